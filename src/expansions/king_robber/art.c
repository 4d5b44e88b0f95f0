/* art.c - how the King and the Robber Baron are shown: the card of the set-up, the signs of the two cards. */
#include "view/kit/expansion_art.h"

static const struct holding_art holdings[] = {{HOLDING_KING, .icon = ICON_CROWN}, {HOLDING_ROBBER, .icon = ICON_MASK}};

/* The two cards of King and Robber Baron. */
static void cards_picture(struct ui *ui, struct rect box, float alpha)
{
	int h = box.h * 74 / 100, w = h * 62 / 100;
	struct skin king = {.radius = 5 * ui->theme.scale,
	                    .top = rgb(0xFFF8E6),
	                    .bottom = rgb(0xF3E6C2),
	                    .rim = rgb(0x2B1A0E),
	                    .rim_width = theme_stroke(&ui->theme, 2)};
	struct skin robber = king;
	int cx = box.x + box.w / 2, cy = box.y + box.h / 2;

	robber.top = rgb(0x35503C);
	robber.bottom = rgb(0x24382A);
	draw_fill(ui->draw, box, rgb(0x7D5A3A));
	draw_alpha_push(ui->draw, alpha);
	struct rect left = {cx - w - ui_px(ui, 2), cy - h / 2 - ui_px(ui, 4), w, h};
	struct rect right = {cx + ui_px(ui, 2), cy - h / 2 + ui_px(ui, 4), w, h};
	draw_skin(ui->draw, left, &king);
	draw_icon(ui->draw, left, w * 72 / 100, ICON_CROWN, rgb(0x9A6A12));
	draw_skin(ui->draw, right, &robber);
	draw_icon(ui->draw, right, w * 72 / 100, ICON_MASK, rgb(0xF3E6C2));
	draw_alpha_pop(ui->draw);
}

const struct expansion_art king_robber_art = {
    ROWS(holding, holdings),
    .card_module = MODULE_KING,
    .card = cards_picture,
};
