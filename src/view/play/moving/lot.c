/* Who begins is drawn by lot: a ring of light goes from badge to badge, slower and
 * slower, and stays.  What it stays on was drawn when the game was set up. */
#include "view/play/moving/moving.h"

/* The last part of its time, in which it fades. */
#define FADE 0.1f

enum { LAPS = 3 };

/* The seat that is lit. */
static int lit_seat(const struct play *play, float t, int first)
{
	int count = game_player_count(session_game(play->session)), hops = LAPS * count + first;
	return t >= PLAY_LOT_ROUND ? first : (int)((float)hops * ease_out_cubic(t / PLAY_LOT_ROUND)) % count;
}

static void draw_seat(struct play *play, struct draw *draw, struct rect box, int seat, bool lit, bool settled)
{
	struct text_style name = theme_text(&play->theme, TYPE_BODY);
	float x = (float)box.x + (float)box.w / 2, y = (float)box.y + theme_stroke(&play->theme, 38);
	float size = theme_stroke(&play->theme, lit && settled ? 62 : 52);
	name.bold = lit;
	if (lit)
		draw_ring(draw, x, y, size / 2 + theme_stroke(&play->theme, 5), theme_stroke(&play->theme, 5),
		          rgb(settled ? COLOR_GO : COLOR_SLOT));
	draw_badge(draw, x, y, size, play_seat_color(play, seat));
	rect_cut_top(&box, play_px(play, 78));
	draw_text(draw, rect_make(box.x, box.y, box.w, name.line), ALIGN_CENTER, &name,
	          session_name(play->session, seat));
}

void play_lot_draw(struct play *play, struct ui *ui, struct frame *frame)
{
	float t = play_lot(play, frame->now);
	if (t >= 1 || frame->frozen)
		return;
	if (ui->input.kind == INPUT_KEY || ui->input.kind == INPUT_PRESS)
		play_motion_finish(play);
	struct draw *draw = ui->draw;
	struct text_style title = theme_text(&play->theme, TYPE_HEADING);
	struct rect stage = play->layout.stage;
	int count = game_player_count(session_game(play->session)), first = session_seat(play->session);
	int pad = play_px(play, 24), step = play_px(play, 118), most = (stage.w - 2 * pad) / count;
	bool settled = t >= PLAY_LOT_ROUND;
	step = step < most ? step : most;
	const char *words = settled ? draw_format(draw, tr("%s begins."), session_name(play->session, first))
	                            : tr("Who begins is drawn by lot");
	int wide = text_width(draw->metrics, &title, words), row = count * step;
	wide = wide > row ? wide : row;
	wide = wide < stage.w - 2 * pad ? wide : stage.w - 2 * pad;
	struct rect box = rect_center(stage, wide + 2 * pad, title.line + play_px(play, 112) + 2 * pad);
	draw_alpha_push(draw, t > 1 - FADE ? (1 - t) / FADE : 1);
	theme_draw(draw, &play->theme, SKIN_DIALOG, box);
	struct rect in = rect_inset(box, pad);
	draw_text(draw, rect_part_top(&in, title.line, play_px(play, 8)), ALIGN_CENTER, &title, words);
	for (int seat = 0; seat < count; seat++)
		draw_seat(play, draw, rect_make(in.x + (in.w - row) / 2 + seat * step, in.y, step, in.h), seat,
		          seat == lit_seat(play, t, first), settled);
	draw_alpha_pop(draw);
}
