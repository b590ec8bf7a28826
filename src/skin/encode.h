/* A mesh as the paths want it: checked, weights resolved, and PARTITIONED into parts that each reach at most `window`
 * entries of the palette. An entry is a model bone, or a classic group. Pure C, no GL, thread-safe.
 *
 * Why partition: a byte of the skin record then always suffices, a uniform array of any size serves a model of any bone
 * count, and nothing is ever clamped. Why records stay 8 bytes: it is Warcraft III's own SKIN layout, so the commonest
 * mesh (all of its bones inside one window) is used as the file has it. */
#ifndef GLSKIN_SKIN_ENCODE_H
#define GLSKIN_SKIN_ENCODE_H

#include <glskin/glskin.h>

enum { SKIN_WINDOW_MAX = 256, SKIN_WINDOW_MIN = 12 }; /* a triangle reaches up to 3 * 4 bones */

struct skin_record {
    uint8_t bone[4];   /* entries of the part's window, also where the weight is 0 */
    uint8_t weight[4]; /* w / 255 */
};

struct skin_part {
    uint32_t first_vertex, vertex_count; /* encoded vertices */
    uint32_t first_index, index_count;
    uint32_t first_entry, entry_count; /* the window: skin_encoded.entries[first_entry ...] */
};

struct skin_encoded {
    glskin_host host;    /* copied; frees what is here */
    size_t source_count; /* the desc's vertex_count */
    size_t bone_count;   /* the model's */
    size_t vertex_count; /* encoded: a vertex on a seam stands once in each part */
    uint32_t *source;    /* [vertex_count] the desc's vertex */
    uint32_t *encoded;   /* [source_count] one encoded vertex of each source vertex: back to the original order */
    float (*position)[3];
    float (*normal)[3];   /* unit: the desc's, normalised where they weren't; (0,0,1) where they were zero */
    float (*tangent)[4];  /* x,y,z unit; w 1 or -1. NULL where the desc has none */
    float (*texcoord)[4]; /* set 0 in xy, set 1 in zw; NULL where the desc has neither */
    struct skin_record *skin;
    size_t index_count;
    uint32_t *indices; /* into encoded vertices, grouped by part; each source triangle once, its corners in order */
    size_t part_count;
    struct skin_part *parts;
    size_t entry_count;   /* of all windows */
    uint32_t *entries;    /* model bone, or group, of each window entry */
    glskin_groups groups; /* copied; count 0: entries are bones */
    size_t *group_first;  /* [groups.count] where each group's bones begin in groups.bones */
};

/* window: SKIN_WINDOW_MIN to SKIN_WINDOW_MAX. Checks all of the desc as glskin.h promises; on failure *out is zero.
 * A mesh whose palette fits the window becomes one part with the identity window, its vertices in the desc's order and
 * its records untouched, except weight-0 bones past the count, which become 0. Any other is partitioned: windows hold
 * only entries that carry weight, vertices stand in the order in which their part's triangles use them, and slots of
 * weight 0 name entry 0. Vertices that no triangle uses are kept too, behind those of a part that has their entries.
 * UNSUPPORTED where a partition needs more than 2^32 - 1 vertices or entries. */
glskin_result skin_encode(const glskin_host *host, const glskin_mesh_desc *desc, size_t window,
                          struct skin_encoded *out);
void skin_encoded_free(struct skin_encoded *encoded); /* all zero is legal */

/* The usual mesh: one window, whose entries are the model's bones in order. */
bool skin_windows_are_bones(const struct skin_encoded *encoded);

/* The windows' bones, entry by entry: out[entry_count], from the model's bone_count bones. Group entries are the means
 * of their bones. Cannot fail. */
void skin_pack_windows(const struct skin_encoded *encoded, const glskin_bone *bones, glskin_bone *out);

#endif
