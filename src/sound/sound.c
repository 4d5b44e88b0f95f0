#include "sound/sound.h"

#include <stdlib.h>

#include "sound/score.h"

/* Samples in which a sound that is repeated goes over from its end into its beginning; the others fade. */
enum { SEAM = VOICE_RATE / 2 };

static const struct kind {
	void (*play)(struct voice *voice);
	double seconds, fade; /* how long it is; so long its end fades, 0: it is repeated */
	int peak;             /* its loudest sample, of 32767 */
} kinds[SOUND_COUNT] = {
    [SOUND_LIFT] = {wood_lift, .16, .03, 4200},
    [SOUND_LAY] = {wood_lay, .34, .05, 15000},
    [SOUND_FOLLOWER] = {wood_follower, .22, .04, 11500},
    [SOUND_PAGE] = {paper_page, .42, .05, 5200},
    [SOUND_ROAD] = {bar_road, 1.1, .3, 12500},
    [SOUND_CITY] = {bar_city, 1.5, .4, 15000},
    [SOUND_MONASTERY] = {bell_monastery, 2.6, .9, 11500},
    [SOUND_COIN] = {bell_coin, .36, .08, 7500},
    [SOUND_BELL] = {bell_end, 5.2, 1.6, 16000},
    [SOUND_ROOM] = {room_tone, 9, 0, 700},
};

int sound_length(enum sound sound) { return voice_at(kinds[sound].seconds); }

/* What stands still pushes a loudspeaker's cone aside and is not heard: all below some 20 hertz goes. */
static void without_rumble(struct voice *voice)
{
	const double share = 2 * 3.14159265358979323846 * 20 / VOICE_RATE;
	double slow = 0;
	for (int i = 0; i < voice->count; i++) {
		slow += share * (voice->samples[i] - slow);
		voice->samples[i] -= slow;
	}
}

/* From and to silence: a sound cut off clicks. */
static void fade(struct voice *voice, double seconds)
{
	int in = voice_at(.0004), out = voice_at(seconds);
	for (int i = 0; i < in; i++)
		voice->samples[i] *= (double)i / in;
	for (int i = 0; i < out; i++) {
		double left = (double)i / out;
		voice->samples[voice->count - 1 - i] *= left * left;
	}
}

/* The stretch after the end is laid over the beginning: noise of two places adds
 * up by its squares, so that the sum stays as loud with shares of a circle. */
static void seam(struct voice *voice, int count)
{
	for (int i = 0; i < voice->count - count; i++) {
		double part = (double)i / SEAM / 4;
		voice->samples[i] =
		    voice->samples[i] * voice_sine(part) + voice->samples[count + i] * voice_sine(part + .25);
	}
}

/* The middle of all samples on nought and the loudest at the peak. */
static void level(const struct voice *voice, int count, int peak, int16_t *samples)
{
	double sum = 0, most = 0;
	for (int i = 0; i < count; i++)
		sum += voice->samples[i];
	for (int i = 0; i < count; i++) {
		double height = voice->samples[i] - sum / count;
		most = height > most ? height : -height > most ? -height : most;
	}
	for (int i = 0; i < count; i++) {
		double height = most > 0 ? (voice->samples[i] - sum / count) * peak / most : 0;
		samples[i] = (int16_t)(height < 0 ? height - .5 : height + .5);
	}
}

bool sound_render(enum sound sound, int16_t *samples)
{
	const struct kind *kind = &kinds[sound];
	int count = sound_length(sound);
	struct voice voice = {.count = count + (kind->fade > 0 ? 0 : SEAM), .chance = 20001u + (uint32_t)sound};
	voice.samples = calloc((size_t)voice.count, sizeof *voice.samples);
	for (int i = 0; i < count; i++)
		samples[i] = 0;
	if (!voice.samples)
		return false;
	kind->play(&voice);
	without_rumble(&voice);
	if (kind->fade > 0)
		fade(&voice, kind->fade);
	else
		seam(&voice, count);
	level(&voice, count, kind->peak, samples);
	free(voice.samples);
	return true;
}
