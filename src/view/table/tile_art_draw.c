/* Tiles, towers, the slabs below tiles and the table below all as pictures in a draw list. */
#include "view/table/tile_art_private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "view/host/host.h"

/* Planks are this high, in tiles, or half of it or a fourth and so on, that none is higher than it was painted: the
 * grain is as fine as the screen from near and from afar, and moves with the land while the table is zoomed. */
#define PLANK_TILES 1.6
#define PLANK_MOST 172.0

struct part_context {
	struct part_job job;
	int part;
	struct entry *entry;
	uint8_t lost; /* the level's bit; 0: the rough one, which is painted where it is wanted */
};

static bool part_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct part_context *part = context;
	int size = art_level_size(ART_ROUGH);
	(void)w, (void)h;
	if (part->lost) { /* the platform has dropped what it had */
		part->entry->ready &= (uint8_t)~part->lost;
		return false;
	}
	void *scratch = malloc(paint_scratch_size(size));
	if (!scratch)
		return false;
	art_part_paint(&part->job, part->part, size, pixels, scratch);
	free(scratch);
	return true;
}

struct rect art_frame_on(struct paint_frame frame, int size, struct rect box)
{
	double across = (double)box.w / size, down = (double)box.h / size;
	int left = box.x - (int)lround(frame.left * across), top = box.y - (int)lround(frame.top * down);
	int right = box.x + (int)lround((frame.width - frame.left) * across);
	int bottom = box.y + (int)lround((frame.height - frame.top) * down);
	return (struct rect){left, top, right - left, bottom - top};
}

/* `rows`: from where to where of the tile's square, 0 ... 1, when that alone lies on the box. */
static void part_draw(struct tile_art *art, struct draw *draw, struct art_tile tile, int part, int level,
                      struct rect box, struct draw_image how, const float *rows)
{
	struct entry *entry = art_entry_of(art, tile);
	bool rough = level == ART_ROUGH;
	if (!entry || (rough && art->waits && entry->ordered)) /* a worker is at it, and nothing is shown till then */
		return;
	int size = art_level_size(level);
	struct paint_frame frame = art_part_frame(tile.preview, part, size);
	struct part_context context = {art_part_job(art, entry->tile), part, entry, (uint8_t)(rough ? 0 : 1u << level)};
	struct picture picture = {
	    .key = art_part_key(art, entry->tile, part, level),
	    .w = frame.width,
	    .h = frame.height,
	    .opaque = part == PART_GROUND && tile.what == ART_TILE && !tile.preview,
	    .alone = rough,
	    .paint = part_paint,
	    .context = &context,
	    .context_size = sizeof context,
	};
	how.dst = rows ? box : art_frame_on(frame, size, box);
	how.about = rect_middle(box);
	if (rows) {
		int top = (int)(rows[0] * (float)size), low = (int)ceilf(rows[1] * (float)size);
		how.src = rect_make(frame.left, frame.top + top, size, low > top ? low - top : 1);
	}
	draw_picture(draw, &picture, &how);
}

void tile_art_ground(struct tile_art *art, struct draw *draw, struct art_tile tile, int level, struct rect box)
{
	part_draw(art, draw, tile, PART_GROUND, level, box, (struct draw_image){.alpha = 1}, NULL);
}

void tile_art_overlay(struct tile_art *art, struct draw *draw, struct art_tile tile, int level, struct rect box)
{
	part_draw(art, draw, tile, PART_OVERLAY, level, box, (struct draw_image){.alpha = 1}, NULL);
}

void tile_art_preview(struct tile_art *art, struct draw *draw, struct art_tile tile, struct rect box, float alpha)
{
	tile_art_turned(art, draw, tile, box, alpha, 0);
}

void tile_art_turned(struct tile_art *art, struct draw *draw, struct art_tile tile, struct rect box, float alpha,
                     float turn)
{
	int level = art_level(box.w);
	tile_art_want(art, tile, level, 50);
	part_draw(art, draw, tile, PART_GROUND, tile_art_have(art, tile, level), box,
	          (struct draw_image){.alpha = alpha, .turn = turn}, NULL);
}

void tile_art_rows(struct tile_art *art, struct draw *draw, struct art_tile tile, int level, float from, float to,
                   struct rect box)
{
	part_draw(art, draw, tile, PART_GROUND, level, box, (struct draw_image){.alpha = 1}, (float[2]){from, to});
}

struct tower {
	int size;
	enum paint_season season;
};

static bool tower_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct tower *tower = context;
	void *scratch = malloc(paint_scratch_size(tower->size));
	(void)w, (void)h;
	if (!scratch)
		return false;
	paint_tower(tower->season, tower->size, pixels, scratch);
	free(scratch);
	return true;
}

unsigned tile_art_towers(struct tile_art *art, int type, int rotation)
{
	uint8_t *towers = &art->towers[type][rotation & 3];
	if (!*towers)
		*towers = (uint8_t)(1 + paint_towers(&art->tiles->types[type], rotation & 3));
	return *towers - 1u;
}

void tile_art_tower(struct tile_art *art, struct draw *draw, int x, int y, double size)
{
	struct tower tower = {art_level_size(art_level(size)), (enum paint_season)art->host->season};
	struct paint_frame frame = paint_tower_frame(tower.size);
	struct picture picture = picture_of("tower", frame.width, frame.height, tower_paint, &tower, sizeof tower);
	struct rect corner = {x, y, (int)lround(size), (int)lround(size)};
	draw_picture(draw, &picture, &(struct draw_image){.dst = art_frame_on(frame, tower.size, corner), .alpha = 1});
}

const struct paint_loose *tile_art_loose(struct tile_art *art, struct art_tile tile, int *count)
{
	const struct entry *entry = art_entry_of(art, tile);
	*count = entry ? entry->loose_count : 0;
	return entry ? entry->loose : NULL;
}

struct slab_context {
	struct paint_job job;
	int size;
};

static bool slab_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct slab_context *slab = context;
	(void)w, (void)h;
	paint_slab(&slab->job, slab->size, pixels);
	return true;
}

void tile_art_slab(struct tile_art *art, struct draw *draw, struct art_tile tile, struct rect box)
{
	tile = art_tile_now(art, tile);
	int size = art_level_size(art_level(box.w)), height = paint_slab_height(size);
	struct slab_context slab = {art_job(art, tile), size};
	struct picture picture = {
	    .key = hash_int(hash_text(art_tile_hash(art, tile), "slab"), size),
	    .w = size,
	    .h = height,
	    .paint = slab_paint,
	    .context = &slab,
	    .context_size = sizeof slab,
	};
	struct rect dst = {box.x, box.y + box.h, box.w, (int)lround((double)height * box.w / size)};
	draw_picture(draw, &picture, &(struct draw_image){.dst = dst, .alpha = 1});
}

void tile_art_table(struct tile_art *art, struct draw *draw, struct rect box, int ox, int oy, double size)
{
	struct wood_context context;
	struct picture picture = art_wood(art, &context);
	if (art->waits && !tile_art_wooden(art))
		return;
	double plank = fmax(size, 1) * PLANK_TILES;
	while (plank > PLANK_MOST)
		plank /= 2;
	while (plank <= PLANK_MOST / 2)
		plank *= 2;
	/* the picture is as large as a square of so many planks */
	double texel = plank * PAINT_TABLE_PLANKS / sqrt((double)picture.w * picture.h);
	double wide = picture.w * texel, high = picture.h * texel;
	int y0 = (int)floor((box.y - oy) / high);
	draw_clip_push(draw, box);
	for (int j = y0; oy + lround(j * high) < box.y + box.h; j++) {
		/* Each repetition a few sevenths to the side: no eye finds it.  A cloth's stripes go on. */
		double shift = art->wood.top == PAINT_LINEN ? 0 : (j * 3 % 7 + 7) % 7 / 7.0;
		int x0 = (int)floor((box.x - ox) / wide - shift), top = (int)lround(j * high);
		for (int i = x0; ox + lround((i + shift) * wide) < box.x + box.w; i++) {
			int left = (int)lround((i + shift) * wide);
			struct rect dst = {ox + left, oy + top, (int)lround((i + 1 + shift) * wide) - left,
			                   (int)lround((j + 1) * high) - top};
			draw_picture(draw, &picture, &(struct draw_image){.dst = dst, .alpha = 1});
		}
	}
	draw_clip_pop(draw);
}
