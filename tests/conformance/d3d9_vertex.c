/* d3d9_vertex.exe float|octahedral REGISTERS VS PS CASE OUT [CASE OUT ...]
 *
 * Runs a vertex shader of vs_2_0 or vs_3_0 on Direct3D 9. VS is the shader inside wrap_d3d9.hlsl, PS the pixel shader
 * capture_ps.hlsl: each vertex becomes one pixel of four float targets. "octahedral": NORMAL is a pair of int16. */
#include "d3d9.h"
#include "octahedral.h"

#include <stdbool.h>

struct vertex {
    struct case_vertex given;
    int16_t octahedral[2];
    float pixel[4];
};

/* skins: a tangent is fed the coordinates; else the normal's pair. */
static void set_layout(struct d3d9 *d3d, bool octahedral, bool skins) {
    D3DVERTEXELEMENT9 normal = {0, offsetof(struct vertex, given.normal), D3DDECLTYPE_FLOAT3, 0, D3DDECLUSAGE_NORMAL,
                                0};
    if (octahedral)
        normal =
            (D3DVERTEXELEMENT9){0, offsetof(struct vertex, octahedral), D3DDECLTYPE_SHORT2, 0, D3DDECLUSAGE_NORMAL, 0};
    D3DVERTEXELEMENT9 tangent = {
        0, offsetof(struct vertex, given.texcoord), D3DDECLTYPE_FLOAT4, 0, D3DDECLUSAGE_TANGENT, 0};
    if (!skins)
        tangent =
            (D3DVERTEXELEMENT9){0, offsetof(struct vertex, octahedral), D3DDECLTYPE_SHORT2, 0, D3DDECLUSAGE_TANGENT, 0};
    const D3DVERTEXELEMENT9 elements[] = {
        {0, offsetof(struct vertex, given.position), D3DDECLTYPE_FLOAT3, 0, D3DDECLUSAGE_POSITION, 0},
        normal,
        tangent,
        {0, offsetof(struct vertex, given.bone), D3DDECLTYPE_UBYTE4, 0, D3DDECLUSAGE_BLENDINDICES, 0},
        {0, offsetof(struct vertex, given.weight), D3DDECLTYPE_UBYTE4N, 0, D3DDECLUSAGE_BLENDWEIGHT, 0},
        {0, offsetof(struct vertex, given.texcoord[0]), D3DDECLTYPE_FLOAT2, 0, D3DDECLUSAGE_TEXCOORD, 0},
        {0, offsetof(struct vertex, given.texcoord[2]), D3DDECLTYPE_FLOAT2, 0, D3DDECLUSAGE_TEXCOORD, 1},
        {0, offsetof(struct vertex, pixel), D3DDECLTYPE_FLOAT4, 0, D3DDECLUSAGE_TEXCOORD, 7},
        D3DDECL_END()};
    d3d9_layout(d3d, elements);
}

static struct vertex *make_vertices(const struct case_view *view) {
    struct vertex *vertices = memory_take(view->header->vertex_count * sizeof *vertices);
    for (uint32_t v = 0; v < view->header->vertex_count; v++) {
        const float *n = view->vertices[v].normal;
        const double normal[3] = {(double)n[0], (double)n[1], (double)n[2]};
        vertices[v].given = view->vertices[v];
        octahedral_pack(normal, vertices[v].octahedral);
        d3d9_pixel(v, vertices[v].pixel);
    }
    return vertices;
}

static void run(struct d3d9 *d3d, struct registers registers, const char *case_path, const char *out_path) {
    static float values[4][TARGET_PIXELS][4], constants[CONSTANT_COUNT][4];
    void *bytes;
    struct case_view view = file_case(case_path, &bytes);
    uint32_t count = view.header->vertex_count;
    struct vertex *vertices = make_vertices(&view);
    constants_fill(registers, &view, constants);
    CHECK(IDirect3DDevice9_SetVertexShaderConstantF(d3d->device, 0, constants[0], CONSTANT_COUNT));
    d3d9_draw(d3d, count, vertices, sizeof *vertices, values);
    float(*out)[DRAW_FLOATS] = memory_take(count * sizeof *out);
    for (uint32_t v = 0; v < count; v++) { /* the targets: position; normal; both texture coordinates; color */
        memcpy(out[v], values[0][v], 16);
        memcpy(out[v] + 4, values[1][v], 12);
        memcpy(out[v] + 7, values[2][v], 16);
        memcpy(out[v] + 11, values[3][v], 16);
    }
    file_write_output(out_path, count, DRAW_FLOATS, out);
    free(out);
    free(vertices);
    free(bytes);
}

int main(int argc, char **argv) {
    struct d3d9 d3d;
    if (argc < 7 || argc % 2 == 0)
        FAIL("usage: d3d9_vertex float|octahedral REGISTERS VS PS CASE OUT [CASE OUT ...]");
    d3d9_create(&d3d, 4);
    d3d9_shaders(&d3d, argv[3], argv[4]);
    set_layout(&d3d, strcmp(argv[1], "octahedral") == 0, registers_read(argv[2]).bones >= 0);
    for (int i = 5; i < argc; i += 2)
        run(&d3d, registers_read(argv[2]), argv[i], argv[i + 1]);
    return 0;
}
