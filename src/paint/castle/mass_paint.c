/* mass_paint.c - roofs and platforms, column by column.
 *
 * Each column of the picture is walked from north to south; what stands higher
 * is drawn higher up and covers what lies behind it. */
#include <math.h>
#include <string.h>

#include "paint/castle/court.h"
#include "paint/kit/season.h"

/* Where the evening sun stands: low in the west-north-west. */
static const struct vec sun = {-0.86f, -0.51f};

/* Samples per pixel and direction: the smaller the picture, the more. */
static int samples_at(float size) { return size >= 200.0f ? 2 : size >= 90.0f ? 3 : 4; }

size_t mass_scratch(int height) { return (size_t)height * (4 * 4 + 4 * sizeof(float)) + 128; }

/* ---- what they are made of ---- */

static float part(uint32_t hash) { return (float)(hash & 255) / 255.0f; }

/* ---- one house beside another: a row is built by many masters ---- */

#define HOUSE_LONG 0.25f   /* so that houses end where tiles do */
#define PARTY_HALF 0.0075f /* of the wall between two, above the roofs */

/* Which house of a row it is, by its place in the world and the side it looks to, and how far the next one is. */
struct house {
	uint32_t look;
	float party;
};

static float axis_of(float way) { return way > 0.38f ? 1.0f : way < -0.38f ? -1.0f : 0.0f; }

static struct house house_at(const struct paint_job *job, struct vec down, struct vec p)
{
	struct vec side = vec(axis_of(down.x), axis_of(down.y));
	float run = (p.x + (float)job->x) * -side.y + (p.y + (float)job->y) * side.x;

	run *= side.x != 0.0f && side.y != 0.0f ? 0.70710678f / HOUSE_LONG : 1.0f / HOUSE_LONG;
	int32_t number = whole_below(run);
	float in = (run - (float)number) * HOUSE_LONG;
	uint32_t turn = (uint32_t)((int)side.x * 3 + (int)side.y + 4);

	return (struct house){hash4((uint32_t)number, turn, job->seed, 0x40e), fminf(in, HOUSE_LONG - in)};
}

/* The noise that roofs are tinted by, point after point. */
struct tones {
	struct noise_walk moss, other;
};

/* Most are roofed in tiles, each of its own kiln; in a few parts of the town, wherever the tiles' borders lie, with
 * slate. */
static struct rgb roof_tone(struct tones *tones, struct vec world, const struct house *house, float own)
{
	static const uint32_t kilns[4] = {0xBC6A3E, 0xA8532F, 0xC67D48, 0x92563C};
	float moss = noise_walk(&tones->moss, world.x * 2.3f, world.y * 2.3f);
	float other = noise_walk(&tones->other, world.x * 0.45f, world.y * 0.45f);
	struct rgb slate = rgb_scale(rgb(0x667686), 0.90f + 0.20f * part(house->look >> 8));
	struct rgb tone = rgb_mix(rgb(kilns[house->look & 3]), slate, ramp(0.31f, 0.35f, other + 0.12f * (own - 0.5f)));

	return rgb_mix(tone, rgb(0x7A4C3A), 0.10f + 0.12f * moss);
}

/* Snow lies along ridges, farther down where the sun does not; its edge is ragged. */
static struct rgb snowed(const struct season *season, struct rgb roof, const struct mass_point *m, float lit,
                         float other)
{
	float reach = 0.070f - 0.030f * lit + 0.035f * other, part = ramp(reach + 0.008f, reach - 0.008f, m->gap);

	roof = season_roof(season, roof, 0.10f);
	if (season->snowy <= 0.0f)
		return roof;
	return rgb_mix(roof, rgb_mix(rgb(season->snow), rgb(season->snow_shade), lit < 0.0f ? 0.7f : 0.1f),
	               0.92f * part);
}

static struct rgb roof_color(const struct court *court, const struct season *season, struct tones *tones,
                             const struct mass_point *m, struct vec p)
{
	const struct paint_job *job = court->job;
	struct vec world = vec_off(p, (float)job->x, (float)job->y);
	float lit = m->down.x * sun.x + m->down.y * sun.y;
	/* courses of tiles, laid in bond */
	float row = (float)whole_below(m->deep / 0.027f), in_row = m->deep / 0.027f - row;
	float along = (world.x * -m->down.y + world.y * m->down.x) / 0.036f;
	uint32_t turn = hash4((uint32_t)(int)(m->down.x * 8.0f), (uint32_t)(int)(m->down.y * 8.0f), (uint32_t)row, 3);
	int32_t column = whole_below(along + part(turn));
	uint32_t look = hash4((uint32_t)column, turn, job->seed, 4);
	struct house house = house_at(job, m->down, p);
	struct rgb tiles = roof_tone(tones, world, &house, part(look >> 8));
	struct rgb color = rgb_scale(tiles, 1.0f + 0.16f * (part(look) - 0.5f));

	color = rgb_scale(color, 1.0f + 0.10f * (in_row - 0.5f));
	if (in_row < 0.20f)
		color = rgb_scale(color, 0.80f);
	/* warm where the sun lies on it, blue where it does not */
	color = lit > 0.0f ? rgb_mix(rgb_scale(color, 1.0f + 0.30f * lit), rgb(0xE8A468), 0.30f * lit)
	                   : rgb_mix(rgb_scale(color, 1.0f + 0.16f * lit), rgb(0x3A2A3E), -0.30f * lit);
	if (house.party < PARTY_HALF * 2.2f)
		color = house.party < PARTY_HALF ? rgb_mix(color, rgb(0xCDB48C), 0.55f) : rgb_scale(color, 0.72f);
	if (m->gap < 0.020f)
		color = m->gap < 0.013f ? rgb_scale(rgb(0xB98A68), 1.0f + 0.15f * lit) : rgb_scale(color, 0.78f);
	color = snowed(season, color, m, lit, noise_at(world.x * 11.0f, world.y * 11.0f, job->seed + 57));
	if (m->deep < 0.010f)
		color = rgb_scale(color, 0.66f);
	return color;
}

#define WALK_DEEP 0.078f

static struct rgb platform_color(const struct court *court, const struct season *season, const struct mass_point *m,
                                 struct vec p)
{
	const struct paint_job *job = court->job;
	float u = (p.x + (float)job->x) / 0.092f, v = (p.y + (float)job->y) / 0.070f;
	float row = (float)whole_below(v);

	u += (int)row & 1 ? 0.5f : 0.0f;
	float column = (float)whole_below(u), fu = u - column, fv = v - row;
	uint32_t look = hash4((uint32_t)(int32_t)column, (uint32_t)(int32_t)row, job->seed, 0x57e);
	struct rgb stone = rgb_mix(rgb(0xC0B7A2), rgb(0xD8CFB8), part(look));

	if (fu < 0.055f || fv < 0.07f)
		stone = rgb_scale(stone, 0.86f);
	stone = season_roof(season, stone, 0.72f);
	/* the walk behind the battlements, and the step down from it */
	if (m->deep < WALK_DEEP)
		return m->deep > WALK_DEEP - 0.010f ? rgb_scale(stone, 0.62f) : rgb_mix(rgb(0xE6DCC6), stone, 0.30f);
	/* the battlements' shade on the platform */
	float lit = m->down.x * sun.x + m->down.y * sun.y;
	float shade = 1.0f - ramp(WALK_DEEP, WALK_DEEP + (lit > 0.0f ? 0.085f : 0.035f), m->deep);

	return rgb_mix(stone, rgb(0x4C4456), shade * (lit > 0.0f ? 0.62f : 0.30f));
}

static struct rgb wall_color(const struct paint_job *job, bool tower, struct vec out, struct vec p, float t)
{
	static const uint32_t plaster[4] = {0xF8E8C6, 0xF0CE8C, 0xF6EEE0, 0xEDBE96};
	float lit = out.x * sun.x + out.y * sun.y;
	struct rgb top = rgb(tower ? 0xC4B495 : plaster[house_at(job, out, p).look >> 4 & 3]);
	struct rgb foot = tower ? rgb(0x7C6E66) : rgb_mix(top, rgb(0xB4946A), 0.40f);
	struct rgb color = rgb_mix(top, foot, t);

	return lit > 0.0f ? rgb_mix(rgb_scale(color, 1.0f + 0.08f * lit), rgb(0xFFD9A0), 0.25f * lit)
	                  : rgb_mix(rgb_scale(color, 1.0f + 0.24f * lit), rgb(0x5A5470), -0.30f * lit);
}

/* ---- one column ---- */

struct column {
	uint8_t *rgba; /* one byte each, rows * 4 */
	int rows;
	float top, scale; /* in rows */
	struct tones tones;
	const struct season *season;
};

static void column_fill(struct column *k, float y0, float y1, struct rgb color)
{
	int r0 = whole_below(k->top + y0 * k->scale), r1 = whole_below(k->top + y1 * k->scale);

	uint8_t one[4] = {(uint8_t)fminf(color.r, 255.0f), (uint8_t)fminf(color.g, 255.0f),
	                  (uint8_t)fminf(color.b, 255.0f), 255};

	for (int r = r0 < 0 ? 0 : r0; r <= r1 && r < k->rows; r++)
		memcpy(k->rgba + (size_t)r * 4, one, sizeof one);
}

/* The face between a point of a mass and the lower ground to its south. */
static void column_face(struct column *k, const struct paint_job *job, const struct mass_point *m, struct vec at,
                        float low)
{
	struct vec out = m->down.y > 0.0f && at.y < 0.999f ? m->down : vec(0.0f, 1.0f);

	for (int i = 0; i < 6; i++) {
		float a = (float)i / 6.0f, b = (float)(i + 1) / 6.0f;
		float high = m->high - low;

		column_fill(k, at.y - m->high + a * high, at.y - m->high + b * high,
		            wall_color(job, m->block->block->tower, out, at, a));
	}
}

static struct rgb mass_color(const struct court *court, struct column *k, const struct mass_point *m, struct vec p)
{
	return m->block->block->tower ? platform_color(court, k->season, m, p)
	                              : roof_color(court, k->season, &k->tones, m, p);
}

static void column_paint(const struct court *court, struct column *k, float x)
{
	int steps = (int)k->scale;
	float step = 1.0f / (float)steps;
	struct mass_point here = mass_at(&court->mass, vec(x, 0.5f * step));

	for (int i = 0; i < steps; i++) {
		float y = (float)i * step;
		struct mass_point next = {.gap = 9.0f};

		if (i + 1 < steps)
			next = mass_at(&court->mass, vec(x, y + 1.5f * step));
		if (here.block) {
			column_fill(k, y - here.high, y + step - here.high,
			            mass_color(court, k, &here, vec(x, y + 0.5f * step)));
			if (i + 1 == steps) {
				if (court_border(court, here.block->block, EDGE_S) != BORDER_JOINED)
					column_face(k, court->job, &here, vec(x, 1.0f), 0.0f);
			} else if (next.block != here.block && next.high < here.high) {
				column_face(k, court->job, &here, vec(x, y + step), next.high);
			} else if (next.block) {
				column_fill(k, y + step - here.high, y + step - next.high,
				            mass_color(court, k, &here, vec(x, y + 0.5f * step)));
			}
		}
		here = next;
	}
}

/* ---- all columns ---- */

static void column_add(const struct column *k, float *sum, int height, int samples)
{
	for (int y = 0; y < height; y++) {
		for (int s = 0; s < samples; s++) {
			const uint8_t *p = k->rgba + ((size_t)y * (size_t)samples + (size_t)s) * 4;

			if (!p[3])
				continue;
			for (int i = 0; i < 3; i++)
				sum[y * 4 + i] += (float)p[i];
			sum[y * 4 + 3] += 255.0f;
		}
	}
}

static void column_lay(struct easel *c, const float *sum, int x, float share)
{
	for (int y = 0; y < c->height; y++) {
		uint8_t *p = c->rgba + ((size_t)y * (size_t)c->width + (size_t)x) * 4;
		float under = 1.0f - sum[y * 4 + 3] * share / 255.0f;

		if (sum[y * 4 + 3] <= 0.0f)
			continue;
		for (int i = 0; i < 4; i++)
			p[i] = (uint8_t)(sum[y * 4 + i] * share + (float)p[i] * under + 0.5f);
	}
}

void mass_paint(const struct court *court, struct easel *c, void *scratch)
{
	int samples = samples_at(c->scale), size = (int)c->scale;
	float *sum = scratch;
	uint32_t seed = court->job->seed;
	struct column k = {.rgba = (uint8_t *)(sum + (size_t)c->height * 4),
	                   .tones = {{.seed = seed + 51}, {.seed = seed + 53}},
	                   .season = c->season,
	                   .rows = c->height * samples,
	                   .top = c->top * (float)samples,
	                   .scale = c->scale * (float)samples};

	if (!court->mass.count)
		return;
	for (int x = 0; x < size; x++) {
		memset(sum, 0, (size_t)c->height * 4 * sizeof *sum);
		for (int s = 0; s < samples; s++) {
			memset(k.rgba, 0, (size_t)k.rows * 4);
			column_paint(court, &k, ((float)x + ((float)s + 0.5f) / (float)samples) / (float)size);
			column_add(&k, sum, c->height, samples);
		}
		column_lay(c, sum, x + (int)c->left, 1.0f / (float)(samples * samples));
	}
}

/* The evening's long shadows: the outline swept away from the sun. */
void mass_shade(const struct court *court, struct easel *c)
{
	enum { STEPS = 7 };

	for (int i = 0; i < court->mass.count; i++) {
		const struct ward_block *b = court->mass.blocks[i].block;
		/* a tower's falls far and full, so that it is seen to stand; a house's leaves the grass its green */
		float high = b->tower ? TOWER_HIGH + 0.06f : EAVES_HIGH + 0.04f, full = b->tower ? 1.0f : 0.72f;
		struct vec moved[LINE_MAX];

		for (int s = 0; s <= STEPS; s++) {
			float t = (float)s / STEPS;

			for (int k = 0; k < b->outline.count; k++)
				moved[k] = vec_off(b->outline.at[k], high * 0.95f * t, high * 0.42f * t);
			shade_polygon(c, moved, b->outline.count, full);
		}
		for (int k = 0; k < court->mass.blocks[i].wall_count; k++) {
			shade_line(c, court->mass.blocks[i].walls[k].a, court->mass.blocks[i].walls[k].b, 0.034f,
			           0.45f);
		}
	}
}
