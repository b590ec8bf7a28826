/* How draws look: which program goes with a vertex shader, and what it, the textures and the pixel state are set to.
 * The paths know nothing of it but this:
 *
 *     struct material material;
 *     material_begin(&material, device, pass);
 *     for each draw, or run of draws that material_same() holds together:
 *         result = material_use(&material, its vertex shaders, draw);
 *         upload constants to material.program->program.constants, bind the attributes of material.program->vertex,
 * draw material_end(&material);
 */
#ifndef GLSKIN_RENDER_MATERIAL_H
#define GLSKIN_RENDER_MATERIAL_H

#include "render/camera.h"
#include "render/device.h"

/* The vertex shaders that a path's draws of one kind need: with tangents for the surfaces that have normal maps, whose
 * constants are the other's and perhaps more behind them. */
struct material_vertex {
    const glskin_shader *plain, *tangents;
};

/* Two shaders that were linked: made when first needed, kept by the device. */
struct material_program {
    const glskin_shader *vertex, *pixel;
    struct program program;
};

/* The program of a vertex shader for plain draws, so that a path that can't draw at all fails when it is opened. */
glskin_result material_prepare(glskin_device *device, const glskin_shader *vertex);
/* All of the device's programs. */
void material_programs_free(glskin_device *device);

/* One draw call's. */
struct material {
    glskin_device *device;
    const glskin_pass *pass;
    struct camera camera;
    const struct material_program *program; /* current; NULL: none yet */
    bool changed;                           /* the last material_use made another program current */
    const glskin_draw *shown;               /* whose looks are set; NULL: none yet */
    bool state_saved;                       /* the host's pixel state is put aside: surfaces are being drawn */
    struct gl_pixel_state host;
};
void material_begin(struct material *material, glskin_device *device, const glskin_pass *pass);
/* Makes the program of vertex and the draw's surface current and sets all that is not the vertex shader's. */
glskin_result material_use(struct material *material, struct material_vertex vertex, const glskin_draw *draw);
void material_end(struct material *material);

/* An order of looks, the same in every run: 0 for two draws that look alike, so that one material_use serves both. */
int material_compare(const glskin_draw *a, const glskin_draw *b);
bool material_same(const glskin_draw *a, const glskin_draw *b);

#endif
