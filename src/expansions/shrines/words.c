/* words.c - shrines in words: rows of settings, of the set-up's cards, of what players hold. */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_SHRINES,
     .name = N_("Shrines"),
     .note = N_("Five tiles that challenge monasteries."),
     .values = {N_("Off"), N_("On")}},
    {.setting = SETTING_SHRINE_NEAR,
     .name = N_("Shrines near monasteries"),
     .note = N_("How close shrines and monasteries may lie."),
     .values = {N_("One opponent each"), N_("Only the tile laid counts"), N_("Only while occupied")},
     .says = {N_("No shrine ever has two monasteries beside it, and no monastery two shrines."),
              N_("A tile that is laid may touch one opponent only; one that lies there already may get a second, but "
                 "nobody is in two challenges at once."),
              N_("Only those count on which somebody stands: empty ones may lie anywhere.")},
     .needs = BIT(MODULE_SHRINES),
     .idle = N_("Only with shrines.")},
};

static const struct module_words modules[] = {
    {MODULE_SHRINES, 6, N_("Shrines"), N_("Five of them challenge monasteries: the first complete wins."), "SH_plain",
     SETTING_SHRINES, 1, NULL},
};

static const struct event_words events[] = {
    {.event = EVENT_LOST, .text = N_("%s loses the challenge")},
};

static const struct building_words buildings[] = {
    {.feature = FEATURE_SHRINE,
     .name = N_("Shrine"),
     .this_one = N_("this shrine"),
     .role = N_("Heretic"),
     .completed = N_("%s: shrine completed, %s"),
     .ended = N_("%s: unfinished shrine, %s"),
     .title = N_("Unfinished shrine"),
     .caption = N_("An unfinished shrine: 1 point, and 1 for every tile round it."),
     .lesson = N_("Now a follower belongs in the shrine, below the arrow.")},
};

static const struct rule_words rules[] = {
    {"R-15.6", N_("A shrine counts like a monastery; in a challenge the first to be finished brings 9.")},
};

static const struct rule_words refusals[] = {
    {"R-15.2", N_("a shrine and a monastery may face only one of the other kind")},
    {"R-15.3", N_("a shrine and a monastery may face only one of the other kind")},
    {"R-15.4", N_("a monk or heretic is in one challenge at a time")},
};

const struct expansion_words shrines_words = {
    .place = 5,
    ROWS(setting, settings),
    ROWS(event, events),
    ROWS(module, modules),
    ROWS(building, buildings),
    ROWS(rule, rules),
    ROWS(refusal, refusals),
};
