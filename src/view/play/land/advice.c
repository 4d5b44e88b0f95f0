/* Advice on the table: the best move and the two next as ghosts, A, B and C. */
#include "view/play/core/plates.h"
#include "view/play/hand/hand.h"
#include "view/play/land/land.h"

#include <math.h>

static bool same_place(const struct move *a, const struct move *b)
{
	return a->tile == b->tile && a->rotation == b->rotation && cell_same(a->cell, b->cell);
}

static bool same_cell(const struct ai_advice *advice, int rank, int other)
{
	struct cell a = advice->lines[rank - 1].moves[0].cell, b = advice->lines[other - 1].moves[0].cell;

	return cell_same(a, b);
}

/* Each at a corner of its cell, clear of whom the best line there puts, and of the better ones' wherever these are. */
float play_advice_ranks(const struct play *play, const struct ai_advice *advice, struct vec ranks[PLAY_ADVISED])
{
	struct plates plates = {0};
	float radius = fmaxf((float)play->view.camera.size * 0.13f, theme_stroke(&play->theme, 11));
	int side = (int)(2 * radius);

	for (int i = 0; i < PLAY_ADVISED && i < advice->line_count; i++) {
		struct cell cell = advice->lines[i].moves[0].cell;
		struct rect box = play_cell_box(play, cell.x, cell.y);
		int best = 0;
		while (!same_cell(advice, i + 1, best + 1))
			best++;
		struct vec corner =
		    play_advised_corner(play, &advice->lines[best], rect_inset(box, (int)(radius * 0.2f)));
		if (advice->lines[i].moves[0].kind == MOVE_PLACE)
			ranks[i] = rect_middle(
			    plates_lay(&plates, rect_about(corner, side, side), rect_inset(box, -(int)radius)));
	}
	return radius;
}

/* Is it what lies there now, for good or in trial? */
static bool lies(const struct play *play, const struct move *place)
{
	const struct game *game = session_game(play->session);
	int index = game_tile_at(game, place->cell.x, place->cell.y);
	struct move laid;

	if (session_laid(play->session, &laid) && same_place(&laid, place))
		return true;
	if (index < 0)
		return false;
	struct setup_tile tile = game_tile(game, index);
	return tile.type == place->tile && tile.rotation == place->rotation;
}

static bool taken(const struct play *play, const struct ai_advice *advice, int rank)
{
	const struct move *place = &advice->lines[rank - 1].moves[0];
	struct move laid;

	for (int other = 1; other < rank; other++) /* by a better one */
		if (same_cell(advice, rank, other))
			return true;
	if (session_laid(play->session, &laid) && cell_same(laid.cell, place->cell))
		return true;
	return game_tile_at(session_game(play->session), place->cell.x, place->cell.y) >= 0;
}

static void draw_placing(struct play *play, struct draw *draw, const struct ai_advice *advice, int rank)
{
	const struct ai_line *line = &advice->lines[rank - 1];
	struct rect box = play_cell_box(play, line->moves[0].cell.x, line->moves[0].cell.y);
	const struct move *figure = play_advised_figure(line);

	if (lies(play, &line->moves[0])) {
		struct move put;
		bool open = play->advice.of == ADVICE_HINT && !session_put_move(play->session, &put);

		if (open && figure)
			play_advised_standing(play, draw, &line->moves[0], figure, box, 0.75f);
	} else if (!taken(play, advice, rank)) {
		play_advised_tile(play, draw, line, box, rank == 1 ? 0.94f : 0.78f, false);
	} else { /* how it would lie there is shown on the card */
		return;
	}
	mark_ghost(draw, &play->theme, box, rgb(rank == 1 ? COLOR_SLOT : COLOR_HALO));
}

int play_advice_slot(const struct play *play, const struct move *move)
{
	int slot = -1;

	for (int i = 0; i < play->found.slot_count; i++) { /* two figures may be offered on one spot */
		const struct move *there = &play->found.slots[i].move;
		bool same = there->kind == move->kind && cell_same(there->cell, move->cell) &&
		            spot_same(there->spot, move->spot);
		if (same && (slot < 0 || there->figure == move->figure))
			slot = i;
	}
	return slot;
}

/* The best place on the tile that lies: its disc has a number already, so it only shines. */
static void draw_shine(struct play *play, struct draw *draw, const struct move *move)
{
	struct vec at = {0, 0};
	float radius = play_slot_radius(play);
	int slot = play_advice_slot(play, move);

	if (slot < 0)
		return;
	at = play->found.slots[slot].at;
	at = play_on_screen(play, at);
	for (int i = 3; i > 0; i--)
		draw_circle(draw, at.x, at.y, radius * (1.1f + 0.14f * (float)i), rgba(COLOR_SLOT, 0.35f));
	draw_ring(draw, at.x, at.y, radius * 1.42f, theme_stroke(&play->theme, 4), rgb(COLOR_SLOT));
}

/* Where one of the City of Carcassonne is sent. */
static void draw_sending(struct play *play, struct draw *draw, const struct move *move, int rank)
{
	struct vec at = play_place(play, move->cell, move->spot);
	float radius = theme_stroke(&play->theme, 13);

	mark_rank(draw, &play->theme, (struct vec){at.x + 2 * radius, at.y - 2 * radius}, radius, rank);
}

/* Who goes with the best tile to another one, or what is taken to somebody there. */
static void draw_far(struct play *play, struct draw *draw, const struct ai_line *line)
{
	for (int i = 1; i < line->move_count && move_lays(line->moves[0].kind); i++) {
		const struct move *move = &line->moves[i];
		const struct neutral_art *touch = expansion_touch(move->kind);
		float size = (float)play->view.camera.size;

		if (!move_has_cell(move->kind))
			continue;
		struct vec at = play_place(play, move->cell, move->spot);
		if (touch)
			draw_shape(draw, at.x + 0.26f * size, at.y, touch->height * size, touch->shape, 0.75f);
		if (!words_move_puts(move->kind) || move_on_corner(move->kind))
			continue;
		draw_figure(draw, at.x, at.y, figure_on_tile(size),
		            figure_pose_on(move->figure, move->cell, move->spot),
		            play_seat_color(play, play->advice.seat), LOOK_NORMAL, 0.75f);
	}
}

void play_advice_draw(struct play *play, struct frame *frame)
{
	const struct ai_advice *advice = play_advice_now(play);
	const struct ai_line *laid = play_advice_laid(play);
	const struct move *figure = laid ? play_advised_figure(laid) : NULL;

	/* The tile lies as it was advised: of the hint only its follower is left. */
	if (figure && !play->picture.wish.board_only && !session_put_move(play->session, NULL))
		draw_shine(play, frame->draw, figure);
	if (!advice || play->picture.wish.board_only || !play_advice_stands(play))
		return;
	int most = advice->line_count < PLAY_ADVISED ? advice->line_count : PLAY_ADVISED;
	/* The best first: where others want the same cell, only their numbers stand on it. */
	for (int rank = 1; rank <= most; rank++) {
		const struct move *move = &advice->lines[rank - 1].moves[0];

		if (move->kind == MOVE_PLACE)
			draw_placing(play, frame->draw, advice, rank);
		else if (move->kind == MOVE_FIGURE && rank == 1)
			draw_shine(play, frame->draw, move);
		else if (play_sends(play) && move_has_cell(move->kind))
			draw_sending(play, frame->draw, move, rank);
	}
	if (most && play->advice.of == ADVICE_HINT)
		draw_far(play, frame->draw, &advice->lines[0]);
	/* No frame of a neighbour hides a number, the best's none of the others. */
	struct vec ranks[PLAY_ADVISED];
	float radius = play_advice_ranks(play, advice, ranks);
	for (int rank = most; rank > 0; rank--)
		if (advice->lines[rank - 1].moves[0].kind == MOVE_PLACE)
			mark_rank(frame->draw, &play->theme, ranks[rank - 1], radius, rank);
}
