/* d3d11_vertex.exe float|tangents|record16|record24 float|read16|read24|read12 VS CASE OUT [CASE OUT ...]
 *
 * Runs skinning_vs_sm4 (vs_4_0), with "record..." feedback_vs, with "read..." preskinned_vs_sm4, on Direct3D 11, as it
 * is: its outputs are streamed out into a buffer, nothing is drawn. Inputs by the shader's semantics: the skin record
 * as two integers, the base, the world's rows per instance; a tangent is fed the coordinates. "read...": the vertices
 * stand in a buffer, as records of so many bytes. */
#include "d3d11.h"
#include "records.h"

#include <stdbool.h>

enum { PALETTE_REGISTER = 8, TANGENTS_REGISTER = 9 };

struct instance {
    uint32_t base;
    float world[3][4];
};

static void set_layout(struct d3d11 *d3d, const void *code, size_t size) {
    const D3D11_INPUT_CLASSIFICATION vertex = D3D11_INPUT_PER_VERTEX_DATA, instance = D3D11_INPUT_PER_INSTANCE_DATA;
    const UINT world = offsetof(struct instance, world);
    const D3D11_INPUT_ELEMENT_DESC elements[] = {
        {"POSITION", 0, DXGI_FORMAT_R32G32B32_FLOAT, 0, offsetof(struct case_vertex, position), vertex, 0},
        {"NORMAL", 0, DXGI_FORMAT_R32G32B32_FLOAT, 0, offsetof(struct case_vertex, normal), vertex, 0},
        {"BLENDINDICES", 0, DXGI_FORMAT_R32G32_UINT, 0, offsetof(struct case_vertex, bone), vertex, 0},
        {"TEXCOORD", 0, DXGI_FORMAT_R32G32_FLOAT, 0, offsetof(struct case_vertex, texcoord[0]), vertex, 0},
        {"TEXCOORD", 1, DXGI_FORMAT_R32G32_FLOAT, 0, offsetof(struct case_vertex, texcoord[2]), vertex, 0},
        {"TANGENT", 0, DXGI_FORMAT_R32G32B32A32_FLOAT, 0, offsetof(struct case_vertex, texcoord), vertex, 0},
        {"BONEBASE", 0, DXGI_FORMAT_R32_UINT, 1, 0, instance, 1},
        {"VERTEXBASE", 0, DXGI_FORMAT_R32_UINT, 1, 0, instance, 1},
        {"WORLD", 0, DXGI_FORMAT_R32G32B32A32_FLOAT, 1, world, instance, 1},
        {"WORLD", 1, DXGI_FORMAT_R32G32B32A32_FLOAT, 1, world + 16, instance, 1},
        {"WORLD", 2, DXGI_FORMAT_R32G32B32A32_FLOAT, 1, world + 32, instance, 1}};
    ID3D11InputLayout *layout;
    CHECK(
        ID3D11Device_CreateInputLayout(d3d->device, elements, sizeof elements / sizeof *elements, code, size, &layout));
    ID3D11DeviceContext_IASetInputLayout(d3d->context, layout);
    ID3D11DeviceContext_IASetPrimitiveTopology(d3d->context, D3D11_PRIMITIVE_TOPOLOGY_POINTLIST);
}

static uint32_t floats_of(const char *mode) {
    return strcmp(mode, "record16") == 0 ? 4 : strcmp(mode, "record24") == 0 ? 6 : DRAW_FLOATS;
}

static void set_shader(struct d3d11 *d3d, const void *code, size_t size, uint32_t floats, int tangents) {
    const D3D11_SO_DECLARATION_ENTRY records[] = {{0, "RECORD", 0, 0, 4, 0}, {0, "RECORD", 1, 0, 2, 0}};
    const D3D11_SO_DECLARATION_ENTRY with_tangents[] = {{0, "SV_Position", 0, 0, 4, 0},
                                                        {0, "TEXCOORD", 0, 0, 3, 0},
                                                        {0, "TEXCOORD", 3, 0, 4, 0},
                                                        {0, "TEXCOORD", 4, 0, 3, 0},
                                                        {0, NULL, 0, 0, 1, 0}};
    const D3D11_SO_DECLARATION_ENTRY outputs[] = {{0, "SV_Position", 0, 0, 4, 0},
                                                  {0, "TEXCOORD", 0, 0, 3, 0},
                                                  {0, "TEXCOORD", 1, 0, 2, 0},
                                                  {0, "TEXCOORD", 2, 0, 2, 0},
                                                  {0, "COLOR", 0, 0, 4, 0}};
    const UINT stride = floats * sizeof(float);
    bool drawn = floats == DRAW_FLOATS;
    ID3D11VertexShader *shader;
    ID3D11GeometryShader *stream;
    CHECK(ID3D11Device_CreateVertexShader(d3d->device, code, size, NULL, &shader));
    CHECK(ID3D11Device_CreateGeometryShaderWithStreamOutput(d3d->device, code, size,
                                                            !drawn     ? records
                                                            : tangents ? with_tangents
                                                                       : outputs,
                                                            drawn         ? sizeof outputs / sizeof *outputs
                                                            : floats == 6 ? 2
                                                                          : 1,
                                                            &stride, 1, D3D11_SO_NO_RASTERIZED_STREAM, NULL, &stream));
    ID3D11DeviceContext_VSSetShader(d3d->context, shader, NULL, 0);
    ID3D11DeviceContext_GSSetShader(d3d->context, stream, NULL, 0);
}

static void set_buffer(struct d3d11 *d3d, UINT at, DXGI_FORMAT format, UINT texel, const void *bytes, size_t size) {
    ID3D11Buffer *buffer = d3d11_buffer(d3d, D3D11_BIND_SHADER_RESOURCE, bytes, (UINT)size, 0);
    D3D11_SHADER_RESOURCE_VIEW_DESC desc = {.Format = format, .ViewDimension = D3D11_SRV_DIMENSION_BUFFER};
    desc.Buffer.NumElements = (UINT)size / texel;
    ID3D11ShaderResourceView *resource;
    CHECK(ID3D11Device_CreateShaderResourceView(d3d->device, (ID3D11Resource *)buffer, &desc, &resource));
    ID3D11DeviceContext_VSSetShaderResources(d3d->context, at, 1, &resource);
}

static void set_palette(struct d3d11 *d3d, const struct case_view *view) {
    size_t size;
    float *palette = palette_make(view, &size);
    set_buffer(d3d, PALETTE_REGISTER, DXGI_FORMAT_R32G32B32A32_FLOAT, 16, palette, size);
    free(palette);
}

static void set_records(struct d3d11 *d3d, const struct case_view *view, enum tiles_layout layout) {
    size_t count = records_count(view), size = count * records_words(layout) * sizeof(uint32_t);
    uint32_t *skinned = memory_take(size), *tangents = memory_take(count * sizeof *tangents);
    records_make(view, layout, skinned, tangents);
    set_buffer(d3d, PALETTE_REGISTER, layout == TILES_FLOATS ? DXGI_FORMAT_R32G32_UINT : DXGI_FORMAT_R32G32B32A32_UINT,
               records_texel_words(layout) * (UINT)sizeof *skinned, skinned, size);
    set_buffer(d3d, TANGENTS_REGISTER, DXGI_FORMAT_R32_UINT, sizeof *tangents, tangents, count * sizeof *tangents);
    free(skinned);
    free(tangents);
}

static void run(struct d3d11 *d3d, uint32_t floats, int tangents, const char *feed, const char *case_path,
                const char *out_path) {
    void *bytes;
    struct case_view view = file_case(case_path, &bytes);
    const struct case_header *header = view.header;
    struct instance instance = {header->palette_first, {{0}}};
    memcpy(instance.world, header->world, sizeof instance.world);
    ID3D11Buffer *streams[2] = {d3d11_buffer(d3d, D3D11_BIND_VERTEX_BUFFER, view.vertices,
                                             header->vertex_count * (UINT)sizeof *view.vertices, 0),
                                d3d11_buffer(d3d, D3D11_BIND_VERTEX_BUFFER, &instance, sizeof instance, 0)};
    const UINT strides[2] = {sizeof *view.vertices, sizeof instance}, offsets[2] = {0, 0};
    ID3D11DeviceContext_IASetVertexBuffers(d3d->context, 0, 2, streams, strides, offsets);
    float registers[5][4] = {{0}}; /* c4: that there are tangents */
    memcpy(registers, header->view_projection, sizeof header->view_projection);
    registers[4][0] = 1;
    ID3D11Buffer *constants = d3d11_buffer(d3d, D3D11_BIND_CONSTANT_BUFFER, registers, sizeof registers, 0);
    ID3D11DeviceContext_VSSetConstantBuffers(d3d->context, 0, 1, &constants);
    if (strncmp(feed, "read", 4) == 0)
        set_records(d3d, &view, records_layout(feed));
    else
        set_palette(d3d, &view);
    UINT size = header->vertex_count * floats * (UINT)sizeof(float);
    void *unwritten = memory_take(size);
    memset(unwritten, UNWRITTEN_BYTE, size);
    ID3D11Buffer *target = d3d11_buffer(d3d, D3D11_BIND_STREAM_OUTPUT, unwritten, size, 0), *none = NULL;
    ID3D11DeviceContext_SOSetTargets(d3d->context, 1, &target, offsets);
    ID3D11DeviceContext_DrawInstanced(d3d->context, header->vertex_count, 1, 0, 0);
    ID3D11DeviceContext_SOSetTargets(d3d->context, 1, &none, offsets);
    float *values = d3d11_read(d3d, target, size);
    for (uint32_t v = 0; v < header->vertex_count && tangents; v++) /* the one behind the place */
        values[v * DRAW_FLOATS + DRAW_FLOATS - 1] = 1;
    file_write_output(out_path, header->vertex_count, floats, values);
    free(values);
    free(unwritten);
    free(bytes);
}

int main(int argc, char **argv) {
    struct d3d11 d3d;
    size_t size;
    if (argc < 6 || argc % 2 != 0)
        FAIL("usage: d3d11_vertex float|tangents|record16|record24 float|read16|read24|read12 VS CASE OUT ...");
    d3d11_create(&d3d);
    uint32_t floats = floats_of(argv[1]);
    int tangents = strcmp(argv[1], "tangents") == 0;
    void *code = file_bytes(argv[3], &size);
    set_layout(&d3d, code, size);
    set_shader(&d3d, code, size, floats, tangents);
    for (int i = 4; i < argc; i += 2)
        run(&d3d, floats, tangents, argv[2], argv[i], argv[i + 1]);
    return 0;
}
