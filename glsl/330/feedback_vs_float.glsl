#version 330
// From feedback_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform samplerBuffer t_palette;

layout(location = 0) in vec3 a_POSITION;
layout(location = 7) in uvec2 a_BLENDINDICES;
layout(location = 2) in vec3 a_NORMAL;
layout(location = 14) in vec4 a_TANGENT;
layout(location = 5) in uint a_BONEBASE;
flat out uvec4 v_RECORD0;
flat out uvec2 v_RECORD1;
flat out uint v_RECORD2;

void main()
{
    int _705 = int(a_BONEBASE);
    int _789 = _705 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _844 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1806;
    vec4 _1807;
    vec4 _1808;
    if (_844 > 0.0)
    {
        _1808 = texelFetch(t_palette, _789 * 3) * _844;
        _1807 = texelFetch(t_palette, (_789 * 3) + 1) * _844;
        _1806 = texelFetch(t_palette, (_789 * 3) + 2) * _844;
    }
    else
    {
        _1808 = vec4(0.0);
        _1807 = vec4(0.0);
        _1806 = vec4(0.0);
    }
    int _797 = _705 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _924 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1809;
    vec4 _1810;
    vec4 _1811;
    if (_924 > 0.0)
    {
        _1811 = _1808 + (texelFetch(t_palette, _797 * 3) * _924);
        _1810 = _1807 + (texelFetch(t_palette, (_797 * 3) + 1) * _924);
        _1809 = _1806 + (texelFetch(t_palette, (_797 * 3) + 2) * _924);
    }
    else
    {
        _1811 = _1808;
        _1810 = _1807;
        _1809 = _1806;
    }
    int _805 = _705 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _1004 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1812;
    vec4 _1813;
    vec4 _1814;
    if (_1004 > 0.0)
    {
        _1814 = _1811 + (texelFetch(t_palette, _805 * 3) * _1004);
        _1813 = _1810 + (texelFetch(t_palette, (_805 * 3) + 1) * _1004);
        _1812 = _1809 + (texelFetch(t_palette, (_805 * 3) + 2) * _1004);
    }
    else
    {
        _1814 = _1811;
        _1813 = _1810;
        _1812 = _1809;
    }
    int _813 = _705 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _1084 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1815;
    vec4 _1816;
    vec4 _1817;
    if (_1084 > 0.0)
    {
        _1817 = _1814 + (texelFetch(t_palette, _813 * 3) * _1084);
        _1816 = _1813 + (texelFetch(t_palette, (_813 * 3) + 1) * _1084);
        _1815 = _1812 + (texelFetch(t_palette, (_813 * 3) + 2) * _1084);
    }
    else
    {
        _1817 = _1814;
        _1816 = _1813;
        _1815 = _1812;
    }
    vec4 _1153 = vec4(a_POSITION, 1.0);
    float _1157 = dot(_1817, _1153);
    float _1161 = dot(_1816, _1153);
    float _1165 = dot(_1815, _1153);
    float _1186 = 1.0 / max(max(max(max(max(abs(_1817.x), abs(_1817.y)), abs(_1817.z)), max(max(abs(_1816.x), abs(_1816.y)), abs(_1816.z))), max(max(abs(_1815.x), abs(_1815.y)), abs(_1815.z))), 9.9999999109757896545014425234895e-38);
    vec3 _1189 = _1817.xyz * _1186;
    vec3 _1192 = _1816.xyz * _1186;
    vec3 _1195 = _1815.xyz * _1186;
    vec3 _1198 = cross(_1192, _1195);
    vec3 _1221 = vec3(dot(_1198, a_NORMAL), dot(cross(_1195, _1189), a_NORMAL), dot(cross(_1189, _1192), a_NORMAL)) * ((dot(_1189, _1198) < 0.0) ? (-1.0) : 1.0);
    float _1299 = max(max(abs(_1221.x), abs(_1221.y)), abs(_1221.z));
    vec3 _1273 = _1221 / vec3(max(_1299, 9.9999999109757896545014425234895e-38));
    vec3 _1280 = _1273 * inversesqrt(max(dot(_1273, _1273), 0.5));
    bvec3 _1285 = bvec3(_1299 > 1.0000000031710768509710513471353e-30);
    vec3 _1286 = vec3(_1285.x ? _1280.x : a_NORMAL.x, _1285.y ? _1280.y : a_NORMAL.y, _1285.z ? _1280.z : a_NORMAL.z);
    float _1318 = dot(_1817.xyz, a_TANGENT.xyz);
    float _1324 = dot(_1816.xyz, a_TANGENT.xyz);
    float _1330 = dot(_1815.xyz, a_TANGENT.xyz);
    vec3 _1331 = vec3(_1318, _1324, _1330);
    bvec3 _1371 = bvec3(max(max(abs(_1318), abs(_1324)), abs(_1330)) > 1.0000000031710768509710513471353e-30);
    vec3 _1372 = vec3(_1371.x ? _1331.x : a_TANGENT.xyz.x, _1371.y ? _1331.y : a_TANGENT.xyz.y, _1371.z ? _1331.z : a_TANGENT.xyz.z);
    vec2 _1422 = _1372.xy * (1.0 / max((abs(_1372.x) + abs(_1372.y)) + abs(_1372.z), 9.9999999109757896545014425234895e-38));
    vec2 _1449 = (vec2(1.0) - abs(_1422.yx)) * vec2((_1422.x < 0.0) ? (-1.0) : 1.0, (_1422.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _1429 = bvec2(_1372.z < 0.0);
    vec2 _1430 = vec2(_1429.x ? _1449.x : _1422.x, _1429.y ? _1449.y : _1422.y);
    vec2 _1339 = floor(vec2(_1430.x * 32767.0, max(_1430.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));
    float _1465 = 1.0 / max(max(max(max(max(abs(_1817.x), abs(_1817.y)), abs(_1817.z)), max(max(abs(_1816.x), abs(_1816.y)), abs(_1816.z))), max(max(abs(_1815.x), abs(_1815.y)), abs(_1815.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(_1157, _1161, _1165, 1.0);
    v_RECORD0 = floatBitsToUint(vec4(_1157, _1161, _1165, _1286.x));
    v_RECORD1 = floatBitsToUint(_1286.yz);
    v_RECORD2 = (uint(int(floor(_1339.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1817.xyz * _1465, cross(_1816.xyz * _1465, _1815.xyz * _1465)) < 0.0) ? (-1.0) : 1.0)) * _1339.y + 0.5))) & 65535u) << uint(16));
}
