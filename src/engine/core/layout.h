/* layout.h - what the games make the layouts of their tiles with (<bastide/layout.h>). */
#pragma once

#include <bastide/layout.h>

#include <bastide/game.h>

/* Adds a segment at the end; those by edge first. */
void layout_add(struct tile_layout *layout, struct tile_segment segment);

/* ---- for the games' checks of what is printed ---- */

__attribute__((format(printf, 2, 3))) bool tile_fail(struct tile_error *error, const char *format, ...);

/* Do the segments' edges, taken together, cover exactly the edges that show `terrain`, each once? */
bool edges_covered(const struct tile_type *type, const char *what, int terrain, const uint8_t *edges, int count,
                   struct tile_error *error);
/* Edges that show a terrain. */
unsigned edges_of(const struct tile_type *type, int terrain);

extern const char *const edge_letters[EDGE_COUNT];    /* "N" ... */
extern const char *const half_edge_words[HALF_COUNT]; /* "NL" ... */
