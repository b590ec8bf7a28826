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
    int _662 = int(a_BONEBASE);
    int _746 = _662 + int((a_BLENDINDICES.x >> 0u) & 255u);
    float _801 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1672;
    vec4 _1673;
    vec4 _1674;
    if (_801 > 0.0)
    {
        _1674 = texelFetch(t_palette, _746 * 3) * _801;
        _1673 = texelFetch(t_palette, (_746 * 3) + 1) * _801;
        _1672 = texelFetch(t_palette, (_746 * 3) + 2) * _801;
    }
    else
    {
        _1674 = vec4(0.0);
        _1673 = vec4(0.0);
        _1672 = vec4(0.0);
    }
    int _754 = _662 + int((a_BLENDINDICES.x >> 8u) & 255u);
    float _881 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1675;
    vec4 _1676;
    vec4 _1677;
    if (_881 > 0.0)
    {
        _1677 = _1674 + (texelFetch(t_palette, _754 * 3) * _881);
        _1676 = _1673 + (texelFetch(t_palette, (_754 * 3) + 1) * _881);
        _1675 = _1672 + (texelFetch(t_palette, (_754 * 3) + 2) * _881);
    }
    else
    {
        _1677 = _1674;
        _1676 = _1673;
        _1675 = _1672;
    }
    int _762 = _662 + int((a_BLENDINDICES.x >> 16u) & 255u);
    float _961 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1678;
    vec4 _1679;
    vec4 _1680;
    if (_961 > 0.0)
    {
        _1680 = _1677 + (texelFetch(t_palette, _762 * 3) * _961);
        _1679 = _1676 + (texelFetch(t_palette, (_762 * 3) + 1) * _961);
        _1678 = _1675 + (texelFetch(t_palette, (_762 * 3) + 2) * _961);
    }
    else
    {
        _1680 = _1677;
        _1679 = _1676;
        _1678 = _1675;
    }
    int _770 = _662 + int((a_BLENDINDICES.x >> 24u) & 255u);
    float _1041 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;
    vec4 _1681;
    vec4 _1682;
    vec4 _1683;
    if (_1041 > 0.0)
    {
        _1683 = _1680 + (texelFetch(t_palette, _770 * 3) * _1041);
        _1682 = _1679 + (texelFetch(t_palette, (_770 * 3) + 1) * _1041);
        _1681 = _1678 + (texelFetch(t_palette, (_770 * 3) + 2) * _1041);
    }
    else
    {
        _1683 = _1680;
        _1682 = _1679;
        _1681 = _1678;
    }
    vec4 _1110 = vec4(a_POSITION, 1.0);
    float _1114 = dot(_1683, _1110);
    float _1118 = dot(_1682, _1110);
    float _1122 = dot(_1681, _1110);
    float _1128 = dot(_1683.xyz, a_NORMAL);
    float _1131 = dot(_1682.xyz, a_NORMAL);
    float _1134 = dot(_1681.xyz, a_NORMAL);
    float _1174 = max(max(abs(_1128), abs(_1131)), abs(_1134));
    vec3 _1148 = vec3(_1128, _1131, _1134) / vec3(max(_1174, 9.9999999109757896545014425234895e-38));
    vec3 _1155 = _1148 * inversesqrt(max(dot(_1148, _1148), 0.5));
    bvec3 _1160 = bvec3(_1174 > 1.0000000031710768509710513471353e-30);
    vec3 _1161 = vec3(_1160.x ? _1155.x : a_NORMAL.x, _1160.y ? _1155.y : a_NORMAL.y, _1160.z ? _1155.z : a_NORMAL.z);
    float _1193 = dot(_1683.xyz, a_TANGENT.xyz);
    float _1199 = dot(_1682.xyz, a_TANGENT.xyz);
    float _1205 = dot(_1681.xyz, a_TANGENT.xyz);
    vec3 _1206 = vec3(_1193, _1199, _1205);
    bvec3 _1246 = bvec3(max(max(abs(_1193), abs(_1199)), abs(_1205)) > 1.0000000031710768509710513471353e-30);
    vec3 _1247 = vec3(_1246.x ? _1206.x : a_TANGENT.xyz.x, _1246.y ? _1206.y : a_TANGENT.xyz.y, _1246.z ? _1206.z : a_TANGENT.xyz.z);
    vec2 _1297 = _1247.xy * (1.0 / max((abs(_1247.x) + abs(_1247.y)) + abs(_1247.z), 9.9999999109757896545014425234895e-38));
    vec2 _1324 = (vec2(1.0) - abs(_1297.yx)) * vec2((_1297.x < 0.0) ? (-1.0) : 1.0, (_1297.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _1304 = bvec2(_1247.z < 0.0);
    vec2 _1305 = vec2(_1304.x ? _1324.x : _1297.x, _1304.y ? _1324.y : _1297.y);
    vec2 _1214 = floor(vec2(_1305.x * 32767.0, max(_1305.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));
    float _1340 = 1.0 / max(max(max(max(max(abs(_1683.x), abs(_1683.y)), abs(_1683.z)), max(max(abs(_1682.x), abs(_1682.y)), abs(_1682.z))), max(max(abs(_1681.x), abs(_1681.y)), abs(_1681.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(_1114, _1118, _1122, 1.0);
    v_RECORD0 = floatBitsToUint(vec4(_1114, _1118, _1122, _1161.x));
    v_RECORD1 = floatBitsToUint(_1161.yz);
    v_RECORD2 = (uint(int(floor(_1214.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1683.xyz * _1340, cross(_1682.xyz * _1340, _1681.xyz * _1340)) < 0.0) ? (-1.0) : 1.0)) * _1214.y + 0.5))) & 65535u) << uint(16));
}
