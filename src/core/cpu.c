#include "core/cpu.h"

static const char *const names[GLSKIN_CPU_COUNT] = {"auto", "scalar", "sse2", "avx2", "neon"};

const char *glskin_cpu_name(glskin_cpu cpu) {
    return (unsigned)cpu < GLSKIN_CPU_COUNT ? names[cpu] : "unknown";
}

bool glskin_cpu_available(glskin_cpu cpu) {
    switch (cpu) {
    case GLSKIN_CPU_AUTO:
    case GLSKIN_CPU_SCALAR: return true;
#if GLSKIN_X86
    case GLSKIN_CPU_SSE2: return __builtin_cpu_supports("sse2");
    case GLSKIN_CPU_AVX2: /* its kernels fuse multiply and add; no processor has the one without the other, but a
                             hypervisor may hide either */
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
#if GLSKIN_ARM64
    case GLSKIN_CPU_NEON: return true;
#endif
    default: return false;
    }
}

glskin_cpu cpu_best(void) {
    static const glskin_cpu widest_first[] = {GLSKIN_CPU_AVX2, GLSKIN_CPU_SSE2, GLSKIN_CPU_NEON};
    for (size_t i = 0; i < sizeof widest_first / sizeof *widest_first; i++)
        if (glskin_cpu_available(widest_first[i]))
            return widest_first[i];
    return GLSKIN_CPU_SCALAR;
}

glskin_cpu cpu_choose(glskin_cpu wanted) {
    if (wanted == GLSKIN_CPU_AUTO)
        return cpu_best();
    return glskin_cpu_available(wanted) ? wanted : GLSKIN_CPU_AUTO;
}
