/* Textures -> TEXS, TextureAnims -> TXAN, Materials -> MTLS. */
#include "model/mdl.h"

enum { PATH_SIZE = 260, SHADER_SIZE = 80 };

static void put_flags(struct mdl *mdl, const struct mdl_field *field, const uint32_t *bits, size_t count) {
    uint32_t flags = 0;
    for (size_t i = 0; i < count; ++i)
        flags |= field[i].found ? bits[i] : 0;
    mdl->line = mdl->block_line;
    mdl_put_u32(mdl, flags);
}

/* ---- Textures ---------------------------------------------------------------------------------------------------- */

static bool read_texture(struct mdl *mdl, void *user) {
    enum { WRAP_WIDTH, WRAP_HEIGHT, IMAGE, REPLACEABLE, FIELDS };
    static const uint32_t bits[FIELDS] = {[WRAP_WIDTH] = 1, [WRAP_HEIGHT] = 2};
    struct mdl_field field[FIELDS] = {[WRAP_WIDTH] = {.name = "WrapWidth", .many = true},
                                      [WRAP_HEIGHT] = {.name = "WrapHeight", .many = true},
                                      [IMAGE] = {.name = "Image"},
                                      [REPLACEABLE] = {.name = "ReplaceableId"}};
    (void)user;
    mdl->block_line = mdl->line;
    if (!mdl_find(mdl, field, FIELDS))
        return false;
    const struct mdl_place end = mdl->place;
    if (!mdl_put_id(mdl, &field[REPLACEABLE], 0))
        return false;
    if (!mdl_to(mdl, &field[IMAGE]))
        mdl_put_zeros(mdl, PATH_SIZE);
    else if (!mdl_put_string(mdl, "a path", PATH_SIZE))
        return false;
    put_flags(mdl, field, bits, FIELDS);
    mdl_go(mdl, &end);
    return true;
}

bool mdl_read_textures(struct mdl *mdl) {
    mdl->chunk = MDX_TEXS;
    return mdl_each_declared(mdl, "Bitmap", read_texture, NULL);
}

static bool read_texture_animation(struct mdl *mdl, void *user) {
    struct mdl_field field[MODEL_PROPERTY_COUNT] = {[MODEL_TRANSLATION] = {.name = "Translation"},
                                                    [MODEL_ROTATION] = {.name = "Rotation"},
                                                    [MODEL_SCALE] = {.name = "Scaling"}};
    (void)user;
    mdl->block_line = mdl->line;
    if (!mdl_find(mdl, field, MODEL_PROPERTY_COUNT))
        return false;
    const struct mdl_place end = mdl->place;
    mdl->line = mdl->block_line;
    size_t size = mdl_hole(mdl);
    if (!mdl_put_track(mdl, &field[MODEL_TRANSLATION], "KTAT", MODEL_VECTOR, false) ||
        !mdl_put_track(mdl, &field[MODEL_ROTATION], "KTAR", MODEL_QUATERNION, false) ||
        !mdl_put_track(mdl, &field[MODEL_SCALE], "KTAS", MODEL_VECTOR, false))
        return false;
    mdl_fill_size(mdl, size);
    mdl_go(mdl, &end);
    return true;
}

bool mdl_read_texture_animations(struct mdl *mdl) {
    mdl->chunk = MDX_TXAN;
    return mdl_each_declared(mdl, "TVertexAnim", read_texture_animation, NULL);
}

/* ---- Layers ------------------------------------------------------------------------------------------------------ */

enum {
    UNSHADED,
    SPHERE_MAP,
    TWO_SIDED,
    UNFOGGED,
    NO_DEPTH_TEST,
    NO_DEPTH_SET,
    UNLIT,
    LAYER_FLAGS,
    FILTER_MODE = LAYER_FLAGS,
    ANIMATION_ID,
    COORD_ID,
    ALPHA,
    EMISSIVE,
    FRESNEL_COLOUR,
    FRESNEL_OPACITY,
    FRESNEL_TEAM_COLOUR,
    SHADER_TYPE,
    HD,
    TEXTURE,
    TEXTURE_ID, /* and those of the other slots, in their order */
    LAYER_FIELDS = TEXTURE_ID + GLSKIN_SLOT_COUNT
};

static void name_fields(struct mdl_field field[LAYER_FIELDS]) {
    static const char *const names[LAYER_FIELDS] = {
        [UNSHADED] = "Unshaded",
        [SPHERE_MAP] = "SphereEnvMap",
        [TWO_SIDED] = "TwoSided",
        [UNFOGGED] = "Unfogged",
        [NO_DEPTH_TEST] = "NoDepthTest",
        [NO_DEPTH_SET] = "NoDepthSet",
        [UNLIT] = "Unlit",
        [FILTER_MODE] = "FilterMode",
        [ANIMATION_ID] = "TVertexAnimId",
        [COORD_ID] = "CoordId",
        [ALPHA] = "Alpha",
        [EMISSIVE] = "EmissiveGain",
        [FRESNEL_COLOUR] = "FresnelColor",
        [FRESNEL_OPACITY] = "FresnelOpacity",
        [FRESNEL_TEAM_COLOUR] = "FresnelTeamColor",
        [SHADER_TYPE] = "ShaderTypeId",
        [HD] = "HD",
        [TEXTURE] = "Texture",
        [TEXTURE_ID + GLSKIN_SLOT_DIFFUSE] = "TextureID",
        [TEXTURE_ID + GLSKIN_SLOT_NORMAL] = "NormalTextureID",
        [TEXTURE_ID + GLSKIN_SLOT_ORM] = "ORMTextureID",
        [TEXTURE_ID + GLSKIN_SLOT_EMISSIVE] = "EmissiveTextureID",
        [TEXTURE_ID + GLSKIN_SLOT_TEAM_COLOUR] = "TeamColorTextureID",
        [TEXTURE_ID + GLSKIN_SLOT_ENVIRONMENT] = "ReflectionsTextureID",
    };
    for (size_t i = 0; i < LAYER_FIELDS; ++i)
        field[i] = (struct mdl_field){.name = names[i], .many = i < LAYER_FLAGS};
}

static bool put_filter(struct mdl *mdl, const struct mdl_field *field) {
    enum { FILTERS = GLSKIN_FILTER_MODULATE_2X + 1 }; /* the last that a file can say */
    static const char *const names[FILTERS] = {"None",     "Transparent", "Blend",     "Additive",
                                               "AddAlpha", "Modulate",    "Modulate2x"};
    uint32_t filter = 0;
    if (mdl_to(mdl, field)) {
        while (filter < FILTERS && !mdl_accept_word(mdl, names[filter]))
            ++filter;
        if (filter == FILTERS) {
            if (!mdl_expected_or(mdl, "None stands in",
                                 "None, Transparent, Blend, Additive, AddAlpha, Modulate or Modulate2x"))
                return false;
            filter = 0;
        }
    }
    mdl_put_u32(mdl, filter);
    return true;
}

/* ---- Textures of a layer, from 1100 on. Writers have three dialects:
 *   war3-model:   static TextureID 0, static NormalTextureID 1, ...        a name for each slot
 *   others:       static TextureID 0, static TextureID 1, ...              the slots in their order
 *   and:          Texture { static TextureID 0, Semantic 0, } ...          the slot's number as Semantic
 * Each may have keys instead of a value. */

static bool put_slot(struct mdl *mdl, const struct mdl_field *id, uint32_t slot) {
    if (!mdl_put_id(mdl, id, UINT32_MAX))
        return false;
    mdl_put_u32(mdl, slot);
    return mdl_put_track(mdl, id, "KMTF", MODEL_INTEGER, false);
}

static bool put_texture_block(struct mdl *mdl, void *user) {
    struct mdl_field field[2] = {{.name = "TextureID"}, {.name = "Semantic"}};
    uint32_t slot = 0;
    (void)user;
    if (!mdl_find(mdl, field, 2))
        return false;
    const struct mdl_place end = mdl->place;
    if ((mdl_to(mdl, &field[1]) && !mdl_id(mdl, "a semantic", &slot)) || !put_slot(mdl, &field[0], slot))
        return false;
    mdl_go(mdl, &end);
    return true;
}

/* Every `static? TextureID`. mdl_each knows nothing of static ones, so the block is walked here. */
static bool put_slots_in_order(struct mdl *mdl, uint32_t *count) {
    if (!mdl_expect(mdl, '{'))
        return false;
    while (!mdl_accept(mdl, '}')) {
        struct mdl_field id = {.name = "TextureID", .is_static = mdl_accept_word(mdl, "static")};
        id.found = mdl_accept_word(mdl, id.name);
        id.place = mdl->place;
        if (id.found && !put_slot(mdl, &id, (*count)++))
            return false;
        mdl_go(mdl, &id.place);
        if (!id.found && !mdl_mark_is(mdl, ','))
            mdl_advance(mdl);
        if (!mdl_skip_entry(mdl))
            return false;
    }
    return true;
}

static bool put_slots(struct mdl *mdl, const struct mdl_field *field, const struct mdl_place *start) {
    uint32_t count = 0;
    size_t blocks = 0;
    mdl->line = mdl->block_line;
    size_t hole = mdl_hole(mdl);
    mdl_go(mdl, start);
    if (!put_slots_in_order(mdl, &count))
        return false;
    for (uint32_t slot = 1; slot < GLSKIN_SLOT_COUNT; ++slot) {
        const struct mdl_field *id = &field[TEXTURE_ID + slot];
        if (id->found && !put_slot(mdl, id, slot))
            return false;
        count += id->found;
    }
    mdl_go(mdl, start);
    if (field[TEXTURE].found && !mdl_each(mdl, "Texture", put_texture_block, NULL, &blocks))
        return false;
    mdl_fill(mdl, hole, count + blocks);
    return true;
}

/* ---- A layer, and a material ------------------------------------------------------------------------------------- */

/* What came after version 800. A layer of 900 has the fresnel fields only if there is one in the text. */
static bool put_late_fields(struct mdl *mdl, const struct mdl_field *field, const struct mdl_place *start, bool hd) {
    bool fresnel = mdl->version >= 1000 || field[FRESNEL_COLOUR].found || field[FRESNEL_OPACITY].found ||
                   field[FRESNEL_TEAM_COLOUR].found;
    int64_t type = hd;
    if (mdl->version < 900)
        return true;
    if (!mdl_put_float(mdl, &field[EMISSIVE], 1))
        return false;
    if (fresnel &&
        (!mdl_put_colour(mdl, &field[FRESNEL_COLOUR], false) || !mdl_put_float(mdl, &field[FRESNEL_OPACITY], 0) ||
         !mdl_put_float(mdl, &field[FRESNEL_TEAM_COLOUR], 0)))
        return false;
    if (mdl->version < 1100)
        return true;
    if ((mdl_to(mdl, &field[HD]) || mdl_to(mdl, &field[SHADER_TYPE])) &&
        !mdl_integer(mdl, "a shader type", 0, INT32_MAX, &type))
        return false;
    mdl_put_u32(mdl, (uint32_t)type);
    return put_slots(mdl, field, start);
}

static bool put_layer(struct mdl *mdl, const struct mdl_field *field, const struct mdl_place *start, bool hd) {
    static const uint32_t bits[LAYER_FLAGS] = {[UNSHADED] = GLSKIN_LAYER_UNSHADED,
                                               [SPHERE_MAP] = GLSKIN_LAYER_SPHERE_ENVIRONMENT,
                                               [TWO_SIDED] = GLSKIN_LAYER_TWO_SIDED,
                                               [UNFOGGED] = GLSKIN_LAYER_UNFOGGED,
                                               [NO_DEPTH_TEST] = GLSKIN_LAYER_NO_DEPTH_TEST,
                                               [NO_DEPTH_SET] = GLSKIN_LAYER_NO_DEPTH_WRITE,
                                               [UNLIT] = GLSKIN_LAYER_UNLIT};
    bool slots = mdl->version >= 1100;
    if (!put_filter(mdl, &field[FILTER_MODE]))
        return false;
    put_flags(mdl, field, bits, LAYER_FLAGS);
    if (slots)
        mdl_put_u32(mdl, 0); /* where the one texture was */
    else if (!mdl_put_id(mdl, &field[TEXTURE_ID], UINT32_MAX))
        return false;
    return mdl_put_id(mdl, &field[ANIMATION_ID], UINT32_MAX) && mdl_put_id(mdl, &field[COORD_ID], 0) &&
           mdl_put_float(mdl, &field[ALPHA], 1) && put_late_fields(mdl, field, start, hd) &&
           (slots || mdl_put_track(mdl, &field[TEXTURE_ID], "KMTF", MODEL_INTEGER, false)) &&
           mdl_put_track(mdl, &field[ALPHA], "KMTA", MODEL_NUMBER, false) &&
           mdl_put_track(mdl, &field[EMISSIVE], "KMTE", MODEL_NUMBER, false) &&
           mdl_put_track(mdl, &field[FRESNEL_COLOUR], "KFC3", MODEL_VECTOR, false) &&
           mdl_put_track(mdl, &field[FRESNEL_OPACITY], "KFCA", MODEL_NUMBER, false) &&
           mdl_put_track(mdl, &field[FRESNEL_TEAM_COLOUR], "KFTC", MODEL_NUMBER, false);
}

static bool read_layer(struct mdl *mdl, void *user) {
    const bool *hd = user;
    struct mdl_field field[LAYER_FIELDS];
    const size_t material_line = mdl->block_line;
    const struct mdl_place start = mdl->place;
    name_fields(field);
    field[TEXTURE].many = true;
    field[TEXTURE_ID].many = mdl->version >= 1100;
    mdl->block_line = mdl->line;
    if (!mdl_find(mdl, field, LAYER_FIELDS))
        return false;
    const struct mdl_place end = mdl->place;
    mdl->line = mdl->block_line;
    size_t size = mdl_hole(mdl);
    if (!put_layer(mdl, field, &start, *hd))
        return false;
    mdl_fill_size(mdl, size);
    mdl->block_line = material_line;
    mdl_go(mdl, &end);
    return true;
}

enum {
    CONSTANT_COLOUR,
    MATERIAL_TWO_SIDED,
    SORT_NEAR,
    SORT_FAR,
    FULL_RESOLUTION,
    MATERIAL_FLAGS,
    PRIORITY_PLANE = MATERIAL_FLAGS,
    SHADER,
    LAYER,
    MATERIAL_FIELDS
};

/* The shader's name stands in the file in 900 and 1000; later its layers say whether they are of high definition, where
 * some writers leave it to the name. */
static bool put_shader(struct mdl *mdl, const struct mdl_field *field, bool *hd) {
    static const char prefix[] = "Shader_HD";
    *hd = mdl_to(mdl, field) && mdl->place.token.length >= sizeof prefix - 1 &&
          memcmp(mdl->text + mdl->place.token.start, prefix, sizeof prefix - 1) == 0;
    if (mdl->version <= 800 || mdl->version >= 1100)
        return true;
    if (field->found)
        return mdl_put_string(mdl, "a shader's name", SHADER_SIZE);
    mdl_put_zeros(mdl, SHADER_SIZE);
    return true;
}

static bool read_material(struct mdl *mdl, void *user) {
    static const uint32_t bits[MATERIAL_FLAGS] = {
        [CONSTANT_COLOUR] = 1, [MATERIAL_TWO_SIDED] = 2, [SORT_NEAR] = 8, [SORT_FAR] = 0x10, [FULL_RESOLUTION] = 0x20};
    struct mdl_field field[MATERIAL_FIELDS] = {[CONSTANT_COLOUR] = {.name = "ConstantColor", .many = true},
                                               [MATERIAL_TWO_SIDED] = {.name = "TwoSided", .many = true},
                                               [SORT_NEAR] = {.name = "SortPrimsNearZ", .many = true},
                                               [SORT_FAR] = {.name = "SortPrimsFarZ", .many = true},
                                               [FULL_RESOLUTION] = {.name = "FullResolution", .many = true},
                                               [PRIORITY_PLANE] = {.name = "PriorityPlane"},
                                               [SHADER] = {.name = "Shader"},
                                               [LAYER] = {.name = "Layer", .many = true}};
    const struct mdl_place start = mdl->place;
    bool hd;
    size_t layers;
    (void)user;
    mdl->block_line = mdl->line;
    if (!mdl_find(mdl, field, MATERIAL_FIELDS))
        return false;
    mdl->line = mdl->block_line;
    size_t size = mdl_hole(mdl);
    int64_t plane = 0;
    if (mdl_to(mdl, &field[PRIORITY_PLANE]) && !mdl_integer(mdl, "a priority plane", INT32_MIN, INT32_MAX, &plane))
        return false;
    mdl_put_u32(mdl, (uint32_t)plane);
    put_flags(mdl, field, bits, MATERIAL_FLAGS);
    if (!put_shader(mdl, &field[SHADER], &hd))
        return false;
    mdl->line = mdl->block_line;
    mdl_put_tag(mdl, "LAYS");
    size_t count = mdl_hole(mdl);
    mdl_go(mdl, &start);
    if (!mdl_each(mdl, "Layer", read_layer, &hd, &layers))
        return false;
    mdl_fill(mdl, count, layers);
    mdl_fill_size(mdl, size);
    return true;
}

bool mdl_read_materials(struct mdl *mdl) {
    mdl->chunk = MDX_MTLS;
    return mdl_each_declared(mdl, "Material", read_material, NULL);
}
