/* company.h - computer players at the table: whose turn they play, what they think, and the advice that they give. */
#pragma once

#include "app/company.h"
#include "player/program.h"

/* What a computer player found when it had its tile in hand. */
struct play_told {
	bool known;
	int ply; /* of the history: the place */
	struct ai_advice advice;
};

/* The computer players: core/company.c core/undo.c hand/keys.c core/advice.c */
struct play_company {
	struct thinking *thinking; /* on a worker; NULL: nobody thinks */
	bool moves;                /* a computer player is to act: hands off */
	bool persons;              /* somebody here is none */
	int computers;             /* how many are */
	bool failed;               /* it could not think: a person may act for it */
	bool paused;               /* nobody but computers plays, and somebody wants to look */
	bool asked;                /* it pauses for as long as a reason is read, and then goes on by itself */
	bool planned;              /* the advice is a plan */
	bool fresh;                /* it came since the last tick */
	int next;                  /* of the plan's moves */
	bool hurry;                /* somebody does not want to watch: it plays without pauses */
	int hurried;               /* the seat that was meant, which no other one is */
	uint64_t moved;            /* when the last of them had moved and a person's turn began; 0: never yet */
	uint64_t due;              /* when the next thing is done */
	uint64_t carried;          /* since then its next tile or figure is on its way; 0: none is */
	unsigned serial;           /* of the session when it was found, or changed by the plan itself */
	struct ai_advice advice;
	struct play_told told[PLAYERS_MAX];    /* of each seat's last turn */
	bool seated;                           /* those of the command line have their seats */
	const char *commands[PLAYERS_MAX];     /* that start a program for this seat, or NULL */
	struct program *programs[PLAYERS_MAX]; /* started, and not asked just now; owned */
};

enum advice_of { ADVICE_NONE, ADVICE_HINT, ADVICE_WHY };

/* Advice over the table: a hint for a person, or why a computer player moved so: core/advice.c */
struct play_advice {
	enum advice_of of;
	struct thinking *thinking; /* on a worker; NULL: nobody thinks */
	bool found;
	int seat, ply; /* who moves; the plies before it */
	unsigned put;  /* serial of the session when it put what it advises; 0: it has not, or who plays has said so */
	struct ai_advice advice;
};

struct play;
struct thinking;

/* company.c */
void play_company_find(struct play *play, uint64_t now); /* after a change of the position */
void play_company_stop(struct play *play);               /* calls off what is being thought */
void play_company_tick(struct play *play, uint64_t now);
int play_company_wait(const struct play *play, uint64_t now); /* ms until it does something, -1: not by itself */
/* Whom the command line has named takes his seat, once. */
void play_company_seat(struct play *play);
void play_company_finish(struct play *play); /* when the table is left: ends the programs */
/* A tile or figure on its way to where it is put, 0 <= t <= 1 of it; NULL: none is. */
const struct move *play_company_carries(const struct play *play, uint64_t now, float *t);
/* Somebody waits for it, and need not watch. */
void play_company_skip(struct play *play, uint64_t now);
/* Another plays the seat from now on: a character, or -1, a person. */
void play_seat_change(struct play *play, int seat, int character, uint64_t now);

/* think.c */
struct thought {
	const struct ai_advice *advice; /* NULL: nothing was found */
	struct program *program;        /* that was asked, and can be again; whoever is told owns it */
	const char *lost;               /* without advice: why a program has lost its seat, or "" */
};
typedef void play_thought(struct play *play, const struct thought *thought);
/* Takes the game over, and the program that is asked (NULL: a character thinks), and thinks about what is owed there;
 * done() is called in the main loop unless it was called off through `place`, where it is kept.  false: out of memory.
 */
bool play_think(struct play *play, struct thinking **place, struct game *game, int character, struct program *program,
                play_thought *done);
void play_think_off(struct thinking *thinking); /* takes NULL */

/* advice.c */
enum { PLAY_ADVISED = 3 }; /* moves that are shown: the best, and the two next */
bool play_hint_allowed(const struct play *play);
void play_advice_hint(struct play *play, uint64_t now); /* for whoever is to move; again: away with it */
/* The computer player that moved last, then whoever moved before him whose reason is shown; after the first he himself,
 * which takes it away; NOBODY: none has moved. */
int play_why_seat(const struct play *play);
bool play_why_known(const struct play *play, int seat);          /* has this one moved, and can say why? */
void play_advice_why(struct play *play, int seat, uint64_t now); /* its last turn; again: away with it */
void play_advice_close(struct play *play, uint64_t now);
void play_advice_find(struct play *play);                         /* after a change of the position */
const struct ai_advice *play_advice_now(const struct play *play); /* NULL: none, or not yet */
/* Its moves may be shown on the table: no tile was laid since. */
bool play_advice_stands(const struct play *play);
/* Of a hint for the tile that lies now what goes on with it, NULL where it lies otherwise: the rest has done its work.
 */
const struct ai_line *play_advice_laid(const struct play *play);
/* The hint itself has laid its tile: what it would do with a follower, or instead, is chosen; until the turn is ended
 * all can be taken back.  Whoever lays the tile by himself chooses by himself. */
void play_advice_follow(struct play *play, uint64_t now);
/* The figure or piece of a move that is advised, whichever kind the places are for. */
void play_advice_put(struct play *play, const struct move *meant, uint64_t now);
/* Who stands was put by it, and nobody has chosen him yet: from now on somebody has. */
bool play_advice_chosen(struct play *play);
/* The pointer comes to a cell: what a hint would lay there is what a click lays; R turns it on from there. */
void play_turn_advised(struct play *play, struct cell cell);
/* The place, or what is done instead, that a move names; -1: none. */
int play_slot_of(const struct play *play, const struct move *move);
int play_advice_height(const struct play *play); /* of its card; 0: none */
