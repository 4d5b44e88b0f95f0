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

/* ---- what stands up beyond its own cell ---- */

static struct art_tile art_of(const struct board *board, struct setup_tile tile)
{
	struct art_tile art = {.type = tile.type, .rotation = tile.rotation, .x = tile.cell.x, .y = tile.cell.y};
	board_tile(board, tile.cell.x, tile.cell.y, &art); /* with what lies beside it, where that counts */
	return art;
}

/* The commands from `first` on are pictures of what stands, drawn anew in the dark. */
static void dark_from(struct draw *draw, const struct tally *tally, int first, float alpha)
{
	for (int i = first; i < draw->count; i++) {
		if (draw->cmds[i].kind != DRAW_IMAGE)
			continue;
		/* about what the dusk leaves of it */
		draw->cmds[i].u.image.how.mod = rgb(tally_castle(tally) ? 0xA39D9E : 0x979BA8);
		draw->cmds[i].u.image.how.alpha *= alpha / dim_alpha(tally);
	}
}

static void overlay_draw(struct draw *draw, struct board *board, struct setup_tile tile, struct rect box,
                         struct rect clip)
{
	struct art_tile art = art_of(board, tile);
	draw_clip_push(draw, clip);
	tile_art_overlay(board_art(board), draw, art, tile_art_have(board_art(board), art, art_level(box.w)), box);
	draw_clip_pop(draw);
}

/* Walls and roofs of a tile that stick out over the bare table, or over a tile on which something is lit: one to the
 * north or west, for what stands on a tile to the east lies over them.  `lit` NULL: over the bare table alone. */
static void bleed(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_lit *lit,
                  int index, struct rect box)
{
	struct setup_tile tile = game_tile(tally->game, index);
	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++) {
			int there = game_tile_at(tally->game, tile.cell.x + dx, tile.cell.y + dy);
			if (there < 0 || (lit && lit->any[there] && (dy < 0 || (dy == 0 && dx < 0))))
				overlay_draw(draw, board, tile, box, rect_moved(box, dx * box.w, dy * box.h));
		}
}

void stage_dim_board(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_lit *lit,
                     const struct art_tile *printed, struct rect box, float alpha)
{
	const struct castle_board *castle = game_tile_set(tally->game)->castle;
	bool ground = printed->what == ART_BLOCK;
	if (lit->all || alpha <= 0)
		return;
	/* the wall is the score track: with the land about it it stays in the light */
	if (ground && (game_tile_at(tally->game, printed->x, printed->y) >= 0 || lit->bare ||
	               !castle_inside(castle, printed->x, printed->y)))
		return;
	struct tile_art *art = board_art(board);
	int first = draw->count, level = tile_art_have(art, *printed, art_level(box.w));
	if (ground)
		tile_art_ground(art, draw, *printed, level, box);
	else
		tile_art_overlay(art, draw, *printed, level, box);
	dark_from(draw, tally, first, alpha * dim_alpha(tally));
}

/* What is printed on a game's board; `before` NULL: it was all lit. */
static void fade_board(struct stage *stage, const struct tally_look *look, const struct stage_lit *before,
                       const struct stage_lit *lit, float dim)
{
	int count;
	const struct art_tile *tiles = board_tiles(stage->board, &count);
	if (!game_tile_set(stage->tally->game)->castle)
		return;
	for (int i = 0; i < count; i++) {
		struct rect box = camera_cell(&stage->camera, stage->view, tiles[i].x, tiles[i].y);
		bool dark = before && !before->all && !lit->all && before->bare == lit->bare;
		if (tiles[i].what == ART_TILE || !rect_overlap(art_bleed(box), stage->window))
			continue;
		if (before && !dark)
			stage_dim_board(look->draw, stage->board, stage->tally, before, &tiles[i], box, 1 - dim);
		stage_dim_board(look->draw, stage->board, stage->tally, lit, &tiles[i], box, dark ? 1 : dim);
	}
	/* what sticks out over cells without a tile, once more: those have been dimmed since */
	for (int i = 0; i < game_tile_count(stage->tally->game); i++) {
		struct cell cell = game_tile(stage->tally->game, i).cell;
		struct rect box = camera_cell(&stage->camera, stage->view, cell.x, cell.y);
		if (rect_overlap(rect_inset(box, -box.w), stage->window))
			bleed(look->draw, stage->board, stage->tally, NULL, i, box);
	}
}

/* What stands at this tile's north edge, column by column: what is lit and reaches over a tile comes out of that tile's
 * dusk; what is not and reaches over a cell without one goes dark there. */
static void north_bleed(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_lit *lit,
                        int index, struct rect box, float alpha)
{
	enum { STEPS = 32, STEP = TILE_MAP_SIZE / STEPS };
	struct setup_tile tile = game_tile(tally->game, index);
	const struct tile_map *map = tile_map_of(board_maps(board), tile.type, tile.rotation);
	bool bare = game_tile_at(tally->game, tile.cell.x, tile.cell.y - 1) < 0;
	if (!map || (alpha < dim_alpha(tally) && !bare))
		return;
	for (int x = 0, start = -1; x <= STEPS; x++) {
		bool on = x < STEPS && codes_has(&lit->codes[index], map->view[x * STEP + STEP / 2]) != bare;
		if (on && start < 0)
			start = x;
		if (on || start < 0)
			continue;
		int left = box.x + start * box.w / STEPS, right = box.x + x * box.w / STEPS, first = draw->count;
		overlay_draw(draw, board, tile, box, (struct rect){left, box.y - box.h / 2, right - left, box.h / 2});
		if (bare)
			dark_from(draw, tally, first, alpha);
		start = -1;
	}
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
static void towers_dim(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_lit *lit,
                       int index, struct rect box, float alpha)
{
	struct setup_tile tile = game_tile(tally->game, index);
	for (int n = 0; n < 4; n++) {
		int x = tile.cell.x + (n & 1), y = tile.cell.y + (n >> 1), last = -1;
		bool stands = false, shines = false;
		for (int k = 0; k < 4; k++) {
			int at = game_tile_at(tally->game, x + corner_cells[k][0], y + corner_cells[k][1]);
			if (at < 0)
				continue;
			struct setup_tile one = game_tile(tally->game, at);
			last = last < 0 ? at : last;
			if (tile_art_towers(board_art(board), one.type, one.rotation) >> corner_names[k] & 1) {
				stands = true;
				shines = shines || corner_lit(tally, lit, at, corner_names[k]);
			}
		}
		if (!stands || last != index)
			continue;
		int first = draw->count;
		tile_art_tower(board_art(board), draw, box.x + (n & 1) * box.w, box.y + (n >> 1) * box.h, box.w);
		if (!shines)
			dark_from(draw, tally, first, alpha);
	}
}

void stage_dim(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_lit *lit,
               int index, struct rect box, float alpha)
{
	alpha *= dim_alpha(tally);
	if (lit->all || alpha <= 0)
		return;
	bool whole = alpha >= dim_alpha(tally); /* nothing moves: what stands is told apart too */
	if (!lit->any[index]) {
		draw_fill(draw, box, rgba(veil(tally), alpha));
		int first = draw->count;
		bleed(draw, board, tally, lit, index, box);
		dark_from(draw, tally, first, alpha);
		if (whole)
			towers_dim(draw, board, tally, lit, index, box, alpha);
		return;
	}
	struct setup_tile tile = game_tile(tally->game, index);
	struct art_tile art = art_of(board, tile);
	struct tile_codes dark = codes_besides(&lit->codes[index]);
	struct light dusk = {.fill = rgba(veil(tally), 1), .side = TILE_MAP_SIZE};
	light_tile(draw, board_maps(board), &art, &dark, 0, &dusk, box, alpha);
	north_bleed(draw, board, tally, lit, index, box, alpha);
	if (whole)
		towers_dim(draw, board, tally, lit, index, box, alpha);
}

void stage_light_change(struct stage *stage, const struct tally_look *look, const struct stage_lit *lit, float dim)
{
	const struct tally *tally = stage->tally;
	struct tally_state last;
	struct stage_lit before;
	bool had = look->state->act > 0;
	if (had) {
		tally_state_at(tally, tally->acts[look->state->act].start - 1e-3, &last);
		stage_lit_find(&before, tally, &last);
	}
	fade_board(stage, look, had ? &before : NULL, lit, dim);
	int count;
	/* from north to south as on the board, or a tower would lie below the veil of a tile behind it */
	const struct art_tile *tiles = board_tiles(stage->board, &count);
	for (int t = 0; t < count; t++) {
		struct rect box = camera_cell(&stage->camera, stage->view, tiles[t].x, tiles[t].y);
		int i = game_tile_at(tally->game, tiles[t].x, tiles[t].y);
		if (tiles[t].what != ART_TILE || i < 0 || !rect_overlap(box, stage->window))
			continue;
		/* dark before and after: nothing changes */
		bool dark = had && !before.all && !lit->all && !before.any[i] && !lit->any[i];
		if (dark) {
			stage_dim(look->draw, stage->board, tally, lit, i, box, 1);
			continue;
		}
		if (had && !before.all)
			stage_dim(look->draw, stage->board, tally, &before, i, box, 1 - dim);
		stage_dim(look->draw, stage->board, tally, lit, i, box, dim);
	}
}
