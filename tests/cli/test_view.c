/* `glskin view` as a person uses it: a real window on a virtual X server, keys that are really pressed, and what is
 * then on the screen, held against the headless picture of the same moment. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cli.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

#include <png.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { WIDTH = 640, HEIGHT = 480 };

static pid_t server, viewer;
static Display *display;
static Window window;

const char *test_skip_reason(void) {
    return access("/usr/bin/Xvfb", X_OK) == 0 ? NULL : "no Xvfb";
}

static void pause_ms(long ms) {
    const struct timespec time = {ms / 1000, ms % 1000 * 1000000};
    nanosleep(&time, NULL);
}

/* A window may go between being listed and being asked. */
static int ignore_error(Display *from, XErrorEvent *event) {
    (void)from;
    (void)event;
    return 0;
}

static void open_server(void) {
    int ends[2];
    char number[32] = "", name[40], log[300];
    ck_assert_int_eq(pipe(ends), 0);
    snprintf(log, sizeof log, "%s/xvfb.log", scratch());
    server = fork();
    if (server == 0) {
        char descriptor[16];
        close(ends[0]);
        snprintf(descriptor, sizeof descriptor, "%d", ends[1]);
        if (!freopen(log, "w", stderr))
            _exit(126);
        execl("/usr/bin/Xvfb", "Xvfb", "-displayfd", descriptor, "-screen", "0", "800x600x24", "-nolisten", "tcp",
              (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    /* The number comes in pieces, and a server that can't write all of it ends. */
    for (size_t used = 0; !strchr(number, '\n') && used + 1 < sizeof number; used++)
        ck_assert_msg(read(ends[0], number + used, 1) == 1, "Xvfb did not start");
    close(ends[0]);
    number[strcspn(number, "\n")] = '\0';
    snprintf(name, sizeof name, ":%s", number);
    setenv("DISPLAY", name, 1);
    XSetErrorHandler(ignore_error);
    for (int tries = 0; tries < 100 && !(display = XOpenDisplay(name)); tries++)
        pause_ms(50);
    if (!display) {
        size_t size;
        ck_abort_msg("no display on Xvfb %s: %s", name, (char *)test_read_file(log, &size));
    }
}

static void stop(pid_t *process) {
    if (*process > 0) {
        kill(*process, SIGTERM); /* a server that is killed leaves its socket behind */
        waitpid(*process, NULL, 0);
    }
    *process = 0;
}

static void close_server(void) {
    stop(&viewer);
    if (display)
        XCloseDisplay(display);
    display = NULL;
    stop(&server);
}

static Window find_window(const char *end) {
    Window root, parent, *children = NULL, found = 0;
    unsigned count = 0;
    if (!XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count))
        return 0;
    for (unsigned i = 0; i < count; i++) {
        char *name = NULL;
        XWindowAttributes attributes;
        if (XFetchName(display, children[i], &name) && name) {
            size_t length = strlen(name);
            if (length >= strlen(end) && strcmp(name + length - strlen(end), end) == 0 &&
                XGetWindowAttributes(display, children[i], &attributes) && attributes.map_state == IsViewable)
                found = children[i];
            XFree(name);
        }
    }
    if (children)
        XFree(children);
    return found;
}

/* Starts the viewer and waits for its window, which gets the keys from then on. */
static void open_viewer(const char *environment, const char *arguments, const char *title) {
    char command[2000];
    snprintf(command, sizeof command, "exec env -u EGL_PLATFORM %s %s view %s --size %dx%d 2>%s/viewer.err",
             environment, GLSKIN_PROGRAM, arguments, WIDTH, HEIGHT, scratch());
    viewer = fork();
    if (viewer == 0) {
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    for (int tries = 0; tries < 600 && !(window = find_window(title)); tries++)
        pause_ms(50);
    ck_assert_msg(window, "no window appeared: %s", command);
    XSetInputFocus(display, window, RevertToParent, CurrentTime);
    XSync(display, False);
}

static void press(KeySym key) {
    KeyCode code = XKeysymToKeycode(display, key);
    ck_assert_int_ne(code, 0);
    XTestFakeKeyEvent(display, code, True, CurrentTime);
    XTestFakeKeyEvent(display, code, False, CurrentTime);
    XSync(display, False);
}

static int leave(void) {
    int status = 0;
    press(XK_Escape);
    for (int tries = 0; tries < 200; tries++) {
        if (waitpid(viewer, &status, WNOHANG) == viewer) {
            viewer = 0;
            return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        }
        pause_ms(50);
    }
    return -1;
}

struct image {
    unsigned width, height;
    unsigned char *rgba;
};

static struct image grab(void) {
    XImage *screen = XGetImage(display, window, 0, 0, WIDTH, HEIGHT, AllPlanes, ZPixmap);
    ck_assert_ptr_nonnull(screen);
    struct image out = {WIDTH, HEIGHT, malloc(WIDTH * HEIGHT * 4)};
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            unsigned long pixel = XGetPixel(screen, x, y);
            unsigned char *to = out.rgba + (y * WIDTH + x) * 4;
            to[0] = (unsigned char)(pixel >> 16), to[1] = (unsigned char)(pixel >> 8), to[2] = (unsigned char)pixel;
            to[3] = 255;
        }
    XDestroyImage(screen);
    return out;
}

static struct image read_png(const char *path) {
    png_image png = {.version = PNG_IMAGE_VERSION};
    ck_assert_msg(png_image_begin_read_from_file(&png, path), "%s: %s", path, png.message);
    png.format = PNG_FORMAT_RGBA;
    struct image image = {png.width, png.height, malloc(PNG_IMAGE_SIZE(png))};
    ck_assert_msg(png_image_finish_read(&png, NULL, image.rgba, 0, NULL), "%s: %s", path, png.message);
    return image;
}

static struct image render(const char *options) {
    char file[300];
    snprintf(file, sizeof file, "%s/headless.png", scratch());
    struct run run = run_glskin("", "render %s -o %s --size %dx%d %s", cli_wyrm(), file, WIDTH, HEIGHT, options);
    ck_assert_msg(run.code == 0, "%s: %s", options, run.err);
    run_free(&run);
    return read_png(file);
}

/* The share of pixels that differ by more than 12/255: edges are smoothed in other ways, all else must agree. */
static double difference(const struct image *a, const struct image *b) {
    size_t count = 0, total = (size_t)a->width * a->height;
    ck_assert_uint_eq(a->width, b->width);
    ck_assert_uint_eq(a->height, b->height);
    for (size_t i = 0; i < total; i++) {
        int worst = 0;
        for (size_t channel = 0; channel < 3; channel++) {
            int off = abs(a->rgba[i * 4 + channel] - b->rgba[i * 4 + channel]);
            worst = off > worst ? off : worst;
        }
        count += worst > 12;
    }
    return (double)count / (double)total;
}

/* Waits until the window shows that picture; what is left of the difference in the end. */
static double settle(const struct image *wanted) {
    double off = 1;
    for (int tries = 0; tries < 200 && off > 0.02; tries++) {
        struct image shown = grab();
        off = difference(&shown, wanted);
        free(shown.rgba);
        if (off > 0.02)
            pause_ms(50);
    }
    return off;
}

static const struct {
    const char *environment, *version;
} contexts[] = {
    {"MESA_GL_VERSION_OVERRIDE=2.1 MESA_GLSL_VERSION_OVERRIDE=120", "2.1"},
    {"MESA_GL_VERSION_OVERRIDE=3.3 MESA_GLSL_VERSION_OVERRIDE=330", "3.3"},
    {"MESA_GL_VERSION_OVERRIDE=4.1 MESA_GLSL_VERSION_OVERRIDE=410", "4.1"},
    {"", "4.5"},
};
enum { CONTEXTS = sizeof contexts / sizeof *contexts };

static void check_version(const char *version) {
    char path[300], line[400] = "";
    bool found = false;
    snprintf(path, sizeof path, "%s/viewer.err", scratch());
    FILE *file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    while (!found && fgets(line, sizeof line, file)) {
        char *place = strstr(line, "OpenGL ");
        found = place && strncmp(place + 7, version, strlen(version)) == 0;
    }
    fclose(file);
    ck_assert_msg(found, "the viewer's context is not %s: %s", version, line);
}

START_TEST(the_window_shows_what_render_draws_and_keys_act) {
    struct image walk = render("--sequence Walk --time 400"), attack = render("--sequence Attack --time 0"),
                 later = render("--sequence Attack --time 33");
    char arguments[400];
    ck_assert_double_gt(difference(&walk, &attack), 0.05); /* or the rest would prove nothing */
    ck_assert_double_gt(difference(&attack, &later), 0.0);
    snprintf(arguments, sizeof arguments, "%s --sequence Walk --time 400 --paused --layers none", cli_wyrm());
    open_viewer(contexts[_i].environment, arguments, " - glskin");
    double off = settle(&walk);
    ck_assert_msg(off <= 0.02, "%s: the window: %.4f of the pixels differ", contexts[_i].version, off);
    check_version(contexts[_i].version);
    press(XK_Right); /* the next sequence, from its start */
    press(XK_f);
    off = settle(&attack);
    ck_assert_msg(off <= 0.02, "%s: next sequence: %.4f of the pixels differ", contexts[_i].version, off);
    press(XK_5); /* the CPU path draws the same */
    pause_ms(300);
    off = settle(&attack);
    ck_assert_msg(off <= 0.02, "%s: CPU path: %.4f of the pixels differ", contexts[_i].version, off);
    ck_assert_int_eq(leave(), 0);
    free(walk.rgba);
    free(attack.rgba);
    free(later.rgba);
}
END_TEST

START_TEST(time_runs_and_stands) {
    char arguments[400];
    snprintf(arguments, sizeof arguments, "%s --sequence Walk --paused --layers none", cli_wyrm());
    open_viewer("", arguments, " - glskin");
    struct image start = render("--sequence Walk --time 0");
    ck_assert_double_le(settle(&start), 0.02);
    press(XK_space);
    double off = 0;
    for (int tries = 0; tries < 200 && off < 0.03; tries++) {
        pause_ms(50);
        struct image shown = grab();
        off = difference(&shown, &start);
        free(shown.rgba);
    }
    ck_assert_msg(off >= 0.03, "nothing moves");
    press(XK_space);
    press(XK_Home);
    ck_assert_double_le(settle(&start), 0.02);
    ck_assert_int_eq(leave(), 0);
    free(start.rgba);
}
END_TEST

static void drag(unsigned button, int dx, int dy) {
    XTestFakeMotionEvent(display, -1, WIDTH / 2, HEIGHT / 2, CurrentTime);
    XSync(display, False);
    pause_ms(100);
    XTestFakeButtonEvent(display, button, True, CurrentTime);
    XSync(display, False);
    for (int step = 1; step <= 4; step++) {
        XTestFakeMotionEvent(display, -1, WIDTH / 2 + dx * step / 4, HEIGHT / 2 + dy * step / 4, CurrentTime);
        XSync(display, False);
        pause_ms(50);
    }
    XTestFakeButtonEvent(display, button, False, CurrentTime);
    XSync(display, False);
}

static void wheel(unsigned button) {
    XTestFakeButtonEvent(display, button, True, CurrentTime);
    XTestFakeButtonEvent(display, button, False, CurrentTime);
    XSync(display, False);
}

/* Waits until the window no longer shows that picture; what it shows then. */
static struct image leaves(const struct image *before, const char *what) {
    for (int tries = 0; tries < 200; tries++) {
        struct image shown = grab();
        if (difference(&shown, before) > 0.01) {
            pause_ms(200);
            free(shown.rgba);
            return grab();
        }
        free(shown.rgba);
        pause_ms(50);
    }
    ck_abort_msg("%s changes nothing", what);
    return *before;
}

START_TEST(the_mouse_turns_moves_and_zooms_and_f_frames_again) {
    char arguments[400];
    snprintf(arguments, sizeof arguments, "%s --paused --layers none", cli_wyrm());
    open_viewer("", arguments, " - glskin");
    struct image start = render("");
    ck_assert_double_le(settle(&start), 0.02);
    drag(3, 80, 30); /* the right button moves, and F brings the model back */
    struct image moved = leaves(&start, "the right button");
    press(XK_f);
    ck_assert_double_le(settle(&start), 0.02);
    wheel(4);
    struct image near = leaves(&start, "the wheel");
    press(XK_f);
    ck_assert_double_le(settle(&start), 0.02);
    drag(1, 100, 0); /* 100 pixels are 40 degrees */
    struct image turned = leaves(&start, "the left button");
    press(XK_f);
    struct image side = render("--camera 0,18");
    double off = settle(&side);
    ck_assert_msg(off <= 0.02, "turned: %.4f of the pixels differ", off);
    press(XK_c); /* ten of them */
    struct image crowd = leaves(&side, "C");
    press(XK_t);
    struct image blue = leaves(&crowd, "T");
    ck_assert_int_eq(leave(), 0);
    struct image *const images[] = {&start, &moved, &near, &turned, &side, &crowd, &blue};
    for (size_t i = 0; i < sizeof images / sizeof *images; i++)
        free(images[i]->rgba);
}
END_TEST

/* A file with a fault is shown as such, and the right one that takes its place is loaded by itself. */
START_TEST(errors_are_shown_and_a_changed_file_is_loaded_again) {
    char model[300], arguments[400], command[800];
    snprintf(model, sizeof model, "%s/changing.mdx", scratch());
    snprintf(command, sizeof command, "printf MDLXnothing > %s", model);
    ck_assert_int_eq(system(command), 0);
    snprintf(arguments, sizeof arguments, "%s --paused --layers none", model);
    open_viewer("", arguments, "changing.mdx - glskin");
    pause_ms(500);
    struct image bad = grab();
    size_t red = 0;
    for (size_t i = 0; i < (size_t)WIDTH * HEIGHT; i++)
        red += bad.rgba[i * 4] > 200 && bad.rgba[i * 4 + 1] < 160 && bad.rgba[i * 4 + 2] < 140;
    ck_assert_msg(red > 100, "the error isn't in the window: %zu reddish pixels", red);
    snprintf(command, sizeof command, "cp %s %s", cli_wyrm(), model);
    ck_assert_int_eq(system(command), 0);
    struct image stand = render("--sequence Stand --time 0");
    ck_assert_double_le(settle(&stand), 0.02);
    ck_assert_int_eq(leave(), 0);
    free(bad.rgba);
    free(stand.rgba);
}
END_TEST

START_TEST(screenshots_are_what_the_window_shows) {
    char file[300], arguments[700];
    snprintf(file, sizeof file, "%s/shot.png", scratch());
    snprintf(arguments, sizeof arguments, "view %s --sequence Walk --time 400 --paused --layers none --size %dx%d",
             cli_wyrm(), WIDTH, HEIGHT);
    struct run run = run_glskin("", "%s --screenshot %s", arguments, file);
    ck_assert_msg(run.code == 0, "%s", run.err);
    run_free(&run);
    struct image shot = read_png(file), wanted = render("--sequence Walk --time 400");
    ck_assert_double_le(difference(&shot, &wanted), 0.02);
    /* Every layer draws something of its own. */
    static const char *const layers[] = {"grid",       "wireframe",  "normals", "bones",
                                         "influences", "difference", "hud",     "help"};
    for (size_t i = 0; i < sizeof layers / sizeof *layers; i++) {
        run = run_glskin("", "%s --layers %s --screenshot %s", arguments, layers[i], file);
        ck_assert_msg(run.code == 0, "%s: %s", layers[i], run.err);
        run_free(&run);
        struct image layer = read_png(file);
        ck_assert_msg(difference(&layer, &shot) > 0.002, "%s shows nothing", layers[i]);
        free(layer.rgba);
    }
    free(shot.rgba);
    free(wanted.rgba);
}
END_TEST

START_TEST(bad_usage_is_told) {
    static const struct {
        const char *arguments;
        int code;
        const char *text;
    } cases[] = {
        {"view", 2, "no model was named"},
        {"view a.mdx b.mdx", 2, "more than one model"},
        {"view a.mdx --layers bone", 2, "--layers bone: expected"},
        {"view a.mdx --crowd 0", 2, "1 to 1000"},
        {"view a.mdx --size 10x10", 2, "64 to 16384"},
        {"view --list not-there.mdx", 3, "not-there.mdx"},
        {"view not-there.mdx --screenshot x.png", 3, "not-there.mdx"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct run run = run_glskin("", "%s", cases[i].arguments);
        ck_assert_msg(run.code == cases[i].code && strstr(run.err, cases[i].text), "%s: %d: %s", cases[i].arguments,
                      run.code, run.err);
        run_free(&run);
    }
    struct run run = run_glskin("DISPLAY=:nowhere", "view %s", cli_wyrm());
    ck_assert_int_eq(run.code, 4);
    ck_assert_ptr_nonnull(strstr(run.err, "no window"));
    run_free(&run);
}
END_TEST

START_TEST(the_list_names_what_is_there) {
    struct run run = run_glskin("", "view %s --list", cli_wyrm());
    ck_assert_int_eq(run.code, 0);
    static const char *const texts[] = {"MDX 800",   "4 sequences", "Walk",       "loops",
                                        "3 geosets", "material 0",  "1 materials"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        ck_assert_msg(strstr(run.out, texts[i]), "%s is missing: %s", texts[i], run.out);
    run_free(&run);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("view");
    TCase *windows = tcase_create("windows");
    tcase_set_timeout(windows, 120);
    tcase_add_checked_fixture(windows, open_server, close_server);
    tcase_add_loop_test(windows, the_window_shows_what_render_draws_and_keys_act, 0, CONTEXTS);
    tcase_add_test(windows, time_runs_and_stands);
    tcase_add_test(windows, the_mouse_turns_moves_and_zooms_and_f_frames_again);
    tcase_add_test(windows, errors_are_shown_and_a_changed_file_is_loaded_again);
    tcase_add_test(windows, screenshots_are_what_the_window_shows);
    tcase_add_test(windows, bad_usage_is_told);
    suite_add_tcase(suite, windows);
    TEST_CASE(suite, the_list_names_what_is_there);
    return suite;
}
