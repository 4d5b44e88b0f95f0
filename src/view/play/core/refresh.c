/* What follows from a change of the position: found once, so that drawing asks the engine for little. */
#include "view/play/core/play.h"
#include "text/say.h"

#include <stdlib.h>
#include <string.h>

static struct play_cell *cell_of(struct play *play, int x, int y)
{
	for (int i = 0; i < play->found.cell_count; i++)
		if (play->found.cells[i].x == x && play->found.cells[i].y == y)
			return &play->found.cells[i];
	return NULL;
}

const struct play_cell *play_cell_at(const struct play *play, int x, int y)
{
	return cell_of((struct play *)play, x, y);
}

/* A cell where a tile may come to lie, if there is none but the tentative one: it may still go elsewhere. */
static void add_cell(struct play *play, int x, int y)
{
	const struct game *game = session_game(play->session);
	const struct castle_board *wall = play_wall(play);
	struct move laid;
	bool thinking = session_laid(play->session, &laid) && x == laid.cell.x && y == laid.cell.y;
	bool empty = game_tile_at(game, x, y) < 0 || thinking;
	if (empty && (!wall || castle_inside(wall, x, y)) && !cell_of(play, x, y) &&
	    play->found.cell_count < PLAY_CELLS_MAX) {
		struct play_cell cell = {.x = (int16_t)x, .y = (int16_t)y};
		play->found.cells[play->found.cell_count++] = cell;
	}
}

/* The empty cells round the laid tiles, the tentative one not counted, and before the start spaces of a wall. */
static void find_cells(struct play *play)
{
	const struct game *game = session_game(play->session);
	const struct castle_board *wall = play_wall(play);
	struct move laid;
	bool thinking = session_laid(play->session, &laid);
	play->found.cell_count = 0;
	for (int i = 0; wall && i < wall->start_count; i++)
		add_cell(play, wall->starts[i].cell.x, wall->starts[i].cell.y);
	for (int i = 0; i < game_tile_count(game); i++) {
		struct cell at = game_tile(game, i).cell;
		if (thinking && cell_same(at, laid.cell))
			continue;
		for (int side = 0; side < EDGE_COUNT; side++)
			add_cell(play, cell_beside(at, side).x, cell_beside(at, side).y);
	}
}

static int by_reading(const void *a, const void *b)
{
	const struct play_cell *one = a, *two = b;
	if (!one->rotations != !two->rotations)
		return one->rotations ? -1 : 1;
	return play_reads_before(play_cell_where(one), play_cell_where(two)) ? -1 : 1;
}

static void find_places(struct play *play)
{
	int count = session_places(play->session, play->found.choices, MOVES_MAX);
	play->found.legal_count = 0;
	if (play_hands_off(play))
		return;
	for (int i = 0; i < count; i++) {
		struct play_cell *cell = cell_of(play, play->found.choices[i].cell.x, play->found.choices[i].cell.y);
		if (!cell)
			continue;
		play->found.legal_count += cell->rotations == 0;
		cell->rotations |= (uint8_t)(1u << play->found.choices[i].rotation);
	}
	qsort(play->found.cells, (size_t)play->found.cell_count, sizeof *play->found.cells, by_reading);
}

/* The pile's tiles by type: which are left is known to all, their order is not. */
static void find_unseen(struct play *play)
{
	uint8_t deck[TILES_MAX];
	memset(play->found.unseen, 0, sizeof play->found.unseen);
	play->found.unseen_total = game_deck(session_game(play->session), deck);
	for (int i = 0; i < play->found.unseen_total; i++)
		play->found.unseen[deck[i]]++;
}

/* A file may deal a few tiles only: that none of them fits says nothing about a place. */
static bool short_deck(const struct play *play)
{
	const struct game *game = session_game(play->session);
	uint8_t aside[TILES_MAX];
	int all = 0;
	for (int type = 0; type < game_tile_set(game)->type_count; type++)
		all += play->found.set_counts[type];
	return game_tile_count(game) + play->found.unseen_total + game_aside(game, aside) + 1 < all;
}

bool play_type_fits(const struct game *game, int type, int x, int y)
{
	bool fits = false;
	for (int rotation = 0; rotation < 4 && !fits; rotation++)
		fits = game_tile_fits(game, type, x, y, rotation);
	return fits;
}

/* Does any tile of the game's set fit there, drawn or not? */
static bool any_fits(const struct play *play, const struct play_cell *cell)
{
	const struct game *game = session_game(play->session);
	for (int type = 0; type < game_tile_set(game)->type_count; type++)
		if (play->found.set_counts[type] > 0 && play_type_fits(game, type, cell->x, cell->y))
			return true;
	return false;
}

/* How many of the tiles that nobody has seen fit there. */
static int count_fitting(const struct play *play, const struct game *game, int x, int y)
{
	int count = 0;
	for (int type = 0; type < game_tile_set(game)->type_count; type++)
		if (play->found.unseen[type] > 0 && play_type_fits(game, type, x, y))
			count += play->found.unseen[type];
	return count;
}

/* Is there a feature in this spot that somebody waits for? */
static bool waited_for(struct play *play, struct cell cell, struct spot spot)
{
	return game_feature_at(session_game(play->session), cell.x, cell.y, spot, play->feature) &&
	       play->feature->owners && !play->feature->complete;
}

/* Does a road or city of a player lead to this cell, or does his building stand beside it? */
static bool missed(struct play *play, const struct play_cell *cell)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	bool any = set->game == GAME_CASTLE; /* its other features are told by no edge */
	for (int i = 0; i < 9 && !any; i++) {
		int dx = i % 3 - 1, dy = i / 3 - 1, index = game_tile_at(game, cell->x + dx, cell->y + dy);
		if (index < 0)
			continue;
		struct setup_tile tile = game_tile(game, index);
		const struct tile_type *type = &set->types[tile.type];
		const struct building *building = tile_building(type);
		int edge = dy < 0 ? EDGE_S : dy > 0 ? EDGE_N : dx < 0 ? EDGE_E : EDGE_W;
		int terrain = type->edges[(edge - tile.rotation) & 3];
		struct spot spot = {terrain == TERRAIN_CITY ? FEATURE_CITY : FEATURE_ROAD, (uint8_t)edge};
		any = (building && waited_for(play, tile.cell, (struct spot){building->kind, 0})) ||
		      ((!dx || !dy) && (terrain == TERRAIN_CITY || terrain == TERRAIN_ROAD) &&
		       waited_for(play, tile.cell, spot));
	}
	return any;
}

static void find_fitting(struct play *play)
{
	struct move laid;
	bool few = short_deck(play), hand = game_may_fill(session_game(play->session)),
	     lies = session_laid(play->session, &laid),
	     open = (lies || play->found.wait == WAIT_TILE) && !hand && play->found.unseen_total > 0;
	play->found.never_count = play->found.missed_count = 0;
	play->found.shuts = false;
	for (int i = 0; i < play->found.cell_count; i++) {
		struct play_cell *cell = &play->found.cells[i];
		cell->fitting = (int16_t)count_fitting(play, session_game(play->session), cell->x, cell->y);
		int away = lies ? abs(cell->x - laid.cell.x) + abs(cell->y - laid.cell.y) : 2;
		cell->never = open && away > 0 && cell->fitting == 0 && (lies || cell->rotations == 0) &&
		              !play_hands_off(play) && !(few && any_fits(play, cell));
		play->found.never_count += cell->never;
		cell->missed = cell->never && missed(play, cell);
		play->found.missed_count += cell->missed;
		play->found.shuts |= cell->never && away == 1 && session_aids(play->session)->fits;
	}
}

bool play_closes_gap(const struct play *play, const struct move *place)
{
	const struct game *game = session_game(play->session);
	if (!session_aids(play->session)->fits || play->found.unseen_total == 0 || short_deck(play) ||
	    game_may_fill(game))
		return false;
	struct game *then = game_clone(game);
	bool closes = false;
	if (then && game_apply(then, place, NULL))
		for (int edge = 0; edge < EDGE_COUNT && !closes; edge++) {
			int x = place->cell.x + (edge == EDGE_E) - (edge == EDGE_W),
			    y = place->cell.y + (edge == EDGE_S) - (edge == EDGE_N);
			closes = game_tile_at(game, x, y) < 0 && count_fitting(play, game, x, y) > 0 &&
			         count_fitting(play, then, x, y) == 0;
		}
	game_destroy(then);
	return closes;
}

static void new_tile(struct play *play, uint64_t now)
{
	int type = session_tile(play->session);
	if (type == play->tile.type && session_history(play->session)->ply_count == play->motion.seen_plies)
		return;
	play->tile.type = type;
	play->tile.drawn_at = now;
	play_cursor_off(play);
	play->tile.rotation = 0;
	/* Begin with a turn that fits somewhere. */
	uint8_t any = 0;
	for (int i = 0; i < play->found.legal_count; i++)
		any |= play->found.cells[i].rotations;
	while (any && !(any >> play->tile.rotation & 1))
		play->tile.rotation++;
	int dealt = play_lesson_deal(play);
	play->tile.rotation = dealt >= 0 ? dealt : play->tile.rotation;
}

/* The ply since which the turn has been going on with questions: that one who came home has no way on is known when the
 * last of them is answered. */
static int questions_since(const struct play *play)
{
	const struct history *history = session_history(play->session);
	int ply = play->motion.seen_plies, kind = history->plies[ply].decision;
	while (ply > 0 && kind != DECISION_TILE && kind != DECISION_FIGURE && kind != DECISION_DRAW)
		kind = history->plies[--ply].decision;
	return ply;
}

static bool was_asked_where(const struct play *play, int seat, int since)
{
	const struct history *history = session_history(play->session);
	bool asked = false;
	for (int i = since; i < history->ply_count; i++)
		asked |= history->plies[i].seat == seat && ask_info(history->plies[i].decision)->from;
	return asked;
}

/* What has just happened, and is told nowhere else: what ends without points, or before it had to; a wall tile 1 of The
 * Castle (R38), with which the same player is to move again (a second part of a turn is told by the prompt as long as
 * it lasts); last, over what else is told, tiles that were drawn and fit nowhere: they are never dropped silently
 * (R-3.8). */
static void tell_news(struct play *play, uint64_t now)
{
	const struct history *history = session_history(play->session);
	int first = history->plies[play->motion.seen_plies].first_event;
	bool aside = false,
	     unasked = session_decision(play->session).kind == DECISION_NONE || session_offers(play->session);
	int since = unasked ? questions_since(play) : play->motion.seen_plies;
	for (int e = history->plies[since].first_event; e < history->event_count; e++) {
		const struct event *event = &history->events[e];
		const char *stops = e < first ? NULL : words_stops(play->session, event);
		bool again = e >= first && event->kind == EVENT_USED && event->wall == WALL_EXTRA_TURN,
		     unpaid = e >= first && words_unpaid(history->events, e);
		const char *stuck = unasked ? words_stuck(history->events, e) : NULL;
		if (!stops && stuck && session_computer(play->session, event->seat) < 0 &&
		    !was_asked_where(play, event->seat, since))
			stops = say_capital(tr(stuck));
		if (!again && !unpaid && !stops)
			continue;
		play_toast(play, now, play_seat_color(play, event->seat),
		           again    ? say(tr("A second turn for %s"), words_name(play->session, event->seat))
		           : unpaid ? tr("Nobody is paid")
		                    : tr("No way on"),
		           again    ? castle_wall_name(event->wall)
		           : unpaid ? words_event_plain(play->session, event)
		                    : stops);
	}
	for (int e = first; e < history->event_count; e++) {
		if (history->events[e].kind != EVENT_SET_ASIDE)
			continue;
		if (!aside)
			play_toast(play, now, -1, tr("This tile fits nowhere"),
			           tr("It goes back into the box; another was drawn."));
		play_toast_tile(play, history->events[e].tile);
		aside = true;
	}
}

/* While a tile lies that is thought about: who may join what it completes, whether it leads into the City, what walks
 * then. */
static void find_asked(struct play *play)
{
	struct move laid, put;
	play->found.asked = (struct session_asked){.enters = false};
	if (!session_laid(play->session, &laid))
		return;
	session_would(play->session, &laid, session_put_move(play->session, &put) ? &put : NULL, NULL,
	              &play->found.asked);
}

/* What the empty area would pay, and whom: the projection leaps with it. */
static void find_keep(struct play *play)
{
	const struct event_list *final = session_final(play->session);
	memset(play->found.keep, 0, sizeof play->found.keep);
	for (int i = 0; i < final->count; i++)
		if (final->items[i].kind == EVENT_SCORED && final->items[i].reason == SCORE_KEEP)
			play->found.keep[final->items[i].seat] = (int) final->items[i].points;
}

void play_refresh(struct play *play, uint64_t now)
{
	play_lesson_take_back(play, now);
	const struct game *game = session_game(play->session);
	play->found.serial = session_serial(play->session);
	play->found.standing_count = game_standing(game, play->found.standing);
	play->found.wait = session_wait(play->session);
	play->found.seat = session_seat(play->session);
	play_lesson_find(play);
	play_company_find(play, now);
	play_advice_find(play);
	play->refused.on = false;
	play_point_nowhere(play);
	find_cells(play);
	find_places(play);
	setup_tile_counts(game_tile_set(game), game_settings(game), play->found.set_counts);
	find_unseen(play);
	find_fitting(play);
	session_projection(play->session, play->found.projection);
	find_keep(play);
	play_cards_find(play);
	find_asked(play);
	play_slots_find(play);
	play->found.choice_count =
	    play->found.wait == WAIT_DECISION ? session_moves(play->session, play->found.choices, MOVES_MAX) : 0;
	play_choices_sort(play);
	play->answer.chosen = play->found.choice_count == 1 ? 0 : -1; /* nobody's choice is made for him */
	/* who listens answers for himself: what he is told would change while it is read */
	play->answer.forced = play->found.choice_count == 1 && !play_hands_off(play) && !play->lesson.script &&
	                      !play->host->narrator && ask_info(session_decision(play->session).kind)->walks &&
	                      session_history(play->session)->ply_count > play->motion.seen_plies;
	play->answer.due = 0;
	new_tile(play, now);
	struct decision decision = session_decision(play->session);
	if (play->found.wait == WAIT_DECISION && ask_info(decision.kind)->about)
		play_light(play, decision.cell, decision.spot); /* what is to be joined */
	if (session_history(play->session)->ply_count > play->motion.seen_plies) {
		tell_news(play, now);
		play_sounds(play, play->motion.seen_plies);
		play_talk(play, now);
	}
	play->screen.kept = session_path(play->session)[0] && !session_unsaved(play->session);
	play_toast_save(play, now);
	play_ask_unsaved(play);
	play_motion_start(play, now);
	play_ending_find(play);
	board_begin(play->board); /* bounds for the camera */
	board_add_game(play->board, game, -1);
	if (play->picture.on)
		play_picture_find(play);
	if (play->theme.w > 0) {
		struct rect before = play->layout.stage;
		play_layout_find(play);
		play_camera_hold(play, before);
		play_camera_follow(play, now);
	}
}
