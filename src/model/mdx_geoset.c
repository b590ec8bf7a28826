/* GEOS: vertices, triangles, and the bones that vertices follow, in sub-chunks of a fixed order: a tag, a count of
 * elements, the elements. Only SKIN's count is one of bytes.
 *
 * Whether there is a SKIN decides how the vertices follow their bones, whatever the version and the shader: with one,
 * the groups (GNDX, MTGC, MATS), which stand there all the same, are passed over by their sizes. */
#include "model/mdx.h"

#include <math.h>
#include <string.h>

enum {
    GEOSET_SIZE = 4 + 8 * 8 + 12 + 28 + 4, /* its size, eight empty sub-chunks, three numbers, an extent, their count */
    EXTENT_SIZE = 28,
    LOD_NAME_SIZE = 80,
    SKIN_SIZE = 8,
    TANGENT_SIZE = 16,
    TRIANGLES = 4,
    PRIMITIVE_LAST = 9
};

static bool open_sub(struct mdx *mdx, struct bytes *bytes, const char *tag, size_t size, const char *what,
                     size_t *count) {
    return mdx_expect_tag(mdx, bytes, tag) && mdx_count(mdx, bytes, size, what, count);
}

/* A sub-chunk with one element a vertex: also fine without any, where optional. offset is that of its count. */
static bool check_count(struct mdx *mdx, size_t offset, const char *what, size_t count, size_t vertex_count,
                        bool optional) {
    if (count == vertex_count || (optional && count == 0))
        return true;
    return mdx_malformed(mdx, offset, "expected %zu %s, one a vertex, found %zu", vertex_count, what, count);
}

static bool read_positions(struct mdx *mdx, struct bytes *bytes, glskin_mesh_desc *mesh) {
    size_t count;
    if (!open_sub(mdx, bytes, "VRTX", 12, "vertices", &count))
        return false;
    float *position = mdx_alloc(mdx, count, 12, "vertices");
    if (!position || !mdx_floats(mdx, bytes, 3 * count, "a vertex", position))
        return false;
    mesh->vertex_count = count;
    mesh->position.data = position;
    return true;
}

/* The mesh promises unit normals and files don't always keep that. Within rounding they stay as they are. */
static bool read_normals(struct mdx *mdx, struct bytes *bytes, glskin_mesh_desc *mesh) {
    size_t count, offset = bytes->at + 4, zero = 0;
    if (!open_sub(mdx, bytes, "NRMS", 12, "normals", &count) ||
        !check_count(mdx, offset, "normals", count, mesh->vertex_count, true))
        return false;
    if (!count)
        return true;
    float(*normal)[3] = mdx_alloc(mdx, count, sizeof *normal, "normals");
    if (!normal || !mdx_floats(mdx, bytes, 3 * count, "a normal", normal[0]))
        return false;
    for (size_t i = 0; i < count; ++i) {
        double x = normal[i][0], y = normal[i][1], z = normal[i][2], length = sqrt(x * x + y * y + z * z);
        if (length < 1e-12) {
            normal[i][0] = normal[i][1] = 0;
            normal[i][2] = 1;
            ++zero;
        } else if (fabs(length - 1) > 1e-6) {
            normal[i][0] = (float)(x / length);
            normal[i][1] = (float)(y / length);
            normal[i][2] = (float)(z / length);
        }
    }
    if (zero)
        mdx_warn(mdx, offset, NULL, "%zu normals of zero length became (0,0,1)", zero);
    mesh->normal.data = normal;
    return true;
}

/* PTYP and PCNT split the indices into runs of one primitive type; PVTX holds them. Files of the game know only
 * triangles, and some have no runs at all. */
static bool read_triangles(struct mdx *mdx, struct bytes *bytes, glskin_mesh_desc *mesh) {
    size_t types, counts, count, types_offset = bytes->at + 8;
    uint32_t value = 0;
    uint64_t total = 0;
    if (!open_sub(mdx, bytes, "PTYP", 4, "primitive types", &types))
        return false;
    for (size_t i = 0; i < types; ++i) {
        if (!mdx_u32(mdx, bytes, "a primitive type", &value))
            return false;
        if (value > PRIMITIVE_LAST)
            return mdx_malformed(mdx, types_offset + 4 * i, "expected primitive type 4 (triangles), found %u",
                                 (unsigned)value);
        if (value != TRIANGLES)
            return mdx_unsupported(mdx, types_offset + 4 * i, "primitive type %u is not read, only 4 (triangles)",
                                   (unsigned)value);
    }
    size_t counts_offset = bytes->at + 4;
    if (!open_sub(mdx, bytes, "PCNT", 4, "primitive counts", &counts))
        return false;
    if (counts != types)
        return mdx_malformed(mdx, counts_offset, "expected %zu primitive counts, one a type, found %zu", types, counts);
    for (size_t i = 0; i < counts; ++i) {
        if (!mdx_u32(mdx, bytes, "a primitive count", &value))
            return false;
        if (value % 3)
            return mdx_malformed(mdx, bytes->at - 4, "expected a multiple of 3 indices of triangles, found %u",
                                 (unsigned)value);
        total += value;
    }
    size_t offset = bytes->at + 4;
    if (!open_sub(mdx, bytes, "PVTX", 2, "indices", &count))
        return false;
    if (counts && total != count)
        return mdx_malformed(mdx, offset, "expected %llu indices, as PCNT says, found %zu", (unsigned long long)total,
                             count);
    if (count % 3)
        return mdx_malformed(mdx, offset, "expected a multiple of 3 indices of triangles, found %zu", count);
    if (!count)
        return true;
    uint16_t *index = mdx_alloc(mdx, count, sizeof *index, "indices");
    if (!index)
        return false;
    for (size_t i = 0; i < count; ++i) {
        if (!bytes_u16(bytes, &index[i]) || index[i] >= mesh->vertex_count)
            return mdx_malformed(mdx, bytes->at - 2, "expected an index below %zu, the vertex count, found %u",
                                 mesh->vertex_count, (unsigned)index[i]);
    }
    mesh->index_count = count;
    mesh->indices = index;
    mesh->index_size = sizeof *index;
    return true;
}

/* The three lists of groups, found but not read yet. */
struct groups {
    struct bytes vertex, sizes, bones;
};

static bool find_list(struct mdx *mdx, struct bytes *bytes, const char *tag, size_t size, const char *what,
                      struct bytes *out) {
    size_t count;
    return open_sub(mdx, bytes, tag, size, what, &count) && bytes_take(bytes, count * size, out);
}

static bool find_groups(struct mdx *mdx, struct bytes *bytes, size_t vertex_count, struct groups *out) {
    size_t offset = bytes->at + 4;
    return find_list(mdx, bytes, "GNDX", 1, "group numbers", &out->vertex) &&
           check_count(mdx, offset, "group numbers", bytes_left(&out->vertex), vertex_count, true) &&
           find_list(mdx, bytes, "MTGC", 4, "group sizes", &out->sizes) &&
           find_list(mdx, bytes, "MATS", 4, "bones of groups", &out->bones);
}

/* MTGC and MATS: the sizes of the groups, and their bones end to end. A bone is the object id of any node. */
static bool read_groups(struct mdx *mdx, struct groups *found, glskin_groups *groups) {
    uint64_t total = 0;
    size_t bones_at = found->bones.at;
    groups->count = bytes_left(&found->sizes) / 4;
    groups->bone_total = bytes_left(&found->bones) / 4;
    uint32_t *sizes = mdx_alloc(mdx, groups->count, sizeof *sizes, "group sizes");
    uint32_t *bones = sizes ? mdx_alloc(mdx, groups->bone_total, sizeof *bones, "bones of groups") : NULL;
    if (!bones)
        return false;
    for (size_t i = 0; i < groups->count; ++i) {
        if (!mdx_u32(mdx, &found->sizes, "a group size", &sizes[i]))
            return false;
        if (!sizes[i])
            return mdx_malformed(mdx, found->sizes.at - 4, "expected at least 1 bone in group %zu, found 0", i);
        total += sizes[i];
    }
    if (total != groups->bone_total)
        return mdx_malformed(mdx, bones_at - 4, "expected %llu bones of groups, as MTGC says, found %zu",
                             (unsigned long long)total, groups->bone_total);
    for (size_t i = 0; i < groups->bone_total; ++i) {
        if (!mdx_u32(mdx, &found->bones, "a bone of a group", &bones[i]))
            return false;
        if (bones[i] >= mdx->model->bone_count)
            return mdx_malformed(mdx, found->bones.at - 4, "expected an object id below %zu, found %u",
                                 mdx->model->bone_count, (unsigned)bones[i]);
    }
    groups->sizes = sizes;
    groups->bones = bones;
    return true;
}

/* GNDX: the group that each vertex follows, one byte. */
static bool read_classic(struct mdx *mdx, struct groups *found, glskin_mesh_desc *mesh) {
    size_t count = bytes_left(&found->vertex), start = found->vertex.at;
    if (!check_count(mdx, start - 4, "group numbers", count, mesh->vertex_count, false) ||
        !read_groups(mdx, found, &mesh->classic.groups))
        return false;
    unsigned char *group = mdx_alloc(mdx, count, 1, "group numbers");
    if (!group)
        return false;
    if (count)
        memcpy(group, bytes_here(&found->vertex), count);
    for (size_t i = 0; i < count; ++i) {
        if (group[i] >= mesh->classic.groups.count)
            return mdx_malformed(mdx, start + i, "expected a group below %zu, found %u", mesh->classic.groups.count,
                                 (unsigned)group[i]);
    }
    mesh->classic.group.data = group;
    mesh->classic.group_size = 1;
    return true;
}

/* A slot without weight may hold anything; of a vertex without any, the first bone counts. */
static bool check_skin(struct mdx *mdx, const unsigned char *skin, size_t start, size_t vertex_count) {
    size_t bone_count = mdx->model->bone_count;
    for (size_t v = 0; v < vertex_count; ++v) {
        const unsigned char *bone = skin + SKIN_SIZE * v, *weight = bone + 4;
        bool weightless = !(weight[0] | weight[1] | weight[2] | weight[3]);
        for (size_t slot = 0; slot < 4; ++slot) {
            if (bone[slot] < bone_count || !(weight[slot] || (weightless && slot == 0)))
                continue;
            return mdx_malformed(mdx, start + SKIN_SIZE * v + slot,
                                 "expected an object id below %zu in slot %zu of vertex %zu (weight %u), found %u",
                                 bone_count, slot, v, (unsigned)weight[slot], (unsigned)bone[slot]);
        }
    }
    return true;
}

/* SKIN: four bones and four weights a vertex. Weights that don't sum to 255 stay; a mesh normalises them. */
static bool read_skin(struct mdx *mdx, struct bytes *bytes, glskin_mesh_desc *mesh) {
    size_t count, offset = bytes->at + 4;
    if (!open_sub(mdx, bytes, "SKIN", 1, "bytes of a skin", &count))
        return false;
    if (!count) /* as if it weren't there */
        return true;
    if (count / SKIN_SIZE != mesh->vertex_count || count % SKIN_SIZE)
        return mdx_malformed(mdx, offset, "expected %zu bytes of a skin, %d a vertex, found %zu",
                             SKIN_SIZE * mesh->vertex_count, SKIN_SIZE, count);
    unsigned char *skin = mdx_alloc(mdx, count, 1, "bytes of a skin");
    if (!skin)
        return false;
    memcpy(skin, bytes_here(bytes), count);
    mesh->skin.data = skin;
    mesh->weights = GLSKIN_WEIGHTS_NORMALIZE;
    return check_skin(mdx, skin, bytes->at, mesh->vertex_count) && bytes_skip(bytes, count);
}

static bool read_tangents(struct mdx *mdx, struct bytes *bytes, glskin_geoset *geoset) {
    size_t count, offset = bytes->at + 4;
    if (!open_sub(mdx, bytes, "TANG", TANGENT_SIZE, "tangents", &count) ||
        !check_count(mdx, offset, "tangents", count, geoset->mesh.vertex_count, true))
        return false;
    if (!count)
        return true;
    float *tangent = mdx_alloc(mdx, count, TANGENT_SIZE, "tangents");
    if (!tangent || !mdx_floats(mdx, bytes, 4 * count, "a tangent", tangent))
        return false;
    geoset->mesh.tangent.data = tangent;
    return true;
}

/* UVAS: sets of texture coordinates. The first two are kept, the others only checked. */
static bool read_texcoords(struct mdx *mdx, struct bytes *bytes, glskin_geoset *geoset) {
    glskin_mesh_desc *mesh = &geoset->mesh;
    size_t sets;
    if (!bytes_left(bytes))
        return true;
    if (!open_sub(mdx, bytes, "UVAS", 8, "texture coordinate sets", &sets))
        return false;
    geoset->texcoord_count = sets;
    for (size_t set = 0; set < sets; ++set) {
        size_t count, offset = bytes->at + 4;
        if (!open_sub(mdx, bytes, "UVBS", 8, "texture coordinates", &count) ||
            !check_count(mdx, offset, "texture coordinates", count, mesh->vertex_count, true))
            return false;
        if (set >= 2) {
            if (!mdx_skip(mdx, bytes, 8 * count, "texture coordinates"))
                return false;
        } else if (count) {
            float *texcoord = mdx_alloc(mdx, count, 8, "texture coordinates");
            if (!texcoord || !mdx_floats(mdx, bytes, 2 * count, "a texture coordinate", texcoord))
                return false;
            mesh->texcoord[set].data = texcoord;
        }
    }
    return true;
}

/* Material, selection, level of detail, extents. */
static bool read_numbers(struct mdx *mdx, struct bytes *bytes, glskin_geoset *geoset, size_t *dangling) {
    size_t extents;
    geoset->lod_name = "";
    if (!mdx_reference(mdx, bytes, "a material", mdx->model->material_count, &geoset->material, dangling) ||
        !mdx_u32(mdx, bytes, "a selection group", &geoset->selection_group) ||
        !mdx_u32(mdx, bytes, "selection flags", &geoset->selection_flags))
        return false;
    if (mdx->model->version > 800) {
        if (!mdx_i32(mdx, bytes, "a level of detail", &geoset->lod))
            return false;
        const unsigned char *name = bytes_here(bytes);
        if (!mdx_skip(mdx, bytes, LOD_NAME_SIZE, "a level of detail's name") ||
            (*name && !mdx_name(mdx, name, LOD_NAME_SIZE, &geoset->lod_name)))
            return false;
    }
    return mdx_skip(mdx, bytes, EXTENT_SIZE, "an extent") &&
           mdx_count(mdx, bytes, EXTENT_SIZE, "extents of sequences", &extents) &&
           mdx_skip(mdx, bytes, extents * EXTENT_SIZE, "extents of sequences");
}

static bool read_geoset(struct mdx *mdx, struct bytes *bytes, glskin_geoset *geoset, size_t *dangling) {
    glskin_mesh_desc *mesh = &geoset->mesh;
    struct groups groups;
    if (!read_positions(mdx, bytes, mesh) || !read_normals(mdx, bytes, mesh) || !read_triangles(mdx, bytes, mesh) ||
        !find_groups(mdx, bytes, mesh->vertex_count, &groups) || !read_numbers(mdx, bytes, geoset, dangling))
        return false;
    /* Each may be absent. They stand in this order; nothing depends on it. */
    if (mdx_peek_tag(bytes, "TANG") && !read_tangents(mdx, bytes, geoset))
        return false;
    if (mdx_peek_tag(bytes, "SKIN") && !read_skin(mdx, bytes, mesh))
        return false;
    if (!read_texcoords(mdx, bytes, geoset) || (!mesh->skin.data && !read_classic(mdx, &groups, mesh)))
        return false;
    if (bytes_left(bytes))
        return mdx_malformed(mdx, bytes->at, "expected the geoset's end, found %zu more bytes", bytes_left(bytes));
    if (!mesh->vertex_count) /* an empty geoset keeps its number and nothing of a mesh */
        memset(mesh, 0, sizeof *mesh);
    return true;
}

bool mdx_read_geosets(struct mdx *mdx) {
    struct glskin_model *model = mdx->model;
    struct bytes chunk, entry;
    size_t count = 0, dangling = 0, start;
    if (!mdx_open(mdx, MDX_GEOS, &chunk))
        return true;
    start = chunk.at;
    for (struct bytes left = chunk; bytes_left(&left); ++count) {
        if (!mdx_sized(mdx, &left, GEOSET_SIZE, "a geoset", &entry))
            return false;
    }
    model->geosets = mdx_alloc(mdx, count, sizeof *model->geosets, "geosets");
    if (!model->geosets)
        return false;
    for (; model->geoset_count < count; ++model->geoset_count) {
        if (!mdx_sized(mdx, &chunk, GEOSET_SIZE, "a geoset", &entry) ||
            !read_geoset(mdx, &entry, &model->geosets[model->geoset_count], &dangling))
            return false;
    }
    mdx_tell_dangling(mdx, start, dangling, "geosets", "materials");
    return true;
}
