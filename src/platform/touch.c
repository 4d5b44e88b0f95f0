#include "platform/touch.h"

#include <math.h>
#include <string.h>

enum { SLOP = 10 }; /* units: a finger that stays within has not moved */

static const double ZOOM_STEP = 1.18; /* what a step of the wheel makes nearer (view/play/hand/pointer.c) */

/* The inputs of one event, one after the other. */
struct told {
	struct input *inputs;
	int count;
};

static struct input *tell(struct told *told, int kind, float x, float y)
{
	struct input *input = &told->inputs[told->count++];

	*input = (struct input){.kind = (uint8_t)kind, .x = (int)x, .y = (int)y, .finger = true};
	return input;
}

static void tell_button(struct told *told, int kind, int button, float x, float y)
{
	tell(told, kind, x, y)->button = (uint8_t)button;
}

static void tell_away(struct told *told) { tell(told, INPUT_LEAVE, -1, -1); }

static float touch_apart(const struct touch *touch)
{
	return hypotf(touch->fingers[1].x - touch->fingers[0].x, touch->fingers[1].y - touch->fingers[0].y);
}

static void touch_middle(const struct touch *touch, float *x, float *y)
{
	*x = (touch->fingers[0].x + touch->fingers[1].x) / 2;
	*y = (touch->fingers[0].y + touch->fingers[1].y) / 2;
}

static void finger_down(struct touch *touch, struct touch_finger finger, uint64_t now, struct told *told)
{
	if (touch->count >= 2) {
		return; /* a third one is a hand that lies there */
	}
	touch->fingers[touch->count++] = finger;
	if (touch->count == 1 && touch->state == TOUCH_NONE) {
		touch->state = TOUCH_DOWN;
		touch->since = now;
		touch->x = finger.x;
		touch->y = finger.y;
		tell(told, INPUT_MOVE, finger.x, finger.y);
		return;
	}
	if (touch->count < 2)
		return;
	if (touch->state == TOUCH_DRAG)
		tell_button(told, INPUT_RELEASE, BUTTON_LEFT, touch->fingers[0].x, touch->fingers[0].y);
	touch->state = TOUCH_TWO;
	touch->apart = touch_apart(touch);
	touch_middle(touch, &touch->x, &touch->y);
}

static void one_moves(struct touch *touch, float slop, struct told *told)
{
	struct touch_finger at = touch->fingers[0];

	if (touch->state == TOUCH_DOWN && hypotf(at.x - touch->x, at.y - touch->y) > slop) {
		touch->state = TOUCH_DRAG;
		tell_button(told, INPUT_PRESS, BUTTON_LEFT, touch->x, touch->y);
	}
	if (touch->state == TOUCH_DRAG || touch->state == TOUCH_REST)
		tell(told, INPUT_MOVE, at.x, at.y);
}

static void two_move(struct touch *touch, float slop, struct told *told)
{
	float x, y, apart = touch_apart(touch);

	touch_middle(touch, &x, &y);
	if (touch->state == TOUCH_TWO) {
		if (fabsf(apart - touch->apart) <= slop && hypotf(x - touch->x, y - touch->y) <= slop)
			return;
		touch->state = TOUCH_PINCH;
		tell(told, INPUT_MOVE, touch->x, touch->y);
		tell_button(told, INPUT_PRESS, BUTTON_MIDDLE, touch->x, touch->y);
	}
	tell(told, INPUT_MOVE, x, y);
	if (apart > 1 && touch->apart > 1)
		tell(told, INPUT_WHEEL, x, y)->wheel_y = (float)(log((double)apart / touch->apart) / log(ZOOM_STEP));
	touch->apart = apart;
}

static void finger_up(struct touch *touch, int which, struct told *told)
{
	struct touch_finger at = touch->fingers[which];

	switch (touch->state) {
	case TOUCH_DOWN:
		tell_button(told, INPUT_PRESS, BUTTON_LEFT, touch->x, touch->y);
		tell_button(told, INPUT_RELEASE, BUTTON_LEFT, touch->x, touch->y);
		tell_away(told);
		break;
	case TOUCH_DRAG:
		tell_button(told, INPUT_RELEASE, BUTTON_LEFT, at.x, at.y);
		tell_away(told);
		break;
	case TOUCH_TWO:
		tell(told, INPUT_MOVE, touch->x, touch->y);
		tell_button(told, INPUT_PRESS, BUTTON_RIGHT, touch->x, touch->y);
		tell_button(told, INPUT_RELEASE, BUTTON_RIGHT, touch->x, touch->y);
		tell_away(told);
		break;
	case TOUCH_PINCH:
		touch_middle(touch, &at.x, &at.y);
		tell_button(told, INPUT_RELEASE, BUTTON_MIDDLE, at.x, at.y);
		tell_away(told);
		break;
	default: /* what a resting finger has asked for stays until the next touch */
		break;
	}
	if (which == 0)
		touch->fingers[0] = touch->fingers[1];
	touch->count--;
	touch->state = touch->count ? TOUCH_SPENT : TOUCH_NONE;
}

static int finger_find(const struct touch *touch, SDL_FingerID id)
{
	for (int i = 0; i < touch->count; i++)
		if (touch->fingers[i].id == id)
			return i;
	return -1;
}

/* A pad under the screen moves a pointer: its fingers are no places in the window. */
static bool on_screen(SDL_TouchID device)
{
	SDL_TouchDeviceType type = SDL_GetTouchDeviceType(device);

	return type != SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE && type != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
}

int touch_event(struct touch *touch, const SDL_Event *event, int w, int h, float scale, uint64_t now,
                struct input inputs[TOUCH_INPUTS_MAX])
{
	struct told told = {.inputs = inputs};

	if ((event->type != SDL_FINGERDOWN && event->type != SDL_FINGERMOTION && event->type != SDL_FINGERUP) ||
	    !on_screen(event->tfinger.touchId))
		return 0;
	struct touch_finger finger = {
	    .id = event->tfinger.fingerId, .x = event->tfinger.x * (float)w, .y = event->tfinger.y * (float)h};
	int which = finger_find(touch, finger.id);
	if (event->type == SDL_FINGERDOWN && which < 0) {
		finger_down(touch, finger, now, &told);
		return told.count;
	}
	if (which < 0)
		return 0;
	touch->fingers[which] = finger;
	if (event->type == SDL_FINGERUP)
		finger_up(touch, which, &told);
	else if (touch->state == TOUCH_TWO || touch->state == TOUCH_PINCH)
		two_move(touch, (float)SLOP * scale, &told);
	else
		one_moves(touch, (float)SLOP * scale, &told);
	return told.count;
}

bool touch_tick(struct touch *touch, uint64_t now, struct input *input)
{
	struct told told = {.inputs = input};

	if (touch->state != TOUCH_DOWN || now < touch->since + TOUCH_HOLD_MS)
		return false;
	touch->state = TOUCH_REST;
	tell(&told, INPUT_HOLD, touch->x, touch->y);
	return true;
}

int touch_wait(const struct touch *touch, uint64_t now)
{
	uint64_t due = touch->since + TOUCH_HOLD_MS;

	if (touch->state != TOUCH_DOWN)
		return -1;
	return now < due ? (int)(due - now) : 0;
}

int touch_lose(struct touch *touch, struct input inputs[TOUCH_INPUTS_MAX])
{
	struct told told = {.inputs = inputs};

	if (touch->state == TOUCH_DRAG)
		tell_button(&told, INPUT_RELEASE, BUTTON_LEFT, -1, -1);
	if (touch->state == TOUCH_PINCH)
		tell_button(&told, INPUT_RELEASE, BUTTON_MIDDLE, -1, -1);
	if (touch->count)
		tell_away(&told);
	memset(touch, 0, sizeof *touch);
	return told.count;
}
