#include "view/play/core/play.h"

/* Larger letters than the window was made for. */
static bool play_tight(const struct theme *theme) { return theme->unit_h < UNITS_MIN_H || theme->unit_w < UNITS_MIN_W; }

/* Cards grow lower, then shrink to one line, where the rail is too short for full ones. */
static float cards_height(const struct play *play, bool dense)
{
	const struct game *game = session_game(play->session);
	float height = 0;
	for (int seat = 0; seat < game_player_count(game); seat++) {
		struct player_card card = {
		    .active = seat == play->found.seat, .dense = dense, .has_tokens = play_has_tokens(play)};
		height += player_card_height(&play->theme, &card) + theme_gap(&play->theme);
	}
	return height;
}

/* Where the window has no more than one line for each of many, the others' cards stand beside each other, in the order
 * in which they play, below the card of whoever is to move. */
static bool in_pairs(const struct play *play)
{
	return game_player_count(session_game(play->session)) > 3 && !play_wall(play) && !play_has_tokens(play);
}

static void find_pairs(struct play *play, struct rect *rest)
{
	struct play_layout *layout = &play->layout;
	const struct theme *theme = &play->theme;
	int gap = play_px(play, theme_gap(theme)) / 2, count = game_player_count(session_game(play->session));
	int seat = play->found.seat, first = seat == NOBODY ? 0 : 1, from = seat == NOBODY ? 0 : seat;
	struct player_card card = {.active = true, .dense = layout->dense}, half = {.half = true};

	if (first)
		layout->cards[seat] = rect_cut_top(rest, play_px(play, player_card_height(theme, &card)));
	for (int i = first; i < count; i += 2) {
		if (i)
			rect_cut_top(rest, gap);
		struct rect line = rect_cut_top(rest, play_px(play, player_card_height(theme, &half)));
		layout->cards[(from + i) % count] = rect_cut_left(&line, (line.w - gap) / 2);
		rect_cut_left(&line, gap);
		if (i + 1 < count)
			layout->cards[(from + i + 1) % count] = line;
	}
	rect_cut_top(rest, gap);
}

static void find_rail(struct play *play)
{
	struct play_layout *layout = &play->layout;
	const struct theme *theme = &play->theme;
	const struct game *game = session_game(play->session);
	int pad = play_px(play, theme->compact ? 14 : 18), gap = play_px(play, theme_gap(theme));
	struct rect rest = rect_inset(layout->rail, pad);
	if (layout->small) /* the line below the buttons stands on the panel's rim */
		rest.h += play_px(play, 8);
	layout->head = rect_cut_top(&rest, play_px(play, theme->compact ? 38 : 46));
	rect_cut_top(&rest, play_px(play, theme->compact ? 4 : 8));
	if (layout->pairs)
		find_pairs(play, &rest);
	for (int seat = 0; seat < game_player_count(game) && !layout->pairs; seat++) {
		struct player_card card = {.active = seat == play->found.seat,
		                           .dense = layout->dense,
		                           .one_line = layout->small && seat != play->found.seat,
		                           .kinds = layout->kinds,
		                           .slim = layout->slim,
		                           .has_tokens = play_has_tokens(play)};
		layout->cards[seat] = rect_cut_top(&rest, play_px(play, player_card_height(theme, &card)));
		layout->hands[seat] = (struct rect){0, 0, 0, 0};
		if (play_wall(play)) {
			rect_cut_top(&rest, play_px(play, 4));
			layout->hands[seat] = rect_cut_top(&rest, play_px(play, theme->compact ? 28 : 38));
		}
		rect_cut_top(&rest, layout->slim ? gap / 2 : gap);
	}
	layout->label = rect_cut_top(&rest, play_px(play, theme->compact ? 30 : 36));
	layout->foot = rect_cut_bottom(&rest, play_px(play, layout->small ? 18 : theme->compact ? 22 : 32));
	struct rect buttons = rect_cut_bottom(&rest, play_px(play, layout->small ? 42 : theme->compact ? 48 : 60));
	rect_cut_bottom(&rest, play_px(play, theme->compact ? 8 : 12));
	layout->undo = rect_cut_left(&buttons, buttons.w * (theme->small ? 41 : theme->compact ? 50 : 44) / 100);
	rect_cut_left(&buttons, gap);
	layout->end = buttons;
	layout->body = rest;
}

/* Other figures than followers, which every card of one line shows in a second one. */
static bool has_kinds(const struct play *play)
{
	bool any = false;
	for (int kind = 0; kind < PIECES_MAX; kind++)
		any |= kind != FIGURE_MEEPLE && game_owned(session_game(play->session), (enum figure)kind) > 0;
	return any && !play_wall(play) && !play_has_tokens(play);
}

/* How wide the rail is, and how its cards fit. */
static float rail_width(struct play *play)
{
	struct play_layout *layout = &play->layout;
	const struct theme *theme = &play->theme;
	float room = theme->unit_h - (theme->compact ? 330 : 420);
	layout->dense = cards_height(play, false) > room;
	layout->small = theme->small || cards_height(play, layout->dense) > room;
	layout->slim = layout->small && game_player_count(session_game(play->session)) > PLAYERS_BASE;
	layout->kinds = layout->small && !play_tight(theme) && game_player_count(session_game(play->session)) <= 4 &&
	                has_kinds(play);
	layout->pairs = in_pairs(play) && layout->small &&
	                (play_tight(theme) || (theme->small && game_player_count(session_game(play->session)) > 4));
	if (theme->unit_w > 2000)
		return theme->unit_w * 0.2f < 480 ? theme->unit_w * 0.2f : 480;
	return theme->small ? (play_has_tokens(play) ? 280 : 248) : theme->compact ? 294 : 388;
}

/* A part of another screen, or a picture of the table alone: nothing but the stage. */
static void find_bare(struct play *play, struct rect stage)
{
	const struct theme *theme = &play->theme;
	play->layout.rail = (struct rect){theme->w, 0, 0, theme->h};
	play->layout.track = (struct rect){0, theme->h, theme->w, 0};
	play->layout.stage = stage;
}

enum { WORDS_LEAST = 300 }; /* units that a lesson's words need */

/* The words of a lesson, or of what is looked through. */
static void cut_words(struct play *play, struct rect *inner)
{
	int more = play->lesson.script && play_tight(&play->theme) ? play_px(play, 48) : 0; /* some lines */
	play->layout.lesson =
	    rect_cut_bottom(inner, play_lesson_height(play) + play_look_height(play, inner->w) + more);
	if (play->lesson.script || play->look.on)
		rect_cut_bottom(inner, play_px(play, 8));
}

/* Below the prompt: tools at the left, a question at the right, what is told below, and the stage between. */
static void find_stage(struct play *play, struct rect inner)
{
	struct play_layout *layout = &play->layout;
	const struct theme *theme = &play->theme;
	layout->tools = rect_cut_left(&inner, play_px(play, theme->small ? 36 : theme->compact ? 54 : 62));
	rect_cut_left(&inner, play_px(play, 4));
	layout->decide = (struct rect){0, 0, 0, 0};
	/* The question stands beside the table, not over it (some in the rail); beside a lesson's words too,
	 * so that every answer is seen, unless an open sheet has left those no room. */
	bool asked =
	    play->found.wait == WAIT_DECISION && !play->look.on && !play->lesson.waits && !play_asks_in_rail(play);
	float wide = !asked                                                   ? 0
	             : play_tight(theme) || (theme->small && play_wall(play)) ? 290
	             : theme->compact                                         ? 340
	                                                                      : 420;
	bool beside = inner.w - play_px(play, wide) >= play_px(play, WORDS_LEAST);
	if (!beside)
		cut_words(play, &inner);
	if (asked) {
		layout->decide = rect_cut_right(&inner, play_px(play, wide));
		rect_cut_right(&inner, play_px(play, 12));
	}
	if (beside)
		cut_words(play, &inner);
	layout->advice = rect_cut_bottom(&inner, play_advice_height(play));
	if (layout->advice.h)
		rect_cut_bottom(&inner, play_px(play, 8));
	layout->stage = inner;
}

/* Head, label and buttons of the rail, a card for each player, and room for a tile or the places of a follower. */
void play_layout_need(const struct play *play, int *w, int *h)
{
	enum { WIDE = 800, LEAST = 480, RAIL = 184, ACTIVE = 84, CARD = 44, HAND = 32, BODY = 150 };
	int players = game_player_count(session_game(play->session)),
	    lines = in_pairs(play) ? players / 2 : players - 1;

	*w = WIDE + (play_has_tokens(play) ? 32 : 0);
	*h = RAIL + ACTIVE + lines * CARD + (play_wall(play) ? players * HAND : 0) + BODY;
	*h = *h > LEAST ? *h : LEAST;
}

void play_layout_find(struct play *play)
{
	struct play_layout *layout = &play->layout;
	const struct theme *theme = &play->theme;
	const struct play_shown *shown = &play->picture;
	int margin = play_px(play, theme_margin(theme));
	layout->window = layout->table = (struct rect){0, 0, theme->w, theme->h};
	struct rect inner = rect_inset(layout->window, margin);
	layout->rail = rect_cut_right(&inner, play_px(play, rail_width(play)));
	rect_cut_right(&inner, play_px(play, theme->compact ? 12 : 14));
	if (shown->pane.w) {
		find_bare(play, shown->pane);
		return;
	}
	if (shown->wish.board_only) {
		bool whole = shown->camera.tight || shown->wish.near;
		find_bare(play, whole ? layout->window : rect_inset(layout->window, margin / 2));
		return;
	}
	/* Where the wall is the track there is none below the table. */
	int track = play_wall(play) ? 0
	                            : play_px(play, play_tight(theme) ? 50
	                                            : theme->small    ? 56
	                                            : theme->compact  ? 36
	                                                              : 44);
	layout->track = rect_cut_bottom(&inner, track);
	if (track)
		rect_cut_bottom(&inner, play_px(play, 8));
	layout->prompt_row = (struct rect){inner.x, inner.y, inner.w, play_px(play, theme->compact ? 48 : 60)};
	layout->sheet = (struct rect){0, 0, 0, 0};
	if (play->panel.sheet != SHEET_NONE) {
		float wide = play_tight(theme) ? 260 : theme->small ? 300 : theme->compact ? 340 : 430;
		layout->sheet = rect_cut_right(&inner, play_px(play, wide));
		rect_cut_right(&inner, play_px(play, 12));
		layout->prompt_row.w = inner.w;
	}
	rect_cut_top(&inner, layout->prompt_row.h + play_px(play, 4));
	find_stage(play, inner);
	if (theme->small) { /* nothing of the land lies below tools and prompt */
		int x = layout->tools.x + layout->tools.w + play_px(play, 4),
		    y = layout->prompt_row.y + layout->prompt_row.h, gap = play_px(play, 4);
		layout->table = rect_make(x, y, layout->rail.x - gap - x, layout->track.y - gap - y);
	}
	find_rail(play);
	play->screen.room = layout->stage;
}
