#version 330
// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.
invariant gl_Position;

vec4 _1370;

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
    uint _651 = a_VERTEXBASE + uint(gl_VertexID);
    uvec4 _687 = texelFetch(t_skinned, int((_651 * 3u) + 1u));
    vec3 _709 = uintBitsToFloat(uvec3(_687.y, texelFetch(t_skinned, int((_651 * 3u) + 2u)).xy));
    vec2 _1369;
    if (u_vert_c[4].x > 0.0)
    {
        uvec4 _717 = texelFetch(t_tangents, int(_651));
        uint _718 = _717.x;
        _1369 = vec2(float(int(_718 << uint(16)) >> 16), float(int((_718 >> uint(16)) << uint(16)) >> 16));
    }
    else
    {
        _1369 = vec2(0.0);
    }
    float _769 = _1369.x * 3.0518509447574615478515625e-05;
    float _774 = abs(_1369.y) * 6.103701889514923095703125e-05 + (-1.0);
    vec2 _775 = vec2(_769, _774);
    float _803 = (1.0 - abs(_769)) - abs(_774);
    vec2 _833 = (vec2(1.0) - abs(_775.yx)) * vec2((_769 < 0.0) ? (-1.0) : 1.0, (_774 < 0.0) ? (-1.0) : 1.0);
    bvec2 _809 = bvec2(_803 < 0.0);
    float _781 = (_1369.y < 0.0) ? (-1.0) : 1.0;
    vec3 _731 = vec4(normalize(vec3(vec2(_809.x ? _833.x : _775.x, _809.y ? _833.y : _775.y), _803)), _781).xyz * ((_1369.y == 0.0) ? 0.0 : 1.0);
    vec4 _1334;
    _1334.x = _731.x;
    _1334.y = _731.y;
    _1334.z = _731.z;
    vec4 _661 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _852 = vec4(uintBitsToFloat(uvec3(texelFetch(t_skinned, int(_651 * 3u)).xy, _687.x)), 1.0);
    vec4 _865 = vec4(dot(a_WORLD0, _852), dot(a_WORLD1, _852), dot(a_WORLD2, _852), 1.0);
    float _948 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    vec3 _951 = a_WORLD0.xyz * _948;
    vec3 _954 = a_WORLD1.xyz * _948;
    vec3 _957 = a_WORLD2.xyz * _948;
    vec3 _960 = cross(_954, _957);
    vec3 _983 = vec3(dot(_960, _709), dot(cross(_957, _951), _709), dot(cross(_951, _954), _709)) * ((dot(_951, _960) < 0.0) ? (-1.0) : 1.0);
    float _1061 = max(max(abs(_983.x), abs(_983.y)), abs(_983.z));
    vec3 _1035 = _983 / vec3(max(_1061, 9.9999999109757896545014425234895e-38));
    vec3 _1042 = _1035 * inversesqrt(max(dot(_1035, _1035), 0.5));
    bvec3 _1047 = bvec3(_1061 > 1.0000000031710768509710513471353e-30);
    float _1073 = dot(a_WORLD0.xyz, _1334.xyz);
    float _1077 = dot(a_WORLD1.xyz, _1334.xyz);
    float _1081 = dot(a_WORLD2.xyz, _1334.xyz);
    float _1136 = max(max(abs(_1073), abs(_1077)), abs(_1081));
    vec3 _1110 = vec3(_1073, _1077, _1081) / vec3(max(_1136, 9.9999999109757896545014425234895e-38));
    vec3 _1117 = _1110 * inversesqrt(max(dot(_1110, _1110), 0.5));
    bvec3 _1122 = bvec3(_1136 > 1.0000000031710768509710513471353e-30);
    float _1152 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _865), dot(u_vert_c[1], _865), dot(u_vert_c[2], _865), dot(u_vert_c[3], _865));
    v_TEXCOORD0 = vec3(_1047.x ? _1042.x : _709.x, _1047.y ? _1042.y : _709.y, _1047.z ? _1042.z : _709.z);
    v_TEXCOORD1 = _661.xy;
    v_TEXCOORD2 = _661.zw;
    v_TEXCOORD3 = vec4(vec3(_1122.x ? _1117.x : _1334.xyz.x, _1122.y ? _1117.y : _1334.xyz.y, _1122.z ? _1117.z : _1334.xyz.z), _781 * ((dot(a_WORLD0.xyz * _1152, cross(a_WORLD1.xyz * _1152, a_WORLD2.xyz * _1152)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _865.xyz;
}
