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
    int _645 = int(a_BONEBASE);
    int _724 = _645 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _779 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1716;
    vec4 _1717;
    vec4 _1718;
    if (_779 > 0.0)
    {
        _1718 = texelFetch(t_palette, _724 * 3) * _779;
        _1717 = texelFetch(t_palette, (_724 * 3) + 1) * _779;
        _1716 = texelFetch(t_palette, (_724 * 3) + 2) * _779;
    }
    else
    {
        _1718 = vec4(0.0);
        _1717 = vec4(0.0);
        _1716 = vec4(0.0);
    }
    int _732 = _645 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _859 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1719;
    vec4 _1720;
    vec4 _1721;
    if (_859 > 0.0)
    {
        _1721 = _1718 + (texelFetch(t_palette, _732 * 3) * _859);
        _1720 = _1717 + (texelFetch(t_palette, (_732 * 3) + 1) * _859);
        _1719 = _1716 + (texelFetch(t_palette, (_732 * 3) + 2) * _859);
    }
    else
    {
        _1721 = _1718;
        _1720 = _1717;
        _1719 = _1716;
    }
    int _740 = _645 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _939 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1722;
    vec4 _1723;
    vec4 _1724;
    if (_939 > 0.0)
    {
        _1724 = _1721 + (texelFetch(t_palette, _740 * 3) * _939);
        _1723 = _1720 + (texelFetch(t_palette, (_740 * 3) + 1) * _939);
        _1722 = _1719 + (texelFetch(t_palette, (_740 * 3) + 2) * _939);
    }
    else
    {
        _1724 = _1721;
        _1723 = _1720;
        _1722 = _1719;
    }
    int _748 = _645 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _1019 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1725;
    vec4 _1726;
    vec4 _1727;
    if (_1019 > 0.0)
    {
        _1727 = _1724 + (texelFetch(t_palette, _748 * 3) * _1019);
        _1726 = _1723 + (texelFetch(t_palette, (_748 * 3) + 1) * _1019);
        _1725 = _1722 + (texelFetch(t_palette, (_748 * 3) + 2) * _1019);
    }
    else
    {
        _1727 = _1724;
        _1726 = _1723;
        _1725 = _1722;
    }
    vec4 _1088 = vec4(a_POSITION, 1.0);
    float _1092 = dot(_1727, _1088);
    float _1096 = dot(_1726, _1088);
    float _1100 = dot(_1725, _1088);
    float _1106 = dot(_1727.xyz, a_NORMAL);
    float _1109 = dot(_1726.xyz, a_NORMAL);
    float _1112 = dot(_1725.xyz, a_NORMAL);
    vec3 _1113 = vec3(_1106, _1109, _1112);
    bvec3 _1122 = bvec3(max(max(abs(_1106), abs(_1109)), abs(_1112)) > 1.0000000031710768509710513471353e-30);
    vec3 _1123 = vec3(_1122.x ? _1113.x : a_NORMAL.x, _1122.y ? _1113.y : a_NORMAL.y, _1122.z ? _1113.z : a_NORMAL.z);
    vec2 _1175 = _1123.xy * (1.0 / max((abs(_1123.x) + abs(_1123.y)) + abs(_1123.z), 9.9999999109757896545014425234895e-38));
    vec2 _1202 = (vec2(1.0) - abs(_1175.yx)) * vec2((_1175.x < 0.0) ? (-1.0) : 1.0, (_1175.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _1182 = bvec2(_1123.z < 0.0);
    vec2 _1145 = vec2(_1182.x ? _1202.x : _1175.x, _1182.y ? _1202.y : _1175.y) * 32767.0;
    float _1237 = dot(_1727.xyz, a_TANGENT.xyz);
    float _1243 = dot(_1726.xyz, a_TANGENT.xyz);
    float _1249 = dot(_1725.xyz, a_TANGENT.xyz);
    vec3 _1250 = vec3(_1237, _1243, _1249);
    bvec3 _1290 = bvec3(max(max(abs(_1237), abs(_1243)), abs(_1249)) > 1.0000000031710768509710513471353e-30);
    vec3 _1291 = vec3(_1290.x ? _1250.x : a_TANGENT.xyz.x, _1290.y ? _1250.y : a_TANGENT.xyz.y, _1290.z ? _1250.z : a_TANGENT.xyz.z);
    vec2 _1341 = _1291.xy * (1.0 / max((abs(_1291.x) + abs(_1291.y)) + abs(_1291.z), 9.9999999109757896545014425234895e-38));
    vec2 _1368 = (vec2(1.0) - abs(_1341.yx)) * vec2((_1341.x < 0.0) ? (-1.0) : 1.0, (_1341.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _1348 = bvec2(_1291.z < 0.0);
    vec2 _1349 = vec2(_1348.x ? _1368.x : _1341.x, _1348.y ? _1368.y : _1341.y);
    vec2 _1258 = floor(vec2(_1349.x * 32767.0, max(_1349.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));
    float _1384 = 1.0 / max(max(max(max(max(abs(_1727.x), abs(_1727.y)), abs(_1727.z)), max(max(abs(_1726.x), abs(_1726.y)), abs(_1726.z))), max(max(abs(_1725.x), abs(_1725.y)), abs(_1725.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(_1092, _1096, _1100, 1.0);
    v_RECORD0 = uvec4(floatBitsToUint(vec3(_1092, _1096, _1100)), (uint(int(floor(_1145.x + 0.5))) & 65535u) | ((uint(int(floor(_1145.y + 0.5))) & 65535u) << uint(16)));
    v_RECORD2 = (uint(int(floor(_1258.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1727.xyz * _1384, cross(_1726.xyz * _1384, _1725.xyz * _1384)) < 0.0) ? (-1.0) : 1.0)) * _1258.y + 0.5))) & 65535u) << uint(16));
}
