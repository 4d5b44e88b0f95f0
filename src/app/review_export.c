#include "app/review.h"

#include <jansson.h>

#include "app/company.h"
#include "app/expansion_words.h"
#include "app/language.h"
#include "format/wire.h"
#include "text/grow.h"
#include "text/say.h"

/* In tenths: more would only look exact. */
static double tenths(double points) { return (double)(long)(points * 10 + 0.5) / 10; }

json_t *review_json(const struct review *review, const struct game *game)
{
	const struct tile_set *tiles = game_tile_set(game);
	json_t *turns = json_array(), *lost = json_object();

	for (int seat = 0; seat < review->players; seat++)
		json_object_set_new(lost, color_name(game_color(game, seat)),
		                    json_real(tenths(review_lost(review, seat))));
	for (int i = 0; i < review->count; i++) {
		const struct review_turn *turn = &review->turns[i];

		if (!turn->known)
			continue;
		json_array_append_new(turns, json_pack("{si ss so so sf}", "turn", turn->turn, "player",
		                                       color_name(game_color(game, turn->seat)), "moves",
		                                       wire_moves(tiles, turn->moves, turn->move_count), "best",
		                                       wire_moves(tiles, turn->best.moves, turn->best.move_count),
		                                       "lost", tenths(turn->lost)));
	}
	return json_pack("{si so so}", "playouts", COMPANY_PLAYOUTS, "lost", lost, "turns", turns);
}

/* "tile at 0, -1, turned 180°", "Knight", "no follower", or the answer to another decision. */
static const char *turn_words(const struct review_turn *turn, const struct move *move)
{
	if (move->kind == MOVE_PLACE && move->rotation)
		return say(tr("tile at %d, %d, turned %d°"), move->cell.x, move->cell.y, 90 * move->rotation);
	if (move->kind == MOVE_PLACE)
		return say(tr("tile at %d, %d"), move->cell.x, move->cell.y);
	if (lift_words(move->kind))
		return tr(lift_words(move->kind)->export);
	if (move->kind == MOVE_PASS && turn->moves[0].kind == MOVE_PLACE)
		return tr("no follower");
	return review_answer(turn, move);
}

static const char *moves_text(const struct review_turn *turn, const struct move *moves, int count)
{
	const char *text = "";
	for (int i = 0; i < count; i++) {
		const char *move = turn_words(turn, &moves[i]);
		text = move[0] ? say_join(text, "; ", "%s", move) : text;
	}
	return text;
}

static void turn_print(struct grow *text, const struct review_turn *turn, const char *name)
{
	char lost[LANGUAGE_NUMBER_SIZE];

	grow_print(text, tr("Turn %d"), turn->turn);
	grow_print(text, "  %s: %s", name, moves_text(turn, turn->moves, turn->move_count));
	if (turn->lost >= 0.05)
		grow_print(text, tr(" = −%s; better: %s"), language_tenths(turn->lost, lost),
		           moves_text(turn, turn->best.moves, turn->best.move_count));
	grow_add(text, "\n");
}

void review_text(struct grow *text, const struct review *review, const char names[PLAYERS_MAX][RECORD_NAME_SIZE])
{
	char lost[LANGUAGE_NUMBER_SIZE];

	grow_print(text, "\n%s\n\n", tr("Every turn against the best move: points that it may have cost"));
	for (int i = 0; i < review->count; i++)
		if (review->turns[i].known)
			turn_print(text, &review->turns[i], names[review->turns[i].seat]);
	grow_add(text, "\n");
	for (int seat = 0; seat < review->players; seat++)
		grow_print(text, "%s −%s\n", names[seat], language_tenths(review_lost(review, seat), lost));
}

struct review *review_all(const struct scenario *scenario)
{
	struct review *review = review_create(scenario, scenario_move_count(scenario));
	struct ai *ai = ai_create();
	bool good = review && ai;

	for (int i = 0; good && i < review->count; i++) {
		struct game *game = scenario_play(scenario, review->turns[i].ply, NULL);

		good = game && review_think(ai, game, &review->turns[i], NULL, NULL);
		game_destroy(game);
	}
	ai_destroy(ai);
	if (good)
		return review;
	review_destroy(review);
	return NULL;
}
