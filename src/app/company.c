#include "app/company.h"

#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "app/words.h"

const char *company_name(int character)
{
	static const char *const names[] = {"Pip", "Odo", "Berta", "Reynard", "Mathilde"}; /* proper names */

	if (character < 0)
		return tr("A person");
	return character < (int)(sizeof names / sizeof *names) ? names[character] : ai_character(character)->name;
}

const char *company_says(int character) { return character < 0 ? "" : tr(ai_character(character)->says); }

/* ---- why ---- */

static void part(char why[COMPANY_WHY_SIZE], const char *words)
{
	size_t used = strlen(why);

	snprintf(why + used, COMPANY_WHY_SIZE - used, "%s%s", used ? " · " : "", words);
}

static const char *does(const struct ai_line *line)
{
	/* TRANSLATORS: what a move does; %s: a city, a road, ... */
	return line->completes ? tr("finishes %s")
	       : line->joins   ? tr("joins %s of another player")
	       : line->places  ? tr("takes %s")
	                       : tr("goes on with %s");
}

static const char *what(int kind)
{
	static const char *const kinds[FEATURE_KINDS] = {
	    [FEATURE_CITY] = N_("a city"),     [FEATURE_ROAD] = N_("a road"),
	    [FEATURE_FIELD] = N_("a field"),   [FEATURE_MONASTERY] = N_("a monastery"),
	    [FEATURE_SHRINE] = N_("a shrine"), [FEATURE_GARDEN] = N_("a garden"),
	};

	return kind < FEATURE_KINDS && kinds[kind] ? tr(kinds[kind]) : NULL;
}

void company_why(const struct session *session, const struct ai_advice *advice, int number, char why[COMPANY_WHY_SIZE])
{
	const struct ai_line *line = &advice->lines[number];
	char words[160];

	why[0] = '\0';
	if (what(line->kind)) {
		snprintf(words, sizeof words, does(line), what(line->kind));
		part(why, words);
	}
	if (line->scored > 0) {
		snprintf(words, sizeof words, trn("%d point at once", "%d points at once", (unsigned long)line->scored),
		         line->scored);
		part(why, words);
	}
	if (line->returns)
		part(why, tr("a follower comes home"));
	if (line->given > 0) {
		snprintf(words, sizeof words,
		         trn("%d point for others", "%d points for others", (unsigned long)line->given), line->given);
		part(why, words);
	}
	if (line->against != NOBODY && line->against_loss >= 1.5) {
		int loss = (int)(line->against_loss + 0.5);
		snprintf(words, sizeof words,
		         trn("costs %s about %d point", "costs %s about %d points", (unsigned long)loss),
		         session_name(session, line->against), loss);
		part(why, words);
	}
	if (advice->only)
		part(why, tr("nothing else is allowed"));
	else if (!why[0])
		part(why, tr("keeps the followers and gives nothing away"));
}
