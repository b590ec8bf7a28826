#version 330
// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.
invariant gl_Position;

vec4 _1555;

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
    uint _680 = a_VERTEXBASE + uint(gl_VertexID);
    uvec4 _712 = texelFetch(t_skinned, int(_680));
    uint _714 = _712.x;
    uint _766 = _714 & 32767u;
    float _780 = (_766 < 1024u) ? (float(_766) * 5.9604644775390625e-08) : uintBitsToFloat((_766 << uint(13)) + ((_766 < 31744u) ? 939524096u : 1879048192u));
    uint _718 = _712.x >> uint(16);
    uint _794 = _718 & 32767u;
    float _808 = (_794 < 1024u) ? (float(_794) * 5.9604644775390625e-08) : uintBitsToFloat((_794 << uint(13)) + ((_794 < 31744u) ? 939524096u : 1879048192u));
    uint _721 = _712.y;
    uint _822 = _721 & 32767u;
    float _836 = (_822 < 1024u) ? (float(_822) * 5.9604644775390625e-08) : uintBitsToFloat((_822 << uint(13)) + ((_822 < 31744u) ? 939524096u : 1879048192u));
    uint _726 = _712.z;
    vec2 _729 = vec2(float(int(_726 << uint(16)) >> 16), float(int((_726 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);
    float _885 = (1.0 - abs(_729.x)) - abs(_729.y);
    vec2 _915 = (vec2(1.0) - abs(_729.yx)) * vec2((_729.x < 0.0) ? (-1.0) : 1.0, (_729.y < 0.0) ? (-1.0) : 1.0);
    bvec2 _891 = bvec2(_885 < 0.0);
    vec3 _873 = normalize(vec3(vec2(_891.x ? _915.x : _729.x, _891.y ? _915.y : _729.y), _885));
    vec2 _1554;
    if (u_vert_c[4].x > 0.0)
    {
        uvec4 _738 = texelFetch(t_tangents, int(_680));
        uint _739 = _738.x;
        _1554 = vec2(float(int(_739 << uint(16)) >> 16), float(int((_739 >> uint(16)) << uint(16)) >> 16));
    }
    else
    {
        _1554 = vec2(0.0);
    }
    float _946 = _1554.x * 3.0518509447574615478515625e-05;
    float _951 = abs(_1554.y) * 6.103701889514923095703125e-05 + (-1.0);
    vec2 _952 = vec2(_946, _951);
    float _980 = (1.0 - abs(_946)) - abs(_951);
    vec2 _1010 = (vec2(1.0) - abs(_952.yx)) * vec2((_946 < 0.0) ? (-1.0) : 1.0, (_951 < 0.0) ? (-1.0) : 1.0);
    bvec2 _986 = bvec2(_980 < 0.0);
    float _958 = (_1554.y < 0.0) ? (-1.0) : 1.0;
    vec3 _752 = vec4(normalize(vec3(vec2(_986.x ? _1010.x : _952.x, _986.y ? _1010.y : _952.y), _980)), _958).xyz * ((_1554.y == 0.0) ? 0.0 : 1.0);
    vec4 _1517;
    _1517.x = _752.x;
    _1517.y = _752.y;
    _1517.z = _752.z;
    vec4 _690 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1029 = vec4(((_714 & 32768u) != 0u) ? (-_780) : _780, ((_718 & 32768u) != 0u) ? (-_808) : _808, ((_721 & 32768u) != 0u) ? (-_836) : _836, 1.0);
    vec4 _1042 = vec4(dot(a_WORLD0, _1029), dot(a_WORLD1, _1029), dot(a_WORLD2, _1029), 1.0);
    float _1125 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    vec3 _1128 = a_WORLD0.xyz * _1125;
    vec3 _1131 = a_WORLD1.xyz * _1125;
    vec3 _1134 = a_WORLD2.xyz * _1125;
    vec3 _1137 = cross(_1131, _1134);
    vec3 _1160 = vec3(dot(_1137, _873), dot(cross(_1134, _1128), _873), dot(cross(_1128, _1131), _873)) * ((dot(_1128, _1137) < 0.0) ? (-1.0) : 1.0);
    float _1238 = max(max(abs(_1160.x), abs(_1160.y)), abs(_1160.z));
    vec3 _1212 = _1160 / vec3(max(_1238, 9.9999999109757896545014425234895e-38));
    vec3 _1219 = _1212 * inversesqrt(max(dot(_1212, _1212), 0.5));
    bvec3 _1224 = bvec3(_1238 > 1.0000000031710768509710513471353e-30);
    float _1250 = dot(a_WORLD0.xyz, _1517.xyz);
    float _1254 = dot(a_WORLD1.xyz, _1517.xyz);
    float _1258 = dot(a_WORLD2.xyz, _1517.xyz);
    float _1313 = max(max(abs(_1250), abs(_1254)), abs(_1258));
    vec3 _1287 = vec3(_1250, _1254, _1258) / vec3(max(_1313, 9.9999999109757896545014425234895e-38));
    vec3 _1294 = _1287 * inversesqrt(max(dot(_1287, _1287), 0.5));
    bvec3 _1299 = bvec3(_1313 > 1.0000000031710768509710513471353e-30);
    float _1329 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _1042), dot(u_vert_c[1], _1042), dot(u_vert_c[2], _1042), dot(u_vert_c[3], _1042));
    v_TEXCOORD0 = vec3(_1224.x ? _1219.x : _873.x, _1224.y ? _1219.y : _873.y, _1224.z ? _1219.z : _873.z);
    v_TEXCOORD1 = _690.xy;
    v_TEXCOORD2 = _690.zw;
    v_TEXCOORD3 = vec4(vec3(_1299.x ? _1294.x : _1517.xyz.x, _1299.y ? _1294.y : _1517.xyz.y, _1299.z ? _1294.z : _1517.xyz.z), _958 * ((dot(a_WORLD0.xyz * _1329, cross(a_WORLD1.xyz * _1329, a_WORLD2.xyz * _1329)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _1042.xyz;
}
