#version 330
// From skinning_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[116];
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
    int _552 = int(a_BLENDINDICES.x);
    vec4 _1546;
    vec4 _1547;
    vec4 _1548;
    if (a_BLENDWEIGHT.x > 0.0)
    {
        _1548 = u_vert_c[(_552 * 3) * 1 + 8] * a_BLENDWEIGHT.x;
        _1547 = u_vert_c[((_552 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.x;
        _1546 = u_vert_c[((_552 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.x;
    }
    else
    {
        _1548 = vec4(0.0);
        _1547 = vec4(0.0);
        _1546 = vec4(0.0);
    }
    int _559 = int(a_BLENDINDICES.y);
    vec4 _1549;
    vec4 _1550;
    vec4 _1551;
    if (a_BLENDWEIGHT.y > 0.0)
    {
        _1551 = _1548 + (u_vert_c[(_559 * 3) * 1 + 8] * a_BLENDWEIGHT.y);
        _1550 = _1547 + (u_vert_c[((_559 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.y);
        _1549 = _1546 + (u_vert_c[((_559 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.y);
    }
    else
    {
        _1551 = _1548;
        _1550 = _1547;
        _1549 = _1546;
    }
    int _566 = int(a_BLENDINDICES.z);
    vec4 _1552;
    vec4 _1553;
    vec4 _1554;
    if (a_BLENDWEIGHT.z > 0.0)
    {
        _1554 = _1551 + (u_vert_c[(_566 * 3) * 1 + 8] * a_BLENDWEIGHT.z);
        _1553 = _1550 + (u_vert_c[((_566 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.z);
        _1552 = _1549 + (u_vert_c[((_566 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.z);
    }
    else
    {
        _1554 = _1551;
        _1553 = _1550;
        _1552 = _1549;
    }
    int _573 = int(a_BLENDINDICES.w);
    vec4 _1555;
    vec4 _1556;
    vec4 _1557;
    if (a_BLENDWEIGHT.w > 0.0)
    {
        _1557 = _1554 + (u_vert_c[(_573 * 3) * 1 + 8] * a_BLENDWEIGHT.w);
        _1556 = _1553 + (u_vert_c[((_573 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.w);
        _1555 = _1552 + (u_vert_c[((_573 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.w);
    }
    else
    {
        _1557 = _1554;
        _1556 = _1553;
        _1555 = _1552;
    }
    vec4 _865 = vec4(a_POSITION, 1.0);
    float _930 = 1.0 / max(max(max(max(max(abs(_1557.x), abs(_1557.y)), abs(_1557.z)), max(max(abs(_1556.x), abs(_1556.y)), abs(_1556.z))), max(max(abs(_1555.x), abs(_1555.y)), abs(_1555.z))), 9.9999999109757896545014425234895e-38);
    vec3 _933 = _1557.xyz * _930;
    vec3 _936 = _1556.xyz * _930;
    vec3 _939 = _1555.xyz * _930;
    vec3 _942 = cross(_936, _939);
    vec3 _965 = vec3(dot(_942, a_NORMAL), dot(cross(_939, _933), a_NORMAL), dot(cross(_933, _936), a_NORMAL)) * ((dot(_933, _942) < 0.0) ? (-1.0) : 1.0);
    float _1043 = max(max(abs(_965.x), abs(_965.y)), abs(_965.z));
    vec3 _1017 = _965 / vec3(max(_1043, 9.9999999109757896545014425234895e-38));
    vec3 _1024 = _1017 * inversesqrt(max(dot(_1017, _1017), 0.5));
    bvec3 _1029 = bvec3(_1043 > 1.0000000031710768509710513471353e-30);
    vec3 _1030 = vec3(_1029.x ? _1024.x : a_NORMAL.x, _1029.y ? _1024.y : a_NORMAL.y, _1029.z ? _1024.z : a_NORMAL.z);
    vec4 _596 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1060 = vec4(dot(_1557, _865), dot(_1556, _865), dot(_1555, _865), 1.0);
    vec4 _1073 = vec4(dot(u_vert_c[4], _1060), dot(u_vert_c[5], _1060), dot(u_vert_c[6], _1060), dot(u_vert_c[7], _1060));
    float _1153 = 1.0 / max(max(max(max(max(abs(u_vert_c[4].x), abs(u_vert_c[4].y)), abs(u_vert_c[4].z)), max(max(abs(u_vert_c[5].x), abs(u_vert_c[5].y)), abs(u_vert_c[5].z))), max(max(abs(u_vert_c[6].x), abs(u_vert_c[6].y)), abs(u_vert_c[6].z))), 9.9999999109757896545014425234895e-38);
    vec3 _1156 = u_vert_c[4].xyz * _1153;
    vec3 _1159 = u_vert_c[5].xyz * _1153;
    vec3 _1162 = u_vert_c[6].xyz * _1153;
    vec3 _1165 = cross(_1159, _1162);
    vec3 _1188 = vec3(dot(_1165, _1030), dot(cross(_1162, _1156), _1030), dot(cross(_1156, _1159), _1030)) * ((dot(_1156, _1165) < 0.0) ? (-1.0) : 1.0);
    float _1266 = max(max(abs(_1188.x), abs(_1188.y)), abs(_1188.z));
    vec3 _1240 = _1188 / vec3(max(_1266, 9.9999999109757896545014425234895e-38));
    vec3 _1247 = _1240 * inversesqrt(max(dot(_1240, _1240), 0.5));
    bvec3 _1252 = bvec3(_1266 > 1.0000000031710768509710513471353e-30);
    vec3 _1253 = vec3(_1252.x ? _1247.x : _1030.x, _1252.y ? _1247.y : _1030.y, _1252.z ? _1247.z : _1030.z);
    float _1112 = max(0.0, dot(_1253, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _1073), dot(u_vert_c[1], _1073), dot(u_vert_c[2], _1073), dot(u_vert_c[3], _1073));
    v_TEXCOORD0 = _1253;
    v_TEXCOORD1 = _596.xy;
    v_TEXCOORD2 = _596.zw;
    v_COLOR0 = vec4(_1112, _1112, _1112, 1.0);
}
