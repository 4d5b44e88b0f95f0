/* words.c - the Abbot in words: rows of settings, of the set-up's cards, of what players hold. */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_ABBOT,
     .name = N_("The Abbot"),
     .note = N_("An eighth figure for monasteries and gardens, who may be called home early."),
     .values = {N_("Off"), N_("On")}},
};

static const struct module_words modules[] = {
    {MODULE_ABBOT, 3, N_("The Abbot"), N_("An eighth figure who may be called home early."), "EG", SETTING_ABBOT, 1,
     NULL},
};

static const struct piece_words pieces[] = {
    {.figure = FIGURE_ABBOT,
     .name = N_("Abbot"),
     .join = N_("Move the abbot"),
     .send = N_("%s (the abbot)"),
     .enter = N_("the abbot"),
     .wrong = N_("an abbot stands on no road, in no city and no field"),
     .lesson = N_("Now your abbot belongs below the arrow."),
     .home = N_("if the abbot goes home")},
};

static const struct lift_words lifts[] = {
    {.kind = MOVE_RECALL,
     .reason = SCORE_RECALL,
     .title = N_("Abbot goes home"),
     .hint = N_("the abbot comes home"),
     .export = N_("the abbot comes back"),
     .put = N_("your abbot comes home for his points"),
     .other = N_("or let your abbot come home"),
     .other_or_end = N_("or let your abbot come home, or end the turn"),
     .undo = N_("Undo leaves the abbot there"),
     .lesson = N_("Now take your abbot back."),
     .log = N_("%s: the abbot comes home, %s")},
};

static const struct building_words buildings[] = {
    {.feature = FEATURE_GARDEN,
     .name = N_("Garden"),
     .this_one = N_("this garden"),
     .beside = N_("gardens"),
     .role = N_("Gardener"),
     .only = N_("only an abbot stands in a garden"),
     .completed = N_("%s: garden completed, %s"),
     .ended = N_("%s: unfinished garden, %s"),
     .title = N_("Unfinished garden"),
     .caption = N_("An unfinished garden: 1 point, and 1 for every tile round it.")},
};

static const struct rule_words rules[] = {
    {"R-11.4", N_("A garden counts like a monastery.")},
    {"R-11.5", N_("An abbot taken back brings what his building is worth now: 1 and 1 for every tile round it.")},
};

static const struct rule_words refusals[] = {
    {"R-11.5", N_("the abbot does not stand on the table")},
    {"R-11.6", N_("his place is complete and is scored in this turn")},
    {"R-17.1", N_("an abbot may enter only the cathedral")},
};

const struct expansion_words abbot_words = {
    .place = 2,
    ROWS(setting, settings),
    ROWS(module, modules),
    ROWS(piece, pieces),
    ROWS(lift, lifts),
    ROWS(building, buildings),
    ROWS(rule, rules),
    ROWS(refusal, refusals),
};
