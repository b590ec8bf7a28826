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
    uint _1179 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1181 = _1179 * 2u;
    uvec4 _1183 = g_work_1._data[_1181];
    uint _1186 = (_1179 * 2u) + 1u;
    uvec4 _1188 = g_work_1._data[_1186];
    for (uint _3077 = gl_LocalInvocationIndex; _3077 < (_1183.w * 3u); )
    {
        g_window[_3077] = g_palette_1._data[(_1183.z * 3u) + _3077];
        _3077 += 256u;
        continue;
    }
    barrier();
    uint _1302 = ((_1183.x + _1183.y) * 2u) + _1183.y;
    uint _1316 = _1302 + (((((_1188.y == 1u) ? 1u : (_1188.y * 2u)) * _1183.y) + 7u) >> uint(3));
    for (uint _3078 = gl_LocalInvocationIndex; _3078 < _1183.y; _3078 += 256u)
    {
        uint _1330 = _1183.x + _3078;
        uvec4 _1332 = g_bind_1._data[_1330];
        uint _1340 = ((_1183.x + _1183.y) * 2u) + _3078;
        uvec2 _1342 = g_bind_pairs_1._data[_1340];
        vec3 _1352 = vec3(uintBitsToFloat(_1332.w), uintBitsToFloat(_1342.x), uintBitsToFloat(_1342.y));
        vec4 _3082;
        vec4 _3083;
        vec4 _3084;
        if (_1188.y == 4u)
        {
            uint _1361 = _1302 + _3078;
            int _1456 = int((g_bind_pairs_1._data[_1361].x >> 0u) & 255u);
            float _1466 = float((g_bind_pairs_1._data[_1361].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1532 = int((g_bind_pairs_1._data[_1361].x >> 8u) & 255u);
            float _1542 = float((g_bind_pairs_1._data[_1361].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1608 = int((g_bind_pairs_1._data[_1361].x >> 16u) & 255u);
            float _1618 = float((g_bind_pairs_1._data[_1361].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1684 = int((g_bind_pairs_1._data[_1361].x >> 24u) & 255u);
            float _1694 = float((g_bind_pairs_1._data[_1361].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _3084 = (((g_window[_1456 * 3] * _1466) + (g_window[_1532 * 3] * _1542)) + (g_window[_1608 * 3] * _1618)) + (g_window[_1684 * 3] * _1694);
            _3083 = (((g_window[(_1456 * 3) + 1] * _1466) + (g_window[(_1532 * 3) + 1] * _1542)) + (g_window[(_1608 * 3) + 1] * _1618)) + (g_window[(_1684 * 3) + 1] * _1694);
            _3082 = (((g_window[(_1456 * 3) + 2] * _1466) + (g_window[(_1532 * 3) + 2] * _1542)) + (g_window[(_1608 * 3) + 2] * _1618)) + (g_window[(_1684 * 3) + 2] * _1694);
        }
        else
        {
            vec4 _3079;
            vec4 _3080;
            vec4 _3081;
            if (_1188.y == 1u)
            {
                uint _1784 = _3078 >> uint(2);
                uint _1798 = _1302 + (_1784 >> uint(1));
                int _1769 = int(((((_1784 & 1u) != 0u) ? g_bind_pairs_1._data[_1798].y : g_bind_pairs_1._data[_1798].x) >> (8u * (_3078 & 3u))) & 255u);
                _3081 = g_window[_1769 * 3];
                _3080 = g_window[(_1769 * 3) + 1];
                _3079 = g_window[(_1769 * 3) + 2];
            }
            else
            {
                uint _1858 = _1302 + (_3078 >> uint(1));
                uint _1868 = ((_3078 & 1u) != 0u) ? g_bind_pairs_1._data[_1858].y : g_bind_pairs_1._data[_1858].x;
                int _1881 = int(_1868 & 255u);
                float _1886 = float((_1868 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1892 = int((_1868 >> uint(8)) & 255u);
                float _1896 = float(_1868 >> uint(24)) * 0.0039215688593685626983642578125;
                _3081 = (g_window[_1881 * 3] * _1886) + (g_window[_1892 * 3] * _1896);
                _3080 = (g_window[(_1881 * 3) + 1] * _1886) + (g_window[(_1892 * 3) + 1] * _1896);
                _3079 = (g_window[(_1881 * 3) + 2] * _1886) + (g_window[(_1892 * 3) + 2] * _1896);
            }
            _3084 = _3081;
            _3083 = _3080;
            _3082 = _3079;
        }
        float _2040 = 1.0 / max(max(max(max(max(abs(_3084.x), abs(_3084.y)), abs(_3084.z)), max(max(abs(_3083.x), abs(_3083.y)), abs(_3083.z))), max(max(abs(_3082.x), abs(_3082.y)), abs(_3082.z))), 9.9999999109757896545014425234895e-38);
        vec3 _2043 = _3084.xyz * _2040;
        vec3 _2046 = _3083.xyz * _2040;
        vec3 _2049 = _3082.xyz * _2040;
        vec3 _2052 = cross(_2046, _2049);
        vec3 _2075 = vec3(dot(_2052, _1352), dot(cross(_2049, _2043), _1352), dot(cross(_2043, _2046), _1352)) * ((dot(_2043, _2052) < 0.0) ? (-1.0) : 1.0);
        uint _1227 = _1188.x + _3078;
        vec4 _2122 = vec4(uintBitsToFloat(_1332.x), uintBitsToFloat(_1332.y), uintBitsToFloat(_1332.z), 1.0);
        float _2213 = max(max(abs(_2075.x), abs(_2075.y)), abs(_2075.z));
        vec3 _2187 = _2075 / vec3(max(_2213, 9.9999999109757896545014425234895e-38));
        vec3 _2194 = _2187 * inversesqrt(max(dot(_2187, _2187), 0.5));
        bvec3 _2199 = bvec3(_2213 > 1.0000000031710768509710513471353e-30);
        vec3 _2200 = vec3(_2199.x ? _2194.x : _1352.x, _2199.y ? _2194.y : _1352.y, _2199.z ? _2194.z : _1352.z);
        g_skinned_1._data[_1227 * 3u] = uvec2(floatBitsToUint(dot(_3084, _2122)), floatBitsToUint(dot(_3083, _2122)));
        g_skinned_1._data[(_1227 * 3u) + 1u] = uvec2(floatBitsToUint(dot(_3082, _2122)), floatBitsToUint(_2200.x));
        g_skinned_1._data[(_1227 * 3u) + 2u] = uvec2(floatBitsToUint(_2200.y), floatBitsToUint(_2200.z));
        if (_1188.z != 0u)
        {
            uint _2220 = _1316 + (_3078 >> uint(1));
            uint _2230 = ((_3078 & 1u) != 0u) ? g_bind_pairs_1._data[_2220].y : g_bind_pairs_1._data[_2220].x;
            float _2261 = float(int((_2230 >> uint(16)) << uint(16)) >> 16);
            float _2268 = float(int(_2230 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2273 = fma(abs(_2261), 6.103701889514923095703125e-05, -1.0);
            vec2 _2274 = vec2(_2268, _2273);
            float _2302 = (1.0 - abs(_2268)) - abs(_2273);
            vec2 _2332 = (vec2(1.0) - abs(_2274.yx)) * vec2((_2268 < 0.0) ? (-1.0) : 1.0, (_2273 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2308 = bvec2(_2302 < 0.0);
            vec2 _2309 = vec2(_2308.x ? _2332.x : _2274.x, _2308.y ? _2332.y : _2274.y);
            float _2280 = (_2261 < 0.0) ? (-1.0) : 1.0;
            vec4 _2284 = vec4(normalize(vec3(_2309, _2302)), _2280);
            float _2351 = dot(_3084.xyz, _2284.xyz);
            float _2357 = dot(_3083.xyz, _2284.xyz);
            float _2363 = dot(_3082.xyz, _2284.xyz);
            vec3 _2364 = vec3(_2351, _2357, _2363);
            vec3 _2367 = _2284.xyz;
            bvec3 _2404 = bvec3(max(max(abs(_2351), abs(_2357)), abs(_2363)) > 1.0000000031710768509710513471353e-30);
            vec3 _2405 = vec3(_2404.x ? _2364.x : _2367.x, _2404.y ? _2364.y : _2367.y, _2404.z ? _2364.z : _2367.z);
            vec2 _2455 = _2405.xy * (1.0 / max((abs(_2405.x) + abs(_2405.y)) + abs(_2405.z), 9.9999999109757896545014425234895e-38));
            vec2 _2482 = (vec2(1.0) - abs(_2455.yx)) * vec2((_2455.x < 0.0) ? (-1.0) : 1.0, (_2455.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2462 = bvec2(_2405.z < 0.0);
            vec2 _2463 = vec2(_2462.x ? _2482.x : _2455.x, _2462.y ? _2482.y : _2455.y);
            vec2 _2372 = floor(vec2(_2463.x * 32767.0, max(fma(_2463.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2498 = 1.0 / max(max(max(max(max(abs(_3084.x), abs(_3084.y)), abs(_3084.z)), max(max(abs(_3083.x), abs(_3083.y)), abs(_3083.z))), max(max(abs(_3082.x), abs(_3082.y)), abs(_3082.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1188.x + _3078] = (uint(int(floor(_2372.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2280 * ((dot(_3084.xyz * _2498, cross(_3083.xyz * _2498, _3082.xyz * _2498)) < 0.0) ? (-1.0) : 1.0), _2372.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
