/* A short word at the bottom of the table, for four seconds or until a click. */
#include "view/play/core/play.h"

#include <stdio.h>

void play_toast(struct play *play, uint64_t now, int color, const char *title, const char *text)
{
	snprintf(play->toast_title, sizeof play->toast_title, "%s", title);
	snprintf(play->toast_text, sizeof play->toast_text, "%s", text);
	play->toast_until = now + MOTION_TOAST;
	play->toast_color = color;
	play->toast_tiles = 0;
}

void play_toast_tile(struct play *play, int type)
{
	if (play->toast_tiles < PLAY_TOAST_TILES)
		play->toast_types[play->toast_tiles++] = (uint8_t)type;
}
