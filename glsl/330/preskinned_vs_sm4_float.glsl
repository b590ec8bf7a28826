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
    uint _420 = a_VERTEXBASE + uint(gl_VertexID);
    uvec4 _453 = texelFetch(t_skinned, int((_420 * 3u) + 1u));
    vec3 _475 = uintBitsToFloat(uvec3(_453.y, texelFetch(t_skinned, int((_420 * 3u) + 2u)).xy));
    vec4 _430 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _494 = vec4(uintBitsToFloat(uvec3(texelFetch(t_skinned, int(_420 * 3u)).xy, _453.x)), 1.0);
    vec4 _507 = vec4(dot(a_WORLD0, _494), dot(a_WORLD1, _494), dot(a_WORLD2, _494), 1.0);
    float _587 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    vec3 _590 = a_WORLD0.xyz * _587;
    vec3 _593 = a_WORLD1.xyz * _587;
    vec3 _596 = a_WORLD2.xyz * _587;
    vec3 _599 = cross(_593, _596);
    vec3 _622 = vec3(dot(_599, _475), dot(cross(_596, _590), _475), dot(cross(_590, _593), _475)) * ((dot(_590, _599) < 0.0) ? (-1.0) : 1.0);
    float _700 = max(max(abs(_622.x), abs(_622.y)), abs(_622.z));
    vec3 _674 = _622 / vec3(max(_700, 9.9999999109757896545014425234895e-38));
    vec3 _681 = _674 * inversesqrt(max(dot(_674, _674), 0.5));
    bvec3 _686 = bvec3(_700 > 1.0000000031710768509710513471353e-30);
    vec3 _687 = vec3(_686.x ? _681.x : _475.x, _686.y ? _681.y : _475.y, _686.z ? _681.z : _475.z);
    float _546 = max(0.0, dot(_687, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _507), dot(u_vert_c[1], _507), dot(u_vert_c[2], _507), dot(u_vert_c[3], _507));
    v_TEXCOORD0 = _687;
    v_TEXCOORD1 = _430.xy;
    v_TEXCOORD2 = _430.zw;
    v_COLOR0 = vec4(_546, _546, _546, 1.0);
}
