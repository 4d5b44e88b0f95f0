/* Why an edit was refused, for people who sit before it: the engine's sentences name places and rules by number. */
#include "app/draft.h"

#include <string.h>

#include "app/language.h"

/* What a sentence of a refused table tells, by words that only it has. */
static const struct {
	const char *has, *plain;
} sentences[] = {
    {"nothing is played after this question",
     N_("A question stands before what is played next: play on first, then go back to it.")},
    {"not the first player's move", N_("Only the first player is asked: go where he is to move.")},
    {"no right answer", N_("The tile that is laid next must be a right answer itself.")},
    {"no tile is laid next", N_("A place is asked for before a tile is laid: go where one is laid next.")},
    {"all of these are right", N_("One of these must be wrong.")},
    {"none of these is right", N_("One of these must be right.")},
    {"is complete: nobody stands there",
     N_("This is finished: nobody stands on it, followers have gone home from it.")},
    {" left for ", N_("This player has no such figure left.")},
    {" followers, no more", N_("This player has no such figure left.")},
    {" cannot stand on ", N_("This figure cannot stand there.")},
    {"stands where its owner has nobody", N_("Builder and pig stand only where their owner has a follower.")},
    {"stands on a field, but", N_("This game has no farmers.")},
    {"stands on no completed house", N_("A keep stands on a finished house.")},
    {" both lie at ", N_("A tile lies there already.")},
    {"two tiles lie at ", N_("A tile lies there already.")},
    {"a path is blocked", N_("A path must go on: it meets only a path or the bare wall")},
    {" cannot lie at ", N_("The tile does not fit there: turn it or choose another place.")},
    {"lies outside the wall", N_("Every tile lies inside the wall.")},
    {"is not connected with", N_("All tiles must be connected.")},
    {"no chain of tiles joins", N_("Every tile must be connected to a start space.")},
};

const char *draft_plain(const struct draft *draft)
{
	const char *sentence = draft_sentence(draft);

	for (size_t i = 0; i < sizeof sentences / sizeof sentences[0]; i++)
		if (strstr(sentence, sentences[i].has))
			return tr(sentences[i].plain);
	return tr(sentence);
}
