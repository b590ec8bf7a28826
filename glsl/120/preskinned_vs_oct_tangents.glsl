#version 120
// From preskinned_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

vec4 _1243;

uniform vec4 u_vert_c[20];
attribute vec3 a_POSITION;
attribute vec2 a_NORMAL;
attribute vec2 a_TEXCOORD0;
attribute vec2 a_TEXCOORD1;
attribute vec2 a_TANGENT;
varying vec3 v_TEXCOORD0;
varying vec2 v_TEXCOORD1;
varying vec2 v_TEXCOORD2;
varying vec4 v_TEXCOORD3;
varying vec3 v_TEXCOORD4;

void main()
{
    vec2 _562 = a_NORMAL * vec2(3.0518509447574615478515625e-05);
    float _619 = (1.0 - abs(_562.x)) - abs(_562.y);
    vec2 _649 = (vec2(1.0) - abs(_562.yx)) * vec2((_562.x < 0.0) ? (-1.0) : 1.0, (_562.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _625 = bvec2(_619 < 0.0);
    vec3 _607 = normalize(vec3(vec2(_625.x ? _649.x : _562.x, _625.y ? _649.y : _562.y), _619));
    float _656 = a_TANGENT.x * 3.0518509447574615478515625e-05;
    float _661 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);
    vec2 _662 = vec2(_656, _661);
    float _690 = (1.0 - abs(_656)) - abs(_661);
    vec2 _720 = (vec2(1.0) - abs(_662.yx)) * vec2((_656 < 0.0) ? (-1.0) : 1.0, (_661 < 0.0) ? (-1.0) : 1.0);
    bvec2 _696 = bvec2(_690 < 0.0);
    float _668 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;
    vec3 _576 = vec4(normalize(vec3(vec2(_696.x ? _720.x : _662.x, _696.y ? _720.y : _662.y), _690)), _668).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);
    vec4 _1206;
    _1206.x = _576.x;
    _1206.y = _576.y;
    _1206.z = _576.z;
    vec4 _591 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _739 = vec4(a_POSITION, 1.0);
    vec4 _752 = vec4(dot(u_vert_c[16], _739), dot(u_vert_c[17], _739), dot(u_vert_c[18], _739), dot(u_vert_c[19], _739));
    float _835 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _838 = u_vert_c[16].xyz * _835;
    vec3 _841 = u_vert_c[17].xyz * _835;
    vec3 _844 = u_vert_c[18].xyz * _835;
    vec3 _847 = cross(_841, _844);
    vec3 _870 = vec3(dot(_847, _607), dot(cross(_844, _838), _607), dot(cross(_838, _841), _607)) * ((dot(_838, _847) < 0.0) ? (-1.0) : 1.0);
    float _948 = max(max(abs(_870.x), abs(_870.y)), abs(_870.z));
    vec3 _922 = _870 / vec3(max(_948, 9.9999999109757896545014425234895e-38));
    vec3 _929 = _922 * inversesqrt(max(dot(_922, _922), 0.5));
    bvec3 _934 = bvec3(_948 > 1.0000000031710768509710513471353e-30);
    float _960 = dot(u_vert_c[16].xyz, _1206.xyz);
    float _964 = dot(u_vert_c[17].xyz, _1206.xyz);
    float _968 = dot(u_vert_c[18].xyz, _1206.xyz);
    float _1023 = max(max(abs(_960), abs(_964)), abs(_968));
    vec3 _997 = vec3(_960, _964, _968) / vec3(max(_1023, 9.9999999109757896545014425234895e-38));
    vec3 _1004 = _997 * inversesqrt(max(dot(_997, _997), 0.5));
    bvec3 _1009 = bvec3(_1023 > 1.0000000031710768509710513471353e-30);
    float _1039 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _752), dot(u_vert_c[1], _752), dot(u_vert_c[2], _752), dot(u_vert_c[3], _752));
    v_TEXCOORD0 = vec3(_934.x ? _929.x : _607.x, _934.y ? _929.y : _607.y, _934.z ? _929.z : _607.z);
    v_TEXCOORD1 = _591.xy;
    v_TEXCOORD2 = _591.zw;
    v_TEXCOORD3 = vec4(vec3(_1009.x ? _1004.x : _1206.xyz.x, _1009.y ? _1004.y : _1206.xyz.y, _1009.z ? _1004.z : _1206.xyz.z), _668 * ((dot(u_vert_c[16].xyz * _1039, cross(u_vert_c[17].xyz * _1039, u_vert_c[18].xyz * _1039)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _752.xyz;
}
