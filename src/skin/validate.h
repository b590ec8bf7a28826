#ifndef GLSKIN_SKIN_VALIDATE_H
#define GLSKIN_SKIN_VALIDATE_H

#include <glskin/glskin.h>

/* Checks everything in the desc but what skin_resolve_influences does: which bone or group a vertex follows.
 * Afterwards every stream, index and group can be read. */
glskin_result skin_validate(const glskin_host *host, const glskin_mesh_desc *desc);

#endif
