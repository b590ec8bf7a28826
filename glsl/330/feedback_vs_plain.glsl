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
    int _646 = int(a_BONEBASE);
    int _725 = _646 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _780 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1717;
    vec4 _1718;
    vec4 _1719;
    if (_780 > 0.0)
    {
        _1719 = texelFetch(t_palette, _725 * 3) * _780;
        _1718 = texelFetch(t_palette, (_725 * 3) + 1) * _780;
        _1717 = texelFetch(t_palette, (_725 * 3) + 2) * _780;
    }
    else
    {
        _1719 = vec4(0.0);
        _1718 = vec4(0.0);
        _1717 = vec4(0.0);
    }
    int _733 = _646 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _860 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1720;
    vec4 _1721;
    vec4 _1722;
    if (_860 > 0.0)
    {
        _1722 = _1719 + (texelFetch(t_palette, _733 * 3) * _860);
        _1721 = _1718 + (texelFetch(t_palette, (_733 * 3) + 1) * _860);
        _1720 = _1717 + (texelFetch(t_palette, (_733 * 3) + 2) * _860);
    }
    else
    {
        _1722 = _1719;
        _1721 = _1718;
        _1720 = _1717;
    }
    int _741 = _646 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _940 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1723;
    vec4 _1724;
    vec4 _1725;
    if (_940 > 0.0)
    {
        _1725 = _1722 + (texelFetch(t_palette, _741 * 3) * _940);
        _1724 = _1721 + (texelFetch(t_palette, (_741 * 3) + 1) * _940);
        _1723 = _1720 + (texelFetch(t_palette, (_741 * 3) + 2) * _940);
    }
    else
    {
        _1725 = _1722;
        _1724 = _1721;
        _1723 = _1720;
    }
    int _749 = _646 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _1020 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1726;
    vec4 _1727;
    vec4 _1728;
    if (_1020 > 0.0)
    {
        _1728 = _1725 + (texelFetch(t_palette, _749 * 3) * _1020);
        _1727 = _1724 + (texelFetch(t_palette, (_749 * 3) + 1) * _1020);
        _1726 = _1723 + (texelFetch(t_palette, (_749 * 3) + 2) * _1020);
    }
    else
    {
        _1728 = _1725;
        _1727 = _1724;
        _1726 = _1723;
    }
    vec4 _1089 = vec4(a_POSITION, 1.0);
    float _1093 = dot(_1728, _1089);
    float _1097 = dot(_1727, _1089);
    float _1101 = dot(_1726, _1089);
    float _1107 = dot(_1728.xyz, a_NORMAL);
    float _1110 = dot(_1727.xyz, a_NORMAL);
    float _1113 = dot(_1726.xyz, a_NORMAL);
    vec3 _1114 = vec3(_1107, _1110, _1113);
    bvec3 _1123 = bvec3(max(max(abs(_1107), abs(_1110)), abs(_1113)) > 1.0000000031710768509710513471353e-30);
    vec3 _1124 = vec3(_1123.x ? _1114.x : a_NORMAL.x, _1123.y ? _1114.y : a_NORMAL.y, _1123.z ? _1114.z : a_NORMAL.z);
    vec2 _1176 = _1124.xy * (1.0 / max((abs(_1124.x) + abs(_1124.y)) + abs(_1124.z), 9.9999999109757896545014425234895e-38));
    vec2 _1203 = (vec2(1.0) - abs(_1176.yx)) * vec2((_1176.x < 0.0) ? (-1.0) : 1.0, (_1176.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _1183 = bvec2(_1124.z < 0.0);
    vec2 _1146 = vec2(_1183.x ? _1203.x : _1176.x, _1183.y ? _1203.y : _1176.y) * 32767.0;
    float _1238 = dot(_1728.xyz, a_TANGENT.xyz);
    float _1244 = dot(_1727.xyz, a_TANGENT.xyz);
    float _1250 = dot(_1726.xyz, a_TANGENT.xyz);
    vec3 _1251 = vec3(_1238, _1244, _1250);
    bvec3 _1291 = bvec3(max(max(abs(_1238), abs(_1244)), abs(_1250)) > 1.0000000031710768509710513471353e-30);
    vec3 _1292 = vec3(_1291.x ? _1251.x : a_TANGENT.xyz.x, _1291.y ? _1251.y : a_TANGENT.xyz.y, _1291.z ? _1251.z : a_TANGENT.xyz.z);
    vec2 _1342 = _1292.xy * (1.0 / max((abs(_1292.x) + abs(_1292.y)) + abs(_1292.z), 9.9999999109757896545014425234895e-38));
    vec2 _1369 = (vec2(1.0) - abs(_1342.yx)) * vec2((_1342.x < 0.0) ? (-1.0) : 1.0, (_1342.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _1349 = bvec2(_1292.z < 0.0);
    vec2 _1350 = vec2(_1349.x ? _1369.x : _1342.x, _1349.y ? _1369.y : _1342.y);
    vec2 _1259 = floor(vec2(_1350.x * 32767.0, max(_1350.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));
    float _1385 = 1.0 / max(max(max(max(max(abs(_1728.x), abs(_1728.y)), abs(_1728.z)), max(max(abs(_1727.x), abs(_1727.y)), abs(_1727.z))), max(max(abs(_1726.x), abs(_1726.y)), abs(_1726.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(_1093, _1097, _1101, 1.0);
    v_RECORD0 = uvec4(floatBitsToUint(vec3(_1093, _1097, _1101)), (uint(int(floor(_1146.x + 0.5))) & 65535u) | ((uint(int(floor(_1146.y + 0.5))) & 65535u) << uint(16)));
    v_RECORD2 = (uint(int(floor(_1259.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1728.xyz * _1385, cross(_1727.xyz * _1385, _1726.xyz * _1385)) < 0.0) ? (-1.0) : 1.0)) * _1259.y + 0.5))) & 65535u) << uint(16));
}
