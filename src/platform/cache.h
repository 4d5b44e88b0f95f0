/* cache.h - pictures by key, the least recently used go first.
 *
 * All but plain boxes becomes a picture once: tiles, figures, skins, lines of
 * text, paths.  What the last frames used is never dropped. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "platform/device.h"

struct cache_entry {
	uint64_t key;
	struct device_image *image; /* NULL: nothing to draw */
	int w, h;
	int x, y; /* a path: where its pixels lie from its corner */
	size_t bytes;
	unsigned frame; /* last used */
	struct cache_entry *chain, *newer, *older;
};

struct cache {
	struct device *device; /* borrowed: whose pictures these are */
	size_t bytes, budget;
	unsigned frame;
	/* by key, as many as entries or more: where the table lives every puff of smoke is one */
	struct cache_entry **buckets;
	size_t bucket_count, count;
	struct cache_entry *newest, *oldest;
};

void cache_init(struct cache *cache, struct device *device, size_t budget);
void cache_finish(struct cache *cache);
/* A new frame begins: what was not used lately may go. */
void cache_frame(struct cache *cache);
/* What was not used lately goes as far as the budget asks; what the last `frames` used stays, whatever that is. */
void cache_trim(struct cache *cache, unsigned frames);
/* Nothing stays but what the last `frames` used. */
void cache_leave(struct cache *cache, unsigned frames);
/* The entry, now the most recently used, or NULL. */
struct cache_entry *cache_find(struct cache *cache, uint64_t key);
/* Takes the image over (NULL: an entry with nothing to draw); NULL, and the image dropped, when out of memory. */
struct cache_entry *cache_add(struct cache *cache, uint64_t key, struct device_image *image);
void cache_drop(struct cache *cache, struct cache_entry *entry);
/* After a device was lost. */
void cache_drop_all(struct cache *cache);
