#version 330
// From classic_ps.hlsl by glskin-translate: change it there.

uniform vec4 u_frag_c[8];
uniform sampler2D s_texture0;

in vec3 v_TEXCOORD0;
in vec2 v_TEXCOORD1;
in vec2 v_TEXCOORD2;
layout(location = 0) out vec4 o_TARGET0;

void main()
{
    vec3 _196 = v_TEXCOORD0 * inversesqrt(max(dot(v_TEXCOORD0, v_TEXCOORD0), 1.0000000031710768509710513471353e-30));
    bvec2 _204 = bvec2(u_frag_c[1].w > 0.0);
    vec2 _205 = vec2(_204.x ? v_TEXCOORD2.x : v_TEXCOORD1.x, _204.y ? v_TEXCOORD2.y : v_TEXCOORD1.y);
    vec2 _220 = vec2(0.5 * dot(u_frag_c[6].xyz, _196) + 0.5, (-0.5) * dot(u_frag_c[7].xyz, _196) + 0.5);
    bvec2 _226 = bvec2(u_frag_c[2].w > 0.0);
    vec3 _230 = vec3(vec2(_226.x ? _220.x : _205.x, _226.y ? _220.y : _205.y), 1.0);
    vec4 _243 = texture(s_texture0, vec2(dot(u_frag_c[1].xyz, _230), dot(u_frag_c[2].xyz, _230)));
    vec4 _264 = _243 * u_frag_c[0];
    if ((_264.w - u_frag_c[3].w) < 0.0)
    {
        discard;
    }
    o_TARGET0 = vec4(_264.xyz * clamp(u_frag_c[5].xyz + (u_frag_c[4].xyz * max(0.0, dot(_196, u_frag_c[3].xyz))), vec3(0.0), vec3(1.0)), max(_264.w, u_frag_c[4].w));
}
