#include "platform/pad.h"

#include <stddef.h>

enum {
	PUSHED = 16000, /* of 32767: a stick is held over */
	LET_GO = 11000, /* and is held until it comes back so far */
	BACK = -1,      /* B: Backspace or Escape */
};

/* A button, or one side of an axis, and the key that it is. */
struct pad_key {
	int button; /* SDL_CONTROLLER_BUTTON_INVALID: an axis */
	int axis, side;
	int key;
	unsigned mods;
	bool repeats;
};

#define PAD_BUTTON(name) .button = SDL_CONTROLLER_BUTTON_##name
#define PAD_AXIS(name, way) .button = SDL_CONTROLLER_BUTTON_INVALID, .axis = SDL_CONTROLLER_AXIS_##name, .side = way

static const struct pad_key keys[] = {
    {PAD_BUTTON(DPAD_LEFT), .key = KEY_LEFT, .repeats = true},
    {PAD_BUTTON(DPAD_RIGHT), .key = KEY_RIGHT, .repeats = true},
    {PAD_BUTTON(DPAD_UP), .key = KEY_UP, .repeats = true},
    {PAD_BUTTON(DPAD_DOWN), .key = KEY_DOWN, .repeats = true},
    {PAD_AXIS(LEFTX, -1), .key = KEY_LEFT, .repeats = true},
    {PAD_AXIS(LEFTX, 1), .key = KEY_RIGHT, .repeats = true},
    {PAD_AXIS(LEFTY, -1), .key = KEY_UP, .repeats = true},
    {PAD_AXIS(LEFTY, 1), .key = KEY_DOWN, .repeats = true},
    {PAD_AXIS(RIGHTX, -1), .key = KEY_LEFT, .mods = MOD_CTRL, .repeats = true},
    {PAD_AXIS(RIGHTX, 1), .key = KEY_RIGHT, .mods = MOD_CTRL, .repeats = true},
    {PAD_AXIS(RIGHTY, -1), .key = KEY_UP, .mods = MOD_CTRL, .repeats = true},
    {PAD_AXIS(RIGHTY, 1), .key = KEY_DOWN, .mods = MOD_CTRL, .repeats = true},
    {PAD_AXIS(TRIGGERLEFT, 1), .key = '-', .repeats = true},
    {PAD_AXIS(TRIGGERRIGHT, 1), .key = '+', .repeats = true},
    {PAD_BUTTON(A), .key = KEY_ENTER},
    {PAD_BUTTON(B), .key = BACK},
    {PAD_BUTTON(X), .key = KEY_SPACE},
    {PAD_BUTTON(Y), .key = 'y'},
    {PAD_BUTTON(LEFTSHOULDER), .key = 'r', .mods = MOD_SHIFT},
    {PAD_BUTTON(RIGHTSHOULDER), .key = 'r'},
    {PAD_BUTTON(LEFTSTICK), .key = KEY_F6},
    {PAD_BUTTON(RIGHTSTICK), .key = KEY_HOME},
    {PAD_BUTTON(START), .key = KEY_ESCAPE},
    {PAD_BUTTON(BACK), .key = '?'},
};

enum { KEYS = sizeof keys / sizeof keys[0] };

_Static_assert(KEYS <= 32 && (int)KEYS <= (int)PAD_INPUTS_MAX, "one bit and one input for each");

static bool is_down(const struct pad *pad, int i)
{
	const struct pad_key *key = &keys[i];

	if (key->button != SDL_CONTROLLER_BUTTON_INVALID)
		return SDL_GameControllerGetButton(pad->controller, (SDL_GameControllerButton)key->button);
	int held = SDL_GameControllerGetAxis(pad->controller, (SDL_GameControllerAxis)key->axis) * key->side;
	return held > (pad->down & 1u << i ? LET_GO : PUSHED);
}

static void pad_open(struct pad *pad)
{
	if (!pad->ready) {
		pad->refused = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0;
		if (pad->refused)
			return;
		pad->ready = true;
		SDL_GameControllerEventState(SDL_IGNORE);
		SDL_JoystickEventState(SDL_IGNORE);
	}
	SDL_GameControllerUpdate();
	for (int i = 0, count = SDL_NumJoysticks(); i < count && !pad->controller; i++)
		if (SDL_IsGameController(i))
			pad->controller = SDL_GameControllerOpen(i);
}

static void pad_close(struct pad *pad)
{
	if (pad->controller)
		SDL_GameControllerClose(pad->controller);
	pad->controller = NULL;
	pad->down = 0;
}

static struct input pad_input(const struct pad_key *key, bool table, bool repeat)
{
	int code = key->key != BACK ? key->key : table ? KEY_BACKSPACE : KEY_ESCAPE;

	return (struct input){
	    .kind = INPUT_KEY, .key = code, .mods = (uint8_t)key->mods, .repeat = repeat, .x = -1, .y = -1};
}

int pad_tick(struct pad *pad, bool table, uint64_t now, struct input inputs[PAD_INPUTS_MAX])
{
	int count = 0;

	if (pad->refused || now < (pad->next ? pad->next : PAD_FIRST_MS))
		return 0;
	if (!pad->controller)
		pad_open(pad);
	else
		SDL_GameControllerUpdate();
	if (pad->controller && !SDL_GameControllerGetAttached(pad->controller))
		pad_close(pad);
	if (!pad->controller) {
		pad->next = now + PAD_LOOK_MS;
		return 0;
	}
	uint32_t before = pad->down;
	for (int i = 0; i < KEYS; i++) {
		uint32_t bit = 1u << i;
		pad->down = is_down(pad, i) ? pad->down | bit : pad->down & ~bit;
		bool fresh = (pad->down & ~before & bit) != 0;
		bool again = keys[i].repeats && (pad->down & bit) && now >= pad->again;
		if (fresh || again)
			inputs[count++] = pad_input(&keys[i], table, !fresh);
	}
	if (pad->down & ~before)
		pad->again = now + PAD_AGAIN_MS;
	else if (now >= pad->again)
		pad->again = now + PAD_REPEAT_MS;
	if (pad->down)
		pad->used = now;
	pad->next = now + (now < pad->used + PAD_REST_MS ? PAD_READ_MS : PAD_IDLE_MS);
	return count;
}

int pad_wait(const struct pad *pad, uint64_t now)
{
	uint64_t next = pad->next ? pad->next : PAD_FIRST_MS;

	if (pad->refused)
		return -1;
	return now < next ? (int)(next - now) : 0;
}

void pad_finish(struct pad *pad)
{
	pad_close(pad);
	if (pad->ready)
		SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
	pad->ready = false;
}
