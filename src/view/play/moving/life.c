/* What moves by itself: smoke and flags over finished cities, light on the river,
 * the shadow of a cloud, birds, sheep, the sails of mills, snow.  It runs while somebody plays, a little slower for a
 * minute longer, then fades to the table as a picture shows it, and costs nothing until the next
 * input; nor while another window has the keyboard.  Everything is a function of `now`; each thing touches few pixels.
 */
#include "view/play/moving/moving.h"

#include "view/art/chance.h"

#include <math.h>

enum { LIFE_MS = 60000, BRISK_MS = 5000, FADE_IN_MS = 500, FADE_OUT_MS = 900, STEP_MS = 50, SLOW_MS = 84 };
enum { PUFFS = 4, GLINTS = 3, BIRDS = 5, FLAKES = 40 };

#define GLINT_SPEED 0.15f  /* tiles a second */
#define CLOUD_SECONDS 90.0 /* from one side to the other */
#define CLOUD_WIDE 4.0     /* tiles */
#define CLOUD_DARK 0.09f

static bool life_wanted(const struct play *play)
{
	return play->host->windowed && !play->host->away && play->host->prefs->life &&
	       theme_motion(&play->theme, MOTION_SETTLE) > 0 && !play->theme.reduced_motion;
}

static bool life_runs(const struct play *play, uint64_t now)
{
	return life_wanted(play) && now >= play->life.from && now < play->life.stirred + LIFE_MS;
}

void play_life_stir(struct play *play, uint64_t now)
{
	if (!life_runs(play, now))
		play->life.from = now;
	play->life.stirred = now;
}

int play_life_wait(const struct play *play, uint64_t now)
{
	if (!life_runs(play, now))
		return -1;
	return now < play->life.stirred + BRISK_MS ? STEP_MS : SLOW_MS;
}

/* 0..1: comes and goes softly. */
static float presence(const struct play *play, uint64_t now)
{
	float in = (float)(now - play->life.from) / FADE_IN_MS;
	float out = (float)(play->life.stirred + LIFE_MS - now) / FADE_OUT_MS;
	float least = in < out ? in : out;
	return least > 1 ? 1 : least;
}

static float fraction(float value) { return value - floorf(value); }

/* ---- the breeze ---- */

#define SAILS_SPEED 0.75f   /* radians a second */
#define RIGHT_ANGLE 1.5708f /* after a quarter turn sails look the same */

/* Radians since life began; while it fades they go on to the next of them, and rest there. */
static float sails_at(const struct play *play, uint64_t now)
{
	uint64_t fades = play->life.stirred + LIFE_MS - FADE_OUT_MS;
	float turned = SAILS_SPEED * (float)((now < fades ? now : fades) - play->life.from) / 1000;
	if (now < fades)
		return fmodf(turned, RIGHT_ANGLE);
	float t = ease_out_cubic((float)(now - fades) / FADE_OUT_MS),
	      rest = RIGHT_ANGLE * ceilf(turned / RIGHT_ANGLE + 0.15f);
	return fmodf(turned + (rest - turned) * t, RIGHT_ANGLE);
}

struct breeze play_life_breeze(const struct play *play, const struct frame *frame)
{
	struct breeze breeze = {0};

	if (!frame->frozen && life_runs(play, frame->now)) {
		breeze.presence = presence(play, frame->now);
		breeze.seconds = (float)(frame->now % 3600000) / 1000;
		breeze.sails = sails_at(play, frame->now);
	}
	return breeze;
}

void play_life_breathe(struct play *play, const struct frame *frame)
{
	struct breeze breeze = play_life_breeze(play, frame);

	/* The overlay dims the land with all that is on it: then nothing is loose. */
	if (play->panel.fields) {
		board_breathe(play->board, NULL);
		return;
	}
	board_breathe(play->board, &breeze);
}

/* ---- where ---- */

static struct vec cell_middle(struct cell cell) { return (struct vec){(float)cell.x + 0.5f, (float)cell.y + 0.5f}; }

static struct vec edge_middle(struct cell cell, int edge)
{
	return vec_between(cell_middle(cell), cell_middle(cell_beside(cell, edge)), 0.5f);
}

/* The river was laid from its spring on: upstream is the neighbour that lay there first. */
static void water_add(struct play *play, int index)
{
	const struct game *game = session_game(play->session);
	struct setup_tile tile = game_tile(game, index);
	const struct tile_type *type = &game_tile_set(game)->types[tile.type];
	struct play_water water = {.bend = cell_middle(tile.cell)};
	unsigned river = 0;
	int in = -1, out = -1;
	for (int r = 0; r < type->river_count; r++)
		river |= edges_turned(type->rivers[r].edges, tile.rotation);
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		struct cell beside = cell_beside(tile.cell, edge);
		int next = game_tile_at(game, beside.x, beside.y);
		if (!(river >> edge & 1))
			continue;
		if (next >= 0 && next < index && in < 0)
			in = edge;
		else
			out = edge;
	}
	if (out < 0 || play->life.water_count == PLAY_WATERS_MAX)
		return;
	water.out = edge_middle(tile.cell, out);
	water.in = in < 0 ? water.bend : edge_middle(tile.cell, in);
	play->life.waters[play->life.water_count++] = water;
}

/* Two chimneys in each finished city, beside where a follower would stand. */
static void plumes_add(struct play *play, const struct feature *city)
{
	const struct game *game = session_game(play->session);
	for (int n = 0; n < 2 && play->life.plume_count < PLAY_PLUMES_MAX; n++) {
		const struct feature_spot *spot = &city->spots[n ? city->spot_count - 1 : 0];
		struct vec at = board_anchor(play->board, game, spot->cell, spot->spot);
		at.x += n ? -0.15f : 0.14f;
		at.y -= n ? 0.10f : 0.13f;
		play->life.plumes[play->life.plume_count++] = at;
	}
}

static void life_find(struct play *play)
{
	play->life.serial = session_serial(play->session);
	play->life.plume_count = play->life.water_count = 0;
	for (int i = 0; i < game_tile_count(session_game(play->session)); i++)
		water_add(play, i);
	play_finished_cities(play, plumes_add);
}

/* ---- what is seen ---- */

static void smoke_draw(struct play *play, struct draw *draw, float seconds, float alpha)
{
	float side = (float)play->view.camera.size;
	for (int i = 0; i < play->life.plume_count; i++) {
		struct vec at = play_on_screen(play, play->life.plumes[i]);
		for (int n = 0; n < PUFFS; n++) {
			float t = fraction(seconds / 3.4f + (float)n / PUFFS + chance(i, 1));
			float thin = (t < 0.2f ? t * 5 : 1) * (1 - t);
			float sway = sinf(seconds * 0.9f + (float)i + t * 3) * 0.02f;
			draw_circle(draw, at.x + side * (0.10f * t + sway), at.y - side * 0.36f * t,
			            side * (0.018f + 0.050f * t), rgba(0xF7F1E6, 0.50f * thin * alpha));
		}
	}
}

static void glints_draw(struct play *play, struct draw *draw, float seconds, float alpha)
{
	float side = (float)play->view.camera.size;
	for (int i = 0; i < play->life.water_count; i++) {
		const struct play_water *water = &play->life.waters[i];
		for (int n = 0; n < GLINTS; n++) {
			float t = fraction(seconds * GLINT_SPEED + (float)n / GLINTS + chance(i, 2)), u = 1 - t;
			float x = u * u * water->in.x + 2 * u * t * water->bend.x + t * t * water->out.x;
			float y = u * u * water->in.y + 2 * u * t * water->bend.y + t * t * water->out.y;
			float dx = 2 * u * (water->bend.x - water->in.x) + 2 * t * (water->out.x - water->bend.x);
			float dy = 2 * u * (water->bend.y - water->in.y) + 2 * t * (water->out.y - water->bend.y);
			float length = sqrtf(dx * dx + dy * dy), aside = 0.045f * (chance(i * GLINTS + n, 3) - 0.5f);
			if (length < 0.01f)
				continue;
			dx /= length;
			dy /= length;
			struct vec at =
			    camera_point(&play->view.camera, play->layout.stage, x - dy * aside, y + dx * aside);
			float half = side * 0.038f, shine = sinf(3.1416f * fraction(t * 2)) * alpha;
			if (rect_has(play->layout.table, (int)at.x, (int)at.y))
				draw_line(draw, at.x - dx * half, at.y - dy * half, at.x + dx * half, at.y + dy * half,
				          side * 0.016f, rgba(0xFFFFFF, 0.62f * shine));
		}
	}
}

static bool cloud_paint(const void *context, uint8_t *pixels, int w, int h)
{
	(void)context;
	for (int y = 0; y < h; y++) {
		for (int x = 0; x < w; x++) {
			float u = ((float)x + 0.5f) / (float)w * 2 - 1, v = ((float)y + 0.5f) / (float)h * 2 - 1;
			/* two lobes, soft */
			float a = 1 - sqrtf((u + 0.25f) * (u + 0.25f) / 0.52f + v * v / 0.85f);
			float b = 1 - sqrtf((u - 0.35f) * (u - 0.35f) / 0.40f + (v - 0.15f) * (v - 0.15f) / 0.55f);
			float dark = a > b ? a : b;
			pixels[4 * (y * w + x) + 3] = (uint8_t)(dark > 0.5f ? 255 : dark > 0 ? dark * 510 : 0);
		}
	}
	return true;
}

static void cloud_draw(struct play *play, struct draw *draw, uint64_t now, float alpha)
{
	int x0, y0, x1, y1;
	if (!board_bounds(play->board, &x0, &y0, &x1, &y1))
		return;
	double t = fmod((double)now / 1000 / CLOUD_SECONDS, 1);
	double x = x0 - CLOUD_WIDE + t * (x1 - x0 + CLOUD_WIDE), y = y0 + (y1 - y0) * (0.15 + 0.35 * t);
	struct vec at = camera_point(&play->view.camera, play->layout.stage, x, y);
	int w = (int)(CLOUD_WIDE * play->view.camera.size), h = w * 6 / 10;
	struct picture picture = picture_of("cloud", 128, 80, cloud_paint, NULL, 0);
	draw_picture(draw, &picture,
	             &(struct draw_image){.dst = {(int)at.x, (int)at.y, w, h}, .alpha = CLOUD_DARK * alpha});
}

#define FLOCK_SECONDS 26.0 /* from one flock to the next; it is seen for half of that */

/* A few birds cross the land, a little above and below each other. */
static void birds_draw(struct play *play, struct draw *draw, uint64_t now, float alpha)
{
	int x0, y0, x1, y1;
	double round = (double)now / 1000 / FLOCK_SECONDS, t = 2 * (round - floor(round));
	if (t >= 1 || !board_bounds(play->board, &x0, &y0, &x1, &y1))
		return;
	float side = (float)play->view.camera.size, wing = fmaxf(side * 0.030f, 2);
	float from = chance((int)floor(round), 5), fade = (float)unit((float)fmin(t, 1 - t) * 8) * alpha;
	for (int i = 0; i < BIRDS; i++) {
		double x = x0 + (x1 - x0) * t - 0.22 * fabs((double)i - 1),
		       y = y0 + (y1 - y0) * (0.2 + 0.6 * from) + 0.16 * i - 0.5 * t;
		struct vec at = camera_point(&play->view.camera, play->layout.stage, x, y);
		float flap = wing * 0.7f * sinf((float)(now % 60000) / 1000 * 9 + (float)i * 1.9f);
		for (int w = -1; w <= 1; w += 2)
			draw_line(draw, at.x, at.y, at.x + (float)w * wing, at.y - flap, fmaxf(side * 0.012f, 1),
			          rgba(0x2B2A33, 0.75f * fade));
	}
}

static void flakes_draw(struct play *play, struct draw *draw, float seconds, float alpha)
{
	struct rect table = play->layout.table;
	for (int i = 0; i < FLAKES && play->host->season == PAINT_WINTER; i++) {
		float t = fraction(seconds * (0.06f + 0.04f * chance(i, 7)) + chance(i, 8)),
		      x = chance(i, 9) + 0.012f * sinf(seconds * 0.7f + (float)i);
		draw_circle(draw, (float)table.x + x * (float)table.w, (float)table.y + t * (float)table.h,
		            theme_stroke(&play->theme, 1.2f + 1.2f * chance(i, 10)), rgba(0xFFFFFF, 0.8f * alpha));
	}
}

void play_life_draw(struct play *play, struct frame *frame)
{
	if (frame->frozen || play->panel.fields || !life_runs(play, frame->now))
		return;
	if (play->life.serial != session_serial(play->session))
		life_find(play);
	float seconds = (float)(frame->now % 3600000) / 1000, alpha = presence(play, frame->now);
	cloud_draw(play, frame->draw, frame->now, alpha);
	glints_draw(play, frame->draw, seconds, alpha);
	smoke_draw(play, frame->draw, seconds, alpha);
	birds_draw(play, frame->draw, frame->now, alpha);
	flakes_draw(play, frame->draw, seconds, alpha);
}
