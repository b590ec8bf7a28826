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
    uint _1155 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1157 = _1155 * 2u;
    uvec4 _1159 = g_work_1._data[_1157];
    uint _1162 = (_1155 * 2u) + 1u;
    uvec4 _1164 = g_work_1._data[_1162];
    for (uint _3166 = gl_LocalInvocationIndex; _3166 < (_1159.w * 3u); )
    {
        g_window[_3166] = g_palette_1._data[(_1159.z * 3u) + _3166];
        _3166 += 256u;
        continue;
    }
    barrier();
    uint _1272 = (_1159.x + _1159.y) * 2u;
    uint _1286 = _1272 + (((((_1164.y == 1u) ? 1u : (_1164.y * 2u)) * _1159.y) + 7u) >> uint(3));
    for (uint _3167 = gl_LocalInvocationIndex; _3167 < _1159.y; _3167 += 256u)
    {
        uvec4 _3171;
        vec4 _3173;
        vec4 _3174;
        vec4 _3175;
        if (_1164.y == 4u)
        {
            uint _1307 = (_1159.x * 2u) + (_3167 * 3u);
            uint _1321 = _1307 + 2u;
            int _1426 = int((g_bind_pairs_1._data[_1321].x >> 0u) & 255u);
            float _1436 = float((g_bind_pairs_1._data[_1321].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1502 = int((g_bind_pairs_1._data[_1321].x >> 8u) & 255u);
            float _1512 = float((g_bind_pairs_1._data[_1321].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1578 = int((g_bind_pairs_1._data[_1321].x >> 16u) & 255u);
            float _1588 = float((g_bind_pairs_1._data[_1321].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1654 = int((g_bind_pairs_1._data[_1321].x >> 24u) & 255u);
            float _1664 = float((g_bind_pairs_1._data[_1321].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _3175 = (((g_window[_1426 * 3] * _1436) + (g_window[_1502 * 3] * _1512)) + (g_window[_1578 * 3] * _1588)) + (g_window[_1654 * 3] * _1664);
            _3174 = (((g_window[(_1426 * 3) + 1] * _1436) + (g_window[(_1502 * 3) + 1] * _1512)) + (g_window[(_1578 * 3) + 1] * _1588)) + (g_window[(_1654 * 3) + 1] * _1664);
            _3173 = (((g_window[(_1426 * 3) + 2] * _1436) + (g_window[(_1502 * 3) + 2] * _1512)) + (g_window[(_1578 * 3) + 2] * _1588)) + (g_window[(_1654 * 3) + 2] * _1664);
            _3171 = uvec4(g_bind_pairs_1._data[_1307], g_bind_pairs_1._data[_1307 + 1u]);
        }
        else
        {
            vec4 _3168;
            vec4 _3169;
            vec4 _3170;
            if (_1164.y == 1u)
            {
                uint _1754 = _3167 >> uint(2);
                uint _1768 = _1272 + (_1754 >> uint(1));
                int _1739 = int(((((_1754 & 1u) != 0u) ? g_bind_pairs_1._data[_1768].y : g_bind_pairs_1._data[_1768].x) >> (8u * (_3167 & 3u))) & 255u);
                _3170 = g_window[_1739 * 3];
                _3169 = g_window[(_1739 * 3) + 1];
                _3168 = g_window[(_1739 * 3) + 2];
            }
            else
            {
                uint _1828 = _1272 + (_3167 >> uint(1));
                uint _1838 = ((_3167 & 1u) != 0u) ? g_bind_pairs_1._data[_1828].y : g_bind_pairs_1._data[_1828].x;
                int _1851 = int(_1838 & 255u);
                float _1856 = float((_1838 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1862 = int((_1838 >> uint(8)) & 255u);
                float _1866 = float(_1838 >> uint(24)) * 0.0039215688593685626983642578125;
                _3170 = (g_window[_1851 * 3] * _1856) + (g_window[_1862 * 3] * _1866);
                _3169 = (g_window[(_1851 * 3) + 1] * _1856) + (g_window[(_1862 * 3) + 1] * _1866);
                _3168 = (g_window[(_1851 * 3) + 2] * _1856) + (g_window[(_1862 * 3) + 2] * _1866);
            }
            _3175 = _3170;
            _3174 = _3169;
            _3173 = _3168;
            _3171 = g_bind_1._data[_1159.x + _3167];
        }
        vec2 _2003 = vec2(float(int(_3171.w << uint(16)) >> 16), float(int((_3171.w >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
        float _2030 = (1.0 - abs(_2003.x)) - abs(_2003.y);
        vec2 _2060 = (vec2(1.0) - abs(_2003.yx)) * vec2((_2003.x < 0.0) ? (-1.0) : 1.0, (_2003.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2036 = bvec2(_2030 < 0.0);
        vec3 _2041 = vec3(vec2(_2036.x ? _2060.x : _2003.x, _2036.y ? _2060.y : _2003.y), _2030);
        float _2080 = 1.0 / max(max(max(max(max(abs(_3175.x), abs(_3175.y)), abs(_3175.z)), max(max(abs(_3174.x), abs(_3174.y)), abs(_3174.z))), max(max(abs(_3173.x), abs(_3173.y)), abs(_3173.z))), 9.9999999109757896545014425234895e-38);
        vec3 _2083 = _3175.xyz * _2080;
        vec3 _2086 = _3174.xyz * _2080;
        vec3 _2089 = _3173.xyz * _2080;
        vec3 _2092 = cross(_2086, _2089);
        vec3 _2115 = vec3(dot(_2092, _2041), dot(cross(_2089, _2083), _2041), dot(cross(_2083, _2086), _2041)) * ((dot(_2083, _2092) < 0.0) ? (-1.0) : 1.0);
        vec4 _2162 = vec4(uintBitsToFloat(_3171.x), uintBitsToFloat(_3171.y), uintBitsToFloat(_3171.z), 1.0);
        bvec3 _2206 = bvec3(max(max(abs(_2115.x), abs(_2115.y)), abs(_2115.z)) > 1.0000000031710768509710513471353e-30);
        vec3 _2207 = vec3(_2206.x ? _2115.x : _2041.x, _2206.y ? _2115.y : _2041.y, _2206.z ? _2115.z : _2041.z);
        vec2 _2259 = _2207.xy * (1.0 / max((abs(_2207.x) + abs(_2207.y)) + abs(_2207.z), 9.9999999109757896545014425234895e-38));
        vec2 _2286 = (vec2(1.0) - abs(_2259.yx)) * vec2((_2259.x < 0.0) ? (-1.0) : 1.0, (_2259.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2266 = bvec2(_2207.z < 0.0);
        vec2 _2229 = vec2(_2266.x ? _2286.x : _2259.x, _2266.y ? _2286.y : _2259.y) * 32767.0;
        g_skinned_1._data[_1164.x + _3167] = uvec4(floatBitsToUint(dot(_3175, _2162)), floatBitsToUint(dot(_3174, _2162)), floatBitsToUint(dot(_3173, _2162)), (uint(int(floor(_2229.x + 0.5))) & 65535u) | ((uint(int(floor(_2229.y + 0.5))) & 65535u) << uint(16)));
        if (_1164.z != 0u)
        {
            uint _2309 = _1286 + (_3167 >> uint(1));
            uint _2319 = ((_3167 & 1u) != 0u) ? g_bind_pairs_1._data[_2309].y : g_bind_pairs_1._data[_2309].x;
            float _2345 = float(int((_2319 >> uint(16)) << uint(16)) >> 16);
            float _2352 = float(int(_2319 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2357 = fma(abs(_2345), 6.103701889514923095703125e-05, -1.0);
            vec2 _2358 = vec2(_2352, _2357);
            float _2386 = (1.0 - abs(_2352)) - abs(_2357);
            vec2 _2416 = (vec2(1.0) - abs(_2358.yx)) * vec2((_2352 < 0.0) ? (-1.0) : 1.0, (_2357 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2392 = bvec2(_2386 < 0.0);
            float _2364 = (_2345 < 0.0) ? (-1.0) : 1.0;
            vec4 _2368 = vec4(normalize(vec3(vec2(_2392.x ? _2416.x : _2358.x, _2392.y ? _2416.y : _2358.y), _2386)), _2364);
            float _2435 = dot(_3175.xyz, _2368.xyz);
            float _2441 = dot(_3174.xyz, _2368.xyz);
            float _2447 = dot(_3173.xyz, _2368.xyz);
            vec3 _2448 = vec3(_2435, _2441, _2447);
            vec3 _2451 = _2368.xyz;
            bvec3 _2488 = bvec3(max(max(abs(_2435), abs(_2441)), abs(_2447)) > 1.0000000031710768509710513471353e-30);
            vec3 _2489 = vec3(_2488.x ? _2448.x : _2451.x, _2488.y ? _2448.y : _2451.y, _2488.z ? _2448.z : _2451.z);
            vec2 _2539 = _2489.xy * (1.0 / max((abs(_2489.x) + abs(_2489.y)) + abs(_2489.z), 9.9999999109757896545014425234895e-38));
            vec2 _2566 = (vec2(1.0) - abs(_2539.yx)) * vec2((_2539.x < 0.0) ? (-1.0) : 1.0, (_2539.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2546 = bvec2(_2489.z < 0.0);
            vec2 _2547 = vec2(_2546.x ? _2566.x : _2539.x, _2546.y ? _2566.y : _2539.y);
            vec2 _2456 = floor(vec2(_2547.x * 32767.0, max(fma(_2547.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2582 = 1.0 / max(max(max(max(max(abs(_3175.x), abs(_3175.y)), abs(_3175.z)), max(max(abs(_3174.x), abs(_3174.y)), abs(_3174.z))), max(max(abs(_3173.x), abs(_3173.y)), abs(_3173.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1164.x + _3167] = (uint(int(floor(_2456.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2364 * ((dot(_3175.xyz * _2582, cross(_3174.xyz * _2582, _3173.xyz * _2582)) < 0.0) ? (-1.0) : 1.0), _2456.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
