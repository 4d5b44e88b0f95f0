/* Where something may be told over the table for a while: a tip, a card, a message, the lines of the last round.  None
 * lies on another of them, nor on the tile that is thought about; rather on wood than on land, and rather there than on
 * a figure, a place or its number. */
#include "view/play/core/play.h"

#include <math.h>

/* What a pixel costs that it covers. */
#define PRICE_LAND 0.4
#define PRICE_OWN 1.2 /* of what it speaks of */
#define PRICE_PLACE 1.6
#define PRICE_PANEL 3
#define PRICE_CHOSEN 12
#define PRICE_NOTE 40

enum { OBSTACLES_MAX = 2 * TILES_MAX + FIGURES_MAX + PLAY_CELLS_MAX + 2 * PLAY_SLOTS_MAX + PLAY_NOTES_MAX + 8 };

struct obstacles {
	int count;
	struct {
		struct rect box;
		double price;
		bool place; /* where something is asked or told, or somebody stands */
	} items[OBSTACLES_MAX];
};

static void add(struct obstacles *obstacles, const struct play *play, struct rect box, double price, bool place)
{
	if (!rect_overlap(box, play->layout.table) || obstacles->count == OBSTACLES_MAX)
		return;
	obstacles->items[obstacles->count].box = box;
	obstacles->items[obstacles->count].place = place;
	obstacles->items[obstacles->count++].price = price;
}

/* The tile that lies in trial, or the place that is aimed at; empty: none. */
static struct rect chosen(const struct play *play)
{
	const struct play_cell *target = play->found.wait == WAIT_TILE ? play_target(play) : NULL;
	struct move laid;
	if (session_laid(play->session, &laid))
		return play_cell_box(play, laid.cell.x, laid.cell.y);
	return target && target->rotations ? play_cell_box(play, target->x, target->y) : (struct rect){0, 0, 0, 0};
}

static void add_cell(struct obstacles *obstacles, const struct play *play, struct cell cell, double price, bool place)
{
	add(obstacles, play, play_cell_box(play, cell.x, cell.y), price, place);
}

static void find(struct obstacles *obstacles, const struct play *play, const struct feature *feature)
{
	const struct game *game = session_game(play->session);
	bool tile = play->found.wait == WAIT_TILE && !play_hands_off(play);
	obstacles->count = 0;
	for (int i = 0; i < play->notes.count; i++)
		add(obstacles, play, play->notes.boxes[i], PRICE_NOTE, true);
	add(obstacles, play, chosen(play), PRICE_CHOSEN, true);
	add(obstacles, play, play->layout.prompt_row, 1, false);
	add(obstacles, play, play->layout.tools, 1, false);
	if (play->found.wait == WAIT_DECISION && play->found.choice_count > 0)
		add(obstacles, play, play->layout.decide, PRICE_PANEL, false);
	if (play->layout.lesson.h > 0)
		add(obstacles, play, play->layout.lesson, PRICE_PANEL, false);
	for (int i = 0; i < play->found.legal_count; i++)
		add_cell(obstacles, play, play_cell_where(&play->found.cells[i]), tile ? PRICE_PLACE : 0, true);
	for (int i = 0; i < play->found.slot_count; i++) {
		if (play->found.wait == WAIT_FIGURE)
			add(obstacles, play, play_slot_disc(play, i), PRICE_PANEL, false);
		if (play->found.slots[i].legal)
			add_cell(obstacles, play, play->found.slots[i].cell, 0, true);
	}
	struct cell walks;
	if (play_steps(play) && play_walk(play, &walks) >= 0)
		add_cell(obstacles, play, walks, PRICE_CHOSEN, false);
	for (int i = 0; i < play->found.choice_count; i++)
		if (move_has_cell(play->found.choices[i].kind))
			add_cell(obstacles, play, play->found.choices[i].cell, play_steps(play) ? PRICE_CHOSEN : 0,
			         true);
	for (int i = 0; i < play->found.standing_count; i++)
		add(obstacles, play, play_upright(play, &play->found.standing[i]), PRICE_PLACE, true);
	for (int t = 0; t < game_tile_count(game); t++)
		add_cell(obstacles, play, game_tile(game, t).cell, PRICE_LAND, false);
	for (int t = 0; feature && t < feature->tile_count; t++)
		add_cell(obstacles, play, feature->tiles[t], PRICE_OWN, false);
}

static bool hides(const struct obstacles *obstacles, struct rect box)
{
	bool hides = false;
	for (int i = 0; i < obstacles->count && !hides; i++)
		hides = obstacles->items[i].place && rect_overlap(obstacles->items[i].box, box);
	return hides;
}

bool play_note_hides_place(const struct play *play, struct rect box)
{
	struct obstacles obstacles;
	find(&obstacles, play, NULL);
	return hides(&obstacles, box);
}

/* What is lost where it lies; no more than that it is not below `most`.  Most obstacles lie elsewhere. */
static double cost_of(const struct obstacles *obstacles, struct rect box, double cost, double most)
{
	for (int i = 0; i < obstacles->count && cost < most; i++)
		if (rect_overlap(obstacles->items[i].box, box))
			cost += obstacles->items[i].price * rect_common_area(obstacles->items[i].box, box);
	return cost;
}

/* The stage, or where that is too small for something of this size, as near to it as can be. */
static struct rect room_for(const struct play *play, int w, int h)
{
	const struct play_layout *layout = &play->layout;
	int gap = play_px(play, 10);
	struct rect room = layout->stage;
	if (room.w >= w && room.h >= h)
		return room;
	/* Over tools and words below, not over what stands beside. */
	room = (struct rect){gap, room.y, room.x + room.w - gap, layout->track.y - gap - room.y};
	if (room.w >= w && room.h >= h)
		return room;
	return (struct rect){gap, gap, layout->rail.x - 2 * gap, layout->track.y - 2 * gap};
}

/* What the way to it costs: a pixel of way is worth so many of land. */
static double way_cost(const struct play *play, struct rect box, struct rect about)
{
	int dx = about.x > box.x + box.w     ? about.x - box.x - box.w
	         : box.x > about.x + about.w ? box.x - about.x - about.w
	                                     : 0;
	int dy = about.y > box.y + box.h     ? about.y - box.y - box.h
	         : box.y > about.y + about.h ? box.y - about.y - about.h
	                                     : 0;
	return hypot(dx, dy) * 260 * play->theme.scale;
}

void play_note_add(struct play *play, struct rect box)
{
	if (play->notes.count < PLAY_NOTES_MAX)
		play->notes.boxes[play->notes.count++] = box;
}

void play_notes_below(struct play *play, bool drawn) { play->notes.below = drawn ? play->notes.count : 0; }

void play_notes_begin(struct play *play) { play->notes.count = play->notes.below; }

struct rect play_note_among(const struct play *play, const struct rect *tries, int count)
{
	struct obstacles obstacles;
	double least = 1e18;
	int best = 0;
	find(&obstacles, play, NULL);
	for (int i = 0; i < count; i++) {
		double cost = cost_of(&obstacles, tries[i], i, least);
		if (cost < least) {
			least = cost;
			best = i;
		}
	}
	return tries[best];
}

bool play_note_bare(const struct play *play, struct rect box)
{
	const struct game *game = session_game(play->session);
	bool land = false;
	for (int t = 0; t < game_tile_count(game) && !land; t++)
		land = rect_overlap(box, play_cell_box(play, game_tile(game, t).cell.x, game_tile(game, t).cell.y));
	return !land;
}

bool play_note_clear(const struct play *play, int w, int h, struct rect *box)
{
	/* from the edges inwards, first below and at the left: of places as good as each other the first is taken */
	enum { STEPS = 17 };
	const struct rect stage = play->layout.stage;
	const int right = stage.w - w, below = stage.h - h;
	struct rect free[STEPS * STEPS];
	struct obstacles obstacles;
	int count = 0;
	find(&obstacles, play, NULL);
	if (right < 0 || h > stage.h / 2)
		return false;
	for (int i = 0; i < STEPS * STEPS; i++) {
		int column = i % STEPS, row = i / STEPS, x = column % 2 ? STEPS - 1 - column / 2 : column / 2,
		    y = row % 2 ? row / 2 : STEPS - 1 - row / 2;
		struct rect at = {stage.x + right * x / (STEPS - 1), stage.y + below * y / (STEPS - 1), w, h};
		if (!hides(&obstacles, at))
			free[count++] = at;
	}
	if (count)
		*box = play_note_among(play, free, count);
	return count > 0;
}

struct rect play_note_beside(struct play *play, struct rect about, const struct feature *feature, int w, int h)
{
	enum { ASKEW = 400 };
	struct obstacles obstacles;
	struct rect room = room_for(play, w, h);
	int margin = play_px(play, 10), step = play_px(play, 36), x = about.x + (about.w - w) / 2,
	    y = about.y + (about.h - h) / 2, columns = room.w < w ? 0 : (room.w - w) / step + 1,
	    rows = room.h < h ? 0 : (room.h - h) / step + 1;
	struct rect best = {room.x, room.y, w, h};
	const struct rect straight[] = {{about.x + about.w + margin, y, w, h},
	                                {about.x - margin - w, y, w, h},
	                                {x, about.y - margin - h, w, h},
	                                {x, about.y + about.h + margin, w, h}};
	enum { STRAIGHT = sizeof straight / sizeof straight[0] };
	double least = 1e18;
	find(&obstacles, play, feature);
	for (int i = 0; i < STRAIGHT + columns * rows; i++) {
		int at = i - STRAIGHT;
		struct rect box = i < STRAIGHT
		                      ? straight[i]
		                      : rect_make(room.x + at % columns * step, room.y + at / columns * step, w, h);
		double way = way_cost(play, box, about) + (i < STRAIGHT ? 0 : ASKEW);
		if (!rect_holds(room, box) || rect_overlap(rect_inset(box, 1 - margin), about) || way >= least)
			continue;
		double cost = cost_of(&obstacles, box, way, least);
		if (cost < least) {
			least = cost;
			best = box;
		}
	}
	play_note_add(play, best);
	return best;
}
