/* A window over a session: keys, letters, pointer, wheel and sizes as bytes, six each, from a screen that the first
 * byte names, unless one stands already. Nothing is kept: there is no home. Behind the last of an input a frame is
 * built, and where the bytes say so: where a frame takes long, more than one comes before it.
 *
 * Frames are lists of what is to be drawn; no pixel is painted, and where things lie on a tile is found once
 * (meson.build puts the functions below in the place of those): nine tenths of the time went there. */
#define _XOPEN_SOURCE 700
#include <stdlib.h>
#include <string.h>

#include "../view/ruler.h"
#include "app/save.h"
#include "fuzz.h"
#include "view/kit/routes.h"
#include "view/play/screen.h"
#include "view/screens/screens.h"
#include "view/setup/screen.h"
#include "view/table/tile_map.h"

enum {
	EVENT = 6,
	SHOWN = 0x80 /* in its last byte: a frame is built */,
	EVENTS_MOST = 80 /* before the screen begins anew */
};

static struct desk desk;

/* ---- in place of the painter ---- */

#define NOT_PAINTED(name)                                                                                              \
	void __wrap_##name(void);                                                                                      \
	void __wrap_##name(void) {}

NOT_PAINTED(paint_picture)
NOT_PAINTED(paint_preview)
NOT_PAINTED(paint_slab)
NOT_PAINTED(paint_tower)
NOT_PAINTED(paint_table)
NOT_PAINTED(paint_loose_picture)
NOT_PAINTED(paint_wall_tile)
NOT_PAINTED(paint_board_block)

struct tile_maps *__real_tile_maps_create(const struct tile_set *tiles);
struct tile_maps *__wrap_tile_maps_create(const struct tile_set *tiles);
void __wrap_tile_maps_destroy(struct tile_maps *maps);

/* One for each game, kept. */
struct tile_maps *__wrap_tile_maps_create(const struct tile_set *tiles)
{
	static struct tile_maps *kept[GAME_KINDS];
	static const struct tile_set *of[GAME_KINDS];
	int i = 0;

	while (of[i] && of[i] != tiles)
		i++;
	if (!of[i]) {
		of[i] = tiles;
		kept[i] = __real_tile_maps_create(tiles);
	}
	return kept[i];
}

void __wrap_tile_maps_destroy(struct tile_maps *maps) { (void)maps; }

/* ---- what is done ---- */

static void begin(void)
{
	/* A game that could be saved nowhere may be saved elsewhere: not where this runs. */
	setenv("HOME", "/nonexistent", 1);
	setenv("TMPDIR", "/nonexistent", 1);
	desk_init(&desk);
}

static struct screen *editor(struct host *host) { return editor_table_create(host, GAME_CARCASSONNE); }

static struct screen *examples(struct host *host) { return open_screen_create(host, OPEN_EXAMPLES); }

static struct screen *game(struct host *host)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *session =
	    data_path("scenarios/E000-05.json", path) ? save_open(host->tiles, NULL, path, -1, error) : NULL;

	if (!session)
		fuzz_fail("there is no game");
	return play_screen_create(host, session);
}

static struct screen *first(uint8_t which)
{
	static struct screen *(*const create[])(struct host *) = {game,
	                                                          editor,
	                                                          title_screen_create,
	                                                          setup_screen_create,
	                                                          game,
	                                                          settings_screen_create,
	                                                          examples,
	                                                          setup_rules_screen_create};

	return create[which % (sizeof create / sizeof *create)](&desk.host);
}

static void show(void)
{
	screen_tick(&desk.host, desk.frame.now);
	desk_build(&desk);
}

static void take(const struct input *input)
{
	draw_begin(&desk.draw, desk.theme.w, desk.theme.h);
	screen_take(&desk.host, &desk.frame, input);
	if (screen_settle(&desk.host, desk.frame.now))
		show(); /* a new screen knows its boxes before the next input meets them */
}

/* Another size; or it is to be closed. */
static void resize(const uint8_t *b)
{
	static const int sizes[][2] = {{1280, 720}, {1366, 768},  {640, 480}, {1920, 1080},
	                               {400, 300},  {3840, 2160}, {1, 1}};
	if (b[1] % 8 == 7) {
		take(&(struct input){.kind = INPUT_CLOSE, .x = -1, .y = -1});
		return;
	}
	uint64_t now = desk.frame.now;

	desk_size(&desk, sizes[b[1] % 8][0], sizes[b[1] % 8][1], 75 + b[2] % 6 * 25);
	desk.frame.now = now;
	take(&(struct input){.kind = INPUT_RESIZE, .x = -1, .y = -1});
}

static void click(struct input input)
{
	input.button = BUTTON_LEFT;
	for (int i = 0; i < 3; i++) {
		input.kind = (const uint8_t[]){INPUT_MOVE, INPUT_PRESS, INPUT_RELEASE}[i];
		take(&input);
	}
}

static void event(const uint8_t *b)
{
	static const int keys[] = {KEY_ENTER,     KEY_SPACE,  KEY_TAB,  KEY_ESCAPE, KEY_LEFT,    KEY_RIGHT,
	                           KEY_UP,        KEY_DOWN,   KEY_HOME, KEY_END,    KEY_PAGE_UP, KEY_PAGE_DOWN,
	                           KEY_BACKSPACE, KEY_DELETE, KEY_F1,   KEY_F12};
	struct input input = {.x = (int)(b[2] * desk.theme.w / 255),
	                      .y = (int)(b[3] * desk.theme.h / 255),
	                      .mods = b[4] % 8,
	                      .button = (uint8_t)(1 + (b[5] & ~SHOWN) % 3)};

	switch (b[0] % 10) {
	case 0:
	case 1:
		input.kind = INPUT_KEY;
		input.key = keys[b[1] % 16];
		break;
	case 2:
		input.kind = INPUT_KEY;
		input.key = 32 + b[1] % 95;
		break;
	case 3:
	case 4:
		click(input);
		return;
	case 5:
		input.kind = b[1] % 2 ? INPUT_PRESS : INPUT_RELEASE;
		break;
	case 6:
		input.kind = b[1] % 4 ? INPUT_MOVE : INPUT_HOLD;
		break;
	case 7:
		input.kind = INPUT_WHEEL;
		input.wheel_y = (float)(b[1] - 128) / 32;
		break;
	case 8:
		input.kind = INPUT_TEXT;
		memcpy(input.text, b[1] % 2 ? "ă" : "x", b[1] % 2 ? 3 : 2);
		break;
	default:
		resize(b);
		return;
	}
	take(&input);
}

static void screen_begin(struct stand *stand, uint8_t which)
{
	screen_clear(&desk.host);
	stand_begin(stand, which);
	desk_size(&desk, 1280, 720, 100);
	screen_push(&desk.host, first(which));
	desk_build(&desk);
}

/* The screen stands until it was left, or so much was done on it. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct stand stand;

	if (!desk.tiles)
		begin();
	if (stand.size == 0 || desk.host.count == 0 || stand.size > 1 + EVENT * EVENTS_MOST)
		screen_begin(&stand, size ? data[0] : 0);
	for (size_t at = 1; at + EVENT <= size && desk.host.count > 0; at += EVENT) {
		uint8_t piece[EVENT];
		memcpy(piece, data + at, EVENT);
		if (at + 2 * EVENT > size)
			piece[EVENT - 1] |= SHOWN;
		if (!stand_take(&stand, piece, EVENT))
			break;
		desk.frame.now += 20 + piece[4] * 4u;
		event(piece);
		if (piece[EVENT - 1] & SHOWN && desk.host.count > 0)
			show();
	}
	return 0;
}
