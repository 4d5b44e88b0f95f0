#include "view/ending/stage/field_private.h"

#include "view/list/draw.h"
#include "view/table/light.h"

#include <math.h>
#include <stdlib.h>

/* ---- which pixels ---- */

int field_at(const struct field *field, int x, int y)
{
	for (int i = 0; field && i < field->cell_count; i++)
		if (field->cells[i].cell.x == x && field->cells[i].cell.y == y)
			return i;
	return -1;
}

/* Which pixels of a cell are the land's own, and how deep in it each lies. */
static bool cell_fill(struct field_cell *cell, const struct tally *tally, const struct feature *feature,
                      struct tile_maps *maps, float *depths)
{
	struct setup_tile tile;
	struct tile_codes own;
	unsigned open = 0;
	if (!codes_of_feature(tally->game, feature, cell->cell, &tile, &own))
		return true;
	for (int edge = 0; edge < EDGE_COUNT; edge++)
		open |= cell->near[edge] < 0 ? 1u << edge : 0;
	struct tile_codes all = own;
	codes_add_amid(&all);
	const struct tile_map *map = tile_map_of(maps, tile.type, tile.rotation);
	if (!map || !light_depths(map, &all, open, depths))
		return false;
	for (int k = 0; k < PX * PX; k++)
		if (codes_has(&own, map->ground[k]))
			cell->depth[k] = (uint8_t)(1 + fmaxf(0, fminf(depths[k] * DEPTH_STEPS, DEPTH_MOST - 1)));
	return true;
}

static bool cells_fill(struct field *field, const struct tally *tally, const struct feature *feature,
                       struct tile_maps *maps)
{
	float *depths = malloc(sizeof *depths * PX * PX);
	field->cells = calloc((size_t)feature->tile_count + 1, sizeof *field->cells);
	bool ok = depths && field->cells;
	field->cell_count = ok ? feature->tile_count : 0;
	for (int i = 0; i < field->cell_count; i++)
		field->cells[i].cell = feature->tiles[i];
	for (int i = 0; i < field->cell_count && ok; i++) {
		struct field_cell *cell = &field->cells[i];
		for (int d = 0; d < EDGE_COUNT; d++)
			cell->near[d] = field_at(field, cell_beside(cell->cell, d).x, cell_beside(cell->cell, d).y);
		ok = cell_fill(cell, tally, feature, maps, depths);
	}
	free(depths);
	return ok;
}

/* ---- how far along the land ---- */

static bool node_inside(const struct field_cell *cell, int node)
{
	int x = node % FIELD_STEPS * STEP, y = node / FIELD_STEPS * STEP, count = 0;
	for (int j = 0; j < STEP; j++)
		for (int i = 0; i < STEP; i++)
			count += cell->depth[(y + j) * PX + x + i] != 0;
	return count * 4 >= STEP * STEP;
}

/* The node d steps away, or -1; goes over into the next cell. */
static int node_beside(const struct field *field, int node, int dx, int dy)
{
	int cell = node / NODES, x = node % NODES % FIELD_STEPS + dx, y = node % NODES / FIELD_STEPS + dy;
	int d = y < 0 ? 0 : x >= FIELD_STEPS ? 1 : y >= FIELD_STEPS ? 2 : x < 0 ? 3 : -1;
	if (d >= 0) {
		cell = field->cells[cell].near[d];
		x = d == 1 ? x - FIELD_STEPS : d == 3 ? x + FIELD_STEPS : x;
		y = d == 2 ? y - FIELD_STEPS : d == 0 ? y + FIELD_STEPS : y;
	}
	if (cell < 0 || x < 0 || y < 0 || x >= FIELD_STEPS || y >= FIELD_STEPS)
		return -1;
	return cell * NODES + y * FIELD_STEPS + x;
}

static float *node_way(struct field *field, int node, enum front front)
{
	return &field->cells[node / NODES].reaches[front].way[node % NODES];
}

static uint8_t *node_label(struct field *field, int node) { return &field->cells[node / NODES].label[node % NODES]; }

static bool node_reach(struct field *field, int from, int to, float length, enum front front)
{
	float way = *node_way(field, from, front) + length, *there = node_way(field, to, front);
	if (*there < -.5f || way >= *there)
		return false;
	*there = way;
	if (front == FLOOD)
		*node_label(field, to) = *node_label(field, from);
	return true;
}

struct passage {
	int from, to;
	float length;
};

/* From all whose way is known, forth and back over the land until none gets shorter. */
static void ways_spread(struct field *field, const struct passage *passages, int passage_count, enum front front)
{
	int count = field->cell_count * NODES;
	for (bool more = true, back = false; more || back; back = !back) {
		more = back && more;
		for (int i = 0; i < count; i++) {
			int node = back ? count - 1 - i : i;
			float way = *node_way(field, node, front);
			for (int k = 0; k < 9 && way > -.5f && way < FAR / 2; k++) {
				int dx = k % 3 - 1, dy = k / 3 - 1, to = k == 4 ? -1 : node_beside(field, node, dx, dy);
				float length = (dx && dy ? 1.41421356f : 1) / FIELD_STEPS;
				more |= to >= 0 && node_reach(field, node, to, length, front);
			}
		}
		for (int i = 0; i < passage_count && passages[i].from >= 0; i++) {
			const struct passage *it = &passages[i];
			more |= node_reach(field, it->from, it->to, it->length, front) ||
			        node_reach(field, it->to, it->from, it->length, front);
		}
	}
}

/* The node of the farm nearest to a point of the table. */
static int node_near(const struct field *field, float x, float y)
{
	int best = -1;
	float least = FAR;
	for (int i = 0; i < field->cell_count; i++) {
		const struct field_cell *cell = &field->cells[i];
		for (int n = 0; n < NODES; n++) {
			if (cell->reaches[FLOOD].way[n] < -.5f)
				continue;
			float dx = (float)cell->cell.x + ((float)(n % FIELD_STEPS) + .5f) / FIELD_STEPS - x;
			float dy = (float)cell->cell.y + ((float)(n / FIELD_STEPS) + .5f) / FIELD_STEPS - y;
			if (dx * dx + dy * dy < least) {
				least = dx * dx + dy * dy;
				best = i * NODES + n;
			}
		}
	}
	return best;
}

enum { PASSAGES_MAX = 32 };

static int passages_find(const struct field *field, const struct tally *tally, const struct feature *feature,
                         struct passage passages[PASSAGES_MAX])
{
	int count = 0;
	if (tally_castle(tally)) /* no court goes on below anything */
		return 0;
	for (int i = 0; i < feature->spot_count; i++) {
		struct cell at = feature->spots[i].cell;
		struct setup_tile tile = game_tile(tally->game, game_tile_at(tally->game, at.x, at.y));
		const struct tile_type *type = &game_tile_set(tally->game)->types[tile.type];
		struct paint_link links[PAINT_LINKS_MAX];
		int link_count = paint_links(type, tile.rotation, links);
		for (int k = 0; k < link_count && count < PASSAGES_MAX; k++) {
			if (links[k].code != tile_map_code(type, tile.rotation, feature->spots[i].spot))
				continue;
			float dx = links[k].x1 - links[k].x0, dy = links[k].y1 - links[k].y0;
			passages[count++] = (struct passage){
			    .from = node_near(field, (float)at.x + links[k].x0, (float)at.y + links[k].y0),
			    .to = node_near(field, (float)at.x + links[k].x1, (float)at.y + links[k].y1),
			    .length = sqrtf(dx * dx + dy * dy)};
		}
	}
	return count;
}

/* Land the grid cannot reach (a strip thinner than a step) is last. */
static void ways_settle(struct field *field, enum front front)
{
	float most = 0;
	for (int i = 0; i < field->cell_count * NODES; i++) {
		float way = *node_way(field, i, front);
		most = way < FAR / 2 && way > most ? way : most;
	}
	for (int i = 0; i < field->cell_count; i++) {
		struct reach *reach = &field->cells[i].reaches[front];
		reach->least = FAR;
		for (int n = 0; n < NODES; n++) {
			float *way = &reach->way[n];
			*way = *way > FAR / 2 ? most : *way;
			if (*way < -.5f)
				continue;
			reach->least = *way < reach->least ? *way : reach->least;
			reach->most = *way > reach->most ? *way : reach->most;
		}
	}
	field->most[front] = most;
}

static void ways_find(struct field *field, const struct tally *tally, const struct tally_farm *farm,
                      struct tile_maps *maps)
{
	int node_count = field->cell_count * NODES;
	struct passage passages[PASSAGES_MAX];
	for (int i = 0; i < node_count; i++) {
		float way = node_inside(&field->cells[i / NODES], i % NODES) ? FAR : -1;
		*node_way(field, i, FLOOD) = *node_way(field, i, SWEEP) = way;
		*node_label(field, i) = NO_LABEL;
	}
	int passage_count = passages_find(field, tally, &farm->feature, passages);
	bool tie = farm->owners & (farm->owners - 1);
	int sources[FIGURES_MAX];
	for (int i = 0; i < farm->feature.figure_count; i++) {
		const struct feature_figure *figure = &farm->feature.figures[i];
		uint8_t code;
		const struct tile_map *map = tile_map_laid(maps, tally->game, figure->cell, figure->spot, &code);
		struct paint_spot at = tile_map_anchor(map, code);
		sources[i] = node_near(field, (float)figure->cell.x + at.x, (float)figure->cell.y + at.y);
		if (sources[i] < 0)
			continue;
		*node_label(field, sources[i]) = figure->seat;
		*node_way(field, sources[i], FLOOD) = 0;
	}
	ways_spread(field, passages, passage_count, FLOOD);
	/* the sweep: from the owner's land over the others', or on a tie from the beds over all */
	for (int i = 0; i < node_count && !tie; i++) {
		uint8_t label = *node_label(field, i);
		if (label != NO_LABEL && farm->owners >> label & 1)
			*node_way(field, i, SWEEP) = 0;
	}
	for (int i = 0; i < farm->feature.figure_count && tie; i++)
		if (sources[i] >= 0)
			*node_way(field, sources[i], SWEEP) = 0;
	ways_spread(field, passages, passage_count, SWEEP);
	ways_settle(field, FLOOD);
	ways_settle(field, SWEEP);
}

struct field *field_create(const struct tally *tally, int index, struct tile_maps *maps)
{
	const struct tally_farm *farm = tally_land(tally, index);
	struct field *field = calloc(1, sizeof *field);
	if (!field)
		return NULL;
	field->court = farm->feature.kind == FEATURE_COURT;
	field->key = hash_int(hash_int(HASH_BASIS, (int64_t)game_hash(tally->game)), index + 1000);
	bool made = pattern_sheet_make(&field->wheat, 0, PX);
	for (int seat = 0; seat < tally->player_count; seat++) {
		unsigned own = 1u << game_color(tally->game, seat);
		if (farm->farmers[seat])
			made = made && pattern_sheet_make(&field->sheets[seat], own, PX);
		field->owners |= farm->owners >> seat & 1 ? own : 0;
	}
	made = made && pattern_sheet_make(&field->owned, field->owners, PX);
	if (!made || !cells_fill(field, tally, &farm->feature, maps)) {
		field_destroy(field);
		return NULL;
	}
	ways_find(field, tally, farm, maps);
	return field;
}

void field_destroy(struct field *field)
{
	if (!field)
		return;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		free(field->sheets[seat].pixels);
	free(field->owned.pixels);
	free(field->wheat.pixels);
	free(field->cells);
	free(field);
}
