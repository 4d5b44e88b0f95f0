/* What is heard, measured: how loud, how long, from silence to silence, and the
 * same every time and everywhere. */
#include <check.h>
#include <math.h>
#include <stdlib.h>

#include "../runner.h"
#include "sound/mix.h"
#include "sound/sound.h"

static int16_t *samples;
static int count;

static void render(enum sound sound)
{
	free(samples);
	count = sound_length(sound);
	samples = malloc((size_t)count * sizeof *samples);
	ck_assert_ptr_nonnull(samples);
	ck_assert(sound_render(sound, samples));
}

/* Root of the mean square of a stretch, in seconds. */
static double loudness(double from, double to)
{
	double sum = 0;
	int first = (int)(from * SOUND_RATE), last = (int)(to * SOUND_RATE);
	for (int i = first; i < last && i < count; i++)
		sum += (double)samples[i] * samples[i];
	return sqrt(sum / (last - first));
}

static uint32_t hash(void)
{
	uint32_t h = 2166136261u;
	for (int i = 0; i < count; i++) {
		h = (h ^ (uint8_t)(samples[i] & 0xff)) * 16777619u;
		h = (h ^ (uint8_t)((uint16_t)samples[i] >> 8)) * 16777619u;
	}
	return h;
}

static const struct {
	const char *name;
	double least, most; /* seconds */
	int peak;
	uint32_t hash;
} wanted[SOUND_COUNT] = {
    [SOUND_LIFT] = {"lift", .05, .25, 4200, 0xcfebdfe0},
    [SOUND_LAY] = {"lay", .2, .5, 15000, 0x1bf72e93},
    [SOUND_FOLLOWER] = {"follower", .1, .4, 11500, 0x58fd2567},
    [SOUND_PAGE] = {"page", .2, .6, 5200, 0xae30b8d4},
    [SOUND_ROAD] = {"road", .5, 1.5, 12500, 0xacf6f2a6},
    [SOUND_CITY] = {"city", .8, 2, 15000, 0x11e9f910},
    [SOUND_MONASTERY] = {"monastery", 1.5, 3, 11500, 0x41461917},
    [SOUND_COIN] = {"coin", .1, .5, 7500, 0xdda5217d},
    [SOUND_BELL] = {"bell", 3, 6, 16000, 0xf940189c},
    [SOUND_ROOM] = {"room", 5, 15, 700, 0xd9606be7},
};

START_TEST(as_loud_and_as_long_as_said)
{
	render(_i);
	int most = 0;
	double sum = 0;
	for (int i = 0; i < count; i++) {
		int height = abs(samples[i]);
		most = height > most ? height : most;
		sum += samples[i];
	}
	ck_assert_int_eq(most, wanted[_i].peak);
	ck_assert_int_le(most, 20000); /* three at once stay below the top */
	ck_assert_msg(fabs(sum / count) < .5, "%s stands %g beside nought", wanted[_i].name, sum / count);
	double seconds = (double)count / SOUND_RATE;
	ck_assert(seconds >= wanted[_i].least && seconds <= wanted[_i].most);
}
END_TEST

/* Else it clicks.  What is struck dies away; the room goes on where it began. */
START_TEST(from_silence_to_silence)
{
	render(_i);
	if (_i == SOUND_ROOM) {
		int step = 0, seam = abs(samples[0] - samples[count - 1]);
		for (int i = 1; i < count; i++)
			step = abs(samples[i] - samples[i - 1]) > step ? abs(samples[i] - samples[i - 1]) : step;
		ck_assert_int_le(seam, step / 4);
		double whole = loudness(0, (double)count / SOUND_RATE);
		for (int part = 0; part < 9; part++) {
			double here = loudness(part, part + 1);
			ck_assert_msg(here > whole / 2 && here < whole * 2, "second %d: %g of %g", part, here, whole);
		}
		return;
	}
	double seconds = (double)count / SOUND_RATE;
	ck_assert_int_eq(samples[0], 0);
	ck_assert_int_eq(samples[count - 1], 0);
	ck_assert_double_lt(loudness(seconds * .9, seconds) * 20, wanted[_i].peak);
	ck_assert_double_gt(loudness(0, seconds), 100);
}
END_TEST

START_TEST(the_same_every_time)
{
	render(_i);
	uint32_t first = hash();
	render((_i + 1) % SOUND_COUNT);
	ck_assert_uint_ne(hash(), first);
	render(_i);
	ck_assert_uint_eq(hash(), first);
	ck_assert_msg(first == wanted[_i].hash, "%s is 0x%08x now", wanted[_i].name, first);
}
END_TEST

/* ---- several at once ---- */

START_TEST(silence_after_the_end)
{
	struct mix mix = {.volume = 100};
	int16_t out[2000];
	render(SOUND_COIN);
	mix_play(&mix, samples, count, false);
	ck_assert(!mix_silent(&mix));
	for (int at = 0; at < count; at += 2000) {
		mix_render(&mix, out, 2000);
		for (int i = 0; i < 2000; i++)
			ck_assert_int_eq(out[i], at + i < count ? samples[at + i] : 0);
	}
	ck_assert(mix_silent(&mix));
	mix_render(&mix, out, 2000);
	for (int i = 0; i < 2000; i++)
		ck_assert_int_eq(out[i], 0);
}
END_TEST

START_TEST(an_endless_one_begins_again_until_it_is_stopped)
{
	struct mix mix = {.volume = 100};
	int16_t small[5] = {10, 20, 30, 40, 50}, out[12];
	mix_play(&mix, small, 5, true);
	mix_render(&mix, out, 12);
	for (int i = 0; i < 12; i++)
		ck_assert_int_eq(out[i], small[i % 5]);
	for (int i = 0; i < 3 * MIX_VOICES; i++) /* others never take its place */
		mix_play(&mix, small + 1, 4, false);
	ck_assert(mix.voices[0].endless);
	mix_stop(&mix, small);
	mix_render(&mix, out, 12);
	ck_assert(mix_silent(&mix));
}
END_TEST

/* Too many, and all at their loudest: never beyond the top, never wrapped round. */
START_TEST(a_crowd_is_bent_and_not_cut)
{
	struct mix mix = {.volume = 100};
	int16_t up[MIX_VOICES + 4], out[1];
	int last = 0;
	for (int i = 0; i < MIX_VOICES; i++) {
		up[i] = 16000;
		mix_play(&mix, up, MIX_VOICES, false);
		mix_render(&mix, out, 1);
		ck_assert_int_gt(out[0], last);
		last = out[0];
	}
	ck_assert_int_gt(last, 25000);
	/* the one nearest to its end makes room */
	ck_assert_int_eq(mix.voices[0].at, 0);
	ck_assert_ptr_null(mix.voices[0].samples);
	mix_play(&mix, up, 4, false);
	mix_play(&mix, up + 1, 8, false);
	int whole = 0;
	for (int v = 0; v < MIX_VOICES; v++)
		whole += mix.voices[v].count == 8 && mix.voices[v].at == 0;
	ck_assert_int_eq(whole, 1);
}
END_TEST

START_TEST(volume_is_what_the_ear_calls_half)
{
	int16_t loud[1] = {10000}, out[1];
	static const int heard[][2] = {{100, 10000}, {50, 2500}, {10, 100}, {0, 0}, {-5, 0}, {300, 10000}};
	for (int i = 0; i < 6; i++) {
		struct mix mix = {.volume = heard[i][0]};
		mix_play(&mix, loud, 1, false);
		mix_render(&mix, out, 1);
		ck_assert_int_eq(out[0], heard[i][1]);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("sound");
	TCase *tcase = tcase_create("sound");
	tcase_add_loop_test(tcase, as_loud_and_as_long_as_said, 0, SOUND_COUNT);
	tcase_add_loop_test(tcase, from_silence_to_silence, 0, SOUND_COUNT);
	tcase_add_loop_test(tcase, the_same_every_time, 0, SOUND_COUNT);
	tcase_add_test(tcase, silence_after_the_end);
	tcase_add_test(tcase, an_endless_one_begins_again_until_it_is_stopped);
	tcase_add_test(tcase, a_crowd_is_bent_and_not_cut);
	tcase_add_test(tcase, volume_is_what_the_ear_calls_half);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
