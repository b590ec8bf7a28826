#ifndef GLSKIN_SKIN_WEIGHTS_H
#define GLSKIN_SKIN_WEIGHTS_H

#include <glskin/glskin.h>

/* What one vertex follows: entries of the model's palette, bones or classic groups. No stream holds a number above
 * 65,535, whatever the palette's length. At least one weight is not 0; an entry of weight 0 is below the palette's
 * length and otherwise as the desc gave it. */
struct skin_influence {
    uint16_t entry[4];
    uint8_t weight[4];
};

/* out[desc->vertex_count], with the desc's rule for weights applied and every entry checked. After skin_validate. */
glskin_result skin_resolve_influences(const glskin_host *host, const glskin_mesh_desc *desc,
                                      struct skin_influence *out);

#endif
