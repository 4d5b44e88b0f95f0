#include "app/rulebook.h"

#include <string.h>

#include "app/expansion_words.h"
#include "app/language.h"
#include "text/say.h"

/* ---- settings ---- */

/* The n-th game or expansion in the order of the set-up, from 0; NULL behind the last. */
static const struct expansion_words *expansion_at(int n)
{
	for (int i = 0; i < expansion_words_count; i++) {
		int before = 0;

		for (int other = 0; other < expansion_words_count; other++)
			before += expansion_words_table[other]->place < expansion_words_table[i]->place;
		if (before == n)
			return expansion_words_table[i];
	}
	return NULL;
}

static const struct setting_words *row_of(enum setting setting)
{
	EACH_WORDS(setting_words, row, settings, setting)
		if (row->setting == setting)
			return row;
	return expansion_words_table[0]->settings; /* each has one: tests/app/test_rulebook.c */
}

const char *rulebook_game(enum game_kind game)
{
	/* TRANSLATORS: the name of the game, as it is sold. */
	return game == GAME_CASTLE ? tr("The Castle") : tr("Carcassonne");
}

int rulebook_settings(enum game_kind game, enum setting settings[SETTING_COUNT])
{
	const struct expansion_words *expansion;
	int count = 0;

	for (int e = 0; (expansion = expansion_at(e)) != NULL; e++)
		for (int i = 0; i < expansion->setting_count; i++)
			if (!expansion->settings[i].unlisted && game_setting_info(game, expansion->settings[i].setting))
				settings[count++] = expansion->settings[i].setting;
	return count;
}

bool rulebook_unlisted(enum setting setting) { return row_of(setting)->unlisted; }

const char *rulebook_setting(enum setting setting) { return tr(row_of(setting)->name); }
const char *rulebook_setting_note(enum setting setting) { return tr(row_of(setting)->note); }

static const char *of_value(const char *const texts[RULEBOOK_VALUES_MAX], int value)
{
	return value >= 0 && value < RULEBOOK_VALUES_MAX && texts[value] ? tr(texts[value]) : "";
}

const char *rulebook_value(enum setting setting, int value) { return of_value(row_of(setting)->values, value); }
const char *rulebook_value_says(enum setting setting, int value) { return of_value(row_of(setting)->says, value); }

const char *rulebook_value_told(enum setting setting, int value)
{
	return row_of(setting)->told ? rulebook_value_says(setting, value) : "";
}

const char *rulebook_idle(const struct settings *settings, enum setting setting)
{
	const struct setting_words *row = row_of(setting);
	bool means = !row->needs;

	for (int m = 0; m < MODULE_KINDS; m++)
		means |= row->needs >> m & rulebook_module_on(settings, (enum rule_module)m);
	if (!means)
		return tr(row->idle);
	for (int e = 0; e < expansion_words_count; e++) {
		const struct expansion_words *other = expansion_words_table[e];

		if (other->settles >> setting & 1 && rulebook_module_on(settings, other->modules[0].module))
			return tr(other->settled);
	}
	return row->moot && settings->value[SETTING_FARM] != row->farm ? tr(row->moot) : NULL;
}

/* ---- editions ---- */

bool rulebook_decides(enum setting setting) { return row_of(setting)->editions[0] != NULL; }

_Static_assert(SETTING_COUNT <= 64, "a bit for each setting");
_Static_assert(MODULE_KINDS <= 32, "a bit for each module");

uint64_t rulebook_varied(const struct settings *a, const struct settings *b)
{
	uint64_t varied = 0;

	for (int i = 0; i < SETTING_COUNT; i++)
		varied |= (uint64_t)(rulebook_decides((enum setting)i) && a->value[i] != b->value[i]) << i;
	return varied;
}

const char *rulebook_edition(const struct settings *settings, uint64_t varied)
{
	const char *text = "";
	for (int i = 0; i < SETTING_COUNT; i++)
		if (varied >> i & 1)
			text = say_join(text, " · ", "%s", tr(row_of((enum setting)i)->editions[settings->value[i]]));
	return text;
}

/* Behind the text a setting as it is. */
static const char *add_setting(const char *text, const struct settings *settings, enum setting setting)
{
	return say_join(text, " · ", tr("%s: %s"), rulebook_setting(setting),
	                rulebook_value(setting, settings->value[setting]));
}

const char *rulebook_variants(const struct settings *settings)
{
	const char *text = "";
	for (int i = 0; i < SETTING_COUNT; i++) {
		const struct setting_words *row = row_of((enum setting)i);

		if (settings->value[i] && row->needs && !row->editions[0] && !rulebook_idle(settings, (enum setting)i))
			text = add_setting(text, settings, (enum setting)i);
	}
	return text;
}

/* ---- modules ---- */

static const struct module_words *module_of(enum rule_module module)
{
	EACH_WORDS(module_words, row, modules, module)
		if (row->module == module)
			return row;
	return expansion_words_table[0]->modules;
}

static int rank(int module)
{
	int place = module_of((enum rule_module)module)->place;

	return (module == MODULE_BASE || place ? place : UINT8_MAX) * MODULE_KINDS + module;
}

enum rule_module rulebook_module_at(int i)
{
	int found = MODULE_BASE;

	for (int m = 0; m < MODULE_KINDS; m++) {
		int before = 0;
		for (int other = 0; other < MODULE_KINDS; other++)
			before += rank(other) < rank(m);
		if (before == i)
			found = m;
	}
	return (enum rule_module)found;
}

const char *rulebook_module(enum rule_module module) { return tr(module_of(module)->name); }
const char *rulebook_module_note(enum rule_module module) { return tr(module_of(module)->note); }
const char *rulebook_module_tile(enum rule_module module) { return module_of(module)->tile; }

bool rulebook_module_on(const struct settings *settings, enum rule_module module)
{
	return settings->value[module_of(module)->setting] == module_of(module)->value || !module_of(module)->value;
}

static bool is_start(enum rule_module module) { return module_of(module)->begins != NULL; }

/* exactly one start. */
const char *rulebook_module_locked(const struct settings *settings, enum rule_module module)
{
	int start = settings->value[SETTING_START];

	if (!is_start(module) || start == START_BASE || rulebook_module_on(settings, module))
		return NULL;
	EACH_WORDS(never_words, never, nevers, never) {
		if (module == never->one && rulebook_module_on(settings, never->other))
			return tr(never->one_locked);
		if (module == never->other && rulebook_module_on(settings, never->one))
			return tr(never->other_locked);
	}
	for (int m = 0; m < MODULE_KINDS; m++)
		if (is_start((enum rule_module)m) && rulebook_module_on(settings, (enum rule_module)m))
			return tr(module_of((enum rule_module)m)->begins);
	return tr("One start only: the City of Carcassonne begins this game");
}

void rulebook_module_set(struct settings *settings, enum rule_module module, bool on)
{
	if (module_of(module)->value)
		settings->value[module_of(module)->setting] = on ? module_of(module)->value : 0;
}

/* Does a setting switch a module?  Then the module's name tells it. */
static bool is_switch(enum setting setting)
{
	bool found = false;

	for (int m = 0; m < MODULE_KINDS; m++)
		found |= module_of((enum rule_module)m)->value && module_of((enum rule_module)m)->setting == setting;
	return found;
}

/* ---- presets ---- */

const struct way rulebook_ways[RULEBOOK_WAYS] = {
    {PRESET_DEVIR_2014, N_("First game"), N_("The base game alone.")},
    {PRESET_STANDARD, N_("River and abbot"), N_("Standard: all that the box of 2014 has.")},
    {PRESET_ALL, N_("Everything"), N_("Every expansion, round the Count's city.")},
};

const char *rulebook_preset_id(enum preset preset) { return book_words(preset)->id; }

enum preset rulebook_preset_find(const char *id, const struct settings *settings)
{
	int changes;

	EACH_WORDS(preset_words, row, presets, preset)
		if (id && !strcmp(row->id, id))
			return row->preset;
	return rulebook_nearest(settings, &changes);
}

const char *rulebook_preset(enum preset preset) { return tr(book_words(preset)->name); }
const char *rulebook_preset_note(enum preset preset) { return tr(book_words(preset)->note); }
const char *rulebook_preset_tip(enum preset preset) { return tr(book_words(preset)->tip); }

const char *rulebook_preset_doubt(enum preset preset, enum setting setting)
{
	EACH_WORDS(doubt_words, doubt, doubts, doubt)
		if (doubt->preset == preset && doubt->setting == setting)
			return tr(doubt->text);
	return NULL;
}

void rulebook_preset_apply(enum preset preset, struct settings *settings)
{
	const struct preset_words *book = book_words(preset);
	uint8_t first = settings->value[SETTING_FIRST_PLAYER];

	memset(settings, 0, sizeof *settings);
	settings->value[SETTING_FIRST_PLAYER] = first;
	settings->value[SETTING_FARM] = book->farm;
	settings->value[SETTING_EDITION] = book->edition;
	for (int m = 0; m < MODULE_KINDS; m++)
		if (book->all || book->modules >> m & 1)
			rulebook_module_set(settings, (enum rule_module)m, true);
}

uint32_t rulebook_preset_change(enum preset from, enum preset to, struct settings *settings)
{
	struct settings book = *settings, before = *settings;
	uint32_t lost = 0;

	rulebook_preset_apply(from, &book);
	rulebook_preset_apply(to, settings);
	for (int m = 0; m < MODULE_KINDS; m++) {
		enum rule_module module = (enum rule_module)m;

		if (!rulebook_module_on(&before, module) || rulebook_module_on(&book, module))
			continue;
		if (!rulebook_module_locked(settings, module))
			rulebook_module_set(settings, module, true);
		else
			lost |= BIT(m);
	}
	return lost;
}

bool rulebook_module_printed(enum preset preset, const struct settings *settings, enum rule_module module)
{
	struct settings book = *settings;

	rulebook_preset_apply(preset, &book);
	return rulebook_module_on(&book, module);
}

int rulebook_difference(enum preset preset, const struct settings *settings)
{
	struct settings book = *settings;
	int count = 0;

	rulebook_preset_apply(preset, &book);
	for (int i = 0; i < SETTING_COUNT; i++)
		count += book.value[i] != settings->value[i];
	return count;
}

enum preset rulebook_nearest(const struct settings *settings, int *changes)
{
	/* Devir 2014 is the default, so it wins where two are equally near. */
	enum preset best = PRESET_DEVIR_2014;

	for (int i = 0; i < PRESET_COUNT; i++)
		if (rulebook_difference((enum preset)i, settings) < rulebook_difference(best, settings))
			best = (enum preset)i;
	*changes = rulebook_difference(best, settings);
	return best;
}

/* Behind the text the modules that `on` says, with commas. */
static const char *add_modules(const char *text, const struct settings *book, const struct settings *settings, bool on)
{
	const char *list = "";

	for (int i = 1; i < MODULE_KINDS; i++) {
		enum rule_module module = rulebook_module_at(i);
		bool now = rulebook_module_on(settings, module);

		if (now != rulebook_module_on(book, module) && now == on)
			list = say_join(list, ", ", "%s", rulebook_module(module));
	}
	return list[0] ? say_join(text, " · ", on ? tr("%s on") : tr("%s off"), list) : text;
}

const char *rulebook_added(enum preset preset, const struct settings *settings)
{
	struct settings book = *settings;

	rulebook_preset_apply(preset, &book);
	return add_modules(add_modules("", &book, settings, true), &book, settings, false);
}

const char *rulebook_changes(enum preset preset, const struct settings *settings)
{
	struct settings book = *settings;
	const char *text = rulebook_added(preset, settings);

	rulebook_preset_apply(preset, &book);
	for (int i = 0; i < SETTING_COUNT; i++) {
		bool plain_city = i == SETTING_START && settings->value[i] == START_CITY_PLAIN;

		if (book.value[i] != settings->value[i] && (!is_switch((enum setting)i) || plain_city))
			text = add_setting(text, settings, (enum setting)i);
	}
	return text;
}

const char *rulebook_summary(const struct settings *settings)
{
	const char *text =
	    say(tr("%s: %s · %s: %s"), rulebook_setting(SETTING_FARM),
	        rulebook_value(SETTING_FARM, settings->value[SETTING_FARM]), rulebook_setting(SETTING_TWO_TILE),
	        rulebook_value(SETTING_TWO_TILE, settings->value[SETTING_TWO_TILE]));
	for (int i = 0; i < SETTING_COUNT; i++) {
		enum setting setting = (enum setting)i;

		if (row_of(setting)->summed && !rulebook_idle(settings, setting))
			text = add_setting(text, settings, setting);
	}
	return text;
}
