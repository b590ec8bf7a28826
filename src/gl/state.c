#include "gl/state.h"

#include <string.h>

static void save_attributes(const struct gl *gl, struct gl_state *state) {
    for (GLuint i = 0; i < STATE_ATTRIBUTES; i++) {
        struct attribute_state *a = &state->attributes[i];
        gl->f.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_ENABLED, &a->enabled);
        gl->f.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_SIZE, &a->size);
        gl->f.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_STRIDE, &a->stride);
        gl->f.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_TYPE, &a->type);
        gl->f.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_NORMALIZED, &a->normalized);
        gl->f.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING, &a->buffer);
        gl->f.GetVertexAttribPointerv(i, GL_VERTEX_ATTRIB_ARRAY_POINTER, &a->pointer);
    }
}

static void restore_attributes(const struct gl *gl, const struct gl_state *state) {
    for (GLuint i = 0; i < STATE_ATTRIBUTES; i++) {
        const struct attribute_state *a = &state->attributes[i];
        gl->f.BindBuffer(GL_ARRAY_BUFFER, (GLuint)a->buffer);
        gl->f.VertexAttribPointer(i, a->size, (GLenum)a->type, (GLboolean)a->normalized, a->stride, a->pointer);
        if (a->enabled)
            gl->f.EnableVertexAttribArray(i);
        else
            gl->f.DisableVertexAttribArray(i);
    }
}

static void save_indexed(const struct gl *gl, GLenum binding, GLenum start, GLenum size, GLuint index,
                         struct indexed_buffer *out) {
    gl->f.GetIntegeri_v(binding, index, &out->buffer);
    gl->f.GetInteger64i_v(start, index, &out->offset);
    gl->f.GetInteger64i_v(size, index, &out->size);
}

static void restore_indexed(const struct gl *gl, GLenum target, GLuint index, const struct indexed_buffer *in) {
    if (in->buffer && in->size > 0)
        gl->f.BindBufferRange(target, index, (GLuint)in->buffer, (GLintptr)in->offset, (GLsizeiptr)in->size);
    else
        gl->f.BindBufferBase(target, index, (GLuint)in->buffer);
}

static void save_textures(const struct gl *gl, struct gl_state *state) {
    gl->f.GetIntegerv(GL_ACTIVE_TEXTURE, &state->active_texture);
    for (GLuint unit = 0; unit < STATE_TEXTURES; unit++) {
        gl->f.ActiveTexture(GL_TEXTURE0 + unit);
        gl->f.GetIntegerv(GL_TEXTURE_BINDING_2D, &state->texture_2d[unit]);
        if (gl->version >= 33)
            gl->f.GetIntegerv(GL_SAMPLER_BINDING, &state->sampler[unit]);
    }
    if (gl->version >= 33) {
        for (GLuint i = 0; i < STATE_BUFFER_UNITS; i++) {
            gl->f.ActiveTexture(GL_TEXTURE0 + STATE_PALETTE_UNIT + i);
            gl->f.GetIntegerv(GL_SAMPLER_BINDING, &state->buffer_sampler[i]);
            gl->f.GetIntegerv(GL_TEXTURE_BINDING_BUFFER, &state->buffer_texture[i]);
        }
        gl->f.GetIntegerv(GL_TEXTURE_BUFFER, &state->texture_buffer);
    }
    gl->f.ActiveTexture((GLenum)state->active_texture);
}

static void restore_textures(const struct gl *gl, const struct gl_state *state) {
    for (GLuint unit = 0; unit < STATE_TEXTURES; unit++) {
        gl->f.ActiveTexture(GL_TEXTURE0 + unit);
        gl->f.BindTexture(GL_TEXTURE_2D, (GLuint)state->texture_2d[unit]);
        if (gl->version >= 33)
            gl->f.BindSampler(unit, (GLuint)state->sampler[unit]);
    }
    if (gl->version >= 33) {
        for (GLuint i = 0; i < STATE_BUFFER_UNITS; i++) {
            gl->f.ActiveTexture(GL_TEXTURE0 + STATE_PALETTE_UNIT + i);
            gl->f.BindSampler(STATE_PALETTE_UNIT + i, (GLuint)state->buffer_sampler[i]);
            gl->f.BindTexture(GL_TEXTURE_BUFFER, (GLuint)state->buffer_texture[i]);
        }
        gl->f.BindBuffer(GL_TEXTURE_BUFFER, (GLuint)state->texture_buffer);
    }
    gl->f.ActiveTexture((GLenum)state->active_texture);
}

void gl_state_save(const struct gl *gl, struct gl_state *state) {
    memset(state, 0, sizeof *state);
    gl->f.GetIntegerv(GL_CURRENT_PROGRAM, &state->program);
    gl->f.GetIntegerv(GL_ARRAY_BUFFER_BINDING, &state->array_buffer);
    if (gl->vertex_arrays) {
        gl->f.GetIntegerv(GL_VERTEX_ARRAY_BINDING, &state->vertex_array);
    } else {
        gl->f.GetIntegerv(GL_ELEMENT_ARRAY_BUFFER_BINDING, &state->element_buffer);
        save_attributes(gl, state);
    }
    gl->f.GetVertexAttribfv(8, GL_CURRENT_VERTEX_ATTRIB, state->texcoord[0]);
    gl->f.GetVertexAttribfv(9, GL_CURRENT_VERTEX_ATTRIB, state->texcoord[1]);
    gl->f.GetVertexAttribfv(14, GL_CURRENT_VERTEX_ATTRIB, state->tangent);
    save_textures(gl, state);
    if (gl->version >= 30) {
        state->rasterizer_discard = gl->f.IsEnabled(GL_RASTERIZER_DISCARD);
        gl->f.GetIntegerv(GL_TRANSFORM_FEEDBACK_BUFFER_BINDING, &state->feedback);
    }
    if (gl->version >= 32) { /* 64-bit queries */
        save_indexed(gl, GL_TRANSFORM_FEEDBACK_BUFFER_BINDING, GL_TRANSFORM_FEEDBACK_BUFFER_START,
                     GL_TRANSFORM_FEEDBACK_BUFFER_SIZE, 0, &state->feedback_0);
    } else if (gl->version >= 30) {
        gl->f.GetIntegeri_v(GL_TRANSFORM_FEEDBACK_BUFFER_BINDING, 0, &state->feedback_0.buffer);
    }
    if (gl->version >= 43) {
        gl->f.GetIntegerv(GL_DRAW_INDIRECT_BUFFER_BINDING, &state->indirect);
        gl->f.GetIntegerv(GL_SHADER_STORAGE_BUFFER_BINDING, &state->storage);
        for (GLuint i = 0; i < STATE_STORAGE; i++)
            save_indexed(gl, GL_SHADER_STORAGE_BUFFER_BINDING, GL_SHADER_STORAGE_BUFFER_START,
                         GL_SHADER_STORAGE_BUFFER_SIZE, i, &state->storages[i]);
    }
}

void gl_state_restore(const struct gl *gl, const struct gl_state *state) {
    gl->f.UseProgram((GLuint)state->program);
    if (gl->vertex_arrays) {
        gl->f.BindVertexArray((GLuint)state->vertex_array);
    } else {
        restore_attributes(gl, state);
        gl->f.BindBuffer(GL_ELEMENT_ARRAY_BUFFER, (GLuint)state->element_buffer);
    }
    gl->f.BindBuffer(GL_ARRAY_BUFFER, (GLuint)state->array_buffer);
    gl->f.VertexAttrib4fv(8, state->texcoord[0]);
    gl->f.VertexAttrib4fv(9, state->texcoord[1]);
    gl->f.VertexAttrib4fv(14, state->tangent);
    restore_textures(gl, state);
    if (gl->version >= 30) {
        if (state->rasterizer_discard)
            gl->f.Enable(GL_RASTERIZER_DISCARD);
        else
            gl->f.Disable(GL_RASTERIZER_DISCARD);
        /* Indexed first: binding an index also binds the generic point. */
        restore_indexed(gl, GL_TRANSFORM_FEEDBACK_BUFFER, 0, &state->feedback_0);
        gl->f.BindBuffer(GL_TRANSFORM_FEEDBACK_BUFFER, (GLuint)state->feedback);
    }
    if (gl->version >= 43) {
        for (GLuint i = 0; i < STATE_STORAGE; i++)
            restore_indexed(gl, GL_SHADER_STORAGE_BUFFER, i, &state->storages[i]);
        gl->f.BindBuffer(GL_SHADER_STORAGE_BUFFER, (GLuint)state->storage);
        gl->f.BindBuffer(GL_DRAW_INDIRECT_BUFFER, (GLuint)state->indirect);
    }
}

void gl_pixel_state_save(const struct gl *gl, struct gl_pixel_state *state) {
    state->blend = gl->f.IsEnabled(GL_BLEND);
    state->depth_test = gl->f.IsEnabled(GL_DEPTH_TEST);
    state->cull = gl->f.IsEnabled(GL_CULL_FACE);
    gl->f.GetBooleanv(GL_DEPTH_WRITEMASK, &state->depth_write);
    gl->f.GetIntegerv(GL_BLEND_SRC_RGB, &state->source);
    gl->f.GetIntegerv(GL_BLEND_DST_RGB, &state->target);
    gl->f.GetIntegerv(GL_BLEND_SRC_ALPHA, &state->source_alpha);
    gl->f.GetIntegerv(GL_BLEND_DST_ALPHA, &state->target_alpha);
    gl->f.GetIntegerv(GL_BLEND_EQUATION_RGB, &state->equation);
    gl->f.GetIntegerv(GL_BLEND_EQUATION_ALPHA, &state->equation_alpha);
    gl->f.GetIntegerv(GL_DEPTH_FUNC, &state->depth_function);
    gl->f.GetIntegerv(GL_CULL_FACE_MODE, &state->cull_face);
}

static void enable(const struct gl *gl, GLenum what, GLboolean on) {
    if (on)
        gl->f.Enable(what);
    else
        gl->f.Disable(what);
}

void gl_pixel_state_set(const struct gl *gl, const struct gl_pixel_state *state) {
    enable(gl, GL_BLEND, state->blend);
    enable(gl, GL_DEPTH_TEST, state->depth_test);
    enable(gl, GL_CULL_FACE, state->cull);
    gl->f.DepthMask(state->depth_write);
    gl->f.BlendFuncSeparate((GLenum)state->source, (GLenum)state->target, (GLenum)state->source_alpha,
                            (GLenum)state->target_alpha);
    gl->f.BlendEquationSeparate((GLenum)state->equation, (GLenum)state->equation_alpha);
    gl->f.DepthFunc((GLenum)state->depth_function);
    gl->f.CullFace((GLenum)state->cull_face);
}
