/* The uniform path: a part's palette goes up with its draw, in the constant file that Direct3D 9 clients know. Works on
 * the oldest drivers; a driver with only the guaranteed 512 components gets the compact register layout. */
#include "render/bind_vertices.h"
#include "render/material.h"
#include "render/path.h"
#include "render/shaders.h"

#include <stdio.h>
#include <string.h>

struct uniform_path {
    struct material_vertex shaders;
    struct program capture;                 /* made when first needed */
    unsigned view_projection, world, bones; /* registers */
    float (*constants)[4];
};
struct uniform_instance {
    glskin_bone *windows;
};

/* The largest constant file that fits: by arithmetic, because drivers that overflow fail in ways of their own. */
static struct material_vertex choose_shaders(const struct gl *gl, glskin_normals normals) {
    static const struct material_vertex full[2] = {
        {&glskin_shader_skinning_vs, &glskin_shader_skinning_vs_tangents},
        {&glskin_shader_skinning_vs_plain, &glskin_shader_skinning_vs_tangents_plain}};
    static const struct material_vertex branching[2] = {
        {&glskin_shader_skinning_vs_sm3, &glskin_shader_skinning_vs_sm3_tangents},
        {&glskin_shader_skinning_vs_sm3_plain, &glskin_shader_skinning_vs_sm3_tangents_plain}};
    static const struct material_vertex small[2] = {
        {&glskin_shader_skinning_vs_small, &glskin_shader_skinning_vs_small_tangents},
        {&glskin_shader_skinning_vs_small_plain, &glskin_shader_skinning_vs_small_tangents_plain}};
    static const struct material_vertex none = {NULL, NULL};
    int rule = normals == GLSKIN_NORMALS_PLAIN;
    /* Every chip behind a driver with GLSL 3.30 can branch. */
    struct material_vertex large = gl->glsl >= 330 ? branching[rule] : full[rule];
    if (large.plain->constant_count * 4 <= gl->limits.uniform_components)
        return large;
    return small[rule].plain->constant_count * 4 <= gl->limits.uniform_components ? small[rule] : none;
}

static size_t uniform_window(const struct gl *gl, char *why, size_t why_size) {
    const glskin_shader *shader = choose_shaders(gl, GLSKIN_NORMALS_EXACT).plain;
    if (shader)
        return shader_constant(shader, "g_bones")->count / 3;
    snprintf(why, why_size, "it needs %u vertex uniform components, the driver has %zu",
             glskin_shader_skinning_vs_small.constant_count * 4, gl->limits.uniform_components);
    return 0;
}

static void uniform_close(glskin_device *device) {
    struct uniform_path *path = device->path;
    if (!path)
        return;
    if (!device->lost)
        program_destroy(&device->gl, &path->capture);
    host_free(&device->host, path->constants);
    host_free(&device->host, path);
    device->path = NULL;
}

static glskin_result uniform_open(glskin_device *device) {
    struct uniform_path *path = host_alloc(&device->host, 1, sizeof *path);
    if (!path)
        return host_fail_memory(&device->host, "path", 1);
    device->path = path;
    path->shaders = choose_shaders(&device->gl, device->normals);
    if (shader_constant(path->shaders.plain, "g_world")->first < 16)
        host_note(&device->host,
                  "the uniform path: the driver has %zu uniform components: the compact constant file is "
                  "taken, of %u components and %u bones a draw",
                  device->gl.limits.uniform_components, path->shaders.plain->constant_count * 4,
                  shader_constant(path->shaders.plain, "g_bones")->count / 3);
    path->view_projection = shader_register(path->shaders.plain, "g_viewProj");
    path->world = shader_register(path->shaders.plain, "g_world");
    path->bones = shader_register(path->shaders.plain, "g_bones");
    path->constants = host_alloc(&device->host, path->shaders.plain->constant_count, sizeof *path->constants);
    glskin_result result = path->constants
                               ? material_prepare(device, path->shaders.plain)
                               : host_fail_memory(&device->host, "constants", path->shaders.plain->constant_count);
    if (result != GLSKIN_OK)
        uniform_close(device);
    return result;
}

static glskin_result uniform_instance_open(glskin_instance *instance) {
    const glskin_host *host = &instance->mesh->device->host;
    struct uniform_instance *own = instance->path;
    own->windows = host_alloc(host, instance->mesh->data.entry_count, sizeof *own->windows);
    return own->windows ? GLSKIN_OK : host_fail_memory(host, "palette entries", instance->mesh->data.entry_count);
}

static void uniform_instance_close(glskin_instance *instance) {
    struct uniform_instance *own = instance->path;
    host_free(&instance->mesh->device->host, own->windows);
}

static glskin_result uniform_skin(glskin_device *device, glskin_instance *const *instances, size_t count) {
    (void)device;
    for (size_t i = 0; i < count; i++) {
        struct uniform_instance *own = instances[i]->path;
        if (!instances[i]->skinned_current)
            skin_pack_windows(&instances[i]->mesh->data, instances[i]->bones, own->windows);
        instances[i]->skinned_current = true;
    }
    return GLSKIN_OK;
}

static void bind_mesh(const glskin_mesh *mesh) {
    static const struct stream_format weights = {4, GL_UNSIGNED_BYTE, GL_TRUE, false};
    /* Not an integer attribute: GLSL 1.20 has none, and the shader converts whole floats. */
    static const struct stream_format bones = {4, GL_UNSIGNED_BYTE, GL_FALSE, false};
    const struct uniform_path *path = mesh->device->path;
    const glskin_shader *shader = path->shaders.tangents; /* it has every attribute of the other */
    if (!bind_mesh_array(mesh)) {
        streams_absent(mesh, shader);
        return;
    }
    bind_mesh_streams(mesh, shader);
    bind_mesh_attribute(mesh, shader, "BLENDINDICES", bones, offsetof(struct bind_vertex, skin.bone));
    bind_mesh_attribute(mesh, shader, "BLENDWEIGHT", weights, offsetof(struct bind_vertex, skin.weight));
}

/* One upload: the registers up to the part's last bone. */
static void upload_part(const glskin_device *device, const struct program *program, const glskin_instance *instance,
                        const struct skin_part *part) {
    const struct uniform_path *path = device->path;
    const struct uniform_instance *own = instance->path;
    memcpy(path->constants[path->bones], own->windows + part->first_entry, part->entry_count * sizeof *own->windows);
    device->gl.f.Uniform4fv(program->constants, (GLsizei)(path->bones + part->entry_count * 3), path->constants[0]);
}

static glskin_result uniform_draw(glskin_device *device, const glskin_pass *pass, const glskin_draw *draws,
                                  size_t count) {
    const struct uniform_path *path = device->path;
    const glskin_mesh *bound = NULL;
    glskin_result result = GLSKIN_OK;
    struct material material;
    material_begin(&material, device, pass);
    matrix_rows(pass->view_projection, path->constants + path->view_projection);
    for (size_t i = 0; i < count; i++) {
        const glskin_mesh *mesh = draws[i].instance->mesh;
        result = material_use(&material, path->shaders, &draws[i]);
        if (result != GLSKIN_OK)
            break;
        if (mesh != bound)
            bind_mesh(mesh);
        bound = mesh;
        matrix_rows(draws[i].world, path->constants + path->world);
        for (size_t p = 0; p < mesh->data.part_count; p++) {
            const struct skin_part *part = &mesh->data.parts[p];
            if (part->index_count == 0)
                continue;
            upload_part(device, &material.program->program, draws[i].instance, part);
            streams_draw(mesh, part->first_index, part->index_count, 1);
        }
    }
    streams_end(device, path->shaders.tangents);
    material_end(&material);
    return result;
}

static glskin_result uniform_read(glskin_instance *instance, struct capture_vertex *out) {
    glskin_device *device = instance->mesh->device;
    struct uniform_path *path = device->path;
    const struct skin_encoded *data = &instance->mesh->data;
    if (!path->capture.id) {
        glskin_result made = program_create(&device->gl, path->shaders.plain, &glskin_shader_simple_ps,
                                            &capture_vertex_layout, &path->capture);
        if (made != GLSKIN_OK)
            return made;
    }
    struct capture capture;
    device->gl.f.UseProgram(path->capture.id);
    bind_mesh(instance->mesh);
    glskin_result result = capture_begin(&device->gl, &capture_vertex_layout, data->vertex_count, &capture);
    if (result == GLSKIN_OK) {
        matrix_rows(NULL, path->constants + path->view_projection);
        matrix_rows(NULL, path->constants + path->world);
        for (size_t p = 0; p < data->part_count; p++) {
            upload_part(device, &path->capture, instance, &data->parts[p]);
            device->gl.f.DrawArrays(GL_POINTS, (GLint)data->parts[p].first_vertex,
                                    (GLsizei)data->parts[p].vertex_count);
        }
        result = capture_end(&device->gl, &capture, out->position);
    }
    streams_end(device, path->shaders.tangents);
    return result;
}

const struct path_ops path_uniform = {
    .path = GLSKIN_PATH_UNIFORM,
    .window = uniform_window,
    .open = uniform_open,
    .close = uniform_close,
    .mesh_open = bind_mesh_open,
    .mesh_close = bind_mesh_close,
    .instance_size = sizeof(struct uniform_instance),
    .instance_open = uniform_instance_open,
    .instance_close = uniform_instance_close,
    .skin = uniform_skin,
    .draw = uniform_draw,
    .read = uniform_read,
};
