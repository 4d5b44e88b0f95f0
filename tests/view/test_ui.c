/* Focus, hit test, layers, and the screens worked through mouse and keyboard. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include <check.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/language.h"
#include "app/save.h"
#include "app/session.h"
#include "view/setup/screen.h"
#include "view/screens/screens.h"
#include "../begin.h"
#include "../home.h"
#include "../runner.h"
#include "view/play/screen.h"
#include "ruler.h"
#include "screens.h"
#include "view/ui/ui.h"
#include "view/art/figure.h"
#include "view/kit/expansion_art.h"
#include "view/ui/widget.h"

static struct desk desk;

static void setup(void)
{
	language_set("en");
	desk_init(&desk);
}

static void teardown(void) { desk_finish(&desk); }

/* ---- pure functions over a list of items ---- */

static struct ui_items grid(void)
{
	struct ui_items items = {.count = 6};

	for (int i = 0; i < 6; i++) {
		struct rect box = {i % 3 * 100, i / 3 * 50, 80, 40};
		items.items[i] = (struct ui_item){.id = (ui_id)(i + 1), .box = box, .full = box, .flags = UI_FOCUS};
	}
	return items;
}

START_TEST(test_hit)
{
	struct ui_items items = grid();

	ck_assert_uint_eq(ui_hit(&items, 110, 10)->id, 2);
	ck_assert_ptr_null(ui_hit(&items, 90, 10));
	/* What was called later lies on top. */
	items.items[5].box = rect_make(0, 0, 300, 100);
	ck_assert_uint_eq(ui_hit(&items, 110, 10)->id, 6);
	/* A modal layer hides what lies below. */
	items.items[4].layer = 1;
	items.top = 1;
	ck_assert_ptr_null(ui_hit(&items, 10, 10));
	ck_assert_uint_eq(ui_hit(&items, 110, 60)->id, 5);
}
END_TEST

START_TEST(test_tab_order)
{
	struct ui_items items = grid();

	items.items[1].flags |= UI_DISABLED;
	items.items[2].flags = 0;
	ck_assert_uint_eq(ui_next(&items, 0, 1), 1);
	ck_assert_uint_eq(ui_next(&items, 1, 1), 4);
	ck_assert_uint_eq(ui_next(&items, 6, 1), 1);
	ck_assert_uint_eq(ui_next(&items, 1, -1), 6);
	for (int i = 0; i < 6; i++)
		items.items[i].flags = 0;
	ck_assert_uint_eq(ui_next(&items, 1, 1), 0);
}
END_TEST

START_TEST(test_arrows)
{
	struct ui_items items = grid();

	ck_assert_uint_eq(ui_toward(&items, 2, 1, 0), 3);
	ck_assert_uint_eq(ui_toward(&items, 2, -1, 0), 1);
	ck_assert_uint_eq(ui_toward(&items, 2, 0, 1), 5);
	ck_assert_uint_eq(ui_toward(&items, 5, 0, -1), 2);
	ck_assert_uint_eq(ui_toward(&items, 3, 1, 0), 3);
}
END_TEST

START_TEST(test_tooltip_never_covers_nor_leaves)
{
	static const struct rect anchors[] = {
	    {10, 10, 50, 50}, {940, 10, 50, 50}, {940, 540, 50, 50}, {500, 280, 60, 60}, {0, 250, 1000, 40}};

	for (size_t i = 0; i < sizeof anchors / sizeof anchors[0]; i++) {
		struct rect box = tooltip_place(NULL, 1000, 600, anchors[i], 300, 120, 8);
		ck_assert(!rect_overlap(box, anchors[i]));
		ck_assert_int_ge(box.x, 0);
		ck_assert_int_ge(box.y, 0);
		ck_assert_int_le(box.x + box.w, 1000);
		ck_assert_int_le(box.y + box.h, 600);
	}
	/* Nor what stands beside: in the middle of a row it goes above, and under the
	 * head of the window below. */
	struct ui_items row = {.count = 3};
	for (int y = 10; y <= 550; y += 540) {
		for (int i = 0; i < 3; i++)
			row.items[i] = (struct ui_item){
			    .id = (ui_id)(i + 1), .box = {300 + i * 110, y, 100, 40}, .flags = UI_FOCUS};
		row.items[2].flags |= UI_DISABLED;
		for (int i = 0; i < 3; i++) {
			struct rect box = tooltip_place(&row, 1000, 600, row.items[i].box, 200, 40, 8);
			for (int other = 0; other < 3; other++)
				ck_assert_msg(!rect_overlap(box, row.items[other].box), "of %d over %d", i, other);
			ck_assert(box.y >= 0 && box.y + box.h <= 600);
		}
	}
	/* In a panel at the window's edge, one card below the other: beside the panel, where it would lie on another
	 * card. */
	struct ui_items cards = {.count = 4};
	cards.items[0] = (struct ui_item){.id = 9, .box = {740, 0, 260, 600}, .flags = UI_BLOCK};
	for (int i = 1; i < 4; i++)
		cards.items[i] = (struct ui_item){.id = (ui_id)i, .box = {750, 60 * i, 240, 50}, .flags = UI_FOCUS};
	for (int i = 1; i < 4; i++) {
		struct rect chip = {900, 60 * i + 30, 60, 18};
		struct rect box = tooltip_place(&cards, 1000, 600, chip, 240, 100, 8);
		for (int other = 1; other < 4; other++)
			ck_assert_msg(other == i || !rect_overlap(box, cards.items[other].box), "of %d over %d", i,
			              other);
	}
}
END_TEST

/* ---- theme ---- */

/* A row of one line sets its words smaller before it cuts them, down to three quarters: a French merchant in half a
 * line of a small window has just room then. */
START_TEST(test_row_is_small_before_it_is_cut)
{
	struct ui ui;
	int least = theme_text(&desk.theme, TYPE_SMALL).px * 3 / 4, cut = 0;

	ui_init(&ui);
	for (int w = 40; w < 200; w++) {
		draw_begin(&desk.draw, 640, 400);
		ui_begin(&ui, &desk.theme, &desk.draw, &(struct input){0}, 0);
		row(&ui, ui_name("row"), rect_make(0, 0, w, 30), &(struct row){.title = "Marchand", .tight = true});
		for (int i = 0; i < desk.draw.count; i++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[i];
			if (cmd->kind != DRAW_TEXT || !strstr(cmd->u.text.text, "…"))
				continue;
			ck_assert_msg(cmd->u.text.style.px == least, "%d wide: \"%s\" in letters of %d", w,
			              cmd->u.text.text, cmd->u.text.style.px);
			cut++;
		}
	}
	ck_assert_int_gt(cut, 0);
}
END_TEST

/* Whoever has one of everything: all of it lies between his figure and his score, or, on the card of who is to move,
 * below both. */
START_TEST(test_many_figures_lie_before_the_score)
{
	struct player_card card = {.name = "Yellow", .has_projection = true, .has_tokens = true};
	struct rect box = {0, 0, 266, 0}, boxes[PIECES_MAX], tokens[HOLDINGS_MAX];
	int score = box.w - 12 - 8 - 20, seen = 0; /* the edge, a digit, the arrow before what is foretold */
	struct ui ui;

	ui_init(&ui);
	card.tokens[HOLDING_ABBEY].art = expansion_token(HOLDING_ABBEY);
	card.tokens[HOLDING_ABBEY].kept = true;
	for (int kind = 0; kind < PIECES_MAX; kind++)
		card.supply[kind] = card.total[kind] = 1;
	for (int active = 0; active < 2; active++) {
		card.active = active;
		box.h = (int)player_card_height(&desk.theme, &card);
		draw_begin(&desk.draw, 640, 400);
		ui_begin(&ui, &desk.theme, &desk.draw, &(struct input){0}, 0);
		player_card(&ui, ui_name("card"), box, &card, boxes, tokens);
		int right = active ? box.w - 12 : score, below = 0;
		for (int i = 0; i < desk.draw.count && active; i++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[i];
			if (cmd->kind == DRAW_TEXT && (int)cmd->u.text.at.x >= score && (int)cmd->u.text.at.y > below)
				below = (int)cmd->u.text.at.y;
		}
		ck_assert_int_eq(below > 0, active);
		for (int kind = 0; kind < PIECES_MAX; kind++) {
			ck_assert_int_le(boxes[kind].x + boxes[kind].w, right);
			ck_assert(boxes[kind].w == 0 || boxes[kind].y > below);
			seen += boxes[kind].w > 0;
		}
		ck_assert_int_gt(tokens[HOLDING_ABBEY].w, 0);
		ck_assert_int_le(tokens[HOLDING_ABBEY].x + tokens[HOLDING_ABBEY].w, right);
	}
	ck_assert_int_gt(seen, 12);
}
END_TEST

/* On a card of one line every kind has its mark, and stands beside the others, however long name and numbers are. */
START_TEST(test_marks_of_a_line_stand_apart)
{
	struct player_card card = {.name = "Red", .one_line = true, .kinds = true, .has_projection = true};
	struct rect tokens[HOLDINGS_MAX], boxes[PIECES_MAX];
	int kinds = 0;
	struct ui ui;

	ui_init(&ui);
	for (int kind = 0; kind < PIECES_MAX; kind++) {
		card.supply[kind] = card.total[kind] = 1;
		kinds += any_piece(kind) != NULL;
	}
	card.tokens[HOLDING_ABBEY].art = expansion_token(HOLDING_ABBEY);
	card.tokens[HOLDING_ABBEY].kept = true;
	for (int wide = 0; wide < 2; wide++) {
		card.name = wide ? "Bartholomäus von der Heide" : "Red";
		card.gain = card.score = card.projection = wide ? 125 : 0;
		draw_begin(&desk.draw, 640, 400);
		ui_begin(&ui, &desk.theme, &desk.draw, &(struct input){0}, 0);
		player_card(&ui, ui_name("card"), rect_make(0, 0, 220, 46), &card, boxes, tokens);
		ck_assert_int_gt(tokens[HOLDING_ABBEY].w, 0);
		int seen = 0;
		for (int a = 0; a < PIECES_MAX; a++) {
			seen += boxes[a].w > 0;
			ck_assert(!rect_overlap(boxes[a], tokens[HOLDING_ABBEY]));
			for (int b = 0; b < a; b++)
				ck_assert(!rect_overlap(boxes[a], boxes[b]));
		}
		ck_assert_int_eq(seen, kinds);
	}
}
END_TEST

START_TEST(test_scale_is_cut)
{
	ck_assert_int_eq(theme_percent(1024, 600, 1, 300), 100);
	ck_assert_int_eq(theme_percent(2560, 1440, 1, 200), 200);
	ck_assert_int_eq(theme_percent(2560, 1440, 1, 300), 240);
	ck_assert_int_eq(theme_percent(3840, 2160, 2, 150), 150);
	ck_assert_int_eq(theme_percent(800, 500, 1, 150), 100);
	ck_assert_int_eq(theme_automatic(1920, 1080, 1), 100);
	ck_assert_int_eq(theme_automatic(2560, 1440, 1), 125);
	ck_assert_int_eq(theme_automatic(2560, 1440, 2), 100);
}
END_TEST

static double luminance(uint32_t hex)
{
	double sum = 0;
	static const double weight[3] = {0.2126, 0.7152, 0.0722};

	for (int i = 0; i < 3; i++) {
		double c = (hex >> (16 - 8 * i) & 0xff) / 255.0;
		double l = c <= 0.03928 ? c / 12.92 : (c + 0.055) / 1.055;
		if (c > 0.03928) { /* ^2.4 without libm: square times the fifth root by Newton */
			double r = 1;
			for (int n = 0; n < 60; n++)
				r = r - (r * r * r * r * r - l * l) / (5 * r * r * r * r);
			l = l * l * r;
		}
		sum += weight[i] * l;
	}
	return sum;
}

static double contrast(uint32_t a, uint32_t b)
{
	double la = luminance(a) + 0.05, lb = luminance(b) + 0.05;

	return la > lb ? la / lb : lb / la;
}

START_TEST(test_contrast)
{
	static const uint32_t pairs[][2] = {
	    {COLOR_INK, COLOR_PANEL_BOTTOM}, {COLOR_INK2, COLOR_PANEL_BOTTOM}, {COLOR_INK2, COLOR_WELL},
	    {COLOR_INK_OFF, COLOR_OFF},      {COLOR_CREAM, COLOR_TOOLTIP},     {COLOR_CREAM, COLOR_WALNUT_TOP},
	    {0xFFF9E8, COLOR_GO_TOP},        {0xFFF4E6, COLOR_REFUSE_TOP},     {COLOR_REFUSE, COLOR_OFF},
	    {COLOR_INK, COLOR_GOLD},
	};

	ck_assert_double_eq_tol(contrast(0x000000, 0xffffff), 21, 0.05);
	for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
		ck_assert_msg(contrast(pairs[i][0], pairs[i][1]) >= 4.5, "%06x on %06x: %.2f", pairs[i][0], pairs[i][1],
		              contrast(pairs[i][0], pairs[i][1]));
}
END_TEST

/* ---- what can be opened ---- */

/* Whose tooltip it is; what was pressed has none until the pointer has been elsewhere. */
START_TEST(test_a_press_ends_the_tooltip)
{
	screen_reset(&desk.host, editor_table_create(&desk.host, GAME_CARCASSONNE));
	desk_build(&desk);
	desk_build(&desk);
	const char *tip = "Figures";
	struct rect box = desk_widget(&desk, ui_name_at("editor.tool", 2))->box;
	struct input over = {.kind = INPUT_MOVE, .x = box.x + box.w / 2, .y = box.y + box.h / 2};
	desk_input(&desk, &over);
	ck_assert(!desk_says(&desk, tip));
	desk.frame.now += 5000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, tip));
	ck_assert(desk_press(&desk, ui_name_at("editor.tool", 1)));
	desk.frame.now += 5000;
	desk_build(&desk);
	desk.frame.now += 5000;
	desk_build(&desk);
	ck_assert_uint_eq(screen_top(&desk.host)->widgets->tip_wanted, 0);
	desk_input(&desk, &over);
	desk.frame.now += 5000;
	desk_build(&desk);
	desk.frame.now += 5000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, tip));
	/* nor has what a pointer rests on that was left for the keys */
	desk_key(&desk, 'r', 0);
	desk.frame.now += 5000;
	desk_build(&desk);
	ck_assert(!desk_says(&desk, tip));
}
END_TEST

/* A pointer that was left for arrows and Tab is over nothing until it moves; other keys are about what is under it. */
START_TEST(test_a_pointer_left_for_the_keys)
{
	screen_reset(&desk.host, editor_table_create(&desk.host, GAME_CARCASSONNE));
	desk_build(&desk);
	desk_build(&desk);
	const struct ui *ui = screen_top(&desk.host)->widgets;
	ui_id tool = ui_name_at("editor.tool", 2);
	struct rect box = desk_widget(&desk, tool)->box;
	struct input over = {.kind = INPUT_MOVE, .x = box.x + box.w / 2, .y = box.y + box.h / 2};
	static const int left[] = {KEY_TAB, KEY_RIGHT};
	for (int i = 0; i < 2; i++) {
		desk_input(&desk, &over);
		ck_assert_uint_eq(ui->hover, tool);
		struct input key = {.kind = INPUT_KEY, .key = 'r', .x = over.x, .y = over.y};
		desk_input(&desk, &key);
		ck_assert_uint_eq(ui->hover, tool);
		key.key = left[i];
		desk_input(&desk, &key);
		ck_assert_uint_eq(ui->hover, 0);
		struct input rests = over; /* another screen lies under it */
		rests.repeat = true;
		desk_input(&desk, &rests);
		ck_assert_uint_eq(ui->hover, 0);
	}
	desk_input(&desk, &over);
	ck_assert_uint_eq(ui->hover, tool);
}
END_TEST

/* A damaged save is listed with what is wrong and where; the folder of all stands at the foot of the list. */
START_TEST(test_damaged_saves_are_listed)
{
	char home[HOME_SIZE], path[FORMAT_PATH_SIZE];
	FILE *file;

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	ck_assert_pstr_eq(save_new_path(home, &(int){1}, path), NULL);
	file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fputs("{\n\t\"format\": 1,\n\t?", file);
	fclose(file);
	screen_reset(&desk.host, open_screen_create(&desk.host, OPEN_SAVES));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(desk_says(&desk, ".bastide is damaged"));
	ck_assert(desk_says(&desk, "line 3: "));
	ck_assert(desk_says(&desk, "Games lie as files in "));
	for (int i = 0; i < desk.draw.count; i++)
		ck_assert(desk.draw.cmds[i].kind != DRAW_TEXT || !strstr(desk.draw.cmds[i].u.text.text, home) ||
		          strstr(desk.draw.cmds[i].u.text.text, "Games lie as files in "));
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* ---- a lesson, by mouse ---- */

START_TEST(test_lesson_by_mouse)
{
	int own = 0;

	screen_reset(&desk.host, screens_create(&desk.host, "lesson-1"));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, "turn 1 of 6"));
	while (!desk_widget(&desk, ui_name("lesson.leave")) && own < 20) {
		/* The odd ones by keyboard. */
		bool mouse = own % 2 == 0;
		bool asked = desk_widget(&desk, ui_name("lesson.show")) != NULL;
		if (asked && mouse) {
			own++;
			ck_assert(desk_press(&desk, ui_name("lesson.show")));
			ck_assert(desk_press(&desk, ui_name("play.end")));
		} else if (asked) {
			own++;
			desk_key(&desk, 'g', 0);
			desk_key(&desk, KEY_ENTER, 0);
		} else {
			desk_key(&desk, KEY_ENTER, 0); /* "Go on" has the key */
		}
		desk_build(&desk);
	}
	ck_assert_int_eq(own, 6);
	ck_assert_ptr_nonnull(desk_find(&desk, "done"));
	/* Alone on the table it does not end the program. */
	ck_assert_int_eq(desk.host.count, 1);
	ck_assert(desk_press(&desk, ui_name("lesson.leave")));
	desk_build(&desk);
	ck_assert_int_eq(desk.host.count, 2);
	ck_assert_ptr_nonnull(desk_find(&desk, "Lessons"));
}
END_TEST

/* A wish that the window has no room for is answered with what it gets. */
START_TEST(test_a_large_interface_has_its_reason)
{
	desk_size(&desk, 1280, 720, 200);
	screen_reset(&desk.host, screens_create(&desk.host, "settings"));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Each page grows as far as"));
	ck_assert(desk_says(&desk, "room in this window."));
}
END_TEST

/* ---- the focus ---- */

static const struct {
	const char *screen;
	int least; /* places that Tab reaches */
} focused[] = {
    {"setup", 9}, {"choices", 16}, {"title", 7},   {"rules", 9},    {"settings", 11},
    {"help", 3},  {"menu", 6},     {"lessons", 3}, {"lesson-1", 2},
};

enum { FOCUS_SCREENS = sizeof focused / sizeof focused[0] };

/* Every item that Tab reaches shows its focus, and Tab comes round. */
START_TEST(test_tab_comes_round)
{
	uint64_t seen[200], first = 0;
	int count = 0;

	screen_reset(&desk.host, screens_create(&desk.host, focused[_i].screen));
	desk_build(&desk);
	desk_build(&desk);
	/* What scrolls lies otherwise in the first round than in all that follow. */
	for (int i = 0; i < 60; i++)
		desk_key(&desk, KEY_TAB, 0);
	for (int i = 0; i < 200; i++) {
		desk_key(&desk, KEY_TAB, 0);
		uint64_t hash = draw_hash(&desk.draw);
		if (i == 0)
			first = hash;
		else if (hash == first)
			break;
		for (int k = 0; k < count; k++)
			ck_assert_msg(seen[k] != hash, "two places of the focus look alike (screen %d, step %d)", _i,
			              i);
		seen[count++] = hash;
	}
	ck_assert_msg(count >= focused[_i].least && count < 199, "screen %d: %d places", _i, count);
}
END_TEST

START_TEST(test_modal_dialog)
{
	struct ui *ui = malloc(sizeof *ui);
	struct dialog question = {
	    .title = "Leave?", .text = "It is saved.", .safe = "Stay", .act = "Leave", .danger = true};
	struct input none = {.kind = INPUT_NONE}, escape = {.kind = INPUT_KEY, .key = KEY_ESCAPE, .x = -1, .y = -1};
	struct input enter = {.kind = INPUT_KEY, .key = KEY_ENTER, .x = -1, .y = -1};
	struct button below = {.label = "Below"};
	enum dialog_answer answer = DIALOG_OPEN;

	ui_init(ui);
	ui->focus = ui_name("below");
	const struct input *inputs[] = {&none, &none, &enter};
	for (int i = 0; i < 3; i++) {
		draw_begin(&desk.draw, 1280, 720);
		ui_begin(ui, &desk.theme, &desk.draw, inputs[i], 0);
		ck_assert(!button(ui, ui_name("below"), rect_make(0, 0, 100, 40), &below));
		answer = dialog(ui, &question);
		ui_end(ui);
	}
	ck_assert(ui->ring);                   /* and it is seen from the start what Enter does */
	ck_assert_int_eq(answer, DIALOG_SAFE); /* the safe answer had the focus */
	draw_begin(&desk.draw, 1280, 720);
	ui_begin(ui, &desk.theme, &desk.draw, &escape, 0);
	answer = dialog(ui, &question);
	ui_end(ui);
	ck_assert_int_eq(answer, DIALOG_SAFE);
	/* Closed: the focus returns to where it was. */
	draw_begin(&desk.draw, 1280, 720);
	ui_begin(ui, &desk.theme, &desk.draw, &none, 0);
	button(ui, ui_name("below"), rect_make(0, 0, 100, 40), &below);
	ui_end(ui);
	ck_assert_uint_eq(ui->focus, ui_name("below"));
	free(ui);
}
END_TEST

/* A double click is for what the first press was for: what lies under the pointer in the layer that it has opened is
 * not pressed by the second, but by another press it is. */
START_TEST(test_double_click_stays_below)
{
	struct ui *ui = malloc(sizeof *ui);
	struct input pass[] = {{.kind = INPUT_NONE},
	                       {.kind = INPUT_PRESS},
	                       {.kind = INPUT_RELEASE},
	                       {.kind = INPUT_NONE},
	                       {.kind = INPUT_PRESS, .second = _i == 0},
	                       {.kind = INPUT_RELEASE}};
	struct button choice = {.label = "Choice"};
	struct rect box = {0, 0, 200, 200};
	bool open = false, chosen = false;

	ui_init(ui);
	for (size_t i = 0; i < sizeof pass / sizeof *pass; i++) {
		pass[i].button = BUTTON_LEFT;
		pass[i].x = pass[i].y = 100;
		draw_begin(&desk.draw, 1280, 720);
		ui_begin(ui, &desk.theme, &desk.draw, &pass[i], 0);
		open |= button(ui, ui_name("opens"), box, &choice);
		if (open) {
			ui_modal_begin(ui, 0);
			chosen |= button(ui, ui_name("choice"), box, &choice);
			ui_modal_end(ui);
		}
		ui_end(ui);
	}
	ck_assert(open);
	ck_assert_int_eq(chosen, _i == 1);
	free(ui);
}
END_TEST

START_TEST(test_title_keys)
{
	screen_reset(&desk.host, title_screen_create(&desk.host));
	desk_build(&desk);
	desk_key(&desk, 'N', 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "title");
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_DOWN, 0);
	ui_id left = desk_focus(&desk);
	ck_assert(left != ui_name("title.new"));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "examples");
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert(desk_focus(&desk) == left);
	ck_assert(desk_press(&desk, ui_name("title.quit")));
	ck_assert(desk.quit);
}
END_TEST

/* A key of the title leads back to the entry that it is the key of; which game's table is meant has the first in focus.
 */
START_TEST(test_a_title_key_leads_back_to_its_entry)
{
	static const struct {
		int key;
		const char *entry;
	} keys[] = {{'c', "title.castle"},
	            {'o', "title.open"},
	            {'l', "title.lessons"},
	            {'t', "title.table"},
	            {KEY_F1, "title.help"}};

	screen_reset(&desk.host, title_screen_create(&desk.host));
	desk_build(&desk);
	for (int i = 0; i < 5; i++) {
		desk_key(&desk, keys[i].key, 0);
		desk_build(&desk);
		ck_assert(keys[i].key != 't' || desk_focus(&desk) == ui_name("dialog.other"));
		desk_key(&desk, KEY_ESCAPE, 0);
		desk_build(&desk);
		ck_assert_str_eq(screen_top(&desk.host)->kind->name, "title");
		ck_assert_msg(desk_focus(&desk) == ui_name(keys[i].entry), "%s", keys[i].entry);
	}
	desk_key(&desk, 't', 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "editor");
	ck_assert(!desk_says(&desk, "The Castle"));
}
END_TEST

/* Where the home should be lies a file: the table says that the game cannot be written, and goes on saying it until
 * it is answered. */
START_TEST(test_unwritable_home_is_told)
{
	char home[HOME_SIZE], blocked[HOST_PATH_SIZE];

	home_make(home);
	snprintf(blocked, sizeof blocked, "%.900s/file", home);
	FILE *file = fopen(blocked, "w");
	ck_assert_ptr_nonnull(file);
	fclose(file);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", blocked);
	screen_reset(&desk.host, setup_screen_create(&desk.host));
	desk_build(&desk);
	desk.frame.frozen = false; /* what passes is not in pictures */
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert(desk_says(&desk, "The game could not be saved"));
	desk.frame.frozen = true;
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* The newest save is damaged: the focus stands on the first that can be opened; the arrows reach the other, which says
 * why it does not open, in plain words and without its folder. */
START_TEST(test_focus_passes_over_damaged_saves)
{
	char home[HOME_SIZE], path[HOST_PATH_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	struct session *session = begun(chosen(desk.tiles, 2, 5));
	ck_assert(save_begin(session, home).path);
	session_destroy(session);
	ck_assert_pstr_eq(save_new_path(home, &(int){1}, path), NULL);
	FILE *file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fputs("{\"format\": 1, \"players\": [\"red\"", file);
	fclose(file);
	struct timespec times[2] = {{.tv_nsec = UTIME_NOW}, {.tv_sec = 4000000000}};
	ck_assert_int_eq(utimensat(AT_FDCWD, path, times, 0), 0);
	screen_reset(&desk.host, open_screen_create(&desk.host, OPEN_SAVES));
	desk_build(&desk);
	ui_id good = desk_focus(&desk);
	desk_key(&desk, KEY_LEFT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("open.row", 0));
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "This game cannot be opened"));
	ck_assert(desk_reads(&desk, "The file is cut off, was changed by hand"));
	ck_assert(desk_reads(&desk, "game-0002.bastide, line 1: "));
	ck_assert(!desk_says(&desk, "/saves/game"));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(desk_focus(&desk), good);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* The wheel moves a list, and the list stays there. */
START_TEST(test_wheel)
{
	screen_reset(&desk.host, open_screen_create(&desk.host, OPEN_EXAMPLES));
	desk_build(&desk);
	desk_key(&desk, KEY_DOWN, 0); /* from the search to a card */
	const struct draw_cmd *first = desk_find(&desk, "Road and field go on");
	ck_assert_ptr_nonnull(first);
	float y = first->u.text.at.y;
	for (int i = 0; i < 4; i++)
		desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_y = -2, .x = 640, .y = 400});
	first = desk_find(&desk, "Road and field go on");
	ck_assert(!first || first->u.text.at.y < y - 60);
	/* A key brings the focus back into sight. */
	desk_key(&desk, KEY_DOWN, 0);
	desk_build(&desk);
	const struct ui_item *card = desk_widget(&desk, desk_focus(&desk));
	ck_assert_ptr_nonnull(card);
	ck_assert_int_eq(card->box.h, card->full.h);
	ck_assert_int_gt(card->box.y, 62);
}
END_TEST

/* As a window of one pixel leaves it. */
START_TEST(test_nothing_scrolls_in_a_box_without_height)
{
	static struct ui ui;
	struct rect box = {20, 20, -10, -10};
	float offset = 0;

	ui.draw = &desk.draw;
	ui.theme = desk.theme;
	draw_begin(&desk.draw, 1, 1);
	for (int height = -20; height <= 20; height += 10) {
		scroll_begin(&ui, ui_name("nothing"), box, height, &offset);
		scroll_end(&ui, ui_name("nothing"), box, height, &offset);
	}
	ck_assert(offset >= 0 && offset <= 30);
}
END_TEST

/* Two lists of so many rows, of which three are seen. */
static void two_lists(struct ui *ui, const int rows[2], float offsets[2], int key)
{
	struct input input = {.kind = key ? INPUT_KEY : INPUT_NONE, .key = key};

	for (int pass = 0; pass < 2 || ui->again; pass++, input = (struct input){0}) {
		ui_begin(ui, &desk.theme, &desk.draw, &input, 0);
		for (int list = 0; list < 2; list++) {
			ui_id id = ui_name_at("list", list);
			struct rect box = {list * 200, 0, 100, 120};
			struct rect in = scroll_begin(ui, id, box, 40 * rows[list], &offsets[list]);
			for (int i = 0; i < rows[list]; i++)
				ui_item(ui, ui_name_at(list ? "right" : "left", i), rect_cut_top(&in, 40), UI_FOCUS);
			scroll_end(ui, id, box, 40 * rows[list], &offsets[list]);
		}
		ui_end(ui);
	}
}

/* The keys that leaf are of the list that has the focus; where all of it is seen, of the other, and the focus stays. */
START_TEST(test_keys_leaf_where_the_focus_is)
{
	static struct ui ui;
	static const int long_ones[2] = {9, 9}, short_one[2] = {3, 9};
	float offsets[2] = {0, 0};

	draw_begin(&desk.draw, 1280, 720);
	ui_init(&ui);
	two_lists(&ui, long_ones, offsets, 0);
	ui_set_focus(&ui, ui_name_at("right", 1), true);
	two_lists(&ui, long_ones, offsets, 0);
	two_lists(&ui, long_ones, offsets, KEY_PAGE_DOWN);
	ck_assert(offsets[0] == 0 && offsets[1] > 0);
	two_lists(&ui, long_ones, offsets, KEY_END);
	ck_assert(offsets[0] == 0 && offsets[1] == 240);
	ck_assert_uint_eq(ui.focus, ui_name_at("right", 8));
	offsets[1] = 0;
	ui_set_focus(&ui, ui_name_at("left", 1), true);
	two_lists(&ui, short_one, offsets, 0);
	two_lists(&ui, short_one, offsets, KEY_END);
	ck_assert(offsets[0] == 0 && offsets[1] == 240);
	ck_assert_uint_eq(ui.focus, ui_name_at("left", 1));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("ui");
	TCase *tcase = tcase_create("ui");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, test_hit);
	tcase_add_test(tcase, test_tab_order);
	tcase_add_test(tcase, test_arrows);
	tcase_add_test(tcase, test_tooltip_never_covers_nor_leaves);
	tcase_add_test(tcase, test_a_press_ends_the_tooltip);
	tcase_add_test(tcase, test_a_pointer_left_for_the_keys);
	tcase_add_test(tcase, test_row_is_small_before_it_is_cut);
	tcase_add_test(tcase, test_many_figures_lie_before_the_score);
	tcase_add_test(tcase, test_marks_of_a_line_stand_apart);
	tcase_add_test(tcase, test_scale_is_cut);
	tcase_add_test(tcase, test_contrast);
	tcase_add_test(tcase, test_damaged_saves_are_listed);
	tcase_add_test(tcase, test_lesson_by_mouse);
	tcase_add_test(tcase, test_a_large_interface_has_its_reason);
	tcase_add_loop_test(tcase, test_tab_comes_round, 0, FOCUS_SCREENS);
	tcase_add_test(tcase, test_modal_dialog);
	tcase_add_loop_test(tcase, test_double_click_stays_below, 0, 2);
	tcase_add_test(tcase, test_title_keys);
	tcase_add_test(tcase, test_a_title_key_leads_back_to_its_entry);
	tcase_add_test(tcase, test_unwritable_home_is_told);
	tcase_add_test(tcase, test_focus_passes_over_damaged_saves);
	tcase_add_test(tcase, test_wheel);
	tcase_add_test(tcase, test_nothing_scrolls_in_a_box_without_height);
	tcase_add_test(tcase, test_keys_leaf_where_the_focus_is);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
