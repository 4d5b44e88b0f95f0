/* A short word at the bottom of the table, for four seconds or until a click. */
#include "view/play/core/play.h"

#include <stdio.h>

void play_toast(struct play *play, uint64_t now, int color, const char *title, const char *text)
{
	snprintf(play->toast.title, sizeof play->toast.title, "%s", title);
	snprintf(play->toast.text, sizeof play->toast.text, "%s", text);
	play->toast.until = now + MOTION_TOAST;
	play->toast.color = color;
	play->toast.tile_count = 0;
}

void play_toast_tile(struct play *play, int type)
{
	if (play->toast.tile_count < PLAY_TOAST_TILES)
		play->toast.types[play->toast.tile_count++] = (uint8_t)type;
}

void play_toast_close(struct play *play) { play->toast.until = 0; }
