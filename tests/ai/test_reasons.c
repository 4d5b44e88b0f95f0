/* Whole games of computer players: every advice legal, every reason true of its move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../quarters.h"
#include "tables.h"
#include "think.h"
#include "recount.h"

/* ---- whole games ---- */

/* Of a kind that can be put on a tile and claims it. */
static int followers(const struct game *game, int seat)
{
	int count = 0;

	for (int figure = 0; figure < figure_kinds(); figure++) {
		const struct piece *piece = game_piece(game_kind(game), figure);

		if (piece && piece_is_follower(piece))
			count += game_supply(game, seat, (enum figure)figure);
	}
	return count;
}

/* The engine's feature that the move is about: what its figure stands on, or the seat's own of that kind that grew. */
static bool meant(const struct game *after, const struct ai_line *line, int seat, struct feature *feature)
{
	struct setup_tile tile = game_tile(after, game_last_placed(after));

	for (int i = 0; i < line->move_count; i++)
		if (line->moves[i].kind == MOVE_FIGURE)
			return game_feature_at(after, tile.cell.x, tile.cell.y, line->moves[i].spot, feature);
	for (uint8_t at = 0; at < 2 * EDGE_COUNT; at++)
		if (game_feature_at(after, tile.cell.x, tile.cell.y, (struct spot){line->kind, at}, feature) &&
		    feature->owners >> seat & 1)
			return true;
	return false;
}

/* Which features of this kind end at an empty cell, seen from there: is it among them, is another? */
static bool beside_another(const struct game *game, const struct feature *feature, struct cell hole)
{
	static const int8_t dx[EDGE_COUNT] = {0, 1, 0, -1}, dy[EDGE_COUNT] = {-1, 0, 1, 0};
	static struct feature found;
	bool itself = false, another = false;
	int ends = feature->kind == FEATURE_FIELD ? 2 : 1;

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		for (int end = 0; end < ends; end++) {
			uint8_t at = (uint8_t)((edge + 2) % EDGE_COUNT * ends + end);

			if (!game_feature_at(game, hole.x + dx[edge], hole.y + dy[edge],
			                     (struct spot){feature->kind, at}, &found))
				continue;
			bool same = memcmp(&found.address, &feature->address, sizeof found.address) == 0 &&
			            found.address_spot.at == feature->address_spot.at;
			itself |= same;
			another |= !same;
		}
	}
	return itself && another;
}

/* Is there a hole at which a tile could join it with another one? */
static bool may_be_joined(const struct game *game, const struct feature *feature)
{
	static const int8_t dx[EDGE_COUNT] = {0, 1, 0, -1}, dy[EDGE_COUNT] = {-1, 0, 1, 0};

	for (int i = 0; i < feature->tile_count && feature->kind <= FEATURE_FIELD; i++) {
		for (int edge = 0; edge < EDGE_COUNT; edge++) {
			struct cell hole = {(int16_t)(feature->tiles[i].x + dx[edge]),
			                    (int16_t)(feature->tiles[i].y + dy[edge])};

			if (game_tile_at(game, hole.x, hole.y) < 0 && beside_another(game, feature, hole))
				return true;
		}
	}
	return false;
}

/* Could a follower have stood on the tile, which the move lays or which lies there? */
static bool might_stand(const struct game *game, const struct move *move)
{
	struct game *laid = game_clone(game);
	bool might = false;

	ck_assert(move->kind != MOVE_PLACE || game_apply(laid, move, NULL));
	for (int i = 0, count = game_legal_moves(laid, moves, MOVES_MAX); i < count; i++)
		might |=
		    moves[i].kind == MOVE_FIGURE && moves[i].figure != FIGURE_BUILDER && moves[i].figure != FIGURE_PIG;
	game_destroy(laid);
	return might;
}

/* What the reason says of followers and points, against what the engine makes of the moves. */
static void reason_holds(const struct game *game, const struct ai_line *line, int seat, const char *why)
{
	static struct event_list events;
	static struct feature of;
	struct game *after = game_clone(game);
	int had = followers(game, seat), put = 0, paid = 0, gets[PLAYERS_MAX] = {0};
	int paid_for[PLAYERS_MAX][FEATURE_KINDS] = {{0}};
	bool recalled = false;

	events.count = events.city_count = 0;
	for (int i = 0; i < line->move_count; i++) {
		const struct move *move = &line->moves[i];

		ck_assert(game_apply(after, move, &events));
		recalled |= move->kind == MOVE_RECALL;
	}
	while (game_decision(after).kind == DECISION_SCORE && game_legal_moves(after, moves, MOVES_MAX) > 0)
		ck_assert(game_apply(after, &moves[0], &events));
	for (int i = 0; i < events.count; i++) {
		const struct event *event = &events.items[i];

		put +=
		    event->kind == EVENT_FIGURE && event->seat == seat && piece_is_follower(any_piece(event->figure));
		if (event->kind == EVENT_SCORED && event->reason == SCORE_COMPLETE && event->seat == seat)
			paid = event->points > paid ? event->points : paid;
		if (event->kind == EVENT_SCORED && event->reason == SCORE_COMPLETE && event->seat != seat)
			gets[event->seat] += event->points;
		if (event->kind == EVENT_SCORED && !event->at_end && event->feature < FEATURE_KINDS &&
		    score_info(event->reason)->place && !score_info(event->reason)->lifts)
			paid_for[event->seat][event->feature] += event->points;
	}
	ck_assert_int_eq(recalled, strstr(why, "akes the abbot back from a ") != NULL);
	if (line->completes)
		ck_assert_int_eq(line->paid, paid);
	if (strstr(why, "is no follower to place"))
		ck_assert_int_eq(had, 0);
	if (strstr(why, "he follower stays in hand") || (!line->aim && strstr(why, "in hand is worth more")))
		ck_assert_msg(might_stand(game, &line->moves[0]), "%s", why);
	for (int card = HOLDING_KING; card <= HOLDING_ROBBER; card++)
		ck_assert_msg(!strstr(why, card == HOLDING_KING ? "ins the King's" : "ins the Robber Baron's") ||
		                  game_holder(game, card) != seat,
		              "%s", why);
	ck_assert_msg(line->scored <= 0 || strstr(why, line->scored == 1 ? "1 point at once" : " points at once"), "%s",
	              why);
	if (strstr(why, "may be joined to another one"))
		ck_assert_msg(meant(after, line, seat, &of) && may_be_joined(after, &of), "%s", why);
	if (strstr(why, "here is nothing better"))
		ck_assert(line->moves[0].kind == MOVE_PLACE);
	/* What helps another, or costs oneself, is put up with and no reason. */
	ck_assert_msg(why[1] != 'h' || why[2] != 'o', "%s", why);
	for (const char *word = why; (word = strchr(word + 1, 'h'));)
		ck_assert_msg(strncmp(word, "helps ", 6) != 0 || strncmp(word - 3, "it ", 3) == 0, "%s", why);
	/* Who else is paid for the tile is told. */
	for (int other = 0; other < PLAYERS_MAX; other++) {
		char told[60];

		ck_assert_int_ge(line->gets[other], gets[other]);
		int rest = line->gets[other];
		for (int kind = 0; kind < FEATURE_KINDS && line->gets[other]; kind++) {
			int points = paid_for[other][kind];
			if (!points || (kind == line->kind && line->completes))
				continue;
			rest -= points;
			snprintf(told, sizeof told, kind == FEATURE_FIELD ? " go home with %d point" : " gets %d point",
			         points);
			ck_assert_msg(strstr(why, told), "%s: %s", why, told);
		}
		snprintf(told, sizeof told, " gets %d point", rest);
		ck_assert_msg(rest <= 0 || strstr(why, told), "%s: %s", why, told);
		/* ... and once: that it costs him something is not said of the same move. */
		ck_assert_msg(other != line->against || !line->gets[other] || !strstr(why, "osts "), "%s", why);
	}
	int kinds = 0;
	for (int kind = 0; kind < FEATURE_KINDS; kind++)
		kinds += paid_for[seat][kind] > 0;
	ck_assert_msg((kinds > 1) == (strstr(why, " at once: ") != NULL), "%s", why);
	/* Who says that it costs somebody does not give away as much. */
	ck_assert_msg(line->against == NOBODY || line->against_loss > line->given, "%s", why);
	if (line->gains_kind < FEATURE_KINDS)
		ck_assert(line->gains_kind != line->kind && line->moves[0].kind == MOVE_PLACE);
	if (game_over(after) || line->aim) {
		game_destroy(after);
		return;
	}
	if (strstr(why, "akes and finishes"))
		ck_assert_int_ge(followers(after, seat), had);
	if (strstr(why, " follower comes home"))
		ck_assert_msg(followers(after, seat) + put - line->at_once > had, "%s", why);
	game_destroy(after);
}

static void whole_game(int table, uint64_t deck)
{
	struct game *game = begin_table(table, deck);
	struct refusal refusal;
	char why[AI_WHY_SIZE], text[300];
	uint64_t seed = 1;

	while (game_decision(game).kind != DECISION_NONE) {
		struct ai_order order = {.character = (game_decision(game).seat + (int)deck) % ai_character_count(),
		                         .playouts = 12,
		                         .seed = seed++};
		const struct ai_advice *advice = ai_advice(ai);

		ck_assert(ai_think(ai, game, &order));
		ck_assert_int_ge(advice->line_count, 1);
		for (int i = 0; i < advice->line_count; i++)
			ck_assert_msg(!game_why_illegal(game, &advice->lines[i].moves[0], &refusal), "%s",
			              refusal.text);
		ai_why(advice, game, why);
		ck_assert_msg(why[0] >= 'A' && why[0] <= 'Z' && why[strlen(why) - 1] == '.', "%s", why);
		reason_holds(game, &advice->lines[0], advice->seat, why);
		ck_assert(game_apply(game, &advice->move, NULL));
	}
	ck_assert_msg(game_check(game, text, sizeof text), "%s", text);
	game_destroy(game);
}

/* ---- reasons beside tile and follower ---- */

/* What a reason for the move must name: nothing for a pass, of which the decision says enough. */
static const char *noun(const struct move *move)
{
	switch (move->kind) {
	case MOVE_ENTER:
	case MOVE_THE_COUNT_TO:
		return haven_name(move->haven);
	case MOVE_SEND:
	case MOVE_SCORE:
		return feature_name((enum feature_kind)move->spot.kind);
	default:
		return "";
	}
}

/* Of the other decisions, which words belong to the move. */
static const char *verb(const struct decision *decision, const struct move *move)
{
	static const char *const verbs[DECISION_KINDS][2] = {
	    [DECISION_JOIN] = {" to join", " wait for something better"},
	    [DECISION_ENTER] = {" waits in the ", "in hand is worth more"},
	    [DECISION_THE_COUNT_TO] = {"The Count goes to the ", "The Count stands well"},
	    [DECISION_SEND] = {" follower goes to a", ""},
	    [DECISION_SCORE] = {"scored first", ""},
	    [DECISION_EXTRA] = {"brings most now", "brings more later"},
	};

	return move->doubled ? "The wall tile doubles " : verbs[decision->kind][move->kind == MOVE_PASS];
}

static int others_in(const struct game *game, int seat, int quarter)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures), found = 0;

	for (int i = 0; i < count; i++)
		found += figures[i].place == PLACE_HAVEN && figures[i].haven == quarter && figures[i].seat != seat;
	return found;
}

static void apply(struct game *game, const char *name, uint64_t seed)
{
	struct move move = thought(game, name, 1, seed);

	ck_assert(game_apply(game, &move, NULL));
}

/* Somebody goes into the city, no matter where, so that there is somebody to join. */
static void enter(struct game *game, uint64_t seed)
{
	int count = game_legal_moves(game, moves, MOVES_MAX), entries = 0;

	for (int i = 0; i < count; i++) {
		if (moves[i].kind == MOVE_ENTER)
			moves[entries++] = moves[i];
	}
	game_apply(game, &moves[seed % (uint64_t)entries], NULL);
}

/* Every second seat plays as it comes, so that points are given away; whoever decides something besides is asked
 * why. */
static void ask_why(struct game *game, uint64_t seed, int seen[DECISION_KINDS])
{
	while (game_decision(game).kind != DECISION_NONE) {
		struct decision decision = game_decision(game);
		char why[AI_WHY_SIZE];
		const struct ai_line *line;

		if (decision.kind != DECISION_TILE && decision.kind != DECISION_FIGURE) {
			thought(game, strongest(), 8, seed);
			ai_why(ai_advice(ai), game, why);
			line = &ai_advice(ai)->lines[0];
			ck_assert_msg(strstr(why, verb(&decision, &line->moves[0])), "%s: %s", text_of(&line->moves[0]),
			              why);
			ck_assert_msg(strstr(why, noun(&line->moves[0])), "%s: %s", text_of(&line->moves[0]), why);
			if (line->moves[0].kind == MOVE_THE_COUNT_TO)
				ck_assert_int_eq(line->held, others_in(game, decision.seat, line->moves[0].haven));
			seen[decision.kind]++;
		}
		seed++;
		if (decision.kind == DECISION_ENTER)
			enter(game, seed);
		else if (decision.seat % 2 || decision.kind == DECISION_THE_COUNT_TO)
			wander(game, 1, seed);
		else
			apply(game, "berta", seed);
	}
}

/* The same table, with a figure of everybody in each quarter but the Count's. */
static struct setup peopled(const struct game *game, struct setup setup)
{
	setup.has_table = setup.has_deck = setup.neutrals[THE_COUNT].there = true;
	setup.tile_count = game_tile_count(game);
	for (int i = 0; i < setup.tile_count; i++)
		setup.table[i] = game_tile(game, i);
	setup.deck_count = game_deck(game, setup.deck);
	setup.neutrals[THE_COUNT].haven = QUARTER_MARKET;
	for (int seat = 0; seat < setup.player_count; seat++) {
		for (int quarter = 0; quarter < HAVENS_MAX; quarter++) {
			if (quarter != QUARTER_MARKET)
				setup.figures[setup.figure_count++] = (struct setup_figure){
				    .seat = (uint8_t)seat, .place = PLACE_HAVEN, .haven = (uint8_t)quarter};
		}
	}
	return setup;
}

START_TEST(test_every_decision_has_a_reason)
{
	int seen[DECISION_KINDS] = {0};

	for (int i = 0; i < 10; i++) {
		struct setup setup = table_plain(2, 300 + (uint64_t)i);
		struct game *game;

		if (i % 2)
			setup.game = GAME_CASTLE;
		else
			table_set(&setup, "start", "count");
		if (i == 2)
			table_set(&setup, "count_final", "any");
		game = begin(&setup);
		if (i % 2 == 0) {
			setup = peopled(game, setup);
			game_destroy(game);
			game = begin(&setup);
		}
		ask_why(game, 1000 * (uint64_t)i, seen);
		game_destroy(game);
	}
	for (int kind = DECISION_SCORE; kind < DECISION_KINDS; kind++)
		ck_assert_msg(seen[kind] > 0 || kind == DECISION_DRAGON || kind == DECISION_ABBEY ||
		                  kind == DECISION_DRIVE,
		              "no decision \"%s\"", decision_name(kind));
}
END_TEST

/* What a turn of The Castle finishes it says, when it finishes two at once too and their order is asked for. */
START_TEST(test_two_at_once_are_finished)
{
	int asked = 0;

	for (uint64_t deck = 1; deck <= 3; deck++) {
		struct setup setup = table_plain(2, deck);
		struct game *game, *after;

		setup.game = GAME_CASTLE;
		game = begin(&setup);
		for (uint64_t seed = 0; game_decision(game).kind != DECISION_NONE; seed++) {
			struct move move = thought(game, strongest(), 2, seed);
			const struct ai_line *line = &ai_advice(ai)->lines[0];

			after = game_clone(game);
			for (int i = 0; i < line->move_count; i++)
				ck_assert(game_apply(after, &line->moves[i], NULL));
			if (line->moves[0].kind == MOVE_PLACE && game_decision(after).kind == DECISION_SCORE) {
				ck_assert(line->completes);
				asked++;
			}
			game_destroy(after);
			ck_assert(game_apply(game, &move, NULL));
		}
		game_destroy(game);
	}
	ck_assert_int_gt(asked, 0);
}
END_TEST

/* How many figures a step eats: the seat's own, or those of others. */
static int eats(const struct game *game, const struct move *step, int seat, bool own)
{
	static struct event_list events;
	struct game *after = game_clone(game);
	int count = 0;

	events.count = events.city_count = 0;
	ck_assert(game_apply(after, step, &events));
	for (int i = 0; i < events.count; i++)
		count += events.items[i].kind == EVENT_EATEN && (events.items[i].seat == seat) == own;
	game_destroy(after);
	return count;
}

/* How many of the seat's followers the dragon eats behind this step while one way alone leads on. */
static int eats_then(const struct game *game, const struct move *move, int seat)
{
	static struct move ways[EDGE_COUNT];
	static struct event_list events;
	struct game *after = game_clone(game);
	int met = 0;

	ck_assert(game_apply(after, move, NULL));
	while (game_decision(after).kind == DECISION_DRAGON && game_legal_moves(after, ways, EDGE_COUNT) == 1) {
		events.count = events.city_count = 0;
		ck_assert(game_apply(after, &ways[0], &events));
		for (int i = 0; i < events.count; i++)
			met += events.items[i].kind == EVENT_EATEN && events.items[i].seat == seat &&
			       piece_is_follower(game_piece(GAME_CARCASSONNE, events.items[i].figure));
	}
	game_destroy(after);
	return met;
}

/* A step behind which he must eat one's own says so, and no other. */
static bool says_then(const struct game *game, const struct ai_line *line, int seat)
{
	bool says = false, eats = eats_then(game, &line->moves[0], seat) > 0;

	for (int i = 0; i < line->gift_count; i++)
		says |= strstr(line->gifts[i].one, "the dragon must then eat") != NULL;
	ck_assert_int_eq(says, eats);
	return says;
}

/* A step that eats one's own says so, and never that it eats nobody. */
static bool says_own(const struct game *game, const struct ai_line *line, int seat)
{
	int says = 0, nobody = 0, own = eats(game, &line->moves[0], seat, true);

	for (int i = 0; i < line->gift_count; i++) {
		const char *words = line->gifts[i].one;
		says += strstr(words, " eats %d own follower") ? line->gifts[i].count : 0;
		nobody += strstr(words, "eats nobody") != NULL;
	}
	ck_assert_int_eq(says, own);
	ck_assert(!own || !nobody);
	return own > 0;
}

/* The dragon's steps are thought about like any other move, and told by whom they eat, leave or near. */
START_TEST(test_the_dragon_is_played)
{
	struct setup setup = table_plain(2, 310);
	struct game *game;
	char why[AI_WHY_SIZE];
	int steps = 0, then = 0, own = 0;

	table_set(&setup, "dragon", "on");
	game = begin(&setup);
	for (uint64_t seed = 0; game_decision(game).kind != DECISION_NONE; seed++) {
		if (game_decision(game).kind == DECISION_DRAGON && steps++ % 2 == 0) {
			struct move move = thought(game, strongest(), 4, seed);

			ck_assert_int_eq(move.kind, MOVE_DRAGON);
			ai_why(ai_advice(ai), game, why);
			ck_assert_msg(strstr(why, "ragon"), "%s", why);
			ck_assert_msg((eats(game, &move, ai_advice(ai)->seat, false) > 0) ==
			                  (strstr(why, " to the dragon") != NULL),
			              "%s", why);
			for (int i = 0; i < ai_advice(ai)->line_count; i++) {
				then += says_then(game, &ai_advice(ai)->lines[i], ai_advice(ai)->seat);
				own += says_own(game, &ai_advice(ai)->lines[i], ai_advice(ai)->seat);
			}
		}
		apply(game, "berta", seed);
	}
	ck_assert(game_over(game));
	ck_assert_int_gt(steps, 8);
	ck_assert_int_gt(then, 0);
	ck_assert_int_gt(own, 0);
	game_destroy(game);
}
END_TEST

/* How many figures three of the strongest put on so many tiles. */
static int put_on(int turns, uint64_t deck)
{
	struct setup setup = table_plain(3, deck);
	struct game *game;
	int put = 0;

	table_set(&setup, "dragon", "on");
	game = begin(&setup);
	for (uint64_t seed = 0; turns > 0; seed++) {
		struct move move = thought(game, strongest(), 1, seed);

		turns -= move.kind == MOVE_PLACE;
		put += move.kind == MOVE_FIGURE;
		ck_assert(game_apply(game, &move, NULL));
	}
	game_destroy(game);
	return put;
}

/* Nobody keeps his followers in hand for the fairy's sake, who will be elsewhere when the dragon comes: 65 when each
 * trusted in her, 76 since nobody does. */
START_TEST(test_the_fairy_keeps_nobody_in_hand) { ck_assert_int_ge(put_on(45, 7) + put_on(45, 8) + put_on(45, 9), 72); }
END_TEST

/* Abbeys are laid and kept, wagons drive, barns are built, each with a reason of its own. */
START_TEST(test_the_abbey_is_played)
{
	static const struct {
		int kind; /* of the move */
		const char *says;
	} told[] = {{MOVE_ABBEY, "he abbey fills the hole"},
	            {MOVE_DRIVE, "he wagon drives on"},
	            {MOVE_BARN, "he barn brings about "}};
	enum { TOLD = sizeof told / sizeof told[0] };
	int seen[TOLD] = {0}, kept = 0;
	char why[AI_WHY_SIZE];

	for (uint64_t table = 0; table < 6; table++) {
		struct setup setup = table_plain(2, 900 + table);
		struct game *game;

		table_set(&setup, "abbey", "on");
		game = begin(&setup);
		for (uint64_t seed = 0; game_decision(game).kind != DECISION_NONE; seed++) {
			int asked = game_decision(game).kind;
			struct move move = thought(game, "reynard", 30, seed);

			ai_why(ai_advice(ai), game, why);
			for (int i = 0; i < TOLD; i++) {
				if (move.kind != told[i].kind)
					continue;
				seen[i] += strstr(why, told[i].says) != NULL;
			}
			kept += asked == DECISION_ABBEY && move.kind == MOVE_PASS;
			ck_assert(game_apply(game, &move, NULL));
		}
		game_destroy(game);
	}
	for (int i = 0; i < TOLD; i++)
		ck_assert_msg(seen[i] > 0, "nobody says \"t%s\"", told[i].says);
	ck_assert_int_gt(kept, 0);
}
END_TEST

/* Every module, two to six players, all characters: every advice is legal, and every reason a sentence.  One game a
 * table; BASTIDE_GAMES in the environment: so many over all tables; BASTIDE_TABLE: at this one alone. */
START_TEST(test_whole_games)
{
	const char *games = getenv("BASTIDE_GAMES"), *table = getenv("BASTIDE_TABLE");
	int count = games ? (atoi(games) + TABLES - 1) / TABLES : 1;

	if (table && atoi(table) != _i)
		return;
	for (int i = 0; i < count; i++)
		whole_game(_i, 100 + (uint64_t)_i + 1000 * (uint64_t)i);
	if (games) /* a second of processor each with sanitizers */
		fprintf(stderr, "table %d (%s): %d games\n", _i, table_settings(_i), count);
}
END_TEST

void reasons_add(Suite *suite)
{
	TCase *games = tcase_create("games");

	tcase_set_timeout(games, 600);
	tcase_add_test(games, test_every_decision_has_a_reason);
	tcase_add_test(games, test_the_dragon_is_played);
	tcase_add_test(games, test_two_at_once_are_finished);
	tcase_add_test(games, test_the_fairy_keeps_nobody_in_hand);
	tcase_add_test(games, test_the_abbey_is_played);
	tcase_add_loop_test(games, test_whole_games, 0, TABLES);
	suite_add_tcase(suite, games);
}
