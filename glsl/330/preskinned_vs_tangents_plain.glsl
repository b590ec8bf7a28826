#version 330
// From preskinned_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

vec4 _1047;

uniform vec4 u_vert_c[20];
layout(location = 0) in vec3 a_POSITION;
layout(location = 2) in vec3 a_NORMAL;
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
    float _557 = a_TANGENT.x * 3.0518509447574615478515625e-05;
    float _562 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);
    vec2 _563 = vec2(_557, _562);
    float _591 = (1.0 - abs(_557)) - abs(_562);
    vec2 _621 = (vec2(1.0) - abs(_563.yx)) * vec2((_557 < 0.0) ? (-1.0) : 1.0, (_562 < 0.0) ? (-1.0) : 1.0);
    bvec2 _597 = bvec2(_591 < 0.0);
    float _569 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;
    vec3 _525 = vec4(normalize(vec3(vec2(_597.x ? _621.x : _563.x, _597.y ? _621.y : _563.y), _591)), _569).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);
    vec4 _1021;
    _1021.x = _525.x;
    _1021.y = _525.y;
    _1021.z = _525.z;
    vec4 _540 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _640 = vec4(a_POSITION, 1.0);
    vec4 _653 = vec4(dot(u_vert_c[16], _640), dot(u_vert_c[17], _640), dot(u_vert_c[18], _640), dot(u_vert_c[19], _640));
    float _721 = dot(u_vert_c[16].xyz, a_NORMAL);
    float _724 = dot(u_vert_c[17].xyz, a_NORMAL);
    float _727 = dot(u_vert_c[18].xyz, a_NORMAL);
    float _767 = max(max(abs(_721), abs(_724)), abs(_727));
    vec3 _741 = vec3(_721, _724, _727) / vec3(max(_767, 9.9999999109757896545014425234895e-38));
    vec3 _748 = _741 * inversesqrt(max(dot(_741, _741), 0.5));
    bvec3 _753 = bvec3(_767 > 1.0000000031710768509710513471353e-30);
    float _779 = dot(u_vert_c[16].xyz, _1021.xyz);
    float _783 = dot(u_vert_c[17].xyz, _1021.xyz);
    float _787 = dot(u_vert_c[18].xyz, _1021.xyz);
    float _842 = max(max(abs(_779), abs(_783)), abs(_787));
    vec3 _816 = vec3(_779, _783, _787) / vec3(max(_842, 9.9999999109757896545014425234895e-38));
    vec3 _823 = _816 * inversesqrt(max(dot(_816, _816), 0.5));
    bvec3 _828 = bvec3(_842 > 1.0000000031710768509710513471353e-30);
    float _858 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _653), dot(u_vert_c[1], _653), dot(u_vert_c[2], _653), dot(u_vert_c[3], _653));
    v_TEXCOORD0 = vec3(_753.x ? _748.x : a_NORMAL.x, _753.y ? _748.y : a_NORMAL.y, _753.z ? _748.z : a_NORMAL.z);
    v_TEXCOORD1 = _540.xy;
    v_TEXCOORD2 = _540.zw;
    v_TEXCOORD3 = vec4(vec3(_828.x ? _823.x : _1021.xyz.x, _828.y ? _823.y : _1021.xyz.y, _828.z ? _823.z : _1021.xyz.z), _569 * ((dot(u_vert_c[16].xyz * _858, cross(u_vert_c[17].xyz * _858, u_vert_c[18].xyz * _858)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _653.xyz;
}
