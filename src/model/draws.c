/* A pose as draws: what the file says of materials, in the core's words. */
#include "core/maths.h"
#include "model/model_data.h"

/* What eight bits can't show is not drawn: opaque layers, too, go with their alpha. */
static const float least_alpha = 1.0f / 255;

size_t glskin_model_draw_limit(const glskin_model *model) {
    size_t limit = 0;
    for (size_t g = 0; model && g < model->geoset_count; ++g) {
        int32_t material = model->geosets[g].material;
        limit += material < 0 ? 1 : model->materials[material].shown.layer_count;
    }
    return limit;
}

/* (u,v,0) + translation, turned and then scaled about (0.5,0.5,0), as rows of (u,v,1). */
static void texcoord_rows(const glskin_layer_state *state, float out[2][3]) {
    versor rotation;
    mat3 turn;
    memcpy(rotation, state->texcoord_rotation, sizeof rotation);
    glm_quat_mat3(rotation, turn);
    for (int row = 0; row < 2; ++row) {
        float scale = state->texcoord_scale[row], moved = turn[2][row] * state->texcoord_translation[2];
        for (int axis = 0; axis < 2; ++axis) {
            out[row][axis] = scale * turn[axis][row];
            moved += turn[axis][row] * (state->texcoord_translation[axis] - 0.5f);
        }
        out[row][2] = scale * moved + 0.5f;
    }
}

static void fill_surface(const struct glskin_model *model, const glskin_draw_sources *sources,
                         const glskin_geoset *geoset, const glskin_layer *layer, const glskin_layer_state *state,
                         glskin_surface *out) {
    const glskin_material *material = &model->materials[geoset->material].shown;
    out->filter = layer->filter;
    out->flags = layer->flags | (material->flags & 2 ? GLSKIN_LAYER_TWO_SIDED : 0);
    for (int slot = 0; slot < GLSKIN_SLOT_COUNT; ++slot) {
        bool given = state->texture[slot] >= 0 && sources->textures;
        unsigned texture = given ? sources->textures[state->texture[slot]] : 0;
        out->texture[slot] = texture || state->texture[slot] < 0 ? texture : sources->missing;
    }
    /* A set that the mesh has not is the first one. */
    out->texcoord_set = layer->texcoord_set == 1 && geoset->texcoord_count > 1;
    texcoord_rows(state, out->texcoord);
    out->priority_plane = material->priority_plane;
}

/* How a geoset without a material looks: white, from both sides. */
static void fill_plain(glskin_surface *out) {
    out->flags = GLSKIN_LAYER_TWO_SIDED;
}

struct draws {
    const struct glskin_model *model;
    const glskin_pose *pose;
    const glskin_draw_sources *sources;
    glskin_draw *draws;
    glskin_surface *surfaces;
    size_t count;
};

static glskin_result add_layer(struct draws *to, size_t geoset_number, const glskin_geoset_state *look, size_t number) {
    const glskin_geoset *geoset = &to->model->geosets[geoset_number];
    glskin_surface *surface = &to->surfaces[to->count];
    float alpha = look->alpha;
    memset(surface, 0, sizeof *surface);
    if (geoset->material < 0) {
        fill_plain(surface);
    } else {
        glskin_layer_state state;
        glskin_result result = glskin_pose_layer(to->pose, (size_t)geoset->material, number, &state);
        if (result != GLSKIN_OK)
            return result;
        const struct model_material *material = &to->model->materials[geoset->material];
        fill_surface(to->model, to->sources, geoset, &to->model->layers[material->first_layer + number].shown, &state,
                     surface);
        alpha *= state.alpha;
    }
    if (!(alpha >= least_alpha))
        return GLSKIN_OK;
    surface->layer = (uint32_t)number;
    surface->tinted = true;
    memcpy(surface->colour, look->colour, sizeof look->colour);
    surface->colour[3] = alpha;
    to->draws[to->count++] = (glskin_draw){
        .instance = to->sources->instances[geoset_number], .world = to->sources->world, .surface = surface};
    return GLSKIN_OK;
}

static glskin_result add_geoset(struct draws *to, size_t number) {
    const glskin_geoset *geoset = &to->model->geosets[number];
    glskin_geoset_state look;
    if (!to->sources->instances[number] || (geoset->lod >= 0 && geoset->lod != to->sources->lod))
        return GLSKIN_OK;
    glskin_result result = glskin_pose_geoset(to->pose, number, &look);
    size_t layers = geoset->material < 0 ? 1 : to->model->materials[geoset->material].shown.layer_count;
    for (size_t layer = 0; result == GLSKIN_OK && layer < layers; ++layer)
        result = add_layer(to, number, &look, layer);
    return result;
}

glskin_result glskin_pose_draws(const glskin_pose *pose, const glskin_draw_sources *sources, glskin_draw *draws,
                                glskin_surface *surfaces, size_t capacity, size_t *count) {
    if (count)
        *count = 0;
    if (!pose)
        return GLSKIN_ERROR_INVALID_ARGUMENT; /* and no host to tell */
    const struct glskin_model *model = pose_model(pose);
    size_t limit = glskin_model_draw_limit(model);
    if (!count || !sources || (limit && (!sources->instances || !draws || !surfaces || capacity < limit)))
        return host_fail(
            &model->host, GLSKIN_ERROR_INVALID_ARGUMENT,
            "glskin_pose_draws: an argument is NULL, or capacity %zu is less than the model's limit of %zu", capacity,
            limit);
    struct draws to = {model, pose, sources, draws, surfaces, 0};
    glskin_result result = GLSKIN_OK;
    for (size_t g = 0; g < model->geoset_count && result == GLSKIN_OK; ++g)
        result = add_geoset(&to, g);
    *count = result == GLSKIN_OK ? to.count : 0;
    return result;
}
