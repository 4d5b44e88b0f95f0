/* The dragon at the table: his steps by mouse and by keys, what is foretold of him. */
#include "dragons.h"

#include <bastide/game.h>
#include <check.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/kit/expansion_art.h"
#include "view/kit/narrate.h"
#include "../runner.h"

static struct cell dragon_cell(void) { return game_neutral_at(session_game(seen().session), 0).cell; }

/* ---- his steps ---- */

/* He is on 0,1, may go to all four sides; somebody is north and somebody west of him, a barn stands on the corner of
 * the cell in the south. */
#define FOUR_WAYS                                                                                                      \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\",\"green\"],"                             \
	"\"settings\":{\"dragon\":\"on\",\"abbey\":\"on\"},"                                                           \
	"\"tiles\":[[\"D\",0,0,0],[\"PD_volcano\",0,1,0],[\"V\",1,0,0],[\"B\",-1,1,0],[\"A\",1,1,2],[\"B\",0,2,0],"    \
	"[\"B\",-1,2,0]],"                                                                                             \
	"\"figures\":[{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[-1,1],\"on\":\"monastery\"},"                  \
	"{\"player\":\"blue\",\"figure\":\"meeple\",\"at\":[0,0],\"on\":\"city:N\"},"                                  \
	"{\"player\":\"green\",\"figure\":\"barn\",\"at\":[0,2]}],"                                                    \
	"\"dragon\":[0,1],\"turn\":\"red\",\"deck\":[\"PD_dragon_bend\",\"B\",\"B\"],"                                 \
	"\"moves\":[\"place PD_dragon_bend 2,1 2\",\"pass\"]}\n"

static void at_his_step(void)
{
	table(FOUR_WAYS, 2);
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRAGON);
	ck_assert_int_eq(seen().found->choice_count, 4);
}

/* Dragged onto a cell that he may go to he is there; over any other he stays, and the table is not pushed.  He is taken
 * up anywhere on his cell. */
START_TEST(the_dragon_is_dragged_to_a_cell)
{
	static const struct vec grips[] = {{0.46f, 1.6f}, {0.06f, 1.06f}, {0.94f, 1.94f}};
	at_his_step();
	struct vec his = on_screen(grips[_i].x, grips[_i].y), north = on_screen(0.5, 0.5), far = on_screen(2.5, 1.5);
	drag(his, far, true);
	ck_assert(cell_same(dragon_cell(), (struct cell){0, 1}));
	drag(his, north, false);
	ck_assert_str_eq(seen().held, "dragon");
	ck_assert(!seen().panning);
	ck_assert_int_eq(seen().found->choices[seen().chosen].cell.y, 0);
	desk_input(&desk,
	           &(struct input){.kind = INPUT_RELEASE, .button = BUTTON_LEFT, .x = (int)north.x, .y = (int)north.y});
	ck_assert(cell_same(dragon_cell(), (struct cell){0, 0}));
	ck_assert_int_eq(session_decision(seen().session).seat, 1);
	desk_finish(&desk);
}
END_TEST

/* Elsewhere on the table a drag pushes it as ever, and he is nobody's where he is not asked for. */
START_TEST(only_the_dragon_is_dragged)
{
	at_his_step();
	drag(on_screen(2.5, 1.5), on_screen(2.5, 0.5), false);
	ck_assert_ptr_null(seen().held);
	ck_assert(seen().panning);
	desk_finish(&desk);
	table(FOUR_WAYS, 0);
	drag(on_screen(0.46, 1.6), on_screen(0.5, 0.5), false);
	ck_assert_ptr_null(seen().held);
	desk_finish(&desk);
}
END_TEST

/* An arrow is the step to that side, Enter makes it. */
START_TEST(arrows_choose_the_dragons_step)
{
	static const struct {
		int key;
		struct cell to;
	} arrows[] = {{KEY_UP, {0, 0}}, {KEY_LEFT, {-1, 1}}, {KEY_RIGHT, {1, 1}}, {KEY_DOWN, {0, 2}}};

	at_his_step();
	desk_key(&desk, arrows[(_i + 1) % 4].key, 0);
	desk_key(&desk, arrows[_i].key, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Enter: he flies there"));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(cell_same(dragon_cell(), arrows[_i].to));
	desk_finish(&desk);
}
END_TEST

/* Nothing stands over the land while he is asked about: the answers stand in the rail, and one pressed there is the
 * step, as a cell pressed on the table is. */
START_TEST(the_question_leaves_the_table_free)
{
	static const int sizes[][2] = {{1024, 600}, {1280, 720}};
	at_his_step();
	desk_size(&desk, sizes[_i][0], sizes[_i][1], 100);
	desk_build(&desk);
	ck_assert_int_eq(seen().layout->decide.w, 0);
	ck_assert(desk_reads(&desk, "Where does the dragon fly?"));
	ck_assert(!desk_says(&desk, "Choose first"));
	for (int i = 0; i < seen().found->choice_count; i++) {
		const struct ui_item *row = desk_widget(&desk, ui_name_at("play.answer", i));
		ck_assert(row && rect_holds(seen().layout->rail, row->box) && row->box.h == row->full.h);
	}
	struct cell to = seen().found->choices[1].cell;
	ck_assert(desk_press(&desk, ui_name_at("play.answer", 1)));
	ck_assert(cell_same(dragon_cell(), to));
	desk_finish(&desk);
}
END_TEST

/* How often a veil lies over just this cell. */
static int veiled(int x, int y)
{
	struct rect cell = camera_cell(seen().camera, seen().layout->stage, x, y);
	int count = 0;

	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		count += cmd->kind == DRAW_FILL && memcmp(&cmd->box, &cell, sizeof cell) == 0;
	}
	return count;
}

/* Where he has been in this move is dark while the next step is chosen. */
START_TEST(where_he_has_been_is_marked)
{
	at_his_step();
	desk_build(&desk);
	ck_assert_int_eq(veiled(0, 1), 0);
	ck_assert_int_eq(veiled(0, 2), 1); /* he may go there */
	desk_key(&desk, KEY_RIGHT, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(session_decision(seen().session).seat, 1);
	ck_assert_int_eq(veiled(0, 1), 1);
	ck_assert_int_eq(veiled(1, 1), 0);
	desk_finish(&desk);
}
END_TEST

/* Somebody else's step is taken back within the turn: the question speaks of no turn that is ended. */
START_TEST(undo_asks_for_a_step_and_no_turn)
{
	at_his_step();
	desk_key(&desk, KEY_UP, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(session_decision(seen().session).seat, 1);
	desk_key(&desk, 'z', MOD_CTRL);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Take back what Red decided?"));
	ck_assert(!desk_says(&desk, "Open it again"));
	ck_assert(desk_press(&desk, ui_name("dialog.act")));
	ck_assert(cell_same(dragon_cell(), (struct cell){0, 1}));
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRAGON);
	desk_finish(&desk);
}
END_TEST

/* South of him the way goes on in one cell alone. */
#define ONE_WAY                                                                                                        \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"      \
	"\"tiles\":[[\"D\",0,0,0],[\"PD_volcano\",0,1,0],[\"V\",1,0,0],[\"B\",0,2,0],[\"B\",0,3,0]],"                  \
	"\"dragon\":[0,1],\"turn\":\"red\",\"deck\":[\"PD_dragon_bend\",\"B\",\"B\"],"                                 \
	"\"moves\":[\"place PD_dragon_bend 2,0 2\",\"pass\"]}\n"

/* Where only one way leads on the step is taken when it was seen that it is due; after undo it is asked for. On the way
 * the table stays where it is as long as he is in sight. */
START_TEST(a_step_without_a_choice_is_taken)
{
	table(ONE_WAY, 2);
	desk.host.windowed = true;
	desk.prefs.speed = 100;
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRAGON);
	ck_assert_int_eq(seen().found->choice_count, 2);
	struct camera asked = *seen().camera;
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(cell_same(dragon_cell(), (struct cell){0, 2}));
	ck_assert_int_eq(seen().found->choice_count, 1);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The dragon's only way: south"));
	ck_assert(!desk_reads(&desk, "Where does the dragon fly?"));
	ck_assert_ptr_null(desk_widget(&desk, ui_name_at("play.answer", 0))); /* nobody is asked */
	for (int i = 0; i < 40 && !cell_same(dragon_cell(), (struct cell){0, 3}); i++) {
		desk.frame.now += 100;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
		ck_assert(i > 2 || cell_same(dragon_cell(), (struct cell){0, 2}));
	}
	ck_assert(cell_same(dragon_cell(), (struct cell){0, 3}));
	ck_assert_msg(camera_same(seen().camera, &asked) || seen().found->wait != WAIT_DECISION, "the table moved");
	ck_assert(desk_press(&desk, ui_name("play.undo")));
	if (desk_widget(&desk, ui_name("dialog.act")))
		ck_assert(desk_press(&desk, ui_name("dialog.act")));
	ck_assert(cell_same(dragon_cell(), (struct cell){0, 2}));
	for (int i = 0; i < 40; i++) {
		desk.frame.now += 100;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
	}
	ck_assert(cell_same(dragon_cell(), (struct cell){0, 2}));
	desk_finish(&desk);
}
END_TEST

/* Who listens is asked for a step without a choice, too. */
START_TEST(a_step_is_left_to_who_listens)
{
	struct narrator narrator = {.stream = fopen("/dev/null", "w")};

	table(ONE_WAY, 2);
	desk.host.windowed = true;
	desk.host.narrator = &narrator;
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_ENTER, 0);
	for (int i = 0; i < 40; i++) {
		desk.frame.now += 100;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
	}
	ck_assert(cell_same(dragon_cell(), (struct cell){0, 2}));
	desk.host.narrator = NULL;
	desk_finish(&desk);
	fclose(narrator.stream);
}
END_TEST

/* Asked for his step, with all round him in sight beside the question, the table stays under the same pixels. */
START_TEST(the_table_stays_at_his_step)
{
	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"
	      "\"tiles\":[[\"E\",-4,0,0],[\"E\",-3,0,0],[\"E\",-2,0,0],[\"E\",-1,0,0],[\"E\",0,0,0],"
	      "[\"PD_volcano\",-3,1,0],[\"E\",1,0,0],[\"B\",-3,2,0]],"
	      "\"dragon\":[-3,1],\"turn\":\"red\",\"deck\":[\"PD_dragon_cap\",\"B\",\"B\"],"
	      "\"moves\":[\"place PD_dragon_cap 2,0 0\"]}\n",
	      1);
	desk.host.windowed = true;
	desk_size(&desk, 1024, 600, 100);
	for (int asked = 0; asked < 2; asked++) {
		struct vec was = on_screen(0, 0);
		double size = seen().camera->size;
		if (asked)
			desk_key(&desk, KEY_SPACE, 0);
		for (int i = 0; i < 5; i++) {
			desk.frame.now += 1000;
			screen_tick(&desk.host, desk.frame.now);
			desk_build(&desk);
		}
		struct vec now = on_screen(0, 0);
		ck_assert_msg(!asked || (seen().camera->size == size && fabsf(now.x - was.x) <= 1),
		              "%g: %g, then %g: %g", was.x, size, now.x, seen().camera->size);
	}
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRAGON);
	desk_finish(&desk);
}
END_TEST

/* Of a wide land in a small window the camera shows him and what lies around him. */
START_TEST(his_step_is_seen_in_a_small_window)
{
	enum { LONG = 22 };
	static char text[2000];
	int used = snprintf(text, sizeof text,
	                    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":"
	                    "{\"dragon\":\"on\"},\"tiles\":[[\"PD_volcano\",0,1,0]");

	for (int x = 0; x < LONG; x++)
		used += snprintf(text + used, sizeof text - (size_t)used, ",[\"E\",%d,0,0]", x);
	snprintf(text + used, sizeof text - (size_t)used,
	         "],\"dragon\":[0,1],\"turn\":\"red\",\"deck\":[\"PD_dragon_cap\",\"B\",\"B\"],"
	         "\"moves\":[\"place PD_dragon_cap %d,0 0\",\"pass\"]}\n",
	         LONG);
	table(text, 2);
	desk_size(&desk, 1024, 600, 150);
	desk.host.wish = 150;
	for (int i = 0; i < 4; i++) {
		desk.frame.now += 1000;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
	}
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRAGON);
	struct vec his = on_screen(0.5, 1.5);
	ck_assert(rect_has(seen().layout->stage, (int)his.x, (int)his.y));
	ck_assert_msg(seen().camera->size >= 40, "%g", seen().camera->size);
	desk_finish(&desk);
}
END_TEST

/* He eats no barn, and nobody says so. */
START_TEST(a_barn_is_not_what_he_eats)
{
	at_his_step();
	ck_assert(desk_says(&desk, "eats there: Red"));
	ck_assert(desk_says(&desk, "eats there: Blue"));
	ck_assert(!desk_says(&desk, "eats there: Green"));
	desk_finish(&desk);
}
END_TEST

/* Whom he eats walks home, when he has come and breathed fire; whoever stands elsewhere stays. */
START_TEST(who_is_eaten_walks_home)
{
	at_his_step();
	desk.prefs.speed = 100;
	desk.host.windowed = true;
	desk_build(&desk);
	ck_assert_int_eq(seen().flights, 0);
	desk_key(&desk, _i ? KEY_RIGHT : KEY_UP, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(seen().flights, _i ? 0 : 1);
	desk.frame.now += 10000;
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	ck_assert(!seen().moves);
	desk_finish(&desk);
}
END_TEST

/* Figures whose foot is there. */
static int figures_at(struct vec foot)
{
	int count = 0;

	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind != DRAW_IMAGE || !cmd->u.image.alone)
			continue;
		struct rect box = cmd->u.image.how.dst; /* light and dusk are no smaller than a tile */
		count += (float)box.w < seen().camera->size * 0.9f && foot.x > (float)box.x &&
		         foot.x < (float)(box.x + box.w) && foot.y > (float)box.y &&
		         foot.y < (float)(box.y + box.h) + 2;
	}
	return count;
}

/* A film of the table alone shows no card to walk to: he stands till the dragon is with him, all the same. */
START_TEST(who_is_eaten_stands_till_then_in_a_film)
{
	static const struct play_picture wish = {.board_only = true, .step = -1};

	at_his_step();
	desk.prefs.speed = 100;
	ck_assert_pstr_eq(play_screen_picture(screen, &wish), NULL);
	desk.frame.frozen = false;
	desk_build(&desk);
	struct vec foot = board_anchor(seen().board, session_game(seen().session), (struct cell){0, 0},
	                               (struct spot){.kind = FEATURE_CITY, .at = 0});
	foot = on_screen(foot.x, foot.y);
	ck_assert_int_eq(figures_at(foot), 1);
	ck_assert(session_play(seen().session, &(struct move){.kind = MOVE_DRAGON, .cell = {0, 0}}, NULL));
	desk_build(&desk);
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
	ck_assert_msg(figures_at(foot) == 1, "who is eaten is gone before the dragon has set out");
	desk.frame.now += 10000;
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
	ck_assert_int_eq(seen().flights, 1);
	ck_assert_msg(!seen().moves, "he goes home, where nobody sees him go");
	desk_finish(&desk);
}
END_TEST

/* On his way he beats his wings and looks where he flies; where he is he turns his head while the table lives, and at
 * rest he sits as pictures show him. */
START_TEST(the_dragon_flies_and_looks_round)
{
	const struct neutral_art *art = expansion_neutral("dragon");
	const struct figure_shape *up = art->pose(0.05f, false, -1);
	bool beats = false, turns = false;

	ck_assert_ptr_eq(art->pose(1, true, -1), art->shape);
	ck_assert_ptr_ne(up, art->pose(0.05f, true, -1));
	for (int i = 0; i < 100; i++) {
		const struct figure_shape *flies = art->pose((float)i / 100, false, -1);
		ck_assert_ptr_ne(flies, art->shape);
		beats |= flies != up;
		turns |= art->pose(1, false, (float)i / 10) != art->shape;
	}
	ck_assert(beats && turns);
}
END_TEST

/* ---- foretold ---- */

/* That the dragon moves after this tile stands in the prompt, and beside a place; not of a tile without his sign, and
 * not while he is nowhere. */
START_TEST(the_dragons_move_is_foretold)
{
	static const struct {
		const char *file;
		bool moves;
	} cases[] = {{TWO_TILES("\"dragon\":[0,1],", "\"PD_dragon_cap\""), true},
	             {TWO_TILES("\"dragon\":[0,1],", "\"E\""), false},
	             {TWO_TILES("", "\"PD_dragon_cap\""), false}};

	table(cases[_i].file, 0);
	ck_assert_int_eq(desk_says(&desk, "the dragon moves after this"), cases[_i].moves);
	ck_assert(!desk_says(&desk, "The dragon moves after this"));
	point_at(0.5, 2.5);
	ck_assert_int_eq(desk_says(&desk, "The dragon moves after this"), cases[_i].moves);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	desk_build(&desk);
	ck_assert_int_eq(desk_says(&desk, "the dragon moves after this"), cases[_i].moves);
	desk_finish(&desk);
}
END_TEST

/* He is walled in by the fairy: that he should move is told, and that he does not. */
START_TEST(that_he_has_no_way_is_foretold)
{
	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"
	      "\"tiles\":[[\"E\",0,0,0],[\"PD_volcano\",0,1,0]],\"dragon\":[0,1],"
	      "\"figures\":[{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[0,0],\"on\":\"city:N\"}],"
	      "\"fairy\":{\"at\":[0,0],\"player\":\"red\",\"figure\":\"meeple\",\"on\":\"city:N\"},"
	      "\"turn\":\"red\",\"deck\":[\"PD_dragon_cap\",\"B\",\"B\"],"
	      "\"moves\":[\"place PD_dragon_cap -1,0 0\"]}\n",
	      1);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(desk_says(&desk, "the dragon has no way, and stays"));
	ck_assert(!desk_says(&desk, "the dragon moves after this"));
	desk_finish(&desk);
}
END_TEST

/* Of a step from which no other leads on it is told that it is the last; of others, and of the sixth, it is not.  The
 * only step is chosen already: Enter makes it. */
START_TEST(that_his_way_ends_is_told)
{
	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"
	      "\"tiles\":[[\"E\",0,0,0],[\"PD_volcano\",0,1,0]],\"dragon\":[0,1],"
	      "\"turn\":\"red\",\"deck\":[\"PD_dragon_cap\",\"B\",\"B\"],"
	      "\"moves\":[\"place PD_dragon_cap -1,0 0\",\"pass\"]}\n",
	      2);
	ck_assert_int_eq(seen().found->choice_count, 1);
	ck_assert(!desk_says(&desk, "his way ends there"));
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(cell_same(dragon_cell(), (struct cell){0, 0}));
	ck_assert(desk_says(&desk, "his way ends there"));
	/* Made, it is told as a notice and in the history, with where he flew. */
	ck_assert(desk_reads(&desk, "The dragon's only way: north"));
	ck_assert(!desk_says(&desk, "The dragon stops"));
	desk.frame.frozen = false;
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert(desk_says(&desk, "No way on"));
	ck_assert(desk_reads(&desk, "The dragon stops after 2 of 6 steps: no way on"));
	desk_key(&desk, 'h', 0);
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "The dragon's only way: west. The dragon stops after 2 of 6 steps: no way on"));
	desk_finish(&desk);
}
END_TEST

/* Where his foot is in his cell: from his picture, as it lies about its own; and his volcano's. */
static struct vec his_foot(const char *tile, int turn, struct vec *volcano)
{
	const struct neutral_art *art = expansion_neutral("dragon");
	struct vec foot = {-1, -1};
	struct draw alone;
	char text[400];

	snprintf(
	    text, sizeof text,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"
	    "\"tiles\":[[\"%s\",0,0,%d]],\"dragon\":[0,0],\"turn\":\"red\",\"deck\":[\"B\"],\"moves\":[]}\n",
	    tile, turn);
	table(text, 0);
	desk.frame.frozen = true;
	desk_build(&desk);
	float size = (float)seen().camera->size;
	struct vec zero = on_screen(0, 0);
	draw_init(&alone, &ruler);
	draw_begin(&alone, 800, 800);
	draw_shape(&alone, 400, 400, size * art->height, art->shape, 1);
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind == DRAW_IMAGE && cmd->u.image.key == alone.cmds[0].u.image.key)
			foot = (struct vec){((float)(cmd->box.x - alone.cmds[0].box.x + 400) - zero.x) / size,
			                    ((float)(cmd->box.y - alone.cmds[0].box.y + 400) - zero.y) / size};
	}
	draw_finish(&alone);
	ck_assert(
	    paint_volcano_foot(&desk.tiles->types[tile_set_find(desk.tiles, tile)], turn, &volcano->x, &volcano->y));
	desk_finish(&desk);
	return foot;
}

/* He stands before a volcano, or where there is no room behind it: its cone is seen, and he is on his tile. */
START_TEST(he_stands_clear_of_his_volcano)
{
	static const char *const tiles[] = {"PD_volcano",      "PD_volcano_roadend", "PD_volcano_cap",
	                                    "PD_volcano_bend", "PD_volcano_twocaps", "PD_volcano_straight"};

	for (int turn = 0; turn < 4; turn++) {
		struct vec volcano, foot = his_foot(tiles[_i], turn, &volcano);

		ck_assert_msg(foot.x > 0.37f && foot.x < 0.63f && foot.y > 0.5f && foot.y < 1.01f, "%s turn %d: %g, %g",
		              tiles[_i], turn, (double)foot.x, (double)foot.y);
		/* by the height of his back, or the crater's */
		ck_assert_msg(foot.y > volcano.y + 0.2f || foot.y < volcano.y - 0.25f, "%s turn %d: %g, %g", tiles[_i],
		              turn, (double)foot.y, (double)volcano.y);
	}
}
END_TEST

/* Where the field under him is lit he stands above its light. */
START_TEST(no_light_covers_the_dragon)
{
	const struct neutral_art *art = expansion_neutral("dragon");
	struct draw alone;
	struct rect clip = {.w = -1};
	int his = -1, last = -1;

	table(TWO_TILES("\"dragon\":[0,1],", "\"B\""), 0);
	point_at(0.1, 1.9);
	desk.frame.frozen = true;
	desk_build(&desk);
	ck_assert(seen().lit);
	draw_init(&alone, &ruler);
	draw_begin(&alone, 400, 400);
	draw_shape(&alone, 200, 200, (float)seen().camera->size * art->height, art->shape, 1);
	struct vec middle = on_screen(art->x, 1 + art->y - art->height / 2);
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind == DRAW_CLIP)
			clip = cmd->box;
		if (cmd->kind != DRAW_IMAGE || !rect_has(cmd->box, (int)middle.x, (int)middle.y) ||
		    (clip.w >= 0 && !rect_has(clip, (int)middle.x, (int)middle.y)))
			continue;
		last = i;
		if (cmd->u.image.key == alone.cmds[0].u.image.key)
			his = i;
	}
	ck_assert_int_ge(his, 0);
	ck_assert_int_eq(his, last);
	draw_finish(&alone);
	desk_finish(&desk);
}
END_TEST

/* A volcano calls him, and bars its tile. */
START_TEST(the_dragons_coming_is_foretold)
{
	table(TWO_TILES("", "\"PD_volcano\""), 0);
	point_at(0.5, 2.5);
	ck_assert(desk_says(&desk, "The dragon comes here"));
	ck_assert(!desk_says(&desk, "dragon moves"));
	desk_finish(&desk);
}
END_TEST

/* What a tile's sign leads to is told while the tile is in the hand: in the prompt, by its picture, and aloud. */
START_TEST(what_a_sign_does_is_told_in_the_hand)
{
	static const struct {
		const char *deck, *does;
	} tiles[] = {{"\"PD_dragon_bend\"", "the dragon moves after this"},
	             {"\"PD_volcano_bend\"", "The dragon comes to the volcano"},
	             {"\"PD_portal_village\"", "the portal leads to any unfinished place that nobody holds"},
	             {"\"PD_princess_village\"", "the princess sends home one of her city instead"}};
	char text[512];
	snprintf(text, sizeof text, TWO_TILES("\"dragon\":[0,1],", "%s"), tiles[_i].deck);
	table(text, 0);
	desk_size(&desk, _i % 2 ? 1024 : 1280, _i % 2 ? 600 : 720, 100);
	desk_build(&desk);
	ck_assert(desk_says(&desk, tiles[_i].does));
	const struct ui_item *hand = desk_widget(&desk, ui_name("play.tile"));
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE,
	                                  .x = hand->full.x + hand->full.w / 2,
	                                  .y = hand->full.y + hand->full.h / 2});
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
	ck_assert_str_eq(screen->widgets->tip_text, tiles[_i].does);
	desk_finish(&desk);
	table(TWO_TILES("\"dragon\":[0,1],", "\"V\""), 0);
	ck_assert(desk_says(&desk, "place"));
	ck_assert(!desk_says(&desk, tiles[_i].does));
	desk_finish(&desk);
}
END_TEST

/* Where the row is narrow it says what a click does, or what the overlay asks, rather than what the sign does. */
START_TEST(a_narrow_row_says_what_is_done)
{
	static const char does[] = "the dragon moves after this";
	for (int width = 960; width >= 700; width -= 20) {
		table(TWO_TILES("\"dragon\":[0,1],", "\"PD_dragon_bend\""), 0);
		desk_size(&desk, width, 600, 100);
		desk_build(&desk);
		desk_build(&desk);
		ck_assert(width < 900 || desk_says(&desk, does));
		if (_i) {
			desk_key(&desk, 'f', 0);
			desk_build(&desk);
		} else {
			point_at(0.5, 2.5);
		}
		ck_assert_msg(!desk_says(&desk, does), "%d", width);
		ck_assert(width < 900 || desk_says(&desk, _i ? "Field overlay" : "click lays"));
		desk_finish(&desk);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("dragon");
	TCase *cases = tcase_create("dragon");

	tcase_add_loop_test(cases, the_dragon_is_dragged_to_a_cell, 0, 3);
	tcase_add_test(cases, only_the_dragon_is_dragged);
	tcase_add_loop_test(cases, the_question_leaves_the_table_free, 0, 2);
	tcase_add_loop_test(cases, arrows_choose_the_dragons_step, 0, 4);
	tcase_add_test(cases, undo_asks_for_a_step_and_no_turn);
	tcase_add_test(cases, where_he_has_been_is_marked);
	tcase_add_test(cases, a_step_without_a_choice_is_taken);
	tcase_add_test(cases, a_step_is_left_to_who_listens);
	tcase_add_test(cases, the_table_stays_at_his_step);
	tcase_add_test(cases, his_step_is_seen_in_a_small_window);
	tcase_add_test(cases, a_barn_is_not_what_he_eats);
	tcase_add_test(cases, the_dragon_flies_and_looks_round);
	tcase_add_loop_test(cases, who_is_eaten_walks_home, 0, 2);
	tcase_add_test(cases, who_is_eaten_stands_till_then_in_a_film);
	tcase_add_loop_test(cases, the_dragons_move_is_foretold, 0, 3);
	tcase_add_test(cases, that_he_has_no_way_is_foretold);
	tcase_add_test(cases, that_his_way_ends_is_told);
	tcase_add_loop_test(cases, he_stands_clear_of_his_volcano, 0, 6);
	tcase_add_test(cases, no_light_covers_the_dragon);
	tcase_add_test(cases, the_dragons_coming_is_foretold);
	tcase_add_loop_test(cases, what_a_sign_does_is_told_in_the_hand, 0, 4);
	tcase_add_loop_test(cases, a_narrow_row_says_what_is_done, 0, 2);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
