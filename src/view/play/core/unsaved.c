/* A game that could not be written: it is said until it is answered, and again when it has been kept in between. */
#include "view/play/core/play.h"

#include "view/kit/notice.h"

void play_ask_unsaved(struct play *play)
{
	bool unsaved = session_unsaved(play->session);
	if (unsaved && !play->ask.unsaved_said)
		play->ask.kind = ASK_UNSAVED;
	else if (!unsaved && play->ask.kind == ASK_UNSAVED)
		play->ask.kind = ASK_NOTHING;
	play->ask.unsaved_said = unsaved;
}

void play_unsaved_close(struct play *play)
{
	bool said = play->ask.close_said || play->ask.kind == ASK_UNSAVED;
	if (!session_unsaved(play->session) || session_save(play->session).path || said)
		return;
	notice_stay(play->host, tr("The game could not be saved"), session_save_error(play->session));
	play->ask.close_said = play->host->keep_open = true;
}

void play_unsaved_answer(struct play *play, bool elsewhere, uint64_t now)
{
	struct saved saved = elsewhere ? save_elsewhere(play->session) : session_save(play->session);
	play->ask.kind = saved.path ? ASK_NOTHING : ASK_UNSAVED;
	if (saved.path)
		play_toast(play, now, TOAST_NOTES, tr("The game is saved"), saved.path);
}
