/* The end of a game: the table gives way to the show of the final scoring, and
 * that to the result (routes.h). */
#include "view/play/core/play.h"
#include "view/kit/routes.h"

void play_ending_show(struct play *play, bool tally)
{
	if (!game_over(session_game(play->session)))
		return;
	struct screen *screen = play->host->routes->ending(play->host, play->session, play->board, tally);
	if (screen)
		screen_push(play->host, screen);
}

void play_ending_tick(struct play *play, uint64_t now)
{
	bool over = game_over(session_game(play->session));
	if (!over)
		play->over.told = play->over.seen = false;
	/* Everybody first sees the last tile lie; a lesson has a last word, too. */
	if (!over || play->lesson.script || play->over.told || !play->over.seen || !play->host->windowed ||
	    play_motion_runs(play, now))
		return;
	play->over.told = true;
	play_ending_show(play, play->over.live);
}
