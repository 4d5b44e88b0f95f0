/* sound.h - what is heard at the table, made from numbers when it is first wanted.
 *
 * No file, no clock, no device: a sound is a row of samples, the same on every machine.  The platform plays them
 * (platform/speaker.h), mix.h lays those that are heard at the same time one over the other. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum sound {
	SOUND_LIFT,      /* a tile is taken off the table */
	SOUND_LAY,       /* a tile is laid on wood */
	SOUND_FOLLOWER,  /* a wooden figure is set down */
	SOUND_PAGE,      /* a page of paper is turned */
	SOUND_ROAD,      /* a road is finished: two wooden bars */
	SOUND_CITY,      /* a city: four bars, and a gate that falls shut */
	SOUND_MONASTERY, /* a monastery, or another building: a small bell */
	SOUND_COIN,      /* points come to somebody in the final scoring */
	SOUND_BELL,      /* the end of the game: a large bell */
	SOUND_ROOM,      /* the room itself, very low; made to be repeated without a seam */
	SOUND_COUNT
};

/* Samples a second, of one channel. */
enum { SOUND_RATE = 48000 };

/* How many samples it has. */
int sound_length(enum sound sound);

/* Makes all of it: sound_length() samples.  False when out of memory, with silence in `samples`. */
bool sound_render(enum sound sound, int16_t *samples);
