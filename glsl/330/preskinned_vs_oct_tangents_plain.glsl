#version 330
// From preskinned_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

vec4 _1109;

uniform vec4 u_vert_c[20];
layout(location = 0) in vec3 a_POSITION;
layout(location = 2) in vec2 a_NORMAL;
layout(location = 8) in vec2 a_TEXCOORD0;
layout(location = 9) in vec2 a_TEXCOORD1;
layout(location = 14) in vec2 a_TANGENT;
out vec3 v_TEXCOORD0;
out vec2 v_TEXCOORD1;
out vec2 v_TEXCOORD2;
out vec4 v_TEXCOORD3;
out vec3 v_TEXCOORD4;

void main()
{
    vec2 _519 = a_NORMAL * vec2(3.0518509447574615478515625e-05);
    float _576 = (1.0 - abs(_519.x)) - abs(_519.y);
    vec2 _606 = (vec2(1.0) - abs(_519.yx)) * vec2((_519.x < 0.0) ? (-1.0) : 1.0, (_519.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _582 = bvec2(_576 < 0.0);
    vec3 _564 = normalize(vec3(vec2(_582.x ? _606.x : _519.x, _582.y ? _606.y : _519.y), _576));
    float _613 = a_TANGENT.x * 3.0518509447574615478515625e-05;
    float _618 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);
    vec2 _619 = vec2(_613, _618);
    float _647 = (1.0 - abs(_613)) - abs(_618);
    vec2 _677 = (vec2(1.0) - abs(_619.yx)) * vec2((_613 < 0.0) ? (-1.0) : 1.0, (_618 < 0.0) ? (-1.0) : 1.0);
    bvec2 _653 = bvec2(_647 < 0.0);
    float _625 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;
    vec3 _533 = vec4(normalize(vec3(vec2(_653.x ? _677.x : _619.x, _653.y ? _677.y : _619.y), _647)), _625).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);
    vec4 _1081;
    _1081.x = _533.x;
    _1081.y = _533.y;
    _1081.z = _533.z;
    vec4 _548 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _696 = vec4(a_POSITION, 1.0);
    vec4 _709 = vec4(dot(u_vert_c[16], _696), dot(u_vert_c[17], _696), dot(u_vert_c[18], _696), dot(u_vert_c[19], _696));
    float _777 = dot(u_vert_c[16].xyz, _564);
    float _780 = dot(u_vert_c[17].xyz, _564);
    float _783 = dot(u_vert_c[18].xyz, _564);
    float _823 = max(max(abs(_777), abs(_780)), abs(_783));
    vec3 _797 = vec3(_777, _780, _783) / vec3(max(_823, 9.9999999109757896545014425234895e-38));
    vec3 _804 = _797 * inversesqrt(max(dot(_797, _797), 0.5));
    bvec3 _809 = bvec3(_823 > 1.0000000031710768509710513471353e-30);
    float _835 = dot(u_vert_c[16].xyz, _1081.xyz);
    float _839 = dot(u_vert_c[17].xyz, _1081.xyz);
    float _843 = dot(u_vert_c[18].xyz, _1081.xyz);
    float _898 = max(max(abs(_835), abs(_839)), abs(_843));
    vec3 _872 = vec3(_835, _839, _843) / vec3(max(_898, 9.9999999109757896545014425234895e-38));
    vec3 _879 = _872 * inversesqrt(max(dot(_872, _872), 0.5));
    bvec3 _884 = bvec3(_898 > 1.0000000031710768509710513471353e-30);
    float _914 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _709), dot(u_vert_c[1], _709), dot(u_vert_c[2], _709), dot(u_vert_c[3], _709));
    v_TEXCOORD0 = vec3(_809.x ? _804.x : _564.x, _809.y ? _804.y : _564.y, _809.z ? _804.z : _564.z);
    v_TEXCOORD1 = _548.xy;
    v_TEXCOORD2 = _548.zw;
    v_TEXCOORD3 = vec4(vec3(_884.x ? _879.x : _1081.xyz.x, _884.y ? _879.y : _1081.xyz.y, _884.z ? _879.z : _1081.xyz.z), _625 * ((dot(u_vert_c[16].xyz * _914, cross(u_vert_c[17].xyz * _914, u_vert_c[18].xyz * _914)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _709.xyz;
}
