/* Four kinds of figure at the table: by keyboard and by pointer, why not, and the second turn told. */
#include <bastide/game.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

/* The fourth lesson's game as an ordinary one, after so many moves. */
static void table_at(int moves)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_game(&desk.host, "lesson-4", moves);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

/* A game of a file with this text, all its moves played. */
static void table_with(const char *text)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host, text, -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

static int put_figure(void)
{
	struct move put;
	return session_put_move(seen().session, &put) && put.kind == MOVE_FIGURE ? put.figure : -1;
}

/* Behind the last place of one kind Tab goes on to the next, and round again. */
START_TEST(tab_goes_through_every_kind)
{
	table_at(5);
	int met[FIGURE_KINDS] = {0}, presses = 0;
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert_int_eq(seen().found->kind_count, 4);
	ck_assert_int_eq(seen().found->kinds[FIGURE_BUILDER].places, 1);
	ck_assert_int_eq(seen().found->kinds[FIGURE_PIG].places, 0);
	ck_assert_int_eq(seen().found->kinds[FIGURE_BIG].supply, 0);
	do {
		desk_key(&desk, KEY_TAB, 0);
		if (put_figure() >= 0)
			met[put_figure()]++;
		presses++;
	} while (put_figure() >= 0 && presses < 30);
	ck_assert_int_eq(met[FIGURE_MEEPLE], seen().found->kinds[FIGURE_MEEPLE].places);
	ck_assert_int_eq(met[FIGURE_BUILDER], 1);
	ck_assert_int_eq(met[FIGURE_BIG] + met[FIGURE_PIG], 0);
	desk_key(&desk, KEY_TAB, MOD_SHIFT); /* backwards: the last kind first */
	ck_assert_int_eq(put_figure(), FIGURE_BUILDER);
	desk_finish(&desk);
}
END_TEST

/* A press on a kind shows its places; another kind that was put is taken back. */
START_TEST(a_kind_is_chosen_by_its_button)
{
	table_at(5);
	desk_key(&desk, KEY_TAB, 0);
	ck_assert_int_eq(put_figure(), FIGURE_MEEPLE);
	ck_assert(desk_press(&desk, ui_name_at("play.offer", FIGURE_BUILDER)));
	ck_assert_int_eq(put_figure(), -1);
	ck_assert(seen().found->slot_count > 0 && seen().found->slots[0].legal);
	for (int i = 0; i < seen().found->slot_count; i++)
		ck_assert_int_eq(seen().found->slots[i].move.figure, FIGURE_BUILDER);
	ck_assert(desk_press(&desk, ui_name_at("play.slot", 0)));
	ck_assert_int_eq(put_figure(), FIGURE_BUILDER);
	/* Of the pig the places are shown too, each with its reason. */
	ck_assert(desk_press(&desk, ui_name_at("play.offer", FIGURE_PIG)));
	ck_assert_int_eq(put_figure(), -1);
	ck_assert_int_gt(seen().found->slot_count, 0);
	ck_assert_int_eq(seen().found->slots[0].refusal->reason, REFUSAL_FOLLOWS);
	ck_assert_str_eq(play_seen_words(screen, 0).detail, "No follower of yours here");
	desk_finish(&desk);
}
END_TEST

/* The figure that is pressed on in the supply, or in the row above the places, is the one that is dragged. */
START_TEST(each_is_dragged_from_the_supply)
{
	table_at(5);
	struct rect box =
	    _i ? desk_widget(&desk, ui_name_at("play.offer", FIGURE_BUILDER))->box : seen().figures[FIGURE_BUILDER];
	ck_assert_int_gt(box.w, 0);
	ck_assert_int_eq(seen().figures[FIGURE_BIG].w, 0); /* it is on the table */
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = box.x + box.w / 2, .y = box.y + box.h / 2};
	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x -= 200;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	ck_assert_int_eq(seen().dragged, FIGURE_BUILDER);
	struct vec at =
	    camera_point(seen().camera, seen().layout->stage, seen().found->slots[0].at.x, seen().found->slots[0].at.y);
	in.x = (int)at.x;
	in.y = (int)at.y;
	desk_input(&desk, &in);
	in.kind = INPUT_RELEASE;
	desk_input(&desk, &in);
	ck_assert_int_eq(put_figure(), FIGURE_BUILDER);
	desk_finish(&desk);
}
END_TEST

/* Taken up from the supply and let go nowhere, or over a place that is not his, a figure leaves all as it was: who was
 * chosen before stands where he stood.  So does Escape. */
START_TEST(a_drag_that_ends_nowhere_changes_nothing)
{
	static const uint8_t kinds[] = {FIGURE_BUILDER, FIGURE_MEEPLE};
	struct move before, after;
	table_at(5);
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_TAB, 0);
	ck_assert(session_put_move(seen().session, &before) && before.figure == FIGURE_MEEPLE);
	int figure = kinds[_i % 2], end = _i / 2;
	struct rect box = seen().figures[figure], stage = seen().layout->stage;
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = box.x + box.w / 2, .y = box.y + box.h / 2};
	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x -= 200;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	ck_assert_int_eq(seen().dragged, figure);
	desk_key(&desk, KEY_SPACE, 0); /* no turn ends with somebody in the hand */
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(seen().dragged, figure);
	if (end == 1)
		in.x = box.x;
	else if (end == 2)
		in.x = stage.x + 4, in.y = stage.y + stage.h - 4;
	desk_input(&desk, &in);
	if (end == 0)
		desk_key(&desk, KEY_ESCAPE, 0);
	in.kind = INPUT_RELEASE;
	if (end > 0)
		desk_input(&desk, &in);
	desk_build(&desk);
	ck_assert_int_eq(seen().dragged, -1);
	ck_assert(session_put_move(seen().session, &after));
	ck_assert_int_eq(after.figure, FIGURE_MEEPLE);
	ck_assert(spot_same(before.spot, after.spot));
	ck_assert_int_eq(seen().found->slots[0].move.figure, FIGURE_MEEPLE);
	desk_finish(&desk);
}
END_TEST

/* A follower let go over another tile than the one just laid: it is said where one goes, not that some figure is not in
 * the game. */
START_TEST(a_follower_on_another_tile_is_refused)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                         "\"settings\":{\"abbot\":\"on\"},\"tiles\":[[\"D\",0,0,0]],"
	                         "\"turn\":\"red\",\"deck\":[\"U\",\"B\"],\"moves\":[]}\n",
	                         0);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	struct vec place = camera_point(seen().camera, seen().layout->stage, 1.5f, 0.5f);
	desk_click(&desk, (int)place.x, (int)place.y);
	desk_build(&desk);
	struct rect box = seen().layout->cards[0];
	ck_assert_int_gt(box.w, 0);
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = box.x + box.w / 2, .y = box.y + box.h / 2};
	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x -= 200;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	ck_assert_int_eq(seen().dragged, FIGURE_MEEPLE);
	struct vec at = camera_point(seen().camera, seen().layout->stage, 0.1f, 0.5f);
	in.x = (int)at.x;
	in.y = (int)at.y;
	desk_input(&desk, &in);
	in.kind = INPUT_RELEASE;
	desk.frame.frozen = false;
	desk_input(&desk, &in);
	desk_build(&desk);
	ck_assert_int_eq(put_figure(), -1);
	ck_assert(!desk_says(&desk, "no abbots"));
	ck_assert(desk_says(&desk, "only on the tile just laid"));
	desk_finish(&desk);
}
END_TEST

/* an abbot who is held over a road does not stand there as if he might, and let go it is said why not. */
START_TEST(an_abbot_on_a_road_is_refused)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                         "\"settings\":{\"abbot\":\"on\"},\"tiles\":[[\"D\",0,0,0]],"
	                         "\"turn\":\"red\",\"deck\":[\"U\",\"B\"],\"moves\":[]}\n",
	                         0);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	struct vec place = camera_point(seen().camera, seen().layout->stage, 1.5f, 0.5f);
	desk_click(&desk, (int)place.x, (int)place.y);
	desk_build(&desk);
	int road = -1;
	for (int i = 0; i < seen().found->slot_count; i++)
		road = seen().found->slots[i].move.spot.kind == FEATURE_ROAD ? i : road;
	ck_assert_int_ge(road, 0);
	struct rect box = seen().figures[FIGURE_ABBOT];
	ck_assert_int_gt(box.w, 0);
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = box.x + box.w / 2, .y = box.y + box.h / 2};
	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x -= 200;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	ck_assert_int_eq(seen().dragged, FIGURE_ABBOT);
	struct vec at = camera_point(seen().camera, seen().layout->stage, seen().found->slots[road].at.x,
	                             seen().found->slots[road].at.y);
	in.x = (int)at.x;
	in.y = (int)at.y;
	desk_input(&desk, &in);
	in.kind = INPUT_RELEASE;
	desk.frame.frozen = false; /* what passes is shown, too */
	desk_input(&desk, &in);
	desk_build(&desk);
	ck_assert_int_eq(put_figure(), -1);
	ck_assert(desk_says(&desk, "an abbot stands on no road, in no city and no field"));
	desk_finish(&desk);
}
END_TEST

/* Does what lies over the table in this box lie on what is seen of a place where the tile may go? */
static bool on_a_place(struct rect box)
{
	for (int i = 0; i < seen().found->cell_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		struct vec from = camera_point(seen().camera, seen().layout->stage, cell->x, cell->y);
		int side = (int)seen().camera->size;
		struct rect place = {(int)from.x, (int)from.y, side, side};
		if (cell->rotations && rect_overlap(box, rect_common(place, seen().layout->stage)))
			return true;
	}
	return false;
}

static void point(int x, int y)
{
	struct vec at = camera_point(seen().camera, seen().layout->stage, (float)x + 0.5f, (float)y + 0.5f);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
}

/* a place where the builder's road would go on says so, any other does not. */
START_TEST(a_place_tells_of_the_second_turn)
{
	table_at(8); /* a crossing in hand; the builder's road goes on to 3,0 and to -1,0 */
	desk.frame.frozen = false;
	int places = 0;
	for (int i = 0; i < seen().found->cell_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		if (!cell->rotations)
			continue;
		point(cell->x, cell->y);
		places++;
		ck_assert(desk_says(&desk, "click lays"));
		ck_assert_msg(desk_says(&desk, "A second turn: your builder's road grows") ==
		                  ((cell->x == 3 || cell->x == -1) && cell->y == 0),
		              "at %d, %d", cell->x, cell->y);
	}
	ck_assert_int_gt(places, 3);
	desk_finish(&desk);
}
END_TEST

/* before, it is said that it follows; then whose it is, and why, once, and on nobody's place. */
START_TEST(a_second_turn_is_told)
{
	table_at(9);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert_ptr_nonnull(desk_find(&desk, "then a second turn: your builder's road grew"));
	desk.frame.frozen = false; /* a short word at the bottom is on no picture */
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	const struct draw_cmd *words = desk_find(&desk, "Yellow, a second turn");
	ck_assert_ptr_nonnull(words);
	ck_assert(!on_a_place(words->box));
	ck_assert_ptr_nonnull(desk_find(&desk, "your builder's road grew"));
	ck_assert(!desk_says(&desk, "A second turn for"));
	desk_finish(&desk);
}
END_TEST

/* A computer player's second turn is told as one, and why, by the same banner. */
START_TEST(a_computers_second_turn_is_told)
{
	table_at(9);
	desk_key(&desk, KEY_ENTER, 0);
	session_set_computer(seen().session, 0, 0);
	screen_tick(&desk.host, ++desk.frame.now);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(desk_says(&desk, ", a second turn"));
	ck_assert(desk_says(&desk, "the builder's road grew"));
	ck_assert(!desk_says(&desk, "your builder's"));
	desk_finish(&desk);
}
END_TEST

/* With an abbot to recall it is foretold, too. */
START_TEST(an_abbot_hides_no_second_turn)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                         "\"settings\":{\"traders\":\"on\",\"abbot\":\"on\"},"
	                         "\"tiles\":[[\"D\",0,0,0],[\"U\",1,0,0],[\"B\",0,1,0]],\"figures\":["
	                         "{\"player\":\"red\",\"at\":[0,0],\"on\":\"road:E\"},"
	                         "{\"player\":\"red\",\"figure\":\"builder\",\"at\":[1,0],\"on\":\"road:E\"},"
	                         "{\"player\":\"red\",\"figure\":\"abbot\",\"at\":[0,1],\"on\":\"monastery\"}],"
	                         "\"turn\":\"red\",\"deck\":[\"U\",\"B\",\"B\"],\"moves\":[]}\n",
	                         0);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	struct vec at = camera_point(seen().camera, seen().layout->stage, 2.5f, 0.5f);
	desk_click(&desk, (int)at.x, (int)at.y);
	desk_build(&desk);
	bool recall = false;
	for (int i = 0; i < seen().found->slot_count; i++)
		recall = recall || seen().found->slots[i].move.kind == MOVE_RECALL;
	ck_assert(recall);
	ck_assert(desk_says(&desk, "then a second turn"));
	desk_finish(&desk);
}
END_TEST

/* The place from which he may go home. */
static const struct play_slot *abbots_slot(void)
{
	for (int i = 0; i < seen().found->slot_count; i++)
		if (seen().found->slots[i].move.kind == MOVE_RECALL)
			return &seen().found->slots[i];
	ck_abort_msg("no abbot may go home");
	return NULL;
}

/* Pressed anywhere, head or body, he who may go home is chosen: somebody took the disc at his feet for a mere number.
 */
START_TEST(the_whole_abbot_goes_home)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_game(&desk.host, "R-11.5-instead-of-a-meeple", 1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	for (int part = 0; part < 3; part++) {
		const struct play_slot *slot = abbots_slot();
		struct vec at = camera_point(seen().camera, seen().layout->stage, slot->at.x, slot->at.y);
		struct move put;
		float tall = figure_on_tile(seen().camera->size);
		desk_click(&desk, (int)at.x, (int)(at.y - (float)part * 0.4f * tall));
		desk_build(&desk);
		ck_assert_msg(session_put_move(seen().session, &put) && put.kind == MOVE_RECALL, "part %d", part);
		session_undo(seen().session);
		desk_build(&desk);
		desk_build(&desk);
	}
	desk_finish(&desk);
}
END_TEST

/* Figures are the only pictures on the table that may be so. */
static bool somebody_is_half_there(void)
{
	bool half = false;
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		half =
		    half || (cmd->kind == DRAW_IMAGE && cmd->u.image.how.alpha > 0.3f && cmd->u.image.how.alpha < 0.5f);
	}
	return half;
}

/* he is dragged home as others are dragged to their places: let go anywhere, he goes; let go where he stood, he
 * stays. */
START_TEST(an_abbot_is_dragged_home)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_game(&desk.host, "R-11.5-instead-of-a-meeple", 1);
	screen_reset(&desk.host, screen);
	for (int far = 0; far < 2; far++) {
		desk_build(&desk);
		desk_build(&desk);
		const struct play_slot *slot = abbots_slot();
		struct camera before = *seen().camera;
		struct vec at = camera_point(seen().camera, seen().layout->stage, slot->at.x, slot->at.y);
		struct rect rail = seen().layout->rail;
		struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = (int)at.x, .y = (int)at.y - 20};
		desk_input(&desk, &in);
		in.kind = INPUT_MOVE;
		for (int step = 0; step < 3; step++) {
			in.x = far ? in.x + (rail.x + 40 - in.x) / 2 : in.x + (step == 2 ? -60 : 30);
			desk_input(&desk, &in);
		}
		ck_assert_int_eq(seen().dragged, FIGURE_ABBOT);
		ck_assert_int_eq(seen().figures[FIGURE_ABBOT].w, 0); /* he is in nobody's supply meanwhile */
		in.kind = INPUT_RELEASE;
		desk_input(&desk, &in);
		desk_build(&desk);
		struct move put = {.kind = MOVE_PASS};
		ck_assert_int_eq(session_put_move(seen().session, &put), far);
		ck_assert(!far || put.kind == MOVE_RECALL);
		ck_assert_int_eq(somebody_is_half_there(), far); /* where he stands still, until the turn ends */
		ck_assert(seen().camera->x == before.x && seen().camera->y == before.y);
	}
	desk_finish(&desk);
}
END_TEST

/* what his building brings now is what he is paid who goes home now; of a monk it stays nothing. */
START_TEST(an_abbots_card_tells_what_he_brings)
{
	static const struct {
		const char *figure;
		int now;
	} cases[] = {{"abbot", 6}, {"meeple", 0}};
	language_set("en");
	for (int i = 0; i < 2; i++) {
		char text[400];
		/* The monastery has five neighbours. */
		snprintf(
		    text, sizeof text,
		    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
		    "\"settings\":{\"abbot\":\"on\"},\"tiles\":[[\"B\",0,0,0],[\"E\",-1,0,3],[\"E\",-1,-1,0],"
		    "[\"E\",0,-1,0],[\"E\",1,-1,0],[\"E\",1,0,1]],\"figures\":[{\"player\":\"red\",\"figure\":\"%s\","
		    "\"at\":[0,0],\"on\":\"monastery\"}],\"turn\":\"red\",\"deck\":[\"U\",\"V\"],\"moves\":[]}\n",
		    cases[i].figure);
		desk_init(&desk);
		desk.prefs.speed = 0;
		screen = screens_written(&desk.host, text, 0);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		point(0, 0);
		const struct draw_cmd *now = desk_find(&desk, "Now"), *value = NULL;
		ck_assert_ptr_nonnull(now);
		for (int k = 0; k < desk.draw.count; k++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[k];
			bool line = cmd->kind == DRAW_TEXT && cmd->box.y < now->box.y + now->box.h &&
			            cmd->box.y + cmd->box.h > now->box.y && cmd->box.x > now->box.x &&
			            cmd->box.x < seen().layout->rail.x;
			if (line && (!value || cmd->box.x > value->box.x))
				value = cmd;
		}
		ck_assert_ptr_nonnull(value);
		ck_assert_int_eq(atoi(value->u.text.text), cases[i].now);
		ck_assert_int_eq(desk_says(&desk, "if the abbot goes home"), cases[i].now > 0);
		ck_assert(!desk_says(&desk, "1 follower"));
		desk_finish(&desk);
	}
}
END_TEST

/* With every box eight kinds are in the row of a narrow panel: no number stands beside a figure, as on the player's
 * card the same picture has the number of those that are left. */
START_TEST(no_kind_has_a_number)
{
	static const int sizes[][3] = {{1280, 720, 100}, {1024, 600, 100}, {1024, 600, 150}};
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk_size(&desk, sizes[_i][0], sizes[_i][1], sizes[_i][2]);
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                         "\"settings\":{\"inns\":\"on\",\"traders\":\"on\",\"abbey\":\"on\"},"
	                         "\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\",\"deck\":[\"U\",\"B\"],"
	                         "\"moves\":[\"place U 1,0 0\"]}\n",
	                         -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_ge(seen().found->kind_count, 7);
	for (int figure = 0; figure < PIECES_MAX; figure++) {
		if (!seen().found->kinds[figure].in_game)
			continue;
		struct rect box = desk_widget(&desk, ui_name_at("play.offer", figure))->box;
		for (int i = 0; i < desk.draw.count; i++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[i];
			bool digit = cmd->kind == DRAW_TEXT && strpbrk(cmd->u.text.text, "0123456789");
			ck_assert_msg(!digit ||
			                  !rect_has(box, cmd->box.x + cmd->box.w / 2, cmd->box.y + cmd->box.h / 2),
			              "kind %d: %s", figure, cmd->u.text.text);
		}
	}
	desk_finish(&desk);
}
END_TEST

/* Six places at the largest letters of a small window: one below the other, each with its points, and those of one
 * role all with their side or none. */
START_TEST(six_places_keep_their_words)
{
	static const char *const players[] = {"\"red\",\"blue\"", "\"red\",\"blue\",\"green\",\"yellow\",\"black\""};
	char text[400];
	screens_language(language_offer(_i)->code);
	for (int table = 0; table < 2; table++) {
		int texts[FEATURE_KINDS] = {0};
		snprintf(text, sizeof text,
		         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[%s],\"tiles\":[[\"D\",0,0,0]],"
		         "\"turn\":\"red\",\"deck\":[\"W\",\"B\"],\"moves\":[\"place W 1,0 1\"]}\n",
		         players[table]);
		desk_init(&desk);
		desk.prefs.speed = 0;
		desk_size(&desk, 1024, 600, 150);
		desk.host.wish = 150;
		screen = screens_written(&desk.host, text, -1);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		desk_build(&desk);
		ck_assert_int_eq(seen().found->slot_count, 6);
		for (int i = 0, below = 0; i < 6; i++) {
			struct rect box = desk_widget(&desk, ui_name_at("play.slot", i))->box;
			enum feature_kind kind = seen().found->slots[i].move.spot.kind;
			int said = 0;
			ck_assert_int_ge(box.y, below);
			below = box.y + box.h;
			for (int k = 0; k < desk.draw.count; k++) {
				const struct draw_cmd *cmd = &desk.draw.cmds[k];
				said += cmd->kind == DRAW_TEXT && cmd->u.text.text[0] && rect_overlap(cmd->box, box);
			}
			ck_assert_int_ge(said, 3); /* number, role, points */
			ck_assert_msg(!texts[kind] || texts[kind] == said, "place %d of %d", i, table);
			texts[kind] = said;
		}
		desk_finish(&desk);
	}
}
END_TEST

/* Where they stand two in a line, each keeps its points, in smaller letters if need be. */
START_TEST(places_beside_each_other_keep_their_points)
{
	int beside = 0;
	screens_language(language_offer(_i)->code);
	for (int high = 480; high <= 600; high += 20) {
		desk_init(&desk);
		desk.prefs.speed = 0;
		desk_size(&desk, 1024, high, 150);
		desk.host.wish = 150;
		screen =
		    screens_written(&desk.host,
		                    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\",\"green\"],"
		                    "\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\",\"deck\":[\"W\",\"B\"],"
		                    "\"moves\":[\"place W 1,0 1\"]}\n",
		                    -1);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		desk_build(&desk);
		const struct ui_item *second = desk_widget(&desk, ui_name_at("play.slot", seen().found->rows[1]));
		struct rect first = desk_widget(&desk, ui_name_at("play.slot", seen().found->rows[0]))->box;
		for (int i = 0; i < seen().found->row_count && second && second->box.y == first.y; i++) {
			int slot = seen().found->rows[i], points = 0;
			struct rect box = desk_widget(&desk, ui_name_at("play.slot", slot))->box;
			char number[16];
			snprintf(number, sizeof number, "%d", seen().found->slots[slot].points);
			for (int k = 0; k < desk.draw.count; k++) {
				const struct draw_cmd *cmd = &desk.draw.cmds[k];
				points += cmd->kind == DRAW_TEXT && !strcmp(cmd->u.text.text, number) &&
				          rect_overlap(cmd->box, box) && cmd->box.x > box.x + box.w * 3 / 4;
			}
			ck_assert_msg(points == 1, "place %d at 1024x%d: %d times %s", i, high, points, number);
			beside++;
		}
		desk_finish(&desk);
	}
	ck_assert(beside > 0 || strcmp(language_code(), "en") != 0); /* longer words are rather scrolled */
}
END_TEST

/* Nor do the labels lie on the ring round him who holds a place, however many lines they have. */
START_TEST(labels_leave_the_holder_alone)
{
	static const char *const languages[] = {"en", "de", "es", "fr", "ro", "ca"};
	screens_language(languages[_i]);
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk_size(&desk, 1280, 720, 100);
	screen = screens_game(&desk.host, "lesson-4", 5);
	screen_reset(&desk.host, screen);
	for (int i = 0; i < 4; i++)
		desk_build(&desk);
	struct setup_figure figures[FIGURES_MAX];
	const struct game *game = session_game(seen().session);
	int count = game_figures(game, figures), own = 0;
	while (own < count && figures[own].seat != 0)
		own++;
	ck_assert_int_lt(own, count); /* on the road, his body above his base */
	struct vec at = board_anchor(seen().board, game, figures[own].cell, figures[own].spot);
	at = camera_point(seen().camera, seen().layout->stage, at.x, at.y - 0.12f);
	struct rect holder = {(int)at.x - 36, (int)at.y - 36, 72, 72};
	int labels = 0;
	for (int number = 1; number <= 2; number++) {
		desk_key(&desk, '0' + number, 0);
		desk_build(&desk);
		for (int i = 0; i < desk.draw.count; i++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[i];
			if (cmd->kind != DRAW_TEXT || !rect_overlap(cmd->box, seen().layout->stage) ||
			    strncmp(cmd->u.text.text + 1, " · ", 4) != 0)
				continue;
			labels++;
			ck_assert_msg(!rect_overlap(rect_inset(cmd->box, -5), holder), "%s: %s", languages[_i],
			              cmd->u.text.text);
		}
	}
	ck_assert_int_eq(labels, 2);
	desk_finish(&desk);
}
END_TEST

/* Whoever comes home again stands before the farmers in the list: his number is pressed by habit. */
START_TEST(farmers_stand_last)
{
	table_with("{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"tiles\":[[\"D\",0,0,0]],"
	           "\"turn\":\"red\",\"deck\":[\"B\",\"U\"],\"moves\":[\"place B 0,1 0\"]}\n");
	ck_assert_int_eq(seen().found->slot_count, 2);
	ck_assert_int_eq(seen().found->slots[0].move.spot.kind, FEATURE_MONASTERY);
	ck_assert_int_eq(seen().found->slots[0].number, 1);
	desk_finish(&desk);
}
END_TEST

/* A finished city has nobody in it any more: its card says who was paid. */
START_TEST(a_finished_citys_card_tells_who_was_paid)
{
	table_with("{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"tiles\":[[\"D\",0,0,0]],"
	           "\"figures\":[{\"player\":\"red\",\"at\":[0,0],\"on\":\"city:N\"}],"
	           "\"turn\":\"blue\",\"deck\":[\"E\",\"U\"],\"moves\":[\"place E 0,-1 2\",\"pass\"]}\n");
	struct vec at = camera_point(seen().camera, seen().layout->stage, 0.5f, -0.1f);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Red +4"));
	ck_assert(!desk_says(&desk, "nobody stands here"));
	desk_finish(&desk);
}
END_TEST

/* Without an abbot a garden is an ornament: no card promises points for it, and no tiles are sorted by it. */
START_TEST(a_garden_is_told_where_an_abbot_may_come)
{
	for (int abbot = 0; abbot < 2; abbot++) {
		char text[400];
		snprintf(text, sizeof text,
		         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],%s\"tiles\":[[\"EG\",0,"
		         "0,0]],"
		         "\"turn\":\"blue\",\"deck\":[\"HG\",\"U\"]}\n",
		         abbot ? "\"settings\":{\"abbot\":\"on\"}," : "");
		table_with(text);
		const struct game *game = session_game(seen().session);
		struct vec spot =
		               board_anchor(seen().board, game, (struct cell){0, 0}, (struct spot){FEATURE_GARDEN, 0}),
		           at = camera_point(seen().camera, seen().layout->stage, spot.x, spot.y);
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
		desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
		desk_build(&desk);
		ck_assert(desk_says(&desk, "nobody stands here") == abbot);
		desk_key(&desk, 'T', 0);
		ck_assert(desk_says(&desk, "Tiles left"));
		ck_assert(!desk_find(&desk, "Garden") == !abbot);
		desk_finish(&desk);
	}
}
END_TEST

/* The kinds of figure stand in a row with the word of the one that is chosen and the key that changes it. */
START_TEST(a_chosen_kind_has_its_word_and_key)
{
	table_at(5);
	desk_size(&desk, 1920, 1080, 100); /* where the row is narrower the key goes first, then the word */
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, "G"));
	ck_assert_ptr_nonnull(desk_find(&desk, "Follower"));
	ck_assert_ptr_null(desk_find(&desk, "Builder"));
	desk_key(&desk, 'g', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, "Builder"));
	ck_assert_ptr_null(desk_find(&desk, "Follower"));
	desk_finish(&desk);
}
END_TEST

/* A kind that may stand nowhere on the tile can be chosen: the list says why it is empty. */
START_TEST(an_empty_list_says_why)
{
	static const struct {
		int figure;
		const char *why;
	} kinds[] = {{FIGURE_MAYOR, "A mayor stands in cities only."},
	             {FIGURE_BARN, "A barn stands on a corner where four tiles meet in one field."}};
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk_size(&desk, 1024, 600, 100);
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                         "\"settings\":{\"abbey\":\"on\"},"
	                         "\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\",\"deck\":[\"U\",\"B\"],"
	                         "\"moves\":[\"place U 0,1 0\"]}\n",
	                         -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		ck_assert(desk_press(&desk, ui_name_at("play.offer", kinds[i].figure)));
		desk_build(&desk);
		ck_assert_int_eq(seen().found->slot_count, 0);
		ck_assert_msg(desk_reads(&desk, kinds[i].why), "%s", kinds[i].why);
	}
	desk_finish(&desk);
}
END_TEST

/* Whichever is chosen, each kind keeps its place in the row. */
START_TEST(kinds_keep_their_places)
{
	static const int sizes[][3] = {{1024, 600, 100}, {1280, 720, 100}, {1920, 1080, 100}, {1920, 1080, 150}};
	struct rect at_first[PIECES_MAX];
	int chosen = 0;
	table_at(5);
	desk_size(&desk, sizes[_i][0], sizes[_i][1], sizes[_i][2]);
	for (int press = 0; press < PIECES_MAX; press++) {
		if (!seen().found->kinds[press].in_game)
			continue;
		desk_press(&desk, ui_name_at("play.offer", press));
		desk_build(&desk);
		desk_build(&desk);
		for (int figure = 0; figure < PIECES_MAX; figure++) {
			if (!seen().found->kinds[figure].in_game)
				continue;
			struct rect box = desk_widget(&desk, ui_name_at("play.offer", figure))->box;
			if (chosen)
				ck_assert_msg(box.x == at_first[figure].x && box.w == at_first[figure].w,
				              "kind %d: from %d to %d", figure, at_first[figure].x, box.x);
			at_first[figure] = box;
		}
		chosen++;
	}
	ck_assert_int_eq(chosen, 4);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("figures");
	TCase *cases = tcase_create("figures");
	tcase_add_test(cases, tab_goes_through_every_kind);
	tcase_add_test(cases, a_kind_is_chosen_by_its_button);
	tcase_add_loop_test(cases, each_is_dragged_from_the_supply, 0, 2);
	tcase_add_loop_test(cases, a_drag_that_ends_nowhere_changes_nothing, 0, 6);
	tcase_add_test(cases, an_abbot_on_a_road_is_refused);
	tcase_add_test(cases, a_follower_on_another_tile_is_refused);
	tcase_add_test(cases, a_place_tells_of_the_second_turn);
	tcase_add_test(cases, a_second_turn_is_told);
	tcase_add_test(cases, a_computers_second_turn_is_told);
	tcase_add_test(cases, an_abbot_hides_no_second_turn);
	tcase_add_test(cases, the_whole_abbot_goes_home);
	tcase_add_test(cases, an_abbot_is_dragged_home);
	tcase_add_test(cases, an_abbots_card_tells_what_he_brings);
	tcase_add_loop_test(cases, labels_leave_the_holder_alone, 0, 6);
	tcase_add_loop_test(cases, no_kind_has_a_number, 0, 3);
	tcase_add_loop_test(cases, six_places_keep_their_words, 0, SCREENS_CATALOGUES);
	tcase_add_loop_test(cases, places_beside_each_other_keep_their_points, 0, SCREENS_CATALOGUES);
	tcase_add_test(cases, a_chosen_kind_has_its_word_and_key);
	tcase_add_loop_test(cases, kinds_keep_their_places, 0, 4);
	tcase_add_test(cases, an_empty_list_says_why);
	tcase_add_test(cases, farmers_stand_last);
	tcase_add_test(cases, a_finished_citys_card_tells_who_was_paid);
	tcase_add_test(cases, a_garden_is_told_where_an_abbot_may_come);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
