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

/* ---- none hides another ---- */

/* Of what is drawn that which is filled, and no larger than a plate with words. */
void plates_find(const struct play *play, const struct draw *draw, struct plates *plates)
{
	int most = (int)fmax(play->view.camera.size / 2, play_px(play, 40));
	plates->count = 0;
	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		if (cmd->kind == DRAW_SKIN && (cmd->u.skin.top & 0xff) == 0xff && cmd->box.h <= most)
			plates_add(plates, cmd->box);
	}
}

void plates_add(struct plates *plates, struct rect box)
{
	if (plates->count < PLATES_MOST)
		plates->boxes[plates->count++] = box;
}

void plates_add_figure(const struct play *play, struct plates *plates, const struct setup_figure *figure)
{
	float high = figure_on_tile(play->view.camera.size);
	enum figure_pose pose = figure_pose_on(figure->figure, figure->cell, figure->spot);
	struct vec at = play_stand(play, figure->figure, figure->cell, figure->spot);
	float wide = figure_width(pose, high), up = figure_lies(pose) ? high * 0.3f : high;
	float down = figure_lies(pose) ? high * 0.3f : 0;
	plates_add(plates, rect_make((int)(at.x - wide / 2), (int)(at.y - up), (int)wide, (int)(up + down)));
}

void plates_add_figures(const struct play *play, struct plates *plates)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(session_game(play->session), figures);
	for (int i = 0; i < count; i++)
		plates_add_figure(play, plates, &figures[i]);
}

void plates_add_shields(const struct play *play, struct plates *plates)
{
	const struct game *game = session_game(play->session);
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		struct rect cell = play_cell_box(play, tile.cell.x, tile.cell.y);
		const struct tile_map *map = tile_map_of(board_maps(play->board), tile.type, tile.rotation);
		for (int k = 0; map && k < map->shield_count; k++) {
			const struct paint_spot *at = &map->shields[k];
			float side = (float)cell.w, half = at->clearance * side;
			plates_add(plates, rect_make((int)((float)cell.x + at->x * side - half),
			                             (int)((float)cell.y + at->y * side - half), (int)(2 * half),
			                             (int)(2 * half)));
		}
	}
}

static bool is_free(const struct plates *plates, struct rect box)
{
	bool free = true;
	for (int i = 0; i < plates->count && free; i++)
		free = !rect_overlap(plates->boxes[i], rect_inset(box, -1));
	return free;
}

static bool is_inside(struct rect box, struct rect of)
{
	return !of.w ||
	       (box.x >= of.x && box.y >= of.y && box.x + box.w <= of.x + of.w && box.y + box.h <= of.y + of.h);
}

static struct rect near_free(const struct plates *plates, struct rect box, struct rect bounds)
{
	/* round it, in steps of a tenth of a way */
	static const int8_t ways[][2] = {{0, -10}, {0, 10}, {10, 0}, {-10, 0}, {7, 7}, {7, -7}, {-7, -7}, {-7, 7}};
	int count = (int)(sizeof ways / sizeof *ways), most = (box.w + 2 * box.h) * count;
	for (int i = count - 1; i < most; i++) {
		int far = i / count;
		struct rect there = box;
		there.x += ways[i % count][0] * far / 10;
		there.y += ways[i % count][1] * far / 10;
		if (is_inside(there, bounds) && is_free(plates, there))
			return there;
	}
	return bounds.w ? near_free(plates, box, (struct rect){0}) : box;
}

struct rect plates_lay(struct plates *plates, struct rect box, struct rect bounds)
{
	box = near_free(plates, box, bounds);
	plates_add(plates, box);
	return box;
}
