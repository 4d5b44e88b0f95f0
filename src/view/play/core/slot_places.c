/* The places for a follower as they lie on the screen, and which of them is meant. */
#include "view/play/core/play.h"

#include <math.h>
#include <string.h>

#define SLOTS_FEW 4

/* Units: below this the number on a disc is not read.  So many of that size have room about small tiles; of more, on
 * the whole table, each is at least so large. */
enum { RADIUS_READ = 11, READ_MOST = 16, RADIUS_LEAST = 10 };

/* As large as the tiles have room for, but where many lie on a tile no disc hides another's number. */
static float radius_on_tile(const struct play *play)
{
	float most = play->found.slot_count > SLOTS_FEW ? 0.086f : 0.105f; /* many bury the tile */
	float apart = play->found.slots_apart * 0.47f, size = (float)play->view.camera.size;
	float radius = size * fmaxf(0.058f, fminf(most, apart)), largest = theme_stroke(&play->theme, 25);
	/* on a small tile still large enough to be hit, as far as the others leave room */
	radius = fmaxf(radius, fminf(theme_stroke(&play->theme, 14), size * fminf(apart, 0.15f)));
	if (play->found.slot_count > READ_MOST)
		radius = fmaxf(radius, theme_stroke(&play->theme, RADIUS_LEAST));
	return radius < largest ? radius : largest;
}

/* Are they read only if they lie beside each other, rather than where each of them is meant? */
static bool spread(const struct play *play)
{
	return play->found.slot_count <= READ_MOST && radius_on_tile(play) < theme_stroke(&play->theme, RADIUS_READ);
}

float play_slot_radius(const struct play *play)
{
	return spread(play) ? theme_stroke(&play->theme, RADIUS_READ) : radius_on_tile(play);
}

bool play_slots_small(const struct play *play)
{
	return play_slot_radius(play) < theme_stroke(&play->theme, RADIUS_READ);
}

/* Two discs that lie on each other give way, each by half. */
static bool part(struct vec *a, struct vec *b, float apart)
{
	float dx = b->x - a->x, dy = b->y - a->y, far = sqrtf(dx * dx + dy * dy);
	if (far >= apart)
		return false;
	float by = (apart - far) / 2 + 0.25f;
	struct vec way = far > 0.5f ? (struct vec){dx / far * by, dy / far * by} : (struct vec){by, 0};
	*a = (struct vec){a->x - way.x, a->y - way.y};
	*b = (struct vec){b->x + way.x, b->y + way.y};
	return true;
}

void play_slot_places(const struct play *play, struct vec places[])
{
	enum { TIMES = 40 };
	int count = play->found.slot_count;
	float apart = 2 * play_slot_radius(play) + theme_stroke(&play->theme, 2);
	bool again = spread(play);
	for (int i = 0; i < count; i++)
		places[i] = play_on_screen(play, play->found.slots[i].at);
	for (int time = 0; time < TIMES && again; time++) {
		again = false;
		for (int i = 0; i < count; i++)
			for (int k = 0; k < i; k++)
				again |= part(&places[k], &places[i], apart);
	}
}

struct vec play_slot_place(const struct play *play, int slot)
{
	struct vec places[PLAY_SLOTS_MAX];
	play_slot_places(play, places);
	return places[slot];
}

struct rect play_slot_disc(const struct play *play, int slot)
{
	struct vec at = play_slot_place(play, slot);
	int radius = (int)play_slot_radius(play);
	return rect_make((int)at.x - radius, (int)at.y - radius, 2 * radius, 2 * radius);
}

/* How far beside a place: whoever may go home is his place as a whole, not the disc at his feet alone. */
static float slot_distance(const struct play *play, const struct play_slot *slot, struct vec at, float sx, float sy)
{
	if (move_lifts(slot->move.kind))
		at.y -=
		    unit((at.y - sy) / figure_on_tile(play->view.camera.size)) * figure_on_tile(play->view.camera.size);
	return (at.x - sx) * (at.x - sx) + (at.y - sy) * (at.y - sy);
}

int play_slot_near(const struct play *play, int sx, int sy, float reach)
{
	int best = -1;
	float nearest = reach * reach;
	struct vec places[PLAY_SLOTS_MAX];
	play_slot_places(play, places);
	for (int i = 0; i < play->found.slot_count; i++) {
		float distance = slot_distance(play, &play->found.slots[i], places[i], (float)sx, (float)sy);
		if (distance < nearest) {
			nearest = distance;
			best = i;
		}
	}
	return best;
}

int play_slot_put(const struct play *play)
{
	struct move put;
	if (!session_put_move(play->session, &put))
		return -1;
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct move *move = &play->found.slots[i].move;
		bool alike = move->kind == put.kind && move->figure == put.figure && spot_same(move->spot, put.spot);
		if (alike &&
		    (move->kind == MOVE_FIGURE || move_lifts(move->kind) || memcmp(move, &put, sizeof put) == 0))
			return i;
	}
	return -1;
}

struct vec play_holder(const struct play *play, const struct refusal *refusal)
{
	struct vec end = {(float)refusal->other.x + 0.5f, (float)refusal->other.y + 0.5f};
	for (int i = 0; i < play->found.standing_count; i++) {
		const struct setup_figure *stands = &play->found.standing[i];
		if (stands->seat == refusal->holder && cell_same(stands->cell, refusal->other) &&
		    stands->spot.kind == refusal->spot.kind)
			end = play_stand(play, stands->figure, stands->cell, stands->spot);
	}
	/* His body's middle; a farmer lies about it. */
	if (refusal->spot.kind != FEATURE_FIELD && refusal->spot.kind != FEATURE_COURT)
		end.y -= (float)play->view.camera.size * 0.13f;
	return end;
}

/* Pointed at or dragged over, or -1. */
int play_slot_asked(const struct play *play)
{
	int pointed = play->drag.figure ? play->drag.slot : play->pointer.slot;
	return pointed < 0 && play->cursor.why ? play->cursor.why - 1 : pointed;
}

int play_slot_told(const struct play *play)
{
	int asked = play_slot_asked(play);
	return session_aids(play->session)->why_not && asked >= 0 && !play->found.slots[asked].legal ? asked : -1;
}
