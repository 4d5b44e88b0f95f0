/* undo.h - back and forward at the table: turns that are opened again, what is
 * asked before, and a game that is only looked through. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include <bastide/game.h>

enum { LOOK_TURNS_MAX = 512 };

/* A question over the table: before an ended turn is opened again, or that the game is not kept: core/undo.c
 * core/unsaved.c */
struct play_ask {
	enum play_asked { ASK_NOTHING, ASK_UNDO, ASK_REWIND, ASK_UNSAVED } kind;
	int ply;           /* of the history: where it goes back to */
	bool unsaved_said; /* that the game is not kept */
	bool close_said;   /* the same to who closes the window */
};

/* Where looking through a game stops: before a turn; in an example wherever something is said, marked or claimed. */
struct play_stop {
	int ply, step;    /* so many plies are played, so many steps of the file passed */
	uint8_t seat;     /* whose turn it is, or NOBODY */
	bool half;        /* the tile of the turn lies, and its follower is still owed: */
	struct move laid; /* that tile */
};

/* A game that is only looked through: core/look.c core/stops.c; given by screen.c */
struct play_look {
	bool on, runs;    /* runs: by itself, a stop after another */
	int count, at;    /* the last stop; where it stands */
	int wanted;       /* the ply it begins at, -1: it has begun */
	bool tells;       /* an example: its words stand above the bar, its claims and marks on the table */
	int words, lines; /* the longest of those words, in bytes; the most claims that are refused at one stop */
	uint64_t due;     /* of the next stop, while it runs */
	struct play_stop stops[LOOK_TURNS_MAX];
};

struct play;

/* undo.c: back and forward; each refreshes. */
/* Takes back the follower, then the tile of the turn that is thought about; false: nothing is tentative. */
bool play_take_back(struct play *play, uint64_t now);
/* Whether that is a question here: something lies, or what lay has just been ended and is undone another way. */
bool play_takes_back(const struct play *play);
/* The same, or opens the last ended turn of a person again, when need be after a question. */
void play_undo(struct play *play, uint64_t now);
int play_undo_ply(const struct play *play);   /* what it then goes back to, -1: nothing */
int play_undo_seat(const struct play *play);  /* and whose that is, or NOBODY */
void play_rewind(struct play *play, int ply); /* asks first */
void play_ask_yes(struct play *play, uint64_t now);
void play_look_only(struct play *play, int ply); /* shows how it was before this ply, and changes nothing */
void play_ask_close(struct play *play);
bool play_can_redo(const struct play *play);
void play_redo(struct play *play, uint64_t now);

/* unsaved.c: asks where the last writing failed; the answers: again, or elsewhere */
void play_ask_unsaved(struct play *play);
/* The window is to be closed: it stays once where the game still cannot be written. */
void play_unsaved_close(struct play *play);
void play_unsaved_answer(struct play *play, bool elsewhere, uint64_t now);

/* stops.c: where it stops */
void play_stops_turns(struct play *play);   /* a game: before each turn, and at its end */
void play_stops_example(struct play *play); /* an example */
/* Where the file is from; of one about fields also by which of their rules it counts: the rulebooks differ. */
const char *play_stop_source(const struct play *play, struct draw *draw);
const char *play_stop_words(const struct play *play); /* what an example says where it stands; NULL: nothing */

/* look.c: a game that is only looked through */
/* Of its bar and the words above it, so wide; 0: a game that is played. */
int play_look_height(const struct play *play, int width);
int play_look_words(const struct play *play, int width); /* of the words alone */
int play_look_pad(const struct play *play);              /* pixels between its edge and what is in it */
/* A game of its own from here on, which the file knows nothing of; saved as any.  An example in the editor.  What
 * cannot be opened is told. */
void play_look_play_on(struct play *play);
void play_look_edit(struct play *play);
void play_look_begin(struct play *play);                      /* all its turns; it stands at the end */
void play_look_at(struct play *play, int at, uint64_t now);   /* so many turns are played */
void play_look_ply(struct play *play, int ply, uint64_t now); /* the turn that this one belongs to comes next */
void play_look_run(struct play *play, bool runs, uint64_t now);
void play_look_tick(struct play *play, uint64_t now);
int play_look_wait(const struct play *play, uint64_t now);
