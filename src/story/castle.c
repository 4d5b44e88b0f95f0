/* The Castle's ending, act by act, in the order of R43 to R47: the wall is cleared, keeps are compared, courts, wall
 * tiles 4, 5, 6 and 9.  What is paid comes from the records; here is found where it lies. */
#include "story/act.h"

#include <stdlib.h>
#include <string.h>

/* How far the board reaches beyond its cells: the wall, the water before it, some land. */
#define WALL_DEEP 1.12f

static const struct castle_board *board_of(const struct tally *tally) { return game_tile_set(tally->game)->castle; }

void tally_castle_board(struct tally *tally)
{
	const struct castle_board *board = board_of(tally);
	tally->whole = (struct tally_frame){-WALL_DEEP, -WALL_DEEP, (float)board->width + 2 * WALL_DEEP,
	                                    (float)board->height + 2 * WALL_DEEP};
}

/* A start space is counted, told by the cell that it faces. */
static void start_add(const struct tally *tally, struct tally_act *act, int start)
{
	struct castle_cell cell = board_of(tally)->starts[start].cell;
	act->starts[act->start_count++] = (uint8_t)start;
	act->tiles[act->tile_count++] = (struct cell){cell.x, cell.y};
}

/* ---- the keep ---- */

/* The area that is paid for, and the start spaces that face it (R44, R45). */
static void area_add(const struct tally *tally, struct tally_act *act)
{
	struct castle_area area;
	game_empty_area(tally->game, &area);
	for (int i = 0; i < area.cell_count; i++)
		act->tiles[act->tile_count++] = (struct cell){area.cells[i].x, area.cells[i].y};
	for (int i = 0; i < area.start_count; i++)
		start_add(tally, act, area.starts[i]);
}

/* A keep is counted like a follower who is as many as its house has tiles, and 2 more for each wall tile 8 (R38). */
static void act_keep(struct tally *tally)
{
	struct tally_act *act = act_add(tally, ACT_KEEP, PART_KEEP);
	struct castle_keeps keeps = record_keeps(tally->records, tally->game);
	for (int seat = 0; seat < tally->player_count; seat++) {
		struct castle_keep keep;
		if (!game_keep(tally->game, seat, &keep))
			continue;
		act->counts[seat] = (uint8_t)keeps.size[seat];
		act->farmers[act->farmer_count++] = (struct tally_farmer){.seat = (uint8_t)seat,
		                                                          .weight = act->counts[seat],
		                                                          .keep = true,
		                                                          .farm = -1,
		                                                          .cell = keep.cell,
		                                                          .spot = keep.spot};
	}
	act_rows_find(tally, act);
	for (int i = tally->records->final_first; i < tally->records->count; i++)
		if (tally->records->items[i].reason == SCORE_KEEP) {
			area_add(tally, act);
			act_record_take(tally, act, i);
		}
}

/* ---- features: courts, and what wall tiles pay ---- */

/* Start spaces of the feature, once each, or of a court for each market there. */
static void starts_add(const struct tally *tally, struct tally_act *act)
{
	const struct castle_board *board = board_of(tally);
	for (int s = 0; s < board->start_count; s++) {
		const struct castle_start *start = &board->starts[s];
		int times = act->feature->kind == FEATURE_COURT ? start->markets : 1;
		for (int n = 0; act->feature->starts >> s & 1 && n < times; n++)
			start_add(tally, act, s);
	}
}

/* The markets of a court, one by one; the start space's last (D2). */
static void markets_find(const struct tally *tally, struct tally_act *act)
{
	const struct feature *court = act->feature;
	for (int i = 0; i < court->spot_count; i++) {
		struct cell cell = court->spots[i].cell;
		struct setup_tile tile = game_tile(tally->game, game_tile_at(tally->game, cell.x, cell.y));
		const struct tile_type *type = &game_tile_set(tally->game)->types[tile.type];
		int part = tile_segment_at(type, tile.rotation, FEATURE_COURT, court->spots[i].spot.at);
		for (int n = 0; part >= 0 && n < type->parts[part].marks; n++)
			act->tiles[act->tile_count++] = cell;
	}
	starts_add(tally, act);
}

/* The tiles of a path, tower or house, then its start spaces. */
static void tiles_find(const struct tally *tally, struct tally_act *act)
{
	memcpy(act->tiles, act->feature->tiles, sizeof act->tiles);
	act->tile_count = act->feature->tile_count;
	starts_add(tally, act);
}

/* Courts with merchants and markets, by address; tied ones too, which pay nobody. */
static void courts_find(struct tally *tally)
{
	struct feature_spot places[FEATURES_MAX];
	int count = game_features(tally->game, 1u << FEATURE_COURT, places);
	for (int i = 0; i < count; i++) {
		struct feature *court = &tally->features[tally->feature_count];
		game_feature_at(tally->game, places[i].cell.x, places[i].cell.y, places[i].spot, court);
		tally->feature_count += court->marks > 0 && court->figure_count > 0;
	}
	qsort(tally->features, (size_t)tally->feature_count, sizeof *tally->features, tally_feature_compare);
}

static void acts_courts(struct tally *tally)
{
	courts_find(tally);
	for (int c = 0; c < tally->feature_count; c++) {
		struct tally_act *act = act_feature_add(tally, &tally->features[c], PART_COURTS);
		act->farms = (uint64_t)1 << c;
		/* as land that floods: with who lies there, and whose it is */
		struct tally_farm *court = &tally->courts[tally->court_count++];
		court->feature = *act->feature;
		memcpy(court->farmers, act->counts, sizeof court->farmers);
		court->owners = tally_tie(act) ? 0 : act->owners;
		for (int i = tally->records->final_first; i < tally->records->count; i++) {
			const struct record *record = &tally->records->items[i];
			if (record->reason != SCORE_COURT || !feature_is_at(act->feature, record->cell, record->spot))
				continue;
			act->wall = record->wall;
			markets_find(tally, act);
			act_record_take(tally, act, i);
		}
	}
}

/* Wall tiles 4, 5, 6 pay for an unfinished feature, 9 for nothing on the table. */
static void acts_wall_tiles(struct tally *tally)
{
	for (int i = tally->records->final_first; i < tally->records->count; i++) {
		const struct record *record = &tally->records->items[i];
		struct tally_act *act;
		if (record->reason != SCORE_WALL)
			continue;
		if (record->has_place) {
			struct feature *feature = &tally->features[tally->feature_count++];
			game_feature_at(tally->game, record->cell.x, record->cell.y, record->spot, feature);
			act = act_feature_add(tally, feature, PART_WALL_TILES);
			tiles_find(tally, act);
		} else {
			act = act_add(tally, ACT_HELD, PART_WALL_TILES);
			act->held = TALLY_FIVE;
			act->seat = record->seat;
			act->owners = 1u << record->seat;
		}
		act->wall = record->wall;
		act_record_take(tally, act, i);
	}
}

void tally_castle_acts(struct tally *tally)
{
	act_add(tally, ACT_WALL, PART_START)->cleared = tally->records->cleared;
	act_keep(tally);
	acts_courts(tally);
	acts_wall_tiles(tally);
}
