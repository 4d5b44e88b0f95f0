/* Features and roads that are counted. */
#include "view/ending/stage/stage.h"

#include "view/art/figure.h"
#include "view/ending/stage/signs.h"

/* ---- unfinished features ---- */

/* Pennants of the city on one of its tiles. */
static int pennants_on(const struct tally *tally, const struct feature *feature, struct cell cell)
{
	struct setup_tile tile = game_tile(tally->game, game_tile_at(tally->game, cell.x, cell.y));
	const struct tile_type *type = &game_tile_set(tally->game)->types[tile.type];
	int count = 0;
	for (int i = 0; i < feature->spot_count; i++) {
		if (!cell_same(feature->spots[i].cell, cell))
			continue;
		int city = tile_segment_at(type, tile.rotation, FEATURE_CITY, feature->spots[i].spot.at);
		count += city < 0 ? 0 : type->cities[city].pennants;
	}
	return count;
}

static void pennant_draw(const struct tally_look *look, float x, float y, float r, int count, float alpha)
{
	struct text_style style = look_text(look, 20, true, 0xFFFFFF);
	draw_circle(look->draw, x, y, r + look_stroke(look, 2), rgba(COLOR_HALO, alpha));
	draw_circle(look->draw, x, y, r, rgba(0x2F62B0, alpha));
	style.color = rgba(0xFFFFFF, alpha);
	draw_text(look->draw, rect_make((int)(x - 1.5f * r), (int)(y - r), (int)(3 * r), (int)(2 * r)), ALIGN_CENTER,
	          &style, draw_format(look->draw, "+%d", count));
}

/* Which start space is counted i-th, or -1. */
static int counted_start(const struct tally_act *act, int i)
{
	int start = i - (act->tile_count - act->start_count);
	return start < 0 ? -1 : act->starts[start];
}

/* Would somebody who is counted hide a number there? */
static bool stood_on(const struct stage *stage, const struct tally_act *act, float x, float y, float r)
{
	float tall = figure_on_tile(stage->camera.size);
	for (int i = 0; i < act->farmer_count; i++) {
		struct vec cell = stage_farmer(stage, act, i), at = stage_point(stage, cell.x, cell.y);
		if (x > at.x - tall / 2 - r && x < at.x + tall / 2 + r && y > at.y - tall - r &&
		    y < at.y + tall / 2 + r)
			return true;
	}
	return false;
}

static struct vec market_place(const struct stage *stage, const struct tally_act *act, int i)
{
	struct rect box = castle_counted_box(stage, act, i);
	struct vec middle = rect_middle(box);
	int index = game_tile_at(stage->tally->game, act->tiles[i].x, act->tiles[i].y);
	if (index < 0 || i >= act->tile_count - act->start_count)
		return middle;
	struct setup_tile tile = game_tile(stage->tally->game, index);
	const struct tile_map *map = tile_map_of(board_maps(stage->board), tile.type, tile.rotation);
	return map && map->market
	           ? stage_point(stage, (float)tile.cell.x + map->market_x, (float)tile.cell.y + map->market_y)
	           : middle;
}

static bool coin_clear(const struct stage *stage, const struct tally_act *act, struct vec at, const struct vec *before,
                       int count, float r)
{
	bool clear = !stood_on(stage, act, at.x, at.y, 1.4f * r); /* with the number at its corner */
	for (int k = 0; k < count && clear; k++) {
		float dx = at.x - before[k].x, dy = at.y - before[k].y;
		clear = dx * dx + dy * dy > 2.2f * 2.2f * r * r;
	}
	return clear;
}

/* As near to its stalls as followers and the coins before it let it, on the court if that can be. */
static struct vec coin_place(const struct stage *stage, const struct tally_act *act, int i, const struct vec *before,
                             float r)
{
	enum { ROUND = 8, STEPS = 5 };
	static const struct vec ways[ROUND] = {{-1, 0},      {1, 0},      {0, -1},     {0, 1},
	                                       {-.7f, -.7f}, {.7f, -.7f}, {-.7f, .7f}, {.7f, .7f}};
	struct vec market = market_place(stage, act, i), cell = {act->tiles[i].x, act->tiles[i].y},
	           corner = stage_point(stage, cell.x, cell.y);
	if (coin_clear(stage, act, market, before, i, r))
		return market;
	for (int n = 0; n < 2 * ROUND * STEPS; n++) {
		float far = .8f * r * (float)(1 + n / ROUND % STEPS), side = (float)stage->camera.size;
		struct vec way = ways[n % ROUND], at = {market.x + way.x * far, market.y + way.y * far};
		bool on = stage_covers(stage, act->feature, cell.x + (at.x - corner.x) / side,
		                       cell.y + (at.y - corner.y) / side);
		if ((on || n >= ROUND * STEPS) && coin_clear(stage, act, at, before, i, r))
			return at;
	}
	return market;
}

/* The Castle: a coin for each market of the court, at its stalls. */
static void markets_draw(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	struct vec places[TILES_MAX];
	float r = coin_radius(stage, look);
	for (int i = 0; i < act->tile_count && act->pay_count; i++) {
		places[i] = coin_place(stage, act, i, places, r);
		if (look->state->tile[i] <= 0)
			continue;
		marks_coin(stage, look, places[i], r, (int)act->pays[0].points / act->tile_count, look->state->tile[i]);
		if (tally_landed(look->state->tile[i]))
			marks_count(look, places[i], r, i, look->state->tile[i]);
	}
}

void marks_feature(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	uint32_t color = COLOR_SLOT;
	if (act->feature->kind == FEATURE_COURT) { /* it floods, and has a border of its own (stage.c) */
		markets_draw(stage, look);
		return;
	}
	for (int seat = 0; seat < stage->tally->player_count; seat++)
		if (act->owners >> seat & 1 && look->state->beats[BEAT_SUM] > 0)
			color = player_colors[game_color(stage->tally->game, seat)].body;
	stage_light(stage, look, act->feature, color, look->state->beats[BEAT_LIGHT]);
	float r = 15 * look->k;
	for (int i = 0; i < act->tile_count; i++) {
		if (look->state->tile[i] <= 0)
			continue;
		struct rect cell = castle_counted_box(stage, act, i);
		draw_outline(look->draw, rect_inset(cell, look_px(look, 2)), look_stroke(look, 4), look_stroke(look, 3),
		             rgba(COLOR_SLOT, unit_part(look->state->tile[i], 0, .4f)));
		/* a second market on the same tile beside the first */
		float aside = 0;
		for (int k = 0; k < i; k++)
			aside +=
			    cell_same(act->tiles[k], act->tiles[i]) && counted_start(act, k) == counted_start(act, i)
			        ? 2.2f * r
			        : 0;
		float x = (float)(cell.x + cell.w) - r - 6 * look->k, y = (float)cell.y + r + 6 * look->k;
		x = stood_on(stage, act, x - aside, y, r) ? (float)cell.x + r + 6 * look->k + aside : x - aside;
		look_ordinal(look, x, y, r, i + 1, ease_out_back(unit_part(look->state->tile[i], .3f, .9f), 1.4f), 1);
		int pennants = pennants_on(stage->tally, act->feature, act->tiles[i]);
		if (pennants && act->feature->kind == FEATURE_CITY)
			pennant_draw(look, (float)(cell.x + cell.w) - r - 6 * look->k,
			             (float)cell.y + 3.4f * r + 6 * look->k, r, pennants,
			             unit_part(look->state->tile[i], .6f, 1));
	}
}

/* The roads that a card is paid for, one by one. */
void marks_roads(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	struct feature road;
	uint32_t color = player_colors[game_color(stage->tally->game, act->seat)].body;
	for (int i = 0; i < act->road_count; i++) {
		struct feature_spot at = act->roads[i];
		if (look->state->tile[i] <= 0 ||
		    !game_feature_at(stage->tally->game, at.cell.x, at.cell.y, at.spot, &road))
			continue;
		stage_light(stage, look, &road, color, unit_part(look->state->tile[i], 0, .4f));
		struct vec on = stage_anchor(stage, at.cell, at.spot);
		look_coin(look, on.x, on.y, 19 * look->k, 1, unit_part(look->state->tile[i], .3f, .7f));
	}
}
