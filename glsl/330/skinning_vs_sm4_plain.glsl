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
    int _576 = int(a_BONEBASE);
    int _639 = _576 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _694 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1518;
    vec4 _1519;
    vec4 _1520;
    if (_694 > 0.0)
    {
        _1520 = texelFetch(t_palette, _639 * 3) * _694;
        _1519 = texelFetch(t_palette, (_639 * 3) + 1) * _694;
        _1518 = texelFetch(t_palette, (_639 * 3) + 2) * _694;
    }
    else
    {
        _1520 = vec4(0.0);
        _1519 = vec4(0.0);
        _1518 = vec4(0.0);
    }
    int _647 = _576 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _774 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1521;
    vec4 _1522;
    vec4 _1523;
    if (_774 > 0.0)
    {
        _1523 = _1520 + (texelFetch(t_palette, _647 * 3) * _774);
        _1522 = _1519 + (texelFetch(t_palette, (_647 * 3) + 1) * _774);
        _1521 = _1518 + (texelFetch(t_palette, (_647 * 3) + 2) * _774);
    }
    else
    {
        _1523 = _1520;
        _1522 = _1519;
        _1521 = _1518;
    }
    int _655 = _576 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _854 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1524;
    vec4 _1525;
    vec4 _1526;
    if (_854 > 0.0)
    {
        _1526 = _1523 + (texelFetch(t_palette, _655 * 3) * _854);
        _1525 = _1522 + (texelFetch(t_palette, (_655 * 3) + 1) * _854);
        _1524 = _1521 + (texelFetch(t_palette, (_655 * 3) + 2) * _854);
    }
    else
    {
        _1526 = _1523;
        _1525 = _1522;
        _1524 = _1521;
    }
    int _663 = _576 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _934 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1527;
    vec4 _1528;
    vec4 _1529;
    if (_934 > 0.0)
    {
        _1529 = _1526 + (texelFetch(t_palette, _663 * 3) * _934);
        _1528 = _1525 + (texelFetch(t_palette, (_663 * 3) + 1) * _934);
        _1527 = _1524 + (texelFetch(t_palette, (_663 * 3) + 2) * _934);
    }
    else
    {
        _1529 = _1526;
        _1528 = _1525;
        _1527 = _1524;
    }
    vec4 _1003 = vec4(a_POSITION, 1.0);
    float _1053 = dot(_1529.xyz, a_NORMAL);
    float _1056 = dot(_1528.xyz, a_NORMAL);
    float _1059 = dot(_1527.xyz, a_NORMAL);
    float _1099 = max(max(abs(_1053), abs(_1056)), abs(_1059));
    vec3 _1073 = vec3(_1053, _1056, _1059) / vec3(max(_1099, 9.9999999109757896545014425234895e-38));
    vec3 _1080 = _1073 * inversesqrt(max(dot(_1073, _1073), 0.5));
    bvec3 _1085 = bvec3(_1099 > 1.0000000031710768509710513471353e-30);
    vec3 _1086 = vec3(_1085.x ? _1080.x : a_NORMAL.x, _1085.y ? _1080.y : a_NORMAL.y, _1085.z ? _1080.z : a_NORMAL.z);
    vec4 _596 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1115 = vec4(dot(_1529, _1003), dot(_1528, _1003), dot(_1527, _1003), 1.0);
    vec4 _1128 = vec4(dot(a_WORLD0, _1115), dot(a_WORLD1, _1115), dot(a_WORLD2, _1115), 1.0);
    float _1192 = dot(a_WORLD0.xyz, _1086);
    float _1195 = dot(a_WORLD1.xyz, _1086);
    float _1198 = dot(a_WORLD2.xyz, _1086);
    float _1238 = max(max(abs(_1192), abs(_1195)), abs(_1198));
    vec3 _1212 = vec3(_1192, _1195, _1198) / vec3(max(_1238, 9.9999999109757896545014425234895e-38));
    vec3 _1219 = _1212 * inversesqrt(max(dot(_1212, _1212), 0.5));
    bvec3 _1224 = bvec3(_1238 > 1.0000000031710768509710513471353e-30);
    vec3 _1225 = vec3(_1224.x ? _1219.x : _1086.x, _1224.y ? _1219.y : _1086.y, _1224.z ? _1219.z : _1086.z);
    float _1166 = max(0.0, dot(_1225, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _1128), dot(u_vert_c[1], _1128), dot(u_vert_c[2], _1128), dot(u_vert_c[3], _1128));
    v_TEXCOORD0 = _1225;
    v_TEXCOORD1 = _596.xy;
    v_TEXCOORD2 = _596.zw;
    v_COLOR0 = vec4(_1166, _1166, _1166, 1.0);
}
