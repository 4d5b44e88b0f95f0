/* company.h - the computer players in words: what they are called, their temper, and why they would play so.
 *
 * A character is an index of ai.h, -1 a person.  Texts are translated and live as long as a sentence does (text/say.h).
 */
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
const char *company_program(const char *command);

/* 1 .. ai_character_count(), the strongest; 0: not a character, and nobody knows. */
int company_strength(int character);

/* The same in a word, "gentle"; "" where nobody knows. */
const char *company_level(int character);

/* Who sits at a table more than once is told apart: "Pip", "Pip 2".  Number from 1; only characters have one. */
const char *company_numbered(int character, int number);

/* Where on the land a cell lies, in The Castle inside its wall: "in the north". */
const char *company_where(const struct session *session, struct cell cell);
/* What the line of the advice does, as a sentence; of the best one, also what the others lack. */
const char *company_why(const struct session *session, const struct ai_advice *advice, int line);

/* Of a turn looked back at: the first line as the reason to do it, and what the second, which was played, lacks.
 * `better`: it says that this would have been the better one. */
const char *company_review(const struct session *session, const struct ai_advice *advice, bool better);

/* ---- voices: a sentence for why it moved so, a hint in nobody's voice ---- */

/* One sentence for the best line of the advice: by the character that would play it, or (-1) as a hint. */
const char *voice_why(const struct session *session, const struct ai_advice *advice, int character);
/* The same, and after it what a voice keeps to itself: points in plain words, what an expansion's move is for. */
const char *voice_told(const struct session *session, const struct ai_advice *advice, int character);
