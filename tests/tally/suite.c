#include "suite.h"

#include "app/save.h"
#include "view/ending/result.h"
#include "../tiles.h"

#include <stdio.h>
#include <string.h>

const char *const farm_examples[] = {"E000-16",       "E000-17",       "E000-18",      "E000-19",         "E000-20",
                                     "E000-21",       "E000-22",       "E000-24",      "E000-25",         "E003-03",
                                     "E003-04",       "E003-05",       "E003-06",      "E003-06t",        "E003-07",
                                     "E003-07t",      "X-15",          "X-15c",        "X-15d",           "X-15e",
                                     "R-12.6-pigs-1", "R-13.16-city4", "R-6.12-order", "T-city-fed-once", NULL};

const char *const whole_games[] = {"whole-game", "river-two", "count-king-robber", NULL};

void ending_init(struct ending *ending, const char *name)
{
	char path[FORMAT_PATH_SIZE], relative[128], line[FORMAT_LINE_SIZE];
	memset(ending, 0, sizeof *ending);
	ending->tiles = tiles_or_exit(NULL);
	snprintf(relative, sizeof relative, "scenarios/%s.json", name);
	if (name[0] == '/')
		snprintf(path, sizeof path, "%s", name);
	else
		ck_assert(data_path(relative, path));
	ending->session = save_open(ending->tiles, NULL, path, -1, line);
	ck_assert_msg(ending->session, "%s: %s", name, line);
	if (!game_over(session_game(ending->session)))
		ck_assert_msg(session_finish(ending->session), "%s does not end", name);
	/* the market empties move by move */
	struct move move;
	while (game_legal_moves(session_game(ending->session), &move, 1) > 0)
		ck_assert(session_play(ending->session, &move, NULL));
	ending->records = record_list_create(session_scenario(ending->session),
	                                     session_history(ending->session)->ply_count, &ending->game);
	ck_assert_msg(ending->records, "%s cannot be played again", name);
	ending->tally = tally_create(ending->game, ending->records, NULL);
	ck_assert_msg(ending->tally, "%s has no tally", name);
}

void ending_rename(struct ending *ending, const char *const names[PLAYERS_MAX])
{
	char *text = scenario_text(session_scenario(ending->session));
	struct scenario *renamed = scenario_read(text, strlen(text), "", ending->tiles, NULL);
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		scenario_set_text(&renamed->names[seat], names[seat]);
	free(text);
	session_destroy(ending->session);
	ending->session = session_resume(renamed, -1, NULL);
	ck_assert(ending->session);
}

void ending_finish(struct ending *ending)
{
	tally_destroy(ending->tally);
	record_list_destroy(ending->records);
	game_destroy(ending->game);
	session_destroy(ending->session);
	tile_set_destroy(ending->tiles);
}

void result_check(const struct show *show, const char *name)
{
	struct result result;
	result_find(&result, show);
	for (int seat = 0; seat < result.player_count; seat++) {
		int sum = 0;
		for (int column = 0; column < RESULT_SHOWN; column++)
			sum += result.shown[column] ? (int)result.points[seat][column] : 0;
		ck_assert_msg(sum == game_score(show->game, seat), "%s: the row of seat %d adds up to %d, not to %d",
		              name, seat, sum, game_score(show->game, seat));
	}
}

/* ---- on a desk ---- */

void view_init(struct view *view, const char *name, const char *const names[PLAYERS_MAX], int w, int h)
{
	ending_init(&view->ending, name);
	if (names)
		ending_rename(&view->ending, names);
	view->screen = NULL;
	desk_init(&view->desk);
	desk_size(&view->desk, w, h, 100);
	view->show = show_create(&view->desk.host, view->ending.session, NULL);
	ck_assert_msg(view->show, "%s has no show", name);
}

void view_finish(struct view *view)
{
	if (view->screen)
		view->screen->kind->destroy(view->screen);
	show_drop(view->show);
	desk_finish(&view->desk);
	ending_finish(&view->ending);
}

uint64_t view_build(struct view *view, struct screen *screen)
{
	struct draw *draw = &view->desk.draw;
	draw_begin(draw, view->desk.theme.w, view->desk.theme.h);
	screen->kind->build(screen, &view->desk.frame);
	return draw_hash(draw);
}
