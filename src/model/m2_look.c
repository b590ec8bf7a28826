/* How it looks: materials, colours, transparency, textures and how they move, and the lookups through which batches
 * find them. */
#include "model/m2.h"

enum {
    MATERIAL_SIZE = 4,
    COLOUR_SIZE = 56, /* two tracks */
    TRACK_SIZE = 28,
    TEXTURE_SIZE = 16,
    UV_ANIMATION_SIZE = 84,
    BLEND_LAST = 6,
    TYPE_LAST = 0xffff, /* far past the 14 that are known */
    WRAP_WIDTH = 1,
    WRAP_HEIGHT = 2
};

static bool read_materials(struct m2 *m2) {
    struct m2_array array;
    m2_where(m2, "materials");
    if (!m2_array(m2, "", M2_MATERIALS, MATERIAL_SIZE, &array))
        return false;
    struct m2_material *materials = m2_alloc(m2, "", array.at, array.count, sizeof *materials);
    if (!materials)
        return false;
    for (size_t i = 0; i < array.count; ++i) {
        size_t at = array.at + MATERIAL_SIZE * i;
        materials[i].flags = m2_u16(m2, at);
        materials[i].blend = m2_u16(m2, at + 2);
        if (materials[i].blend > BLEND_LAST) {
            m2_where(m2, "materials[%zu]", i);
            if (!m2_fault(m2, ".blend", at + 2, "0 stands in", "expected 0 to %d, found %u", BLEND_LAST,
                          (unsigned)materials[i].blend))
                return false;
            materials[i].blend = 0;
        }
    }
    m2->data->materials = materials;
    m2->data->material_count = array.count;
    return true;
}

static bool read_colours(struct m2 *m2) {
    struct m2_array array;
    m2_where(m2, "colours");
    if (!m2_array(m2, "", M2_COLOURS, COLOUR_SIZE, &array))
        return false;
    struct m2_colour *colours = m2_alloc(m2, "", array.at, array.count, sizeof *colours);
    if (!colours)
        return false;
    for (size_t i = 0; i < array.count; ++i) {
        m2_where(m2, "colours[%zu].colour", i);
        if (!m2_read_track(m2, array.at + COLOUR_SIZE * i, M2_VECTOR, &colours[i].colour))
            return false;
        m2_where(m2, "colours[%zu].opacity", i);
        if (!m2_read_track(m2, array.at + COLOUR_SIZE * i + TRACK_SIZE, M2_OPACITY, &colours[i].opacity))
            return false;
    }
    m2->data->colours = colours;
    m2->data->colour_count = array.count;
    return true;
}

static bool read_transparencies(struct m2 *m2) {
    struct m2_array array;
    m2_where(m2, "transparencies");
    if (!m2_array(m2, "", M2_TRANSPARENCIES, TRACK_SIZE, &array))
        return false;
    struct model_track *tracks = m2_alloc(m2, "", array.at, array.count, sizeof *tracks);
    if (!tracks)
        return false;
    for (size_t i = 0; i < array.count; ++i) {
        m2_where(m2, "transparencies[%zu]", i);
        if (!m2_read_track(m2, array.at + TRACK_SIZE * i, M2_OPACITY, &tracks[i]))
            return false;
    }
    m2->data->transparencies = tracks;
    m2->data->transparency_count = array.count;
    return true;
}

/* How texture coordinates move. */
static bool read_uv_animations(struct m2 *m2) {
    static const struct {
        const char *name;
        enum m2_value value;
        enum model_property property;
    } kinds[MODEL_PROPERTY_COUNT] = {{"translation", M2_VECTOR, MODEL_TRANSLATION},
                                     {"rotation", M2_ROTATION, MODEL_ROTATION},
                                     {"scale", M2_VECTOR, MODEL_SCALE}};
    struct glskin_model *model = m2->model;
    struct m2_array array;
    m2_where(m2, "uvAnimations");
    if (!m2_array(m2, "", M2_UV_ANIMATIONS, UV_ANIMATION_SIZE, &array))
        return false;
    struct model_track *tracks = m2_alloc(m2, "", array.at, MODEL_PROPERTY_COUNT * array.count, sizeof *tracks);
    model->texture_animations =
        tracks ? m2_alloc(m2, "", array.at, array.count, sizeof *model->texture_animations) : NULL;
    if (!model->texture_animations)
        return false;
    for (; model->texture_animation_count < array.count; ++model->texture_animation_count) {
        size_t at = array.at + UV_ANIMATION_SIZE * model->texture_animation_count;
        for (size_t i = 0; i < MODEL_PROPERTY_COUNT; ++i, ++tracks) {
            m2_where(m2, "uvAnimations[%zu].%s", model->texture_animation_count, kinds[i].name);
            if (!m2_read_track(m2, at + TRACK_SIZE * i, kinds[i].value, tracks))
                return false;
            model->texture_animations[model->texture_animation_count].tracks[kinds[i].property] = tracks;
        }
    }
    return true;
}

/* type 0 has a file name; any other is put in by the game: a creature's skin, hair, a cape ... */
static bool read_textures(struct m2 *m2) {
    struct glskin_model *model = m2->model;
    struct m2_array array, name;
    m2_where(m2, "textures");
    if (!m2_array(m2, "", M2_TEXTURES, TEXTURE_SIZE, &array))
        return false;
    model->textures = m2_alloc(m2, "", array.at, array.count, sizeof *model->textures);
    if (!model->textures)
        return false;
    for (; model->texture_count < array.count; ++model->texture_count) {
        glskin_texture *texture = &model->textures[model->texture_count];
        size_t at = array.at + TEXTURE_SIZE * model->texture_count;
        uint32_t flags = m2_u32(m2, at + 4);
        m2_where(m2, "textures[%zu]", model->texture_count);
        if (!m2_array(m2, ".filename", at + 8, 1, &name) ||
            !m2_spend(m2, ".filename", at + 8, (uint64_t)name.count + TEXTURE_SIZE))
            return false;
        uint32_t type = m2_u32(m2, at);
        if (type > TYPE_LAST) {
            if (!m2_fault(m2, ".type", at, "0 stands in", "expected a type of 0 to %d, found %u", TYPE_LAST,
                          (unsigned)type))
                return false;
            type = 0;
        }
        texture->replaceable = type ? GLSKIN_REPLACEABLE_M2 + type : 0;
        texture->wrap_width = flags & WRAP_WIDTH;
        texture->wrap_height = flags & WRAP_HEIGHT;
        texture->path = model_text(model, m2->file + name.at, name.count, "characters");
        if (!texture->path) {
            m2->result = GLSKIN_ERROR_OUT_OF_MEMORY;
            return false;
        }
    }
    return true;
}

bool m2_read_looks(struct m2 *m2) {
    struct m2_data *data = m2->data;
    return read_materials(m2) && read_colours(m2) && read_transparencies(m2) && read_uv_animations(m2) &&
           read_textures(m2) &&
           m2_read_lookup(m2, "textureLookup", M2_TEXTURE_LOOKUP, m2->model->texture_count, true,
                          &data->texture_lookup) &&
           m2_read_lookup(m2, "unitLookup", M2_UNIT_LOOKUP, SIZE_MAX, true, &data->unit_lookup) &&
           m2_read_lookup(m2, "transparencyLookup", M2_TRANSPARENCY_LOOKUP, data->transparency_count, true,
                          &data->transparency_lookup) &&
           m2_read_lookup(m2, "uvAnimationLookup", M2_UV_ANIMATION_LOOKUP, m2->model->texture_animation_count, true,
                          &data->uv_animation_lookup) &&
           m2_read_lookup(m2, "replaceableLookup", M2_REPLACEABLE_LOOKUP, m2->model->texture_count, true,
                          &data->replaceable_lookup);
}
