#include "platform/clip.h"

#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "system/program.h"
#include "system/system.h"

enum { CHUNK = 64 * 1024, PATIENCE = 5000 /* milliseconds without a byte taken */ };

/* A picture, on its way or held. */
struct clip {
	FILE *from;
	struct sys_program *to;
	uint32_t picture; /* as the notice numbers it */
	bool busy;        /* a worker hands it over */
	bool taken;       /* all of it */
	bool left;        /* another has come after it */
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

static void clip_free(struct clip *clip)
{
	if (clip->from)
		fclose(clip->from);
	sys_program_stop(clip->to);
	free(clip);
}

void clip_finish(struct platform *p)
{
	struct clip *clip = p->clip;

	p->clip = NULL;
	if (clip && clip->busy) {
		clip->left = true; /* handed_over() frees it: the worker is told by the pipe */
		sys_program_kill(clip->to);
	} else if (clip) {
		clip_free(clip);
	}
}

static bool put(struct sys_program *to, const char *bytes, size_t count)
{
	while (count > 0) {
		long some = sys_program_send(to, bytes, count, PATIENCE);
		if (some <= 0)
			return false;
		bytes += some;
		count -= (size_t)some;
	}
	return true;
}

/* On a worker. */
static void hand_over(void *data)
{
	struct clip *clip = data;
	char *bytes = malloc(CHUNK);
	size_t count;
	bool fine = bytes != NULL;

	while (fine && (count = fread(bytes, 1, CHUNK, clip->from)) > 0)
		fine = put(clip->to, bytes, count);
	clip->taken = fine && !ferror(clip->from);
	free(bytes);
	sys_program_close(clip->to);
}

static void handed_over(void *data, struct host *host)
{
	struct clip *clip = data;
	struct platform *p = platform_of(host);
	bool good = true;
	bool failed = sys_program_ended(clip->to, &good) && !good;

	clip->busy = false;
	if (clip->taken && !failed && p->notice.shown && p->notice.shot == clip->picture)
		snprintf(p->notice.title, sizeof p->notice.title, "%s", tr("Picture saved and copied"));
	if (clip->left)
		clip_free(clip);
}

void clip_picture(struct platform *p, const char *path)
{
	char *const *program = words();
	struct clip *clip = program ? calloc(1, sizeof *clip) : NULL;
	enum sys_kind kind;

	if (!clip)
		return;
	clip_finish(p);
	clip->from = sys_open_read(path, &kind);
	clip->to = clip->from ? sys_program_start(program, false) : NULL;
	if (!clip->to) {
		clip_free(clip);
		return;
	}
	clip->picture = p->picture_count;
	clip->busy = true;
	p->clip = clip;
	p->host.ops->job(&p->host, &(struct job){.run = hand_over, .done = handed_over, .data = clip});
}
