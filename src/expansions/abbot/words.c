/*
 * words.c - the Abbot in words: rows of settings, of the set-up's cards, of what players hold.
 */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_ABBOT,
     .name = N_("The Abbot"),
     .note = N_("An eighth figure for monasteries and gardens, who may be called home early."),
     .values = {N_("Off"), N_("On")}},
};

static const struct module_words modules[] = {
    {MODULE_ABBOT, N_("The Abbot"), N_("An eighth figure who may be called home early."), "EG", SETTING_ABBOT, 1, NULL},
};

static const struct piece_words pieces[] = {
    {.figure = FIGURE_ABBOT,
     .name = N_("Abbot"),
     .join = N_("Move the abbot"),
     .send = N_("%s (the abbot)"),
     .enter = N_("the abbot"),
     .wrong = N_("an abbot stands on no road, in no city and no field"),
     .lesson = N_("Now your abbot belongs below the arrow.")},
};

static const struct rule_words refusals[] = {
    {"R-11.5", N_("the abbot does not stand on the table")},
    {"R-11.6", N_("his place is complete and is scored in this turn")},
    {"R-17.1", N_("an abbot may enter only the cathedral")},
};

const struct expansion_words abbot_words = {
    .place = 2,
    .settings = settings,
    .setting_count = sizeof settings / sizeof settings[0],
    .modules = modules,
    .module_count = sizeof modules / sizeof modules[0],
    .pieces = pieces,
    .piece_count = sizeof pieces / sizeof pieces[0],
    .refusals = refusals,
    .refusal_count = sizeof refusals / sizeof refusals[0],
};
