#include "system/windows/wide.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <string.h>

/* What other programs (a search for viruses, an index) hold for a moment can be had a moment later. */
enum { TRIES = 12, PAUSE = 10 /* milliseconds, each time one more */ };

static enum sys_kind kind_of(HANDLE handle, DWORD attributes)
{
	return GetFileType(handle) != FILE_TYPE_DISK   ? SYS_OTHER
	       : attributes & FILE_ATTRIBUTE_DIRECTORY ? SYS_FOLDER
	                                               : SYS_FILE;
}

/* ---- what lies where ---- */

static bool about_handle(HANDLE handle, struct sys_about *about)
{
	BY_HANDLE_FILE_INFORMATION found;
	if (GetFileType(handle) != FILE_TYPE_DISK) {
		about->kind = SYS_OTHER;
		return true;
	}
	if (!GetFileInformationByHandle(handle, &found))
		return fail();
	*about = (struct sys_about){.kind = kind_of(handle, found.dwFileAttributes),
	                            .device = found.dwVolumeSerialNumber,
	                            .inode = (uint64_t)found.nFileIndexHigh << 32 | found.nFileIndexLow,
	                            .size = (uint64_t)found.nFileSizeHigh << 32 | found.nFileSizeLow};
	time_from(&found.ftLastWriteTime, &about->seconds, &about->nanoseconds);
	return true;
}

bool sys_about(const char *path, struct sys_about *about)
{
	*about = (struct sys_about){.kind = SYS_NOTHING};
	HANDLE handle = handle_open(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, 0);
	if (handle == INVALID_HANDLE_VALUE)
		return false;
	bool told = about_handle(handle, about);
	CloseHandle(handle);
	return told;
}

bool sys_exists(const char *path)
{
	struct sys_about about;
	return sys_about(path, &about);
}

bool sys_is_folder(const char *path)
{
	struct sys_about about;
	return sys_about(path, &about) && about.kind == SYS_FOLDER;
}

static DWORD attributes_of(const char *path)
{
	wchar_t name[SYS_PATH_SIZE];
	return wide_path(path, name) ? GetFileAttributesW(name) : INVALID_FILE_ATTRIBUTES;
}

bool sys_is_own_folder(const char *path)
{
	DWORD found = attributes_of(path);
	return found != INVALID_FILE_ATTRIBUTES && found & FILE_ATTRIBUTE_DIRECTORY &&
	       !(found & FILE_ATTRIBUTE_REPARSE_POINT);
}

bool sys_may_write(const char *path)
{
	DWORD found = attributes_of(path);
	bool folder = found != INVALID_FILE_ATTRIBUTES && found & FILE_ATTRIBUTE_DIRECTORY;
	/* Set for a folder it says nothing about writing. */
	if (found != INVALID_FILE_ATTRIBUTES && !folder && found & FILE_ATTRIBUTE_READONLY)
		return false;
	HANDLE handle = handle_open(path, folder ? FILE_ADD_FILE : FILE_WRITE_DATA, OPEN_EXISTING, 0);
	if (handle == INVALID_HANDLE_VALUE)
		return false;
	CloseHandle(handle);
	return true;
}

bool sys_real_path(const char *path, char real[SYS_PATH_SIZE])
{
	wchar_t name[SYS_PATH_SIZE];
	HANDLE handle = handle_open(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, 0);
	if (handle == INVALID_HANDLE_VALUE)
		return false;
	DWORD length = GetFinalPathNameByHandleW(handle, name, SYS_PATH_SIZE, 0);
	bool found = length > 0 && length < SYS_PATH_SIZE ? narrow_path(name, real, SYS_PATH_SIZE)
	             : length == 0                        ? fail()
	                                                  : fail_as(ERROR_FILENAME_EXCED_RANGE);
	CloseHandle(handle);
	return found;
}

/* ---- files ---- */

static FILE *stream_of(HANDLE handle, int flags, const char *mode)
{
	if (handle == INVALID_HANDLE_VALUE)
		return NULL;
	int file = _open_osfhandle((intptr_t)handle, flags | _O_BINARY | _O_NOINHERIT);
	if (file < 0) {
		CloseHandle(handle);
		errno = EMFILE;
		return NULL;
	}
	FILE *stream = _fdopen(file, mode);
	if (!stream)
		_close(file);
	return stream;
}

/* Folders are no files, whatever may be opened. */
static HANDLE file_open(const char *path, DWORD access, DWORD how, DWORD flags)
{
	HANDLE handle = handle_open(path, access, how, flags);
	struct sys_about about;
	if (handle == INVALID_HANDLE_VALUE || !about_handle(handle, &about) || about.kind != SYS_FOLDER)
		return handle;
	CloseHandle(handle);
	errno = EISDIR;
	return INVALID_HANDLE_VALUE;
}

FILE *sys_open(const char *path, const char *mode)
{
	bool both = strchr(mode, '+') != NULL;
	switch (mode[0]) {
	case 'r':
		return stream_of(file_open(path, both ? GENERIC_READ | GENERIC_WRITE : GENERIC_READ, OPEN_EXISTING, 0),
		                 0, both ? "r+b" : "rb");
	case 'w':
		return stream_of(file_open(path, both ? GENERIC_READ | GENERIC_WRITE : GENERIC_WRITE, CREATE_ALWAYS, 0),
		                 0, both ? "w+b" : "wb");
	case 'a':
		return stream_of(file_open(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, 0), _O_APPEND, "ab");
	default:
		errno = EINVAL;
		return NULL;
	}
}

FILE *sys_open_read(const char *path, enum sys_kind *kind)
{
	struct sys_about about = {.kind = SYS_OTHER};
	HANDLE handle = handle_open(path, GENERIC_READ, OPEN_EXISTING, 0);
	*kind = SYS_NOTHING;
	if (handle == INVALID_HANDLE_VALUE)
		return NULL;
	*kind = about_handle(handle, &about) ? about.kind : SYS_OTHER;
	if (*kind == SYS_FILE)
		return stream_of(handle, 0, "rb");
	CloseHandle(handle);
	return NULL;
}

FILE *sys_open_new(const char *path)
{
	/* A link that leads nowhere is something, too. */
	return stream_of(handle_open(path, GENERIC_WRITE, CREATE_NEW, FILE_FLAG_OPEN_REPARSE_POINT), 0, "wb");
}

FILE *sys_open_there(const char *path) { return stream_of(file_open(path, GENERIC_WRITE, OPEN_EXISTING, 0), 0, "wb"); }

/* Who may read it is told by the folder that it lies in. */
bool sys_mode_as(FILE *file, const char *path)
{
	(void)file;
	return sys_exists(path);
}

bool sys_sync(FILE *file) { return _commit(_fileno(file)) == 0; }

/* The file system keeps a journal of names, and what moves files here waits for it. */
bool sys_sync_name(const char *path)
{
	(void)path;
	return true;
}

/* Another program may hold it, but not for long: true, it may be tried again. */
static bool again(int turn, const wchar_t *to)
{
	DWORD error = GetLastError(), found = GetFileAttributesW(to);
	bool held = error == ERROR_SHARING_VIOLATION || error == ERROR_LOCK_VIOLATION || error == ERROR_ACCESS_DENIED;
	if (found != INVALID_FILE_ATTRIBUTES && found & (FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_READONLY))
		held = false;
	if (held && turn < TRIES)
		Sleep((DWORD)(PAUSE * turn));
	SetLastError(error);
	return held && turn < TRIES;
}

static bool move(const char *from, const char *to, DWORD flags)
{
	wchar_t name[SYS_PATH_SIZE], other[SYS_PATH_SIZE];
	if (!wide_path(from, name) || !wide_path(to, other))
		return false;
	for (int turn = 1;; turn++) {
		if (MoveFileExW(name, other, flags | MOVEFILE_WRITE_THROUGH))
			return true;
		if (!again(turn, other))
			return fail();
	}
}

bool sys_replace(const char *from, const char *to) { return move(from, to, MOVEFILE_REPLACE_EXISTING); }

bool sys_swap(const char *a, const char *b)
{
	(void)a, (void)b;
	errno = ENOTSUP;
	return false;
}

bool sys_move(const char *from, const char *to) { return move(from, to, 0); }

bool sys_remove(const char *path)
{
	wchar_t name[SYS_PATH_SIZE];
	if (!wide_path(path, name))
		return false;
	for (int turn = 1;; turn++) {
		if (DeleteFileW(name))
			return true;
		if (!again(turn, name))
			return fail();
	}
}

/* A link that leads nowhere stays as it is: it is replaced, not what it would lead to. */
bool sys_follow(char *path, size_t size)
{
	char real[SYS_PATH_SIZE];
	DWORD found = attributes_of(path);
	if (found == INVALID_FILE_ATTRIBUTES || !(found & FILE_ATTRIBUTE_REPARSE_POINT) || !sys_real_path(path, real))
		return true;
	if (strlen(real) >= size)
		return fail_as(ERROR_FILENAME_EXCED_RANGE);
	strcpy(path, real);
	return true;
}

bool sys_set_date(const char *path, int64_t seconds, int64_t nanoseconds)
{
	FILETIME time = time_to(seconds, nanoseconds);
	HANDLE handle = handle_open(path, FILE_WRITE_ATTRIBUTES, OPEN_EXISTING, 0);
	if (handle == INVALID_HANDLE_VALUE)
		return false;
	bool set = SetFileTime(handle, NULL, NULL, &time) || fail();
	CloseHandle(handle);
	return set;
}
