/* What is told beside the pointer: what fits on an empty place, what a tile would
 * join there, why something is refused. */
#include "play.h"

#include <stdio.h>
#include <string.h>

static struct rect cell_box(const struct play *play, int x, int y)
{
	return camera_cell(&play->camera, play->layout.stage, x, y);
}

/* Beside a cell, and never over the rail or the track. */
static void tip(struct play *play, struct ui *ui, struct cell cell, const char *title, const char *text,
                bool refuse)
{
	struct draw *draw = ui->draw;
	struct text_style head = theme_text_color(&play->theme, TYPE_SUBHEAD, COLOUR_CREAM);
	struct text_style body = theme_text_color(&play->theme, TYPE_SMALL, COLOUR_CREAM);
	int pad = play_px(play, 14), icon = refuse ? play_px(play, 28) : 0,
	    most = play_px(play, 300) - 2 * pad;
	head.face = FACE_SERIF;
	head.bold = true;
	head.px = head.px * 9 / 10;
	int wide = title ? text_width(draw->metrics, &head, title) + icon : 0,
	    sentence = text_width(draw->metrics, &body, text);
	wide = wide > sentence ? wide : sentence;
	wide = wide > most ? most : wide;
	int high = title ? text_block_height(draw->metrics, &head, title, wide - icon) : 0;
	int words = text_block_height(draw->metrics, &body, text, wide);
	struct rect box =
	    tooltip_place(play->layout.rail.x, play->layout.track.y, cell_box(play, cell.x, cell.y),
	                  wide + 2 * pad, high + words + 2 * play_px(play, 10), play_px(play, 12));
	struct skin skin = theme_skin(&play->theme, refuse ? SKIN_TOOLTIP_REFUSE : SKIN_TOOLTIP);
	draw_skin(draw, box, &skin);
	struct rect rest = {box.x + pad, box.y + play_px(play, 10), wide, box.h};
	struct rect line = rect_cut_top(&rest, high);
	if (refuse)
		draw_icon(draw, (struct rect){line.x, line.y, play_px(play, 22), head.line},
		          play_px(play, 22), ICON_LOCK, rgb(COLOUR_SLOT));
	rect_cut_left(&line, icon);
	if (title)
		draw_text_block(draw, line, ALIGN_LEFT, &head, title);
	draw_text_block(draw, rest, ALIGN_LEFT, &body, text);
}

static void slot_tip(struct play *play, struct ui *ui)
{
	char title[120], text[WORDS_SIZE];
	int slot = play->drag_figure ? play->near_slot : play->hover_slot;
	if (slot < 0 || play->slots[slot].legal)
		return;
	const struct refusal *refusal = &play->slots[slot].refusal;
	struct move laid;
	if (!session_aids(play->session)->why_not || !session_laid(play->session, &laid))
		return;
	words_refusal_title(play->session, refusal, title, sizeof title);
	words_refusal(play->session, refusal, text, sizeof text);
	tip(play, ui, laid.cell, title, text, true);
}

/* "Joins Rosso's city": the occupied features the ghost would touch. */
static void joins(const struct play *play, const struct play_cell *cell, char *text, size_t size)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	static const struct {
		int dx, dy, edge;
	} sides[] = {{0, -1, EDGE_S}, {1, 0, EDGE_W}, {0, 1, EDGE_N}, {-1, 0, EDGE_E}};
	unsigned told[FEATURE_KINDS] = {0};
	text[0] = '\0';
	for (int side = 0; side < 4; side++) {
		int index = game_tile_at(game, cell->x + sides[side].dx, cell->y + sides[side].dy);
		if (index < 0)
			continue;
		struct setup_tile tile = game_tile(game, index);
		int printed = (sides[side].edge - tile.rotation) & 3;
		int terrain = set->types[tile.type].edges[printed];
		struct spot spot = {terrain == TERRAIN_CITY ? FEATURE_CITY : FEATURE_ROAD,
		                    (uint8_t)sides[side].edge};
		if ((terrain != TERRAIN_CITY && terrain != TERRAIN_ROAD) ||
		    !game_feature_at(game, tile.cell.x, tile.cell.y, spot, play->feature) ||
		    !play->feature->owners ||
		    (told[spot.kind] & play->feature->owners) == play->feature->owners)
			continue;
		told[spot.kind] |= play->feature->owners;
		char names[160];
		words_seats(play->session, play->feature->owners, names, sizeof names);
		size_t used = strlen(text);
		/* TRANSLATORS: "Joins City of Rosso" */
		snprintf(text + used, size - used, tr("%sJoins: %s of %s"), used ? "\n" : "",
		         words_feature(spot.kind), names);
	}
}

static int bit_count(unsigned bits)
{
	int count = 0;
	for (; bits; bits &= bits - 1)
		count++;
	return count;
}

static void cell_tip(struct play *play, struct ui *ui)
{
	const struct play_cell *cell = play_target(play);
	char title[WORDS_SIZE] = "", text[WORDS_SIZE] = "";
	if (!cell || play->wait != WAIT_TILE)
		return;
	if (cell->rotations && session_aids(play->session)->legal_cells) {
		joins(play, cell, title, sizeof title);
		int ways = bit_count(cell->rotations);
		snprintf(text, sizeof text,
		         trn("fits %d way · click lays", "fits %d ways · click lays", (unsigned long)ways),
		         ways);
	} else if (session_aids(play->session)->fits) {
		if (cell->never)
			snprintf(text, sizeof text, "%s", tr("No tile that is left fits here"));
		else
			snprintf(text, sizeof text, tr("%d of %d tiles left fit here"), cell->fitting,
			         play->unseen_total);
	}
	if (text[0])
		tip(play, ui, (struct cell){cell->x, cell->y}, title[0] ? title : NULL, text, false);
}

void play_tips(struct play *play, struct ui *ui, struct frame *frame)
{
	if (frame->still && !play->lit && !play->cursor_on)
		return;
	if (play->refused) {
		char title[120], text[WORDS_SIZE];
		words_refusal_title(play->session, &play->refusal, title, sizeof title);
		words_refusal(play->session, &play->refusal, text, sizeof text);
		tip(play, ui, play->refusal.cell, title, text, true);
		return;
	}
	if (play->wait == WAIT_FIGURE && (play->drag_figure || play->hover_slot >= 0)) {
		slot_tip(play, ui);
		return;
	}
	if (play->panning || play->drag_figure)
		return;
	if (play->lit_from_log && play->wait == WAIT_DECISION)
		return;
	bool waited = ui->now >= play->hover_since + MOTION_TOOLTIP_WAIT || play->cursor_on || frame->still ||
	              play->lit_from_log;
	if (!waited) {
		ui_wake(ui, (int)(play->hover_since + MOTION_TOOLTIP_WAIT - ui->now) + 1);
		return;
	}
	if (play->lit && !play->cursor_on)
		play_card(play, ui);
	else if ((play->over_board && !play->quiet) || play->cursor_on)
		cell_tip(play, ui);
}
