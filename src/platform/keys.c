#include "platform/window.h"

static int key_of_sdl(SDL_Keycode key)
{
	static const struct {
		SDL_Keycode sdl;
		int key;
	} keys[] = {
	    {SDLK_LEFT, KEY_LEFT},
	    {SDLK_RIGHT, KEY_RIGHT},
	    {SDLK_UP, KEY_UP},
	    {SDLK_DOWN, KEY_DOWN},
	    {SDLK_HOME, KEY_HOME},
	    {SDLK_END, KEY_END},
	    {SDLK_PAGEUP, KEY_PAGE_UP},
	    {SDLK_PAGEDOWN, KEY_PAGE_DOWN},
	    {SDLK_KP_ENTER, KEY_ENTER},
	    {SDLK_RETURN, KEY_ENTER},
	    {SDLK_ESCAPE, KEY_ESCAPE},
	    {SDLK_TAB, KEY_TAB},
	    {SDLK_BACKSPACE, KEY_BACKSPACE},
	    {SDLK_DELETE, KEY_DELETE},
	    {SDLK_SPACE, KEY_SPACE},
	    {SDLK_LSHIFT, KEY_SHIFT},
	    {SDLK_RSHIFT, KEY_SHIFT},
	    {SDLK_LCTRL, KEY_CTRL},
	    {SDLK_RCTRL, KEY_CTRL},
	    {SDLK_LALT, KEY_ALT},
	    {SDLK_KP_PLUS, '+'},
	    {SDLK_KP_MINUS, '-'},
	    {SDLK_KP_0, '0'},
	};

	for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
		if (keys[i].sdl == key)
			return keys[i].key;
	if (key >= SDLK_F1 && key <= SDLK_F12)
		return KEY_F1 + (int)(key - SDLK_F1);
	if (key >= SDLK_KP_1 && key <= SDLK_KP_9)
		return '1' + (int)(key - SDLK_KP_1);
	return key > 0 && !(key & SDLK_SCANCODE_MASK) ? key : KEY_NONE;
}

static unsigned mods_of_sdl(Uint16 mods)
{
	return (mods & KMOD_SHIFT ? MOD_SHIFT : 0u) | (mods & KMOD_CTRL ? MOD_CTRL : 0u) |
	       (mods & KMOD_LALT ? MOD_ALT : 0u);
}

static bool button_input(const SDL_Event *event, float ratio, struct input *input)
{
	static const uint8_t buttons[] = {0, BUTTON_LEFT, BUTTON_MIDDLE, BUTTON_RIGHT};

	if (event->button.button > 3)
		return false;
	input->kind = event->type == SDL_MOUSEBUTTONDOWN ? INPUT_PRESS : INPUT_RELEASE;
	input->second = event->type == SDL_MOUSEBUTTONDOWN && event->button.clicks > 1;
	input->button = buttons[event->button.button];
	input->x = (int)((float)event->button.x * ratio);
	input->y = (int)((float)event->button.y * ratio);
	return true;
}

bool input_of_sdl(const SDL_Event *event, float ratio, struct input *input)
{
	int x = 0, y = 0;

	SDL_GetMouseState(&x, &y);
	*input = (struct input){.x = (int)((float)x * ratio),
	                        .y = (int)((float)y * ratio),
	                        .mods = (uint8_t)mods_of_sdl((Uint16)SDL_GetModState())};
	switch (event->type) {
	case SDL_MOUSEMOTION:
		input->kind = INPUT_MOVE;
		input->x = (int)((float)event->motion.x * ratio);
		input->y = (int)((float)event->motion.y * ratio);
		return true;
	case SDL_MOUSEBUTTONDOWN:
	case SDL_MOUSEBUTTONUP:
		return button_input(event, ratio, input);
	case SDL_MOUSEWHEEL: {
		float turn = event->wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -1.0f : 1.0f;
		input->kind = INPUT_WHEEL;
		input->wheel_y = event->wheel.preciseY * turn;
		return true;
	}
	case SDL_KEYDOWN:
	case SDL_KEYUP:
		input->kind = event->type == SDL_KEYDOWN ? INPUT_KEY : INPUT_KEY_UP;
		input->key = key_of_sdl(event->key.keysym.sym);
		input->mods = (uint8_t)mods_of_sdl(event->key.keysym.mod);
		input->repeat = event->key.repeat;
		return input->key != KEY_NONE;
	case SDL_TEXTINPUT:
		input->kind = INPUT_TEXT;
		/* SDL cuts its texts between characters. */
		SDL_strlcpy(input->text, event->text.text, sizeof input->text);
		return true;
	case SDL_WINDOWEVENT:
		if (event->window.event != SDL_WINDOWEVENT_LEAVE)
			return false;
		input->kind = INPUT_LEAVE;
		input->x = input->y = -1;
		return true;
	default:
		return false;
	}
}
