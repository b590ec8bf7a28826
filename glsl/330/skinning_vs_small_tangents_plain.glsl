#version 330
// From skinning_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[116];
layout(location = 0) in vec3 a_POSITION;
layout(location = 1) in vec4 a_BLENDWEIGHT;
layout(location = 7) in vec4 a_BLENDINDICES;
layout(location = 2) in vec3 a_NORMAL;
layout(location = 8) in vec2 a_TEXCOORD0;
layout(location = 9) in vec2 a_TEXCOORD1;
layout(location = 14) in vec4 a_TANGENT;
out vec3 v_TEXCOORD0;
out vec2 v_TEXCOORD1;
out vec2 v_TEXCOORD2;
out vec4 v_TEXCOORD3;
out vec3 v_TEXCOORD4;

void main()
{
    int _617 = int(a_BLENDINDICES.x);
    vec4 _1777;
    vec4 _1778;
    vec4 _1779;
    if (a_BLENDWEIGHT.x > 0.0)
    {
        _1779 = u_vert_c[(_617 * 3) * 1 + 8] * a_BLENDWEIGHT.x;
        _1778 = u_vert_c[((_617 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.x;
        _1777 = u_vert_c[((_617 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.x;
    }
    else
    {
        _1779 = vec4(0.0);
        _1778 = vec4(0.0);
        _1777 = vec4(0.0);
    }
    int _624 = int(a_BLENDINDICES.y);
    vec4 _1780;
    vec4 _1781;
    vec4 _1782;
    if (a_BLENDWEIGHT.y > 0.0)
    {
        _1782 = _1779 + (u_vert_c[(_624 * 3) * 1 + 8] * a_BLENDWEIGHT.y);
        _1781 = _1778 + (u_vert_c[((_624 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.y);
        _1780 = _1777 + (u_vert_c[((_624 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.y);
    }
    else
    {
        _1782 = _1779;
        _1781 = _1778;
        _1780 = _1777;
    }
    int _631 = int(a_BLENDINDICES.z);
    vec4 _1783;
    vec4 _1784;
    vec4 _1785;
    if (a_BLENDWEIGHT.z > 0.0)
    {
        _1785 = _1782 + (u_vert_c[(_631 * 3) * 1 + 8] * a_BLENDWEIGHT.z);
        _1784 = _1781 + (u_vert_c[((_631 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.z);
        _1783 = _1780 + (u_vert_c[((_631 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.z);
    }
    else
    {
        _1785 = _1782;
        _1784 = _1781;
        _1783 = _1780;
    }
    int _638 = int(a_BLENDINDICES.w);
    vec4 _1786;
    vec4 _1787;
    vec4 _1788;
    if (a_BLENDWEIGHT.w > 0.0)
    {
        _1788 = _1785 + (u_vert_c[(_638 * 3) * 1 + 8] * a_BLENDWEIGHT.w);
        _1787 = _1784 + (u_vert_c[((_638 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.w);
        _1786 = _1783 + (u_vert_c[((_638 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.w);
    }
    else
    {
        _1788 = _1785;
        _1787 = _1784;
        _1786 = _1783;
    }
    vec4 _943 = vec4(a_POSITION, 1.0);
    float _993 = dot(_1788.xyz, a_NORMAL);
    float _996 = dot(_1787.xyz, a_NORMAL);
    float _999 = dot(_1786.xyz, a_NORMAL);
    float _1039 = max(max(abs(_993), abs(_996)), abs(_999));
    vec3 _1013 = vec3(_993, _996, _999) / vec3(max(_1039, 9.9999999109757896545014425234895e-38));
    vec3 _1020 = _1013 * inversesqrt(max(dot(_1013, _1013), 0.5));
    bvec3 _1025 = bvec3(_1039 > 1.0000000031710768509710513471353e-30);
    vec3 _1026 = vec3(_1025.x ? _1020.x : a_NORMAL.x, _1025.y ? _1020.y : a_NORMAL.y, _1025.z ? _1020.z : a_NORMAL.z);
    float _1051 = dot(_1788.xyz, a_TANGENT.xyz);
    float _1055 = dot(_1787.xyz, a_TANGENT.xyz);
    float _1059 = dot(_1786.xyz, a_TANGENT.xyz);
    float _1114 = max(max(abs(_1051), abs(_1055)), abs(_1059));
    vec3 _1088 = vec3(_1051, _1055, _1059) / vec3(max(_1114, 9.9999999109757896545014425234895e-38));
    vec3 _1095 = _1088 * inversesqrt(max(dot(_1088, _1088), 0.5));
    bvec3 _1100 = bvec3(_1114 > 1.0000000031710768509710513471353e-30);
    float _1130 = 1.0 / max(max(max(max(max(abs(_1788.x), abs(_1788.y)), abs(_1788.z)), max(max(abs(_1787.x), abs(_1787.y)), abs(_1787.z))), max(max(abs(_1786.x), abs(_1786.y)), abs(_1786.z))), 9.9999999109757896545014425234895e-38);
    float _1071 = a_TANGENT.w * ((dot(_1788.xyz * _1130, cross(_1787.xyz * _1130, _1786.xyz * _1130)) < 0.0) ? (-1.0) : 1.0);
    vec4 _1075 = vec4(vec3(_1100.x ? _1095.x : a_TANGENT.xyz.x, _1100.y ? _1095.y : a_TANGENT.xyz.y, _1100.z ? _1095.z : a_TANGENT.xyz.z), _1071);
    vec4 _674 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1201 = vec4(dot(_1788, _943), dot(_1787, _943), dot(_1786, _943), 1.0);
    vec4 _1214 = vec4(dot(u_vert_c[4], _1201), dot(u_vert_c[5], _1201), dot(u_vert_c[6], _1201), dot(u_vert_c[7], _1201));
    float _1282 = dot(u_vert_c[4].xyz, _1026);
    float _1285 = dot(u_vert_c[5].xyz, _1026);
    float _1288 = dot(u_vert_c[6].xyz, _1026);
    float _1328 = max(max(abs(_1282), abs(_1285)), abs(_1288));
    vec3 _1302 = vec3(_1282, _1285, _1288) / vec3(max(_1328, 9.9999999109757896545014425234895e-38));
    vec3 _1309 = _1302 * inversesqrt(max(dot(_1302, _1302), 0.5));
    bvec3 _1314 = bvec3(_1328 > 1.0000000031710768509710513471353e-30);
    float _1340 = dot(u_vert_c[4].xyz, _1075.xyz);
    float _1344 = dot(u_vert_c[5].xyz, _1075.xyz);
    float _1348 = dot(u_vert_c[6].xyz, _1075.xyz);
    float _1403 = max(max(abs(_1340), abs(_1344)), abs(_1348));
    vec3 _1377 = vec3(_1340, _1344, _1348) / vec3(max(_1403, 9.9999999109757896545014425234895e-38));
    vec3 _1384 = _1377 * inversesqrt(max(dot(_1377, _1377), 0.5));
    bvec3 _1389 = bvec3(_1403 > 1.0000000031710768509710513471353e-30);
    float _1419 = 1.0 / max(max(max(max(max(abs(u_vert_c[4].x), abs(u_vert_c[4].y)), abs(u_vert_c[4].z)), max(max(abs(u_vert_c[5].x), abs(u_vert_c[5].y)), abs(u_vert_c[5].z))), max(max(abs(u_vert_c[6].x), abs(u_vert_c[6].y)), abs(u_vert_c[6].z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _1214), dot(u_vert_c[1], _1214), dot(u_vert_c[2], _1214), dot(u_vert_c[3], _1214));
    v_TEXCOORD0 = vec3(_1314.x ? _1309.x : _1026.x, _1314.y ? _1309.y : _1026.y, _1314.z ? _1309.z : _1026.z);
    v_TEXCOORD1 = _674.xy;
    v_TEXCOORD2 = _674.zw;
    v_TEXCOORD3 = vec4(vec3(_1389.x ? _1384.x : _1075.xyz.x, _1389.y ? _1384.y : _1075.xyz.y, _1389.z ? _1384.z : _1075.xyz.z), _1071 * ((dot(u_vert_c[4].xyz * _1419, cross(u_vert_c[5].xyz * _1419, u_vert_c[6].xyz * _1419)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _1214.xyz;
}
