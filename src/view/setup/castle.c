/* The Castle: what it is, for the scene, and what is chosen for it. */
#include <bastide/castle.h>

#include "view/art/figure.h"
#include "view/setup/setup.h"

/* What a castle is built of, and the tile that shows it best, if the data has it. */
static const struct {
	const char *tile;
	uint8_t kind; /* enum feature_kind */
	float x, y;   /* where on the tile its follower stands */
} shown[] = {
    {"T12", FEATURE_PATH, 0.50f, 0.55f},
    {"T48", FEATURE_HOUSE, 0.50f, 0.62f},
    {"T52", FEATURE_TOWER, 0.52f, 0.62f},
    {"T57", FEATURE_COURT, 0.46f, 0.66f},
};
enum { SHOWN = sizeof shown / sizeof shown[0] };

static int gap_between(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 8 : 14); }

/* What it is, in one sentence; how it goes; where it comes from, in small print. */
static const char *const notes[] = {
    N_("For two. Paths, houses, towers and courts grow inside a castle's wall."),
    N_("The wall is the score track as well: whoever stops on a corner tower takes the wall tile that lies there face "
       "down."),
    N_("Board outline, start spaces and tiles are a free reconstruction; rules, counts, score track with %d corner "
       "towers and wall tiles follow the published game."),
};
enum { NOTE_LEAD, NOTE_BODY, NOTE_PRINT, NOTES };

/* Larger where there is room. */
static struct text_style note_style(const struct ui *ui, int i)
{
	bool compact = ui->theme.compact;
	struct text_style style = theme_text_color(&ui->theme,
	                                           i == NOTE_LEAD   ? (compact ? TYPE_BODY : TYPE_SUBHEAD)
	                                           : i == NOTE_BODY ? (compact ? TYPE_SMALL : TYPE_BODY)
	                                                            : TYPE_SMALL,
	                                           i == NOTE_LEAD ? COLOR_INK : COLOR_INK2);
	style.bold = i == NOTE_LEAD;
	return style;
}

/* The last tells a number of the castle that there is. */
static const char *note(struct ui *ui, const struct castle_board *castle, int i)
{
	return draw_format(ui->draw, tr(notes[i]), castle->corner_count);
}

static int notes_height(struct ui *ui, const struct castle_board *castle, int width)
{
	int height = -ui_px(ui, 10);

	for (int i = 0; i < NOTES; i++) {
		struct text_style style = note_style(ui, i);
		height += text_block_height(ui_metrics(ui), &style, note(ui, castle, i), width) + ui_px(ui, 10);
	}
	return height;
}

static struct text_two card_words(const struct ui *ui, int i)
{
	return text_two(ui, words_feature(shown[i].kind), words_role(shown[i].kind, FIGURE_MEEPLE));
}

/* Beside and below the words of a card. */
static int card_pad(const struct ui *ui) { return ui_px(ui, 8); }

static int card_text_height(struct ui *ui, int card)
{
	int most = 0;

	for (int i = 0; i < SHOWN; i++) {
		struct text_two words = card_words(ui, i);
		int tall = text_two_height(ui, &words, card - 2 * card_pad(ui));
		most = tall > most ? tall : most;
	}
	return most + ui_px(ui, 12);
}

static void draw_notes(struct ui *ui, const struct castle_board *castle, struct rect box)
{
	for (int i = 0; i < NOTES; i++) {
		struct text_style style = note_style(ui, i);
		rect_cut_top(&box, draw_text_block(ui->draw, box, ALIGN_LEFT, &style, note(ui, castle, i)));
		rect_cut_top(&box, ui_px(ui, 10));
	}
}

void setup_castle_told(struct setup_view *view, struct ui *ui, struct rect box)
{
	const struct castle_board *castle = vista_tiles(view->vista)->castle;

	room_frame(ui, box, false, false);
	room_parchment(ui, rect_inset(box, ui_px(ui, 6)));
	box = rect_inset(box, ui_px(ui, 12));
	struct rect picture = rect_cut_left(&box, box.h < box.w * 2 / 5 ? box.h : box.w * 2 / 5);
	vista_draw(view->vista, ui, rect_center(picture, picture.w, picture.w), &view->choices);
	rect_cut_left(&box, 2 * gap_between(ui));
	int tall = notes_height(ui, castle, box.w);
	draw_notes(ui, castle, rect_center(box, box.w, tall < box.h ? tall : box.h));
}

/* That tile, or else the first one with such a part; -1: there is none. */
static int tile_of(const struct tile_set *tiles, int i)
{
	int type = tile_set_find(tiles, shown[i].tile);

	for (int t = 0; t < tiles->type_count && type < 0; t++)
		for (int part = 0; part < tiles->types[t].part_count && type < 0; part++)
			if (tiles->types[t].parts[part].kind == shown[i].kind)
				type = t;
	return type;
}

/* What it is called, and who stands there, on a picture so tall. */
static void draw_card(struct setup_view *view, struct ui *ui, const struct tile_set *tiles, struct rect box, int tall,
                      int i)
{
	struct text_two words = card_words(ui, i);
	int type = tile_of(tiles, i), pad = ui_px(ui, 6);

	theme_draw(ui->draw, &ui->theme, SKIN_CARD, box);
	struct rect picture = rect_cut_top(&box, tall);
	picture = rect_make(picture.x + pad, picture.y + pad, picture.w - 2 * pad, picture.h - pad);
	/* who stands there in the middle of the strip: a lying one is middle and not foot */
	bool lies = figure_lies(figure_pose(FIGURE_MEEPLE, shown[i].kind));
	int middle = (int)((shown[i].y - (lies ? 0.0f : 0.10f)) * (float)picture.w), low = picture.w - picture.h / 2;
	middle = middle < picture.h / 2 ? picture.h / 2 : middle > low ? low : middle;
	struct rect tile = rect_make(picture.x, picture.y + picture.h / 2 - middle, picture.w, picture.w);
	draw_fill(ui->draw, picture, rgb(0x8FA94B));
	draw_clip_push(ui->draw, picture);
	if (type >= 0 && view->vista)
		tile_art_preview(vista_art(view->vista), ui->draw, art_alone(type, 0), tile, 1);
	draw_figure(ui->draw, (float)tile.x + shown[i].x * (float)tile.w, (float)tile.y + shown[i].y * (float)tile.h,
	            (float)picture.h * 0.44f, figure_pose(FIGURE_MEEPLE, shown[i].kind),
	            view->choices.seats[i & 1].color, LOOK_NORMAL, 1);
	draw_clip_pop(ui->draw);
	draw_outline(ui->draw, picture, 0, theme_stroke(&ui->theme, 1.5f), rgb(0x4A3525));
	rect_cut_top(&box, ui_px(ui, 5));
	box = rect_make(box.x + card_pad(ui), box.y, box.w - 2 * card_pad(ui), box.h);
	text_two_draw(ui, box, ALIGN_CENTER, &words);
}

void setup_castle(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect box)
{
	const struct tile_set *tiles = tile_set_of(frame->host->tiles, GAME_CASTLE);
	struct rect column = setup_column_begin(view, ui, box);
	enum setting settings[SETTING_COUNT];
	int count = rulebook_settings(view->choices.game, settings), gap = gap_between(ui);
	int card = rect_cell(column, SHOWN, gap, 0, 0).w, picture = card * (ui->theme.compact ? 52 : 62) / 100;

	page_heading(ui, &column, tr("The Castle"));
	struct rect row = rect_part_top(&column, picture + card_text_height(ui, card), gap);
	for (int i = 0; i < SHOWN; i++)
		draw_card(view, ui, tiles, rect_cell(row, SHOWN, gap, row.h, i), picture, i);
	page_heading(ui, &column, tr("Rule settings"));
	for (int i = 0; i < count; i++)
		setup_rule(view, ui, &column, settings[i], true);
	setup_column_end(view, ui, box, &column);
}
