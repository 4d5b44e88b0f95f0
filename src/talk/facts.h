/* facts.h - what a turn has brought, and to whom, as far as it can be proved. */
#pragma once

#include "app/voices.h"
#include "talk/talk.h"

/* A turn, from its tile in hand to the next one. */
struct talk_turn {
	const struct game *before, *after;
	uint8_t seat; /* whose turn it was */
	const struct event *events;
	int event_count;
	int most;        /* points that anybody has had in a turn before */
	uint8_t emptied; /* who has had no figure left before, a bit a seat */
	bool end_told;   /* that only few tiles are left */
};

struct talk_fact {
	uint8_t about, seat, named;
	uint8_t remark;
};

enum { TALK_FACTS_MAX = 256 };

/* ---- what is said: tables of data/talk ---- */

/* Of what a turn has brought; when all is counted; and of a second one of the same character, behind the first. */
extern const struct voices turn_voices[TALK_ABOUTS], end_voices[TALK_LASTS], second_voices[TALK_LASTS];

/* When a computer player says a word to %s, who has done it. */
enum remark_of {
	REMARK_EVENT,   /* an event of this kind befell a figure of his in another's turn */
	REMARK_OWN,     /* an event of this kind was, or befell, %s's own in his turn */
	REMARK_SCORE,   /* another was paid in his turn for a reason of this number */
	REMARK_NEUTRAL, /* the neutral piece with this key stood beside a figure of his, and now beside one of %s */
	REMARK_HOLDING, /* the single holding of this number was his, and now is %s's */
};
struct remark_voices {
	uint8_t of; /* enum remark_of */
	uint8_t number;
	const char *key; /* of the engine's table */
	struct voices voices;
};
extern const struct remark_voices remark_voices[];
extern const int remark_voices_count;

/* ---- facts.c ---- */

/* Returns their number. */
int talk_facts(const struct talk_turn *turn, struct talk_fact facts[TALK_FACTS_MAX]);

bool talk_is_empty(const struct game *game, int seat); /* has he no figure left? */
/* Points of the turn for what was finished in it. */
int talk_points(const struct talk_turn *turn, int seat);

/* ---- words.c ---- */

/* From RANK_ALWAYS on it is said at once, whoever has spoken before. */
enum { RANK_REMARK = 6, RANK_ALWAYS = 4 };

/* What a character says of it, the variant of that number; NULL: he has no such sentence. */
const char *talk_says(const struct talk_fact *fact, int character, int variant);
const char *talk_last_says(enum talk_last last, int character);
const char *talk_second_says(enum talk_last last, int character);
/* How much it is worth a word: 1 .. 6. */
int talk_rank(const struct talk_fact *fact);
