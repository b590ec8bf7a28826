#!/bin/sh
# From a bare machine to a picture (demo) or a tested build (test): packages, configure, build, run.
# POSIX sh. Prints every package and every command before it touches anything, and exits with the failing step's code.
set -eu

usage() {
    cat <<'TEXT'
usage: sh packaging/quickstart.sh demo | test | plan SYSTEM

  demo   install what is missing, build, and draw the bundled sample model into demo.png
  test   install what is missing, build, and run every test
  plan   only print what demo and test would install and run on SYSTEM: debian, fedora, arch or macos

Packages come from the system's own manager: apt-get, dnf, pacman or brew. Those that are there already are left
alone, so nothing needs root once they are. Runs as root, or as a user who has sudo. Builds into build/release.

exit codes: 0 done; 1 a test was skipped that should have run (with CI=true), or none ran; 2 usage, a system that this
script doesn't know, or missing packages and no way to install them; otherwise that of the step that failed.
TEXT
}

say() {
    printf '%s\n' "$*"
}

die() {
    printf 'quickstart: %s\n' "$*" >&2
    exit 2
}

# Says a command, then runs it; in a plan, only says it.
run() {
    printf '+ %s\n' "$*"
    if [ -z "$plan" ]; then "$@"; fi
}

# ---- The system and its packages -----------------------------------------------------------------------------------

detect_system() {
    if [ "$(uname -s)" = Darwin ]; then
        system=macos
        return
    fi
    id=unknown
    like=
    if [ -r /etc/os-release ]; then
        # shellcheck source=/dev/null
        id=$(. /etc/os-release && printf '%s' "${ID:-unknown}")
        # shellcheck source=/dev/null
        like=$(. /etc/os-release && printf '%s' "${ID_LIKE:-}")
    fi
    for name in $id $like; do
        case $name in
        debian | ubuntu) system=debian ;;
        fedora) system=fedora ;;
        arch) system=arch ;;
        *) continue ;;
        esac
        return
    done
    cat >&2 <<TEXT
quickstart: this script doesn't know the packages of '$id' (it knows Debian, Ubuntu, Fedora, Arch and macOS).
Install these, then run the commands that 'sh packaging/quickstart.sh plan debian' prints last:
  a C11 compiler (gcc or clang), CMake 3.21+, Ninja, pkg-config, git
  glslang (glslangValidator), SPIRV-Tools (spirv-val), SPIRV-Cross with its C API (spirv-cross-c-shared)
  glad 2 (the program), cglm, GLFW 3, libpng, libjpeg-turbo, Check
  OpenGL and EGL headers, and a driver for them (Mesa's will do)
TEXT
    exit 2
}

# One package a word. The compiler's stands in $compiler: not asked for where there is a working cc.
package_set() {
    case $system in
    debian) # libjpeg-dev is libjpeg-turbo's, by the one name that Debian and Ubuntu share
        compiler=gcc
        packages="libc6-dev cmake make ninja-build pkg-config git
            glslang-tools spirv-tools libspirv-cross-c-shared-dev
            python3-glad libcglm-dev libglfw3-dev libpng-dev libjpeg-dev check libsubunit-dev
            libegl-dev libgl-dev libegl1 libgl1 libgl1-mesa-dri mesa-vulkan-drivers
            libstb-dev zlib1g-dev libx11-dev libxtst-dev xvfb"
        ;;
    fedora) # glad is glad 1 there
        compiler=gcc
        packages="cmake make ninja-build pkgconf-pkg-config git-core
            glslang spirv-tools spirv-cross-devel
            glad2 cglm-devel glfw-devel libpng-devel libjpeg-turbo-devel check-devel
            libglvnd-devel mesa-libEGL mesa-libGL mesa-dri-drivers
            stb_easy_font-devel zlib-devel libX11-devel libXtst-devel xorg-x11-server-Xvfb"
        ;;
    arch)
        compiler=gcc
        packages="cmake make ninja pkgconf git
            glslang spirv-tools spirv-cross
            glad cglm glfw libpng libjpeg-turbo check
            libglvnd mesa
            stb zlib libx11 libxtst xorg-server-xvfb"
        ;;
    macos) # the compiler and git are Apple's command line tools; for glad see configure_options
        compiler=
        packages="cmake ninja pkgconf glslang spirv-tools spirv-cross cglm glfw libpng jpeg-turbo check"
        ;;
    *) die "unknown system '$system': debian, fedora, arch or macos" ;;
    esac
}

has_package() {
    case $system in
    # dpkg -s also succeeds for a package that was removed and left its configuration.
    debian) [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ] ;;
    fedora) rpm -q --whatprovides "$1" >/dev/null 2>&1 ;;
    arch) pacman -T "$1" >/dev/null 2>&1 ;;
    macos) brew list "$1" >/dev/null 2>&1 ;;
    esac
}

# $missing: all of the set in a plan, else what has_package doesn't find.
find_missing() {
    missing=
    if [ -n "$compiler" ] && { [ -n "$plan" ] || ! command -v "${CC:-cc}" >/dev/null 2>&1; }; then
        missing=$compiler
    fi
    for package in $packages; do
        if [ -n "$plan" ] || ! has_package "$package"; then
            missing="$missing${missing:+ }$package"
        fi
    done
}

# The commands that install $missing, one a line.
install_commands() {
    case $system in
    debian)
        say "${sudo}apt-get update"
        say "${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing"
        ;;
    fedora) say "${sudo}dnf install -y $missing" ;;
    arch)
        # A fresh machine has no package list. On any other, a new list with old packages would be a partial upgrade,
        # which Arch doesn't support.
        if [ -n "$plan" ] || [ ! -e /var/lib/pacman/sync/core.db ]; then say "${sudo}pacman -Sy"; fi
        say "${sudo}pacman -S --needed --noconfirm $missing"
        ;;
    macos) say "brew install $missing" ;;
    esac
}

install_packages() {
    if [ "$system" = macos ] && [ -z "$plan" ]; then
        command -v brew >/dev/null 2>&1 || die "Homebrew is needed: see https://brew.sh"
        xcode-select -p >/dev/null 2>&1 || die "a compiler is needed: run 'xcode-select --install'"
    fi
    package_set
    find_missing
    if [ -z "$missing" ]; then
        say "All packages are there."
        return
    fi
    say "Packages to install ($system):"
    for package in $missing; do say "  $package"; done
    sudo=
    # Homebrew refuses to run as root.
    if [ "$system" != macos ] && [ "$(id -u)" != 0 ]; then sudo='sudo '; fi
    if [ -n "$sudo" ] && [ -z "$plan" ] && ! command -v sudo >/dev/null 2>&1; then
        sudo=
        install_commands | sed 's/^/  /' >&2
        die "packages are missing, and this is neither root nor a machine with sudo: have root run the lines above"
    fi
    commands=$(install_commands)
    old_ifs=$IFS
    IFS='
'
    # shellcheck disable=SC2086 # one command a line, then one argument a word: no argument holds a blank
    for command in $commands; do
        IFS=$old_ifs
        run $command
    done
    IFS=$old_ifs
}

# What configuring needs beyond the preset: sets $options.
configure_options() {
    options=
    if [ "$system" != macos ]; then
        # glad 1 has the same name, another command line, and another table.
        if [ -z "$plan" ] && ! glad c --help 2>/dev/null | grep -q -e '--mx'; then
            die "glad 2 is needed, and '$(command -v glad || echo glad)' isn't it: Debian has it since release 12"
        fi
        return
    fi
    # Homebrew builds SPIRV-Cross without its shared C library. The committed glsl/ needs no translator.
    if [ -n "$plan" ] || ! pkg-config --exists spirv-cross-c-shared; then options=-DGLSKIN_TRANSLATOR=OFF; fi
    # The viewer's font is one header, which Homebrew has no package of.
    if [ ! -f build/stb/stb_easy_font.h ]; then
        run mkdir -p build/stb
        run curl -fsSL -o build/stb/stb_easy_font.h \
            https://raw.githubusercontent.com/nothings/stb/master/stb_easy_font.h
    fi
    options="$options -DSTB_INCLUDE_DIR=$PWD/build/stb"
    if [ -n "$plan" ] || ! command -v glad >/dev/null 2>&1; then
        if [ ! -x build/glad/bin/glad ]; then
            run python3 -m venv build/glad
            run build/glad/bin/pip install --quiet 'glad2==2.0.8'
        fi
        options="$options -DGLAD_PROGRAM=build/glad/bin/glad"
    fi
}

# ---- Build and run -------------------------------------------------------------------------------------------------

build() {
    configure_options
    # shellcheck disable=SC2086 # one option a word
    run cmake --preset release $options
    run cmake --build --preset release
}

demo() {
    model=build/release/wyrm.mdx
    run build/release/glskin sample wyrm -o "$model"
    set -- build/release/glskin render "$model" -o demo.png --sequence Walk --time 400
    if [ -n "$plan" ]; then
        run "$@"
        return
    fi
    rm -f demo.png
    log=build/release/demo.log
    status=0
    run "$@" >"$log" 2>&1 || status=$?
    cat "$log"
    [ "$status" = 0 ] || exit "$status"
    if [ ! -s demo.png ]; then
        say "quickstart: glskin render said all is well, but wrote no demo.png" >&2
        exit 1
    fi
    say ""
    say "With a display: build/release/glskin view $model"
    path=$(sed -n 's/^path: *//p' "$log" | head -n 1)
    driver=$(sed -n 's/^driver: *//p' "$log" | head -n 1)
    say "demo: $root/demo.png${path:+, path $path}${driver:+, driver $driver}"
}

# From ctest's JUnit file: one line a test, "passed NAME", "failed NAME" or "skipped NAME: REASON". A test is skipped if
# it exits with 77 (its reason is its last line that begins with SKIP:) or is disabled.
test_results() {
    awk '
        function text(s) {
            gsub(/&lt;/, "<", s); gsub(/&gt;/, ">", s); gsub(/&quot;/, "\"", s); gsub(/&apos;/, "\047", s)
            gsub(/&amp;/, "\\&", s)
            return s
        }
        function attribute(line, key,   parts) {
            split(line, parts, " " key "=\"")
            sub(/".*/, "", parts[2])
            return text(parts[2])
        }
        /<testcase / {
            name = attribute($0, "name"); status = attribute($0, "status")
            skipped = status == "disabled"
            reason = skipped ? "disabled" : "gave no reason"
        }
        /<skipped message="SKIP_/ { skipped = 1 }
        /^([ \t]*<system-out>)?SKIP: / {
            reason = $0; sub(/^[ \t]*<system-out>/, "", reason); sub(/^SKIP: /, "", reason)
            sub(/<\/system-out>.*/, "", reason); reason = text(reason)
        }
        /<\/testcase>/ {
            if (skipped) print "skipped " name ": " reason
            else print (status == "run" ? "passed " : "failed ") name
        }' "$1"
}

# The lines of $1 that begin with $2, and how many.
lines_of() {
    sed -n "s/^$2 //p" "$1"
}
count_of() {
    lines_of "$1" "$2" | wc -l | tr -d ' '
}

run_tests() {
    junit=$root/build/release/tests.xml
    results=build/release/tests.txt
    status=0
    rm -f "$junit"
    # The output size keeps a long log's end, where the reason of a skip stands, in the JUnit file.
    run ctest --preset release --no-tests=error --test-output-size-passed 1048576 --output-junit "$junit" || status=$?
    if [ -n "$plan" ]; then return; fi
    if [ ! -s "$junit" ]; then
        say "quickstart: ctest wrote no results" >&2
        exit "$([ "$status" = 0 ] && echo 1 || echo "$status")"
    fi
    test_results "$junit" >"$results"

    # What may be skipped: what needs files that this checkout doesn't have.
    expected='^$'
    [ -d ../shared ] || expected='^[^ ]*: no \.\./shared'
    if [ "$(count_of "$results" skipped)" != 0 ]; then
        say ""
        say "Skipped:"
        lines_of "$results" skipped | sed 's/^/  /'
    fi
    unexpected=$(lines_of "$results" skipped | grep -v -e "$expected" || true)
    if [ -n "$unexpected" ]; then
        say "Of these, not expected on this machine:"
        printf '%s\n' "$unexpected" | sed 's/^/  /'
        if [ "${CI:-}" = true ] && [ "$status" = 0 ]; then status=1; fi
    fi
    passed=$(count_of "$results" passed)
    failed=$(count_of "$results" failed)
    if [ "$((passed + failed))" = 0 ]; then
        say "No test ran."
        [ "$status" != 0 ] || status=1
    fi
    say ""
    say "$passed passed, $failed failed, $(count_of "$results" skipped) skipped"
    exit "$status"
}

# ---- Main ----------------------------------------------------------------------------------------------------------

plan=
case ${1:-} in
demo | test) [ $# = 1 ] || { usage >&2; exit 2; } ;;
plan) [ $# = 2 ] || { usage >&2; exit 2; }; plan=yes ;;
-h | --help | help) usage; exit 0 ;;
*) usage >&2; exit 2 ;;
esac

cd "$(dirname "$0")/.."
root=$(pwd)
if [ -n "$plan" ]; then system=$2; else detect_system; fi
install_packages
build
case $1 in
demo) demo ;;
test) run_tests ;;
plan)
    demo
    run_tests
    ;;
esac
