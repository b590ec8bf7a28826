#version 120
// From skinning_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[223];
attribute vec3 a_POSITION;
attribute vec4 a_BLENDWEIGHT;
attribute vec4 a_BLENDINDICES;
attribute vec3 a_NORMAL;
attribute vec2 a_TEXCOORD0;
attribute vec2 a_TEXCOORD1;
varying vec3 v_TEXCOORD0;
varying vec2 v_TEXCOORD1;
varying vec2 v_TEXCOORD2;
varying vec4 v_COLOR0;

void main()
{
    int _546 = int(a_BLENDINDICES.x);
    vec4 _1526;
    vec4 _1527;
    vec4 _1528;
    if (a_BLENDWEIGHT.x > 0.0)
    {
        _1528 = u_vert_c[(_546 * 3) * 1 + 31] * a_BLENDWEIGHT.x;
        _1527 = u_vert_c[((_546 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.x;
        _1526 = u_vert_c[((_546 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.x;
    }
    else
    {
        _1528 = vec4(0.0);
        _1527 = vec4(0.0);
        _1526 = vec4(0.0);
    }
    int _553 = int(a_BLENDINDICES.y);
    vec4 _1529;
    vec4 _1530;
    vec4 _1531;
    if (a_BLENDWEIGHT.y > 0.0)
    {
        _1531 = _1528 + (u_vert_c[(_553 * 3) * 1 + 31] * a_BLENDWEIGHT.y);
        _1530 = _1527 + (u_vert_c[((_553 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.y);
        _1529 = _1526 + (u_vert_c[((_553 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.y);
    }
    else
    {
        _1531 = _1528;
        _1530 = _1527;
        _1529 = _1526;
    }
    int _560 = int(a_BLENDINDICES.z);
    vec4 _1532;
    vec4 _1533;
    vec4 _1534;
    if (a_BLENDWEIGHT.z > 0.0)
    {
        _1534 = _1531 + (u_vert_c[(_560 * 3) * 1 + 31] * a_BLENDWEIGHT.z);
        _1533 = _1530 + (u_vert_c[((_560 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.z);
        _1532 = _1529 + (u_vert_c[((_560 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.z);
    }
    else
    {
        _1534 = _1531;
        _1533 = _1530;
        _1532 = _1529;
    }
    int _567 = int(a_BLENDINDICES.w);
    vec4 _1535;
    vec4 _1536;
    vec4 _1537;
    if (a_BLENDWEIGHT.w > 0.0)
    {
        _1537 = _1534 + (u_vert_c[(_567 * 3) * 1 + 31] * a_BLENDWEIGHT.w);
        _1536 = _1533 + (u_vert_c[((_567 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.w);
        _1535 = _1532 + (u_vert_c[((_567 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.w);
    }
    else
    {
        _1537 = _1534;
        _1536 = _1533;
        _1535 = _1532;
    }
    vec4 _856 = vec4(a_POSITION, 1.0);
    float _921 = 1.0 / max(max(max(max(max(abs(_1537.x), abs(_1537.y)), abs(_1537.z)), max(max(abs(_1536.x), abs(_1536.y)), abs(_1536.z))), max(max(abs(_1535.x), abs(_1535.y)), abs(_1535.z))), 9.9999999109757896545014425234895e-38);
    vec3 _924 = _1537.xyz * _921;
    vec3 _927 = _1536.xyz * _921;
    vec3 _930 = _1535.xyz * _921;
    vec3 _933 = cross(_927, _930);
    vec3 _956 = vec3(dot(_933, a_NORMAL), dot(cross(_930, _924), a_NORMAL), dot(cross(_924, _927), a_NORMAL)) * ((dot(_924, _933) < 0.0) ? (-1.0) : 1.0);
    float _1034 = max(max(abs(_956.x), abs(_956.y)), abs(_956.z));
    vec3 _1008 = _956 / vec3(max(_1034, 9.9999999109757896545014425234895e-38));
    vec3 _1015 = _1008 * inversesqrt(max(dot(_1008, _1008), 0.5));
    bvec3 _1020 = bvec3(_1034 > 1.0000000031710768509710513471353e-30);
    vec3 _1021 = vec3(_1020.x ? _1015.x : a_NORMAL.x, _1020.y ? _1015.y : a_NORMAL.y, _1020.z ? _1015.z : a_NORMAL.z);
    vec4 _588 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1050 = vec4(dot(_1537, _856), dot(_1536, _856), dot(_1535, _856), 1.0);
    vec4 _1063 = vec4(dot(u_vert_c[16], _1050), dot(u_vert_c[17], _1050), dot(u_vert_c[18], _1050), dot(u_vert_c[19], _1050));
    float _1142 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _1145 = u_vert_c[16].xyz * _1142;
    vec3 _1148 = u_vert_c[17].xyz * _1142;
    vec3 _1151 = u_vert_c[18].xyz * _1142;
    vec3 _1154 = cross(_1148, _1151);
    vec3 _1177 = vec3(dot(_1154, _1021), dot(cross(_1151, _1145), _1021), dot(cross(_1145, _1148), _1021)) * ((dot(_1145, _1154) < 0.0) ? (-1.0) : 1.0);
    float _1255 = max(max(abs(_1177.x), abs(_1177.y)), abs(_1177.z));
    vec3 _1229 = _1177 / vec3(max(_1255, 9.9999999109757896545014425234895e-38));
    vec3 _1236 = _1229 * inversesqrt(max(dot(_1229, _1229), 0.5));
    bvec3 _1241 = bvec3(_1255 > 1.0000000031710768509710513471353e-30);
    vec3 _1242 = vec3(_1241.x ? _1236.x : _1021.x, _1241.y ? _1236.y : _1021.y, _1241.z ? _1236.z : _1021.z);
    float _1101 = max(0.0, dot(_1242, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _1063), dot(u_vert_c[1], _1063), dot(u_vert_c[2], _1063), dot(u_vert_c[3], _1063));
    v_TEXCOORD0 = _1242;
    v_TEXCOORD1 = _588.xy;
    v_TEXCOORD2 = _588.zw;
    v_COLOR0 = vec4(_1101, _1101, _1101, 1.0);
}
