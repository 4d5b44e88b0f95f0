/* module.c - which of the modules a game has, and which of them have a hook. */
#include "engine/carcassonne/module.h"

#include "engine/carcassonne/parts.h"

#include <string.h>

_Static_assert(HOOK_COUNT <= 32, "hooks are bits of an unsigned");

/* Which hooks it has: bit per enum hook. */
static unsigned module_hooks(const struct module *module)
{
	unsigned hooks = 0;

#define HOOK(result, name, parameters) hooks |= module->name ? 1U << HOOK_##name : 0;
#include "engine/carcassonne/hooks.h"
	return hooks;
}

/* Puts the steps of the modules of this game into its turn, those of an earlier module first. */
static void steps_choose(struct game *game)
{
	struct carcassonne *turn = own(game);

	turn->inserted_count = 0;
	for (int step = 0; step < STEP_COUNT; step++)
		turn->entered[step] = (uint8_t)step;
	for (int m = turn->module_count - 1; m >= 0; m--) {
		const struct module *module = game_module(game, m);

		for (int i = module->step_count - 1; i >= 0; i--) {
			int before = turn_step_named(module->steps[i].before);

			turn->inserted[turn->inserted_count] = (struct inserted){
			    .module = turn->modules[m], .step = (uint8_t)i, .next = turn->entered[before]};
			turn->entered[before] = (uint8_t)(STEP_COUNT + turn->inserted_count++);
		}
	}
}

/* What module `i` describes is its business, unless an earlier one has. */
static void rows_note(struct carcassonne *game, const struct module *module, int i)
{
	for (int n = 0; n < module->form_count; n++)
		if (!game->movers[module->forms[n].kind])
			game->movers[module->forms[n].kind] = (uint8_t)(i + 1);
	for (int n = 0; n < module->ask_count; n++)
		if (!game->askers[module->asks[n].decision])
			game->askers[module->asks[n].decision] = (uint8_t)(i + 1);
}

bool module_in_game(const struct module *module, const struct tile_set *tiles, const struct setup *setup)
{
	return module->in_game ? module->in_game(tiles, setup) : setup->settings.value[module->brought_by];
}

void modules_choose(struct game *game, const struct setup *setup)
{
	size_t end = offsetof(struct carcassonne, near) + sizeof own(game)->near;

	own(game)->module_count = 0;
	memset(own(game)->hooks, 0, sizeof own(game)->hooks);
	memset(own(game)->movers, 0, sizeof own(game)->movers);
	memset(own(game)->askers, 0, sizeof own(game)->askers);
	for (int i = 0; i < modules_table_count; i++) {
		if (!module_in_game(modules_table[i], game->tiles, setup))
			continue;
		own(game)->modules[own(game)->module_count++] = (uint8_t)i;
		end = modules_table[i]->memory_end > end ? modules_table[i]->memory_end : end;
		unsigned hooks = module_hooks(modules_table[i]);
		for (int hook = 0; hook < HOOK_COUNT; hook++)
			own(game)->hooks[hook] |= (hooks >> hook & 1) << i;
		rows_note(own(game), modules_table[i], i);
	}
	game->kept = (uint32_t)(end - sizeof *game);
	game->watched = own(game)->hooks[HOOK_leaves] != 0;
	steps_choose(game);
}

int modules_insisting(const struct game *game)
{
	const struct module *module;

	EACH_MODULE(game, HOOK_insists, module) {
		if (module->insists(game))
			return __builtin_ctz(bits_) + 1;
	}
	return 0;
}

/* Of a kind of rows: returns `what` of that of all modules whose `key` is `id`; and the i-th of all. */
#define FIND(of, rows, count, key, what)                                                                               \
	case of:                                                                                                       \
		for (const struct module *const *m = modules_table; m < end; m++) {                                    \
			for (int n = 0; n < (*m)->count; n++) {                                                        \
				if ((int)(*m)->rows[n].key == id)                                                      \
					return &(*m)->rows[n] what;                                                    \
			}                                                                                              \
		}                                                                                                      \
		return NULL
#define COUNT_TO(of, rows, count, i)                                                                                   \
	case of:                                                                                                       \
		for (int at = i, m = 0; m < modules_table_count; at -= modules_table[m++]->count) {                    \
			if (at < modules_table[m]->count)                                                              \
				return &modules_table[m]->rows[at];                                                    \
		}                                                                                                      \
		return NULL

static const struct building monastery = {
    .kind = FEATURE_MONASTERY,
    .flag = TILE_MONASTERY,
    .key = "monastery",
    .rule_open = "R-8.5",
    .rule_complete = "R-6.4",
};

const void *modules_row(enum row_kind kind, int id)
{
	const struct module *const *end = modules_table + modules_table_count;

	if (kind == ROW_BUILDING && id == 0)
		return &monastery;
	switch (kind) {
		FIND(ROW_SETTING, settings, setting_count, setting, .info);
		FIND(ROW_FORM, forms, form_count, kind, .form);
		FIND(ROW_HOLDING, holdings, holding_count, id, );
		COUNT_TO(ROW_MARK, marks, mark_count, id);
		COUNT_TO(ROW_BUILDING, buildings, building_count, id - 1); /* behind the monastery */
		FIND(ROW_SIGN, signs, sign_count, id, );
		FIND(ROW_NEUTRAL, neutrals, neutral_count, id, );
		FIND(ROW_HAVEN, havens, haven_count, id, );
		FIND(ROW_ASK, asks, ask_count, decision, .info);
		FIND(ROW_EVENT, tellings, telling_count, kind, );
		FIND(ROW_SCORE, scores, score_count, reason, .info);
	}
	return NULL;
}

int any_time_list(const struct game *game, struct move *moves, int capacity)
{
	const struct module *module;
	int count = 0;

	EACH_MODULE(game, HOOK_any_time, module) {
		if (game->decider != game->seat)
			break;
		count += module->any_time(game, moves + count, capacity - count);
	}
	return count;
}

const char *modules_sentence(const char *rule)
{
	for (int i = 0; i < modules_table_count; i++) {
		const struct module *module = modules_table[i];

		for (int s = 0; s < module->sentence_count; s++)
			if (strcmp(module->sentences[s].rule, rule) == 0)
				return module->sentences[s].sentence;
	}
	return NULL;
}

int modules_players(const struct settings *settings)
{
	int players = PLAYERS_BASE;
	struct setup setup;

	setup_init(&setup);
	setup.settings = *settings;
	for (int i = 0; i < modules_table_count; i++)
		if (modules_table[i]->players > players && module_in_game(modules_table[i], NULL, &setup))
			players = modules_table[i]->players;
	return players;
}
