// Included by include_lint.hlsl: what the lints find carries the included file's name and line too.

float last_place(float v) {
    return fmod(v, 10);
}
