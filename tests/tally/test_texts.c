/* What is written in the ending can be read: no text is cut short, leaves the
 * window or its clip, or lies under or over another, in English and in the
 * made-up long language, with names of twenty letters too. */
#include "suite.h"

#include "../../src/app/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct size {
	int w, h, percent;
} sizes[] = {{1024, 600, 100}, {1280, 720, 100}, {1920, 1080, 100}, {2560, 1440, 200}};

enum { SIZES = sizeof sizes / sizeof sizes[0], TEXTS_MAX = 1024 };

static const char *const long_names[PLAYERS_MAX] = {"Maximiliana Konstanz", "Bartholomew Feathers",
                                                    "Clementine Rosamunde", "Wilhelmina v. Staufe",
                                                    "Christopher-Alexande"};

/* ---- what the eye sees ---- */

struct seen {
	const char *text;
	struct rect box;
	bool hidden;
};

struct check {
	const char *where;
	int faults, count;
	struct seen texts[TEXTS_MAX];
};

static void fault(struct check *check, const char *text, const char *what, const char *other)
{
	if (check->faults++ < 40 && strcmp(check->where, "planted"))
		fprintf(stderr, "%s: \"%s\" %s%s%s\n", check->where, text, what, other ? ": " : "",
		        other ? other : "");
}

/* A line of text from the tops of its letters to the base. */
static struct rect ink(const struct draw_cmd *cmd)
{
	int px = cmd->u.text.style.px;
	return rect_make((int)cmd->u.text.at.x, (int)cmd->u.text.at.y - px * 6 / 10, cmd->u.text.width,
	                 px * 6 / 10);
}

static bool inside(struct rect outer, struct rect inner)
{
	return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 &&
	       inner.x + inner.w <= outer.x + outer.w + 1 && inner.y + inner.h <= outer.y + outer.h + 1;
}

static void text_check(struct check *check, const struct draw_cmd *cmd, struct rect clip)
{
	const char *text = cmd->u.text.text;
	struct rect box = ink(cmd);
	if ((cmd->color & 0xff) < 60 || !rect_overlap(clip, box) || !text[0])
		return;
	if (cmd->flags & 1)
		fault(check, text, "is cut short", NULL);
	if (!inside(clip, box))
		fault(check, text, "leaves its place", NULL);
	for (int i = 0; i < check->count; i++)
		if (!check->texts[i].hidden && rect_overlap(check->texts[i].box, box))
			fault(check, text, "lies on", check->texts[i].text);
	if (check->count < TEXTS_MAX)
		check->texts[check->count++] = (struct seen){text, box, false};
}

/* An opaque box hides what was written below it, all of it or nothing. */
static void box_check(struct check *check, const struct draw_cmd *cmd)
{
	if ((cmd->u.skin.top & 0xff) < 250)
		return;
	for (int i = 0; i < check->count; i++) {
		struct seen *seen = &check->texts[i];
		if (seen->hidden || !rect_overlap(cmd->box, seen->box))
			continue;
		seen->hidden = true;
		if (!inside(cmd->box, seen->box))
			fault(check, seen->text, "is half hidden", NULL);
	}
}

static int texts_check(const struct draw *draw, const char *where)
{
	struct check *check = calloc(1, sizeof *check);
	struct rect window = {0, 0, draw->w, draw->h}, clip = window;
	ck_assert(check);
	check->where = where;
	bool layer = false;
	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		if (cmd->kind == DRAW_LAYER_BEGIN || cmd->kind == DRAW_LAYER_END)
			layer = cmd->kind == DRAW_LAYER_BEGIN;
		else if (cmd->kind == DRAW_CLIP)
			clip = cmd->box.w < 0 ? window : cmd->box;
		else if (cmd->kind == DRAW_TEXT && !layer)
			text_check(check, cmd, clip);
		else if (cmd->kind == DRAW_SKIN && !layer)
			box_check(check, cmd);
	}
	ck_assert_msg(check->count > 3, "%s: nothing is written", where);
	int faults = check->faults;
	free(check);
	return faults;
}

/* ---- screens ---- */

struct view {
	struct ending ending;
	struct desk desk;
	struct show *show;
};

static void view_init(struct view *view, const char *name, const char *const names[PLAYERS_MAX])
{
	ending_init(&view->ending, name);
	if (names)
		ending_rename(&view->ending, names);
	desk_init(&view->desk, view->ending.tiles, 1024, 600);
	view->show = show_create(&view->desk.host, view->ending.session, NULL);
	ck_assert_msg(view->show, "%s has no show", name);
}

static void view_finish(struct view *view)
{
	show_drop(view->show);
	desk_finish(&view->desk);
	ending_finish(&view->ending);
}

static void view_size(struct view *view, const struct size *size)
{
	theme_init(&view->desk.theme, size->w, size->h, 1, size->percent);
	draw_begin(&view->desk.draw, size->w, size->h);
}

/* Moments at which something new is to be read, and nothing is on its way. */
static int tally_check(struct view *view, const char *name, const struct size *size)
{
	static const int kinds[] = {BEAT_HOLD, BEAT_OPEN, BEAT_CITY, BEAT_SUM, BEAT_WALK, BEAT_TITLE};
	const struct tally *tally = view->show->tally;
	struct screen *screen = tally_screen_create(view->show);
	int faults = 0;
	view_size(view, size);
	for (int b = 0; b <= tally->beat_count; b++) {
		double time = b < tally->beat_count ? tally->beats[b].end - .01 : tally->length;
		bool told = b == tally->beat_count;
		for (size_t k = 0; k < sizeof kinds / sizeof kinds[0] && !told; k++)
			told = tally->beats[b].kind == kinds[k];
		if (!told)
			continue;
		char where[120];
		tally_screen_seek(screen, time);
		desk_build(&view->desk, screen);
		snprintf(where, sizeof where, "%s at %.2f, %dx%d at %d %%, %s", name, time, size->w, size->h,
		         size->percent, language_code());
		faults += texts_check(&view->desk.draw, where);
	}
	screen->kind->destroy(screen);
	return faults;
}

static int screen_check(struct view *view, struct screen *screen, const char *name, const struct size *size)
{
	char where[120];
	ck_assert(screen);
	view_size(view, size);
	desk_build(&view->desk, screen);
	snprintf(where, sizeof where, "%s of %s, %dx%d at %d %%, %s", screen->kind->name, name, size->w,
	         size->h, size->percent, language_code());
	int faults = texts_check(&view->desk.draw, where);
	screen->kind->destroy(screen);
	return faults;
}

static int others_check(struct view *view, const char *name, const struct size *size)
{
	static const uint8_t rules[] = {FARM_FIELD3, FARM_CITY4, FARM_CITY3, FARM_FIELD3CAP};
	int faults = screen_check(view, result_screen_create(view->show), name, size);
	faults += screen_check(view, audit_screen_create(view->show), name, size);
	for (int count = 2; count <= 4; count++)
		faults += screen_check(view, editions_screen_create(view->show, rules, count), name, size);
	return faults;
}

static const struct told {
	const char *scenario, *language;
	const char *const *names;
} told[] = {
    {"E000-24", "xx", NULL},
    {"E003-06t", "xx", NULL},
    {"E003-06", "xx", NULL},
    {"X-15c", "xx", NULL},
    {"X-15d", "xx", NULL},
    {"R-12.6-pigs-1", "xx", NULL},
    {"whole-game", "xx", NULL},
    {"whole-game", "xx", long_names},
    {"count-king-robber", "xx", NULL},
    {"E000-24", "en", NULL},
    {"whole-game", "en", long_names},
};

enum { TOLD = sizeof told / sizeof told[0] };

START_TEST(the_tally_can_be_read)
{
	const struct told *it = &told[_i / SIZES];
	struct view view;
	language_set(it->language, NULL);
	view_init(&view, it->scenario, it->names);
	ck_assert_int_eq(tally_check(&view, it->scenario, &sizes[_i % SIZES]), 0);
	view_finish(&view);
}
END_TEST

START_TEST(the_other_screens_can_be_read)
{
	const struct told *it = &told[_i / SIZES];
	struct view view;
	language_set(it->language, NULL);
	view_init(&view, it->scenario, it->names);
	ck_assert_int_eq(others_check(&view, it->scenario, &sizes[_i % SIZES]), 0);
	view_finish(&view);
}
END_TEST

/* The checks themselves: a planted cut, a text outside, one over another, one
 * half below a box. */
START_TEST(planted_faults_are_found)
{
	struct desk desk;
	struct text_style style = {.px = 20, .line = 24, .color = 0xff};
	struct skin skin = {.top = rgb(0xFFFFFF), .bottom = rgb(0xFFFFFF)};
	desk_init(&desk, NULL, 400, 300);
	for (int i = 0; i < 4; i++)
		draw_text(&desk.draw, rect_make(10, 40 * i, 200, 30), ALIGN_LEFT, &style, "fine");
	draw_skin(&desk.draw, rect_make(5, 0, 80, 30), &skin);
	ck_assert_int_eq(texts_check(&desk.draw, "planted"), 0);
	draw_text(&desk.draw, rect_make(200, 10, 60, 30), ALIGN_LEFT, &style, "much too long for this");
	ck_assert_int_eq(texts_check(&desk.draw, "planted"), 1);
	draw_text(&desk.draw, rect_make(380, 60, 200, 30), ALIGN_LEFT, &style, "outside");
	ck_assert_int_eq(texts_check(&desk.draw, "planted"), 2);
	draw_text(&desk.draw, rect_make(30, 120, 200, 30), ALIGN_LEFT, &style, "over it");
	ck_assert_int_eq(texts_check(&desk.draw, "planted"), 3);
	draw_skin(&desk.draw, rect_make(20, 80, 80, 30), &skin);
	ck_assert_int_eq(texts_check(&desk.draw, "planted"), 4);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("texts");
	TCase *tests = tcase_create("texts");
	tcase_set_timeout(tests, 120);
	tcase_add_test(tests, planted_faults_are_found);
	tcase_add_loop_test(tests, the_tally_can_be_read, 0, TOLD * SIZES);
	tcase_add_loop_test(tests, the_other_screens_can_be_read, 0, TOLD * SIZES);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
