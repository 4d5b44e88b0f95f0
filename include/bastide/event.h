/* event.h - what the engine answers: why a move is refused, what happened, and how points come about. */
#ifndef BASTIDE_EVENT_H
#define BASTIDE_EVENT_H

#include <bastide/move.h>

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
	REFUSAL_CORNER, /* no four tiles meet there in one field */
	/* moves; what a set-up shares with them is refused as there */
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
	REFUSAL_FEATURE,      /* complete; SEND: or no such feature */
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

/* ---- events ---- */

enum event_kind {
	EVENT_DRAWN,
	EVENT_SET_ASIDE,
	EVENT_PLACED,
	EVENT_FIGURE,
	EVENT_SCORED,
	EVENT_RETURNED,
	EVENT_HELD, /* somebody takes something to hold: a single `holding` changes hands, else `held` says how many of
	               each are taken */
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
	uint8_t number;  /* in signatures (tests/format/signatures.txt) */
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
	bool begins;     /* SCORED: as a turn begins, before its tile is drawn */
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

/* Owned by the caller; set the two counts to 0 before each use, or go on appending as long as there is room for one
 * more call (a call that finds no room drops what does not fit and sets `overflow`). */
struct event_list {
	int count, city_count;
	bool overflow;
	struct event items[EVENTS_MAX];
	struct city_ref cities[EVENT_CITIES_MAX];
};

static inline void events_clear(struct event_list *events)
{
	events->count = events->city_count = 0;
	events->overflow = false;
}

#endif
