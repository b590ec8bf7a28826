/* A pose as draws: what the file says of materials, in the core's words. */
#include "core/maths.h"
#include "model/model_data.h"

/* What eight bits can't show is not drawn: opaque layers, too, go with their alpha. */
static const float least_alpha = 1.0f / 255;

static size_t layers_of(const struct glskin_model *model, int32_t material) {
    return material < 0 ? 1 : model->materials[material].shown.layer_count;
}

size_t glskin_model_draw_limit(const glskin_model *model) {
    size_t limit = 0, count = model ? glskin_model_info_get(model).batch_count : 0;
    glskin_batch batch;
    for (size_t b = 0; b < count && glskin_model_batch(model, b, &batch) == GLSKIN_OK; ++b)
        limit += layers_of(model, batch.material);
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

/* The stand-in is for what is seen; as a normal map or the like it would only mislead. */
static unsigned texture_of(const glskin_draw_sources *sources, int32_t texture, int slot) {
    unsigned name = texture >= 0 && sources->textures ? sources->textures[texture] : 0;
    return name || texture < 0 || slot != GLSKIN_SLOT_DIFFUSE ? name : sources->missing;
}

/* An M2's blend modes have MDX's numbers, and differ in what follows. */
static void follow_m2(glskin_surface *surface, float alpha) {
    if (surface->filter == GLSKIN_FILTER_ADDITIVE)
        surface->filter = GLSKIN_FILTER_ADD;
    if (surface->filter <= GLSKIN_FILTER_TRANSPARENT && alpha < 1)
        surface->filter = GLSKIN_FILTER_BLEND;
    surface->alpha_test = 224.0f / 255;
    surface->flags |= GLSKIN_LAYER_DEPTH_WRITE;
}

struct draws {
    const struct glskin_model *model;
    const glskin_pose *pose;
    const glskin_draw_sources *sources;
    glskin_draw *draws;
    glskin_surface *surfaces;
    size_t count;
};

static void fill_surface(const struct draws *to, const glskin_batch *batch, const glskin_layer *layer,
                         const glskin_layer_state *state, float alpha, glskin_surface *out) {
    const glskin_material *material = &to->model->materials[batch->material].shown;
    out->kind = layer->hd ? GLSKIN_SURFACE_REFORGED : GLSKIN_SURFACE_CLASSIC;
    out->filter = layer->filter;
    out->flags = layer->flags | (material->flags & 2 ? GLSKIN_LAYER_TWO_SIDED : 0);
    for (int slot = 0; slot < GLSKIN_SLOT_COUNT; ++slot)
        out->texture[slot] = texture_of(to->sources, state->texture[slot], slot);
    /* A set that the mesh has not is the first one. */
    out->texcoord_set = layer->texcoord_set == 1 && to->model->geosets[batch->geoset].texcoord_count > 1;
    texcoord_rows(state, out->texcoord);
    out->priority_plane = material->priority_plane;
    out->emissive = state->emissive;
    memcpy(out->fresnel_colour, state->fresnel_colour, sizeof out->fresnel_colour);
    out->fresnel_opacity = state->fresnel_opacity;
    out->fresnel_team_colour = state->fresnel_team_colour;
    if (to->model->m2)
        follow_m2(out, alpha);
}

static glskin_result add_layer(struct draws *to, const glskin_batch *batch, glskin_instance *instance,
                               const glskin_geoset_state *look, size_t number) {
    glskin_surface *surface = &to->surfaces[to->count];
    glskin_layer_state state = {.alpha = 1, .colour = {1, 1, 1}};
    memset(surface, 0, sizeof *surface);
    if (batch->material >= 0) {
        glskin_result result = glskin_pose_layer(to->pose, (size_t)batch->material, number, &state);
        if (result != GLSKIN_OK)
            return result;
        const struct model_material *material = &to->model->materials[batch->material];
        fill_surface(to, batch, &to->model->layers[material->first_layer + number].shown, &state,
                     look->alpha * state.alpha, surface);
    } else {
        surface->flags = GLSKIN_LAYER_TWO_SIDED;
    }
    surface->colour[3] = look->alpha * state.alpha;
    if (!(surface->colour[3] >= least_alpha))
        return GLSKIN_OK;
    surface->layer = (uint32_t)number;
    surface->tinted = true;
    for (int i = 0; i < 3; ++i)
        surface->colour[i] = look->colour[i] * state.colour[i];
    to->draws[to->count++] = (glskin_draw){.instance = instance, .world = to->sources->world, .surface = surface};
    return GLSKIN_OK;
}

static glskin_result add_batch(struct draws *to, size_t number) {
    glskin_geoset_state look;
    glskin_batch batch;
    glskin_result result = glskin_model_batch(to->model, number, &batch);
    if (result == GLSKIN_OK)
        result = glskin_pose_geoset(to->pose, batch.geoset, &look);
    if (result != GLSKIN_OK)
        return result;
    int32_t lod = to->model->geosets[batch.geoset].lod;
    if (!to->sources->instances[number] || (lod >= 0 && lod != to->sources->lod))
        return GLSKIN_OK;
    size_t before = to->count, layers = layers_of(to->model, batch.material);
    for (size_t layer = 0; result == GLSKIN_OK && layer < layers; ++layer) {
        result = add_layer(to, &batch, to->sources->instances[number], &look, layer);
        if (to->model->m2 && to->count == before) /* an M2's first layer hides the rest */
            break;
    }
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
    size_t batches = glskin_model_info_get(model).batch_count;
    for (size_t b = 0; b < batches && result == GLSKIN_OK; ++b)
        result = add_batch(&to, b);
    *count = result == GLSKIN_OK ? to.count : 0;
    return result;
}
