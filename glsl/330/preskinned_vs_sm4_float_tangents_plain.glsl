#version 330
// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.
invariant gl_Position;

vec4 _1236;

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
    uint _608 = a_VERTEXBASE + uint(gl_VertexID);
    uvec4 _644 = texelFetch(t_skinned, int((_608 * 3u) + 1u));
    vec3 _666 = uintBitsToFloat(uvec3(_644.y, texelFetch(t_skinned, int((_608 * 3u) + 2u)).xy));
    vec2 _1235;
    if (u_vert_c[4].x > 0.0)
    {
        uvec4 _674 = texelFetch(t_tangents, int(_608));
        uint _675 = _674.x;
        _1235 = vec2(float(int(_675 << uint(16)) >> 16), float(int((_675 >> uint(16)) << uint(16)) >> 16));
    }
    else
    {
        _1235 = vec2(0.0);
    }
    float _726 = _1235.x * 3.0518509447574615478515625e-05;
    float _731 = abs(_1235.y) * 6.103701889514923095703125e-05 + (-1.0);
    vec2 _732 = vec2(_726, _731);
    float _760 = (1.0 - abs(_726)) - abs(_731);
    vec2 _790 = (vec2(1.0) - abs(_732.yx)) * vec2((_726 < 0.0) ? (-1.0) : 1.0, (_731 < 0.0) ? (-1.0) : 1.0);
    bvec2 _766 = bvec2(_760 < 0.0);
    float _738 = (_1235.y < 0.0) ? (-1.0) : 1.0;
    vec3 _688 = vec4(normalize(vec3(vec2(_766.x ? _790.x : _732.x, _766.y ? _790.y : _732.y), _760)), _738).xyz * ((_1235.y == 0.0) ? 0.0 : 1.0);
    vec4 _1209;
    _1209.x = _688.x;
    _1209.y = _688.y;
    _1209.z = _688.z;
    vec4 _618 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _809 = vec4(uintBitsToFloat(uvec3(texelFetch(t_skinned, int(_608 * 3u)).xy, _644.x)), 1.0);
    vec4 _822 = vec4(dot(a_WORLD0, _809), dot(a_WORLD1, _809), dot(a_WORLD2, _809), 1.0);
    float _890 = dot(a_WORLD0.xyz, _666);
    float _893 = dot(a_WORLD1.xyz, _666);
    float _896 = dot(a_WORLD2.xyz, _666);
    float _936 = max(max(abs(_890), abs(_893)), abs(_896));
    vec3 _910 = vec3(_890, _893, _896) / vec3(max(_936, 9.9999999109757896545014425234895e-38));
    vec3 _917 = _910 * inversesqrt(max(dot(_910, _910), 0.5));
    bvec3 _922 = bvec3(_936 > 1.0000000031710768509710513471353e-30);
    float _948 = dot(a_WORLD0.xyz, _1209.xyz);
    float _952 = dot(a_WORLD1.xyz, _1209.xyz);
    float _956 = dot(a_WORLD2.xyz, _1209.xyz);
    float _1011 = max(max(abs(_948), abs(_952)), abs(_956));
    vec3 _985 = vec3(_948, _952, _956) / vec3(max(_1011, 9.9999999109757896545014425234895e-38));
    vec3 _992 = _985 * inversesqrt(max(dot(_985, _985), 0.5));
    bvec3 _997 = bvec3(_1011 > 1.0000000031710768509710513471353e-30);
    float _1027 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _822), dot(u_vert_c[1], _822), dot(u_vert_c[2], _822), dot(u_vert_c[3], _822));
    v_TEXCOORD0 = vec3(_922.x ? _917.x : _666.x, _922.y ? _917.y : _666.y, _922.z ? _917.z : _666.z);
    v_TEXCOORD1 = _618.xy;
    v_TEXCOORD2 = _618.zw;
    v_TEXCOORD3 = vec4(vec3(_997.x ? _992.x : _1209.xyz.x, _997.y ? _992.y : _1209.xyz.y, _997.z ? _992.z : _1209.xyz.z), _738 * ((dot(a_WORLD0.xyz * _1027, cross(a_WORLD1.xyz * _1027, a_WORLD2.xyz * _1027)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _822.xyz;
}
