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
    uint _1137 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1139 = _1137 * 2u;
    uvec4 _1141 = g_work_1._data[_1139];
    uint _1144 = (_1137 * 2u) + 1u;
    uvec4 _1146 = g_work_1._data[_1144];
    for (uint _3132 = gl_LocalInvocationIndex; _3132 < (_1141.w * 3u); )
    {
        g_window[_3132] = g_palette_1._data[(_1141.z * 3u) + _3132];
        _3132 += 256u;
        continue;
    }
    barrier();
    uint _1253 = (_1141.x + _1141.y) * 2u;
    uint _1267 = _1253 + (((((_1146.y == 1u) ? 1u : (_1146.y * 2u)) * _1141.y) + 7u) >> uint(3));
    for (uint _3133 = gl_LocalInvocationIndex; _3133 < _1141.y; _3133 += 256u)
    {
        uvec4 _3137;
        vec4 _3139;
        vec4 _3140;
        vec4 _3141;
        if (_1146.y == 4u)
        {
            uint _1288 = (_1141.x * 2u) + (_3133 * 3u);
            uint _1302 = _1288 + 2u;
            int _1407 = int((g_bind_pairs_1._data[_1302].x >> 0u) & 255u);
            float _1417 = float((g_bind_pairs_1._data[_1302].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1483 = int((g_bind_pairs_1._data[_1302].x >> 8u) & 255u);
            float _1493 = float((g_bind_pairs_1._data[_1302].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1559 = int((g_bind_pairs_1._data[_1302].x >> 16u) & 255u);
            float _1569 = float((g_bind_pairs_1._data[_1302].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1635 = int((g_bind_pairs_1._data[_1302].x >> 24u) & 255u);
            float _1645 = float((g_bind_pairs_1._data[_1302].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _3141 = (((g_window[_1407 * 3] * _1417) + (g_window[_1483 * 3] * _1493)) + (g_window[_1559 * 3] * _1569)) + (g_window[_1635 * 3] * _1645);
            _3140 = (((g_window[(_1407 * 3) + 1] * _1417) + (g_window[(_1483 * 3) + 1] * _1493)) + (g_window[(_1559 * 3) + 1] * _1569)) + (g_window[(_1635 * 3) + 1] * _1645);
            _3139 = (((g_window[(_1407 * 3) + 2] * _1417) + (g_window[(_1483 * 3) + 2] * _1493)) + (g_window[(_1559 * 3) + 2] * _1569)) + (g_window[(_1635 * 3) + 2] * _1645);
            _3137 = uvec4(g_bind_pairs_1._data[_1288], g_bind_pairs_1._data[_1288 + 1u]);
        }
        else
        {
            vec4 _3134;
            vec4 _3135;
            vec4 _3136;
            if (_1146.y == 1u)
            {
                uint _1735 = _3133 >> uint(2);
                uint _1749 = _1253 + (_1735 >> uint(1));
                int _1720 = int(((((_1735 & 1u) != 0u) ? g_bind_pairs_1._data[_1749].y : g_bind_pairs_1._data[_1749].x) >> (8u * (_3133 & 3u))) & 255u);
                _3136 = g_window[_1720 * 3];
                _3135 = g_window[(_1720 * 3) + 1];
                _3134 = g_window[(_1720 * 3) + 2];
            }
            else
            {
                uint _1809 = _1253 + (_3133 >> uint(1));
                uint _1819 = ((_3133 & 1u) != 0u) ? g_bind_pairs_1._data[_1809].y : g_bind_pairs_1._data[_1809].x;
                int _1832 = int(_1819 & 255u);
                float _1837 = float((_1819 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1843 = int((_1819 >> uint(8)) & 255u);
                float _1847 = float(_1819 >> uint(24)) * 0.0039215688593685626983642578125;
                _3136 = (g_window[_1832 * 3] * _1837) + (g_window[_1843 * 3] * _1847);
                _3135 = (g_window[(_1832 * 3) + 1] * _1837) + (g_window[(_1843 * 3) + 1] * _1847);
                _3134 = (g_window[(_1832 * 3) + 2] * _1837) + (g_window[(_1843 * 3) + 2] * _1847);
            }
            _3141 = _3136;
            _3140 = _3135;
            _3139 = _3134;
            _3137 = g_bind_1._data[_1141.x + _3133];
        }
        vec2 _1984 = vec2(float(int(_3137.w << uint(16)) >> 16), float(int((_3137.w >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
        float _2011 = (1.0 - abs(_1984.x)) - abs(_1984.y);
        vec2 _2041 = (vec2(1.0) - abs(_1984.yx)) * vec2((_1984.x < 0.0) ? (-1.0) : 1.0, (_1984.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2017 = bvec2(_2011 < 0.0);
        vec3 _2022 = vec3(vec2(_2017.x ? _2041.x : _1984.x, _2017.y ? _2041.y : _1984.y), _2011);
        float _2061 = 1.0 / max(max(max(max(max(abs(_3141.x), abs(_3141.y)), abs(_3141.z)), max(max(abs(_3140.x), abs(_3140.y)), abs(_3140.z))), max(max(abs(_3139.x), abs(_3139.y)), abs(_3139.z))), 9.9999999109757896545014425234895e-38);
        vec3 _2064 = _3141.xyz * _2061;
        vec3 _2067 = _3140.xyz * _2061;
        vec3 _2070 = _3139.xyz * _2061;
        vec3 _2073 = cross(_2067, _2070);
        vec3 _2096 = vec3(dot(_2073, _2022), dot(cross(_2070, _2064), _2022), dot(cross(_2064, _2067), _2022)) * ((dot(_2064, _2073) < 0.0) ? (-1.0) : 1.0);
        vec4 _2143 = vec4(uintBitsToFloat(_3137.x), uintBitsToFloat(_3137.y), uintBitsToFloat(_3137.z), 1.0);
        bvec3 _2166 = bvec3(max(max(abs(_2096.x), abs(_2096.y)), abs(_2096.z)) > 1.0000000031710768509710513471353e-30);
        vec3 _2167 = vec3(_2166.x ? _2096.x : _2022.x, _2166.y ? _2096.y : _2022.y, _2166.z ? _2096.z : _2022.z);
        vec2 _2233 = _2167.xy * (1.0 / max((abs(_2167.x) + abs(_2167.y)) + abs(_2167.z), 9.9999999109757896545014425234895e-38));
        vec2 _2260 = (vec2(1.0) - abs(_2233.yx)) * vec2((_2233.x < 0.0) ? (-1.0) : 1.0, (_2233.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2240 = bvec2(_2167.z < 0.0);
        vec2 _2203 = vec2(_2240.x ? _2260.x : _2233.x, _2240.y ? _2260.y : _2233.y) * 32767.0;
        g_skinned_1._data[_1146.x + _3133] = uvec4(floatBitsToUint(dot(_3141, _2143)), floatBitsToUint(dot(_3140, _2143)), floatBitsToUint(dot(_3139, _2143)), (uint(int(floor(_2203.x + 0.5))) & 65535u) | ((uint(int(floor(_2203.y + 0.5))) & 65535u) << uint(16)));
        if (_1146.z != 0u)
        {
            uint _2283 = _1267 + (_3133 >> uint(1));
            uint _2293 = ((_3133 & 1u) != 0u) ? g_bind_pairs_1._data[_2283].y : g_bind_pairs_1._data[_2283].x;
            float _2384 = float(int((_2293 >> uint(16)) << uint(16)) >> 16);
            float _2391 = float(int(_2293 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2396 = fma(abs(_2384), 6.103701889514923095703125e-05, -1.0);
            vec2 _2397 = vec2(_2391, _2396);
            float _2425 = (1.0 - abs(_2391)) - abs(_2396);
            vec2 _2455 = (vec2(1.0) - abs(_2397.yx)) * vec2((_2391 < 0.0) ? (-1.0) : 1.0, (_2396 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2431 = bvec2(_2425 < 0.0);
            float _2403 = (_2384 < 0.0) ? (-1.0) : 1.0;
            vec4 _2407 = vec4(normalize(vec3(vec2(_2431.x ? _2455.x : _2397.x, _2431.y ? _2455.y : _2397.y), _2425)), _2403);
            float _2322 = dot(_3141.xyz, _2407.xyz);
            float _2328 = dot(_3140.xyz, _2407.xyz);
            float _2334 = dot(_3139.xyz, _2407.xyz);
            vec3 _2335 = vec3(_2322, _2328, _2334);
            vec3 _2341 = _2407.xyz;
            bvec3 _2342 = bvec3(max(max(abs(_2322), abs(_2328)), abs(_2334)) > 1.0000000031710768509710513471353e-30);
            vec3 _2343 = vec3(_2342.x ? _2335.x : _2341.x, _2342.y ? _2335.y : _2341.y, _2342.z ? _2335.z : _2341.z);
            vec2 _2505 = _2343.xy * (1.0 / max((abs(_2343.x) + abs(_2343.y)) + abs(_2343.z), 9.9999999109757896545014425234895e-38));
            vec2 _2532 = (vec2(1.0) - abs(_2505.yx)) * vec2((_2505.x < 0.0) ? (-1.0) : 1.0, (_2505.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2512 = bvec2(_2343.z < 0.0);
            vec2 _2513 = vec2(_2512.x ? _2532.x : _2505.x, _2512.y ? _2532.y : _2505.y);
            vec2 _2347 = floor(vec2(_2513.x * 32767.0, max(fma(_2513.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2548 = 1.0 / max(max(max(max(max(abs(_3141.x), abs(_3141.y)), abs(_3141.z)), max(max(abs(_3140.x), abs(_3140.y)), abs(_3140.z))), max(max(abs(_3139.x), abs(_3139.y)), abs(_3139.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1146.x + _3133] = (uint(int(floor(_2347.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2403 * ((dot(_3141.xyz * _2548, cross(_3140.xyz * _2548, _3139.xyz * _2548)) < 0.0) ? (-1.0) : 1.0), _2347.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
