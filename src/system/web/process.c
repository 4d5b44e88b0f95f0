#define _GNU_SOURCE /* getentropy */

#include "system/system.h"

#include <errno.h>
#include <unistd.h>

#include <emscripten.h>

void sys_begin(int *argc, char ***argv)
{
	(void)argc; /* they are what they should be */
	(void)argv;
}

/* ---- there is no other process, and nobody at a terminal ---- */

void sys_outlive_pipes(void) {}

void sys_hangup_ends(void) {}

long sys_process(void) { return 1; }

bool sys_process_gone(long process)
{
	(void)process;
	return true;
}

void sys_become(const char *path, char *const words[])
{
	(void)path;
	(void)words;
	errno = ENOSYS;
}

bool sys_terminal(FILE *stream)
{
	(void)stream;
	return false;
}

/* ---- time and chance ---- */

/* One thread, and no other program's time is told. */
double sys_clock_ms(enum sys_clock clock)
{
	(void)clock;
	return emscripten_get_now();
}

bool sys_local_time(int64_t seconds, struct tm *parts)
{
	time_t time = (time_t)seconds;
	return localtime_r(&time, parts) != NULL;
}

uint64_t sys_random(void)
{
	uint64_t number = 0;
	getentropy(&number, sizeof number);
	return number;
}
