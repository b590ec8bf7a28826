#include "render/material.h"

#include "render/shaders.h"
#include "render/streams.h"

#include <math.h>
#include <string.h>

/* ---- Programs ---- */

struct material_programs {
    size_t count, capacity;
    struct material_program **items; /* each in a block of its own: callers keep pointers while others are made */
};

void material_programs_free(glskin_device *device) {
    struct material_programs *programs = device->programs;
    for (size_t i = 0; programs && i < programs->count; i++) {
        if (!device->lost)
            program_destroy(&device->gl, &programs->items[i]->program);
        host_free(&device->host, programs->items[i]);
    }
    if (programs)
        host_free(&device->host, programs->items);
    host_free(&device->host, programs);
    device->programs = NULL;
}

static bool reserve_one(const glskin_host *host, struct material_programs *programs) {
    if (programs->count < programs->capacity)
        return true;
    size_t capacity = programs->capacity ? programs->capacity * 2 : 8;
    struct material_program **items = host_alloc(host, capacity, sizeof *items);
    if (!items)
        return false;
    if (programs->count)
        memcpy(items, programs->items, programs->count * sizeof *items);
    host_free(host, programs->items);
    programs->items = items;
    programs->capacity = capacity;
    return true;
}

static glskin_result add_program(glskin_device *device, const glskin_shader *vertex, const glskin_shader *pixel,
                                 const struct material_program **out) {
    struct material_programs *programs = device->programs;
    struct material_program *made = host_alloc(&device->host, 1, sizeof *made);
    if (!made || !reserve_one(&device->host, programs)) {
        host_free(&device->host, made);
        return host_fail_memory(&device->host, "programs", programs->count + 1);
    }
    made->vertex = vertex;
    made->pixel = pixel;
    glskin_result result = program_create(&device->gl, vertex, pixel, NULL, &made->program);
    if (result != GLSKIN_OK) {
        host_free(&device->host, made);
        return result;
    }
    programs->items[programs->count++] = made;
    *out = made;
    return GLSKIN_OK;
}

static glskin_result find_program(glskin_device *device, const glskin_shader *vertex, const glskin_shader *pixel,
                                  const struct material_program **out) {
    if (!device->programs)
        device->programs = host_alloc(&device->host, 1, sizeof *device->programs);
    if (!device->programs)
        return host_fail_memory(&device->host, "programs", 1);
    for (size_t i = 0; i < device->programs->count; i++)
        if (device->programs->items[i]->vertex == vertex && device->programs->items[i]->pixel == pixel) {
            *out = device->programs->items[i];
            return GLSKIN_OK;
        }
    return add_program(device, vertex, pixel, out);
}

glskin_result material_prepare(glskin_device *device, const glskin_shader *vertex) {
    const struct material_program *program;
    return find_program(device, vertex, &glskin_shader_simple_ps, &program);
}

/* ---- Pixel state ---- */

static bool is_mirrored(const float *world) {
    if (!world)
        return false;
    const float *x = world, *y = world + 4, *z = world + 8;
    return x[0] * (y[1] * z[2] - y[2] * z[1]) - y[0] * (x[1] * z[2] - x[2] * z[1]) +
               z[0] * (x[1] * y[2] - x[2] * y[1]) <
           0;
}

static void set_pixel_state(const struct gl *gl, const glskin_draw *draw) {
    static const struct {
        GLenum source, target, source_alpha, target_alpha;
    } functions[GLSKIN_FILTER_COUNT] = {
        [GLSKIN_FILTER_NONE] = {GL_ONE, GL_ZERO, GL_ONE, GL_ZERO},
        [GLSKIN_FILTER_TRANSPARENT] = {GL_ONE, GL_ZERO, GL_ONE, GL_ZERO},
        [GLSKIN_FILTER_BLEND] = {GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA},
        [GLSKIN_FILTER_ADDITIVE] = {GL_SRC_ALPHA, GL_ONE, GL_ZERO, GL_ONE},
        [GLSKIN_FILTER_ADD_ALPHA] = {GL_SRC_ALPHA, GL_ONE, GL_ZERO, GL_ONE},
        [GLSKIN_FILTER_MODULATE] = {GL_ZERO, GL_SRC_COLOR, GL_ZERO, GL_ONE},
        [GLSKIN_FILTER_ADD] = {GL_ONE, GL_ONE, GL_ZERO, GL_ONE},
        [GLSKIN_FILTER_MODULATE_2X] = {GL_DST_COLOR, GL_SRC_COLOR, GL_ZERO, GL_ONE},
    };
    const glskin_surface *surface = draw->surface;
    bool opaque = surface->filter <= GLSKIN_FILTER_TRANSPARENT;
    const struct gl_pixel_state state = {
        .blend = !opaque,
        .depth_test = !(surface->flags & GLSKIN_LAYER_NO_DEPTH_TEST),
        .depth_write =
            (opaque || surface->flags & GLSKIN_LAYER_DEPTH_WRITE) && !(surface->flags & GLSKIN_LAYER_NO_DEPTH_WRITE),
        .cull = !(surface->flags & GLSKIN_LAYER_TWO_SIDED),
        .source = (GLint)functions[surface->filter].source,
        .target = (GLint)functions[surface->filter].target,
        .source_alpha = (GLint)functions[surface->filter].source_alpha,
        .target_alpha = (GLint)functions[surface->filter].target_alpha,
        .equation = GL_FUNC_ADD,
        .equation_alpha = GL_FUNC_ADD,
        .depth_function = GL_LEQUAL,
        .cull_face = is_mirrored(draw->world) ? GL_FRONT : GL_BACK,
    };
    gl_pixel_state_set(gl, &state);
}

/* ---- Constants: the registers of classic_ps.hlsl and, all of them, of reforged_ps.hlsl ---- */

struct surface_constants {
    float colour[4];
    float texcoord[2][4];  /* w: the second set; the sphere map */
    float light[4];        /* w: the alpha test */
    float light_colour[4]; /* w: the least alpha */
    float ambient[4];      /* w: whether there is light at all */
    float camera_right[4], camera_up[4];
    float eye[4];
    float fresnel[4]; /* colour, opacity */
    float gains[4];   /* emissive; the team's share of the fresnel colour; environment; normal map */
};

static const glskin_light default_light = {{0.3f, 0.7f, 0.5f}, {0.65f, 0.65f, 0.65f}, {0.35f, 0.35f, 0.35f}};

static void unit_direction(const float in[3], float out[3]) {
    double length = sqrt((double)in[0] * (double)in[0] + (double)in[1] * (double)in[1] + (double)in[2] * (double)in[2]);
    for (int i = 0; i < 3; i++)
        out[i] = length > 0 ? (float)((double)in[i] / length) : 0;
}

static void fill_light(const glskin_light *light, uint32_t flags, struct surface_constants *out) {
    unit_direction(light->direction, out->light);
    bool unshaded = flags & (GLSKIN_LAYER_UNSHADED | GLSKIN_LAYER_UNLIT);
    out->ambient[3] = !unshaded;
    for (int i = 0; i < 3; i++) {
        out->light_colour[i] = unshaded ? 0 : light->colour[i];
        out->ambient[i] = unshaded ? 1 : light->ambient[i];
    }
}

static void fill_texcoord(const glskin_surface *surface, float out[2][4]) {
    static const float as_they_are[2][3] = {{1, 0, 0}, {0, 1, 0}};
    bool given = false;
    for (int i = 0; i < 6; i++)
        given = given || surface->texcoord[i / 3][i % 3] != 0;
    for (int row = 0; row < 2; row++)
        memcpy(out[row], given ? surface->texcoord[row] : as_they_are[row], sizeof as_they_are[row]);
    out[0][3] = surface->texcoord_set == 1;
    out[1][3] = (surface->flags & GLSKIN_LAYER_SPHERE_ENVIRONMENT) != 0;
}

static float alpha_test(const glskin_surface *surface) {
    if (surface->filter != GLSKIN_FILTER_TRANSPARENT)
        return -1; /* alpha is never that low */
    return surface->alpha_test != 0 ? surface->alpha_test : 0.75f;
}

static void fill_constants(const struct material *material, const glskin_surface *surface,
                           struct surface_constants *out) {
    const glskin_light *light = material->pass->light ? material->pass->light : &default_light;
    for (int i = 0; i < 4; i++)
        out->colour[i] = surface->tinted ? surface->colour[i] : 1;
    fill_texcoord(surface, out->texcoord);
    fill_light(light, surface->flags, out);
    out->light[3] = alpha_test(surface);
    out->light_colour[3] = surface->filter <= GLSKIN_FILTER_TRANSPARENT;
    memcpy(out->camera_right, material->camera.right, sizeof material->camera.right);
    memcpy(out->camera_up, material->camera.up, sizeof material->camera.up);
    memcpy(out->eye, material->camera.eye, sizeof out->eye);
    memcpy(out->fresnel, surface->fresnel_colour, sizeof surface->fresnel_colour);
    out->fresnel[3] = surface->fresnel_opacity;
    out->gains[0] = surface->texture[GLSKIN_SLOT_EMISSIVE] ? surface->emissive : 0;
    out->gains[1] = surface->fresnel_team_colour;
    out->gains[2] = surface->texture[GLSKIN_SLOT_ENVIRONMENT] != 0;
    out->gains[3] = surface->texture[GLSKIN_SLOT_NORMAL] != 0;
}

/* ---- A draw call ---- */

void material_begin(struct material *material, glskin_device *device, const glskin_pass *pass) {
    memset(material, 0, sizeof *material);
    material->device = device;
    material->pass = pass;
}

static void end_surfaces(struct material *material) {
    if (material->state_saved)
        gl_pixel_state_set(&material->device->gl, &material->host);
    material->state_saved = false;
}

static void begin_surfaces(struct material *material) {
    if (material->state_saved)
        return;
    gl_pixel_state_save(&material->device->gl, &material->host);
    material->camera = camera_of(material->pass->view_projection);
    material->state_saved = true;
}

static void bind_textures(const glskin_device *device, const glskin_surface *surface) {
    GLuint count = surface->kind == GLSKIN_SURFACE_REFORGED ? GLSKIN_SLOT_COUNT : 1;
    for (GLuint slot = 0; slot < count; slot++) {
        bool plain = slot == GLSKIN_SLOT_ORM && !surface->texture[slot];
        streams_texture(device, slot, plain ? device->plain_orm : surface->texture[slot]);
    }
}

static void use_surface(struct material *material, const glskin_draw *draw) {
    const struct gl *gl = &material->device->gl;
    const struct material_program *program = material->program;
    struct surface_constants constants;
    memset(&constants, 0, sizeof constants);
    begin_surfaces(material);
    set_pixel_state(gl, draw);
    bind_textures(material->device, draw->surface);
    fill_constants(material, draw->surface, &constants);
    gl->f.Uniform4fv(program->program.pixel_constants, (GLsizei)program->pixel->constant_count, constants.colour);
}

static const glskin_shader *pixel_of(const glskin_surface *surface) {
    if (!surface)
        return &glskin_shader_simple_ps;
    return surface->kind == GLSKIN_SURFACE_REFORGED ? &glskin_shader_reforged_ps : &glskin_shader_classic_ps;
}

glskin_result material_use(struct material *material, struct material_vertex vertex, const glskin_draw *draw) {
    const struct material_program *wanted = material->program;
    const glskin_shader *pixel = pixel_of(draw->surface);
    const glskin_shader *stage = pixel == &glskin_shader_reforged_ps ? vertex.tangents : vertex.plain;
    if (!wanted || wanted->vertex != stage || wanted->pixel != pixel) {
        glskin_result result = find_program(material->device, stage, pixel, &wanted);
        if (result != GLSKIN_OK)
            return result;
        material->device->gl.f.UseProgram(wanted->program.id);
    }
    material->changed = wanted != material->program;
    material->program = wanted;
    if (!material->changed && material->shown && material_same(material->shown, draw))
        return GLSKIN_OK;
    material->shown = draw;
    if (draw->surface) {
        use_surface(material, draw);
    } else {
        end_surfaces(material);
        streams_texture(material->device, 0, draw->texture);
    }
    return GLSKIN_OK;
}

void material_end(struct material *material) {
    end_surfaces(material);
}

/* Field by field where they may have gaps, so that equal ones are equal and all have an order. What only orders draws
 * is left out: it stands at the end. */
static int compare_surfaces(const glskin_surface *a, const glskin_surface *b) {
    const size_t first = offsetof(glskin_surface, tinted), second = offsetof(glskin_surface, colour),
                 end = offsetof(glskin_surface, priority_plane);
    if (a == b)
        return 0;
    int order = memcmp(a, b, first);
    if (order == 0)
        order = (int)a->tinted - (int)b->tinted;
    return order ? order : memcmp((const char *)a + second, (const char *)b + second, end - second);
}

int material_compare(const glskin_draw *a, const glskin_draw *b) {
    if (!a->surface || !b->surface) {
        int kinds = (a->surface != NULL) - (b->surface != NULL);
        return kinds || a->surface ? kinds : (a->texture > b->texture) - (a->texture < b->texture);
    }
    int order = compare_surfaces(a->surface, b->surface);
    return order ? order : (int)is_mirrored(a->world) - (int)is_mirrored(b->world);
}

bool material_same(const glskin_draw *a, const glskin_draw *b) {
    return material_compare(a, b) == 0;
}
