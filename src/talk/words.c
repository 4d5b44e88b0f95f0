/* Which sentence a character has for it, and how much it is worth one. */
#include "talk/facts.h"

/* How much each is worth a word. */
static const uint8_t ranks[TALK_ABOUTS] = {
    [TALK_TIPPED] = 6,  [TALK_SHARED_CITY] = 5, [TALK_SHARED_ROAD] = 5, [TALK_SHARED_FIELD] = 5, [TALK_CLOSED] = 6,
    [TALK_FED] = 5,     [TALK_SPLIT] = 5,       [TALK_PASSED] = 5,      [TALK_TIE] = 4,          [TALK_FIRST] = 4,
    [TALK_BIG] = 4,     [TALK_LEAD] = 5,        [TALK_BESIDE] = 4,      [TALK_CLOSE] = 6,        [TALK_EMPTY] = 4,
    [TALK_LAST] = 6,    [TALK_I_EMPTY] = 4,     [TALK_CLOISTER] = 5,    [TALK_NEAR] = 4,         [TALK_GIVEN] = 3,
    [TALK_PASTURE] = 3, [TALK_GROWN] = 2,       [TALK_SMALL] = 1,       [TALK_KEPT] = 1,         [TALK_FITS] = 2,
    [TALK_TINY] = 1,    [TALK_LONG] = 2,        [TALK_MONK] = 1,        [TALK_FARMER] = 1,       [TALK_WALL] = 2,
    [TALK_KEEP] = 2,    [TALK_I_TIPPED] = 5,    [TALK_I_SHARED] = 5,    [TALK_I_CLOSED] = 4,     [TALK_I_FED] = 4,
    [TALK_I_BIG] = 4,   [TALK_I_LEAD] = 5,      [TALK_KNIGHT] = 1,      [TALK_THIEF] = 1,        [TALK_HERALD] = 1,
    [TALK_TOWER] = 1,   [TALK_SQUIRE] = 1,      [TALK_MERCHANT] = 1,
};

static const char *const *sentences(const struct voices *voices, int character)
{
	return voices->says[ai_character(character)->emblem];
}

const char *talk_says(const struct talk_fact *fact, int character, int variant)
{
	bool remark = fact->about == TALK_REMARK;

	return sentences(remark ? &remark_voices[fact->remark].voices : &turn_voices[fact->about], character)[variant];
}

int talk_rank(const struct talk_fact *fact) { return fact->about == TALK_REMARK ? RANK_REMARK : ranks[fact->about]; }

const char *talk_last_says(enum talk_last last, int character) { return sentences(&end_voices[last], character)[0]; }

const char *talk_second_says(enum talk_last last, int character)
{
	return sentences(&second_voices[last == TALK_SHARED ? TALK_SHARED : TALK_LOST], character)[0];
}
