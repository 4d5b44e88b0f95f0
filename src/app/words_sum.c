/* What something pays, as a sum: "4 tiles × 2 + 1 pennant × 2 = 10". */
#include "app/words.h"

#include "app/expansion_words.h"
#include "app/language.h"
#include "text/say.h"

const char *words_held(int holding, int count) { return say("%d %s", count, tr(holding_words(holding)->noun)); }

const char *words_held_list(const uint16_t held[HOLDINGS_MAX])
{
	const char *text = "";
	for (int holding = 0; holding < HOLDINGS_MAX; holding++)
		if (held[holding])
			text = say_join(text, ", ", "%s", words_held(holding, held[holding]));
	return text;
}

const char *words_score(const struct event *event)
{
	return say("%s = %d", bill_sum(&event->bill, BILL_LOG), (int)event->points);
}

/* Of what goes on from edge to edge: how large it is, and where it is open. */
static const char *built_detail(const struct feature *feature)
{
	const char *text = say_count("%d tile", "%d tiles", feature->tile_count);
	bool way = feature->kind == FEATURE_ROAD || feature->kind == FEATURE_PATH;

	if (feature->pennants)
		text = say_on(text, ", %s", say_count("%d pennant", "%d pennants", feature->pennants));
	if (feature->starts)
		text =
		    say_on(text, " + %s", say_count("%d start space", "%d start spaces", bit_count(feature->starts)));
	for (int id = 0; id < SIGNS_MAX; id++)
		if (feature->signs[id] && sign_words(id))
			text = say_on(text, ", %s", tr(sign_words(id)->name));
	return say_on(text, ", %s",
	              feature->complete ? tr("complete")
	              : way             ? say_count("%d end open", "%d ends open", feature->open)
	                                : say_count("%d side open", "%d sides open", feature->open));
}

const char *words_detail(const struct feature *feature)
{
	if (feature_among(FEATURES_BY_EDGE, feature->kind))
		return built_detail(feature);
	if (feature->kind == FEATURE_FIELD)
		return say("%s, %s", say_count("%d tile", "%d tiles", feature->tile_count),
		           feature->city_count ? say_count("%d city", "%d cities", feature->city_count)
		                               : tr("no city"));
	if (feature->kind == FEATURE_COURT)
		return feature->marks ? say_count("%d market", "%d markets", feature->marks) : tr("no market");
	return feature->complete
	           ? tr("complete")
	           : say_count("%d place round it is empty", "%d places round it are empty", feature->open);
}
