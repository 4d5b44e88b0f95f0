/* What is held in numbers on its way: the sentence stands over the city, its tokens
 * above it; then each flies in a bow to its number on the card of who takes them. */
#include "view/play/moving/moving.h"

#include "view/kit/expansion_art.h"

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

void play_tokens_draw(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	struct vec at = play_on_screen(play, flight->from);
	float rise = unit(t / 0.06f), step = theme_stroke(&play->theme, 46), lift = theme_stroke(&play->theme, 84);
	float words = 1 - unit_part(t, PLAY_TOKENS_LEAVE, PLAY_TOKENS_LEAVE + 0.08f);
	int count = 0, n = 0;
	if (t >= PLAY_TOKENS_LAND)
		return;
	at.y -= lift * rise; /* clear of the points, which leave from there too */
	at = play_flight_inside(play, draw, flight, at, step);
	draw_alpha_push(draw, rise * words);
	play_flight_words(play, draw, flight, at.x, at.y);
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
