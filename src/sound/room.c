/* The room: air, far away, and wood in a stove that cracks now and then. */
#include "sound/score.h"

void room_tone(struct voice *voice)
{
	static const struct mode crack[] = {{740, .004, 1}, {1920, .002, .8}, {3300, .0012, .5}};
	double seconds = (double)voice->count / VOICE_RATE;
	voice_rush(voice, 0, 0, 3600, 40, 260, 1);
	voice_rush(voice, 0, 0, 3600, 300, 900, .12);
	for (double at = .7; at < seconds - .1;) {
		double wait = voice_noise(voice), force = voice_noise(voice);
		voice_strike(voice, at, .0003, crack, 3, 1 + .4 * force, .04 + .03 * force);
		at += .9 + .75 * wait;
	}
}
