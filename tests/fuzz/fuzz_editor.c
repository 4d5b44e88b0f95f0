/* The editor: edits of a draft, nine bytes each, of the game that the first byte names, unless one stands already; at
 * its end all are undone and done again. Whatever stands there can be written and read, and is a position that agrees
 * with its slow check. */
#include <stdlib.h>
#include <string.h>

#include <recount.h>

#include "app/draft.h"
#include "fuzz.h"

enum {
	EDIT = 9,
	EDITS_MOST = 60 /* of one draft */,
	EDITS_READ = 8 /* after so many what stands there is read as a file: most of the time goes there */
};

static struct cell cell_of(const uint8_t *b)
{
	return (struct cell){.x = (int16_t)(b[0] % 7 - 3), .y = (int16_t)(b[1] % 7 - 3)};
}

static struct spot spot_of(const uint8_t *b)
{
	static const char *const texts[] = {"city:N",   "city:E",    "road:S", "road:W",
	                                    "field:NE", "monastery", "city:W", "road:E"};
	struct spot spot = {0};

	if (!spot_parse(texts[b[0] % (sizeof texts / sizeof *texts)], &spot))
		memcpy(&spot, b, 1);
	return spot;
}

static enum draft_done move_there(struct draft *draft, const uint8_t *b, bool claimed)
{
	static struct move moves[MOVES_MAX];
	int count = game_legal_moves(draft_game(draft), moves, MOVES_MAX);
	struct move move = {.kind = MOVE_PLACE, .tile = b[1], .rotation = b[2] % 4, .cell = cell_of(b + 3)};

	if (count > 0 && b[5] % 4)
		move = moves[(b[6] * 256 + b[7]) % count];
	return claimed ? draft_try(draft, &move) : draft_play(draft, &move);
}

/* As the editor asks: a setting of this game, to one of its values. */
static enum draft_done set(struct draft *draft, enum setting setting, int value)
{
	const struct setting_info *info = game_setting_info(game_kind(draft_game(draft)), setting);

	return info ? draft_set(draft, DRAFT_SETTING, 0, setting, value % info->value_count) : DRAFT_DONE;
}

/* As nobody asks: whatever the numbers are, also below 0 and beyond a byte. */
static enum draft_done set_any(struct draft *draft, const uint8_t *b)
{
	int scale = b[6] % 4 == 3 ? 40 : 1;

	switch (b[7] % 4) {
	case 0:
		return draft_keep(draft, (int8_t)b[2], cell_of(b + 3), spot_of(b + 5));
	case 1:
		return draft_enter(draft, (int8_t)b[2], b[3], (int8_t)b[4]);
	default:
		return draft_set(draft, (enum draft_field)(b[1] % (DRAFT_WALL + 2)), (int8_t)b[2] * scale,
		                 (int8_t)b[3] * scale, (int8_t)b[4] * scale + b[5]);
	}
}

static enum draft_done edit(struct draft *draft, const uint8_t *b)
{
	static const char *const words[] = {"", "Sunday", "Ștefan", "a \"quoted\" <word>", "🏰"};
	const char *word = words[b[1] % 5];
	int seat = b[8] % 16 ? b[1] % game_player_count(draft_game(draft)) : (int8_t)b[1];
	struct setup_figure figure = {
	    .seat = (uint8_t)seat, .figure = b[2] % 8, .cell = cell_of(b + 3), .spot = spot_of(b + 5)};
	struct scenario_mark mark = {.kind = b[1] % 8,
	                             .color = (int8_t)(b[2] % 7 - 1),
	                             .at = cell_of(b + 3),
	                             .number = b[5],
	                             .to = cell_of(b + 6)};

	switch (b[0] % 25) {
	case 0:
	case 1:
		return draft_lay(draft, b[5] % 8 ? b[1] % 24 : b[1], b[2] % 4, cell_of(b + 3));
	case 2:
		return draft_lift(draft, cell_of(b + 3));
	case 3:
		return draft_put(draft, &figure);
	case 4:
		return draft_take(draft, figure.cell, figure.spot);
	case 5:
		return draft_set(draft, DRAFT_SCORE, seat, 0, b[2] * 8 - 900);
	case 6:
		return draft_set(draft, DRAFT_TURN, 0, 0, seat);
	case 7:
		return set(draft, (enum setting)(b[1] % SETTING_COUNT), b[2]);
	case 8:
		return draft_set(draft, DRAFT_PLAYERS, 0, 0, 2 + b[1] % 5);
	case 9:
		return draft_name(draft, seat, word);
	case 10:
		return draft_set(draft, DRAFT_COLOR, seat, 0, b[2] % COLOR_COUNT);
	case 11:
		return draft_set(draft, DRAFT_HAND, seat, 1 + b[2] % 9, b[3] % 8);
	case 12:
		return draft_set(draft, DRAFT_WALL, 0, b[1] % 4, b[2] % 10);
	case 13:
	case 14:
	case 15:
		return move_there(draft, b, b[0] % 25 == 15);
	case 16:
		return b[1] % 4 ? draft_expect(draft) : draft_end(draft);
	case 17:
		return draft_mark(draft, &mark);
	case 18:
		return draft_unmark(draft, cell_of(b + 3));
	case 19:
		return b[2] % 2   ? draft_title(draft, word)
		       : b[2] % 4 ? draft_caption(draft, word)
		                  : draft_shot(draft, word);
	case 20:
		return draft_expect_feature(draft, figure.cell, figure.spot);
	case 21:
		return draft_remove(draft);
	case 22:
		return set_any(draft, b);
	case 23:
		if (b[1] % 2)
			draft_undo(draft);
		else
			draft_redo(draft);
		return DRAFT_DONE;
	default:
		draft_go(draft, b[1] % (draft_scenario(draft)->step_count + 1));
		return DRAFT_DONE;
	}
}

static char *document(const struct draft *draft)
{
	char *text = scenario_text(draft_scenario(draft));

	if (!text)
		fuzz_fail("a draft that cannot be written");
	return text;
}

static void is_sound(const struct draft *draft)
{
	char why[256];

	if (!game_check(draft_game(draft), why, sizeof why))
		fuzz_fail(why);
}

static void is_readable(const struct draft *draft, const struct tile_set *tiles)
{
	struct format_error error;
	char *text = document(draft);
	struct scenario *read = scenario_read(text, strlen(text), "draft", tiles, &error);
	if (!read)
		fuzz_fail(error.text);
	scenario_destroy(read);
	free(text);
}

/* Done again after all that can be undone it is what it was. */
static void there_and_back(struct draft *draft)
{
	int undone = 0;

	/* What is redone lies ahead: the end of it is what is compared. */
	while (draft_can_redo(draft))
		draft_redo(draft);
	char *text = document(draft);
	for (; draft_can_undo(draft); undone++)
		draft_undo(draft);
	while (undone-- > 0)
		draft_redo(draft);
	char *again = document(draft);
	if (strcmp(text, again) != 0)
		fuzz_fail("undone and done again it is another");
	free(again);
	free(text);
}

static struct draft *draft_begin(struct stand *stand, uint8_t first)
{
	struct format_error error;
	struct draft *draft = draft_create(fuzz_tiles(), first % 4 == 3 ? GAME_CASTLE : GAME_CARCASSONNE, &error);

	if (!draft)
		fuzz_fail(error.text);
	stand_begin(stand, first);
	return draft;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct stand stand;
	static struct draft *draft;
	static int unread;

	if (!draft)
		draft = draft_begin(&stand, size ? data[0] : 0);
	for (size_t at = 1; at + EDIT <= size && stand_take(&stand, data + at, EDIT); at += EDIT, unread++)
		if (edit(draft, data + at) == DRAFT_REFUSED && !draft_sentence(draft)[0])
			fuzz_fail("a refusal needs a sentence");
	is_sound(draft);
	if (unread >= EDITS_READ) {
		is_readable(draft, fuzz_tiles());
		unread = 0;
	}
	if (stand.size > 1 + EDIT * EDITS_MOST) {
		there_and_back(draft);
		draft_destroy(draft);
		draft = NULL;
	}
	return 0;
}
