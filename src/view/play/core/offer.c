/* Which kind of figure the places are for.  With a large follower and others in the supply every place would be told
 * four times; so one kind is offered at a time, and a row of figures above the list says which. */
#include "view/play/core/play.h"

/* In the order in which they are offered: what comes and goes most first, followers, then who follows them, then the
 * others.  Returns how many there are. */
static int find_order(const struct play *play, uint8_t order[PIECES_MAX])
{
	int count = 0;
	order[count++] = FIGURE_MEEPLE;
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < PIECES_MAX; i++)
			if (i != FIGURE_MEEPLE && play->found.kinds[i].in_game && any_piece(i)->follows == (pass == 0))
				order[count++] = (uint8_t)i;
	return count;
}

int play_move_kind(const struct play *play, const struct move *move)
{
	const struct game *game = session_game(play->session);
	for (int kind = 0; move_on_corner(move->kind) && kind < PIECES_MAX; kind++)
		if (game_owned(game, (enum figure)kind) && any_piece(kind)->corner)
			return kind;
	return move->figure;
}

static void find_places(struct play *play)
{
	struct move *moves = play->found.choices;
	int count = session_moves(play->session, moves, MOVES_MAX);
	for (int i = 0; i < count; i++) {
		if (words_move_puts(moves[i].kind)) {
			struct play_kind *kind = &play->found.kinds[play_offer_kind(play_move_kind(play, &moves[i]))];
			kind->places++;
			kind->here += !move_has_cell(moves[i].kind) || move_on_corner(moves[i].kind);
		} else if (moves[i].kind != MOVE_PASS)
			play->found.kinds[FIGURE_MEEPLE].places++;
	}
}

/* What a lesson wants on a corner is chosen for the learner: its one place is seen, and marked. */
static uint8_t meant_by_lesson(const struct play *play)
{
	const struct move *meant = &play->lesson.at.figure;
	return (uint8_t)(move_on_corner(meant->kind) ? play_move_kind(play, meant) : FIGURE_MEEPLE);
}

void play_offer_find(struct play *play)
{
	const struct game *game = session_game(play->session);
	struct move put;
	uint8_t order[PIECES_MAX];
	play->found.kind_count = 0;
	for (int i = 0; i < PIECES_MAX; i++) {
		bool has = play_offer_kind(i) == i && game_owned(game, (enum figure)i) > 0;
		play->found.kinds[i] = (struct play_kind){.in_game = has};
		if (has && play->found.seat != NOBODY)
			play->found.kinds[i].supply = game_supply(game, play->found.seat, (enum figure)i);
		play->found.kind_count += has;
	}
	if (play->found.wait != WAIT_FIGURE) {
		play->offer = (struct play_offer){.figure = FIGURE_MEEPLE};
		return;
	}
	if (play->found.kind_count > 1)
		find_places(play);
	if (session_put_move(play->session, &put) && play_move_puts(&put))
		play->offer.figure = (uint8_t)play_offer_kind(play_move_kind(play, &put));
	else if (!play->offer.chosen)
		play->offer.figure = meant_by_lesson(play);
	/* A follower that cannot be put does not hide another that can. */
	for (int i = 0, kinds = find_order(play, order);
	     i < kinds && !play->offer.chosen && !play->found.kinds[play->offer.figure].places; i++)
		if (play->found.kinds[order[i]].places)
			play->offer.figure = order[i];
}

void play_offer(struct play *play, int figure, uint64_t now)
{
	struct move put;
	figure = play_offer_kind(figure);
	play->offer = (struct play_offer){.figure = (uint8_t)figure, .chosen = true};
	if (session_put_move(play->session, &put) && play_move_puts(&put) &&
	    play_offer_kind(play_move_kind(play, &put)) != figure)
		session_unput(play->session);
	play_refresh(play, now);
}

int play_offer_next(const struct play *play, int step)
{
	uint8_t order[PIECES_MAX];
	int at = 0, kinds = find_order(play, order);
	while (at < kinds && order[at] != play->offer.figure)
		at++;
	for (at += step; at >= 0 && at < kinds; at += step)
		if (play->found.kinds[order[at]].places)
			return order[at];
	return -1;
}

int play_lifted_kind(const struct play *play)
{
	const struct game *game = session_game(play->session);
	for (int kind = 0; kind < PIECES_MAX; kind++)
		if (game_owned(game, (enum figure)kind) && any_piece(kind)->lifted)
			return kind;
	return FIGURE_MEEPLE;
}

bool play_has_tokens(const struct play *play)
{
	for (int i = 0; i < HOLDINGS_MAX; i++)
		if (game_has_holding(session_game(play->session), i) && !any_holding(i)->single &&
		    !any_holding(i)->each)
			return true;
	return false;
}
