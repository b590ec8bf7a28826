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
    uint _1087 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1089 = _1087 * 2u;
    uvec4 _1091 = g_work_1._data[_1089];
    uint _1094 = (_1087 * 2u) + 1u;
    uvec4 _1096 = g_work_1._data[_1094];
    for (uint _2790 = gl_LocalInvocationIndex; _2790 < (_1091.w * 3u); )
    {
        g_window[_2790] = g_palette_1._data[(_1091.z * 3u) + _2790];
        _2790 += 256u;
        continue;
    }
    barrier();
    uint _1192 = _1091.x + 2u;
    uint _1205 = (_1192 + _1091.y) * 2u;
    uvec4 _1210 = g_bind_1._data[_1091.x];
    vec3 _1212 = uintBitsToFloat(_1210.xyz);
    uvec4 _1218 = g_bind_1._data[_1091.x + 1u];
    vec3 _1220 = uintBitsToFloat(_1218.xyz);
    for (uint _2791 = gl_LocalInvocationIndex; _2791 < _1091.y; _2791 += 256u)
    {
        uint _1240 = _1192 + _2791;
        uvec4 _1242 = g_bind_1._data[_1240];
        vec2 _1278 = fma(vec2(float((_1242.w >> uint(8)) & 4095u), float(_1242.w >> uint(20))), vec2(0.000488519784994423389434814453125), vec2(-1.0));
        float _1336 = (1.0 - abs(_1278.x)) - abs(_1278.y);
        vec2 _1366 = (vec2(1.0) - abs(_1278.yx)) * vec2((_1278.x < 0.0) ? (-1.0) : 1.0, (_1278.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1342 = bvec2(_1336 < 0.0);
        vec3 _1347 = vec3(vec2(_1342.x ? _1366.x : _1278.x, _1342.y ? _1366.y : _1278.y), _1336);
        uint _1288 = (_1242.z >> uint(16)) | ((_1242.w & 255u) << uint(16));
        uint _1305 = (_1242.y >> uint(16)) | (_1242.z << uint(16));
        uint _1309 = (((255u - (_1288 & 255u)) - ((_1288 >> uint(8)) & 255u)) - (_1288 >> uint(16))) | (_1288 << uint(8));
        vec4 _2792;
        vec4 _2793;
        vec4 _2794;
        if (_1096.y == 1u)
        {
            int _1375 = int((_1305 >> 0u) & 255u);
            _2794 = g_window[_1375 * 3];
            _2793 = g_window[(_1375 * 3) + 1];
            _2792 = g_window[(_1375 * 3) + 2];
        }
        else
        {
            int _1491 = int((_1305 >> 0u) & 255u);
            float _1501 = float((_1309 >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1567 = int((_1305 >> 8u) & 255u);
            float _1577 = float((_1309 >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1643 = int((_1305 >> 16u) & 255u);
            float _1653 = float((_1309 >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1719 = int((_1305 >> 24u) & 255u);
            float _1729 = float((_1309 >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _2794 = (((g_window[_1491 * 3] * _1501) + (g_window[_1567 * 3] * _1577)) + (g_window[_1643 * 3] * _1653)) + (g_window[_1719 * 3] * _1729);
            _2793 = (((g_window[(_1491 * 3) + 1] * _1501) + (g_window[(_1567 * 3) + 1] * _1577)) + (g_window[(_1643 * 3) + 1] * _1653)) + (g_window[(_1719 * 3) + 1] * _1729);
            _2792 = (((g_window[(_1491 * 3) + 2] * _1501) + (g_window[(_1567 * 3) + 2] * _1577)) + (g_window[(_1643 * 3) + 2] * _1653)) + (g_window[(_1719 * 3) + 2] * _1729);
        }
        float _1806 = 1.0 / max(max(max(max(max(abs(_2794.x), abs(_2794.y)), abs(_2794.z)), max(max(abs(_2793.x), abs(_2793.y)), abs(_2793.z))), max(max(abs(_2792.x), abs(_2792.y)), abs(_2792.z))), 9.9999999109757896545014425234895e-38);
        vec3 _1809 = _2794.xyz * _1806;
        vec3 _1812 = _2793.xyz * _1806;
        vec3 _1815 = _2792.xyz * _1806;
        vec3 _1818 = cross(_1812, _1815);
        vec3 _1841 = vec3(dot(_1818, _1347), dot(cross(_1815, _1809), _1347), dot(cross(_1809, _1812), _1347)) * ((dot(_1809, _1818) < 0.0) ? (-1.0) : 1.0);
        uint _1135 = _1096.x + _2791;
        vec4 _1888 = vec4(fma(_1220, vec3(float(_1242.x & 65535u), float(_1242.x >> uint(16)), float(_1242.y & 65535u)), _1212), 1.0);
        bvec3 _1911 = bvec3(max(max(abs(_1841.x), abs(_1841.y)), abs(_1841.z)) > 1.0000000031710768509710513471353e-30);
        vec3 _1912 = vec3(_1911.x ? _1841.x : _1347.x, _1911.y ? _1841.y : _1347.y, _1911.z ? _1841.z : _1347.z);
        g_skinned_1._data[_1135 * 3u] = packHalf2x16(vec2(dot(_2794, _1888), 0.0)) | (packHalf2x16(vec2(dot(_2793, _1888), 0.0)) << uint(16));
        g_skinned_1._data[(_1135 * 3u) + 1u] = packHalf2x16(vec2(dot(_2792, _1888), 0.0));
        vec2 _1991 = _1912.xy * (1.0 / max((abs(_1912.x) + abs(_1912.y)) + abs(_1912.z), 9.9999999109757896545014425234895e-38));
        vec2 _2018 = (vec2(1.0) - abs(_1991.yx)) * vec2((_1991.x < 0.0) ? (-1.0) : 1.0, (_1991.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1998 = bvec2(_1912.z < 0.0);
        vec2 _1961 = vec2(_1998.x ? _2018.x : _1991.x, _1998.y ? _2018.y : _1991.y) * 32767.0;
        g_skinned_1._data[(_1135 * 3u) + 2u] = (uint(int(floor(_1961.x + 0.5))) & 65535u) | ((uint(int(floor(_1961.y + 0.5))) & 65535u) << uint(16));
        if (_1096.z != 0u)
        {
            uint _2041 = _1205 + (_2791 >> uint(1));
            uint _2051 = ((_2791 & 1u) != 0u) ? g_bind_pairs_1._data[_2041].y : g_bind_pairs_1._data[_2041].x;
            float _2142 = float(int((_2051 >> uint(16)) << uint(16)) >> 16);
            float _2149 = float(int(_2051 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2154 = fma(abs(_2142), 6.103701889514923095703125e-05, -1.0);
            vec2 _2155 = vec2(_2149, _2154);
            float _2183 = (1.0 - abs(_2149)) - abs(_2154);
            vec2 _2213 = (vec2(1.0) - abs(_2155.yx)) * vec2((_2149 < 0.0) ? (-1.0) : 1.0, (_2154 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2189 = bvec2(_2183 < 0.0);
            float _2161 = (_2142 < 0.0) ? (-1.0) : 1.0;
            vec4 _2165 = vec4(normalize(vec3(vec2(_2189.x ? _2213.x : _2155.x, _2189.y ? _2213.y : _2155.y), _2183)), _2161);
            float _2080 = dot(_2794.xyz, _2165.xyz);
            float _2086 = dot(_2793.xyz, _2165.xyz);
            float _2092 = dot(_2792.xyz, _2165.xyz);
            vec3 _2093 = vec3(_2080, _2086, _2092);
            vec3 _2099 = _2165.xyz;
            bvec3 _2100 = bvec3(max(max(abs(_2080), abs(_2086)), abs(_2092)) > 1.0000000031710768509710513471353e-30);
            vec3 _2101 = vec3(_2100.x ? _2093.x : _2099.x, _2100.y ? _2093.y : _2099.y, _2100.z ? _2093.z : _2099.z);
            vec2 _2263 = _2101.xy * (1.0 / max((abs(_2101.x) + abs(_2101.y)) + abs(_2101.z), 9.9999999109757896545014425234895e-38));
            vec2 _2290 = (vec2(1.0) - abs(_2263.yx)) * vec2((_2263.x < 0.0) ? (-1.0) : 1.0, (_2263.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2270 = bvec2(_2101.z < 0.0);
            vec2 _2271 = vec2(_2270.x ? _2290.x : _2263.x, _2270.y ? _2290.y : _2263.y);
            vec2 _2105 = floor(vec2(_2271.x * 32767.0, max(fma(_2271.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2306 = 1.0 / max(max(max(max(max(abs(_2794.x), abs(_2794.y)), abs(_2794.z)), max(max(abs(_2793.x), abs(_2793.y)), abs(_2793.z))), max(max(abs(_2792.x), abs(_2792.y)), abs(_2792.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1096.x + _2791] = (uint(int(floor(_2105.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2161 * ((dot(_2794.xyz * _2306, cross(_2793.xyz * _2306, _2792.xyz * _2306)) < 0.0) ? (-1.0) : 1.0), _2105.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
