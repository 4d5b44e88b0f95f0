/* What something pays, as a sum: "4 tiles × 2 + 1 pennant × 2 = 10". */
#include "app/words.h"

#include "app/castle_words.h"
#include "app/expansion_words.h"
#include "app/language.h"
#include "text/utf8.h"

static void bare_tiles(char *text, size_t size, int tiles)
{
	utf8_append(text, size, trn("%d tile", "%d tiles", (unsigned long)tiles), tiles);
}

static void tiles_times(char *text, size_t size, int tiles, int each)
{
	bare_tiles(text, size, tiles);
	utf8_append(text, size, " × %d", each);
}

static void pennants_times(char *text, size_t size, int pennants, int each)
{
	if (pennants == 0)
		return;
	utf8_append(text, size, " + ");
	utf8_append(text, size, trn("%d pennant", "%d pennants", (unsigned long)pennants), pennants);
	utf8_append(text, size, " × %d", each);
}

static void cities_times(char *text, size_t size, int cities, int points)
{
	utf8_append(text, size, trn("%d city", "%d cities", (unsigned long)cities), cities);
	if (cities > 0 && points % cities == 0 && points > 0)
		utf8_append(text, size, " × %d", points / cities);
}

/* What each tile and pennant paid: 1, 2, or 3 with a cathedral. */
static int each_of(int points, int units) { return units ? points / units : 1; }

/* Of a score for what is held: "the most wine", "the King's card". */
static const char *words_most(const struct event *event)
{
	int holding = event->reason == SCORE_KING ? HOLDING_KING : event->reason == SCORE_ROBBER ? HOLDING_ROBBER : 0;

	for (int kind = GOODS_WINE; kind < GOODS_KINDS && event->reason == SCORE_GOODS; kind++)
		if (event->goods[kind])
			holding = goods_holding((enum goods)kind);
	return tr(holding_words(holding)->most);
}

char *words_good(enum goods kind, int count, char *text, size_t size)
{
	utf8_append(text, size, "%d %s", count, tr(holding_words(goods_holding(kind))->noun));
	return text;
}

char *words_goods(const uint16_t goods[GOODS_KINDS], char *text, size_t size)
{
	const char *between = "";
	for (int kind = GOODS_WINE; kind < GOODS_KINDS; kind++) {
		if (!goods[kind])
			continue;
		utf8_append(text, size, "%s", between);
		words_good((enum goods)kind, goods[kind], text, size);
		between = ", ";
	}
	return text;
}

/* Each tile and pennant brings 2, 1 in a city of two tiles, 3 with a cathedral. */
static void city_times(char *text, size_t size, int tiles, int pennants, int points)
{
	int each = each_of(points, tiles + pennants);
	tiles_times(text, size, tiles, each);
	pennants_times(text, size, pennants, each);
}

char *words_score(const struct session *session, const struct event *event, char *text, size_t size)
{
	(void)session;
	text[0] = '\0';
	if (castle_kind(event->feature) || event->reason >= SCORE_KEEP) {
		castle_sum(&(struct castle_count){.reason = event->reason,
		                                  .kind = event->feature,
		                                  .tiles = event->tiles,
		                                  .starts = event->starts,
		                                  .markets = event->marks,
		                                  .points = (int)event->points},
		           text, size);
	} else if (event->reason == SCORE_GOODS || event->reason == SCORE_KING || event->reason == SCORE_ROBBER) {
		utf8_append(text, size, "%s", words_most(event));
	} else if (event->reason == SCORE_FARM) {
		cities_times(text, size, event->city_count, event->points);
	} else if (event->feature == FEATURE_CITY) {
		city_times(text, size, event->tiles, event->pennants, (int)event->points);
	} else if (event->feature == FEATURE_ROAD) {
		tiles_times(text, size, event->tiles, each_of((int)event->points, event->tiles));
	} else {
		bare_tiles(text, size, event->tiles);
	}
	utf8_append(text, size, " = %d", (int)event->points);
	return text;
}

/* What these points are made of, with so many tiles round a building. */
static char *feature_sum(const struct feature *feature, int points, int round, char *text, size_t size)
{
	text[0] = '\0';
	if (castle_kind(feature->kind))
		return castle_feature_sum(feature, text, size);
	if (feature->kind == FEATURE_FIELD)
		cities_times(text, size, feature->city_count, feature->points_now);
	else if (feature->kind == FEATURE_CITY && points == 0) /* */
		utf8_append(text, size, "%s", tr("unfinished with a cathedral"));
	else if (feature->kind == FEATURE_CITY)
		city_times(text, size, feature->tile_count, feature->pennants, points);
	else if (feature->kind == FEATURE_ROAD && points == 0) /* */
		utf8_append(text, size, "%s", tr("unfinished with an inn"));
	else if (feature->kind == FEATURE_ROAD)
		tiles_times(text, size, feature->tile_count, each_of(points, feature->tile_count));
	else
		bare_tiles(text, size, round);
	return text;
}

char *words_complete(const struct game *game, const struct feature *feature, char *text, size_t size)
{
	(void)game;
	return feature_sum(feature, feature->points_complete, 9, text, size);
}

char *words_final(const struct game *game, const struct feature *feature, char *text, size_t size)
{
	(void)game;
	return feature_sum(feature, feature->points_now, 9 - feature->open, text, size);
}

char *words_detail(const struct game *game, const struct feature *feature, char *text, size_t size)
{
	(void)game;
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
		if (feature->inn)
			utf8_append(text, size, ", %s", tr("inn"));
		if (feature->cathedral)
			utf8_append(text, size, ", %s", tr("cathedral"));
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
