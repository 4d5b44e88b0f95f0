#include "system/windows/words.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- the words in one line ---- */

/* As programs take it apart: quoted, with "\" before a quote and before each "\" that a quote follows. */
static wchar_t *word_add(wchar_t *to, const wchar_t *word)
{
	size_t slashes = 0;
	*to++ = L'"';
	for (;; word++) {
		if (*word == L'\\') {
			slashes++;
		} else {
			if (*word == L'"' || !*word)
				for (size_t i = 0; i < slashes; i++)
					*to++ = L'\\';
			slashes = 0;
			if (*word == L'"')
				*to++ = L'\\';
		}
		if (!*word)
			break;
		*to++ = *word;
	}
	*to++ = L'"';
	return to;
}

/* NULL with errno. */
static wchar_t *line_of(char *const words[])
{
	size_t most = 1, longest = 1;
	for (int i = 0; words[i]; i++) {
		size_t length = strlen(words[i]);
		most += 2 * length + 3;
		longest = length + 1 > longest ? length + 1 : longest;
	}
	wchar_t *line = malloc(most * sizeof *line), *word = malloc(longest * sizeof *word), *end = line;
	bool fine = line && word;
	for (int i = 0; fine && words[i]; i++) {
		if (i > 0)
			*end++ = L' ';
		fine = wide(words[i], word, longest);
		end = fine ? word_add(end, word) : end;
	}
	free(word);
	if (fine) {
		*end = L'\0';
		return line;
	}
	if (!line)
		errno = ENOMEM;
	free(line);
	return NULL;
}

/* ---- starting ---- */

/* A handle that the new program may have; none: a place where nothing is and everything goes. */
static HANDLE handed(HANDLE ours)
{
	HANDLE copy = INVALID_HANDLE_VALUE, self = GetCurrentProcess();
	SECURITY_ATTRIBUTES hand_on = {sizeof hand_on, NULL, TRUE};
	if (ours && ours != INVALID_HANDLE_VALUE &&
	    DuplicateHandle(self, ours, self, &copy, 0, TRUE, DUPLICATE_SAME_ACCESS))
		return copy;
	return CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, &hand_on,
	                   OPEN_EXISTING, 0, NULL);
}

/* It inherits these three and nothing else, whatever another thread opens meanwhile. */
static bool process_start(const wchar_t *path, wchar_t *line, HANDLE streams[3], bool quiet, PROCESS_INFORMATION *made)
{
	STARTUPINFOEXW start = {.StartupInfo = {.cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES}};
	SIZE_T size = 0;
	start.StartupInfo.hStdInput = streams[0];
	start.StartupInfo.hStdOutput = streams[1];
	start.StartupInfo.hStdError = streams[2];
	InitializeProcThreadAttributeList(NULL, 1, 0, &size);
	start.lpAttributeList = malloc(size);
	if (!start.lpAttributeList)
		return fail_as(ERROR_OUTOFMEMORY);
	DWORD how = EXTENDED_STARTUPINFO_PRESENT | CREATE_SUSPENDED | (quiet ? CREATE_NO_WINDOW : 0);
	bool started = InitializeProcThreadAttributeList(start.lpAttributeList, 1, 0, &size) &&
	               UpdateProcThreadAttribute(start.lpAttributeList, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, streams,
	                                         3 * sizeof *streams, NULL, NULL) &&
	               CreateProcessW(path, line, NULL, NULL, TRUE, how, NULL, NULL, &start.StartupInfo, made);
	if (!started)
		fail();
	free(start.lpAttributeList);
	return started;
}

/* What is in it ends when its last handle is closed, and we are the only one that has one. */
static HANDLE job_make(void)
{
	JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {
	    .BasicLimitInformation = {.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE}};
	HANDLE job = CreateJobObjectW(NULL, NULL);
	if (job)
		SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
	else
		fail();
	return job;
}

static HANDLE job_start(const wchar_t *path, wchar_t *line, HANDLE streams[3], bool quiet, PROCESS_INFORMATION *made)
{
	HANDLE job = job_make();
	if (!job)
		return NULL;
	if (!process_start(path, line, streams, quiet, made)) {
		int fault = errno;
		CloseHandle(job);
		errno = fault;
		return NULL;
	}
	AssignProcessToJobObject(job, made->hProcess);
	ResumeThread(made->hThread);
	CloseHandle(made->hThread);
	return job;
}

HANDLE words_start(const char *path, char *const words[], HANDLE streams[3], bool quiet, PROCESS_INFORMATION *made)
{
	char named[SYS_PATH_SIZE];
	wchar_t wanted[SYS_PATH_SIZE];
	HANDLE theirs[3], job = NULL;
	if (snprintf(named, sizeof named, "%s%s", path, sys_exists(path) ? "" : ".exe") >= (int)sizeof named) {
		fail_as(ERROR_FILENAME_EXCED_RANGE);
		return NULL;
	}
	wchar_t *line = wide_path(named, wanted) ? line_of(words) : NULL;
	if (!line)
		return NULL;
	for (int i = 0; i < 3; i++)
		theirs[i] = handed(streams[i]);
	job = job_start(wanted, line, theirs, quiet, made);
	int fault = errno;
	for (int i = 0; i < 3; i++)
		CloseHandle(theirs[i]);
	free(line);
	errno = fault;
	return job;
}
