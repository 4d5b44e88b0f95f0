/* mind.c - a mind is a character, or a yardstick, and what differs from it. */
#include "mind.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fail(const char *what, const char *which)
{
	fprintf(stderr, "%s \"%s\"\n", what, which);
	exit(2);
}

static bool strength_set(struct ai_mind *mind, const char *key, double value)
{
	if (strcmp(key, "candidates") == 0)
		mind->strength.candidates = (int)value;
	else if (strcmp(key, "playouts") == 0)
		mind->strength.playouts = mind->strength.most = (int)value;
	else if (strcmp(key, "plies") == 0)
		mind->strength.plies = (int)value;
	else if (strcmp(key, "win") == 0)
		mind->strength.win = value;
	else if (strcmp(key, "present") == 0)
		mind->strength.present = value != 0;
	else if (strcmp(key, "exact") == 0)
		mind->strength.exact = value != 0;
	else if (strcmp(key, "blunder") == 0)
		mind->strength.blunder = value;
	else if (strcmp(key, "sleepy") == 0)
		mind->strength.sleepy = (int)value;
	else if (strcmp(key, "spite") == 0)
		mind->style.spite = value;
	else
		return weight_set(&mind->weights, key, value);
	return true;
}

void mind_think(struct ai *ai, const struct game *game, const struct ai_mind *mind, const struct ai_order *order)
{
	if (ai_begin_as(ai, game, mind, order))
		while (ai_step(ai, INT_MAX))
			;
}

void mind_read(struct seat_mind *seat, const char *text)
{
	char copy[1024], *rest = copy, *word;

	snprintf(copy, sizeof copy, "%s", text);
	word = strtok_r(copy, ",", &rest);
	memset(seat, 0, sizeof *seat);
	seat->random = strcmp(word, "random") == 0;
	seat->glance = strcmp(word, "glance") == 0;
	seat->uct = strcmp(word, "uct") == 0;
	seat->greedy = strcmp(word, "greedy") == 0;
	if (seat->glance || seat->uct || seat->greedy || seat->random) {
		character_mind(ai_character_count() - 1, &seat->mind);
		seat->mind.strength.playouts *= !seat->uct;
	} else if (ai_character_find(word) >= 0) {
		character_mind(ai_character_find(word), &seat->mind);
	} else {
		fail("there is no mind", word);
	}
	while ((word = strtok_r(NULL, ",", &rest))) {
		char *equals = strchr(word, '=');

		if (!equals)
			fail("not KEY=VALUE:", word);
		*equals = 0;
		if (strcmp(word, "ms") == 0)
			seat->ms = atof(equals + 1);
		else if (!strength_set(&seat->mind, word, atof(equals + 1)))
			fail("nothing is called", word);
	}
}

/* ---- weights by number ---- */

static const char *const names[] = {
#define NAME(name, value) #name,
    WEIGHTS(NAME)
#undef NAME
};

double *weight(struct ai_weights *weights, int i)
{
	double *all[] = {
#define PLACE(name, value) &weights->name,
	    WEIGHTS(PLACE)
#undef PLACE
	};

	return all[i];
}

bool weight_set(struct ai_weights *weights, const char *name, double value)
{
	for (int i = 0; i < weights_count(); i++)
		if (strcmp(names[i], name) == 0) {
			*weight(weights, i) = value;
			return true;
		}
	return false;
}

int weights_count(void) { return (int)(sizeof names / sizeof *names); }

const char *weight_name(int i) { return names[i]; }

void weights_print(struct ai_weights *weights)
{
	for (int i = 0; i < weights_count(); i++)
		printf("%s%s=%.4g", i ? "," : "", weight_name(i), *weight(weights, i));
	printf("\n");
}
