/* What is told beside the pointer: what fits on an empty place, what a tile would
 * join there, why something is refused. */
#include "view/play/panel/panel.h"

/* Beside a cell, where it covers least of the laid tiles, and never over the
 * rail, the track or the prompt. */
static struct rect place_beside(const struct play *play, struct cell cell, int w, int h)
{
	const struct game *game = session_game(play->session);
	struct rect anchor = play_cell_box(play, cell.x, cell.y), prompt = play->layout.prompt_row;
	int gap = play_px(play, 12), right = play->layout.rail.x - gap, bottom = play->layout.track.y - gap;
	int middle = anchor.y + (anchor.h - h) / 2, center = anchor.x + (anchor.w - w) / 2;
	const struct rect tries[] = {
	    {anchor.x + anchor.w + gap, middle, w, h},
	    {anchor.x - gap - w, middle, w, h},
	    {center, anchor.y - gap - h, w, h},
	    {center, anchor.y + anchor.h + gap, w, h},
	    {anchor.x + anchor.w - w, anchor.y - gap - h, w, h},
	    {anchor.x + anchor.w - w, anchor.y + anchor.h + gap, w, h},
	};
	struct rect best = tooltip_place(NULL, right, bottom, anchor, w, h, gap);
	long least = -1;
	for (int i = 0; i < (int)(sizeof tries / sizeof tries[0]); i++) {
		struct rect box = tries[i];
		long cost = i * 60;
		if (box.x < gap || box.y < prompt.y + prompt.h || box.x + w > right || box.y + h > bottom)
			continue;
		for (int t = 0; t < game_tile_count(game); t++) {
			struct cell at = game_tile(game, t).cell;
			cost += rect_common_area(box, play_cell_box(play, at.x, at.y));
		}
		if (least < 0 || cost < least) {
			least = cost;
			best = box;
		}
	}
	return best;
}

/* The panel of a tip, `high` in all; returns the column of this width for its words. */
static struct rect tip_panel(struct play *play, struct draw *draw, struct cell cell, int wide, int high, bool refuse)
{
	int pad = play_px(play, 14);
	struct rect box = place_beside(play, cell, wide + 2 * pad, high);
	struct skin skin = theme_skin(&play->theme, refuse ? SKIN_TOOLTIP_REFUSE : SKIN_TOOLTIP);
	draw_skin(draw, box, &skin);
	return rect_make(box.x + pad, box.y + play_px(play, 10), wide, box.h);
}

static void tip(struct play *play, struct ui *ui, struct cell cell, const char *title, const char *text, bool refuse)
{
	struct draw *draw = ui->draw;
	struct text_style head = theme_text_color(&play->theme, TYPE_SUBHEAD, COLOR_CREAM);
	struct text_style body = theme_text_color(&play->theme, TYPE_SMALL, COLOR_CREAM);
	int icon = refuse ? play_px(play, 28) : 0, most = play_px(play, 300) - 2 * play_px(play, 14);
	head.face = FACE_SERIF;
	head.bold = true;
	head.px = head.px * 9 / 10;
	int wide = title ? text_width(draw->metrics, &head, title) + icon : 0,
	    sentence = text_width(draw->metrics, &body, text);
	wide = wide > sentence ? wide : sentence;
	wide = wide > most ? most : wide;
	int high = title ? text_block_height(draw->metrics, &head, title, wide - icon) : 0;
	int words = text_block_height(draw->metrics, &body, text, wide);
	struct rect rest = tip_panel(play, draw, cell, wide, high + words + 2 * play_px(play, 10), refuse);
	struct rect line = rect_cut_top(&rest, high);
	if (refuse)
		draw_icon(draw, (struct rect){line.x, line.y, play_px(play, 22), head.line}, play_px(play, 22),
		          ICON_LOCK, rgb(COLOR_SLOT));
	rect_cut_left(&line, icon);
	if (title)
		draw_text_block(draw, line, ALIGN_LEFT, &head, title);
	draw_text_block(draw, rest, ALIGN_LEFT, &body, text);
}

static void slot_tip(struct play *play, struct ui *ui)
{
	char title[120], text[WORDS_SIZE];
	int slot = play->drag.figure ? play->drag.slot : play->pointer.slot;
	if (slot < 0 || play->found.slots[slot].legal || play->panel.called_out)
		return;
	const struct refusal *refusal = &play->found.slots[slot].refusal;
	struct move laid;
	if (!session_aids(play->session)->why_not || !session_laid(play->session, &laid))
		return;
	words_refusal_title(play->session, refusal, title, sizeof title);
	words_refusal(play->session, refusal, text, sizeof text);
	tip(play, ui, laid.cell, title, text, true);
}

/* ---- what a tile would join, and what fits ---- */

enum { JOINS_MAX = 8, SAMPLES_MAX = 5 };

struct join {
	uint8_t kind;
	unsigned owners;
	int points; /* paid at once, because the tile completes it; 0: it only joins */
};

/* What the ghost would complete, and for whom. */
static int find_completed(const struct play *play, const struct play_cell *cell, struct draw *draw, struct join *joins)
{
	struct move place = {.kind = MOVE_PLACE,
	                     .tile = (uint8_t)session_tile(play->session),
	                     .rotation = (uint8_t)play_rotation_at(play, cell),
	                     .cell = {cell->x, cell->y}};
	struct event_list *events = draw_alloc(draw, sizeof *events);
	int count = 0;
	if (!events || !session_would(play->session, &place, events))
		return 0;
	for (int i = 0; i < events->count && count < JOINS_MAX / 2; i++) {
		const struct event *event = &events->items[i];
		if (event->kind == EVENT_SCORED && event->reason == SCORE_COMPLETE && event->points > 0)
			joins[count++] = (struct join){event->feature, 1u << event->seat, (int)event->points};
	}
	return count;
}

/* The occupied features that the ghost would touch. */
static int find_joins(const struct play *play, const struct play_cell *cell, struct join joins[JOINS_MAX / 2])
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	static const struct {
		int dx, dy, edge;
	} sides[] = {{0, -1, EDGE_S}, {1, 0, EDGE_W}, {0, 1, EDGE_N}, {-1, 0, EDGE_E}};
	unsigned told[FEATURE_KINDS] = {0};
	int count = 0;
	for (int side = 0; side < 4; side++) {
		int index = game_tile_at(game, cell->x + sides[side].dx, cell->y + sides[side].dy);
		if (index < 0)
			continue;
		struct setup_tile tile = game_tile(game, index);
		int printed = (sides[side].edge - tile.rotation) & 3;
		int terrain = set->types[tile.type].edges[printed];
		struct spot spot = {terrain == TERRAIN_CITY ? FEATURE_CITY : FEATURE_ROAD, (uint8_t)sides[side].edge};
		if ((terrain != TERRAIN_CITY && terrain != TERRAIN_ROAD) ||
		    !game_feature_at(game, tile.cell.x, tile.cell.y, spot, play->feature) || !play->feature->owners ||
		    (told[spot.kind] & play->feature->owners) == play->feature->owners)
			continue;
		told[spot.kind] |= play->feature->owners;
		joins[count++] = (struct join){spot.kind, play->feature->owners, 0};
	}
	return count;
}

static const char *join_words(const struct play *play, const struct join *join, struct draw *draw)
{
	char names[160];
	if (join->points)
		/* TRANSLATORS: "City complete: +8". */
		return draw_format(draw, tr("%s complete: +%d"), words_feature(join->kind), join->points);
	words_seats(play->session, join->owners, names, sizeof names);
	return draw_format(draw, join->kind == FEATURE_CITY ? tr("Joins the city of %s") : tr("Joins the road of %s"),
	                   names);
}

/* "fits 2 ways · R turns it · click lays it" */
static const char *ways_words(const struct play *play, const struct play_cell *cell, struct draw *draw)
{
	int ways = play_count(cell->rotations);
	const char *fits = draw_format(draw, trn("fits one way", "fits %d ways", (unsigned long)ways), ways);
	return draw_format(draw, "%s%s · %s", fits, ways > 1 ? tr(" · R turns") : "",
	                   play->cursor.on ? tr("Enter lays") : tr("click lays"));
}

static void ghost_tip(struct play *play, struct ui *ui, const struct play_cell *cell)
{
	struct draw *draw = ui->draw;
	struct join joins[JOINS_MAX];
	const char *lines[JOINS_MAX], *ways = ways_words(play, cell, draw);
	int count = find_completed(play, cell, draw, joins);
	unsigned done = 0;
	for (int i = 0; i < count; i++)
		done |= 1u << joins[i].kind;
	struct join touched[JOINS_MAX / 2];
	for (int i = 0, n = find_joins(play, cell, touched); i < n; i++)
		if (!(done >> touched[i].kind & 1)) /* what is completed is told above */
			joins[count++] = touched[i];
	int badge = play_px(play, 22), step = badge + play_px(play, 3);
	struct text_style strong = theme_text_color(&play->theme, TYPE_BODY, COLOR_SELECTED),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_CREAM);
	strong.bold = true;
	int wide = text_width(draw->metrics, &small, ways), line = play_px(play, 28);
	for (int i = 0; i < count; i++) {
		lines[i] = join_words(play, &joins[i], draw);
		int w = text_width(draw->metrics, &strong, lines[i]) + play_count(joins[i].owners) * step +
		        play_px(play, 6);
		wide = w > wide ? w : wide;
	}
	int most = play_px(play, 380), high = count * line + small.line + 2 * play_px(play, 10);
	wide = wide > most ? most : wide;
	struct rect rest = tip_panel(play, draw, (struct cell){cell->x, cell->y}, wide, high, false);
	for (int i = 0; i < count; i++) {
		struct rect row = rect_cut_top(&rest, line);
		for (int seat = 0; seat < PLAYERS_MAX; seat++) {
			if (!(joins[i].owners >> seat & 1))
				continue;
			struct rect place = rect_cut_left(&row, step);
			draw_badge(draw, (float)place.x + (float)badge / 2, (float)row.y + (float)row.h / 2 - 1,
			           (float)badge, play_seat_color(play, seat));
		}
		rect_cut_left(&row, play_px(play, 5));
		draw_text(draw, row, ALIGN_LEFT, &strong, lines[i]);
	}
	draw_text(draw, rect_cut_top(&rest, small.line), ALIGN_LEFT, &small, ways);
}

/* Which of the tiles left fit there, as long as they can be counted at a glance. */
static int find_samples(const struct play *play, const struct play_cell *cell, int types[SAMPLES_MAX])
{
	const struct game *game = session_game(play->session);
	int count = 0;
	for (int type = 0; type < game_tile_set(game)->type_count; type++) {
		bool fits = false;
		for (int rotation = 0; rotation < 4 && play->found.unseen[type] > 0; rotation++)
			fits = fits || game_tile_fits(game, type, cell->x, cell->y, rotation);
		if (!fits)
			continue;
		if (count == SAMPLES_MAX)
			return 0;
		types[count++] = type;
	}
	return count;
}

static void fits_tip(struct play *play, struct ui *ui, const struct play_cell *cell)
{
	struct draw *draw = ui->draw;
	int types[SAMPLES_MAX], count = find_samples(play, cell, types);
	struct cell at = {cell->x, cell->y};
	const char *text = cell->never ? tr("No tile that is left fits here")
	                               : draw_format(draw, tr("%d of %d tiles left fit here"), cell->fitting,
	                                             play->found.unseen_total);
	if (count == 0) {
		tip(play, ui, at, NULL, text, false);
		return;
	}
	struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOR_CREAM);
	int side = play_px(play, 54), gap = play_px(play, 16);
	int row = count * (side + gap) - gap, wide = text_width(draw->metrics, &style, text);
	wide = row > wide ? row : wide;
	int high = style.line * 2 + side + play_px(play, 44);
	struct rect rest = tip_panel(play, draw, at, wide, high, false);
	draw_text(draw, rect_cut_top(&rest, style.line), ALIGN_LEFT, &style, text);
	rect_cut_top(&rest, play_px(play, 16));
	for (int i = 0; i < count; i++) {
		struct rect place = {rest.x + i * (side + gap), rest.y, side, side};
		struct art_tile tile = {.type = (uint8_t)types[i], .preview = true};
		tile_art_preview(board_art(play->board), draw, tile, place, 1);
		draw_text(draw, (struct rect){place.x, place.y + side + play_px(play, 4), side, style.line},
		          ALIGN_CENTER, &style, draw_format(draw, "× %d", play->found.unseen[types[i]]));
	}
}

static void cell_tip(struct play *play, struct ui *ui)
{
	const struct play_cell *cell = play_target(play);
	if (!cell || play->found.wait != WAIT_TILE)
		return;
	if (cell->rotations && session_aids(play->session)->legal_cells)
		ghost_tip(play, ui, cell);
	else if (session_aids(play->session)->fits)
		fits_tip(play, ui, cell);
}

void play_tips(struct play *play, struct ui *ui, struct frame *frame)
{
	if (frame->frozen && !play->lit.on && !play->cursor.on)
		return;
	if (play->refused.on) {
		char title[120], text[WORDS_SIZE];
		words_refusal_title(play->session, &play->refused.why, title, sizeof title);
		words_refusal(play->session, &play->refused.why, text, sizeof text);
		tip(play, ui, play->refused.why.cell, title, text, true);
		return;
	}
	bool places = play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END;
	if (places && (play->drag.figure || play->pointer.slot >= 0)) {
		slot_tip(play, ui);
		return;
	}
	if (play->pointer.panning || play->drag.figure)
		return;
	if (play->lit.told && play->found.wait == WAIT_DECISION)
		return;
	bool waited =
	    ui->now >= play->pointer.since + MOTION_TOOLTIP_WAIT || play->cursor.on || frame->frozen || play->lit.told;
	if (!waited) {
		ui_wake(ui, (int)(play->pointer.since + MOTION_TOOLTIP_WAIT - ui->now) + 1);
		return;
	}
	if (play->lit.on && !play->cursor.on)
		play_feature_card(play, ui);
	else if ((play->pointer.over_board && !play->pointer.quiet) || play->cursor.on)
		cell_tip(play, ui);
}
