#version 330
// From skinning_vs_sm3.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[223];
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
    vec4 _1480;
    vec4 _1481;
    vec4 _1482;
    vec4 _1483;
    vec4 _1484;
    _1484 = a_BLENDWEIGHT;
    _1483 = a_BLENDINDICES;
    _1482 = vec4(0.0);
    _1481 = vec4(0.0);
    _1480 = vec4(0.0);
    vec4 _616;
    vec4 _618;
    vec4 _1485;
    vec4 _1486;
    vec4 _1487;
    for (int _1479 = 0; _1479 < 4; _1484 = _616, _1483 = _618, _1482 = _1487, _1481 = _1486, _1480 = _1485, _1479++)
    {
        int _610 = int(_1483.x);
        if (_1484.x > 0.0)
        {
            _1487 = _1482 + (u_vert_c[(_610 * 3) * 1 + 31] * _1484.x);
            _1486 = _1481 + (u_vert_c[((_610 * 3) + 1) * 1 + 31] * _1484.x);
            _1485 = _1480 + (u_vert_c[((_610 * 3) + 2) * 1 + 31] * _1484.x);
        }
        else
        {
            _1487 = _1482;
            _1486 = _1481;
            _1485 = _1480;
        }
        _616 = _1484.yzwx;
        _618 = _1483.yzwx;
    }
    vec4 _740 = vec4(a_POSITION, 1.0);
    float _790 = dot(_1482.xyz, a_NORMAL);
    float _793 = dot(_1481.xyz, a_NORMAL);
    float _796 = dot(_1480.xyz, a_NORMAL);
    float _836 = max(max(abs(_790), abs(_793)), abs(_796));
    vec3 _810 = vec3(_790, _793, _796) / vec3(max(_836, 9.9999999109757896545014425234895e-38));
    vec3 _817 = _810 * inversesqrt(max(dot(_810, _810), 0.5));
    bvec3 _822 = bvec3(_836 > 1.0000000031710768509710513471353e-30);
    vec3 _823 = vec3(_822.x ? _817.x : a_NORMAL.x, _822.y ? _817.y : a_NORMAL.y, _822.z ? _817.z : a_NORMAL.z);
    float _848 = dot(_1482.xyz, a_TANGENT.xyz);
    float _852 = dot(_1481.xyz, a_TANGENT.xyz);
    float _856 = dot(_1480.xyz, a_TANGENT.xyz);
    float _911 = max(max(abs(_848), abs(_852)), abs(_856));
    vec3 _885 = vec3(_848, _852, _856) / vec3(max(_911, 9.9999999109757896545014425234895e-38));
    vec3 _892 = _885 * inversesqrt(max(dot(_885, _885), 0.5));
    bvec3 _897 = bvec3(_911 > 1.0000000031710768509710513471353e-30);
    float _927 = 1.0 / max(max(max(max(max(abs(_1482.x), abs(_1482.y)), abs(_1482.z)), max(max(abs(_1481.x), abs(_1481.y)), abs(_1481.z))), max(max(abs(_1480.x), abs(_1480.y)), abs(_1480.z))), 9.9999999109757896545014425234895e-38);
    float _868 = a_TANGENT.w * ((dot(_1482.xyz * _927, cross(_1481.xyz * _927, _1480.xyz * _927)) < 0.0) ? (-1.0) : 1.0);
    vec4 _872 = vec4(vec3(_897.x ? _892.x : a_TANGENT.xyz.x, _897.y ? _892.y : a_TANGENT.xyz.y, _897.z ? _892.z : a_TANGENT.xyz.z), _868);
    vec4 _654 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _998 = vec4(dot(_1482, _740), dot(_1481, _740), dot(_1480, _740), 1.0);
    vec4 _1011 = vec4(dot(u_vert_c[16], _998), dot(u_vert_c[17], _998), dot(u_vert_c[18], _998), dot(u_vert_c[19], _998));
    float _1079 = dot(u_vert_c[16].xyz, _823);
    float _1082 = dot(u_vert_c[17].xyz, _823);
    float _1085 = dot(u_vert_c[18].xyz, _823);
    float _1125 = max(max(abs(_1079), abs(_1082)), abs(_1085));
    vec3 _1099 = vec3(_1079, _1082, _1085) / vec3(max(_1125, 9.9999999109757896545014425234895e-38));
    vec3 _1106 = _1099 * inversesqrt(max(dot(_1099, _1099), 0.5));
    bvec3 _1111 = bvec3(_1125 > 1.0000000031710768509710513471353e-30);
    float _1137 = dot(u_vert_c[16].xyz, _872.xyz);
    float _1141 = dot(u_vert_c[17].xyz, _872.xyz);
    float _1145 = dot(u_vert_c[18].xyz, _872.xyz);
    float _1200 = max(max(abs(_1137), abs(_1141)), abs(_1145));
    vec3 _1174 = vec3(_1137, _1141, _1145) / vec3(max(_1200, 9.9999999109757896545014425234895e-38));
    vec3 _1181 = _1174 * inversesqrt(max(dot(_1174, _1174), 0.5));
    bvec3 _1186 = bvec3(_1200 > 1.0000000031710768509710513471353e-30);
    float _1216 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _1011), dot(u_vert_c[1], _1011), dot(u_vert_c[2], _1011), dot(u_vert_c[3], _1011));
    v_TEXCOORD0 = vec3(_1111.x ? _1106.x : _823.x, _1111.y ? _1106.y : _823.y, _1111.z ? _1106.z : _823.z);
    v_TEXCOORD1 = _654.xy;
    v_TEXCOORD2 = _654.zw;
    v_TEXCOORD3 = vec4(vec3(_1186.x ? _1181.x : _872.xyz.x, _1186.y ? _1181.y : _872.xyz.y, _1186.z ? _1181.z : _872.xyz.z), _868 * ((dot(u_vert_c[16].xyz * _1216, cross(u_vert_c[17].xyz * _1216, u_vert_c[18].xyz * _1216)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _1011.xyz;
}
