/* vk_compute float|octahedral|compact SPIRV CASE OUT [CASE OUT ...]
 *
 * Runs skinning_cs, as vkd3d compiled it, on lavapipe: one dispatch a case. "float": built with
 * FLOAT_NORMALS; "compact": with COMPACT. */
#include "compute.h"
#include "vk.h"

static void run(struct vk *vk, const struct vk_shader *shader, enum tiles_layout layout, const char *case_path,
                const char *out_path) {
    static const char *const names[COMPUTE_BUFFERS] = {"t0", "t1", "t2", "t3", "u4", "u5"};
    struct vk_resource resources[COMPUTE_BUFFERS];
    void *bytes;
    struct case_view view = file_case(case_path, &bytes);
    struct compute_job job = compute_make(&view, layout);
    memset(resources, 0, sizeof resources);
    for (int i = 0; i < COMPUTE_BUFFERS; i++) {
        resources[i].name = names[i];
        resources[i].format = VK_FORMAT_R32_UINT;
        resources[i].bytes = job.buffers[i].bytes;
        resources[i].size = job.buffers[i].size;
    }
    vk_dispatch(vk, shader, resources, COMPUTE_BUFFERS, job.groups);
    if (!resources[COMPUTE_SKINNED].mapped)
        FAIL("%s: the shader writes nothing", out_path);
    compute_finish(&job, &view, out_path, resources[COMPUTE_SKINNED].mapped);
    free(bytes);
}

int main(int argc, char **argv) {
    struct vk vk;
    if (argc < 5 || argc % 2 == 0)
        FAIL("usage: vk_compute float|octahedral|compact SPIRV CASE OUT [CASE OUT ...]");
    vk_create(&vk);
    struct vk_shader shader = vk_shader_load(&vk, argv[2]);
    for (int i = 3; i < argc; i += 2)
        run(&vk, &shader, compute_layout(argv[1]), argv[i], argv[i + 1]);
    return 0;
}
