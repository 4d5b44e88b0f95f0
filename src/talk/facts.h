/* facts.h - what a turn has brought, and to whom, as far as it can be proved. */
#pragma once

#include "app/expansion_words.h"
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

/* Returns their number. */
int talk_facts(const struct talk_turn *turn, struct talk_fact facts[TALK_FACTS_MAX]);

bool talk_is_empty(const struct game *game, int seat); /* has he no figure left? */
/* Points of the turn for what was finished in it. */
int talk_points(const struct talk_turn *turn, int seat);

/* ---- words.c ---- */

/* From RANK_ALWAYS on it is said at once, whoever has spoken before. */
enum { TALK_VARIANTS = 3, RANK_REMARK = 6, RANK_ALWAYS = 4 };

/* What a character says of it, the variant of that number; NULL: he has no such sentence. */
const char *talk_says(const struct talk_fact *fact, int character, int variant);
const char *talk_last_says(enum talk_last last, int character);
const char *talk_second_says(enum talk_last last, int character);
/* How much it is worth a word: 1 .. 6. */
int talk_rank(const struct talk_fact *fact);
