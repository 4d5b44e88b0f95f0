#define _CRT_RAND_S /* rand_s() */
#include <stdlib.h>

#include "system/windows/wide.h"
#include "system/windows/words.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <string.h>

/* ---- beginning ---- */

/* A program with a window has no console of its own: it speaks on that of whoever started it, where nothing else was
 * given to it. */
static void console_join(void)
{
	static const struct {
		DWORD which;
		int file;
	} streams[] = {{STD_OUTPUT_HANDLE, 1}, {STD_ERROR_HANDLE, 2}};
	HANDLE given = GetStdHandle(STD_OUTPUT_HANDLE);
	if ((given && given != INVALID_HANDLE_VALUE) || !AttachConsole(ATTACH_PARENT_PROCESS))
		return;
	for (int i = 0; i < 2; i++) {
		if (!freopen("CONOUT$", "wb", streams[i].file == 1 ? stdout : stderr))
			continue;
		SetStdHandle(streams[i].which, (HANDLE)_get_osfhandle(_fileno(streams[i].file == 1 ? stdout : stderr)));
	}
}

static UINT console_letters; /* what the console spoke before */

static void console_restore(void) { SetConsoleOutputCP(console_letters); }

static void console_speak(void)
{
	if (!sys_terminal(stdout) && !sys_terminal(stderr))
		return;
	console_letters = GetConsoleOutputCP();
	SetConsoleOutputCP(CP_UTF8);
	atexit(console_restore);
}

/* The words of the command line, kept to the end; NULL: no memory, or no Unicode. */
static char **words_of(const wchar_t *line, int *count)
{
	wchar_t **given = CommandLineToArgvW(line, count);
	char **words = given ? calloc((size_t)*count + 1, sizeof *words) : NULL;
	for (int i = 0; words && i < *count; i++) {
		size_t size = 3 * wcslen(given[i]) + 1;
		words[i] = malloc(size);
		if (!words[i] || !narrow_path(given[i], words[i], size))
			words = NULL;
	}
	LocalFree(given);
	return words;
}

void sys_begin(int *argc, char ***argv)
{
	int count;
	console_join();
	for (int file = 0; file < 3; file++)
		_setmode(file, _O_BINARY);
	console_speak();
	SetErrorMode(SEM_FAILCRITICALERRORS); /* no box that asks for a disk */
	char **words = words_of(GetCommandLineW(), &count);
	if (!words)
		return;
	*argc = count;
	*argv = words;
}

/* ---- processes ---- */

void sys_outlive_pipes(void)
{ /* nothing ends us here */
}

void sys_hangup_ends(void)
{ /* a window has no terminal */
}

long sys_process(void) { return (long)GetCurrentProcessId(); }

bool sys_process_gone(long process)
{
	HANDLE handle = OpenProcess(SYNCHRONIZE, FALSE, (DWORD)process);
	if (!handle)
		return GetLastError() == ERROR_INVALID_PARAMETER;
	bool gone = WaitForSingleObject(handle, 0) == WAIT_OBJECT_0;
	CloseHandle(handle);
	return gone;
}

/* No process becomes another here: it is waited for, and ends with us. */
void sys_become(const char *path, char *const words[])
{
	static const DWORD streams[3] = {STD_INPUT_HANDLE, STD_OUTPUT_HANDLE, STD_ERROR_HANDLE};
	HANDLE ours[3];
	PROCESS_INFORMATION made;
	DWORD status = 1;
	fflush(NULL);
	for (int i = 0; i < 3; i++)
		ours[i] = GetStdHandle(streams[i]);
	HANDLE job = words_start(path, words, ours, !GetConsoleWindow(), &made);
	if (!job)
		return;
	WaitForSingleObject(made.hProcess, INFINITE);
	GetExitCodeProcess(made.hProcess, &status);
	if (console_letters)
		console_restore();
	ExitProcess(status);
}

bool sys_terminal(FILE *stream)
{
	DWORD mode;
	return GetConsoleMode((HANDLE)_get_osfhandle(_fileno(stream)), &mode) != 0;
}

/* ---- time and chance ---- */

static double ms_of(const FILETIME *time)
{
	return ((double)time->dwHighDateTime * 4294967296.0 + time->dwLowDateTime) * 1e-4;
}

double sys_clock_ms(enum sys_clock clock)
{
	FILETIME begun, ended, kernel, user;
	LARGE_INTEGER now, each;
	if (clock == SYS_CLOCK_WALL) {
		QueryPerformanceFrequency(&each);
		QueryPerformanceCounter(&now);
		return (double)now.QuadPart * 1e3 / (double)each.QuadPart;
	}
	if (clock == SYS_CLOCK_THREAD)
		GetThreadTimes(GetCurrentThread(), &begun, &ended, &kernel, &user);
	else
		GetProcessTimes(GetCurrentProcess(), &begun, &ended, &kernel, &user);
	return ms_of(&kernel) + ms_of(&user);
}

bool sys_local_time(int64_t seconds, struct tm *parts)
{
	__time64_t time = seconds;
	return _localtime64_s(parts, &time) == 0;
}

uint64_t sys_random(void)
{
	unsigned int high, low;
	LARGE_INTEGER now;
	if (rand_s(&high) == 0 && rand_s(&low) == 0)
		return (uint64_t)high << 32 | low;
	QueryPerformanceCounter(&now);
	return ((uint64_t)now.QuadPart ^ (uintptr_t)&now) * UINT64_C(0x9E3779B97F4A7C15);
}
