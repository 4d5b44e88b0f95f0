/* What other editions make of the game, in words. */
#include "view/ending/editions.h"

#include "app/language.h"
#include "app/rulebook.h"
#include "text/say.h"
#include "text/utf8.h"

#include <stdio.h>

/* How often each player is paid for each city. */
static int payments(const struct tally *tally, int city, int seat)
{
	int count = 0;
	for (int i = 0; i < tally->order_count; i++) {
		const struct record *record = tally_record(tally, i);
		for (int k = 0; record->reason == SCORE_FARM && record->seat == seat && k < record->city_count; k++)
			count += tally_city_find(tally, &tally->records->cities[record->first_city + k]) == city;
	}
	return count;
}

enum change { CHANGE_TOO, CHANGE_AGAIN, CHANGE_LESS, CHANGE_NONE, CHANGE_KINDS };

static enum change change_of(int before, int now)
{
	if (now > before)
		return before == 0 ? CHANGE_TOO : CHANGE_AGAIN;
	return now < before ? (now == 0 ? CHANGE_NONE : CHANGE_LESS) : CHANGE_KINDS;
}

static void changes_write(struct panel *panel, const struct tally *first)
{
	static const char *const words[CHANGE_KINDS] = {[CHANGE_TOO] = N_("%s is paid for %s too."),
	                                                [CHANGE_AGAIN] = N_("%s is paid again for %s."),
	                                                [CHANGE_LESS] = N_("%s is paid less often for %s."),
	                                                [CHANGE_NONE] = N_("%s is no longer paid for %s.")};
	const struct tally *tally = panel->show->tally;
	for (int seat = 0; seat < tally->player_count; seat++)
		for (int kind = 0; kind < CHANGE_KINDS; kind++) {
			short cities[TILES_MAX];
			int count = 0;
			for (int c = 0; c < tally->city_count; c++)
				if (change_of(payments(first, c, seat), payments(tally, c, seat)) == (enum change)kind)
					cities[count++] = (short)c;
			if (count == 0)
				continue;
			/* without farmers no city has a letter */
			const char *letters = tally_letters_words(first->farm_count ? first : tally, cities, count);
			utf8_join(panel->change, sizeof panel->change, " ", "%s",
			          say(tr(words[kind]), tally->names[seat], letters));
		}
}

/* "Red: Keep 75 instead of 81, Wall tiles 6 instead of 3." */
static void columns_write(const struct editions_screen *self, struct panel *panel)
{
	const struct result *first = &self->panels[0].result, *result = &panel->result;
	const struct tally *tally = panel->show->tally;
	for (int seat = 0; seat < tally->player_count; seat++) {
		const char *line = "";
		for (int c = 0; c < RESULT_SHOWN; c++) {
			int column = result_order[c], now = (int)result->points[seat][column],
			    then = (int)first->points[seat][column];
			if (now != then)
				line = say_on(line, line[0] ? tr(", %s %d instead of %d") : tr("%s %d instead of %d"),
				              result_column_name(panel->show->tally, column), now, then);
		}
		if (line[0])
			utf8_join(panel->change, sizeof panel->change, " ", "%s: %s.", tally->names[seat], line);
	}
}

/* Where more than the farms differs: what each setting is about, then what it changes. */
static void settings_story_write(const struct editions_screen *self, int index)
{
	struct panel *panel = (struct panel *)&self->panels[index];
	for (int i = 0; i < SETTING_COUNT && index == 0; i++)
		if (self->varied >> i & 1)
			utf8_join(panel->story, sizeof panel->story, " ", "%s", rulebook_setting_note((enum setting)i));
	if (index > 0)
		columns_write(self, panel);
	if (index > 0 && !panel->change[0])
		snprintf(panel->story, sizeof panel->story, "%s", tr("Here both rules give the same points."));
}

static const char *tag_words(const struct editions_screen *self, const struct panel *panel)
{
	unsigned winners = panel->result.winners;

	if (panel->show == self->show)
		return tr("this game");
	if (winners != self->played.winners)
		return tr("new winner");
	return winners & (winners - 1) ? tr("same winners") : tr("same winner");
}

/* The rulebook of 2000 contradicts itself: its text and its pictures each have an edition here. */
static void book_write(struct panel *panel)
{
	const struct settings *settings = game_settings(panel->show->game);
	bool text = settings->value[SETTING_FARM] == FARM_CITY3;

	if (settings->value[SETTING_EDITION] != EDITION_OLD || (!text && settings->value[SETTING_FARM] != FARM_FIELD3))
		return;
	utf8_append(panel->story, sizeof panel->story, " %s",
	            text ? tr("As the text of 2000 says.") : tr("As the pictures of 2000 say."));
}

/* `first`: of the panel that this one is held against; NULL: it is that. */
static const char *farms_story(const struct tally *tally, const struct panel *panel, const struct tally *first)
{
	if (tally->farm_rule == FARM_OFF)
		return tr("This game has no farmers.");
	if (first && !panel->change[0] && tally->each != first->each && first->farm_rule != FARM_OFF)
		return say(tr("The same players win the same cities. Every payment is %d instead of %d, so "
		              "nothing else changes."),
		           tally->each, first->each);
	if (first && !panel->change[0])
		return tr("Here both rules give the same payments.");
	if (tally->farm_rule == FARM_FIELD3CAP)
		return tr("Each field counts alone, but a city pays each player only once.");
	if (!tally_by_city(tally))
		return tr("Each field counts its own farmers, and a city pays every field that touches it.");
	return first && tally_by_city(first)
	           ? tr("Counted city by city as well.")
	           : tr("Each city counts the farmers in all its fields together, and pays once.");
}

void editions_story_write(struct editions_screen *self, int index)
{
	struct panel *panel = &self->panels[index];
	const struct tally *tally = panel->show->tally, *first = index > 0 ? self->panels[0].show->tally : NULL;

	utf8_copy(panel->tag, sizeof panel->tag, tag_words(self, panel));
	if (!editions_farms_alone(self)) {
		settings_story_write(self, index);
		return;
	}
	if (first)
		changes_write(panel, first);
	utf8_copy(panel->story, sizeof panel->story, farms_story(tally, panel, first));
	book_write(panel);
}
