/* The players' clock runs while somebody is to act at this table and nothing lies over it. */
#include "view/play/core/play.h"
#include "text/say.h"

/* Pictures come at least every second while it runs: a longer gap was a machine at rest. */
enum { GAP_MOST = 1500 };

/* Somebody's time passes. */
static bool is_due(const struct play *play)
{
	const struct clock *clock = session_clock(play->session);
	return clock->minutes && play->found.seat != NOBODY && play->found.wait != WAIT_OVER && !play->look.on &&
	       !play->lesson.script && !play_pictured(play) && !play->company.paused && play_in_front(play);
}

static void pass(struct play *play, int seat, int64_t passed, uint64_t now)
{
	if (!clock_pass(session_clock(play->session), seat, passed))
		return;
	play_toast(play, now, play_seat_color(play, seat),
	           say(tr("%s has no time left"), session_name(play->session, seat)),
	           tr("The clock marks it; the game goes on."));
	play_toast_long(play, now);
}

void play_clock_tick(struct play *play, uint64_t now)
{
	struct clock *clock = session_clock(play->session);
	int turn = session_turn(play->session), seat = play->found.seat;
	uint64_t since = play->clock.last;
	int payer = play->clock.runs ? play->clock.payer : NOBODY;
	play->clock.last = now;
	play->clock.runs = is_due(play) && play_lot(play, now) >= 1;
	play->clock.payer = seat;
	/* A turn was ended since: the time up to now is that of who has ended it. */
	if (payer != NOBODY && play->clock.runs && now > since)
		pass(play, payer, now - since < GAP_MOST ? (int64_t)(now - since) : GAP_MOST, now);
	/* A turn that comes back by undo was paid for. */
	if (clock->minutes && play->clock.turn && turn > play->clock.turn && play->clock.seat != NOBODY)
		clock_turn(clock, play->clock.seat);
	if (turn > play->clock.turn) {
		play->clock.turn = turn;
		play->clock.seat = seat;
	}
}

int play_clock_wait(const struct play *play)
{
	if (!play->clock.runs)
		return is_due(play) ? 0 : -1;
	int64_t left = session_clock(play->session)->left[play->found.seat];
	return left ? (int)((left - 1) % 1000) + 1 : -1;
}
