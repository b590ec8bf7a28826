/* Skinning in double precision, straight from the definitions and sharing nothing with src/skin: what every path is
 * measured against. Each bone transforms the point, then the results are weighted; a classic group is the mean of what
 * its bones do. Normals go by the blended 3x3 itself (PLAIN) or by its cofactors with the determinant's sign (EXACT).
 * The desc must be a valid one. */
#ifndef GLSKIN_TESTS_REFERENCE_H
#define GLSKIN_TESTS_REFERENCE_H

#include <math.h>
#include <string.h>

#include <glskin/glskin.h>

static inline const unsigned char *reference_at(glskin_stream stream, size_t tight, size_t vertex) {
    return (const unsigned char *)stream.data + vertex * (stream.stride ? stream.stride : tight);
}

/* A share of one bone in one vertex: sum += weight * bone, taken both as the point's image and as the matrix. */
struct reference_sum {
    double point[3], matrix[3][3];
};

static inline void reference_add(struct reference_sum *sum, const glskin_bone *bone, double weight, const double p[3]) {
    for (int r = 0; r < 3; r++) {
        const float *row = bone->row[r];
        sum->point[r] +=
            weight * ((double)row[0] * p[0] + (double)row[1] * p[1] + (double)row[2] * p[2] + (double)row[3]);
        for (int c = 0; c < 3; c++)
            sum->matrix[r][c] += weight * (double)row[c];
    }
}

/* The weights that count, in 255ths. All zero: the first alone. NORMALIZE: floors, then one each to the largest
 * remainders, which the fractions themselves say. */
static inline void reference_weights(const glskin_mesh_desc *desc, const unsigned char given[4], double out[4]) {
    int total = given[0] + given[1] + given[2] + given[3];
    double fraction[4];
    double missing = 255.0;
    for (int i = 0; i < 4; i++) {
        out[i] = given[i];
        if (total && desc->weights == GLSKIN_WEIGHTS_NORMALIZE) {
            double exact = 255.0 * given[i] / total;
            out[i] = floor(exact + 1e-9); /* multiples of 1/1020 at the finest */
            fraction[i] = exact - out[i];
            missing -= out[i];
        }
    }
    if (!total)
        out[0] = 255.0;
    if (!total || desc->weights != GLSKIN_WEIGHTS_NORMALIZE)
        return;
    while (missing > 0.5) {
        int most = 0;
        for (int i = 1; i < 4; i++)
            most = fraction[i] > fraction[most] + 1e-9 ? i : most;
        out[most] += 1.0;
        fraction[most] = -1.0;
        missing -= 1.0;
    }
}

static inline void reference_blend(const glskin_mesh_desc *desc, const glskin_bone *bones, size_t vertex,
                                   const double p[3], struct reference_sum *sum) {
    memset(sum, 0, sizeof *sum);
    if (desc->classic.group.data) {
        size_t size = desc->classic.group_size == 2 ? 2 : 1, first = 0, group = 0;
        uint16_t wide = 0;
        const unsigned char *at = reference_at(desc->classic.group, size, vertex);
        memcpy(&wide, at, sizeof wide * (size == 2));
        group = size == 2 ? wide : *at;
        for (size_t g = 0; g < group; g++)
            first += desc->classic.groups.sizes[g];
        size_t members = desc->classic.groups.sizes[group];
        for (size_t i = 0; i < members; i++)
            reference_add(sum, &bones[desc->classic.groups.bones[first + i]], 1.0 / (double)members, p);
        return;
    }
    size_t bone_size = desc->skin.data ? 1 : desc->influences.bone_size;
    const unsigned char *bone = desc->skin.data ? reference_at(desc->skin, 8, vertex)
                                                : reference_at(desc->influences.bone, 4 * bone_size, vertex);
    const unsigned char *weight =
        desc->skin.data ? reference_at(desc->skin, 8, vertex) + 4 : reference_at(desc->influences.weight, 4, vertex);
    double weights[4];
    reference_weights(desc, weight, weights);
    for (size_t i = 0; i < 4; i++) {
        uint16_t wide = bone[i];
        if (bone_size == 2)
            memcpy(&wide, bone + 2 * i, sizeof wide);
        if (weights[i] > 0.0)
            reference_add(sum, &bones[wide], weights[i] / 255.0, p);
    }
}

/* The 2x2 minors by index, signs by the cyclic order: entry (r, c) of the cofactor matrix. */
static inline double reference_cofactor(double m[3][3], int r, int c) {
    int r1 = (r + 1) % 3, r2 = (r + 2) % 3, c1 = (c + 1) % 3, c2 = (c + 2) % 3;
    return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1];
}

static inline void reference_normal(double m[3][3], glskin_normals rule, const double n[3], double out[3]) {
    double determinant = 0.0, length = sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    for (int c = 0; c < 3; c++)
        determinant += m[0][c] * reference_cofactor(m, 0, c);
    for (int r = 0; r < 3; r++) {
        out[r] = 0.0;
        for (int c = 0; c < 3; c++)
            out[r] += n[c] * (rule == GLSKIN_NORMALS_PLAIN ? m[r][c] : reference_cofactor(m, r, c));
        if (rule == GLSKIN_NORMALS_EXACT && determinant < 0.0)
            out[r] = -out[r];
    }
    double largest = fmax(fabs(out[0]), fmax(fabs(out[1]), fabs(out[2])));
    if (largest > 0.0 && isfinite(out[0] + out[1] + out[2])) {
        double x = out[0] / largest, y = out[1] / largest, z = out[2] / largest;
        double scaled = sqrt(x * x + y * y + z * z);
        out[0] = x / scaled, out[1] = y / scaled, out[2] = z / scaled;
    } else { /* the bind pose's stays; one of no length is (0,0,1) */
        for (int r = 0; r < 3; r++)
            out[r] = length > 0.0 ? n[r] / length : r == 2;
    }
}

/* vertex_count entries each, in the desc's order. normals may be NULL. */
static inline void reference_skin(const glskin_mesh_desc *desc, const glskin_bone *bones, glskin_normals rule,
                                  double (*positions)[3], double (*normals)[3]) {
    for (size_t v = 0; v < desc->vertex_count; v++) {
        float raw[3], raw_normal[3] = {0.0f, 0.0f, 1.0f};
        memcpy(raw, reference_at(desc->position, sizeof raw, v), sizeof raw);
        if (desc->normal.data)
            memcpy(raw_normal, reference_at(desc->normal, sizeof raw_normal, v), sizeof raw_normal);
        if (raw_normal[0] == 0.0f && raw_normal[1] == 0.0f && raw_normal[2] == 0.0f)
            raw_normal[2] = 1.0f;
        const double p[3] = {(double)raw[0], (double)raw[1], (double)raw[2]};
        const double n[3] = {(double)raw_normal[0], (double)raw_normal[1], (double)raw_normal[2]};
        struct reference_sum sum;
        reference_blend(desc, bones, v, p, &sum);
        memcpy(positions[v], sum.point, sizeof sum.point);
        if (normals)
            reference_normal(sum.matrix, rule, n, normals[v]);
    }
}

/* The desc's tangents, which it has, through the blended 3x3 itself, to unit length; w turns where that mirrors. Where
 * nothing is left, the bind pose's stays. */
static inline void reference_tangents(const glskin_mesh_desc *desc, const glskin_bone *bones, double (*out)[4]) {
    for (size_t v = 0; v < desc->vertex_count; v++) {
        float raw[4];
        memcpy(raw, reference_at(desc->tangent, sizeof raw, v), sizeof raw);
        const double bind[3] = {(double)raw[0], (double)raw[1], (double)raw[2]}, origin[3] = {0};
        struct reference_sum sum;
        double determinant = 0.0;
        reference_blend(desc, bones, v, origin, &sum);
        reference_normal(sum.matrix, GLSKIN_NORMALS_PLAIN, bind, out[v]);
        for (int c = 0; c < 3; c++)
            determinant += sum.matrix[0][c] * reference_cofactor(sum.matrix, 0, c);
        out[v][3] = (raw[3] < 0.0f) == (determinant < 0.0) ? 1.0 : -1.0;
    }
}

/* How results are compared everywhere: |got - expected| / max(1, |expected|). NaN when either is. */
static inline double reference_error(double got, double expected) {
    return fabs(got - expected) / fmax(1.0, fabs(expected));
}

#endif
