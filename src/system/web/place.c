#include "system/system.h"

#include <errno.h>
#include <stdlib.h>

#include <emscripten.h>

void sys_own_folder(char folder[SYS_PATH_SIZE]) { snprintf(folder, SYS_PATH_SIZE, "/"); }

EM_JS(int, page_keeps, (void), { return Module.keeps(); });

/* What lies there is kept by the browser, where it lets pages keep anything (page.js). */
void sys_user_folder(char *path, size_t size, size_t *there)
{
	*there = 0;
	snprintf(path, size, "%s", page_keeps() ? "/home" : "");
}

bool sys_setting(const char *name, char *value, size_t size)
{
	const char *set = getenv(name);
	snprintf(value, size, "%s", set ? set : "");
	return value[0] != '\0';
}

const char *sys_refuge(int index)
{
	(void)index;
	return "";
}

EM_JS(void, page_give, (const char *path), { Module.give(UTF8ToString(path)); });

/* A download. */
bool sys_give(const char *path)
{
	page_give(path);
	return true;
}

EM_JS(void, page_languages, (char *text, int size), { stringToUTF8(Module.languages(), text, size); });

void sys_language(char *text, size_t size) { page_languages(text, (int)size); }

void sys_speak(const char *language) { (void)language; }

/* A page is given files by whoever reads it. */
bool sys_opener(bool *ours) { return *ours = false; }

bool sys_opener_set(bool ours)
{
	(void)ours;
	errno = ENOTSUP;
	return false;
}
