/* What a press on a place of the table does, tool by tool. */
#include "view/editor/editor.h"

#include <stdio.h>
#include <string.h>

#include "text/say.h"
#include "view/kit/narrate.h"

/* Where moves are played or tried, this one is; false: the table is set up. */
static bool act_move(struct editor *editor, const struct move *move)
{
	if (editor->way != WAY_TABLE)
		editor_done(editor,
		            editor->way == WAY_PLAY ? draft_play(editor->draft, move) : draft_try(editor->draft, move));
	return editor->way != WAY_TABLE;
}

/* ---- tiles ---- */

static struct move place_move(const struct editor *editor, struct cell cell)
{
	return (struct move){
	    .kind = MOVE_PLACE, .tile = (uint8_t)editor->type, .rotation = (uint8_t)editor->rotation, .cell = cell};
}

/* After DRAFT_MISFIT: says why the tile may not lie there, and offers to show that. */
static void offer(struct editor *editor, const struct move *place)
{
	struct refusal refusal;
	if (!editor->pane || !draft_why_not(editor->draft, place, &refusal))
		return;
	/* sentences of the engine begin small; where a question is open it knows no reason but that */
	const char *words = say_capital(words_refusal_plain(play_pane_session(editor->pane), &refusal));
	editor_say(editor, true, say("%s%s%s", tr("The tile was not laid."), words[0] ? "\n" : "", words));
	editor->offers = true;
	editor->offer = *place;
}

static void act_tile(struct editor *editor, struct cell cell)
{
	struct move move = place_move(editor, cell);

	if (editor->way == WAY_PLAY && game_over(draft_game(editor->draft))) {
		editor_say(editor, true, tr("Nothing is played after the final scoring. Leave that step out first."));
		return;
	}
	enum draft_done done = editor->way == WAY_TABLE ? draft_lay(editor->draft, editor->type, editor->rotation, cell)
	                       : editor->way == WAY_PLAY ? draft_play(editor->draft, &move)
	                                                 : draft_try(editor->draft, &move);
	editor_done(editor, done);
	if (done == DRAFT_MISFIT)
		offer(editor, &move);
	if (done == DRAFT_DONE)
		narrate(editor->host, say(tr("Tile laid: %s"),
		                          describe_seen(&draft_scenario(editor->draft)->tiles->types[editor->type])));
}

/* ---- figures ---- */

void editor_say_point(struct editor *editor)
{
	struct spot spots[EDITOR_SPOTS];

	if (editor->keys && editor_spots(editor, editor->at.cell, spots) > 0) {
		ui_set_focus(&editor->form.ui, ui_name_at("editor.place", 1), true);
		return;
	}
	editor_say(editor, true,
	           draft_scenario(editor->draft)->tiles->castle
	               ? tr("Point at a path, a tower, a house or a court.")
	               : tr("Point at a city, a road, a field or a building."));
}

/* Somebody else holds it already: that is told, and stands. */
static void tell_shared(struct editor *editor, const struct place *place)
{
	struct feature feature;

	if (game_feature_at(draft_game(editor->draft), place->cell.x, place->cell.y, place->spot, &feature) &&
	    feature.figure_count > 1)
		editor_say(editor, false,
		           tr("Somebody stands there already: in play nobody is placed on a feature that is held. It "
		              "is kept as you set it up."));
}

bool editor_corner(struct editor *editor, const struct place *place, struct cell *corner)
{
	struct rect box = play_pane_cell(editor->pane, place->cell);
	bool points = !editor->keys && rect_has(box, editor->form.ui.x, editor->form.ui.y);

	*corner = place->cell;
	if (editor->tool != TOOL_FIGURE || editor->figure == EDITOR_KEEP || !any_piece(editor->figure)->corner)
		return false;
	corner->x = (int16_t)(corner->x + (points && editor->form.ui.x > box.x + box.w / 2));
	corner->y = (int16_t)(corner->y + (points && editor->form.ui.y > box.y + box.h / 2));
	return true;
}

/* Who stands on this corner. */
static bool stands_on_corner(const struct editor *editor, struct cell corner, struct setup_figure *figure)
{
	struct setup_figure figures[FIGURES_MAX];
	bool stands = false;

	for (int i = game_standing(draft_game(editor->draft), figures); i-- > 0 && !stands;) {
		stands = any_piece(figures[i].figure)->corner && cell_same(figures[i].cell, corner);
		*figure = figures[i];
	}
	return stands;
}

static void act_corner(struct editor *editor, struct cell corner)
{
	struct setup_figure figure;
	struct move move = {.kind = MOVE_KINDS, .cell = corner};

	while (move.kind-- > 0 && !move_on_corner(move.kind))
		continue;
	if (act_move(editor, &move))
		return;
	if (stands_on_corner(editor, corner, &figure))
		editor_done(editor, draft_take(editor->draft, figure.cell, figure.spot));
	else
		editor_done(editor, draft_put(editor->draft, &(struct setup_figure){.seat = (uint8_t)editor->seat,
		                                                                    .figure = (uint8_t)editor->figure,
		                                                                    .cell = corner}));
}

static void act_figure(struct editor *editor, const struct place *place)
{
	struct cell corner;
	struct setup_figure figure = {
	    .seat = (uint8_t)editor->seat, .figure = (uint8_t)editor->figure, .cell = place->cell, .spot = place->spot};
	struct move move = {.kind = MOVE_FIGURE, .figure = (uint8_t)editor->figure, .spot = place->spot};

	if (editor_corner(editor, place, &corner)) {
		act_corner(editor, corner);
	} else if (!place_has_spot(place)) {
		editor_say_point(editor);
	} else if (editor->figure == EDITOR_KEEP && editor->way == WAY_TABLE) {
		editor_done(editor, draft_keep(editor->draft, editor->seat, place->cell, place->spot));
	} else if (act_move(editor, &move)) {
		return;
	} else if (draft_figure_on(editor->draft, place->cell, place->spot, &figure)) {
		editor_done(editor, draft_take(editor->draft, place->cell, place->spot));
	} else {
		enum draft_done done = draft_put(editor->draft, &figure);
		editor_done(editor, done);
		if (done == DRAFT_DONE)
			tell_shared(editor, place);
	}
}

/* ---- marks ---- */

static void act_mark(struct editor *editor, const struct place *place)
{
	struct scenario_mark mark = {.kind = (uint8_t)editor->mark.kind,
	                             .color = (int8_t)(editor->mark.color - 1),
	                             .at = place->cell,
	                             .has_spot = place_has_spot(place),
	                             .spot = place->spot,
	                             .number = editor_number(editor->mark.number)};

	if (mark.kind == MARK_HAVEN) /* by its name, in the panel */
		return;
	if (mark.kind == MARK_FEATURE && !mark.has_spot) {
		editor_say_point(editor);
		return;
	}
	if (mark.kind == MARK_ARROW && !editor->mark.from) {
		editor->mark.from = true;
		editor->mark.begin = *place;
		editor_say(editor, false, tr("And where does the arrow end?"));
		return;
	}
	if (mark.kind == MARK_ARROW) {
		mark.at = editor->mark.begin.cell;
		mark.has_spot = place_has_spot(&editor->mark.begin);
		mark.spot = editor->mark.begin.spot;
		mark.to = place->cell;
		mark.has_to_spot = place_has_spot(place);
		mark.to_spot = place->spot;
		editor->mark.from = false;
	}
	if (mark.kind == MARK_OUTLINE)
		mark.has_spot = false;
	if (mark.kind != MARK_ARROW && mark.kind != MARK_OUTLINE && mark.kind != MARK_FEATURE)
		mark.color = -1;
	memcpy(mark.text, editor->mark.text, sizeof mark.text);
	enum draft_done done = draft_mark(editor->draft, &mark);
	editor_done(editor, done);
	/* The next one of a row. */
	if (done == DRAFT_DONE && mark.kind == MARK_NUMBER)
		snprintf(editor->mark.number, sizeof editor->mark.number, "%d", mark.number + 1);
	if (done == DRAFT_DONE && mark.kind == MARK_LETTER && mark.text[0] >= 'A' && mark.text[0] < 'Z' &&
	    !mark.text[1])
		editor->mark.text[0]++;
}

/* ---- what is expected ---- */

static void act_claim(struct editor *editor, const struct place *place)
{
	enum draft_done done = draft_expect_feature(editor->draft, place->cell, place->spot);

	editor_done(editor, done);
	if (done == DRAFT_DONE)
		editor_say(editor, false, editor_recorded(editor));
}

/* ---- all of them ---- */

void editor_act(struct editor *editor, const struct place *place)
{
	editor_texts_commit(editor);
	switch (editor->tool) {
	case TOOL_TILE:
		act_tile(editor, place->cell);
		break;
	case TOOL_FIGURE:
		act_figure(editor, place);
		break;
	case TOOL_MARK:
		act_mark(editor, place);
		break;
	case TOOL_CLAIM:
		if (place_has_spot(place))
			act_claim(editor, place);
		else
			editor_say_point(editor);
		break;
	case TOOL_ASK:
		editor_ask_at(editor, place);
		break;
	default:
		break;
	}
}

void editor_clear(struct editor *editor, const struct place *place)
{
	struct setup_figure figure;
	struct cell corner;

	editor_texts_commit(editor);
	if (editor->tool == TOOL_MARK) {
		editor->mark.from = false;
		editor_done(editor, draft_unmark(editor->draft, place->cell));
	} else if (editor_corner(editor, place, &corner) && stands_on_corner(editor, corner, &figure)) {
		editor_done(editor, draft_take(editor->draft, figure.cell, figure.spot));
	} else if (editor->tool == TOOL_FIGURE) {
		editor_done(editor, draft_take(editor->draft, place->cell, place->spot));
	} else if (editor->tool == TOOL_TILE) {
		editor_done(editor, draft_lift(editor->draft, place->cell));
	}
}

void editor_turn(struct editor *editor, int step) { editor->rotation = (editor->rotation + step) & 3; }

void editor_move(struct editor *editor, const struct move *move)
{
	editor_texts_commit(editor);
	editor_done(editor, draft_play(editor->draft, move));
}
