#version 330
// From preskinned_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[20];
layout(location = 0) in vec3 a_POSITION;
layout(location = 2) in vec2 a_NORMAL;
layout(location = 8) in vec2 a_TEXCOORD0;
layout(location = 9) in vec2 a_TEXCOORD1;
out vec3 v_TEXCOORD0;
out vec2 v_TEXCOORD1;
out vec2 v_TEXCOORD2;
out vec4 v_COLOR0;

void main()
{
    vec2 _419 = a_NORMAL * vec2(3.0518509447574615478515625e-05);
    float _459 = (1.0 - abs(_419.x)) - abs(_419.y);
    vec2 _489 = (vec2(1.0) - abs(_419.yx)) * vec2((_419.x < 0.0) ? (-1.0) : 1.0, (_419.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _465 = bvec2(_459 < 0.0);
    vec3 _447 = normalize(vec3(vec2(_465.x ? _489.x : _419.x, _465.y ? _489.y : _419.y), _459));
    vec4 _429 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _505 = vec4(a_POSITION, 1.0);
    vec4 _518 = vec4(dot(u_vert_c[16], _505), dot(u_vert_c[17], _505), dot(u_vert_c[18], _505), dot(u_vert_c[19], _505));
    float _597 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _600 = u_vert_c[16].xyz * _597;
    vec3 _603 = u_vert_c[17].xyz * _597;
    vec3 _606 = u_vert_c[18].xyz * _597;
    vec3 _609 = cross(_603, _606);
    vec3 _632 = vec3(dot(_609, _447), dot(cross(_606, _600), _447), dot(cross(_600, _603), _447)) * ((dot(_600, _609) < 0.0) ? (-1.0) : 1.0);
    float _710 = max(max(abs(_632.x), abs(_632.y)), abs(_632.z));
    vec3 _684 = _632 / vec3(max(_710, 9.9999999109757896545014425234895e-38));
    vec3 _691 = _684 * inversesqrt(max(dot(_684, _684), 0.5));
    bvec3 _696 = bvec3(_710 > 1.0000000031710768509710513471353e-30);
    vec3 _697 = vec3(_696.x ? _691.x : _447.x, _696.y ? _691.y : _447.y, _696.z ? _691.z : _447.z);
    float _556 = max(0.0, dot(_697, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _518), dot(u_vert_c[1], _518), dot(u_vert_c[2], _518), dot(u_vert_c[3], _518));
    v_TEXCOORD0 = _697;
    v_TEXCOORD1 = _429.xy;
    v_TEXCOORD2 = _429.zw;
    v_COLOR0 = vec4(_556, _556, _556, 1.0);
}
