#include "view/kit/form.h"

#include "view/art/figure.h"
#include "view/kit/character.h"

static void emblem(struct ui *ui, float x, float y, float size, int character)
{
	struct rect disc = {(int)(x - size / 2), (int)(y - size / 2), (int)size, (int)size};

	if (character < 0)
		return;
	draw_circle(ui->draw, x, y, size / 2, rgb(COLOR_GOLD_RIM));
	draw_circle(ui->draw, x, y, size / 2 - theme_stroke(&ui->theme, 1.5f), rgb(COLOR_CREAM));
	draw_icon(ui->draw, disc, (int)(size * 0.72f), character_icon(character), rgb(COLOR_INK));
}

void portrait(struct ui *ui, struct rect box, int color, int character)
{
	float size = (float)(box.w < box.h ? box.w : box.h);

	draw_figure_in(ui->draw, box, POSE_STANDING, color);
	emblem(ui, (float)(box.x + box.w) - size * 0.22f, (float)(box.y + box.h) - size * 0.25f, size * 0.5f,
	       character);
}
