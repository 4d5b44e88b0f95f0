/* flock.c - sheep on a pasture, a few together, and pigs in their pen. */
#include <math.h>

#include "paint/land/scene.h"

enum { FLOCK_LATTICE = 14, FLOCK_LEAST = 3, FLOCK_MOST = 5 };

/* It is painted elsewhere, but has its place here. */
static void nothing_draw(struct easel *c, const struct item *item) { (void)c, (void)item; }

static bool is_pasture(const struct scene *s, struct vec at, float room)
{
	struct parcel_place land = parcels_find(&s->land, at);

	if (land.here->crop != CROP_PASTURE || land.border < 0.015f || at.x < 0.05f || at.x > 0.95f || at.y < 0.05f ||
	    at.y > 0.97f || !scene_open(s, at, room))
		return false;
	for (int i = 0; i < s->spot_count; i++) {
		/* no sheep before a follower, none behind him */
		bool lies = paint_code_kind(s->spots[i].code) == PAINT_FIELD;
		float dx = fabsf(at.x - s->spots[i].x), dy = at.y - s->spots[i].y;

		if (lies ? dx < 0.21f && fabsf(dy) < 0.15f : dx < 0.15f && dy < 0.07f && dy > -0.38f)
			return false;
	}
	for (int i = 0; i < s->items.count; i++) {
		const struct item *o = &s->items.list[i];

		if (fabsf(o->at.x - at.x) < 0.034f + o->size && o->at.y - at.y < 0.03f + o->size * 2.4f &&
		    at.y - o->at.y < 0.045f)
			return false;
	}
	return mill_stands_clear(s, at, 0.02f, 0.03f);
}

static void sheep_add(struct scene *s, struct vec at, uint32_t look)
{
	bool loose = s->job->options & PAINT_LOOSE;
	struct item *item = scene_add(s,
	                              loose      ? nothing_draw
	                              : look & 1 ? grazing_west_draw
	                                         : grazing_east_draw,
	                              loose ? NULL : grazing_east_shade /* whichever way it looks */, at);

	item->size = 0.0205f;
	loose_add(s, PAINT_SHEEP_GRAZING, look & 1, at);
}

/* Round the first good place of a tile, in an order that is its own. */
void flock_add(struct scene *s)
{
	struct dice dice = {hash4(s->seed, 0xf10c, 0, 0)};
	int wanted = dice_range(&dice, FLOCK_LEAST, FLOCK_MOST);

	if (s->plan.type->flags & (TILE_PIGS | TILE_INN))
		return;
	for (int tried = 0; tried < FLOCK_LATTICE * FLOCK_LATTICE / 2; tried++) {
		struct vec at = vec_random(&dice, 0.08f, 0.10f, 0.92f, 0.94f);
		struct vec found[FLOCK_MOST];
		int count = 0;

		if (!is_pasture(s, at, 0.060f))
			continue;
		for (int i = 0; i < 40 && count < wanted; i++) {
			struct vec one = count ? vec_random(&dice, -0.095f, -0.060f, 0.095f, 0.060f) : vec(0, 0);
			bool fits = true;

			one = vec_plus(at, one);
			for (int k = 0; k < count; k++)
				fits &= fabsf(one.x - found[k].x) > 0.046f || fabsf(one.y - found[k].y) > 0.036f;
			if (fits && is_pasture(s, one, 0.030f))
				found[count++] = one;
		}
		if (count < FLOCK_LEAST)
			continue;
		for (int k = 0; k < count; k++)
			sheep_add(s, found[k], dice_next(&dice) >> 7);
		return;
	}
}

void pigs_add(struct scene *s)
{
	static const struct vec place[3] = {{-0.070f, -0.010f}, {0.068f, 0.010f}, {-0.016f, 0.086f}};
	struct vec at = s->plan.pigs_at;

	if (!(s->plan.type->flags & TILE_PIGS))
		return;
	struct item *pen = scene_add(s, pen_floor_draw, NULL, at);

	pen->size = PEN_WIDE;
	pen->depth = -2 * DEPTH_UNIT; /* flat: below everything that stands */
	/* its fence stands behind them and before them */
	scene_add(s, pen_back_draw, NULL, at)->depth -= (int)(PEN_TALL * DEPTH_UNIT);
	scene_add(s, pen_front_draw, NULL, at)->depth += (int)(PEN_TALL * DEPTH_UNIT);
	for (int i = 0; i < 3; i++) {
		bool east = i == 1;

		scene_add(s, east ? pig_east_draw : pig_west_draw, east ? pig_east_shade : pig_west_shade,
		          vec_plus(at, place[i]))
		    ->size = east ? 0.062f : 0.056f;
	}
}
