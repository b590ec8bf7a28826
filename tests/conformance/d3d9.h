/* A Direct3D 9 device that draws points into float targets, one point a pixel. */
#ifndef GLSKIN_CONFORMANCE_D3D9_H
#define GLSKIN_CONFORMANCE_D3D9_H

#define COBJMACROS
#include <windows.h>

#include <d3d9.h>

#include "files.h"

enum { TARGET_WIDTH = 64, TARGET_HEIGHT = 64, TARGET_PIXELS = TARGET_WIDTH * TARGET_HEIGHT, MAX_TARGETS = 4 };

#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        HRESULT result_ = (call);                                                                                      \
        if (FAILED(result_))                                                                                           \
            FAIL("%s: %08lx", #call, (unsigned long)result_);                                                          \
    } while (0)

struct d3d9 {
    IDirect3DDevice9 *device;
    IDirect3DSurface9 *targets[MAX_TARGETS], *readable;
    int target_count;
};

static inline void d3d9_create(struct d3d9 *d3d, int target_count) {
    HWND window = CreateWindowA("static", "capture", WS_OVERLAPPEDWINDOW, 0, 0, 64, 64, NULL, NULL, NULL, NULL);
    IDirect3D9 *factory = Direct3DCreate9(D3D_SDK_VERSION);
    if (!window || !factory)
        FAIL("no Direct3D 9, or no display");
    D3DPRESENT_PARAMETERS present = {.BackBufferWidth = TARGET_WIDTH,
                                     .BackBufferHeight = TARGET_HEIGHT,
                                     .BackBufferFormat = D3DFMT_A8R8G8B8,
                                     .SwapEffect = D3DSWAPEFFECT_DISCARD,
                                     .hDeviceWindow = window,
                                     .Windowed = TRUE};
    CHECK(IDirect3D9_CreateDevice(factory, 0, D3DDEVTYPE_HAL, window, D3DCREATE_HARDWARE_VERTEXPROCESSING, &present,
                                  &d3d->device));
    d3d->target_count = target_count;
    for (int i = 0; i < target_count; i++) {
        CHECK(IDirect3DDevice9_CreateRenderTarget(d3d->device, TARGET_WIDTH, TARGET_HEIGHT, D3DFMT_A32B32G32R32F,
                                                  D3DMULTISAMPLE_NONE, 0, FALSE, &d3d->targets[i], NULL));
        CHECK(IDirect3DDevice9_SetRenderTarget(d3d->device, (DWORD)i, d3d->targets[i]));
    }
    CHECK(IDirect3DDevice9_CreateOffscreenPlainSurface(d3d->device, TARGET_WIDTH, TARGET_HEIGHT, D3DFMT_A32B32G32R32F,
                                                       D3DPOOL_SYSTEMMEM, &d3d->readable, NULL));
    CHECK(IDirect3DDevice9_SetRenderState(d3d->device, D3DRS_ZENABLE, FALSE));
    CHECK(IDirect3DDevice9_SetRenderState(d3d->device, D3DRS_CULLMODE, D3DCULL_NONE));
    D3DVIEWPORT9 viewport = {0, 0, TARGET_WIDTH, TARGET_HEIGHT, 0, 1};
    CHECK(IDirect3DDevice9_SetViewport(d3d->device, &viewport));
}

static inline void d3d9_shaders(struct d3d9 *d3d, const char *vertex_path, const char *pixel_path) {
    IDirect3DVertexShader9 *vertex;
    IDirect3DPixelShader9 *pixel;
    size_t size;
    CHECK(IDirect3DDevice9_CreateVertexShader(d3d->device, file_bytes(vertex_path, &size), &vertex));
    CHECK(IDirect3DDevice9_CreatePixelShader(d3d->device, file_bytes(pixel_path, &size), &pixel));
    CHECK(IDirect3DDevice9_SetVertexShader(d3d->device, vertex));
    CHECK(IDirect3DDevice9_SetPixelShader(d3d->device, pixel));
}

static inline void d3d9_layout(struct d3d9 *d3d, const D3DVERTEXELEMENT9 *elements) {
    IDirect3DVertexDeclaration9 *declaration;
    CHECK(IDirect3DDevice9_CreateVertexDeclaration(d3d->device, elements, &declaration));
    CHECK(IDirect3DDevice9_SetVertexDeclaration(d3d->device, declaration));
}

/* The clip position of pixel i's centre: Direct3D 9 has pixel centres at whole numbers. */
static inline void d3d9_pixel(uint32_t i, float position[4]) {
    if (i >= TARGET_PIXELS)
        FAIL("more than %d vertices", TARGET_PIXELS);
    position[0] = 2.0f * (float)(i % TARGET_WIDTH) / TARGET_WIDTH - 1;
    position[1] = 1 - 2.0f * (float)(i / TARGET_WIDTH) / TARGET_HEIGHT;
    position[2] = 0.5f;
    position[3] = 1;
}

/* values: TARGET_PIXELS x 4 floats a target. */
static inline void d3d9_draw(struct d3d9 *d3d, uint32_t count, const void *vertices, size_t stride,
                             float (*values)[TARGET_PIXELS][4]) {
    CHECK(IDirect3DDevice9_Clear(d3d->device, 0, NULL, D3DCLEAR_TARGET, 0, 1, 0));
    CHECK(IDirect3DDevice9_BeginScene(d3d->device));
    CHECK(IDirect3DDevice9_DrawPrimitiveUP(d3d->device, D3DPT_POINTLIST, count, vertices, (UINT)stride));
    CHECK(IDirect3DDevice9_EndScene(d3d->device));
    for (int i = 0; i < d3d->target_count; i++) {
        D3DLOCKED_RECT locked;
        CHECK(IDirect3DDevice9_GetRenderTargetData(d3d->device, d3d->targets[i], d3d->readable));
        CHECK(IDirect3DSurface9_LockRect(d3d->readable, &locked, NULL, D3DLOCK_READONLY));
        for (int y = 0; y < TARGET_HEIGHT; y++)
            memcpy(values[i][y * TARGET_WIDTH], (const char *)locked.pBits + y * locked.Pitch,
                   TARGET_WIDTH * sizeof **values);
        CHECK(IDirect3DSurface9_UnlockRect(d3d->readable));
    }
}

#endif
