/* play.c - the rules of Carcassonne as the core sees them, and playing one
 * move.  What follows from it is turn.c's business. */
#include "engine/carcassonne/parts.h"
#include "engine/carcassonne/module.h"

#include "engine/core/fit.h"
#include "engine/core/turn.h"
#include "engine/core/figure.h"

static void play(struct game *game, const struct move *move, struct event_list *events)
{
	const struct module *module = NULL;

	if (move->kind == MOVE_PASS) /* a figure is asked for by the rules themselves, and most passes are that */
		module = game->owed == DECISION_FIGURE ? NULL : module_of_decision(game, game->owed);
	else if (move->kind == MOVE_FIGURE)
		figure_claim(game, move->figure, move->spot, events);
	else if (move->kind != MOVE_DRAW)
		module = module_of_move(game, move->kind);
	if (module)
		module->play(game, move, events);
	else
		decision_done(game);                 /* a figure is placed, or none is; a tile is asked for */
	if (module && game->owed == DECISION_FIGURE) /* still: what was done meanwhile may let others be placed */
		turn_ask(game);
}

/* Nothing more is drawn; a tile in hand goes neither to the pile nor aside.  Figures that must be sent are sent. */
static bool stop(struct game *game)
{
	if (ask_info(game->owed)->sends)
		return false;
	turn_stop(game, own(game)->entered[STEP_LAST_MOVES]);
	if (game->owed && !legal_pass(game))
		decision_done(game); /* what must be decided is not */
	return true;
}

/* Stops, whoever should still send a figure. */
static void stop_unsent(struct game *game)
{
	decision_done(game); /* nobody is sent */
	game->step = own(game)->entered[STEP_FINAL];
}

/* An open decision counts as passed. */
static bool settle(const struct game *game, struct move *move)
{
	*move = (struct move){.kind = MOVE_PASS};
	return legal_pass(game);
}

/* The feature that somebody may join. */
static void about(const struct game *game, struct decision *decision)
{
	const struct module *module = ask_info(game->owed)->from ? module_of_decision(game, game->owed) : NULL;
	const struct node *root = &game->nodes[game->completed[game->completed_next]];

	if (module && module->about)
		module->about(game, decision);
	if (!ask_info(game->owed)->about)
		return;
	decision->feature = root->kind;
	decision->cell = address_cell(root->address);
	decision->spot = address_spot(root);
}

static void gone_home(struct game *game, const struct setup_figure *figure) { modules_leaves(game, figure, -1); }

/* Those in havens. */
static int figures_apart(const struct game *game, struct setup_figure *figures)
{
	int count = 0;

	for (int haven = 0; haven < HAVENS_MAX; haven++)
		for (int seat = 0; seat < game->player_count; seat++)
			for (int figure = 0; figure < game->kinds_owned; figure++)
				for (int n = own(game)->havens[haven][figure][seat]; n > 0; n--)
					figures[count++] = (struct setup_figure){.seat = (uint8_t)seat,
					                                         .figure = (uint8_t)figure,
					                                         .place = PLACE_HAVEN,
					                                         .haven = (uint8_t)haven};
	return count;
}

static const struct move_form move_forms[MOVE_KINDS] = {
    [MOVE_PLACE] = {"place", "TCR", DECISION_TILE, .number = 0},
    [MOVE_FIGURE] = {NULL, "FS", DECISION_FIGURE, .number = 1},
    [MOVE_PASS] = {.word = "pass", .parts = "", .number = 3},
    [MOVE_DRAW] = {"draw", "", DECISION_DRAW, .number = 8},
};

static const struct tile_mark tile_marks[] = {
    {"start", TILE_START}, {"monastery", TILE_MONASTERY}, {"carcassonne", TILE_CARCASSONNE}, {NULL, 0}};

static const char *const refusals[REFUSAL_REASONS] = {
    [REFUSAL_RANGE] = "x and y go from -$M to $M",
    [REFUSAL_CELL_TAKEN] = "$L lies there already",
    [REFUSAL_NO_NEIGHBOR] = "it would touch no laid tile along an edge",
    [REFUSAL_NO_FIGURE] = "$P has no $F to use here",
    [REFUSAL_WRONG_FIGURE] = "$A $F cannot stand on $S",
    [REFUSAL_FOLLOWS] = "a $F goes where its owner has a follower already, into what this tile does not complete",
    [REFUSAL_FARMS_OFF] = "no figure is placed on a field in this game",
    [REFUSAL_FEATURE] = "$S at $C is complete",
};

const struct rules carcassonne_rules = {
    .name = "carcassonne",
    .size = sizeof(struct carcassonne),
    .settings = settings_table,
    .marks = tile_marks,
    .row = modules_row,
    .pieces = pieces_gather,
    .moves = move_forms,
    .kinds = 1U << FEATURE_CITY | 1U << FEATURE_ROAD | 1U << FEATURE_FIELD | FEATURES_BUILT,
    .printed_check = printed_check,
    .printed_segments = printed_segments,
    .printed_shows = printed_shows,
    .tile_counts = deal_tile_counts,
    .players = modules_players,
    .accepts = setup_accepts,
    .begin = setup_begin,
    .list = legal_moves,
    .rule_turn = "R-2.2",
    .rule_hand = "R-2.1",
    .may_pass = legal_pass,
    .allows = legal_move,
    .play = play,
    .lay = place_tile,
    .advance = turn_advance,
    .left = gone_home,
    .ask = turn_ask,
    .fits = place_possible,
    .find = place_find,
    .stop = stop,
    .stop_short = stop_unsent,
    .settle = settle,
    .about = about,
    .value = feature_value,
    .figures_apart = figures_apart,
    .survey = survey_take,
    .mix_unseen = pile_mix,
    .refusals = refusals,
    .sentence = modules_sentence,
    .hash = turn_hash,
};
