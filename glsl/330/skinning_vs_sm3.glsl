#version 330
// From skinning_vs_sm3.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[223];
layout(location = 0) in vec3 a_POSITION;
layout(location = 1) in vec4 a_BLENDWEIGHT;
layout(location = 7) in vec4 a_BLENDINDICES;
layout(location = 2) in vec3 a_NORMAL;
layout(location = 8) in vec2 a_TEXCOORD0;
layout(location = 9) in vec2 a_TEXCOORD1;
out vec3 v_TEXCOORD0;
out vec2 v_TEXCOORD1;
out vec2 v_TEXCOORD2;
out vec4 v_COLOR0;

void main()
{
    vec4 _1248;
    vec4 _1249;
    vec4 _1250;
    vec4 _1251;
    vec4 _1252;
    _1252 = a_BLENDWEIGHT;
    _1251 = a_BLENDINDICES;
    _1250 = vec4(0.0);
    _1249 = vec4(0.0);
    _1248 = vec4(0.0);
    vec4 _550;
    vec4 _552;
    vec4 _1253;
    vec4 _1254;
    vec4 _1255;
    for (int _1247 = 0; _1247 < 4; _1252 = _550, _1251 = _552, _1250 = _1255, _1249 = _1254, _1248 = _1253, _1247++)
    {
        int _544 = int(_1251.x);
        if (_1252.x > 0.0)
        {
            _1255 = _1250 + (u_vert_c[(_544 * 3) * 1 + 31] * _1252.x);
            _1254 = _1249 + (u_vert_c[((_544 * 3) + 1) * 1 + 31] * _1252.x);
            _1253 = _1248 + (u_vert_c[((_544 * 3) + 2) * 1 + 31] * _1252.x);
        }
        else
        {
            _1255 = _1250;
            _1254 = _1249;
            _1253 = _1248;
        }
        _550 = _1252.yzwx;
        _552 = _1251.yzwx;
    }
    vec4 _661 = vec4(a_POSITION, 1.0);
    float _726 = 1.0 / max(max(max(max(max(abs(_1250.x), abs(_1250.y)), abs(_1250.z)), max(max(abs(_1249.x), abs(_1249.y)), abs(_1249.z))), max(max(abs(_1248.x), abs(_1248.y)), abs(_1248.z))), 9.9999999109757896545014425234895e-38);
    vec3 _729 = _1250.xyz * _726;
    vec3 _732 = _1249.xyz * _726;
    vec3 _735 = _1248.xyz * _726;
    vec3 _738 = cross(_732, _735);
    vec3 _761 = vec3(dot(_738, a_NORMAL), dot(cross(_735, _729), a_NORMAL), dot(cross(_729, _732), a_NORMAL)) * ((dot(_729, _738) < 0.0) ? (-1.0) : 1.0);
    float _839 = max(max(abs(_761.x), abs(_761.y)), abs(_761.z));
    vec3 _813 = _761 / vec3(max(_839, 9.9999999109757896545014425234895e-38));
    vec3 _820 = _813 * inversesqrt(max(dot(_813, _813), 0.5));
    bvec3 _825 = bvec3(_839 > 1.0000000031710768509710513471353e-30);
    vec3 _826 = vec3(_825.x ? _820.x : a_NORMAL.x, _825.y ? _820.y : a_NORMAL.y, _825.z ? _820.z : a_NORMAL.z);
    vec4 _575 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _856 = vec4(dot(_1250, _661), dot(_1249, _661), dot(_1248, _661), 1.0);
    vec4 _869 = vec4(dot(u_vert_c[16], _856), dot(u_vert_c[17], _856), dot(u_vert_c[18], _856), dot(u_vert_c[19], _856));
    float _949 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _952 = u_vert_c[16].xyz * _949;
    vec3 _955 = u_vert_c[17].xyz * _949;
    vec3 _958 = u_vert_c[18].xyz * _949;
    vec3 _961 = cross(_955, _958);
    vec3 _984 = vec3(dot(_961, _826), dot(cross(_958, _952), _826), dot(cross(_952, _955), _826)) * ((dot(_952, _961) < 0.0) ? (-1.0) : 1.0);
    float _1062 = max(max(abs(_984.x), abs(_984.y)), abs(_984.z));
    vec3 _1036 = _984 / vec3(max(_1062, 9.9999999109757896545014425234895e-38));
    vec3 _1043 = _1036 * inversesqrt(max(dot(_1036, _1036), 0.5));
    bvec3 _1048 = bvec3(_1062 > 1.0000000031710768509710513471353e-30);
    vec3 _1049 = vec3(_1048.x ? _1043.x : _826.x, _1048.y ? _1043.y : _826.y, _1048.z ? _1043.z : _826.z);
    float _908 = max(0.0, dot(_1049, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _869), dot(u_vert_c[1], _869), dot(u_vert_c[2], _869), dot(u_vert_c[3], _869));
    v_TEXCOORD0 = _1049;
    v_TEXCOORD1 = _575.xy;
    v_TEXCOORD2 = _575.zw;
    v_COLOR0 = vec4(_908, _908, _908, 1.0);
}
