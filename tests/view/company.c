#include "company.h"
#include "../begin.h"

#include <check.h>
#include <stdio.h>

struct desk desk;
struct screen *screen;

struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

void table(const char *const computers[], int count)
{
	desk_init(&desk);
	desk.thinks = true;
	desk.host.windowed = true;
	desk.prefs.speed = 0; /* no pauses */
	struct scenario *start = chosen(desk.tiles, count, 7);
	start->setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	for (int seat = 0; seat < count; seat++)
		scenario_set_text(&start->computers[seat], computers[seat][0] ? computers[seat] : NULL);
	screen = play_screen_create(&desk.host, begun(start));
	screen_reset(&desk.host, screen);
	desk_build(&desk);
}

/* The same game at a table that remembers nothing. */
void open_again(void)
{
	screen = play_screen_create(&desk.host, session_copy(seen().session));
	screen_reset(&desk.host, screen);
	desk_build(&desk);
}

void tick(void)
{
	desk.frame.now += 20000; /* nothing moves any more */
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
}

/* The same with the pointer: the list under a card has taken the keys. */
void person_clicks(void)
{
	for (int i = 0; i < seen().found->cell_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		struct rect box = camera_cell(seen().camera, seen().layout->stage, cell->x, cell->y);

		if (!cell->rotations)
			continue;
		desk_click(&desk, box.x + box.w / 2, box.y + box.h / 2);
		desk_key(&desk, KEY_ENTER, 0);
		return;
	}
}

/* Until a person is to act, or the game is over. */
void company_plays(void)
{
	for (int i = 0; i < 2000 && seen().company_moves; i++)
		tick();
	ck_assert(!seen().company_moves);
}

void person_plays(void)
{
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, KEY_ENTER, 0);
}
