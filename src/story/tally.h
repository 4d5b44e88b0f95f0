/* tally.h - the final scoring as a show: what happens, in which order, when.
 *
 * Pure data, made once from a finished game and its score records; nothing here draws.  The show is a row of acts (one
 * farm, one group of cities, one unfinished road ...), each a row of beats with a start and an end in seconds at single
 * speed.  tally_state_at() says what is to be seen at a moment: a pure function of time, so playing, seeking, stepping
 * back, pictures and tests all go the same way.
 *
 * Rules: the order is; farms by the game's `farm` setting.  Under city4 and city3 the land has
 * no owner: acts are groups of cities with exactly the same farms.  All points come from the records, that is from the
 * engine's events; nothing is scored here.
 *
 * The Castle's ending (R43 to R47) is the same kind of show with acts of its own (castle.c): the wall is cleared, keeps
 * are compared and the largest empty area fills with light, courts, wall tiles.
 *
 * Lengths are cells: the tile at cell x, y covers x .. x+1, y .. y+1. */
#pragma once

#include "app/record.h"

#include <bastide/castle.h>

/* A city or tile is counted at this progress of its beat: coin or sheaf land,
 * and everything that tells its number changes, all at this one moment. */
#define TALLY_LANDED .8f

enum {
	TALLY_FIVE = HOLDINGS_MAX, /* nothing held: wall tile 9 of The Castle */
	TALLY_REASON,              /* nothing held: what is told by its reason alone */
	TALLY_NAME_SIZE = 64,
	TALLY_TEXT_SIZE = 720, /* a sentence with all names in it */
	TALLY_FARMERS_MAX = FIGURES_MAX,
	TALLY_ACTS_LEAST = 16, /* for so many there is room at once */
};

/* A rectangle of cells that the camera shows. */
struct tally_frame {
	float x, y, w, h;
};

/* A field with farmers on it; The Castle: a court with merchants, of whom one has the most or nobody is paid. */
struct tally_farm {
	struct feature feature;
	char name[TALLY_NAME_SIZE]; /* "East farm" */
	char word[TALLY_NAME_SIZE]; /* "the east farm", inside a sentence */
	float cx, cy;               /* its middle */
	uint8_t farmers[PLAYERS_MAX];
	unsigned owners;
	int city_count, open_count;
	short cities[TILES_MAX]; /* finished ones it borders, in the order of */
	short opens[TILES_MAX];  /* unfinished ones */
};

/* A city on the table. */
struct tally_city {
	struct feature feature; /* of the City of Carcassonne: its twelve tiles only */
	bool finished, carcassonne;
	bool paid;      /* somebody is paid for it at the end */
	char letter[4]; /* "" where it is unfinished, no field counts it, or it has a name */
	uint64_t farms; /* bit per farm that feeds it */
	int gap_count;
	struct cell gaps[TILES_MAX]; /* empty cells that keep it open */
};

enum tally_act_kind {
	ACT_TITLE,   /* a card before a part of the scoring */
	ACT_SEND,    /* a follower goes from the market to a field */
	ACT_FEATURE, /* an unfinished road, city or building; The Castle: a court, and what a wall
	              * tile 4 to 6 pays */
	ACT_FARM,    /* one farm, field by field */
	ACT_CITIES,  /* cities with the same farms, city by city */
	ACT_HELD,    /* what is held: a card, or the most of something; or wall tile 9 */
	ACT_WALL,    /* The Castle: the wall tiles left on the wall go (R43) */
	ACT_KEEP,    /* The Castle: keeps are compared, the largest empty area (R44) */
	ACT_END,     /* everything counted */
};

enum tally_part {
	PART_START,
	PART_MARKET,
	PART_UNFINISHED,
	PART_FARMS,
	PART_BESIDE,  /* who is paid for nothing that is held, where his follower stands */
	PART_CORNERS, /* who stands on a corner of a field is paid for it */
	PART_TOKENS,
	PART_CARDS,
	PART_KEEP, /* The Castle */
	PART_COURTS,
	PART_WALL_TILES,
	PART_END,
	PART_COUNT
};

enum beat_kind {
	BEAT_CAMERA,
	BEAT_DIM,
	BEAT_BORDER,
	BEAT_FLOOD,
	BEAT_LIGHT,  /* a feature, or cities and farms, light up at once */
	BEAT_STAND,  /* farmer `index` of the act stands up */
	BEAT_COPY,   /* his copy flies to the bill */
	BEAT_GATHER, /* farmer `index` walks to the board beside the city */
	BEAT_HOLD,
	BEAT_TAG,
	BEAT_SWEEP,
	BEAT_OPEN, /* unfinished city `index` shakes its head */
	BEAT_CITY, /* finished city `index` is counted: sheaf or coin */
	BEAT_TILE, /* tile `index` of an unfinished feature is counted */
	BEAT_SUM,  /* the expression stands on the bill */
	BEAT_BACK, /* the camera draws back to where the points land too */
	BEAT_FLY,
	BEAT_WALK,
	BEAT_RELEASE,
	BEAT_TITLE,
	BEAT_SEND,
	BEAT_RESULT,
	BEAT_KINDS
};

struct tally_beat {
	uint8_t kind;
	short act, index;
	double start, end;
};

struct tally_farmer {
	uint8_t seat, figure;
	uint8_t weight; /* what he counts; a keep: its size (R30, R38) */
	bool keep;      /* no follower, but a keep */
	short farm;     /* index, or -1 */
	short number;   /* 1, 2, 3 of his player in this act */
	struct cell cell;
	struct spot spot;
};

/* What one player is paid in an act. */
struct tally_pay {
	uint8_t seat;
	int record; /* first entry of tally.order, or -1: 0 points */
	int count;  /* its records */
	int32_t points;
	char sum[160]; /* "2 cities × 3 = 6" */
};

struct tally_act {
	uint8_t kind, part;
	double start, end;
	int first_beat, beat_count;
	int first_record, record_count; /* entries of tally.order */
	struct tally_frame frame;
	struct tally_frame wanted;     /* what it would show if the camera came from nowhere */
	struct tally_frame paid;       /* from BEAT_BACK on, and when it ends: with the markers that go */
	int farm;                      /* FARM; SEND: -1 or the farm he joins */
	const struct feature *feature; /* FEATURE */
	uint8_t seat, held;            /* SEND, HELD: a holding, or TALLY_FIVE, TALLY_REASON */
	uint8_t sent;                  /* SEND: entry of the record list */
	uint64_t farms;                /* that are lit; of The Castle the court */
	int city_count, open_count;
	short cities[TILES_MAX]; /* finished, in the order they light up */
	short opens[TILES_MAX];
	uint8_t reason;             /* HELD: enum score_reason */
	const struct feature *land; /* HELD: what he stands in who is paid, of a corner the field; NULL: nothing, */
	struct setup_figure owner;  /* and who that is: from a corner it comes to each of the cities */
	/* FEATURE: unfinished, and why it pays nothing; NULL: it does */
	const struct nothing_words *nothing;
	int tile_count;
	struct cell tiles[TILES_MAX]; /* FEATURE: what is counted, a monastery's neighbours too, a court's markets;
	                               * KEEP: empty cells */
	int start_count;              /* The Castle: the last of them are start spaces, named by the cells they face */
	uint8_t starts[CASTLE_STARTS_MAX];
	uint8_t wall;     /* The Castle: the wall tile that pays (4 to 7, 9), or 0 */
	uint32_t cleared; /* WALL: bit per corner tower where a wall tile still lay */
	int road_count;   /* HELD: finished roads, of a card that goes with them */
	struct feature_spot roads[TILES_MAX];
	uint64_t capped[PLAYERS_MAX]; /* FARM under field3cap: bit per entry of `cities` paid to him before */
	int farmer_count;
	struct tally_farmer farmers[TALLY_FARMERS_MAX];
	uint8_t rows[PLAYERS_MAX]; /* seats with followers here, the most first */
	int row_count;
	uint8_t counts[PLAYERS_MAX];
	unsigned owners;
	int pay_count;
	struct tally_pay pays[PLAYERS_MAX];
	int32_t before[PLAYERS_MAX]; /* scores when it begins */
	int32_t after[PLAYERS_MAX];
	bool gathers; /* CITIES: farmers meet on a board beside the city */
	char title[TALLY_NAME_SIZE];
	char subtitle[TALLY_TEXT_SIZE];
	char verdict[TALLY_TEXT_SIZE]; /* "Red has the most: 2 against 1. The farm is Red's." */
};

struct tally_caption {
	double start;
	char text[TALLY_TEXT_SIZE];
};

/* A mark on the time line: one per record, hollow ones for nothing paid. */
struct tally_mark {
	double time;
	int record; /* entry of tally.order, or -1: hollow */
	short act;
	uint8_t stack; /* 0, or its place above others of the same moment */
	uint8_t seat;
};

/* From the end of the record before to the end of this one. */
struct tally_span {
	double start, end;
};

struct tally {
	const struct game *game;           /* the finished game; borrowed */
	const struct record_list *records; /* borrowed */
	int player_count;
	char names[PLAYERS_MAX][TALLY_NAME_SIZE];
	char cards[TALLY_NAME_SIZE]; /* tally_cards_words() */
	char cloisters[TALLY_NAME_SIZE];
	int farm_rule; /* enum farm_rule */
	int each;      /* points a city pays: 3, 4 */
	double length;
	struct tally_frame whole; /* all tiles */
	int farm_count, city_count, feature_count;
	struct tally_farm *farms;  /* in the order of */
	struct tally_farm *courts; /* The Castle's, by address */
	int court_count;
	struct tally_city *cities;
	struct feature *features; /* of the unfinished part */
	int act_count, act_capacity, beat_count, beat_capacity, caption_count, caption_capacity;
	struct tally_act *acts;
	struct tally_beat *beats;
	struct tally_caption *captions;
	int order_count;
	short order[RECORDS_MAX]; /* final records in the order of the show */
	struct tally_span spans[RECORDS_MAX];
	int mark_count;
	struct tally_mark marks[RECORDS_MAX];
	double part_start[PART_COUNT]; /* -1: there is none */
	bool short_of_memory;          /* something that was added is not there */
};

/* What is to be seen at one moment.  Progress runs linearly from 0 to 1; the drawing eases it. */
struct tally_state {
	double time;
	int act;
	float beats[BEAT_KINDS]; /* of the act: latest begun of each kind */
	float rise[TALLY_FARMERS_MAX], copy[TALLY_FARMERS_MAX], gather[TALLY_FARMERS_MAX];
	float city[TILES_MAX], open[TILES_MAX], tile[TILES_MAX];
	int counts[PLAYERS_MAX];       /* followers whose copy has arrived on the bill */
	int counted;                   /* cities (tiles) counted so far */
	int32_t scores[PLAYERS_MAX];   /* as shown on bill and track */
	int first_record, last_record; /* entries of tally.order that run now; first > last: none */
	int done;                      /* records that are over */
	const char *caption;
};

/* `names` may hold "" for the colour's name.  Game and records must outlive the
 * tally.  NULL when out of memory or if the game is not over. */
struct tally *tally_create(const struct game *game, const struct record_list *records,
                           const char names[PLAYERS_MAX][TALLY_NAME_SIZE]);
void tally_destroy(struct tally *tally); /* takes NULL */

/* Do the scores that the show ends with, and those that the records add up to, stand on the table?  If not, it must
 * not be shown. */
bool tally_agrees(const struct tally *tally);

void tally_state_at(const struct tally *tally, double time, struct tally_state *state);

/* Where the arrow keys lead from `time`. */
double tally_next_record(const struct tally *tally, double time);
/* The moment itself, or, where an act has begun whose camera and light are still on their way from the one before, when
 * they have come: what is said and what is lit are then of one thing. */
double tally_arrived(const struct tally *tally, double time);
double tally_previous_record(const struct tally *tally, double time);
double tally_next_beat(const struct tally *tally, double time);
double tally_previous_beat(const struct tally *tally, double time);

/* ---- parts of the making, each in a file of its own; where memory ends they go on, and the tally is thrown away ----
 */

void tally_land_find(struct tally *tally); /* land.c: farms and cities */
/* For qsort(): by address features, and what begins with one: cities, farms. */
int tally_feature_compare(const void *a, const void *b);
/* Finished roads, each once, by their addresses; returns their number. */
int tally_roads_find(const struct tally *tally, struct feature_spot roads[TILES_MAX]);
/* Unfinished cities that farms feed: no scores, but told (seat NOBODY, 0 points). */
int tally_unpaid_find(const struct tally *tally, struct record unpaid[TILES_MAX]);
int tally_city_find(const struct tally *tally, const struct city_ref *ref);
int tally_farm_find(const struct tally *tally, struct cell cell, struct spot spot); /* by address */
void tally_castle_board(struct tally *tally); /* castle.c: The Castle, in the place of land.c and of act.c */
void tally_castle_acts(struct tally *tally);
void tally_farms_name(struct tally *tally); /* name.c */
/* Finished cities that farms feed: as the file letters them, then in the order of; the same letters under every
 * rule and on every screen. */
void tally_cities_name(struct tally *tally);
void tally_acts_find(struct tally *tally);                        /* act.c: what is shown */
void tally_plan(struct tally *tally);                             /* timing.c: when */
void tally_act_write(struct tally *tally, struct tally_act *act); /* words.c: the bill's words */
/* What is told by its reason alone, in a sentence. */
const char *tally_reason_words(const struct tally *tally, const struct tally_act *act);
const char *tally_seats_words(const struct tally *tally, unsigned seats);
const char *tally_counts_words(const struct tally *tally, const struct tally_act *act);
/* The Castle: of both keeps whose is larger, or what has raised them (castle_words.h). */
typedef const char *castle_keeps_told(const struct castle_keeps *keeps, const char *const names[2]);
const char *tally_keeps_words(const struct tally *tally, castle_keeps_told *words);
/* Whose pigs are on land that this act pays him for: bit per seat. */
unsigned tally_pigs(const struct tally *tally, const struct tally_act *act);
/* What a part of the final scoring is called beside the others, as it is told; NULL: it has no name. */
const char *tally_part_word(const struct tally *tally, int part);
/* What the last column of a list of scores is called: cards, what is held in numbers, what else is paid for nothing
 * that is built. */
const char *tally_cards_words(const struct game *game, const struct record_list *records);
/* The same of monasteries, with whatever else was paid for the tiles round it. */
const char *tally_cloisters_words(const struct record_list *records);
/* Is the act one of what is held in numbers?  Of a card: with which kind of feature it goes, else FEATURE_KINDS. */
bool tally_tokens(const struct tally_act *act);
int tally_card_feature(int holding);
/* Is a mark printed there that makes every city pay one more to all (R-12.6, R-24.14: richer_mark)? */
bool tally_richer(const struct tally *tally, const struct tally_act *act);
/* Points that a city pays in this act to whoever is paid first: such a mark, or a figure of his, makes it one more. */
int tally_each(const struct tally *tally, const struct tally_act *act);
/* What the first `cities` of an act have paid each of its owners by now: "2 × 3 = 6".
 * NULL where that cannot be told in one expression. */
const char *tally_so_far_words(const struct tally *tally, const struct tally_act *act, int cities);
const char *tally_letters_words(const struct tally *tally, const short *cities, int count);
void tally_captions_write(struct tally *tally); /* captions.c */

static inline const struct record *tally_record(const struct tally *tally, int order)
{
	return &tally->records->items[tally->order[order]];
}

/* Has what flies to a city, or marks a tile, arrived? */
static inline bool tally_landed(float progress) { return progress >= TALLY_LANDED - 2e-4f; }
static inline double tally_landing(const struct tally_beat *beat)
{
	return beat->start + TALLY_LANDED * (beat->end - beat->start);
}

/* Was somebody who owns the land of a farm paid before for the i-th of its cities? */
bool tally_capped(const struct tally_act *act, int i);
/* Seats from most points to fewest, equal ones as they sit; who is first, a bit for each. */
unsigned tally_ranks(const struct tally *tally, const int32_t scores[PLAYERS_MAX], int order[PLAYERS_MAX]);
/* Makes a frame as large as that a cell, or a feature, is seen; an empty one becomes its own. */
void tally_frame_include_cell(struct tally_frame *frame, struct cell cell);
void tally_frame_include(struct tally_frame *frame, const struct feature *feature);
/* Do several players have the most? */
static inline bool tally_tie(const struct tally_act *act) { return act->owners & (act->owners - 1); }

static inline bool tally_castle(const struct tally *tally) { return game_kind(tally->game) == GAME_CASTLE; }

/* What a city brings to who stands on the corner of an act's land; 0: there is nobody. */
static inline int tally_corner_each(const struct tally_act *act)
{
	return act->land && act->city_count && act->pay_count ? (int)act->pays[0].points / act->city_count : 0;
}

/* What floods when it is counted: farms, or courts. */
static inline int tally_land_count(const struct tally *tally) { return tally->farm_count + tally->court_count; }
static inline const struct tally_farm *tally_land(const struct tally *tally, int i)
{
	return tally_castle(tally) ? &tally->courts[i] : &tally->farms[i];
}

static inline bool tally_by_city(const struct tally *tally)
{
	return tally->farm_rule == FARM_CITY4 || tally->farm_rule == FARM_CITY3;
}

/* First beat of this kind and index in the act, or NULL. */
const struct tally_beat *tally_beat_find(const struct tally *tally, const struct tally_act *act, int kind, int index);
