/* Every text of every screen against what lies below it: at least 4.5 to 1. */
#include <check.h>
#include <math.h>
#include <stdio.h>

#include <bastide/paint.h>

#include "app/language.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"

/* ---- colours ---- */

struct colour {
	double c[3]; /* 0..255 */
};

static struct colour colour_of(uint32_t rgba)
{
	return (struct colour){{rgba >> 24 & 0xff, rgba >> 16 & 0xff, rgba >> 8 & 0xff}};
}

static struct colour mix(struct colour below, struct colour above, double alpha)
{
	struct colour out;

	for (int i = 0; i < 3; i++)
		out.c[i] = below.c[i] + (above.c[i] - below.c[i]) * alpha;
	return out;
}

static double luminance(struct colour colour)
{
	static const double weight[3] = {0.2126, 0.7152, 0.0722};
	double sum = 0;

	for (int i = 0; i < 3; i++) {
		double c = colour.c[i] / 255;
		sum += weight[i] * (c <= 0.03928 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4));
	}
	return sum;
}

static double contrast(struct colour a, struct colour b)
{
	double la = luminance(a) + 0.05, lb = luminance(b) + 0.05;

	return la > lb ? la / lb : lb / la;
}

/* ---- what lies below a point ---- */

static bool holds(struct rect box, struct vec at)
{
	return at.x >= (float)box.x && at.x < (float)(box.x + box.w) && at.y >= (float)box.y &&
	       at.y < (float)(box.y + box.h);
}

/* The box round a path: near enough for discs and shields. */
static struct rect path_box(const struct path_data *path)
{
	float left = 1e9f, top = 1e9f, right = -1e9f, bottom = -1e9f;

	for (int i = 0; i < path->point_count; i++) {
		left = fminf(left, path->points[i].x);
		right = fmaxf(right, path->points[i].x);
		top = fminf(top, path->points[i].y);
		bottom = fmaxf(bottom, path->points[i].y);
	}
	return (struct rect){(int)left, (int)top, (int)(right - left), (int)(bottom - top)};
}

struct ground {
	bool known; /* else a picture (board, wood), or out of sight */
	struct colour colour;
};

static void cover(struct ground *ground, uint32_t rgba)
{
	double alpha = (rgba & 0xff) / 255.0;

	if (alpha > 0.98)
		*ground = (struct ground){true, colour_of(rgba)};
	else if (ground->known)
		ground->colour = mix(ground->colour, colour_of(rgba), alpha);
}

static struct ground ground_below(const struct draw *draw, int count, struct vec at)
{
	struct ground ground = {false, {{0}}};
	struct rect window = {0, 0, draw->w, draw->h}, clip = window;

	for (int i = 0; i < count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];

		if (cmd->kind == DRAW_CLIP)
			clip = cmd->box.w < 0 ? window : cmd->box;
		if (cmd->kind == DRAW_FILL_PATH && holds(clip, at) && holds(path_box(cmd->u.path.path), at))
			cover(&ground, cmd->color);
		if (cmd->kind == DRAW_FILL_PATH || !holds(clip, at) || !holds(cmd->box, at))
			continue;
		if (cmd->kind == DRAW_FILL) {
			cover(&ground, cmd->color);
		} else if (cmd->kind == DRAW_SKIN) {
			double t = (at.y - (double)cmd->box.y) / (double)cmd->box.h;
			struct colour face = mix(colour_of(cmd->u.skin.top), colour_of(cmd->u.skin.bottom), t);
			double alpha = ((cmd->u.skin.top & 0xff) * (1 - t) + (cmd->u.skin.bottom & 0xff) * t) / 255;
			if (alpha > 0.98)
				ground = (struct ground){true, face};
			else if (ground.known)
				ground.colour = mix(ground.colour, face, alpha);
		} else if (cmd->kind == DRAW_IMAGE) {
			ground.known = false;
		}
	}
	/* A row that is scrolled away has letters that nobody reads. */
	ground.known = ground.known && holds(clip, at);
	return ground;
}

/* ---- screens ---- */

static int looked_at, faults;

static void check_screen(const struct draw *draw, const char *where)
{
	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];

		if (cmd->kind != DRAW_TEXT || !cmd->u.text.text[0])
			continue;
		const struct text_style *style = &cmd->u.text.style;
		struct vec at = {cmd->u.text.at.x + (float)cmd->u.text.width / 2,
		                 cmd->u.text.at.y - (float)style->px * 0.3f};
		struct ground ground = ground_below(draw, i, at);
		double alpha = (style->color & 0xff) / 255.0;
		if (!ground.known || alpha < 0.7) /* on a picture; a shadow of letters */
			continue;
		double ratio = contrast(mix(ground.colour, colour_of(style->color), alpha), ground.colour);
		looked_at++;
		if (ratio >= 4.5)
			continue;
		faults++;
		fprintf(stderr, "%s: \"%s\": %.2f to 1\n", where, cmd->u.text.text, ratio);
	}
}

static const struct {
	const char *name;
	int at; /* how many moves, -1 for all; of a game only */
	bool game;
} screens[] = {
    {.name = "title"},
    {.name = "setup"},
    {.name = "rules"},
    {.name = "settings"},
    {.name = "help"},
    {.name = "menu"},
    {.name = "examples"},
    {.name = "components"},
    {"first-game", -1, true},
    {"first-game", 73, true},
    {"R-13.10-order-of-players", 2, true},
    {"R-13.9-clockwise", 2, true},
    {.name = "lesson-1"},
};

enum { SCREENS = sizeof screens / sizeof screens[0] };

static struct screen *screen_make(struct host *host, int i)
{
	return screens[i].game ? screens_game(host, screens[i].name, screens[i].at)
	                       : screens_create(host, screens[i].name);
}

START_TEST(test_every_text_can_be_read)
{
	static const int sizes[][2] = {{1024, 600}, {1280, 720}, {1920, 1080}};
	struct desk desk;
	char where[100];

	language_set("en");
	desk_init(&desk);
	/* Greyed modules too. */
	desk.prefs.choices.settings.value[SETTING_START] = START_THE_COUNT;
	desk.prefs.choices.preset = rulebook_preset_find(NULL, &desk.prefs.choices.settings);
	for (int s = 0; s < 3; s++) {
		desk_size(&desk, sizes[s][0], sizes[s][1], 100);
		for (int i = 0; i < SCREENS; i++) {
			screen_reset(&desk.host, screen_make(&desk.host, i));
			desk_build(&desk);
			desk_build(&desk);
			int before = looked_at;
			snprintf(where, sizeof where, "%d %s, %dx%d", i, screen_top(&desk.host)->kind->name,
			         sizes[s][0], sizes[s][1]);
			check_screen(&desk.draw, where);
			ck_assert_msg(looked_at > before, "%s: nothing was looked at", where);
		}
	}
	desk_finish(&desk);
	ck_assert_int_gt(looked_at, 900);
	ck_assert_int_eq(faults, 0);
}
END_TEST

/* The check itself: pale letters on parchment are found, dark ones are not. */
START_TEST(test_the_check_can_fail)
{
	struct draw draw;
	struct text_style style = {.px = 20, .line = 24, .color = 0xb0a070ff};
	struct rect box = {10, 10, 300, 24};

	draw_init(&draw, &ruler);
	draw_begin(&draw, 400, 300);
	draw_fill(&draw, (struct rect){0, 0, 400, 300}, 0xfbf3dcff);
	draw_text(&draw, box, ALIGN_LEFT, &style, "pale");
	check_screen(&draw, "planted");
	ck_assert_int_eq(faults, 1);
	draw_begin(&draw, 400, 300);
	draw_fill(&draw, (struct rect){0, 0, 400, 300}, 0xfbf3dcff);
	style.color = 0x2b1a0eff;
	draw_text(&draw, box, ALIGN_LEFT, &style, "dark");
	check_screen(&draw, "planted");
	ck_assert_int_eq(faults, 1);
	draw_finish(&draw);
}
END_TEST

/* High contrast: quiet words too stand at 12 to 1 on what they are written on, and every edge at 3 to 1 on its face. */
START_TEST(test_high_contrast)
{
	static const enum skin_role faces[] = {SKIN_PANEL, SKIN_CARD, SKIN_WELL, SKIN_PILL, SKIN_PROMPT, SKIN_DIALOG};
	struct theme theme;

	theme_init(&theme, 1280, 720, 1, 100);
	float mark = theme_mark(&theme);
	theme.contrast = true;
	ck_assert(theme_mark(&theme) >= 1.5f * mark);
	struct colour quiet = colour_of(theme_text_color(&theme, TYPE_SMALL, COLOR_INK2).color);
	for (size_t i = 0; i < sizeof faces / sizeof faces[0]; i++) {
		struct skin skin = theme_skin(&theme, faces[i]);
		ck_assert(contrast(quiet, colour_of(skin.top)) >= 12 && contrast(quiet, colour_of(skin.bottom)) >= 12);
		ck_assert(skin.rim_width >= 2 && contrast(colour_of(skin.rim), colour_of(skin.top)) >= 3);
	}
	/* What is chosen, or cannot be, is still told apart. */
	struct skin plain = theme_skin(&theme, SKIN_CARD), chosen = theme_skin(&theme, SKIN_CARD_CHOSEN),
	            off = theme_skin(&theme, SKIN_CARD_OFF);
	ck_assert_uint_ne(plain.top, chosen.top);
	ck_assert_uint_ne(plain.top, off.top);
}
END_TEST

/* The mean colour of a square of the table. */
static struct colour patch(const uint8_t *rgba, int size, int x, int y, int side)
{
	struct colour sum = {{0}};

	for (int j = y; j < y + side; j++)
		for (int i = x; i < x + side; i++)
			for (int c = 0; c < 3; c++)
				sum.c[c] += rgba[4 * (j * size + i) + c] / (double)(side * side);
	return sum;
}

/* The bracket of a place stands out on every table, and so does the one that is chosen: by its ink where the table is
 * light. */
START_TEST(test_places_show_on_every_table)
{
	enum { SIZE = 512, PATCH = 32 };
	static uint8_t rgba[SIZE * SIZE * 4];

	uint32_t place = _i == PAINT_LINEN ? COLOR_PLACE_PALE : COLOR_PLACE,
	         target = _i == PAINT_LINEN ? COLOR_TOOLTIP : COLOR_SLOT;
	int wide = paint_table_wide((enum paint_top)_i, SIZE);
	paint_table((enum paint_top)_i, SIZE, 3, rgba);
	for (int y = 0; y < SIZE * SIZE / wide; y += PATCH) {
		for (int x = 0; x < wide; x += PATCH) {
			struct colour table = patch(rgba, wide, x, y, PATCH);
			double plain = contrast(colour_of(rgb(place)), table),
			       chosen = contrast(colour_of(rgb(target)), table);
			ck_assert_msg(plain >= 3.0 && chosen >= 3.0, "table %d at %d,%d: %.2f and %.2f to 1", _i, x, y,
			              plain, chosen);
		}
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("contrast");
	TCase *tcase = tcase_create("contrast");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, test_every_text_can_be_read);
	tcase_add_test(tcase, test_the_check_can_fail);
	tcase_add_test(tcase, test_high_contrast);
	tcase_add_loop_test(tcase, test_places_show_on_every_table, 0, PAINT_TOPS);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
