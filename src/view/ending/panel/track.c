/* The score track on top, the flights that lead to it, the caption. */
#include "view/ending/panel/bill.h"

#include "view/table/track.h"

#include <stdlib.h>

static struct score_track track_of(const struct tally_look *look)
{
	struct score_track track = {.theme = &look->theme,
	                            .inside = rect_inset(look->track, look_px(look, 5)),
	                            .rows = 1,
	                            .number = look_text(look, 16, false, COLOR_INK2),
	                            .count = look->tally->player_count};
	bool walks = look->state->beats[BEAT_WALK] > 0 && look->act->kind != ACT_END;
	track.head = track.lap_px = track.number.px;
	track.every = look_wide(look, &track.number, "888") < track_space(&track, 0).w;
	for (int seat = 0; seat < track.count; seat++) {
		int score = (int)look->state->scores[seat];
		track.markers[seat] =
		    (struct track_marker){look_color(look, seat), score, walks ? look->act->before[seat] : score};
	}
	return track;
}

void tally_track_draw(const struct tally_look *look)
{
	struct score_track track = track_of(look);
	theme_draw(look->draw, &look->theme, SKIN_TRACK, look->track);
	track_draw(look->draw, &track);
}

/* One expression on its way, or standing below its space while the marker walks. */
struct flight {
	const struct tally_pay *pay;
	struct vec to;  /* its space */
	float half, x;  /* half its width; where its middle comes to stand */
	int space;      /* its number */
	bool told;      /* several are on their way: each tells the space it leads to */
	int start, row; /* lines below the track: of all on their way, and in the end */
};

/* On the wall of The Castle the bill keeps the sum, and what arrives is short. */
static const char *flight_sum(const struct tally_look *look, const struct flight *flight)
{
	return look->walled ? draw_format(look->draw, "+%d", (int)flight->pay->points) : flight->pay->sum;
}

static int by_space(const void *a, const void *b)
{
	const struct flight *left = a, *right = b;
	return left->to.x < right->to.x ? -1 : left->to.x > right->to.x ? 1 : left->start - right->start;
}

static struct text_style aim_style(const struct tally_look *look) { return look_text(look, 30, false, COLOR_INK2); }

static const char *flight_aim(struct draw *draw, const struct flight *flight)
{
	return draw_format(draw, "→ %d", flight->space);
}

/* Side by side as long as each reaches its space, else below one another. */
static int flights_find(const struct tally_look *look, struct flight flights[PLAYERS_MAX])
{
	const struct tally_act *act = look->act;
	struct text_style style = look_text(look, 44, false, COLOR_INK), aim = aim_style(look);
	const struct castle_board *wall = game_tile_set(look->tally->game)->castle;
	const struct score_track track = track_of(look);
	float k = look->k, free_x[PLAYERS_MAX] = {0};
	int count = 0;
	for (int i = 0; i < act->pay_count; i++) {
		int seat = act->pays[i].seat, space = act->after[seat] % (wall ? wall->space_count : TRACK_SPACES);
		struct rect box = track_space(&track, space);
		struct vec below = {(float)box.x + (float)box.w / 2, (float)(look->track.y + look->track.h)};
		if (act->pays[i].points > 0)
			flights[count++] = (struct flight){.pay = &act->pays[i],
			                                   .to = look->walled ? look->spaces[seat] : below,
			                                   .space = space,
			                                   .start = i};
	}
	qsort(flights, (size_t)count, sizeof flights[0], by_space);
	for (int i = 0; i < count; i++) {
		struct flight *flight = &flights[i];
		flight->start = i;
		flight->told = count > 1 || look->walled;
		int w = look_wide(look, &style, flight_sum(look, flight)) + look_px(look, 96);
		if (flight->told)
			w += look_wide(look, &aim, flight_aim(look->draw, flight)) + look_px(look, 12);
		flight->half = (float)w / 2;
		float left = flight->half + 20 * k, right = (float)look->bill.x - 14 * k - flight->half;
		flight->x = flight->to.x < left ? left : flight->to.x > right ? right : flight->to.x;
		float furthest = flight->to.x + flight->half - 30 * k;
		furthest = furthest > right ? right : furthest;
		while (free_x[flight->row] + flight->half > flight->x && free_x[flight->row] + flight->half > furthest)
			flight->row++;
		if (free_x[flight->row] + flight->half > flight->x)
			flight->x = free_x[flight->row] + flight->half;
		free_x[flight->row] = flight->x + flight->half + 10 * k;
	}
	return count;
}

static void card_arrow_draw(const struct tally_look *look, const struct flight *flight, float top)
{
	float least = flight->x - flight->half + 30 * look->k, most = flight->x + flight->half - 30 * look->k;
	float tip = look_within(flight->to.x, least, most);
	bool bent = tip != flight->to.x; /* between track and bill is room for a line, not more */
	float edge = (float)(look->track.y + look->track.h), y = edge + (bent ? 10 : 16) * look->k,
	      width = look_stroke(look, 5);
	draw_line(look->draw, tip, top, tip, y, width, rgb(LOOK_WAY));
	if (bent)
		draw_line(look->draw, tip, y, flight->to.x, y, width, rgb(LOOK_WAY));
	draw_arrow_head(look->draw, flight->to.x, edge + (bent ? -4 : 4) * look->k, 0, -1, (bent ? 17 : 22) * look->k,
	                rgb(LOOK_WAY));
}

/* How far before the wall's middle an arrow points at it, in units. */
enum { WALL_ARROW = 46 };

/* On which side of its space a card comes to stand: outside, or where the window has no room there, inside. */
static struct vec wall_side(const struct tally_look *look, const struct flight *flight)
{
	struct vec out = look->out[flight->pay->seat], to = flight->to;
	float wide = 2 * flight->half + (float)WALL_ARROW * look->k, high = (float)(CARD_HEIGHT + WALL_ARROW) * look->k;
	bool room = to.x + out.x * wide > 0 && to.x + out.x * wide < (float)look->bill.x && to.y + out.y * high > 0 &&
	            to.y + out.y * high < (float)(look->caption.y + look->caption.h);
	return room ? out : (struct vec){-out.x, -out.y};
}

static void wall_arrow_draw(const struct tally_look *look, const struct flight *flight)
{
	struct vec out = wall_side(look, flight);
	draw_arrow_head(look->draw, flight->to.x + out.x * .6f * WALL_ARROW * look->k,
	                flight->to.y + out.y * .6f * WALL_ARROW * look->k, -out.x, -out.y, 24 * look->k, rgb(LOOK_WAY));
}

/* The middle of a card on its way to its space on the wall: it comes to stand beside it. */
static struct vec before_wall(const struct tally_look *look, const struct flight *flight, struct vec from, float over)
{
	struct vec out = wall_side(look, flight);
	float k = look->k, high = (float)CARD_HEIGHT / 2 * k, left = flight->half + 8 * k,
	      right = (float)look->bill.x - 14 * k - flight->half;
	struct vec to = {flight->to.x + out.x * (flight->half + (float)WALL_ARROW * k),
	                 flight->to.y + out.y * (high + (float)WALL_ARROW * k)};
	float top = high + 6 * k, bottom = (float)(look->caption.y + look->caption.h) - high;
	to.x = to.x < left ? left : to.x > right ? right : to.x;
	to.y = to.y < top ? top : to.y > bottom ? bottom : to.y;
	return (struct vec){from.x + (to.x - from.x) * over, from.y + (to.y - from.y) * over};
}

static void card_draw(const struct tally_look *look, const struct flight *flight, struct vec from, float fly,
                      float fade)
{
	struct text_style style = look_text(look, 44, false, COLOR_INK);
	/* aside off the bill, up beside it, then along under the track: it passes
	 * over nothing that is to be read */
	float off = ease_in_out(unit(fly / .4f)), up = ease_in_out(unit((fly - .25f) / .5f));
	float over = ease_in_out(unit((fly - .6f) / .4f)), step = (CARD_HEIGHT + 10) * look->k;
	float right = (float)look->bill.x - 14 * look->k - flight->half;
	float y = (float)(look->track.y + look->track.h) + (CARD_BELOW + CARD_HEIGHT / 2.f) * look->k;
	struct vec at = {from.x + (right - from.x) * off + (flight->x - right) * over,
	                 from.y + (y - from.y) * up +
	                     step * ((float)flight->start * off + (float)(flight->row - flight->start) * over)};
	if (look->walled)
		at = before_wall(look, flight, from, ease_in_out(fly));
	int h = look_px(look, CARD_HEIGHT);
	struct rect box = {(int)(at.x - flight->half), (int)(at.y - (float)h / 2), (int)(2 * flight->half), h};
	draw_alpha_push(look->draw, fade);
	if (fly >= 1 && look->walled)
		wall_arrow_draw(look, flight);
	else if (fly >= 1 && flight->row == 0)
		card_arrow_draw(look, flight, (float)box.y);
	theme_draw(look->draw, &look->theme, SKIN_PANEL, box);
	look_badge(look, (float)box.x + 42 * look->k, (float)box.y + (float)h / 2, 44 * look->k, flight->pay->seat);
	rect_cut_left(&box, look_px(look, 76));
	draw_text(look->draw, box, ALIGN_LEFT, &style, flight_sum(look, flight));
	if (flight->told) {
		struct text_style aim = aim_style(look);
		rect_cut_right(&box, look_px(look, 20));
		draw_text(look->draw, box, ALIGN_RIGHT, &aim, flight_aim(look->draw, flight));
	}
	draw_alpha_pop(look->draw);
}

void flight_draw(const struct tally_look *look, const struct bill_places *places)
{
	struct flight flights[PLAYERS_MAX];
	float fly = look->state->beats[BEAT_FLY], gone = look->state->beats[BEAT_RELEASE];
	if (fly <= 0 || gone >= 1)
		return;
	int count = flights_find(look, flights);
	struct vec from = {places->sum.x - 60 * look->k, places->sum.y};
	for (int i = 0; i < count; i++)
		card_draw(look, &flights[i], from, look_way(look, fly), 1 - gone);
}

/* The largest size in which the text stands on so many lines of the caption's
 * width, at least `least` pixels; 0: there is none. */
static int caption_px(const struct tally_look *look, const char *text, int lines, int least)
{
	struct text_style style = look_text(look, 33, false, COLOR_INK);
	int room = look->caption.w - look_px(look, 60), starts[8], lengths[8];
	for (; style.px >= least; style.px--) {
		bool fits = text_wrap(look->draw->metrics, &style, text, room, 8, starts, lengths) <= lines;
		if (fits && (lines == 1 || style.px * 5 / 4 * lines <= look->caption.h - look_px(look, 14)))
			return style.px;
	}
	return 0;
}

/* One line; two where that would be much smaller.  More, for a tie of many with
 * long names, grow upwards. */
void caption_draw(const struct tally_look *look, const char *text)
{
	struct text_style style = look_text(look, 33, false, COLOR_INK);
	int least = style.px * 3 / 4 > look->least ? style.px * 3 / 4 : look->least,
	    room = look->caption.w - look_px(look, 60);
	if (!text[0])
		return;
	int px = caption_px(look, text, 1, least);
	px = px ? px : caption_px(look, text, 2, look->least);
	style.px = px ? px : look->least;
	style.line = style.px * 5 / 4;
	int w = look_wide(look, &style, text), h = look_high(look, &style, text, room);
	w = (w < room ? w : room) + look_px(look, 60);
	struct rect box = look->caption, inner;
	int high = h + look_px(look, 14) > box.h ? h + look_px(look, 14) : box.h;
	box = rect_make(box.x + (box.w - w) / 2, box.y + box.h - high, w, high);
	inner = rect_make(box.x + look_px(look, 30), box.y + (box.h - h) / 2, box.w - 2 * look_px(look, 30) + 1, h + 1);
	theme_draw(look->draw, &look->theme, SKIN_PANEL, box);
	draw_text_block(look->draw, inner, ALIGN_CENTER, &style, text);
}
