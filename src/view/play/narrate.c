/* The table as lines of text: what happened, whose turn it is, which tile, where the keyboard's cursor stands. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/describe.h"
#include "app/words.h"
#include "view/kit/narrate.h"
#include "view/play/panel/panel.h"

/* Events since the last frame; fewer of them: something was taken back. */
static void happened(struct play *play)
{
	const struct history *history = session_history(play->session);
	char line[WORDS_SIZE];

	if (history->event_count < play->narrated.events)
		narrate(play->host, tr("Taken back."));
	for (int i = play->narrated.events; i < history->event_count; i++)
		narrate(play->host, words_event(play->session, &history->events[i], line, sizeof line));
	play->narrated.events = history->event_count;
}

/* A tile in hand is told as --describe does. */
static void tile_in_hand(struct play *play)
{
	int type = session_tile(play->session);
	char *text = type == NO_TILE ? NULL : describe_tile(game_tile_set(session_game(play->session)), type);

	for (char *line = text ? strtok(text, "\n") : NULL; line; line = strtok(NULL, "\n"))
		narrate(play->host, line);
	free(text);
}

static void prompt(struct play *play)
{
	char title[200], detail[160], line[sizeof play->narrated.prompt];

	play_prompt_words(play, session_name(play->session, play->found.seat), title, sizeof title, detail,
	                  sizeof detail);
	snprintf(line, sizeof line, "%s%s%s", title, detail[0] ? ", " : "", detail);
	if (strcmp(line, play->narrated.prompt) == 0)
		return;
	snprintf(play->narrated.prompt, sizeof play->narrated.prompt, "%s", line);
	narrate(play->host, line);
	if (play->found.wait == WAIT_TILE && !play_hands_off(play))
		tile_in_hand(play);
}

static void cursor(struct play *play)
{
	const struct play_cell *cell = play_cell_at(play, play->cursor.cell.x, play->cursor.cell.y);
	char line[64];

	if (!play->cursor.on ||
	    (play->narrated.cell.x == play->cursor.cell.x && play->narrated.cell.y == play->cursor.cell.y))
		return;
	play->narrated.cell = play->cursor.cell;
	snprintf(line, sizeof line, cell && cell->rotations ? tr("%d, %d: the tile fits") : tr("%d, %d"),
	         play->cursor.cell.x, play->cursor.cell.y);
	narrate(play->host, line);
}

void play_narrate(struct play *play)
{
	if (!play->host->narrator)
		return;
	happened(play);
	prompt(play);
	cursor(play);
}
