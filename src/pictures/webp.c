#include "pictures/image.h"

#include <errno.h>
#include <webp/encode.h>

#include "format/output.h"
#include "platform/png_file.h"

enum { QUALITY = 82 };

bool webp_save(SDL_Surface *surface, const char *path, enum webp_effort effort, char error[SENTENCE_SIZE])
{
	WebPMemoryWriter memory;
	WebPPicture picture;
	WebPConfig config;
	WebPMemoryWriterInit(&memory);
	bool done = WebPConfigInit(&config) && WebPPictureInit(&picture);
	if (done) {
		config.quality = QUALITY;
		config.method = (int)effort;
		picture.width = surface->w;
		picture.height = surface->h;
		picture.writer = WebPMemoryWrite;
		picture.custom_ptr = &memory;
		done = (surface->format->Amask ? WebPPictureImportBGRA
		                               : WebPPictureImportBGRX)(&picture, surface->pixels, surface->pitch) &&
		       WebPEncode(&config, &picture);
		WebPPictureFree(&picture);
	}
	struct output output;
	errno = 0;
	done = done && output_open(&output, path, false);
	if (done)
		done = output_close(&output, fwrite(memory.mem, 1, memory.size, output.stream) == memory.size);
	if (!done)
		picture_unwritten(path, error);
	WebPMemoryWriterClear(&memory);
	return done;
}
