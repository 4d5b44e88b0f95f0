/* Who sits where, and what they were helped with. */
#include "app/session_private.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/company.h"
#include "app/language.h"
#include "app/words.h"
#include "text/say.h"

enum { HINTS_MOST = 9999 }; /* that a file may claim */

int session_computer(const struct session *session, int seat)
{
	if (seat == NOBODY)
		return -1;
	return session->programs[seat][0] ? SESSION_PROGRAM : ai_character_find(session->start.computers[seat]);
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
	if (seat < 0 || seat >= session->start.setup.player_count)
		return tr("nobody");
	if (session->start.names[seat][0])
		return session->start.names[seat];
	return session->programs[seat][0] ? session->programs[seat] : session_seat_name(session->save, seat);
}

/* A name that somebody typed stays, whoever plays on. */
static void take_seat(struct session *session, int seat, const char *character, const char *program)
{
	char *computer = session->start.computers[seat];

	snprintf(session->programs[seat], SEAT_NAME_SIZE, "%s", program);
	snprintf(computer, COMPUTER_SIZE, "%s", character);
	scenario_set_text(&session->save->computers[seat], computer[0] ? computer : NULL);
	session->serial++;
	session_keep(session, false);
}

void session_set_computer(struct session *session, int seat, int character)
{
	bool person = session_computer(session, seat) < 0;
	session->people |= person ? 1u << seat : 0;
	if (session_computer(session, seat) != character)
		take_seat(session, seat, character < 0 ? "" : ai_character(character)->name, "");
}

void session_set_program(struct session *session, int seat, const char *name)
{
	if (strcmp(session->programs[seat], name))
		take_seat(session, seat, "", name);
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
