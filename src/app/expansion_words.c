/* The table of the expansions' words. */
#include "app/expansion_words.h"

#define WORDS(name) extern const struct expansion_words name##_words;
#include "expansions/list.h"

#define WORDS(name) &name##_words,
const struct expansion_words *const expansion_words_table[] = {
#include "expansions/list.h"
};

const int expansion_words_count = sizeof expansion_words_table / sizeof expansion_words_table[0];

const struct holding_words *holding_words(int holding)
{
	for (int e = 0; e < expansion_words_count; e++)
		for (int i = 0; i < expansion_words_table[e]->holding_count; i++)
			if (expansion_words_table[e]->holdings[i].holding == holding)
				return &expansion_words_table[e]->holdings[i];
	return NULL;
}

const struct haven_words *haven_words(int haven)
{
	for (int i = 0; i < expansion_words_count; i++) {
		if (haven >= 0 && haven < expansion_words_table[i]->haven_count)
			return &expansion_words_table[i]->havens[haven];
	}
	return NULL;
}
