/* The sheets beside the rail: tiles left, history. */
#include "view/play/panel/panel.h"
#include "text/say.h"

#include <string.h>

/* What a tile is looked for by: something printed on it. */
struct filter {
	const char *name;
	int kind;    /* enum feature_kind; FEATURE_KINDS: whatever it is; FEATURE_MONASTERY: any building, */
	bool garden; /* a garden, or any other */
};

enum { FILTERS_MAX = 5 };

static const struct filter filters[GAME_KINDS][FILTERS_MAX] = {
    [GAME_CARCASSONNE] = {{N_("All"), FEATURE_KINDS, false},
                          {N_("City"), FEATURE_CITY, false},
                          {N_("Road"), FEATURE_ROAD, false},
                          {N_("Monastery"), FEATURE_MONASTERY, false},
                          {N_("Garden"), FEATURE_MONASTERY, true}},
    [GAME_CASTLE] = {{N_("All"), FEATURE_KINDS, false},
                     {N_("Path"), FEATURE_PATH, false},
                     {N_("House"), FEATURE_HOUSE, false},
                     {N_("Tower"), FEATURE_TOWER, false},
                     {N_("Market"), FEATURE_COURT, false}},
};

/* A court is looked for by the market in it. */
static bool passes(const struct filter *filter, const struct tile_type *type)
{
	bool found = false;
	switch (filter->kind) {
	case FEATURE_KINDS:
		return true;
	case FEATURE_CITY:
		return type->city_count > 0;
	case FEATURE_ROAD:
		return type->road_count > 0;
	case FEATURE_MONASTERY:
		return tile_building(type) && filter->garden == ((type->flags & TILE_GARDEN) != 0);
	default:
		for (int i = 0; i < type->part_count; i++)
			found |= type->parts[i].kind == filter->kind &&
			         (filter->kind != FEATURE_COURT || type->parts[i].marks);
		return found;
	}
}

struct rect play_sheet_frame(struct play *play, struct ui *ui, const char *title, const char *number, const char *key)
{
	struct draw *draw = ui->draw;
	struct rect box = play->layout.sheet, rest = rect_inset(box, play_px(play, 18));
	struct text_style heading = text_bold(theme_text(&play->theme, TYPE_HEADING));
	ui_block(ui, ui_name("play.sheet"), box);
	theme_draw(draw, &play->theme, SKIN_PANEL, box);
	struct rect head = rect_cut_top(&rest, play_px(play, 40));
	struct rect close = rect_cut_right(&head, play_px(play, 36));
	if (icon_button(ui, ui_name("play.sheet.close"), rect_center(close, play_px(play, 36), play_px(play, 36)),
	                ICON_CLOSE, tr("Close"), false))
		play_sheet_show(play, SHEET_NONE, ui->now);
	if (key) {
		struct rect cap = rect_part_right(&head, key_cap_width(ui, key), play_px(play, 8));
		key_cap(ui, cap.x, cap.y + cap.h / 2, key);
	}
	/* Rather small than cut. */
	if (text_width(draw->metrics, &heading, title) + play_px(play, 12) +
	        text_width(draw->metrics, &heading, number) >
	    head.w)
		heading = text_bold(theme_text(&play->theme, TYPE_SUBHEAD));
	int wide = text_width(draw->metrics, &heading, title) + play_px(play, 12);
	draw_text(draw, rect_cut_left(&head, wide < head.w ? wide : head.w), ALIGN_LEFT, &heading, title);
	draw_text(draw, head, ALIGN_LEFT, &heading, number);
	rect_cut_top(&rest, play_px(play, 8));
	return rest;
}

/* ---- tiles left ---- */

static bool fits_hover(const struct play *play, int type)
{
	const struct game *game = session_game(play->session);
	if (!play->pointer.over_board || game_tile_at(game, play->pointer.cell.x, play->pointer.cell.y) >= 0 ||
	    !play_cell_at(play, play->pointer.cell.x, play->pointer.cell.y))
		return false;
	return play_type_fits(game, type, play->pointer.cell.x, play->pointer.cell.y);
}

enum { TILE_LEAST = 60 }; /* units: the side of a tile */

enum group { GROUP_FITS, GROUP_LEFT, GROUP_SPENT, GROUPS };

static int group_of(const struct play *play, int type)
{
	return play->found.unseen[type] == 0 ? GROUP_SPENT : fits_hover(play, type) ? GROUP_FITS : GROUP_LEFT;
}

static void tile_box(struct play *play, struct ui *ui, int type, struct rect box)
{
	struct draw *draw = ui->draw;
	int left = play->found.unseen[type], all = play->found.set_counts[type];
	struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, left ? COLOR_INK : COLOR_INK_OFF);
	ui_id id = ui_name_at("play.type", type);
	struct ui_answer answer = ui_item(ui, id, box, 0);
	bool chosen = left > 0 && (answer.hover || fits_hover(play, type));
	if (answer.hover && left > 0)
		play->panel.sheet_type = type;
	if (chosen)
		theme_draw(draw, &play->theme, SKIN_CARD_CHOSEN, box);
	struct rect rest = rect_inset(box, play_px(play, 6));
	struct rect text = rect_cut_bottom(&rest, style.line + play_px(play, 2));
	int side = rest.h * 30 / 34 < rest.w * 30 / 34 ? rest.h * 30 / 34 : rest.w * 30 / 34;
	struct rect place = rect_center(rest, side, side);
	place.y += side * 3 / 40; /* towers reach beyond it */
	tile_art_preview(board_art(play->board), draw, art_alone(type, 0), place, left ? 1.0f : 0.52f);
	style.bold = left > 0;
	draw_text(draw, text, ALIGN_CENTER, &style, draw_format(draw, "%d / %d", left, all));
}

/* Is there such a tile in this game, and does it matter? */
static bool any_passes(const struct play *play, const struct tile_set *set, const struct filter *filter)
{
	for (int type = 0; type < set->type_count; type++)
		if (play->found.set_counts[type] > 0 && passes(filter, &set->types[type]) &&
		    (!filter->garden || play_peopled(play, tile_building(&set->types[type])->kind)))
			return true;
	return false;
}

static void tiles_sheet(struct play *play, struct ui *ui)
{
	const struct tile_set *set = game_tile_set(session_game(play->session));
	const struct filter *offered = filters[set->game];
	struct rect rest =
	    play_sheet_frame(play, ui, tr("Tiles left"), draw_format(ui->draw, "%d", play->found.unseen_total), "T");
	struct rect chips = rect_cut_top(&rest, play_px(play, 36));
	int x = chips.x;
	for (int i = 0; i < FILTERS_MAX && offered[i].name; i++) {
		if (!any_passes(play, set, &offered[i]))
			continue;
		int wide = chip_width(ui, tr(offered[i].name));
		if (x + wide > chips.x + chips.w && x > chips.x) {
			rect_cut_top(&rest, play_px(play, 6));
			chips = rect_cut_top(&rest, play_px(play, 36));
			x = chips.x;
		}
		if (chip(ui, ui_name_at("play.filter", i), (struct rect){x, chips.y, wide, chips.h},
		         tr(offered[i].name), play->panel.tile_filter == i, false))
			play->panel.tile_filter = i;
		x += wide + play_px(play, 8);
	}
	rect_cut_top(&rest, play_px(play, 10));
	struct text_style note = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	const char *words = tr("Outlined: fits the place under the pointer. The tile in your hand is not counted.");
	int note_height = text_block_height(ui->draw->metrics, &note, words, rest.w);
	draw_text_block(ui->draw, rect_part_bottom(&rest, note_height, play_px(play, 8)), ALIGN_LEFT, &note, words);
	/* First what fits the place under the pointer; what is spent stands apart, in rows of its own below. */
	int shown[3 * TILESET_TYPES_MAX], count = 0, columns = rest.w / play_px(play, TILE_LEAST + 24);
	columns = columns < 2 ? 2 : columns > 4 ? 4 : columns;
	for (int group = 0; group < GROUPS; group++) {
		while (group == GROUP_SPENT && count % columns)
			shown[count++] = -1;
		for (int type = 0; type < set->type_count; type++)
			if (play->found.set_counts[type] > 0 && group_of(play, type) == group &&
			    passes(&offered[play->panel.tile_filter], &set->types[type]))
				shown[count++] = type;
	}
	int rows = (count + columns - 1) / columns, width = rest.w / columns;
	int height = rows > 0 ? rest.h / rows : rest.h, least = play_px(play, TILE_LEAST + 40), most = width * 12 / 10;
	height = height > most ? most : height < least ? least : height;
	play->panel.sheet_type = -1;
	struct rect inside = scroll_begin(ui, ui_name("play.tiles"), rest, rows * height, &play->panel.sheet_scroll);
	width = inside.w / columns;
	for (int i = 0; i < count; i++)
		if (shown[i] >= 0)
			tile_box(play, ui, shown[i],
			         (struct rect){inside.x + i % columns * width, inside.y + i / columns * height, width,
			                       height});
	scroll_end(ui, ui_name("play.tiles"), rest, rows * height, &play->panel.sheet_scroll);
}

/* ---- history ---- */

/* A line of the log: an event, what a computer player said of the turn, or its head. */
struct log_line {
	int ply;
	const struct event *event;    /* NULL: it is none, */
	const struct talk_word *word; /* and the head without this one, too */
	const char *text;
};

static int find_lines(const struct play *play, struct draw *draw, struct log_line *lines, int capacity)
{
	const struct history *history = session_history(play->session);
	int count = 0, turn = 0, begun = 0; /* lines at the end of the one turn that the next one begins with */
	const struct talk_word *words;
	int said = 0, words_said = play->host->prefs->talk ? talk_words(play->talk.talk, &words) : 0;
	for (int i = 0; i < history->ply_count; i++) {
		const struct ply *ply = &history->plies[i];
		if (ply->turn != turn && move_lays(ply->move.kind) && count < capacity) {
			turn = ply->turn;
			memmove(lines + count - begun + 1, lines + count - begun, (size_t)begun * sizeof *lines);
			lines[count++ - begun] = (struct log_line){.ply = i};
		}
		for (int e = ply->first_event; e < ply->first_event + ply->event_count; e++) {
			const struct event *event = &history->events[e];
			const char *text = words_event_column(play->session, event);
			if (!text[0] || count == capacity)
				continue;
			lines[count++] = (struct log_line){i, event, NULL, draw_format(draw, "%s", text)};
			begun = event->begins ? begun + 1 : 0;
		}
		for (; said < words_said && words[said].plies <= i + 1; said++)
			if (count < capacity) {
				lines[count++] = (struct log_line){i, NULL, &words[said],
				                                   draw_format(draw, tr("“%s”"), words[said].text)};
				begun = 0;
			}
	}
	return count;
}

enum { TILE_SHOWN = 38 }; /* units: the tile that a line speaks of, at its right end */

static bool shows_tile(const struct log_line *line)
{
	return line->event && (line->event->kind == EVENT_PLACED || line->event->kind == EVENT_SET_ASIDE);
}

static bool scores(const struct log_line *line) { return line->event && line->event->kind == EVENT_SCORED; }

static struct text_style line_style(const struct play *play, const struct log_line *line)
{
	struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, line->word ? COLOR_INK2 : COLOR_INK);
	style.italic = line->word != NULL;
	style.bold = scores(line);
	return style;
}

/* "+6": what was scored, in that column; "": nothing. */
static const char *points_of(const struct log_line *line)
{
	return scores(line) ? say("+%d", (int)line->event->points) : "";
}

/* Where the words stand in a line: between the badge, and the tile or the points. */
static struct rect words_box(const struct play *play, struct draw *draw, const struct log_line *line, struct rect box)
{
	struct text_style style = line_style(play, line);
	int right = shows_tile(line) ? play_px(play, TILE_SHOWN + 6)
	            : scores(line)   ? text_width(draw->metrics, &style, points_of(line)) + play_px(play, 12)
	                             : 0;
	rect_cut_left(&box, play_px(play, 36));
	rect_cut_right(&box, play_px(play, 4) + right);
	return box;
}

static int line_height(const struct play *play, struct draw *draw, const struct log_line *line, int width)
{
	struct text_style style = line_style(play, line);
	if (!line->text)
		return play_px(play, 38);
	int side = shows_tile(line) ? play_px(play, TILE_SHOWN) : 0;
	int wide = words_box(play, draw, line, (struct rect){0, 0, width, 0}).w,
	    height = text_block_height(draw->metrics, &style, line->text, wide);
	return (height < side ? side : height) + play_px(play, 8);
}

static void log_head(struct play *play, struct ui *ui, const struct log_line *line, struct rect box)
{
	const struct ply *ply = &session_history(play->session)->plies[line->ply];
	struct text_style style = theme_text_color(&play->theme, TYPE_LABEL, COLOR_INK2);
	const char *text = say(tr("Turn %d · %s"), ply->turn, session_name(play->session, ply->seat));
	draw_fill(ui->draw, (struct rect){box.x, box.y + play_px(play, 6), box.w, 1}, rgba(COLOR_LINE, 0.8f));
	struct rect back = rect_cut_right(&box, play_px(play, 34));
	draw_text(ui->draw, (struct rect){box.x, box.y + play_px(play, 8), box.w, box.h - play_px(play, 8)}, ALIGN_LEFT,
	          &style, text);
	bool looks = play->look.on;
	if (!looks && !session_aids(play->session)->undo)
		return;
	if (!icon_button(ui, ui_name_at("play.back", line->ply),
	                 rect_center(rect_moved(back, 0, play_px(play, 4)), play_px(play, 30), play_px(play, 30)),
	                 looks ? ICON_EYE : ICON_UNDO,
	                 looks ? tr("To the beginning of this turn") : tr("Back to the beginning of this turn"), false))
		return;
	if (looks)
		play_look_ply(play, line->ply, ui->now);
	else
		play_rewind(play, line->ply);
}

/* Are the points of this reason paid for a feature, which can be shown? */
static bool paid_for_feature(int reason)
{
	return score_info(reason)->in_turn || reason == SCORE_FINAL || reason == SCORE_FARM;
}

/* What a line tells of shines on the table: a feature, or the tile that was laid. */
static void point_at_event(struct play *play, const struct event *event)
{
	const struct spot whole = {.kind = FEATURE_KINDS};
	const struct play_card *card = event->kind == EVENT_HELD ? &play->found.cards[event->holding] : NULL;
	if (card && card->lies && card->size == event->tiles)
		play_light(play, card->cell, card->spot);
	else if (event->kind == EVENT_PLACED)
		play_light(play, event->cell, whole);
	else if (event_info(event->kind)->stands || (event->kind == EVENT_SCORED && paid_for_feature(event->reason)))
		play_light(play, event->cell, event->spot);
}

/* An event, or a word. */
static void log_text(struct play *play, struct ui *ui, const struct log_line *line, struct rect box)
{
	const struct history *history = session_history(play->session);
	const struct event *event = line->event;
	struct text_style style = line_style(play, line);
	struct rect inside = words_box(play, ui->draw, line, box);
	int side = play_px(play, TILE_SHOWN), tall = text_block_height(ui->draw->metrics, &style, line->text, inside.w);
	float middle = (float)box.y + theme_stroke(&play->theme, 14);
	if (event && ui_item(ui, ui_name_at("play.log", (int)(event - history->events)), box, 0).hover) {
		theme_draw(ui->draw, &play->theme, SKIN_CARD_CHOSEN, box);
		point_at_event(play, event);
	}
	struct rect right = box;
	rect_cut_left(&right, inside.x + inside.w - box.x);
	inside.y += play_px(play, 4);
	if (shows_tile(line)) {
		struct art_tile tile = art_alone(event->tile, 0);
		if (event->kind == EVENT_PLACED)
			tile.rotation = history->plies[line->ply].move.rotation;
		tile_art_preview(board_art(play->board), ui->draw, tile,
		                 rect_make(right.x + play_px(play, 6), box.y + (box.h - side) / 2, side, side), 1);
		middle = (float)box.y + (float)box.h / 2;
		inside.y = box.y + (box.h - tall) / 2;
	} else {
		draw_text(ui->draw, rect_make(right.x, inside.y, right.w - play_px(play, 4), style.line), ALIGN_RIGHT,
		          &style, points_of(line));
	}
	if (line->word || words_event_owned(event))
		draw_badge(ui->draw, (float)box.x + theme_stroke(&play->theme, 18), middle,
		           theme_stroke(&play->theme, 22),
		           play_seat_color(play, line->word ? line->word->seat : event->seat));
	draw_text_block(ui->draw, inside, ALIGN_LEFT, &style, line->text);
}

/* The whole game from its first tile, without changing it. */
static void look_button(struct play *play, struct ui *ui, struct rect *rest)
{
	struct button look = {.icon = ICON_EYE,
	                      .label = tr("Look through the game"),
	                      .disabled = session_history(play->session)->ply_count == 0};
	struct rect box = rect_part_bottom(rest, play_px(play, theme_button_height(&play->theme)), play_px(play, 8));
	if (button(ui, ui_name("play.look"), box, &look))
		play_look_only(play, 0);
}

void play_sheet_show(struct play *play, enum play_sheet sheet, uint64_t now)
{
	play->panel.sheet = sheet;
	play->panel.sheet_scroll = sheet == SHEET_HISTORY ? 1e9f : 0;
	play->panel.sheet_type = -1;
	play_camera_room(play, now);
}

/* Home leads to the top of a sheet that was scrolled; else it is the view's. */
void play_sheet_keys(struct play *play, struct ui *ui)
{
	if (play->panel.sheet && play->panel.sheet_scroll > 0 && !play->look.on && ui_key(ui, KEY_HOME, 0))
		play->panel.sheet_scroll = 0;
	if (play->panel.sheet != SHEET_HISTORY || play->look.on || !ui_has_focus(ui, ui_name("play.board")))
		return;
	int way = ui_key(ui, KEY_DOWN, 0) - ui_key(ui, KEY_UP, 0);
	play->panel.sheet_scroll += (float)(way * play_px(play, 60));
}

static void history_sheet(struct play *play, struct ui *ui)
{
	struct rect rest = play_sheet_frame(play, ui, tr("History"), "", "H");
	if (!play->look.on)
		look_button(play, ui, &rest);
	enum { LINES_MAX = 1024 };
	struct log_line *lines = draw_alloc(ui->draw, sizeof *lines * LINES_MAX);
	if (!lines)
		return;
	int count = find_lines(play, ui->draw, lines, LINES_MAX);
	struct rect inside = column_begin(ui, ui_name("play.history"), rest, &play->panel.sheet_scroll);
	for (int i = 0; i < count; i++) {
		struct rect box = rect_cut_top(&inside, line_height(play, ui->draw, &lines[i], inside.w));
		if (!rect_overlap(box, rest) || box.y + box.h / 2 < rest.y) /* of letters no feet alone */
			continue;
		if (lines[i].text)
			log_text(play, ui, &lines[i], box);
		else
			log_head(play, ui, &lines[i], box);
	}
	column_end(ui, ui_name("play.history"), rest, &inside, &play->panel.sheet_scroll);
}

void play_sheet(struct play *play, struct ui *ui)
{
	if (play->panel.sheet == SHEET_TILES)
		tiles_sheet(play, ui);
	else if (play->panel.sheet == SHEET_HISTORY)
		history_sheet(play, ui);
	else if (play->panel.sheet == SHEET_PARTS)
		play_parts_sheet(play, ui);
	else
		play->panel.sheet_type = -1;
}
