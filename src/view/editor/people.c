/* Who plays, in which colour, by which name; who holds what, who waits in which haven. */
#include "view/editor/editor.h"

#include <string.h>

#include <bastide/castle.h>

#include "app/expansion_words.h"
#include "app/words.h"

static void names(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const struct game *game = draft_game(editor->draft);
	const struct setup *setup = &draft_scenario(editor->draft)->setup;
	int count = game_player_count(game), colors = game_players_most((enum game_kind)setup->game, &setup->settings),
	    tall = ui_px(ui, 40);
	const char *labels[COLOR_COUNT];

	colors = colors < PLAYERS_BASE ? PLAYERS_BASE : colors;
	for (int i = 0; i < colors; i++)
		labels[i] = words_color(i);
	editor_heading(ui, rest, tr("Colour and name"));
	for (int seat = 0; seat < count; seat++) {
		struct rect line = rect_cut_top(rest, tall);
		int color = (int)game_color(game, seat);
		bool other = color_picker(ui, ui_name_at("editor.color", seat), rect_cut_left(&line, ui_px(ui, 66)),
		                          labels, colors, &color);
		rect_cut_left(&line, ui_px(ui, 8));
		text_field(ui, ui_name_at("editor.name", seat), line, editor->typed.names[seat], SEAT_NAME_SIZE,
		           words_color((int)game_color(game, seat)));
		rect_cut_top(rest, ui_px(ui, 6));
		if (other) {
			editor_set(editor, DRAFT_COLOR, seat, 0, color);
			return; /* the position is another */
		}
	}
	rect_cut_top(rest, ui_px(ui, 8));
}

/* A list under its heading: the entry that is chosen now instead of this one, or -1. */
static int choice(struct ui *ui, struct rect *rest, ui_id id, const char *const labels[], int count, int current)
{
	bool other = drop_down(ui, id, rect_cut_top(rest, ui_px(ui, 40)), labels, count, &current, false);

	rect_cut_top(rest, ui_px(ui, 8));
	return other ? current : -1;
}

/* Who has a thing of which there is one. */
static void holder(struct editor *editor, struct ui *ui, struct rect *rest, int holding)
{
	const struct game *game = draft_game(editor->draft);
	const char *labels[PLAYERS_MAX + 1] = {tr("Nobody")}; /* before the players */
	int has = game_holder(game, holding), count = game_player_count(game);

	for (int seat = 0; seat < count; seat++)
		labels[seat + 1] = editor_name(editor, seat);
	editor_heading(ui, rest, words_holding(holding));
	int chosen =
	    choice(ui, rest, ui_name_at("editor.held", holding), labels, count + 1, has == NOBODY ? 0 : has + 1);
	if (chosen >= 0)
		editor_set(editor, DRAFT_HOLDER, 0, holding, chosen ? chosen - 1 : NOBODY);
}

/* "Castle   − 2 +": -1, 1 when pressed, else 0. */
static int stepper(struct ui *ui, const char *fewer, const char *more, int n, struct rect *rest, const char *label,
                   int count)
{
	struct text_style style = theme_text(&ui->theme, TYPE_BODY);
	int side = ui_px(ui, 36), change = 0;
	struct rect line = rect_part_top(rest, side, ui_px(ui, 6));

	if (tool_button(ui, ui_name_at(more, n), rect_cut_right(&line, side), ICON_PLUS, NULL, tr("One more"), false,
	                false))
		change = 1;
	draw_text(ui->draw, rect_cut_right(&line, side), ALIGN_CENTER, &style, draw_format(ui->draw, "%d", count));
	if (tool_button(ui, ui_name_at(fewer, n), rect_cut_right(&line, side), ICON_MINUS, NULL, tr("One fewer"), false,
	                count == 0))
		change = -1;
	draw_text(ui->draw, line, ALIGN_LEFT, &style, label);
	return change;
}

/* In which haven a neutral piece stands. */
static void neutral(struct editor *editor, struct ui *ui, struct rect *rest, int id, const char *const *labels,
                    int count)
{
	int current = game_neutral_at(draft_game(editor->draft), id).haven;

	editor_heading(ui, rest, tr(housed_words(draft_game(editor->draft))->stands));
	int chosen = choice(ui, rest, ui_name_at("editor.neutral", id), labels, count, current);
	if (chosen >= 0)
		editor_set(editor, DRAFT_NEUTRAL, 0, id, chosen);
}

static void havens(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const char *labels[HAVENS_MAX];
	int count = 0;

	while (count < HAVENS_MAX && game_has_haven(draft_game(editor->draft), count)) {
		labels[count] = words_haven(count);
		count++;
	}
	for (int id = 0; id < NEUTRALS_MAX; id++)
		if (game_has_neutral(draft_game(editor->draft), id) &&
		    game_neutral(game_kind(draft_game(editor->draft)), id)->place == PLACE_HAVEN)
			neutral(editor, ui, rest, id, labels, count);
	editor_heading(ui, rest, words_waiting());
	editor_whose(editor, ui, "editor.whose", rest, &editor->seat);
	editor_kinds(editor, ui, rest);
	enum figure figure = (enum figure)editor->figure;
	for (int i = 0; i < count; i++) {
		int there = draft_waiting(editor->draft, editor->seat, figure, i);
		int change = stepper(ui, "editor.leave", "editor.enter", i, rest, labels[i], there);
		if (!change)
			continue;
		editor_texts_commit(editor);
		editor_done(editor, change > 0 ? draft_enter(editor->draft, editor->seat, figure, i)
		                               : draft_leave(editor->draft, editor->seat, figure, i));
	}
	rect_cut_top(rest, ui_px(ui, 8));
}

/* What a player has a number of, those of a group together. */
static void numbers(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const struct game *game = draft_game(editor->draft);
	const char *group = NULL;

	for (int i = 0; i < HOLDINGS_MAX; i++) {
		const struct holding *holding = game_holding(game_kind(game), i);

		if (!holding || holding->single || !game_has_holding(game, i))
			continue;
		if (!group || strcmp(group, holding->group) != 0) {
			group = holding->group;
			editor_heading(ui, rest, words_holding_group(group));
			if (!game_has_havens(game))
				editor_whose(editor, ui, "editor.whose", rest, &editor->seat);
		}
		int count = game_held(game, editor->seat, i);
		int change = stepper(ui, "editor.less", "editor.more", i, rest, words_holding(i), count);
		if (change) {
			editor_set(editor, DRAFT_HELD, editor->seat, i, count + change);
			return; /* the position is another */
		}
	}
	if (group)
		rect_cut_top(rest, ui_px(ui, 8));
}

/* The wall tiles that a player of The Castle holds. */
static void hands(struct editor *editor, struct ui *ui, struct rect *rest)
{
	editor_heading(ui, rest, tr("Wall tiles in hand"));
	editor_whose(editor, ui, "editor.whose", rest, &editor->seat);
	for (int number = 1; number <= WALL_KINDS; number++) {
		int count = game_hand(draft_game(editor->draft), editor->seat, number);
		int change = stepper(ui, "editor.unhold", "editor.hold", number, rest,
		                     draw_format(ui->draw, tr("Wall tile %d"), number), count);
		if (change)
			editor_set(editor, DRAFT_HAND, editor->seat, number, count + change);
	}
	rect_cut_top(rest, ui_px(ui, 8));
}

/* The one that lies on a corner tower of the wall. */
static void wall(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const struct castle_board *board = draft_scenario(editor->draft)->tiles->castle;
	const char *corners[UI_POPUP_MAX], *values[WALL_KINDS + 1] = {tr("No wall tile")};
	uint8_t numbers[CASTLE_CORNERS_MAX] = {0};
	int count = castle_wall_count(board);

	game_wall(draft_game(editor->draft), numbers);
	for (int n = 0; n < count && n < UI_POPUP_MAX; n++)
		corners[n] = draw_format(ui->draw, tr("The corner tower at %d"),
		                         board->corners[castle_wall_corner(board, n)].first);
	for (int number = 1; number <= WALL_KINDS; number++)
		values[number] = draw_format(ui->draw, tr("Wall tile %d"), number);
	editor_heading(ui, rest, tr("Wall tiles on the wall"));
	drop_down(ui, ui_name("editor.corner"), rect_part_top(rest, ui_px(ui, 40), ui_px(ui, 8)), corners, count,
	          &editor->corner, false);
	int chosen = choice(ui, rest, ui_name("editor.wall"), values, WALL_KINDS + 1, numbers[editor->corner]);
	if (chosen >= 0)
		editor_set(editor, DRAFT_WALL, 0, editor->corner, chosen);
}

void editor_people(struct editor *editor, struct ui *ui, struct rect rest)
{
	ui_id id = ui_name("editor.people");
	struct rect inside = column_begin(ui, id, rest, &editor->people);

	names(editor, ui, &inside);
	for (int i = 0; i < HOLDINGS_MAX; i++) {
		const struct game *game = draft_game(editor->draft);

		if (game_has_holding(game, i) && game_holding(game_kind(game), i)->single)
			holder(editor, ui, &inside, i);
	}
	if (game_has_havens(draft_game(editor->draft)))
		havens(editor, ui, &inside);
	numbers(editor, ui, &inside);
	if (draft_scenario(editor->draft)->tiles->castle) {
		hands(editor, ui, &inside);
		wall(editor, ui, &inside);
	}
	column_end(ui, id, rest, &inside, &editor->people);
}
