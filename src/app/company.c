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

/* A sentence begins with a capital, where the language has them. */
static void begin(char *why, size_t size)
{
	char words[AI_WHY_SIZE], letter[MB_LEN_MAX];
	mbstate_t from = {0}, to = {0};
	wchar_t first;
	size_t read = mbrtowc(&first, why, strlen(why), &from);
	size_t written = read > 0 && read <= strlen(why) ? wcrtomb(letter, (wchar_t)towupper((wint_t)first), &to) : 0;

	if (written == 0 || written == (size_t)-1)
		return;
	snprintf(words, sizeof words, "%.*s%s", (int)written, letter, why + read);
	snprintf(why, size, "%s", words);
}

static const char *seat_name(const void *session, int seat) { return session_name(session, seat); }

static struct ai_speech speech_of(const struct session *session)
{
	return (struct ai_speech){.translate = tr,
	                          .plural = trn,
	                          .seat = seat_name,
	                          .haven = words_haven,
	                          .tenths = language_tenths,
	                          .begin = begin,
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

const char *company_feature(int kind)
{
	const char *name = kind < FEATURE_KINDS ? ai_feature_name(kind) : NULL;

	return name ? tr(name) : "";
}
