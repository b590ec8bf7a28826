#version 330
// From buffer.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform samplerBuffer t_palette;
uniform sampler2D s_picture;

layout(location = 0) in vec4 a_POSITION;
layout(location = 7) in uvec2 a_BLENDINDICES;

void main()
{
    int _143 = int((a_BLENDINDICES.x >> uint(24)) & 255u);
    vec4 _202;
    _202 = a_POSITION;
    for (int _199 = 0; _199 < 2; )
    {
        _202 += texelFetch(t_palette, (_143 * 3) + _199);
        _199++;
        continue;
    }
    vec4 _201;
    _201 = _202;
    for (int _200 = 0; _200 < int(a_BLENDINDICES.y); )
    {
        _201 += textureLod(s_picture, _201.xy, 0.0);
        _200++;
        continue;
    }
    vec4 _203;
    if (_201.x > 0.0)
    {
        _203 = _201 + vec4(float(uint(gl_VertexID) % 3u) + float(uint(gl_InstanceID)));
    }
    else
    {
        _203 = _201;
    }
    gl_Position = _203;
}
