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
     .group = N_("Goods"),
     .group_beside_cards = N_("Cards, goods"),
     .noun = N_("wine"),
     .subject = N_("Wine"),
     .log = N_("the most wine"),
     /* TRANSLATORS: what follows is a list: "2 wine, 1 cloth". */
     .taken = N_("%s takes trade goods: "),
     .pays = N_("The most wine: %s.")},
    {.holding = HOLDING_GRAIN,
     .name = N_("Grain"),
     .group = N_("Goods"),
     .group_beside_cards = N_("Cards, goods"),
     .noun = N_("grain"),
     .subject = N_("Grain"),
     .log = N_("the most grain"),
     /* TRANSLATORS: what follows is a list: "2 wine, 1 cloth". */
     .taken = N_("%s takes trade goods: "),
     .pays = N_("The most grain: %s.")},
    {.holding = HOLDING_CLOTH,
     .name = N_("Cloth"),
     .group = N_("Goods"),
     .group_beside_cards = N_("Cards, goods"),
     .noun = N_("cloth"),
     .subject = N_("Cloth"),
     .log = N_("the most cloth"),
     /* TRANSLATORS: what follows is a list: "2 wine, 1 cloth". */
     .taken = N_("%s takes trade goods: "),
     .pays = N_("The most cloth: %s.")},
};

static const struct sign_words signs[] = {
    {TILE_GOODS, N_("trade goods")},
    {TILE_PIGS, N_("pigs")},
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
};
