/* Vulkan on the CPU (lavapipe) for SPIR-V that vkd3d's compiler made. Resources are found by the names that it gives
 * them after their registers ("t1", "u4", "cb0_0"), because the binding numbers differ from version to version. */
#ifndef GLSKIN_CONFORMANCE_VK_H
#define GLSKIN_CONFORMANCE_VK_H

#include "files.h"

#include <vulkan/vulkan.h>

#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        VkResult result_ = (call);                                                                                     \
        if (result_ != VK_SUCCESS)                                                                                     \
            FAIL("%s: %d", #call, (int)result_);                                                                       \
    } while (0)

enum { VK_MAX_RESOURCES = 8 };

struct vk {
    VkPhysicalDevice physical;
    VkPhysicalDeviceMemoryProperties memory;
    VkDevice device;
    VkQueue queue;
    VkCommandPool commands;
};

struct vk_shader {
    uint32_t *words;
    size_t count;
    VkShaderModule module;
};

/* A buffer and where the shader sees it. */
struct vk_resource {
    const char *name; /* "t0": texel buffer; "u0": written texel buffer; "cb0": constants */
    VkFormat format;  /* of texel buffers */
    const void *bytes;
    size_t size;
    VkBuffer buffer;
    VkBufferView view;
    void *mapped;
};

static inline void vk_create(struct vk *vk) {
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo instance_info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                          .pApplicationInfo = &application};
    VkPhysicalDeviceProperties properties;
    VkInstance instance;
    uint32_t one = 1;
    CHECK(vkCreateInstance(&instance_info, NULL, &instance));
    VkResult found = vkEnumeratePhysicalDevices(instance, &one, &vk->physical);
    if (one == 0 || (found != VK_SUCCESS && found != VK_INCOMPLETE))
        FAIL("no Vulkan device");
    vkGetPhysicalDeviceProperties(vk->physical, &properties);
    if (properties.deviceType != VK_PHYSICAL_DEVICE_TYPE_CPU)
        FAIL("%s: not a CPU's Vulkan; name lavapipe's file in VK_ICD_FILENAMES", properties.deviceName);
    vkGetPhysicalDeviceMemoryProperties(vk->physical, &vk->memory);
    const float priority = 1;
    VkDeviceQueueCreateInfo queue = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1, .pQueuePriorities = &priority};
    VkDeviceCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queue};
    CHECK(vkCreateDevice(vk->physical, &info, NULL, &vk->device));
    vkGetDeviceQueue(vk->device, 0, 0, &vk->queue);
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    CHECK(vkCreateCommandPool(vk->device, &pool, NULL, &vk->commands));
}

static inline struct vk_shader vk_shader_load(struct vk *vk, const char *path) {
    struct vk_shader shader;
    size_t size;
    shader.words = file_bytes(path, &size);
    shader.count = size / 4;
    VkShaderModuleCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = size, .pCode = shader.words};
    CHECK(vkCreateShaderModule(vk->device, &info, NULL, &shader.module));
    return shader;
}

/* The binding of the resource that is called so, perhaps with "_" and more behind it. -1: the shader has none. */
static inline int vk_shader_binding(const struct vk_shader *shader, const char *name) {
    enum { OP_NAME = 5, OP_DECORATE = 71, BINDING = 33, FIRST_INSTRUCTION = 5 };
    size_t length = strlen(name);
    for (size_t i = FIRST_INSTRUCTION; i < shader->count; i += shader->words[i] >> 16) {
        const char *given = (const char *)&shader->words[i + 2];
        if ((shader->words[i] & 0xffff) != OP_NAME || strncmp(given, name, length) != 0 ||
            (given[length] != 0 && given[length] != '_'))
            continue;
        for (size_t j = FIRST_INSTRUCTION; j < shader->count; j += shader->words[j] >> 16)
            if ((shader->words[j] & 0xffff) == OP_DECORATE && shader->words[j + 1] == shader->words[i + 1] &&
                shader->words[j + 2] == BINDING)
                return (int)shader->words[j + 3];
    }
    return -1;
}

/* Memory that the CPU sees, bound to a buffer or an image by the caller. */
static inline VkDeviceMemory vk_memory(struct vk *vk, VkMemoryRequirements needs) {
    const VkMemoryPropertyFlags visible = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = needs.size};
    VkDeviceMemory memory;
    while (info.memoryTypeIndex < vk->memory.memoryTypeCount &&
           (!(needs.memoryTypeBits >> info.memoryTypeIndex & 1) ||
            (vk->memory.memoryTypes[info.memoryTypeIndex].propertyFlags & visible) != visible))
        info.memoryTypeIndex++;
    if (info.memoryTypeIndex == vk->memory.memoryTypeCount)
        FAIL("no memory that the CPU sees");
    CHECK(vkAllocateMemory(vk->device, &info, NULL, &memory));
    return memory;
}

/* bytes NULL: left as it is. */
static inline VkBuffer vk_buffer(struct vk *vk, VkBufferUsageFlags usage, const void *bytes, size_t size,
                                 void **mapped) {
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size, .usage = usage};
    VkMemoryRequirements needs;
    VkBuffer buffer;
    CHECK(vkCreateBuffer(vk->device, &info, NULL, &buffer));
    vkGetBufferMemoryRequirements(vk->device, buffer, &needs);
    VkDeviceMemory memory = vk_memory(vk, needs);
    CHECK(vkBindBufferMemory(vk->device, buffer, memory, 0));
    CHECK(vkMapMemory(vk->device, memory, 0, VK_WHOLE_SIZE, 0, mapped));
    if (bytes)
        memcpy(*mapped, bytes, size);
    return buffer;
}

static inline VkCommandBuffer vk_begin(struct vk *vk) {
    VkCommandBufferAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = vk->commands, .commandBufferCount = 1};
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    VkCommandBuffer commands;
    CHECK(vkAllocateCommandBuffers(vk->device, &info, &commands));
    CHECK(vkBeginCommandBuffer(commands, &begin));
    return commands;
}

static inline void vk_finish(struct vk *vk, VkCommandBuffer commands) {
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    CHECK(vkEndCommandBuffer(commands));
    CHECK(vkQueueSubmit(vk->queue, 1, &submit, VK_NULL_HANDLE));
    CHECK(vkQueueWaitIdle(vk->queue));
}

/* ---- Compute ---- */

static inline VkDescriptorType vk_resource_type(const char *name) {
    return *name == 't'   ? VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER
           : *name == 'u' ? VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER
                          : VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
}

static inline void vk_resource_create(struct vk *vk, struct vk_resource *resource) {
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT |
                                     VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;
    resource->buffer = vk_buffer(vk, usage, resource->bytes, resource->size, &resource->mapped);
    if (*resource->name == 'c')
        return;
    VkBufferViewCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO,
                                   .buffer = resource->buffer,
                                   .format = resource->format,
                                   .range = VK_WHOLE_SIZE};
    CHECK(vkCreateBufferView(vk->device, &info, NULL, &resource->view));
}

/* Puts the resources that the shader has into one descriptor set. */
static inline VkDescriptorSet vk_bind(struct vk *vk, const struct vk_shader *shader, struct vk_resource *resources,
                                      uint32_t count, VkDescriptorSetLayout *layout) {
    VkDescriptorSetLayoutBinding bindings[VK_MAX_RESOURCES];
    VkDescriptorPoolSize sizes[VK_MAX_RESOURCES];
    struct vk_resource *used[VK_MAX_RESOURCES];
    VkDescriptorPool pool;
    VkDescriptorSet set;
    uint32_t n = 0;
    for (uint32_t i = 0; i < count; i++) {
        int binding = vk_shader_binding(shader, resources[i].name);
        if (binding < 0)
            continue;
        VkDescriptorType type = vk_resource_type(resources[i].name);
        vk_resource_create(vk, &resources[i]);
        bindings[n] = (VkDescriptorSetLayoutBinding){(uint32_t)binding, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL};
        sizes[n] = (VkDescriptorPoolSize){type, 1};
        used[n++] = &resources[i];
    }
    VkDescriptorSetLayoutCreateInfo layout_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = n, .pBindings = bindings};
    CHECK(vkCreateDescriptorSetLayout(vk->device, &layout_info, NULL, layout));
    VkDescriptorPoolCreateInfo pool_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = 1, .poolSizeCount = n, .pPoolSizes = sizes};
    CHECK(vkCreateDescriptorPool(vk->device, &pool_info, NULL, &pool));
    VkDescriptorSetAllocateInfo set_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                            .descriptorPool = pool,
                                            .descriptorSetCount = 1,
                                            .pSetLayouts = layout};
    CHECK(vkAllocateDescriptorSets(vk->device, &set_info, &set));
    for (uint32_t i = 0; i < n; i++) {
        VkDescriptorBufferInfo whole = {used[i]->buffer, 0, VK_WHOLE_SIZE};
        VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                      .dstSet = set,
                                      .dstBinding = bindings[i].binding,
                                      .descriptorCount = 1,
                                      .descriptorType = bindings[i].descriptorType,
                                      .pBufferInfo = &whole,
                                      .pTexelBufferView = &used[i]->view};
        vkUpdateDescriptorSets(vk->device, 1, &write, 0, NULL);
    }
    return set;
}

/* Afterwards resources[...].mapped holds what the shader wrote. */
static inline void vk_dispatch(struct vk *vk, const struct vk_shader *shader, struct vk_resource *resources,
                               uint32_t count, uint32_t groups) {
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    VkDescriptorSet set = vk_bind(vk, shader, resources, count, &set_layout);
    VkPipelineLayoutCreateInfo layout_info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = 1, .pSetLayouts = &set_layout};
    CHECK(vkCreatePipelineLayout(vk->device, &layout_info, NULL, &layout));
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                        .layout = layout,
                                        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                                  .module = shader->module,
                                                  .pName = "main"}};
    CHECK(vkCreateComputePipelines(vk->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline));
    VkCommandBuffer commands = vk_begin(vk);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, NULL);
    vkCmdDispatch(commands, groups, 1, 1);
    vk_finish(vk, commands);
}

#endif
