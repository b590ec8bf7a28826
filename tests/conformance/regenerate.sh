#!/bin/sh
# Makes the references in data/: runs every shader of shaders.txt over its cases by two routes that share no compiler.
#
#   fxc    Microsoft's FXC under Wine -> Direct3D 9 or 11 (wined3d) -> OpenGL on llvmpipe
#   vkd3d  vkd3d's HLSL compiler -> SPIR-V -> Vulkan on lavapipe, no Wine
#
# usage: sh tests/conformance/regenerate.sh [--check] [--tools DIR]
#   --check      compare with data/, change nothing
#   --tools DIR  keep the two compilers in DIR, and take them from there if they are in it
#
# For Debian 12 on amd64, from nothing: installs packages (root), fetches the two compilers, and takes about two minutes
# after that. Both are for making references only:
#   FXC is Microsoft's d3dcompiler_47.dll, which builds of Dawn for Windows carry: it comes out of the npm package webgpu.
#     It is proprietary. Never commit it.
#   vkd3d's compiler is free; Debian 12's is too old for us, so that of Debian testing is unpacked into a folder of its
#     own, with the C library that it needs. The machine's packages stay as they are. Testing moves: the manifest says
#     which version it was.
set -eu

FXC_PACKAGE=webgpu@0.6.2
FXC_MEMBER=package/dist/win32-x64/d3dcompiler_47.dll
FXC_SHA256=289767b49dc8525bce262ea06fee4ef9fced2e131a55b25654ce871c1f0498b2
FXC_VERSION=10.0.22621.2428
WINE=/usr/lib/wine/wine64 # the wrapper in PATH asks for the 32-bit Wine
PACKAGES="gcc libc6-dev gcc-mingw-w64-x86-64 wine wine64 xvfb libgl1-mesa-dri mesa-utils libvulkan-dev mesa-vulkan-drivers
    vulkan-tools"

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
check=no
tools=
while [ $# -gt 0 ]; do
    case $1 in
    --check) check=yes ;;
    --tools) tools=${2:?--tools needs a folder} && shift ;;
    *) sed -n '2,10s/^# \{0,1\}//p' "$0" && exit 2 ;;
    esac
    shift
done

work=$(mktemp -d)
display_pid=
finish() {
    [ -z "$display_pid" ] || kill "$display_pid" 2>/dev/null || true
    [ ! -d "$work/prefix" ] || WINEPREFIX=$work/prefix /usr/lib/wine/wineserver64 -k 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM
build=$work/build # shaders and wrappers side by side, so that includes are found by both compilers
data=$work/data
mkdir -p "$build" "$data" "${tools:=$work/tools}"
tools=$(cd "$tools" && pwd)

say() { printf '== %s\n' "$*"; }
fail() { printf 'regenerate.sh: %s\n' "$*" >&2 && exit 1; }

# ---- What is needed ----

install_packages() {
    [ "$(dpkg --print-architecture 2>/dev/null)" = amd64 ] || fail "for Debian on amd64 only"
    missing=
    for package in $PACKAGES; do
        dpkg -s "$package" >/dev/null 2>&1 || missing="$missing $package"
    done
    command -v npm >/dev/null || missing="$missing npm"
    [ -n "$missing" ] || return 0
    say "installing$missing"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >"$work/apt.log" 2>&1 ||
        { tail -20 "$work/apt.log" && fail "the packages can't be installed"; }
}

fetch_fxc() {
    if [ ! -f "$tools/d3dcompiler_47.dll" ]; then
        say "fetching FXC (npm package $FXC_PACKAGE)"
        (cd "$work" && npm pack "$FXC_PACKAGE" >npm.log 2>&1 && tar xzf webgpu-*.tgz "$FXC_MEMBER") ||
            { tail -5 "$work/npm.log" && fail "npm can't fetch $FXC_PACKAGE"; }
        mv "$work/$FXC_MEMBER" "$tools/"
    fi
    echo "$FXC_SHA256  $tools/d3dcompiler_47.dll" | sha256sum --check --quiet || fail "this is not FXC $FXC_VERSION"
    cp "$tools/d3dcompiler_47.dll" "$build/" # beside fxc_compile.exe, where Windows looks first
}

debian_mirror() { # the one that this machine's apt uses
    apt-get indextargets 'Created-By: Packages' 'Codename: bookworm' --format '$(REPO_URI)' | grep -v security | sort -u |
        head -1
}

fetch_vkd3d() {
    [ ! -x "$tools/vkd3d/usr/bin/vkd3d-compiler" ] || return 0
    say "fetching vkd3d (Debian testing)"
    apt=$work/apt
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/debs" "$tools/vkd3d"
    [ -n "$(debian_mirror)" ] || apt-get update -qq
    mirror=$(debian_mirror)
    [ -n "$mirror" ] || fail "apt knows no mirror of Debian 12"
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror testing main" >"$apt/sources.list"
    # Signatures are checked; a mirror that lags, or a clock that is ahead, does no harm.
    options="-qq -o Dir::Etc::sourcelist=$apt/sources.list -o Dir::Etc::sourceparts=- -o Dir::State::lists=$apt/lists
        -o Dir::Cache=$apt/cache -o APT::Sandbox::User=root -o Acquire::Check-Valid-Until=false"
    apt-get $options update || fail "Debian testing can't be listed"
    (cd "$apt/debs" && apt-get $options download vkd3d-compiler libvkd3d-shader1 libc6 >/dev/null)
    for package in "$apt"/debs/*.deb; do
        dpkg -x "$package" "$tools/vkd3d"
    done
}

vkd3d() { # through its own loader: Debian 12's C library is too old for it
    libraries=$tools/vkd3d/usr/lib/x86_64-linux-gnu
    (cd "$build" && "$libraries/ld-linux-x86-64.so.2" --library-path "$libraries:/usr/lib/x86_64-linux-gnu" \
        "$tools/vkd3d/usr/bin/vkd3d-compiler" "$@")
}

build_programs() {
    say "building the capture programs"
    flags="-O1 -Wall -Wextra -Werror -ffp-contract=off"
    cp "$root"/hlsl/* "$here"/*.hlsl "$build/"
    windows="x86_64-w64-mingw32-gcc -std=gnu11 $flags"
    $windows "$here/fxc_compile.c" -o "$build/fxc_compile.exe" -lversion
    for program in d3d9_vertex d3d9_pixel; do
        $windows "$here/$program.c" -o "$build/$program.exe" -ld3d9
    done
    for program in d3d11_vertex d3d11_compute; do
        $windows "$here/$program.c" -o "$build/$program.exe" -ld3d11
    done
    for program in vk_vertex vk_compute vk_pixel; do
        gcc -std=c11 $flags "$here/$program.c" -o "$build/$program" -lvulkan
    done
    gcc -std=c11 $flags "$here/make_cases.c" -o "$build/make_cases" -lm
    gcc -std=c11 $flags -I"$root/tests" -I"$root/src/include" "$here/check_references.c" -o "$build/check_references" -lm
}

# WINEDLLOVERRIDES: Wine's own d3dcompiler_47 fails on these shaders and can return broken bytecode as success.
start_wine() {
    say "starting Wine on llvmpipe"
    export LIBGL_ALWAYS_SOFTWARE=1 GALLIUM_DRIVER=llvmpipe
    export WINEPREFIX="$work/prefix" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=d;d3dcompiler_47=n"
    mkfifo "$work/display"
    Xvfb -displayfd 3 -screen 0 640x480x24 3>"$work/display" >/dev/null 2>&1 &
    display_pid=$!
    read -r number <"$work/display"
    export DISPLAY=":$number"
    "$WINE" wineboot -i >/dev/null 2>&1
    [ "$(wine_run fxc_compile --version)" = "$FXC_VERSION" ] || fail "Wine loaded another d3dcompiler_47"
}

wine_run() { # PROGRAM ARGUMENTS, in the build folder. Lines end as Unix's.
    program=$1 && shift
    status=0
    (cd "$build" && "$WINE" "./$program.exe" "$@") </dev/null >"$work/said" 2>&1 || status=$?
    tr -d '\r' <"$work/said"
    return $status
}

# ---- Records: what the compilers say of the seed's shaders as written ----

# seed_shader FILE.hlsl: the first block of code under that file's name.
seed_shader() {
    awk -v name="\`$1\`" '/File/ && index($0, name) { found = 1 } found && /^```$/ { exit } inside { print }
        found && /^```hlsl$/ { inside = 1 }' "$seed" >"$build/seed_$1"
    [ -s "$build/seed_$1" ] || fail "the seed has no $1"
}

seed_record() { # FILE.hlsl PROFILE CODE: the error that FXC has to give; "-": it has to compile
    seed_shader "$1"
    if wine_run fxc_compile "$2" main "seed_$1" - >"$work/seed.log"; then
        [ "$3" = - ] || fail "the seed's $1 compiles; it used to be refused with $3"
    else
        grep -q "error $3:" "$work/seed.log" || { cat "$work/seed.log" && fail "the seed's $1: not $3"; }
    fi
    printf '   %-24s %s: %s\n' "$1" "$2" "$(grep -m1 -o "error $3: [^,]*" "$work/seed.log" || echo compiles)"
}

check_seeds() {
    seed=$(ls "$root"/../shared/seeds/000*.txt 2>/dev/null | head -1)
    if [ -z "$seed" ]; then
        say "SKIP: the seed's own shaders (no ../shared/seeds)"
        return 0
    fi
    say "the seed's shaders, as written, under FXC"
    seed_record skinning_vs.hlsl vs_2_0 X3004
    seed_record skinning_vs_sm3.hlsl vs_3_0 X3004
    seed_record skinning_cs.hlsl cs_5_0 X4026
    seed_record simple_ps.hlsl ps_2_0 -
}

# ---- References ----

rows() { grep -v -e '^#' -e '^@' -e '^ *$' "$here/shaders.txt"; }

expand_cases() { # a,@b -> one a line
    for one in $(echo "$1" | tr , ' '); do
        case $one in
        @*) expand_cases "$(awk -v list="$one" '$1 == list { print $2 }' "$here/shaders.txt")" ;;
        *) echo "$one" ;;
        esac
    done
}

pairs() { # REFERENCE EXTENSION FOLDER_PREFIX: CASE OUT ... of the current row
    for one in $(expand_cases "$cases"); do
        printf '%s%s.%s %s%s.%s.%s.out\n' "$3" "$one" "$2" "$3" "$name" "$one" "$1"
    done
}

# unit FILE WRAPPER DEFINES: the source under its defines; with a wrapper ("-": none), its entry renamed before it.
unit() {
    {
        for define in $3; do
            echo "#define ${define%%=*} ${define#*=}"
        done
        [ "$2" = - ] || echo "#define $entry shader_main"
        echo "#include \"$source\""
        [ "$2" = - ] || printf '#undef %s\n#include "%s"\n' "$entry" "$2"
    } >"$build/$1"
}

fxc() { # PROFILE ENTRY SOURCE OUTPUT [DEFINES]
    wine_run fxc_compile "$@" >"$work/fxc.log" || { cat "$work/fxc.log" && fail "FXC refuses $3 as $1"; }
    if grep -q 'X[0-9][0-9]*:' "$work/fxc.log"; then cat "$work/fxc.log"; fi
}

run_fxc() {
    model=${profile#?s_}
    fxc "$profile" "$entry" "$source" "$name.cso" $values # as it is, whatever wraps it below
    slots=$(sed -n 's/.*pproximately \([0-9]*\) instruction.*/\1/p' "$work/fxc.log")
    case $profile in
    vs_2_0 | vs_3_0)
        unit "$name.d3d9.hlsl" wrap_d3d9.hlsl "$values"
        fxc "$profile" main "$name.d3d9.hlsl" "$name.cso"
        fxc "ps_$model" main capture_ps.hlsl "capture_$model.cso"
        wine_run d3d9_vertex "$normals" "$registers" "$name.cso" "capture_$model.cso" $(pairs fxc case ../data/)
        ;;
    vs_4_0) wine_run d3d11_vertex "$outputs" "$normals" "$name.cso" $(pairs fxc case ../data/) ;;
    cs_5_0) wine_run d3d11_compute "$normals" "$name.cso" $(pairs fxc case ../data/) ;;
    ps_2_0 | ps_3_0)
        fxc "vs_$model" main pass_vs.hlsl "pass_$model.cso"
        wine_run d3d9_pixel "pass_$model.cso" "$name.cso" $(pairs fxc pcase ../data/)
        ;;
    *) fail "$name: no program runs $profile" ;;
    esac
}

spirv() { vkd3d -x hlsl -b spirv-binary -p "$1" -e "$2" "$3" -o "$4" || fail "vkd3d refuses $3 as $1"; }

run_vkd3d() {
    case $kind,$profile in
    draw,vs_4_0) feed=FEED_RECORD=1 ;;
    pre,vs_4_0) feed=FEED_BUFFER=1 ;;
    feedback,*) feed=FEED_FEEDBACK=1 ;;
    draw,*) feed=FEED_INFLUENCES=1 ;;
    *) feed= ;;
    esac
    case $kind in
    draw | pre | feedback)
        unit "$name.vkd3d.hlsl" wrap_compute.hlsl "$values $feed"
        spirv cs_5_0 main "$name.vkd3d.hlsl" "$name.spv"
        "$build/vk_vertex" "$normals" "$registers" "$build/$name.spv" $(pairs vkd3d case "$data/")
        ;;
    compute)
        unit "$name.vkd3d.hlsl" - "$values"
        spirv "$profile" "$entry" "$name.vkd3d.hlsl" "$name.spv"
        "$build/vk_compute" "$normals" "$build/$name.spv" $(pairs vkd3d case "$data/")
        ;;
    pixel)
        unit "$name.vkd3d.hlsl" - "$values"
        spirv vs_4_0 main pass_vs.hlsl pass.spv
        spirv ps_4_0 "$entry" "$name.vkd3d.hlsl" "$name.spv"
        "$build/vk_pixel" "$build/pass.spv" "$build/$name.spv" $(pairs vkd3d pcase "$data/")
        ;;
    esac
}

run_shaders() {
    rows >"$work/rows"
    while read -r name source profile entry defines kind cases registers; do
        values=
        [ "$defines" = - ] || values=$(echo "$defines" | tr , ' ')
        case $kind,$profile,$defines in # how normals are fed, and skinned ones written or read
        pre,vs_4_0,*FLOAT_NORMALS*) normals=read24 ;;
        pre,vs_4_0,*COMPACT*) normals=read12 ;;
        pre,vs_4_0,*) normals=read16 ;;
        feedback,*,*FLOAT_NORMALS*) normals=record24 ;;
        feedback,*,*) normals=record16 ;;
        compute,*,*FLOAT_NORMALS*) normals=float ;;
        compute,*,*COMPACT*) normals=compact ;;
        compute,*,* | *,*,*OCTAHEDRAL_NORMALS*) normals=octahedral ;;
        *) normals=float ;;
        esac
        case $defines in
        *TANGENTS*) outputs=tangents ;;
        *) outputs=$normals ;;
        esac
        run_fxc
        run_vkd3d
        hash=$(sed -n 's/.*"source_hash": "\([0-9a-f]*\)".*/\1/p' "$root/glsl/tables/$name.json")
        [ -n "$hash" ] || fail "glsl/tables/$name.json has no source hash: translate the shader first"
        printf '%s|%s|%s|%s\n' "$name" "$profile" "$hash" "$slots" >>"$work/shaders"
        printf '   %-24s %s, %3d instructions, %2d cases\n' "$name" "$profile" "$slots" "$(expand_cases "$cases" | wc -l)"
    done <"$work/rows"
}

# ---- The manifest ----

version_of() { dpkg-query -W -f '${Version}' "$1"; }

write_manifest() {
    renderer=$(glxinfo -B | sed -n 's/^OpenGL renderer string: //p')
    lavapipe=$(vulkaninfo --summary 2>/dev/null | sed -n 's/^\tdeviceName *= //p' | head -1)
    {
        echo '{'
        echo "  \"date\": \"$(date -u +%F)\","
        echo '  "tools": {'
        echo "    \"fxc\": \"d3dcompiler_47.dll $FXC_VERSION\","
        echo "    \"fxc_sha256\": \"$FXC_SHA256\","
        echo "    \"wine\": \"$("$WINE" --version)\","
        echo "    \"wine_driver\": \"$renderer, Mesa $(version_of libgl1-mesa-dri)\","
        echo "    \"vkd3d\": \"$(vkd3d --version | sed -n 's/.*version \(.*\) using.*(\(.*\)).*/\1 (\2)/p')\","
        echo "    \"vkd3d_driver\": \"$lavapipe, lavapipe, Mesa $(version_of mesa-vulkan-drivers)\""
        echo '  },'
        echo '  "shaders": {'
        sed 's/\(.*\)|\(.*\)|\(.*\)|\(.*\)/    "\1": {"profile": "\2", "source_hash": "\3", "fxc_instructions": \4},/
            $s/,$//' "$work/shaders"
        echo '  },'
        echo '  "files": {'
        (cd "$data" && LC_ALL=C ls | grep -v manifest.json | xargs sha256sum) |
            sed 's/^\([0-9a-f]*\)  \(.*\)/    "\2": "\1",/; $s/,$//'
        echo '  }'
        echo '}'
    } >"$work/manifest.json"
    mv "$work/manifest.json" "$data/"
}

# ---- All of it ----

install_packages
VK_ICD_FILENAMES=$(ls /usr/share/vulkan/icd.d/lvp_icd.*.json | head -1)
export VK_ICD_FILENAMES
fetch_fxc
fetch_vkd3d
build_programs
"$build/make_cases" "$data"
start_wine
check_seeds
say "running the shaders"
run_shaders
write_manifest

say "FXC against vkd3d, and both against double precision"
if [ $check = yes ]; then
    "$build/check_references" "$here" "$data" "$here/data" || fail "the references differ"
    for file in "$data"/*case; do
        cmp "$file" "$here/data/${file##*/}" || fail "${file##*/} is not what make_cases.c makes"
    done
    say "data/ agrees; nothing was changed"
else
    "$build/check_references" "$here" "$data" || fail "the references differ; data/ was not changed"
    mkdir -p "$here/data"
    rm -f "$here"/data/*
    cp "$data"/* "$here/data/"
    say "data/ written: $(ls "$here/data" | wc -l) files, $(du -sk --apparent-size "$here/data" | cut -f1) KiB"
fi
