#include "view/screens/title.h"

#include <stdlib.h>

#include "view/kit/thumb.h"
#include "view/table/board.h"

/* A seed whose game leaves no gap in sight and has one large city where the eye goes
 * first, right of the menu; what the camera looks at, in cells. */
enum { SHOWCASE_SEED = 267, SHOWCASE_TILES = 72, STANDING_EACH = 3 };
static const double look_x = 1.0, look_y = 0.5;
/* Followers are larger than at the table: they are its people, not its pieces.  Who lies has room for no more. */
#define SHOWCASE_FIGURES 1.3f

struct showcase {
	struct board *board;
	struct game *game;
	int figure_count;
	struct board_figure figures[COLOR_COUNT];
};

/* How well a tile lies: many neighbours, near the middle, so that the board grows into a broad carpet. */
static int place_worth(const struct game *game, const struct move *move, struct rng *rng)
{
	int x = move->cell.x, y = move->cell.y, neighbours = 0;

	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++)
			neighbours += (dx || dy) && game_tile_at(game, x + dx, y + dy) >= 0;
	return neighbours * 24 - (x * x * 5 + y * y * 13) + (int)rng_below(rng, 10);
}

/* A follower now and then, so that every colour and every pose is seen. */
static int worth(const struct game *game, const struct move *move, struct rng *rng)
{
	struct decision decision = game_decision(game);

	if (decision.kind == DECISION_TILE)
		return place_worth(game, move, rng);
	if (move->kind != MOVE_FIGURE)
		return 40;
	if (game_supply(game, decision.seat, FIGURE_MEEPLE) <= MEEPLES_EACH - STANDING_EACH)
		return 0;
	return (int)rng_below(rng, move->spot.kind == FEATURE_FIELD ? 50 : 62);
}

static struct game *showcase_play(const struct tile_set *tiles)
{
	struct setup setup;

	setup_init(&setup);
	setup.player_count = PLAYERS_BASE;
	for (int i = 0; i < PLAYERS_BASE; i++)
		setup.colors[i] = (uint8_t)i;
	setup.seed = SHOWCASE_SEED;
	return thumb_game(tiles, &setup, SHOWCASE_TILES, true, worth);
}

struct showcase *showcase_create(struct host *host)
{
	struct showcase *showcase = calloc(1, sizeof *showcase);

	if (!showcase)
		return NULL;
	showcase->game = showcase_play(host->tiles);
	showcase->board = board_create_evening(host, host->tiles, SHOWCASE_SEED);
	if (showcase->game && showcase->board)
		return showcase;
	showcase_destroy(showcase);
	return NULL;
}

void showcase_destroy(struct showcase *showcase)
{
	if (!showcase)
		return;
	board_destroy(showcase->board);
	game_destroy(showcase->game);
	free(showcase);
}

/* Whether a figure stands clear of the menu and of the window's edges. */
static bool well_placed(struct vec at, struct rect window, int clear)
{
	return at.x > (float)clear && at.x < (float)window.w * 0.96f && at.y > (float)window.h * 0.14f &&
	       at.y < (float)window.h * 0.90f;
}

/* Of each colour the figure that stands farthest from those chosen before. */
static void showcase_figures(struct showcase *showcase, const struct camera *camera, struct rect window, int clear)
{
	struct setup_figure figures[FIGURES_MAX];
	struct vec taken[COLOR_COUNT];
	int count = game_figures(showcase->game, figures), taken_count = 0;

	showcase->figure_count = 0;

	for (int color = 0; color < COLOR_COUNT; color++) {
		float best = -1;
		struct board_figure chosen = {.color = (uint8_t)color};

		for (int i = 0; i < count; i++) {
			if ((int)game_color(showcase->game, figures[i].seat) != color)
				continue;
			struct vec at = board_stand(showcase->board, showcase->game, figures[i].figure, figures[i].cell,
			                            figures[i].spot);
			struct vec seen = camera_point(camera, window, at.x, at.y);
			float room = 1e7f + seen.x; /* the first one far to the right */
			for (int t = 0; t < taken_count; t++) {
				float dx = seen.x - taken[t].x, dy = seen.y - taken[t].y;
				room = dx * dx + dy * dy < room ? dx * dx + dy * dy : room;
			}
			if (!well_placed(seen, window, clear) || room <= best)
				continue;
			best = room;
			taken[taken_count] = seen;
			chosen.x = at.x;
			chosen.y = at.y;
			chosen.pose = figure_pose_on(figures[i].figure, figures[i].cell, figures[i].spot);
		}
		if (best < 0)
			continue;
		taken_count++;
		showcase->figures[showcase->figure_count++] = chosen;
	}
}

/* ---- light ---- */

/* A low sun: haze towards the sky, warm light over everything, dusk in the south-east. */
static bool sun_paint(const void *context, uint8_t *pixels, int w, int h)
{
	(void)context;
	for (int y = 0; y < h; y++) {
		float v = ((float)y + 0.5f) / (float)h;
		for (int x = 0; x < w; x++) {
			float u = ((float)x + 0.5f) / (float)w;
			/* thick over the farthest fourth part, gone at the middle */
			float haze = 0.52f * (1 - ease_in_out(v / 0.50f > 1 ? 1 : v / 0.50f));
			float dx = u - 0.42f, dy = v + 0.10f, far = dx * dx * 1.4f + dy * dy;
			float sun = far < 0.5f ? 0.42f * (1 - far / 0.5f) * (1 - far / 0.5f) : 0;
			float low = (u * 0.55f + v * 0.9f - 0.75f) / 0.7f;
			float dusk = low > 0 ? 0.42f * low : 0, warm = haze + sun * (1 - haze) + 0.05f;
			bool lit = warm > dusk;
			float alpha = lit ? (warm - dusk) * 0.62f : dusk - warm;
			uint8_t *p = pixels + 4 * ((size_t)y * (size_t)w + (size_t)x);

			p[0] = lit ? 0xFF : 0x22;
			p[1] = lit ? 0xDD : 0x12;
			p[2] = lit ? 0xA8 : 0x20;
			p[3] = (uint8_t)(alpha * 255 + 0.5f);
		}
	}
	return true;
}

static void sun_draw(struct draw *draw, struct rect window)
{
	/* It has no edges: an eighth of the pixels will do. */
	int w = window.w / 8 + 1, h = window.h / 8 + 1;
	struct picture picture = picture_of("showcase.sun", w, h, sun_paint, NULL, 0);

	draw_picture(draw, &picture, &(struct draw_image){.dst = window, .alpha = 1});
}

void showcase_draw(struct showcase *showcase, struct frame *frame, int clear, float shift)
{
	struct rect window = {0, 0, frame->draw->w, frame->draw->h};
	/* Large enough that the carpet reaches all edges of the window. */
	double size = (double)window.h / 4.1;

	board_begin(showcase->board);
	board_add_game(showcase->board, showcase->game, -1);
	if (size > CAMERA_SIZE_MAX)
		size = CAMERA_SIZE_MAX;
	struct camera rest = {.x = look_x, .y = look_y, .size = size}, camera = rest;
	camera.x += shift / size;
	showcase_figures(showcase, &rest, window, clear);
	board_draw(showcase->board, frame, &camera, size, window, window, NULL);
	for (int i = 0; i < showcase->figure_count; i++) {
		const struct board_figure *figure = &showcase->figures[i];
		struct vec at = camera_point(&camera, window, figure->x, figure->y);
		draw_figure(frame->draw, at.x, at.y,
		            figure_on_tile(size) * (figure_lies(figure->pose) ? 1 : SHOWCASE_FIGURES), figure->pose,
		            figure->color, LOOK_NORMAL, 1);
	}
	sun_draw(frame->draw, window);
	float rough = thumb_rough(showcase->board, window, &camera);
	if (rough > 0) /* it comes up out of the dark, and is never seen blurred */
		draw_fill(frame->draw, window, rgba(0x1C120A, rough));
}
