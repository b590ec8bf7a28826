#include <string.h>

#include "core/host.h"
#include "skin/kernel.h"

/* Skins part by part through a small buffer, and scatters each vertex to its place in the desc's order. */
static void skin_parts(const struct skin_encoded *encoded, const glskin_bone *windows, glskin_normals rule,
                       float *positions, float *normals) {
    enum { BATCH = 256 };
    float position[BATCH][3], normal[BATCH][3];
    const struct skin_target target = {position, normals ? normal : NULL, sizeof *position, sizeof *normal};
    for (size_t p = 0; p < encoded->part_count; p++) {
        const struct skin_part *part = &encoded->parts[p];
        for (size_t done = 0; done < part->vertex_count; done += BATCH) {
            size_t first = part->first_vertex + done;
            size_t count = part->vertex_count - done < BATCH ? part->vertex_count - done : BATCH;
            skin_kernel_scalar((const float(*)[3])encoded->position + first, (const float(*)[3])encoded->normal + first,
                               encoded->skin + first, count, windows + part->first_entry, rule, &target);
            for (size_t i = 0; i < count; i++) {
                size_t source = encoded->source[first + i];
                memcpy(positions + 3 * source, position[i], sizeof *position);
                if (normals)
                    memcpy(normals + 3 * source, normal[i], sizeof *normal);
            }
        }
    }
}

glskin_result glskin_skin_cpu(const glskin_host *host, const glskin_mesh_desc *mesh, const glskin_bone *bones,
                              glskin_normals rule, float *positions, float *normals) {
    if (!bones || !positions)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "skin: %s is NULL; it is required",
                         bones ? "positions" : "bones");
    if (rule != GLSKIN_NORMALS_EXACT && rule != GLSKIN_NORMALS_PLAIN)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "skin: rule is %d; expected EXACT or PLAIN", (int)rule);
    struct skin_encoded encoded;
    glskin_result result = skin_encode(host, mesh, SKIN_WINDOW_MAX, &encoded);
    if (result)
        return result;
    glskin_bone *windows = host_alloc(host, encoded.entry_count, sizeof *windows);
    if (windows) {
        skin_pack_windows(&encoded, bones, windows);
        skin_parts(&encoded, windows, rule, positions, normals);
    } else {
        result = host_fail_memory(host, "palette entries", encoded.entry_count);
    }
    host_free(host, windows);
    skin_encoded_free(&encoded);
    return result;
}
