/*
 * aids.h - what the program tells the players beyond the rules.
 *
 * Chosen at the set-up, the same for all at the table; a purist game has none.
 * Saved with the game as a list of words.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct aids {
	bool legal_cells; /* where the tile in hand fits */
	bool projection;  /* "-> 61" */
	bool fits;        /* "3 of 17 tiles left fit here", crosses */
	bool remaining;   /* the sheet under T */
	bool fields;      /* the overlay under F */
	bool why_not;     /* the reason for every refusal */
	bool hint;        /* what the strongest computer player would do, for who asks */
	bool undo;        /* back to any turn; the turn being thought about can always be changed */
};

enum { AIDS_TEXT_SIZE = 128 };

void aids_init(struct aids *aids); /* all on */

/* As words: "legal_cells projection"; unknown words are passed over. */
void aids_write(const struct aids *aids, char text[AIDS_TEXT_SIZE]);
void aids_read(struct aids *aids, const char *text);
