/* art.c - how Abbey & Mayor is shown: the card of the set-up, the abbey beside a player's figures. */
#include "view/kit/expansion_art.h"

/* Still to be laid: its tile, small. */
static const struct holding_art holdings[] = {{HOLDING_ABBEY, .token = &drawing_abbey}};

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
    .card_module = MODULE_ABBEY,
    .card = card_picture,
    ROWS(holding, holdings),
};
