#include <string.h>

#include "view/kit/character.h"
#include "view/setup/setup.h"

static int given_at(const struct setup_view *view, int seat)
{
	return view->given[seat] ? seat : PLAYERS_MAX + view->choices.seats[seat].color;
}

bool setup_given(const struct setup_view *view, int seat) { return view->given[given_at(view, seat)] != NULL; }

int setup_computer(const struct setup_view *view, int seat)
{
	const char *given = view->given[given_at(view, seat)];

	if (!given)
		return view->choices.seats[seat].computer;
	return character_command(given) ? SESSION_PROGRAM : ai_character_find(given);
}

const char *setup_given_name(const struct setup_view *view, int seat)
{
	int same = 0, character = setup_computer(view, seat);

	if (character < 0)
		return words_color((enum color)view->choices.seats[seat].color);
	if (character == SESSION_PROGRAM)
		return view->programs[given_at(view, seat)];
	for (int i = 0; i <= seat; i++)
		same += !view->choices.seats[i].name[0] && setup_computer(view, i) == character;
	return company_numbered(character, same);
}

const char *setup_name(const struct setup_view *view, int seat)
{
	return view->choices.seats[seat].name[0] ? view->choices.seats[seat].name : setup_given_name(view, seat);
}

/* ---- changing seats ---- */

static void swap_seats(struct setup_view *view, int a, int b)
{
	struct choices_seat *seats = view->choices.seats, seat = seats[a];
	uint8_t *first = &view->choices.settings.value[SETTING_FIRST_PLAYER];

	seats[a] = seats[b];
	seats[b] = seat;
	/* Who was to begin goes with his seat. */
	if (*first == a + 1)
		*first = (uint8_t)(b + 1);
	else if (*first == b + 1)
		*first = (uint8_t)(a + 1);
}

/* Moves a seat step by step, so that the others keep their order. */
void setup_seat_move(struct setup_view *view, int from, int to)
{
	for (; from < to; from++)
		swap_seats(view, from, from + 1);
	for (; from > to; from--)
		swap_seats(view, from, from - 1);
}

void setup_seat_remove(struct setup_view *view, int seat)
{
	uint8_t *first = &view->choices.settings.value[SETTING_FIRST_PLAYER];

	/* The one who leaves keeps name and colour behind the last seat: adding a player brings him back. */
	setup_seat_move(view, seat, view->choices.count - 1);
	view->choices.count--;
	for (int i = seat; i < PLAYERS_MAX; i++)
		view->chairs[i] = i < view->choices.count ? view->chairs[i + 1] : 0;
	if (*first > view->choices.count)
		*first = 0;
}

int setup_seat_on(const struct setup_view *view, int chair)
{
	for (int i = 0; i < view->choices.count; i++)
		if (view->chairs[i] == chair)
			return i;
	return -1;
}

int setup_seat_add(struct setup_view *view, int chair)
{
	int last = view->choices.count++, seat = last;

	view->choices.seats[last].computer = -1;
	for (; seat > 0 && view->chairs[seat - 1] > chair; seat--)
		view->chairs[seat] = view->chairs[seat - 1];
	view->chairs[seat] = chair;
	setup_seat_move(view, last, seat);
	return seat;
}

/* However many sit down at once, each has a chair of his own: the next to the right, as long as there are some. */
static void fit_chairs(struct setup_view *view)
{
	int seats = setup_seats(view);

	for (int i = 1; i < view->choices.count; i++)
		if (view->chairs[i] <= view->chairs[i - 1])
			view->chairs[i] = view->chairs[i - 1] + 1;
	for (int i = 0; i < view->choices.count; i++)
		if (view->chairs[i] > seats - view->choices.count + i)
			view->chairs[i] = seats - view->choices.count + i;
}

int setup_seats(const struct setup_view *view)
{
	return game_players_most(view->choices.game, &view->choices.settings);
}

/* a sixth seat and its colour come and go with an expansion.  Who leaves waits
 * behind the last seat, as after setup_seat_remove(). */
void setup_fit_seats(struct setup_view *view)
{
	int seats = setup_seats(view);

	view->left = view->choices.count > seats || (view->left && view->choices.count == seats);
	while (view->choices.count > seats)
		setup_seat_remove(view, view->choices.count - 1);
	for (int i = 0; i < seats && seats < COLOR_COUNT; i++)
		if (view->choices.seats[i].color == COLOR_PINK) {
			view->choices.seats[i].color = view->choices.seats[seats].color;
			view->choices.seats[seats].color = COLOR_PINK;
		}
	fit_chairs(view);
}

void setup_seat_color(struct setup_view *view, int seat, int color)
{
	for (int i = 0; i < PLAYERS_MAX; i++)
		if (view->choices.seats[i].color == color)
			view->choices.seats[i].color = view->choices.seats[seat].color;
	view->choices.seats[seat].color = color;
}

int setup_computer_next(const struct setup_view *view)
{
	for (int character = 0; character < ai_character_count(); character++) {
		bool seated = false;
		for (int seat = 0; seat < view->choices.count; seat++)
			seated = seated || setup_computer(view, seat) == character;
		if (!seated)
			return character;
	}
	return 0;
}

/* A computer player goes by its character's name until another is typed; the person's is back with the person. */
void setup_seat_play(struct setup_view *view, int seat, int character)
{
	char *name = view->choices.seats[seat].name;

	if (seat != view->seat)
		view->typed[0] = '\0';
	view->seat = seat;
	if (character >= 0 && name[0]) {
		memcpy(view->typed, name, sizeof view->typed);
		name[0] = '\0';
	} else if (character < 0 && !name[0]) {
		memcpy(name, view->typed, sizeof view->typed);
	}
	view->choices.seats[seat].computer = character;
}
