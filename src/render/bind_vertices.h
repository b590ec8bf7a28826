/* A mesh's bind pose in one vertex buffer, for the paths whose vertex shaders skin. */
#ifndef GLSKIN_RENDER_BIND_VERTICES_H
#define GLSKIN_RENDER_BIND_VERTICES_H

#include "render/streams.h"

struct bind_vertex {
    float position[3], normal[3];
    struct skin_record skin;
};

/* What such a path keeps of a mesh; path_ops.mesh_open and mesh_close as they stand. */
struct bind_mesh {
    GLuint vertices;
    GLuint tangents;     /* float[4] each; 0: none */
    GLuint vertex_array; /* for drawing, made when it is first bound: a draw then binds one name. 0: none yet */
};
glskin_result bind_mesh_open(glskin_mesh *mesh);
void bind_mesh_close(glskin_mesh *mesh);

/* Binds the mesh's vertex array object, where the context has such. True: the attributes are still to be set up. They
 * stay, so that has to be for the one of a path's shaders that has them all. Undone by streams_end. */
bool bind_mesh_array(const glskin_mesh *mesh);
/* Attribute `semantic` of the shader from the mesh's bind_vertex, at offset. */
void bind_mesh_attribute(const glskin_mesh *mesh, const glskin_shader *shader, const char *semantic,
                         struct stream_format format, size_t offset);
/* Position, normal, texture coordinates, tangents where the shader has them, and indices: all but the skin record,
 * which each path reads its own way. */
void bind_mesh_streams(const glskin_mesh *mesh, const glskin_shader *shader);

#endif
