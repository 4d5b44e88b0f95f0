/* What a part of the table looks like: wood, grounds, walls and towers, figures. */
#include "view/table/layer.h"

static bool tile_lies(const struct board_content *content, int x, int y)
{
	for (int i = 0; i < content->count; i++)
		if (content->tiles[i].x == x && content->tiles[i].y == y)
			return true;
	return false;
}

static void draw_shadow(struct draw *draw, struct rect box)
{
	float side = (float)box.w;
	struct skin skin = {.shadow = rgba(0x0B0603, 0.55f), .shadow_blur = side * 0.10f, .shadow_dy = side * 0.05f};
	draw_skin(draw, box, &skin);
}

/* Towers of the lattice line north of row `y`, each once. */
static void draw_towers(const struct layer *layer, const struct composer *composer, struct draw *draw, int y,
                        struct rect clip)
{
	const struct board_content *content = &layer->drawn;
	bool done[64] = {false};
	int first = 0;
	for (int i = 0; i < content->count; i++)
		first = content->tiles[i].x < first ? content->tiles[i].x : first;
	for (int i = 0; i < content->count; i++) {
		struct art_tile tile = content->tiles[i];
		if (tile.y != y && tile.y != y - 1)
			continue;
		unsigned corners = tile_art_towers(composer->art, tile.type, tile.rotation);
		for (int corner = 0; corner < 4; corner++) {
			bool east = corner == PAINT_CORNER_NE || corner == PAINT_CORNER_SE;
			bool south = corner == PAINT_CORNER_SE || corner == PAINT_CORNER_SW;
			int x = tile.x + east;
			if (!(corners >> corner & 1) || tile.y + south != y)
				continue;
			if (x - first < 64 && done[x - first])
				continue;
			if (x - first < 64)
				done[x - first] = true;
			struct rect box = layer_cell(layer, x, y);
			if (rect_overlap(art_bleed(box), clip))
				tile_art_tower(composer->art, draw, box.x, box.y, layer->size);
		}
	}
}

static void draw_grounds(const struct layer *layer, const struct composer *composer, struct draw *draw,
                         struct rect clip)
{
	const struct board_content *content = &layer->drawn;
	const struct board_under *under = composer->under;
	for (int i = 0; i < content->count; i++) {
		struct rect box = layer_cell(layer, content->tiles[i].x, content->tiles[i].y);
		/* Blurred, it reaches further than walls do. */
		if (rect_overlap(rect_inset(box, -box.w / 2), clip) &&
		    !(tile_lies(content, content->tiles[i].x, content->tiles[i].y + 1) &&
		      tile_lies(content, content->tiles[i].x + 1, content->tiles[i].y)))
			draw_shadow(draw, box);
	}
	for (int i = 0; i < content->count; i++) {
		struct rect box = layer_cell(layer, content->tiles[i].x, content->tiles[i].y);
		if (!rect_overlap(art_bleed(box), clip))
			continue;
		tile_art_ground(composer->art, draw, content->tiles[i], content->levels[i], box);
		if (composer->hairline) {
			draw_fill(draw, (struct rect){box.x, box.y, box.w, 1}, rgba(0x2B1A0E, 0.22f));
			draw_fill(draw, (struct rect){box.x, box.y, 1, box.h}, rgba(0x2B1A0E, 0.22f));
		}
		if (!tile_lies(content, content->tiles[i].x, content->tiles[i].y + 1))
			tile_art_slab(composer->art, draw, content->tiles[i], box);
		if (under && under->key && under->paint)
			under->paint(under->self, draw, &content->tiles[i], box);
	}
}

static void draw_figures(const struct layer *layer, struct draw *draw, struct rect clip)
{
	const struct board_content *content = &layer->drawn;
	float height = (float)layer->size * FIGURE_ON_TILE;
	for (int i = 0; i < content->figure_count; i++) {
		const struct board_figure *figure = &content->figures[i];
		float x = figure->x * (float)layer->size - (float)layer->place.x;
		float y = figure->y * (float)layer->size - (float)layer->place.y;
		struct rect box = {(int)(x - 2 * height), (int)(y - 2 * height), (int)(4 * height), (int)(4 * height)};
		if (rect_overlap(box, clip))
			draw_figure(draw, x, y, height, figure->pose, figure->color, figure->look, 1);
	}
}

void layer_paint(const struct layer *layer, const struct composer *composer, struct draw *draw, struct rect clip)
{
	const struct board_content *content = &layer->drawn;
	const struct board_under *under = composer->under;
	draw_clip_push(draw, clip);
	tile_art_table(composer->art, draw, clip, -layer->place.x, -layer->place.y, layer->size);
	draw_grounds(layer, composer, draw, clip);
	int i = 0;
	while (i < content->count) {
		int y = content->tiles[i].y;
		draw_towers(layer, composer, draw, y, clip);
		for (; i < content->count && content->tiles[i].y == y; i++) {
			struct rect box = layer_cell(layer, content->tiles[i].x, y);
			if (rect_overlap(art_bleed(box), clip))
				tile_art_overlay(composer->art, draw, content->tiles[i], content->levels[i], box);
		}
		if (i == content->count || content->tiles[i].y > y + 1)
			draw_towers(layer, composer, draw, y + 1, clip);
	}
	for (i = 0; under && under->key && under->after && i < content->count; i++) {
		struct rect box = layer_cell(layer, content->tiles[i].x, content->tiles[i].y);
		if (rect_overlap(art_bleed(box), clip))
			under->after(under->self, draw, &content->tiles[i], box);
	}
	draw_figures(layer, draw, clip);
	draw_clip_pop(draw);
}
