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
    uint _1149 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1151 = _1149 * 2u;
    uvec4 _1153 = g_work_1._data[_1151];
    uint _1156 = (_1149 * 2u) + 1u;
    uvec4 _1158 = g_work_1._data[_1156];
    for (uint _3033 = gl_LocalInvocationIndex; _3033 < (_1153.w * 3u); )
    {
        g_window[_3033] = g_palette_1._data[(_1153.z * 3u) + _3033];
        _3033 += 256u;
        continue;
    }
    barrier();
    uint _1271 = ((_1153.x + _1153.y) * 2u) + _1153.y;
    uint _1285 = _1271 + (((((_1158.y == 1u) ? 1u : (_1158.y * 2u)) * _1153.y) + 7u) >> uint(3));
    for (uint _3034 = gl_LocalInvocationIndex; _3034 < _1153.y; _3034 += 256u)
    {
        uint _1299 = _1153.x + _3034;
        uvec4 _1301 = g_bind_1._data[_1299];
        uint _1309 = ((_1153.x + _1153.y) * 2u) + _3034;
        uvec2 _1311 = g_bind_pairs_1._data[_1309];
        vec3 _1321 = vec3(uintBitsToFloat(_1301.w), uintBitsToFloat(_1311.x), uintBitsToFloat(_1311.y));
        vec4 _3038;
        vec4 _3039;
        vec4 _3040;
        if (_1158.y == 4u)
        {
            uint _1330 = _1271 + _3034;
            int _1425 = int((g_bind_pairs_1._data[_1330].x >> 0u) & 255u);
            float _1435 = float((g_bind_pairs_1._data[_1330].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1501 = int((g_bind_pairs_1._data[_1330].x >> 8u) & 255u);
            float _1511 = float((g_bind_pairs_1._data[_1330].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1577 = int((g_bind_pairs_1._data[_1330].x >> 16u) & 255u);
            float _1587 = float((g_bind_pairs_1._data[_1330].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1653 = int((g_bind_pairs_1._data[_1330].x >> 24u) & 255u);
            float _1663 = float((g_bind_pairs_1._data[_1330].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _3040 = (((g_window[_1425 * 3] * _1435) + (g_window[_1501 * 3] * _1511)) + (g_window[_1577 * 3] * _1587)) + (g_window[_1653 * 3] * _1663);
            _3039 = (((g_window[(_1425 * 3) + 1] * _1435) + (g_window[(_1501 * 3) + 1] * _1511)) + (g_window[(_1577 * 3) + 1] * _1587)) + (g_window[(_1653 * 3) + 1] * _1663);
            _3038 = (((g_window[(_1425 * 3) + 2] * _1435) + (g_window[(_1501 * 3) + 2] * _1511)) + (g_window[(_1577 * 3) + 2] * _1587)) + (g_window[(_1653 * 3) + 2] * _1663);
        }
        else
        {
            vec4 _3035;
            vec4 _3036;
            vec4 _3037;
            if (_1158.y == 1u)
            {
                uint _1753 = _3034 >> uint(2);
                uint _1767 = _1271 + (_1753 >> uint(1));
                int _1738 = int(((((_1753 & 1u) != 0u) ? g_bind_pairs_1._data[_1767].y : g_bind_pairs_1._data[_1767].x) >> (8u * (_3034 & 3u))) & 255u);
                _3037 = g_window[_1738 * 3];
                _3036 = g_window[(_1738 * 3) + 1];
                _3035 = g_window[(_1738 * 3) + 2];
            }
            else
            {
                uint _1827 = _1271 + (_3034 >> uint(1));
                uint _1837 = ((_3034 & 1u) != 0u) ? g_bind_pairs_1._data[_1827].y : g_bind_pairs_1._data[_1827].x;
                int _1850 = int(_1837 & 255u);
                float _1855 = float((_1837 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1861 = int((_1837 >> uint(8)) & 255u);
                float _1865 = float(_1837 >> uint(24)) * 0.0039215688593685626983642578125;
                _3037 = (g_window[_1850 * 3] * _1855) + (g_window[_1861 * 3] * _1865);
                _3036 = (g_window[(_1850 * 3) + 1] * _1855) + (g_window[(_1861 * 3) + 1] * _1865);
                _3035 = (g_window[(_1850 * 3) + 2] * _1855) + (g_window[(_1861 * 3) + 2] * _1865);
            }
            _3040 = _3037;
            _3039 = _3036;
            _3038 = _3035;
        }
        float _2009 = 1.0 / max(max(max(max(max(abs(_3040.x), abs(_3040.y)), abs(_3040.z)), max(max(abs(_3039.x), abs(_3039.y)), abs(_3039.z))), max(max(abs(_3038.x), abs(_3038.y)), abs(_3038.z))), 9.9999999109757896545014425234895e-38);
        vec3 _2012 = _3040.xyz * _2009;
        vec3 _2015 = _3039.xyz * _2009;
        vec3 _2018 = _3038.xyz * _2009;
        vec3 _2021 = cross(_2015, _2018);
        vec3 _2044 = vec3(dot(_2021, _1321), dot(cross(_2018, _2012), _1321), dot(cross(_2012, _2015), _1321)) * ((dot(_2012, _2021) < 0.0) ? (-1.0) : 1.0);
        uint _1197 = _1158.x + _3034;
        vec4 _2091 = vec4(uintBitsToFloat(_1301.x), uintBitsToFloat(_1301.y), uintBitsToFloat(_1301.z), 1.0);
        float _2182 = max(max(abs(_2044.x), abs(_2044.y)), abs(_2044.z));
        vec3 _2156 = _2044 / vec3(max(_2182, 9.9999999109757896545014425234895e-38));
        vec3 _2163 = _2156 * inversesqrt(max(dot(_2156, _2156), 0.5));
        bvec3 _2168 = bvec3(_2182 > 1.0000000031710768509710513471353e-30);
        vec3 _2169 = vec3(_2168.x ? _2163.x : _1321.x, _2168.y ? _2163.y : _1321.y, _2168.z ? _2163.z : _1321.z);
        g_skinned_1._data[_1197 * 3u] = uvec2(floatBitsToUint(dot(_3040, _2091)), floatBitsToUint(dot(_3039, _2091)));
        g_skinned_1._data[(_1197 * 3u) + 1u] = uvec2(floatBitsToUint(dot(_3038, _2091)), floatBitsToUint(_2169.x));
        g_skinned_1._data[(_1197 * 3u) + 2u] = uvec2(floatBitsToUint(_2169.y), floatBitsToUint(_2169.z));
        if (_1158.z != 0u)
        {
            uint _2189 = _1285 + (_3034 >> uint(1));
            uint _2199 = ((_3034 & 1u) != 0u) ? g_bind_pairs_1._data[_2189].y : g_bind_pairs_1._data[_2189].x;
            float _2290 = float(int((_2199 >> uint(16)) << uint(16)) >> 16);
            float _2297 = float(int(_2199 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2302 = fma(abs(_2290), 6.103701889514923095703125e-05, -1.0);
            vec2 _2303 = vec2(_2297, _2302);
            float _2331 = (1.0 - abs(_2297)) - abs(_2302);
            vec2 _2361 = (vec2(1.0) - abs(_2303.yx)) * vec2((_2297 < 0.0) ? (-1.0) : 1.0, (_2302 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2337 = bvec2(_2331 < 0.0);
            vec2 _2338 = vec2(_2337.x ? _2361.x : _2303.x, _2337.y ? _2361.y : _2303.y);
            float _2309 = (_2290 < 0.0) ? (-1.0) : 1.0;
            vec4 _2313 = vec4(normalize(vec3(_2338, _2331)), _2309);
            float _2228 = dot(_3040.xyz, _2313.xyz);
            float _2234 = dot(_3039.xyz, _2313.xyz);
            float _2240 = dot(_3038.xyz, _2313.xyz);
            vec3 _2241 = vec3(_2228, _2234, _2240);
            vec3 _2247 = _2313.xyz;
            bvec3 _2248 = bvec3(max(max(abs(_2228), abs(_2234)), abs(_2240)) > 1.0000000031710768509710513471353e-30);
            vec3 _2249 = vec3(_2248.x ? _2241.x : _2247.x, _2248.y ? _2241.y : _2247.y, _2248.z ? _2241.z : _2247.z);
            vec2 _2411 = _2249.xy * (1.0 / max((abs(_2249.x) + abs(_2249.y)) + abs(_2249.z), 9.9999999109757896545014425234895e-38));
            vec2 _2438 = (vec2(1.0) - abs(_2411.yx)) * vec2((_2411.x < 0.0) ? (-1.0) : 1.0, (_2411.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2418 = bvec2(_2249.z < 0.0);
            vec2 _2419 = vec2(_2418.x ? _2438.x : _2411.x, _2418.y ? _2438.y : _2411.y);
            vec2 _2253 = floor(vec2(_2419.x * 32767.0, max(fma(_2419.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2454 = 1.0 / max(max(max(max(max(abs(_3040.x), abs(_3040.y)), abs(_3040.z)), max(max(abs(_3039.x), abs(_3039.y)), abs(_3039.z))), max(max(abs(_3038.x), abs(_3038.y)), abs(_3038.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1158.x + _3034] = (uint(int(floor(_2253.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2309 * ((dot(_3040.xyz * _2454, cross(_3039.xyz * _2454, _3038.xyz * _2454)) < 0.0) ? (-1.0) : 1.0), _2253.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
