/* What lies on a table and means nothing there. */
#include <bastide/format.h>

#include <stdio.h>

static bool borne(const struct tile_type *tile, int sign)
{
	bool bears = false;
	for (int i = 0; i < tile->city_count; i++)
		bears = bears || tile->cities[i].signs >> sign & 1;
	for (int i = 0; i < tile->road_count; i++)
		bears = bears || tile->roads[i].signs >> sign & 1;
	return bears;
}

static const struct sign *idle_sign(const struct scenario *scenario, int type)
{
	const struct setup *setup = &scenario->setup;
	for (int i = 0; i < SIGNS_MAX; i++) {
		const struct sign *sign = game_sign((enum game_kind)setup->game, i);
		if (sign && !setup->settings.value[sign->setting] && !(scenario->named >> sign->setting & 1) &&
		    borne(&scenario->tiles->types[type], i))
			return sign;
	}
	return NULL;
}

static bool tell(const struct scenario *scenario, int type, const struct step *step, struct format_error *note)
{
	const struct sign *sign = idle_sign(scenario, type);
	if (!sign)
		return false;
	const struct setting_info *info = game_setting_info((enum game_kind)scenario->setup.game, sign->setting);
	*note = (struct format_error){.line = step ? step->line : 0, .column = step ? step->column : 0};
	snprintf(note->file, sizeof note->file, "%s", scenario->file ? scenario->file : "");
	snprintf(note->text, sizeof note->text,
	         "the %s of %s counts for nothing without \"%s\": \"%s\" in the settings; where that is meant, "
	         "\"%s\": \"%s\" says so",
	         sign->key, scenario->tiles->types[type].id, info->key, info->values[1], info->key, info->values[0]);
	return true;
}

bool scenario_idle(const struct scenario *scenario, struct format_error *note)
{
	const struct setup *setup = &scenario->setup;
	if (scenario->client) /* a game that was played */
		return false;
	for (int i = 0; setup->has_table && i < setup->tile_count; i++)
		if (tell(scenario, setup->table[i].type, NULL, note))
			return true;
	for (int i = 0; i < scenario->step_count; i++) {
		const struct step *step = &scenario->steps[i];
		if (step->kind == STEP_MOVE && move_lays(step->move.kind) &&
		    tell(scenario, step->move.tile, step, note))
			return true;
	}
	return false;
}
