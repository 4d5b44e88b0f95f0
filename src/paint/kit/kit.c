/* kit.c - parts that large buildings are put together from. */
#include "paint/kit/kit.h"

#include "paint/kit/season.h"

struct vec kit_point(const struct kit *p, float x, float y) { return vec(p->at.x + x * p->k, p->at.y + y * p->k); }

void kit_quad(const struct kit *p, const float xy[8], struct ink ink)
{
	struct vec points[4];

	for (int i = 0; i < 4; i++)
		points[i] = kit_point(p, xy[2 * i], xy[2 * i + 1]);
	draw_polygon(p->c, points, 4, ink);
}

void kit_box(const struct kit *p, float x0, float y0, float x1, float y1, struct ink ink)
{
	kit_quad(p, (float[8]){x0, y0, x1, y0, x1, y1, x0, y1}, ink);
}

struct ink kit_upright(const struct kit *p, uint32_t top, uint32_t foot, float y0, float y1)
{
	return ink_vertical(rgb(top), rgb(foot), p->at.y + y0 * p->k, p->at.y + y1 * p->k);
}

struct ink kit_roof(const struct kit *p, uint32_t top, uint32_t foot, float y0, float y1)
{
	const struct season *season = p->c->season;

	return ink_vertical(season_roof(season, rgb(top), 0.9f), season_roof(season, rgb(foot), 0.5f),
	                    p->at.y + y0 * p->k, p->at.y + y1 * p->k);
}

void kit_snow(const struct kit *p, const float ridge[4], const float eaves[4], bool sunny)
{
	season_slope(p->c, kit_point(p, ridge[0], ridge[1]), kit_point(p, ridge[2], ridge[3]),
	             kit_point(p, eaves[2], eaves[3]), kit_point(p, eaves[0], eaves[1]), sunny, 0x1D3A6F);
}

struct ink kit_level(const struct kit *p, uint32_t left, uint32_t right, float x0, float x1)
{
	return ink_horizontal(rgb(left), rgb(right), p->at.x + x0 * p->k, p->at.x + x1 * p->k);
}

void kit_arch(const struct kit *p, float x, float y, float half, float high, uint32_t color)
{
	struct vec a = kit_point(p, x - half, y - high), b = kit_point(p, x + half, y);

	trace_rect(p->c, a.x, a.y, b.x, b.y);
	trace_ellipse(p->c, kit_point(p, x, y - high), half * p->k, half * p->k * 1.15f);
	trace_fill(p->c, ink_solid(rgb(color)));
}

void kit_rows(const struct kit *p, float x0, float x1, float y0, float y1, float slant, int rows, uint32_t color)
{
	if (p->c->scale < 90.0f)
		return;
	for (int i = 1; i < rows; i++) {
		float t = (float)i / (float)rows, y = y0 + (y1 - y0) * t, in = slant * (1.0f - t);

		trace_line(p->c, kit_point(p, x0 + in, y), kit_point(p, x1 - in, y), 0.0028f);
	}
	trace_fill(p->c, ink_alpha(rgb(color), 0.40f));
}

void kit_courses(const struct kit *p, float x0, float x1, float y0, float y1, int rows)
{
	if (p->c->scale < 90.0f)
		return;
	float step = (y1 - y0) / (float)rows, wide = step * 2.1f;

	for (int i = 0; i < rows; i++) {
		float y = y0 + step * (float)i;

		if (i)
			trace_line(p->c, kit_point(p, x0, y), kit_point(p, x1, y), 0.0026f);
		for (float x = x0 + wide * (i & 1 ? 0.5f : 1.0f); x < x1 - wide * 0.2f; x += wide)
			trace_line(p->c, kit_point(p, x, y), kit_point(p, x, y + step), 0.0026f);
	}
	trace_fill(p->c, ink_alpha(rgb(0x6B5C48), 0.33f));
}

void kit_merlons(const struct kit *p, float x0, float x1, float y, float wide)
{
	int count = (int)((x1 - x0) / (2.0f * wide) + 0.5f);
	float step = (x1 - x0 - wide) / (float)(count > 0 ? count : 1);

	for (int i = 0; i <= count; i++) {
		float x = x0 + step * (float)i;
		struct vec a = kit_point(p, x, y - wide), b = kit_point(p, x + wide, y + wide * 0.2f);
		float o = OUTLINE_WIDTH * 0.6f;

		fill_rect(p->c, a.x - o, a.y - o, b.x + o, b.y, ink_solid(rgb(0x5E4E3E)));
		fill_rect(p->c, a.x, a.y, b.x, b.y,
		          ink_vertical(season_roof(p->c->season, rgb(0xF7F0E2), 1.0f), rgb(0xD6C9B1), a.y, b.y));
	}
}

void kit_tower(const struct kit *p, float x, float y, float radius, float high, float cone, uint32_t roof)
{
	struct easel *c = p->c;
	struct vec at = kit_point(p, x, y);
	float r = radius * p->k, h = high * p->k, top = at.y - h, o = OUTLINE_WIDTH * 0.5f;

	trace_rect(c, at.x - r - o, top, at.x + r + o, at.y);
	trace_ellipse(c, at, r + o, r * 0.45f + o);
	trace_fill(c, ink_solid(INK_OUTLINE));
	trace_rect(c, at.x - r, top, at.x + r, at.y);
	trace_ellipse(c, at, r, r * 0.45f);
	trace_fill(c, ink_horizontal(rgb(0xF6EEDF), rgb(0x9A8D7A), at.x - r * 0.9f, at.x + r));
	kit_courses(p, x - radius * 0.96f, x + radius * 0.96f, y - high, y, (int)(high / 0.022f) + 1);
	/* the widened head */
	float wide = r * 1.18f, head = r * 0.62f;

	trace_rect(c, at.x - wide - o, top - head - o, at.x + wide + o, top);
	trace_ellipse(c, vec(at.x, top), wide + o, wide * 0.40f + o);
	trace_fill(c, ink_solid(INK_OUTLINE));
	trace_rect(c, at.x - wide, top - head, at.x + wide, top);
	trace_ellipse(c, vec(at.x, top), wide, wide * 0.40f);
	trace_fill(c, ink_horizontal(rgb(0xF9F2E5), rgb(0xA59884), at.x - wide, at.x + wide));
	for (int i = -1; i <= 1; i++)
		trace_rect(c, at.x + (float)i * wide * 0.55f - wide * 0.11f, top - head * 0.75f,
		           at.x + (float)i * wide * 0.55f + wide * 0.11f, top - head * 0.1f);
	trace_fill(c, ink_solid(rgb(0x4A3B30)));
	if (cone <= 0.0f) {
		kit_merlons(p, x - radius * 1.18f, x + radius * 1.18f, y - high - radius * 0.62f, radius * 0.36f);
		return;
	}
	float base = top - head, apex = base - cone * p->k, flare = wide * 1.14f;
	struct rgb slate = season_roof(c->season, rgb(roof), 0.62f);
	struct vec left[3] = {{at.x - flare, base}, {at.x, apex}, {at.x + flare * 0.12f, base + flare * 0.36f}};
	struct vec right[3] = {{at.x + flare * 0.12f, base + flare * 0.36f}, {at.x, apex}, {at.x + flare, base}};

	trace_polygon(c, (struct vec[3]){{at.x - flare - o, base}, {at.x, apex - 2 * o}, {at.x + flare + o, base}}, 3);
	trace_ellipse(c, vec(at.x, base), flare + o, flare * 0.36f + o);
	trace_fill(c, ink_solid(rgb(0x2A2430)));
	trace_polygon(c, (struct vec[3]){{at.x - flare, base}, {at.x, apex}, {at.x + flare, base}}, 3);
	trace_ellipse(c, vec(at.x, base), flare, flare * 0.36f);
	trace_fill(c, ink_horizontal(rgb_scale(slate, 1.10f), rgb_scale(slate, 0.62f), at.x - flare, at.x + flare));
	fill_polygon(c, left, 3, ink_alpha(rgb_scale(slate, 1.35f), 0.35f));
	fill_polygon(c, right, 3, ink_alpha(rgb_scale(slate, 0.55f), 0.25f));
	season_cone(c, vec(at.x, apex), vec(at.x - flare, base), vec(at.x + flare, base), flare * 0.36f);
	fill_ellipse(c, vec(at.x, apex), 0.008f, 0.008f, ink_solid(rgb(0xE8BF4A)));
}

void kit_flag(const struct kit *p, float x, float y, float high, uint32_t color, uint32_t other)
{
	struct easel *c = p->c;
	struct vec foot = kit_point(p, x, y), top = kit_point(p, x, y - high);
	float w = 0.17f * p->k, h = 0.095f * p->k;
	struct line cloth = {0};

	fill_line(c, foot, top, 0.012f, ink_solid(rgb(0x3B2A1E)));
	line_add(&cloth, vec(top.x, top.y + 0.006f));
	line_curve(&cloth, vec(top.x + w * 0.3f, top.y - h * 0.18f), vec(top.x + w * 0.6f, top.y + h * 0.22f),
	           vec(top.x + w, top.y + h * 0.06f), 8);
	line_add(&cloth, vec(top.x + w * 0.78f, top.y + h * 0.55f));
	line_add(&cloth, vec(top.x + w, top.y + h * 1.06f));
	line_curve(&cloth, vec(top.x + w * 0.6f, top.y + h * 1.22f), vec(top.x + w * 0.3f, top.y + h * 0.82f),
	           vec(top.x, top.y + h + 0.006f), 8);
	draw_polygon(c, cloth.at, cloth.count,
	             ink_horizontal(rgb_scale(rgb(color), 1.12f), rgb_scale(rgb(color), 0.86f), top.x, top.x + w));
	struct vec band[4] = {{top.x + 0.004f, top.y + h * 0.36f},
	                      {top.x + w * 0.80f, top.y + h * 0.44f},
	                      {top.x + w * 0.80f, top.y + h * 0.70f},
	                      {top.x + 0.004f, top.y + h * 0.70f}};

	fill_polygon(c, band, 4, ink_solid(rgb(other)));
	fill_ellipse(c, top, 0.011f, 0.011f, ink_solid(rgb(0xF0C850)));
}
