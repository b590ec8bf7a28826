# glskin_translate_shader: HLSL to GLSL while building, for glskin itself and for hosts that write their own shaders on
# skinning.hlsli. Works with Ninja and with Makefiles, CMake 3.21 and above.
#
#   include(GlskinTranslate)
#   glskin_translate_shader(<target>
#       SOURCE   blob.hlsl        # relative to the current source folder
#       PROFILE  vs_2_0           # vs_2_0 vs_3_0 vs_4_0 ps_2_0 ps_3_0 ps_4_0 cs_5_0
#       GLSL     120 330          # of 120 330 430
#       [NAME    blob]            # a C identifier; the source's name without its extension if left out
#       [ENTRY   main]
#       [DEFINES A=1 B ...]
#       [INCLUDES folder ...]     # where #include looks after the including file's own folder; then in glskin's hlsl/,
#                                 # so that #include "skinning.hlsli" works
#       [OUT     folder]          # CMAKE_CURRENT_BINARY_DIR/shaders if left out
#       [D3D_DEPTH])              # the host's matrices are Direct3D's: clip z in 0..w
#
# Makes OUT/120/NAME.glsl ... (one for each version), OUT/tables/NAME.json and OUT/tables/NAME.c, which defines
# `const glskin_shader glskin_shader_NAME` (glskin/shader.h; declare it `extern` where it is used).
#   <target> is a library or program: NAME.c is compiled into it.
#   <target> doesn't exist: it becomes a custom target, part of ALL, that the files belong to. Later calls add to it.
# An edit of the source or of anything it includes makes them again; a build without edits does nothing. A failed
# translation leaves no file of that name.
#
# The program is the target glskin-translate where this build has one, else the one on PATH.
include_guard(GLOBAL)

function(glskin_translate_shader target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "D3D_DEPTH" "SOURCE;PROFILE;ENTRY;NAME;OUT" "GLSL;DEFINES;INCLUDES")
    foreach(required SOURCE PROFILE GLSL)
        if(NOT arg_${required})
            message(FATAL_ERROR "glskin_translate_shader(${target}): ${required} is missing")
        endif()
    endforeach()
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "glskin_translate_shader(${target}): unknown arguments ${arg_UNPARSED_ARGUMENTS}")
    endif()
    get_filename_component(source ${arg_SOURCE} ABSOLUTE)
    if(NOT arg_NAME)
        get_filename_component(arg_NAME ${source} NAME_WLE)
    endif()
    if(NOT arg_ENTRY)
        set(arg_ENTRY main)
    endif()
    if(NOT arg_OUT)
        set(arg_OUT shaders)
    endif()
    get_filename_component(out ${arg_OUT} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_BINARY_DIR})

    if(TARGET glskin-translate)
        set(program glskin-translate)
    else()
        find_program(GLSKIN_TRANSLATE_PROGRAM glskin-translate REQUIRED)
        set(program ${GLSKIN_TRANSLATE_PROGRAM})
    endif()

    # The table comes first: the depfile names it, and Make follows the first output only.
    set(table ${out}/tables/${arg_NAME}.c)
    set(outputs ${table} ${out}/tables/${arg_NAME}.json)
    foreach(version ${arg_GLSL})
        list(APPEND outputs ${out}/${version}/${arg_NAME}.glsl)
    endforeach()
    set(options)
    foreach(define ${arg_DEFINES})
        list(APPEND options --define ${define})
    endforeach()
    foreach(folder ${arg_INCLUDES})
        get_filename_component(folder ${folder} ABSOLUTE)
        list(APPEND options -I ${folder})
    endforeach()
    get_filename_component(folder ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/../hlsl ABSOLUTE)
    list(APPEND options -I ${folder})
    if(arg_D3D_DEPTH)
        list(APPEND options --d3d-depth)
    endif()
    list(JOIN arg_GLSL "," versions)
    set(depfile ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.${arg_NAME}.hlsl.d)
    add_custom_command(OUTPUT ${outputs}
        COMMAND ${program} ${source} --profile ${arg_PROFILE} --entry ${arg_ENTRY} --name ${arg_NAME}
                --glsl ${versions} --out ${out} --depfile ${depfile} ${options}
        DEPENDS ${source} ${program}
        DEPFILE ${depfile}
        COMMENT "Translating ${arg_NAME} (${arg_PROFILE}) to GLSL ${versions}" VERBATIM)

    if(TARGET ${target})
        get_target_property(type ${target} TYPE)
    else()
        add_custom_target(${target} ALL)
        set(type UTILITY)
    endif()
    if(type STREQUAL "UTILITY")
        add_custom_target(${target}.${arg_NAME} DEPENDS ${outputs})
        add_dependencies(${target} ${target}.${arg_NAME})
    else()
        target_sources(${target} PRIVATE ${table})
    endif()
endfunction()

# Calls `command` (a function's name) for each row of a list like variants.txt with
#   NAME SOURCE PROFILE VERSIONS(comma-separated) DEFINES...
function(glskin_each_variant file command)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    file(STRINGS ${file} rows REGEX "^[^#]")
    foreach(row ${rows})
        string(REGEX MATCHALL "[^ \t]+" words "${row}")
        if(words)
            list(LENGTH words count)
            if(count LESS 4)
                message(FATAL_ERROR "${file}: '${row}' lacks a column")
            endif()
            list(POP_FRONT words name source profile versions)
            string(REPLACE "," ";" versions ${versions})
            cmake_language(CALL ${command} ${name} ${source} ${profile} "${versions}" ${words})
        endif()
    endforeach()
endfunction()
