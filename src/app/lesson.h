/* lesson.h - learning by playing: a scenario whose captions say what to do, and whose moves are what the first player
 * is asked to do.
 *
 * A lesson is an ordinary file of data/scenarios: a pile in a known order, moves, and captions between them, one before
 * each tile and one before each follower. The learner sits on seat 0 and moves himself; the others' moves are played
 * for him when he says so.  Where he stands follows from the session alone, so undo, redo and jumps need no care:
 * lesson_at() looks at what has been played.
 *
 * No clock, no SDL. */
#pragma once

#include "app/session.h"

struct lesson;

/* Reads the file twice: as the guide, and as the session, which stands before the
 * first move and belongs to the caller.  NULL with a sentence. */
struct lesson *lesson_open(const struct tile_set *tiles, const char *path, struct session **session,
                           char error[FORMAT_LINE_SIZE]);
void lesson_destroy(struct lesson *lesson); /* takes NULL */

const char *lesson_title(const struct lesson *lesson);
int lesson_number(const struct lesson *lesson);

/* The file of the lesson with this number; false: there is none. */
bool lesson_path(int number, char path[FORMAT_PATH_SIZE]);
/* 1 .. LESSON_NUMBER_MAX as the file's name has it, "lesson-1.json" or without its end; 0: it has none. */
enum { LESSON_NUMBER_MAX = 30 };
int lesson_number_of(const char *path);

/* Does the file's name say that it is a lesson: "lesson-….json"? */
bool lesson_named(const char *path);

enum lesson_part {
	LESSON_TILE,   /* the tile is to be laid at `place` */
	LESSON_AWAY,   /* it lies somewhere else: pick it up again */
	LESSON_FIGURE, /* it lies well: `figure` is asked for, or nothing */
	LESSON_CHOOSE, /* he is asked something: `choice` is the answer */
	LESSON_ASK,    /* a question is to be answered before anything else: `ask` */
	LESSON_END,    /* the figure stands as it should: end the turn */
	LESSON_OTHER,  /* somebody else's turn: lesson_go_on() plays it */
	LESSON_DONE,
};

struct lesson_state {
	enum lesson_part part;
	const char *text; /* the caption that holds here: in the language spoken where the file has it, else in English,
	                     for tr(); never NULL */
	int turn, turns;  /* of the learner, from 1 */
	struct move place;
	struct move figure; /* a pass where no follower is asked for */
	const struct step *ask;
	struct move choice; /* of a decision: where to enter, who joins ... */
};

void lesson_at(const struct lesson *lesson, const struct session *session, struct lesson_state *state);

/* The i-th answer to the question that is open: its value for lesson_answer() and its words.  NULL past the last one;
 * where a tile is to be laid there is none. */
const char *lesson_option(const struct lesson *lesson, const struct session *session, int i, int *answer);

/* An answer; of points their number.  True if it is right: the lesson goes on.  *text says why, or why not, as the
 * engine reckons it. */
bool lesson_answer(struct lesson *lesson, const struct session *session, int answer, const char **text);

/* The same of a question for a place, with the tile as it lies: a wrong one comes back to hand. */
bool lesson_answer_laid(struct lesson *lesson, struct session *session, const char **text);

/* In place of a right one that is not the lesson's own this is laid; false: it lies so, or the turn is not his. */
bool lesson_settle_laid(const struct lesson *lesson, struct session *session);

/* Takes back what was ended otherwise than the lesson has it, as far as it was
 * wrong: where only the follower was, the tile stays lying.  LESSON_TOOK_TURN: its place was right. */
enum lesson_taken { LESSON_TOOK_NOTHING, LESSON_TOOK_TILE, LESSON_TOOK_TURN, LESSON_TOOK_FIGURE, LESSON_TOOK_CHOICE };
enum lesson_taken lesson_take_back(const struct lesson *lesson, struct session *session);

/* The rotation in which the lesson's first tile comes to hand: one that fits at
 * its place and is not the one asked for, so that turning is tried; -1: any. */
int lesson_deal(const struct lesson *lesson, const struct session *session);

/* Plays what somebody else does, until the learner is to move or to choose. */
bool lesson_go_on(const struct lesson *lesson, struct session *session);

/* Does what is asked for, as far as it stays tentative: the turn is never ended; a place that is asked for is shown,
 * the other questions are not answered. */
bool lesson_show(const struct lesson *lesson, struct session *session);
