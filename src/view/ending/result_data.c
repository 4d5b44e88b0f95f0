/* What the result screen tells, found from the records. */
#include "app/words.h"
#include "view/ending/result.h"

#include "app/expansion_words.h"
#include "app/language.h"
#include "text/say.h"

#include <stdio.h>
#include <string.h>

const uint8_t result_order[RESULT_SHOWN] = {
    CLASS_ROADS,  CLASS_CITIES, CLASS_MONASTERIES, RESULT_UNFINISHED, CLASS_FARMS, CLASS_OTHER, CLASS_PATHS,
    CLASS_TOWERS, CLASS_HOUSES, CLASS_KEEPS,       CLASS_COURTS,      CLASS_WALL,  RESULT_GIVEN};

const char *result_column_name(const struct tally *tally, int column)
{
	static const char *const names[RESULT_SHOWN] = {
	    [CLASS_ROADS] = N_("Roads"),     [CLASS_CITIES] = N_("Cities"),      [RESULT_UNFINISHED] = N_("Unfinished"),
	    [CLASS_FARMS] = N_("Fields"),    [CLASS_PATHS] = N_("Paths"),        [CLASS_TOWERS] = N_("Towers"),
	    [CLASS_HOUSES] = N_("Houses"),   [CLASS_KEEPS] = N_("The keep"),     [CLASS_COURTS] = N_("Courts"),
	    [CLASS_WALL] = N_("Wall tiles"), [RESULT_GIVEN] = N_("At the start")};
	for (int reason = 0; column == CLASS_FARMS && reason < SCORE_REASONS; reason++)
		for (int kind = 0; score_info(reason)->corner && kind < PIECES_MAX; kind++)
			if (game_owned(tally->game, (enum figure)kind) && any_piece(kind)->corner)
				return tr(reason_words(reason)->column);
	return column == CLASS_MONASTERIES ? tally->cloisters
	       : column == CLASS_OTHER     ? tally->cards
	                                   : tr(names[column]);
}

static void ranks_find(struct result *result, const struct tally *tally)
{
	for (int seat = 0; seat < result->player_count; seat++)
		result->total[seat] = game_score(tally->game, seat);
	tally_ranks(tally, result->total, result->order);
	for (int i = 0; i < result->player_count; i++) {
		int seat = result->order[i];
		bool same = i > 0 && result->total[result->order[i - 1]] == result->total[seat];
		result->place[i] = same ? result->place[i - 1] : i + 1;
	}
	result->winners = game_winners(tally->game);
}

static void curve_find(struct result *result, const struct record_list *list)
{
	int turn = 0, last = list->turn_count > TILES_MAX ? TILES_MAX : list->turn_count;
	int32_t scores[PLAYERS_MAX];
	memcpy(scores, list->start, sizeof scores);
	memcpy(result->curve[0], scores, sizeof scores);
	result->turn_count = last;
	for (int i = 0; i < list->final_first; i++) {
		const struct record *record = &list->items[i];
		for (; turn < record->turn && turn < last; turn++)
			memcpy(result->curve[turn], scores, sizeof scores);
		memcpy(scores, record->after, sizeof scores);
	}
	for (; turn <= last; turn++)
		memcpy(result->curve[turn], scores, sizeof scores);
	memcpy(result->unfinished, scores, sizeof scores);
	for (int i = list->final_first; i < list->count; i++)
		if (list->items[i].reason == SCORE_FINAL || list->items[i].reason == SCORE_KEEP ||
		    list->items[i].reason == SCORE_COURT)
			result->unfinished[list->items[i].seat] += list->items[i].points;
	for (int seat = 0; seat < result->player_count; seat++)
		result->top = result->total[seat] > result->top ? result->total[seat] : result->top;
}

static void fact_write(struct result_fact *fact, const char *title, unsigned seats, const char *text)
{
	fact->known = true;
	fact->seats = seats;
	snprintf(fact->title, sizeof fact->title, "%s", title);
	snprintf(fact->text, sizeof fact->text, "%s", text);
}

/* Paid for what it is, finished or not. */
static bool pays_feature(const struct record *record, int kind)
{
	return record->kind == kind && record->points > 0 &&
	       (record->reason == SCORE_COMPLETE || record->reason == SCORE_FINAL || record->reason == SCORE_WALL);
}

/* What it is measured by: a start space counts like a tile (D2), so that this is the size that places a keep (R30). */
static int size_of(const struct record *record) { return record->tiles + record->starts; }

/* "9 tiles, 2 pennants"; "3 tiles with start spaces".  What only some of the equal ones have is not told of all. */
static const char *size_words(const struct record *best, bool pennants, bool starts)
{
	const char *tiles = starts ? say_count("%d tile with start spaces", "%d tiles with start spaces", size_of(best))
	                           : say_count("%d tile", "%d tiles", size_of(best));
	if (!best->pennants || !pennants)
		return tiles;
	return say_join(tiles, "", "%s", say_count(", %d pennant", ", %d pennants", best->pennants));
}

/* Of all that brought points; what is the count of several is told of all of them. */
static void fact_largest(struct result *result, const struct show *show, int slot, int kind, const char *title)
{
	const struct record *best = NULL;
	unsigned seats = 0;
	bool same = true, starts = false; /* pennants; does any count a start space? */
	for (int i = 0; i < show->records->count; i++) {
		const struct record *record = &show->records->items[i];
		if (!pays_feature(record, kind) || (best && size_of(record) < size_of(best)))
			continue;
		if (!best || size_of(record) > size_of(best)) {
			best = record;
			seats = 0;
			same = true;
			starts = false;
		}
		same = same && record->pennants == best->pennants;
		starts = starts || record->starts;
		seats |= 1u << record->seat;
	}
	if (best)
		fact_write(&result->facts[slot], title, seats, size_words(best, same, starts));
}

/* Who was paid most at once for a field or court, in the game or at its end, whatever pays there; of several the sum is
 * told where it is the same. */
static void fact_richest(struct result *result, const struct show *show, enum record_class class, const char *title)
{
	int32_t best = 0;
	const char *text = "";
	unsigned seats = 0;
	for (int i = 0; i < show->records->count; i++) {
		const struct record *record = &show->records->items[i];
		if (record_class(record) != class || record->points <= 0 || record->points < best)
			continue;
		const char *sum = say_join(bill_sum(&record->bill, BILL_LIST), " = ", "%d", (int)record->points);
		if (record->points > best) {
			best = record->points;
			seats = 0;
			text = sum;
		}
		if (strcmp(text, sum) != 0)
			text = say_count("%d point", "%d points", (int)best);
		seats |= 1u << record->seat;
	}
	if (best)
		fact_write(&result->facts[2], title, seats, text);
}

/* "5", or with wall tiles 8 "3 + 2": without them it might have been a tie. */
static const char *keep_sum(const struct castle_keeps *keeps, int seat)
{
	int raised = keeps->raised[seat], size = keeps->size[seat];
	return raised ? say("%d + %d", size - raised, raised) : say("%d", size);
}

/* "5 against 3", and whether a wall tile 8 is in the larger; of a tie, where one made it, both. */
static void fact_keep(struct result *result, const struct show *show)
{
	const struct castle_keeps keeps = record_keeps(show->records, show->game);
	int most = keeps.size[1] > keeps.size[0], least = !most;
	bool tie = keeps.size[0] == keeps.size[1], raised = keeps.raised[0] || keeps.raised[1];
	if (tie && !raised)
		return;
	const char *text =
	    say(keeps.size[least] ? tr("%s against %s") : "%s", keep_sum(&keeps, most), keep_sum(&keeps, least));
	if (tie) {
		fact_write(&result->facts[4], tr("Keeps tied by wall tile 8"), 3u, text);
		return;
	}
	fact_write(&result->facts[4], keeps.raised[most] ? tr("Larger keep (wall tile 8)") : tr("Larger keep"),
	           1u << most, text);
}

static void fact_lead(struct result *result)
{
	int turns[PLAYERS_MAX] = {0}, best = 0;
	unsigned seats = 0;
	for (int turn = 1; turn <= result->turn_count; turn++) {
		int leader = -1;
		for (int seat = 0; seat < result->player_count; seat++) {
			if (leader < 0 || result->curve[turn][seat] > result->curve[turn][leader])
				leader = seat;
		}
		bool alone = true;
		for (int seat = 0; seat < result->player_count; seat++)
			alone = alone && (seat == leader || result->curve[turn][seat] < result->curve[turn][leader]);
		turns[leader] += alone;
	}
	for (int seat = 0; seat < result->player_count; seat++)
		best = turns[seat] > turns[best] ? seat : best;
	if (turns[best] == 0)
		return;
	for (int seat = 0; seat < result->player_count; seat++)
		seats |= (unsigned)(turns[seat] == turns[best]) << seat;
	fact_write(&result->facts[3], tr("Longest in the lead"), seats, say_count("%d turn", "%d turns", turns[best]));
}

void result_find(struct result *result, const struct show *show)
{
	bool castle = tally_castle(show->tally);
	memset(result, 0, sizeof *result);
	result->player_count = show->tally->player_count;
	ranks_find(result, show->tally);
	for (int i = 0; i < show->records->count; i++) {
		const struct record *record = &show->records->items[i];
		int column = record->reason == SCORE_FINAL ? RESULT_UNFINISHED : (int)record_class(record);
		result->points[record->seat][column] += record->points;
	}
	for (int seat = 0; seat < result->player_count; seat++)
		result->points[seat][RESULT_GIVEN] = show->records->start[seat];
	for (int column = 0; column < RESULT_SHOWN; column++) {
		bool its = column >= CLASS_CASTLE && column < RECORD_CLASSES;
		result->shown[column] = its == castle && column != CLASS_OTHER && column != RESULT_GIVEN;
		for (int seat = 0; seat < result->player_count; seat++) {
			int32_t points = result->points[seat][column];
			result->best[column] = points > result->best[column] ? points : result->best[column];
			result->shown[column] = result->shown[column] || points;
		}
	}
	curve_find(result, show->records);
	if (castle) {
		fact_largest(result, show, 0, FEATURE_PATH, tr("Longest path"));
		fact_largest(result, show, 1, FEATURE_HOUSE, tr("Largest house"));
		fact_richest(result, show, CLASS_COURTS, tr("Richest court"));
		fact_keep(result, show);
		fact_largest(result, show, 5, FEATURE_TOWER, tr("Largest tower"));
	} else {
		fact_largest(result, show, 0, FEATURE_ROAD, tr("Longest road"));
		fact_largest(result, show, 1, FEATURE_CITY, tr("Largest city"));
		fact_richest(result, show, CLASS_FARMS, tr("Richest field"));
	}
	fact_lead(result);
}
