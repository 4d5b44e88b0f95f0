/* module.h - an expansion is one file of hooks (hooks.h lists them), or several, one for each thing it brings.  The
 * rules call every hook in one loop over the modules of this game that have it, in the order of the table
 * (expansions/list.h), and know no module by name.  A hook may be NULL.
 *
 * What a module remembers (MEMORY in its names.def) is a member of struct carcassonne (state.h), so that a position
 * stays one flat block. */
#pragma once

#include "engine/carcassonne/state.h"

#include "engine/core/neutral.h"
#include "expansions/rows.h"

/* ---- deal.c: the tiles of a game in the making; the modules add theirs ---- */

/* What lies on the table, and the pile in four parts. */
struct deal {
	const struct tile_set *tiles;
	ROWS_OF(settings, start, settings);
	struct setup_tile start[16];
	int first_count, river_count, last_count; /* drawn first; then shuffled; then drawn last; then the land */
	uint8_t first[4], river[32], last[4];
	uint8_t land[TILESET_TYPES_MAX]; /* by type: shuffled */
	/* tiles of the land with one of the first flags lie behind the first tile with one of the others. */
	uint32_t late, behind;
};

/* What a full game under these settings is made of. */
void deal_init(struct deal *deal, const struct tile_set *tiles, const struct settings *settings);

/* Tiles of one full game, by type (rules.h: tile_counts). */
int deal_tile_counts(const struct tile_set *tiles, const struct settings *settings, uint8_t counts[TILESET_TYPES_MAX]);

/* Shuffles the plan into the game's pile. */
void deal_shuffle(struct game *game, const struct deal *deal, struct rng *rng);

/* For planning: the tiles of a counted set ("river1_old") go to the land, or to `counts`. */
void deal_add(struct deal *deal, const char *set_name);
/* The name of a set in the game's edition: "river1" -> "river1_new". */
const struct tile_count_set *edition_set(const struct tile_set *tiles, const struct settings *settings,
                                         const char *stem);

/* ---- module.c: an expansion ---- */

/* What a module may have to say about where a tile may lie: nothing; in which cells, whatever the rotation;
 * and how it is turned there. */
enum limit { LIMIT_NOTHING, LIMIT_CELLS, LIMIT_ROTATIONS };

/* What a road, city or building pays: all that is counted of it brings as much each. */
struct worth {
	int units;        /* tiles, and the pennants of a city */
	int each;         /* points for each of them */
	int more;         /* on top of these */
	const char *rule; /* what made it other than usual; NULL: nothing did */
	uint16_t signs;   /* bit per enum sign_kind: the same for those who draw it */
};

static inline int worth_points(const struct worth *worth) { return worth->units * worth->each + worth->more; }

/* A step that a module puts into the turn, before a step of the rules (turn.c names them).  It runs again once what it
 * asked for is answered; false: it is done, and the turn goes on. */
struct step {
	const char *key;    /* what it is called */
	const char *before; /* "list" */
	bool begins;        /* a given table begins with it, unless a tile is in hand already */
	bool (*run)(struct game *game, struct event_list *events);
};

struct module {
	/* What it remembers ends so many bytes behind the beginning of struct carcassonne; 0: in what every
	 * game keeps. */
	size_t memory_end;

	/* Its settings; the first value is the default. */
	const struct module_setting {
		enum setting setting;
		struct setting_info info;
	} * settings;
	int setting_count;
	/* What it brings that players hold. */
	ROWS_OF(holding, holding, holdings);
	/* What else is printed on its tiles, as files call it. */
	ROWS_OF(tile_mark, mark, marks);
	uint32_t forks; /* of enum tile_flag: a road of such a tile may reach three edges */
	/* The signs that are printed on its tiles and count. */
	ROWS_OF(sign, sign, signs);
	/* Buildings on its tiles. */
	ROWS_OF(building, building, buildings);
	/* Its neutral pieces. */
	ROWS_OF(neutral, neutral, neutrals);
	/* Places beside the table where figures wait. */
	ROWS_OF(haven, haven, havens);

	/* ---- set-up ---- */

	/* How many may play where its settings have it in the game (whatever the tiles); 0: no more than without it. */
	int players;
	/* The kinds of figures that it brings; every player has them where it is in the game. */
	ROWS_OF(piece, piece, pieces);

	/* The setting that brings it into a game.  Or, where in_game() is not NULL, whether it is in this one: because
	 * of what else was chosen, or because its tiles lie on the given table or in the given deck. */
	enum setting brought_by;
	bool (*in_game)(const struct tile_set *tiles, const struct setup *setup);
	/* Adds its tiles to a full game. */
	void (*deal)(struct deal *deal);
	/* May a given deck hold this tile at this place? */
	bool (*deck_allows)(const struct tile_set *tiles, const struct setup *setup, int index,
	                    struct refusal *refusal);
	/* Is the given table acceptable, as far as it knows? */
	bool (*table_allows)(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal);
	/* ---- a game ---- */

	/* Steps of its turns. */
	ROWS_OF(step, step, steps);

	/* What the rules ask it. */
#define HOOK(result, name, parameters) result(*name) parameters;
#include "engine/carcassonne/hooks.h"
	/* `allows` of the whole frontier, where asking for each placement takes too long: takes those that it does
	 * not allow out of game->fits.  May be NULL. */
	void (*sieve)(struct game *game, int type);

	/* ---- moves of its own ---- */

	/* Adds its moves for a decision that it asked for, as far as there is room; `pass` is added by the rules. */
	int (*list)(const struct game *game, struct move *moves, int capacity);
	/* Is the move (of a kind that it handles) legal? */
	bool (*allows_move)(const struct game *game, const struct move *move, struct refusal *refusal);
	/* Plays it; `pass` too, for a decision it asked for.  Clears game->owed. */
	void (*play)(struct game *game, const struct move *move, struct event_list *events);
	/* The kinds of moves that it handles, which the rules do not know: how they are written. */
	const struct module_form {
		uint8_t kind; /* enum move_kind */
		struct move_form form;
	} * forms;
	int form_count;
	/* The decisions that it asks for, and the events: what those are like that the core does not know. */
	const struct module_ask {
		uint8_t decision; /* enum decision_kind */
		struct ask_info info;
	} * asks;
	int ask_count;
	ROWS_OF(event_info, telling, tellings);
	/* Why it pays what the rules do not pay. */
	const struct module_score {
		uint8_t reason; /* enum score_reason */
		struct score_info info;
	} * scores;
	int score_count;
	const char *rule_insists; /* which rule it is that insists */

	/* Adds what a decision of its own is about; may be NULL. */
	void (*about)(const struct game *game, struct decision *decision);
	/* What its rules say that refuse a move (REFUSAL_BARRED), in English, for programs. */
	const struct rule_sentence {
		const char *rule, *sentence;
	} * sentences;
	int sentence_count;
	/* Its part of the hash. */
	uint64_t (*hash)(const struct game *game);
};

/* One of each expansion that has the layer. */
#define RULES(name) extern const struct module name##_module;
#include "expansions/list.h"

/* The table of modules, in the order of their hooks. */
extern const struct module *const modules_table[];
extern const int modules_table_count; /* at most MODULES_MAX */

/* The i-th module of this game. */
static inline const struct module *game_module(const struct game *game, int i)
{
	return modules_table[own(game)->modules[i]];
}

bool module_in_game(const struct module *module, const struct tile_set *tiles, const struct setup *setup);
void modules_choose(struct game *game, const struct setup *setup);

/* What some module describes by this id, or NULL; the first building is the monastery. */
const void *modules_row(enum row_kind kind, int id);

/* How many may play this game. */
int modules_players(const struct settings *settings);

/* Each module of this game that has the hook. */
#define EACH_MODULE(game, hook, module)                                                                                \
	for (unsigned bits_ = own(game)->hooks[hook]; bits_ && ((module) = modules_table[__builtin_ctz(bits_)]);       \
	     bits_ &= bits_ - 1)

/* modules_NAME() calls the hook NAME of each module that has it (hooks.h). */
#define MODULES(result, name, parameters, begin, each, end)                                                            \
	static inline result modules_##name parameters                                                                 \
	{                                                                                                              \
		const struct module *module;                                                                           \
		begin;                                                                                                 \
		EACH_MODULE(game, HOOK_##name, module) {                                                               \
			each;                                                                                          \
		}                                                                                                      \
		end;                                                                                                   \
	}
#define TELLS(name, parameters, arguments) MODULES(void, name, parameters, (void)0, module->name arguments, (void)0)
#define ALL(name, parameters, arguments)                                                                               \
	MODULES(bool, name, parameters, (void)0, if (!module->name arguments) return false, return true)
#define ANY(name, parameters, arguments)                                                                               \
	MODULES(bool, name, parameters, (void)0, if (module->name arguments) return true, return false)
#define UNITES(result, name, parameters, arguments)                                                                    \
	MODULES(result, name, parameters, result all = 0, all |= module->name arguments, return all)
#define ADDS(name, parameters, arguments)                                                                              \
	MODULES(int, name, parameters, int sum = 0, sum += module->name arguments, return sum)
#define ASKED(result, name, parameters)
#include "engine/carcassonne/hooks.h"
#undef MODULES

static inline bool modules_allow_tile(const struct game *game, int type, cell_key key, int rotation,
                                      struct refusal *refusal)
{
	const struct module *module;

	EACH_MODULE(game, HOOK_allows, module) {
		if (module->limits(game, type) && !module->allows(game, type, key, rotation, refusal))
			return false;
	}
	return true;
}

static inline int modules_beside(const struct game *game, struct move *moves, int capacity)
{
	const struct module *module;
	int count = 0;

	if (own(game)->insisting)
		return modules_table[own(game)->insisting - 1]->beside(game, moves, capacity);
	EACH_MODULE(game, HOOK_beside, module) {
		count += module->beside(game, moves + count, capacity - count);
	}
	return count;
}

/* What may be done at any time, as far as there is room. */
int any_time_list(const struct game *game, struct move *moves, int capacity);
static inline int modules_any_time(const struct game *game, struct move *moves, int capacity)
{
	return own(game)->hooks[HOOK_any_time] ? any_time_list(game, moves, capacity) : 0;
}

/* What some module says of a rule of its own, or NULL. */
const char *modules_sentence(const char *rule);

/* Which module insists on what it offers: its index in the table and 1, or 0. */
int modules_insisting(const struct game *game);

/* The module that handles this kind of move; that asks for this decision; or NULL. */
static inline const struct module *module_of_move(const struct game *game, int move_kind)
{
	return own(game)->movers[move_kind] ? modules_table[own(game)->movers[move_kind] - 1] : NULL;
}
static inline const struct module *module_of_decision(const struct game *game, int decision_kind)
{
	return own(game)->askers[decision_kind] ? modules_table[own(game)->askers[decision_kind] - 1] : NULL;
}

/* ---- settings.c: the settings of Carcassonne ---- */

extern const struct setting_info settings_table[SETTING_COUNT];

/* is it as JCloisterZone has it, where the books leave it open? */
bool follows_jcz(const struct game *game);

/* ---- pieces.c: the kinds of figures of Carcassonne; an expansion's lie in its own table (module.h: pieces) ---- */

/* The follower that every game has. */
extern const struct piece meeple;

/* Every kind by its id (rules.h). */
void pieces_gather(const struct piece *pieces[PIECES_MAX]);

/* Where a figure comes to stand that joins a feature or is sent to it: its first segment in the order of addresses
 * whose cell is not barred; -1: none. */
int come_to(const struct game *game, unsigned root);

/* Sends home, in the order of players and of their kinds, those on the table for whom `goes` holds; each is told as
 * `kind`. */
void send_home(struct game *game, bool (*goes)(const struct game *game, const struct table_figure *figure),
               enum event_kind kind, struct event_list *events);

/* who follows a player's figures goes home where none of them is left. */
void send_home_alone(struct game *game, struct event_list *events);

/* A kind that is one; NULL for numbers that are none. */
static inline const struct piece *piece_find(const struct game *game, int id)
{
	return id < PIECES_MAX ? game->tiles->pieces[id] : NULL;
}
