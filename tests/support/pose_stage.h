/* Poses of models built in the test: begin a file, add nodes with constant keys, load, evaluate, and ask where points
 * go. There is a pose of every instruction set that is here, and what is asked is asked of all of them. */
#ifndef GLSKIN_TESTS_POSE_STAGE_H
#define GLSKIN_TESTS_POSE_STAGE_H

#include "support/mdx_builder.h"

#include <glskin/model.h>
#include <math.h>
#include <stdio.h>

static const double pi = 3.14159265358979323846;

/* Counts what goes through a host. */
struct watch {
    int allocations, errors, warnings;
    glskin_result code;
    char text[512];
};

static inline void *watch_allocate(void *user, void *old, size_t old_size, size_t new_size) {
    (void)old_size;
    ++((struct watch *)user)->allocations;
    if (new_size)
        return realloc(old, new_size);
    free(old);
    return NULL;
}

static inline void watch_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct watch *watch = user;
    if (severity == GLSKIN_SEVERITY_WARNING && strstr(text, "the game ")) /* test_findings.c hears what it minds */
        return;
    if (severity == GLSKIN_SEVERITY_NOTE)
        return;
    watch->errors += severity == GLSKIN_SEVERITY_ERROR;
    watch->warnings += severity == GLSKIN_SEVERITY_WARNING;
    watch->code = code;
    snprintf(watch->text, sizeof watch->text, "%s", text);
}

static struct watch watch;
static const glskin_host host = {.allocate = watch_allocate, .message = watch_message, .user = &watch};

/* The poses of a file under construction: started by begin, finished by load. */
struct stage {
    struct mdxb file;
    glskin_model *model;
    glskin_pose *poses[GLSKIN_CPU_COUNT]; /* NULL: not here */
    glskin_pose *pose;                    /* the one of GLSKIN_CPU_AUTO */
};
#define EACH_POSE(stage, cpu)                                                                                          \
    for (int cpu = 0; cpu < GLSKIN_CPU_COUNT; ++cpu)                                                                   \
        if ((stage)->poses[cpu])

/* Sequences: 0 "Loop" 1000..2000, 1 "Once" 3000..3500, 2 "Still" 4000..4000 looping. Global: 0 of 600 ms, 1 of 0 ms. */
static inline void begin(struct stage *stage) {
    struct mdxb *b = &stage->file;
    memset(&watch, 0, sizeof watch);
    mdxb_start(b, 800);
    mdxb_chunk(b, "SEQS");
    mdxb_sequence(b, "Loop", 1000, 2000, 0);
    mdxb_sequence(b, "Once", 3000, 3500, 1);
    mdxb_sequence(b, "Still", 4000, 4000, 0);
    mdxb_end(b);
    mdxb_chunk(b, "GLBS");
    mdxb_u32(b, 600);
    mdxb_u32(b, 0);
    mdxb_end(b);
    mdxb_chunk(b, "BONE");
}

static inline void make_poses(struct stage *stage) {
    for (int cpu = 0; cpu < GLSKIN_CPU_COUNT; ++cpu) {
        stage->poses[cpu] = NULL;
        if (glskin_cpu_available((glskin_cpu)cpu))
            ck_assert_int_eq(glskin_pose_create(&host, stage->model, (glskin_cpu)cpu, &stage->poses[cpu]), GLSKIN_OK);
    }
    stage->pose = stage->poses[GLSKIN_CPU_AUTO];
}

static inline void load(struct stage *stage, size_t pivot_count, const float (*pivots)[3]) {
    struct mdxb *b = &stage->file;
    mdxb_end(b);
    mdxb_pivots(b, pivot_count, pivots);
    glskin_result result = glskin_model_load(
        &(glskin_model_desc){.bytes = b->bytes, .size = b->size, .name = "built.mdx", .host = &host}, &stage->model);
    ck_assert_msg(result == GLSKIN_OK, "%s", watch.text);
    mdxb_free(b); /* nothing may point into it */
    make_poses(stage);
}

static inline void strike(struct stage *stage) {
    EACH_POSE(stage, cpu)
    glskin_pose_destroy(stage->poses[cpu]);
    glskin_model_destroy(stage->model);
}

static inline void evaluate(const struct stage *stage, size_t sequence, double time, double global) {
    glskin_pose_desc desc = {.sequence = sequence, .time_ms = time, .global_time_ms = global};
    EACH_POSE(stage, cpu)
    ck_assert_msg(glskin_pose_evaluate(stage->poses[cpu], &desc) == GLSKIN_OK, "%s", watch.text);
}

static inline void evaluate_camera(const struct stage *stage, const double camera[4]) {
    glskin_pose_desc desc = {.sequence = 0};
    for (int i = 0; i < 4; ++i)
        desc.camera[i] = (float)camera[i];
    EACH_POSE(stage, cpu)
    ck_assert_msg(glskin_pose_evaluate(stage->poses[cpu], &desc) == GLSKIN_OK, "%s", watch.text);
}

static inline void apply(const glskin_pose *pose, size_t bone, const double in[3], double out[3]) {
    const glskin_bone *m = &glskin_pose_bones(pose)[bone];
    for (int r = 0; r < 3; ++r)
        out[r] =
            (double)m->row[r][0] * in[0] + (double)m->row[r][1] * in[1] + (double)m->row[r][2] * in[2] + m->row[r][3];
}

/* The point (x,y,z), following the bone, is at (rx,ry,rz). */
#define CHECK_POINT(stage, bone, x, y, z, rx, ry, rz)                                                                  \
    EACH_POSE(stage, cpu_) {                                                                                           \
        double in_[3] = {x, y, z}, right_[3] = {rx, ry, rz}, got_[3];                                                  \
        apply((stage)->poses[cpu_], bone, in_, got_);                                                                  \
        for (int c_ = 0; c_ < 3; ++c_)                                                                                 \
            ck_assert_msg(fabs(got_[c_] - right_[c_]) < 2e-6, "%s: (%.8g,%.8g,%.8g) where (%.8g,%.8g,%.8g) is right",  \
                          glskin_cpu_name((glskin_cpu)cpu_), got_[0], got_[1], got_[2], right_[0], right_[1],          \
                          right_[2]);                                                                                  \
    }                                                                                                                  \
    (void)0

/* Constant keys, which hold in sequence 0. */
static inline void move(struct stage *stage, double x, double y, double z) {
    float row[4] = {1000, (float)x, (float)y, (float)z};
    mdxb_track(&stage->file, "KGTR", 1, -1, 3, 1, row);
}
static inline void turn(struct stage *stage, int axis, double degrees) {
    float row[5] = {1000, 0, 0, 0, (float)cos(degrees * pi / 360)};
    row[1 + axis] = (float)sin(degrees * pi / 360);
    mdxb_track(&stage->file, "KGRT", 1, -1, 4, 1, row);
}
static inline void scale(struct stage *stage, double x, double y, double z) {
    float row[4] = {1000, (float)x, (float)y, (float)z};
    mdxb_track(&stage->file, "KGSC", 1, -1, 3, 1, row);
}
static inline void node(struct stage *stage, int32_t id, int32_t parent, uint32_t flags) {
    mdxb_node(&stage->file, "node", id, parent, flags);
}
static inline void end(struct stage *stage) {
    mdxb_bone_end(&stage->file);
}

enum {
    NO_TRANSLATION = 1,
    NO_SCALE = 2,
    NO_ROTATION = 4,
    BILLBOARD = 8,
    LOCK_X = 0x10,
    LOCK_Y = 0x20,
    LOCK_Z = 0x40,
    ANCHORED = 0x80
};

#endif
