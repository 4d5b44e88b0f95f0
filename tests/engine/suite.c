/*
 * suite.c - tables in words.
 */
#include "suite.h"

#include "../runner.h"
#include "../tiles.h"

#include <stdio.h>
#include <string.h>

struct tile_set *tiles;
struct event_list told;
struct refusal refusal;

int suite_run(Suite *(*make)(void))
{
	tiles = tiles_or_exit(NULL);
	int status = runner_run_suite(make());
	tile_set_destroy(tiles);
	return status;
}

/* ---- words ---- */

int type_of(const char *id)
{
	int type = tile_set_find(tiles, id);

	ck_assert_msg(type >= 0, "no tile %s", id);
	return type;
}

struct spot spot_of(const char *text)
{
	struct spot spot = {0};

	ck_assert_msg(spot_parse(text, &spot), "no spot %s", text);
	return spot;
}

struct move move_of(const char *text)
{
	struct move move = {0};

	ck_assert_msg(move_parse(text, tiles, &move), "no move: %s", text);
	return move;
}

static int color_of(const char *word)
{
	for (int color = 0; color < COLOR_COUNT; color++) {
		if (strcmp(color_name(color), word) == 0)
			return color;
	}
	ck_abort_msg("no colour %s", word);
	return -1;
}

static int setup_seat(const struct setup *setup, const char *player)
{
	for (int seat = 0; seat < setup->player_count; seat++) {
		if (setup->colors[seat] == color_of(player))
			return seat;
	}
	ck_abort_msg("no player %s", player);
	return -1;
}

int seat_of(const struct game *game, const char *player)
{
	for (int seat = 0; seat < game_player_count(game); seat++) {
		if (strcmp(color_name(game_color(game, seat)), player) == 0)
			return seat;
	}
	ck_abort_msg("no player %s", player);
	return -1;
}

static void read_settings(struct settings *settings, const char *text)
{
	char copy[512], *rest = copy;

	snprintf(copy, sizeof(copy), "%s", text);
	for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
		char *value = strchr(word, '=');
		int setting, index;

		ck_assert(value);
		*value++ = 0;
		setting = setting_find(word);
		ck_assert_msg(setting >= 0, "no setting %s", word);
		index = setting_value_find(setting, value);
		ck_assert_msg(index >= 0, "no value %s of %s", value, word);
		settings->value[setting] = (uint8_t)index;
	}
}

/* ---- tables ---- */

void table_init(struct table *table, const char *players, const char *settings)
{
	char copy[128], *rest = copy;

	setup_init(&table->setup);
	snprintf(copy, sizeof(copy), "%s", players);
	for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
		table->setup.colors[table->setup.player_count++] = (uint8_t)color_of(word);
	read_settings(&table->setup.settings, settings);
	table->setup.has_table = true;
}

void table_lay(struct table *table, const char *text)
{
	char copy[4096], *rest = copy;

	snprintf(copy, sizeof(copy), "%s", text);
	for (char *part = strtok_r(copy, ";", &rest); part; part = strtok_r(NULL, ";", &rest)) {
		struct setup_tile *tile = &table->setup.table[table->setup.tile_count];
		char id[32];
		int x, y, rotation;

		if (!part[strspn(part, " ")])
			continue;
		table->setup.tile_count++;
		ck_assert_msg(sscanf(part, " %31s %d,%d %d", id, &x, &y, &rotation) == 4, "%s", part);
		*tile =
		    (struct setup_tile){(uint8_t)type_of(id), (uint8_t)rotation, {(int16_t)x, (int16_t)y}};
	}
}

void table_figure(struct table *table, const char *text)
{
	struct setup_figure *figure = &table->setup.figures[table->setup.figure_count++];
	char player[16], kind[16], place[16], spot[16];
	int x, y;

	memset(figure, 0, sizeof(*figure));
	if (sscanf(text, "%15s %15s %d,%d %15s", player, kind, &x, &y, spot) == 5) {
		figure->cell = (struct cell){(int16_t)x, (int16_t)y};
		figure->spot = spot_of(spot);
	} else {
		ck_assert_msg(sscanf(text, "%15s %15s %15s", player, kind, place) == 3, "%s", text);
		figure->in_quarter = true;
		while (strcmp(quarter_name(figure->quarter), place) != 0)
			figure->quarter++;
	}
	figure->seat = (uint8_t)setup_seat(&table->setup, player);
	figure->figure = strcmp(kind, "abbot") == 0 ? FIGURE_ABBOT : FIGURE_MEEPLE;
}

void table_deck(struct table *table, const char *deck)
{
	char copy[1024], *rest = copy;

	table->setup.has_deck = true;
	snprintf(copy, sizeof(copy), "%s", deck);
	for (char *id = strtok_r(copy, " ", &rest); id; id = strtok_r(NULL, " ", &rest))
		table->setup.deck[table->setup.deck_count++] = (uint8_t)type_of(id);
}

void table_turn(struct table *table, const char *player)
{
	table->setup.turn = (uint8_t)setup_seat(&table->setup, player);
}

void table_new(struct table *table, const char *deck)
{
	table->setup.has_table = false;
	table_deck(table, deck);
}

void table_seed(struct table *table, uint64_t seed)
{
	table->setup.has_table = false;
	table->setup.seed = seed;
}

struct game *table_begin(struct table *table)
{
	struct game *game = game_create(tiles, &table->setup, &refusal);
	char text[200];

	ck_assert_msg(game != NULL, "%s", refusal.text);
	ck_assert_msg(game_check(game, text, sizeof(text)), "%s", text);
	return game;
}

int table_refused(struct table *table)
{
	struct game *game = game_create(tiles, &table->setup, &refusal);

	ck_assert_msg(!game, "the set-up was not refused");
	ck_assert_int_gt((int)strlen(refusal.text), 10);
	return refusal.reason;
}

/* ---- playing ---- */

static void check_whole(const struct game *game)
{
	char text[200];

	ck_assert_msg(game_check(game, text, sizeof(text)), "%s", text);
	ck_assert(!told.overflow);
}

void play(struct game *game, const char *text)
{
	struct move move = move_of(text);

	told.count = told.city_count = 0;
	if (!game_apply(game, &move, &told)) {
		game_why_illegal(game, &move, &refusal);
		ck_abort_msg("%s: %s", text, refusal.text);
	}
	check_whole(game);
}

void end(struct game *game)
{
	told.count = told.city_count = 0;
	ck_assert(game_end(game, &told));
	check_whole(game);
}

bool legal(const struct game *game, const char *text)
{
	struct move move = move_of(text);

	return !game_why_illegal(game, &move, &refusal);
}

void refused(struct game *game, const char *text, int reason, const char *rule)
{
	struct move move = move_of(text);
	uint64_t before = game_hash(game);

	ck_assert_msg(!game_apply(game, &move, NULL), "%s was not refused", text);
	ck_assert(game_hash(game) == before);
	ck_assert(game_why_illegal(game, &move, &refusal));
	ck_assert_msg(refusal.reason == reason, "%s: reason %d: %s", text, refusal.reason, refusal.text);
	ck_assert_str_eq(refusal.rule, rule);
	ck_assert_int_gt((int)strlen(refusal.text), 10);
}

const char *moves_text(const struct game *game)
{
	static char text[65536];
	static struct move moves[MOVES_MAX];
	int count = game_legal_moves(game, moves, MOVES_MAX);
	size_t length = 0;

	moves_sort(moves, count);
	text[0] = 0;
	for (int i = 0; i < count; i++) {
		char word[MOVE_TEXT_SIZE];

		if (moves[i].kind == MOVE_PASS)
			continue;
		move_format(&moves[i], tiles, word);
		length +=
		    (size_t)snprintf(text + length, sizeof(text) - length, "%s%s", length ? "; " : "", word);
	}
	return text;
}

/* ---- events in words ---- */

static int cities_text(const struct event *event, char *text, size_t size)
{
	int length = 0;

	for (int i = 0; i < event->city_count; i++) {
		const struct city_ref *city = &told.cities[event->first_city + i];
		char spot[SPOT_TEXT_SIZE] = "carcassonne";

		if (!city->carcassonne)
			spot_format(city->spot, spot);
		length += snprintf(text + length, size - (size_t)length, " [%d,%d %s]", city->cell.x,
		                   city->cell.y, spot);
	}
	return length;
}

static int event_text(const struct game *game, const struct event *event, char *text, size_t size)
{
	static const char *const reasons[] = {"complete", "recall", "final", "farm", "king", "robber"};
	static const char *const cards[] = {"king", "robber"};
	const char *player =
	    color_name(game_color(game, event->seat < game_player_count(game) ? event->seat : 0));
	const char *figure = figure_name(event->figure), *quarter = quarter_name(event->quarter);
	const char *tile = tiles->types[event->tile].id;
	int x = event->cell.x, y = event->cell.y, length;
	char spot[SPOT_TEXT_SIZE];

	spot_format(event->spot, spot);
	switch (event->kind) {
	case EVENT_DRAWN:
		return snprintf(text, size, "drawn %s", tile);
	case EVENT_SET_ASIDE:
		return snprintf(text, size, "set_aside %s", tile);
	case EVENT_PLACED:
		return snprintf(text, size, "placed %s %s %d,%d %d", player, tile, x, y, event->rotation);
	case EVENT_FIGURE:
		return snprintf(text, size, "figure %s %s %d,%d %s", player, figure, x, y, spot);
	case EVENT_JOINED:
		return snprintf(text, size, "joined %s %s %s %d,%d %s", player, figure, quarter, x, y, spot);
	case EVENT_SCORED:
		length = snprintf(text, size, "scored %s %d %s %s", player, event->points,
		                  reasons[event->reason], feature_name(event->feature));
		if (event->reason <= SCORE_FARM)
			length += snprintf(text + length, size - (size_t)length, " %d,%d %s tiles %d", x, y,
			                   spot, event->tiles);
		if (event->reason == SCORE_FARM)
			length += cities_text(event, text + length, size - (size_t)length);
		return length;
	case EVENT_RETURNED:
		return snprintf(text, size, "returned %s %s %d,%d", player, figure, x, y);
	case EVENT_LOST:
		return snprintf(text, size, "lost %s %d,%d %s", player, x, y, spot);
	case EVENT_ENTERED:
		return snprintf(text, size, "entered %s %s %s", player, figure, quarter);
	case EVENT_COUNT_MOVED:
		return snprintf(text, size, "count %s", quarter);
	case EVENT_SENT:
		return snprintf(text, size, "sent %s %s %s %d,%d %s", player, figure, quarter, x, y, spot);
	case EVENT_HOLDER:
		return snprintf(text, size, "holder %s %s %d", cards[event->card], player, event->tiles);
	default:
		return snprintf(text, size, "over");
	}
}

static const char *events_text(const struct game *game, int kind)
{
	static char text[16384];
	size_t length = 0;

	text[0] = 0;
	for (int i = 0; i < told.count; i++) {
		if (kind >= 0 && told.items[i].kind != kind)
			continue;
		if (length)
			length += (size_t)snprintf(text + length, sizeof(text) - length, "; ");
		length += (size_t)event_text(game, &told.items[i], text + length, sizeof(text) - length);
	}
	return text;
}

const char *told_text(const struct game *game)
{
	return events_text(game, -1);
}

const char *told_kind(const struct game *game, enum event_kind kind)
{
	return events_text(game, kind);
}

/* ---- looking ---- */

static void numbers(const struct game *game, const char *expected, const char *what,
                    int (*number)(const struct game *, int))
{
	char text[64];
	int length = 0;

	for (int seat = 0; seat < game_player_count(game); seat++)
		length += snprintf(text + length, sizeof(text) - (size_t)length, "%s%d", seat ? " " : "",
		                   number(game, seat));
	ck_assert_msg(strcmp(text, expected) == 0, "%s are %s, not %s", what, text, expected);
}

static int meeples(const struct game *game, int seat)
{
	return game_supply(game, seat, FIGURE_MEEPLE);
}

void scores(const struct game *game, const char *expected)
{
	numbers(game, expected, "scores", game_score);
}

void supply(const struct game *game, const char *expected)
{
	numbers(game, expected, "meeples in supply", meeples);
}

struct feature *feature(const struct game *game, int x, int y, const char *spot)
{
	static struct feature found;

	ck_assert_msg(game_feature_at(game, x, y, spot_of(spot), &found), "no %s at %d,%d", spot, x, y);
	return &found;
}

bool same_feature(const struct game *game, int x, int y, const char *spot, int x2, int y2, const char *spot2)
{
	const struct feature *first = feature(game, x, y, spot);
	struct cell cell = first->address;
	struct spot at = first->address_spot;
	const struct feature *second = feature(game, x2, y2, spot2);

	return cell.x == second->address.x && cell.y == second->address.y &&
	       at.kind == second->address_spot.kind && at.at == second->address_spot.at;
}
