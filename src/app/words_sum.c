/* What something pays, as a sum: "4 tiles × 2 + 1 pennant × 2 = 10". */
#include "app/words.h"

#include "app/castle_words.h"
#include "app/expansion_words.h"
#include "app/language.h"
#include "text/utf8.h"

char *words_held(int holding, int count, char *text, size_t size)
{
	utf8_append(text, size, "%d %s", count, tr(holding_words(holding)->noun));
	return text;
}

char *words_held_list(const uint16_t held[HOLDINGS_MAX], char *text, size_t size)
{
	const char *between = "";
	for (int holding = 0; holding < HOLDINGS_MAX; holding++) {
		if (!held[holding])
			continue;
		utf8_append(text, size, "%s", between);
		words_held(holding, held[holding], text, size);
		between = ", ";
	}
	return text;
}

char *words_score(const struct event *event, char *text, size_t size)
{
	bill_sum(&event->bill, BILL_LOG, text, size);
	utf8_append(text, size, " = %d", (int)event->points);
	return text;
}

char *words_detail(const struct feature *feature, char *text, size_t size)
{
	text[0] = '\0';
	if (castle_kind(feature->kind))
		return castle_detail(feature, text, size);
	unsigned long tiles = (unsigned long)feature->tile_count, open = (unsigned long)feature->open;
	switch (feature->kind) {
	case FEATURE_CITY:
	case FEATURE_ROAD:
		utf8_append(text, size, trn("%d tile", "%d tiles", tiles), feature->tile_count);
		if (feature->pennants > 0) {
			utf8_append(text, size, ", ");
			utf8_append(text, size, trn("%d pennant", "%d pennants", (unsigned long)feature->pennants),
			            feature->pennants);
		}
		for (int id = 0; id < SIGNS_MAX; id++)
			if (feature->signs[id] && sign_words(id))
				utf8_append(text, size, ", %s", tr(sign_words(id)->name));
		utf8_append(text, size, ", ");
		if (feature->complete)
			utf8_append(text, size, "%s", tr("complete"));
		else if (feature->kind == FEATURE_ROAD)
			utf8_append(text, size, trn("%d end open", "%d ends open", open), feature->open);
		else
			utf8_append(text, size, trn("%d side open", "%d sides open", open), feature->open);
		break;
	case FEATURE_FIELD:
		utf8_append(text, size, trn("%d tile", "%d tiles", tiles), feature->tile_count);
		utf8_append(text, size, ", ");
		if (feature->city_count == 0)
			utf8_append(text, size, "%s", tr("no city"));
		else
			utf8_append(text, size, trn("%d city", "%d cities", (unsigned long)feature->city_count),
			            feature->city_count);
		break;
	default:
		if (feature->complete)
			utf8_append(text, size, "%s", tr("complete"));
		else
			utf8_append(text, size, trn("%d place round it is empty", "%d places round it are empty", open),
			            feature->open);
		break;
	}
	return text;
}
