#include "setups.h"

#include <check.h>

#include "app/language.h"
#include "view/setup/screen.h"
#include "view/ui/ui.h"

struct desk desk;

void setup(void)
{
	language_set("en");
	desk_init(&desk);
}

void teardown(void) { desk_finish(&desk); }

void open_setup(void)
{
	screen_reset(&desk.host, setup_screen_create(&desk.host));
	desk_build(&desk);
	desk_build(&desk);
}

bool sit(void)
{
	for (int chair = 0; chair < PLAYERS_MAX; chair++)
		if (desk_widget(&desk, ui_name_at("setup.chair", chair))) {
			ck_assert(desk_press(&desk, ui_name_at("setup.chair", chair)));
			desk_build(&desk);
			ck_assert(desk_press(&desk, ui_name("setup.done")));
			desk_build(&desk);
			return true;
		}
	return false;
}

void sit_computer(int seat)
{
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", seat)));
	desk_build(&desk);
}

void open_choices(void)
{
	open_setup();
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	desk_build(&desk);
}

void back_to_the_scene(void)
{
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("setup.more")));
}

void press(enum setup_side side, ui_id id)
{
	bool pressed;

	if (!ui_item_find(&screen_top(&desk.host)->widgets->items, id))
		ck_assert(desk_press(&desk, ui_name_at("setup.page", side)));
	desk_build(&desk);
	pressed = desk_press(&desk, id);
	for (int way = -1; way <= 1; way += 2)
		for (int i = 0; i < 20 && !pressed; i++) {
			desk_input(&desk,
			           &(struct input){.kind = INPUT_WHEEL, .wheel_y = (float)way, .x = 500, .y = 400});
			pressed = desk_press(&desk, id);
		}
	ck_assert(pressed);
}

void press_module(enum rule_module module) { press(SIDE_RULES, ui_name_at("setup.module", (int)module)); }
void press_book(enum preset preset) { press(SIDE_RULES, ui_name_at("setup.preset", (int)preset)); }
void press_aside(const char *name) { press(SIDE_AIDS, ui_name(name)); }
