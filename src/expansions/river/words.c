/* words.c - the rivers in words: rows of settings, of the set-up's cards, of what players hold. */
#include "app/expansion_words.h"

/* */
static const char *herd_moot(const struct settings *settings)
{
	return settings->value[SETTING_FARM] == FARM_FIELD3 ? NULL : N_("Only with 3 per city, field by field.");
}

static const struct setting_words settings[] = {
    {.setting = SETTING_RIVER_TURN,
     .told = true, /* what is called a U-turn differs */
     .name = N_("Bends of the river"),
     .note = N_("The river must not turn back upon itself."),
     .values = {N_("Not the same way"), N_("Left and right by turns"), N_("Six free cells ahead")},
     .says = {N_("Two bends right after one another must not turn the same way."),
              N_("Each bend turns the other way than the bend before it, whatever lies between them."),
              N_("Ahead of the new end of the river the table must be empty, two cells deep and three wide.")},
     .needs = BIT(MODULE_RIVER1) | BIT(MODULE_RIVER2),
     .idle = N_("Only with a river.")},
    {.setting = SETTING_VOLCANO,
     .name = N_("Volcano lake"),
     .note = N_("The last tile of River II."),
     .values = {N_("Another turn follows"), N_("An ordinary tile")},
     .says = {N_("Nobody stands on it, and whoever lays it draws another tile at once."),
              N_("A follower may be placed on it, and no other turn follows.")},
     .needs = BIT(MODULE_RIVER2),
     .idle = N_("Only with River II.")},
    {.setting = SETTING_PIGS,
     .name = N_("Herd of pigs"),
     .note = N_("House rule: with pigs on it a field gets 1 more for each city."),
     .values = {N_("Decoration"), N_("1 more for each city")},
     .editions = {N_("Pigs: decoration"), N_("Pigs: 1 more")},
     .needs = BIT(MODULE_RIVER2),
     .idle = N_("Only with River II."),
     .moot = herd_moot},
};

static const struct module_words modules[] = {
    {MODULE_RIVER1, 1, N_("River I"), N_("Twelve river tiles begin the land."), "R1_roadbridge", SETTING_START,
     START_RIVER1, N_("One start only: River I begins this game")},
    {MODULE_RIVER2, 2, N_("River II"), N_("A river that divides, with a volcano at its end."), "R2_fork", SETTING_START,
     START_RIVER2, N_("One start only: River II begins this game")},
};

static const struct mark_words marks[] = {
    {.flag = TILE_SPRING, .name = N_("spring")},
    {.flag = TILE_LAKE, .name = N_("lake")},
    {.flag = TILE_VOLCANO, .name = N_("volcano")},
};

static const struct rule_words refusals[] = {
    {"R-10.2", N_("the river must flow on, and not turn back on itself")},
    {"R-10.5", N_("the river must flow on, and not turn back on itself")},
    {"R-10.6", N_("two ends of the river would meet in one place, and neither could go on")},
    {"R-12.3", N_("the river must flow on, and not turn back on itself")},
    {"R-12.4", N_("the river must flow on, and not turn back on itself")},
    {"R-12.5", N_("nobody stands on the lake of the volcano")},
};

const struct expansion_words river_words = {
    .place = 1,
    ROWS(setting, settings),
    ROWS(module, modules),
    ROWS(mark, marks),
    ROWS(refusal, refusals),
};
