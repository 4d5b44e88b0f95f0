/* Lit places out of sight, at the rim of the stage behind which they lie: how many, and the way there. */
#include "view/play/panel/panel.h"

/* Where along the rim it covers least, from the middle outwards. */
static struct rect place_of(const struct play *play, enum play_rim rim, int w, int h)
{
	enum { TRIES = 15 };
	struct rect stage = play->layout.stage, tries[TRIES];
	bool upright = rim == RIM_LEFT || rim == RIM_RIGHT;
	int along = upright ? stage.h - h : stage.w - w;

	for (int i = 0; i < TRIES; i++) {
		int at = along / 2 + (i % 2 ? 1 : -1) * ((i + 1) / 2) * along / TRIES;
		tries[i] = rect_make(upright ? (rim == RIM_LEFT ? stage.x : stage.x + stage.w - w) : stage.x + at,
		                     upright            ? stage.y + at
		                     : rim == RIM_ABOVE ? stage.y
		                                        : stage.y + stage.h - h,
		                     w, h);
	}
	return play_note_among(play, tries, TRIES);
}

void play_beyond(struct play *play, struct ui *ui)
{
	static const char *const labels[RIMS] = {"← %d", "%d →", "↑ %d", "↓ %d"};

	if (!session_aids(play->session)->legal_cells)
		return;
	for (enum play_rim rim = RIM_LEFT; rim < RIMS; rim++) {
		int count = play_part_beyond(play, rim);
		if (!count)
			continue;
		const char *label = draw_format(ui->draw, labels[rim], count);
		struct rect box = place_of(play, rim, chip_width(ui, label), play_px(play, 30));
		play_note_add(play, box);
		if (chip(ui, ui_name_at("play.beyond", rim), box, label, true, false))
			play_camera_beyond(play, rim, ui->now);
		ui_tip(ui, say_count("%d more place is lit there", "%d more places are lit there", count));
	}
}
