/* record.h - every score of a game, as a list that can be read, checked and written out.
 *
 * A record is one SCORED event together with what the players ask about it: which turn, which rule, how many tiles and
 * pennants, who had how many followers there and who therefore had the most: all of it from the bill that the engine
 * writes with the points.
 *
 * The list is made by playing a file again (bastide/format.h), so it fits a game on the table, a save and a scenario
 * alike, turns handed over included. */
#pragma once

#include "app/words.h"
#include "app/castle_words.h"

#include <bastide/format.h>

enum { RECORDS_MAX = 768 };

struct record {
	uint16_t number;  /* from 1, in the order of the list */
	int16_t turn;     /* drawn turns; 0 in the final scoring */
	int16_t ply;      /* moves played before the one that scored */
	uint8_t reason;   /* enum score_reason */
	uint8_t kind;     /* enum feature_kind; FEATURE_KINDS: none (wall tile 9 of The Castle) */
	uint8_t seat;     /* who is paid */
	bool has_place;   /* false for the cards of, and for wall tile 9 */
	bool carcassonne; /* a city edition pays for the City of Carcassonne */
	struct cell cell; /* the feature's address; a paid city's under city4 and city3 */
	struct spot spot;
	uint16_t tiles; /* 0 where tiles do not count; the larger keep: empty cells (R44) */
	uint16_t pennants;
	uint8_t starts, marks; /* The Castle: start spaces; wells of a path, markets of a court */
	struct bill bill;      /* by which rule, what is counted */
	bool harvest;          /* a farm: its farmers go home with it */
	uint8_t wall;          /* The Castle: the wall tile that made it so (2 to 7, 9), or 0 */
	uint8_t followers[PLAYERS_MAX];
	unsigned owners; /* bit per seat: the most followers */
	int32_t points;
	int32_t after[PLAYERS_MAX];      /* scores with these points */
	uint16_t first_city, city_count; /* of a field, those that are paid for: entries of `cities` */
};

/* What points are for; unfinished features are with their kind.  The Castle's come behind those of Carcassonne: what
 * wall tiles 4, 5, 6 and 9 pay is theirs, what 2, 3 and 7 add belongs to what they make worth more. */
enum record_class {
	CLASS_ROADS,
	CLASS_CITIES,
	CLASS_MONASTERIES, /* and other buildings */
	CLASS_FARMS,       /* and what is paid on a corner */
	CLASS_OTHER,       /* what is told by a name of its own */
	CLASS_PATHS,
	CLASS_TOWERS,
	CLASS_HOUSES,
	CLASS_COURTS,
	CLASS_KEEPS,
	CLASS_WALL,
	RECORD_CLASSES,
	CLASS_CASTLE = CLASS_PATHS /* the first of The Castle */
};
enum record_class record_class(const struct record *record);

/* A follower sent from the City of Carcassonne at the end: no score, but part of the story. */
struct record_sent {
	uint8_t seat, figure, haven;
	struct cell cell;
	struct spot spot;
};

/* A letter that the file gives to what lies there. */
struct record_letter {
	struct cell cell;
	struct spot spot;
	char text[4];
};

enum { RECORD_LETTERS_MAX = 26 };

struct record_list {
	int letter_count;
	struct record_letter letters[RECORD_LETTERS_MAX];
	int count, city_count, sent_count;
	int final_first;                   /* first record of the final scoring; count when there is none */
	int turn_count;                    /* turns of the game in which a tile was laid */
	int32_t start[PLAYERS_MAX];        /* scores before the first record */
	int32_t before_final[PLAYERS_MAX]; /* scores when the last turn ended */
	struct record items[RECORDS_MAX];
	struct city_ref cities[EVENT_CITIES_MAX];
	struct record_sent sent[FIGURES_MAX];
	/* The Castle: corner towers where a wall tile lay when the final scoring began (R43), bit per corner; wall
	 * tiles of each number played in it. */
	uint32_t cleared;
	uint8_t used[PLAYERS_MAX][WALL_KINDS + 1];
};

/* Plays the first `moves` moves of a file again (-1: all) and lists their scores; *final_game, if asked for, is the
 * position reached (the caller's; game_destroy).  NULL if the set-up or a move is refused, or when out of memory.
 * Free with record_list_destroy. */
struct record_list *record_list_create(const struct scenario *scenario, int moves, struct game **final_game);
void record_list_destroy(struct record_list *list); /* takes NULL */

/* What the list tells in all: where it began and every record, by seat.  False if that is not what the table has:
 * then the list is wrong and must not be shown. */
bool record_list_totals(const struct record_list *list, const struct game *game, int32_t totals[PLAYERS_MAX]);

/* The Castle: how large the keeps count at the end of the game that the list is of (R44). */
struct castle_keeps record_keeps(const struct record_list *list, const struct game *game);

/* The seats with the most, one bit each; 0 if nobody has any. */
unsigned record_majority(const uint8_t followers[PLAYERS_MAX]);
