/* Trade goods as the players' cards show them: tokens that are still on their way are not there yet. */
#include "view/play/core/play.h"

/* When its tokens are on the card. */
static uint64_t lands(const struct play_flight *flight)
{
	return flight->start + (uint64_t)((float)flight->length * PLAY_GOODS_LAND);
}

int play_goods_shown(const struct play *play, int seat, int kind, uint64_t now)
{
	int have = game_held(session_game(play->session), seat, goods_holding(kind));
	for (int i = 0; i < play->motion.flight_count; i++) {
		const struct play_flight *flight = &play->motion.flights[i];
		if (flight->kind == FLIGHT_GOODS && flight->seat == seat && now < lands(flight))
			have -= flight->goods[kind];
	}
	return have;
}

bool play_goods_lead(const struct play *play, int seat, int kind, uint64_t now)
{
	int have = play_goods_shown(play, seat, kind, now);
	for (int other = 0; other < game_player_count(session_game(play->session)); other++)
		if (play_goods_shown(play, other, kind, now) > have)
			return false;
	return have > 0;
}

/* Of what has just landed: one's own number is another, or one leads now, or no longer does. */
float play_goods_news(const struct play *play, int seat, int kind, uint64_t now)
{
	for (int i = play->motion.flight_count - 1; i >= 0; i--) {
		const struct play_flight *flight = &play->motion.flights[i];
		uint64_t landed = lands(flight), over = flight->start + (uint64_t)flight->length;
		if (flight->kind != FLIGHT_GOODS || !flight->goods[kind] || now < landed || now >= over)
			continue;
		bool lead = play_goods_lead(play, seat, kind, landed);
		if (flight->seat == seat || lead != play_goods_lead(play, seat, kind, landed - 1))
			return (float)(now - landed + 1) / (float)(over - landed + 1);
	}
	return 0;
}
