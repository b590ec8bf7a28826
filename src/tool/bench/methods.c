#include "tool/bench/bench.h"

#include <string.h>

const char *const bench_table_names[BENCH_TABLES] = {"seed",     "submit", "animation", "units",
                                                     "vertices", "bones",  "passes"};

enum {
    SEED = 1 << BENCH_SEED,
    SUBMIT = 1 << BENCH_SUBMIT,
    ANIMATION = 1 << BENCH_ANIMATION,
    GROWTH = 1 << BENCH_UNITS | 1 << BENCH_VERTICES | 1 << BENCH_BONES | 1 << BENCH_PASSES
};

/* Bytes: what the layouts say, not what a cache saves. Positions and normals are 12 bytes each as floats, 16 together
 * in a bind or skinned record; a skin record is 8. Neighbours that need the same device share it, so they stand
 * together. */
const struct bench_method bench_methods[] = {
    {"cpu-scalar", "one core, plain C: each influence transforms position and normal", &bench_baseline, BENCH_NO_GL,
     NULL, 0, SEED, 0, 32, 24, "cpu-scalar"},
    {"cpu-blend", "the library's kernels, one core: plain C, rows blended first", &bench_cpu_kernel, BENCH_NO_GL, NULL,
     0, SEED, GLSKIN_CPU_SCALAR, 32, 24, "cpu-scalar"},
    {"cpu-sse2", "the same with SSE2", &bench_cpu_kernel, BENCH_NO_GL, NULL, 0, SEED, GLSKIN_CPU_SSE2, 32, 24,
     "cpu-scalar"},
    {"cpu-avx2", "the same with AVX2 and FMA", &bench_cpu_kernel, BENCH_NO_GL, NULL, 0, SEED, GLSKIN_CPU_AVX2, 32, 24,
     "cpu-scalar"},
#if defined(__aarch64__)
    {"cpu-neon", "the same with NEON", &bench_cpu_kernel, BENCH_NO_GL, NULL, 0, SEED, GLSKIN_CPU_NEON, 32, 24,
     "cpu-scalar"},
#endif
    {"cpu-exact", "the widest of them, with exact normals", &bench_cpu_exact, BENCH_NO_GL, NULL, 0, SEED,
     GLSKIN_CPU_AUTO, 32, 24, "cpu-scalar"},
    {"copy-memory", "memcpy of as many bytes as cpu-scalar moves", &bench_copy_memory, BENCH_NO_GL, NULL, BENCH_COPIES,
     SEED, 0, 28, 28, "cpu-scalar"},
    {"cpu-path", "the library's CPU path: skinned on one core, then uploaded", &bench_library, BENCH_NEWEST, "cpu",
     BENCH_ON_CPU, SEED | SUBMIT | GROWTH, 0, 32, 16, "cpu-scalar"},
    {"uniform", "skinned as it is drawn, palette in constants (vs_2_0), a draw a unit", &bench_library, BENCH_GL21,
     "uniform", BENCH_DRAWS, SEED | SUBMIT, 0, 32, 0, "cpu-scalar"},
    {"uniform-sm3", "the same in a newer context, with branches (vs_3_0)", &bench_library, BENCH_NEWEST, "uniform",
     BENCH_DRAWS | BENCH_SM3, SEED | SUBMIT | GROWTH, 0, 32, 0, "cpu-scalar"},
    {"texture-buffer", "skinned as it is drawn, all palettes in one buffer, all units in one draw", &bench_library,
     BENCH_NEWEST, "texture-buffer", BENCH_DRAWS, SEED | SUBMIT | GROWTH, 0, 32, 0, "cpu-scalar"},
    {"feedback", "skinned once by transform feedback, then drawn, all units in one draw", &bench_library, BENCH_NEWEST,
     "feedback", 0, SEED | SUBMIT | GROWTH, 0, 32, 16, "cpu-scalar"},
    {"compute", "skinned once by a compute shader, then drawn, all units in one draw", &bench_library, BENCH_NEWEST,
     "compute", BENCH_LEAN, SEED | SUBMIT | GROWTH, 0, 24, 16, "cpu-scalar"},
    {"compute-compact", "the same in the compact layout", &bench_library, BENCH_NEWEST, "compute", BENCH_COMPACT,
     SEED | GROWTH, 0, 16, 12, "cpu-scalar"},
    {"compute-unchanged", "the same, where every unit is given the bones that it has", &bench_library, BENCH_NEWEST,
     "compute", BENCH_UNCHANGED | BENCH_LEAN, SEED | SUBMIT, 0, 24, 16, "cpu-scalar"},
    {"seed-compute", "a compute shader with 72 bytes in and 40 out, 64 threads a group, a dispatch a unit",
     &bench_seed_compute, BENCH_NEWEST, "compute", 0, SEED, 0, 72, 40, "cpu-scalar"},
    {"copy-compute", "a compute shader that copies as many bytes as compute moves, 16 a thread; palettes cross the bus",
     &bench_copy_compute, BENCH_NEWEST, "compute", BENCH_COPIES, SEED, 0, 20, 20, "cpu-scalar"},
    {"copy-buffer", "glCopyBufferSubData of as many bytes as compute moves", &bench_copy_buffer, BENCH_NEWEST, "auto",
     BENCH_COPIES, SEED, 0, 20, 20, "cpu-scalar"},
    {"upload-palettes", "glBufferData of all units' palettes", &bench_upload_palettes, BENCH_NEWEST, "auto",
     BENCH_COPIES, SEED | SUBMIT, 0, 0, 0, NULL},
    {"copy-palettes", "memcpy of all units' palettes", &bench_copy_palettes, BENCH_NO_GL, NULL, BENCH_COPIES, SUBMIT, 0,
     0, 0, NULL},
    {"pose-naive", "keys to palette, plain C with cursors", &bench_poses, BENCH_NO_GL, NULL, 0, ANIMATION,
     GLSKIN_CPU_SCALAR, 0, 0, "pose-naive"},
    {"pose-sse2", "the same with SSE2", &bench_poses, BENCH_NO_GL, NULL, 0, ANIMATION, GLSKIN_CPU_SSE2, 0, 0,
     "pose-naive"},
    {"pose-avx2", "the same with AVX2 and FMA", &bench_poses, BENCH_NO_GL, NULL, 0, ANIMATION, GLSKIN_CPU_AVX2, 0, 0,
     "pose-naive"},
#if defined(__aarch64__)
    {"pose-neon", "the same with NEON", &bench_poses, BENCH_NO_GL, NULL, 0, ANIMATION, GLSKIN_CPU_NEON, 0, 0,
     "pose-naive"},
#endif
};
const size_t bench_method_count = sizeof bench_methods / sizeof *bench_methods;

const struct bench_method *bench_find_method(const char *name) {
    for (size_t i = 0; i < bench_method_count; i++)
        if (strcmp(bench_methods[i].name, name) == 0)
            return &bench_methods[i];
    return NULL;
}
