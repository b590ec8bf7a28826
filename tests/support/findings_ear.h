/* Loads files in both readings and keeps what is found. */
#ifndef GLSKIN_TESTS_FINDINGS_EAR_H
#define GLSKIN_TESTS_FINDINGS_EAR_H

#include <check.h>
#include <glskin/model.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EAR_FINDINGS = 24 };
struct ear_finding {
    glskin_finding_severity severity;
    glskin_result code;
    size_t offset, line, count;
    char place[96], what[512], expected[512], found[512];
};
struct ear {
    size_t count, messages[3]; /* messages by glskin_severity */
    struct ear_finding findings[EAR_FINDINGS];
    char said[EAR_FINDINGS][1024]; /* the host's messages, in their order */
    size_t said_count;
};
static struct ear ear;

static inline void ear_finding(void *user, const glskin_finding *finding) {
    (void)user;
    ck_assert_uint_lt(ear.count, EAR_FINDINGS);
    struct ear_finding *kept = &ear.findings[ear.count++];
    *kept = (struct ear_finding){
        finding->severity, finding->code, finding->offset, finding->line, finding->count, "", "", "", ""};
    snprintf(kept->place, sizeof kept->place, "%s", finding->place);
    snprintf(kept->what, sizeof kept->what, "%s", finding->what);
    snprintf(kept->expected, sizeof kept->expected, "%s", finding->expected);
    snprintf(kept->found, sizeof kept->found, "%s", finding->found);
}

static inline void ear_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    (void)user;
    (void)code;
    ++ear.messages[severity];
    ck_assert_uint_lt(ear.said_count, EAR_FINDINGS);
    snprintf(ear.said[ear.said_count++], sizeof ear.said[0], "%s", text);
}

/* A copy of exactly the file's size, gone before anything is asked of the model. NULL: it didn't load. */
static inline glskin_model *ear_load(const void *bytes, size_t size, glskin_reading reading) {
    static const glskin_host host = {.message = ear_message};
    unsigned char *copy = malloc(size ? size : 1);
    glskin_model *model;
    ck_assert_ptr_nonnull(copy);
    memcpy(copy, bytes, size);
    memset(&ear, 0, sizeof ear);
    glskin_model_desc desc = {
        .bytes = copy, .size = size, .name = "built", .host = &host, .reading = reading, .finding = ear_finding};
    glskin_result result = glskin_model_load(&desc, &model);
    free(copy);
    ck_assert((result == GLSKIN_OK) == (model != NULL));
    ck_assert_uint_eq(ear.messages[GLSKIN_SEVERITY_ERROR], result != GLSKIN_OK);
    ck_assert_uint_eq(ear.count, ear.said_count);
    return model;
}

/* The nth finding (from 0) of that severity whose sentence has the words in it, or NULL. */
static inline const struct ear_finding *ear_find(glskin_finding_severity severity, const char *words, size_t nth) {
    for (size_t i = 0; i < ear.count; ++i) {
        if (ear.findings[i].severity == severity && strstr(ear.findings[i].what, words) && nth-- == 0)
            return &ear.findings[i];
    }
    return NULL;
}

static inline size_t ear_count(glskin_finding_severity severity) {
    size_t count = 0;
    for (size_t i = 0; i < ear.count; ++i)
        count += ear.findings[i].severity == severity;
    return count;
}

struct ear_repair {
    const char *place;
    size_t offset, count;         /* of the first; how many */
    const char *expected, *found; /* found: of the first */
    const char *repair;
};

/* Strict, the fault is the error; lenient, it is repaired. The model is the lenient one's. */
static inline glskin_model *ear_repaired(const void *bytes, size_t size, const struct ear_repair *right) {
    glskin_model *model = ear_load(bytes, size, GLSKIN_READING_STRICT);
    ck_assert_msg(!model, "strict reading takes what isn't \"%s\"", right->expected);
    const struct ear_finding *error = &ear.findings[ear.count - 1];
    ck_assert_int_eq(error->severity, GLSKIN_FINDING_ERROR);
    ck_assert_int_eq(error->code, GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_str_eq(error->place, right->place);
    ck_assert_uint_eq(error->offset, right->offset);
    ck_assert_uint_eq(error->count, 1);
    ck_assert_str_eq(error->expected, right->expected);
    ck_assert_str_eq(error->found, right->found);

    model = ear_load(bytes, size, GLSKIN_READING_LENIENT);
    ck_assert_msg(model != NULL, "%s", ear.said[ear.said_count - 1]);
    char words[512];
    snprintf(words, sizeof words, "expected %s, found %s", right->expected, right->found);
    const struct ear_finding *repaired = ear_find(GLSKIN_FINDING_REPAIRED, words, 0);
    ck_assert_msg(repaired != NULL, "\"%s\" isn't told; the first is \"%s\"", words, ear.said[0]);
    ck_assert_str_eq(repaired->place, right->place);
    ck_assert_uint_eq(repaired->offset, right->offset);
    ck_assert_uint_eq(repaired->line, 0);
    ck_assert_uint_eq(repaired->count, right->count);
    ck_assert_str_eq(repaired->expected, right->expected);
    ck_assert_str_eq(repaired->found, right->found);
    ck_assert_msg(strstr(repaired->what, right->repair) != NULL, "\"%s\" lacks \"%s\"", repaired->what, right->repair);
    ck_assert_ptr_null(ear_find(GLSKIN_FINDING_REPAIRED, words, 1));
    return model;
}

#endif
