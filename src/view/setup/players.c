#include <string.h>

#include "view/kit/character.h"
#include "view/setup/setup.h"

static int given_at(const struct setup_view *view, int seat)
{
	return view->given[seat] ? seat : PLAYERS_MAX + view->colors[seat];
}

bool setup_given(const struct setup_view *view, int seat) { return view->given[given_at(view, seat)] != NULL; }

int setup_computer(const struct setup_view *view, int seat)
{
	const char *given = view->given[given_at(view, seat)];

	if (!given)
		return view->computers[seat];
	return character_command(given) ? SESSION_PROGRAM : ai_character_find(given);
}

const char *setup_given_name(const struct setup_view *view, int seat)
{
	int same = 0, character = setup_computer(view, seat);

	if (character < 0)
		return words_color((enum color)view->colors[seat]);
	if (character == SESSION_PROGRAM)
		return view->programs[given_at(view, seat)];
	for (int i = 0; i <= seat; i++)
		same += !view->names[i][0] && setup_computer(view, i) == character;
	return company_numbered(character, same);
}

const char *setup_name(const struct setup_view *view, int seat)
{
	return view->names[seat][0] ? view->names[seat] : setup_given_name(view, seat);
}

/* ---- changing seats ---- */

static void swap_seats(struct setup_view *view, int a, int b)
{
	char name[SEAT_NAME_SIZE];
	int color = view->colors[a];
	uint8_t *first = &view->settings.value[SETTING_FIRST_PLAYER];

	memcpy(name, view->names[a], sizeof name);
	memcpy(view->names[a], view->names[b], sizeof name);
	memcpy(view->names[b], name, sizeof name);
	view->colors[a] = view->colors[b];
	view->colors[b] = color;
	int computer = view->computers[a];
	view->computers[a] = view->computers[b];
	view->computers[b] = computer;
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
	uint8_t *first = &view->settings.value[SETTING_FIRST_PLAYER];

	/* The one who leaves keeps name and colour behind the last seat: adding a player brings him back. */
	setup_seat_move(view, seat, view->count - 1);
	view->count--;
	for (int i = seat; i < PLAYERS_MAX; i++)
		view->chairs[i] = i < view->count ? view->chairs[i + 1] : 0;
	if (*first > view->count)
		*first = 0;
}

int setup_seat_on(const struct setup_view *view, int chair)
{
	for (int i = 0; i < view->count; i++)
		if (view->chairs[i] == chair)
			return i;
	return -1;
}

int setup_seat_add(struct setup_view *view, int chair)
{
	int last = view->count++, seat = last;

	view->computers[last] = -1;
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

	for (int i = 1; i < view->count; i++)
		if (view->chairs[i] <= view->chairs[i - 1])
			view->chairs[i] = view->chairs[i - 1] + 1;
	for (int i = 0; i < view->count; i++)
		if (view->chairs[i] > seats - view->count + i)
			view->chairs[i] = seats - view->count + i;
}

int setup_seats(const struct setup_view *view) { return game_players_most(view->game, &view->settings); }

/* a sixth seat and its colour come and go with an expansion.  Who leaves waits
 * behind the last seat, as after setup_seat_remove(). */
void setup_fit_seats(struct setup_view *view)
{
	int seats = setup_seats(view);

	view->left = view->count > seats || (view->left && view->count == seats);
	while (view->count > seats)
		setup_seat_remove(view, view->count - 1);
	for (int i = 0; i < seats && seats < COLOR_COUNT; i++)
		if (view->colors[i] == COLOR_PINK) {
			view->colors[i] = view->colors[seats];
			view->colors[seats] = COLOR_PINK;
		}
	fit_chairs(view);
}

void setup_seat_color(struct setup_view *view, int seat, int color)
{
	for (int i = 0; i < PLAYERS_MAX; i++)
		if (view->colors[i] == color)
			view->colors[i] = view->colors[seat];
	view->colors[seat] = color;
}

int setup_computer_next(const struct setup_view *view)
{
	for (int character = 0; character < ai_character_count(); character++) {
		bool seated = false;
		for (int seat = 0; seat < view->count; seat++)
			seated = seated || setup_computer(view, seat) == character;
		if (!seated)
			return character;
	}
	return 0;
}

/* A computer player goes by its character's name until another is typed; the person's is back with the person. */
void setup_seat_play(struct setup_view *view, int seat, int character)
{
	char *name = view->names[seat];

	if (seat != view->seat)
		view->typed[0] = '\0';
	view->seat = seat;
	if (character >= 0 && name[0]) {
		memcpy(view->typed, name, sizeof view->typed);
		name[0] = '\0';
	} else if (character < 0 && !name[0]) {
		memcpy(name, view->typed, sizeof view->typed);
	}
	view->computers[seat] = character;
}
