/* Advice on the table: the best move and the two next as ghosts, numbered. */
#include "view/play/hand/hand.h"
#include "view/play/land/land.h"

static struct rect cell_box(const struct play *play, struct cell cell)
{
	return camera_cell(&play->view.camera, play->layout.stage, cell.x, cell.y);
}

static bool same_place(const struct move *a, const struct move *b)
{
	return a->tile == b->tile && a->rotation == b->rotation && a->cell.x == b->cell.x && a->cell.y == b->cell.y;
}

/* Small, in a corner of a cell that something else lies on. */
static struct rect corner_box(struct rect cell, int rank)
{
	int side = cell.w * 44 / 100;

	return rect_make(rank == 2 ? cell.x : cell.x + cell.w - side, cell.y + cell.h - side, side, side);
}

static float rank_radius(const struct play *play, struct rect box)
{
	float least = theme_stroke(&play->theme, 11), wide = (float)box.w * 0.13f;

	return wide > least ? wide : least;
}

static void draw_rank(const struct play *play, struct draw *draw, struct rect box, int rank)
{
	float radius = rank_radius(play, box);

	mark_rank(draw, &play->theme, (struct vec){(float)box.x + radius * 0.2f, (float)box.y + radius * 0.2f}, radius,
	          rank);
}

/* Is it what lies there now, for good or in trial? */
static bool lies(const struct play *play, const struct move *place)
{
	const struct game *game = session_game(play->session);
	int index = game_tile_at(game, place->cell.x, place->cell.y);
	struct setup_tile tile;
	struct move laid;

	if (session_laid(play->session, &laid) && same_place(&laid, place))
		return true;
	if (index < 0)
		return false;
	tile = game_tile(game, index);
	return tile.type == place->tile && tile.rotation == place->rotation;
}

static bool taken(const struct play *play, const struct ai_advice *advice, int rank)
{
	const struct move *place = &advice->lines[rank - 1].moves[0];
	struct move laid;

	for (int i = 0; i < rank - 1; i++) /* by a better one */
		if (advice->lines[i].moves[0].cell.x == place->cell.x &&
		    advice->lines[i].moves[0].cell.y == place->cell.y)
			return true;
	if (session_laid(play->session, &laid) && laid.cell.x == place->cell.x && laid.cell.y == place->cell.y)
		return true;
	return game_tile_at(session_game(play->session), place->cell.x, place->cell.y) >= 0;
}

static void draw_placing(struct play *play, struct draw *draw, const struct ai_advice *advice, int rank)
{
	const struct ai_line *line = &advice->lines[rank - 1];
	struct rect box = cell_box(play, line->moves[0].cell);
	const struct move *figure = play_advised_figure(line);

	if (lies(play, &line->moves[0])) {
		struct move put;
		bool open = play->advice.of == ADVICE_HINT && !session_put_move(play->session, &put);

		if (open && figure)
			play_advised_standing(play, draw, &line->moves[0], figure, box, 0.75f);
	} else {
		if (taken(play, advice, rank))
			box = corner_box(box, rank);
		play_advised_tile(play, draw, line, box, rank == 1 ? 0.94f : 0.78f);
	}
	mark_ghost(draw, &play->theme, box, rgb(rank == 1 ? COLOR_SLOT : COLOR_HALO));
	draw_rank(play, draw, box, rank);
}

/* The best place on the tile that lies: its disc has a number already, so it only shines. */
static void draw_shine(struct play *play, struct draw *draw, const struct move *move)
{
	struct vec at = {0, 0};
	float radius = play_slot_radius(play);
	int slot = 0;

	while (slot < play->found.slot_count && (play->found.slots[slot].move.spot.kind != move->spot.kind ||
	                                         play->found.slots[slot].move.spot.at != move->spot.at))
		slot++;
	if (slot == play->found.slot_count)
		return;
	at = play->found.slots[slot].at;
	at = camera_point(&play->view.camera, play->layout.stage, at.x, at.y);
	for (int i = 3; i > 0; i--)
		draw_circle(draw, at.x, at.y, radius * (1.1f + 0.14f * (float)i), rgba(COLOR_SLOT, 0.35f));
	draw_ring(draw, at.x, at.y, radius * 1.42f, theme_stroke(&play->theme, 4), rgb(COLOR_SLOT));
}

/* Where one of the City of Carcassonne is sent. */
static void draw_sending(struct play *play, struct draw *draw, const struct move *move, int rank)
{
	struct vec at = board_anchor(play->board, session_game(play->session), move->cell, move->spot);
	float radius = theme_stroke(&play->theme, 13);

	at = camera_point(&play->view.camera, play->layout.stage, at.x, at.y);
	mark_rank(draw, &play->theme, (struct vec){at.x + 2 * radius, at.y - 2 * radius}, radius, rank);
}

void play_advice_draw(struct play *play, struct frame *frame)
{
	const struct ai_advice *advice = play_advice_now(play);
	const struct ai_line *laid = play_advice_laid(play);
	const struct move *figure = laid ? play_advised_figure(laid) : NULL;

	/* The tile lies as it was advised: of the hint only its follower is left. */
	if (figure && !play->picture.board_only && !session_put_move(play->session, NULL))
		draw_shine(play, frame->draw, figure);
	if (!advice || play->picture.board_only || !play_advice_stands(play))
		return;
	/* The best first: where others want the same cell, they lie small on it. */
	for (int rank = 1; rank <= advice->line_count && rank <= PLAY_ADVISED; rank++) {
		const struct move *move = &advice->lines[rank - 1].moves[0];

		if (move->kind == MOVE_PLACE)
			draw_placing(play, frame->draw, advice, rank);
		else if (move->kind == MOVE_FIGURE && rank == 1)
			draw_shine(play, frame->draw, move);
		else if (move->kind == MOVE_SEND)
			draw_sending(play, frame->draw, move, rank);
	}
}
