/* game.h - the rules engine's public face.
 *
 * A `struct game` is one flat block of memory: a position of Carcassonne with
 * everything later answers depend on (table, figures, scores, pile, decisions
 * owed).  It points to nothing of its own, only to constant tables and to the
 * tile set it was made with, which must outlive it; game_copy() is a plain
 * copy, so undo, tentative turns and computer players keep copies instead of
 * unmaking moves.
 *
 * Life of a game:
 *
 *     struct setup setup;                     // who, which settings, which tiles
 *     setup_init(&setup);
 *     ...
 *     struct game *game = game_create(tiles, &setup, &refusal);
 *     while (game_decision(game).kind != DECISION_NONE) {
 *             int n = game_legal_moves(game, moves, MOVES_MAX);
 *             events.count = 0; ...
 *             game_apply(game, &moves[choice], &events);
 *     }
 *
 * Whoever must decide next, and what, is data (struct decision): there is no
 * hidden mode.  What happened is data (struct event), appended to a list that
 * the caller owns; score panel, log, animation and protocol all read the same
 * events.  A move that is not legal - arbitrary bytes included - is refused and
 * leaves the game as it was; struct refusal then says why, as facts.
 *
 * Players are seats 0 .. player_count-1 in turn order; a seat has a colour.
 * Coordinates are cells: x to the east, y to the south, |x|, |y| <= 999; the
 * start tile lies at 0,0.  Names like number the rules; every rule has a
 * test with its number in tests/rules.
 *
 * Nothing here allocates but game_create() and game_clone(); nothing reads a clock or a file. */
#ifndef BASTIDE_GAME_H
#define BASTIDE_GAME_H

#include <bastide/contents.h>
#include <bastide/event.h>
#include <bastide/move.h>
#include <bastide/setup.h>

/* ---- the game ---- */

/* NULL with *refusal filled if the set-up is refused.  Free with game_destroy. */
struct game *game_create(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal);
void game_destroy(struct game *game);             /* takes NULL */
struct game *game_clone(const struct game *game); /* allocates; NULL when out of memory */
void game_copy(struct game *to, const struct game *from);
size_t game_size(void); /* bytes of a position, of the game whose positions are the largest */

struct decision {
	uint8_t kind;   /* enum decision_kind */
	uint8_t seat;   /* who decides, or NOBODY */
	uint16_t tile;  /* TILE: type in hand, else NO_TILE */
	uint8_t figure; /* of one that asks where a figure goes (ask_info: from): its kind */
	/* JOIN: the completed feature about to be scored */
	uint8_t feature;  /* enum feature_kind */
	struct cell cell; /* its address */
	struct spot spot;
};

struct decision game_decision(const struct game *game);

/* Writes the legal moves of the decision owed, in an order that depends on the set-up and the moves alone; returns
 * their number (at most MOVES_MAX); 0 when nothing is owed. */
int game_legal_moves(const struct game *game, struct move *moves, int capacity);

/* Puts placements in order of row, column and rotation, so that equal positions
 * list them alike, however they came about; all other moves are listed so. */
void moves_sort(struct move *moves, int count);

/* Plays one move and everything that follows from it up to the next decision.
 * `events` may be NULL.  False, nothing changed, if it is not legal. */
bool game_apply(struct game *game, const struct move *move, struct event_list *events);

/* For a copy to look at: lays the tile and asks for a follower, also where none may be put and the game would go on at
 * once; game_why_illegal() says then why each is refused.  False, nothing changed, if the placement is not legal. */
bool game_lay_asking(struct game *game, const struct move *place);

/* Stops here: open decisions count as pass, then final scoring (protocol
 * `end`).  False if the game is over or a SEND is owed. */
bool game_end(struct game *game, struct event_list *events);

/* What it would be if the game ended now: as game_end(), but never asks: who must send a figure and
 * has not keeps it where it is.  For a copy to look at; does nothing when the game is over. */
void game_evaluate(struct game *game, struct event_list *events);

/* Why game_apply would refuse this move: true and *refusal filled if it is illegal, false if it is legal.  For a FIGURE
 * move also while the tile is tentative on a copy. */
bool game_why_illegal(const struct game *game, const struct move *move, struct refusal *refusal);

/* A hash over everything later answers depend on; equal on every machine.  In a hidden game the order of the
 * pile is left out: two such games with the same hash look alike to their players. */
uint64_t game_hash(const struct game *game);

/* ---- looking at a position ---- */

enum game_kind game_kind(const struct game *game);
const struct tile_set *game_tile_set(const struct game *game);
int game_player_count(const struct game *game);
enum color game_color(const struct game *game, int seat);
const struct settings *game_settings(const struct game *game);
bool game_over(const struct game *game);
int game_turn(const struct game *game);      /* drawn turns, from 1 */
int game_turn_seat(const struct game *game); /* whose turn it is (not who decides), or NOBODY */
int game_score(const struct game *game, int seat);
int game_supply(const struct game *game, int seat, enum figure figure);
int game_owned(const struct game *game, enum figure figure); /* each player's, wherever they are; 0: no such figures */
bool game_hidden(const struct game *game);                   /* is drawing a decision? */
int game_tiles_left(const struct game *game);                /* in the pile, without the one in hand */
bool game_may_draw(const struct game *game);                 /* is one of them left that does not wait? */
unsigned game_winners(const struct game *game);              /* bit per seat; 0 while not over */

/* Laid tiles in the order in which they were laid (a table's as given). */
int game_tile_count(const struct game *game);
struct setup_tile game_tile(const struct game *game, int index);
/* The cells from `low` to `high`, both included, that all tiles lie on; 0, 0 where none lies. */
void game_bounds(const struct game *game, struct cell *low, struct cell *high);
int game_tile_at(const struct game *game, int x, int y); /* index, or -1 */
int game_last_placed(const struct game *game);           /* index, or -1 */
int game_tile_seat(const struct game *game, int index);  /* who laid it, or NOBODY */

/* Figures on the table and in havens, in a stable order. */
int game_figures(const struct game *game, struct setup_figure figures[FIGURES_MAX]);
/* The same without those who stand beside the table. */
int game_standing(const struct game *game, struct setup_figure figures[FIGURES_MAX]);

/* The pile in drawing order (for saves), and what was set aside. */
int game_deck(const struct game *game, uint8_t types[TILES_MAX]);
int game_aside(const struct game *game, uint8_t types[TILES_MAX]);

/* Is this haven in the game?  Any? */
bool game_has_haven(const struct game *game, int haven);
bool game_has_havens(const struct game *game);
/* The haven that nobody leaves now, or -1. */
int game_haven_shut(const struct game *game);
bool game_has_parts(const struct game *game); /* may a turn of it have two? */
int game_part(const struct game *game);       /* of the turn: 1, or 2 in the second part of a double turn */
bool game_owes_part(const struct game *game); /* a second part follows, if a tile is left */

/* Is it in this game? */
bool game_has_holding(const struct game *game, int holding);
int game_held(const struct game *game, int seat, int holding); /* how many; of a single one 1 for who has it */
int game_holder(const struct game *game, int holding);         /* of a single one: seat, or NOBODY */
int game_held_size(const struct game *game, int holding);      /* of a single one: size to beat, 0: none yet */
/* Has anybody what may be laid where no tile fits?  No place is lost as long as somebody has. */
bool game_may_fill(const struct game *game);

/* Is it counted in this game? */
bool game_has_sign(const struct game *game, int id);

bool game_has_neutral(const struct game *game, int id);
struct setup_neutral game_neutral_at(const struct game *game, int id);
/* How many steps of its walk are still to be made, and in their order the cells that it has left; -1: it does not
 * walk. */
int game_walk(const struct game *game, int id, struct cell visited[WALK_MAX], int *count);
/* A walk is to begin later in this turn, as far as a way leads on then. */
bool game_walk_due(const struct game *game);

struct feature_figure {
	uint8_t seat, figure;
	uint8_t weight; /* what it counts in the majority there */
	struct cell cell;
	struct spot spot;
};

struct feature_spot {
	struct cell cell;
	struct spot spot; /* in canonical form */
};

enum { FEATURE_SPOTS_MAX = TILES_MAX * TILE_FIELDS_MAX, FEATURES_MAX = TILES_MAX * TILE_SEGMENTS_MAX };

/* The whole feature a spot belongs to (protocol `feature`); 12 kB: on the stack, but in nothing that calls itself. */
struct feature {
	uint8_t kind;
	bool complete;
	int open; /* edges that face empty cells; monasteries: empty cells round */
	int pennants;
	uint16_t signs[SIGNS_MAX];  /* how many it has of each sign that is counted in this game */
	int marks;                  /* The Castle: wells of a path, markets of a court */
	unsigned starts;            /* The Castle: bit per start space that belongs to it */
	int points_now;             /* what it would pay if the game ended now, owned or not */
	int points_complete;        /* when completed as it stands; a field: points_now */
	struct bill now, completed; /* how both come about */
	unsigned owners;            /* bit per seat: majority */
	struct cell address;        /* lowest y, then x */
	struct spot address_spot;
	int tile_count;
	struct cell tiles[TILES_MAX];
	int spot_count;
	struct feature_spot spots[FEATURE_SPOTS_MAX];
	int figure_count;
	struct feature_figure figures[FIGURES_MAX];
	int city_count; /* a field: completed cities it borders */
	struct city_ref cities[TILES_MAX];
};

/* False if there is no such tile or segment. */
bool game_feature_at(const struct game *game, int x, int y, struct spot spot, struct feature *feature);

/* Is that where it has its address; is that one of its places; is one of its tiles there? */
static inline bool feature_is_at(const struct feature *feature, struct cell cell, struct spot spot)
{
	return cell_same(feature->address, cell) && spot_same(feature->address_spot, spot);
}
static inline bool feature_reaches(const struct feature *feature, struct cell cell, struct spot spot)
{
	for (int i = 0; i < feature->spot_count; i++)
		if (cell_same(feature->spots[i].cell, cell) && spot_same(feature->spots[i].spot, spot))
			return true;
	return false;
}
static inline bool feature_covers(const struct feature *feature, struct cell cell)
{
	for (int i = 0; i < feature->tile_count; i++)
		if (cell_same(feature->tiles[i], cell))
			return true;
	return false;
}

/* Every feature of these kinds (a bit each), once: its address, in the order in which the tiles there were laid;
 * returns their number. */
int game_features(const struct game *game, unsigned kinds, struct feature_spot places[FEATURES_MAX]);

/* What a figure of this kind counts in the majority there, or would; 0 if there is no such segment. */
int game_weight_at(const struct game *game, int figure, int x, int y, struct spot spot);

/* Would this tile type, turned so, lie legally here now (whatever is in hand)? */
bool game_tile_fits(const struct game *game, int type, int x, int y, int rotation);

/* ---- chance ---- */

/* The engine's own generator: xoshiro256** seeded by splitmix64; the same on
 * every machine.  Cosmetic chance must not use the game's. */
struct rng {
	uint64_t s[4];
};

void rng_seed(struct rng *rng, uint64_t seed);
uint64_t rng_next(struct rng *rng);
uint32_t rng_below(struct rng *rng, uint32_t bound); /* 0 .. bound-1, without bias; bound > 0 */

#endif
