#include "skin/tangents.h"

#include "skin/kernel.h"

#include <math.h>
#include <string.h>

static void blend(const struct skin_record *record, const glskin_bone *window, float rows[3][3]) {
    memset(rows, 0, sizeof(float[3][3]));
    for (int slot = 0; slot < 4; slot++) {
        float weight = record->weight[slot] / 255.0f;
        for (int i = 0; i < 9 && record->weight[slot]; i++)
            rows[i / 3][i % 3] += weight * window[record->bone[slot]].row[i / 3][i % 3];
    }
}

static float largest(const float *v, int count) {
    float most = 0.0f;
    for (int i = 0; i < count; i++)
        most = fmaxf(most, fabsf(v[i]));
    return most;
}

/* The determinant is of rows brought near 1, so that it neither overflows nor vanishes. */
static float mirror_side(float rows[3][3]) {
    float scale = 1.0f / fmaxf(largest(rows[0], 9), 1e-37f), m[9];
    for (int i = 0; i < 9; i++)
        m[i] = rows[i / 3][i % 3] * scale;
    float determinant =
        m[0] * (m[4] * m[8] - m[5] * m[7]) + m[1] * (m[5] * m[6] - m[3] * m[8]) + m[2] * (m[3] * m[7] - m[4] * m[6]);
    return determinant < 0.0f ? -1.0f : 1.0f;
}

void skin_tangents(const struct skin_encoded *mesh, const glskin_bone *windows, int16_t (*out)[2]) {
    for (size_t p = 0; p < mesh->part_count; p++) {
        const struct skin_part *part = &mesh->parts[p];
        for (size_t v = part->first_vertex; v < (size_t)part->first_vertex + part->vertex_count; v++) {
            float rows[3][3], turned[4], *bind = mesh->tangent[v];
            blend(&mesh->skin[v], windows + part->first_entry, rows);
            for (int r = 0; r < 3; r++)
                turned[r] = rows[r][0] * bind[0] + rows[r][1] * bind[1] + rows[r][2] * bind[2];
            if (!(largest(turned, 3) > 1e-30f))
                memcpy(turned, bind, 3 * sizeof *turned);
            turned[3] = bind[3] * mirror_side(rows);
            tangent_encode(turned, out[v]);
        }
    }
}
