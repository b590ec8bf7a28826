/* Blocks: `NAME arguments { entries }`, where an entry is a field, a flag, or a block again, and a comma ends it. Their
 * order is free, so a block's fields are found first and then read in the order in which MDX has them. */
#include "model/mdl.h"

static bool not_closed(struct mdl *mdl, size_t line) {
    return mdl_fail(mdl, mdl->place.token.line, "expected '}' for the '{' of line %zu, found the end of the file",
                    line);
}

/* Moves to the next entry's name. *done: past the block's end. */
static bool next_entry(struct mdl *mdl, size_t open_line, bool *done) {
    while (mdl_accept(mdl, ',')) { /* commas too many harm nobody */
    }
    *done = mdl_accept(mdl, '}');
    if (*done)
        return true;
    if (mdl_is(mdl, MDL_END))
        return not_closed(mdl, open_line);
    return mdl_is(mdl, MDL_WORD) || mdl_expected(mdl, "a field's name or '}'");
}

bool mdl_find(struct mdl *mdl, struct mdl_field *fields, size_t count) {
    size_t open_line = mdl->place.token.line;
    bool done;
    if (!mdl_expect(mdl, '{'))
        return false;
    while (next_entry(mdl, open_line, &done) && !done) {
        bool is_static = mdl_accept_word(mdl, "static");
        struct mdl_field *field = NULL;
        for (size_t i = 0; i < count && !field; ++i)
            field = mdl_word_is(mdl, fields[i].name) ? &fields[i] : NULL;
        if (field && field->found && !field->many)
            return mdl_fail(mdl, mdl->place.token.line, "expected %s once, found it again", field->name);
        if (!mdl_is(mdl, MDL_WORD))
            return mdl_expected(mdl, "a field's name");
        mdl_advance(mdl);
        if (field && !field->found) {
            field->found = true;
            field->is_static = is_static;
            field->place = mdl->place;
        }
        if (!mdl_skip_entry(mdl))
            return false;
    }
    return done;
}

bool mdl_to(struct mdl *mdl, const struct mdl_field *field) {
    if (field->found)
        mdl_go(mdl, &field->place);
    else
        mdl->line = mdl->block_line;
    return field->found;
}

bool mdl_put_float(struct mdl *mdl, const struct mdl_field *field, float otherwise) {
    float value = otherwise;
    if (!mdl_has_track(mdl, field) && mdl_to(mdl, field) && !mdl_float(mdl, field->name, &value))
        return false;
    mdl_put_f32(mdl, value);
    return true;
}

bool mdl_put_id(struct mdl *mdl, const struct mdl_field *field, uint32_t otherwise) {
    uint32_t value = otherwise;
    if (!mdl_has_track(mdl, field) && mdl_to(mdl, field) && !mdl_id(mdl, field->name, &value))
        return false;
    mdl_put_u32(mdl, value);
    return true;
}

bool mdl_put_colour(struct mdl *mdl, const struct mdl_field *field, bool reversed) {
    float colour[3] = {1, 1, 1};
    if (!mdl_has_track(mdl, field) && mdl_to(mdl, field)) {
        if (!mdl_expect(mdl, '{'))
            return false;
        for (int i = 0; i < 3; ++i) {
            if (!mdl_float(mdl, field->name, &colour[i]))
                return false;
            mdl_accept(mdl, ',');
        }
        if (!mdl_expect(mdl, '}'))
            return false;
    }
    for (int i = 0; i < 3; ++i)
        mdl_put_f32(mdl, colour[reversed ? 2 - i : i]);
    return true;
}

void mdl_put_extent(struct mdl *mdl, const struct mdl_field field[MDL_EXTENT_FIELDS]) {
    static const size_t after[MDL_EXTENT_FIELDS] = {1, 4, 7}; /* the radius, and each corner's end */
    const size_t size = mdl->chunks[mdl->chunk].size;
    float extent[7] = {0};
    size_t line = mdl->block_line;
    for (size_t i = 0, at = 0; i < MDL_EXTENT_FIELDS; ++i) {
        if (mdl_to(mdl, &field[i])) {
            line = i <= 1 || !field[1].found ? mdl->line : line;
            for (mdl_accept(mdl, '{'); at < after[i]; ++at) {
                extent[at] = mdl_loose_float(mdl);
                mdl_accept(mdl, ',');
            }
        }
        at = after[i];
    }
    mdl->line = line;
    for (size_t i = 0; i < 7; ++i)
        mdl_put_f32(mdl, extent[i]);
    mdl->listed += mdl->chunks[mdl->chunk].size - size; /* nothing is made of it */
}

bool mdl_each(struct mdl *mdl, const char *name, mdl_reader *read, void *user, size_t *count) {
    size_t open_line = mdl->place.token.line;
    bool done;
    *count = 0;
    if (!mdl_expect(mdl, '{'))
        return false;
    while (next_entry(mdl, open_line, &done) && !done) {
        bool known = mdl_word_is(mdl, name);
        mdl_advance(mdl);
        if (!(known ? read(mdl, user) : mdl_skip_entry(mdl)))
            return false;
        *count += known;
    }
    return done;
}

bool mdl_declared(struct mdl *mdl, struct mdl_declared *out) {
    int64_t count = 0;
    *out = (struct mdl_declared){.given = mdl_is(mdl, MDL_NUMBER), .line = mdl->place.token.line};
    if (out->given && !mdl_integer(mdl, "a count", 0, UINT32_MAX, &count))
        return false;
    out->count = (size_t)count;
    return true;
}

bool mdl_check_declared(struct mdl *mdl, const struct mdl_declared *declared, const char *what, size_t found) {
    return !declared->given || declared->count == found ||
           mdl_fault(mdl, declared->line, "those that there are count", "expected %zu %s, as declared, found %zu",
                     declared->count, what, found);
}

bool mdl_each_declared(struct mdl *mdl, const char *name, mdl_reader *read, void *user) {
    struct mdl_declared declared;
    size_t count;
    return mdl_declared(mdl, &declared) && mdl_each(mdl, name, read, user, &count) &&
           mdl_check_declared(mdl, &declared, name, count);
}
