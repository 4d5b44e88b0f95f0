/* image.h - a picture as a file: PNG, JPEG or WebP, as its name says. */
#pragma once

#include "platform/host.h"

/* Writes a surface of 32 bits; the same bytes every time.  `dpi`: dots an inch that a PNG or JPEG is to be printed
 * with; 0: it does not say.  False with a sentence. */
bool image_save(SDL_Surface *surface, const char *path, int dpi, char error[SENTENCE_SIZE]);

/* Of what the library offers: many pictures go quickly, a single one becomes as small as it does with patience. */
enum webp_effort { WEBP_QUICK = 1, WEBP_SMALL = 4 };

/* Writes a surface of 32 bits; the same bytes every time.  False with a sentence. */
bool webp_save(SDL_Surface *surface, const char *path, enum webp_effort effort, char error[SENTENCE_SIZE]);

/* ---- reel.c: pictures one after the other as a file: a moving WebP, or a moving PNG where its name ends so ---- */

struct reel;

/* NULL with a sentence. */
struct reel *reel_open(int w, int h, const char *path, char error[SENTENCE_SIZE]);
/* The picture that is seen from this moment on (milliseconds); false when it could not be taken. */
bool reel_add(struct reel *reel, const SDL_Surface *surface, int time);
/* Writes what was added, seen until `time`, and goes; with an empty path it only goes.  False with a sentence. */
bool reel_close(struct reel *reel, int time, const char *path, char error[SENTENCE_SIZE]);
