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
    uvec4 _521 = texelFetch(t_skinned, int(a_VERTEXBASE + uint(gl_VertexID)));
    uint _523 = _521.x;
    uint _548 = _523 & 32767u;
    float _562 = (_548 < 1024u) ? (float(_548) * 5.9604644775390625e-08) : uintBitsToFloat((_548 << uint(13)) + ((_548 < 31744u) ? 939524096u : 1879048192u));
    uint _527 = _521.x >> uint(16);
    uint _576 = _527 & 32767u;
    float _590 = (_576 < 1024u) ? (float(_576) * 5.9604644775390625e-08) : uintBitsToFloat((_576 << uint(13)) + ((_576 < 31744u) ? 939524096u : 1879048192u));
    uint _530 = _521.y;
    uint _604 = _530 & 32767u;
    float _618 = (_604 < 1024u) ? (float(_604) * 5.9604644775390625e-08) : uintBitsToFloat((_604 << uint(13)) + ((_604 < 31744u) ? 939524096u : 1879048192u));
    uint _535 = _521.z;
    vec2 _538 = vec2(float(int(_535 << uint(16)) >> 16), float(int((_535 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
    float _667 = (1.0 - abs(_538.x)) - abs(_538.y);
    vec2 _697 = (vec2(1.0) - abs(_538.yx)) * vec2((_538.x < 0.0) ? (-1.0) : 1.0, (_538.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _673 = bvec2(_667 < 0.0);
    vec3 _655 = normalize(vec3(vec2(_673.x ? _697.x : _538.x, _673.y ? _697.y : _538.y), _667));
    vec4 _502 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _714 = vec4(((_523 & 32768u) != 0u) ? (-_562) : _562, ((_527 & 32768u) != 0u) ? (-_590) : _590, ((_530 & 32768u) != 0u) ? (-_618) : _618, 1.0);
    vec4 _727 = vec4(dot(a_WORLD0, _714), dot(a_WORLD1, _714), dot(a_WORLD2, _714), 1.0);
    float _792 = dot(a_WORLD0.xyz, _655);
    float _795 = dot(a_WORLD1.xyz, _655);
    float _798 = dot(a_WORLD2.xyz, _655);
    float _838 = max(max(abs(_792), abs(_795)), abs(_798));
    vec3 _812 = vec3(_792, _795, _798) / vec3(max(_838, 9.9999999109757896545014425234895e-38));
    vec3 _819 = _812 * inversesqrt(max(dot(_812, _812), 0.5));
    bvec3 _824 = bvec3(_838 > 1.0000000031710768509710513471353e-30);
    vec3 _825 = vec3(_824.x ? _819.x : _655.x, _824.y ? _819.y : _655.y, _824.z ? _819.z : _655.z);
    float _766 = max(0.0, dot(_825, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _727), dot(u_vert_c[1], _727), dot(u_vert_c[2], _727), dot(u_vert_c[3], _727));
    v_TEXCOORD0 = _825;
    v_TEXCOORD1 = _502.xy;
    v_TEXCOORD2 = _502.zw;
    v_COLOR0 = vec4(_766, _766, _766, 1.0);
}
