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
    vec4 _360 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _388 = vec4(a_POSITION, 1.0);
    vec4 _401 = vec4(dot(u_vert_c[16], _388), dot(u_vert_c[17], _388), dot(u_vert_c[18], _388), dot(u_vert_c[19], _388));
    float _480 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _483 = u_vert_c[16].xyz * _480;
    vec3 _486 = u_vert_c[17].xyz * _480;
    vec3 _489 = u_vert_c[18].xyz * _480;
    vec3 _492 = cross(_486, _489);
    vec3 _515 = vec3(dot(_492, a_NORMAL), dot(cross(_489, _483), a_NORMAL), dot(cross(_483, _486), a_NORMAL)) * ((dot(_483, _492) < 0.0) ? (-1.0) : 1.0);
    float _593 = max(max(abs(_515.x), abs(_515.y)), abs(_515.z));
    vec3 _567 = _515 / vec3(max(_593, 9.9999999109757896545014425234895e-38));
    vec3 _574 = _567 * inversesqrt(max(dot(_567, _567), 0.5));
    bvec3 _579 = bvec3(_593 > 1.0000000031710768509710513471353e-30);
    vec3 _580 = vec3(_579.x ? _574.x : a_NORMAL.x, _579.y ? _574.y : a_NORMAL.y, _579.z ? _574.z : a_NORMAL.z);
    float _439 = max(0.0, dot(_580, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _401), dot(u_vert_c[1], _401), dot(u_vert_c[2], _401), dot(u_vert_c[3], _401));
    v_TEXCOORD0 = _580;
    v_TEXCOORD1 = _360.xy;
    v_TEXCOORD2 = _360.zw;
    v_COLOR0 = vec4(_439, _439, _439, 1.0);
}
