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

/* A sub-chunk with one element a vertex: also fine without any, where optional. offset is that of its count; lacking
 * says what becomes of those that lack. */
static bool check_count(struct mdx *mdx, size_t offset, const char *what, const char *lacking, size_t count,
                        size_t vertex_count, bool optional) {
    return count == vertex_count || (optional && count == 0) ||
           mdx_fault(mdx, offset, count < vertex_count ? lacking : "the rest is passed over",
                     "expected %zu %s, one a vertex, found %zu", vertex_count, what, count);
}

/* `components` floats for each vertex, of count that the file has; those that lack are zero. */
static float *read_vectors(struct mdx *mdx, struct bytes *bytes, size_t components, const char *what, size_t count,
                           size_t vertex_count) {
    size_t kept = count < vertex_count ? count : vertex_count;
    float *out = mdx_alloc(mdx, vertex_count, components * sizeof *out, what);
    if (!out || !mdx_floats(mdx, bytes, components * kept, what, out) ||
        !mdx_skip(mdx, bytes, (count - kept) * components * sizeof *out, what))
        return NULL;
    return out;
}

static bool read_positions(struct mdx *mdx, struct bytes *bytes, glskin_mesh_desc *mesh) {
    size_t count;
    if (!open_sub(mdx, bytes, "VRTX", 12, "vertices", &count))
        return false;
    mesh->position.data = read_vectors(mdx, bytes, 3, "a vertex", count, count);
    mesh->vertex_count = count;
    return mesh->position.data != NULL;
}

/* The mesh promises unit normals and files don't always keep that. Within rounding they stay as they are. */
static bool read_normals(struct mdx *mdx, struct bytes *bytes, glskin_mesh_desc *mesh) {
    size_t count, offset = bytes->at + 4, zero = 0;
    if (!open_sub(mdx, bytes, "NRMS", 12, "normals", &count) ||
        !check_count(mdx, offset, "normals", "those that lack are (0,0,1)", count, mesh->vertex_count, true))
        return false;
    if (!count)
        return true;
    float *normal = read_vectors(mdx, bytes, 3, "a normal", count, mesh->vertex_count);
    if (!normal)
        return false;
    for (size_t i = 0; i < mesh->vertex_count; ++i) {
        float *n = normal + 3 * i;
        double x = n[0], y = n[1], z = n[2], length = sqrt(x * x + y * y + z * z);
        if (length < 1e-12) {
            n[0] = n[1] = 0;
            n[2] = 1;
            zero += i < count;
        } else if (fabs(length - 1) > 1e-6) {
            n[0] = (float)(x / length);
            n[1] = (float)(y / length);
            n[2] = (float)(z / length);
        }
    }
    if (zero)
        mdx_warn(mdx, offset, NULL, "%zu normals of zero length became (0,0,1)", zero);
    mesh->normal.data = normal;
    return true;
}

static const char in_threes[] = "the indices are taken in threes, without runs";

/* PTYP and PCNT split the indices into runs of one primitive type. Files of the game know only triangles, and some have
 * no runs at all. *total: what the runs have together, UINT64_MAX where they say nothing; *told: they are no runs of
 * triangles. */
static bool read_runs(struct mdx *mdx, struct bytes *bytes, uint64_t *total, bool *told) {
    size_t types, counts, types_offset = bytes->at + 8;
    uint32_t value = 0;
    *told = false;
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
    *total = 0;
    if (counts != types) {
        *told = true;
        if (!mdx_fault(mdx, counts_offset, in_threes, "expected %zu primitive counts, one a type, found %zu", types,
                       counts))
            return false;
    }
    for (size_t i = 0; i < counts; ++i) {
        if (!mdx_u32(mdx, bytes, "a primitive count", &value))
            return false;
        *total += value;
        if (value % 3 == 0)
            continue;
        *told = true;
        if (!mdx_fault(mdx, bytes->at - 4, in_threes, "expected a multiple of 3 indices of triangles, found %u",
                       (unsigned)value))
            return false;
    }
    if (!counts || *told)
        *total = UINT64_MAX;
    return true;
}

/* Those that name vertices. A triangle with a corner that doesn't is left out, lenient. */
static bool read_indices(struct mdx *mdx, struct bytes *bytes, size_t count, glskin_mesh_desc *mesh) {
    uint16_t *index = mdx_alloc(mdx, count, sizeof *index, "indices");
    size_t kept = 0;
    if (!index)
        return false;
    for (size_t i = 0; i + 3 <= count; i += 3) {
        bool good = true;
        for (size_t corner = 0; corner < 3; ++corner) {
            uint16_t *at = &index[kept + corner];
            bytes_u16(bytes, at);
            if (*at < mesh->vertex_count)
                continue;
            if (!mdx_fault(mdx, bytes->at - 2, "the triangle is left out",
                           "expected an index below %zu, the vertex count, found %u", mesh->vertex_count,
                           (unsigned)*at))
                return false;
            good = false;
        }
        kept += good ? 3 : 0;
    }
    mesh->index_count = kept;
    mesh->indices = index;
    mesh->index_size = sizeof *index;
    return true;
}

static bool read_triangles(struct mdx *mdx, struct bytes *bytes, glskin_mesh_desc *mesh) {
    size_t count;
    uint64_t total = 0;
    bool told;
    struct bytes indices;
    if (!read_runs(mdx, bytes, &total, &told))
        return false;
    size_t offset = bytes->at + 4;
    if (!open_sub(mdx, bytes, "PVTX", 2, "indices", &count) || !bytes_take(bytes, 2 * count, &indices))
        return false;
    if (total != UINT64_MAX && total != count &&
        !mdx_fault(mdx, offset, in_threes, "expected %llu indices, as PCNT says, found %zu", (unsigned long long)total,
                   count))
        return false;
    if (count % 3 && !told &&
        !mdx_fault(mdx, offset, in_threes, "expected a multiple of 3 indices of triangles, found %zu", count))
        return false;
    return count < 3 || read_indices(mdx, &indices, count, mesh);
}

/* The three lists of groups, found but not read yet. */
struct groups {
    struct bytes vertex, sizes, bones;
    size_t number_size; /* bytes of one group number in vertex */
};

static bool find_list(struct mdx *mdx, struct bytes *bytes, const char *tag, size_t size, const char *what,
                      struct bytes *out) {
    size_t count;
    return open_sub(mdx, bytes, tag, size, what, &count) && bytes_take(bytes, count * size, out);
}

static const char follow_root[] = "they follow the model's root";

static bool find_groups(struct mdx *mdx, struct bytes *bytes, size_t vertex_count, struct groups *out) {
    size_t offset = bytes->at + 4;
    bool wide = mdx->findings->text && mdx_peek_tag(bytes, "GNDW"); /* real files have no such sub-chunk */
    out->number_size = wide ? 2 : 1;
    return find_list(mdx, bytes, wide ? "GNDW" : "GNDX", out->number_size, "group numbers", &out->vertex) &&
           check_count(mdx, offset, "group numbers", "vertices without one follow the model's root",
                       bytes_left(&out->vertex) / out->number_size, vertex_count, true) &&
           find_list(mdx, bytes, "MTGC", 4, "group sizes", &out->sizes) &&
           find_list(mdx, bytes, "MATS", 4, "bones of groups", &out->bones);
}

/* One group's bones behind those of the others; the root stands in where there is none. */
static bool read_group(struct mdx *mdx, struct groups *found, size_t number, uint32_t root, uint32_t *size,
                       uint32_t *bones, size_t *bone_total) {
    size_t at = found->sizes.at;
    if (!mdx_u32(mdx, &found->sizes, "a group size", size))
        return false;
    if (!*size && !mdx_fault(mdx, at, follow_root, "expected at least 1 bone in group %zu, found 0", number))
        return false;
    if (!*size || *size > bytes_left(&found->bones) / 4) { /* told with the sum of them all */
        found->bones.at = *size ? found->bones.end : found->bones.at;
        *size = 1;
        bones[(*bone_total)++] = root;
        return true;
    }
    for (size_t i = 0; i < *size; ++i) {
        uint32_t bone = 0;
        bytes_u32(&found->bones, &bone);
        if (bone >= mdx->model->bone_count) {
            if (!mdx_fault(mdx, found->bones.at - 4, "the model's root stands in",
                           "expected an object id below %zu, found %u", mdx->model->bone_count, (unsigned)bone))
                return false;
            bone = root;
        }
        bones[(*bone_total)++] = bone;
    }
    return true;
}

/* MTGC and MATS: the sizes of the groups, and their bones end to end. A bone is the object id of any node. There is
 * room for one group more. */
static bool read_groups(struct mdx *mdx, struct groups *found, uint32_t root, glskin_groups *groups) {
    uint64_t total = 0;
    size_t count = bytes_left(&found->sizes) / 4, listed = bytes_left(&found->bones) / 4;
    size_t bones_at = found->bones.at;
    struct bytes each = found->sizes;
    for (uint32_t size; bytes_u32(&each, &size);)
        total += size;
    uint32_t *sizes = mdx_alloc(mdx, count + 1, sizeof *sizes, "group sizes");
    uint32_t *bones = sizes ? mdx_alloc(mdx, listed + count + 1, sizeof *bones, "bones of groups") : NULL;
    if (!bones)
        return false;
    for (size_t i = 0; i < count; ++i) {
        if (!read_group(mdx, found, i, root, &sizes[i], bones, &groups->bone_total))
            return false;
    }
    if (total != listed &&
        !mdx_fault(mdx, bones_at - 4,
                   total > listed ? "groups past the end follow the model's root" : "the rest is passed over",
                   "expected %llu bones of groups, as MTGC says, found %zu", (unsigned long long)total, listed))
        return false;
    groups->count = count;
    groups->sizes = sizes;
    groups->bones = bones;
    return true;
}

/* A group of the root alone, for the vertices that name none. There is room: read_groups. */
static uint16_t add_root_group(glskin_groups *groups, uint32_t root) {
    ((uint32_t *)(uintptr_t)groups->sizes)[groups->count] = 1;
    ((uint32_t *)(uintptr_t)groups->bones)[groups->bone_total++] = root;
    return (uint16_t)groups->count++;
}

/* GNDX: the group that each vertex follows, one byte. GNDW, which the MDL reader makes: two. */
static bool read_classic(struct mdx *mdx, struct groups *found, glskin_mesh_desc *mesh) {
    glskin_groups *groups = &mesh->classic.groups;
    size_t size = found->number_size, given = bytes_left(&found->vertex) / size, start = found->vertex.at;
    size_t vertices = mesh->vertex_count, most = size == 2 ? UINT16_MAX : UINT8_MAX;
    uint32_t root = 0;
    if (mdx->findings->lenient && vertices && !mdx_root(mdx, start, &root))
        return false;
    if (!given && vertices && !check_count(mdx, start - 4, "group numbers", follow_root, given, vertices, false))
        return false;
    if (!read_groups(mdx, found, root, groups))
        return false;
    void *group = mdx_alloc(mdx, vertices, size, "group numbers");
    if (!group)
        return false;
    size_t count = groups->count;
    for (size_t i = 0; i < vertices; ++i) {
        const unsigned char *at = bytes_here(&found->vertex) + i * size;
        uint16_t number = i >= given ? UINT16_MAX : size == 2 ? (uint16_t)(at[0] | at[1] << 8) : at[0];
        if (i >= given || number >= count) {
            if (i < given && !mdx_fault(mdx, start + i * size, follow_root, "expected a group below %zu, found %u",
                                        count, (unsigned)number))
                return false;
            if (count > most) /* only where numbers lack, and then none is left for the root's group */
                return mdx_malformed(mdx, start - 4, "expected %zu group numbers, one a vertex, found %zu", vertices,
                                     given);
            number = groups->count > count ? (uint16_t)count : add_root_group(groups, root);
        }
        if (size == 2)
            ((uint16_t *)group)[i] = number;
        else
            ((unsigned char *)group)[i] = (unsigned char)number;
    }
    mesh->classic.group.data = group;
    mesh->classic.group_size = size;
    return true;
}

/* A slot without weight may hold anything; of a vertex without any, the first bone counts. */
static bool check_skin(struct mdx *mdx, unsigned char *skin, size_t start, size_t count, unsigned char root) {
    size_t bone_count = mdx->model->bone_count;
    for (size_t v = 0; v < count; ++v) {
        unsigned char *bone = skin + SKIN_SIZE * v;
        const unsigned char *weight = bone + 4;
        unsigned sum = (unsigned)(weight[0] + weight[1] + weight[2] + weight[3]);
        if (!sum)
            mdx_warn(mdx, start + SKIN_SIZE * v + 4, "such vertices follow their first bone",
                     "expected a vertex with some weight, found none at vertex %zu", v);
        else if (sum != 255)
            mdx_warn(mdx, start + SKIN_SIZE * v + 4, "a mesh scales them to it",
                     "expected weights that sum to 255, found %u at vertex %zu", sum, v);
        for (size_t slot = 0; slot < 4; ++slot) {
            if (bone[slot] < bone_count || !(weight[slot] || (!sum && slot == 0)))
                continue;
            if (!mdx_fault(mdx, start + SKIN_SIZE * v + slot, "the model's root stands in",
                           "expected an object id below %zu, found %u in slot %zu of vertex %zu (weight %u)",
                           bone_count, (unsigned)bone[slot], slot, v, (unsigned)weight[slot]))
                return false;
            bone[slot] = root;
        }
    }
    return true;
}

/* SKIN: four bones and four weights a vertex. Weights that don't sum to 255 stay; a mesh normalises them. */
static bool read_skin(struct mdx *mdx, struct bytes *bytes, glskin_mesh_desc *mesh) {
    size_t count, offset = bytes->at + 4, size = SKIN_SIZE * mesh->vertex_count;
    uint32_t root = 0;
    struct bytes records;
    if (!open_sub(mdx, bytes, "SKIN", 1, "bytes of a skin", &count) || !bytes_take(bytes, count, &records))
        return false;
    if (!count) /* as if it weren't there */
        return true;
    if (count != size &&
        !mdx_fault(mdx, offset,
                   count < size ? "vertices without a record follow the model's root" : "the rest is passed over",
                   "expected %zu bytes of a skin, %d a vertex, found %zu", size, SKIN_SIZE, count))
        return false;
    if (mdx->findings->lenient && mesh->vertex_count && !mdx_root(mdx, offset, &root))
        return false;
    if (root > UINT8_MAX) /* then only lenient: a byte can't name it, and the first bone can be named */
        root = 0;
    unsigned char *skin = mdx_alloc(mdx, size, 1, "bytes of a skin");
    if (!skin)
        return false;
    size_t whole = (count < size ? count : size) / SKIN_SIZE;
    memcpy(skin, bytes_here(&records), SKIN_SIZE * whole);
    for (size_t v = whole; v < mesh->vertex_count; ++v) {
        skin[SKIN_SIZE * v] = (unsigned char)root;
        skin[SKIN_SIZE * v + 4] = 255;
    }
    mesh->skin.data = skin;
    mesh->weights = GLSKIN_WEIGHTS_NORMALIZE;
    return check_skin(mdx, skin, records.at, whole, (unsigned char)root);
}

static bool read_tangents(struct mdx *mdx, struct bytes *bytes, glskin_geoset *geoset) {
    size_t count, offset = bytes->at + 4;
    if (!open_sub(mdx, bytes, "TANG", TANGENT_SIZE, "tangents", &count) ||
        !check_count(mdx, offset, "tangents", "those that lack are zero", count, geoset->mesh.vertex_count, true))
        return false;
    if (!count)
        return true;
    geoset->mesh.tangent.data = read_vectors(mdx, bytes, 4, "a tangent", count, geoset->mesh.vertex_count);
    return geoset->mesh.tangent.data != NULL;
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
            !check_count(mdx, offset, "texture coordinates", "those that lack are (0,0)", count, mesh->vertex_count,
                         true))
            return false;
        if (set >= 2) {
            if (!mdx_skip(mdx, bytes, 8 * count, "texture coordinates"))
                return false;
        } else if (count) {
            mesh->texcoord[set].data = read_vectors(mdx, bytes, 2, "a texture coordinate", count, mesh->vertex_count);
            if (!mesh->texcoord[set].data)
                return false;
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
    if (!mdx_extent(mdx, bytes, "an extent") ||
        !mdx_count(mdx, bytes, MDX_EXTENT_SIZE, "extents of sequences", &extents))
        return false;
    for (; extents; --extents) {
        if (!mdx_extent(mdx, bytes, "an extent of a sequence"))
            return false;
    }
    return true;
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
    if (bytes_left(bytes) &&
        !mdx_fault(mdx, bytes->at, "passed over", "expected the geoset's end, found %zu more bytes", bytes_left(bytes)))
        return false;
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
        mdx_entry_ends(mdx);
    }
    mdx_tell_dangling(mdx, start, dangling, "geosets", "materials");
    return true;
}
