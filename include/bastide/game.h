/*
 * game.h - the rules engine's public face.
 *
 * A `struct game` is one flat block of memory: a position of Carcassonne with
 * everything later answers depend on (table, figures, scores, pile, decisions
 * owed).  It holds no pointer but the one to the tile set it was made with,
 * which must outlive it; game_copy() is a plain copy, so undo, tentative turns
 * and computer players keep copies instead of unmaking moves.
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
 * Nothing here allocates but game_create(); nothing reads a clock or a file.
 */
#ifndef BASTIDE_GAME_H
#define BASTIDE_GAME_H

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

/* A kind of figure as an expansion describes it.  Its id is an enum figure, or for an expansion that game.h does not
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
	bool to_the_end;      /* only when the game ends */
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
};

/* ---- addresses ---- */

/* A claimable segment of a laid tile in board directions: `city:N`,
 * `field:NL`, `monastery` ...  `at` is an edge for city and road, a half-edge
 * for a field, 8 + n for the enclosed field `innern`, 0 otherwise. */
struct spot {
	uint8_t kind; /* enum feature_kind */
	uint8_t at;
};

enum { SPOT_TEXT_SIZE = 16 };

struct cell {
	int16_t x, y;
};

static inline bool spot_same(struct spot a, struct spot b) { return a.kind == b.kind && a.at == b.at; }
static inline bool cell_same(struct cell a, struct cell b) { return a.x == b.x && a.y == b.y; }

/* ---- moves (as text: src/protocol/README.md) ---- */

enum decision_kind {
	DECISION_NONE,
	DECISION_TILE,
	DECISION_FIGURE,
	DECISION_DRAW,  /* hidden games only: the next tile is asked for */
	DECISION_SCORE, /* The Castle (R33) */
	DECISION_EXTRA, /* The Castle (D15) */
#define DECISION(name) DECISION_##name,
#include "expansions/list.h"
	DECISION_KINDS
};

enum move_kind {
	MOVE_PLACE,
	MOVE_FIGURE,
	MOVE_PASS,
	MOVE_DRAW,
	MOVE_SCORE, /* The Castle: which completed feature is scored next */
	MOVE_EXTRA, /* The Castle: plays a wall tile 1 */
#define MOVE(name) MOVE_##name,
#include "expansions/list.h"
	MOVE_KINDS
};

/* What a decision is like, a row for each: who plays, asks or tells need not know which it is. */
struct ask_info {
	const char *key; /* "tile" ... */
	bool may_pass;   /* may it be answered with `pass`? */
	bool of_figure;  /* is it the one after a tile was laid, which ends the player's own part of the turn? */
	bool about;      /* is it about a feature (struct decision: `feature`, `cell`, `spot`)? */
	bool sends;      /* must a figure go to a place on the table, after the last turn? */
	bool enters;     /* may a figure go from the supply into a haven? */
	bool rehouses;   /* may a neutral piece go to another haven? */
	bool walks;      /* is it a step of the neutral piece that walks (game_walk)? */
	bool early;      /* is it asked before a tile is drawn? */
	bool from;       /* is it about where a figure comes from (`cell`, `spot`)? */
};

/* The row of a decision; that of none for what is no decision. */
const struct ask_info *ask_info(int decision);

/* Does a kind of move name a cell, the corner of tiles before that cell, a spot, a haven? */
bool move_has_cell(int kind);
bool move_on_corner(int kind);
bool move_has_spot(int kind);
bool move_has_haven(int kind);
/* The number of a kind of move in signatures (tests/format/signatures). */
int move_number(int kind);
/* Does it take a figure home that stands, instead of placing one? */
bool move_lifts(int kind);
/* Does it lay a tile: the one in hand, or one that stands for it? */
bool move_lays(int kind);

/* Only the fields of its kind mean something; the others are 0. */
struct move {
	uint8_t kind; /* enum move_kind */
	uint8_t tile; /* PLACE: type index */
	union {
		uint8_t rotation; /* PLACE: 0..3 */
		uint8_t color;    /* of whose figure: enum color */
	};
	uint8_t figure;   /* FIGURE, JOIN, ENTER, SEND: enum figure */
	uint8_t haven;    /* ENTER, SEND ...: which */
	struct spot spot; /* FIGURE, SEND */
	union {
		uint8_t
		    doubled; /* SCORE: 1 with ` double`; no hidden padding, so that moves may be compared with memcmp */
		uint8_t apart; /* 1: what it names is no spot, but a place beside the table */
	};
	struct cell cell; /* PLACE, SEND */
};

/* Writes the move's text, NUL-terminated; returns its length. */
int move_format(const struct move *move, const struct tile_set *tiles, char text[MOVE_TEXT_SIZE]);
/* How the moves of a list (game_legal_moves) are written, for who writes them by hand: "now it is one of: FIGURE SPOT,
 * pass; FIGURE is meeple".  What finds no room in `size` bytes is cut. */
void moves_told(const struct tile_set *tiles, const struct move *moves, int count, char *text, size_t size);
/* Reads a move's text; false (and *move untouched) if it is not of the form.
 * Whether the move is legal is game_apply()'s business. */
bool move_parse(const char *text, const struct tile_set *tiles, struct move *move);
int spot_format(struct spot spot, char text[SPOT_TEXT_SIZE]);
bool spot_parse(const char *text, struct spot *spot);

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

	/* A given table (protocol `position`); then there is no seed: without a
	 * deck nothing is drawn. */
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

/* ---- why not? ---- */

enum refusal_reason {
	REFUSAL_NONE,
	/* set-up */
	REFUSAL_PLAYERS,
	REFUSAL_SETTING,
	REFUSAL_DECK,
	REFUSAL_TABLE,
	REFUSAL_FIGURES,
	REFUSAL_SCORES,
	/* moves */
	REFUSAL_OVER,       /* nothing is owed */
	REFUSAL_WRONG_KIND, /* another decision is owed */
	REFUSAL_NOT_A_MOVE, /* bytes that mean nothing */
	REFUSAL_WRONG_TILE, /* not the tile in hand */
	REFUSAL_RANGE,      /* cell out of range */
	REFUSAL_CELL_TAKEN,
	REFUSAL_NO_NEIGHBOR,  /* */
	REFUSAL_EDGE,         /* `edge`, `ours`, `theirs`, `other` */
	REFUSAL_NO_SPOT,      /* the tile has no such segment */
	REFUSAL_OCCUPIED,     /* `holder`, `other`, `path` */
	REFUSAL_NO_FIGURE,    /* supply is empty */
	REFUSAL_WRONG_FIGURE, /* a meeple on a garden, an abbot on a road */
	REFUSAL_FOLLOWS,      /* no follower of his own there, or complete by this tile */
	REFUSAL_FARMS_OFF,    /* R-7 with farm = off */
	REFUSAL_FEATURE,      /* SEND: no such feature, or complete */
	/* The Castle: its set-up, its moves */
	REFUSAL_WALL,   /* wall tiles and hands */
	REFUSAL_KEEP,   /* keeps */
	REFUSAL_SCORE,  /* SCORE: no feature that is scored next */
	REFUSAL_DOUBLE, /* SCORE: nothing to double it with */
	REFUSAL_BARRED, /* a rule of an expansion: `rule` says which */
	REFUSAL_REASONS
};

/* Why something is refused, as facts; words are made of it elsewhere. */
struct refusal {
	uint8_t reason;   /* enum refusal_reason */
	char rule[12];    /* "R-3.3" */
	struct cell cell; /* where it was tried */
	struct spot spot;
	uint16_t tile; /* type index, or NO_TILE */
	uint8_t rotation;
	uint8_t edge;         /* enum edge, of the tile that was tried */
	uint8_t ours, theirs; /* enum terrain there */
	struct cell other;    /* the neighbour, or where the holder stands */
	uint16_t other_tile;  /* its type index, or NO_TILE */
	uint8_t holder;       /* seat */
	uint8_t figure;
	int path_count; /* OCCUPIED: the chain of tiles from `cell` to `other`, both included */
	struct cell path[TILES_MAX];
	struct spot path_spots[TILES_MAX]; /* the feature on each of them */
	uint8_t path_sides[TILES_MAX];     /* enum half_edge by which the chain leaves each but the last;
	                                    * either half of an edge for a city or road */
	char text[240];                    /* a sentence in English, always set when reason is */
};

/* ---- bills ---- */

/* What is counted, and brings points. */
enum bill_unit {
	UNIT_NONE,
	UNIT_TILE,
	UNIT_PENNANT,
	UNIT_AROUND,    /* a building's own tile and those round it */
	UNIT_CITY,      /* completed, of a farm or of a card */
	UNIT_ROAD,      /* completed, of a card */
	UNIT_HELPED,    /* a city that a figure of his makes worth more */
	UNIT_CARD,      /* a card that pays by itself */
	UNIT_HELD,      /* of what is held in numbers: they pay nothing each ... */
	UNIT_MOST,      /* ... but who has the most is paid */
	UNIT_START,     /* The Castle: a start space */
	UNIT_MARKET,    /* The Castle: of a court */
	UNIT_PLACE,     /* The Castle: an empty cell */
	UNIT_WALL_TILE, /* The Castle: a wall tile that pays by itself */
	UNIT_POINT,     /* a point on top */
	UNIT_COUNT
};

struct term {
	uint8_t unit;  /* enum bill_unit */
	int16_t count; /* of them: 0 or more */
	int16_t each;  /* points for each of them */
};

enum { BILL_TERMS = 4 };

/* How points come about, as the rule that pays them knows it: the terms add up to them. */
struct bill {
	const char *rule;              /* "R-6.3": the rule that pays; NULL: nothing is paid */
	const char *besides;           /* the rule that made it more, or NULL */
	struct term terms[BILL_TERMS]; /* those that are counted; the others are UNIT_NONE, and all behind them */
	uint16_t weights[PLAYERS_MAX]; /* by seat, where the most is asked for: followers as they count, tokens, the
	                                * size of a keep */
	uint8_t owners;                /* bit per seat: who has the most, or is paid whoever has */
	uint8_t reason;                /* enum score_reason */
	uint8_t kind;                  /* enum feature_kind that is paid for; FEATURE_KINDS: none */
	uint8_t holding;               /* HELD: what pays */
};

/* What the terms add up to. */
int bill_points(const struct bill *bill);
/* How many of a unit are counted. */
int bill_count(const struct bill *bill, enum bill_unit unit);

/* ---- events ---- */

enum event_kind {
	EVENT_DRAWN,
	EVENT_SET_ASIDE,
	EVENT_PLACED,
	EVENT_FIGURE,
	EVENT_SCORED,
	EVENT_RETURNED,
	EVENT_HELD, /* somebody takes something to hold: `holding` he alone has from now on, else so many of each as
	               `held` says */
	EVENT_OVER,
	EVENT_KEEP,  /* The Castle: put or moved: `cell`, `spot`, `tiles` its size */
	EVENT_WALL,  /* The Castle: a wall tile is taken: `wall`, `space` the first of the corner */
	EVENT_USED,  /* The Castle: a wall tile is played: `wall` */
	EVENT_WAITS, /* a tile that comes up too early goes to the bottom of the pile */
#define EVENT(name) EVENT_##name,
#include "expansions/list.h"
	EVENT_KINDS
};

enum score_reason {
	SCORE_COMPLETE,
	SCORE_FINAL,
	SCORE_FARM,
	SCORE_HELD, /* what is held (bill: `holding`) pays: by itself, or who has the most of it */
	SCORE_KEEP, /* The Castle: `tiles` empty cells, `starts` */
	SCORE_COURT,
	SCORE_WALL, /* `wall`; 9 belongs to no feature: FEATURE_KINDS */
#define SCORE(name) SCORE_##name,
#include "expansions/list.h"
	SCORE_REASONS
};

/* What points of a reason are like. */
struct score_info {
	const char *key; /* "complete": in files and the protocol */
	bool place;      /* it is paid for something on the table */
	bool corner;     /* which is a corner of four tiles, and no segment of one */
	bool counts;     /* for all that a feature counts, and not for what comes besides */
	bool in_turn;    /* in the course of a turn, for a feature on the table */
	bool lifts;      /* to whom a move takes a figure home (move_lifts) */
	uint8_t number;  /* in signatures (tests/format/signatures) */
};
const struct score_info *score_info(int reason);

/* Why and how a farm is paid before the others. */
struct harvesting {
	int each;             /* points for each city */
	const char *key;      /* why, as files tell it: "barn" ... */
	const char *occasion; /* ... "laid" */
	const char *rule;
};

struct event {
	uint8_t kind; /* enum event_kind */
	uint8_t seat;
	uint8_t figure;
	uint8_t haven;
	uint8_t tile, rotation;
	uint8_t reason;  /* SCORED: enum score_reason */
	uint8_t feature; /* SCORED: enum feature_kind */
	uint8_t holding; /* HELD: what the seat has from now on, or the first of what it takes */
	uint16_t signs;  /* SCORED: bit per enum sign_kind that made the points more than usual */
	bool helped;     /* SCORED farm: so did a figure (helps_farm) */
	uint8_t wall;    /* The Castle: number of the wall tile, or 0 */
	uint8_t space;   /* WALL */
	uint8_t starts;  /* SCORED: start spaces */
	uint8_t marks;   /* SCORED path: wells; court: markets */
	bool doubled;    /* SCORED: with a wall tile 2 or 3 */
	bool at_end;     /* SCORED: in the final scoring */
	uint8_t place;   /* enum place_kind: of FAIRY where he stands whom she joins */
	struct spot spot;
	struct cell cell;
	uint16_t tiles;                  /* SCORED: tiles of the feature; HELD: size */
	uint16_t pennants;               /* SCORED city */
	uint16_t held[HOLDINGS_MAX];     /* HELD: how many are taken of each */
	uint16_t first_city, city_count; /* SCORED farm: entries of event_list.cities */
	int32_t points;
	struct bill bill;                 /* SCORED */
	const struct harvesting *harvest; /* SCORED farm: before the end, NULL at the end */
};

/* Which members an event of a kind has; the others mean nothing. */
enum event_member {
	HAS_PLAYER = 1 << 0,
	HAS_FIGURE = 1 << 1,
	HAS_HAVEN = 1 << 2,
	HAS_TILE = 1 << 3,
	HAS_AT = 1 << 4,
	HAS_ROT = 1 << 5,
	HAS_ON = 1 << 6,
	HAS_CARD = 1 << 7,
	HAS_SIZE = 1 << 8,
	HAS_WALL = 1 << 9,
	HAS_CORNER = 1 << 10,
	HAS_HELD = 1 << 11, /* how many of each holding, in an object called as the event */
};

struct event_info {
	uint8_t kind;     /* enum event_kind */
	const char *key;  /* "drawn" ... */
	unsigned members; /* of enum event_member; `scored` has its points besides */
	uint8_t number;   /* in signatures: whatever enumerators come or go, an event keeps its number */
	bool by_itself;   /* it may be nobody's doing: then its seat is NOBODY, and not told */
	bool stands;      /* a figure comes to a place on the table */
	bool leaves;      /* one goes home from there */
	bool after_all;   /* in the last moves, after the last turn */
};

/* The row of a kind of event. */
const struct event_info *event_info(int kind);

/* A city that a farm is paid for. */
struct city_ref {
	struct cell cell;
	struct spot spot;
	bool carcassonne; /* the City of Carcassonne itself; cell is its CC00 */
};

enum { EVENTS_MAX = 2048, EVENT_CITIES_MAX = 16384 };

/* Owned by the caller; set the two counts to 0 before each use, or go on
 * appending as long as there is room for one more call (a call that finds no
 * room drops what does not fit and sets `overflow`). */
struct event_list {
	int count, city_count;
	bool overflow;
	struct event items[EVENTS_MAX];
	struct city_ref cities[EVENT_CITIES_MAX];
};

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

/* Writes the legal moves of the decision owed, in an order that depends on the
 * set-up and the moves alone; returns their number (at most MOVES_MAX); 0 when
 * nothing is owed. */
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

/* Why game_apply would refuse this move: true and *refusal filled if it is
 * illegal, false if it is legal.  For a FIGURE move also while the tile is
 * tentative on a copy. */
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
unsigned game_winners(const struct game *game);              /* bit per seat; 0 while not over */

/* Laid tiles in the order in which they were laid (a table's as given). */
int game_tile_count(const struct game *game);
struct setup_tile game_tile(const struct game *game, int index);
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

/* A kind of thing that players hold: tokens, a card.  Whoever brings it says what it is (expansions' tables). */
struct holding {
	uint8_t id;           /* enum holding_kind, or a number behind them below HOLDINGS_MAX */
	bool single;          /* one player has it, or nobody; else each has a number of them, 0 to HELD_MAX */
	uint8_t each;         /* so many every player has in the beginning, and never more; states tell it as supply */
	enum setting setting; /* it is in the game while this is not 0 */
	const char *key;      /* what files call it */
	const char *group;    /* files tell it, with others, in an object of this name; NULL: by itself */
	const char *rule;     /* "R-24.16" */
};

/* What the game says about a holding; NULL if it has no such thing. */
const struct holding *game_holding(enum game_kind game, int holding);
/* The same of the first game that has it. */
const struct holding *any_holding(int holding);
/* Is it in this game? */
bool game_has_holding(const struct game *game, int holding);
int game_held(const struct game *game, int seat, int holding); /* how many; of a single one 1 for who has it */
int game_holder(const struct game *game, int holding);         /* of a single one: seat, or NOBODY */
int game_held_size(const struct game *game, int holding);      /* of a single one: size to beat, 0: none yet */

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
/* Is it counted in this game? */
bool game_has_sign(const struct game *game, int id);

/* What the game says about a neutral piece; NULL if it has no such piece. */
const struct neutral *game_neutral(enum game_kind game, int id);
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

enum { FEATURE_SPOTS_MAX = TILES_MAX * TILE_FIELDS_MAX };

/* The whole feature a spot belongs to (protocol `feature`). */
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
