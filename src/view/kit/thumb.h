/* thumb.h - a table as a small picture on walnut, as the cards of games and examples show it. */
#pragma once

#include "app/example.h"
#include "view/table/board.h"
#include "view/ui/ui.h"

struct thumb {
	struct tile_art *art; /* of its game; NULL: bare wood */
	int tile_count;
	const struct setup_tile *tiles;
	float most; /* units a tile is large at most */
	bool whole; /* all of a printed board, and not only what lies round the tiles */
	/* A land without wood round it: the box shows no more than so many cells each way from this one; 0: all of it.
	 */
	int fill_x, fill_y;
	struct cell fill_at;
	/* Figures need a board of the same game, which knows where on a tile they stand, and what is printed on it. */
	struct board *board;
	int try_count; /* tiles that are only tried: ghosts with a green or a red frame */
	const struct example_try *tries;
	int figure_count;
	const struct setup_figure *figures;
	const uint8_t *colors; /* by seat */
};

/* How much of what is seen of a board is still painted roughly, 0..1: a picture that comes up out of the dark is
 * covered by so much. */
float thumb_rough(struct board *board, struct rect window, const struct camera *camera);

void thumb_draw(struct ui *ui, struct rect box, const struct thumb *thumb);

/* A game for the eye, in which whatever is worth most is played until so many tiles lie and that turn is over, by its
 * seed alone: of several worth the same the first, as the engine has them or sorted.  The caller's; NULL: none. */
struct game *thumb_game(const struct tile_set *tiles, const struct setup *setup, int most, bool sorted,
                        int (*worth)(const struct game *game, const struct move *move, struct rng *rng));

/* The face of a card that can be pressed, as it answers, with room for a table at its left: where that goes; `words`
 * becomes what is beside it. */
struct rect thumb_card(struct ui *ui, struct rect box, const struct ui_answer *answer, struct rect *words);
