/* program.h - a player that is somebody else's program.
 *
 * It is started without a shell, in a process group of its own, and spoken to in lines: one question in, one answer
 * out.  It may die, hang, flood or speak nonsense: then there is a sentence instead of an answer, and it is not asked
 * again.  It is stopped, with all it started, by program_stop().
 *
 * Whoever starts programs calls sys_outlive_pipes() first. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <bastide/game.h>

enum { PROGRAM_TEXT_SIZE = 300, PROGRAM_WAIT_LEAST = 10000 /* milliseconds */ };

struct program;

/* Words are separated by blanks; '...' and "..." hold blanks together.  NULL with a sentence.  Not to be called by
 * two threads at a time: the one's pipes would be held open by the other's program. */
struct program *program_start(const char *command, char text[PROGRAM_TEXT_SIZE]);
void program_stop(struct program *program); /* takes NULL */
/* Ends it while another thread may be asking, which then has its sentence at once; program_stop() is still due. */
void program_kill(struct program *program);

/* Asks for a move of the decision owed; `ms` is what the program is told that it has, and it is waited for ten times as
 * long.  False with a sentence if there is no answer or no legal move in it. */
bool program_ask(struct program *program, const struct game *game, int ms, struct move *move,
                 char text[PROGRAM_TEXT_SIZE]);

/* answer.c: what a program is asked, and what it may answer: a line of JSON each. The answer is a stranger's: whatever
 * it is, it is a legal move or has a sentence. */

/* The question for the decision owed, with its newline; `ms` is what the program is told that it has.  free() it.  NULL
 * when out of memory. */
char *question_text(const struct game *game, int ms);

/* Takes the move out of a line; false with a sentence if there is none, or none that is legal. */
bool answer_read(const char *line, const struct game *game, struct move *move, char text[PROGRAM_TEXT_SIZE]);

/* Writes the sentence; false. */
bool answer_fail(char text[PROGRAM_TEXT_SIZE], const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- clock.c: the time for those who wait for an answer ---- */

/* Milliseconds since some moment in the past; never goes back. */
double clock_ms(void);

/* Is it earlier than `*(const double *)until`?  As struct ai_order asks whether to go on; the second argument is its
 * own. */
bool clock_before(void *until, int playouts);
