/* Questions over the table: before a turn that was ended is opened again; what to do when a game cannot be written. */
#include "view/play/panel/panel.h"
#include "text/say.h"

#include <stdio.h>

static int turns_between(const struct history *history, int ply)
{
	int turns = 0, last = 0;
	for (int i = ply; i < history->ply_count; i++) {
		turns += history->plies[i].turn != last;
		last = history->plies[i].turn;
	}
	return turns;
}

static void ask_unsaved(struct play *play, struct ui *ui, struct frame *frame)
{
	char text[2 * WORDS_SIZE + 200];
	snprintf(text, sizeof text, "%s\n%s", session_save_error(play->session),
	         tr("The game goes on, and is written again after every turn."));
	struct dialog question = {.title = tr("The game could not be saved"),
	                          .text = text,
	                          .safe = tr("Go on"),
	                          .other = tr("Save elsewhere"),
	                          .act = tr("Try again")};
	enum dialog_answer answer = dialog(ui, &question);
	if (answer == DIALOG_SAFE)
		play_ask_close(play);
	else if (answer != DIALOG_OPEN)
		play_unsaved_answer(play, answer == DIALOG_OTHER, frame->now);
}

void play_asks(struct play *play, struct ui *ui, struct frame *frame)
{
	const struct history *history = session_history(play->session);
	if (play->ask.kind == ASK_NOTHING)
		return;
	if (play->ask.kind == ASK_UNSAVED) {
		ask_unsaved(play, ui, frame);
		return;
	}
	if (play->ask.ply >= history->ply_count) {
		play_ask_close(play);
		return;
	}
	const struct ply *ply = &history->plies[play->ask.ply];
	int turns = turns_between(history, play->ask.ply);
	bool rewind = play->ask.kind == ASK_REWIND;
	/* What somebody decided within the turn that goes on: a step of a piece that all walk, say. */
	bool within =
	    !rewind && ply->turn == game_turn(session_game(play->session)) && !ask_info(ply->decision)->of_figure;
	const char *name = words_name(play->session, ply->seat);
	const char *title = rewind   ? say(tr("Go back to turn %d, of %s?"), ply->turn, name)
	                    : within ? say(tr("Take back what %s decided?"), name)
	                             : say(tr("Open the turn of %s again?"), name);
	const char *text = tr("The turn goes on from there; Redo would play it again. Enter changes nothing.");
	if (!within)
		text = say_count(
		    "That would take back %d finished turn; Redo would play it again. Enter changes nothing.",
		    "That would take back %d finished turns; Redo would play them again. Enter changes nothing.",
		    turns);
	struct dialog question = {.title = title,
	                          .text = text,
	                          .safe = tr("Change nothing"),
	                          .other = tr("Only look"),
	                          .act = rewind || within ? tr("Take back") : tr("Open it again")};
	enum dialog_answer answer = dialog(ui, &question);
	if (answer != DIALOG_OPEN && !rewind) /* not to the button, which the next Enter would press */
		ui_set_focus(ui, ui_name("play.board"), false);
	if (answer == DIALOG_SAFE)
		play_ask_close(play);
	else if (answer == DIALOG_OTHER)
		play_look_only(play, play->ask.ply);
	else if (answer == DIALOG_ACT)
		play_ask_yes(play, frame->now);
}
