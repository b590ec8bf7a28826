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
out vec3 v_TEXCOORD0;
out vec2 v_TEXCOORD1;
out vec2 v_TEXCOORD2;
out vec4 v_COLOR0;

void main()
{
    vec4 _1195;
    vec4 _1196;
    vec4 _1197;
    vec4 _1198;
    vec4 _1199;
    _1199 = a_BLENDWEIGHT;
    _1198 = a_BLENDINDICES;
    _1197 = vec4(0.0);
    _1196 = vec4(0.0);
    _1195 = vec4(0.0);
    vec4 _529;
    vec4 _531;
    vec4 _1200;
    vec4 _1201;
    vec4 _1202;
    for (int _1194 = 0; _1194 < 4; _1199 = _529, _1198 = _531, _1197 = _1202, _1196 = _1201, _1195 = _1200, _1194++)
    {
        int _523 = int(_1198.x);
        if (_1199.x > 0.0)
        {
            _1202 = _1197 + (u_vert_c[(_523 * 3) * 1 + 31] * _1199.x);
            _1201 = _1196 + (u_vert_c[((_523 * 3) + 1) * 1 + 31] * _1199.x);
            _1200 = _1195 + (u_vert_c[((_523 * 3) + 2) * 1 + 31] * _1199.x);
        }
        else
        {
            _1202 = _1197;
            _1201 = _1196;
            _1200 = _1195;
        }
        _529 = _1199.yzwx;
        _531 = _1198.yzwx;
    }
    vec4 _637 = vec4(a_POSITION, 1.0);
    float _690 = 1.0 / max(max(max(max(max(abs(_1197.x), abs(_1197.y)), abs(_1197.z)), max(max(abs(_1196.x), abs(_1196.y)), abs(_1196.z))), max(max(abs(_1195.x), abs(_1195.y)), abs(_1195.z))), 9.9999999109757896545014425234895e-38);
    vec3 _693 = _1197.xyz * _690;
    vec3 _696 = _1196.xyz * _690;
    vec3 _699 = _1195.xyz * _690;
    vec3 _702 = cross(_696, _699);
    vec3 _725 = vec3(dot(_702, a_NORMAL), dot(cross(_699, _693), a_NORMAL), dot(cross(_693, _696), a_NORMAL)) * ((dot(_693, _702) < 0.0) ? (-1.0) : 1.0);
    float _806 = max(max(abs(_725.x), abs(_725.y)), abs(_725.z));
    vec3 _780 = _725 / vec3(max(_806, 9.9999999109757896545014425234895e-38));
    vec3 _787 = _780 * inversesqrt(max(dot(_780, _780), 0.5));
    bvec3 _792 = bvec3(_806 > 1.0000000031710768509710513471353e-30);
    vec3 _793 = vec3(_792.x ? _787.x : a_NORMAL.x, _792.y ? _787.y : a_NORMAL.y, _792.z ? _787.z : a_NORMAL.z);
    vec4 _552 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _822 = vec4(dot(_1197, _637), dot(_1196, _637), dot(_1195, _637), 1.0);
    vec4 _835 = vec4(dot(u_vert_c[16], _822), dot(u_vert_c[17], _822), dot(u_vert_c[18], _822), dot(u_vert_c[19], _822));
    float _902 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _905 = u_vert_c[16].xyz * _902;
    vec3 _908 = u_vert_c[17].xyz * _902;
    vec3 _911 = u_vert_c[18].xyz * _902;
    vec3 _914 = cross(_908, _911);
    vec3 _937 = vec3(dot(_914, _793), dot(cross(_911, _905), _793), dot(cross(_905, _908), _793)) * ((dot(_905, _914) < 0.0) ? (-1.0) : 1.0);
    float _1018 = max(max(abs(_937.x), abs(_937.y)), abs(_937.z));
    vec3 _992 = _937 / vec3(max(_1018, 9.9999999109757896545014425234895e-38));
    vec3 _999 = _992 * inversesqrt(max(dot(_992, _992), 0.5));
    bvec3 _1004 = bvec3(_1018 > 1.0000000031710768509710513471353e-30);
    vec3 _1005 = vec3(_1004.x ? _999.x : _793.x, _1004.y ? _999.y : _793.y, _1004.z ? _999.z : _793.z);
    float _873 = max(0.0, dot(_1005, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _835), dot(u_vert_c[1], _835), dot(u_vert_c[2], _835), dot(u_vert_c[3], _835));
    v_TEXCOORD0 = _1005;
    v_TEXCOORD1 = _552.xy;
    v_TEXCOORD2 = _552.zw;
    v_COLOR0 = vec4(_873, _873, _873, 1.0);
}
