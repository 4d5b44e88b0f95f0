#include "view/table/tile_art_private.h"

#include <stdlib.h>
#include <string.h>

#include "view/host/host.h"
#include "view/table/tile_map.h"

enum { ENTRIES_FIRST = 256 };

int art_level(double size)
{
	int level = ART_LEVEL_SMALL;
	while (level > 0 && art_level_size(level) < size - 0.5)
		level--;
	return level;
}

struct rect art_bleed(struct rect box)
{
	int west = (box.w * 6 + 31) / 32 + 1, north = (box.h * 10 + 31) / 32 + 1, east = (box.w * 8 + 31) / 32 + 1;
	int south = (box.h * 6 + 31) / 32 + 1;
	return (struct rect){box.x - west, box.y - north, box.w + west + east, box.h + north + south};
}

/* ---- entries ---- */

uint64_t art_tile_hash(const struct tile_art *art, struct art_tile tile)
{
	uint64_t hash = hash_int(HASH_BASIS, (int64_t)art->options << 32 | art->seed);
	hash = hash_int(hash, tile.lit << 20 | art->tiles->game << 16 | tile.what << 12 | tile.type << 3 |
	                          tile.rotation << 1 | tile.preview);
	hash = hash_int(hash, tile.look << 16 | tile.landmark << 8 | tile.season);
	hash = hash_bytes(hash, tile.beside, sizeof tile.beside);
	return hash_int(hash, (int64_t)tile.x * 65536 + tile.y);
}

bool art_tile_same(struct art_tile a, struct art_tile b)
{
	return a.what == b.what && a.type == b.type && a.rotation == b.rotation && a.lit == b.lit && a.look == b.look &&
	       a.landmark == b.landmark && memcmp(a.beside, b.beside, sizeof a.beside) == 0;
}

static bool tile_same(struct art_tile a, struct art_tile b)
{
	return art_tile_same(a, b) && a.season == b.season && a.preview == b.preview && a.x == b.x && a.y == b.y;
}

static void table_put(struct tile_art *art, int index)
{
	unsigned mask = (unsigned)art->table_size - 1;
	unsigned slot = (unsigned)art_tile_hash(art, art->entries[index]->tile) & mask;
	while (art->table[slot])
		slot = (slot + 1) & mask;
	art->table[slot] = index + 1;
}

static bool entries_grow(struct tile_art *art)
{
	int capacity = art->capacity ? art->capacity * 2 : ENTRIES_FIRST;
	struct entry **entries = realloc(art->entries, (size_t)capacity * sizeof *entries);
	if (!entries)
		return false;
	art->entries = entries;
	int *table = calloc((size_t)capacity * 4, sizeof *table);
	if (!table)
		return false;
	free(art->table);
	art->table = table;
	art->table_size = capacity * 4;
	art->capacity = capacity;
	for (int i = 0; i < art->count; i++)
		table_put(art, i);
	return true;
}

struct art_tile art_tile_now(const struct tile_art *art, struct art_tile tile)
{
	tile.season = (uint8_t)art->host->season;
	return tile;
}

struct entry *art_entry_of(struct tile_art *art, struct art_tile tile)
{
	tile = art_tile_now(art, tile);
	if (art->table) {
		unsigned mask = (unsigned)art->table_size - 1;
		for (unsigned slot = (unsigned)art_tile_hash(art, tile) & mask; art->table[slot];
		     slot = (slot + 1) & mask)
			if (tile_same(art->entries[art->table[slot] - 1]->tile, tile))
				return art->entries[art->table[slot] - 1];
	}
	if (art->count == art->capacity && !entries_grow(art))
		return NULL;
	struct entry *entry = calloc(1, sizeof *entry);
	if (!entry)
		return NULL;
	entry->tile = tile;
	art->entries[art->count] = entry;
	table_put(art, art->count++);
	return entry;
}

/* ---- painting ---- */

/* Which parts a picture has: a preview one, with everything on it. */
static unsigned parts_of(struct art_tile tile)
{
	if (tile.preview || tile.what == ART_BLOCK)
		return 1u << PART_GROUND;
	return tile.what == ART_START ? 1u << PART_OVERLAY : 1u << PART_GROUND | 1u << PART_OVERLAY;
}

static bool has_part(struct art_tile tile, int part) { return parts_of(tile) >> part & 1; }

struct paint_frame art_part_frame(bool preview, int part, int size)
{
	if (preview || part == PART_OVERLAY)
		return paint_overlay_frame(size);
	return (struct paint_frame){0, 0, size, size};
}

struct paint_job art_job(const struct tile_art *art, struct art_tile tile)
{
	/* On the board the sheep are the board's. */
	struct paint_job job = {.type = &art->tiles->types[tile.type],
	                        .rotation = tile.rotation,
	                        .x = tile.x,
	                        .y = tile.y,
	                        .seed = art->seed,
	                        .options = art->options | PAINT_FLAGS | (tile.preview ? 0 : PAINT_LOOSE),
	                        .season = tile.season,
	                        .lit = tile.lit,
	                        .landmark = tile.landmark,
	                        .look = tile.look};
	memcpy(job.beside, tile.beside, sizeof job.beside);
	return job;
}

struct part_job art_part_job(const struct tile_art *art, struct art_tile tile)
{
	struct part_job part = {
	    .castle = art->tiles->castle, .tile = tile, .job = {.seed = art->seed, .season = tile.season}};
	if (tile.what == ART_TILE)
		part.job = art_job(art, tile);
	return part;
}

void art_part_paint(const struct part_job *of, int part, int size, uint8_t *pixels, void *scratch)
{
	const struct art_tile *tile = &of->tile;
	struct paint_board board = {of->castle, of->job.seed, of->job.season};
	if (tile->what == ART_BLOCK)
		paint_board_block(&board, tile->x, tile->y, size, pixels, scratch);
	else if (tile->what == ART_START)
		paint_start(&board, tile->type, tile->beside[0], size, pixels, scratch);
	else if (tile->preview)
		paint_preview(&of->job, size, pixels, scratch);
	else if (part == PART_GROUND)
		paint_ground(&of->job, size, pixels, scratch);
	else
		paint_overlay(&of->job, size, pixels, scratch);
}

/* All parts of a picture; NULL where it has none, or where memory was refused. */
static void paint_parts(const struct part_job *of, int size, uint8_t *pixels[PART_COUNT], void *scratch)
{
	for (int part = 0; part < PART_COUNT; part++)
		pixels[part] = has_part(of->tile, part)
		                   ? malloc(paint_frame_bytes(art_part_frame(of->tile.preview, part, size)))
		                   : NULL;
	if (pixels[PART_GROUND] && pixels[PART_OVERLAY]) {
		paint_picture(&of->job, size, pixels[PART_GROUND], pixels[PART_OVERLAY], scratch);
		return;
	}
	for (int part = 0; part < PART_COUNT; part++)
		if (pixels[part])
			art_part_paint(of, part, size, pixels[part], scratch);
}

/* The level that a picture's level is painted at, or halved from: 512 is its own, all else comes from 256.
 * A board has some 170 blocks, all seen at once: what of them is smaller than 128 comes from 128, which costs
 * a fourth and looks the same; so does all of many pictures (one_world) up to 128 itself, for whoever wants one of
 * its sizes wants another next. */
static int source_of(const struct tile_art *art, struct art_tile tile, int level)
{
	if (level > 2 ? tile.what == ART_BLOCK || art->host->one_world : level == 2 && art->host->one_world)
		return 2;
	return level > 0 ? 1 : 0;
}

/* What a worker paints: a level, and all that come from it by halving. */
struct order {
	struct tile_art *art;
	struct entry *entry;
	struct part_job job;
	int level;
	int step;                                /* in pieces: what is painted next */
	void *scratch;                           /* NULL: not begun, or done */
	uint8_t *pixels[PART_COUNT][ART_LEVELS]; /* till all are painted; then */
	struct picture_made *made[PART_COUNT][ART_LEVELS];
	uint8_t whole; /* bit per level: all of its parts could be had */
	int loose_count;
	struct paint_loose loose[PAINT_LOOSE_MAX];
};

struct picture_made *art_make(const struct tile_art *art, uint8_t *pixels, int w, int h)
{
	if (art->host->ops->picture_make)
		return art->host->ops->picture_make(art->host, pixels, w, h);
	free(pixels);
	return NULL;
}

/* A level is complete: it goes to the platform. */
static void order_make(struct order *order, int level)
{
	bool whole = true;
	for (int part = 0; part < PART_COUNT; part++) {
		struct paint_frame frame = art_part_frame(order->job.tile.preview, part, art_level_size(level));
		uint8_t *pixels = order->pixels[part][level];
		order->pixels[part][level] = NULL;
		whole = whole && (pixels || !has_part(order->job.tile, part));
		order->made[part][level] = pixels ? art_make(order->art, pixels, frame.width, frame.height) : NULL;
		whole = whole && (order->made[part][level] || !pixels || !order->art->host->ops->picture_make);
	}
	order->whole |= (uint8_t)(whole << level);
}

static bool order_begin(struct order *order)
{
	if (!order->scratch)
		order->scratch = malloc(paint_scratch_size(art_level_size(order->level)));
	return order->scratch != NULL;
}

/* What comes from the painted parts: each level when the next is halved from it. */
static void order_finish(struct order *order)
{
	bool preview = order->job.tile.preview;
	for (int level = order->level; level < ART_LEVELS; level++) {
		bool more = level + 1 < ART_LEVELS && source_of(order->art, order->job.tile, level + 1) == order->level;
		for (int part = 0; more && part < PART_COUNT; part++) {
			struct paint_frame from = art_part_frame(preview, part, art_level_size(level));
			struct paint_frame to = art_part_frame(preview, part, art_level_size(level + 1));
			uint8_t *half = order->pixels[part][level] ? malloc(paint_frame_bytes(to)) : NULL;
			if (half)
				paint_half(order->pixels[part][level], from.width, from.height, half);
			order->pixels[part][level + 1] = half;
		}
		order_make(order, level);
		if (!more)
			break;
	}
	if (order->job.tile.what == ART_TILE && !preview)
		order->loose_count = paint_loose(&order->job.job, order->loose, order->scratch);
	free(order->scratch);
	order->scratch = NULL;
}

static void order_run(void *data)
{
	struct order *order = data;
	uint8_t *parts[PART_COUNT];
	if (!order_begin(order))
		return;
	paint_parts(&order->job, art_level_size(order->level), parts, order->scratch);
	for (int part = 0; part < PART_COUNT; part++)
		order->pixels[part][order->level] = parts[part];
	order_finish(order);
}

/* The same in pieces: of a preview its steps, else a part; at last what comes from them. */
static bool order_piece(void *data)
{
	struct order *order = data;
	bool preview = order->job.tile.preview;
	int size = art_level_size(order->level), step = order->step++, part = preview ? PART_GROUND : step;
	if (!order_begin(order))
		return false;
	if (step == (preview ? PAINT_PREVIEW_STEPS : PART_COUNT)) {
		order_finish(order);
		return false;
	}
	uint8_t **pixels = &order->pixels[part][order->level];
	if (!*pixels && has_part(order->job.tile, part))
		*pixels = malloc(paint_frame_bytes(art_part_frame(preview, part, size)));
	if (*pixels && preview)
		paint_preview_step(&order->job.job, size, step, *pixels, order->scratch);
	else if (*pixels)
		art_part_paint(&order->job, part, size, *pixels, order->scratch);
	return true;
}

/* What moves there, once. False: there is no memory for it. */
static bool loose_take(struct entry *entry, const struct order *order)
{
	size_t bytes = (size_t)order->loose_count * sizeof *entry->loose;

	if (entry->loose || !bytes)
		return true;
	entry->loose = malloc(bytes);
	if (!entry->loose)
		return false;
	memcpy(entry->loose, order->loose, bytes);
	entry->loose_count = (uint8_t)order->loose_count;
	return true;
}

static void art_free(struct tile_art *art)
{
	for (int i = 0; i < art->count; i++) {
		free(art->entries[i]->loose);
		free(art->entries[i]);
	}
	free(art->entries);
	free(art->table);
	tile_maps_destroy(art->maps);
	free(art);
}

void art_job_end(struct tile_art *art)
{
	art->open--;
	if (art->dropped && art->open == 0)
		art_free(art);
}

static void order_done(void *data, struct host *host)
{
	struct order *order = data;
	struct tile_art *art = order->art;
	struct entry *entry = order->entry;
	bool taken = loose_take(entry, order) && !order->scratch; /* else it was left half way */
	(void)host;
	for (int level = order->level; level < ART_LEVELS; level++) {
		/* What nobody wanted is not kept: four fifths of all memory would be pictures of 256 seen by none.
		 * Blocks are the same in every picture of one world: somebody may come who does. */
		bool keeps = art->host->one_world && entry->tile.what == ART_BLOCK;
		bool wanted = !art->dropped && (level >= entry->finest || keeps);
		bool useful = taken && order->whole >> level & 1 && !(entry->ready >> level & 1) && wanted;
		for (int part = 0; part < PART_COUNT; part++) {
			struct picture_made *made = order->made[part][level];
			if (made && useful)
				art->host->ops->picture_keep(art->host, art_part_key(art, entry->tile, part, level),
				                             made);
			else if (made)
				art->host->ops->picture_drop(art->host, made);
			free(order->pixels[part][level]); /* of what was left half way */
		}
		if (useful)
			entry->ready |= (uint8_t)(1u << level);
	}
	entry->ordered &= (uint8_t) ~(1u << order->level);
	free(order->scratch);
	free(order);
	art_job_end(art);
}

/* ---- life ---- */

struct tile_art *tile_art_create(struct host *host, const struct tile_set *tiles, uint32_t seed, unsigned options)
{
	for (struct tile_art *known = host->art; known; known = known->next) {
		if (known->seed != seed || known->tiles != tiles || known->options != options)
			continue;
		known->users++;
		return known;
	}
	struct tile_art *art = calloc(1, sizeof *art);
	if (!art)
		return NULL;
	art->users = 1;
	art->host = host;
	art->tiles = tiles;
	art->seed = seed;
	art->options = options;
	art->next = host->art;
	host->art = art;
	return art;
}

void tile_art_destroy(struct tile_art *art)
{
	if (!art || --art->users > 0 || art->host->one_world)
		return;
	for (struct tile_art **at = &art->host->art; *at; at = &(*at)->next) {
		if (*at != art)
			continue;
		*at = art->next;
		break;
	}
	if (art->open > 0)
		art->dropped = true;
	else
		art_free(art);
}

struct tile_maps *tile_art_maps(struct tile_art *art)
{
	art->maps = art->maps ? art->maps : tile_maps_create(art->tiles);
	return art->maps;
}

void tile_art_want(struct tile_art *art, struct art_tile tile, int level, int urgency)
{
	struct entry *entry = art_entry_of(art, tile);
	int painted = source_of(art, tile, level);
	if (!entry || entry->ready >> level & 1)
		return;
	if (entry->ordered >> painted & 1) {
		entry->finest = (uint8_t)(level < entry->finest ? level : entry->finest);
		return;
	}
	struct order *order = calloc(1, sizeof *order);
	if (!order)
		return;
	*order = (struct order){.art = art, .entry = entry, .job = art_part_job(art, entry->tile), .level = painted};
	entry->finest = (uint8_t)(entry->ordered && entry->finest < level ? entry->finest : level);
	entry->ordered |= (uint8_t)(1u << painted);
	art->open++;
	struct job job = {
	    .run = order_run, .piece = order_piece, .done = order_done, .data = order, .urgency = urgency};
	art->host->ops->job(art->host, &job);
}

void tile_art_wait(struct tile_art *art, bool waits) { art->waits = waits; }

void tile_art_see(struct tile_art *art, const struct draw_cache *cache)
{
	art->cache = cache;
	/* Asked for, it is kept: it takes a fifth of a second to paint. */
	if (cache && cache->has_picture)
		cache->has_picture(cache->context, art_wood_key(art));
}

uint64_t art_part_key(const struct tile_art *art, struct art_tile tile, int part, int level)
{
	return hash_int(art_tile_hash(art, tile), 0x7411e + part * 16 + level);
}

/* Was it painted, and does the platform still hold what it was given? */
static bool is_ready(struct tile_art *art, struct entry *entry, int level)
{
	if (!(entry->ready >> level & 1))
		return false;
	bool asks = art->cache && art->cache->has_picture;
	for (int part = 0; asks && part < PART_COUNT; part++) {
		if (!has_part(entry->tile, part) ||
		    art->cache->has_picture(art->cache->context, art_part_key(art, entry->tile, part, level)))
			continue;
		entry->ready &= (uint8_t) ~(1u << level);
		return false;
	}
	return true;
}

bool tile_art_painted(struct tile_art *art, struct art_tile tile)
{
	struct entry *entry = art_entry_of(art, tile);
	for (int level = 0; entry && level < ART_LEVELS; level++)
		if (is_ready(art, entry, level))
			return true;
	return false;
}

int tile_art_have(struct tile_art *art, struct art_tile tile, int level)
{
	struct entry *entry = art_entry_of(art, tile);
	if (!entry)
		return ART_ROUGH;
	for (int larger = level; larger >= 0; larger--)
		if (is_ready(art, entry, larger))
			return larger;
	for (int smaller = level + 1; smaller < ART_LEVELS; smaller++)
		if (is_ready(art, entry, smaller))
			return smaller;
	return ART_ROUGH;
}
