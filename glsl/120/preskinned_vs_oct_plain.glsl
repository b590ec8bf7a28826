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
    vec2 _353 = a_NORMAL * vec2(3.0518509447574615478515625e-05);
    float _387 = (1.0 - abs(_353.x)) - abs(_353.y);
    vec2 _418 = (vec2(1.0) - abs(_353.yx)) * vec2((_353.x < 0.0) ? (-1.0) : 1.0, (_353.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _393 = bvec2(_387 < 0.0);
    vec3 _399 = normalize(vec3(vec2(_393.x ? _418.x : _353.x, _393.y ? _418.y : _353.y), _387));
    vec4 _363 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _434 = vec4(a_POSITION, 1.0);
    vec4 _447 = vec4(dot(u_vert_c[16], _434), dot(u_vert_c[17], _434), dot(u_vert_c[18], _434), dot(u_vert_c[19], _434));
    float _499 = dot(u_vert_c[16].xyz, _399);
    float _502 = dot(u_vert_c[17].xyz, _399);
    float _505 = dot(u_vert_c[18].xyz, _399);
    float _548 = max(max(abs(_499), abs(_502)), abs(_505));
    vec3 _522 = vec3(_499, _502, _505) / vec3(max(_548, 9.9999999109757896545014425234895e-38));
    vec3 _529 = _522 * inversesqrt(max(dot(_522, _522), 0.5));
    bvec3 _534 = bvec3(_548 > 1.0000000031710768509710513471353e-30);
    vec3 _535 = vec3(_534.x ? _529.x : _399.x, _534.y ? _529.y : _399.y, _534.z ? _529.z : _399.z);
    float _485 = max(0.0, dot(_535, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _447), dot(u_vert_c[1], _447), dot(u_vert_c[2], _447), dot(u_vert_c[3], _447));
    v_TEXCOORD0 = _535;
    v_TEXCOORD1 = _363.xy;
    v_TEXCOORD2 = _363.zw;
    v_COLOR0 = vec4(_485, _485, _485, 1.0);
}
