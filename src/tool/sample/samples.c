/* The table of samples. A new one is a row here and a generator. */
#include "tool/sample/geoset.h"
#include "tool/sample/wyrm.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name, *description;
    void (*generate)(struct sample *sample);
} samples[] = {
    {"wyrm", "a winged dragon that stands, walks, bites and dies (model)", wyrm_generate},
};

enum { SAMPLES = sizeof samples / sizeof *samples };

const char *sample_name(size_t index) {
    return index < SAMPLES ? samples[index].name : NULL;
}

const char *sample_description(size_t index) {
    return index < SAMPLES ? samples[index].description : NULL;
}

struct sample *sample_create(size_t index, enum sample_format format, const char **why) {
    struct sample *sample = index < SAMPLES ? calloc(1, sizeof *sample) : NULL;
    *why = index < SAMPLES ? "out of memory" : "no such sample";
    if (!sample) {
        return NULL;
    }
    sample->format = format;
    samples[index].generate(sample);
    *why = sample->overrun;
    if (sample->overrun) {
        free(sample);
        return NULL;
    }
    return sample;
}

void sample_destroy(struct sample *sample) {
    free(sample);
}

static void renumber_group(struct sample_group *group, const int *number) {
    const struct sample_group old = *group;
    group->count = 0;
    for (int i = 0; i < old.count; i++) { /* keeps them ascending */
        group_add(group, number[old.bone[i]]);
    }
}

static void renumber_skin(struct sample_skin *skin, const int *number) {
    for (int i = 0; i < 4; i++) {
        skin->bone[i] = (uint8_t)(skin->weight[i] > 0 ? number[skin->bone[i]] : 0);
    }
}

void sample_renumber(struct sample *sample, const int *number) {
    struct sample_node old[SAMPLE_MAX_NODES];
    memcpy(old, sample->node, sizeof old);
    for (int i = 0; i < sample->node_count; i++) {
        sample->node[number[i]] = old[i];
        sample->node[number[i]].parent = old[i].parent < 0 ? -1 : number[old[i].parent];
    }
    for (int g = 0; g < sample->geoset_count; g++) {
        struct sample_geoset *geoset = &sample->geoset[g];
        for (int i = 0; i < geoset->group_count; i++) {
            renumber_group(&geoset->group[i], number);
        }
        for (int i = 0; i < geoset->vertex_count; i++) {
            renumber_skin(&geoset->vertex[i].skin, number);
        }
    }
}

int sample_used_bones(const struct sample_geoset *geoset, bool used[SAMPLE_MAX_NODES]) {
    int count = 0;
    memset(used, 0, SAMPLE_MAX_NODES * sizeof *used);
    for (int i = 0; i < geoset->vertex_count; i++) {
        for (int k = 0; k < 4; k++) {
            int bone = geoset->vertex[i].skin.bone[k];
            count += geoset->vertex[i].skin.weight[k] > 0 && !used[bone];
            used[bone] = used[bone] || geoset->vertex[i].skin.weight[k] > 0;
        }
    }
    return count;
}

unsigned char *sample_write(const struct sample *sample, size_t *size) {
    switch (sample->format) {
    case SAMPLE_MDX800:
    case SAMPLE_MDX1100: return sample_write_mdx(sample, size);
    case SAMPLE_MDL800:
    case SAMPLE_MDL1100: return sample_write_mdl(sample, size);
    case SAMPLE_M2: return sample_write_m2(sample, size);
    case SAMPLE_FORMATS: break;
    }
    return NULL;
}
