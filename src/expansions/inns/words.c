/* words.c - Inns & Cathedrals in words: rows of settings, of the set-up's cards, of what players hold. */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_INNS,
     .name = N_("Inns & Cathedrals"),
     .note = N_("18 tiles, a large follower for everybody, and room for six."),
     .values = {N_("Off"), N_("On")}},
    {.setting = SETTING_INNS_FINAL,
     .name = N_("Unfinished with an inn or a cathedral"),
     .note = N_("What inn roads and cathedral cities bring when unfinished at the end."),
     .values = {N_("Pay nothing"), N_("Pay like any other")},
     .says = {N_("At the end an unfinished road with an inn or city with a cathedral brings nothing."),
              N_("At the end they bring 1 point for every tile and pennant, like all unfinished ones.")},
     .editions = {N_("Unfinished at an inn: 0"), N_("Unfinished at an inn: 1 a tile")},
     .needs = BIT(MODULE_INNS),
     .idle = N_("Only with Inns & Cathedrals.")},
};

static const struct module_words modules[] = {
    {MODULE_INNS, 8, N_("Inns & Cathedrals"), N_("18 tiles, a large follower for everybody, and room for six."),
     "IC_cathedral", SETTING_INNS, 1, NULL},
};

#define INN_PAYS N_("With the inn: 2 a tile when completed.")
#define CATHEDRAL_PAYS N_("With the cathedral: 3 a tile and pennant when completed.")

static const struct mark_words marks[] = {
    {.flag = TILE_INN, .name = N_("inn"), .does = INN_PAYS, .setting = SETTING_INNS},
    {.flag = TILE_CATHEDRAL, .name = N_("cathedral"), .does = CATHEDRAL_PAYS, .setting = SETTING_INNS},
};

static const struct sign_words signs[] = {
    {.sign = SIGN_INN,
     .name = N_("inn"),
     .printed = "with an inn",
     .pays = INN_PAYS,
     .else_nothing = N_("With the inn: 2 a tile when completed, nothing when not.")},
    {.sign = SIGN_CATHEDRAL,
     .name = N_("cathedral"),
     .pays = CATHEDRAL_PAYS,
     .else_nothing = N_("With the cathedral: 3 a tile and pennant when completed, nothing when not.")},
};

static const struct piece_words pieces[] = {
    {.figure = FIGURE_BIG,
     .name = N_("Large follower"),
     .is_follower = true,
     .put = N_("%s places the large follower: %s"),
     .title = N_("%s · counts two"), /* */
     .join = N_("Move the large follower"),
     .send = N_("%s (the large follower)"),
     .enter = N_("the large follower, who counts two")}, /* */
};

static const struct rule_words rules[] = {
    {"R-23.4", N_("With an inn a finished road brings 2 points for every tile.")},
    {"R-23.6", N_("With a cathedral a finished city brings 3 points for every tile and every pennant.")},
};

static const struct nothing_words nothings[] = {
    {"R-23.5", N_("unfinished with an inn"), N_("inn, unfinished"), N_("An unfinished road with an inn: nothing."),
     N_("A road with an inn brings nothing unless it is completed.")},
    {"R-23.7", N_("unfinished with a cathedral"), N_("cathedral, unfinished"),
     N_("An unfinished city with a cathedral: nothing."),
     N_("A city with a cathedral brings nothing unless it is completed.")},
};

const struct expansion_words inns_words = {
    .place = 7,
    .brings = N_("Five seats are taken; Inns & Cathedrals has a sixth."), /* */
    .brought = N_("Without the inns five may play; the sixth has left."),
    ROWS(setting, settings),
    ROWS(module, modules),
    ROWS(mark, marks),
    ROWS(sign, signs),
    ROWS(piece, pieces),
    ROWS(rule, rules),
    ROWS(nothing, nothings),
};
