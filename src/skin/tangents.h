/* Skinned tangents, as hlsl/skinning_cs.hlsl makes them: by the blended 3x3 itself, to unit length, the bind pose's
 * where nothing is left of it; w turns its sign where the 3x3 mirrors. */
#ifndef GLSKIN_SKIN_TANGENTS_H
#define GLSKIN_SKIN_TANGENTS_H

#include "skin/encode.h"

/* One word of tangent_encode a vertex: out[mesh->vertex_count]. windows: as skin_pack_windows leaves them. The mesh has
 * tangents. */
void skin_tangents(const struct skin_encoded *mesh, const glskin_bone *windows, int16_t (*out)[2]);

#endif
