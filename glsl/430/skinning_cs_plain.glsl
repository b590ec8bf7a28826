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
    uint _1117 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1119 = _1117 * 2u;
    uvec4 _1121 = g_work_1._data[_1119];
    uint _1124 = (_1117 * 2u) + 1u;
    uvec4 _1126 = g_work_1._data[_1124];
    for (uint _3047 = gl_LocalInvocationIndex; _3047 < (_1121.w * 3u); )
    {
        g_window[_3047] = g_palette_1._data[(_1121.z * 3u) + _3047];
        _3047 += 256u;
        continue;
    }
    barrier();
    uint _1234 = (_1121.x + _1121.y) * 2u;
    uint _1248 = _1234 + (((((_1126.y == 1u) ? 1u : (_1126.y * 2u)) * _1121.y) + 7u) >> uint(3));
    for (uint _3048 = gl_LocalInvocationIndex; _3048 < _1121.y; _3048 += 256u)
    {
        uvec4 _3052;
        vec4 _3054;
        vec4 _3055;
        vec4 _3056;
        if (_1126.y == 4u)
        {
            uint _1269 = (_1121.x * 2u) + (_3048 * 3u);
            uint _1283 = _1269 + 2u;
            int _1388 = int((g_bind_pairs_1._data[_1283].x >> 0u) & 255u);
            float _1398 = float((g_bind_pairs_1._data[_1283].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1464 = int((g_bind_pairs_1._data[_1283].x >> 8u) & 255u);
            float _1474 = float((g_bind_pairs_1._data[_1283].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1540 = int((g_bind_pairs_1._data[_1283].x >> 16u) & 255u);
            float _1550 = float((g_bind_pairs_1._data[_1283].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1616 = int((g_bind_pairs_1._data[_1283].x >> 24u) & 255u);
            float _1626 = float((g_bind_pairs_1._data[_1283].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _3056 = (((g_window[_1388 * 3] * _1398) + (g_window[_1464 * 3] * _1474)) + (g_window[_1540 * 3] * _1550)) + (g_window[_1616 * 3] * _1626);
            _3055 = (((g_window[(_1388 * 3) + 1] * _1398) + (g_window[(_1464 * 3) + 1] * _1474)) + (g_window[(_1540 * 3) + 1] * _1550)) + (g_window[(_1616 * 3) + 1] * _1626);
            _3054 = (((g_window[(_1388 * 3) + 2] * _1398) + (g_window[(_1464 * 3) + 2] * _1474)) + (g_window[(_1540 * 3) + 2] * _1550)) + (g_window[(_1616 * 3) + 2] * _1626);
            _3052 = uvec4(g_bind_pairs_1._data[_1269], g_bind_pairs_1._data[_1269 + 1u]);
        }
        else
        {
            vec4 _3049;
            vec4 _3050;
            vec4 _3051;
            if (_1126.y == 1u)
            {
                uint _1716 = _3048 >> uint(2);
                uint _1730 = _1234 + (_1716 >> uint(1));
                int _1701 = int(((((_1716 & 1u) != 0u) ? g_bind_pairs_1._data[_1730].y : g_bind_pairs_1._data[_1730].x) >> (8u * (_3048 & 3u))) & 255u);
                _3051 = g_window[_1701 * 3];
                _3050 = g_window[(_1701 * 3) + 1];
                _3049 = g_window[(_1701 * 3) + 2];
            }
            else
            {
                uint _1790 = _1234 + (_3048 >> uint(1));
                uint _1800 = ((_3048 & 1u) != 0u) ? g_bind_pairs_1._data[_1790].y : g_bind_pairs_1._data[_1790].x;
                int _1813 = int(_1800 & 255u);
                float _1818 = float((_1800 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1824 = int((_1800 >> uint(8)) & 255u);
                float _1828 = float(_1800 >> uint(24)) * 0.0039215688593685626983642578125;
                _3051 = (g_window[_1813 * 3] * _1818) + (g_window[_1824 * 3] * _1828);
                _3050 = (g_window[(_1813 * 3) + 1] * _1818) + (g_window[(_1824 * 3) + 1] * _1828);
                _3049 = (g_window[(_1813 * 3) + 2] * _1818) + (g_window[(_1824 * 3) + 2] * _1828);
            }
            _3056 = _3051;
            _3055 = _3050;
            _3054 = _3049;
            _3052 = g_bind_1._data[_1121.x + _3048];
        }
        vec2 _1960 = vec2(float(int(_3052.w << uint(16)) >> 16), float(int((_3052.w >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
        float _1997 = (1.0 - abs(_1960.x)) - abs(_1960.y);
        vec2 _2027 = (vec2(1.0) - abs(_1960.yx)) * vec2((_1960.x < 0.0) ? (-1.0) : 1.0, (_1960.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2003 = bvec2(_1997 < 0.0);
        vec3 _2008 = vec3(vec2(_2003.x ? _2027.x : _1960.x, _2003.y ? _2027.y : _1960.y), _1997);
        float _2032 = dot(_3056.xyz, _2008);
        float _2035 = dot(_3055.xyz, _2008);
        float _2038 = dot(_3054.xyz, _2008);
        vec3 _2039 = vec3(_2032, _2035, _2038);
        vec4 _2047 = vec4(uintBitsToFloat(_3052.x), uintBitsToFloat(_3052.y), uintBitsToFloat(_3052.z), 1.0);
        bvec3 _2091 = bvec3(max(max(abs(_2032), abs(_2035)), abs(_2038)) > 1.0000000031710768509710513471353e-30);
        vec3 _2092 = vec3(_2091.x ? _2039.x : _2008.x, _2091.y ? _2039.y : _2008.y, _2091.z ? _2039.z : _2008.z);
        vec2 _2144 = _2092.xy * (1.0 / max((abs(_2092.x) + abs(_2092.y)) + abs(_2092.z), 9.9999999109757896545014425234895e-38));
        vec2 _2171 = (vec2(1.0) - abs(_2144.yx)) * vec2((_2144.x < 0.0) ? (-1.0) : 1.0, (_2144.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2151 = bvec2(_2092.z < 0.0);
        vec2 _2114 = vec2(_2151.x ? _2171.x : _2144.x, _2151.y ? _2171.y : _2144.y) * 32767.0;
        g_skinned_1._data[_1126.x + _3048] = uvec4(floatBitsToUint(dot(_3056, _2047)), floatBitsToUint(dot(_3055, _2047)), floatBitsToUint(dot(_3054, _2047)), (uint(int(floor(_2114.x + 0.5))) & 65535u) | ((uint(int(floor(_2114.y + 0.5))) & 65535u) << uint(16)));
        if (_1126.z != 0u)
        {
            uint _2194 = _1248 + (_3048 >> uint(1));
            uint _2204 = ((_3048 & 1u) != 0u) ? g_bind_pairs_1._data[_2194].y : g_bind_pairs_1._data[_2194].x;
            float _2235 = float(int((_2204 >> uint(16)) << uint(16)) >> 16);
            float _2242 = float(int(_2204 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2247 = fma(abs(_2235), 6.103701889514923095703125e-05, -1.0);
            vec2 _2248 = vec2(_2242, _2247);
            float _2276 = (1.0 - abs(_2242)) - abs(_2247);
            vec2 _2306 = (vec2(1.0) - abs(_2248.yx)) * vec2((_2242 < 0.0) ? (-1.0) : 1.0, (_2247 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2282 = bvec2(_2276 < 0.0);
            float _2254 = (_2235 < 0.0) ? (-1.0) : 1.0;
            vec4 _2258 = vec4(normalize(vec3(vec2(_2282.x ? _2306.x : _2248.x, _2282.y ? _2306.y : _2248.y), _2276)), _2254);
            float _2325 = dot(_3056.xyz, _2258.xyz);
            float _2331 = dot(_3055.xyz, _2258.xyz);
            float _2337 = dot(_3054.xyz, _2258.xyz);
            vec3 _2338 = vec3(_2325, _2331, _2337);
            vec3 _2341 = _2258.xyz;
            bvec3 _2378 = bvec3(max(max(abs(_2325), abs(_2331)), abs(_2337)) > 1.0000000031710768509710513471353e-30);
            vec3 _2379 = vec3(_2378.x ? _2338.x : _2341.x, _2378.y ? _2338.y : _2341.y, _2378.z ? _2338.z : _2341.z);
            vec2 _2429 = _2379.xy * (1.0 / max((abs(_2379.x) + abs(_2379.y)) + abs(_2379.z), 9.9999999109757896545014425234895e-38));
            vec2 _2456 = (vec2(1.0) - abs(_2429.yx)) * vec2((_2429.x < 0.0) ? (-1.0) : 1.0, (_2429.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2436 = bvec2(_2379.z < 0.0);
            vec2 _2437 = vec2(_2436.x ? _2456.x : _2429.x, _2436.y ? _2456.y : _2429.y);
            vec2 _2346 = floor(vec2(_2437.x * 32767.0, max(fma(_2437.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2472 = 1.0 / max(max(max(max(max(abs(_3056.x), abs(_3056.y)), abs(_3056.z)), max(max(abs(_3055.x), abs(_3055.y)), abs(_3055.z))), max(max(abs(_3054.x), abs(_3054.y)), abs(_3054.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1126.x + _3048] = (uint(int(floor(_2346.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2254 * ((dot(_3056.xyz * _2472, cross(_3055.xyz * _2472, _3054.xyz * _2472)) < 0.0) ? (-1.0) : 1.0), _2346.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
