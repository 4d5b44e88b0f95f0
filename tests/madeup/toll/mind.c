/* mind.c - the toll: a point in hand is a point. */
#include "ai/mind.h"

static bool in_game(const struct game *game) { return game_settings(game)->value[SETTING_TOLL]; }

static void expect(const struct view *view, const struct judge *judge, const struct game *game,
                   double points[PLAYERS_MAX])
{
	(void)view;
	(void)judge;
	for (int seat = 0; seat < game_player_count(game); seat++)
		points[seat] += game_held(game, seat, HOLDING_TOLL);
}

static const struct ai_aim aims[] = {{.move = MOVE_TOLL, .words = "takes a toll"}};

const struct mind toll_mind = {
    .in_game = in_game, .expect = expect, .aims = aims, .aim_count = sizeof aims / sizeof aims[0]};
