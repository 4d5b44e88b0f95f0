#include "platform/cache.h"

#include <stdlib.h>
#include <string.h>

void cache_init(struct cache *cache, struct device *device, size_t budget)
{
	memset(cache, 0, sizeof *cache);
	cache->device = device;
	cache->budget = budget;
}

static void unlink_use(struct cache *cache, struct cache_entry *entry)
{
	if (entry->newer)
		entry->newer->older = entry->older;
	else
		cache->newest = entry->older;
	if (entry->older)
		entry->older->newer = entry->newer;
	else
		cache->oldest = entry->newer;
	entry->newer = entry->older = NULL;
}

static void link_use(struct cache *cache, struct cache_entry *entry)
{
	entry->frame = cache->frame;
	entry->older = cache->newest;
	if (cache->newest)
		cache->newest->newer = entry;
	cache->newest = entry;
	if (!cache->oldest)
		cache->oldest = entry;
}

static void unlink_key(struct cache *cache, struct cache_entry *entry)
{
	struct cache_entry **at = &cache->buckets[entry->key & (cache->bucket_count - 1)];

	while (*at != entry)
		at = &(*at)->chain;
	*at = entry->chain;
}

static void link_key(struct cache *cache, struct cache_entry *entry, uint64_t key)
{
	struct cache_entry **at = &cache->buckets[key & (cache->bucket_count - 1)];

	entry->key = key;
	entry->chain = *at;
	*at = entry;
}

/* Without memory for more buckets there are as many as before. */
static void buckets_grow(struct cache *cache)
{
	size_t count = cache->bucket_count ? 2 * cache->bucket_count : 1024;
	struct cache_entry **buckets = calloc(count, sizeof *buckets);

	if (!buckets)
		return;
	free(cache->buckets);
	cache->buckets = buckets;
	cache->bucket_count = count;
	for (struct cache_entry *entry = cache->newest; entry; entry = entry->older)
		link_key(cache, entry, entry->key);
}

void cache_drop(struct cache *cache, struct cache_entry *entry)
{
	unlink_key(cache, entry);
	unlink_use(cache, entry);
	cache->bytes -= entry->bytes;
	cache->count--;
	device_drop(cache->device, entry->image);
	free(entry);
}

void cache_drop_all(struct cache *cache)
{
	while (cache->newest)
		cache_drop(cache, cache->newest);
}

void cache_finish(struct cache *cache)
{
	cache_drop_all(cache);
	free(cache->buckets);
	cache_init(cache, cache->device, cache->budget);
}

void cache_trim(struct cache *cache, unsigned frames)
{
	while (cache->bytes > cache->budget && cache->oldest && cache->oldest->frame + frames <= cache->frame)
		cache_drop(cache, cache->oldest);
}

void cache_leave(struct cache *cache, unsigned frames)
{
	while (cache->oldest && cache->oldest->frame + frames <= cache->frame)
		cache_drop(cache, cache->oldest);
}

void cache_frame(struct cache *cache)
{
	cache_trim(cache, 3);
	cache->frame++;
}

struct cache_entry *cache_find(struct cache *cache, uint64_t key)
{
	struct cache_entry *entry = cache->bucket_count ? cache->buckets[key & (cache->bucket_count - 1)] : NULL;

	while (entry && entry->key != key)
		entry = entry->chain;
	if (entry) {
		unlink_use(cache, entry);
		link_use(cache, entry);
	}
	return entry;
}

struct cache_entry *cache_add(struct cache *cache, uint64_t key, struct device_image *image)
{
	if (cache->count >= cache->bucket_count)
		buckets_grow(cache);
	struct cache_entry *entry = cache->bucket_count ? calloc(1, sizeof *entry) : NULL;

	if (!entry) {
		device_drop(cache->device, image);
		return NULL;
	}
	entry->image = image;
	entry->w = image ? image->w : 0;
	entry->h = image ? image->h : 0;
	entry->bytes = sizeof *entry + (image ? image->bytes : 0);
	link_key(cache, entry, key);
	cache->bytes += entry->bytes;
	cache->count++;
	link_use(cache, entry);
	return entry;
}
