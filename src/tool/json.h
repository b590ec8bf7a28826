/* JSON's strings. */
#ifndef GLSKIN_TOOL_JSON_H
#define GLSKIN_TOOL_JSON_H

#include <stdio.h>

/* text in quotes. What isn't UTF-8 (a path need not be) becomes U+FFFD, a byte at a time. */
void json_string(FILE *to, const char *text);

#endif
