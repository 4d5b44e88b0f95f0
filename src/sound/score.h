/* score.h - what sounds are made of; inside this room only. */
#pragma once

#include <stdint.h>

/* voice.c: a stretch of sound being made: numbers on which tones and noise are laid one over the other. Only + - * /
 * on doubles is used, never the C library's sin() or exp(): their last bits differ from one library to the next, and
 * the same samples should come out everywhere. Levels are free here; sound.c brings the whole to its loudness at the
 * end. */

enum { VOICE_RATE = 48000 }; /* samples a second */

struct voice {
	double *samples;
	int count;
	uint32_t chance; /* of the noise; the same for the same sound every time */
};

/* One way in which a body rings: it swings at `hertz` and loses half of its height every `half` seconds. */
struct mode {
	double hertz, half, level;
};

/* The sample at `seconds` from the beginning. */
int voice_at(double seconds);

/* A body struck at `start` seconds: all its modes at once, `rise` seconds until
 * they swing fully (the softer the hammer, the longer).  `scale` times as high. */
void voice_strike(struct voice *voice, double start, double rise, const struct mode *modes, int count, double scale,
                  double level);

/* Noise between two pitches (hertz) that swells for `rise` seconds and then
 * loses half of its height every `half` seconds. */
void voice_rush(struct voice *voice, double start, double rise, double half, double low, double high, double level);

/* Between -1 and 1, for the turn of a circle that `turns` is; any number. */
double voice_sine(double turns);
/* White noise, between -1 and 1. */
double voice_noise(struct voice *voice);

#define COUNT(list) ((int)(sizeof(list) / sizeof((list)[0])))
