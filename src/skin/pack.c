/* Matrices of any convention to the three rows that every path reads. */
#include <string.h>

#include <glskin/glskin.h>

/* Element of row r, column c within a matrix of 16 (12) floats. A row-vector matrix in row-major order and a
 * column-vector matrix in column-major order are the same bytes: either transpose undoes the other. So the translation
 * of a D3DX matrix stands in elements 12 to 14, and taking its first three rows as they are would lose it. */
static size_t element(glskin_matrix_layout layout, size_t r, size_t c) {
    return layout == GLSKIN_ROW_MAJOR_4X4 ? 4 * r + c : 4 * c + r;
}

void glskin_pack_bones(glskin_bone *out, const float *matrices, size_t count, glskin_matrix_layout layout) {
    switch (layout) {
    case GLSKIN_ROWS_3X4:
        if (count && (const void *)out != (const void *)matrices)
            memcpy(out, matrices, count * sizeof *out);
        return;
    case GLSKIN_COLUMN_MAJOR_4X4:
    case GLSKIN_ROW_MAJOR_ROWVECTOR_4X4:
    case GLSKIN_ROW_MAJOR_4X4:
        for (size_t i = 0; i < count; i++)
            for (size_t r = 0; r < 3; r++)
                for (size_t c = 0; c < 4; c++)
                    out[i].row[r][c] = matrices[16 * i + element(layout, r, c)];
        return;
    }
}
