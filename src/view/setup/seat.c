/* Who sits there: a person or which computer player, in which colour, and where. */
#include "view/art/figure.h"
#include "view/kit/character.h"
#include "view/setup/setup.h"

/* A sentence of temper, which begins with the name, and how strong. */
static const char *temper(struct ui *ui, int character)
{
	if (character < 0)
		return tr("Somebody at this computer.");
	return draw_format(
	    ui->draw, "%s %s", company_says(character),
	    draw_format(ui->draw, tr("Strength: %d of %d."), company_strength(character), ai_character_count()));
}

static int temper_height(struct ui *ui, int width)
{
	struct text_style small = theme_text(&ui->theme, TYPE_SMALL);
	int most = 0;

	for (int i = -1; i < ai_character_count(); i++) {
		int tall = text_block_height(ui_metrics(ui), &small, temper(ui, i), width);
		most = tall > most ? tall : most;
	}
	return most;
}

/* How strong: so many dots are filled. */
static void pips(struct ui *ui, struct rect box, int strength, uint32_t color)
{
	int most = ai_character_count();
	float step = (float)ui_px(ui, 11), x = (float)box.x + ((float)box.w - step * (float)(most - 1)) / 2,
	      y = (float)box.y + (float)box.h / 2;

	for (int i = 0; i < most; i++)
		if (i < strength)
			draw_circle(ui->draw, x + step * (float)i, y, step * 0.34f, color);
		else
			draw_ring(ui->draw, x + step * (float)i, y, step * 0.34f, theme_stroke(&ui->theme, 1), color);
}

static void player_choice(struct setup_view *view, struct ui *ui, struct rect box, int character)
{
	bool chosen = view->choices.seats[view->seat].computer == character;

	ui_aside(ui, !chosen);
	struct ui_answer a = ui_item(ui, ui_name_at("setup.who", character + 1), box, UI_FOCUS);
	struct text_style name = theme_text_color(&ui->theme, TYPE_SMALL, chosen ? COLOR_CREAM : COLOR_INK);
	struct rect in = rect_inset(box, ui_px(ui, 6));

	name.bold = true;
	ui_tell(ui, company_name(character), temper(ui, character));
	ui_tell_state(ui, chosen ? UI_CHOSEN : UI_PLAIN);
	theme_draw_pointed(ui->draw, &ui->theme, chosen ? SKIN_CARD_DARK : SKIN_CARD, a.hover && !chosen, box);
	struct text_style level = theme_text_color(&ui->theme, TYPE_SMALL, chosen ? COLOR_CREAM : COLOR_INK2);
	struct rect dots = rect_cut_bottom(&in, ui_px(ui, 14)),
	            levels = rect_cut_bottom(&in, character < 0 ? 0 : level.line),
	            words = rect_cut_bottom(&in, name.line);
	draw_icon(ui->draw, in, in.h - ui_px(ui, 4), character_icon(character), name.color);
	draw_text(ui->draw, words, ALIGN_CENTER, &name,
	          draw_shorten(ui->draw, &name, character < 0 ? tr("Person") : company_name(character), words.w));
	draw_text(ui->draw, levels, ALIGN_CENTER, &level,
	          draw_shorten(ui->draw, &level, company_level(character), levels.w));
	if (character >= 0)
		pips(ui, dots, company_strength(character), name.color);
	ui_focus_ring(ui, &a, box, 8 * ui->theme.scale);
	/* The arrows choose as they go: what is seen is what Done takes. */
	if (a.click || (a.led && !chosen)) {
		setup_seat_play(view, view->seat, character);
		ui->again = true;
	}
}

static void color_choice(struct setup_view *view, struct ui *ui, struct rect box, int color)
{
	bool chosen = view->choices.seats[view->seat].color == color;

	ui_aside(ui, !chosen);
	struct ui_answer a = ui_item(ui, ui_name_at("setup.color", color), box, UI_FOCUS);

	ui_tip(ui, words_color((enum color)color));
	ui_tell(ui, words_color((enum color)color), NULL);
	ui_tell_state(ui, chosen ? UI_CHOSEN : UI_PLAIN);
	theme_draw_pointed(ui->draw, &ui->theme, chosen ? SKIN_CARD_CHOSEN : SKIN_CARD, a.hover && !chosen, box);
	draw_figure_in(ui->draw, rect_inset(box, ui_px(ui, 5)), POSE_STANDING, color);
	ui_focus_ring(ui, &a, box, 8 * ui->theme.scale);
	if (a.click)
		setup_seat_color(view, view->seat, color);
}

static void row_of(struct setup_view *view, struct ui *ui, struct rect row, int count, int least,
                   void (*one)(struct setup_view *view, struct ui *ui, struct rect box, int which))
{
	for (int i = 0; i < count; i++)
		one(view, ui, rect_cell(row, count, ui_px(ui, 6), row.h, i), least + i);
}

/* One place to the left or the right, and away from the table. */
static bool moves(struct setup_view *view, struct ui *ui, struct rect row)
{
	int seat = view->seat, gap = ui_px(ui, 8), step = 0, side = ui_px(ui, 52);
	struct button left = {.icon = ICON_BACK, .disabled = seat == 0},
	              right = {.icon = ICON_FORWARD, .disabled = seat == view->choices.count - 1};
	struct button leave = {.label = tr("Remove this seat"), .disabled = view->choices.count <= PLAYERS_MIN};
	struct button done = {.look = BUTTON_GO, .label = tr("Done"), .key = tr("Esc")};

	left.tip = tr("One seat to the left");
	right.tip = tr("One seat to the right");
	leave.tip = leave.disabled ? tr("At least two players.")
	                           : draw_format(ui->draw, tr("%s does not play"), setup_name(view, seat));
	step -= button(ui, ui_name("setup.left"), rect_part_left(&row, side, gap), &left);
	ui_tell(ui, left.tip, NULL);
	step += button(ui, ui_name("setup.right"), rect_part_left(&row, side, gap), &right);
	ui_tell(ui, right.tip, NULL);
	bool left_table = button(ui, ui_name("setup.remove"), rect_cut_left(&row, button_width(ui, &leave)), &leave);
	bool ready = button(ui, ui_name("setup.done"), rect_cut_right(&row, button_width(ui, &done)), &done);
	if (step) {
		view->typed[0] = '\0';
		setup_seat_move(view, seat, seat + step);
		view->seat += step;
		ui->again = true;
	}
	if (left_table)
		setup_seat_remove(view, seat);
	return ready || left_table;
}

bool setup_seat(struct setup_view *view, struct ui *ui)
{
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	int gap = ui_px(ui, 10), who = ui_px(ui, 104), colors = ui_px(ui, 54), wide = ui_px(ui, 600),
	    room = ui->draw->w - 2 * ui_px(ui, 12);
	int inner = (wide < room ? wide : room) - 2 * ui_px(ui, 24), words = temper_height(ui, inner),
	    tall = ui_px(ui, theme_button_height(&ui->theme));
	struct rect in =
	    sheet_begin(ui, ui_name_at("setup.who", view->choices.seats[view->seat].computer + 1),
	                draw_format(ui->draw, tr("Seat %d: %s"), view->seat + 1, setup_name(view, view->seat)), wide,
	                who + words + colors + tall + 3 * gap);

	if (setup_given(view, view->seat)) {
		struct rect box = rect_cut_top(&in, who + gap / 2 + words);
		draw_text_block(ui->draw, box, ALIGN_LEFT, &small,
		                draw_format(ui->draw, tr("%s plays here: Bastide was started with --player."),
		                            setup_given_name(view, view->seat)));
	} else {
		row_of(view, ui, rect_part_top(&in, who, gap / 2), 1 + ai_character_count(), -1, player_choice);
		draw_text_block(ui->draw, rect_cut_top(&in, words), ALIGN_LEFT, &small,
		                temper(ui, view->choices.seats[view->seat].computer));
	}
	rect_cut_top(&in, gap);
	row_of(view, ui, rect_part_top(&in, colors, gap), setup_seats(view) > PLAYERS_BASE ? COLOR_COUNT : COLORS_BASE,
	       0, color_choice);
	bool done = moves(view, ui, rect_cut_top(&in, tall));
	return !sheet_end(ui) && !done;
}
