/* board.c - boards and moves from text. */
#include "board.h"
#include "recount.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct game *game;
struct event_list events;

/* ---- reading boards ---- */

int tile_type(const char *id)
{
	int type = tile_set_find(tiles, id);

	ck_assert_msg(type >= 0, "no tile is called %s", id);
	return type;
}

static uint8_t color_read(const char *word)
{
	for (int color = 0; color < COLOR_COUNT; color++) {
		if (strcmp(color_name(color), word) == 0)
			return (uint8_t)color;
	}
	ck_abort_msg("no colour is called %s", word);
	return 0;
}

static uint8_t seat_read(const struct setup *setup, const char *word)
{
	uint8_t color = color_read(word);

	for (int seat = 0; seat < setup->player_count; seat++) {
		if (setup->colors[seat] == color)
			return (uint8_t)seat;
	}
	ck_abort_msg("%s does not play", word);
	return 0;
}

/* A quarter's name, or -1. */
static int quarter_read(const char *word)
{
	for (int quarter = 0; quarter < HAVENS_MAX; quarter++) {
		if (strcmp(haven_name(quarter), word) == 0)
			return quarter;
	}
	return -1;
}

static void setting_read(struct setup *setup, char *word)
{
	char *equals = strchr(word, '=');
	int setting, value;

	ck_assert_msg(equals != NULL, "%s is no setting", word);
	*equals = 0;
	setting = game_setting_find(GAME_CARCASSONNE, word);
	ck_assert_msg(setting >= 0, "no setting is called %s", word);
	value = game_setting_value_find(GAME_CARCASSONNE, setting, equals + 1);
	ck_assert_msg(value >= 0, "%s is never %s", word, equals + 1);
	setup->settings.value[setting] = (uint8_t)value;
}

static void tile_add(struct setup *setup, const char *id, int x, int y, int rotation)
{
	setup->table[setup->tile_count++] = (struct setup_tile){
	    .type = (uint8_t)tile_type(id), .rotation = (uint8_t)rotation, .cell = {(int16_t)x, (int16_t)y}};
}

static void tile_read(struct setup *setup, char *word)
{
	char *at = strchr(word, '@');
	int x, y, rotation = 0;

	setup->has_table = true;
	if (strcmp(word, "CITY") == 0) {
		for (int cell = 0; cell < 12; cell++) {
			char id[TILE_ID_SIZE];

			snprintf(id, sizeof id, "CC%d%d", cell % 4, cell / 4);
			tile_add(setup, id, cell % 4, cell / 4, 0);
		}
		return;
	}
	ck_assert_msg(at && sscanf(at, "@%d,%d,%d", &x, &y, &rotation) >= 2, "%s is no tile", word);
	*at = 0;
	tile_add(setup, word, x, y, rotation);
}

/* "0,0/city:N" */
void place_read(const char *word, struct cell *cell, struct spot *spot)
{
	const char *slash = strchr(word, '/');
	int x, y;

	ck_assert_msg(slash && sscanf(word, "%d,%d/", &x, &y) == 2 && spot_parse(slash + 1, spot), "%s is no place",
	              word);
	*cell = (struct cell){(int16_t)x, (int16_t)y};
}

static uint8_t figure_kind(const char *word)
{
	for (int figure = 0; figure < FIGURE_KINDS; figure++) {
		if (strcmp(figure_name(figure), word) == 0)
			return (uint8_t)figure;
	}
	ck_abort_msg("no figure is called %s", word);
	return 0;
}

/* "red:wine=2" */
static void goods_read(struct setup *setup, char *word)
{
	char *colon = strchr(word, ':'), *equals = strchr(word, '=');
	int holding = HOLDING_WINE;

	ck_assert_msg(colon && equals > colon, "%s are no goods", word);
	*colon++ = *equals++ = 0;
	while (holding <= HOLDING_CLOTH && strcmp(any_holding(holding)->key, colon) != 0)
		holding++;
	ck_assert_msg(holding <= HOLDING_CLOTH, "no goods are called %s", colon);
	setup->held[seat_read(setup, word)][holding] = (uint16_t)atoi(equals);
}

/* "1,1" */
static struct cell cell_read(const char *word)
{
	int x, y;

	ck_assert_int_eq(sscanf(word, "%d,%d", &x, &y), 2);
	return (struct cell){(int16_t)x, (int16_t)y};
}

static void figure_read(char *word, const struct setup *setup, struct setup_figure *figure)
{
	char *at = strchr(word, '@'), *plus = strchr(word, '+');
	int quarter;

	ck_assert_msg(at != NULL, "%s is no figure", word);
	*at++ = 0;
	if (plus)
		*plus++ = 0;
	figure->figure = plus ? figure_kind(plus) : FIGURE_MEEPLE;
	figure->seat = seat_read(setup, word);
	quarter = quarter_read(at);
	figure->place = quarter >= 0 ? PLACE_HAVEN : PLACE_SEGMENT;
	if (figure->place == PLACE_HAVEN)
		figure->haven = (uint8_t)quarter;
	else if (any_piece(figure->figure)->corner)
		figure->cell = cell_read(at);
	else
		place_read(at, &figure->cell, &figure->spot);
}

/* "0,0", or beside somebody: "red@0,0/city:N". */
static void neutral_read(struct setup *setup, const char *key, char *word)
{
	struct setup_neutral *neutral = setup->neutrals;
	int x, y;

	while (strcmp(game_neutral(GAME_CARCASSONNE, (int)(neutral - setup->neutrals))->key, key) != 0)
		neutral++;
	neutral->there = true;
	if (quarter_read(word) >= 0) {
		neutral->haven = (uint8_t)quarter_read(word);
		return;
	}
	neutral->beside = strchr(word, '@') != NULL;
	if (neutral->beside) {
		figure_read(word, setup, &neutral->figure);
		neutral->cell = neutral->figure.place == PLACE_HAVEN ? (struct cell){2, 1} : neutral->figure.cell;
		return;
	}
	ck_assert_int_eq(sscanf(word, "%d,%d", &x, &y), 2);
	neutral->cell = (struct cell){(int16_t)x, (int16_t)y};
}

static void word_read(struct setup *setup, const char *key, char *word, int index)
{
	if (strcmp(key, "players") == 0) {
		setup->colors[index] = color_read(word);
		setup->player_count = (uint8_t)(index + 1);
	} else if (strcmp(key, "with") == 0) {
		setting_read(setup, word);
	} else if (strcmp(key, "tiles") == 0) {
		tile_read(setup, word);
	} else if (strcmp(key, "figures") == 0) {
		figure_read(word, setup, &setup->figures[setup->figure_count++]);
	} else if (strcmp(key, "dragon") == 0 || strcmp(key, "fairy") == 0 || strcmp(key, "count") == 0) {
		neutral_read(setup, key, word);
	} else if (strcmp(key, "deck") == 0) {
		setup->deck[setup->deck_count++] = (uint8_t)tile_type(word);
	} else if (strcmp(key, "seed") == 0) {
		setup->seed = strtoull(word, NULL, 10);
	} else if (strcmp(key, "turn") == 0) {
		setup->turn = seat_read(setup, word);
	} else if (strcmp(key, "king") == 0) {
		setup->held[seat_read(setup, word)][HOLDING_KING] = 1;
	} else if (strcmp(key, "robber") == 0) {
		setup->held[seat_read(setup, word)][HOLDING_ROBBER] = 1;
	} else if (strcmp(key, "goods") == 0) {
		goods_read(setup, word);
	} else if (strcmp(key, "abbeys") == 0) { /* who has none any more */
		setup->held[seat_read(setup, word)][HOLDING_ABBEY] = NOBODY;
	} else if (strcmp(key, "drawn") == 0) {
		setup->drawn = true;
	} else if (strcmp(key, "part") == 0) {
		setup->part = (uint8_t)atoi(word);
	} else if (strcmp(key, "scores") == 0) {
		setup->scores[index] = atoi(word);
	} else {
		ck_abort_msg("a board has no part `%s`", key);
	}
}

/* The next word up to one of the separators, or NULL; *text moves on. */
static char *word_next(char **text, const char *separators)
{
	char *word;

	*text += strspn(*text, separators);
	if (!**text)
		return NULL;
	word = *text;
	*text += strcspn(*text, separators);
	if (**text)
		*(*text)++ = 0;
	return word;
}

void board_setup(const char *text, struct setup *setup)
{
	char copy[8192], *rest = copy, *part;
	bool seed = false, deck = false;

	ck_assert_uint_lt(strlen(text), sizeof copy);
	strcpy(copy, text);
	setup_init(setup);
	setup->player_count = 2;
	setup->colors[0] = COLOR_RED;
	setup->colors[1] = COLOR_BLUE;
	while ((part = word_next(&rest, ";")) != NULL) {
		char *key = word_next(&part, " "), *word;

		seed |= strcmp(key, "seed") == 0;
		deck |= strcmp(key, "deck") == 0;
		for (int index = 0; (word = word_next(&part, " ")) != NULL; index++)
			word_read(setup, key, word, index);
	}
	for (int seat = 0; seat < setup->player_count; seat++) {
		uint16_t *abbeys = &setup->held[seat][HOLDING_ABBEY];

		*abbeys = setup->settings.value[SETTING_ABBEY] && setup->has_table && *abbeys != NOBODY;
	}
	setup->has_deck = !seed && (deck || !setup->has_table);
}

void board_clear(void)
{
	game_destroy(game);
	game = NULL;
}

/* What the engine keeps equals what it counts anew; planted faults are to be found without this. */
static void check_whole(void)
{
	char text[512];

	if (!getenv("BASTIDE_UNCHECKED"))
		ck_assert_msg(game_check(game, text, sizeof text), "%s", text);
}

void board(const char *text)
{
	struct refusal refusal;
	struct setup setup;

	board_clear();
	board_setup(text, &setup);
	memset(&refusal, 0xff, sizeof refusal);
	game = game_create(tiles, &setup, &refusal);
	ck_assert_msg(game != NULL, "the board is refused: %s", refusal.text);
	ck_assert_int_eq(refusal.reason, REFUSAL_NONE);
	events.count = events.city_count = 0;
	check_whole();
}

struct refusal board_refused(const char *text)
{
	struct refusal refusal;
	struct setup setup;
	struct game *made;

	board_setup(text, &setup);
	made = game_create(tiles, &setup, &refusal);
	game_destroy(made);
	ck_assert_msg(made == NULL, "this board should be refused: %s", text);
	ck_assert_int_ne(refusal.reason, REFUSAL_NONE);
	ck_assert_int_gt((int)strlen(refusal.text), 0);
	return refusal;
}

/* ---- moves ---- */

static struct move move_read(const char *text)
{
	struct move move;

	ck_assert_msg(move_parse(text, tiles, &move), "`%s` is no move", text);
	return move;
}

void play(const char *moves)
{
	char copy[8192], *rest = copy, *word;

	ck_assert_uint_lt(strlen(moves), sizeof copy);
	strcpy(copy, moves);
	events.count = events.city_count = 0;
	while ((word = word_next(&rest, ";")) != NULL) {
		struct refusal refusal;
		struct move move;

		word += strspn(word, " ");
		if (strcmp(word, "end") == 0) {
			ck_assert_msg(game_end(game, &events), "the game cannot be ended here");
			check_whole();
			continue;
		}
		move = move_read(word);
		if (!game_apply(game, &move, &events)) {
			game_why_illegal(game, &move, &refusal);
			ck_abort_msg("`%s` is refused: %s", word, refusal.text);
		}
		check_whole();
	}
	ck_assert(!events.overflow);
}

bool legal(const char *text)
{
	struct move move = move_read(text);
	struct refusal refusal;

	return !game_why_illegal(game, &move, &refusal);
}

struct refusal refused(const char *text)
{
	struct move move = move_read(text);
	uint64_t hash = game_hash(game);
	struct refusal refusal;

	ck_assert_msg(game_why_illegal(game, &move, &refusal), "`%s` should be refused", text);
	ck_assert_msg(!game_apply(game, &move, NULL), "`%s` should not be played", text);
	ck_assert_uint_eq(game_hash(game), hash);
	ck_assert_int_gt((int)strlen(refusal.text), 0);
	return refusal;
}
