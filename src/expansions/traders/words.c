/* words.c - Traders & Builders in words: rows of settings, of the set-up's cards, of what players hold. */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_TRADERS,
     .name = N_("Traders & Builders"),
     .note = N_("24 tiles, a builder and a pig for everybody, and trade goods."),
     .values = {N_("Off"), N_("On")}},
};

static const struct module_words modules[] = {
    {MODULE_TRADERS, 9, N_("Traders & Builders"), N_("24 tiles, a builder and a pig for everybody, and trade goods."),
     "TB_corner_w", SETTING_TRADERS, 1, NULL},
};

/* TRANSLATORS: what follows is a list: "2 wine, 1 cloth". */
#define TAKES N_("%s takes trade goods: ")

/* A kind of trade goods: its name, the same in the middle of a sentence, who has most of it. */
#define GOODS(kind, in_title, in_sentence, most, most_pays)                                                            \
	{                                                                                                              \
		.holding = kind, .name = in_title, .subject = in_title, .noun = in_sentence, .log = most,              \
		.pays = most_pays, .group = N_("Goods"), .group_beside_cards = N_("Cards, goods"), .taken = TAKES,     \
		.wanted = N_("Whoever completes it takes the goods: %s.")                                              \
	}

static const struct holding_words holdings[] = {
    GOODS(HOLDING_WINE, N_("Wine"), N_("wine"), N_("the most wine"), N_("The most wine: %s.")),
    GOODS(HOLDING_GRAIN, N_("Grain"), N_("grain"), N_("the most grain"), N_("The most grain: %s.")),
    GOODS(HOLDING_CLOTH, N_("Cloth"), N_("cloth"), N_("the most cloth"), N_("The most cloth: %s.")),
};

static const struct mark_words marks[] = {
    {.flag = TILE_GOODS,
     .name = N_("trade goods"),
     .does = N_("The goods of a city go to whoever lays its last tile."),
     .setting = SETTING_TRADERS},
    {.flag = TILE_PIGS,
     .name = N_("pigs"),
     .richer = N_("Pigs graze in this field: every city pays %d instead of %d."),
     .richer_act = N_("field %d of %d · Pigs graze here: every city pays %d instead of %d.")},
};

static const struct piece_words pieces[] = {
    {.figure = FIGURE_BUILDER,
     .name = N_("Builder"),
     .put = N_("%s puts the builder to work"),
     .use = N_("%s: each time you add to it, a second turn"),
     .card = N_("Builder of %s: his owner has a second turn for adding to it."),
     .whom = N_("a builder joins a follower of the same player on the same road or in the same city"), /* */
     .whom_done = N_("a builder joins only what can still grow"),
     .again = {[AGAIN_WOULD] = {N_("A second turn: your builder's city grows"),
                                N_("A second turn: your builder's road grows"), N_("A second turn")},
               [AGAIN_WILL] = {N_("then a second turn: your builder's city grew"),
                               N_("then a second turn: your builder's road grew"), N_("then you have a second turn")},
               [AGAIN_IS] = {N_("your builder's city grew"), N_("your builder's road grew"),
                             N_("your builder has more to build")},
               [AGAIN_THEIRS] = {N_("the builder's city grew"), N_("the builder's road grew"),
                                 N_("the builder has more to build")}}},
    {.figure = FIGURE_PIG,
     .name = N_("Pig"),
     .put = N_("%s drives the pig into the field"),
     .use = N_("%s: 1 more for each city, if you are paid"),
     .card = N_("Pig of %s: 1 more for each city, if paid for this field."),
     .farm = N_("%s · pig"),
     .richer = N_("The pig of %s: each city pays 1 more."),
     .richer_act = N_("field %d of %d · Pig of %s: each city pays 1 more."),
     .whom = N_("a pig joins a farmer of the same player in the same field")}, /* */
};

static const struct rule_words rules[] = {
    {"R-24.12", N_("A pig in the field brings its owner 1 point more for every city that he is paid for.")},
    {"R-24.17", N_("At the end the most tokens of a good bring 10 points; on a tie to each.")},
};

static const struct event_words events[] = {
    {.event = EVENT_DOUBLE_TURN, .text = N_("%s has a second turn: the builder has more to build")},
};

static const struct rule_words refusals[] = {
    {"R-25.7", N_("builders and pigs stay outside the City of Carcassonne")},
};

const struct expansion_words traders_words = {
    .place = 8,
    ROWS(setting, settings),
    ROWS(module, modules),
    .settles = BIT(SETTING_PIGS), /* */
    .settled = N_("With Traders & Builders it counts anyway."),
    ROWS(holding, holdings),
    ROWS(mark, marks),
    ROWS(piece, pieces),
    ROWS(rule, rules),
    ROWS(event, events),
    ROWS(refusal, refusals),
};
