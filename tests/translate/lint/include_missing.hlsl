// run: vs_2_0 120
// expect: include_missing.hlsl:3:1 not_there.hlsli
#include "not_there.hlsli"
float4 main(float4 p : POSITION) : SV_Position {
    return p;
}
