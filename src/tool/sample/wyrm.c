/* Puts the wyrm together. */
#include "tool/sample/bake.h"
#include "tool/sample/wyrm.h"

static struct geoset_builder new_geoset(struct sample *sample, const char *name) {
    struct sample_geoset *geoset = &sample->geoset[sample->geoset_count++];
    geoset->name = name;
    return (struct geoset_builder){.sample = sample, .geoset = geoset, .mirror = 1};
}

static int first_to_last(int first, int last, int bone) {
    return bone >= first && bone <= last;
}

/* How often and how each node is keyed. Legs are solved anew for every key, so they get many plain ones; everything
 * else swings smoothly and needs few, with tangents. All three kinds occur, so that a reader meets each of them. */
static struct bake_style style_of(int node, enum sample_channel channel) {
    int left = wyrm_left(node);
    if (first_to_last(HIND_LEFT, FORE_LEFT_TOES, left)) {
        return (struct bake_style){SAMPLE_LINEAR, 24};
    }
    if (first_to_last(WING_LEFT, WING_LEFT_FINGER3_TIP, left) || (node == ROOT && channel == SAMPLE_TRANSLATION)) {
        return (struct bake_style){SAMPLE_BEZIER, 12};
    }
    return (struct bake_style){SAMPLE_HERMITE, 12};
}

/* Lines between keys twice as many, so that they stay near the curves; every other key is one of style_of's. */
static struct bake_style linear_style_of(int node, enum sample_channel channel) {
    (void)node, (void)channel;
    return (struct bake_style){SAMPLE_LINEAR, 24};
}

static const struct bake_sequence sequences[] = {
    {"Stand", 0, 333, 3333, true, 0, wyrm_stand},
    {"Walk", 4, 3667, 5000, true, WYRM_WALK_SPEED, wyrm_walk},
    {"Attack", 16, 5333, 6533, false, 0, wyrm_attack},
    {"Death", 1, 6867, 9067, false, 0, wyrm_death},
};

/* Every geoset has the whole picture; here each gets a place of its own in one: the skin the left half, the wings the
 * upper right quarter, the horn the lower. wyrm_textures.c paints them so. */
static void share_picture(struct sample *sample) {
    static const struct {
        double u, v, width, height;
    } places[] = {{0, 0, 0.5, 1}, {0.5, 0, 0.5, 0.5}, {0.5, 0.5, 0.5, 0.5}};
    for (int g = 0; g < sample->geoset_count; g++) {
        for (int i = 0; i < sample->geoset[g].vertex_count; i++) {
            struct sample_vertex *vertex = &sample->geoset[g].vertex[i];
            vertex->u = places[g].u + places[g].width * vertex->u;
            vertex->v = places[g].v + places[g].height * vertex->v;
        }
    }
}

/* The order that the format wants, see sample_node.helper; otherwise as they stand. */
static void order_nodes(struct sample *sample) {
    int number[SAMPLE_MAX_NODES], count = 0;
    bool placed[SAMPLE_MAX_NODES] = {false}, parents_first = sample->format == SAMPLE_M2;
    for (int pass = 0; count < sample->node_count; pass++) {
        for (int i = 0; i < sample->node_count; i++) {
            const struct sample_node *node = &sample->node[i];
            bool ready = parents_first ? node->parent < 0 || placed[node->parent] : pass > 0 || !node->helper;
            if (!placed[i] && ready) {
                number[i] = count++;
                placed[i] = true;
            }
        }
    }
    sample_renumber(sample, number);
}

static void finish_weighted(struct sample *sample) {
    share_picture(sample);
    for (int g = 0; g < sample->geoset_count; g++) {
        geoset_tangents(&sample->geoset[g]);
    }
    order_nodes(sample);
}

void wyrm_generate(struct sample *sample) {
    bake_style_function *style = sample_is_linear(sample) ? linear_style_of : style_of;
    sample->name = "Wyrm";
    wyrm_skeleton(sample);
    if (sample_is_weighted(sample)) {
        wyrm_crest_bones(sample);
    }

    struct geoset_builder body = new_geoset(sample, "Body");
    struct geoset_builder wings = new_geoset(sample, "Wings");
    struct geoset_builder horn = new_geoset(sample, "Horn");
    wyrm_body(&body);
    wyrm_head(&body, &horn);
    wyrm_legs(&body, &horn);
    wyrm_crest(&horn);
    wyrm_wings(&wings, &horn);

    bake_global_sequence(sample, 2400, wyrm_tail_tip, style);
    bake_sequences(sample, sequences, sizeof sequences / sizeof *sequences, style);
    bake_extents(sample, sequences);
    if (sample_is_weighted(sample)) {
        finish_weighted(sample);
    }
}
