#include "skin/kernel.h"

#include "core/cpu.h"

skin_kernel skin_kernel_find(glskin_cpu cpu) {
    static const skin_kernel kernels[GLSKIN_CPU_COUNT] = {
        [GLSKIN_CPU_SCALAR] = skin_kernel_scalar,
#if GLSKIN_X86
        [GLSKIN_CPU_SSE2] = skin_kernel_sse2,
        [GLSKIN_CPU_AVX2] = skin_kernel_avx2,
#endif
#if GLSKIN_ARM64
        [GLSKIN_CPU_NEON] = skin_kernel_neon,
#endif
    };
    return (unsigned)cpu < GLSKIN_CPU_COUNT && glskin_cpu_available(cpu) ? kernels[cpu] : NULL;
}
