/* contents.h - what a game may have, as its rules and the expansions describe it: figures, buildings, settings, havens,
 * neutral pieces, holdings, signs.  A description is asked for by the kind of game and an id; whoever shows, reads or
 * writes what there is goes through the ids and needs no names. */
#ifndef BASTIDE_CONTENTS_H
#define BASTIDE_CONTENTS_H

#include <bastide/tileset.h>

enum {
	PLAYERS_MIN = 2,
	PLAYERS_MAX = 6,             /* room for; how many may play is the game's business */
	PLAYERS_BASE = 5,            /* who may play without an expansion that brings a sixth */
	MEEPLES_EACH = 7,            /* in supply; the eighth is the score marker */
	TILES_MAX = 256,             /* on the table and in the deck together; an index of a laid tile fits a byte */
	FIGURES_MAX = 128,           /* room for: figures_most() says how many there are */
	CELL_MAX = 999,              /* |x|, |y| */
	SCORE_MAX = 999999,          /* of a given position */
	HELD_MAX = 999,              /* the same, of what is held in numbers */
	MOVES_MAX = 4096,            /* more moves than any decision can offer */
	MOVE_TEXT_SIZE = 64,         /* bytes of a move written out, NUL included */
	NOBODY = 255,                /* a seat that is none */
	NEUTRALS_MAX = 4,            /* room for neutral pieces */
	HAVENS_MAX = 4,              /* room for places beside the table */
	WALK_MAX = 6,                /* cells that one leaves behind on a walk */
	NO_TILE = TILESET_TYPES_MAX, /* a tile type that is none: what may hold it has 16 bits */
};

struct cell;
struct game;

/* The enumerations of what a game may have begin with what every game knows, and with The Castle's; each goes on with
 * what the expansions add to it (src/expansions: names.def in their folders).  Numbers mean nothing outside a running
 * program: files and the protocol have words. */

/* pink is the sixth, accepted only where an expansion brings it. */
enum color { COLOR_YELLOW, COLOR_RED, COLOR_GREEN, COLOR_BLUE, COLOR_BLACK, COLOR_PINK, COLOR_COUNT };
enum { COLORS_BASE = COLOR_PINK }; /* the colours of every game */
enum figure {
	FIGURE_MEEPLE,
#define FIGURE(name) FIGURE_##name,
#include "expansions/list.h"
	FIGURE_KINDS
};
/* What a player may hold besides figures and points (struct holding). */
enum holding_kind {
#define HOLDING(name) HOLDING_##name,
#include "expansions/list.h"
	HOLDING_KINDS
};
enum { HOLDINGS_MAX = 16 }; /* room for; arrays by holding have so many */

const char *game_kind_name(enum game_kind game); /* "carcassonne" ... */
/* The game with this name, or -1. */
int game_kind_find(const char *name);
const char *color_name(enum color color);         /* "yellow" ... */
const char *haven_name(int haven);                /* "castle" ...; "?" for numbers that mean none */
const char *figure_name(int figure);              /* "meeple" ...; "?" for bytes that mean none */
const char *feature_name(enum feature_kind kind); /* "city" ... */
const char *decision_name(int decision);          /* "tile" ... */

/* ---- buildings ---- */

/* What stands alone on its tile and is claimed: the monastery, and what an expansion brings beside it. */
struct building {
	uint8_t kind;              /* enum feature_kind, one of FEATURES_BUILT */
	uint32_t flag;             /* enum tile_flag: it is printed */
	const char *key;           /* in files, moves and the protocol */
	const char *rule_open;     /* by which it is paid where no other rule has a say: incomplete, */
	const char *rule_complete; /* and complete */
};

/* The i-th that some game has, the monastery first; NULL behind the last.  The one of a kind of feature, the one on a
 * tile; NULL: none. */
const struct building *building_at(int i);
const struct building *kind_building(int kind);
const struct building *tile_building(const struct tile_type *type);

/* ---- kinds of figures ---- */

/* A kind of figure as an expansion describes it.  Its id is an enum figure, or for an expansion that list.h does not
 * know the next number behind them. */
struct piece {
	uint8_t id;
	const char *key;          /* in files, moves and the protocol */
	const char *rule;         /* that says on which kinds of features it may stand */
	const char *rule_none;    /* that refuses it to a player who has none left */
	const char *rule_follows; /* that says whom it follows */
	uint8_t each;             /* how many every player has */
	uint8_t rank;             /* where several go home at once: those of a player in this order */
	uint8_t weight;           /* what it counts in a majority */
	/* What it counts where that changes: asked whenever a majority is; NULL: `weight` always. `root`: the feature,
	 * as the rules of the game number it. */
	unsigned (*weigh)(const struct game *game, unsigned root);
	uint16_t stands; /* bit per feature kind: where it may stand at all */
	bool follows;    /* stands only where its owner has a figure already, in what is not complete */
	bool beside;     /* is offered beside the followers, not in their place: it stands where they do not */
	bool lifted;     /* comes home by a move that lifts */
	bool helps_farm; /* where its owner is paid for a field, each city brings 1 more */
	bool corner; /* stands where four tiles meet, on the north-west corner of its cell; it never leaves, and is no
	              * company */
	bool lodges; /* files tell in which haven it is */
	bool brings_part; /* a second part of the turn for who adds to what it stands in */
};

/* One that stands by itself, and goes about (section 29: followers). */
static inline bool piece_is_follower(const struct piece *piece) { return !piece->follows && !piece->corner; }

/* The game's kind with this id, or NULL; the same of the first game that has it. */
const struct piece *game_piece(enum game_kind game, int id);
const struct piece *any_piece(int id);
/* The kind that makes farms bring more (helps_farm). */
const struct piece *helping_piece(void);
/* The kind that brings a second part of the turn (brings_part). */
const struct piece *again_piece(void);
/* The id of the kind with this key in any game, or -1. */
int figure_named(const char *key);
/* Ids of kinds are less than this. */
int figure_kinds(void);
/* How many figures a game of all expansions can have on the table and in havens. */
int figures_most(enum game_kind game);

/* ---- settings (RULES section 20) ---- */

enum farm_rule { FARM_FIELD3, FARM_CITY4, FARM_CITY3, FARM_FIELD3CAP, FARM_OFF };
enum start_kind { START_BASE, START_RIVER1, START_RIVER2, START_THE_COUNT, START_CITY_PLAIN };
enum edition { EDITION_NEW, EDITION_OLD };

enum setting {
	SETTING_FARM,
	SETTING_TWO_TILE,
	SETTING_EDITION,
	SETTING_START,
	SETTING_FIRST_PLAYER,
	SETTING_RULINGS,
	SETTING_CORNER, /* The Castle: R40, R39, D9 */
	SETTING_WELL4,
	SETTING_KEEP_STARTS,
#define SETTING(name) SETTING_##name,
#include "expansions/list.h"
	SETTING_COUNT
};

/* A setting's value is the index of its word, in the order of RULES section
 * 20, 0 being the default.  SETTING_FIRST_PLAYER: 0 random, 1..6 a seat. */
struct settings {
	uint8_t value[SETTING_COUNT];
};

struct setting_info {
	const char *key;  /* "farm" */
	const char *rule; /* "R-7" */
	int value_count;
	const char *values[7]; /* "field3", ... */
};

/* What the game says about a setting; NULL if it has no such setting. */
const struct setting_info *game_setting_info(enum game_kind game, enum setting setting);
/* The same of the first game that has it, for what keeps the settings of all games; `game`, if given: which. */
const struct setting_info *any_setting_info(enum setting setting, enum game_kind *game);
/* Index of the game's setting with this key, or -1; index of the word among the values of a setting that it has, or
 * -1. */
int game_setting_find(enum game_kind game, const char *key);
int game_setting_value_find(enum game_kind game, enum setting setting, const char *word);

/* ---- places ---- */

/* What a figure or a neutral piece stands on. */
enum place_kind {
	PLACE_SEGMENT, /* a segment of a laid tile: `cell`, `spot` */
	PLACE_HAVEN,   /* where figures wait beside the table: `haven`, a number of struct haven */
	PLACE_CELL,    /* a laid tile: `cell`; neutral pieces only */
};

/* A place beside the table where figures wait, as an expansion describes it. */
struct haven {
	uint8_t id;           /* below HAVENS_MAX */
	const char *key;      /* what files and moves call it: "castle" */
	const char *kind;     /* what files call the like of it; all of them together: with an s */
	const char *rule;     /* "R-13.2" */
	enum setting setting; /* it is in the game while this */
	uint8_t value;        /* is so; 0: is not 0 */
	uint16_t feeds;       /* bit per feature kind that those who wait there go to */
};

/* What the game says about a haven; NULL if it has no such place. */
const struct haven *game_haven(enum game_kind game, int haven);
/* The same of the first game that has it. */
const struct haven *any_haven(int haven);
/* The haven that feeds features of this kind in any game, or -1. */
int haven_of(enum feature_kind kind);
/* The havens where a kind of figure may wait: bit per haven. */
unsigned piece_havens(const struct piece *piece);

/* ---- neutral pieces ---- */

/* A piece that is nobody's, as an expansion describes it. */
struct neutral {
	uint8_t id;           /* below NEUTRALS_MAX */
	uint8_t place;        /* enum place_kind: where it stands */
	bool joins;           /* it may stand beside a figure */
	bool shuts;           /* nobody leaves the haven where it stands */
	enum setting setting; /* it is in the game while this */
	uint8_t value;        /* is so; 0: is not 0 */
	const char *key;      /* what files and moves call it */
	const char *rule;     /* "R-29.1" */
	/* May its walk lead to this cell, where it has not been in it?  NULL: it does not walk. */
	bool (*way)(const struct game *game, struct cell to);
};

/* What the game says about a neutral piece; NULL if it has no such piece. */
const struct neutral *game_neutral(enum game_kind game, int id);

/* ---- holdings ---- */

/* A kind of thing that players hold: tokens, a card.  Whoever brings it says what it is (expansions' tables). */
struct holding {
	uint8_t id;           /* enum holding_kind, or a number behind them below HOLDINGS_MAX */
	bool single;          /* one player has it, or nobody; else each has a number of them, 0 to HELD_MAX */
	uint8_t each;         /* so many every player has in the beginning, and never more; states tell it as supply */
	enum setting setting; /* it is in the game while this is not 0 */
	const char *key;      /* what files call it */
	const char *group;    /* files tell it, with others, in an object of this name; NULL: by itself */
	const char *rule;     /* "R-24.16" */
	/* Where that depends on how many play: the same for two and more; NULL: it does not.  `each` is the most. */
	const uint8_t *by_players;
	bool fills; /* it may be laid where no tile fits: such a place is not lost while somebody has one */
};

/* So many of it every one of so many players has in the beginning. */
static inline int holding_each(const struct holding *holding, int players)
{
	return holding->by_players && players >= PLAYERS_MIN ? holding->by_players[players - PLAYERS_MIN]
	                                                     : holding->each;
}

/* What the game says about a holding; NULL if it has no such thing. */
const struct holding *game_holding(enum game_kind game, int holding);
/* The same of the first game that has it. */
const struct holding *any_holding(int holding);

/* ---- signs ---- */

/* A sign that is printed in cities or on roads (R-12.6: without its expansion it is decoration). */
struct sign {
	uint8_t id;           /* enum sign_kind, or a number behind them below SIGNS_MAX */
	uint8_t feature;      /* enum feature_kind: what bears it */
	uint8_t lane;         /* features count it in these 16 bits of their `extra`, or NO_LANE */
	bool brings;          /* whoever completes a feature with it takes as many of `holding` */
	uint8_t holding;      /* enum holding_kind */
	uint32_t flag;        /* enum tile_flag: the mark of tiles with one */
	enum setting setting; /* it counts while this is not 0 */
	const char *key;      /* what files call it */
	const char *group;    /* a member of this name says which one of its group is borne; NULL: true or false */
};

enum { NO_LANE = 255 };

/* What the game says about a sign; NULL if it has no such sign. */
const struct sign *game_sign(enum game_kind game, int id);
/* The same of the first game that has it. */
const struct sign *any_sign(int id);

#endif
