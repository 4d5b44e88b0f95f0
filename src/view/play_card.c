/* What is told beside the pointer: the feature under it, what fits on an empty
 * place, why something is refused. */
#include "play.h"

#include <stdio.h>
#include <string.h>

static struct rect cell_box(const struct play *play, int x, int y)
{
	return camera_cell(&play->camera, play->layout.stage, x, y);
}

/* ---- the card of a feature ---- */

static const char *owner_line(const struct play *play, const struct feature *feature, char *text, size_t size)
{
	char names[200];
	int most = 0, counts[PLAYERS_MAX] = {0};
	for (int i = 0; i < feature->figure_count; i++)
		counts[feature->figures[i].seat]++;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		most = counts[seat] > most ? counts[seat] : most;
	if (!feature->owners) {
		snprintf(text, size, "%s", tr("nobody stands here"));
		return text;
	}
	words_seats(play->session, feature->owners, names, sizeof names);
	bool tie = (feature->owners & (feature->owners - 1)) != 0;
	if (tie)
		snprintf(text, size, tr("shared, %d each"), most);
	else if (most == feature->figure_count)
		snprintf(text, size,
		         trn("%d follower · nobody else", "%d followers · nobody else", (unsigned long)most),
		         most);
	else
		snprintf(text, size, tr("most followers: %d of %d"), most, feature->figure_count);
	return text;
}

static void card_title(const struct play *play, const struct feature *feature, char *text, size_t size)
{
	char names[200];
	if (!feature->owners) {
		snprintf(text, size, "%s", words_feature(feature->kind));
		return;
	}
	words_seats(play->session, feature->owners, names, sizeof names);
	/* TRANSLATORS: "City of Rosso", "Road of Petra and Ines". */
	snprintf(text, size, tr("%s of %s"), words_feature(feature->kind), names);
}

static void card_line(const struct play *play, struct draw *draw, struct rect *rest, const char *label,
                      const char *sum, int points, bool strong)
{
	struct text_style bold = theme_text(&play->theme, TYPE_BODY),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOUR_INK2);
	struct text_style score = theme_text(&play->theme, TYPE_SUBHEAD);
	bold.bold = true;
	score.face = FACE_SERIF;
	score.bold = true;
	if (strong)
		score.color = rgb(COLOUR_GO);
	struct rect line = rect_cut_top(rest, play_px(play, 30));
	draw_text(draw, rect_cut_right(&line, play_px(play, 44)), ALIGN_RIGHT, &score,
	          draw_format(draw, "%d", points));
	int wide = text_width(draw->metrics, &bold, label) + play_px(play, 8);
	draw_text(draw, rect_cut_left(&line, wide), ALIGN_LEFT, &bold, label);
	draw_text(draw, line, ALIGN_RIGHT, &small, sum);
}

static int feature_width(const struct play *play, struct draw *draw, const char *title, const char *sum)
{
	struct text_style heading = theme_text(&play->theme, TYPE_HEADING),
	                  small = theme_text(&play->theme, TYPE_SMALL);
	int wide = text_width(draw->metrics, &heading, title) + play_px(play, 120);
	int sums = text_width(draw->metrics, &small, sum) + play_px(play, 230);
	wide = wide > sums ? wide : sums;
	int least = play_px(play, 320), most = play_px(play, 460);
	return wide < least ? least : wide > most ? most : wide;
}

static void feature_card(struct play *play, struct ui *ui)
{
	const struct game *game = session_game(play->session);
	struct draw *draw = ui->draw;
	struct feature *feature = play->feature;
	if (!game_feature_at(game, play->lit_cell.x, play->lit_cell.y, play->lit_spot, feature))
		return;
	char title[260], owner[120], complete[160], final[160], detail[160];
	card_title(play, feature, title, sizeof title);
	owner_line(play, feature, owner, sizeof owner);
	words_complete(game, feature, complete, sizeof complete);
	words_final(game, feature, final, sizeof final);
	words_detail(game, feature, detail, sizeof detail);
	bool closes = feature->kind != FEATURE_FIELD && !feature->complete;
	int lines = 1 + closes, width = feature_width(play, draw, title, complete), pad = play_px(play, 18);
	int height = 2 * pad + play_px(play, 64 + 32 + 10) + lines * play_px(play, 30);
	struct rect anchor = cell_box(play, play->lit_cell.x, play->lit_cell.y);
	/* Close to the pointer where the tile is larger than needed. */
	if (anchor.w > play_px(play, 200))
		anchor = rect_center((struct rect){ui->x - 1, ui->y - 1, 2, 2}, play_px(play, 90),
		                     play_px(play, 110));
	struct rect box = tooltip_place(play->layout.rail.x, play->layout.track.y, anchor, width, height,
	                                play_px(play, 14));
	struct skin skin = theme_skin(&play->theme, SKIN_PANEL);
	draw_skin(draw, box, &skin);
	struct rect rest = rect_inset(box, pad), head = rect_cut_top(&rest, play_px(play, 64));
	int first = -1;
	for (int seat = PLAYERS_MAX - 1; seat >= 0; seat--)
		first = feature->owners >> seat & 1 ? seat : first;
	if (first >= 0) {
		struct rect figure = rect_cut_left(&head, play_px(play, 44));
		draw_figure(draw, (float)figure.x + (float)figure.w / 2,
		            (float)figure.y + theme_stroke(&play->theme, 50), theme_stroke(&play->theme, 46),
		            feature->kind == FEATURE_FIELD ? POSE_STRAW_HAT : POSE_STANDING,
		            play_seat_color(play, first), LOOK_NORMAL, 1);
		rect_cut_left(&head, play_px(play, 12));
	}
	struct text_style heading = theme_text(&play->theme, TYPE_HEADING),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOUR_INK2);
	heading.bold = true;
	heading.px = heading.px * 9 / 10;
	draw_text(draw, rect_cut_top(&head, play_px(play, 32)), ALIGN_LEFT, &heading, title);
	draw_text(draw, rect_cut_top(&head, play_px(play, 22)), ALIGN_LEFT, &small, owner);
	struct text_style body = theme_text(&play->theme, TYPE_SMALL);
	draw_text(draw, rect_cut_top(&rest, play_px(play, 28)), ALIGN_LEFT, &body, detail);
	draw_fill(draw, (struct rect){rest.x, rest.y, rest.w, 1}, rgba(COLOUR_LINE, 0.8f));
	rect_cut_top(&rest, play_px(play, 8));
	if (closes)
		card_line(play, draw, &rest, tr("Completed"), complete, feature->points_complete, true);
	card_line(play, draw, &rest, feature->complete ? tr("Now") : tr("Game end"), final,
	          feature->points_now, false);
}

/* ---- tooltips ---- */

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
		feature_card(play, ui);
	else if ((play->over_board && !play->quiet) || play->cursor_on)
		cell_tip(play, ui);
}
