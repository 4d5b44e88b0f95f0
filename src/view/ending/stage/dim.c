/* What is lit, and the dusk over all the rest: on the land half of the colour, two thirds of the brightness, and cool;
 * inside a wall most of the colour stays, or roofs would turn to grey. */
#include "view/ending/stage/stage.h"

#include "view/table/light.h"

#include <string.h>

/* One layer of a dark blue does both; one of a dark that is almost black leaves the colours. */
static uint32_t veil(const struct tally *tally) { return tally_castle(tally) ? 0x140E10 : 0x232B42; }

/* How much of it: less inside a wall that stays in the light and would make a black hole of what it encloses. */
static float dim_alpha(const struct tally *tally) { return tally_castle(tally) ? .40f : .52f; }

void stage_lit_add(struct stage_lit *lit, const struct tally *tally, const struct feature *feature)
{
	for (int i = 0; i < feature->spot_count; i++) {
		struct cell cell = feature->spots[i].cell;
		int index = game_tile_at(tally->game, cell.x, cell.y);
		if (index < 0)
			continue;
		codes_add(&lit->codes[index], tile_code_laid(tally->game, cell, feature->spots[i].spot));
		lit->any[index] = true;
	}
}

void stage_lit_city(struct stage_lit *lit, const struct tally *tally, int index)
{
	const struct tally_city *city = &tally->cities[index];
	stage_lit_add(lit, tally, &city->feature);
	for (int i = 0; city->carcassonne && i < city->feature.tile_count; i++) {
		int tile = game_tile_at(tally->game, city->feature.tiles[i].x, city->feature.tiles[i].y);
		for (int n = 0; n < 16; n++)
			codes_add(&lit->codes[tile], paint_code(PAINT_HAVEN, n));
		codes_add(&lit->codes[tile], paint_code(PAINT_NONE, 0)); /* towers and courts */
		lit->any[tile] = true;
	}
}

/* A road is a narrow thing: it shines. */
void stage_light(const struct stage *stage, const struct tally_look *look, const struct feature *feature, uint32_t hex,
                 float alpha)
{
	const struct light light = {.fill = rgba(LOOK_LIT, feature->kind == FEATURE_ROAD ? .35f : .12f),
	                            .rim = rgb(hex),
	                            .halo = rgb(COLOR_HALO),
	                            .rim_width = .032f};
	light_feature(look->draw, stage->board, stage->tally->game, feature, &light, &stage->camera, stage->view,
	              alpha);
}

static void lit_tile(struct stage_lit *lit, const struct tally *tally, struct cell cell)
{
	int tile = game_tile_at(tally->game, cell.x, cell.y);
	memset(&lit->codes[tile], 0xff, sizeof lit->codes[tile]);
	lit->any[tile] = true;
}

/* What stands amid land that is all lit is lit with it: a dark monastery would be a hole in the field. */
static void lit_amid(struct stage_lit *lit, const struct tally *tally, int index)
{
	const struct tile_type *type = &game_tile_set(tally->game)->types[game_tile(tally->game, index).type];
	bool all = type->field_count > 0;
	for (int f = 0; f < type->field_count; f++)
		all = all && codes_has(&lit->codes[index], paint_code(PAINT_FIELD, f));
	if (all)
		codes_add_amid(&lit->codes[index]);
}

static void lit_farms(struct stage_lit *lit, const struct tally *tally, uint64_t farms)
{
	for (int i = 0; i < tally->farm_count; i++)
		if (farms >> i & 1)
			stage_lit_add(lit, tally, &tally->farms[i].feature);
	for (int i = 0; farms && !tally_castle(tally) && i < game_tile_count(tally->game); i++)
		if (lit->any[i])
			lit_amid(lit, tally, i);
}

void stage_lit_find(struct stage_lit *lit, const struct tally *tally, const struct tally_state *state)
{
	const struct tally_act *act = &tally->acts[state->act];
	bool by_tile;
	memset(lit, 0, sizeof *lit);
	lit->all = act->kind == ACT_WALL || (act->kind == ACT_TITLE && act->part == PART_START);
	lit->bare = act->kind == ACT_KEEP; /* they are what is counted */
	lit_farms(lit, tally, act->farms);
	switch (act->kind) {
	case ACT_TITLE:
	case ACT_END:
		lit_farms(lit, tally, ~(uint64_t)0);
		for (int c = 0; c < tally->city_count; c++)
			if (tally->cities[c].letter[0])
				stage_lit_city(lit, tally, c);
		lit->all = lit->all || tally->farm_count == 0;
		break;
	case ACT_FEATURE:
		stage_lit_add(lit, tally, act->feature);
		/* counted by what stands on a tile; of a court's markets only the court is lit */
		by_tile = feature_among(FEATURES_BUILT | (FEATURES_OF_CASTLE & FEATURES_BY_EDGE), act->feature->kind);
		for (int i = 0; i < act->tile_count && by_tile; i++)
			if (state->tile[i] > 0)
				lit_tile(lit, tally, act->tiles[i]);
		break;
	case ACT_CITIES:
		for (int i = 0; i < act->city_count; i++)
			stage_lit_city(lit, tally, act->cities[i]);
		break;
	case ACT_FARM:
	case ACT_HELD:
		if (act->land)
			stage_lit_add(lit, tally, act->land);
		for (int i = 0; i < act->city_count; i++)
			if (state->city[i] > 0)
				stage_lit_city(lit, tally, act->cities[i]);
		break;
	default:
		break;
	}
}

static bool all_dark(const struct stage_lit *lit, int index) { return lit && !lit->all && !lit->any[index]; }

/* ---- what stands up beyond its own cell ---- */

static struct art_tile art_of(const struct board *board, struct setup_tile tile)
{
	struct art_tile art = {.type = tile.type, .rotation = tile.rotation, .x = tile.cell.x, .y = tile.cell.y};
	board_tile(board, tile.cell.x, tile.cell.y, &art); /* with what lies beside it, where that counts */
	return art;
}

/* The commands from `first` on are pictures of what stands: about what the dusk leaves of it. */
static void dark_from(struct draw *draw, const struct tally *tally, int first, float part)
{
	for (int i = first; i < draw->count; i++) {
		if (draw->cmds[i].kind != DRAW_IMAGE)
			continue;
		draw->cmds[i].u.image.how.mod = rgb(tally_castle(tally) ? 0xA39D9E : 0x979BA8);
		draw->cmds[i].u.image.how.alpha *= part;
	}
}

/* What stands on a tile once more, within the clip. */
static void overlay_draw(struct draw *draw, struct board *board, struct art_tile art, struct rect box, struct rect clip)
{
	draw_clip_push(draw, clip);
	tile_art_overlay(board_art(board), draw, art, tile_art_have(board_art(board), art, art_level(box.w)), box);
	draw_clip_pop(draw);
}

/* Walls and roofs of a dark tile that stick out over the bare table, or over a tile on which something is lit: one to
 * the north or west, for what stands on a tile to the east lies over them. */
static void bleed(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_dusk *dusk,
                  int index, struct rect box)
{
	struct setup_tile tile = game_tile(tally->game, index);
	for (int n = 0; n < 9; n++) {
		int dx = n % 3 - 1, dy = n / 3 - 1, first = draw->count;
		int there = game_tile_at(tally->game, tile.cell.x + dx, tile.cell.y + dy);
		float part = 0;
		for (int s = 0; s < 2; s++)
			if (all_dark(dusk->lits[s], index) && (there < 0 || (n < 4 && dusk->lits[s]->any[there])))
				part += dusk->parts[s];
		if (part > 0)
			overlay_draw(draw, board, art_of(board, tile), box, rect_moved(box, dx * box.w, dy * box.h));
		dark_from(draw, tally, first, part);
	}
}

void stage_dim_board(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_dusk *dusk,
                     const struct art_tile *printed, struct rect box)
{
	bool ground = printed->what == ART_BLOCK;
	float part = 0;
	/* the wall is the score track: with the land about it it stays in the light */
	if (ground && !castle_inside(game_tile_set(tally->game)->castle, printed->x, printed->y))
		return;
	for (int s = 0; s < 2; s++)
		if (dusk->lits[s] && !dusk->lits[s]->all && !(ground && dusk->lits[s]->bare))
			part += dusk->parts[s];
	if (part <= 0)
		return;
	int first = draw->count, level = tile_art_have(board_art(board), *printed, art_level(box.w));
	if (ground)
		tile_art_ground(board_art(board), draw, *printed, level, box);
	else
		tile_art_overlay(board_art(board), draw, *printed, level, box);
	dark_from(draw, tally, first, part);
}

/* What stands at this tile's north edge, column by column: what is lit and reaches over a tile comes out of that tile's
 * dusk; what is not and reaches over a cell without one goes dark there. */
static void north_bleed(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_lit *lit,
                        struct art_tile art, int index, struct rect box, float part)
{
	enum { STEPS = 32, STEP = TILE_MAP_SIZE / STEPS };
	const struct tile_map *map = tile_map_of(board_maps(board), art.type, art.rotation);
	bool bare = game_tile_at(tally->game, art.x, art.y - 1) < 0;
	draw_alpha_push(draw, part);
	for (int x = 0, start = -1; map && x <= STEPS; x++) {
		bool on = x < STEPS && codes_has(&lit->codes[index], map->view[x * STEP + STEP / 2]) != bare;
		if (on && start < 0)
			start = x;
		if (on || start < 0)
			continue;
		int left = box.x + start * box.w / STEPS, right = box.x + x * box.w / STEPS, first = draw->count;
		overlay_draw(draw, board, art, box, (struct rect){left, box.y - box.h / 2, right - left, box.h / 2});
		if (bare)
			dark_from(draw, tally, first, 1);
		start = -1;
	}
	draw_alpha_pop(draw);
}

/* ---- towers ---- */

static const int8_t corner_cells[4][2] = {{0, 0}, {-1, 0}, {0, -1}, {-1, -1}};
static const uint8_t corner_names[4] = {PAINT_CORNER_NW, PAINT_CORNER_NE, PAINT_CORNER_SW, PAINT_CORNER_SE};

/* Is a city that comes to this corner of the tile lit? */
static bool corner_lit(const struct tally *tally, const struct stage_lit *lit, int index, int corner)
{
	static const unsigned sides[4] = {[PAINT_CORNER_NW] = 1u << EDGE_N | 1u << EDGE_W,
	                                  [PAINT_CORNER_NE] = 1u << EDGE_N | 1u << EDGE_E,
	                                  [PAINT_CORNER_SE] = 1u << EDGE_S | 1u << EDGE_E,
	                                  [PAINT_CORNER_SW] = 1u << EDGE_S | 1u << EDGE_W};
	struct setup_tile tile = game_tile(tally->game, index);
	const struct tile_type *type = &game_tile_set(tally->game)->types[tile.type];
	for (int c = 0; c < type->city_count; c++)
		if (tile_segment_reach(type, tile.rotation, FEATURE_CITY, c) & sides[corner] &&
		    codes_has(&lit->codes[index], paint_code(PAINT_CITY, c)))
			return true;
	return false;
}

/* Towers on the lattice belong to several tiles: each is drawn once more with the last of them, lit or dim as a
 * whole. */
static void towers_dim(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_dusk *dusk,
                       int index, struct rect box)
{
	struct setup_tile tile = game_tile(tally->game, index);
	for (int n = 0; n < 4; n++) {
		int x = tile.cell.x + (n & 1), y = tile.cell.y + (n >> 1), last = -1;
		bool stands = false, shines[2] = {false};
		for (int k = 0; k < 4; k++) {
			int at = game_tile_at(tally->game, x + corner_cells[k][0], y + corner_cells[k][1]);
			if (at < 0)
				continue;
			struct setup_tile one = game_tile(tally->game, at);
			last = last < 0 ? at : last;
			if (!(tile_art_towers(board_art(board), one.type, one.rotation) >> corner_names[k] & 1))
				continue;
			stands = true;
			for (int s = 0; s < 2; s++)
				shines[s] = shines[s] || !dusk->lits[s] || dusk->lits[s]->all ||
				            corner_lit(tally, dusk->lits[s], at, corner_names[k]);
		}
		float part = (shines[0] ? 0 : dusk->parts[0]) + (shines[1] ? 0 : dusk->parts[1]);
		for (int dark = part >= 1; stands && last == index && dark <= (part > 0); dark++) {
			int first = draw->count;
			tile_art_tower(board_art(board), draw, box.x + (n & 1) * box.w, box.y + (n >> 1) * box.h,
			               box.w);
			if (dark)
				dark_from(draw, tally, first, part);
		}
	}
}

void stage_dim(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_dusk *dusk,
               int index, struct rect box)
{
	const struct light veiled = {.fill = rgba(veil(tally), 1), .side = TILE_MAP_SIZE};
	struct art_tile art = art_of(board, game_tile(tally->game, index));
	float part = 0;
	bool dims = false;
	for (int s = 0; s < 2; s++) {
		const struct stage_lit *lit = dusk->lits[s];
		if (!lit || lit->all || dusk->parts[s] <= 0)
			continue;
		dims = true;
		part += all_dark(lit, index) ? dusk->parts[s] : 0;
		if (all_dark(lit, index))
			continue;
		struct tile_codes dark = codes_besides(&lit->codes[index]);
		light_tile(draw, board_maps(board), &art, &dark, 0, &veiled, box, dusk->parts[s] * dim_alpha(tally));
		north_bleed(draw, board, tally, lit, art, index, box, dusk->parts[s]);
	}
	if (part > 0) {
		draw_fill(draw, box, rgba(veil(tally), part * dim_alpha(tally)));
		bleed(draw, board, tally, dusk, index, box);
	}
	if (dims)
		towers_dim(draw, board, tally, dusk, index, box);
}
