/* check_references FOLDER DATA [OTHER]
 *
 * Compares, for every shader and case of FOLDER/shaders.txt, the outputs in DATA: FXC's and vkd3d's, each with the
 * other and with an evaluation in double precision; with OTHER, also each with the one of the same name there. Prints
 * the worst errors of each shader. Exit 1: something differs by more than its tolerance; 2: a file is missing or wrong.
 *
 * Error: |got - wanted| / max(1, |wanted|). Tolerance: 2e-6; texture coordinates bit for bit; a packed normal has what
 * packing costs besides, and two packed normals twice that. */
#include "evaluate.h"

#define TOLERANCE 2e-6

enum { FXC, VKD3D, REFERENCES };

/* What a number of an output is. COLOR: and texture coordinates, which have no error. */
enum { POSITION, NORMAL, COLOR, CLASSES };
enum { FXC_DOUBLE, VKD3D_DOUBLE, FXC_VKD3D, WITH_OTHER, PAIRS };

static const char *const references[REFERENCES] = {"fxc", "vkd3d"};
static const char *const pair_names[PAIRS] = {"fxc against double", "vkd3d against double", "fxc against vkd3d",
                                              "against the other folder"};

/* The numbers of an output, or of the evaluation: packed normals unpacked. */
struct values {
    double *numbers;
    uint32_t count, width;
};

struct tally {
    double worst[PAIRS][CLASSES];
    long compared, left_out, other_identical, other_files;
    int failures;
};

static struct values output_read(const char *data, const struct table_shader *shader, const char *case_name,
                                 const char *reference, void **bytes, size_t *size) {
    static const uint32_t widths[] = {DRAW_FLOATS, DRAW_FLOATS, COMPUTE_FLOATS, PIXEL_FLOATS};
    struct output_view view;
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.%s.%s.out", data, shader->name, case_name, reference);
    *bytes = file_bytes(path, size);
    bool packed = shader->kind == TABLE_COMPUTE && !table_defined(shader, "FLOAT_NORMALS");
    bool compact = shader->kind == TABLE_COMPUTE && table_defined(shader, "COMPACT");
    uint32_t floats = compact ? COMPUTE_COMPACT_FLOATS : packed ? COMPUTE_PACKED_FLOATS : widths[shader->kind];
    if (!output_open(*bytes, *size, &view) || view.header->floats_per_vertex != floats)
        FAIL("%s: not an output of version %d with %u floats a vertex", path, CASE_VERSION, floats);
    struct values values = {NULL, view.header->vertex_count, widths[shader->kind]};
    values.numbers = memory_take((size_t)values.count * values.width * sizeof *values.numbers);
    for (uint32_t v = 0; v < values.count; v++) {
        double *out = values.numbers + (size_t)v * values.width;
        const float *record = view.values + (size_t)v * floats;
        for (uint32_t i = 0; i < floats && !compact; i++)
            out[i] = (double)record[i];
        for (uint32_t i = 0; i < 3 && compact; i++) {
            uint16_t half[3];
            memcpy(half, record, sizeof half);
            out[i] = half_unpack(half[i]);
        }
        if (packed) {
            int16_t pair[2];
            memcpy(pair, record + floats - 1, sizeof pair);
            octahedral_unpack(pair, out + 3);
        }
    }
    return values;
}

static struct values evaluate(const char *data, const struct table_shader *shader, const char *case_name) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.%s", data, case_name, shader->kind == TABLE_PIXEL ? "pcase" : "case");
    struct values values;
    void *bytes;
    if (shader->kind == TABLE_PIXEL) {
        struct pixel_case_view view = file_pixel_case(path, &bytes);
        values = (struct values){evaluate_pixels(shader, &view), view.header->pixel_count, PIXEL_FLOATS};
    } else {
        struct case_view view = file_case(path, &bytes);
        values = (struct values){evaluate_vertices(shader, &view), view.header->vertex_count,
                                 shader->kind == TABLE_COMPUTE ? COMPUTE_FLOATS : DRAW_FLOATS};
    }
    free(bytes);
    return values;
}

static int class_of(const struct table_shader *shader, size_t component) {
    size_t position = shader->kind == TABLE_COMPUTE ? 3 : shader->kind == TABLE_PIXEL ? 0 : 4;
    size_t normal = shader->kind == TABLE_PIXEL ? 0 : 3;
    return component < position ? POSITION : component < position + normal ? NORMAL : COLOR;
}

static void compare(struct tally *tally, const struct table_shader *shader, const char *case_name, int pair,
                    const struct values *got, const struct values *wanted) {
    bool packs = shader->kind == TABLE_COMPUTE && !table_defined(shader, "FLOAT_NORMALS");
    bool draws = shader->kind == TABLE_DRAW || shader->kind == TABLE_PRE, told = false;
    size_t exact = table_defined(shader, "TANGENTS") ? 10 : 7; /* the side alone; or all coordinates */
    if (got->count != wanted->count) {
        printf("%s, %s, %s: %u vertices instead of %u\n", shader->name, case_name, pair_names[pair], got->count,
               wanted->count);
        tally->failures++;
        return;
    }
    for (size_t i = 0; i < (size_t)got->count * got->width; i++) {
        size_t component = i % got->width;
        int class = class_of(shader, component);
        double cost = pair == FXC_DOUBLE || pair == VKD3D_DOUBLE ? OCTAHEDRAL_COST : 2 * OCTAHEDRAL_COST;
        double tolerance =
            draws && component >= exact && component < 11 ? 0 : TOLERANCE + (packs && class == NORMAL ? cost : 0);
        if (packs && table_defined(shader, "COMPACT") &&
            class == POSITION) /* a half float may round to either side too */
            tolerance += (pair == FXC_DOUBLE || pair == VKD3D_DOUBLE ? 1 : 2) * TILES_COMPACT_POSITION;
        double error = reference_error(got->numbers[i], wanted->numbers[i]);
        tally->compared++;
        if (!(error <= tally->worst[pair][class]) && !isnan(tally->worst[pair][class])) /* a NaN stays the worst */
            tally->worst[pair][class] = error;
        if (error <= tolerance || told)
            continue;
        printf("%s, %s, %s: vertex %zu, number %zu: %.9g, wanted %.9g: error %.3g, tolerance %.3g\n", shader->name,
               case_name, pair_names[pair], i / got->width, component, got->numbers[i], wanted->numbers[i], error,
               tolerance);
        tally->failures++;
        told = true;
    }
}

static bool is_finite(const struct values *values) {
    double sum = 0;
    for (size_t i = 0; i < (size_t)values->count * values->width; i++)
        sum += 0 * values->numbers[i];
    return sum == 0;
}

static void check_case(struct tally *tally, const struct table *table, const struct table_shader *shader,
                       const char *case_name, const char *data, const char *other) {
    struct values got[REFERENCES], wanted = evaluate(data, shader, case_name);
    bool usable[REFERENCES];
    void *bytes[REFERENCES];
    size_t sizes[REFERENCES];
    for (int r = 0; r < REFERENCES; r++) {
        got[r] = output_read(data, shader, case_name, references[r], &bytes[r], &sizes[r]);
        usable[r] = !table_exception(table, shader, case_name, references[r]);
        if (usable[r]) {
            compare(tally, shader, case_name, r == FXC ? FXC_DOUBLE : VKD3D_DOUBLE, &got[r], &wanted);
        } else if (is_finite(&got[r])) {
            printf("%s, %s, %s: finite: take its line out of exceptions.txt\n", shader->name, case_name, references[r]);
            tally->failures++;
        }
        tally->left_out += !usable[r];
    }
    if (usable[FXC] && usable[VKD3D])
        compare(tally, shader, case_name, FXC_VKD3D, &got[FXC], &got[VKD3D]);
    for (int r = 0; r < REFERENCES && other; r++) {
        void *other_bytes;
        size_t other_size;
        struct values before = output_read(other, shader, case_name, references[r], &other_bytes, &other_size);
        tally->other_files++;
        tally->other_identical += other_size == sizes[r] && memcmp(other_bytes, bytes[r], other_size) == 0;
        if (usable[r])
            compare(tally, shader, case_name, WITH_OTHER, &got[r], &before);
        free(before.numbers);
        free(other_bytes);
    }
    for (int r = 0; r < REFERENCES; r++) {
        free(got[r].numbers);
        free(bytes[r]);
    }
    free(wanted.numbers);
}

static void print_row(const struct table_shader *shader, const struct tally *tally, bool other) {
    printf("%-24s %5d", shader->name, shader->case_count);
    for (int pair = 0; pair < (other ? PAIRS : PAIRS - 1); pair++)
        for (int class = 0; class < CLASSES; class ++) {
            bool has = shader->kind == TABLE_PIXEL ? class == COLOR : shader->kind != TABLE_COMPUTE || class != COLOR;
            if (has)
                printf("%s%8.1e", class == POSITION ? "  " : " ", tally->worst[pair][class]);
            else
                printf("%s%8s", class == POSITION ? "  " : " ", "-");
        }
    printf("\n");
}

int main(int argc, char **argv) {
    static struct table table;
    struct tally total = {0};
    int cases = 0;
    if (argc < 3 || argc > 4)
        FAIL("usage: check_references FOLDER DATA [OTHER]");
    const char *other = argc == 4 ? argv[3] : NULL;
    table_open(argv[1], &table);
    printf("worst errors of positions, normals and colours\n%-24s %5s  %-28s%-28s%-28s%s\n", "shader", "cases",
           "fxc - double", "vkd3d - double", "fxc - vkd3d", other ? "with the other folder" : "");
    for (int s = 0; s < table.shader_count; s++) {
        struct tally tally = {0};
        for (int c = 0; c < table.shaders[s].case_count; c++)
            check_case(&tally, &table, &table.shaders[s], table.shaders[s].cases[c], argv[2], other);
        print_row(&table.shaders[s], &tally, other != NULL);
        cases += table.shaders[s].case_count;
        total.compared += tally.compared;
        total.left_out += tally.left_out;
        total.other_files += tally.other_files;
        total.other_identical += tally.other_identical;
        total.failures += tally.failures;
    }
    printf("%d shaders, %d runs of a case, %ld numbers compared, %ld outputs left out (exceptions.txt), %d failures\n",
           table.shader_count, cases, total.compared, total.left_out, total.failures);
    if (other)
        printf("%ld of %ld outputs are byte for byte those of the other folder\n", total.other_identical,
               total.other_files);
    return total.failures ? 1 : 0;
}
