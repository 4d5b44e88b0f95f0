/* What moves after a turn: followers walk home, points fly to the track.  A pure
 * function of the flights and `now`; when the last one has landed, the screen
 * shows what it would show had nothing moved. */
#include "view/play/moving/moving.h"

#include "view/kit/expansion_art.h"

#include <math.h>

static struct text_style words_style(const struct play *play)
{
	return text_serif(theme_text(&play->theme, TYPE_SUBHEAD));
}

/* The pill with a flight's words, about (x, y). */
static struct rect words_box(const struct play *play, struct draw *draw, const struct play_flight *flight, float x,
                             float y)
{
	struct text_style style = words_style(play);
	int wide = text_width(draw->metrics, &style, flight->text) + play_px(play, 64);
	return rect_make((int)x - wide / 2, (int)y - play_px(play, 22), wide, play_px(play, 44));
}

/* What a flight has to say. */
static void flight_words(struct play *play, struct draw *draw, const struct play_flight *flight, float x, float y)
{
	struct text_style style = words_style(play);
	int badge = play_px(play, 30);
	struct rect box = words_box(play, draw, flight, x, y);
	if (flight->wall) {
		int side = play_px(play, 52);
		piece_wall_tile(draw, rect_make((int)x - side / 2, box.y - side, side, side), flight->wall, 1);
	}
	theme_draw(draw, &play->theme, SKIN_PROMPT, box);
	draw_badge(draw, (float)box.x + theme_stroke(&play->theme, 24), (float)box.y + (float)box.h / 2, (float)badge,
	           play_seat_color(play, flight->seat));
	draw_text(draw, (struct rect){box.x + badge + play_px(play, 16), box.y, box.w, box.h}, ALIGN_LEFT, &style,
	          flight->text);
}

/* The nearest place where all of that pill is on the table and has so much room above it, below the prompt. */
static struct vec flight_inside(const struct play *play, struct draw *draw, const struct play_flight *flight,
                                struct vec at, float above)
{
	struct rect box = words_box(play, draw, flight, at.x, at.y), in = rect_within(box, play->layout.stage);
	int top = play->layout.prompt_row.y + play->layout.prompt_row.h + (int)above;
	return (struct vec){at.x + (float)(in.x - box.x), at.y + fmaxf((float)(top - box.y), 0)};
}

/* How many are paid for the same feature before this one. */
static int told_below(const struct play *play, const struct play_flight *flight)
{
	int below = 0;

	for (const struct play_flight *other = play->motion.flights; other < flight; other++)
		below += other->kind == flight->kind && cell_same(other->cell, flight->cell) &&
		         spot_same(other->spot, flight->spot);
	return below;
}

/* The points alone, as a coin in the player's colour. */
static void draw_coin(struct play *play, struct draw *draw, const struct play_flight *flight, struct vec at, float size)
{
	const struct player_colors *colors = play_seat_colors(play, flight->seat);
	struct text_style style = text_bold(theme_text(&play->theme, TYPE_SMALL));
	float rim = theme_stroke(&play->theme, 2);
	int side = (int)(2 * size);

	style.color = rgb(colors->emblem);
	draw_circle(draw, at.x + rim, at.y + 2 * rim, size + rim, rgba(0x24160D, 0.35f));
	draw_circle(draw, at.x, at.y, size + rim, rgb(colors->ink));
	draw_circle(draw, at.x, at.y, size, rgb(0xF2C14E));
	draw_circle(draw, at.x, at.y, size - rim, rgb(colors->body));
	draw_text(draw, rect_make((int)(at.x - size), (int)(at.y - size), side, side), ALIGN_CENTER, &style,
	          draw_format(draw, "+%d", flight->points));
}

/* A wall tile, or a card by its sign and the size that has to be beaten. */
static void draw_card(struct play *play, struct draw *draw, const struct play_flight *flight, struct vec at)
{
	int side = play_px(play, flight->wall ? 52 : 28);
	int wide = flight->wall ? side : title_pill_width(draw, &play->theme, side, flight->points);
	struct rect box = rect_about(at, wide, side);
	if (flight->wall)
		piece_wall_tile(draw, box, flight->wall, 1);
	else
		draw_title_pill(draw, &play->theme, box, expansion_icon(flight->card), flight->points,
		                play_seat_color(play, flight->seat));
}

/* Beside what was completed, never over it: above it, below it, to its right or left, where there is room. */
static struct rect beside(const struct play *play, const struct play_flight *flight, int w, int h)
{
	struct rect stage = play->layout.stage;
	struct vec nw = play_on_screen(play, flight->from), se = play_on_screen(play, flight->to);
	int gap = play_px(play, 12), right = stage.x + stage.w - w - gap, bottom = stage.y + stage.h - h - gap,
	    top = play->picture.wish.board_only ? stage.y : play->layout.prompt_row.y + play->layout.prompt_row.h;
	int x = (int)(nw.x + se.x) / 2 - w / 2, y = (int)nw.y - gap - h;
	if (y < top && (int)se.y + gap <= bottom) {
		y = (int)se.y + gap;
	} else if (y < top) {
		y = (int)(nw.y + se.y) / 2 - h / 2;
		x = (int)se.x + gap <= right ? (int)se.x + gap : (int)nw.x - gap - w;
	}
	x = x < stage.x + gap ? stage.x + gap : x > right ? right : x;
	return rect_make(x, y < top ? top : y > bottom ? bottom : y, w, h);
}

/* A ribbon's end out of each side of the plate, in the colours of who gets it. */
static void draw_ribbons(struct play *play, struct draw *draw, const struct play_flight *flight, struct rect box)
{
	int seats[2] = {flight->seat, flight->seat};
	for (int seat = 0, count = 0; seat < PLAYERS_MAX; seat++)
		if (flight->seats >> seat & 1) {
			seats[1] = seat;
			seats[0] = count++ ? seats[0] : seat;
		}
	float out = theme_stroke(&play->theme, 26), top = (float)box.y + (float)box.h * 0.22f,
	      high = (float)box.h * 0.56f;
	for (int end = 0; end < 2; end++) {
		const struct player_colors *colors = play_seat_colors(play, seats[end]);
		float way = end ? 1 : -1, x = (float)(box.x + end * box.w) - way * out / 2, tip = x + way * 1.5f * out;
		struct stroke line = {.width = theme_stroke(&play->theme, 2)};
		struct path path;
		path_clear(&path);
		path_move(&path, x, top);
		path_line_to(&path, tip, top);
		path_line_to(&path, tip - way * out * 0.42f, top + high / 2);
		path_line_to(&path, tip, top + high);
		path_line_to(&path, x, top + high);
		path_close(&path);
		draw_path_fill(draw, &path, rgb(colors->body));
		draw_path_stroke(draw, &path, &line, rgb(colors->ink));
	}
}

/* For all who get it, how much, counted up to there; below, what it is made of. */
static void draw_sum(struct play *play, struct draw *draw, const struct play_flight *flight, struct rect box,
                     float counted)
{
	struct text_style sum = text_bold(theme_text(&play->theme, TYPE_TITLE)), small = words_style(play);
	const char *text = draw_format(draw, flight->seats & (flight->seats - 1) ? "+%d %s" : "+%d",
	                               (int)lroundf((float)flight->points * counted), tr("each"));
	int badge = play_px(play, 32), gap = play_px(play, 6), count = bit_count(flight->seats);
	draw_ribbons(play, draw, flight, box);
	theme_draw(draw, &play->theme, SKIN_DIALOG, box);
	draw_outline(draw, rect_inset(box, play_px(play, 5)), theme_stroke(&play->theme, 8),
	             theme_stroke(&play->theme, 1.5f), rgb(0xC79A4B));
	box = rect_inset(box, gap);
	struct rect below = rect_cut_bottom(&box, play_px(play, 28));
	draw_text(draw, below, ALIGN_CENTER, &small, flight->text);
	rect_cut_left(&box, (box.w - text_width(draw->metrics, &sum, text) - count * (badge + gap)) / 2);
	play_badges(play, draw, &box, flight->seats, badge, gap);
	draw_text(draw, box, ALIGN_LEFT, &sum, text);
}

/* As large as it will be when all is counted. */
static struct rect sum_box(struct play *play, struct draw *draw, const struct play_flight *flight)
{
	struct text_style sum = text_bold(theme_text(&play->theme, TYPE_TITLE)), small = words_style(play);
	const char *text = draw_format(draw, "+%d %s", (int)flight->points, tr("each"));
	int wide = text_width(draw->metrics, &sum, text) + bit_count(flight->seats) * play_px(play, 38),
	    words = text_width(draw->metrics, &small, flight->text);
	return beside(play, flight, (wide > words ? wide : words) + play_px(play, 28), play_px(play, 88));
}

/* His card takes it: it shines, and a ring goes out from where the number is. */
static void draw_taken(struct play *play, struct draw *draw, struct rect card, struct vec at, float t)
{
	float out = ease_out_cubic(t), line = theme_stroke(&play->theme, 4), radius = 8 * play->theme.scale;
	draw_outline(draw, rect_inset(card, -play_px(play, 2)), radius, 2 * line, rgba(0xFFB52E, 0.45f * (1 - t)));
	draw_outline(draw, rect_inset(card, -play_px(play, 1)), radius, line, rgba(0xFFE9A8, 1 - t));
	draw_ring(draw, at.x, at.y, theme_stroke(&play->theme, 14 + 26 * out), line, rgba(0xFFC83D, 0.9f * (1 - t)));
}

/* Counted up where it is earned; then it flies to his card as a coin in a bow. */
static void draw_points(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	struct rect card = play->layout.cards[flight->seat];
	float room = fminf((float)card.w, theme_stroke(&play->theme, 44)), told = unit_part(t, PLAY_REWARD_TELL, 0.29f),
	      way = ease_in_out(unit_part(t, PLAY_REWARD_FLY, PLAY_REWARD_LAND));
	struct rect sum = sum_box(play, draw, flight);
	struct vec from = {(float)sum.x + (float)sum.w / 2, (float)sum.y + (float)sum.h * 0.4f},
	           to = {(float)(card.x + card.w) - room / 2, (float)card.y + (float)card.h / 2};
	/* What was completed is seen before its points are told. */
	if (told <= 0)
		return;
	if (flight->seats && way <= 0 && !play->picture.wish.board_only)
		play_note_add(play, sum);
	draw_alpha_push(draw, told * unit(1 - way * 5));
	if (flight->seats)
		draw_sum(play, draw, flight, rect_moved(sum, 0, play_px(play, 10 * (1 - told))),
		         ease_out_quad(unit_part(t, PLAY_REWARD_TELL, PLAY_REWARD_COUNT)));
	draw_alpha_pop(draw);
	if (way <= 0 || play->picture.wish.board_only) /* whose card is not to be seen */
		return;
	if (t >= PLAY_REWARD_LAND) {
		draw_taken(play, draw, card, to, unit_part(t, PLAY_REWARD_LAND, 1));
		return;
	}
	/* coins of several leave side by side; as large as a figure on its way, and smaller where they land */
	float aside = theme_stroke(&play->theme, 44) * (float)told_below(play, flight) * (1 - way);
	struct vec at = vec_between(from, to, way);
	at = (struct vec){at.x + aside, at.y - way * (1 - way) * theme_stroke(&play->theme, 240)};
	draw_coin(play, draw, flight, at, theme_stroke(&play->theme, 21) * (1 - 0.3f * way));
}

/* Words are read where they are about; then a card flies with them. */
static void draw_won(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	struct vec from = play_on_screen(play, flight->from);
	struct rect card = play->layout.cards[flight->seat];
	float way = ease_in_out(unit_part(t, 0.45f, 1)), told = unit(t / 0.08f);
	struct vec to = {rect_middle(card).x, (float)card.y + (float)card.h - theme_stroke(&play->theme, 40)};
	from.y -= theme_stroke(&play->theme, 34) * told;
	from = flight_inside(play, draw, flight, from, 0);
	draw_alpha_push(draw, told * (1 - way));
	flight_words(play, draw, flight, from.x, from.y);
	draw_alpha_pop(draw);
	/* out of the pill's badge, so that its words are read to the end */
	float badge = (float)words_box(play, draw, flight, from.x, from.y).w / 2 - theme_stroke(&play->theme, 24);
	struct vec at = vec_between(from, to, way);
	at = (struct vec){at.x - badge * (1 - way), at.y - way * (1 - way) * theme_stroke(&play->theme, 240)};
	if (way > 0)
		draw_card(play, draw, flight, at);
}

/* He stands a while, glad or met by somebody; then he walks to his card.  Where that is not to be seen, he fades. */
static void draw_home(struct play *play, struct draw *draw, const struct play_flight *flight, float t, uint64_t now)
{
	struct vec at = play_on_screen(play, flight->from);
	struct rect card = play->layout.cards[flight->seat];
	float height = figure_on_tile(play->view.camera.size), small = theme_stroke(&play->theme, 34), alpha = 1;
	float ms = t * (float)flight->length, stays = (float)flight->stays;
	bool stands = ms < stays, glad = !figure_lies(flight->stood) && !flight->met;
	float gone = stands ? 0 : (ms - stays) / ((float)flight->length - stays), way = ease_in_out(gone);
	if (stands && play_drops_on(play, flight->cell, flight->spot, now)) {
		play_set_down(play, draw, at, flight->stood, play_seat_color(play, flight->seat),
		              play_drop_figure(play, now));
		return;
	}
	if (stands && glad) {
		at.y -=
		    fabsf(sinf(unit((ms / stays - 0.4f) / 0.6f) * 6.2831853f)) * 0.12f * (float)play->view.camera.size;
	} else if (!stands && play->picture.wish.board_only) {
		alpha = 1 - way;
	} else if (!stands) {
		struct vec home = {(float)card.x + (float)card.w * 0.3f, (float)card.y + (float)card.h * 0.7f};
		at = vec_between(at, home, way);
		/* A walk hops. */
		at.y -= fabsf(sinf(gone * 9.42f)) * theme_stroke(&play->theme, 16) * (1 - gone);
		height += (small - height) * way;
	}
	draw_figure(draw, at.x, at.y, height, stands ? flight->stood : flight->pose,
	            play_seat_color(play, flight->seat), LOOK_NORMAL, alpha);
}

/* Along its way, as fast on every part of it. */
static void draw_roll(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	float all = 0, gone, height = figure_on_tile(play->view.camera.size);
	for (int i = 1; i < flight->way_count; i++)
		all += hypotf(flight->way[i].x - flight->way[i - 1].x, flight->way[i].y - flight->way[i - 1].y);
	gone = all * ease_in_out(t);
	struct vec at = flight->way[0];
	float left = gone;
	for (int i = 1; i < flight->way_count && left > 0; i++) {
		struct vec to = flight->way[i];
		float length = hypotf(to.x - at.x, to.y - at.y), part = length > left ? left / length : 1;
		at = vec_between(at, to, part);
		left -= length;
	}
	at = play_on_screen(play, at);
	draw_figure(draw, at.x, at.y, height, flight->stood, play_seat_color(play, flight->seat), LOOK_NORMAL, 1);
	draw_figure_rolling(draw, at.x, at.y, height, flight->figure, gone * (float)play->view.camera.size);
}

enum { TOKENS_MAX = 6 }; /* of a kind that are drawn one by one; a city has no more symbols */

/* Where a holding is told on his card; a card of one line shows none of which he has none: then its middle. */
static struct vec token_place(const struct play *play, int seat, int kind)
{
	struct rect box = play->panel.token_boxes[seat][kind];
	if (box.w == 0)
		box = play->layout.cards[seat];
	return rect_middle(box);
}

/* One of them, from its place in the row to the card. */
static void fly_token(struct play *play, struct draw *draw, struct vec from, struct vec to, int kind, float way)
{
	float size = theme_stroke(&play->theme, 40 - 16 * way), bow = theme_stroke(&play->theme, 70) * way * (1 - way);
	struct vec at = vec_between(from, to, way);
	draw_medal(draw, expansion_token(kind), at.x, at.y - bow * 4, size, kind, 1);
}

/* What is held in numbers: the sentence stands over the city, its tokens above it; then each flies in a bow to its
 * number on the card of who takes them. */
static void draw_tokens(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	struct vec at = play_on_screen(play, flight->from);
	float rise = unit(t / 0.06f), step = theme_stroke(&play->theme, 46), lift = theme_stroke(&play->theme, 84);
	float words = 1 - unit_part(t, PLAY_TOKENS_LEAVE, PLAY_TOKENS_LEAVE + 0.08f);
	int count = 0, n = 0;
	if (t >= PLAY_TOKENS_LAND)
		return;
	at.y -= lift * rise; /* clear of the points, which leave from there too */
	at = flight_inside(play, draw, flight, at, step);
	draw_alpha_push(draw, rise * words);
	flight_words(play, draw, flight, at.x, at.y);
	draw_alpha_pop(draw);
	for (int kind = 0; kind < HOLDINGS_MAX; kind++)
		count += flight->held[kind] < TOKENS_MAX ? flight->held[kind] : TOKENS_MAX;
	draw_alpha_push(draw, rise);
	for (int kind = 0; kind < HOLDINGS_MAX; kind++) {
		for (int i = 0; i < flight->held[kind] && i < TOKENS_MAX; i++, n++) {
			struct vec from = {at.x + step * ((float)n - (float)(count - 1) / 2), at.y - step};
			/* One after the other, the last in time. */
			float late = 0.10f * (float)n / (float)count;
			float way =
			    ease_in_out(unit_part(t, PLAY_TOKENS_LEAVE + late, PLAY_TOKENS_LAND - 0.10f + late));
			fly_token(play, draw, from, token_place(play, flight->seat, kind), kind, way);
		}
	}
	draw_alpha_pop(draw);
}

/* Over the roofs, in a bow; it waits while points are read. */
static void draw_keep(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	float way = t < 0.45f ? 0 : ease_in_out((t - 0.45f) / 0.55f), bow = 0.6f * way * (1 - way) * 4;
	struct vec at = vec_between(flight->from, flight->to, way);
	play_keep_draw(play, draw, flight->seat, (struct vec){at.x, at.y - bow});
}

static bool under_way(const struct play_flight *flight, uint64_t now, float *t)
{
	*t = (float)(now - flight->start) / (float)flight->length;
	return now >= flight->start && !play_flight_over(flight, now);
}

/* Tokens of a city for which nobody was paid are celebrated, too; else its points have been. */
static bool has_reward(const struct play *play, const struct play_flight *flight)
{
	for (int i = 0; flight->kind == FLIGHT_TOKENS && i < play->motion.flight_count; i++) {
		const struct play_flight *other = &play->motion.flights[i];
		if (other->kind == FLIGHT_POINTS && cell_same(other->cell, flight->cell) &&
		    other->spot.at == flight->spot.at)
			return false;
	}
	return flight->kind == FLIGHT_POINTS || flight->kind == FLIGHT_CARD || flight->kind == FLIGHT_TOKENS;
}

void play_motion_draw(struct play *play, struct frame *frame)
{
	float t;
	for (int i = 0; i < play->motion.flight_count && !frame->frozen; i++)
		if (has_reward(play, &play->motion.flights[i]) && under_way(&play->motion.flights[i], frame->now, &t))
			play_reward_draw(play, frame, &play->motion.flights[i], t,
			                 told_below(play, &play->motion.flights[i]) > 0);
}

void play_motion_over(struct play *play, struct draw *draw, uint64_t now)
{
	float t;
	for (int i = 0; i < play->motion.flight_count; i++) {
		const struct play_flight *flight = &play->motion.flights[i];
		/* The table alone: what goes to cards stays away with them. */
		bool beside = flight->kind == FLIGHT_CARD || flight->kind == FLIGHT_TOKENS;
		if (!under_way(flight, now, &t) || (beside && play->picture.wish.board_only))
			continue;
		if (flight->kind == FLIGHT_POINTS)
			draw_points(play, draw, flight, t);
		else if (flight->kind == FLIGHT_CARD)
			draw_won(play, draw, flight, t);
		else if (flight->kind == FLIGHT_TOKENS)
			draw_tokens(play, draw, flight, t);
		else if (flight->kind == FLIGHT_KEEP)
			draw_keep(play, draw, flight, t);
		else if (flight->kind == FLIGHT_ROLL)
			draw_roll(play, draw, flight, t);
		else
			draw_home(play, draw, flight, t, now);
	}
}
