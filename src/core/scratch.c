#include "core/scratch.h"

#include "core/host.h"

#include <string.h>

void *scratch_reserve(const glskin_host *host, struct scratch *scratch, size_t count, size_t size) {
    if (size && count > SIZE_MAX / 2 / size) {
        host_fail_memory(host, "bytes of scratch", SIZE_MAX);
        return NULL;
    }
    size_t wanted = count * size;
    if (wanted <= scratch->size && scratch->data)
        return scratch->data;
    size_t grown = scratch->size + scratch->size / 2;
    if (grown < wanted)
        grown = wanted;
    void *data = host_alloc(host, grown, 1);
    if (!data) {
        host_fail_memory(host, "bytes of scratch", grown);
        return NULL;
    }
    if (scratch->data)
        memcpy(data, scratch->data, scratch->size);
    host_free(host, scratch->data);
    scratch->data = data;
    scratch->size = grown;
    return data;
}

void scratch_free(const glskin_host *host, struct scratch *scratch) {
    host_free(host, scratch->data);
    memset(scratch, 0, sizeof *scratch);
}
