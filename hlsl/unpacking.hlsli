// Skinned records' words, read: octahedral normals and tangents as pairs of int16. For profiles that have integers.
#include "octahedral.hlsli"
#include "tangent.hlsli"

float snorm16(uint word) {
    return float(int(word << 16) >> 16);
}

// The pair, each as it stands in the word.
float2 unpack_pair(uint word) {
    return float2(snorm16(word), snorm16(word >> 16));
}
