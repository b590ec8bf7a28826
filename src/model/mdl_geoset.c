/* Geoset -> GEOS, GeosetAnim -> GEOA. */
#include "model/mdl.h"

enum {
    GROUPS_U8 = 256, /* group numbers that fit GNDX's one byte */
    LOD_NAME_SIZE = 80,
    UNSELECTABLE = 4,
    DROP_SHADOW = 1,
    COLOUR_USED = 2
};

/* ---- Faces ------------------------------------------------------------------------------------------------------- */

/* In the order of PTYP's numbers. */
static const char *const primitives[] = {"Points",        "Lines",       "LineLoop", "LineStrip", "Triangles",
                                         "TriangleStrip", "TriangleFan", "Quads",    "QuadStrip", "Polygons"};
enum { PRIMITIVES = sizeof primitives / sizeof *primitives, TRIANGLES = 4 };

struct faces {
    bool measure;
    size_t blocks, lists, indices;
    uint32_t type; /* of all blocks; of several types one that isn't triangles */
    size_t type_line;
};

/* `Triangles { { 0, 1, 2, ... }, ... }`: of lists there may be one or many. */
static bool read_primitives(struct mdl *mdl, struct faces *faces, uint32_t type) {
    struct mdl_list list = {.type = MDL_U16, .flat = true, .measure = faces->measure, .what = "an index"};
    size_t line = mdl->line;
    if (!mdl_numbers(mdl, &list))
        return false;
    if (type != TRIANGLES || !faces->blocks) {
        faces->type = type;
        faces->type_line = line;
    }
    ++faces->blocks;
    faces->lists += list.rows;
    faces->indices += list.numbers;
    return true;
}

static bool read_faces(struct mdl *mdl, struct faces *faces) {
    if (!mdl_expect(mdl, '{'))
        return false;
    while (!mdl_accept(mdl, '}')) {
        uint32_t type = 0;
        if (mdl_accept(mdl, ','))
            continue;
        while (type < PRIMITIVES && !mdl_accept_word(mdl, primitives[type]))
            ++type;
        if (type == PRIMITIVES)
            return mdl_expected(mdl, "Triangles or '}'");
        if (!read_primitives(mdl, faces, type))
            return false;
    }
    return true;
}

/* `Faces G N { ... }`: N indices; G counts the lists or, with other writers, the blocks. One run of one type in MDX. */
static bool put_faces(struct mdl *mdl, const struct mdl_field *field) {
    struct faces faces = {.measure = true};
    struct mdl_declared groups, indices = {0};
    struct mdl_place start;
    if (mdl_to(mdl, field)) {
        if (!mdl_declared(mdl, &groups) || !mdl_declared(mdl, &indices))
            return false;
        start = mdl->place;
        if (!read_faces(mdl, &faces) || !mdl_check_declared(mdl, &indices, "indices", faces.indices))
            return false;
        if (groups.count != faces.lists && groups.count != faces.blocks &&
            !mdl_check_declared(mdl, &groups, "lists of indices", faces.lists))
            return false;
    }
    mdl_to(mdl, field);
    mdl_put_tag(mdl, "PTYP");
    mdl_put_u32(mdl, faces.blocks != 0);
    if (faces.blocks) {
        mdl->line = faces.type_line;
        mdl_put_u32(mdl, faces.type);
    }
    mdl_to(mdl, field);
    mdl_put_tag(mdl, "PCNT");
    mdl_put_u32(mdl, faces.blocks != 0);
    if (faces.blocks)
        mdl_put_u32(mdl, (uint32_t)faces.indices);
    mdl_put_tag(mdl, "PVTX");
    mdl_put_u32(mdl, (uint32_t)faces.indices);
    if (!field->found)
        return true;
    faces.measure = false;
    mdl_go(mdl, &start);
    return read_faces(mdl, &faces);
}

/* ---- Groups ------------------------------------------------------------------------------------------------------ */

/* MDX has one byte for a group's number, text has as many digits as it takes. */
static bool put_vertex_groups(struct mdl *mdl, const struct mdl_field *field) {
    struct mdl_list list = {.type = MDL_U16, .flat = true, .measure = true, .what = "a group"};
    struct mdl_declared declared;
    if (mdl_to(mdl, field) && (!mdl_declared(mdl, &declared) || !mdl_numbers(mdl, &list)))
        return false;
    bool wide = list.greatest >= GROUPS_U8;
    list.type = wide ? MDL_U16 : MDL_U8;
    list.measure = false;
    return mdl_put_list(mdl, field, wide ? "GNDW" : "GNDX", &list);
}

struct groups {
    bool sizes; /* put those; else the bones */
    size_t bones;
};

static bool read_group(struct mdl *mdl, void *user) {
    struct groups *groups = user;
    struct mdl_list list = {.type = MDL_U32, .flat = true, .measure = groups->sizes, .what = "a bone of a group"};
    size_t line = mdl->line;
    if (!mdl_numbers(mdl, &list))
        return false;
    groups->bones += list.numbers;
    if (groups->sizes) {
        mdl->line = line;
        mdl_put_u32(mdl, (uint32_t)list.numbers);
    }
    return true;
}

/* `Groups G N { Matrices { 3, 4 }, ... }`: G groups, of N bones together. */
static bool put_groups(struct mdl *mdl, const struct mdl_field *field) {
    struct groups groups = {.sizes = true};
    struct mdl_declared declared, bones;
    struct mdl_place start;
    size_t count = 0;
    if (!mdl_to(mdl, field)) {
        mdl_put_tag(mdl, "MTGC");
        mdl_put_u32(mdl, 0);
        mdl_put_tag(mdl, "MATS");
        mdl_put_u32(mdl, 0);
        return true;
    }
    mdl_put_tag(mdl, "MTGC");
    size_t hole = mdl_hole(mdl);
    if (!mdl_declared(mdl, &declared) || !mdl_declared(mdl, &bones))
        return false;
    start = mdl->place;
    if (!mdl_each(mdl, "Matrices", read_group, &groups, &count) ||
        !mdl_check_declared(mdl, &declared, "groups", count) ||
        !mdl_check_declared(mdl, &bones, "bones of groups", groups.bones))
        return false;
    mdl_fill(mdl, hole, count);
    mdl_go(mdl, &start);
    mdl_put_tag(mdl, "MATS");
    mdl_put_u32(mdl, (uint32_t)groups.bones);
    groups.sizes = false;
    return mdl_each(mdl, "Matrices", read_group, &groups, &count);
}

/* ---- The rest ---------------------------------------------------------------------------------------------------- */

static bool put_texcoords(struct mdl *mdl, void *user) {
    const struct mdl_field set = {.name = "TVertices", .found = true, .place = mdl->place};
    struct mdl_list list = {.columns = 2, .what = "texture coordinates"};
    (void)user;
    return mdl_put_list(mdl, &set, "UVBS", &list);
}

enum {
    VERTICES,
    NORMALS,
    TVERTICES,
    VERTEX_GROUP,
    FACES,
    GROUPS,
    MATERIAL_ID,
    SELECTION_GROUP,
    UNSELECTABLE_FLAG,
    LEVEL_OF_DETAIL,
    NAME,
    TANGENTS,
    SKIN_WEIGHTS,
    EXTENT,
    GEOSET_FIELDS = EXTENT + MDL_EXTENT_FIELDS
};

/* `Anim { MinimumExtent ... }`: how far it reaches in one of the sequences. */
static bool put_sequence_extent(struct mdl *mdl, void *user) {
    struct mdl_field field[MDL_EXTENT_FIELDS] = {MDL_EXTENT(0)};
    (void)user;
    mdl->line = mdl->place.token.line;
    if (mdl_is(mdl, MDL_STRING)) /* a name in front harms nobody */
        mdl_advance(mdl);
    if (!mdl_find(mdl, field, MDL_EXTENT_FIELDS))
        return false;
    const struct mdl_place end = mdl->place;
    mdl_put_extent(mdl, field);
    mdl_go(mdl, &end);
    return true;
}

static bool put_extents(struct mdl *mdl, const struct mdl_field *field, const struct mdl_place *start) {
    size_t count;
    mdl_put_extent(mdl, &field[EXTENT]);
    mdl->line = mdl->block_line;
    size_t hole = mdl_hole(mdl);
    mdl_go(mdl, start);
    if (!mdl_each(mdl, "Anim", put_sequence_extent, NULL, &count))
        return false;
    mdl_fill(mdl, hole, count);
    return true;
}

static bool put_numbers(struct mdl *mdl, const struct mdl_field *field) {
    if (!mdl_put_id(mdl, &field[MATERIAL_ID], UINT32_MAX) || !mdl_put_id(mdl, &field[SELECTION_GROUP], 0))
        return false;
    mdl_put_u32(mdl, field[UNSELECTABLE_FLAG].found ? UNSELECTABLE : 0);
    if (mdl->version > 800) {
        if (!mdl_put_id(mdl, &field[LEVEL_OF_DETAIL], 0))
            return false;
        if (!mdl_to(mdl, &field[NAME]))
            mdl_put_zeros(mdl, LOD_NAME_SIZE);
        else if (!mdl_put_string(mdl, "a level of detail's name", LOD_NAME_SIZE))
            return false;
    }
    return true;
}

static bool put_geoset(struct mdl *mdl, const struct mdl_field *field, const struct mdl_place *start) {
    struct mdl_list vertices = {.columns = 3, .what = "a vertex"}, normals = {.columns = 3, .what = "a normal"};
    struct mdl_list tangents = {.columns = 4, .what = "a tangent"};
    struct mdl_list skin = {.type = MDL_U8, .columns = 8, .flat = true, .what = "a skin"};
    size_t sets;
    if (!mdl_put_list(mdl, &field[VERTICES], "VRTX", &vertices) ||
        !mdl_put_list(mdl, &field[NORMALS], "NRMS", &normals) || !put_faces(mdl, &field[FACES]) ||
        !put_vertex_groups(mdl, &field[VERTEX_GROUP]) || !put_groups(mdl, &field[GROUPS]) || !put_numbers(mdl, field) ||
        !put_extents(mdl, field, start))
        return false;
    if (field[TANGENTS].found && !mdl_put_list(mdl, &field[TANGENTS], "TANG", &tangents))
        return false;
    if (field[SKIN_WEIGHTS].found && !mdl_put_list(mdl, &field[SKIN_WEIGHTS], "SKIN", &skin))
        return false;
    mdl_to(mdl, &field[TVERTICES]);
    mdl_put_tag(mdl, "UVAS");
    size_t hole = mdl_hole(mdl);
    mdl_go(mdl, start);
    if (!mdl_each(mdl, "TVertices", put_texcoords, NULL, &sets))
        return false;
    mdl_fill(mdl, hole, sets);
    return true;
}

bool mdl_read_geoset(struct mdl *mdl) {
    struct mdl_field field[GEOSET_FIELDS] = {[VERTICES] = {.name = "Vertices"},
                                             [NORMALS] = {.name = "Normals"},
                                             [TVERTICES] = {.name = "TVertices", .many = true},
                                             [VERTEX_GROUP] = {.name = "VertexGroup"},
                                             [FACES] = {.name = "Faces"},
                                             [GROUPS] = {.name = "Groups"},
                                             [MATERIAL_ID] = {.name = "MaterialID"},
                                             [SELECTION_GROUP] = {.name = "SelectionGroup"},
                                             [UNSELECTABLE_FLAG] = {.name = "Unselectable", .many = true},
                                             [LEVEL_OF_DETAIL] = {.name = "LevelOfDetail"},
                                             [NAME] = {.name = "Name"},
                                             [TANGENTS] = {.name = "Tangents"},
                                             [SKIN_WEIGHTS] = {.name = "SkinWeights"},
                                             MDL_EXTENT(EXTENT)};
    const struct mdl_place start = mdl->place;
    mdl->chunk = MDX_GEOS;
    if (!mdl_find(mdl, field, GEOSET_FIELDS))
        return false;
    const struct mdl_place end = mdl->place;
    mdl->line = mdl->block_line;
    size_t size = mdl_hole(mdl);
    if (!put_geoset(mdl, field, &start))
        return false;
    mdl_fill_size(mdl, size);
    mdl_go(mdl, &end);
    return true;
}

/* Colours stand in the order r, g, b in text and turned round in MDX: so both mdx-m3-viewer and war3-model, which turn
 * them on the way from one to the other. */
bool mdl_read_geoset_animation(struct mdl *mdl) {
    enum { GEOSET_ID, ALPHA, COLOUR, SHADOW, FIELDS };
    struct mdl_field field[FIELDS] = {[GEOSET_ID] = {.name = "GeosetId"},
                                      [ALPHA] = {.name = "Alpha"},
                                      [COLOUR] = {.name = "Color"},
                                      [SHADOW] = {.name = "DropShadow", .many = true}};
    mdl->chunk = MDX_GEOA;
    if (!mdl_find(mdl, field, FIELDS))
        return false;
    const struct mdl_place end = mdl->place;
    if (!field[GEOSET_ID].found)
        return mdl_fail(mdl, mdl->block_line, "expected a GeosetId, found none");
    mdl->line = mdl->block_line;
    size_t size = mdl_hole(mdl);
    if (!mdl_put_float(mdl, &field[ALPHA], 1))
        return false;
    mdl_put_u32(mdl, (field[SHADOW].found ? DROP_SHADOW : 0) | (field[COLOUR].found ? COLOUR_USED : 0));
    if (!mdl_put_colour(mdl, &field[COLOUR], true) || !mdl_put_id(mdl, &field[GEOSET_ID], UINT32_MAX) ||
        !mdl_put_track(mdl, &field[ALPHA], "KGAO", MODEL_NUMBER, false) ||
        !mdl_put_track(mdl, &field[COLOUR], "KGAC", MODEL_VECTOR, true))
        return false;
    mdl_fill_size(mdl, size);
    mdl_go(mdl, &end);
    return true;
}
