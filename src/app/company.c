#include "app/company.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/castle.h>

#include "app/language.h"
#include "app/voices.h"
#include "app/words.h"
#include "text/say.h"
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
static size_t program_name(const char **word, size_t length, bool *extended)
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
const char *company_program(const char *command)
{
	static const char blanks[] = " \t'\"";
	const char *name = tr("A program");
	bool found = false;

	for (bool first = true; !found && *(command += strspn(command, blanks)); first = false) {
		const char *word = command;
		size_t length = strcspn(word, blanks);
		bool path = memchr(word, '/', length) != NULL, option = *word == '-', extended;

		command += length;
		length = program_name(&word, length, &extended);
		found = !option && (extended || (first && path));
		if (length > 0 && (first || found))
			name = say("%.*s", (int)length, word);
	}
	return say("%.*s", COMPANY_NAME_SIZE - 1, name);
}

const char *company_says(int character) { return character < 0 ? "" : tr(ai_character(character)->says); }

int company_strength(int character)
{
	return character >= 0 && character < ai_character_count() ? character + 1 : 0; /* that is their order */
}

const char *company_level(int character)
{
	/* TRANSLATORS: how strong a computer player is: a level, which agrees with nobody's name; three of five */
	static const char *const levels[] = {N_("gentle"), N_("gentle"), N_("even"), N_("strong"), N_("strong")};
	int strength = company_strength(character), count = (int)(sizeof levels / sizeof *levels);

	return strength ? tr(levels[strength < count ? strength - 1 : count - 1]) : "";
}

/* ---- why ---- */

static const char *seat_name(const void *session, int seat) { return session_name(session, seat); }

/* How far from the middle, where `least` and `most` are the ends of the land; what is a tile off is in the middle, but
 * not at an end. */
static int off_middle(int at, int least, int most)
{
	int off = 2 * at - least - most;
	bool end = least < most && (at <= least || at >= most);

	return abs(off) <= 2 && !end ? 0 : off;
}

const char *company_where(const struct session *session, struct cell cell)
{
	const struct game *game = session_game(session);
	const struct castle_board *board = game_tile_set(game)->castle;
	struct cell low, high;

	game_bounds(game, &low, &high);
	if (board)
		castle_bounds(board, &low, &high);
	cells_grow(&low, &high, cell);
	return words_where((float)off_middle(cell.x, low.x, high.x), (float)off_middle(cell.y, low.y, high.y));
}

/* Where the tile of a line lies; "" of a line that lays none. */
static const char *where_on_land(const struct session *session, const struct ai_line *line)
{
	return move_lays(line->moves[0].kind) ? company_where(session, line->moves[0].cell) : "";
}

static void add_where(const void *session, const struct ai_line *line, char *name, size_t size)
{
	const char *where = where_on_land(session, line);

	utf8_append(name, size, "%s%s", name[0] && where[0] ? " " : "", where);
}

static struct ai_speech speech_of(const struct session *session)
{
	return (struct ai_speech){.translate = tr,
	                          .plural = trn,
	                          .seat = seat_name,
	                          .haven = words_haven,
	                          .tenths = language_tenths,
	                          .where = add_where,
	                          .begin = utf8_capital,
	                          .link = " · ",
	                          .context = session};
}

const char *company_why(const struct session *session, const struct ai_advice *advice, int number)
{
	struct ai_speech speech = speech_of(session);
	char why[AI_WHY_SIZE];

	return say("%s", ai_reason(advice, number, &speech, why));
}

const char *company_review(const struct session *session, const struct ai_advice *advice, bool better)
{
	struct ai_speech speech = speech_of(session);
	char why[AI_WHY_SIZE];

	return say("%s", ai_reason_review(advice, better, &speech, why));
}

/* "a city in the north", as the object of a sentence; "" of no feature. */
static const char *feature_there(const struct session *session, const struct ai_line *line)
{
	const char *feature = line->kind < FEATURE_KINDS ? ai_feature_name(line->kind) : NULL;
	const char *where = where_on_land(session, line);

	return feature ? say("%s%s%s", tr(feature), where[0] ? " " : "", where) : "";
}

/* A sentence of what speaks for the best line beside what is done. */
static const char *company_facts(const struct session *session, const struct ai_advice *advice)
{
	struct ai_speech speech = speech_of(session);
	char facts[AI_WHY_SIZE];

	speech.link = ", ";
	return say("%s.", ai_reason_facts(advice, &speech, facts));
}

/* ---- voices ---- */

/* A hint is in nobody's voice; %s: "a city in the north", of a tile that is laid where that is. */
static const char *const hints[VOICE_ABOUTS] = {
    [VOICE_TAKES] = N_("Take %s"),         [VOICE_FIELD] = N_("Take %s"),         [VOICE_COURT] = N_("Take %s"),
    [VOICE_FINISHES] = N_("Finish %s"),    [VOICE_JOINS] = N_("Join %s"),         [VOICE_GROWS] = N_("Make %s larger"),
    [VOICE_HURTS] = N_("Lay the tile %s"), [VOICE_WAITS] = N_("Lay the tile %s"),
};

static const double HURTS_LEAST = 3; /* points */

/* Is this what the row speaks of? */
static bool is_deed(const struct deed_voices *deed, const struct move *move)
{
	return deed->move == move->kind && (move->kind != MOVE_FIGURE || deed->figure == move->figure);
}

/* What a move is that an expansion has brought, in each voice: the row of the first such move.  What the tile itself
 * finishes or joins is more than what follows it. */
static const struct deed_voices *deed_of(const struct ai_line *line)
{
	for (int i = 0; i < line->move_count; i++)
		for (int d = 0; d < deed_voices_count; d++)
			if (is_deed(&deed_voices[d], &line->moves[i]) && (i == 0 || !(line->completes || line->joins)))
				return &deed_voices[d];
	return NULL;
}

static enum voice_about voice_taking(int kind)
{
	return kind == FEATURE_FIELD ? VOICE_FIELD : kind == FEATURE_COURT ? VOICE_COURT : VOICE_TAKES;
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
		return voice_taking(line->kind);
	if (line->against != NOBODY && line->against_loss >= HURTS_LEAST)
		return VOICE_HURTS;
	if (line->gift_count && line->moves[0].kind == MOVE_PASS)
		return VOICE_OTHER;
	if (line->kind < FEATURE_KINDS && !(line->keeps && line->moves[0].kind == MOVE_PASS))
		return VOICE_GROWS;
	return VOICE_WAITS;
}

/* How often the seat has done such a thing: each time he has the next of his sentences.  What the figures of the past
 * do not tell goes with his tiles. */
static int times_before(const struct session *session, int seat, enum voice_about about)
{
	const struct history *history = session_history(session);
	bool takes = about == VOICE_TAKES || about == VOICE_FIELD || about == VOICE_COURT;
	int count = 0;

	for (int i = 0; i < history->ply_count; i++) {
		const struct ply *ply = &history->plies[i];

		if (!ply->finish && ply->seat == seat)
			count += takes ? ply->move.kind == MOVE_FIGURE && voice_taking(ply->move.spot.kind) == about
			               : move_lays(ply->move.kind);
	}
	return count;
}

static const char *voice_says(const struct session *session, const struct ai_advice *advice, int character)
{
	const struct ai_line *line = &advice->lines[0];
	int emblem = (int)ai_character(character)->emblem, count = 0;
	enum voice_about about = voice_of(line);
	const char *const *says = move_voices[about].says[emblem];
	const struct deed_voices *deed = deed_of(line);

	if (deed)
		return deed->voices.says[emblem][0];
	while (count < VOICE_VARIANTS && says[count])
		count++;
	return says[times_before(session, advice->seat, about) % count];
}

/* The reason of the best line, beside so many others. */
static const char *reason_among(const struct session *session, const struct ai_advice *advice, int count)
{
	struct ai_advice among = *advice;

	among.line_count = count;
	return say("%s.", company_why(session, &among, 0));
}

/* A hint in nobody's voice: what to do, and what speaks for it. */
static const char *hint_why(const struct session *session, const struct ai_advice *advice)
{
	const struct ai_line *line = &advice->lines[0];
	enum voice_about about = voice_of(line);
	bool lays = about == VOICE_HURTS || about == VOICE_WAITS;
	const char *frame = hints[about];
	const char *name = lays ? where_on_land(session, line) : feature_there(session, line);

	if (frame && name[0])
		return say(tr("%s: %s"), say(tr(frame), name), company_facts(session, advice));
	/* Something of an expansion, or nobody is put on the tile that lies. */
	return reason_among(session, advice, about == VOICE_WAITS ? advice->line_count : 1);
}

const char *voice_why(const struct session *session, const struct ai_advice *advice, int character)
{
	const struct ai_line *line = &advice->lines[0];
	bool hurts = voice_of(line) == VOICE_HURTS;

	if (character < 0)
		return hint_why(session, advice);
	return say(tr(voice_says(session, advice, character)),
	           hurts ? session_name(session, line->against) : feature_there(session, line));
}

const char *voice_told(const struct session *session, const struct ai_advice *advice, int character)
{
	const struct ai_line *line = &advice->lines[0];
	const char *why = voice_why(session, advice, character);

	if (character < 0)
		return why;
	if (deed_of(line) || voice_of(line) == VOICE_OTHER) /* what it is for is not told by its kind alone */
		return say("%s %s", why, reason_among(session, advice, 1));
	return say("%s %s", why, say_capital(company_facts(session, advice)));
}
