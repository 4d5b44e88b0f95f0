/* The end of a game: the table gives way to the show of the final scoring, and that to the result (routes.h). */
#include "view/play/core/play.h"

#include <string.h>

#include "app/stats.h"
#include "view/kit/notice.h"
#include "view/kit/routes.h"

void play_ending_show(struct play *play, bool tally, uint64_t now)
{
	if (!game_over(session_game(play->session)))
		return;
	struct screen *screen = ending_screen_create(play->host, play->session, play->board, tally);
	if (screen)
		screen_push(play->host, screen);
	else
		play_toast(play, now, -1, tr("The ending is not shown"),
		           tr("It could not be explained without a mistake. The scores on the table are right."));
}

void play_ending_tell(struct play *play, bool tally, uint64_t now)
{
	play->over.told = true;
	play_ending_show(play, tally, now);
}

void play_ending_lesson(struct play *play)
{
	struct host *host = play->host;

	if (screen_game_waits(host)) {
		screen_back_to_game(host);
		return;
	}
	if (host->count > 1) {
		screen_pop(host);
		return;
	}
	screen_reset(host, title_screen_create(host));
	screen_push(host, open_screen_create(host, OPEN_LESSONS));
}

bool play_ending_next(const struct play *play, char path[FORMAT_PATH_SIZE])
{
	int number = play->lesson.script ? lesson_number(play->lesson.script) : 0;

	return number > 0 && !screen_game_waits(play->host) && lesson_path(number + 1, path);
}

void play_ending_next_lesson(struct play *play)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct screen *next = play_ending_next(play, path) ? play_lesson_create(play->host, path, error) : NULL;

	if (next)
		screen_push_lesson(play->host, next);
	else
		play_ending_lesson(play);
}

void play_ending_find(struct play *play)
{
	const struct game *game = session_game(play->session);
	const struct history *history = session_history(play->session);
	/* Who only looks through a game sees no show: there the points are paid as soon as it is over. */
	play->over.live |= play->over.entered && !play->look.on && game_over(game);
	if (game_over(game) && !play->over.entered) /* the last words were said when it ended */
		*session_parted(play->session) = ~0U;
	memset(play->over.last, 0, sizeof play->over.last);
	for (int i = 0; game_over(game) && i < history->event_count; i++) {
		const struct event *event = &history->events[i];
		if (event->at_end)
			play->over.last[event->seat] += event->points;
	}
}

bool play_ending_waits(const struct play *play)
{
	return play->over.live && !play->over.told && game_over(session_game(play->session));
}

/* A game played to its end here is counted; the game goes on if it cannot be. */
static void note(struct play *play, uint64_t now)
{
	struct stats_game game;
	const char *wrong =
	    play->host->home[0] && stats_of(play->session, &game) ? stats_add(play->host->home, &game) : NULL;
	if (wrong)
		notice_pass(play->host, now, tr("The statistics could not be saved"), wrong);
}

void play_ending_tick(struct play *play, uint64_t now)
{
	bool over = game_over(session_game(play->session));
	if (!over) {
		play->over.told = false;
		*session_parted(play->session) = 0;
	}
	/* Everybody first sees the last tile lie: the picture after this tick is the first
	 * to show it.  A lesson has a last word, too. */
	bool seen = play->over.seen;
	play->over.seen = over;
	/* And that the last points have come to the track, which takes a moment to be seen. */
	enum { ARRIVED_MS = 400 };
	bool runs = !over || play_motion_runs(play, now);
	play->over.rests = runs ? 0 : play->over.rests ? play->over.rests : now;
	if (play->lesson.script || play->look.on || play->over.told || !seen || !play->host->windowed || runs ||
	    now < play->over.rests + (uint64_t)theme_motion(&play->theme, ARRIVED_MS))
		return;
	if (play->over.live)
		note(play, now);
	play_ending_tell(play, play->over.live, now);
}

bool play_farms_paid(const struct play *play)
{
	const struct event_list *final = session_final(play->session);
	int points = 0;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		points += farms_points(final, seat);
	return game_over(session_game(play->session)) && points > 0;
}
