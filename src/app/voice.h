/*
 * voice.h - how each computer player speaks: a sentence for why it moved so, a short word at what happens to it; and
 * a hint, in nobody's voice.
 *
 * Texts are translated and hold until the language changes.
 */
#pragma once

#include "app/company.h"

/* What is talked about: of a line what it mostly does, then what happens in a game. */
enum voice_about {
	VOICE_TAKES,
	VOICE_FIELD,
	VOICE_FINISHES,
	VOICE_JOINS,
	VOICE_HURTS,
	VOICE_GROWS,
	VOICE_WAITS,
	VOICE_LINES,
	VOICE_BIG = VOICE_LINES,
	VOICE_THEFT,
	VOICE_TIE,
	VOICE_WON,
	VOICE_LOST,
	VOICE_ABOUTS
};

/* What the line mostly does; VOICE_LINES: something of an expansion, which has words of its own. */
enum voice_about voice_of(const struct ai_line *line);

/* One sentence for the best line of the advice: by the character that would play it, or (-1) as a hint. */
void voice_why(const struct session *session, const struct ai_advice *advice, int character, char why[AI_WHY_SIZE]);

/* A short word at VOICE_BIG and those after it; "" of who is no character. */
const char *voice_word(int character, enum voice_about about);
