// What GLSL 330 has and 120 lacks.
Buffer<float4> g_palette : register(t4);
Texture2D g_picture : register(t1);
SamplerState g_smooth : register(s1);

float4 main(float4 p : POSITION, uint2 skin : BLENDINDICES, uint vertex : SV_VertexID,
            uint instance : SV_InstanceID) : SV_Position {
    int bone = (int)((skin.x >> 24) & 255);
    [unroll] for (int i = 0; i < 2; i++)
        p += g_palette[bone * 3 + i];
    [loop] for (int k = 0; k < (int)skin.y; k++)
        p += g_picture.SampleLevel(g_smooth, p.xy, 0);
    [branch] if (p.x > 0)
        p += (float)(vertex % 3) + (float)instance;
    return p;
}
