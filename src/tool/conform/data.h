/* The files of tests/conformance as they were when the program was built: cases, references, and the table of what is
 * compared. cases.h there says what the files hold. */
#ifndef GLSKIN_TOOL_CONFORM_DATA_H
#define GLSKIN_TOOL_CONFORM_DATA_H

#include <stdbool.h>
#include <stddef.h>

struct conform_file {
    const char *name; /* "seed.case" */
    const unsigned char *begin, *end;
};
extern const struct conform_file conform_files[]; /* the last has no name */

/* NULL if there is none. */
const struct conform_file *conform_find_file(const char *name);

enum conform_kind { CONFORM_DRAW, CONFORM_PRE, CONFORM_COMPUTE, CONFORM_PIXEL };
enum { CONFORM_NAME = 48, CONFORM_CASES = 48 };

/* A row of shaders.txt. */
struct conform_shader {
    char name[CONFORM_NAME], profile[CONFORM_NAME];
    enum conform_kind kind;
    bool plain_normals, float_normals, octahedral_normals, compact, tangents; /* its defines */
    bool records;  /* a vertex shader that reads skinned records from a buffer: its kind is PRE */
    bool feedback; /* a vertex shader that writes what a compute shader does: its kind is COMPUTE */
    char cases[CONFORM_CASES][CONFORM_NAME];
    size_t case_count;
};

struct conform_table {
    struct conform_shader *shaders;
    size_t count;
};
/* False, with why, if there is no table or it can't be read. Free it in every case. */
bool conform_table_read(struct conform_table *table, char *why, size_t why_size);
void conform_table_free(struct conform_table *table);

/* Why an output of a reference can't be compared with (exceptions.txt). False if it can. */
bool conform_exception(const char *profile, const char *case_name, const char *reference, char *reason,
                       size_t reason_size);

#endif
