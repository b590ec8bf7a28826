/* `glskin view --list`: what is in a model, in words. */
#include "tool/commands.h"
#include "tool/view/viewer.h"

#include <stdio.h>

static void list_sequences(const glskin_model *model, size_t count) {
    printf("%zu sequences\n", count);
    for (size_t i = 0; i < count; i++) {
        glskin_sequence sequence;
        if (glskin_model_sequence(model, i, &sequence) == GLSKIN_OK)
            printf("  %3zu  %-28s %7lu ms  %s\n", i, sequence.name, (unsigned long)(sequence.end - sequence.start),
                   sequence.looping ? "loops" : "once");
    }
}

static const char *skinned_by(const glskin_mesh_desc *mesh) {
    return mesh->skin.data ? "SKIN" : mesh->influences.bone.data ? "4 bones a vertex" : "groups";
}

static void list_geosets(const glskin_model *model, size_t count) {
    printf("%zu geosets\n", count);
    for (size_t i = 0; i < count; i++) {
        glskin_geoset geoset;
        if (glskin_model_geoset(model, i, &geoset) != GLSKIN_OK)
            continue;
        printf("  %3zu  %6zu vertices  %6zu triangles  material %ld  level of detail %ld  %s%s%s\n", i,
               geoset.mesh.vertex_count, geoset.mesh.index_count / 3, (long)geoset.material, (long)geoset.lod,
               geoset.mesh.vertex_count ? skinned_by(&geoset.mesh) : "empty",
               geoset.mesh.tangent.data ? ", tangents" : "",
               geoset.texcoord_count > 1 ? ", two texture coordinates" : "");
    }
}

static const char *filter_name(glskin_filter filter) {
    static const char *const names[GLSKIN_FILTER_COUNT] = {"none",      "transparent", "blend",       "additive",
                                                           "add-alpha", "modulate",    "modulate-2x", "add"};
    return (unsigned)filter < GLSKIN_FILTER_COUNT ? names[filter] : "unknown";
}

static void list_layer(const glskin_model *model, const glskin_layer *layer) {
    static const char *const slots[GLSKIN_SLOT_COUNT] = {"diffuse",  "normal",      "orm",
                                                         "emissive", "team colour", "environment"};
    printf("       %-11s %s alpha %g", filter_name(layer->filter), layer->hd ? "high definition" : "classic",
           (double)layer->alpha);
    for (int slot = 0; slot < GLSKIN_SLOT_COUNT; slot++) {
        glskin_texture texture;
        if (layer->texture[slot] < 0 ||
            glskin_model_texture(model, (size_t)layer->texture[slot], &texture) != GLSKIN_OK)
            continue;
        if (texture.replaceable)
            printf("  %s: replaceable %lu", slots[slot], (unsigned long)texture.replaceable);
        else
            printf("  %s: %s", slots[slot], texture.path);
    }
    printf("\n");
}

static void list_materials(const glskin_model *model, size_t count) {
    printf("%zu materials\n", count);
    for (size_t i = 0; i < count; i++) {
        glskin_material material;
        if (glskin_model_material(model, i, &material) != GLSKIN_OK)
            continue;
        printf("  %3zu  %zu layers  priority %ld  %s\n", i, material.layer_count, (long)material.priority_plane,
               material.shader);
        for (size_t l = 0; l < material.layer_count; l++) {
            glskin_layer layer;
            if (glskin_model_layer(model, i, l, &layer) == GLSKIN_OK)
                list_layer(model, &layer);
        }
    }
}

int view_list(const struct selection *selection, const char *file) {
    glskin_model *model;
    int code = model_file_load(selection, file, &model);
    if (code != EXIT_OK)
        return code;
    glskin_model_info info = glskin_model_info_get(model);
    printf("%s: %s %u, %s, %zu bones, %zu textures\n", file, info.format, info.version, info.name, info.bone_count,
           info.texture_count);
    list_sequences(model, info.sequence_count);
    list_geosets(model, info.geoset_count);
    list_materials(model, info.material_count);
    glskin_model_destroy(model);
    return EXIT_OK;
}
