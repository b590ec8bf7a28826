/* Nodes: Bone, Helper and all else that has an ObjectId and can therefore be a parent. Of the latter only the node
 * itself is read, and the numbers by which it names other things. PivotPoints -> PIVT. */
#include "model/mdl.h"

enum { NAME_SIZE = 80, SPHERE = 2, SPHERE_SIZE = 16 };

static const struct node_block {
    const char *name;
    enum mdx_chunk chunk;
} blocks[] = {
    {"Bone", MDX_BONE},
    {"Helper", MDX_HELP},
    {"Light", MDX_LITE},
    {"Attachment", MDX_ATCH},
    {"ParticleEmitter", MDX_PREM},
    {"ParticleEmitter2", MDX_PRE2},
    {"ParticleEmitterPopcorn", MDX_CORN},
    {"RibbonEmitter", MDX_RIBB},
    {"EventObject", MDX_EVTS},
    {"CollisionShape", MDX_CLID},
};
enum { BLOCKS = sizeof blocks / sizeof *blocks };

bool mdl_node_chunk(const struct mdl *mdl, enum mdx_chunk *out) {
    for (size_t i = 0; i < BLOCKS; ++i) {
        *out = blocks[i].chunk;
        if (mdl_word_is(mdl, blocks[i].name))
            return true;
    }
    return false;
}

static const struct flag {
    const char *name;
    uint32_t bit;
} inherited[] = {
    {"Translation", MODEL_NODE_NO_TRANSLATION}, {"Rotation", MODEL_NODE_NO_ROTATION}, {"Scaling", MODEL_NODE_NO_SCALE}};

/* `{ Translation, Rotation }`: here text says in words what bits 2 and 4 of MDX leave open. */
static bool read_inherited(struct mdl *mdl, uint32_t *flags) {
    if (!mdl_expect(mdl, '{'))
        return false;
    while (!mdl_accept(mdl, '}')) {
        size_t i = 0;
        if (mdl_accept(mdl, ','))
            continue;
        while (i < 3 && !mdl_accept_word(mdl, inherited[i].name))
            ++i;
        if (i == 3)
            return mdl_expected(mdl, "Translation, Rotation, Scaling or '}'");
        *flags |= inherited[i].bit;
    }
    return true;
}

enum {
    OBJECT_ID,
    PARENT,
    TRANSLATION,
    ROTATION,
    SCALING,
    BILLBOARDED,
    LOCK_X,
    LOCK_Y,
    LOCK_Z,
    CAMERA_ANCHORED,
    DONT_INHERIT,
    GEOSET,
    GEOSET_ANIMATION,
    TEXTURE,
    MATERIAL,
    EVENT_TRACK,
    NODE_FIELDS
};

/* Its entries may stand more than once, each with a part of it: `DontInherit { Rotation }, DontInherit { Scaling },`.
 */
static bool read_dont_inherit(struct mdl *mdl, void *user) {
    return read_inherited(mdl, user);
}

static bool put_flags(struct mdl *mdl, const struct mdl_field *field, const struct mdl_place *start) {
    static const uint32_t bits[NODE_FIELDS] = {[BILLBOARDED] = MODEL_NODE_BILLBOARD,
                                               [LOCK_X] = MODEL_NODE_LOCK_X,
                                               [LOCK_Y] = MODEL_NODE_LOCK_Y,
                                               [LOCK_Z] = MODEL_NODE_LOCK_Z,
                                               [CAMERA_ANCHORED] = MODEL_NODE_CAMERA_ANCHORED};
    uint32_t flags = 0;
    size_t count;
    for (size_t i = 0; i < NODE_FIELDS; ++i)
        flags |= field[i].found ? bits[i] : 0;
    if (mdl_to(mdl, &field[DONT_INHERIT])) {
        mdl_go(mdl, start);
        if (!mdl_each(mdl, "DontInherit", read_dont_inherit, &flags, &count))
            return false;
    }
    mdl->line = mdl->block_line;
    mdl_put_u32(mdl, flags);
    return true;
}

/* The name and the fields, from behind the node's size on. */
static bool put_node(struct mdl *mdl, const struct mdl_place *name, const struct mdl_place *start,
                     const struct mdl_field *field) {
    mdl_go(mdl, name);
    if (!mdl_put_string(mdl, "a name", NAME_SIZE))
        return false;
    return mdl_put_id(mdl, &field[OBJECT_ID], 0) && mdl_put_id(mdl, &field[PARENT], UINT32_MAX) &&
           put_flags(mdl, field, start) && mdl_put_track(mdl, &field[TRANSLATION], "KGTR", MODEL_VECTOR, false) &&
           mdl_put_track(mdl, &field[ROTATION], "KGRT", MODEL_QUATERNION, false) &&
           mdl_put_track(mdl, &field[SCALING], "KGSC", MODEL_VECTOR, false);
}

/* A bone's geoset or geoset animation: a number, `Multiple` or `None`. */
static bool put_owner(struct mdl *mdl, const struct mdl_field *field) {
    if (mdl_to(mdl, field) && !mdl_is(mdl, MDL_WORD))
        return mdl_put_id(mdl, field, UINT32_MAX);
    mdl_put_u32(mdl, UINT32_MAX);
    return true;
}

/* `EventTrack 2 { GlobalSeqId 0, 100, 400, }`: when events happen is passed over, by which clock is not. */
static bool put_event_clock(struct mdl *mdl, const struct mdl_field *field) {
    struct mdl_declared declared;
    uint32_t global = UINT32_MAX;
    if (!mdl_to(mdl, field))
        return true;
    mdl_put_tag(mdl, "KEVT");
    mdl_put_u32(mdl, 0); /* times */
    if (!mdl_declared(mdl, &declared) || !mdl_expect(mdl, '{') ||
        (mdl_accept_word(mdl, "GlobalSeqId") && !mdl_id(mdl, "a global sequence", &global)))
        return false;
    mdl_put_u32(mdl, global);
    return true;
}

/* A number behind skipped bytes of an entry, of which nothing else is needed. */
static bool put_at(struct mdl *mdl, size_t skipped, const struct mdl_field *field) {
    if (!field->found)
        return true;
    mdl_put_zeros(mdl, skipped);
    mdl->listed += skipped;
    return mdl_put_id(mdl, field, UINT32_MAX);
}

/* What follows the node, as much of it as is read. */
static bool put_tail(struct mdl *mdl, const struct mdl_field *field) {
    if (mdl->chunk == MDX_BONE)
        return put_owner(mdl, &field[GEOSET]) && put_owner(mdl, &field[GEOSET_ANIMATION]);
    if (mdl->chunk == MDX_PRE2)
        return put_at(mdl, MDX_EMITTER2_TEXTURE, &field[TEXTURE]);
    if (mdl->chunk == MDX_RIBB)
        return put_at(mdl, MDX_RIBBON_MATERIAL, &field[MATERIAL]);
    if (mdl->chunk == MDX_EVTS)
        return put_event_clock(mdl, &field[EVENT_TRACK]);
    if (mdl->chunk == MDX_CLID) {
        mdl_put_u32(mdl, SPHERE);
        mdl_put_zeros(mdl, SPHERE_SIZE);
    }
    return true;
}

bool mdl_read_node(struct mdl *mdl) {
    struct mdl_field field[NODE_FIELDS] = {
        [OBJECT_ID] = {.name = "ObjectId"},
        [PARENT] = {.name = "Parent"},
        [TRANSLATION] = {.name = "Translation"},
        [ROTATION] = {.name = "Rotation"},
        [SCALING] = {.name = "Scaling"},
        [BILLBOARDED] = {.name = "Billboarded", .many = true},
        [LOCK_X] = {.name = "BillboardedLockX", .many = true},
        [LOCK_Y] = {.name = "BillboardedLockY", .many = true},
        [LOCK_Z] = {.name = "BillboardedLockZ", .many = true},
        [CAMERA_ANCHORED] = {.name = "CameraAnchored", .many = true},
        [DONT_INHERIT] = {.name = "DontInherit", .many = true},
        [GEOSET] = {.name = "GeosetId", .many = true},
        [GEOSET_ANIMATION] = {.name = "GeosetAnimId", .many = true},
        [TEXTURE] = {.name = "TextureID", .many = true},
        [MATERIAL] = {.name = "MaterialID", .many = true},
        [EVENT_TRACK] = {.name = "EventTrack", .many = true},
    };
    bool in_entry =
        mdl->chunk != MDX_BONE && mdl->chunk != MDX_HELP && mdl->chunk != MDX_EVTS && mdl->chunk != MDX_CLID;
    const struct mdl_place name = mdl->place;
    if (!mdl_is(mdl, MDL_STRING))
        return mdl_expected(mdl, "a name");
    mdl_advance(mdl);
    const struct mdl_place start = mdl->place;
    if (!mdl_find(mdl, field, NODE_FIELDS))
        return false;
    const struct mdl_place end = mdl->place;
    if (!field[OBJECT_ID].found)
        return mdl_fault(mdl, mdl->block_line, "the node is left out", "expected an ObjectId, found none");
    mdl->line = mdl->block_line;
    size_t entry = in_entry ? mdl_hole(mdl) : 0, size = mdl_hole(mdl);
    if (!put_node(mdl, &name, &start, field))
        return false;
    mdl_fill_size(mdl, size);
    mdl->line = mdl->block_line;
    if (!put_tail(mdl, field))
        return false;
    if (in_entry)
        mdl_fill_size(mdl, entry);
    mdl_go(mdl, &end);
    return true;
}

bool mdl_read_pivots(struct mdl *mdl) {
    struct mdl_list list = {.columns = 3, .what = "a pivot"};
    struct mdl_declared declared;
    mdl->chunk = MDX_PIVT;
    return mdl_declared(mdl, &declared) && mdl_numbers(mdl, &list) &&
           mdl_check_declared(mdl, &declared, "pivots", list.rows);
}
