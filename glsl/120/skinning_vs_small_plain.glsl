#version 120
// From skinning_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[116];
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
    int _502 = int(a_BLENDINDICES.x);
    vec4 _1300;
    vec4 _1301;
    vec4 _1302;
    if (a_BLENDWEIGHT.x > 0.0)
    {
        _1302 = u_vert_c[(_502 * 3) * 1 + 8] * a_BLENDWEIGHT.x;
        _1301 = u_vert_c[((_502 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.x;
        _1300 = u_vert_c[((_502 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.x;
    }
    else
    {
        _1302 = vec4(0.0);
        _1301 = vec4(0.0);
        _1300 = vec4(0.0);
    }
    int _509 = int(a_BLENDINDICES.y);
    vec4 _1303;
    vec4 _1304;
    vec4 _1305;
    if (a_BLENDWEIGHT.y > 0.0)
    {
        _1305 = _1302 + (u_vert_c[(_509 * 3) * 1 + 8] * a_BLENDWEIGHT.y);
        _1304 = _1301 + (u_vert_c[((_509 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.y);
        _1303 = _1300 + (u_vert_c[((_509 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.y);
    }
    else
    {
        _1305 = _1302;
        _1304 = _1301;
        _1303 = _1300;
    }
    int _516 = int(a_BLENDINDICES.z);
    vec4 _1306;
    vec4 _1307;
    vec4 _1308;
    if (a_BLENDWEIGHT.z > 0.0)
    {
        _1308 = _1305 + (u_vert_c[(_516 * 3) * 1 + 8] * a_BLENDWEIGHT.z);
        _1307 = _1304 + (u_vert_c[((_516 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.z);
        _1306 = _1303 + (u_vert_c[((_516 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.z);
    }
    else
    {
        _1308 = _1305;
        _1307 = _1304;
        _1306 = _1303;
    }
    int _523 = int(a_BLENDINDICES.w);
    vec4 _1309;
    vec4 _1310;
    vec4 _1311;
    if (a_BLENDWEIGHT.w > 0.0)
    {
        _1311 = _1308 + (u_vert_c[(_523 * 3) * 1 + 8] * a_BLENDWEIGHT.w);
        _1310 = _1307 + (u_vert_c[((_523 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.w);
        _1309 = _1306 + (u_vert_c[((_523 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.w);
    }
    else
    {
        _1311 = _1308;
        _1310 = _1307;
        _1309 = _1306;
    }
    vec4 _812 = vec4(a_POSITION, 1.0);
    float _862 = dot(_1311.xyz, a_NORMAL);
    float _865 = dot(_1310.xyz, a_NORMAL);
    float _868 = dot(_1309.xyz, a_NORMAL);
    float _908 = max(max(abs(_862), abs(_865)), abs(_868));
    vec3 _882 = vec3(_862, _865, _868) / vec3(max(_908, 9.9999999109757896545014425234895e-38));
    vec3 _889 = _882 * inversesqrt(max(dot(_882, _882), 0.5));
    bvec3 _894 = bvec3(_908 > 1.0000000031710768509710513471353e-30);
    vec3 _895 = vec3(_894.x ? _889.x : a_NORMAL.x, _894.y ? _889.y : a_NORMAL.y, _894.z ? _889.z : a_NORMAL.z);
    vec4 _544 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _924 = vec4(dot(_1311, _812), dot(_1310, _812), dot(_1309, _812), 1.0);
    vec4 _937 = vec4(dot(u_vert_c[4], _924), dot(u_vert_c[5], _924), dot(u_vert_c[6], _924), dot(u_vert_c[7], _924));
    float _1001 = dot(u_vert_c[4].xyz, _895);
    float _1004 = dot(u_vert_c[5].xyz, _895);
    float _1007 = dot(u_vert_c[6].xyz, _895);
    float _1047 = max(max(abs(_1001), abs(_1004)), abs(_1007));
    vec3 _1021 = vec3(_1001, _1004, _1007) / vec3(max(_1047, 9.9999999109757896545014425234895e-38));
    vec3 _1028 = _1021 * inversesqrt(max(dot(_1021, _1021), 0.5));
    bvec3 _1033 = bvec3(_1047 > 1.0000000031710768509710513471353e-30);
    vec3 _1034 = vec3(_1033.x ? _1028.x : _895.x, _1033.y ? _1028.y : _895.y, _1033.z ? _1028.z : _895.z);
    float _975 = max(0.0, dot(_1034, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _937), dot(u_vert_c[1], _937), dot(u_vert_c[2], _937), dot(u_vert_c[3], _937));
    v_TEXCOORD0 = _1034;
    v_TEXCOORD1 = _544.xy;
    v_TEXCOORD2 = _544.zw;
    v_COLOR0 = vec4(_975, _975, _975, 1.0);
}
