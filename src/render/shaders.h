/* The shaders of the renderer, from the tables that glskin-translate made of hlsl/. */
#ifndef GLSKIN_RENDER_SHADERS_H
#define GLSKIN_RENDER_SHADERS_H

#include <glskin/shader.h>

extern const glskin_shader glskin_shader_skinning_vs, glskin_shader_skinning_vs_plain;
extern const glskin_shader glskin_shader_skinning_vs_small, glskin_shader_skinning_vs_small_plain;
extern const glskin_shader glskin_shader_skinning_vs_sm3, glskin_shader_skinning_vs_sm3_plain;
extern const glskin_shader glskin_shader_skinning_vs_sm4, glskin_shader_skinning_vs_sm4_plain;
extern const glskin_shader glskin_shader_skinning_cs, glskin_shader_skinning_cs_plain;
extern const glskin_shader glskin_shader_skinning_cs_float, glskin_shader_skinning_cs_float_plain;
extern const glskin_shader glskin_shader_preskinned_vs, glskin_shader_preskinned_vs_plain;
extern const glskin_shader glskin_shader_preskinned_vs_oct, glskin_shader_preskinned_vs_oct_plain;
extern const glskin_shader glskin_shader_simple_ps, glskin_shader_classic_ps;

#endif
