/* motion.h - what moves at the table: the lot, tiles that come down or turn, and what flies.  Times in ms. */
#pragma once

#include <bastide/game.h>

#include "view/art/theme.h"

enum { PLAY_FLIGHTS_MAX = 48, PLAY_WAY_MAX = 12 };

/* Something that flies: a follower home, one that rolls on along the ground, points to the track, a card to its new
 * holder, tokens to who takes them. */
struct play_flight {
	uint8_t kind;              /* enum flight_kind */
	uint8_t seat, pose, stood; /* HOME: how he walks, how he stood */
	uint8_t wall;              /* CARD: a wall tile, or 0: */
	uint8_t card;              /* a holding; `points` its size */
	uint8_t figure;            /* HOME, ROLL: enum figure */
	int way_count;             /* ROLL: the points of its way, in cells */
	struct vec way[PLAY_WAY_MAX];
	struct vec from, to; /* in cells; to: of a KEEP; POINTS: the feature's first and last corner */
	struct cell cell;
	struct spot spot;
	int32_t points;
	unsigned seats; /* POINTS: all who are paid as much for it, told here; 0: told with another's */
	uint16_t held[HOLDINGS_MAX];
	char text[96];
	uint64_t start;
	int length; /* ms */
	int lands;  /* after so many of them it has arrived: cards and track tell of it */
	int stays;  /* HOME: so long he stands where he stood; */
	bool met;   /* for whoever comes to him sends him home; else he is glad */
};
enum flight_kind { FLIGHT_HOME, FLIGHT_POINTS, FLIGHT_CARD, FLIGHT_KEEP, FLIGHT_TOKENS, FLIGHT_ROLL };
/* What is completed is celebrated in so many ms at the usual speed; parts of that: the pennon goes up, the points are
 * told, they fly and land. */
#define PLAY_REWARD_MS 2500.0f
#define PLAY_REWARD_HOIST 0.20f
#define PLAY_REWARD_TELL 0.25f /* and counted up until */
#define PLAY_REWARD_COUNT 0.49f
#define PLAY_REWARD_FLY 0.66f
#define PLAY_REWARD_LAND 0.86f  /* they are on his card and the track, which shines */
enum { PLAY_MET_MS = 450 };     /* a neutral piece has come to him: what it does to him takes so long */
#define PLAY_TOKENS_LEAVE 0.50f /* of a flight of tokens: until then its words are read, */
#define PLAY_TOKENS_LAND 0.75f  /* now the tokens are on the card, whose numbers stand out until the end */

/* What takes its time. */
struct play_span {
	uint64_t start; /* 0: nothing moves */
	int length;     /* ms at the usual speed */
};

/* What comes down from a hand, as the move that lays or puts it, with its cell. */
struct play_drop {
	struct move move;
	struct play_span falls;
	int frames; /* of those that must show it: how many have */
};

/* What moves: core/flight.c core/drop.c; at first screen.c */
struct play_motion {
	int seen_plies;       /* of the history: what follows is animated */
	struct play_span lot; /* who begins is drawn */
	bool lot_told;
	int flight_count;
	struct play_flight flights[PLAY_FLIGHTS_MAX];
	/* where nothing moves: what was taken, told until then */
	char held_told[96];
	uint64_t held_until;
	struct play_drop tile, figure; /* the last that came down */
	bool lies, stands;             /* on trial, when it was looked at last: */
	struct move laid, put;
	/* the tile in hand is turned: how it was shown, and on its way from there; the next one, and one that was laid,
	 * are not, however they were shown */
	int shown_type, shown_rotation;
	uint64_t shown_drawn; /* when it was drawn */
	bool shown_laid;
	struct cell shown_cell; /* where its ghost lay, and since when */
	uint64_t ghost_from;
	float turn_from; /* radians */
	struct play_span turn;
};

struct play;

/* flight.c */
float play_span_part(const struct play *play, struct play_span span, uint64_t now); /* 0 .. 1; 1: it is over */
void play_motion_start(struct play *play, uint64_t now); /* from new plies, if there are any */
void play_motion_finish(struct play *play);              /* a click ends what runs */
/* Who begins was drawn by lot: at the start of such a game it is shown, once. */
void play_motion_lot(struct play *play, uint64_t now);
float play_lot(const struct play *play, uint64_t now);     /* 0 .. 1; 1: it is over, or there is none */
#define PLAY_LOT_ROUND 0.62f                               /* until then it goes round, then it stays */
bool play_lot_open(const struct play *play, uint64_t now); /* nobody is to know yet whom it falls on */
void play_motion_skip(struct play *play); /* what was played since the last look is not shown to happen */
bool play_motion_runs(const struct play *play, uint64_t now);
/* Does who stands there now still roll to this place, or come down on it? */
bool play_comes_to(const struct play *play, struct cell cell, struct spot spot, uint64_t now);
/* way.c: from place to place, in cells; returns how many points */
int play_way(const struct play *play, const struct feature_spot *from, const struct feature_spot *to,
             struct vec points[PLAY_WAY_MAX]);
bool play_flight_over(const struct play_flight *flight, uint64_t now);
/* The next of this kind after this one (NULL: the first) that has not arrived; NULL: all have. */
const struct play_flight *play_in_air(const struct play *play, const struct play_flight *after, enum flight_kind kind,
                                      uint64_t now);
/* How many of his figures of this kind are still on their way home. */
int play_homing(const struct play *play, int seat, int figure, uint64_t now);
/* The points that are on their way to the cards, the newest: until they have arrived nobody is asked.  NULL: none are,
 * or somebody has begun his turn. */
struct frame;
const struct play_flight *play_points_fly(const struct play *play, const struct frame *frame);
int32_t play_shown_score(const struct play *play, int seat, uint64_t now);
/* How much of it came since whoever's turn it is began the one before: a whole round. */
int32_t play_shown_gain(const struct play *play, int seat, uint64_t now);
/* drop.c: the position alone tells what comes down, whoever has laid it.  Answers when what was played lies. */
uint64_t play_drop_find(struct play *play, uint64_t now);
void play_drop_none(struct play *play); /* all lies, also what was not looked at yet */
/* 0 .. 1 of the time that it takes; 1: it lies. */
float play_drop_tile(const struct play *play, uint64_t now);
float play_drop_figure(const struct play *play, uint64_t now);
/* A frame of a window is drawn: a fall begins with the first that shows it, however late that comes. */
void play_drop_drawn(struct play *play, uint64_t now);
bool play_drops_on(const struct play *play, struct cell cell, struct spot spot, uint64_t now);
/* Where the turning tile is just now, in hand and on the table: radians short of
 * how it lies.  The tick notes how it is shown. */
float play_turn_angle(const struct play *play, uint64_t now);
float play_ghost_angle(const struct play *play, uint64_t now);
void play_turn_tick(struct play *play, uint64_t now);
