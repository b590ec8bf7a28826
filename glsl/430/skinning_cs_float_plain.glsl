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
    uint _1126 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1128 = _1126 * 2u;
    uvec4 _1130 = g_work_1._data[_1128];
    uint _1133 = (_1126 * 2u) + 1u;
    uvec4 _1135 = g_work_1._data[_1133];
    for (uint _2928 = gl_LocalInvocationIndex; _2928 < (_1130.w * 3u); )
    {
        g_window[_2928] = g_palette_1._data[(_1130.z * 3u) + _2928];
        _2928 += 256u;
        continue;
    }
    barrier();
    uint _1249 = ((_1130.x + _1130.y) * 2u) + _1130.y;
    uint _1263 = _1249 + (((((_1135.y == 1u) ? 1u : (_1135.y * 2u)) * _1130.y) + 7u) >> uint(3));
    for (uint _2929 = gl_LocalInvocationIndex; _2929 < _1130.y; _2929 += 256u)
    {
        uint _1277 = _1130.x + _2929;
        uvec4 _1279 = g_bind_1._data[_1277];
        uint _1287 = ((_1130.x + _1130.y) * 2u) + _2929;
        uvec2 _1289 = g_bind_pairs_1._data[_1287];
        vec3 _1299 = vec3(uintBitsToFloat(_1279.w), uintBitsToFloat(_1289.x), uintBitsToFloat(_1289.y));
        vec4 _2933;
        vec4 _2934;
        vec4 _2935;
        if (_1135.y == 4u)
        {
            uint _1308 = _1249 + _2929;
            int _1403 = int((g_bind_pairs_1._data[_1308].x >> 0u) & 255u);
            float _1413 = float((g_bind_pairs_1._data[_1308].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1479 = int((g_bind_pairs_1._data[_1308].x >> 8u) & 255u);
            float _1489 = float((g_bind_pairs_1._data[_1308].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1555 = int((g_bind_pairs_1._data[_1308].x >> 16u) & 255u);
            float _1565 = float((g_bind_pairs_1._data[_1308].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1631 = int((g_bind_pairs_1._data[_1308].x >> 24u) & 255u);
            float _1641 = float((g_bind_pairs_1._data[_1308].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _2935 = (((g_window[_1403 * 3] * _1413) + (g_window[_1479 * 3] * _1489)) + (g_window[_1555 * 3] * _1565)) + (g_window[_1631 * 3] * _1641);
            _2934 = (((g_window[(_1403 * 3) + 1] * _1413) + (g_window[(_1479 * 3) + 1] * _1489)) + (g_window[(_1555 * 3) + 1] * _1565)) + (g_window[(_1631 * 3) + 1] * _1641);
            _2933 = (((g_window[(_1403 * 3) + 2] * _1413) + (g_window[(_1479 * 3) + 2] * _1489)) + (g_window[(_1555 * 3) + 2] * _1565)) + (g_window[(_1631 * 3) + 2] * _1641);
        }
        else
        {
            vec4 _2930;
            vec4 _2931;
            vec4 _2932;
            if (_1135.y == 1u)
            {
                uint _1731 = _2929 >> uint(2);
                uint _1745 = _1249 + (_1731 >> uint(1));
                int _1716 = int(((((_1731 & 1u) != 0u) ? g_bind_pairs_1._data[_1745].y : g_bind_pairs_1._data[_1745].x) >> (8u * (_2929 & 3u))) & 255u);
                _2932 = g_window[_1716 * 3];
                _2931 = g_window[(_1716 * 3) + 1];
                _2930 = g_window[(_1716 * 3) + 2];
            }
            else
            {
                uint _1805 = _1249 + (_2929 >> uint(1));
                uint _1815 = ((_2929 & 1u) != 0u) ? g_bind_pairs_1._data[_1805].y : g_bind_pairs_1._data[_1805].x;
                int _1828 = int(_1815 & 255u);
                float _1833 = float((_1815 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1839 = int((_1815 >> uint(8)) & 255u);
                float _1843 = float(_1815 >> uint(24)) * 0.0039215688593685626983642578125;
                _2932 = (g_window[_1828 * 3] * _1833) + (g_window[_1839 * 3] * _1843);
                _2931 = (g_window[(_1828 * 3) + 1] * _1833) + (g_window[(_1839 * 3) + 1] * _1843);
                _2930 = (g_window[(_1828 * 3) + 2] * _1833) + (g_window[(_1839 * 3) + 2] * _1843);
            }
            _2935 = _2932;
            _2934 = _2931;
            _2933 = _2930;
        }
        float _1972 = dot(_2935.xyz, _1299);
        float _1975 = dot(_2934.xyz, _1299);
        float _1978 = dot(_2933.xyz, _1299);
        uint _1174 = _1135.x + _2929;
        vec4 _1987 = vec4(uintBitsToFloat(_1279.x), uintBitsToFloat(_1279.y), uintBitsToFloat(_1279.z), 1.0);
        float _2078 = max(max(abs(_1972), abs(_1975)), abs(_1978));
        vec3 _2052 = vec3(_1972, _1975, _1978) / vec3(max(_2078, 9.9999999109757896545014425234895e-38));
        vec3 _2059 = _2052 * inversesqrt(max(dot(_2052, _2052), 0.5));
        bvec3 _2064 = bvec3(_2078 > 1.0000000031710768509710513471353e-30);
        vec3 _2065 = vec3(_2064.x ? _2059.x : _1299.x, _2064.y ? _2059.y : _1299.y, _2064.z ? _2059.z : _1299.z);
        g_skinned_1._data[_1174 * 3u] = uvec2(floatBitsToUint(dot(_2935, _1987)), floatBitsToUint(dot(_2934, _1987)));
        g_skinned_1._data[(_1174 * 3u) + 1u] = uvec2(floatBitsToUint(dot(_2933, _1987)), floatBitsToUint(_2065.x));
        g_skinned_1._data[(_1174 * 3u) + 2u] = uvec2(floatBitsToUint(_2065.y), floatBitsToUint(_2065.z));
        if (_1135.z != 0u)
        {
            uint _2085 = _1263 + (_2929 >> uint(1));
            uint _2095 = ((_2929 & 1u) != 0u) ? g_bind_pairs_1._data[_2085].y : g_bind_pairs_1._data[_2085].x;
            float _2121 = float(int((_2095 >> uint(16)) << uint(16)) >> 16);
            float _2128 = float(int(_2095 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2133 = fma(abs(_2121), 6.103701889514923095703125e-05, -1.0);
            vec2 _2134 = vec2(_2128, _2133);
            float _2162 = (1.0 - abs(_2128)) - abs(_2133);
            vec2 _2192 = (vec2(1.0) - abs(_2134.yx)) * vec2((_2128 < 0.0) ? (-1.0) : 1.0, (_2133 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2168 = bvec2(_2162 < 0.0);
            vec2 _2169 = vec2(_2168.x ? _2192.x : _2134.x, _2168.y ? _2192.y : _2134.y);
            float _2140 = (_2121 < 0.0) ? (-1.0) : 1.0;
            vec4 _2144 = vec4(normalize(vec3(_2169, _2162)), _2140);
            float _2211 = dot(_2935.xyz, _2144.xyz);
            float _2217 = dot(_2934.xyz, _2144.xyz);
            float _2223 = dot(_2933.xyz, _2144.xyz);
            vec3 _2224 = vec3(_2211, _2217, _2223);
            vec3 _2227 = _2144.xyz;
            bvec3 _2264 = bvec3(max(max(abs(_2211), abs(_2217)), abs(_2223)) > 1.0000000031710768509710513471353e-30);
            vec3 _2265 = vec3(_2264.x ? _2224.x : _2227.x, _2264.y ? _2224.y : _2227.y, _2264.z ? _2224.z : _2227.z);
            vec2 _2315 = _2265.xy * (1.0 / max((abs(_2265.x) + abs(_2265.y)) + abs(_2265.z), 9.9999999109757896545014425234895e-38));
            vec2 _2342 = (vec2(1.0) - abs(_2315.yx)) * vec2((_2315.x < 0.0) ? (-1.0) : 1.0, (_2315.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2322 = bvec2(_2265.z < 0.0);
            vec2 _2323 = vec2(_2322.x ? _2342.x : _2315.x, _2322.y ? _2342.y : _2315.y);
            vec2 _2232 = floor(vec2(_2323.x * 32767.0, max(fma(_2323.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2358 = 1.0 / max(max(max(max(max(abs(_2935.x), abs(_2935.y)), abs(_2935.z)), max(max(abs(_2934.x), abs(_2934.y)), abs(_2934.z))), max(max(abs(_2933.x), abs(_2933.y)), abs(_2933.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1135.x + _2929] = (uint(int(floor(_2232.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2140 * ((dot(_2935.xyz * _2358, cross(_2934.xyz * _2358, _2933.xyz * _2358)) < 0.0) ? (-1.0) : 1.0), _2232.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
