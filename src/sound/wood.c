/* Cardboard and wood on a heavy wooden table. */
#include "sound/score.h"

/* A slab of walnut answers low and short. */
static const struct mode table[] = {
    {112, .030, 1},   {187, .026, .8},   {268, .020, .55},  {431, .014, .4},
    {655, .010, .28}, {1040, .006, .16}, {1730, .0035, .1},
};

/* A turned figure: small, hard, and so high. */
static const struct mode figure[] = {
    {530, .014, 1}, {890, .010, .6}, {1510, .006, .5}, {2480, .0035, .3}, {4100, .002, .15},
};

void wood_lift(struct voice *voice)
{
	voice_strike(voice, .002, .001, table, COUNT(table), 2.1, .10);
	voice_rush(voice, .004, .045, .018, 900, 4200, 2);
}

/* One corner touches first; then the whole tile, and the air goes out below it. */
void wood_lay(struct voice *voice)
{
	voice_strike(voice, .001, .0008, table, COUNT(table), 1.35, .25);
	voice_strike(voice, .016, .0012, table, COUNT(table), 1, 1);
	voice_rush(voice, .016, .0006, .004, 300, 3500, 2.2);
	voice_rush(voice, .020, .010, .025, 80, 500, 1.2);
}

/* It rocks once before it stands. */
void wood_follower(struct voice *voice)
{
	voice_strike(voice, .001, .0004, figure, COUNT(figure), 1, 1);
	voice_strike(voice, .001, .001, table, COUNT(table), 1.2, .3);
	voice_rush(voice, .001, .0003, .002, 1500, 7000, .8);
	voice_strike(voice, .058, .0004, figure, COUNT(figure), 1.06, .22);
}
