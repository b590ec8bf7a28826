#version 430
// From skinning_cs.hlsl by glskin-translate: change it there.
layout(local_size_x = 256, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, std430) readonly buffer g_palette
{
    vec4 _data[];
} g_palette_1;

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

layout(binding = 2, std430) readonly buffer g_skin
{
    uvec2 _data[];
} g_skin_1;

shared vec4 g_window[768];

void main()
{
    uint _692 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _694 = _692 * 2u;
    uvec4 _696 = g_work_1._data[_694];
    uint _701 = g_work_1._data[(_692 * 2u) + 1u].x;
    for (uint _1664 = gl_LocalInvocationIndex; _1664 < (_696.w * 3u); )
    {
        g_window[_1664] = g_palette_1._data[(_696.z * 3u) + _1664];
        _1664 += 256u;
        continue;
    }
    barrier();
    if (gl_LocalInvocationIndex < _696.y)
    {
        uint _716 = _696.x + gl_LocalInvocationIndex;
        float _800 = float(int(g_bind_1._data[_716].w << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
        float _808 = float(int((g_bind_1._data[_716].w >> uint(16)) << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
        vec2 _789 = vec2(_800, _808);
        float _820 = (1.0 - abs(_800)) - abs(_808);
        vec2 _851 = (vec2(1.0) - abs(_789.yx)) * vec2((_800 < 0.0) ? (-1.0) : 1.0, (_808 < 0.0) ? (-1.0) : 1.0);
        bvec2 _826 = bvec2(_820 < 0.0);
        vec3 _832 = normalize(vec3(vec2(_826.x ? _851.x : _789.x, _826.y ? _851.y : _789.y), _820));
        uint _721 = _696.x + gl_LocalInvocationIndex;
        int _932 = int((g_skin_1._data[_721].x >> 0u) & 255u);
        float _942 = float((g_skin_1._data[_721].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1665;
        vec4 _1666;
        vec4 _1667;
        if (_942 > 0.0)
        {
            _1667 = g_window[_932 * 3] * _942;
            _1666 = g_window[(_932 * 3) + 1] * _942;
            _1665 = g_window[(_932 * 3) + 2] * _942;
        }
        else
        {
            _1667 = vec4(0.0);
            _1666 = vec4(0.0);
            _1665 = vec4(0.0);
        }
        int _1012 = int((g_skin_1._data[_721].x >> 8u) & 255u);
        float _1022 = float((g_skin_1._data[_721].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1668;
        vec4 _1669;
        vec4 _1670;
        if (_1022 > 0.0)
        {
            _1670 = _1667 + (g_window[_1012 * 3] * _1022);
            _1669 = _1666 + (g_window[(_1012 * 3) + 1] * _1022);
            _1668 = _1665 + (g_window[(_1012 * 3) + 2] * _1022);
        }
        else
        {
            _1670 = _1667;
            _1669 = _1666;
            _1668 = _1665;
        }
        int _1092 = int((g_skin_1._data[_721].x >> 16u) & 255u);
        float _1102 = float((g_skin_1._data[_721].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1671;
        vec4 _1672;
        vec4 _1673;
        if (_1102 > 0.0)
        {
            _1673 = _1670 + (g_window[_1092 * 3] * _1102);
            _1672 = _1669 + (g_window[(_1092 * 3) + 1] * _1102);
            _1671 = _1668 + (g_window[(_1092 * 3) + 2] * _1102);
        }
        else
        {
            _1673 = _1670;
            _1672 = _1669;
            _1671 = _1668;
        }
        int _1172 = int((g_skin_1._data[_721].x >> 24u) & 255u);
        float _1182 = float((g_skin_1._data[_721].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1674;
        vec4 _1675;
        vec4 _1676;
        if (_1182 > 0.0)
        {
            _1676 = _1673 + (g_window[_1172 * 3] * _1182);
            _1675 = _1672 + (g_window[(_1172 * 3) + 1] * _1182);
            _1674 = _1671 + (g_window[(_1172 * 3) + 2] * _1182);
        }
        else
        {
            _1676 = _1673;
            _1675 = _1672;
            _1674 = _1671;
        }
        vec4 _1251 = vec4(uintBitsToFloat(g_bind_1._data[_716].x), uintBitsToFloat(g_bind_1._data[_716].y), uintBitsToFloat(g_bind_1._data[_716].z), 1.0);
        float _1289 = dot(_1676.xyz, _832);
        float _1292 = dot(_1675.xyz, _832);
        float _1295 = dot(_1674.xyz, _832);
        float _1338 = max(max(abs(_1289), abs(_1292)), abs(_1295));
        vec3 _1312 = vec3(_1289, _1292, _1295) / vec3(max(_1338, 9.9999999109757896545014425234895e-38));
        vec3 _1319 = _1312 * inversesqrt(max(dot(_1312, _1312), 0.5));
        bvec3 _1324 = bvec3(_1338 > 1.0000000031710768509710513471353e-30);
        vec3 _1325 = vec3(_1324.x ? _1319.x : _832.x, _1324.y ? _1319.y : _832.y, _1324.z ? _1319.z : _832.z);
        vec2 _1387 = _1325.xy / vec2(max((abs(_1325.x) + abs(_1325.y)) + abs(_1325.z), 9.9999999109757896545014425234895e-38));
        vec2 _1414 = (vec2(1.0) - abs(_1387.yx)) * vec2((_1387.x < 0.0) ? (-1.0) : 1.0, (_1387.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1394 = bvec2(_1325.z < 0.0);
        vec2 _1395 = vec2(_1394.x ? _1414.x : _1387.x, _1394.y ? _1414.y : _1387.y);
        g_skinned_1._data[_701 + gl_LocalInvocationIndex] = uvec4(floatBitsToUint(dot(_1676, _1251)), floatBitsToUint(dot(_1675, _1251)), floatBitsToUint(dot(_1674, _1251)), (uint(int(floor(fma(_1395.x, 32767.0, 0.5)))) & 65535u) | ((uint(int(floor(fma(_1395.y, 32767.0, 0.5)))) & 65535u) << uint(16)));
    }
}
