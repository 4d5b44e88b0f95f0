#include "app/farms.h"

#include <string.h>

bool farms_by_city(const struct game *game)
{
	int rule = game_settings(game)->value[SETTING_FARM];
	return game_kind(game) == GAME_CARCASSONNE && (rule == FARM_CITY4 || rule == FARM_CITY3);
}

unsigned farms_seats(const struct feature *field)
{
	unsigned seats = 0;
	for (int i = 0; i < field->figure_count; i++)
		seats |= 1u << field->figures[i].seat;
	return seats;
}

/* What a field is paid for its cities: its farmers, or what stands on a corner of it. */
static bool is_farm(const struct event *event)
{
	return event->kind == EVENT_SCORED &&
	       (event->reason == SCORE_FARM || (event->feature == FEATURE_FIELD && event->city_count > 0));
}

int farms_points(const struct event_list *final, int seat)
{
	int points = 0;
	for (int i = 0; i < final->count; i++)
		if (is_farm(&final->items[i]) && final->items[i].seat == seat)
			points += (int) final->items[i].points;
	return points;
}

/* Is it paid for this field?  Who stands on a corner is told by that, and not by the field's address. */
static bool of_field(const struct event *event, const struct feature *field)
{
	return event->reason == SCORE_FARM ? feature_is_at(field, event->cell, event->spot)
	                                   : feature_reaches(field, event->cell, event->spot);
}

static bool before(const struct farm_line *line, const struct farm_line *other)
{
	if (!line->seats != !other->seats)
		return line->seats != 0;
	return line->points > other->points;
}

/* The best paid first; equal ones as they were found. */
static void line_add(struct farm_list *list, const struct farm_line *line)
{
	int place = list->count;
	if (list->count == FARM_LINES_MAX)
		return;
	for (list->count++; place > 0 && before(line, &list->lines[place - 1]); place--)
		list->lines[place] = list->lines[place - 1];
	list->lines[place] = *line;
}

/* ---- field by field ---- */

/* What one owner is paid for a field, as a line of his own. */
static struct farm_line field_line(const struct event_list *final, const struct feature *field, int seat)
{
	struct farm_line line = {.cell = field->address, .spot = field->address_spot, .seats = 1u << seat};
	for (int i = 0; i < final->count; i++) {
		const struct event *event = &final->items[i];
		if (!is_farm(event) || event->seat != seat || !of_field(event, field))
			continue;
		line.points += (int)event->points;
		line.cities += event->city_count;
	}
	line.had = line.cities == 0 && field->city_count > 0;
	return line;
}

/* Those who are paid for a field: who is sent there from the market at the end does not stand on it yet. */
static unsigned field_paid(const struct event_list *final, const struct feature *field)
{
	unsigned seats = 0;
	for (int i = 0; i < final->count; i++)
		if (is_farm(&final->items[i]) && of_field(&final->items[i], field))
			seats |= 1u << final->items[i].seat;
	return seats;
}

/* Owners who are paid alike stand in one line. */
static void field_add(const struct event_list *final, const struct feature *field, struct farm_list *list)
{
	struct farm_line lines[PLAYERS_MAX];
	unsigned seats = field->owners | field_paid(final, field);
	int count = 0;
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		if (!(seats >> seat & 1))
			continue;
		struct farm_line line = field_line(final, field, seat);
		int same = 0;
		while (same < count && (lines[same].points != line.points || lines[same].cities != line.cities))
			same++;
		if (same == count)
			lines[count++] = line;
		else
			lines[same].seats |= line.seats;
	}
	for (int i = 0; i < count; i++)
		line_add(list, &lines[i]);
}

/* The field at a place, unless it was met before. */
static void field_find(const struct game *game, const struct event_list *final, struct feature_spot at,
                       struct feature_spot *met, int *met_count, struct farm_list *list)
{
	struct feature field;
	if (!game_feature_at(game, at.cell.x, at.cell.y, at.spot, &field) || *met_count == FARM_LINES_MAX)
		return;
	for (int i = 0; i < *met_count; i++)
		if (feature_is_at(&field, met[i].cell, met[i].spot))
			return;
	met[(*met_count)++] = (struct feature_spot){field.address, field.address_spot};
	field_add(final, &field, list);
}

static void fields_find(const struct game *game, const struct event_list *final, struct farm_list *list)
{
	struct setup_figure figures[FIGURES_MAX];
	struct feature_spot met[FARM_LINES_MAX];
	int count = game_standing(game, figures), met_count = 0;
	for (int i = 0; i < count; i++)
		if (figures[i].spot.kind == FEATURE_FIELD)
			field_find(game, final, (struct feature_spot){figures[i].cell, figures[i].spot}, met,
			           &met_count, list);
	for (int i = 0; i < final->count; i++)
		if (is_farm(&final->items[i]))
			field_find(game, final, (struct feature_spot){final->items[i].cell, final->items[i].spot}, met,
			           &met_count, list);
}

/* ---- city by city ---- */

static void seats_find(const struct game *game, const struct event_list *final, struct farm_list *list)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(game, figures);
	for (int seat = 0; seat < game_player_count(game); seat++) {
		struct farm_line line = {.seats = 1u << seat, .points = farms_points(final, seat)};
		bool found = false;
		for (int i = count - 1; i >= 0; i--) {
			if (figures[i].spot.kind != FEATURE_FIELD || figures[i].seat != seat)
				continue;
			found = true;
			line.cell = figures[i].cell;
			line.spot = figures[i].spot;
		}
		for (int i = 0; i < final->count; i++) {
			const struct event *event = &final->items[i];
			if (!is_farm(event) || event->seat != seat)
				continue;
			line.cities += event->city_count;
			/* Sent from the market at the end, he had no farmer before. */
			if (!found) {
				line.cell = event->cell;
				line.spot = event->spot;
			}
			found = true;
		}
		if (found)
			line_add(list, &line);
	}
}

/* ---- the courts of The Castle ---- */

static struct farm_line court_line(const struct event_list *final, const struct feature *court)
{
	struct farm_line line = {.cell = court->address,
	                         .spot = court->address_spot,
	                         .seats = court->owners,
	                         .points = court->points_now,
	                         .cities = court->marks,
	                         .tied = court->figure_count > 0 && !court->owners};
	for (int i = 0; i < final->count; i++) {
		const struct event *event = &final->items[i];
		if (event->kind == EVENT_SCORED && event->reason == SCORE_COURT &&
		    feature_is_at(court, event->cell, event->spot))
			line.points = (int)event->points; /* more with a wall tile 7 */
	}
	return line;
}

/* Every court once: `met` has, by tile, a bit for the first half-edge of each segment that was met. */
static void courts_find(const struct game *game, const struct event_list *final, struct farm_list *list)
{
	struct feature court;
	uint8_t met[TILES_MAX] = {0};
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		const struct tile_type *type = &game_tile_set(game)->types[tile.type];
		for (int p = 0; p < type->part_count; p++) {
			int first = tile_segment_first(type, tile.rotation, FEATURE_COURT, p);
			struct spot spot = {FEATURE_COURT, (uint8_t)first};
			if (first < 0 || met[i] >> first & 1 ||
			    !game_feature_at(game, tile.cell.x, tile.cell.y, spot, &court))
				continue;
			for (int s = 0; s < court.spot_count; s++) {
				struct cell cell = court.spots[s].cell;
				int index = game_tile_at(game, cell.x, cell.y);
				if (index >= 0)
					met[index] |= (uint8_t)(1u << court.spots[s].spot.at);
			}
			struct farm_line line = court_line(final, &court);
			if (line.cities > 0 || court.figure_count > 0)
				line_add(list, &line);
		}
	}
}

void farms_find(const struct game *game, const struct event_list *final, struct farm_list *list)
{
	list->count = 0;
	list->by_city = farms_by_city(game);
	list->courts = game_kind(game) == GAME_CASTLE;
	if (list->courts)
		courts_find(game, final, list);
	else if (list->by_city)
		seats_find(game, final, list);
	else
		fields_find(game, final, list);
}

/* ---- one city ---- */

/* under field3cap: is this city one of those for which a figure makes it 1 more?  It stands on a field of his
 * that borders the city. */
static bool pig_helps(const struct game *game, const struct city_ref *city, int seat)
{
	struct setup_figure figures[FIGURES_MAX];
	struct feature field;
	int count = game_standing(game, figures);
	for (int i = 0; i < count; i++) {
		if (!any_piece(figures[i].figure)->helps_farm || figures[i].seat != seat ||
		    !game_feature_at(game, figures[i].cell.x, figures[i].cell.y, figures[i].spot, &field) ||
		    !(field.owners >> seat & 1))
			continue;
		for (int c = 0; c < field.city_count; c++)
			if (field.cities[c].carcassonne == city->carcassonne &&
			    cell_same(field.cities[c].cell, city->cell) && spot_same(field.cities[c].spot, city->spot))
				return true;
	}
	return false;
}

unsigned farms_city_pays(const struct game *game, const struct event_list *final, const struct feature *city,
                         int points[PLAYERS_MAX])
{
	unsigned seats = 0;
	memset(points, 0, PLAYERS_MAX * sizeof points[0]);
	for (int i = 0; i < final->count; i++) {
		const struct event *event = &final->items[i];
		for (int c = 0; is_farm(event) && c < event->city_count; c++) {
			const struct city_ref *ref = &final->cities[event->first_city + c];
			if (city ? ref->carcassonne || !feature_is_at(city, ref->cell, ref->spot) : !ref->carcassonne)
				continue;
			int each = (int)event->points / event->city_count,
			    rest = (int)event->points % event->city_count;
			points[event->seat] += each + (rest && pig_helps(game, ref, event->seat));
			seats |= 1u << event->seat;
		}
	}
	return seats;
}
