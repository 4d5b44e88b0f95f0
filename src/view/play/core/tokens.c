/* What is held in numbers as the players' cards show it: tokens that are still on their way are not there yet. */
#include "view/play/core/play.h"

bool play_tokens_taken(const struct event *event)
{
	return event->kind == EVENT_HELD && !any_holding(event->holding)->single;
}

void play_tokens_add(struct event *taken, const struct event *event)
{
	if (event->seat != taken->seat)
		*taken = (struct event){.kind = EVENT_HELD, .seat = event->seat, .holding = event->holding};
	for (int kind = 0; kind < HOLDINGS_MAX; kind++)
		taken->held[kind] = (uint16_t)(taken->held[kind] + event->held[kind]);
}

int play_tokens_shown(const struct play *play, int seat, int kind, uint64_t now)
{
	int have = game_held(session_game(play->session), seat, kind);
	for (const struct play_flight *flight = NULL; (flight = play_in_air(play, flight, FLIGHT_TOKENS, now));)
		have -= flight->seat == seat ? flight->held[kind] : 0;
	return have;
}

bool play_tokens_lead(const struct play *play, int seat, int kind, uint64_t now)
{
	int have = play_tokens_shown(play, seat, kind, now);
	for (int other = 0; other < game_player_count(session_game(play->session)); other++)
		if (play_tokens_shown(play, other, kind, now) > have)
			return false;
	return have > 0;
}

/* Of what has just landed: one's own number is another, or one leads now, or no longer does. */
float play_tokens_news(const struct play *play, int seat, int kind, uint64_t now)
{
	for (int i = play->motion.flight_count - 1; i >= 0; i--) {
		const struct play_flight *flight = &play->motion.flights[i];
		uint64_t landed = flight->start + (uint64_t)flight->lands,
		         over = flight->start + (uint64_t)flight->length;
		if (flight->kind != FLIGHT_TOKENS || !flight->held[kind] || now < landed || now >= over)
			continue;
		bool lead = play_tokens_lead(play, seat, kind, landed);
		if (flight->seat == seat || lead != play_tokens_lead(play, seat, kind, landed - 1))
			return (float)(now - landed + 1) / (float)(over - landed + 1);
	}
	return 0;
}
