/* setup.h - what a game begins with: players, settings, tiles, and perhaps a table that is given. */
#ifndef BASTIDE_SETUP_H
#define BASTIDE_SETUP_H

#include <bastide/move.h>

/* ---- setting a game up ---- */

struct setup_tile {
	uint8_t type, rotation;
	struct cell cell;
};

struct setup_figure { /* no hidden padding */
	uint8_t seat, figure;
	uint8_t place; /* enum place_kind */
	uint8_t haven;
	struct cell cell;
	struct spot spot;
};

/* Where a neutral piece stands: on a cell, perhaps beside a figure there, or in a haven. */
struct setup_neutral {
	bool there, beside;
	uint8_t haven;
	struct cell cell;
	struct setup_figure figure; /* beside it */
};

/* The Castle: where a keep stands, on any edge of a completed house. */
struct setup_keep {
	bool given;
	struct cell cell;
	struct spot spot;
};

enum {
	WALL_KINDS = 9,        /* The Castle: wall tiles are numbered 1 to 9 (R38) */
	WALL_CORNERS_MAX = 32, /* corner towers of a board */
	WALL_HAND_MAX = 18,    /* wall tiles of a given hand */
};

/* Plain data; the `new` and `position` requests of the protocol in one. */
struct setup {
	uint8_t game; /* enum game_kind; its tiles must be of the same game */
	uint8_t player_count;
	uint8_t colors[PLAYERS_MAX]; /* enum color, different, in turn order */
	struct settings settings;

	bool has_deck; /* else the pile is the settings' set, shuffled by `seed` */
	uint64_t seed; /* 0 .. 2^53 - 1; also picks the first player */
	bool hidden;   /* no turn shows the next one's tile: drawing is a decision of its own, DECISION_DRAW */
	int deck_count;
	uint8_t deck[TILES_MAX]; /* type indices, in drawing order */

	/* A given table (protocol `position`); then there is no seed: without a deck nothing is drawn. */
	bool has_table;
	int tile_count;
	struct setup_tile table[TILES_MAX];
	int figure_count;
	struct setup_figure figures[FIGURES_MAX];
	int32_t scores[PLAYERS_MAX];
	uint16_t held[PLAYERS_MAX][HOLDINGS_MAX];    /* by seat and holding; of a single one 1 for who has it */
	struct setup_neutral neutrals[NEUTRALS_MAX]; /* by id */
	bool drawn;                                  /* the first tile of the deck is in hand already */
	uint8_t part;                                /* 2: the second part of a double turn; else 0 or 1 */
	uint8_t turn;                                /* seat */

	/* The Castle.  Wall tiles by corner tower, clockwise from the first that bears one (0: none lies there); not
	 * together with a seed. */
	uint8_t wall_count;
	uint8_t wall[WALL_CORNERS_MAX];
	uint8_t hands[PLAYERS_MAX][WALL_KINDS + 1]; /* given table: how many of each number are held */
	struct setup_keep keeps[PLAYERS_MAX];       /* given table */
};

void setup_init(struct setup *setup);

/* How many may play under these settings: two in The Castle, else five, or six where an expansion brings a seat
 * (R-23.2). */
int game_players_most(enum game_kind game, const struct settings *settings);
/* Tiles of one full game under these settings, start tiles included, by type
 * index; returns their number.  Used by the set-up screen ("76 tiles"). */
int setup_tile_counts(const struct tile_set *tiles, const struct settings *settings, uint8_t counts[TILESET_TYPES_MAX]);

#endif
