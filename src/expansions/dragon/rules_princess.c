/* rules_princess.c - R-29.17, R-29.18: a princess sends a follower home. */
#include "rules_own.h"

#include "engine/carcassonne/module.h"

#include "engine/core/turn.h"
#include "engine/core/figure.h"
#include "engine/core/refuse.h"

enum { PRINCESS_MAY, PRINCESS_MUST };

/* */
static const struct sign signs[] = {
    {SIGN_PRINCESS, FEATURE_CITY, NO_LANE, .flag = TILE_PRINCESS, .setting = SETTING_DRAGON, .key = "princess"},
};

/* The city with a princess of the tile just laid: its root, or -1. */
static int princess_city(const struct game *game)
{
	const struct tile_type *type = laid_type(game, game->last_laid);

	for (int city = 0; type->flags & TILE_PRINCESS && city < type->city_count; city++)
		if (type->cities[city].signs >> SIGN_PRINCESS & 1)
			return (int)feature_root(game, game->laid[game->last_laid].first + (unsigned)city);
	return -1;
}

static bool princess_may(const struct game *game, int i, int city)
{
	return (int)feature_root(game, game->figures[i].node) == city &&
	       piece_is_follower(game->tiles->pieces[game->figures[i].figure]);
}

static int princess_list(const struct game *game, struct move *moves, int capacity)
{
	int count = 0, city = princess_city(game);

	for (int i = 0; i < game->figure_count && count < capacity && city >= 0; i++) {
		if (!is_first_alike(game, i) || !princess_may(game, i, city))
			continue;
		struct setup_figure figure = figure_tell(&game->figures[i]);
		moves[count++] = (struct move){.kind = MOVE_PRINCESS,
		                               .color = game->colors[figure.seat],
		                               .figure = figure.figure,
		                               .spot = figure.spot,
		                               .cell = figure.cell};
	}
	return count;
}

static bool princess_insists(const struct game *game)
{
	struct move probe;

	return setting_is(game, SETTING_PRINCESS, PRINCESS_MUST) && princess_list(game, &probe, 1);
}

static int seat_of(const struct game *game, int color)
{
	for (int seat = 0; seat < game->player_count; seat++)
		if (game->colors[seat] == color)
			return seat;
	return NOBODY;
}

static bool princess_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	int i = figure_like(game, seat_of(game, move->color), move);

	return (i >= 0 && princess_may(game, i, princess_city(game))) || refuse(refusal, REFUSAL_BARRED, "R-29.17");
}

/* where it must be the princess. */
static bool princess_allows_claim(const struct game *game, struct refusal *refusal)
{
	return !own(game)->insisting || refuse(refusal, REFUSAL_BARRED, "R-29.17");
}

static void princess_play(struct game *game, const struct move *move, struct event_list *events)
{
	figure_leave(game, figure_like(game, seat_of(game, move->color), move), EVENT_PRINCESS, events);
	send_home_alone(game, events);
	decision_done(game);
}

static const struct module_form forms[] = {
    {MOVE_PRINCESS, {"princess", "PFCS", DECISION_FIGURE, .number = 13}},
};

static const struct event_info tellings[] = {
    {.kind = EVENT_PRINCESS,
     .number = 22,
     .key = "princess",
     .members = HAS_PLAYER | HAS_FIGURE | HAS_AT | HAS_ON,
     .leaves = true},
};

static const struct module_setting settings[] = {
    {SETTING_PRINCESS, {"princess", "R-29.17", 2, {"may", "must"}}},
};

static const struct tile_mark marks[] = {{"princess", TILE_PRINCESS}};

const struct module princess_module = {
    ROWS(mark, marks),
    ROWS(setting, settings),
    ROWS(sign, signs),
    .brought_by = SETTING_DRAGON,
    .allows_claim = princess_allows_claim,
    .insists = princess_insists,
    .rule_insists = "R-29.17",
    .beside = princess_list,
    .allows_move = princess_allows_move,
    .play = princess_play,
    ROWS(form, forms),
    ROWS(telling, tellings),
};
