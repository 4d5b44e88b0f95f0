/* A picture into a clipboard that keeps it, as that of Windows does. */
#include "platform/clip.h"

#include <SDL_image.h>
#include <stdlib.h>

#include "app/language.h"
#include "format/reader.h"
#include "system/clip.h"

static bool clip_bytes(const char *bytes, size_t size)
{
	SDL_Surface *read = IMG_Load_RW(SDL_RWFromConstMem(bytes, (int)size), 1);
	SDL_Surface *picture = read ? SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_ARGB8888, 0) : NULL;
	bool kept = picture && sys_clip_picture(bytes, size, picture->pixels, picture->w, picture->h);

	SDL_FreeSurface(picture);
	SDL_FreeSurface(read);
	return kept;
}

void clip_picture(struct platform *p, const char *path)
{
	size_t size = 0;
	char *bytes = file_read(path, &size, NULL);

	if (bytes && clip_bytes(bytes, size) && p->notice.shown)
		snprintf(p->notice.title, sizeof p->notice.title, "%s", tr("Picture saved and copied"));
	free(bytes);
}

void clip_finish(struct platform *p) { (void)p; /* the clipboard has it */ }
