/* game.c - the public face: playing moves, and looking at a position. */
#include <bastide/game.h>

#include "engine/core/turn.h"
#include "engine/core/figure.h"
#include "engine/core/refuse.h"
#include "engine/core/rules.h"

#include <stdlib.h>
#include <string.h>

/* ---- life ---- */

void game_destroy(struct game *game) { free(game); }

size_t game_size(void)
{
	size_t size = 0;

	for (int game = 0; game < GAME_KINDS; game++)
		size = games[game]->size > size ? games[game]->size : size;
	return size;
}

/* What the core has in use, and what the game keeps behind it. */
void game_copy(struct game *to, const struct game *from)
{
	memcpy(to, from, offsetof(struct game, holes));
	memcpy(to->holes, from->holes, from->hole_count * sizeof from->holes[0]);
	memcpy(to->figures, from->figures, from->figure_count * sizeof from->figures[0]);
	memcpy(to->laid, from->laid, from->laid_count * sizeof from->laid[0]);
	memcpy(to->nodes, from->nodes, from->node_count * sizeof from->nodes[0]);
	memcpy(to + 1, from + 1, from->kept);
}

struct game *game_clone(const struct game *game)
{
	struct game *clone = malloc(game->rules->size);

	if (clone)
		game_copy(clone, game);
	return clone;
}

/* ---- playing ---- */

int game_legal_moves(const struct game *game, struct move *moves, int capacity)
{
	return game->rules->list(game, moves, capacity);
}

bool game_apply(struct game *game, const struct move *move, struct event_list *events)
{
	if (!move_play(game, move, events))
		return false;
	game->rules->advance(game, events);
	return true;
}

bool game_lay_asking(struct game *game, const struct move *place)
{
	if (!move_lays(place->kind) || !move_play(game, place, NULL))
		return false;
	game->rules->ask(game);
	return true;
}

bool game_end(struct game *game, struct event_list *events)
{
	const struct rules *rules = game->rules;
	struct move move;

	if (game->over || !rules->stop(game))
		return false;
	rules->advance(game, events);
	while (rules->settle(game, &move)) {
		move_play(game, &move, events);
		rules->advance(game, events);
	}
	return true;
}

void game_evaluate(struct game *game, struct event_list *events)
{
	if (game->over || (game_end(game, events) && game->over))
		return;
	game->rules->stop_short(game);
	game->rules->advance(game, events);
}

bool game_why_illegal(const struct game *game, const struct move *move, struct refusal *refusal)
{
	memset(refusal, 0, sizeof *refusal);
	/* A figure comes onto the tile just laid, unless its move names a cell. */
	refusal->cell = move->kind == MOVE_FIGURE && game->owed == DECISION_FIGURE
	                    ? cell_unpack(game->laid[game->last_laid].key)
	                    : move->cell;
	refusal->spot = move->spot;
	refusal->tile = move->kind == MOVE_PLACE ? move->tile : NO_TILE;
	refusal->rotation = move->rotation;
	refusal->figure = move->figure;
	refusal->holder = NOBODY;
	refusal->other_tile = NO_TILE;
	if (move_allowed(game, move, refusal))
		return false;
	explain(game, refusal);
	return true;
}

int setup_tile_counts(const struct tile_set *tiles, const struct settings *settings, uint8_t counts[TILESET_TYPES_MAX])
{
	return rules_of(tiles->game)->tile_counts(tiles, settings, counts);
}

bool game_has_parts(const struct game *game) { return game->parts; }
int game_part(const struct game *game) { return game->part; }

bool game_owes_part(const struct game *game) { return game->part_owed; }

struct decision game_decision(const struct game *game)
{
	struct decision decision = {.kind = game->owed, .seat = game->decider, .tile = game->hand};

	if (game->rules->about)
		game->rules->about(game, &decision);
	return decision;
}

/* ---- looking ---- */

enum game_kind game_kind(const struct game *game) { return game->tiles->game; }

const struct tile_set *game_tile_set(const struct game *game) { return game->tiles; }

int game_player_count(const struct game *game) { return game->player_count; }

enum color game_color(const struct game *game, int seat) { return game->colors[seat]; }

const struct settings *game_settings(const struct game *game) { return &game->settings; }

bool game_over(const struct game *game) { return game->over; }

int game_turn(const struct game *game) { return game->turn; }

int game_turn_seat(const struct game *game) { return game->over ? NOBODY : game->seat; }

int game_score(const struct game *game, int seat) { return game->scores[seat]; }

int game_supply(const struct game *game, int seat, enum figure figure) { return game->supply[figure][seat]; }
int game_owned(const struct game *game, enum figure figure) { return game->owned[figure]; }

bool game_hidden(const struct game *game) { return game->hidden; }

int game_tiles_left(const struct game *game) { return game->deck_count - game->deck_next; }

bool game_may_draw(const struct game *game) { return !deck_empty(game); }

/* most points; a tie is a shared victory. */
unsigned game_winners(const struct game *game)
{
	unsigned winners = 0;
	int best = -1;

	for (int seat = 0; game->over && seat < game->player_count; seat++) {
		if (game->scores[seat] > best) {
			best = game->scores[seat];
			winners = 0;
		}
		if (game->scores[seat] == best)
			winners |= 1U << seat;
	}
	return winners;
}

int game_tile_count(const struct game *game) { return game->laid_count; }

void game_bounds(const struct game *game, struct cell *low, struct cell *high)
{
	*low = *high = game->laid_count ? game_tile(game, 0).cell : (struct cell){0, 0};
	for (int i = 1; i < game->laid_count; i++)
		cells_grow(low, high, game_tile(game, i).cell);
}

struct setup_tile game_tile(const struct game *game, int index)
{
	const struct laid *laid = &game->laid[index];

	return (struct setup_tile){.type = laid->type, .rotation = laid->rotation, .cell = cell_unpack(laid->key)};
}

int game_tile_at(const struct game *game, int x, int y)
{
	return cell_in_range(x, y) ? board_tile(game, cell_pack(x, y)) : -1;
}

int game_last_placed(const struct game *game) { return game->last_laid; }

int game_tile_seat(const struct game *game, int index) { return game->laid[index].seat; }

int game_standing(const struct game *game, struct setup_figure figures[FIGURES_MAX])
{
	for (int i = 0; i < game->figure_count; i++)
		figures[i] = figure_tell(&game->figures[i]);
	return game->figure_count;
}

int game_figures(const struct game *game, struct setup_figure figures[FIGURES_MAX])
{
	int count = game_standing(game, figures);

	if (game->rules->figures_apart)
		count += game->rules->figures_apart(game, figures + count);
	return count;
}

int game_deck(const struct game *game, uint8_t types[TILES_MAX])
{
	memcpy(types, game->deck + game->deck_next, (size_t)(game->deck_count - game->deck_next));
	return game->deck_count - game->deck_next;
}

int game_aside(const struct game *game, uint8_t types[TILES_MAX])
{
	memcpy(types, game->aside, game->aside_count);
	return game->aside_count;
}

bool game_tile_fits(const struct game *game, int type, int x, int y, int rotation)
{
	return type >= 0 && type < game->tiles->type_count && rotation >= 0 && rotation <= 3 &&
	       game->rules->find(game, type, x, y, rotation, NULL) >= 0;
}
