#include "view/ending/panel/bill.h"

#include "app/language.h"
#include "view/art/gilt.h"

/* Badge, name and points of one player in his share of the row. */
static void total_draw(const struct tally_look *look, int seat, struct rect box)
{
	struct text_style name = look_text(look, 30, false, COLOR_CREAM),
	                  points = look_text(look, 44, true, COLOR_CREAM);
	const char *text = draw_format(look->draw, "%d", (int)look->state->scores[seat]);
	int badge = box.h * 2 / 5, gap = look_px(look, 10), wide = look_wide(look, &points, text);
	look_badge(look, (float)box.x + (float)badge / 2, (float)box.y + (float)box.h / 2, (float)badge, seat);
	rect_cut_left(&box, badge + gap);
	int room = box.w - wide - 2 * gap;
	name = look_fit(look, name, look->tally->names[seat], room);
	const char *called = look_name(look, &name, look->tally->names[seat], room);
	int used = look_wide(look, &name, called);
	if (used <= room) { /* else the badge says it */
		draw_text(look->draw, box, ALIGN_LEFT, &name, called);
		rect_cut_left(&box, used + gap);
	}
	draw_text(look->draw, box, ALIGN_LEFT, &points, text);
}

void band_draw(const struct tally_look *look)
{
	enum { WINNER_PART = 3 };
	int order[PLAYERS_MAX], margin = look_px(look, 30);
	struct text_style title = look_text(look, 56, false, COLOR_CREAM);
	if (!look->foot || look->tally->acts[look->state->act].kind != ACT_END)
		return;
	unsigned winners = tally_ranks(look->tally, look->state->scores, order);
	struct rect band = {look->window.x, look->window.y + look->window.h - look->foot, look->window.w, look->foot};
	const char *names = tally_seats_words(look->tally, winners),
	           *words =
	               winners & (winners - 1) ? tr("Shared victory") : draw_format(look->draw, tr("%s wins"), names);
	draw_alpha_push(look->draw, unit(2 * look_way(look, look->state->beats[BEAT_RESULT])));
	draw_fill(look->draw, band, rgba(0x1A0F08, 0.86f));
	draw_fill(look->draw, rect_make(band.x, band.y, band.w, look_px(look, 3)), rgb(COLOR_GOLD));
	band = rect_make(band.x + margin, band.y, band.w - 2 * margin, band.h);
	struct rect first = rect_cut_left(&band, band.w / WINNER_PART);
	title = look_fit(look, title, words, first.w - margin);
	gilt_name(look->draw, first, title, 1, words);
	for (int i = 0; i < look->tally->player_count; i++)
		total_draw(look, order[i],
		           rect_make(band.x + band.w * i / look->tally->player_count, band.y,
		                     band.w / look->tally->player_count - look_px(look, 12), band.h));
	draw_alpha_pop(look->draw);
}
