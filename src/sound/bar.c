/* Wooden bars under a soft mallet, as on a marimba: what was built is finished. */
#include "sound/score.h"

static const double g3 = 196, g4 = 392, b4 = 493.883, d5 = 587.330, g5 = 783.991;

/* The maker of such a bar cuts it until its second mode sounds two octaves higher. */
static const struct mode bar[] = {{1, .16, 1}, {3.98, .045, .3}, {9.3, .012, .1}};

static void bar_strike(struct voice *voice, double start, double hertz, double level)
{
	voice_strike(voice, start, .002, bar, 3, hertz, level);
	voice_rush(voice, start, .001, .004, 200, 1800, .25 * level);
}

void bar_road(struct voice *voice)
{
	bar_strike(voice, .001, g4, .8);
	bar_strike(voice, .131, d5, 1);
}

void bar_city(struct voice *voice)
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
