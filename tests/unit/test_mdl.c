/* The MDL reader: what it makes of a right text, in all its dialects, and the lines that it names in a wrong one. */
#include "support/check_main.h"
#include "support/mdl_text.h"
#include "support/mdx_builder.h"

#include <math.h>

static const int versions[] = {800, 900, 1000, 1100, 1200};
enum { VERSIONS = sizeof versions / sizeof *versions };

struct heard {
    int errors, warnings;
    glskin_result code;
    char text[1024];
};
static struct heard heard;

static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    (void)user;
    heard.errors += severity == GLSKIN_SEVERITY_ERROR;
    if (severity == GLSKIN_SEVERITY_NOTE || strstr(text, "the game ")) /* test_findings.c hears what it minds */
        return;
    heard.warnings += severity == GLSKIN_SEVERITY_WARNING;
    heard.code = code;
    snprintf(heard.text, sizeof heard.text, "%s", text);
}
static const glskin_host host = {.message = hear};

static glskin_model *load(const char *text, size_t size) {
    glskin_model *model;
    char *copy = malloc(size + 1); /* without the zero at the end: text isn't a string */
    ck_assert_ptr_nonnull(copy);
    memcpy(copy, text, size);
    memset(&heard, 0, sizeof heard);
    glskin_result result =
        glskin_model_load(&(glskin_model_desc){.bytes = copy, .size = size, .name = "t.mdl", .host = &host}, &model);
    free(copy);
    ck_assert_int_eq(heard.errors, result != GLSKIN_OK);
    return model;
}

static glskin_model *load_good(const struct mdlt *t) {
    glskin_model *model = load(t->text, t->size);
    ck_assert_msg(model != NULL, "%s", heard.text);
    ck_assert_msg(heard.warnings == 0, "%s", heard.text);
    return model;
}

static glskin_geoset geoset_of(const glskin_model *model, size_t index) {
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_model_geoset(model, index, &geoset), GLSKIN_OK);
    return geoset;
}

static glskin_layer layer_of(const glskin_model *model, size_t material, size_t index) {
    glskin_layer layer;
    ck_assert_int_eq(glskin_model_layer(model, material, index, &layer), GLSKIN_OK);
    return layer;
}

static glskin_pose *pose_at(const glskin_model *model, double time, double global) {
    const glskin_pose_desc desc = {.sequence = 0, .time_ms = time, .global_time_ms = global};
    glskin_pose *pose;
    ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
    return pose;
}

static void check_point(const glskin_pose *pose, size_t bone, double x, double y, double z, double to_x, double to_y,
                        double to_z) {
    const double from[4] = {x, y, z, 1}, to[3] = {to_x, to_y, to_z};
    for (int r = 0; r < 3; ++r) {
        double sum = 0;
        for (int k = 0; k < 4; ++k)
            sum += (double)glskin_pose_bones(pose)[bone].row[r][k] * from[k];
        ck_assert_double_eq_tol(sum, to[r], 1e-5);
    }
}

START_TEST(head_sequences_and_nodes) {
    static const struct {
        const char *name;
        glskin_node_kind kind;
        int parent;
    } nodes[] = {{"child", GLSKIN_NODE_BONE, 1},   {"root", GLSKIN_NODE_BONE, -1}, {"hand", GLSKIN_NODE_HELPER, 0},
                 {"sparks", GLSKIN_NODE_OTHER, 2}, {"box", GLSKIN_NODE_OTHER, -1}, {"SNDx", GLSKIN_NODE_OTHER, 3}};
    struct mdlt t = mdlt_rich(versions[_i]);
    glskin_model *model = load_good(&t);
    glskin_model_info info = glskin_model_info_get(model);
    glskin_sequence stand, death;
    ck_assert_str_eq(info.format, "MDL");
    ck_assert_uint_eq(info.version, (unsigned)versions[_i]);
    ck_assert_str_eq(info.name, "built");
    ck_assert_uint_eq(info.bone_count, 6);
    ck_assert_uint_eq(info.sequence_count, 2);
    ck_assert_uint_eq(info.global_sequence_count, 1);
    ck_assert_int_eq(glskin_model_sequence(model, 0, &stand), GLSKIN_OK);
    ck_assert_int_eq(glskin_model_sequence(model, 1, &death), GLSKIN_OK);
    ck_assert(stand.looping && !death.looping);
    ck_assert_str_eq(death.name, "Death");
    ck_assert_uint_eq(death.start, 2000);
    ck_assert_uint_eq(death.end, 2500);
    for (size_t i = 0; i < 6; ++i) {
        glskin_node node;
        ck_assert_int_eq(glskin_model_node(model, i, &node), GLSKIN_OK);
        ck_assert_str_eq(node.name, nodes[i].name);
        ck_assert_int_eq(node.kind, nodes[i].kind);
        ck_assert_int_eq(node.parent, nodes[i].parent);
        ck_assert_float_eq(node.pivot[0], (float)i);
    }
    glskin_model_destroy(model);
    mdlt_free(&t);
}
END_TEST

START_TEST(geosets) {
    static const float positions[12] = {0, 0, 0, 1.5f, 0, 0, 0, -10, 0, 1, 1, 0.25f}, uv[4] = {0, 0.5f, 1, 0};
    static const uint16_t indices[6] = {0, 1, 2, 2, 1, 3};
    static const uint32_t sizes[2] = {1, 2}, bones[3] = {0, 1, 0};
    static const unsigned char groups[4] = {0, 1, 1, 0}, second[8] = {0, 1, 0, 0, 128, 127, 0, 0};
    struct mdlt t = mdlt_rich(versions[_i]);
    glskin_model *model = load_good(&t);
    glskin_geoset geoset = geoset_of(model, 0);
    const glskin_mesh_desc *mesh = &geoset.mesh;
    ck_assert_uint_eq(mesh->vertex_count, 4);
    ck_assert_mem_eq(mesh->position.data, positions, sizeof positions);
    ck_assert_float_eq(((const float *)mesh->normal.data)[9], 1);
    ck_assert_uint_eq(mesh->index_count, 6);
    ck_assert_mem_eq(mesh->indices, indices, sizeof indices);
    ck_assert_uint_eq(geoset.texcoord_count, 2);
    ck_assert_mem_eq(mesh->texcoord[0].data, uv, sizeof uv);
    ck_assert_float_eq(((const float *)mesh->texcoord[1].data)[0], 9);
    ck_assert_int_eq(geoset.material, 0);
    ck_assert_uint_eq(geoset.selection_group, 3);
    ck_assert_uint_eq(geoset.selection_flags, 4);
    if (versions[_i] == 800) {
        ck_assert_ptr_null(mesh->skin.data);
        ck_assert_uint_eq(mesh->classic.group_size, 1);
        ck_assert_mem_eq(mesh->classic.group.data, groups, sizeof groups);
        ck_assert_uint_eq(mesh->classic.groups.count, 2);
        ck_assert_mem_eq(mesh->classic.groups.sizes, sizes, sizeof sizes);
        ck_assert_uint_eq(mesh->classic.groups.bone_total, 3);
        ck_assert_mem_eq(mesh->classic.groups.bones, bones, sizeof bones);
        ck_assert_str_eq(geoset.lod_name, "");
    } else {
        ck_assert_mem_eq((const char *)mesh->skin.data + 8, second, sizeof second);
        ck_assert_float_eq(((const float *)mesh->tangent.data)[15], -1);
        ck_assert_int_eq(geoset.lod, 2);
        ck_assert_str_eq(geoset.lod_name, "far");
    }
    glskin_model_destroy(model);
    mdlt_free(&t);
}
END_TEST

START_TEST(materials_and_textures) {
    struct mdlt t = mdlt_rich(versions[_i]);
    glskin_model *model = load_good(&t);
    bool hd = versions[_i] > 800;
    glskin_material material;
    glskin_texture texture;
    ck_assert_int_eq(glskin_model_material(model, 0, &material), GLSKIN_OK);
    ck_assert_int_eq(material.priority_plane, -2);
    ck_assert_uint_eq(material.flags, 2);
    ck_assert_uint_eq(material.layer_count, 1);
    ck_assert_str_eq(material.shader, hd && versions[_i] < 1100 ? "Shader_HD_DefaultUnit" : "");
    glskin_layer layer = layer_of(model, 0, 0);
    ck_assert_int_eq(layer.filter, GLSKIN_FILTER_ADDITIVE);
    ck_assert_uint_eq(layer.flags, GLSKIN_LAYER_UNSHADED | GLSKIN_LAYER_UNFOGGED);
    ck_assert_int_eq(layer.texture_animation, 0);
    ck_assert_uint_eq(layer.texcoord_set, 1);
    ck_assert_int_eq(layer.hd, hd);
    ck_assert_float_eq(layer.emissive, hd ? 0.75f : 1);
    ck_assert_float_eq(layer.fresnel_opacity, versions[_i] > 900 ? 0.5f : 0);
    ck_assert_int_eq(layer.texture[GLSKIN_SLOT_NORMAL], hd ? 1 : -1);
    ck_assert_int_eq(layer.texture[GLSKIN_SLOT_ENVIRONMENT], versions[_i] >= 1100 ? 0 : -1);
    ck_assert_int_eq(glskin_model_texture(model, 0, &texture), GLSKIN_OK);
    ck_assert_str_eq(texture.path, "Textures\\a.blp");
    ck_assert(texture.wrap_width && !texture.wrap_height && texture.replaceable == 0);
    ck_assert_int_eq(glskin_model_texture(model, 1, &texture), GLSKIN_OK);
    ck_assert(!texture.wrap_width && texture.wrap_height && texture.replaceable == 1);
    glskin_model_destroy(model);
    mdlt_free(&t);
}
END_TEST

/* Colours of geosets stand as r, g, b in the text. */
START_TEST(keys_of_geosets_layers_and_texture_animations) {
    struct mdlt t = mdlt_rich(versions[_i]);
    glskin_model *model = load_good(&t);
    glskin_pose *pose = pose_at(model, 600, 0);
    glskin_geoset_state geoset;
    glskin_layer_state layer;
    ck_assert_int_eq(glskin_pose_geoset(pose, 0, &geoset), GLSKIN_OK);
    ck_assert_float_eq_tol(geoset.alpha, 0.7f, 1e-6f);
    ck_assert_float_eq(geoset.colour[0], 1);
    ck_assert_float_eq(geoset.colour[1], 0.5f);
    ck_assert_float_eq(geoset.colour[2], 0.25f);
    ck_assert_int_eq(glskin_pose_layer(pose, 0, 0, &layer), GLSKIN_OK);
    ck_assert_float_eq_tol(layer.alpha, 0.4f, 1e-6f);
    ck_assert_int_eq(layer.texture[0], 1);
    ck_assert_float_eq_tol(layer.texcoord_translation[0], 0.6f, 1e-6f);
    if (versions[_i] > 900) {
        ck_assert_float_eq_tol(layer.fresnel_colour[0], 0.4f, 1e-6f);
        ck_assert_float_eq_tol(layer.fresnel_colour[2], 0.6f, 1e-6f);
    }
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
    mdlt_free(&t);
}
END_TEST

/* At 500 ms root (pivot (1,0,0)) is at z = 5 and, its curve being half-way with level tangents, at scale 1.5. child
 * doesn't inherit that: it goes where its pivot, the origin, is taken, (1,0,0) + 1.5 (-1,0,0), and is turned half round
 * z by its global sequence at 500 ms. */
START_TEST(keys_of_nodes) {
    struct mdlt t = mdlt_rich(versions[_i]);
    glskin_model *model = load_good(&t);
    glskin_pose *pose = pose_at(model, 500, 500);
    check_point(pose, 1, 1, 2, 0, 1, 3, 5);
    check_point(pose, 0, 1, 0, 0, -1.5, 0, 5);
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
    mdlt_free(&t);
}
END_TEST

/* Known fault A19: parent scale 2 and 90 degrees about z, child vertex (1,0,0). */
START_TEST(what_a_node_does_not_inherit_is_said_in_words) {
    static const struct {
        const char *words;
        double x, y;
    } cases[] = {{"DontInherit { Scaling },", 0, 1},
                 {"DontInherit { Rotation },", 2, 0},
                 {"DontInherit { Rotation, Scaling },", 1, 0},
                 {"DontInherit { Rotation },\nDontInherit { Scaling },", 1, 0},
                 {"", 0, 2}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
        struct mdlt t = {0};
        mdlt_say(&t,
                 "Version { FormatVersion 800, }\nSequences 1 { Anim \"s\" { Interval { 0, 9 }, } }\n"
                 "Bone \"p\" { ObjectId 0, Rotation 1 { Linear, 0: { 0, 0, 0.70710678, 0.70710678 }, }\n"
                 "Scaling 1 { Linear, 0: { 2, 2, 2 }, } }\nBone \"c\" { ObjectId 1, Parent 0, %s }\n"
                 "PivotPoints 2 { { 0, 0, 0 }, { 0, 0, 0 }, }\n",
                 cases[i].words);
        glskin_model *model = load_good(&t);
        glskin_pose *pose = pose_at(model, 0, 0);
        check_point(pose, 1, 1, 0, 0, cases[i].x, cases[i].y, 0);
        glskin_pose_destroy(pose);
        glskin_model_destroy(model);
        mdlt_free(&t);
    }
}
END_TEST

/* A bit of MDX for each word: the same file in both forms must pose alike before a turned camera. */
START_TEST(words_that_turn_nodes_to_the_camera) {
    static const struct {
        const char *word;
        uint32_t bit;
    } flags[] = {{"Billboarded", 8},         {"BillboardedLockX", 0x10}, {"BillboardedLockY", 0x20},
                 {"BillboardedLockZ", 0x40}, {"CameraAnchored", 0x80},   {"DontInherit { Translation }", 1}};
    const glskin_pose_desc desc = {.sequence = GLSKIN_SEQUENCE_NONE, .camera = {0.1f, 0.5f, 0.7f, 0.5f}};
    glskin_bone found[sizeof flags / sizeof *flags][2];
    for (size_t i = 0; i < sizeof flags / sizeof *flags; ++i) {
        struct mdlt t = {0};
        struct mdxb b;
        glskin_model *model, *mdx;
        glskin_pose *pose, *other;
        mdlt_say(&t,
                 "Version { FormatVersion 800, }\nHelper \"p\" { ObjectId 0, GlobalSeq 1, Rotation 1 { Linear, "
                 "GlobalSeqId 0, 0: { 0.6, 0, 0, 0.8 }, } Translation 1 { Linear, GlobalSeqId 0, 0: { 1, 2, 3 } } }\n"
                 "Helper \"c\" { ObjectId 1, Parent 0, %s, }\nGlobalSequences 1 { Duration 9, }\n",
                 flags[i].word);
        mdxb_start(&b, 800);
        mdxb_chunk(&b, "GLBS");
        mdxb_u32(&b, 9);
        mdxb_end(&b);
        mdxb_chunk(&b, "HELP");
        mdxb_node(&b, "p", 0, -1, 0);
        mdxb_track(&b, "KGTR", 1, 0, 3, 1, (const float[]){0, 1, 2, 3});
        mdxb_track(&b, "KGRT", 1, 0, 4, 1, (const float[]){0, 0.6f, 0, 0, 0.8f});
        mdxb_end(&b);
        mdxb_node(&b, "c", 1, 0, flags[i].bit);
        mdxb_end(&b);
        mdxb_end(&b);
        model = load(t.text, t.size);
        ck_assert_msg(model != NULL, "%s", heard.text);
        ck_assert_int_eq(
            glskin_model_load(&(glskin_model_desc){.host = NULL, .bytes = b.bytes, .size = b.size, .name = "b"}, &mdx),
            GLSKIN_OK);
        ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
        ck_assert_int_eq(glskin_pose_create(NULL, mdx, GLSKIN_CPU_AUTO, &other), GLSKIN_OK);
        ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
        ck_assert_int_eq(glskin_pose_evaluate(other, &desc), GLSKIN_OK);
        ck_assert_mem_eq(glskin_pose_bones(pose), glskin_pose_bones(other), 2 * sizeof(glskin_bone));
        memcpy(found[i], glskin_pose_bones(pose), sizeof found[i]);
        ck_assert_msg(i == 0 || memcmp(found[i], found[i - 1], sizeof found[i]) != 0, "%s does nothing of its own",
                      flags[i].word);
        glskin_pose_destroy(pose);
        glskin_pose_destroy(other);
        glskin_model_destroy(model);
        glskin_model_destroy(mdx);
        mdlt_free(&t);
        mdxb_free(&b);
    }
}
END_TEST

/* Every value that may have keys instead, each with a value of its own half-way. */
START_TEST(keys_of_every_look) {
    struct mdlt t = {0};
    mdlt_say(
        &t,
        "Version { FormatVersion 1100, }\nSequences 1 { Anim \"s\" { Interval { 0, 10 }, } }\n"
        "Textures 2 { Bitmap { } Bitmap { } }\nGeoset { }\nTextureAnims 1 { TVertexAnim {\n"
        "Rotation 1 { DontInterp, 0: { 0, 0, 0.6, 0.8 } }\nScaling 2 { Linear, 0: { 1, 1, 1 }, 10: { 3, 5, 7 } } } }\n"
        "GeosetAnim { GeosetId 0, Color 2 { Hermite, 0: { 0, 0, 0 }, InTan { 0, 0, 0 }, OutTan { 8, 16, 24 }, "
        "10: { 0, 0, 0 }, InTan { 0, 0, 0 }, OutTan { 0, 0, 0 }, } }\n");
    mdlt_say(&t, "Materials 1 { Material { Layer { TVertexAnimId 0, EmissiveGain 2 { Linear, 0: 0, 10: 4 }\n"
                 "FresnelOpacity 2 { Linear, 0: 0, 10: 0.5 } FresnelTeamColor 2 { Linear, 0: 0, 10: 0.25 }\n"
                 "FresnelColor 2 { Linear, 0: { 0, 0, 0 }, 10: { 2, 4, 6 } } Alpha { Linear, 0: 0, 10: 0.75 }\n"
                 "static TextureID 0, TextureID 2 { DontInterp, 0: 1, 5: 0, 6: 1 }\n"
                 "ORMTextureID 1 { DontInterp, 0: 1 } } } }\n");
    glskin_model *model = load(t.text, t.size);
    ck_assert_msg(model == NULL && strstr(heard.text, "expected 2 keys, as declared, found 3"), "%s", heard.text);
    mdlt_replace(&t, "TextureID 2 {", "TextureID 3 {");
    model = load_good(&t);
    glskin_pose *pose = pose_at(model, 5, 0);
    glskin_geoset_state geoset;
    glskin_layer_state layer;
    ck_assert_int_eq(glskin_pose_geoset(pose, 0, &geoset), GLSKIN_OK);
    for (int i = 0; i < 3; ++i) /* a hermite's leaving tangent counts 1/8 half-way */
        ck_assert_float_eq_tol(geoset.colour[i], (float)(i + 1), 1e-6f);
    ck_assert_int_eq(glskin_pose_layer(pose, 0, 0, &layer), GLSKIN_OK);
    ck_assert_float_eq_tol(layer.emissive, 2, 1e-6f);
    ck_assert_float_eq_tol(layer.fresnel_opacity, 0.25f, 1e-6f);
    ck_assert_float_eq_tol(layer.fresnel_team_colour, 0.125f, 1e-6f);
    ck_assert_float_eq_tol(layer.alpha, 0.375f, 1e-6f);
    for (int i = 0; i < 3; ++i) {
        ck_assert_float_eq_tol(layer.fresnel_colour[i], (float)(i + 1), 1e-6f);
        ck_assert_float_eq_tol(layer.texcoord_scale[i], (float)(i + 2), 1e-6f);
    }
    ck_assert_float_eq_tol(layer.texcoord_rotation[2], 0.6f, 1e-6f);
    ck_assert_int_eq(layer.texture[GLSKIN_SLOT_DIFFUSE], 0);
    ck_assert_int_eq(layer.texture[GLSKIN_SLOT_NORMAL], 0); /* of two without a name the second */
    ck_assert_int_eq(layer.texture[GLSKIN_SLOT_ORM], 1);
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
    mdlt_free(&t);
}
END_TEST

/* The same text in other clothes must load to the same model. */
START_TEST(dialects) {
    static const struct {
        int version;
        const char *words, *others;
    } changes[] = {
        {900, "SkinWeights 4 {\n\t\t{ 0, 0, 0, 0, 255, 0, 0, 0 },\n\t\t{ 0, 1, 0, 0, 128, 127, 0, 0 },\n",
         "SkinWeights {\n0, 0, 0, 0, 255, 0, 0, 0,\n{ 0, 1, 0, 0, 128, 127, 0, 0 },\n"},
        {800, "Faces 1 6 {\n\t\tTriangles {\n\t\t\t{ 0, 1, 2, 2, 1, 3 },\n\t\t}\n",
         "Faces 2 6 { Triangles { { 0, 1, 2 }, { 2, 1, 3 }, }\n"},
        {800, "Faces 1 6 {\n\t\tTriangles {\n\t\t\t{ 0, 1, 2, 2, 1, 3 },\n\t\t}\n",
         "Faces 2 6 { Triangles { { 0, 1, 2 } } Triangles { { 2, 1, 3 } }\n"},
        {800, "Linear,\n\t\t0: { 0, 0, 0 },\n\t\t1000: { 0, 0, 10 },",
         "Linear, 0: { 0, 0, 0 }, InTan { 0, 0, 7 }, OutTan { 0, 0, 7 }, 1000: { 0 0 10 }"},
        {800, "Translation 2 {", "Translation {"},
        {800, "MaterialID 0,", "MaterialID 0, // the only one\n"},
        {800, "static Color { 1, 0.5, 0.25 },", "Color { 1, 0.5, 0.25 },"},
        {1000, "static FresnelOpacity 0.5,", "FresnelOpacity 0.5,"},
        {1100, "ShaderTypeId 1,\n\t\t\tstatic NormalTextureID 1,\n\t\t\tstatic ReflectionsTextureID 0,",
         "HD 1, Texture { Semantic 1, static TextureID 1, }, Texture { static TextureID 0, Semantic 5, },"},
        {1100, "TwoSided,\n\t\tPriorityPlane -2,", "TwoSided, PriorityPlane -2, Shader \"Shader_HD_DefaultUnit\","},
        {900, "Version {", "FaceFX \"f\" { Path \"p\", }\nVersion {"},
        {800, "\"built\"", "\"built\\0 and garbage\""}, /* the zero is put in below */
    };
    for (size_t i = 0; i < sizeof changes / sizeof *changes; ++i) {
        struct mdlt t = mdlt_rich(changes[i].version), other = mdlt_rich(changes[i].version);
        mdlt_replace(&other, changes[i].words, changes[i].others);
        for (char *zero; (zero = strstr(other.text, "\\0")) != NULL;)
            memcpy(zero, "\0\0", 2);
        glskin_model *model = load_good(&t), *second = load_good(&other);
        glskin_pose *a = pose_at(model, 300, 300), *b = pose_at(second, 300, 300);
        glskin_geoset first = geoset_of(model, 0), same = geoset_of(second, 0);
        glskin_layer layer = layer_of(model, 0, 0), same_layer = layer_of(second, 0, 0);
        glskin_geoset_state state, same_state;
        ck_assert_str_eq(glskin_model_info_get(second).name, "built");
        ck_assert_mem_eq(glskin_pose_bones(a), glskin_pose_bones(b), 6 * sizeof(glskin_bone));
        ck_assert_mem_eq(first.mesh.indices, same.mesh.indices, 12);
        ck_assert_int_eq(first.material, same.material);
        ck_assert_mem_eq(layer.texture, same_layer.texture, sizeof layer.texture);
        ck_assert_int_eq(layer.hd, same_layer.hd);
        ck_assert_float_eq(layer.fresnel_opacity, same_layer.fresnel_opacity);
        if (first.mesh.skin.data)
            ck_assert_mem_eq(first.mesh.skin.data, same.mesh.skin.data, 32);
        glskin_pose_geoset(a, 0, &state);
        glskin_pose_geoset(b, 0, &same_state);
        ck_assert_mem_eq(&state, &same_state, sizeof state);
        glskin_pose_destroy(a);
        glskin_pose_destroy(b);
        glskin_model_destroy(model);
        glskin_model_destroy(second);
        mdlt_free(&t);
        mdlt_free(&other);
    }
}
END_TEST

START_TEST(a_mark_in_front_blanks_and_ends_of_lines) {
    struct mdlt t = mdlt_rich(800), other = {0};
    mdlt_say(&other, "\xef\xbb\xbf \r\n// a comment\r\n\r\n");
    for (size_t i = 0; i < t.size; ++i)
        mdlt_say(&other, t.text[i] == '\n' ? "\r\n" : "%c", t.text[i]);
    glskin_model *model = load_good(&other);
    ck_assert_uint_eq(glskin_model_info_get(model).bone_count, 6);
    glskin_model_destroy(model);
    mdlt_replace(&other, "ObjectId 5", "ObjectId 4");
    ck_assert_ptr_null(load(other.text, other.size));
    char wanted[128];
    snprintf(wanted, sizeof wanted, "t.mdl: CLID, line %zu: expected object ids that differ, found 4 again",
             mdlt_line(&other, "ObjectId 4")); /* the shape's: shapes are read after events */
    ck_assert_str_eq(heard.text, wanted);
    mdlt_free(&t);
    mdlt_free(&other);
}
END_TEST

/* Text isn't bound to the one byte that a group has in MDX. */
START_TEST(three_hundred_groups) {
    struct mdlt t = {0};
    mdlt_say(&t, "Version { FormatVersion 800, }\nGeoset {\nVertices 300 {\n");
    for (int i = 0; i < 300; ++i)
        mdlt_say(&t, "{ %d, 0, 0 },\n", i);
    mdlt_say(&t, "}\nVertexGroup {\n");
    for (int i = 0; i < 300; ++i)
        mdlt_say(&t, "%d,\n", 299 - i);
    mdlt_say(&t, "}\nGroups 300 300 {\n");
    for (int i = 0; i < 300; ++i)
        mdlt_say(&t, "Matrices { %d },\n", i);
    mdlt_say(&t, "}\n}\nPivotPoints 300 {\n");
    for (int i = 0; i < 300; ++i)
        mdlt_say(&t, "{ 0, 0, 0 },\n");
    mdlt_say(&t, "}\n");
    for (int i = 0; i < 300; ++i)
        mdlt_say(&t, "Bone \"%d\" { ObjectId %d, }\n", i, i);
    glskin_model *model = load_good(&t);
    glskin_geoset geoset = geoset_of(model, 0);
    ck_assert_uint_eq(geoset.mesh.classic.group_size, 2);
    const uint16_t *group = geoset.mesh.classic.group.data;
    for (int i = 0; i < 300; ++i)
        ck_assert_uint_eq(group[i], 299 - i);
    glskin_bone *bones = calloc(300, sizeof *bones);
    float *positions = calloc(300, 12);
    ck_assert(bones && positions);
    for (int i = 0; i < 300; ++i) {
        bones[i].row[0][0] = bones[i].row[1][1] = bones[i].row[2][2] = 1;
        bones[i].row[1][3] = (float)i;
    }
    ck_assert_int_eq(glskin_skin_cpu(NULL, &geoset.mesh, bones, GLSKIN_NORMALS_PLAIN, positions, NULL), GLSKIN_OK);
    for (int i = 0; i < 300; ++i)
        ck_assert_float_eq(positions[3 * i + 1], (float)(299 - i));
    free(bones);
    free(positions);
    glskin_model_destroy(model);
    mdlt_replace(&t, "\n299,\n", "\n300,\n");
    ck_assert_ptr_null(load(t.text, t.size));
    ck_assert_str_eq(heard.text, "t.mdl: GEOS, line 306: expected a group below 300, found 300");
    mdlt_free(&t);
}
END_TEST

START_TEST(what_is_no_mdl_is_told_so) {
    static const char *const others[] = {
        "# A readme\n\nVersion 1\n",
        "{ \"Version\": 1 }",
        "Version 1.2 of this\n",
        "Model of a thing { }",
        "// nothing\n",
        "Version",
        "Bone\n",
        "\xef\xbb\xbf  ",
        "FormatVersion 800,\n",
    };
    for (size_t i = 0; i < sizeof others / sizeof *others; ++i) {
        ck_assert_ptr_null(load(others[i], strlen(others[i])));
        ck_assert_msg(strstr(heard.text, "expected 'MDLX' (MDX), 'MD20' (M2) or blocks of text (MDL), found") != NULL ||
                          strlen(others[i]) < 4,
                      "%s", heard.text);
    }
}
END_TEST

START_TEST(blocks_that_nobody_knows_are_told_of) {
    struct mdlt t = mdlt_rich(800);
    mdlt_say(&t, "Wheel \"w\" 4 {\n{ a { b } c: 1.5.5 },\n}\nWheel { }\n");
    glskin_model *model = load(t.text, t.size);
    ck_assert_ptr_nonnull(model);
    ck_assert_int_eq(heard.warnings, 1);
    char wanted[128];
    snprintf(wanted, sizeof wanted, "t.mdl: line %zu: 2 blocks of an unknown kind, the first is Wheel 'w'; passed over",
             mdlt_line(&t, "Wheel"));
    ck_assert_str_eq(heard.text, wanted);
    glskin_model_destroy(model);
    mdlt_free(&t);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdl");
    TEST_LOOP(suite, head_sequences_and_nodes, VERSIONS);
    TEST_LOOP(suite, geosets, VERSIONS);
    TEST_LOOP(suite, materials_and_textures, VERSIONS);
    TEST_LOOP(suite, keys_of_geosets_layers_and_texture_animations, VERSIONS);
    TEST_LOOP(suite, keys_of_nodes, VERSIONS);
    TEST_CASE(suite, what_a_node_does_not_inherit_is_said_in_words);
    TEST_CASE(suite, words_that_turn_nodes_to_the_camera);
    TEST_CASE(suite, keys_of_every_look);
    TEST_CASE(suite, dialects);
    TEST_CASE(suite, a_mark_in_front_blanks_and_ends_of_lines);
    TEST_CASE(suite, three_hundred_groups);
    TEST_CASE(suite, what_is_no_mdl_is_told_so);
    TEST_CASE(suite, blocks_that_nobody_knows_are_told_of);
    return suite;
}
