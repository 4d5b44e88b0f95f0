#include "app/company.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "app/language.h"
#include "app/words.h"

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

const char *company_says(int character) { return character < 0 ? "" : tr(ai_character(character)->says); }

int company_strength(int character)
{
	return character >= 0 && character < ai_character_count() ? character + 1 : 0; /* that is their order */
}

/* ---- why ---- */

static const double EFFECT_LEAST = 1.5, REACH_LEAST = 2; /* points */

static void part(char why[COMPANY_WHY_SIZE], const char *words)
{
	size_t used = strlen(why);

	snprintf(why + used, COMPANY_WHY_SIZE - used, "%s%s", used ? " · " : "", words);
}

static const char *does(const struct ai_line *line)
{
	/* TRANSLATORS: what a move does; %s: a city, a road, ... */
	return line->at_once     ? tr("takes and finishes %s")
	       : line->completes ? tr("finishes %s")
	       : line->joins     ? tr("joins %s of another player")
	       : line->places    ? tr("takes %s")
	                         : tr("goes on with %s");
}

static const char *what(int kind)
{
	static const char *const kinds[FEATURE_KINDS] = {
	    [FEATURE_CITY] = N_("a city"),     [FEATURE_ROAD] = N_("a road"),
	    [FEATURE_FIELD] = N_("a field"),   [FEATURE_MONASTERY] = N_("a monastery"),
	    [FEATURE_SHRINE] = N_("a shrine"), [FEATURE_GARDEN] = N_("a garden"),
	    [FEATURE_PATH] = N_("a path"),     [FEATURE_TOWER] = N_("a tower"),
	    [FEATURE_HOUSE] = N_("a house"),   [FEATURE_COURT] = N_("a court"),
	};

	return kind < FEATURE_KINDS && kinds[kind] ? tr(kinds[kind]) : NULL;
}

/* What he puts on something else than what he finishes, or takes back. */
static void part_claim(char why[COMPANY_WHY_SIZE], const struct ai_line *line)
{
	char words[160];

	if (what(line->recalled)) {
		/* TRANSLATORS: %s: a garden, a monastery */
		snprintf(words, sizeof words, tr("takes the abbot back from %s"), what(line->recalled));
		part(why, words);
	}
	for (int i = 0; i < line->move_count && line->completes && !line->at_once; i++) {
		if (line->moves[i].kind != MOVE_FIGURE || !what(line->moves[i].spot.kind))
			continue;
		snprintf(words, sizeof words, tr("takes %s"), what(line->moves[i].spot.kind));
		part(why, words);
	}
}

/* ---- what is more than a tile and a follower ---- */

/* Where those wait who join such a feature. */
static const char *home(int kind)
{
	return words_quarter(kind == FEATURE_CITY    ? QUARTER_CASTLE
	                     : kind == FEATURE_ROAD  ? QUARTER_BLACKSMITH
	                     : kind == FEATURE_FIELD ? QUARTER_MARKET
	                                             : QUARTER_CATHEDRAL);
}

static const char *const aims[AI_AIM_COUNT] = {
    /* TRANSLATORS: %s: castle, market, smithy, cathedral */
    [AI_AIM_JOINS] = N_("a follower comes from the %s to join"),
    [AI_AIM_JOINS_NOT] = N_("the followers in the %s wait for something better"),
    [AI_AIM_ENTERS] = N_("a follower waits in the %s to join later"),
    [AI_AIM_ENTERS_NOT] = N_("a follower in hand is worth more"),
    [AI_AIM_COUNT_GOES] = N_("the Count goes to the %s"),
    [AI_AIM_COUNT_STAYS] = N_("the Count stands well where he is"),
    /* TRANSLATORS: %s: a city, a road, a tower ... */
    [AI_AIM_SENDS] = N_("a follower goes to %s"),
    [AI_AIM_SCORES] = N_("%s is scored first"),
    [AI_AIM_DOUBLES] = N_("the wall tile doubles %s"),
    [AI_AIM_TURN_NOW] = N_("one more turn brings most now"),
    [AI_AIM_TURN_LATER] = N_("one more turn brings more later"),
    [AI_AIM_BUILDER] = N_("the builder brings a second turn when %s grows"),
    [AI_AIM_PIG] = N_("the pig makes each city a point more"),
};

static const char *aim_about(const struct ai_line *line)
{
	switch ((enum ai_aim)line->aim) {
	case AI_AIM_JOINS:
	case AI_AIM_JOINS_NOT:
		return home(line->about);
	case AI_AIM_ENTERS:
	case AI_AIM_COUNT_GOES:
		return words_quarter(line->moves[0].quarter);
	default:
		return what(line->about) ? what(line->about) : "";
	}
}

static void part_aim(char why[COMPANY_WHY_SIZE], const struct ai_line *line)
{
	char words[200];

	if (line->aim < AI_AIM_COUNT && aims[line->aim]) {
		snprintf(words, sizeof words, tr(aims[line->aim]), aim_about(line));
		part(why, words);
	}
	if (line->leads || line->shares)
		part(why, line->leads ? tr("has the most there") : tr("shares what it brings"));
	if (line->held) {
		snprintf(words, sizeof words,
		         trn("holds %d follower of others", "holds %d followers of others", line->held), line->held);
		part(why, words);
	}
	if (line->freed) {
		snprintf(words, sizeof words, trn("frees %d own follower", "frees %d own followers", line->freed),
		         line->freed);
		part(why, words);
	}
}

/* What comes with it besides points. */
static void part_gifts(char why[COMPANY_WHY_SIZE], const struct ai_line *line)
{
	char words[160];

	if (line->challenges)
		part(why, line->kind == FEATURE_SHRINE ? tr("challenges a monastery") : tr("challenges a shrine"));
	if (line->king)
		part(why, tr("wins the King's card"));
	if (line->robber)
		part(why, tr("wins the Robber Baron's card"));
	if (line->wall)
		part(why, tr("wins a wall tile"));
	if (line->goods) {
		snprintf(words, sizeof words, trn("takes %d token of goods", "takes %d tokens of goods", line->goods),
		         line->goods);
		part(why, words);
	}
	if (line->again)
		part(why, tr("a second turn follows"));
}

/* What it is worth to him in time, and to somebody else. */
static void part_later(char why[COMPANY_WHY_SIZE], const struct ai_line *line)
{
	int points = (int)(line->promises + 0.5);
	char words[160];

	if (line->completes || line->aim != AI_AIM_NONE || !what(line->kind))
		return;
	snprintf(words, sizeof words,
	         trn("about %d point more in the end", "about %d points more in the end", (unsigned long)points),
	         points);
	if (points >= 1)
		part(why, words);
	if (line->reaches >= REACH_LEAST)
		/* TRANSLATORS: of a city, a road, a field: it may grow together with another */
		part(why, tr("may be joined to another one"));
}

static void part_helped(char why[COMPANY_WHY_SIZE], const struct session *session, const struct ai_line *line)
{
	int points = (int)(line->helped_gain + 0.5);
	char words[200];

	if (line->helped == NOBODY || line->helped_gain < EFFECT_LEAST || line->given > 0)
		return;
	snprintf(words, sizeof words,
	         trn("helps %s by about %d point", "helps %s by about %d points", (unsigned long)points),
	         session_name(session, line->helped), points);
	part(why, words);
}

/* A sentence begins with a capital, where the language has them. */
static void begin(char why[COMPANY_WHY_SIZE])
{
	char words[COMPANY_WHY_SIZE], letter[MB_LEN_MAX];
	mbstate_t from = {0}, to = {0};
	wchar_t first;
	size_t read = mbrtowc(&first, why, strlen(why), &from);
	size_t written = read > 0 && read <= strlen(why) ? wcrtomb(letter, (wchar_t)towupper((wint_t)first), &to) : 0;

	if (written == 0 || written == (size_t)-1)
		return;
	snprintf(words, sizeof words, "%.*s%s", (int)written, letter, why + read);
	strcpy(why, words);
}

/* What all of the next best moves have in common: "the next best moves lose a city to Petra" */
static void words_all(char *words, size_t size, const struct session *session, const struct ai_others *others)
{
	const char *feature = what(others->kind),
	           *name = others->seat == NOBODY ? "" : session_name(session, others->seat);
	unsigned long of = (unsigned long)others->of;
	int points = (int)(others->points + 0.5);

	if (others->flaw == AI_FLAW_LOSES)
		snprintf(words, size, trn("the next best move loses %s to %s", "the next best moves lose %s to %s", of),
		         feature, name);
	else if (others->flaw == AI_FLAW_GIVES)
		/* TRANSLATORS: "the next best moves give Petra up to 4 points more from a city" */
		snprintf(words, size,
		         trn("the next best move gives %s up to %d points more from %s",
		             "the next best moves give %s up to %d points more from %s", of),
		         name, points, feature);
	else
		/* TRANSLATORS: "the next best moves bring up to 4 points less from a city" */
		snprintf(words, size,
		         trn("the next best move brings up to %d points less from %s",
		             "the next best moves bring up to %d points less from %s", of),
		         points, feature);
}

/* What some of them have: "2 of the 3 next best moves lose a city to Petra" */
static void words_some(char *words, size_t size, const struct session *session, const struct ai_others *others)
{
	const char *feature = what(others->kind),
	           *name = others->seat == NOBODY ? "" : session_name(session, others->seat);
	unsigned long count = (unsigned long)others->count;
	int points = (int)(others->points + 0.5);

	if (others->flaw == AI_FLAW_LOSES)
		/* TRANSLATORS: "2 of the 3 next best moves lose a city to Petra" */
		snprintf(words, size,
		         trn("%d of the %d next best moves loses %s to %s",
		             "%d of the %d next best moves lose %s to %s", count),
		         others->count, others->of, feature, name);
	else if (others->flaw == AI_FLAW_GIVES)
		/* TRANSLATORS: "2 of the 3 next best moves give Petra up to 4 points more from a city" */
		snprintf(words, size,
		         trn("%d of the %d next best moves gives %s up to %d points more from %s",
		             "%d of the %d next best moves give %s up to %d points more from %s", count),
		         others->count, others->of, name, points, feature);
	else
		/* TRANSLATORS: "2 of the 3 next best moves bring up to 4 points less from a city" */
		snprintf(words, size,
		         trn("%d of the %d next best moves brings up to %d points less from %s",
		             "%d of the %d next best moves bring up to %d points less from %s", count),
		         others->count, others->of, points, feature);
}

/* A sentence of its own: what is better here than elsewhere. */
static void part_others(char why[COMPANY_WHY_SIZE], const struct session *session, const struct ai_advice *advice)
{
	struct ai_others others;
	char words[COMPANY_WHY_SIZE];
	size_t used = strlen(why);

	ai_others(advice, &others);
	if (!others.count || !what(others.kind))
		return;
	(others.count == others.of ? words_all : words_some)(words, sizeof words, session, &others);
	begin(words);
	snprintf(why + used, COMPANY_WHY_SIZE - used, "%s%s", used ? ". " : "", words);
}

/* What it does, where that is something else than what the better one does. */
static void part_did(char why[COMPANY_WHY_SIZE], const struct ai_line *better, const struct ai_line *played)
{
	char did[120], words[160];

	if (!what(played->kind) || played->aim != AI_AIM_NONE)
		return;
	if (played->kind == better->kind && strcmp(does(played), does(better)) == 0)
		return;
	snprintf(did, sizeof did, does(played), what(played->kind));
	/* TRANSLATORS: of a turn looked back at, after what would have been better: "played: goes on with a road" */
	snprintf(words, sizeof words, tr("played: %s"), did);
	part(why, words);
}

/* "what was played loses a city to Petra" */
static void part_played(char why[COMPANY_WHY_SIZE], const struct session *session, const struct ai_advice *advice)
{
	struct ai_others others;
	unsigned long points;
	char words[240];

	ai_others(advice, &others);
	points = (unsigned long)(others.points + 0.5);
	if (!others.count || !what(others.kind)) {
		if (advice->line_count > 1)
			part_did(why, &advice->lines[0], &advice->lines[1]);
		return;
	}
	if (others.flaw == AI_FLAW_LOSES)
		/* TRANSLATORS: "what was played loses a city to Petra" */
		snprintf(words, sizeof words, tr("what was played loses %s to %s"), what(others.kind),
		         session_name(session, others.seat));
	else if (others.flaw == AI_FLAW_GIVES)
		/* TRANSLATORS: "what was played gives Petra about 4 points more from a city" */
		snprintf(words, sizeof words,
		         trn("what was played gives %s about %lu point more from %s",
		             "what was played gives %s about %lu points more from %s", points),
		         session_name(session, others.seat), points, what(others.kind));
	else
		/* TRANSLATORS: "what was played brings about 4 points less from a city" */
		snprintf(words, sizeof words,
		         trn("what was played brings about %lu point less from %s",
		             "what was played brings about %lu points less from %s", points),
		         points, what(others.kind));
	part(why, words);
}

/* Of an answer that changes nothing on the table yet: only how it compares, if there is something to compare with. */
static void part_ahead(char why[COMPANY_WHY_SIZE], const struct ai_advice *advice, int number)
{
	bool alone = advice->line_count < 2;
	double ahead =
	    number + 1 < advice->line_count ? advice->lines[number].margin - advice->lines[number + 1].margin : 0;
	char words[160], points[LANGUAGE_NUMBER_SIZE];

	if (alone && why[0])
		return;
	if (ahead < 0.05) {
		part(why, tr("as good as the next best"));
		return;
	}
	/* TRANSLATORS: "expected to bring 3.3 points more than the next best" */
	snprintf(words, sizeof words, tr("expected to bring %s points more than the next best"),
	         language_tenths(ahead, points));
	part(why, words);
}

static void reason(const struct session *session, const struct ai_advice *advice, int number,
                   char why[COMPANY_WHY_SIZE])
{
	const struct ai_line *line = &advice->lines[number];
	bool trade = line->aim == AI_AIM_BUILDER || line->aim == AI_AIM_PIG;
	bool order = line->aim == AI_AIM_SCORES || line->aim == AI_AIM_DOUBLES; /* all is scored, in any order */
	char words[160];

	why[0] = '\0';
	if (ai_waits(line) && !advice->only)
		part(why, tr("a follower in hand is worth more"));
	if (what(line->kind) && (line->aim == AI_AIM_NONE || (trade && line->completes))) {
		snprintf(words, sizeof words, does(line), what(line->kind));
		part(why, words);
	}
	part_aim(why, line);
	part_gifts(why, line);
	if (!trade)
		part_claim(why, line);
	part_later(why, line);
	if (line->scored > 0) {
		snprintf(words, sizeof words, trn("%d point at once", "%d points at once", (unsigned long)line->scored),
		         line->scored);
		part(why, words);
	}
	if (line->returns && !order && !what(line->recalled))
		part(why, tr("a follower comes home"));
	else if (line->keeps && !ai_waits(line) && (what(line->kind) || line->helped_gain >= EFFECT_LEAST))
		part(why, tr("the follower stays in hand"));
	if (line->given > 0 && !order) {
		snprintf(words, sizeof words,
		         trn("gives others %d point", "gives others %d points", (unsigned long)line->given),
		         line->given);
		part(why, words);
	}
	if (line->against != NOBODY && line->against_loss >= EFFECT_LEAST) {
		int loss = (int)(line->against_loss + 0.5);
		snprintf(words, sizeof words,
		         trn("costs %s about %d point", "costs %s about %d points", (unsigned long)loss),
		         session_name(session, line->against), loss);
		part(why, words);
	}
	if (!order)
		part_helped(why, session, line);
	if (advice->only)
		part(why, tr("nothing else is allowed"));
	else if (line->aim != AI_AIM_NONE && !trade)
		part_ahead(why, advice, number);
	else if (!why[0] && line->empty)
		part(why, tr("there is no follower to place, and nothing is given away"));
	else if (!why[0] && line->moves[0].kind == MOVE_PLACE)
		part(why, tr("keeps the followers and gives nothing away"));
	else if (!why[0])
		part_ahead(why, advice, number);
	if (number == 0 && !advice->only && (line->aim == AI_AIM_NONE || trade))
		part_others(why, session, advice);
}

void company_why(const struct session *session, const struct ai_advice *advice, int number, char why[COMPANY_WHY_SIZE])
{
	reason(session, advice, number, why);
	begin(why);
}

void company_review(const struct session *session, const struct ai_advice *advice, bool better,
                    char why[COMPANY_WHY_SIZE])
{
	struct ai_advice best = *advice;
	char words[COMPANY_WHY_SIZE];

	best.line_count = 1;
	best.lines[0].promises = 0; /* what the turn has cost is told beside it, and there is little room */
	reason(session, &best, 0, words);
	/* TRANSLATORS: "better: takes a city": what would have been, when a game is looked back at */
	snprintf(why, COMPANY_WHY_SIZE, better ? tr("better: %s") : "%s", words);
	begin(why);
	part_played(why, session, advice);
}
