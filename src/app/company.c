#include "app/company.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/expansion_words.h"
#include "app/language.h"
#include "app/words.h"
#include "text/utf8.h"

const char *company_numbered(int character, int number)
{
	return character < 0 ? ""
	                     : ai_character(character)->called[number < 1 || number > PLAYERS_MAX ? 0 : number - 1];
}

const char *company_name(int character)
{
	if (character < 0)
		return tr("A person");
	if (character >= ai_character_count())
		return tr("A program");
	return company_numbered(character, 1);
}

/* The last part of a path; the letters before its extension, or all of them. */
static size_t file_name(const char **word, size_t length, bool *extended)
{
	size_t from = length, end = length;

	while (from > 0 && (*word)[from - 1] != '/')
		from--;
	while (end > from && (*word)[end - 1] != '.')
		end--;
	*extended = end > from + 1 && end < length && isalpha((unsigned char)(*word)[end]);
	*word += from;
	return *extended ? end - 1 - from : length - from;
}

/* The first word, but for an interpreter, which is found by its name alone: then the first file that has an extension.
 */
void company_program(const char *command, char name[COMPANY_NAME_SIZE])
{
	static const char blanks[] = " \t'\"";
	bool found = false;

	snprintf(name, COMPANY_NAME_SIZE, "%s", tr("A program"));
	for (bool first = true; !found && *(command += strspn(command, blanks)); first = false) {
		const char *word = command;
		size_t length = strcspn(word, blanks);
		bool path = memchr(word, '/', length) != NULL, option = *word == '-', extended;

		command += length;
		length = file_name(&word, length, &extended);
		found = !option && (extended || (first && path));
		if (length > 0 && (first || found))
			snprintf(name, COMPANY_NAME_SIZE, "%.*s", (int)length, word);
	}
}

const char *company_says(int character) { return character < 0 ? "" : tr(ai_character(character)->says); }

int company_strength(int character)
{
	return character >= 0 && character < ai_character_count() ? character + 1 : 0; /* that is their order */
}

/* ---- why ---- */

static const char *seat_name(const void *session, int seat) { return session_name(session, seat); }

static struct ai_speech speech_of(const struct session *session)
{
	return (struct ai_speech){.translate = tr,
	                          .plural = trn,
	                          .seat = seat_name,
	                          .haven = words_haven,
	                          .tenths = language_tenths,
	                          .begin = utf8_capital,
	                          .link = " · ",
	                          .context = session};
}

void company_why(const struct session *session, const struct ai_advice *advice, int number, char why[AI_WHY_SIZE])
{
	struct ai_speech speech = speech_of(session);

	ai_reason(advice, number, &speech, why);
}

void company_review(const struct session *session, const struct ai_advice *advice, bool better, char why[AI_WHY_SIZE])
{
	struct ai_speech speech = speech_of(session);

	ai_reason_review(advice, better, &speech, why);
}

/* "a city", as the object of a sentence; "" of no feature. */
static const char *feature_name_of(int kind)
{
	const char *name = kind < FEATURE_KINDS ? ai_feature_name(kind) : NULL;

	return name ? tr(name) : "";
}

/* ---- voices ---- */

/* What a line mostly does. */
enum voice_about {
	VOICE_TAKES,
	VOICE_FIELD,
	VOICE_COURT,
	VOICE_FINISHES,
	VOICE_JOINS,
	VOICE_HURTS,
	VOICE_GROWS,
	VOICE_WAITS,
	VOICE_OTHER, /* something of an expansion, or nothing worth a word */
	VOICE_ABOUTS
};

/* Several of what is done often, so that he never says the same of two turns running. */
enum { VOICE_VARIANTS = 3 };

/* In the order of ai.h; the last row gives hints. */
/* TRANSLATORS: computer players speak, each in his own way; %s: a city, a road, ... */
static const char
    *const voices[AI_EMBLEM_COUNT + 1][VOICE_ABOUTS][VOICE_VARIANTS] =
        {
            [AI_EMBLEM_DUCKLING] =
                {
                    [VOICE_TAKES] = {N_("I sat on %s because it looked so nice."),
                                     N_("I found %s, and nobody was home.")},
                    [VOICE_FIELD] = {N_("I lie down in the grass and see what grows."),
                                     N_("My man wanted to look at the cows.")},
                    [VOICE_COURT] = {N_("I put up a stall, because markets smell so good."),
                                     N_("At the market there is always something to taste.")},
                    [VOICE_FINISHES] = {N_("I finished %s. Look, not one hole in it!"),
                                        N_("I closed %s all by myself!"), N_("I finished %s, and it made a click.")},
                    [VOICE_JOINS] = {N_("I joined %s, it looked like fun in there."),
                                     N_("I wanted to see %s from inside, too.")},
                    [VOICE_HURTS] = {N_("Oh, was that in your way? I only liked the corner."),
                                     N_("Did that pinch? I am sorry, a little.")},
                    [VOICE_GROWS] = {N_("I made %s bigger, because bigger is better."),
                                     N_("I stretched %s as far as I could reach.")},
                    [VOICE_WAITS] = {N_("I just liked the tile there."), N_("It fitted so well there.")},
                    [VOICE_OTHER] = {N_("I wanted to see what happens then.")},
                },
            [AI_EMBLEM_SHEAF] =
                {
                    [VOICE_TAKES] = {N_("I took %s; it will ripen."), N_("I hold %s now, and I have patience.")},
                    [VOICE_FIELD] = {N_("My man lies in the field. The harvest comes last."),
                                     N_("A field is never in a hurry, and neither am I.")},
                    [VOICE_COURT] = {N_("My man minds the market. It pays last."), N_("A good market needs patience.")},
                    [VOICE_FINISHES] = {N_("I finished %s, and my man is free for the land."),
                                        N_("I brought in %s; it was ripe."), N_("I finished %s before the frost.")},
                    [VOICE_JOINS] = {N_("I share %s now; there is enough for two."),
                                     N_("I tend %s together with a neighbour.")},
                    [VOICE_HURTS] = {N_("Nothing against you. The land wanted it so."),
                                     N_("The wind blows where it will. Today it blew on you.")},
                    [VOICE_GROWS] = {N_("I let %s grow a little more."), N_("I tend %s; it comes along nicely.")},
                    [VOICE_WAITS] = {N_("I wait. Good ground is worth it."), N_("Not every day is a harvest day.")},
                    [VOICE_OTHER] = {N_("Everything in its season. Now was the time.")},
                },
            [AI_EMBLEM_TOWER] =
                {
                    [VOICE_TAKES] = {N_("I claimed %s. Now we build."),
                                     N_("I took over %s. The scaffolding comes tomorrow.")},
                    [VOICE_FIELD] = {N_("Somebody has to feed my masons."),
                                     N_("Every city needs hay for its donkeys.")},
                    [VOICE_COURT] = {N_("Somebody has to sell bread to my masons."),
                                     N_("A court is a building, too, only without a roof.")},
                    [VOICE_FINISHES] = {N_("I finished %s. That stands for good."),
                                        N_("I completed %s: the scaffolding can go."),
                                        N_("I handed over %s, dry and on time.")},
                    [VOICE_JOINS] = {N_("I built up to %s; together it gets larger."),
                                     N_("I enlarge %s, with a neighbour for company.")},
                    [VOICE_HURTS] = {N_("A wall stands there now. You will have to build round it."),
                                     N_("You build your way, I build mine. There they crossed.")},
                    [VOICE_GROWS] = {N_("I added to %s; it was far too small."),
                                     N_("I extended %s by one tile, as drawn.")},
                    [VOICE_WAITS] = {N_("My people are busy elsewhere."), N_("Not every tile is for building.")},
                    [VOICE_OTHER] = {N_("A good site needs more than walls.")},
                },
            [AI_EMBLEM_FOX] =
                {
                    [VOICE_TAKES] = {N_("I took %s. Catch me if you can."),
                                     N_("I helped myself to %s. It was lying about.")},
                    [VOICE_FIELD] = {N_("Everybody forgets the fields. I do not."),
                                     N_("The grass is high. Nobody sees me in it.")},
                    [VOICE_COURT] = {N_("Everybody forgets the markets. I do not."),
                                     N_("Where there are stalls, there are purses.")},
                    [VOICE_FINISHES] = {N_("I finished %s while nobody was looking."),
                                        N_("I closed %s before anybody thought of it."),
                                        N_("I pocketed %s and whistled a tune.")},
                    [VOICE_JOINS] = {N_("I joined %s; the door stood open."), N_("I share %s now. I was not invited.")},
                    [VOICE_HURTS] = {N_("That place would have suited you far too well."),
                                     N_("I only borrowed your best corner.")},
                    [VOICE_GROWS] = {N_("I stretched %s a little; so it pays me more."),
                                     N_("I fatten %s a little before I eat it.")},
                    [VOICE_WAITS] = {N_("I keep my man for something of yours."),
                                     N_("I watch what the rest of you do.")},
                    [VOICE_OTHER] = {N_("A small detour. Foxes like those.")},
                },
            [AI_EMBLEM_FALCON] =
                {
                    [VOICE_TAKES] = {N_("I took %s; nothing else pays more."),
                                     N_("I chose %s; I compared it with all the rest.")},
                    [VOICE_FIELD] = {N_("The field pays at the end, and I can count to the end."),
                                     N_("The field grows with every city that is finished.")},
                    [VOICE_COURT] = {N_("The court pays at the end, and I can count to the end."),
                                     N_("Markets are counted last. I remember them.")},
                    [VOICE_FINISHES] = {N_("I finished %s. Points in the hand do not fly away."),
                                        N_("I closed %s; what is counted is counted."),
                                        N_("I finished %s at the right moment.")},
                    [VOICE_JOINS] = {N_("I joined %s; your share was too large."),
                                     N_("I joined %s before it became too large.")},
                    [VOICE_HURTS] = {N_("You needed that place. So did I."), N_("I saw what you wanted there.")},
                    [VOICE_GROWS] = {N_("I enlarged %s; the tiles for it are still to come."),
                                     N_("I continue %s, as planned.")},
                    [VOICE_WAITS] = {N_("I looked beyond this tile."), N_("A quiet move, and no accident.")},
                    [VOICE_OTHER] = {N_("I went through it twice. It is worth it.")},
                },
            [AI_EMBLEM_COUNT] =
                {
                    [VOICE_TAKES] = {N_("Take %s: nothing promises more points.")},
                    [VOICE_FIELD] = {N_("Take the field: it pays in the end.")},
                    [VOICE_COURT] = {N_("Take the court: its markets pay in the end.")},
                    [VOICE_FINISHES] = {N_("Finish %s: it pays at once.")},
                    [VOICE_JOINS] = {N_("Join %s, and share what it brings.")},
                    [VOICE_GROWS] = {N_("Make %s larger.")},
                },
};

static const double HURTS_LEAST = 3, GAINS_LEAST = 3, COSTS_LEAST = 1.5; /* points */

/* What a move is that an expansion has brought, in each voice: the row of the first such move.  What the tile itself
 * finishes or joins is more than what follows it. */
static const struct deed_words *deed_of(const struct ai_line *line)
{
	for (int i = 0; i < line->move_count; i++) {
		const struct deed_words *deed = deed_words(&line->moves[i]);
		if (deed && (i == 0 || !(line->completes || line->joins)))
			return deed;
	}
	return NULL;
}

static enum voice_about voice_of(const struct ai_line *line)
{
	for (int i = 0; i < line->move_count; i++) {
		int kind = line->moves[i].kind;
		if (kind != MOVE_PLACE && kind != MOVE_FIGURE && kind != MOVE_PASS &&
		    (i == 0 || !(line->completes || line->joins)))
			return VOICE_OTHER;
	}
	if (line->aim)
		return VOICE_OTHER;
	if (line->joins)
		return VOICE_JOINS;
	if (line->completes)
		return VOICE_FINISHES;
	if (line->places && line->kind < FEATURE_KINDS)
		return line->kind == FEATURE_FIELD   ? VOICE_FIELD
		       : line->kind == FEATURE_COURT ? VOICE_COURT
		                                     : VOICE_TAKES;
	if (line->against != NOBODY && line->against_loss >= HURTS_LEAST)
		return VOICE_HURTS;
	if (line->gift_count && line->moves[0].kind == MOVE_PASS)
		return VOICE_OTHER;
	if (line->kind < FEATURE_KINDS && !(line->keeps && line->moves[0].kind == MOVE_PASS))
		return VOICE_GROWS;
	return VOICE_WAITS;
}

/* A hint says what is so of this place: whom it hurts, what it does to other features, or what other places lack. */
static bool has_own_words(const struct ai_line *line, enum voice_about about)
{
	return about == VOICE_HURTS || about == VOICE_WAITS || line->gains >= GAINS_LEAST;
}

/* Where on the land a cell lies; what is a tile off its middle is in the middle. */
static const char *where_on_land(const struct session *session, struct cell cell)
{
	const struct game *game = session_game(session);
	int x0 = cell.x, x1 = cell.x, y0 = cell.y, y1 = cell.y;

	for (int i = 0; i < game_tile_count(game); i++) {
		struct cell at = game_tile(game, i).cell;
		x0 = at.x < x0 ? at.x : x0;
		x1 = at.x > x1 ? at.x : x1;
		y0 = at.y < y0 ? at.y : y0;
		y1 = at.y > y1 ? at.y : y1;
	}
	int across = 2 * cell.x - x0 - x1, down = 2 * cell.y - y0 - y1;
	bool middle = abs(across) <= 2 && abs(down) <= 2;
	return words_where(middle ? 0 : (float)across, middle ? 0 : (float)down);
}

/* A hint to finish something says which and for how many points; false: it is not that. */
static bool hint_finishes(const struct session *session, const struct ai_line *line, char why[AI_WHY_SIZE])
{
	unsigned long points = (unsigned long)line->paid;
	const char *format = line->kind == FEATURE_CITY && !line->at_once
	                         ? trn("Finish your city %s: it pays %d point at once.",
	                               "Finish your city %s: it pays %d points at once.", points)
	                     : line->kind == FEATURE_ROAD && !line->at_once
	                         ? trn("Finish your road %s: it pays %d point at once.",
	                               "Finish your road %s: it pays %d points at once.", points)
	                         : NULL;

	if (line->paid <= 0 || line->move_count == 0 || line->moves[0].kind != MOVE_PLACE)
		return false;
	const char *where = where_on_land(session, line->moves[0].cell);
	if (format)
		snprintf(why, AI_WHY_SIZE, format, where, line->paid);
	else
		snprintf(
		    why, AI_WHY_SIZE,
		    trn("Finish %s %s: it pays %d point at once.", "Finish %s %s: it pays %d points at once.", points),
		    feature_name_of(line->kind), where, line->paid);
	return true;
}

/* How many tiles the seat has laid: with each the next of his sentences. */
static int tiles_laid(const struct session *session, int seat)
{
	const struct history *history = session_history(session);
	int count = 0;

	for (int i = 0; i < history->ply_count; i++)
		count += !history->plies[i].finish && history->plies[i].seat == seat &&
		         move_lays(history->plies[i].move.kind);
	return count;
}

static const char *voice_says(const struct session *session, const struct ai_advice *advice, int character)
{
	const struct ai_line *line = &advice->lines[0];
	int emblem = (int)ai_character(character)->emblem, count = 0;
	const char *const *says = voices[emblem][voice_of(line)];
	const struct deed_words *deed = deed_of(line);

	if (deed)
		return deed->says[emblem];
	while (count < VOICE_VARIANTS && says[count])
		count++;
	return says[tiles_laid(session, advice->seat) % count];
}

/* A hint in nobody's voice. */
static void hint_why(const struct session *session, const struct ai_advice *advice, char why[AI_WHY_SIZE])
{
	const struct ai_line *line = &advice->lines[0];
	enum voice_about about = voice_of(line);
	struct ai_advice alone = *advice;

	if (about != VOICE_OTHER && !has_own_words(line, about)) {
		if (about != VOICE_FINISHES || !hint_finishes(session, line, why))
			snprintf(why, AI_WHY_SIZE, tr(voices[AI_EMBLEM_COUNT][about][0]), feature_name_of(line->kind));
		return;
	}
	alone.line_count = about == VOICE_WAITS ? advice->line_count : 1;
	company_why(session, &alone, 0, why);
	utf8_append(why, AI_WHY_SIZE, ".");
}

void voice_why(const struct session *session, const struct ai_advice *advice, int character, char why[AI_WHY_SIZE])
{
	if (character < 0)
		hint_why(session, advice, why);
	else
		snprintf(why, AI_WHY_SIZE, tr(voice_says(session, advice, character)),
		         feature_name_of(advice->lines[0].kind));
}

static int whole(double points) { return (int)(points + 0.5); }

/* A sentence more. */
static void tell(char why[AI_WHY_SIZE], const char *sentence) { utf8_append(why, AI_WHY_SIZE, " %s", sentence); }

void voice_told(const struct session *session, const struct ai_advice *advice, int character, char why[AI_WHY_SIZE])
{
	const struct ai_line *line = &advice->lines[0];
	bool known = line->kind < FEATURE_KINDS && !line->completes;
	int later = known ? whole(line->promises) : 0, loss = whole(line->against_loss);
	char words[AI_WHY_SIZE];

	voice_why(session, advice, character, why);
	if (character < 0)
		return;
	/* What it is for is not told by its kind alone; and who does little has his reasons. */
	if (deed_of(line) || voice_of(line) == VOICE_OTHER || voice_of(line) == VOICE_WAITS) {
		struct ai_advice alone = *advice;

		alone.line_count = 1;
		company_why(session, &alone, 0, words);
		utf8_append(words, AI_WHY_SIZE, ".");
		tell(why, words);
		return;
	}
	if (line->scored > 0) {
		snprintf(words, sizeof words,
		         trn("It brings me %d point at once.", "It brings me %d points at once.",
		             (unsigned long)line->scored),
		         line->scored);
		tell(why, words);
	} else if (later > 0) {
		snprintf(words, sizeof words,
		         trn("I expect about %d point more of it in the end.",
		             "I expect about %d points more of it in the end.", (unsigned long)later),
		         later);
		tell(why, words);
	}
	if (line->against != NOBODY && line->against_loss >= COSTS_LEAST) {
		snprintf(words, sizeof words,
		         trn("It costs %s about %d point.", "It costs %s about %d points.", (unsigned long)loss),
		         session_name(session, line->against), loss);
		tell(why, words);
	}
}
