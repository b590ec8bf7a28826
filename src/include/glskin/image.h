/* glskin-model: the pictures that models wear, as plain RGBA8. It makes no GL call.
 *
 * The rules of glskin.h hold: results, messages through the host, no globals; any number of threads may load at once.
 *
 * Sources: the layouts are those that independent public readers agree on, and what the game does with odd values is
 * what https://github.com/actboy168/YDWE/issues/106 says of it. */
#ifndef GLSKIN_IMAGE_H
#define GLSKIN_IMAGE_H

#include <glskin/glskin.h>

#ifdef __cplusplus
extern "C" {
#endif

#define GLSKIN_IMAGE_SIZE_MAX 16384 /* pixels a side */

/* One level of a picture. Its own copy: the file's bytes may be freed. Read-only. */
typedef struct glskin_image {
    uint32_t width, height; /* pixels of this level, 1 to GLSKIN_IMAGE_SIZE_MAX: max(1, size of level 0 >> level) */
    uint32_t level;         /* as asked for */
    uint32_t level_count;  /* levels that the file has whole, 1 to 15, one after the other down from level 0; it may end
                              before 1x1. For JPEG: those that have bytes; loading them may fail yet */
    const char *encoding;  /* for people: "BLP1 JPEG", "BLP1 palette", "BLP2 palette", "BLP2 DXT1", "BLP2 DXT3", "BLP2
                              DXT5" or "BLP2 BGRA". Static */
    const uint8_t *pixels; /* R,G,B,A, one byte each as stored in the file (in practice sRGB, alpha not multiplied in);
                              rows from the top down, 4 * width bytes each, no gaps: for glTexImage2D as it is */
} glskin_image;

/* Reads one level (0: the full picture) of a picture file in memory. name stands in messages (a file name); NULL:
 * "image". host may be NULL.
 *
 *   Formats   BLP1 with a palette, or with JPEG of four components B,G,R,A without colour transform in one sequential
 *             scan (progressive files and other numbers of components are refused, sizes that aren't the level's are
 *             an error). BLP2 with a palette, DXT1, DXT3, DXT5 (by alpha type 0, 1, 7) or raw B,G,R,A.
 *   Alpha     A palette's comes from alpha bits 1 (0 or 255), 4 (times 17) or 8; JPEG, DXT and raw pixels carry their
 *             own. Alpha bits 0 make it opaque, and so do those that the content doesn't know (JPEG knows 0 and 8,
 *             all else 0, 1, 4 and 8; with a warning). DXT1's transparent texels are black.
 *   Levels    The file's table decides how many there are, not its has-mips field. The list ends at 1x1, at an offset
 *             or a size of 0, at a level that lies where the one before it does (some writers fill the table so; a
 *             note), or at one that isn't all in the file (a warning). A size past the end of the file reaches to the
 *             end.
 *   Errors    MALFORMED_DATA with name, byte offset, what was expected and what was found; UNSUPPORTED likewise, for
 *             sides over the maximum and for encodings not named above; INVALID_ARGUMENT for a level that the file
 *             doesn't have; OUT_OF_MEMORY. Damage in JPEG data that its decoder gets over is a warning; the pixels
 *             from there on are of little use. What is odd about the file as a whole is said with level 0 only.
 *   Memory    The pixels, and for JPEG a copy of its bytes (at most twice the file's size) and the decoder's rows,
 *             which libjpeg takes from malloc. Pixels are allocated only once the file is seen to hold what they
 *             need: at most 8 times its size (DXT1), and for JPEG, where a block of 64 samples takes two bits or
 *             more, 256 times, or about 700 with subsampled components. */
GLSKIN_API glskin_result glskin_image_load(const glskin_host *host, const void *bytes, size_t size, const char *name,
                                           uint32_t level, glskin_image **out);
GLSKIN_API void glskin_image_destroy(glskin_image *image);

#ifdef __cplusplus
}
#endif
#endif
