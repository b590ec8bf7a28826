/* Node links: object ids to nodes, and an order in which no node comes before its parent. */
#include "model/model_data.h"

static enum model_link_fault map_ids(struct glskin_model *model, const struct model_node *nodes, size_t count,
                                     size_t id_limit, size_t *faulty) {
    for (size_t i = 0; i < count; ++i) {
        if ((size_t)nodes[i].id + 1 > model->bone_count)
            model->bone_count = (size_t)nodes[i].id + 1;
    }
    if (model->bone_count > id_limit) /* the caller promised otherwise; an id must never size memory by itself */
        model->bone_count = id_limit;
    model->node_of_bone = model_alloc(model, model->bone_count, sizeof *model->node_of_bone, "object ids");
    if (!model->node_of_bone)
        return MODEL_LINK_MEMORY;
    for (size_t id = 0; id < model->bone_count; ++id)
        model->node_of_bone[id] = MODEL_NO_NODE;
    for (size_t i = 0; i < count; ++i) {
        *faulty = i;
        if (nodes[i].id >= id_limit || model->node_of_bone[nodes[i].id] != MODEL_NO_NODE)
            return MODEL_LINK_ID_REPEATED;
        model->node_of_bone[nodes[i].id] = (uint32_t)i;
    }
    for (size_t i = 0; i < count; ++i) {
        *faulty = i;
        int32_t parent = nodes[i].parent_id;
        if (parent < -1 ||
            (parent >= 0 && ((size_t)parent >= model->bone_count || model->node_of_bone[parent] == MODEL_NO_NODE)))
            return MODEL_LINK_NO_PARENT;
    }
    return MODEL_LINK_OK;
}

/* Climbs from each node to the first ancestor that has its place, then places the climbed ones from the top down. The
 * climb is kept as a chain in `below`, not on the stack: a file may be as deep as it is long. place[i] is node i's
 * place, MODEL_NO_NODE before; a node met again while its own climb goes on is its own ancestor. */
static bool place_nodes(struct glskin_model *model, const struct model_node *nodes, size_t count, uint32_t *place,
                        uint32_t *below, size_t *faulty) {
    const uint32_t climbing = MODEL_NO_NODE - 1;
    for (size_t i = 0; i < count; ++i)
        place[i] = MODEL_NO_NODE;
    for (size_t i = 0; i < count; ++i) {
        uint32_t at = (uint32_t)i, last = MODEL_NO_NODE;
        while (at != MODEL_NO_NODE && place[at] == MODEL_NO_NODE) {
            place[at] = climbing;
            below[at] = last;
            last = at;
            at = nodes[at].parent_id < 0 ? MODEL_NO_NODE : model->node_of_bone[nodes[at].parent_id];
        }
        if (at != MODEL_NO_NODE && place[at] == climbing) {
            *faulty = at;
            return false;
        }
        for (; last != MODEL_NO_NODE; last = below[last]) {
            struct model_node *node = &model->nodes[model->node_count];
            *node = nodes[last];
            node->parent = node->parent_id < 0 ? MODEL_NO_NODE : place[model->node_of_bone[node->parent_id]];
            place[last] = (uint32_t)model->node_count++;
        }
    }
    return true;
}

enum model_link_fault model_link_nodes(struct glskin_model *model, const struct model_node *nodes, size_t count,
                                       size_t id_limit, size_t *faulty) {
    enum model_link_fault fault = map_ids(model, nodes, count, id_limit, faulty);
    if (fault != MODEL_LINK_OK)
        return fault;
    model->nodes = model_alloc(model, count, sizeof *model->nodes, "nodes");
    if (!model->nodes)
        return MODEL_LINK_MEMORY;
    uint32_t *scratch = host_alloc(&model->host, count, 2 * sizeof *scratch);
    if (!scratch) {
        host_fail_memory(&model->host, "nodes", count);
        return MODEL_LINK_MEMORY;
    }
    bool placed = place_nodes(model, nodes, count, scratch, scratch + count, faulty);
    if (placed) {
        for (size_t id = 0; id < model->bone_count; ++id) {
            if (model->node_of_bone[id] != MODEL_NO_NODE)
                model->node_of_bone[id] = scratch[model->node_of_bone[id]];
        }
    }
    host_free(&model->host, scratch);
    return placed ? MODEL_LINK_OK : MODEL_LINK_CYCLE;
}
