/* rules.c - R-23: Inns & Cathedrals: what an inn makes of its road and a cathedral of its city, a large follower for
 * everybody, and a sixth player.
 *
 * Which road has an inn and which city a cathedral is summed up by features (score.h). */
#include "engine/carcassonne/module.h"

#include "engine/carcassonne/score.h"

enum { FINAL_ZERO, FINAL_PLAIN };

static void inns_deal(struct deal *deal) { deal_add(deal, "inns"); }

/* a road and a city, so that one lane does for both. */
enum { LANE = 0 };
static const struct sign signs[] = {
    {SIGN_INN, FEATURE_ROAD, .lane = LANE, .flag = TILE_INN, .setting = SETTING_INNS, .key = "inn"},
    {SIGN_CATHEDRAL, FEATURE_CITY, .lane = LANE, .flag = TILE_CATHEDRAL, .setting = SETTING_INNS, .key = "cathedral"},
};

/* */
static const struct piece pieces[] = {{
    .id = FIGURE_BIG,
    .key = "big",
    .rank = 1,
    .rule = "R-11.3",
    .rule_none = "R-4.1",
    .each = 1,
    .weight = 2,
    .lodges = true,
    .stands = FEATURES_FOLLOWED,
}};

/* a completed road with an inn pays 2 a tile, a completed city with a cathedral 3 a tile and pennant;
 * incomplete they pay nothing. However many inns or cathedrals it has makes no difference. */
static void inns_worth(const struct game *game, const struct node *root, bool complete, struct worth *worth)
{
	if (!extra_count(root, LANE))
		return;
	if (complete) {
		/* closed by a tile without a city it may be small. */
		worth->each = root->kind == FEATURE_CITY && worth->each == 2 ? 3 : 2;
		worth->rule = root->kind == FEATURE_CITY ? "R-23.6" : "R-23.4";
		worth->signs |= 1U << (root->kind == FEATURE_CITY ? SIGN_CATHEDRAL : SIGN_INN);
	} else if (setting_is(game, SETTING_INNS_FINAL, FINAL_ZERO)) {
		worth->each = 0;
		worth->rule = root->kind == FEATURE_CITY ? "R-23.7" : "R-23.5";
	}
}

static const struct module_setting settings[] = {
    {SETTING_INNS, {"inns", "R-23", 2, {"off", "on"}}},
    {SETTING_INNS_FINAL, {"inns_final", "R-23.8", 2, {"zero", "plain"}}},
};

static const struct tile_mark marks[] = {{"inn", TILE_INN}, {"cathedral", TILE_CATHEDRAL}};

const struct module inns_module = {
    ROWS(mark, marks),          ROWS(setting, settings), .players = 6, /* */
    .brought_by = SETTING_INNS, .deal = inns_deal,       ROWS(sign, signs),
    .pieces = pieces,           .piece_count = 1,        .worth = inns_worth,
};
