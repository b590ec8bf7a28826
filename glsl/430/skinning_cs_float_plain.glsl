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
    uint _1106 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1108 = _1106 * 2u;
    uvec4 _1110 = g_work_1._data[_1108];
    uint _1113 = (_1106 * 2u) + 1u;
    uvec4 _1115 = g_work_1._data[_1113];
    for (uint _2899 = gl_LocalInvocationIndex; _2899 < (_1110.w * 3u); )
    {
        g_window[_2899] = g_palette_1._data[(_1110.z * 3u) + _2899];
        _2899 += 256u;
        continue;
    }
    barrier();
    uint _1228 = ((_1110.x + _1110.y) * 2u) + _1110.y;
    uint _1242 = _1228 + (((((_1115.y == 1u) ? 1u : (_1115.y * 2u)) * _1110.y) + 7u) >> uint(3));
    for (uint _2900 = gl_LocalInvocationIndex; _2900 < _1110.y; _2900 += 256u)
    {
        uint _1256 = _1110.x + _2900;
        uvec4 _1258 = g_bind_1._data[_1256];
        uint _1266 = ((_1110.x + _1110.y) * 2u) + _2900;
        uvec2 _1268 = g_bind_pairs_1._data[_1266];
        vec3 _1278 = vec3(uintBitsToFloat(_1258.w), uintBitsToFloat(_1268.x), uintBitsToFloat(_1268.y));
        vec4 _2904;
        vec4 _2905;
        vec4 _2906;
        if (_1115.y == 4u)
        {
            uint _1287 = _1228 + _2900;
            int _1382 = int((g_bind_pairs_1._data[_1287].x >> 0u) & 255u);
            float _1392 = float((g_bind_pairs_1._data[_1287].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1458 = int((g_bind_pairs_1._data[_1287].x >> 8u) & 255u);
            float _1468 = float((g_bind_pairs_1._data[_1287].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1534 = int((g_bind_pairs_1._data[_1287].x >> 16u) & 255u);
            float _1544 = float((g_bind_pairs_1._data[_1287].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1610 = int((g_bind_pairs_1._data[_1287].x >> 24u) & 255u);
            float _1620 = float((g_bind_pairs_1._data[_1287].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _2906 = (((g_window[_1382 * 3] * _1392) + (g_window[_1458 * 3] * _1468)) + (g_window[_1534 * 3] * _1544)) + (g_window[_1610 * 3] * _1620);
            _2905 = (((g_window[(_1382 * 3) + 1] * _1392) + (g_window[(_1458 * 3) + 1] * _1468)) + (g_window[(_1534 * 3) + 1] * _1544)) + (g_window[(_1610 * 3) + 1] * _1620);
            _2904 = (((g_window[(_1382 * 3) + 2] * _1392) + (g_window[(_1458 * 3) + 2] * _1468)) + (g_window[(_1534 * 3) + 2] * _1544)) + (g_window[(_1610 * 3) + 2] * _1620);
        }
        else
        {
            vec4 _2901;
            vec4 _2902;
            vec4 _2903;
            if (_1115.y == 1u)
            {
                uint _1710 = _2900 >> uint(2);
                uint _1724 = _1228 + (_1710 >> uint(1));
                int _1695 = int(((((_1710 & 1u) != 0u) ? g_bind_pairs_1._data[_1724].y : g_bind_pairs_1._data[_1724].x) >> (8u * (_2900 & 3u))) & 255u);
                _2903 = g_window[_1695 * 3];
                _2902 = g_window[(_1695 * 3) + 1];
                _2901 = g_window[(_1695 * 3) + 2];
            }
            else
            {
                uint _1784 = _1228 + (_2900 >> uint(1));
                uint _1794 = ((_2900 & 1u) != 0u) ? g_bind_pairs_1._data[_1784].y : g_bind_pairs_1._data[_1784].x;
                int _1807 = int(_1794 & 255u);
                float _1812 = float((_1794 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1818 = int((_1794 >> uint(8)) & 255u);
                float _1822 = float(_1794 >> uint(24)) * 0.0039215688593685626983642578125;
                _2903 = (g_window[_1807 * 3] * _1812) + (g_window[_1818 * 3] * _1822);
                _2902 = (g_window[(_1807 * 3) + 1] * _1812) + (g_window[(_1818 * 3) + 1] * _1822);
                _2901 = (g_window[(_1807 * 3) + 2] * _1812) + (g_window[(_1818 * 3) + 2] * _1822);
            }
            _2906 = _2903;
            _2905 = _2902;
            _2904 = _2901;
        }
        float _1951 = dot(_2906.xyz, _1278);
        float _1954 = dot(_2905.xyz, _1278);
        float _1957 = dot(_2904.xyz, _1278);
        uint _1154 = _1115.x + _2900;
        vec4 _1966 = vec4(uintBitsToFloat(_1258.x), uintBitsToFloat(_1258.y), uintBitsToFloat(_1258.z), 1.0);
        float _2057 = max(max(abs(_1951), abs(_1954)), abs(_1957));
        vec3 _2031 = vec3(_1951, _1954, _1957) / vec3(max(_2057, 9.9999999109757896545014425234895e-38));
        vec3 _2038 = _2031 * inversesqrt(max(dot(_2031, _2031), 0.5));
        bvec3 _2043 = bvec3(_2057 > 1.0000000031710768509710513471353e-30);
        vec3 _2044 = vec3(_2043.x ? _2038.x : _1278.x, _2043.y ? _2038.y : _1278.y, _2043.z ? _2038.z : _1278.z);
        g_skinned_1._data[_1154 * 3u] = uvec2(floatBitsToUint(dot(_2906, _1966)), floatBitsToUint(dot(_2905, _1966)));
        g_skinned_1._data[(_1154 * 3u) + 1u] = uvec2(floatBitsToUint(dot(_2904, _1966)), floatBitsToUint(_2044.x));
        g_skinned_1._data[(_1154 * 3u) + 2u] = uvec2(floatBitsToUint(_2044.y), floatBitsToUint(_2044.z));
        if (_1115.z != 0u)
        {
            uint _2064 = _1242 + (_2900 >> uint(1));
            uint _2074 = ((_2900 & 1u) != 0u) ? g_bind_pairs_1._data[_2064].y : g_bind_pairs_1._data[_2064].x;
            float _2165 = float(int((_2074 >> uint(16)) << uint(16)) >> 16);
            float _2172 = float(int(_2074 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2177 = fma(abs(_2165), 6.103701889514923095703125e-05, -1.0);
            vec2 _2178 = vec2(_2172, _2177);
            float _2206 = (1.0 - abs(_2172)) - abs(_2177);
            vec2 _2236 = (vec2(1.0) - abs(_2178.yx)) * vec2((_2172 < 0.0) ? (-1.0) : 1.0, (_2177 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2212 = bvec2(_2206 < 0.0);
            vec2 _2213 = vec2(_2212.x ? _2236.x : _2178.x, _2212.y ? _2236.y : _2178.y);
            float _2184 = (_2165 < 0.0) ? (-1.0) : 1.0;
            vec4 _2188 = vec4(normalize(vec3(_2213, _2206)), _2184);
            float _2103 = dot(_2906.xyz, _2188.xyz);
            float _2109 = dot(_2905.xyz, _2188.xyz);
            float _2115 = dot(_2904.xyz, _2188.xyz);
            vec3 _2116 = vec3(_2103, _2109, _2115);
            vec3 _2122 = _2188.xyz;
            bvec3 _2123 = bvec3(max(max(abs(_2103), abs(_2109)), abs(_2115)) > 1.0000000031710768509710513471353e-30);
            vec3 _2124 = vec3(_2123.x ? _2116.x : _2122.x, _2123.y ? _2116.y : _2122.y, _2123.z ? _2116.z : _2122.z);
            vec2 _2286 = _2124.xy * (1.0 / max((abs(_2124.x) + abs(_2124.y)) + abs(_2124.z), 9.9999999109757896545014425234895e-38));
            vec2 _2313 = (vec2(1.0) - abs(_2286.yx)) * vec2((_2286.x < 0.0) ? (-1.0) : 1.0, (_2286.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2293 = bvec2(_2124.z < 0.0);
            vec2 _2294 = vec2(_2293.x ? _2313.x : _2286.x, _2293.y ? _2313.y : _2286.y);
            vec2 _2128 = floor(vec2(_2294.x * 32767.0, max(fma(_2294.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2329 = 1.0 / max(max(max(max(max(abs(_2906.x), abs(_2906.y)), abs(_2906.z)), max(max(abs(_2905.x), abs(_2905.y)), abs(_2905.z))), max(max(abs(_2904.x), abs(_2904.y)), abs(_2904.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1115.x + _2900] = (uint(int(floor(_2128.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2184 * ((dot(_2906.xyz * _2329, cross(_2905.xyz * _2329, _2904.xyz * _2329)) < 0.0) ? (-1.0) : 1.0), _2128.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
