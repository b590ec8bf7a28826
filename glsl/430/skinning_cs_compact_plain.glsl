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
    uint _1044 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1046 = _1044 * 2u;
    uvec4 _1048 = g_work_1._data[_1046];
    uint _1051 = (_1044 * 2u) + 1u;
    uvec4 _1053 = g_work_1._data[_1051];
    for (uint _2656 = gl_LocalInvocationIndex; _2656 < (_1048.w * 3u); )
    {
        g_window[_2656] = g_palette_1._data[(_1048.z * 3u) + _2656];
        _2656 += 256u;
        continue;
    }
    barrier();
    uint _1149 = _1048.x + 2u;
    uint _1162 = (_1149 + _1048.y) * 2u;
    uvec4 _1167 = g_bind_1._data[_1048.x];
    vec3 _1169 = uintBitsToFloat(_1167.xyz);
    uvec4 _1175 = g_bind_1._data[_1048.x + 1u];
    vec3 _1177 = uintBitsToFloat(_1175.xyz);
    for (uint _2657 = gl_LocalInvocationIndex; _2657 < _1048.y; _2657 += 256u)
    {
        uint _1197 = _1149 + _2657;
        uvec4 _1199 = g_bind_1._data[_1197];
        vec2 _1235 = fma(vec2(float((_1199.w >> uint(8)) & 4095u), float(_1199.w >> uint(20))), vec2(0.000488519784994423389434814453125), vec2(-1.0));
        float _1293 = (1.0 - abs(_1235.x)) - abs(_1235.y);
        vec2 _1323 = (vec2(1.0) - abs(_1235.yx)) * vec2((_1235.x < 0.0) ? (-1.0) : 1.0, (_1235.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1299 = bvec2(_1293 < 0.0);
        vec3 _1304 = vec3(vec2(_1299.x ? _1323.x : _1235.x, _1299.y ? _1323.y : _1235.y), _1293);
        uint _1245 = (_1199.z >> uint(16)) | ((_1199.w & 255u) << uint(16));
        uint _1262 = (_1199.y >> uint(16)) | (_1199.z << uint(16));
        uint _1266 = (((255u - (_1245 & 255u)) - ((_1245 >> uint(8)) & 255u)) - (_1245 >> uint(16))) | (_1245 << uint(8));
        vec4 _2658;
        vec4 _2659;
        vec4 _2660;
        if (_1053.y == 1u)
        {
            int _1332 = int((_1262 >> 0u) & 255u);
            _2660 = g_window[_1332 * 3];
            _2659 = g_window[(_1332 * 3) + 1];
            _2658 = g_window[(_1332 * 3) + 2];
        }
        else
        {
            int _1448 = int((_1262 >> 0u) & 255u);
            float _1458 = float((_1266 >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1524 = int((_1262 >> 8u) & 255u);
            float _1534 = float((_1266 >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1600 = int((_1262 >> 16u) & 255u);
            float _1610 = float((_1266 >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1676 = int((_1262 >> 24u) & 255u);
            float _1686 = float((_1266 >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _2660 = (((g_window[_1448 * 3] * _1458) + (g_window[_1524 * 3] * _1534)) + (g_window[_1600 * 3] * _1610)) + (g_window[_1676 * 3] * _1686);
            _2659 = (((g_window[(_1448 * 3) + 1] * _1458) + (g_window[(_1524 * 3) + 1] * _1534)) + (g_window[(_1600 * 3) + 1] * _1610)) + (g_window[(_1676 * 3) + 1] * _1686);
            _2658 = (((g_window[(_1448 * 3) + 2] * _1458) + (g_window[(_1524 * 3) + 2] * _1534)) + (g_window[(_1600 * 3) + 2] * _1610)) + (g_window[(_1676 * 3) + 2] * _1686);
        }
        float _1748 = dot(_2660.xyz, _1304);
        float _1751 = dot(_2659.xyz, _1304);
        float _1754 = dot(_2658.xyz, _1304);
        vec3 _1755 = vec3(_1748, _1751, _1754);
        uint _1092 = _1053.x + _2657;
        vec4 _1763 = vec4(fma(_1177, vec3(float(_1199.x & 65535u), float(_1199.x >> uint(16)), float(_1199.y & 65535u)), _1169), 1.0);
        bvec3 _1786 = bvec3(max(max(abs(_1748), abs(_1751)), abs(_1754)) > 1.0000000031710768509710513471353e-30);
        vec3 _1787 = vec3(_1786.x ? _1755.x : _1304.x, _1786.y ? _1755.y : _1304.y, _1786.z ? _1755.z : _1304.z);
        g_skinned_1._data[_1092 * 3u] = packHalf2x16(vec2(dot(_2660, _1763), 0.0)) | (packHalf2x16(vec2(dot(_2659, _1763), 0.0)) << uint(16));
        g_skinned_1._data[(_1092 * 3u) + 1u] = packHalf2x16(vec2(dot(_2658, _1763), 0.0));
        vec2 _1866 = _1787.xy * (1.0 / max((abs(_1787.x) + abs(_1787.y)) + abs(_1787.z), 9.9999999109757896545014425234895e-38));
        vec2 _1893 = (vec2(1.0) - abs(_1866.yx)) * vec2((_1866.x < 0.0) ? (-1.0) : 1.0, (_1866.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1873 = bvec2(_1787.z < 0.0);
        vec2 _1836 = vec2(_1873.x ? _1893.x : _1866.x, _1873.y ? _1893.y : _1866.y) * 32767.0;
        g_skinned_1._data[(_1092 * 3u) + 2u] = (uint(int(floor(_1836.x + 0.5))) & 65535u) | ((uint(int(floor(_1836.y + 0.5))) & 65535u) << uint(16));
        if (_1053.z != 0u)
        {
            uint _1916 = _1162 + (_2657 >> uint(1));
            uint _1926 = ((_2657 & 1u) != 0u) ? g_bind_pairs_1._data[_1916].y : g_bind_pairs_1._data[_1916].x;
            float _2017 = float(int((_1926 >> uint(16)) << uint(16)) >> 16);
            float _2024 = float(int(_1926 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2029 = fma(abs(_2017), 6.103701889514923095703125e-05, -1.0);
            vec2 _2030 = vec2(_2024, _2029);
            float _2058 = (1.0 - abs(_2024)) - abs(_2029);
            vec2 _2088 = (vec2(1.0) - abs(_2030.yx)) * vec2((_2024 < 0.0) ? (-1.0) : 1.0, (_2029 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2064 = bvec2(_2058 < 0.0);
            float _2036 = (_2017 < 0.0) ? (-1.0) : 1.0;
            vec4 _2040 = vec4(normalize(vec3(vec2(_2064.x ? _2088.x : _2030.x, _2064.y ? _2088.y : _2030.y), _2058)), _2036);
            float _1955 = dot(_2660.xyz, _2040.xyz);
            float _1961 = dot(_2659.xyz, _2040.xyz);
            float _1967 = dot(_2658.xyz, _2040.xyz);
            vec3 _1968 = vec3(_1955, _1961, _1967);
            vec3 _1974 = _2040.xyz;
            bvec3 _1975 = bvec3(max(max(abs(_1955), abs(_1961)), abs(_1967)) > 1.0000000031710768509710513471353e-30);
            vec3 _1976 = vec3(_1975.x ? _1968.x : _1974.x, _1975.y ? _1968.y : _1974.y, _1975.z ? _1968.z : _1974.z);
            vec2 _2138 = _1976.xy * (1.0 / max((abs(_1976.x) + abs(_1976.y)) + abs(_1976.z), 9.9999999109757896545014425234895e-38));
            vec2 _2165 = (vec2(1.0) - abs(_2138.yx)) * vec2((_2138.x < 0.0) ? (-1.0) : 1.0, (_2138.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2145 = bvec2(_1976.z < 0.0);
            vec2 _2146 = vec2(_2145.x ? _2165.x : _2138.x, _2145.y ? _2165.y : _2138.y);
            vec2 _1980 = floor(vec2(_2146.x * 32767.0, max(fma(_2146.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2181 = 1.0 / max(max(max(max(max(abs(_2660.x), abs(_2660.y)), abs(_2660.z)), max(max(abs(_2659.x), abs(_2659.y)), abs(_2659.z))), max(max(abs(_2658.x), abs(_2658.y)), abs(_2658.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1053.x + _2657] = (uint(int(floor(_1980.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2036 * ((dot(_2660.xyz * _2181, cross(_2659.xyz * _2181, _2658.xyz * _2181)) < 0.0) ? (-1.0) : 1.0), _1980.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
