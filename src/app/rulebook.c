#include "app/rulebook.h"

#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "text/utf8.h"

#define BIT(module) (1u << (module))

/* As many values as any setting has. */
enum { RULEBOOK_VALUES_MAX = 7 };

/* ---- settings ---- */

/* A setting in words, in the order in which the set-up shows them. */
static const struct row {
	enum setting setting;
	const char *name, *note;
	const char *values[RULEBOOK_VALUES_MAX];
	const char *says[RULEBOOK_VALUES_MAX];     /* what each value means, where its name does not tell */
	const char *editions[RULEBOOK_VALUES_MAX]; /* none: it decides which moves are possible */
	uint32_t needs;                            /* bit per module: it means nothing where none of them is on */
	const char *idle;                          /* what is said there */
} rows[] = {
    {.setting = SETTING_FARM,
     .name = N_("Fields"),
     .note = N_("What farmers are paid for at the end."),
     .values = {N_("3 a city, field by field"), N_("4 a city, fields together"), N_("3 a city, fields together"),
                N_("3 a city, once a player"), N_("No farmers")},
     .says = {N_("Field by field: the most farmers in a field take 3 points for every finished city it borders; on a "
                 "tie each of them does."),
              N_("City by city: the farmers of all fields round the city count together. The most take 4; on a tie "
                 "each of them takes 4."),
              N_("City by city: the farmers of all fields round the city count together. The most take 3; on a tie "
                 "each of them takes 3."),
              N_("Field by field, but every city pays each player only once: 3 points for every finished city that has "
                 "not paid him yet."),
              N_("This game has no farmers.")},
     .editions = {N_("Field by field, 3"), N_("City by city, 4"), N_("City by city, 3"), N_("Field by field, once"),
                  N_("No farmers")}},
    {.setting = SETTING_TWO_TILE,
     .name = N_("City of two tiles"),
     .note = N_("Points of a completed city of only two tiles."),
     .values = {N_("4 points"), N_("2 points")},
     .editions = {N_("City of two tiles: 4"), N_("City of two tiles: 2")}},
    {.setting = SETTING_EDITION,
     .name = N_("Tiles"),
     .note = N_("The new tiles have gardens, which an abbot can use."),
     .values = {N_("New, with gardens"), N_("Old, without gardens")}},
    {.setting = SETTING_START,
     .name = N_("Start"),
     .note = N_("Every game has exactly one start."),
     .values = {N_("Start tile"), N_("River I"), N_("River II"), N_("City of Carcassonne, the Count"),
                N_("City of Carcassonne alone")}},
    {.setting = SETTING_RIVER_TURN,
     .name = N_("Bends of the river"),
     .note = N_("The river must not turn back upon itself."),
     .values = {N_("Not twice in a row"), N_("Left and right by turns"), N_("Six free cells ahead")},
     .says = {N_("Two bends right after one another must not turn the same way."),
              N_("Each bend turns the other way than the bend before it, whatever lies between them."),
              N_("Ahead of the new end of the river the table must be empty, two cells deep and three wide.")},
     .needs = BIT(MODULE_RIVER1) | BIT(MODULE_RIVER2),
     .idle = N_("Only with a river.")},
    {.setting = SETTING_VOLCANO,
     .name = N_("Volcano lake"),
     .note = N_("The last tile of River II."),
     .values = {N_("Another turn follows"), N_("An ordinary tile")},
     .says = {N_("Nobody stands on it, and whoever lays it draws another tile at once."),
              N_("A follower may be placed on it, and no other turn follows.")},
     .needs = BIT(MODULE_RIVER2),
     .idle = N_("Only with River II.")},
    {.setting = SETTING_PIGS,
     .name = N_("Herd of pigs"),
     .note = N_("House rule: with pigs on it a field gets 1 more for each city."),
     .values = {N_("Decoration"), N_("1 more for each city")},
     .editions = {N_("Pigs: decoration"), N_("Pigs: 1 more")},
     .needs = BIT(MODULE_RIVER2),
     .idle = N_("Only with River II.")},
    {.setting = SETTING_ABBOT,
     .name = N_("The Abbot"),
     .note = N_("An eighth figure for monasteries and gardens, who may be called home early."),
     .values = {N_("Off"), N_("On")}},
    {.setting = SETTING_NEW_LAND,
     .name = N_("New land"),
     .note = N_("Five tiles, one with two cities that cross on a bridge."),
     .values = {N_("Off"), N_("On")}},
    {.setting = SETTING_KING,
     .name = N_("King & Robber Baron"),
     .note = N_("Cards for the largest city and the longest road."),
     .values = {N_("Off"), N_("On")},
     .editions = {N_("No cards"), N_("King & Robber Baron")}},
    {.setting = SETTING_KR_FINAL,
     .name = N_("What the two cards pay"),
     .note = N_("King and Robber Baron at the end of the game."),
     .values = {N_("1 for each city or road"), N_("10 for each card"), N_("15, both cards 40"),
                N_("1 each time, at once")},
     .says =
         {N_("At the end the King brings 1 point for every finished city, the Robber Baron 1 for every finished road."),
          N_("At the end each card brings 10 points."), N_("At the end one card brings 15 points, both together 40."),
          N_("Whoever holds the King gets 1 point each time a city is completed, whoever holds the Robber Baron each "
             "time a road is; at the end nothing.")},
     .editions = {N_("Cards: 1 for each"), N_("Cards: 10"), N_("Cards: 15, both 40"), N_("Cards: at once")},
     .needs = BIT(MODULE_KING),
     .idle = N_("Only with King & Robber Baron.")},
    {.setting = SETTING_SHRINES,
     .name = N_("Shrines"),
     .note = N_("Five tiles that challenge monasteries."),
     .values = {N_("Off"), N_("On")}},
    {.setting = SETTING_SHRINE_NEAR,
     .name = N_("Shrines near monasteries"),
     .note = N_("How close shrines and monasteries may lie."),
     .values = {N_("One opponent each"), N_("Only the tile laid counts"), N_("Only while occupied")},
     .says = {N_("No shrine ever has two monasteries beside it, and no monastery two shrines."),
              N_("A tile that is laid may touch one opponent only; one that lies there already may get a second, but "
                 "nobody is in two challenges at once."),
              N_("Only those count on which somebody stands: empty ones may lie anywhere.")},
     .needs = BIT(MODULE_SHRINES),
     .idle = N_("Only with shrines.")},
    {.setting = SETTING_COUNT_MOVE,
     .name = N_("How the Count moves"),
     .note = N_("Where the Count goes after somebody has entered the city."),
     .values = {N_("Anywhere"), N_("Clockwise"), N_("To the quarter entered")},
     .says = {N_("Whoever has sent a follower into the city may then move the Count to any quarter."),
              N_("With each follower who is sent in the Count goes on to the next quarter."),
              N_("The Count goes to the quarter that the follower was sent to.")},
     .needs = BIT(MODULE_THE_COUNT),
     .idle = N_("Only with the Count.")},
    {.setting = SETTING_COUNT_ENTRY,
     .name = N_("Entering the City"),
     .note = N_("When a follower may be sent into the City of Carcassonne."),
     .values = {N_("Without any points"), N_("One feature unpaid")},
     .says = {N_("When what your tile completed paid somebody else, and paid you nothing at all."),
              N_("When something that your tile completed paid somebody else and not you, even if you were paid for "
                 "another.")},
     .needs = BIT(MODULE_THE_COUNT),
     .idle = N_("Only with the Count.")},
    {.setting = SETTING_COUNT_FINAL,
     .name = N_("Quarters at the end"),
     .note = N_("Who still leaves the City of Carcassonne before the final scoring."),
     .values = {N_("Only the market"), N_("Any quarter")},
     .says = {N_("Followers in the market go to fields; those in the other quarters gain nothing."),
              N_("From each quarter followers go to something unfinished of its own kind, from the market to fields.")},
     .needs = BIT(MODULE_THE_COUNT),
     .idle = N_("Only with the Count.")},
    {.setting = SETTING_INNS,
     .name = N_("Inns & Cathedrals"),
     .note = N_("18 tiles, a large follower for everybody, and room for six."),
     .values = {N_("Off"), N_("On")}},
    {.setting = SETTING_INNS_FINAL,
     .name = N_("Unfinished with an inn or a cathedral"),
     .note = N_("What inn roads and cathedral cities bring when unfinished at the end."),
     .values = {N_("Pay nothing"), N_("Pay like any other")},
     .says = {N_("At the end an unfinished road with an inn or city with a cathedral brings nothing."),
              N_("At the end they bring 1 point for every tile and pennant, like all unfinished ones.")},
     .editions = {N_("Unfinished at an inn: 0"), N_("Unfinished at an inn: 1 a tile")},
     .needs = BIT(MODULE_INNS),
     .idle = N_("Only with Inns & Cathedrals.")},
    {.setting = SETTING_TRADERS,
     .name = N_("Traders & Builders"),
     .note = N_("24 tiles, a builder and a pig for everybody, and trade goods."),
     .values = {N_("Off"), N_("On")}},
    /* The Castle */
    {.setting = SETTING_CORNER,
     .name = N_("Winning wall tiles"),
     .note = N_("When a marker on a corner tower takes the wall tile there."),
     .values = {N_("After each score"), N_("After the whole turn")},
     .says = {N_("Whoever ends a single score on a corner tower takes the wall tile, even if the next score leads on."),
              N_("Only where the marker stands when everything of the turn has been scored.")}},
    {.setting = SETTING_WELL4,
     .name = N_("Wall tile 4 with a well"),
     .note = N_("With wall tile 4 an unfinished path with a well brings 1 point a tile, or 2."),
     .values = {N_("1 point, like all paths"), N_("2 points")},
     .editions = {N_("Wall tile 4: always 1"), N_("Wall tile 4: 2 with a well")}},
    {.setting = SETTING_KEEP_STARTS,
     .name = N_("Start spaces of the empty area"),
     .note = N_("The larger keep scores the empty area with the free start spaces at its edge, or without."),
     .values = {N_("They count"), N_("Places only")},
     .editions = {N_("Empty area: start spaces too"), N_("Empty area: places alone")}},
    {.setting = SETTING_FIRST_PLAYER,
     .name = N_("Who begins"),
     .note = N_("Turns go clockwise from there."),
     .values = {N_("By lot"), N_("Seat 1"), N_("Seat 2"), N_("Seat 3"), N_("Seat 4"), N_("Seat 5"), N_("Seat 6")}},
};
enum { ROWS = sizeof rows / sizeof rows[0] };
_Static_assert((int)ROWS == (int)SETTING_COUNT, "each setting has a row");

static const struct row *row_of(enum setting setting)
{
	const struct row *row = rows;

	while (row->setting != setting)
		row++;
	return row;
}

const char *rulebook_game(enum game_kind game)
{
	/* TRANSLATORS: the name of the game, as it is sold. */
	return game == GAME_CASTLE ? tr("The Castle") : tr("Carcassonne");
}

int rulebook_settings(enum game_kind game, enum setting settings[SETTING_COUNT])
{
	int count = 0;

	for (int i = 0; i < ROWS; i++) {
		if (rows[i].setting != SETTING_FIRST_PLAYER && game_setting_info(game, rows[i].setting))
			settings[count++] = rows[i].setting;
	}
	return count;
}

const char *rulebook_setting(enum setting setting) { return tr(row_of(setting)->name); }
const char *rulebook_setting_note(enum setting setting) { return tr(row_of(setting)->note); }

const char *rulebook_value(enum setting setting, int value)
{
	const struct row *row = row_of(setting);

	return value >= 0 && value < RULEBOOK_VALUES_MAX && row->values[value] ? tr(row->values[value]) : "";
}

const char *rulebook_value_says(enum setting setting, int value)
{
	const struct row *row = row_of(setting);

	return value >= 0 && value < RULEBOOK_VALUES_MAX && row->says[value] ? tr(row->says[value]) : "";
}

const char *rulebook_idle(const struct settings *settings, enum setting setting)
{
	const struct row *row = row_of(setting);
	bool means = !row->needs;

	for (int m = 0; m < MODULE_KINDS; m++)
		means |= row->needs >> m & rulebook_module_on(settings, (enum rule_module)m);
	if (!means)
		return tr(row->idle);
	if (setting != SETTING_PIGS)
		return NULL;
	/* */
	if (settings->value[SETTING_TRADERS])
		return tr("With Traders & Builders it counts anyway.");
	return settings->value[SETTING_FARM] == FARM_FIELD3 ? NULL : tr("Only with 3 per city, field by field.");
}

/* ---- editions ---- */

bool rulebook_decides(enum setting setting) { return row_of(setting)->editions[0] != NULL; }

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
		if (varied >> i & 1)
			utf8_append(text, size, "%s%s", text[0] ? " · " : "",
			            tr(row_of((enum setting)i)->editions[settings->value[i]]));
	}
}

void rulebook_variants(const struct settings *settings, char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < SETTING_COUNT; i++) {
		const struct row *row = row_of((enum setting)i);
		int value = settings->value[i];

		if (value != 0 && row->needs && !row->editions[0] && !rulebook_idle(settings, (enum setting)i))
			utf8_append(text, size, "%s%s: %s", text[0] ? " · " : "", tr(row->name),
			            tr(row->values[value]));
	}
}

/* ---- modules ---- */

static const struct {
	const char *name, *note, *tile;
	enum setting setting; /* it is on while this setting has */
	uint8_t value;        /* this value; 0: it is always on */
	const char *begins;   /* of a start: why there can be no other */
} modules[MODULE_KINDS] = {
    [MODULE_BASE] = {N_("Base game"), N_("Cities, roads, monasteries and fields: 72 tiles."), .tile = "D"},
    [MODULE_RIVER1] = {N_("River I"), N_("Twelve river tiles begin the land."), "R1_roadbridge", SETTING_START,
                       START_RIVER1, N_("One start only: River I begins this game")},
    [MODULE_RIVER2] = {N_("River II"), N_("A river that divides, with a volcano at its end."), "R2_fork", SETTING_START,
                       START_RIVER2, N_("One start only: River II begins this game")},
    [MODULE_ABBOT] = {N_("The Abbot"), N_("An eighth figure who may be called home early."), "EG", SETTING_ABBOT, 1,
                      NULL},
    [MODULE_THE_COUNT] = {N_("The Count of Carcassonne"),
                          N_("The City of Carcassonne in twelve tiles: followers leave it before a score."), "C",
                          SETTING_START, START_COUNT, N_("One start only: the Count's city begins this game")},
    [MODULE_KING] = {N_("King & Robber Baron"), N_("The largest city and the longest road pay at the end."), NULL,
                     SETTING_KING, 1, NULL},
    [MODULE_SHRINES] = {N_("Shrines"), N_("Five of them challenge monasteries: the first complete wins."), "SH_plain",
                        SETTING_SHRINES, 1, NULL},
    [MODULE_NEW_LAND] = {N_("New land"), N_("Five tiles, one with two cities that cross on a bridge."), "KR_bridge",
                         SETTING_NEW_LAND, 1, NULL},
    [MODULE_INNS] = {N_("Inns & Cathedrals"), N_("18 tiles, a large follower for everybody, and room for six."),
                     "IC_cathedral", SETTING_INNS, 1, NULL},
    [MODULE_TRADERS] = {N_("Traders & Builders"), N_("24 tiles, a builder and a pig for everybody, and trade goods."),
                        "TB_corner_w", SETTING_TRADERS, 1, NULL},
};

const char *rulebook_module(enum rule_module module) { return tr(modules[module].name); }
const char *rulebook_module_note(enum rule_module module) { return tr(modules[module].note); }
const char *rulebook_module_tile(enum rule_module module) { return modules[module].tile; }

bool rulebook_module_on(const struct settings *settings, enum rule_module module)
{
	return settings->value[modules[module].setting] == modules[module].value || !modules[module].value;
}

static bool is_start(enum rule_module module) { return modules[module].begins != NULL; }

/* exactly one start. */
const char *rulebook_module_locked(const struct settings *settings, enum rule_module module)
{
	int start = settings->value[SETTING_START];

	if (!is_start(module) || start == START_BASE || rulebook_module_on(settings, module))
		return NULL;
	if (module == MODULE_RIVER2 && start == START_COUNT)
		return tr("Never together with the Count");
	if (module == MODULE_THE_COUNT && start == START_RIVER2)
		return tr("Never together with River II");
	for (int m = 0; m < MODULE_KINDS; m++) {
		if (is_start((enum rule_module)m) && rulebook_module_on(settings, (enum rule_module)m))
			return tr(modules[m].begins);
	}
	return tr("One start only: the City of Carcassonne begins this game");
}

void rulebook_module_set(struct settings *settings, enum rule_module module, bool on)
{
	if (modules[module].value)
		settings->value[modules[module].setting] = on ? modules[module].value : 0;
}

/* Does a setting switch a module?  Then the module's name tells it. */
static bool is_switch(enum setting setting)
{
	bool found = false;

	for (int m = 0; m < MODULE_KINDS; m++)
		found |= modules[m].value && modules[m].setting == setting;
	return found;
}

/* ---- presets ---- */

static const struct {
	const char *id, *name, *note;
	uint8_t farm, edition;
	uint32_t modules; /* bit per module that is on */
} presets[PRESET_COUNT] = {
    /* A book is named by what sets it apart and its year; whose it is stands below. */
    [PRESET_RIO_GRANDE] = {"rio-grande-2007", N_("City by city, 2007"), N_("Rio Grande"), FARM_CITY4, EDITION_OLD, 0},
    [PRESET_DEVIR_2014] = {"devir-2014", N_("Gardens, 2014"), N_("Devir: field by field"), FARM_FIELD3, EDITION_NEW, 0},
    [PRESET_DEVIR] = {"devir-2000", N_("Field by field, 2000"), N_("as its pictures say"), FARM_FIELD3, EDITION_OLD, 0},
    [PRESET_DEVIR_TEXT] = {"devir-2000-text", N_("City by city, 2000"), N_("as its text says"), FARM_CITY3, EDITION_OLD,
                           0},
    [PRESET_COUNT_BOX] = {"count-2017", N_("Count and King, 2017"), N_("sixth expansion"), FARM_FIELD3, EDITION_NEW,
                          BIT(MODULE_THE_COUNT) | BIT(MODULE_KING) | BIT(MODULE_SHRINES) | BIT(MODULE_NEW_LAND)},
    [PRESET_INNS] = {"inns", N_("Inns, six may play"), N_("first expansion"), FARM_FIELD3, EDITION_NEW,
                     BIT(MODULE_INNS)},
    [PRESET_TRADERS] = {"traders", N_("Inns and builders"), N_("expansions 1 and 2"), FARM_FIELD3, EDITION_NEW,
                        BIT(MODULE_INNS) | BIT(MODULE_TRADERS)},
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

const char *rulebook_preset_tip(enum preset preset)
{
	static const char *const tips[PRESET_COUNT] = {
	    [PRESET_RIO_GRANDE] = N_("No tile has a garden. At the end each finished city pays 4 points to whoever has "
	                             "the most farmers round it."),
	    [PRESET_DEVIR_2014] =
	        N_("Some tiles have gardens. At the end the most farmers in a field take 3 points for "
	           "every finished city beside it."),
	    [PRESET_DEVIR] = N_("No tile has a garden. At the end the most farmers in a field take 3 points for every "
	                        "finished city beside it. So say the pictures of the book; its text says otherwise."),
	    [PRESET_DEVIR_TEXT] = N_("No tile has a garden. At the end each finished city pays 3 points to whoever has "
	                             "the most farmers round it. So says the text of the book; its pictures say "
	                             "otherwise."),
	    [PRESET_COUNT_BOX] =
	        N_("The game begins with a large city, where the Count lives. King, Robber Baron, shrines "
	           "and new land come with it."),
	    [PRESET_INNS] = N_("Inns, cathedrals, a large follower for everybody, and a sixth seat."),
	    [PRESET_TRADERS] = N_("Inns & Cathedrals, and a builder, a pig and trade goods besides."),
	};
	return tr(tips[preset]);
}

const char *rulebook_preset_doubt(enum preset preset, enum setting setting)
{
	static const struct {
		enum preset preset;
		enum setting setting;
		const char *text;
	} doubts[] = {
	    {PRESET_DEVIR, SETTING_FARM,
	     N_("The rulebook contradicts itself: its text counts city by city, its pictures "
	        "field by field. Here it goes by the pictures.")},
	    {PRESET_DEVIR_TEXT, SETTING_FARM,
	     N_("The rulebook contradicts itself: its text counts city by city, its pictures field by field. Here it "
	        "goes "
	        "by the text.")},
	    {PRESET_RIO_GRANDE, SETTING_TWO_TILE,
	     N_("The rulebook prints both: a picture pays 4 points, and a remark beside it 2. Here it goes by the "
	        "picture.")},
	    {PRESET_COUNT_BOX, SETTING_SHRINE_NEAR,
	     N_("The rulebook limits only the tile being laid. Here those that lie there are limited as well: a second "
	        "opponent leads to confusion.")},
	};

	for (size_t i = 0; i < sizeof doubts / sizeof *doubts; i++) {
		if (doubts[i].preset == preset && doubts[i].setting == setting)
			return tr(doubts[i].text);
	}
	return NULL;
}

void rulebook_preset_apply(enum preset preset, struct settings *settings)
{
	uint8_t first = settings->value[SETTING_FIRST_PLAYER];

	memset(settings, 0, sizeof *settings);
	settings->value[SETTING_FIRST_PLAYER] = first;
	settings->value[SETTING_FARM] = presets[preset].farm;
	settings->value[SETTING_EDITION] = presets[preset].edition;
	for (int m = 0; m < MODULE_KINDS; m++) {
		if (presets[preset].modules >> m & 1)
			rulebook_module_set(settings, (enum rule_module)m, true);
	}
}

uint32_t rulebook_preset_change(enum preset from, enum preset to, struct settings *settings)
{
	struct settings book = *settings, before = *settings;
	uint32_t lost = 0;

	rulebook_preset_apply(from, &book);
	rulebook_preset_apply(to, settings);
	for (int m = 0; m < MODULE_KINDS; m++) {
		enum rule_module module = (enum rule_module)m;

		if (!rulebook_module_on(&before, module) || rulebook_module_on(&book, module))
			continue;
		if (!rulebook_module_locked(settings, module))
			rulebook_module_set(settings, module, true);
		else
			lost |= BIT(m);
	}
	return lost;
}

bool rulebook_module_printed(enum preset preset, const struct settings *settings, enum rule_module module)
{
	struct settings book = *settings;

	rulebook_preset_apply(preset, &book);
	return rulebook_module_on(&book, module);
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

/* Names of the modules that `on` says, with commas. */
static int list_modules(const struct settings *book, const struct settings *settings, bool on, char *text, size_t size)
{
	int count = 0;

	for (int m = MODULE_RIVER1; m < MODULE_KINDS; m++) {
		bool now = rulebook_module_on(settings, (enum rule_module)m);

		if (now == rulebook_module_on(book, (enum rule_module)m) || now != on)
			continue;
		utf8_append(text, size, "%s", count++ ? ", " : "");
		utf8_append(text, size, "%s", rulebook_module((enum rule_module)m));
	}
	return count;
}

void rulebook_changes(enum preset preset, const struct settings *settings, char *text, size_t size)
{
	struct settings book = *settings;
	char list[256] = "", part[320];

	text[0] = '\0';
	rulebook_preset_apply(preset, &book);
	if (list_modules(&book, settings, true, list, sizeof list)) {
		snprintf(part, sizeof part, tr("%s on"), list);
		utf8_append(text, size, "%s", part);
	}
	list[0] = '\0';
	if (list_modules(&book, settings, false, list, sizeof list)) {
		utf8_append(text, size, "%s", text[0] ? " · " : "");
		snprintf(part, sizeof part, tr("%s off"), list);
		utf8_append(text, size, "%s", part);
	}
	for (int i = 0; i < SETTING_COUNT; i++) {
		bool plain_city = i == SETTING_START && settings->value[i] == START_CITY_PLAIN;

		if (book.value[i] == settings->value[i] || (is_switch((enum setting)i) && !plain_city))
			continue;
		utf8_append(text, size, "%s", text[0] ? " · " : "");
		utf8_append(text, size, "%s", rulebook_setting((enum setting)i));
		utf8_append(text, size, ": ");
		utf8_append(text, size, "%s", rulebook_value((enum setting)i, settings->value[i]));
	}
}

void rulebook_summary(const struct settings *settings, char *text, size_t size)
{
	snprintf(text, size, tr("%s: %s · %s: %s"), rulebook_setting(SETTING_FARM),
	         rulebook_value(SETTING_FARM, settings->value[SETTING_FARM]), rulebook_setting(SETTING_TWO_TILE),
	         rulebook_value(SETTING_TWO_TILE, settings->value[SETTING_TWO_TILE]));
	if (settings->value[SETTING_START] == START_COUNT) {
		utf8_append(text, size, " · ");
		utf8_append(text, size, "%s", rulebook_setting(SETTING_COUNT_MOVE));
		utf8_append(text, size, ": ");
		utf8_append(text, size, "%s", rulebook_value(SETTING_COUNT_MOVE, settings->value[SETTING_COUNT_MOVE]));
	}
}
