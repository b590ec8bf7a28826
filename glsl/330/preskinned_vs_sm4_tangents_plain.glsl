#version 330
// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.
invariant gl_Position;

vec4 _1274;

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
    uint _588 = a_VERTEXBASE + uint(gl_VertexID);
    uvec4 _617 = texelFetch(t_skinned, int(_588));
    uint _623 = _617.w;
    vec2 _626 = vec2(float(int(_623 << uint(16)) >> 16), float(int((_623 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
    float _698 = (1.0 - abs(_626.x)) - abs(_626.y);
    vec2 _728 = (vec2(1.0) - abs(_626.yx)) * vec2((_626.x < 0.0) ? (-1.0) : 1.0, (_626.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _704 = bvec2(_698 < 0.0);
    vec3 _686 = normalize(vec3(vec2(_704.x ? _728.x : _626.x, _704.y ? _728.y : _626.y), _698));
    vec2 _1273;
    if (u_vert_c[4].x > 0.0)
    {
        uvec4 _635 = texelFetch(t_tangents, int(_588));
        uint _636 = _635.x;
        _1273 = vec2(float(int(_636 << uint(16)) >> 16), float(int((_636 >> uint(16)) << uint(16)) >> 16));
    }
    else
    {
        _1273 = vec2(0.0);
    }
    float _759 = _1273.x * 3.0518509447574615478515625e-05;
    float _764 = abs(_1273.y) * 6.103701889514923095703125e-05 + (-1.0);
    vec2 _765 = vec2(_759, _764);
    float _793 = (1.0 - abs(_759)) - abs(_764);
    vec2 _823 = (vec2(1.0) - abs(_765.yx)) * vec2((_759 < 0.0) ? (-1.0) : 1.0, (_764 < 0.0) ? (-1.0) : 1.0);
    bvec2 _799 = bvec2(_793 < 0.0);
    float _771 = (_1273.y < 0.0) ? (-1.0) : 1.0;
    vec3 _649 = vec4(normalize(vec3(vec2(_799.x ? _823.x : _765.x, _799.y ? _823.y : _765.y), _793)), _771).xyz * ((_1273.y == 0.0) ? 0.0 : 1.0);
    vec4 _1245;
    _1245.x = _649.x;
    _1245.y = _649.y;
    _1245.z = _649.z;
    vec4 _598 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _842 = vec4(uintBitsToFloat(_617.xyz), 1.0);
    vec4 _855 = vec4(dot(a_WORLD0, _842), dot(a_WORLD1, _842), dot(a_WORLD2, _842), 1.0);
    float _923 = dot(a_WORLD0.xyz, _686);
    float _926 = dot(a_WORLD1.xyz, _686);
    float _929 = dot(a_WORLD2.xyz, _686);
    float _969 = max(max(abs(_923), abs(_926)), abs(_929));
    vec3 _943 = vec3(_923, _926, _929) / vec3(max(_969, 9.9999999109757896545014425234895e-38));
    vec3 _950 = _943 * inversesqrt(max(dot(_943, _943), 0.5));
    bvec3 _955 = bvec3(_969 > 1.0000000031710768509710513471353e-30);
    float _981 = dot(a_WORLD0.xyz, _1245.xyz);
    float _985 = dot(a_WORLD1.xyz, _1245.xyz);
    float _989 = dot(a_WORLD2.xyz, _1245.xyz);
    float _1044 = max(max(abs(_981), abs(_985)), abs(_989));
    vec3 _1018 = vec3(_981, _985, _989) / vec3(max(_1044, 9.9999999109757896545014425234895e-38));
    vec3 _1025 = _1018 * inversesqrt(max(dot(_1018, _1018), 0.5));
    bvec3 _1030 = bvec3(_1044 > 1.0000000031710768509710513471353e-30);
    float _1060 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _855), dot(u_vert_c[1], _855), dot(u_vert_c[2], _855), dot(u_vert_c[3], _855));
    v_TEXCOORD0 = vec3(_955.x ? _950.x : _686.x, _955.y ? _950.y : _686.y, _955.z ? _950.z : _686.z);
    v_TEXCOORD1 = _598.xy;
    v_TEXCOORD2 = _598.zw;
    v_TEXCOORD3 = vec4(vec3(_1030.x ? _1025.x : _1245.xyz.x, _1030.y ? _1025.y : _1245.xyz.y, _1030.z ? _1025.z : _1245.xyz.z), _771 * ((dot(a_WORLD0.xyz * _1060, cross(a_WORLD1.xyz * _1060, a_WORLD2.xyz * _1060)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _855.xyz;
}
