/* What moves after a turn: followers walk home, points fly to the track.  A pure
 * function of the flights and `now`; when the last one has landed, the screen
 * shows what it would show had nothing moved. */
#include "view/play/moving/moving.h"

#include "view/kit/expansion_art.h"

#include <math.h>

static struct text_style words_style(const struct play *play)
{
	struct text_style style = theme_text(&play->theme, TYPE_SUBHEAD);
	style.face = FACE_SERIF;
	style.bold = true;
	return style;
}

/* The pill with a flight's words, about (x, y). */
static struct rect words_box(const struct play *play, struct draw *draw, const struct play_flight *flight, float x,
                             float y)
{
	struct text_style style = words_style(play);
	int wide = text_width(draw->metrics, &style, flight->text) + play_px(play, 64);
	return rect_make((int)x - wide / 2, (int)y - play_px(play, 22), wide, play_px(play, 44));
}

void play_flight_words(struct play *play, struct draw *draw, const struct play_flight *flight, float x, float y)
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

struct vec play_flight_inside(const struct play *play, struct draw *draw, const struct play_flight *flight,
                              struct vec at, float above)
{
	struct rect box = words_box(play, draw, flight, at.x, at.y), stage = play->layout.stage;
	int top = play->layout.prompt_row.y + play->layout.prompt_row.h + (int)above, left = stage.x,
	    right = stage.x + stage.w - box.w;
	int x = box.x > right ? right : box.x, y = box.y < top ? top : box.y;
	x = x < left ? left : x;
	return (struct vec){at.x + (float)(x - box.x), at.y + (float)(y - box.y)};
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
	struct text_style style = theme_text(&play->theme, TYPE_SMALL);
	float rim = theme_stroke(&play->theme, 2);
	int side = (int)(2 * size);

	style.bold = true;
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
	if (flight->wall) {
		piece_wall_tile(draw, rect_make((int)at.x - side / 2, (int)at.y - side / 2, side, side), flight->wall,
		                1);
		return;
	}
	int wide = title_pill_width(draw, &play->theme, side, flight->points);
	draw_title_pill(draw, &play->theme, rect_make((int)at.x - wide / 2, (int)at.y - side / 2, wide, side),
	                expansion_icon(flight->card), flight->points, play_seat_color(play, flight->seat));
}

/* Cream in a dark edge: read on roofs and meadow alike. */
static void draw_edged(struct draw *draw, struct rect box, struct text_style style, const char *text, int edge)
{
	style.color = rgb(0x24170E);
	for (int i = 0; i < 9; i++)
		draw_text(draw, rect_moved(box, (i % 3 - 1) * edge, (i / 3 - 1) * edge), ALIGN_CENTER, &style, text);
	style.color = rgb(0xFFF6DC);
	draw_text(draw, box, ALIGN_CENTER, &style, text);
}

/* On what was completed: how much, and for all who get it; below, what it is made of. */
static void draw_sum(struct play *play, struct draw *draw, const struct play_flight *flight, struct vec at)
{
	struct text_style sum = theme_text(&play->theme, TYPE_TITLE), small = words_style(play);
	bool shared = flight->seats & (flight->seats - 1);
	const char *text = draw_format(draw, shared ? "+%d %s" : "+%d", (int)flight->points, tr("each"));
	int badge = play_px(play, 32), gap = play_px(play, 6), high = play_px(play, 50);
	sum.bold = true;
	int wide = text_width(draw->metrics, &sum, text), all = wide + bit_count(flight->seats) * (badge + gap);
	int x = (int)at.x - all / 2, y = (int)at.y - high;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (flight->seats >> seat & 1) {
			draw_badge(draw, (float)x + (float)badge / 2, (float)y + (float)high / 2, (float)badge,
			           play_seat_color(play, seat));
			x += badge + gap;
		}
	draw_edged(draw, rect_make(x, y, wide + gap, high), sum, text, play_px(play, 2));
	wide = text_width(draw->metrics, &small, flight->text) + gap;
	draw_edged(draw, rect_make((int)at.x - wide / 2, y + high - gap, wide, play_px(play, 28)), small, flight->text,
	           play_px(play, 2));
}

/* As far into the stage as the sum of a feature at its edge needs. */
static struct vec sum_inside(const struct play *play, struct draw *draw, const struct play_flight *flight,
                             struct vec at)
{
	struct text_style small = words_style(play);
	struct rect stage = play->layout.stage;
	int wide = text_width(draw->metrics, &small, flight->text), least = play_px(play, 200);
	float half = (float)(wide > least ? wide : least) / 2 + theme_stroke(&play->theme, 8);
	at.x = fmaxf(fminf(at.x, (float)(stage.x + stage.w) - half), (float)stage.x + half);
	at.y = fmaxf(fminf(at.y, (float)(stage.y + stage.h) - theme_stroke(&play->theme, 30)),
	             (float)stage.y + theme_stroke(&play->theme, 54));
	return at;
}

/* Words are read where they are about; then what they are about flies: a card with them, points as a coin in a bow. */
static void draw_points(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	struct vec from = play_on_screen(play, flight->from);
	struct vec to = play_score_place(play, (int)(game_score(session_game(play->session), flight->seat)));
	struct rect card = play->layout.cards[flight->seat];
	if (flight->kind == FLIGHT_CARD)
		to = (struct vec){(float)card.x + (float)card.w / 2, (float)card.y + (float)card.h};
	/* What was completed is seen before its points are told. */
	bool reward = flight->kind == FLIGHT_POINTS;
	float tell = reward ? PLAY_REWARD_TELL : 0, fly = reward ? PLAY_REWARD_FLY : 0.45f;
	float way = t < fly ? 0 : ease_in_out((t - fly) / (1 - fly)), told = unit((t - tell) / 0.08f);
	if (told <= 0)
		return;
	from.y -= theme_stroke(&play->theme, reward ? 10 : 34) * told;
	from = reward ? sum_inside(play, draw, flight, from) : play_flight_inside(play, draw, flight, from, 0);
	float x = from.x + (to.x - from.x) * way, y = from.y + (to.y - theme_stroke(&play->theme, 40) - from.y) * way;
	draw_alpha_push(draw, told * unit(1 - way * (reward ? 5 : 1)));
	if (!reward)
		play_flight_words(play, draw, flight, from.x, from.y);
	else if (flight->seats)
		draw_sum(play, draw, flight, from);
	draw_alpha_pop(draw);
	if (way <= 0)
		return;
	if (reward) /* coins of several leave side by side */
		x += theme_stroke(&play->theme, 44) * (float)told_below(play, flight) * (1 - way);
	else /* out of the pill's badge, so that its words are read to the end */
		x -= ((float)words_box(play, draw, flight, from.x, from.y).w / 2 - theme_stroke(&play->theme, 24)) *
		     (1 - way);
	/* as large as a figure on its way over the land, and smaller where it lands */
	float bow = 4 * way * (1 - way), size = theme_stroke(&play->theme, 19) * (1 - 0.25f * way);
	y -= bow * theme_stroke(&play->theme, 60);
	if (reward)
		draw_coin(play, draw, flight, (struct vec){x, y}, size);
	else
		draw_card(play, draw, flight, (struct vec){x, y});
}

static void draw_home(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	struct vec from = play_on_screen(play, flight->from);
	struct rect card = play->layout.cards[flight->seat];
	float height = figure_on_tile(play->view.camera.size), end = theme_stroke(&play->theme, 34);
	float ms = t * (float)flight->length, stays = (float)flight->stays;
	if (ms < stays) {
		float hop = figure_lies(flight->stood) || flight->met
		                ? 0
		                : fabsf(sinf(unit((ms / stays - 0.4f) / 0.6f) * 6.2831853f));
		draw_figure(draw, from.x, from.y - hop * 0.12f * (float)play->view.camera.size, height, flight->stood,
		            play_seat_color(play, flight->seat), LOOK_NORMAL, 1);
		return;
	}
	t = (ms - stays) / ((float)flight->length - stays);
	if (play->picture.board_only) { /* his home is not to be seen */
		draw_figure(draw, from.x, from.y, height, flight->pose, play_seat_color(play, flight->seat),
		            LOOK_NORMAL, 1 - ease_in_out(t));
		return;
	}
	float way = ease_in_out(t);
	float x = from.x + ((float)card.x + (float)card.w * 0.3f - from.x) * way;
	float y = from.y + ((float)card.y + (float)card.h * 0.7f - from.y) * way;
	/* A walk hops. */
	y -= fabsf(sinf(t * 9.42f)) * theme_stroke(&play->theme, 16) * (1 - t);
	draw_figure(draw, x, y, height + (end - height) * way, flight->pose, play_seat_color(play, flight->seat),
	            LOOK_NORMAL, 1);
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
		at = (struct vec){at.x + (to.x - at.x) * part, at.y + (to.y - at.y) * part};
		left -= length;
	}
	at = play_on_screen(play, at);
	draw_figure(draw, at.x, at.y, height, flight->stood, play_seat_color(play, flight->seat), LOOK_NORMAL, 1);
	draw_figure_rolling(draw, at.x, at.y, height, flight->figure, gone * (float)play->view.camera.size);
}

/* Over the roofs, in a bow; it waits while points are read. */
static void draw_keep(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	float way = t < 0.45f ? 0 : ease_in_out((t - 0.45f) / 0.55f), bow = 0.6f * way * (1 - way) * 4;
	play_keep_draw(play, draw, flight->seat,
	               (struct vec){flight->from.x + (flight->to.x - flight->from.x) * way,
	                            flight->from.y + (flight->to.y - flight->from.y) * way - bow});
}

static bool under_way(const struct play_flight *flight, uint64_t now, float *t)
{
	*t = (float)(now - flight->start) / (float)flight->length;
	return now >= flight->start && !play_flight_over(flight, now);
}

static bool has_words(const struct play_flight *flight)
{
	return flight->kind == FLIGHT_POINTS || flight->kind == FLIGHT_CARD;
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
	return has_words(flight) || flight->kind == FLIGHT_TOKENS;
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
		/* The table alone: what goes to cards and track stays away with them. */
		bool beside = has_words(flight) || flight->kind == FLIGHT_TOKENS;
		if (!under_way(flight, now, &t) || (beside && play->picture.board_only))
			continue;
		if (has_words(flight))
			draw_points(play, draw, flight, t);
		else if (flight->kind == FLIGHT_TOKENS)
			play_tokens_draw(play, draw, flight, t);
		else if (flight->kind == FLIGHT_KEEP)
			draw_keep(play, draw, flight, t);
		else if (flight->kind == FLIGHT_ROLL)
			draw_roll(play, draw, flight, t);
		else
			draw_home(play, draw, flight, t);
	}
}
