/* What glskin-translate says of a shader, as C: the tables under glsl/, and those that a host's own HLSL becomes
 * through the CMake function glskin_translate_shader. Everything is static data.
 *
 * Design notes
 *   Every float constant of a stage is one vec4 array whose element n is Direct3D register cn, so one glUniform4fv fills
 *   it in every GLSL version. Attributes and varyings are named by their HLSL semantic. */
#ifndef GLSKIN_SHADER_H
#define GLSKIN_SHADER_H

#include <glskin/glskin.h>

#ifdef __cplusplus
extern "C" {
#endif

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

/* The library's own shaders, index 0 and up; NULL past the last. */
GLSKIN_API const glskin_shader *glskin_shader_at(size_t index);

/* ---- One shader alone: for conformance tests, and for people who port HLSL ----------------------------------- */

typedef enum glskin_value {
    GLSKIN_VALUE_FLOAT,
    GLSKIN_VALUE_U8,            /* 0..255 as they are */
    GLSKIN_VALUE_U8_NORMALIZED, /* / 255 */
    GLSKIN_VALUE_I16,           /* -32768..32767 as they are */
    GLSKIN_VALUE_U32            /* for attributes that the table calls integer */
} glskin_value;

/* What an attribute (vertex shader) or a varying (pixel shader, floats only) gets. */
typedef struct glskin_shader_input {
    const char *semantic; /* "POSITION", "TEXCOORD0" */
    const void *data;
    size_t stride; /* bytes from one vertex to the next; 0: the first one's value for all */
    glskin_value type;
    unsigned components; /* 1..4 */
} glskin_shader_input;

/* Constants, whole registers of 16 bytes, by their HLSL name; or the contents of a buffer, by its HLSL name. */
typedef struct glskin_shader_data {
    const char *name;
    const void *data;
    size_t size;    /* bytes */
    unsigned uints; /* of a Buffer<uint4>: how many a texel holds, 1, 2 or 4. 0: it is a Buffer<float4>, or none */
} glskin_shader_data;

/* A varying of a vertex shader to be read back. */
typedef struct glskin_shader_output {
    const char *semantic;
    unsigned components;
} glskin_shader_output;

typedef struct glskin_shader_run_desc {
    const glskin_shader *shader; /* Required */
    int version;      /* Required: one of the shader's GLSL versions, and one that the context takes */
    const char *text; /* runs instead of the shader's own text of that version; NULL: its own */
    size_t count;     /* Required: vertices, pixels, or thread groups (along x) */
    const glskin_shader_input *inputs;
    size_t input_count;
    const glskin_shader_data *constants; /* those left out are 0 */
    size_t constant_count;
    const glskin_shader_data *buffers; /* data NULL: starts as zeros, and is the one that is read back; a compute shader
                                          needs one such, among those that it writes */
    size_t buffer_count;
    const glskin_shader_output *outputs; /* vertex shaders: what follows the position. 16 floats in all at most */
    size_t output_count;
    bool integer_outputs;   /* they are uint, whose bits are read back: by transform feedback alone */
    const uint8_t *texture; /* pixel shaders: every sampler's. RGBA, 8 bits, rows from the top; NULL: white */
    unsigned texture_width, texture_height;
    bool texture_linear; /* else nearest */
    bool texture_repeat; /* else clamped */
} glskin_shader_run_desc;

/* Runs the shader's very text on the device's context and reads back what it computed:
 *   vertex   for each vertex, float[4] clip position, then the outputs, end to end. By transform feedback where there is
 *            some, by one float pixel a vertex elsewhere.
 *   pixel    for each pixel, float[4] colour, from a float target; zeros where the shader discards it.
 *   compute  the contents of the buffer whose data is NULL.
 * out_size: bytes at out, which must be what that comes to. Outside a frame; the context's state comes back.
 * UNSUPPORTED where the context lacks the version, or nothing can be read back; GL with the driver's log if the text
 * does not compile or link; INVALID_ARGUMENT for an unknown name or a size that does not fit. */
GLSKIN_API glskin_result glskin_shader_run(glskin_device *device, const glskin_shader_run_desc *desc, void *out,
                                           size_t out_size);

#ifdef __cplusplus
}
#endif
#endif
