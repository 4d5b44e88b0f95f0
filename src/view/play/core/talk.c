/* Computer players say a word of what the others do (talk/talk.h). */
#include "view/play/core/play.h"

#include <stdio.h>
#include <string.h>

enum { READS = 60 }; /* milliseconds more for each letter: one looks at the table first */

void play_talk_finish(struct play *play) { talk_destroy(play->talk.talk); }

void play_talk(struct play *play, uint64_t now)
{
	if (!play->talk.talk)
		play->talk.talk = talk_create();
	const struct talk_word *word = play->talk.talk ? talk_follow(play->talk.talk, play->session) : NULL;

	if (!word || !play->host->prefs->talk || !play->company.persons || play->company.hurry || play->lesson.script ||
	    play->look.on || now < play->toast.until || strcmp(play->talk.said, word->text) == 0)
		return;
	play_toast(play, now, play_seat_color(play, word->seat), session_name(play->session, word->seat), word->text);
	play->toast.until += READS * strlen(word->text);
	play->toast.speaker = 1 + session_computer(play->session, word->seat);
	play->toast.seat = word->seat;
	play->toast.plies = session_history(play->session)->ply_count;
	snprintf(play->talk.said, sizeof play->talk.said, "%s", word->text);
}
