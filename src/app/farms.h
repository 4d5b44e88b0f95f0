/* farms.h - what the farms bring, as the overlay of fields tells it: line by line, and city by city; and what courts
 * bring in The Castle.
 *
 * Everything is read off the events of a final scoring (session_final()), so what is told is what the engine pays,
 * under every farm rule and with every bonus.  Under field3 and field3cap a line is a field
 * and those who are paid alike for it; under city4 and city3 the land has no owner, and a line is a player with all
 * cities that pay him.
 *
 * In The Castle a line is a court (R46): with its merchants' majority, or without anybody who would be paid: then
 * `points` are what somebody alone there would get.  Courts with neither merchant nor market are not told of. */
#pragma once

#include <bastide/game.h>

enum { FARM_LINES_MAX = 2 * FIGURES_MAX };

struct farm_line {
	struct cell cell; /* the field's address; by city: a field where he has a farmer */
	struct spot spot;
	unsigned seats; /* a court: none where nobody or both have the most merchants */
	int points;     /* each of them is paid this */
	int cities;     /* that are paid for; the markets of a court */
	bool tied;      /* a court: merchants are there, and nobody has the most */
	bool had;       /* field3cap: it borders cities, but others of their fields were paid for them */
};

struct farm_list {
	bool by_city, courts;
	int count;
	struct farm_line lines[FARM_LINES_MAX];
};

/* Do the game's farms count city by city? */
bool farms_by_city(const struct game *game);

/* Every field with an owner, or every player with a farmer, or every court; the best paid first, courts that pay nobody
 * last. */
void farms_find(const struct game *game, const struct event_list *final, struct farm_list *list);

/* The seats with a figure on a field. */
unsigned farms_seats(const struct feature *field);

/* What each seat is paid for one city, NULL: the City of Carcassonne itself; returns the seats that are paid. */
unsigned farms_city_pays(const struct game *game, const struct event_list *final, const struct feature *city,
                         int points[PLAYERS_MAX]);

/* All that a seat is paid for farms. */
int farms_points(const struct event_list *final, int seat);
