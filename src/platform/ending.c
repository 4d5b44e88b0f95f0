#include "platform/ending.h"

#include "app/save.h"
#include "view/ending/screen.h"

#include <stdio.h>
#include <string.h>

/* Reads "city4,field3"; the number of rules, 0 with a sentence. */
static int rules_read(const char *text, uint8_t rules[4], char *error, size_t size)
{
	int count = 0;
	while (*text) {
		char word[24];
		size_t length = strcspn(text, ",");
		snprintf(word, sizeof word, "%.*s", (int)(length < sizeof word ? length : sizeof word - 1), text);
		int rule = setting_value_find(SETTING_FARM, word);
		if (rule < 0 || rule == FARM_OFF || count == 4) {
			snprintf(error, size,
			         count == 4 ? "--editions shows at most four farm rules"
			                    : "\"%s\" is no farm rule: city4, city3, field3, field3cap",
			         word);
			return 0;
		}
		rules[count++] = (uint8_t)rule;
		text += length + (text[length] == ',');
	}
	if (count < 2)
		snprintf(error, size, "--editions needs two to four farm rules");
	return count < 2 ? 0 : count;
}

static struct screen *screen_of(struct show *show, const struct options *options, char *error, size_t size)
{
	uint8_t rules[4];
	if (options->overlay && !strcmp(options->overlay, "result"))
		return result_screen_create(show);
	if (options->overlay && !strcmp(options->overlay, "audit"))
		return audit_screen_create(show);
	if (!options->editions) {
		struct screen *screen = tally_screen_create(show);
		if (screen)
			tally_screen_seek(screen, options->time);
		return screen;
	}
	int count = rules_read(options->editions, rules, error, size);
	return count ? editions_screen_create(show, rules, count) : NULL;
}

/* "What follows" the given move may be the end itself. */
static struct session *ended_session(struct host *host, const struct options *options, struct session *session)
{
	char error[FORMAT_LINE_SIZE];
	if (game_over(session_game(session)) || options->at < 0)
		return session;
	struct session *next = save_open(host->tiles, NULL, options->file, options->at + 1, error);
	if (next && game_over(session_game(next)))
		return next;
	session_destroy(next);
	return session;
}

struct screen *ending_screen(struct host *host, const struct options *options, struct session *session, char *error,
                             size_t size)
{
	const char *overlay = options->overlay ? options->overlay : "";
	if (options->time < 0 && !options->editions && strcmp(overlay, "result") && strcmp(overlay, "audit"))
		return NULL;
	struct session *ended = ended_session(host, options, session);
	if (!game_over(session_game(ended))) {
		if (options->editions)
			snprintf(error, size, "--editions needs a game that is over");
		return NULL;
	}
	struct show *show = show_create(host, ended, NULL);
	if (!show)
		snprintf(error, size, "%s: what the ending would tell is not what the table has", options->file);
	else
		show_picture(show, options->crop_board, options->caption);
	struct screen *screen = show ? screen_of(show, options, error, size) : NULL;
	if (!screen && ended != session)
		session_destroy(ended);
	if (screen) {
		show_adopt(show);
		if (ended != session)
			session_destroy(session);
	}
	show_drop(show);
	return screen;
}
