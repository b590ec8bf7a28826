// The world matrix in the constant file, for shaders that draw one instance at a time.
#ifdef SMALL_PALETTE
float4 g_world[4] : register(c4);
#else
float4 g_world[4] : register(c16);
#endif
