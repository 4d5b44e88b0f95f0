/* The title round its entries: shade and dusk, the name in gold, the line at the foot. */
#include "view/screens/title.h"

#include "app/language.h"
#include "view/art/emblem.h"
#include "view/ui/widget.h"

/* From dark at the left to nothing, so that the menu can be read. */
static bool shade_paint(const void *context, uint8_t *pixels, int w, int h)
{
	(void)context;
	for (int y = 0; y < h; y++) {
		for (int x = 0; x < w; x++) {
			float t = (float)x / (float)w;
			/* The land glimmers through behind the menu; eased, so that no edge shows where it ends. */
			float shade = t < 0.5f ? 0.88f : 0.88f * (1 - ease_in_out((t - 0.5f) / 0.5f));
			uint8_t *p = pixels + ((size_t)y * (size_t)w + (size_t)x) * 4;

			p[0] = 0x1C;
			p[1] = 0x10;
			p[2] = 0x09;
			p[3] = (uint8_t)(shade * 250);
		}
	}
	return true;
}

void title_shade(struct ui *ui, int width)
{
	struct picture picture = {.key = hash_int(hash_text(HASH_BASIS, "title.shade"), width),
	                          .w = width,
	                          .h = 4,
	                          .paint = shade_paint,
	                          .context = "",
	                          .context_size = 1};

	draw_picture(ui->draw, &picture, &(struct draw_image){.dst = rect_make(0, 0, width, ui->draw->h), .alpha = 1});
}

void title_dusk(struct ui *ui, struct rect window)
{
	int tall = ui_px(ui, ui->theme.compact ? 110 : 160);
	struct skin skin = {.top = rgba(0x1C1009, 0), .bottom = rgba(0x1C1009, 0.86f)};

	draw_skin(ui->draw, rect_make(0, window.h - tall, window.w, tall), &skin);
}

static struct text_style cream(struct ui *ui, enum type type)
{
	return theme_text_color(&ui->theme, type, COLOR_CREAM);
}

/* Letters on the board: a dark copy below makes them readable everywhere. */
static void shadowed(struct ui *ui, struct rect box, enum text_align align, struct text_style style, const char *text)
{
	struct text_style dark = style;
	int d = ui_px(ui, 2);

	dark.color = rgba(0x000000, 0.6f);
	draw_text(ui->draw, rect_moved(box, 0, d), align, &dark, text);
	draw_text(ui->draw, box, align, &style, text);
}

/* Letters cut into gold: dark above, a lit edge below, the face paler towards its foot. */
static void engraved(struct ui *ui, struct rect box, struct text_style style, const char *text)
{
	enum { BANDS = 24 };
	int d = ui_px(ui, 2), top = box.y + box.h / 6, tall = box.h * 2 / 3;

	style.color = rgba(0x000000, 0.7f);
	draw_text(ui->draw, rect_moved(box, 0, 2 * d), ALIGN_LEFT, &style, text);
	style.color = rgb(0xFFF0C0);
	draw_text(ui->draw, rect_moved(box, 0, d / 2 + 1), ALIGN_LEFT, &style, text);
	style.color = rgb(0x6E4410);
	draw_text(ui->draw, rect_moved(box, 0, -d / 2 - 1), ALIGN_LEFT, &style, text);
	for (int i = 0; i < BANDS; i++) {
		int from = top + i * tall / BANDS, to = top + (i + 1) * tall / BANDS;
		float t = (float)i / (BANDS - 1);
		struct rect band = {box.x, i ? from : box.y, box.w, i + 1 < BANDS ? to - (i ? from : box.y) : box.h};
		style.color = t < 0.55f ? color_mix(rgb(0xC98A32), rgb(0xF3D27E), t / 0.55f)
		                        : color_mix(rgb(0xF3D27E), rgb(0xDCA648), (t - 0.55f) / 0.45f);
		draw_clip_push(ui->draw, band);
		draw_text(ui->draw, box, ALIGN_LEFT, &style, text);
		draw_clip_pop(ui->draw);
	}
}

void title_head(struct ui *ui, struct rect *column)
{
	bool compact = ui->theme.compact;
	struct text_style name = cream(ui, TYPE_DISPLAY), line = cream(ui, TYPE_HEADING);
	int badge = ui_px(ui, compact ? 22 : 28), gap = ui_px(ui, compact ? 30 : 38);

	name.px = ui_px(ui, compact ? 92 : 146);
	/* The font's box is taller than its letters. */
	struct rect box = rect_cut_top(column, ui_px(ui, compact ? 98 : 150));
	box.x -= ui_px(ui, compact ? 3 : 5);
	box.w += ui_px(ui, 60);
	engraved(ui, box, name, "Bastide");
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
	int x = left;

	x += key_cap(ui, x, y, "Up") + gap;
	x += key_cap(ui, x, y, "Down") + gap;
	struct rect line = {x, y - ui_px(ui, 16), ui_px(ui, 300), ui_px(ui, 32)};
	x += draw_text(ui->draw, line, ALIGN_LEFT, &style, tr("choose")) + 2 * gap;
	x += key_cap(ui, x, y, "F11") + gap;
	line.x = x;
	draw_text(ui->draw, line, ALIGN_LEFT, &style, tr("full screen"));
	struct text_style small = cream(ui, TYPE_SMALL);
	line = rect_make(0, y - ui_px(ui, 16), window.w - ui_px(ui, ui->theme.compact ? 20 : 40), ui_px(ui, 32));
	const char *version = draw_format(ui->draw, tr("Bastide %s · free software"), BASTIDE_VERSION);
	int wide = text_width(ui_metrics(ui), &small, version) + 2 * gap;
	struct skin plate = {.radius = (float)line.h, .top = rgba(0x1C1009, 0.62f), .bottom = rgba(0x1C1009, 0.62f)};

	/* On whatever land lies there. */
	draw_skin(ui->draw, rect_make(line.x + line.w - wide + gap, line.y, wide, line.h), &plate);
	shadowed(ui, line, ALIGN_RIGHT, small, version);
}
