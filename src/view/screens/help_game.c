/* The rules in short, of what is in play, each with a small picture of what it is about. */
#include "view/screens/help.h"

#include <limits.h>
#include <string.h>

#include "app/language.h"
#include "app/rulebook.h"
#include "view/art/figure.h"
#include "view/table/piece.h"
#include "view/kit/shelf.h"
#include "view/ui/widget.h"

static int side(const struct ui *ui) { return ui_px(ui, ui->theme.small ? 84 : ui->theme.compact ? 108 : 140); }
static int gap(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 16 : 28); }

static bool in_play(const struct settings *settings, const struct help_chapter *chapter)
{
	int module = chapter->module;

	return !settings || module == MODULE_BASE || rulebook_module_on(settings, (enum rule_module)module);
}

/* "In this game: Fields: 3 a city, field by field · …"; NULL where every game is alike, or none is meant. */
static const char *settings_words(struct ui *ui, const struct settings *settings, const struct help_chapter *chapter)
{
	const char *text = NULL, *told = NULL;

	for (int setting = 0; settings && setting < SETTING_COUNT; setting++) {
		if (!(chapter->settings >> setting & 1))
			continue;
		const char *one = draw_format(ui->draw, tr("%s: %s"), rulebook_setting((enum setting)setting),
		                              rulebook_value((enum setting)setting, settings->value[setting]));
		const char *means = rulebook_value_told((enum setting)setting, settings->value[setting]);
		if (means[0])
			told = told ? draw_format(ui->draw, "%s %s", told, means) : means;
		text = text ? draw_format(ui->draw, "%s · %s", text, one)
		            : draw_format(ui->draw, tr("In this game: %s"), one);
	}
	return told ? draw_format(ui->draw, "%s. %s", text, told) : text;
}

static const char *text_of(struct ui *ui, const struct help_of *of, const struct help_chapter *chapter)
{
	/* of The Castle two chapters tell numbers of the castle that there is */
	enum { INSIDE = 0, END = 8 };
	uint8_t counts[TILESET_TYPES_MAX];
	struct settings settings = {.value = {0}};

	if (of->game == GAME_CASTLE && chapter == help_chapter(GAME_CASTLE, INSIDE))
		return draw_format(ui->draw, tr(chapter->text), of->tiles->castle->start_count);
	if (of->game != GAME_CASTLE || chapter != help_chapter(GAME_CASTLE, END))
		return tr(chapter->text);
	int count = setup_tile_counts(of->tiles, &settings, counts);
	return draw_format(ui->draw, tr(chapter->text), count, of->tiles->castle->cell_count - count);
}

static void crowd(struct ui *ui, struct rect box)
{
	static const int order[3] = {0, 0, 1};

	theme_draw(ui->draw, &ui->theme, SKIN_WELL, box);
	draw_clip_push(ui->draw, box);
	for (int i = 0; i < 3; i++)
		draw_figure(ui->draw, (float)box.x + (float)box.w * (0.20f + 0.27f * (float)i),
		            (float)box.y + (float)box.h * (i == 1 ? 0.80f : 0.73f), (float)box.h * 0.42f, POSE_STANDING,
		            order[i], LOOK_NORMAL, 1);
	draw_clip_pop(ui->draw);
}

/* Some that are won, each as printed. */
static void wall_tiles(struct ui *ui, struct rect box)
{
	static const int kinds[] = {1, 2, 8, 9};
	int side = box.w * 44 / 100, gap = (box.w - 2 * side) / 3;

	theme_draw(ui->draw, &ui->theme, SKIN_WELL, box);
	for (int i = 0; i < 4; i++)
		piece_wall_tile(
		    ui->draw,
		    rect_make(box.x + gap + i % 2 * (side + gap), box.y + gap + i / 2 * (side + gap), side, side),
		    kinds[i], 1);
}

/* Is it this piece that stands there, or is shown? */
static bool stands(const struct help_chapter *chapter, const char *piece)
{
	return chapter->piece && strcmp(chapter->piece, piece) == 0;
}

static void picture(struct ui *ui, struct tile_art *art, const struct tile_set *tiles, struct rect box,
                    const struct help_chapter *chapter)
{
	int type = chapter->tile ? tile_set_find(tiles, chapter->tile) : -1;

	if (type < 0 || !art) {
		if (stands(chapter, "wall"))
			wall_tiles(ui, box);
		else
			crowd(ui, box);
		return;
	}
	draw_clip_push(ui->draw, box);
	tile_art_preview(art, ui->draw, art_alone(type, 0), box, 1);
	int x = box.x + (int)(chapter->x * (float)box.w), tall = box.h / 2;
	int foot = box.y + (int)(chapter->y * (float)box.h);
	if (stands(chapter, "keep"))
		piece_keep(ui->draw, rect_make(x - tall / 2, foot - tall, tall, tall), chapter->color);
	else if (chapter->x > 0)
		draw_figure(ui->draw, (float)box.x + chapter->x * (float)box.w,
		            (float)box.y + chapter->y * (float)box.h, (float)box.h * 0.36f,
		            chapter->piece ? piece_pose(chapter->piece) : figure_pose(FIGURE_MEEPLE, chapter->feature),
		            chapter->color, LOOK_NORMAL, 1);
	draw_clip_pop(ui->draw); /* shadows end with the picture */
	draw_outline(ui->draw, box, 0, theme_stroke(&ui->theme, 1.5f), rgb(0x4A3525));
}

/* Title, text, what this game has, and the way to the lesson, cut off the top of the box; the number of a lesson that
 * was pressed, or 0. */
static int words(struct ui *ui, const struct help_of *of, struct rect *box, const struct help_chapter *chapter,
                 int number)
{
	bool shown = chapter->rule && shelf_shows(of->host, of->game, chapter->rule);
	struct button example = {.icon = ICON_EYE, .label = tr("Example")};
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD), body = theme_text(&ui->theme, TYPE_BODY),
	                  mine = theme_text_color(&ui->theme, TYPE_BODY, COLOR_GO_BOTTOM);
	const char *more = settings_words(ui, of->settings, chapter);
	struct button lesson = {.icon = ICON_PLAY, .label = draw_format(ui->draw, tr("Lesson %d"), chapter->lesson)};

	rect_cut_top(box, draw_text_block(ui->draw, *box, ALIGN_LEFT, &head, tr(chapter->title)));
	rect_cut_top(box, draw_text_block(ui->draw, *box, ALIGN_LEFT, &body, text_of(ui, of, chapter)));
	if (more)
		rect_cut_top(box, draw_text_block(ui->draw, *box, ALIGN_LEFT, &mine, more) + ui_px(ui, 4));
	if (!chapter->lesson && !chapter->rule)
		return 0;
	rect_cut_top(box, ui_px(ui, 6));
	struct rect line = rect_part_top(box, ui_px(ui, theme_button_height(&ui->theme)), ui_px(ui, 2));
	bool pressed = chapter->lesson && button(ui, ui_name_at("help.lesson", number),
	                                         rect_cut_left(&line, button_width(ui, &lesson)), &lesson);
	rect_cut_left(&line, chapter->lesson ? ui_px(ui, 10) : 0);
	if (shown &&
	    button(ui, ui_name_at("help.example", number), rect_cut_left(&line, button_width(ui, &example)), &example))
		shelf_show(of->host, of->game, chapter->rule);
	return pressed ? chapter->lesson : 0;
}

int help_game(struct ui *ui, const struct help_of *of, struct page_columns *columns)
{
	const struct help_chapter *chapter;
	int lesson = 0;

	for (int i = 0; (chapter = help_chapter(of->game, i)) != NULL; i++) {
		if (!in_play(of->settings, chapter))
			continue;
		struct rect box = page_next_card(columns), left = rect_part_left(&box, side(ui), ui_px(ui, 20));

		left.h = side(ui);
		picture(ui, of->art, of->tiles, left, chapter);
		box.h = INT_MAX / 2;
		int pressed = words(ui, of, &box, chapter, i), text = box.y - left.y;
		lesson = pressed ? pressed : lesson;
		page_card_end(ui, columns, (text > side(ui) ? text : side(ui)) + gap(ui));
	}
	return lesson;
}
