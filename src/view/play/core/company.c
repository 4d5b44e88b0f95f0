/* The computer players at the table: they think on a worker, and then do what a person does, one thing after the other.
 *
 * What comes back from thinking (think.c) is a plan for the rest of the turn: place, follower.  It holds as long as
 * nobody else changes the game. */
#include "view/play/core/play.h"

#include "text/say.h"
#include "view/kit/character.h"
#include "view/kit/notice.h"

/* Milliseconds between two things it does, and for the way from hand to table. */
enum { COMPANY_PAUSE = 450, COMPANY_CARRY = 520 };

/* Percent: whoever watches two of them or more, one after the other, has more to follow. */
static int leisure(const struct play *play) { return play->company.persons && play->company.computers > 1 ? 150 : 100; }

static int pause_length(const struct play *play)
{
	int speed = play->host->prefs->speed;

	return speed > 0 && !play->company.hurry ? COMPANY_PAUSE * leisure(play) / speed : 0;
}

/* A program that died, was silent or cheated loses its seat, never the game. */
static void seat_lost(struct play *play, int seat, const char *why)
{
	const char *title = say_capital(say(tr("%s has lost its seat"), session_name(play->session, seat)));
	session_set_computer(play->session, seat, 0);
	notice_stay(play->host, title, say(tr("%s. %s plays on."), why, company_name(0)));
}

static void thought(struct play *play, const struct thought *thought)
{
	struct play_company *company = &play->company;
	int seat = play->found.seat;

	company->thinking = NULL;
	company->programs[seat] = thought->program;
	company->planned = thought->advice != NULL;
	company->failed = !thought->advice && !thought->lost[0];
	company->next = 0;
	company->fresh = true;
	if (!thought->advice && thought->lost[0])
		seat_lost(play, seat, thought->lost);
	company->serial = session_serial(play->session);
	if (!thought->advice)
		return;
	company->advice = *thought->advice;
	if (play->found.wait == WAIT_TILE && session_computer(play->session, seat) != SESSION_PROGRAM)
		company->told[seat] =
		    (struct play_told){true, session_history(play->session)->ply_count, *thought->advice};
}

/* Takes the program of a seat, started if need be; NULL: it has lost its seat. */
static struct program *program_take(struct play *play, int seat)
{
	char lost[PROGRAM_TEXT_SIZE];
	struct program *program = play->company.programs[seat];

	play->company.programs[seat] = NULL;
	if (!program)
		program = program_start(play->company.commands[seat], lost);
	if (!program)
		seat_lost(play, seat, lost);
	return program;
}

static void think_begin(struct play *play)
{
	int seat = play->found.seat, character = session_computer(play->session, seat);
	struct program *program = character == SESSION_PROGRAM ? program_take(play, seat) : NULL;

	play->company.planned = play->company.failed = false;
	play->company.thinking = NULL;
	play->company.serial = session_serial(play->session);
	if (character == SESSION_PROGRAM && !program)
		return; /* another plays on */
	if (!play_think(play, &play->company.thinking, game_clone(session_game(play->session)), character, program,
	                thought))
		play->company.failed = true; /* a person may play the seat then */
}

void play_company_stop(struct play *play)
{
	play_think_off(play->company.thinking);
	play->company.thinking = NULL;
	play->company.planned = play->company.failed = false;
	play->company.carried = 0;
}

void play_company_find(struct play *play, uint64_t now)
{
	bool moved = play->company.moves;
	int character = play->found.seat == NOBODY ? -1 : session_computer(play->session, play->found.seat);

	play->company.moves = character >= 0 && !play->lesson.script && !play->look.on && play->found.wait != WAIT_OVER;
	play->company.hurry &= play->company.moves && play->found.seat == play->company.hurried;
	if (moved && !play->company.moves)
		play->company.moved = now;
	play->company.persons = false;
	play->company.computers = 0;
	for (int seat = 0; seat < game_player_count(session_game(play->session)); seat++) {
		bool person = session_computer(play->session, seat) < 0;

		play->company.persons |= person;
		play->company.computers += !person;
	}
	if (play->company.serial != play->found.serial)
		play_company_stop(play); /* somebody else changed the game */
}

/* The plan's next move of one of these kinds, or NULL. */
static const struct move *planned_move(const struct play *play)
{
	const struct ai_line *line = &play->company.advice.lines[0];

	return play->company.planned && play->company.next < line->move_count ? &line->moves[play->company.next] : NULL;
}

/* ---- by hand ---- */

static int carry_length(const struct play *play)
{
	return play->company.hurry ? 0 : theme_motion(&play->theme, COMPANY_CARRY * leisure(play) / 100);
}

/* Tile and figure are taken up first, and carried to their place. */
static bool carry(struct play *play, uint64_t now)
{
	const struct move *move = planned_move(play);
	bool tile = move && move_lays(move->kind) && play->found.wait == WAIT_TILE;
	bool figure = move && move->kind == MOVE_FIGURE && play->found.wait == WAIT_FIGURE &&
	              !session_put_move(play->session, NULL);

	if (play->company.carried || (!tile && !figure) || carry_length(play) <= 0)
		return false;
	if (tile && play_part_seen(play) && !play->view.own) /* what it does is seen */
		play_camera_bring(play, move->cell, now);
	play->company.carried = now;
	play->company.due = now + (uint64_t)carry_length(play);
	return true;
}

const struct move *play_company_carries(const struct play *play, uint64_t now, float *t)
{
	int length = carry_length(play);

	if (!play->company.carried || length <= 0 || now < play->company.carried)
		return NULL;
	*t = (float)(now - play->company.carried) / (float)length;
	*t = *t > 1 ? 1 : *t;
	return planned_move(play);
}

void play_company_skip(struct play *play, uint64_t now)
{
	if (!play->company.moves || !play->company.persons)
		return;
	play->company.hurry = true;
	play->company.hurried = play->found.seat;
	play->company.due = now;
	play_motion_finish(play);
}

/* What is planned is done, step by step; false: the plan is at its end here. */
static bool step(struct play *play, uint64_t now)
{
	const struct move *move = planned_move(play);
	bool figure = play->found.wait == WAIT_FIGURE,
	     lays = play->found.wait == WAIT_TILE && move && move_lays(move->kind),
	     ends = play->found.wait == WAIT_END ||
	            (figure && (session_put_move(play->session, NULL) || (move && move->kind == MOVE_PASS)));

	play->company.carried = 0;
	play->tile.rotation = lays ? move->rotation : play->tile.rotation;
	bool done = ends     ? session_end_turn(play->session)
	            : !move  ? false
	            : lays   ? session_lay(play->session, move, NULL)
	            : figure ? session_put(play->session, move, NULL)
	                     : session_decide(play->session, move);
	if (!done)
		return false;
	if (play->found.wait != WAIT_FIGURE || move)
		play->company.next++;
	play->company.serial = session_serial(play->session); /* its own change: the plan holds */
	play->company.due = now + (uint64_t)pause_length(play);
	play_refresh(play, now);
	return true;
}

/* It is to do something now, or soon. */
static bool goes_on(const struct play *play)
{
	const struct play_company *company = &play->company;

	return company->moves && !company->thinking && !company->failed && !company->paused && play->host->windowed &&
	       play_in_front(play);
}

void play_company_tick(struct play *play, uint64_t now)
{
	struct play_company *company = &play->company;

	if (company->moves && company->hurry)
		play_motion_finish(play);
	if (!goes_on(play) || play_motion_runs(play, now))
		return;
	if (company->fresh) { /* it has made up its mind */
		company->fresh = false;
		company->due = company->due > now ? company->due : now + (uint64_t)pause_length(play) / 2;
	}
	if (now < company->due || carry(play, now))
		return;
	if (play->found.wait == WAIT_END || session_put_move(play->session, NULL) || planned_move(play)) {
		if (step(play, now))
			return;
	}
	think_begin(play);
}

int play_company_wait(const struct play *play, uint64_t now)
{
	const struct play_company *company = &play->company;

	if (!goes_on(play))
		return -1;
	if (company->carried)
		return 0; /* every frame of it is drawn */
	return company->due > now && !company->fresh ? (int)(company->due - now) : 0;
}

/* A character, a person, or the program that the command line gave this seat. */
static void take_seat(struct play *play, int seat, int character)
{
	if (character == SESSION_PROGRAM)
		session_set_program(play->session, seat, company_program(play->company.commands[seat]));
	else
		session_set_computer(play->session, seat, character);
}

void play_seat_change(struct play *play, int seat, int character, uint64_t now)
{
	if (session_computer(play->session, seat) == character)
		return;
	play_company_stop(play);
	program_stop(play->company.programs[seat]);
	play->company.programs[seat] = NULL;
	play->company.told[seat].known = false;
	play->company.paused = false;
	take_seat(play, seat, character);
	play_refresh(play, now);
}

void play_company_seat(struct play *play)
{
	const struct game *game = session_game(play->session);

	if (play->company.seated || !play->host->windowed || play->lesson.script)
		return;
	play->company.seated = true;
	for (int seat = 0; seat < game_player_count(game) && !game_over(game); seat++) {
		const char *who = character_given(play->host, seat, (int)game_color(game, seat));

		if (!who)
			continue;
		play->company.commands[seat] = character_command(who);
		take_seat(play, seat, play->company.commands[seat] ? SESSION_PROGRAM : ai_character_find(who));
	}
}

void play_company_finish(struct play *play)
{
	play_company_stop(play);
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		program_stop(play->company.programs[seat]);
}
