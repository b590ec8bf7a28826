#define _POSIX_C_SOURCE 200809L
#include "tool/scene_texture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* What stands in for the textures that the game replaces, where a root has the game's files. */
static const struct {
    uint32_t replaceable;
    const char *path;
} game_files[] = {
    {1, "ReplaceableTextures\\TeamColor\\TeamColor00.blp"},
    {2, "ReplaceableTextures\\TeamGlow\\TeamGlow00.blp"},
    {11, "ReplaceableTextures\\Cliff\\Cliff0.blp"},
    {31, "ReplaceableTextures\\LordaeronTree\\LordaeronFallTree.blp"},
    {32, "ReplaceableTextures\\AshenvaleTree\\AshenTree.blp"},
    {33, "ReplaceableTextures\\BarrensTree\\BarrensTree.blp"},
    {34, "ReplaceableTextures\\NorthrendTree\\NorthTree.blp"},
    {35, "ReplaceableTextures\\Mushroom\\MushroomTree.blp"},
    {36, "ReplaceableTextures\\RuinsTree\\RuinsTree.blp"},
    {37, "ReplaceableTextures\\OutlandMushroomTree\\MushroomTree.blp"},
};

enum { TEAM_COLOR = 1, TEAM_GLOW = 2, SIZE = 32 };

static void warn(const struct scene *scene, const char *text) {
    if (scene->host.message)
        scene->host.message(scene->host.user, GLSKIN_SEVERITY_WARNING, GLSKIN_OK, text);
}

static void upload(const struct scene *scene, GLuint texture, const glskin_texture *wanted, unsigned width,
                   unsigned height, const void *rgba) {
    const GladGLContext *gl = scene->gl;
    gl->BindTexture(GL_TEXTURE_2D, texture);
    gl->PixelStorei(GL_UNPACK_ALIGNMENT, 4);
    gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wanted->wrap_width ? GL_REPEAT : GL_CLAMP_TO_EDGE);
    gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wanted->wrap_height ? GL_REPEAT : GL_CLAMP_TO_EDGE);
    gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, gl->GenerateMipmap ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR);
    gl->TexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, (GLsizei)width, (GLsizei)height, 0, GL_RGBA, GL_UNSIGNED_BYTE, rgba);
    if (gl->GenerateMipmap)
        gl->GenerateMipmap(GL_TEXTURE_2D);
}

static bool upload_file(const struct scene *scene, const struct texture_roots *roots, const char *named, GLuint texture,
                        const glskin_texture *wanted) {
    struct pixels pixels;
    GLint limit = 0;
    char *path = texture_find(roots, named), text[700];
    bool read = path && pixels_read(&scene->host, path, &pixels);
    free(path);
    if (!read)
        return false;
    scene->gl->GetIntegerv(GL_MAX_TEXTURE_SIZE, &limit);
    bool fits = pixels.width <= (unsigned)limit && pixels.height <= (unsigned)limit;
    if (fits) {
        upload(scene, texture, wanted, pixels.width, pixels.height, pixels.rgba);
    } else {
        snprintf(text, sizeof text, "%s: %u by %u pixels; this driver takes %d", named, pixels.width, pixels.height,
                 limit);
        warn(scene, text);
    }
    free(pixels.rgba);
    return fits;
}

static void paint_placeholder(const struct scene *scene, GLuint texture, const glskin_texture *wanted) {
    uint8_t rgba[SIZE][SIZE][4];
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            const uint8_t square[2][4] = {{255, 0, 220, 255}, {30, 30, 30, 255}};
            memcpy(rgba[y][x], square[(x / 4 + y / 4) & 1], 4);
        }
    upload(scene, texture, wanted, SIZE, SIZE, rgba);
}

/* The colour itself; a glow fades towards its rim. */
static void paint_team(const struct scene *scene, GLuint texture, const glskin_texture *wanted) {
    uint8_t rgba[SIZE][SIZE][4];
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            float dx = (float)(2 * x + 1) / SIZE - 1, dy = (float)(2 * y + 1) / SIZE - 1;
            float fade = wanted->replaceable == TEAM_GLOW ? glm_clamp(1 - sqrtf(dx * dx + dy * dy), 0, 1) : 1;
            for (int i = 0; i < 3; i++)
                rgba[y][x][i] = (uint8_t)(scene->team_color[i] * fade * 255 + 0.5f);
            rgba[y][x][3] = 255;
        }
    upload(scene, texture, wanted, SIZE, SIZE, rgba);
}

/* A sky over ground, for what mirrors its surroundings. */
static void paint_surroundings(const struct scene *scene, GLuint texture, const glskin_texture *wanted) {
    uint8_t rgba[SIZE][SIZE][4];
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            const float ground[3] = {70, 62, 52}, sky[3] = {150, 170, 200};
            float up = glm_clamp(0.5f + 3 * (0.5f - (float)(2 * y + 1) / (2 * SIZE)), 0, 1);
            for (int i = 0; i < 3; i++)
                rgba[y][x][i] = (uint8_t)(ground[i] + (sky[i] - ground[i]) * up);
            rgba[y][x][3] = 255;
        }
    upload(scene, texture, wanted, SIZE, SIZE, rgba);
}

/* Reforged models name it as a file of the game's. */
static bool is_surroundings(const char *named) {
    static const char path[] = "ReplaceableTextures\\EnvironmentMap";
    return strncasecmp(named, path, sizeof path - 1) == 0;
}

static const char *game_file(uint32_t replaceable) {
    for (size_t i = 0; i < sizeof game_files / sizeof *game_files; i++)
        if (game_files[i].replaceable == replaceable)
            return game_files[i].path;
    return NULL;
}

/* For what has no texture of its own to be painted into. */
static void open_placeholder(struct scene *scene) {
    const glskin_texture wanted = {.wrap_width = true, .wrap_height = true};
    scene->gl->GenTextures(1, &scene->placeholder);
    paint_placeholder(scene, scene->placeholder, &wanted);
}

static void fill(struct scene *scene, const struct texture_roots *roots, size_t index) {
    glskin_texture wanted;
    char text[700];
    GLuint texture = scene->textures[index];
    if (glskin_model_texture(scene->model, index, &wanted) != GLSKIN_OK)
        return;
    if (wanted.replaceable == TEAM_COLOR || wanted.replaceable == TEAM_GLOW) {
        paint_team(scene, texture, &wanted);
        return;
    }
    const char *named = wanted.replaceable ? game_file(wanted.replaceable) : wanted.path;
    if (named && *named && upload_file(scene, roots, named, texture, &wanted))
        return;
    if (named && is_surroundings(named)) {
        paint_surroundings(scene, texture, &wanted);
        return;
    }
    /* Without a texture of its own it is the placeholder where it would be seen, and plain where it would bend light.
     */
    scene->gl->DeleteTextures(1, &scene->textures[index]);
    scene->textures[index] = 0;
    if (named && *named)
        snprintf(text, sizeof text, "texture %zu, \"%s\": not found beside the model or in a --root", index, named);
    else
        snprintf(text, sizeof text, "texture %zu: the game replaces it (kind %lu); nothing is known of that kind",
                 index, (unsigned long)wanted.replaceable);
    warn(scene, text);
}

bool scene_textures_open(struct scene *scene, const struct texture_roots *roots) {
    size_t count = scene->info.texture_count;
    scene->textures = calloc(count + 1, sizeof *scene->textures);
    if (!scene->textures)
        return false;
    open_placeholder(scene);
    for (size_t i = 0; i < count; i++) {
        scene->gl->GenTextures(1, &scene->textures[i]);
        fill(scene, roots, i);
    }
    scene->gl->BindTexture(GL_TEXTURE_2D, 0);
    return true;
}

void scene_textures_close(struct scene *scene) {
    if (scene->textures)
        scene->gl->DeleteTextures((GLsizei)scene->info.texture_count, scene->textures);
    scene->gl->DeleteTextures(1, &scene->placeholder);
    scene->placeholder = 0;
    free(scene->textures);
    scene->textures = NULL;
}

void scene_set_team_color(struct scene *scene, const float color[3]) {
    memcpy(scene->team_color, color, sizeof scene->team_color);
    for (size_t i = 0; scene->textures && i < scene->info.texture_count; i++) {
        glskin_texture wanted;
        if (glskin_model_texture(scene->model, i, &wanted) == GLSKIN_OK &&
            (wanted.replaceable == TEAM_COLOR || wanted.replaceable == TEAM_GLOW))
            paint_team(scene, scene->textures[i], &wanted);
    }
    scene->gl->BindTexture(GL_TEXTURE_2D, 0);
}
