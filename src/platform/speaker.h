/* speaker.h - sounds through SDL's own audio.
 *
 * The device is opened with the first sound and closed a few seconds after the last: at rest nothing wakes up.  Where
 * there is no device there is no sound, and that is no error; it is looked for again later.  All calls come from the
 * main thread; `now` is in milliseconds, as everywhere. */
#pragma once

#include <SDL.h>

#include "sound/mix.h"
#include "sound/sound.h"

enum { SPEAKER_IDLE_MS = 4000, SPEAKER_RETRY_MS = 20000 };

struct speaker {
	bool on;                       /* false: mute */
	int volume;                    /* percent */
	bool room;                     /* the room's tone, all the time */
	SDL_AudioDeviceID device;      /* 0: closed */
	struct mix mix;                /* the device's thread reads it: SDL_LockAudioDevice() around every look */
	int16_t *samples[SOUND_COUNT]; /* made when first played */
	uint64_t silent;               /* since when, or 0 */
	uint64_t retry;                /* not before */
};

/* As the preferences say; what was heard goes on at the new volume, or ends. */
void speaker_set(struct speaker *speaker, bool on, int volume, bool room, uint64_t now);

/* Nothing when mute. */
void speaker_play(struct speaker *speaker, enum sound sound, uint64_t now);

/* Closes the device when it has been silent for long enough.  To be called whenever speaker_wait() is over. */
void speaker_tick(struct speaker *speaker, uint64_t now);
/* Milliseconds until speaker_tick() has something to look at; -1 while closed. */
int speaker_wait(const struct speaker *speaker, uint64_t now);

void speaker_finish(struct speaker *speaker);
