/* Where on the table a decision is about, and where the camera shows it: the feature that may be joined with the haven
 * that followers come from, the City of Carcassonne, or the places that followers can be sent to. */
#include "view/play/core/play.h"

#include <math.h>

static void extend(struct extent *extent, int x, int y)
{
	*extent = extent_and(*extent, extent_of((struct cell){(int16_t)x, (int16_t)y}));
}

static bool is_empty(const struct extent *extent) { return extent->x1 <= extent->x0; }

static void add_feature(struct play *play, struct extent *extent, struct cell cell, struct spot spot)
{
	if (!game_feature_at(session_game(play->session), cell.x, cell.y, spot, play->feature))
		return;
	for (int i = 0; i < play->feature->tile_count; i++)
		extend(extent, play->feature->tiles[i].x, play->feature->tiles[i].y);
}

static void add_city(const struct play *play, struct extent *extent)
{
	const struct game *game = session_game(play->session);
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		if (game_tile_set(game)->types[tile.type].flags & TILE_CARCASSONNE)
			extend(extent, tile.cell.x, tile.cell.y);
	}
}

/* The size at which figures are told apart: the camera is never further away.  Of places to choose from all are seen.
 */
static double least(const struct play *play, bool places)
{
	return play_px(play, places && play->theme.small ? 52 : play->theme.small ? 84 : 110);
}

#define AROUND 0.4 /* what lies round it */

static struct camera fit(const struct play *play, const struct extent *extent)
{
	return camera_fit(play->layout.stage, extent_round(*extent, AROUND, AROUND), play_px(play, 190));
}

/* At which he is seen who walks, and whom he meets; the table stays as it is where it is not much smaller. */
enum { WALK_SIZE = 56, WALK_HOLD = 30 };

/* The piece that walks, and a step around it. */
static void add_walk(const struct play *play, struct extent *extent)
{
	struct cell at;
	if (play_walk(play, &at) < 0)
		return;
	extend(extent, at.x - 1, at.y - 1);
	extend(extent, at.x + 1, at.y + 1);
}

/* Those who may come are seen, too, where that brings the camera no further away than figures are told apart. */
static void add_haven(struct play *play, struct extent *extent, int kind)
{
	struct vec middles[HAVENS_MAX];
	struct extent both = *extent;
	float reach;
	if (!play_havens_find(play, middles, &reach))
		return;
	struct vec at = middles[haven_of((enum feature_kind)kind)];
	extend(&both, (int)floorf(at.x - reach), (int)floorf(at.y - reach));
	extend(&both, (int)floorf(at.x + reach), (int)floorf(at.y + reach));
	if (fit(play, &both).size >= least(play, false))
		*extent = both;
}

bool play_sends(const struct play *play)
{
	const struct ask_info *ask = ask_info(session_decision(play->session).kind);
	return ask->sends || ask->from;
}

bool play_steps(const struct play *play)
{
	return play->found.wait == WAIT_DECISION && ask_info(session_decision(play->session).kind)->walks;
}

bool play_asks_in_rail(const struct play *play)
{
	enum { FEW = 3 }; /* cards leave the rail room for answers */
	bool small = play->theme.small && !play->lesson.script && game_player_count(session_game(play->session)) <= FEW;
	return play->found.wait == WAIT_DECISION && (small || play_steps(play));
}

bool play_goer(const struct play *play, struct vec *at)
{
	struct decision decision = session_decision(play->session);
	if (!ask_info(decision.kind)->from || play->found.wait != WAIT_DECISION)
		return false;
	*at = play_stand(play, decision.figure, decision.cell, decision.spot);
	return true;
}

int play_walk(const struct play *play, struct cell *at)
{
	const struct game *game = session_game(play->session);
	struct cell visited[WALK_MAX];
	int count, steps = -1;
	for (int id = 0; id < NEUTRALS_MAX && steps < 0; id++) {
		steps = game_walk(game, id, visited, &count);
		if (steps >= 0 && at)
			*at = game_neutral_at(game, id).cell;
	}
	return steps;
}

/* At which the table stays as it is, if all is in sight; else it comes no nearer than tiles of that size. */
enum { HOLD_SIZE = 64, NEAR_SIZE = 130 };

/* On a screen the view goes no further than it must: `to` shows all of it, as near as can be. Tiles of `hold` units are
 * large enough. */
static struct camera calm(const struct play *play, const struct extent *extent, const struct camera *rest,
                          struct camera to, int hold)
{
	struct rect stage = play->layout.stage;
	double size = rest->size >= play_px(play, hold) ? rest->size : fmin(play_px(play, NEAR_SIZE), to.size);
	struct extent all = extent_round(*extent, AROUND, AROUND);

	if (all.x1 - all.x0 > stage.w / size || all.y1 - all.y0 > stage.h / size)
		return to;
	return camera_showing((struct camera){rest->x, rest->y, size}, all, stage.w, stage.h);
}

bool play_decision_camera(struct play *play, const struct camera *rest, struct camera *camera)
{
	struct decision decision = session_decision(play->session);
	struct extent extent = {0, 0, 0, 0};
	bool walks = ask_info(decision.kind)->walks, watched = walks && play->company.moves;
	if (decision.kind == DECISION_NONE || (play_hands_off(play) && !watched) || play->found.wait != WAIT_DECISION)
		return false;
	if (ask_info(decision.kind)->about)
		add_feature(play, &extent, decision.cell, decision.spot);
	if (!is_empty(&extent))
		add_haven(play, &extent, decision.feature);
	for (int i = 0; i < play->found.choice_count; i++)
		if (ask_info(decision.kind)->sends)
			add_feature(play, &extent, play->found.choices[i].cell, play->found.choices[i].spot);
		else if (play_sends(play) && move_has_cell(play->found.choices[i].kind))
			extend(&extent, play->found.choices[i].cell.x, play->found.choices[i].cell.y);
	if (ask_info(decision.kind)->from) /* and where it comes from */
		extend(&extent, decision.cell.x, decision.cell.y);
	bool places = play_sends(play) && !is_empty(&extent);
	if (walks)
		add_walk(play, &extent);
	else if (is_empty(&extent))
		add_city(play, &extent);
	if (is_empty(&extent))
		return false;
	*camera = fit(play, &extent);
	camera->size = walks ? fmin(camera->size, play_px(play, WALK_SIZE)) : fmax(camera->size, least(play, places));
	if (play->host->windowed && !play->picture.on)
		*camera = calm(play, &extent, rest, *camera, walks ? WALK_HOLD : HOLD_SIZE);
	return true;
}

/* A haven keeps its number from the entry to the walk of a neutral piece after it; to stay has that of the haven where
 * it is. */
int play_choice_number(const struct play *play, int i)
{
	unsigned havens = 0;
	if (!ask_info(session_decision(play->session).kind)->rehouses)
		return i + 1;
	for (int c = 0; c < play->found.choice_count; c++)
		if (move_has_haven(play->found.choices[c].kind))
			havens |= 1u << play->found.choices[c].haven;
	if (move_has_haven(play->found.choices[i].kind))
		return play->found.choices[i].haven + 1;
	int free = 0;
	while (havens >> free & 1)
		free++;
	return free + 1;
}

void play_choices_sort(struct play *play)
{
	struct move *choices = play->found.choices;
	int last = play->found.choice_count - 1;
	if (!ask_info(session_decision(play->session).kind)->rehouses || choices[last].kind != MOVE_PASS)
		return;
	int to = play_choice_number(play, last) - 1;
	for (int i = last; i > to && i > 0 && play_choice_number(play, i - 1) > to + 1; i--) {
		struct move stays = choices[i];
		choices[i] = choices[i - 1];
		choices[i - 1] = stays;
	}
}
