#include "pictures/gallery.h"

#include <stdio.h>
#include <string.h>

#include "app/expansion_words.h"
#include "app/language.h"
#include "app/save.h"
#include "app/words.h"
#include "pictures/asked.h"
#include "text/utf8.h"

enum { FIGURES_TOLD = 8, SCORES_TOLD = 8, MARKS_TOLD = 8, ALT_SIZE = 2400 };

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

json_t *gallery_spoken(const struct gallery_languages *languages, const char *(*say)(const void *context),
                       const void *context)
{
	json_t *list = json_array();
	char kept[16], english[ALT_SIZE];
	snprintf(kept, sizeof kept, "%s", language_code());
	language_set("en", languages->directory);
	snprintf(english, sizeof english, "%s", say(context));
	for (int i = 0; i < languages->count; i++) {
		language_set(languages->codes[i], languages->directory);
		const char *text = say(context);
		/* a language without a word of its own says it in English */
		json_array_append_new(
		    list, spoken_item(languages, i, strcmp(text, english) ? languages->codes[i] : "en", text));
	}
	language_set(kept, languages->directory);
	return list;
}

static const char *translated(const void *text) { return *(const char *)text ? tr(text) : ""; }

json_t *gallery_spoken_text(const struct gallery_languages *languages, const char *text)
{
	return gallery_spoken(languages, translated, text);
}

/* ---- what the picture shows ---- */

/* "City, 3 tiles, 2 sides open" of a figure; false where it stands in no feature. */
static bool place_words(const struct game *game, const struct setup_figure *figure, char *text, size_t size)
{
	static struct feature feature;
	if (figure->place == PLACE_HAVEN ||
	    !game_feature_at(game, figure->cell.x, figure->cell.y, figure->spot, &feature))
		return false;
	const char *detail = words_detail(&feature);
	snprintf(text, size, "%s%s%s", words_feature(feature.kind), detail[0] ? ", " : "", detail);
	return true;
}

/* "Red: Knight (City, 3 tiles, 2 sides open)" */
static void figure_words(const struct session *session, const struct setup_figure *figure, char *text, size_t size)
{
	char place[2 * WORDS_SIZE];
	utf8_append(text, size, "%s: %s", words_name(session, figure->seat),
	            figure->place == PLACE_HAVEN ? words_haven(figure->haven)
	                                         : words_role(figure->spot.kind, figure->figure));
	if (place_words(session_game(session), figure, place, sizeof place))
		utf8_append(text, size, " (%s)", place);
}

/* "U (Road through)": as files call it, and what is seen on it. */
static char *tile_words(const struct game *game, int type, char *text, size_t size)
{
	const struct tile_type *tile = &game_tile_set(game)->types[type];
	const char *seen = describe_seen(tile);
	snprintf(text, size, seen[0] ? "%s (%s)" : "%s", tile->id, seen);
	return text;
}

static void extent_words(const struct game *game, char *text, size_t size)
{
	int count = game_tile_count(game), left = 0, right = 0, top = 0, bottom = 0;
	for (int i = 0; i < count; i++) {
		struct setup_tile tile = game_tile(game, i);
		left = i == 0 || tile.cell.x < left ? tile.cell.x : left;
		right = i == 0 || tile.cell.x > right ? tile.cell.x : right;
		top = i == 0 || tile.cell.y < top ? tile.cell.y : top;
		bottom = i == 0 || tile.cell.y > bottom ? tile.cell.y : bottom;
	}
	utf8_append(text, size, trn("A table of %d tile", "A table of %d tiles", (unsigned long)count), count);
	if (count < 1)
		return;
	char part[2 * WORDS_SIZE], tile[2 * WORDS_SIZE];
	/* TRANSLATORS: tiles: how many columns and rows the table has */
	snprintf(part, sizeof part, tr("%d across, %d down"), right - left + 1, bottom - top + 1);
	if (count > 1)
		utf8_append(text, size, ", %s", part);
	struct setup_tile last = game_tile(game, count - 1);
	/* TRANSLATORS: the last tile: its letter, and where it lies: column and row, from the start tile */
	snprintf(part, sizeof part, tr("the last one %s at %d, %d"), tile_words(game, last.type, tile, sizeof tile),
	         last.cell.x, last.cell.y);
	utf8_append(text, size, ", %s", part);
}

/* "B at 0, -1" */
static void at_words(const char *what, struct cell cell, char *text, size_t size)
{
	/* TRANSLATORS: a tile by its letter, and where it is laid: column and row, from the start tile */
	utf8_append(text, size, tr("%s at %d, %d"), what, cell.x, cell.y);
}

/* "B at 0, -1: not allowed", of the tiles that are tried at the end. */
static void tries_words(const struct session *session, char *text, size_t size)
{
	const struct scenario *file = session_told(session);
	const struct game *game = session_game(session);
	struct scenario_claim claim;
	int step = session_told_step(session);
	for (int i = scenario_tries_all(file, step); i < step; i++) {
		char tile[2 * WORDS_SIZE];
		if (!scenario_claim(&file->steps[i], game, &claim) || claim.move.kind != MOVE_PLACE)
			continue;
		utf8_append(text, size, "%s", ". ");
		at_words(tile_words(game, claim.move.tile, tile, sizeof tile), claim.move.cell, text, size);
		utf8_append(text, size, ": %s", claim.legal ? tr("Allowed") : tr("Not allowed"));
	}
}

/* "Red: +6", of who was paid in the last turn, as the picture tells it. */
static void paid_words(const struct session *session, char *text, size_t size)
{
	const struct history *history = session_history(session);
	int told = 0;
	for (int i = history_turn(history); i < history->event_count; i++) {
		const struct event *event = &history->events[i];
		if (event->kind == EVENT_SCORED && event->seat != NOBODY && told++ < SCORES_TOLD)
			utf8_append(text, size, ". %s: +%d", words_name(session, event->seat), (int)event->points);
	}
}

/* What is nobody's, and where it stands. */
static void neutrals_words(const struct game *game, char *text, size_t size)
{
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral *neutral = game_neutral(game_kind(game), id);
		const struct neutral_words *words = neutral ? neutral_words(neutral) : NULL;
		if (!words || !game_has_neutral(game, id) || !game_neutral_at(game, id).there)
			continue;
		struct setup_neutral at = game_neutral_at(game, id);
		utf8_append(text, size, "%s", ". ");
		if (neutral->place == PLACE_HAVEN)
			utf8_append(text, size, "%s: %s", tr(words->stands), words_haven(at.haven));
		else
			at_words(tr(words->stands), at.cell, text, size);
	}
}

/* What is told of a mark before its place. */
static void mark_words(const struct scenario_mark *mark, char *text, size_t size)
{
	const char *const kinds[MARK_KINDS] = {
	    [MARK_ARROW] = tr("Arrow"),     [MARK_LETTER] = mark->text,   [MARK_CROSS] = tr("Cross"),
	    [MARK_TICK] = tr("Tick"),       [MARK_OUTLINE] = tr("Frame"), [MARK_NEW] = tr("Frame"),
	    [MARK_FEATURE] = tr("Feature"), [MARK_HAVEN] = tr("Quarter")};
	if (mark->kind == MARK_NUMBER)
		snprintf(text, size, "%d", mark->number);
	else
		snprintf(text, size, "%s", kinds[mark->kind]);
	if (mark->has_spot)
		utf8_append(text, size, " (%s)", words_feature(mark->spot.kind));
	else if (mark->color >= 0)
		utf8_append(text, size, " (%s)", words_color(mark->color));
}

/* "Frame (Red) at 2, 2", of what is drawn over the table. */
static void marks_words(const struct session *session, char *text, size_t size)
{
	const struct step *marks = scenario_marks_at(session_told(session), session_told_step(session));
	const struct game *game = session_game(session);
	int count = game_tile_count(game);
	for (int i = 0; marks && i < marks->mark_count && i < MARKS_TOLD; i++) {
		const struct scenario_mark *mark = &marks->marks[i];
		char what[WORDS_SIZE];
		mark_words(mark, what, sizeof what);
		utf8_append(text, size, "%s", ". ");
		if (mark->kind == MARK_HAVEN)
			utf8_append(text, size, "%s: %s", what, words_haven(mark->haven));
		else if (mark->kind != MARK_NEW)
			at_words(what, mark->at, text, size);
		else if (count > 0)
			at_words(what, game_tile(game, count - 1).cell, text, size);
		if (mark->kind == MARK_ARROW)
			utf8_append(text, size, " → %d, %d", mark->to.x, mark->to.y);
	}
}

/* What the panels of a strip say, and where the markers of The Castle stand on its wall. */
static void shots_words(struct scenario *file, char *text, size_t size)
{
	bool spoken = scenario_speak(file, language_code());
	for (int i = 0; spoken && i < file->step_count; i++)
		if (file->steps[i].kind == STEP_SHOT && *file->steps[i].caption)
			utf8_append(text, size, "%s ", tr(file->steps[i].caption));
}

static void wall_words(const struct session *session, char *text, size_t size)
{
	const struct game *game = session_game(session);
	for (int seat = 0; game_kind(game) == GAME_CASTLE && seat < game_player_count(game); seat++) {
		if (seat == 0)
			utf8_append(text, size, ". %s", tr("Points"));
		utf8_append(text, size, "%s %s %d", seat ? "," : ":", words_name(session, seat),
		            (int)game_score(game, seat));
	}
}

struct seen {
	struct scenario *file;
	const struct session *session;
};

/* How the table lies, who stands where, who was paid, what is marked and what is tried. */
static const char *alt_say(const void *context)
{
	static char text[ALT_SIZE];
	const struct seen *seen = context;
	const struct session *session = seen->session;
	const struct game *game = session_game(session);
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures);
	text[0] = '\0';
	shots_words(seen->file, text, sizeof text);
	extent_words(game, text, sizeof text);
	for (int i = 0; i < count && i < FIGURES_TOLD; i++) {
		utf8_append(text, sizeof text, "%s", ". ");
		figure_words(session, &figures[i], text, sizeof text);
	}
	if (count > FIGURES_TOLD) {
		char more[80];
		snprintf(more, sizeof more, tr("and %d more"), count - FIGURES_TOLD);
		utf8_append(text, sizeof text, ", %s", more);
	}
	neutrals_words(game, text, sizeof text);
	paid_words(session, text, sizeof text);
	wall_words(session, text, sizeof text);
	marks_words(session, text, sizeof text);
	tries_words(session, text, sizeof text);
	return text;
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

/* ---- what the engine says ---- */

struct claim_line {
	const struct session *session;
	int line;
};

/* Of all the panels of a strip. */
static void claims_all(struct legend *legend, const struct session *session)
{
	int step = session_told_step(session);
	memset(legend, 0, sizeof *legend);
	for (int i = scenario_tries_all(session_told(session), step) + 1; i <= step; i++)
		legend_claims(legend, session, i);
}

static const char *claim_say(const void *context)
{
	static struct legend legend;
	const struct claim_line *of = context;
	claims_all(&legend, of->session);
	return of->line < legend.line_count ? legend.lines[of->line] : "";
}

static json_t *refused(const struct gallery_languages *languages, const struct session *session)
{
	static struct legend legend;
	json_t *list = json_array();
	claims_all(&legend, session);
	for (int i = 0; i < legend.line_count; i++) {
		json_t *sentence = gallery_spoken(languages, claim_say, &(struct claim_line){session, i});
		json_array_append_new(list, json_pack("{s:o}", "sentence", sentence));
	}
	return list;
}

/* ---- what the tables of a strip show ---- */

struct panel {
	const struct platform *platform;
	const struct gallery_entry *entry;
	int number, at;
};

static const char *panel_say(const void *context)
{
	static char text[ALT_SIZE];
	static struct legend legend;
	const struct panel *panel = context;
	struct shot shots[SHOTS_MAX];
	struct options own = *panel->platform->options;
	char error[SENTENCE_SIZE];
	struct session *session = save_open(panel->platform->tiles, NULL, panel->entry->path, panel->at, error);
	text[0] = '\0';
	if (!session)
		return text;
	own.crop_board = true;
	plate_shots(session_told(session), false, shots);
	plate_words(&own, session, &shots[panel->number], &legend);
	const char *whole = session_told(session)->caption; /* is told once */
	if (*legend.caption && !(whole && strcmp(legend.caption, tr(whole)) == 0))
		utf8_append(text, sizeof text, "%s", legend.caption);
	for (int i = 0; i < legend.line_count; i++)
		utf8_append(text, sizeof text, *text ? " %s" : "%s", legend.lines[i]);
	session_destroy(session);
	return text;
}

/* The words of each table of a strip, or of the only one that the file takes; those of questions stand by themselves.
 */
static json_t *panels(const struct platform *p, const struct gallery_languages *languages,
                      const struct gallery_entry *entry)
{
	json_t *list = json_array();
	struct shot shots[SHOTS_MAX];
	int count = plate_shots(entry->file, false, shots);
	char number[12] = "";
	for (int i = 0; (count > 1 || shots[0].own) && !shots[0].ask && i < count; i++) {
		const struct panel of = {p, entry, i, shots[i].at};
		if (!*panel_say(&of))
			continue;
		if (count > 1)
			snprintf(number, sizeof number, "%d", i + 1);
		json_array_append_new(list, json_pack("{s:s, s:o}", "number", number, "words",
		                                      gallery_spoken(languages, panel_say, &of)));
	}
	return list;
}

static const char *color_say(const void *context) { return words_color(*(const int *)context); }

static const char *holding_say(const void *context) { return words_holding(*(const int *)context); }

/* What somebody gathered, and is not seen on the table. */
static json_t *gathered(const struct gallery_languages *languages, const struct game *game, int seat)
{
	json_t *list = json_array();
	for (int kind = 0; kind < HOLDINGS_MAX; kind++) {
		if (!legend_gathers(kind) || !game_held(game, seat, kind))
			continue;
		json_t *what = gallery_spoken(languages, holding_say, &kind);
		json_array_append_new(list,
		                      json_pack("{s:o, s:i}", "what", what, "count", game_held(game, seat, kind)));
	}
	return list;
}

/* Where nothing was paid yet that is no news. */
static json_t *scores(const struct gallery_languages *languages, const struct gallery_entry *entry,
                      const struct session *session)
{
	const struct game *game = session_game(session);
	json_t *list = json_array();
	bool any = entry->over;
	for (int seat = 0; seat < game_player_count(game); seat++)
		any = any || game_score(game, seat) != 0;
	for (int seat = 0; any && seat < game_player_count(game); seat++) {
		int color = (int)game_color(game, seat);
		const char *name = session_scenario(session)->names[seat];
		json_t *spoken = gallery_spoken(languages, color_say, &color);
		json_t *who = name && *name ? gallery_spoken_plain(languages, "mul", name) : json_incref(spoken);
		json_array_append_new(list, json_pack("{s:o, s:o, s:i, s:o}", "who", who, "color", spoken, "points",
		                                      game_score(game, seat), "held", gathered(languages, game, seat)));
	}
	return list;
}

/* ---- what is asked ---- */

struct asked {
	struct scenario *file;
	const struct session *session;
	int step, choice;
};

static const char *ask_say(const void *context)
{
	const struct asked *asked = context;
	const char *ask = scenario_speak(asked->file, language_code()) ? asked->file->steps[asked->step].caption : NULL;
	return ask ? tr(ask) : "";
}

static const char *choice_say(const void *context)
{
	const struct asked *asked = context;
	const char *text = asked_choice(asked->file, asked->step, asked->session, asked->choice);
	return text ? text : "";
}

static const char *answer_say(const void *context)
{
	const struct asked *asked = context;
	scenario_speak(asked->file, language_code());
	return asked_answer(asked->file, asked->step, asked->session);
}

static json_t *question(const struct gallery_languages *languages, struct asked *asked, const char *number)
{
	json_t *choices = json_array(), *ask = gallery_spoken(languages, ask_say, asked);
	for (asked->choice = 0; *choice_say(asked); asked->choice++)
		json_array_append_new(choices,
		                      json_pack("{s:o}", "words", gallery_spoken(languages, choice_say, asked)));
	return json_pack("{s:s, s:o, s:o, s:o}", "number", number, "ask", ask, "choices", choices, "answer",
	                 gallery_spoken(languages, answer_say, asked));
}

static json_t *questions(const struct gallery_languages *languages, const struct gallery_entry *entry,
                         const struct session *session)
{
	json_t *list = json_array();
	struct asked asked = {entry->file, session, 0, 0};
	struct shot shots[SHOTS_MAX];
	char number[12] = "";
	bool numbered = plate_shots(entry->file, false, shots) > 1;
	for (int count = 0; asked.step < entry->file->step_count; asked.step++) {
		if (entry->file->steps[asked.step].kind != STEP_ASK)
			continue;
		count++;
		if (numbered)
			snprintf(number, sizeof number, "%d", count);
		json_array_append_new(list, question(languages, &asked, number));
	}
	return list;
}

json_t *gallery_alt(const struct gallery_entry *entry, const struct gallery_languages *languages,
                    const struct session *session)
{
	return gallery_spoken(languages, alt_say, &(struct seen){entry->file, session});
}

void gallery_tell(const struct platform *p, struct gallery_entry *entry, const struct gallery_languages *languages,
                  const struct session *session)
{
	json_t *told = json_object(), *rules = json_array();
	tell_heading(languages, entry, told);
	json_object_set_new(told, "caption", own_text(languages, entry, "caption", &entry->file->caption));
	json_t *list = panels(p, languages, entry);
	json_object_set_new(told, "refused", json_array_size(list) ? json_array() : refused(languages, session));
	json_object_set_new(told, "panels", list);
	json_object_set_new(told, "scores", scores(languages, entry, session));
	for (int i = 0; i < entry->rule_count; i++)
		json_array_append_new(rules, json_pack("{s:o}", "number", json_string_nocheck(entry->rules[i])));
	json_object_set_new(told, "rules", rules);
	json_object_set_new(told, "questions", questions(languages, entry, session));
	entry->told = told;
	entry->alt = gallery_alt(entry, languages, session);
}
