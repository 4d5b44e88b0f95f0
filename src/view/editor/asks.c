/* Questions of a lesson: what is asked, and what may be answered.  What is right is found by the game. */
#include "view/editor/editor.h"

#include <stdlib.h>
#include <string.h>

#include "app/words.h"
#include "text/say.h"
#include "text/utf8.h"

/* Two or more are needed; the right number has room besides. */
enum { OTHERS_MAX = ASK_ANSWERS_MAX - 1, CANDIDATES_MAX = 64 };

void editor_ask_take(struct editor *editor)
{
	const struct step *asked = draft_here(editor->draft, STEP_ASK);

	editor->ask.count = 0;
	if (asked || editor->ask.taken) {
		utf8_copy(editor->ask.text, sizeof editor->ask.text, asked ? asked->caption : NULL);
		editor->ask.others[0] = '\0';
	}
	editor->ask.taken = asked != NULL;
	if (!asked)
		return;
	editor->ask.kind = asked->ask;
	editor->ask.aim = asked->aim;
	editor->ask.seat = asked->seat;
	for (int i = 0; asked->ask == ASK_POINTS && i < asked->answer_count; i++)
		utf8_join(editor->ask.others, EDITOR_OTHERS, ", ", "%d", asked->answers[i]);
	if (asked->ask != ASK_CHOOSE)
		return;
	editor->ask.count = asked->answer_count;
	memcpy(editor->ask.options, asked->options, sizeof editor->ask.options);
}

/* ---- asking ---- */

/* The numbers that stand in the field, whatever stands between them; each once. */
static int numbers_read(const char *text, int numbers[ASK_ANSWERS_MAX])
{
	int count = 0;

	for (text += strcspn(text, "0123456789"); *text && count < ASK_ANSWERS_MAX;
	     text += strcspn(text, "0123456789")) {
		int number = editor_number(text);
		bool there = false;
		for (int i = 0; i < count; i++)
			there |= numbers[i] == number;
		if (!there)
			numbers[count++] = number;
		text += strspn(text, "0123456789");
	}
	return count;
}

/* The cell of the tile that is laid next, where that is what is asked for. */
static struct cell next_cell(const struct editor *editor)
{
	const struct scenario *scenario = draft_scenario(editor->draft);

	for (int i = draft_at(editor->draft); i < scenario->step_count; i++)
		if (scenario->steps[i].kind == STEP_MOVE && scenario->steps[i].move.kind == MOVE_PLACE)
			return scenario->steps[i].move.cell;
	return (struct cell){0, 0}; /* there is none: the question is refused */
}

static void ask(struct editor *editor, const struct place *place)
{
	struct step asked = {.kind = STEP_ASK,
	                     .ask = (uint8_t)editor->ask.kind,
	                     .aim = (uint8_t)editor->ask.aim,
	                     .seat = (uint8_t)editor->ask.seat};
	char text[EDITOR_WORDS];

	memcpy(text, editor->ask.text, sizeof text);
	if (asked.ask == ASK_POINTS)
		asked.answer_count = numbers_read(editor->ask.others, asked.answers);
	if (asked.ask == ASK_CHOOSE) {
		asked.answer_count = editor->ask.count;
		memcpy(asked.options, editor->ask.options, sizeof asked.options);
	}
	if (asked.ask == ASK_PLACE && asked.aim == AIM_CELL)
		asked.cell = next_cell(editor);
	if (place) {
		asked.cell = place->cell;
		asked.spot = place->spot;
	}
	editor_texts_commit(editor);
	if ((asked.ask == ASK_POINTS && asked.answer_count < 1) || (asked.ask == ASK_CHOOSE && asked.answer_count < 2))
		editor_say(editor, true, tr("A question needs at least two answers."));
	else
		editor_done(editor, draft_ask(editor->draft, &asked, text));
}

/* ---- choices ---- */

static int option_find(const struct editor *editor, const struct move *move)
{
	for (int i = 0; i < editor->ask.count; i++)
		if (memcmp(&editor->ask.options[i], move, sizeof *move) == 0)
			return i;
	return -1;
}

static void option_toggle(struct editor *editor, const struct move *move)
{
	int i = option_find(editor, move);

	if (i >= 0) {
		editor->ask.count--;
		memmove(&editor->ask.options[i], &editor->ask.options[i + 1],
		        (size_t)(editor->ask.count - i) * sizeof *move);
	} else if (editor->ask.count < ASK_ANSWERS_MAX) {
		editor->ask.options[editor->ask.count++] = *move;
	} else {
		editor_say(editor, true, tr("Five answers are enough."));
	}
}

/* The tile in hand, as the moves of a pile name it. */
static struct move tile_move(const struct editor *editor, struct cell cell)
{
	return (struct move){.kind = MOVE_PLACE,
	                     .tile = game_decision(draft_game(editor->draft)).tile,
	                     .rotation = (uint8_t)editor->rotation,
	                     .cell = cell};
}

void editor_ask_at(struct editor *editor, const struct place *place)
{
	enum decision_kind owed = game_decision(draft_game(editor->draft)).kind;

	if (editor->ask.kind == ASK_OWNER && place_has_spot(place)) {
		ask(editor, place);
	} else if (editor->ask.kind == ASK_OWNER) {
		editor_say_point(editor);
	} else if (editor->ask.kind == ASK_CHOOSE && owed == DECISION_TILE) {
		struct move move = tile_move(editor, place->cell);
		option_toggle(editor, &move);
	}
}

/* What can be chosen from: every place of the tile just laid, whether somebody may stand there or not, and all that is
 * legal; where a tile is laid, the choices made. */
static int candidates_find(const struct editor *editor, struct move moves[CANDIDATES_MAX])
{
	const struct game *game = draft_game(editor->draft);
	enum decision_kind owed = game_decision(game).kind;
	struct spot spots[EDITOR_SPOTS];
	struct move *legal = malloc(MOVES_MAX * sizeof *legal);
	int count = 0, last = game_last_placed(game);

	if (owed == DECISION_TILE || !legal) {
		memcpy(moves, editor->ask.options, (size_t)editor->ask.count * sizeof *moves);
		count = editor->ask.count;
	} else if (owed == DECISION_FIGURE && last >= 0) {
		int places = editor_spots(editor, game_tile(game, last).cell, spots);
		for (int i = 0; i < places; i++)
			moves[count++] = (struct move){.kind = MOVE_FIGURE, .spot = spots[i]};
	}
	int all = owed == DECISION_TILE || !legal ? 0 : game_legal_moves(game, legal, MOVES_MAX), own = count;
	for (int i = 0; i < all && count < CANDIDATES_MAX; i++) {
		bool there = false;
		for (int k = 0; k < own; k++)
			there |= memcmp(&moves[k], &legal[i], sizeof *legal) == 0;
		if (!there)
			moves[count++] = legal[i];
	}
	free(legal);
	return count;
}

/* "Knight", "No follower", "Monastery, end of 1 road"; below it as a file writes it. */
static const char *candidate_words(const struct editor *editor, const struct move *move)
{
	const struct game *game = draft_game(editor->draft);

	if (move->kind == MOVE_PLACE)
		return describe_seen(&game_tile_set(game)->types[move->tile]);
	if (move->kind == MOVE_FIGURE)
		return words_role(move->spot.kind, move->figure);
	if (move->kind == MOVE_PASS && game_decision(game).kind == DECISION_FIGURE)
		return tr("No follower");
	return answer_words(game_decision(game).kind, move);
}

static void candidates(struct editor *editor, struct ui *ui, struct rect body)
{
	struct move moves[CANDIDATES_MAX];
	int count = candidates_find(editor, moves), tall = ui_px(ui, 36), gap = ui_px(ui, 4), pressed = -1;
	ui_id id = ui_name("editor.options");
	struct rect in = scroll_begin(ui, id, body, count * (tall + gap), &editor->places);

	for (int i = 0; i < count; i++) {
		char text[MOVE_TEXT_SIZE];
		int letter = option_find(editor, &moves[i]);
		move_format(&moves[i], game_tile_set(draft_game(editor->draft)), text);
		struct row line = {.title = candidate_words(editor, &moves[i]),
		                   .detail = text,
		                   .value = letter < 0 ? NULL : say("%c", 'A' + letter),
		                   .color = -1,
		                   .selected = letter >= 0,
		                   .tight = true};
		if (row(ui, ui_name_at("editor.option", i), rect_part_top(&in, tall, gap), &line))
			pressed = i;
	}
	scroll_end(ui, id, body, count * (tall + gap), &editor->places);
	if (pressed >= 0) {
		struct move move = moves[pressed];
		option_toggle(editor, &move);
	}
}

/* ---- the panel ---- */

static void points(struct editor *editor, struct ui *ui, struct rect *rest)
{
	editor_heading(ui, rest, tr("Whose points"));
	editor_whose(editor, ui, "editor.ask.seat", rest, &editor->ask.seat);
	editor_heading(ui, rest, tr("Other answers"));
	text_field(ui, ui_name("editor.ask.others"), rect_part_top(rest, ui_px(ui, 42), ui_px(ui, 10)),
	           editor->ask.others, EDITOR_OTHERS, "3, 4, 8");
	ui_tell(ui, tr("Other answers"), NULL);
	editor_note(ui, rest, tr("The game adds the right number."));
}

static void place(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const char *const labels[] = {tr("Anywhere it fits"), tr("Where it brings most"), tr("Where it is laid next")};

	editor_heading(ui, rest, tr("What is right"));
	editor_chips(ui, "editor.ask.place", rest, labels, 3, &editor->ask.aim);
}

static void choose(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const char *const labels[] = {tr("What is allowed"), tr("What brings most")};

	editor->ask.aim = editor->ask.aim == AIM_BEST ? AIM_BEST : AIM_LEGAL;
	editor_heading(ui, rest, tr("What is right"));
	editor_chips(ui, "editor.ask.right", rest, labels, 2, &editor->ask.aim);
	editor_heading(ui, rest, tr("Two to five answers"));
	if (game_decision(draft_game(editor->draft)).kind == DECISION_TILE)
		editor_note(ui, rest, tr("Press the cells where the tile in hand may be laid; R turns it."));
}

void editor_asks(struct editor *editor, struct ui *ui, struct rect rest)
{
	/* TRANSLATORS: what a question asks for: how many points, which place, which move, whose majority; nouns. */
	const char *const kinds[] = {tr("Points"), tr("Place"), tr("Move"), tr("Majority")};
	bool there = draft_here(editor->draft, STEP_ASK) != NULL;
	struct rect foot = rect_cut_bottom(&rest, editor->ask.kind == ASK_OWNER ? 0 : ui_px(ui, 56));

	if (editor->ask.kind != ASK_CHOOSE) /* the answers need the room */
		editor_note(ui, &rest, tr("Asked before what is played next here. A file with questions is a lesson."));
	text_field(ui, ui_name("editor.ask"), rect_part_top(&rest, ui_px(ui, 42), ui_px(ui, 10)), editor->ask.text,
	           sizeof editor->ask.text, tr("The question"));
	ui_tell(ui, tr("The question"), NULL);
	if (editor_chips(ui, "editor.ask.kind", &rest, kinds, 4, &editor->ask.kind))
		editor->ask.count = 0;
	if (editor->ask.kind == ASK_POINTS) {
		points(editor, ui, &rest);
	} else if (editor->ask.kind == ASK_PLACE) {
		place(editor, ui, &rest);
	} else if (editor->ask.kind == ASK_CHOOSE) {
		choose(editor, ui, &rest);
		candidates(editor, ui, rest);
	} else {
		editor_note(ui, &rest, tr("Press what is asked about: who has the majority there?"));
		editor_places(editor, ui, &rest, false);
		return;
	}
	if (editor_button(ui, "editor.ask.here", &foot, ICON_ASK, there ? tr("Change the question") : tr("Ask here"),
	                  false))
		ask(editor, NULL);
}
