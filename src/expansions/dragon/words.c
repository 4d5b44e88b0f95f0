/* words.c - The Princess & the Dragon in words: rows of settings, of the set-up's card, of its moves, its decision and
 * what happens by it. */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_DRAGON,
     .name = N_("The Princess & the Dragon"),
     .note = N_("A dragon who eats followers, a fairy who guards them, princesses and portals."),
     .values = {N_("Off"), N_("On")}},
    {.setting = SETTING_DRAGON_MOVE,
     .name = N_("The dragon's move"),
     .note = N_("Whether he moves before the tile is scored, or when the turn ends."),
     .values = {N_("Before the scoring"), N_("After the scoring")},
     .says = {N_("Whom he eats gets nothing for what this tile completed."),
              N_("What this tile completed is paid first; then he moves.")},
     .needs = BIT(MODULE_DRAGON),
     .idle = N_("Only with the dragon.")},
    {.setting = SETTING_PRINCESS,
     .name = N_("The princess"),
     .note = N_("Whether a follower of her city may be sent home, or must."),
     .values = {N_("May send home"), N_("Must send home")},
     .says = {N_("Whoever lays her tile may send home one follower of that city, instead of placing one."),
              N_("If there is a follower in her city, one has to be sent home, and nothing else may be done.")},
     .needs = BIT(MODULE_DRAGON),
     .idle = N_("Only with the dragon.")},
    {.setting = SETTING_RULINGS,
     .name = N_("Where the books leave it open"),
     .note = N_("Fairy and City, wagons after a lost challenge, the market and a new barn."),
     .values = {N_("By the book"), N_("As JCloisterZone 5.12")},
     .says = {N_("The fairy stays outside the City, and who gets her points may not enter; a lost wagon goes home."),
              N_("The fairy goes into the City, and her points mean nothing for it; a lost wagon may drive on.")},
     .needs = BIT(MODULE_DRAGON) | BIT(MODULE_ABBEY),
     .idle = N_("Only with the dragon or the abbey.")},
};

static const struct module_words modules[] = {
    {MODULE_DRAGON, 10, N_("The Princess & the Dragon"),
     N_("30 tiles with a dragon who eats followers, a fairy who guards them, princesses and magic portals."),
     "PD_volcano", SETTING_DRAGON, 1, NULL},
};

#define PORTAL_USE N_("the portal leads to any unfinished place that nobody holds")
#define PRINCESS_USE N_("the princess sends home one of her city instead")
#define DRAGON_WILL N_("the dragon moves after this")
#define DRAGON_COMES N_("The dragon comes to the volcano")

static const struct move_words moves[] = {
    /* TRANSLATORS: a place for a follower on another tile, through the magic portal; %s: knight, thief ... */
    {.kind = MOVE_PORTAL,
     .puts = true,
     .title = N_("Portal: %s"),
     /* TRANSLATORS: where a place lies that the magic portal leads to; %s: north-east, south ... */
     .far = N_("Portal, %s"),
     /* TRANSLATORS: of a follower who was put: "Red places a follower: knight, through the portal in the north" */
     .log = N_("through the portal %s"),
     .use = PORTAL_USE},
    /* TRANSLATORS: whom the fairy may be put beside; %s: knight, thief ... */
    {.kind = MOVE_FAIRY,
     .title = N_("Fairy: %s"),
     .acts = N_("The fairy"),
     .alone = N_("%s, move the fairy"),
     .use = N_("she keeps the dragon off, and pays: 1 a turn, 3 when he is scored"),
     .daily = true},
    /* TRANSLATORS: whom the princess may send home; %s: knight ... */
    {.kind = MOVE_PRINCESS,
     .title = N_("Princess: %s goes home"),
     /* TRANSLATORS: a name: whose follower goes home */
     .whose = N_("Princess: %s"),
     .acts = N_("The princess"),
     .alone = N_("%s, whom does the princess send home?"),
     .use = PRINCESS_USE},
};

static const struct ask_words asks[] = {
    {.decision = DECISION_DRAGON,
     .title = N_("Where does the dragon fly?"),
     .text = N_(
         "Steps left: %d. He eats every follower on his way, one's own too. Where he was he does not return, and the "
         "fairy's tile he shuns."),
     /* TRANSLATORS: a step of the dragon's; %s: names */
     .meets = N_("eats there: %s"),
     .would = N_("The dragon moves after this"),
     .will = DRAGON_WILL,
     .stays = N_("the dragon has no way, and stays"),
     .last = N_("his way ends there"),
     /* TRANSLATORS: "west" */
     .only = N_("The dragon's only way: %s"),
     .enter = N_("Enter: he flies there")},
};

static const struct event_words events[] = {
    {.event = EVENT_WAITS, .text = N_("No volcano lies yet: a dragon tile goes to the bottom of the pile")},
    {.event = EVENT_DRAGON,
     .text = N_("%s moves the dragon"),
     .nobody = DRAGON_COMES,
     .would = N_("The dragon comes here"),
     /* TRANSLATORS: a name, and "west" */
     .way = N_("%s moves the dragon: %s"),
     .stops = N_("The dragon stops after %d of %d steps: no way on"),
     .steps = 6},
    /* TRANSLATORS: a name, and what his follower was: knight, thief ... */
    {.event = EVENT_EATEN, .text = N_("The dragon eats: %s, %s")},
    {.event = EVENT_FAIRY, .text = N_("The fairy stands by: %s, %s"), .sole = true, .pays = SCORE_FAIRY},
    {.event = EVENT_PRINCESS, .text = N_("The princess sends home: %s, %s")},
};

static const struct neutral_words neutrals[] = {
    {"dragon", .stands = N_("The dragon")},
    {"fairy", .stands = N_("The fairy"),
     .beside = N_("The fairy is here with a follower of %s: 3 points more for that, majority or not.")},
};

static const struct rule_words rules[] = {
    {"R-29.14", N_("When the turn of the one whose follower she stands by begins, the fairy brings 1 point.")},
    {"R-29.15", N_("When what her follower stands in is scored, the fairy brings 3 points, majority or not.")},
};

static const struct rule_words refusals[] = {
    {"R-29.5", N_("nobody is placed on the dragon's tile")},
    {"R-29.7", N_("he flies to a neighbouring tile where he has not been, and never to the fairy's")},
    {"R-29.11", N_("the fairy joins a follower of one's own whom she is not with already")},
    {"R-29.17", N_("now the princess sends home a follower of her city")},
    {"R-29.19", N_("only a portal leads to other tiles, and only followers pass it")},
    {"R-32.15", N_("the dragon sits where they would stand")},
};

static const struct mark_words marks[] = {
    {.flag = TILE_VOLCANO, .name = N_("volcano"), .does = DRAGON_COMES, .setting = SETTING_DRAGON},
    {.flag = TILE_DRAGON, .name = N_("dragon"), .does = DRAGON_WILL, .setting = SETTING_DRAGON, .walks = true},
    {.flag = TILE_PORTAL, .name = N_("magic portal"), .does = PORTAL_USE, .setting = SETTING_DRAGON},
    {.flag = TILE_PRINCESS, .name = N_("princess"), .does = PRINCESS_USE, .setting = SETTING_DRAGON},
};

static const struct reason_words reasons[] = {
    {SCORE_FAIRY, false, N_("The fairy"), N_("the fairy"),
     N_("The fairy stands by a follower of: %s. What he stands in is counted: 3 points, majority or not."), NULL},
};

const struct expansion_words dragon_words = {
    .place = 9,
    ROWS(setting, settings),
    ROWS(module, modules),
    ROWS(move, moves),
    ROWS(ask, asks),
    ROWS(event, events),
    ROWS(neutral, neutrals),
    ROWS(rule, rules),
    ROWS(refusal, refusals),
    ROWS(mark, marks),
    ROWS(reason, reasons),
};
