/* fxc_compile.exe PROFILE ENTRY SOURCE OUTPUT [NAME=VALUE ...]
 * fxc_compile.exe --version
 *
 * Microsoft's compiler (d3dcompiler_47.dll, native) over one HLSL file, includes relative to that file. Prints what the
 * compiler says and how many instruction slots the result takes. OUTPUT "-" throws the bytecode away.
 * Exit 1: the compiler refused. Exit 2: anything else.
 *
 * The DLL is loaded by name because Wine's own would be linked otherwise, and that one can report success for bytecode
 * that is wrong. */
#include <windows.h>

#define COBJMACROS
#include <d3dcommon.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_DEFINES = 16 };

typedef HRESULT(WINAPI *compile_function)(const void *source, SIZE_T size, const char *name,
                                          const D3D_SHADER_MACRO *defines, void *include, const char *entry,
                                          const char *profile, UINT flags, UINT effect_flags, ID3DBlob **code,
                                          ID3DBlob **messages);
typedef HRESULT(WINAPI *disassemble_function)(const void *code, SIZE_T size, UINT flags, const char *comments,
                                              ID3DBlob **text);

static char *read_text(const char *path, SIZE_T *size) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) {
        fprintf(stderr, "%s: can't be opened\n", path);
        exit(2);
    }
    long length = ftell(file);
    char *text = malloc((size_t)length + 1);
    rewind(file);
    if (!text || fread(text, 1, (size_t)length, file) != (size_t)length) {
        fprintf(stderr, "%s: can't be read\n", path);
        exit(2);
    }
    fclose(file);
    *size = (SIZE_T)length;
    return text;
}

/* argv's NAME=VALUE strings, split in place. */
static void read_defines(char **from, D3D_SHADER_MACRO *defines) {
    int count = 0;
    for (; *from; from++) {
        char *equals = strchr(*from, '=');
        if (!equals || count == MAX_DEFINES) {
            fprintf(stderr, "%s: not NAME=VALUE, or more than %d of them\n", *from, MAX_DEFINES);
            exit(2);
        }
        *equals = 0;
        defines[count].Name = *from;
        defines[count++].Definition = equals + 1;
    }
    defines[count].Name = defines[count].Definition = NULL;
}

/* "// approximately 70 instruction slots used": the disassembler's last comment. */
static void print_size(HMODULE library, ID3DBlob *code) {
    disassemble_function disassemble = (disassemble_function)(void *)GetProcAddress(library, "D3DDisassemble");
    ID3DBlob *text = NULL;
    if (!disassemble ||
        FAILED(disassemble(ID3D10Blob_GetBufferPointer(code), ID3D10Blob_GetBufferSize(code), 0, NULL, &text)))
        return;
    const char *line = strstr(ID3D10Blob_GetBufferPointer(text), "approximately");
    if (!line)
        line = strstr(ID3D10Blob_GetBufferPointer(text), "Approximately");
    if (line)
        printf("%.*s\n", (int)strcspn(line, "\n"), line);
}

/* Of the file that was really loaded. */
static int print_version(HMODULE library) {
    char path[MAX_PATH];
    VS_FIXEDFILEINFO *version;
    UINT length;
    DWORD size, unused;
    GetModuleFileNameA(library, path, sizeof path);
    size = GetFileVersionInfoSizeA(path, &unused);
    void *info = malloc(size + 1);
    if (!info || !GetFileVersionInfoA(path, 0, size, info) || !VerQueryValueA(info, "\\", (void **)&version, &length)) {
        fprintf(stderr, "%s: has no version\n", path);
        return 2;
    }
    printf("%u.%u.%u.%u\n", HIWORD(version->dwFileVersionMS), LOWORD(version->dwFileVersionMS),
           HIWORD(version->dwFileVersionLS), LOWORD(version->dwFileVersionLS));
    free(info);
    return 0;
}

int main(int argc, char **argv) {
    D3D_SHADER_MACRO defines[MAX_DEFINES + 1];
    ID3DBlob *code = NULL, *messages = NULL;
    SIZE_T size;
    bool ask = argc == 2 && strcmp(argv[1], "--version") == 0;
    if (argc < 5 && !ask) {
        fprintf(stderr, "usage: fxc_compile PROFILE ENTRY SOURCE OUTPUT [NAME=VALUE ...], or --version\n");
        return 2;
    }
    HMODULE library = LoadLibraryA("d3dcompiler_47.dll");
    compile_function compile = library ? (compile_function)(void *)GetProcAddress(library, "D3DCompile") : NULL;
    if (!compile) {
        fprintf(stderr, "d3dcompiler_47.dll: can't be loaded (error %lu)\n", GetLastError());
        return 2;
    }
    if (ask)
        return print_version(library);
    char *source = read_text(argv[3], &size);
    read_defines(argv + 5, defines);
    void *includes_beside_the_file = (void *)1; /* D3D_COMPILE_STANDARD_FILE_INCLUDE */
    HRESULT result =
        compile(source, size, argv[3], defines, includes_beside_the_file, argv[2], argv[1], 0, 0, &code, &messages);
    if (messages)
        printf("%.*s\n", (int)ID3D10Blob_GetBufferSize(messages), (char *)ID3D10Blob_GetBufferPointer(messages));
    if (FAILED(result) || !code) {
        printf("refused: %s as %s (%08lx)\n", argv[3], argv[1], (unsigned long)result);
        return 1;
    }
    print_size(library, code);
    if (strcmp(argv[4], "-") != 0) {
        FILE *file = fopen(argv[4], "wb");
        SIZE_T length = ID3D10Blob_GetBufferSize(code);
        if (!file || fwrite(ID3D10Blob_GetBufferPointer(code), 1, length, file) != length || fclose(file) != 0) {
            fprintf(stderr, "%s: can't be written\n", argv[4]);
            return 2;
        }
    }
    return 0;
}
