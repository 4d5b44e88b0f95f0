/* What was drawn for a larger sheet, moved so that another part of it lies in the window. */

#include "view/list/draw.h"

/* The points are a command's own, copied when it was appended; memory may be short. */
static void shift_path(struct draw *draw, struct draw_cmd *cmd, float dx, float dy)
{
	const struct path_data *old = cmd->u.path.path;
	struct path_data *moved = draw_alloc(draw, sizeof *moved);
	struct vec *points = draw_alloc(draw, sizeof *points * (size_t)(old->point_count + 1));

	if (!moved || !points)
		return;
	for (int i = 0; i < old->point_count; i++)
		points[i] = (struct vec){old->points[i].x + dx, old->points[i].y + dy};
	*moved = *old;
	moved->points = points;
	cmd->u.path.path = moved;
}

static void shift_one(struct draw *draw, struct draw_cmd *cmd, int dx, int dy)
{
	if (cmd->kind == DRAW_CLIP && cmd->box.w < 0)
		return;
	cmd->box = rect_moved(cmd->box, dx, dy);
	switch (cmd->kind) {
	case DRAW_IMAGE:
	case DRAW_LAYER:
		cmd->u.image.how.dst = rect_moved(cmd->u.image.how.dst, dx, dy);
		cmd->u.image.how.about.x += (float)dx;
		cmd->u.image.how.about.y += (float)dy;
		break;
	case DRAW_TEXT:
		cmd->u.text.at.x += (float)dx;
		cmd->u.text.at.y += (float)dy;
		break;
	case DRAW_FILL_PATH:
	case DRAW_STROKE_PATH:
		shift_path(draw, cmd, (float)dx, (float)dy);
		break;
	default:
		break;
	}
}

void draw_shift(struct draw *draw, int from, int dx, int dy)
{
	bool layer = false; /* its own coordinates */

	for (int i = from; i < draw->count; i++) {
		struct draw_cmd *cmd = &draw->cmds[i];

		layer |= cmd->kind == DRAW_LAYER_BEGIN;
		if (!layer)
			shift_one(draw, cmd, dx, dy);
		layer &= cmd->kind != DRAW_LAYER_END;
	}
}
