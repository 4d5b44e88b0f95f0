/* company.h - the computer players in words: what they are called, their temper, and why they would play so.
 *
 * A character is an index of ai.h, -1 a person.  Texts are translated and hold until the language changes. */
#pragma once

#include <bastide/ai.h>

#include "app/session.h"

/* At the table, for a hint and when a turn is looked back at: with the same number they say the same. */
enum { COMPANY_PLAYOUTS = 2000 };

const char *company_name(int character); /* "Mathilde"; "A person" */
const char *company_says(int character); /* one sentence of temper */

/* What the command line's exec:COMMAND is called: the file of the program, without folder and extension; of
 * "python3 players/fox.py" it is "fox". */
enum { COMPANY_NAME_SIZE = 24 };
void company_program(const char *command, char name[COMPANY_NAME_SIZE]);

/* 1 .. ai_character_count(), the strongest; 0: not a character, and nobody knows. */
int company_strength(int character);

/* The same in a word, "gentle"; "" where nobody knows. */
const char *company_level(int character);

/* Who sits at a table more than once is told apart: "Pip", "Pip 2".  Number from 1; only characters have one. */
const char *company_numbered(int character, int number);

/* What the line of the advice does, as a sentence; of the best one, also what the others lack. */
void company_why(const struct session *session, const struct ai_advice *advice, int line, char why[AI_WHY_SIZE]);

/* Of a turn looked back at: the first line as the reason to do it, and what the second, which was played, lacks.
 * `better`: it says that this would have been the better one. */
void company_review(const struct session *session, const struct ai_advice *advice, bool better, char why[AI_WHY_SIZE]);

/* ---- voices: a sentence for why it moved so, a hint in nobody's voice ---- */

/* One sentence for the best line of the advice: by the character that would play it, or (-1) as a hint. */
void voice_why(const struct session *session, const struct ai_advice *advice, int character, char why[AI_WHY_SIZE]);
/* The same, and after it what a voice keeps to itself: points in plain words, what an expansion's move is for. */
void voice_told(const struct session *session, const struct ai_advice *advice, int character, char why[AI_WHY_SIZE]);
