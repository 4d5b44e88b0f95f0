/* Labels beside the laid tile that say what each place is: to the left what
 * lies left, to the right what lies right, each joined to its place by a line. */
#include "view/play/hand/hand.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* From so many places on they would hide what lies round the tile: each says no more than who stands there, the list
 * beside the table has the rest.  A large window has room for more. */
enum { CALLOUTS_MANY = 3, CALLOUTS_MANY_WIDE = 5 };

struct callout {
	int slot;
	const char *title, *detail; /* detail: NULL where there are many */
	struct vec at;              /* the place, in pixels */
	struct rect box;
	bool left, either; /* either: the other side has room, too */
};

static int by_height(const void *a, const void *b)
{
	const struct callout *first = a, *second = b;
	return (first->at.y > second->at.y) - (first->at.y < second->at.y);
}

/* Is there another place for the same on the tile?  Then where it lies is said as well, if that is one word. */
static bool several(const struct play *play, const struct play_slot *slot)
{
	int count = 0;
	for (int i = 0; i < play->found.slot_count; i++)
		count += play->found.slots[i].legal && !strcmp(play->found.slots[i].title, slot->title);
	return count > 1 && play_wall(play) != NULL;
}

/* What is said of a place: what a follower would be there, or why none may. */
static void find_words(const struct play *play, struct draw *draw, struct callout *callout, bool many)
{
	const struct play_slot *slot = &play->found.slots[callout->slot];
	char text[WORDS_SIZE];
	callout->detail = slot->legal && many ? NULL : slot->detail;
	if (slot->legal && many && several(play, slot)) {
		/* TRANSLATORS: "2 · Herald (north)" */
		const char *who = draw_format(draw, tr("%s (%s)"), slot->title, slot->brief);
		callout->title = draw_format(draw, "%d · %s", slot->number, who);
	} else if (slot->legal) {
		callout->title = draw_format(draw, "%d · %s", slot->number, slot->title);
	} else if (session_aids(play->session)->why_not) {
		words_refusal_title(play->session, &slot->refusal, text, sizeof text);
		callout->title = draw_format(draw, "%s", text);
		words_refusal_plain(play->session, &slot->refusal, text, sizeof text);
		callout->detail = draw_format(draw, "%s", text);
	} else {
		callout->title = slot->title;
	}
}

static void measure(const struct play *play, struct draw *draw, struct callout *callout)
{
	struct text_style title = theme_text(&play->theme, TYPE_BODY), detail = theme_text(&play->theme, TYPE_SMALL);
	int pad = play_px(play, 12), step = play_px(play, 6), most = play_px(play, 230) - 2 * pad;
	int lock = play->found.slots[callout->slot].legal ? 0 : play_px(play, 24);
	title.bold = true;
	int first = text_width(draw->metrics, &title, callout->title) + lock + play_px(play, 2);
	if (!callout->detail) {
		callout->box.w = first + 2 * pad;
		callout->box.h = title.line + play_px(play, 8);
		return;
	}
	int second = text_width(draw->metrics, &detail, callout->detail) + play_px(play, 2);
	int inner = second < most ? second : most;
	inner = first > inner ? first : inner;
	int height = text_block_height(draw->metrics, &detail, callout->detail, inner);
	/* As narrow as that many lines can be: no word is left alone on the last one. */
	while (inner - step >= first &&
	       text_block_height(draw->metrics, &detail, callout->detail, inner - step) == height)
		inner -= step;
	callout->box.w = inner + 2 * pad;
	callout->box.h = title.line + height + play_px(play, 12);
}

/* Where its line meets the label. */
static struct vec line_end(const struct callout *callout)
{
	return (struct vec){(float)(callout->left ? callout->box.x + callout->box.w : callout->box.x),
	                    (float)callout->box.y + (float)callout->box.h / 2};
}

static void draw_leader(struct play *play, struct draw *draw, const struct callout *callout)
{
	bool legal = play->found.slots[callout->slot].legal;
	struct vec end = line_end(callout);
	draw_line(draw, end.x, end.y, callout->at.x, callout->at.y, theme_stroke(&play->theme, 5), rgb(COLOR_TOOLTIP));
	draw_line(draw, end.x, end.y, callout->at.x, callout->at.y, theme_stroke(&play->theme, 2.5f),
	          rgb(legal ? COLOR_HALO : 0xE0695A));
}

static void draw_callout(struct play *play, struct draw *draw, const struct callout *callout, bool chosen)
{
	const struct play_slot *slot = &play->found.slots[callout->slot];
	struct text_style title = theme_text(&play->theme, TYPE_BODY),
	                  detail = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	struct skin skin = theme_skin(&play->theme, !slot->legal ? SKIN_TOOLTIP_REFUSE
	                                            : chosen     ? SKIN_CARD_CHOSEN
	                                                         : SKIN_CARD);
	struct rect box = callout->box;
	if (slot->legal) {
		skin.rim = rgb(COLOR_TOOLTIP);
		skin.rim_width = theme_stroke(&play->theme, 2);
	} else {
		title.color = detail.color = rgb(COLOR_CREAM);
	}
	draw_skin(draw, box, &skin);
	struct rect rest = {box.x + play_px(play, 12), box.y + play_px(play, callout->detail ? 5 : 4),
	                    box.w - play_px(play, 24), box.h};
	title.bold = true;
	struct rect first = rect_cut_top(&rest, title.line);
	if (!slot->legal)
		draw_icon(draw, rect_cut_left(&first, play_px(play, 24)), play_px(play, 20), ICON_LOCK, rgb(0xFFB4A6));
	draw_text(draw, first, ALIGN_LEFT, &title, callout->title);
	if (callout->detail)
		draw_text_block(draw, rest, ALIGN_LEFT, &detail, callout->detail);
}

/* One side's labels below each other, centred on their places, none over
 * another, all on the stage. */
static void stack(struct callout *callouts, int count, struct rect stage, int gap, int shift)
{
	int total = -gap, middle = 0;
	for (int i = 0; i < count; i++) {
		total += callouts[i].box.h + gap;
		middle += (int)callouts[i].at.y;
	}
	if (count == 0)
		return;
	int y = middle / count - total / 2 + shift;
	y = y + total > stage.y + stage.h ? stage.y + stage.h - total : y;
	y = y < stage.y ? stage.y : y;
	for (int i = 0; i < count; i++) {
		callouts[i].box.y = y;
		y += callouts[i].box.h + gap;
	}
}

/* ---- lines that do not cross ---- */

static double turned(struct vec a, struct vec b, struct vec c)
{
	return (double)(b.x - a.x) * (c.y - a.y) - (double)(b.y - a.y) * (c.x - a.x);
}

static bool line_crosses(const struct callout *callout, struct vec c, struct vec d)
{
	struct vec a = callout->at, b = line_end(callout);
	return turned(a, b, c) * turned(a, b, d) < 0 && turned(c, d, a) * turned(c, d, b) < 0;
}

/* Does its line run over the disc of another place? */
static bool line_covers(const struct callout *callout, struct vec at, float radius)
{
	struct vec a = callout->at, b = line_end(callout), way = {b.x - a.x, b.y - a.y};
	float t = ((at.x - a.x) * way.x + (at.y - a.y) * way.y) / (way.x * way.x + way.y * way.y);
	struct vec off = {a.x + t * way.x - at.x, a.y + t * way.y - at.y};
	return t > 0 && t < 1 && off.x * off.x + off.y * off.y < radius * radius;
}

/* All labels, and where they may stand. */
struct labels {
	struct callout all[PLAY_SLOTS_MAX];
	int count;
	struct vec places[PLAY_SLOTS_MAX]; /* of all slots, those without a label too */
	int place_count;
	struct rect tile, stage;
	int gap, apart; /* from the tile; between two labels */
	int step;       /* what a side is moved by */
	int shift[2];   /* of a side: how much lower than beside its places */
	float radius;   /* of a place's disc */
	bool many;
	int way_of;                 /* the slot from which a way is shown to its holder, or -1 */
	struct vec way_to;          /* where he stands */
	const struct rect *figures; /* that stand on the stage: a label lies on none of them, if that can be */
	int figure_count;
};

/* What is worst: lines that cross, a line over the number of a place, a label over a figure, a line across a way. */
enum { COST_CROSSING = 400, COST_PLACE = 200, COST_FIGURE = 10, COST_WAY = 1 };

static int tangle(const struct labels *labels)
{
	int cost = 0;
	for (int i = 0; i < labels->count; i++) {
		const struct callout *one = &labels->all[i];
		for (int k = 0; k < i; k++)
			cost += line_crosses(one, labels->all[k].at, line_end(&labels->all[k])) ? COST_CROSSING : 0;
		for (int k = 0; k < labels->place_count; k++)
			cost += k != one->slot && line_covers(one, labels->places[k], labels->radius) ? COST_PLACE : 0;
		for (int k = 0; k < labels->figure_count; k++)
			cost += rect_overlap(one->box, labels->figures[k]) ? COST_FIGURE : 0;
		if (labels->way_of >= 0 && one->slot != labels->way_of)
			cost += line_crosses(one, labels->places[labels->way_of], labels->way_to) ? COST_WAY : 0;
	}
	return cost;
}

/* Each side's labels below each other in their order. */
static void labels_place(struct labels *labels)
{
	for (int side = 0; side < 2; side++) {
		struct callout column[PLAY_SLOTS_MAX];
		int count = 0, next = 0;
		for (int i = 0; i < labels->count; i++)
			if (labels->all[i].left == side)
				column[count++] = labels->all[i];
		stack(column, count, labels->stage, labels->apart, labels->shift[side]);
		for (int i = 0; i < labels->count; i++) {
			struct callout *callout = &labels->all[i];
			if (callout->left != side)
				continue;
			callout->box.y = column[next++].box.y;
			callout->box.x = callout->left ? labels->tile.x - labels->gap - callout->box.w
			                               : labels->tile.x + labels->tile.w + labels->gap;
		}
	}
}

/* Is it better so?  Else it stays as it was. */
static bool keep_better(struct labels *labels, const struct labels *before, int *cost)
{
	labels_place(labels);
	int now = tangle(labels);
	if (now >= *cost) {
		*labels = *before;
		return false;
	}
	*cost = now;
	return true;
}

/* How many steps a side may stand lower; first as it stands beside its places. */
static const int shifts[] = {0, -5, 5, -10, 10, -15, 15, -20, 20};
enum { SHIFTS = sizeof shifts / sizeof shifts[0] };

/* One label on the other side, and that side as high as is best. */
static bool change_side(struct labels *labels, int label, int *cost)
{
	bool left = !labels->all[label].left, better = false;
	for (int i = 0; i < SHIFTS && labels->all[label].either; i++) {
		struct labels before = *labels;
		labels->all[label].left = left;
		labels->shift[left] = shifts[i] * labels->step;
		better = keep_better(labels, &before, cost) || better;
	}
	return better;
}

/* No line crosses another, nor a place, and no label lies on a figure, if that can be: two change places, one goes to
 * the other side, or a side stands higher or lower, while it gets better. */
static void untangle(struct labels *labels)
{
	labels_place(labels);
	int cost = tangle(labels);
	bool better = cost > 0;
	while (better) {
		better = false;
		for (int i = 0; i < 2 * SHIFTS; i++) {
			struct labels before = *labels;
			labels->shift[i / SHIFTS] = shifts[i % SHIFTS] * labels->step;
			better = keep_better(labels, &before, &cost) || better;
		}
		for (int i = 0; i < labels->count; i++) {
			better = change_side(labels, i, &cost) || better;
			for (int k = 0; k < i; k++) {
				struct labels before = *labels;
				labels->all[i] = before.all[k];
				labels->all[k] = before.all[i];
				better = keep_better(labels, &before, &cost) || better;
			}
		}
	}
}

/* The label of a place, on the side where it lies; false: there is room on neither. */
static bool add(const struct play *play, struct draw *draw, struct labels *labels, int i)
{
	const struct play_slot *slot = &play->found.slots[i];
	struct rect tile = labels->tile, stage = labels->stage;
	struct callout callout = {.slot = i};
	callout.at = labels->places[i];
	callout.left = callout.at.x < (float)tile.x + (float)tile.w / 2;
	find_words(play, draw, &callout, labels->many);
	measure(play, draw, &callout);
	int w = callout.box.w, gap = labels->gap;
	/* Not over him who holds the place. */
	struct vec holder = play_holder(play, &slot->refusal);
	bool held = !slot->legal && slot->refusal.reason == REFUSAL_OCCUPIED &&
	            fabsf(holder.y - (float)tile.y - (float)tile.h / 2) < (float)tile.h;
	if (held && callout.left && holder.x < (float)tile.x && holder.x > (float)(tile.x - gap - w))
		callout.left = false;
	else if (held && !callout.left && holder.x > (float)(tile.x + tile.w) &&
	         holder.x < (float)(tile.x + tile.w + gap + w))
		callout.left = true;
	/* Where one side has no room the other takes it. */
	bool room_left = tile.x - gap - w >= stage.x, room_right = tile.x + tile.w + gap + w <= stage.x + stage.w;
	callout.left = callout.left ? room_left : !room_right;
	callout.either = room_left && room_right;
	labels->all[labels->count++] = callout;
	return room_left || room_right;
}

/* The bodies of all followers that stand or lie on the land, in pixels; how many. */
static int find_figures(const struct play *play, struct rect boxes[FIGURES_MAX])
{
	const struct game *game = session_game(play->session);
	struct setup_figure figures[FIGURES_MAX];
	float height = figure_on_tile(play->view.camera.size);
	int found = 0;
	for (int i = 0, count = game_figures(game, figures); i < count; i++) {
		enum figure_pose pose = figure_pose(figures[i].figure, figures[i].spot.kind);
		float wide = figure_width(pose, height);
		if (figures[i].in_quarter)
			continue;
		struct vec at = play_place(play, figures[i].cell, figures[i].spot);
		float top = figure_lies(pose) ? at.y - height / 2 : at.y - height;
		struct rect box = {(int)(at.x - wide / 2), (int)top, (int)wide, (int)height};
		if (rect_overlap(box, play->layout.stage))
			boxes[found++] = box;
	}
	return found;
}

/* Him to whom a way is shown from a refused place, with the ring round him; false: none is. */
static bool find_holder(const struct play *play, int told, struct rect *box)
{
	const struct play_slot *slot = &play->found.slots[told < 0 ? 0 : told];
	if (told < 0 || slot->refusal.reason != REFUSAL_OCCUPIED)
		return false;
	struct vec at = play_holder(play, &slot->refusal);
	int ring = (int)play_way_ring(play) + play_px(play, 4);
	*box = (struct rect){(int)at.x - ring, (int)at.y - ring, 2 * ring, 2 * ring};
	return rect_overlap(*box, play->layout.stage);
}

/* The ring of who stands there is wider than the disc of the place, and may reach beyond the tile: its label makes
 * room. */
static void clear_of_ring(const struct play *play, struct callout *callout, struct rect stage)
{
	int ring = (int)(figure_on_tile(play->view.camera.size) * 0.62f) + play_px(play, 9);
	int x = (int)play_stand_place(play, &play->found.slots[callout->slot]).x;
	struct rect *box = &callout->box;
	if (callout->left && box->x + box->w > x - ring)
		box->x = x - ring - box->w > stage.x ? x - ring - box->w : stage.x;
	else if (!callout->left && box->x < x + ring)
		box->x = x + ring + box->w < stage.x + stage.w ? x + ring : stage.x + stage.w - box->w;
}

static bool is_free(const struct labels *labels, struct rect box)
{
	struct rect stage = labels->stage;
	bool free = box.x >= stage.x && box.y >= stage.y && box.x + box.w <= stage.x + stage.w &&
	            box.y + box.h <= stage.y + stage.h && !rect_overlap(box, labels->tile);
	for (int i = 0; i < labels->count; i++)
		free = free && !rect_overlap(box, labels->all[i].box);
	for (int i = 0; i < labels->figure_count; i++)
		free = free && !rect_overlap(box, labels->figures[i]);
	return free;
}

/* The abbot who may go home stands somewhere else: his label is right beside him, above or below, where nothing else is
 * in the way. */
static void draw_home(struct play *play, struct draw *draw, const struct labels *labels, int slot, int put)
{
	float tall = figure_on_tile(play->view.camera.size);
	int gap = play_px(play, 10), half = (int)(tall * 0.45f);
	struct callout callout = {.slot = slot, .at = labels->places[slot]};
	find_words(play, draw, &callout, true);
	measure(play, draw, &callout);
	int x = (int)callout.at.x, y = (int)callout.at.y, w = callout.box.w, h = callout.box.h;
	int beside = y - (int)(tall * 0.4f) - h / 2;
	const struct rect tries[] = {{x + half + gap, beside, w, h},
	                             {x - half - gap - w, beside, w, h},
	                             {x - w / 2, y - (int)(tall * 1.1f) - gap - h, w, h},
	                             {x - w / 2, y + (int)labels->radius + gap, w, h}};
	for (int i = 0; i < (int)(sizeof tries / sizeof tries[0]); i++) {
		callout.box = tries[i];
		if (!is_free(labels, callout.box))
			continue;
		draw_callout(play, draw, &callout, slot == put || slot == play->pointer.slot);
		return;
	}
}

bool play_callouts_draw(struct play *play, struct draw *draw)
{
	struct labels labels = {.stage = play->layout.stage,
	                        .gap = play_px(play, 22),
	                        .apart = play_px(play, 8),
	                        .step = play_px(play, 8),
	                        .way_of = -1,
	                        .radius = play_slot_radius(play)};
	struct move laid;
	struct rect figures[FIGURES_MAX + 1];
	/* In the smallest layout the list says it all. */
	if (play->theme.small || !session_laid(play->session, &laid))
		return false;
	labels.tile = play_cell_box(play, laid.cell.x, laid.cell.y);
	int told = play_slot_told(play), put = play->drag.figure ? play->drag.slot : play_slot_put(play);
	int legal = 0;
	for (int i = 0; i < play->found.slot_count; i++)
		legal += play->found.slots[i].move.kind == MOVE_FIGURE && play->found.slots[i].legal;
	labels.many = legal >= (play->theme.compact ? CALLOUTS_MANY : CALLOUTS_MANY_WIDE);
	if (labels.many) /* low ones stand as far from each other as high ones would: flat lines cover less */
		labels.apart = play_px(play, 22);
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct play_slot *slot = &play->found.slots[i];
		labels.places[labels.place_count++] =
		    camera_point(&play->view.camera, labels.stage, slot->at.x, slot->at.y);
		if (slot->move.kind == MOVE_FIGURE && (slot->legal || i == told) && !add(play, draw, &labels, i))
			return false;
	}
	labels.figures = figures;
	labels.figure_count = find_figures(play, figures);
	if (find_holder(play, told, &figures[labels.figure_count])) {
		labels.figure_count++;
		labels.way_of = told;
		labels.way_to = play_holder(play, &play->found.slots[told].refusal);
	}
	qsort(labels.all, (size_t)labels.count, sizeof labels.all[0], by_height);
	untangle(&labels);
	for (int i = 0; i < labels.count; i++)
		if (labels.all[i].slot == put)
			clear_of_ring(play, &labels.all[i], labels.stage);
	for (int i = 0; i < labels.count; i++)
		draw_leader(play, draw, &labels.all[i]);
	for (int i = 0; i < labels.count; i++) {
		int slot = labels.all[i].slot;
		draw_callout(play, draw, &labels.all[i], slot == put || slot == play->pointer.slot);
	}
	for (int i = 0; i < play->found.slot_count; i++)
		if (play->found.slots[i].move.kind == MOVE_RECALL)
			draw_home(play, draw, &labels, i, put);
	return true;
}
