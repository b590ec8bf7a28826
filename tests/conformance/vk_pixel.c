/* vk_pixel VS_SPIRV PS_SPIRV CASE OUT [CASE OUT ...]
 *
 * Runs a pixel shader on lavapipe. VS is pass_vs.hlsl and PS the shader, both as vkd3d compiled them (4_0). Each pixel
 * of the case is one small triangle about the middle of one pixel of a float target; its three corners carry the same
 * inputs, so nothing is interpolated. The case's texture is bound to t0 to t5, and its
 * constants to cb0, where vkd3d puts what has a c register. */
#include "vk.h"

enum { WIDTH = 64, HEIGHT = 64, INPUTS = 7, SAMPLERS = 6, TEXTURE_SIDE = 8 };

#define TARGET_FORMAT VK_FORMAT_R32G32B32A32_SFLOAT

struct vertex {
    float position[4];
    struct case_pixel given;
};

struct target {
    VkImage image;
    VkRenderPass pass;
    VkFramebuffer framebuffer;
};

static VkImage image_create(struct vk *vk, VkFormat format, uint32_t width, uint32_t height, VkImageUsageFlags usage,
                            VkImageView *view) {
    VkImageCreateInfo info = {.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO,
                              .imageType = VK_IMAGE_TYPE_2D,
                              .format = format,
                              .extent = {width, height, 1},
                              .mipLevels = 1,
                              .arrayLayers = 1,
                              .samples = VK_SAMPLE_COUNT_1_BIT,
                              .usage = usage};
    VkMemoryRequirements needs;
    VkImage image;
    CHECK(vkCreateImage(vk->device, &info, NULL, &image));
    vkGetImageMemoryRequirements(vk->device, image, &needs);
    CHECK(vkBindImageMemory(vk->device, image, vk_memory(vk, needs), 0));
    VkImageViewCreateInfo view_info = {.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
                                       .image = image,
                                       .viewType = VK_IMAGE_VIEW_TYPE_2D,
                                       .format = format,
                                       .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1}};
    CHECK(vkCreateImageView(vk->device, &view_info, NULL, view));
    return image;
}

static struct target target_create(struct vk *vk) {
    struct target target;
    VkImageView view;
    target.image = image_create(vk, TARGET_FORMAT, WIDTH, HEIGHT,
                                VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT, &view);
    VkAttachmentDescription attachment = {.format = TARGET_FORMAT,
                                          .samples = VK_SAMPLE_COUNT_1_BIT,
                                          .loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR,
                                          .storeOp = VK_ATTACHMENT_STORE_OP_STORE,
                                          .finalLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL};
    VkAttachmentReference color = {0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    VkSubpassDescription subpass = {.colorAttachmentCount = 1, .pColorAttachments = &color};
    VkRenderPassCreateInfo pass = {.sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
                                   .attachmentCount = 1,
                                   .pAttachments = &attachment,
                                   .subpassCount = 1,
                                   .pSubpasses = &subpass};
    CHECK(vkCreateRenderPass(vk->device, &pass, NULL, &target.pass));
    VkFramebufferCreateInfo framebuffer = {.sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
                                           .renderPass = target.pass,
                                           .attachmentCount = 1,
                                           .pAttachments = &view,
                                           .width = WIDTH,
                                           .height = HEIGHT,
                                           .layers = 1};
    CHECK(vkCreateFramebuffer(vk->device, &framebuffer, NULL, &target.framebuffer));
    return target;
}

static VkImageView texture_create(struct vk *vk, const struct pixel_case_header *header) {
    VkImageView view;
    VkImage image = image_create(vk, VK_FORMAT_R8G8B8A8_UNORM, TEXTURE_SIDE, TEXTURE_SIDE,
                                 VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT, &view);
    void *mapped;
    VkBuffer staging =
        vk_buffer(vk, VK_BUFFER_USAGE_TRANSFER_SRC_BIT, header->texture, sizeof header->texture, &mapped);
    VkBufferImageCopy copy = {.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1},
                              .imageExtent = {TEXTURE_SIDE, TEXTURE_SIDE, 1}};
    VkImageMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                                    .dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_READ_BIT,
                                    .newLayout = VK_IMAGE_LAYOUT_GENERAL,
                                    .image = image,
                                    .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1}};
    VkCommandBuffer commands = vk_begin(vk);
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, NULL, 0,
                         NULL, 1, &barrier);
    vkCmdCopyBufferToImage(commands, staging, image, VK_IMAGE_LAYOUT_GENERAL, 1, &copy);
    vk_finish(vk, commands);
    return view;
}

/* The textures, their samplers and the constants, those that the shader has. */
static VkDescriptorSet resources_bind(struct vk *vk, const struct vk_shader *shader,
                                      const struct pixel_case_header *header, VkDescriptorSetLayout *layout) {
    enum { RESOURCES = 2 * SAMPLERS + 1 };
    static const char *const names[RESOURCES] = {"cb0", "t0", "s0", "t1", "s1", "t2", "s2",
                                                 "t3",  "s3", "t4", "s4", "t5", "s5"};
    VkDescriptorSetLayoutBinding bindings[RESOURCES];
    VkDescriptorPoolSize sizes[] = {{VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, SAMPLERS},
                                    {VK_DESCRIPTOR_TYPE_SAMPLER, SAMPLERS},
                                    {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1}};
    VkFilter filter = header->flags & PIXEL_CASE_LINEAR ? VK_FILTER_LINEAR : VK_FILTER_NEAREST;
    VkSamplerCreateInfo sampler = {
        .sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO, .magFilter = filter, .minFilter = filter};
    VkDescriptorImageInfo image = {.imageView = texture_create(vk, header), .imageLayout = VK_IMAGE_LAYOUT_GENERAL};
    void *mapped;
    VkDescriptorBufferInfo constants = {
        vk_buffer(vk, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, header->constants, sizeof header->constants, &mapped), 0,
        VK_WHOLE_SIZE};
    VkDescriptorPool pool;
    VkDescriptorSet set;
    uint32_t n = 0;
    CHECK(vkCreateSampler(vk->device, &sampler, NULL, &image.sampler));
    for (int i = 0; i < RESOURCES; i++) {
        int binding = vk_shader_binding(shader, names[i]);
        VkDescriptorType type = *names[i] == 'c' ? sizes[2].type : *names[i] == 's' ? sizes[1].type : sizes[0].type;
        if (binding >= 0)
            bindings[n++] =
                (VkDescriptorSetLayoutBinding){(uint32_t)binding, type, 1, VK_SHADER_STAGE_FRAGMENT_BIT, NULL};
    }
    VkDescriptorSetLayoutCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = n, .pBindings = bindings};
    CHECK(vkCreateDescriptorSetLayout(vk->device, &info, NULL, layout));
    VkDescriptorPoolCreateInfo pool_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = 1, .poolSizeCount = 3, .pPoolSizes = sizes};
    CHECK(vkCreateDescriptorPool(vk->device, &pool_info, NULL, &pool));
    VkDescriptorSetAllocateInfo set_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                            .descriptorPool = pool,
                                            .descriptorSetCount = 1,
                                            .pSetLayouts = layout};
    CHECK(vkAllocateDescriptorSets(vk->device, &set_info, &set));
    for (uint32_t i = 0; i < n; i++) {
        VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                      .dstSet = set,
                                      .dstBinding = bindings[i].binding,
                                      .descriptorCount = 1,
                                      .descriptorType = bindings[i].descriptorType,
                                      .pImageInfo = &image,
                                      .pBufferInfo = &constants};
        vkUpdateDescriptorSets(vk->device, 1, &write, 0, NULL);
    }
    return set;
}

/* Inputs stand in the order of pass_vs.hlsl's parameters. */
static VkPipeline pipeline_create(struct vk *vk, const struct vk_shader shaders[2], const struct target *target,
                                  VkPipelineLayout layout) {
    VkPipelineShaderStageCreateInfo stages[2] = {{.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                  .stage = VK_SHADER_STAGE_VERTEX_BIT,
                                                  .module = shaders[0].module,
                                                  .pName = "main"},
                                                 {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                  .stage = VK_SHADER_STAGE_FRAGMENT_BIT,
                                                  .module = shaders[1].module,
                                                  .pName = "main"}};
    VkVertexInputBindingDescription stream = {0, sizeof(struct vertex), VK_VERTEX_INPUT_RATE_VERTEX};
    VkVertexInputAttributeDescription inputs[INPUTS] = {
        {0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, offsetof(struct vertex, position)},
        {1, 0, VK_FORMAT_R32G32B32_SFLOAT, offsetof(struct vertex, given.normal)},
        {2, 0, VK_FORMAT_R32G32_SFLOAT, offsetof(struct vertex, given.texcoord[0])},
        {3, 0, VK_FORMAT_R32G32_SFLOAT, offsetof(struct vertex, given.texcoord[2])},
        {4, 0, VK_FORMAT_R32G32B32A32_SFLOAT, offsetof(struct vertex, given.color)},
        {5, 0, VK_FORMAT_R32G32B32A32_SFLOAT, offsetof(struct vertex, given.tangent)},
        {6, 0, VK_FORMAT_R32G32B32_SFLOAT, offsetof(struct vertex, given.place)}};
    VkPipelineVertexInputStateCreateInfo input = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO,
                                                  .vertexBindingDescriptionCount = 1,
                                                  .pVertexBindingDescriptions = &stream,
                                                  .vertexAttributeDescriptionCount = INPUTS,
                                                  .pVertexAttributeDescriptions = inputs};
    VkPipelineInputAssemblyStateCreateInfo assembly = {.sType =
                                                           VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
                                                       .topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST};
    VkViewport viewport = {0, 0, WIDTH, HEIGHT, 0, 1};
    VkRect2D scissor = {{0, 0}, {WIDTH, HEIGHT}};
    VkPipelineViewportStateCreateInfo view = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO,
                                              .viewportCount = 1,
                                              .pViewports = &viewport,
                                              .scissorCount = 1,
                                              .pScissors = &scissor};
    VkPipelineRasterizationStateCreateInfo raster = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO, .lineWidth = 1};
    VkPipelineMultisampleStateCreateInfo samples = {.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO,
                                                    .rasterizationSamples = VK_SAMPLE_COUNT_1_BIT};
    VkPipelineColorBlendAttachmentState plain = {.colorWriteMask = 0xf};
    VkPipelineColorBlendStateCreateInfo blend = {.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO,
                                                 .attachmentCount = 1,
                                                 .pAttachments = &plain};
    VkGraphicsPipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                                         .stageCount = 2,
                                         .pStages = stages,
                                         .pVertexInputState = &input,
                                         .pInputAssemblyState = &assembly,
                                         .pViewportState = &view,
                                         .pRasterizationState = &raster,
                                         .pMultisampleState = &samples,
                                         .pColorBlendState = &blend,
                                         .layout = layout,
                                         .renderPass = target->pass};
    VkPipeline pipeline;
    CHECK(vkCreateGraphicsPipelines(vk->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline));
    return pipeline;
}

static VkBuffer vertices_create(struct vk *vk, const struct pixel_case_view *view) {
    static const float corners[3][2] = {{0.5f, 0.1f}, {0.1f, 0.9f}, {0.9f, 0.9f}};
    uint32_t count = view->header->pixel_count;
    if (count > WIDTH * HEIGHT)
        FAIL("more than %d pixels", WIDTH * HEIGHT);
    struct vertex *vertices = memory_take(3 * count * sizeof *vertices);
    for (uint32_t i = 0; i < 3 * count; i++) {
        uint32_t p = i / 3;
        vertices[i].position[0] = 2 * ((float)(p % WIDTH) + corners[i % 3][0]) / WIDTH - 1;
        vertices[i].position[1] = 2 * ((float)(p / WIDTH) + corners[i % 3][1]) / HEIGHT - 1;
        vertices[i].position[2] = 0.5f;
        vertices[i].position[3] = 1;
        vertices[i].given = view->pixels[p];
    }
    void *mapped;
    VkBuffer buffer = vk_buffer(vk, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT, vertices, 3 * count * sizeof *vertices, &mapped);
    free(vertices);
    return buffer;
}

static void run(struct vk *vk, const struct vk_shader shaders[2], const char *case_path, const char *out_path) {
    void *bytes;
    struct pixel_case_view view = file_pixel_case(case_path, &bytes);
    struct target target = target_create(vk);
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout layout;
    VkDescriptorSet set = resources_bind(vk, &shaders[1], view.header, &set_layout);
    VkPipelineLayoutCreateInfo layout_info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = 1, .pSetLayouts = &set_layout};
    CHECK(vkCreatePipelineLayout(vk->device, &layout_info, NULL, &layout));
    VkBuffer vertices = vertices_create(vk, &view);
    void *mapped;
    VkBuffer result = vk_buffer(vk, VK_BUFFER_USAGE_TRANSFER_DST_BIT, NULL, WIDTH * HEIGHT * 16, &mapped);
    VkRenderPassBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
                                   .renderPass = target.pass,
                                   .framebuffer = target.framebuffer,
                                   .renderArea = {{0, 0}, {WIDTH, HEIGHT}},
                                   .clearValueCount = 1,
                                   .pClearValues = &(VkClearValue){.color = {.float32 = {0, 0, 0, 0}}}};
    VkBufferImageCopy copy = {.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1},
                              .imageExtent = {WIDTH, HEIGHT, 1}};
    VkDeviceSize offset = 0;
    VkCommandBuffer commands = vk_begin(vk);
    vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_create(vk, shaders, &target, layout));
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &set, 0, NULL);
    vkCmdBindVertexBuffers(commands, 0, 1, &vertices, &offset);
    vkCmdDraw(commands, 3 * view.header->pixel_count, 1, 0, 0);
    vkCmdEndRenderPass(commands);
    vkCmdCopyImageToBuffer(commands, target.image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, result, 1, &copy);
    vk_finish(vk, commands);
    file_write_output(out_path, view.header->pixel_count, PIXEL_FLOATS, mapped);
    free(bytes);
}

int main(int argc, char **argv) {
    struct vk vk;
    if (argc < 5 || argc % 2 == 0)
        FAIL("usage: vk_pixel VS_SPIRV PS_SPIRV CASE OUT [CASE OUT ...]");
    vk_create(&vk);
    const struct vk_shader shaders[2] = {vk_shader_load(&vk, argv[1]), vk_shader_load(&vk, argv[2])};
    for (int i = 3; i < argc; i += 2)
        run(&vk, shaders, argv[i], argv[i + 1]);
    return 0;
}
