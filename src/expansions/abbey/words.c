/* words.c - Abbey & Mayor in words: rows of settings, of the set-up's card, of its figures, moves and decisions, and of
 * what happens by it. */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_ABBEY,
     .name = N_("Abbey & Mayor"),
     .note = N_("An abbey for a hole, a wagon that drives on, a mayor and a barn for each player."),
     .values = {N_("Off"), N_("On")}},
    {.setting = SETTING_WAGON,
     .name = N_("The wagon's way"),
     .note = N_("Where a wagon may drive when what it stood in has been scored."),
     .values = {N_("To the tiles around"), N_("Along crossings")},
     .says = {N_("It drives to what is free and incomplete on its own tile or one of the eight around it."),
              N_("It drives to what is free and incomplete beyond a crossing, a gate or a monastery.")},
     .needs = BIT(MODULE_ABBEY),
     .idle = N_("Only with the abbey.")},
    {.setting = SETTING_BARN,
     .name = N_("A second barn"),
     .note = N_("Whether a barn may be built in a field that has one."),
     .values = {N_("Never"), N_("Allowed")},
     .says = {N_("No barn is built in a field with a barn."),
              N_("A barn may be built in a field with a barn: each pays its owner in full.")},
     .needs = BIT(MODULE_ABBEY),
     .idle = N_("Only with the abbey.")},
};

static const struct module_words modules[] = {
    {MODULE_ABBEY, 11, N_("Abbey & Mayor"),
     N_("12 tiles, and for each player an abbey that fills a hole, a wagon, a mayor and a barn."), "AM_fork",
     SETTING_ABBEY, 1, NULL},
};

static const struct holding_words holdings[] = {
    {.holding = HOLDING_ABBEY,
     .name = N_("Abbey"),
     .noun = N_("abbey"),
     .subject = N_("Abbey"),
     .fills = N_("Instead of drawing a tile one may lay one's abbey into a hole.")},
};

static const struct piece_words pieces[] = {
    {.figure = FIGURE_WAGON,
     .name = N_("Wagon"),
     .is_follower = true,
     .put = N_("%s places the wagon: %s"),
     .title = N_("%s · the wagon"),
     .join = N_("Move the wagon"),
     .stuck = N_("the wagon drives to what is near, incomplete and free"),
     .send = N_("%s (the wagon)"),
     .enter = N_("the wagon"),
     .wrong = N_("a wagon stands in no field and no garden")},
    {.figure = FIGURE_MAYOR,
     .name = N_("Mayor"),
     .is_follower = true,
     .put = N_("%s places the mayor: %s"),
     /* TRANSLATORS: what he is there, and how many followers he counts for: as many as the city has pennants */
     .title = N_("%s · counts %d"),
     /* TRANSLATORS: a name; so many pennants, so many followers */
     .card = N_("The mayor of %s counts %d: the pennants of the city."),
     .join = N_("Move the mayor"),
     .send = N_("%s (the mayor)"),
     .enter = N_("the mayor"),
     .unpaid = N_("%s: city completed, nobody is paid: the mayor counts 0 (no pennant) and goes home"),
     .wrong = N_("a mayor stands in cities only")},
    {.figure = FIGURE_BARN,
     .name = N_("Barn"),
     .put = N_("%s builds a barn: %s"),
     .card = N_("Barn of %s: 4 for each completed city when the game ends."),
     .wrong = N_("a barn stands on a corner where four tiles meet in one field")},
};

static const struct move_words moves[] = {
    {.kind = MOVE_ABBEY, .title = N_("The abbey")},
    /* TRANSLATORS: what lies there, "2 cities"; then who is paid how much at once: "Anna 3, Ben 6" */
    {.kind = MOVE_BARN, .puts = true, .title = N_("The barn"), .pays = N_("%s · paid at once: %s")},
    /* TRANSLATORS: where a wagon may drive; %s: knight, thief ... */
    {.kind = MOVE_DRIVE, .puts = true, .title = N_("Wagon: %s")},
};

static const struct ask_words asks[] = {
    {.decision = DECISION_ABBEY,
     .title = N_("Lay the abbey?"),
     .text = N_("It fills a hole among the tiles, and closes the cities and roads around it. Else a tile is drawn."),
     .offer = N_("Your abbey"),
     .prompt = N_("%s, lay your abbey or draw a tile"),
     .final_text = N_("It fills a hole among the tiles, and closes the cities and roads around it. All tiles are laid: "
                      "this is your last turn."),
     .final_prompt = N_("%s, lay your abbey or leave it")},
    {.decision = DECISION_DRIVE,
     .title = N_("Where does the wagon drive?"),
     .text = N_("What it stood in has been scored: it may drive on to something near that is free and incomplete.")},
};

static const struct event_words events[] = {
    {.event = EVENT_BARN, .text = N_("%s builds a barn")},
    /* TRANSLATORS: a name, and what the wagon is from now on: knight, thief ... */
    {.event = EVENT_DROVE, .text = N_("%s drives the wagon on: %s")},
};

static const struct rule_words rules[] = {
    {"R-31.14", N_("Where a barn is built, the farmers of the field are paid 3 points for each city and go home.")},
    {"R-31.15", N_("Where farmers are joined to a barn, they are paid 1 point for each city and go home.")},
    {"R-31.16", N_("When the game ends, a barn brings its owner 4 points for each completed city of its field.")},
};

static const struct rule_words payments[] = {
    {"R-31.14", N_("%s: farmers go home from the new barn, %s")},
    {"R-31.15", N_("%s: farmers joined to a barn go home, %s")},
};

static const struct nothing_words nothings[] = {
    {"R-31.11", N_("the mayor counts 0"), N_("the mayor counts 0"), N_("An unfinished city with a mayor alone."),
     N_("A mayor counts as much as his city has pennants: without any nobody is paid.")},
};

static const struct rule_words refusals[] = {
    {"R-31.2", N_("an abbey fills a hole with a tile at each of its four sides")},
    {"R-31.8", N_("the wagon drives to what is near, incomplete and free")},
    {"R-31.12", N_("a barn stands where four tiles meet in one field without a barn")},
};

static const struct mark_words marks[] = {
    {.flag = TILE_WELL, .name = N_("well")},
    {.flag = TILE_ABBEY, .name = N_("abbey"), .laid = N_("%s lays the abbey")},
};

static const struct reason_words reasons[] = {
    {SCORE_BARN, false, N_("The barn"), N_("the barn"), N_("Four points for each city of the barn: %s."),
     N_("Fields and barns")},
};

const struct expansion_words abbey_words = {
    .place = 10,
    ROWS(piece, pieces),
    ROWS(setting, settings),
    ROWS(module, modules),
    ROWS(holding, holdings),
    ROWS(move, moves),
    ROWS(ask, asks),
    ROWS(event, events),
    ROWS(rule, rules),
    ROWS(payment, payments),
    ROWS(nothing, nothings),
    ROWS(refusal, refusals),
    ROWS(mark, marks),
    ROWS(reason, reasons),
};
