#include "app/session.h"
#include "text/say.h"

#include <stdio.h>
#include <stdlib.h>

void clock_init(struct clock *clock, int minutes)
{
	*clock = (struct clock){.minutes = minutes, .more = minutes ? CLOCK_MORE : 0};
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		clock->left[seat] = (int64_t)minutes * 60 * 1000;
}

bool clock_pass(struct clock *clock, int seat, int64_t milliseconds)
{
	if (!clock->minutes || clock->left[seat] == 0 || milliseconds <= 0)
		return false;
	clock->left[seat] = clock->left[seat] > milliseconds ? clock->left[seat] - milliseconds : 0;
	return clock->left[seat] == 0;
}

void clock_turn(struct clock *clock, int seat)
{
	if (clock->minutes && clock->left[seat] > 0)
		clock->left[seat] += (int64_t)clock->more * 1000;
}

static int64_t seconds_of(int64_t milliseconds) { return (milliseconds + 999) / 1000; }

const char *clock_line(const struct clock *clock, int players)
{
	const char *text = say("%d + %d:", clock->minutes * 60, clock->more);
	for (int seat = 0; seat < players; seat++)
		text = say_on(text, " %lld", (long long)seconds_of(clock->left[seat]));
	return text;
}

bool clock_read(struct clock *clock, const char *text)
{
	int seconds, more, used = 0;
	clock_init(clock, 0);
	if (!text || sscanf(text, "%6d + %4d:%n", &seconds, &more, &used) != 2 || used == 0)
		return false;
	if (seconds < 60 || seconds % 60 || seconds > CLOCK_MINUTES_MAX * 60 || more < 0 || more > 600)
		return false;
	clock_init(clock, seconds / 60);
	clock->more = more;
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		char *end;
		long left = strtol(text + used, &end, 10);
		if (end == text + used)
			break;
		used = (int)(end - text);
		if (left >= 0 && left <= 24 * 60 * 60)
			clock->left[seat] = (int64_t)left * 1000;
	}
	return true;
}

const char *clock_words(const struct clock *clock, int seat)
{
	long long seconds = (long long)seconds_of(clock->left[seat]);
	return say("%lld:%02lld", seconds / 60, seconds % 60);
}
