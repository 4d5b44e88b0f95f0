#include "app/record.h"

#include "app/farms.h"

#include <bastide/castle.h>

#include <stdlib.h>
#include <string.h>

unsigned record_majority(const uint8_t followers[PLAYERS_MAX])
{
	unsigned owners = 0;
	int most = 0;
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		if (followers[seat] > most) {
			most = followers[seat];
			owners = 0;
		}
		if (most > 0 && followers[seat] == most)
			owners |= 1u << seat;
	}
	return owners;
}

/* The cities that it is paid for: of a farm, or a field to whoever stands on its corner. */
static void record_cities(struct record_list *list, struct record *record, const struct event_list *events,
                          const struct event *event)
{
	record->first_city = (uint16_t)list->city_count;
	for (int i = 0; i < event->city_count && list->city_count < EVENT_CITIES_MAX; i++)
		list->cities[list->city_count++] = events->cities[event->first_city + i];
	record->city_count = (uint16_t)(list->city_count - record->first_city);
}

static void record_farm(struct record_list *list, struct record *record, const struct game *after)
{
	struct feature feature;
	if (!farms_by_city(after))
		return;
	const struct city_ref *city = &list->cities[record->first_city];
	record->kind = FEATURE_CITY;
	record->cell = city->cell;
	record->spot = city->spot;
	record->carcassonne = city->carcassonne;
	if (!city->carcassonne && game_feature_at(after, city->cell.x, city->cell.y, city->spot, &feature)) {
		record->tiles = (uint16_t)feature.tile_count;
		record->pennants = (uint8_t)feature.pennants;
	}
}

/* Followers are counted where a feature is paid for; what tokens and keeps weigh is told in other words. */
static void record_followers(struct record *record)
{
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		record->followers[seat] = (uint8_t)record->bill.weights[seat];
	record->owners = record->bill.owners;
}

enum record_class record_class(const struct record *record)
{
	static const uint8_t of_feature[FEATURE_KINDS] = {
	    [FEATURE_CITY] = CLASS_CITIES, [FEATURE_ROAD] = CLASS_ROADS,   [FEATURE_FIELD] = CLASS_FARMS,
	    [FEATURE_PATH] = CLASS_PATHS,  [FEATURE_TOWER] = CLASS_TOWERS, [FEATURE_HOUSE] = CLASS_HOUSES,
	    [FEATURE_COURT] = CLASS_COURTS};
	if (record->reason == SCORE_FARM || score_info(record->reason)->corner)
		return CLASS_FARMS;
	if (record->reason == SCORE_KEEP || record->reason == SCORE_WALL)
		return record->reason == SCORE_KEEP ? CLASS_KEEPS : CLASS_WALL;
	if (!record->has_place || words_about(&record->bill)[0])
		return CLASS_OTHER;
	return feature_among(FEATURES_BUILT, record->kind) ? CLASS_MONASTERIES : of_feature[record->kind];
}

/* The Castle: the wall tile that raised a score, or made it (R38). */
static uint8_t wall_of(const struct event *event)
{
	if (event->doubled)
		return event->feature == FEATURE_TOWER ? WALL_DOUBLE_TOWER : WALL_DOUBLE_HOUSE;
	return event->wall;
}

static void record_add(struct record_list *list, const struct game *after, const struct event_list *events, int index,
                       int turn, int ply)
{
	const struct event *event = &events->items[index];
	if (list->count == RECORDS_MAX)
		return;
	struct record *record = &list->items[list->count];
	*record = (struct record){.number = (uint16_t)(list->count + 1),
	                          .ply = (int16_t)ply,
	                          .turn = (int16_t)(event->at_end ? 0 : turn),
	                          .reason = event->reason,
	                          .kind = event->feature,
	                          .seat = event->seat,
	                          .cell = event->cell,
	                          .spot = event->spot,
	                          .tiles = event->tiles,
	                          .pennants = event->pennants,
	                          .starts = event->starts,
	                          .marks = event->marks,
	                          .bill = event->bill,
	                          .harvest = event->harvest != NULL,
	                          .wall = wall_of(event),
	                          .points = event->points,
	                          .has_place = !words_placeless(&event->bill) && event->feature != FEATURE_KINDS};
	record_cities(list, record, events, event);
	if (event->reason == SCORE_FARM)
		record_farm(list, record, after);
	if (record->has_place && event->reason != SCORE_KEEP && !words_about(&event->bill)[0])
		record_followers(record);
	const int32_t *last = list->count > 0 ? list->items[list->count - 1].after : list->start;
	memcpy(record->after, last, sizeof record->after);
	record->after[event->seat] += event->points;
	if (event->at_end && list->final_first < 0) {
		list->final_first = list->count;
		memcpy(list->before_final, last, sizeof list->before_final);
	}
	list->count++;
}

static void list_begin(struct record_list *list, const struct game *start)
{
	list->final_first = -1;
	for (int seat = 0; seat < game_player_count(start); seat++)
		list->start[seat] = game_score(start, seat);
	memcpy(list->before_final, list->start, sizeof list->start);
}

/* ---- The Castle: what the final scoring does without a score ---- */

static uint32_t walls_lying(const struct game *game)
{
	uint32_t corners = 0;
	for (int corner = 0; corner < CASTLE_CORNERS_MAX; corner++)
		corners |= (uint32_t)game_wall_lies(game, corner) << corner;
	return corners;
}

/* `lying`: before the move that ended the game, and may have taken some of them itself. */
static void wall_add(struct record_list *list, const struct game *after, const struct event_list *events,
                     uint32_t lying)
{
	const struct castle_board *board = game_tile_set(after)->castle;
	for (int i = 0; i < events->count; i++) {
		const struct event *event = &events->items[i];
		if (event->kind == EVENT_WALL)
			lying &= ~(1u << castle_corner_of(board, event->space));
		else if (event->kind == EVENT_USED && event->wall >= WALL_PATH)
			list->used[event->seat][event->wall]++;
	}
	list->cleared = lying;
}

struct castle_keeps record_keeps(const struct record_list *list, const struct game *game)
{
	struct castle_keeps keeps = {{0}, {0}};
	for (int seat = 0; seat < 2; seat++) {
		struct castle_keep keep;
		if (!game_keep(game, seat, &keep))
			continue;
		keeps.raised[seat] = 2 * list->used[seat][WALL_KEEP];
		keeps.size[seat] = keep.size + keeps.raised[seat];
	}
	return keeps;
}

/* The scores of one move, made in this turn; `after` is the position behind it. */
static void move_add(struct record_list *list, const struct game *after, const struct event_list *events, int turn,
                     int ply)
{
	for (int i = 0; i < events->count; i++) {
		const struct event *event = &events->items[i];
		if (event->kind == EVENT_SCORED)
			record_add(list, after, events, i, turn, ply);
		else if (event_info(event->kind)->after_all && list->sent_count < FIGURES_MAX)
			list->sent[list->sent_count++] = (struct record_sent){.seat = event->seat,
			                                                      .figure = event->figure,
			                                                      .haven = event->haven,
			                                                      .cell = event->cell,
			                                                      .spot = event->spot};
	}
	if (list->final_first < 0)
		memcpy(list->before_final, list->count > 0 ? list->items[list->count - 1].after : list->start,
		       sizeof list->before_final);
}

/* A given table whose pile fits nowhere is over before anybody moves, and nobody told its final scoring:
 * the same table without the pile waits, and is ended. */
static bool over_at_once(struct record_list *list, const struct scenario *scenario, struct event_list *events)
{
	struct setup setup = scenario->setup;
	setup.has_deck = false;
	setup.deck_count = 0;
	struct game *game = game_create(scenario->tiles, &setup, NULL);
	if (!game)
		return false;
	list_begin(list, game);
	events_clear(events);
	uint32_t lying = walls_lying(game);
	if (game_end(game, events))
		move_add(list, game, events, 0, 0);
	if (game_kind(game) == GAME_CASTLE)
		wall_add(list, game, events, lying);
	game_destroy(game);
	return true;
}

static bool replay(struct record_list *list, struct replay *replay, struct event_list *events, int moves)
{
	enum replay_result result = REPLAY_MOVED;
	list_begin(list, replay->game);
	if (game_over(replay->game) && replay->scenario->setup.has_table &&
	    !over_at_once(list, replay->scenario, events))
		return false;
	while (moves < 0 || replay->moves < moves) {
		int turn = replay_turn(replay), laid = game_tile_count(replay->game);
		uint32_t lying = walls_lying(replay->game);
		result = replay_next(replay, events, NULL);
		if (result != REPLAY_MOVED)
			break;
		move_add(list, replay->game, events, turn, replay->moves - 1);
		if (game_over(replay->game) && game_kind(replay->game) == GAME_CASTLE)
			wall_add(list, replay->game, events, lying);
		if (game_tile_count(replay->game) > laid)
			list->turn_count = turn;
	}
	if (list->final_first < 0)
		list->final_first = list->count;
	return result != REPLAY_FAILED;
}

/* Cities are called what the file calls them. */
static void letters_take(struct record_list *list, const struct scenario *scenario, int step)
{
	const struct step *marks = scenario_marks_at(scenario, step);
	for (int i = 0; marks && i < marks->mark_count && list->letter_count < RECORD_LETTERS_MAX; i++) {
		const struct scenario_mark *mark = &marks->marks[i];
		if (mark->kind != MARK_LETTER || !mark->has_spot || strlen(mark->text) >= sizeof list->letters[0].text)
			continue;
		struct record_letter *letter = &list->letters[list->letter_count++];
		*letter = (struct record_letter){.cell = mark->at, .spot = mark->spot};
		strcpy(letter->text, mark->text);
	}
}

struct record_list *record_list_create(const struct scenario *scenario, int moves, struct game **final_game)
{
	struct record_list *list = calloc(1, sizeof *list);
	struct event_list *events = malloc(sizeof *events);
	struct replay walk = {0};
	bool done = list && events && replay_init(&walk, scenario, NULL) && replay(list, &walk, events, moves);
	free(events);
	if (done)
		letters_take(list, scenario, walk.step);
	if (final_game) {
		*final_game = done ? walk.game : NULL;
		walk.game = done ? NULL : walk.game;
	}
	replay_finish(&walk);
	if (done)
		return list;
	free(list);
	return NULL;
}

bool record_list_totals(const struct record_list *list, const struct game *game, int32_t totals[PLAYERS_MAX])
{
	bool same = true;
	memcpy(totals, list->start, sizeof list->start);
	for (int i = 0; i < list->count; i++)
		totals[list->items[i].seat] += list->items[i].points;
	for (int seat = 0; seat < game_player_count(game); seat++)
		same = same && totals[seat] == game_score(game, seat);
	return same;
}

void record_list_destroy(struct record_list *list) { free(list); }
