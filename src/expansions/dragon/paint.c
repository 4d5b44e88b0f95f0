/* paint.c - what the Princess & the Dragon prints on its tiles: the dragon's sign, the ring of stones of a magic
 * portal, the princess at her window, the mouths of a tunnel, the light over a volcano.  (The volcano itself is painted
 * with the land: River II has one too.) */
#include "paint/land/sign.h"

static int princess_city(const struct tile_type *type)
{
	for (int i = 0; i < type->city_count; i++)
		if (type->cities[i].signs >> SIGN_PRINCESS & 1)
			return i;
	return 0;
}

#define MOUTH_HALF 0.082f

/* A tunnel's mouths, by where they look to. */
static void mouths_add(struct scene *s)
{
	static item_painter *const draw[EDGE_COUNT] = {mouth_north_draw, mouth_east_draw, mouth_south_draw,
	                                               mouth_west_draw};
	static item_painter *const shade[EDGE_COUNT] = {mouth_north_shade, mouth_east_shade, mouth_south_shade,
	                                                mouth_west_shade};

	for (int i = 0; i < s->plan.road_count; i++) {
		struct vec along, end = line_point(&s->plan.roads[i], line_length(&s->plan.roads[i]), &along);
		/* narrower where a farmer lies beside it, but no road ends without one */
		float room = (scene_spot_distance(s, end) - 0.036f) / MOUTH_HALF;
		int side = along.y > 0.35f ? EDGE_N : along.y < -0.35f ? EDGE_S : along.x > 0 ? EDGE_W : EDGE_E;

		scene_add(s, draw[side], shade[side], end)->size = room > 1 ? 1 : room < 0.72f ? 0.72f : room;
	}
}

/* The crater's light on its smoke. */
static void glow_add(struct scene *s)
{
	struct vec at = s->plan.volcano_at;

	scene_add(s, crater_glow_draw, NULL, vec(at.x, at.y - 0.162f))->depth = (int)((at.y + 0.086f) * DEPTH_UNIT);
}

static void land_add(struct scene *s)
{
	if (s->plan.type->flags & TILE_TUNNEL)
		mouths_add(s);
	if (s->plan.volcano && !s->plan.water_count)
		glow_add(s);
}

static const struct tile_sign signs[] = {
    {TILE_DRAGON, NULL, 0.235f, 0, dragon_sign_draw, dragon_sign_shade},
    {TILE_PORTAL, NULL, 0.26f, 0, portal_draw, portal_shade},
    {TILE_PRINCESS, princess_city, 0.190f, 1.75f, princess_tower_draw, princess_tower_shade},
};

const struct expansion_paint dragon_paint = {ROWS(sign, signs), .add = land_add};
