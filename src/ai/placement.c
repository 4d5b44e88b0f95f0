/* placement.c - judging a tile before it lies.
 *
 * The tile's segments are joined, on paper, with what lies across the edges of the hole; what they were worth before
 * and what they are worth together is the gain. */
#include "placement.h"

#include "mind.h"

static double worth_held(const struct scene *scene, unsigned kind, uint64_t figures, struct worth worth, double back)
{
	const struct lean *lean = scene->lean;
	unsigned owners = judge_owners(scene->judge, figures);
	double value = 0;

	for (int seat = 0; seat < scene->judge->players; seat++) {
		unsigned here = figures_of(figures, seat);

		if (!here)
			continue;
		if (owners >> seat & 1)
			value += lean->of[seat] * worth.worth * (seat == lean->seat ? lean->kind[kind] : 1);
		value += lean->of[seat] * here * back * worth.done * scene->back[seat];
	}
	return value;
}

static double back_of(const struct scene *scene, struct worth worth)
{
	return worth.hard <= 0 ? 1 : scene->judge->weights->follower_back;
}

double scene_held(const struct scene *scene, unsigned kind, uint64_t figures, struct worth worth)
{
	return figures ? worth_held(scene, kind, figures, worth, back_of(scene, worth)) : 0;
}

/* ---- joining ---- */

static void joint_add(struct joint *joint, const struct scene *scene, unsigned f)
{
	const struct survey_feature *feature = &scene->view->survey.features[f];

	for (int p = 0; p < joint->part_count; p++)
		if (joint->parts[p] == f)
			return;
	joint->parts[joint->part_count++] = (uint16_t)f;
	joint->tiles += feature->tiles;
	joint->pennants += feature->pennants;
	joint->open += feature->open;
	joint->figures += feature->figures;
	joint->extra += feature->extra;
	joint->turners |= feature->turners;
	joint->fatteners |= feature->fatteners;
	joint->keepers |= feature->keepers;
	joint->taken |= feature->taken;
	joint->cities |= feature->cities;
	joint->hard += scene->view->features[f].hard;
	joint->before += scene->held[f];
}

/* What will be round the holes beyond the tile's edges once it lies; NULL where none is yet. */
static void look_beyond(const struct scene *scene, int h, int rotation, const struct around *beyond[EDGE_COUNT])
{
	const struct survey_hole *hole = &scene->view->survey.holes[h];
	unsigned shows = scene->tile->shows.rotation[rotation];

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		unsigned clashes = ~(shows >> (4 * edge)) & 0xf;

		beyond[edge] = NULL;
		if (hole->beyond[edge] != NO_HOLE)
			beyond[edge] =
			    judge_around(scene->judge, scene->view->survey.holes[hole->beyond[edge]].forbidden |
			                                   clashes << (4 * ((edge + 2) & 3)));
	}
}

/* Two segments become one; the tile counts once in it. */
static void joints_meet(struct joint *joints, int count, unsigned first, unsigned second)
{
	joints[first].pennants += joints[second].pennants;
	joints[first].extra += joints[second].extra;
	for (int s = 0; s < count; s++)
		if (joints[s].of == second)
			joints[s].of = (uint8_t)first;
}

bool hole_meets(const struct survey_hole *hole)
{
	const uint16_t *across = hole->across[0];

	for (int q = 1; q < AROUND_SIDES; q++)
		for (int p = 0; across[q] != NO_FEATURE && p < q; p++)
			if (across[p] == across[q])
				return true;
	return false;
}

/* Segments that meet beyond the tile, in a feature that lies at two of its sides, are one. */
static void segments_meet(const struct scene *scene, const struct survey_hole *hole, const uint8_t *sides,
                          struct joint *joints)
{
	const struct tile_layout *tile = scene->tile;
	const uint16_t *across = hole->across[0];

	for (int q = 1; q < AROUND_SIDES; q++) {
		for (int p = 0; across[q] != NO_FEATURE && sides[q] != NO_SEGMENT && p < q; p++) {
			unsigned a, b;

			if (across[p] != across[q] || sides[p] == NO_SEGMENT ||
			    tile->segments[sides[p]].kind != tile->segments[sides[q]].kind)
				continue;
			a = joints[sides[p]].of;
			b = joints[sides[q]].of;
			if (a != b)
				joints_meet(joints, tile->segment_count, a < b ? a : b, a < b ? b : a);
		}
	}
}

/* The segments of the tile, turned so and laid into the hole; of those that are one the first has everything. */
static void join(const struct scene *scene, int h, int rotation, const struct around *beyond[EDGE_COUNT],
                 struct joint *joints)
{
	const struct survey_hole *hole = &scene->view->survey.holes[h];
	const struct tile_layout *tile = scene->tile;

	for (int s = 0; s < tile->segment_count; s++) {
		joints[s] = (struct joint){.of = (uint8_t)s,
		                           .tiles = 1,
		                           .pennants = tile->segments[s].marks,
		                           .extra = tile->segments[s].extra};
	}
	if (scene->twins && scene->meets)
		segments_meet(scene, hole, tile->sides[rotation][0], joints);
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		const uint8_t *sides = tile->sides[rotation][edge];

		for (int part = SIDE_OWN; part < SIDE_PARTS; part++) {
			unsigned s = sides[part], f = hole->across[edge][part];
			bool closes = part == SIDE_OWN && s < tile->first_field;

			if (s == NO_SEGMENT)
				continue;
			s = joints[s].of;
			if (f != NO_FEATURE && scene->view->survey.features[f].kind == tile->segments[s].kind) {
				joint_add(&joints[s], scene, f);
				joints[s].open -= closes;
				joints[s].hard -= closes ? scene->view->edge_hard[h][edge] : 0;
			} else if (closes && f == NO_FEATURE && !(hole->walls >> edge & 1)) {
				joints[s].open++;
				joints[s].hard += beyond[edge]
				                      ? view_edge(scene->view, scene->judge, tile->segments[s].kind,
				                                  beyond[edge], (edge + 2) & 3)
				                      : scene->open_edge[tile->segments[s].kind];
			}
		}
	}
}

/* ---- what it is worth ---- */

void choice_claim(const struct scene *scene, struct choice *choice, int segment, int rotation, enum figure figure,
                  double worth)
{
	if (scene->barred || worth <= choice->claim)
		return;
	choice->claim = worth;
	choice->figure =
	    (struct move){.kind = MOVE_FIGURE,
	                  .figure = (uint8_t)figure,
	                  .spot = {scene->tile->segments[segment].kind, scene->tile->at[rotation][segment]}};
}

static bool hole_touches(const struct survey_hole *hole, unsigned feature)
{
	for (int edge = 0; edge < EDGE_COUNT; edge++)
		for (int part = SIDE_OWN; part < SIDE_PARTS; part++)
			if (hole->across[edge][part] == feature)
				return true;
	return false;
}

/* Fields beyond the tile that border a city whose chance it changes. */
static double fields_beyond(const struct scene *scene, const struct survey_hole *hole, const struct joint *city)
{
	double gain = 0;

	for (int i = 0; i < scene->field_count; i++) {
		const struct survey_feature *field = &scene->view->survey.features[scene->fields[i]];

		if (field->cities & city->cities && !hole_touches(hole, scene->fields[i]))
			gain += scene_held(scene, FEATURE_FIELD, field->figures,
			                   (struct worth){.hard = HARD_NEVER, .worth = city->city_change});
	}
	return gain;
}

static void judge_line(const struct scene *scene, int h, int segment, int rotation, struct joint *joint,
                       struct choice *choice)
{
	const struct view *view = scene->view;
	const struct mind *mind;
	unsigned kind = scene->tile->segments[segment].kind;
	struct worth worth = worth_of(view, scene->judge, kind, joint->tiles, joint->pennants, joint->open,
	                              joint->hard > 0 ? joint->hard : 0, joint->extra);

	choice->gain += scene_held(scene, kind, joint->figures, worth) - joint->before;
	if (kind == FEATURE_CITY) {
		double before = 0;

		for (uint64_t cities = joint->cities; cities; cities &= cities - 1)
			before += view->city[__builtin_ctzll(cities)];
		joint->city_after =
		    scene->judge->farm_points * (joint->open <= 0 ? 1 : scene->judge->weights->field_city * worth.done);
		joint->city_change = joint->city_after - before;
		if (scene->field_count)
			choice->gain += fields_beyond(scene, &view->survey.holes[h], joint);
	}
	if (!joint->taken && scene->meeple)
		choice_claim(scene, choice, segment, rotation, scene->small,
		             scene_held(scene, kind, scene_mine(scene), worth) - scene->cost);
	EACH_MIND(scene->judge, MIND_line, mind)
		mind->line(scene, segment, rotation, joint, worth, choice);
}

static void judge_meadow(const struct scene *scene, int segment, int rotation, const struct joint *joints,
                         struct choice *choice)
{
	const struct tile_layout *tile = scene->tile;
	const struct joint *joint = &joints[segment];
	const struct mind *mind;
	struct worth worth = {.hard = HARD_NEVER};
	uint64_t cities = joint->cities, counted = 0;
	unsigned touched = 0;

	if (!joint->taken && !scene->meeple)
		return;
	for (int b = 0; b < tile->border_count; b++)
		touched |= (unsigned)(joints[tile->borders[b].field].of == segment) << joints[tile->borders[b].city].of;
	for (int s = 0; s < tile->first_field; s++) {
		if (tile->segments[s].kind != FEATURE_CITY)
			continue;
		if (touched >> s & 1 || joints[s].cities & cities) {
			worth.worth += joints[s].city_after;
			counted |= joints[s].cities;
		}
	}
	for (cities &= ~counted; cities; cities &= cities - 1)
		worth.worth += scene->view->city[__builtin_ctzll(cities)];
	worth.worth += scene->judge->weights->field_grow * scene->view->early;
	if (joint->taken) {
		choice->gain += scene_held(scene, FEATURE_FIELD, joint->figures, worth) - joint->before;
		EACH_MIND(scene->judge, MIND_field, mind)
			mind->field(scene, segment, rotation, joint, worth.worth, choice);
		return;
	}
	choice_claim(scene, choice, segment, rotation, scene->small,
	             scene_held(scene, FEATURE_FIELD, scene_mine(scene), worth) - scene->cost);
}

/* A part of the tile's own features: then that becomes harder, and so many of its edges are closed. */
static bool joint_changes(const struct scene *scene, struct joint *joints, unsigned feature, double harder, int closed)
{
	for (int s = 0; s < scene->tile->first_field; s++)
		for (int p = 0; p < joints[s].part_count; p++)
			if (joints[s].parts[p] == feature) {
				joints[s].hard += harder;
				joints[s].open -= closed;
				return true;
			}
	return false;
}

/* Other cities and roads at the holes beyond become harder to close, or easier; those of the tile itself are told. */
static double others_beyond(const struct scene *scene, int h, const struct around *beyond[EDGE_COUNT],
                            struct joint *joints)
{
	const struct view *view = scene->view;
	const struct survey_hole *hole = &view->survey.holes[h];
	double gain = 0;

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		for (int side = 0; beyond[edge] && side < EDGE_COUNT; side++) {
			unsigned f = view->survey.holes[hole->beyond[edge]].across[side][SIDE_OWN];

			if (f == NO_FEATURE)
				continue;
			const struct survey_feature *feature = &view->survey.features[f];
			if (!kind_has_edges(feature->kind) || !feature->figures)
				continue;
			double harder = view_edge(view, scene->judge, feature->kind, beyond[edge], side) -
			                view->edge_hard[hole->beyond[edge]][side];
			if (joint_changes(scene, joints, f, harder, 0))
				continue;
			struct worth worth =
			    worth_then(view, scene->judge, feature, feature->open, view->features[f].hard + harder);
			gain += scene_held(scene, feature->kind, feature->figures, worth) - scene->held[f];
		}
	}
	return gain;
}

/* Buildings beside the hole come a tile nearer. */
static double buildings_near(const struct scene *scene, int h)
{
	const struct view *view = scene->view;
	double gain = 0, fill = view->hole_fill[h];

	for (int i = 0; i < scene->building_count; i++) {
		unsigned f = scene->buildings[i];
		const struct survey_feature *building = &view->survey.features[f];
		struct worth worth = view->features[f];

		if (!cells_touch(building->cell, view->survey.holes[h].cell))
			continue;
		worth.worth += 1 - fill;
		worth.done = fill > 0 ? worth.done / fill : 0;
		if (building->open == 1)
			worth = (struct worth){.hard = 0, .done = 1, .worth = FULL_BUILDING};
		gain += scene_held(scene, building->kind, building->figures, worth) - scene->held[f];
	}
	return gain;
}

/* The tile's own building. */
static void judge_house(const struct scene *scene, int h, struct choice *choice)
{
	const struct view *view = scene->view;
	struct cell cell = view->survey.holes[h].cell;
	int segment = scene->tile->building, tiles = 1;
	unsigned kind = scene->tile->segments[segment].kind;
	bool stands = scene->meeple && FEATURES_FOLLOWED >> kind & 1;
	const struct mind *mind;
	struct worth worth;

	if (!stands && !scene->judge->minds[MIND_house])
		return;
	for (int y = -1; y <= 1; y++)
		for (int x = -1; x <= 1; x++)
			tiles += (x || y) && game_tile_at(scene->game, cell.x + x, cell.y + y) >= 0;
	worth = building_worth(view, scene->judge, cell, tiles, h);
	worth.hard = tiles == FULL_BUILDING ? 0 : 1;
	if (stands)
		choice_claim(scene, choice, segment, 0, scene->small,
		             scene_held(scene, kind, scene_mine(scene), worth) - scene->cost);
	EACH_MIND(scene->judge, MIND_house, mind)
		mind->house(scene, segment, worth, choice);
}

/* The Castle: a court of the tile, with those it joins. */
static void judge_court(const struct scene *scene, int segment, int rotation, const struct joint *joint,
                        struct choice *choice)
{
	struct worth worth = worth_of(scene->view, scene->judge, FEATURE_COURT, joint->tiles, joint->pennants, 0, 0, 0);

	choice->gain += scene_held(scene, FEATURE_COURT, joint->figures, worth) - joint->before;
	if (!joint->figures && scene->meeple)
		choice_claim(scene, choice, segment, rotation, scene->small,
		             scene_held(scene, FEATURE_COURT, scene_mine(scene), worth) - scene->cost);
}

/* The Castle: what lies against the tile and is of another kind is closed on that side (R26). */
static double castle_closed(const struct scene *scene, int h, int rotation, struct joint *joints)
{
	const struct view *view = scene->view;
	const struct survey_hole *hole = &view->survey.holes[h];
	double gain = 0;

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		unsigned s = scene->tile->sides[rotation][edge][SIDE_OWN], f = hole->across[edge][SIDE_OWN];

		if (f == NO_FEATURE)
			continue;
		const struct survey_feature *feature = &view->survey.features[f];
		if (!kind_has_edges(feature->kind) ||
		    (s != NO_SEGMENT && scene->tile->segments[s].kind == feature->kind))
			continue;
		if (joint_changes(scene, joints, f, -view->edge_hard[h][edge], 1) || !feature->figures)
			continue;
		struct worth worth = worth_then(view, scene->judge, feature, feature->open - 1,
		                                view->features[f].hard - view->edge_hard[h][edge]);
		gain += scene_held(scene, feature->kind, feature->figures, worth) - scene->held[f];
	}
	return gain;
}

void placement_judge(const struct scene *scene, int h, int rotation, struct choice *choice)
{
	const struct tile_layout *tile = scene->tile;
	const struct around *beyond[EDGE_COUNT];
	struct joint joints[TILE_SEGMENTS_MAX];

	*choice = (struct choice){.figure = {.kind = MOVE_PASS}};
	look_beyond(scene, h, rotation, beyond);
	join(scene, h, rotation, beyond, joints);
	choice->gain = others_beyond(scene, h, beyond, joints);
	if (scene->judge->castle)
		choice->gain += castle_closed(scene, h, rotation, joints);
	for (int s = 0; s < tile->segment_count; s++) {
		if (joints[s].of != s)
			continue;
		if (s < tile->first_field)
			judge_line(scene, h, s, rotation, &joints[s], choice);
		else if (scene->judge->castle)
			judge_court(scene, s, rotation, &joints[s], choice);
		else if (scene->judge->farm_points > 0 && tile->segments[s].kind == FEATURE_FIELD)
			judge_meadow(scene, s, rotation, joints, choice);
	}
	choice->gain += buildings_near(scene, h);
	if (tile->building != NO_SEGMENT)
		judge_house(scene, h, choice);
	choice->gain += choice->claim;
}
