#include "gl/program.h"

#include "core/host.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const glskin_shader_constant *shader_constant(const glskin_shader *shader, const char *constant) {
    for (size_t i = 0; i < shader->constant_name_count; i++)
        if (strcmp(shader->constants[i].name, constant) == 0)
            return &shader->constants[i];
    assert(!"the shader has no such constant");
    return &shader->constants[0];
}

unsigned shader_register(const glskin_shader *shader, const char *constant) {
    return shader_constant(shader, constant)->first;
}

bool shader_has(const glskin_shader *shader, const char *semantic) {
    for (size_t i = 0; i < shader->attribute_count; i++)
        if (strcmp(shader->attributes[i].semantic, semantic) == 0)
            return true;
    return false;
}

GLuint shader_location(const glskin_shader *shader, const char *semantic) {
    for (size_t i = 0; i < shader->attribute_count; i++)
        if (strcmp(shader->attributes[i].semantic, semantic) == 0)
            return shader->attributes[i].location;
    assert(!"the shader has no such attribute");
    return 0;
}

/* The newest translation that the context understands. */
static const glskin_shader_text *choose_text(const struct gl *gl, const glskin_shader *shader) {
    const glskin_shader_text *best = NULL;
    for (size_t i = 0; i < shader->text_count; i++) {
        const glskin_shader_text *text = &shader->texts[i];
        /* A core profile has no 1.20, and a context's other versions are older dialects of the one it is asked for. */
        bool fits = text->version <= gl->glsl && (text->version >= 330 || !gl->core_profile);
        if (fits && (!best || text->version > best->version))
            best = text;
    }
    return best;
}

/* Text that is put together; cut where it would not fit, which the driver's compiler then complains of. */
struct text {
    char bytes[3000];
    size_t length;
};

static void text_add(struct text *text, const char *format, ...) GLSKIN_PRINTF(2, 3);
static void text_add(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int added = vsnprintf(text->bytes + text->length, sizeof text->bytes - text->length, format, arguments);
    va_end(arguments);
    if (added > 0)
        text->length += (size_t)added;
    if (text->length >= sizeof text->bytes)
        text->length = sizeof text->bytes - 1;
}

/* The shipped text runs whole: its main is only called from another one that moves the vertex to a pixel of its own. */
static const char capture_prologue[] = "#define main glskin_shipped_main\n";
static const char capture_epilogue[] = "\n#undef main\n"
                                       "#if __VERSION__ >= 130\n"
                                       "in vec2 a_CAPTURE;\n"
                                       "out vec4 v_CAPTURE;\n"
                                       "#else\n"
                                       "attribute vec2 a_CAPTURE;\n"
                                       "varying vec4 v_CAPTURE;\n"
                                       "#endif\n"
                                       "void main() {\n"
                                       "    glskin_shipped_main();\n"
                                       "    v_CAPTURE = gl_Position;\n"
                                       "    gl_Position = vec4(a_CAPTURE, 0.0, 1.0);\n"
                                       "}\n";

static const char *vector(unsigned components) {
    static const char *const names[] = {"float", "vec2", "vec3", "vec4"};
    return names[components - 1];
}

/* The pixel stage of a capture: all outputs end to end, four floats a target. */
static void write_capture_pixel(struct text *text, int version, const struct capture_layout *layout) {
    bool modern = version >= 130;
    size_t at = 0, targets = (layout->floats + 3) / 4;
    text_add(text, "#version %d\n", version);
    for (size_t i = 0; i < layout->count; i++)
        text_add(text, "%s %s %s;\n", modern ? "in" : "varying", vector(layout->outputs[i].components),
                 i == 0 ? "v_CAPTURE" : layout->outputs[i].name);
    for (size_t t = 0; modern && t < targets; t++)
        text_add(text, "layout(location = %zu) out vec4 o_%zu;\n", t, t);
    text_add(text, "void main() {\n    float f[%zu];\n", targets * 4);
    for (size_t i = 0; i < layout->count; i++)
        for (unsigned c = 0; c < layout->outputs[i].components; c++, at++) {
            const char *name = i == 0 ? "v_CAPTURE" : layout->outputs[i].name;
            if (layout->outputs[i].components == 1)
                text_add(text, "    f[%zu] = %s;\n", at, name);
            else
                text_add(text, "    f[%zu] = %s.%c;\n", at, name, "xyzw"[c]);
        }
    for (; at < targets * 4; at++)
        text_add(text, "    f[%zu] = 0.0;\n", at);
    for (size_t t = 0; t < targets; t++) {
        text_add(text, modern ? "    o_%zu" : "    gl_FragData[%zu]", t);
        text_add(text, " = vec4(f[%zu], f[%zu], f[%zu], f[%zu]);\n", t * 4, t * 4 + 1, t * 4 + 2, t * 4 + 3);
    }
    text_add(text, "}\n");
}

/* The vertex stage in front of a pixel shader alone. */
static void write_pass_through(struct text *text, int version, const struct capture_output *inputs, size_t count) {
    bool modern = version >= 130;
    text_add(text, "#version %d\n%s vec2 a_CAPTURE;\n", version, modern ? "in" : "attribute");
    for (size_t i = 0; i < count; i++)
        text_add(text, "%s %s a_%s;\n%s %s v_%s;\n", modern ? "in" : "attribute", vector(inputs[i].components),
                 inputs[i].name, modern ? "out" : "varying", vector(inputs[i].components), inputs[i].name);
    text_add(text, "void main() {\n    gl_Position = vec4(a_CAPTURE, 0.0, 1.0);\n");
    for (size_t i = 0; i < count; i++)
        text_add(text, "    v_%s = a_%s;\n", inputs[i].name, inputs[i].name);
    text_add(text, "}\n");
}

static GLuint compile(const struct gl *gl, GLenum stage, const char *const *parts, const GLint *lengths, GLsizei count,
                      const char *name, int version) {
    GLuint shader = gl->f.CreateShader(stage);
    gl->f.ShaderSource(shader, count, parts, lengths);
    gl->f.CompileShader(shader);
    GLint compiled = GL_FALSE;
    gl->f.GetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    if (compiled)
        return shader;
    char log[700] = "";
    gl->f.GetShaderInfoLog(shader, sizeof log, NULL, log);
    gl->f.DeleteShader(shader);
    host_fail(&gl->host, GLSKIN_ERROR_GL, "%s, GLSL %d: the driver can't compile it: %s", name, version, log);
    return 0;
}

static GLuint compile_shader(const struct gl *gl, GLenum stage, const glskin_shader *shader, bool to_pixels) {
    const glskin_shader_text *text = choose_text(gl, shader);
    if (!text) {
        host_fail(&gl->host, GLSKIN_ERROR_UNSUPPORTED, "%s has no translation for GLSL %d", shader->name, gl->glsl);
        return 0;
    }
    const char *body = strchr(text->text, '\n') + 1; /* behind the #version line */
    const char *parts[] = {text->text, to_pixels ? capture_prologue : "", body, to_pixels ? capture_epilogue : ""};
    GLint lengths[] = {(GLint)(body - text->text), -1, -1, -1};
    return compile(gl, stage, parts, lengths, 4, shader->name, text->version);
}

static GLuint compile_pixel_stage(const struct gl *gl, const glskin_shader *pixel, const struct capture_layout *capture,
                                  int vertex_version) {
    if (!capture || capture_method(gl) != CAPTURE_PIXELS)
        return compile_shader(gl, GL_FRAGMENT_SHADER, pixel, false);
    struct text text = {.length = 0};
    write_capture_pixel(&text, vertex_version, capture);
    const char *part = text.bytes;
    return compile(gl, GL_FRAGMENT_SHADER, &part, NULL, 1, "capture", vertex_version);
}

static glskin_result link(const struct gl *gl, GLuint program, const glskin_shader *shader) {
    gl->f.LinkProgram(program);
    GLint linked = GL_FALSE;
    gl->f.GetProgramiv(program, GL_LINK_STATUS, &linked);
    if (linked)
        return GLSKIN_OK;
    char log[700] = "";
    gl->f.GetProgramInfoLog(program, sizeof log, NULL, log);
    return host_fail(&gl->host, GLSKIN_ERROR_GL, "%s, GLSL %d: the driver can't link it: %s", shader->name, gl->glsl,
                     log);
}

static void prepare_vertex_stage(const struct gl *gl, GLuint program, const glskin_shader *vertex,
                                 const struct capture_layout *capture) {
    for (size_t i = 0; i < vertex->attribute_count; i++)
        gl->f.BindAttribLocation(program, vertex->attributes[i].location, vertex->attributes[i].name);
    if (capture && capture_method(gl) == CAPTURE_PIXELS)
        gl->f.BindAttribLocation(program, PIXEL_TARGET_ATTRIBUTE, "a_CAPTURE");
    if (capture && capture_method(gl) == CAPTURE_FEEDBACK) {
        const char *names[CAPTURE_OUTPUTS];
        for (size_t i = 0; i < capture->count; i++)
            names[i] = capture->outputs[i].name;
        gl->f.TransformFeedbackVaryings(program, (GLsizei)capture->count, names, GL_INTERLEAVED_ATTRIBS);
    }
}

static void set_samplers(const struct gl *gl, GLuint program, const glskin_shader *shader) {
    for (size_t i = 0; i < shader->sampler_count; i++) {
        GLint location = gl->f.GetUniformLocation(program, shader->samplers[i].name);
        if (location >= 0)
            gl->f.Uniform1i(location, (GLint)shader->samplers[i].unit);
    }
}

/* Links two stages (second 0: one) that are then deleted, whatever comes of it. */
static glskin_result finish(const struct gl *gl, GLuint program, GLuint first, GLuint second,
                            const glskin_shader *shader, struct program *out) {
    gl->f.AttachShader(program, first);
    if (second)
        gl->f.AttachShader(program, second);
    glskin_result result = link(gl, program, shader);
    gl->f.DeleteShader(first);
    if (second)
        gl->f.DeleteShader(second);
    if (result != GLSKIN_OK) {
        gl->f.DeleteProgram(program);
        return result;
    }
    gl->f.UseProgram(program);
    set_samplers(gl, program, shader);
    out->id = program;
    out->constants = shader->constant_array ? gl->f.GetUniformLocation(program, shader->constant_array) : -1;
    return GLSKIN_OK;
}

glskin_result program_create(const struct gl *gl, const glskin_shader *shader, const glskin_shader *pixel,
                             const struct capture_layout *capture, struct program *out) {
    memset(out, 0, sizeof *out);
    bool compute = shader->stage == GLSKIN_STAGE_COMPUTE;
    GLuint first = compile_shader(gl, compute ? GL_COMPUTE_SHADER : GL_VERTEX_SHADER, shader,
                                  capture && capture_method(gl) == CAPTURE_PIXELS);
    if (!first)
        return GLSKIN_ERROR_GL;
    GLuint second = 0, program;
    if (pixel) {
        second = compile_pixel_stage(gl, pixel, capture, choose_text(gl, shader)->version);
        if (!second) {
            gl->f.DeleteShader(first);
            return GLSKIN_ERROR_GL;
        }
    }
    program = gl->f.CreateProgram();
    if (!compute)
        prepare_vertex_stage(gl, program, shader, capture);
    glskin_result result = finish(gl, program, first, second, shader, out);
    if (result == GLSKIN_OK && pixel) {
        set_samplers(gl, program, pixel);
        out->pixel_constants = pixel->constant_array ? gl->f.GetUniformLocation(program, pixel->constant_array) : -1;
    }
    return result;
}

glskin_result program_create_pixel(const struct gl *gl, const glskin_shader *pixel, const struct capture_output *inputs,
                                   size_t input_count, struct program *out) {
    memset(out, 0, sizeof *out);
    GLuint second = compile_shader(gl, GL_FRAGMENT_SHADER, pixel, false);
    if (!second)
        return GLSKIN_ERROR_GL;
    struct text text = {.length = 0};
    write_pass_through(&text, choose_text(gl, pixel)->version, inputs, input_count);
    const char *part = text.bytes;
    GLuint first = compile(gl, GL_VERTEX_SHADER, &part, NULL, 1, pixel->name, choose_text(gl, pixel)->version);
    if (!first) {
        gl->f.DeleteShader(second);
        return GLSKIN_ERROR_GL;
    }
    GLuint program = gl->f.CreateProgram();
    gl->f.BindAttribLocation(program, PIXEL_TARGET_ATTRIBUTE, "a_CAPTURE");
    for (size_t i = 0; i < input_count; i++) {
        char name[64];
        snprintf(name, sizeof name, "a_%s", inputs[i].name);
        gl->f.BindAttribLocation(program, (GLuint)i, name);
    }
    return finish(gl, program, first, second, pixel, out);
}

void program_destroy(const struct gl *gl, struct program *program) {
    GLint current = 0;
    /* A deleted program that is current stays so, and whoever saves and restores it meets an error. */
    gl->f.GetIntegerv(GL_CURRENT_PROGRAM, &current);
    if (program->id && (GLuint)current == program->id)
        gl->f.UseProgram(0);
    if (program->id)
        gl->f.DeleteProgram(program->id);
    memset(program, 0, sizeof *program);
}
