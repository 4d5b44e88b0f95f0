/*
 * The computer players at the table: they think on a worker, and then do what a
 * person does, one thing after the other.
 *
 * A thinking works on a clone of the game and owns all it needs; the table only
 * keeps a pointer to call it off.  What comes back is a plan for the rest of
 * the turn: place, follower.  It holds as long as nobody else changes the game.
 */
#include "view/play/core/play.h"

#include <stdatomic.h>
#include <stdlib.h>

enum { COMPANY_PLAYOUTS = 2000, COMPANY_PAUSE = 650 /* ms between two things it does */ };

struct thinking {
	struct play *play; /* whose it is; NULL: called off, nobody waits */
	struct ai *ai;
	struct game *game;
	struct ai_order order;
	struct ai_advice advice;
	bool found;
	bool hint; /* for a person who asked */
	atomic_bool off;
};

static bool go_on(void *context, int playouts)
{
	const struct thinking *thinking = context;

	return !atomic_load(&thinking->off) && playouts < COMPANY_PLAYOUTS;
}

static void think(void *data)
{
	struct thinking *thinking = data;

	thinking->found = !atomic_load(&thinking->off) && ai_think(thinking->ai, thinking->game, &thinking->order);
	if (thinking->found)
		thinking->advice = *ai_advice(thinking->ai);
}

static void thinking_destroy(struct thinking *thinking)
{
	ai_destroy(thinking->ai);
	game_destroy(thinking->game);
	free(thinking);
}

static int pause_length(const struct play *play)
{
	int speed = play->host->prefs->speed;

	return speed > 0 ? COMPANY_PAUSE * 100 / speed : 0;
}

/* In the main loop again. */
static void thought(void *data, struct host *host)
{
	struct thinking *thinking = data;
	struct play *play = thinking->play;

	(void)host;
	if (play) {
		play->company.thinking = NULL;
		play->company.failed = !thinking->found;
		play->company.advice = thinking->advice;
		play->company.hint = thinking->hint && thinking->found;
		play->company.planned = thinking->found && !thinking->hint;
		play->company.next = 0;
		play->company.fresh = true;
		play->company.serial = session_serial(play->session);
	}
	thinking_destroy(thinking);
}

static void think_begin(struct play *play, int character, bool hint)
{
	struct thinking *thinking = calloc(1, sizeof *thinking);

	play->company.failed = true; /* unless it gets on its way: a person may play the seat then */
	if (!thinking)
		return;
	thinking->ai = ai_create();
	thinking->game = game_clone(session_game(play->session));
	if (!thinking->ai || !thinking->game) {
		thinking_destroy(thinking);
		return;
	}
	thinking->play = play;
	thinking->hint = hint;
	thinking->order = (struct ai_order){.character = character, .go_on = go_on, .context = thinking};
	atomic_init(&thinking->off, false);
	play->company.failed = play->company.planned = play->company.hint = false;
	play->company.thinking = thinking;
	play->company.serial = session_serial(play->session);
	/* Before all pictures that are still to be painted: somebody waits for it. */
	play->host->ops->job(play->host,
	                     &(struct job){.run = think, .done = thought, .data = thinking, .urgency = 1 << 20});
}

void play_company_stop(struct play *play)
{
	if (play->company.thinking) {
		atomic_store(&play->company.thinking->off, true);
		play->company.thinking->play = NULL;
	}
	play->company.thinking = NULL;
	play->company.planned = play->company.hint = play->company.failed = false;
}

void play_company_find(struct play *play)
{
	int character = play->found.seat == NOBODY ? -1 : session_computer(play->session, play->found.seat);

	play->company.moves = character >= 0 && !play->lesson.script && play->found.wait != WAIT_OVER;
	play->company.persons = false;
	for (int seat = 0; seat < game_player_count(session_game(play->session)); seat++)
		play->company.persons |= session_computer(play->session, seat) < 0;
	if (play->company.serial != play->found.serial)
		play_company_stop(play); /* somebody else changed the game */
}

/* The plan's next move of one of these kinds, or NULL. */
static const struct move *planned_move(const struct play *play)
{
	const struct ai_line *line = &play->company.advice.lines[0];

	return play->company.planned && play->company.next < line->move_count ? &line->moves[play->company.next] : NULL;
}

/* What is planned is done, step by step; false: the plan is at its end here. */
static bool step(struct play *play, uint64_t now)
{
	const struct move *move = planned_move(play);
	bool done = false;

	switch (play->found.wait) {
	case WAIT_TILE:
		if (move && move->kind == MOVE_PLACE) {
			play->tile.rotation = move->rotation;
			done = session_lay(play->session, move, NULL);
			play_motion_settle(play, now);
			screen_sound(play->host, SOUND_LAY);
		}
		break;
	case WAIT_FIGURE:
		if (session_put_move(play->session, NULL) || (move && move->kind == MOVE_PASS)) {
			done = session_end_turn(play->session);
		} else if (move) {
			done = session_put(play->session, move, NULL);
			play_motion_snap(play, now);
			screen_sound(play->host, SOUND_FOLLOWER);
		}
		break;
	case WAIT_END:
		done = session_end_turn(play->session);
		break;
	case WAIT_DECISION:
		done = move && session_decide(play->session, move);
		break;
	default:
		break;
	}
	if (!done)
		return false;
	if (play->found.wait != WAIT_FIGURE || move)
		play->company.next++;
	play->company.serial = session_serial(play->session); /* its own change: the plan holds */
	play->company.due = now + (uint64_t)pause_length(play);
	play_refresh(play, now);
	return true;
}

void play_company_tick(struct play *play, uint64_t now)
{
	struct play_company *company = &play->company;

	if (!company->moves || company->thinking || company->failed || company->paused || !play->host->windowed ||
	    play->ask.kind != ASK_NOTHING || screen_top(play->host) != &play->screen || play_motion_runs(play, now))
		return;
	if (company->fresh) { /* it has made up its mind */
		company->fresh = false;
		company->due = company->due > now ? company->due : now + (uint64_t)pause_length(play) / 2;
	}
	if (now < company->due)
		return;
	if (play->found.wait == WAIT_END || session_put_move(play->session, NULL) || planned_move(play)) {
		if (step(play, now))
			return;
	}
	think_begin(play, session_computer(play->session, play->found.seat), false);
}

int play_company_wait(const struct play *play, uint64_t now)
{
	const struct play_company *company = &play->company;

	if (!company->moves || company->thinking || company->failed || company->paused || !play->host->windowed ||
	    play->ask.kind != ASK_NOTHING || screen_top(play->host) != &play->screen)
		return -1;
	return company->due > now && !company->fresh ? (int)(company->due - now) : 0;
}

void play_company_hint(struct play *play)
{
	if (play->company.moves || play->company.thinking || play->lesson.script || play->found.wait == WAIT_OVER)
		return;
	think_begin(play, ai_character_count() - 1, true);
}

const struct ai_advice *play_company_advice(const struct play *play)
{
	return play->company.hint ? &play->company.advice : NULL;
}
