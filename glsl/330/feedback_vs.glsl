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
flat out uint v_RECORD2;

void main()
{
    int _688 = int(a_BONEBASE);
    int _767 = _688 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _822 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1850;
    vec4 _1851;
    vec4 _1852;
    if (_822 > 0.0)
    {
        _1852 = texelFetch(t_palette, _767 * 3) * _822;
        _1851 = texelFetch(t_palette, (_767 * 3) + 1) * _822;
        _1850 = texelFetch(t_palette, (_767 * 3) + 2) * _822;
    }
    else
    {
        _1852 = vec4(0.0);
        _1851 = vec4(0.0);
        _1850 = vec4(0.0);
    }
    int _775 = _688 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _902 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1853;
    vec4 _1854;
    vec4 _1855;
    if (_902 > 0.0)
    {
        _1855 = _1852 + (texelFetch(t_palette, _775 * 3) * _902);
        _1854 = _1851 + (texelFetch(t_palette, (_775 * 3) + 1) * _902);
        _1853 = _1850 + (texelFetch(t_palette, (_775 * 3) + 2) * _902);
    }
    else
    {
        _1855 = _1852;
        _1854 = _1851;
        _1853 = _1850;
    }
    int _783 = _688 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _982 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1856;
    vec4 _1857;
    vec4 _1858;
    if (_982 > 0.0)
    {
        _1858 = _1855 + (texelFetch(t_palette, _783 * 3) * _982);
        _1857 = _1854 + (texelFetch(t_palette, (_783 * 3) + 1) * _982);
        _1856 = _1853 + (texelFetch(t_palette, (_783 * 3) + 2) * _982);
    }
    else
    {
        _1858 = _1855;
        _1857 = _1854;
        _1856 = _1853;
    }
    int _791 = _688 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _1062 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1859;
    vec4 _1860;
    vec4 _1861;
    if (_1062 > 0.0)
    {
        _1861 = _1858 + (texelFetch(t_palette, _791 * 3) * _1062);
        _1860 = _1857 + (texelFetch(t_palette, (_791 * 3) + 1) * _1062);
        _1859 = _1856 + (texelFetch(t_palette, (_791 * 3) + 2) * _1062);
    }
    else
    {
        _1861 = _1858;
        _1860 = _1857;
        _1859 = _1856;
    }
    vec4 _1131 = vec4(a_POSITION, 1.0);
    float _1135 = dot(_1861, _1131);
    float _1139 = dot(_1860, _1131);
    float _1143 = dot(_1859, _1131);
    float _1164 = 1.0 / max(max(max(max(max(abs(_1861.x), abs(_1861.y)), abs(_1861.z)), max(max(abs(_1860.x), abs(_1860.y)), abs(_1860.z))), max(max(abs(_1859.x), abs(_1859.y)), abs(_1859.z))), 9.9999999109757896545014425234895e-38);
    vec3 _1167 = _1861.xyz * _1164;
    vec3 _1170 = _1860.xyz * _1164;
    vec3 _1173 = _1859.xyz * _1164;
    vec3 _1176 = cross(_1170, _1173);
    vec3 _1199 = vec3(dot(_1176, a_NORMAL), dot(cross(_1173, _1167), a_NORMAL), dot(cross(_1167, _1170), a_NORMAL)) * ((dot(_1167, _1176) < 0.0) ? (-1.0) : 1.0);
    bvec3 _1247 = bvec3(max(max(abs(_1199.x), abs(_1199.y)), abs(_1199.z)) > 1.0000000031710768509710513471353e-30);
    vec3 _1248 = vec3(_1247.x ? _1199.x : a_NORMAL.x, _1247.y ? _1199.y : a_NORMAL.y, _1247.z ? _1199.z : a_NORMAL.z);
    vec2 _1300 = _1248.xy * (1.0 / max((abs(_1248.x) + abs(_1248.y)) + abs(_1248.z), 9.9999999109757896545014425234895e-38));
    vec2 _1327 = (vec2(1.0) - abs(_1300.yx)) * vec2((_1300.x < 0.0) ? (-1.0) : 1.0, (_1300.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _1307 = bvec2(_1248.z < 0.0);
    vec2 _1270 = vec2(_1307.x ? _1327.x : _1300.x, _1307.y ? _1327.y : _1300.y) * 32767.0;
    float _1362 = dot(_1861.xyz, a_TANGENT.xyz);
    float _1368 = dot(_1860.xyz, a_TANGENT.xyz);
    float _1374 = dot(_1859.xyz, a_TANGENT.xyz);
    vec3 _1375 = vec3(_1362, _1368, _1374);
    bvec3 _1415 = bvec3(max(max(abs(_1362), abs(_1368)), abs(_1374)) > 1.0000000031710768509710513471353e-30);
    vec3 _1416 = vec3(_1415.x ? _1375.x : a_TANGENT.xyz.x, _1415.y ? _1375.y : a_TANGENT.xyz.y, _1415.z ? _1375.z : a_TANGENT.xyz.z);
    vec2 _1466 = _1416.xy * (1.0 / max((abs(_1416.x) + abs(_1416.y)) + abs(_1416.z), 9.9999999109757896545014425234895e-38));
    vec2 _1493 = (vec2(1.0) - abs(_1466.yx)) * vec2((_1466.x < 0.0) ? (-1.0) : 1.0, (_1466.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _1473 = bvec2(_1416.z < 0.0);
    vec2 _1474 = vec2(_1473.x ? _1493.x : _1466.x, _1473.y ? _1493.y : _1466.y);
    vec2 _1383 = floor(vec2(_1474.x * 32767.0, max(_1474.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));
    float _1509 = 1.0 / max(max(max(max(max(abs(_1861.x), abs(_1861.y)), abs(_1861.z)), max(max(abs(_1860.x), abs(_1860.y)), abs(_1860.z))), max(max(abs(_1859.x), abs(_1859.y)), abs(_1859.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(_1135, _1139, _1143, 1.0);
    v_RECORD0 = uvec4(floatBitsToUint(vec3(_1135, _1139, _1143)), (uint(int(floor(_1270.x + 0.5))) & 65535u) | ((uint(int(floor(_1270.y + 0.5))) & 65535u) << uint(16)));
    v_RECORD2 = (uint(int(floor(_1383.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1861.xyz * _1509, cross(_1860.xyz * _1509, _1859.xyz * _1509)) < 0.0) ? (-1.0) : 1.0)) * _1383.y + 0.5))) & 65535u) << uint(16));
}
