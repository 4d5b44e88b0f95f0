#include "app/rulebook.h"

#include <stdio.h>
#include <string.h>

#include "app/language.h"

/* As many values as any setting has. */
enum { RULEBOOK_VALUES_MAX = 7 };

/* ---- settings ---- */

static const char *const names[SETTING_COUNT] = {
    [SETTING_FARM] = N_("Farms"),
    [SETTING_TWO_TILE] = N_("City of two tiles"),
    [SETTING_EDITION] = N_("Tiles"),
    [SETTING_START] = N_("Start"),
    [SETTING_RIVER_TURN] = N_("Bends of the river"),
    [SETTING_VOLCANO] = N_("Volcano lake"),
    [SETTING_PIGS] = N_("Herd of pigs"),
    [SETTING_ABBOT] = N_("The Abbot"),
    [SETTING_KING] = N_("King & Robber Baron"),
    [SETTING_KR_FINAL] = N_("What the two cards pay"),
    [SETTING_SHRINES] = N_("Shrines"),
    [SETTING_SHRINE_NEAR] = N_("Shrines near monasteries"),
    [SETTING_NEW_LAND] = N_("New land"),
    [SETTING_COUNT_MOVE] = N_("How the Count moves"),
    [SETTING_COUNT_FINAL] = N_("Quarters at the end"),
    [SETTING_COUNT_ENTRY] = N_("Entering the city"),
    [SETTING_INNS] = N_("Inns & Cathedrals"),
    [SETTING_INNS_FINAL] = N_("Unfinished with an inn or a cathedral"),
    [SETTING_TRADERS] = N_("Traders & Builders"),
    [SETTING_FIRST_PLAYER] = N_("Who begins"),
    [SETTING_CORNER] = N_("Winning wall tiles"),
    [SETTING_WELL4] = N_("Wall tile 4 with a well"),
    [SETTING_KEEP_STARTS] = N_("Start spaces of the empty area"),
};

static const char *const notes[SETTING_COUNT] = {
    [SETTING_FARM] = N_("What farmers are paid for at the end."),
    [SETTING_TWO_TILE] = N_("Points of a completed city of only two tiles."),
    [SETTING_EDITION] = N_("The new tiles have gardens, which an abbot can use."),
    [SETTING_START] = N_("Every game has exactly one start."),
    [SETTING_RIVER_TURN] = N_("The river must not turn back upon itself."),
    [SETTING_VOLCANO] = N_("The last tile of River II."),
    [SETTING_PIGS] = N_("House rule: with pigs on it a farm gets 1 more for each city."),
    [SETTING_ABBOT] = N_("An eighth figure for monasteries and gardens, who may be called home early."),
    [SETTING_KING] = N_("Cards for the largest city and the longest road."),
    [SETTING_KR_FINAL] = N_("King and Robber Baron at the end of the game."),
    [SETTING_SHRINES] = N_("Five tiles that challenge monasteries."),
    [SETTING_SHRINE_NEAR] = N_("How close shrines and monasteries may lie."),
    [SETTING_NEW_LAND] = N_("Five tiles, one with two cities that cross on a bridge."),
    [SETTING_COUNT_MOVE] = N_("Where the Count goes after somebody has entered the city."),
    [SETTING_COUNT_FINAL] = N_("Who still leaves the City of Carcassonne before the final scoring."),
    [SETTING_COUNT_ENTRY] = N_("When a follower may be sent into the City of Carcassonne."),
    [SETTING_INNS] = N_("18 tiles, a large follower for everybody, and room for six."),
    [SETTING_INNS_FINAL] = N_("Such roads and cities at the end of the game."),
    [SETTING_TRADERS] = N_("24 tiles, a builder and a pig for everybody, and trade goods."),
    [SETTING_FIRST_PLAYER] = N_("Turns go clockwise from there."),
    [SETTING_CORNER] = N_("When a marker on a corner tower takes the wall tile there."),
    [SETTING_WELL4] = N_("What an unfinished path with a well brings for each tile; the rulebooks differ."),
    [SETTING_KEEP_STARTS] = N_("Whether free start spaces at its edge count for the larger keep."),
};

static const char *const values[SETTING_COUNT][RULEBOOK_VALUES_MAX] = {
    [SETTING_FARM] = {N_("Each field: 3 per city"), N_("Each city: 4 to one farmer"), N_("Each city: 3 to one farmer"),
                      N_("Each field: 3, a city once"), N_("No farmers")},
    [SETTING_TWO_TILE] = {N_("4 points"), N_("2 points")},
    [SETTING_EDITION] = {N_("New, with gardens"), N_("Old, without gardens")},
    [SETTING_START] = {N_("Start tile"), N_("River I"), N_("River II"), N_("City of Carcassonne, the Count"),
                       N_("City of Carcassonne alone")},
    [SETTING_RIVER_TURN] = {N_("Not twice in a row"), N_("Left and right by turns"), N_("Five free cells ahead")},
    [SETTING_VOLCANO] = {N_("Another turn follows"), N_("An ordinary tile")},
    [SETTING_PIGS] = {N_("Decoration"), N_("1 more for each city")},
    [SETTING_ABBOT] = {N_("Off"), N_("On")},
    [SETTING_KING] = {N_("Off"), N_("On")},
    [SETTING_KR_FINAL] = {N_("1 for each city or road"), N_("10 for each card"), N_("15, both cards 40"),
                          N_("1 each time, at once")},
    [SETTING_SHRINES] = {N_("Off"), N_("On")},
    [SETTING_SHRINE_NEAR] = {N_("One opponent each"), N_("As printed"), N_("Only while occupied")},
    [SETTING_NEW_LAND] = {N_("Off"), N_("On")},
    [SETTING_COUNT_MOVE] = {N_("Wherever one likes"), N_("Clockwise"), N_("To the quarter entered")},
    [SETTING_COUNT_FINAL] = {N_("The market only"), N_("Every quarter")},
    [SETTING_COUNT_ENTRY] = {N_("Without any points"), N_("One feature unpaid")},
    [SETTING_INNS] = {N_("Off"), N_("On")},
    [SETTING_INNS_FINAL] = {N_("Pay nothing"), N_("Pay like any other")},
    [SETTING_TRADERS] = {N_("Off"), N_("On")},
    [SETTING_FIRST_PLAYER] = {N_("By lot"), N_("Seat 1"), N_("Seat 2"), N_("Seat 3"), N_("Seat 4"), N_("Seat 5"),
                              N_("Seat 6")},
    [SETTING_CORNER] = {N_("After each score"), N_("After the whole turn")},
    [SETTING_WELL4] = {N_("1 point, like all paths"), N_("2 points")},
    [SETTING_KEEP_STARTS] = {N_("They count"), N_("Places only")},
};

const char *rulebook_game(enum game_kind game)
{
	/* TRANSLATORS: the name of the game, as it is sold. */
	return game == GAME_CASTLE ? tr("The Castle") : tr("Carcassonne");
}

const char *rulebook_setting(enum setting setting) { return tr(names[setting]); }
const char *rulebook_setting_note(enum setting setting) { return tr(notes[setting]); }

const char *rulebook_value(enum setting setting, int value)
{
	return value >= 0 && value < RULEBOOK_VALUES_MAX && values[setting][value] ? tr(values[setting][value]) : "";
}

/* ---- editions ---- */

static const char *const editions[SETTING_COUNT][6] = {
    [SETTING_FARM] = {N_("Field by field, 3"), N_("City by city, 4"), N_("City by city, 3"), N_("Field by field, once"),
                      N_("No farms")},
    [SETTING_TWO_TILE] = {N_("City of two tiles: 4"), N_("City of two tiles: 2")},
    [SETTING_PIGS] = {N_("Pigs: decoration"), N_("Pigs: 1 more")},
    [SETTING_KR_FINAL] = {N_("Cards: 1 for each"), N_("Cards: 10"), N_("Cards: 15, both 40"), N_("Cards: at once")},
    [SETTING_INNS_FINAL] = {N_("Unfinished at an inn: 0"), N_("Unfinished at an inn: 1 a tile")},
    [SETTING_WELL4] = {N_("Tile 4: always 1"), N_("Tile 4: 2 with a well")},
    [SETTING_KEEP_STARTS] = {N_("Keep: start spaces too"), N_("Keep: places alone")},
};

bool rulebook_decides(enum setting setting) { return editions[setting][0] != NULL; }

uint32_t rulebook_varied(const struct settings *a, const struct settings *b)
{
	uint32_t varied = 0;

	for (int i = 0; i < SETTING_COUNT; i++)
		varied |= (uint32_t)(rulebook_decides((enum setting)i) && a->value[i] != b->value[i]) << i;
	return varied;
}

void rulebook_edition(const struct settings *settings, uint32_t varied, char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < SETTING_COUNT; i++) {
		size_t used = strlen(text);

		if (varied >> i & 1)
			snprintf(text + used, size - used, "%s%s", used ? " · " : "",
			         tr(editions[i][settings->value[i]]));
	}
}

/* ---- presets ---- */

static const struct {
	const char *id, *name, *note;
	uint8_t farm, edition, start, king, shrines, new_land, inns, traders;
} presets[PRESET_COUNT] = {
    /* A book is named by what sets it apart and its year; whose it is stands below. */
    [PRESET_RIO_GRANDE] = {"rio-grande-2007", N_("Farms by city, 2007"), N_("Rio Grande: no gardens"),
                           .farm = FARM_CITY4, .edition = EDITION_OLD},
    [PRESET_DEVIR_2014] = {"devir-2014", N_("Gardens, 2014"), N_("Devir: farms by field"), .edition = EDITION_NEW},
    [PRESET_DEVIR] = {"devir-2000", N_("Farms by field, 2000"), N_("Devir: no gardens"), .edition = EDITION_OLD},
    [PRESET_COUNT_BOX] = {"count-2017", N_("Count and King, 2017"), N_("sixth expansion"), .start = START_COUNT,
                          .king = 1, .shrines = 1, .new_land = 1},
    [PRESET_INNS] = {"inns", N_("Inns, six may play"), N_("first expansion"), .inns = 1},
    [PRESET_TRADERS] = {"traders", N_("Inns and builders"), N_("first and second expansion"), .inns = 1, .traders = 1},
};

const char *rulebook_preset_id(enum preset preset) { return presets[preset].id; }

enum preset rulebook_preset_find(const char *id, const struct settings *settings)
{
	int changes;

	for (int i = 0; id && i < PRESET_COUNT; i++)
		if (!strcmp(presets[i].id, id))
			return (enum preset)i;
	return rulebook_nearest(settings, &changes);
}

const char *rulebook_preset(enum preset preset) { return tr(presets[preset].name); }
const char *rulebook_preset_note(enum preset preset) { return tr(presets[preset].note); }

void rulebook_preset_apply(enum preset preset, struct settings *settings)
{
	uint8_t first = settings->value[SETTING_FIRST_PLAYER];

	memset(settings, 0, sizeof *settings);
	settings->value[SETTING_FIRST_PLAYER] = first;
	settings->value[SETTING_FARM] = presets[preset].farm;
	settings->value[SETTING_EDITION] = presets[preset].edition;
	settings->value[SETTING_START] = presets[preset].start;
	settings->value[SETTING_KING] = presets[preset].king;
	settings->value[SETTING_SHRINES] = presets[preset].shrines;
	settings->value[SETTING_NEW_LAND] = presets[preset].new_land;
	settings->value[SETTING_INNS] = presets[preset].inns;
	settings->value[SETTING_TRADERS] = presets[preset].traders;
}

int rulebook_difference(enum preset preset, const struct settings *settings)
{
	struct settings book = *settings;
	int count = 0;

	rulebook_preset_apply(preset, &book);
	for (int i = 0; i < SETTING_COUNT; i++)
		count += book.value[i] != settings->value[i];
	return count;
}

enum preset rulebook_nearest(const struct settings *settings, int *changes)
{
	/* Devir 2014 is the default, so it wins where two are equally near. */
	enum preset best = PRESET_DEVIR_2014;

	for (int i = 0; i < PRESET_COUNT; i++) {
		if (rulebook_difference((enum preset)i, settings) < rulebook_difference(best, settings))
			best = (enum preset)i;
	}
	*changes = rulebook_difference(best, settings);
	return best;
}

static void append(char *text, size_t size, const char *more)
{
	size_t used = strlen(text);

	snprintf(text + used, size - used, "%s", more);
}

/* Names of the modules that `on` says, with commas. */
static int list_modules(const struct settings *book, const struct settings *settings, bool on, char *text, size_t size)
{
	int count = 0;

	for (int m = MODULE_RIVER1; m < MODULE_KINDS; m++) {
		bool now = rulebook_module_on(settings, (enum rule_module)m);

		if (now == rulebook_module_on(book, (enum rule_module)m) || now != on)
			continue;
		append(text, size, count++ ? ", " : "");
		append(text, size, rulebook_module((enum rule_module)m));
	}
	return count;
}

static bool is_module(int setting)
{
	return setting == SETTING_START || setting == SETTING_ABBOT || setting == SETTING_KING ||
	       setting == SETTING_SHRINES || setting == SETTING_NEW_LAND || setting == SETTING_INNS ||
	       setting == SETTING_TRADERS;
}

void rulebook_changes(enum preset preset, const struct settings *settings, char *text, size_t size)
{
	struct settings book = *settings;
	char list[256] = "", part[320];

	text[0] = '\0';
	rulebook_preset_apply(preset, &book);
	if (list_modules(&book, settings, true, list, sizeof list)) {
		snprintf(part, sizeof part, tr("%s on"), list);
		append(text, size, part);
	}
	list[0] = '\0';
	if (list_modules(&book, settings, false, list, sizeof list)) {
		append(text, size, text[0] ? " · " : "");
		snprintf(part, sizeof part, tr("%s off"), list);
		append(text, size, part);
	}
	for (int i = 0; i < SETTING_COUNT; i++) {
		bool plain_city = i == SETTING_START && settings->value[i] == START_CITY_PLAIN;

		if (book.value[i] == settings->value[i] || (is_module(i) && !plain_city))
			continue;
		append(text, size, text[0] ? " · " : "");
		append(text, size, rulebook_setting((enum setting)i));
		append(text, size, ": ");
		append(text, size, rulebook_value((enum setting)i, settings->value[i]));
	}
}

/* ---- modules ---- */

static const struct {
	const char *name, *note, *tile;
} modules[MODULE_KINDS] = {
    [MODULE_BASE] = {N_("Base game"), N_("Cities, roads, monasteries and fields: 72 tiles."), "D"},
    [MODULE_RIVER1] = {N_("River I"), N_("Twelve river tiles begin the land."), "R1_roadbridge"},
    [MODULE_RIVER2] = {N_("River II"), N_("A river that divides, with a volcano at its end."), "R2_fork"},
    [MODULE_ABBOT] = {N_("The Abbot"), N_("An eighth figure who may be called home early."), "EG"},
    [MODULE_THE_COUNT] = {N_("The Count of Carcassonne"),
                          N_("A city of twelve cells; followers move out before a score."), "C"},
    [MODULE_KING] = {N_("King & Robber Baron"), N_("The largest city and the longest road pay at the end."), NULL},
    [MODULE_SHRINES] = {N_("Shrines"), N_("Five of them challenge monasteries: the first complete wins."), "SH_plain"},
    [MODULE_NEW_LAND] = {N_("New land"), N_("Five tiles, one with two cities that cross on a bridge."), "KR_bridge"},
    [MODULE_INNS] = {N_("Inns & Cathedrals"), N_("18 tiles, a large follower for everybody, and room for six."),
                     "IC_cathedral"},
    [MODULE_TRADERS] = {N_("Traders & Builders"), N_("24 tiles, a builder and a pig for everybody, and trade goods."),
                        "TB_corner_w"},
};

const char *rulebook_module(enum rule_module module) { return tr(modules[module].name); }
const char *rulebook_module_note(enum rule_module module) { return tr(modules[module].note); }
const char *rulebook_module_tile(enum rule_module module) { return modules[module].tile; }

/* The setting of a module that is a switch of its own, else -1. */
static int switch_of(enum rule_module module)
{
	switch (module) {
	case MODULE_ABBOT:
		return SETTING_ABBOT;
	case MODULE_KING:
		return SETTING_KING;
	case MODULE_SHRINES:
		return SETTING_SHRINES;
	case MODULE_NEW_LAND:
		return SETTING_NEW_LAND;
	case MODULE_INNS:
		return SETTING_INNS;
	case MODULE_TRADERS:
		return SETTING_TRADERS;
	default:
		return -1;
	}
}

/* The start of a module that is one, else -1. */
static int start_of(enum rule_module module)
{
	switch (module) {
	case MODULE_RIVER1:
		return START_RIVER1;
	case MODULE_RIVER2:
		return START_RIVER2;
	case MODULE_THE_COUNT:
		return START_COUNT;
	default:
		return -1;
	}
}

bool rulebook_module_on(const struct settings *settings, enum rule_module module)
{
	if (module == MODULE_BASE)
		return true;
	if (start_of(module) >= 0)
		return settings->value[SETTING_START] == start_of(module);
	return settings->value[switch_of(module)] != 0;
}

/* exactly one start. */
const char *rulebook_module_locked(const struct settings *settings, enum rule_module module)
{
	int mine = start_of(module), start = settings->value[SETTING_START];

	if (mine < 0 || start == mine || start == START_BASE)
		return NULL;
	if ((mine == START_RIVER2 && start == START_COUNT) || (mine == START_COUNT && start == START_RIVER2))
		return mine == START_RIVER2 ? tr("Never together with the Count") : tr("Never together with River II");
	switch (start) {
	case START_COUNT:
		return tr("One start only: the Count's city begins this game");
	case START_RIVER1:
		return tr("One start only: River I begins this game");
	case START_RIVER2:
		return tr("One start only: River II begins this game");
	default:
		return tr("One start only: the City of Carcassonne begins this game");
	}
}

void rulebook_module_set(struct settings *settings, enum rule_module module, bool on)
{
	int start = start_of(module);

	if (module == MODULE_BASE)
		return;
	if (start >= 0)
		settings->value[SETTING_START] = (uint8_t)(on ? start : START_BASE);
	else
		settings->value[switch_of(module)] = on;
}

void rulebook_summary(const struct settings *settings, char *text, size_t size)
{
	snprintf(text, size, tr("%s: %s · %s: %s"), rulebook_setting(SETTING_FARM),
	         rulebook_value(SETTING_FARM, settings->value[SETTING_FARM]), rulebook_setting(SETTING_TWO_TILE),
	         rulebook_value(SETTING_TWO_TILE, settings->value[SETTING_TWO_TILE]));
	if (settings->value[SETTING_START] == START_COUNT) {
		append(text, size, " · ");
		append(text, size, rulebook_setting(SETTING_COUNT_MOVE));
		append(text, size, ": ");
		append(text, size, rulebook_value(SETTING_COUNT_MOVE, settings->value[SETTING_COUNT_MOVE]));
	}
}
