#include "view/table/piece.h"

#include <bastide/paint.h>
#include <stdlib.h>

#include "view/art/theme.h"

enum { KEEP = -1 };

/* What a piece is painted from; copied into the draw list. */
struct painted {
	int kind;       /* of a wall tile; KEEP: a keep */
	uint32_t color; /* of a keep: 0xRRGGBB */
};

static bool piece_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct painted *piece = context;
	void *scratch = malloc(paint_scratch_size(w));
	(void)h;
	if (!scratch)
		return false;
	if (piece->kind == KEEP)
		paint_keep(piece->color, w, pixels, scratch);
	else
		paint_wall_tile(piece->kind, w, pixels, scratch);
	free(scratch);
	return true;
}

/* Painted for a few sizes, so that zooming asks for no new picture every frame. */
static int size_for(int wide)
{
	int size = 16;
	while (size < wide && size < 512)
		size += size / 2;
	return size;
}

static void draw_piece(struct draw *draw, const struct painted *piece, struct rect box, float alpha)
{
	int size = size_for(box.w);
	struct picture picture = picture_of("piece", size, size, piece_paint, piece, sizeof *piece);
	draw_picture(draw, &picture, &(struct draw_image){.dst = box, .alpha = alpha});
}

void piece_wall_tile(struct draw *draw, struct rect box, int kind, float alpha)
{
	draw_piece(draw, &(struct painted){.kind = kind}, box, alpha);
}

void piece_keep(struct draw *draw, struct rect box, int color)
{
	draw_piece(draw, &(struct painted){KEEP, player_colors[color].body}, box, 1);
}
