/* Everything this program leaves behind is listed here, because it must be undone on every way out: temporary files
 * always, outputs (also those of an earlier run) unless all succeeded. Hence the statics: atexit and signal handlers
 * take no argument. The arrays are fixed so that a signal never meets one that is being moved. */
#define _POSIX_C_SOURCE 200809L
#include "translate.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { PATHS = 32 };
static char *folder;
static const char *temporary[PATHS], *undone[PATHS];
static volatile sig_atomic_t temporary_count, undone_count, child;

/* Only async-signal-safe calls. */
static void undo(void) {
    for (int i = 0; i < temporary_count; i++)
        unlink(temporary[i]);
    if (folder)
        rmdir(folder);
    for (int i = 0; i < undone_count; i++)
        unlink(undone[i]);
}

static void on_signal(int number) {
    if (child > 0) {
        kill((pid_t)child, SIGTERM);
        waitpid((pid_t)child, NULL, 0);
    }
    undo();
    signal(number, SIG_DFL);
    raise(number);
}

/* free_chain (text.c) frees the paths in its own atexit call; handlers run last-registered first, and this one is
 * registered after the first allocation. */
static void start(void) {
    static bool started;
    if (started)
        return;
    started = true;
    atexit(undo);
    struct sigaction action = {.sa_handler = on_signal};
    sigemptyset(&action.sa_mask);
    static const int SIGNALS[] = {SIGINT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof SIGNALS / sizeof *SIGNALS; i++)
        sigaction(SIGNALS[i], &action, NULL);
}

static void add(const char **list, volatile sig_atomic_t *count, const char *path) {
    for (int i = 0; i < *count; i++)
        if (strcmp(list[i], path) == 0)
            return;
    if (*count == PATHS) {
        fprintf(stderr, "glskin-translate: more than %d files to keep track of\n", PATHS);
        exit(EXIT_FILE);
    }
    list[*count] = path;
    *count = *count + 1;
}

const char *process_temporary(const char *name) {
    if (!folder) {
        const char *base = getenv("TMPDIR");
        char *path = keep_format("%s/glskin-translate-XXXXXX", base && *base ? base : "/tmp");
        start();
        if (!mkdtemp(path)) {
            fprintf(stderr, "glskin-translate: no temporary folder %s: %s\n", path, strerror(errno));
            exit(EXIT_FILE);
        }
        folder = path;
    }
    const char *path = keep_format("%s/%s", folder, name);
    add(temporary, &temporary_count, path);
    return path;
}

void process_undo_on_failure(const char *path) {
    const char *kept = keep_text(path, strlen(path));
    start();
    add(undone, &undone_count, kept);
}

void process_keep_outputs(void) {
    undone_count = 0;
}

static const char *search(const char *name) {
    const char *path = getenv("PATH");
    for (const char *at = path ? path : ""; *at;) {
        size_t length = strcspn(at, ":");
        const char *candidate = keep_format("%.*s/%s", length ? (int)length : 1, length ? at : ".", name);
        if (access(candidate, X_OK) == 0)
            return candidate;
        at += length + (at[length] == ':');
    }
    return NULL;
}

const char *process_tool(const char *name) {
    bool is_glslang = strcmp(name, "glslangValidator") == 0;
    const char *found = search(name);
    if (!found && is_glslang)
        found = search("glslang"); /* its name since version 13 */
    if (!found) {
        fprintf(stderr, "glskin-translate: %s is not on PATH; it is in the package %s\n", name,
                is_glslang ? "glslang-tools (Debian) or glslang (Homebrew)" : "spirv-tools (Debian, Homebrew)");
        exit(EXIT_TOOL);
    }
    return found;
}

int process_run(const char *const *arguments, char **output) {
    const char *log = process_temporary("output.txt");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    pid_t pid;
    /* posix_spawn predates const; it changes no argument. */
    union {
        const char *const *in;
        char *const *out;
    } list = {.in = arguments};
    int failed = posix_spawn(&pid, arguments[0], &actions, NULL, list.out, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed) {
        *output = keep_format("%s can't be run: %s", arguments[0], strerror(failed));
        return -1;
    }
    child = (sig_atomic_t)pid;
    int status;
    while (waitpid(pid, &status, 0) < 0) {
        if (errno != EINTR) {
            *output = keep_format("%s: %s", arguments[0], strerror(errno));
            child = 0;
            return -1;
        }
    }
    child = 0;
    if (!WIFEXITED(status)) {
        *output = keep_format("%s was ended by signal %d", arguments[0], WTERMSIG(status));
        return -1;
    }
    size_t length;
    *output = file_read(log, &length);
    if (!*output) {
        *output = keep_format("the output of %s is lost: %s", arguments[0], strerror(errno));
        return -1;
    }
    return WEXITSTATUS(status);
}
