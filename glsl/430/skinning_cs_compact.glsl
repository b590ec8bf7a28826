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
    uint _data[];
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
    uint _1115 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1117 = _1115 * 2u;
    uvec4 _1119 = g_work_1._data[_1117];
    uint _1122 = (_1115 * 2u) + 1u;
    uvec4 _1124 = g_work_1._data[_1122];
    for (uint _2839 = gl_LocalInvocationIndex; _2839 < (_1119.w * 3u); )
    {
        g_window[_2839] = g_palette_1._data[(_1119.z * 3u) + _2839];
        _2839 += 256u;
        continue;
    }
    barrier();
    uint _1221 = _1119.x + 2u;
    uint _1234 = (_1221 + _1119.y) * 2u;
    uvec4 _1239 = g_bind_1._data[_1119.x];
    vec3 _1241 = uintBitsToFloat(_1239.xyz);
    uvec4 _1247 = g_bind_1._data[_1119.x + 1u];
    vec3 _1249 = uintBitsToFloat(_1247.xyz);
    for (uint _2840 = gl_LocalInvocationIndex; _2840 < _1119.y; _2840 += 256u)
    {
        uint _1269 = _1221 + _2840;
        uvec4 _1271 = g_bind_1._data[_1269];
        vec2 _1307 = fma(vec2(float((_1271.w >> uint(8)) & 4095u), float(_1271.w >> uint(20))), vec2(0.000488519784994423389434814453125), vec2(-1.0));
        float _1365 = (1.0 - abs(_1307.x)) - abs(_1307.y);
        vec2 _1395 = (vec2(1.0) - abs(_1307.yx)) * vec2((_1307.x < 0.0) ? (-1.0) : 1.0, (_1307.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1371 = bvec2(_1365 < 0.0);
        vec3 _1376 = vec3(vec2(_1371.x ? _1395.x : _1307.x, _1371.y ? _1395.y : _1307.y), _1365);
        uint _1317 = (_1271.z >> uint(16)) | ((_1271.w & 255u) << uint(16));
        uint _1334 = (_1271.y >> uint(16)) | (_1271.z << uint(16));
        uint _1338 = (((255u - (_1317 & 255u)) - ((_1317 >> uint(8)) & 255u)) - (_1317 >> uint(16))) | (_1317 << uint(8));
        vec4 _2841;
        vec4 _2842;
        vec4 _2843;
        if (_1124.y == 1u)
        {
            int _1404 = int((_1334 >> 0u) & 255u);
            _2843 = g_window[_1404 * 3];
            _2842 = g_window[(_1404 * 3) + 1];
            _2841 = g_window[(_1404 * 3) + 2];
        }
        else
        {
            int _1520 = int((_1334 >> 0u) & 255u);
            float _1530 = float((_1338 >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1596 = int((_1334 >> 8u) & 255u);
            float _1606 = float((_1338 >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1672 = int((_1334 >> 16u) & 255u);
            float _1682 = float((_1338 >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1748 = int((_1334 >> 24u) & 255u);
            float _1758 = float((_1338 >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _2843 = (((g_window[_1520 * 3] * _1530) + (g_window[_1596 * 3] * _1606)) + (g_window[_1672 * 3] * _1682)) + (g_window[_1748 * 3] * _1758);
            _2842 = (((g_window[(_1520 * 3) + 1] * _1530) + (g_window[(_1596 * 3) + 1] * _1606)) + (g_window[(_1672 * 3) + 1] * _1682)) + (g_window[(_1748 * 3) + 1] * _1758);
            _2841 = (((g_window[(_1520 * 3) + 2] * _1530) + (g_window[(_1596 * 3) + 2] * _1606)) + (g_window[(_1672 * 3) + 2] * _1682)) + (g_window[(_1748 * 3) + 2] * _1758);
        }
        float _1835 = 1.0 / max(max(max(max(max(abs(_2843.x), abs(_2843.y)), abs(_2843.z)), max(max(abs(_2842.x), abs(_2842.y)), abs(_2842.z))), max(max(abs(_2841.x), abs(_2841.y)), abs(_2841.z))), 9.9999999109757896545014425234895e-38);
        vec3 _1838 = _2843.xyz * _1835;
        vec3 _1841 = _2842.xyz * _1835;
        vec3 _1844 = _2841.xyz * _1835;
        vec3 _1847 = cross(_1841, _1844);
        vec3 _1870 = vec3(dot(_1847, _1376), dot(cross(_1844, _1838), _1376), dot(cross(_1838, _1841), _1376)) * ((dot(_1838, _1847) < 0.0) ? (-1.0) : 1.0);
        uint _1163 = _1124.x + _2840;
        vec4 _1917 = vec4(fma(_1249, vec3(float(_1271.x & 65535u), float(_1271.x >> uint(16)), float(_1271.y & 65535u)), _1241), 1.0);
        bvec3 _1974 = bvec3(max(max(abs(_1870.x), abs(_1870.y)), abs(_1870.z)) > 1.0000000031710768509710513471353e-30);
        vec3 _1975 = vec3(_1974.x ? _1870.x : _1376.x, _1974.y ? _1870.y : _1376.y, _1974.z ? _1870.z : _1376.z);
        g_skinned_1._data[_1163 * 3u] = packHalf2x16(vec2(dot(_2843, _1917), 0.0)) | (packHalf2x16(vec2(dot(_2842, _1917), 0.0)) << uint(16));
        g_skinned_1._data[(_1163 * 3u) + 1u] = packHalf2x16(vec2(dot(_2841, _1917), 0.0));
        vec2 _2027 = _1975.xy * (1.0 / max((abs(_1975.x) + abs(_1975.y)) + abs(_1975.z), 9.9999999109757896545014425234895e-38));
        vec2 _2054 = (vec2(1.0) - abs(_2027.yx)) * vec2((_2027.x < 0.0) ? (-1.0) : 1.0, (_2027.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _2034 = bvec2(_1975.z < 0.0);
        vec2 _1997 = vec2(_2034.x ? _2054.x : _2027.x, _2034.y ? _2054.y : _2027.y) * 32767.0;
        g_skinned_1._data[(_1163 * 3u) + 2u] = (uint(int(floor(_1997.x + 0.5))) & 65535u) | ((uint(int(floor(_1997.y + 0.5))) & 65535u) << uint(16));
        if (_1124.z != 0u)
        {
            uint _2077 = _1234 + (_2840 >> uint(1));
            uint _2087 = ((_2840 & 1u) != 0u) ? g_bind_pairs_1._data[_2077].y : g_bind_pairs_1._data[_2077].x;
            float _2118 = float(int((_2087 >> uint(16)) << uint(16)) >> 16);
            float _2125 = float(int(_2087 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2130 = fma(abs(_2118), 6.103701889514923095703125e-05, -1.0);
            vec2 _2131 = vec2(_2125, _2130);
            float _2159 = (1.0 - abs(_2125)) - abs(_2130);
            vec2 _2189 = (vec2(1.0) - abs(_2131.yx)) * vec2((_2125 < 0.0) ? (-1.0) : 1.0, (_2130 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2165 = bvec2(_2159 < 0.0);
            float _2137 = (_2118 < 0.0) ? (-1.0) : 1.0;
            vec4 _2141 = vec4(normalize(vec3(vec2(_2165.x ? _2189.x : _2131.x, _2165.y ? _2189.y : _2131.y), _2159)), _2137);
            float _2208 = dot(_2843.xyz, _2141.xyz);
            float _2214 = dot(_2842.xyz, _2141.xyz);
            float _2220 = dot(_2841.xyz, _2141.xyz);
            vec3 _2221 = vec3(_2208, _2214, _2220);
            vec3 _2224 = _2141.xyz;
            bvec3 _2261 = bvec3(max(max(abs(_2208), abs(_2214)), abs(_2220)) > 1.0000000031710768509710513471353e-30);
            vec3 _2262 = vec3(_2261.x ? _2221.x : _2224.x, _2261.y ? _2221.y : _2224.y, _2261.z ? _2221.z : _2224.z);
            vec2 _2312 = _2262.xy * (1.0 / max((abs(_2262.x) + abs(_2262.y)) + abs(_2262.z), 9.9999999109757896545014425234895e-38));
            vec2 _2339 = (vec2(1.0) - abs(_2312.yx)) * vec2((_2312.x < 0.0) ? (-1.0) : 1.0, (_2312.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2319 = bvec2(_2262.z < 0.0);
            vec2 _2320 = vec2(_2319.x ? _2339.x : _2312.x, _2319.y ? _2339.y : _2312.y);
            vec2 _2229 = floor(vec2(_2320.x * 32767.0, max(fma(_2320.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2355 = 1.0 / max(max(max(max(max(abs(_2843.x), abs(_2843.y)), abs(_2843.z)), max(max(abs(_2842.x), abs(_2842.y)), abs(_2842.z))), max(max(abs(_2841.x), abs(_2841.y)), abs(_2841.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1124.x + _2840] = (uint(int(floor(_2229.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2137 * ((dot(_2843.xyz * _2355, cross(_2842.xyz * _2355, _2841.xyz * _2355)) < 0.0) ? (-1.0) : 1.0), _2229.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
