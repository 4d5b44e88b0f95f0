/* The rules in short, of what is in play, each with a small picture of what it is about. */
#include "view/screens/help.h"

#include "app/language.h"
#include "app/rulebook.h"
#include "view/art/figure.h"
#include "view/table/piece.h"
#include "view/kit/shelf.h"
#include "view/ui/widget.h"

/* The chapters of the base game; those of expansions come from their folders. */
static const struct help_chapter base_chapters[] = {
    {N_("Your turn"),
     N_("Lay the tile in your hand next to others so that all its sides go on: road to road, city to city, field to "
        "field. Then you may place one follower on that tile. Nothing counts before you end the turn; until then the "
        "tile can be moved, turned or taken back."),
     "J", 0, -1, 0, 0, 0, MODULE_BASE, 1, 0, "R-3.3", NULL},
    {N_("Where a follower may stand"),
     N_("On a road as a thief, in a city as a knight, in a monastery as a monk, in a field as a farmer. "
        "Never where "
        "somebody already holds the same road, city or field, however far away; but two that were apart may "
        "grow "
        "together."),
     "P", 0, POSE_KNIGHT | POSE_PAVED, 0.32f, 0.52f, 3, MODULE_BASE, 1, 0, "R-4.4", NULL},
    {N_("Roads"), N_("A road is complete when all its ends are closed, or it runs in a circle: 1 point for each tile."),
     "V", 0, POSE_STANDING, 0.45f, 0.68f, 1, MODULE_BASE, 1, 0, "R-6.2", NULL},
    {N_("Cities"),
     N_("A city is complete when its wall is closed and there is no gap inside: 2 points for each tile and 2 "
        "for each "
        "pennant."),
     "M", 0, POSE_KNIGHT | POSE_PAVED, 0.36f, 0.62f, 4, MODULE_BASE, 1, BIT(SETTING_TWO_TILE), "R-6.3", NULL},
    {N_("Monasteries"), N_("Complete when all eight places around are laid: 9 points."), "B", 0, POSE_MONK, 0.3f, 0.84f,
     2, MODULE_BASE, 1, 0, "R-6.4", NULL},
    {N_("Who gets the points"),
     N_("Whoever has the most followers there; on a tie each gets all of it. Then the followers go home and can be "
        "placed again."),
     NULL, 0, POSE_STANDING, 0, 0, 0, MODULE_BASE, 0, 0, "R-6.6", NULL},
    {N_("Farmers"),
     N_("A farmer lies in his field until the end of the game: no completed city sends him home. At the end he is "
        "paid for the completed cities that his field borders. Fields end at roads, cities and rivers."),
     "E", 0, POSE_LYING, 0.5f, 0.68f, 0, MODULE_BASE, 2, BIT(SETTING_FARM), "R-7.6", NULL},
    {N_("The end"),
     N_("When the last tile is laid, what is not complete is paid as well: roads 1 for each tile, cities only 1, not "
        "2, for each tile and pennant, monasteries 1 and 1 for each tile around. Then the fields are counted. Whoever "
        "has the most points wins."),
     "D", 0, -1, 0, 0, 0, MODULE_BASE, 2, 0, "R-8.5", NULL},
};
enum { BASE_CHAPTERS = sizeof base_chapters / sizeof base_chapters[0] };

const struct help_chapter *help_carcassonne(int index)
{
	return index < BASE_CHAPTERS ? &base_chapters[index] : expansion_chapter(index - BASE_CHAPTERS);
}

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

static int lesson_height(struct ui *ui, const struct help_chapter *chapter)
{
	return chapter->lesson || chapter->rule ? ui_px(ui, theme_button_height(&ui->theme)) + ui_px(ui, 8) : 0;
}

static const char *text_of(struct ui *ui, const struct help_of *of, const struct help_chapter *chapter)
{
	return of->game == GAME_CASTLE ? help_castle_text(ui->draw, chapter, of->tiles) : tr(chapter->text);
}

static int chapter_height(struct ui *ui, const struct help_of *of, int width, const struct help_chapter *chapter)
{
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD), body = theme_text(&ui->theme, TYPE_BODY);
	int text_w = width - side(ui) - ui_px(ui, 20);
	const char *words = settings_words(ui, of->settings, chapter);
	int text = text_block_height(ui_metrics(ui), &head, tr(chapter->title), text_w) +
	           text_block_height(ui_metrics(ui), &body, text_of(ui, of, chapter), text_w) +
	           lesson_height(ui, chapter);

	text += words ? text_block_height(ui_metrics(ui), &body, words, text_w) + ui_px(ui, 4) : 0;
	return (text > side(ui) ? text : side(ui)) + gap(ui);
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

static void picture(struct ui *ui, struct tile_art *art, const struct tile_set *tiles, struct rect box,
                    const struct help_chapter *chapter)
{
	int type = chapter->tile ? tile_set_find(tiles, chapter->tile) : -1;

	if (type < 0 || !art) {
		if (chapter->pose == HELP_WALL_TILES)
			wall_tiles(ui, box);
		else
			crowd(ui, box);
		return;
	}
	draw_clip_push(ui->draw, box);
	tile_art_preview(art, ui->draw, art_alone(type, chapter->rotation), box, 1);
	int pose = chapter->pose == HELP_PIECE ? (int)piece_pose(chapter->piece) : chapter->pose;
	if (pose >= 0 && pose < HELP_KEEP)
		draw_figure(ui->draw, (float)box.x + chapter->x * (float)box.w,
		            (float)box.y + chapter->y * (float)box.h, (float)box.h * 0.36f, (enum figure_pose)pose,
		            chapter->color, LOOK_NORMAL, 1);
	if (chapter->pose == HELP_KEEP) {
		int tall = box.h / 2, foot = box.y + (int)(chapter->y * (float)box.h);
		piece_keep(ui->draw,
		           rect_make(box.x + (int)(chapter->x * (float)box.w) - tall / 2, foot - tall, tall, tall),
		           chapter->color);
	}
	draw_clip_pop(ui->draw); /* shadows end with the picture */
	draw_outline(ui->draw, box, 0, theme_stroke(&ui->theme, 1.5f), rgb(0x4A3525));
}

/* Title, text, what this game has, and the way to the lesson; the number of a lesson that was pressed, or 0. */
static int words(struct ui *ui, const struct help_of *of, struct rect box, const struct help_chapter *chapter,
                 int number)
{
	bool shown = chapter->rule && shelf_shows(of->host, of->game, chapter->rule);
	struct button example = {.icon = ICON_EYE, .label = tr("Example")};
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD), body = theme_text(&ui->theme, TYPE_BODY),
	                  mine = theme_text_color(&ui->theme, TYPE_BODY, COLOR_GO_BOTTOM);
	const char *more = settings_words(ui, of->settings, chapter);
	struct button lesson = {.icon = ICON_PLAY, .label = draw_format(ui->draw, tr("Lesson %d"), chapter->lesson)};

	rect_cut_top(&box, draw_text_block(ui->draw, box, ALIGN_LEFT, &head, tr(chapter->title)));
	rect_cut_top(&box, draw_text_block(ui->draw, box, ALIGN_LEFT, &body, text_of(ui, of, chapter)));
	if (more)
		rect_cut_top(&box, draw_text_block(ui->draw, box, ALIGN_LEFT, &mine, more) + ui_px(ui, 4));
	rect_cut_top(&box, ui_px(ui, 6));
	struct rect line = rect_cut_top(&box, ui_px(ui, theme_button_height(&ui->theme)));
	bool pressed = chapter->lesson && button(ui, ui_name_at("help.lesson", number),
	                                         rect_cut_left(&line, button_width(ui, &lesson)), &lesson);
	rect_cut_left(&line, chapter->lesson ? ui_px(ui, 10) : 0);
	if (shown &&
	    button(ui, ui_name_at("help.example", number), rect_cut_left(&line, button_width(ui, &example)), &example))
		shelf_show(of->host, of->game, chapter->rule);
	return pressed ? chapter->lesson : 0;
}

int help_game(struct ui *ui, const struct help_of *of, int width, struct rect at, int *lesson)
{
	int columns = width > ui_px(ui, 840) ? 2 : 1, between = ui_px(ui, 48);
	int column_w = (width - (columns - 1) * between) / columns, total = 0, tallest = 0, y = 0, column = 0;
	const struct help_chapter *c;

	for (int i = 0; (c = of->chapter(i)) != NULL; i++)
		total += in_play(of->settings, c) ? chapter_height(ui, of, column_w, c) : 0;
	for (int i = 0; (c = of->chapter(i)) != NULL; i++) {
		if (!in_play(of->settings, c))
			continue;
		int tall = chapter_height(ui, of, column_w, c);

		if (column + 1 < columns && y + tall / 2 > total / columns) {
			column++;
			y = 0;
		}
		struct rect box = {at.x + column * (column_w + between), at.y + y, column_w, tall};
		struct rect left = rect_part_left(&box, side(ui), ui_px(ui, 20));
		left.h = side(ui);
		picture(ui, of->art, of->tiles, left, c);
		int pressed = words(ui, of, box, c, i);
		*lesson = pressed ? pressed : *lesson;
		y += tall;
		tallest = y > tallest ? y : tallest;
	}
	return tallest;
}
