// run: vs_2_0 120
// expect: include_lint.hlsli:4:12 fmod and %
#include "include_lint.hlsli"
float4 main(float4 p : POSITION) : SV_Position {
    return p * last_place(p.x);
}
