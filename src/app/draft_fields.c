/* What of a given table has a value: a row for each field, where it lies in the set-up and what else changes with it.
 */
#include "app/draft_private.h"
#include "app/language.h"

#include <stdlib.h>
#include <string.h>

/* Whose, and which one of several. */
struct whose {
	int seat, which;
};

/* ---- who plays ---- */

/* A colour that nobody has yet. */
static uint8_t color_free(const struct setup *setup)
{
	for (uint8_t color = 0; color < COLOR_COUNT; color++) {
		bool taken = false;
		for (int seat = 0; seat < setup->player_count; seat++)
			taken |= setup->colors[seat] == color;
		if (!taken)
			return color;
	}
	return COLOR_COUNT;
}

static void seat_clear(struct scenario *edited, int seat)
{
	struct setup *setup = &edited->setup;

	for (int i = setup->figure_count - 1; i >= 0; i--)
		if (setup->figures[i].seat == seat)
			table_figure_remove(setup, i);
	setup->scores[seat] = 0;
	scenario_set_text(&edited->names[seat], NULL);
	memset(setup->held[seat], 0, sizeof setup->held[seat]);
	setup->turn = setup->turn == seat ? 0 : setup->turn;
}

static const char *players_change(struct scenario *edited, struct whose field, int count)
{
	struct setup *setup = &edited->setup;

	(void)field;
	if (count < PLAYERS_MIN || count > PLAYERS_MAX)
		return N_("two to six can play");
	for (; setup->player_count < count; setup->player_count++)
		setup->colors[setup->player_count] = color_free(setup);
	while (setup->player_count > count)
		seat_clear(edited, --setup->player_count);
	return NULL;
}

/* Who had that colour gets this one. */
static const char *color_change(struct scenario *edited, struct whose field, int color)
{
	if (color < 0 || color >= COLOR_COUNT)
		return draft_no_such;
	for (int other = 0; other < edited->setup.player_count; other++)
		if (edited->setup.colors[other] == color)
			edited->setup.colors[other] = edited->setup.colors[field.seat];
	return NULL;
}

static const char *turn_change(struct scenario *edited, struct whose field, int seat)
{
	(void)field;
	return seat >= 0 && seat < edited->setup.player_count ? NULL : draft_no_such;
}

/* ---- rules ---- */

/* The tiles that lie when a game by these settings begins: the start tile, the spring, the City of Carcassonne. */
static bool start_tiles(const struct scenario *scenario, struct setup *begun)
{
	struct refusal refusal;

	setup_init(begun);
	begun->game = scenario->setup.game;
	begun->player_count = scenario->setup.player_count;
	memcpy(begun->colors, scenario->setup.colors, sizeof begun->colors);
	begun->settings = scenario->setup.settings;
	struct game *game = game_create(scenario->tiles, begun, &refusal);
	if (game)
		setup_table(begun, game, 0);
	game_destroy(game);
	return game != NULL;
}

/* Nothing lies but what lies at the beginning: with another beginning that becomes another. */
static const char *setting_change(struct scenario *edited, struct whose field, int value)
{
	const struct setting_info *info = game_setting_info((enum game_kind)edited->setup.game, field.which);

	if (!info || value < 0 || value >= info->value_count)
		return draft_no_such;
	if (field.which != SETTING_START)
		return NULL;
	struct setup *setup = &edited->setup, *begun = malloc(sizeof *begun);
	bool bare = begun && setup->figure_count == 0 && start_tiles(edited, begun) &&
	            setup->tile_count == begun->tile_count &&
	            memcmp(setup->table, begun->table, (size_t)begun->tile_count * sizeof *begun->table) == 0;

	setup->settings.value[SETTING_START] = (uint8_t)value;
	if (bare && start_tiles(edited, begun)) {
		setup->tile_count = begun->tile_count;
		memcpy(setup->table, begun->table, sizeof begun->table);
	}
	free(begun);
	return NULL;
}

/* ---- what players hold, where neutral pieces stand, walls of The Castle ---- */

static const char *holder_change(struct scenario *edited, struct whose field, int seat)
{
	for (int other = 0; other < PLAYERS_MAX; other++)
		edited->setup.held[other][field.which] = other == seat;
	return NULL;
}

static const char *neutral_change(struct scenario *edited, struct whose field, int haven)
{
	if (haven < 0 || haven > UINT8_MAX)
		return draft_no_such;
	edited->setup.neutrals[field.which] = (struct setup_neutral){.there = true, .haven = (uint8_t)haven};
	return NULL;
}

static const char *wall_change(struct scenario *edited, struct whose field, int number)
{
	(void)number;
	while (edited->setup.wall_count <= field.which)
		edited->setup.wall[edited->setup.wall_count++] = 0;
	return NULL;
}

/* ---- the table of fields ---- */

#define AT(member) .at = offsetof(struct setup, member)
#define OF(member) sizeof(((struct setup *)0)->member)
#define ROOM(member) (int)(OF(member) / OF(member[0]))
static const struct row {
	size_t at;
	size_t size, seat, which; /* of the number; from one seat to the next; from one of `which` to the next */
	int whiches;              /* how many there are; 0: it is the only one */
	int most;                 /* a number beyond it is it; 0: a number that has no room is refused */
	/* What changes with it, before it does: NULL, or why it is refused. */
	const char *(*change)(struct scenario *edited, struct whose field, int value);
} rows[] = {
    [DRAFT_PLAYERS] = {.change = players_change},
    [DRAFT_COLOR] = {AT(colors), OF(colors[0]), .seat = OF(colors[0]), .change = color_change},
    [DRAFT_SCORE] = {AT(scores), OF(scores[0]), .seat = OF(scores[0])},
    [DRAFT_TURN] = {AT(turn), OF(turn), .change = turn_change},
    [DRAFT_SETTING] = {AT(settings.value), OF(settings.value[0]), .which = OF(settings.value[0]),
                       .whiches = ROOM(settings.value), .change = setting_change},
    [DRAFT_HELD] = {AT(held), OF(held[0][0]), OF(held[0]), OF(held[0][0]), ROOM(held[0]), .most = UINT16_MAX},
    [DRAFT_HOLDER] = {.whiches = ROOM(held[0]), .change = holder_change},
    [DRAFT_NEUTRAL] = {.whiches = ROOM(neutrals), .change = neutral_change},
    [DRAFT_HAND] = {AT(hands), OF(hands[0][0]), OF(hands[0]), OF(hands[0][0]), ROOM(hands[0]), .most = WALL_HAND_MAX},
    [DRAFT_WALL] = {AT(wall), OF(wall[0]), .which = OF(wall[0]), .whiches = ROOM(wall), .change = wall_change},
};

/* Nobody's field has seat 0, the only one is number 0. */
static bool there_is(const struct scenario *edited, const struct row *row, struct whose whose)
{
	int seats = row->seat ? edited->setup.player_count : 1, whiches = row->whiches ? row->whiches : 1;

	return whose.seat >= 0 && whose.seat < seats && whose.which >= 0 && whose.which < whiches;
}

/* The number is as wide as its field. */
static bool number_put(void *number, size_t size, int value)
{
	if (size == sizeof(int32_t))
		*(int32_t *)number = value;
	else if (size == sizeof(uint16_t) && value >= 0 && value <= UINT16_MAX)
		*(uint16_t *)number = (uint16_t)value;
	else if (size == sizeof(uint8_t) && value >= 0 && value <= UINT8_MAX)
		*(uint8_t *)number = (uint8_t)value;
	else
		return size == 0;
	return true;
}

enum draft_done draft_set(struct draft *draft, enum draft_field field, int seat, int which, int value)
{
	struct table_edit edit = table_begin(draft);
	const struct row *row = (unsigned)field < sizeof rows / sizeof *rows ? &rows[field] : NULL;
	struct whose whose = {seat, which};

	if (!edit.scenario)
		return DRAFT_REFUSED;
	if (!row || !there_is(edit.scenario, row, whose))
		return draft_refuse(draft, edit.scenario, draft_no_such);
	const char *refused = row->change ? row->change(edit.scenario, whose, value) : NULL;
	if (refused)
		return draft_refuse(draft, edit.scenario, refused);
	if (row->most)
		value = value < 0 ? 0 : value > row->most ? row->most : value;
	void *number = (char *)&edit.scenario->setup + row->at + (size_t)seat * row->seat + (size_t)which * row->which;
	if (!number_put(number, row->size, value))
		return draft_refuse(draft, edit.scenario, draft_no_such);
	return table_end(draft, &edit);
}
