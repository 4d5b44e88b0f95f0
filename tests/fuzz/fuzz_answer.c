/* Answers of somebody else's program, a line each: a legal move, or a sentence. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "player/program.h"

static struct game *game_make(enum game_kind kind)
{
	struct refusal refusal;
	struct setup setup;

	setup_init(&setup);
	setup.game = kind;
	setup.player_count = 2;
	setup.colors[1] = COLOR_RED;
	setup.seed = 3;
	return game_create(tile_set_of(fuzz_tiles(), kind), &setup, &refusal);
}

/* True where a move was made. */
static bool answer(struct game *game, const char *line)
{
	char text[PROGRAM_TEXT_SIZE] = "";
	struct move move;

	if (!answer_read(line, game, &move, text)) {
		if (!text[0])
			fuzz_fail("a refusal needs a sentence");
		return false;
	}
	if (!game_apply(game, &move, NULL))
		fuzz_fail("an answer was taken that is not legal");
	return true;
}

static void ask(const struct game *game)
{
	char *question = question_text(game, 100);

	if (!question || !strchr(question, '\n'))
		fuzz_fail("a question is a line");
	free(question);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct game *begun[GAME_KINDS];
	char *text = malloc(size + 1);

	for (enum game_kind kind = 0; kind < GAME_KINDS; kind++) {
		bool moved = false;
		if (!begun[kind])
			ask(begun[kind] = game_make(kind));
		struct game *game = game_clone(begun[kind]);
		memcpy(text, data, size);
		text[size] = '\0';
		for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
			moved |= answer(game, line);
		if (moved)
			ask(game);
		game_destroy(game);
	}
	free(text);
	return 0;
}
