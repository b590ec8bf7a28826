/* The table of samples. A new one is a row here and a generator. */
#include "tool/sample/geoset.h"
#include "tool/sample/wyrm.h"

#include <stdlib.h>

static const struct {
    const char *name, *description;
    void (*generate)(struct sample *sample);
} samples[] = {
    {"wyrm", "a winged dragon that stands, walks, bites and dies (Warcraft III MDX 800)", wyrm_generate},
};

enum { SAMPLES = sizeof samples / sizeof *samples };

const char *sample_name(size_t index) {
    return index < SAMPLES ? samples[index].name : NULL;
}

const char *sample_description(size_t index) {
    return index < SAMPLES ? samples[index].description : NULL;
}

struct sample *sample_create(size_t index, const char **why) {
    struct sample *sample = index < SAMPLES ? calloc(1, sizeof *sample) : NULL;
    *why = index < SAMPLES ? "out of memory" : "no such sample";
    if (!sample) {
        return NULL;
    }
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
