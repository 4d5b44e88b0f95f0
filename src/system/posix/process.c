#include "system/system.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

/* A standard stream that was closed would give its number to the first file that is opened, and what is said to nobody
 * would be written there.  What takes its place can be neither read nor written. */
static void streams_hold(void)
{
	for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
		if (fcntl(stream, F_GETFD) < 0 && errno == EBADF)
			open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

void sys_begin(int *argc, char ***argv)
{
	(void)argc; /* they are what they should be */
	(void)argv;
	streams_hold();
	/* Beyond the size that files may have (ulimit -f) writing fails, as on a full disk. */
	signal(SIGXFSZ, SIG_IGN);
}

void sys_outlive_pipes(void) { signal(SIGPIPE, SIG_IGN); }

static void end(int number)
{
	(void)number;
	raise(SIGTERM);
}

/* Who started it with nohup has said what is to come of it. */
void sys_hangup_ends(void)
{
	if (signal(SIGHUP, end) == SIG_IGN)
		signal(SIGHUP, SIG_IGN);
}

long sys_process(void) { return (long)getpid(); }

bool sys_process_gone(long process) { return kill((pid_t)process, 0) != 0 && errno == ESRCH; }

void sys_become(const char *path, char *const words[]) { execv(path, words); }

bool sys_terminal(FILE *stream) { return isatty(fileno(stream)); }

double sys_clock_ms(enum sys_clock clock)
{
	static const clockid_t clocks[] = {
	    [SYS_CLOCK_WALL] = CLOCK_MONOTONIC,
	    [SYS_CLOCK_PROCESS] = CLOCK_PROCESS_CPUTIME_ID,
	    [SYS_CLOCK_THREAD] = CLOCK_THREAD_CPUTIME_ID,
	};
	struct timespec now;
	clock_gettime(clocks[clock], &now);
	return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
}

bool sys_local_time(int64_t seconds, struct tm *parts)
{
	time_t time = (time_t)seconds;
	return localtime_r(&time, parts) != NULL;
}

uint64_t sys_random(void)
{
	struct timespec now;
	uint64_t number = 0;
	int source = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
	bool found = source >= 0 && read(source, &number, sizeof number) == (ssize_t)sizeof number;
	if (source >= 0)
		close(source);
	if (found)
		return number;
	clock_gettime(CLOCK_REALTIME, &now);
	return ((uint64_t)now.tv_nsec << 32 ^ (uint64_t)now.tv_sec ^ (uintptr_t)&now) * UINT64_C(0x9E3779B97F4A7C15);
}
