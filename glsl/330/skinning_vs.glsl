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
    int _531 = int(a_BLENDINDICES.x);
    vec4 _1493;
    vec4 _1494;
    vec4 _1495;
    if (a_BLENDWEIGHT.x > 0.0)
    {
        _1495 = u_vert_c[(_531 * 3) * 1 + 31] * a_BLENDWEIGHT.x;
        _1494 = u_vert_c[((_531 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.x;
        _1493 = u_vert_c[((_531 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.x;
    }
    else
    {
        _1495 = vec4(0.0);
        _1494 = vec4(0.0);
        _1493 = vec4(0.0);
    }
    int _538 = int(a_BLENDINDICES.y);
    vec4 _1496;
    vec4 _1497;
    vec4 _1498;
    if (a_BLENDWEIGHT.y > 0.0)
    {
        _1498 = _1495 + (u_vert_c[(_538 * 3) * 1 + 31] * a_BLENDWEIGHT.y);
        _1497 = _1494 + (u_vert_c[((_538 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.y);
        _1496 = _1493 + (u_vert_c[((_538 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.y);
    }
    else
    {
        _1498 = _1495;
        _1497 = _1494;
        _1496 = _1493;
    }
    int _545 = int(a_BLENDINDICES.z);
    vec4 _1499;
    vec4 _1500;
    vec4 _1501;
    if (a_BLENDWEIGHT.z > 0.0)
    {
        _1501 = _1498 + (u_vert_c[(_545 * 3) * 1 + 31] * a_BLENDWEIGHT.z);
        _1500 = _1497 + (u_vert_c[((_545 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.z);
        _1499 = _1496 + (u_vert_c[((_545 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.z);
    }
    else
    {
        _1501 = _1498;
        _1500 = _1497;
        _1499 = _1496;
    }
    int _552 = int(a_BLENDINDICES.w);
    vec4 _1502;
    vec4 _1503;
    vec4 _1504;
    if (a_BLENDWEIGHT.w > 0.0)
    {
        _1504 = _1501 + (u_vert_c[(_552 * 3) * 1 + 31] * a_BLENDWEIGHT.w);
        _1503 = _1500 + (u_vert_c[((_552 * 3) + 1) * 1 + 31] * a_BLENDWEIGHT.w);
        _1502 = _1499 + (u_vert_c[((_552 * 3) + 2) * 1 + 31] * a_BLENDWEIGHT.w);
    }
    else
    {
        _1504 = _1501;
        _1503 = _1500;
        _1502 = _1499;
    }
    vec4 _841 = vec4(a_POSITION, 1.0);
    float _894 = 1.0 / max(max(max(max(max(abs(_1504.x), abs(_1504.y)), abs(_1504.z)), max(max(abs(_1503.x), abs(_1503.y)), abs(_1503.z))), max(max(abs(_1502.x), abs(_1502.y)), abs(_1502.z))), 9.9999999109757896545014425234895e-38);
    vec3 _897 = _1504.xyz * _894;
    vec3 _900 = _1503.xyz * _894;
    vec3 _903 = _1502.xyz * _894;
    vec3 _906 = cross(_900, _903);
    vec3 _929 = vec3(dot(_906, a_NORMAL), dot(cross(_903, _897), a_NORMAL), dot(cross(_897, _900), a_NORMAL)) * ((dot(_897, _906) < 0.0) ? (-1.0) : 1.0);
    float _1010 = max(max(abs(_929.x), abs(_929.y)), abs(_929.z));
    vec3 _984 = _929 / vec3(max(_1010, 9.9999999109757896545014425234895e-38));
    vec3 _991 = _984 * inversesqrt(max(dot(_984, _984), 0.5));
    bvec3 _996 = bvec3(_1010 > 1.0000000031710768509710513471353e-30);
    vec3 _997 = vec3(_996.x ? _991.x : a_NORMAL.x, _996.y ? _991.y : a_NORMAL.y, _996.z ? _991.z : a_NORMAL.z);
    vec4 _573 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1026 = vec4(dot(_1504, _841), dot(_1503, _841), dot(_1502, _841), 1.0);
    vec4 _1039 = vec4(dot(u_vert_c[16], _1026), dot(u_vert_c[17], _1026), dot(u_vert_c[18], _1026), dot(u_vert_c[19], _1026));
    float _1106 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _1109 = u_vert_c[16].xyz * _1106;
    vec3 _1112 = u_vert_c[17].xyz * _1106;
    vec3 _1115 = u_vert_c[18].xyz * _1106;
    vec3 _1118 = cross(_1112, _1115);
    vec3 _1141 = vec3(dot(_1118, _997), dot(cross(_1115, _1109), _997), dot(cross(_1109, _1112), _997)) * ((dot(_1109, _1118) < 0.0) ? (-1.0) : 1.0);
    float _1222 = max(max(abs(_1141.x), abs(_1141.y)), abs(_1141.z));
    vec3 _1196 = _1141 / vec3(max(_1222, 9.9999999109757896545014425234895e-38));
    vec3 _1203 = _1196 * inversesqrt(max(dot(_1196, _1196), 0.5));
    bvec3 _1208 = bvec3(_1222 > 1.0000000031710768509710513471353e-30);
    vec3 _1209 = vec3(_1208.x ? _1203.x : _997.x, _1208.y ? _1203.y : _997.y, _1208.z ? _1203.z : _997.z);
    float _1077 = max(0.0, dot(_1209, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _1039), dot(u_vert_c[1], _1039), dot(u_vert_c[2], _1039), dot(u_vert_c[3], _1039));
    v_TEXCOORD0 = _1209;
    v_TEXCOORD1 = _573.xy;
    v_TEXCOORD2 = _573.zw;
    v_COLOR0 = vec4(_1077, _1077, _1077, 1.0);
}
