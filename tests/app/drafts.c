#include "drafts.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "table.h"

struct draft *draft;
struct format_error wrong;

void begin(enum game_kind game)
{
	draft = draft_create(tiles, game, &wrong);
	ck_assert_msg(draft != NULL, "%s", wrong.text);
}

void land_begin(void) { begin(GAME_CARCASSONNE); }
void draft_end_test(void) { draft_destroy(draft); }

int type_of(const char *id)
{
	int type = tile_set_find(draft_scenario(draft)->tiles, id);
	ck_assert_int_ge(type, 0);
	return type;
}

struct cell at(int x, int y) { return (struct cell){(int16_t)x, (int16_t)y}; }

struct spot on(const char *text)
{
	struct spot spot;
	ck_assert(spot_parse(text, &spot));
	return spot;
}

enum draft_done lay(const char *id, int x, int y, int rotation)
{
	return draft_lay(draft, type_of(id), rotation, at(x, y));
}

enum draft_done put(int seat, int x, int y, const char *spot)
{
	struct setup_figure figure = {.seat = (uint8_t)seat, .cell = at(x, y), .spot = on(spot)};
	return draft_put(draft, &figure);
}

enum draft_done play(const char *text)
{
	struct move move;
	ck_assert(move_parse(text, draft_scenario(draft)->tiles, &move));
	return draft_play(draft, &move);
}

/* The document as a file. */
char *document(void)
{
	char *text = scenario_text(draft_scenario(draft));
	ck_assert_ptr_nonnull(text);
	return text;
}

void expect_document(char *wanted)
{
	char *now = document();
	ck_assert_str_eq(now, wanted);
	free(now);
	free(wanted);
}

/* A refusal has a sentence with this in it, and has changed nothing. */
void refused(enum draft_done done, char *before, const char *part)
{
	ck_assert_int_eq(done, DRAFT_REFUSED);
	ck_assert_msg(strstr(draft_sentence(draft), part) != NULL, "\"%s\" has no \"%s\"", draft_sentence(draft), part);
	expect_document(before);
}
