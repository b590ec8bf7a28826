#version 330
// From skinning_vs_sm4.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[4];
uniform samplerBuffer t_palette;

layout(location = 0) in vec3 a_POSITION;
layout(location = 7) in uvec2 a_BLENDINDICES;
layout(location = 2) in vec3 a_NORMAL;
layout(location = 8) in vec2 a_TEXCOORD0;
layout(location = 9) in vec2 a_TEXCOORD1;
layout(location = 5) in uint a_BONEBASE;
layout(location = 6) in vec4 a_WORLD0;
layout(location = 3) in vec4 a_WORLD1;
layout(location = 4) in vec4 a_WORLD2;
out vec3 v_TEXCOORD0;
out vec2 v_TEXCOORD1;
out vec2 v_TEXCOORD2;
out vec4 v_COLOR0;

void main()
{
    int _620 = int(a_BONEBASE);
    int _683 = _620 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _738 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1744;
    vec4 _1745;
    vec4 _1746;
    if (_738 > 0.0)
    {
        _1746 = texelFetch(t_palette, _683 * 3) * _738;
        _1745 = texelFetch(t_palette, (_683 * 3) + 1) * _738;
        _1744 = texelFetch(t_palette, (_683 * 3) + 2) * _738;
    }
    else
    {
        _1746 = vec4(0.0);
        _1745 = vec4(0.0);
        _1744 = vec4(0.0);
    }
    int _691 = _620 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _818 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1747;
    vec4 _1748;
    vec4 _1749;
    if (_818 > 0.0)
    {
        _1749 = _1746 + (texelFetch(t_palette, _691 * 3) * _818);
        _1748 = _1745 + (texelFetch(t_palette, (_691 * 3) + 1) * _818);
        _1747 = _1744 + (texelFetch(t_palette, (_691 * 3) + 2) * _818);
    }
    else
    {
        _1749 = _1746;
        _1748 = _1745;
        _1747 = _1744;
    }
    int _699 = _620 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _898 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1750;
    vec4 _1751;
    vec4 _1752;
    if (_898 > 0.0)
    {
        _1752 = _1749 + (texelFetch(t_palette, _699 * 3) * _898);
        _1751 = _1748 + (texelFetch(t_palette, (_699 * 3) + 1) * _898);
        _1750 = _1747 + (texelFetch(t_palette, (_699 * 3) + 2) * _898);
    }
    else
    {
        _1752 = _1749;
        _1751 = _1748;
        _1750 = _1747;
    }
    int _707 = _620 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _978 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1753;
    vec4 _1754;
    vec4 _1755;
    if (_978 > 0.0)
    {
        _1755 = _1752 + (texelFetch(t_palette, _707 * 3) * _978);
        _1754 = _1751 + (texelFetch(t_palette, (_707 * 3) + 1) * _978);
        _1753 = _1750 + (texelFetch(t_palette, (_707 * 3) + 2) * _978);
    }
    else
    {
        _1755 = _1752;
        _1754 = _1751;
        _1753 = _1750;
    }
    vec4 _1047 = vec4(a_POSITION, 1.0);
    float _1112 = 1.0 / max(max(max(max(max(abs(_1755.x), abs(_1755.y)), abs(_1755.z)), max(max(abs(_1754.x), abs(_1754.y)), abs(_1754.z))), max(max(abs(_1753.x), abs(_1753.y)), abs(_1753.z))), 9.9999999109757896545014425234895e-38);
    vec3 _1115 = _1755.xyz * _1112;
    vec3 _1118 = _1754.xyz * _1112;
    vec3 _1121 = _1753.xyz * _1112;
    vec3 _1124 = cross(_1118, _1121);
    vec3 _1147 = vec3(dot(_1124, a_NORMAL), dot(cross(_1121, _1115), a_NORMAL), dot(cross(_1115, _1118), a_NORMAL)) * ((dot(_1115, _1124) < 0.0) ? (-1.0) : 1.0);
    float _1225 = max(max(abs(_1147.x), abs(_1147.y)), abs(_1147.z));
    vec3 _1199 = _1147 / vec3(max(_1225, 9.9999999109757896545014425234895e-38));
    vec3 _1206 = _1199 * inversesqrt(max(dot(_1199, _1199), 0.5));
    bvec3 _1211 = bvec3(_1225 > 1.0000000031710768509710513471353e-30);
    vec3 _1212 = vec3(_1211.x ? _1206.x : a_NORMAL.x, _1211.y ? _1206.y : a_NORMAL.y, _1211.z ? _1206.z : a_NORMAL.z);
    vec4 _640 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1241 = vec4(dot(_1755, _1047), dot(_1754, _1047), dot(_1753, _1047), 1.0);
    vec4 _1254 = vec4(dot(a_WORLD0, _1241), dot(a_WORLD1, _1241), dot(a_WORLD2, _1241), 1.0);
    float _1333 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    vec3 _1336 = a_WORLD0.xyz * _1333;
    vec3 _1339 = a_WORLD1.xyz * _1333;
    vec3 _1342 = a_WORLD2.xyz * _1333;
    vec3 _1345 = cross(_1339, _1342);
    vec3 _1368 = vec3(dot(_1345, _1212), dot(cross(_1342, _1336), _1212), dot(cross(_1336, _1339), _1212)) * ((dot(_1336, _1345) < 0.0) ? (-1.0) : 1.0);
    float _1446 = max(max(abs(_1368.x), abs(_1368.y)), abs(_1368.z));
    vec3 _1420 = _1368 / vec3(max(_1446, 9.9999999109757896545014425234895e-38));
    vec3 _1427 = _1420 * inversesqrt(max(dot(_1420, _1420), 0.5));
    bvec3 _1432 = bvec3(_1446 > 1.0000000031710768509710513471353e-30);
    vec3 _1433 = vec3(_1432.x ? _1427.x : _1212.x, _1432.y ? _1427.y : _1212.y, _1432.z ? _1427.z : _1212.z);
    float _1292 = max(0.0, dot(_1433, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _1254), dot(u_vert_c[1], _1254), dot(u_vert_c[2], _1254), dot(u_vert_c[3], _1254));
    v_TEXCOORD0 = _1433;
    v_TEXCOORD1 = _640.xy;
    v_TEXCOORD2 = _640.zw;
    v_COLOR0 = vec4(_1292, _1292, _1292, 1.0);
}
