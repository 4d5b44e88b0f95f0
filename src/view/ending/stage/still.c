#include "view/ending/stage/stage.h"

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

void land_find(const struct stage *stage, const struct tally_state *state, struct stage_land *land)
{
	for (int farm = 0; farm < tally_land_count(stage->tally); farm++)
		land->shown[farm] = farm_look(stage, state, farm, &land->looks[farm]);
}
