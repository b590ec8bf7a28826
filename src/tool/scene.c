#include "tool/scene.h"

#include "tool/scene_texture.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static glskin_result out_of_memory(const struct scene *scene) {
    if (scene->host.message)
        scene->host.message(scene->host.user, GLSKIN_SEVERITY_ERROR, GLSKIN_ERROR_OUT_OF_MEMORY, "out of memory");
    return GLSKIN_ERROR_OUT_OF_MEMORY;
}

static glskin_result open_mesh(struct scene *scene, size_t index) {
    glskin_batch batch;
    glskin_geoset geoset;
    struct scene_mesh *mesh = &scene->meshes[index];
    glskin_result result = glskin_model_batch(scene->model, index, &batch);
    if (result == GLSKIN_OK)
        result = glskin_model_geoset(scene->model, batch.geoset, &geoset);
    if (result != GLSKIN_OK)
        return result;
    *mesh = (struct scene_mesh){.desc = batch.mesh, .same = batch.same_mesh};
    if (batch.mesh.vertex_count == 0 || geoset.lod > 0 || batch.same_mesh != index)
        return GLSKIN_OK;
    return glskin_mesh_create(scene->device, &batch.mesh, &mesh->mesh);
}

static glskin_result open_meshes(struct scene *scene) {
    scene->meshes = calloc(scene->info.batch_count + 1, sizeof *scene->meshes);
    if (!scene->meshes)
        return out_of_memory(scene);
    for (size_t i = 0; i < scene->info.batch_count; i++) {
        scene->mesh_count = i + 1;
        glskin_result result = open_mesh(scene, i);
        if (result != GLSKIN_OK)
            return result;
    }
    return GLSKIN_OK;
}

static void close_copy(struct scene *scene, struct scene_copy *copy) {
    for (size_t m = 0; copy->instances && m < scene->mesh_count; m++)
        glskin_instance_destroy(copy->instances[m]);
    free(copy->instances);
    free(copy->shown);
    glskin_pose_destroy(copy->pose);
    memset(copy, 0, sizeof *copy);
}

static glskin_result open_copy(struct scene *scene, struct scene_copy *copy) {
    copy->instances = calloc(scene->mesh_count + 1, sizeof *copy->instances);
    copy->shown = calloc(scene->mesh_count + 1, sizeof *copy->shown);
    if (!copy->instances || !copy->shown)
        return out_of_memory(scene);
    glskin_result result = glskin_pose_create(&scene->host, scene->model, GLSKIN_CPU_AUTO, &copy->pose);
    for (size_t m = 0; m < scene->mesh_count && result == GLSKIN_OK; m++) {
        if (scene->meshes[m].mesh)
            result = glskin_instance_create(scene->meshes[m].mesh, &copy->instances[m]);
        copy->shown[m] = copy->instances[scene->meshes[m].same];
    }
    if (result == GLSKIN_OK)
        result = scene_set_bones(scene, (size_t)(copy - scene->copies), glskin_pose_bones(copy->pose));
    return result;
}

glskin_result scene_set_copies(struct scene *scene, size_t count, float spacing) {
    while (scene->copy_count > count)
        close_copy(scene, &scene->copies[--scene->copy_count]);
    struct scene_copy *grown = realloc(scene->copies, (count + 1) * sizeof *grown);
    if (!grown)
        return out_of_memory(scene);
    scene->copies = grown;
    glskin_result result = GLSKIN_OK;
    while (scene->copy_count < count && result == GLSKIN_OK) {
        struct scene_copy *copy = &scene->copies[scene->copy_count];
        memset(copy, 0, sizeof *copy);
        result = open_copy(scene, copy);
        if (result == GLSKIN_OK)
            scene->copy_count++;
        else
            close_copy(scene, copy);
    }
    size_t side = (size_t)ceil(sqrt((double)count));
    for (size_t i = 0; i < scene->copy_count; i++) {
        vec3 at = {-(float)(i / side) * spacing, (float)(i % side) * spacing, 0};
        glm_translate_make(scene->copies[i].place, at);
    }
    return result;
}

glskin_result scene_open(struct scene *out, const GladGLContext *gl, glskin_device *device, const glskin_host *host,
                         const glskin_model *model, const struct texture_roots *roots) {
    memset(out, 0, sizeof *out);
    out->gl = gl;
    out->device = device;
    out->host = *host;
    out->model = model;
    out->info = glskin_model_info_get(model);
    memcpy(out->team_color, (const float[3]){1, 0.01f, 0.01f}, sizeof out->team_color); /* the first player's red */
    glskin_result result = open_meshes(out);
    if (result == GLSKIN_OK)
        result = scene_set_copies(out, 1, 0);
    if (result == GLSKIN_OK && !scene_textures_open(out, roots))
        result = out_of_memory(out);
    return result;
}

void scene_close(struct scene *scene) {
    if (!scene->device)
        return;
    while (scene->copy_count)
        close_copy(scene, &scene->copies[--scene->copy_count]);
    for (size_t m = 0; m < scene->mesh_count; m++)
        glskin_mesh_destroy(scene->meshes[m].mesh);
    scene_textures_close(scene);
    free(scene->copies);
    free(scene->meshes);
    free(scene->draws);
    free(scene->sorting);
    free(scene->surfaces);
    free(scene->changed);
    memset(scene, 0, sizeof *scene);
}

glskin_result scene_set_bones(struct scene *scene, size_t index, const glskin_bone *bones) {
    struct scene_copy *copy = &scene->copies[index];
    copy->bones = bones;
    glskin_result result = GLSKIN_OK;
    for (size_t m = 0; m < scene->mesh_count && result == GLSKIN_OK; m++)
        if (copy->instances[m])
            result = glskin_instance_set_bones(copy->instances[m], bones->row[0], GLSKIN_ROWS_3X4);
    return result;
}

glskin_result scene_pose(struct scene *scene, size_t index, const glskin_pose_desc *desc) {
    struct scene_copy *copy = &scene->copies[index];
    glskin_result result = glskin_pose_evaluate(copy->pose, desc);
    return result == GLSKIN_OK ? scene_set_bones(scene, index, glskin_pose_bones(copy->pose)) : result;
}

static bool grow(void **block, size_t count, size_t size) {
    void *grown = realloc(*block, count * size);
    if (grown)
        *block = grown;
    return grown;
}

/* Room for all that one frame draws and skins. */
static bool reserve(struct scene *scene) {
    size_t draws = scene->copy_count * glskin_model_draw_limit(scene->model);
    size_t instances = scene->copy_count * scene->mesh_count;
    size_t count = (draws > instances ? draws : instances) + 1;
    if (count <= scene->capacity)
        return true;
    if (!grow((void **)&scene->draws, count, sizeof *scene->draws) ||
        !grow((void **)&scene->sorting, count, sizeof *scene->sorting) ||
        !grow((void **)&scene->surfaces, count, sizeof *scene->surfaces) ||
        !grow((void **)&scene->changed, count, sizeof *scene->changed))
        return false;
    scene->capacity = count;
    return true;
}

glskin_result scene_skin(struct scene *scene) {
    /* All at once: the compute path then needs one dispatch. The draws are made anew for each frame anyway. */
    size_t used = 0;
    if (!reserve(scene))
        return out_of_memory(scene);
    for (size_t i = 0; i < scene->copy_count; i++)
        for (size_t m = 0; m < scene->mesh_count; m++)
            if (scene->copies[i].instances[m])
                scene->changed[used++] = scene->copies[i].instances[m];
    return glskin_skin(scene->device, scene->changed, used);
}

size_t scene_vertex_count(const struct scene *scene) {
    size_t count = 0;
    for (size_t m = 0; m < scene->mesh_count; m++)
        if (scene->meshes[m].mesh)
            count += scene->meshes[m].desc.vertex_count;
    return count;
}

glskin_result scene_points(const struct scene *scene, size_t index, vec3 *positions, vec3 *normals) {
    glskin_result result = GLSKIN_OK;
    for (size_t m = 0; m < scene->mesh_count && result == GLSKIN_OK; m++) {
        const glskin_mesh_desc *desc = &scene->meshes[m].desc;
        if (!scene->meshes[m].mesh)
            continue;
        result = glskin_skin_cpu(NULL, desc, scene->copies[index].bones, GLSKIN_NORMALS_EXACT, positions[0],
                                 normals ? normals[0] : NULL);
        positions += desc->vertex_count;
        if (normals)
            normals += desc->vertex_count;
    }
    return result;
}

glskin_result scene_draw(struct scene *scene, size_t first, mat4 view_projection) {
    size_t used = 0;
    glskin_result result = GLSKIN_OK;
    if (!reserve(scene))
        return out_of_memory(scene);
    for (size_t i = first; i < scene->copy_count && result == GLSKIN_OK; i++) {
        const struct scene_copy *copy = &scene->copies[i];
        const glskin_draw_sources sources = {.instances = copy->shown,
                                             .textures = scene->textures,
                                             .missing = scene->placeholder,
                                             .world = copy->place[0]};
        size_t count = 0;
        result = glskin_pose_draws(copy->pose, &sources, scene->draws + used, scene->surfaces + used,
                                   scene->capacity - used, &count);
        used += count;
    }
    const glskin_pass pass = {.view_projection = view_projection[0]};
    if (result != GLSKIN_OK)
        return result;
    glskin_sort_draws(scene->draws, scene->sorting, used, view_projection[0]);
    return glskin_draw_instances(scene->device, &pass, scene->draws, used);
}
