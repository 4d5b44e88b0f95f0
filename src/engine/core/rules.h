/* rules.h - a game on this table is a struct of functions and tables.  The core (board, features, figures, pile, moves
 * as text, hash, the public face) asks them and knows no game; games.c holds the list of them.
 *
 * A game owns a room beside this one, its state behind struct game, and one constant of this type. */
#pragma once

#include "engine/core/state.h"

struct survey;

/* How a kind of move is written: a word, then its parts. */
struct move_form {
	const char *word; /* NULL: it begins with its first part */
	/* A letter for each part, in their order; NULL: there is no such move in the game.
	 * A a spot or a haven, C cell, D ` double` or nothing, F figure, K corner (north-west of that cell), P player
	 * (his colour), Q haven, R rotation, S spot, T tile. */
	const char *parts;
	uint8_t answers; /* enum decision_kind; `pass` answers whatever may be passed (struct ask_info) */
	uint8_t number;  /* in signatures (tests/format/signatures.txt) */
	bool any_time;   /* it answers nothing: who is in turn may play it in whatever he owes, and owes that still */
};

/* What an expansion describes in rows (bastide/contents.h, struct move_form); each has its id, but of buildings and
 * marks the i-th of all is asked for. */
enum row_kind {
	ROW_SETTING,
	ROW_FORM,
	ROW_HOLDING,
	ROW_MARK,
	ROW_BUILDING,
	ROW_SIGN,
	ROW_NEUTRAL,
	ROW_HAVEN,
	ROW_ASK,
	ROW_EVENT,
	ROW_SCORE
};

struct rules {
	const char *name;
	size_t size; /* bytes of a position: struct game and what the game adds */

	/* ---- words ---- */

	const struct setting_info *settings; /* by enum setting; key NULL: not in this table */
	const struct move_form *moves;       /* by enum move_kind */
	/* What is printed on its tiles besides, as files call it; key NULL behind the last (NULL: nothing). */
	const struct tile_mark *marks;
	/* What its expansions describe by this id, or NULL; may be NULL: it has none. */
	const void *(*row)(enum row_kind kind, int id);
	unsigned kinds; /* bit per feature kind that its tiles have */
	/* Writes down its kinds of figures by id; the others stay as they are. */
	void (*pieces)(const struct piece *pieces[PIECES_MAX]);

	/* ---- what is printed on the tiles ---- */

	/* Is a type consistent?  False with a sentence. */
	bool (*printed_check)(const struct tile_type *type, struct tile_error *error);
	/* Adds the segments of a type, those by edge first. */
	void (*printed_segments)(struct tile_layout *layout, const struct tile_type *type);
	/* Which of four bits an edge shows; 0: it agrees with nothing. */
	unsigned (*printed_shows)(int terrain);

	/* ---- set-up ---- */

	/* How many tiles of which type a full game has; returns their number. */
	int (*tile_counts)(const struct tile_set *tiles, const struct settings *settings,
	                   uint8_t counts[TILESET_TYPES_MAX]);
	/* How many may play under these settings. */
	int (*players)(const struct settings *settings);
	/* Are the players acceptable, and what else must hold before anybody looks at settings and tiles? */
	bool (*accepts)(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal);
	/* Fills an empty position: supply, table, figures, pile, whose turn it is where chance decides.  A given deck,
	 * the scores of a given table and a turn that is told are the core's.  False if the set-up is refused. */
	bool (*begin)(struct game *game, const struct setup *setup, struct refusal *refusal);

	/* ---- a turn ---- */

	/* The moves of the decision owed, in a stable order, as far as there is room. */
	int (*list)(const struct game *game, struct move *moves, int capacity);
	/* Which rules say what is owed in a turn, and that the tile in hand is laid. */
	const char *rule_turn, *rule_hand;
	/* May the decision owed be passed? */
	bool (*may_pass)(const struct game *game);
	/* Is a move legal that answers the decision owed, and is neither `place` nor `draw` nor `pass`?  If not and
	 * `refusal` is given, why. */
	bool (*allows)(const struct game *game, const struct move *move, struct refusal *refusal);
	/* Plays a legal move but `place`. */
	void (*play)(struct game *game, const struct move *move, struct event_list *events);
	/* Puts the tile in hand into a hole of the frontier. */
	void (*lay)(struct game *game, int type, int hole, int rotation, int seat);
	/* Goes on until somebody owes a decision or the game is over. */
	void (*advance)(struct game *game, struct event_list *events);
	/* After a tile was played: asks for a follower, even if nothing but a pass is possible. */
	void (*ask)(struct game *game);
	/* Works out where a type may lie (game->fits); false if nowhere. */
	bool (*fits)(struct game *game, int type);
	/* The hole of the frontier where a type, turned so, lies legally in this cell now; -1 if it does not. */
	int (*find)(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal);

	/* A figure went home from the table; asked where game->watched says so. */
	void (*left)(struct game *game, const struct setup_figure *figure);

	/* ---- stopping (game_end) ---- */

	/* Draws no more: from here on the turn ends and the final scoring follows.  False if it cannot be. */
	bool (*stop)(struct game *game);
	/* A decision is owed that cannot be settled: goes on to the final scoring without it (game_evaluate); NULL:
	 * each can be. */
	void (*stop_short)(struct game *game);
	/* What an open decision counts as from then on; false if none is open. */
	bool (*settle)(const struct game *game, struct move *move);

	/* ---- looking ---- */

	/* Adds what a decision is about; may be NULL. */
	void (*about)(const struct game *game, struct decision *decision);
	/* Adds what a feature is worth, and whatever only this game counts. */
	void (*value)(const struct game *game, unsigned root, struct feature *feature);
	/* Both as in bastide/survey.h. */
	void (*survey)(const struct game *game, struct survey *survey);
	void (*mix_unseen)(struct game *game, struct rng *rng);
	/* Lists figures that stand elsewhere than on tiles; may be NULL. */
	int (*figures_apart)(const struct game *game, struct setup_figure *figures);
	/* Why a move is refused, as programs read it (explain.c).  By enum refusal_reason; a row that is NULL: as in
	 * every game. */
	const char *const *refusals;
	/* What the rule of this number says where it refuses (REFUSAL_BARRED); NULL: it has no sentence.  May be NULL:
	 * no rule has one. */
	const char *(*sentence)(const char *rule);
	/* Its part of the hash. */
	uint64_t (*hash)(const struct game *game);
};

/* The games, by enum game_kind (games.c). */
extern const struct rules *const games[GAME_KINDS];

static inline const struct rules *rules_of(enum game_kind game) { return games[game]; }

/* What the expansions of this game, of any game, describe by this id; NULL: nothing. */
static inline const void *game_row(enum game_kind game, enum row_kind kind, int id)
{
	return rules_of(game)->row ? rules_of(game)->row(kind, id) : NULL;
}
const void *any_row(enum row_kind kind, int id);

/* How a kind of move is written; NULL: the game has no such move. */
static inline const struct move_form *form_of(const struct rules *rules, int kind)
{
	if (kind < MOVE_KINDS && rules->moves[kind].parts)
		return &rules->moves[kind];
	return rules->row ? rules->row(ROW_FORM, kind) : NULL;
}

/* Gives a holding of which there is one to a seat. */
void held_give_single(struct game *game, int holding, int seat, int size);
