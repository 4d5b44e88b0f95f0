#include "view/table/mark.h"

#include <math.h>

#include "view/art/emblem.h"

static float least(float value, float low) { return value < low ? low : value; }

static void dashes(struct draw *draw, float x1, float y1, float x2, float y2, float width, float dash, float gap,
                   uint32_t color)
{
	float dx = x2 - x1, dy = y2 - y1, length = sqrtf(dx * dx + dy * dy);
	if (length < 1)
		return;
	for (float at = 0; at < length; at += dash + gap) {
		float end = at + dash < length ? at + dash : length;
		/* Level and upright dashes are plain fills: cheap, and sharp. */
		if (dy == 0)
			draw_fill(
			    draw,
			    (struct rect){(int)(x1 + at), (int)(y1 - width / 2), (int)(end - at), (int)least(width, 1)},
			    color);
		else if (dx == 0)
			draw_fill(
			    draw,
			    (struct rect){(int)(x1 - width / 2), (int)(y1 + at), (int)least(width, 1), (int)(end - at)},
			    color);
	}
}

/* One bracket: corner of `box`, arms of length `arm`. */
static void bracket(struct path *path, struct rect box, int corner, float arm, float radius)
{
	float left = (float)box.x, top = (float)box.y, right = left + (float)box.w, bottom = top + (float)box.h;
	float x = corner == 0 || corner == 3 ? left : right, y = corner < 2 ? top : bottom;
	float sx = x == left ? 1.f : -1.f, sy = y == top ? 1.f : -1.f;
	path_move(path, x + sx * arm, y);
	path_line_to(path, x + sx * radius, y);
	path_quad(path, x, y, x, y + sy * radius);
	path_line_to(path, x, y + sy * arm);
}

/* The same with square bends, for a size that only one frame has. */
static void bracket_plain(struct draw *draw, struct rect box, int corner, float arm, float line, uint32_t color)
{
	int width = (int)(line + 0.5f), half = width / 2, length = (int)(arm + 0.5f) + half;
	int x = corner == 0 || corner == 3 ? box.x - half : box.x + box.w - width + half;
	int y = corner < 2 ? box.y - half : box.y + box.h - width + half;
	int left = corner == 0 || corner == 3 ? x : x + width - length, top = corner < 2 ? y : y + width - length;
	draw_fill(draw, (struct rect){left, y, length, width}, color);
	draw_fill(draw, (struct rect){x, corner < 2 ? top + width : top, width, length - width}, color);
}

void mark_legal(struct draw *draw, const struct theme *theme, struct rect cell, bool pale, bool chosen, float alpha)
{
	int gap = (int)least((float)cell.w * 0.055f, 2);
	struct rect box = rect_inset(cell, gap);
	float line = least(theme_stroke(theme, 3 * theme_mark(theme)), 2), arm = (float)box.w * 0.24f,
	      radius = (float)box.w * 0.06f;
	draw_alpha_push(draw, alpha);
	draw_fill(draw, rect_inset(box, 1), chosen ? rgba(COLOR_SLOT, 0.30f) : rgba(0xE8D3A8, 0.15f));
	uint32_t over = rgb(chosen ? COLOR_SLOT
	                    : pale ? COLOR_PLACE_PALE
	                           : COLOR_PLACE),
	         under = !pale    ? rgba(COLOR_TOOLTIP, 0.55f)
	                 : chosen ? rgb(COLOR_TOOLTIP)
	                          : rgba(COLOR_HALO, 0.55f);
	uint32_t thin = rgba(pale ? COLOR_PLACE_PALE : COLOR_HALO, theme->contrast ? 1 : 0.42f);
	float left = (float)box.x, top = (float)box.y, right = left + (float)box.w, bottom = top + (float)box.h;
	float dash = least((float)box.w / 12, 3), width = least(theme_stroke(theme, 1.5f), 1);
	dashes(draw, left + arm, top, right - arm, top, width, dash, dash, thin);
	dashes(draw, left + arm, bottom, right - arm, bottom, width, dash, dash, thin);
	dashes(draw, left, top + arm, left, bottom - arm, width, dash, dash, thin);
	dashes(draw, right, top + arm, right, bottom - arm, width, dash, dash, thin);
	/* Corner by corner: one path would be a picture of the whole cell, and most of it empty. */
	for (int corner = 0; corner < 4; corner++) {
		struct path path;
		if (draw->coarse) {
			bracket_plain(draw, box, corner, arm, line + 2, under);
			bracket_plain(draw, box, corner, arm, line, over);
			continue;
		}
		path_clear(&path);
		bracket(&path, box, corner, arm, radius);
		draw_path_stroke(draw, &path, &(struct stroke){.width = line + 2}, under);
		draw_path_stroke(draw, &path, &(struct stroke){.width = line}, over);
	}
	draw_alpha_pop(draw);
}

void mark_ghost(struct draw *draw, const struct theme *theme, struct rect cell, uint32_t color)
{
	int line = (int)least((float)theme_px(theme, 3 * theme_mark(theme)), 2),
	    ink = (int)least((float)theme_px(theme, 2), 1);
	float radius = (float)theme_px(theme, 5);
	struct rect outer = rect_inset(cell, -line - ink);
	draw_outline(draw, outer, radius, (float)(line + 2 * ink), rgb(COLOR_TOOLTIP));
	draw_outline(draw, rect_inset(outer, ink), radius - 1, (float)line, color);
}

void mark_laid(struct draw *draw, const struct theme *theme, struct rect cell)
{
	enum { RINGS = 7 };
	int step = (int)least((float)theme_px(theme, 3), 1), first = theme_px(theme, 5);
	for (int i = 0; i < RINGS; i++) {
		float far = (float)(i + 1) / RINGS, alpha = 0.34f * (1 - far) * (1 - far);
		draw_outline(draw, rect_inset(cell, -first - (i + 1) * step), (float)(first + i * step), (float)step,
		             rgba(COLOR_SLOT, alpha));
	}
	mark_ghost(draw, theme, cell, rgb(COLOR_SLOT));
}

void mark_never(struct draw *draw, const struct theme *theme, struct rect cell)
{
	float cx = (float)cell.x + (float)cell.w / 2, cy = (float)cell.y + (float)cell.h / 2;
	float arm = (float)cell.w * 0.24f, line = least((float)cell.w * 0.06f, theme_stroke(theme, 3));
	draw_fill(draw, rect_inset(cell, 2), rgba(0x2A1109, 0.36f));
	const uint32_t colors[] = {rgb(COLOR_TOOLTIP), rgb(COLOR_HALO), rgb(0xB23A2A)};
	const float widths[] = {line * 2.6f, line * 2.0f, line * 1.1f};
	for (int i = 0; i < 3; i++) {
		draw_line(draw, cx - arm, cy - arm, cx + arm, cy + arm, widths[i], colors[i]);
		draw_line(draw, cx - arm, cy + arm, cx + arm, cy - arm, widths[i], colors[i]);
	}
}

void mark_last(struct draw *draw, const struct theme *theme, struct rect cell, int color)
{
	float heavy = theme_mark(theme);
	int line = (int)least(theme_stroke(theme, 2 * heavy), 1);
	uint32_t body = player_colors[color].body;
	/* Well inside its own cell: between those of neighbours ground is seen. */
	struct rect outer = rect_inset(cell, (int)((float)cell.w * 0.03f + 0.5f));
	/* thin and full between dark and a glow inwards; who it was is told by the badge */
	draw_outline(draw, rect_inset(outer, -line), 0, (float)line, rgba(COLOR_INK, 0.35f));
	for (int i = 0; i <= 2; i++)
		draw_outline(draw, rect_inset(outer, i * line), 0, (float)line,
		             rgba(body, i == 0 ? 0.95f : 0.30f / (float)i));
}

void mark_last_badge(struct draw *draw, const struct theme *theme, struct rect cell, int color)
{
	float side = (float)cell.w, in = side * 0.045f;
	draw_badge(draw, (float)cell.x + in, (float)cell.y + in,
	           least(fminf(side * 0.20f, theme_stroke(theme, 20)), 12) * theme_mark(theme), color);
}

void mark_edge(struct draw *draw, const struct theme *theme, struct rect cell, int edge)
{
	float width = least(theme_stroke(theme, 7 * theme_mark(theme)), 4);
	float left = (float)cell.x, top = (float)cell.y, right = left + (float)cell.w, bottom = top + (float)cell.h;
	float x1 = edge == 1 ? right : left, y1 = edge == 2 ? bottom : top;
	float x2 = edge == 3 ? left : right, y2 = edge == 0 ? top : bottom;
	draw_line(draw, x1, y1, x2, y2, width + 6, rgba(0xB23A2A, 0.35f));
	draw_line(draw, x1, y1, x2, y2, width + 2, rgb(COLOR_HALO));
	draw_line(draw, x1, y1, x2, y2, width, rgb(COLOR_REFUSE));
}

static void text_at(struct draw *draw, const struct theme *theme, struct vec at, float radius, const char *text,
                    uint32_t color)
{
	struct text_style style = text_serif(theme_text(theme, TYPE_SUBHEAD));
	style.px = (int)(radius * 1.15f);
	style.color = color;
	int side = (int)(2 * radius);
	draw_text(draw, (struct rect){(int)(at.x - radius), (int)(at.y - radius), side, side}, ALIGN_CENTER, &style,
	          text);
}

void mark_slot(struct draw *draw, const struct theme *theme, struct vec at, float radius, int number, int color,
               float near)
{
	float r = radius * (1 + 0.3f * near), unit = fminf(theme_stroke(theme, 1), r / 14);
	/* Ink, gold, ink: the rim holds on any ground, a green disc on grass too. */
	draw_circle(draw, at.x, at.y + r * 0.12f, r * 1.16f, rgba(0x1A0F08, 0.40f));
	draw_circle(draw, at.x, at.y, r + theme_stroke(theme, 1), rgb(COLOR_TOOLTIP));
	draw_circle(draw, at.x, at.y, r - 1.5f * unit, rgb(near > 0 ? COLOR_HALO : COLOR_SLOT));
	draw_circle(draw, at.x, at.y, r - 4.5f * unit, rgb(COLOR_TOOLTIP));
	float disc = r - 6.5f * unit;
	draw_circle(draw, at.x, at.y, disc, rgb(player_colors[color].body));
	/* domed, under a light from the north-west */
	draw_circle(draw, at.x - disc * 0.10f, at.y - disc * 0.14f, disc * 0.80f, rgba(0xFFFFFF, 0.10f));
	draw_circle(draw, at.x - disc * 0.16f, at.y - disc * 0.24f, disc * 0.56f, rgba(0xFFFFFF, 0.10f));
	if (number > 0)
		text_at(draw, theme, at, r, draw_format(draw, "%d", number), rgb(player_colors[color].emblem));
}

static void mark_disc(struct draw *draw, const struct theme *theme, struct vec at, float radius, const char *text,
                      uint32_t hex)
{
	draw_circle(draw, at.x, at.y + radius * 0.12f, radius * 1.16f, rgba(0x1A0F08, 0.40f));
	draw_circle(draw, at.x, at.y, radius + theme_stroke(theme, 1), rgb(COLOR_TOOLTIP));
	draw_circle(draw, at.x, at.y, radius - theme_stroke(theme, 1), rgb(hex));
	text_at(draw, theme, at, radius, text, rgb(COLOR_INK));
}

void mark_rank(struct draw *draw, const struct theme *theme, struct vec at, float radius, int rank)
{
	mark_disc(draw, theme, at, radius, draw_format(draw, "%c", 'A' + rank - 1),
	          rank == 1 ? COLOR_SLOT : COLOR_HALO);
}

void mark_number(struct draw *draw, const struct theme *theme, struct vec at, float radius, int number)
{
	mark_disc(draw, theme, at, radius, draw_format(draw, "%d", number), COLOR_HALO);
}

void mark_refused(struct draw *draw, const struct theme *theme, struct vec at, float radius)
{
	draw_circle(draw, at.x, at.y, radius, rgb(COLOR_HALO));
	draw_circle(draw, at.x, at.y, radius - theme_stroke(theme, 1.5f), rgb(COLOR_REFUSE));
	float bar = radius * 0.24f, arm = radius * 0.55f;
	draw_circle(draw, at.x, at.y, radius - theme_stroke(theme, 1.5f) - bar, rgb(COLOR_HALO));
	draw_line(draw, at.x - arm, at.y - arm, at.x + arm, at.y + arm, bar, rgb(COLOR_REFUSE));
}

/* From `a` towards `b`, that far. */
static struct vec towards(struct vec a, struct vec b, float far)
{
	float dx = b.x - a.x, dy = b.y - a.y, length = sqrtf(dx * dx + dy * dy);
	float t = length > 0 ? fminf(far / length, 1) : 0;
	return (struct vec){a.x + dx * t, a.y + dy * t};
}

static void way_line(struct draw *draw, const struct theme *theme, const struct vec *points, int count, float from,
                     float ring)
{
	struct vec first = towards(points[0], points[1], from),
	           last = towards(points[count - 1], points[count - 2], ring);
	float width = theme_stroke(theme, 6);
	struct path path;
	path_clear(&path);
	path_move(&path, first.x, first.y);
	for (int i = 1; i + 1 < count; i++)
		path_line_to(&path, points[i].x, points[i].y);
	path_line_to(&path, last.x, last.y);
	draw_path_stroke(draw, &path, &(struct stroke){.width = width + theme_stroke(theme, 6)}, rgba(0x24160D, 0.75f));
	draw_path_stroke(draw, &path, &(struct stroke){.width = width + theme_stroke(theme, 3)}, rgb(COLOR_HALO));
	draw_path_stroke(draw, &path,
	                 &(struct stroke){.width = width, .dash = width * 2, .gap = width * 1.3f, .square = true},
	                 rgb(0xB3261E));
}

void mark_way(struct draw *draw, const struct theme *theme, const struct vec *points, int count, float from, float ring)
{
	if (count < 2)
		return;
	way_line(draw, theme, points, count, from, ring);
	float radius = theme_stroke(theme, 17);
	for (int i = 2; i + 1 < count; i += 2) {
		/* a milestone: no disc, which would be a place for a follower */
		int half = (int)(radius * 0.8f);
		struct rect stone = {(int)points[i].x - half, (int)points[i].y - half, 2 * half, 2 * half};
		struct skin skin = {.radius = theme_stroke(theme, 4),
		                    .top = rgb(COLOR_HALO),
		                    .bottom = rgb(COLOR_HALO),
		                    .rim = rgb(0xA3201A),
		                    .rim_width = theme_stroke(theme, 2.5f),
		                    .shadow = rgba(0x24160D, 0.75f),
		                    .shadow_blur = theme_stroke(theme, 5)};
		draw_skin(draw, stone, &skin);
		text_at(draw, theme, points[i], radius * 0.9f, draw_format(draw, "%d", i / 2), rgb(0xA3201A));
	}
	struct vec end = points[count - 1];
	draw_ring(draw, end.x, end.y, ring + theme_stroke(theme, 1.5f), theme_stroke(theme, 9), rgba(0x24160D, 0.6f));
	draw_ring(draw, end.x, end.y, ring, theme_stroke(theme, 7), rgb(COLOR_HALO));
	draw_ring(draw, end.x, end.y, ring - theme_stroke(theme, 1.5f), theme_stroke(theme, 4), rgb(0xB3261E));
}

void mark_flight(struct draw *draw, const struct theme *theme, struct vec from, struct vec to)
{
	float dx = to.x - from.x, dy = to.y - from.y, length = sqrtf(dx * dx + dy * dy);
	float step = theme_stroke(theme, 16), rise = length * 0.18f;
	if (length < step * 2)
		return;
	for (float at = step; at < length - step; at += step) {
		float t = at / length;
		float x = from.x + dx * t, y = from.y + dy * t - rise * 4 * t * (1 - t);
		draw_circle(draw, x, y, theme_stroke(theme, 4.5f), rgba(0x24160D, 0.6f));
		draw_circle(draw, x, y, theme_stroke(theme, 3.2f), rgb(COLOR_HALO));
	}
}
