#include "view/play/core/plates.h"

#include <math.h>

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

void plates_add_figures(const struct play *play, struct plates *plates)
{
	for (int i = 0; i < play->found.standing_count; i++)
		plates_add(plates, play_body(play, play->found.standing[i].figure, play->found.standing[i].cell,
		                             play->found.standing[i].spot));
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
		if ((!bounds.w || rect_holds(bounds, there)) && is_free(plates, there))
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
