/* A short word at the bottom of the table, for a few seconds or until a click (core/toast.c); a computer player's until
 * it has been read and a person has moved. */
#include "view/kit/notice.h"
#include "view/kit/form.h"
#include "view/play/panel/panel.h"

enum { QUIET = 46 }; /* units: the cross at the right end of a word, and its edge */

/* The tiles it speaks of, at its right end. */
static void draw_tiles(struct play *play, struct draw *draw, struct rect box)
{
	int side = play_px(play, 46);
	for (int i = 0; i < play->toast.tile_count; i++) {
		struct rect place = rect_cut_right(&box, side + play_px(play, 12));
		tile_art_preview(board_art(play->board), draw, art_alone(play->toast.types[i], 0),
		                 rect_center(place, side, side), 1);
	}
}

static void quiet_button(struct play *play, struct ui *ui, struct rect box)
{
	if (icon_button(ui, ui_name("play.quiet"), box, ICON_CLOSE,
	                tr("Computer players say no more; the settings bring it back."), false)) {
		play->host->prefs->talk = false;
		play->host->ops->prefs_changed(play->host);
		play_toast_close(play);
	}
}

/* A computer player's word: who speaks, and the way to be spared. */
static void draw_speaker(struct play *play, struct ui *ui, struct rect box)
{
	int side = play_px(play, 36), pad = play_px(play, 10);
	portrait(ui, rect_make(box.x + pad, box.y + play_px(play, 4), play_px(play, 44), box.h - play_px(play, 8)),
	         play->toast.color, play->toast.speaker - 1);
	quiet_button(play, ui, rect_make(box.x + box.w - side - pad, box.y + (box.h - side) / 2, side, side));
}

/* As wide as its words want, so many units at most. */
static int toast_width(const struct play *play, struct ui *ui, int pictures, float units)
{
	struct text_style head = theme_text(&play->theme, TYPE_BUTTON), small = theme_text(&play->theme, TYPE_SMALL);
	int title = text_width(ui_metrics(ui), &head, play->toast.title),
	    text = text_width(ui_metrics(ui), &small, play->toast.text), most = play_px(play, units);
	int wide = (title > text ? title : text) + play_px(play, play->toast.speaker ? 90 + QUIET : 86);
	wide = (wide < most ? wide : most) + pictures;
	return wide > play->layout.stage.w ? play->layout.stage.w : wide;
}

enum { TRIES = 7 };

/* Where it may lie: beside the card of who speaks; else at the rim, above only where the program tells nothing. */
static int tries_find(const struct play *play, int w, int h, struct rect tries[TRIES])
{
	struct rect stage = play->layout.stage, card = play->layout.cards[play->toast.seat];
	const struct notice *notice = play->host->notice;
	int gap = play_px(play, 8), x = play->layout.rail.x - w - play_px(play, 14), count = 0;
	const int low = stage.y + stage.h - h, across[] = {stage.x + (stage.w - w) / 2, stage.x, stage.x + stage.w - w},
	          beside[] = {card.y + (card.h - h) / 2, card.y - h, card.y + card.h};
	for (int i = 0; i < 3 && play->toast.speaker && x >= gap; i++)
		tries[count++] = rect_make(x, beside[i] > low ? low : beside[i] < stage.y ? stage.y : beside[i], w, h);
	for (int i = 0; i < 6 && !play->toast.speaker; i++)
		if (i < 3 || !notice || !notice->shown)
			tries[count++] = rect_make(across[i % 3], i < 3 ? low - gap : stage.y, w, h);
	return count;
}

/* On no figure and no place, nor a word of somebody under the pointer as it comes. */
static bool is_free(const struct play *play, const struct ui *ui, struct rect box)
{
	return !play_note_hides_place(play, box) && !(play->toast.speaker && rect_has(box, ui->x, ui->y));
}

/* There, or anywhere; false: there is no such room. */
static bool free_place(const struct play *play, const struct ui *ui, int w, int h, struct rect *box)
{
	struct rect tries[TRIES];
	int free = 0;
	for (int i = 0, count = tries_find(play, w, h, tries); i < count; i++)
		if (is_free(play, ui, tries[i]))
			tries[free++] = tries[i];
	if ((play->toast.speaker || !free) && play_note_clear(play, w, h, &tries[free]))
		free += is_free(play, ui, tries[free]);
	if (free)
		*box = play_note_among(play, tries, free);
	return free > 0;
}

/* On bare table rather than on land; it stays where it is as long as nothing is asked and nobody stands below it; else
 * it is as wide as can be.  Only a word of somebody is not said where there is no room: any other stands at the rim
 * where it covers least. */
static bool place_of(const struct play *play, struct ui *ui, struct rect *box)
{
	static const float widths[] = {520, 380, 280};
	enum { WIDTHS = sizeof widths / sizeof *widths };
	struct rect lies = play->toast.lies, tries[TRIES];
	bool speaks = play->toast.speaker, found = false;
	int pictures = play_px(play, 58.f * (float)play->toast.tile_count), w = 0, h = 0;

	for (int i = 0; i < 4 * WIDTHS && !found; i++) {
		w = toast_width(play, ui, pictures, widths[speaks ? i % WIDTHS : 0]);
		h = toast_height(ui, w - (speaks ? play_px(play, QUIET) : pictures), play->toast.title,
		                 play->toast.text);
		*box = lies;
		found = i / WIDTHS % 2 ? free_place(play, ui, w, h, box)
		                       : lies.w == w && lies.h == h && !play_note_hides_place(play, lies);
		found = found && (i >= 2 * WIDTHS || play_note_bare(play, *box));
	}
	if (!found && !speaks)
		*box = play_note_among(play, tries, tries_find(play, w, h, tries));
	return found || !speaks;
}

/* One that passes ends with the next thing that is done; by key, when it has been there for a moment. */
static bool is_over(const struct play *play, const struct ui *ui)
{
	enum { SEEN = 1000 };
	bool seen = play->toast.color == TOAST_TELLS || ui->now + MOTION_TOAST >= play->toast.until + SEEN;
	return ui->input.kind == INPUT_PRESS || (ui->input.kind == INPUT_KEY && seen);
}

/* Where the table has no room for a word, as in a small window, it stands below the cards; where something is asked
 * there nowhere. */
static void draw_word(struct play *play, struct ui *ui)
{
	struct text_style style = theme_text(&play->theme, TYPE_SMALL);
	struct rect label = play->layout.label;
	if (play->found.wait != WAIT_TILE || ui->now >= play->toast.until)
		return;
	int pad = play_px(play, 6), side = play_px(play, 22), least = style.px * 2 / 3, height = 0;
	struct rect box = label, quiet = rect_cut_right(&label, side + pad),
	            who = rect_cut_left(&label, side + 2 * pad);
	/* The tile in hand lies below: smaller letters, or no word. */
	while ((height = text_block_height(ui_metrics(ui), &style, play->toast.text, label.w)) > label.h - pad / 2) {
		if (--style.px < least)
			return;
		style.line = style.px * 5 / 4;
	}
	theme_draw(ui->draw, &play->theme, SKIN_TOAST, box);
	draw_badge_in(ui->draw, rect_center(who, side, side), (float)side, play->toast.color);
	draw_text_block(ui->draw, rect_center(label, label.w, height), ALIGN_LEFT, &style, play->toast.text);
	quiet_button(play, ui, rect_center(quiet, side, side));
	if (!rect_has(box, ui->x, ui->y) && is_over(play, ui))
		play_toast_close(play);
}

void play_toast_draw(struct play *play, struct ui *ui, struct frame *frame)
{
	if (!play_toast_there(play, frame->now) || frame->frozen)
		return;
	if (frame->now < play->toast.until)
		ui_wake(ui, (int)(play->toast.until - frame->now));
	int pictures = play_px(play, 58.f * (float)play->toast.tile_count);
	struct rect box;
	if (!place_of(play, ui, &box)) {
		draw_word(play, ui);
		return;
	}
	play->toast.lies = box;
	play_note_add(play, box);
	/* One that passes is in nobody's way: what lies below takes the click. */
	bool stays =
	    play->toast.speaker || (play->toast.color != TOAST_TELLS && play->toast.until > frame->now + MOTION_TOAST);
	if (!stays && is_over(play, ui))
		play_toast_close(play);
	enum icon icon = play->toast.color == TOAST_TELLS   ? ICON_HELP
	                 : play->toast.color == TOAST_NOTES ? ICON_INFO
	                                                    : ICON_WARN;
	if (toast(ui, stays ? ui_name("play.toast") : 0, box, play->toast.speaker ? play_px(play, QUIET) : pictures,
	          play->toast.color, icon, play->toast.title, play->toast.text))
		play_toast_close(play);
	draw_tiles(play, ui->draw, rect_inset(box, play_px(play, 6)));
	if (play->toast.speaker)
		draw_speaker(play, ui, box);
}
