/* The Princess & the Dragon at the table: his steps by mouse and by keys, what fairy and princess are put onto, what is
 * foretold of him. */
#include <bastide/game.h>
#include <check.h>
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "view/kit/expansion_art.h"
#include "view/kit/narrate.h"
#include "view/play/screen.h"
#include "view/play/seen.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

static void table(const char *text, int moves)
{
	language_set("en", NULL);
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host, text, moves);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

static struct vec on_screen(double x, double y) { return camera_point(seen().camera, seen().layout->stage, x, y); }

/* Pressed, moved twice, let go. */
static void drag(struct vec from, struct vec to, bool let_go)
{
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = (int)from.x, .y = (int)from.y};

	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x += 30;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	in.x = (int)to.x;
	in.y = (int)to.y;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	in.kind = INPUT_RELEASE;
	if (let_go)
		desk_input(&desk, &in);
}

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

/* Dragged onto a cell that he may go to he is there; over any other he stays, and the table is not pushed. */
START_TEST(the_dragon_is_dragged_to_a_cell)
{
	at_his_step();
	struct vec his = on_screen(0.46, 1.6), north = on_screen(0.5, 0.5), far = on_screen(2.5, 1.5);
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

/* Figures whose foot is there, drawn over the table (and not painted into it). */
static int figures_over(struct vec foot)
{
	bool layer = false;
	int count = 0;

	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		layer = cmd->kind == DRAW_LAYER_BEGIN || (layer && cmd->kind != DRAW_LAYER_END);
		if (layer || cmd->kind != DRAW_IMAGE || !cmd->u.image.alone)
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
	char sentence[100];

	at_his_step();
	desk.prefs.speed = 100;
	ck_assert(play_screen_picture(screen, &wish, sentence, sizeof sentence));
	desk.frame.frozen = false;
	desk_build(&desk);
	struct vec foot = board_anchor(seen().board, session_game(seen().session), (struct cell){0, 0},
	                               (struct spot){.kind = FEATURE_CITY, .at = 0});
	foot = on_screen(foot.x, foot.y);
	ck_assert_int_eq(figures_over(foot), 0);
	ck_assert(session_play(seen().session, &(struct move){.kind = MOVE_DRAGON, .cell = {0, 0}}, NULL));
	desk_build(&desk);
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
	ck_assert_msg(figures_over(foot) == 1, "who is eaten is gone before the dragon has set out");
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

#define VOLCANO(SETTINGS)                                                                                              \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":"              \
	"\"on\"" SETTINGS "},\"tiles\":[[\"D\",0,0,0]],"                                                               \
	"\"figures\":[{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[0,0],\"on\":\"city:N\"}],"                     \
	"\"turn\":\"red\",\"deck\":[\"PD_volcano\",\"B\",\"B\"],\"moves\":[\"place PD_volcano 0,1 0\"]}\n"

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

/* ---- fairy and princess ---- */

/* Red has laid a princess's tile south of a city where Blue's knight is; his own thief is on the road of the cell 0,0,
 * another one of his and the fairy with him on 1,0. */
#define BOTH                                                                                                           \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"                                       \
	"\"settings\":{\"dragon\":\"on\"},\"tiles\":[[\"D\",0,0,0],[\"PD_volcano\",0,1,0],[\"V\",1,0,0]],"             \
	"\"figures\":[{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[0,0],\"on\":\"road:E\"},"                      \
	"{\"player\":\"blue\",\"figure\":\"meeple\",\"at\":[0,0],\"on\":\"city:N\"},"                                  \
	"{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[1,0],\"on\":\"field:NL\"}]," FAIRY                          \
	"\"dragon\":[0,1],\"turn\":\"red\",\"deck\":[\"PD_princess_village\",\"B\",\"B\"],"                            \
	"\"moves\":[\"place PD_princess_village 0,-1 2\"]}\n"
#define FAIRY "\"fairy\":{\"at\":[1,0],\"player\":\"red\",\"figure\":\"meeple\",\"on\":\"field:NL\"},"

static void point_at(double x, double y)
{
	struct vec on = on_screen(x, y);

	desk.frame.frozen = false;
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)on.x, .y = (int)on.y});
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
}

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

static int put_kind(void)
{
	struct move put;

	return session_put_move(seen().session, &put) ? put.kind : -1;
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
	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[{\"color\":\"red\",\"name\":\"Anna\"},"
	      "{\"color\":\"blue\",\"name\":\"Odo\",\"computer\":\"odo\"}],\"settings\":{\"dragon\":\"on\"},"
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
	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[{\"color\":\"red\",\"name\":\"Anna\"},"
	      "{\"color\":\"blue\",\"name\":\"Odo\",\"computer\":\"odo\"}],\"settings\":{\"dragon\":\"on\"},"
	      "\"tiles\":[[\"D\",0,0,0],[\"E\",0,-1,2],[\"B\",0,-2,0],[\"B\",-1,-2,0],[\"E\",-1,-1,2]],"
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
	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[{\"color\":\"red\",\"name\":\"Anna\"},"
	      "{\"color\":\"blue\",\"name\":\"Odo\",\"computer\":\"odo\"}],\"settings\":{\"dragon\":\"on\"},"
	      "\"tiles\":[[\"D\",0,0,0],[\"A\",-1,0,3]],"
	      "\"figures\":[{\"player\":\"blue\",\"at\":[0,0],\"on\":\"road:E\"}],\"turn\":\"blue\","
	      "\"deck\":[\"A\",\"B\",\"B\"],\"moves\":[\"place A 1,0 1\",\"fairy meeple 0,0 road:E\"]}\n",
	      2);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	desk.frame.now += 20000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "the fairy = 3"));
	ck_assert(desk_says(&desk, "The fairy stands by: Odo, Thief"));
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
		for (int k = 0; k < i; k++) /* the rows, too, tell them apart */
			ck_assert(strcmp(seen().found->slots[i].title, seen().found->slots[k].title) ||
			          strcmp(seen().found->slots[i].brief, seen().found->slots[k].brief));
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

/* ---- foretold ---- */

#define TWO_TILES(dragon, deck)                                                                                        \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"      \
	"\"tiles\":[[\"E\",0,0,0],[\"PD_volcano\",0,1,0]]," dragon "\"turn\":\"red\",\"deck\":[" deck                  \
	",\"B\",\"B\"],\"moves\":[]}\n"

/* Beside a place it stands that the dragon moves after this tile, and the prompt tells it while a follower is asked
 * for; not of a tile without his sign, and not while he is nowhere. */
START_TEST(the_dragons_move_is_foretold)
{
	static const struct {
		const char *file;
		bool moves;
	} cases[] = {{TWO_TILES("\"dragon\":[0,1],", "\"PD_dragon_cap\""), true},
	             {TWO_TILES("\"dragon\":[0,1],", "\"E\""), false},
	             {TWO_TILES("", "\"PD_dragon_cap\""), false}};

	table(cases[_i].file, 0);
	ck_assert(!desk_says(&desk, "dragon moves after this"));
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

/* ---- why not ---- */

/* Red has laid a portal; a city of two tiles is complete, Blue's thief is on the road of 0,0, the dragon on 0,1. */
#define PORTAL(more)                                                                                                   \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"" more   \
	"},"                                                                                                           \
	"\"tiles\":[[\"D\",0,0,0],[\"E\",0,-1,2],[\"PD_volcano\",0,1,0],[\"B\",-1,1,0]],"                              \
	"\"figures\":[{\"player\":\"blue\",\"figure\":\"meeple\",\"at\":[0,0],\"on\":\"road:E\"}],"                    \
	"\"dragon\":[0,1],\"turn\":\"red\",\"deck\":[\"PD_portal_village\",\"B\",\"B\"],"                              \
	"\"moves\":[\"place PD_portal_village -1,2 0\"]}\n"

static struct vec supply(void)
{
	struct rect box = seen().layout->cards[0];

	return (struct vec){(float)(box.x + box.w / 2), (float)(box.y + box.h / 2)};
}

/* Let go, or clicked, where no follower may stand it is said why not. */
START_TEST(the_portal_says_why_not)
{
	static const struct {
		double x, y;
		const char *says;
	} cases[] = {
	    {0.5, -0.1, "it is complete already"},
	    {0.8, 0.5, "Blue already holds this road"},
	    {0.85, 1.2, "nobody is placed on the dragon"},
	};

	table(PORTAL(""), 1);
	desk.frame.frozen = false;
	struct vec at = on_screen(cases[_i % 3].x, cases[_i % 3].y);
	if (_i < 3) {
		drag(supply(), at, true);
	} else {
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
		desk_click(&desk, (int)at.x, (int)at.y);
	}
	desk_build(&desk);
	ck_assert_int_eq(put_kind(), -1);
	ck_assert_msg(desk_says(&desk, cases[_i % 3].says), "%s", cases[_i % 3].says);
	desk_finish(&desk);
}
END_TEST

/* A kind's button tells of the places on the tile just laid: neither portal nor fairy count. */
START_TEST(a_kinds_tip_counts_this_tile)
{
	int here = 0, far = 0;

	table(PORTAL(",\"inns\":\"on\""), 1);
	for (int i = 0; i < seen().found->slot_count; i++) {
		const struct play_slot *slot = &seen().found->slots[i];
		here += slot->legal && slot->move.kind == MOVE_FIGURE;
		far += slot->legal && slot->move.kind != MOVE_FIGURE;
	}
	ck_assert_int_ge(here, 2);
	ck_assert_int_ge(far, 2);
	ck_assert_int_eq(seen().found->kinds[FIGURE_MEEPLE].here, here);
	desk_finish(&desk);
}
END_TEST

/* Without a portal nobody goes to another tile, and a click there asks for nothing. */
START_TEST(only_a_portal_leads_elsewhere)
{
	table(BOTH, 1);
	desk.frame.frozen = false;
	struct vec at = on_screen(1.2, 0.3);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
	desk_click(&desk, (int)at.x, (int)at.y);
	ck_assert(!desk_says(&desk, "nly a portal"));
	drag(supply(), at, true);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "nly a portal"));
	ck_assert_int_eq(put_kind(), -1);
	desk_finish(&desk);
}
END_TEST

/* Eleven monasteries stand in one field; Red has laid a portal beside the first. */
#define MONASTERIES                                                                                                    \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"      \
	"\"tiles\":[[\"D\",0,0,0],[\"B\",0,1,0],[\"B\",1,1,0],[\"B\",2,1,0],[\"B\",3,1,0],[\"B\",4,1,0],[\"B\",5,1,0]" \
	","                                                                                                            \
	"[\"B\",6,1,0],[\"B\",7,1,0],[\"B\",8,1,0],[\"B\",9,1,0],[\"B\",10,1,0]],"                                     \
	"\"turn\":\"red\",\"deck\":[\"PD_portal_village\",\"B\",\"B\"],"                                               \
	"\"moves\":[\"place PD_portal_village -1,1 1\"]}\n"

static struct move put_move(void)
{
	struct move put = {.kind = MOVE_PASS};

	session_put_move(seen().session, &put);
	return put;
}

/* All tiles of a field are one row of the list, which says where they lie, and one number; digits reach each row, and
 * the same number again the next tile of it. */
START_TEST(the_portals_places_are_read_and_reached)
{
	table(MONASTERIES, 1);
	const struct play_found *found = seen().found;
	int tiles[PLAY_SLOTS_MAX] = {0}, most = 0;

	ck_assert_int_ge(found->row_legal, 12);
	for (int i = 0; i < found->slot_count; i++) {
		const struct play_slot *slot = &found->slots[i], *row = &found->slots[found->rows[slot->number - 1]];
		ck_assert(slot->legal);
		ck_assert_int_eq(slot->on.kind, row->on.kind);
		ck_assert_int_eq(slot->points, row->points);
		ck_assert(!slot->far || strstr(slot->brief, "Portal, ") == slot->brief);
		most = ++tiles[slot->number] > tiles[most] ? slot->number : most;
	}
	ck_assert_int_ge(tiles[most], 10);
	ck_assert_int_ge(most, 10);
	for (int i = 1; i < found->row_legal;
	     i++) { /* other tiles as they are read, line by line, and none like another */
		const struct play_slot *row = &found->slots[found->rows[i]],
		                       *before = &found->slots[found->rows[i - 1]];
		ck_assert_int_ge(row->far, before->far);
		ck_assert(!before->far || before->cell.y < row->cell.y ||
		          (before->cell.y == row->cell.y && before->cell.x <= row->cell.x));
		for (int k = 0; k < i && row->far; k++) {
			const struct play_slot *other = &found->slots[found->rows[k]];
			ck_assert_msg(strcmp(other->title, row->title) || strcmp(other->brief, row->brief), "%s, %s",
			              row->title, row->brief);
		}
	}
	ck_assert(desk_says(&desk, "Portal, "));

	desk_key(&desk, '0' + most / 10, 0);
	ck_assert_int_ne(put_move().kind, MOVE_PASS);
	desk_key(&desk, '0' + most % 10, 0);
	struct move first = put_move(), move = first;
	const struct ui_item *row = desk_widget(&desk, ui_name_at("play.slot", found->rows[most - 1]));
	ck_assert_ptr_nonnull(row);
	ck_assert_int_ge(row->box.y, seen().layout->body.y);
	ck_assert_int_le(row->box.y + row->box.h, seen().layout->body.y + seen().layout->body.h);
	for (int tile = 0; tile < tiles[most]; tile++) {
		ck_assert_int_eq(move.kind, MOVE_PORTAL);
		ck_assert_int_eq(move.spot.kind, FEATURE_FIELD);
		ck_assert(tile == 0 || memcmp(&move, &first, sizeof move) != 0);
		desk_key(&desk, KEY_RIGHT, 0);
		move = put_move();
	}
	ck_assert(memcmp(&move, &first, sizeof move) == 0);
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert(memcmp(&(struct move[]){put_move()}, &first, sizeof move) != 0);
	desk_key(&desk, '1', 0);
	desk_key(&desk, KEY_DOWN, 0); /* the number is over: what follows is the second row, not the twelfth */
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, '2', 0);
	move = put_move();
	ck_assert(memcmp(&move, &found->slots[found->rows[1]].move, sizeof move) == 0);
	/* The log names the way that he has taken, and one who stays on the tile takes none. */
	for (int far = 0; far < 2; far++) {
		char log[800] = "";
		struct session *session = session_copy(seen().session);
		const struct history *history = session_history(session);
		int slot = 0;
		while (seen().found->slots[slot].far != far)
			slot++;
		move = seen().found->slots[slot].move;
		ck_assert(session_laid(seen().session, &first) && session_lay(session, &first, NULL));
		ck_assert(session_put(session, &move, NULL) && session_end_turn(session));
		for (int i = 0; i < history->event_count; i++)
			if (history->events[i].kind == EVENT_FIGURE)
				snprintf(log, sizeof log, "%s", words_event(session, &history->events[i]));
		ck_assert_msg((strstr(log, ", through the portal in the ") != NULL) == far, "%s", log);
		session_destroy(session);
	}
	desk_finish(&desk);
}
END_TEST

/* On the volcano just laid each place says why nobody may stand there, though nothing else can be done. */
START_TEST(a_volcano_says_why_not)
{
	table(TWO_TILES("", "\"PD_volcano\""), 0);
	desk.frame.frozen = false;
	point_at(0.5, 2.5);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_END);
	ck_assert_int_eq(seen().found->slot_count, 1);
	ck_assert(!seen().found->slots[0].legal);
	ck_assert_str_eq(seen().found->slots[0].refusal->rule, "R-29.5");
	ck_assert(desk_says(&desk, "why?"));
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("dragon");
	TCase *cases = tcase_create("dragon");

	tcase_add_test(cases, the_dragon_is_dragged_to_a_cell);
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
	tcase_add_test(cases, the_fairy_is_on_the_card);
	tcase_add_test(cases, esc_closes_what_is_told);
	tcase_add_test(cases, her_next_point_is_not_foretold);
	tcase_add_loop_test(cases, the_prompt_tells_who_may_act, 0, 2);
	tcase_add_loop_test(cases, who_is_eaten_walks_home, 0, 2);
	tcase_add_test(cases, who_is_eaten_stands_till_then_in_a_film);
	tcase_add_loop_test(cases, the_fairy_is_dragged_onto_a_follower, 0, 2);
	tcase_add_test(cases, after_the_fairy_a_follower_is_dragged);
	tcase_add_test(cases, the_fairy_is_seen_on_her_tile);
	tcase_add_test(cases, it_is_told_who_was_eaten);
	tcase_add_test(cases, it_is_told_who_took_the_fairy);
	tcase_add_test(cases, it_is_told_why_the_fairy_pays);
	tcase_add_test(cases, it_is_told_where_the_fairy_is);
	tcase_add_loop_test(cases, the_fairys_places_are_read_on_small_tiles, 0, 2);
	tcase_add_loop_test(cases, the_fairy_joins_nobody_else, 0, 2);
	tcase_add_test(cases, no_place_lies_on_a_label);
	tcase_add_test(cases, after_the_fairy_all_places_are_there);
	tcase_add_loop_test(cases, the_princess_is_dragged_onto_a_knight, 0, 2);
	tcase_add_test(cases, words_keep_clear_of_what_is_taken_up);
	tcase_add_loop_test(cases, the_dragons_move_is_foretold, 0, 3);
	tcase_add_test(cases, that_he_has_no_way_is_foretold);
	tcase_add_test(cases, that_his_way_ends_is_told);
	tcase_add_loop_test(cases, he_stands_clear_of_his_volcano, 0, 6);
	tcase_add_test(cases, no_light_covers_the_dragon);
	tcase_add_test(cases, the_dragons_coming_is_foretold);
	tcase_add_loop_test(cases, the_portal_says_why_not, 0, 6);
	tcase_add_test(cases, a_kinds_tip_counts_this_tile);
	tcase_add_test(cases, only_a_portal_leads_elsewhere);
	tcase_add_test(cases, the_portals_places_are_read_and_reached);
	tcase_add_test(cases, a_volcano_says_why_not);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
