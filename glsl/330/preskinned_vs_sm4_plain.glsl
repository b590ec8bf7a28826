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
    uvec4 _470 = texelFetch(t_skinned, int(a_VERTEXBASE + uint(gl_VertexID)));
    uint _476 = _470.w;
    vec2 _479 = vec2(float(int(_476 << uint(16)) >> 16), float(int((_476 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
    float _524 = (1.0 - abs(_479.x)) - abs(_479.y);
    vec2 _554 = (vec2(1.0) - abs(_479.yx)) * vec2((_479.x < 0.0) ? (-1.0) : 1.0, (_479.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _530 = bvec2(_524 < 0.0);
    vec3 _512 = normalize(vec3(vec2(_530.x ? _554.x : _479.x, _530.y ? _554.y : _479.y), _524));
    vec4 _454 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _571 = vec4(uintBitsToFloat(_470.xyz), 1.0);
    vec4 _584 = vec4(dot(a_WORLD0, _571), dot(a_WORLD1, _571), dot(a_WORLD2, _571), 1.0);
    float _649 = dot(a_WORLD0.xyz, _512);
    float _652 = dot(a_WORLD1.xyz, _512);
    float _655 = dot(a_WORLD2.xyz, _512);
    float _695 = max(max(abs(_649), abs(_652)), abs(_655));
    vec3 _669 = vec3(_649, _652, _655) / vec3(max(_695, 9.9999999109757896545014425234895e-38));
    vec3 _676 = _669 * inversesqrt(max(dot(_669, _669), 0.5));
    bvec3 _681 = bvec3(_695 > 1.0000000031710768509710513471353e-30);
    vec3 _682 = vec3(_681.x ? _676.x : _512.x, _681.y ? _676.y : _512.y, _681.z ? _676.z : _512.z);
    float _623 = max(0.0, dot(_682, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _584), dot(u_vert_c[1], _584), dot(u_vert_c[2], _584), dot(u_vert_c[3], _584));
    v_TEXCOORD0 = _682;
    v_TEXCOORD1 = _454.xy;
    v_TEXCOORD2 = _454.zw;
    v_COLOR0 = vec4(_623, _623, _623, 1.0);
}
