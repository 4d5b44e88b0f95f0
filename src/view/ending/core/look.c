#include "view/ending/core/look.h"

#include "view/table/piece.h"
#include "view/art/emblem.h"

#include <math.h>
#include <string.h>

void look_input(const struct tally_look *look, struct ui *ui, struct frame *frame, const struct input *input,
                screen_layout *layout, void *self)
{
	struct frame own = *frame;
	own.theme = &look->theme;
	screen_input(ui, &own, input, layout, self);
}

void look_draw(const struct tally_look *look, struct ui *ui, struct frame *frame, screen_layout *layout, void *self)
{
	struct frame own = *frame;
	own.theme = &look->theme;
	screen_draw(ui, &own, layout, self);
}

struct text_style look_text(const struct tally_look *look, float units, bool bold, uint32_t hex)
{
	int px = look_px(look, units);
	px = px < look->least ? look->least : px;
	if (look->theme.contrast && hex == COLOR_INK2)
		hex = COLOR_INK; /* as theme_text_color() */
	return (struct text_style){.face = FACE_SERIF, .bold = bold, .px = px, .line = px * 5 / 4, .color = rgb(hex)};
}

struct text_style look_fit(const struct tally_look *look, struct text_style style, const char *text, int width)
{
	while (style.px > look->least && look_wide(look, &style, text) > width) {
		style.px--;
		style.line = style.px * 5 / 4;
	}
	return style;
}

bool look_head(const struct tally_look *look, struct text_style *style, const char *text, int width)
{
	int starts[2], lengths[2];
	if (look_wide(look, style, text) <= width)
		return false;
	if (text_wrap(look->draw->metrics, style, text, width, 2, starts, lengths) == 2 && text[starts[1] - 1] == ' ')
		return true;
	*style = look_fit(look, *style, text, width);
	return false;
}

const char *look_name(const struct tally_look *look, const struct text_style *style, const char *name, int width)
{
	size_t first = strcspn(name, " -");
	if (look_wide(look, style, name) <= width || !name[first] || first == 0)
		return name;
	return draw_format(look->draw, "%.*s", (int)first, name);
}

void look_badge(const struct tally_look *look, float x, float y, float diameter, int seat)
{
	draw_badge(look->draw, x, y, diameter, look_color(look, seat));
}

void look_figure(const struct tally_look *look, float x, float y, float height, enum figure_pose pose, int seat,
                 float alpha)
{
	draw_figure(look->draw, x, y, height, pose, look_color(look, seat), LOOK_NORMAL, alpha);
}

struct text_style look_label(const struct tally_look *look)
{
	struct text_style style = look_text(look, 20, true, look->theme.contrast ? COLOR_INK : LOOK_HEAD);
	style.tracking = 3;
	return style;
}

static void dashed_frame(const struct tally_look *look, struct rect box, uint32_t color)
{
	struct path path;
	path_clear(&path);
	path_round_rect(&path, (float)box.x + .5f, (float)box.y + .5f, (float)box.w - 1, (float)box.h - 1,
	                look_stroke(look, 5));
	struct stroke stroke = {
	    .width = look_stroke(look, 2), .dash = look_stroke(look, 7), .gap = look_stroke(look, 5)};
	draw_path_stroke(look->draw, &path, &stroke, color);
}

static struct text_style tag_style(const struct tally_look *look, bool dashed)
{
	return look_text(look, dashed ? 19 : 22, false, COLOR_INK);
}

struct rect look_tag_size(const struct tally_look *look, const char *text, bool dashed)
{
	struct text_style style = tag_style(look, dashed);
	return rect_make(0, 0, look_wide(look, &style, text) + look_px(look, 28), style.px + look_px(look, 16));
}

struct rect look_tag(const struct tally_look *look, struct vec at, const char *text, bool dashed, float alpha)
{
	struct text_style style = tag_style(look, dashed);
	struct rect box = look_tag_size(look, text, dashed);
	box.x = (int)(at.x - (float)box.w / 2);
	box.y = (int)(at.y - (float)box.h / 2);
	struct skin skin = theme_skin(&look->theme, SKIN_TOAST);
	skin.rim_width = dashed ? 0 : skin.rim_width;
	draw_alpha_push(look->draw, alpha);
	draw_skin(look->draw, box, &skin);
	if (dashed)
		dashed_frame(look, box, rgb(COLOR_TOOLTIP));
	draw_text(look->draw, box, ALIGN_CENTER, &style, text);
	draw_alpha_pop(look->draw);
	return box;
}

/* A tied sheaf of ears, after a drawing on a grid of 40. */
void look_sheaf(const struct tally_look *look, float cx, float cy, float size, uint32_t ink, float alpha)
{
	float s = size / 40;
	struct path stalks, ears;
	path_clear(&stalks);
	path_clear(&ears);
	static const struct ear {
		float x, y;
	} tips[] = {{-13, -9}, {-7.5f, -14}, {0, -16}, {7.5f, -14}, {13, -9}};
	for (int i = 0; i < 5; i++) {
		float tx = tips[i].x * s, ty = tips[i].y * s;
		path_move(&stalks, cx + tx * -.42f, cy + 16 * s);
		path_quad(&stalks, cx + tx * .02f, cy + 2 * s, cx + tx, cy + ty);
		float len = 9.5f * s, wide = 2.9f * s, dx = tx * .5f, dy = -14 * s, r = dx * dx + dy * dy;
		float ux = dx, uy = dy, n = 1;
		for (int k = 0; k < 6; k++) /* Newton's root: the same on every machine */
			n = .5f * (n + r / n);
		n = n > 0 ? n : 1;
		ux = dx / n;
		uy = dy / n;
		path_move(&ears, cx + tx - ux * len * .4f, cy + ty - uy * len * .4f);
		path_quad(&ears, cx + tx - uy * wide + ux * len * .2f, cy + ty + ux * wide + uy * len * .2f,
		          cx + tx + ux * len * .8f, cy + ty + uy * len * .8f);
		path_quad(&ears, cx + tx + uy * wide + ux * len * .2f, cy + ty - ux * wide + uy * len * .2f,
		          cx + tx - ux * len * .4f, cy + ty - uy * len * .4f);
		path_close(&ears);
	}
	struct stroke stroke = {.width = 1.7f * s < 1 ? 1 : 1.7f * s};
	draw_path_stroke(look->draw, &stalks, &stroke, color_fade(rgb(ink), alpha));
	draw_path_fill(look->draw, &ears, color_fade(rgb(0xF7D774), alpha));
	stroke.width = 1.3f * s < 1 ? 1 : 1.3f * s;
	draw_path_stroke(look->draw, &ears, &stroke, color_fade(rgb(ink), alpha));
	draw_line(look->draw, cx - 5 * s, cy + 6.5f * s, cx + 5 * s, cy + 6.5f * s, 3.4f * s,
	          color_fade(rgb(0xA63A22), alpha));
}

void look_coin(const struct tally_look *look, float cx, float cy, float r, int value, float alpha)
{
	draw_circle(look->draw, cx + r * .05f, cy + r * .12f, r * 1.04f, rgba(0x0B0603, .45f * alpha));
	draw_circle(look->draw, cx, cy, r, rgba(0x6B4512, alpha));
	draw_circle(look->draw, cx, cy, r * .95f, rgba(0xE9BE55, alpha));
	draw_circle(look->draw, cx - r * .05f, cy - r * .07f, r * .82f, rgba(0xF6D880, alpha));
	struct path ring;
	path_clear(&ring);
	path_circle(&ring, cx, cy, r * .84f);
	struct stroke dots = {.width = r * .05f < 1 ? 1 : r * .05f, .dash = r * .09f, .gap = r * .09f};
	draw_path_stroke(look->draw, &ring, &dots, rgba(0x8A5A18, alpha));
	if (value == 0) {
		look_sheaf(look, cx, cy + r * .04f, r * 1.25f, 0x6B3F0C, alpha);
		return;
	}
	struct text_style style = {.face = FACE_SERIF,
	                           .bold = true,
	                           .px = (int)(r * 1.15f),
	                           .line = (int)(r * 1.2f),
	                           .color = rgba(0x4A2C08, alpha)};
	draw_text(look->draw, rect_make((int)(cx - r), (int)(cy - r), (int)(2 * r), (int)(2 * r)), ALIGN_CENTER, &style,
	          draw_format(look->draw, "%d", value));
}

void look_ordinal(const struct tally_look *look, float cx, float cy, float r, int number, float grown, float alpha)
{
	struct text_style style = look_text(look, 20, true, COLOR_HALO);
	const char *text = draw_format(look->draw, "%d", number);
	float wide = (float)look_wide(look, &style, text);
	if (wide > 2 * r) /* from 10 on, on small discs */
		r = wide / 2 + 2;
	r = r * grown;
	if (r < 2)
		return;
	draw_circle(look->draw, cx, cy, r + look_stroke(look, 2), rgba(COLOR_HALO, alpha));
	draw_circle(look->draw, cx, cy, r, rgba(COLOR_TOOLTIP, alpha));
	style.color = rgba(COLOR_HALO, alpha);
	if (grown > .8f)
		draw_text(look->draw, rect_make((int)(cx - r), (int)(cy - r), (int)(2 * r), (int)(2 * r)), ALIGN_CENTER,
		          &style, text);
}

void look_struck(const struct tally_look *look, float cx, float cy, float r)
{
	draw_circle(look->draw, cx, cy, r, rgb(0xF4E8CC));
	struct path ring;
	path_clear(&ring);
	path_circle(&ring, cx, cy, r);
	struct stroke dash = {.width = r * .07f < 1 ? 1 : r * .07f, .dash = r * .18f, .gap = r * .14f};
	draw_path_stroke(look->draw, &ring, &dash, rgb(0x6B4A22));
	look_sheaf(look, cx, cy + r * .04f, r * 1.02f, 0x9A8A6C, .55f);
	draw_line(look->draw, cx - r * .62f, cy + r * .62f, cx + r * .62f, cy - r * .62f, r * .17f, rgb(0x9B1F16));
}

void look_paid(const struct tally_look *look, float cx, float cy, float height, int seat, int points, float alpha)
{
	height = fmaxf(height, LOOK_PAID_LEAST);
	struct text_style style = {.face = FACE_SERIF,
	                           .bold = true,
	                           .px = (int)(height * .66f) < 15 ? 15 : (int)(height * .66f),
	                           .line = (int)height,
	                           .color = rgb(COLOR_INK)};
	const char *text = draw_format(look->draw, "%d", points);
	int word = look_wide(look, &style, text), w = (int)(height * 1.16f) + word + (int)(height * .36f);
	struct rect box = {(int)(cx - (float)w / 2), (int)(cy - height / 2), w, (int)height};
	struct skin skin = theme_skin(&look->theme, SKIN_TOAST);
	skin.radius = height / 2;
	draw_alpha_push(look->draw, alpha);
	draw_skin(look->draw, box, &skin);
	look_badge(look, (float)box.x + height * .54f, (float)box.y + height / 2, height * .8f, seat);
	struct rect right = box;
	rect_cut_left(&right, (int)(height * 1.08f));
	draw_text(look->draw, right, ALIGN_LEFT, &style, text);
	draw_alpha_pop(look->draw);
}

enum figure_pose look_upright(int figure, int kind, bool farmer)
{
	enum figure_pose pose = figure_pose(figure, kind);
	return farmer ? figure_pose_hat(figure) : pose == POSE_LYING ? POSE_STANDING : pose;
}

void look_keep(const struct tally_look *look, float x, float y, float height, int seat, float alpha)
{
	int size = (int)(height + .5f);
	draw_alpha_push(look->draw, alpha);
	piece_keep(look->draw, rect_make((int)(x - height / 2), (int)(y - height), size, size), look_color(look, seat));
	draw_alpha_pop(look->draw);
}
