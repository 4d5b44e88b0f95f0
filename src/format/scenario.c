#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "output.h"
#include "reader.h"
#include "steps.h"

struct scenario *scenario_create(const struct tile_set *tiles, const struct setup *setup)
{
	struct scenario *scenario = calloc(1, sizeof *scenario);

	if (!scenario)
		return NULL;
	scenario->tiles = tiles;
	scenario->setup = *setup;
	return scenario;
}

static void step_finish(struct step *step)
{
	free(step->caption);
	free(step->marks);
	json_decref(step->check);
}

void scenario_destroy(struct scenario *scenario)
{
	if (!scenario)
		return;
	scenario_truncate(scenario, 0);
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		free(scenario->names[seat]);
		free(scenario->computers[seat]);
	}
	free(scenario->steps);
	free(scenario->checks);
	free(scenario->file);
	free(scenario->title);
	free(scenario->source);
	free(scenario->caption);
	free(scenario->note);
	json_decref(scenario->words);
	json_decref(scenario->client);
	free(scenario);
}

bool scenario_set_text(char **field, const char *text)
{
	char *copy = text ? strdup(text) : NULL;

	if (text && !copy)
		return false;
	free(*field);
	*field = copy;
	return true;
}

const char *scenario_client(const struct scenario *scenario, const char *key)
{
	return json_string_value(json_object_get(scenario->client, key));
}

bool scenario_set_client(struct scenario *scenario, const char *key, const char *value)
{
	if (!scenario->client)
		scenario->client = json_object();
	return json_object_set_new(scenario->client, key, json_string(value)) == 0;
}

void scenario_forget_client(struct scenario *scenario, const char *key) { json_object_del(scenario->client, key); }

/* ---- moves ---- */

bool step_is_move(const struct step *step) { return step->kind == STEP_MOVE || step->kind == STEP_END; }

int scenario_moves_before(const struct scenario *scenario, int step)
{
	int count = 0;

	for (int i = 0; i < step; i++)
		count += step_is_move(&scenario->steps[i]);
	return count;
}

int scenario_move_count(const struct scenario *scenario)
{
	return scenario_moves_before(scenario, scenario->step_count);
}

static bool add(struct scenario *scenario, struct step made)
{
	struct step *step = scenario_step_add(scenario);

	if (step)
		*step = made;
	return step != NULL;
}

bool scenario_add_move(struct scenario *scenario, const struct move *move)
{
	return add(scenario, (struct step){.kind = STEP_MOVE, .move = *move});
}

bool scenario_add_end(struct scenario *scenario) { return add(scenario, (struct step){.kind = STEP_END}); }

bool scenario_add_turn(struct scenario *scenario, int seat)
{
	return add(scenario, (struct step){.kind = STEP_TURN, .seat = (uint8_t)seat});
}

void scenario_truncate(struct scenario *scenario, int steps)
{
	scenario->step_count += scenario->undone_count;
	scenario->undone_count = 0;
	while (scenario->step_count > steps)
		step_finish(&scenario->steps[--scenario->step_count]);
}

int scenario_step_of(const struct scenario *scenario, int moves)
{
	int step = 0;

	while (step < scenario->step_count && (!step_is_move(&scenario->steps[step]) || moves-- > 0))
		step++;
	return step;
}

void scenario_cut(struct scenario *scenario, int moves)
{
	scenario_truncate(scenario, scenario_step_of(scenario, moves));
	int keep = scenario_move_count(scenario);
	while (scenario->check_count > 0 && scenario->checks[scenario->check_count - 1].moves > keep)
		scenario->check_count--;
}

void scenario_unhide(struct scenario *scenario)
{
	int kept = 0;

	if (!scenario->setup.hidden)
		return;
	scenario_truncate(scenario, scenario->step_count);
	for (int i = 0; i < scenario->step_count; i++) {
		struct step *step = &scenario->steps[i];
		if (step->kind == STEP_MOVE && step->move.kind == MOVE_DRAW)
			step_finish(step);
		else
			scenario->steps[kept++] = *step;
	}
	scenario->step_count = kept;
	scenario->check_count = 0; /* they were those of the hidden game */
	scenario->setup.hidden = false;
}

/* ---- files ---- */

struct scenario *scenario_load(const char *path, const struct tile_set *tiles, struct format_error *error)
{
	size_t length;
	char *text = file_read(path, &length, error);

	if (!text)
		return NULL;
	struct scenario *scenario = scenario_read(text, length, path, tiles, error);
	free(text);
	return scenario;
}

bool scenario_save(const struct scenario *scenario, const char *path, struct format_error *error)
{
	return scenario_save_seen(scenario, path, NULL, error);
}

bool scenario_save_seen(const struct scenario *scenario, const char *path, struct sys_about *seen,
                        struct format_error *error)
{
	char *text = scenario_text(scenario);
	bool good = text ? file_write_seen(path, text, strlen(text), seen, error)
	                 : format_fail(error, path, 0, 0, "out of memory");
	int fault = text ? errno : ENOMEM;

	free(text);
	errno = fault;
	return good;
}
