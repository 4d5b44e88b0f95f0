#include "sound/sound.h"

#include <stdlib.h>

#include "sound/score.h"

/* ---- what each consists of ---- */

/* The room: air, far away, and wood in a stove that cracks now and then. */
static void room_tone(struct voice *voice)
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

/* Metal: bells ring with modes that are no multiples of each other; that of the
 * third is minor, which is what makes it a bell. */

/* By the names of founders: hum, prime, tierce, quint, nominal, and above. Two of
 * them are there twice, a hair apart: no bell is quite round, and so it beats. */
static const struct mode bell[] = {
    {.5, 1.25, .50}, {.5015, 1.2, .25}, {1, .80, .70},    {1.002, .75, .35}, {1.19, .62, .65}, {1.5, .40, .30},
    {2, .42, .9},    {2.51, .24, .35},  {2.66, .21, .25}, {3.01, .17, .28},  {4.17, .09, .18}, {5.43, .05, .12},
};

static const struct mode coin[] = {{3240, .042, 1}, {5130, .030, .7}, {6890, .022, .5}, {9210, .015, .35}};

static void bell_monastery(struct voice *voice)
{
	voice_strike(voice, .001, .0015, bell, COUNT(bell), 587.330, .8);
	voice_strike(voice, .381, .0015, bell, COUNT(bell), 440, 1);
}

/* It falls on others and lies still at once. */
static void bell_coin(struct voice *voice)
{
	static const struct mode wood[] = {{243, .012, 1}};
	voice_strike(voice, .001, .0003, coin, COUNT(coin), 1, 1);
	voice_strike(voice, .001, .001, wood, 1, 1, .35);
	voice_strike(voice, .047, .0003, coin, COUNT(coin), 1.035, .42);
	voice_strike(voice, .076, .0003, coin, COUNT(coin), .985, .18);
}

static void bell_end(struct voice *voice)
{
	voice_strike(voice, .001, .002, bell, COUNT(bell), 196, 1);
	voice_rush(voice, .001, .001, .008, 500, 4000, .35);
	voice_strike(voice, 1.401, .002, bell, COUNT(bell), 196, .8);
	voice_rush(voice, 1.401, .001, .008, 500, 4000, .28);
}

/* Wooden bars under a soft mallet, as on a marimba: what was built is finished. */

static const double g3 = 196, g4 = 392, b4 = 493.883, d5 = 587.330, g5 = 783.991;

/* The maker of such a bar cuts it until its second mode sounds two octaves higher. */
static const struct mode bar[] = {{1, .16, 1}, {3.98, .045, .3}, {9.3, .012, .1}};

static void bar_strike(struct voice *voice, double start, double hertz, double level)
{
	voice_strike(voice, start, .002, bar, 3, hertz, level);
	voice_rush(voice, start, .001, .004, 200, 1800, .25 * level);
}

static void bar_road(struct voice *voice)
{
	bar_strike(voice, .001, g4, .8);
	bar_strike(voice, .131, d5, 1);
}

static void bar_city(struct voice *voice)
{
	static const struct mode gate[] = {{67, .07, 1}, {104, .06, .7}, {163, .04, .4}};
	bar_strike(voice, .001, g4, .7);
	bar_strike(voice, .091, b4, .75);
	bar_strike(voice, .181, d5, .8);
	bar_strike(voice, .301, g5, 1);
	bar_strike(voice, .301, g3, .7);
	voice_strike(voice, .301, .004, gate, 3, 1, .6);
	voice_rush(voice, .301, .002, .02, 90, 700, .7);
}

/* A page: taken up, turned in the air, laid down. */
static void paper_page(struct voice *voice)
{
	voice_rush(voice, .002, .11, .045, 700, 5200, .6);
	voice_rush(voice, .15, .07, .035, 1100, 7500, 1);
	voice_rush(voice, .285, .004, .012, 400, 2800, .8);
}

/* Cardboard and wood on a heavy wooden table. */

/* A slab of walnut answers low and short. */
static const struct mode table[] = {
    {112, .030, 1},   {187, .026, .8},   {268, .020, .55},  {431, .014, .4},
    {655, .010, .28}, {1040, .006, .16}, {1730, .0035, .1},
};

/* A turned figure: small, hard, and so high. */
static const struct mode figure[] = {
    {530, .014, 1}, {890, .010, .6}, {1510, .006, .5}, {2480, .0035, .3}, {4100, .002, .15},
};

static void wood_lift(struct voice *voice)
{
	voice_strike(voice, .002, .001, table, COUNT(table), 2.1, .10);
	voice_rush(voice, .004, .045, .018, 900, 4200, 2);
}

/* One corner touches first; then the whole tile, and the air goes out below it. */
static void wood_lay(struct voice *voice)
{
	voice_strike(voice, .001, .0008, table, COUNT(table), 1.35, .25);
	voice_strike(voice, .016, .0012, table, COUNT(table), 1, 1);
	voice_rush(voice, .016, .0006, .004, 300, 3500, 2.2);
	voice_rush(voice, .020, .010, .025, 80, 500, 1.2);
}

/* It rocks once before it stands. */
static void wood_follower(struct voice *voice)
{
	voice_strike(voice, .001, .0004, figure, COUNT(figure), 1, 1);
	voice_strike(voice, .001, .001, table, COUNT(table), 1.2, .3);
	voice_rush(voice, .001, .0003, .002, 1500, 7000, .8);
	voice_strike(voice, .058, .0004, figure, COUNT(figure), 1.06, .22);
}

/* ---- the whole ---- */

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
