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

/* TRANSLATORS: why a computer player moved so, each in his own way */
static const struct deed_words deeds[] = {
    {.move = MOVE_ABBEY,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = N_("I had a whole abbey in my pocket!"),
             [AI_EMBLEM_SHEAF] = N_("The hole was there, and my abbey filled it."),
             [AI_EMBLEM_TOWER] = N_("I hate holes. Now an abbey stands there."),
             [AI_EMBLEM_FOX] = N_("I kept an abbey up my sleeve."),
             [AI_EMBLEM_FALCON] = N_("The abbey fits where nothing else does."),
         }},
    {.move = MOVE_BARN,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = N_("I built a barn! It is full of kittens."),
             [AI_EMBLEM_SHEAF] = N_("A barn in the field: that is what I work for."),
             [AI_EMBLEM_TOWER] = N_("A barn, well roofed. The hay stays dry."),
             [AI_EMBLEM_FOX] = N_("A barn. Where there is grain, there are hens."),
             [AI_EMBLEM_FALCON] = N_("The barn is paid at the end, and nobody moves it."),
         }},
    {.move = MOVE_DRIVE,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = N_("The wagon rolled on all by itself. Nearly."),
             [AI_EMBLEM_SHEAF] = N_("Done here. The wagon drives on."),
             [AI_EMBLEM_TOWER] = N_("One site is closed, and the wagon goes to the next."),
             [AI_EMBLEM_FOX] = N_("My wagon rolls on, and it never comes home empty."),
             [AI_EMBLEM_FALCON] = N_("The wagon drives on. No turn is lost."),
         }},
    {.move = MOVE_FIGURE,
     .figure = FIGURE_WAGON,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = N_("I took the wagon. My feet were tired."),
             [AI_EMBLEM_SHEAF] = N_("My wagon is loaded. It drives on later."),
             [AI_EMBLEM_TOWER] = N_("A wagon on the site saves a lot of carrying."),
             [AI_EMBLEM_FOX] = N_("With a wagon I am gone again before they notice."),
             [AI_EMBLEM_FALCON] = N_("The wagon can drive on when the work is done."),
         }},
    {.move = MOVE_FIGURE,
     .figure = FIGURE_MAYOR,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = N_("My mayor has such a big hat!"),
             [AI_EMBLEM_SHEAF] = N_("The mayor looks after the city, and after me."),
             [AI_EMBLEM_TOWER] = N_("A mayor signs faster than any clerk."),
             [AI_EMBLEM_FOX] = N_("My mayor shakes every hand, and counts the pennants."),
             [AI_EMBLEM_FALCON] = N_("A mayor weighs as much as the pennants of his city."),
         }},
};

static const struct remark_words remarks[] = {
    {.of = REMARK_OWN,
     .number = EVENT_BARN,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = {N_("A barn, %s! May I sleep in the hay?")},
             [AI_EMBLEM_SHEAF] = {N_("A barn, %s? Now you farm in earnest.")},
             [AI_EMBLEM_TOWER] = {N_("A proper roof, %s. I would have built it no other way.")},
             [AI_EMBLEM_FOX] = {N_("A barn, %s. I shall look in on the hens.")},
             [AI_EMBLEM_FALCON] = {N_("Your barn stays to the end, %s. I have taken it into account.")},
         }},
    {.of = REMARK_SCORE,
     .number = SCORE_FARM,
     .says =
         {
             [AI_EMBLEM_DUCKLING] = {N_("So much for a bit of grass, %s? I want a meadow, too!")},
             [AI_EMBLEM_SHEAF] = {N_("Hay in the barn, and points for it. That is how it is done, %s.")},
             [AI_EMBLEM_TOWER] = {N_("Paid for hay before the end, %s. My masons are envious.")},
             [AI_EMBLEM_FOX] = {N_("You sell the hay while we still count the sheep, %s. Sly.")},
             [AI_EMBLEM_FALCON] = {N_("The field pays you before the end, %s. I had that later in my books.")},
         }},
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
    ROWS(remark, remarks),
    ROWS(deed, deeds),
};
