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
    uvec4 _513 = texelFetch(t_skinned, int(a_VERTEXBASE + uint(gl_VertexID)));
    uint _519 = _513.w;
    vec2 _522 = vec2(float(int(_519 << uint(16)) >> 16), float(int((_519 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
    float _567 = (1.0 - abs(_522.x)) - abs(_522.y);
    vec2 _597 = (vec2(1.0) - abs(_522.yx)) * vec2((_522.x < 0.0) ? (-1.0) : 1.0, (_522.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _573 = bvec2(_567 < 0.0);
    vec3 _555 = normalize(vec3(vec2(_573.x ? _597.x : _522.x, _573.y ? _597.y : _522.y), _567));
    vec4 _497 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _614 = vec4(uintBitsToFloat(_513.xyz), 1.0);
    vec4 _627 = vec4(dot(a_WORLD0, _614), dot(a_WORLD1, _614), dot(a_WORLD2, _614), 1.0);
    float _707 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    vec3 _710 = a_WORLD0.xyz * _707;
    vec3 _713 = a_WORLD1.xyz * _707;
    vec3 _716 = a_WORLD2.xyz * _707;
    vec3 _719 = cross(_713, _716);
    vec3 _742 = vec3(dot(_719, _555), dot(cross(_716, _710), _555), dot(cross(_710, _713), _555)) * ((dot(_710, _719) < 0.0) ? (-1.0) : 1.0);
    float _820 = max(max(abs(_742.x), abs(_742.y)), abs(_742.z));
    vec3 _794 = _742 / vec3(max(_820, 9.9999999109757896545014425234895e-38));
    vec3 _801 = _794 * inversesqrt(max(dot(_794, _794), 0.5));
    bvec3 _806 = bvec3(_820 > 1.0000000031710768509710513471353e-30);
    vec3 _807 = vec3(_806.x ? _801.x : _555.x, _806.y ? _801.y : _555.y, _806.z ? _801.z : _555.z);
    float _666 = max(0.0, dot(_807, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _627), dot(u_vert_c[1], _627), dot(u_vert_c[2], _627), dot(u_vert_c[3], _627));
    v_TEXCOORD0 = _807;
    v_TEXCOORD1 = _497.xy;
    v_TEXCOORD2 = _497.zw;
    v_COLOR0 = vec4(_666, _666, _666, 1.0);
}
