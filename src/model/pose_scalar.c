/* Poses in plain C, node by node: what the SIMD kernels are held to, and measured against. */
#include "model/pose_data.h"

static void sample_node(glskin_pose *pose, size_t index, const struct moment *moment, struct pose_local *out) {
    static const float zero[3] = {0, 0, 0}, one[3] = {1, 1, 1};
    const struct glskin_model *model = pose->model;
    const struct model_track *tracks = model->nodes[index].tracks;
    struct track_cursor *cursors = pose->cursors + index * MODEL_PROPERTY_COUNT;
    double times[MODEL_PROPERTY_COUNT];
    for (int property = 0; property < MODEL_PROPERTY_COUNT; ++property)
        times[property] =
            tracks[property].global < 0 ? moment->time : pose_track_time(model, &tracks[property], moment);
    track_vector(&tracks[MODEL_TRANSLATION], &cursors[MODEL_TRANSLATION], times[MODEL_TRANSLATION], zero,
                 out->translation);
    track_rotation(&tracks[MODEL_ROTATION], &cursors[MODEL_ROTATION], times[MODEL_ROTATION], out->rotation);
    track_vector(&tracks[MODEL_SCALE], &cursors[MODEL_SCALE], times[MODEL_SCALE], one, out->scale);
}

void pose_kernel_scalar(glskin_pose *pose, const struct moment *moment, const glskin_pose *next) {
    const struct glskin_model *model = pose->model;
    for (size_t n = 0; n < model->node_count; ++n) {
        if (next)
            pose_fetch(next, n * sizeof *pose->bones, sizeof *pose->bones);
        struct pose_local local;
        sample_node(pose, n, moment, &local);
        if (model->plan->product_of_node[n] == MODEL_NO_NODE)
            pose_node_ordinary(pose, &model->nodes[n], &local);
        else
            pose_node_special(pose, &model->nodes[n], &local, moment);
    }
}
