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
    int _561 = int(a_BONEBASE);
    int _624 = _561 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _679 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1485;
    vec4 _1486;
    vec4 _1487;
    if (_679 > 0.0)
    {
        _1487 = texelFetch(t_palette, _624 * 3) * _679;
        _1486 = texelFetch(t_palette, (_624 * 3) + 1) * _679;
        _1485 = texelFetch(t_palette, (_624 * 3) + 2) * _679;
    }
    else
    {
        _1487 = vec4(0.0);
        _1486 = vec4(0.0);
        _1485 = vec4(0.0);
    }
    int _632 = _561 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _759 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1488;
    vec4 _1489;
    vec4 _1490;
    if (_759 > 0.0)
    {
        _1490 = _1487 + (texelFetch(t_palette, _632 * 3) * _759);
        _1489 = _1486 + (texelFetch(t_palette, (_632 * 3) + 1) * _759);
        _1488 = _1485 + (texelFetch(t_palette, (_632 * 3) + 2) * _759);
    }
    else
    {
        _1490 = _1487;
        _1489 = _1486;
        _1488 = _1485;
    }
    int _640 = _561 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _839 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1491;
    vec4 _1492;
    vec4 _1493;
    if (_839 > 0.0)
    {
        _1493 = _1490 + (texelFetch(t_palette, _640 * 3) * _839);
        _1492 = _1489 + (texelFetch(t_palette, (_640 * 3) + 1) * _839);
        _1491 = _1488 + (texelFetch(t_palette, (_640 * 3) + 2) * _839);
    }
    else
    {
        _1493 = _1490;
        _1492 = _1489;
        _1491 = _1488;
    }
    int _648 = _561 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _919 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1494;
    vec4 _1495;
    vec4 _1496;
    if (_919 > 0.0)
    {
        _1496 = _1493 + (texelFetch(t_palette, _648 * 3) * _919);
        _1495 = _1492 + (texelFetch(t_palette, (_648 * 3) + 1) * _919);
        _1494 = _1491 + (texelFetch(t_palette, (_648 * 3) + 2) * _919);
    }
    else
    {
        _1496 = _1493;
        _1495 = _1492;
        _1494 = _1491;
    }
    vec4 _988 = vec4(a_POSITION, 1.0);
    float _1026 = dot(_1496.xyz, a_NORMAL);
    float _1029 = dot(_1495.xyz, a_NORMAL);
    float _1032 = dot(_1494.xyz, a_NORMAL);
    float _1075 = max(max(abs(_1026), abs(_1029)), abs(_1032));
    vec3 _1049 = vec3(_1026, _1029, _1032) / vec3(max(_1075, 9.9999999109757896545014425234895e-38));
    vec3 _1056 = _1049 * inversesqrt(max(dot(_1049, _1049), 0.5));
    bvec3 _1061 = bvec3(_1075 > 1.0000000031710768509710513471353e-30);
    vec3 _1062 = vec3(_1061.x ? _1056.x : a_NORMAL.x, _1061.y ? _1056.y : a_NORMAL.y, _1061.z ? _1056.z : a_NORMAL.z);
    vec4 _581 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1091 = vec4(dot(_1496, _988), dot(_1495, _988), dot(_1494, _988), 1.0);
    vec4 _1104 = vec4(dot(a_WORLD0, _1091), dot(a_WORLD1, _1091), dot(a_WORLD2, _1091), 1.0);
    float _1156 = dot(a_WORLD0.xyz, _1062);
    float _1159 = dot(a_WORLD1.xyz, _1062);
    float _1162 = dot(a_WORLD2.xyz, _1062);
    float _1205 = max(max(abs(_1156), abs(_1159)), abs(_1162));
    vec3 _1179 = vec3(_1156, _1159, _1162) / vec3(max(_1205, 9.9999999109757896545014425234895e-38));
    vec3 _1186 = _1179 * inversesqrt(max(dot(_1179, _1179), 0.5));
    bvec3 _1191 = bvec3(_1205 > 1.0000000031710768509710513471353e-30);
    vec3 _1192 = vec3(_1191.x ? _1186.x : _1062.x, _1191.y ? _1186.y : _1062.y, _1191.z ? _1186.z : _1062.z);
    float _1142 = max(0.0, dot(_1192, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _1104), dot(u_vert_c[1], _1104), dot(u_vert_c[2], _1104), dot(u_vert_c[3], _1104));
    v_TEXCOORD0 = _1192;
    v_TEXCOORD1 = _581.xy;
    v_TEXCOORD2 = _581.zw;
    v_COLOR0 = vec4(_1142, _1142, _1142, 1.0);
}
