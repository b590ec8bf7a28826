/* Nodes: bones, helpers, and all else that has an object id and can therefore be a parent. Of the latter only the node
 * itself is read; what makes it a light or an emitter is passed over by its size. */
#include "model/mdx.h"

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

static bool skip_event_keys(struct mdx *mdx, struct bytes *bytes) {
    size_t count;
    struct bytes head;
    if (!mdx_peek_tag(bytes, "KEVT"))
        return true;
    if (!mdx_skip(mdx, bytes, 4, "a tag"))
        return false;
    head = *bytes; /* the global sequence stands between the count and what it counts */
    if (!mdx_skip(mdx, bytes, 8, "event keys"))
        return false;
    struct bytes keys = {head.file, head.at, head.end - 4};
    return mdx_count(mdx, &keys, 4, "event keys", &count) && bytes_skip(bytes, 4 * count);
}

/* Old custom models end inside their last shape. It isn't needed, so that costs a warning and no more. */
static bool skip_shape(struct mdx *mdx, struct bytes *bytes) {
    static const size_t sizes[] = {24, 24, 16, 28}; /* box, plane: two points; sphere: point, radius; cylinder: both */
    struct bytes start = *bytes;
    uint32_t type = 0;
    bool whole = bytes_u32(bytes, &type);
    if (whole && type >= sizeof sizes / sizeof sizes[0])
        return mdx_malformed(mdx, start.at, "expected a collision shape of type 0 to 3, found %u", (unsigned)type);
    if (!whole || !bytes_skip(bytes, sizes[type])) {
        mdx_warn(mdx, start.at, "passed over", "the last collision shape is cut short");
        bytes->at = bytes->end;
    }
    return true;
}

/* Moves over one entry of the chunk. *node is its node, from behind the node's own size. */
static bool next_node(struct mdx *mdx, const struct node_layout *layout, struct bytes *chunk, struct bytes *node) {
    if (layout->sized) {
        struct bytes entry;
        return mdx_sized(mdx, chunk, 4 + NODE_SIZE, "an entry", &entry) &&
               mdx_sized(mdx, &entry, NODE_SIZE, "a node", node);
    }
    if (!mdx_sized(mdx, chunk, NODE_SIZE, "a node", node))
        return false;
    if (layout->chunk == MDX_EVTS)
        return skip_event_keys(mdx, chunk);
    if (layout->chunk == MDX_CLID)
        return skip_shape(mdx, chunk);
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
    while (bytes_left(&bytes)) {
        if (!mdx_floats(mdx, &bytes, 3, "a pivot", pivot))
            return false;
    }
    return true;
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

static bool read_node(struct mdx *mdx, struct bytes *bytes, struct pivots *pivots, size_t id_limit,
                      struct model_node *node) {
    int32_t id;
    const unsigned char *name = bytes_here(bytes);
    if (!mdx_skip(mdx, bytes, NODE_NAME_SIZE, "a name") || !mdx_name(mdx, name, NODE_NAME_SIZE, &node->name))
        return false;
    size_t id_offset = bytes->at;
    if (!mdx_i32(mdx, bytes, "an object id", &id) || !mdx_i32(mdx, bytes, "a parent", &node->parent_id) ||
        !mdx_u32(mdx, bytes, "flags", &node->flags))
        return false;
    if (id < 0 || (size_t)id >= id_limit)
        return mdx_malformed(mdx, id_offset,
                             "expected an object id below %zu (nodes or pivots, whichever are more), found %d",
                             id_limit, (int)id);
    node->id = (uint32_t)id;
    if (node->id < pivots->count) {
        struct bytes pivot = pivots->bytes;
        if (!bytes_skip(&pivot, node->id * (size_t)PIVOT_SIZE) || !mdx_floats(mdx, &pivot, 3, "a pivot", node->pivot))
            return false;
    } else {
        ++pivots->missing;
    }
    for (int i = 0; i < MODEL_PROPERTY_COUNT; ++i)
        node->tracks[i].global = -1;
    return read_tracks(mdx, bytes, node);
}

static bool count_nodes(struct mdx *mdx, size_t *count) {
    for (size_t i = 0; i < LAYOUT_COUNT; ++i) {
        struct bytes chunk, node;
        if (!mdx_open(mdx, layouts[i].chunk, &chunk))
            continue;
        for (; bytes_left(&chunk); ++*count) {
            if (!next_node(mdx, &layouts[i], &chunk, &node))
                return false;
        }
    }
    return true;
}

/* A fault of the links between nodes, told at the node's own bytes. */
static bool link_fault(struct mdx *mdx, enum model_link_fault fault, const struct model_node *node,
                       size_t name_offset) {
    size_t id_offset = name_offset + NODE_NAME_SIZE;
    switch (fault) {
    case MODEL_LINK_OK: return true;
    case MODEL_LINK_MEMORY: mdx->result = GLSKIN_ERROR_OUT_OF_MEMORY; return false;
    case MODEL_LINK_ID_REPEATED:
        return mdx_malformed(mdx, id_offset, "expected object ids that differ, found %u again", (unsigned)node->id);
    case MODEL_LINK_NO_PARENT:
        return mdx_malformed(mdx, id_offset + 4,
                             "expected the object id of a node, or -1, as the parent of %u, found %d",
                             (unsigned)node->id, (int)node->parent_id);
    case MODEL_LINK_CYCLE:
        return mdx_malformed(mdx, id_offset + 4,
                             "expected parents that lead to a root, found that %u is its own ancestor",
                             (unsigned)node->id);
    }
    return false;
}

/* Reads the nodes into scratch, in file order, and hands them to the model. */
static bool read_all(struct mdx *mdx, struct pivots *pivots, size_t count, struct model_node *nodes) {
    size_t id_limit = count > pivots->count ? count : pivots->count, read = 0, faulty = 0;
    for (size_t i = 0; i < LAYOUT_COUNT; ++i) {
        struct bytes chunk, node;
        if (!mdx_open(mdx, layouts[i].chunk, &chunk))
            continue;
        while (bytes_left(&chunk)) {
            if (!next_node(mdx, &layouts[i], &chunk, &node))
                return false;
            nodes[read].kind = layouts[i].kind;
            if (!read_node(mdx, &node, pivots, id_limit, &nodes[read++]))
                return false;
        }
    }
    enum model_link_fault fault = model_link_nodes(mdx->model, nodes, count, id_limit, &faulty);
    if (fault == MODEL_LINK_OK)
        return true;
    for (size_t i = 0, left = faulty; i < LAYOUT_COUNT; ++i) { /* on the way to failure: find where it stood */
        struct bytes chunk, node;
        if (!mdx_open(mdx, layouts[i].chunk, &chunk))
            continue;
        while (bytes_left(&chunk)) {
            if (!next_node(mdx, &layouts[i], &chunk, &node))
                return false;
            if (left-- == 0)
                return link_fault(mdx, fault, &nodes[faulty], node.at);
        }
    }
    return link_fault(mdx, fault, &nodes[faulty], 0);
}

bool mdx_read_nodes(struct mdx *mdx) {
    struct pivots pivots = {0};
    size_t count = 0;
    if (!open_pivots(mdx, &pivots) || !count_nodes(mdx, &count))
        return false;
    if (!count)
        return true;
    struct model_node *nodes = host_alloc(mdx->host, count, sizeof *nodes);
    if (!nodes) {
        mdx->result = host_fail_memory(mdx->host, "nodes", count);
        return false;
    }
    bool read = read_all(mdx, &pivots, count, nodes);
    host_free(mdx->host, nodes);
    if (read && pivots.missing) {
        snprintf(mdx->chunk, sizeof mdx->chunk, "PIVT");
        mdx_warn(mdx, pivots.bytes.end, "they turn about the origin", "%zu pivots, so %zu nodes have none",
                 pivots.count, pivots.missing);
    }
    return read;
}
