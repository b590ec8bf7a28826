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

static const struct bake_sequence sequences[] = {
    {"Stand", 333, 3333, true, 0, wyrm_stand},
    {"Walk", 3667, 5000, true, WYRM_WALK_SPEED, wyrm_walk},
    {"Attack", 5333, 6533, false, 0, wyrm_attack},
    {"Death", 6867, 9067, false, 0, wyrm_death},
};

void wyrm_generate(struct sample *sample) {
    sample->name = "Wyrm";
    wyrm_skeleton(sample);

    struct geoset_builder body = new_geoset(sample, "Body");
    struct geoset_builder wings = new_geoset(sample, "Wings");
    struct geoset_builder horn = new_geoset(sample, "Horn");
    wyrm_body(&body);
    wyrm_head(&body, &horn);
    wyrm_legs(&body, &horn);
    wyrm_crest(&horn);
    wyrm_wings(&wings, &horn);

    bake_global_sequence(sample, 2400, wyrm_tail_tip, style_of);
    bake_sequences(sample, sequences, sizeof sequences / sizeof *sequences, style_of);
    bake_extents(sample, sequences);
}
