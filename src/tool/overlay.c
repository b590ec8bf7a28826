#include "tool/overlay.h"

#include <glskin/shader.h>
#include <stb_easy_font.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const glskin_shader glskin_shader_overlay_vs, glskin_shader_overlay_ps;

static GLuint compile(const GladGLContext *gl, GLenum stage, const glskin_shader *shader, int version, char *why,
                      size_t why_size) {
    const char *text = NULL;
    for (size_t i = 0; i < shader->text_count; i++)
        if (shader->texts[i].version == version)
            text = shader->texts[i].text;
    GLuint name = gl->CreateShader(stage);
    GLint compiled = GL_FALSE;
    gl->ShaderSource(name, 1, &text, NULL);
    gl->CompileShader(name);
    gl->GetShaderiv(name, GL_COMPILE_STATUS, &compiled);
    if (!compiled)
        gl->GetShaderInfoLog(name, (GLsizei)why_size, NULL, why);
    return name;
}

static bool link(struct overlay *overlay, char *why, size_t why_size) {
    const GladGLContext *gl = overlay->gl;
    const glskin_shader *vertex = &glskin_shader_overlay_vs;
    int version = gl->VERSION_3_3 ? 330 : 120;
    GLuint stages[2] = {compile(gl, GL_VERTEX_SHADER, vertex, version, why, why_size),
                        compile(gl, GL_FRAGMENT_SHADER, &glskin_shader_overlay_ps, version, why, why_size)};
    overlay->program = gl->CreateProgram();
    for (int i = 0; i < 2; i++) {
        gl->AttachShader(overlay->program, stages[i]);
        gl->DeleteShader(stages[i]);
    }
    for (size_t i = 0; i < vertex->attribute_count; i++)
        gl->BindAttribLocation(overlay->program, vertex->attributes[i].location, vertex->attributes[i].name);
    GLint linked = GL_FALSE;
    gl->LinkProgram(overlay->program);
    gl->GetProgramiv(overlay->program, GL_LINK_STATUS, &linked);
    if (!linked && !why[0])
        gl->GetProgramInfoLog(overlay->program, (GLsizei)why_size, NULL, why);
    overlay->constants = gl->GetUniformLocation(overlay->program, vertex->constant_array);
    return linked;
}

static GLuint location_of(const char *semantic) {
    const glskin_shader *shader = &glskin_shader_overlay_vs;
    for (size_t i = 0; i < shader->attribute_count; i++)
        if (strcmp(shader->attributes[i].semantic, semantic) == 0)
            return shader->attributes[i].location;
    return 0;
}

bool overlay_open(const GladGLContext *gl, struct overlay *out, char *why, size_t why_size) {
    memset(out, 0, sizeof *out);
    out->gl = gl;
    why[0] = '\0';
    if (!link(out, why, why_size)) {
        overlay_close(out);
        return false;
    }
    gl->GenBuffers(1, &out->buffer);
    if (gl->VERSION_3_0)
        gl->GenVertexArrays(1, &out->array);
    return true;
}

void overlay_close(struct overlay *overlay) {
    if (!overlay->gl)
        return;
    overlay->gl->DeleteProgram(overlay->program);
    overlay->gl->DeleteBuffers(1, &overlay->buffer);
    if (overlay->array)
        overlay->gl->DeleteVertexArrays(1, &overlay->array);
    free(overlay->vertices);
    memset(overlay, 0, sizeof *overlay);
}

struct overlay_vertex *overlay_add(struct overlay *overlay, size_t count) {
    if (overlay->count + count > overlay->capacity) {
        size_t capacity =
            overlay->capacity * 2 > overlay->count + count ? overlay->capacity * 2 : overlay->count + count;
        void *grown = realloc(overlay->vertices, capacity * sizeof *overlay->vertices);
        if (!grown)
            return NULL;
        overlay->vertices = grown;
        overlay->capacity = capacity;
    }
    overlay->count += count;
    return overlay->vertices + overlay->count - count;
}

void overlay_line(struct overlay *overlay, const vec3 from, const vec3 to, const uint8_t color[4]) {
    struct overlay_vertex *ends = overlay_add(overlay, 2);
    for (int i = 0; ends && i < 2; i++) {
        memcpy(ends[i].position, i ? to : from, sizeof ends[i].position);
        memcpy(ends[i].color, color, 4);
    }
}

/* Two triangles of the corners 0 1 2 and 0 2 3. */
static void add_quad(struct overlay *overlay, const float corners[4][2], const uint8_t color[4]) {
    static const int order[6] = {0, 1, 2, 0, 2, 3};
    struct overlay_vertex *out = overlay_add(overlay, 6);
    for (int i = 0; out && i < 6; i++) {
        out[i] = (struct overlay_vertex){.position = {corners[order[i]][0], corners[order[i]][1], 0}};
        memcpy(out[i].color, color, 4);
    }
}

void overlay_text(struct overlay *overlay, float x, float y, float scale, const uint8_t color[4], const char *text) {
    struct {
        float x, y, z;
        uint8_t color[4];
    } * quads;
    size_t bytes = strlen(text) * 400 + 400; /* the font's own estimate is 270 a letter */
    quads = malloc(bytes);
    if (!quads)
        return;
    int count = stb_easy_font_print(0, 0, (char *)text, NULL, quads, (int)bytes);
    for (int q = 0; q < count; q++) {
        float corners[4][2];
        for (int i = 0; i < 4; i++) {
            corners[i][0] = x + quads[4 * q + i].x * scale;
            corners[i][1] = y + quads[4 * q + i].y * scale;
        }
        add_quad(overlay, (const float(*)[2])corners, color);
    }
    free(quads);
}

float overlay_text_width(const char *text, float scale) {
    return (float)stb_easy_font_width((char *)text) * scale;
}

void overlay_rectangle(struct overlay *overlay, float x, float y, float width, float height, const uint8_t color[4]) {
    const float corners[4][2] = {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
    add_quad(overlay, corners, color);
}

void overlay_draw(struct overlay *overlay, GLenum mode, mat4 view_projection) {
    const GladGLContext *gl = overlay->gl;
    GLuint position = location_of("POSITION"), color = location_of("COLOR0");
    mat4 rows;
    glm_mat4_transpose_to(view_projection, rows);
    if (overlay->array)
        gl->BindVertexArray(overlay->array);
    gl->UseProgram(overlay->program);
    gl->Uniform4fv(overlay->constants, 4, rows[0]);
    gl->BindBuffer(GL_ARRAY_BUFFER, overlay->buffer);
    gl->BufferData(GL_ARRAY_BUFFER, (GLsizeiptr)(overlay->count * sizeof *overlay->vertices), overlay->vertices,
                   GL_STREAM_DRAW);
    gl->VertexAttribPointer(position, 3, GL_FLOAT, GL_FALSE, sizeof *overlay->vertices, NULL);
    gl->VertexAttribPointer(color, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof *overlay->vertices,
                            (const void *)offsetof(struct overlay_vertex, color));
    gl->EnableVertexAttribArray(position);
    gl->EnableVertexAttribArray(color);
    gl->DrawArrays(mode, 0, (GLsizei)overlay->count);
    gl->DisableVertexAttribArray(position);
    gl->DisableVertexAttribArray(color);
    overlay->count = 0;
}

void overlay_pixels(int width, int height, mat4 out) {
    glm_ortho(0, (float)width, (float)height, 0, -1, 1, out);
}
