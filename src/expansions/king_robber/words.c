/* words.c - the King and the Robber Baron in words: rows of settings, of the set-up's cards, of what players hold. */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_KING,
     .name = N_("King & Robber Baron"),
     .note = N_("Cards for the largest city and the longest road."),
     .values = {N_("Off"), N_("On")},
     .editions = {N_("No cards"), N_("King & Robber Baron")}},
    {.setting = SETTING_KR_FINAL,
     .name = N_("What the two cards pay"),
     .note = N_("King and Robber Baron at the end of the game."),
     .values = {N_("1 for each city or road"), N_("10 for each card"), N_("15, both cards 40"),
                N_("1 each time, at once")},
     .says =
         {N_("At the end the King brings 1 point for every finished city, the Robber Baron 1 for every finished road."),
          N_("At the end each card brings 10 points."), N_("At the end one card brings 15 points, both together 40."),
          N_("Whoever holds the King gets 1 point each time a city is completed, whoever holds the Robber Baron each "
             "time a road is; at the end nothing.")},
     .editions = {N_("Cards: 1 for each"), N_("Cards: 10"), N_("Cards: 15, both 40"), N_("Cards: at once")},
     .needs = BIT(MODULE_KING),
     .idle = N_("Only with King & Robber Baron.")},
};

static const struct module_words modules[] = {
    {MODULE_KING, 5, N_("King & Robber Baron"), N_("The largest city and the longest road pay at the end."), NULL,
     SETTING_KING, 1, NULL},
};

static const struct holding_words holdings[] = {
    {.holding = HOLDING_KING,
     .name = N_("King"),
     .subject = N_("The King"),
     .log = N_("the King's card"),
     .taken = N_("%s is King: the largest city, %d tiles"),
     .badge = N_("King: finished the largest city, of %d tiles."),
     .counted = N_("%s is King: 1 point for every finished city."),
     .pays = N_("%s holds the King's card."),
     .feature = FEATURE_CITY},
    {.holding = HOLDING_ROBBER,
     .name = N_("Robber Baron"),
     .subject = N_("The Robber Baron"),
     .log = N_("the Robber Baron's card"),
     .taken = N_("%s is Robber Baron: the longest road, %d tiles"),
     .badge = N_("Robber Baron: finished the longest road, of %d tiles."),
     .counted = N_("%s is Robber Baron: 1 point for every finished road."),
     .pays = N_("%s holds the Robber Baron's card."),
     .feature = FEATURE_ROAD},
};

static const struct rule_words rules[] = {
    {"R-14.6",
     N_("At the end the King brings 1 point for every finished city, the Robber Baron 1 for every finished road.")},
    {"R-14.8", N_("House rule: what the cards of the King and the Robber Baron bring.")},
};

const struct expansion_words king_robber_words = {
    .place = 4,
    ROWS(setting, settings),
    ROWS(module, modules),
    ROWS(holding, holdings),
    ROWS(rule, rules),
};
