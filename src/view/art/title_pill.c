#include "view/art/title_pill.h"

static struct text_style number_style(const struct theme *theme, int tall)
{
	struct text_style style = text_bold(theme_text(theme, TYPE_SMALL));
	style.px = style.px > tall * 4 / 5 ? tall * 4 / 5 : style.px;
	return style;
}

int title_pill_width(struct draw *draw, const struct theme *theme, int tall, int number)
{
	struct text_style style = number_style(theme, tall);
	int words = number ? text_width(draw->metrics, &style, draw_format(draw, "%d", number)) + tall / 4 : 0;
	return tall * 5 / 4 + words;
}

void draw_title_pill(struct draw *draw, const struct theme *theme, struct rect box, enum icon icon, int number,
                     int color)
{
	struct text_style style = number_style(theme, box.h);
	struct skin pill = theme_skin(theme, SKIN_PILL);
	int size = box.h * 4 / 5, edge = (box.h * 5 / 4 - size) / 2;
	pill.radius = (float)box.h / 2;
	pill.rim = rgb(player_colors[color].body);
	pill.rim_width = theme_stroke(theme, 3);
	draw_skin(draw, box, &pill);
	draw_icon(draw, (struct rect){box.x + edge, box.y, size, box.h}, size, icon, rgb(COLOR_INK));
	if (number)
		draw_text(draw, (struct rect){box.x + edge + size + box.h / 10, box.y, box.w, box.h}, ALIGN_LEFT,
		          &style, draw_format(draw, "%d", number));
}

void draw_dark_pill(struct draw *draw, struct rect box)
{
	struct skin dark = {.radius = (float)box.h / 2, .top = rgb(COLOR_TOOLTIP), .bottom = rgb(COLOR_TOOLTIP)};
	draw_skin(draw, box, &dark);
}
