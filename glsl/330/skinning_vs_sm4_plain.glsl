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
    int _582 = int(a_BONEBASE);
    int _648 = _582 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _703 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1538;
    vec4 _1539;
    vec4 _1540;
    if (_703 > 0.0)
    {
        _1540 = texelFetch(t_palette, _648 * 3) * _703;
        _1539 = texelFetch(t_palette, (_648 * 3) + 1) * _703;
        _1538 = texelFetch(t_palette, (_648 * 3) + 2) * _703;
    }
    else
    {
        _1540 = vec4(0.0);
        _1539 = vec4(0.0);
        _1538 = vec4(0.0);
    }
    int _656 = _582 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _783 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1541;
    vec4 _1542;
    vec4 _1543;
    if (_783 > 0.0)
    {
        _1543 = _1540 + (texelFetch(t_palette, _656 * 3) * _783);
        _1542 = _1539 + (texelFetch(t_palette, (_656 * 3) + 1) * _783);
        _1541 = _1538 + (texelFetch(t_palette, (_656 * 3) + 2) * _783);
    }
    else
    {
        _1543 = _1540;
        _1542 = _1539;
        _1541 = _1538;
    }
    int _664 = _582 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _863 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1544;
    vec4 _1545;
    vec4 _1546;
    if (_863 > 0.0)
    {
        _1546 = _1543 + (texelFetch(t_palette, _664 * 3) * _863);
        _1545 = _1542 + (texelFetch(t_palette, (_664 * 3) + 1) * _863);
        _1544 = _1541 + (texelFetch(t_palette, (_664 * 3) + 2) * _863);
    }
    else
    {
        _1546 = _1543;
        _1545 = _1542;
        _1544 = _1541;
    }
    int _672 = _582 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _943 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1547;
    vec4 _1548;
    vec4 _1549;
    if (_943 > 0.0)
    {
        _1549 = _1546 + (texelFetch(t_palette, _672 * 3) * _943);
        _1548 = _1545 + (texelFetch(t_palette, (_672 * 3) + 1) * _943);
        _1547 = _1544 + (texelFetch(t_palette, (_672 * 3) + 2) * _943);
    }
    else
    {
        _1549 = _1546;
        _1548 = _1545;
        _1547 = _1544;
    }
    vec4 _1012 = vec4(a_POSITION, 1.0);
    float _1062 = dot(_1549.xyz, a_NORMAL);
    float _1065 = dot(_1548.xyz, a_NORMAL);
    float _1068 = dot(_1547.xyz, a_NORMAL);
    float _1108 = max(max(abs(_1062), abs(_1065)), abs(_1068));
    vec3 _1082 = vec3(_1062, _1065, _1068) / vec3(max(_1108, 9.9999999109757896545014425234895e-38));
    vec3 _1089 = _1082 * inversesqrt(max(dot(_1082, _1082), 0.5));
    bvec3 _1094 = bvec3(_1108 > 1.0000000031710768509710513471353e-30);
    vec3 _1095 = vec3(_1094.x ? _1089.x : a_NORMAL.x, _1094.y ? _1089.y : a_NORMAL.y, _1094.z ? _1089.z : a_NORMAL.z);
    vec4 _604 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1125 = vec4(dot(_1549, _1012), dot(_1548, _1012), dot(_1547, _1012), 1.0);
    vec4 _1138 = vec4(dot(a_WORLD0, _1125), dot(a_WORLD1, _1125), dot(a_WORLD2, _1125), 1.0);
    float _1203 = dot(a_WORLD0.xyz, _1095);
    float _1206 = dot(a_WORLD1.xyz, _1095);
    float _1209 = dot(a_WORLD2.xyz, _1095);
    float _1249 = max(max(abs(_1203), abs(_1206)), abs(_1209));
    vec3 _1223 = vec3(_1203, _1206, _1209) / vec3(max(_1249, 9.9999999109757896545014425234895e-38));
    vec3 _1230 = _1223 * inversesqrt(max(dot(_1223, _1223), 0.5));
    bvec3 _1235 = bvec3(_1249 > 1.0000000031710768509710513471353e-30);
    vec3 _1236 = vec3(_1235.x ? _1230.x : _1095.x, _1235.y ? _1230.y : _1095.y, _1235.z ? _1230.z : _1095.z);
    float _1177 = max(0.0, dot(_1236, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _1138), dot(u_vert_c[1], _1138), dot(u_vert_c[2], _1138), dot(u_vert_c[3], _1138));
    v_TEXCOORD0 = _1236;
    v_TEXCOORD1 = _604.xy;
    v_TEXCOORD2 = _604.zw;
    v_COLOR0 = vec4(_1177, _1177, _1177, 1.0);
}
