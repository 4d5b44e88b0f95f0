/* words.c - the Count of Carcassonne in words: rows of settings, of the set-up's cards, of what players hold. */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_THE_COUNT_MOVE,
     .name = N_("How the Count moves"),
     .note = N_("Where the Count goes after somebody has entered the city."),
     .values = {N_("Anywhere"), N_("Clockwise"), N_("To the quarter entered")},
     .says = {N_("Whoever has sent a follower into the city may then move the Count to any quarter."),
              N_("With each follower who is sent in the Count goes on to the next quarter."),
              N_("The Count goes to the quarter that the follower was sent to.")},
     .needs = BIT(MODULE_THE_COUNT),
     .idle = N_("Only with the Count."),
     .summed = true},
    {.setting = SETTING_THE_COUNT_ENTRY,
     .name = N_("Entering the City"),
     .note = N_("When a follower may be sent into the City of Carcassonne."),
     .values = {N_("Without any points"), N_("One feature unpaid")},
     .says = {N_("When what your tile completed paid somebody else, and paid you nothing at all."),
              N_("When something that your tile completed paid somebody else and not you, even if you were paid for "
                 "another.")},
     .needs = BIT(MODULE_THE_COUNT),
     .idle = N_("Only with the Count.")},
    {.setting = SETTING_THE_COUNT_FINAL,
     .name = N_("Quarters at the end"),
     .note = N_("Who still leaves the City of Carcassonne before the final scoring."),
     .values = {N_("Only the market"), N_("Any quarter")},
     .says = {N_("Followers in the market go to fields; those in the other quarters gain nothing."),
              N_("From each quarter followers go to something unfinished of its own kind, from the market to fields.")},
     .needs = BIT(MODULE_THE_COUNT),
     .idle = N_("Only with the Count.")},
};

static const struct module_words modules[] = {
    {MODULE_THE_COUNT, 4, N_("The Count of Carcassonne"),
     N_("The City of Carcassonne in twelve tiles: followers leave it before a score."), "C", SETTING_START,
     START_THE_COUNT, N_("One start only: the Count's city begins this game")},
};

/* */
static const struct never_words never = {MODULE_THE_COUNT, MODULE_RIVER2, N_("Never together with River II"),
                                         N_("Never together with the Count")};

/* TRANSLATORS: `joins`: who has followers there that may come to what is completed; one name or several. */
static const struct haven_words quarters[] = {
    {.key = "castle",
     .name = N_("castle"),
     .use = N_("From here followers go to a city that is completed."),
     .then = N_("then into completed cities"),
     .joins = N_("May join from the castle: %s")},
    {.key = "market",
     .name = N_("market"),
     .use = N_("From here followers go to a field at the end of the game."),
     .then = N_("then into a field, at the end")},
    {.key = "blacksmith",
     .name = N_("smithy"),
     .use = N_("From here followers go to a road that is completed."),
     .then = N_("then onto completed roads"),
     .joins = N_("May join from the smithy: %s")},
    {.key = "cathedral",
     .name = N_("cathedral"),
     .use = N_("From here followers go to a monastery that is completed."),
     .then = N_("then to completed monasteries"),
     .also = {N_("From here followers go to a monastery or shrine that is completed."),
              N_("then to monasteries and shrines")},
     .joins = N_("May join from the cathedral: %s")},
};

static const struct ask_words asks[] = {
    {.decision = DECISION_JOIN,
     /* TRANSLATORS: "Move followers from the castle to this city?" */
     .title = N_("Move followers from the %s to %s?"),
     .text = N_("It is complete: %s = %d. The points go to whoever has the most there."),
     .more = N_("Below: what is paid if nobody moves after that.")},
    {.decision = DECISION_ENTER,
     .title = N_("Send a follower into the City of Carcassonne?"),
     .text = N_("You closed something that paid others, not you."),
     /* TRANSLATORS: "Into the castle". */
     .answer = N_("Into the %s")},
    {.decision = DECISION_THE_COUNT_TO,
     .title = N_("Move the Count?"),
     .text = N_("Nobody may leave the quarter where he stands."),
     .answer = N_("To the %s")},
    {.decision = DECISION_SEND,
     /* TRANSLATORS: "Send a follower from the market to the land". */
     .title = N_("Send a follower from the %s to the land"),
     .text = N_("All tiles are laid. Choose a number here or on the table; badges show who holds it now.")},
};

static const struct event_words events[] = {
    {.event = EVENT_JOINED, .text = N_("%s joins from the %s")},
    {.event = EVENT_ENTERED, .text = N_("%s enters the %s")},
    {.event = EVENT_SENT, .text = N_("%s leaves the %s for the land")},
    {.event = EVENT_THE_COUNT_MOVED, .nobody = N_("The Count goes to the %s")},
};

static const struct neutral_words neutrals[] = {
    {"count", .stands = N_("The Count stands in"), .here = N_("The Count is here: nobody may leave."),
     /* */
     .title = N_("The Count lives in this city"),
     .text = N_("Whoever brings points to others and none to himself may send a follower into one of its "
                "quarters, and move the Count. Nobody leaves the quarter where he stands.")},
};

static const struct rule_words refusals[] = {
    {"R-13.9", N_("the Count stands there already")},
    {"R-13.14", N_("nobody leaves this quarter now")},
    {"R-13.15", N_("from each quarter one goes only to its own kind of place")},
};

const struct expansion_words count_words = {
    .place = 6,
    ROWS(setting, settings),
    ROWS(module, modules),
    .never = &never,
    .havens = quarters,
    .haven_count = sizeof quarters / sizeof quarters[0],
    .waiting = N_("Followers in the City"),
    .ahead = N_("then you may enter the City"),
    ROWS(ask, asks),
    ROWS(event, events),
    ROWS(neutral, neutrals),
    ROWS(refusal, refusals),
};
