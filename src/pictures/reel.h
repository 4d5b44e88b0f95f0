/*
 * reel.h - pictures one after the other as a file: a moving WebP, or a moving PNG where its name ends so.
 */
#pragma once

#include "platform/host.h"

struct reel;

/* NULL with a sentence. */
struct reel *reel_open(int w, int h, const char *path, char error[SENTENCE_SIZE]);
/* The picture that is seen from this moment on (milliseconds); false when it could not be taken. */
bool reel_add(struct reel *reel, const SDL_Surface *surface, int time);
/* Writes what was added, seen until `time`, and goes; with an empty path it only goes.  False with a sentence. */
bool reel_close(struct reel *reel, int time, const char *path, char error[SENTENCE_SIZE]);
