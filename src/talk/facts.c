/* What a turn has brought, and to whom: read off the positions before and after it, and its events. */
#include "talk/facts.h"

#include <stdlib.h>
#include <string.h>

/* Points that are many: at once, or in a game that pays little at a time, if nobody has had more. */
enum { BIG = 9, BIG_MOST = 5, LEAD_LEAST = 10, FED_LEAST = 3, SPLIT_LEAST = 4, LIFT_LEAST = 5, LONG_ROAD = 5 };
/* Few tiles, few points. */
enum { LAST_TILES = 5, CLOSE_POINTS = 5, NEAR_POINTS = 5, SMALL_MOST = 4 };
/* What is large, unfinished; and a good field. */
enum { LARGE_CITY = 4, PASTURE_CITIES = 1 };
/* So many turns nobody had a point. */
enum { LATE_TURNS = 9 };

struct finding {
	const struct talk_turn *turn;
	struct talk_fact *facts;
	int count;
};

static void found(struct finding *finding, int about, int seat, int named)
{
	if (finding->count < TALK_FACTS_MAX && seat != named)
		finding->facts[finding->count++] =
		    (struct talk_fact){.about = (uint8_t)about, .seat = (uint8_t)seat, .named = (uint8_t)named};
}

/* Everybody but who has done it and who has suffered it may say so. */
static void found_beside(struct finding *finding, int about, int victim)
{
	const struct talk_turn *turn = finding->turn;

	for (int seat = 0; seat < game_player_count(turn->after); seat++)
		if (seat != turn->seat && seat != victim)
			found(finding, about, seat, turn->seat);
}

/* ---- points ---- */

static bool is_finished(const struct event *event)
{
	return event->kind == EVENT_SCORED && event->reason == SCORE_COMPLETE && !event->at_end && event->points > 0;
}

int talk_points(const struct talk_turn *turn, int seat)
{
	int points = 0;

	for (int e = 0; e < turn->event_count; e++)
		if (is_finished(&turn->events[e]) && turn->events[e].seat == seat)
			points += (int)turn->events[e].points;
	return points;
}

/* Who alone has more than all others, or NOBODY. */
static int leader(const struct game *game)
{
	int best = 0, alone = 0;

	for (int seat = 1; seat < game_player_count(game); seat++) {
		if (game_score(game, seat) > game_score(game, best))
			best = alone = seat;
		else if (game_score(game, seat) == game_score(game, best))
			alone = NOBODY;
	}
	return alone;
}

static bool leads_level(const struct game *game, int one, int other)
{
	int score = game_score(game, one);

	for (int seat = 0; seat < game_player_count(game); seat++)
		if (game_score(game, seat) > score)
			return false;
	return game_score(game, other) == score && score >= LEAD_LEAST;
}

static int behind(const struct game *game, int leader, int seat)
{
	return game_score(game, leader) - game_score(game, seat);
}

static bool any_score(const struct game *game)
{
	for (int seat = 0; seat < game_player_count(game); seat++)
		if (game_score(game, seat) != 0)
			return true;
	return false;
}

static void find_scores(struct finding *finding)
{
	const struct talk_turn *turn = finding->turn;
	int points = talk_points(turn, turn->seat), players = game_player_count(turn->after);
	bool big = points >= BIG || (points >= BIG_MOST && points > turn->most);
	int led = leader(turn->before), leads = leader(turn->after);
	bool taken = leads == turn->seat && led != leads && game_score(turn->after, leads) >= LEAD_LEAST;

	if (points > 0 && game_turn(turn->before) > LATE_TURNS && !any_score(turn->before))
		found_beside(finding, TALK_FIRST, NOBODY);
	if (big) {
		found_beside(finding, TALK_BIG, NOBODY);
		found(finding, TALK_I_BIG, turn->seat, NOBODY);
	}
	if (taken) {
		if (led != NOBODY)
			found(finding, TALK_PASSED, led, turn->seat);
		found_beside(finding, TALK_LEAD, led);
		found(finding, TALK_I_LEAD, turn->seat, NOBODY);
	}
	if (points > 0 && points <= SMALL_MOST)
		found_beside(finding, TALK_SMALL, NOBODY);
	if (leads != NOBODY && leads != turn->seat && points > 0 &&
	    behind(turn->after, leads, turn->seat) <= NEAR_POINTS &&
	    behind(turn->before, leads, turn->seat) > NEAR_POINTS)
		found(finding, TALK_NEAR, leads, turn->seat);
	for (int seat = 0; seat < players && points > 0; seat++)
		if (seat != turn->seat && leads_level(turn->after, turn->seat, seat)) {
			found(finding, TALK_TIE, seat, turn->seat);
			found(finding, TALK_TIE, turn->seat, seat);
		}
}

/* The best, and how far the next is behind; said once. */
static void find_end(struct finding *finding)
{
	const struct game *game = finding->turn->after;
	int best = 0, next = -SCORE_MAX;

	if (finding->turn->end_told || game_tiles_left(game) > LAST_TILES || game_tiles_left(game) < 1)
		return;
	for (int seat = 1; seat < game_player_count(game); seat++)
		if (game_score(game, seat) > game_score(game, best))
			best = seat;
	for (int seat = 0; seat < game_player_count(game); seat++)
		if (seat != best && game_score(game, seat) > next)
			next = game_score(game, seat);
	bool close = game_score(game, best) - next <= CLOSE_POINTS && next >= LEAD_LEAST;
	for (int seat = 0; seat < game_player_count(game); seat++)
		found(finding, close ? TALK_CLOSE : TALK_LAST, seat, NOBODY);
}

/* ---- what was finished ---- */

static void find_finished(struct finding *finding)
{
	const struct talk_turn *turn = finding->turn;
	int mine = talk_points(turn, turn->seat);

	for (int e = 0; e < turn->event_count; e++) {
		const struct event *event = &turn->events[e];

		if (!is_finished(event))
			continue;
		if (event->seat == turn->seat) {
			if (event->feature == FEATURE_CITY && event->tiles == 2)
				found_beside(finding, TALK_TINY, NOBODY);
			if (event->feature == FEATURE_MONASTERY)
				found_beside(finding, TALK_CLOISTER, NOBODY);
			if (event->feature == FEATURE_ROAD && event->tiles >= LONG_ROAD)
				found_beside(finding, TALK_LONG, NOBODY);
			continue;
		}
		int points = talk_points(turn, event->seat);
		bool shares = event->bill.owners >> turn->seat & 1;
		if (!shares && points - mine >= FED_LEAST) {
			found(finding, TALK_FED, event->seat, turn->seat);
			found(finding, TALK_I_FED, turn->seat, event->seat);
		} else if (mine == points && points >= SPLIT_LEAST && shares) {
			found(finding, TALK_SPLIT, event->seat, turn->seat);
		}
	}
}

/* ---- who had it, and who has ---- */

static bool stands(const struct game *game, const struct setup_figure *figure)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(game, figures);

	for (int i = 0; i < count; i++)
		if (memcmp(&figures[i], figure, sizeof *figure) == 0)
			return true;
	return false;
}

/* Who has the most where this feature is now, or had when it was paid; 0: nobody knows. */
static unsigned owners_now(const struct talk_turn *turn, const struct feature *now)
{
	for (int e = 0; e < turn->event_count; e++)
		if (is_finished(&turn->events[e]) && feature_reaches(now, turn->events[e].cell, turn->events[e].spot))
			return turn->events[e].bill.owners;
	return now->complete ? 0 : now->owners;
}

/* The edges by which a spot of a road or city reaches others. */
static unsigned edges_of(const struct game *game, struct feature_spot at)
{
	struct setup_tile tile = game_tile(game, game_tile_at(game, at.cell.x, at.cell.y));
	const struct tile_type *type = &game_tile_set(game)->types[tile.type];
	int own = tile_segment_at(type, tile.rotation, at.spot.kind, at.spot.at);

	return tile_segment_reach(type, tile.rotation, at.spot.kind, own);
}

static bool any_fits(const struct game *game, struct cell cell)
{
	uint8_t deck[TILES_MAX];
	int count = game_deck(game, deck);
	int hand = game_decision(game).tile;

	for (int rotation = 0; rotation < 4; rotation++) {
		if (hand != NO_TILE && game_tile_fits(game, hand, cell.x, cell.y, rotation))
			return true;
		for (int i = 0; i < count; i++)
			if (game_tile_fits(game, deck[i], cell.x, cell.y, rotation))
				return true;
	}
	return false;
}

/* A gap of the feature beside the tile just laid, which a tile fitted before, and none does now. */
static bool is_closed(const struct talk_turn *turn, const struct feature *now)
{
	struct cell laid = game_tile(turn->after, game_last_placed(turn->after)).cell;

	if ((now->kind != FEATURE_CITY && now->kind != FEATURE_ROAD) || now->complete || game_may_fill(turn->after))
		return false;
	for (int i = 0; i < now->spot_count; i++) {
		unsigned edges = edges_of(turn->after, now->spots[i]);
		for (int e = 0; e < EDGE_COUNT; e++) {
			struct cell gap = cell_beside(now->spots[i].cell, e);
			int way = abs(gap.x - laid.x) + abs(gap.y - laid.y);
			if (edges >> e & 1 && way == 1 && game_tile_at(turn->after, gap.x, gap.y) < 0 &&
			    any_fits(turn->before, gap) && !any_fits(turn->after, gap))
				return true;
		}
	}
	return false;
}

static void find_share(struct finding *finding, int seat, const struct feature *was, const struct feature *now)
{
	static const uint8_t shared[] = {
	    [FEATURE_CITY] = TALK_SHARED_CITY, [FEATURE_ROAD] = TALK_SHARED_ROAD, [FEATURE_FIELD] = TALK_SHARED_FIELD};
	const struct talk_turn *turn = finding->turn;
	unsigned owners = owners_now(turn, now);

	if (was->owners != 1U << seat || !(owners >> turn->seat & 1))
		return;
	if (!(owners >> seat & 1)) {
		found(finding, TALK_TIPPED, seat, turn->seat);
		found(finding, TALK_I_TIPPED, turn->seat, seat);
		found_beside(finding, TALK_BESIDE, seat);
	} else if (!now->complete) {
		if (now->kind <= FEATURE_FIELD)
			found(finding, shared[now->kind], seat, turn->seat);
		found(finding, TALK_I_SHARED, turn->seat, seat);
		found_beside(finding, TALK_BESIDE, seat);
	}
}

/* Everybody's features but those of who has moved, by each of their figures. */
static void find_features(struct finding *finding)
{
	const struct talk_turn *turn = finding->turn;
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(turn->before, figures);

	for (int i = 0; i < count; i++) {
		const struct setup_figure *figure = &figures[i];
		struct feature was, now;

		if (figure->seat == turn->seat ||
		    !game_feature_at(turn->before, figure->cell.x, figure->cell.y, figure->spot, &was) ||
		    !game_feature_at(turn->after, figure->cell.x, figure->cell.y, figure->spot, &now) ||
		    (!now.complete && !stands(turn->after, figure)))
			continue;
		find_share(finding, figure->seat, &was, &now);
		if (was.owners == 1U << figure->seat && now.owners == was.owners && !now.complete &&
		    now.kind <= FEATURE_ROAD && now.tile_count > was.tile_count)
			found(finding, TALK_GIVEN, figure->seat, turn->seat);
		if (was.owners >> figure->seat & 1 && now.owners >> figure->seat & 1 && is_closed(turn, &now)) {
			found(finding, TALK_CLOSED, figure->seat, turn->seat);
			found(finding, TALK_I_CLOSED, turn->seat, figure->seat);
		}
	}
}

/* ---- what was done ---- */

bool talk_is_empty(const struct game *game, int seat)
{
	int count = 0;

	for (int figure = 0; figure < PIECES_MAX; figure++)
		if (game_owned(game, (enum figure)figure) > 0)
			count += game_supply(game, seat, (enum figure)figure);
	return count == 0;
}

/* Has the tile just laid made a city larger, and large, that belongs to who has laid it alone and is not complete? */
static bool is_grown(const struct talk_turn *turn)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(turn->before, figures);

	for (int i = 0; i < count; i++) {
		struct feature was, now;

		if (figures[i].seat == turn->seat && figures[i].spot.kind == FEATURE_CITY &&
		    game_feature_at(turn->before, figures[i].cell.x, figures[i].cell.y, figures[i].spot, &was) &&
		    game_feature_at(turn->after, figures[i].cell.x, figures[i].cell.y, figures[i].spot, &now) &&
		    now.tile_count > was.tile_count && now.tile_count >= LARGE_CITY && !now.complete &&
		    now.owners == 1U << turn->seat)
			return true;
	}
	return false;
}

/* Does the figure that was put into a field there lie well? */
static bool is_pasture(const struct talk_turn *turn, const struct event *event)
{
	struct feature field;

	return event->spot.kind == FEATURE_FIELD &&
	       game_feature_at(turn->after, event->cell.x, event->cell.y, event->spot, &field) &&
	       field.city_count >= PASTURE_CITIES && field.owners == 1U << turn->seat;
}

/* Has the tile just laid neighbours on all four sides? */
static bool is_enclosed(const struct game *game)
{
	struct cell laid = game_tile(game, game_last_placed(game)).cell;
	int beside = 0;

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		struct cell cell = cell_beside(laid, edge);
		beside += game_tile_at(game, cell.x, cell.y) >= 0;
	}
	return beside == EDGE_COUNT;
}

/* Is there something on the tile just laid that nobody has, and that nobody was paid for, where a follower may stand?
 */
static bool could_put(const struct talk_turn *turn)
{
	struct cell laid = game_tile(turn->after, game_last_placed(turn->after)).cell;
	unsigned stands = game_piece(game_kind(turn->after), FIGURE_MEEPLE)->stands;
	struct feature feature;

	for (int e = 0; e < turn->event_count; e++)
		if (is_finished(&turn->events[e]))
			return false; /* whoever went home stood in the way, perhaps */
	for (int kind = 0; kind < FEATURE_KINDS; kind++)
		for (int at = 0; stands >> kind & 1 && at < HALF_COUNT; at++)
			if (game_feature_at(turn->after, laid.x, laid.y, (struct spot){(uint8_t)kind, (uint8_t)at},
			                    &feature) &&
			    !feature.figure_count)
				return true;
	return false;
}

static void find_moves(struct finding *finding)
{
	static const uint8_t stands_on[FEATURE_KINDS] = {
	    [FEATURE_CITY] = TALK_KNIGHT,    [FEATURE_ROAD] = TALK_THIEF,    [FEATURE_FIELD] = TALK_FARMER,
	    [FEATURE_MONASTERY] = TALK_MONK, [FEATURE_PATH] = TALK_HERALD,   [FEATURE_TOWER] = TALK_TOWER,
	    [FEATURE_HOUSE] = TALK_SQUIRE,   [FEATURE_COURT] = TALK_MERCHANT};
	const struct talk_turn *turn = finding->turn;
	bool kept = game_supply(turn->before, turn->seat, FIGURE_MEEPLE) > 0 && could_put(turn);

	for (int e = 0; e < turn->event_count; e++) {
		const struct event *event = &turn->events[e];
		int about = event->kind == EVENT_WALL   ? TALK_WALL
		            : event->kind == EVENT_KEEP ? TALK_KEEP
		            : event->kind == EVENT_FIGURE && event->figure == FIGURE_MEEPLE &&
		                    event->spot.kind < FEATURE_KINDS && stands_on[event->spot.kind]
		                ? stands_on[event->spot.kind]
		                : TALK_ABOUTS;
		if (event->seat != turn->seat)
			continue;
		kept = kept && event->kind != EVENT_FIGURE;
		if (about < TALK_ABOUTS)
			found_beside(finding, is_pasture(turn, event) ? TALK_PASTURE : about, NOBODY);
	}
	if (kept)
		found_beside(finding, TALK_KEPT, NOBODY);
	if (is_grown(turn))
		found_beside(finding, TALK_GROWN, NOBODY);
	if (game_kind(turn->after) == GAME_CARCASSONNE && is_enclosed(turn->after))
		found_beside(finding, TALK_FITS, NOBODY);
	if (!(turn->emptied >> turn->seat & 1) && talk_is_empty(turn->after, turn->seat)) {
		found_beside(finding, TALK_EMPTY, NOBODY);
		found(finding, TALK_I_EMPTY, turn->seat, NOBODY);
	}
}

/* ---- what expansions have words for ---- */

static void found_remark(struct finding *finding, int number, int seat)
{
	int count = finding->count;

	found(finding, TALK_REMARK, seat, finding->turn->seat);
	if (finding->count > count)
		finding->facts[count].remark = (uint8_t)number;
}

/* A neutral piece went from a figure of one to a figure of who has moved. */
static void find_parted(struct finding *finding, int number, const char *key)
{
	const struct talk_turn *turn = finding->turn;

	for (int id = 0; id < NEUTRALS_MAX; id++) {
		if (!game_has_neutral(turn->before, id) ||
		    strcmp(game_neutral(game_kind(turn->before), id)->key, key) != 0)
			continue;
		struct setup_neutral was = game_neutral_at(turn->before, id), now = game_neutral_at(turn->after, id);
		if (was.beside && now.beside && now.figure.seat == turn->seat)
			found_remark(finding, number, was.figure.seat);
	}
}

/* Is it something that who has moved has done, or had done to his own, of which all others may speak? */
static bool is_done(const struct talk_turn *turn, const struct event *event, const struct remark_voices *row)
{
	if (event->seat != turn->seat)
		return false;
	return row->of == REMARK_OWN ? event->kind == row->number
	                             : row->of == REMARK_SCORE && event->kind == EVENT_SCORED &&
	                                   event->reason == row->number && event->points >= LIFT_LEAST;
}

static void find_remark(struct finding *finding, int number, const struct remark_voices *row)
{
	const struct talk_turn *turn = finding->turn;
	int had = NOBODY;

	for (int e = 0; e < turn->event_count; e++) {
		const struct event *event = &turn->events[e];
		if (row->of == REMARK_EVENT && event->kind == row->number && event->seat != NOBODY)
			found_remark(finding, number, event->seat);
		if (is_done(turn, event, row))
			for (int seat = 0; seat < game_player_count(turn->after); seat++)
				found_remark(finding, number, seat);
	}
	if (row->of == REMARK_NEUTRAL)
		find_parted(finding, number, row->key);
	if (row->of == REMARK_HOLDING && game_has_holding(turn->before, row->number))
		had = game_holder(turn->before, row->number);
	if (had != NOBODY && game_holder(turn->after, row->number) == turn->seat)
		found_remark(finding, number, had);
}

int talk_facts(const struct talk_turn *turn, struct talk_fact facts[TALK_FACTS_MAX])
{
	struct finding finding = {.turn = turn, .facts = facts};

	if (game_over(turn->after) || game_last_placed(turn->after) < 0)
		return 0;
	find_features(&finding);
	find_finished(&finding);
	find_scores(&finding);
	for (int i = 0; i < remark_voices_count; i++)
		find_remark(&finding, i, &remark_voices[i]);
	find_moves(&finding);
	find_end(&finding);
	return finding.count;
}
