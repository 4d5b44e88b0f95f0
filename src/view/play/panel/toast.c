/* A short word at the bottom of the table, for a few seconds or until a click (core/toast.c). */
#include "view/kit/portrait.h"
#include "view/play/panel/panel.h"

/* The tiles it speaks of, at its right end. */
static void draw_tiles(struct play *play, struct draw *draw, struct rect box)
{
	int side = play_px(play, 46);
	for (int i = 0; i < play->toast.tile_count; i++) {
		struct rect place = rect_cut_right(&box, side + play_px(play, 12));
		struct art_tile tile = {.type = play->toast.types[i], .preview = true};
		place = rect_center(place, side, side);
		tile_art_preview(board_art(play->board), draw, tile, place, 1);
	}
}

/* A computer player's word: who speaks, and the way to be spared. */
static void draw_speaker(struct play *play, struct ui *ui, struct rect box)
{
	int side = play_px(play, 36), pad = play_px(play, 10);
	struct rect quiet = rect_make(box.x + box.w - side - pad, box.y + (box.h - side) / 2, side, side);

	portrait(ui, rect_make(box.x + pad, box.y + play_px(play, 4), play_px(play, 44), box.h - play_px(play, 8)),
	         play->toast.color, play->toast.speaker - 1);
	if (icon_button(ui, ui_name("play.quiet"), quiet, ICON_CLOSE,
	                tr("Computer players say no more; the settings bring it back."), false)) {
		play->host->prefs->talk = false;
		play->host->ops->prefs_changed(play->host);
		play_toast_close(play);
	}
}

void play_toast_draw(struct play *play, struct ui *ui, struct frame *frame)
{
	if (frame->now >= play->toast.until || frame->frozen)
		return;
	int pictures = play_px(play, 58.f * (float)play->toast.tile_count), width = play_px(play, 520) + pictures;
	struct rect stage = play->layout.stage;
	width = width > stage.w ? stage.w : width;
	int height = toast_height(ui, width - pictures, play->toast.title, play->toast.text);
	struct rect box = {stage.x + (stage.w - width) / 2, stage.y + stage.h - height - play_px(play, 8), width,
	                   height};
	ui_wake(ui, (int)(play->toast.until - frame->now));
	if (play_toast_stands(play, stage.y + stage.h - box.y + play_px(play, 8), frame->now))
		ui->again = true;
	/* One that passes is in nobody's way: what lies below takes the click, and any click takes it away; what a game
	 * begins with goes with a key as well. */
	bool stays = play->toast.color != TOAST_TELLS && play->toast.until > frame->now + MOTION_TOAST;
	bool key = play->toast.color == TOAST_TELLS && ui->input.kind == INPUT_KEY;
	bool quiet = play->toast.speaker && rect_has(box, ui->x, ui->y);
	if (!stays && !quiet && (ui->input.kind == INPUT_PRESS || key))
		play_toast_close(play);
	if (toast(ui, stays ? ui_name("play.toast") : 0, box, play->toast.color,
	          play->toast.color == TOAST_TELLS ? ICON_HELP : ICON_WARN, play->toast.title, play->toast.text))
		play_toast_close(play);
	draw_tiles(play, ui->draw, rect_inset(box, play_px(play, 6)));
	if (play->toast.speaker)
		draw_speaker(play, ui, box);
}
