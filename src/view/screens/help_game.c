/* The rules in short, each with a small picture of what it is about. */
#include "view/screens/help.h"

#include "app/language.h"
#include "view/art/figure.h"
#include "view/kit/page.h"

const struct help_chapter help_carcassonne[] = {
    {N_("Your turn"),
     N_("Lay the tile in your hand next to others so that all its sides go on: road to road, city to city, "
        "field to "
        "field. Then you may stand one follower on that tile. Nothing counts before you end the turn; until "
        "then the "
        "tile can be moved, turned or taken back."),
     "J", 0, -1, 0, 0, 0},
    {N_("Where a follower may stand"),
     N_("On a road as a thief, in a city as a knight, in a monastery as a monk, in a field as a farmer. "
        "Never where "
        "somebody already holds the same road, city or field, however far away; but two that were apart may "
        "grow "
        "together."),
     "P", 0, POSE_STANDING, 0.32f, 0.52f, 3},
    {N_("Roads"),
     N_("A road is complete when both its ends are closed, or it runs in a circle: 1 point for each tile."), "V", 0,
     POSE_STANDING, 0.45f, 0.68f, 1},
    {N_("Cities"),
     N_("A city is complete when its wall is closed and there is no gap inside: 2 points for each tile and 2 "
        "for each "
        "pennant."),
     "M", 0, POSE_STANDING, 0.36f, 0.62f, 4},
    {N_("Monasteries"), N_("Complete when all eight places around are laid: 9 points."), "B", 0, POSE_STANDING, 0.5f,
     0.78f, 2},
    {N_("Who gets the points"),
     N_("Whoever has most followers there; on a tie each gets all of it. Then the followers go home and can "
        "be placed "
        "again."),
     NULL, 0, POSE_STANDING, 0, 0, 0},
    {N_("Farmers"),
     N_("A farmer lies in his field until the end of the game and never comes home. At the end every field "
        "pays its "
        "owner 3 points for each completed city that it borders. Fields end at roads, cities and rivers."),
     "E", 0, POSE_LYING, 0.5f, 0.68f, 0},
    {N_("The end"),
     N_("When the last tile is laid, what is not complete pays less: roads and cities 1 for each tile, "
        "cities 1 for "
        "each pennant, monasteries 1 and 1 for each tile around. Then the farms are counted. Most points "
        "win."),
     "D", 0, -1, 0, 0, 0},
    {N_("Inns & Cathedrals"),
     N_("A completed road with an inn pays 2 points for each tile, a completed city with a cathedral 3 for each tile "
        "and pennant; unfinished at the end they pay nothing. The large follower counts as two when it is asked who "
        "has most."),
     "IC_innstraight", 0, POSE_LARGE, 0.66f, 0.78f, 5},
    {N_("Traders & Builders: builder and pig"),
     N_("The builder joins a follower of your own on a road or in a city. Each time you add a tile to it you have a "
        "second turn, never a third. The pig joins a farmer of your own: for you each city of that field pays 1 more. "
        "Neither counts when it is asked who has most."),
     "TB_cornerroad_c", 0, POSE_BUILDER, 0.74f, 0.84f, 3},
    {N_("Traders & Builders: goods"),
     N_("Wine, grain and cloth hang over some cities. Whoever lays the tile that completes such a city takes its "
        "goods, "
        "whoever is paid for it. At the end 10 points go to whoever has most of each."),
     "TB_three_g", 0, -1, 0, 0, 0},
    {NULL},
};

static int side(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 84 : 128); }
static int gap(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 16 : 28); }

static int chapter_height(struct ui *ui, int width, const struct help_chapter *chapter)
{
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD), body = theme_text(&ui->theme, TYPE_BODY);
	int text_w = width - side(ui) - ui_px(ui, 20);
	int text = text_block_height(ui_metrics(ui), &head, tr(chapter->title), text_w) +
	           text_block_height(ui_metrics(ui), &body, tr(chapter->text), text_w);

	return (text > side(ui) ? text : side(ui)) + gap(ui);
}

static void crowd(struct ui *ui, struct rect box)
{
	struct skin skin = theme_skin(&ui->theme, SKIN_WELL);
	static const int order[3] = {0, 0, 1};

	draw_skin(ui->draw, box, &skin);
	for (int i = 0; i < 3; i++)
		draw_figure(ui->draw, (float)box.x + (float)box.w * (0.24f + 0.26f * (float)i),
		            (float)box.y + (float)box.h * (i == 1 ? 0.86f : 0.8f), (float)box.h * 0.5f, POSE_STANDING,
		            order[i], LOOK_NORMAL, 1);
}

static void picture(struct ui *ui, struct tile_art *art, const struct tile_set *tiles, struct rect box,
                    const struct help_chapter *chapter)
{
	int type = chapter->tile ? tile_set_find(tiles, chapter->tile) : -1;

	if (type < 0 || !art) {
		crowd(ui, box);
		return;
	}
	draw_clip_push(ui->draw, box);
	tile_art_preview(
	    art, ui->draw,
	    (struct art_tile){.type = (uint8_t)type, .rotation = (uint8_t)chapter->rotation, .preview = true}, box, 1);
	draw_clip_pop(ui->draw);
	if (chapter->pose >= 0)
		draw_figure(ui->draw, (float)box.x + chapter->x * (float)box.w,
		            (float)box.y + chapter->y * (float)box.h, (float)box.h * 0.36f,
		            (enum figure_pose)chapter->pose, chapter->color, LOOK_NORMAL, 1);
	draw_outline(ui->draw, box, 0, theme_stroke(&ui->theme, 1.5f), rgb(0x4A3525));
}

int help_game(struct ui *ui, const struct help_chapter *chapters, struct tile_art *art, const struct tile_set *tiles,
              int width, bool draw, struct rect at)
{
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD), body = theme_text(&ui->theme, TYPE_BODY);
	int columns = width > ui_px(ui, 840) ? 2 : 1, between = ui_px(ui, 48);
	int column_w = (width - (columns - 1) * between) / columns, total = 0, tallest = 0, y = 0, column = 0;

	for (int i = 0; chapters[i].title; i++)
		total += chapter_height(ui, column_w, &chapters[i]);
	for (int i = 0; chapters[i].title; i++) {
		int tall = chapter_height(ui, column_w, &chapters[i]);

		if (column + 1 < columns && y + tall / 2 > total / columns) {
			column++;
			y = 0;
		}
		if (draw) {
			struct rect box = {at.x + column * (column_w + between), at.y + y, column_w, tall};
			struct rect left = rect_cut_left(&box, side(ui));
			left.h = side(ui);
			picture(ui, art, tiles, left, &chapters[i]);
			rect_cut_left(&box, ui_px(ui, 20));
			rect_cut_top(&box, draw_text_block(ui->draw, box, ALIGN_LEFT, &head, tr(chapters[i].title)));
			draw_text_block(ui->draw, box, ALIGN_LEFT, &body, tr(chapters[i].text));
		}
		y += tall;
		tallest = y > tallest ? y : tallest;
	}
	return tallest;
}
