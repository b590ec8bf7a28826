#version 120
// From preskinned_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[20];
attribute vec3 a_POSITION;
attribute vec2 a_NORMAL;
attribute vec2 a_TEXCOORD0;
attribute vec2 a_TEXCOORD1;
varying vec3 v_TEXCOORD0;
varying vec2 v_TEXCOORD1;
varying vec2 v_TEXCOORD2;
varying vec4 v_COLOR0;

void main()
{
    vec2 _382 = a_NORMAL * vec2(3.0518509447574615478515625e-05);
    float _421 = (1.0 - abs(_382.x)) - abs(_382.y);
    vec2 _451 = (vec2(1.0) - abs(_382.yx)) * vec2((_382.x < 0.0) ? (-1.0) : 1.0, (_382.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _427 = bvec2(_421 < 0.0);
    vec3 _409 = normalize(vec3(vec2(_427.x ? _451.x : _382.x, _427.y ? _451.y : _382.y), _421));
    vec4 _393 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _468 = vec4(a_POSITION, 1.0);
    vec4 _481 = vec4(dot(u_vert_c[16], _468), dot(u_vert_c[17], _468), dot(u_vert_c[18], _468), dot(u_vert_c[19], _468));
    float _546 = dot(u_vert_c[16].xyz, _409);
    float _549 = dot(u_vert_c[17].xyz, _409);
    float _552 = dot(u_vert_c[18].xyz, _409);
    float _592 = max(max(abs(_546), abs(_549)), abs(_552));
    vec3 _566 = vec3(_546, _549, _552) / vec3(max(_592, 9.9999999109757896545014425234895e-38));
    vec3 _573 = _566 * inversesqrt(max(dot(_566, _566), 0.5));
    bvec3 _578 = bvec3(_592 > 1.0000000031710768509710513471353e-30);
    vec3 _579 = vec3(_578.x ? _573.x : _409.x, _578.y ? _573.y : _409.y, _578.z ? _573.z : _409.z);
    float _520 = max(0.0, dot(_579, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _481), dot(u_vert_c[1], _481), dot(u_vert_c[2], _481), dot(u_vert_c[3], _481));
    v_TEXCOORD0 = _579;
    v_TEXCOORD1 = _393.xy;
    v_TEXCOORD2 = _393.zw;
    v_COLOR0 = vec4(_520, _520, _520, 1.0);
}
