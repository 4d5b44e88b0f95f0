#include "signature.h"
#include "format/wire.h"

uint64_t signature_mix(uint64_t signature, uint64_t word)
{
	signature = (signature ^ word) * UINT64_C(0x9e3779b97f4a7c15);
	return signature ^ signature >> 29;
}

static uint64_t mix_cell(uint64_t signature, struct cell cell)
{
	return signature_mix(signature, (uint64_t)(uint16_t)cell.x << 16 | (uint16_t)cell.y);
}

static uint64_t mix_spot(uint64_t signature, struct spot spot)
{
	return signature_mix(signature, (uint64_t)spot.kind << 8 | spot.at);
}

uint64_t signature_move(uint64_t signature, const struct tile_set *tiles, const struct move *move)
{
	uint64_t word = (uint64_t)move->doubled << 40 | (uint64_t)move_number(tiles, move->kind) << 32 |
	                (uint64_t)move->tile << 24 | (uint64_t)move->rotation << 16 | (uint64_t)move->figure << 8 |
	                move->haven;

	return mix_cell(mix_spot(signature_mix(signature, word), move->spot), move->cell);
}

/* A card, from 1: the how manieth holding it is of those that one player has. */
static unsigned single_number(int holding)
{
	unsigned number = 1;

	for (int before = 0; before < holding; before++)
		number += any_holding(before) && any_holding(before)->single;
	return number;
}

/* How many of what is held in numbers were taken; for a score one of what pays. */
static uint64_t mix_held(uint64_t signature, const struct event *event)
{
	uint64_t word = 0;

	for (int holding = 0; holding < HOLDINGS_MAX; holding++) {
		const struct holding *held = any_holding(holding);

		if (held && !held->single && !held->each) /* what everybody begins with is never taken */
			word = word << 8 | (event->kind == EVENT_HELD ? event->held[holding]
			                                              : (unsigned)(event->bill.holding == holding));
	}
	return signature_mix(signature, word);
}

/* Cards have a number each. */
static unsigned reason_number(const struct event *event)
{
	if (event->reason == SCORE_HELD && any_holding(event->bill.holding)->single)
		return 3 + single_number(event->bill.holding);
	return score_info(event->reason)->number;
}

static uint64_t mix_scored(uint64_t signature, const struct event_list *events, const struct event *event)
{
	signature =
	    signature_mix(signature, (uint64_t)(uint32_t)event->points << 24 | (uint64_t)reason_number(event) << 16 |
	                                 (uint64_t)event->feature << 8 | event->pennants |
	                                 (uint64_t)event->signs << 60 | (uint64_t)event->helped << 62);
	if (event->reason == SCORE_HELD)
		return any_holding(event->bill.holding)->single ? signature : mix_held(signature, event);
	signature = mix_spot(mix_cell(signature_mix(signature, event->tiles), event->cell), event->spot);
	for (int i = event->first_city; i < event->first_city + event->city_count; i++) {
		const struct city_ref *city = &events->cities[i];
		signature = mix_cell(signature, city->cell);
		signature = city->carcassonne ? signature_mix(signature, UINT64_MAX) : mix_spot(signature, city->spot);
	}
	return signature;
}

static uint64_t mix_event(uint64_t signature, const struct event_list *events, const struct event *event)
{
	const struct event_info *info = wire_event_info(event);
	unsigned members = info->members;
	uint64_t word = info->number;

	word |= members & HAS_PLAYER ? (uint64_t)(event->seat + 1) << 8 : 0;
	word |= members & HAS_FIGURE ? (uint64_t)(event->figure + 1) << 16 : 0;
	word |= members & HAS_HAVEN ? (uint64_t)(event->haven + 1) << 20 : 0;
	word |= members & HAS_TILE ? (uint64_t)(event->tile + 1) << 24 : 0;
	word |= members & HAS_ROT ? (uint64_t)(event->rotation + 1) << 32 : 0;
	word |= members & HAS_CARD ? (uint64_t)single_number(event->holding) << 36 | (uint64_t)event->tiles << 40 : 0;
	signature = signature_mix(signature, word);
	/* The Castle; in a game without it nothing is mixed in. */
	word = (uint64_t)event->wall << 32 | (uint64_t)event->space << 24 | (uint64_t)event->starts << 16 |
	       (uint64_t)event->marks << 8 | event->doubled;
	signature = word ? signature_mix(signature, word) : signature;
	if (members & HAS_AT)
		signature = mix_cell(signature, event->cell);
	if (members & HAS_ON)
		signature = mix_spot(signature, event->spot);
	if (members & HAS_HELD)
		return mix_held(signature, event);
	return event->kind == EVENT_SCORED ? mix_scored(signature, events, event) : signature;
}

uint64_t signature_events(uint64_t signature, const struct event_list *events)
{
	for (int i = 0; i < events->count; i++)
		signature = mix_event(signature, events, &events->items[i]);
	return signature;
}
