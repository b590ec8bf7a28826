#version 430
// From skinning_cs.hlsl by glskin-translate: change it there.
layout(local_size_x = 256, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, std430) readonly buffer g_palette
{
    vec4 _data[];
} g_palette_1;

layout(binding = 2, std430) readonly buffer g_bind_pairs
{
    uvec2 _data[];
} g_bind_pairs_1;

layout(binding = 1, std430) readonly buffer g_bind
{
    uvec4 _data[];
} g_bind_1;

layout(binding = 4, std430) buffer g_skinned
{
    uint _data[];
} g_skinned_1;

layout(binding = 3, std430) readonly buffer g_work
{
    uvec4 _data[];
} g_work_1;

layout(binding = 5, std430) buffer g_tangents
{
    uint _data[];
} g_tangents_1;

shared vec4 g_window[768];

void main()
{
    uint _1062 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1064 = _1062 * 2u;
    uvec4 _1066 = g_work_1._data[_1064];
    uint _1069 = (_1062 * 2u) + 1u;
    uvec4 _1071 = g_work_1._data[_1069];
    for (uint _2690 = gl_LocalInvocationIndex; _2690 < (_1066.w * 3u); )
    {
        g_window[_2690] = g_palette_1._data[(_1066.z * 3u) + _2690];
        _2690 += 256u;
        continue;
    }
    barrier();
    uint _1168 = _1066.x + 2u;
    uint _1181 = (_1168 + _1066.y) * 2u;
    uvec4 _1186 = g_bind_1._data[_1066.x];
    vec3 _1188 = uintBitsToFloat(_1186.xyz);
    uvec4 _1194 = g_bind_1._data[_1066.x + 1u];
    vec3 _1196 = uintBitsToFloat(_1194.xyz);
    for (uint _2691 = gl_LocalInvocationIndex; _2691 < _1066.y; _2691 += 256u)
    {
        uint _1216 = _1168 + _2691;
        uvec4 _1218 = g_bind_1._data[_1216];
        vec2 _1254 = fma(vec2(float((_1218.w >> uint(8)) & 4095u), float(_1218.w >> uint(20))), vec2(0.000488519784994423389434814453125), vec2(-1.0));
        float _1312 = (1.0 - abs(_1254.x)) - abs(_1254.y);
        vec2 _1342 = (vec2(1.0) - abs(_1254.yx)) * vec2((_1254.x < 0.0) ? (-1.0) : 1.0, (_1254.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1318 = bvec2(_1312 < 0.0);
        vec3 _1323 = vec3(vec2(_1318.x ? _1342.x : _1254.x, _1318.y ? _1342.y : _1254.y), _1312);
        uint _1264 = (_1218.z >> uint(16)) | ((_1218.w & 255u) << uint(16));
        uint _1281 = (_1218.y >> uint(16)) | (_1218.z << uint(16));
        uint _1285 = (((255u - (_1264 & 255u)) - ((_1264 >> uint(8)) & 255u)) - (_1264 >> uint(16))) | (_1264 << uint(8));
        vec4 _2692;
        vec4 _2693;
        vec4 _2694;
        if (_1071.y == 1u)
        {
            int _1351 = int((_1281 >> 0u) & 255u);
            _2694 = g_window[_1351 * 3];
            _2693 = g_window[(_1351 * 3) + 1];
            _2692 = g_window[(_1351 * 3) + 2];
        }
        else
        {
            int _1467 = int((_1281 >> 0u) & 255u);
            float _1477 = float((_1285 >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1543 = int((_1281 >> 8u) & 255u);
            float _1553 = float((_1285 >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1619 = int((_1281 >> 16u) & 255u);
            float _1629 = float((_1285 >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1695 = int((_1281 >> 24u) & 255u);
            float _1705 = float((_1285 >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _2694 = (((g_window[_1467 * 3] * _1477) + (g_window[_1543 * 3] * _1553)) + (g_window[_1619 * 3] * _1629)) + (g_window[_1695 * 3] * _1705);
            _2693 = (((g_window[(_1467 * 3) + 1] * _1477) + (g_window[(_1543 * 3) + 1] * _1553)) + (g_window[(_1619 * 3) + 1] * _1629)) + (g_window[(_1695 * 3) + 1] * _1705);
            _2692 = (((g_window[(_1467 * 3) + 2] * _1477) + (g_window[(_1543 * 3) + 2] * _1553)) + (g_window[(_1619 * 3) + 2] * _1629)) + (g_window[(_1695 * 3) + 2] * _1705);
        }
        float _1767 = dot(_2694.xyz, _1323);
        float _1770 = dot(_2693.xyz, _1323);
        float _1773 = dot(_2692.xyz, _1323);
        vec3 _1774 = vec3(_1767, _1770, _1773);
        uint _1110 = _1071.x + _2691;
        vec4 _1782 = vec4(fma(_1196, vec3(float(_1218.x & 65535u), float(_1218.x >> uint(16)), float(_1218.y & 65535u)), _1188), 1.0);
        bvec3 _1839 = bvec3(max(max(abs(_1767), abs(_1770)), abs(_1773)) > 1.0000000031710768509710513471353e-30);
        vec3 _1840 = vec3(_1839.x ? _1774.x : _1323.x, _1839.y ? _1774.y : _1323.y, _1839.z ? _1774.z : _1323.z);
        g_skinned_1._data[_1110 * 3u] = packHalf2x16(vec2(dot(_2694, _1782), 0.0)) | (packHalf2x16(vec2(dot(_2693, _1782), 0.0)) << uint(16));
        g_skinned_1._data[(_1110 * 3u) + 1u] = packHalf2x16(vec2(dot(_2692, _1782), 0.0));
        vec2 _1892 = _1840.xy * (1.0 / max((abs(_1840.x) + abs(_1840.y)) + abs(_1840.z), 9.9999999109757896545014425234895e-38));
        vec2 _1919 = (vec2(1.0) - abs(_1892.yx)) * vec2((_1892.x < 0.0) ? (-1.0) : 1.0, (_1892.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1899 = bvec2(_1840.z < 0.0);
        vec2 _1862 = vec2(_1899.x ? _1919.x : _1892.x, _1899.y ? _1919.y : _1892.y) * 32767.0;
        g_skinned_1._data[(_1110 * 3u) + 2u] = (uint(int(floor(_1862.x + 0.5))) & 65535u) | ((uint(int(floor(_1862.y + 0.5))) & 65535u) << uint(16));
        if (_1071.z != 0u)
        {
            uint _1942 = _1181 + (_2691 >> uint(1));
            uint _1952 = ((_2691 & 1u) != 0u) ? g_bind_pairs_1._data[_1942].y : g_bind_pairs_1._data[_1942].x;
            float _1978 = float(int((_1952 >> uint(16)) << uint(16)) >> 16);
            float _1985 = float(int(_1952 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _1990 = fma(abs(_1978), 6.103701889514923095703125e-05, -1.0);
            vec2 _1991 = vec2(_1985, _1990);
            float _2019 = (1.0 - abs(_1985)) - abs(_1990);
            vec2 _2049 = (vec2(1.0) - abs(_1991.yx)) * vec2((_1985 < 0.0) ? (-1.0) : 1.0, (_1990 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2025 = bvec2(_2019 < 0.0);
            float _1997 = (_1978 < 0.0) ? (-1.0) : 1.0;
            vec4 _2001 = vec4(normalize(vec3(vec2(_2025.x ? _2049.x : _1991.x, _2025.y ? _2049.y : _1991.y), _2019)), _1997);
            float _2068 = dot(_2694.xyz, _2001.xyz);
            float _2074 = dot(_2693.xyz, _2001.xyz);
            float _2080 = dot(_2692.xyz, _2001.xyz);
            vec3 _2081 = vec3(_2068, _2074, _2080);
            vec3 _2084 = _2001.xyz;
            bvec3 _2121 = bvec3(max(max(abs(_2068), abs(_2074)), abs(_2080)) > 1.0000000031710768509710513471353e-30);
            vec3 _2122 = vec3(_2121.x ? _2081.x : _2084.x, _2121.y ? _2081.y : _2084.y, _2121.z ? _2081.z : _2084.z);
            vec2 _2172 = _2122.xy * (1.0 / max((abs(_2122.x) + abs(_2122.y)) + abs(_2122.z), 9.9999999109757896545014425234895e-38));
            vec2 _2199 = (vec2(1.0) - abs(_2172.yx)) * vec2((_2172.x < 0.0) ? (-1.0) : 1.0, (_2172.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2179 = bvec2(_2122.z < 0.0);
            vec2 _2180 = vec2(_2179.x ? _2199.x : _2172.x, _2179.y ? _2199.y : _2172.y);
            vec2 _2089 = floor(vec2(_2180.x * 32767.0, max(fma(_2180.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2215 = 1.0 / max(max(max(max(max(abs(_2694.x), abs(_2694.y)), abs(_2694.z)), max(max(abs(_2693.x), abs(_2693.y)), abs(_2693.z))), max(max(abs(_2692.x), abs(_2692.y)), abs(_2692.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1071.x + _2691] = (uint(int(floor(_2089.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_1997 * ((dot(_2694.xyz * _2215, cross(_2693.xyz * _2215, _2692.xyz * _2215)) < 0.0) ? (-1.0) : 1.0), _2089.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
