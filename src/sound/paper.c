/* A page: taken up, turned in the air, laid down. */
#include "sound/score.h"

void paper_page(struct voice *voice)
{
	voice_rush(voice, .002, .11, .045, 700, 5200, .6);
	voice_rush(voice, .15, .07, .035, 1100, 7500, 1);
	voice_rush(voice, .285, .004, .012, 400, 2800, .8);
}
