/* What of a given table has a value, and what else changes with it. */
#include "app/draft_private.h"
#include "app/language.h"

#include <stdlib.h>
#include <string.h>

static bool among(int value, int count) { return value >= 0 && value < count; }

static int within(int value, int most) { return value < 0 ? 0 : value > most ? most : value; }

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

/* Each of these: NULL, or why it is refused. */

static const char *players_set(struct scenario *edited, int count)
{
	struct setup *setup = &edited->setup;

	if (count < PLAYERS_MIN || count > PLAYERS_MAX)
		return N_("two to six can play");
	for (; setup->player_count < count; setup->player_count++)
		setup->colors[setup->player_count] = color_free(setup);
	while (setup->player_count > count)
		seat_clear(edited, --setup->player_count);
	return NULL;
}

/* Who had that colour gets this one. */
static const char *color_set(struct setup *setup, int seat, int color)
{
	if (!among(color, COLOR_COUNT))
		return draft_no_such;
	for (int other = 0; other < setup->player_count; other++)
		if (setup->colors[other] == color)
			setup->colors[other] = setup->colors[seat];
	setup->colors[seat] = (uint8_t)color;
	return NULL;
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
static const char *setting_set(struct scenario *edited, int setting, int value)
{
	const struct setting_info *info = game_setting_info((enum game_kind)edited->setup.game, setting);

	if (!info || !among(value, info->value_count))
		return draft_no_such;
	struct setup *setup = &edited->setup, *begun = setting == SETTING_START ? malloc(sizeof *begun) : NULL;
	bool bare = begun && setup->figure_count == 0 && start_tiles(edited, begun) &&
	            setup->tile_count == begun->tile_count &&
	            memcmp(setup->table, begun->table, (size_t)begun->tile_count * sizeof *begun->table) == 0;

	setup->settings.value[setting] = (uint8_t)value;
	if (bare && start_tiles(edited, begun)) {
		setup->tile_count = begun->tile_count;
		memcpy(setup->table, begun->table, sizeof begun->table);
	}
	free(begun);
	return NULL;
}

/* ---- all of them ---- */

static const char *field_set(struct scenario *edited, enum draft_field field, int seat, int which, int value)
{
	struct setup *setup = &edited->setup;

	switch (field) {
	case DRAFT_PLAYERS:
		return players_set(edited, value);
	case DRAFT_COLOR:
		return color_set(setup, seat, value);
	case DRAFT_SCORE:
		setup->scores[seat] = value;
		return NULL;
	case DRAFT_TURN:
		setup->turn = (uint8_t)value;
		return among(value, setup->player_count) ? NULL : draft_no_such;
	case DRAFT_SETTING:
		return setting_set(edited, which, value);
	case DRAFT_HELD:
		setup->held[seat][which] = (uint16_t)within(value, UINT16_MAX);
		return NULL;
	case DRAFT_HOLDER:
		for (int other = 0; other < PLAYERS_MAX; other++)
			setup->held[other][which] = other == value;
		return NULL;
	case DRAFT_NEUTRAL:
		setup->neutrals[which] = (struct setup_neutral){.there = true, .haven = (uint8_t)value};
		return among(value, UINT8_MAX + 1) ? NULL : draft_no_such;
	case DRAFT_HAND:
		setup->hands[seat][which] = (uint8_t)within(value, WALL_HAND_MAX);
		return NULL;
	default:
		while (setup->wall_count <= which)
			setup->wall[setup->wall_count++] = 0;
		setup->wall[which] = (uint8_t)value;
		return among(value, UINT8_MAX + 1) ? NULL : draft_no_such;
	}
}

enum draft_done draft_set(struct draft *draft, enum draft_field field, int seat, int which, int value)
{
	static const int counts[] = {[DRAFT_PLAYERS] = 1,
	                             [DRAFT_COLOR] = 1,
	                             [DRAFT_SCORE] = 1,
	                             [DRAFT_TURN] = 1,
	                             [DRAFT_SETTING] = SETTING_COUNT,
	                             [DRAFT_HELD] = HOLDINGS_MAX,
	                             [DRAFT_HOLDER] = HOLDINGS_MAX,
	                             [DRAFT_NEUTRAL] = NEUTRALS_MAX,
	                             [DRAFT_HAND] = WALL_KINDS + 1,
	                             [DRAFT_WALL] = WALL_CORNERS_MAX};
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	bool own = field == DRAFT_COLOR || field == DRAFT_SCORE || field == DRAFT_HELD || field == DRAFT_HAND;
	bool there = (unsigned)field <= DRAFT_WALL && among(which, counts[field]) &&
	             among(seat, own ? edit.scenario->setup.player_count : 1);
	const char *refused = there ? field_set(edit.scenario, field, seat, which, value) : draft_no_such;
	return refused ? draft_refuse(draft, edit.scenario, refused) : table_end(draft, &edit);
}
