/* The title round its entries: dusk, the name in gold, the line at the foot. */
#include "view/screens/title.h"

#include "app/language.h"
#include "view/art/emblem.h"
#include "view/art/gilt.h"
#include "view/ui/widget.h"

void title_dusk(struct ui *ui) { gilt_dusk(ui->draw, ui_px(ui, ui->theme.compact ? 110 : 160)); }

static struct text_style cream(struct ui *ui, enum type type)
{
	return theme_text_color(&ui->theme, type, COLOR_CREAM);
}

static void shadowed(struct ui *ui, struct rect box, enum text_align align, struct text_style style, const char *text)
{
	gilt_words(ui->draw, box, align, style, ui_px(ui, 2), text);
}

bool title_low(const struct ui *ui) { return ui->theme.unit_h < UNITS_MIN_H; }

void title_head(struct ui *ui, struct rect *column)
{
	bool low = title_low(ui), compact = ui->theme.compact;
	struct text_style name = cream(ui, TYPE_DISPLAY), line = cream(ui, TYPE_HEADING);
	int badge = ui_px(ui, compact ? 22 : 28), gap = ui_px(ui, compact ? 30 : 38);

	name.px = ui_px(ui, low ? 62 : compact ? 92 : 146);
	/* The font's box is taller than its letters. */
	struct rect box = rect_cut_top(column, ui_px(ui, low ? 66 : compact ? 98 : 150));
	box.x -= ui_px(ui, compact ? 3 : 5);
	box.w += ui_px(ui, 60);
	gilt_name(ui->draw, box, name, ui_px(ui, 2), "Bastide");
	if (low)
		return;
	struct rect row = rect_cut_top(column, ui_px(ui, compact ? 34 : 60));
	int cy = row.y + row.h / 2, badges = 4 * gap + badge;
	int x = row.x + (row.w - badges) / 2;
	static const int order[5] = {0, 1, 2, 4, 3};
	for (int i = 0; i < 5; i++)
		draw_badge(ui->draw, (float)(x + badge / 2 + i * gap), (float)cy, (float)badge, order[i]);
	int rule = x - row.x - ui_px(ui, 18);
	draw_fill(ui->draw, rect_make(row.x, cy, rule, ui_px(ui, 2)), rgb(0xD9A55B));
	draw_fill(ui->draw, rect_make(row.x + row.w - rule, cy, rule, ui_px(ui, 2)), rgb(0xD9A55B));
	line.bold = false;
	line.italic = true;
	line.color = rgb(0xFBE6B8);
	struct rect under = rect_cut_top(column, ui_px(ui, compact ? 30 : 44));
	const char *slogan = tr("Walls, roads and fields, tile by tile");
	while (line.px > ui_px(ui, 14) && text_width(ui_metrics(ui), &line, slogan) > under.w)
		line.px--;
	shadowed(ui, under, ALIGN_LEFT, line, slogan);
}

void title_foot(struct ui *ui, struct rect window, int left)
{
	struct text_style style = cream(ui, TYPE_BODY);
	int y = window.h - ui_px(ui, ui->theme.compact ? 26 : 52), gap = ui_px(ui, 10);
	struct rect line = {left, y - ui_px(ui, 16), ui_px(ui, 300), ui_px(ui, 32)};

	if (!title_low(ui)) { /* there the buttons reach down here */
		line.x += key_cap(ui, line.x, y, "Up") + gap;
		line.x += key_cap(ui, line.x, y, "Down") + gap;
		line.x += draw_text(ui->draw, line, ALIGN_LEFT, &style, tr("choose")) + 2 * gap;
		line.x += key_cap(ui, line.x, y, "F11") + gap;
		draw_text(ui->draw, line, ALIGN_LEFT, &style, tr("full screen"));
	}
	struct text_style small = cream(ui, TYPE_SMALL);
	line = rect_make(0, y - ui_px(ui, 16), window.w - ui_px(ui, ui->theme.compact ? 20 : 40), ui_px(ui, 32));
	const char *version = draw_format(ui->draw, tr("Bastide %s · free software"), BASTIDE_VERSION);
	int wide = text_width(ui_metrics(ui), &small, version) + 2 * gap;
	struct skin plate = {.radius = (float)line.h, .top = rgba(0x1C1009, 0.62f), .bottom = rgba(0x1C1009, 0.62f)};

	/* On whatever land lies there. */
	draw_skin(ui->draw, rect_make(line.x + line.w - wide + gap, line.y, wide, line.h), &plate);
	shadowed(ui, line, ALIGN_RIGHT, small, version);
}
