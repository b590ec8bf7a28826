/* A small MDL of every version with every block that is read, for tests. Blocks stand in an order that no reader may
 * rely on. Its numbers are those that test_mdl.c asks for. */
#ifndef GLSKIN_TESTS_MDL_TEXT_H
#define GLSKIN_TESTS_MDL_TEXT_H

#include <check.h>
#include <glskin/model.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct mdlt {
    char *text;
    size_t size;
};

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static inline void
mdlt_say(struct mdlt *t, const char *format, ...) {
    char line[4096];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    ck_assert(length >= 0 && length < (int)sizeof line);
    t->text = realloc(t->text, t->size + (size_t)length + 1);
    ck_assert_ptr_nonnull(t->text);
    memcpy(t->text + t->size, line, (size_t)length + 1);
    t->size += (size_t)length;
}

static inline void mdlt_free(struct mdlt *t) {
    free(t->text);
    memset(t, 0, sizeof *t);
}

/* The first line of `words` in it, from 1; fails the test if there is none. */
static inline size_t mdlt_line(const struct mdlt *t, const char *words) {
    const char *found = strstr(t->text, words);
    size_t line = 1;
    ck_assert_msg(found != NULL, "the text has no \"%s\"", words);
    for (const char *c = t->text; c < found; ++c)
        line += *c == '\n';
    return line;
}

/* Puts other words in place of the first such words. */
static inline void mdlt_replace(struct mdlt *t, const char *words, const char *others) {
    const char *found = strstr(t->text, words);
    ck_assert_msg(found != NULL, "the text has no \"%s\"", words);
    size_t before = (size_t)(found - t->text), removed = strlen(words), added = strlen(others);
    char *text = malloc(t->size - removed + added + 1);
    ck_assert_ptr_nonnull(text);
    memcpy(text, t->text, before);
    memcpy(text + before, others, added);
    memcpy(text + before + added, found + removed, t->size - before - removed + 1);
    free(t->text);
    t->text = text;
    t->size = t->size - removed + added;
}

static inline void mdlt_nodes(struct mdlt *t) {
    mdlt_say(t, "PivotPoints 6 {\n\t{ 0, 0, 0 },\n\t{ 1, 0, 0 },\n\t{ 2, 0, 0 },\n\t{ 3, 0, 0 },\n\t{ 4, 0, 0 },\n"
                "\t{ 5, 0, 0 },\n}\n");
    mdlt_say(t, "Bone \"root\" {\n\tObjectId 1,\n\tGeosetId Multiple,\n\tGeosetAnimId None,\n"
                "\tTranslation 2 {\n\t\tLinear,\n\t\t0: { 0, 0, 0 },\n\t\t1000: { 0, 0, 10 },\n\t}\n"
                "\tScaling 2 {\n\t\tBezier,\n\t\t0: { 1, 1, 1 },\n\t\t\tInTan { 1, 1, 1 },\n\t\t\tOutTan { 1, 1, 1 },\n"
                "\t\t1000: { 2, 2, 2 },\n\t\t\tInTan { 2, 2, 2 },\n\t\t\tOutTan { 2, 2, 2 },\n\t}\n}\n");
    mdlt_say(t,
             "Bone \"child\" {\n\tObjectId 0,\n\tParent 1,\n\tDontInherit { Scaling },\n\tRotation 2 {\n\t\tHermite,\n"
             "\t\tGlobalSeqId 0,\n\t\t0: { 0, 0, 0, 1 },\n\t\t\tInTan { 0, 0, 0, 1 },\n\t\t\tOutTan { 0, 0, 0, 1 },\n"
             "\t\t500: { 0, 0, 1, 0 },\n\t\t\tInTan { 0, 0, 1, 0 },\n\t\t\tOutTan { 0, 0, 1, 0 },\n\t}\n}\n");
    mdlt_say(
        t,
        "Helper \"hand\" {\n\tObjectId 2,\n\tParent 0,\n\tBillboarded,\n\tBillboardedLockZ,\n}\n"
        "ParticleEmitter2 \"sparks\" {\n\tObjectId 3,\n\tParent 2,\n\tstatic Speed 50,\n\tSegmentColor {\n"
        "\t\tColor { 1, 1, 1 },\n\t\tColor { 1, 0, 0 },\n\t},\n\tVisibility 1 {\n\t\tDontInterp,\n\t\t0: 1,\n\t}\n"
        "\tTranslation 1 {\n\t\tLinear,\n\t\t0: { 0, 1, 0 },\n\t}\n}\n"
        "CollisionShape \"box\" {\n\tObjectId 4,\n\tBox,\n\tVertices 2 {\n\t\t{ 0, 0, 0 },\n\t\t{ 1, 1, 1 },\n\t}\n}\n"
        "EventObject \"SNDx\" {\n\tObjectId 5,\n\tParent 3,\n\tEventTrack 1 {\n\t\t500,\n\t}\n}\n"
        "Camera \"cam\" {\n\tPosition { 0, 0, 0 },\n\tTarget {\n\t\tPosition { 0, 0, 1 },\n\t}\n}\n");
}

static inline void mdlt_geoset(struct mdlt *t, int version) {
    mdlt_say(t, "Geoset {\n\tMaterialID 0,\n\tSelectionGroup 3,\n\tUnselectable,\n\tMinimumExtent { 0, 0, 0 },\n"
                "\tAnim {\n\t\tBoundsRadius 1,\n\t}\n");
    mdlt_say(t, "\tTVertices 4 {\n\t\t{ 0, 0.5 },\n\t\t{ 1, 0 },\n\t\t{ 0, 1 },\n\t\t{ 1, 1 },\n\t}\n"
                "\tTVertices 4 {\n\t\t{ 9, 8 },\n\t\t{ 1, 0 },\n\t\t{ 0, 1 },\n\t\t{ 1, 1 },\n\t}\n");
    mdlt_say(t, "\tFaces 1 6 {\n\t\tTriangles {\n\t\t\t{ 0, 1, 2, 2, 1, 3 },\n\t\t}\n\t}\n"
                "\tVertices 4 {\n\t\t{ 0, 0, 0 },\n\t\t{ 1.5, 0, 0 },\n\t\t{ 0, -1e1, 0 },\n\t\t{ 1, 1, .25 },\n\t}\n"
                "\tNormals 4 {\n\t\t{ 0, 0, 1 },\n\t\t{ 0, 0, 1 },\n\t\t{ 0, 0, 1 },\n\t\t{ 1, 0, 0 },\n\t}\n");
    if (version > 800)
        mdlt_say(
            t,
            "\tLevelOfDetail 2,\n\tName \"far\",\n"
            "\tTangents 4 {\n\t\t{ 1, 0, 0, 1 },\n\t\t{ 1, 0, 0, 1 },\n\t\t{ 1, 0, 0, 1 },\n\t\t{ 0, 1, 0, -1 },\n\t}\n"
            "\tSkinWeights 4 {\n\t\t{ 0, 0, 0, 0, 255, 0, 0, 0 },\n\t\t{ 0, 1, 0, 0, 128, 127, 0, 0 },\n"
            "\t\t{ 0, 0, 0, 0, 255, 0, 0, 0 },\n\t\t{ 1, 0, 0, 0, 255, 0, 0, 0 },\n\t}\n"
            "\tGroups 2 2 {\n\t\tMatrices { 0 },\n\t\tMatrices { 1 },\n\t}\n");
    else
        mdlt_say(t, "\tVertexGroup {\n\t\t0,\n\t\t1,\n\t\t1,\n\t\t0,\n\t}\n"
                    "\tGroups 2 3 {\n\t\tMatrices { 0 },\n\t\tMatrices { 1, 0 },\n\t}\n");
    mdlt_say(t, "}\n");
}

/* In 900 and 1000 a layer a slot, from 1100 on names of slots. */
static inline void mdlt_material(struct mdlt *t, int version) {
    bool by_layer = version > 800 && version < 1100;
    mdlt_say(t, "Materials 1 {\n\tMaterial {\n\t\tTwoSided,\n\t\tPriorityPlane -2,\n");
    if (by_layer)
        mdlt_say(t, "\t\tShader \"Shader_HD_DefaultUnit\",\n");
    mdlt_say(t, "\t\tLayer {\n\t\t\tFilterMode Additive,\n\t\t\tUnshaded,\n\t\t\tUnfogged,\n\t\t\tTVertexAnimId 0,\n"
                "\t\t\tCoordId 1,\n\t\t\tTextureID 2 {\n\t\t\t\tDontInterp,\n\t\t\t\t0: 0,\n\t\t\t\t500: 1,\n\t\t\t}\n"
                "\t\t\tAlpha 2 {\n\t\t\t\tLinear,\n\t\t\t\t0: 1,\n\t\t\t\t1000: 0,\n\t\t\t}\n");
    if (version > 800)
        mdlt_say(t, "\t\t\tstatic EmissiveGain 0.75,\n");
    if (version > 900)
        mdlt_say(t, "\t\t\tFresnelColor 2 {\n\t\t\t\tLinear,\n\t\t\t\t0: { 1, 0.5, 0 },\n\t\t\t\t1000: { 0, 0.5, 1 "
                    "},\n\t\t\t}\n"
                    "\t\t\tstatic FresnelOpacity 0.5,\n");
    if (version >= 1100)
        mdlt_say(t, "\t\t\tShaderTypeId 1,\n\t\t\tstatic NormalTextureID 1,\n\t\t\tstatic ReflectionsTextureID 0,\n");
    mdlt_say(t, "\t\t}\n");
    if (by_layer)
        mdlt_say(t, "\t\tLayer {\n\t\t\tFilterMode None,\n\t\t\tstatic TextureID 1,\n\t\t}\n");
    mdlt_say(t, "\t}\n}\n");
}

static inline struct mdlt mdlt_rich(int version) {
    struct mdlt t = {0};
    mdlt_say(&t, "// written by hand\nVersion {\n\tFormatVersion %d,\n}\n", version);
    mdlt_material(&t, version);
    mdlt_geoset(&t, version);
    mdlt_say(&t, "GeosetAnim {\n\tAlpha 2 {\n\t\tLinear,\n\t\t0: 1,\n\t\t1000: 0.5,\n\t}\n"
                 "\tstatic Color { 1, 0.5, 0.25 },\n\tGeosetId 0,\n\tDropShadow,\n}\n");
    mdlt_nodes(&t);
    mdlt_say(
        &t,
        "TextureAnims 1 {\n\tTVertexAnim {\n\t\tTranslation 2 {\n\t\t\tLinear,\n\t\t\t0: { 0, 0, 0 },\n"
        "\t\t\t1000: { 1, 0, 0 },\n\t\t}\n\t}\n}\n"
        "Textures 2 {\n\tBitmap {\n\t\tImage \"Textures\\a.blp\",\n\t\tWrapWidth,\n\t}\n"
        "\tBitmap {\n\t\tImage \"\",\n\t\tReplaceableId 1,\n\t\tWrapHeight,\n\t}\n}\n"
        "GlobalSequences 1 {\n\tDuration 1000,\n}\n"
        "Sequences 2 {\n\tAnim \"Stand\" {\n\t\tInterval { 0, 1000 },\n\t}\n"
        "\tAnim \"Death\" {\n\t\tInterval { 2000, 2500 },\n\t\tNonLooping,\n\t\tMoveSpeed 10,\n\t\tRarity 2,\n\t}\n}\n"
        "Model \"built\" {\n\tBlendTime 150,\n\tMinimumExtent { 0, 0, 0 },\n}\n");
    return t;
}

#endif
