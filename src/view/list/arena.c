#include "view/list/arena.h"

#include <stdlib.h>

struct arena_block {
	struct arena_block *next;
	size_t used, size;
	max_align_t bytes[];
};

enum { BLOCK_SIZE = 64 * 1024 };

static struct arena_block *block_create(size_t size)
{
	struct arena_block *block = malloc(sizeof *block + size);

	if (block)
		*block = (struct arena_block){.size = size};
	return block;
}

void *arena_alloc(struct arena *arena, size_t size)
{
	struct arena_block *block = arena->newest;

	size = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
	if (!block || block->size - block->used < size) {
		block = block_create(size > BLOCK_SIZE ? size : BLOCK_SIZE);
		if (!block)
			return NULL;
		block->next = arena->newest;
		arena->newest = block;
	}
	void *memory = (char *)block->bytes + block->used;
	block->used += size;
	return memory;
}

/* Of several blocks only the largest is kept: next time one is enough. */
void arena_empty(struct arena *arena)
{
	struct arena_block *largest = NULL;

	while (arena->newest) {
		struct arena_block *block = arena->newest;
		arena->newest = block->next;
		if (!largest || block->size > largest->size) {
			free(largest);
			largest = block;
		} else {
			free(block);
		}
	}
	if (largest) {
		largest->next = NULL;
		largest->used = 0;
	}
	arena->newest = largest;
}

void arena_finish(struct arena *arena)
{
	arena_empty(arena);
	free(arena->newest);
	arena->newest = NULL;
}
