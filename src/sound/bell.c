/* Metal: bells ring with modes that are no multiples of each other; that of the
 * third is minor, which is what makes it a bell. */
#include "sound/score.h"

/* By the names of founders: hum, prime, tierce, quint, nominal, and above. Two of
 * them are there twice, a hair apart: no bell is quite round, and so it beats. */
static const struct mode bell[] = {
    {.5, 1.25, .50}, {.5015, 1.2, .25}, {1, .80, .70},    {1.002, .75, .35}, {1.19, .62, .65}, {1.5, .40, .30},
    {2, .42, .9},    {2.51, .24, .35},  {2.66, .21, .25}, {3.01, .17, .28},  {4.17, .09, .18}, {5.43, .05, .12},
};

static const struct mode coin[] = {{3240, .042, 1}, {5130, .030, .7}, {6890, .022, .5}, {9210, .015, .35}};

void bell_monastery(struct voice *voice)
{
	voice_strike(voice, .001, .0015, bell, COUNT(bell), 587.330, .8);
	voice_strike(voice, .381, .0015, bell, COUNT(bell), 440, 1);
}

/* It falls on others and lies still at once. */
void bell_coin(struct voice *voice)
{
	static const struct mode wood[] = {{243, .012, 1}};
	voice_strike(voice, .001, .0003, coin, COUNT(coin), 1, 1);
	voice_strike(voice, .001, .001, wood, 1, 1, .35);
	voice_strike(voice, .047, .0003, coin, COUNT(coin), 1.035, .42);
	voice_strike(voice, .076, .0003, coin, COUNT(coin), .985, .18);
}

void bell_end(struct voice *voice)
{
	voice_strike(voice, .001, .002, bell, COUNT(bell), 196, 1);
	voice_rush(voice, .001, .001, .008, 500, 4000, .35);
	voice_strike(voice, 1.401, .002, bell, COUNT(bell), 196, .8);
	voice_rush(voice, 1.401, .001, .008, 500, 4000, .28);
}
