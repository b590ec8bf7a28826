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
    vec2 _376 = a_NORMAL * vec2(3.0518509447574615478515625e-05);
    float _416 = (1.0 - abs(_376.x)) - abs(_376.y);
    vec2 _446 = (vec2(1.0) - abs(_376.yx)) * vec2((_376.x < 0.0) ? (-1.0) : 1.0, (_376.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _422 = bvec2(_416 < 0.0);
    vec3 _404 = normalize(vec3(vec2(_422.x ? _446.x : _376.x, _422.y ? _446.y : _376.y), _416));
    vec4 _386 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _462 = vec4(a_POSITION, 1.0);
    vec4 _475 = vec4(dot(u_vert_c[16], _462), dot(u_vert_c[17], _462), dot(u_vert_c[18], _462), dot(u_vert_c[19], _462));
    float _539 = dot(u_vert_c[16].xyz, _404);
    float _542 = dot(u_vert_c[17].xyz, _404);
    float _545 = dot(u_vert_c[18].xyz, _404);
    float _585 = max(max(abs(_539), abs(_542)), abs(_545));
    vec3 _559 = vec3(_539, _542, _545) / vec3(max(_585, 9.9999999109757896545014425234895e-38));
    vec3 _566 = _559 * inversesqrt(max(dot(_559, _559), 0.5));
    bvec3 _571 = bvec3(_585 > 1.0000000031710768509710513471353e-30);
    vec3 _572 = vec3(_571.x ? _566.x : _404.x, _571.y ? _566.y : _404.y, _571.z ? _566.z : _404.z);
    float _513 = max(0.0, dot(_572, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _475), dot(u_vert_c[1], _475), dot(u_vert_c[2], _475), dot(u_vert_c[3], _475));
    v_TEXCOORD0 = _572;
    v_TEXCOORD1 = _386.xy;
    v_TEXCOORD2 = _386.zw;
    v_COLOR0 = vec4(_513, _513, _513, 1.0);
}
