#include "render/self_test.h"

#include "gl/capture.h"
#include "render/path.h"

#include <math.h>
#include <stdio.h>

/* Old vertex units round less carefully than IEEE asks; a wrong bone is off by far more. */
static const float tolerance = 1e-4f;

struct vertex {
    float position[3], normal[3];
    uint8_t skin[8];
};

/* A bone of its own for every number: turned, unevenly scaled and moved, so that no two give one result. */
static void make_bone(size_t number, glskin_bone *bone) {
    float angle = 0.37f * (float)number;
    float c = cosf(angle), s = sinf(angle), scale = 1.0f + 0.25f * sinf((float)number);
    float mirror = number % 5 == 4 ? -1.0f : 1.0f;
    const glskin_bone made = {{{c * scale, -s, 0.1f, (float)(number % 16) - 8},
                               {s * scale, c, 0.0f, (float)(number / 16) - 8},
                               {0.0f, 0.2f, mirror, 0.25f * (float)(number % 7)}}};
    *bone = made;
}

static void make_vertex(size_t number, size_t bone_count, struct vertex *v) {
    float angle = 1.7f * (float)number;
    v->position[0] = cosf(angle);
    v->position[1] = sinf(angle);
    v->position[2] = 0.5f - (float)(number % 3) * 0.5f;
    v->normal[0] = 0.6f * sinf(angle);
    v->normal[1] = 0.6f * cosf(angle);
    v->normal[2] = 0.8f;
    for (int slot = 0; slot < 4; slot++) {
        v->skin[slot] = (uint8_t)((number + (size_t)slot * 61) % bone_count);
        v->skin[4 + slot] = 0;
    }
    /* Half the vertices hang on one bone, through each slot in turn; half on four. */
    if (number % 2 == 0) {
        v->skin[4 + number / 2 % 4] = 255;
        return;
    }
    static const uint8_t mixed[4] = {120, 75, 40, 20};
    for (int slot = 0; slot < 4; slot++)
        v->skin[4 + slot] = mixed[slot];
}

/* Every second bone is not a number: the vertices that only meet them at weight zero must not notice. */
static void poison_odd_bones(glskin_bone *bones, size_t count) {
    for (size_t i = 1; i < count; i += 2)
        for (int row = 0; row < 3; row++)
            for (int column = 0; column < 4; column++)
                bones[i].row[row][column] = NAN;
}

/* Over the places where the CPU's value is finite. */
static float worst_error(const float (*got)[3], const float (*wanted)[3], size_t count) {
    float worst = 0;
    for (size_t i = 0; i < count; i++)
        for (int axis = 0; axis < 3; axis++) {
            if (!isfinite(wanted[i][axis]))
                continue;
            float error = fabsf(got[i][axis] - wanted[i][axis]) / fmaxf(1, fabsf(wanted[i][axis]));
            if (!(error <= worst))
                worst = isnan(error) ? INFINITY : error;
        }
    return worst;
}

struct workspace {
    size_t count;
    struct vertex *vertices;
    glskin_bone *bones;
    float (*position)[3], (*normal)[3], (*wanted_position)[3], (*wanted_normal)[3];
};

static bool workspace_open(const glskin_host *host, size_t count, struct workspace *w) {
    w->count = count;
    w->vertices = host_alloc(host, count, sizeof *w->vertices);
    w->bones = host_alloc(host, count, sizeof *w->bones);
    w->position = host_alloc(host, count, sizeof *w->position);
    w->normal = host_alloc(host, count, sizeof *w->normal);
    w->wanted_position = host_alloc(host, count, sizeof *w->wanted_position);
    w->wanted_normal = host_alloc(host, count, sizeof *w->wanted_normal);
    return w->vertices && w->bones && w->position && w->normal && w->wanted_position && w->wanted_normal;
}

static void workspace_close(const glskin_host *host, struct workspace *w) {
    host_free(host, w->vertices);
    host_free(host, w->bones);
    host_free(host, w->position);
    host_free(host, w->normal);
    host_free(host, w->wanted_position);
    host_free(host, w->wanted_normal);
}

static glskin_result compare_pose(glskin_device *device, const struct workspace *w, const glskin_mesh_desc *desc,
                                  glskin_instance *instance, float *worst) {
    glskin_result result = glskin_instance_set_bones(instance, w->bones->row[0], GLSKIN_ROWS_3X4);
    if (result == GLSKIN_OK)
        result = glskin_instance_read(instance, w->position[0], w->normal[0]);
    if (result == GLSKIN_OK)
        result =
            glskin_skin_cpu(&device->host, desc, w->bones, device->normals, w->wanted_position[0], w->wanted_normal[0]);
    if (result != GLSKIN_OK)
        return result;
    *worst =
        fmaxf(*worst, worst_error((const float(*)[3])w->position, (const float(*)[3])w->wanted_position, w->count));
    *worst = fmaxf(*worst, worst_error((const float(*)[3])w->normal, (const float(*)[3])w->wanted_normal, w->count));
    return GLSKIN_OK;
}

/* Two poses: every bone in use, then every second one poisoned. */
static glskin_result compare_poses(glskin_device *device, struct workspace *w, float *worst) {
    for (size_t i = 0; i < w->count; i++) {
        make_bone(i, &w->bones[i]);
        make_vertex(i, w->count, &w->vertices[i]);
    }
    const glskin_mesh_desc desc = {
        .vertex_count = w->count,
        .bone_count = w->count,
        .position = {w->vertices->position, sizeof *w->vertices},
        .normal = {w->vertices->normal, sizeof *w->vertices},
        .skin = {w->vertices->skin, sizeof *w->vertices},
        .float_normals = true,
    };
    glskin_mesh *mesh = NULL;
    glskin_instance *instance = NULL;
    bool was_in_frame = device->in_frame;
    device->in_frame = true;
    glskin_result result = glskin_mesh_create(device, &desc, &mesh);
    if (result == GLSKIN_OK)
        result = glskin_instance_create(mesh, &instance);
    if (result == GLSKIN_OK)
        result = compare_pose(device, w, &desc, instance, worst);
    if (result == GLSKIN_OK && device->ops->check_draws)
        result = device->ops->check_draws(instance);
    poison_odd_bones(w->bones, w->count);
    if (result == GLSKIN_OK)
        result = compare_pose(device, w, &desc, instance, worst);
    glskin_instance_destroy(instance);
    glskin_mesh_destroy(mesh);
    device->in_frame = was_in_frame;
    return result;
}

glskin_result self_test(glskin_device *device, glskin_path_report *report) {
    const char *name = glskin_path_name(device->ops->path);
    if (device->ops->skinned == NULL && capture_method(&device->gl) == CAPTURE_NONE) {
        snprintf(report->reason, sizeof report->reason,
                 "not tested: this driver has neither transform feedback nor float framebuffers");
        host_warn(&device->host, "the %s path could not be tested: nothing can be read back on this driver", name);
        return GLSKIN_OK;
    }
    struct workspace workspace = {0};
    glskin_result result = workspace_open(&device->host, device->window, &workspace)
                               ? compare_poses(device, &workspace, &report->self_test_error)
                               : host_fail_memory(&device->host, "vertices for the self-test", device->window);
    if (result == GLSKIN_OK) {
        report->tested = true;
        if (!(report->self_test_error <= tolerance)) {
            snprintf(report->reason, sizeof report->reason, "self-test failed: off by %g where %g is allowed",
                     (double)report->self_test_error, (double)tolerance);
            result = host_fail(&device->host, GLSKIN_ERROR_GL, "the %s path skins wrongly on %s: off by %g, allowed %g",
                               name, device->gl.renderer, (double)report->self_test_error, (double)tolerance);
        }
    } else {
        snprintf(report->reason, sizeof report->reason, "the self-test could not run: %s", glskin_result_name(result));
    }
    workspace_close(&device->host, &workspace);
    return result;
}
