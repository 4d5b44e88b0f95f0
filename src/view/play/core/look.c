/*
 * Looking through a game without changing it: a table of its own over a copy of
 * the session, which no hand touches.  One step is a turn with all it led to.
 */
#include "view/play/core/play.h"

#include <stdlib.h>

enum { LOOK_PACE = 1100 /* ms a turn is looked at while it runs */ };

int play_look_height(const struct play *play)
{
	int bar = play->theme.small ? 56 : play->theme.compact ? 62 : 74, words = play->theme.small ? 66 : 84;
	return play->look.on ? play_px(play, (float)(bar + (play->look.tells ? words : 0))) : 0;
}

void play_look_begin(struct play *play)
{
	const struct history *history = session_history(play->session);
	struct play_look *look = &play->look;
	int turn = 0;
	look->on = true;
	look->count = 0;
	for (int i = 0; i < history->ply_count && look->count < LOOK_TURNS_MAX - 1; i++) {
		const struct ply *ply = &history->plies[i];
		if (ply->decision != DECISION_TILE || (ply->turn == turn && !ply->finish))
			continue;
		turn = ply->turn;
		look->seats[look->count] = ply->seat;
		look->plies[look->count++] = i;
	}
	look->seats[look->count] = NOBODY;
	look->plies[look->count] = history->ply_count;
	look->at = look->count;
}

void play_look_at(struct play *play, int at, uint64_t now)
{
	struct play_look *look = &play->look;
	int step = at - look->at;
	at = at < 0 ? 0 : at > look->count ? look->count : at;
	if (at == look->at)
		return;
	session_goto(play->session, look->plies[at]);
	look->at = at;
	look->due = now + LOOK_PACE;
	if (step != 1) /* one turn forward is seen to happen; a jump is not */
		play_motion_skip(play);
	play_refresh(play, now);
}

void play_look_ply(struct play *play, int ply, uint64_t now)
{
	int at = 0;
	while (at < play->look.count && play->look.plies[at] < ply)
		at++;
	play_look_at(play, at, now);
}

void play_look_run(struct play *play, bool runs, uint64_t now)
{
	play->look.runs = runs;
	play->look.due = now + LOOK_PACE / 4;
	if (runs && play->look.at == play->look.count)
		play_look_at(play, 0, now);
}

void play_look_tick(struct play *play, uint64_t now)
{
	struct play_look *look = &play->look;
	if (look->on && look->wanted >= 0 && play->view.set) {
		/* The whole table is in sight from the first tile on. */
		play_camera_look(play, play->view.camera);
		play_look_ply(play, look->wanted, now);
		look->wanted = -1;
	}
	if (!look->on || !look->runs || now < look->due || play_motion_runs(play, now))
		return;
	play_look_at(play, look->at + 1, now);
	look->runs = look->at < look->count;
}

int play_look_wait(const struct play *play, uint64_t now)
{
	if (play->look.on && play->look.wanted >= 0)
		return 0;
	if (!play->look.on || !play->look.runs)
		return -1;
	return play->look.due > now ? (int)(play->look.due - now) : 0;
}
