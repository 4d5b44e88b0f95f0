#include "pictures/gallery.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "app/record.h"
#include "app/save.h"
#include "app/words.h"

enum { MOVING_MOST = 12 /* moves: longer games are no examples */, FIGURES_TOLD = 5 };

/* ---- rules ---- */

static void rule_add(struct gallery_entry *entry, const char *rule, size_t length)
{
	char text[RULE_SIZE];
	if (length == 0 || length >= sizeof text)
		return;
	snprintf(text, sizeof text, "%.*s", (int)length, rule);
	for (int i = 0; i < entry->rule_count; i++)
		if (strcmp(entry->rules[i], text) == 0)
			return;
	if (entry->rule_count < GALLERY_RULES)
		strcpy(entry->rules[entry->rule_count++], text);
}

/* "R-12.6" or, of The Castle, "R38", wherever they stand in a text. */
static void rules_scan(struct gallery_entry *entry, const char *text)
{
	for (const char *at = text ? strchr(text, 'R') : NULL; at; at = strchr(at + 1, 'R')) {
		size_t length = 1 + (at[1] == '-');
		size_t digits = strspn(at + length, "0123456789");
		if (digits == 0)
			continue;
		length += digits;
		if (at[length] == '.' && at[length + 1] >= '0' && at[length + 1] <= '9')
			length += 1 + strspn(at + length + 1, "0123456789");
		rule_add(entry, at, length);
	}
}

/* Rules by which something was paid, the last first: that is what a file is about. */
static void rules_scored(struct gallery_entry *entry, const struct session *session)
{
	struct record_list *records =
	    record_list_create(session_scenario(session), session_history(session)->ply_count, NULL);
	for (int i = records ? records->count - 1 : -1; i >= 0; i--) {
		const char *rule = records->items[i].bill.rule;
		rule_add(entry, rule, strlen(rule));
	}
	record_list_destroy(records);
}

static void rules_claimed(struct gallery_entry *entry, const struct session *session)
{
	const struct scenario *file = session_told(session);
	struct format_error error;
	struct scenario_claim claim;
	for (int i = 0; i < file->step_count; i++) {
		/* as the table is where it is claimed */
		struct game *game = step_claims_move(&file->steps[i]) ? scenario_game_at(file, i, &error) : NULL;
		if (game && scenario_claim(&file->steps[i], game, &claim) && claim.refusal.reason)
			rule_add(entry, claim.refusal.rule, strlen(claim.refusal.rule));
		game_destroy(game);
	}
}

/* ---- words ---- */

static void append(char *text, size_t size, const char *more) { strncat(text, more, size - strlen(text) - 1); }

/* What the picture shows, for who cannot see it: how many tiles, and the figures on them: "Red: Knight". */
static void alt_write(char *alt, size_t size, const struct session *session)
{
	const struct game *game = session_game(session);
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures), tiles = game_tile_count(game);
	char part[160], name[WORDS_NAME_SIZE];
	snprintf(alt, size, trn("A table of %d tile", "A table of %d tiles", (unsigned long)tiles), tiles);
	for (int i = 0; i < count && i < FIGURES_TOLD; i++) {
		const struct setup_figure *figure = &figures[i];
		snprintf(
		    part, sizeof part, "%s %s: %s", i ? "," : ";", words_name(session, figure->seat, name, sizeof name),
		    figure->in_quarter ? words_haven(figure->quarter) : words_role(figure->spot.kind, figure->figure));
		append(alt, size, part);
	}
	if (count <= FIGURES_TOLD)
		return;
	append(alt, size, ", ");
	snprintf(part, sizeof part, tr("and %d more"), count - FIGURES_TOLD);
	append(alt, size, part);
}

/* All that the page says of it, in each of its languages. */
static bool words_write(const struct platform *p, struct gallery_entry *entry,
                        const struct gallery_languages *languages, const struct session *session)
{
	char path[HOST_PATH_SIZE + 16], kept[16];
	const char *directory = language_directory(p->host.data, path, sizeof path);
	entry->words = calloc((size_t)languages->count, sizeof *entry->words);
	snprintf(kept, sizeof kept, "%s", language_code());
	for (int i = 0; entry->words && i < languages->count; i++) {
		struct gallery_words *words = &entry->words[i];
		language_set(languages->codes[i], directory);
		legend_claims(&words->legend, session, session_told_step(session));
		legend_scores(&words->legend, session_game(session));
		alt_write(words->alt, sizeof words->alt, session);
	}
	language_set(kept, directory);
	return entry->words != NULL;
}

static void name_of(const char *path, char name[GALLERY_NAME])
{
	const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path, *dot = strrchr(base, '.');
	snprintf(name, GALLERY_NAME, "%.*s", dot ? (int)(dot - base) : (int)strlen(base), base);
}

static bool narrated(const struct scenario *file, int moves)
{
	int words = 0;
	for (int i = 0; i < file->step_count; i++)
		words += file->steps[i].kind == STEP_CAPTION || file->steps[i].kind == STEP_SHOT;
	return words > 1 && moves > 0 && moves <= MOVING_MOST;
}

bool gallery_entry_read(struct platform *p, const char *path, const struct gallery_languages *languages,
                        struct gallery_entry *entry, char error[SENTENCE_SIZE])
{
	struct format_error wrong;
	memset(entry, 0, sizeof *entry);
	snprintf(entry->path, sizeof entry->path, "%s", path);
	name_of(path, entry->name);
	entry->file = scenario_load(path, p->tiles, &wrong);
	if (!entry->file) {
		format_error_line(&wrong, error);
		return false;
	}
	struct session *session = save_open(p->tiles, NULL, path, -1, error);
	if (!session)
		return false;
	entry->book = example_book_of(entry->name, entry->file->source);
	for (int i = 0; i < entry->file->rule_count; i++)
		rule_add(entry, entry->file->rules[i], strlen(entry->file->rules[i]));
	rules_scan(entry, entry->file->source);
	rules_claimed(entry, session);
	rules_scored(entry, session);
	rules_scan(entry, entry->file->note);
	bool fine = words_write(p, entry, languages, session);
	if (!fine)
		snprintf(error, SENTENCE_SIZE, "there is not enough memory");
	entry->over = game_over(session_game(session));
	entry->moving = narrated(entry->file, session_history(session)->ply_count);
	session_destroy(session);
	return fine;
}

void gallery_entry_finish(struct gallery_entry *entry)
{
	free(entry->words);
	entry->words = NULL;
	scenario_destroy(entry->file);
	entry->file = NULL;
}

/* ---- their order ---- */

int gallery_entry_compare(const void *a, const void *b)
{
	const struct gallery_entry *one = a, *other = b;
	return example_key_compare(
	    &(struct example_key){one->book, one->rule_count ? one->rules[0] : "", one->name},
	    &(struct example_key){other->book, other->rule_count ? other->rules[0] : "", other->name});
}
