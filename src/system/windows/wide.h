/* wide.h - Windows speaks UTF-16 and parts the names of a path with "\"; everybody else here UTF-8 and "/". */
#pragma once

#include <windows.h>

#include "system/system.h"

/* Errors become errno; returns false. */
bool fail_as(DWORD error);
bool fail(void); /* as GetLastError() tells */

/* False with errno where it is no UTF-8 or does not fit; `size` counts letters or bytes, the NUL among them. */
bool wide(const char *text, wchar_t *to, size_t size);
bool narrow(const wchar_t *text, char *to, size_t size);

/* A path as Windows takes it, also where it is longer than 260 letters. */
bool wide_path(const char *path, wchar_t to[SYS_PATH_SIZE]);
bool narrow_path(const wchar_t *path, char *to, size_t size);

/* Opened so that others may read, write, rename and remove it meanwhile, as elsewhere; what lies there may be a folder.
 * INVALID_HANDLE_VALUE with errno. */
HANDLE handle_open(const char *path, DWORD access, DWORD how, DWORD flags);

/* The 100 nanoseconds of Windows, since 1601, and the time since 1970. */
void time_from(const FILETIME *time, int64_t *seconds, int64_t *nanoseconds);
FILETIME time_to(int64_t seconds, int64_t nanoseconds);
