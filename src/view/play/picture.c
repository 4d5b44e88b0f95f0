/* The table as the command line asks for it in pictures. */
#include "view/play/screen.h"

#include "view/play/core/play.h"

#include <stdio.h>
#include <string.h>

static bool show_overlay(struct play *play, const char *word, size_t length)
{
	static const char *const words[] = {"fields", "remaining", "history", "last", "none", "hint", "why"};
	int found = -1;
	for (int i = 0; i < (int)(sizeof words / sizeof words[0]); i++)
		if (strlen(words[i]) == length && strncmp(words[i], word, length) == 0)
			found = i;
	switch (found) {
	case 0:
		play->panel.fields = true;
		return true;
	case 1:
		play->panel.sheet = SHEET_TILES;
		return true;
	case 2:
		play->panel.sheet = SHEET_HISTORY;
		play->panel.sheet_scroll = 1e9f;
		return true;
	case 3:
		play->panel.last_round = true;
		return true;
	case 5:
		play_refresh(play, 0); /* who is to move */
		play_advice_hint(play, 0);
		return true;
	case 6:
		play_advice_why(play, play_why_seat(play), 0);
		return true;
	default:
		return found >= 0;
	}
}

bool play_screen_picture(struct screen *screen, const struct play_picture *picture, char *error, size_t size)
{
	struct play *play = (struct play *)screen;
	play->picture.board_only = picture->board_only;
	if (picture->board_only)
		play->panel.last_round = false;
	snprintf(play->picture.caption, sizeof play->picture.caption, "%s", picture->caption ? picture->caption : "");
	if (!picture->overlays)
		return true;
	play->panel.last_round = play->panel.fields = false;
	for (const char *word = picture->overlays; *word;) {
		size_t length = strcspn(word, ",");
		if (length > 0 && !show_overlay(play, word, length)) {
			snprintf(error, size,
			         "there is no overlay \"%.*s\"; there are fields, remaining, history, last, hint, why, none",
			         (int)length, word);
			return false;
		}
		word += length + (word[length] == ',');
	}
	return true;
}
