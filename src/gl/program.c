#include "gl/program.h"

#include "core/host.h"

#include <assert.h>
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
static const char capture_pixel_120[] = "#version 120\n"
                                        "varying vec4 v_CAPTURE;\n"
                                        "varying vec3 v_TEXCOORD0;\n"
                                        "void main() {\n"
                                        "    gl_FragData[0] = v_CAPTURE;\n"
                                        "    gl_FragData[1] = vec4(v_TEXCOORD0, 1.0);\n"
                                        "}\n";
static const char capture_pixel_330[] = "#version 330\n"
                                        "in vec4 v_CAPTURE;\n"
                                        "in vec3 v_TEXCOORD0;\n"
                                        "layout(location = 0) out vec4 o_position;\n"
                                        "layout(location = 1) out vec4 o_normal;\n"
                                        "void main() {\n"
                                        "    o_position = v_CAPTURE;\n"
                                        "    o_normal = vec4(v_TEXCOORD0, 1.0);\n"
                                        "}\n";

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

static GLuint compile_pixel_stage(const struct gl *gl, const glskin_shader *pixel, enum program_capture capture,
                                  int vertex_version) {
    if (capture != PROGRAM_CAPTURE_PIXELS)
        return compile_shader(gl, GL_FRAGMENT_SHADER, pixel, false);
    const char *text = vertex_version >= 330 ? capture_pixel_330 : capture_pixel_120;
    return compile(gl, GL_FRAGMENT_SHADER, &text, NULL, 1, "capture", vertex_version);
}

static glskin_result link(const struct gl *gl, GLuint program, const glskin_shader *shader) {
    gl->f.LinkProgram(program);
    GLint linked = GL_FALSE;
    gl->f.GetProgramiv(program, GL_LINK_STATUS, &linked);
    if (linked)
        return GLSKIN_OK;
    char log[700] = "";
    gl->f.GetProgramInfoLog(program, sizeof log, NULL, log);
    return host_fail(&gl->host, GLSKIN_ERROR_GL, "%s, GLSL %d: the driver can't link it: %s", shader->name, gl->glsl, log);
}

static void prepare_vertex_stage(const struct gl *gl, GLuint program, const glskin_shader *vertex,
                                 enum program_capture capture) {
    for (size_t i = 0; i < vertex->attribute_count; i++)
        gl->f.BindAttribLocation(program, vertex->attributes[i].location, vertex->attributes[i].name);
    if (capture == PROGRAM_CAPTURE_PIXELS)
        gl->f.BindAttribLocation(program, PROGRAM_CAPTURE_ATTRIBUTE, "a_CAPTURE");
    if (capture == PROGRAM_CAPTURE_FEEDBACK) {
        static const char *const varyings[] = {"gl_Position", "v_TEXCOORD0"};
        gl->f.TransformFeedbackVaryings(program, 2, varyings, GL_INTERLEAVED_ATTRIBS);
    }
}

static void set_samplers(const struct gl *gl, GLuint program, const glskin_shader *shader) {
    for (size_t i = 0; i < shader->sampler_count; i++) {
        GLint location = gl->f.GetUniformLocation(program, shader->samplers[i].name);
        if (location >= 0)
            gl->f.Uniform1i(location, (GLint)shader->samplers[i].unit);
    }
}

glskin_result program_create(const struct gl *gl, const glskin_shader *shader, const glskin_shader *pixel,
                             enum program_capture capture, struct program *out) {
    memset(out, 0, sizeof *out);
    bool compute = shader->stage == GLSKIN_STAGE_COMPUTE;
    GLuint first = compile_shader(gl, compute ? GL_COMPUTE_SHADER : GL_VERTEX_SHADER, shader,
                                  capture == PROGRAM_CAPTURE_PIXELS);
    if (!first)
        return GLSKIN_ERROR_GL;
    GLuint second = 0;
    if (!compute) {
        second = compile_pixel_stage(gl, pixel, capture, choose_text(gl, shader)->version);
        if (!second) {
            gl->f.DeleteShader(first);
            return GLSKIN_ERROR_GL;
        }
    }
    GLuint program = gl->f.CreateProgram();
    gl->f.AttachShader(program, first);
    if (second)
        gl->f.AttachShader(program, second);
    if (!compute)
        prepare_vertex_stage(gl, program, shader, capture);
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
    if (pixel)
        set_samplers(gl, program, pixel);
    out->id = program;
    out->constants = shader->constant_array ? gl->f.GetUniformLocation(program, shader->constant_array) : -1;
    return GLSKIN_OK;
}

void program_destroy(const struct gl *gl, struct program *program) {
    if (program->id)
        gl->f.DeleteProgram(program->id);
    memset(program, 0, sizeof *program);
}
