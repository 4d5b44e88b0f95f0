/* Fingers and a controller, through SDL: fingers by events made here, the controller by
 * SDL's own virtual one.  What they do is looked for on the table and in a list.  No real
 * screen or controller was ever touched. */
#include <check.h>
#include <stdlib.h>

#include "../runner.h"
#include "../view/ruler.h"
#include "../view/screens.h"
#include "app/language.h"
#include "platform/pad.h"
#include "platform/touch.h"
#include "view/play/screen.h"
#include "../frames/seen.h"

static struct desk desk;
static struct touch touch;
static uint64_t now = 10000;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, now); }

static void table_open(void)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	touch = (struct touch){0};
	screen = screens_game(&desk.host, "first-game", 4);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
}

/* A finger at a point of the window, as SDL tells it. */
static int finger(Uint32 type, SDL_FingerID id, int x, int y)
{
	SDL_Event event = {.tfinger = {.type = type,
	                               .fingerId = id,
	                               .x = ((float)x + 0.5f) / (float)desk.theme.w,
	                               .y = ((float)y + 0.5f) / (float)desk.theme.h}};
	struct input inputs[TOUCH_INPUTS_MAX];
	int count = touch_event(&touch, &event, desk.theme.w, desk.theme.h, desk.theme.scale, now, inputs);

	for (int i = 0; i < count; i++)
		desk_input(&desk, &inputs[i]);
	return count;
}

static void tap(int x, int y)
{
	finger(SDL_FINGERDOWN, 7, x, y);
	finger(SDL_FINGERUP, 7, x, y);
}

static struct rect cell_box(bool legal)
{
	for (int i = 0; i < seen().found->cell_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		if ((cell->rotations != 0) == legal)
			return camera_cell(seen().camera, seen().layout->stage, cell->x, cell->y);
	}
	ck_abort_msg("no such cell");
}

START_TEST(a_tap_lays_and_two_fingers_turn)
{
	table_open();
	struct rect box = cell_box(true);
	int x = box.x + box.w / 2, y = box.y + box.h / 2, rotation = seen().rotation;

	finger(SDL_FINGERDOWN, 1, x, y);
	finger(SDL_FINGERDOWN, 2, x + 60, y);
	finger(SDL_FINGERUP, 1, x, y);
	ck_assert_int_ne(seen().rotation, rotation);
	ck_assert_int_eq(finger(SDL_FINGERUP, 2, x + 60, y), 0);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE); /* neither finger has pressed */
	tap(x, y);
	ck_assert_int_ne(seen().found->wait, WAIT_TILE);
	ck_assert_int_eq(screen->widgets->x, -1); /* nobody points there any more */
	desk_finish(&desk);
}
END_TEST

START_TEST(a_resting_finger_asks_why)
{
	table_open();
	struct rect box = cell_box(false);
	struct input hold;

	finger(SDL_FINGERDOWN, 1, box.x + box.w / 2, box.y + box.h / 2);
	ck_assert_int_eq(touch_wait(&touch, now), TOUCH_HOLD_MS);
	ck_assert(!touch_tick(&touch, now + TOUCH_HOLD_MS - 1, &hold));
	ck_assert(!seen().refused);
	ck_assert(touch_tick(&touch, now + TOUCH_HOLD_MS, &hold));
	desk_input(&desk, &hold);
	ck_assert(seen().refused);
	ck_assert_int_eq(touch_wait(&touch, now), -1);
	finger(SDL_FINGERUP, 1, box.x, box.y);
	ck_assert(seen().refused); /* can still be read when the hand is away */
	desk_finish(&desk);
}
END_TEST

START_TEST(a_resting_finger_lays_nothing)
{
	table_open();
	struct rect box = cell_box(true);
	struct input hold;

	finger(SDL_FINGERDOWN, 1, box.x + box.w / 2, box.y + box.h / 2);
	ck_assert(touch_tick(&touch, now + TOUCH_HOLD_MS, &hold));
	desk_input(&desk, &hold);
	finger(SDL_FINGERUP, 1, box.x + box.w / 2, box.y + box.h / 2);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	desk_finish(&desk);
}
END_TEST

/* The table goes with the finger, and between two of them keeps its points under both. */
START_TEST(a_drag_moves_and_a_pinch_zooms)
{
	table_open();
	struct rect stage = seen().layout->stage;
	int x = stage.x + stage.w / 2, y = stage.y + stage.h / 2;
	struct camera before = *seen().camera;

	finger(SDL_FINGERDOWN, 1, x, y);
	finger(SDL_FINGERMOTION, 1, x + 40, y);
	finger(SDL_FINGERMOTION, 1, x + 80, y + 30);
	finger(SDL_FINGERUP, 1, x + 80, y + 30);
	ck_assert_double_eq_tol(before.x - seen().camera->x, 80 / before.size, 0.02);
	ck_assert_double_eq_tol(before.y - seen().camera->y, 30 / before.size, 0.02);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);

	before = *seen().camera;
	finger(SDL_FINGERDOWN, 1, x - 100, y);
	finger(SDL_FINGERDOWN, 2, x + 100, y);
	for (int i = 1; i <= 10; i++) {
		finger(SDL_FINGERMOTION, 1, x - 100 - 3 * i, y);
		finger(SDL_FINGERMOTION, 2, x + 100 + 3 * i, y);
	}
	finger(SDL_FINGERUP, 2, x + 130, y);
	finger(SDL_FINGERUP, 1, x - 130, y);
	ck_assert_double_eq_tol(seen().camera->size / before.size, 1.3, 0.02);
	ck_assert_int_eq(touch.state, TOUCH_NONE);
	ck_assert(!seen().panning);
	desk_finish(&desk);
}
END_TEST

/* A list is pulled along, pixel by pixel, and what was under the finger is not pressed. */
START_TEST(a_list_is_pulled)
{
	language_set("en");
	desk_init(&desk);
	desk_size(&desk, 1024, 600, 100);
	touch = (struct touch){0};
	screen_reset(&desk.host, screens_create(&desk.host, "settings"));
	desk_build(&desk);
	desk_build(&desk);
	const struct ui *ui = screen_top(&desk.host)->widgets;
	struct ui_item pulled = {0};
	for (int i = 0; i < ui->items.count; i++) { /* something to press in the middle of the list */
		const struct ui_item *item = &ui->items.items[i];
		if ((item->flags & UI_FOCUS) && !(item->flags & (UI_ARROWS_X | UI_ARROWS_Y | UI_TEXT)) &&
		    item->box.y > 250 && item->box.y < 420)
			pulled = *item;
	}
	ck_assert_uint_ne(pulled.id, 0);
	int x = pulled.box.x + pulled.box.w / 2, y = pulled.box.y + pulled.box.h / 2;
	struct prefs before = desk.prefs;
	finger(SDL_FINGERDOWN, 1, x, y);
	finger(SDL_FINGERMOTION, 1, x, y - 20);
	finger(SDL_FINGERMOTION, 1, x, y - 60);
	ck_assert_int_eq(pulled.full.y - desk_widget(&desk, pulled.id)->full.y, 60);
	finger(SDL_FINGERUP, 1, x, y - 60);
	ck_assert_mem_eq(&before, &desk.prefs, sizeof before);
	ck_assert_int_eq(pulled.full.y - desk_widget(&desk, pulled.id)->full.y, 60);
	/* The next finger, elsewhere, finds the list where the first has left it. */
	finger(SDL_FINGERDOWN, 2, x, y + 40);
	ck_assert_int_eq(pulled.full.y - desk_widget(&desk, pulled.id)->full.y, 60);
	finger(SDL_FINGERMOTION, 2, x, y + 25);
	finger(SDL_FINGERMOTION, 2, x, y + 10);
	ck_assert_int_eq(pulled.full.y - desk_widget(&desk, pulled.id)->full.y, 90);
	finger(SDL_FINGERUP, 2, x, y + 10);
	desk_finish(&desk);
}
END_TEST

/* ---- the controller ---- */

static struct pad pad;
static SDL_Joystick *joystick;

static int pad_passes(uint64_t milliseconds)
{
	struct input inputs[PAD_INPUTS_MAX];
	now += milliseconds;
	int count = pad_tick(&pad, play_screen_takes_back(screen_top(&desk.host)), now, inputs);
	for (int i = 0; i < count; i++)
		desk_input(&desk, &inputs[i]);
	return count;
}

static void pad_press(SDL_GameControllerButton button)
{
	SDL_JoystickSetVirtualButton(joystick, button, 1);
	ck_assert_int_eq(pad_passes(PAD_IDLE_MS), 1);
	SDL_JoystickSetVirtualButton(joystick, button, 0);
	ck_assert_int_eq(pad_passes(PAD_IDLE_MS), 0);
}

/* Looked for late and seldom; comes and goes while the game runs. */
static int pad_plug(void)
{
	pad = (struct pad){0};
	ck_assert_int_eq(pad_wait(&pad, 0), PAD_FIRST_MS);
	pad_passes(0);
	ck_assert(pad.ready && !pad.controller);
	ck_assert_int_eq(pad_wait(&pad, now), PAD_LOOK_MS);
	int index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
	                                      SDL_CONTROLLER_BUTTON_MAX, 0);
	ck_assert_int_ge(index, 0);
	joystick = SDL_JoystickOpen(index);
	pad_passes(PAD_LOOK_MS);
	ck_assert_ptr_nonnull(pad.controller);
	pad_passes(PAD_REST_MS);
	ck_assert_int_eq(pad_wait(&pad, now), PAD_IDLE_MS);
	return index;
}

START_TEST(a_controller_plays)
{
	table_open();
	int index = pad_plug(), rotation = seen().rotation;

	pad_press(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
	ck_assert_int_ne(seen().rotation, rotation);
	pad_press(SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
	ck_assert_int_eq(seen().rotation, rotation);
	ck_assert(!seen().cursor);
	pad_press(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
	ck_assert(seen().cursor);
	pad_press(SDL_CONTROLLER_BUTTON_A);
	ck_assert_int_ne(seen().found->wait, WAIT_TILE);
	pad_press(SDL_CONTROLLER_BUTTON_B);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	int ply = session_history(seen().session)->ply_count;
	pad_press(SDL_CONTROLLER_BUTTON_A);
	pad_press(SDL_CONTROLLER_BUTTON_A);
	ck_assert_int_gt(session_history(seen().session)->ply_count, ply); /* laid, and the turn is ended */
	pad_press(SDL_CONTROLLER_BUTTON_B);                                /* says how an ended turn is opened again */
	ck_assert_ptr_eq(screen_top(&desk.host), screen);
	pad_press(SDL_CONTROLLER_BUTTON_START);
	ck_assert_ptr_ne(screen_top(&desk.host), screen);
	pad_press(SDL_CONTROLLER_BUTTON_B); /* out of the menu */
	ck_assert_ptr_eq(screen_top(&desk.host), screen);
	/* B leaves a game that is looked through, where nothing can be taken back. */
	screen_push(&desk.host, play_look_create(&desk.host, seen().session, 0));
	desk_build(&desk);
	ck_assert_ptr_ne(screen_top(&desk.host), screen);
	pad_press(SDL_CONTROLLER_BUTTON_B);
	ck_assert_ptr_eq(screen_top(&desk.host), screen);

	SDL_JoystickClose(joystick);
	SDL_JoystickDetachVirtual(index);
	pad_passes(PAD_READ_MS * 10);
	ck_assert_ptr_null(pad.controller);
	ck_assert_int_eq(pad_wait(&pad, now), PAD_LOOK_MS);
	pad_finish(&pad);
	ck_assert(!SDL_WasInit(SDL_INIT_JOYSTICK));
	desk_finish(&desk);
}
END_TEST

/* A stick that is held over goes on after a while; a trembling one does not. */
START_TEST(a_stick_is_an_arrow)
{
	struct input inputs[PAD_INPUTS_MAX];
	table_open();
	int index = pad_plug();

	SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTX, 30000);
	now += PAD_IDLE_MS;
	ck_assert_int_eq(pad_tick(&pad, true, now, inputs), 1);
	ck_assert_int_eq(inputs[0].key, KEY_RIGHT);
	ck_assert(!inputs[0].repeat);
	SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTX, 13000);
	now += PAD_READ_MS;
	ck_assert_int_eq(pad_tick(&pad, true, now, inputs), 0);
	now += PAD_AGAIN_MS;
	ck_assert_int_eq(pad_tick(&pad, true, now, inputs), 1);
	ck_assert(inputs[0].repeat);
	SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTX, 9000);
	now += PAD_AGAIN_MS;
	ck_assert_int_eq(pad_tick(&pad, true, now, inputs), 0);
	SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTX, 13000);
	now += PAD_READ_MS;
	ck_assert_int_eq(pad_tick(&pad, true, now, inputs), 0);
	/* B leaves what is no table. */
	SDL_JoystickSetVirtualButton(joystick, SDL_CONTROLLER_BUTTON_B, 1);
	now += PAD_READ_MS;
	ck_assert_int_eq(pad_tick(&pad, false, now, inputs), 1);
	ck_assert_int_eq(inputs[0].key, KEY_ESCAPE);
	SDL_JoystickClose(joystick);
	SDL_JoystickDetachVirtual(index);
	pad_finish(&pad);
	desk_finish(&desk);
}
END_TEST

/* Without a picture of its own SDL knows of no finger. */
static void first(void)
{
	setenv("SDL_VIDEODRIVER", "dummy", 1);
	ck_assert_int_eq(SDL_Init(SDL_INIT_VIDEO), 0);
}

static void last(void) { SDL_Quit(); }

int main(void)
{
	const TTest *const tests[] = {a_tap_lays_and_two_fingers_turn,
	                              a_resting_finger_asks_why,
	                              a_resting_finger_lays_nothing,
	                              a_drag_moves_and_a_pinch_zooms,
	                              a_list_is_pulled,
	                              a_controller_plays,
	                              a_stick_is_an_arrow};

	return runner_run_tests("hands", first, last, 60, tests, sizeof tests / sizeof tests[0]);
}
