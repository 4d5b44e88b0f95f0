/* The bar under a game that is looked through: back and forward by turns, a slider over all of them.  Of an example it
 * also says what the file says, and offers to play on from there or to edit it. */
#include "view/play/panel/panel.h"

#include "view/kit/legend.h"
#include "text/say.h"

/* "Turn 12 of 71 · Rosso", or where it stands now. */
static const char *look_words(const struct play *play)
{
	const struct play_look *look = &play->look;
	if (look->tells)
		return say(tr("Step %d of %d"), look->at + 1, look->count + 1);
	if (look->at == look->count)
		return say_count("After %d turn", "After %d turns", look->count);
	return say(tr("Turn %d of %d · %s"), look->at + 1, look->count,
	           words_name(play->session, look->stops[look->at].seat));
}

/* Points that farms gave are told where the fields are, as in the example's picture. */
static void show_fields(struct play *play)
{
	if (!play->look.tells || play->panel.stop_told == play->look.at + 1)
		return;
	play->panel.stop_told = play->look.at + 1;
	play->panel.fields = play_farms_paid(play);
}

void play_look_keys(struct play *play, struct ui *ui)
{
	if (!play->look.on)
		return;
	show_fields(play);
	const struct {
		int key, to;
	} keys[] = {{KEY_LEFT, play->look.at - 1},
	            {KEY_RIGHT, play->look.at + 1},
	            {KEY_UP, 0},
	            {KEY_DOWN, play->look.count},
	            {KEY_HOME, 0},
	            {KEY_END, play->look.count}};
	int count = play->look.count ? 6 : 4; /* Home shows the whole table where there is one stop alone */
	for (int i = 0; i < count; i++)
		if (ui_key(ui, keys[i].key, 0)) {
			play_look_run(play, false, ui->now); /* who steps by hand has his own pace */
			play_look_at(play, keys[i].to, ui->now);
		}
	if (ui_has_focus(ui, ui_name("play.board")) && ui_key(ui, KEY_SPACE, 0))
		play_look_run(play, !play->look.runs, ui->now);
}

/* After a click the keys stay the table's: Space goes on and holds, whatever was pressed. */
static void keys_back(struct ui *ui)
{
	if (!ui->ring)
		ui_set_focus(ui, ui_name("play.board"), false);
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
	    {"look.back", look->tells ? tr("The step before (Left)") : tr("The turn before (Left)"), ICON_STEP_BACK,
	     look->at - 1},
	    {"look.run", look->runs ? tr("Pause (Space)") : tr("Play on by itself (Space)"),
	     look->runs ? ICON_PAUSE : ICON_PLAY, look->at},
	    {"look.on", look->tells ? tr("The next step (Right)") : tr("The next turn (Right)"), ICON_STEP,
	     look->at + 1},
	};
	int side = in->h < play_px(play, 44) ? in->h : play_px(play, 44), to = -1;
	for (int i = 0; i < 3; i++) {
		struct rect box = rect_part_left(in, side, play_px(play, 4));
		bool off = buttons[i].to < 0 || buttons[i].to > look->count;
		if (icon_button(ui, ui_name(buttons[i].id), rect_center(box, side, side), buttons[i].icon,
		                buttons[i].tip, off)) {
			to = buttons[i].to;
			keys_back(ui);
		}
		if (i == 1 && to == look->at) {
			play_look_run(play, !look->runs, ui->now);
			to = -1;
		}
	}
	return to;
}

/* What the file is called, and what it says and claims here. */
static void told(struct play *play, struct ui *ui, struct rect in)
{
	struct text_style title = text_bold(theme_text(&play->theme, TYPE_NAME)),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	const struct scenario *file = session_scenario(play->session);
	struct rect head = rect_cut_top(&in, title.line);
	struct legend legend = {0};
	const char *name = file->title ? tr(file->title) : "", *source = play_stop_source(play, ui->draw);
	draw_text(ui->draw, head, ALIGN_LEFT, &title, name);
	rect_cut_left(&head, text_width(ui_metrics(ui), &title, name) + play_px(play, 14));
	if (text_width(ui_metrics(ui), &small, source) <= head.w)
		draw_text(ui->draw, head, ALIGN_RIGHT, &small, source);
	legend_caption(&legend, play_stop_words(play));
	legend_claims(&legend, play->session, play->look.stops[play->look.at].step);
	legend_words(&legend, ui->draw, &play->theme, in);
}

void play_look_buttons(struct play *play, struct ui *ui)
{
	struct button on = {.icon = ICON_PLAY,
	                    .label = tr("Play on"),
	                    .tip = play->found.wait == WAIT_OVER ? tr("Nothing is left to play: this is the end.")
	                                                         : tr("A game of its own, from here on"),
	                    .disabled = play->found.wait == WAIT_OVER};
	struct button pencil = {.icon = ICON_PENCIL, .label = tr("Edit"), .tip = tr("Change this example (E)")};
	struct rect left = play->layout.undo, right = play->layout.end;
	bool over = game_over(session_game(play->session));
	if (!play->look.on || !play->look.tells)
		return;
	if (over) /* what it came to is counted before one's eyes */
		on = (struct button){.icon = ICON_CONFIRM, .label = tr("Final scoring")};
	if (button_width(ui, &pencil) > left.w)
		pencil.label = NULL;
	if (button_width(ui, &on) > right.w)
		on.icon = ICON_NONE;
	if (button(ui, ui_name("look.edit"), left, &pencil) || ui_key(ui, 'e', 0))
		play_look_edit(play);
	if (!button(ui, ui_name(over ? "look.count" : "look.play"), right, &on))
		return;
	if (over)
		play_ending_show(play, true, ui->now);
	else
		play_look_play_on(play);
}

/* An example opens where it leads to: the next thing to do is to see how it came to that.  True if it is offered. */
static bool from_start(struct play *play, struct ui *ui, struct rect *in)
{
	struct button again = {
	    .look = BUTTON_GO, .icon = ICON_PLAY, .label = tr("From the start"), .key = tr("Space"), .yields = true};
	const struct play_look *look = &play->look;
	if (!look->tells || look->count == 0 || look->at < look->count || look->runs)
		return false;
	if (button_width(ui, &again) + play_px(play, 290) > in->w)
		again.key = NULL;
	if (button_width(ui, &again) + play_px(play, 240) > in->w)
		return false;
	rect_cut_right(in, play_px(play, 10));
	if (button(ui, ui_name("look.again"), rect_cut_right(in, button_width(ui, &again)), &again)) {
		play_look_run(play, true, ui->now);
		keys_back(ui);
	}
	return true;
}

void play_look_bar(struct play *play, struct ui *ui)
{
	struct text_style style = theme_text(&play->theme, TYPE_BODY);
	struct rect box = play->layout.lesson;
	struct button leave = {.look = BUTTON_GO, .key = tr("Esc")};
	if (!play->look.on)
		return;
	leave.label = play->look.tells
	                  ? (screen_leads_back(play->host, SCREEN_EXAMPLES) ? tr("Back to the examples") : tr("Back"))
	                  : tr("Done");
	ui_block(ui, ui_name("look"), box);
	theme_draw(ui->draw, &play->theme, SKIN_PANEL, box);
	struct rect in = rect_inset(box, play_look_pad(play));
	if (play->look.tells)
		told(play, ui, rect_cut_top(&in, play_look_words(play, in.w)));
	int to = play->look.count > 0 ? steps(play, ui, &in) : -1, at = play->look.at;
	if (button_width(ui, &leave) + play_px(play, 320) > in.w)
		leave.key = NULL;
	struct rect right = rect_cut_right(&in, button_width(ui, &leave));
	if (from_start(play, ui, &in))
		leave.look = BUTTON_PARCHMENT;
	if (button(ui, ui_name("look.done"), right, &leave))
		screen_pop(play->host);
	rect_cut_right(&in, play_px(play, 14));
	rect_cut_left(&in, play_px(play, 10));
	if (play->look.count == 0)
		return; /* there is nothing to go through */
	const char *text = look_words(play);
	int wide = text_width(ui_metrics(ui), &style, text), most = in.w / 2;
	if (wide > most)
		text = say("%d / %d", at + play->look.tells, play->look.count + play->look.tells);
	wide = wide < play_px(play, 150) ? play_px(play, 150) : wide;
	draw_text(ui->draw, rect_part_left(&in, wide < most ? wide : most, play_px(play, 16)), ALIGN_LEFT, &style,
	          text);
	rect_cut_right(&in, play_px(play, 8));
	if (play->look.count > 0 && slider(ui, ui_name("look.slider"), in, &at, 0, play->look.count, 1))
		to = at;
	if (to >= 0) {
		play_look_run(play, false, ui->now);
		play_look_at(play, to, ui->now);
		show_fields(play);
	}
}
