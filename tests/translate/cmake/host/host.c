#include <glskin/shader.h>
#include <stdio.h>

extern const glskin_shader glskin_shader_blob;

int main(void) {
    puts(glskin_shader_blob.texts[0].text);
    return 0;
}
