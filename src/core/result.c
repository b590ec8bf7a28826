#include <glskin/glskin.h>

const char *glskin_result_name(glskin_result result) {
    switch (result) {
    case GLSKIN_OK: return "OK";
    case GLSKIN_ERROR_INVALID_ARGUMENT: return "INVALID_ARGUMENT";
    case GLSKIN_ERROR_OUT_OF_MEMORY: return "OUT_OF_MEMORY";
    case GLSKIN_ERROR_MALFORMED_DATA: return "MALFORMED_DATA";
    case GLSKIN_ERROR_UNSUPPORTED: return "UNSUPPORTED";
    case GLSKIN_ERROR_GL: return "GL";
    }
    return "UNKNOWN";
}
