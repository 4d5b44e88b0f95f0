#include "app/session_private.h"

#include "app/company.h"
#include "app/language.h"
#include "app/words.h"
#include "format/reader.h"
#include "text/utf8.h"

#include <bastide/ai.h>
#include <string.h>

static const char no_memory[] = "there is not enough memory for a game";

static bool replay_into(struct session *session, int at, struct format_error *error)
{
	if (!replay_init(&session->replay, session->save, error))
		return false;
	while ((at < 0 || session->replay.moves < at) && session_ahead(session, 0))
		if (!session_step(session))
			return format_fail(error, session->save->file, 0, 0, no_memory);
	return at <= session->replay.moves || format_fail(error, session->save->file, 0, 0,
	                                                  "the game has %d moves, not %d", session->replay.moves, at);
}

/* Every computer player that the file names is known here.  Files of older versions name seats that nobody named after
 * their colour or character; and a file may have longer names than there is room for. */
static bool settle_seats(struct scenario *scenario, struct format_error *error)
{
	for (int seat = 0; seat < scenario->setup.player_count; seat++) {
		char *name = scenario->names[seat], *computer = scenario->computers[seat];
		int character = ai_character_find(computer);
		if (computer && character < 0)
			return format_fail(error, scenario->file, 0, 0, "there is no computer player \"%s\"", computer);
		const char *given = computer ? company_name(character) : words_color(scenario->setup.colors[seat]);
		if (name && strcmp(name, given) == 0)
			scenario_set_text(&scenario->names[seat], NULL);
		else if (name)
			name[utf8_cut(name, SEAT_NAME_SIZE - 1)] = '\0';
	}
	return true;
}

/* What was taken back before the file was written can be done again. */
static void take_undone(struct scenario *save)
{
	save->step_count += save->undone_count;
	save->undone_count = 0;
}

/* Stopped between a tile and its follower: the tile is tentative again. */
static bool half_a_turn(const struct session *session)
{
	const struct history *history = &session->history;

	return game_decision(session->replay.game).kind == DECISION_FIGURE && history->ply_count > 0 &&
	       move_lays(history->plies[history->ply_count - 1].move.kind);
}

/* The same once more, as if it were read from this file; NULL when out of memory. */
static struct scenario *copy_of(const struct scenario *scenario, const char *file)
{
	char *text = scenario_text(scenario);
	struct scenario *copy = text ? scenario_read(text, strlen(text), file, scenario->tiles, NULL) : NULL;

	free(text);
	return copy;
}

/* What the file says stays known where its steps are cut off. */
static bool tell_on(struct session *session)
{
	session->told = copy_of(session->save, session->save->file ? session->save->file : "");
	return session->told && scenario_speak(session->told, language_code());
}

/* A tile that waited for its follower is tentative once more. */
static bool lay_again(struct session *session)
{
	int last = session->history.ply_count - 1;

	if (!half_a_turn(session))
		return true;
	struct move place = session->history.plies[last].move;
	if (!session_rebuild(session, last))
		return false;
	session_forget_redo(session);
	return session_lay(session, &place, NULL);
}

/* Stands where the file does, with what can be redone. */
static bool stand(struct session *session, int at)
{
	bool cut = at >= 0 || half_a_turn(session);

	session->draft = game_clone(session->replay.game);
	session->scratch = game_clone(session->replay.game);
	if (!session->draft || !session->scratch || (cut && !tell_on(session)))
		return false;
	if (at < 0)
		take_undone(session->save);
	else
		session_forget_redo(session);
	return lay_again(session);
}

struct session *session_resume(struct scenario *scenario, int at, struct format_error *error)
{
	struct session *session = calloc(1, sizeof *session);
	if (!session) {
		format_fail(error, "", 0, 0, no_memory);
		scenario_destroy(scenario);
		return NULL;
	}
	session->save = scenario;
	session->serial = 1;
	scenario_unhide(scenario);
	aids_read(&session->aids, scenario_client(scenario, "aids"));
	clock_read(&session->clock, scenario_client(scenario, "clock"));
	session->events = &session->lists[0];
	session->final = &session->lists[1];
	session->forecast = &session->lists[2];
	if (settle_seats(scenario, error) && replay_into(session, at, error) &&
	    (stand(session, at) || format_fail(error, scenario->file, 0, 0, no_memory)))
		return session;
	session_destroy(session);
	return NULL;
}

/* The pile as it will be drawn, and who begins. */
static bool settle(struct scenario *chosen, struct format_error *error)
{
	struct setup *setup = &chosen->setup;
	struct refusal refusal;
	bool lot = !setup->has_table && !setup->has_deck && setup->settings.value[SETTING_FIRST_PLAYER] == 0;

	if (lot && !scenario_set_client(chosen, "first", "lot"))
		return format_fail(error, "", 0, 0, no_memory);
	if (setup_settle(setup, chosen->tiles, &refusal))
		return true;
	format_fail(error, "", 0, 0, "%s", refusal.text);
	return format_refused(error, &refusal);
}

struct session *session_create(struct scenario *chosen, struct format_error *error)
{
	if (!chosen)
		format_fail(error, "", 0, 0, no_memory);
	else if (settle(chosen, error))
		return session_resume(chosen, -1, error);
	scenario_destroy(chosen);
	return NULL;
}

struct session *session_play_on(const struct session *session)
{
	struct session *copy = session_copy(session);
	if (!copy)
		return NULL;
	scenario_set_client(copy->save, "example", "on");
	scenario_say(copy->save, "title", "en", NULL);
	return copy;
}

struct session *session_copy(const struct session *session)
{
	struct scenario *copy = copy_of(session->save, "");
	struct aids aids = session->aids;
	if (!copy)
		return NULL;
	scenario_cut(copy, session->replay.moves);
	aids.undo = true;
	scenario_set_client(copy, "aids", aids_text(&aids));
	struct session *resumed = session_resume(copy, -1, NULL);
	if (resumed)
		memcpy(resumed->programs, session->programs, sizeof resumed->programs);
	return resumed;
}
