#include "player/launch.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static bool put(int fd, int as) { return fd == as ? fcntl(fd, F_SETFD, 0) == 0 : dup2(fd, as) == as; }

/* Dies with whoever started it, however that ends: a program that does not read would never learn of it. Elsewhere than
 * on Linux it lives until it does. */
static bool follow(pid_t parent)
{
#ifdef __linux__
	return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent;
#else
	(void)parent;
	return true;
#endif
}

/* In the new process: only what may be called behind fork(). */
static _Noreturn void become(char *const words[], int in, int out, int err, pid_t parent, int told)
{
	signal(SIGPIPE, SIG_DFL);
	if (setpgid(0, 0) == 0 && follow(parent) && put(in, STDIN_FILENO) && put(out, STDOUT_FILENO) &&
	    (err < 0 || put(err, STDERR_FILENO)))
		execvp(words[0], words);
	int error = errno;
	ssize_t sent = write(told, &error, sizeof error);
	_exit(sent == sizeof error ? 127 : 126);
}

/* What it tells before it is another program: errno, or nothing. */
static int listen_to(int told)
{
	int error;
	ssize_t got;

	do
		got = read(told, &error, sizeof error);
	while (got < 0 && errno == EINTR);
	return got == sizeof error ? error : 0;
}

int program_launch(char *const words[], int in, int out, int err, pid_t *pid)
{
	pid_t parent = getpid();
	int told[2], error;

	if (pipe(told) != 0)
		return errno;
	fcntl(told[0], F_SETFD, FD_CLOEXEC);
	fcntl(told[1], F_SETFD, FD_CLOEXEC);
	*pid = fork();
	if (*pid == 0)
		become(words, in, out, err, parent, told[1]);
	error = *pid < 0 ? errno : 0;
	close(told[1]);
	if (!error) {
		error = listen_to(told[0]);
		if (error)
			waitpid(*pid, NULL, 0);
	}
	close(told[0]);
	return error;
}
