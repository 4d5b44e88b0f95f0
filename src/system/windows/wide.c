#include "system/windows/wide.h"

#include <errno.h>
#include <string.h>

bool fail_as(DWORD error)
{
	static const struct {
		DWORD error;
		int number;
	} known[] = {
	    {ERROR_FILE_NOT_FOUND, ENOENT},
	    {ERROR_PATH_NOT_FOUND, ENOENT},
	    {ERROR_INVALID_NAME, ENOENT},
	    {ERROR_BAD_NETPATH, ENOENT},
	    {ERROR_INVALID_DRIVE, ENOENT},
	    {ERROR_NOT_READY, ENOENT},
	    {ERROR_ACCESS_DENIED, EACCES},
	    {ERROR_SHARING_VIOLATION, EACCES},
	    {ERROR_LOCK_VIOLATION, EACCES},
	    {ERROR_FILE_EXISTS, EEXIST},
	    {ERROR_ALREADY_EXISTS, EEXIST},
	    {ERROR_DIRECTORY, ENOTDIR},
	    {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},
	    {ERROR_DISK_FULL, ENOSPC},
	    {ERROR_HANDLE_DISK_FULL, ENOSPC},
	    {ERROR_WRITE_PROTECT, EROFS},
	    {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
	    {ERROR_OUTOFMEMORY, ENOMEM},
	    {ERROR_BROKEN_PIPE, EPIPE},
	    {ERROR_NO_DATA, EPIPE},
	    {ERROR_NO_UNICODE_TRANSLATION, EILSEQ},
	    {ERROR_BAD_EXE_FORMAT, ENOEXEC},
	    {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
	    {ERROR_INSUFFICIENT_BUFFER, ENAMETOOLONG},
	};
	errno = EIO;
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (known[i].error == error)
			errno = known[i].number;
	return false;
}

bool fail(void) { return fail_as(GetLastError()); }

bool wide(const char *text, wchar_t *to, size_t size)
{
	return MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, to, (int)size) > 0 || fail();
}

bool narrow(const wchar_t *text, char *to, size_t size)
{
	return WideCharToMultiByte(CP_UTF8, WC_ERR_INVALID_CHARS, text, -1, to, (int)size, NULL, NULL) > 0 || fail();
}

bool wide_path(const char *path, wchar_t to[SYS_PATH_SIZE])
{
	enum { SHORT = 240 /* a name of 8.3 still fits behind a folder of these */ };
	wchar_t given[SYS_PATH_SIZE];
	const wchar_t *prefix = L"\\\\?\\", *whole = to;
	if (!path[0])
		return fail_as(ERROR_PATH_NOT_FOUND);
	if (!wide(path, to, SYS_PATH_SIZE))
		return false;
	for (wchar_t *at = to; *at; at++)
		if (*at == L'/')
			*at = L'\\';
	if (wcslen(to) < SHORT || wcsncmp(to, prefix, wcslen(prefix)) == 0)
		return true;
	/* Only what is whole and begins so may be as long. */
	DWORD length = GetFullPathNameW(to, SYS_PATH_SIZE, given, NULL);
	if (!length || length + 8 >= SYS_PATH_SIZE)
		return fail_as(ERROR_FILENAME_EXCED_RANGE);
	whole = given;
	if (wcsncmp(given, L"\\\\", 2) == 0) {
		prefix = L"\\\\?\\UNC\\";
		whole += 2;
	}
	wcscpy(to, prefix);
	wcscat(to, whole);
	return true;
}

bool narrow_path(const wchar_t *path, char *to, size_t size)
{
	if (!narrow(path, to, size))
		return false;
	for (char *at = to; *at; at++)
		if (*at == '\\')
			*at = '/';
	/* As Windows writes what is whole: without the mark of long paths. */
	if (strncmp(to, "//?/UNC/", 8) == 0)
		memmove(to + 2, to + 8, strlen(to + 8) + 1);
	else if (strncmp(to, "//?/", 4) == 0)
		memmove(to, to + 4, strlen(to + 4) + 1);
	return true;
}

HANDLE handle_open(const char *path, DWORD access, DWORD how, DWORD flags)
{
	wchar_t name[SYS_PATH_SIZE];
	if (!wide_path(path, name))
		return INVALID_HANDLE_VALUE;
	HANDLE handle = CreateFileW(name, access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, how,
	                            FILE_FLAG_BACKUP_SEMANTICS | flags, NULL);
	if (handle == INVALID_HANDLE_VALUE)
		fail();
	return handle;
}

enum { TICKS = 10000000 };
#define UNTIL_1970 INT64_C(11644473600) /* seconds from 1601 */

void time_from(const FILETIME *time, int64_t *seconds, int64_t *nanoseconds)
{
	uint64_t ticks = (uint64_t)time->dwHighDateTime << 32 | time->dwLowDateTime;
	*seconds = (int64_t)(ticks / TICKS) - UNTIL_1970;
	*nanoseconds = (int64_t)(ticks % TICKS) * 100;
}

FILETIME time_to(int64_t seconds, int64_t nanoseconds)
{
	uint64_t ticks = (uint64_t)(seconds + UNTIL_1970) * TICKS + (uint64_t)nanoseconds / 100;
	return (FILETIME){.dwLowDateTime = (DWORD)ticks, .dwHighDateTime = (DWORD)(ticks >> 32)};
}
