/* Names of farms; features and roads that are counted. */
#include "tally_marks.h"

#include "light.h"

#include <math.h>
#include <stdlib.h>

static float part(float progress, float from, float to)
{
	float p = (progress - from) / (to - from);
	return p < 0 ? 0 : p > 1 ? 1 : p;
}

/* ---- names ---- */

/* Does the farm reach this edge of this tile of its own? */
static bool farm_reaches(const struct tally *tally, const struct tally_farm *farm, struct cell cell, int edge)
{
	struct setup_tile tile = game_tile(tally->game, game_tile_at(tally->game, cell.x, cell.y));
	const struct tile_type *type = &game_tile_set(tally->game)->types[tile.type];
	for (int i = 0; i < farm->feature.spot_count; i++) {
		struct feature_spot at = farm->feature.spots[i];
		for (int f = 0; f < type->field_count && at.cell.x == cell.x && at.cell.y == cell.y; f++) {
			unsigned halves = halves_turned(type->fields[f].half_edges, tile.rotation);
			if (at.spot.at < HALF_COUNT && halves >> at.spot.at & 1 && halves >> 2 * edge & 3)
				return true;
		}
	}
	return false;
}

static float overlap_area(struct rect a, struct rect b)
{
	int x0 = a.x > b.x ? a.x : b.x, x1 = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
	int y0 = a.y > b.y ? a.y : b.y, y1 = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
	return x1 > x0 && y1 > y0 ? (float)(x1 - x0) * (float)(y1 - y0) : 0;
}

float marks_hidden(const struct stage *stage, struct rect box, float hem)
{
	int inset = (int)(hem * (float)stage->camera.size);
	const struct tally *tally = stage->tally;
	float hidden = 0;
	for (int c = 0; c < tally->city_count; c++)
		for (int g = 0; g < tally->cities[c].gap_count && tally->cities[c].farms; g++)
			hidden += overlap_area(box, rect_inset(camera_cell(&stage->camera, stage->view, tally->cities[c].gaps[g].x,
									   tally->cities[c].gaps[g].y), inset));
	return hidden;
}

/* How badly a name stands there: what it hides, then how far it is from the
 * farm's middle.  Over tiles it may reach a little, over what is told not. */
static float name_cost(const struct stage *stage, const struct tally_farm *farm, struct rect box,
		       const struct rect avoid[], int avoid_count)
{
	const struct tally *tally = stage->tally;
	struct vec middle = stage_point(stage, farm->cx, farm->cy);
	float dx = (float)box.x + (float)box.w / 2 - middle.x, dy = (float)box.y + (float)box.h / 2 - middle.y;
	float area = (float)box.w * (float)box.h, hidden = marks_hidden(stage, box, 0), covered = 0;
	for (int i = 0; i < avoid_count; i++)
		hidden += overlap_area(box, avoid[i]);
	for (int i = 0; i < game_tile_count(tally->game); i++) {
		struct cell cell = game_tile(tally->game, i).cell;
		covered += overlap_area(box, camera_cell(&stage->camera, stage->view, cell.x, cell.y));
	}
	float distance = sqrtf(dx * dx + dy * dy) / (float)stage->camera.size;
	return distance + 30 * hidden / area + 3 * covered / area;
}

/* Beside the farm, over the bare table: on each outer edge of its land in the
 * middle or at either end. */
static struct rect name_draw(struct stage *stage, struct draw *draw, const struct tally_look *look, int index,
			     const struct rect avoid[], int avoid_count, float alpha)
{
	static const int dx[] = {1, -1, 0, 0}, dy[] = {0, 0, 1, -1}, edges[] = {EDGE_E, EDGE_W, EDGE_S, EDGE_N};
	const struct tally *tally = stage->tally;
	const struct tally_farm *farm = &tally->farms[index];
	struct text_style style = look_text(look, FACE_SERIF, 22, false, COLOUR_INK);
	int w = text_width(draw->metrics, &style, farm->name) + look_px(look, 28), h = style.px + look_px(look, 16);
	int away = look_px(look, 14);
	struct rect best = rect_center(rect_make((int)stage_point(stage, farm->cx, farm->cy).x,
						 (int)stage_point(stage, farm->cx, farm->cy).y, 0, 0), w, h);
	float least = 1e9f;
	for (int i = 0; i < farm->feature.tile_count; i++)
		for (int n = 0; n < 12; n++) {
			int d = n / 3, along = n % 3 - 1, x = farm->feature.tiles[i].x + dx[d], y = farm->feature.tiles[i].y + dy[d];
			if (game_tile_at(tally->game, x, y) >= 0 || !farm_reaches(tally, farm, farm->feature.tiles[i], edges[d]))
				continue;
			struct rect cell = camera_cell(&stage->camera, stage->view, x, y);
			struct rect box = rect_center(cell, w, h);
			if (dx[d]) {
				box.x = dx[d] > 0 ? cell.x + away : cell.x + cell.w - w - away;
				box.y += along * ((cell.h - h) / 2 - away);
			} else {
				box.y = dy[d] > 0 ? cell.y + away : cell.y + cell.h - h - away;
				box.x += along * ((cell.w - w) / 2 - away);
			}
			bool inside = box.x >= stage->view.x && box.x + w <= stage->view.x + stage->view.w
				      && box.y >= stage->view.y && box.y + h <= stage->view.y + stage->view.h;
			float cost = inside ? name_cost(stage, farm, box, avoid, avoid_count) : 1e9f;
			if (cost < least) {
				least = cost;
				best = box;
			}
		}
	return look_tag(draw, look, (float)best.x + (float)w / 2, (float)best.y + (float)h / 2, farm->name, false, alpha);
}

/* Neither over one another nor over the letters of cities or the board where
 * farmers gather. */
void marks_names(struct stage *stage, struct draw *draw, const struct tally_look *look, const struct tally_act *act,
		 uint64_t farms, float alpha)
{
	const struct tally *tally = stage->tally;
	struct rect avoid[FIGURES_MAX + TILES_MAX + 1];
	int count = 0, w = look_px(look, 44), h = look_px(look, 50);
	if (act->kind == ACT_CITIES && act->gathers)
		avoid[count++] = stage_gather_board(stage, look, act);
	for (int c = 0; c < tally->city_count && count < TILES_MAX; c++) {
		const struct city_place *place = stage_city_place(stage, c);
		struct vec top = stage_point(stage, place->top_x, place->top_y);
		if (tally->cities[c].letter[0])
			avoid[count++] = rect_make((int)top.x - w / 2, (int)top.y - h * 2 / 3, w, h);
	}
	for (int i = 0; i < tally->farm_count; i++)
		if (farms >> i & 1) {
			avoid[count] = name_draw(stage, draw, look, i, avoid, count, alpha);
			count++;
		}
}

/* ---- unfinished features ---- */

/* Pennants of the city on one of its tiles. */
static int pennants_on(const struct tally *tally, const struct feature *feature, struct cell cell)
{
	struct setup_tile tile = game_tile(tally->game, game_tile_at(tally->game, cell.x, cell.y));
	const struct tile_type *type = &game_tile_set(tally->game)->types[tile.type];
	int count = 0;
	for (int i = 0; i < feature->spot_count; i++) {
		if (feature->spots[i].cell.x != cell.x || feature->spots[i].cell.y != cell.y)
			continue;
		for (int c = 0; c < type->city_count; c++)
			if (edges_turned(type->cities[c].edges, tile.rotation) >> feature->spots[i].spot.at & 1)
				count += type->cities[c].pennants;
	}
	return count;
}

static void pennant_draw(struct draw *draw, const struct tally_look *look, float x, float y, float r, int count, float alpha)
{
	struct text_style style = look_text(look, FACE_SERIF, 20, true, 0xFFFFFF);
	draw_circle(draw, x, y, r + look_stroke(look, 2), rgba(0xFFF6DC, alpha));
	draw_circle(draw, x, y, r, rgba(0x2F62B0, alpha));
	style.color = rgba(0xFFFFFF, alpha);
	draw_text(draw, rect_make((int)(x - 1.5f * r), (int)(y - r), (int)(3 * r), (int)(2 * r)), ALIGN_CENTER, &style,
		  draw_format(draw, "+%d", count));
}

void marks_feature(struct stage *stage, struct draw *draw, const struct tally_look *look,
		   const struct tally_state *state)
{
	const struct tally_act *act = &stage->tally->acts[state->act];
	uint32_t color = 0xFFD978;
	for (int seat = 0; seat < stage->tally->player_count; seat++)
		if (act->owners >> seat & 1 && state->beats[BEAT_SUM] > 0)
			color = player_colors[game_color(stage->tally->game, seat)].body;
	struct light light = {.fill = rgba(0xFFE08A, .12f), .rim = rgb(color), .halo = rgb(0xFFF6DC), .rim_width = .032f};
	light_feature(draw, stage->board, stage->tally->game, act->feature, &light, &stage->camera, stage->view,
		      state->beats[BEAT_LIGHT]);
	float r = 15 * look->k;
	for (int i = 0; i < act->tile_count; i++) {
		if (state->tile[i] <= 0)
			continue;
		struct rect cell = camera_cell(&stage->camera, stage->view, act->tiles[i].x, act->tiles[i].y);
		draw_outline(draw, rect_inset(cell, look_px(look, 2)), look_stroke(look, 4), look_stroke(look, 3),
			     rgba(0xFFD978, part(state->tile[i], 0, .4f)));
		look_ordinal(draw, look, (float)(cell.x + cell.w) - r - 6 * look->k, (float)cell.y + r + 6 * look->k, r, i + 1,
			     ease_out_back(part(state->tile[i], .3f, .9f), 1.4f), 1);
		int pennants = pennants_on(stage->tally, act->feature, act->tiles[i]);
		if (pennants && act->feature->kind == FEATURE_CITY)
			pennant_draw(draw, look, (float)(cell.x + cell.w) - r - 6 * look->k, (float)cell.y + 3.4f * r + 6 * look->k, r, pennants,
				     part(state->tile[i], .6f, 1));
	}
}

/* The Robber Baron's roads, one by one. */
void marks_roads(struct stage *stage, struct draw *draw, const struct tally_look *look,
		 const struct tally_state *state)
{
	const struct tally_act *act = &stage->tally->acts[state->act];
	struct feature *road = malloc(sizeof *road);
	uint32_t color = player_colors[game_color(stage->tally->game, act->seat)].body;
	struct light light = {.fill = rgba(0xFFE08A, .35f), .rim = rgb(color), .halo = rgb(0xFFF6DC), .rim_width = .03f};
	for (int i = 0; road && i < act->road_count; i++) {
		struct feature_spot at = act->roads[i];
		if (state->tile[i] <= 0 || !game_feature_at(stage->tally->game, at.cell.x, at.cell.y, at.spot, road))
			continue;
		light_feature(draw, stage->board, stage->tally->game, road, &light, &stage->camera, stage->view, part(state->tile[i], 0, .4f));
		struct vec cell = board_anchor(stage->board, stage->tally->game, at.cell, at.spot), on = stage_point(stage, cell.x, cell.y);
		look_coin(draw, on.x, on.y, 19 * look->k, 1, part(state->tile[i], .3f, .7f));
	}
	free(road);
}
