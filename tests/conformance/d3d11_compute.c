/* d3d11_compute.exe float|octahedral|compact CS CASE OUT [CASE OUT ...]
 *
 * Runs skinning_cs (cs_5_0) on Direct3D 11: one dispatch a case. "float": built with
 * FLOAT_NORMALS; "compact": with COMPACT. */
#include "d3d11.h"

#include "compute.h"

enum { OUTPUT_REGISTER = 4 };

static void run(struct d3d11 *d3d, enum tiles_layout layout, const char *case_path, const char *out_path) {
    void *bytes;
    struct case_view view = file_case(case_path, &bytes);
    struct compute_job job = compute_make(&view, layout);
    ID3D11ShaderResourceView *inputs[COMPUTE_SKINNED];
    ID3D11UnorderedAccessView *outputs[COMPUTE_BUFFERS - COMPUTE_SKINNED];
    ID3D11Buffer *targets[COMPUTE_BUFFERS - COMPUTE_SKINNED];
    for (int i = 0; i < COMPUTE_SKINNED; i++) {
        ID3D11Buffer *buffer = d3d11_buffer(d3d, D3D11_BIND_SHADER_RESOURCE, job.buffers[i].bytes, job.buffers[i].size,
                                            job.buffers[i].stride);
        CHECK(ID3D11Device_CreateShaderResourceView(d3d->device, (ID3D11Resource *)buffer, NULL, &inputs[i]));
    }
    for (int i = COMPUTE_SKINNED; i < COMPUTE_BUFFERS; i++) {
        int at = i - COMPUTE_SKINNED;
        targets[at] = d3d11_buffer(d3d, D3D11_BIND_UNORDERED_ACCESS, job.buffers[i].bytes, job.buffers[i].size,
                                   job.buffers[i].stride);
        CHECK(ID3D11Device_CreateUnorderedAccessView(d3d->device, (ID3D11Resource *)targets[at], NULL, &outputs[at]));
    }
    ID3D11DeviceContext_CSSetShaderResources(d3d->context, 0, COMPUTE_SKINNED, inputs);
    ID3D11DeviceContext_CSSetUnorderedAccessViews(d3d->context, OUTPUT_REGISTER, COMPUTE_BUFFERS - COMPUTE_SKINNED,
                                                  outputs, NULL);
    ID3D11DeviceContext_Dispatch(d3d->context, job.groups, 1, 1);
    void *values = d3d11_read(d3d, targets[0], job.buffers[COMPUTE_SKINNED].size);
    compute_finish(&job, &view, out_path, values);
    free(values);
    free(bytes);
}

int main(int argc, char **argv) {
    struct d3d11 d3d;
    ID3D11ComputeShader *shader;
    size_t size;
    if (argc < 5 || argc % 2 == 0)
        FAIL("usage: d3d11_compute float|octahedral|compact CS CASE OUT [CASE OUT ...]");
    d3d11_create(&d3d);
    void *code = file_bytes(argv[2], &size);
    CHECK(ID3D11Device_CreateComputeShader(d3d.device, code, size, NULL, &shader));
    ID3D11DeviceContext_CSSetShader(d3d.context, shader, NULL, 0);
    for (int i = 3; i < argc; i += 2)
        run(&d3d, compute_layout(argv[1]), argv[i], argv[i + 1]);
    return 0;
}
