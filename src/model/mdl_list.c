/* Lists of numbers, and keys. */
#include "model/mdl.h"

static bool put_number(struct mdl *mdl, struct mdl_list *list) {
    static const int64_t most[] = {[MDL_U8] = UINT8_MAX, [MDL_U16] = UINT16_MAX, [MDL_U32] = UINT32_MAX};
    float number;
    int64_t integer;
    if (list->type == MDL_F32) {
        if (!mdl_float(mdl, list->what, &number))
            return false;
        if (!list->measure)
            mdl_put_f32(mdl, number);
        return true;
    }
    if (!mdl_integer(mdl, list->what, 0, most[list->type], &integer))
        return false;
    if ((uint32_t)integer > list->greatest)
        list->greatest = (uint32_t)integer;
    if (list->measure)
        return true;
    if (list->type == MDL_U8)
        mdl_put_u8(mdl, (uint32_t)integer);
    else if (list->type == MDL_U16)
        mdl_put_u16(mdl, (uint32_t)integer);
    else
        mdl_put_u32(mdl, (uint32_t)integer);
    return true;
}

bool mdl_numbers(struct mdl *mdl, struct mdl_list *list) {
    size_t open_line = mdl->place.token.line, in_row = 0;
    bool in_braces = false;
    const size_t size = mdl->chunks[mdl->chunk].size;
    list->numbers = list->rows = list->greatest = 0;
    if (!mdl_expect(mdl, '{'))
        return false;
    for (;;) {
        if (mdl_accept(mdl, ','))
            continue;
        if (mdl_is(mdl, MDL_END))
            return mdl_fail(mdl, mdl->place.token.line,
                            "expected '}' for the '{' of line %zu, found the end of the file", open_line);
        if (!in_braces && mdl_accept(mdl, '{')) {
            in_braces = true;
            in_row = 0;
        } else if (mdl_accept(mdl, '}')) {
            if (!in_braces) {
                mdl->listed += mdl->chunks[mdl->chunk].size - size;
                return true;
            }
            if (list->columns && in_row != list->columns)
                return mdl_fail(mdl, mdl->line, "expected %zu numbers of %s, found %zu", list->columns, list->what,
                                in_row);
            in_braces = false;
            ++list->rows;
        } else if (!in_braces && !list->flat) {
            return mdl_expected(mdl, "'{' or '}'");
        } else {
            if (!put_number(mdl, list))
                return false;
            ++in_row;
            ++list->numbers;
        }
    }
}

bool mdl_put_list(struct mdl *mdl, const struct mdl_field *field, const char *tag, struct mdl_list *list) {
    struct mdl_declared declared = {0};
    bool found = mdl_to(mdl, field);
    list->numbers = list->rows = 0;
    mdl_put_tag(mdl, tag);
    size_t count = mdl_hole(mdl), columns = list->columns ? list->columns : 1;
    if (found && (!mdl_declared(mdl, &declared) || !mdl_numbers(mdl, list) ||
                  !mdl_check_declared(mdl, &declared, field->name, list->numbers / columns)))
        return false;
    mdl_fill(mdl, count, list->type == MDL_U8 ? list->numbers : list->numbers / columns);
    return true;
}

bool mdl_has_track(struct mdl *mdl, const struct mdl_field *field) {
    if (!mdl_to(mdl, field) || field->is_static)
        return false;
    if (mdl_is(mdl, MDL_NUMBER)) { /* a count in front of a block, or a value */
        mdl_advance(mdl);
        return mdl_mark_is(mdl, '{');
    }
    if (!mdl_accept(mdl, '{')) /* then a block of keys, or a vector */
        return false;
    if (!mdl_is(mdl, MDL_NUMBER))
        return true;
    mdl_advance(mdl);
    return mdl_mark_is(mdl, ':');
}

/* The value of a key or one of its tangents. */
static bool read_value(struct mdl *mdl, enum model_value kind, const char *what, float *out) {
    size_t count = model_value_components(kind);
    if (count > 1 && !mdl_expect(mdl, '{'))
        return false;
    for (size_t i = 0; i < count; ++i) {
        if (!mdl_float(mdl, what, &out[i]))
            return false;
        if (count > 1)
            mdl_accept(mdl, ',');
    }
    return count == 1 || mdl_expect(mdl, '}');
}

static void put_value(struct mdl *mdl, enum model_value kind, bool reversed, const float *value) {
    size_t count = model_value_components(kind);
    for (size_t i = 0; i < count; ++i)
        mdl_put_f32(mdl, value[reversed ? count - 1 - i : i]);
}

/* `time: value`, and `InTan value, OutTan value` for curves; editors leave tangents with other keys too. */
static bool put_key(struct mdl *mdl, enum model_value kind, bool reversed, bool curved, const char *what) {
    static const char *const tangents[2] = {"InTan", "OutTan"};
    float value[MODEL_COMPONENTS_MAX];
    int64_t integer;
    uint32_t id = 0;
    if (!mdl_integer(mdl, "a key's time", INT32_MIN, INT32_MAX, &integer))
        return false;
    mdl_put_u32(mdl, (uint32_t)integer);
    if (!mdl_expect(mdl, ':') || !(kind == MODEL_INTEGER ? mdl_id(mdl, what, &id) : read_value(mdl, kind, what, value)))
        return false;
    if (kind == MODEL_INTEGER)
        mdl_put_u32(mdl, id);
    else
        put_value(mdl, kind, reversed, value);
    mdl_accept(mdl, ',');
    for (int i = 0; i < 2; ++i) {
        if (!mdl_accept_word(mdl, tangents[i])) {
            if (curved)
                return mdl_expected(mdl, tangents[i]);
            continue;
        }
        if (!curved) {
            if (!mdl_skip_entry(mdl))
                return false;
            continue;
        }
        if (!read_value(mdl, kind, what, value))
            return false;
        put_value(mdl, kind, reversed, value);
        mdl_accept(mdl, ',');
    }
    return true;
}

/* What stands in front of the keys. */
struct head {
    uint32_t interpolation, global;
    size_t global_line;
};

static bool read_head(struct mdl *mdl, struct head *head) {
    static const char *const words[] = {"DontInterp", "Linear", "Hermite", "Bezier"};
    while (mdl_is(mdl, MDL_WORD) || mdl_mark_is(mdl, ',')) {
        uint32_t i = 0;
        if (mdl_accept(mdl, ','))
            continue;
        while (i < 4 && !mdl_accept_word(mdl, words[i]))
            ++i;
        head->interpolation = i < 4 ? i : head->interpolation;
        if (i < 4)
            continue;
        if (!mdl_accept_word(mdl, "GlobalSeqId"))
            return mdl_expected(mdl, "DontInterp, Linear, Hermite, Bezier, GlobalSeqId or a key");
        head->global_line = mdl->place.token.line;
        if (!mdl_id(mdl, "a global sequence", &head->global))
            return false;
    }
    return true;
}

bool mdl_put_track(struct mdl *mdl, const struct mdl_field *field, const char *tag, enum model_value value,
                   bool reversed) {
    struct head head = {.global = UINT32_MAX};
    struct mdl_declared declared;
    size_t keys = 0;
    if (!mdl_has_track(mdl, field))
        return true;
    mdl_to(mdl, field);
    mdl_put_tag(mdl, tag);
    size_t count = mdl_hole(mdl);
    head.global_line = mdl->line;
    if (!mdl_declared(mdl, &declared) || !mdl_expect(mdl, '{') || !read_head(mdl, &head))
        return false;
    mdl_put_u32(mdl, head.interpolation);
    mdl->line = head.global_line;
    mdl_put_u32(mdl, head.global);
    const size_t size = mdl->chunks[mdl->chunk].size;
    while (!mdl_accept(mdl, '}')) {
        if (mdl_accept(mdl, ','))
            continue;
        if (!put_key(mdl, value, reversed, head.interpolation >= MODEL_HERMITE, field->name))
            return false;
        ++keys;
    }
    mdl->listed += mdl->chunks[mdl->chunk].size - size;
    mdl_fill(mdl, count, keys);
    return mdl_check_declared(mdl, &declared, "keys", keys);
}
