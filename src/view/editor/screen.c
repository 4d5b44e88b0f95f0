#include "view/kit/routes.h"

#include "view/editor/editor.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/castle.h>

#include "app/example.h"
#include "app/folder.h"
#include "app/lesson.h"
#include "format/output.h"
#include "text/fold.h"
#include "text/say.h"
#include "text/utf8.h"
#include "view/kit/legend.h"
#include "view/kit/narrate.h"
#include "view/kit/shelf.h"

/* ---- what came of an edit ---- */

void editor_say(struct editor *editor, bool bad, const char *text)
{
	snprintf(editor->note, sizeof editor->note, "%s", text);
	editor->note_bad = bad;
	editor->note_low =
	    editor->pane && play_pane_cell(editor->pane, editor->at.cell).y < editor->stage.y + editor->stage.h / 2;
	narrate(editor->host, text);
	editor->offers = false;
}

/* The draft as a table. */
static void show(struct editor *editor)
{
	struct scenario *until = draft_until(editor->draft);
	struct session *session = until ? session_resume(until, -1, NULL) : NULL;

	if (session)
		editor->pane = play_pane_create(editor->host, session, editor->pane); /* the old one without memory */
	editor->shown = draft_serial(editor->draft);
	editor_texts_take(editor);
	editor_ask_take(editor);
}

/* Why the claim that was just written says "illegal". */
static void tell_claim(struct editor *editor)
{
	const struct scenario *scenario = draft_scenario(editor->draft);
	struct scenario_claim claim;
	if (draft_at(editor->draft) == 0 || !editor->pane ||
	    !scenario_claim(&scenario->steps[draft_at(editor->draft) - 1], draft_game(editor->draft), &claim))
		return;
	if (claim.legal) {
		editor_say(editor, false, tr("The example says now that this is legal."));
		return;
	}
	editor_say(editor, false,
	           say("%s\n%s", words_refusal_plain(play_pane_session(editor->pane), &claim.refusal),
	               tr("The example says so now.")));
}

void editor_done(struct editor *editor, enum draft_done done)
{
	if (done == DRAFT_REFUSED) {
		editor_say(editor, true, draft_plain(editor->draft));
		editor_texts_take(editor);
		return;
	}
	editor->note[0] = '\0';
	editor->offers = false;
	if (editor->shown != draft_serial(editor->draft))
		show(editor);
	if (done == DRAFT_TABLE_NEW)
		editor_say(editor, false,
		           tr("What you see is the beginning of the example now; undo brings the moves back."));
	if (done == DRAFT_CLAIMED)
		tell_claim(editor);
}

/* ---- what was typed ---- */

/* From what the field was given: that may have been cut to its size. */
static bool differs(const char *typed, size_t size, const char *said)
{
	char given[EDITOR_WORDS];

	utf8_copy(given, size, said);
	return strcmp(typed, given) != 0;
}

int editor_number(const char *text)
{
	enum { MOST = 1000000 };
	long number = strtol(text, NULL, 10);

	return number > MOST ? MOST : number < -MOST ? -MOST : (int)number;
}

void editor_texts_commit(struct editor *editor)
{
	const struct scenario *scenario = draft_scenario(editor->draft);
	struct typed typed = editor->typed; /* after an edit the fields have what the draft says */

	if (differs(typed.title, sizeof typed.title, scenario->title))
		editor_done(editor, draft_title(editor->draft, typed.title));
	scenario = draft_scenario(editor->draft);
	if (differs(typed.caption, sizeof typed.caption, scenario_caption_at(scenario, draft_at(editor->draft))))
		editor_done(editor, draft_caption(editor->draft, typed.caption));
	for (int seat = 0; seat < game_player_count(draft_game(editor->draft)); seat++) {
		int score = editor_number(typed.scores[seat]);
		if (score != game_score(draft_game(editor->draft), seat))
			editor_done(editor, draft_set(editor->draft, DRAFT_SCORE, seat, 0, score));
	}
	for (int seat = 0; seat < game_player_count(draft_game(editor->draft)); seat++)
		if (differs(typed.names[seat], SEAT_NAME_SIZE, draft_scenario(editor->draft)->names[seat]))
			editor_done(editor, draft_name(editor->draft, seat, typed.names[seat]));
}

void editor_set(struct editor *editor, enum draft_field field, int seat, int which, int value)
{
	editor_texts_commit(editor);
	editor_done(editor, draft_set(editor->draft, field, seat, which, value));
}

/* ---- the file ---- */

enum { STEM_SIZE = 48 };

/* What a file of this title is called: its letters and figures, small, and "-" for what stands between them.  A file
 * with questions is a lesson by its name. */
static void stem_of(const char *title, bool lesson, char stem[STEM_SIZE])
{
	char letters[EDITOR_WORDS];
	int length = snprintf(stem, STEM_SIZE, "%s", lesson ? "lesson-" : ""), first = length;

	utf8_copy(letters, sizeof letters, title ? title : "");
	text_fold(letters);
	for (const char *at = letters; *at && length < STEM_SIZE - 1; at++)
		if ((*at >= 'a' && *at <= 'z') || (*at >= '0' && *at <= '9'))
			stem[length++] = *at;
		else if (length > first && stem[length - 1] != '-')
			stem[length++] = '-';
	while (length > first && stem[length - 1] == '-')
		length--;
	stem[length] = '\0';
	if (length == first)
		strcpy(stem + first, lesson ? "own" : "example");
}

/* A file of its own below the home, from number *from on.  NULL, or why not. */
static const char *path_new(const struct editor *editor, int *from, char path[FORMAT_PATH_SIZE])
{
	char directory[FORMAT_PATH_SIZE], stem[STEM_SIZE];
	int length = snprintf(directory, sizeof directory, "%s/examples", editor->host->home);

	stem_of(draft_scenario(editor->draft)->title, draft_asks(editor->draft), stem);
	if (!editor->host->home[0] || length >= (int)sizeof directory)
		return tr("There is no place to keep saved games in.");
	const char *wrong = folder_make(editor->host->home, directory);
	return wrong ? wrong : folder_new_file(directory, stem, ".bastide", from, path, FORMAT_PATH_SIZE);
}

/* Into a file that nobody has where `path` is "", or where another window has written it meanwhile; `whole`: only if
 * all claims hold.  NULL, or what is wrong: then nothing of what it is given counts. */
static const char *file_write(struct editor *editor, bool whole, char path[FORMAT_PATH_SIZE], struct sys_about *seen)
{
	struct format_error error;

	for (int from = 1;; path[0] = '\0') {
		if (!path[0]) {
			*seen = (struct sys_about){.kind = SYS_NOTHING};
			const char *wrong = path_new(editor, &from, path);
			if (wrong)
				return wrong;
		}
		if (whole ? draft_save(editor->draft, path, seen, &error)
		          : scenario_save_seen(draft_scenario(editor->draft), path, seen, &error))
			return NULL;
		if (errno != EEXIST)
			return folder_unwritten(file_name(path), errno);
	}
}

void editor_save(struct editor *editor)
{
	editor_texts_commit(editor);
	if (!draft_holds(editor->draft)) {
		editor->stale = true;
		return;
	}
	/* A file that has become a lesson since it was saved gets another name. */
	bool renamed = editor->path[0] && draft_asks(editor->draft) && !lesson_named(editor->path);
	char path[FORMAT_PATH_SIZE] = "";
	struct sys_about seen = editor->seen;
	if (!renamed)
		memcpy(path, editor->path, sizeof path);
	const char *wrong = file_write(editor, true, path, &seen);
	if (wrong) {
		editor_say(editor, true, wrong);
		return;
	}
	if (renamed && output_still(editor->path, &editor->seen))
		output_remove(editor->path);
	memcpy(editor->path, path, sizeof path);
	editor->seen = seen;
	editor_say(editor, false, say(tr("Saved as “%s”"), file_name(path)));
	shelf_renew(editor->host);
}

/* The window is closed: nobody is asked, and nothing is lost, whether the claims hold or not.  Nobody has said that
 * a file may be written over either: it becomes another.  What cannot be written is said, and the window stays once. */
static void editor_keep(struct editor *editor)
{
	char path[FORMAT_PATH_SIZE] = "";
	struct sys_about seen;

	editor_texts_commit(editor);
	const char *wrong = draft_changed(editor->draft) ? file_write(editor, false, path, &seen) : NULL;
	if (!wrong || editor->told)
		return;
	editor_say(editor, true, wrong);
	editor->told = editor->host->keep_open = true;
}

/* ---- questions ---- */

static void ask_close(struct editor *editor, struct ui *ui)
{
	struct dialog question = {.title = tr("Close without saving?"),
	                          .text = tr("What you changed since the last saving would be lost."),
	                          .safe = tr("Go on editing"),
	                          .act = tr("Close without saving"),
	                          .other = tr("Save"),
	                          .danger = true};
	enum dialog_answer answer = dialog(ui, &question);

	if (answer == DIALOG_OPEN)
		return;
	editor->asking = false;
	if (answer == DIALOG_OTHER)
		editor_save(editor);
	if (answer == DIALOG_ACT || (answer == DIALOG_OTHER && !draft_changed(editor->draft)))
		screen_pop(editor->host);
}

static void ask_stale(struct editor *editor, struct ui *ui)
{
	const char *why = draft_sentence(editor->draft);
	struct dialog question = {
	    .title = tr("A claim does not hold"),
	    .text = draw_format(ui->draw, "%s\n%s", why, tr("Record all claims again as the game has them now?")),
	    .safe = tr("Go on editing"),
	    .act = tr("Record and save")};
	enum dialog_answer answer = dialog(ui, &question);

	if (answer == DIALOG_OPEN)
		return;
	editor->stale = false;
	if (answer != DIALOG_ACT)
		return;
	editor_done(editor, draft_record(editor->draft));
	if (draft_holds(editor->draft))
		editor_save(editor);
	else
		editor_say(editor, true, draft_sentence(editor->draft));
}

/* ---- where everything stands ---- */

static void find_layout(struct editor *editor, struct ui *ui)
{
	const struct theme *theme = &ui->theme;
	struct rect inner = rect_inset(rect_make(0, 0, theme->w, theme->h), ui_px(ui, theme_margin(theme)));
	int gap = ui_px(ui, 12);

	editor->panel = rect_part_right(&inner, ui_px(ui, theme->small ? 290 : theme->compact ? 330 : 400), gap);
	editor->tools = rect_part_left(&inner, ui_px(ui, theme->small ? 38 : theme->compact ? 42 : 48), gap);
	editor->bar = rect_part_bottom(&inner, ui_px(ui, theme->small ? 44 : 52), gap);
	editor->stage = inner;
}

static void note_draw(struct editor *editor, struct ui *ui)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_CREAM);
	int pad = ui_px(ui, 12), most = editor->stage.w - ui_px(ui, 24), wide;

	if (!editor->note[0])
		return;
	struct button show = {.icon = ICON_CLOSE, .label = tr("Show it as forbidden"), .key = "X"};
	int least = editor->offers ? button_width(ui, &show) : 0, under = editor->offers ? ui_px(ui, 50) : 0;
	wide = text_width(ui_metrics(ui), &style, editor->note) + 2;
	wide = wide < least ? least : wide;
	wide = wide < most - 2 * pad ? wide : most - 2 * pad;
	int tall = text_block_height(ui_metrics(ui), &style, editor->note, wide);
	struct rect room = rect_inset(editor->stage, pad), box;
	tall += under + 2 * pad;
	box = editor->note_low ? rect_cut_bottom(&room, tall) : rect_cut_top(&room, tall);
	box = rect_center(box, wide + 2 * pad, tall);
	theme_draw(ui->draw, &ui->theme, editor->note_bad ? SKIN_TOOLTIP_REFUSE : SKIN_TOOLTIP, box);
	struct rect in = rect_inset(box, pad), row = rect_cut_bottom(&in, under);
	draw_text_block(ui->draw, in, ALIGN_LEFT, &style, editor->note);
	if (ui_item(ui, ui_name("editor.note"), box, 0).click)
		editor->note[0] = '\0', editor->offers = false;
	if (!editor->offers)
		return;
	rect_cut_top(&row, ui_px(ui, 10));
	rect_cut_right(&row, row.w - least);
	if (button(ui, ui_name("editor.forbid"), row, &show) || ui_key(ui, 'x', 0)) {
		struct move place = editor->offer;
		editor_done(editor, draft_try(editor->draft, &place));
	}
}

static void panel_draw(struct editor *editor, struct ui *ui)
{
	static void (*const panels[TOOL_COUNT])(struct editor *, struct ui *, struct rect) = {
	    [TOOL_TILE] = editor_tiles,  [TOOL_FIGURE] = editor_figures, [TOOL_MARK] = editor_marks,
	    [TOOL_WORDS] = editor_words, [TOOL_POINTS] = editor_points,  [TOOL_CLAIM] = editor_claims,
	    [TOOL_ASK] = editor_asks,    [TOOL_PEOPLE] = editor_people};
	const char *const heads[TOOL_COUNT] = {tr("Tiles"),
	                                       tr("Figures"),
	                                       tr("Marks"),
	                                       tr("Words and pictures"),
	                                       tr("Points and rules"),
	                                       tr("What is expected"),
	                                       tr("Questions of a lesson"),
	                                       tr("Names, colours, cards")};
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD);
	struct rect rest = rect_inset(editor->panel, ui_px(ui, ui->theme.compact ? 14 : 18));

	head.bold = true;
	ui_block(ui, ui_name("editor.panel"), editor->panel);
	theme_draw(ui->draw, &ui->theme, SKIN_PANEL, editor->panel);
	draw_text(ui->draw, rect_part_top(&rest, head.line, ui_px(ui, 8)), ALIGN_LEFT, &head, heads[editor->tool]);
	draw_clip_push(ui->draw, editor->panel);
	panels[editor->tool](editor, ui, rest);
	draw_clip_pop(ui->draw);
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct editor *editor = self;

	if (frame->shot)
		return;
	/* In the order of Tab: from the table to what is laid on it. */
	editor_table(editor, ui);
	editor_bar(editor, ui);
	panel_draw(editor, ui);
	editor_tools(editor, ui);
	note_draw(editor, ui);
	if (ui_key(ui, KEY_F1, 0) || ui_char(ui, '?'))
		screen_push(editor->host, help_of_game_create(editor->host, NULL));
	/* Enter takes what was typed, and keys are the editor's again. */
	if (ui_editing(ui) && ui->input.kind == INPUT_KEY && ui->input.key == KEY_ENTER && !ui->used) {
		ui->used = true;
		ui_set_focus(ui, ui_name("editor.table"), false);
		editor_texts_commit(editor);
	}
	/* A field that was left says what it says now. */
	if (!ui_editing(ui) && ui->input.kind != INPUT_NONE)
		editor_texts_commit(editor);
	if (editor->asking)
		ask_close(editor, ui);
	else if (editor->stale)
		ask_stale(editor, ui);
}

/* ---- the screen ---- */

static struct editor *editor_of(struct screen *screen) { return (struct editor *)screen; }

/* The table alone, its words below it: what F12 writes. */
static void build_picture(struct editor *editor, struct frame *frame)
{
	const struct session *session = play_pane_session(editor->pane);
	struct rect all = {0, 0, frame->theme->w, frame->theme->h}, words;
	struct legend legend;

	memset(&legend, 0, sizeof legend);
	legend_title(&legend, session_scenario(session));
	legend_caption(&legend, scenario_caption_at(session_scenario(session), session_step_count(session)));
	legend_claims(&legend, session, session_step_count(session));
	if (!legend_empty(&legend))
		legend_scores(&legend, session);
	words =
	    rect_cut_bottom(&all, legend_fit(&legend, frame->draw->metrics, frame->theme, all.w, frame->theme->h / 2));
	play_pane_place(editor->pane, frame, all);
	struct camera before = play_pane_near(editor->pane);
	editor_table_draw(editor, frame);
	play_pane_look(editor->pane, before);
	if (words.h > 0)
		legend_draw(&legend, frame->draw, frame->theme, words);
}

/* For tests from outside: where the table lies, what was said. */
static void trace(struct editor *editor, const struct frame *frame)
{
	uint64_t key = hash_int(hash_text(HASH_BASIS, editor->note), editor->shown);
	struct rect cell = play_pane_cell(editor->pane, (struct cell){0, 0});
	const struct step *marks = scenario_marks_at(draft_scenario(editor->draft), draft_at(editor->draft));

	key = hash_int(hash_int(hash_int(key, cell.x), cell.y), cell.w);
	if (!editor->host->ops->trace || frame->frozen || key == editor->traced)
		return;
	FILE *file = editor->host->ops->trace(editor->host);
	if (!file)
		return;
	editor->traced = key;
	char said[40];
	utf8_copy(said, sizeof said, editor->note);
	said[strcspn(said, "\"\\\n")] = '\0';
	fprintf(
	    file,
	    "{\"screen\":\"editor\",\"origin\":[%d,%d],\"size\":%d,\"at\":%d,\"steps\":%d,\"tiles\":%d,\"marks\":%d,"
	    "\"bad\":%s,\"said\":\"%s\"}\n",
	    cell.x, cell.y, cell.w, draft_at(editor->draft), draft_scenario(editor->draft)->step_count,
	    game_tile_count(draft_game(editor->draft)), marks ? marks->mark_count : 0,
	    editor->note_bad && editor->note[0] ? "true" : "false", said);
	fclose(file);
}

static void editor_build(struct screen *screen, struct frame *frame)
{
	struct editor *editor = editor_of(screen);

	if (!editor->pane)
		return;
	if (frame->shot) {
		build_picture(editor, frame);
		return;
	}
	editor->form.ui.theme = *frame->theme;
	find_layout(editor, &editor->form.ui);
	play_pane_place(editor->pane, frame, editor->stage);
	editor_table_draw(editor, frame);
	form_build(screen, frame);
	trace(editor, frame);
}

static void editor_input(struct screen *screen, struct frame *frame, const struct input *input)
{
	struct editor *editor = editor_of(screen);

	if (!editor->pane)
		return;
	if (input->kind == INPUT_CLOSE)
		editor_keep(editor);
	editor->form.ui.theme = *frame->theme;
	find_layout(editor, &editor->form.ui);
	play_pane_place(editor->pane, frame, editor->stage);
	form_input(screen, frame, input);
}

static void editor_enter(struct screen *screen, struct host *host, uint64_t now)
{
	struct editor *editor = editor_of(screen);

	(void)host;
	(void)now;
	if (!editor->form.ui.focus)
		ui_set_focus(&editor->form.ui, ui_name("editor.table"), false);
}

static void editor_destroy(struct screen *screen)
{
	struct editor *editor = editor_of(screen);

	play_pane_destroy(editor->pane);
	draft_destroy(editor->draft);
	form_destroy(screen);
}

/* Takes the draft over. */
static struct screen *editor_create(struct host *host, struct draft *draft)
{
	static const struct screen_kind kind = {.name = "editor",
	                                        .destroy = editor_destroy,
	                                        .enter = editor_enter,
	                                        .input = editor_input,
	                                        .wait = form_wait,
	                                        .build = editor_build,
	                                        .types = true,
	                                        .need_w = 853,
	                                        .need_h = 500};
	struct editor *editor = draft ? form_create(sizeof *editor, NULL, &kind, layout) : NULL;

	if (!editor) {
		draft_destroy(draft);
		return NULL;
	}
	editor->host = host;
	editor->draft = draft;
	editor->mark.kind = MARK_LETTER;
	strcpy(editor->mark.text, "A");
	strcpy(editor->mark.number, "1");
	const struct castle_board *board = draft_scenario(draft)->tiles->castle;
	editor->at.cell = board ? (struct cell){board->starts[0].cell.x, board->starts[0].cell.y} : (struct cell){1, 0};
	editor->at.spot.kind = FEATURE_KINDS;
	show(editor);
	if (editor->pane)
		return &editor->form.screen;
	editor_destroy(&editor->form.screen);
	return NULL;
}

struct screen *editor_screen_create(struct host *host, const struct scenario *scenario, int at)
{
	struct screen *screen = editor_create(host, draft_copy(scenario, at, NULL));

	/* A file that was made here is written again; of any other a copy is made. */
	if (screen && scenario->file && example_is_own(host->home, scenario->file)) {
		snprintf(editor_of(screen)->path, FORMAT_PATH_SIZE, "%s", scenario->file);
		sys_about(scenario->file, &editor_of(screen)->seen);
	}
	return screen;
}

struct screen *editor_table_create(struct host *host, enum game_kind game)
{
	return editor_create(host, draft_create(host->tiles, game, NULL));
}
