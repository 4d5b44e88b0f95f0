/* question.h - the questions of a lesson: which answers there are, which of them are right, and why the others are not.
 *
 * A file says what is asked and what may be answered; what is right is found by the engine in the position where the
 * question stands, and told with its numbers or its refusal. */
#pragma once

#include "app/session.h"

struct question {
	const struct scenario *guide; /* the lesson's file */
	const struct step *step;      /* of kind STEP_ASK */
	int ply;                      /* moves of the guide before it */
	bool printed;                 /* it is read in print, where nobody is "you" */
};

/* The guide's n-th move; NULL behind the last one.  *caption (may be NULL) is what was said last before it. */
const struct move *guide_move(const struct scenario *guide, int n, const char **caption);

/* The i-th answer to choose from: its value for question_judge() and its words, "8", "A  Knight", "Rosso", "a tie".
 * NULL past the last one; a tile that is asked for has none, it is laid. */
const char *question_option(const struct question *question, const struct session *session, int i, int *answer);

/* What the file itself says of this answer (as question_judge() has it); NULL: nothing. */
const char *question_why(const struct question *question, int answer);
/* Is this answer right?  *text says why, or why not: the engine's word, and behind it the file's. */
bool question_judge(const struct question *question, const struct session *session, int answer, const char **text);
/* The same of ASK_PLACE, where the answer is a tile that lies so. */
bool question_judge_place(const struct question *question, const struct move *place, const char **text);

/* How many points a question of ASK_POINTS asks for. */
int question_points(const struct question *question);

/* What is wrong with a question, as format_error has it, where people are told more plainly. */
enum question_fault {
	QUESTION_AT_END = REFUSAL_REASONS, /* nothing is played after it */
	QUESTION_NOT_FIRST,                /* somebody else than the first player is to move */
	QUESTION_NO_TILE,                  /* a place is asked for where no tile is laid next */
	QUESTION_NEXT_WRONG,               /* the tile that is laid next is no right answer */
	QUESTION_ALL_RIGHT,
	QUESTION_NONE_RIGHT,
	QUESTION_FAULTS
};

/* Can it be answered, and not with every choice?  False with *error: its place in the file, and why. */
bool question_has_answer(const struct question *question, struct format_error *error);
/* And does it stand where a lesson can ask it: at a move of the first player? */
bool question_holds(const struct question *question, struct format_error *error);
