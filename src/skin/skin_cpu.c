/* The one-call convenience: a prepared mesh that serves one pose. */
#include "core/host.h"
#include "skin/cpu_mesh.h"

static glskin_result skin_pose(const glskin_host *host, const glskin_cpu_mesh *mesh, const glskin_bone *bones,
                               float *positions, float *normals) {
    size_t size = glskin_cpu_mesh_palette_size(mesh);
    void *memory = host_alloc(host, 1, size + SKIN_PALETTE_SLACK);
    if (!memory)
        return host_fail_memory(host, "bytes of palette", size);
    void *palette = skin_palette_within(memory);
    glskin_result result = glskin_cpu_mesh_pack(mesh, bones, palette);
    if (!result)
        result = glskin_cpu_mesh_skin(mesh, palette, 0, glskin_cpu_mesh_vertex_count(mesh),
                                      &(glskin_cpu_target){.position = positions, .normal = normals});
    host_free(host, memory);
    return result;
}

glskin_result glskin_skin_cpu(const glskin_host *host, const glskin_mesh_desc *mesh, const glskin_bone *bones,
                              glskin_normals rule, float *positions, float *normals) {
    if (!bones || !positions)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "skin: %s is NULL; it is required",
                         bones ? "positions" : "bones");
    glskin_cpu_mesh *prepared = NULL;
    glskin_result result = glskin_cpu_mesh_create(host, mesh, rule, GLSKIN_CPU_AUTO, &prepared);
    if (!result)
        result = skin_pose(host, prepared, bones, positions, normals);
    glskin_cpu_mesh_destroy(prepared);
    return result;
}
