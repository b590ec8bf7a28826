#version 330
// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[4];
uniform usamplerBuffer t_skinned;

layout(location = 8) in vec2 a_TEXCOORD0;
layout(location = 9) in vec2 a_TEXCOORD1;
layout(location = 5) in uint a_VERTEXBASE;
layout(location = 6) in vec4 a_WORLD0;
layout(location = 3) in vec4 a_WORLD1;
layout(location = 4) in vec4 a_WORLD2;
out vec3 v_TEXCOORD0;
out vec2 v_TEXCOORD1;
out vec2 v_TEXCOORD2;
out vec4 v_COLOR0;

void main()
{
    uint _376 = a_VERTEXBASE + uint(gl_VertexID);
    uvec4 _409 = texelFetch(t_skinned, int((_376 * 3u) + 1u));
    vec3 _431 = uintBitsToFloat(uvec3(_409.y, texelFetch(t_skinned, int((_376 * 3u) + 2u)).xy));
    vec4 _386 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _450 = vec4(uintBitsToFloat(uvec3(texelFetch(t_skinned, int(_376 * 3u)).xy, _409.x)), 1.0);
    vec4 _463 = vec4(dot(a_WORLD0, _450), dot(a_WORLD1, _450), dot(a_WORLD2, _450), 1.0);
    float _528 = dot(a_WORLD0.xyz, _431);
    float _531 = dot(a_WORLD1.xyz, _431);
    float _534 = dot(a_WORLD2.xyz, _431);
    float _574 = max(max(abs(_528), abs(_531)), abs(_534));
    vec3 _548 = vec3(_528, _531, _534) / vec3(max(_574, 9.9999999109757896545014425234895e-38));
    vec3 _555 = _548 * inversesqrt(max(dot(_548, _548), 0.5));
    bvec3 _560 = bvec3(_574 > 1.0000000031710768509710513471353e-30);
    vec3 _561 = vec3(_560.x ? _555.x : _431.x, _560.y ? _555.y : _431.y, _560.z ? _555.z : _431.z);
    float _502 = max(0.0, dot(_561, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _463), dot(u_vert_c[1], _463), dot(u_vert_c[2], _463), dot(u_vert_c[3], _463));
    v_TEXCOORD0 = _561;
    v_TEXCOORD1 = _386.xy;
    v_TEXCOORD2 = _386.zw;
    v_COLOR0 = vec4(_502, _502, _502, 1.0);
}
