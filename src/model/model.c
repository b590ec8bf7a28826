/* Models: which reader takes the file, what a model owns, and what the public header tells of it. */
#include "model/plan.h"

#include <math.h>
#include <stdalign.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A new format is one file and one row. */
static const struct model_format formats[] = {
    {"MDLX", NULL, "MDX", mdx_read},
    {"MD20", NULL, "M2", m2_read},
    {NULL, mdl_probe, "MDL", mdl_read},
};
enum { FORMAT_COUNT = sizeof formats / sizeof formats[0], MAGIC_SIZE = 4 };

/* In front of every block; as large as the strictest alignment, so that what follows has it too. */
struct block {
    alignas(max_align_t) void *next;
};

void *model_alloc(struct glskin_model *model, size_t count, size_t size, const char *what) {
    struct block *block = NULL;
    if (!size || count <= (SIZE_MAX - sizeof *block) / size)
        block = host_alloc(&model->host, 1, count * size + sizeof *block);
    if (!block) {
        host_fail_memory(&model->host, what, count);
        return NULL;
    }
    block->next = model->blocks;
    model->blocks = block;
    return block + 1;
}

const char *model_text(struct glskin_model *model, const void *bytes, size_t size, const char *what) {
    const void *zero = memchr(bytes, 0, size);
    size_t length = zero ? (size_t)((const char *)zero - (const char *)bytes) : size;
    char *text = model_alloc(model, length + 1, 1, what);
    if (text)
        memcpy(text, bytes, length);
    return text;
}

void glskin_model_destroy(glskin_model *model) {
    if (!model)
        return;
    const glskin_host host = model->host;
    for (struct block *block = model->blocks, *next; block; block = next) {
        next = block->next;
        host_free(&host, block);
    }
    host_free(&host, model);
}

static void widen(float low[3], float high[3], const float at[3], bool first) {
    for (int i = 0; i < 3; ++i) {
        low[i] = first ? at[i] : fminf(low[i], at[i]);
        high[i] = first ? at[i] : fmaxf(high[i], at[i]);
    }
}

/* What can be said only of a whole model. */
static glskin_result finish(struct glskin_model *model) {
    bool empty = true;
    for (size_t g = 0; g < model->geoset_count; ++g) {
        glskin_geoset *geoset = &model->geosets[g];
        geoset->mesh.bone_count = model->bone_count;
        const float(*position)[3] = geoset->mesh.position.data;
        for (size_t v = 0; v < geoset->mesh.vertex_count; ++v) {
            widen(geoset->bounds_min, geoset->bounds_max, position[v], v == 0);
            widen(model->bounds_min, model->bounds_max, position[v], empty);
            empty = false;
        }
    }
    return plan_create(model);
}

/* The file's first bytes for a message, whatever they are. */
static void magic_text(const unsigned char *bytes, size_t size, char out[32]) {
    bool plain = size >= MAGIC_SIZE;
    for (size_t i = 0; i < MAGIC_SIZE && plain; ++i)
        plain = bytes[i] >= 0x20 && bytes[i] < 0x7f && bytes[i] != '\'';
    if (plain)
        snprintf(out, 32, "'%.4s'", (const char *)bytes);
    else if (size >= MAGIC_SIZE)
        snprintf(out, 32, "bytes %02x %02x %02x %02x", bytes[0], bytes[1], bytes[2], bytes[3]);
    else
        snprintf(out, 32, "a file of %zu bytes", size);
}

static const struct model_format *find_format(const void *bytes, size_t size) {
    for (size_t i = 0; i < FORMAT_COUNT && size >= MAGIC_SIZE; ++i) {
        const struct model_format *format = &formats[i];
        if (format->magic ? memcmp(bytes, format->magic, MAGIC_SIZE) == 0 : format->probe(bytes, size))
            return format;
    }
    return NULL;
}

/* "'MDLX' (MDX), 'MD20' (M2) or text (MDL)", from the table. */
static void known_text(char *out, size_t size) {
    size_t used = 0;
    for (size_t i = 0; i < FORMAT_COUNT && used < size; ++i) {
        const char *comma = i == 0 ? "" : i + 1 < FORMAT_COUNT ? ", " : " or ", *magic = formats[i].magic;
        used += (size_t)snprintf(out + used, size - used, magic ? "%s'%s' (%s)" : "%s%s (%s)", comma,
                                 magic ? magic : "blocks of text", formats[i].name);
    }
}

static glskin_result unknown_format(struct findings *findings, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    glskin_result result = findings_fail(findings, GLSKIN_ERROR_MALFORMED_DATA, "", 0, format, arguments);
    va_end(arguments);
    return result;
}

static glskin_result read_model(const glskin_model_desc *desc, const struct model_format *format,
                                struct findings *findings, glskin_model **out) {
    glskin_model *model = host_alloc(desc->host, 1, sizeof *model);
    if (!model)
        return host_fail_memory(desc->host, "models", 1);
    if (desc->host)
        model->host = *desc->host;
    model->format = format->name;
    model->name = "";
    glskin_result result = format->read(model, desc->bytes, desc->size, findings);
    findings_flush(findings);
    if (result == GLSKIN_OK)
        result = finish(model);
    if (result != GLSKIN_OK) {
        glskin_model_destroy(model);
        return result;
    }
    *out = model;
    return GLSKIN_OK;
}

glskin_result glskin_model_load(const glskin_model_desc *desc, glskin_model **out) {
    const glskin_host *host = desc ? desc->host : NULL;
    if (out)
        *out = NULL;
    if (!desc || !out)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_model_load: %s is NULL", desc ? "out" : "desc");
    if (!desc->bytes && desc->size)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_model_load: bytes is NULL, size is %zu",
                         desc->size);
    if (desc->reading != GLSKIN_READING_STRICT && desc->reading != GLSKIN_READING_LENIENT)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_model_load: reading %d", (int)desc->reading);
    struct findings findings = {.host = host,
                                .name = desc->name ? desc->name : "model",
                                .lenient = desc->reading == GLSKIN_READING_LENIENT,
                                .tell = desc->finding,
                                .user = desc->user};
    const struct model_format *format = find_format(desc->bytes, desc->size);
    if (format)
        return read_model(desc, format, &findings, out);
    char found[32], known[FORMAT_COUNT * 24];
    magic_text(desc->bytes, desc->size, found);
    known_text(known, sizeof known);
    return unknown_format(&findings, "expected %s, found %s", known, found);
}

static size_t batch_count(const struct glskin_model *model) {
    return !model ? 0 : model->batches ? model->batch_count : model->geoset_count;
}

glskin_model_info glskin_model_info_get(const glskin_model *model) {
    glskin_model_info info = {0};
    if (!model)
        return info;
    info.format = model->format;
    info.version = model->version;
    info.name = model->name;
    info.geoset_count = model->geoset_count;
    info.bone_count = model->bone_count;
    info.sequence_count = model->sequence_count;
    info.global_sequence_count = model->global_sequence_count;
    info.batch_count = batch_count(model);
    info.material_count = model->material_count;
    info.texture_count = model->texture_count;
    memcpy(info.bounds_min, model->bounds_min, sizeof info.bounds_min);
    memcpy(info.bounds_max, model->bounds_max, sizeof info.bounds_max);
    return info;
}

/* The checks that the getters below share. */
static glskin_result check_index(const glskin_model *model, const void *out, const char *what, size_t index,
                                 size_t count) {
    if (!model)
        return GLSKIN_ERROR_INVALID_ARGUMENT; /* and no host to tell */
    if (!out)
        return host_fail(&model->host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_model_%s: out is NULL", what);
    if (index >= count)
        return host_fail(&model->host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_model_%s: index %zu, but the model has %zu", what, index, count);
    return GLSKIN_OK;
}

glskin_result glskin_model_geoset(const glskin_model *model, size_t index, glskin_geoset *out) {
    glskin_result result = check_index(model, out, "geoset", index, model ? model->geoset_count : 0);
    if (result == GLSKIN_OK)
        *out = model->geosets[index];
    else if (out)
        memset(out, 0, sizeof *out);
    return result;
}

/* From vertex first on. item: the size of a tightly packed one. */
static void advance(glskin_stream *stream, size_t first, size_t item) {
    if (stream->data)
        stream->data = (const unsigned char *)stream->data + first * (stream->stride ? stream->stride : item);
}

/* Makes a geoset's mesh a batch's. Only geosets whose vertices have influences come in parts. */
static void narrow(glskin_mesh_desc *mesh, const struct model_batch *batch) {
    if (!batch->vertex_count) {
        memset(mesh, 0, sizeof *mesh);
        return;
    }
    mesh->vertex_count = batch->vertex_count;
    mesh->indices = batch->indices;
    mesh->index_count = batch->index_count;
    mesh->index_size = sizeof *batch->indices;
    advance(&mesh->position, batch->first_vertex, sizeof(float[3]));
    advance(&mesh->normal, batch->first_vertex, sizeof(float[3]));
    advance(&mesh->tangent, batch->first_vertex, sizeof(float[4]));
    for (size_t set = 0; set < 2; ++set)
        advance(&mesh->texcoord[set], batch->first_vertex, sizeof(float[2]));
    advance(&mesh->influences.weight, batch->first_vertex, 4);
    advance(&mesh->influences.bone, batch->first_vertex, 4 * mesh->influences.bone_size);
}

glskin_result glskin_model_batch(const glskin_model *model, size_t index, glskin_batch *out) {
    if (out)
        memset(out, 0, sizeof *out);
    glskin_result result = check_index(model, out, "batch", index, batch_count(model));
    if (result != GLSKIN_OK)
        return result;
    if (!model->batches) {
        out->mesh = model->geosets[index].mesh;
        out->same_mesh = out->geoset = index;
        out->material = model->geosets[index].material;
        return GLSKIN_OK;
    }
    const struct model_batch *batch = &model->batches[index];
    out->mesh = model->geosets[0].mesh;
    narrow(&out->mesh, batch);
    out->same_mesh = batch->same_mesh;
    out->first_vertex = batch->first_vertex;
    out->material = (int32_t)batch->material;
    out->part = batch->part;
    return GLSKIN_OK;
}

glskin_result glskin_model_texture(const glskin_model *model, size_t index, glskin_texture *out) {
    glskin_result result = check_index(model, out, "texture", index, model ? model->texture_count : 0);
    if (result == GLSKIN_OK)
        *out = model->textures[index];
    else if (out)
        memset(out, 0, sizeof *out);
    return result;
}

glskin_result glskin_model_material(const glskin_model *model, size_t index, glskin_material *out) {
    glskin_result result = check_index(model, out, "material", index, model ? model->material_count : 0);
    if (result == GLSKIN_OK)
        *out = model->materials[index].shown;
    else if (out)
        memset(out, 0, sizeof *out);
    return result;
}

const struct model_layer *model_find_layer(const struct glskin_model *model, const glskin_host *host,
                                           const char *caller, size_t material, size_t layer) {
    if (material >= model->material_count)
        host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "%s: material %zu, but the model has %zu", caller, material,
                  model->material_count);
    else if (layer >= model->materials[material].shown.layer_count)
        host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "%s: layer %zu, but material %zu has %zu", caller, layer,
                  material, model->materials[material].shown.layer_count);
    else
        return &model->layers[model->materials[material].first_layer + layer];
    return NULL;
}

glskin_result glskin_model_layer(const glskin_model *model, size_t material, size_t layer, glskin_layer *out) {
    if (out)
        memset(out, 0, sizeof *out);
    if (!model)
        return GLSKIN_ERROR_INVALID_ARGUMENT; /* and no host to tell */
    if (!out)
        return host_fail(&model->host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_model_layer: out is NULL");
    const struct model_layer *found = model_find_layer(model, &model->host, "glskin_model_layer", material, layer);
    if (!found)
        return GLSKIN_ERROR_INVALID_ARGUMENT;
    *out = found->shown;
    return GLSKIN_OK;
}

glskin_result glskin_model_sequence(const glskin_model *model, size_t index, glskin_sequence *out) {
    glskin_result result = check_index(model, out, "sequence", index, model ? model->sequence_count : 0);
    if (result == GLSKIN_OK)
        *out = model->sequences[index];
    else if (out)
        memset(out, 0, sizeof *out);
    return result;
}

glskin_result glskin_model_node(const glskin_model *model, size_t index, glskin_node *out) {
    glskin_result result = check_index(model, out, "node", index, model ? model->bone_count : 0);
    if (out) {
        memset(out, 0, sizeof *out);
        out->name = "";
        out->parent = -1;
    }
    if (result != GLSKIN_OK || model->node_of_bone[index] == MODEL_NO_NODE)
        return result;
    const struct model_node *node = &model->nodes[model->node_of_bone[index]];
    out->kind = node->kind;
    out->name = node->name;
    out->parent = node->parent_id;
    memcpy(out->pivot, node->pivot, sizeof out->pivot);
    return GLSKIN_OK;
}
