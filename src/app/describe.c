#include "app/describe.h"

#include <stdio.h>
#include <stdlib.h>

#include <bastide/game.h>

static const char *const edge_names[EDGE_COUNT] = {"N", "E", "S", "W"};
static const char *const half_names[HALF_COUNT] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

static void write_sides(FILE *out, const struct tile_type *type)
{
	static const char *const words[TERRAIN_KINDS] = {"field", "road", "city",  "river", "seam",
	                                                 "any",   "path", "tower", "house", "court"};

	fputs("sides ", out);
	for (int edge = 0; edge < EDGE_COUNT; edge++)
		fprintf(out, " %s %s%s", edge_names[edge], words[type->edges[edge]],
		        edge < EDGE_COUNT - 1 ? "," : "\n");
}

/* " (N E)": the edges or half-edges that a segment reaches. */
static void write_reach(FILE *out, unsigned bits, const char *const *names, int count)
{
	const char *before = "  (";

	for (int i = 0; i < count; i++) {
		if (!(bits >> i & 1))
			continue;
		fprintf(out, "%s%s", before, names[i]);
		before = " ";
	}
	fputs(bits ? ")" : "  (reaches no side)", out);
}

static void write_spot(FILE *out, int kind, int at)
{
	char text[SPOT_TEXT_SIZE];

	spot_format((struct spot){(uint8_t)kind, (uint8_t)at}, text);
	fprintf(out, "spot   %-14s", text);
}

static int first_bit(unsigned bits)
{
	int bit = 0;

	while (bits && !(bits >> bit & 1))
		bit++;
	return bit;
}

static void write_fields(FILE *out, const struct tile_type *type)
{
	int inner = 0;

	for (int i = 0; i < type->field_count; i++) {
		const struct tile_field *field = &type->fields[i];
		write_spot(out, FEATURE_FIELD, field->half_edges ? first_bit(field->half_edges) : SPOT_INNER + inner++);
		write_reach(out, field->half_edges, half_names, HALF_COUNT);
		for (int c = 0; c < type->city_count; c++)
			if (field->cities >> c & 1)
				fprintf(out, ", borders city:%s", edge_names[first_bit(type->cities[c].edges)]);
		fputc('\n', out);
	}
}

/* A segment of a castle tile: ", a well", ", 2 markets". */
static void write_part(FILE *out, const struct tile_part *part)
{
	bool court = part->kind == FEATURE_COURT;

	write_spot(out, part->kind, first_bit(court ? part->half_edges : part->edges));
	if (court)
		write_reach(out, part->half_edges, half_names, HALF_COUNT);
	else
		write_reach(out, part->edges, edge_names, EDGE_COUNT);
	if (court && part->marks)
		fprintf(out, ", %d market%s", part->marks, part->marks == 1 ? "" : "s");
	else if (part->marks)
		fputs(", with a well", out);
	fputc('\n', out);
}

static void write_spots(FILE *out, const struct tile_type *type)
{
	static const struct {
		uint32_t flag;
		int kind;
	} buildings[] = {
	    {TILE_MONASTERY, FEATURE_MONASTERY}, {TILE_SHRINE, FEATURE_SHRINE}, {TILE_GARDEN, FEATURE_GARDEN}};

	for (int i = 0; i < type->city_count; i++) {
		write_spot(out, FEATURE_CITY, first_bit(type->cities[i].edges));
		write_reach(out, type->cities[i].edges, edge_names, EDGE_COUNT);
		if (type->cities[i].pennants)
			fprintf(out, ", %d pennant%s", type->cities[i].pennants,
			        type->cities[i].pennants == 1 ? "" : "s");
		fputc('\n', out);
	}
	for (int i = 0; i < type->road_count; i++) {
		write_spot(out, FEATURE_ROAD, first_bit(type->roads[i].edges));
		write_reach(out, type->roads[i].edges, edge_names, EDGE_COUNT);
		fputs(type->roads[i].inn ? ", with an inn\n" : "\n", out);
	}
	write_fields(out, type);
	for (size_t i = 0; i < sizeof buildings / sizeof *buildings; i++)
		if (type->flags & buildings[i].flag) {
			write_spot(out, buildings[i].kind, 0);
			fputc('\n', out);
		}
	for (int i = 0; i < type->part_count; i++)
		write_part(out, &type->parts[i]);
	if (type->flags & TILE_SQUARE)
		fputs("square, where its paths end\n", out);
	for (int i = 0; i < type->river_count; i++) {
		fputs("river", out);
		write_reach(out, type->rivers[i].edges, edge_names, EDGE_COUNT);
		fputs(", claimed by nobody\n", out);
	}
}

static void write_counts(FILE *out, const struct tile_set *tiles, int type)
{
	int sets = 0;

	fputs("count ", out);
	for (int i = 0; i < tiles->set_count; i++)
		if (tiles->sets[i].counts[type])
			fprintf(out, "%s %d in %s", sets++ ? "," : "", tiles->sets[i].counts[type],
			        tiles->sets[i].name);
	fputs(sets ? "\n" : " in no set\n", out);
}

char *describe_tile(const struct tile_set *tiles, int type)
{
	char *text = NULL;
	size_t size;
	FILE *out = open_memstream(&text, &size);

	if (!out)
		return NULL;
	fprintf(out, "%s: %s\n", tiles->types[type].id, tiles->types[type].name);
	write_sides(out, &tiles->types[type]);
	write_spots(out, &tiles->types[type]);
	write_counts(out, tiles, type);
	if (fclose(out) == 0)
		return text;
	free(text);
	return NULL;
}
