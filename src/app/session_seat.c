/* Who sits where, and what they were helped with. */
#include "app/session_private.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/company.h"
#include "app/language.h"
#include "app/setups.h"
#include "app/words.h"
#include "text/say.h"

enum { HINTS_MOST = 9999 }; /* that a file may claim */

int session_computer(const struct session *session, int seat)
{
	if (seat == NOBODY)
		return -1;
	return session->programs[seat][0] ? SESSION_PROGRAM : ai_character_find(session->save->computers[seat]);
}

static bool unnamed(const struct scenario *scenario, int seat)
{
	return !scenario->names[seat] || !scenario->names[seat][0];
}

const char *session_seat_name(const struct scenario *scenario, int seat)
{
	const char *computer = scenario->computers[seat];
	int same = 0;

	if (!unnamed(scenario, seat))
		return scenario->names[seat];
	if (!computer)
		return words_color(scenario->setup.colors[seat]);
	for (int i = 0; i <= seat; i++)
		same += unnamed(scenario, i) && scenario->computers[i] && strcmp(scenario->computers[i], computer) == 0;
	return company_numbered(ai_character_find(computer), same);
}

const char *session_name(const struct session *session, int seat)
{
	if (seat < 0 || seat >= session->save->setup.player_count)
		return tr("nobody");
	if (session->programs[seat][0] && unnamed(session->save, seat))
		return session->programs[seat];
	return session_seat_name(session->save, seat);
}

/* A name that somebody typed stays, whoever plays on. */
static void take_seat(struct session *session, int seat, const char *character, const char *program)
{
	snprintf(session->programs[seat], SEAT_NAME_SIZE, "%s", program);
	scenario_set_text(&session->save->computers[seat], character);
	session->serial++;
	session_keep(session, false);
}

void session_set_computer(struct session *session, int seat, int character)
{
	bool person = session_computer(session, seat) < 0;
	session->people |= person ? 1u << seat : 0;
	if (session_computer(session, seat) != character)
		take_seat(session, seat, character < 0 ? NULL : ai_character(character)->name, "");
}

void session_set_program(struct session *session, int seat, const char *name)
{
	if (strcmp(session->programs[seat], name))
		take_seat(session, seat, NULL, name);
}

bool session_by_lot(const struct session *session)
{
	const char *first = scenario_client(session->save, "first");

	return first && strcmp(first, "lot") == 0;
}

struct scenario *session_again(const struct session *session, uint64_t seed)
{
	struct choices choices = {0};

	choices_take(&choices, session->save);
	for (int seat = 0; seat < choices.count; seat++)
		if (session->people >> seat & 1) /* who let a computer play to the end plays again */
			choices.seats[seat].computer = -1;
	uint8_t *first = &choices.settings.value[SETTING_FIRST_PLAYER];
	if (session->history.ply_count > 0) /* another begins: whoever sits left of who did */
		*first = (uint8_t)((session->history.plies[0].seat + 1) % choices.count + 1);
	else if (session_by_lot(session))
		*first = 0;
	return choices_scenario(&choices, session->save->tiles, seed);
}

struct game *session_position(const struct session *session, int plies)
{
	return scenario_play(session->save, plies, NULL);
}

int session_hints(const struct session *session)
{
	const char *text = scenario_client(session->save, "hints");
	long count = text ? strtol(text, NULL, 10) : 0;

	return count < 0 ? 0 : count > HINTS_MOST ? HINTS_MOST : (int)count;
}

void session_count_hint(struct session *session)
{
	scenario_set_client(session->save, "hints", say("%d", session_hints(session) % HINTS_MOST + 1));
	session_keep(session, false);
}
