/* A unit shows the bones that it was last given, and nothing is done for one that was given the same again, whatever
 * the order in which a host sets, skins, makes and destroys. */
#include "gl/gl_test.h"

#include "render/device.h"

#include <stdlib.h>
#include <string.h>

enum { MESHES = 4, UNITS = 48, BONES = 300, LATE = 25, PATHS = GL_TEST_PATHS + 1, KINDS = 2 * PATHS };

struct unit {
    glskin_instance *instance;
    int mesh;
    unsigned seed, late_seed; /* of its bones, and of those from LATE on */
};

struct crowd {
    glskin_device *device;
    struct gl_test_mesh sources[MESHES];
    glskin_mesh *meshes[MESHES];
    struct unit units[UNITS];
    glskin_bone bones[BONES];
    unsigned state, made;
};

static unsigned next_random(struct crowd *crowd) {
    crowd->state = crowd->state * 1664525u + 1013904223u;
    return crowd->state >> 8;
}

/* ---- A driver that is often behind: looks find it at work still, waits don't ---- */

static PFNGLCLIENTWAITSYNCPROC real_wait;
static unsigned looks;

static GLenum wait_behind(GLsync sync, GLbitfield flags, GLuint64 timeout) {
    return timeout == 0 && ++looks % 4 ? GL_TIMEOUT_EXPIRED : real_wait(sync, flags, timeout);
}

static glskin_proc proc_behind(void *user, const char *name) {
    if (strcmp(name, "glClientWaitSync") != 0)
        return context_proc(user, name);
    real_wait = (PFNGLCLIENTWAITSYNCPROC)context_proc(user, name);
    return (glskin_proc)wait_behind;
}

/* ---- Crowds ---- */

/* The last path is compute without mapped memory; the second half is with the driver that is behind. */
static bool open_crowd(struct crowd *crowd, int kind) {
    int path = kind % PATHS;
    static const size_t bone_counts[MESHES] = {30, 64, 200, BONES};
    glskin_device_desc desc = gl_test_desc(path < GL_TEST_PATHS ? gl_test_paths[path] : GLSKIN_PATH_COMPUTE);
    if (kind >= PATHS)
        desc.get_proc = proc_behind;
    if (path == GL_TEST_PATHS)
        desc.limits.gl_version = 43;
    if (!gl_test_has_path(desc.path))
        return false;
    ck_assert_int_eq(glskin_device_create(&desc, &crowd->device), GLSKIN_OK);
    for (int m = 0; m < MESHES; m++) {
        gl_test_mesh_make(&crowd->sources[m], 24, bone_counts[m], 40 + (unsigned)m);
        ck_assert_int_eq(glskin_mesh_create(crowd->device, &crowd->sources[m].desc, &crowd->meshes[m]), GLSKIN_OK);
    }
    return true;
}

static void close_crowd(struct crowd *crowd) {
    for (int u = 0; u < UNITS; u++)
        glskin_instance_destroy(crowd->units[u].instance);
    for (int m = 0; m < MESHES; m++) {
        glskin_mesh_destroy(crowd->meshes[m]);
        gl_test_mesh_free(&crowd->sources[m]);
    }
    glskin_device_destroy(crowd->device);
}

static void fill_bones(struct crowd *crowd, const struct unit *unit) {
    glskin_bone late[BONES];
    gl_test_random_bones(crowd->bones, BONES, unit->seed);
    gl_test_random_bones(late, BONES, unit->late_seed);
    memcpy(crowd->bones + LATE, late + LATE, (BONES - LATE) * sizeof *late);
}

static void set_bones(struct crowd *crowd, struct unit *unit) {
    fill_bones(crowd, unit);
    ck_assert_int_eq(glskin_instance_set_bones(unit->instance, crowd->bones->row[0], GLSKIN_ROWS_3X4), GLSKIN_OK);
}

static void make_unit(struct crowd *crowd, struct unit *unit, int mesh) {
    unit->mesh = mesh;
    ck_assert_int_eq(glskin_instance_create(crowd->meshes[mesh], &unit->instance), GLSKIN_OK);
    unit->seed = unit->late_seed = ++crowd->made;
    set_bones(crowd, unit);
}

static void check_unit(struct crowd *crowd, const struct unit *unit) {
    fill_bones(crowd, unit);
    gl_test_compare_instance(unit->instance, GLSKIN_NORMALS_EXACT, &crowd->sources[unit->mesh].desc, crowd->bones,
                             GL_TEST_TOLERANCE);
}

static void check_all(struct crowd *crowd) {
    ck_assert_int_eq(glskin_frame_begin(crowd->device), GLSKIN_OK);
    for (int u = 0; u < UNITS; u++)
        check_unit(crowd, &crowd->units[u]);
    ck_assert_int_eq(glskin_frame_end(crowd->device), GLSKIN_OK);
}

/* Sets some units' bones, often again before they are skinned; to some it gives what they have. */
static void set_some(struct crowd *crowd, unsigned most) {
    for (unsigned n = next_random(crowd) % (most + 1); n; n--) {
        struct unit *unit = &crowd->units[next_random(crowd) % UNITS];
        bool current = unit->instance->skinned_current;
        if (next_random(crowd) % 3 == 0) {
            set_bones(crowd, unit);
            ck_assert_int_eq(unit->instance->skinned_current, current);
        } else {
            unit->late_seed = ++crowd->made;
            if (next_random(crowd) % 2)
                unit->seed = crowd->made;
            set_bones(crowd, unit);
            ck_assert(!unit->instance->skinned_current);
        }
    }
}

static void skin_some(struct crowd *crowd) {
    glskin_instance *instances[UNITS];
    size_t count = 0;
    unsigned share = 1 + next_random(crowd) % 4;
    for (int u = 0; u < UNITS; u++)
        if (next_random(crowd) % share == 0)
            instances[count++] = crowd->units[u].instance;
    ck_assert_int_eq(glskin_skin(crowd->device, instances, count), GLSKIN_OK);
    for (size_t i = 0; i < count; i++)
        ck_assert(instances[i]->skinned_current);
}

START_TEST(units_hold_what_they_were_given) {
    enum { FRAMES = 150 };
    struct crowd crowd = {.state = 77};
    if (!open_crowd(&crowd, _i))
        return;
    for (int u = 0; u < UNITS; u++)
        make_unit(&crowd, &crowd.units[u], u % MESHES);
    for (int frame = 0; frame < FRAMES; frame++) {
        unsigned most = frame % 3 == 0 ? 3 * UNITS : frame % 3 == 1 ? 6 : UNITS;
        set_some(&crowd, most);
        if (frame % 5 == 0) { /* set, and perhaps never skinned */
            struct unit *unit = &crowd.units[next_random(&crowd) % UNITS];
            glskin_instance_destroy(unit->instance);
            make_unit(&crowd, unit, (int)(next_random(&crowd) % MESHES));
        }
        ck_assert_int_eq(glskin_frame_begin(crowd.device), GLSKIN_OK);
        for (int call = 0; call < frame % 4; call++) {
            skin_some(&crowd);
            if (call == 1)
                set_some(&crowd, 10);
        }
        for (int i = 0; i < 3; i++)
            check_unit(&crowd, &crowd.units[next_random(&crowd) % UNITS]);
        ck_assert_int_eq(glskin_frame_end(crowd.device), GLSKIN_OK);
    }
    check_all(&crowd);
    close_crowd(&crowd);
}
END_TEST

/* Half of a crowd stands still while the other half moves on for long; each still one is given its bones each frame. */
START_TEST(still_units_stay_skinned_beside_moving_ones) {
    enum { FRAMES = 60 };
    struct crowd crowd = {.state = 3};
    glskin_instance *instances[UNITS];
    if (!open_crowd(&crowd, _i))
        return;
    for (int u = 0; u < UNITS; u++) {
        make_unit(&crowd, &crowd.units[u], u % MESHES);
        instances[u] = crowd.units[u].instance;
    }
    for (int frame = 0; frame < FRAMES; frame++) {
        for (int u = 0; u < UNITS; u++) {
            bool moves = u / MESHES % 2 == 0 || frame == 0;
            crowd.units[u].seed += moves ? 1000 : 0;
            set_bones(&crowd, &crowd.units[u]);
            ck_assert_int_eq(crowd.units[u].instance->skinned_current, !moves);
        }
        ck_assert_int_eq(glskin_frame_begin(crowd.device), GLSKIN_OK);
        ck_assert_int_eq(glskin_skin(crowd.device, instances, UNITS), GLSKIN_OK);
        ck_assert_int_eq(glskin_frame_end(crowd.device), GLSKIN_OK);
    }
    check_all(&crowd);
    close_crowd(&crowd);
}
END_TEST

/* A few units and then all, in turn: what the next frame needs can't be told from the last one. */
START_TEST(frames_of_uneven_size) {
    enum { FRAMES = 60 };
    struct crowd crowd = {.state = 5};
    glskin_instance *instances[UNITS];
    if (!open_crowd(&crowd, _i))
        return;
    for (int u = 0; u < UNITS; u++) {
        make_unit(&crowd, &crowd.units[u], 1);
        instances[u] = crowd.units[u].instance;
    }
    for (int frame = 0; frame < FRAMES; frame++) {
        int count = frame % 2 ? 1 + frame * 7 % 24 : UNITS;
        for (int u = 0; u < count; u++) {
            crowd.units[u].seed += 1000;
            set_bones(&crowd, &crowd.units[u]);
        }
        ck_assert_int_eq(glskin_frame_begin(crowd.device), GLSKIN_OK);
        ck_assert_int_eq(glskin_skin(crowd.device, instances, UNITS), GLSKIN_OK);
        ck_assert_int_eq(glskin_frame_end(crowd.device), GLSKIN_OK);
        if (count == UNITS)
            check_all(&crowd);
    }
    close_crowd(&crowd);
}
END_TEST

/* Where bones stand may have gone with the context. */
START_TEST(bones_are_refused_when_the_context_is_gone) {
    struct crowd crowd = {.state = 4};
    if (!open_crowd(&crowd, _i))
        return;
    for (int u = 0; u < UNITS; u++)
        make_unit(&crowd, &crowd.units[u], u % MESHES);
    check_all(&crowd);
    gl_test_drop_context();
    glskin_device_abandon(crowd.device);
    for (int u = 0; u < UNITS; u++) {
        fill_bones(&crowd, &crowd.units[u]);
        ck_assert_int_eq(glskin_instance_set_bones(crowd.units[u].instance, crowd.bones->row[0], GLSKIN_ROWS_3X4),
                         GLSKIN_ERROR_GL);
        ck_assert_ptr_nonnull(strstr(gl_test_message, "abandoned"));
    }
    close_crowd(&crowd);
    gl_test_open();
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("poses");
    GL_TEST_LOOP(suite, units_hold_what_they_were_given, KINDS);
    GL_TEST_LOOP(suite, still_units_stay_skinned_beside_moving_ones, KINDS);
    GL_TEST_LOOP(suite, frames_of_uneven_size, KINDS);
    GL_TEST_LOOP(suite, bones_are_refused_when_the_context_is_gone, PATHS);
    return suite;
}
