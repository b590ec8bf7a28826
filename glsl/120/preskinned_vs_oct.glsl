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
    vec2 _425 = a_NORMAL * vec2(3.0518509447574615478515625e-05);
    float _464 = (1.0 - abs(_425.x)) - abs(_425.y);
    vec2 _494 = (vec2(1.0) - abs(_425.yx)) * vec2((_425.x < 0.0) ? (-1.0) : 1.0, (_425.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _470 = bvec2(_464 < 0.0);
    vec3 _452 = normalize(vec3(vec2(_470.x ? _494.x : _425.x, _470.y ? _494.y : _425.y), _464));
    vec4 _436 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _511 = vec4(a_POSITION, 1.0);
    vec4 _524 = vec4(dot(u_vert_c[16], _511), dot(u_vert_c[17], _511), dot(u_vert_c[18], _511), dot(u_vert_c[19], _511));
    float _604 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _607 = u_vert_c[16].xyz * _604;
    vec3 _610 = u_vert_c[17].xyz * _604;
    vec3 _613 = u_vert_c[18].xyz * _604;
    vec3 _616 = cross(_610, _613);
    vec3 _639 = vec3(dot(_616, _452), dot(cross(_613, _607), _452), dot(cross(_607, _610), _452)) * ((dot(_607, _616) < 0.0) ? (-1.0) : 1.0);
    float _717 = max(max(abs(_639.x), abs(_639.y)), abs(_639.z));
    vec3 _691 = _639 / vec3(max(_717, 9.9999999109757896545014425234895e-38));
    vec3 _698 = _691 * inversesqrt(max(dot(_691, _691), 0.5));
    bvec3 _703 = bvec3(_717 > 1.0000000031710768509710513471353e-30);
    vec3 _704 = vec3(_703.x ? _698.x : _452.x, _703.y ? _698.y : _452.y, _703.z ? _698.z : _452.z);
    float _563 = max(0.0, dot(_704, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _524), dot(u_vert_c[1], _524), dot(u_vert_c[2], _524), dot(u_vert_c[3], _524));
    v_TEXCOORD0 = _704;
    v_TEXCOORD1 = _436.xy;
    v_TEXCOORD2 = _436.zw;
    v_COLOR0 = vec4(_563, _563, _563, 1.0);
}
