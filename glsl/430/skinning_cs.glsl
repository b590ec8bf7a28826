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
    uint _735 = (gl_WorkGroupID.y * 32768u) + gl_WorkGroupID.x;
    uint _737 = _735 * 2u;
    uvec4 _739 = g_work_1._data[_737];
    uint _744 = g_work_1._data[(_735 * 2u) + 1u].x;
    for (uint _1798 = gl_LocalInvocationIndex; _1798 < (_739.w * 3u); )
    {
        g_window[_1798] = g_palette_1._data[(_739.z * 3u) + _1798];
        _1798 += 256u;
        continue;
    }
    barrier();
    if (gl_LocalInvocationIndex < _739.y)
    {
        uint _759 = _739.x + gl_LocalInvocationIndex;
        float _843 = float(int(g_bind_1._data[_759].w << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
        float _851 = float(int((g_bind_1._data[_759].w >> uint(16)) << uint(16)) >> 16) * 3.0518509447574615478515625e-05;
        vec2 _832 = vec2(_843, _851);
        float _863 = (1.0 - abs(_843)) - abs(_851);
        vec2 _894 = (vec2(1.0) - abs(_832.yx)) * vec2((_843 < 0.0) ? (-1.0) : 1.0, (_851 < 0.0) ? (-1.0) : 1.0);
        bvec2 _869 = bvec2(_863 < 0.0);
        vec3 _875 = normalize(vec3(vec2(_869.x ? _894.x : _832.x, _869.y ? _894.y : _832.y), _863));
        uint _764 = _739.x + gl_LocalInvocationIndex;
        int _975 = int((g_skin_1._data[_764].x >> 0u) & 255u);
        float _985 = float((g_skin_1._data[_764].y >> 0u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1799;
        vec4 _1800;
        vec4 _1801;
        if (_985 > 0.0)
        {
            _1801 = g_window[_975 * 3] * _985;
            _1800 = g_window[(_975 * 3) + 1] * _985;
            _1799 = g_window[(_975 * 3) + 2] * _985;
        }
        else
        {
            _1801 = vec4(0.0);
            _1800 = vec4(0.0);
            _1799 = vec4(0.0);
        }
        int _1055 = int((g_skin_1._data[_764].x >> 8u) & 255u);
        float _1065 = float((g_skin_1._data[_764].y >> 8u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1802;
        vec4 _1803;
        vec4 _1804;
        if (_1065 > 0.0)
        {
            _1804 = _1801 + (g_window[_1055 * 3] * _1065);
            _1803 = _1800 + (g_window[(_1055 * 3) + 1] * _1065);
            _1802 = _1799 + (g_window[(_1055 * 3) + 2] * _1065);
        }
        else
        {
            _1804 = _1801;
            _1803 = _1800;
            _1802 = _1799;
        }
        int _1135 = int((g_skin_1._data[_764].x >> 16u) & 255u);
        float _1145 = float((g_skin_1._data[_764].y >> 16u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1805;
        vec4 _1806;
        vec4 _1807;
        if (_1145 > 0.0)
        {
            _1807 = _1804 + (g_window[_1135 * 3] * _1145);
            _1806 = _1803 + (g_window[(_1135 * 3) + 1] * _1145);
            _1805 = _1802 + (g_window[(_1135 * 3) + 2] * _1145);
        }
        else
        {
            _1807 = _1804;
            _1806 = _1803;
            _1805 = _1802;
        }
        int _1215 = int((g_skin_1._data[_764].x >> 24u) & 255u);
        float _1225 = float((g_skin_1._data[_764].y >> 24u) & 255u) * 0.0039215688593685626983642578125;
        vec4 _1808;
        vec4 _1809;
        vec4 _1810;
        if (_1225 > 0.0)
        {
            _1810 = _1807 + (g_window[_1215 * 3] * _1225);
            _1809 = _1806 + (g_window[(_1215 * 3) + 1] * _1225);
            _1808 = _1805 + (g_window[(_1215 * 3) + 2] * _1225);
        }
        else
        {
            _1810 = _1807;
            _1809 = _1806;
            _1808 = _1805;
        }
        vec4 _1294 = vec4(uintBitsToFloat(g_bind_1._data[_759].x), uintBitsToFloat(g_bind_1._data[_759].y), uintBitsToFloat(g_bind_1._data[_759].z), 1.0);
        float _1347 = 1.0 / max(max(max(max(max(abs(_1810.x), abs(_1810.y)), abs(_1810.z)), max(max(abs(_1809.x), abs(_1809.y)), abs(_1809.z))), max(max(abs(_1808.x), abs(_1808.y)), abs(_1808.z))), 9.9999999109757896545014425234895e-38);
        vec3 _1350 = _1810.xyz * _1347;
        vec3 _1353 = _1809.xyz * _1347;
        vec3 _1356 = _1808.xyz * _1347;
        vec3 _1359 = cross(_1353, _1356);
        vec3 _1382 = vec3(dot(_1359, _875), dot(cross(_1356, _1350), _875), dot(cross(_1350, _1353), _875)) * ((dot(_1350, _1359) < 0.0) ? (-1.0) : 1.0);
        float _1463 = max(max(abs(_1382.x), abs(_1382.y)), abs(_1382.z));
        vec3 _1437 = _1382 / vec3(max(_1463, 9.9999999109757896545014425234895e-38));
        vec3 _1444 = _1437 * inversesqrt(max(dot(_1437, _1437), 0.5));
        bvec3 _1449 = bvec3(_1463 > 1.0000000031710768509710513471353e-30);
        vec3 _1450 = vec3(_1449.x ? _1444.x : _875.x, _1449.y ? _1444.y : _875.y, _1449.z ? _1444.z : _875.z);
        vec2 _1512 = _1450.xy / vec2(max((abs(_1450.x) + abs(_1450.y)) + abs(_1450.z), 9.9999999109757896545014425234895e-38));
        vec2 _1539 = (vec2(1.0) - abs(_1512.yx)) * vec2((_1512.x < 0.0) ? (-1.0) : 1.0, (_1512.y < 0.0) ? (-1.0) : 1.0);
        bvec2 _1519 = bvec2(_1450.z < 0.0);
        vec2 _1520 = vec2(_1519.x ? _1539.x : _1512.x, _1519.y ? _1539.y : _1512.y);
        g_skinned_1._data[_744 + gl_LocalInvocationIndex] = uvec4(floatBitsToUint(dot(_1810, _1294)), floatBitsToUint(dot(_1809, _1294)), floatBitsToUint(dot(_1808, _1294)), (uint(int(floor(fma(_1520.x, 32767.0, 0.5)))) & 65535u) | ((uint(int(floor(fma(_1520.y, 32767.0, 0.5)))) & 65535u) << uint(16)));
    }
}
