/* Badges of the overlay of fields. */
#include "view/play/land/pill.h"

#include <math.h>

static int pill_numbers(const struct pill *pill)
{
	int count = bit_count(pill->seats);
	if (pill->bare)
		return 0;
	return pill->share >= 0 && count > 0 ? 1 : count;
}

static int pill_width(const struct pill *pill, struct draw *draw, const struct text_style *style)
{
	int count = bit_count(pill->seats);
	float width = 29 + (float)count * 20 + (float)pill_numbers(pill) * 17;
	return (int)(pill->k * width) +
	       (pill->text ? text_width(draw->metrics, style, pill->text) + (int)(pill->k * 3) : 0);
}

static struct text_style pill_style(const struct play *play, const struct pill *pill)
{
	struct text_style style = text_bold(theme_text(&play->theme, TYPE_SMALL));
	style.px = (int)((float)style.px * pill->k / play->theme.scale);
	return style;
}

void pill_fit(const struct play *play, struct draw *draw, struct pill *pill, struct vec at, int tiles)
{
	/* Smaller on small tiles, so that neighbours' badges do not meet. */
	float k = (float)play->view.camera.size / 104, scale = play->theme.scale;
	pill->k = k > scale ? scale : k < 0.8f * scale ? 0.8f * scale : k;
	struct text_style style = pill_style(play, pill);
	int room = (int)((float)play->view.camera.size * (tiles > 2 ? 1.3f : 0.94f));
	if (pill_width(pill, draw, &style) > room && pill->text && pill->brief)
		pill->text = pill->brief;
	/* All of them carry the icon: rather a smaller one. */
	while (pill_width(pill, draw, &style) > room && pill->k > 0.66f * scale) {
		pill->k *= 0.94f;
		style = pill_style(play, pill);
	}
	pill->box = rect_about(play_on_screen(play, at), pill_width(pill, draw, &style), (int)(pill->k * 27));
}

void pill_draw(const struct play *play, struct draw *draw, const struct pill *pill)
{
	const struct game *game = session_game(play->session);
	struct text_style style = pill_style(play, pill);
	struct skin skin = theme_skin(&play->theme, SKIN_PILL);
	float k = pill->k;
	int icon = (int)(k * 17), badge = (int)(k * 20), number = (int)(k * 17);
	skin.rim = rgb(COLOR_TOOLTIP);
	skin.rim_width = theme_stroke(&play->theme, 1.5f);
	draw_skin(draw, pill->box, &skin);
	struct rect rest = {pill->box.x + (int)(k * 5), pill->box.y, pill->box.w - (int)(k * 8), pill->box.h};
	draw_icon(draw, rect_part_left(&rest, icon, (int)(k * 2)), icon, (enum icon)pill->icon, rgb(COLOR_INK));
	for (int seat = 0, left = pill_numbers(pill); seat < PLAYERS_MAX; seat++) {
		if (!(pill->seats >> seat & 1))
			continue;
		bool last = !(pill->seats >> seat >> 1);
		draw_badge_in(draw, rect_cut_left(&rest, badge), (float)badge - 1, (int)game_color(game, seat));
		if (left > 0 && (pill->share < 0 || last))
			draw_text(draw, rect_cut_left(&rest, number), ALIGN_CENTER, &style,
			          draw_format(draw, "%d", pill->points[seat]));
	}
	if (pill->text)
		draw_text(draw, rest, ALIGN_CENTER, &style, pill->text);
}
