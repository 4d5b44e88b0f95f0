/* Abbey & Mayor at the table, staged by the examples: the abbey that is offered, the wagon that drives, the barn on its
 * corner, the mayor's weight. */
#include <bastide/game.h>
#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/farms.h"
#include "app/language.h"
#include "app/words.h"
#include "text/say.h"
#include "view/kit/narrate.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

static void opened(struct screen *of)
{
	screen = of;
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

static void begin(void)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
}

/* An example after so many moves. */
static void table_at(const char *name, int moves)
{
	begin();
	opened(screens_game(&desk.host, name, moves));
}

static struct vec on_screen(struct vec at) { return camera_point(seen().camera, seen().layout->stage, at.x, at.y); }

static void point_at(struct vec at)
{
	struct vec on = on_screen(at);

	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)on.x, .y = (int)on.y});
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
}

/* ---- the card of who is to move ---- */

/* Each kind of figure says what it is, and how many are left, where the pointer rests on it; and the kinds are large
 * enough to be told apart in a small window, too. */
START_TEST(a_mark_on_the_card_says_what_it_is)
{
	table_at("Z-25", 0);
	for (int pass = 0; pass < 2; pass++) {
		desk_size(&desk, pass ? 1024 : 1280, pass ? 600 : 720, 100);
		desk_build(&desk);
		desk_build(&desk);
		struct rect at = seen().figures[FIGURE_WAGON];
		ck_assert_int_ge(at.h, 18);
		ck_assert(!desk_says(&desk, "Wagon: 1 of 1 left"));
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = at.x + at.w / 2, .y = at.y + at.h / 2});
		desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
		desk_build(&desk);
		ck_assert(desk_says(&desk, "Wagon: 1 of 1 left"));
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = 1, .y = 1});
		desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
		desk_build(&desk);
	}
	desk_finish(&desk);
}
END_TEST

/* ---- the abbey ---- */

static void press_cell(float x, float y)
{
	struct vec on = on_screen((struct vec){x, y});

	desk_click(&desk, (int)on.x, (int)on.y);
	desk_build(&desk);
}

/* It is offered where else the tile in hand is, nothing stands over the table, and a click on the hole lays it; like
 * any tile it is tried first, and its monk asked for. */
START_TEST(the_abbey_is_laid_by_a_click_on_its_hole)
{
	struct move laid;
	char *told = NULL;
	size_t size = 0;
	struct narrator narrator = {.stream = open_memstream(&told, &size)};

	table_at("Z-25", 0);
	desk.host.narrator = &narrator;
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert(session_offers(seen().session));
	ck_assert_int_eq(seen().found->legal_count, 1);
	ck_assert_int_eq(seen().layout->decide.w, 0);
	ck_assert(desk_says(&desk, "Blue, lay your abbey or draw a tile"));
	press_cell(0.5f, 0.5f);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(session_laid(seen().session, &laid) && cell_same(laid.cell, (struct cell){0, 0}));
	ck_assert_int_eq(game_score(session_game(seen().session), 0), 0); /* nothing is scored yet */
	desk_key(&desk, KEY_BACKSPACE, 0);
	desk_build(&desk);
	ck_assert(session_offers(seen().session));
	fclose(narrator.stream);
	desk.host.narrator = NULL;
	ck_assert_msg(strstr(told, "Monastery") && !strstr(told, "Monastery: Monastery"), "%s", told);
	free(told);
	press_cell(0.5f, 0.5f);
	desk_key(&desk, '1', 0);
	desk_key(&desk, KEY_SPACE, 0);
	ck_assert_int_eq(game_score(session_game(seen().session), 0), 2);
	ck_assert_int_eq(game_score(session_game(seen().session), 1), 9);
	desk_finish(&desk);
}
END_TEST

/* Seven tiles round a hole, and one more to lay: behind it each is asked once more for his abbey. */
static const char last_round[] =
    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"abbey\":\"on\"},"
    "\"tiles\":[[\"B\",0,-1,0],[\"B\",1,-1,0],[\"B\",1,0,0],[\"B\",1,1,0],[\"B\",0,1,0],[\"B\",-1,1,0],"
    "[\"B\",-1,0,0]],\"turn\":\"red\",\"deck\":[\"E\"],\"moves\":[\"pass\",\"place E 2,0 0\",\"pass\"]}\n";

/* Where no tile is left, none is said to be drawn, and nobody is asked how often he wants to be asked. */
START_TEST(the_last_turn_for_the_abbey_says_so)
{
	begin();
	opened(screens_written(&desk.host, last_round, -1));
	ck_assert(session_offers(seen().session));
	ck_assert(!game_may_draw(session_game(seen().session)));
	ck_assert(desk_reads(&desk, "Blue, lay your abbey or leave it"));
	ck_assert(desk_reads(&desk, "this is your last turn"));
	ck_assert(!desk_reads(&desk, "draw a tile") && !desk_reads(&desk, "is drawn"));
	ck_assert_ptr_null(desk_widget(&desk, ui_name("play.offered.when")));
	desk_finish(&desk);
}
END_TEST

/* One key, or one click, draws a tile instead.  That was seen: nothing leads back to the offer. */
START_TEST(the_abbey_is_declined_by_one_key)
{
	table_at("Z-25", 0);
	if (_i)
		ck_assert(desk_press(&desk, ui_name("play.end")));
	else
		desk_key(&desk, KEY_SPACE, 0);
	ck_assert(!session_offers(seen().session));
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert_int_gt(seen().found->legal_count, 1);
	ck_assert_int_eq(seen().found->seat, 1);
	desk_key(&desk, 'z', MOD_CTRL);
	desk_build(&desk);
	ck_assert(!session_offers(seen().session));
	ck_assert_int_eq(seen().found->seat, 1);
	desk_finish(&desk);
}
END_TEST

/* A hole between four tiles, in a game with figures of many kinds. */
#define MANY_KINDS                                                                                                     \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\",\"green\"],\"settings\":{\"abbey\":"     \
	"\"on\","                                                                                                      \
	"\"inns\":\"on\",\"dragon\":\"on\",\"traders\":\"on\"},"                                                       \
	"\"tiles\":[[\"E\",0,-1,2],[\"B\",1,-1,0],[\"B\",1,0,0],[\"B\",1,1,0],[\"A\",0,1,2],[\"B\",-1,1,0],"           \
	"[\"B\",-1,0,0],[\"B\",-1,-1,0]],\"turn\":\"red\",\"deck\":[\"E\",\"E\",\"E\"],\"moves\":[]}\n"

/* Is the tile drawn about this point, above the panel? */
static bool tile_in_hand(int x, int y)
{
	const struct rect rail = seen().layout->rail;
	bool panel = false, tile = false;
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		panel |= cmd->kind == DRAW_SKIN && rect_holds(cmd->box, rail);
		tile |= panel && cmd->kind == DRAW_IMAGE && rect_has(cmd->box, x, y) &&
		        fabsf(rect_middle(cmd->box).x - (float)x) < 8;
	}
	return tile;
}

/* Dragged from the panel, where it is seen already, or from the card of who has it, into the hole; let go anywhere else
 * it is there again.  In a small window with many kinds its mark stands beside what the end would bring. */
START_TEST(the_abbey_is_dragged_into_its_hole)
{
	begin();
	if (_i == 2)
		desk_size(&desk, 1024, 600, 100);
	opened(_i == 2 ? screens_written(&desk.host, MANY_KINDS, 0) : screens_game(&desk.host, "Z-25", 0));
	const struct ui_item *tile = desk_widget(&desk, ui_name("play.tile"));
	struct vec hole = on_screen((struct vec){0.5f, 0.5f}), away = on_screen((struct vec){-2.5f, 0.5f});
	ck_assert_ptr_nonnull(tile);
	struct rect from = _i ? seen().marks[seen().found->seat][HOLDING_ABBEY] : tile->box;
	for (int way = 0; way < 2; way++) {
		struct vec to = way ? hole : away;
		struct input in = {
		    .kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = from.x + from.w / 2, .y = from.y + from.h / 2};
		desk_input(&desk, &in);
		in.kind = INPUT_MOVE;
		in.x -= 50;
		in.y += 20;
		desk_input(&desk, &in);
		desk_input(&desk, &in);
		desk_build(&desk);
		ck_assert(tile_in_hand(in.x, in.y));
		in.x = (int)to.x;
		in.y = (int)to.y;
		desk_input(&desk, &in);
		in.kind = INPUT_RELEASE;
		desk_input(&desk, &in);
		ck_assert_int_eq(session_laid(seen().session, NULL), way == 1);
	}
	desk_finish(&desk);
}
END_TEST

/* One click on a mark of one's card gives the seat to nobody: a figure is chosen where one is asked for, and of the
 * abbey it is told how it is laid.  Beside the marks the card tells who may play here. */
START_TEST(a_click_on_a_mark_changes_no_player)
{
	begin();
	desk.host.windowed = true;
	opened(screens_game(&desk.host, "Z-25", 0));
	desk.frame.frozen = false; /* a picture shows no toast */
	struct rect abbey = seen().marks[seen().found->seat][HOLDING_ABBEY];
	desk_click(&desk, abbey.x + abbey.w / 2, abbey.y + abbey.h / 2);
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "Drag it into a hole, or click the hole.") && !desk_says(&desk, "A person"));
	press_cell(0.5f, 0.5f);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	struct rect wagon = seen().figures[FIGURE_WAGON];
	desk_click(&desk, wagon.x + wagon.w / 2, wagon.y + wagon.h / 2);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "A person"));
	ck_assert_int_eq(seen().found->slots[0].move.figure, FIGURE_WAGON);
	struct rect card = seen().layout->cards[seen().found->seat];
	desk_click(&desk, _i ? card.x + 8 : wagon.x, _i ? wagon.y + wagon.h / 2 : card.y + 8);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "A person"));
	desk_finish(&desk);
}
END_TEST

/* The abbey of a computer player is nobody's to lay: a click there is for the card. */
START_TEST(a_computers_abbey_is_part_of_its_card)
{
	begin();
	desk.host.windowed = true;
	opened(screens_written(&desk.host,
	                       "{\"format\":1,\"game\":\"carcassonne\",\"players\":[{\"color\":\"red\"},"
	                       "{\"color\":\"blue\",\"computer\":\"odo\"}],\"settings\":{\"abbey\":\"on\"},"
	                       "\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\",\"deck\":[\"E\",\"B\"],\"moves\":[]}\n",
	                       0));
	desk.frame.frozen = false;
	struct rect abbey = seen().marks[1][HOLDING_ABBEY];
	desk_click(&desk, abbey.x + abbey.w / 2, abbey.y + abbey.h / 2);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "A person"));
	ck_assert(!desk_reads(&desk, "hole"));
	desk_finish(&desk);
}
END_TEST

/* A hole with seven tiles round it, and nothing that would be completed. */
#define SEVEN_ROUND                                                                                                    \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"abbey\":\"on\"},"       \
	"\"tiles\":[[\"B\",0,-1,0],[\"B\",1,-1,0],[\"B\",1,0,0],[\"B\",1,1,0],[\"B\",0,1,0],[\"B\",-1,1,0],"           \
	"[\"B\",-1,0,0]],\"turn\":\"red\",\"deck\":[\"E\",\"B\",\"E\",\"B\",\"E\"],\"moves\":[]}\n"

/* City, field, road, field: no tile fits between them. */
#define NO_TILE_FITS(abbeys)                                                                                           \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"abbey\":\"on\"},"       \
	"\"tiles\":[[\"E\",0,-1,2],[\"B\",1,-1,0],[\"B\",1,0,0],[\"B\",1,1,0],[\"A\",0,1,2],[\"B\",-1,1,0],"           \
	"[\"B\",-1,0,0],[\"B\",-1,-1,0]]," abbeys "\"turn\":\"red\",\"deck\":[\"E\",\"E\",\"E\"],\"moves\":[]}\n"

/* As long as somebody has an abbey a hole that no tile fits is not given up. */
START_TEST(a_hole_is_an_abbeys)
{
	static const char *const games[] = {NO_TILE_FITS(""), NO_TILE_FITS("\"abbeys\":{\"red\":0},"),
	                                    NO_TILE_FITS("\"abbeys\":{\"red\":0,\"blue\":0},")};

	begin();
	opened(screens_written(&desk.host, games[_i], 0));
	desk_build(&desk);
	bool offers = session_offers(seen().session);
	ck_assert_int_eq(desk_says(&desk, "Space: Draw a tile"),
	                 offers); /* the narrow button has no room for its key */
	if (offers)
		desk_key(&desk, KEY_SPACE, 0);
	desk_build(&desk);
	ck_assert(!session_offers(seen().session));
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert_int_eq(seen().found->never_count, _i == 2);
	desk_finish(&desk);
}
END_TEST

/* the abbey closes what runs into it, and joins nothing. */
START_TEST(an_abbey_joins_nothing)
{
	static const char text[] =
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"abbey\":\"on\"},"
	    "\"tiles\":[[\"R\",0,-1,2],[\"B\",0,-2,0],[\"B\",1,-2,0],[\"B\",2,-2,0],[\"B\",2,-1,0],[\"B\",2,0,0],"
	    "[\"B\",1,0,0],[\"B\",1,1,0],[\"B\",0,1,0],[\"B\",-1,1,0],[\"B\",-1,0,0]],"
	    "\"figures\":[{\"player\":\"blue\",\"at\":[0,-1],\"on\":\"city:S\"}],"
	    "\"turn\":\"red\",\"deck\":[\"E\",\"B\"],\"moves\":[]}\n";

	begin();
	opened(screens_written(&desk.host, text, 0));
	desk.frame.frozen = false;
	ck_assert(session_offers(seen().session));
	point_at((struct vec){0.5f, 0.5f});
	ck_assert(desk_says(&desk, "click lays"));
	ck_assert(!desk_says(&desk, "Joins the city"));
	desk_key(&desk, KEY_SPACE, 0); /* a tile that goes on with it does */
	desk_build(&desk);
	point_at((struct vec){0.5f, 0.5f});
	ck_assert(desk_says(&desk, "Joins the city of Blue"));
	desk_finish(&desk);
}
END_TEST

/* Who is in a hole with eight tiles round it would have 9 at once; with seven he would have nothing yet. */
START_TEST(an_offer_knows_whether_it_pays)
{
	table_at("Z-25", 0);
	ck_assert(session_offer_pays(seen().session));
	desk_finish(&desk);
	begin();
	opened(screens_written(&desk.host, SEVEN_ROUND, 0));
	ck_assert(session_offers(seen().session) && !session_offer_pays(seen().session));
	desk_finish(&desk);
}
END_TEST

/* Who wants to be asked only when it pays, or at the end, is asked to the end this time; his card changes it again. The
 * other player is asked as ever. */
START_TEST(nobody_is_asked_who_does_not_want_to_be)
{
	begin();
	desk.host.windowed = true;
	opened(screens_written(&desk.host, SEVEN_ROUND, 0));
	ck_assert(desk_press(&desk, ui_name("play.offered.when")));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name_at("popup.row", 1 + _i)));
	desk_build(&desk);
	desk.frame.frozen = false; /* a picture shows no toast */
	desk_build(&desk);
	ck_assert(desk_says(&desk, "From the next time on"));
	screen_top(&desk.host)->kind->tick(screen_top(&desk.host), &desk.host, desk.frame.now);
	ck_assert(session_offers(seen().session));
	ck_assert(desk_press(&desk, ui_name_at("play.card", 0)));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Abbey: at every hole"));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_key(&desk, KEY_SPACE, 0);
	ck_assert(!session_offers(seen().session));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, KEY_SPACE, 0);
	screen_top(&desk.host)->kind->tick(screen_top(&desk.host), &desk.host, desk.frame.now);
	ck_assert_int_eq(seen().found->seat, 1);
	ck_assert(session_offers(seen().session));
	/* When he has declined, an undo goes on to the turn before. */
	desk_key(&desk, KEY_SPACE, 0);
	desk_key(&desk, 'z', MOD_CTRL);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Open the turn of Red again?"));
	desk_finish(&desk);
}
END_TEST

/* ---- the wagon ---- */

static bool stands_at(int figure, struct cell cell)
{
	struct setup_figure figures[FIGURES_MAX];

	for (int i = game_standing(session_game(seen().session), figures); i-- > 0;)
		if (figures[i].figure == figure && cell_same(figures[i].cell, cell))
			return true;
	return false;
}

/* Each place that it may drive to has its number on the table, in sight; a click there chooses it and a second one is
 * the drive; the list has them all, told apart, and keys choose there. */
START_TEST(the_wagon_drives_where_its_places_are_lit)
{
	int to = 0;

	table_at("Z-31", 2);
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRIVE);
	while (seen().found->choices[to].spot.kind != FEATURE_MONASTERY)
		to++;
	for (int i = 0; i < seen().found->choice_count; i++) {
		const struct ui_item *place = desk_widget(&desk, ui_name_at("play.answer.place", i));
		ck_assert_int_eq(place != NULL, seen().found->choices[i].kind != MOVE_PASS);
		ck_assert(!place || rect_has(seen().layout->stage, place->box.x, place->box.y));
	}
	ck_assert(desk_says(&desk, "Let it go home"));
	ck_assert(desk_says(&desk, "Monastery (south-east)"));
	if (_i) {
		desk_key(&desk, '1' + to, 0);
		ck_assert_int_eq(seen().chosen, to);
		desk_key(&desk, KEY_ENTER, 0);
	} else {
		ck_assert(desk_press(&desk, ui_name_at("play.answer.place", to)));
		desk_build(&desk);
		ck_assert_int_eq(seen().chosen, to); /* as in the list, where the button then says what it does */
		ck_assert(!stands_at(FIGURE_WAGON, (struct cell){1, 1}));
		ck_assert(desk_press(&desk, ui_name_at("play.answer.place", to)));
		desk_build(&desk);
	}
	ck_assert(stands_at(FIGURE_WAGON, (struct cell){1, 1}));
	desk_finish(&desk);
}
END_TEST

/* Where nothing near is free and incomplete it goes home unasked, and that is told; also where the next may fill a hole
 * with an abbey. */
START_TEST(a_wagon_without_a_way_on_is_told)
{
	char text[800];
	begin();
	snprintf(
	    text, sizeof text,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"abbey\":\"on\"},"
	    "\"tiles\":[[\"D\",0,0,0],[\"A\",-1,0,3],[\"R\",0,-1,2],[\"C\",1,-1,0]%s],\"figures\":["
	    "{\"player\":\"red\",\"figure\":\"wagon\",\"at\":[0,0],\"on\":\"road:E\"},"
	    "{\"player\":\"blue\",\"at\":[0,0],\"on\":\"city:N\"},{\"player\":\"blue\",\"at\":[-1,0],\"on\":"
	    "\"monastery\"}],"
	    "\"turn\":\"red\",\"deck\":[\"T\",\"B\",\"B\"],\"moves\":[%s]}\n",
	    _i ? ",[\"B\",-2,0,0],[\"B\",-2,-1,0],[\"B\",-3,-1,0],[\"B\",-4,-1,0],[\"B\",-4,0,0],[\"B\",-4,1,0],[\"B\","
	         "-3,1,0]"
	       : "",
	    _i ? "\"pass\"" : "");
	opened(screens_written(&desk.host, text, _i));
	desk.frame.frozen = false;
	press_cell(1.5f, 0.5f);
	desk_key(&desk, KEY_SPACE, 0);
	desk_build(&desk);
	ck_assert_int_eq(game_score(session_game(seen().session), 0), 3);
	ck_assert_int_eq(session_offers(seen().session), _i);
	ck_assert(desk_reads(&desk, "The wagon drives to what is near, incomplete and free"));
	desk_finish(&desk);
}
END_TEST

/* Where another wagon is asked about first it is told when that was answered, and not of one that has driven on or was
 * let go home. */
START_TEST(a_wagon_without_a_way_on_is_told_behind_another)
{
	static const char why[] = "The wagon drives to what is near, incomplete and free";
	begin();
	opened(screens_written(
	    &desk.host,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"abbey\":\"on\","
	    "\"wagon\":\"adjacent\"},\"tiles\":[[\"D\",0,0,0],[\"U\",-1,0,0],[\"A\",-2,0,3],[\"R\",0,-1,2],[\"C\",1,-1,"
	    "0]],"
	    "\"figures\":[{\"player\":\"red\",\"figure\":\"wagon\",\"at\":[0,0],\"on\":\"road:E\"},"
	    "{\"player\":\"blue\",\"figure\":\"wagon\",\"at\":[-2,0],\"on\":\"road:E\"},"
	    "{\"player\":\"blue\",\"at\":[0,0],\"on\":\"city:N\"}],"
	    "\"turn\":\"red\",\"deck\":[\"T\",\"B\",\"B\"],\"moves\":[]}\n",
	    0));
	desk.frame.frozen = false;
	press_cell(1.5f, 0.5f);
	desk_key(&desk, KEY_SPACE, 0);
	desk_build(&desk);
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRIVE);
	ck_assert_int_eq(session_decision(seen().session).seat, 1);
	ck_assert(!desk_reads(&desk, why));
	do
		desk_key(&desk, KEY_DOWN, 0);
	while ((seen().found->choices[seen().chosen].kind == MOVE_PASS) != _i);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert(desk_reads(&desk, why));
	desk_finish(&desk);
}
END_TEST

/* who lost a challenge would not drive anywhere, and no lack of a way is told. */
START_TEST(a_wagon_that_lost_looks_for_no_way)
{
	begin();
	opened(screens_written(
	    &desk.host,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"abbey\":\"on\","
	    "\"shrines\":\"on\"},\"tiles\":[[\"B\",1,0,0],[\"SH_plain\",0,0,0],[\"B\",0,-1,0],[\"B\",1,-1,0],"
	    "[\"B\",2,-1,0],[\"B\",2,0,0],[\"B\",1,1,0],[\"B\",0,1,0]],\"figures\":["
	    "{\"player\":\"red\",\"figure\":\"wagon\",\"at\":[0,0],\"on\":\"shrine\"},"
	    "{\"player\":\"blue\",\"at\":[1,0],\"on\":\"monastery\"}],"
	    "\"turn\":\"red\",\"deck\":[\"B\",\"B\",\"B\"],\"moves\":[]}\n",
	    0));
	desk.frame.frozen = false;
	press_cell(2.5f, 1.5f);
	desk_key(&desk, KEY_SPACE, 0);
	desk_build(&desk);
	ck_assert_int_eq(game_score(session_game(seen().session), 1), 9);
	ck_assert_int_eq(game_supply(session_game(seen().session), 0, FIGURE_WAGON), 1);
	ck_assert(!desk_reads(&desk, "The wagon drives to what is near, incomplete and free"));
	desk_finish(&desk);
}
END_TEST

static const char many_places[] =
    "{\"format\":1,\"players\":[{\"color\":\"yellow\"},{\"color\":\"red\"},{\"color\":\"green\"}],"
    "\"settings\":{\"edition\":\"new\",\"abbey\":\"on\"},\"seed\":649421745,\"moves\":[\"place D -1,0 2\","
    "\"wagon city:S\",\"place AM_bridgecity 0,-1 0\",\"wagon city:E\",\"place L 1,-1 3\",\"wagon road:E\","
    "\"place A 1,-2 0\",\"meeple monastery\",\"place P 1,0 2\",\"meeple city:E\",\"place D 2,-1 2\","
    "\"mayor city:S\",\"place V 0,1 3\",\"meeple field:NL\",\"place A 2,-2 3\",\"pass\",\"place RG -1,-1 0\","
    "\"pass\",\"place T 2,0 3\",\"meeple road:E\",\"place B 2,-3 0\",\"meeple monastery\",\"place G 0,-2 1\","
    "\"meeple field:WL\",\"place W 3,-1 1\",\"meeple field:NR\"]}";

/* In a small window with large letters all of many places are in sight, and stay there while keys go from one to the
 * other. */
START_TEST(all_places_of_a_wagon_are_in_sight)
{
	int places = 0;

	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host, many_places, -1);
	screen_reset(&desk.host, screen);
	desk_size(&desk, 1024, 600, 150);
	desk.host.wish = 150;
	desk.host.windowed = true;
	for (int i = 0; i < 4; i++) {
		desk.frame.now += 1000;
		screen_tick(&desk.host, desk.frame.now);
		if (i)
			desk_key(&desk, KEY_DOWN, 0);
		desk_build(&desk);
		desk.frame.now += 1000;
		desk_build(&desk);
	}
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRIVE);
	ck_assert_int_eq(seen().chosen, 2);
	for (int i = 0; i < seen().found->choice_count; i++) {
		const struct ui_item *place = desk_widget(&desk, ui_name_at("play.answer.place", i));
		struct rect stage = seen().layout->stage;
		if (seen().found->choices[i].kind == MOVE_PASS)
			continue;
		places++;
		ck_assert_msg(place && rect_has(stage, place->box.x, place->box.y) &&
		                  rect_has(stage, place->box.x + place->box.w, place->box.y + place->box.h),
		              "%d", i + 1);
	}
	ck_assert_int_eq(places, 8);
	/* Three roads lie in the west: no two of the places are told by the same words. */
	desk_size(&desk, 1920, 1080, 100);
	desk_build(&desk);
	const char *told[16];
	int count = 0;
	for (int i = 0; i < desk.draw.count && count < 16; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind == DRAW_TEXT && strstr(cmd->u.text.text, "): "))
			told[count++] = cmd->u.text.text;
	}
	for (int i = 0; i < count; i++)
		for (int k = 0; k < i; k++)
			ck_assert_str_ne(told[i], told[k]);
	ck_assert_int_ge(count, 4);
	desk_finish(&desk);
}
END_TEST

/* Is every place of the next tile on the stage, as it was seen then? */
static bool places_in_sight(const struct camera *camera)
{
	bool all = true;
	for (int i = 0; i < seen().found->cell_count; i++) {
		struct play_cell cell = seen().found->cells[i];
		struct rect box = camera_cell(camera, seen().layout->stage, cell.x, cell.y);
		all &= !cell.rotations || rect_holds(seen().layout->stage, box);
	}
	return all;
}

/* In the smallest layout the answers stand in the rail, and nothing over the land; the button that ends a turn gives
 * the one that was chosen there. */
START_TEST(asked_about_the_wagon_the_table_is_free)
{
	table_at("Z-31", 2);
	desk_size(&desk, 1024, 600, 100);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRIVE);
	ck_assert_int_eq(seen().layout->decide.w, 0);
	ck_assert(desk_reads(&desk, "Where does the wagon drive?"));
	const struct ui_item *go = desk_widget(&desk, ui_name("play.decide.go"));
	ck_assert(go && rect_holds(seen().layout->rail, go->box));
	ck_assert_ptr_null(desk_widget(&desk, ui_name("play.end")));
	ck_assert(desk_press(&desk, ui_name_at("play.answer", 0)));
	desk_build(&desk);
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRIVE);
	ck_assert(desk_press(&desk, ui_name("play.decide.go")));
	ck_assert_int_ne(session_decision(seen().session).kind, DECISION_DRIVE);
	desk_finish(&desk);
}
END_TEST

/* Where all that is asked about is in sight already, the table stays as it is: when it is asked, and when it is
 * answered, unless a place of the next tile lies beyond what is seen. */
START_TEST(the_table_stays_where_the_wagon_is_asked_about)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk.host.windowed = true;
	screen = screens_written(&desk.host, many_places, -1);
	screen_reset(&desk.host, screen);
	desk_size(&desk, 1280, 720, 100);
	for (int i = 0; i < 3; i++) {
		desk.frame.now += 1000;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
	}
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_DRIVE);
	struct vec asked = camera_point(seen().camera, seen().layout->stage, 0, 0);
	struct camera before = *seen().camera;
	double size = before.size;
	desk_key(&desk, KEY_UP, 0); /* from nothing to the last: it goes home */
	desk_key(&desk, KEY_ENTER, 0);
	for (int i = 0; i < 3; i++) {
		desk.frame.now += 1000;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
	}
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	struct vec then = camera_point(seen().camera, seen().layout->stage, 0, 0);
	ck_assert(places_in_sight(seen().camera));
	bool same = seen().camera->size == size && fabsf(then.x - asked.x) <= 1 && fabsf(then.y - asked.y) <= 1;
	ck_assert_msg(same || !places_in_sight(&before), "%g, %g: %g pixels a tile, and then %g, %g: %g", asked.x,
	              asked.y, size, then.x, then.y, seen().camera->size);
	desk_finish(&desk);
}
END_TEST

/* It stands where it came from until it is told where to go, and is dragged from there. */
START_TEST(the_wagon_is_dragged_to_its_place)
{
	table_at("Z-31", 2);
	struct decision decision = session_decision(seen().session);
	struct vec from =
	    on_screen(board_anchor(seen().board, session_game(seen().session), decision.cell, decision.spot));
	struct vec to = on_screen((struct vec){1.5f, 1.5f});
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = (int)from.x, .y = (int)from.y - 8};
	ck_assert_int_eq(decision.figure, FIGURE_WAGON);
	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x += 40;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	ck_assert_int_eq(seen().dragged, FIGURE_WAGON);
	in.x = (int)to.x;
	in.y = (int)to.y;
	desk_input(&desk, &in);
	in.kind = INPUT_RELEASE;
	desk_input(&desk, &in);
	ck_assert(stands_at(FIGURE_WAGON, (struct cell){1, 1}));
	desk_finish(&desk);
}
END_TEST

/* It is seen to drive, and stands nowhere else meanwhile; sent home it goes home. */
START_TEST(the_wagon_is_seen_to_drive)
{
	table_at("Z-31", 2);
	desk.prefs.speed = 100;
	desk.host.windowed = true;
	desk_build(&desk);
	ck_assert_int_eq(seen().flights, 0);
	desk_key(&desk, _i ? '4' : '3', 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(seen().flights, 1);
	ck_assert(seen().moves);
	desk.frame.now += 10000;
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	ck_assert(!seen().moves);
	desk_finish(&desk);
}
END_TEST

/* ---- the barn ---- */

/* A computer has built it where one's own farmer lay: both are told when one's turn begins. */
START_TEST(what_a_barn_paid_is_told)
{
	begin();
	opened(screens_written(
	    &desk.host,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[{\"color\":\"red\",\"name\":\"Anna\"},"
	    "{\"color\":\"blue\",\"name\":\"Odo\",\"computer\":\"odo\"}],\"settings\":{\"abbey\":\"on\"},"
	    "\"tiles\":[[\"E\",0,-2,2],[\"E\",0,-1,0],[\"B\",0,0,0],[\"B\",1,0,0],[\"B\",0,1,0]],"
	    "\"figures\":[{\"player\":\"red\",\"at\":[1,0],\"on\":\"field:NL\"}],\"turn\":\"blue\","
	    "\"deck\":[\"B\",\"V\",\"V\"],\"moves\":[\"place B 1,1 0\",\"barn 1,1\"]}\n",
	    2));
	desk.frame.frozen = false;
	desk.frame.now += 20000;
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert(desk_reads(&desk, "Odo builds a barn"));
	ck_assert(desk_reads(&desk, "Anna: farmers go home from the new barn, 1 city × 3 = 3"));
	desk_finish(&desk);
}
END_TEST

/* Where he brought nothing he is gone, too, in the log; and beside the table it is told of another's why. */
START_TEST(who_went_home_for_a_barn_is_told)
{
	static const char *const farmers[][2] = {{"red", "Anna: a farmer goes home, without points"},
	                                         {"green", "Pip: a farmer goes home, without points"}};
	char text[1024];

	begin();
	snprintf(text, sizeof text,
	         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[{\"color\":\"red\",\"name\":\"Anna\"},"
	         "{\"color\":\"green\",\"name\":\"Pip\",\"computer\":\"pip\"},"
	         "{\"color\":\"blue\",\"name\":\"Odo\",\"computer\":\"odo\"}],\"settings\":{\"abbey\":\"on\"},"
	         "\"tiles\":[[\"B\",0,0,0],[\"B\",1,0,0],[\"B\",0,1,0]],"
	         "\"figures\":[{\"player\":\"%s\",\"at\":[1,0],\"on\":\"field:NL\"}],\"turn\":\"blue\","
	         "\"deck\":[\"B\",\"V\",\"V\"],\"moves\":[\"place B 1,1 0\",\"barn 1,1\"]}\n",
	         farmers[_i][0]);
	opened(screens_written(&desk.host, text, 2));
	desk.frame.frozen = false;
	desk.frame.now += 20000;
	desk_build(&desk);
	if (_i == 0)
		desk_key(&desk, 'h', 0);
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "Odo builds a barn"));
	ck_assert(desk_reads(&desk, farmers[_i][1]));
	desk_finish(&desk);
}
END_TEST

static int put_kind(void)
{
	struct move put;

	return session_put_move(seen().session, &put) ? put.kind : -1;
}

/* It is a kind of its own: its corners are shown where it is asked for, each with what it brings and pays at once. */
START_TEST(the_barns_corners_are_its_own_kind)
{
	table_at("Z-36", 1);
	ck_assert_int_eq(seen().found->kinds[FIGURE_BARN].places, 1);
	for (int i = 0; i < seen().found->slot_count; i++)
		ck_assert_int_ne(seen().found->slots[i].move.kind, MOVE_BARN);
	ck_assert(desk_press(&desk, ui_name_at("play.offer", FIGURE_BARN)));
	ck_assert_int_eq(seen().found->slot_count, 1);
	ck_assert_int_eq(seen().found->slots[0].move.kind, MOVE_BARN);
	ck_assert(seen().found->slots[0].at.x == 1 && seen().found->slots[0].at.y == 1);
	ck_assert_int_eq(seen().found->slots[0].points, 4);
	ck_assert_msg(strstr(play_seen_words(screen, 0).detail, "1 city"), "%s", play_seen_words(screen, 0).detail);
	ck_assert_msg(strstr(play_seen_words(screen, 0).detail, "Blue 3"), "%s", play_seen_words(screen, 0).detail);
	ck_assert(desk_reads(&desk, "+3 Blue"));
	ck_assert(desk_says(&desk, "at the end"));
	ck_assert(desk_press(&desk, ui_name_at("play.slot", 0)));
	ck_assert_int_eq(put_kind(), MOVE_BARN);
	ck_assert(desk_press(&desk, ui_name_at("play.offer", FIGURE_MEEPLE)));
	ck_assert_int_eq(put_kind(), -1);
	desk_finish(&desk);
}
END_TEST

/* Dragged from the supply onto its corner. */
START_TEST(the_barn_is_dragged_onto_its_corner)
{
	table_at("Z-36", 1);
	struct rect box = seen().figures[FIGURE_BARN];
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = box.x + box.w / 2, .y = box.y + box.h / 2};
	ck_assert_int_gt(box.w, 0);
	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x -= 200;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	ck_assert_int_eq(seen().dragged, FIGURE_BARN);
	struct vec at = on_screen((struct vec){1, 1});
	in.x = (int)at.x;
	in.y = (int)at.y;
	desk_input(&desk, &in);
	in.kind = INPUT_RELEASE;
	desk_input(&desk, &in);
	ck_assert_int_eq(put_kind(), MOVE_BARN);
	desk_finish(&desk);
}
END_TEST

/* Where four tiles meet, not where a farmer of one of them would lie. */
START_TEST(the_barn_stands_on_its_corner)
{
	struct setup_figure figures[FIGURES_MAX];
	int count, barns = 0;

	table_at("Z-36", -1);
	count = game_standing(session_game(seen().session), figures);
	for (int i = 0; i < count; i++) {
		struct vec at = board_stand(seen().board, session_game(seen().session), figures[i].figure,
		                            figures[i].cell, figures[i].spot);

		if (figures[i].figure != FIGURE_BARN)
			continue;
		barns++;
		ck_assert(at.x == 1 && fabsf(at.y - 1) < 0.2f);
	}
	ck_assert_int_eq(barns, 1);
	desk_finish(&desk);
}
END_TEST

/* The overlay of fields tells what it brings at the end: its field is its owner's, 4 for each city. */
START_TEST(a_barn_is_in_the_list_of_fields)
{
	static struct farm_list list;

	begin();
	opened(screens_written(&desk.host,
	                       "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                       "\"settings\":{\"abbey\":\"on\"},\"tiles\":[[\"E\",0,-1,2],[\"E\",0,0,0],[\"B\",1,0,0],"
	                       "[\"B\",0,1,0],[\"B\",1,1,0]],\"figures\":[{\"player\":\"red\",\"figure\":\"barn\","
	                       "\"at\":[1,1]}],\"turn\":\"red\",\"deck\":[\"B\",\"V\"],\"moves\":[]}\n",
	                       0));
	farms_find(session_game(seen().session), session_final(seen().session), &list);
	ck_assert_int_eq(list.count, 1);
	ck_assert_uint_eq(list.lines[0].seats, 1);
	ck_assert_int_eq(list.lines[0].points, 4);
	ck_assert_int_eq(list.lines[0].cities, 1);
	ck_assert(desk_press(&desk, ui_name_at("play.parts", 0))); /* what the barn's points are made of */
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "The barn 1 city × 4 = 4"));
	ck_assert(desk_press(&desk, ui_name_at("play.parts", 0)));
	struct vec field = camera_point(seen().camera, seen().layout->stage, 1.9f, 1.9f);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)field.x, .y = (int)field.y});
	desk.frame.now += 5000;
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Barn · nobody else"));
	desk_finish(&desk);
}
END_TEST

/* A hint says which figure it means, where that is no follower like the others. */
START_TEST(a_hint_names_its_figure)
{
	static const char *const tiles[] = {"D", "E", "A", "C"};
	char text[400];

	begin();
	snprintf(text, sizeof text,
	         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"abbey\":\"on\","
	         "\"inns\":\"on\"},\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\",\"deck\":[\"%s\",\"B\",\"B\",\"B\"],"
	         "\"moves\":[]}\n",
	         tiles[_i]);
	opened(screens_written(&desk.host, text, 0));
	desk.thinks = true;
	desk_key(&desk, 'i', 0);
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
	const struct ai_line *line = &seen().advice->lines[0];
	for (int i = 1; i < line->move_count; i++)
		if (line->moves[i].kind == MOVE_FIGURE && line->moves[i].figure != FIGURE_MEEPLE)
			ck_assert(desk_reads(&desk, say("%s · ", words_kind(line->moves[i].figure))));
	desk_finish(&desk);
}
END_TEST

/* ---- the mayor ---- */

/* The card of a city says what he counts there; and nobody says that nobody stands where he does. */
START_TEST(a_mayors_weight_is_on_the_citys_card)
{
	table_at("Z-35", 0);
	point_at((struct vec){0.5f, 0.3f});
	ck_assert(desk_reads(&desk, "of Red counts 2"));
	ck_assert(desk_says(&desk, "at least")); /* more tiles will make it more */
	desk_finish(&desk);
}
END_TEST

/* A city that an abbey closes pays nobody where only he stands in it, and has no pennant: that is foretold, and told.
 */
START_TEST(a_mayors_city_that_pays_nobody_is_told)
{
	begin();
	opened(screens_written(
	    &desk.host,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"abbey\":\"on\"},"
	    "\"tiles\":[[\"E\",0,-1,2],[\"B\",1,-1,0],[\"B\",1,0,0],[\"B\",1,1,0],[\"B\",0,1,0],[\"B\",-1,1,0],"
	    "[\"B\",-1,0,0],[\"B\",-1,-1,0]],"
	    "\"figures\":[{\"player\":\"red\",\"figure\":\"mayor\",\"at\":[0,-1],\"on\":\"city:S\"}],"
	    "\"turn\":\"red\",\"deck\":[\"E\",\"B\"],\"moves\":[]}\n",
	    0));
	desk.frame.frozen = false;
	point_at((struct vec){0.5f, 0.5f});
	ck_assert(desk_says(&desk, "City complete: nobody is paid"));
	press_cell(0.5f, 0.5f);
	desk_key(&desk, KEY_SPACE, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Nobody is paid"));
	desk_key(&desk, 'h', 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Red lays the abbey"));
	ck_assert(
	    desk_reads(&desk, "Red: city completed, nobody is paid: the mayor counts 0 (no pennant) and goes home"));
	desk_finish(&desk);
}
END_TEST

/* A place for him tells it before he stands there. */
START_TEST(a_place_for_the_mayor_tells_his_weight)
{
	begin();
	opened(screens_written(&desk.host,
	                       "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                       "\"settings\":{\"abbey\":\"on\"},\"tiles\":[[\"D\",0,0,0]],"
	                       "\"turn\":\"red\",\"deck\":[\"AM_fullcity\",\"B\"],"
	                       "\"moves\":[\"place AM_fullcity 0,-1 0\"]}\n",
	                       1));
	ck_assert(desk_press(&desk, ui_name_at("play.offer", FIGURE_MAYOR)));
	ck_assert_int_eq(seen().found->slot_count, 1);
	ck_assert_str_eq(play_seen_words(screen, 0).title, "Mayor · counts 2");
	ck_assert_int_gt(seen().found->slots[0].points, 0);
	desk_finish(&desk);
	/* In a city without pennants he counts 0, and is paid nothing. */
	begin();
	opened(screens_written(&desk.host,
	                       "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                       "\"settings\":{\"abbey\":\"on\"},\"tiles\":[[\"D\",0,0,0]],"
	                       "\"turn\":\"red\",\"deck\":[\"E\",\"B\"],"
	                       "\"moves\":[\"place E 0,1 2\"]}\n",
	                       1));
	ck_assert(desk_press(&desk, ui_name_at("play.offer", FIGURE_MAYOR)));
	ck_assert_int_eq(seen().found->slot_count, 1);
	ck_assert_str_eq(play_seen_words(screen, 0).title, "Mayor · counts 0");
	ck_assert_int_eq(seen().found->slots[0].points, 0);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("abbey");
	TCase *cases = tcase_create("abbey");

	tcase_add_test(cases, a_mark_on_the_card_says_what_it_is);
	tcase_add_test(cases, the_abbey_is_laid_by_a_click_on_its_hole);
	tcase_add_test(cases, an_abbey_joins_nothing);
	tcase_add_test(cases, the_last_turn_for_the_abbey_says_so);
	tcase_add_loop_test(cases, the_abbey_is_declined_by_one_key, 0, 2);
	tcase_add_loop_test(cases, a_click_on_a_mark_changes_no_player, 0, 2);
	tcase_add_test(cases, a_computers_abbey_is_part_of_its_card);
	tcase_add_loop_test(cases, the_abbey_is_dragged_into_its_hole, 0, 3);
	tcase_add_test(cases, an_offer_knows_whether_it_pays);
	tcase_add_loop_test(cases, a_hole_is_an_abbeys, 0, 3);
	tcase_add_loop_test(cases, nobody_is_asked_who_does_not_want_to_be, 0, 2);
	tcase_add_loop_test(cases, a_wagon_without_a_way_on_is_told, 0, 2);
	tcase_add_loop_test(cases, a_wagon_without_a_way_on_is_told_behind_another, 0, 2);
	tcase_add_test(cases, a_wagon_that_lost_looks_for_no_way);
	tcase_add_loop_test(cases, the_wagon_drives_where_its_places_are_lit, 0, 2);
	tcase_add_test(cases, all_places_of_a_wagon_are_in_sight);
	tcase_add_test(cases, asked_about_the_wagon_the_table_is_free);
	tcase_add_test(cases, the_table_stays_where_the_wagon_is_asked_about);
	tcase_add_test(cases, the_wagon_is_dragged_to_its_place);
	tcase_add_loop_test(cases, the_wagon_is_seen_to_drive, 0, 2);
	tcase_add_test(cases, what_a_barn_paid_is_told);
	tcase_add_loop_test(cases, who_went_home_for_a_barn_is_told, 0, 2);
	tcase_add_test(cases, the_barns_corners_are_its_own_kind);
	tcase_add_test(cases, the_barn_is_dragged_onto_its_corner);
	tcase_add_test(cases, the_barn_stands_on_its_corner);
	tcase_add_test(cases, a_barn_is_in_the_list_of_fields);
	tcase_add_loop_test(cases, a_hint_names_its_figure, 0, 4);
	tcase_add_test(cases, a_mayors_weight_is_on_the_citys_card);
	tcase_add_test(cases, a_mayors_city_that_pays_nobody_is_told);
	tcase_add_test(cases, a_place_for_the_mayor_tells_his_weight);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
