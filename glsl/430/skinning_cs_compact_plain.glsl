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
    uint _1072 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _1074 = _1072 * 2u;
    uvec4 _1076 = g_work_1._data[_1074];
    uint _1079 = (_1072 * 2u) + 1u;
    uvec4 _1081 = g_work_1._data[_1079];
    for (uint _2705 = gl_LocalInvocationIndex; _2705 < (_1076.w * 3u); )
    {
        g_window[_2705] = g_palette_1._data[(_1076.z * 3u) + _2705];
        _2705 += 256u;
        continue;
    }
    barrier();
    uint _1178 = _1076.x + 2u;
    uint _1191 = (_1178 + _1076.y) * 2u;
    uvec4 _1196 = g_bind_1._data[_1076.x];
    vec3 _1198 = uintBitsToFloat(_1196.xyz);
    uvec4 _1204 = g_bind_1._data[_1076.x + 1u];
    vec3 _1206 = uintBitsToFloat(_1204.xyz);
    for (uint _2706 = gl_LocalInvocationIndex; _2706 < _1076.y; _2706 += 256u)
    {
        uint _1226 = _1178 + _2706;
        uvec4 _1228 = g_bind_1._data[_1226];
        vec2 _1264 = fma(vec2(float((_1228.w >> uint(8)) & 4095u), float(_1228.w >> uint(20))), vec2(0.000488519784994423389434814453125), vec2(-1.0));
        float _1322 = (1.0 - abs(_1264.x)) - abs(_1264.y);
        vec2 _1352 = (vec2(1.0) - abs(_1264.yx)) * vec2((_1264.x < 0.0) ? (-1.0) : 1.0, (_1264.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1328 = bvec2(_1322 < 0.0);
        vec3 _1333 = vec3(vec2(_1328.x ? _1352.x : _1264.x, _1328.y ? _1352.y : _1264.y), _1322);
        uint _1274 = (_1228.z >> uint(16)) | ((_1228.w & 255u) << uint(16));
        uint _1291 = (_1228.y >> uint(16)) | (_1228.z << uint(16));
        uint _1295 = (((255u - (_1274 & 255u)) - ((_1274 >> uint(8)) & 255u)) - (_1274 >> uint(16))) | (_1274 << uint(8));
        vec4 _2707;
        vec4 _2708;
        vec4 _2709;
        if (_1081.y == 1u)
        {
            int _1361 = int((_1291 >> 0u) & 255u);
            _2709 = g_window[_1361 * 3];
            _2708 = g_window[(_1361 * 3) + 1];
            _2707 = g_window[(_1361 * 3) + 2];
        }
        else
        {
            int _1477 = int((_1291 >> 0u) & 255u);
            float _1487 = float((_1295 >> 0u) & 255u) * 0.0039215688593685626983642578125;
            int _1553 = int((_1291 >> 8u) & 255u);
            float _1563 = float((_1295 >> 8u) & 255u) * 0.0039215688593685626983642578125;
            int _1629 = int((_1291 >> 16u) & 255u);
            float _1639 = float((_1295 >> 16u) & 255u) * 0.0039215688593685626983642578125;
            int _1705 = int((_1291 >> 24u) & 255u);
            float _1715 = float((_1295 >> 24u) & 255u) * 0.0039215688593685626983642578125;
            _2709 = (((g_window[_1477 * 3] * _1487) + (g_window[_1553 * 3] * _1563)) + (g_window[_1629 * 3] * _1639)) + (g_window[_1705 * 3] * _1715);
            _2708 = (((g_window[(_1477 * 3) + 1] * _1487) + (g_window[(_1553 * 3) + 1] * _1563)) + (g_window[(_1629 * 3) + 1] * _1639)) + (g_window[(_1705 * 3) + 1] * _1715);
            _2707 = (((g_window[(_1477 * 3) + 2] * _1487) + (g_window[(_1553 * 3) + 2] * _1563)) + (g_window[(_1629 * 3) + 2] * _1639)) + (g_window[(_1705 * 3) + 2] * _1715);
        }
        float _1777 = dot(_2709.xyz, _1333);
        float _1780 = dot(_2708.xyz, _1333);
        float _1783 = dot(_2707.xyz, _1333);
        vec3 _1784 = vec3(_1777, _1780, _1783);
        uint _1120 = _1081.x + _2706;
        vec4 _1792 = vec4(fma(_1206, vec3(float(_1228.x & 65535u), float(_1228.x >> uint(16)), float(_1228.y & 65535u)), _1198), 1.0);
        bvec3 _1849 = bvec3(max(max(abs(_1777), abs(_1780)), abs(_1783)) > 1.0000000031710768509710513471353e-30);
        vec3 _1850 = vec3(_1849.x ? _1784.x : _1333.x, _1849.y ? _1784.y : _1333.y, _1849.z ? _1784.z : _1333.z);
        g_skinned_1._data[_1120 * 3u] = packHalf2x16(vec2(dot(_2709, _1792), 0.0)) | (packHalf2x16(vec2(dot(_2708, _1792), 0.0)) << uint(16));
        g_skinned_1._data[(_1120 * 3u) + 1u] = packHalf2x16(vec2(dot(_2707, _1792), 0.0));
        vec2 _1902 = _1850.xy * (1.0 / max((abs(_1850.x) + abs(_1850.y)) + abs(_1850.z), 9.9999999109757896545014425234895e-38));
        vec2 _1929 = (vec2(1.0) - abs(_1902.yx)) * vec2((_1902.x < 0.0) ? (-1.0) : 1.0, (_1902.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1909 = bvec2(_1850.z < 0.0);
        vec2 _1872 = vec2(_1909.x ? _1929.x : _1902.x, _1909.y ? _1929.y : _1902.y) * 32767.0;
        g_skinned_1._data[(_1120 * 3u) + 2u] = (uint(int(floor(_1872.x + 0.5))) & 65535u) | ((uint(int(floor(_1872.y + 0.5))) & 65535u) << uint(16));
        if (_1081.z != 0u)
        {
            uint _1952 = _1191 + (_2706 >> uint(1));
            uint _1962 = ((_2706 & 1u) != 0u) ? g_bind_pairs_1._data[_1952].y : g_bind_pairs_1._data[_1952].x;
            float _1993 = float(int((_1962 >> uint(16)) << uint(16)) >> 16);
            float _2000 = float(int(_1962 << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
            float _2005 = fma(abs(_1993), 6.103701889514923095703125e-05, -1.0);
            vec2 _2006 = vec2(_2000, _2005);
            float _2034 = (1.0 - abs(_2000)) - abs(_2005);
            vec2 _2064 = (vec2(1.0) - abs(_2006.yx)) * vec2((_2000 < 0.0) ? (-1.0) : 1.0, (_2005 < 0.0) ? (-1.0) : 1.0);
            bvec2 _2040 = bvec2(_2034 < 0.0);
            float _2012 = (_1993 < 0.0) ? (-1.0) : 1.0;
            vec4 _2016 = vec4(normalize(vec3(vec2(_2040.x ? _2064.x : _2006.x, _2040.y ? _2064.y : _2006.y), _2034)), _2012);
            float _2083 = dot(_2709.xyz, _2016.xyz);
            float _2089 = dot(_2708.xyz, _2016.xyz);
            float _2095 = dot(_2707.xyz, _2016.xyz);
            vec3 _2096 = vec3(_2083, _2089, _2095);
            vec3 _2099 = _2016.xyz;
            bvec3 _2136 = bvec3(max(max(abs(_2083), abs(_2089)), abs(_2095)) > 1.0000000031710768509710513471353e-30);
            vec3 _2137 = vec3(_2136.x ? _2096.x : _2099.x, _2136.y ? _2096.y : _2099.y, _2136.z ? _2096.z : _2099.z);
            vec2 _2187 = _2137.xy * (1.0 / max((abs(_2137.x) + abs(_2137.y)) + abs(_2137.z), 9.9999999109757896545014425234895e-38));
            vec2 _2214 = (vec2(1.0) - abs(_2187.yx)) * vec2((_2187.x < 0.0) ? (-1.0) : 1.0, (_2187.y < 0.0) ? (-1.0) : 1.0);
            bvec2 _2194 = bvec2(_2137.z < 0.0);
            vec2 _2195 = vec2(_2194.x ? _2214.x : _2187.x, _2194.y ? _2214.y : _2187.y);
            vec2 _2104 = floor(vec2(_2195.x * 32767.0, max(fma(_2195.y, 16383.5, 16383.5), 1.0)) + vec2(0.5));
            float _2230 = 1.0 / max(max(max(max(max(abs(_2709.x), abs(_2709.y)), abs(_2709.z)), max(max(abs(_2708.x), abs(_2708.y)), abs(_2708.z))), max(max(abs(_2707.x), abs(_2707.y)), abs(_2707.z))), 9.9999999109757896545014425234895e-38);
            g_tangents_1._data[_1081.x + _2706] = (uint(int(floor(_2104.x + 0.5))) & 65535u) | ((uint(int(floor(fma(_2012 * ((dot(_2709.xyz * _2230, cross(_2708.xyz * _2230, _2707.xyz * _2230)) < 0.0) ? (-1.0) : 1.0), _2104.y, 0.5)))) & 65535u) << uint(16));
        }
    }
}
