#include "system/names.h"
#include "system/windows/wide.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>

bool sys_list(const char *folder, struct sys_names *names)
{
	struct gathered gathered = {0};
	char pattern[SYS_PATH_SIZE], name[4 * MAX_PATH];
	wchar_t wanted[SYS_PATH_SIZE];
	WIN32_FIND_DATAW found;
	bool whole = true;
	*names = (struct sys_names){0};
	if (snprintf(pattern, sizeof pattern, "%s/*", folder) >= (int)sizeof pattern)
		return fail_as(ERROR_FILENAME_EXCED_RANGE);
	if (!wide_path(pattern, wanted))
		return false;
	HANDLE search = FindFirstFileW(wanted, &found);
	if (search == INVALID_HANDLE_VALUE)
		return fail();
	do {
		if (narrow(found.cFileName, name, sizeof name)) /* what is no Unicode has no name here */
			whole = names_add(&gathered, name);
	} while (whole && FindNextFileW(search, &found));
	FindClose(search);
	return names_finish(&gathered, whole, names);
}

bool sys_make_folder(const char *path)
{
	wchar_t name[SYS_PATH_SIZE];
	if (!wide_path(path, name))
		return false;
	if (CreateDirectoryW(name, NULL))
		return true;
	/* The top of a disk cannot be made, and is there. */
	return fail_as(sys_is_folder(path) ? ERROR_ALREADY_EXISTS : GetLastError());
}

/* A file that nobody else can open, and that goes with the process however that ends. */
int sys_lock_folder(const char *path, bool *other)
{
	char lock[SYS_PATH_SIZE];
	wchar_t name[SYS_PATH_SIZE];
	*other = false;
	if (snprintf(lock, sizeof lock, "%s/.lock", path) >= (int)sizeof lock || !wide_path(lock, name))
		return -1;
	HANDLE handle = CreateFileW(name, GENERIC_WRITE | DELETE, 0, NULL, OPEN_ALWAYS,
	                            FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_DELETE_ON_CLOSE, NULL);
	if (handle == INVALID_HANDLE_VALUE) {
		*other = GetLastError() == ERROR_SHARING_VIOLATION;
		return -1;
	}
	return _open_osfhandle((intptr_t)handle, _O_BINARY | _O_NOINHERIT);
}

void sys_unlock_folder(int lock)
{
	if (lock >= 0)
		_close(lock);
}
