#include "platform/opened.h"

#include <stdio.h>
#include <string.h>

#include "app/rulebook.h"
#include "app/save.h"
#include "app/session.h"
#include "view/ending/screen.h"

/* ---- a finished game: a moment of the show, or the same table under several farm rules ---- */

enum { EDITIONS_MAX = 4 };

/* "city4", "well4=2": one word of an edition, into *settings. */
static bool word_read(struct platform *p, const struct game *game, const char *word, struct settings *settings)
{
	const char *equals = strchr(word, '=');
	char key[24] = "farm";
	if (equals)
		snprintf(key, sizeof key, "%.*s", (int)(equals - word), word);
	int setting = game_setting_find(game_kind(game), key);
	if (setting < 0 || !rulebook_decides((enum setting)setting))
		return platform_fail(p, "\"%s\" is nothing that decides the scoring of this game", equals ? key : word);
	const char *value = equals ? equals + 1 : word;
	int which = game_setting_value_find(game_kind(game), (enum setting)setting, value);
	if (which < 0)
		return platform_fail(p, "\"%s\" is no value of %s", value, key);
	settings->value[setting] = (uint8_t)which;
	return true;
}

/* "farm=city4+two_tile=2": settings of the game, some of them changed. */
static bool edition_read(struct platform *p, const struct game *game, char *text, struct settings *settings)
{
	*settings = *game_settings(game);
	for (char *word = text; word;) {
		char *next = strchr(word, '+');
		if (next)
			*next++ = '\0';
		if (!word_read(p, game, word, settings))
			return false;
		word = next;
	}
	return true;
}

/* Editions between commas; how many, 0 with a sentence. */
static int editions_read(struct platform *p, const struct game *game, struct settings settings[EDITIONS_MAX])
{
	const char *text = p->options->editions;
	int count = 0;
	for (;;) {
		char one[120];
		size_t length = strcspn(text, ",");
		snprintf(one, sizeof one, "%.*s", (int)(length < sizeof one ? length : sizeof one - 1), text);
		if (count == EDITIONS_MAX)
			return platform_fail(p, "--editions shows at most four editions");
		if (!edition_read(p, game, one, &settings[count++]))
			return 0;
		if (!text[length])
			break;
		text += length + 1;
	}
	return count < 2 ? platform_fail(p, "--editions needs two to four editions") : count;
}

static struct screen *screen_of(struct platform *p, struct show *show, const struct options *options)
{
	struct settings editions[EDITIONS_MAX];
	if (options->overlay && !strcmp(options->overlay, "result"))
		return result_screen_create(show);
	if (options->overlay && !strcmp(options->overlay, "audit"))
		return audit_screen_create(show);
	if (options->overlay && !strcmp(options->overlay, "review"))
		return review_screen_create(show);
	if (!options->editions) {
		struct screen *screen = tally_screen_create(show);
		if (screen)
			tally_screen_seek(screen, options->time);
		return screen;
	}
	int count = editions_read(p, show->game, editions);
	struct screen *screen = count ? editions_screen_create(show, editions, count) : NULL;
	if (count && !screen)
		platform_fail(p, "these editions do not differ, or this game cannot be counted under them");
	return screen;
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

/* A table that is still played on ends as it stands; who must leave the City of Carcassonne then goes to the first
 * place there is, as in the projection. */
static bool finish(struct session *session)
{
	struct move send;
	if (!session_finish(session))
		return false;
	while (session_wait(session) == WAIT_DECISION && ask_info(session_decision(session).kind)->sends &&
	       session_moves(session, &send, 1) > 0 && session_decide(session, &send))
		continue;
	return game_over(session_game(session));
}

/* The screen that --time, --editions or --overlay result|audit|review ask for where the game is over (or its next move
 * ends it).  NULL if the table is meant, or if it cannot be (platform_fail).  Owns the session when it returns a
 * screen. */
static struct screen *ending_screen(struct platform *p, const struct options *options, struct session *session)
{
	const char *overlay = options->overlay ? options->overlay : "";
	if (options->time < 0 && !options->editions && strcmp(overlay, "result") && strcmp(overlay, "audit") &&
	    strcmp(overlay, "review"))
		return NULL;
	struct session *ended = ended_session(&p->host, options, session);
	if (!game_over(session_game(ended)) && (!options->editions || !finish(ended))) {
		if (options->editions)
			platform_fail(p, "--editions: this game cannot end here");
		return NULL;
	}
	struct show *show = show_create(&p->host, ended, NULL);
	if (!show)
		platform_fail(p, "%s: what the ending would tell is not what the table has", options->file);
	else
		show->board_only = options->crop_board;
	struct screen *screen = show ? screen_of(p, show, options) : NULL;
	if (!screen && ended != session)
		session_destroy(ended);
	if (screen) {
		show->own_session = true;
		if (ended != session)
			session_destroy(session);
	}
	show_drop(show);
	return screen;
}

/* ---- the table, or that ---- */

/* The table, as far as a picture of it is wanted. */
static struct screen *table_screen(struct platform *p, struct session *session, const struct play_picture *moment)
{
	const struct options *o = p->options;
	const struct scenario *file = session_scenario(session);
	bool speaks = (file->title || file->caption) && (!o->caption || o->caption[0]);
	struct screen *screen = play_screen_create(&p->host, session);
	struct play_picture wish = *moment;
	wish.overlays = o->overlay;
	wish.board_only = o->crop_board;
	wish.near = o->bare;
	wish.told = o->time < 0 && !p->host.windowed && speaks && !(moment->ask && moment->step >= 0);
	platform_fail(p, "there is not enough memory");
	const char *wrong = screen ? play_screen_picture(screen, &wish) : NULL;
	if (!wrong)
		return screen;
	platform_fail(p, "%s", wrong);
	screen->kind->destroy(screen);
	return NULL;
}

struct screen *opened_screen(struct platform *p, struct session *session, int at, const struct play_picture *moment)
{
	struct options own = *p->options;
	own.at = at;
	p->wrong[0] = '\0';
	struct screen *screen = ending_screen(p, &own, session);
	if (screen || !p->wrong[0])
		return screen ? screen : table_screen(p, session, moment);
	session_destroy(session);
	return NULL;
}
