#include "system/program.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

struct sys_program {
	pid_t pid;   /* 0: it has ended, and that was seen */
	int in, out; /* its standard input and output, our ends; -1: none */
};

/* ---- starting ---- */

static bool put(int fd, int as) { return fd == as ? fcntl(fd, F_SETFD, 0) == 0 : dup2(fd, as) == as; }

/* Dies with whoever started it, however that ends: a program that does not read would never learn of it. */
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
	signal(SIGXFSZ, SIG_DFL);
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

/* A pipe whose ends no other program inherits. */
static bool pipe_open(int ends[2])
{
	if (pipe(ends) != 0) {
		ends[0] = ends[1] = -1;
		return false;
	}
	for (int i = 0; i < 2; i++)
		fcntl(ends[i], F_SETFD, FD_CLOEXEC);
	return true;
}

static void end_close(int *end)
{
	if (*end >= 0)
		close(*end);
	*end = -1;
}

/* `in`, `out` and `err` (-1: as ours) become its standard input, output and error. 0, else what errno would say. */
static int launch(char *const words[], int in, int out, int err, pid_t *pid)
{
	pid_t parent = getpid();
	int told[2];
	if (!pipe_open(told))
		return errno;
	*pid = fork();
	if (*pid == 0)
		become(words, in, out, err, parent, told[1]);
	int error = *pid < 0 ? errno : 0;
	end_close(&told[1]);
	if (!error) {
		error = listen_to(told[0]);
		if (error)
			waitpid(*pid, NULL, 0);
	}
	end_close(&told[0]);
	return error;
}

struct sys_program *sys_program_start(char *const words[], bool talks)
{
	struct sys_program *program = calloc(1, sizeof *program);
	int to[2] = {-1, -1}, from[2] = {-1, -1}, error = ENOMEM;
	if (!program)
		return NULL;
	if (talks ? pipe_open(to) && pipe_open(from)
	          : pipe_open(to) && (from[1] = open("/dev/null", O_WRONLY | O_CLOEXEC)) >= 0) {
		fcntl(to[1], F_SETFL, O_NONBLOCK);
		if (talks)
			fcntl(from[0], F_SETFL, O_NONBLOCK);
		error = launch(words, to[0], from[1], talks ? -1 : from[1], &program->pid);
	} else {
		error = errno;
	}
	end_close(&to[0]);
	end_close(&from[1]);
	program->in = to[1];
	program->out = from[0];
	if (error == 0)
		return program;
	end_close(&program->in);
	end_close(&program->out);
	free(program);
	errno = error;
	return NULL;
}

/* ---- speaking ---- */

/* Until the pipe can be written or read, or time is up. */
static bool pipe_wait(int pipe_end, short events, double ms)
{
	struct pollfd waited = {.fd = pipe_end, .events = events};
	return ms > 0 && poll(&waited, 1, (int)ms + 1) != 0;
}

/* Not now, but perhaps when it was waited for. */
static bool not_yet(void) { return errno == EAGAIN || errno == EINTR; }

long sys_program_send(struct sys_program *program, const char *bytes, size_t count, double ms)
{
	ssize_t sent = write(program->in, bytes, count);
	if (sent < 0 && not_yet() && pipe_wait(program->in, POLLOUT, ms))
		sent = write(program->in, bytes, count);
	return sent < 0 && not_yet() ? 0 : (long)sent;
}

long sys_program_receive(struct sys_program *program, char *bytes, size_t size, double ms)
{
	ssize_t got = read(program->out, bytes, size);
	if (got < 0 && not_yet() && pipe_wait(program->out, POLLIN, ms))
		got = read(program->out, bytes, size);
	if (got < 0 && not_yet())
		return 0;
	if (got == 0)
		errno = 0;
	return got > 0 ? (long)got : -1;
}

bool sys_program_speaks(const struct sys_program *program)
{
	struct pollfd waited = {.fd = program->out, .events = POLLIN};
	return poll(&waited, 1, 0) > 0 && waited.revents & POLLIN;
}

void sys_program_close(struct sys_program *program) { end_close(&program->in); }

/* ---- ending ---- */

bool sys_program_ended(struct sys_program *program, bool *good)
{
	int status = 0;
	if (program->pid <= 0 || waitpid(program->pid, &status, WNOHANG) != program->pid)
		return false;
	program->pid = 0;
	*good = status == 0;
	return true;
}

void sys_program_kill(struct sys_program *program)
{
	if (program->pid > 0)
		kill(-program->pid, SIGKILL);
}

void sys_program_stop(struct sys_program *program)
{
	if (!program)
		return;
	/* Before its input is shut: what it would then do on its way out could outlive it. */
	sys_program_kill(program);
	end_close(&program->in);
	end_close(&program->out);
	while (program->pid > 0 && waitpid(program->pid, NULL, 0) < 0 && errno == EINTR) {
	}
	free(program);
}
