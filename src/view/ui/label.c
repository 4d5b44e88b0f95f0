/* Key caps, titles with a text below, section labels of widget.h. */
#include "view/ui/widget.h"

#include <string.h>

/* A key name is a row of parts between plus signs: arrows and Shift are drawn, the rest is written. */
struct key_part {
	enum icon icon;
	char text[24];
};

enum { KEY_PARTS_MAX = 4 };

static int key_parts(const char *label, struct key_part parts[KEY_PARTS_MAX])
{
	static const struct {
		const char *name;
		enum icon icon;
	} drawn[] = {{"Up", ICON_ARROW_UP},
	             {"Down", ICON_ARROW_DOWN},
	             {"Left", ICON_ARROW_LEFT},
	             {"Right", ICON_ARROW_RIGHT},
	             {"Shift", ICON_SHIFT}};
	int count = 0;

	while (*label && count < KEY_PARTS_MAX) {
		struct key_part *part = &parts[count++];
		size_t length = label[0] == '+' ? 1 : strcspn(label, "+");

		*part = (struct key_part){0};
		if (length > sizeof part->text - 1)
			length = sizeof part->text - 1;
		memcpy(part->text, label, length);
		for (size_t i = 0; i < sizeof drawn / sizeof drawn[0]; i++)
			if (!strcmp(part->text, drawn[i].name))
				part->icon = drawn[i].icon;
		label += length;
		if (*label == '+' && label[1])
			label++;
	}
	return count;
}

static struct text_style key_style(struct ui *ui)
{
	struct text_style style = theme_text(&ui->theme, TYPE_LABEL);

	style.tracking = 0;
	return style;
}

static int part_width(struct ui *ui, const struct text_style *style, const struct key_part *part)
{
	return part->icon ? ui_px(ui, 16) : text_width(ui_metrics(ui), style, part->text);
}

static int key_height(struct ui *ui) { return ui_px(ui, ui->theme.compact ? 24 : 26); }

int key_cap_width(struct ui *ui, const char *label)
{
	struct key_part parts[KEY_PARTS_MAX];
	struct text_style style = key_style(ui);
	int count = key_parts(label, parts), width = ui_px(ui, 12);

	for (int i = 0; i < count; i++)
		width += part_width(ui, &style, &parts[i]) + (i ? ui_px(ui, 5) : 0);
	return width < key_height(ui) ? key_height(ui) : width;
}

int key_cap(struct ui *ui, int x, int middle_y, const char *label)
{
	struct key_part parts[KEY_PARTS_MAX];
	struct text_style style = key_style(ui);
	struct skin skin = theme_skin(&ui->theme, SKIN_KEY);
	int count = key_parts(label, parts), used = 0;
	int foot = (int)skin.foot_height, height = key_height(ui);
	struct rect box = {x, middle_y - (height + foot) / 2, key_cap_width(ui, label), height};

	draw_skin(ui->draw, box, &skin);
	for (int i = 0; i < count; i++)
		used += part_width(ui, &style, &parts[i]) + (i ? ui_px(ui, 5) : 0);
	int at = box.x + (box.w - used) / 2;
	for (int i = 0; i < count; i++) {
		int w = part_width(ui, &style, &parts[i]);
		struct rect part = {at, box.y, w, box.h};

		if (parts[i].icon)
			draw_icon(ui->draw, part, ui_px(ui, 18), parts[i].icon, style.color);
		else
			draw_text(ui->draw, part, ALIGN_LEFT, &style, parts[i].text);
		at += w + ui_px(ui, 5);
	}
	return box.w;
}

struct text_two text_two(const struct ui *ui, const char *title, const char *text)
{
	return (struct text_two){theme_text(&ui->theme, TYPE_BUTTON),
	                         theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2), title, text};
}

int text_two_height(struct ui *ui, const struct text_two *two, int width)
{
	return text_block_height(ui_metrics(ui), &two->head, two->title, width) +
	       text_block_height(ui_metrics(ui), &two->small, two->text, width);
}

void text_two_draw(struct ui *ui, struct rect box, enum text_align align, const struct text_two *two)
{
	rect_cut_top(&box, draw_text_block(ui->draw, box, align, &two->head, two->title));
	draw_text_block(ui->draw, box, align, &two->small, two->text);
}

void label_line(struct ui *ui, struct rect box, const char *text)
{
	struct text_style style = theme_text(&ui->theme, TYPE_LABEL);
	int w = draw_text(ui->draw, box, ALIGN_LEFT, &style, text);
	int x = box.x + w + ui_px(ui, 14);

	if (x < box.x + box.w)
		draw_fill(ui->draw, rect_make(x, box.y + box.h / 2, box.x + box.w - x, ui_px(ui, 1)),
		          rgba(COLOR_LINE, 0.8f));
}
