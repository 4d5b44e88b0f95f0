/* What is to be seen at a moment, and where the arrow keys lead. */
#include "story/tally.h"

#include <math.h>
#include <string.h>

/* Two moments closer than this are one. */
#define INSTANT 1e-4

const struct tally_beat *tally_beat_find(const struct tally *tally, const struct tally_act *act, int kind, int index)
{
	for (int i = act->first_beat; i < act->first_beat + act->beat_count; i++)
		if (tally->beats[i].kind == kind && tally->beats[i].index == index)
			return &tally->beats[i];
	return NULL;
}

static int act_at(const struct tally *tally, double time)
{
	int act = 0;
	while (act + 1 < tally->act_count && tally->acts[act + 1].start <= time)
		act++;
	return act;
}

static void beat_apply(struct tally_state *state, const struct tally_act *act, const struct tally_beat *beat)
{
	float *const each[BEAT_KINDS] = {
	    [BEAT_STAND] = state->rise, [BEAT_COPY] = state->copy, [BEAT_GATHER] = state->gather,
	    [BEAT_OPEN] = state->open,  [BEAT_CITY] = state->city, [BEAT_TILE] = state->tile};
	float p = state->time >= beat->end     ? 1
	          : state->time <= beat->start ? 0
	                                       : (float)((state->time - beat->start) / (beat->end - beat->start));
	if (beat->index == 0 || p > 0)
		state->beats[beat->kind] = p;
	if (each[beat->kind])
		each[beat->kind][beat->index] = p;
	if (beat->kind == BEAT_COPY && p >= 1)
		state->counts[act->farmers[beat->index].seat] += act->farmers[beat->index].weight;
	if (beat->kind == BEAT_CITY || beat->kind == BEAT_TILE)
		state->counted += tally_landed(p);
}

static void records_find(const struct tally *tally, struct tally_state *state)
{
	state->first_record = 0;
	state->last_record = -1;
	for (int i = 0; i < tally->order_count; i++) {
		if (tally->spans[i].end <= state->time + INSTANT)
			state->done = i + 1;
		if (tally->spans[i].start > state->time + INSTANT || tally->spans[i].end <= state->time + INSTANT)
			continue;
		if (state->last_record < 0)
			state->first_record = i;
		state->last_record = i;
	}
}

void tally_state_at(const struct tally *tally, double time, struct tally_state *state)
{
	memset(state, 0, sizeof *state);
	state->time = time < 0 ? 0 : time > tally->length ? tally->length : time;
	state->act = act_at(tally, state->time);
	const struct tally_act *act = &tally->acts[state->act];
	for (int i = act->first_beat; i < act->first_beat + act->beat_count; i++)
		beat_apply(state, act, &tally->beats[i]);
	/* followers of a feature nobody disputes stand on the bill at once */
	if (act->kind == ACT_FEATURE && !tally_beat_find(tally, act, BEAT_COPY, 0))
		for (int i = 0; i < act->farmer_count; i++) {
			state->copy[i] = state->beats[BEAT_DIM] >= 1;
			if (state->beats[BEAT_DIM] >= 1)
				state->counts[act->farmers[i].seat] += act->farmers[i].weight;
		}
	/* totals count up while the marker walks */
	for (int seat = 0; seat < tally->player_count; seat++) {
		double gain = act->after[seat] - act->before[seat];
		state->scores[seat] = act->before[seat] + (int32_t)floor(gain * state->beats[BEAT_WALK] + 1e-6);
	}
	records_find(tally, state);
	state->caption = "";
	for (int i = 0; i < tally->caption_count && tally->captions[i].start <= state->time + INSTANT; i++)
		state->caption = tally->captions[i].text;
}

double tally_next_record(const struct tally *tally, double time)
{
	double best = tally->length;
	for (int i = 0; i < tally->order_count; i++)
		if (tally->spans[i].end > time + INSTANT && tally->spans[i].end < best)
			best = tally->spans[i].end;
	return best;
}

double tally_arrived(const struct tally *tally, double time)
{
	const struct tally_act *act = &tally->acts[act_at(tally, time)];
	static const int kinds[] = {BEAT_CAMERA, BEAT_DIM};
	double best = time;
	for (int i = 0; i < 2; i++) {
		const struct tally_beat *beat = tally_beat_find(tally, act, kinds[i], 0);
		if (beat && beat->end > best)
			best = beat->end;
	}
	return best;
}

double tally_previous_record(const struct tally *tally, double time)
{
	double best = 0;
	for (int i = 0; i < tally->order_count; i++) {
		double start = tally_arrived(tally, tally->spans[i].start);
		if (start < time - INSTANT && start > best)
			best = start;
	}
	return best;
}

double tally_next_beat(const struct tally *tally, double time)
{
	double best = tally->length;
	for (int i = 0; i < tally->beat_count; i++)
		if (tally->beats[i].end > time + INSTANT && tally->beats[i].end < best)
			best = tally->beats[i].end;
	return best;
}

double tally_previous_beat(const struct tally *tally, double time)
{
	double best = 0;
	for (int i = 0; i < tally->beat_count; i++) {
		double end = tally_arrived(tally, tally->beats[i].end);
		if (end < time - INSTANT && end > best)
			best = end;
	}
	return best;
}
