/* Whether this driver's instanced draws read skinned vertices right: integer texture buffers and gl_VertexID are not
 * what drivers are tested for most. */
#include "render/path.h"
#include "render/preskinned.h"
#include "render/shaders.h"

#include <math.h>

/* The instance's vertices as its draws' shader sees them, as points, with the program that is current. */
static glskin_result capture_points(const glskin_instance *instance, struct arena_page *page,
                                    struct preskinned_drawing *drawing, const struct program *program,
                                    struct capture_vertex *out) {
    glskin_device *device = instance->mesh->device;
    const struct gl *gl = &device->gl;
    const struct preskinned_instance *own = instance->path;
    const size_t count = instance->mesh->data.vertex_count;
    float identity[4][4];
    struct capture capture;
    struct instance_row *row = rows_reserve(device, &drawing->rows, 1, 0);
    if (!row)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    row_write(row, own->range.first, NULL);
    rows_upload(device, &drawing->rows, sizeof *row);
    preskinned_attach_rows(device, &drawing->rows);
    rows_bind(device, &drawing->rows, drawing->rows.first);
    preskinned_bind_page(gl, page, instance->mesh->layout);
    matrix_rows(NULL, identity);
    gl->f.Uniform4fv(program->constants, 4, identity[0]);
    glskin_result result = capture_begin(gl, &capture_vertex_layout, count, &capture);
    if (result != GLSKIN_OK)
        return result;
    gl->f.DrawArraysInstanced(GL_POINTS, 0, (GLsizei)count, 1);
    return capture_end(gl, &capture, out->position);
}

/* In an array object of its own, since the device's keeps what is set up in it. */
static glskin_result capture_draw(const glskin_instance *instance, struct arena_page *page,
                                  struct preskinned_drawing *drawing, struct capture_vertex *out) {
    const glskin_device *device = instance->mesh->device;
    const struct gl *gl = &device->gl;
    struct program program;
    GLuint array = 0;
    glskin_result result = program_create(gl, drawing->layouts[instance->mesh->layout].plain, &glskin_shader_simple_ps,
                                          &capture_vertex_layout, &program);
    if (result != GLSKIN_OK)
        return result;
    gl->f.GenVertexArrays(1, &array);
    gl->f.BindVertexArray(array);
    result = capture_points(instance, page, drawing, &program, out);
    gl->f.BindVertexArray(device->vertex_array);
    gl->f.DeleteVertexArrays(1, &array);
    gl->f.UseProgram(0);
    program_destroy(gl, &program);
    return result;
}

static bool is_same(const struct capture_vertex *a, const struct capture_vertex *b) {
    static const float allowed = 1e-5f; /* what goes wrong here is another vertex, or none */
    for (int i = 0; i < 3; i++)
        if (!(fabsf(a->position[i] - b->position[i]) <= allowed * fmaxf(1, fabsf(b->position[i]))) ||
            !(fabsf(a->normal[i] - b->normal[i]) <= allowed))
            return false;
    return true;
}

glskin_result preskinned_check(glskin_instance *instance, struct preskinned_store *store,
                               struct preskinned_drawing *drawing) {
    const glskin_device *device = instance->mesh->device;
    const struct preskinned_instance *own = instance->path;
    struct arena_page *page = &preskinned_arena(store, instance->mesh)->pages[own->range.page];
    const size_t count = instance->mesh->data.vertex_count;
    if (!preskinned_page_fits(device, page, instance->mesh->layout) || capture_method(&device->gl) == CAPTURE_NONE)
        return GLSKIN_OK;
    struct capture_vertex *both = host_alloc(&device->host, 2 * count, sizeof *both);
    if (!both)
        return host_fail_memory(&device->host, "vertices for the self-test", 2 * count);
    glskin_result result = preskinned_read(instance, store, both);
    if (result == GLSKIN_OK)
        result = capture_draw(instance, page, drawing, both + count);
    for (size_t i = 0; i < count && result == GLSKIN_OK && drawing->instanced; i++)
        drawing->instanced = is_same(&both[count + i], &both[i]);
    if (result == GLSKIN_OK && !drawing->instanced)
        host_warn(
            &device->host,
            "%s reads texture buffers of integers wrongly: the %s path draws units one by one, from vertex arrays",
            device->gl.renderer, glskin_path_name(device->ops->path));
    host_free(&device->host, both);
    return result;
}
