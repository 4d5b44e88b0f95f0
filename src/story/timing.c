/* When everything happens: beats with start and end. */
#include "story/tally.h"
#include "text/grow.h"

#include <stdlib.h>
#include <string.h>

/* Seconds at single speed. */
#define CAMERA .60
#define DIM .25
#define BORDER .25
#define FLOOD .90
#define LIGHT .50
#define STAND .26
#define STAND_NEXT .10
#define COPY .40
#define GATHER .60
#define GATHER_NEXT .12
#define HOLD .70
#define TAG .15
#define SWEEP .50
#define OPEN 1.05
#define CITY .50
#define CITY_NEXT .40
#define CITY_FASTER .85 /* from the seventh interval */
#define CITY_LEAST .16
#define SUM .60
#define FLY .60
#define WALK_SPACE .05
#define WALK_MOST .90
#define RELEASE .30
#define TITLE_FARMS 2.40
#define TITLE_START 1.60
#define RESULT .60
#define FARMS_MOST 60.0 /* longer: holds are shortened */
#define HOLD_LEAST .60

/* The stage that decides whether the camera moves; windows differ, times don't. */
#define STAGE_W 1440.f
#define STAGE_H 800.f
#define STAGE_FILL .90f
#define TILE_MOST 220.f
#define TILE_WHOLE 190.f /* so large, the whole table is shown: nothing of it is cut */

struct planner {
	struct tally *tally;
	struct tally_act *act;
	double now, holds; /* holds: factor on all waits */
	double there;      /* when the act's camera has come */
	struct tally_frame frame;
};

static void beat_add(struct planner *plan, int kind, int index, double start, double length)
{
	struct tally *tally = plan->tally;
	if (!grow_list(&tally->beats, tally->beat_count, &tally->beat_capacity, 256, sizeof *tally->beats)) {
		tally->short_of_memory = true;
		return;
	}
	tally->beats[tally->beat_count++] = (struct tally_beat){.kind = (uint8_t)kind,
	                                                        .act = (short)(plan->act - tally->acts),
	                                                        .index = (short)index,
	                                                        .start = start,
	                                                        .end = start + length};
	if (start + length > plan->now)
		plan->now = start + length;
}

static void beat_next(struct planner *plan, int kind, int index, double length)
{
	beat_add(plan, kind, index, plan->now, length);
}

static float frame_tile(struct tally_frame frame)
{
	float x = STAGE_W * STAGE_FILL / frame.w, y = STAGE_H * STAGE_FILL / frame.h;
	float tile = x < y ? x : y;
	return tile < TILE_MOST ? tile : TILE_MOST;
}

static bool frame_inside(struct tally_frame inner, struct tally_frame outer)
{
	return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
	       inner.y + inner.h <= outer.y + outer.h;
}

/* The camera stays where it is while the act's land is in the picture and not small in it. */
static void camera_move(struct planner *plan)
{
	struct tally_act *act = plan->act;
	float whole = frame_tile(plan->tally->whole);
	if (whole >= TILE_WHOLE || frame_tile(act->frame) < 1.12f * whole)
		act->frame = plan->tally->whole;
	if (frame_inside(act->frame, plan->frame) && frame_tile(act->frame) < 1.2f * frame_tile(plan->frame))
		act->frame = plan->frame;
	bool same = !memcmp(&act->frame, &plan->frame, sizeof act->frame);
	if (frame_inside(act->paid, act->frame))
		act->paid = act->frame;
	plan->frame = act->paid;
	double start = plan->now;
	beat_add(plan, BEAT_CAMERA, 0, start, same ? 0 : CAMERA);
	plan->there = plan->now;
	beat_add(plan, BEAT_DIM, 0, start, DIM);
}

/* They stand up one after another, gather where the act has a board for it, and are copied onto the bill. */
static void stand_move(struct planner *plan)
{
	bool gathers = plan->act->gathers;
	double start = plan->now, next = gathers ? GATHER_NEXT : STAND_NEXT;
	for (int i = 0; i < plan->act->farmer_count; i++) {
		double stands = start + next * i + STAND;
		beat_add(plan, BEAT_STAND, i, start + next * i, STAND);
		if (gathers)
			beat_add(plan, BEAT_GATHER, i, stands, GATHER);
		beat_add(plan, BEAT_COPY, i, gathers ? stands + GATHER : stands, COPY);
	}
}

static void verdict_move(struct planner *plan)
{
	beat_next(plan, BEAT_HOLD, 0, HOLD * plan->holds);
	beat_next(plan, BEAT_TAG, 0, TAG);
	beat_next(plan, BEAT_SWEEP, 0, SWEEP);
}

static void cities_move(struct planner *plan, int kind, int count)
{
	double start = plan->now, interval = CITY_NEXT;
	for (int i = 0; i < count; i++) {
		beat_add(plan, kind, i, start, CITY);
		if (i >= 6)
			interval = interval * CITY_FASTER > CITY_LEAST ? interval * CITY_FASTER : CITY_LEAST;
		start += interval;
	}
}

static void pay_move(struct planner *plan)
{
	int32_t most = 0;
	for (int i = 0; i < plan->act->pay_count; i++)
		most = plan->act->pays[i].points > most ? plan->act->pays[i].points : most;
	beat_next(plan, BEAT_SUM, 0, SUM * plan->holds);
	if (most > 0) {
		if (memcmp(&plan->act->frame, &plan->act->paid, sizeof plan->act->paid) != 0)
			beat_add(plan, BEAT_BACK, 0, plan->now - CAMERA, CAMERA);
		double walk = WALK_SPACE * most < WALK_MOST ? WALK_SPACE * most : WALK_MOST;
		beat_next(plan, BEAT_FLY, 0, FLY);
		beat_next(plan, BEAT_WALK, 0, walk);
	}
	beat_next(plan, BEAT_RELEASE, 0, RELEASE);
}

/* A farm, or cities with the farms round them: the land first, then who is counted, then what is paid for. */
static void farm_plan(struct planner *plan, int land, double length)
{
	/* a camera's flight is the dearest of all frames, and in it nobody follows a thin line */
	beat_add(plan, BEAT_BORDER, 0, plan->there, BORDER);
	beat_next(plan, land, 0, length);
	stand_move(plan);
	verdict_move(plan);
	double start = plan->now;
	for (int i = 0; i < plan->act->open_count; i++)
		beat_add(plan, BEAT_OPEN, i, start, OPEN);
	cities_move(plan, BEAT_CITY, plan->act->city_count);
	pay_move(plan);
}

/* A court fills like a field: from where its merchants lie, and whoever is alone there has it at once. */
static void court_move(struct planner *plan)
{
	double start = plan->now;
	beat_add(plan, BEAT_LIGHT, 0, start, DIM);
	beat_add(plan, BEAT_FLOOD, 0, start, FLOOD);
	if (plan->act->row_count > 1)
		return;
	beat_add(plan, BEAT_TAG, 0, start + FLOOD - SWEEP / 2, TAG);
	beat_add(plan, BEAT_SWEEP, 0, start + FLOOD - SWEEP / 2, SWEEP);
}

static void feature_plan(struct planner *plan)
{
	if (plan->act->feature->kind == FEATURE_COURT)
		court_move(plan);
	else
		beat_next(plan, BEAT_LIGHT, 0, DIM);
	if (plan->act->row_count > 1) {
		stand_move(plan);
		verdict_move(plan);
	}
	if (!plan->act->nothing) /* they count for nothing */
		cities_move(plan, BEAT_TILE, plan->act->tile_count);
	pay_move(plan);
}

/* A large area fills no longer than a small one twice over. */
#define AREA_MOST 5.0

static void area_move(struct planner *plan)
{
	double start = plan->now, interval = CITY_NEXT / 2;
	if (interval * plan->act->tile_count > AREA_MOST)
		interval = AREA_MOST / plan->act->tile_count;
	for (int i = 0; i < plan->act->tile_count; i++)
		beat_add(plan, BEAT_TILE, i, start + interval * i, CITY);
}

static void keep_plan(struct planner *plan)
{
	beat_next(plan, BEAT_LIGHT, 0, LIGHT);
	stand_move(plan);
	verdict_move(plan);
	if (plan->act->pay_count == 0) {
		beat_next(plan, BEAT_HOLD, 0, 2 * HOLD);
		beat_next(plan, BEAT_RELEASE, 0, RELEASE);
		return;
	}
	area_move(plan);
	pay_move(plan);
}

/* With nothing before the farms their own card follows at once. */
static double title_length(const struct planner *plan)
{
	const struct tally_act *act = plan->act;
	if (act->part == PART_FARMS)
		return TITLE_FARMS;
	return act[1].part == PART_FARMS ? TITLE_START / 2 : TITLE_START;
}

static void act_plan(struct planner *plan)
{
	struct tally_act *act = plan->act;
	act->first_beat = plan->tally->beat_count;
	act->start = plan->now;
	camera_move(plan);
	switch (act->kind) {
	case ACT_TITLE:
		beat_add(plan, BEAT_TITLE, 0, act->start, title_length(plan));
		break;
	case ACT_SEND:
		beat_next(plan, BEAT_LIGHT, 0, DIM);
		beat_next(plan, BEAT_SEND, 0, GATHER + RELEASE);
		beat_next(plan, BEAT_HOLD, 0, HOLD * plan->holds);
		break;
	case ACT_FEATURE:
		feature_plan(plan);
		break;
	case ACT_FARM:
		farm_plan(plan, BEAT_FLOOD, FLOOD);
		break;
	case ACT_CITIES:
		farm_plan(plan, BEAT_LIGHT, LIGHT);
		break;
	case ACT_HELD:
		beat_next(plan, BEAT_LIGHT, 0, LIGHT);
		cities_move(plan, BEAT_CITY, act->city_count);
		cities_move(plan, BEAT_TILE, act->road_count);
		pay_move(plan);
		break;
	case ACT_WALL:
		beat_next(plan, BEAT_HOLD, 0, 2 * HOLD); /* they are looked at before they go */
		beat_next(plan, BEAT_SEND, 0, act->cleared ? GATHER : 0);
		beat_next(plan, BEAT_RELEASE, 0, RELEASE);
		break;
	case ACT_KEEP:
		keep_plan(plan);
		break;
	default:
		beat_next(plan, BEAT_RESULT, 0, RESULT);
		beat_next(plan, BEAT_HOLD, 0, HOLD);
	}
	act->beat_count = plan->tally->beat_count - act->first_beat;
	act->end = plan->now;
}

static void plan_run(struct tally *tally, double holds)
{
	struct planner plan = {.tally = tally, .frame = tally->whole};
	tally->beat_count = 0;
	for (int i = 0; i < PART_COUNT; i++)
		tally->part_start[i] = -1;
	for (int i = 0; i < tally->act_count; i++) {
		plan.act = &tally->acts[i];
		plan.act->frame = plan.act->wanted;
		plan.holds = plan.act->part == PART_FARMS ? holds : 1;
		if (tally->part_start[plan.act->part] < 0)
			tally->part_start[plan.act->part] = plan.now;
		act_plan(&plan);
	}
	tally->length = plan.now;
}

static bool beat_is_hold(const struct tally_beat *beat) { return beat->kind == BEAT_HOLD || beat->kind == BEAT_SUM; }

/* Farm part over a minute: the factor on its waits; moves keep their time. */
static double holds_shortened(const struct tally *tally)
{
	double moves = 0, holds = 0;
	for (int i = 0; i < tally->act_count; i++)
		if (tally->acts[i].part == PART_FARMS)
			moves += tally->acts[i].end - tally->acts[i].start;
	for (int i = 0; i < tally->beat_count; i++)
		if (beat_is_hold(&tally->beats[i]) && tally->acts[tally->beats[i].act].part == PART_FARMS)
			holds += tally->beats[i].end - tally->beats[i].start;
	if (moves <= FARMS_MOST || holds <= 0)
		return 1;
	double factor = (FARMS_MOST - (moves - holds)) / holds;
	return factor < HOLD_LEAST ? HOLD_LEAST : factor;
}

/* ---- records, marks ---- */

/* Which of the act's cities the record pays. */
static int record_city(const struct tally *tally, const struct tally_act *act, const struct record *record)
{
	for (int i = 0; record->city_count && i < act->city_count; i++)
		if (tally_city_find(tally, &tally->records->cities[record->first_city]) == act->cities[i])
			return i;
	return 0;
}

static void mark_add(struct tally *tally, struct tally_mark mark)
{
	if (tally->mark_count == RECORDS_MAX)
		return;
	for (int i = 0; i < tally->mark_count; i++)
		if (tally->marks[i].act == mark.act && tally->marks[i].time == mark.time)
			mark.stack++;
	tally->marks[tally->mark_count++] = mark;
}

static int mark_compare(const void *a, const void *b)
{
	const struct tally_mark *x = a, *y = b;
	if (x->time < y->time || x->time > y->time)
		return x->time < y->time ? -1 : 1;
	return x->stack - y->stack;
}

/* In a group of cities every city has a record and a moment of its own, its
 * coin; elsewhere a record happens when its points arrive. */
static void act_records(struct tally *tally, int index)
{
	struct tally_act *act = &tally->acts[index];
	const struct tally_beat *walk = tally_beat_find(tally, act, BEAT_WALK, 0);
	double arrival = walk ? walk->end : act->end, begin = act->start, last = act->start;
	for (int i = act->first_record; i < act->first_record + act->record_count; i++) {
		const struct record *record = tally_record(tally, i);
		double moment = arrival, end = arrival;
		if (act->kind == ACT_CITIES && act->city_count > 1) {
			int city = record_city(tally, act, record);
			const struct tally_beat *coin = tally_beat_find(tally, act, BEAT_CITY, city);
			moment = coin ? tally_landing(coin) : arrival;
			end = city == act->city_count - 1 ? arrival : moment;
		}
		if (moment > last && i > act->first_record)
			begin = last;
		tally->spans[i] = (struct tally_span){begin, end};
		last = moment;
		mark_add(tally,
		         (struct tally_mark){.time = moment, .record = i, .act = (short)index, .seat = record->seat});
	}
}

static void act_marks(struct tally *tally, int index)
{
	struct tally_act *act = &tally->acts[index];
	act_records(tally, index);
	if (act->record_count == 0 && (act->pay_count > 0 || act->row_count > 1))
		mark_add(tally, (struct tally_mark){.time = act->end,
		                                    .record = -1,
		                                    .act = (short)index,
		                                    .seat = act->pay_count ? act->pays[0].seat : NOBODY});
}

void tally_plan(struct tally *tally)
{
	for (int i = 0; i < tally->act_count; i++)
		tally->acts[i].wanted = tally->acts[i].frame;
	plan_run(tally, 1);
	double holds = holds_shortened(tally);
	if (holds < 1)
		plan_run(tally, holds);
	for (int i = 0; i < tally->act_count; i++)
		act_marks(tally, i);
	qsort(tally->marks, (size_t)tally->mark_count, sizeof tally->marks[0], mark_compare);
}
