/* Names people can point at: farms by compass, cities by letter. */
#include "tally.h"

#include "../app/language.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { COMPASS_NAMES = 9, MIDDLE = 8 };

static const struct compass {
	float x, y;
	const char *name, *word;
} compass[COMPASS_NAMES] = {
	{0, -1, N_("North farm"), N_("the north farm")},
	{.7f, -.7f, N_("North-east farm"), N_("the north-east farm")},
	{1, 0, N_("East farm"), N_("the east farm")},
	{.7f, .7f, N_("South-east farm"), N_("the south-east farm")},
	{0, 1, N_("South farm"), N_("the south farm")},
	{-.7f, .7f, N_("South-west farm"), N_("the south-west farm")},
	{-1, 0, N_("West farm"), N_("the west farm")},
	{-.7f, -.7f, N_("North-west farm"), N_("the north-west farm")},
	{0, 0, N_("Middle farm"), N_("the middle farm")},
};

/* How badly a name fits a farm that lies dx, dy from the middle, both in halves
 * of the table: 0 = exactly. */
static float misfit(int name, float dx, float dy)
{
	float r = sqrtf(dx * dx + dy * dy);
	if (name == MIDDLE)
		return r * 2.2f + .05f;
	if (r < 1e-4f)
		return 1;
	/* the four plain names are easier to point at than the four between them */
	float between = compass[name].x != 0 && compass[name].y != 0 ? .16f : 0;
	return 1 - (dx * compass[name].x + dy * compass[name].y) / r + between + (r < .12f ? .5f : 0);
}

static void name_give(struct tally_farm *farm, int name, int nth)
{
	if (nth > 1) {
		snprintf(farm->name, sizeof farm->name, "%s %d", tr(compass[name].name), nth);
		snprintf(farm->word, sizeof farm->word, "%s %d", tr(compass[name].word), nth);
	} else {
		snprintf(farm->name, sizeof farm->name, "%s", tr(compass[name].name));
		snprintf(farm->word, sizeof farm->word, "%s", tr(compass[name].word));
	}
}

static int best_name(float dx, float dy, const int used[COMPASS_NAMES], int limit)
{
	int best = -1;
	for (int n = 0; n < COMPASS_NAMES; n++)
		if (used[n] < limit && (best < 0 || misfit(n, dx, dy) < misfit(best, dx, dy)))
			best = n;
	return best;
}

/* Farms that would get the same name seen from the table's middle are named as
 * seen from the middle between them. */
void tally_farms_name(struct tally *tally)
{
	int wish[FIGURES_MAX], used[COMPASS_NAMES] = {0}, none[COMPASS_NAMES] = {0};
	float mx = tally->whole.x + tally->whole.w / 2, my = tally->whole.y + tally->whole.h / 2;
	float half = (tally->whole.w > tally->whole.h ? tally->whole.w : tally->whole.h) / 2;
	if (tally->farm_count == 1) {
		snprintf(tally->farms[0].name, TALLY_NAME_SIZE, "%s", tr("The farm"));
		snprintf(tally->farms[0].word, TALLY_NAME_SIZE, "%s", tr("the farm"));
		return;
	}
	for (int i = 0; i < tally->farm_count; i++)
		wish[i] = best_name((tally->farms[i].cx - mx) / half, (tally->farms[i].cy - my) / half, none, 1);
	for (int name = 0; name < COMPASS_NAMES; name++) {
		int count = 0, only = -1;
		for (int i = 0; i < tally->farm_count; i++) {
			count += wish[i] == name;
			only = wish[i] == name ? i : only;
		}
		if (count == 1) {
			name_give(&tally->farms[only], name, 1);
			used[name] = 1;
		}
	}
	for (int name = 0; name < COMPASS_NAMES; name++) {
		float x = 0, y = 0;
		int count = 0;
		for (int i = 0; i < tally->farm_count; i++) {
			if (wish[i] != name || tally->farms[i].name[0])
				continue;
			x += tally->farms[i].cx;
			y += tally->farms[i].cy;
			count++;
		}
		for (int i = 0; i < tally->farm_count; i++) {
			struct tally_farm *farm = &tally->farms[i];
			if (wish[i] != name || farm->name[0])
				continue;
			int got = -1;
			for (int limit = 1; got < 0; limit++)
				got = best_name(farm->cx - x / (float)count, farm->cy - y / (float)count, used, limit);
			name_give(farm, got, ++used[got]);
		}
	}
}

void tally_city_name(struct tally *tally, int city)
{
	int count = 0;
	if (tally->cities[city].letter[0])
		return;
	for (int i = 0; i < tally->city_count; i++)
		count += tally->cities[i].letter[0] != 0;
	char *letter = tally->cities[city].letter;
	if (count < 26) {
		letter[0] = (char)('A' + count);
		letter[1] = 0;
	} else {
		letter[0] = (char)('A' + (count / 26 - 1) % 26);
		letter[1] = (char)('A' + count % 26);
		letter[2] = 0;
	}
}
