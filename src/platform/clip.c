#include "platform/clip.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/language.h"
#include "player/launch.h"

enum { CHUNK = 64 * 1024, PATIENCE = 5000 /* milliseconds without a byte taken */ };

/* A picture on its way. */
struct clip {
	int from, to;     /* the file, and our end of the pipe */
	uint32_t picture; /* as the notice numbers it */
	pid_t pid;
	bool taken; /* all of it */
};

/* Both stay in the foreground: so they are known, and end with the game. */
static char *const on_x11[] = {"xclip", "-quiet", "-selection", "clipboard", "-t", "image/png", NULL};
static char *const on_wayland[] = {"wl-copy", "--foreground", "--type", "image/png", NULL};

static char *const *words(void)
{
	const char *driver = SDL_GetCurrentVideoDriver();

	if (driver && strcmp(driver, "x11") == 0)
		return on_x11;
	return driver && strcmp(driver, "wayland") == 0 ? on_wayland : NULL;
}

void clip_finish(struct platform *p)
{
	if (p->clip_pid > 0) {
		kill(-p->clip_pid, SIGKILL);
		waitpid(p->clip_pid, NULL, 0);
	}
	p->clip_pid = 0;
}

static bool put(int to, const char *bytes, ssize_t count)
{
	while (count > 0) {
		struct pollfd wait = {.fd = to, .events = POLLOUT};
		int ready = poll(&wait, 1, PATIENCE);
		if (ready < 0 && errno == EINTR)
			continue;
		if (ready <= 0)
			return false;
		ssize_t some = write(to, bytes, (size_t)count);
		if (some < 0 && errno != EAGAIN && errno != EINTR)
			return false;
		bytes += some > 0 ? some : 0;
		count -= some > 0 ? some : 0;
	}
	return true;
}

/* On a worker. */
static void hand_over(void *data)
{
	struct clip *clip = data;
	char *bytes = malloc(CHUNK);
	ssize_t count = bytes ? 1 : -1;

	while (count > 0 && (count = read(clip->from, bytes, CHUNK)) > 0)
		if (!put(clip->to, bytes, count))
			count = -1;
	clip->taken = count == 0;
	free(bytes);
	close(clip->from);
	close(clip->to);
	clip->from = clip->to = -1;
}

static void handed_over(void *data, struct host *host)
{
	struct clip *clip = data;
	struct platform *p = platform_of(host);
	int status = 0;
	bool ended = p->clip_pid == clip->pid && waitpid(clip->pid, &status, WNOHANG) == clip->pid;

	if (ended)
		p->clip_pid = 0;
	if (clip->taken && !(ended && status != 0) && p->notice.shown && p->notice.shot == clip->picture)
		snprintf(p->notice.title, sizeof p->notice.title, "%s", tr("Picture saved and copied"));
	if (clip->to >= 0) { /* never begun */
		close(clip->from);
		close(clip->to);
	}
	free(clip);
}

/* Starts the program with its end of a pipe; ours, which does not block and which nobody inherits, or -1. */
static int program_open(char *const *program, pid_t *pid)
{
	int ends[2], none = open("/dev/null", O_WRONLY), error;

	if (none < 0 || pipe(ends) != 0) {
		if (none >= 0)
			close(none);
		return -1;
	}
	for (int i = 0; i < 2; i++)
		fcntl(ends[i], F_SETFD, FD_CLOEXEC);
	fcntl(none, F_SETFD, FD_CLOEXEC);
	fcntl(ends[1], F_SETFL, O_NONBLOCK);
	error = program_launch(program, ends[0], none, none, pid);
	close(ends[0]);
	close(none);
	if (!error)
		return ends[1];
	close(ends[1]);
	return -1;
}

void clip_picture(struct platform *p, const char *path)
{
	char *const *program = words();
	struct clip *clip = program ? calloc(1, sizeof *clip) : NULL;

	if (!clip)
		return;
	clip_finish(p);
	clip->from = open(path, O_RDONLY | O_CLOEXEC);
	clip->to = clip->from < 0 ? -1 : program_open(program, &clip->pid);
	if (clip->to < 0) {
		if (clip->from >= 0)
			close(clip->from);
		free(clip);
		return;
	}
	clip->picture = p->picture_count;
	p->clip_pid = clip->pid;
	p->host.ops->job(&p->host, &(struct job){.run = hand_over, .done = handed_over, .data = clip});
}
