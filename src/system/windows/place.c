#include "system/windows/wide.h"

#include <shlobj.h>
#include <stdlib.h>
#include <string.h>

void sys_own_folder(char folder[SYS_PATH_SIZE])
{
	wchar_t name[SYS_PATH_SIZE];
	DWORD length = GetModuleFileNameW(NULL, name, SYS_PATH_SIZE);
	folder[0] = '\0';
	if (length > 0 && length < SYS_PATH_SIZE && !narrow_path(name, folder, SYS_PATH_SIZE))
		folder[0] = '\0';
	char *slash = strrchr(folder, '/');
	folder[slash ? slash + 1 - folder : 0] = '\0';
}

bool sys_setting(const char *name, char *value, size_t size)
{
	wchar_t wanted[64], found[SYS_PATH_SIZE];
	value[0] = '\0';
	if (!wide(name, wanted, sizeof wanted / sizeof *wanted))
		return false;
	DWORD length = GetEnvironmentVariableW(wanted, found, SYS_PATH_SIZE);
	if (length > 0 && length < SYS_PATH_SIZE && !narrow_path(found, value, size))
		value[0] = '\0';
	return value[0] != '\0';
}

static bool known_folder(int which, char *path, size_t size)
{
	wchar_t found[MAX_PATH];
	path[0] = '\0';
	if (SHGetFolderPathW(NULL, which, NULL, SHGFP_TYPE_CURRENT, found) == S_OK && narrow_path(found, path, size))
		return true;
	path[0] = '\0';
	return false;
}

void sys_user_folder(char *path, size_t size, size_t *there)
{
	known_folder(CSIDL_APPDATA, path, size);
	*there = strlen(path);
}

const char *sys_refuge(int index)
{
	static char places[SYS_REFUGES][SYS_PATH_SIZE];
	wchar_t found[MAX_PATH + 1];
	if (index == 0)
		known_folder(CSIDL_PERSONAL, places[0], SYS_PATH_SIZE);
	else if (index == 1)
		known_folder(CSIDL_DESKTOPDIRECTORY, places[1], SYS_PATH_SIZE);
	else if (!GetTempPathW(MAX_PATH + 1, found) || !narrow_path(found, places[2], SYS_PATH_SIZE))
		places[2][0] = '\0';
	size_t length = strlen(places[index]);
	if (length && places[index][length - 1] == '/')
		places[index][length - 1] = '\0';
	return places[index];
}

bool sys_give(const char *path)
{
	(void)path;
	return false;
}

/* Several, as LANGUAGE has them, which is asked first. */
void sys_language(char *text, size_t size)
{
	wchar_t names[256];
	ULONG count, length = sizeof names / sizeof *names;
	if (sys_setting("LANGUAGE", text, size))
		return;
	text[0] = '\0';
	if (!GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, names, &length))
		return;
	/* One NUL behind each, another behind the last. */
	for (ULONG i = 0; i + 2 < length; i++)
		names[i] = names[i] == L'-' ? L'_' : names[i] ? names[i] : L':';
	if (!narrow(names, text, size))
		text[0] = '\0';
}

/* What Windows says is asked for in no language. */
void sys_speak(const char *language) { (void)language; }
