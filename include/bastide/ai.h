/* ai.h - computer players.
 *
 * A player is a character (a row of a table: name, temper, style, strength) and
 * a block of memory to think in.  It plays through the same moves as everybody:
 * it copies the game, tries moves on the copies, and answers one move of those
 * that are legal.  It is fair: it knows which tiles are left, never their order
 * nor what is face down; of two games that differ only there it says the same.
 *
 *     struct ai *ai = ai_create();
 *     struct ai_order order = {.character = ai_character_find("mathilde"), .playouts = 2000};
 *     if (ai_think(ai, game, &order))
 *             game_apply(game, &ai_advice(ai)->move, &events);
 *     ai_destroy(ai);
 *
 * With `playouts` and `seed` the answer is the same on every machine, with any
 * compiler and at any speed.  There is no clock in here: who wants to limit the
 * time gives `go_on`, which is called every few tens of microseconds and ends
 * the thinking when it says so; the best move so far stands then.  So a thinking
 * on another thread is called off within a millisecond.
 *
 * Who has no thread to spare thinks in pieces, ai_begin() and ai_step(), and finds the same.
 *
 * Nothing allocates but ai_create(); nothing is global; each thread needs an
 * `struct ai` of its own. */
#ifndef BASTIDE_AI_H
#define BASTIDE_AI_H

#include <bastide/game.h>

/* ---- characters ---- */

/* What a character's emblem shows; the window draws it. */
enum ai_emblem {
	AI_EMBLEM_DUCKLING,
	AI_EMBLEM_SHEAF,
	AI_EMBLEM_TOWER,
	AI_EMBLEM_FOX,
	AI_EMBLEM_FALCON,
	AI_EMBLEM_COUNT
};

struct ai_character {
	const char *name; /* one lower-case ASCII word, never translated */
	const char *says; /* its temper, one English sentence */
	enum ai_emblem emblem;
	const char *called[PLAYERS_MAX]; /* as it is read, never translated: "Pip", the second at a table "Pip 2" ... */
};

/* From the gentlest (0) to the strongest (the last). */
int ai_character_count(void);
const struct ai_character *ai_character(int index);
/* Index of the character with this name, or -1; NULL is nobody's. */
int ai_character_find(const char *name);

/* ---- thinking ---- */

struct ai;

/* About 1.3 MB; all that thinking will ever need.  NULL when out of memory. */
struct ai *ai_create(void);
void ai_destroy(struct ai *ai); /* takes NULL */
size_t ai_size(void);           /* bytes of one */

struct ai_order {
	int character;
	uint64_t seed;
	/* The same through a whole game, another in the next: seeds whether a character with sleepy days is awake in
	 * this game.  0: awake. */
	uint64_t day;
	int playouts; /* stop after so many; 0: as long as go_on() says, or as many as are the character's habit */
	/* Shall it go on?  May be NULL.  `playouts` so far.  False ends the thinking.  A weak character stops
	 * earlier of its own accord. */
	bool (*go_on)(void *context, int playouts);
	void *context;
};

enum { AI_LINES_MAX = 4, AI_LINE_MOVES_MAX = 4, AI_GIFTS_MAX = 8, AI_BESIDES_MAX = 8 };

/* What a move is for that is more than a tile and a follower on it. */
struct ai_aim;

/* Something that comes with a line besides points: a card, a token, another turn. */
struct ai_gift {
	/* English; with a seat its name is in them, with a kind of feature that, and with `many` in both the count. */
	const char *one, *many;
	uint8_t seat; /* or NOBODY */
	uint8_t kind; /* enum feature_kind; FEATURE_KINDS: of none */
	int count;
};

/* What promises him points and is no feature: followers in hand, what an expansion brings. */
struct ai_beside {
	const char *of; /* English: "followers in hand" */
	double points;
};

/* What one way to play the turn leads to, as facts; `margin` and the parts are in points. */
struct ai_line {
	struct move moves[AI_LINE_MOVES_MAX]; /* this decision's move, then what the same player means to do
	                                       * with his next decisions of the turn */
	int move_count;
	double margin;                        /* expected lead over the best other player at the end of the game */
	int scored;                           /* points this player gets at once */
	int given;                            /* points others get at once, */
	int gets[PLAYERS_MAX];                /* and each of them */
	int pays[PLAYERS_MAX][FEATURE_KINDS]; /* of what each gets at once: what is paid for features of each kind */
	/* The feature that it is mostly about, or kind FEATURE_KINDS: none. */
	uint8_t kind;
	bool completes, joins; /* completes it; joins one that another holds */
	uint8_t with;          /* JOINS: seat of who holds it, else NOBODY */
	bool places;           /* puts a figure on it */
	int open, borders;     /* not completed: its sides that are open; of a field the finished cities beside it */
	bool at_once;          /* completes what the figure is put on, which comes straight back */
	int paid;              /* COMPLETES: what that feature alone pays him */
	double promises;       /* points more that he may expect of such features in the end, if it is not completed */
	double reaches;        /* of those, what it may bring that a tile to come joins it with others */
	/* Where a tile is laid: kinds of other features of his own that gain and lose most by it, FEATURE_KINDS: none,
	 */
	uint8_t gains_kind, loses_kind;
	double gains, loses; /* and by how many points in the end */
	bool returns;        /* brings a figure of his back */
	uint8_t lifts;   /* kind of what a figure is taken home from instead of placing one; FEATURE_KINDS: of none */
	bool empty;      /* a tile, and no figure is in hand that could follow it */
	bool keeps;      /* a follower could have stood, and stays in hand */
	uint8_t against; /* seat that it hurts most, or NOBODY */
	double against_loss;      /* by so many points */
	uint8_t helped;           /* seat that gains most by it, or NOBODY, */
	double helped_gain;       /* so many points, at once or later */
	const struct ai_aim *aim; /* of the first move, or of its figure; NULL: nothing more */
	uint8_t about;            /* enum feature_kind of what it is for; FEATURE_KINDS: of none */
	bool leads, shares;       /* of an aim that says so: has the most there then, alone or with others */
	uint8_t held, freed;      /* figures of others that it holds back in a haven, own ones that it lets go */
	uint8_t gift_count;       /* what comes with it besides points, in the order of a sentence */
	struct ai_gift gifts[AI_GIFTS_MAX];
	/* Points that each seat may expect from now on of features of each kind, those scored at once included. */
	float worth[PLAYERS_MAX][FEATURE_KINDS];
	uint8_t beside_count; /* 0: the game is over; else the same in all lines of a position */
	struct ai_beside besides[AI_BESIDES_MAX];
};

/* What other lines have that is worse than the best. */
enum ai_flaw {
	AI_FLAW_NONE,
	AI_FLAW_LOSES,  /* what was his goes to another */
	AI_FLAW_GIVES,  /* another gets more */
	AI_FLAW_MISSES, /* he gets less */
};

struct ai_advice {
	struct move move; /* lines[0].moves[0] */
	int line_count;   /* the best first; lines that begin with the same move are told once */
	struct ai_line lines[AI_LINES_MAX];
	int seat;
	int playouts;
	int positions; /* looked at on the way */
	bool only;     /* there was no choice */
};

/* Thinks about the decision owed now.  False if nothing is owed, or there is no such character. */
bool ai_think(struct ai *ai, const struct game *game, const struct ai_order *order);

/* The same in pieces, of any size: ai_think() is this, without a pause.  The game is not looked at again; what `order`
 * refers to is. */
bool ai_begin(struct ai *ai, const struct game *game, const struct ai_order *order);
/* Goes on for so many steps, none of them longer than a few playouts.  True: there is more to think about; who leaves
 * it there may begin anew. */
bool ai_step(struct ai *ai, int steps);

/* What the last thinking found, once it is done; valid until the next begins. */
const struct ai_advice *ai_advice(const struct ai *ai);

/* ---- looking back ---- */

struct ai_review {
	struct ai_line best; /* what it would have done; all facts */
	struct ai_line played;
	double lost; /* points by which the played moves are expected to bring less, 0 if they are the best */
	bool only;   /* there was no choice */
};

/* Thinks about the decision owed, and about what was played instead: `count` moves, 1 to AI_LINE_MOVES_MAX, the
 * first legal and each the next decision's.  Both are played on in the same piles.  False if nothing is owed;
 * *review is filled once ai_step() has no more to think about. */
bool ai_review_begin(struct ai *ai, const struct game *game, const struct move *moves, int count,
                     const struct ai_order *order, struct ai_review *review);

/* ---- reasons ---- */

enum { AI_WHY_SIZE = 400, AI_NAME_SIZE = 120, AI_NUMBER_SIZE = 32 };

/* In whose words a reason is told.  Every text is an English one that a catalogue may translate. */
struct ai_speech {
	const char *(*translate)(const char *english);
	const char *(*plural)(const char *one, const char *many, unsigned long n);
	const char *(*seat)(const void *context, int seat); /* what a player is called; holds until the next call */
	const char *(*haven)(int haven);                    /* where figures wait beside the table */
	char *(*tenths)(double value, char text[AI_NUMBER_SIZE]); /* a number with one decimal; returns `text` */
	/* Adds to the words where on the land the tile of the line lies.  May be NULL. */
	void (*where)(const void *context, const struct ai_line *line, char *words, size_t size);
	void (*begin)(char *text); /* makes its first letter a capital */
	const char *link;          /* between the parts of a sentence */
	const void *context;
};

/* Why the line with this number would be played; of the best one, also what the others lack.  Returns `text`. */
char *ai_reason(const struct ai_advice *advice, int number, const struct ai_speech *speech, char text[AI_WHY_SIZE]);

/* The same of the best line without what is done, for a sentence that has said it: "" or parts that begin with no
 * capital.  What nothing speaks for by itself is told by what the next best lacks. */
char *ai_reason_facts(const struct ai_advice *advice, const struct ai_speech *speech, char text[AI_WHY_SIZE]);

/* Of a turn looked back at: the first line as the reason to do it, and what the second, which was played, lacks.
 * `better`: it says that this would have been the better one. */
char *ai_reason_review(const struct ai_advice *advice, bool better, const struct ai_speech *speech,
                       char text[AI_WHY_SIZE]);

/* "a city", as the object of a sentence, in English; NULL: no feature. */
const char *ai_feature_name(int kind);

/* The reason of the best line as an English sentence; returns `text`. */
char *ai_why(const struct ai_advice *advice, const struct game *game, char text[AI_WHY_SIZE]);

#endif
