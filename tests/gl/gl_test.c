#define _POSIX_C_SOURCE 200809L
#include "gl/gl_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

GladGLContext gl;
char gl_test_message[1200];
int gl_test_warnings;

static struct context *context;
static int live_blocks; /* what devices made here have not given back */
int gl_test_allocations;

static void *count_blocks(void *user, void *old, size_t old_size, size_t new_size) {
    (void)user;
    (void)old_size;
    if (new_size == 0) {
        live_blocks -= old != NULL;
        free(old);
        return NULL;
    }
    gl_test_allocations++;
    live_blocks += old == NULL;
    return realloc(old, new_size);
}

int gl_test_version(void) {
    int major = 0, minor = 0;
    const char *wanted = getenv("GLSKIN_TEST_GL");
    return wanted && sscanf(wanted, "%d.%d", &major, &minor) == 2 ? major * 10 + minor : 45;
}

static struct context *open_context(char *why, size_t why_size) {
    const struct context_version version = {gl_test_version() / 10, gl_test_version() % 10};
    return context_create(version, why, why_size);
}

const char *test_skip_reason(void) {
    static char reason[320];
    char why[200];
    int ends[2];
    /* In a process of its own: each test is a fork, and some drivers do not survive one. */
    if (pipe(ends) != 0)
        return "no pipe to try a context through";
    pid_t child = fork();
    if (child == 0) {
        struct context *tried = open_context(why, sizeof why);
        if (!tried && write(ends[1], why, strlen(why)) < 0)
            _exit(2);
        _exit(tried ? 0 : 1);
    }
    close(ends[1]);
    ssize_t length = read(ends[0], why, sizeof why - 1);
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return NULL;
    why[length > 0 ? length : 0] = '\0';
    snprintf(reason, sizeof reason, "no OpenGL %d.%d context: %s", gl_test_version() / 10, gl_test_version() % 10, why);
    return reason;
}

void gl_test_open(void) {
    char why[200] = "";
    context = open_context(why, sizeof why);
    ck_assert_msg(context != NULL, "%s", why);
    ck_assert(context_load(&gl));
    gl_test_message[0] = '\0';
    gl_test_warnings = 0;
}

void gl_test_drop_context(void) {
    ck_assert_int_eq(gl.GetError(), GL_NO_ERROR);
    context_destroy(context);
    context = NULL;
}

void gl_test_close(void) {
    gl_test_drop_context();
    ck_assert_int_eq(live_blocks, 0);
}

bool gl_test_has_path(glskin_path path) {
    switch (path) {
    case GLSKIN_PATH_TEXTURE_BUFFER:
    case GLSKIN_PATH_FEEDBACK: return gl_test_version() >= 33;
    case GLSKIN_PATH_COMPUTE: return gl_test_version() >= 43;
    default: return true;
    }
}

static void keep_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    (void)user;
    (void)code;
    if (severity == GLSKIN_SEVERITY_ERROR)
        snprintf(gl_test_message, sizeof gl_test_message, "%s", text);
    if (severity == GLSKIN_SEVERITY_WARNING) {
        gl_test_warnings++;
        if (getenv("GLSKIN_TEST_VERBOSE"))
            fprintf(stderr, "warning: %s\n", text);
    }
}

glskin_device_desc gl_test_desc(glskin_path path) {
    glskin_device_desc desc = {.host = {.allocate = count_blocks, .message = keep_message},
                               .get_proc = context_proc,
                               .path = path,
                               .check_gl_errors = true,
                               .limits.gl_version = gl_test_version()}; /* a driver may give more than is asked for */
    return desc;
}

glskin_device *gl_test_device(glskin_path path, glskin_normals normals) {
    glskin_device_desc desc = gl_test_desc(path);
    desc.normals = normals;
    glskin_device *device = NULL;
    glskin_result result = glskin_device_create(&desc, &device);
    ck_assert_msg(result == GLSKIN_OK, "%s path: %s", glskin_path_name(path), gl_test_message);
    return device;
}

void gl_test_target(int side) {
    GLuint framebuffer = 0, color = 0, depth = 0;
    gl.GenRenderbuffers(1, &color);
    gl.BindRenderbuffer(GL_RENDERBUFFER, color);
    gl.RenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, side, side);
    gl.GenRenderbuffers(1, &depth);
    gl.BindRenderbuffer(GL_RENDERBUFFER, depth);
    gl.RenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT24, side, side);
    gl.GenFramebuffers(1, &framebuffer);
    gl.BindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    gl.FramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color);
    gl.FramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth);
    gl.Viewport(0, 0, side, side);
}

void gl_test_picture_begin(void) {
    gl.Enable(GL_DEPTH_TEST);
    gl.ClearColor(0, 0, 1, 1);
    gl.Clear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

void gl_test_picture_end(uint8_t (*out)[4]) {
    gl.ReadPixels(0, 0, GL_TEST_SIDE, GL_TEST_SIDE, GL_RGBA, GL_UNSIGNED_BYTE, out);
}

size_t gl_test_covered(const uint8_t (*pixels)[4]) {
    size_t count = 0;
    for (size_t i = 0; i < GL_TEST_PIXELS; i++)
        count += !(pixels[i][0] == 0 && pixels[i][1] == 0 && pixels[i][2] == 255);
    return count;
}

size_t gl_test_different(const uint8_t (*a)[4], const uint8_t (*b)[4]) {
    size_t count = 0;
    for (size_t i = 0; i < GL_TEST_PIXELS; i++) {
        int worst = 0;
        for (int channel = 0; channel < 4; channel++)
            worst = abs(a[i][channel] - b[i][channel]) > worst ? abs(a[i][channel] - b[i][channel]) : worst;
        count += worst > 2;
    }
    return count;
}

static float uniform_random(unsigned *state) {
    *state = *state * 1664525u + 1013904223u;
    return (float)(*state >> 8) / (float)(1 << 24);
}

static float between(unsigned *state, float low, float high) {
    return low + (high - low) * uniform_random(state);
}

static void random_unit(unsigned *state, float out[3]) {
    float length = 0;
    while (length < 0.1f || length > 1) {
        for (int axis = 0; axis < 3; axis++)
            out[axis] = between(state, -1, 1);
        length = sqrtf(out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
    }
    for (int axis = 0; axis < 3; axis++)
        out[axis] /= length;
}

/* Four bytes that sum to 255; every third vertex has zeros among them. */
static void random_weights(unsigned *state, size_t vertex, uint8_t out[4]) {
    int left = 255;
    for (int slot = 0; slot < 3; slot++) {
        int share = vertex % 3 == 0 && slot % 2 == 1 ? 0 : (int)(uniform_random(state) * (float)left);
        out[slot] = (uint8_t)share;
        left -= share;
    }
    out[3] = (uint8_t)left;
}

void gl_test_random_bones(glskin_bone *bones, size_t count, unsigned seed) {
    unsigned state = seed * 2654435761u + 1;
    for (size_t i = 0; i < count; i++) {
        /* Blends of wilder turns come close to singular, where a normal has no direction to compare. */
        float axis[3], angle = between(&state, -1, 1);
        random_unit(&state, axis);
        float c = cosf(angle), s = sinf(angle);
        for (int r = 0; r < 3; r++) {
            float scale = between(&state, 0.7f, 1.4f) * (seed % 2 && r == 0 ? -1.0f : 1.0f);
            for (int k = 0; k < 3; k++) {
                float cross = r == k ? 0 : ((k - r + 3) % 3 == 1 ? -axis[3 - r - k] : axis[3 - r - k]);
                bones[i].row[r][k] = scale * (axis[r] * axis[k] * (1 - c) + (r == k ? c : 0) + cross * s);
            }
            bones[i].row[r][3] = between(&state, -4, 4);
        }
    }
}

void gl_test_mesh_make(struct gl_test_mesh *mesh, size_t count, size_t bone_count, unsigned seed) {
    unsigned state = seed;
    memset(mesh, 0, sizeof *mesh);
    mesh->count = count;
    mesh->bone_count = bone_count;
    mesh->position = calloc(count, sizeof *mesh->position);
    mesh->normal = calloc(count, sizeof *mesh->normal);
    mesh->texcoord = calloc(count, sizeof *mesh->texcoord);
    mesh->skin = calloc(count, sizeof *mesh->skin);
    mesh->wide_bones = calloc(count, sizeof *mesh->wide_bones);
    mesh->indices = calloc(count * 3, sizeof *mesh->indices);
    mesh->bones = calloc(bone_count, sizeof *mesh->bones);
    for (size_t v = 0; v < count; v++) {
        for (int axis = 0; axis < 3; axis++)
            mesh->position[v][axis] = between(&state, -2, 2);
        random_unit(&state, mesh->normal[v]);
        mesh->texcoord[v][0] = uniform_random(&state);
        mesh->texcoord[v][1] = uniform_random(&state);
        random_weights(&state, v, mesh->skin[v] + 4);
        for (int slot = 0; slot < 4; slot++) {
            size_t bone = (size_t)(uniform_random(&state) * (float)bone_count) % bone_count;
            mesh->wide_bones[v][slot] = (uint16_t)bone;
            mesh->skin[v][slot] = (uint8_t)bone;
        }
        for (size_t corner = 0; corner < 3; corner++)
            mesh->indices[v * 3 + corner] = (uint32_t)((v + corner * 5) % count);
    }
    gl_test_random_bones(mesh->bones, bone_count, seed + 1);
    mesh->desc = (glskin_mesh_desc){
        .vertex_count = count,
        .bone_count = bone_count,
        .index_count = count * 3,
        .indices = mesh->indices,
        .index_size = 4,
        .position = {mesh->position, 0},
        .normal = {mesh->normal, 0},
        .texcoord = {{mesh->texcoord, 0}},
        .float_normals = true,
    };
    if (bone_count <= 256)
        mesh->desc.skin = (glskin_stream){mesh->skin, 0};
    else
        mesh->desc.influences = (glskin_influences){{mesh->skin[0] + 4, 8}, {mesh->wide_bones, 0}, 2};
}

void gl_test_mesh_free(struct gl_test_mesh *mesh) {
    free(mesh->position);
    free(mesh->normal);
    free(mesh->texcoord);
    free(mesh->skin);
    free(mesh->wide_bones);
    free(mesh->indices);
    free(mesh->bones);
    memset(mesh, 0, sizeof *mesh);
}

static double check_vectors(const char *what, const float (*got)[3], const double (*wanted)[3], size_t count,
                            double tolerance) {
    double worst = 0;
    for (size_t v = 0; v < count; v++)
        for (int axis = 0; axis < 3; axis++) {
            double error = reference_error((double)got[v][axis], wanted[v][axis]);
            ck_assert_msg(error <= tolerance, "%s, vertex %zu, axis %d: got %.9g, wanted %.9g, off by %g", what, v,
                          axis, (double)got[v][axis], wanted[v][axis], error);
            worst = fmax(worst, error);
        }
    return worst;
}

double gl_test_compare_instance(glskin_instance *instance, glskin_normals rule, const glskin_mesh_desc *desc,
                                const glskin_bone *bones, double tolerance) {
    size_t count = desc->vertex_count;
    float(*position)[3] = calloc(count, sizeof *position), (*normal)[3] = calloc(count, sizeof *normal);
    double(*wanted)[3] = calloc(count, sizeof *wanted), (*wanted_normal)[3] = calloc(count, sizeof *wanted_normal);
    ck_assert_msg(glskin_instance_read(instance, position[0], normal[0]) == GLSKIN_OK, "%s", gl_test_message);
    reference_skin(desc, bones, rule, wanted, wanted_normal);
    double worst = check_vectors("position", (const float(*)[3])position, (const double(*)[3])wanted, count, tolerance);
    double worst_normal =
        check_vectors("normal", (const float(*)[3])normal, (const double(*)[3])wanted_normal, count, tolerance);
    free(position);
    free(normal);
    free(wanted);
    free(wanted_normal);
    return fmax(worst, worst_normal);
}

double gl_test_compare(glskin_device *device, glskin_normals rule, const glskin_mesh_desc *desc,
                       const glskin_bone *bones, double tolerance) {
    glskin_mesh *mesh = NULL;
    glskin_instance *instance = NULL;
    ck_assert_msg(glskin_mesh_create(device, desc, &mesh) == GLSKIN_OK, "%s", gl_test_message);
    ck_assert_msg(glskin_instance_create(mesh, &instance) == GLSKIN_OK, "%s", gl_test_message);
    ck_assert_int_eq(glskin_instance_set_bones(instance, bones->row[0], GLSKIN_ROWS_3X4), GLSKIN_OK);
    ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_OK);
    double worst = gl_test_compare_instance(instance, rule, desc, bones, tolerance);
    ck_assert_int_eq(glskin_frame_end(device), GLSKIN_OK);
    glskin_instance_destroy(instance);
    glskin_mesh_destroy(mesh);
    return worst;
}
