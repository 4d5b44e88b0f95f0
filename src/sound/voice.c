#include "sound/score.h"

int voice_at(double seconds) { return (int)(seconds * VOICE_RATE + .5); }

/* Within a millionth of the true sine. */
double voice_sine(double turns)
{
	const double pi = 3.14159265358979323846;
	turns -= (double)(int64_t)turns;
	if (turns < 0)
		turns += 1;
	/* -x for the second half, and the fourths mirrored: 0 <= turns <= 1/4 */
	double sign = turns < .5 ? 1 : -1;
	if (turns >= .5)
		turns -= .5;
	if (turns > .25)
		turns = .5 - turns;
	double x = turns * 2 * pi, square = x * x;
	return sign * x *
	       (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72 * (1 - square / 110)))));
}

/* What is left of 1 after one sample when half is left after `half` seconds: 2^-x = e^(-x ln 2), the series for what is
 * always a small x here. */
static double voice_decay(double half)
{
	double x = -.69314718055994530942 / (half * VOICE_RATE), term = 1, sum = 1;
	for (int n = 1; n < 12; n++) {
		term *= x / n;
		sum += term;
	}
	return sum;
}

double voice_noise(struct voice *voice)
{
	voice->chance = voice->chance * 1664525u + 1013904223u;
	return (double)(voice->chance >> 8) / (1 << 23) - 1;
}

/* Below a hundredth of what 16 bits can say at the loudest. */
static const double unheard = 1e-7;

/* From 0 to 1 and level at both ends. */
static double ease(double part) { return part >= 1 ? 1 : part * part * (3 - 2 * part); }

/* A swing is a point that goes round, and inward: each sample is the last one turned and shortened. */
static void mode_strike(struct voice *voice, int from, double rise, const struct mode *mode, double hertz, double level)
{
	double decay = voice_decay(mode->half), turn = hertz / VOICE_RATE;
	double ahead = decay * voice_sine(turn + .25), aside = decay * voice_sine(turn);
	double x = level * mode->level, y = 0, height = x < 0 ? -x : x;
	/* Nothing above what the rate can carry: it would come back as a false low tone. */
	if (hertz >= VOICE_RATE * .45)
		return;
	for (int i = from; i < voice->count && height > unheard; i++) {
		double age = (double)(i - from) / VOICE_RATE, before = x;
		voice->samples[i] += age < rise ? y * ease(age / rise) : y;
		x = x * ahead - y * aside;
		y = before * aside + y * ahead;
		height *= decay;
	}
}

void voice_strike(struct voice *voice, double start, double rise, const struct mode *modes, int count, double scale,
                  double level)
{
	for (int m = 0; m < count; m++)
		mode_strike(voice, voice_at(start), rise, &modes[m], modes[m].hertz * scale, level);
}

/* A filter of two poles: what lies far below `high` stays, what lies above goes. */
struct low_pass {
	double share, once, twice;
};

static double low_pass(struct low_pass *filter, double sample)
{
	filter->once += filter->share * (sample - filter->once);
	filter->twice += filter->share * (filter->once - filter->twice);
	return filter->twice;
}

static struct low_pass low_pass_at(double hertz)
{
	double turn = 2 * 3.14159265358979323846 * hertz / VOICE_RATE;
	return (struct low_pass){.share = turn / (1 + turn)};
}

void voice_rush(struct voice *voice, double start, double rise, double half, double low, double high, double level)
{
	struct low_pass below = low_pass_at(low), above = low_pass_at(high);
	double decay = voice_decay(half), height = level;
	for (int i = voice_at(start); i < voice->count && height > unheard; i++) {
		double age = (double)i / VOICE_RATE - start;
		double noise = low_pass(&above, voice_noise(voice));
		double in = rise > 0 ? ease(age / rise) : 1;
		voice->samples[i] += height * in * (noise - low_pass(&below, noise));
		if (age > rise)
			height *= decay;
	}
}
