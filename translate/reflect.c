/* SPIRV-Cross's view of the shader becomes ours: every name and number in the GLSL is set here, and written into the
 * table at the same time, so that the two can't differ. */
#include "translate.h"

#include <spirv_cross/spirv_cross_c.h>
#include <stdlib.h>
#include <string.h>

struct view {
    spvc_compiler compiler;
    spvc_resources resources;
    struct source *source;
    const struct options *options;
    struct reflection *out;
};

struct resource_list {
    const spvc_reflected_resource *items;
    size_t count;
};

static struct resource_list resources_of(const struct view *view, spvc_resource_type type) {
    struct resource_list list = {NULL, 0};
    if (spvc_resources_get_resource_list_for_type(view->resources, type, &list.items, &list.count) != SPVC_SUCCESS)
        list.count = 0;
    return list;
}

static unsigned decoration(const struct view *view, SpvId id, SpvDecoration which) {
    return spvc_compiler_get_decoration(view->compiler, id, which);
}

/* Of two that contradict each other, the one that was written last is to blame. SPIRV-Cross lists them in no order. */
static struct site later(struct site a, struct site b) {
    return strcmp(a.file, b.file) == 0 && (a.line > b.line || (a.line == b.line && a.column > b.column)) ? a : b;
}

static bool same_name(const char *a, const char *b) {
    return strcmp(a, b) == 0;
}

/* ---- attributes, varyings, targets ---- */

/* glslang numbers inputs and outputs in declaration order. */
struct interface_variable {
    unsigned order;
    SpvId id;
    const char *written; /* the semantic as glslang gives it: upper case */
    spvc_type type;
};

static int by_order(const void *a, const void *b) {
    unsigned first = ((const struct interface_variable *)a)->order,
             second = ((const struct interface_variable *)b)->order;
    return (first > second) - (first < second);
}

static struct interface_variable *interface_of(const struct view *view, spvc_resource_type type, size_t *count) {
    struct resource_list list = resources_of(view, type);
    struct interface_variable *variables = keep((list.count + 1) * sizeof *variables);
    for (size_t i = 0; i < list.count; i++) {
        const char *semantic =
            spvc_compiler_get_decoration_string(view->compiler, list.items[i].id, SpvDecorationHlslSemanticGOOGLE);
        variables[i] =
            (struct interface_variable){decoration(view, list.items[i].id, SpvDecorationLocation), list.items[i].id,
                                        keep_text(semantic ? semantic : "", semantic ? strlen(semantic) : 0),
                                        spvc_compiler_get_type_handle(view->compiler, list.items[i].type_id)};
    }
    qsort(variables, list.count, sizeof *variables, by_order);
    *count = list.count;
    return variables;
}

static bool is_plain(spvc_type type) {
    spvc_basetype base = spvc_type_get_basetype(type);
    return spvc_type_get_columns(type) == 1 && spvc_type_get_num_array_dimensions(type) == 0 &&
           (base == SPVC_BASETYPE_FP32 || base == SPVC_BASETYPE_INT32 || base == SPVC_BASETYPE_UINT32);
}

static void reflect_attributes(struct view *view) {
    size_t count;
    struct interface_variable *inputs = interface_of(view, SPVC_RESOURCE_TYPE_STAGE_INPUT, &count);
    for (size_t i = 0; i < count; i++) {
        struct site site = lint_semantic_site(view->source, view->options, inputs[i].written, false);
        glskin_shader_attribute attribute = {.semantic = semantic_canonical(inputs[i].written, false),
                                             .components = spvc_type_get_vector_size(inputs[i].type),
                                             .integer = spvc_type_get_basetype(inputs[i].type) != SPVC_BASETYPE_FP32};
        attribute.name = keep_format("a_%s", attribute.semantic);
        const glskin_shader_attribute *earlier = view->out->attributes.items;
        if (!is_plain(inputs[i].type))
            report_error(site, "an attribute must be a float, an int, a uint or a vector of them");
        else if (attribute.integer && options_want(view->options, 120))
            report_error(site, "an integer attribute needs GLSL 130: write float and int(), or leave 120 out");
        for (size_t k = 0; k < view->out->attributes.count; k++)
            if (same_name(earlier[k].semantic, attribute.semantic))
                report_error(site, "%s is an attribute twice", attribute.semantic);
        *(glskin_shader_attribute *)list_add(&view->out->attributes, sizeof attribute) = attribute;
    }
    glskin_shader_attribute *attributes = view->out->attributes.items;
    if (!semantic_locations(attributes, count)) {
        report_error(source_site(view->source, view->source->count),
                     "too many attributes: no location of the 16 is left");
        return;
    }
    for (size_t i = 0; i < count; i++) {
        spvc_compiler_set_name(view->compiler, inputs[i].id, attributes[i].name);
        spvc_compiler_set_decoration(view->compiler, inputs[i].id, SpvDecorationLocation, attributes[i].location);
    }
}

static void reflect_varyings(struct view *view, bool output) {
    size_t count;
    struct interface_variable *variables =
        interface_of(view, output ? SPVC_RESOURCE_TYPE_STAGE_OUTPUT : SPVC_RESOURCE_TYPE_STAGE_INPUT, &count);
    for (size_t i = 0; i < count; i++) {
        struct site site = lint_semantic_site(view->source, view->options, variables[i].written, output);
        struct varying varying = {.semantic = semantic_canonical(variables[i].written, true),
                                  .components = spvc_type_get_vector_size(variables[i].type)};
        varying.name = keep_format("v_%s", varying.semantic);
        const struct varying *earlier = view->out->varyings.items;
        for (size_t k = 0; k < view->out->varyings.count; k++)
            if (same_name(earlier[k].semantic, varying.semantic))
                report_error(site, "%s is a varying twice", varying.semantic);
        if (!*variables[i].written || !is_plain(variables[i].type))
            report_error(site, "a varying must have a semantic and be a float, an int, a uint or a vector of them");
        spvc_compiler_set_name(view->compiler, variables[i].id, varying.name);
        /* By name in every version: numbers would have to agree between shaders that are translated apart. */
        spvc_compiler_unset_decoration(view->compiler, variables[i].id, SpvDecorationLocation);
        *(struct varying *)list_add(&view->out->varyings, sizeof varying) = varying;
    }
}

/* The number in COLORn and SV_Targetn is the target; glslang takes the declaration order. */
static void reflect_targets(struct view *view) {
    size_t count;
    struct interface_variable *outputs = interface_of(view, SPVC_RESOURCE_TYPE_STAGE_OUTPUT, &count);
    struct site sites[8] = {{0}};
    for (size_t i = 0; i < count; i++) {
        int target = semantic_target(outputs[i].written);
        struct site site = lint_semantic_site(view->source, view->options, outputs[i].written, true);
        if (target < 0) {
            report_error(site, "a pixel shader's output is SV_Target0..7 (COLOR0..7) or SV_Depth, not '%s'",
                         outputs[i].written);
            continue;
        }
        if (sites[target].file)
            report_error(later(site, sites[target]), "target %d is written twice", target);
        sites[target] = site;
        spvc_compiler_set_name(view->compiler, outputs[i].id, keep_format("o_TARGET%d", target));
        spvc_compiler_set_decoration(view->compiler, outputs[i].id, SpvDecorationLocation, (unsigned)target);
    }
}

/* ---- constants ---- */

static void reflect_constant(struct view *view, spvc_type_id block_id, spvc_type block, unsigned index) {
    const char *member = spvc_compiler_get_member_name(view->compiler, block_id, index);
    const char *name = keep_text(member, strlen(member));
    struct site site = source_find(view->source, name);
    spvc_type type = spvc_compiler_get_type_handle(view->compiler, spvc_type_get_member_type(block, index));
    unsigned offset = 0;
    size_t size = 0;
    spvc_compiler_type_struct_member_offset(view->compiler, block, index, &offset);
    if (spvc_type_get_basetype(type) != SPVC_BASETYPE_FP32) {
        report_error(site,
                     "%s: constants are float, float vectors, float matrices or arrays of them, because they become "
                     "one vec4 array; read integers from a buffer",
                     name);
        return;
    }
    spvc_compiler_get_declared_struct_member_size(view->compiler, block, index, &size);
    if (offset % 16 != 0) {
        report_error(site,
                     "%s would share c%u with the constant before it: give it a register(c) of its own, or use a "
                     "vector",
                     name, offset / 16);
        return;
    }
    /* Registers that overlap were refused by spirv-val. */
    glskin_shader_constant constant = {name, offset / 16, (unsigned)((size + 15) / 16)};
    *(glskin_shader_constant *)list_add(&view->out->constants, sizeof constant) = constant;
}

static int by_register(const void *a, const void *b) {
    unsigned first = ((const glskin_shader_constant *)a)->first, second = ((const glskin_shader_constant *)b)->first;
    return (first > second) - (first < second);
}

static void reflect_constants(struct view *view) {
    static const char *const ARRAY[] = {"u_vert_c", "u_frag_c", "u_comp_c"};
    struct resource_list list = resources_of(view, SPVC_RESOURCE_TYPE_UNIFORM_BUFFER);
    if (list.count == 0)
        return;
    if (list.count > 1) {
        report_error(source_find(view->source, list.items[1].name),
                     "one constant buffer at most: a stage's constants become one vec4 array");
        return;
    }
    size_t errors = report_errors();
    spvc_type_id id = list.items[0].base_type_id;
    spvc_type block = spvc_compiler_get_type_handle(view->compiler, id);
    for (unsigned i = 0; i < spvc_type_get_num_member_types(block); i++)
        reflect_constant(view, id, block, i);
    if (report_errors() != errors)
        return;
    size_t size = 0;
    spvc_compiler_get_declared_struct_size(view->compiler, block, &size);
    unsigned limit = view->options->profile->constant_limit;
    view->out->constant_count = (unsigned)((size + 15) / 16);
    view->out->constant_array = ARRAY[view->options->profile->stage];
    qsort(view->out->constants.items, view->out->constants.count, sizeof(glskin_shader_constant), by_register);
    const glskin_shader_constant *constants = view->out->constants.items;
    if (view->out->constant_count > limit)
        report_error(source_find(view->source, constants[view->out->constants.count - 1].name),
                     "%u constant registers, and %s has %u", view->out->constant_count, view->options->profile->name,
                     limit);
    spvc_compiler_set_name(view->compiler, id, view->out->constant_array);
    spvc_compiler_set_name(view->compiler, list.items[0].id, view->out->constant_array);
    if (spvc_compiler_flatten_buffer_block(view->compiler, list.items[0].id) != SPVC_SUCCESS)
        report_error(source_site(view->source, view->source->count), "the constants can't become one vec4 array");
}

/* ---- textures ---- */

static void add_sampler(struct view *view, SpvId id, const char *hlsl_name, SpvId register_id, bool buffer) {
    struct site site = source_find(view->source, hlsl_name);
    const char *bare = strncmp(hlsl_name, "g_", 2) == 0 ? hlsl_name + 2 : hlsl_name;
    glskin_shader_sampler sampler = {.name = keep_format("%c_%s", buffer ? 't' : 's', bare),
                                     .hlsl_name = keep_text(hlsl_name, strlen(hlsl_name)),
                                     .unit = decoration(view, register_id, SpvDecorationBinding),
                                     .buffer = buffer};
    const glskin_shader_sampler *earlier = view->out->samplers.items;
    if (!lint_has_register(view->source, hlsl_name))
        report_error(site, "%s needs a register: without one it silently gets number 0", hlsl_name);
    for (size_t i = 0; i < view->out->samplers.count; i++) {
        if (same_name(earlier[i].hlsl_name, hlsl_name))
            report_error(site, "%s is sampled in two ways: one sampler for each texture", hlsl_name);
        else if (earlier[i].unit == sampler.unit || same_name(earlier[i].name, sampler.name))
            report_error(
                later(site, source_find(view->source, earlier[i].hlsl_name)),
                "%s has the number or the name of %s: GL has one kind of texture unit, so s and t numbers must "
                "differ",
                hlsl_name, earlier[i].hlsl_name);
    }
    spvc_compiler_set_name(view->compiler, id, sampler.name);
    spvc_compiler_set_decoration(view->compiler, id, SpvDecorationBinding, sampler.unit);
    *(glskin_shader_sampler *)list_add(&view->out->samplers, sizeof sampler) = sampler;
}

/* Buffer<float4> g_palette: RGBA32F is the one float format that every GL 3.3 driver has for texture buffers. */
static void add_texture_buffer(struct view *view, const spvc_reflected_resource *resource) {
    struct source *source = view->source;
    struct site site = source_find(source, resource->name);
    size_t at = 0;
    while (at < source->count && !token_is(source, at, resource->name))
        at++;
    bool wide =
        at >= 4 && token_is(source, at - 4, "Buffer") &&
        (token_is(source, at - 2, "float4") || token_is(source, at - 2, "int4") || token_is(source, at - 2, "uint4"));
    if (options_want(view->options, 120) || view->options->profile->model < 4)
        report_error(site, "Buffer<> needs GLSL 140 and shader model 4: use constants at 120");
    else if (!wide)
        report_error(site, "a texture buffer holds float4, int4 or uint4: drivers lack the other formats");
    add_sampler(view, resource->id, resource->name, resource->id, true);
}

static bool is_array(const struct view *view, const spvc_reflected_resource *resource) {
    if (spvc_type_get_num_array_dimensions(spvc_compiler_get_type_handle(view->compiler, resource->type_id)) == 0)
        return false;
    report_error(source_find(view->source, resource->name), "an array of textures: GLSL 120 and 330 can't index one");
    return true;
}

static void reflect_textures(struct view *view) {
    struct resource_list direct = resources_of(view, SPVC_RESOURCE_TYPE_SAMPLED_IMAGE);
    for (size_t i = 0; i < direct.count; i++)
        if (!is_array(view, &direct.items[i]))
            add_sampler(view, direct.items[i].id, direct.items[i].name, direct.items[i].id, false);
    struct resource_list images = resources_of(view, SPVC_RESOURCE_TYPE_SEPARATE_IMAGE);
    for (size_t i = 0; i < images.count; i++) {
        spvc_type type = spvc_compiler_get_type_handle(view->compiler, images.items[i].type_id);
        if (!is_array(view, &images.items[i]) && spvc_type_get_image_dimension(type) == SpvDimBuffer)
            add_texture_buffer(view, &images.items[i]);
    }
    const spvc_combined_image_sampler *combined = NULL;
    spvc_variable_id dummy; /* stands in for a sampler where a texture is only ever Load()ed */
    size_t count = 0;
    if (spvc_compiler_build_dummy_sampler_for_combined_images(view->compiler, &dummy) != SPVC_SUCCESS ||
        spvc_compiler_build_combined_image_samplers(view->compiler) != SPVC_SUCCESS ||
        spvc_compiler_get_combined_image_samplers(view->compiler, &combined, &count) != SPVC_SUCCESS) {
        report_error(source_site(view->source, view->source->count), "textures and samplers can't be paired");
        return;
    }
    for (size_t i = 0; i < count; i++)
        add_sampler(view, combined[i].combined_id, spvc_compiler_get_name(view->compiler, combined[i].image_id),
                    combined[i].image_id, false);
}

/* ---- storage buffers ---- */

/* Only elements on which HLSL and std430 agree without padding: 4, 8 or 16 bytes. */
static unsigned element_stride(struct view *view, const spvc_reflected_resource *resource, struct site site) {
    spvc_type block = spvc_compiler_get_type_handle(view->compiler, resource->base_type_id);
    if (spvc_type_get_num_member_types(block) != 1)
        return 0;
    spvc_type element = spvc_compiler_get_type_handle(view->compiler, spvc_type_get_member_type(block, 0));
    unsigned size = spvc_type_get_vector_size(element), stride = 0;
    spvc_basetype base = spvc_type_get_basetype(element);
    bool plain = (base == SPVC_BASETYPE_FP32 || base == SPVC_BASETYPE_INT32 || base == SPVC_BASETYPE_UINT32) &&
                 spvc_type_get_columns(element) == 1 && spvc_type_get_num_array_dimensions(element) == 1;
    spvc_compiler_type_struct_member_array_stride(view->compiler, block, 0, &stride);
    if (!plain || size == 3 || stride != size * 4) {
        report_error(site,
                     "%s: elements of a structured buffer are float, int, uint or vectors of 2 or 4 of them; of others "
                     "HLSL and GLSL disagree on the layout (a float3 is 12 bytes here, 16 there)",
                     resource->name);
        return 0;
    }
    return stride;
}

static void reflect_buffers(struct view *view) {
    struct resource_list list = resources_of(view, SPVC_RESOURCE_TYPE_STORAGE_BUFFER);
    for (size_t i = 0; i < list.count; i++) {
        const char *name = keep_text(list.items[i].name, strcspn(list.items[i].name, "@"));
        struct site site = source_find(view->source, name);
        if (strchr(list.items[i].name, '@') ||
            spvc_compiler_buffer_is_hlsl_counter_buffer(view->compiler, list.items[i].id)) {
            report_error(site, "%s uses a hidden counter, which GL doesn't have", name);
            continue;
        }
        if (options_want(view->options, 120) || options_want(view->options, 330)) {
            report_error(site, "%s: a structured buffer needs GLSL 430: leave 120 and 330 out", name);
            continue;
        }
        const SpvDecoration *decorations;
        size_t count = 0;
        bool readonly = false;
        if (spvc_compiler_get_buffer_block_decorations(view->compiler, list.items[i].id, &decorations, &count) ==
            SPVC_SUCCESS)
            for (size_t k = 0; k < count; k++)
                readonly = readonly || decorations[k] == SpvDecorationNonWritable;
        glskin_shader_buffer buffer = {name, decoration(view, list.items[i].id, SpvDecorationBinding),
                                       element_stride(view, &list.items[i], site), !readonly};
        const glskin_shader_buffer *earlier = view->out->buffers.items;
        if (!lint_has_register(view->source, name))
            report_error(site, "%s needs a register: without one it silently gets number 0", name);
        for (size_t k = 0; k < view->out->buffers.count; k++)
            if (earlier[k].binding == buffer.binding)
                report_error(
                    later(site, source_find(view->source, earlier[k].name)),
                    "%s and %s both have number %u: GL has one kind of buffer binding, so t and u numbers must "
                    "differ",
                    earlier[k].name, name, buffer.binding);
        *(glskin_shader_buffer *)list_add(&view->out->buffers, sizeof buffer) = buffer;
    }
}

static int by_binding(const void *a, const void *b) {
    unsigned first = ((const glskin_shader_buffer *)a)->binding, second = ((const glskin_shader_buffer *)b)->binding;
    return (first > second) - (first < second);
}

static int by_unit(const void *a, const void *b) {
    unsigned first = ((const glskin_shader_sampler *)a)->unit, second = ((const glskin_shader_sampler *)b)->unit;
    return (first > second) - (first < second);
}

/* The tables in the order of their numbers, which is the same whatever SPIRV-Cross's is. */
static void sort_resources(struct reflection *out) {
    if (out->buffers.count)
        qsort(out->buffers.items, out->buffers.count, sizeof(glskin_shader_buffer), by_binding);
    if (out->samplers.count)
        qsort(out->samplers.items, out->samplers.count, sizeof(glskin_shader_sampler), by_unit);
}

static void refuse_the_rest(struct view *view) {
    static const struct {
        spvc_resource_type type;
        const char *what;
    } REST[] = {
        {SPVC_RESOURCE_TYPE_STORAGE_IMAGE, "a writable texture or RWBuffer: write to an RWStructuredBuffer"},
        {SPVC_RESOURCE_TYPE_PUSH_CONSTANT, "a push constant"},
        {SPVC_RESOURCE_TYPE_SUBPASS_INPUT, "a subpass input"},
        {SPVC_RESOURCE_TYPE_ATOMIC_COUNTER, "an atomic counter"},
        {SPVC_RESOURCE_TYPE_ACCELERATION_STRUCTURE, "an acceleration structure"},
    };
    for (size_t i = 0; i < sizeof REST / sizeof *REST; i++) {
        struct resource_list list = resources_of(view, REST[i].type);
        for (size_t k = 0; k < list.count; k++)
            report_error(source_find(view->source, list.items[k].name), "%s is %s: not supported", list.items[k].name,
                         REST[i].what);
    }
}

bool reflect(spvc_compiler compiler, spvc_resources resources, struct source *source, const struct options *options,
             struct reflection *out) {
    struct view view = {compiler, resources, source, options, out};
    size_t before = report_errors();
    *out = (struct reflection){0};
    switch (options->profile->stage) {
    case GLSKIN_STAGE_VERTEX:
        reflect_attributes(&view);
        reflect_varyings(&view, true);
        break;
    case GLSKIN_STAGE_PIXEL:
        reflect_varyings(&view, false);
        reflect_targets(&view);
        break;
    case GLSKIN_STAGE_COMPUTE:
        for (unsigned i = 0; i < 3; i++)
            out->local_size[i] =
                spvc_compiler_get_execution_mode_argument_by_index(compiler, SpvExecutionModeLocalSize, i);
        break;
    }
    reflect_constants(&view);
    reflect_buffers(&view);
    reflect_textures(&view);
    refuse_the_rest(&view);
    sort_resources(out);
    return report_errors() == before;
}
