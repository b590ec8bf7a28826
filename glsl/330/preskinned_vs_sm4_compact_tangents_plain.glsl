#version 330
// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.
invariant gl_Position;

vec4 _1421;

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
    uint _637 = a_VERTEXBASE + uint(gl_VertexID);
    uvec4 _669 = texelFetch(t_skinned, int(_637));
    uint _671 = _669.x;
    uint _723 = _671 & 32767u;
    float _737 = (_723 < 1024u) ? (float(_723) * 5.9604644775390625e-08) : uintBitsToFloat((_723 << uint(13)) + ((_723 < 31744u) ? 939524096u : 1879048192u));
    uint _675 = _669.x >> uint(16);
    uint _751 = _675 & 32767u;
    float _765 = (_751 < 1024u) ? (float(_751) * 5.9604644775390625e-08) : uintBitsToFloat((_751 << uint(13)) + ((_751 < 31744u) ? 939524096u : 1879048192u));
    uint _678 = _669.y;
    uint _779 = _678 & 32767u;
    float _793 = (_779 < 1024u) ? (float(_779) * 5.9604644775390625e-08) : uintBitsToFloat((_779 << uint(13)) + ((_779 < 31744u) ? 939524096u : 1879048192u));
    uint _683 = _669.z;
    vec2 _686 = vec2(float(int(_683 << uint(16)) >> 16), float(int((_683 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
    float _842 = (1.0 - abs(_686.x)) - abs(_686.y);
    vec2 _872 = (vec2(1.0) - abs(_686.yx)) * vec2((_686.x < 0.0) ? (-1.0) : 1.0, (_686.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _848 = bvec2(_842 < 0.0);
    vec3 _830 = normalize(vec3(vec2(_848.x ? _872.x : _686.x, _848.y ? _872.y : _686.y), _842));
    vec2 _1420;
    if (u_vert_c[4].x > 0.0)
    {
        uvec4 _695 = texelFetch(t_tangents, int(_637));
        uint _696 = _695.x;
        _1420 = vec2(float(int(_696 << uint(16)) >> 16), float(int((_696 >> uint(16)) << uint(16)) >> 16));
    }
    else
    {
        _1420 = vec2(0.0);
    }
    float _903 = _1420.x * 3.0518509447574615478515625e-05;
    float _908 = abs(_1420.y) * 6.103701889514923095703125e-05 + (-1.0);
    vec2 _909 = vec2(_903, _908);
    float _937 = (1.0 - abs(_903)) - abs(_908);
    vec2 _967 = (vec2(1.0) - abs(_909.yx)) * vec2((_903 < 0.0) ? (-1.0) : 1.0, (_908 < 0.0) ? (-1.0) : 1.0);
    bvec2 _943 = bvec2(_937 < 0.0);
    float _915 = (_1420.y < 0.0) ? (-1.0) : 1.0;
    vec3 _709 = vec4(normalize(vec3(vec2(_943.x ? _967.x : _909.x, _943.y ? _967.y : _909.y), _937)), _915).xyz * ((_1420.y == 0.0) ? 0.0 : 1.0);
    vec4 _1392;
    _1392.x = _709.x;
    _1392.y = _709.y;
    _1392.z = _709.z;
    vec4 _647 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _986 = vec4(((_671 & 32768u) != 0u) ? (-_737) : _737, ((_675 & 32768u) != 0u) ? (-_765) : _765, ((_678 & 32768u) != 0u) ? (-_793) : _793, 1.0);
    vec4 _999 = vec4(dot(a_WORLD0, _986), dot(a_WORLD1, _986), dot(a_WORLD2, _986), 1.0);
    float _1067 = dot(a_WORLD0.xyz, _830);
    float _1070 = dot(a_WORLD1.xyz, _830);
    float _1073 = dot(a_WORLD2.xyz, _830);
    float _1113 = max(max(abs(_1067), abs(_1070)), abs(_1073));
    vec3 _1087 = vec3(_1067, _1070, _1073) / vec3(max(_1113, 9.9999999109757896545014425234895e-38));
    vec3 _1094 = _1087 * inversesqrt(max(dot(_1087, _1087), 0.5));
    bvec3 _1099 = bvec3(_1113 > 1.0000000031710768509710513471353e-30);
    float _1125 = dot(a_WORLD0.xyz, _1392.xyz);
    float _1129 = dot(a_WORLD1.xyz, _1392.xyz);
    float _1133 = dot(a_WORLD2.xyz, _1392.xyz);
    float _1188 = max(max(abs(_1125), abs(_1129)), abs(_1133));
    vec3 _1162 = vec3(_1125, _1129, _1133) / vec3(max(_1188, 9.9999999109757896545014425234895e-38));
    vec3 _1169 = _1162 * inversesqrt(max(dot(_1162, _1162), 0.5));
    bvec3 _1174 = bvec3(_1188 > 1.0000000031710768509710513471353e-30);
    float _1204 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _999), dot(u_vert_c[1], _999), dot(u_vert_c[2], _999), dot(u_vert_c[3], _999));
    v_TEXCOORD0 = vec3(_1099.x ? _1094.x : _830.x, _1099.y ? _1094.y : _830.y, _1099.z ? _1094.z : _830.z);
    v_TEXCOORD1 = _647.xy;
    v_TEXCOORD2 = _647.zw;
    v_TEXCOORD3 = vec4(vec3(_1174.x ? _1169.x : _1392.xyz.x, _1174.y ? _1169.y : _1392.xyz.y, _1174.z ? _1169.z : _1392.xyz.z), _915 * ((dot(a_WORLD0.xyz * _1204, cross(a_WORLD1.xyz * _1204, a_WORLD2.xyz * _1204)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _999.xyz;
}
