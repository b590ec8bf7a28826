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
    uint _1169 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1171 = _1169 * 2u;
    uvec4 _1173 = g_work_1._data[_1171];
    uint _1176 = (_1169 * 2u) + 1u;
    uvec4 _1178 = g_work_1._data[_1176];
    for (uint _3062 = gl_LocalInvocationIndex; _3062 < (_1173.w * 3u); )
    {
        g_window[_3062] = g_palette_1._data[(_1173.z * 3u) + _3062];
        _3062 += 256u;
        continue;
    }
    barrier();
    uint _1292 = ((_1173.x + _1173.y) * 2u) + _1173.y;
    uint _1306 = _1292 + (((((_1178.y == 1u) ? 1u : (_1178.y * 2u)) * _1173.y) + 7u) >> uint(3));
    for (uint _3063 = gl_LocalInvocationIndex; _3063 < _1173.y; _3063 += 256u)
    {
        uint _1320 = _1173.x + _3063;
        uvec4 _1322 = g_bind_1._data[_1320];
        uint _1330 = ((_1173.x + _1173.y) * 2u) + _3063;
        uvec2 _1332 = g_bind_pairs_1._data[_1330];
        vec3 _1342 = vec3(uintBitsToFloat(_1322.w), uintBitsToFloat(_1332.x), uintBitsToFloat(_1332.y));
        vec4 _3067;
        vec4 _3068;
        vec4 _3069;
        if (_1178.y == 4u)
        {
            uint _1351 = _1292 + _3063;
            int _1446 = int((g_bind_pairs_1._data[_1351].x >> 0u) & 255u);
            float _1456 = float((g_bind_pairs_1._data[_1351].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1522 = int((g_bind_pairs_1._data[_1351].x >> 8u) & 255u);
            float _1532 = float((g_bind_pairs_1._data[_1351].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1598 = int((g_bind_pairs_1._data[_1351].x >> 16u) & 255u);
            float _1608 = float((g_bind_pairs_1._data[_1351].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1674 = int((g_bind_pairs_1._data[_1351].x >> 24u) & 255u);
            float _1684 = float((g_bind_pairs_1._data[_1351].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _3069 = (((g_window[_1446 * 3] * _1456) + (g_window[_1522 * 3] * _1532)) + (g_window[_1598 * 3] * _1608)) + (g_window[_1674 * 3] * _1684);
            _3068 = (((g_window[(_1446 * 3) + 1] * _1456) + (g_window[(_1522 * 3) + 1] * _1532)) + (g_window[(_1598 * 3) + 1] * _1608)) + (g_window[(_1674 * 3) + 1] * _1684);
            _3067 = (((g_window[(_1446 * 3) + 2] * _1456) + (g_window[(_1522 * 3) + 2] * _1532)) + (g_window[(_1598 * 3) + 2] * _1608)) + (g_window[(_1674 * 3) + 2] * _1684);
        }
        else
        {
            vec4 _3064;
            vec4 _3065;
            vec4 _3066;
            if (_1178.y == 1u)
            {
                uint _1774 = _3063 >> uint(2);
                uint _1788 = _1292 + (_1774 >> uint(1));
                int _1759 = int(((((_1774 & 1u) != 0u) ? g_bind_pairs_1._data[_1788].y : g_bind_pairs_1._data[_1788].x) >> (8u * (_3063 & 3u))) & 255u);
                _3066 = g_window[_1759 * 3];
                _3065 = g_window[(_1759 * 3) + 1];
                _3064 = g_window[(_1759 * 3) + 2];
            }
            else
            {
                uint _1848 = _1292 + (_3063 >> uint(1));
                uint _1858 = ((_3063 & 1u) != 0u) ? g_bind_pairs_1._data[_1848].y : g_bind_pairs_1._data[_1848].x;
                int _1871 = int(_1858 & 255u);
                float _1876 = float((_1858 >> uint(16)) & 255u) * 0.0039215688593685626983642578125;
                int _1882 = int((_1858 >> uint(8)) & 255u);
                float _1886 = float(_1858 >> uint(24)) * 0.0039215688593685626983642578125;
                _3066 = (g_window[_1871 * 3] * _1876) + (g_window[_1882 * 3] * _1886);
                _3065 = (g_window[(_1871 * 3) + 1] * _1876) + (g_window[(_1882 * 3) + 1] * _1886);
                _3064 = (g_window[(_1871 * 3) + 2] * _1876) + (g_window[(_1882 * 3) + 2] * _1886);
            }
            _3069 = _3066;
            _3068 = _3065;
            _3067 = _3064;
        }
        float _2030 = 1.0 / max(max(max(max(max(abs(_3069.x), abs(_3069.y)), abs(_3069.z)), max(max(abs(_3068.x), abs(_3068.y)), abs(_3068.z))), max(max(abs(_3067.x), abs(_3067.y)), abs(_3067.z))), 9.9999999109757896545014425234895e-38);
        vec3 _2033 = _3069.xyz * _2030;
        vec3 _2036 = _3068.xyz * _2030;
        vec3 _2039 = _3067.xyz * _2030;
        vec3 _2042 = cross(_2036, _2039);
        vec3 _2065 = vec3(dot(_2042, _1342), dot(cross(_2039, _2033), _1342), dot(cross(_2033, _2036), _1342)) * ((dot(_2033, _2042) < 0.0) ? (-1.0) : 1.0);
        uint _1217 = _1178.x + _3063;
        vec4 _2112 = vec4(uintBitsToFloat(_1322.x), uintBitsToFloat(_1322.y), uintBitsToFloat(_1322.z), 1.0);
        float _2203 = max(max(abs(_2065.x), abs(_2065.y)), abs(_2065.z));
        vec3 _2177 = _2065 / vec3(max(_2203, 9.9999999109757896545014425234895e-38));
        vec3 _2184 = _2177 * inversesqrt(max(dot(_2177, _2177), 0.5));
        bvec3 _2189 = bvec3(_2203 > 1.0000000031710768509710513471353e-30);
        vec3 _2190 = vec3(_2189.x ? _2184.x : _1342.x, _2189.y ? _2184.y : _1342.y, _2189.z ? _2184.z : _1342.z);
        g_skinned_1._data[_1217 * 3u] = uvec2(floatBitsToUint(dot(_3069, _2112)), floatBitsToUint(dot(_3068, _2112)));
        g_skinned_1._data[(_1217 * 3u) + 1u] = uvec2(floatBitsToUint(dot(_3067, _2112)), floatBitsToUint(_2190.x));
        g_skinned_1._data[(_1217 * 3u) + 2u] = uvec2(floatBitsToUint(_2190.y), floatBitsToUint(_2190.z));
        if (_1178.z != 0u)
        {
            uint _2210 = _1306 + (_3063 >> uint(1));
            uint _2220 = ((_3063 & 1u) != 0u) ? g_bind_pairs_1._data[_2210].y : g_bind_pairs_1._data[_2210].x;
            float _2246 = float(int((_2220 >> uint(16)) << uint(16)) >> 16);
            float _2253 = float(int(_2220 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2258 = fma(abs(_2246), 6.103701889514923095703125e-05, -1.0);
            vec2 _2259 = vec2(_2253, _2258);
            float _2287 = (1.0 - abs(_2253)) - abs(_2258);
            vec2 _2317 = (vec2(1.0) - abs(_2259.yx)) * vec2((_2253 < 0.0) ? (-1.0) : 1.0, (_2258 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2293 = bvec2(_2287 < 0.0);
            vec2 _2294 = vec2(_2293.x ? _2317.x : _2259.x, _2293.y ? _2317.y : _2259.y);
            float _2265 = (_2246 < 0.0) ? (-1.0) : 1.0;
            vec4 _2269 = vec4(normalize(vec3(_2294, _2287)), _2265);
            float _2336 = dot(_3069.xyz, _2269.xyz);
            float _2342 = dot(_3068.xyz, _2269.xyz);
            float _2348 = dot(_3067.xyz, _2269.xyz);
            vec3 _2349 = vec3(_2336, _2342, _2348);
            vec3 _2352 = _2269.xyz;
            bvec3 _2389 = bvec3(max(max(abs(_2336), abs(_2342)), abs(_2348)) > 1.0000000031710768509710513471353e-30);
            vec3 _2390 = vec3(_2389.x ? _2349.x : _2352.x, _2389.y ? _2349.y : _2352.y, _2389.z ? _2349.z : _2352.z);
            vec2 _2440 = _2390.xy * (1.0 / max((abs(_2390.x) + abs(_2390.y)) + abs(_2390.z), 9.9999999109757896545014425234895e-38));
            vec2 _2467 = (vec2(1.0) - abs(_2440.yx)) * vec2((_2440.x < 0.0) ? (-1.0) : 1.0, (_2440.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2447 = bvec2(_2390.z < 0.0);
            vec2 _2448 = vec2(_2447.x ? _2467.x : _2440.x, _2447.y ? _2467.y : _2440.y);
            vec2 _2357 = floor(vec2(_2448.x * 32767.0, max(fma(_2448.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2483 = 1.0 / max(max(max(max(max(abs(_3069.x), abs(_3069.y)), abs(_3069.z)), max(max(abs(_3068.x), abs(_3068.y)), abs(_3068.z))), max(max(abs(_3067.x), abs(_3067.y)), abs(_3067.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1178.x + _3063] = (uint(int(floor(_2357.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2265 * ((dot(_3069.xyz * _2483, cross(_3068.xyz * _2483, _3067.xyz * _2483)) < 0.0) ? (-1.0) : 1.0), _2357.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
