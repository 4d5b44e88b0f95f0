/* F12: what is on the screen as a file, and a notice that shows it. */
#include "platform/window.h"

#include <errno.h>
#include <stdio.h>

#include "app/folder.h"
#include "app/language.h"
#include "platform/clip.h"
#include "platform/png_file.h"
#include "system/system.h"

/* The name of the next picture in home/pictures; without a home there is none. */
static void picture_name(const char *home, char *path, size_t size)
{
	path[0] = '\0';
	if (!home[0])
		return;
	snprintf(path, size, "%s/pictures", home);
	sys_make_folder(path);
	for (int n = 1; n < 10000; n++) {
		snprintf(path, size, "%s/pictures/bastide-%04d.png", home, n);
		if (!sys_exists(path))
			break;
	}
}

/* The middle of a picture, small: each pixel the mean of those it stands for. */
static void picture_shrink(const SDL_Surface *from, uint8_t *pixels)
{
	int w = from->w, h = from->h, step = from->pitch / 4;
	const Uint32 *rows = from->pixels;

	if (w * NOTICE_SHOT_H > h * NOTICE_SHOT_W)
		w = h * NOTICE_SHOT_W / NOTICE_SHOT_H;
	else
		h = w * NOTICE_SHOT_H / NOTICE_SHOT_W;
	rows += (from->h - h) / 2 * step + (from->w - w) / 2;
	for (int y = 0; y < NOTICE_SHOT_H; y++) {
		for (int x = 0; x < NOTICE_SHOT_W; x++) {
			unsigned sum[3] = {0}, count = 0;
			for (int v = y * h / NOTICE_SHOT_H; v < (y + 1) * h / NOTICE_SHOT_H; v++)
				for (int u = x * w / NOTICE_SHOT_W; u < (x + 1) * w / NOTICE_SHOT_W; u++, count++)
					for (int c = 0; c < 3; c++)
						sum[c] += rows[v * step + u] >> (16 - 8 * c) & 0xff;
			for (int c = 0; c < 3; c++)
				*pixels++ = (uint8_t)(count ? sum[c] / count : 0);
			*pixels++ = 0xff;
		}
	}
}

/* Paints the frame as it is at rest, and reads it back; NULL when that cannot be. */
static SDL_Surface *picture_read(struct platform *p, uint64_t now)
{
	SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, p->theme.w, p->theme.h, 32, SDL_PIXELFORMAT_RGB888);
	bool fine = surface && window_canvas(p);

	p->frozen = p->shot = true;
	if (fine)
		picture_settle(p, now);
	p->frozen = p->shot = false;
	p->shown = 0;
	fine = fine &&
	       (p->renderer
	            ? !SDL_RenderReadPixels(p->renderer, NULL, surface->format->format, surface->pixels, surface->pitch)
	            : !SDL_BlitSurface(p->surface ? p->surface : SDL_GetWindowSurface(p->window), NULL, surface, NULL));
	if (fine)
		return surface;
	SDL_FreeSurface(surface);
	return NULL;
}

void window_shot(struct platform *p, uint64_t now)
{
	char path[HOST_PATH_SIZE + 64], error[SENTENCE_SIZE];
	bool free = !SDL_GetMouseState(NULL, NULL);

	p->picture_wanted = false;
	if (free) /* else something is in the hand, and stays there */
		window_send(p, &(struct input){.kind = INPUT_LEAVE}, now);
	SDL_Surface *surface = picture_read(p, now);
	if (free)
		window_point_again(p, now);
	picture_name(p->host.home, path, sizeof path);
	if (!path[0]) {
		notice_stay(&p->host, tr("The picture could not be saved."),
		            tr("There is no place to keep saved games in."));
	} else if (!surface) {
		notice_stay(&p->host, tr("The picture could not be saved."), SDL_GetError());
	} else if (!png_save(surface, path, 0, error)) {
		notice_stay(&p->host, tr("The picture could not be saved."),
		            folder_unwritten(path, errno ? errno : ENOMEM));
	} else {
		notice_file(&p->host, now, tr("Picture saved"), path);
		picture_shrink(surface, p->notice.pixels);
		p->notice.shot = ++p->picture_count;
		clip_picture(p, path);
	}
	SDL_FreeSurface(surface);
}
