/*
 * board.h - what the tests of the rules share: boards, moves and what happened,
 * all written as short text.
 *
 * A board is parts separated by `;`, each a keyword and its words:
 *
 *     players red blue            default: red and blue
 *     with farm=city4 king=on     settings
 *     tiles D@0,0 E@0,-1,2        id@x,y[,rotation]; CITY: the twelve cells of
 *                                 the City of Carcassonne
 *     figures red@0,0/city:N      a meeple; `red+abbot@…`, `red+pig@…` and so on
 *                                 another figure; `red@castle` in a quarter
 *     deck E V                    drawn in this order
 *     seed 7                      a whole shuffled game instead of a deck
 *     turn blue                   default: the first player
 *     count market  king red  robber blue  scores 3 0
 *     goods red:wine=2 blue:cloth=1        part 2
 *     abbeys blue                  has none any more; drawn yes: the first tile is in hand
 *     dragon 1,0  fairy 0,0       beside somebody: `fairy red@0,0/city:N`
 *
 * Without `tiles` it is a new game.  There is one game at a time; the functions
 * below speak of it and fail the test with a sentence if a text is wrong.
 */
#ifndef BASTIDE_RULES_BOARD_H
#define BASTIDE_RULES_BOARD_H

#include <stdbool.h>

#include <check.h>

#include <bastide/game.h>

#include "../quarters.h"

extern struct tile_set *tiles;   /* the printed tiles */
extern struct game *game;        /* the game on the table */
extern struct event_list events; /* what the last play() led to */

/* Replaces the game by this board. */
void board(const char *text);
/* Why this board is refused; it must be. */
struct refusal board_refused(const char *text);
/* The set-up of a board's text. */
void board_setup(const char *text, struct setup *setup);
/* Takes the game off the table (teardown of every test). */
void board_clear(void);

/* Plays moves separated by `;`.  `end` stops the game. */
void play(const char *moves);
/* Why this move is refused; it must be, and playing it must change nothing. */
struct refusal refused(const char *move);
bool legal(const char *move);

/*
 * What the last play() led to, one event after the other, separated by "; ".
 * `kinds`: the words of the events wanted, separated by blanks; "" is all of
 * them.
 *
 *     drawn E            aside E             placed red E 0,-1 2
 *     figure red meeple 0,-1/city:S          home red meeple 0,-1
 *     paid red 4 complete 0,-1/city:S x2     (x tiles, +pennants)
 *     paid red 6 farm 3,-2/field:SR x7 [0,-2/city:S carcassonne]
 *     paid red 3 king    holder king red 4   lost blue 1,0/monastery
 *     joined red meeple castle 0,0/city:N    entered red meeple market
 *     count castle       sent red meeple market 0,0/field:NL    over
 *     paid red 6 complete 0,0/road:E x3 inn      (also cathedral, pig)
 *     goods red 0,0/city:N wine 2 cloth 1        paid red 10 goods wine
 *     double red         waits PD_dragon_cap
 *     dragon 0,0         dragon 0,1 blue: a step of blue's
 *     eaten red meeple 0,0/city:N            (also fairy, princess)
 *     paid red 1 fairy   paid red 3 fairy 0,0/city:N
 */
const char *told(const char *kinds);

/* The legal moves that begin with this text, without it, separated by ", ". */
const char *offered(const char *begin);
/* "tile red E", "figure red", "join blue 3,-2/road:S", "none" ... */
const char *owed(void);
/* Who decides: "red", or "nobody". */
const char *decider(void);
/* "4 0": in the order of the seats. */
const char *scores(void);
/* "7 6" */
const char *meeples(void);
/* Where the dragon or the fairy stands: "1,0", "0,0 red meeple city:N", "none". */
const char *neutral(const char *key);
/* The same of another figure: "1 0". */
const char *supply(enum figure figure);
/* What the players have of these goods: "2 0". */
const char *goods(int holding);
/* The winners: "red blue". */
const char *winners(void);
/* The figures on the table by seat, row and column: "red 0,0/city:N; blue abbot 1,0/garden". */
const char *figures(void);
/* What was set aside: "C R1_lake". */
const char *aside(void);
/* Everything in the quarters: "castle red; market blue abbot"; "" if they are empty. */
const char *quarters(void);

/* The feature of a place "0,0/city:N". */
const struct feature *feature(const char *place);
bool same_feature(const char *place, const char *other);
/* "0,-1 0,0": the tiles of a place's feature; "red blue": its owners;
 * "0,-1/city:S carcassonne": the cities of a field. */
const char *feature_tiles(const char *place);
const char *feature_owners(const char *place);
const char *field_cities(const char *place);

/* Type index of an id. */
int tile_type(const char *id);
/* Reads a place "0,0/city:N". */
void place_read(const char *word, struct cell *cell, struct spot *spot);

#endif
