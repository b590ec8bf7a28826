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
    vec2 _396 = a_NORMAL * vec2(3.0518509447574615478515625e-05);
    float _430 = (1.0 - abs(_396.x)) - abs(_396.y);
    vec2 _461 = (vec2(1.0) - abs(_396.yx)) * vec2((_396.x < 0.0) ? (-1.0) : 1.0, (_396.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _436 = bvec2(_430 < 0.0);
    vec3 _442 = normalize(vec3(vec2(_436.x ? _461.x : _396.x, _436.y ? _461.y : _396.y), _430));
    vec4 _406 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _477 = vec4(a_POSITION, 1.0);
    vec4 _490 = vec4(dot(u_vert_c[16], _477), dot(u_vert_c[17], _477), dot(u_vert_c[18], _477), dot(u_vert_c[19], _477));
    float _557 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _560 = u_vert_c[16].xyz * _557;
    vec3 _563 = u_vert_c[17].xyz * _557;
    vec3 _566 = u_vert_c[18].xyz * _557;
    vec3 _569 = cross(_563, _566);
    vec3 _592 = vec3(dot(_569, _442), dot(cross(_566, _560), _442), dot(cross(_560, _563), _442)) * ((dot(_560, _569) < 0.0) ? (-1.0) : 1.0);
    float _673 = max(max(abs(_592.x), abs(_592.y)), abs(_592.z));
    vec3 _647 = _592 / vec3(max(_673, 9.9999999109757896545014425234895e-38));
    vec3 _654 = _647 * inversesqrt(max(dot(_647, _647), 0.5));
    bvec3 _659 = bvec3(_673 > 1.0000000031710768509710513471353e-30);
    vec3 _660 = vec3(_659.x ? _654.x : _442.x, _659.y ? _654.y : _442.y, _659.z ? _654.z : _442.z);
    float _528 = max(0.0, dot(_660, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _490), dot(u_vert_c[1], _490), dot(u_vert_c[2], _490), dot(u_vert_c[3], _490));
    v_TEXCOORD0 = _660;
    v_TEXCOORD1 = _406.xy;
    v_TEXCOORD2 = _406.zw;
    v_COLOR0 = vec4(_528, _528, _528, 1.0);
}
