/* printed.h - what the tile files of all games have in common: segments by the
 * edges or half-edges that they reach, and small members.  Each reads one member of an object. */
#pragma once

#include "reader.h"
#include "setup.h"

bool read_printed_version(struct reader *reader, const json_t *root);

/* "id" and "name" of a type; the id is new to the set. */
bool read_printed_id(struct reader *reader, const json_t *object, const struct tile_set *set, struct tile_type *type);

bool read_printed_text(struct reader *reader, const json_t *object, const char *key, char *text, size_t size);
bool read_printed_edges(struct reader *reader, const json_t *object, uint8_t *edges);
bool read_printed_half_edges(struct reader *reader, const json_t *object, uint8_t *half_edges);

/* What the edges of a tile can show in a game. */
struct printed_terrain {
	const char *letters; /* of the first terrain, the next, ... */
	int first;           /* enum terrain */
	const char *names;   /* for the sentence */
};

/* "edges": a letter each for N E S W. */
bool read_printed_terrain(struct reader *reader, const json_t *object, const struct printed_terrain *terrain,
                          uint8_t edges[EDGE_COUNT]);

/* A list of at most `max` objects, each given to `read`. */
bool read_printed_segments(struct reader *reader, const json_t *object, const char *key, size_t max,
                           bool (*read)(struct reader *, const json_t *, struct tile_type *), struct tile_type *type);

/* "tiles": a list of `min` types or more, each given to `read`, which adds it to the set. */
bool read_printed_types(struct reader *reader, const json_t *root, size_t min,
                        bool (*read)(struct reader *, const json_t *, struct tile_set *), struct tile_set *set);

/* castle.c: a file of The Castle's, its board (an object with `rows`) or tiles, into the set. */
bool read_castle_file(struct reader *reader, const json_t *root, struct tile_set *set);
