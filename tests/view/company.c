#include "company.h"

#include <check.h>
#include <stdio.h>

struct desk desk;
struct screen *screen;

struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

void table(const char *const computers[], int count)
{
	static struct session_start start;
	static struct refusal refusal;

	desk_init(&desk);
	desk.thinks = true;
	desk.host.windowed = true;
	desk.prefs.speed = 0; /* no pauses */
	session_start_init(&start);
	start.setup.player_count = (uint8_t)count;
	start.setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	start.setup.seed = 7;
	for (int seat = 0; seat < count; seat++) {
		start.setup.colors[seat] = (uint8_t)seat;
		snprintf(start.computers[seat], COMPUTER_SIZE, "%s", computers[seat]);
	}
	struct session *session = session_create(desk.tiles, &start, &refusal);
	ck_assert_msg(session != NULL, "%s", refusal.text);
	screen = play_screen_create(&desk.host, session);
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
