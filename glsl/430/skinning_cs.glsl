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
    uint _1160 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1162 = _1160 * 2u;
    uvec4 _1164 = g_work_1._data[_1162];
    uint _1167 = (_1160 * 2u) + 1u;
    uvec4 _1169 = g_work_1._data[_1167];
    for (uint _3181 = gl_LocalInvocationIndex; _3181 < (_1164.w * 3u); )
    {
        g_window[_3181] = g_palette_1._data[(_1164.z * 3u) + _3181];
        _3181 += 256u;
        continue;
    }
    barrier();
    uint _1277 = (_1164.x + _1164.y) * 2u;
    uint _1291 = _1277 + (((((_1169.y == 1u) ? 1u : (_1169.y * 2u)) * _1164.y) + 7u) >> uint(3));
    for (uint _3182 = gl_LocalInvocationIndex; _3182 < _1164.y; _3182 += 256u)
    {
        uvec4 _3186;
        vec4 _3188;
        vec4 _3189;
        vec4 _3190;
        if (_1169.y == 4u)
        {
            uint _1312 = (_1164.x * 2u) + (_3182 * 3u);
            uint _1326 = _1312 + 2u;
            int _1431 = int((g_bind_pairs_1._data[_1326].x >> 0u) & 255u);
            float _1441 = float((g_bind_pairs_1._data[_1326].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1507 = int((g_bind_pairs_1._data[_1326].x >> 8u) & 255u);
            float _1517 = float((g_bind_pairs_1._data[_1326].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1583 = int((g_bind_pairs_1._data[_1326].x >> 16u) & 255u);
            float _1593 = float((g_bind_pairs_1._data[_1326].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1659 = int((g_bind_pairs_1._data[_1326].x >> 24u) & 255u);
            float _1669 = float((g_bind_pairs_1._data[_1326].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _3190 = (((g_window[_1431 * 3] * _1441) + (g_window[_1507 * 3] * _1517)) + (g_window[_1583 * 3] * _1593)) + (g_window[_1659 * 3] * _1669);
            _3189 = (((g_window[(_1431 * 3) + 1] * _1441) + (g_window[(_1507 * 3) + 1] * _1517)) + (g_window[(_1583 * 3) + 1] * _1593)) + (g_window[(_1659 * 3) + 1] * _1669);
            _3188 = (((g_window[(_1431 * 3) + 2] * _1441) + (g_window[(_1507 * 3) + 2] * _1517)) + (g_window[(_1583 * 3) + 2] * _1593)) + (g_window[(_1659 * 3) + 2] * _1669);
            _3186 = uvec4(g_bind_pairs_1._data[_1312], g_bind_pairs_1._data[_1312 + 1u]);
        }
        else
        {
            vec4 _3183;
            vec4 _3184;
            vec4 _3185;
            if (_1169.y == 1u)
            {
                uint _1759 = _3182 >> uint(2);
                uint _1773 = _1277 + (_1759 >> uint(1));
                int _1744 = int(((((_1759 & 1u) != 0u) ? g_bind_pairs_1._data[_1773].y : g_bind_pairs_1._data[_1773].x) >> (8u * (_3182 & 3u))) & 255u);
                _3185 = g_window[_1744 * 3];
                _3184 = g_window[(_1744 * 3) + 1];
                _3183 = g_window[(_1744 * 3) + 2];
            }
            else
            {
                uint _1833 = _1277 + (_3182 >> uint(1));
                uint _1843 = ((_3182 & 1u) != 0u) ? g_bind_pairs_1._data[_1833].y : g_bind_pairs_1._data[_1833].x;
                int _1856 = int(_1843 & 255u);
                float _1861 = float((_1843 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1867 = int((_1843 >> uint(8)) & 255u);
                float _1871 = float(_1843 >> uint(24)) * 0.0039215688593685626983642578125;
                _3185 = (g_window[_1856 * 3] * _1861) + (g_window[_1867 * 3] * _1871);
                _3184 = (g_window[(_1856 * 3) + 1] * _1861) + (g_window[(_1867 * 3) + 1] * _1871);
                _3183 = (g_window[(_1856 * 3) + 2] * _1861) + (g_window[(_1867 * 3) + 2] * _1871);
            }
            _3190 = _3185;
            _3189 = _3184;
            _3188 = _3183;
            _3186 = g_bind_1._data[_1164.x + _3182];
        }
        vec2 _2003 = vec2(float(int(_3186.w << uint(16)) >> 16), float(int((_3186.w >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
        float _2040 = (1.0 - abs(_2003.x)) - abs(_2003.y);
        vec2 _2070 = (vec2(1.0) - abs(_2003.yx)) * vec2((_2003.x < 0.0) ? (-1.0) : 1.0, (_2003.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2046 = bvec2(_2040 < 0.0);
        vec3 _2051 = vec3(vec2(_2046.x ? _2070.x : _2003.x, _2046.y ? _2070.y : _2003.y), _2040);
        float _2090 = 1.0 / max(max(max(max(max(abs(_3190.x), abs(_3190.y)), abs(_3190.z)), max(max(abs(_3189.x), abs(_3189.y)), abs(_3189.z))), max(max(abs(_3188.x), abs(_3188.y)), abs(_3188.z))), 9.9999999109757896545014425234895e-38);
        vec3 _2093 = _3190.xyz * _2090;
        vec3 _2096 = _3189.xyz * _2090;
        vec3 _2099 = _3188.xyz * _2090;
        vec3 _2102 = cross(_2096, _2099);
        vec3 _2125 = vec3(dot(_2102, _2051), dot(cross(_2099, _2093), _2051), dot(cross(_2093, _2096), _2051)) * ((dot(_2093, _2102) < 0.0) ? (-1.0) : 1.0);
        vec4 _2172 = vec4(uintBitsToFloat(_3186.x), uintBitsToFloat(_3186.y), uintBitsToFloat(_3186.z), 1.0);
        bvec3 _2216 = bvec3(max(max(abs(_2125.x), abs(_2125.y)), abs(_2125.z)) > 1.0000000031710768509710513471353e-30);
        vec3 _2217 = vec3(_2216.x ? _2125.x : _2051.x, _2216.y ? _2125.y : _2051.y, _2216.z ? _2125.z : _2051.z);
        vec2 _2269 = _2217.xy * (1.0 / max((abs(_2217.x) + abs(_2217.y)) + abs(_2217.z), 9.9999999109757896545014425234895e-38));
        vec2 _2296 = (vec2(1.0) - abs(_2269.yx)) * vec2((_2269.x < 0.0) ? (-1.0) : 1.0, (_2269.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2276 = bvec2(_2217.z < 0.0);
        vec2 _2239 = vec2(_2276.x ? _2296.x : _2269.x, _2276.y ? _2296.y : _2269.y) * 32767.0;
        g_skinned_1._data[_1169.x + _3182] = uvec4(floatBitsToUint(dot(_3190, _2172)), floatBitsToUint(dot(_3189, _2172)), floatBitsToUint(dot(_3188, _2172)), (uint(int(floor(_2239.x + 0.5))) & 65535u) | ((uint(int(floor(_2239.y + 0.5))) & 65535u) << uint(16)));
        if (_1169.z != 0u)
        {
            uint _2319 = _1291 + (_3182 >> uint(1));
            uint _2329 = ((_3182 & 1u) != 0u) ? g_bind_pairs_1._data[_2319].y : g_bind_pairs_1._data[_2319].x;
            float _2360 = float(int((_2329 >> uint(16)) << uint(16)) >> 16);
            float _2367 = float(int(_2329 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2372 = fma(abs(_2360), 6.103701889514923095703125e-05, -1.0);
            vec2 _2373 = vec2(_2367, _2372);
            float _2401 = (1.0 - abs(_2367)) - abs(_2372);
            vec2 _2431 = (vec2(1.0) - abs(_2373.yx)) * vec2((_2367 < 0.0) ? (-1.0) : 1.0, (_2372 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2407 = bvec2(_2401 < 0.0);
            float _2379 = (_2360 < 0.0) ? (-1.0) : 1.0;
            vec4 _2383 = vec4(normalize(vec3(vec2(_2407.x ? _2431.x : _2373.x, _2407.y ? _2431.y : _2373.y), _2401)), _2379);
            float _2450 = dot(_3190.xyz, _2383.xyz);
            float _2456 = dot(_3189.xyz, _2383.xyz);
            float _2462 = dot(_3188.xyz, _2383.xyz);
            vec3 _2463 = vec3(_2450, _2456, _2462);
            vec3 _2466 = _2383.xyz;
            bvec3 _2503 = bvec3(max(max(abs(_2450), abs(_2456)), abs(_2462)) > 1.0000000031710768509710513471353e-30);
            vec3 _2504 = vec3(_2503.x ? _2463.x : _2466.x, _2503.y ? _2463.y : _2466.y, _2503.z ? _2463.z : _2466.z);
            vec2 _2554 = _2504.xy * (1.0 / max((abs(_2504.x) + abs(_2504.y)) + abs(_2504.z), 9.9999999109757896545014425234895e-38));
            vec2 _2581 = (vec2(1.0) - abs(_2554.yx)) * vec2((_2554.x < 0.0) ? (-1.0) : 1.0, (_2554.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2561 = bvec2(_2504.z < 0.0);
            vec2 _2562 = vec2(_2561.x ? _2581.x : _2554.x, _2561.y ? _2581.y : _2554.y);
            vec2 _2471 = floor(vec2(_2562.x * 32767.0, max(fma(_2562.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2597 = 1.0 / max(max(max(max(max(abs(_3190.x), abs(_3190.y)), abs(_3190.z)), max(max(abs(_3189.x), abs(_3189.y)), abs(_3189.z))), max(max(abs(_3188.x), abs(_3188.y)), abs(_3188.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1169.x + _3182] = (uint(int(floor(_2471.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2379 * ((dot(_3190.xyz * _2597, cross(_3189.xyz * _2597, _3188.xyz * _2597)) < 0.0) ? (-1.0) : 1.0), _2471.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
