#include "app/company.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* In the order of ai.h; the last row gives hints. */
/* TRANSLATORS: computer players speak, each in his own way; %s: a city, a road, ... */
static const char
    *const voices[AI_EMBLEM_COUNT + 1][VOICE_ABOUTS] =
        {
            [AI_EMBLEM_DUCKLING] =
                {
                    [VOICE_TAKES] = N_("I sat on %s because it looked so nice."),
                    [VOICE_FIELD] = N_("I lie down in the grass and see what grows."),
                    [VOICE_COURT] = N_("I put up a stall, because markets smell so good."),
                    [VOICE_FINISHES] = N_("I finished %s. Look, not one hole in it!"),
                    [VOICE_JOINS] = N_("I joined %s, it looked like fun in there."),
                    [VOICE_HURTS] = N_("Oh, was that in your way? I only liked the corner."),
                    [VOICE_GROWS] = N_("I made %s bigger, because bigger is better."),
                    [VOICE_WAITS] = N_("I just liked the tile there."),
                },
            [AI_EMBLEM_SHEAF] =
                {
                    [VOICE_TAKES] = N_("I took %s; it will ripen."),
                    [VOICE_FIELD] = N_("My man lies in the field. The harvest comes last."),
                    [VOICE_COURT] = N_("My man minds the market. It pays last."),
                    [VOICE_FINISHES] = N_("I finished %s, and my man is free for the land."),
                    [VOICE_JOINS] = N_("I share %s now; there is enough for two."),
                    [VOICE_HURTS] = N_("Nothing against you. The land wanted it so."),
                    [VOICE_GROWS] = N_("I let %s grow a little more."),
                    [VOICE_WAITS] = N_("I wait. Good ground is worth it."),
                },
            [AI_EMBLEM_TOWER] =
                {
                    [VOICE_TAKES] = N_("I claimed %s. Now we build."),
                    [VOICE_FIELD] = N_("Somebody has to feed my masons."),
                    [VOICE_COURT] = N_("Somebody has to sell bread to my masons."),
                    [VOICE_FINISHES] = N_("I finished %s. That stands for good."),
                    [VOICE_JOINS] = N_("I built up to %s; together it gets larger."),
                    [VOICE_HURTS] = N_("A wall stands there now. You will have to build round it."),
                    [VOICE_GROWS] = N_("I added to %s; it was far too small."),
                    [VOICE_WAITS] = N_("My people are busy elsewhere."),
                },
            [AI_EMBLEM_FOX] =
                {
                    [VOICE_TAKES] = N_("I took %s. Catch me if you can."),
                    [VOICE_FIELD] = N_("Everybody forgets the fields. I do not."),
                    [VOICE_COURT] = N_("Everybody forgets the markets. I do not."),
                    [VOICE_FINISHES] = N_("I finished %s while nobody was looking."),
                    [VOICE_JOINS] = N_("I joined %s; the door stood open."),
                    [VOICE_HURTS] = N_("That place would have suited you far too well."),
                    [VOICE_GROWS] = N_("I stretched %s a little; so it pays me more."),
                    [VOICE_WAITS] = N_("I keep my man for something of yours."),
                },
            [AI_EMBLEM_FALCON] =
                {
                    [VOICE_TAKES] = N_("I took %s; nothing else pays as well."),
                    [VOICE_FIELD] = N_("The field pays at the end, and I can count to the end."),
                    [VOICE_COURT] = N_("The court pays at the end, and I can count to the end."),
                    [VOICE_FINISHES] = N_("I finished %s. Points in the hand do not fly away."),
                    [VOICE_JOINS] = N_("I joined %s; your share was too large."),
                    [VOICE_HURTS] = N_("You needed that place. So did I."),
                    [VOICE_GROWS] = N_("I enlarged %s; the tiles for it are still to come."),
                    [VOICE_WAITS] = N_("My follower is worth more in the hand."),
                },
            [AI_EMBLEM_COUNT] =
                {
                    [VOICE_TAKES] = N_("Take %s: it promises the most points."),
                    [VOICE_FIELD] = N_("Take the field: it pays in the end."),
                    [VOICE_COURT] = N_("Take the court: its markets pay in the end."),
                    [VOICE_FINISHES] = N_("Finish %s: it pays at once."),
                    [VOICE_JOINS] = N_("Join %s, and share what it brings."),
                    [VOICE_GROWS] = N_("Make %s larger."),
                },
};

static const double HURTS_LEAST = 3, GAINS_LEAST = 3; /* points */

enum voice_about voice_of(const struct ai_line *line)
{
	for (int i = 0; i < line->move_count; i++) {
		int kind = line->moves[i].kind;
		if (kind != MOVE_PLACE && kind != MOVE_FIGURE && kind != MOVE_PASS)
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

void voice_why(const struct session *session, const struct ai_advice *advice, int character, char why[AI_WHY_SIZE])
{
	enum voice_about about = voice_of(&advice->lines[0]);
	const char *feature = feature_name_of(advice->lines[0].kind);
	int row = character < 0 ? AI_EMBLEM_COUNT : (int)ai_character(character)->emblem;

	if (character < 0 && about == VOICE_FINISHES && !has_own_words(&advice->lines[0], about) &&
	    hint_finishes(session, &advice->lines[0], why))
		return;
	if (about != VOICE_OTHER && (character >= 0 || !has_own_words(&advice->lines[0], about))) {
		snprintf(why, AI_WHY_SIZE, tr(voices[row][about]), feature);
		return;
	}
	struct ai_advice alone = *advice;

	alone.line_count = about == VOICE_WAITS ? advice->line_count : 1;
	company_why(session, &alone, 0, why);
	utf8_append(why, AI_WHY_SIZE, ".");
}
