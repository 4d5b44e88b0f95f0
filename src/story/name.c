/* Names people can point at: farms by compass, cities by letter. */
#include "story/tally.h"

#include "app/language.h"
#include "text/say.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { COMPASS_NAMES = 9, MIDDLE = 8 };

static const struct compass {
	float x, y;
	const char *name, *word;
} compass[COMPASS_NAMES] = {
    {0, -1, N_("North field"), N_("the north field")},
    {.7f, -.7f, N_("North-east field"), N_("the north-east field")},
    {1, 0, N_("East field"), N_("the east field")},
    {.7f, .7f, N_("South-east field"), N_("the south-east field")},
    {0, 1, N_("South field"), N_("the south field")},
    {-.7f, .7f, N_("South-west field"), N_("the south-west field")},
    {-1, 0, N_("West field"), N_("the west field")},
    {-.7f, -.7f, N_("North-west field"), N_("the north-west field")},
    {0, 0, N_("Middle field"), N_("the middle field")},
};

/* How badly a name fits a direction, 0 = exactly; `weight`: how much it matters. */
static float misfit(int name, float dx, float dy, float weight)
{
	float r = sqrtf(dx * dx + dy * dy);
	if (r < 1e-4f)
		return name == MIDDLE ? 0 : weight;
	/* the four plain names are easier to point at than the four between them */
	float between = compass[name].x != 0 && compass[name].y != 0 ? .16f : 0;
	return (1 - (dx * compass[name].x + dy * compass[name].y) / r + between) * weight;
}

/* Beyond any sum of costs: the name says what is not so. */
#define NAME_WRONG 100.f

/* A farm of the west has its middle west of the table's, whatever lies beside it; that in the middle is no more than
 * half way out. */
static bool name_wrong(int name, float dx, float dy)
{
	if (name == MIDDLE)
		return dx * dx + dy * dy > .5f * .5f;
	return (compass[name].x != 0 && dx * compass[name].x <= 0) ||
	       (compass[name].y != 0 && dy * compass[name].y <= 0);
}

/* A name should say where the farm lies on the table, and on which side of its nearest neighbour. */
static float name_cost(const struct tally *tally, int farm, int name)
{
	const struct tally_farm *self = &tally->farms[farm];
	float half = (tally->whole.w > tally->whole.h ? tally->whole.w : tally->whole.h) / 2, least = 1e9f;
	float dx = (self->cx - tally->whole.x - tally->whole.w / 2) / half;
	float dy = (self->cy - tally->whole.y - tally->whole.h / 2) / half;
	float r = sqrtf(dx * dx + dy * dy), nx = 0, ny = 0;
	for (int i = 0; i < tally->farm_count; i++) {
		float x = self->cx - tally->farms[i].cx, y = self->cy - tally->farms[i].cy;
		if (i == farm || x * x + y * y >= least)
			continue;
		least = x * x + y * y;
		nx = x;
		ny = y;
	}
	if (name_wrong(name, dx, dy))
		return NAME_WRONG;
	if (name == MIDDLE)
		return r * 1.6f + .3f;
	return misfit(name, dx, dy, r) + misfit(name, nx, ny, .3f);
}

static void name_give(struct tally_farm *farm, int name, int nth)
{
	const char *number = nth > 1 ? say(" %d", nth) : "";
	snprintf(farm->name, sizeof farm->name, "%s%s", tr(compass[name].name), number);
	snprintf(farm->word, sizeof farm->word, "%s%s", tr(compass[name].word), number);
}

enum { SETS = 1 << COMPASS_NAMES };

/* The best way to give the first `count` farms different names: least cost for
 * every set of names used, farm by farm. */
static void names_choose(const struct tally *tally, int count, uint8_t chosen[COMPASS_NAMES])
{
	float cost[SETS];
	uint8_t last[COMPASS_NAMES][SETS] = {{0}};
	for (int set = 0; set < SETS; set++)
		cost[set] = set ? 1e9f : 0;
	for (int farm = 0; farm < count; farm++) {
		float next[SETS];
		for (int set = 0; set < SETS; set++)
			next[set] = 1e9f;
		for (int name = 0; name < COMPASS_NAMES; name++) {
			float own = name_cost(tally, farm, name);
			for (int set = 0; set < SETS; set++) {
				int with = set | 1 << name;
				if (with == set || cost[set] + own >= next[with])
					continue;
				next[with] = cost[set] + own;
				last[farm][with] = (uint8_t)name;
			}
		}
		for (int set = 0; set < SETS; set++)
			cost[set] = next[set];
	}
	int best = 0;
	for (int set = 1; set < SETS; set++)
		if (cost[best] > 1e8f || best == 0 || cost[set] < cost[best])
			best = set;
	for (int farm = count - 1; farm >= 0; farm--) {
		chosen[farm] = last[farm][best];
		best &= ~(1 << chosen[farm]);
	}
}

/* Nine farms get names of their own where each of these is true; others share them and are numbered. */
void tally_farms_name(struct tally *tally)
{
	int used[COMPASS_NAMES] = {0}, count = tally->farm_count < COMPASS_NAMES ? tally->farm_count : COMPASS_NAMES;
	uint8_t chosen[COMPASS_NAMES];
	if (tally->farm_count == 1) {
		snprintf(tally->farms[0].name, TALLY_NAME_SIZE, "%s", tr("The field"));
		snprintf(tally->farms[0].word, TALLY_NAME_SIZE, "%s", tr("the field"));
		return;
	}
	names_choose(tally, count, chosen);
	for (int i = 0; i < tally->farm_count; i++) {
		int name = i < count ? chosen[i] : 0;
		bool shares = i >= count || name_cost(tally, i, name) >= NAME_WRONG;
		for (int other = 0; shares && other < COMPASS_NAMES; other++)
			if (name_cost(tally, i, other) < name_cost(tally, i, name))
				name = other;
		name_give(&tally->farms[i], name, ++used[name]);
	}
}

static bool has_name(const struct tally_city *city)
{
	return city->finished && !city->carcassonne && (city->farms || city->paid);
}

/* Cities that the file has marked with letters bear these. */
static void letters_of_file(struct tally *tally)
{
	struct feature feature;
	for (int i = 0; i < tally->records->letter_count; i++) {
		const struct record_letter *letter = &tally->records->letters[i];
		if (letter->spot.kind != FEATURE_CITY ||
		    !game_feature_at(tally->game, letter->cell.x, letter->cell.y, letter->spot, &feature))
			continue;
		for (int c = 0; c < tally->city_count; c++) {
			struct tally_city *city = &tally->cities[c];
			if (has_name(city) &&
			    feature_is_at(&feature, city->feature.address, city->feature.address_spot))
				memcpy(city->letter, letter->text, sizeof letter->text);
		}
	}
}

static bool letter_used(const struct tally *tally, const char *letter)
{
	for (int c = 0; c < tally->city_count; c++)
		if (strcmp(tally->cities[c].letter, letter) == 0)
			return true;
	return false;
}

void tally_cities_name(struct tally *tally)
{
	letters_of_file(tally);
	for (int c = 0, count = 0; c < tally->city_count; c++) {
		struct tally_city *city = &tally->cities[c];
		char letter[4] = "";
		if (!has_name(city) || city->letter[0])
			continue;
		do {
			if (count >= 26)
				letter[0] = (char)('A' + (count / 26 - 1) % 26);
			letter[count >= 26] = (char)('A' + count % 26);
			count++;
		} while (letter_used(tally, letter));
		memcpy(city->letter, letter, sizeof letter);
	}
}
