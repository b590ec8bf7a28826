/* What the processor offers, asked at run time. A kernel for an instruction set is a file of its own, compiled for it,
 * and is called only where cpu_has() says so. */
#ifndef GLSKIN_CORE_CPU_H
#define GLSKIN_CORE_CPU_H

#include <glskin/glskin.h>

#if defined(__x86_64__) || defined(__i386__)
#define GLSKIN_X86 1
#else
#define GLSKIN_X86 0
#endif
#if defined(__aarch64__)
#define GLSKIN_ARM64 1 /* NEON is part of it */
#else
#define GLSKIN_ARM64 0
#endif

/* The widest set that this build has kernels for and this processor runs; never AUTO. */
glskin_cpu cpu_best(void);
/* AUTO becomes the best; AUTO itself for one that isn't here. */
glskin_cpu cpu_choose(glskin_cpu wanted);

#endif
