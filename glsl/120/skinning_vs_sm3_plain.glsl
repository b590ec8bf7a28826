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
    vec4 _969;
    vec4 _970;
    vec4 _971;
    vec4 _972;
    vec4 _973;
    _973 = a_BLENDWEIGHT;
    _972 = a_BLENDINDICES;
    _971 = vec4(0.0);
    _970 = vec4(0.0);
    _969 = vec4(0.0);
    vec4 _485;
    vec4 _487;
    vec4 _974;
    vec4 _975;
    vec4 _976;
    for (int _968 = 0; _968 < 4; _973 = _485, _972 = _487, _971 = _976, _970 = _975, _969 = _974, _968++)
    {
        int _479 = int(_972.x);
        if (_973.x > 0.0)
        {
            _976 = _971 + (u_vert_c[(_479 * 3) * 1 + 31] * _973.x);
            _975 = _970 + (u_vert_c[((_479 * 3) + 1) * 1 + 31] * _973.x);
            _974 = _969 + (u_vert_c[((_479 * 3) + 2) * 1 + 31] * _973.x);
        }
        else
        {
            _976 = _971;
            _975 = _970;
            _974 = _969;
        }
        _485 = _973.yzwx;
        _487 = _972.yzwx;
    }
    vec4 _593 = vec4(a_POSITION, 1.0);
    float _631 = dot(_971.xyz, a_NORMAL);
    float _634 = dot(_970.xyz, a_NORMAL);
    float _637 = dot(_969.xyz, a_NORMAL);
    float _680 = max(max(abs(_631), abs(_634)), abs(_637));
    vec3 _654 = vec3(_631, _634, _637) / vec3(max(_680, 9.9999999109757896545014425234895e-38));
    vec3 _661 = _654 * inversesqrt(max(dot(_654, _654), 0.5));
    bvec3 _666 = bvec3(_680 > 1.0000000031710768509710513471353e-30);
    vec3 _667 = vec3(_666.x ? _661.x : a_NORMAL.x, _666.y ? _661.y : a_NORMAL.y, _666.z ? _661.z : a_NORMAL.z);
    vec4 _508 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _696 = vec4(dot(_971, _593), dot(_970, _593), dot(_969, _593), 1.0);
    vec4 _709 = vec4(dot(u_vert_c[16], _696), dot(u_vert_c[17], _696), dot(u_vert_c[18], _696), dot(u_vert_c[19], _696));
    float _761 = dot(u_vert_c[16].xyz, _667);
    float _764 = dot(u_vert_c[17].xyz, _667);
    float _767 = dot(u_vert_c[18].xyz, _667);
    float _810 = max(max(abs(_761), abs(_764)), abs(_767));
    vec3 _784 = vec3(_761, _764, _767) / vec3(max(_810, 9.9999999109757896545014425234895e-38));
    vec3 _791 = _784 * inversesqrt(max(dot(_784, _784), 0.5));
    bvec3 _796 = bvec3(_810 > 1.0000000031710768509710513471353e-30);
    vec3 _797 = vec3(_796.x ? _791.x : _667.x, _796.y ? _791.y : _667.y, _796.z ? _791.z : _667.z);
    float _747 = max(0.0, dot(_797, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _709), dot(u_vert_c[1], _709), dot(u_vert_c[2], _709), dot(u_vert_c[3], _709));
    v_TEXCOORD0 = _797;
    v_TEXCOORD1 = _508.xy;
    v_TEXCOORD2 = _508.zw;
    v_COLOR0 = vec4(_747, _747, _747, 1.0);
}
