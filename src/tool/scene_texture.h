/* A scene's textures: from the model's files, and from the game's own where a root has them. Built in are the team's
 * colour and glow and some surroundings to mirror; all else that isn't found is a checkered placeholder, which can't be
 * taken for anything else. */
#ifndef GLSKIN_TOOL_SCENE_TEXTURE_H
#define GLSKIN_TOOL_SCENE_TEXTURE_H

#include "tool/scene.h"

/* Fills scene->textures. A texture that isn't there, or can't be read, is one warning. False when out of memory. */
bool scene_textures_open(struct scene *scene, const struct texture_roots *roots);
void scene_textures_close(struct scene *scene);

#endif
