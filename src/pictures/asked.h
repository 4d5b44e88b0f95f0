/* asked.h - a question of a file as a picture: what is asked, A, B, C; and, on a picture of its own, the answer. */
#pragma once

#include "view/kit/legend.h"

/* The question and its answers to choose from, by letters; `answered`: those that are right, and why. */
const char *asked_words(const struct scenario *file, int step, const struct session *session, bool answered);
/* Its answers to choose from alone: the i-th with its letter; NULL past the last. */
const char *asked_choice(const struct scenario *file, int step, const struct session *session, int i);
/* The right answers and why, alone: the engine's word, and what the file says behind the question. */
const char *asked_answer(const struct scenario *file, int step, const struct session *session);

/* A bit for each of its answers that is right. */
unsigned asked_right(const struct scenario *file, int step, const struct session *session);
/* Have all questions of the file a right answer, and a wrong one?  False with where not, and why. */
bool asked_hold(const struct scenario *file, struct format_error *error);
/* How many moves are played where the answer is seen. */
int asked_moves(const struct scenario *file, int step);
