#include "render/palette_ring.h"

#include <string.h>

/* Four frames' worth before a wait: drivers run three ahead at most. */
enum { PIECES = 4, FIRST_SLOTS = 64, GAPS = 64 << 10 };
/* Bytes up to which a ring that is full of what the GPU still reads grows, as it has to for a host that skins in many
 * calls a frame; then it waits. */
enum { ENOUGH = 64 << 20 };

void palette_ring_open(const struct gl *gl, struct palette_ring *palettes) {
    memset(palettes, 0, sizeof *palettes);
    ring_open(gl, &palettes->ring);
}

void palette_ring_close(const glskin_device *device, struct palette_ring *palettes) {
    ring_close(&device->gl, &palettes->ring, device->lost);
    host_free(&device->host, palettes->slots);
    memset(palettes, 0, sizeof *palettes);
}

void palette_home_open(struct palette_home *home, glskin_instance *instance) {
    *home = (struct palette_home){.instance = instance};
}

static struct palette_slot *slot_of(struct palette_ring *palettes, uint64_t number) {
    return &palettes->slots[number & (palettes->slot_capacity - 1)];
}

/* Its slot stands for nothing any more. */
static void leave(struct palette_ring *palettes, struct palette_home *home) {
    if (home->bones)
        slot_of(palettes, home->number)->owner = NULL;
    home->bones = NULL;
}

void palette_home_close(struct palette_ring *palettes, struct palette_home *home) {
    leave(palettes, home);
}

/* Saves the bones of those that stand before `end`. */
static void move_out(struct palette_ring *palettes, uint64_t end) {
    for (; palettes->first_slot < palettes->end_slot; palettes->first_slot++) {
        const struct palette_slot *slot = slot_of(palettes, palettes->first_slot);
        struct palette_home *owner = slot->owner;
        if (slot->place >= end)
            break;
        if (!owner)
            continue;
        memcpy(owner->instance->bones, owner->bones, owner->instance->mesh->data.bone_count * sizeof(glskin_bone));
        leave(palettes, owner);
    }
}

/* Slots for that many more. */
static bool reserve_slots(const glskin_device *device, struct palette_ring *palettes, size_t more) {
    while (palettes->first_slot < palettes->end_slot && !slot_of(palettes, palettes->first_slot)->owner)
        palettes->first_slot++;
    size_t count = (size_t)(palettes->end_slot - palettes->first_slot);
    if (more <= palettes->slot_capacity - count)
        return true;
    size_t capacity = FIRST_SLOTS;
    while (capacity < 2 * (count + more))
        capacity *= 2;
    struct palette_slot *slots = host_alloc(&device->host, capacity, sizeof *slots);
    if (!slots)
        return false;
    for (uint64_t n = palettes->first_slot; n < palettes->end_slot; n++)
        slots[n & (capacity - 1)] = *slot_of(palettes, n);
    host_free(&device->host, palettes->slots);
    palettes->slots = slots;
    palettes->slot_capacity = capacity;
    return true;
}

static size_t palette_size(const struct palette_home *home) {
    return home->instance->mesh->data.entry_count * sizeof(glskin_bone);
}

uint64_t palette_home_end(const struct palette_home *home) {
    return home->place + palette_size(home);
}

/* Room for a palette, from which what stood there is saved; NULL: none now. */
static glskin_bone *take(struct palette_ring *palettes, size_t size, uint64_t *place) {
    glskin_bone *bones = ring_try(&palettes->ring, size, place);
    if (bones && *place + size > palettes->ring.capacity)
        move_out(palettes, *place + size - palettes->ring.capacity);
    return bones;
}

/* A slot is reserved. */
static void settle(struct palette_ring *palettes, struct palette_home *home, uint64_t place, glskin_bone *bones) {
    leave(palettes, home);
    home->bones = bones;
    home->place = place;
    home->number = palettes->end_slot++;
    *slot_of(palettes, home->number) = (struct palette_slot){place, home};
}

glskin_bone *palette_home_next_bones(const glskin_device *device, struct palette_ring *palettes,
                                     struct palette_home *home) {
    uint64_t place;
    leave(palettes, home);
    if (palettes->ring.head == palettes->ring.sent)
        ring_poll(&device->gl, &palettes->ring);
    if (!skin_windows_are_bones(&home->instance->mesh->data) || !reserve_slots(device, palettes, 1))
        return home->instance->bones;
    glskin_bone *bones = take(palettes, palette_size(home), &place);
    if (!bones)
        return home->instance->bones;
    settle(palettes, home, place, bones);
    return bones;
}

/* ---- Sending ---- */

/* What stands below `sent` the ring may give away while the GPU still reads it. */
static bool can_be_sent(const struct palette_ring *palettes, const struct palette_home *home) {
    return home->bones && home->place >= palettes->ring.sent;
}

static bool write_again(struct palette_ring *palettes, struct palette_home *home) {
    const glskin_instance *instance = home->instance;
    uint64_t place;
    glskin_bone *palette = take(palettes, palette_size(home), &place);
    if (!palette)
        return false;
    /* Looked at now: they may just have moved out. */
    skin_pack_windows(&instance->mesh->data, home->bones ? home->bones : instance->bones, palette);
    if (skin_windows_are_bones(&instance->mesh->data))
        settle(palettes, home, place, palette);
    else
        home->place = place;
    return true;
}

struct span {
    uint64_t place, end;
};

/* all: also those that could stay. out: what they then lie in. False: there is no room. */
static bool place_all(struct palette_ring *palettes, struct palette_home *const *homes, size_t count, bool all,
                      struct span *out) {
    *out = (struct span){UINT64_MAX, 0};
    for (size_t i = 0; i < count; i++) {
        if ((all || !can_be_sent(palettes, homes[i])) && !write_again(palettes, homes[i]))
            return false;
        uint64_t place = homes[i]->place, end = palette_home_end(homes[i]);
        out->place = place < out->place ? place : out->place;
        out->end = end > out->end ? end : out->end;
    }
    return true;
}

/* Empties the ring, which then holds `size` bytes in one piece. */
static bool start_again(const glskin_device *device, struct palette_ring *palettes, size_t size) {
    struct ring *ring = &palettes->ring;
    size_t wanted = PIECES * size;
    move_out(palettes, UINT64_MAX);
    if (ring->fence_count && ring->capacity < ENOUGH && wanted <= ring->capacity)
        wanted = 2 * ring->capacity;
    if (wanted > ring->capacity)
        return ring_grow(&device->gl, ring, wanted);
    ring_clear(&device->gl, ring);
    return true;
}

glskin_result palette_ring_send(const glskin_device *device, struct palette_ring *palettes,
                                struct palette_home *const *homes, size_t count) {
    size_t total = 0;
    for (size_t i = 0; i < count; i++) {
        if (palette_size(homes[i]) > SIZE_MAX / PIECES / 2 - total)
            return host_fail_memory(&device->host, "bytes of palettes", SIZE_MAX);
        total += palette_size(homes[i]);
    }
    if (!reserve_slots(device, palettes, 2 * count))
        return host_fail_memory(&device->host, "palettes", count);
    ring_poll(&device->gl, &palettes->ring);
    struct span span;
    bool placed = palettes->ring.capacity >= PIECES * total && place_all(palettes, homes, count, false, &span);
    /* Far apart, because their bones were set among many others': side by side they are sooner sent. */
    if (placed && span.end - span.place > 2 * total + GAPS)
        placed = place_all(palettes, homes, count, true, &span);
    if (!placed) {
        if (!start_again(device, palettes, total))
            return GLSKIN_ERROR_OUT_OF_MEMORY;
        place_all(palettes, homes, count, false, &span); /* there is room now */
    }
    ring_send(&device->gl, &palettes->ring, span.place, span.end);
    palettes->last_sent = total;
    return GLSKIN_OK;
}

void palette_ring_used(const glskin_device *device, struct palette_ring *palettes) {
    ring_used(&device->gl, &palettes->ring, palettes->last_sent);
}
