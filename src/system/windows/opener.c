/* What Windows opens a file with, for this user alone: two keys of his part of the registry. */
#include "system/windows/wide.h"

#include <shlobj.h>
#include <stdlib.h>

#define CLASSES L"Software\\Classes\\"
#define ENDING CLASSES L".bastide"
#define KIND L"Bastide.Game"

enum { VALUE_SIZE = SYS_PATH_SIZE + 8 };

/* "C:\...\bastide.exe", with what comes before and after it in a value. */
static bool program(const wchar_t *before, const wchar_t *after, wchar_t value[VALUE_SIZE])
{
	wchar_t name[SYS_PATH_SIZE];
	DWORD length = GetModuleFileNameW(NULL, name, SYS_PATH_SIZE);
	if (length == 0 || length == SYS_PATH_SIZE)
		return fail_as(ERROR_FILENAME_EXCED_RANGE);
	return _snwprintf(value, VALUE_SIZE, L"%ls%ls%ls", before, name, after) < VALUE_SIZE ||
	       fail_as(ERROR_FILENAME_EXCED_RANGE);
}

/* Is this the key's own value? */
static bool holds(const wchar_t *key, const wchar_t *value)
{
	wchar_t found[VALUE_SIZE];
	DWORD size = sizeof found;
	return RegGetValueW(HKEY_CURRENT_USER, key, NULL, RRF_RT_REG_SZ, NULL, found, &size) == ERROR_SUCCESS &&
	       wcscmp(found, value) == 0;
}

static bool set(const wchar_t *key, const wchar_t *value)
{
	LSTATUS status =
	    RegSetKeyValueW(HKEY_CURRENT_USER, key, NULL, REG_SZ, value, (DWORD)((wcslen(value) + 1) * sizeof *value));
	return status == ERROR_SUCCESS || fail_as((DWORD)status);
}

static bool clear(const wchar_t *key)
{
	LSTATUS status = RegDeleteTreeW(HKEY_CURRENT_USER, key);
	return status == ERROR_SUCCESS || status == ERROR_FILE_NOT_FOUND || fail_as((DWORD)status);
}

bool sys_opener(bool *ours)
{
	wchar_t command[VALUE_SIZE];
	*ours = program(L"\"", L"\" \"%1\"", command) && holds(ENDING, KIND) &&
	        holds(CLASSES KIND L"\\shell\\open\\command", command);
	return true;
}

bool sys_opener_set(bool ours)
{
	wchar_t command[VALUE_SIZE], icon[VALUE_SIZE];
	bool done = ours ? program(L"\"", L"\" \"%1\"", command) && program(L"", L",0", icon) &&
	                       set(CLASSES KIND, L"Bastide") && set(CLASSES KIND L"\\DefaultIcon", icon) &&
	                       set(CLASSES KIND L"\\shell\\open\\command", command) && set(ENDING, KIND)
	                 /* What another program has set for the ending since is that program's. */
	                 : (!holds(ENDING, KIND) || clear(ENDING)) && clear(CLASSES KIND);
	SHChangeNotify(SHCNE_ASSOCCHANGED, SHCNF_IDLIST, NULL, NULL);
	return done;
}
