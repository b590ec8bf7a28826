/* The start-up self-test: does this driver skin right? One vertex for every bone of a window and for every slot, read
 * back from the path's own shaders and held against the CPU's kernel. A driver that indexes uniforms or buffers
 * wrongly, or multiplies a NaN by a weight of zero, is found here instead of on a user's screen. So is one
 * that reads skinned vertices wrongly when they are drawn. */
#ifndef GLSKIN_RENDER_SELF_TEST_H
#define GLSKIN_RENDER_SELF_TEST_H

#include "render/device.h"

/* The device has a path open. GL where it skins wrongly. Where nothing can be read back (report->tested stays false,
 * the reason says so) the path is taken on trust. */
glskin_result self_test(glskin_device *device, glskin_path_report *report);

#endif
