/*
 * words.c - Traders & Builders in words: rows of settings, of the set-up's cards, of what players hold.
 */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_TRADERS,
     .name = N_("Traders & Builders"),
     .note = N_("24 tiles, a builder and a pig for everybody, and trade goods."),
     .values = {N_("Off"), N_("On")}},
};

static const struct module_words modules[] = {
    {MODULE_TRADERS, N_("Traders & Builders"), N_("24 tiles, a builder and a pig for everybody, and trade goods."),
     "TB_corner_w", SETTING_TRADERS, 1, NULL},
};

static const struct holding_words holdings[] = {
    {.holding = HOLDING_WINE,
     .name = N_("Wine"),
     .noun = N_("wine"),
     .subject = N_("Wine"),
     .pays = N_("The most wine: %s.")},
    {.holding = HOLDING_GRAIN,
     .name = N_("Grain"),
     .noun = N_("grain"),
     .subject = N_("Grain"),
     .pays = N_("The most grain: %s.")},
    {.holding = HOLDING_CLOTH,
     .name = N_("Cloth"),
     .noun = N_("cloth"),
     .subject = N_("Cloth"),
     .pays = N_("The most cloth: %s.")},
};

static const struct sign_words signs[] = {
    {TILE_GOODS, N_("trade goods")},
    {TILE_PIGS, N_("pigs")},
};

static const struct reason_words reasons[] = {
    {SCORE_GOODS, true, N_("Goods"), NULL, NULL},
};

extern const struct expansion_words traders_words;
const struct expansion_words traders_words = {
    .place = 8,
    .settings = settings,
    .setting_count = sizeof settings / sizeof settings[0],
    .modules = modules,
    .module_count = sizeof modules / sizeof modules[0],
    .holdings = holdings,
    .holding_count = sizeof holdings / sizeof holdings[0],
    .signs = signs,
    .sign_count = sizeof signs / sizeof signs[0],
    .reasons = reasons,
    .reason_count = sizeof reasons / sizeof reasons[0],
};
