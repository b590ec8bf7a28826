#include "part.hlsli"
#include "transform_normal.hlsli" // glskin's own

float4 main(float4 p : POSITION) : SV_Position {
    return part(p) * FACTOR;
}
