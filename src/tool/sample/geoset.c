#include "tool/sample/geoset.h"

#include <string.h>

void group_add(struct sample_group *group, int bone) {
    int at = 0;
    while (at < group->count && group->bone[at] < bone) {
        at++;
    }
    if ((at < group->count && group->bone[at] == bone) || group->count == SAMPLE_MAX_GROUP_BONES) {
        return;
    }
    memmove(group->bone + at + 1, group->bone + at, sizeof *group->bone * (size_t)(group->count - at));
    group->bone[at] = bone;
    group->count++;
}

struct sample_group group_from_weights(const double *weight, int node_count) {
    /* For every size n the best members are the n heaviest bones, at the error sum((w - share)^2), which up to a
     * constant is 1/n - 2/n * (their weights' sum). */
    struct sample_group group = {0}, best = {0};
    double sum = 0, least = 0;
    bool taken[SAMPLE_MAX_NODES] = {false};
    for (int n = 1; n <= SAMPLE_MAX_GROUP_BONES; n++) {
        int heaviest = -1;
        for (int i = 0; i < node_count; i++) {
            if (!taken[i] && weight[i] > 0 && (heaviest < 0 || weight[i] > weight[heaviest])) {
                heaviest = i;
            }
        }
        if (heaviest < 0) {
            break;
        }
        taken[heaviest] = true;
        sum += weight[heaviest];
        group_add(&group, heaviest);
        double error = (1 - 2 * sum) / n;
        /* The margin keeps a tie from falling differently on another machine. */
        if (n == 1 || error < least - 1e-9) {
            least = error;
            best = group;
        }
    }
    return best;
}

struct sample_skin skin_from_weights(const double *weight, int node_count) {
    /* In whole millionths, so that weights equal but for rounding are equal, on every machine. */
    long heaviest[4] = {0}, sum = 0, given = 0, remainder[4];
    struct sample_skin skin = {{0}, {0}};
    for (int i = 0; i < node_count; i++) {
        long millionths = lround(weight[i] * 1e6);
        int at = 4;
        while (at > 0 && millionths > heaviest[at - 1]) {
            at--;
        }
        for (int k = 3; k > at; k--) {
            heaviest[k] = heaviest[k - 1];
            skin.bone[k] = skin.bone[k - 1];
        }
        if (at < 4) {
            heaviest[at] = millionths;
            skin.bone[at] = (uint8_t)i;
        }
    }
    for (int k = 0; k < 4; k++) {
        sum += heaviest[k];
    }
    for (int k = 0; k < 4; k++) {
        skin.weight[k] = (uint8_t)(heaviest[k] * 255 / sum);
        remainder[k] = heaviest[k] * 255 % sum;
        given += skin.weight[k];
    }
    for (; given < 255; given++) {
        int largest = 0;
        for (int k = 1; k < 4; k++) {
            largest = remainder[k] > remainder[largest] ? k : largest;
        }
        skin.weight[largest]++;
        remainder[largest] = -1;
    }
    for (int k = 0; k < 4; k++) {
        skin.bone[k] = skin.weight[k] > 0 ? skin.bone[k] : 0;
    }
    return skin;
}

static int find_group(struct geoset_builder *builder, const struct sample_group *wanted) {
    struct sample_geoset *geoset = builder->geoset;
    for (int i = 0; i < geoset->group_count; i++) {
        const struct sample_group *group = &geoset->group[i];
        if (group->count == wanted->count &&
            memcmp(group->bone, wanted->bone, sizeof *wanted->bone * (size_t)wanted->count) == 0) {
            return i;
        }
    }
    if (geoset->group_count == SAMPLE_MAX_GROUPS) {
        builder->sample->overrun = "SAMPLE_MAX_GROUPS";
        return 0;
    }
    geoset->group[geoset->group_count] = *wanted;
    return geoset->group_count++;
}

int geoset_vertex(struct geoset_builder *builder, struct vec3 position, double u, double v,
                  const struct sample_group *group, const struct sample_skin *skin) {
    struct sample_geoset *geoset = builder->geoset;
    if (geoset->vertex_count == SAMPLE_MAX_VERTICES) {
        builder->sample->overrun = "SAMPLE_MAX_VERTICES";
        return 0;
    }
    struct sample_vertex *vertex = &geoset->vertex[geoset->vertex_count];
    *vertex = (struct sample_vertex){
        .position = position, .u = u, .v = v, .group = find_group(builder, group), .skin = *skin};
    vertex->position.y *= builder->mirror;
    return geoset->vertex_count++;
}

void geoset_triangle(struct geoset_builder *builder, int a, int b, int c) {
    struct sample_geoset *geoset = builder->geoset;
    if (a == b || b == c || c == a) {
        return;
    }
    if (geoset->triangle_count == SAMPLE_MAX_TRIANGLES) {
        builder->sample->overrun = "SAMPLE_MAX_TRIANGLES";
        return;
    }
    uint16_t *triangle = geoset->triangle[geoset->triangle_count++];
    triangle[0] = (uint16_t)a;
    triangle[1] = (uint16_t)(builder->mirror < 0 ? c : b);
    triangle[2] = (uint16_t)(builder->mirror < 0 ? b : c);
}

void geoset_smooth_normals(struct sample_geoset *geoset, int first_vertex, int first_triangle) {
    for (int i = first_vertex; i < geoset->vertex_count; i++) {
        geoset->vertex[i].normal = vec3(0, 0, 0);
    }
    for (int i = first_triangle; i < geoset->triangle_count; i++) {
        for (int corner = 0; corner < 3; corner++) {
            struct sample_vertex *vertex = &geoset->vertex[geoset->triangle[i][corner]];
            struct vec3 to_next = geoset->vertex[geoset->triangle[i][(corner + 1) % 3]].position;
            struct vec3 to_last = geoset->vertex[geoset->triangle[i][(corner + 2) % 3]].position;
            to_next = vec3_sub(to_next, vertex->position);
            to_last = vec3_sub(to_last, vertex->position);
            struct vec3 face = vec3_cross(to_next, to_last);
            double angle = atan2(vec3_length(face), vec3_dot(to_next, to_last));
            vertex->normal = vec3_mad(vertex->normal, angle, vec3_unit(face));
        }
    }
    for (int i = first_vertex; i < geoset->vertex_count; i++) {
        geoset->vertex[i].normal = vec3_unit(geoset->vertex[i].normal);
    }
}

/* Where on the surface u and v grow; not scaled to anything but the triangle's own size. */
static void texture_axes(const struct sample_vertex *a, const struct sample_vertex *b, const struct sample_vertex *c,
                         struct vec3 *along_u, struct vec3 *along_v) {
    struct vec3 ab = vec3_sub(b->position, a->position), ac = vec3_sub(c->position, a->position);
    double bu = b->u - a->u, bv = b->v - a->v, cu = c->u - a->u, cv = c->v - a->v;
    double turn = bu * cv - cu * bv, sign = turn < 0 ? -1 : 1;
    bool flat = fabs(turn) < 1e-12; /* no picture on it: it has no say */
    *along_u = flat ? vec3(0, 0, 0) : vec3_scale(vec3_sub(vec3_scale(ab, cv), vec3_scale(ac, bv)), sign);
    *along_v = flat ? vec3(0, 0, 0) : vec3_scale(vec3_sub(vec3_scale(ac, bu), vec3_scale(ab, cu)), sign);
}

/* The direction of `of` on the surface; false if it has none. */
static bool flatten(struct vec3 of, struct vec3 normal, double scale, struct vec3 *out) {
    struct vec3 flat = vec3_mad(of, -vec3_dot(of, normal), normal);
    if (vec3_length(flat) <= 1e-6 * scale || vec3_length(flat) <= 1e-12) {
        return false;
    }
    *out = vec3_unit(flat);
    return true;
}

/* Left and right share a picture, so on the middle line u turns round and its directions cancel out: there the tangent
 * comes from v's direction. */
static void set_tangent(struct sample_vertex *vertex, struct vec3 along_u, struct vec3 along_v, double scale) {
    struct vec3 n = vertex->normal, u = vec3(0, 0, 0), v = u;
    bool has_u = flatten(along_u, n, scale, &u), has_v = flatten(along_v, n, scale, &v);
    vertex->handedness = has_u && has_v && vec3_dot(vec3_cross(n, u), v) < 0 ? -1 : 1;
    if (!has_u && has_v) {
        u = vec3_cross(v, n);
    } else if (!has_u) { /* any that lies on the surface */
        u = vec3_unit(vec3_cross(n, fabs(n.x) < 0.7 ? vec3(1, 0, 0) : vec3(0, 1, 0)));
    }
    vertex->tangent = u;
}

void geoset_tangents(struct sample_geoset *geoset) {
    for (int i = 0; i < geoset->vertex_count; i++) {
        struct vec3 along_u = vec3(0, 0, 0), along_v = along_u;
        double scale = 0;
        for (int t = 0; t < geoset->triangle_count; t++) {
            const uint16_t *corner = geoset->triangle[t];
            struct vec3 u, v;
            if (corner[0] != i && corner[1] != i && corner[2] != i) {
                continue;
            }
            texture_axes(&geoset->vertex[corner[0]], &geoset->vertex[corner[1]], &geoset->vertex[corner[2]], &u, &v);
            along_u = vec3_add(along_u, u);
            along_v = vec3_add(along_v, v);
            scale += vec3_length(u);
        }
        set_tangent(&geoset->vertex[i], along_u, along_v, scale);
    }
}
