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
    uint _1105 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1107 = _1105 * 2u;
    uvec4 _1109 = g_work_1._data[_1107];
    uint _1112 = (_1105 * 2u) + 1u;
    uvec4 _1114 = g_work_1._data[_1112];
    for (uint _2824 = gl_LocalInvocationIndex; _2824 < (_1109.w * 3u); )
    {
        g_window[_2824] = g_palette_1._data[(_1109.z * 3u) + _2824];
        _2824 += 256u;
        continue;
    }
    barrier();
    uint _1211 = _1109.x + 2u;
    uint _1224 = (_1211 + _1109.y) * 2u;
    uvec4 _1229 = g_bind_1._data[_1109.x];
    vec3 _1231 = uintBitsToFloat(_1229.xyz);
    uvec4 _1237 = g_bind_1._data[_1109.x + 1u];
    vec3 _1239 = uintBitsToFloat(_1237.xyz);
    for (uint _2825 = gl_LocalInvocationIndex; _2825 < _1109.y; _2825 += 256u)
    {
        uint _1259 = _1211 + _2825;
        uvec4 _1261 = g_bind_1._data[_1259];
        vec2 _1297 = fma(vec2(float((_1261.w >> uint(8)) & 4095u), float(_1261.w >> uint(20))), vec2(0.000488519784994423389434814453125), vec2(-1.0));
        float _1355 = (1.0 - abs(_1297.x)) - abs(_1297.y);
        vec2 _1385 = (vec2(1.0) - abs(_1297.yx)) * vec2((_1297.x < 0.0) ? (-1.0) : 1.0, (_1297.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1361 = bvec2(_1355 < 0.0);
        vec3 _1366 = vec3(vec2(_1361.x ? _1385.x : _1297.x, _1361.y ? _1385.y : _1297.y), _1355);
        uint _1307 = (_1261.z >> uint(16)) | ((_1261.w & 255u) << uint(16));
        uint _1324 = (_1261.y >> uint(16)) | (_1261.z << uint(16));
        uint _1328 = (((255u - (_1307 & 255u)) - ((_1307 >> uint(8)) & 255u)) - (_1307 >> uint(16))) | (_1307 << uint(8));
        vec4 _2826;
        vec4 _2827;
        vec4 _2828;
        if (_1114.y == 1u)
        {
            int _1394 = int((_1324 >> 0u) & 255u);
            _2828 = g_window[_1394 * 3];
            _2827 = g_window[(_1394 * 3) + 1];
            _2826 = g_window[(_1394 * 3) + 2];
        }
        else
        {
            int _1510 = int((_1324 >> 0u) & 255u);
            float _1520 = float((_1328 >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1586 = int((_1324 >> 8u) & 255u);
            float _1596 = float((_1328 >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1662 = int((_1324 >> 16u) & 255u);
            float _1672 = float((_1328 >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1738 = int((_1324 >> 24u) & 255u);
            float _1748 = float((_1328 >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _2828 = (((g_window[_1510 * 3] * _1520) + (g_window[_1586 * 3] * _1596)) + (g_window[_1662 * 3] * _1672)) + (g_window[_1738 * 3] * _1748);
            _2827 = (((g_window[(_1510 * 3) + 1] * _1520) + (g_window[(_1586 * 3) + 1] * _1596)) + (g_window[(_1662 * 3) + 1] * _1672)) + (g_window[(_1738 * 3) + 1] * _1748);
            _2826 = (((g_window[(_1510 * 3) + 2] * _1520) + (g_window[(_1586 * 3) + 2] * _1596)) + (g_window[(_1662 * 3) + 2] * _1672)) + (g_window[(_1738 * 3) + 2] * _1748);
        }
        float _1825 = 1.0 / max(max(max(max(max(abs(_2828.x), abs(_2828.y)), abs(_2828.z)), max(max(abs(_2827.x), abs(_2827.y)), abs(_2827.z))), max(max(abs(_2826.x), abs(_2826.y)), abs(_2826.z))), 9.9999999109757896545014425234895e-38);
        vec3 _1828 = _2828.xyz * _1825;
        vec3 _1831 = _2827.xyz * _1825;
        vec3 _1834 = _2826.xyz * _1825;
        vec3 _1837 = cross(_1831, _1834);
        vec3 _1860 = vec3(dot(_1837, _1366), dot(cross(_1834, _1828), _1366), dot(cross(_1828, _1831), _1366)) * ((dot(_1828, _1837) < 0.0) ? (-1.0) : 1.0);
        uint _1153 = _1114.x + _2825;
        vec4 _1907 = vec4(fma(_1239, vec3(float(_1261.x & 65535u), float(_1261.x >> uint(16)), float(_1261.y & 65535u)), _1231), 1.0);
        bvec3 _1964 = bvec3(max(max(abs(_1860.x), abs(_1860.y)), abs(_1860.z)) > 1.0000000031710768509710513471353e-30);
        vec3 _1965 = vec3(_1964.x ? _1860.x : _1366.x, _1964.y ? _1860.y : _1366.y, _1964.z ? _1860.z : _1366.z);
        g_skinned_1._data[_1153 * 3u] = packHalf2x16(vec2(dot(_2828, _1907), 0.0)) | (packHalf2x16(vec2(dot(_2827, _1907), 0.0)) << uint(16));
        g_skinned_1._data[(_1153 * 3u) + 1u] = packHalf2x16(vec2(dot(_2826, _1907), 0.0));
        vec2 _2017 = _1965.xy * (1.0 / max((abs(_1965.x) + abs(_1965.y)) + abs(_1965.z), 9.9999999109757896545014425234895e-38));
        vec2 _2044 = (vec2(1.0) - abs(_2017.yx)) * vec2((_2017.x < 0.0) ? (-1.0) : 1.0, (_2017.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2024 = bvec2(_1965.z < 0.0);
        vec2 _1987 = vec2(_2024.x ? _2044.x : _2017.x, _2024.y ? _2044.y : _2017.y) * 32767.0;
        g_skinned_1._data[(_1153 * 3u) + 2u] = (uint(int(floor(_1987.x + 0.5))) & 65535u) | ((uint(int(floor(_1987.y + 0.5))) & 65535u) << uint(16));
        if (_1114.z != 0u)
        {
            uint _2067 = _1224 + (_2825 >> uint(1));
            uint _2077 = ((_2825 & 1u) != 0u) ? g_bind_pairs_1._data[_2067].y : g_bind_pairs_1._data[_2067].x;
            float _2103 = float(int((_2077 >> uint(16)) << uint(16)) >> 16);
            float _2110 = float(int(_2077 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2115 = fma(abs(_2103), 6.103701889514923095703125e-05, -1.0);
            vec2 _2116 = vec2(_2110, _2115);
            float _2144 = (1.0 - abs(_2110)) - abs(_2115);
            vec2 _2174 = (vec2(1.0) - abs(_2116.yx)) * vec2((_2110 < 0.0) ? (-1.0) : 1.0, (_2115 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2150 = bvec2(_2144 < 0.0);
            float _2122 = (_2103 < 0.0) ? (-1.0) : 1.0;
            vec4 _2126 = vec4(normalize(vec3(vec2(_2150.x ? _2174.x : _2116.x, _2150.y ? _2174.y : _2116.y), _2144)), _2122);
            float _2193 = dot(_2828.xyz, _2126.xyz);
            float _2199 = dot(_2827.xyz, _2126.xyz);
            float _2205 = dot(_2826.xyz, _2126.xyz);
            vec3 _2206 = vec3(_2193, _2199, _2205);
            vec3 _2209 = _2126.xyz;
            bvec3 _2246 = bvec3(max(max(abs(_2193), abs(_2199)), abs(_2205)) > 1.0000000031710768509710513471353e-30);
            vec3 _2247 = vec3(_2246.x ? _2206.x : _2209.x, _2246.y ? _2206.y : _2209.y, _2246.z ? _2206.z : _2209.z);
            vec2 _2297 = _2247.xy * (1.0 / max((abs(_2247.x) + abs(_2247.y)) + abs(_2247.z), 9.9999999109757896545014425234895e-38));
            vec2 _2324 = (vec2(1.0) - abs(_2297.yx)) * vec2((_2297.x < 0.0) ? (-1.0) : 1.0, (_2297.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2304 = bvec2(_2247.z < 0.0);
            vec2 _2305 = vec2(_2304.x ? _2324.x : _2297.x, _2304.y ? _2324.y : _2297.y);
            vec2 _2214 = floor(vec2(_2305.x * 32767.0, max(fma(_2305.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2340 = 1.0 / max(max(max(max(max(abs(_2828.x), abs(_2828.y)), abs(_2828.z)), max(max(abs(_2827.x), abs(_2827.y)), abs(_2827.z))), max(max(abs(_2826.x), abs(_2826.y)), abs(_2826.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1114.x + _2825] = (uint(int(floor(_2214.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2122 * ((dot(_2828.xyz * _2340, cross(_2827.xyz * _2340, _2826.xyz * _2340)) < 0.0) ? (-1.0) : 1.0), _2214.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
