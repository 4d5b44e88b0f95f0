/* The bar under a game that is looked through: back and forward by turns, a slider over all of them. */
#include "view/play/panel/panel.h"

#include <stdio.h>

/* "Turn 12 of 71 · Rosso", or where it stands now. */
static void look_words(const struct play *play, char *text, size_t size)
{
	const struct play_look *look = &play->look;
	char name[WORDS_NAME_SIZE];
	if (look->at == look->count)
		snprintf(text, size, trn("After %d turn", "After %d turns", (unsigned long)look->count), look->count);
	else
		snprintf(text, size, tr("Turn %d of %d · %s"), look->at + 1, look->count,
		         words_name(play->session, look->seats[look->at], name, sizeof name));
}

void play_look_keys(struct play *play, struct ui *ui)
{
	if (!play->look.on)
		return;
	if (ui_key(ui, KEY_LEFT, 0))
		play_look_at(play, play->look.at - 1, ui->now);
	if (ui_key(ui, KEY_RIGHT, 0))
		play_look_at(play, play->look.at + 1, ui->now);
	if (ui_key(ui, KEY_UP, 0))
		play_look_at(play, 0, ui->now);
	if (ui_key(ui, KEY_DOWN, 0))
		play_look_at(play, play->look.count, ui->now);
	if (ui_has_focus(ui, ui_name("play.board")) && ui_key(ui, KEY_SPACE, 0))
		play_look_run(play, !play->look.runs, ui->now);
}

/* The four steps; -1: none was pressed, else where to. */
static int steps(struct play *play, struct ui *ui, struct rect *in)
{
	const struct play_look *look = &play->look;
	const struct {
		const char *id, *tip;
		enum icon icon;
		int to;
	} buttons[] = {
	    {"look.back", tr("The turn before (Left)"), ICON_STEP_BACK, look->at - 1},
	    {"look.run", look->runs ? tr("Hold (Space)") : tr("Play on by itself (Space)"),
	     look->runs ? ICON_PAUSE : ICON_PLAY, look->at},
	    {"look.on", tr("The next turn (Right)"), ICON_STEP, look->at + 1},
	};
	int side = in->h < play_px(play, 44) ? in->h : play_px(play, 44), to = -1;
	for (int i = 0; i < 3; i++) {
		struct rect box = rect_cut_left(in, side);
		bool off = buttons[i].to < 0 || buttons[i].to > look->count;
		if (icon_button(ui, ui_name(buttons[i].id), rect_center(box, side, side), buttons[i].icon,
		                buttons[i].tip, off))
			to = buttons[i].to;
		if (i == 1 && to == look->at) {
			play_look_run(play, !look->runs, ui->now);
			to = -1;
		}
		rect_cut_left(in, play_px(play, 4));
	}
	return to;
}

/* What the file is called, and what it says here. */
static void told(struct play *play, struct ui *ui, struct rect in)
{
	struct text_style title = theme_text(&play->theme, TYPE_NAME),
	                  body = theme_text(&play->theme, play->theme.small ? TYPE_SMALL : TYPE_BODY);
	const struct scenario *file = session_scenario(play->session);
	const char *caption = scenario_caption_at(file, session_step_count(play->session));
	title.bold = true;
	draw_text(ui->draw, rect_cut_top(&in, title.line), ALIGN_LEFT, &title, file->title ? file->title : "");
	if (caption && text_block_height(ui_metrics(ui), &body, caption, in.w) > in.h)
		body = theme_text(&play->theme, TYPE_SMALL);
	if (caption)
		draw_text_block(ui->draw, in, ALIGN_LEFT, &body, caption);
}

void play_look_bar(struct play *play, struct ui *ui)
{
	struct text_style style = theme_text(&play->theme, TYPE_BODY);
	struct skin skin = theme_skin(&play->theme, SKIN_PANEL);
	struct rect box = play->layout.lesson;
	struct button leave = {.look = BUTTON_GO, .label = tr("Done"), .key = tr("Esc")};
	char text[120];
	if (!play->look.on)
		return;
	ui_block(ui, ui_name("look"), box);
	draw_skin(ui->draw, box, &skin);
	struct rect in = rect_inset(box, play_px(play, play->theme.small ? 8 : 12));
	if (play->look.tells)
		told(play, ui, rect_cut_top(&in, play_px(play, play->theme.small ? 66 : 84)));
	int to = steps(play, ui, &in), at = play->look.at;
	if (button_width(ui, &leave) + play_px(play, 320) > in.w)
		leave.key = NULL;
	struct rect right = rect_cut_right(&in, button_width(ui, &leave));
	if (button(ui, ui_name("look.done"), right, &leave))
		screen_pop(play->host);
	rect_cut_right(&in, play_px(play, 14));
	rect_cut_left(&in, play_px(play, 10));
	look_words(play, text, sizeof text);
	int wide = text_width(ui_metrics(ui), &style, text), most = in.w / 2;
	wide = wide < play_px(play, 150) ? play_px(play, 150) : wide;
	draw_text(ui->draw, rect_cut_left(&in, wide < most ? wide : most), ALIGN_LEFT, &style, text);
	rect_cut_left(&in, play_px(play, 16));
	rect_cut_right(&in, play_px(play, 8));
	if (play->look.count > 0 && slider(ui, ui_name("look.slider"), in, &at, 0, play->look.count, 1, false))
		to = at;
	if (to >= 0) {
		play_look_run(play, false, ui->now);
		play_look_at(play, to, ui->now);
	}
}
