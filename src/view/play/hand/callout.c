/* What is told over the table in a title and a sentence; and so, beside the laid tile, of the place that is pointed at,
 * whose reason is told, or that was chosen.  What every place is stands in the list beside the table. */
#include "view/play/hand/hand.h"

#include <math.h>

/* From the nearest point of the box to what it speaks of. */
static void draw_leader(const struct play *play, struct draw *draw, struct rect box, struct vec to, bool refuse)
{
	float x = fmaxf((float)box.x, fminf(to.x, (float)(box.x + box.w))),
	      y = fmaxf((float)box.y, fminf(to.y, (float)(box.y + box.h)));
	draw_line(draw, x, y, to.x, to.y, theme_stroke(&play->theme, 5), rgb(COLOR_TOOLTIP));
	draw_line(draw, x, y, to.x, to.y, theme_stroke(&play->theme, 2.5f), rgb(refuse ? 0xE0695A : COLOR_HALO));
}

void play_say(struct play *play, struct draw *draw, struct cell cell, const struct play_saying *saying)
{
	bool refuse = saying->skin == SKIN_TOOLTIP_REFUSE, dark = refuse || saying->skin == SKIN_TOOLTIP;
	struct text_style head = text_serif(theme_text(&play->theme, TYPE_SUBHEAD)),
	                  body = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	int pad = play_px(play, 14), above = play_px(play, 10), icon = refuse ? play_px(play, 28) : 0,
	    most = play_px(play, 300) - 2 * pad;
	head.px = head.px * 9 / 10;
	if (dark)
		head.color = body.color = rgb(COLOR_CREAM);
	int wide = saying->title ? text_width(draw->metrics, &head, saying->title) + icon : 0,
	    sentence = text_width(draw->metrics, &body, saying->text);
	wide = wide > sentence ? wide : sentence;
	wide = wide > most ? most : wide;
	int high = saying->title ? text_block_height(draw->metrics, &head, saying->title, wide - icon) : 0,
	    words = saying->text[0] ? text_block_height(draw->metrics, &body, saying->text, wide) : 0;
	struct rect box =
	    play_note_beside(play, rect_inset(play_cell_box(play, cell.x, cell.y), saying->of ? -play_px(play, 12) : 0),
	                     NULL, wide + 2 * pad, high + words + 2 * above);
	if (saying->of)
		draw_leader(play, draw, box, *saying->of, refuse);
	theme_draw(draw, &play->theme, saying->skin, box);
	struct rect rest = rect_make(box.x + pad, box.y + above, wide, high + words), line = rect_cut_top(&rest, high);
	if (refuse)
		draw_icon(draw, (struct rect){line.x, line.y, play_px(play, 22), head.line}, play_px(play, 22),
		          ICON_LOCK, rgb(COLOR_SLOT));
	rect_cut_left(&line, icon);
	if (saying->title)
		draw_text_block(draw, line, ALIGN_LEFT, &head, saying->title);
	draw_text_block(draw, rest, ALIGN_LEFT, &body, saying->text);
}

struct play_saying play_refusal_saying(const struct play *play, const struct refusal *refusal)
{
	return (struct play_saying){words_refusal_title(play->session, refusal),
	                            words_refusal_plain(play->session, refusal), SKIN_TOOLTIP_REFUSE, NULL};
}

void play_callout_draw(struct play *play, struct draw *draw)
{
	int asked = play_slot_asked(play), put = play_slot_put(play), i = asked >= 0 ? asked : put;

	/* In the smallest layout the list says it, and a tip why not. */
	if (play->theme.small || i < 0 || play->drag.figure || !session_laid(play->session, NULL))
		return;
	const struct play_slot *slot = &play->found.slots[i];
	struct slot_words words = play_slot_words(play, slot);
	struct play_saying saying = {words.title, words.detail, i == put ? SKIN_CARD_CHOSEN : SKIN_CARD, NULL};
	struct vec at = play_slot_place(play, i);
	if (slot->legal)
		saying.title = draw_format(draw, "%d · %s", slot->number, words.title);
	else if (session_aids(play->session)->why_not)
		saying = play_refusal_saying(play, slot->refusal);
	else
		saying.skin = SKIN_TOOLTIP_REFUSE;
	saying.of = &at;
	play_say(play, draw, (struct cell){(int16_t)floorf(slot->at.x), (int16_t)floorf(slot->at.y)}, &saying);
}
