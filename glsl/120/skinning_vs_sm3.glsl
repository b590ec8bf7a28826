#version 120
// From skinning_vs_sm3.hlsl by glskin-translate: change it there.
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
    vec4 _1228;
    vec4 _1229;
    vec4 _1230;
    vec4 _1231;
    vec4 _1232;
    _1232 = a_BLENDWEIGHT;
    _1231 = a_BLENDINDICES;
    _1230 = vec4(0.0);
    _1229 = vec4(0.0);
    _1228 = vec4(0.0);
    vec4 _544;
    vec4 _546;
    vec4 _1233;
    vec4 _1234;
    vec4 _1235;
    for (int _1227 = 0; _1227 < 4; _1232 = _544, _1231 = _546, _1230 = _1235, _1229 = _1234, _1228 = _1233, _1227++)
    {
        int _538 = int(_1231.x);
        if (_1232.x > 0.0)
        {
            _1235 = _1230 + (u_vert_c[(_538 * 3) * 1 + 31] * _1232.x);
            _1234 = _1229 + (u_vert_c[((_538 * 3) + 1) * 1 + 31] * _1232.x);
            _1233 = _1228 + (u_vert_c[((_538 * 3) + 2) * 1 + 31] * _1232.x);
        }
        else
        {
            _1235 = _1230;
            _1234 = _1229;
            _1233 = _1228;
        }
        _544 = _1232.yzwx;
        _546 = _1231.yzwx;
    }
    vec4 _652 = vec4(a_POSITION, 1.0);
    float _717 = 1.0 / max(max(max(max(max(abs(_1230.x), abs(_1230.y)), abs(_1230.z)), max(max(abs(_1229.x), abs(_1229.y)), abs(_1229.z))), max(max(abs(_1228.x), abs(_1228.y)), abs(_1228.z))), 9.9999999109757896545014425234895e-38);
    vec3 _720 = _1230.xyz * _717;
    vec3 _723 = _1229.xyz * _717;
    vec3 _726 = _1228.xyz * _717;
    vec3 _729 = cross(_723, _726);
    vec3 _752 = vec3(dot(_729, a_NORMAL), dot(cross(_726, _720), a_NORMAL), dot(cross(_720, _723), a_NORMAL)) * ((dot(_720, _729) < 0.0) ? (-1.0) : 1.0);
    float _830 = max(max(abs(_752.x), abs(_752.y)), abs(_752.z));
    vec3 _804 = _752 / vec3(max(_830, 9.9999999109757896545014425234895e-38));
    vec3 _811 = _804 * inversesqrt(max(dot(_804, _804), 0.5));
    bvec3 _816 = bvec3(_830 > 1.0000000031710768509710513471353e-30);
    vec3 _817 = vec3(_816.x ? _811.x : a_NORMAL.x, _816.y ? _811.y : a_NORMAL.y, _816.z ? _811.z : a_NORMAL.z);
    vec4 _567 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _846 = vec4(dot(_1230, _652), dot(_1229, _652), dot(_1228, _652), 1.0);
    vec4 _859 = vec4(dot(u_vert_c[16], _846), dot(u_vert_c[17], _846), dot(u_vert_c[18], _846), dot(u_vert_c[19], _846));
    float _938 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _941 = u_vert_c[16].xyz * _938;
    vec3 _944 = u_vert_c[17].xyz * _938;
    vec3 _947 = u_vert_c[18].xyz * _938;
    vec3 _950 = cross(_944, _947);
    vec3 _973 = vec3(dot(_950, _817), dot(cross(_947, _941), _817), dot(cross(_941, _944), _817)) * ((dot(_941, _950) < 0.0) ? (-1.0) : 1.0);
    float _1051 = max(max(abs(_973.x), abs(_973.y)), abs(_973.z));
    vec3 _1025 = _973 / vec3(max(_1051, 9.9999999109757896545014425234895e-38));
    vec3 _1032 = _1025 * inversesqrt(max(dot(_1025, _1025), 0.5));
    bvec3 _1037 = bvec3(_1051 > 1.0000000031710768509710513471353e-30);
    vec3 _1038 = vec3(_1037.x ? _1032.x : _817.x, _1037.y ? _1032.y : _817.y, _1037.z ? _1032.z : _817.z);
    float _897 = max(0.0, dot(_1038, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _859), dot(u_vert_c[1], _859), dot(u_vert_c[2], _859), dot(u_vert_c[3], _859));
    v_TEXCOORD0 = _1038;
    v_TEXCOORD1 = _567.xy;
    v_TEXCOORD2 = _567.zw;
    v_COLOR0 = vec4(_897, _897, _897, 1.0);
}
