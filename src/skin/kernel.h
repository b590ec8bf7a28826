/* The CPU's skinning kernels: one file an instruction set, one table (kernel.c). They take vertices as cpu_mesh.c bakes
 * them, and blend first, then transform: 66 multiply-adds a vertex instead of 96. */
#ifndef GLSKIN_SKIN_KERNEL_H
#define GLSKIN_SKIN_KERNEL_H

#include <glskin/glskin.h>

/* A palette entry: the rows of a glskin_bone, begun at a cache line where the palette is. 256 of them are numbered in
 * floats by 16 bits. */
enum { SKIN_ENTRY_FLOATS = 16 };

/* How many vertices stand side by side, x by x, y by y, z by z: the widest kernel's register. */
enum { SKIN_BLOCK = 8 };

/* Vertices begin to end - 1 of an influence run of one window, numbered from its first block here. A block's unused
 * places are filled with vertices too, so that a kernel may compute all of them; it writes those in the range. */
struct skin_job {
    size_t begin, end;      /* begin < SKIN_BLOCK, begin < end */
    unsigned influences;    /* 1, 2 or 4 */
    const float *palette;   /* the window's first entry; 16 bytes aligned */
    const uint16_t *offset; /* [influences of each vertex] floats from there to an entry */
    const float *weight;    /* likewise; none is 0. For 1 influence they are 1 */
    const float (*position)[3][SKIN_BLOCK];
    const float (*normal)[3][SKIN_BLOCK];  /* unit */
    const float (*tangent)[4][SKIN_BLOCK]; /* x, y, z unit; w 1 or -1. Not read where out->tangent is NULL */
    const uint32_t *place;                 /* which of the target's vertices each one is */
    bool ascending;                        /* each place is greater than the one before it */
    glskin_normals rule;
    const glskin_cpu_target *out; /* strides resolved: none is 0 */
};

typedef void (*skin_kernel)(const struct skin_job *job);
void skin_kernel_scalar(const struct skin_job *job);
void skin_kernel_sse2(const struct skin_job *job);
void skin_kernel_avx2(const struct skin_job *job);
void skin_kernel_neon(const struct skin_job *job);
/* NULL where glskin_cpu_available is false, and for AUTO. */
skin_kernel skin_kernel_find(glskin_cpu cpu);

/* One vertex's normal and tangent, as asked for: what all kernels do where their shorter arithmetic wouldn't be exact
 * enough, so that they agree on what a bone that is scaled to nothing does. */
void skin_careful_directions(const struct skin_job *job, size_t vertex);

/* Where the shorter arithmetic is exact enough. LENGTH: squares of lengths; between these no product that counts under-
 * or overflows. The others are ratios, squared: how much of the matrix must be left in a cofactor's length and in the
 * determinant for rounding not to turn them. */
#define SKIN_LENGTH_LEAST 1e-10f
#define SKIN_LENGTH_MOST 1e10f
#define SKIN_COFACTOR_LEAST 1e-6f
#define SKIN_DETERMINANT_LEAST 1e-8f

/* Octahedral unit vectors in two int16 (value / 32767): Meyer et al., "On Floating-Point Normal Vectors", 2010. Each
 * component rounds to nearest, as the shaders do. A zero vector becomes (0,0,1). */
void octahedral_encode(const float normal[3], int16_t out[2]);
void octahedral_decode(const int16_t in[2], float normal[3]);

/* Tangents as hlsl/tangent.hlsli has them: the second number is positive, and takes the sign of tangent[3], 1 or -1. */
void tangent_encode(const float tangent[4], int16_t out[2]);
void tangent_decode(const int16_t in[2], float tangent[4]);

#endif
