#version 330
// From preskinned_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[20];
layout(location = 0) in vec3 a_POSITION;
layout(location = 2) in vec3 a_NORMAL;
layout(location = 8) in vec2 a_TEXCOORD0;
layout(location = 9) in vec2 a_TEXCOORD1;
out vec3 v_TEXCOORD0;
out vec2 v_TEXCOORD1;
out vec2 v_TEXCOORD2;
out vec4 v_COLOR0;

void main()
{
    vec4 _345 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _373 = vec4(a_POSITION, 1.0);
    vec4 _386 = vec4(dot(u_vert_c[16], _373), dot(u_vert_c[17], _373), dot(u_vert_c[18], _373), dot(u_vert_c[19], _373));
    float _453 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _456 = u_vert_c[16].xyz * _453;
    vec3 _459 = u_vert_c[17].xyz * _453;
    vec3 _462 = u_vert_c[18].xyz * _453;
    vec3 _465 = cross(_459, _462);
    vec3 _488 = vec3(dot(_465, a_NORMAL), dot(cross(_462, _456), a_NORMAL), dot(cross(_456, _459), a_NORMAL)) * ((dot(_456, _465) < 0.0) ? (-1.0) : 1.0);
    float _569 = max(max(abs(_488.x), abs(_488.y)), abs(_488.z));
    vec3 _543 = _488 / vec3(max(_569, 9.9999999109757896545014425234895e-38));
    vec3 _550 = _543 * inversesqrt(max(dot(_543, _543), 0.5));
    bvec3 _555 = bvec3(_569 > 1.0000000031710768509710513471353e-30);
    vec3 _556 = vec3(_555.x ? _550.x : a_NORMAL.x, _555.y ? _550.y : a_NORMAL.y, _555.z ? _550.z : a_NORMAL.z);
    float _424 = max(0.0, dot(_556, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _386), dot(u_vert_c[1], _386), dot(u_vert_c[2], _386), dot(u_vert_c[3], _386));
    v_TEXCOORD0 = _556;
    v_TEXCOORD1 = _345.xy;
    v_TEXCOORD2 = _345.zw;
    v_COLOR0 = vec4(_424, _424, _424, 1.0);
}
