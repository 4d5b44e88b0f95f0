#include "pictures/offscreen.h"

#include <stdio.h>
#include <stdlib.h>

#include "pictures/image.h"

/* No more than these wait, or all pictures would be in memory at a time. */
enum { WAITING_MOST = 8 };

struct press {
	struct jobs *jobs;
	int taken, failed; /* the first that failed, from 1; 0: none */
	char error[SENTENCE_SIZE];
};

/* One picture on its way; its own until it is delivered. */
struct sheet {
	struct press *press;
	int number;
	SDL_Surface *surface;
	bool fine;
	char path[2 * HOST_PATH_SIZE], twice[2 * HOST_PATH_SIZE], error[SENTENCE_SIZE];
};

/* Each pixel the mean of four, rounded. */
static SDL_Surface *half_of(const SDL_Surface *from)
{
	int w = from->w / 2, h = from->h / 2;
	SDL_Surface *half = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, from->format->format);
	for (int y = 0; half && y < h; y++) {
		const Uint8 *above = (const Uint8 *)from->pixels + (ptrdiff_t)2 * y * from->pitch;
		const Uint8 *below = above + from->pitch;
		Uint8 *to = (Uint8 *)half->pixels + (ptrdiff_t)y * half->pitch;
		for (int i = 0; i < 4 * w; i++) {
			int at = i / 4 * 8 + i % 4;
			to[i] = (Uint8)((above[at] + above[at + 4] + below[at] + below[at + 4] + 2) / 4);
		}
	}
	return half;
}

static void sheet_write(void *data)
{
	struct sheet *sheet = data;
	if (!sheet->twice[0]) {
		sheet->fine = webp_save(sheet->surface, sheet->path, WEBP_QUICK, sheet->error);
		return;
	}
	SDL_Surface *half = half_of(sheet->surface);
	snprintf(sheet->error, sizeof sheet->error, "there is not enough memory");
	sheet->fine = half && webp_save(sheet->surface, sheet->twice, WEBP_QUICK, sheet->error) &&
	              webp_save(half, sheet->path, WEBP_QUICK, sheet->error);
	SDL_FreeSurface(half);
}

/* Which sentence is told does not depend on who was quicker. */
static void failure_note(struct press *press, int number, const char *error)
{
	if (press->failed && press->failed < number)
		return;
	press->failed = number;
	snprintf(press->error, sizeof press->error, "%s", error);
}

static void sheet_done(void *data, struct host *host)
{
	struct sheet *sheet = data;
	(void)host;
	if (!sheet->fine)
		failure_note(sheet->press, sheet->number, sheet->error);
	SDL_FreeSurface(sheet->surface);
	free(sheet);
}

struct press *press_create(char error[SENTENCE_SIZE])
{
	struct press *press = calloc(1, sizeof *press);
	struct jobs *jobs = press ? jobs_create(SDL_GetCPUCount(), NULL, NULL) : NULL;
	if (jobs) {
		press->jobs = jobs;
		return press;
	}
	free(press);
	snprintf(error, SENTENCE_SIZE, "there is not enough memory");
	return NULL;
}

void press_take(struct press *press, struct platform *platform, const char *path, const char *twice)
{
	struct sheet *sheet = calloc(1, sizeof *sheet);
	press->taken++;
	if (!sheet) {
		failure_note(press, press->taken, "there is not enough memory");
		return;
	}
	*sheet = (struct sheet){.press = press, .number = press->taken, .surface = platform->surface};
	snprintf(sheet->path, sizeof sheet->path, "%s", path);
	snprintf(sheet->twice, sizeof sheet->twice, "%s", twice ? twice : "");
	platform->surface = NULL;
	while (jobs_open(press->jobs) >= WAITING_MOST) {
		jobs_wait(press->jobs);
		jobs_deliver(press->jobs, NULL);
	}
	if (!jobs_add(press->jobs, &(struct job){.run = sheet_write, .done = sheet_done, .data = sheet})) {
		sheet_write(sheet);
		sheet_done(sheet, NULL);
	}
}

bool press_finish(struct press *press, char error[SENTENCE_SIZE])
{
	if (!press)
		return true;
	while (jobs_open(press->jobs)) {
		jobs_wait(press->jobs);
		jobs_deliver(press->jobs, NULL);
	}
	bool fine = !press->failed;
	if (!fine)
		snprintf(error, SENTENCE_SIZE, "%s", press->error);
	jobs_destroy(press->jobs, NULL);
	free(press);
	return fine;
}
