/* `glskin check`: what is wrong with files, whole folders of them. What a finding is, the library says; here they are
 * gathered, printed and counted, and models that load are posed and skinned once to see that this works too. */
#define _POSIX_C_SOURCE 200809L
#include "tool/check_report.h"
#include "tool/commands.h"
#include "tool/input.h"
#include "tool/walk.h"

#include <errno.h>
#include <getopt.h>
#include <glskin/image.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Posing every sequence of a model of many sequences and many bones would take minutes: this many bones are enough. */
enum { BONES_POSED_MAX = 4000000 };

struct check {
    struct report report;
    glskin_reading reading;
    bool unopened; /* a file that was named */
};

static void print_help(void) {
    printf(
        "Usage: glskin check FILE|FOLDER... [OPTIONS]\n\n"
        "Names every defect of models and pictures: one line each, with file, severity, place, what was expected and\n"
        "what was found, then a line for the file and one for all. In folders, at any depth, files are taken by their\n"
        "extension (.mdx .mdl .m2 .blp) or by what they begin with. Models are read leniently, posed and skinned.\n\n"
        "  --strict            read as the library does by default: the first fault of a file is an error\n"
        "  --json              one JSON object instead of lines\n"
        "  --help              this text\n\n"
        "Severities:\n"
        "  error               doesn't load\n"
        "  repaired            loads with the repair that is named; refused by --strict\n"
        "  warning             loads, with something put right, or misbehaves in the game\n"
        "  note                for the curious\n\n"
        "Try:\n"
        "  glskin check wyrm.mdx\n"
        "  glskin check war3mapImported --json > report.json\n\n"
        "Exit codes: 0 no error, 1 at least one, 2 wrong usage, 3 a named file can't be opened\n");
}

/* ---- Models ---- */

static void hear_finding(void *user, const glskin_finding *finding) {
    report_finding(user, finding);
}

/* Something is wrong with a model that loaded: it has no place in the file. */
static void complain(struct report *report, const char *place, const char *expected, const char *found) {
    char what[256];
    snprintf(what, sizeof what, "expected %s, found %s", expected, found);
    report_finding(report, &(glskin_finding){.severity = GLSKIN_FINDING_ERROR,
                                             .code = GLSKIN_ERROR_MALFORMED_DATA,
                                             .place = place,
                                             .offset = REPORT_NO_OFFSET,
                                             .count = 1,
                                             .what = what,
                                             .expected = expected,
                                             .found = found});
}

struct refusal {
    char text[256];
};
static void hear_refusal(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct refusal *refusal = user;
    (void)code;
    if (severity == GLSKIN_SEVERITY_ERROR)
        snprintf(refusal->text, sizeof refusal->text, "%s", text);
}

static bool all_finite(const float *numbers, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (!isfinite(numbers[i]))
            return false;
    return true;
}

static void check_skinning(struct report *report, const glskin_model *model, const glskin_bone *bones,
                           const char *moment) {
    struct refusal refusal = {""};
    const glskin_host host = {.message = hear_refusal, .user = &refusal};
    for (size_t i = 0; i < glskin_model_info_get(model).geoset_count; i++) {
        glskin_geoset geoset;
        char place[192];
        snprintf(place, sizeof place, "geoset %zu, %s", i, moment);
        if (glskin_model_geoset(model, i, &geoset) != GLSKIN_OK || geoset.mesh.vertex_count == 0)
            continue;
        size_t count = 3 * geoset.mesh.vertex_count;
        float *positions = malloc(2 * count * sizeof *positions);
        if (!positions)
            complain(report, place, "memory to skin it", "none");
        else if (glskin_skin_cpu(&host, &geoset.mesh, bones, GLSKIN_NORMALS_EXACT, positions, positions + count) !=
                 GLSKIN_OK)
            complain(report, place, "a geoset that can be skinned", refusal.text);
        else if (!all_finite(positions, 2 * count))
            complain(report, place, "skinned vertices that are finite", "nan or inf");
        free(positions);
    }
}

/* The bind pose and the middle of each sequence; vertices in the bind pose and in the first. */
static void check_poses(struct report *report, const glskin_model *model, glskin_pose *pose) {
    glskin_model_info info = glskin_model_info_get(model);
    size_t most = BONES_POSED_MAX / (info.bone_count + 1) + 1;
    for (size_t i = 0; i <= info.sequence_count && i <= most; i++) {
        glskin_pose_desc desc = {.sequence = GLSKIN_SEQUENCE_NONE};
        glskin_sequence sequence = {.name = ""};
        char moment[128] = "bind pose";
        if (i && glskin_model_sequence(model, i - 1, &sequence) == GLSKIN_OK) {
            desc.sequence = i - 1;
            desc.time_ms = desc.global_time_ms = ((double)sequence.end - sequence.start) / 2;
            snprintf(moment, sizeof moment, "sequence %zu \"%.80s\"", i - 1, sequence.name);
        }
        if (glskin_pose_evaluate(pose, &desc) != GLSKIN_OK)
            complain(report, moment, "a pose", "none");
        else if (!all_finite(glskin_pose_bones(pose)->row[0], 12 * info.bone_count))
            complain(report, moment, "bones that are finite", "nan or inf");
        else if (i < 2)
            check_skinning(report, model, glskin_pose_bones(pose), moment);
    }
}

static void check_model(struct check *check, const char *path, const unsigned char *bytes, size_t size) {
    glskin_model *model = NULL;
    glskin_pose *pose = NULL;
    const glskin_model_desc desc = {.bytes = bytes,
                                    .size = size,
                                    .name = path,
                                    .reading = check->reading,
                                    .finding = hear_finding,
                                    .user = &check->report};
    glskin_result result = glskin_model_load(&desc, &model);
    if (result == GLSKIN_OK) {
        glskin_model_info info = glskin_model_info_get(model);
        report_format(&check->report, info.format, info.version);
        result = glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose);
    }
    if (result == GLSKIN_OK)
        check_poses(&check->report, model, pose);
    else if (!report_has_error(&check->report))
        complain(&check->report, "", "memory to load it", glskin_result_name(result));
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
}

/* ---- Pictures ---- */

struct picture_ear {
    struct report *report;
    char place[32];
};

/* "picture: byte 12: expected A, found B", as glskin_image_load says it. */
static void hear_picture(void *user, glskin_severity severity, glskin_result code, const char *text) {
    static const glskin_finding_severity severities[] = {GLSKIN_FINDING_ERROR, GLSKIN_FINDING_WARNING,
                                                         GLSKIN_FINDING_NOTE};
    const struct picture_ear *ear = user;
    glskin_finding finding = {.severity = severities[severity],
                              .code = code,
                              .place = ear->place,
                              .offset = REPORT_NO_OFFSET,
                              .count = 1,
                              .expected = "",
                              .found = ""};
    char expected[512] = "";
    size_t offset;
    int used = 0;
    text += strncmp(text, "picture: ", 9) == 0 ? 9 : 0;
    if (sscanf(text, "byte %zu: %n", &offset, &used) == 1 && used) {
        finding.offset = offset;
        text += used;
    }
    finding.what = text;
    const char *found = strstr(text, ", found ");
    if (strncmp(text, "expected ", 9) == 0 && found) {
        snprintf(expected, sizeof expected, "%.*s", (int)(found - text - 9), text + 9);
        finding.expected = expected;
        finding.found = found + 8;
    }
    report_finding(ear->report, &finding);
}

static void check_picture(struct report *report, const unsigned char *bytes, size_t size) {
    struct picture_ear ear = {report, ""};
    const glskin_host host = {.message = hear_picture, .user = &ear};
    uint32_t levels = 1;
    for (uint32_t level = 0; level < levels; level++) {
        glskin_image *image = NULL;
        snprintf(ear.place, sizeof ear.place, "level %u", (unsigned)level);
        if (glskin_image_load(&host, bytes, size, "picture", level, &image) == GLSKIN_OK && level == 0) {
            levels = image->level_count;
            report_format(report, "BLP", image->encoding[3] == '2' ? 2 : 1); /* "BLP1 ...", "BLP2 ..." */
        }
        glskin_image_destroy(image);
    }
}

/* ---- Files ---- */

/* By what the file begins with; NULL: neither a model nor a picture that way. */
static const char *format_of(const unsigned char *bytes, size_t size) {
    static const char *const known[][2] = {{"MDLX", "MDX"}, {"MD20", "M2"}, {"BLP1", "BLP"}, {"BLP2", "BLP"}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (size >= 4 && memcmp(bytes, known[i][0], 4) == 0)
            return known[i][1];
    return NULL;
}

static bool has_extension(const char *path, const char *extension) {
    size_t length = strlen(path), tail = strlen(extension);
    return length > tail && strcasecmp(path + length - tail, extension) == 0;
}

static bool is_ours(const char *path) {
    unsigned char begins[4] = {0};
    if (has_extension(path, ".mdx") || has_extension(path, ".mdl") || has_extension(path, ".m2") ||
        has_extension(path, ".blp"))
        return true;
    FILE *stream = fopen(path, "rb");
    size_t size = stream ? fread(begins, 1, sizeof begins, stream) : 0;
    if (stream)
        fclose(stream);
    return format_of(begins, size) != NULL;
}

static void check_file(void *user, const char *path, bool named, int error) {
    struct check *check = user;
    size_t size = 0;
    if (!named && !error && !is_ours(path))
        return;
    unsigned char *bytes = error ? NULL : input_read(path, &size);
    if (!bytes) {
        report_unopened(&check->report, path, error ? error : errno);
        check->unopened = check->unopened || named;
        return;
    }
    const char *format = format_of(bytes, size);
    bool picture = format ? strcmp(format, "BLP") == 0 : has_extension(path, ".blp");
    report_open(&check->report, path);
    report_format(&check->report, format, 0);
    if (picture)
        check_picture(&check->report, bytes, size);
    else
        check_model(check, path, bytes, size);
    report_close(&check->report);
    free(bytes);
}

int command_check(int argc, char **argv) {
    enum { STRICT = 1, JSON, HELP };
    static const struct option options[] = {{"strict", no_argument, NULL, STRICT},
                                            {"json", no_argument, NULL, JSON},
                                            {"help", no_argument, NULL, HELP},
                                            {NULL, 0, NULL, 0}};
    struct check check = {.reading = GLSKIN_READING_LENIENT};
    for (int option; (option = getopt_long(argc, argv, "h", options, NULL)) != -1;) {
        if (option == STRICT) {
            check.reading = GLSKIN_READING_STRICT;
        } else if (option == JSON) {
            check.report.json = true;
        } else if (option == HELP || option == 'h') {
            print_help();
            return EXIT_OK;
        } else {
            return EXIT_USAGE;
        }
    }
    if (optind == argc) {
        fprintf(stderr, "glskin check: no file was named; see glskin check --help\n");
        return EXIT_USAGE;
    }
    report_begin(&check.report);
    for (int i = optind; i < argc; i++)
        walk(argv[i], check_file, &check);
    bool written = report_end(&check.report);
    if (check.unopened)
        return EXIT_BAD_INPUT;
    return written && check.report.files[GLSKIN_FINDING_ERROR] == 0 ? EXIT_OK : EXIT_CHECK_FAILED;
}
