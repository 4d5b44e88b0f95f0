/* arena.h - memory that is given out piece by piece and taken back as a whole. */
#pragma once

#include <stddef.h>

struct arena_block;

/* All zero: an empty one. */
struct arena {
	struct arena_block *newest;
};

/* `size` bytes, aligned for anything; NULL when out of memory. */
void *arena_alloc(struct arena *arena, size_t size);
/* Takes all pieces back, and keeps some memory for the next ones. */
void arena_empty(struct arena *arena);
void arena_finish(struct arena *arena);
