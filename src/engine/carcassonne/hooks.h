/* hooks.h - what the rules ask the expansions as a game begins and in the course of a turn, in the order of: a
 * line each, with its parameters and the same as arguments.  Who makes something of this list defines HOOK before
 * including it, or apart what becomes of the answers when every module of the game that has the hook is called
 * (modules_NAME of module.h):
 *
 *   TELLS   nothing is answered
 *   ALL     false as soon as one says no: the others are not asked
 *   ANY     true as soon as one says yes: the others are not asked
 *   UNITES  every one is asked, and any bit that one answers counts
 *   ADDS    every one is asked, and the numbers are added
 *   ASKED   who asks goes over the modules himself (EACH_MODULE) */
#ifdef HOOK
#define TELLS(name, parameters, arguments) HOOK(void, name, parameters)
#define ALL(name, parameters, arguments) HOOK(bool, name, parameters)
#define ANY(name, parameters, arguments) HOOK(bool, name, parameters)
#define UNITES(result, name, parameters, arguments) HOOK(result, name, parameters)
#define ADDS(name, parameters, arguments) HOOK(int, name, parameters)
#define ASKED(result, name, parameters) HOOK(result, name, parameters)
#endif
/* clang-format off */

/* The table is laid, no figure stands on it yet: remembers what is needed.  False if the set-up is refused. */
ALL(begin, (struct game *game, const struct setup *setup, struct refusal *refusal), (game, setup, refusal))
/* The figures and neutral pieces of a given table stand.  False if that is refused. */
ALL(stood, (struct game *game, struct refusal *refusal), (game, refusal))
/* Does it limit at all where this type may lie now?  And: does it allow this placement? */
ASKED(enum limit, limits, (const struct game *game, int type))
ASKED(bool, allows, (const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal))
TELLS(laid, (struct game *game, int tile), (game, tile))
/* May a figure be put on the tile just laid? */
ALL(allows_claim, (const struct game *game, struct refusal *refusal), (game, refusal))
/* May one be put into the building of this tile? */
ALL(allows_building, (const struct game *game, int tile, struct refusal *refusal), (game, tile, refusal))
/* Is this cell one to which no figure comes now, by whatever way? */
ANY(bars, (const struct game *game, cell_key key), (game, key))
/* Adds what may be done instead of placing a figure, as far as there is room. */
ASKED(int, beside, (const struct game *game, struct move *moves, int capacity))
/* Adds what the player in turn may do in whatever he is asked, and is asked the same again (move_form.any_time). */
ASKED(int, any_time, (const struct game *game, struct move *moves, int capacity))
/* After a tile was laid: must the player do what the module offers (`beside`), and nothing else? */
ASKED(bool, insists, (const struct game *game))
/* The features completed have been listed (game->completed). */
TELLS(listed, (struct game *game), (game))
/* Before completed[completed_next] is scored: true if somebody must decide something first. */
ANY(before_score, (struct game *game), (game))
/* Who else gets points for this completed feature, before or after its owners: bit per seat. */
UNITES(unsigned, also_paid, (const struct game *game, const struct node *root), (game, root))
/* Changes what a road, city or building pays, completed or at the end. */
TELLS(worth, (const struct game *game, const struct node *root, bool complete, struct worth *worth),
      (game, root, complete, worth))
/* Pays for it besides, after its owners and before its figures go home; bit per seat that was paid and that
 * counts as paid by this feature. */
UNITES(unsigned, besides, (struct game *game, unsigned root, struct event_list *events), (game, root, events))
/* A field that it listed is scored: pays for it, before what comes besides; bit per seat that was paid.  Its farmers go
 * home then. */
UNITES(unsigned, harvest, (struct game *game, unsigned root, struct event_list *events), (game, root, events))
/* It was scored; `paid` has a bit per seat that got or will get points for it. */
TELLS(scored, (struct game *game, unsigned paid, struct event_list *events), (game, paid, events))
/* A figure that stood so is gone from there, for whatever reason: home, or to this node. */
TELLS(leaves, (struct game *game, const struct setup_figure *figure, int to), (game, figure, to))
/* Step 6: all features are scored. */
TELLS(cards, (struct game *game, struct event_list *events), (game, events))
/* Step 7: true if somebody must decide something before the turn ends. */
ANY(entry, (struct game *game, struct event_list *events), (game, events))
/* Could the player in turn begin a part of his turn with nothing left to draw? */
ANY(begins_part, (const struct game *game), (game))
/* The turn is over: does the same player take another turn, or another part of this one? */
UNITES(bool, again, (struct game *game, struct event_list *events), (game, events))
/* After the last turn: true if somebody must decide something before the final scoring. */
ANY(last_moves, (struct game *game), (game))
/* Points more per completed city for the field with this root. */
ADDS(field_bonus, (const struct game *game, unsigned root), (game, root))
/* The same, for one player who is paid for it: 0 or 1. */
ADDS(farmer_bonus, (const struct game *game, unsigned root, int seat), (game, root, seat))
/* In the final scoring, before the farms: pays farmers that are paid otherwise, and sends them home. */
TELLS(last_farmers, (struct game *game, struct event_list *events), (game, events))
/* Who is paid at the end for the field with this root, whoever farms there, and how much for each city; bit per seat. */
UNITES(unsigned, holds_field, (const struct game *game, unsigned root, int *each, const char **rule),
       (game, root, each, rule))
/* The end of the final scoring. */
TELLS(final, (struct game *game, struct event_list *events), (game, events))

/* clang-format on */
#undef TELLS
#undef ALL
#undef ANY
#undef UNITES
#undef ADDS
#undef ASKED
#undef HOOK
