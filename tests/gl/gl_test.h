/* What the GL tests share: a context of the version that GLSKIN_TEST_GL names, devices on it, meshes to skin, and the
 * comparison with a double-precision evaluation. */
#ifndef GLSKIN_TESTS_GL_TEST_H
#define GLSKIN_TESTS_GL_TEST_H

#include "support/check_main.h"
#include "support/reference.h"
#include "tool/context.h"

#include <glskin/glskin.h>

/* The project's tolerance for positions and normals in float: |got - wanted| / max(1, |wanted|). */
#define GL_TEST_TOLERANCE 2e-6

extern GladGLContext gl; /* the tests' own functions, on the current context */

/* 21, 33, 41, 45: as asked for by the environment. */
int gl_test_version(void);
/* As check's fixture: makes the context current. Ends the test if it can't. */
void gl_test_open(void);
void gl_test_close(void);        /* also fails where a device kept memory */
void gl_test_drop_context(void); /* for a test that goes on without one, and opens it again at its end */

/* Whether this context must offer the path; a path that should be there and isn't fails a test instead of skipping it.
 */
bool gl_test_has_path(glskin_path path);
/* Whether the path keeps skinned vertices, which a host can have. */
static inline bool gl_test_preskins(glskin_path path) {
    return path == GLSKIN_PATH_COMPUTE || path == GLSKIN_PATH_FEEDBACK || path == GLSKIN_PATH_CPU;
}
static const glskin_path gl_test_paths[] = {GLSKIN_PATH_UNIFORM, GLSKIN_PATH_TEXTURE_BUFFER, GLSKIN_PATH_COMPUTE,
                                            GLSKIN_PATH_FEEDBACK, GLSKIN_PATH_CPU};
enum { GL_TEST_PATHS = 5 };

/* The last message of a device made here, for tests of errors. */
extern char gl_test_message[1200];
extern int gl_test_warnings;
extern int gl_test_allocations; /* of devices made here, since it was last set to 0 */
glskin_device_desc gl_test_desc(glskin_path path);
glskin_device *gl_test_device(glskin_path path, glskin_normals normals);

/* A mesh with its own memory: count vertices on bone_count bones, four weights each that sum to 255, triangles over all
 * of them. The seed decides everything. */
struct gl_test_mesh {
    size_t count, bone_count;
    float (*position)[3], (*normal)[3], (*texcoord)[2];
    uint8_t (*skin)[8];
    uint16_t (*wide_bones)[4]; /* where bone_count is over 256: skin's weights with these */
    uint32_t *indices;
    glskin_bone *bones;
    glskin_mesh_desc desc;
};
void gl_test_mesh_make(struct gl_test_mesh *mesh, size_t count, size_t bone_count, unsigned seed);
void gl_test_mesh_free(struct gl_test_mesh *mesh);
/* Turned, unevenly scaled and moved; all of them mirrored where the seed is odd. */
void gl_test_random_bones(glskin_bone *bones, size_t count, unsigned seed);

/* Skins desc with bones on the device, reads it back and fails where it differs from the double-precision evaluation by
 * more than tolerance. Returns the worst error. */
double gl_test_compare(glskin_device *device, glskin_normals rule, const glskin_mesh_desc *desc,
                       const glskin_bone *bones, double tolerance);
/* As above, of an instance that exists, within a frame. */
double gl_test_compare_instance(glskin_instance *instance, glskin_normals rule, const glskin_mesh_desc *desc,
                                const glskin_bone *bones, double tolerance);

/* Something to draw on, bound, with depth; it goes with the context. */
void gl_test_target(int side);
/* Pictures on a target of GL_TEST_SIDE, over blue, with depth test. */
enum { GL_TEST_SIDE = 160, GL_TEST_PIXELS = GL_TEST_SIDE * GL_TEST_SIDE };
void gl_test_picture_begin(void);
void gl_test_picture_end(uint8_t (*out)[4]);
size_t gl_test_covered(const uint8_t (*pixels)[4]);                     /* that are not the background */
size_t gl_test_different(const uint8_t (*a)[4], const uint8_t (*b)[4]); /* by more than 2/255 */

/* A test with a context, once for each _i in [0, count). */
#define GL_TEST_LOOP(suite, function, count)                                                                           \
    do {                                                                                                               \
        TCase *test_case_ = tcase_create(#function);                                                                   \
        tcase_set_timeout(test_case_, 300);                                                                            \
        tcase_add_checked_fixture(test_case_, gl_test_open, gl_test_close);                                            \
        tcase_add_loop_test(test_case_, function, 0, count);                                                           \
        suite_add_tcase(suite, test_case_);                                                                            \
    } while (0)

#endif
