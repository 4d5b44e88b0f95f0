/* What is shown, act by act, in the order of. */
#include "story/act.h"

#include "app/expansion_words.h"
#include "app/words.h"
#include "text/grow.h"

#include <string.h>

struct tally_act *act_add(struct tally *tally, int kind, int part)
{
	if (!grow_list(&tally->acts, tally->act_count, &tally->act_capacity, TALLY_ACTS_LEAST, sizeof *tally->acts)) {
		tally->short_of_memory = true;
		tally->act_count--;
	}
	struct tally_act *act = &tally->acts[tally->act_count];
	*act = (struct tally_act){.kind = (uint8_t)kind,
	                          .part = (uint8_t)part,
	                          .farm = -1,
	                          .seat = NOBODY,
	                          .frame = tally->whole,
	                          .paid = tally->whole,
	                          .first_record = tally->order_count};
	const int32_t *last = tally->act_count > 0 ? act[-1].after : tally->records->before_final;
	memcpy(act->before, last, sizeof act->before);
	memcpy(act->after, last, sizeof act->after);
	tally->act_count++;
	return act;
}

/* ---- the frame a camera shows ---- */

#define STAGE_SHAPE 1.9f /* width by height of what the stage shows */
#define ALL_SCALE .80f   /* so much smaller tiles may get to show the whole table */

static void frame_include_box(struct tally_frame *frame, struct tally_frame box)
{
	if (frame->w <= 0) {
		*frame = box;
		return;
	}
	float x1 = frame->x + frame->w, y1 = frame->y + frame->h;
	frame->x = box.x < frame->x ? box.x : frame->x;
	frame->y = box.y < frame->y ? box.y : frame->y;
	x1 = box.x + box.w > x1 ? box.x + box.w : x1;
	y1 = box.y + box.h > y1 ? box.y + box.h : y1;
	frame->w = x1 - frame->x;
	frame->h = y1 - frame->y;
}

void tally_frame_include_cell(struct tally_frame *frame, struct cell cell)
{
	frame_include_box(frame, (struct tally_frame){cell.x, cell.y, 1, 1});
}

void tally_frame_include(struct tally_frame *frame, const struct feature *feature)
{
	for (int i = 0; i < feature->tile_count; i++)
		tally_frame_include_cell(frame, feature->tiles[i]);
}

/* How much of a gap beside the land has to be seen: words have room there or where the table is wide anyway, and what
 * is counted stands as large as it can. */
#define GAP_SEEN .25f

/* Gaps lie in the frame, or beside it. */
static void frame_include_gap(struct tally_frame *frame, struct cell gap)
{
	float x0 = frame->x, y0 = frame->y, x1 = x0 + frame->w, y1 = y0 + frame->h;
	float left = (float)(gap.x + 1) - GAP_SEEN, right = (float)gap.x + GAP_SEEN,
	      top = (float)(gap.y + 1) - GAP_SEEN, bottom = (float)gap.y + GAP_SEEN;
	frame->x = left < x0 ? left : x0;
	frame->y = top < y0 ? top : y0;
	frame->w = (right > x1 ? right : x1) - frame->x;
	frame->h = (bottom > y1 ? bottom : y1) - frame->y;
}

static float grown_start(float start, float size, float wanted, float from, float length)
{
	float middle = start + size / 2 - wanted / 2;
	middle = middle < from ? from : middle;
	return middle + wanted > from + length ? from + length - wanted : middle;
}

/* At least w x h cells, if the table has them. */
static struct tally_frame frame_grown(struct tally_frame frame, struct tally_frame whole, float w, float h)
{
	w = w > whole.w ? whole.w : w;
	h = h > whole.h ? whole.h : h;
	if (frame.w < w) {
		frame.x = grown_start(frame.x, frame.w, w, whole.x, whole.w);
		frame.w = w;
	}
	if (frame.h < h) {
		frame.y = grown_start(frame.y, frame.h, h, whole.y, whole.h);
		frame.h = h;
	}
	return frame;
}

/* How large tiles are in a stage of this shape, up to the largest they are shown at. */
static float frame_scale(struct tally_frame frame)
{
	float x = STAGE_SHAPE / frame.w, y = 1 / frame.h, most = .27f;
	float size = x < y ? x : y;
	return size < most ? size : most;
}

/* where the whole table is not much smaller, all of it is shown: nothing runs under the bill */
static struct tally_frame frame_settled(struct tally_frame frame, struct tally_frame whole)
{
	return frame_scale(frame) * ALL_SCALE <= frame_scale(whole) ? whole : frame;
}

#define MARKER_ROOM .25f /* round the space that a marker stands on */

/* The Castle: the wall is the score track, and whoever is paid is seen going on it. */
static void frame_include_markers(const struct tally *tally, struct tally_frame *frame, const struct tally_act *act)
{
	const struct castle_board *board = game_tile_set(tally->game)->castle;
	for (int seat = 0; seat < tally->player_count; seat++)
		for (int32_t score = act->before[seat];
		     act->after[seat] > act->before[seat] && score <= act->after[seat]; score++) {
			const struct castle_space *space = &board->spaces[castle_space_of(board, (int)score)];
			for (int i = 0; i < space->point_count; i++)
				frame_include_box(frame, (struct tally_frame){space->points[i].x - MARKER_ROOM,
				                                              space->points[i].y - MARKER_ROOM,
				                                              2 * MARKER_ROOM, 2 * MARKER_ROOM});
		}
}

/* The part of the table that the camera shows for what the act is about. */
static void act_frame_find(const struct tally *tally, struct tally_act *act)
{
	struct tally_frame frame = {0, 0, 0, 0};
	for (int i = 0; i < tally->farm_count; i++)
		if (act->farms >> i & 1)
			tally_frame_include(&frame, &tally->farms[i].feature);
	for (int i = 0; i < act->city_count; i++)
		tally_frame_include(&frame, &tally->cities[act->cities[i]].feature);
	for (int i = 0; i < act->open_count; i++) {
		const struct tally_city *city = &tally->cities[act->opens[i]];
		tally_frame_include(&frame, &city->feature);
	}
	for (int i = 0; i < act->open_count; i++) {
		const struct tally_city *city = &tally->cities[act->opens[i]];
		for (int k = 0; k < city->gap_count; k++)
			frame_include_gap(&frame, city->gaps[k]);
	}
	for (int i = 0; i < act->tile_count; i++)
		tally_frame_include_cell(&frame, act->tiles[i]);
	/* of a road or city, enough round it to see where it is */
	if (act->feature && tally_castle(tally))
		tally_frame_include(&frame, act->feature);
	if (act->land)
		tally_frame_include(&frame, act->land);
	if (act->feature)
		frame = frame_grown(frame, tally->whole, 6, 4.2f);
	/* what touches the lit land without being counted here is told: it is seen whole too */
	for (int c = 0; c < tally->city_count && act->kind == ACT_CITIES; c++)
		if (tally->cities[c].finished && tally->cities[c].farms & act->farms)
			tally_frame_include(&frame, &tally->cities[c].feature);
	if (frame.w <= 0)
		return;
	act->frame = act->paid = frame_settled(frame, tally->whole);
	if (!tally_castle(tally) || !act->record_count)
		return;
	frame_include_markers(tally, &act->paid, act);
	act->paid = frame_settled(act->paid, tally->whole);
}

/* ---- who has how many ---- */

void act_farmer_add(struct tally_act *act, const struct feature_figure *figure, int farm)
{
	if (act->farmer_count == TALLY_FARMERS_MAX || figure->weight == 0)
		return;
	act->farmers[act->farmer_count++] = (struct tally_farmer){.seat = figure->seat,
	                                                          .figure = figure->figure,
	                                                          .weight = figure->weight,
	                                                          .farm = (short)farm,
	                                                          .cell = figure->cell,
	                                                          .spot = figure->spot};
	act->counts[figure->seat] = (uint8_t)(act->counts[figure->seat] + figure->weight);
}

/* Rows of the bill: the most followers first; followers stand up row by row. */
void act_rows_find(const struct tally *tally, struct tally_act *act)
{
	struct tally_farmer sorted[TALLY_FARMERS_MAX];
	int count = 0;
	for (int n = TALLY_FARMERS_MAX; n > 0; n--)
		for (int seat = 0; seat < tally->player_count; seat++)
			if (act->counts[seat] == n)
				act->rows[act->row_count++] = (uint8_t)seat;
	for (int r = 0; r < act->row_count; r++) {
		int number = 0;
		for (int i = 0; i < act->farmer_count; i++) {
			if (act->farmers[i].seat != act->rows[r])
				continue;
			sorted[count] = act->farmers[i];
			sorted[count++].number = (short)++number;
		}
	}
	memcpy(act->farmers, sorted, (size_t)count * sizeof sorted[0]);
	act->owners |= record_majority(act->counts);
}

struct tally_act *act_feature_add(struct tally *tally, const struct feature *feature, int part)
{
	struct tally_act *act = act_add(tally, ACT_FEATURE, part);
	act->feature = feature;
	for (int i = 0; i < feature->figure_count; i++)
		act_farmer_add(act, &feature->figures[i], -1);
	act_rows_find(tally, act);
	return act;
}

/* ---- who is paid ---- */

struct tally_pay *act_pay_add(struct tally_act *act, int seat)
{
	for (int i = 0; i < act->pay_count; i++)
		if (act->pays[i].seat == seat)
			return &act->pays[i];
	struct tally_pay *pay = &act->pays[act->pay_count++];
	*pay = (struct tally_pay){.seat = (uint8_t)seat, .record = -1};
	return pay;
}

void act_record_take(struct tally *tally, struct tally_act *act, int index)
{
	const struct record *record = &tally->records->items[index];
	struct tally_pay *pay = act_pay_add(act, record->seat);
	if (pay->record < 0)
		pay->record = tally->order_count;
	pay->count++;
	pay->points += record->points;
	act->after[record->seat] += record->points;
	tally->order[tally->order_count++] = (short)index;
	act->record_count++;
}

/* ---- the market ---- */

static void acts_market(struct tally *tally)
{
	struct feature *feature = &tally->features[0]; /* none is kept yet */
	for (int i = 0; i < tally->records->sent_count; i++) {
		const struct record_sent *sent = &tally->records->sent[i];
		struct tally_act *act = act_add(tally, ACT_SEND, PART_MARKET);
		act->seat = sent->seat;
		act->sent = (uint8_t)i;
		if (game_feature_at(tally->game, sent->cell.x, sent->cell.y, sent->spot, feature)) {
			act->farm = tally_farm_find(tally, feature->address, feature->address_spot);
			act->farms = act->farm < 0 ? 0 : (uint64_t)1 << act->farm;
		}
	}
}

/* ---- unfinished features ---- */

/* The tiles that are counted: of a building also those round it. */
static void tiles_find(const struct tally *tally, struct tally_act *act, struct cell cell)
{
	const struct feature *feature = act->feature;
	bool built = feature->kind != FEATURE_CITY && feature->kind != FEATURE_ROAD;
	for (int i = 0; i < feature->tile_count && !built; i++)
		act->tiles[act->tile_count++] = feature->tiles[i];
	if (!built)
		return;
	act->tiles[act->tile_count++] = cell;
	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++)
			if ((dx || dy) && game_tile_at(tally->game, cell.x + dx, cell.y + dy) >= 0)
				act->tiles[act->tile_count++] =
				    (struct cell){(int16_t)(cell.x + dx), (int16_t)(cell.y + dy)};
}

/* A feature that is not finished, with who stands there, counted from one of its tiles. */
static struct tally_act *act_unfinished_add(struct tally *tally, struct feature *feature, struct cell at,
                                            const struct nothing_words *nothing)
{
	struct tally_act *act = act_feature_add(tally, feature, PART_UNFINISHED);

	act->nothing = nothing;
	tiles_find(tally, act, at);
	return act;
}

/* Why what the figure stands in pays nothing, by a rule of its own or the figure's; NULL: it does,
 * or there is nothing to tell. */
static const struct nothing_words *nothing_of(const struct feature *feature, int figure)
{
	const struct piece *piece = any_piece(figure);

	if (feature->complete)
		return NULL;
	if (piece->weigh && !feature->owners)
		return nothing_words(piece->rule);
	return piece->weight && feature->points_now <= 0 && feature->now.rule ? nothing_words(feature->now.rule) : NULL;
}

/* Who stands there is told, too. */
static void acts_nothing(struct tally *tally)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(tally->game, figures);
	for (int i = 0; i < count; i++) {
		struct feature *feature = &tally->features[tally->feature_count];
		const struct nothing_words *nothing =
		    game_feature_at(tally->game, figures[i].cell.x, figures[i].cell.y, figures[i].spot, feature)
		        ? nothing_of(feature, figures[i].figure)
		        : NULL;
		bool told = !nothing;
		for (int f = 0; f < tally->feature_count && !told; f++)
			told = feature_is_at(&tally->features[f], feature->address, feature->address_spot);
		if (told)
			continue;
		struct tally_act *act = act_unfinished_add(tally, feature, feature->address, nothing);
		tally->feature_count++;
		for (int seat = 0; seat < tally->player_count; seat++)
			if (act->owners >> seat & 1)
				act_pay_add(act, seat);
		if (!act->pay_count) /* he has no say, and is told of all the same */
			act_pay_add(act, figures[i].seat);
	}
}

static void acts_unfinished(struct tally *tally)
{
	const struct record_list *list = tally->records;
	struct tally_act *act = NULL;
	for (int i = list->final_first; i < list->count; i++) {
		const struct record *record = &list->items[i];
		if (record->reason != SCORE_FINAL)
			continue;
		if (!act || !feature_is_at(act->feature, record->cell, record->spot)) {
			struct feature *feature = &tally->features[tally->feature_count++];
			game_feature_at(tally->game, record->cell.x, record->cell.y, record->spot, feature);
			act = act_unfinished_add(tally, feature, record->cell, NULL);
		}
		act_record_take(tally, act, i);
	}
	acts_nothing(tally);
}

/* ---- what is held ---- */

static struct tally_act *act_held_add(struct tally *tally, int held, int reason, int seat)
{
	struct tally_act *act = act_add(tally, ACT_HELD, PART_CARDS);
	act->held = (uint8_t)held;
	act->part = score_info(reason)->corner ? PART_CORNERS
	            : held == TALLY_REASON     ? PART_BESIDE
	            : tally_tokens(act)        ? PART_TOKENS
	                                       : PART_CARDS;
	act->reason = (uint8_t)reason;
	act->seat = (uint8_t)seat;
	act->owners = 1u << seat;
	return act;
}

/* What he stands in who is paid. */
static void land_find(struct tally *tally, struct tally_act *act, const struct setup_figure *owner)
{
	struct feature *land = &tally->features[tally->feature_count];
	if (!game_feature_at(tally->game, owner->cell.x, owner->cell.y, owner->spot, land))
		return;
	tally->feature_count++;
	act->land = land;
	act->owner = *owner;
}

/* On a corner it is paid city by city. */
static void owner_find(struct tally *tally, struct tally_act *act, const struct record *record)
{
	struct setup_figure figures[FIGURES_MAX];
	bool corner = score_info(record->reason)->corner;
	for (int i = 0, count = game_standing(tally->game, figures); i < count && !act->land; i++)
		if (figures[i].seat == record->seat &&
		    (corner ? any_piece(figures[i].figure)->corner
		            : cell_same(figures[i].cell, record->cell) && spot_same(figures[i].spot, record->spot)))
			land_find(tally, act, &figures[i]);
	for (int i = 0; i < record->city_count && act->land; i++) {
		int city = tally_city_find(tally, &tally->records->cities[record->first_city + i]);
		if (city >= 0)
			act->cities[act->city_count++] = (short)city;
	}
}

/* Who stands on a corner that no finished city feeds is told of, too. */
static void acts_poor(struct tally *tally)
{
	struct setup_figure figures[FIGURES_MAX];
	int reason = 0;
	while (reason < SCORE_REASONS && !score_info(reason)->corner)
		reason++;
	for (int i = 0, count = game_standing(tally->game, figures); i < count; i++) {
		bool told = tally->farm_rule == FARM_OFF || !any_piece(figures[i].figure)->corner;
		for (int a = 0; a < tally->act_count && !told; a++)
			told = tally->acts[a].land && tally->acts[a].owner.seat == figures[i].seat &&
			       cell_same(tally->acts[a].owner.cell, figures[i].cell);
		if (told)
			continue;
		struct tally_act *act = act_held_add(tally, TALLY_REASON, reason, figures[i].seat);
		land_find(tally, act, &figures[i]);
		act_pay_add(act, figures[i].seat);
	}
}

static void acts_cards(struct tally *tally)
{
	for (int i = tally->records->final_first; i < tally->records->count; i++) {
		const struct record *record = &tally->records->items[i];
		if (!words_about(&record->bill)[0])
			continue;
		int held = record->reason == SCORE_HELD ? record->bill.holding : TALLY_REASON;
		/* Who has as many tokens is paid in the same act. */
		struct tally_act *last = tally->act_count ? &tally->acts[tally->act_count - 1] : NULL;
		if (last && last->held == held && tally_tokens(last)) {
			last->owners |= 1u << record->seat;
			act_record_take(tally, last, i);
			continue;
		}
		struct tally_act *act = act_held_add(tally, held, record->reason, record->seat);
		for (int c = 0; c < tally->city_count && tally_card_feature(held) == FEATURE_CITY; c++)
			if (tally->cities[c].finished)
				act->cities[act->city_count++] = (short)c;
		if (tally_card_feature(held) == FEATURE_ROAD)
			act->road_count = tally_roads_find(tally, act->roads);
		if (held == TALLY_REASON)
			owner_find(tally, act, record);
		act_record_take(tally, act, i);
	}
	acts_poor(tally);
}

void tally_acts_find(struct tally *tally)
{
	act_add(tally, ACT_TITLE, PART_START);
	if (tally_castle(tally)) {
		tally_castle_acts(tally);
	} else {
		acts_market(tally);
		acts_unfinished(tally);
		act_farms_find(tally);
		acts_cards(tally);
	}
	act_add(tally, ACT_END, PART_END);
	for (int i = 0; i < tally->act_count; i++) {
		struct tally_act *act = &tally->acts[i];
		if (act->kind == ACT_SEND || act->kind == ACT_FEATURE || act->kind == ACT_FARM ||
		    act->kind == ACT_CITIES || act->land)
			act_frame_find(tally, act);
		tally_act_write(tally, act);
	}
}
