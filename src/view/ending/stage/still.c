#include "view/ending/stage/stage.h"

/* ---- how each farm looks now ---- */

/* Farms and courts counted before keep their pattern, paler; under the city editions land
 * has no owner and fills with wheat. */
static bool farm_look(const struct stage *stage, const struct tally_state *state, int farm, struct field_look *look)
{
	const struct tally *tally = stage->tally;
	const struct tally_act *act = &tally->acts[state->act];
	bool city = tally_by_city(tally), mine = act->farms >> farm & 1;
	*look = (struct field_look){.wheat = city, .alpha = 1};
	if (act->kind == ACT_END || (act->kind == ACT_TITLE && act->part == PART_FARMS)) {
		look->border = 1;
		look->flood = look->sweep = act->kind == ACT_END;
		look->wheat = city;
		return true;
	}
	if (mine && (act->kind == ACT_FARM || act->kind == ACT_FEATURE)) {
		look->border = state->beats[act->kind == ACT_FARM ? BEAT_BORDER : BEAT_LIGHT];
		look->flood =
		    stage->reduced ? (float)(state->beats[BEAT_FLOOD] > 0) : ease_out_quad(state->beats[BEAT_FLOOD]);
		look->sweep =
		    stage->reduced ? (float)(state->beats[BEAT_SWEEP] > 0) : ease_in_out(state->beats[BEAT_SWEEP]);
		return look->border > 0;
	}
	if (mine && (act->kind == ACT_CITIES || act->kind == ACT_SEND)) {
		look->wheat = true;
		look->border = act->kind == ACT_SEND ? 1 : state->beats[BEAT_BORDER];
		look->alpha = act->kind == ACT_SEND ? .6f : state->beats[BEAT_LIGHT];
		return look->border > 0;
	}
	if (city || act->part < PART_FARMS)
		return false;
	for (int a = 0; a < state->act; a++) {
		const struct tally_act *before = &tally->acts[a];
		if ((before->kind == ACT_FARM || before->kind == ACT_FEATURE) && before->farms >> farm & 1) {
			*look = (struct field_look){.border = 1, .flood = 1, .sweep = 1, .alpha = .55f};
			return true;
		}
	}
	return false;
}

void still_land(const struct stage *stage, const struct tally_state *state, struct stage_still *still)
{
	for (int farm = 0; farm < tally_land_count(stage->tally); farm++)
		still->shown[farm] = farm_look(stage, state, farm, &still->looks[farm]);
}

void still_settle(struct field_look *look, bool wheat_moves, bool *shown)
{
	*shown = *shown && look->border >= 1 && look->alpha > 0;
	look->sweep = look->sweep >= 1;
	look->flood = look->flood >= 1;
	if (look->wheat && wheat_moves)
		look->alpha = look->alpha >= 1;
	*shown = *shown && look->alpha > 0;
}

uint64_t still_look_key(const struct field_look *look)
{
	const float parts[] = {look->border, look->flood, look->sweep, look->alpha, (float)look->wheat};
	return hash_bytes(HASH_BASIS, parts, sizeof parts);
}

/* ---- what the layers show ---- */

void still_find(const struct stage *stage, const struct tally_state *state, bool dims, const struct stage_lit *lit,
                struct stage_still *still)
{
	const struct tally *tally = stage->tally;
	uint64_t key = hash_int(HASH_BASIS, dims);
	*still = (struct stage_still){.act = state->act, .dims = dims};
	if (dims)
		key = hash_bytes(key, lit, sizeof *lit);
	still_land(stage, state, still);
	for (int farm = 0; farm < tally_land_count(tally); farm++) {
		struct field_look *look = &still->looks[farm];
		still_settle(look, tally->acts[state->act].kind == ACT_CITIES, &still->shown[farm]);
		if (still->shown[farm])
			key = hash_int(hash_int(key, farm), (int64_t)still_look_key(look));
	}
	still->state = key | 1;
}

void still_first(const struct stage *stage, int act, struct stage_still *still)
{
	struct tally_state state;
	tally_state_at(stage->tally, stage->tally->acts[act].start, &state);
	still_find(stage, &state, false, NULL, still);
}

void still_keep(struct stage *stage, const struct stage_still *still)
{
	for (int i = 0; i < STAGE_STILLS; i++)
		if (stage->stills[i].state == still->state) {
			stage->stills[i].act = still->act; /* one that looks the same */
			return;
		}
	stage->stills[stage->still_count++ % STAGE_STILLS] = *still;
}

const struct stage_still *still_named(const struct stage *stage, uint64_t state)
{
	for (int i = 0; i < STAGE_STILLS; i++)
		if (state && stage->stills[i].state == state)
			return &stage->stills[i];
	return NULL;
}

bool still_waits(const struct stage *stage, const struct stage_still *still)
{
	const struct stage_still *shown = still_named(stage, board_shows(stage->board));
	return shown && shown->act == still->act && (still->dims || !shown->dims);
}
