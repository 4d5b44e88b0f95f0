#include "app/expansion_words.h"
#include "app/language.h"
#include "app/words.h"
#include "text/grow.h"
#include "text/say.h"

#include <stdlib.h>

#include <bastide/game.h>

static const char *const edge_names[EDGE_COUNT] = {"N", "E", "S", "W"};
static const char *const half_names[HALF_COUNT] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

static void write_sides(struct grow *out, const struct tile_type *type)
{
	static const char *const words[TERRAIN_KINDS] = {"field", "road", "city",  "river", "seam",
	                                                 "any",   "path", "tower", "house", "court"};

	grow_add(out, "sides ");
	for (int edge = 0; edge < EDGE_COUNT; edge++)
		grow_print(out, " %s %s%s", edge_names[edge], words[type->edges[edge]],
		           edge < EDGE_COUNT - 1 ? "," : "\n");
}

/* " (N E)": the edges or half-edges that a segment reaches. */
static void write_reach(struct grow *out, unsigned bits, const char *const *names, int count)
{
	const char *before = "  (";

	for (int i = 0; i < count; i++) {
		if (!(bits >> i & 1))
			continue;
		grow_print(out, "%s%s", before, names[i]);
		before = " ";
	}
	grow_add(out, bits ? ")" : "  (reaches no side)");
}

/* What it is called, and where it reaches. */
static void write_segment(struct grow *out, const struct tile_type *type, int kind, int index)
{
	char text[SPOT_TEXT_SIZE];
	bool halves = feature_among(FEATURES_BY_HALF, (unsigned)kind);
	int first = tile_segment_first(type, 0, kind, index);

	spot_format((struct spot){(uint8_t)kind, (uint8_t)(first < 0 ? 0 : first)}, text);
	grow_print(out, "spot   %-14s", text);
	if (!feature_among(FEATURES_BUILT, (unsigned)kind))
		write_reach(out, tile_segment_reach(type, 0, kind, index), halves ? half_names : edge_names,
		            halves ? HALF_COUNT : EDGE_COUNT);
}

static void write_fields(struct grow *out, const struct tile_type *type)
{
	for (int i = 0; i < type->field_count; i++) {
		write_segment(out, type, FEATURE_FIELD, i);
		for (int c = 0; c < type->city_count; c++)
			if (type->fields[i].cities >> c & 1)
				grow_print(out, ", borders city:%s",
				           edge_names[tile_segment_first(type, 0, FEATURE_CITY, c)]);
		grow_add(out, "\n");
	}
}

/* The segments of a castle tile: ", a well", ", 2 markets". */
static void write_parts(struct grow *out, const struct tile_type *type)
{
	for (int i = 0; i < type->part_count; i++) {
		const struct tile_part *part = &type->parts[i];

		write_segment(out, type, part->kind, i);
		if (part->kind == FEATURE_COURT && part->marks)
			grow_print(out, ", %d market%s", part->marks, part->marks == 1 ? "" : "s");
		else if (part->marks)
			grow_add(out, ", with a well");
		grow_add(out, "\n");
	}
}

static void write_spots(struct grow *out, const struct tile_type *type)
{
	for (int i = 0; i < type->city_count; i++) {
		write_segment(out, type, FEATURE_CITY, i);
		if (type->cities[i].pennants)
			grow_print(out, ", %d pennant%s", type->cities[i].pennants,
			           type->cities[i].pennants == 1 ? "" : "s");
		grow_add(out, "\n");
	}
	for (int i = 0; i < type->road_count; i++) {
		write_segment(out, type, FEATURE_ROAD, i);
		for (int id = 0; id < SIGNS_MAX; id++)
			if (type->roads[i].signs >> id & 1)
				grow_print(out, ", %s", sign_words(id)->printed);
		grow_add(out, "\n");
	}
	write_fields(out, type);
	if (tile_building(type)) {
		write_segment(out, type, tile_building(type)->kind, 0);
		grow_add(out, "\n");
	}
	write_parts(out, type);
	if (type->flags & TILE_SQUARE)
		grow_add(out, "square, where its paths end\n");
	for (int i = 0; i < type->river_count; i++) {
		grow_add(out, "river");
		write_reach(out, type->rivers[i].edges, edge_names, EDGE_COUNT);
		grow_add(out, ", claimed by nobody\n");
	}
}

static void write_counts(struct grow *out, const struct tile_set *tiles, int type)
{
	int sets = 0;

	grow_add(out, "count ");
	for (int i = 0; i < tiles->set_count; i++)
		if (tiles->sets[i].counts[type])
			grow_print(out, "%s %d in %s", sets++ ? "," : "", tiles->sets[i].counts[type],
			           tiles->sets[i].name);
	grow_add(out, sets ? "\n" : " in no set\n");
}

char *describe_tile(const struct tile_set *tiles, int type)
{
	struct grow out = {0};

	grow_print(&out, "%s: %s\n", tiles->types[type].id, tiles->types[type].name);
	write_sides(&out, &tiles->types[type]);
	write_spots(&out, &tiles->types[type]);
	write_counts(&out, tiles, type);
	return grow_take(&out);
}

/* ---- for people: what is seen ---- */

/* One thing more: behind a comma. */
static const char *add(const char *text, const char *what) { return say_join(text, ", ", "%s", what); }

/* Roads that end on the tile, together; each of the others by how it runs. */
static const char *add_roads(const struct tile_type *type, const char *text)
{
	int ends = 0;
	for (int i = 0; i < type->road_count; i++) {
		unsigned edges = type->roads[i].edges;
		int count = bit_count(edges);
		if (count == 2)
			text =
			    add(text, edges == (edges_turned(edges, 2)) ? tr("straight road") : tr("road with a bend"));
		else if (count > 2)
			text = add(text, say_count("road to %d side", "road to %d sides", count));
		ends += count < 2;
	}
	if (ends > 2)
		return add(text, say_count("crossing of %d road", "crossing of %d roads", ends));
	return ends ? add(text, say_count("end of %d road", "ends of %d roads", ends)) : text;
}

/* The Castle: each kind of part, with how many there are of it. */
static const char *add_parts(const struct tile_type *type, const char *text)
{
	int counts[FEATURE_KINDS] = {0};
	for (int i = 0; i < type->part_count; i++)
		counts[type->parts[i].kind]++;
	for (int kind = 0; kind < FEATURE_KINDS; kind++)
		if (counts[kind])
			text = say_join(text, ", ", counts[kind] > 1 ? "%s (%d)" : "%s", words_feature(kind),
			                counts[kind]);
	return text;
}

const char *describe_mark(const struct tile_type *type, int index)
{
	uint32_t told = 0;
	EACH_WORDS(mark_words, row, marks, mark) {
		if ((type->flags & row->flag & ~told) && index-- == 0)
			return tr(row->name);
		told |= row->flag;
	}
	return NULL;
}

static bool may_walk(const struct game *game)
{
	bool there = false;
	for (int id = 0; id < NEUTRALS_MAX; id++)
		there |= game_has_neutral(game, id) && game_neutral(game_kind(game), id)->way &&
		         game_neutral_at(game, id).there;
	return there;
}

const char *describe_does(const struct game *game, int tile)
{
	const char *text = "";
	if (tile == NO_TILE)
		return text;
	EACH_WORDS(mark_words, row, marks, mark)
		if (row->does && game_tile_set(game)->types[tile].flags & row->flag &&
		    game_settings(game)->value[row->setting] && (!row->walks || may_walk(game)))
			text = say_join(text, " · ", "%s", tr(row->does));
	return text;
}

const char *describe_seen(const struct tile_type *type)
{
	const char *text = tile_building(type) ? words_feature(tile_building(type)->kind) : "";
	int most = 0, least = 4;
	for (int i = 0; i < type->city_count; i++) {
		int count = bit_count(type->cities[i].edges);
		most = count > most ? count : most;
		least = count < least ? count : least;
	}
	bool alike = type->city_count > 1 && most == 1 && least == 1;
	if (alike) /* not "city on 1 side" for each of them */
		text = add(text, say_count("%d city on one side", "%d cities on one side each", type->city_count));
	for (int i = 0; i < type->city_count && !alike; i++) {
		int count = bit_count(type->cities[i].edges);
		text = add(text, say_count("city on %d side", "city on %d sides", count));
	}
	text = add_roads(type, text);
	if (type->river_count)
		text = add(text, tr("River"));
	text = add_parts(type, text);
	const char *mark;
	for (int i = 0; (mark = describe_mark(type, i)); i++)
		text = add(text, mark);
	return text[0] ? text : words_feature(FEATURE_FIELD);
}

static const char *const sides[2][2] = {{N_("west"), N_("east")}, {N_("north"), N_("south")}};

const char *describe_side(struct cell from, struct cell to)
{
	return tr(from.x == to.x ? sides[1][to.y > from.y] : sides[0][to.x > from.x]);
}

const char *describe_way(struct cell from, struct cell to)
{
	static const char *const tiles[2][2][2] = {
	    {{NN_("%d tile west", "%d tiles west")}, {NN_("%d tile east", "%d tiles east")}},
	    {{NN_("%d tile north", "%d tiles north")}, {NN_("%d tile south", "%d tiles south")}}};
	int far[2] = {to.x - from.x, to.y - from.y};
	const char *text = "";
	for (int axis = 1; axis >= 0; axis--) {
		const char *const *way = tiles[axis][far[axis] > 0];
		if (far[axis])
			text = say_join(text, ", ", "%s", say_count(way[0], way[1], abs(far[axis])));
	}
	return text;
}

const char *describe_place(const struct game *game, int from, struct cell to)
{
	if (from < 0)
		return "";
	const char *way = describe_way(game_tile(game, from).cell, to);
	/* TRANSLATORS: where a cell lies: "2 tiles north, 1 tile west". */
	return way[0] ? say(tr("from the last tile: %s"), way) : tr("the last tile");
}
