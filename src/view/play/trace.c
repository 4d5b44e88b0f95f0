/* BASTIDE_TRACE=FILE: after every change that has come to rest one line of JSON
 * is appended, so that a test from outside the program knows where to press:
 *
 *   {"ply":12,"wait":"tile","seat":1,"over":false,"tile":"E","rotation":2,
 *    "stage":[x,y,w,h],"origin":[x,y],"size":120,
 *    "places":[[x,y,rotations]],"slots":[["city:N",figure,legal,x,y,[x,y,w,h]]],
 *    "choices":[["join meeple",[x,y,w,h]]],"chosen":0,"answers":[x,y,w,h],"go":[x,y,w,h],
 *    "abbot":[x,y,w,h],"figures":[[x,y,w,h],..],"offers":[[x,y,w,h],..],"undo":[x,y,w,h],"end":[x,y,w,h],"card":[x,y,w,h],"hand":[x,y,w,h],
 *    "lesson":"ask","asked":[[x,y,w,h],..],"on":[x,y,w,h],
 *    "advice":"hint","advised":3,"scores":[..],"hash":"..."}
 *
 * All positions are output pixels.  Boxes of rows are what can be pressed of
 * them: [0,0,0,0] when scrolled out of sight.  It tells nothing that is not on
 * the screen, and changes nothing. */
#include "view/play/core/play.h"

#include <inttypes.h>
#include <stdio.h>

static void print_rect(FILE *file, const char *name, struct rect box)
{
	fprintf(file, ",\"%s\":[%d,%d,%d,%d]", name, box.x, box.y, box.w, box.h);
}

/* What can be pressed of a widget of the last pass; nothing when it is not shown. */
static struct rect widget_box(const struct play *play, ui_id id)
{
	const struct ui_items *items = &play->ui.items;
	for (int i = 0; i < items->count; i++)
		if (items->items[i].id == id && items->items[i].box.w > 0 && items->items[i].box.h > 0)
			return items->items[i].box;
	return (struct rect){0, 0, 0, 0};
}

static void print_row(FILE *file, struct rect box) { fprintf(file, ",[%d,%d,%d,%d]]", box.x, box.y, box.w, box.h); }

/* What can be decided, and where each answer stands. */
static void print_choices(const struct play *play, FILE *file)
{
	const struct tile_set *set = game_tile_set(session_game(play->session));
	fprintf(file, ",\"choices\":[");
	for (int i = 0; i < play->found.choice_count; i++) {
		char text[MOVE_TEXT_SIZE];
		move_format(&play->found.choices[i], set, text);
		fprintf(file, "%s[\"%s\"", i ? "," : "", text);
		print_row(file, widget_box(play, ui_name_at("play.answer", i)));
	}
	fprintf(file, "],\"marks\":["); /* of each on the table */
	for (int i = 0; i < play->found.choice_count; i++) {
		struct rect box = widget_box(play, ui_name_at("play.answer.place", i));
		fprintf(file, "%s[%d,%d,%d,%d]", i ? "," : "", box.x, box.y, box.w, box.h);
	}
	fprintf(file, "],\"chosen\":%d", play->answer.chosen);
	print_rect(file, "answers", widget_box(play, ui_name("play.answers")));
	print_rect(file, "go", widget_box(play, ui_name("play.decide.go")));
}

/* By enum figure: each kind in the supply, and its button above the list of places. */
static void print_figures(const struct play *play, FILE *file)
{
	for (int row = 0; row < 2; row++) {
		fprintf(file, row ? ",\"offers\":[" : ",\"figures\":[");
		for (int i = 0; i < PIECES_MAX; i++) {
			struct rect box =
			    row ? widget_box(play, ui_name_at("play.offer", i)) : play->panel.figure_boxes[i];
			fprintf(file, "%s[%d,%d,%d,%d]", i ? "," : "", box.x, box.y, box.w, box.h);
		}
		fprintf(file, "]");
	}
}

/* What a lesson waits for: the answers to its question, or to go on. */
static void print_lesson(const struct play *play, FILE *file)
{
	const struct play_lesson *lesson = &play->lesson;
	fprintf(file, ",\"lesson\":\"%s\",\"asked\":[",
	        !lesson->script                    ? ""
	        : lesson->done                     ? "done"
	        : lesson->asks && !lesson->told[0] ? "ask"
	        : lesson->waits                    ? "on"
	                                           : "move");
	for (int i = 0; lesson->asks; i++) {
		struct rect box = widget_box(play, ui_name_at("lesson.answer", i));
		if (box.w == 0)
			break;
		fprintf(file, "%s[%d,%d,%d,%d]", i ? "," : "", box.x, box.y, box.w, box.h);
	}
	fprintf(file, "]");
	print_rect(file, "on", widget_box(play, ui_name("lesson.on")));
}

static void print_state(const struct play *play, FILE *file)
{
	static const char *const waits[] = {"tile", "figure", "end", "decision", "over"};
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	int ox, oy, type = session_tile(play->session);
	camera_origin(&play->view.camera, play->layout.stage, &ox, &oy);
	fprintf(file, "{\"ply\":%d,\"wait\":\"%s\",\"seat\":%d,\"over\":%s,\"tile\":\"%s\",\"rotation\":%d",
	        session_history(play->session)->ply_count, waits[play->found.wait],
	        play->found.seat == NOBODY ? -1 : play->found.seat, game_over(game) ? "true" : "false",
	        type == NO_TILE ? "" : set->types[type].id, play->tile.rotation);
	print_rect(file, "stage", play->layout.stage);
	fprintf(file, ",\"origin\":[%d,%d],\"size\":%.3f,\"places\":[", ox, oy, play->view.camera.size);
	const char *comma = "";
	for (int i = 0; i < play->found.legal_count; i++) {
		fprintf(file, "%s[%d,%d,%d]", comma, play->found.cells[i].x, play->found.cells[i].y,
		        play->found.cells[i].rotations);
		comma = ",";
	}
	fprintf(file, "],\"slots\":[");
	comma = "";
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct move *move = &play->found.slots[i].move;
		char spot[MOVE_TEXT_SIZE]; /* of a figure on the laid tile, else the whole move */
		if (move->kind == MOVE_FIGURE)
			spot_format(move->spot, spot);
		else
			move_format(move, game_tile_set(game), spot);
		struct vec at = play_slot_place(play, i);
		fprintf(file, "%s[\"%s\",%d,%d,%d,%d", comma, spot, play_move_kind(play, move),
		        play->found.slots[i].legal, (int)at.x, (int)at.y);
		print_row(file, widget_box(play, ui_name_at("play.slot", i)));
		comma = ",";
	}
	fprintf(file, "],\"rows\":["); /* of the list: in which each place is */
	for (int i = 0; i < play->found.slot_count; i++)
		fprintf(file, "%s%d", i ? "," : "", play_row(play, i));
	fprintf(file, "],\"put\":%d", play_slot_put(play));
	fprintf(file, ",\"unsaved\":%s", play->ask.kind == ASK_UNSAVED ? "true" : "false");
	print_choices(play, file);
}

/* Changes with everything that is told. */
static uint64_t trace_key(const struct play *play)
{
	uint64_t key = hash_int(hash_int(HASH_BASIS, play->found.serial), (int64_t)(play->view.camera.size * 1000));
	key = hash_int(hash_int(key, (int64_t)(play->view.camera.x * 1000)), (int64_t)(play->view.camera.y * 1000));
	key = hash_int(hash_int(key, play->tile.rotation), play->theme.w * 65536 + play->theme.h);
	key = hash_int(key, play->offer.figure);
	key = hash_int(key, play->ask.kind);
	key = hash_int(hash_int(key, play->answer.chosen), (int64_t)play->panel.body_scroll);
	key = hash_int(hash_int(key, play->advice.of), play->advice.found);
	key = hash_int(hash_int(key, play->lesson.asks), widget_box(play, ui_name_at("lesson.answer", 0)).x);
	key = hash_int(hash_int(key, play->lesson.done), widget_box(play, ui_name("lesson.on")).x);
	return hash_int(key, widget_box(play, ui_name("play.decide.go")).y);
}

static const char *const advices[] = {[ADVICE_NONE] = "", [ADVICE_HINT] = "hint", [ADVICE_WHY] = "why"};

void play_trace(struct play *play, const struct frame *frame)
{
	if (!play->host->ops->trace || frame->frozen || play_motion_runs(play, frame->now))
		return;
	uint64_t key = trace_key(play);
	if (key == play->traced)
		return;
	FILE *file = play->host->ops->trace(play->host);
	if (!file)
		return;
	play->traced = key;
	print_state(play, file);
	print_rect(file, "undo", play->layout.undo);
	print_rect(file, "end", play->layout.end);
	if (play->found.seat != NOBODY)
		print_rect(file, "card", play->layout.cards[play->found.seat]);
	for (int kind = 0; kind < figure_kinds(); kind++)
		if (any_piece(kind)->beside)
			print_rect(file, figure_name(kind), play->panel.figure_boxes[kind]);
	print_figures(play, file);
	print_lesson(play, file);
	print_rect(file, "hand", play->layout.body);
	const struct game *game = session_game(play->session);
	const struct ai_advice *advice = play_advice_now(play);
	fprintf(file, ",\"advice\":\"%s\",\"advised\":%d", advices[play->advice.of], advice ? advice->line_count : 0);
	fprintf(file, ",\"scores\":[");
	for (int seat = 0; seat < game_player_count(game); seat++)
		fprintf(file, "%s%d", seat ? "," : "", game_score(game, seat));
	fprintf(file, "],\"hash\":\"%016" PRIx64 "\"}\n", game_hash(game));
	fclose(file);
}
