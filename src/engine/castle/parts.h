/* parts.h - what the files of The Castle have from one another, file by file; which of it the core asks for stands
 * in rules.h. */
#pragma once

#include "engine/castle/state.h"

#include "engine/core/feature.h"
#include "engine/core/layout.h"
#include "engine/core/majority.h"

#include <bastide/game.h>

/* ---- setup.c: a game begins ---- */

int castle_players(const struct settings *settings);
bool castle_accepts(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal);
bool castle_begin(struct game *game, const struct setup *setup, struct refusal *refusal);
int castle_tile_counts(const struct tile_set *tiles, const struct settings *settings,
                       uint8_t counts[TILESET_TYPES_MAX]);

/* ---- printed.c: what may be printed on a tile ---- */

/* What an edge forbids its neighbour: a path is continued by a path, everything else by anything but a path (R13,
 * R14). */
enum { SHOWS_PATH = 1U << 0, SHOWS_NO_PATH = 1U << 1 };

bool castle_printed_check(const struct tile_type *type, struct tile_error *error);
unsigned castle_printed_shows(int terrain);
void castle_printed_segments(struct tile_layout *layout, const struct tile_type *type);

/* ---- join.c: laying tiles: features run on across edges of one kind, from start spaces too ---- */

/* Puts a tile into a hole of the frontier, without asking whether it fits, and joins its features. */
void castle_lay(struct game *game, int type, int hole, int rotation, int seat);

/* The wall round the empty board, and what its start spaces forbid. */
void castle_wall_in(struct game *game);

/* ---- legal.c: the moves of the decision owed ---- */

/* The moves, in their order, as far as there is room; `pass` last, where it is one. */
int castle_moves(const struct game *game, struct move *moves, int capacity);

bool castle_may_pass(const struct game *game);

/* Is this move legal, which answers the decision owed and lays no tile?  If not and `refusal` is given, why. */
bool castle_allows(const struct game *game, const struct move *move, struct refusal *refusal);

/* R13, D1: does no path end at an edge of this type, turned so, in this cell?  Else the refusal has the first edge. */
bool paths_continue(const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal);

/* The hole of the frontier where a type, turned so, lies legally in this cell now; -1 if it does not. */
int castle_find(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal);

/* The entry of completed[] that may be scored next and that this spot belongs to; -1 if there is none. */
int score_find(const struct game *game, struct cell cell, struct spot spot);

/* May this feature be doubled now (R36, R38, D6, D17)? */
bool may_double(const struct game *game, unsigned root);

/* May a follower go anywhere on the tile just laid (R18 to R21)? */
bool claims_any(const struct game *game);

/* R33: which features wait to be scored, a bit per entry of completed[]: the player's own, then the other's. */
unsigned scores_waiting(const struct game *game);

/* ---- turn.c: what happens in which order (R8, R9) ---- */

/* After a tile was laid: asks for a follower, even where only a pass is possible. */
void castle_ask(struct game *game);
/* Goes on until somebody owes a decision or the game is over. */
void castle_advance(struct game *game, struct event_list *events);

/* Scores the entry of completed[], for whom it belongs to. */
void score_settle(struct game *game, int done, bool doubled, struct event_list *events);

/* ---- score.c: what features are worth, and who has them (R23 to R30) ---- */

/* R28: who has more followers there, or NOBODY. */
int feature_owner(const struct node *root);

/* Points for each tile and start space of a path, tower or house, for each market of a court; and by which rule. */
struct price {
	int each;
	const char *rule;
};

/* R46: a court; the same with a wall tile 7 (D28). */
static const struct price court_price = {3, "R46"}, raised_price = {4, "R38.7"};

/* R24 to R27: a completed path, tower or house. */
struct price complete_price(const struct node *root);

/* R38, R39: an unfinished one with its wall tile. */
struct price unfinished_price(const struct game *game, const struct node *root);

/* What it comes to, and how. */
int price_points(const struct node *root, struct price price);
void price_bill(const struct game *game, const struct node *root, struct price price, struct bill *bill);

/* Pays for a feature and moves the marker; the event that tells it, or NULL. */
struct event *castle_pay(struct game *game, int seat, struct price price, enum score_reason reason, unsigned root,
                         struct event_list *events);

/* Plays a wall tile of a hand. */
void wall_tile_use(struct game *game, int seat, int number, struct event_list *events);

/* R34: takes the wall tile where the marker stands, if one lies there. */
void wall_tile_take(struct game *game, int seat, struct event_list *events);

/* How large the house under a keep is; 0: the player has none. */
int keep_size(const struct game *game, int seat);

/* Scores a completed feature in play: the points, the keep, the wall tile (R30, R34). */
void complete_score(struct game *game, int seat, unsigned root, bool doubled, struct event_list *events);

/* ---- final.c: the final scoring (R43 to R48) ---- */

/* Scores keep, courts and wall tiles; then the game is over. */
void castle_final(struct game *game, struct event_list *events);

/* ---- look.c: worth, hash, what lies open ---- */

void castle_value(const struct game *game, unsigned root, struct feature *feature);
uint64_t castle_hash(const struct game *game);
void castle_mix_unseen(struct game *game, struct rng *rng);

/* ---- settings.c: a table, one line each ---- */

enum { CORNER_EACH, CORNER_LAST };
enum { KEEP_STARTS_ON, KEEP_STARTS_OFF };
enum { WELL4_ONE, WELL4_TWO };

extern const struct setting_info castle_settings[SETTING_COUNT];
