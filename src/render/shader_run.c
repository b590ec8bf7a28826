/* glskin_shader_run: one shader alone, fed and read back. */
#include "render/device.h"
#include "render/shaders.h"

#include <stdio.h>
#include <string.h>

static const glskin_shader *const all[] = {
    &glskin_shader_skinning_vs,
    &glskin_shader_skinning_vs_plain,
    &glskin_shader_skinning_vs_small,
    &glskin_shader_skinning_vs_small_plain,
    &glskin_shader_skinning_vs_sm3,
    &glskin_shader_skinning_vs_sm3_plain,
    &glskin_shader_skinning_vs_sm4,
    &glskin_shader_skinning_vs_sm4_plain,
    &glskin_shader_skinning_cs,
    &glskin_shader_skinning_cs_plain,
    &glskin_shader_skinning_cs_float,
    &glskin_shader_skinning_cs_float_plain,
    &glskin_shader_skinning_cs_compact,
    &glskin_shader_skinning_cs_compact_plain,
    &glskin_shader_feedback_vs,
    &glskin_shader_feedback_vs_plain,
    &glskin_shader_feedback_vs_float,
    &glskin_shader_feedback_vs_float_plain,
    &glskin_shader_preskinned_vs,
    &glskin_shader_preskinned_vs_plain,
    &glskin_shader_preskinned_vs_oct,
    &glskin_shader_preskinned_vs_oct_plain,
    &glskin_shader_simple_ps,
    &glskin_shader_classic_ps,
    &glskin_shader_reforged_ps,
    &glskin_shader_skinning_vs_tangents,
    &glskin_shader_skinning_vs_tangents_plain,
    &glskin_shader_skinning_vs_small_tangents,
    &glskin_shader_skinning_vs_small_tangents_plain,
    &glskin_shader_skinning_vs_sm3_tangents,
    &glskin_shader_skinning_vs_sm3_tangents_plain,
    &glskin_shader_skinning_vs_sm4_tangents,
    &glskin_shader_skinning_vs_sm4_tangents_plain,
    &glskin_shader_preskinned_vs_tangents,
    &glskin_shader_preskinned_vs_tangents_plain,
    &glskin_shader_preskinned_vs_oct_tangents,
    &glskin_shader_preskinned_vs_oct_tangents_plain,
    &glskin_shader_preskinned_vs_sm4,
    &glskin_shader_preskinned_vs_sm4_plain,
    &glskin_shader_preskinned_vs_sm4_tangents,
    &glskin_shader_preskinned_vs_sm4_tangents_plain,
    &glskin_shader_preskinned_vs_sm4_float,
    &glskin_shader_preskinned_vs_sm4_float_plain,
    &glskin_shader_preskinned_vs_sm4_float_tangents,
    &glskin_shader_preskinned_vs_sm4_float_tangents_plain,
    &glskin_shader_preskinned_vs_sm4_compact,
    &glskin_shader_preskinned_vs_sm4_compact_plain,
    &glskin_shader_preskinned_vs_sm4_compact_tangents,
    &glskin_shader_preskinned_vs_sm4_compact_tangents_plain,
};

const glskin_shader *glskin_shader_at(size_t index) {
    return index < sizeof all / sizeof *all ? all[index] : NULL;
}

/* What a run makes, so that it goes whatever happens. */
enum { MAX_OBJECTS = 24 };
struct run {
    const glskin_device *device;
    const struct gl *gl;
    const glskin_shader_run_desc *desc;
    glskin_shader shader; /* with only the text that runs */
    glskin_shader_text text;
    struct program program;
    GLuint buffers[MAX_OBJECTS], textures[MAX_OBJECTS], array;
    size_t buffer_count, texture_count;
};

static glskin_result invalid(const struct run *run, const char *what, const char *name) {
    return host_fail(&run->device->host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_shader_run: %s: %s \"%s\"",
                     run->desc->shader->name, what, name);
}

static glskin_result choose_text(struct run *run) {
    const glskin_shader_run_desc *desc = run->desc;
    run->shader = *desc->shader;
    run->shader.texts = &run->text;
    run->shader.text_count = 1;
    for (size_t i = 0; i < desc->shader->text_count; i++)
        if (desc->shader->texts[i].version == desc->version)
            run->text = desc->shader->texts[i];
    char version[16];
    snprintf(version, sizeof version, "%d", desc->version);
    if (!run->text.text)
        return invalid(run, "no translation for GLSL", version);
    if (desc->version > run->gl->glsl || (desc->version < 330 && run->gl->core_profile))
        return host_fail(&run->device->host, GLSKIN_ERROR_UNSUPPORTED,
                         "glskin_shader_run: %s: the context does not take GLSL %d", desc->shader->name, desc->version);
    if (desc->text)
        run->text.text = desc->text;
    return GLSKIN_OK;
}

/* A buffer that goes with the run; 0 with a message on failure. data NULL: zeros. */
static GLuint add_buffer(struct run *run, const void *data, size_t size) {
    void *zeros = NULL;
    if (run->buffer_count == MAX_OBJECTS) {
        invalid(run, "too many inputs and buffers, at", "24");
        return 0;
    }
    if (!data) {
        zeros = host_alloc(&run->device->host, size, 1);
        if (!zeros) {
            host_fail_memory(&run->device->host, "bytes of a buffer", size);
            return 0;
        }
    }
    GLuint buffer = gl_buffer_create(run->gl, size, data ? data : zeros, GL_STATIC_DRAW);
    host_free(&run->device->host, zeros);
    if (buffer)
        run->buffers[run->buffer_count++] = buffer;
    return buffer;
}

static size_t value_size(glskin_value type) {
    switch (type) {
    case GLSKIN_VALUE_U8:
    case GLSKIN_VALUE_U8_NORMALIZED: return 1;
    case GLSKIN_VALUE_I16: return 2;
    default: return 4;
    }
}

/* One input on one attribute. A stride of 0 is one value for all: a divisor would need GL 3.3, so it is repeated. */
static glskin_result feed_input(struct run *run, const glskin_shader_input *input, GLuint location, bool integer) {
    static const GLenum types[] = {GL_FLOAT, GL_UNSIGNED_BYTE, GL_UNSIGNED_BYTE, GL_SHORT, GL_UNSIGNED_INT};
    size_t size = input->components * value_size(input->type), count = run->desc->count;
    if (!input->data || input->components < 1 || input->components > 4 || (unsigned)input->type > GLSKIN_VALUE_U32 ||
        (input->type == GLSKIN_VALUE_U32) != integer)
        return invalid(run, "wrong data, components or type of input", input->semantic);
    unsigned char *packed = host_alloc(&run->device->host, count, size);
    if (!packed)
        return host_fail_memory(&run->device->host, "vertices", count);
    for (size_t i = 0; i < count; i++)
        memcpy(packed + i * size, (const char *)input->data + i * input->stride, size);
    GLuint buffer = add_buffer(run, packed, count * size);
    host_free(&run->device->host, packed);
    if (!buffer)
        return GLSKIN_ERROR_GL;
    run->gl->f.BindBuffer(GL_ARRAY_BUFFER, buffer);
    if (integer)
        run->gl->f.VertexAttribIPointer(location, (GLint)input->components, types[input->type], (GLsizei)size, NULL);
    else
        run->gl->f.VertexAttribPointer(location, (GLint)input->components, types[input->type],
                                       input->type == GLSKIN_VALUE_U8_NORMALIZED, (GLsizei)size, NULL);
    run->gl->f.EnableVertexAttribArray(location);
    return GLSKIN_OK;
}

static const glskin_shader_input *find_input(const glskin_shader_run_desc *desc, const char *semantic) {
    for (size_t i = 0; i < desc->input_count; i++)
        if (strcmp(desc->inputs[i].semantic, semantic) == 0)
            return &desc->inputs[i];
    return NULL;
}

static glskin_result feed_vertex_inputs(struct run *run) {
    for (size_t i = 0; i < run->shader.attribute_count; i++) {
        const glskin_shader_attribute *attribute = &run->shader.attributes[i];
        const glskin_shader_input *input = find_input(run->desc, attribute->semantic);
        if (!input)
            return invalid(run, "nothing was given for attribute", attribute->semantic);
        glskin_result result = feed_input(run, input, attribute->location, attribute->integer);
        if (result != GLSKIN_OK)
            return result;
    }
    return GLSKIN_OK;
}

static glskin_result feed_constants(struct run *run) {
    if (!run->shader.constant_array)
        return GLSKIN_OK;
    float(*constants)[4] = host_alloc(&run->device->host, run->shader.constant_count, sizeof *constants);
    if (!constants)
        return host_fail_memory(&run->device->host, "constants", run->shader.constant_count);
    glskin_result result = GLSKIN_OK;
    for (size_t i = 0; i < run->desc->constant_count && result == GLSKIN_OK; i++) {
        const glskin_shader_data *data = &run->desc->constants[i];
        const glskin_shader_constant *found = NULL;
        for (size_t c = 0; c < run->shader.constant_name_count; c++)
            if (strcmp(run->shader.constants[c].name, data->name) == 0)
                found = &run->shader.constants[c];
        if (!found || !data->data || data->size > found->count * sizeof *constants)
            result = invalid(run, "no such constant, or too large:", data->name);
        else
            memcpy(constants[found->first], data->data, data->size);
    }
    if (result == GLSKIN_OK)
        run->gl->f.Uniform4fv(run->program.constants, (GLsizei)run->shader.constant_count, constants[0]);
    host_free(&run->device->host, constants);
    return result;
}

static const glskin_shader_data *find_buffer(const glskin_shader_run_desc *desc, const char *name) {
    for (size_t i = 0; i < desc->buffer_count; i++)
        if (strcmp(desc->buffers[i].name, name) == 0)
            return &desc->buffers[i];
    return NULL;
}

static GLuint add_texture(struct run *run, GLenum target, GLuint unit) {
    GLuint texture = 0;
    if (run->texture_count == MAX_OBJECTS)
        return 0;
    run->gl->f.GenTextures(1, &texture);
    run->gl->f.ActiveTexture(GL_TEXTURE0 + unit);
    run->gl->f.BindTexture(target, texture);
    run->textures[run->texture_count++] = texture;
    return texture;
}

static glskin_result feed_buffer_sampler(struct run *run, const glskin_shader_sampler *sampler) {
    const glskin_shader_data *data = find_buffer(run->desc, sampler->hlsl_name);
    static const GLenum formats[] = {GL_RGBA32F, GL_R32UI, GL_RG32UI, 0, GL_RGBA32UI};
    if (!data || !data->data)
        return invalid(run, "nothing was given for buffer", sampler->hlsl_name);
    if (data->uints > 4 || !formats[data->uints])
        return invalid(run, "neither 0, 1, 2 nor 4 uints a texel of buffer", sampler->hlsl_name);
    GLuint buffer = add_buffer(run, data->data, data->size);
    if (!buffer || !add_texture(run, GL_TEXTURE_BUFFER, sampler->unit))
        return GLSKIN_ERROR_GL;
    run->gl->f.TexBuffer(GL_TEXTURE_BUFFER, formats[data->uints], buffer);
    return GLSKIN_OK;
}

static void feed_texture(struct run *run, const glskin_shader_sampler *sampler) {
    static const unsigned char white[4] = {255, 255, 255, 255};
    const glskin_shader_run_desc *desc = run->desc;
    bool given = desc->texture != NULL;
    GLint filter = desc->texture_linear ? GL_LINEAR : GL_NEAREST;
    GLint wrap = desc->texture_repeat ? GL_REPEAT : GL_CLAMP_TO_EDGE;
    add_texture(run, GL_TEXTURE_2D, sampler->unit);
    if (run->gl->version >= 33)
        run->gl->f.BindSampler(sampler->unit, 0);
    gl_texture_image(run->gl, given ? (GLsizei)desc->texture_width : 1, given ? (GLsizei)desc->texture_height : 1,
                     given ? desc->texture : white);
    run->gl->f.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    run->gl->f.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    run->gl->f.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wrap);
    run->gl->f.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wrap);
}

static glskin_result feed_samplers(struct run *run) {
    for (size_t i = 0; i < run->shader.sampler_count; i++) {
        const glskin_shader_sampler *sampler = &run->shader.samplers[i];
        if (!sampler->buffer)
            feed_texture(run, sampler);
        else if (feed_buffer_sampler(run, sampler) != GLSKIN_OK)
            return GLSKIN_ERROR_INVALID_ARGUMENT;
    }
    return GLSKIN_OK;
}

/* ---- The three stages ---- */

static glskin_result run_vertex(struct run *run, float *out, size_t out_size) {
    struct capture_layout layout = {1, {{"gl_Position", 4}}, 4};
    struct capture capture;
    char names[CAPTURE_OUTPUTS][40];
    for (size_t i = 0; i < run->desc->output_count; i++) {
        const glskin_shader_output *output = &run->desc->outputs[i];
        if (layout.count == CAPTURE_OUTPUTS || output->components < 1 || output->components > 4 ||
            layout.floats + output->components > CAPTURE_FLOATS)
            return invalid(run, "wrong components of, or too much for, output", output->semantic);
        snprintf(names[i], sizeof names[i], "v_%s", output->semantic);
        layout.outputs[layout.count++] = (struct capture_output){names[i], output->components};
        layout.floats += output->components;
    }
    if (out_size != run->desc->count * layout.floats * sizeof(float))
        return invalid(run, "out_size is not what the outputs come to, for", "vertex");
    bool integers = run->desc->integer_outputs;
    if (integers && capture_method(run->gl) != CAPTURE_FEEDBACK)
        return host_fail(&run->device->host, GLSKIN_ERROR_UNSUPPORTED,
                         "glskin_shader_run: integer outputs need transform feedback");
    glskin_result result =
        program_create(run->gl, &run->shader, integers ? NULL : &glskin_shader_simple_ps, &layout, &run->program);
    if (result == GLSKIN_OK)
        result = feed_vertex_inputs(run);
    if (result == GLSKIN_OK)
        result = feed_constants(run);
    if (result == GLSKIN_OK)
        result = feed_samplers(run);
    if (result == GLSKIN_OK)
        result = capture_begin(run->gl, &layout, run->desc->count, &capture);
    if (result != GLSKIN_OK)
        return result;
    run->gl->f.DrawArrays(GL_POINTS, 0, (GLsizei)run->desc->count);
    return capture_end(run->gl, &capture, out);
}

static void clear_to_zeros(const struct gl *gl) {
    GLfloat kept[4];
    gl->f.GetFloatv(GL_COLOR_CLEAR_VALUE, kept);
    gl->f.ClearColor(0, 0, 0, 0);
    gl->f.Clear(GL_COLOR_BUFFER_BIT);
    gl->f.ClearColor(kept[0], kept[1], kept[2], kept[3]);
}

static glskin_result run_pixel(struct run *run, float *out, size_t out_size) {
    struct capture_output inputs[PIXEL_TARGET_ATTRIBUTE];
    struct pixel_target target;
    if (out_size != run->desc->count * sizeof(float[4]) || run->desc->input_count > PIXEL_TARGET_ATTRIBUTE)
        return invalid(run, "out_size is not four floats a pixel, or more inputs than 15:", "pixel");
    if (!run->gl->float_pixels)
        return host_fail(&run->device->host, GLSKIN_ERROR_UNSUPPORTED,
                         "glskin_shader_run: this driver has no float framebuffers");
    for (size_t i = 0; i < run->desc->input_count; i++)
        inputs[i] = (struct capture_output){run->desc->inputs[i].semantic, run->desc->inputs[i].components};
    glskin_result result = program_create_pixel(run->gl, &run->shader, inputs, run->desc->input_count, &run->program);
    for (size_t i = 0; i < run->desc->input_count && result == GLSKIN_OK; i++)
        result = feed_input(run, &run->desc->inputs[i], (GLuint)i, false);
    if (result == GLSKIN_OK)
        result = feed_constants(run);
    if (result == GLSKIN_OK)
        result = pixel_target_begin(run->gl, run->desc->count, 1, &target);
    if (result != GLSKIN_OK)
        return result;
    result = feed_samplers(run); /* after the target, whose making binds textures too */
    if (result == GLSKIN_OK) {
        clear_to_zeros(run->gl);
        run->gl->f.DrawArrays(GL_POINTS, 0, (GLsizei)run->desc->count);
        result = pixel_target_read(run->gl, &target, 0, (float(*)[4])out);
    }
    pixel_target_end(run->gl, &target);
    return result;
}

static glskin_result run_compute(struct run *run, void *out, size_t out_size) {
    GLuint written = 0;
    glskin_result result = program_create(run->gl, &run->shader, NULL, NULL, &run->program);
    if (result == GLSKIN_OK)
        result = feed_constants(run);
    for (size_t i = 0; i < run->shader.buffer_count && result == GLSKIN_OK; i++) {
        const glskin_shader_buffer *buffer = &run->shader.buffers[i];
        const glskin_shader_data *data = find_buffer(run->desc, buffer->name);
        bool read_back = buffer->writes && data && !data->data;
        if (!data || (!data->data && !buffer->writes) || (read_back && (written || data->size != out_size)))
            return invalid(run, "nothing was given for, or out_size is not that of, buffer", buffer->name);
        GLuint made = add_buffer(run, data->data, data->size);
        if (!made)
            return GLSKIN_ERROR_GL;
        run->gl->f.BindBufferBase(GL_SHADER_STORAGE_BUFFER, buffer->binding, made);
        if (read_back)
            written = made;
    }
    if (result != GLSKIN_OK)
        return result;
    run->gl->f.DispatchCompute((GLuint)run->desc->count, 1, 1);
    run->gl->f.MemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
    run->gl->f.BindBuffer(GL_ARRAY_BUFFER, written);
    run->gl->f.GetBufferSubData(GL_ARRAY_BUFFER, 0, (GLsizeiptr)out_size, out);
    return gl_check(run->gl, "reading a buffer back");
}

static glskin_result run_stage(struct run *run, void *out, size_t out_size) {
    glskin_result result = choose_text(run);
    if (result != GLSKIN_OK)
        return result;
    /* An array object of its own: the device's keeps no attribute that a run leaves enabled. */
    if (run->gl->vertex_arrays) {
        run->gl->f.GenVertexArrays(1, &run->array);
        run->gl->f.BindVertexArray(run->array);
    } else {
        for (GLuint i = 0; i < STATE_ATTRIBUTES; i++)
            run->gl->f.DisableVertexAttribArray(i);
    }
    switch (run->shader.stage) {
    case GLSKIN_STAGE_VERTEX: return run_vertex(run, out, out_size);
    case GLSKIN_STAGE_PIXEL: return run_pixel(run, out, out_size);
    default: return run_compute(run, out, out_size);
    }
}

static void delete_objects(struct run *run) {
    run->gl->f.UseProgram(0);
    program_destroy(run->gl, &run->program);
    run->gl->f.DeleteBuffers((GLsizei)run->buffer_count, run->buffers);
    run->gl->f.DeleteTextures((GLsizei)run->texture_count, run->textures);
    if (run->array)
        run->gl->f.DeleteVertexArrays(1, &run->array);
}

glskin_result glskin_shader_run(glskin_device *device, const glskin_shader_run_desc *desc, void *out, size_t out_size) {
    if (!desc || !desc->shader || desc->count == 0 || !out)
        return host_fail(&device->host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_shader_run: shader, count or out is missing");
    if (device->in_frame || device->lost)
        return host_fail(&device->host, device->lost ? GLSKIN_ERROR_GL : GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_shader_run: %s",
                         device->lost ? "the device was abandoned" : "call it outside a frame");
    struct run run = {.device = device, .gl = &device->gl, .desc = desc};
    struct gl_state state;
    gl_state_save(&device->gl, &state);
    glskin_result result = run_stage(&run, out, out_size);
    delete_objects(&run);
    gl_state_restore(&device->gl, &state);
    return result;
}
