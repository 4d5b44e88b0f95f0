/*
 * answer.h - what a program is asked, and what it may answer: a line of JSON each.
 *
 * The answer is a stranger's: whatever it is, it is a legal move or has a
 * sentence.
 */
#pragma once

#include "player/program.h"

/* The question for the decision owed, with its newline; `ms` is what the program is told that it has.  free() it.  NULL
 * when out of memory. */
char *question_text(const struct game *game, int ms);

/* Takes the move out of a line; false with a sentence if there is none, or none that is legal. */
bool answer_read(const char *line, const struct game *game, struct move *move, char text[PROGRAM_TEXT_SIZE]);

/* Writes the sentence; false. */
bool answer_fail(char text[PROGRAM_TEXT_SIZE], const char *format, ...) __attribute__((format(printf, 2, 3)));
