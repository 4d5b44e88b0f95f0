#define _XOPEN_SOURCE 700

#include "system/system.h"

#include <errno.h>
#include <locale.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void sys_own_folder(char folder[SYS_PATH_SIZE])
{
	ssize_t length = readlink("/proc/self/exe", folder, SYS_PATH_SIZE - 1);
	folder[length > 0 ? length : 0] = '\0';
	char *slash = strrchr(folder, '/');
	folder[slash ? slash + 1 - folder : 0] = '\0';
}

/* A variable of the environment; an empty one counts as none, and so does a path that depends on where we are. */
static const char *place_named(const char *variable)
{
	const char *value = getenv(variable);
	return value && value[0] == '/' ? value : NULL;
}

static const char *user_directory(void)
{
	const char *named = place_named("HOME");
	const struct passwd *user = named ? NULL : getpwuid(getuid());
	return named ? named : user && user->pw_dir && user->pw_dir[0] == '/' ? user->pw_dir : NULL;
}

void sys_user_folder(char *path, size_t size, size_t *there)
{
	const char *data = place_named("XDG_DATA_HOME"), *user = data ? NULL : user_directory();
	int length = 0;
	path[0] = '\0';
	*there = user ? strlen(user) : 0;
	if (data || user)
		length = snprintf(path, size, "%s%s", data ? data : user, data ? "" : "/.local/share");
	if (length >= (int)size)
		path[0] = '\0';
}

bool sys_setting(const char *name, char *value, size_t size)
{
	const char *set = getenv(name);
	snprintf(value, size, "%s", set ? set : "");
	return value[0] != '\0';
}

const char *sys_refuge(int index)
{
	const char *const places[SYS_REFUGES] = {getenv("HOME"), getenv("TMPDIR"), "/tmp"};
	return places[index] ? places[index] : "";
}

bool sys_give(const char *path)
{
	(void)path;
	return false;
}

/* What the environment asks for, also where that locale is not installed. */
void sys_language(char *text, size_t size)
{
	static const char *const names[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
	text[0] = '\0';
	for (int i = 0; i < 4 && !text[0]; i++) {
		const char *value = getenv(names[i]);
		snprintf(text, size, "%s", value ? value : "");
	}
}

/* The C library has its own catalogues, and uses none in the locale "C". */
void sys_speak(const char *language)
{
	setenv("LANGUAGE", language, 1);
	if (!setlocale(LC_ALL, "") || strcmp(setlocale(LC_MESSAGES, NULL), "C") == 0)
		setlocale(LC_ALL, "C.UTF-8");
	setlocale(LC_NUMERIC, "C");
}

/* Elsewhere the package says so, and the desktop asks. */
bool sys_opener(bool *ours) { return *ours = false; }

bool sys_opener_set(bool ours)
{
	(void)ours;
	errno = ENOTSUP;
	return false;
}
