#version 430
// From skinning_cs.hlsl by glskin-translate: change it there.
layout(local_size_x = 256, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, std430) readonly buffer g_palette
{
    vec4 _data[];
} g_palette_1;

layout(binding = 1, std430) readonly buffer g_bind
{
    uvec2 _data[];
} g_bind_1;

layout(binding = 4, std430) buffer g_skinned
{
    uvec2 _data[];
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
    uint _636 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _638 = _636 * 2u;
    uvec4 _640 = g_work_1._data[_638];
    uint _645 = g_work_1._data[(_636 * 2u) + 1u].x;
    for (uint _1580 = gl_LocalInvocationIndex; _1580 < (_640.w * 3u); )
    {
        g_window[_1580] = g_palette_1._data[(_640.z * 3u) + _1580];
        _1580 += 256u;
        continue;
    }
    barrier();
    if (gl_LocalInvocationIndex < _640.y)
    {
        uint _660 = _640.x + gl_LocalInvocationIndex;
        uint _712 = _660 * 3u;
        uvec2 _714 = g_bind_1._data[_712];
        uint _717 = (_660 * 3u) + 1u;
        uvec2 _719 = g_bind_1._data[_717];
        uint _722 = (_660 * 3u) + 2u;
        uvec2 _724 = g_bind_1._data[_722];
        vec3 _745 = vec3(uintBitsToFloat(_719.y), uintBitsToFloat(_724.x), uintBitsToFloat(_724.y));
        uint _665 = _640.x + gl_LocalInvocationIndex;
        int _828 = int((g_skin_1._data[_665].x >> 0u) & 255u);
        float _838 = float((g_skin_1._data[_665].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1581;
        vec4 _1582;
        vec4 _1583;
        if (_838 > 0.0)
        {
            _1583 = g_window[_828 * 3] * _838;
            _1582 = g_window[(_828 * 3) + 1] * _838;
            _1581 = g_window[(_828 * 3) + 2] * _838;
        }
        else
        {
            _1583 = vec4(0.0);
            _1582 = vec4(0.0);
            _1581 = vec4(0.0);
        }
        int _908 = int((g_skin_1._data[_665].x >> 8u) & 255u);
        float _918 = float((g_skin_1._data[_665].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1584;
        vec4 _1585;
        vec4 _1586;
        if (_918 > 0.0)
        {
            _1586 = _1583 + (g_window[_908 * 3] * _918);
            _1585 = _1582 + (g_window[(_908 * 3) + 1] * _918);
            _1584 = _1581 + (g_window[(_908 * 3) + 2] * _918);
        }
        else
        {
            _1586 = _1583;
            _1585 = _1582;
            _1584 = _1581;
        }
        int _988 = int((g_skin_1._data[_665].x >> 16u) & 255u);
        float _998 = float((g_skin_1._data[_665].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1587;
        vec4 _1588;
        vec4 _1589;
        if (_998 > 0.0)
        {
            _1589 = _1586 + (g_window[_988 * 3] * _998);
            _1588 = _1585 + (g_window[(_988 * 3) + 1] * _998);
            _1587 = _1584 + (g_window[(_988 * 3) + 2] * _998);
        }
        else
        {
            _1589 = _1586;
            _1588 = _1585;
            _1587 = _1584;
        }
        int _1068 = int((g_skin_1._data[_665].x >> 24u) & 255u);
        float _1078 = float((g_skin_1._data[_665].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1590;
        vec4 _1591;
        vec4 _1592;
        if (_1078 > 0.0)
        {
            _1592 = _1589 + (g_window[_1068 * 3] * _1078);
            _1591 = _1588 + (g_window[(_1068 * 3) + 1] * _1078);
            _1590 = _1587 + (g_window[(_1068 * 3) + 2] * _1078);
        }
        else
        {
            _1592 = _1589;
            _1591 = _1588;
            _1590 = _1587;
        }
        uint _671 = _645 + gl_LocalInvocationIndex;
        vec4 _1147 = vec4(uintBitsToFloat(_714.x), uintBitsToFloat(_714.y), uintBitsToFloat(_719.x), 1.0);
        float _1200 = 1.0 / max(max(max(max(max(abs(_1592.x), abs(_1592.y)), abs(_1592.z)), max(max(abs(_1591.x), abs(_1591.y)), abs(_1591.z))), max(max(abs(_1590.x), abs(_1590.y)), abs(_1590.z))), 9.9999999109757896545014425234895e-38);
        vec3 _1203 = _1592.xyz * _1200;
        vec3 _1206 = _1591.xyz * _1200;
        vec3 _1209 = _1590.xyz * _1200;
        vec3 _1212 = cross(_1206, _1209);
        vec3 _1235 = vec3(dot(_1212, _745), dot(cross(_1209, _1203), _745), dot(cross(_1203, _1206), _745)) * ((dot(_1203, _1212) < 0.0) ? (-1.0) : 1.0);
        float _1316 = max(max(abs(_1235.x), abs(_1235.y)), abs(_1235.z));
        vec3 _1290 = _1235 / vec3(max(_1316, 9.9999999109757896545014425234895e-38));
        vec3 _1297 = _1290 * inversesqrt(max(dot(_1290, _1290), 0.5));
        bvec3 _1302 = bvec3(_1316 > 1.0000000031710768509710513471353e-30);
        vec3 _1303 = vec3(_1302.x ? _1297.x : _745.x, _1302.y ? _1297.y : _745.y, _1302.z ? _1297.z : _745.z);
        g_skinned_1._data[_671 * 3u] = uvec2(floatBitsToUint(dot(_1592, _1147)), floatBitsToUint(dot(_1591, _1147)));
        g_skinned_1._data[(_671 * 3u) + 1u] = uvec2(floatBitsToUint(dot(_1590, _1147)), floatBitsToUint(_1303.x));
        g_skinned_1._data[(_671 * 3u) + 2u] = uvec2(floatBitsToUint(_1303.y), floatBitsToUint(_1303.z));
    }
}
