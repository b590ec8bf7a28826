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
attribute vec4 a_TANGENT;
varying vec3 v_TEXCOORD0;
varying vec2 v_TEXCOORD1;
varying vec2 v_TEXCOORD2;
varying vec4 v_TEXCOORD3;
varying vec3 v_TEXCOORD4;

void main()
{
    int _660 = int(a_BLENDINDICES.x);
    vec4 _2002;
    vec4 _2003;
    vec4 _2004;
    if (a_BLENDWEIGHT.x > 0.0)
    {
        _2004 = u_vert_c[(_660 * 3) * 1 + 8] * a_BLENDWEIGHT.x;
        _2003 = u_vert_c[((_660 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.x;
        _2002 = u_vert_c[((_660 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.x;
    }
    else
    {
        _2004 = vec4(0.0);
        _2003 = vec4(0.0);
        _2002 = vec4(0.0);
    }
    int _667 = int(a_BLENDINDICES.y);
    vec4 _2005;
    vec4 _2006;
    vec4 _2007;
    if (a_BLENDWEIGHT.y > 0.0)
    {
        _2007 = _2004 + (u_vert_c[(_667 * 3) * 1 + 8] * a_BLENDWEIGHT.y);
        _2006 = _2003 + (u_vert_c[((_667 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.y);
        _2005 = _2002 + (u_vert_c[((_667 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.y);
    }
    else
    {
        _2007 = _2004;
        _2006 = _2003;
        _2005 = _2002;
    }
    int _674 = int(a_BLENDINDICES.z);
    vec4 _2008;
    vec4 _2009;
    vec4 _2010;
    if (a_BLENDWEIGHT.z > 0.0)
    {
        _2010 = _2007 + (u_vert_c[(_674 * 3) * 1 + 8] * a_BLENDWEIGHT.z);
        _2009 = _2006 + (u_vert_c[((_674 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.z);
        _2008 = _2005 + (u_vert_c[((_674 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.z);
    }
    else
    {
        _2010 = _2007;
        _2009 = _2006;
        _2008 = _2005;
    }
    int _681 = int(a_BLENDINDICES.w);
    vec4 _2011;
    vec4 _2012;
    vec4 _2013;
    if (a_BLENDWEIGHT.w > 0.0)
    {
        _2013 = _2010 + (u_vert_c[(_681 * 3) * 1 + 8] * a_BLENDWEIGHT.w);
        _2012 = _2009 + (u_vert_c[((_681 * 3) + 1) * 1 + 8] * a_BLENDWEIGHT.w);
        _2011 = _2008 + (u_vert_c[((_681 * 3) + 2) * 1 + 8] * a_BLENDWEIGHT.w);
    }
    else
    {
        _2013 = _2010;
        _2012 = _2009;
        _2011 = _2008;
    }
    vec4 _986 = vec4(a_POSITION, 1.0);
    float _1051 = 1.0 / max(max(max(max(max(abs(_2013.x), abs(_2013.y)), abs(_2013.z)), max(max(abs(_2012.x), abs(_2012.y)), abs(_2012.z))), max(max(abs(_2011.x), abs(_2011.y)), abs(_2011.z))), 9.9999999109757896545014425234895e-38);
    vec3 _1054 = _2013.xyz * _1051;
    vec3 _1057 = _2012.xyz * _1051;
    vec3 _1060 = _2011.xyz * _1051;
    vec3 _1063 = cross(_1057, _1060);
    vec3 _1086 = vec3(dot(_1063, a_NORMAL), dot(cross(_1060, _1054), a_NORMAL), dot(cross(_1054, _1057), a_NORMAL)) * ((dot(_1054, _1063) < 0.0) ? (-1.0) : 1.0);
    float _1164 = max(max(abs(_1086.x), abs(_1086.y)), abs(_1086.z));
    vec3 _1138 = _1086 / vec3(max(_1164, 9.9999999109757896545014425234895e-38));
    vec3 _1145 = _1138 * inversesqrt(max(dot(_1138, _1138), 0.5));
    bvec3 _1150 = bvec3(_1164 > 1.0000000031710768509710513471353e-30);
    vec3 _1151 = vec3(_1150.x ? _1145.x : a_NORMAL.x, _1150.y ? _1145.y : a_NORMAL.y, _1150.z ? _1145.z : a_NORMAL.z);
    float _1176 = dot(_2013.xyz, a_TANGENT.xyz);
    float _1180 = dot(_2012.xyz, a_TANGENT.xyz);
    float _1184 = dot(_2011.xyz, a_TANGENT.xyz);
    float _1239 = max(max(abs(_1176), abs(_1180)), abs(_1184));
    vec3 _1213 = vec3(_1176, _1180, _1184) / vec3(max(_1239, 9.9999999109757896545014425234895e-38));
    vec3 _1220 = _1213 * inversesqrt(max(dot(_1213, _1213), 0.5));
    bvec3 _1225 = bvec3(_1239 > 1.0000000031710768509710513471353e-30);
    float _1255 = 1.0 / max(max(max(max(max(abs(_2013.x), abs(_2013.y)), abs(_2013.z)), max(max(abs(_2012.x), abs(_2012.y)), abs(_2012.z))), max(max(abs(_2011.x), abs(_2011.y)), abs(_2011.z))), 9.9999999109757896545014425234895e-38);
    float _1196 = a_TANGENT.w * ((dot(_2013.xyz * _1255, cross(_2012.xyz * _1255, _2011.xyz * _1255)) < 0.0) ? (-1.0) : 1.0);
    vec4 _1200 = vec4(vec3(_1225.x ? _1220.x : a_TANGENT.xyz.x, _1225.y ? _1220.y : a_TANGENT.xyz.y, _1225.z ? _1220.z : a_TANGENT.xyz.z), _1196);
    vec4 _717 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _1326 = vec4(dot(_2013, _986), dot(_2012, _986), dot(_2011, _986), 1.0);
    vec4 _1339 = vec4(dot(u_vert_c[4], _1326), dot(u_vert_c[5], _1326), dot(u_vert_c[6], _1326), dot(u_vert_c[7], _1326));
    float _1422 = 1.0 / max(max(max(max(max(abs(u_vert_c[4].x), abs(u_vert_c[4].y)), abs(u_vert_c[4].z)), max(max(abs(u_vert_c[5].x), abs(u_vert_c[5].y)), abs(u_vert_c[5].z))), max(max(abs(u_vert_c[6].x), abs(u_vert_c[6].y)), abs(u_vert_c[6].z))), 9.9999999109757896545014425234895e-38);
    vec3 _1425 = u_vert_c[4].xyz * _1422;
    vec3 _1428 = u_vert_c[5].xyz * _1422;
    vec3 _1431 = u_vert_c[6].xyz * _1422;
    vec3 _1434 = cross(_1428, _1431);
    vec3 _1457 = vec3(dot(_1434, _1151), dot(cross(_1431, _1425), _1151), dot(cross(_1425, _1428), _1151)) * ((dot(_1425, _1434) < 0.0) ? (-1.0) : 1.0);
    float _1535 = max(max(abs(_1457.x), abs(_1457.y)), abs(_1457.z));
    vec3 _1509 = _1457 / vec3(max(_1535, 9.9999999109757896545014425234895e-38));
    vec3 _1516 = _1509 * inversesqrt(max(dot(_1509, _1509), 0.5));
    bvec3 _1521 = bvec3(_1535 > 1.0000000031710768509710513471353e-30);
    float _1547 = dot(u_vert_c[4].xyz, _1200.xyz);
    float _1551 = dot(u_vert_c[5].xyz, _1200.xyz);
    float _1555 = dot(u_vert_c[6].xyz, _1200.xyz);
    float _1610 = max(max(abs(_1547), abs(_1551)), abs(_1555));
    vec3 _1584 = vec3(_1547, _1551, _1555) / vec3(max(_1610, 9.9999999109757896545014425234895e-38));
    vec3 _1591 = _1584 * inversesqrt(max(dot(_1584, _1584), 0.5));
    bvec3 _1596 = bvec3(_1610 > 1.0000000031710768509710513471353e-30);
    float _1626 = 1.0 / max(max(max(max(max(abs(u_vert_c[4].x), abs(u_vert_c[4].y)), abs(u_vert_c[4].z)), max(max(abs(u_vert_c[5].x), abs(u_vert_c[5].y)), abs(u_vert_c[5].z))), max(max(abs(u_vert_c[6].x), abs(u_vert_c[6].y)), abs(u_vert_c[6].z))), 9.9999999109757896545014425234895e-38);
    gl_Position = vec4(dot(u_vert_c[0], _1339), dot(u_vert_c[1], _1339), dot(u_vert_c[2], _1339), dot(u_vert_c[3], _1339));
    v_TEXCOORD0 = vec3(_1521.x ? _1516.x : _1151.x, _1521.y ? _1516.y : _1151.y, _1521.z ? _1516.z : _1151.z);
    v_TEXCOORD1 = _717.xy;
    v_TEXCOORD2 = _717.zw;
    v_TEXCOORD3 = vec4(vec3(_1596.x ? _1591.x : _1200.xyz.x, _1596.y ? _1591.y : _1200.xyz.y, _1596.z ? _1591.z : _1200.xyz.z), _1196 * ((dot(u_vert_c[4].xyz * _1626, cross(u_vert_c[5].xyz * _1626, u_vert_c[6].xyz * _1626)) < 0.0) ? (-1.0) : 1.0));
    v_TEXCOORD4 = _1339.xyz;
}
