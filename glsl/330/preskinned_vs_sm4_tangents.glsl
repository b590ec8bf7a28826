#version 330
// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.
invariant gl_Position;

vec4 _1408;

uniform vec4 u_vert_c[5];
uniform usamplerBuffer t_skinned;
uniform usamplerBuffer t_tangents;

layout(location = 8) in vec2 a_TEXCOORD0;
layout(location = 9) in vec2 a_TEXCOORD1;
layout(location = 5) in uint a_VERTEXBASE;
layout(location = 6) in vec4 a_WORLD0;
layout(location = 3) in vec4 a_WORLD1;
layout(location = 4) in vec4 a_WORLD2;
out vec3 v_TEXCOORD0;
out vec2 v_TEXCOORD1;
out vec2 v_TEXCOORD2;
out vec4 v_TEXCOORD3;
out vec3 v_TEXCOORD4;

void main()
{
    uint _631 = a_VERTEXBASE + uint(gl_VertexID);
    uvec4 _660 = texelFetch(t_skinned, int(_631));
    uint _666 = _660.w;
    vec2 _669 = vec2(float(int(_666 << uint(16)) >> 16), float(int((_666 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
    float _741 = (1.0 - abs(_669.x)) - abs(_669.y);
    vec2 _771 = (vec2(1.0) - abs(_669.yx)) * vec2((_669.x < 0.0) ? (-1.0) : 1.0, (_669.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _747 = bvec2(_741 < 0.0);
    vec3 _729 = normalize(vec3(vec2(_747.x ? _771.x : _669.x, _747.y ? _771.y : _669.y), _741));
    vec2 _1407;
    if (u_vert_c[4].x > 0.0)
    {
        uvec4 _678 = texelFetch(t_tangents, int(_631));
        uint _679 = _678.x;
        _1407 = vec2(float(int(_679 << uint(16)) >> 16), float(int((_679 >> uint(16)) << uint(16)) >> 16));
    }
    else
    {
        _1407 = vec2(0.0);
    }
    float _802 = _1407.x * 3.0518509447574615478515625e-05;
    float _807 = abs(_1407.y) * 6.103701889514923095703125e-05 + (-1.0);
    vec2 _808 = vec2(_802, _807);
    float _836 = (1.0 - abs(_802)) - abs(_807);
    vec2 _866 = (vec2(1.0) - abs(_808.yx)) * vec2((_802 < 0.0) ? (-1.0) : 1.0, (_807 < 0.0) ? (-1.0) : 1.0);
    bvec2 _842 = bvec2(_836 < 0.0);
    float _814 = (_1407.y < 0.0) ? (-1.0) : 1.0;
    vec3 _692 = vec4(normalize(vec3(vec2(_842.x ? _866.x : _808.x, _842.y ? _866.y : _808.y), _836)), _814).xyz * ((_1407.y == 0.0) ? 0.0 : 1.0);
    vec4 _1370;
    _1370.x = _692.x;
    _1370.y = _692.y;
    _1370.z = _692.z;
    vec4 _641 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _885 = vec4(uintBitsToFloat(_660.xyz), 1.0);
    vec4 _898 = vec4(dot(a_WORLD0, _885), dot(a_WORLD1, _885), dot(a_WORLD2, _885), 1.0);
    float _981 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    vec3 _984 = a_WORLD0.xyz * _981;
    vec3 _987 = a_WORLD1.xyz * _981;
    vec3 _990 = a_WORLD2.xyz * _981;
    vec3 _993 = cross(_987, _990);
    vec3 _1016 = vec3(dot(_993, _729), dot(cross(_990, _984), _729), dot(cross(_984, _987), _729)) * ((dot(_984, _993) < 0.0) ? (-1.0) : 1.0);
    float _1094 = max(max(abs(_1016.x), abs(_1016.y)), abs(_1016.z));
    vec3 _1068 = _1016 / vec3(max(_1094, 9.9999999109757896545014425234895e-38));
    vec3 _1075 = _1068 * inversesqrt(max(dot(_1068, _1068), 0.5));
    bvec3 _1080 = bvec3(_1094 > 1.0000000031710768509710513471353e-30);
    float _1106 = dot(a_WORLD0.xyz, _1370.xyz);
    float _1110 = dot(a_WORLD1.xyz, _1370.xyz);
    float _1114 = dot(a_WORLD2.xyz, _1370.xyz);
    float _1169 = max(max(abs(_1106), abs(_1110)), abs(_1114));
    vec3 _1143 = vec3(_1106, _1110, _1114) / vec3(max(_1169, 9.9999999109757896545014425234895e-38));
    vec3 _1150 = _1143 * inversesqrt(max(dot(_1143, _1143), 0.5));
    bvec3 _1155 = bvec3(_1169 > 1.0000000031710768509710513471353e-30);
    float _1185 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _898), dot(u_vert_c[1], _898), dot(u_vert_c[2], _898), dot(u_vert_c[3], _898));
    v_TEXCOORD0 = vec3(_1080.x ? _1075.x : _729.x, _1080.y ? _1075.y : _729.y, _1080.z ? _1075.z : _729.z);
    v_TEXCOORD1 = _641.xy;
    v_TEXCOORD2 = _641.zw;
    v_TEXCOORD3 = vec4(vec3(_1155.x ? _1150.x : _1370.xyz.x, _1155.y ? _1150.y : _1370.xyz.y, _1155.z ? _1150.z : _1370.xyz.z), _814 * ((dot(a_WORLD0.xyz * _1185, cross(a_WORLD1.xyz * _1185, a_WORLD2.xyz * _1185)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _898.xyz;
}
