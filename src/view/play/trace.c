/* BASTIDE_TRACE=FILE: after every change that has come to rest one line of JSON
 * is appended, so that a test from outside the program knows where to press:
 *
 *   {"ply":12,"wait":"tile","seat":1,"over":false,"tile":"E","rotation":2,
 *    "stage":[x,y,w,h],"origin":[x,y],"size":120,
 *    "places":[[x,y,rotations],..],"slots":[["city:N",figure,legal,x,y,row],..],"put":0,
 *    "choices":["join meeple",..],"chosen":0,"lesson":"ask","advice":"hint","advised":3,
 *    "figures":[[x,y,w,h],..],"hand":[x,y,w,h],"scores":[..],"hash":"...",
 *    "widgets":[[id,x,y,w,h],..]}
 *
 * All positions are output pixels; of a widget (tests/play/window.py knows their
 * ids) what can be pressed: no place when scrolled out of sight.  It tells
 * nothing that is not on the screen, and changes nothing. */
#include "view/play/core/play.h"

#include <inttypes.h>
#include <stdio.h>

static void print_rect(FILE *file, const char *before, struct rect box)
{
	fprintf(file, "%s[%d,%d,%d,%d]", before, box.x, box.y, box.w, box.h);
}

static const char *lesson_waits(const struct play_lesson *lesson)
{
	return !lesson->script                    ? ""
	       : lesson->done                     ? "done"
	       : lesson->asks && !lesson->told[0] ? "ask"
	       : lesson->waits                    ? "on"
	                                          : "move";
}

static void print_slot(const struct play *play, FILE *file, int i)
{
	const struct move *move = &play->found.slots[i].move;
	char spot[MOVE_TEXT_SIZE]; /* of a figure on the laid tile, else the whole move */
	struct vec at = play_slot_place(play, i);
	if (move->kind == MOVE_FIGURE)
		spot_format(move->spot, spot);
	else
		move_format(move, game_tile_set(session_game(play->session)), spot);
	fprintf(file, "%s[\"%s\",%d,%d,%d,%d,%d]", i ? "," : "", spot, play_move_kind(play, move),
	        play->found.slots[i].legal, (int)at.x, (int)at.y, play_row(play, i));
}

/* What can be done, and what was chosen of it. */
static void print_choices(const struct play *play, FILE *file)
{
	fprintf(file, ",\"places\":[");
	for (int i = 0; i < play->found.legal_count; i++)
		fprintf(file, "%s[%d,%d,%d]", i ? "," : "", play->found.cells[i].x, play->found.cells[i].y,
		        play->found.cells[i].rotations);
	fprintf(file, "],\"slots\":[");
	for (int i = 0; i < play->found.slot_count; i++)
		print_slot(play, file, i);
	fprintf(file, "],\"put\":%d,\"choices\":[", play_slot_put(play));
	for (int i = 0; i < play->found.choice_count; i++) {
		char text[MOVE_TEXT_SIZE];
		move_format(&play->found.choices[i], game_tile_set(session_game(play->session)), text);
		fprintf(file, "%s\"%s\"", i ? "," : "", text);
	}
	fprintf(file, "],\"chosen\":%d,\"unsaved\":%s", play->answer.chosen,
	        play->ask.kind == ASK_UNSAVED ? "true" : "false");
}

static void print_state(const struct play *play, FILE *file)
{
	static const char *const waits[] = {"tile", "figure", "end", "decision", "over"};
	static const char *const advices[] = {[ADVICE_NONE] = "", [ADVICE_HINT] = "hint", [ADVICE_WHY] = "why"};
	const struct game *game = session_game(play->session);
	const struct ai_advice *advice = play_advice_now(play);
	int ox, oy, type = session_tile(play->session);
	camera_origin(&play->view.camera, play->layout.stage, &ox, &oy);
	fprintf(file, "{\"ply\":%d,\"wait\":\"%s\",\"seat\":%d,\"over\":%s,\"tile\":\"%s\",\"rotation\":%d",
	        session_history(play->session)->ply_count, waits[play->found.wait],
	        play->found.seat == NOBODY ? -1 : play->found.seat, game_over(game) ? "true" : "false",
	        type == NO_TILE ? "" : game_tile_set(game)->types[type].id, play->tile.rotation);
	print_choices(play, file);
	fprintf(file, ",\"lesson\":\"%s\",\"advice\":\"%s\",\"advised\":%d,\"origin\":[%d,%d],\"size\":%.3f",
	        lesson_waits(&play->lesson), advices[play->advice.of], advice ? advice->line_count : 0, ox, oy,
	        play->view.camera.size);
	print_rect(file, ",\"stage\":", play->layout.stage);
	print_rect(file, ",\"hand\":", play->layout.body);
	for (int i = 0; i < PIECES_MAX; i++) /* each kind in the supply */
		print_rect(file, i ? "," : ",\"figures\":[", play->panel.figure_boxes[i]);
	for (int seat = 0; seat < game_player_count(game); seat++)
		fprintf(file, "%s%d", seat ? "," : "],\"scores\":[", game_score(game, seat));
	fprintf(file, "],\"hash\":\"%016" PRIx64 "\",\"widgets\":[", game_hash(game));
	for (int i = 0; i < play->ui.items.count; i++) {
		const struct ui_item *item = &play->ui.items.items[i];
		fprintf(file, "%s[%u,%d,%d,%d,%d]", i ? "," : "", (unsigned)item->id, item->box.x, item->box.y,
		        item->box.w, item->box.h);
	}
	fprintf(file, "]}\n");
}

/* Changes with everything that is told. */
static uint64_t trace_key(const struct play *play)
{
	uint64_t key = hash_bytes(HASH_BASIS, &play->view.camera, sizeof play->view.camera);
	const int told[] = {(int)play->found.serial, play->tile.rotation, play->offer.figure, (int)play->ask.kind,
	                    play->answer.chosen,     play->advice.of,     play->advice.found, play->lesson.asks,
	                    play->lesson.done,       play->theme.w,       play->theme.h};
	for (int i = 0; i < play->ui.items.count; i++)
		key = hash_bytes(hash_int(key, play->ui.items.items[i].id), &play->ui.items.items[i].box,
		                 sizeof(struct rect));
	return hash_bytes(key, told, sizeof told);
}

void play_trace(struct play *play, const struct frame *frame)
{
	if (!play->host->ops->trace || frame->frozen || play_motion_runs(play, frame->now))
		return;
	uint64_t key = trace_key(play);
	FILE *file = key != play->traced ? play->host->ops->trace(play->host) : NULL;
	if (!file)
		return;
	play->traced = key;
	print_state(play, file);
	fclose(file);
}
