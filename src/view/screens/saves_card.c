/* A saved game as a card: how the table looks, who plays, when it was played last. */
#include <stdio.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "app/save.h"
#include "view/art/emblem.h"
#include "view/kit/page.h"
#include "view/kit/thumb.h"
#include "view/screens/saves.h"
#include "system/system.h"

/* ---- words ---- */

static const char *names_of(struct ui *ui, const struct save_entry *save)
{
	const char *text = "";

	for (int i = 0; i < save->player_count; i++)
		text = draw_format(ui->draw, "%s%s%s", text, i ? ", " : "", save->names[i]);
	return text;
}

const char *save_title(struct ui *ui, const struct save_entry *save)
{
	if (!save->readable)
		return draw_format(ui->draw, tr("%s is damaged"), file_name(save->path));
	return save->title[0] ? save->title : names_of(ui, save);
}

static const char *when_of(struct ui *ui, const struct save_entry *save)
{
	char when[40] = "";
	struct tm parts;

	if (sys_local_time(save->mtime, &parts))
		strftime(when, sizeof when, "%Y-%m-%d %H:%M", &parts);
	return draw_format(ui->draw, tr("%s · %d KB"), when, (int)((save->bytes + 1023) / 1024));
}

static const char *state_of(struct ui *ui, const struct save_entry *save)
{
	if (save->over)
		return tr("finished");
	return draw_format(ui->draw,
	                   trn("round %d · %d tile left", "round %d · %d tiles left", (unsigned long)save->tiles_left),
	                   save->round, save->tiles_left);
}

/* ---- the card ---- */

/* Badges with what each has. */
static void draw_scores(struct ui *ui, struct rect line, const struct save_entry *save)
{
	struct text_style style = theme_text(&ui->theme, TYPE_SMALL);
	int d = ui_px(ui, 20), gap = ui_px(ui, 5);

	for (int seat = 0; seat < save->player_count; seat++) {
		const char *score = draw_format(ui->draw, "%d", (int)save->scores[seat]);
		int wide = text_width(ui_metrics(ui), &style, score);
		if (d + gap + wide > line.w)
			return;
		struct rect badge = rect_cut_left(&line, d);
		draw_badge(ui->draw, (float)badge.x + (float)d / 2, (float)line.y + (float)line.h / 2, (float)d,
		           save->colors[seat]);
		rect_cut_left(&line, gap);
		draw_text(ui->draw, rect_part_left(&line, wide < line.w ? wide : line.w, gap * 2), ALIGN_LEFT, &style,
		          score);
	}
}

/* Below what is there already, and this gap. */
static struct rect line_cut(struct rect *column, const struct text_style *style, int gap)
{
	rect_cut_top(column, gap);
	return rect_cut_top(column, style->line);
}

static void draw_words(struct ui *ui, struct rect in, const struct save_entry *save)
{
	struct text_style title = theme_text(&ui->theme, TYPE_NAME),
	                  small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	int lines = save->readable ? 5 : 3, gap = (in.h - title.line - (lines - 1) * small.line) / (lines + 1);
	const char *more[] = {state_of(ui, save), draw_shorten(ui->draw, &small, save->rules, in.w), when_of(ui, save)};

	title.bold = true;
	gap = gap > 0 ? gap : 0;
	draw_text(ui->draw, line_cut(&in, &title, gap), ALIGN_LEFT, &title, save_title(ui, save));
	if (save->readable)
		draw_scores(ui, line_cut(&in, &small, gap), save);
	else
		draw_text(ui->draw, line_cut(&in, &small, gap), ALIGN_LEFT, &small,
		          save_damage(save->path, save->error));
	for (int i = save->readable ? 0 : 2; i < 3; i++)
		draw_text(ui->draw, line_cut(&in, &small, gap), ALIGN_LEFT, &small, more[i]);
}

/* Also the keys of the three: those of the card, whichever of it has the focus. */
static enum save_act buttons(struct ui *ui, struct rect column, const struct save_entry *save, int i)
{
	const struct {
		const char *id, *tip;
		enum icon icon;
		enum save_act act;
	} three[] = {
	    {"saves.rename", tr("Rename (F2)"), ICON_PENCIL, SAVE_RENAME},
	    {"saves.copy", tr("Copy"), ICON_COPY, SAVE_COPY},
	    {"saves.delete", tr("Delete (Del)"), ICON_TRASH, SAVE_DELETE},
	};
	bool mine = ui_has_focus(ui, ui_name_at("open.row", i));
	int tall = column.h / 3;
	enum save_act act = SAVE_NONE;

	for (int b = 0; b < 3; b++) {
		struct rect box = rect_cut_top(&column, tall);
		int side = tall < box.w ? tall : box.w;
		bool off = !save->readable && three[b].act != SAVE_DELETE;
		if (icon_button(ui, ui_name_at(three[b].id, i), rect_center(box, side, side), three[b].icon,
		                three[b].tip, off))
			act = three[b].act;
		mine |= ui_has_focus(ui, ui_name_at(three[b].id, i));
	}
	if (mine && save->readable && ui_key(ui, KEY_F2, 0))
		act = SAVE_RENAME;
	if (mine && ui_key(ui, KEY_DELETE, 0))
		act = SAVE_DELETE;
	return act;
}

enum save_act save_card(struct ui *ui, struct rect box, struct tile_art *art, struct board *printed,
                        const struct save_entry *save, int i)
{
	ui_id id = ui_name_at("open.row", i);
	struct ui_answer answer = ui_item(ui, id, box, UI_FOCUS);

	if (!save->readable)
		ui_tip(ui, save_explained(save->path, save->error));
	struct rect in, table = thumb_card(ui, box, &answer, &in);
	thumb_draw(ui, table,
	           &(struct thumb){.art = printed ? board_art(printed) : art,
	                           .board = printed,
	                           .whole = true,
	                           .tile_count = save->tile_count,
	                           .tiles = save->tiles,
	                           .most = 34});
	enum save_act act = buttons(ui, rect_part_right(&in, ui_px(ui, 34), ui_px(ui, 6)), save, i);
	draw_words(ui, in, save);
	return act != SAVE_NONE ? act : answer.click ? SAVE_OPEN : SAVE_NONE;
}
