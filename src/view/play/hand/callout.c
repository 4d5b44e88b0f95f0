/* Labels beside the laid tile that say what each place is: to the left what
 * lies left, to the right what lies right, each joined to its place by a line. */
#include "view/play/hand/hand.h"

#include <math.h>
#include <stdlib.h>

struct callout {
	int slot;
	const char *title, *detail;
	struct vec at; /* the place, in pixels */
	struct rect box;
	bool left;
};

static int by_height(const void *a, const void *b)
{
	const struct callout *first = a, *second = b;
	return (first->at.y > second->at.y) - (first->at.y < second->at.y);
}

/* What is said of a place: what a follower would be there, or why none may. */
static void find_words(const struct play *play, struct draw *draw, struct callout *callout)
{
	const struct play_slot *slot = &play->found.slots[callout->slot];
	char text[WORDS_SIZE];
	callout->detail = slot->detail;
	if (slot->legal) {
		callout->title = draw_format(draw, "%d · %s", slot->number, slot->title);
	} else if (session_aids(play->session)->why_not) {
		words_refusal_title(play->session, &slot->refusal, text, sizeof text);
		callout->title = draw_format(draw, "%s", text);
		words_refusal_plain(play->session, &slot->refusal, text, sizeof text);
		callout->detail = draw_format(draw, "%s", text);
	} else {
		callout->title = slot->title;
	}
}

static void measure(const struct play *play, struct draw *draw, struct callout *callout)
{
	struct text_style title = theme_text(&play->theme, TYPE_BODY), detail = theme_text(&play->theme, TYPE_SMALL);
	int pad = play_px(play, 12), step = play_px(play, 6), most = play_px(play, 230) - 2 * pad;
	int lock = play->found.slots[callout->slot].legal ? 0 : play_px(play, 24);
	title.bold = true;
	int first = text_width(draw->metrics, &title, callout->title) + lock + play_px(play, 2);
	int second = text_width(draw->metrics, &detail, callout->detail) + play_px(play, 2);
	int inner = second < most ? second : most;
	inner = first > inner ? first : inner;
	int height = text_block_height(draw->metrics, &detail, callout->detail, inner);
	/* As narrow as that many lines can be: no word is left alone on the last one. */
	while (inner - step >= first &&
	       text_block_height(draw->metrics, &detail, callout->detail, inner - step) == height)
		inner -= step;
	callout->box.w = inner + 2 * pad;
	callout->box.h = title.line + height + play_px(play, 12);
}

static void draw_callout(struct play *play, struct draw *draw, const struct callout *callout, bool chosen)
{
	const struct play_slot *slot = &play->found.slots[callout->slot];
	struct text_style title = theme_text(&play->theme, TYPE_BODY),
	                  detail = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	struct skin skin = theme_skin(&play->theme, !slot->legal ? SKIN_TOOLTIP_REFUSE
	                                            : chosen     ? SKIN_CARD_CHOSEN
	                                                         : SKIN_CARD);
	struct rect box = callout->box;
	float edge = (float)(callout->left ? box.x + box.w : box.x), middle = (float)box.y + (float)box.h / 2;
	draw_line(draw, edge, middle, callout->at.x, callout->at.y, theme_stroke(&play->theme, 5), rgb(COLOR_TOOLTIP));
	draw_line(draw, edge, middle, callout->at.x, callout->at.y, theme_stroke(&play->theme, 2.5f),
	          rgb(slot->legal ? COLOR_HALO : 0xE0695A));
	if (slot->legal) {
		skin.rim = rgb(COLOR_TOOLTIP);
		skin.rim_width = theme_stroke(&play->theme, 2);
	} else {
		title.color = detail.color = rgb(COLOR_CREAM);
	}
	draw_skin(draw, box, &skin);
	struct rect rest = {box.x + play_px(play, 12), box.y + play_px(play, 5), box.w - play_px(play, 24), box.h};
	title.bold = true;
	struct rect first = rect_cut_top(&rest, title.line);
	if (!slot->legal)
		draw_icon(draw, rect_cut_left(&first, play_px(play, 24)), play_px(play, 20), ICON_LOCK, rgb(0xFFB4A6));
	draw_text(draw, first, ALIGN_LEFT, &title, callout->title);
	draw_text_block(draw, rest, ALIGN_LEFT, &detail, callout->detail);
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

bool play_callouts_draw(struct play *play, struct draw *draw)
{
	struct callout sides[2][PLAY_SLOTS_MAX];
	int counts[2] = {0, 0};
	struct move laid;
	/* In the smallest layout the list says it all. */
	if (play->theme.small || !session_laid(play->session, &laid))
		return false;
	struct rect tile = camera_cell(&play->view.camera, play->layout.stage, laid.cell.x, laid.cell.y),
	            stage = play->layout.stage;
	int gap = play_px(play, 22), told = play_slot_told(play);
	int put = play->drag.figure ? play->drag.slot : play_slot_put(play);
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct play_slot *slot = &play->found.slots[i];
		if (slot->move.kind != MOVE_FIGURE || (!slot->legal && i != told))
			continue;
		struct callout callout = {.slot = i};
		callout.at = camera_point(&play->view.camera, stage, slot->at.x, slot->at.y);
		callout.left = callout.at.x < (float)tile.x + (float)tile.w / 2;
		find_words(play, draw, &callout);
		measure(play, draw, &callout);
		int w = callout.box.w;
		/* Not over him who holds the place. */
		struct vec holder = play_holder(play, &slot->refusal);
		bool held = !slot->legal && slot->refusal.reason == REFUSAL_OCCUPIED &&
		            fabsf(holder.y - (float)tile.y - (float)tile.h / 2) < (float)tile.h;
		if (held && callout.left && holder.x < (float)tile.x && holder.x > (float)(tile.x - gap - w))
			callout.left = false;
		else if (held && !callout.left && holder.x > (float)(tile.x + tile.w) &&
		         holder.x < (float)(tile.x + tile.w + gap + w))
			callout.left = true;
		/* Where one side has no room the other takes it. */
		bool room_left = tile.x - gap - w >= stage.x,
		     room_right = tile.x + tile.w + gap + w <= stage.x + stage.w;
		if (!room_left && !room_right)
			return false;
		callout.left = callout.left ? room_left : !room_right;
		callout.box.x = callout.left ? tile.x - gap - w : tile.x + tile.w + gap;
		sides[callout.left][counts[callout.left]++] = callout;
	}
	for (int side = 0; side < 2; side++) {
		qsort(sides[side], (size_t)counts[side], sizeof sides[side][0], by_height);
		stack(sides[side], counts[side], stage, play_px(play, 8));
		for (int i = 0; i < counts[side]; i++)
			draw_callout(play, draw, &sides[side][i],
			             sides[side][i].slot == put || sides[side][i].slot == play->pointer.slot);
	}
	return true;
}
