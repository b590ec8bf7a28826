/* `glskin skin`: a model's skinned vertices as numbers, read back from the very shaders that a path draws with. */
#define _POSIX_C_SOURCE 200809L
#include "tool/commands.h"
#include "tool/json.h"
#include "tool/output.h"
#include "tool/selection.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum format { FORMAT_CSV, FORMAT_OBJ, FORMAT_JSON };

struct skin_options {
    struct selection selection;
    const char *model, *output;
    enum format format;
};

struct skinned_geoset {
    glskin_geoset geoset;
    float (*position)[3], (*normal)[3];
};
struct skinned_model {
    size_t count;
    struct skinned_geoset *geosets;
    char path[32], driver[128];
};

static void print_help(void) {
    printf(
        "Usage: glskin skin MODEL [OPTIONS]\n\n"
        "Prints the model's vertices in the pose that is asked for, skinned by a path of the library and read back\n"
        "from it. Vertices stand in the file's order and are counted within their geoset. A fault in the file is an\n"
        "error (--strict), unless --lenient is given.\n\n"
        "Output:\n"
        "  --format csv|obj|json   default csv: geoset,vertex,x,y,z,nx,ny,nz with nine significant digits\n"
        "  -o, --output FILE       default: standard output\n"
        "  --help                  this text\n\n"
        "%s%s"
        "--path cpu needs no OpenGL, and auto falls back to it where there is none.\n\n"
        "Try:\n"
        "  glskin skin wyrm.mdx --sequence Walk --time 400 -o walk.csv\n"
        "  glskin skin wyrm.mdx --path uniform --format obj -o bind.obj --sequence none\n\n"
        "Exit codes: 0 ok, 2 wrong usage, 3 bad input file, 4 the driver lacks what was asked for\n",
        selection_help, device_help);
}

static int parse(int argc, char **argv, struct skin_options *out, bool *help) {
    enum { FORMAT = 1, HELP };
    struct option options[SELECTION_OPTIONS + 4] = {{"format", required_argument, NULL, FORMAT},
                                                    {"output", required_argument, NULL, 'o'},
                                                    {"help", no_argument, NULL, HELP}};
    memcpy(options + 3, selection_options, sizeof selection_options);
    memset(out, 0, sizeof *out);
    out->selection.command = "skin";
    out->output = "-";
    for (int option; (option = getopt_long(argc, argv, "o:h", options, NULL)) != -1;) {
        bool known;
        if (!selection_option(&out->selection, option, optarg, &known))
            return EXIT_USAGE;
        if (known)
            continue;
        if (option == 'o') {
            out->output = optarg;
        } else if (option == FORMAT) {
            static const char *const names[] = {"csv", "obj", "json"};
            size_t format = 0;
            while (format < 3 && strcmp(optarg, names[format]) != 0)
                format++;
            if (format == 3) {
                fprintf(stderr, "glskin skin: --format %s: expected csv, obj or json\n", optarg);
                return EXIT_USAGE;
            }
            out->format = (enum format)format;
        } else if (option == HELP || option == 'h') {
            *help = true;
            return EXIT_OK;
        } else {
            return EXIT_USAGE; /* getopt has said why */
        }
    }
    if (optind != argc - 1) {
        fprintf(stderr, "glskin skin: %s; see glskin skin --help\n",
                optind == argc ? "no model was named" : "more than one model was named");
        return EXIT_USAGE;
    }
    out->model = argv[optind];
    return EXIT_OK;
}

static int open_geosets(const struct posed_model *posed, struct skinned_model *out) {
    out->count = posed->info.geoset_count;
    out->geosets = calloc(out->count ? out->count : 1, sizeof *out->geosets);
    for (size_t i = 0; out->geosets && i < out->count; i++) {
        struct skinned_geoset *g = &out->geosets[i];
        glskin_result result = glskin_model_geoset(posed->model, i, &g->geoset);
        if (result != GLSKIN_OK)
            return exit_code_of(result);
        g->geoset.mesh.float_normals = true;
        g->position = calloc(g->geoset.mesh.vertex_count + 1, sizeof *g->position);
        g->normal = calloc(g->geoset.mesh.vertex_count + 1, sizeof *g->normal);
        if (!g->position || !g->normal)
            return EXIT_CHECK_FAILED;
    }
    return out->geosets ? EXIT_OK : EXIT_CHECK_FAILED;
}

static void close_geosets(struct skinned_model *skinned) {
    for (size_t i = 0; skinned->geosets && i < skinned->count; i++) {
        free(skinned->geosets[i].position);
        free(skinned->geosets[i].normal);
    }
    free(skinned->geosets);
}

static int skin_on_cpu(const struct skin_options *options, const struct posed_model *posed, struct skinned_model *out) {
    const glskin_host host = selection_host(&options->selection);
    snprintf(out->path, sizeof out->path, "cpu");
    snprintf(out->driver, sizeof out->driver, "none");
    for (size_t i = 0; i < out->count; i++) {
        struct skinned_geoset *g = &out->geosets[i];
        if (g->geoset.mesh.vertex_count == 0)
            continue;
        glskin_result result = glskin_skin_cpu(&host, &g->geoset.mesh, posed->bones, options->selection.normals,
                                               g->position[0], g->normal[0]);
        if (result != GLSKIN_OK)
            return exit_code_of(result);
    }
    return EXIT_OK;
}

static glskin_result skin_geoset(glskin_device *device, const struct posed_model *posed, struct skinned_geoset *g) {
    glskin_mesh *mesh = NULL;
    glskin_instance *instance = NULL;
    glskin_result result = glskin_mesh_create(device, &g->geoset.mesh, &mesh);
    if (result == GLSKIN_OK)
        result = glskin_instance_create(mesh, &instance);
    if (result == GLSKIN_OK)
        result = glskin_instance_set_bones(instance, posed->bones->row[0], GLSKIN_ROWS_3X4);
    if (result == GLSKIN_OK)
        result = glskin_frame_begin(device);
    if (result == GLSKIN_OK) {
        result = glskin_instance_read(instance, g->position[0], g->normal[0]);
        glskin_result ended = glskin_frame_end(device);
        result = result == GLSKIN_OK ? ended : result;
    }
    glskin_instance_destroy(instance);
    glskin_mesh_destroy(mesh);
    return result;
}

static int skin_on_device(const struct tool_device *device, const struct posed_model *posed,
                          struct skinned_model *out) {
    glskin_caps caps = glskin_device_caps(device->device);
    snprintf(out->path, sizeof out->path, "%s", glskin_path_name(caps.path));
    snprintf(out->driver, sizeof out->driver, "%s", caps.renderer);
    for (size_t i = 0; i < out->count; i++) {
        glskin_result result = GLSKIN_OK;
        if (out->geosets[i].geoset.mesh.vertex_count)
            result = skin_geoset(device->device, posed, &out->geosets[i]);
        if (result != GLSKIN_OK)
            return exit_code_of(result);
    }
    return EXIT_OK;
}

static int skin(const struct skin_options *options, const struct posed_model *posed, struct skinned_model *out) {
    int code = open_geosets(posed, out);
    if (code != EXIT_OK || options->selection.path == GLSKIN_PATH_CPU)
        return code != EXIT_OK ? code : skin_on_cpu(options, posed, out);
    struct tool_device device;
    code = tool_device_open(&options->selection, &device);
    if (code == EXIT_OK)
        code = skin_on_device(&device, posed, out);
    bool fall_back = !device.context && options->selection.path == GLSKIN_PATH_AUTO;
    tool_device_close(&device);
    if (!fall_back)
        return code;
    fprintf(stderr, "glskin skin: warning: auto takes the cpu path\n");
    return skin_on_cpu(options, posed, out);
}

static void write_csv(FILE *to, const struct skinned_model *skinned) {
    fprintf(to, "geoset,vertex,x,y,z,nx,ny,nz\n");
    for (size_t i = 0; i < skinned->count; i++)
        for (size_t v = 0; v < skinned->geosets[i].geoset.mesh.vertex_count; v++) {
            const float *p = skinned->geosets[i].position[v], *n = skinned->geosets[i].normal[v];
            fprintf(to, "%zu,%zu,%.9g,%.9g,%.9g,%.9g,%.9g,%.9g\n", i, v, (double)p[0], (double)p[1], (double)p[2],
                    (double)n[0], (double)n[1], (double)n[2]);
        }
}

static uint32_t index_at(const glskin_mesh_desc *mesh, size_t i) {
    if (mesh->index_size == 4)
        return ((const uint32_t *)mesh->indices)[i];
    return ((const uint16_t *)mesh->indices)[i];
}

static void write_obj(FILE *to, const struct skinned_model *skinned) {
    size_t first = 1; /* OBJ counts vertices over the whole file, from 1 */
    for (size_t i = 0; i < skinned->count; i++) {
        const struct skinned_geoset *g = &skinned->geosets[i];
        fprintf(to, "o geoset%zu\n", i);
        for (size_t v = 0; v < g->geoset.mesh.vertex_count; v++)
            fprintf(to, "v %.9g %.9g %.9g\n", (double)g->position[v][0], (double)g->position[v][1],
                    (double)g->position[v][2]);
        for (size_t v = 0; v < g->geoset.mesh.vertex_count; v++)
            fprintf(to, "vn %.9g %.9g %.9g\n", (double)g->normal[v][0], (double)g->normal[v][1],
                    (double)g->normal[v][2]);
        for (size_t t = 0; t + 2 < g->geoset.mesh.index_count; t += 3) {
            size_t a = first + index_at(&g->geoset.mesh, t), b = first + index_at(&g->geoset.mesh, t + 1),
                   c = first + index_at(&g->geoset.mesh, t + 2);
            fprintf(to, "f %zu//%zu %zu//%zu %zu//%zu\n", a, a, b, b, c, c);
        }
        first += g->geoset.mesh.vertex_count;
    }
}

/* JSON has no nan and no inf: null. */
static void write_json_vectors(FILE *to, const float (*vectors)[3], size_t count) {
    fprintf(to, "[");
    for (size_t i = 0; i < count; i++) {
        fprintf(to, "%s[", i ? "," : "");
        for (int axis = 0; axis < 3; axis++) {
            const char *comma = axis ? "," : "";
            if (isfinite(vectors[i][axis]))
                fprintf(to, "%s%.9g", comma, (double)vectors[i][axis]);
            else
                fprintf(to, "%snull", comma);
        }
        fprintf(to, "]");
    }
    fprintf(to, "]");
}

static void write_json(FILE *to, const struct skin_options *options, const struct posed_model *posed,
                       const struct skinned_model *skinned) {
    fprintf(to, "{\"model\":");
    json_string(to, options->model);
    fprintf(to, ",\"path\":\"%s\",\"driver\":", skinned->path);
    json_string(to, skinned->driver);
    fprintf(to, ",\"sequence\":");
    json_string(to, posed->sequence);
    fprintf(to, ",\"time_ms\":%.9g,\"geosets\":[", options->selection.time_ms);
    for (size_t i = 0; i < skinned->count; i++) {
        const struct skinned_geoset *g = &skinned->geosets[i];
        fprintf(to, "%s{\"geoset\":%zu,\"positions\":", i ? "," : "", i);
        write_json_vectors(to, (const float(*)[3])g->position, g->geoset.mesh.vertex_count);
        fprintf(to, ",\"normals\":");
        write_json_vectors(to, (const float(*)[3])g->normal, g->geoset.mesh.vertex_count);
        fprintf(to, "}");
    }
    fprintf(to, "]}\n");
}

static int write_output(const struct skin_options *options, const struct posed_model *posed,
                        const struct skinned_model *skinned) {
    char *text = NULL;
    size_t size = 0;
    FILE *to = open_memstream(&text, &size);
    if (!to)
        return EXIT_CHECK_FAILED;
    switch (options->format) {
    case FORMAT_CSV: write_csv(to, skinned); break;
    case FORMAT_OBJ: write_obj(to, skinned); break;
    case FORMAT_JSON: write_json(to, options, posed, skinned); break;
    }
    int code = fclose(to) == 0 ? output_write("skin", options->output, text, size) : EXIT_CHECK_FAILED;
    free(text);
    return code;
}

int command_skin(int argc, char **argv) {
    struct skin_options options;
    bool help = false;
    int code = parse(argc, argv, &options, &help);
    if (code != EXIT_OK)
        return code;
    if (help) {
        print_help();
        return EXIT_OK;
    }
    struct posed_model posed;
    struct skinned_model skinned = {0};
    code = posed_model_open(&options.selection, options.model, &posed);
    if (code == EXIT_OK)
        code = skin(&options, &posed, &skinned);
    if (code == EXIT_OK)
        code = write_output(&options, &posed, &skinned);
    close_geosets(&skinned);
    posed_model_close(&posed);
    return code;
}
