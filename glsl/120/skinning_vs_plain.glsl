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
    int _508 = int(a_BLENDINDICES.x);
    vec4 _1320;
    vec4 _1321;
    vec4 _1322;
    if (a_BLENDWEIGHT.x > 0.0)
    {
        _1322 = u_vert_c[(_508 * 3) * 1 + 31] * a_BLENDWEIGHT.x;
        _1321 = u_vert_c[((_508 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.x;
        _1320 = u_vert_c[((_508 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.x;
    }
    else
    {
        _1322 = vec4(0.0);
        _1321 = vec4(0.0);
        _1320 = vec4(0.0);
    }
    int _515 = int(a_BLENDINDICES.y);
    vec4 _1323;
    vec4 _1324;
    vec4 _1325;
    if (a_BLENDWEIGHT.y > 0.0)
    {
        _1325 = _1322 + (u_vert_c[(_515 * 3) * 1 + 31] * a_BLENDWEIGHT.y);
        _1324 = _1321 + (u_vert_c[((_515 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.y);
        _1323 = _1320 + (u_vert_c[((_515 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.y);
    }
    else
    {
        _1325 = _1322;
        _1324 = _1321;
        _1323 = _1320;
    }
    int _522 = int(a_BLENDINDICES.z);
    vec4 _1326;
    vec4 _1327;
    vec4 _1328;
    if (a_BLENDWEIGHT.z > 0.0)
    {
        _1328 = _1325 + (u_vert_c[(_522 * 3) * 1 + 31] * a_BLENDWEIGHT.z);
        _1327 = _1324 + (u_vert_c[((_522 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.z);
        _1326 = _1323 + (u_vert_c[((_522 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.z);
    }
    else
    {
        _1328 = _1325;
        _1327 = _1324;
        _1326 = _1323;
    }
    int _529 = int(a_BLENDINDICES.w);
    vec4 _1329;
    vec4 _1330;
    vec4 _1331;
    if (a_BLENDWEIGHT.w > 0.0)
    {
        _1331 = _1328 + (u_vert_c[(_529 * 3) * 1 + 31] * a_BLENDWEIGHT.w);
        _1330 = _1327 + (u_vert_c[((_529 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.w);
        _1329 = _1326 + (u_vert_c[((_529 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.w);
    }
    else
    {
        _1331 = _1328;
        _1330 = _1327;
        _1329 = _1326;
    }
    vec4 _821 = vec4(a_POSITION, 1.0);
    float _871 = dot(_1331.xyz, a_NORMAL);
    float _874 = dot(_1330.xyz, a_NORMAL);
    float _877 = dot(_1329.xyz, a_NORMAL);
    float _917 = max(max(abs(_871), abs(_874)), abs(_877));
    vec3 _891 = vec3(_871, _874, _877) / vec3(max(_917, 9.9999999109757896545014425234895e-38));
    vec3 _898 = _891 * inversesqrt(max(dot(_891, _891), 0.5));
    bvec3 _903 = bvec3(_917 > 1.0000000031710768509710513471353e-30);
    vec3 _904 = vec3(_903.x ? _898.x : a_NORMAL.x, _903.y ? _898.y : a_NORMAL.y, _903.z ? _898.z : a_NORMAL.z);
    vec4 _552 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _934 = vec4(dot(_1331, _821), dot(_1330, _821), dot(_1329, _821), 1.0);
    vec4 _947 = vec4(dot(u_vert_c[16], _934), dot(u_vert_c[17], _934), dot(u_vert_c[18], _934), dot(u_vert_c[19], _934));
    float _1012 = dot(u_vert_c[16].xyz, _904);
    float _1015 = dot(u_vert_c[17].xyz, _904);
    float _1018 = dot(u_vert_c[18].xyz, _904);
    float _1058 = max(max(abs(_1012), abs(_1015)), abs(_1018));
    vec3 _1032 = vec3(_1012, _1015, _1018) / vec3(max(_1058, 9.9999999109757896545014425234895e-38));
    vec3 _1039 = _1032 * inversesqrt(max(dot(_1032, _1032), 0.5));
    bvec3 _1044 = bvec3(_1058 > 1.0000000031710768509710513471353e-30);
    vec3 _1045 = vec3(_1044.x ? _1039.x : _904.x, _1044.y ? _1039.y : _904.y, _1044.z ? _1039.z : _904.z);
    float _986 = max(0.0, dot(_1045, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _947), dot(u_vert_c[1], _947), dot(u_vert_c[2], _947), dot(u_vert_c[3], _947));
    v_TEXCOORD0 = _1045;
    v_TEXCOORD1 = _552.xy;
    v_TEXCOORD2 = _552.zw;
    v_COLOR0 = vec4(_986, _986, _986, 1.0);
}
