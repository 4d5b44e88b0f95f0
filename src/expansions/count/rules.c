/* rules.c - R-13: the Count of Carcassonne and the four quarters of his city.
 *
 * Three times a turn or game somebody may be asked:
 *   before a feature is scored   who moves out into it
 *   after scoring                who only paid others enters, and moves the Count
 *   after the last turn          the market empties */
#include "engine/carcassonne/module.h"

#include "engine/core/turn.h"
#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/hash.h"
#include "engine/core/majority.h"
#include "engine/core/refuse.h"

enum { MOVE_FREE, MOVE_CLOCKWISE, MOVE_FOLLOW };
enum { FINAL_MARKET, FINAL_ANY };
enum { ENTRY_NONE_AT_ALL, ENTRY_NONE_FOR_ONE };
enum { NO_QUARTER = -1, THE_COUNT = 2 };

/* clockwise. */
enum { QUARTER_CASTLE, QUARTER_MARKET, QUARTER_BLACKSMITH, QUARTER_CATHEDRAL };

static const struct haven quarters[] = {
    {QUARTER_CASTLE, "castle", "quarter", "R-13.2", SETTING_START, START_THE_COUNT, .feeds = 1U << FEATURE_CITY},
    {QUARTER_MARKET, "market", "quarter", "R-13.2", SETTING_START, START_THE_COUNT, .feeds = 1U << FEATURE_FIELD},
    {QUARTER_BLACKSMITH, "blacksmith", "quarter", "R-13.2", SETTING_START, START_THE_COUNT,
     .feeds = 1U << FEATURE_ROAD},
    {QUARTER_CATHEDRAL, "cathedral", "quarter", "R-13.2", SETTING_START, START_THE_COUNT,
     .feeds = FEATURES_BUILT & FEATURES_FOLLOWED},
};

enum { HAVENS = sizeof quarters / sizeof quarters[0] };

static const struct neutral neutrals[] = {
    {.id = THE_COUNT,
     .place = PLACE_HAVEN,
     .shuts = true, /* */
     .setting = SETTING_START,
     .value = START_THE_COUNT,
     .key = "count",
     .rule = "R-13.1"},
};

static bool count_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	(void)tiles;
	return setup->settings.value[SETTING_START] == START_THE_COUNT;
}

/* The quarter whose figures may join a feature of this kind, or -1. */
static int quarter_of(unsigned kind)
{
	int quarter = HAVENS - 1;

	while (quarter >= 0 && !(quarters[quarter].feeds >> kind & 1))
		quarter--;
	return quarter;
}

/* the abbot lives in the cathedral only: others nowhere here. */
static bool piece_enters(const struct piece *piece, int quarter)
{
	return !piece->follows && piece->stands & quarters[quarter].feeds;
}

static bool quarter_has(const struct game *game, int quarter, int seat)
{
	bool has = false;

	for (int figure = 0; figure < game->kinds_owned; figure++)
		has |= own(game)->havens[quarter][figure][seat] != 0;
	return has;
}

static void count_go(struct game *game, int quarter, struct event_list *events)
{
	if (game->neutrals[THE_COUNT].haven == quarter)
		return;
	game->neutrals[THE_COUNT].haven = (uint8_t)quarter;
	event_tell(events, (struct event){.kind = EVENT_THE_COUNT_MOVED, .seat = NOBODY, .haven = (uint8_t)quarter});
}

/* ---- set-up ---- */

static bool count_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	(void)setup;
	(void)refusal;
	game->neutrals[THE_COUNT].haven = QUARTER_CASTLE;
	own(game)->the_count.next_sender = NOBODY;
	return true;
}

/* ---- moves out (R-13.10) ---- */

/* Somebody of the player who decides goes out, to this node. */
static void leave(struct game *game, int quarter, int figure, int to)
{
	own(game)->havens[quarter][figure][game->decider]--;
	modules_leaves(
	    game,
	    &(struct setup_figure){
	        .seat = game->decider, .figure = (uint8_t)figure, .place = PLACE_HAVEN, .haven = (uint8_t)quarter},
	    to);
}

/* A figure of a quarter goes to a feature. */
static void go_to(struct game *game, int figure, int quarter, unsigned root, enum event_kind kind,
                  struct event_list *events)
{
	leave(game, quarter, figure, come_to(game, root));
	figure_stand(game, game->decider, figure, (unsigned)come_to(game, root));
	event_tell(events, (struct event){.kind = (uint8_t)kind,
	                                  .seat = game->decider,
	                                  .figure = (uint8_t)figure,
	                                  .haven = (uint8_t)quarter,
	                                  .cell = address_cell(game->nodes[root].address),
	                                  .spot = address_spot(&game->nodes[root])});
}

/* The next player who has not passed and has somebody to move: the one left of the active player first. */
static int joiner_find(const struct game *game, int quarter)
{
	for (int i = 1; i <= game->player_count; i++) {
		int seat = (game->seat + i) % game->player_count;

		if (!(own(game)->the_count.passed >> seat & 1) && quarter_has(game, quarter, seat))
			return seat;
	}
	return NOBODY;
}

static bool count_before_score(struct game *game)
{
	unsigned root = game->completed[game->completed_next];
	int quarter = quarter_of(game->nodes[root].kind);
	int seat = NOBODY;

	/* onto a field only where a farmer stands. */
	if (game->nodes[root].kind == FEATURE_FIELD && !feature_majority(game, root) && !follows_jcz(game))
		quarter = NO_QUARTER;
	/* nobody leaves the quarter where the Count stands: nobody goes to a garden. */
	if (quarter != NO_QUARTER && quarter != game->neutrals[THE_COUNT].haven && come_to(game, root) >= 0)
		seat = joiner_find(game, quarter);
	if (seat == NOBODY) {
		own(game)->the_count.passed = 0;
		return false;
	}
	decision_owe(game, DECISION_JOIN, seat);
	return true;
}

static void join(struct game *game, int figure, struct event_list *events)
{
	unsigned root = game->completed[game->completed_next];

	go_to(game, figure, quarter_of(game->nodes[root].kind), root, EVENT_JOINED, events);
}

/* ---- entry (R-13.6 to) ---- */

static void count_listed(struct game *game)
{
	own(game)->the_count.paid = 0;
	own(game)->the_count.missed = false;
	own(game)->the_count.entry = ENTRY_OPEN;
}

static void count_scored(struct game *game, unsigned paid, struct event_list *events)
{
	unsigned mine = 1U << game->seat;

	(void)events;
	own(game)->the_count.paid |= (uint8_t)paid;
	if (paid & ~mine && !(paid & mine))
		own(game)->the_count.missed = true; /* this feature paid an opponent and not him */
}

/* */
static bool may_enter(const struct game *game)
{
	unsigned mine = 1U << game->seat, paid = own(game)->the_count.paid;
	bool missed = setting_is(game, SETTING_THE_COUNT_ENTRY, ENTRY_NONE_FOR_ONE) ? own(game)->the_count.missed
	                                                                            : paid & ~mine && !(paid & mine);

	for (int figure = 0; missed && figure < game->kinds_owned; figure++)
		if (game->supply[figure][game->seat] && piece_havens(game->tiles->pieces[figure]))
			return true;
	return false;
}

static bool count_entry(struct game *game, struct event_list *events)
{
	(void)events;
	if (own(game)->the_count.entry == ENTRY_OPEN && may_enter(game)) {
		decision_owe(game, DECISION_ENTER, game->seat);
		return true;
	}
	if (own(game)->the_count.entry == ENTRY_ENTERED && setting_is(game, SETTING_THE_COUNT_MOVE, MOVE_FREE)) {
		decision_owe(game, DECISION_THE_COUNT_TO, game->seat);
		return true;
	}
	count_listed(game); /* nothing of this turn is remembered */
	return false;
}

static void enter(struct game *game, int figure, int quarter, struct event_list *events)
{
	game->supply[figure][game->seat]--;
	own(game)->havens[quarter][figure][game->seat]++;
	event_tell(events, (struct event){.kind = EVENT_ENTERED,
	                                  .seat = game->seat,
	                                  .figure = (uint8_t)figure,
	                                  .haven = (uint8_t)quarter});
	own(game)->the_count.entry = ENTRY_ENTERED;
	if (setting_is(game, SETTING_THE_COUNT_MOVE, MOVE_CLOCKWISE))
		count_go(game, (game->neutrals[THE_COUNT].haven + 1) % HAVENS, events);
	if (setting_is(game, SETTING_THE_COUNT_MOVE, MOVE_FOLLOW))
		count_go(game, quarter, events);
}

/* ---- the last moves (R-13.14, R-13.15) ---- */

/* May figures leave this quarter at the end of the game? */
static bool quarter_empties(const struct game *game, int quarter)
{
	if (quarter == game->neutrals[THE_COUNT].haven)
		return false;
	if (quarter == QUARTER_MARKET)
		return !setting_is(game, SETTING_FARM, FARM_OFF);
	return setting_is(game, SETTING_THE_COUNT_FINAL, FINAL_ANY);
}

static int send_list_from(const struct game *game, int quarter, int figure, struct move *moves, int capacity)
{
	uint16_t roots[NODES_MAX];
	int count = 0, root_count = features_of_kind(game, quarters[quarter].feeds, roots);

	for (int i = 0; i < root_count && count < capacity; i++) {
		const struct node *root = &game->nodes[roots[i]];

		if (feature_complete(root) || come_to(game, roots[i]) < 0)
			continue;
		moves[count++] = (struct move){
		    .kind = MOVE_SEND,
		    .figure = (uint8_t)figure,
		    .haven = (uint8_t)quarter,
		    .spot = address_spot(root),
		    .cell = address_cell(root->address),
		};
	}
	return count;
}

static int send_list(const struct game *game, int seat, struct move *moves, int capacity)
{
	int count = 0;

	for (int quarter = 0; quarter < HAVENS; quarter++)
		for (int figure = 0; figure < game->kinds_owned; figure++)
			if (quarter_empties(game, quarter) && own(game)->havens[quarter][figure][seat])
				count += send_list_from(game, quarter, figure, moves + count, capacity - count);
	return count;
}

/* In turn, the player left of the one who laid the last tile first; who cannot is skipped. */
static bool count_last_moves(struct game *game)
{
	if (own(game)->the_count.next_sender == NOBODY)
		own(game)->the_count.next_sender = (uint8_t)((game->last_seat + 1) % game->player_count);
	for (int i = 0; i < game->player_count; i++) {
		int seat = (own(game)->the_count.next_sender + i) % game->player_count;
		struct move probe;

		if (!send_list(game, seat, &probe, 1))
			continue;
		decision_owe(game, DECISION_SEND, seat);
		return true;
	}
	return false;
}

static bool send_allowed(const struct game *game, const struct move *move, struct refusal *refusal)
{
	struct cell cell = move->cell;

	if (move->haven >= HAVENS || !piece_find(game, move->figure))
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	if (!quarter_empties(game, move->haven))
		return refuse(refusal, REFUSAL_BARRED, "R-13.14");
	if (!own(game)->havens[move->haven][move->figure][game->decider])
		return refuse(refusal, REFUSAL_NO_FIGURE, "R-13.14");
	if (!cell_in_range(cell.x, cell.y))
		return refuse(refusal, REFUSAL_RANGE, "");
	int node = node_at(game, cell, move->spot);
	if (node < 0)
		return refuse(refusal, REFUSAL_NO_SPOT, "R-13.14");
	if (!(quarters[move->haven].feeds >> move->spot.kind & 1))
		return refuse(refusal, REFUSAL_BARRED, "R-13.15");
	if (feature_complete(&game->nodes[feature_root(game, (unsigned)node)]))
		return refuse(refusal, REFUSAL_FEATURE, "R-13.15");
	if (come_to(game, feature_root(game, (unsigned)node)) < 0)
		return refuse(refusal, REFUSAL_BARRED, "R-32.15");
	return true;
}

static void send(struct game *game, const struct move *move, struct event_list *events)
{
	unsigned root = feature_root(game, (unsigned)node_at(game, move->cell, move->spot));

	go_to(game, move->figure, move->haven, root, EVENT_SENT, events);
	own(game)->the_count.next_sender = (uint8_t)((game->decider + 1) % game->player_count);
}

/* ---- its moves ---- */

static bool join_allowed(const struct game *game, int figure, struct refusal *refusal)
{
	int quarter = quarter_of(game->nodes[game->completed[game->completed_next]].kind);

	if (!piece_find(game, figure))
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	if (!own(game)->havens[quarter][figure][game->decider])
		return refuse(refusal, REFUSAL_NO_FIGURE, "R-13.10");
	return true;
}

static bool enter_allowed(const struct game *game, int figure, int quarter, struct refusal *refusal)
{
	const struct piece *piece = piece_find(game, figure);

	if (!piece || quarter >= HAVENS)
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	if (!game->supply[figure][game->decider])
		return refuse(refusal, REFUSAL_NO_FIGURE, "R-13.6");
	if (!piece_enters(piece, quarter))
		return refuse(refusal, REFUSAL_BARRED, haven_rule(piece));
	return true;
}

static bool count_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	switch (move->kind) {
	case MOVE_JOIN:
		return join_allowed(game, move->figure, refusal);
	case MOVE_ENTER:
		return enter_allowed(game, move->figure, move->haven, refusal);
	case MOVE_THE_COUNT_TO:
		if (move->haven >= HAVENS)
			return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
		if (move->haven == game->neutrals[THE_COUNT].haven)
			return refuse(refusal, REFUSAL_BARRED, "R-13.9");
		return true;
	default:
		return send_allowed(game, move, refusal);
	}
}

/* Joining, entering and moving the Count: every combination that is legal. */
static int choice_list(const struct game *game, int kind, struct move *moves, int capacity)
{
	int havens = kind == MOVE_JOIN ? 1 : HAVENS;
	int figures = kind == MOVE_THE_COUNT_TO ? 1 : game->kinds_owned;
	int count = 0;

	for (int figure = 0; figure < figures; figure++) {
		for (int quarter = 0; quarter < havens && count < capacity; quarter++) {
			struct move move = {
			    .kind = (uint8_t)kind, .figure = (uint8_t)figure, .haven = (uint8_t)quarter};

			if (count_allows_move(game, &move, NULL))
				moves[count++] = move;
		}
	}
	return count;
}

static int count_list(const struct game *game, struct move *moves, int capacity)
{
	switch (game->owed) {
	case DECISION_JOIN:
		return choice_list(game, MOVE_JOIN, moves, capacity);
	case DECISION_ENTER:
		return choice_list(game, MOVE_ENTER, moves, capacity);
	case DECISION_THE_COUNT_TO:
		return choice_list(game, MOVE_THE_COUNT_TO, moves, capacity);
	case DECISION_SEND:
		return send_list(game, game->decider, moves, capacity);
	default:
		return 0;
	}
}

static void count_pass(struct game *game)
{
	if (game->owed == DECISION_JOIN)
		own(game)->the_count.passed |= (uint8_t)(1U << game->decider);
	else
		own(game)->the_count.entry = ENTRY_OVER;
}

static void count_play(struct game *game, const struct move *move, struct event_list *events)
{
	switch (move->kind) {
	case MOVE_PASS:
		count_pass(game);
		break;
	case MOVE_JOIN:
		join(game, move->figure, events);
		break;
	case MOVE_ENTER:
		enter(game, move->figure, move->haven, events);
		break;
	case MOVE_THE_COUNT_TO:
		count_go(game, move->haven, events);
		own(game)->the_count.entry = ENTRY_OVER;
		break;
	default:
		send(game, move, events);
	}
	decision_done(game);
}

/* ---- looking ---- */

/* Who is in a quarter as a number: of the first three kinds the two of which each player has one stand in the lowest
 * bits, as hashes have had it from the beginning. */
static uint64_t quarter_number(const struct game *game, int quarter, int seat)
{
	uint64_t number = 0;

	for (int figure = 0; figure < game->kinds_owned; figure++)
		number |= (uint64_t)own(game)->havens[quarter][figure][seat]
		          << (figure < 3 ? (figure + 2) % 3 : figure + 2);
	return number;
}

static uint64_t count_hash(const struct game *game)
{
	const struct the_count_state *count = &own(game)->the_count;
	uint64_t hash = game->neutrals[THE_COUNT].haven;

	for (int quarter = 0; quarter < HAVENS; quarter++)
		for (int seat = 0; seat < game->player_count; seat++)
			hash_add(&hash, quarter_number(game, quarter, seat));
	hash_add(&hash, (unsigned)count->passed << 24 | (unsigned)count->paid << 16 | (unsigned)count->missed << 8 |
	                    count->entry);
	return hash;
}

static const struct module_form forms[] = {
    {MOVE_JOIN, {"join", "F", DECISION_JOIN, .number = 4}},
    {MOVE_ENTER, {"enter", "QF", DECISION_ENTER, .number = 5}},
    {MOVE_THE_COUNT_TO, {"count", "Q", DECISION_THE_COUNT_TO, .number = 6}},
    {MOVE_SEND, {"send", "QFCS", DECISION_SEND, .number = 7}},
};

static const struct module_ask asks[] = {
    {DECISION_JOIN, {"join", .may_pass = true, .about = true}},
    {DECISION_ENTER, {"enter", .may_pass = true, .enters = true}},
    {DECISION_THE_COUNT_TO, {"count", .may_pass = true, .rehouses = true}},
    {DECISION_SEND, {"send", .sends = true}},
};

static const struct event_info tellings[] = {
    {.kind = EVENT_JOINED,
     .number = 4,
     .key = "joined",
     .members = HAS_PLAYER | HAS_FIGURE | HAS_HAVEN | HAS_AT | HAS_ON,
     .stands = true},
    {.kind = EVENT_ENTERED, .number = 8, .key = "entered", .members = HAS_PLAYER | HAS_FIGURE | HAS_HAVEN},
    {.kind = EVENT_THE_COUNT_MOVED, .number = 9, .key = "count", .members = HAS_HAVEN},
    {.kind = EVENT_SENT,
     .number = 10,
     .key = "sent",
     .members = HAS_PLAYER | HAS_FIGURE | HAS_HAVEN | HAS_AT | HAS_ON,
     .stands = true,
     .after_all = true},
};

static const struct rule_sentence sentences[] = {
    {"R-13.9", "the Count stands there already"},
    {"R-13.14", "nobody leaves that quarter now"},
    {"R-13.15", "figures go from each quarter to their own kind of feature"},
};

static const struct module_setting settings[] = {
    {SETTING_THE_COUNT_MOVE, {"count_move", "R-13.9", 3, {"free", "clockwise", "follow"}}},
    {SETTING_THE_COUNT_FINAL, {"count_final", "R-13.15", 2, {"market", "any"}}},
    {SETTING_THE_COUNT_ENTRY, {"count_entry", "R-13.7", 2, {"none_at_all", "none_for_one"}}},
};

const struct module count_module = {
    ROWS(setting, settings),
    .in_game = count_in_game,
    ROWS(neutral, neutrals),
    .havens = quarters,
    .haven_count = HAVENS,
    .begin = count_begin,
    .listed = count_listed,
    .before_score = count_before_score,
    .scored = count_scored,
    .entry = count_entry,
    .last_moves = count_last_moves,
    .list = count_list,
    .allows_move = count_allows_move,
    .play = count_play,
    ROWS(form, forms),
    ROWS(ask, asks),
    ROWS(telling, tellings),
    .hash = count_hash,
    ROWS(sentence, sentences),
};
