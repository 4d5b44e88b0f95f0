/* start.c - start spaces: the houses, towers, gates and stalls that lean on the wall. */
#include <string.h>

#include "paint/castle/board.h"
#include "paint/castle/court.h"

#define START_CORNER 0.05f

/* The building, on the edge of its cell that faces the court. */
static void add_building(struct ward *w, int edge, bool tower)
{
	static const struct vec outline[6] = {{0.0f, 0.0f},
	                                      {1.0f, 0.0f},
	                                      {1.0f - START_CORNER, START_CORNER},
	                                      {1.0f - START_CORNER, START_DEEP},
	                                      {START_CORNER, START_DEEP},
	                                      {START_CORNER, START_CORNER}};
	struct ward_block *b = &w->blocks[w->block_count++];

	b->tower = tower;
	b->edges = 1u << edge;
	b->deep = START_DEEP;
	for (int i = 0; i < 6; i++)
		line_add(&b->outline, vec_turned(outline[i], edge));
}

/* Two turrets beside the gate through which a path begins. */
static void add_gate(struct court *court, int edge)
{
	for (int i = 0; i < 2; i++) {
		struct vec at = vec_turned(vec(i ? 0.63f : 0.37f, 0.10f), edge);

		items_add(&court->items, turret_draw, NULL, at)->size = 0.052f;
	}
}

static void add_stalls(struct court *court, int edge, int markets)
{
	for (int i = 0; i < markets; i++) {
		struct vec at = vec_turned(vec(0.5f + 0.2f * ((float)i - 0.5f * (float)(markets - 1)), 0.095f), edge);

		items_add(&court->items, awning_draw, awning_shade, vec_off(at, 0, 0.05f))->look = 0;
	}
}

void paint_start(const struct paint_board *board, int start, uint8_t beside, int size, uint8_t *rgba, void *scratch)
{
	const struct castle_start *s = &board->castle->starts[start];
	int edge = (s->side + 2) & 3;
	struct paint_job job = {.seed = board->seed, .season = board->season};

	paint_start_cell(s, &job.x, &job.y);
	memset(job.beside, PAINT_BESIDE_WALL, sizeof job.beside);
	/* what it cannot see for the roof before it is closed all the same */
	job.beside[edge] = beside == PAINT_BESIDE_NOTHING ? PAINT_BESIDE_WALL : beside;
	struct court *court = court_begin(&job, 0x57a47, scratch);

	if (s->kind == FEATURE_HOUSE || s->kind == FEATURE_TOWER)
		add_building(&court->ward, edge, s->kind == FEATURE_TOWER);
	else if (s->kind == FEATURE_PATH)
		add_gate(court, edge);
	else
		add_stalls(court, edge, s->markets);
	mass_build(&court->mass, &court->ward);
	chimneys_add(court);
	court_paint(court, size, rgba, (uint8_t *)scratch + court_bytes());
}
