/* The words below a picture: everything that any file of data/scenarios says, in every language it knows, has room in
 * full below pictures of 1280 x 720 and 960 x 540. */
#include <bastide/format.h>
#include <check.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../runner.h"
#include "app/language.h"
#include "app/save.h"
#include "ruler.h"
#include "screens.h"
#include "view/kit/legend.h"
#include "view/play/screen.h"
#include "../frames/seen.h"

static struct desk desk;
static struct legend legend;
static int measured;

static int is_json(const struct dirent *entry)
{
	size_t length = strlen(entry->d_name);
	return length > 5 && strcmp(entry->d_name + length - 5, ".json") == 0;
}

static const struct {
	int w, h;
} sizes[] = {{1280, 720}, {960, 540}};

/* At most half of the picture, in letters of no less than 60 percent; every line of it is drawn inside. */
static void check_room(const char *where)
{
	for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
		desk_size(&desk, sizes[s].w, sizes[s].h, 100);
		int high = legend_fit(&legend, &ruler, &desk.theme, sizes[s].w, sizes[s].h / 2);
		ck_assert_msg(high > 0 && high <= sizes[s].h / 2, "%s: %d of %d", where, high, sizes[s].h);
		ck_assert_int_ge(legend.percent, LEGEND_LEAST);
		draw_begin(&desk.draw, sizes[s].w, high);
		legend_draw(&legend, &desk.draw, &desk.theme, rect_make(0, 0, sizes[s].w, high));
		for (int i = 0; i < desk.draw.count; i++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[i];
			if (cmd->kind != DRAW_TEXT)
				continue;
			ck_assert_msg(cmd->u.text.at.x + (float)cmd->u.text.width <= (float)sizes[s].w &&
			                  cmd->u.text.at.y <= (float)high,
			              "%s: \"%s\" is cut", where, cmd->u.text.text);
			ck_assert_msg(!strstr(cmd->u.text.text, "…") || strstr(legend.caption, "…") ||
			                  strstr(legend.title, "…"),
			              "%s: \"%s\" is cut", where, cmd->u.text.text);
		}
		measured++;
	}
}

static void check_file(const char *path, const char *language)
{
	char line[FORMAT_LINE_SIZE], where[FORMAT_PATH_SIZE + 400];
	struct session *session = save_open(desk.tiles, NULL, path, -1, line);
	ck_assert_msg(session != NULL, "%s", line);
	const struct scenario *file = session_scenario(session);
	snprintf(where, sizeof where, "%s, %s", path, language);
	for (int i = 0; i <= file->step_count; i++) {
		if (i < file->step_count && file->steps[i].kind != STEP_CAPTION && file->steps[i].kind != STEP_SHOT)
			continue;
		memset(&legend, 0, sizeof legend);
		legend_title(&legend, session_scenario(session));
		const char *caption = i < file->step_count ? file->steps[i].caption : file->caption;
		legend_caption(&legend, caption);
		ck_assert_str_eq(legend.caption, caption ? tr(caption) : "");
		const char *title = file->title ? tr(file->title) : "";
		ck_assert_msg(strncmp(legend.title, title, strlen(title)) == 0, "%s: title", where);
		legend_claims(&legend, session, session_step_count(session));
		legend_scores(&legend, session);
		for (int k = 0; k < legend.line_count; k++) {
			const char *rule = strstr(legend.lines[k], " (R-");
			ck_assert_msg(!rule || !strstr(rule + 1, " (R-"), "%s: \"%s\" says its rule twice", where,
			              legend.lines[k]);
			for (int other = 0; other < k; other++)
				ck_assert_msg(strcmp(legend.lines[other], legend.lines[k]) != 0,
				              "%s: \"%s\" is said twice", where, legend.lines[k]);
		}
		if (!legend_empty(&legend))
			check_room(where);
	}
	session_destroy(session);
}

/* The words of the file itself, and those around them that are in the catalogues. */
static void check_folder(const char *folder, const char *language)
{
	char directory[FORMAT_PATH_SIZE], path[FORMAT_PATH_SIZE + 300];
	struct dirent **files;
	ck_assert(data_path(folder, directory));
	int count = scandir(directory, &files, is_json, alphasort);
	ck_assert_int_gt(count, 90);
	for (int i = 0; i < count; i++) {
		snprintf(path, sizeof path, "%s/%s", directory, files[i]->d_name);
		check_file(path, language);
		free(files[i]);
	}
	free(files);
}

START_TEST(test_all_words_have_room)
{
	const char *language = language_offer(_i)->code;
	desk_init(&desk);
	screens_language(language);
	check_folder("scenarios", language);
	check_folder("scenarios/castle", language);
	ck_assert_int_gt(measured, 600);
	desk_finish(&desk);
}
END_TEST

/* Beside the table of a game whose fields were counted every line of what they paid is whole. */
START_TEST(test_what_fields_paid_has_room)
{
	static const char *const files[] = {"E000-24", "X-15c", "X-15d"};
	char name[100], path[FORMAT_PATH_SIZE], line[FORMAT_LINE_SIZE];
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	screens_language(language_offer(_i)->code);
	for (size_t f = 0; f < sizeof files / sizeof files[0]; f++) {
		snprintf(name, sizeof name, "scenarios/%s.json", files[f]);
		ck_assert(data_path(name, path));
		struct session *session = save_open(desk.tiles, NULL, path, -1, line);
		ck_assert_msg(session != NULL, "%s", line);
		struct screen *screen = play_screen_create(&desk.host, session);
		const struct play_picture wish = {.step = -1, .told = true};
		ck_assert_pstr_eq(play_screen_picture(screen, &wish), NULL);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		desk_build(&desk);
		for (int i = 0; i < desk.draw.count; i++)
			ck_assert_msg(desk.draw.cmds[i].kind != DRAW_TEXT || !(desk.draw.cmds[i].flags & 1),
			              "%s, %s: \"%s\" is cut", files[f], language_offer(_i)->code,
			              desk.draw.cmds[i].u.text.text);
	}
	desk_finish(&desk);
}
END_TEST

/* The lines of a caption are lines of the picture. */
START_TEST(test_lines_are_kept)
{
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	memset(&legend, 0, sizeof legend);
	legend_caption(&legend, "one\ntwo");
	int two = legend_fit(&legend, &ruler, &desk.theme, 1280, 360);
	draw_begin(&desk.draw, 1280, two);
	legend_draw(&legend, &desk.draw, &desk.theme, rect_make(0, 0, 1280, two));
	ck_assert(desk_find(&desk, "one") && desk_find(&desk, "two"));
	legend_caption(&legend, "one");
	ck_assert_int_lt(legend_fit(&legend, &ruler, &desk.theme, 1280, 360), two);
	legend_caption(&legend, NULL);
	ck_assert_int_eq(legend_fit(&legend, &ruler, &desk.theme, 1280, 360), 0);
	desk_finish(&desk);
}
END_TEST

/* What is written that begins so; NULL: nothing does. */
static const struct draw_cmd *written(const char *words)
{
	for (int i = 0; i < desk.draw.count; i++)
		if (desk.draw.cmds[i].kind == DRAW_TEXT &&
		    strncmp(desk.draw.cmds[i].u.text.text, words, strlen(words)) == 0)
			return &desk.draw.cmds[i];
	return NULL;
}

/* Names stand in rows where they have no room beside each other; one that is wider than a row keeps its beginning. */
START_TEST(test_names_are_never_dropped)
{
	static const char *const names[] = {"Rosalinda", "Benedikt", "Wilhelmine Ottilie von Wolkenstein"};
	desk_init(&desk);
	desk_size(&desk, 390, 700, 100);
	for (int scored = 0; scored < 2; scored++)
		for (int w = 240; w <= 390; w += 150) {
			memset(&legend, 0, sizeof legend);
			legend_caption(&legend, "a road");
			legend.player_count = 3;
			legend.unscored = !scored;
			for (int i = 0; i < 3; i++)
				snprintf(legend.names[i], sizeof legend.names[i], "%s", names[i]);
			int high = legend_fit(&legend, &ruler, &desk.theme, w, 300);
			draw_begin(&desk.draw, w, high);
			legend_draw(&legend, &desk.draw, &desk.theme, rect_make(0, 0, w, high));
			ck_assert(written(scored ? "Rosalinda 0" : "Rosalinda"));
			ck_assert(written(scored ? "Benedikt 0" : "Benedikt"));
			const struct draw_cmd *last = written("Wil");
			ck_assert_msg(last && last->u.text.at.x + (float)last->u.text.width <= (float)w, "in %d", w);
			ck_assert(!scored || strstr(last->u.text.text, " 0"));
		}
	desk_finish(&desk);
}
END_TEST

/* A title is read as easily as what stands below it. */
START_TEST(test_a_title_is_as_large_as_its_caption)
{
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	memset(&legend, 0, sizeof legend);
	snprintf(legend.title, sizeof legend.title, "A closed road");
	legend_caption(&legend, "Three points.");
	int high = legend_fit(&legend, &ruler, &desk.theme, 1280, 360);
	draw_begin(&desk.draw, 1280, high);
	legend_draw(&legend, &desk.draw, &desk.theme, rect_make(0, 0, 1280, high));
	const struct draw_cmd *title = desk_find(&desk, "A closed road"), *caption = desk_find(&desk, "Three points.");
	ck_assert(title && caption);
	ck_assert_int_ge(title->u.text.style.px, caption->u.text.style.px);
	desk_finish(&desk);
}
END_TEST

/* Scores that have no room beside each other stand in rows, below a narrow table of a strip. */
START_TEST(test_all_scores_have_room)
{
	static const int32_t scores[] = {112, 98, 104, 87, 120, 131};
	static const char *const numbers[] = {"112", "98", "104", "87", "120", "131"};
	desk_init(&desk);
	for (int w = 160; w <= 640; w += 40) {
		desk_size(&desk, w, 400, 100);
		memset(&legend, 0, sizeof legend);
		legend_caption(&legend, "a road");
		legend.player_count = 6;
		for (int i = 0; i < 6; i++) {
			legend.colors[i] = (uint8_t)i;
			legend.scores[i] = scores[i];
		}
		int high = legend_fit(&legend, &ruler, &desk.theme, w, 200);
		draw_begin(&desk.draw, w, high);
		legend_draw(&legend, &desk.draw, &desk.theme, rect_make(0, 0, w, high));
		for (int i = 0; i < 6; i++) {
			const struct draw_cmd *cmd = desk_find(&desk, numbers[i]);
			ck_assert_msg(cmd && cmd->u.text.at.x + (float)cmd->u.text.width <= (float)w &&
			                  cmd->u.text.at.y <= (float)high,
			              "%s has no room in %d", numbers[i], w);
		}
	}
	desk_finish(&desk);
}
END_TEST

/* Nobody who reads it is "you". */
START_TEST(test_a_refusal_names_all_in_print)
{
	static const char file[] =
	    "{\"format\":1,\"players\":[\"red\",\"blue\"],\"turn\":\"blue\",\"deck\":[\"V\",\"B\",\"B\"],"
	    "\"tiles\":[[\"D\",0,0,0],[\"W\",-1,0,0],[\"U\",1,0,0],[\"U\",2,0,0]],\"figures\":"
	    "[{\"player\":\"red\",\"at\":[-1,0],\"on\":\"road:E\"},{\"player\":\"blue\",\"at\":[2,0],\"on\":\"road:W\"}"
	    "],"
	    "\"moves\":[\"place V 3,0 1\",{\"illegal\":\"meeple road:W\"}]}\n";
	desk_init(&desk);
	screens_language("en");
	struct screen *screen = screens_written(&desk.host, file, -1);
	const struct session *session = play_seen(screen, 0).session;
	memset(&legend, 0, sizeof legend);
	legend_claims(&legend, session, session_told_step(session));
	ck_assert_int_eq(legend.line_count, 1);
	ck_assert_str_eq(legend.lines[0], "No Thief here. Red and Blue share this road (R-4.4)");
	screen->kind->destroy(screen);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("legend");
	TCase *tests = tcase_create("legend");
	tcase_set_timeout(tests, 120);
	tcase_add_loop_test(tests, test_all_words_have_room, 0, SCREENS_CATALOGUES);
	tcase_add_loop_test(tests, test_what_fields_paid_has_room, 0, SCREENS_CATALOGUES);
	tcase_add_test(tests, test_lines_are_kept);
	tcase_add_test(tests, test_all_scores_have_room);
	tcase_add_test(tests, test_names_are_never_dropped);
	tcase_add_test(tests, test_a_title_is_as_large_as_its_caption);
	tcase_add_test(tests, test_a_refusal_names_all_in_print);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
