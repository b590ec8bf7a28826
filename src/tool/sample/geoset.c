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
                  const struct sample_group *group) {
    struct sample_geoset *geoset = builder->geoset;
    if (geoset->vertex_count == SAMPLE_MAX_VERTICES) {
        builder->sample->overrun = "SAMPLE_MAX_VERTICES";
        return 0;
    }
    struct sample_vertex *vertex = &geoset->vertex[geoset->vertex_count];
    *vertex = (struct sample_vertex){.position = position, .u = u, .v = v, .group = find_group(builder, group)};
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
