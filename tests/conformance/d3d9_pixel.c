/* d3d9_pixel.exe VS PS CASE OUT [CASE OUT ...]
 *
 * Runs a pixel shader on Direct3D 9, one point a pixel, into one float target. VS is pass_vs.hlsl. The case's texture
 * is bound to s0 to s5, and its constants stand from c0 on. */
#include "d3d9.h"

enum { SAMPLERS = 6 };

struct vertex {
    float position[4];
    struct case_pixel given;
};

static void set_texture(struct d3d9 *d3d, const struct pixel_case_header *header) {
    DWORD filter = header->flags & PIXEL_CASE_LINEAR ? D3DTEXF_LINEAR : D3DTEXF_POINT;
    IDirect3DTexture9 *texture;
    D3DLOCKED_RECT locked;
    CHECK(IDirect3DDevice9_CreateTexture(d3d->device, 8, 8, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED, &texture, NULL));
    CHECK(IDirect3DTexture9_LockRect(texture, 0, &locked, NULL, 0));
    for (int y = 0; y < 8; y++)
        for (int x = 0; x < 8; x++) {
            const uint8_t *rgba = header->texture[y][x];
            const uint8_t bgra[4] = {rgba[2], rgba[1], rgba[0], rgba[3]};
            memcpy((char *)locked.pBits + y * locked.Pitch + 4 * x, bgra, 4);
        }
    CHECK(IDirect3DTexture9_UnlockRect(texture, 0));
    for (DWORD s = 0; s < SAMPLERS; s++) {
        CHECK(IDirect3DDevice9_SetTexture(d3d->device, s, (IDirect3DBaseTexture9 *)texture));
        CHECK(IDirect3DDevice9_SetSamplerState(d3d->device, s, D3DSAMP_MINFILTER, filter));
        CHECK(IDirect3DDevice9_SetSamplerState(d3d->device, s, D3DSAMP_MAGFILTER, filter));
        CHECK(IDirect3DDevice9_SetSamplerState(d3d->device, s, D3DSAMP_ADDRESSU, D3DTADDRESS_WRAP));
        CHECK(IDirect3DDevice9_SetSamplerState(d3d->device, s, D3DSAMP_ADDRESSV, D3DTADDRESS_WRAP));
    }
}

static void run(struct d3d9 *d3d, const char *case_path, const char *out_path) {
    static float values[1][TARGET_PIXELS][4];
    void *bytes;
    struct pixel_case_view view = file_pixel_case(case_path, &bytes);
    uint32_t count = view.header->pixel_count;
    struct vertex *vertices = memory_take(count * sizeof *vertices);
    for (uint32_t p = 0; p < count; p++) {
        d3d9_pixel(p, vertices[p].position);
        vertices[p].given = view.pixels[p];
    }
    set_texture(d3d, view.header);
    CHECK(IDirect3DDevice9_SetPixelShaderConstantF(d3d->device, 0, view.header->constants[0], PIXEL_CONSTANTS));
    d3d9_draw(d3d, count, vertices, sizeof *vertices, values);
    file_write_output(out_path, count, PIXEL_FLOATS, values[0]);
    free(vertices);
    free(bytes);
}

int main(int argc, char **argv) {
    static const D3DVERTEXELEMENT9 elements[] = {
        {0, offsetof(struct vertex, position), D3DDECLTYPE_FLOAT4, 0, D3DDECLUSAGE_POSITION, 0},
        {0, offsetof(struct vertex, given.normal), D3DDECLTYPE_FLOAT3, 0, D3DDECLUSAGE_NORMAL, 0},
        {0, offsetof(struct vertex, given.texcoord[0]), D3DDECLTYPE_FLOAT2, 0, D3DDECLUSAGE_TEXCOORD, 0},
        {0, offsetof(struct vertex, given.texcoord[2]), D3DDECLTYPE_FLOAT2, 0, D3DDECLUSAGE_TEXCOORD, 1},
        {0, offsetof(struct vertex, given.color), D3DDECLTYPE_FLOAT4, 0, D3DDECLUSAGE_COLOR, 0},
        {0, offsetof(struct vertex, given.tangent), D3DDECLTYPE_FLOAT4, 0, D3DDECLUSAGE_TANGENT, 0},
        {0, offsetof(struct vertex, given.place), D3DDECLTYPE_FLOAT3, 0, D3DDECLUSAGE_TEXCOORD, 2},
        D3DDECL_END()};
    struct d3d9 d3d;
    if (argc < 5 || argc % 2 == 0)
        FAIL("usage: d3d9_pixel VS PS CASE OUT [CASE OUT ...]");
    d3d9_create(&d3d, 1);
    d3d9_shaders(&d3d, argv[1], argv[2]);
    d3d9_layout(&d3d, elements);
    for (int i = 3; i < argc; i += 2)
        run(&d3d, argv[i], argv[i + 1]);
    return 0;
}
