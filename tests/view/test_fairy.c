/* Fairy and princess at the table: what they are put onto, and what is told of them. */
#include "dragons.h"

#include <bastide/game.h>
#include <check.h>
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/kit/expansion_art.h"
#include "../runner.h"

#define VOLCANO(SETTINGS)                                                                                              \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":"              \
	"\"on\"" SETTINGS "},\"tiles\":[[\"D\",0,0,0]],"                                                               \
	"\"figures\":[{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[0,0],\"on\":\"city:N\"}],"                     \
	"\"turn\":\"red\",\"deck\":[\"PD_volcano\",\"B\",\"B\"],\"moves\":[\"place PD_volcano 0,1 0\"]}\n"

#define ANNA_AND_ODO                                                                                                   \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[{\"color\":\"red\",\"name\":\"Anna\"},"                   \
	"{\"color\":\"blue\",\"name\":\"Odo\",\"computer\":\"odo\"}],\"settings\":{\"dragon\":\"on\"},"

/* A place of hers is told by where it is, whichever colour stands there. */
START_TEST(her_places_are_told_alike)
{
	static const char *const colors[] = {"yellow", "red"};
	char text[600];
	snprintf(
	    text, sizeof text,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"%s\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"
	    "\"tiles\":[[\"D\",0,0,0]],\"figures\":[{\"player\":\"%s\",\"figure\":\"meeple\",\"at\":[0,0],"
	    "\"on\":\"city:N\"}],\"turn\":\"%s\",\"deck\":[\"PD_volcano\",\"B\",\"B\"],"
	    "\"moves\":[\"place PD_volcano 0,1 0\"]}\n",
	    colors[_i], colors[_i], colors[_i]);
	table(text, 1);
	ck_assert_str_eq(play_seen_words(screen, 0).brief, "City (north)");
	desk_finish(&desk);
}
END_TEST

/* On a volcano nobody can be put: then prompt and list speak of the fairy, also where there are figures of several
 * kinds. */
START_TEST(the_prompt_tells_who_may_act)
{
	table(_i ? VOLCANO(",\"inns\":\"on\"") : VOLCANO(""), 1);
	ck_assert(desk_says(&desk, "Red, move the fairy"));
	ck_assert(!desk_says(&desk, "Red, place a follower"));
	ck_assert(desk_says(&desk, "THE FAIRY"));
	ck_assert(!desk_says(&desk, "YOUR FOLLOWER"));
	ck_assert(desk_says(&desk, "she keeps the dragon off, and pays"));
	ck_assert_ptr_null(desk_widget(&desk, ui_name_at("play.offer", FIGURE_MEEPLE)));
	desk_finish(&desk);
}
END_TEST

/* What completes a follower's road pays for her beside him, too: the place tells it, and so does the hint. */
START_TEST(her_points_for_a_road_are_foretold)
{
	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"
	      "\"tiles\":[[\"D\",0,0,0],[\"A\",-1,0,3]],\"figures\":[{\"player\":\"blue\",\"at\":[0,0],\"on\":\"road:"
	      "E\"},"
	      "{\"player\":\"red\",\"at\":[-1,0],\"on\":\"road:E\"}],"
	      "\"fairy\":{\"at\":[0,0],\"player\":\"blue\",\"figure\":\"meeple\",\"on\":\"road:E\"},"
	      "\"turn\":\"red\",\"deck\":[\"T\",\"B\",\"B\"],\"moves\":[]}\n",
	      0);
	point_at(1.5, 0.5);
	ck_assert(desk_says(&desk, "Road complete: +3") && desk_says(&desk, "The fairy: +3"));
	desk.thinks = true;
	desk_key(&desk, 'i', 0);
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	ck_assert_ptr_nonnull(seen().advice);
	int completes = 0;
	for (int i = 0; i < seen().advice->line_count; i++) {
		const struct ai_line *line = &seen().advice->lines[i];
		if (!cell_same(line->moves[0].cell, (struct cell){1, 0}))
			continue;
		completes++;
		ck_assert_int_eq(line->scored + line->gets[1], 9); /* 3 for each, and hers, wherever she is then */
		ck_assert_int_eq(line->pays[0][FEATURE_ROAD] + line->pays[1][FEATURE_ROAD], 9);
	}
	ck_assert_int_gt(completes, 0);
	desk_finish(&desk);
}
END_TEST

/* If the game ended now no other turn would begin: while a tile lies in trial the point that she would bring then is
 * not foretold, either. */
START_TEST(her_next_point_is_not_foretold)
{
	struct move lay;

	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"
	      "\"tiles\":[[\"D\",0,0,0]],\"figures\":[{\"player\":\"blue\",\"at\":[0,0],\"on\":\"road:E\"}],"
	      "\"fairy\":{\"at\":[0,0],\"player\":\"blue\",\"figure\":\"meeple\",\"on\":\"road:E\"},"
	      "\"turn\":\"red\",\"deck\":[\"E\",\"B\",\"B\"],\"moves\":[]}\n",
	      0);
	int before = seen().found->projection[1];
	ck_assert_int_eq(before, 4); /* a road of one tile, and three for her */
	ck_assert_int_eq(session_places(seen().session, &lay, 1), 1);
	ck_assert(session_lay(seen().session, &lay, NULL));
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->projection[1], before);
	for (int i = 0; i < session_final(seen().session)->count; i++)
		ck_assert(!session_final(seen().session)->items[i].begins);
	/* When it is paid the history has it in the turn that begins with it. */
	ck_assert(session_end_turn(seen().session));
	ck_assert_int_eq(session_places(seen().session, &lay, 1), 1);
	ck_assert(session_lay(seen().session, &lay, NULL));
	ck_assert(session_end_turn(seen().session));
	desk_key(&desk, 'h', 0);
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "Turn 2 · Blue +1 Blue: the fairy"));
	desk_finish(&desk);
}
END_TEST

/* Esc closes why somebody may not stand there, or a card, before it opens the menu. */
START_TEST(esc_closes_what_is_told)
{
	table(BOTH, 1);
	int i = 0;
	while (i < seen().found->slot_count && seen().found->slots[i].legal)
		i++;
	ck_assert_int_lt(i, seen().found->slot_count);
	desk.frame.frozen = false;
	ck_assert(desk_press(&desk, ui_name_at("play.slot", i)));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "No Knight here"));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "No Knight here"));
	ck_assert_ptr_eq(screen_top(&desk.host), screen);
	point_at(1.8, 0.3);
	ck_assert(desk_says(&desk, "Field of Red"));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Field of Red"));
	ck_assert_ptr_eq(screen_top(&desk.host), screen);
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_ptr_ne(screen_top(&desk.host), screen);
	desk_finish(&desk);
}
END_TEST

/* The card of what her follower stands in tells what she brings there. */
START_TEST(the_fairy_is_on_the_card)
{
	table(BOTH, 0);
	point_at(1.8, 0.3);
	ck_assert(desk_says(&desk, "Field of Red"));
	ck_assert(desk_reads(&desk, "The fairy is here with a follower of Red: 3 points more"));
	point_at(0.5, 0.12);
	ck_assert(desk_says(&desk, "City of Blue"));
	ck_assert(!desk_reads(&desk, "The fairy is here"));
	desk_finish(&desk);
}
END_TEST

static struct vec figure_at(struct cell cell, int kind)
{
	struct setup_figure figures[FIGURES_MAX];
	const struct game *game = session_game(seen().session);

	for (int i = game_standing(game, figures); i-- > 0;) {
		if (!cell_same(figures[i].cell, cell) || figures[i].spot.kind != kind)
			continue;
		struct vec at = board_stand(seen().board, game, figures[i].figure, cell, figures[i].spot);
		return on_screen(at.x, at.y - 0.1f);
	}
	ck_abort_msg("nobody stands there");
	return (struct vec){0, 0};
}

static struct vec handle_of(int kind)
{
	for (int i = 0; i < seen().found->slot_count; i++) {
		const struct ui_item *handle = desk_widget(&desk, ui_name_at("play.touch", i));
		ck_assert_int_eq(handle != NULL, expansion_touch(seen().found->slots[i].move.kind) != NULL);
		if (seen().found->slots[i].move.kind == kind)
			return (struct vec){(float)(handle->box.x + handle->box.w / 2),
			                    (float)(handle->box.y + handle->box.h / 2)};
	}
	ck_abort_msg("no such row");
	return (struct vec){0, 0};
}

/* The fairy flies from where she stands, or out of her row, to a follower of one's own. */
START_TEST(the_fairy_is_dragged_onto_a_follower)
{
	struct setup_neutral fairy;

	table(BOTH, 1);
	fairy = game_neutral_at(session_game(seen().session), 1);
	struct vec hers = board_neutral(seen().board, session_game(seen().session), &fairy, (struct vec){0, 0}, false);
	struct vec from = _i ? handle_of(MOVE_FAIRY) : on_screen(hers.x, hers.y - 0.18f);
	struct vec to = figure_at((struct cell){0, 0}, FEATURE_ROAD);
	drag(from, to, false);
	ck_assert_str_eq(seen().held, "fairy");
	ck_assert(!seen().panning);
	ck_assert_int_eq(put_kind(), -1);
	desk_input(&desk,
	           &(struct input){.kind = INPUT_RELEASE, .button = BUTTON_LEFT, .x = (int)to.x, .y = (int)to.y});
	ck_assert_int_eq(put_kind(), MOVE_FAIRY);
	ck_assert(desk_press(&desk, ui_name("play.end")));
	fairy = game_neutral_at(session_game(seen().session), 1);
	ck_assert(cell_same(fairy.cell, (struct cell){0, 0}));
	desk_finish(&desk);
}
END_TEST

/* A piece that was dragged, and let go over the meadow, is not in the hand when a follower is taken up again. */
START_TEST(after_the_fairy_a_follower_is_dragged)
{
	int place = 0;

	table(BOTH, 1);
	drag(handle_of(MOVE_FAIRY), on_screen(-1.5, 2.5), true);
	while (seen().found->slots[place].move.kind != MOVE_FIGURE || !seen().found->slots[place].legal)
		place++;
	struct vec at = seen().slot_places[place];
	desk_click(&desk, (int)at.x, (int)at.y);
	desk_build(&desk);
	ck_assert_int_eq(put_kind(), MOVE_FIGURE);
	drag(seen().slot_places[place], on_screen(-1.5, 2.5), false);
	ck_assert_int_eq(seen().dragged, FIGURE_MEEPLE);
	ck_assert_ptr_null(seen().held);
	desk_finish(&desk);
}
END_TEST

/* What befell oneself in somebody's turn has a line of its own when one's turn begins: also where one took a step in
 * it. */
START_TEST(it_is_told_who_was_eaten)
{
	table(ANNA_AND_ODO
	      "\"tiles\":[[\"PD_volcano\",1,0,0],[\"E\",0,0,0]],\"figures\":[{\"player\":\"red\",\"at\":[0,0],"
	      "\"on\":\"city:N\"}],\"dragon\":[1,0],\"turn\":\"blue\",\"deck\":[\"PD_dragon_cap\",\"B\",\"B\"],"
	      "\"moves\":[\"place PD_dragon_cap 0,-1 2\",\"pass\",\"dragon 0,0\",\"dragon 0,-1\"]}\n",
	      4);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	if (!desk_says(&desk, "Odo"))
		desk_key(&desk, 'l', 0);
	desk.frame.now += 20000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The dragon eats: Anna, Knight"));
	desk_finish(&desk);
}
END_TEST

/* Who had her in between is not told: she would seem to stand there still. */
START_TEST(it_is_told_where_the_fairy_is)
{
	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[{\"color\":\"red\",\"name\":\"Anna\"},"
	      "{\"color\":\"blue\",\"name\":\"Odo\",\"computer\":\"odo\"},"
	      "{\"color\":\"green\",\"name\":\"Berta\",\"computer\":\"berta\"}],\"settings\":{\"dragon\":\"on\"},"
	      "\"tiles\":[[\"D\",0,0,0],[\"E\",0,-1,2],[\"B\",0,-2,0],[\"B\",-1,-2,0],[\"E\",-1,-1,2]],"
	      "\"figures\":[{\"player\":\"blue\",\"at\":[0,-2],\"on\":\"monastery\"},"
	      "{\"player\":\"green\",\"at\":[-1,-2],\"on\":\"monastery\"}],\"turn\":\"blue\","
	      "\"deck\":[\"B\",\"B\",\"B\"],\"moves\":[\"place B 1,-2 0\",\"fairy meeple 0,-2 monastery\","
	      "\"place B 1,-1 0\",\"fairy meeple -1,-2 monastery\"]}\n",
	      4);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	desk.frame.now += 20000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The fairy stands by: Berta"));
	ck_assert(!desk_says(&desk, "The fairy stands by: Odo"));
	desk_finish(&desk);
}
END_TEST

/* What was taken from oneself is told, too, and a turn that paid has a second line. */
START_TEST(it_is_told_who_took_the_fairy)
{
	table(ANNA_AND_ODO "\"tiles\":[[\"D\",0,0,0],[\"E\",0,-1,2],[\"B\",0,-2,0],[\"B\",-1,-2,0],[\"E\",-1,-1,2]],"
	                   "\"figures\":[{\"player\":\"red\",\"at\":[0,-2],\"on\":\"monastery\"},"
	                   "{\"player\":\"blue\",\"at\":[-1,-2],\"on\":\"monastery\"}],\"turn\":\"red\","
	                   "\"deck\":[\"B\",\"B\",\"B\"],\"moves\":[\"place B 1,-2 0\",\"fairy meeple 0,-2 monastery\","
	                   "\"place B 1,-1 0\",\"fairy meeple -1,-2 monastery\"]}\n",
	      4);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	desk.frame.now += 20000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Odo lays a tile"));
	ck_assert(desk_says(&desk, "The fairy stands by: Odo, Monk"));
	desk_finish(&desk);
}
END_TEST

/* Points of the fairy are not told without her having been moved. */
START_TEST(it_is_told_why_the_fairy_pays)
{
	table(ANNA_AND_ODO "\"tiles\":[[\"D\",0,0,0],[\"A\",-1,0,3]],"
	                   "\"figures\":[{\"player\":\"blue\",\"at\":[0,0],\"on\":\"road:E\"}],\"turn\":\"blue\","
	                   "\"deck\":[\"A\",\"B\",\"B\"],\"moves\":[\"place A 1,0 1\",\"fairy meeple 0,0 road:E\"]}\n",
	      2);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	desk.frame.now += 20000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "the fairy = 3"));
	ck_assert(desk_reads(&desk, "The fairy stands by: Odo, Thief"));
	desk_finish(&desk);
}
END_TEST

/* Taken from who reads it, and what pays: that is one line, not one for each. */
START_TEST(it_is_told_once_who_took_the_fairy)
{
	int told = 0;

	table(ANNA_AND_ODO "\"tiles\":[[\"D\",0,0,0],[\"A\",-1,0,3],[\"E\",0,-1,2],[\"B\",0,-2,0]],"
	                   "\"figures\":[{\"player\":\"red\",\"at\":[0,-2],\"on\":\"monastery\"},"
	                   "{\"player\":\"blue\",\"at\":[0,0],\"on\":\"road:E\"}],\"turn\":\"red\","
	                   "\"deck\":[\"B\",\"A\",\"B\"],\"moves\":[\"place B 1,-2 0\",\"fairy meeple 0,-2 monastery\","
	                   "\"place A 1,0 1\",\"fairy meeple 0,0 road:E\"]}\n",
	      4);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	desk.frame.now += 20000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "the fairy = 3"));
	for (int c = 0; c < desk.draw.count; c++)
		told +=
		    desk.draw.cmds[c].kind == DRAW_TEXT && strstr(desk.draw.cmds[c].u.text.text, "The fairy stands");
	ck_assert_int_eq(told, 1);
	desk_finish(&desk);
}
END_TEST

/* Knights at the four sides of four tiles. */
#define FOUR_KNIGHTS                                                                                                   \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"      \
	"\"tiles\":[[\"E\",0,0,0],[\"E\",1,0,1],[\"E\",1,1,2],[\"E\",0,1,3]],"                                         \
	"\"figures\":[{\"player\":\"red\",\"at\":[0,0],\"on\":\"city:N\"},{\"player\":\"red\",\"at\":[1,0],\"on\":"    \
	"\"city:E\"},"                                                                                                 \
	"{\"player\":\"red\",\"at\":[1,1],\"on\":\"city:S\"},{\"player\":\"red\",\"at\":[0,1],\"on\":\"city:W\"}],"    \
	"\"turn\":\"blue\",\"deck\":[\"B\",\"B\"],\"moves\":[]}\n"

/* Beside whomever she stands, the fairy is seen over the tile that she guards, not over the next one. */
START_TEST(the_fairy_is_seen_on_her_tile)
{
	static struct setup_figure figures[FIGURES_MAX];
	const struct neutral_art *art = expansion_neutral("fairy");

	table(FOUR_KNIGHTS, 0);
	const struct game *game = session_game(seen().session);
	ck_assert_int_eq(game_figures(game, figures), 4);
	for (int i = 0; i < 4; i++) {
		struct setup_neutral fairy = {
		    .there = true, .cell = figures[i].cell, .beside = true, .figure = figures[i]};
		struct vec foot = board_neutral(seen().board, game, &fairy, (struct vec){0, 0}, false);
		float x = foot.x - (float)fairy.cell.x, y = foot.y - (float)fairy.cell.y;

		ck_assert_msg(y >= art->height && y <= 1, "beside the %d. knight: %g", i, y);
		ck_assert_msg(x >= 0.1f && x <= 0.9f, "beside the %d. knight: %g", i, x);
	}
	desk_finish(&desk);
}
END_TEST

/* How many places are numbered on the table. */
static int discs(void)
{
	int count = 0;

	for (int c = 0; c < desk.draw.count; c++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[c];
		count += cmd->kind == DRAW_TEXT && isdigit((unsigned char)cmd->u.text.text[0]) &&
		         !cmd->u.text.text[1] &&
		         rect_has(seen().layout->stage, (int)cmd->u.text.at.x, (int)cmd->u.text.at.y);
	}
	return count;
}

/* The places of the tile just laid are there again once she has been let go, and taken back. */
START_TEST(after_the_fairy_all_places_are_there)
{
	table(BOTH, 1);
	int before = discs(), hers = 0;
	for (int i = 0; i < seen().found->slot_count; i++)
		hers += seen().found->slots[i].legal && seen().found->slots[i].move.kind == MOVE_FAIRY;
	ck_assert_int_gt(before, hers);
	drag(handle_of(MOVE_FAIRY), figure_at((struct cell){0, 0}, FEATURE_ROAD), true);
	ck_assert_int_eq(put_kind(), MOVE_FAIRY);
	desk_build(&desk); /* she is no follower */
	ck_assert(!desk_says(&desk, "place for your follower") && !desk_says(&desk, "takes the follower back"));
	ck_assert(desk_press(&desk, ui_name("play.undo")));
	desk_build(&desk);
	ck_assert_int_eq(put_kind(), -1);
	ck_assert_int_eq(discs(), before);
	desk_finish(&desk);
}
END_TEST

/* West of her follower's tile the one just laid has places, too: no word of her label lies under one of them. */
START_TEST(no_place_lies_on_a_label)
{
	int words = 0;

	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"
	      "\"tiles\":[[\"D\",0,0,0],[\"B\",0,1,0],[\"J\",-1,0,0],[\"PD_volcano\",1,1,0]],\"dragon\":[1,1],"
	      "\"figures\":[{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[0,1],\"on\":\"monastery\"},"
	      "{\"player\":\"blue\",\"figure\":\"meeple\",\"at\":[-1,0],\"on\":\"road:E\"}],"
	      "\"turn\":\"red\",\"deck\":[\"PD_dragon_bend\",\"B\",\"B\"],"
	      "\"moves\":[\"place PD_dragon_bend -1,1 1\"]}\n",
	      1);
	desk_size(&desk, 1280, 720, 100);
	desk_build(&desk);
	int fairy = 0;
	while (seen().found->slots[fairy].move.kind != MOVE_FAIRY)
		fairy++;
	desk_click(&desk, (int)seen().slot_places[fairy].x, (int)seen().slot_places[fairy].y);
	desk_build(&desk);
	ck_assert_int_eq(put_kind(), MOVE_FAIRY);
	for (int c = 0; c < desk.draw.count; c++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[c];
		if (cmd->kind != DRAW_TEXT ||
		    !rect_has(seen().layout->stage, (int)cmd->u.text.at.x, (int)cmd->u.text.at.y) ||
		    strlen(cmd->u.text.text) < 4)
			continue;
		words++;
		for (int i = 0; i < seen().found->slot_count; i++) {
			float x = seen().slot_places[i].x - cmd->u.text.at.x,
			      y = seen().slot_places[i].y - cmd->u.text.at.y;
			float over = fmaxf(fmaxf(-x, x - (float)cmd->u.text.width), 0);
			ck_assert_msg(hypotf(over, y) >= 10, "%s", cmd->u.text.text);
		}
	}
	ck_assert_int_ge(words, 2);
	desk_finish(&desk);
}
END_TEST

/* Over one whom she may not join it is said why not; over the meadow nothing is. */
START_TEST(the_fairy_joins_nobody_else)
{
	table(BOTH, 1);
	desk.frame.frozen = false;
	drag(handle_of(MOVE_FAIRY), on_screen(-1.5, 2.5), true);
	ck_assert_int_eq(put_kind(), -1);
	ck_assert(!desk_says(&desk, "fairy joins"));
	drag(handle_of(MOVE_FAIRY),
	     _i ? figure_at((struct cell){1, 0}, FEATURE_FIELD) : figure_at((struct cell){0, 0}, FEATURE_CITY), true);
	desk_build(&desk);
	ck_assert_int_eq(put_kind(), -1);
	ck_assert(desk_says(&desk, "fairy joins"));
	desk_finish(&desk);
}
END_TEST

/* A row of many small tiles: each place is read, none lies on another, and each is touched where it is read. */
START_TEST(the_fairys_places_are_read_on_small_tiles)
{
	enum { LONG = 22 };
	static const char *const figure =
	    "%s{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[%d,0],\"on\":\"city:N\"}";
	static char text[4000];
	int used = snprintf(text, sizeof text,
	                    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\",\"green\",\"yellow\","
	                    "\"black\"],\"settings\":{\"dragon\":\"on\"},\"tiles\":[[\"E\",0,0,0]");

	for (int x = 1; x < LONG; x++)
		used += snprintf(text + used, sizeof text - (size_t)used, ",[\"E\",%d,0,0]", x);
	used += snprintf(text + used, sizeof text - (size_t)used, "],\"figures\":[");
	for (int x = 0; x < 4; x++)
		used += snprintf(text + used, sizeof text - (size_t)used, figure, x ? "," : "", 5 * x);
	snprintf(text + used, sizeof text - (size_t)used,
	         "],\"turn\":\"red\",\"deck\":[\"H\",\"B\"],\"moves\":[\"place H %d,0 0\"]}\n", LONG);
	table(text, 1);
	desk_size(&desk, 1024, 600, _i ? 150 : 100);
	desk.host.wish = _i ? 150 : 100;
	desk_build(&desk);
	desk_build(&desk);
	int count = seen().found->slot_count;
	float radius = seen().slot_radius;
	ck_assert_int_ge(count, 6);
	ck_assert(seen().camera->size < 60);
	ck_assert(radius >= 11);
	for (int i = 0; i < count; i++)
		for (int k = 0; k < i; k++) { /* the rows, too, tell them apart */
			struct slot_words one = play_seen_words(screen, i), two = play_seen_words(screen, k);
			ck_assert(strcmp(one.title, two.title) || strcmp(one.brief, two.brief));
			ck_assert_msg(!strstr(one.brief, "tiles west"), "%s has no room in a list", one.brief);
		}
	ck_assert(desk_reads(&desk, "Fairy: Knight"));
	for (int i = 0; i < count; i++) /* what she brings is told as of the other places */
		if (seen().found->slots[i].move.kind == MOVE_FAIRY)
			ck_assert(seen().found->slots[i].pays && seen().found->slots[i].points == 3);
	for (int i = 0; i < count; i++) {
		struct vec read = seen().slot_places[i];
		for (int k = 0; k < i; k++) {
			struct vec other = seen().slot_places[k];
			ck_assert(hypotf(read.x - other.x, read.y - other.y) >= 2 * radius - 1);
		}
		if (!seen().found->slots[i].legal)
			continue;
		struct move put;
		desk_click(&desk, (int)read.x, (int)read.y);
		desk_build(&desk);
		ck_assert(session_put_move(seen().session, &put));
		ck_assert_mem_eq(&put, &seen().found->slots[i].move, sizeof put);
		session_unput(seen().session);
		desk_build(&desk);
	}
	desk_finish(&desk);
}
END_TEST

/* The princess, from her city on the tile just laid or out of her row, onto a knight there. */
START_TEST(the_princess_is_dragged_onto_a_knight)
{
	table(BOTH, 1);
	ck_assert(desk_reads(&desk, "Princess: Blue")); /* whose he is */
	ck_assert(desk_says(&desk, "the princess sends home one of her city instead"));
	struct vec from = _i ? handle_of(MOVE_PRINCESS) : on_screen(0.8, -0.08);
	struct vec to = figure_at((struct cell){0, 0}, FEATURE_CITY);
	drag(from, to, false);
	ck_assert_str_eq(seen().held, "princess");
	desk_input(&desk,
	           &(struct input){.kind = INPUT_RELEASE, .button = BUTTON_LEFT, .x = (int)to.x, .y = (int)to.y});
	ck_assert_int_eq(put_kind(), MOVE_PRINCESS);
	desk_finish(&desk);
}
END_TEST

/* In a narrow list no word of a row lies under what is taken up from its end. */
START_TEST(words_keep_clear_of_what_is_taken_up)
{
	int rows = 0;

	table(BOTH, 1);
	desk_size(&desk, 1024, 600, 100);
	desk_build(&desk);
	desk_build(&desk);
	for (int i = 0; i < seen().found->slot_count; i++) {
		const struct ui_item *handle = desk_widget(&desk, ui_name_at("play.touch", i));
		const struct ui_item *row = desk_widget(&desk, ui_name_at("play.slot", i));
		for (int c = 0; handle && c < desk.draw.count; c++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[c];
			if (cmd->kind != DRAW_TEXT || !rect_has(row->box, (int)cmd->u.text.at.x, (int)cmd->u.text.at.y))
				continue;
			ck_assert_msg((int)cmd->u.text.at.x + cmd->u.text.width <= handle->box.x, "%s",
			              cmd->u.text.text);
			rows++;
		}
	}
	ck_assert_int_ge(rows, 2);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("fairy");
	TCase *cases = tcase_create("fairy");

	tcase_add_test(cases, the_fairy_is_on_the_card);
	tcase_add_test(cases, esc_closes_what_is_told);
	tcase_add_test(cases, her_next_point_is_not_foretold);
	tcase_add_loop_test(cases, her_places_are_told_alike, 0, 2);
	tcase_add_loop_test(cases, the_prompt_tells_who_may_act, 0, 2);
	tcase_add_loop_test(cases, the_fairy_is_dragged_onto_a_follower, 0, 2);
	tcase_add_test(cases, after_the_fairy_a_follower_is_dragged);
	tcase_add_test(cases, the_fairy_is_seen_on_her_tile);
	tcase_add_test(cases, it_is_told_who_was_eaten);
	tcase_add_test(cases, it_is_told_who_took_the_fairy);
	tcase_add_test(cases, it_is_told_why_the_fairy_pays);
	tcase_add_test(cases, it_is_told_once_who_took_the_fairy);
	tcase_add_test(cases, it_is_told_where_the_fairy_is);
	tcase_add_loop_test(cases, the_fairys_places_are_read_on_small_tiles, 0, 2);
	tcase_add_loop_test(cases, the_fairy_joins_nobody_else, 0, 2);
	tcase_add_test(cases, no_place_lies_on_a_label);
	tcase_add_test(cases, after_the_fairy_all_places_are_there);
	tcase_add_test(cases, her_points_for_a_road_are_foretold);
	tcase_add_loop_test(cases, the_princess_is_dragged_onto_a_knight, 0, 2);
	tcase_add_test(cases, words_keep_clear_of_what_is_taken_up);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
