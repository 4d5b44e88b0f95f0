/* What was refused, or is told of a feature, has a rule, and the rule may have an example: a button at the lower left
 * of the table, which goes with the card or refusal, but late enough for the pointer to come to it. */
#include "view/play/panel/panel.h"

#include <stdio.h>
#include <string.h>

#include "view/kit/shelf.h"

enum { STAYS = 4000 }; /* milliseconds after what it belongs to has gone */

/* The rule of what is refused now; "": nothing is. */
static const char *refused_rule(const struct play *play)
{
	bool places = play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END;
	int told = places ? play_slot_told(play) : -1;

	if (play->refused.on)
		return play->refused.why.rule;
	return told < 0 ? "" : play->found.slots[told].refusal->rule;
}

void play_example_offer(struct play *play, struct ui *ui, const char *rule)
{
	struct play_panel *panel = &play->panel;

	panel->example_until = ui->now + STAYS;
	if (panel->example_serial == session_serial(play->session) && strcmp(panel->example_rule, rule) == 0)
		return;
	panel->example_serial = session_serial(play->session);
	snprintf(panel->example_rule, sizeof panel->example_rule, "%s", rule);
	ui->again = true; /* the button is laid out before the card */
}

void play_example_link(struct play *play, struct ui *ui)
{
	struct play_panel *panel = &play->panel;
	enum game_kind game = game_kind(session_game(play->session));

	ui_id id = ui_name("play.example");
	bool pressed = ui->input.kind == INPUT_PRESS || ui->input.kind == INPUT_WHEEL, here = ui->hover == id;
	if (here || (ui->focus == id && ui->ring))
		panel->example_until = ui->now + STAYS;
	if (panel->example_serial != session_serial(play->session) || ui->now >= panel->example_until ||
	    (pressed && !here))
		panel->example_rule[0] = '\0';
	const char *rule = refused_rule(play);
	if (rule[0])
		play_example_offer(play, ui, rule);
	if (!panel->example_rule[0] || !shelf_shows(play->host, game, panel->example_rule))
		return;
	struct button link = {.icon = ICON_EYE, .label = tr("Example")};
	struct rect stage = play->layout.stage;
	int tall = play_px(play, theme_button_height(&play->theme)), pad = play_px(play, 10);
	struct rect box = {stage.x + pad, stage.y + stage.h - tall - pad, button_width(ui, &link), tall};
	play_note_add(play, box);
	ui_wake(ui, (int)(panel->example_until - ui->now) + 1);
	if (button(ui, id, box, &link))
		shelf_show(play->host, game, panel->example_rule);
}
