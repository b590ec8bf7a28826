/* A Direct3D 11 device and its buffers. */
#ifndef GLSKIN_CONFORMANCE_D3D11_H
#define GLSKIN_CONFORMANCE_D3D11_H

#define COBJMACROS
#include <initguid.h>
#include <windows.h>

#include <d3d11.h>

#include "files.h"

#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        HRESULT result_ = (call);                                                                                      \
        if (FAILED(result_))                                                                                           \
            FAIL("%s: %08lx", #call, (unsigned long)result_);                                                          \
    } while (0)

struct d3d11 {
    ID3D11Device *device;
    ID3D11DeviceContext *context;
};

static inline void d3d11_create(struct d3d11 *d3d) {
    CHECK(D3D11CreateDevice(NULL, D3D_DRIVER_TYPE_HARDWARE, NULL, 0, NULL, 0, D3D11_SDK_VERSION, &d3d->device, NULL,
                            &d3d->context));
}

/* stride: 0, or of the elements of a structured buffer. */
static inline ID3D11Buffer *d3d11_buffer(struct d3d11 *d3d, UINT bind, const void *bytes, UINT size, UINT stride) {
    D3D11_BUFFER_DESC desc = {.ByteWidth = size,
                              .BindFlags = bind,
                              .MiscFlags = stride ? D3D11_RESOURCE_MISC_BUFFER_STRUCTURED : 0,
                              .StructureByteStride = stride};
    D3D11_SUBRESOURCE_DATA data = {.pSysMem = bytes};
    ID3D11Buffer *buffer;
    CHECK(ID3D11Device_CreateBuffer(d3d->device, &desc, &data, &buffer));
    return buffer;
}

/* A copy of the buffer's bytes; free() it. */
static inline void *d3d11_read(struct d3d11 *d3d, ID3D11Buffer *buffer, UINT size) {
    D3D11_BUFFER_DESC desc = {.ByteWidth = size, .Usage = D3D11_USAGE_STAGING, .CPUAccessFlags = D3D11_CPU_ACCESS_READ};
    D3D11_MAPPED_SUBRESOURCE mapped;
    ID3D11Buffer *staging;
    CHECK(ID3D11Device_CreateBuffer(d3d->device, &desc, NULL, &staging));
    ID3D11DeviceContext_CopyResource(d3d->context, (ID3D11Resource *)staging, (ID3D11Resource *)buffer);
    CHECK(ID3D11DeviceContext_Map(d3d->context, (ID3D11Resource *)staging, 0, D3D11_MAP_READ, 0, &mapped));
    void *bytes = memory_take(size);
    memcpy(bytes, mapped.pData, size);
    ID3D11DeviceContext_Unmap(d3d->context, (ID3D11Resource *)staging, 0);
    ID3D11Buffer_Release(staging);
    return bytes;
}

#endif
