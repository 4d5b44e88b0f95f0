#include "pictures/gallery.h"

#include <stdio.h>
#include <string.h>

#include "app/folder.h"
#include "app/record.h"
#include "pictures/plate.h"
#include "app/save.h"
#include "system/system.h"

enum { MOVING_MOST = 12 /* moves: longer games are no examples */ };

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
	struct scenario_claim claim;
	for (int i = 0; i < file->step_count; i++) {
		/* as the table is where it is claimed */
		struct game *game = step_claims_move(&file->steps[i]) ? scenario_game_at(file, i, NULL) : NULL;
		if (game && scenario_claim(&file->steps[i], game, &claim) && claim.refusal.reason)
			rule_add(entry, claim.refusal.rule, strlen(claim.refusal.rule));
		game_destroy(game);
	}
}

/* ---- the file ---- */

static void name_of(const char *path, char name[GALLERY_NAME])
{
	const char *base = file_name(path), *dot = strrchr(base, '.');
	snprintf(name, GALLERY_NAME, "%.*s", dot ? (int)(dot - base) : (int)strlen(base), base);
}

static bool narrated(const struct scenario *file, int moves)
{
	int words = 0;
	for (int i = 0; i < file->step_count; i++)
		words += file->steps[i].kind == STEP_CAPTION || file->steps[i].kind == STEP_SHOT;
	return words > 1 && moves > 0 && moves <= MOVING_MOST;
}

/* Its book, if the game knows it; else what its source says before the first comma or colon. */
static void chapter_find(const struct platform *p, struct gallery_entry *entry)
{
	const char *source = entry->file->source ? entry->file->source : "";
	char data[SYS_PATH_SIZE], file[SYS_PATH_SIZE];
	size_t length = sys_real_path(p->host.data, data) ? strlen(data) : 0;
	bool own = length && sys_real_path(entry->path, file) && !strncmp(file, data, length) && file[length] == '/';
	entry->book = example_book_of(entry->name, source);
	if (own || entry->book <= BOOK_004)
		return;
	entry->book = BOOK_YOURS;
	snprintf(entry->chapter, sizeof entry->chapter, "%.*s", (int)strcspn(source, ",:"), source);
}

/* One more than the step of the first question; 0: there is none. */
static int question_find(const struct scenario *file)
{
	for (int i = 0; i < file->step_count; i++)
		if (file->steps[i].kind == STEP_ASK)
			return i + 1;
	return 0;
}

bool gallery_entry_read(struct platform *p, const char *path, const struct gallery_languages *languages,
                        struct gallery_entry *entry)
{
	struct format_error wrong;
	memset(entry, 0, sizeof *entry);
	snprintf(entry->path, sizeof entry->path, "%s", path);
	name_of(path, entry->name);
	entry->file = scenario_load(path, p->tiles, &wrong);
	if (!entry->file)
		return platform_fail(p, "%s", format_error_line(&wrong));
	picture_note(entry->file);
	struct session *session = save_open(p->tiles, NULL, path, -1, p->wrong);
	if (!session)
		return false;
	chapter_find(p, entry);
	for (int i = 0; i < entry->file->rule_count; i++)
		rule_add(entry, entry->file->rules[i], strlen(entry->file->rules[i]));
	rules_scan(entry, entry->file->source);
	rules_claimed(entry, session);
	rules_scored(entry, session);
	rules_scan(entry, entry->file->note);
	entry->over = game_over(session_game(session));
	entry->moving = narrated(entry->file, session_history(session)->ply_count);
	entry->asks = question_find(entry->file);
	if (entry->asks) { /* nothing of what comes behind it is told */
		session_destroy(session);
		session =
		    save_open(p->tiles, NULL, path, scenario_moves_before(entry->file, entry->asks - 1), p->wrong);
	}
	struct shot shots[SHOTS_MAX];
	struct session *answered = NULL;
	if (session && entry->asks && plate_shots(entry->file, true, shots) == 1)
		answered = save_open(p->tiles, NULL, path, shots[0].at, p->wrong);
	if (session)
		gallery_tell(p, entry, languages, session, answered);
	session_destroy(answered);
	session_destroy(session);
	return session != NULL;
}

void gallery_entry_finish(struct gallery_entry *entry)
{
	json_decref(entry->told);
	entry->told = NULL;
	scenario_destroy(entry->file);
	entry->file = NULL;
}

/* ---- their order ---- */

const char *gallery_entry_rule(const struct gallery_entry *entry)
{
	return entry->book < BOOK_LESSONS && entry->rule_count ? entry->rules[0] : "";
}

int gallery_entry_compare(const void *a, const void *b)
{
	const struct gallery_entry *one = a, *other = b;
	if (one->book == BOOK_YOURS && other->book == BOOK_YOURS)
		return one->chapter_number != other->chapter_number ? one->chapter_number - other->chapter_number
		                                                    : one->number - other->number;
	return example_key_compare(&(struct example_key){one->book, gallery_entry_rule(one), one->name},
	                           &(struct example_key){other->book, gallery_entry_rule(other), other->name});
}
