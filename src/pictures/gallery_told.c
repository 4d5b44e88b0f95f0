#include "pictures/gallery.h"

#include <stdio.h>
#include <string.h>

#include "app/expansion_words.h"
#include "app/language.h"
#include "app/save.h"
#include "app/words.h"
#include "pictures/asked.h"
#include "text/say.h"

enum { FIGURES_TOLD = 8, SCORES_TOLD = 8, MARKS_TOLD = 8 };

/* ---- in each language ---- */

void gallery_member(json_t *object, const char *key, const char *text)
{
	json_object_set_new_nocheck(object, key, json_string_nocheck(text)); /* a file may be called anything */
}

/* In this language, for those who have chosen the i-th one of the page; -1: for all. */
static json_t *spoken_item(const struct gallery_languages *languages, int i, const char *language, const char *text)
{
	bool chosen = i >= 0 && languages->count > 1;
	bool plain = languages->count == 1 && !strcmp(language, languages->codes[0]);
	return json_pack("{s:s, s:s, s:o, s:b, s:b}", "lang", language, "for", chosen ? languages->codes[i] : "",
	                 "text", json_string_nocheck(text), "hidden", i > 0, "plain", (int)plain);
}

json_t *gallery_spoken_plain(const struct gallery_languages *languages, const char *language, const char *text)
{
	json_t *list = json_array();
	json_array_append_new(list, spoken_item(languages, -1, language, text));
	return list;
}

json_t *gallery_said(const char *text) { return json_pack("[o]", json_string_nocheck(text)); }

/* One of what all languages tell alike, English before them: where it is said, a list of what is said in each. */
static json_t *joined(const struct gallery_languages *languages, json_t *const told[])
{
	json_t *parts[GALLERY_LANGUAGES + 1], *all = json_is_array(told[0]) ? json_array() : json_object(), *value;
	const char *key, *english = json_string_value(json_array_get(told[0], 0));
	for (int k = 0; english && k < languages->count; k++) {
		const char *text = json_string_value(json_array_get(told[k + 1], 0));
		text = text ? text : english;
		/* a language without a word of its own says it in English */
		const char *language = strcmp(text, english) ? languages->codes[k] : "en";
		json_array_append_new(all, spoken_item(languages, k, language, text));
	}
	for (size_t i = 0; !english && i < json_array_size(told[0]); i++) {
		for (int k = 0; k <= languages->count; k++)
			parts[k] = json_array_get(told[k], i);
		json_array_append_new(all, joined(languages, parts));
	}
	json_object_foreach(told[0], key, value) {
		for (int k = 0; k <= languages->count; k++)
			parts[k] = json_object_get(told[k], key);
		bool alone = !json_is_object(value) && !json_is_array(value);
		json_object_set_new(all, key, alone ? json_incref(value) : joined(languages, parts));
	}
	return all;
}

json_t *gallery_spoken(const struct gallery_languages *languages, json_t *(*tell)(const void *context),
                       const void *context)
{
	json_t *told[GALLERY_LANGUAGES + 1];
	char kept[16];
	snprintf(kept, sizeof kept, "%s", language_code());
	for (int k = 0; k <= languages->count; k++) {
		language_set(k ? languages->codes[k - 1] : "en");
		told[k] = tell(context);
	}
	language_set(kept);
	json_t *all = joined(languages, told);
	for (int k = 0; k <= languages->count; k++)
		json_decref(told[k]);
	return all;
}

static json_t *translated(const void *text) { return gallery_said(*(const char *)text ? tr(text) : ""); }

json_t *gallery_spoken_text(const struct gallery_languages *languages, const char *text)
{
	return gallery_spoken(languages, translated, text);
}

/* ---- what the picture shows ---- */

/* "Red: Knight (City, 3 tiles, 2 sides open)"; nothing more of who stands in no feature. */
static const char *figure_words(const struct session *session, const struct setup_figure *figure)
{
	static struct feature feature;
	const char *name = words_name(session, figure->seat);
	if (figure->place == PLACE_HAVEN)
		return say(tr("%s: %s"), name, words_haven(figure->haven));
	const char *who = say(tr("%s: %s"), name, words_role(figure->spot.kind, figure->figure));
	if (!game_feature_at(session_game(session), figure->cell.x, figure->cell.y, figure->spot, &feature))
		return who;
	const char *detail = words_detail(&feature);
	return say_on(who, detail[0] ? " (%s, %s)" : " (%s%s)", words_feature(feature.kind), detail);
}

/* "U (Road through)": as files call it, and what is seen on it. */
static const char *tile_words(const struct game *game, int type)
{
	const struct tile_type *tile = &game_tile_set(game)->types[type];
	const char *seen = describe_seen(tile);
	return seen[0] ? say("%s (%s)", tile->id, seen) : tile->id;
}

static const char *extent_words(const struct game *game)
{
	int count = game_tile_count(game);
	struct cell low, high;
	game_bounds(game, &low, &high);
	const char *text = say_count("A table of %d tile", "A table of %d tiles", count);
	if (count > 1) {
		/* TRANSLATORS: tiles: how many columns and rows the table has */
		const char *extent = say(tr("%d across, %d down"), high.x - low.x + 1, high.y - low.y + 1);
		text = say_on(text, ", %s", extent);
	}
	if (count < 1)
		return text;
	struct setup_tile last = game_tile(game, count - 1);
	/* TRANSLATORS: the last tile: its letter, and where it lies: column and row, from the start tile */
	const char *where = say(tr("the last one %s at %d, %d"), tile_words(game, last.type), last.cell.x, last.cell.y);
	return say_on(text, ", %s", where);
}

/* "B at 0, -1" */
static const char *at_words(const char *what, struct cell cell)
{
	/* TRANSLATORS: a tile by its letter, and where it is laid: column and row, from the start tile */
	return say(tr("%s at %d, %d"), what, cell.x, cell.y);
}

/* "B at 0, -1: not allowed", of the tiles that are tried at the end. */
static const char *add_tries(const char *text, const struct session *session)
{
	const struct scenario *file = session_told(session);
	const struct game *game = session_game(session);
	struct scenario_claim claim;
	int step = session_told_step(session);
	for (int i = scenario_tries_all(file, step); i < step; i++)
		if (scenario_claim(&file->steps[i], game, &claim) && claim.move.kind == MOVE_PLACE)
			text = say_on(text, ". %s",
			              say(tr("%s: %s"), at_words(tile_words(game, claim.move.tile), claim.move.cell),
			                  claim.legal ? tr("Allowed") : tr("Not allowed")));
	return text;
}

/* "Red: +6", of who was paid in the last turn, as the picture tells it. */
static const char *add_paid(const char *text, const struct session *session)
{
	const struct history *history = session_history(session);
	int told = 0;
	for (int i = history_turn(history); i < history->event_count; i++) {
		const struct event *event = &history->events[i];
		if (event->kind == EVENT_SCORED && event->seat != NOBODY && told++ < SCORES_TOLD)
			text =
			    say_on(text, ". %s",
			           say(tr("%s: %s"), words_name(session, event->seat), say("+%d", (int)event->points)));
	}
	return text;
}

/* What is nobody's, and where it stands. */
static const char *add_neutrals(const char *text, const struct game *game)
{
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral *neutral = game_neutral(game_kind(game), id);
		const struct neutral_words *words = neutral ? neutral_words(neutral) : NULL;
		if (!words || !game_has_neutral(game, id) || !game_neutral_at(game, id).there)
			continue;
		struct setup_neutral at = game_neutral_at(game, id);
		text = neutral->place == PLACE_HAVEN
		           ? say_on(text, ". %s", say(tr("%s: %s"), tr(words->stands), words_haven(at.haven)))
		           : say_on(text, ". %s", at_words(tr(words->stands), at.cell));
	}
	return text;
}

/* What is told of a mark before its place. */
static const char *mark_words(const struct scenario_mark *mark)
{
	const char *const kinds[MARK_KINDS] = {
	    [MARK_ARROW] = tr("Arrow"),     [MARK_LETTER] = mark->text,   [MARK_CROSS] = tr("Cross"),
	    [MARK_TICK] = tr("Tick"),       [MARK_OUTLINE] = tr("Frame"), [MARK_NEW] = tr("Frame"),
	    [MARK_FEATURE] = tr("Feature"), [MARK_HAVEN] = tr("Quarter")};
	const char *what = mark->kind == MARK_NUMBER ? say("%d", mark->number) : kinds[mark->kind];
	return mark->has_spot     ? say("%s (%s)", what, words_feature(mark->spot.kind))
	       : mark->color >= 0 ? say("%s (%s)", what, words_color(mark->color))
	                          : what;
}

/* "Frame (Red) at 2, 2", of what is drawn over the table. */
static const char *add_marks(const char *text, const struct session *session)
{
	const struct step *marks = scenario_marks_at(session_told(session), session_told_step(session));
	const struct game *game = session_game(session);
	int count = game_tile_count(game);
	for (int i = 0; marks && i < marks->mark_count && i < MARKS_TOLD; i++) {
		const struct scenario_mark *mark = &marks->marks[i];
		const char *what = mark_words(mark);
		if (mark->kind == MARK_HAVEN)
			what = say(tr("%s: %s"), what, words_haven(mark->haven));
		else if (mark->kind != MARK_NEW || count > 0)
			what = at_words(what, mark->kind == MARK_NEW ? game_tile(game, count - 1).cell : mark->at);
		text = say_on(text, ". %s", what);
		if (mark->kind == MARK_ARROW)
			text = say_on(text, " → %d, %d", mark->to.x, mark->to.y);
	}
	return text;
}

/* What the panels of a strip say. */
static const char *shots_words(const struct scenario *file)
{
	const char *text = "";
	for (int i = 0; i < file->step_count; i++)
		if (file->steps[i].kind == STEP_SHOT && *file->steps[i].caption)
			text = say_on(text, "%s ", tr(file->steps[i].caption));
	return text;
}

/* Where the markers of The Castle stand on its wall. */
static const char *add_wall(const char *text, const struct session *session)
{
	const struct game *game = session_game(session);
	for (int seat = 0; game_kind(game) == GAME_CASTLE && seat < game_player_count(game); seat++) {
		if (seat == 0)
			text = say_on(text, ". %s", tr("Points"));
		text =
		    say_on(text, "%s %s %d", seat ? "," : ":", words_name(session, seat), (int)game_score(game, seat));
	}
	return text;
}

/* How the table lies, who stands where, who was paid, what is marked and what is tried. */
static const char *alt_words(const struct gallery_entry *entry, const struct session *session)
{
	const struct game *game = session_game(session);
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures);
	const char *text = shots_words(entry->file);
	text = say_on(text, "%s", extent_words(game));
	for (int i = 0; i < count && i < FIGURES_TOLD; i++)
		text = say_on(text, ". %s", figure_words(session, &figures[i]));
	if (count > FIGURES_TOLD) {
		const char *more = say(tr("and %d more"), count - FIGURES_TOLD);
		text = say_on(text, ", %s", more);
	}
	text = add_wall(add_paid(add_neutrals(text, game), session), session);
	return add_tries(add_marks(text, session), session);
}

/* ---- texts of the file ---- */

/* In each language that it has; of the game's own lessons and games in those that the catalogues have. */
static json_t *own_text(const struct gallery_languages *languages, const struct gallery_entry *entry, const char *key,
                        char *const *field)
{
	struct scenario *file = entry->file;
	bool several = false;
	if (!*field)
		return json_array();
	if (!scenario_has_words(file, key) && entry->book >= BOOK_LESSONS && entry->book != BOOK_YOURS)
		return gallery_spoken_text(languages, *field);
	for (int i = 1; i < languages->count; i++)
		several = several || strcmp(scenario_tongue(file, key, languages->codes[i]),
		                            scenario_tongue(file, key, languages->codes[0])) != 0;
	json_t *list = json_array();
	for (int i = 0; i < (several ? languages->count : 1); i++) {
		scenario_speak(file, languages->codes[i]);
		json_array_append_new(list, spoken_item(languages, several ? i : -1,
		                                        scenario_tongue(file, key, languages->codes[i]), *field));
	}
	return list;
}

/* What is called by where it comes from, since its title only repeats the file's name; NULL: by its title. */
static const char *heading_of(const struct gallery_entry *entry)
{
	const struct scenario *file = entry->file;
	if (file->title && strcmp(file->title, entry->name) != 0)
		return NULL;
	if (!file->source)
		return entry->name;
	return strncmp(file->source, "seed ", 5) ? file->source : file->source + 5;
}

static void tell_heading(const struct gallery_languages *languages, const struct gallery_entry *entry, json_t *told)
{
	const char *heading = heading_of(entry), *source = entry->file->source;
	/* A source is a quotation with a note in English: in several languages. */
	json_object_set_new(told, "mixed", json_boolean(heading != NULL));
	if (heading)
		gallery_member(told, "heading", heading);
	else
		json_object_set_new(told, "heading", own_text(languages, entry, "title", &entry->file->title));
	gallery_member(told, "source", heading || !source ? "" : source + (strncmp(source, "seed ", 5) ? 0 : 5));
}

/* ---- what is told, in the language of now ---- */

/* Of whom, where the picture shows it; `answered`: where its answer is seen, if it asks once. */
struct telling {
	const struct platform *platform;
	const struct gallery_languages *languages;
	const struct gallery_entry *entry;
	const struct session *session, *answered;
};

/* Why what it claims is refused, of all the panels of a strip. */
static json_t *refused(const struct session *session)
{
	struct legend legend = {0};
	json_t *list = json_array();
	int step = session_told_step(session);
	for (int i = scenario_tries_all(session_told(session), step) + 1; i <= step; i++)
		legend_claims(&legend, session, i);
	for (int i = 0; i < legend.line_count; i++)
		json_array_append_new(list, json_pack("{s:o}", "sentence", gallery_said(legend.lines[i])));
	return list;
}

/* What stands below a table of a strip. */
static const char *panel_words(const struct telling *of, const struct shot *shot)
{
	struct legend legend;
	struct options own = *of->platform->options;
	char error[SENTENCE_SIZE];
	struct session *session = save_open(of->platform->tiles, NULL, of->entry->path, shot->at, error);
	if (!session)
		return "";
	own.crop_board = true;
	plate_words(&own, session, shot, &legend);
	const char *whole = session_told(session)->caption; /* is told once */
	const char *text = whole && strcmp(legend.caption, tr(whole)) == 0 ? "" : say("%s", legend.caption);
	for (int i = 0; i < legend.line_count; i++)
		text = say_join(text, " ", "%s", legend.lines[i]);
	session_destroy(session);
	return text;
}

/* The words of each table of a strip, or of the only one that the file takes; those of questions stand by themselves.
 */
static json_t *panels(const struct telling *of)
{
	json_t *list = json_array();
	struct shot shots[SHOTS_MAX];
	int count = plate_shots(of->entry->file, false, shots);
	for (int i = 0; (count > 1 || shots[0].own) && !shots[0].ask && i < count; i++) {
		const char *words = panel_words(of, &shots[i]);
		if (*words)
			json_array_append_new(list, json_pack("{s:s, s:o}", "number", count > 1 ? say("%d", i + 1) : "",
			                                      "words", gallery_said(words)));
	}
	return list;
}

/* What somebody gathered, and is not seen on the table. */
static json_t *gathered(const struct game *game, int seat)
{
	json_t *list = json_array();
	for (int kind = 0; kind < HOLDINGS_MAX; kind++)
		if (legend_gathers(kind) && game_held(game, seat, kind))
			json_array_append_new(list, json_pack("{s:o, s:i}", "what", gallery_said(words_holding(kind)),
			                                      "count", game_held(game, seat, kind)));
	return list;
}

/* Where nothing was paid yet that is no news. */
static json_t *scores(const struct telling *of)
{
	const struct game *game = session_game(of->session);
	json_t *list = json_array();
	bool any = of->entry->over;
	for (int seat = 0; seat < game_player_count(game); seat++)
		any = any || game_score(game, seat) != 0;
	for (int seat = 0; any && seat < game_player_count(game); seat++) {
		const char *name = session_scenario(of->session)->names[seat];
		json_t *color = gallery_said(words_color((int)game_color(game, seat)));
		json_t *who = name && *name ? gallery_spoken_plain(of->languages, "mul", name) : json_incref(color);
		json_array_append_new(list, json_pack("{s:o, s:o, s:i, s:o}", "who", who, "color", color, "points",
		                                      game_score(game, seat), "held", gathered(game, seat)));
	}
	return list;
}

static json_t *question(const struct telling *of, int step, const char *number)
{
	const struct scenario *file = of->entry->file;
	const char *ask = file->steps[step].caption, *choice;
	json_t *choices = json_array();
	for (int i = 0; (choice = asked_choice(file, step, of->session, i)) && *choice; i++)
		json_array_append_new(choices, json_pack("{s:o}", "words", gallery_said(choice)));
	return json_pack("{s:s, s:o, s:o, s:o}", "number", number, "ask", gallery_said(ask ? tr(ask) : ""), "choices",
	                 choices, "answer", gallery_said(asked_answer(file, step, of->session)));
}

static json_t *questions(const struct telling *of)
{
	json_t *list = json_array();
	struct shot shots[SHOTS_MAX];
	bool numbered = plate_shots(of->entry->file, false, shots) > 1;
	for (int i = 0, count = 0; i < of->entry->file->step_count; i++)
		if (of->entry->file->steps[i].kind == STEP_ASK)
			json_array_append_new(list, question(of, i, numbered ? say("%d", ++count) : ""));
	return list;
}

/* Before what is seen, in the pictures behind the first ones. */
static const char *const kinds[PICTURE_KINDS] = {[PICTURE_ANSWER] = N_("The answer"),
                                                 [PICTURE_EDITIONS] = N_("The same table under other field rules"),
                                                 [PICTURE_RULES] = N_("The same table, counted otherwise"),
                                                 [PICTURE_MOVING] = N_("Move by move")};

static json_t *told_now(const void *context)
{
	const struct telling *of = context;
	scenario_speak(of->entry->file, language_code()); /* without memory it says what it said */
	json_t *more = json_array(), *alt = gallery_said(alt_words(of->entry, of->session)), *list = panels(of);
	json_t *answer = of->answered ? gallery_said(alt_words(of->entry, of->answered)) : json_incref(alt);
	for (int kind = 0; kind < PICTURE_KINDS; kind++) {
		const char *what = kinds[kind] ? tr(kinds[kind]) : "";
		const char *seen = json_string_value(json_array_get(kind == PICTURE_ANSWER ? answer : alt, 0));
		json_array_append_new(more, json_pack("{s:o, s:[o]}", "what", gallery_said(what), "alt",
		                                      json_sprintf(tr("%s: %s"), what, seen)));
	}
	json_decref(answer);
	return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o}", "alt", alt, "more", more, "refused",
	                 json_array_size(list) ? json_array() : refused(of->session), "panels", list, "scores",
	                 scores(of), "questions", questions(of));
}

void gallery_tell(const struct platform *p, struct gallery_entry *entry, const struct gallery_languages *languages,
                  const struct session *session, const struct session *answered)
{
	const struct telling of = {p, languages, entry, session, answered};
	json_t *told = json_object(), *rules = json_array();
	tell_heading(languages, entry, told);
	json_object_set_new(told, "caption", own_text(languages, entry, "caption", &entry->file->caption));
	for (int i = 0; i < entry->rule_count; i++)
		json_array_append_new(rules, json_pack("{s:o}", "number", json_string_nocheck(entry->rules[i])));
	json_object_set_new(told, "rules", rules);
	json_object_update_new(told, gallery_spoken(languages, told_now, &of));
	entry->told = told;
}
