/* Nodes: bones, helpers, and all else that has an object id and can therefore be a parent. Of the latter only the node
 * itself is read; what makes it a light or an emitter is passed over by its size. */
#include "model/mdx.h"

#include <math.h>
#include <stdio.h>

enum { NODE_SIZE = 96, NODE_NAME_SIZE = 80, PIVOT_SIZE = 12 };

static const struct node_layout {
    enum mdx_chunk chunk;
    glskin_node_kind kind;
    bool sized;  /* the node lies in an entry with a size of its own */
    size_t tail; /* bytes after a node that isn't */
} layouts[] = {
    {MDX_BONE, GLSKIN_NODE_BONE, false, 8}, /* geoset and geoset animation, outside the node's inclusive size */
    {MDX_HELP, GLSKIN_NODE_HELPER, false, 0}, {MDX_LITE, GLSKIN_NODE_OTHER, true, 0},
    {MDX_ATCH, GLSKIN_NODE_OTHER, true, 0},   {MDX_PREM, GLSKIN_NODE_OTHER, true, 0},
    {MDX_PRE2, GLSKIN_NODE_OTHER, true, 0},   {MDX_RIBB, GLSKIN_NODE_OTHER, true, 0},
    {MDX_CORN, GLSKIN_NODE_OTHER, true, 0},   {MDX_EVTS, GLSKIN_NODE_OTHER, false, 0}, /* then KEVT: skip_event_keys */
    {MDX_CLID, GLSKIN_NODE_OTHER, false, 0},                                           /* then the shape: skip_shape */
};
enum { LAYOUT_COUNT = sizeof layouts / sizeof layouts[0] };

/* What follows the node in EVTS and CLID isn't needed: lenient, what is wrong with it is passed over with all that
 * comes after. `tell`: both walks over the chunk come here, and one of them says it. */
static bool passed_over(struct mdx *mdx, struct bytes *bytes, bool tell, size_t offset, const char *what) {
    bytes->at = bytes->end;
    return !tell || mdx_fault(mdx, offset, "the rest of the chunk is passed over", "expected %s, found the end", what);
}

static bool skip_event_keys(struct mdx *mdx, struct bytes *bytes, bool tell) {
    struct bytes start = *bytes;
    uint32_t count;
    if (!mdx_peek_tag(bytes, "KEVT"))
        return true;
    bytes_skip(bytes, 4);
    /* the global sequence stands between the count and what it counts */
    if (!bytes_u32(bytes, &count) || !bytes_skip(bytes, 4) || count > bytes_left(bytes) / 4)
        return passed_over(mdx, bytes, tell, start.at + 4, "event keys, as many as their count says");
    return bytes_skip(bytes, 4 * (size_t)count);
}

/* Old custom models end inside their last shape. It isn't needed, so that costs a warning and no more. */
static bool skip_shape(struct mdx *mdx, struct bytes *bytes, bool tell) {
    static const size_t sizes[] = {24, 24, 16, 28}; /* box, plane: two points; sphere: point, radius; cylinder: both */
    struct bytes start = *bytes;
    uint32_t type = 0;
    bool whole = bytes_u32(bytes, &type);
    if (whole && type >= sizeof sizes / sizeof sizes[0]) {
        bytes->at = bytes->end;
        return !tell || mdx_fault(mdx, start.at, "the rest of the chunk is passed over",
                                  "expected a collision shape of type 0 to 3, found %u", (unsigned)type);
    }
    if (!whole || !bytes_skip(bytes, sizes[type])) {
        if (tell)
            mdx_warn(mdx, start.at, "passed over", "the last collision shape is cut short");
        bytes->at = bytes->end;
    }
    return true;
}

/* Moves over one entry of the chunk. *node is its node, from behind the node's own size. */
static bool next_node(struct mdx *mdx, const struct node_layout *layout, struct bytes *chunk, struct bytes *node,
                      bool tell) {
    if (layout->sized) {
        struct bytes entry;
        return mdx_sized(mdx, chunk, 4 + NODE_SIZE, "an entry", &entry) &&
               mdx_sized(mdx, &entry, NODE_SIZE, "a node", node);
    }
    if (!mdx_sized(mdx, chunk, NODE_SIZE, "a node", node))
        return false;
    if (layout->chunk == MDX_EVTS)
        return skip_event_keys(mdx, chunk, tell);
    if (layout->chunk == MDX_CLID)
        return skip_shape(mdx, chunk, tell);
    return mdx_skip(mdx, chunk, layout->tail, "the end of an entry");
}

/* PIVT is indexed by object id. A short one leaves its nodes at the origin, as other readers do; the count is told. */
struct pivots {
    struct bytes bytes;
    size_t count;
    size_t missing; /* nodes without one */
};

static bool open_pivots(struct mdx *mdx, struct pivots *out) {
    struct bytes bytes;
    float pivot[3];
    if (!mdx_open(mdx, MDX_PIVT, &out->bytes))
        return true;
    bytes = out->bytes;
    if (!mdx_entries(mdx, &bytes, PIVOT_SIZE, "pivots", &out->count))
        return false;
    for (size_t i = 0; i < out->count; ++i) {
        if (!mdx_floats(mdx, &bytes, 3, "a pivot", pivot))
            return false;
    }
    mdx_entry_ends(mdx);
    return true;
}

/* Numbers that aren't finite have been told by now. */
static void find_pivot(struct pivots *pivots, struct model_node *node) {
    struct bytes pivot = pivots->bytes;
    if (node->id >= pivots->count) {
        ++pivots->missing;
        return;
    }
    bytes_skip(&pivot, node->id * (size_t)PIVOT_SIZE);
    for (int i = 0; i < 3; ++i) {
        bytes_f32(&pivot, &node->pivot[i]);
        node->pivot[i] = isfinite(node->pivot[i]) ? node->pivot[i] : 0;
    }
}

static bool read_tracks(struct mdx *mdx, struct bytes *bytes, struct model_node *node) {
    static const struct mdx_track_kind kinds[MODEL_PROPERTY_COUNT] = {{.tag = "KGTR", .value = MODEL_VECTOR},
                                                                      {.tag = "KGRT", .value = MODEL_QUATERNION},
                                                                      {.tag = "KGSC", .value = MODEL_VECTOR}};
    size_t which;
    while (bytes_left(bytes)) {
        if (!mdx_at_track(bytes, kinds, MODEL_PROPERTY_COUNT, &which))
            return mdx_no_track(mdx, bytes, kinds, MODEL_PROPERTY_COUNT);
        if (!mdx_read_track(mdx, bytes, &kinds[which], &node->tracks[which]))
            return false;
    }
    return true;
}

/* Nodes in file order, for a while. */
struct scratch {
    struct model_node *nodes;
    size_t *at; /* where each one's id stands */
    size_t count;
};

/* A node whose id can't be is left out, lenient: it has no palette entry, and nothing can follow it. */
static bool read_node(struct mdx *mdx, struct bytes *bytes, struct pivots *pivots, size_t id_limit,
                      glskin_node_kind kind, struct scratch *out) {
    struct model_node *node = &out->nodes[out->count];
    int32_t id;
    const unsigned char *name = bytes_here(bytes);
    node->kind = kind;
    if (!mdx_skip(mdx, bytes, NODE_NAME_SIZE, "a name") || !mdx_name(mdx, name, NODE_NAME_SIZE, &node->name))
        return false;
    size_t id_offset = bytes->at;
    if (!mdx_i32(mdx, bytes, "an object id", &id) || !mdx_i32(mdx, bytes, "a parent", &node->parent_id) ||
        !mdx_u32(mdx, bytes, "flags", &node->flags))
        return false;
    if (id < 0 || (size_t)id >= id_limit)
        return mdx_fault(mdx, id_offset, "the node is left out",
                         "expected an object id below %zu (nodes or pivots, whichever are more), found %d", id_limit,
                         (int)id);
    node->id = (uint32_t)id;
    find_pivot(pivots, node);
    for (int i = 0; i < MODEL_PROPERTY_COUNT; ++i)
        node->tracks[i].global = -1;
    out->at[out->count++] = id_offset;
    return read_tracks(mdx, bytes, node);
}

/* Lenient: of a chunk that the file's end cuts, the entries that are whole. Vertices follow bones, so none may lack. */
static bool trim(struct mdx *mdx, const struct node_layout *layout, size_t start) {
    struct bytes *chunk = &mdx->chunks[layout->chunk], entry = *chunk;
    uint32_t size = 0;
    entry.at = start;
    if (mdx->cut != (int)layout->chunk || layout->chunk == MDX_BONE ||
        (bytes_u32(&entry, &size) && size <= chunk->end - start))
        return true;
    chunk->end = start;
    return mdx_fault(mdx, start, "the last one is left out", "expected %u bytes of an entry, found %zu", (unsigned)size,
                     entry.end - start);
}

static bool count_nodes(struct mdx *mdx, size_t *count) {
    for (size_t i = 0; i < LAYOUT_COUNT; ++i) {
        struct bytes chunk, node;
        if (!mdx_open(mdx, layouts[i].chunk, &chunk))
            continue;
        for (; bytes_left(&chunk); ++*count) {
            if (!trim(mdx, &layouts[i], chunk.at))
                return false;
            chunk.end = mdx->chunks[layouts[i].chunk].end;
            if (!bytes_left(&chunk))
                break;
            if (!next_node(mdx, &layouts[i], &chunk, &node, true))
                return false;
        }
        mdx_entry_ends(mdx);
    }
    return true;
}

struct asked {
    struct mdx *mdx;
    const struct scratch *scratch;
};

/* A fault of the links between nodes, told at the node's own bytes. */
static bool link_fault(void *user, enum model_link_fault fault, size_t index, const struct model_node *node) {
    const struct asked *asked = user;
    struct mdx *mdx = asked->mdx;
    size_t offset = asked->scratch->at[index];
    for (size_t i = 0; i < LAYOUT_COUNT; ++i) { /* the chunk that it stands in */
        const struct bytes *chunk = &mdx->chunks[layouts[i].chunk];
        if (chunk->file && offset >= chunk->at && offset < chunk->end)
            snprintf(mdx->chunk, sizeof mdx->chunk, "%s", mdx_chunk_tags[layouts[i].chunk]);
    }
    switch (fault) {
    case MODEL_LINK_ID_REPEATED:
        return mdx_fault(mdx, offset, "the later node takes the lowest free one",
                         "expected object ids that differ, found %u again", (unsigned)node->id);
    case MODEL_LINK_NO_PARENT:
        return mdx_fault(mdx, offset + 4, "it becomes a root",
                         "expected the object id of a node, or -1, as the parent of %u, found %d", (unsigned)node->id,
                         (int)node->parent_id);
    case MODEL_LINK_CYCLE:
        return mdx_fault(mdx, offset + 4, "it becomes a root",
                         "expected parents that lead to a root, found that %u (\"%s\") is its own ancestor",
                         (unsigned)node->id, node->name);
    }
    return false;
}

/* Reads the nodes into scratch, in file order, and hands them to the model. */
static bool read_all(struct mdx *mdx, struct pivots *pivots, size_t id_limit, struct scratch *scratch) {
    for (size_t i = 0; i < LAYOUT_COUNT; ++i) {
        struct bytes chunk, node;
        if (!mdx_open(mdx, layouts[i].chunk, &chunk))
            continue;
        while (bytes_left(&chunk)) {
            if (!next_node(mdx, &layouts[i], &chunk, &node, false) ||
                !read_node(mdx, &node, pivots, id_limit, layouts[i].kind, scratch))
                return false;
            mdx_entry_ends(mdx);
        }
    }
    struct asked asked = {mdx, scratch};
    bool linked = model_link_nodes(mdx->model, scratch->nodes, scratch->count, id_limit, link_fault, &asked);
    if (!linked && mdx->result == GLSKIN_OK)
        mdx->result = GLSKIN_ERROR_OUT_OF_MEMORY;
    mdx_entry_ends(mdx);
    return linked;
}

bool mdx_read_nodes(struct mdx *mdx) {
    struct pivots pivots = {0};
    size_t count = 0;
    if (!open_pivots(mdx, &pivots) || !count_nodes(mdx, &count))
        return false;
    if (!count)
        return true;
    struct scratch scratch = {.nodes = host_alloc(mdx->host, count, sizeof *scratch.nodes),
                              .at = host_alloc(mdx->host, count, sizeof *scratch.at)};
    bool read = false;
    if (scratch.nodes && scratch.at)
        read = read_all(mdx, &pivots, count > pivots.count ? count : pivots.count, &scratch);
    else
        mdx->result = host_fail_memory(mdx->host, "nodes", count);
    host_free(mdx->host, scratch.nodes);
    host_free(mdx->host, scratch.at);
    if (read && pivots.missing) {
        snprintf(mdx->chunk, sizeof mdx->chunk, "PIVT");
        mdx_warn(mdx, pivots.bytes.end, "they turn about the origin", "%zu pivots, so %zu nodes have none",
                 pivots.count, pivots.missing);
        mdx_entry_ends(mdx);
    }
    return read;
}
