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
    uvec2 _data[];
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
    uint _1136 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1138 = _1136 * 2u;
    uvec4 _1140 = g_work_1._data[_1138];
    uint _1143 = (_1136 * 2u) + 1u;
    uvec4 _1145 = g_work_1._data[_1143];
    for (uint _2943 = gl_LocalInvocationIndex; _2943 < (_1140.w * 3u); )
    {
        g_window[_2943] = g_palette_1._data[(_1140.z * 3u) + _2943];
        _2943 += 256u;
        continue;
    }
    barrier();
    uint _1259 = ((_1140.x + _1140.y) * 2u) + _1140.y;
    uint _1273 = _1259 + (((((_1145.y == 1u) ? 1u : (_1145.y * 2u)) * _1140.y) + 7u) >> uint(3));
    for (uint _2944 = gl_LocalInvocationIndex; _2944 < _1140.y; _2944 += 256u)
    {
        uint _1287 = _1140.x + _2944;
        uvec4 _1289 = g_bind_1._data[_1287];
        uint _1297 = ((_1140.x + _1140.y) * 2u) + _2944;
        uvec2 _1299 = g_bind_pairs_1._data[_1297];
        vec3 _1309 = vec3(uintBitsToFloat(_1289.w), uintBitsToFloat(_1299.x), uintBitsToFloat(_1299.y));
        vec4 _2948;
        vec4 _2949;
        vec4 _2950;
        if (_1145.y == 4u)
        {
            uint _1318 = _1259 + _2944;
            int _1413 = int((g_bind_pairs_1._data[_1318].x >> 0u) & 255u);
            float _1423 = float((g_bind_pairs_1._data[_1318].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1489 = int((g_bind_pairs_1._data[_1318].x >> 8u) & 255u);
            float _1499 = float((g_bind_pairs_1._data[_1318].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1565 = int((g_bind_pairs_1._data[_1318].x >> 16u) & 255u);
            float _1575 = float((g_bind_pairs_1._data[_1318].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1641 = int((g_bind_pairs_1._data[_1318].x >> 24u) & 255u);
            float _1651 = float((g_bind_pairs_1._data[_1318].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _2950 = (((g_window[_1413 * 3] * _1423) + (g_window[_1489 * 3] * _1499)) + (g_window[_1565 * 3] * _1575)) + (g_window[_1641 * 3] * _1651);
            _2949 = (((g_window[(_1413 * 3) + 1] * _1423) + (g_window[(_1489 * 3) + 1] * _1499)) + (g_window[(_1565 * 3) + 1] * _1575)) + (g_window[(_1641 * 3) + 1] * _1651);
            _2948 = (((g_window[(_1413 * 3) + 2] * _1423) + (g_window[(_1489 * 3) + 2] * _1499)) + (g_window[(_1565 * 3) + 2] * _1575)) + (g_window[(_1641 * 3) + 2] * _1651);
        }
        else
        {
            vec4 _2945;
            vec4 _2946;
            vec4 _2947;
            if (_1145.y == 1u)
            {
                uint _1741 = _2944 >> uint(2);
                uint _1755 = _1259 + (_1741 >> uint(1));
                int _1726 = int(((((_1741 & 1u) != 0u) ? g_bind_pairs_1._data[_1755].y : g_bind_pairs_1._data[_1755].x) >> (8u * (_2944 & 3u))) & 255u);
                _2947 = g_window[_1726 * 3];
                _2946 = g_window[(_1726 * 3) + 1];
                _2945 = g_window[(_1726 * 3) + 2];
            }
            else
            {
                uint _1815 = _1259 + (_2944 >> uint(1));
                uint _1825 = ((_2944 & 1u) != 0u) ? g_bind_pairs_1._data[_1815].y : g_bind_pairs_1._data[_1815].x;
                int _1838 = int(_1825 & 255u);
                float _1843 = float((_1825 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1849 = int((_1825 >> uint(8)) & 255u);
                float _1853 = float(_1825 >> uint(24)) * 0.0039215688593685626983642578125;
                _2947 = (g_window[_1838 * 3] * _1843) + (g_window[_1849 * 3] * _1853);
                _2946 = (g_window[(_1838 * 3) + 1] * _1843) + (g_window[(_1849 * 3) + 1] * _1853);
                _2945 = (g_window[(_1838 * 3) + 2] * _1843) + (g_window[(_1849 * 3) + 2] * _1853);
            }
            _2950 = _2947;
            _2949 = _2946;
            _2948 = _2945;
        }
        float _1982 = dot(_2950.xyz, _1309);
        float _1985 = dot(_2949.xyz, _1309);
        float _1988 = dot(_2948.xyz, _1309);
        uint _1184 = _1145.x + _2944;
        vec4 _1997 = vec4(uintBitsToFloat(_1289.x), uintBitsToFloat(_1289.y), uintBitsToFloat(_1289.z), 1.0);
        float _2088 = max(max(abs(_1982), abs(_1985)), abs(_1988));
        vec3 _2062 = vec3(_1982, _1985, _1988) / vec3(max(_2088, 9.9999999109757896545014425234895e-38));
        vec3 _2069 = _2062 * inversesqrt(max(dot(_2062, _2062), 0.5));
        bvec3 _2074 = bvec3(_2088 > 1.0000000031710768509710513471353e-30);
        vec3 _2075 = vec3(_2074.x ? _2069.x : _1309.x, _2074.y ? _2069.y : _1309.y, _2074.z ? _2069.z : _1309.z);
        g_skinned_1._data[_1184 * 3u] = uvec2(floatBitsToUint(dot(_2950, _1997)), floatBitsToUint(dot(_2949, _1997)));
        g_skinned_1._data[(_1184 * 3u) + 1u] = uvec2(floatBitsToUint(dot(_2948, _1997)), floatBitsToUint(_2075.x));
        g_skinned_1._data[(_1184 * 3u) + 2u] = uvec2(floatBitsToUint(_2075.y), floatBitsToUint(_2075.z));
        if (_1145.z != 0u)
        {
            uint _2095 = _1273 + (_2944 >> uint(1));
            uint _2105 = ((_2944 & 1u) != 0u) ? g_bind_pairs_1._data[_2095].y : g_bind_pairs_1._data[_2095].x;
            float _2136 = float(int((_2105 >> uint(16)) << uint(16)) >> 16);
            float _2143 = float(int(_2105 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2148 = fma(abs(_2136), 6.103701889514923095703125e-05, -1.0);
            vec2 _2149 = vec2(_2143, _2148);
            float _2177 = (1.0 - abs(_2143)) - abs(_2148);
            vec2 _2207 = (vec2(1.0) - abs(_2149.yx)) * vec2((_2143 < 0.0) ? (-1.0) : 1.0, (_2148 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2183 = bvec2(_2177 < 0.0);
            vec2 _2184 = vec2(_2183.x ? _2207.x : _2149.x, _2183.y ? _2207.y : _2149.y);
            float _2155 = (_2136 < 0.0) ? (-1.0) : 1.0;
            vec4 _2159 = vec4(normalize(vec3(_2184, _2177)), _2155);
            float _2226 = dot(_2950.xyz, _2159.xyz);
            float _2232 = dot(_2949.xyz, _2159.xyz);
            float _2238 = dot(_2948.xyz, _2159.xyz);
            vec3 _2239 = vec3(_2226, _2232, _2238);
            vec3 _2242 = _2159.xyz;
            bvec3 _2279 = bvec3(max(max(abs(_2226), abs(_2232)), abs(_2238)) > 1.0000000031710768509710513471353e-30);
            vec3 _2280 = vec3(_2279.x ? _2239.x : _2242.x, _2279.y ? _2239.y : _2242.y, _2279.z ? _2239.z : _2242.z);
            vec2 _2330 = _2280.xy * (1.0 / max((abs(_2280.x) + abs(_2280.y)) + abs(_2280.z), 9.9999999109757896545014425234895e-38));
            vec2 _2357 = (vec2(1.0) - abs(_2330.yx)) * vec2((_2330.x < 0.0) ? (-1.0) : 1.0, (_2330.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2337 = bvec2(_2280.z < 0.0);
            vec2 _2338 = vec2(_2337.x ? _2357.x : _2330.x, _2337.y ? _2357.y : _2330.y);
            vec2 _2247 = floor(vec2(_2338.x * 32767.0, max(fma(_2338.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2373 = 1.0 / max(max(max(max(max(abs(_2950.x), abs(_2950.y)), abs(_2950.z)), max(max(abs(_2949.x), abs(_2949.y)), abs(_2949.z))), max(max(abs(_2948.x), abs(_2948.y)), abs(_2948.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1145.x + _2944] = (uint(int(floor(_2247.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2155 * ((dot(_2950.xyz * _2373, cross(_2949.xyz * _2373, _2948.xyz * _2373)) < 0.0) ? (-1.0) : 1.0), _2247.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
