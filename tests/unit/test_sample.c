/* The sample model as data: that it is sound, and that it holds the cases for which it exists. */
#include "support/check_main.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "unit/sample_sources.h"

static struct sample *wyrm;

static void make_wyrm(void) {
    const char *why = "";
    ck_assert_str_eq(sample_name(0), "wyrm");
    wyrm = sample_create(0, SAMPLE_MDX800, &why);
    ck_assert_msg(wyrm != NULL, "%s", why);
}

static void destroy_wyrm(void) {
    sample_destroy(wyrm);
    wyrm = NULL;
}

START_TEST(it_is_about_two_thousand_vertices_on_at_least_24_bones) {
    int vertices = 0, bones = 0, helpers = 0;
    for (int g = 0; g < wyrm->geoset_count; g++) {
        vertices += wyrm->geoset[g].vertex_count;
        ck_assert_int_le(wyrm->geoset[g].group_count, 256);
    }
    for (int i = 0; i < wyrm->node_count; i++) {
        helpers += wyrm->node[i].helper;
        bones += !wyrm->node[i].helper;
    }
    ck_assert_int_ge(vertices, 1800);
    ck_assert_int_le(vertices, 2300);
    ck_assert_int_ge(wyrm->geoset_count, 2);
    ck_assert_int_ge(bones, 24);
    ck_assert_int_ge(helpers, 1);
}
END_TEST

START_TEST(groups_of_every_size_from_1_to_9_carry_vertices) {
    int vertices_by_size[SAMPLE_MAX_GROUP_BONES + 1] = {0};
    for (int g = 0; g < wyrm->geoset_count; g++) {
        const struct sample_geoset *geoset = &wyrm->geoset[g];
        for (int i = 0; i < geoset->vertex_count; i++) {
            vertices_by_size[geoset->group[geoset->vertex[i].group].count]++;
        }
    }
    for (int size = 1; size <= 9; size++) {
        ck_assert_msg(vertices_by_size[size] > 0, "no vertex follows a group of %d", size);
    }
}
END_TEST

START_TEST(every_number_is_in_bounds) {
    for (int g = 0; g < wyrm->geoset_count; g++) {
        const struct sample_geoset *geoset = &wyrm->geoset[g];
        for (int i = 0; i < geoset->vertex_count; i++) {
            const struct sample_vertex *vertex = &geoset->vertex[i];
            ck_assert(vertex->group >= 0 && vertex->group < geoset->group_count);
            ck_assert(vertex->u >= 0 && vertex->u <= 1 && vertex->v >= 0 && vertex->v <= 1);
        }
        for (int i = 0; i < geoset->group_count; i++) {
            const struct sample_group *group = &geoset->group[i];
            ck_assert(group->count >= 1 && group->count <= 9);
            for (int b = 0; b < group->count; b++) {
                ck_assert(group->bone[b] >= 0 && group->bone[b] < wyrm->node_count);
                ck_assert(!wyrm->node[group->bone[b]].helper);
                ck_assert(b == 0 || group->bone[b] > group->bone[b - 1]); /* none twice */
            }
        }
        for (int i = 0; i < geoset->triangle_count; i++) {
            for (int corner = 0; corner < 3; corner++) {
                ck_assert_int_lt(geoset->triangle[i][corner], geoset->vertex_count);
            }
        }
    }
}
END_TEST

START_TEST(parents_form_trees_and_one_child_comes_before_its_parent) {
    int early_children = 0;
    for (int i = 0; i < wyrm->node_count; i++) {
        ck_assert_ptr_nonnull(wyrm->node[i].name);
        int steps = 0;
        for (int up = wyrm->node[i].parent; up >= 0; up = wyrm->node[up].parent) {
            ck_assert_int_lt(up, wyrm->node_count);
            ck_assert_int_lt(++steps, wyrm->node_count);
        }
        early_children += wyrm->node[i].parent > i && !wyrm->node[wyrm->node[i].parent].helper;
        ck_assert(i == 0 || !wyrm->node[i - 1].helper || wyrm->node[i].helper); /* bones before helpers */
    }
    ck_assert_int_ge(early_children, 1);
}
END_TEST

START_TEST(normals_are_unit_and_point_out_of_their_triangles) {
    for (int g = 0; g < wyrm->geoset_count; g++) {
        const struct sample_geoset *geoset = &wyrm->geoset[g];
        int against = 0;
        for (int i = 0; i < geoset->vertex_count; i++) {
            ck_assert_double_eq_tol(vec3_length(geoset->vertex[i].normal), 1, 1e-9);
        }
        for (int i = 0; i < geoset->triangle_count; i++) {
            const struct sample_vertex *a = &geoset->vertex[geoset->triangle[i][0]];
            const struct sample_vertex *b = &geoset->vertex[geoset->triangle[i][1]];
            const struct sample_vertex *c = &geoset->vertex[geoset->triangle[i][2]];
            struct vec3 face = vec3_cross(vec3_sub(b->position, a->position), vec3_sub(c->position, a->position));
            ck_assert_double_gt(vec3_length(face), 1e-3); /* twice the area */
            struct vec3 sum = vec3_add(a->normal, vec3_add(b->normal, c->normal));
            against += vec3_dot(face, sum) <= 0;
        }
        /* Where a limb dips into the trunk its normals are the trunk's, so some hidden triangles may face elsewhere. */
        ck_assert_msg(against * 25 < geoset->triangle_count, "%s: %d triangles of %d", geoset->name, against,
                      geoset->triangle_count);
    }
}
END_TEST

/* The volume under all triangles is positive only if they wind counter-clockwise seen from outside. */
START_TEST(every_geoset_encloses_a_positive_volume) {
    for (int g = 0; g < wyrm->geoset_count; g++) {
        const struct sample_geoset *geoset = &wyrm->geoset[g];
        double volume = 0, left = 0;
        for (int i = 0; i < geoset->triangle_count; i++) {
            const uint16_t *t = geoset->triangle[i];
            struct vec3 a = geoset->vertex[t[0]].position, b = geoset->vertex[t[1]].position;
            double part = vec3_dot(a, vec3_cross(b, geoset->vertex[t[2]].position)) / 6;
            volume += part;
            left += a.y > 0 ? part : 0;
        }
        ck_assert_double_gt(volume, 0);
        ck_assert_double_gt(left, 0);
        ck_assert_double_lt(left, volume); /* so the mirrored half is not inside out */
    }
}
END_TEST

static bool same_value(const struct sample_key *a, const struct sample_key *b) {
    return memcmp(a->value, b->value, sizeof a->value) == 0;
}

START_TEST(tracks_of_every_kind_and_channel_have_rising_keys_and_loops_close) {
    int kinds[4] = {0}, channels[SAMPLE_CHANNELS] = {0}, global = 0, non_uniform = 0;
    for (int n = 0; n < wyrm->node_count; n++) {
        for (int channel = 0; channel < SAMPLE_CHANNELS; channel++) {
            const struct sample_track *track = &wyrm->node[n].track[channel];
            const struct sample_key *keys = &wyrm->key[track->first_key];
            if (track->key_count == 0) {
                continue;
            }
            kinds[track->interpolation]++;
            channels[channel]++;
            for (int k = 0; k < track->key_count; k++) {
                ck_assert(k == 0 || keys[k].time > keys[k - 1].time);
                if (channel == SAMPLE_ROTATION) {
                    const double *q = keys[k].value;
                    ck_assert_double_eq_tol(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3], 1, 1e-9);
                }
                non_uniform += channel == SAMPLE_SCALE && fabs(keys[k].value[0] - keys[k].value[1]) > 0.01;
            }
            if (track->global_sequence >= 0) {
                global++;
                ck_assert_int_lt(track->global_sequence, wyrm->global_sequence_count);
                ck_assert_int_eq(keys[0].time, 0);
                ck_assert_int_eq(keys[track->key_count - 1].time, wyrm->global_sequence[track->global_sequence]);
                ck_assert(same_value(&keys[0], &keys[track->key_count - 1]));
                continue;
            }
            for (int s = 0; s < wyrm->sequence_count; s++) {
                const struct sample_key *first = NULL, *last = NULL;
                for (int k = 0; k < track->key_count; k++) {
                    if (keys[k].time >= wyrm->sequence[s].start && keys[k].time <= wyrm->sequence[s].end) {
                        first = first ? first : &keys[k];
                        last = &keys[k];
                    }
                }
                ck_assert_ptr_nonnull(first);
                ck_assert_int_eq(first->time, wyrm->sequence[s].start);
                ck_assert_int_eq(last->time, wyrm->sequence[s].end);
                ck_assert(!wyrm->sequence[s].looping || same_value(first, last));
            }
        }
    }
    ck_assert(kinds[SAMPLE_LINEAR] && kinds[SAMPLE_HERMITE] && kinds[SAMPLE_BEZIER]);
    ck_assert(channels[SAMPLE_TRANSLATION] && channels[SAMPLE_ROTATION] && channels[SAMPLE_SCALE]);
    ck_assert_int_gt(global, 0);
    ck_assert_int_gt(non_uniform, 0);
}
END_TEST

START_TEST(it_walks_in_a_loop_and_dies_once) {
    int walks = 0, stands = 0, deaths = 0;
    for (int s = 0; s < wyrm->sequence_count; s++) {
        const struct sample_sequence *sequence = &wyrm->sequence[s];
        ck_assert_int_gt(sequence->end, sequence->start);
        ck_assert(s == 0 || sequence->start > wyrm->sequence[s - 1].end);
        ck_assert_double_gt(sequence->extent.radius, 0);
        walks += strcmp(sequence->name, "Walk") == 0 && sequence->looping;
        stands += strcmp(sequence->name, "Stand") == 0 && sequence->looping;
        deaths += strcmp(sequence->name, "Death") == 0 && !sequence->looping;
    }
    ck_assert(walks == 1 && stands == 1 && deaths == 1);
}
END_TEST

START_TEST(extents_hold_every_vertex) {
    for (int g = 0; g < wyrm->geoset_count; g++) {
        for (int i = 0; i < wyrm->geoset[g].vertex_count; i++) {
            struct vec3 p = wyrm->geoset[g].vertex[i].position;
            const struct sample_extent *e[] = {&wyrm->geoset[g].extent, &wyrm->extent};
            for (int k = 0; k < 2; k++) {
                ck_assert(p.x >= e[k]->min.x && p.y >= e[k]->min.y && p.z >= e[k]->min.z);
                ck_assert(p.x <= e[k]->max.x && p.y <= e[k]->max.y && p.z <= e[k]->max.z);
                ck_assert_double_le(vec3_length(p), e[k]->radius);
            }
        }
    }
}
END_TEST

START_TEST(the_bytes_are_the_same_every_time) {
    const char *why;
    struct sample *again = sample_create(0, SAMPLE_MDX800, &why);
    size_t size, size_again;
    unsigned char *bytes = sample_write_mdx(wyrm, &size), *bytes_again = sample_write_mdx(again, &size_again);
    ck_assert_ptr_nonnull(bytes);
    ck_assert_ptr_nonnull(bytes_again);
    ck_assert_uint_eq(size, size_again);
    ck_assert_mem_eq(bytes, bytes_again, size);
    ck_assert_mem_eq(bytes, "MDLXVERS\4\0\0\0\x20\3\0\0", 16);
    free(bytes);
    free(bytes_again);
    sample_destroy(again);
}
END_TEST

START_TEST(a_number_past_the_table_has_no_name_and_makes_nothing) {
    const char *why = NULL;
    ck_assert_ptr_null(sample_name(1));
    ck_assert_ptr_null(sample_description(1));
    ck_assert_ptr_null(sample_create(1, SAMPLE_MDX800, &why));
    ck_assert_ptr_nonnull(why);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("sample");
    TCase *tests = tcase_create("wyrm");
    tcase_add_checked_fixture(tests, make_wyrm, destroy_wyrm);
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, it_is_about_two_thousand_vertices_on_at_least_24_bones);
    tcase_add_test(tests, groups_of_every_size_from_1_to_9_carry_vertices);
    tcase_add_test(tests, every_number_is_in_bounds);
    tcase_add_test(tests, parents_form_trees_and_one_child_comes_before_its_parent);
    tcase_add_test(tests, normals_are_unit_and_point_out_of_their_triangles);
    tcase_add_test(tests, every_geoset_encloses_a_positive_volume);
    tcase_add_test(tests, tracks_of_every_kind_and_channel_have_rising_keys_and_loops_close);
    tcase_add_test(tests, it_walks_in_a_loop_and_dies_once);
    tcase_add_test(tests, extents_hold_every_vertex);
    tcase_add_test(tests, the_bytes_are_the_same_every_time);
    tcase_add_test(tests, a_number_past_the_table_has_no_name_and_makes_nothing);
    suite_add_tcase(suite, tests);
    return suite;
}
