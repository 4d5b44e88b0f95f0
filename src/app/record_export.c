#include "app/record_export.h"

#include "app/folder.h"
#include "app/language.h"
#include "app/review.h"
#include "app/session.h"
#include "app/words.h"
#include "format/json_out.h"
#include "format/output.h"
#include "format/wire.h"
#include "text/grow.h"
#include "text/say.h"
#include "text/utf8.h"

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* ---- text ---- */

/* "City (3, -1)"; "The keep", "Wall tile 9" */
static const char *text_feature(const struct record *record)
{
	const char *what = record->carcassonne ? tr("City of Carcassonne") : words_subject(&record->bill, record->kind);

	if (record->kind == FEATURE_KINDS && record->wall)
		what = say(tr("Wall tile %d"), record->wall);
	if (record->has_place && !record->carcassonne)
		what = say_on(what, " (%d, %d)", record->cell.x, record->cell.y);
	return what;
}

/* "   followers: Ana 2, Bo 1" */
static void text_followers(struct grow *text, const struct record_told *told, const struct record *record)
{
	const char *list = "";

	for (int seat = 0; seat < game_player_count(told->game); seat++)
		if (record->followers[seat])
			list = say_join(list, ", ", "%s %d", told->names[seat], record->followers[seat]);
	if (!list[0])
		return;
	grow_add(text, "   ");
	grow_print(text, tr("followers: %s"), list);
}

/* The rules that scores were paid by, in the order in which they are met: people read a number and the sentence below,
 * programs the rule's own name (record_list_json). */
struct notes {
	const char *rules[32];
	int count;
};

/* From 1; 0: no room. */
static int note_of(struct notes *notes, const char *rule)
{
	for (int i = 0; i < notes->count; i++)
		if (!strcmp(notes->rules[i], rule))
			return i + 1;
	if (notes->count == sizeof notes->rules / sizeof notes->rules[0])
		return 0;
	notes->rules[notes->count++] = rule;
	return notes->count;
}

/* "  7  Turn 3  Road (1, 0)  Ana: 4 tiles = 4   followers: Ana 1   [1]" */
static void text_record(struct grow *text, const struct record_told *told, const struct record *record,
                        struct notes *notes)
{
	const char *besides = record->bill.besides;

	const char *turn = record->turn ? say(tr("Turn %d"), record->turn) : tr("end");
	grow_print(text, "%3d  %s  %s  %s: %s = %d", record->number, turn, text_feature(record),
	           told->names[record->seat], bill_sum(&record->bill, BILL_LIST), (int)record->points);
	text_followers(text, told, record);
	grow_print(text, "   [%d", note_of(notes, record->bill.rule));
	if (besides)
		grow_print(text, ", %d", note_of(notes, besides));
	grow_add(text, "]\n");
}

/* "  –  end  City (-1, 2)  not finished = 0   followers: Blue 1" */
static void text_unpaid(struct grow *text, const struct record_told *told, const struct record *record)
{
	grow_print(text, "  –  %s  %s  %s = 0", tr("end"), text_feature(record), tr("not finished"));
	text_followers(text, told, record);
	grow_add(text, "\n");
}

/* Who had the larger keep, and by what. */
static void text_keeps(struct grow *text, const struct record_told *told)
{
	struct castle_keeps keeps = record_keeps(told->list, told->game);
	const char *const both[] = {told->names[0], told->names[1]};

	grow_print(text, "\n%s\n", castle_keeps_verdict(&keeps, both));
	if (keeps.raised[0] || keeps.raised[1])
		grow_print(text, "%s\n", castle_keeps_raised(&keeps, both));
}

char *record_list_text(const struct record_told *told)
{
	const struct record_list *list = told->list;
	const struct record_unpaid *unpaid = told->unpaid;
	int players = game_player_count(told->game);
	struct grow text = {0};
	struct notes notes = {0};

	grow_print(&text, "%s\n\n", tr("Every score of this game"));
	/* Points that somebody had before the first move: without them the scores would not add up. */
	for (int seat = 0; seat < players; seat++)
		if (list->start[seat])
			grow_print(&text, "  –  %s  %s: %d\n", tr("At the start"), told->names[seat],
			           (int)list->start[seat]);
	for (int i = 0; i < list->count; i++)
		text_record(&text, told, &list->items[i], &notes);
	if (unpaid && unpaid->count)
		grow_print(&text, "\n%s\n", tr("Cities that fields feed, but that are not finished: they pay nobody"));
	for (int i = 0; unpaid && i < unpaid->count; i++)
		text_unpaid(&text, told, &unpaid->items[i]);
	if (game_kind(told->game) == GAME_CASTLE)
		text_keeps(&text, told);
	grow_add(&text, "\n");
	for (int seat = 0; seat < players; seat++)
		grow_print(&text, "%s %d\n", told->names[seat], game_score(told->game, seat));
	grow_add(&text, "\n");
	for (int i = 0; i < notes.count; i++)
		grow_print(&text, "[%d] %s\n", i + 1, bill_rule_text(notes.rules[i]));
	if (told->review)
		review_text(&text, told->review, told->names);
	return grow_take(&text);
}

/* ---- JSON ---- */

static json_t *json_followers(const struct record *record, const struct game *game)
{
	json_t *followers = json_object();
	for (int seat = 0; seat < game_player_count(game); seat++)
		if (record->followers[seat])
			json_object_set_new(followers, color_name(game_color(game, seat)),
			                    json_integer(record->followers[seat]));
	return followers;
}

static json_t *json_unpaid(const struct record_unpaid *unpaid, const struct game *game)
{
	json_t *list = json_array();
	for (int i = 0; unpaid && i < unpaid->count; i++) {
		const struct record *record = &unpaid->items[i];
		json_array_append_new(list, json_pack("{ss so so so si}", "kind", feature_name(record->kind), "at",
		                                      wire_cell(record->cell), "on", wire_spot(record->spot),
		                                      "followers", json_followers(record, game), "points", 0));
	}
	return list;
}

/* What was counted besides, or of what is held. */
static void json_held(json_t *object, const struct record *record)
{
	const struct holding *held = record->reason == SCORE_HELD ? any_holding(record->bill.holding) : NULL;

	if (record->bill.besides)
		json_object_set_new(object, helping_piece()->key, json_true());
	if (held && held->group)
		json_object_set_new(object, held->group, json_pack("{si}", held->key, record->bill.terms[0].count));
}

/* What only scores of The Castle count, where they do. */
static void json_castle(json_t *object, const struct record *record)
{
	if (record->starts)
		json_object_set_new(object, "starts", json_integer(record->starts));
	if (record->kind == FEATURE_COURT)
		json_object_set_new(object, "markets", json_integer(record->marks));
	if (record->wall)
		json_object_set_new(object, "wall", json_integer(record->wall));
}

static void json_place(json_t *object, const struct record *record)
{
	json_object_set_new(object, "at", wire_cell(record->cell));
	json_object_set_new(object, "on", record->carcassonne ? json_string("carcassonne") : wire_spot(record->spot));
}

static json_t *json_record(const struct record_list *list, const struct record *record, const struct game *game)
{
	const struct bill *bill = &record->bill;
	json_t *object = json_pack("{si si ss si ss ss ss ss so so}", "number", record->number, "turn", record->turn,
	                           "player", color_name(game_color(game, record->seat)), "points", (int)record->points,
	                           "reason", score_name(record->reason, bill->holding), "rule", bill->rule, "text",
	                           bill_rule_text(bill->rule), "sum", bill_sum(bill, BILL_LIST), "followers",
	                           json_followers(record, game), "majority", wire_seats(game, record->owners));
	if (record->kind < FEATURE_KINDS)
		json_object_set_new(object, "kind", json_string(feature_name(record->kind)));
	if (record->has_place) {
		json_place(object, record);
		json_object_set_new(object, record->reason == SCORE_KEEP ? "cells" : "tiles",
		                    json_integer(record->tiles));
		json_object_set_new(object, "pennants", json_integer(record->pennants));
	}
	json_castle(object, record);
	json_held(object, record);
	if (record->reason == SCORE_FARM)
		json_object_set_new(object, "cities",
		                    wire_cities(list->cities, record->first_city, record->city_count));
	return object;
}

static json_t *json_scores(const struct game *game, const int32_t scores[PLAYERS_MAX])
{
	json_t *object = json_object();
	for (int seat = 0; seat < game_player_count(game); seat++)
		json_object_set_new(object, color_name(game_color(game, seat)), json_integer(scores[seat]));
	return object;
}

char *record_list_json(const struct record_told *told)
{
	const struct record_list *list = told->list;
	const struct game *game = told->game;
	int32_t totals[PLAYERS_MAX];
	record_list_totals(list, game, totals);
	json_t *records = json_array(), *players = json_array();
	for (int i = 0; i < list->count; i++)
		json_array_append_new(records, json_record(list, &list->items[i], game));
	for (int seat = 0; seat < game_player_count(game); seat++) {
		const char *color = color_name(game_color(game, seat));
		json_array_append_new(players, json_pack("{ss ss}", "color", color, "name", told->names[seat]));
	}
	json_t *root = json_pack("{so so so so so so}", "players", players, "start", json_scores(game, list->start),
	                         "scores", wire_scores(game), "totals", json_scores(game, totals), "records", records,
	                         "unpaid", json_unpaid(told->unpaid, game));
	if (root && told->review)
		json_object_set_new(root, "review", review_json(told->review, game));
	char *text = root ? json_dumps(root, JSON_INDENT(1) | JSON_REAL_PRECISION(9)) : NULL;
	json_decref(root);
	return text;
}

/* With a newline behind it; NULL where the text is none or there is no memory. */
static char *line_end(char *text)
{
	size_t length = text ? strlen(text) : 0;
	char *longer = text ? realloc(text, length + 2) : NULL;
	if (longer)
		memcpy(longer + length, "\n", 2);
	else
		free(text);
	return longer;
}

/* The text may be NULL: out of memory, as it is where something of its JSON is missing for want of it.  Frees it.
 * `seen`: what is replaced, NULL: whatever lies there. */
static const char *file_put(const char *path, char *text, struct sys_about *seen)
{
	struct format_error wrong;
	bool whole = text && json_memory_whole();
	bool done = whole && file_write_seen(path, text, strlen(text), seen, &wrong);
	int fault = whole ? errno : ENOMEM;
	const char *sentence = done ? NULL : folder_unwritten(path, fault);
	free(text);
	errno = fault;
	return sentence;
}

const char *record_audit(const struct scenario *scenario, bool reviewed, const char *path)
{
	struct game *game;
	int32_t totals[PLAYERS_MAX];
	char names[PLAYERS_MAX][RECORD_NAME_SIZE];
	struct record_list *list = record_list_create(scenario, -1, &game);
	if (!list)
		return tr("out of memory");
	bool same = record_list_totals(list, game, totals);
	struct review *review = reviewed ? review_all(scenario) : NULL;
	struct record_told told = {list, game, (const char(*)[RECORD_NAME_SIZE])names, NULL, review};
	for (int seat = 0; seat < game_player_count(game); seat++)
		utf8_copy(names[seat], sizeof names[seat], session_seat_name(scenario, seat));
	json_memory_watch();
	char *text = file_ends(path, ".txt") ? record_list_text(&told) : record_list_json(&told);
	const char *wrong = file_put(path, line_end(text), NULL);
	if (!wrong && reviewed && !review)
		wrong = tr("out of memory");
	else if (!wrong && !same)
		wrong = tr("the scores listed do not add up to those on the table");
	review_destroy(review);
	record_list_destroy(list);
	game_destroy(game);
	return wrong;
}

/* ---- the file ---- */

const char *record_export(const struct record_told *told, bool json, const char *path)
{
	struct sys_about nothing = {.kind = SYS_NOTHING};
	json_memory_watch();
	return file_put(path, json ? record_list_json(told) : record_list_text(told), &nothing);
}
