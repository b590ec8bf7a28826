// ps_3_0: a Reforged layer in one pass: Lambert's diffuse light and a GGX highlight (Trowbridge and Reitz 1975; Walter et
// al. 2007) with Smith's shadowing in Schlick's form and Schlick's Fresnel term (1994), as Burley (2012) and Karis (2013)
// set them up: alpha = roughness^2, k = (roughness + 1)^2 / 8. A light's colour is what a white surface that faces it
// shows, so pi stands nowhere.
struct PSInput {
    float3 normal : TEXCOORD0; // world space
    float2 texcoord0 : TEXCOORD1;
    float2 texcoord1 : TEXCOORD2;
    float4 color : COLOR0; // of plain draws: not used
    float4 tangent : TEXCOORD3; // world space; w: the bitangent's side; nothing: the normal map counts as flat
    float3 place : TEXCOORD4;   // world space
};

sampler2D g_diffuse : register(s0);
sampler2D g_normal : register(s1);   // r, g: x and y of the normal, 0.5 for 0; z is what is left to unit length
sampler2D g_orm : register(s2);      // occlusion, roughness, metalness; a: how much of the team's colour
sampler2D g_emissive : register(s3);
sampler2D g_team : register(s4);
sampler2D g_environment : register(s5); // a mirror ball

float4 g_color : register(c0);
float4 g_texcoord[2] : register(c1); // rows of (u,v,1); w of the first: over 0 takes the second set
float4 g_light : register(c3);       // towards the light, unit; w: alpha below this is discarded
float4 g_lightColor : register(c4);  // w: the least alpha put out, 1 for opaque layers
float4 g_ambient : register(c5);     // w: 1, or 0 where there is no light at all: as bright as the texture
float4 g_cameraRight : register(c6);
float4 g_cameraUp : register(c7);
float4 g_eye : register(c8);         // homogeneous: w 0, a direction towards the viewer
float4 g_fresnel : register(c9);     // colour, opacity
float4 g_gains : register(c10);      // emissive; team's share of the fresnel colour; environment; normal map

float3 unit(float3 v) {
    return v * rsqrt(max(dot(v, v), 1e-30));
}

float3 mapped_normal(float3 normal, float4 tangent, float2 xy) {
    float3 bitangent = cross(normal, tangent.xyz) * tangent.w;
    float z = sqrt(max(0.0, 1.0 - dot(xy, xy)));
    return unit(tangent.xyz * xy.x + bitangent * xy.y + normal * z);
}

float3 schlick(float3 f0, float cosine) {
    float rest = 1.0 - cosine, square = rest * rest;
    return f0 + (1.0 - f0) * (square * square * rest);
}

float3 highlight(float3 f0, float3 normal, float3 halfway, float roughness, float normal_light, float normal_view,
                 float view_half) {
    float a2 = roughness * roughness * roughness * roughness, k = (roughness + 1.0) * (roughness + 1.0) / 8.0;
    // cos^2 (a2 - 1) + 1, without the difference that has no digits left where the highlight is brightest.
    float cosine = max(0.0, dot(normal, halfway));
    float3 sine = cross(normal, halfway);
    float d = cosine * cosine * a2 + (cosine > 0 ? dot(sine, sine) : 1.0);
    float shadows = (normal_light * (1.0 - k) + k) * (normal_view * (1.0 - k) + k);
    return schlick(f0, view_half) * (a2 / (4.0 * d * d * shadows));
}

float4 main(PSInput input) : SV_Target0 {
    float3 from = float3(g_texcoord[0].w > 0 ? input.texcoord1 : input.texcoord0, 1);
    float2 texcoord = float2(dot(g_texcoord[0].xyz, from), dot(g_texcoord[1].xyz, from));
    float4 color = tex2D(g_diffuse, texcoord) * g_color;
    float2 xy = (tex2D(g_normal, texcoord).xy * 2.0 - 1.0) * g_gains.w;
    float4 orm = tex2D(g_orm, texcoord);
    float3 team = tex2D(g_team, texcoord).rgb;
    float3 emissive = tex2D(g_emissive, texcoord).rgb * g_gains.x;
    clip(color.a - g_light.w);

    float3 normal = mapped_normal(unit(input.normal), input.tangent, xy);
    float3 view = unit(g_eye.xyz - g_eye.w * input.place);
    float3 halfway = unit(view + g_light.xyz);
    float normal_light = max(0.0, dot(normal, g_light.xyz));
    float normal_view = max(0.0, dot(normal, view));
    float view_half = max(0.0, dot(view, halfway));
    // Smoother than this, a highlight is smaller than a pixel.
    float roughness = max(orm.g, 0.125);

    float3 base = color.rgb * lerp(float3(1, 1, 1), team, orm.a);
    float3 f0 = lerp(float3(0.04, 0.04, 0.04), base, orm.b);
    float3 diffuse = base * (1.0 - orm.b);
    float3 lit = diffuse + highlight(f0, normal, halfway, roughness, normal_light, normal_view, view_half);
    float3 direct = lit * g_lightColor.rgb * normal_light;
    float2 sphere = float2(0.5 + 0.5 * dot(g_cameraRight.xyz, normal), 0.5 - 0.5 * dot(g_cameraUp.xyz, normal));
    float3 surroundings = tex2D(g_environment, sphere).rgb * g_gains.z;
    float3 ambient = (g_ambient.rgb * base + surroundings * schlick(f0, normal_view) * (1.0 - roughness)) * orm.r;
    float3 shaded = g_ambient.w > 0 ? direct + ambient : base;

    float3 edge = lerp(g_fresnel.rgb, team, g_gains.y);
    float rim = 1.0 - normal_view;
    shaded += emissive + edge * (g_fresnel.a * rim * rim);
    return float4(shaded, max(color.a, g_lightColor.w));
}
