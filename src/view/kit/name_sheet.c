#include "view/kit/name_sheet.h"

#include "app/language.h"

static bool enter_pressed(struct ui *ui)
{
	bool enter = ui->input.kind == INPUT_KEY && ui->input.key == KEY_ENTER && !ui->input.mods &&
	             ui_has_focus(ui, ui_name("name.field"));

	ui->used = ui->used || enter; /* the field would take it as "go on" */
	return enter;
}

enum dialog_answer name_sheet(struct ui *ui, const struct name_sheet *sheet, char *name, int size)
{
	struct text_style head = theme_text(&ui->theme, TYPE_HEADING),
	                  small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	struct skin skin = theme_skin(&ui->theme, SKIN_DIALOG);
	struct button act = {.look = BUTTON_GO, .label = sheet->act, .key = tr("Enter")},
	              cancel = {.label = tr("Cancel")};
	int pad = ui_px(ui, 24), gap = ui_px(ui, 14), tall = ui_px(ui, theme_button_height(&ui->theme)),
	    width = ui_px(ui, 460);
	int words = sheet->note ? text_block_height(ui_metrics(ui), &small, sheet->note, width - 2 * pad) : 0;
	struct rect window = {0, 0, ui->draw->w, ui->draw->h};
	struct rect box = rect_center(window, width, 2 * pad + head.line + 3 * gap + 2 * tall + words);

	ui_modal_begin(ui, ui_name("name.field"));
	ui_tell_asked(ui, sheet->title, sheet->note);
	draw_fill(ui->draw, window, rgba(0x160D06, 0.55f));
	draw_skin(ui->draw, box, &skin);
	struct rect in = rect_inset(box, pad);
	draw_text(ui->draw, rect_cut_top(&in, head.line), ALIGN_LEFT, &head, sheet->title);
	rect_cut_top(&in, gap);
	bool enter = enter_pressed(ui);
	text_field(ui, ui_name("name.field"), rect_cut_top(&in, tall), name, size, sheet->title);
	ui_tell(ui, sheet->title, NULL);
	rect_cut_top(&in, gap / 2);
	if (sheet->note)
		draw_text_block(ui->draw, rect_cut_top(&in, words), ALIGN_LEFT, &small, sheet->note);
	struct rect foot = rect_cut_bottom(&in, tall), right = rect_cut_right(&foot, button_width(ui, &act));
	rect_cut_right(&foot, gap);
	bool leave = button(ui, ui_name("name.cancel"), rect_cut_right(&foot, button_width(ui, &cancel)), &cancel);
	bool done = button(ui, ui_name("name.act"), right, &act) || enter;
	leave = leave || ui_key(ui, KEY_ESCAPE, 0);
	ui_modal_end(ui);
	return done ? DIALOG_ACT : leave ? DIALOG_SAFE : DIALOG_OPEN;
}
