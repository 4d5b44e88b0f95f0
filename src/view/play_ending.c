/* The end of a game: the table gives way to the show of the final scoring, and
 * that to the result (tally_show.h). */
#include "play.h"
#include "tally_show.h"

void play_ending_show(struct play *play, bool tally)
{
	if (!game_over(session_game(play->session)))
		return;
	struct show *show = show_create(play->host, play->session, play->board);
	if (!show)
		return;
	screen_push(play->host, tally ? tally_screen_create(show) : result_screen_create(show));
	show_drop(show);
}

void play_ending_tick(struct play *play, uint64_t now)
{
	bool over = game_over(session_game(play->session));
	if (!over)
		play->ending_told = play->over_seen = false;
	/* Everybody first sees the last tile lie; a lesson has a last word, too. */
	if (!over || play->lesson || play->ending_told || !play->over_seen || !play->host->windowed ||
	    play_motion_runs(play, now))
		return;
	play->ending_told = true;
	play_ending_show(play, play->over_live);
}
