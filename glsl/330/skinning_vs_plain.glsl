#version 330
// From skinning_vs.hlsl by glskin-translate: change it there.
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
    int _487 = int(a_BLENDINDICES.x);
    vec4 _1267;
    vec4 _1268;
    vec4 _1269;
    if (a_BLENDWEIGHT.x > 0.0)
    {
        _1269 = u_vert_c[(_487 * 3) * 1 + 31] * a_BLENDWEIGHT.x;
        _1268 = u_vert_c[((_487 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.x;
        _1267 = u_vert_c[((_487 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.x;
    }
    else
    {
        _1269 = vec4(0.0);
        _1268 = vec4(0.0);
        _1267 = vec4(0.0);
    }
    int _494 = int(a_BLENDINDICES.y);
    vec4 _1270;
    vec4 _1271;
    vec4 _1272;
    if (a_BLENDWEIGHT.y > 0.0)
    {
        _1272 = _1269 + (u_vert_c[(_494 * 3) * 1 + 31] * a_BLENDWEIGHT.y);
        _1271 = _1268 + (u_vert_c[((_494 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.y);
        _1270 = _1267 + (u_vert_c[((_494 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.y);
    }
    else
    {
        _1272 = _1269;
        _1271 = _1268;
        _1270 = _1267;
    }
    int _501 = int(a_BLENDINDICES.z);
    vec4 _1273;
    vec4 _1274;
    vec4 _1275;
    if (a_BLENDWEIGHT.z > 0.0)
    {
        _1275 = _1272 + (u_vert_c[(_501 * 3) * 1 + 31] * a_BLENDWEIGHT.z);
        _1274 = _1271 + (u_vert_c[((_501 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.z);
        _1273 = _1270 + (u_vert_c[((_501 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.z);
    }
    else
    {
        _1275 = _1272;
        _1274 = _1271;
        _1273 = _1270;
    }
    int _508 = int(a_BLENDINDICES.w);
    vec4 _1276;
    vec4 _1277;
    vec4 _1278;
    if (a_BLENDWEIGHT.w > 0.0)
    {
        _1278 = _1275 + (u_vert_c[(_508 * 3) * 1 + 31] * a_BLENDWEIGHT.w);
        _1277 = _1274 + (u_vert_c[((_508 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.w);
        _1276 = _1273 + (u_vert_c[((_508 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.w);
    }
    else
    {
        _1278 = _1275;
        _1277 = _1274;
        _1276 = _1273;
    }
    vec4 _797 = vec4(a_POSITION, 1.0);
    float _835 = dot(_1278.xyz, a_NORMAL);
    float _838 = dot(_1277.xyz, a_NORMAL);
    float _841 = dot(_1276.xyz, a_NORMAL);
    float _884 = max(max(abs(_835), abs(_838)), abs(_841));
    vec3 _858 = vec3(_835, _838, _841) / vec3(max(_884, 9.9999999109757896545014425234895e-38));
    vec3 _865 = _858 * inversesqrt(max(dot(_858, _858), 0.5));
    bvec3 _870 = bvec3(_884 > 1.0000000031710768509710513471353e-30);
    vec3 _871 = vec3(_870.x ? _865.x : a_NORMAL.x, _870.y ? _865.y : a_NORMAL.y, _870.z ? _865.z : a_NORMAL.z);
    vec4 _529 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _900 = vec4(dot(_1278, _797), dot(_1277, _797), dot(_1276, _797), 1.0);
    vec4 _913 = vec4(dot(u_vert_c[16], _900), dot(u_vert_c[17], _900), dot(u_vert_c[18], _900), dot(u_vert_c[19], _900));
    float _965 = dot(u_vert_c[16].xyz, _871);
    float _968 = dot(u_vert_c[17].xyz, _871);
    float _971 = dot(u_vert_c[18].xyz, _871);
    float _1014 = max(max(abs(_965), abs(_968)), abs(_971));
    vec3 _988 = vec3(_965, _968, _971) / vec3(max(_1014, 9.9999999109757896545014425234895e-38));
    vec3 _995 = _988 * inversesqrt(max(dot(_988, _988), 0.5));
    bvec3 _1000 = bvec3(_1014 > 1.0000000031710768509710513471353e-30);
    vec3 _1001 = vec3(_1000.x ? _995.x : _871.x, _1000.y ? _995.y : _871.y, _1000.z ? _995.z : _871.z);
    float _951 = max(0.0, dot(_1001, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _913), dot(u_vert_c[1], _913), dot(u_vert_c[2], _913), dot(u_vert_c[3], _913));
    v_TEXCOORD0 = _1001;
    v_TEXCOORD1 = _529.xy;
    v_TEXCOORD2 = _529.zw;
    v_COLOR0 = vec4(_951, _951, _951, 1.0);
}
