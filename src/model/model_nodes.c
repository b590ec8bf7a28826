/* Node links: object ids to nodes, and an order in which no node comes before its parent. */
#include "model/model_data.h"

struct link {
    struct glskin_model *model;
    struct model_node *nodes; /* in file order */
    size_t count;
    uint32_t *place; /* of each: its index in the model's order, or one of the marks below */
    uint32_t *below; /* the climb: who climbed here */
    model_link_ask *ask;
    void *user;
};

static const uint32_t unplaced = MODEL_NO_NODE, climbing = MODEL_NO_NODE - 1, repeated = MODEL_NO_NODE - 2;

static bool has_node(const struct glskin_model *model, int32_t id) {
    return id >= 0 && (size_t)id < model->bone_count && model->node_of_bone[id] != MODEL_NO_NODE;
}

/* A node that repeats an id was meant to have another: a free one may be it. */
static void give_free_ids(struct link *link) {
    uint32_t *node_of_bone = link->model->node_of_bone;
    uint32_t id = 0;
    for (size_t i = 0; i < link->count; ++i) {
        if (link->place[i] != repeated)
            continue;
        while (node_of_bone[id] != MODEL_NO_NODE)
            ++id;
        node_of_bone[id] = (uint32_t)i;
        link->nodes[i].id = id;
        link->place[i] = unplaced;
    }
}

static bool map_ids(struct link *link, size_t id_limit) {
    struct glskin_model *model = link->model;
    for (size_t i = 0; i < link->count; ++i) {
        if ((size_t)link->nodes[i].id + 1 > model->bone_count)
            model->bone_count = (size_t)link->nodes[i].id + 1;
    }
    if (model->bone_count < link->count) /* only where ids repeat: all nodes have room then */
        model->bone_count = link->count;
    if (model->bone_count > id_limit) /* the caller promised otherwise; an id must never size memory by itself */
        model->bone_count = id_limit;
    model->node_of_bone = model_alloc(model, model->bone_count, sizeof *model->node_of_bone, "object ids");
    if (!model->node_of_bone)
        return false;
    for (size_t id = 0; id < model->bone_count; ++id)
        model->node_of_bone[id] = MODEL_NO_NODE;
    for (size_t i = 0; i < link->count; ++i) {
        const struct model_node *node = &link->nodes[i];
        link->place[i] = unplaced;
        if (node->id < id_limit && model->node_of_bone[node->id] == MODEL_NO_NODE) {
            model->node_of_bone[node->id] = (uint32_t)i;
            continue;
        }
        if (node->id >= id_limit || !link->ask(link->user, MODEL_LINK_ID_REPEATED, i, node))
            return false;
        link->place[i] = repeated;
    }
    give_free_ids(link);
    for (size_t i = 0; i < link->count; ++i) {
        struct model_node *node = &link->nodes[i];
        if (node->parent_id == -1 || has_node(model, node->parent_id))
            continue;
        if (!link->ask(link->user, MODEL_LINK_NO_PARENT, i, node))
            return false;
        node->parent_id = -1;
    }
    return true;
}

static void put(struct link *link, uint32_t index) {
    struct glskin_model *model = link->model;
    struct model_node *node = &model->nodes[model->node_count];
    *node = link->nodes[index];
    node->parent = node->parent_id < 0 ? MODEL_NO_NODE : link->place[model->node_of_bone[node->parent_id]];
    link->place[index] = (uint32_t)model->node_count++;
}

/* Climbs from each node to the first ancestor that has its place, then places the climbed ones from the top down. The
 * climb is kept as a chain in `below`, not on the stack: a file may be as deep as it is long. A node met again while
 * its own climb goes on is its own ancestor. */
static bool place_nodes(struct link *link) {
    uint32_t *place = link->place;
    for (size_t i = 0; i < link->count; ++i) {
        uint32_t at = (uint32_t)i, last = MODEL_NO_NODE;
        while (at != MODEL_NO_NODE && place[at] == unplaced) {
            place[at] = climbing;
            link->below[at] = last;
            last = at;
            at = link->nodes[at].parent_id < 0 ? MODEL_NO_NODE : link->model->node_of_bone[link->nodes[at].parent_id];
        }
        if (at != MODEL_NO_NODE && place[at] == climbing) {
            if (!link->ask(link->user, MODEL_LINK_CYCLE, at, &link->nodes[at]))
                return false;
            link->nodes[at].parent_id = -1;
            put(link, at);
        }
        for (; last != MODEL_NO_NODE; last = link->below[last]) {
            if (place[last] == climbing)
                put(link, last);
        }
    }
    return true;
}

static bool link_all(struct link *link, size_t id_limit) {
    struct glskin_model *model = link->model;
    if (!map_ids(link, id_limit))
        return false;
    model->nodes = model_alloc(model, link->count, sizeof *model->nodes, "nodes");
    if (!model->nodes || !place_nodes(link))
        return false;
    for (size_t id = 0; id < model->bone_count; ++id) {
        if (model->node_of_bone[id] != MODEL_NO_NODE)
            model->node_of_bone[id] = link->place[model->node_of_bone[id]];
    }
    return true;
}

bool model_link_nodes(struct glskin_model *model, struct model_node *nodes, size_t count, size_t id_limit,
                      model_link_ask *ask, void *user) {
    uint32_t *scratch = host_alloc(&model->host, count, 2 * sizeof *scratch);
    if (!scratch) {
        host_fail_memory(&model->host, "nodes", count);
        return false;
    }
    struct link link = {model, nodes, count, scratch, scratch + count, ask, user};
    bool linked = link_all(&link, id_limit);
    host_free(&model->host, scratch);
    return linked;
}
