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
layout(location = 14) in vec4 a_TANGENT;
out vec3 v_TEXCOORD0;
out vec2 v_TEXCOORD1;
out vec2 v_TEXCOORD2;
out vec4 v_TEXCOORD3;
out vec3 v_TEXCOORD4;

void main()
{
    vec4 _1705;
    vec4 _1706;
    vec4 _1707;
    vec4 _1708;
    vec4 _1709;
    _1709 = a_BLENDWEIGHT;
    _1708 = a_BLENDINDICES;
    _1707 = vec4(0.0);
    _1706 = vec4(0.0);
    _1705 = vec4(0.0);
    vec4 _659;
    vec4 _661;
    vec4 _1710;
    vec4 _1711;
    vec4 _1712;
    for (int _1704 = 0; _1704 < 4; _1709 = _659, _1708 = _661, _1707 = _1712, _1706 = _1711, _1705 = _1710, _1704++)
    {
        int _653 = int(_1708.x);
        if (_1709.x > 0.0)
        {
            _1712 = _1707 + (u_vert_c[(_653 * 3) * 1 + 31] * _1709.x);
            _1711 = _1706 + (u_vert_c[((_653 * 3) + 1) * 1 + 31] * _1709.x);
            _1710 = _1705 + (u_vert_c[((_653 * 3) + 2) * 1 + 31] * _1709.x);
        }
        else
        {
            _1712 = _1707;
            _1711 = _1706;
            _1710 = _1705;
        }
        _659 = _1709.yzwx;
        _661 = _1708.yzwx;
    }
    vec4 _783 = vec4(a_POSITION, 1.0);
    float _848 = 1.0 / max(max(max(max(max(abs(_1707.x), abs(_1707.y)), abs(_1707.z)), max(max(abs(_1706.x), abs(_1706.y)), abs(_1706.z))), max(max(abs(_1705.x), abs(_1705.y)), abs(_1705.z))), 9.9999999109757896545014425234895e-38);
    vec3 _851 = _1707.xyz * _848;
    vec3 _854 = _1706.xyz * _848;
    vec3 _857 = _1705.xyz * _848;
    vec3 _860 = cross(_854, _857);
    vec3 _883 = vec3(dot(_860, a_NORMAL), dot(cross(_857, _851), a_NORMAL), dot(cross(_851, _854), a_NORMAL)) * ((dot(_851, _860) < 0.0) ? (-1.0) : 1.0);
    float _961 = max(max(abs(_883.x), abs(_883.y)), abs(_883.z));
    vec3 _935 = _883 / vec3(max(_961, 9.9999999109757896545014425234895e-38));
    vec3 _942 = _935 * inversesqrt(max(dot(_935, _935), 0.5));
    bvec3 _947 = bvec3(_961 > 1.0000000031710768509710513471353e-30);
    vec3 _948 = vec3(_947.x ? _942.x : a_NORMAL.x, _947.y ? _942.y : a_NORMAL.y, _947.z ? _942.z : a_NORMAL.z);
    float _973 = dot(_1707.xyz, a_TANGENT.xyz);
    float _977 = dot(_1706.xyz, a_TANGENT.xyz);
    float _981 = dot(_1705.xyz, a_TANGENT.xyz);
    float _1036 = max(max(abs(_973), abs(_977)), abs(_981));
    vec3 _1010 = vec3(_973, _977, _981) / vec3(max(_1036, 9.9999999109757896545014425234895e-38));
    vec3 _1017 = _1010 * inversesqrt(max(dot(_1010, _1010), 0.5));
    bvec3 _1022 = bvec3(_1036 > 1.0000000031710768509710513471353e-30);
    float _1052 = 1.0 / max(max(max(max(max(abs(_1707.x), abs(_1707.y)), abs(_1707.z)), max(max(abs(_1706.x), abs(_1706.y)), abs(_1706.z))), max(max(abs(_1705.x), abs(_1705.y)), abs(_1705.z))), 9.9999999109757896545014425234895e-38);
    float _993 = a_TANGENT.w * ((dot(_1707.xyz * _1052, cross(_1706.xyz * _1052, _1705.xyz * _1052)) < 0.0) ? (-1.0) : 1.0);
    vec4 _997 = vec4(vec3(_1022.x ? _1017.x : a_TANGENT.xyz.x, _1022.y ? _1017.y : a_TANGENT.xyz.y, _1022.z ? _1017.z : a_TANGENT.xyz.z), _993);
    vec4 _697 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1123 = vec4(dot(_1707, _783), dot(_1706, _783), dot(_1705, _783), 1.0);
    vec4 _1136 = vec4(dot(u_vert_c[16], _1123), dot(u_vert_c[17], _1123), dot(u_vert_c[18], _1123), dot(u_vert_c[19], _1123));
    float _1219 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _1222 = u_vert_c[16].xyz * _1219;
    vec3 _1225 = u_vert_c[17].xyz * _1219;
    vec3 _1228 = u_vert_c[18].xyz * _1219;
    vec3 _1231 = cross(_1225, _1228);
    vec3 _1254 = vec3(dot(_1231, _948), dot(cross(_1228, _1222), _948), dot(cross(_1222, _1225), _948)) * ((dot(_1222, _1231) < 0.0) ? (-1.0) : 1.0);
    float _1332 = max(max(abs(_1254.x), abs(_1254.y)), abs(_1254.z));
    vec3 _1306 = _1254 / vec3(max(_1332, 9.9999999109757896545014425234895e-38));
    vec3 _1313 = _1306 * inversesqrt(max(dot(_1306, _1306), 0.5));
    bvec3 _1318 = bvec3(_1332 > 1.0000000031710768509710513471353e-30);
    float _1344 = dot(u_vert_c[16].xyz, _997.xyz);
    float _1348 = dot(u_vert_c[17].xyz, _997.xyz);
    float _1352 = dot(u_vert_c[18].xyz, _997.xyz);
    float _1407 = max(max(abs(_1344), abs(_1348)), abs(_1352));
    vec3 _1381 = vec3(_1344, _1348, _1352) / vec3(max(_1407, 9.9999999109757896545014425234895e-38));
    vec3 _1388 = _1381 * inversesqrt(max(dot(_1381, _1381), 0.5));
    bvec3 _1393 = bvec3(_1407 > 1.0000000031710768509710513471353e-30);
    float _1423 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _1136), dot(u_vert_c[1], _1136), dot(u_vert_c[2], _1136), dot(u_vert_c[3], _1136));
    v_TEXCOORD0 = vec3(_1318.x ? _1313.x : _948.x, _1318.y ? _1313.y : _948.y, _1318.z ? _1313.z : _948.z);
    v_TEXCOORD1 = _697.xy;
    v_TEXCOORD2 = _697.zw;
    v_TEXCOORD3 = vec4(vec3(_1393.x ? _1388.x : _997.xyz.x, _1393.y ? _1388.y : _997.xyz.y, _1393.z ? _1388.z : _997.xyz.z), _993 * ((dot(u_vert_c[16].xyz * _1423, cross(u_vert_c[17].xyz * _1423, u_vert_c[18].xyz * _1423)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _1136.xyz;
}
