/* BASTIDE_TRACE=FILE: after every change that has come to rest one line of JSON
 * is appended, so that a test from outside the program knows where to press:
 *
 *   {"ply":12,"wait":"tile","seat":1,"over":false,"tile":"E","rotation":2,
 *    "stage":[x,y,w,h],"origin":[x,y],"size":120,
 *    "places":[["E",x,y,rotations]],"slots":[["city:N",figure,legal,x,y]],
 *    "undo":[x,y,w,h],"end":[x,y,w,h],"card":[x,y,w,h],"hand":[x,y,w,h],
 *    "scores":[..],"hash":"..."}
 *
 * All positions are output pixels.  It tells nothing that is not on the screen,
 * and changes nothing. */
#include "play.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static void print_rect(FILE *file, const char *name, struct rect box)
{
	fprintf(file, ",\"%s\":[%d,%d,%d,%d]", name, box.x, box.y, box.w, box.h);
}

static void print_state(const struct play *play, FILE *file)
{
	static const char *const waits[] = {"tile", "figure", "end", "decision", "over"};
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	int ox, oy, type = session_tile(play->session);
	camera_origin(&play->camera, play->layout.stage, &ox, &oy);
	fprintf(file, "{\"ply\":%d,\"wait\":\"%s\",\"seat\":%d,\"over\":%s,\"tile\":\"%s\",\"rotation\":%d",
	        session_history(play->session)->ply_count, waits[play->wait],
	        play->seat == NOBODY ? -1 : play->seat, game_over(game) ? "true" : "false",
	        type == NO_TILE ? "" : set->types[type].id, play->rotation);
	print_rect(file, "stage", play->layout.stage);
	fprintf(file, ",\"origin\":[%d,%d],\"size\":%.3f,\"places\":[", ox, oy, play->camera.size);
	const char *comma = "";
	for (int i = 0; i < play->cell_count; i++) {
		if (!play->cells[i].rotations)
			continue;
		fprintf(file, "%s[%d,%d,%d]", comma, play->cells[i].x, play->cells[i].y,
		        play->cells[i].rotations);
		comma = ",";
	}
	fprintf(file, "],\"slots\":[");
	comma = "";
	for (int i = 0; i < play->slot_count; i++) {
		char spot[SPOT_TEXT_SIZE] = "recall";
		if (play->slots[i].move.kind == MOVE_FIGURE)
			spot_format(play->slots[i].move.spot, spot);
		struct vec at =
		    camera_point(&play->camera, play->layout.stage, play->slots[i].at.x, play->slots[i].at.y);
		fprintf(file, "%s[\"%s\",%d,%d,%d,%d]", comma, spot, play->slots[i].move.figure,
		        play->slots[i].legal, (int)at.x, (int)at.y);
		comma = ",";
	}
	fprintf(file, "],\"put\":%d", play_slot_put(play));
}

void play_trace(struct play *play, const struct frame *frame)
{
	const char *path = getenv("BASTIDE_TRACE");
	if (!path || !path[0] || frame->still || play_motion_runs(play, frame->now))
		return;
	uint64_t key = hash_int(hash_int(HASH_BASIS, play->serial), (int64_t)(play->camera.size * 1000));
	key = hash_int(hash_int(key, (int64_t)(play->camera.x * 1000)), (int64_t)(play->camera.y * 1000));
	key = hash_int(hash_int(key, play->rotation), play->theme.w * 65536 + play->theme.h);
	if (key == play->traced)
		return;
	FILE *file = fopen(path, "a");
	if (!file)
		return;
	play->traced = key;
	print_state(play, file);
	print_rect(file, "undo", play->layout.undo);
	print_rect(file, "end", play->layout.end);
	if (play->seat != NOBODY)
		print_rect(file, "card", play->layout.cards[play->seat]);
	print_rect(file, "hand", play->layout.body);
	const struct game *game = session_game(play->session);
	fprintf(file, ",\"scores\":[");
	for (int seat = 0; seat < game_player_count(game); seat++)
		fprintf(file, "%s%d", seat ? "," : "", game_score(game, seat));
	fprintf(file, "],\"hash\":\"%016" PRIx64 "\"}\n", game_hash(game));
	fclose(file);
}
