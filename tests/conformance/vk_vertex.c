/* vk_vertex float|octahedral|record16|record24|read16|read24|read12 REGISTERS SPIRV CASE OUT [CASE OUT ...]
 *
 * Runs a vertex shader inside wrap_compute.hlsl, as vkd3d compiled it, on lavapipe. "read...": one that reads its
 * vertices from a buffer, as records of so many bytes. */
#include "records.h"
#include "vk.h"

enum { GROUP = 64, GUARD = 8, TANGENTS_GIVEN = 4 };

/* cbuffer Capture of wrap_compute.hlsl */
struct capture {
    uint32_t count, bone_base, unused[2];
    float rows[3][4];
};

static uint32_t floats_of(const char *mode) {
    return strcmp(mode, "record16") == 0 ? 4 : strcmp(mode, "record24") == 0 ? 6 : DRAW_FLOATS;
}

/* Without bones the skin record's place holds what a tangent is fed as: the normal's pair. */
static struct case_vertex *make_vertices(const struct case_view *view, int octahedral, int skins) {
    uint32_t count = view->header->vertex_count;
    struct case_vertex *vertices = memory_take(count * sizeof *vertices);
    memcpy(vertices, view->vertices, count * sizeof *vertices);
    for (uint32_t v = 0; v < count && (octahedral || !skins); v++) {
        const double normal[3] = {(double)vertices[v].normal[0], (double)vertices[v].normal[1],
                                  (double)vertices[v].normal[2]};
        int16_t packed[2];
        octahedral_pack(normal, packed);
        const float pair[2] = {packed[0], packed[1]};
        if (octahedral)
            memcpy(vertices[v].normal, pair, sizeof pair);
        if (!skins)
            memcpy(vertices[v].bone, pair, sizeof pair);
    }
    return vertices;
}

static void run(struct vk *vk, const struct vk_shader *shader, char **arguments, const char *case_path,
                const char *out_path) {
    static float constants[CONSTANT_COUNT][4];
    void *bytes;
    struct case_view view = file_case(case_path, &bytes);
    const struct case_header *header = view.header;
    uint32_t count = header->vertex_count, floats = floats_of(arguments[0]);
    struct registers registers = registers_read(arguments[1]);
    int skins = registers.world < 0 || registers.bones >= 0;
    struct case_vertex *vertices = make_vertices(&view, strcmp(arguments[0], "octahedral") == 0, skins);
    struct capture capture = {count, header->palette_first, {0}, {{0}}};
    size_t palette_size, size = (size_t)(count + GUARD) * floats * sizeof(float);
    int reads = strncmp(arguments[0], "read", 4) == 0;
    enum tiles_layout layout = reads ? records_layout(arguments[0]) : TILES_OCTAHEDRAL;
    uint32_t records = records_count(&view);
    uint32_t *skinned = memory_take(records * records_words(layout) * sizeof *skinned),
             *tangents = memory_take(records * sizeof *tangents);
    float *palette = palette_make(&view, &palette_size);
    records_make(&view, layout, skinned, tangents);
    unsigned char *unwritten = memory_take(size);
    memset(unwritten, UNWRITTEN_BYTE, size);
    memcpy(capture.rows, header->world, sizeof capture.rows);
    constants_fill(registers, &view, constants);
    if (reads)
        constants[TANGENTS_GIVEN][0] = 1;
    const struct vk_resource buffer = {.name = "t8",
                                       .format =
                                           layout == TILES_FLOATS ? VK_FORMAT_R32G32_UINT : VK_FORMAT_R32G32B32A32_UINT,
                                       .bytes = skinned,
                                       .size = records * records_words(layout) * sizeof *skinned};
    struct vk_resource resources[] = {
        {.name = "t0", .format = VK_FORMAT_R32_UINT, .bytes = vertices, .size = count * sizeof *vertices},
        {.name = "t8", .format = VK_FORMAT_R32G32B32A32_SFLOAT, .bytes = palette, .size = palette_size},
        {.name = "cb0", .bytes = constants, .size = sizeof constants},
        {.name = "cb1", .bytes = &capture, .size = sizeof capture},
        {.name = "u0", .format = VK_FORMAT_R32_UINT, .bytes = unwritten, .size = size},
        {.name = "t9", .format = VK_FORMAT_R32_UINT, .bytes = tangents, .size = records * sizeof *tangents}};
    if (reads)
        resources[1] = buffer;
    vk_dispatch(vk, shader, resources, 6, (count + GROUP - 1) / GROUP);
    const unsigned char *written = resources[4].mapped;
    if (!written)
        FAIL("%s: the shader writes nothing", arguments[2]);
    for (size_t i = (size_t)count * floats * sizeof(float); i < size; i++)
        if (written[i] != UNWRITTEN_BYTE)
            FAIL("%s: the shader wrote past the last vertex", out_path);
    file_write_output(out_path, count, floats, written);
    free(vertices);
    free(skinned);
    free(tangents);
    free(palette);
    free(unwritten);
    free(bytes);
}

int main(int argc, char **argv) {
    struct vk vk;
    if (argc < 6 || argc % 2 != 0)
        FAIL("usage: vk_vertex float|octahedral|record16|record24|read16|read24|read12 REGISTERS SPIRV CASE OUT ...");
    vk_create(&vk);
    struct vk_shader shader = vk_shader_load(&vk, argv[3]);
    for (int i = 4; i < argc; i += 2)
        run(&vk, &shader, argv + 1, argv[i], argv[i + 1]);
    return 0;
}
