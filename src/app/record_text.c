/* The rules and sums of score records, in words. */
#include "app/record.h"

#include "app/castle_words.h"
#include "app/language.h"
#include "app/words.h"

#include <stdio.h>
#include <string.h>

static const struct rule_text {
	const char *rule, *text;
} rule_texts[] = {
    {"R-6.2", N_("A finished road scores 1 point for every tile.")},
    {"R-6.3", N_("A finished city scores 2 points for every tile and 2 for every pennant.")},
    {"R-6.4", N_("A monastery with tiles all round it scores 9 points.")},
    {"R-6.8", N_("A city of two tiles brings 1 point for every tile and pennant.")},
    {"R-7.6", N_("City by city: the farmers of all fields round the city count together. The most take 4; on "
                 "a tie each of them takes 4.")},
    {"R-7.7", N_("City by city: the farmers of all fields round the city count together. The most take 3; on "
                 "a tie each of them takes 3.")},
    {"R-7.8", N_("Field by field: the most farmers in a field take 3 points for every finished city it "
                 "borders; on a tie each of them does.")},
    {"R-7.9", N_("Field by field, but every city pays each player only once: 3 points for every finished "
                 "city that has not paid him yet.")},
    {"R-8.3", N_("At the end an unfinished road brings 1 point for every tile.")},
    {"R-8.4", N_("At the end an unfinished city brings 1 point for every tile and 1 for every pennant.")},
    {"R-8.5", N_("At the end an unfinished monastery brings 1 point and 1 for every tile round it.")},
    {"R-11.4", N_("A garden counts like a monastery.")},
    {"R-11.5", N_("An abbot taken back brings what his building is worth now: 1 and 1 for every tile round it.")},
    {"R-14.6", N_("At the end the King brings 1 point for every finished city, the Robber Baron 1 for every "
                  "finished road.")},
    {"R-14.8", N_("House rule: what the cards of the King and the Robber Baron bring.")},
    {"R-23.4", N_("With an inn a finished road brings 2 points for every tile.")},
    {"R-23.6", N_("With a cathedral a finished city brings 3 points for every tile and every pennant.")},
    {"R-24.12", N_("A pig in the field brings its owner 1 point more for every city that he is paid for.")},
    {"R-24.17", N_("At the end the most tokens of a good bring 10 points; on a tie to each.")},
    {"R-15.6", N_("A shrine counts like a monastery; in a challenge the first to be finished brings 9.")},
    /* The Castle; R38.4 is wall tile 4 in the table of R38 */
    {"R24", N_("A finished path scores 1 point for every tile; a start space on it counts like a tile.")},
    {"R25", N_("A finished path with a well scores 2 points for every tile; several wells still 2.")},
    {"R26", N_("A finished tower scores 2 points for every tile; a start space counts like a tile.")},
    {"R27", N_("A finished house scores 1 point for every tile; a start space counts like a tile.")},
    {"R38.2", N_("Wall tile 2: a finished tower scores double, 4 points for every tile.")},
    {"R38.3", N_("Wall tile 3: a finished house scores double, 2 points for every tile.")},
    {"R38.4", N_("Wall tile 4: at the end one unfinished path brings 1 point for every tile.")},
    {"R38.5", N_("Wall tile 5: at the end one unfinished tower brings 2 points for every tile.")},
    {"R38.6", N_("Wall tile 6: at the end one unfinished house brings 1 point for every tile.")},
    {"R38.7", N_("Wall tile 7: at the end one court brings 4 points for every market instead of 3.")},
    {"R38.9", N_("Wall tile 9: 5 points at the end.")},
    {"R39", N_("Wall tile 4 in the Rio Grande rules: an unfinished path with a well brings 2 points for every tile.")},
    {"R44", N_("At the end the larger keep brings 1 point for every place of the largest empty area; on a tie "
               "nobody scores.")},
    {"R45", N_("At the end the larger keep brings 1 point for every place of the largest empty area, and 1 for "
               "every free start space at its edge; on a tie nobody scores.")},
    {"R46", N_("At the end the most merchants on a court bring 3 points for every market on it; on a tie nobody "
               "scores.")},
};

/* The Castle: paths, towers and houses when they are finished. */
static const char *castle_rule_complete(const struct record *record)
{
	if (record->wall)
		return record->wall == 2 ? "R38.2" : "R38.3";
	if (record->kind == FEATURE_PATH)
		return record->marks ? "R25" : "R24";
	return record->kind == FEATURE_TOWER ? "R26" : "R27";
}

static const char *castle_rule(const struct record *record)
{
	static const char *const walls[WALL_KINDS + 1] = {
	    [4] = "R38.4", [5] = "R38.5", [6] = "R38.6", [7] = "R38.7", [9] = "R38.9"};

	switch (record->reason) {
	case SCORE_COMPLETE:
		return castle_rule_complete(record);
	case SCORE_KEEP:
		return record->starts ? "R45" : "R44";
	case SCORE_COURT:
		return record->wall ? walls[record->wall] : "R46";
	default:
		/* a path paid twice over: wall tile 4 as the Rio Grande rules have it */
		return record->wall == 4 && record->points > record->tiles + record->starts ? "R39"
		                                                                            : walls[record->wall];
	}
}

static const char *rule_complete(const struct record *record, const struct settings *settings)
{
	switch (record->kind) {
	case FEATURE_ROAD:
		return record->points > record->tiles ? "R-23.4" : "R-6.2";
	case FEATURE_CITY:
		if (record->points > 2 * (record->tiles + record->pennants))
			return "R-23.6";
		return record->tiles == 2 && settings->value[SETTING_TWO_TILE] ? "R-6.8" : "R-6.3";
	case FEATURE_MONASTERY:
		return "R-6.4";
	case FEATURE_GARDEN:
		return "R-11.4";
	default:
		return "R-15.6";
	}
}

static const char *rule_final(const struct record *record)
{
	return record->kind == FEATURE_ROAD     ? "R-8.3"
	       : record->kind == FEATURE_CITY   ? "R-8.4"
	       : record->kind == FEATURE_GARDEN ? "R-11.4"
	                                        : "R-8.5";
}

static const char *rule_farm(const struct settings *settings)
{
	int farm = settings->value[SETTING_FARM];

	return farm == FARM_CITY4 ? "R-7.6" : farm == FARM_CITY3 ? "R-7.7" : farm == FARM_FIELD3CAP ? "R-7.9" : "R-7.8";
}

const char *record_rule(const struct record *record, const struct settings *settings)
{
	if (castle_kind(record->kind))
		return castle_rule(record);
	switch (record->reason) {
	case SCORE_COMPLETE:
		return rule_complete(record, settings);
	case SCORE_RECALL:
		return "R-11.5";
	case SCORE_FINAL:
		return rule_final(record);
	case SCORE_FARM:
		return rule_farm(settings);
	case SCORE_GOODS:
		return "R-24.17";
	default:
		return settings->value[SETTING_KR_FINAL] ? "R-14.8" : "R-14.6";
	}
}

const char *record_rule_besides(const struct record *record) { return record->pig ? "R-24.12" : NULL; }

const char *record_rule_text(const char *rule)
{
	for (size_t i = 0; i < sizeof rule_texts / sizeof rule_texts[0]; i++)
		if (!strcmp(rule_texts[i].rule, rule))
			return tr(rule_texts[i].text);
	return "";
}

static void sum_tiles(const struct record *record, int each, char *text, size_t size)
{
	char tiles[64], pennants[64] = "";
	snprintf(tiles, sizeof tiles, trn("%d tile", "%d tiles", record->tiles), record->tiles);
	if (record->pennants && record->kind == FEATURE_CITY)
		snprintf(pennants, sizeof pennants, trn("%d pennant", "%d pennants", record->pennants),
		         record->pennants);
	if (each == 1)
		snprintf(text, size, pennants[0] ? "%s + %s" : "%s", tiles, pennants);
	else if (pennants[0])
		snprintf(text, size, "%s × %d + %s × %d", tiles, each, pennants, each);
	else
		snprintf(text, size, "%s × %d", tiles, each);
}

/* "3 cities × 4 · pig" */
static void sum_cities(const struct record *record, char *text, size_t size)
{
	int count = record->city_count;
	char cities[64], product[80];
	snprintf(cities, sizeof cities, trn("%d city", "%d cities", (unsigned long)count), count);
	if (count && record->points % count) /* a pig at some of them, under field3cap */
		snprintf(product, sizeof product, "%s", cities);
	else
		snprintf(product, sizeof product, "%s × %d", cities, count ? (int)(record->points / count) : 0);
	snprintf(text, size, record->pig ? tr("%s · pig") : "%s", product);
}

char *record_sum(const struct record *record, const struct settings *settings, char *text, size_t size)
{
	text[0] = 0;
	if (castle_kind(record->kind)) {
		castle_sum(&(struct castle_count){.reason = record->reason,
		                                  .kind = record->kind,
		                                  .tiles = record->tiles,
		                                  .starts = record->starts,
		                                  .markets = record->marks,
		                                  .points = (int)record->points},
		           text, size);
	} else if (record->reason == SCORE_FARM) {
		sum_cities(record, text, size);
	} else if (record->reason == SCORE_KING || record->reason == SCORE_ROBBER) {
		int n = (int)record->points;
		if (settings->value[SETTING_KR_FINAL] == 0 && record->reason == SCORE_KING)
			snprintf(text, size, trn("%d city × 1", "%d cities × 1", (unsigned long)n), n);
		else if (settings->value[SETTING_KR_FINAL] == 0)
			snprintf(text, size, trn("%d road × 1", "%d roads × 1", (unsigned long)n), n);
		else
			snprintf(text, size, "%d", n);
	} else if (record->reason == SCORE_GOODS) {
		words_good((enum goods)record->goods, record->tokens, text, size);
	} else if (record->kind == FEATURE_ROAD || record->kind == FEATURE_CITY) {
		/* Each tile and pennant counts alike: 1 to 3, as inns, cathedrals and house rules will have it. */
		int counted = record->tiles + (record->kind == FEATURE_CITY ? record->pennants : 0);
		sum_tiles(record, counted ? (int)record->points / counted : 1, text, size);
	} else {
		snprintf(text, size,
		         trn("1 + %d tile round it", "1 + %d tiles round it", (unsigned long)(record->tiles - 1)),
		         record->tiles - 1);
	}
	return text;
}
