/* The draft: its document, the place looked at, undo, the file. */
#include "app/draft_private.h"
#include "app/language.h"
#include "app/question.h"

#include "format/output.h"
#include "format/reader.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char no_memory[] = N_("there is not enough memory");
const char draft_no_such[] = "there is nothing of that number";

/* ---- the document ---- */

static struct scenario *document_read(const struct tile_set *tiles, const char *text, struct format_error *error)
{
	struct scenario *scenario = text ? scenario_read(text, strlen(text), "", tiles, error) : NULL;

	if (!text)
		format_fail(error, "", 0, 0, "%s", no_memory);
	return scenario;
}

/* What a document of a game that was played has besides: it is no save, nobody plays on in it by himself. */
static void document_clean(struct scenario *scenario)
{
	scenario_truncate(scenario, scenario->step_count);
	scenario_unhide(scenario);
	scenario->check_count = 0;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		scenario_set_text(&scenario->computers[seat], NULL);
}

struct scenario *draft_edit(struct draft *draft)
{
	return document_read(draft->tiles, draft->pages[draft->now].text, &draft->error);
}

enum draft_done draft_refuse(struct draft *draft, struct scenario *edited, const char *sentence)
{
	format_fail(&draft->error, "", 0, 0, "%s", sentence);
	return draft_close(draft, edited, false, 0);
}

enum draft_done draft_close(struct draft *draft, struct scenario *edited, bool fine, int at)
{
	if (fine)
		return draft_commit(draft, edited, at);
	scenario_destroy(edited);
	return DRAFT_REFUSED;
}

enum draft_done draft_put_step(struct draft *draft, struct scenario *edited, int here, struct json_t *step, int at)
{
	return draft_close(draft, edited, scenario_insert(edited, here, step, &draft->error), at);
}

/* ---- pages ---- */

static void pages_cut(struct draft *draft, int count)
{
	while (draft->page_count > count)
		free(draft->pages[--draft->page_count].text);
}

static void page_add(struct draft *draft, char *text, int at)
{
	pages_cut(draft, draft->now + 1);
	if (draft->page_count == DRAFT_UNDO_MAX) {
		free(draft->pages[0].text);
		memmove(&draft->pages[0], &draft->pages[1], sizeof draft->pages - sizeof draft->pages[0]);
		draft->page_count--;
	}
	draft->now = draft->page_count++;
	draft->pages[draft->now] = (struct draft_page){text, at, ++draft->numbered};
}

/* The document and its position become what is shown; both are taken over. */
static void take(struct draft *draft, struct scenario *scenario, struct game *game, int at)
{
	scenario_speak(scenario, draft->language); /* without memory it says what it said */
	scenario_destroy(draft->scenario);
	game_destroy(draft->game);
	draft->scenario = scenario;
	draft->game = game;
	draft->at = at;
	draft->serial++;
}

enum draft_done draft_commit(struct draft *draft, struct scenario *edited, int at)
{
	if (!edited)
		return DRAFT_REFUSED;
	char *text = scenario_text(edited);
	struct scenario *read = document_read(draft->tiles, text, &draft->error);
	struct game *game = read ? scenario_game_at(read, at, &draft->error) : NULL;

	scenario_destroy(edited);
	if (!game) {
		free(text);
		return draft_close(draft, read, false, 0);
	}
	draft->error = (struct format_error){0};
	page_add(draft, text, at);
	take(draft, read, game, at);
	return DRAFT_DONE;
}

/* ---- beginning and end ---- */

struct draft *draft_copy(const struct scenario *scenario, int at, struct format_error *error)
{
	struct draft *draft = calloc(1, sizeof *draft);
	char *text = scenario_text(scenario);
	struct scenario *copy = document_read(scenario->tiles, text, error);

	free(text);
	if (!draft || !copy) {
		scenario_destroy(copy);
		free(draft);
		if (!draft)
			format_fail(error, "", 0, 0, no_memory);
		return NULL;
	}
	draft->tiles = scenario->tiles;
	draft->now = -1;
	strcpy(draft->language, "en");
	document_clean(copy);
	if (at < 0 || at > copy->step_count)
		at = copy->step_count;
	if (draft_commit(draft, copy, at) == DRAFT_REFUSED) {
		format_fail(error, "", 0, 0, "%s", draft->error.text);
		draft_destroy(draft);
		return NULL;
	}
	draft->kept = draft->numbered;
	return draft;
}

struct draft *draft_create(const struct tile_set *tiles, enum game_kind game, struct format_error *error)
{
	const struct tile_set *set = tile_set_of(tiles, game);
	struct draft *draft = NULL;
	struct setup setup;

	setup_init(&setup);
	setup.game = (uint8_t)game;
	setup.player_count = PLAYERS_MIN;
	setup.colors[0] = COLOR_RED;
	setup.colors[1] = COLOR_BLUE;
	setup.has_table = true;
	for (int type = 0; set && game == GAME_CARCASSONNE && !setup.tile_count && type < set->type_count; type++)
		if (set->types[type].flags & TILE_START)
			setup.table[setup.tile_count++].type = (uint8_t)type;
	struct scenario *scenario = set ? scenario_create(set, &setup) : NULL;
	if (scenario)
		draft = draft_copy(scenario, 0, error);
	else
		format_fail(error, "", 0, 0, "%s", set ? no_memory : N_("the tiles were not loaded"));
	scenario_destroy(scenario);
	return draft;
}

void draft_destroy(struct draft *draft)
{
	if (!draft)
		return;
	pages_cut(draft, 0);
	scenario_destroy(draft->scenario);
	game_destroy(draft->game);
	free(draft);
}

/* ---- looking ---- */

const struct scenario *draft_scenario(const struct draft *draft) { return draft->scenario; }
int draft_at(const struct draft *draft) { return draft->at; }
const struct game *draft_game(const struct draft *draft) { return draft->game; }
unsigned draft_serial(const struct draft *draft) { return draft->serial; }
const char *draft_sentence(const struct draft *draft) { return draft->error.text; }
bool draft_changed(const struct draft *draft) { return draft->pages[draft->now].number != draft->kept; }

void draft_go(struct draft *draft, int at)
{
	at = at < 0 ? 0 : at > draft->scenario->step_count ? draft->scenario->step_count : at;
	struct game *game = at == draft->at ? NULL : scenario_game_at(draft->scenario, at, NULL);
	if (!game)
		return;
	game_destroy(draft->game);
	draft->game = game;
	draft->at = draft->pages[draft->now].at = at;
	draft->serial++;
}

struct scenario *draft_until(const struct draft *draft)
{
	struct scenario *until = document_read(draft->tiles, draft->pages[draft->now].text, NULL);

	if (!until)
		return NULL;
	scenario_truncate(until, draft->at);
	scenario_speak(until, draft->language);
	return until;
}

const char *draft_language(const struct draft *draft) { return draft->language; }

void draft_speak(struct draft *draft, const char *language)
{
	snprintf(draft->language, sizeof draft->language, "%s", language);
	scenario_speak(draft->scenario, draft->language);
	draft->serial++;
}

int draft_run(const struct draft *draft) { return scenario_claims_from(draft->scenario, draft->at); }

enum draft_done draft_name(struct draft *draft, int seat, const char *text)
{
	struct scenario *edited = draft_edit(draft);

	if (edited && (seat < 0 || seat >= edited->setup.player_count))
		return draft_refuse(draft, edited, draft_no_such);
	if (edited && !scenario_set_text(&edited->names[seat], text && *text ? text : NULL))
		return draft_refuse(draft, edited, no_memory);
	return draft_commit(draft, edited, draft->at);
}

/* ---- undo ---- */

bool draft_can_undo(const struct draft *draft) { return draft->now > 0; }
bool draft_can_redo(const struct draft *draft) { return draft->now + 1 < draft->page_count; }

static void turn_to(struct draft *draft, int page)
{
	struct scenario *scenario = document_read(draft->tiles, draft->pages[page].text, &draft->error);
	struct game *game = scenario ? scenario_game_at(scenario, draft->pages[page].at, &draft->error) : NULL;

	if (!game) {
		scenario_destroy(scenario);
		return;
	}
	draft->now = page;
	draft->error = (struct format_error){0};
	take(draft, scenario, game, draft->pages[page].at);
}

void draft_undo(struct draft *draft)
{
	if (draft_can_undo(draft))
		turn_to(draft, draft->now - 1);
}

void draft_redo(struct draft *draft)
{
	if (draft_can_redo(draft))
		turn_to(draft, draft->now + 1);
}

/* ---- claims, the file ---- */

bool draft_holds(struct draft *draft)
{
	draft->error = (struct format_error){0};
	return scenario_check(draft->scenario, &draft->error);
}

enum draft_done draft_record(struct draft *draft)
{
	struct scenario *edited = draft_edit(draft);
	int changed = edited ? scenario_record(edited, &draft->error) : -1;

	if (changed)
		return draft_close(draft, edited, changed > 0, draft->at);
	scenario_destroy(edited); /* nothing to take back */
	draft->error = (struct format_error){0};
	return DRAFT_DONE;
}

bool draft_save(struct draft *draft, const char *path, struct sys_about *seen, struct format_error *error)
{
	if (!draft_holds(draft)) {
		format_fail(error, "", 0, 0, "%s", draft->error.text);
		errno = EINVAL;
		return false;
	}
	if (!scenario_save_seen(draft->scenario, path, seen, error))
		return false;
	draft->kept = draft->pages[draft->now].number;
	return true;
}

/* ---- why an edit was refused, for people: the engine's sentences name places and rules by number ---- */

static const struct {
	const char *plain, *castle; /* NULL: in both games the same */
} reasons[QUESTION_FAULTS] = {
    [REFUSAL_CELL_TAKEN] = {.plain = N_("A tile lies there already.")},
    [REFUSAL_EDGE] = {N_("The tile does not fit there: turn it or choose another place."),
                      N_("A path must go on: it meets only a path or the bare wall")},
    [REFUSAL_RANGE] = {NULL, N_("Every tile lies inside the wall.")},
    [REFUSAL_NO_NEIGHBOR] = {N_("All tiles must be connected."), N_("Every tile must be connected to a start space.")},
    [REFUSAL_NO_FIGURE] = {.plain = N_("This player has no such figure left.")},
    [REFUSAL_WRONG_FIGURE] = {.plain = N_("This figure cannot stand there.")},
    [REFUSAL_FOLLOWS] = {.plain = N_("This figure stands only where its owner has a follower.")},
    [REFUSAL_FEATURE] = {.plain = N_("This is finished: nobody stands on it, followers have gone home from it.")},
    [REFUSAL_FARMS_OFF] = {.plain = N_("This game has no farmers.")},
    [REFUSAL_OCCUPIED] = {.plain = N_("No farmer can stand in that field.")},
    [REFUSAL_CORNER] = {.plain = N_("It stands on a corner where four tiles meet in one field.")},
    [REFUSAL_KEEP] = {.plain = N_("A keep stands on a finished house.")},
    [QUESTION_AT_END] = {.plain =
                             N_("A question stands before what is played next: play on first, then go back to it.")},
    [QUESTION_NOT_FIRST] = {.plain = N_("Only the first player is asked: go where he is to move.")},
    [QUESTION_NEXT_WRONG] = {.plain = N_("The tile that is laid next must be a right answer itself.")},
    [QUESTION_NO_TILE] = {.plain = N_("A place is asked for before a tile is laid: go where one is laid next.")},
    [QUESTION_ALL_RIGHT] = {.plain = N_("One of these must be wrong.")},
    [QUESTION_NONE_RIGHT] = {.plain = N_("One of these must be right.")},
};

const char *draft_plain(const struct draft *draft)
{
	int reason = draft->error.reason;
	bool castle = draft->scenario->setup.game == GAME_CASTLE && reasons[reason].castle;
	const char *plain = castle ? reasons[reason].castle : reasons[reason].plain;

	return tr(plain ? plain : draft->error.text);
}
