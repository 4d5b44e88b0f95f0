/* --screenshot, --components and --tiles. */
#include "pictures/pictures.h"

#include <bastide/castle.h>
#include <bastide/paint.h>
#include <stdio.h>
#include <string.h>

#include "pictures/asked.h"
#include "pictures/image.h"
#include "pictures/offscreen.h"
#include "pictures/plate.h"
#include "platform/opened.h"
#include "app/session.h"
#include "view/screens/screens.h"
#include "view/setup/screen.h"
#include "view/sheets/sheets.h"

static struct screen *saves_create(struct host *host) { return open_screen_create(host, OPEN_SAVES); }
static struct screen *examples_create(struct host *host) { return open_screen_create(host, OPEN_EXAMPLES); }
static struct screen *lessons_create(struct host *host) { return open_screen_create(host, OPEN_LESSONS); }
static struct screen *menu_create(struct host *host) { return menu_screen_create(host, NULL); }
static struct screen *editor_create(struct host *host) { return editor_table_create(host, GAME_CARCASSONNE); }
static struct screen *castle_editor_create(struct host *host) { return editor_table_create(host, GAME_CASTLE); }

/* What --screen calls them. */
static const struct {
	const char *name;
	struct screen *(*create)(struct host *host);
} screens[] = {{"title", title_screen_create},
               {"setup", setup_screen_create},
               {"castle", setup_castle_screen_create},
               {"choices", setup_choices_screen_create},
               {"rules", setup_rules_screen_create},
               {"settings", settings_screen_create},
               {"help", help_screen_create},
               {"help-castle", help_castle_screen_create},
               {"open", saves_create},
               {"examples", examples_create},
               {"lessons", lessons_create},
               {"editor", editor_create},
               {"editor-castle", castle_editor_create},
               {"menu", menu_create},
               {"components", components_screen_create}};

static struct screen *screen_named(struct platform *p, const char *name)
{
	for (size_t i = 0; i < sizeof screens / sizeof *screens; i++)
		if (!strcmp(name, screens[i].name))
			return screens[i].create(&p->host);
	return NULL;
}

/* A table of this tile alone, each of its spots with the word that files have for it. */
static struct screen *tile_screen(struct platform *p)
{
	const char *tile = p->options->tile;
	char text[240];
	struct format_error wrong;
	const struct tile_set *tiles = p->tiles;
	if (tile_named(&tiles, tile, p->wrong) < 0)
		return NULL;
	/* In The Castle it lies at the first start space where it may, turned if it must be. */
	const struct castle_board *castle = tiles->castle;
	struct session *session = NULL;
	for (int i = 0; !session && i < (castle ? 4 * castle->start_count : 1); i++) {
		int start = castle ? i % castle->start_count : 0;
		int length = snprintf(text, sizeof text,
		                      "{\"format\":1,\"game\":\"%s\",\"players\":[\"red\",\"blue\"],"
		                      "\"tiles\":[[\"%.40s\",%d,%d,%d]]}",
		                      game_kind_name(castle ? GAME_CASTLE : GAME_CARCASSONNE), tile,
		                      castle ? castle->starts[start].cell.x : 0,
		                      castle ? castle->starts[start].cell.y : 0, castle ? i / castle->start_count : 0);
		struct scenario *scenario = scenario_read(text, (size_t)length, tile, p->tiles, &wrong);
		session = scenario ? session_resume(scenario, -1, &wrong) : NULL;
	}
	if (!session)
		return platform_fail(p, "%s", format_error_line(&wrong)), NULL;
	const struct options *kept = p->options;
	struct options own = *kept;
	own.overlay = "spots";
	own.crop_board = own.bare = true;
	p->options = &own;
	struct screen *screen = opened_screen(p, session, -1, &(struct play_picture){.step = -1});
	p->options = kept;
	return screen;
}

/* What is no file's. */
static struct screen *first_screen(struct platform *p)
{
	const struct options *o = p->options;

	platform_fail(p, "there is not enough memory");
	if (o->work == WORK_COMPONENTS)
		return components_screen_create(&p->host);
	if (o->work == WORK_TILES)
		return tiles_screen_create(&p->host);
	if (o->tile)
		return tile_screen(p);
	struct screen *screen = screen_named(p, o->screen);
	if (!screen)
		platform_fail(p, "there is no screen \"%s\"; --help lists them", o->screen);
	return screen;
}

/* On platform->surface. */
static bool picture_draw(struct platform *p, int w, int h)
{
	const struct options *o = p->options;

	if (o->file)
		return plate_make(p, w, h) && picture_whole(p);
	struct screen *screen = first_screen(p);
	if (!screen)
		return false;
	screen_reset(&p->host, screen);
	picture_settle(p, picture_moment(o));
	return picture_whole(p);
}

static unsigned channel(uint32_t pixel, int shift) { return pixel >> shift & 0xff; }

/* What is the same on both grounds hides them; what differs by all of 255 lets all of them through. */
static uint32_t pixel_unground(uint32_t black, uint32_t white)
{
	unsigned through = 255, alpha;
	uint32_t color = 0;
	for (int shift = 0; shift < 24; shift += 8) {
		unsigned dark = channel(black, shift), light = channel(white, shift);
		unsigned own = light > dark ? light - dark : 0;
		through = own < through ? own : through;
	}
	alpha = 255 - through;
	for (int shift = 0; alpha && shift < 24; shift += 8) {
		unsigned value = (channel(black, shift) * 255 + alpha / 2) / alpha;
		color |= (value > 255 ? 255 : value) << shift;
	}
	return alpha << 24 | color;
}

/* What is seen of the same picture on a black and on a white ground, on none: with alpha.  NULL without memory. */
static SDL_Surface *surface_unground(const SDL_Surface *black, const SDL_Surface *white)
{
	SDL_Surface *bare = SDL_CreateRGBSurfaceWithFormat(0, black->w, black->h, 32, SDL_PIXELFORMAT_ARGB8888);
	for (int y = 0; bare && y < black->h; y++) {
		const uint32_t *dark = (const uint32_t *)((const Uint8 *)black->pixels + (ptrdiff_t)y * black->pitch);
		const uint32_t *light = (const uint32_t *)((const Uint8 *)white->pixels + (ptrdiff_t)y * white->pitch);
		uint32_t *to = (uint32_t *)((Uint8 *)bare->pixels + (ptrdiff_t)y * bare->pitch);
		for (int x = 0; x < black->w; x++)
			to[x] = pixel_unground(dark[x], light[x]);
	}
	return bare;
}

/* Drawn on black and on white; what of both is the picture's own is left. */
static bool unground(struct platform *p, int w, int h)
{
	SDL_Surface *black = NULL, *bare = NULL;

	p->prefs.top = PAINT_BLACK;
	bool fine = picture_resize(p, w, h) && picture_draw(p, w, h);
	if (fine) {
		black = p->surface;
		p->surface = NULL;
		p->prefs.top = PAINT_WHITE;
		screen_clear(&p->host);
		fine = picture_resize(p, w, h) && picture_draw(p, w, h);
	}
	if (fine) {
		bare = surface_unground(black, p->surface);
		platform_fail(p, "there is not enough memory");
	}
	SDL_FreeSurface(black);
	if (!bare)
		return false;
	SDL_FreeSurface(p->surface);
	p->surface = bare;
	return true;
}

static bool picture_make(struct platform *p)
{
	const struct options *o = p->options;
	/* the tiles of all games stand in one picture, with a word below each */
	bool large = o->work == WORK_COMPONENTS, huge = o->work == WORK_TILES;

	int w = o->w ? o->w : huge ? 2880 : large ? 1920 : 1280, h = o->h ? o->h : huge ? 1920 : large ? 1080 : 720;
	return picture_open(p, w, h) && (o->no_ground ? unground(p, w, h) : picture_draw(p, w, h)) &&
	       image_save(p->surface, o->out, o->dpi, p->wrong);
}

static bool expectations_hold(struct platform *p)
{
	struct format_error wrong;
	struct scenario *scenario = scenario_load(p->options->file, p->tiles, &wrong);
	bool hold = scenario && scenario_check(scenario, &wrong) && asked_hold(scenario, &wrong);

	if (scenario)
		picture_note(scenario);
	if (!hold)
		platform_fail(p, "%s", format_error_line(&wrong));
	scenario_destroy(scenario);
	return hold;
}

bool still_make(struct platform *p)
{
	/* The picture is there; but if the file claims what is not so, that is said. */
	return picture_make(p) && (!p->options->file || expectations_hold(p));
}
