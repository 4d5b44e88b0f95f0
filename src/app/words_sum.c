/* What something pays, as a sum: "4 tiles × 2 + 1 pennant × 2 = 10". */
#include "app/words.h"

#include "app/castle_words.h"
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

const char *words_detail(const struct feature *feature)
{
	if (castle_kind(feature->kind))
		return castle_detail(feature);
	unsigned long open = (unsigned long)feature->open;
	const char *tiles = say(trn("%d tile", "%d tiles", (unsigned long)feature->tile_count), feature->tile_count);
	switch (feature->kind) {
	case FEATURE_CITY:
	case FEATURE_ROAD:
		if (feature->pennants > 0)
			tiles =
			    say_join(tiles, ", ", trn("%d pennant", "%d pennants", (unsigned long)feature->pennants),
			             feature->pennants);
		for (int id = 0; id < SIGNS_MAX; id++)
			if (feature->signs[id] && sign_words(id))
				tiles = say_on(tiles, ", %s", tr(sign_words(id)->name));
		if (feature->complete)
			return say_on(tiles, ", %s", tr("complete"));
		if (feature->kind == FEATURE_ROAD)
			return say_join(tiles, ", ", trn("%d end open", "%d ends open", open), feature->open);
		return say_join(tiles, ", ", trn("%d side open", "%d sides open", open), feature->open);
	case FEATURE_FIELD:
		if (feature->city_count == 0)
			return say_on(tiles, ", %s", tr("no city"));
		return say_join(tiles, ", ", trn("%d city", "%d cities", (unsigned long)feature->city_count),
		                feature->city_count);
	default:
		if (feature->complete)
			return tr("complete");
		return say(trn("%d place round it is empty", "%d places round it are empty", open), feature->open);
	}
}
