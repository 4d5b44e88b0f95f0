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

/* How many seats up to this one go by the name of its character. */
static int same_characters(const struct session *session, int seat)
{
	const struct session_start *start = &session->start;
	int count = 0;

	for (int i = 0; i <= seat; i++)
		count += !start->names[i][0] && strcmp(start->computers[i], start->computers[seat]) == 0;
	return count;
}

const char *session_name(const struct session *session, int seat)
{
	if (seat < 0 || seat >= session->start.setup.player_count)
		return tr("nobody");
	if (session->start.names[seat][0])
		return session->start.names[seat];
	if (session->programs[seat][0])
		return session->programs[seat];
	if (session->start.computers[seat][0])
		return company_numbered(session_computer(session, seat), same_characters(session, seat));
	return words_color(session->start.setup.colors[seat]);
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
