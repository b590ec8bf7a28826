#version 120
// From reforged_ps.hlsl by glskin-translate: change it there.

uniform vec4 u_frag_c[11];
uniform sampler2D s_diffuse;
uniform sampler2D s_normal;
uniform sampler2D s_orm;
uniform sampler2D s_team;
uniform sampler2D s_emissive;
uniform sampler2D s_environment;

varying vec3 v_TEXCOORD0;
varying vec2 v_TEXCOORD1;
varying vec2 v_TEXCOORD2;
varying vec4 v_TEXCOORD3;
varying vec3 v_TEXCOORD4;

void main()
{
    bvec2 _555 = bvec2(u_frag_c[1].w > 0.0);
    vec3 _559 = vec3(vec2(_555.x ? v_TEXCOORD2.x : v_TEXCOORD1.x, _555.y ? v_TEXCOORD2.y : v_TEXCOORD1.y), 1.0);
    vec2 _570 = vec2(dot(u_frag_c[1].xyz, _559), dot(u_frag_c[2].xyz, _559));
    vec4 _573 = texture2D(s_diffuse, _570);
    vec4 _576 = _573 * u_frag_c[0];
    vec4 _579 = texture2D(s_normal, _570);
    vec2 _586 = ((_579.xy * 2.0) - vec2(1.0)) * u_frag_c[10].w;
    vec4 _589 = texture2D(s_orm, _570);
    vec4 _592 = texture2D(s_team, _570);
    vec3 _593 = _592.xyz;
    vec4 _596 = texture2D(s_emissive, _570);
    if ((_576.w - u_frag_c[3].w) < 0.0)
    {
        discard;
    }
    vec3 _773 = v_TEXCOORD0 * inversesqrt(max(dot(v_TEXCOORD0, v_TEXCOORD0), 1.0000000031710768509710513471353e-30));
    vec3 _805 = ((v_TEXCOORD3.xyz * _586.x) + ((cross(_773, v_TEXCOORD3.xyz) * v_TEXCOORD3.w) * _586.y)) + (_773 * sqrt(max(0.0, 1.0 - dot(_586, _586))));
    vec3 _815 = _805 * inversesqrt(max(dot(_805, _805), 1.0000000031710768509710513471353e-30));
    vec3 _624 = u_frag_c[8].xyz - (v_TEXCOORD4 * u_frag_c[8].w);
    vec3 _824 = _624 * inversesqrt(max(dot(_624, _624), 1.0000000031710768509710513471353e-30));
    vec3 _630 = _824 + u_frag_c[3].xyz;
    vec3 _833 = _630 * inversesqrt(max(dot(_630, _630), 1.0000000031710768509710513471353e-30));
    float _637 = max(0.0, dot(_815, u_frag_c[3].xyz));
    float _641 = max(0.0, dot(_815, _824));
    float _648 = max(_589.y, 0.125);
    vec3 _656 = _576.xyz * mix(vec3(1.0), _593, vec3(_589.w));
    vec3 _661 = mix(vec3(0.039999999105930328369140625), _656, vec3(_589.z));
    float _850 = ((_648 * _648) * _648) * _648;
    float _855 = (_648 + 1.0) * (_648 + 1.0);
    float _856 = _855 * 0.125;
    float _860 = max(0.0, dot(_815, _833));
    vec3 _863 = cross(_815, _833);
    float _875 = (_860 * _860) * _850 + ((_860 > 0.0) ? dot(_863, _863) : 1.0);
    float _906 = 1.0 - max(0.0, dot(_824, _833));
    float _909 = _906 * _906;
    float _926 = 1.0 - _641;
    float _929 = _926 * _926;
    vec3 _728 = ((((_656 * (1.0 - _589.z)) + ((_661 + ((vec3(1.0) - _661) * ((_909 * _909) * _906))) * (_850 / (((4.0 * _875) * _875) * ((_637 * ((-_855) * 0.125 + 1.0) + _856) * (_641 * ((-_855) * 0.125 + 1.0) + _856)))))) * u_frag_c[4].xyz) * _637) + ((u_frag_c[5].xyz * _656 + (((texture2D(s_environment, vec2(0.5 * dot(u_frag_c[6].xyz, _815) + 0.5, (-0.5) * dot(u_frag_c[7].xyz, _815) + 0.5)).xyz * u_frag_c[10].z) * (_661 + ((vec3(1.0) - _661) * ((_929 * _929) * _926)))) * (1.0 - _648))) * _589.x);
    bvec3 _730 = bvec3(u_frag_c[5].w > 0.0);
    float _741 = 1.0 - _641;
    gl_FragData[0] = vec4(vec3(_730.x ? _728.x : _656.x, _730.y ? _728.y : _656.y, _730.z ? _728.z : _656.z) + ((_596.xyz * u_frag_c[10].x) + (mix(u_frag_c[9].xyz, _593, vec3(u_frag_c[10].y)) * ((u_frag_c[9].w * _741) * _741))), max(_576.w, u_frag_c[4].w));
}
