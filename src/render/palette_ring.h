/* Palettes of instances that move, written once: glskin_instance_set_bones packs them straight into mapped memory
 * (gl/ring.h), from which the GPU copies a frame's in one piece. A pose is as large as all else that a unit costs the
 * CPU together, so that writing it twice shows.
 *
 * There they stay, to be compared with the next ones, until the ring comes round; then those of an instance that has
 * stood still since move to its own memory (glskin_instance.bones). Meshes whose windows aren't their bones keep them
 * there always: what the GPU reads of them is made when they are skinned. */
#ifndef GLSKIN_RENDER_PALETTE_RING_H
#define GLSKIN_RENDER_PALETTE_RING_H

#include "gl/ring.h"
#include "render/device.h"

/* An instance's. */
struct palette_home {
    glskin_instance *instance;
    uint64_t place;     /* of its palette in the ring: as last set, or as last skinned */
    uint64_t number;    /* of its slot */
    glskin_bone *bones; /* at place; NULL: they are in its own memory */
};

/* What stands in the ring, in the order of places. */
struct palette_slot {
    uint64_t place;
    struct palette_home *owner; /* NULL: it has moved, or is no more */
};

struct palette_ring {
    struct ring ring;
    struct palette_slot *slots; /* slot number n at n % slot_capacity, a power of two */
    size_t slot_capacity;
    uint64_t first_slot, end_slot;
    size_t last_sent; /* bytes */
};

void palette_ring_open(const struct gl *gl, struct palette_ring *palettes);
void palette_ring_close(const glskin_device *device, struct palette_ring *palettes);

/* instance has memory for its bones. */
void palette_home_open(struct palette_home *home, glskin_instance *instance);
void palette_home_close(struct palette_ring *palettes, struct palette_home *home);
/* As path_ops.next_bones has them. */
glskin_bone *palette_home_next_bones(const glskin_device *device, struct palette_ring *palettes,
                                     struct palette_home *home);

/* Where its palette ends in the ring. */
uint64_t palette_home_end(const struct palette_home *home);

/* Sends the palettes of all these homes: the ring's buffer then has each at its place, for commands before
 * palette_ring_used. */
glskin_result palette_ring_send(const glskin_device *device, struct palette_ring *palettes,
                                struct palette_home *const *homes, size_t count);
void palette_ring_used(const glskin_device *device, struct palette_ring *palettes);

#endif
