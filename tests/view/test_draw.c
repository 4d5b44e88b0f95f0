#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "../runner.h"
#include "view/art/figure.h"
#include "ruler.h"
#include "view/art/shape.h"
#include "view/art/theme.h"

static struct draw draw;

static void setup(void)
{
	draw_init(&draw, &ruler);
	draw_begin(&draw, 400, 300);
}

static void teardown(void) { draw_finish(&draw); }

static struct text_style style(void)
{
	struct text_style s;

	memset(&s, 0, sizeof s);
	s.px = 20;
	s.line = 24;
	s.color = rgb(0x102030);
	return s;
}

static void scene(int x)
{
	struct text_style s = style();
	struct path path;

	draw_begin(&draw, 400, 300);
	draw_fill(&draw, rect_make(x, 0, 10, 10), rgb(0xffffff));
	draw_text(&draw, rect_make(0, 0, 100, 20), ALIGN_LEFT, &s, "text");
	path_clear(&path);
	path_circle(&path, 20, 20, 5);
	draw_path_stroke(&draw, &path, &(struct stroke){.width = 2}, rgb(0));
	draw_figure(&draw, 50, 50, 30, POSE_STANDING, 2, LOOK_NORMAL, 1);
}

START_TEST(test_equal_lists_have_equal_hashes)
{
	scene(1);
	uint64_t first = draw_hash(&draw);
	scene(1);
	ck_assert(draw_hash(&draw) == first);
	scene(2);
	ck_assert(draw_hash(&draw) != first);
}
END_TEST

START_TEST(test_clips_nest)
{
	draw_clip_push(&draw, rect_make(10, 10, 100, 100));
	draw_clip_push(&draw, rect_make(50, 0, 100, 30));
	struct rect clip = draw_clip(&draw);
	ck_assert_int_eq(clip.x, 50);
	ck_assert_int_eq(clip.y, 10);
	ck_assert_int_eq(clip.w, 60);
	ck_assert_int_eq(clip.h, 20);
	draw_clip_pop(&draw);
	ck_assert_int_eq(draw_clip(&draw).w, 100);
	draw_clip_pop(&draw);
	ck_assert_int_eq(draw.cmds[draw.count - 1].box.w, -1);
}
END_TEST

START_TEST(test_alpha_multiplies)
{
	draw_alpha_push(&draw, 0.5f);
	draw_alpha_push(&draw, 0.5f);
	draw_fill(&draw, rect_make(0, 0, 4, 4), rgb(0xffffff));
	ck_assert_int_eq((int)(draw.cmds[0].color & 0xff), 64);
	draw_alpha_pop(&draw);
	draw_alpha_pop(&draw);
	draw_fill(&draw, rect_make(0, 0, 4, 4), rgb(0xffffff));
	ck_assert_int_eq((int)(draw.cmds[1].color & 0xff), 255);
}
END_TEST

START_TEST(test_ellipsis)
{
	struct text_style s = style();

	draw_text(&draw, rect_make(0, 0, 80, 24), ALIGN_LEFT, &s, "Maximilian Alexander");
	ck_assert_int_eq(draw.cmds[0].flags & 1, 1);
	ck_assert_int_le(draw.cmds[0].u.text.width, 80);
	ck_assert_str_eq(draw.cmds[0].u.text.text + strlen(draw.cmds[0].u.text.text) - 3, "…");
	draw_text(&draw, rect_make(0, 0, 80, 24), ALIGN_LEFT, &s, "Max");
	ck_assert_int_eq(draw.cmds[1].flags & 1, 0);
}
END_TEST

/* A line that goes on says so: it is read aloud as one sentence. */
START_TEST(test_a_line_goes_on)
{
	struct text_style s = style();

	draw_text_block(&draw, rect_make(0, 0, 120, 200), ALIGN_LEFT, &s, "Maximilian Alexander\nMax");
	ck_assert_int_ge(draw.count, 3);
	ck_assert(!(draw.cmds[0].flags & DRAW_GOES_ON));
	ck_assert(draw.cmds[1].flags & DRAW_GOES_ON);
	ck_assert(!(draw.cmds[draw.count - 1].flags & DRAW_GOES_ON));
}
END_TEST

START_TEST(test_wrap)
{
	struct text_style s = style();
	const char *text = "one two three four\nfive";
	int starts[8], lengths[8];
	int lines = text_wrap(&ruler, &s, text, 90, 8, starts, lengths);

	ck_assert_int_ge(lines, 3);
	ck_assert_int_eq(starts[lines - 1], 19);
	ck_assert_int_eq(lengths[lines - 1], 4);
	for (int i = 0; i < lines; i++)
		ck_assert_int_le(ruler.width(NULL, &s, text + starts[i], (size_t)lengths[i]), 90);
	/* A word that fits nowhere is broken between characters. */
	lines = text_wrap(&ruler, &s, "țțțțțțțțțțțțțțț", 60, 8, starts, lengths);
	ck_assert_int_ge(lines, 2);
	ck_assert_int_eq(lengths[0] % 2, 0);
	/* ... or behind a hyphen of its own. */
	ck_assert_int_eq(
	    text_wrap(&ruler, &s, "chevalier-brigand", text_width(&ruler, &s, "chevalier-briga"), 8, starts, lengths),
	    2);
	ck_assert_int_eq(lengths[0], 10);
	ck_assert_int_eq(text_wrap(&ruler, &s, "", 60, 8, starts, lengths), 0);
	/* A sum keeps its result, though the line has room for all but that. */
	const char *sum = "2 piese × 2 = 4";
	int room = text_width(&ruler, &s, sum) - 1;
	ck_assert_int_eq(text_wrap(&ruler, &s, sum, room, 8, starts, lengths), 2);
	ck_assert_str_eq(sum + starts[1], "= 4");
}
END_TEST

/* Behind what is there, moved and scaled; what does not fit is dropped. */
START_TEST(test_appended_paths)
{
	static const uint8_t verbs[] = {PATH_MOVE, PATH_LINE, PATH_CURVE, PATH_CLOSE};
	static const struct vec points[] = {{1, 2}, {4, 2}, {5, 4}, {5, 5}, {6, 6}};
	const struct path_data data = {4, 5, verbs, points};
	struct path path;

	path_clear(&path);
	path_move(&path, 7, 7);
	path_append(&path, &data, 2, 10, 20);
	ck_assert_int_eq(path.verb_count, 5);
	ck_assert_int_eq(path.point_count, 6);
	ck_assert(path.points[1].x == 12 && path.points[1].y == 24);
	ck_assert(path.points[2].x == 18 && path.points[5].y == 32);
	ck_assert_int_eq(path.verbs[4], PATH_CLOSE);
	for (int i = 0; i < 400; i++)
		path_append(&path, &data, 1, 0, 0);
	ck_assert_int_le(path.verb_count, PATH_VERBS_MAX);
	ck_assert_int_le(path.point_count, PATH_POINTS_MAX);
}
END_TEST

/* Sum of the coverage of a shape: its area. */
static double area_of(const struct path *path, const struct stroke *stroke)
{
	struct pixmap pixmap;
	struct ink white = ink_plain(rgb(0xffffff));
	double area = 0;

	ck_assert(pixmap_init(&pixmap, 64, 64));
	if (stroke)
		pixmap_stroke(&pixmap, path, stroke, white);
	else
		pixmap_fill(&pixmap, path, white);
	for (int i = 0; i < 64 * 64; i++) {
		ck_assert_float_le(pixmap.pixels[i * 4 + 3], 1.0001f);
		area += pixmap.pixels[i * 4 + 3];
	}
	pixmap_finish(&pixmap);
	return area;
}

START_TEST(test_areas)
{
	struct path path;

	path_clear(&path);
	path_round_rect(&path, 10.25f, 10.5f, 20.5f, 8, 0);
	ck_assert_double_eq_tol(area_of(&path, NULL), 20.5 * 8, 0.2);
	path_clear(&path);
	path_circle(&path, 32, 32, 20);
	ck_assert_double_eq_tol(area_of(&path, NULL), 3.14159 * 400, 4);
	/* A stroke is the union of its parts: overlaps do not count twice. */
	ck_assert_double_eq_tol(area_of(&path, &(struct stroke){.width = 4}), 2 * 3.14159 * 20 * 4, 4);
	path_clear(&path);
	path_move(&path, 10, 32);
	path_line_to(&path, 50, 32);
	ck_assert_double_eq_tol(area_of(&path, &(struct stroke){.width = 4, .square = true}), 160, 0.5);
	ck_assert_double_eq_tol(area_of(&path, &(struct stroke){.width = 4, .square = true, .dash = 5, .gap = 5}), 80,
	                        1);
	/* Contours wound the other way cut holes. */
	path_clear(&path);
	path_round_rect(&path, 4, 4, 40, 40, 0);
	path_move(&path, 14, 14);
	path_line_to(&path, 14, 34);
	path_line_to(&path, 34, 34);
	path_line_to(&path, 34, 14);
	path_close(&path);
	ck_assert_double_eq_tol(area_of(&path, NULL), 1600 - 400, 0.5);
}
END_TEST

/* What reaches out of the picture is cut, not written beside it. */
START_TEST(test_outside)
{
	struct path path;

	path_clear(&path);
	path_round_rect(&path, -100, -100, 132, 132, 0);
	ck_assert_double_eq_tol(area_of(&path, NULL), 32 * 32, 0.5);
	path_clear(&path);
	path_circle(&path, 500, 500, 20);
	ck_assert_double_eq_tol(area_of(&path, NULL), 0, 0.01);
}
END_TEST

START_TEST(test_skin_bleed)
{
	struct skin skin = {.radius = 8,
	                    .top = rgb(0xffffff),
	                    .bottom = rgb(0xffffff),
	                    .shadow = rgba(0, 0.5f),
	                    .shadow_blur = 10,
	                    .shadow_dy = 4,
	                    .foot = rgb(0),
	                    .foot_height = 3};
	int left, top, right, bottom;
	struct pixmap pixmap;

	skin_bleed(&skin, &left, &top, &right, &bottom);
	ck_assert(pixmap_init(&pixmap, 40 + left + right, 30 + top + bottom));
	pixmap_skin(&pixmap, (float)left, (float)top, 40, 30, &skin);
	/* Nothing but a breath of shadow touches the edge of its picture. */
	for (int x = 0; x < pixmap.w; x++) {
		ck_assert_float_lt(pixmap.pixels[x * 4 + 3], 0.02f);
		ck_assert_float_lt(pixmap.pixels[((pixmap.h - 1) * pixmap.w + x) * 4 + 3], 0.02f);
	}
	/* The middle of the face is opaque. */
	ck_assert_float_gt(pixmap.pixels[((top + 15) * pixmap.w + left + 20) * 4 + 3], 0.999f);
	pixmap_finish(&pixmap);
}
END_TEST

/* A figure is as large and stands where it was asked to. */
START_TEST(test_figures)
{
	for (int pose = POSE_STANDING; pose <= POSE_MARK; pose++) {
		for (int color = 0; color < 5; color++) {
			draw_begin(&draw, 400, 300);
			draw_figure(&draw, 200, 150, 60, (enum figure_pose)pose, color, LOOK_NORMAL, 1);
			ck_assert_int_eq(draw.count, 1);
			const struct draw_cmd *cmd = &draw.cmds[0];
			uint8_t *pixels = calloc((size_t)cmd->u.image.w * (size_t)cmd->u.image.h, 4);
			ck_assert(cmd->u.image.paint(cmd->u.image.context, pixels, cmd->u.image.w, cmd->u.image.h));
			int solid = 0, edge = 0;
			for (int y = 0; y < cmd->u.image.h; y++) {
				for (int x = 0; x < cmd->u.image.w; x++) {
					bool rim = !x || !y || x == cmd->u.image.w - 1 || y == cmd->u.image.h - 1;
					int alpha = pixels[(y * cmd->u.image.w + x) * 4 + 3];
					solid += alpha > 250;
					edge += rim && alpha > 40;
				}
			}
			ck_assert_int_gt(solid, 60 * 40 / 3);
			ck_assert_msg(edge == 0, "pose %d is cut at the edge of its picture", pose);
			free(pixels);
		}
	}
}
END_TEST

/* A knight stands on stones: among roofs his boots and their shade would be lost. */
START_TEST(test_a_knight_stands_on_stones)
{
	enum figure_pose pose = figure_pose(FIGURE_MEEPLE, FEATURE_CITY);

	for (int size = 48; size <= 130; size += 82) {
		draw_begin(&draw, 400, 300);
		draw_figure(&draw, 200, 150, figure_on_tile(size), pose, COLOR_BLACK, LOOK_NORMAL, 1);
		const struct draw_cmd *cmd = &draw.cmds[0];
		int w = cmd->u.image.w, h = cmd->u.image.h, light = 0, edge = 0;
		uint8_t *pixels = calloc((size_t)w * (size_t)h, 4);
		ck_assert(cmd->u.image.paint(cmd->u.image.context, pixels, w, h));
		for (int i = 0; i < w * h; i++) {
			const uint8_t *p = pixels + (size_t)4 * (size_t)i;
			bool rim = i % w == 0 || i % w == w - 1 || i < w || i >= w * (h - 1);
			edge += rim && p[3] > 40;
			light += i / w > 150 - cmd->box.y && p[3] > 240 && p[0] > 170 && p[1] > 150 && p[2] > 110;
		}
		free(pixels);
		ck_assert_int_eq(edge, 0);
		ck_assert_msg(2 * light > size, "%d pixels a tile: %d", size, light);
	}
	ck_assert_int_eq(figure_pose(FIGURE_MEEPLE, FEATURE_ROAD), POSE_STANDING);
}
END_TEST

/* Of this colour, give or take what light and shade do. */
static bool is_color(const uint8_t *pixel, uint32_t color)
{
	int far = 0;
	for (int c = 0; c < 3; c++)
		far += abs(pixel[c] - (int)(color >> (16 - 8 * c) & 255));
	return pixel[3] > 200 && far < 90;
}

/* On tiles of 48 pixels one sees whose they are, and who of them lies. */
START_TEST(test_small_figures)
{
	enum { TILE = 48, LEAST = 75, LEAST_LYING = 65 }; /* of who lies less is his coat */
	for (int color = 0; color < COLOR_COUNT; color++) {
		for (int lies = 0; lies < 2; lies++) {
			draw_begin(&draw, 400, 300);
			draw_figure(&draw, 200, 150, figure_on_tile(TILE), lies ? POSE_LYING : POSE_STANDING, color,
			            LOOK_NORMAL, 1);
			const struct draw_cmd *cmd = &draw.cmds[0];
			int w = cmd->u.image.w, h = cmd->u.image.h, own = 0, left = w, right = 0, top = h, bottom = 0;
			uint8_t *pixels = calloc((size_t)w * (size_t)h, 4);
			ck_assert(cmd->u.image.paint(cmd->u.image.context, pixels, w, h));
			for (int i = 0; i < w * h; i++) {
				own += is_color(pixels + (size_t)4 * (size_t)i, player_colors[color].body);
				if (pixels[4 * i + 3] <= 200)
					continue;
				left = i % w < left ? i % w : left;
				right = i % w > right ? i % w : right;
				top = i / w < top ? i / w : top;
				bottom = i / w > bottom ? i / w : bottom;
			}
			free(pixels);
			ck_assert_msg(own >= (lies ? LEAST_LYING : LEAST), "%s%s: %d pixels", color_name(color),
			              lies ? ", lying" : "", own);
			ck_assert_msg(lies ? 5 * (right - left) > 6 * (bottom - top) : bottom - top > right - left,
			              "%s%s: %d by %d", color_name(color), lies ? ", lying" : "", right - left + 1,
			              bottom - top + 1);
		}
	}
}
END_TEST

/* The pixels of somebody who lies; for the caller to free. */
static uint8_t *lying_pixels(enum figure_pose pose, int *w, int *h)
{
	draw_begin(&draw, 400, 300);
	draw_figure(&draw, 200, 150, figure_on_tile(96), pose, COLOR_RED, LOOK_NORMAL, 1);
	const struct draw_cmd *cmd = &draw.cmds[0];
	*w = cmd->u.image.w;
	*h = cmd->u.image.h;
	uint8_t *pixels = calloc((size_t)*w * (size_t)*h, 4);
	ck_assert(cmd->u.image.paint(cmd->u.image.context, pixels, *w, *h));
	return pixels;
}

/* Farmers on neighbouring tiles are no copies: they are each other's outline, turned. */
START_TEST(test_neighbours_lie_face_to_face)
{
	struct spot spot = {.kind = FEATURE_FIELD};
	enum figure_pose west = figure_pose_on(FIGURE_MEEPLE, (struct cell){2, -2}, spot);
	enum figure_pose east = figure_pose_on(FIGURE_MEEPLE, (struct cell){3, -2}, spot);
	int w, h, east_w, east_h, solid = 0, turned = 0;
	uint8_t *pixels = lying_pixels(west, &w, &h), *other = lying_pixels(east, &east_w, &east_h);

	ck_assert_int_eq(west, POSE_LYING);
	ck_assert(east != west && figure_lies(east));
	ck_assert_int_eq(figure_pose_on(FIGURE_MEEPLE, (struct cell){3, -1}, spot), west);
	ck_assert_int_eq(figure_pose_on(FIGURE_MEEPLE, (struct cell){3, -2}, (struct spot){.kind = FEATURE_CITY}),
	                 POSE_KNIGHT | POSE_PAVED);
	ck_assert(w == east_w && h == east_h);
	for (int i = 0; i < w * h; i++) {
		if (pixels[4 * i + 3] < 250)
			continue;
		solid++;
		turned += other[4 * (i / w * w + w - 1 - i % w) + 3] > 200;
	}
	ck_assert_msg(turned * 20 > solid * 19, "%d of %d", turned, solid);
	free(pixels);
	free(other);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("draw");
	TCase *tcase = tcase_create("draw");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, test_equal_lists_have_equal_hashes);
	tcase_add_test(tcase, test_clips_nest);
	tcase_add_test(tcase, test_alpha_multiplies);
	tcase_add_test(tcase, test_ellipsis);
	tcase_add_test(tcase, test_a_line_goes_on);
	tcase_add_test(tcase, test_wrap);
	tcase_add_test(tcase, test_appended_paths);
	tcase_add_test(tcase, test_areas);
	tcase_add_test(tcase, test_outside);
	tcase_add_test(tcase, test_skin_bleed);
	tcase_add_test(tcase, test_figures);
	tcase_add_test(tcase, test_a_knight_stands_on_stones);
	tcase_add_test(tcase, test_small_figures);
	tcase_add_test(tcase, test_neighbours_lie_face_to_face);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
