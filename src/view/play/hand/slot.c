/* The places for a follower: on the tile, and as a list in the panel. */
#include "view/play/hand/hand.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Where the i-th tile of the chain is left: in the middle of the edge, or of the half of it where a road parts
 * two fields, or a path two courts. */
static struct vec way_crossing(const struct play *play, const struct refusal *refusal, int i)
{
	static const struct vec middle[EDGE_COUNT] = {{0.5f, 0}, {1, 0.5f}, {0.5f, 1}, {0, 0.5f}};
	static const struct vec left[EDGE_COUNT] = {{-0.25f, 0}, {0, -0.25f}, {0.25f, 0}, {0, 0.25f}};
	const struct game *game = session_game(play->session);
	struct cell cell = refusal->path[i];
	struct setup_tile tile = game_tile(game, game_tile_at(game, cell.x, cell.y));
	int side = refusal->path_sides[i], edge = side / 2;
	int shown = game_tile_set(game)->types[tile.type].edges[(edge - tile.rotation) & 3];
	bool whole = shown == TERRAIN_FIELD || shown == TERRAIN_COURT;
	bool halves = refusal->spot.kind == FEATURE_FIELD || refusal->spot.kind == FEATURE_COURT;
	float to = !halves || whole ? 0 : side % 2 ? -1 : 1;
	return (struct vec){(float)cell.x + middle[edge].x + to * left[edge].x,
	                    (float)cell.y + middle[edge].y + to * left[edge].y};
}

static bool in_box(struct rect box, struct vec at)
{
	return at.x >= (float)box.x && at.x <= (float)(box.x + box.w) && at.y >= (float)box.y &&
	       at.y <= (float)(box.y + box.h);
}

/* Where the way leaves the table that is seen it ends, in the box; returns how many points are left. */
static int way_cut(struct rect box, struct vec *points, int count)
{
	int out = 1;
	while (out < count && in_box(box, points[out]))
		out++;
	if (out >= count || !in_box(box, points[0]))
		return count;
	struct vec in = points[out - 1], to = points[out];
	for (int halving = 0; halving < 12; halving++) {
		struct vec middle = {(in.x + to.x) / 2, (in.y + to.y) / 2};
		if (in_box(box, middle))
			in = middle;
		else
			to = middle;
	}
	points[out] = in;
	return out + 1;
}

/* The radius of the ring round him who holds a refused place, at the end of the way to him. */
static float way_ring(const struct play *play)
{
	return fminf((float)play->view.camera.size * 0.24f, theme_stroke(&play->theme, 48));
}

static void draw_way(struct play *play, struct draw *draw, const struct refusal *refusal, struct vec from)
{
	struct vec points[2 * TILES_MAX];
	int count = 0;
	for (int i = 0; i < refusal->path_count; i++) {
		points[count++] = play_place(play, refusal->path[i], refusal->path_spots[i]);
		if (i + 1 == refusal->path_count)
			break;
		points[count++] = play_on_screen(play, way_crossing(play, refusal, i));
	}
	points[0] = from;
	points[count - 1] = play_holder(play, refusal);
	float ring = way_ring(play);
	struct rect seen = rect_inset(play->layout.stage, (int)(ring * 0.5f));
	int left = way_cut(seen, points, count);
	bool cut = left < count;
	ring = cut ? theme_stroke(&play->theme, 26) : ring;
	mark_way(draw, &play->theme, points, left, play_slot_radius(play) * 0.8f, ring);
	if (!cut)
		return;
	/* The holder stands out of sight: who he is, at the end of what is seen. */
	struct vec end = points[left - 1];
	enum figure_pose pose = figure_pose(refusal->figure, refusal->spot.kind);
	bool lies = refusal->spot.kind == FEATURE_FIELD || refusal->spot.kind == FEATURE_COURT;
	draw_circle(draw, end.x, end.y, ring - theme_stroke(&play->theme, 3), rgb(COLOR_CARD));
	draw_figure(draw, end.x, end.y + ring * (lies ? 0.25f : 0.6f), ring * 1.15f, pose,
	            play_seat_color(play, refusal->holder), LOOK_NORMAL, 1);
}

/* From the supply to the hand. */
static void draw_flight(struct play *play, struct draw *draw)
{
	struct rect card = play->layout.cards[play->found.seat];
	struct vec from = {(float)play->layout.rail.x, (float)card.y + (float)card.h / 2};
	mark_flight(draw, &play->theme, from, (struct vec){(float)play->drag.x, (float)play->drag.y});
}

/* Where the follower stands, or would if he were let go. */
static void draw_stand(struct play *play, struct draw *draw, struct vec at)
{
	float height = figure_on_tile(play->view.camera.size), radius = height * 0.62f;
	float y = at.y - height * 0.05f;
	draw_circle(draw, at.x, y, radius * 1.42f, rgba(COLOR_SLOT, 0.16f));
	draw_circle(draw, at.x, y, radius * 1.24f, rgba(COLOR_SLOT, 0.20f));
	draw_circle(draw, at.x, y, radius, rgba(COLOR_SLOT, 0.45f));
	draw_ring(draw, at.x, y, radius + theme_stroke(&play->theme, 2), theme_stroke(&play->theme, 7),
	          rgb(COLOR_TOOLTIP));
	draw_ring(draw, at.x, y, radius, theme_stroke(&play->theme, 3.5f), rgb(COLOR_SLOT));
	draw_ring(draw, at.x, y, radius * 0.80f, theme_stroke(&play->theme, 2), rgba(COLOR_HALO, 0.75f));
}

/* Where a follower stands; the disc that tells his place may lie further from the tile's border. */
static struct vec stand_place(const struct play *play, const struct play_slot *slot)
{
	if (slot->puts && !any_piece(play_move_kind(play, &slot->move))->beside)
		return play_stand(play, play_move_kind(play, &slot->move), slot->cell, slot->move.spot);
	return play_on_screen(play, slot->at);
}

static enum figure_pose slot_pose(const struct play *play, const struct play_slot *slot)
{
	return figure_pose_on(play_move_kind(play, &slot->move), slot->cell, slot->on);
}

/* What a corner is worth, beside its disc: the tile between them has no room for a word on each. */
static void draw_worth(struct play *play, struct draw *draw, const struct play_slot *slot, struct vec at, float radius)
{
	struct text_style style = text_bold(theme_text(&play->theme, TYPE_SMALL));
	const char *worth = draw_format(draw, "%+d", slot->points);
	int wide = text_width(draw->metrics, &style, worth) + play_px(play, 10), high = style.line;
	struct rect box = rect_make((int)(at.x + radius * 0.8f), (int)(at.y - radius) - high / 2, wide, high);
	theme_draw(draw, &play->theme, SKIN_PILL, box);
	draw_text(draw, box, ALIGN_CENTER, &style, worth);
}

void play_slots_draw(struct play *play, struct frame *frame, bool signs)
{
	struct draw *draw = frame->draw;
	int put = play_slot_put(play), color = play_seat_color(play, play->found.seat);
	int near = play_slot_asked(play), told = play_slot_told(play);
	float radius = play_slot_radius(play);
	struct vec places[PLAY_SLOTS_MAX];
	play_slot_places(play, places);
	bool way = told >= 0 && play->found.slots[told].refusal->reason == REFUSAL_OCCUPIED;
	if (way)
		draw_way(play, draw, play->found.slots[told].refusal, play_slot_place(play, told));
	if (!play_hands_off(play))
		play_callout_draw(play, draw);
	/* Of a feature with many places one has its number, and lies above the others' dots; where there are so many
	 * that two digits are not read, the first nine have one. */
	bool nine = play_slots_small(play);
	for (int n = 0; n < 2 * play->found.slot_count; n++) {
		int i = n % play->found.slot_count;
		const struct play_slot *slot = &play->found.slots[i];
		bool dot = i != near && (!play_row_first(play, i) || (nine && slot->number > 9));
		struct vec at = places[i], meant = play_on_screen(play, slot->at);
		if (dot != (n < play->found.slot_count))
			continue;
		if (play->drag.figure && play->drag.touch && slot->move.kind != play->drag.touch)
			continue; /* no place for what is in the hand */
		if (signs && slot->legal)
			continue;
		if (i == put && slot->puts && !(play->drag.figure && near != i))
			continue;
		if (fabsf(at.x - meant.x) + fabsf(at.y - meant.y) > radius)
			draw_line(draw, at.x, at.y, meant.x, meant.y, theme_stroke(&play->theme, 2), rgb(COLOR_HALO));
		if (!slot->legal)
			mark_refused(draw, &play->theme, at, radius * 0.74f);
		else if (i == near && play->drag.figure && !play->drag.touch)
			draw_stand(play, draw, stand_place(play, slot));
		else
			mark_slot(draw, &play->theme, at, dot ? radius * 0.55f : radius, dot ? 0 : slot->number, color,
			          i == near ? 1 : 0);
		if (slot->legal && slot->pays && move_on_corner(slot->move.kind))
			draw_worth(play, draw, slot, at, radius);
	}
	const struct play_slot *touched = play_touched(play);
	if (touched) {
		const struct neutral_art *art = expansion_touch(touched->move.kind);
		struct vec at = play_on_screen(play, touched->at);
		draw_shape(draw, at.x + radius * 1.6f, at.y, (float)play->view.camera.size * art->height, art->shape,
		           1);
	}
	if (put >= 0 && play->found.slots[put].puts && !play->drag.figure) {
		struct vec at = stand_place(play, &play->found.slots[put]);
		draw_stand(play, draw, at);
		play_set_down(play, draw, at, slot_pose(play, &play->found.slots[put]), color,
		              frame->frozen ? 1 : play_drop_figure(play, frame->now));
	}
}

/* A neutral piece, held by its middle, or beside the figure that it would join. */
static void draw_piece(struct play *play, struct draw *draw)
{
	const struct neutral_art *art = play->drag.art;
	float height = (float)play->view.camera.size * art->height * 1.08f;
	struct vec hand = {(float)play->drag.x, (float)play->drag.y + height / 2};
	if (play->drag.slot >= 0)
		hand = play_on_screen(play, play->found.slots[play->drag.slot].at);
	draw_shape(draw, hand.x, hand.y, height, art->shape, 1);
}

/* The tile, but over a place where it is shown as it would lie. */
static void draw_tile(struct play *play, struct draw *draw)
{
	int side = (int)play->view.camera.size, type = session_tile(play->session);
	struct rect box = {play->drag.x - side / 2, play->drag.y - side / 2, side, side};
	struct skin shadow = {
	    .shadow = rgba(0x0B0603, 0.5f), .shadow_blur = (float)side * 0.12f, .shadow_dy = (float)side * 0.10f};
	if (type == NO_TILE || play->found.wait != WAIT_TILE || play_ghost_cell(play))
		return;
	draw_skin(draw, box, &shadow);
	tile_art_preview(board_art(play->board), draw, play_hand_art(play, type, play->tile.rotation), box, 0.96f);
}

void play_hand_draw(struct play *play, struct draw *draw)
{
	int near = play->drag.slot, color = play_seat_color(play, play->found.seat);
	float height = figure_on_tile(play->view.camera.size);
	if (play->drag.tile)
		draw_tile(play, draw);
	if (!play->drag.figure)
		return;
	if (play->drag.art) {
		draw_piece(play, draw);
		return;
	}
	struct vec goer;
	if (play_goer(play, &goer))
		mark_flight(draw, &play->theme, goer, (struct vec){(float)play->drag.x, (float)play->drag.y});
	else if (!play->drag.neutral)
		draw_flight(play, draw);
	struct vec hand = {(float)play->drag.x, (float)play->drag.y};
	enum figure_pose pose =
	    play->drag.neutral ? play_housed_pose(play) : figure_pose(play->drag.kind, FEATURE_KINDS);
	if (near >= 0 && play->found.slots[near].legal) {
		hand = stand_place(play, &play->found.slots[near]);
		pose = slot_pose(play, &play->found.slots[near]);
	}
	draw_figure(draw, hand.x, hand.y, height * 1.08f, pose, color, LOOK_NORMAL, 1);
}

/* The place of the row under the pointer, and what a follower there would join. */
static void hover_row(struct play *play, int i)
{
	if (play->pointer.hushed)
		return;
	play->pointer.slot = i;
	if (play->found.slots[i].legal && play->found.slots[i].puts)
		play_light(play, play->found.slots[i].cell, play->found.slots[i].on);
}

/* How many lines what is said of some place takes, before the words at its end. */
static int lines_wanted(const struct play *play, struct draw *draw, int width)
{
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);
	int now = text_width(draw->metrics, &small, tr("now")), why = text_width(draw->metrics, &small, tr("why?"));
	int most = 1;
	for (int i = 0; i < play->found.row_count; i++) {
		const struct play_slot *slot = &play->found.slots[play->found.rows[i]];
		struct slot_words words = play_slot_words(play, slot);
		int high = text_block_height(draw->metrics, &small, slot->legal ? words.brief : words.detail,
		                             width - (slot->legal ? now : why));
		most = high > most * small.line ? high / small.line : most;
	}
	return most;
}

/* Has another row, which puts nobody on the tile just laid either, the same title? */
static bool is_one_of_many(const struct play *play, int row)
{
	const struct play_slot *slot = &play->found.slots[play->found.rows[row]];
	for (int i = 0; i < row && slot->move.kind != MOVE_FIGURE; i++)
		if (play_slot_namesakes(&play->found.slots[play->found.rows[i]], slot))
			return true;
	return false;
}

/* How the list of places stands so that all of it is seen at once, if that can be. */
struct slot_grid {
	int across, row_height, gap;
	bool tight; /* one line each */
};

/* In one line a follower is only what he is: which kind of figure it would be stands above the list, and the words
 * in full are the row's tip. */
static const char *slot_role(const struct play *play, const struct play_slot *slot)
{
	if (slot->move.kind != MOVE_FIGURE && !slot->far)
		return play_slot_words(play, slot).title;
	return words_stands(slot->move.spot.kind, slot->move.figure);
}

/* Two in a line: have what they are, in small letters and two lines if need be, and what they pay room there? */
static bool has_room(const struct play *play, struct draw *draw, int width)
{
	struct text_style small = theme_text(&play->theme, TYPE_SMALL), value = theme_text(&play->theme, TYPE_SUBHEAD);
	/* disc and gaps (row.c) */
	int room = width - play_px(play, 28 + 5 + 5 + 5 + 7) - text_width(draw->metrics, &value, "0");

	small.px = small.px * 3 / 4;
	for (int i = 0; i < play->found.row_count; i++)
		for (const char *word = slot_role(play, &play->found.slots[play->found.rows[i]]); *word;
		     word += strspn(word, " ")) {
			size_t length = strcspn(word, " ");
			if (text_width(draw->metrics, &small, draw_format(draw, "%.*s", (int)length, word)) > room)
				return false;
			word += length;
		}
	return true;
}

static struct slot_grid slot_grid_find(const struct play *play, struct draw *draw, struct rect box)
{
	struct slot_grid grid = {1, play_px(play, play->theme.compact ? 46 : 56), play_px(play, 6), false};
	/* Beside each other they lose words and points, so larger letters may stand closer, as long as a row is hit. */
	enum { HIT = 27 };
	int count = play->found.row_count, line = theme_text(&play->theme, TYPE_BUTTON).line,
	    small = theme_text(&play->theme, TYPE_SMALL).line,
	    lines = lines_wanted(play, draw, box.w - play_px(play, 110));
	/* as many lines as there is room for, two of several at least */
	grid.row_height += (lines - 1) * small;
	for (; lines > 2 && count * (grid.row_height + grid.gap) > box.h; lines--)
		grid.row_height -= small;
	if (!count || count * (grid.row_height + grid.gap) <= box.h)
		return grid;
	/* One line each; then beside each other, what they are alone: the numbers on the tile tell which. */
	int gap = play_px(play, 2);
	bool far = false;
	for (int i = 0; i < count; i++)
		far |= play->found.slots[play->found.rows[i]].far || is_one_of_many(play, i);
	for (int across = 1; across <= 2 && !far; across++) {
		int rows = (count + across - 1) / across, low = box.h / rows - gap;
		int least = across > 1 ? play_px(play, HIT) : line > HIT ? line : HIT;
		int most = play_px(play, across > 1 ? 42 : 36);
		if (low >= least && (across == 1 || has_room(play, draw, (box.w - gap) / 2)))
			return (struct slot_grid){across, low < most ? low : most, gap, true};
	}
	/* They are scrolled: each with two lines, for on another tile what he is tells too little. */
	grid.row_height = play_px(play, play->theme.compact ? 44 : 48);
	grid.gap = gap;
	return grid;
}

/* One in a line: have all places of this role room to say which they are?  Else none does, lest "Merchant" look like
 * another than "Merchant north". */
static bool named(const struct play *play, struct draw *draw, const char *role, int width, int height)
{
	struct text_style title = theme_text(&play->theme, TYPE_BUTTON), small = theme_text(&play->theme, TYPE_SMALL);
	struct text_style value = theme_text(&play->theme, TYPE_HEADING);
	value.px = theme_text(&play->theme, TYPE_SUBHEAD).px;
	int disc = play_px(play, 36), most = height - play_px(play, 4);
	/* as row.c sets it: gaps, the disc, the points */
	int room = width - (disc < most ? disc : most) - play_px(play, 10 + 7 + 10 + 10 + 9 + 1) -
	           text_width(draw->metrics, &value, "0") - text_width(draw->metrics, &title, role);

	for (int i = 0; i < play->found.row_count; i++) {
		const struct play_slot *slot = &play->found.slots[play->found.rows[i]];

		if (slot->legal && !strcmp(slot_role(play, slot), role) &&
		    text_width(draw->metrics, &small, play_slot_words(play, slot).brief) > room)
			return false;
	}
	return true;
}

/* Where the places of a role have no room to say which they are, each is told by its field, road or city alone, in
 * small letters if need be: all of them, or none. */
static const char *told_alone(const struct play *play, struct draw *draw, const struct play_slot *slot, int width)
{
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);
	const char *brief = play_slot_words(play, slot).brief;
	int alike = 0, room = width - play_px(play, 70);

	for (int i = 0; i < play->found.row_count; i++) {
		const struct play_slot *other = &play->found.slots[play->found.rows[i]];
		if (!other->legal || !other->puts || other->move.spot.kind != slot->move.spot.kind)
			continue;
		if (other != slot && !strcmp(play_slot_words(play, other).brief, brief))
			return slot_role(
			    play, slot); /* two kinds of figure in one monastery: that would tell nothing apart */
		alike++;
		room = text_width(draw->metrics, &small, play_slot_words(play, other).brief) > room ? -1 : room;
	}
	return slot->puts && !play_wall(play) && alike > 1 && room >= 0 ? brief : slot_role(play, slot);
}

static const char *slot_tip(const struct play *play, struct draw *draw, const struct play_slot *slot)
{
	struct slot_words told = play_slot_words(play, slot);
	const char *words = draw_format(draw, told.detail[0] ? "%s · %s" : "%s%s", told.title, told.detail);
	if (!slot->legal || !slot->pays)
		return words;
	return draw_format(draw, tr("%s. The number: the points if the game ended now."), words);
}

/* Who holds it may lie out of sight. */
void play_slot_why(struct play *play, int i, uint64_t now)
{
	const struct play_slot *slot = &play->found.slots[i];
	if (slot->refusal->reason == REFUSAL_OCCUPIED)
		play_camera_reveal(play, slot->cell, slot->refusal->other, now);
}

static int handle_width(const struct play *play) { return play_px(play, play->theme.compact ? 30 : 40); }

/* What goes onto the figure, at the end of its row: taken up from there.  Is it pointed at? */
static bool touch_handle(struct play *play, struct ui *ui, struct rect row, int i, bool *pressed)
{
	const struct neutral_art *art = expansion_touch(play->found.slots[i].move.kind);
	if (!art)
		return false;
	struct rect box = rect_inset(rect_cut_right(&row, handle_width(play)), play_px(play, 2));
	struct ui_answer answer = ui_item(ui, ui_name_at("play.touch", i), box, 0);
	bool away = play->drag.figure && play->drag.art == art;
	float tall = fminf((float)box.h, (float)box.w) * (answer.hover ? 0.96f : 0.86f);
	draw_shape(ui->draw, (float)box.x + (float)box.w / 2, (float)(box.y + box.h) - ((float)box.h - tall) / 2, tall,
	           art->shape, away ? 0.3f : 1);
	ui_tip(ui, tr("Drag it onto the figure"));
	if (answer.dragging && ui->input.kind == INPUT_MOVE && !play->drag.figure && !play_hands_off(play))
		play_drag_piece(play, art, ui->x, ui->y);
	*pressed = *pressed || answer.click;
	return answer.hover;
}

/* What was chosen by key or on the table comes into sight. */
static void row_seek(struct play *play, int row, int top, int height, int room)
{
	if (play->panel.row_seen == 1 + row)
		return;
	play->panel.row_seen = 1 + row;
	if (row >= 0 && (float)top < play->panel.body_scroll)
		play->panel.body_scroll = (float)top;
	if (row >= 0 && (float)(top + height - room) > play->panel.body_scroll)
		play->panel.body_scroll = (float)(top + height - room);
}

int play_slot_list(struct play *play, struct ui *ui, struct rect box)
{
	int put = play->drag.figure ? -1 : play_slot_put(play), asked = play_slot_asked(play);
	struct slot_grid grid = slot_grid_find(play, ui->draw, box);
	/* words before the figure's "now" */
	bool narrow = play->theme.small || (grid.tight && play->theme.compact);
	int rows = (play->found.row_count + grid.across - 1) / grid.across, pitch = grid.row_height + grid.gap;
	int content = rows * pitch, chosen = put < 0 ? -1 : play_row(play, put);
	row_seek(play, chosen, chosen / grid.across * pitch, grid.row_height, box.h);
	struct rect inside = scroll_begin(ui, ui_name("play.slots"), box, content, &play->panel.body_scroll);
	int width = (inside.w - (grid.across - 1) * grid.gap) / grid.across;
	for (int line = 0; line < play->found.row_count; line++) {
		int i = play->found.rows[line];
		const struct play_slot *slot = &play->found.slots[i];
		struct slot_words words = play_slot_words(play, slot);
		char value[16];
		snprintf(value, sizeof value, "%d", slot->points);
		bool nameless = grid.tight && grid.across == 1 && slot->legal &&
		                !named(play, ui->draw, slot_role(play, slot), width, grid.row_height);
		struct row row_of = {
		    .title = nameless                  ? told_alone(play, ui->draw, slot, width)
		             : grid.tight || slot->far ? slot_role(play, slot)
		                                       : words.title,
		    .tip = grid.tight || (slot->legal && slot->pays) ? slot_tip(play, ui->draw, slot) : NULL,
		    .detail = grid.across > 1 ? NULL
		              : nameless      ? ""
		                              : words.detail,
		    .brief = words.brief,
		    .tight = grid.tight,
		    .color = play_seat_color(play, play->found.seat),
		    .number = slot->number,
		    .value = slot->legal && slot->pays ? value : NULL,
		    .value_before = !slot->legal || !slot->pays       ? NULL
		                    : move_on_corner(slot->move.kind) ? tr("at the end")
		                    : narrow                          ? NULL
		                                                      : tr("now"),
		    .selected = slot->legal && line == chosen,
		    .pointed = asked >= 0 && play_row(play, asked) == line,
		    .kept = grid.across == 1 && expansion_touch(slot->move.kind) ? handle_width(play) : 0,
		    .refused = !slot->legal,
		    .why = slot->legal ? NULL : tr("why?"),
		};
		struct rect place = {inside.x + line % grid.across * (width + grid.gap),
		                     inside.y + line / grid.across * pitch, width, grid.row_height};
		ui_id id = ui_name_at("play.slot", i);
		bool pressed = row(ui, id, place, &row_of);
		bool held = grid.across == 1 && touch_handle(play, ui, place, i, &pressed);
		if ((held || ui->hover == id) && !play->drag.figure)
			hover_row(play, i);
		if (pressed && slot->legal)
			play_put(play, i, ui->now);
		else if (pressed) {
			play->pointer.slot = i;
			play_slot_why(play, i, ui->now);
		}
		if (pressed && !ui->ring)
			play_to_board(play); /* where the next Enter ends the turn */
	}
	scroll_end(ui, ui_name("play.slots"), box, content, &play->panel.body_scroll);
	return content < box.h ? content : box.h;
}
