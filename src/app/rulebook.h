/* rulebook.h - the set-up's choices in words: settings, presets, modules.
 *
 * Pure data and pure functions over struct settings; the set-up screen shows them.  All texts come translated. */
#pragma once

#include <bastide/game.h>

/* ---- settings ---- */

/* "The Castle" */
const char *rulebook_game(enum game_kind game);

/* The settings of a game in the order in which the set-up shows them, without who begins; returns how many. */
int rulebook_settings(enum game_kind game, enum setting settings[SETTING_COUNT]);
/* Is it left out there? */
bool rulebook_unlisted(enum setting setting);
const char *rulebook_setting(enum setting setting);          /* "Farms" */
const char *rulebook_setting_note(enum setting setting);     /* one sentence */
const char *rulebook_value(enum setting setting, int value); /* "3 points per city, field by field" */
/* What the value means, in a sentence; "" where its name tells. */
const char *rulebook_value_says(enum setting setting, int value);
/* The same where the help must say it: its text leaves open what the value is; else "". */
const char *rulebook_value_told(enum setting setting, int value);
/* Why it changes nothing under these settings, or NULL. */
const char *rulebook_idle(const struct settings *settings, enum setting setting);

/* Does it decide what is paid, and nothing of which moves are possible?  Then the same game can be looked at under its
 * other values. */
bool rulebook_decides(enum setting setting);
/* Bit per such setting whose values differ. */
uint64_t rulebook_varied(const struct settings *a, const struct settings *b);
/* The values of some of them in few words: "City by city, 4 · City of two tiles: 2". */
const char *rulebook_edition(const struct settings *settings, uint64_t varied);

/* What decides which moves a module allows, where it is not the first choice: "Volcano lake: An ordinary tile"; ""
 * where there is nothing of the kind. */
const char *rulebook_variants(const struct settings *settings);

/* ---- presets: printed rulebooks, with the boxes that go on them ---- */

enum preset {
	PRESET_DEVIR_2014,
	PRESET_STANDARD, /* the same with all that its box has */
	PRESET_RIO_GRANDE,
	PRESET_DEVIR,      /* of 2000, field by field as its pictures have it */
	PRESET_DEVIR_TEXT, /* the same book, city by city as its text has it */
	PRESET_COUNT_BOX,
	PRESET_INNS,
	PRESET_TRADERS,
	PRESET_ALL,
	PRESET_COUNT
};

const char *rulebook_preset(enum preset preset);      /* "Farms by city, 2007" */
const char *rulebook_preset_note(enum preset preset); /* "Rio Grande" */
/* The word that files name it by; and the preset of such a word, or where it is none (NULL, too) the nearest. */
const char *rulebook_preset_id(enum preset preset);
enum preset rulebook_preset_find(const char *id, const struct settings *settings);
/* All settings as that book has them; who begins is left alone. */
void rulebook_preset_apply(enum preset preset, struct settings *settings);
/* The same for people who change their mind: a module that they have added to the book before stays where the new one
 * allows it.  Returns the others, bit per enum rule_module. */
uint32_t rulebook_preset_change(enum preset from, enum preset to, struct settings *settings);
/* What a book says of a setting on which it is of two minds, in a sentence; NULL where it is plain. */
const char *rulebook_preset_doubt(enum preset preset, enum setting setting);
/* What a book is, in a sentence or two. */
const char *rulebook_preset_tip(enum preset preset);
/* The preset that these settings differ least from; *changes tells in how many. */
enum preset rulebook_nearest(const struct settings *settings, int *changes);
/* In how many settings they differ. */
int rulebook_difference(enum preset preset, const struct settings *settings);
/* "Abbot, Shrines on · New land off"; "" where nothing differs. */
const char *rulebook_changes(enum preset preset, const struct settings *settings);
/* ... and the modules alone. */
const char *rulebook_added(enum preset preset, const struct settings *settings);

/* Those that are offered first, as pictures and under a name that says for whom they are. */
struct way {
	enum preset preset;
	const char *name, *note; /* English */
};
enum { RULEBOOK_WAYS = 3 };
extern const struct way rulebook_ways[RULEBOOK_WAYS];

/* ---- modules ---- */

enum rule_module {
	MODULE_BASE,
#define MODULE(name) MODULE_##name,
#include "expansions/list.h"
	MODULE_KINDS
};
/* The i-th as people are shown them, the base game first. */
enum rule_module rulebook_module_at(int i);

const char *rulebook_module(enum rule_module module);
const char *rulebook_module_note(enum rule_module module);
bool rulebook_module_on(const struct settings *settings, enum rule_module module);
/* Has the book this module, whatever the settings have?  They tell what no book does. */
bool rulebook_module_printed(enum preset preset, const struct settings *settings, enum rule_module module);
/* Why it cannot be switched on now, or NULL. */
const char *rulebook_module_locked(const struct settings *settings, enum rule_module module);
void rulebook_module_set(struct settings *settings, enum rule_module module, bool on);
/* The tile whose picture stands for the module, or NULL. */
const char *rulebook_module_tile(enum rule_module module);

/* "Farms: 3 for each city, field by field · two-tile city 4" */
const char *rulebook_summary(const struct settings *settings);
