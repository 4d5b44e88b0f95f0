/* The label of one place on the laid tile: of the one that is pointed at, whose reason is told, or that was chosen.
 * What every place is stands in the list beside the table. */
#include "view/play/hand/hand.h"

#include <math.h>

struct callout {
	int slot;
	const char *title, *detail;
	struct vec at; /* the place, in pixels */
	struct rect box;
};

/* What is said of a place: what a follower would be there, or why none may. */
static void find_words(const struct play *play, struct draw *draw, struct callout *callout)
{
	const struct play_slot *slot = &play->found.slots[callout->slot];
	struct slot_words words = play_slot_words(play, slot);
	callout->title = words.title;
	callout->detail = words.detail[0] ? words.detail : NULL;
	if (slot->legal) {
		callout->title = draw_format(draw, "%d · %s", slot->number, words.title);
	} else if (session_aids(play->session)->why_not) {
		callout->title = words_refusal_title(play->session, slot->refusal);
		callout->detail = words_refusal_plain(play->session, slot->refusal);
	}
}

static void measure(const struct play *play, struct draw *draw, struct callout *callout)
{
	struct text_style title = theme_text(&play->theme, TYPE_BODY), detail = theme_text(&play->theme, TYPE_SMALL);
	int pad = play_px(play, 12), step = play_px(play, 6), most = play_px(play, 230) - 2 * pad;
	int lock = play->found.slots[callout->slot].legal ? 0 : play_px(play, 24);
	title.bold = true;
	int first = text_width(draw->metrics, &title, callout->title) + lock + play_px(play, 2);
	if (!callout->detail) {
		callout->box.w = first + 2 * pad;
		callout->box.h = title.line + play_px(play, 8);
		return;
	}
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
	if (slot->legal) {
		skin.rim = rgb(COLOR_TOOLTIP);
		skin.rim_width = theme_stroke(&play->theme, 2);
	} else {
		title.color = detail.color = rgb(COLOR_CREAM);
	}
	draw_skin(draw, box, &skin);
	struct rect rest = {box.x + play_px(play, 12), box.y + play_px(play, callout->detail ? 5 : 4),
	                    box.w - play_px(play, 24), box.h};
	title.bold = true;
	struct rect first = rect_cut_top(&rest, title.line);
	if (!slot->legal)
		draw_icon(draw, rect_cut_left(&first, play_px(play, 24)), play_px(play, 20), ICON_LOCK, rgb(0xFFB4A6));
	draw_text(draw, first, ALIGN_LEFT, &title, callout->title);
	if (callout->detail)
		draw_text_block(draw, rest, ALIGN_LEFT, &detail, callout->detail);
}

/* Beside the tile, on the side where the place lies if that can be, else above or below it: where it covers least. */
static void place(const struct play *play, struct callout *callout, struct rect tile)
{
	enum { TRIES = 4 };
	struct rect stage = play->layout.stage;
	int gap = play_px(play, 22), w = callout->box.w, h = callout->box.h;
	int x = (int)callout->at.x, y = (int)callout->at.y;
	bool left = callout->at.x < (float)tile.x + (float)tile.w / 2;
	const struct rect west = {tile.x - gap - w, y - h / 2, w, h}, east = {tile.x + tile.w + gap, y - h / 2, w, h};
	struct rect tries[TRIES] = {left ? west : east,
	                            left ? east : west,
	                            {x - w / 2, tile.y - gap - h, w, h},
	                            {x - w / 2, tile.y + tile.h + gap, w, h}};
	for (int i = 0; i < TRIES; i++) {
		struct rect *box = &tries[i];
		box->x = box->x < stage.x ? stage.x : box->x + w > stage.x + stage.w ? stage.x + stage.w - w : box->x;
		box->y = box->y < stage.y ? stage.y : box->y + h > stage.y + stage.h ? stage.y + stage.h - h : box->y;
	}
	callout->box = play_note_among(play, tries, TRIES);
}

static void draw_leader(struct play *play, struct draw *draw, const struct callout *callout)
{
	bool legal = play->found.slots[callout->slot].legal;
	struct rect box = callout->box;
	/* to the nearest point of the label */
	float x = fmaxf((float)box.x, fminf(callout->at.x, (float)(box.x + box.w))),
	      y = fmaxf((float)box.y, fminf(callout->at.y, (float)(box.y + box.h)));
	draw_line(draw, x, y, callout->at.x, callout->at.y, theme_stroke(&play->theme, 5), rgb(COLOR_TOOLTIP));
	draw_line(draw, x, y, callout->at.x, callout->at.y, theme_stroke(&play->theme, 2.5f),
	          rgb(legal ? COLOR_HALO : 0xE0695A));
}

void play_callout_draw(struct play *play, struct draw *draw)
{
	int asked = play_slot_asked(play), told = play_slot_told(play), put = play_slot_put(play);
	struct callout callout = {.slot = asked >= 0 ? asked : put >= 0 ? put : told};

	/* In the smallest layout the list says it, and a tip why not. */
	if (play->theme.small || callout.slot < 0 || play->drag.figure || !session_laid(play->session, NULL))
		return;
	const struct play_slot *slot = &play->found.slots[callout.slot];
	callout.at = play_slot_place(play, callout.slot);
	find_words(play, draw, &callout);
	measure(play, draw, &callout);
	place(play, &callout, play_cell_box(play, (int)floorf(slot->at.x), (int)floorf(slot->at.y)));
	draw_leader(play, draw, &callout);
	draw_callout(play, draw, &callout, callout.slot == put);
	play_note_add(play, callout.box);
}
