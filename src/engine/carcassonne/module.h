/*
 * module.h - an expansion is one file of hooks.  The rules call every hook in
 * one loop over the modules of this game that have it, in the order of the
 * table (expansions/list.h), and know no module by name.  A hook may be NULL.
 *
 * What a module remembers lives in struct game (state.h), so that a position
 * stays one flat block.
 */
#pragma once

#include "engine/carcassonne/deal.h"
#include "engine/carcassonne/state.h"

#include "engine/core/neutral.h"

/* What a module may have to say about where a tile may lie: nothing; in which cells, whatever the rotation;
 * and how it is turned there. */
enum limit { LIMIT_NOTHING, LIMIT_CELLS, LIMIT_ROTATIONS };

/* What a road, city or building pays: all that is counted of it brings as much each. */
struct worth {
	int units;        /* tiles, and the pennants of a city */
	int each;         /* points for each of them */
	int more;         /* on top of these */
	const char *rule; /* what made it other than usual; NULL: nothing did */
	uint8_t bonus;    /* enum bonus: the same for those who draw it */
};

static inline int worth_points(const struct worth *worth) { return worth->units * worth->each + worth->more; }

/*
 * A step that a module puts into the turn, before a step of the rules (turn.c names them).  It runs again once what it
 * asked for is answered; false: it is done, and the turn goes on.
 */
struct step {
	const char *key;    /* what it is called */
	const char *before; /* "list" */
	bool (*run)(struct game *game, struct event_list *events);
};

struct module {
	const char *name;

	/* What it remembers ends so many bytes behind the beginning of struct carcassonne; 0: before `river`, in what
	 * every game keeps. */
	size_t memory_end;

	/* What it brings that players hold. */
	const struct holding *holdings;
	int holding_count;
	/* Its neutral pieces. */
	const struct neutral *neutrals;
	int neutral_count;

	/* ---- set-up ---- */

	/* How many may play where its settings have it in the game (whatever the tiles); 0: no more than without
	 * it. */
	int players;
	/* The kinds of figures that it brings; every player has them where it is in the game. */
	const struct piece *pieces;
	int piece_count;

	/* Is it in this game?  (Settings, or its tiles lie on the given table or in the given deck.) */
	bool (*in_game)(const struct tile_set *tiles, const struct setup *setup);
	/* Adds its tiles to a full game. */
	void (*deal)(struct deal *deal);
	/* May a given deck hold this tile at this place? */
	bool (*deck_allows)(const struct tile_set *tiles, const struct setup *setup, int index,
	                    struct refusal *refusal);
	/* Is the given table acceptable, as far as it knows? */
	bool (*table_allows)(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal);
	/* The table is laid, no figure stands on it yet: remember what is needed.  False if the set-up is
	 * refused. */
	bool (*begin)(struct game *game, const struct setup *setup, struct refusal *refusal);

	/* The figures and neutral pieces of a given table stand.  False if that is refused. */
	bool (*stood)(struct game *game, struct refusal *refusal);

	/* ---- a turn, in the order of R-2.2 ---- */

	/* Steps of its own. */
	const struct step *steps;
	int step_count;

	/* Does it limit at all where this type may lie now?  And: does it allow this placement? */
	enum limit (*limits)(const struct game *game, int type);
	bool (*allows)(const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal);
	/* The same of the whole frontier, where asking for each placement takes too long: takes those that it does
	 * not allow out of game->fits.  May be NULL. */
	void (*sieve)(struct game *game, int type);
	void (*laid)(struct game *game, int tile);
	/* May a figure be put on the tile just laid? */
	bool (*allows_claim)(const struct game *game, struct refusal *refusal);
	/* May one be put into the building of this tile? */
	bool (*allows_building)(const struct game *game, int tile, struct refusal *refusal);
	/* Is this cell one to which no figure comes now, by whatever way? */
	bool (*bars)(const struct game *game, cell_key key);
	/* After a tile was laid: must the player do what the module offers (`beside`), and nothing else? */
	bool (*insists)(const struct game *game);
	/* The features completed have been listed (game->completed). */
	void (*listed)(struct game *game);
	/* Before completed[completed_next] is scored: true if somebody must decide something first. */
	bool (*before_score)(struct game *game);
	/* Who else gets points for this completed feature, before or after its owners: bit per seat. */
	unsigned (*also_paid)(const struct game *game, const struct node *root);
	/* Pays for it besides, after its owners and before its figures go home; bit per seat that was paid and that
	 * counts as paid by this feature. */
	unsigned (*besides)(struct game *game, unsigned root, struct event_list *events);
	/* It was scored; `paid` has a bit per seat that got or will get points for it. */
	void (*scored)(struct game *game, unsigned paid, struct event_list *events);
	/* Step 6: all features are scored. */
	void (*cards)(struct game *game, struct event_list *events);
	/* Step 7: true if somebody must decide something before the turn ends. */
	bool (*entry)(struct game *game, struct event_list *events);
	/* The turn is over: does the same player take another turn, or another part of this one?  Every module is
	 * asked. */
	bool (*again)(struct game *game, struct event_list *events);
	/* A figure that stood so is gone from there, for whatever reason: home, or to this node. */
	void (*leaves)(struct game *game, const struct setup_figure *figure, int to);
	/* After the last turn: true if somebody must decide something before the final scoring. */
	bool (*last_moves)(struct game *game);
	/* The end of the final scoring. */
	void (*final)(struct game *game, struct event_list *events);

	/* ---- moves of its own ---- */

	/* Adds its moves for a decision that it asked for, as far as there is room; `pass` is added by the rules. */
	int (*list)(const struct game *game, struct move *moves, int capacity);
	/* The same for what may be done instead of placing a figure. */
	int (*beside)(const struct game *game, struct move *moves, int capacity);
	/* Is the move (of a kind that it handles) legal? */
	bool (*allows_move)(const struct game *game, const struct move *move, struct refusal *refusal);
	/* Plays it; `pass` too, for a decision it asked for.  Clears game->owed. */
	void (*play)(struct game *game, const struct move *move, struct event_list *events);
	/* How those are written that the rules do not know. */
	const struct module_form {
		uint8_t kind; /* enum move_kind */
		struct move_form form;
	} * forms;
	int form_count;
	unsigned moves;     /* bit per enum move_kind that it handles */
	unsigned decisions; /* bit per enum decision_kind that it asks for */

	/* ---- scoring ---- */

	/* Changes what a road, city or building pays, completed or at the end. */
	void (*worth)(const struct game *game, const struct node *root, bool complete, struct worth *worth);
	/* Points more per completed city for the field with this root. */
	int (*field_bonus)(const struct game *game, unsigned root);
	/* The same, for one player who is paid for it: 0 or 1. */
	int (*farmer_bonus)(const struct game *game, unsigned root, int seat);
	/* Its part of the hash. */
	uint64_t (*hash)(const struct game *game);
};

/* The table of modules, in the order of their hooks. */
extern const struct module *const modules_table[];
extern const int modules_table_count; /* at most MODULES_MAX */

/* The i-th module of this game. */
static inline const struct module *game_module(const struct game *game, int i)
{
	return modules_table[own(game)->modules[i]];
}

void modules_choose(struct game *game, const struct setup *setup);

/* What some module brings that players hold, or NULL. */
const struct holding *modules_holding(int holding);

/* How a kind of move of some module is written, or NULL. */
const struct move_form *modules_form(int kind);

/* A neutral piece of some module, or NULL. */
const struct neutral *modules_neutral(int id);

/* How many may play this game. */
int modules_players(const struct settings *settings);

/* Each module of this game that has the hook. */
#define EACH_MODULE(game, hook, module)                                                                                \
	(unsigned bits_ = own(game)->hooks[hook]; bits_ && ((module) = modules_table[__builtin_ctz(bits_)]);           \
	 bits_ &= bits_ - 1)

static inline bool modules_allow_tile(const struct game *game, int type, cell_key key, int rotation,
                                      struct refusal *refusal)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_ALLOWS, module)
		{
			if (module->limits(game, type) && !module->allows(game, type, key, rotation, refusal))
				return false;
		}
	return true;
}

static inline void modules_laid(struct game *game, int tile)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_LAID, module)
	module->laid(game, tile);
}

static inline bool modules_allow_claim(const struct game *game, struct refusal *refusal)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_ALLOWS_CLAIM, module)
		{
			if (!module->allows_claim(game, refusal))
				return false;
		}
	return true;
}

static inline bool modules_allow_building(const struct game *game, int tile, struct refusal *refusal)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_ALLOWS_BUILDING, module)
		{
			if (!module->allows_building(game, tile, refusal))
				return false;
		}
	return true;
}

static inline bool modules_bar(const struct game *game, cell_key key)
{
	const struct module *module;
	bool bars = false;

	for
		EACH_MODULE(game, HOOK_BARS, module)
	bars |= module->bars(game, key);
	return bars;
}

static inline unsigned modules_besides(struct game *game, unsigned root, struct event_list *events)
{
	const struct module *module;
	unsigned paid = 0;

	for
		EACH_MODULE(game, HOOK_BESIDES, module)
	paid |= module->besides(game, root, events);
	return paid;
}

static inline void modules_leave(struct game *game, const struct setup_figure *figure, int to)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_LEAVES, module)
	module->leaves(game, figure, to);
}

static inline void modules_listed(struct game *game)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_LISTED, module)
	module->listed(game);
}

static inline bool modules_before_score(struct game *game)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_BEFORE_SCORE, module)
		{
			if (module->before_score(game))
				return true;
		}
	return false;
}

static inline unsigned modules_also_paid(const struct game *game, const struct node *root)
{
	const struct module *module;
	unsigned paid = 0;

	for
		EACH_MODULE(game, HOOK_ALSO_PAID, module)
	paid |= module->also_paid(game, root);
	return paid;
}

static inline void modules_scored(struct game *game, unsigned paid, struct event_list *events)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_SCORED, module)
	module->scored(game, paid, events);
}

static inline void modules_cards(struct game *game, struct event_list *events)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_CARDS, module)
	module->cards(game, events);
}

static inline bool modules_entry(struct game *game, struct event_list *events)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_ENTRY, module)
		{
			if (module->entry(game, events))
				return true;
		}
	return false;
}

static inline bool modules_again(struct game *game, struct event_list *events)
{
	const struct module *module;
	bool again = false;

	for
		EACH_MODULE(game, HOOK_AGAIN, module)
	again |= module->again(game, events);
	return again;
}

static inline bool modules_last_moves(struct game *game)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_LAST_MOVES, module)
		{
			if (module->last_moves(game))
				return true;
		}
	return false;
}

static inline void modules_final(struct game *game, struct event_list *events)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_FINAL, module)
	module->final(game, events);
}

static inline int modules_beside(const struct game *game, struct move *moves, int capacity)
{
	const struct module *module;
	int count = 0;

	if (own(game)->insisting)
		return modules_table[own(game)->insisting - 1]->beside(game, moves, capacity);

	for
		EACH_MODULE(game, HOOK_BESIDE, module)
	count += module->beside(game, moves + count, capacity - count);
	return count;
}

static inline void modules_worth(const struct game *game, const struct node *root, bool complete, struct worth *worth)
{
	const struct module *module;

	for
		EACH_MODULE(game, HOOK_WORTH, module)
	module->worth(game, root, complete, worth);
}

static inline int modules_farmer_bonus(const struct game *game, unsigned root, int seat)
{
	const struct module *module;
	int points = 0;

	for
		EACH_MODULE(game, HOOK_FARMER_BONUS, module)
	points += module->farmer_bonus(game, root, seat);
	return points;
}

static inline int modules_field_bonus(const struct game *game, unsigned root)
{
	const struct module *module;
	int points = 0;

	for
		EACH_MODULE(game, HOOK_FIELD_BONUS, module)
	points += module->field_bonus(game, root);
	return points;
}

/* Which module insists on what it offers: its index in the table and 1, or 0. */
int modules_insisting(const struct game *game);

/* The module that handles this kind of move; that asks for this decision; or NULL. */
const struct module *module_of_move(const struct game *game, int move_kind);
const struct module *module_of_decision(const struct game *game, int decision_kind);
