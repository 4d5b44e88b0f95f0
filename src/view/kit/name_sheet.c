#include "view/kit/form.h"

#include "app/language.h"

#include <string.h>

static bool enter_pressed(struct ui *ui)
{
	bool enter = ui->input.kind == INPUT_KEY && ui->input.key == KEY_ENTER && !ui->input.mods &&
	             ui_has_focus(ui, ui_name("name.field"));

	ui->used = ui->used || enter; /* the field would take it as "go on" */
	return enter;
}

enum dialog_answer name_sheet(struct ui *ui, const struct name_sheet *sheet, char *name, int size)
{
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	struct button act = {.look = BUTTON_GO,
	                     .label = sheet->act,
	                     .key = tr("Enter"),
	                     .yields = true,
	                     .disabled = sheet->must && !name[strspn(name, " ")]},
	              cancel = {.label = tr("Cancel")};
	int gap = ui_px(ui, 14), more = gap - ui_px(ui, SHEET_GAP), width = ui_px(ui, 460);
	int tall = ui_px(ui, theme_button_height(&ui->theme)), inner = width - 2 * ui_px(ui, SHEET_PAD);
	int words = sheet->note ? text_block_height(ui_metrics(ui), &small, sheet->note, inner) : 0;
	struct rect in = sheet_begin(ui, ui_name("name.field"), sheet->title, width, more + 2 * gap + 2 * tall + words);

	ui_tell_asked(ui, sheet->title, sheet->note);
	rect_cut_top(&in, more);
	bool enter = enter_pressed(ui);
	text_field(ui, ui_name("name.field"), rect_part_top(&in, tall, gap / 2), name, size,
	           sheet->hint ? sheet->hint : sheet->title);
	ui_tell(ui, sheet->title, NULL);
	if (sheet->note)
		draw_text_block(ui->draw, rect_cut_top(&in, words), ALIGN_LEFT, &small, sheet->note);
	struct rect foot = rect_cut_bottom(&in, tall), right = rect_part_right(&foot, button_width(ui, &act), gap);
	bool leave = button(ui, ui_name("name.cancel"), rect_cut_right(&foot, button_width(ui, &cancel)), &cancel);
	bool done = button(ui, ui_name("name.act"), right, &act) || enter;
	leave = sheet_end(ui) || leave;
	return done && !act.disabled ? DIALOG_ACT : leave ? DIALOG_SAFE : DIALOG_OPEN;
}
