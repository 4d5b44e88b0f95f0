/* words.c - the toll in words. */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {{.setting = SETTING_TOLL,
                                                 .name = "The Toll",
                                                 .note = "A warden for everybody, and tolls.",
                                                 .values = {"Off", "On"}}};

static const struct module_words modules[] = {
    {MODULE_TOLL, 0, "The Toll", "A warden for everybody, and tolls.", "A", SETTING_TOLL, 1, NULL}};

static const struct piece_words pieces[] = {
    {.figure = FIGURE_WARDEN,
     .name = "Warden",
     .join = "Move the warden",
     .send = "%s (the warden)",
     .wrong = "a warden stands in cities"},
    {.figure = FIGURE_POST, .name = "Post", .put = "%s puts up a post: %s", .card = "Post of %s."}};

static const struct sign_words signs[] = {{.sign = SIGN_GATE,
                                           .name = "gate",
                                           .printed = "with a gate",
                                           .pays = "With the gate: 2 more.",
                                           .else_nothing = "With the gate: 2 more."}};
static const struct event_words events[] = {{.event = EVENT_POST, .text = "%s puts up a post"}};

static const struct holding_words holdings[] = {
    {.holding = HOLDING_TOLL,
     .name = "Toll",
     .group = "Tolls",
     .group_beside_cards = "Cards, tolls",
     .noun = "toll",
     .subject = "Toll",
     .log = "the tolls",
     .taken = "%s takes a toll: ",
     .pays = "Tolls of %s."},
    {.holding = HOLDING_PLANK, .name = "Plank", .noun = "plank", .subject = "Plank"}};

static const struct neutral_words neutrals[] = {
    {.key = "keeper", .stands = "The keeper stands", .title = "The keeper", .text = "He goes where a road is laid."}};

static const struct move_words moves[] = {{.kind = MOVE_TOLL, .title = "Take a toll"},
                                          {.kind = MOVE_POST, .puts = true, .title = "The post"},
                                          {.kind = MOVE_BAIL, .title = "Bring the warden home for a point"}};

static const struct ask_words asks[] = {
    {.decision = DECISION_TOLL, .title = "Take a toll?", .text = "Each is worth a point at the end."}};

static const struct reason_words reasons[] = {{SCORE_BAIL, false, "The bail", "the bail", "The bail of %s."}};

static const struct rule_words rules[] = {{"R-0.7", "The warden comes home for a point."},
                                          {"R-0.3", "At the end each toll brings a point."},
                                          {"R-0.6", "Each gate on a road brings 2 points more."}};

const struct expansion_words toll_words = {
    .place = 20,
    ROWS(setting, settings),
    ROWS(module, modules),
    ROWS(piece, pieces),
    ROWS(holding, holdings),
    ROWS(neutral, neutrals),
    ROWS(move, moves),
    ROWS(ask, asks),
    ROWS(rule, rules),
    ROWS(reason, reasons),
    ROWS(sign, signs),
    ROWS(event, events),
};
