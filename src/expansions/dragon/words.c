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

/* TRANSLATORS: computer players speak, each in his own way, to the player whose name is %s. */
static const struct remark_words remarks[] = {
    {.of = REMARK_EVENT,
     .number = EVENT_EATEN,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = {N_("My man was eaten! Do dragons get a tummy ache?"),
                                     N_("Munched! He did not even say grace.")},
             [AI_EMBLEM_SHEAF] = {N_("The dragon takes, and nobody asks the farmer."),
                                  N_("One hand less for the harvest. I have seen worse hail.")},
             [AI_EMBLEM_TOWER] = {N_("Fire! And no insurance for my people."),
                                  N_("My best mason, with helmet and lunch!")},
             [AI_EMBLEM_FOX] = {N_("Eaten! That was a friend of mine. Nearly a friend."),
                                N_("The dragon has taste, I must give him that.")},
             [AI_EMBLEM_FALCON] = {N_("One of mine to the dragon. Entered as a loss."),
                                   N_("Eaten. I had put the danger lower.")},
         }},
    {.of = REMARK_OWN,
     .number = EVENT_EATEN,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = {N_("%s, your own man! You called the dragon, and he was hungry.")},
             [AI_EMBLEM_SHEAF] = {N_("You called the hail, %s, and it fell on your own field.")},
             [AI_EMBLEM_TOWER] = {N_("%s, whoever lights the fire should clear the site first.")},
             [AI_EMBLEM_FOX] = {N_("Your dragon dined at your own table, %s. I could not have done it better.")},
             [AI_EMBLEM_FALCON] = {N_("One of your own, %s. You called the dragon; I only do the sums.")},
         }},
    {.of = REMARK_EVENT,
     .number = EVENT_PRINCESS,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = {N_("Your princess was mean to my knight, %s!")},
             [AI_EMBLEM_SHEAF] = {N_("Sent home by a princess, %s. Well, there is hay to bring in.")},
             [AI_EMBLEM_TOWER] = {N_("Your princess clears my building site, %s!")},
             [AI_EMBLEM_FOX] = {N_("Thrown out by a princess! You have connections, %s.")},
             [AI_EMBLEM_FALCON] = {N_("A princess against my knight. Noted, %s.")},
         }},
    {.of = REMARK_NEUTRAL,
     .key = "fairy",
     .says =
         {
             [AI_EMBLEM_DUCKLING] = {N_("%s, the fairy was my friend!"), N_("Not again! %s, give the fairy back!")},
             [AI_EMBLEM_SHEAF] = {N_("There she flies, to %s. Feed her well."),
                                  N_("The fairy comes and goes like the swallows, %s.")},
             [AI_EMBLEM_TOWER] = {N_("The fairy moves out? Then keep her dry, %s."),
                                  N_("She moves out again, %s? I do not build for fairies any more.")},
             [AI_EMBLEM_FOX] = {N_("You lure the fairy away from me, %s? I could not have done it better."),
                                N_("The fairy again, %s! One of us should marry her.")},
             [AI_EMBLEM_FALCON] = {N_("The fairy is with you now, %s. I do my sums without her."),
                                   N_("The fairy once more, %s. I had expected it.")},
         }},
};

/* TRANSLATORS: why a computer player moved so, each in his own way */
static const struct deed_words deeds[] = {
    {.move = MOVE_DRAGON,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = N_("The dragon wanted to fly there. I only pointed."),
             [AI_EMBLEM_SHEAF] = N_("The dragon goes where the wind goes. I held up a finger."),
             [AI_EMBLEM_TOWER] = N_("Somebody has to show the dragon the way."),
             [AI_EMBLEM_FOX] = N_("I showed the dragon the way. He was hungry already."),
             [AI_EMBLEM_FALCON] = N_("I sent the dragon where he costs me least."),
         }},
    {.move = MOVE_PRINCESS,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = N_("The princess wanted that knight to go. I had to!"),
             [AI_EMBLEM_SHEAF] = N_("The princess sent one home. He is needed on the farm."),
             [AI_EMBLEM_TOWER] = N_("The princess clears the room. Now it can be rebuilt."),
             [AI_EMBLEM_FOX] = N_("A word in the princess’s ear, and a knight goes home."),
             [AI_EMBLEM_FALCON] = N_("One knight less. The princess was the shortest way."),
         }},
    {.move = MOVE_PORTAL,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = N_("I jumped into the portal! Where am I?"),
             [AI_EMBLEM_SHEAF] = N_("A long way through the portal, and good ground at the end."),
             [AI_EMBLEM_TOWER] = N_("The portal spares me a road."),
             [AI_EMBLEM_FOX] = N_("Through the portal, and nobody saw me go in."),
             [AI_EMBLEM_FALCON] = N_("The portal let me choose. I chose well."),
         }},
    {.move = MOVE_FAIRY,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = N_("The fairy may sit with me. She smells of flowers."),
             [AI_EMBLEM_SHEAF] = N_("The fairy looks after my people while I work."),
             [AI_EMBLEM_TOWER] = N_("A fairy is cheaper than a second wall."),
             [AI_EMBLEM_FOX] = N_("I talked the fairy into guarding me. I have my ways."),
             [AI_EMBLEM_FALCON] = N_("The fairy keeps the dragon off, and she pays."),
         }},
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
    ROWS(remark, remarks),
    ROWS(deed, deeds),
};
