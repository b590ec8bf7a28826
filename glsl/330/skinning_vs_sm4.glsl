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
    int _605 = int(a_BONEBASE);
    int _668 = _605 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _723 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1711;
    vec4 _1712;
    vec4 _1713;
    if (_723 > 0.0)
    {
        _1713 = texelFetch(t_palette, _668 * 3) * _723;
        _1712 = texelFetch(t_palette, (_668 * 3) + 1) * _723;
        _1711 = texelFetch(t_palette, (_668 * 3) + 2) * _723;
    }
    else
    {
        _1713 = vec4(0.0);
        _1712 = vec4(0.0);
        _1711 = vec4(0.0);
    }
    int _676 = _605 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _803 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1714;
    vec4 _1715;
    vec4 _1716;
    if (_803 > 0.0)
    {
        _1716 = _1713 + (texelFetch(t_palette, _676 * 3) * _803);
        _1715 = _1712 + (texelFetch(t_palette, (_676 * 3) + 1) * _803);
        _1714 = _1711 + (texelFetch(t_palette, (_676 * 3) + 2) * _803);
    }
    else
    {
        _1716 = _1713;
        _1715 = _1712;
        _1714 = _1711;
    }
    int _684 = _605 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _883 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1717;
    vec4 _1718;
    vec4 _1719;
    if (_883 > 0.0)
    {
        _1719 = _1716 + (texelFetch(t_palette, _684 * 3) * _883);
        _1718 = _1715 + (texelFetch(t_palette, (_684 * 3) + 1) * _883);
        _1717 = _1714 + (texelFetch(t_palette, (_684 * 3) + 2) * _883);
    }
    else
    {
        _1719 = _1716;
        _1718 = _1715;
        _1717 = _1714;
    }
    int _692 = _605 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _963 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1720;
    vec4 _1721;
    vec4 _1722;
    if (_963 > 0.0)
    {
        _1722 = _1719 + (texelFetch(t_palette, _692 * 3) * _963);
        _1721 = _1718 + (texelFetch(t_palette, (_692 * 3) + 1) * _963);
        _1720 = _1717 + (texelFetch(t_palette, (_692 * 3) + 2) * _963);
    }
    else
    {
        _1722 = _1719;
        _1721 = _1718;
        _1720 = _1717;
    }
    vec4 _1032 = vec4(a_POSITION, 1.0);
    float _1085 = 1.0 / max(max(max(max(max(abs(_1722.x), abs(_1722.y)), abs(_1722.z)), max(max(abs(_1721.x), abs(_1721.y)), abs(_1721.z))), max(max(abs(_1720.x), abs(_1720.y)), abs(_1720.z))), 9.9999999109757896545014425234895e-38);
    vec3 _1088 = _1722.xyz * _1085;
    vec3 _1091 = _1721.xyz * _1085;
    vec3 _1094 = _1720.xyz * _1085;
    vec3 _1097 = cross(_1091, _1094);
    vec3 _1120 = vec3(dot(_1097, a_NORMAL), dot(cross(_1094, _1088), a_NORMAL), dot(cross(_1088, _1091), a_NORMAL)) * ((dot(_1088, _1097) < 0.0) ? (-1.0) : 1.0);
    float _1201 = max(max(abs(_1120.x), abs(_1120.y)), abs(_1120.z));
    vec3 _1175 = _1120 / vec3(max(_1201, 9.9999999109757896545014425234895e-38));
    vec3 _1182 = _1175 * inversesqrt(max(dot(_1175, _1175), 0.5));
    bvec3 _1187 = bvec3(_1201 > 1.0000000031710768509710513471353e-30);
    vec3 _1188 = vec3(_1187.x ? _1182.x : a_NORMAL.x, _1187.y ? _1182.y : a_NORMAL.y, _1187.z ? _1182.z : a_NORMAL.z);
    vec4 _625 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1217 = vec4(dot(_1722, _1032), dot(_1721, _1032), dot(_1720, _1032), 1.0);
    vec4 _1230 = vec4(dot(a_WORLD0, _1217), dot(a_WORLD1, _1217), dot(a_WORLD2, _1217), 1.0);
    float _1297 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    vec3 _1300 = a_WORLD0.xyz * _1297;
    vec3 _1303 = a_WORLD1.xyz * _1297;
    vec3 _1306 = a_WORLD2.xyz * _1297;
    vec3 _1309 = cross(_1303, _1306);
    vec3 _1332 = vec3(dot(_1309, _1188), dot(cross(_1306, _1300), _1188), dot(cross(_1300, _1303), _1188)) * ((dot(_1300, _1309) < 0.0) ? (-1.0) : 1.0);
    float _1413 = max(max(abs(_1332.x), abs(_1332.y)), abs(_1332.z));
    vec3 _1387 = _1332 / vec3(max(_1413, 9.9999999109757896545014425234895e-38));
    vec3 _1394 = _1387 * inversesqrt(max(dot(_1387, _1387), 0.5));
    bvec3 _1399 = bvec3(_1413 > 1.0000000031710768509710513471353e-30);
    vec3 _1400 = vec3(_1399.x ? _1394.x : _1188.x, _1399.y ? _1394.y : _1188.y, _1399.z ? _1394.z : _1188.z);
    float _1268 = max(0.0, dot(_1400, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _1230), dot(u_vert_c[1], _1230), dot(u_vert_c[2], _1230), dot(u_vert_c[3], _1230));
    v_TEXCOORD0 = _1400;
    v_TEXCOORD1 = _625.xy;
    v_TEXCOORD2 = _625.zw;
    v_COLOR0 = vec4(_1268, _1268, _1268, 1.0);
}
