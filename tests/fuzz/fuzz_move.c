/* Texts of moves, and arbitrary bytes as a move: read and written the same;
 * applied or refused, never half. */
#include <stdlib.h>
#include <string.h>

#include <bastide/format.h>

#include "fuzz.h"
#include "recount.h"

static struct game *game_make(void)
{
	struct refusal refusal;
	struct setup setup;

	setup_init(&setup);
	setup.player_count = 2;
	setup.colors[1] = COLOR_RED;
	setup.settings.value[SETTING_START] = START_THE_COUNT;
	setup.settings.value[SETTING_ABBOT] = 1;
	setup.seed = 3;
	return game_create(fuzz_tiles(), &setup, &refusal);
}

static void try_move(struct game *game, const struct move *move)
{
	struct refusal refusal;
	uint64_t before = game_hash(game);
	bool refused = game_why_illegal(game, move, &refusal);
	char text[256];

	if (refused && !refusal.text[0])
		fuzz_fail("a refusal needs a sentence");
	if (game_apply(game, move, NULL) == refused)
		fuzz_fail("game_why_illegal and game_apply disagree");
	if (refused && game_hash(game) != before)
		fuzz_fail("a refused move changed the game");
	if (!refused && !game_check(game, text, sizeof text))
		fuzz_fail(text);
}

static void try_text(struct game *game, const char *text)
{
	struct move move, again;
	char written[MOVE_TEXT_SIZE], twice[MOVE_TEXT_SIZE];

	if (!move_parse(text, fuzz_tiles(), &move))
		return;
	move_format(&move, fuzz_tiles(), written);
	if (!move_parse(written, fuzz_tiles(), &again))
		fuzz_fail("what was written cannot be read");
	move_format(&again, fuzz_tiles(), twice);
	if (strcmp(written, twice) != 0)
		fuzz_fail("a move is written in two ways");
	try_move(game, &move);
}

/* Lines of text; behind a NUL, bytes that are moves. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const uint8_t *nul = memchr(data, 0, size), *bytes = nul ? nul + 1 : data + size;
	size_t length = nul ? (size_t)(nul - data) : size, rest = size - (size_t)(bytes - data);
	char *text = malloc(length + 1);
	static struct game *begun;
	struct game *game;

	if (!begun)
		begun = game_make();
	game = game_clone(begun);
	memcpy(text, data, length);
	text[length] = '\0';
	for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
		try_text(game, line);
	for (; rest >= sizeof(struct move); rest -= sizeof(struct move), bytes += sizeof(struct move)) {
		struct move move;
		memcpy(&move, bytes, sizeof move);
		try_move(game, &move);
	}
	game_destroy(game);
	free(text);
	return 0;
}
