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
    uvec4 _data[];
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
    uint _1094 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1096 = _1094 * 2u;
    uvec4 _1098 = g_work_1._data[_1096];
    uint _1101 = (_1094 * 2u) + 1u;
    uvec4 _1103 = g_work_1._data[_1101];
    for (uint _2998 = gl_LocalInvocationIndex; _2998 < (_1098.w * 3u); )
    {
        g_window[_2998] = g_palette_1._data[(_1098.z * 3u) + _2998];
        _2998 += 256u;
        continue;
    }
    barrier();
    uint _1210 = (_1098.x + _1098.y) * 2u;
    uint _1224 = _1210 + (((((_1103.y == 1u) ? 1u : (_1103.y * 2u)) * _1098.y) + 7u) >> uint(3));
    for (uint _2999 = gl_LocalInvocationIndex; _2999 < _1098.y; _2999 += 256u)
    {
        uvec4 _3003;
        vec4 _3005;
        vec4 _3006;
        vec4 _3007;
        if (_1103.y == 4u)
        {
            uint _1245 = (_1098.x * 2u) + (_2999 * 3u);
            uint _1259 = _1245 + 2u;
            int _1364 = int((g_bind_pairs_1._data[_1259].x >> 0u) & 255u);
            float _1374 = float((g_bind_pairs_1._data[_1259].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1440 = int((g_bind_pairs_1._data[_1259].x >> 8u) & 255u);
            float _1450 = float((g_bind_pairs_1._data[_1259].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1516 = int((g_bind_pairs_1._data[_1259].x >> 16u) & 255u);
            float _1526 = float((g_bind_pairs_1._data[_1259].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1592 = int((g_bind_pairs_1._data[_1259].x >> 24u) & 255u);
            float _1602 = float((g_bind_pairs_1._data[_1259].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _3007 = (((g_window[_1364 * 3] * _1374) + (g_window[_1440 * 3] * _1450)) + (g_window[_1516 * 3] * _1526)) + (g_window[_1592 * 3] * _1602);
            _3006 = (((g_window[(_1364 * 3) + 1] * _1374) + (g_window[(_1440 * 3) + 1] * _1450)) + (g_window[(_1516 * 3) + 1] * _1526)) + (g_window[(_1592 * 3) + 1] * _1602);
            _3005 = (((g_window[(_1364 * 3) + 2] * _1374) + (g_window[(_1440 * 3) + 2] * _1450)) + (g_window[(_1516 * 3) + 2] * _1526)) + (g_window[(_1592 * 3) + 2] * _1602);
            _3003 = uvec4(g_bind_pairs_1._data[_1245], g_bind_pairs_1._data[_1245 + 1u]);
        }
        else
        {
            vec4 _3000;
            vec4 _3001;
            vec4 _3002;
            if (_1103.y == 1u)
            {
                uint _1692 = _2999 >> uint(2);
                uint _1706 = _1210 + (_1692 >> uint(1));
                int _1677 = int(((((_1692 & 1u) != 0u) ? g_bind_pairs_1._data[_1706].y : g_bind_pairs_1._data[_1706].x) >> (8u * (_2999 & 3u))) & 255u);
                _3002 = g_window[_1677 * 3];
                _3001 = g_window[(_1677 * 3) + 1];
                _3000 = g_window[(_1677 * 3) + 2];
            }
            else
            {
                uint _1766 = _1210 + (_2999 >> uint(1));
                uint _1776 = ((_2999 & 1u) != 0u) ? g_bind_pairs_1._data[_1766].y : g_bind_pairs_1._data[_1766].x;
                int _1789 = int(_1776 & 255u);
                float _1794 = float((_1776 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1800 = int((_1776 >> uint(8)) & 255u);
                float _1804 = float(_1776 >> uint(24)) * 0.0039215688593685626983642578125;
                _3002 = (g_window[_1789 * 3] * _1794) + (g_window[_1800 * 3] * _1804);
                _3001 = (g_window[(_1789 * 3) + 1] * _1794) + (g_window[(_1800 * 3) + 1] * _1804);
                _3000 = (g_window[(_1789 * 3) + 2] * _1794) + (g_window[(_1800 * 3) + 2] * _1804);
            }
            _3007 = _3002;
            _3006 = _3001;
            _3005 = _3000;
            _3003 = g_bind_1._data[_1098.x + _2999];
        }
        vec2 _1941 = vec2(float(int(_3003.w << uint(16)) >> 16), float(int((_3003.w >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
        float _1968 = (1.0 - abs(_1941.x)) - abs(_1941.y);
        vec2 _1998 = (vec2(1.0) - abs(_1941.yx)) * vec2((_1941.x < 0.0) ? (-1.0) : 1.0, (_1941.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1974 = bvec2(_1968 < 0.0);
        vec3 _1979 = vec3(vec2(_1974.x ? _1998.x : _1941.x, _1974.y ? _1998.y : _1941.y), _1968);
        float _2003 = dot(_3007.xyz, _1979);
        float _2006 = dot(_3006.xyz, _1979);
        float _2009 = dot(_3005.xyz, _1979);
        vec3 _2010 = vec3(_2003, _2006, _2009);
        vec4 _2018 = vec4(uintBitsToFloat(_3003.x), uintBitsToFloat(_3003.y), uintBitsToFloat(_3003.z), 1.0);
        bvec3 _2041 = bvec3(max(max(abs(_2003), abs(_2006)), abs(_2009)) > 1.0000000031710768509710513471353e-30);
        vec3 _2042 = vec3(_2041.x ? _2010.x : _1979.x, _2041.y ? _2010.y : _1979.y, _2041.z ? _2010.z : _1979.z);
        vec2 _2108 = _2042.xy * (1.0 / max((abs(_2042.x) + abs(_2042.y)) + abs(_2042.z), 9.9999999109757896545014425234895e-38));
        vec2 _2135 = (vec2(1.0) - abs(_2108.yx)) * vec2((_2108.x < 0.0) ? (-1.0) : 1.0, (_2108.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2115 = bvec2(_2042.z < 0.0);
        vec2 _2078 = vec2(_2115.x ? _2135.x : _2108.x, _2115.y ? _2135.y : _2108.y) * 32767.0;
        g_skinned_1._data[_1103.x + _2999] = uvec4(floatBitsToUint(dot(_3007, _2018)), floatBitsToUint(dot(_3006, _2018)), floatBitsToUint(dot(_3005, _2018)), (uint(int(floor(_2078.x + 0.5))) & 65535u) | ((uint(int(floor(_2078.y + 0.5))) & 65535u) << uint(16)));
        if (_1103.z != 0u)
        {
            uint _2158 = _1224 + (_2999 >> uint(1));
            uint _2168 = ((_2999 & 1u) != 0u) ? g_bind_pairs_1._data[_2158].y : g_bind_pairs_1._data[_2158].x;
            float _2259 = float(int((_2168 >> uint(16)) << uint(16)) >> 16);
            float _2266 = float(int(_2168 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2271 = fma(abs(_2259), 6.103701889514923095703125e-05, -1.0);
            vec2 _2272 = vec2(_2266, _2271);
            float _2300 = (1.0 - abs(_2266)) - abs(_2271);
            vec2 _2330 = (vec2(1.0) - abs(_2272.yx)) * vec2((_2266 < 0.0) ? (-1.0) : 1.0, (_2271 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2306 = bvec2(_2300 < 0.0);
            float _2278 = (_2259 < 0.0) ? (-1.0) : 1.0;
            vec4 _2282 = vec4(normalize(vec3(vec2(_2306.x ? _2330.x : _2272.x, _2306.y ? _2330.y : _2272.y), _2300)), _2278);
            float _2197 = dot(_3007.xyz, _2282.xyz);
            float _2203 = dot(_3006.xyz, _2282.xyz);
            float _2209 = dot(_3005.xyz, _2282.xyz);
            vec3 _2210 = vec3(_2197, _2203, _2209);
            vec3 _2216 = _2282.xyz;
            bvec3 _2217 = bvec3(max(max(abs(_2197), abs(_2203)), abs(_2209)) > 1.0000000031710768509710513471353e-30);
            vec3 _2218 = vec3(_2217.x ? _2210.x : _2216.x, _2217.y ? _2210.y : _2216.y, _2217.z ? _2210.z : _2216.z);
            vec2 _2380 = _2218.xy * (1.0 / max((abs(_2218.x) + abs(_2218.y)) + abs(_2218.z), 9.9999999109757896545014425234895e-38));
            vec2 _2407 = (vec2(1.0) - abs(_2380.yx)) * vec2((_2380.x < 0.0) ? (-1.0) : 1.0, (_2380.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2387 = bvec2(_2218.z < 0.0);
            vec2 _2388 = vec2(_2387.x ? _2407.x : _2380.x, _2387.y ? _2407.y : _2380.y);
            vec2 _2222 = floor(vec2(_2388.x * 32767.0, max(fma(_2388.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2423 = 1.0 / max(max(max(max(max(abs(_3007.x), abs(_3007.y)), abs(_3007.z)), max(max(abs(_3006.x), abs(_3006.y)), abs(_3006.z))), max(max(abs(_3005.x), abs(_3005.y)), abs(_3005.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1103.x + _2999] = (uint(int(floor(_2222.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2278 * ((dot(_3007.xyz * _2423, cross(_3006.xyz * _2423, _3005.xyz * _2423)) < 0.0) ? (-1.0) : 1.0), _2222.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
