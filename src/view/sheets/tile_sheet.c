/* Every tile type of every game in four turns, with its sides (N E S W) and how many of it a set has at most, for
 * looking (--tiles).
 *
 * The four turns of a type stand side by side, each at another place of another world, so that what varies between
 * tiles of one type is seen as well.  The largest tiles that fit the picture are used. */
#include <stdlib.h>
#include <string.h>

#include <bastide/paint.h>

#include "view/sheets/sheets.h"
#include "view/kit/screen.h"

enum { TURNS = 4, WORLDS = 3 };

struct tile_sheet {
	struct screen screen;
	struct host *host;
};

/* A painted tile: all that the picture's key is made of, and a copy of the type. */
struct specimen {
	struct tile_type type;
	int rotation, x, y, size;
	uint32_t seed;
};

static bool specimen_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct specimen *s = context;
	struct paint_job job = {.type = &s->type, .rotation = s->rotation, .x = s->x, .y = s->y, .seed = s->seed};
	void *scratch = malloc(paint_scratch_size(s->size));

	(void)w;
	(void)h;
	if (!scratch)
		return false;
	paint_preview(&job, s->size, pixels, scratch);
	free(scratch);
	return true;
}

static void specimen_draw(struct draw *draw, const struct tile_type *type, int index, int turn, int x, int y, int size)
{
	struct specimen s;
	struct paint_frame frame = paint_overlay_frame(size);
	struct picture picture = {
	    .w = frame.width, .h = frame.height, .paint = specimen_paint, .context = &s, .context_size = sizeof s};
	struct draw_image how = {.dst = rect_make(x - frame.left, y - frame.top, frame.width, frame.height),
	                         .alpha = 1};

	memset(&s, 0, sizeof s);
	s.type = *type;
	s.rotation = turn;
	s.x = 5 * turn + index;
	s.y = 3 * index;
	s.size = size;
	s.seed = (uint32_t)((turn + index) % WORLDS);
	picture.key = hash_int(hash_int(hash_text(HASH_BASIS, "specimen"), index * TURNS + turn), size);
	draw_picture(draw, &picture, &how);
}

/* Columns of types, and the size of a tile, that use the picture best. */
static int columns_find(int count, int w, int h, int label, int *size)
{
	int best = 1;

	*size = 16;
	for (int columns = 1; columns <= count; columns++) {
		int rows = (count + columns - 1) / columns;
		/* A type is its four turns with gaps of half a tile, and its name below. */
		int wide = (int)((float)w / ((float)columns * (TURNS * 1.5f + 0.5f)));
		int high = (int)(((float)h / (float)rows - (float)label) / 1.6f);
		int fits = wide < high ? wide : high;
		if (fits > *size) {
			*size = fits;
			best = columns;
		}
	}
	return best;
}

/* "T05  PCPH  1" */
static const char *label_of(struct draw *draw, const struct tile_set *tiles, int type)
{
	static const char letters[TERRAIN_KINDS] = {
	    [TERRAIN_FIELD] = 'F', [TERRAIN_ROAD] = 'R', [TERRAIN_CITY] = 'C', [TERRAIN_RIVER] = 'W',
	    [TERRAIN_SEAM] = '-',  [TERRAIN_ANY] = 'A',  [TERRAIN_PATH] = 'P', [TERRAIN_TOWER] = 'T',
	    [TERRAIN_HOUSE] = 'H', [TERRAIN_COURT] = 'C'};
	const struct tile_type *it = &tiles->types[type];
	int most = 0;

	for (int i = 0; i < tiles->set_count; i++)
		most = tiles->sets[i].counts[type] > most ? tiles->sets[i].counts[type] : most;
	return draw_format(draw, "%s  %c%c%c%c  %d", it->id, letters[it->edges[0]], letters[it->edges[1]],
	                   letters[it->edges[2]], letters[it->edges[3]], most);
}

/* The n-th type of all games, game by game. */
static const struct tile_set *set_of(const struct tile_set *tiles, int *n)
{
	while (*n >= tiles->type_count) {
		*n -= tiles->type_count;
		tiles = tiles->next;
	}
	return tiles;
}

static int types_of(const struct tile_set *tiles)
{
	int count = tiles->type_count;

	for (const struct tile_set *other = tiles->next; other && other != tiles; other = other->next)
		count += other->type_count;
	return count;
}

static void sheet_build(struct screen *screen, struct frame *frame)
{
	const struct tile_set *all = ((struct tile_sheet *)screen)->host->tiles;
	struct draw *draw = frame->draw;
	struct text_style style = theme_text_color(frame->theme, TYPE_SMALL, COLOR_CREAM);
	int label = style.line, size, count = types_of(all);
	int columns = columns_find(count, draw->w, draw->h, label, &size);
	int rows = (count + columns - 1) / columns;

	for (int i = 0; i < count; i++) { /* the longest name as well is read to its end */
		int type = i;
		const struct tile_set *tiles = set_of(all, &type);
		while (style.px > 1 &&
		       text_width(draw->metrics, &style, label_of(draw, tiles, type)) > draw->w / columns - label / 2)
			style.px--;
	}
	draw_fill(draw, rect_make(0, 0, draw->w, draw->h), rgb(COLOR_WALNUT));
	for (int i = 0; i < count; i++) {
		int type = i;
		const struct tile_set *tiles = set_of(all, &type);
		int x0 = i % columns * draw->w / columns, x1 = (i % columns + 1) * draw->w / columns;
		int y0 = i / columns * draw->h / rows, y1 = (i / columns + 1) * draw->h / rows;
		int y = y0 + (y1 - y0 - label - size) / 2;
		int x = x0 + (x1 - x0 - (TURNS * 3 - 1) * size / 2) / 2;
		for (int turn = 0; turn < TURNS; turn++)
			specimen_draw(draw, &tiles->types[type], i, turn, x + turn * size * 3 / 2, y, size);
		draw_text(draw, rect_make(x0, y + size + size / 5, x1 - x0, label), ALIGN_CENTER, &style,
		          label_of(draw, tiles, type));
	}
}

static void sheet_destroy(struct screen *screen) { free(screen); }

static const struct screen_kind sheet_kind = {
    .name = "tiles",
    .destroy = sheet_destroy,
    .input = screen_deaf,
    .build = sheet_build,
};

struct screen *tiles_screen_create(struct host *host)
{
	struct tile_sheet *sheet = calloc(1, sizeof *sheet);

	if (!sheet)
		return NULL;
	sheet->screen.kind = &sheet_kind;
	sheet->host = host;
	return &sheet->screen;
}
