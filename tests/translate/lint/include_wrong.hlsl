// run: vs_2_0 120
// expect: include_wrong.hlsli:3:17 'factor' : unknown variable
#include "include_wrong.hlsli"
float4 main(float4 p : POSITION) : SV_Position {
    return twice(p);
}
