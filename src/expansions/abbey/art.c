/* art.c - how Abbey & Mayor is shown: chapters of the help, the card of the set-up, the abbey beside a player's
 * figures. */
#include "view/art/drawing.h"
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("The abbey"),
     N_("Each player has an abbey. Instead of drawing a tile you may lay it in a hole with a tile at each of its four "
        "sides, whatever lies round it: the roads and cities that run into it end there. It is a monastery like any "
        "other, and brings no second turn. After the last tile each player may lay his once."),
     "AM_abbey", 0, POSE_MONK, 0.3f, 0.92f, 1, MODULE_ABBEY, 12, 0, "R-31.2", NULL},
    {N_("The wagon"),
     N_("The wagon is a follower for roads, cities and monasteries. When what it stands in is scored it comes home and "
        "may drive on at once, to something near that is unfinished and where nobody stands."),
     "W", 0, HELP_PIECE, 0.74f, 0.6f, 2, MODULE_ABBEY, 12, BIT(SETTING_WAGON), "R-31.8", "wagon"},
    {N_("The mayor"),
     N_("The mayor is a follower for cities. He counts as much as his city has pennants: without any he has no say, "
        "and if he is alone there nobody is paid. The tile shown here has two."),
     "AM_fullcity", 0, HELP_PIECE, 0.3f, 0.92f, 4, MODULE_ABBEY, 12, 0, "R-31.11", "mayor"},
    {N_("The barn"),
     N_("Instead of placing a follower you may build your barn on a corner of your tile where four tiles meet in one "
        "field. Its farmers are paid 3 points for each completed city, those whom a later tile joins to it 1, and go "
        "home; nobody else farms there. No barn stands where a spur of wall reaches the corner. At the end the barn "
        "brings 4 points for each completed city."),
     "E", 0, HELP_PIECE, 0.5f, 0.94f, 0, MODULE_ABBEY, 12, BIT(SETTING_BARN), "R-31.14", "barn"},
    {N_("The fork"),
     N_("One road with three ends: it is complete when all three are closed, and pays 1 point for each tile."),
     "AM_fork", 0, -1, 0, 0, 0, MODULE_ABBEY, 0, 0, "R-31.18", NULL},
};

/* ---- the abbey that is still to be laid: its tile, small; in units of 100 ---- */

static bool paint_tile(const void *context, uint8_t *pixels, int w, int h)
{
	const struct medal *job = context;
	struct path scratch;
	struct pixmap pixmap;

	if (!pixmap_init(&pixmap, w, h))
		return false;
	float s = job->size / 100;
	struct brush brush = {.pixmap = &pixmap, .path = &scratch, .s = s};
	brush.dx = brush.dy = job->middle - 50 * s;
	drawing_paint(&brush, &drawing_abbey, 0);
	return pixmap_put(&pixmap, pixels);
}

static const struct medal_kind tile = {"abbey", 4, paint_tile};

static const struct holding_art holdings[] = {{HOLDING_ABBEY, .token = &tile}};

/* ---- the card of the set-up: what drives, governs and stays, on a meadow ---- */

static void card_picture(struct ui *ui, struct rect box, float alpha)
{
	static const struct {
		int figure, color;
		float x, up, tall;
	} stand[] = {{FIGURE_BARN, COLOR_RED, 0.74f, 0.2f, 0.5f},
	             {FIGURE_MAYOR, COLOR_BLUE, 0.44f, 0.06f, 0.62f},
	             {FIGURE_WAGON, COLOR_YELLOW, 0.2f, 0, 0.44f}};
	struct skin meadow = {.top = rgb(0xA9CBE0), .bottom = rgb(0x7C9F45)};
	float foot = (float)(box.y + box.h) - (float)ui_px(ui, 8);

	draw_clip_push(ui->draw, box);
	draw_alpha_push(ui->draw, alpha);
	draw_skin(ui->draw, box, &meadow);
	for (size_t i = 0; i < sizeof stand / sizeof stand[0]; i++)
		draw_figure(ui->draw, (float)box.x + stand[i].x * (float)box.w, foot - stand[i].up * (float)box.h,
		            stand[i].tall * (float)box.h, figure_pose(stand[i].figure, FEATURE_KINDS), stand[i].color,
		            LOOK_NORMAL, 1);
	draw_alpha_pop(ui->draw);
	draw_clip_pop(ui->draw);
}

const struct expansion_art abbey_art = {
    .chapters_place = 10,
    .card_module = MODULE_ABBEY,
    .card = card_picture,
    ROWS(holding, holdings),
    ROWS(chapter, chapters),
};
