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
    uint _592 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _594 = _592 * 2u;
    uvec4 _596 = g_work_1._data[_594];
    uint _601 = g_work_1._data[(_592 * 2u) + 1u].x;
    for (uint _1445 = gl_LocalInvocationIndex; _1445 < (_596.w * 3u); )
    {
        g_window[_1445] = g_palette_1._data[(_596.z * 3u) + _1445];
        _1445 += 256u;
        continue;
    }
    barrier();
    if (gl_LocalInvocationIndex < _596.y)
    {
        uint _616 = _596.x + gl_LocalInvocationIndex;
        uint _668 = _616 * 3u;
        uvec2 _670 = g_bind_1._data[_668];
        uint _673 = (_616 * 3u) + 1u;
        uvec2 _675 = g_bind_1._data[_673];
        uint _678 = (_616 * 3u) + 2u;
        uvec2 _680 = g_bind_1._data[_678];
        vec3 _701 = vec3(uintBitsToFloat(_675.y), uintBitsToFloat(_680.x), uintBitsToFloat(_680.y));
        uint _621 = _596.x + gl_LocalInvocationIndex;
        int _784 = int((g_skin_1._data[_621].x >> 0u) & 255u);
        float _794 = float((g_skin_1._data[_621].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1446;
        vec4 _1447;
        vec4 _1448;
        if (_794 > 0.0)
        {
            _1448 = g_window[_784 * 3] * _794;
            _1447 = g_window[(_784 * 3) + 1] * _794;
            _1446 = g_window[(_784 * 3) + 2] * _794;
        }
        else
        {
            _1448 = vec4(0.0);
            _1447 = vec4(0.0);
            _1446 = vec4(0.0);
        }
        int _864 = int((g_skin_1._data[_621].x >> 8u) & 255u);
        float _874 = float((g_skin_1._data[_621].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1449;
        vec4 _1450;
        vec4 _1451;
        if (_874 > 0.0)
        {
            _1451 = _1448 + (g_window[_864 * 3] * _874);
            _1450 = _1447 + (g_window[(_864 * 3) + 1] * _874);
            _1449 = _1446 + (g_window[(_864 * 3) + 2] * _874);
        }
        else
        {
            _1451 = _1448;
            _1450 = _1447;
            _1449 = _1446;
        }
        int _944 = int((g_skin_1._data[_621].x >> 16u) & 255u);
        float _954 = float((g_skin_1._data[_621].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1452;
        vec4 _1453;
        vec4 _1454;
        if (_954 > 0.0)
        {
            _1454 = _1451 + (g_window[_944 * 3] * _954);
            _1453 = _1450 + (g_window[(_944 * 3) + 1] * _954);
            _1452 = _1449 + (g_window[(_944 * 3) + 2] * _954);
        }
        else
        {
            _1454 = _1451;
            _1453 = _1450;
            _1452 = _1449;
        }
        int _1024 = int((g_skin_1._data[_621].x >> 24u) & 255u);
        float _1034 = float((g_skin_1._data[_621].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1455;
        vec4 _1456;
        vec4 _1457;
        if (_1034 > 0.0)
        {
            _1457 = _1454 + (g_window[_1024 * 3] * _1034);
            _1456 = _1453 + (g_window[(_1024 * 3) + 1] * _1034);
            _1455 = _1452 + (g_window[(_1024 * 3) + 2] * _1034);
        }
        else
        {
            _1457 = _1454;
            _1456 = _1453;
            _1455 = _1452;
        }
        uint _627 = _601 + gl_LocalInvocationIndex;
        vec4 _1103 = vec4(uintBitsToFloat(_670.x), uintBitsToFloat(_670.y), uintBitsToFloat(_675.x), 1.0);
        float _1141 = dot(_1457.xyz, _701);
        float _1144 = dot(_1456.xyz, _701);
        float _1147 = dot(_1455.xyz, _701);
        float _1190 = max(max(abs(_1141), abs(_1144)), abs(_1147));
        vec3 _1164 = vec3(_1141, _1144, _1147) / vec3(max(_1190, 9.9999999109757896545014425234895e-38));
        vec3 _1171 = _1164 * inversesqrt(max(dot(_1164, _1164), 0.5));
        bvec3 _1176 = bvec3(_1190 > 1.0000000031710768509710513471353e-30);
        vec3 _1177 = vec3(_1176.x ? _1171.x : _701.x, _1176.y ? _1171.y : _701.y, _1176.z ? _1171.z : _701.z);
        g_skinned_1._data[_627 * 3u] = uvec2(floatBitsToUint(dot(_1457, _1103)), floatBitsToUint(dot(_1456, _1103)));
        g_skinned_1._data[(_627 * 3u) + 1u] = uvec2(floatBitsToUint(dot(_1455, _1103)), floatBitsToUint(_1177.x));
        g_skinned_1._data[(_627 * 3u) + 2u] = uvec2(floatBitsToUint(_1177.y), floatBitsToUint(_1177.z));
    }
}
