#include "system/program.h"
#include "system/windows/words.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { PIPE_BYTES = 64 * 1024 };

/* Our end of a pipe.  What was asked of it goes on by itself until it is done. */
struct end {
	HANDLE pipe; /* NULL: none */
	OVERLAPPED done;
	bool busy;
	size_t from, count; /* what of the bytes was read and not handed out */
	char bytes[PIPE_BYTES];
};

struct sys_program {
	HANDLE process, job;
	struct end in, out; /* its standard input and output */
};

/* ---- pipes ---- */

/* Our end, and theirs: INVALID_HANDLE_VALUE with errno. */
static HANDLE pipe_open(struct end *end, bool reads)
{
	static LONG count;
	wchar_t name[80];
	swprintf(name, sizeof name / sizeof *name, L"\\\\.\\pipe\\bastide-%lu-%ld", GetCurrentProcessId(),
	         InterlockedIncrement(&count));
	end->done.hEvent = CreateEventW(NULL, TRUE, FALSE, NULL);
	end->pipe = CreateNamedPipeW(name,
	                             (reads ? PIPE_ACCESS_INBOUND : PIPE_ACCESS_OUTBOUND) | FILE_FLAG_OVERLAPPED |
	                                 FILE_FLAG_FIRST_PIPE_INSTANCE,
	                             PIPE_TYPE_BYTE | PIPE_REJECT_REMOTE_CLIENTS, 1, PIPE_BYTES, PIPE_BYTES, 0, NULL);
	if (end->pipe == INVALID_HANDLE_VALUE) {
		end->pipe = NULL;
		fail();
		return INVALID_HANDLE_VALUE;
	}
	HANDLE theirs = CreateFileW(name, reads ? GENERIC_WRITE : GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
	if (theirs == INVALID_HANDLE_VALUE)
		fail();
	return theirs;
}

static void end_close(struct end *end)
{
	DWORD count;
	if (end->pipe && end->busy && CancelIo(end->pipe))
		GetOverlappedResult(end->pipe, &end->done, &count, TRUE);
	if (end->pipe)
		CloseHandle(end->pipe);
	if (end->done.hEvent)
		CloseHandle(end->done.hEvent);
	end->pipe = end->done.hEvent = NULL;
	end->busy = false;
}

/* What was asked for goes on, or is done: false with errno where the other end is gone. */
static bool asked(struct end *end, BOOL at_once)
{
	end->busy = at_once || GetLastError() == ERROR_IO_PENDING;
	return end->busy || fail();
}

/* Is what was asked for done within these milliseconds?  *fine: well; else errno. */
static bool finished(struct end *end, double ms, DWORD *count, bool *fine)
{
	DWORD wait = ms <= 0 ? 0 : ms > 1e9 ? INFINITE : (DWORD)ms + 1;
	*fine = true;
	if (WaitForSingleObject(end->done.hEvent, wait) != WAIT_OBJECT_0)
		return false;
	*fine = GetOverlappedResult(end->pipe, &end->done, count, FALSE) || fail();
	end->busy = false;
	return true;
}

/* ---- starting ---- */

/* Where the first of the words lies: named, or on PATH. */
static bool program_find(const char *name, char path[SYS_PATH_SIZE])
{
	wchar_t wanted[SYS_PATH_SIZE], found[SYS_PATH_SIZE];
	if (!wide_path(name, wanted))
		return false;
	DWORD length = SearchPathW(NULL, wanted, L".exe", SYS_PATH_SIZE, found, NULL);
	if (length == 0 || length >= SYS_PATH_SIZE)
		return fail();
	return narrow_path(found, path, SYS_PATH_SIZE);
}

static bool launch(struct sys_program *program, char *const words[], bool talks)
{
	char path[SYS_PATH_SIZE];
	PROCESS_INFORMATION made;
	if (!program_find(words[0], path))
		return false;
	HANDLE in = pipe_open(&program->in, false);
	HANDLE out = talks && in != INVALID_HANDLE_VALUE ? pipe_open(&program->out, true) : INVALID_HANDLE_VALUE;
	HANDLE streams[3] = {in, out, talks ? GetStdHandle(STD_ERROR_HANDLE) : NULL};
	bool piped = in != INVALID_HANDLE_VALUE && (!talks || out != INVALID_HANDLE_VALUE);
	if (piped)
		program->job = words_start(path, words, streams, true, &made);
	int fault = errno;
	if (in != INVALID_HANDLE_VALUE)
		CloseHandle(in);
	if (out != INVALID_HANDLE_VALUE)
		CloseHandle(out);
	if (program->job)
		program->process = made.hProcess;
	errno = fault;
	return program->job != NULL;
}

struct sys_program *sys_program_start(char *const words[], bool talks)
{
	struct sys_program *program = calloc(1, sizeof *program);
	if (!program || launch(program, words, talks))
		return program;
	int fault = errno;
	sys_program_stop(program);
	errno = fault;
	return NULL;
}

/* ---- speaking ---- */

/* What is taken is on its way; the next is not taken before it has arrived. */
long sys_program_send(struct sys_program *program, const char *bytes, size_t count, double ms)
{
	struct end *in = &program->in;
	DWORD sent;
	bool fine = true;
	if (in->busy && !finished(in, ms, &sent, &fine))
		return 0;
	if (!fine)
		return -1;
	if (count > sizeof in->bytes)
		count = sizeof in->bytes;
	memcpy(in->bytes, bytes, count);
	return asked(in, WriteFile(in->pipe, in->bytes, (DWORD)count, NULL, &in->done)) ? (long)count : -1;
}

/* There is something to hand out, within these milliseconds. *fine: else there never will be, with errno. */
static bool has_said(struct end *out, double ms, bool *fine)
{
	DWORD count = 0;
	*fine = true;
	if (out->count > 0)
		return true;
	if (!out->busy)
		*fine = asked(out, ReadFile(out->pipe, out->bytes, sizeof out->bytes, NULL, &out->done));
	if (!*fine || !finished(out, ms, &count, fine) || !*fine)
		return false;
	out->from = 0;
	out->count = count;
	return count > 0;
}

long sys_program_receive(struct sys_program *program, char *bytes, size_t size, double ms)
{
	struct end *out = &program->out;
	bool fine;
	if (!has_said(out, ms, &fine)) {
		if (!fine && errno == EPIPE)
			errno = 0; /* it has closed it */
		return fine ? 0 : -1;
	}
	size = size < out->count ? size : out->count;
	memcpy(bytes, out->bytes + out->from, size);
	out->from += size;
	out->count -= size;
	return (long)size;
}

bool sys_program_speaks(const struct sys_program *program)
{
	DWORD there = 0;
	const struct end *out = &program->out;
	if (out->count > 0)
		return true;
	if (out->busy)
		return WaitForSingleObject(out->done.hEvent, 0) == WAIT_OBJECT_0 && out->done.InternalHigh > 0;
	return PeekNamedPipe(out->pipe, NULL, 0, NULL, &there, NULL) && there > 0;
}

void sys_program_close(struct sys_program *program)
{
	/* What is on its way arrives, unless nobody is there for it. */
	HANDLE waited[] = {program->in.done.hEvent, program->process};
	if (program->in.busy)
		WaitForMultipleObjects(2, waited, FALSE, INFINITE);
	end_close(&program->in);
}

/* ---- ending ---- */

bool sys_program_ended(struct sys_program *program, bool *good)
{
	DWORD status = 1;
	if (!program->process || WaitForSingleObject(program->process, 0) != WAIT_OBJECT_0)
		return false;
	GetExitCodeProcess(program->process, &status);
	CloseHandle(program->process);
	program->process = NULL;
	*good = status == 0;
	return true;
}

void sys_program_kill(struct sys_program *program)
{
	if (program->job)
		TerminateJobObject(program->job, 1);
}

void sys_program_stop(struct sys_program *program)
{
	if (!program)
		return;
	sys_program_kill(program);
	end_close(&program->in);
	end_close(&program->out);
	if (program->process) {
		WaitForSingleObject(program->process, INFINITE);
		CloseHandle(program->process);
	}
	if (program->job)
		CloseHandle(program->job);
	free(program);
}
