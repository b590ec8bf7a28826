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
    int _626 = int(a_BONEBASE);
    int _692 = _626 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _747 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1764;
    vec4 _1765;
    vec4 _1766;
    if (_747 > 0.0)
    {
        _1766 = texelFetch(t_palette, _692 * 3) * _747;
        _1765 = texelFetch(t_palette, (_692 * 3) + 1) * _747;
        _1764 = texelFetch(t_palette, (_692 * 3) + 2) * _747;
    }
    else
    {
        _1766 = vec4(0.0);
        _1765 = vec4(0.0);
        _1764 = vec4(0.0);
    }
    int _700 = _626 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _827 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1767;
    vec4 _1768;
    vec4 _1769;
    if (_827 > 0.0)
    {
        _1769 = _1766 + (texelFetch(t_palette, _700 * 3) * _827);
        _1768 = _1765 + (texelFetch(t_palette, (_700 * 3) + 1) * _827);
        _1767 = _1764 + (texelFetch(t_palette, (_700 * 3) + 2) * _827);
    }
    else
    {
        _1769 = _1766;
        _1768 = _1765;
        _1767 = _1764;
    }
    int _708 = _626 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _907 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1770;
    vec4 _1771;
    vec4 _1772;
    if (_907 > 0.0)
    {
        _1772 = _1769 + (texelFetch(t_palette, _708 * 3) * _907);
        _1771 = _1768 + (texelFetch(t_palette, (_708 * 3) + 1) * _907);
        _1770 = _1767 + (texelFetch(t_palette, (_708 * 3) + 2) * _907);
    }
    else
    {
        _1772 = _1769;
        _1771 = _1768;
        _1770 = _1767;
    }
    int _716 = _626 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _987 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1773;
    vec4 _1774;
    vec4 _1775;
    if (_987 > 0.0)
    {
        _1775 = _1772 + (texelFetch(t_palette, _716 * 3) * _987);
        _1774 = _1771 + (texelFetch(t_palette, (_716 * 3) + 1) * _987);
        _1773 = _1770 + (texelFetch(t_palette, (_716 * 3) + 2) * _987);
    }
    else
    {
        _1775 = _1772;
        _1774 = _1771;
        _1773 = _1770;
    }
    vec4 _1056 = vec4(a_POSITION, 1.0);
    float _1121 = 1.0 / max(max(max(max(max(abs(_1775.x), abs(_1775.y)), abs(_1775.z)), max(max(abs(_1774.x), abs(_1774.y)), abs(_1774.z))), max(max(abs(_1773.x), abs(_1773.y)), abs(_1773.z))), 9.9999999109757896545014425234895e-38);
    vec3 _1124 = _1775.xyz * _1121;
    vec3 _1127 = _1774.xyz * _1121;
    vec3 _1130 = _1773.xyz * _1121;
    vec3 _1133 = cross(_1127, _1130);
    vec3 _1156 = vec3(dot(_1133, a_NORMAL), dot(cross(_1130, _1124), a_NORMAL), dot(cross(_1124, _1127), a_NORMAL)) * ((dot(_1124, _1133) < 0.0) ? (-1.0) : 1.0);
    float _1234 = max(max(abs(_1156.x), abs(_1156.y)), abs(_1156.z));
    vec3 _1208 = _1156 / vec3(max(_1234, 9.9999999109757896545014425234895e-38));
    vec3 _1215 = _1208 * inversesqrt(max(dot(_1208, _1208), 0.5));
    bvec3 _1220 = bvec3(_1234 > 1.0000000031710768509710513471353e-30);
    vec3 _1221 = vec3(_1220.x ? _1215.x : a_NORMAL.x, _1220.y ? _1215.y : a_NORMAL.y, _1220.z ? _1215.z : a_NORMAL.z);
    vec4 _648 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1251 = vec4(dot(_1775, _1056), dot(_1774, _1056), dot(_1773, _1056), 1.0);
    vec4 _1264 = vec4(dot(a_WORLD0, _1251), dot(a_WORLD1, _1251), dot(a_WORLD2, _1251), 1.0);
    float _1344 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    vec3 _1347 = a_WORLD0.xyz * _1344;
    vec3 _1350 = a_WORLD1.xyz * _1344;
    vec3 _1353 = a_WORLD2.xyz * _1344;
    vec3 _1356 = cross(_1350, _1353);
    vec3 _1379 = vec3(dot(_1356, _1221), dot(cross(_1353, _1347), _1221), dot(cross(_1347, _1350), _1221)) * ((dot(_1347, _1356) < 0.0) ? (-1.0) : 1.0);
    float _1457 = max(max(abs(_1379.x), abs(_1379.y)), abs(_1379.z));
    vec3 _1431 = _1379 / vec3(max(_1457, 9.9999999109757896545014425234895e-38));
    vec3 _1438 = _1431 * inversesqrt(max(dot(_1431, _1431), 0.5));
    bvec3 _1443 = bvec3(_1457 > 1.0000000031710768509710513471353e-30);
    vec3 _1444 = vec3(_1443.x ? _1438.x : _1221.x, _1443.y ? _1438.y : _1221.y, _1443.z ? _1438.z : _1221.z);
    float _1303 = max(0.0, dot(_1444, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _1264), dot(u_vert_c[1], _1264), dot(u_vert_c[2], _1264), dot(u_vert_c[3], _1264));
    v_TEXCOORD0 = _1444;
    v_TEXCOORD1 = _648.xy;
    v_TEXCOORD2 = _648.zw;
    v_COLOR0 = vec4(_1303, _1303, _1303, 1.0);
}
