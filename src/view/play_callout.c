/* Labels beside the laid tile that say what each place is: to the left what
 * lies left, to the right what lies right, each joined to its place by a line. */
#include "play.h"

#include <math.h>
#include <stdlib.h>

struct callout {
	int slot;
	struct vec at; /* the place, in pixels */
	struct rect box;
	bool left;
};

static int by_height(const void *a, const void *b)
{
	const struct callout *first = a, *second = b;
	return (first->at.y > second->at.y) - (first->at.y < second->at.y);
}

static void measure(const struct play *play, struct draw *draw, const struct play_slot *slot, int *w, int *h)
{
	struct text_style title = theme_text(&play->theme, TYPE_BODY),
	                  detail = theme_text(&play->theme, TYPE_SMALL);
	title.bold = true;
	int first = text_width(draw->metrics, &title, slot->title) + play_px(play, 26);
	int second = text_width(draw->metrics, &detail, slot->detail), pad = play_px(play, 12);
	int most = play_px(play, 300);
	*w = (first > second ? first : second) + 2 * pad;
	*w = *w > most ? most : *w;
	*h = title.line + detail.line + play_px(play, 12);
}

static void draw_callout(struct play *play, struct draw *draw, const struct callout *callout, bool chosen)
{
	const struct play_slot *slot = &play->slots[callout->slot];
	struct text_style title = theme_text(&play->theme, TYPE_BODY),
	                  detail = theme_text_color(&play->theme, TYPE_SMALL, COLOUR_INK2);
	struct skin skin = theme_skin(&play->theme, chosen ? SKIN_CARD_CHOSEN : SKIN_CARD);
	struct rect box = callout->box;
	float edge = (float)(callout->left ? box.x + box.w : box.x), middle = (float)box.y + (float)box.h / 2;
	draw_line(draw, edge, middle, callout->at.x, callout->at.y, theme_stroke(&play->theme, 5),
	          rgb(COLOUR_TOOLTIP));
	draw_line(draw, edge, middle, callout->at.x, callout->at.y, theme_stroke(&play->theme, 2.5f),
	          rgb(COLOUR_HALO));
	skin.rim = rgb(COLOUR_TOOLTIP);
	skin.rim_width = theme_stroke(&play->theme, 2);
	draw_skin(draw, box, &skin);
	struct rect rest = {box.x + play_px(play, 12), box.y + play_px(play, 5), box.w - play_px(play, 24),
	                    box.h};
	title.bold = true;
	draw_text(draw, rect_cut_top(&rest, title.line), ALIGN_LEFT, &title,
	          draw_format(draw, "%d · %s", slot->number, slot->title));
	draw_text(draw, rect_cut_top(&rest, detail.line), ALIGN_LEFT, &detail, slot->detail);
}

/* One side's labels below each other, centred on their places, none over
 * another, all on the stage. */
static void stack(struct callout *callouts, int count, struct rect stage, int gap)
{
	int total = -gap, middle = 0;
	for (int i = 0; i < count; i++) {
		total += callouts[i].box.h + gap;
		middle += (int)callouts[i].at.y;
	}
	if (count == 0)
		return;
	int y = middle / count - total / 2;
	y = y + total > stage.y + stage.h ? stage.y + stage.h - total : y;
	y = y < stage.y ? stage.y : y;
	for (int i = 0; i < count; i++) {
		callouts[i].box.y = y;
		y += callouts[i].box.h + gap;
	}
}

void play_callouts_draw(struct play *play, struct draw *draw)
{
	struct callout sides[2][PLAY_SLOTS_MAX];
	int counts[2] = {0, 0};
	struct move laid;
	/* In the smallest layout the list says it all; beside a refusal labels
	 * would only be in the way. */
	int near = play->drag_figure ? play->near_slot : play->hover_slot;
	if (play->theme.small || !session_laid(play->session, &laid) ||
	    (near >= 0 && !play->slots[near].legal))
		return;
	struct rect tile = camera_cell(&play->camera, play->layout.stage, laid.cell.x, laid.cell.y),
	            stage = play->layout.stage;
	int gap = play_px(play, 22), put = play_slot_put(play);
	for (int i = 0; i < play->slot_count; i++) {
		const struct play_slot *slot = &play->slots[i];
		if (!slot->legal || slot->move.kind != MOVE_FIGURE)
			continue;
		struct callout callout = {.slot = i};
		int w, h;
		callout.at = camera_point(&play->camera, stage, slot->at.x, slot->at.y);
		callout.left = callout.at.x < (float)tile.x + (float)tile.w / 2;
		measure(play, draw, slot, &w, &h);
		/* Where one side has no room the other takes it. */
		bool room_left = tile.x - gap - w >= stage.x,
		     room_right = tile.x + tile.w + gap + w <= stage.x + stage.w;
		if (!room_left && !room_right)
			return;
		callout.left = callout.left ? room_left : !room_right;
		callout.box = (struct rect){callout.left ? tile.x - gap - w : tile.x + tile.w + gap, 0, w, h};
		sides[callout.left][counts[callout.left]++] = callout;
	}
	for (int side = 0; side < 2; side++) {
		qsort(sides[side], (size_t)counts[side], sizeof sides[side][0], by_height);
		stack(sides[side], counts[side], stage, play_px(play, 8));
		for (int i = 0; i < counts[side]; i++)
			draw_callout(play, draw, &sides[side][i],
			             sides[side][i].slot == put || sides[side][i].slot == play->hover_slot);
	}
}
