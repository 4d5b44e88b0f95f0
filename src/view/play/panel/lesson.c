/* A lesson over the table: a card that says what to do. */
#include "view/play/panel/panel.h"

/* ---- what is done for the learner ---- */

static void go_on(struct play *play, uint64_t now)
{
	play_motion_finish(play);
	if (play->lesson.told[0]) {
		play_lesson_told(play, now);
		return;
	}
	if (lesson_go_on(play->lesson.script, play->session))
		play_refresh(play, now);
}

/* The final scoring where the game is over, else the list of lessons. */
static bool count_waits(const struct play *play) { return game_over(session_game(play->session)) && !play->over.told; }

static bool next_waits(const struct play *play)
{
	char path[FORMAT_PATH_SIZE];

	return !count_waits(play) && play_ending_next(play, path);
}

static void leave(struct play *play, uint64_t now)
{
	if (count_waits(play))
		play_ending_tell(play, true, now);
	else if (next_waits(play))
		play_ending_next_lesson(play);
	else
		play_ending_lesson(play);
}

void play_lesson_keys(struct play *play, struct ui *ui, struct frame *frame)
{
	const struct lesson_state *state = &play->lesson.at;

	if (!play->lesson.script)
		return;
	bool told = play->lesson.told[0] != '\0', enter = !ui_enter_elsewhere(ui, 0);
	if (enter && (told || state->part == LESSON_OTHER) && ui_key(ui, KEY_ENTER, 0))
		go_on(play, frame->now);
	else if (enter && !told && state->part == LESSON_DONE && ui_key(ui, KEY_ENTER, 0))
		leave(play, frame->now);
	else if (!told && ui_key(ui, 'g', 0))
		play_lesson_show(play, frame->now);
}

/* ---- the card ---- */

const char *play_lesson_words(const struct play *play)
{
	const struct lesson_state *state = &play->lesson.at;
	struct move laid, put;

	if (play->lesson.told[0])
		return play->lesson.told;
	if (state->part == LESSON_AWAY && session_laid(play->session, &laid) && cell_same(laid.cell, state->place.cell))
		return tr("The place is right. The lesson lays it another way round: turn it with R or a right click.");
	if (state->part == LESSON_AWAY)
		return tr("It fits there as well, but the lesson goes on at the marked place: take the tile "
		          "back and "
		          "lay it there.");
	if (state->part == LESSON_FIGURE && session_put_move(play->session, &put))
		return state->figure.kind == MOVE_PASS
		           ? tr("Take him back this time: the lesson needs him later. Then end the turn.")
		           : tr("The place below the arrow is meant: move him there.");
	/* The last word sends people to the final scoring: who has seen it is told what comes now. */
	if (state->part == LESSON_DONE && play->over.told)
		return play_wall(play)
		           ? tr("This lesson is done. The next one waits in the list, and a castle of your own "
		                "on the title page: “The Castle”.")
		           : tr("This lesson is done. The next one waits in the list, and a table of your own "
		                "under “New game”.");
	return state->text[0] ? tr(state->text) : "";
}

static const char *progress(struct ui *ui, const struct lesson_state *state)
{
	if (state->part == LESSON_DONE)
		return tr("done");
	return draw_format(ui->draw, tr("turn %d of %d"), state->turn, state->turns);
}

/* The tile that lies is the answer to a question: Enter says so, as it ends a turn. */
static void answer_laid(struct play *play, struct ui *ui, struct rect line)
{
	struct button say = {.look = BUTTON_GO, .label = tr("Answer"), .key = tr("Enter"), .yields = true};
	struct button show = {.label = tr("Show me"), .key = "G"};
	bool lies = session_laid(play->session, NULL);
	const struct button *b = lies ? &say : &show;
	ui_id id = ui_name(lies ? "lesson.answer.laid" : "lesson.show");

	if (!button(ui, id, rect_cut_left(&line, button_width(ui, b)), b))
		return;
	if (lies)
		play_end_turn(play, ui->now);
	else
		play_lesson_show(play, ui->now);
}

/* The answers of a question side by side, each with its number as its key; what was said of the last one is told in the
 * place of the question. */
static void answers(struct play *play, struct ui *ui, struct rect *in)
{
	int tall = play_px(play, theme_button_height(&play->theme)), gap = play_px(play, 10), answer;
	const char *label;
	int wide[2] = {-gap, -gap}; /* without their keys, with them */

	for (int i = 0; (label = lesson_option(play->lesson.script, play->session, i, &answer)); i++)
		for (int keys = 0; keys < 2; keys++)
			wide[keys] +=
			    gap +
			    button_width(
			        ui, &(struct button){.label = label,
			                             .key = keys && play_lesson_key(play, i) != label[0] ? "1" : NULL});
	/* Where they have no room side by side they do without their keys, and then stand in two lines. */
	int keys = wide[1] <= in->w, lines = wide[keys] > in->w ? 2 : 1;
	struct rect block = rect_cut_bottom(in, lines * tall + (lines - 1) * gap / 2);
	struct rect line = rect_cut_top(&block, tall);
	for (int i = 0; (label = lesson_option(play->lesson.script, play->session, i, &answer)); i++) {
		int key = play_lesson_key(play, i);
		struct button b = {.label = label,
		                   .key = keys && key != label[0] ? draw_format(ui->draw, "%c", key) : NULL};
		int own = button_width(ui, &b);
		if (own > line.w && line.w < in->w) {
			rect_cut_top(&block, gap / 2);
			line = rect_cut_top(&block, tall);
		}
		struct rect box = rect_part_left(&line, own, gap);
		if (!button(ui, ui_name_at("lesson.answer", i), box, &b) && !ui_key(ui, key, 0))
			continue;
		const char *text;
		bool right = lesson_answer(play->lesson.script, play->session, answer, &text);
		play_lesson_tell(play, right, text, ui->now);
		play_refresh(play, ui->now);
		return;
	}
	if (play->lesson.lays)
		answer_laid(play, ui, line);
}

/* The end of a lesson that another one follows: on to it, or to the list. */
static bool act_next(struct play *play, struct ui *ui, struct rect *in)
{
	struct button next = {.look = BUTTON_GO, .label = tr("Next lesson"), .key = tr("Enter"), .yields = true};
	struct button list = {.label = tr("To the lessons")};
	int gap = play_px(play, 8), tall = (in->h - gap) / 2, most = play_px(play, theme_button_height(&play->theme));
	int wide =
	    button_width(ui, &next) > button_width(ui, &list) ? button_width(ui, &next) : button_width(ui, &list);
	struct rect right = rect_part_right(in, wide, play_px(play, 16));

	tall = tall < most ? tall : most;
	right = rect_center(right, wide, 2 * tall + gap);
	bool on = button(ui, ui_name("lesson.next"), rect_cut_top(&right, tall), &next);
	if (button(ui, ui_name("lesson.leave"), rect_cut_bottom(&right, tall), &list))
		play_ending_lesson(play);
	return on;
}

/* Where it stands: what shows the move below or left of what goes on, so that a second click on this is none on that.
 */
static struct rect act_place(const struct play *play, struct rect *in, int wide, int tall, bool shows)
{
	if (play_lesson_narrow(play)) { /* there is no room but below the words */
		struct rect below = rect_cut_bottom(in, tall);
		return shows ? rect_cut_left(&below, wide) : rect_cut_right(&below, wide);
	}
	int gap = play_px(play, 8), low = in->h < 2 * tall + gap ? (in->h - gap) / 2 : tall;
	struct rect right = rect_part_right(in, wide, play_px(play, 16));
	return shows ? rect_cut_bottom(&right, low) : rect_cut_top(&right, low);
}

/* The one thing to press here, or nothing where the panel's End turn is. */
static bool act(struct play *play, struct ui *ui, struct rect *in, uint64_t now)
{
	/* what is told is read, as somebody else's turn is seen */
	enum lesson_part part = play->lesson.told[0] ? LESSON_OTHER : play->lesson.at.part;
	bool on = part == LESSON_OTHER, done = part == LESSON_DONE;
	struct button b = {.look = on || done ? BUTTON_GO : BUTTON_PARCHMENT,
	                   .label = on                              ? tr("Go on")
	                            : !done                         ? tr("Show me")
	                            : count_waits(play)             ? tr("Final scoring")
	                            : screen_game_waits(play->host) ? tr("Back to your game")
	                                                            : tr("To the lessons"),
	                   .key = on || done ? tr("Enter") : "G",
	                   .yields = on || done};
	ui_id id = ui_name(on ? "lesson.on" : done ? "lesson.leave" : "lesson.show");

	if (part == LESSON_END || part == LESSON_ASK)
		return false;
	if (done && next_waits(play))
		return act_next(play, ui, in);
	int tall = play_px(play, theme_button_height(&play->theme));
	bool pressed = button(ui, id, act_place(play, in, button_width(ui, &b), tall, !on && !done), &b);
	if (pressed && on)
		go_on(play, now);
	else if (pressed && !done)
		play_lesson_show(play, now);
	return pressed && done;
}

void play_lesson(struct play *play, struct ui *ui, struct frame *frame)
{
	struct text_style title = text_bold(theme_text(&play->theme, TYPE_NAME)),
	                  body = theme_text(&play->theme, TYPE_BODY),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	struct rect box = play->layout.lesson;
	const struct lesson_state *state = &play->lesson.at;

	if (!play->lesson.script)
		return;
	ui_block(ui, ui_name("lesson"), box);
	theme_draw(ui->draw, &play->theme, SKIN_PANEL, box);
	struct rect in = rect_inset(box, play_px(play, play->theme.compact ? 12 : 16));
	bool leaves = act(play, ui, &in, frame->now);
	struct rect head = rect_cut_top(&in, title.line);
	const char *name = tr(lesson_title(play->lesson.script)), *where = progress(ui, state);
	int wide = text_width(ui_metrics(ui), &small, where) + play_px(play, 14);
	if (text_width(ui_metrics(ui), &title, name) + wide <= head.w)
		draw_text(ui->draw, rect_cut_right(&head, wide), ALIGN_RIGHT, &small, where);
	draw_text(ui->draw, head, ALIGN_LEFT, &title, name);
	if (state->part == LESSON_ASK && !play->lesson.told[0])
		answers(play, ui, &in);
	/* A language with long words gets smaller letters. */
	const char *words = play_lesson_words(play);
	if (text_block_height(ui_metrics(ui), &body, words, in.w) > in.h)
		body = theme_text(&play->theme, TYPE_SMALL);
	/* and if that is not enough, they are moved */
	struct rect all = column_begin(ui, ui_name("lesson.words"), in, &play->lesson.scroll);
	rect_cut_top(&all, draw_text_block(ui->draw, all, ALIGN_LEFT, &body, words));
	column_end(ui, ui_name("lesson.words"), in, &all, &play->lesson.scroll);
	if (leaves)
		leave(play, ui->now);
}
