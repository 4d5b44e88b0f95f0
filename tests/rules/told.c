/* told.c - what happened and how the game stands, as text. */
#include "board.h"

#include <string.h>

#include "text.h"

/* ---- what happened ---- */

static const char *seat_word(int seat) { return seat == NOBODY ? "nobody" : color_name(game_color(game, seat)); }

/* " wine 2 cloth 1", or without the numbers. */
static void goods_add(struct text *text, const struct event *event, bool numbers)
{
	for (int kind = HOLDING_WINE; kind <= HOLDING_CLOTH; kind++) {
		if (event->held[kind] && numbers)
			text_add(text, " %s %d", any_holding(kind)->key, event->held[kind]);
		else if (!numbers && event->bill.holding == kind)
			text_add(text, " %s", any_holding(kind)->key);
	}
}

static void paid_add(struct text *text, const struct event *event)
{
	static const char *const reasons[SCORE_REASONS] = {
	    [SCORE_COMPLETE] = "complete", [SCORE_RECALL] = "recall", [SCORE_FINAL] = "final",
	    [SCORE_FARM] = "farm",         [SCORE_FAIRY] = "fairy",   [SCORE_BARN] = "barn"};
	const struct holding *held = event->reason == SCORE_HELD ? any_holding(event->bill.holding) : NULL;
	const char *reason = !held ? reasons[event->reason] : held->single ? held->key : held->group;

	text_add(text, "paid %s %d %s", seat_word(event->seat), (int)event->points, reason);
	if (held && held->group)
		goods_add(text, event, false);
	if (held)
		return;
	if (event->feature == FEATURE_KINDS)
		return;
	ck_assert_int_eq(event->feature, event->spot.kind);
	text_add(text, " ");
	text_place(text, event->cell, event->spot);
	if (event->reason == SCORE_FAIRY)
		return;
	text_add(text, " x%d", event->tiles);
	if (event->pennants)
		text_add(text, "+%d", event->pennants);
	for (int i = 0; i < event->city_count; i++) {
		const struct city_ref *city = &events.cities[event->first_city + i];

		text_add(text, "%s", i ? " " : " [");
		if (city->carcassonne)
			text_add(text, "carcassonne");
		else
			text_place(text, city->cell, city->spot);
	}
	if (event->city_count)
		text_add(text, "]");
	text_add(text, "%s%s%s", event->signs >> SIGN_INN & 1 ? " inn" : "",
	         event->signs >> SIGN_CATHEDRAL & 1 ? " cathedral" : "", event->helped ? " pig" : "");
}

static void event_add(struct text *text, const struct event *event)
{
	const char *seat = event->seat < game_player_count(game) ? seat_word(event->seat) : "?";
	const char *figure = figure_name(event->figure);

	switch (event->kind) {
	case EVENT_DRAWN:
	case EVENT_SET_ASIDE:
	case EVENT_WAITS:
		text_add(text, "%s %s",
		         event->kind == EVENT_DRAWN   ? "drawn"
		         : event->kind == EVENT_WAITS ? "waits"
		                                      : "aside",
		         tiles->types[event->tile].id);
		break;
	case EVENT_PLACED:
		text_add(text, "placed %s %s %d,%d %d", seat, tiles->types[event->tile].id, event->cell.x,
		         event->cell.y, event->rotation);
		break;
	case EVENT_FIGURE:
		text_add(text, "figure %s %s ", seat, figure);
		text_place(text, event->cell, event->spot);
		break;
	case EVENT_JOINED:
	case EVENT_SENT:
		text_add(text, "%s %s %s %s ", event->kind == EVENT_SENT ? "sent" : "joined", seat, figure,
		         haven_name(event->haven));
		text_place(text, event->cell, event->spot);
		break;
	case EVENT_SCORED:
		paid_add(text, event);
		break;
	case EVENT_RETURNED:
		text_add(text, "home %s %s %d,%d", seat, figure, event->cell.x, event->cell.y);
		break;
	case EVENT_LOST:
		text_add(text, "lost %s ", seat);
		text_place(text, event->cell, event->spot);
		break;
	case EVENT_ENTERED:
		text_add(text, "entered %s %s %s", seat, figure, haven_name(event->haven));
		break;
	case EVENT_THE_COUNT_MOVED:
		text_add(text, "count %s", haven_name(event->haven));
		break;
	case EVENT_HELD:
		if (any_holding(event->holding)->single) {
			text_add(text, "holder %s %s %d", any_holding(event->holding)->key, seat, event->tiles);
			break;
		}
		text_add(text, "goods %s ", seat);
		text_place(text, event->cell, event->spot);
		goods_add(text, event, true);
		break;
	case EVENT_DRAGON:
		text_add(text, "dragon %d,%d", event->cell.x, event->cell.y);
		if (event->seat != NOBODY)
			text_add(text, " %s", seat);
		break;
	case EVENT_EATEN:
	case EVENT_FAIRY:
	case EVENT_PRINCESS:
		text_add(text, "%s %s %s ",
		         event->kind == EVENT_EATEN   ? "eaten"
		         : event->kind == EVENT_FAIRY ? "fairy"
		                                      : "princess",
		         seat, figure);
		if (event->place == PLACE_HAVEN)
			text_add(text, "%d,%d/%s", event->cell.x, event->cell.y, haven_name(event->haven));
		else
			text_place(text, event->cell, event->spot);
		break;
	case EVENT_BARN:
		text_add(text, "barn %s %d,%d", seat, event->cell.x, event->cell.y);
		break;
	case EVENT_DROVE:
		text_add(text, "drove %s ", seat);
		text_place(text, event->cell, event->spot);
		break;
	case EVENT_DOUBLE_TURN:
		text_add(text, "double %s", seat);
		break;
	default:
		text_add(text, "over");
	}
}

/* Is the first word of this text one of the list? */
static bool word_listed(const char *words, const char *list)
{
	size_t length = strcspn(words, " ");

	for (const char *at = list; *at; at += strcspn(at, " "), at += strspn(at, " ")) {
		if (strcspn(at, " ") == length && strncmp(at, words, length) == 0)
			return true;
	}
	return !*list;
}

const char *told(const char *kinds)
{
	struct text *text = text_new();

	for (int i = 0; i < events.count; i++) {
		static struct text one;

		one.length = 0;
		event_add(&one, &events.items[i]);
		if (!word_listed(one.words, kinds))
			continue;
		text_separate(text, "; ");
		text_add(text, "%s", one.words);
	}
	return text->words;
}

/* ---- the position ---- */

const char *offered(const char *begin)
{
	static struct move moves[MOVES_MAX];
	struct text *text = text_new();
	int count = game_legal_moves(game, moves, MOVES_MAX);

	moves_sort(moves, count);
	for (int i = 0; i < count; i++) {
		char word[MOVE_TEXT_SIZE];

		move_format(&moves[i], tiles, word);
		if (strncmp(word, begin, strlen(begin)) != 0)
			continue;
		text_separate(text, ", ");
		text_add(text, "%s", word + strlen(begin));
	}
	return text->words;
}

const char *decider(void) { return seat_word(game_decision(game).seat); }

const char *owed(void)
{
	struct decision decision = game_decision(game);
	struct text *text = text_new();

	text_add(text, "%s", decision_name(decision.kind));
	if (decision.kind == DECISION_NONE)
		return text->words;
	text_add(text, " %s", seat_word(decision.seat));
	if (decision.kind == DECISION_TILE)
		text_add(text, " %s", tiles->types[decision.tile].id);
	if (decision.kind == DECISION_JOIN) {
		ck_assert_int_eq(decision.feature, decision.spot.kind);
		text_add(text, " ");
		text_place(text, decision.cell, decision.spot);
	}
	return text->words;
}

const char *scores(void)
{
	struct text *text = text_new();

	for (int seat = 0; seat < game_player_count(game); seat++)
		text_add(text, "%s%d", seat ? " " : "", game_score(game, seat));
	return text->words;
}

const char *meeples(void) { return supply(FIGURE_MEEPLE); }

const char *supply(enum figure figure)
{
	struct text *text = text_new();

	for (int seat = 0; seat < game_player_count(game); seat++)
		text_add(text, "%s%d", seat ? " " : "", game_supply(game, seat, figure));
	return text->words;
}

const char *goods(int holding)
{
	struct text *text = text_new();

	for (int seat = 0; seat < game_player_count(game); seat++)
		text_add(text, "%s%d", seat ? " " : "", game_held(game, seat, holding));
	return text->words;
}

/* " abbot"; nothing for a meeple. */
static void figure_add(struct text *text, int figure)
{
	if (figure != FIGURE_MEEPLE)
		text_add(text, " %s", figure_name(figure));
}

static const char *seats_text(unsigned seats)
{
	struct text *text = text_new();

	for (int seat = 0; seats >> seat; seat++) {
		if (!(seats >> seat & 1))
			continue;
		text_separate(text, " ");
		text_add(text, "%s", seat_word(seat));
	}
	return text->words;
}

const char *winners(void) { return seats_text(game_winners(game)); }

const char *figures(void)
{
	struct setup_figure all[FIGURES_MAX];
	struct text *text = text_new();
	int count = game_figures(game, all);

	for (int i = 0; i < count; i++) {
		if (all[i].place == PLACE_HAVEN)
			continue;
		text_separate(text, "; ");
		text_add(text, "%s", seat_word(all[i].seat));
		figure_add(text, all[i].figure);
		text_add(text, " ");
		text_place(text, all[i].cell, all[i].spot);
	}
	return text->words;
}

const char *aside(void)
{
	uint8_t types[TILES_MAX];
	struct text *text = text_new();
	int count = game_aside(game, types);

	for (int i = 0; i < count; i++)
		text_add(text, "%s%s", i ? " " : "", tiles->types[types[i]].id);
	return text->words;
}

const char *quarters(void)
{
	struct setup_figure figures[FIGURES_MAX];
	struct text *text = text_new();
	int count = game_figures(game, figures);

	for (int i = 0; i < count; i++) {
		if (figures[i].place == PLACE_SEGMENT)
			continue;
		text_separate(text, "; ");
		text_add(text, "%s %s", haven_name(figures[i].haven), seat_word(figures[i].seat));
		figure_add(text, figures[i].figure);
	}
	return text->words;
}

/* "1,0", "0,0 red meeple city:N", or "none". */
const char *neutral(const char *key)
{
	struct text *text = text_new();
	int id = 0;

	while (strcmp(game_neutral(GAME_CARCASSONNE, id)->key, key) != 0)
		id++;
	struct setup_neutral at = game_neutral_at(game, id);
	char spot[SPOT_TEXT_SIZE];

	if (!at.there) {
		text_add(text, "none");
		return text->words;
	}
	text_add(text, "%d,%d", at.cell.x, at.cell.y);
	spot_format(at.figure.spot, spot);
	if (at.beside)
		text_add(text, " %s %s %s", seat_word(at.figure.seat), figure_name(at.figure.figure),
		         at.figure.place == PLACE_HAVEN ? haven_name(at.figure.haven) : spot);
	return text->words;
}

/* ---- features ---- */

const struct feature *feature(const char *place)
{
	static struct feature found[2];
	static int next;
	struct feature *feature = &found[next++ % 2];
	struct cell cell;
	struct spot spot;

	place_read(place, &cell, &spot);
	ck_assert_msg(game_feature_at(game, cell.x, cell.y, spot, feature), "nothing is at %s", place);
	return feature;
}

bool same_feature(const char *place, const char *other)
{
	const struct feature *a = feature(place), *b = feature(other);

	return a->kind == b->kind && a->address.x == b->address.x && a->address.y == b->address.y &&
	       a->address_spot.at == b->address_spot.at;
}

const char *feature_tiles(const char *place)
{
	const struct feature *found = feature(place);
	struct text *text = text_new();

	for (int i = 0; i < found->tile_count; i++)
		text_add(text, "%s%d,%d", i ? " " : "", found->tiles[i].x, found->tiles[i].y);
	return text->words;
}

const char *feature_owners(const char *place) { return seats_text(feature(place)->owners); }

const char *field_cities(const char *place)
{
	const struct feature *found = feature(place);
	struct text *text = text_new();

	for (int i = 0; i < found->city_count; i++) {
		text_separate(text, " ");
		if (found->cities[i].carcassonne)
			text_add(text, "carcassonne");
		else
			text_place(text, found->cities[i].cell, found->cities[i].spot);
	}
	return text->words;
}
