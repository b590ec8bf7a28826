/* Vertices: position, u8 weight[4], u8 bone[4], normal, two texture coordinates; 48 bytes, kept as they lie. Bones are
 * numbers of the model's bones. Positions have an array of their own besides, as all models' do.
 *
 * A bone that carries weight must be one of the model's; one at weight 0 may be anything. Four weights of 0 follow the
 * first bone, as the core has it. Normals of another length become unit; of zero length (0,0,1), with a warning. */
#include "model/m2.h"

#include <math.h>

enum { VERTEX_SIZE = 48, WEIGHT = 12, BONE = 16, NORMAL = 20, TEXCOORD = 32, TEXCOORD_2 = 40 };

/* What a vertex follows instead of a bone that there isn't. */
static bool root_bone(struct m2 *m2, size_t at, unsigned char *out) {
    const struct glskin_model *model = m2->model;
    if (!model->node_count)
        return m2_malformed(m2, ".bone", at, "expected a bone that vertices can follow, found none in the file");
    *out = model->nodes->id <= UINT8_MAX ? (unsigned char)model->nodes->id : 0;
    return true;
}

static bool check_bones(struct m2 *m2, unsigned char *record, size_t at) {
    unsigned char *bone = record + BONE;
    const unsigned char *weight = record + WEIGHT;
    unsigned sum = (unsigned)(weight[0] + weight[1] + weight[2] + weight[3]);
    if (!sum)
        m2_warn(m2, ".weight", at + WEIGHT, "such vertices follow their first bone",
                "expected a vertex with some weight, found none");
    else if (sum != 255)
        m2_warn(m2, ".weight", at + WEIGHT, "a mesh scales them to it", "expected weights that sum to 255, found %u",
                sum);
    for (size_t i = 0; i < 4; ++i) {
        if (!(weight[i] || (!sum && i == 0)) || bone[i] < m2->model->bone_count)
            continue;
        if (!m2_fault(m2, ".bone", at + BONE + i, "the model's root stands in",
                      "expected a bone below %zu, found %u at weight %u", m2->model->bone_count, (unsigned)bone[i],
                      (unsigned)weight[i]) ||
            !root_bone(m2, at + BONE + i, &bone[i]))
            return false;
    }
    return true;
}

static bool read_normal(struct m2 *m2, unsigned char *record, size_t at, size_t *zero) {
    float normal[3];
    if (!m2_floats(m2, ".normal", at + NORMAL, 3, normal))
        return false;
    double x = normal[0], y = normal[1], z = normal[2], length = sqrt(x * x + y * y + z * z);
    if (length < 1e-12) {
        normal[0] = normal[1] = 0;
        normal[2] = 1;
        ++*zero;
    } else if (fabs(length - 1) > 1e-6) { /* within rounding they stay as they are */
        normal[0] = (float)(x / length);
        normal[1] = (float)(y / length);
        normal[2] = (float)(z / length);
    }
    memcpy(record + NORMAL, normal, sizeof normal);
    return true;
}

bool m2_read_vertices(struct m2 *m2) {
    struct glskin_model *model = m2->model;
    struct m2_array array;
    m2_where(m2, "vertices");
    if (!m2_array(m2, "", M2_VERTICES, VERTEX_SIZE, &array))
        return false;
    glskin_geoset *geoset = m2_alloc(m2, "", array.at, 1, sizeof *geoset);
    unsigned char *records = geoset ? m2_alloc(m2, "", array.at, array.count, VERTEX_SIZE) : NULL;
    float(*position)[3] = records ? m2_alloc(m2, "", array.at, array.count, sizeof *position) : NULL;
    if (!position)
        return false;
    size_t zero = 0;
    for (size_t i = 0; i < array.count; ++i) {
        size_t at = array.at + VERTEX_SIZE * i;
        unsigned char *record = records + VERTEX_SIZE * i;
        float texcoords[4];
        memcpy(record, m2->file + at, VERTEX_SIZE);
        m2_where(m2, "vertices[%zu]", i);
        if (!m2_floats(m2, ".position", at, 3, position[i]) || !read_normal(m2, record, at, &zero) ||
            !m2_floats(m2, ".texcoord", at + TEXCOORD, 4, texcoords) || !check_bones(m2, record, at))
            return false;
        memcpy(record + TEXCOORD, texcoords, sizeof texcoords);
    }
    m2_where(m2, "vertices");
    if (zero)
        m2_warn(m2, "", array.at, NULL, "%zu normals of zero length became (0,0,1)", zero);
    m2_entry_ends(m2);
    model->geosets = geoset;
    model->geoset_count = 1;
    geoset->material = -1; /* an M2's submeshes have batches instead */
    geoset->lod_name = "";
    if (!array.count) /* nothing but its number */
        return true;
    geoset->texcoord_count = 2;
    glskin_mesh_desc *mesh = &geoset->mesh;
    mesh->vertex_count = array.count;
    mesh->position.data = position;
    mesh->normal = (glskin_stream){records + NORMAL, VERTEX_SIZE};
    mesh->texcoord[0] = (glskin_stream){records + TEXCOORD, VERTEX_SIZE};
    mesh->texcoord[1] = (glskin_stream){records + TEXCOORD_2, VERTEX_SIZE};
    mesh->influences.weight = (glskin_stream){records + WEIGHT, VERTEX_SIZE};
    mesh->influences.bone = (glskin_stream){records + BONE, VERTEX_SIZE};
    mesh->influences.bone_size = 1;
    mesh->weights = GLSKIN_WEIGHTS_NORMALIZE;
    return true;
}
