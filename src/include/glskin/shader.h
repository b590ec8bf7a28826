/* What glskin-translate says of a shader, as C: the tables under glsl/, and those that a host's own HLSL becomes through
 * the CMake function glskin_translate_shader. Everything is static data.
 *
 * Design notes
 *   Every float constant of a stage is one vec4 array whose element n is Direct3D register cn, so one glUniform4fv fills
 *   it in every GLSL version. Attributes and varyings are named by their HLSL semantic. */
#ifndef GLSKIN_SHADER_H
#define GLSKIN_SHADER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum glskin_stage { GLSKIN_STAGE_VERTEX, GLSKIN_STAGE_PIXEL, GLSKIN_STAGE_COMPUTE } glskin_stage;

typedef struct glskin_shader_attribute {
    const char *semantic; /* "POSITION", "TEXCOORD0" */
    const char *name;     /* "a_POSITION" */
    unsigned location;    /* by semantic, the same in every shader: see translate/semantics.c */
    unsigned components;  /* 1..4 */
    bool integer;         /* glVertexAttribIPointer */
} glskin_shader_attribute;

typedef struct glskin_shader_constant {
    const char *name;    /* as in the HLSL */
    unsigned first;      /* register: element of constant_array */
    unsigned count;      /* registers */
} glskin_shader_constant;

typedef struct glskin_shader_sampler {
    const char *name;    /* in the GLSL: "s_texture0" */
    const char *hlsl_name;
    unsigned unit;       /* the s or t register: bind the texture to this unit */
    bool buffer;         /* a samplerBuffer, fed by a texture buffer */
} glskin_shader_sampler;

typedef struct glskin_shader_buffer {
    const char *name;    /* as in the HLSL */
    unsigned binding;    /* shader storage binding: the t or u register */
    unsigned stride;     /* bytes */
    bool writes;
} glskin_shader_buffer;

typedef struct glskin_shader_text {
    int version; /* 120, 330, 430 */
    const char *text;
} glskin_shader_text;

typedef struct glskin_shader {
    const char *name;    /* "skinning_vs" */
    const char *profile; /* "vs_2_0" */
    glskin_stage stage;
    const glskin_shader_text *texts;
    size_t text_count;
    const char *constant_array; /* "u_vert_c"; NULL: no constants */
    unsigned constant_count;    /* its length in vec4 */
    const glskin_shader_attribute *attributes;
    size_t attribute_count;
    const glskin_shader_constant *constants;
    size_t constant_name_count;
    const glskin_shader_sampler *samplers;
    size_t sampler_count;
    const glskin_shader_buffer *buffers;
    size_t buffer_count;
    unsigned local_size[3];  /* compute; 0 elsewhere */
    const char *source_hash; /* SHA-256, hex, of the source, its includes, the profile, entry and defines */
    const char *tools;       /* versions of the translators */
} glskin_shader;

#endif
