#include "tool/sample/sweep.h"

enum { STATION_FIELDS = 8 };

/* One row's numbers as an array, so that a spline can run through all of them alike. */
static void fields_of(const struct station *row, double out[STATION_FIELDS]) {
    const double fields[STATION_FIELDS] = {row->x,     row->y,    row->z,  row->side,
                                           row->front, row->back, row->at, row->reach};
    for (int i = 0; i < STATION_FIELDS; i++) {
        out[i] = fields[i];
    }
}

/* Catmull-Rom; at the ends the missing neighbour is the mirror image of the other one. */
static double spline(double before, double a, double b, double after, double t) {
    double m0 = (b - before) / 2, m1 = (after - a) / 2;
    double t2 = t * t, t3 = t2 * t;
    return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * b + (t3 - t2) * m1;
}

static struct station station_at(const struct sweep *sweep, double s) {
    int last = sweep->station_count - 1, i = (int)s;
    i = i < 0 ? 0 : i >= last ? last - 1 : i;
    double t = s - i, a[STATION_FIELDS], b[STATION_FIELDS], before[STATION_FIELDS], after[STATION_FIELDS];
    double out[STATION_FIELDS];
    fields_of(&sweep->station[i], a);
    fields_of(&sweep->station[i + 1], b);
    fields_of(&sweep->station[i > 0 ? i - 1 : 0], before);
    fields_of(&sweep->station[i + 2 <= last ? i + 2 : last], after);
    for (int f = 0; f < STATION_FIELDS; f++) {
        double first = i > 0 ? before[f] : 2 * a[f] - b[f];
        double final = i + 2 <= last ? after[f] : 2 * b[f] - a[f];
        /* The place on the chain and the reach stay straight, or a group might hold a bone too many between rows. */
        out[f] = f < 6 ? spline(first, a[f], b[f], final, t) : a[f] + (b[f] - a[f]) * t;
    }
    return (struct station){out[0], out[1], out[2], out[3], out[4], out[5], out[6], out[7], sweep->station[i].rings};
}

struct vec3 sweep_point(const struct sweep *sweep, double s) {
    struct station station = station_at(sweep, s);
    return vec3(station.x, station.y, station.z);
}

struct sample_group chain_group(const int *chain, int chain_count, double at, double reach) {
    struct sample_group group = {0};
    for (int i = 0; i < chain_count; i++) {
        if (fabs(i + 0.5 - at) < reach) {
            group_add(&group, chain[i]);
        }
    }
    if (group.count == 0) { /* beyond an end of the chain: its end bone */
        group_add(&group, chain[at < 0.5 * chain_count ? 0 : chain_count - 1]);
    }
    return group;
}

/* The weights behind that group: the nearer a bone's middle, the more of it; bones that `extra` added count as much as
 * the nearest. s: the place along the sweep. */
static struct sample_skin chain_skin(const struct sweep *sweep, const struct station *ring, double s,
                                     const struct sample_group *group) {
    double weight[SAMPLE_MAX_NODES] = {0}, most = 0, sum = 0;
    double led = sweep->lead ? 0.4 + 0.6 * s / (sweep->station_count - 1) : 0;
    for (int i = 0; i < sweep->chain_count; i++) {
        double near = ring->reach - fabs(i + 0.5 - ring->at);
        weight[sweep->chain[i]] = near > 0 ? near : 0;
        most = fmax(most, near);
    }
    for (int i = 0; i < group->count; i++) {
        double *of = &weight[group->bone[i]];
        *of = *of > 0 ? *of : most > 0 ? most : 1;
        sum += *of;
    }
    for (int i = 0; i < SAMPLE_MAX_NODES; i++) {
        weight[i] *= (1 - led) / sum;
    }
    if (sweep->lead) {
        weight[*sweep->lead] += led;
    }
    return skin_from_weights(weight, SAMPLE_MAX_NODES);
}

static struct vec3 tangent_at(const struct sweep *sweep, double s) {
    const double step = 1e-3;
    double last = sweep->station_count - 1;
    double a = s - step < 0 ? 0 : s - step, b = s + step > last ? last : s + step;
    return vec3_unit(vec3_sub(sweep_point(sweep, b), sweep_point(sweep, a)));
}

/* Returns the number of the ring's first vertex; the others follow. */
static int build_ring(struct geoset_builder *builder, const struct sweep *sweep, double s) {
    struct station ring = station_at(sweep, s);
    struct vec3 tangent = tangent_at(sweep, s);
    struct vec3 side = vec3_unit(vec3_mad(sweep->side, -vec3_dot(sweep->side, tangent), tangent));
    struct vec3 front = vec3_cross(tangent, side);
    double v = sweep->v0 + (sweep->v1 - sweep->v0) * s / (sweep->station_count - 1);
    int first = builder->geoset->vertex_count;
    for (int i = 0; i < sweep->sides; i++) {
        double angle = 2 * PI * i / sweep->sides, along = cos(angle);
        struct vec3 position = vec3(ring.x, ring.y, ring.z);
        position = vec3_mad(position, ring.side * sin(angle), side);
        position = vec3_mad(position, along * (along > 0 ? ring.front : ring.back), front);
        struct sample_group group = chain_group(sweep->chain, sweep->chain_count, ring.at, ring.reach);
        if (sweep->extra) {
            sweep->extra(ring.at, builder->mirror > 0 ? angle : 2 * PI - angle, &group);
        }
        double half = i <= sweep->sides - i ? i : sweep->sides - i;
        struct sample_skin skin = chain_skin(sweep, &ring, s, &group);
        double u = sweep->u0 + (sweep->u1 - sweep->u0) * half / (sweep->sides / 2.0);
        geoset_vertex(builder, position, u, v, &group, &skin);
    }
    return first;
}

static int build_tip(struct geoset_builder *builder, const struct sweep *sweep, double s, double beyond) {
    struct station ring = station_at(sweep, s);
    struct vec3 position = vec3_mad(vec3(ring.x, ring.y, ring.z), beyond, tangent_at(sweep, s));
    struct sample_group group = chain_group(sweep->chain, sweep->chain_count, ring.at, ring.reach);
    struct sample_skin skin = chain_skin(sweep, &ring, s, &group);
    return geoset_vertex(builder, position, (sweep->u0 + sweep->u1) / 2, s > 0 ? sweep->v1 : sweep->v0, &group, &skin);
}

void sweep_build(struct geoset_builder *builder, const struct sweep *sweep) {
    int first_vertex = builder->geoset->vertex_count, first_triangle = builder->geoset->triangle_count;
    int sides = sweep->sides, last = sweep->station_count - 1, previous = -1;
    int start = sweep->close_start ? build_tip(builder, sweep, 0, 0) : -1;
    for (int row = 0; row <= last; row++) {
        int rings = row == last ? 1 : sweep->station[row].rings;
        for (int r = 0; r < rings; r++) {
            int ring = build_ring(builder, sweep, row + (double)r / rings);
            for (int i = 0; i < sides; i++) {
                int j = (i + 1) % sides;
                if (previous >= 0) {
                    geoset_triangle(builder, previous + i, ring + i, previous + j);
                    geoset_triangle(builder, previous + j, ring + i, ring + j);
                } else if (start >= 0) {
                    geoset_triangle(builder, start, ring + i, ring + j);
                }
            }
            previous = ring;
        }
    }
    if (sweep->close_end) {
        int end = build_tip(builder, sweep, last, sweep->tip);
        for (int i = 0; i < sides; i++) {
            geoset_triangle(builder, previous + i, end, previous + (i + 1) % sides);
        }
    }
    geoset_smooth_normals(builder->geoset, first_vertex, first_triangle);
}
