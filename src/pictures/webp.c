#include "pictures/webp.h"

#include <stdio.h>
#include <webp/decode.h>
#include <webp/encode.h>

#include "format/output.h"

enum { QUALITY = 82, METHOD = 2, HEAD_BYTES = 64 };

bool webp_save(SDL_Surface *surface, const char *path, char error[SENTENCE_SIZE])
{
	WebPMemoryWriter memory;
	WebPPicture picture;
	WebPConfig config;
	WebPMemoryWriterInit(&memory);
	bool done = WebPConfigInit(&config) && WebPPictureInit(&picture);
	if (done) {
		config.quality = QUALITY;
		config.method = METHOD;
		picture.width = surface->w;
		picture.height = surface->h;
		picture.writer = WebPMemoryWrite;
		picture.custom_ptr = &memory;
		done =
		    WebPPictureImportBGRX(&picture, surface->pixels, surface->pitch) && WebPEncode(&config, &picture);
		WebPPictureFree(&picture);
	}
	struct output output;
	done = done && output_open(&output, path, false);
	if (done)
		done = output_close(&output, fwrite(memory.mem, 1, memory.size, output.stream) == memory.size);
	WebPMemoryWriterClear(&memory);
	if (!done)
		snprintf(error, SENTENCE_SIZE, "the picture cannot be written to \"%.400s\"", path);
	return done;
}

bool webp_size(const char *path, int *w, int *h)
{
	uint8_t head[HEAD_BYTES];
	FILE *file = fopen(path, "rb");
	size_t length = file ? fread(head, 1, sizeof head, file) : 0;
	if (file)
		fclose(file);
	return WebPGetInfo(head, length, w, h) != 0;
}
