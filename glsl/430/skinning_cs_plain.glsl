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
    uint _1112 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1114 = _1112 * 2u;
    uvec4 _1116 = g_work_1._data[_1114];
    uint _1119 = (_1112 * 2u) + 1u;
    uvec4 _1121 = g_work_1._data[_1119];
    for (uint _3032 = gl_LocalInvocationIndex; _3032 < (_1116.w * 3u); )
    {
        g_window[_3032] = g_palette_1._data[(_1116.z * 3u) + _3032];
        _3032 += 256u;
        continue;
    }
    barrier();
    uint _1229 = (_1116.x + _1116.y) * 2u;
    uint _1243 = _1229 + (((((_1121.y == 1u) ? 1u : (_1121.y * 2u)) * _1116.y) + 7u) >> uint(3));
    for (uint _3033 = gl_LocalInvocationIndex; _3033 < _1116.y; _3033 += 256u)
    {
        uvec4 _3037;
        vec4 _3039;
        vec4 _3040;
        vec4 _3041;
        if (_1121.y == 4u)
        {
            uint _1264 = (_1116.x * 2u) + (_3033 * 3u);
            uint _1278 = _1264 + 2u;
            int _1383 = int((g_bind_pairs_1._data[_1278].x >> 0u) & 255u);
            float _1393 = float((g_bind_pairs_1._data[_1278].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1459 = int((g_bind_pairs_1._data[_1278].x >> 8u) & 255u);
            float _1469 = float((g_bind_pairs_1._data[_1278].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1535 = int((g_bind_pairs_1._data[_1278].x >> 16u) & 255u);
            float _1545 = float((g_bind_pairs_1._data[_1278].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1611 = int((g_bind_pairs_1._data[_1278].x >> 24u) & 255u);
            float _1621 = float((g_bind_pairs_1._data[_1278].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _3041 = (((g_window[_1383 * 3] * _1393) + (g_window[_1459 * 3] * _1469)) + (g_window[_1535 * 3] * _1545)) + (g_window[_1611 * 3] * _1621);
            _3040 = (((g_window[(_1383 * 3) + 1] * _1393) + (g_window[(_1459 * 3) + 1] * _1469)) + (g_window[(_1535 * 3) + 1] * _1545)) + (g_window[(_1611 * 3) + 1] * _1621);
            _3039 = (((g_window[(_1383 * 3) + 2] * _1393) + (g_window[(_1459 * 3) + 2] * _1469)) + (g_window[(_1535 * 3) + 2] * _1545)) + (g_window[(_1611 * 3) + 2] * _1621);
            _3037 = uvec4(g_bind_pairs_1._data[_1264], g_bind_pairs_1._data[_1264 + 1u]);
        }
        else
        {
            vec4 _3034;
            vec4 _3035;
            vec4 _3036;
            if (_1121.y == 1u)
            {
                uint _1711 = _3033 >> uint(2);
                uint _1725 = _1229 + (_1711 >> uint(1));
                int _1696 = int(((((_1711 & 1u) != 0u) ? g_bind_pairs_1._data[_1725].y : g_bind_pairs_1._data[_1725].x) >> (8u * (_3033 & 3u))) & 255u);
                _3036 = g_window[_1696 * 3];
                _3035 = g_window[(_1696 * 3) + 1];
                _3034 = g_window[(_1696 * 3) + 2];
            }
            else
            {
                uint _1785 = _1229 + (_3033 >> uint(1));
                uint _1795 = ((_3033 & 1u) != 0u) ? g_bind_pairs_1._data[_1785].y : g_bind_pairs_1._data[_1785].x;
                int _1808 = int(_1795 & 255u);
                float _1813 = float((_1795 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1819 = int((_1795 >> uint(8)) & 255u);
                float _1823 = float(_1795 >> uint(24)) * 0.0039215688593685626983642578125;
                _3036 = (g_window[_1808 * 3] * _1813) + (g_window[_1819 * 3] * _1823);
                _3035 = (g_window[(_1808 * 3) + 1] * _1813) + (g_window[(_1819 * 3) + 1] * _1823);
                _3034 = (g_window[(_1808 * 3) + 2] * _1813) + (g_window[(_1819 * 3) + 2] * _1823);
            }
            _3041 = _3036;
            _3040 = _3035;
            _3039 = _3034;
            _3037 = g_bind_1._data[_1116.x + _3033];
        }
        vec2 _1960 = vec2(float(int(_3037.w << uint(16)) >> 16), float(int((_3037.w >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
        float _1987 = (1.0 - abs(_1960.x)) - abs(_1960.y);
        vec2 _2017 = (vec2(1.0) - abs(_1960.yx)) * vec2((_1960.x < 0.0) ? (-1.0) : 1.0, (_1960.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1993 = bvec2(_1987 < 0.0);
        vec3 _1998 = vec3(vec2(_1993.x ? _2017.x : _1960.x, _1993.y ? _2017.y : _1960.y), _1987);
        float _2022 = dot(_3041.xyz, _1998);
        float _2025 = dot(_3040.xyz, _1998);
        float _2028 = dot(_3039.xyz, _1998);
        vec3 _2029 = vec3(_2022, _2025, _2028);
        vec4 _2037 = vec4(uintBitsToFloat(_3037.x), uintBitsToFloat(_3037.y), uintBitsToFloat(_3037.z), 1.0);
        bvec3 _2081 = bvec3(max(max(abs(_2022), abs(_2025)), abs(_2028)) > 1.0000000031710768509710513471353e-30);
        vec3 _2082 = vec3(_2081.x ? _2029.x : _1998.x, _2081.y ? _2029.y : _1998.y, _2081.z ? _2029.z : _1998.z);
        vec2 _2134 = _2082.xy * (1.0 / max((abs(_2082.x) + abs(_2082.y)) + abs(_2082.z), 9.9999999109757896545014425234895e-38));
        vec2 _2161 = (vec2(1.0) - abs(_2134.yx)) * vec2((_2134.x < 0.0) ? (-1.0) : 1.0, (_2134.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2141 = bvec2(_2082.z < 0.0);
        vec2 _2104 = vec2(_2141.x ? _2161.x : _2134.x, _2141.y ? _2161.y : _2134.y) * 32767.0;
        g_skinned_1._data[_1121.x + _3033] = uvec4(floatBitsToUint(dot(_3041, _2037)), floatBitsToUint(dot(_3040, _2037)), floatBitsToUint(dot(_3039, _2037)), (uint(int(floor(_2104.x + 0.5))) & 65535u) | ((uint(int(floor(_2104.y + 0.5))) & 65535u) << uint(16)));
        if (_1121.z != 0u)
        {
            uint _2184 = _1243 + (_3033 >> uint(1));
            uint _2194 = ((_3033 & 1u) != 0u) ? g_bind_pairs_1._data[_2184].y : g_bind_pairs_1._data[_2184].x;
            float _2220 = float(int((_2194 >> uint(16)) << uint(16)) >> 16);
            float _2227 = float(int(_2194 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2232 = fma(abs(_2220), 6.103701889514923095703125e-05, -1.0);
            vec2 _2233 = vec2(_2227, _2232);
            float _2261 = (1.0 - abs(_2227)) - abs(_2232);
            vec2 _2291 = (vec2(1.0) - abs(_2233.yx)) * vec2((_2227 < 0.0) ? (-1.0) : 1.0, (_2232 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2267 = bvec2(_2261 < 0.0);
            float _2239 = (_2220 < 0.0) ? (-1.0) : 1.0;
            vec4 _2243 = vec4(normalize(vec3(vec2(_2267.x ? _2291.x : _2233.x, _2267.y ? _2291.y : _2233.y), _2261)), _2239);
            float _2310 = dot(_3041.xyz, _2243.xyz);
            float _2316 = dot(_3040.xyz, _2243.xyz);
            float _2322 = dot(_3039.xyz, _2243.xyz);
            vec3 _2323 = vec3(_2310, _2316, _2322);
            vec3 _2326 = _2243.xyz;
            bvec3 _2363 = bvec3(max(max(abs(_2310), abs(_2316)), abs(_2322)) > 1.0000000031710768509710513471353e-30);
            vec3 _2364 = vec3(_2363.x ? _2323.x : _2326.x, _2363.y ? _2323.y : _2326.y, _2363.z ? _2323.z : _2326.z);
            vec2 _2414 = _2364.xy * (1.0 / max((abs(_2364.x) + abs(_2364.y)) + abs(_2364.z), 9.9999999109757896545014425234895e-38));
            vec2 _2441 = (vec2(1.0) - abs(_2414.yx)) * vec2((_2414.x < 0.0) ? (-1.0) : 1.0, (_2414.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2421 = bvec2(_2364.z < 0.0);
            vec2 _2422 = vec2(_2421.x ? _2441.x : _2414.x, _2421.y ? _2441.y : _2414.y);
            vec2 _2331 = floor(vec2(_2422.x * 32767.0, max(fma(_2422.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2457 = 1.0 / max(max(max(max(max(abs(_3041.x), abs(_3041.y)), abs(_3041.z)), max(max(abs(_3040.x), abs(_3040.y)), abs(_3040.z))), max(max(abs(_3039.x), abs(_3039.y)), abs(_3039.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1121.x + _3033] = (uint(int(floor(_2331.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2239 * ((dot(_3041.xyz * _2457, cross(_3040.xyz * _2457, _3039.xyz * _2457)) < 0.0) ? (-1.0) : 1.0), _2331.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
