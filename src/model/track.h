/* Values between keys. A cursor remembers where in the track the last question fell, so that time running on costs a
 * step and no search; what is answered doesn't depend on it. */
#ifndef GLSKIN_MODEL_TRACK_H
#define GLSKIN_MODEL_TRACK_H

#include "model/model_data.h"

struct track_cursor {
    uint32_t first, end; /* the keys that count: those of the window */
    uint32_t key;        /* where the last question fell; any value in the window will do */
};

/* The keys from start to end (ms, both included) are those that count from here on. */
void track_set_window(const struct model_track *track, double start, double end, struct track_cursor *cursor);

/* The value at time, in ms on the keys' own timeline: of the nearest key before the first and after the last, and rest
 * where no key counts. */
void track_vector(const struct model_track *track, struct track_cursor *cursor, double time, const float rest[3],
                  float out[3]);
float track_number(const struct model_track *track, struct track_cursor *cursor, double time, float rest);
/* The same for a rotation (x,y,z,w); it rests at none. Of unit length. */
void track_rotation(const struct model_track *track, struct track_cursor *cursor, double time, float out[4]);

#endif
