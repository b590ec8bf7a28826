#!/bin/sh
# The tests of skinning and of poses as 64-bit Arm programs under emulation, for a developer without such a machine: CI
# has none either.
# Needs, on Debian: dpkg --add-architecture arm64, then gcc-aarch64-linux-gnu qemu-user-static check:arm64 libcglm-dev.
# Builds into a temporary folder, so it may run from anywhere. Exit code: that of the first step that fails.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
cc=${NEON_CC:-aarch64-linux-gnu-gcc}
run=${NEON_RUN:-qemu-aarch64-static -L /usr/aarch64-linux-gnu}
# Headers that are the same on every architecture, cglm's and Check's, come after the compiler's own.
flags="-std=c11 -O2 -Wall -Wextra -Wshadow -Werror -ffp-contract=off -I$source/src -I$source/src/include -I$source/tests
    -idirafter /usr/include"
for file in "$source"/src/core/*.c "$source"/src/skin/*.c "$source"/src/model/*.c "$source"/tests/support/check_main.c; do
    case $file in
    */blp*) continue ;; # pictures: no test here needs them, and they would need libjpeg
    esac
    # shellcheck disable=SC2086 # words on purpose
    "$cc" $flags -DGLSKIN_SOURCE_DIR="\"$source\"" -c "$file" -o "$build/$(basename "$file" .c).o"
done
for test in test_cpu test_kernel test_skin_cpu test_cpu_mesh \
    test_track test_pose test_pose_nodes test_pose_kernels test_m2_pose; do
    # shellcheck disable=SC2086
    "$cc" $flags -static "$source/tests/unit/$test.c" "$build"/*.o -o "$build/$test" -L/usr/lib/aarch64-linux-gnu \
        -lcheck -lsubunit -lm
    # shellcheck disable=SC2086
    $run "$build/$test"
done
