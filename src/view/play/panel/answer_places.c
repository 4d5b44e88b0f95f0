/* Where each answer of a decision would lead on the table, or what it would score there, with its number in the list: a
 * click there chooses it too. A number stands beside figures and other numbers, never on them. */
#include "view/play/core/plates.h"
#include "view/play/panel/panel.h"

#include <math.h>

static struct rect around(struct vec at, float radius)
{
	int reach = (int)ceilf(radius);
	return (struct rect){(int)at.x - reach, (int)at.y - reach, 2 * reach, 2 * reach};
}

/* The names of the havens: each chooses the answer that leads there, the next one if several do. */
static void haven_places(struct play *play, struct ui *ui)
{
	struct haven_label labels[HAVENS_MAX];
	play_haven_labels(play, ui->draw->metrics, labels);
	for (int haven = 0; haven < HAVENS_MAX; haven++) {
		if (!labels[haven].shown || labels[haven].answer < 0)
			continue;
		struct ui_answer answer = ui_item(ui, ui_name_at("play.haven", haven), labels[haven].box, 0);
		if (answer.click)
			play->answer.chosen = play_haven_answer(play, haven, play->answer.chosen + 1);
		if (answer.hover)
			draw_outline(ui->draw, labels[haven].box, (float)labels[haven].box.h / 2,
			             theme_stroke(&play->theme, 3), rgb(COLOR_GOLD_RIM));
	}
}

/* Whom it would meet on a cell. */
static void ring_met(struct play *play, struct draw *draw, struct cell cell, bool lit)
{
	float height = figure_on_tile(play->view.camera.size);
	for (int i = 0; i < play->found.standing_count; i++) {
		const struct setup_figure *stands = &play->found.standing[i];
		if (!cell_same(stands->cell, cell) || any_piece(stands->figure)->corner)
			continue;
		struct vec at = play_stand(play, stands->figure, stands->cell, stands->spot);
		if (stands->spot.kind != FEATURE_FIELD)
			at.y -= height * 0.45f;
		draw_ring(draw, at.x, at.y, height * 0.72f, theme_stroke(&play->theme, lit ? 6 : 4.5f),
		          rgb(COLOR_TOOLTIP));
		draw_ring(draw, at.x, at.y, height * 0.72f, theme_stroke(&play->theme, lit ? 4 : 2.5f),
		          rgb(COLOR_REFUSE));
	}
}

/* Where it has been in this walk it does not come again: those cells are dark, and dots lead from one to the next. */
static void walked(const struct play *play, struct draw *draw)
{
	const struct game *game = session_game(play->session);
	struct cell way[WALK_MAX + 1];
	float size = (float)play->view.camera.size, dot = fmaxf(size * 0.035f, theme_stroke(&play->theme, 3));
	int count = 0, id = 0;
	while (id < NEUTRALS_MAX && game_walk(game, id, way, &count) < 0)
		id++;
	if (id == NEUTRALS_MAX)
		return;
	way[count] = game_neutral_at(game, id).cell;
	for (int i = 0; i < count; i++)
		draw_fill(draw, play_cell_box(play, way[i].x, way[i].y), rgba(0x140A04, 0.45f));
	for (int i = 0; i < count; i++) {
		enum { DOTS = 4 };
		struct rect box = play_cell_box(play, way[i].x, way[i].y);
		for (int d = 0; d < DOTS - (i == count - 1); d++) { /* the last before him */
			float t = (float)d / DOTS;
			float x = (float)box.x + (0.5f + t * (float)(way[i + 1].x - way[i].x)) * size,
			      y = (float)box.y + (0.5f + t * (float)(way[i + 1].y - way[i].y)) * size;
			draw_circle(draw, x, y, dot + theme_stroke(&play->theme, 2), rgba(0x24160D, 0.8f));
			draw_circle(draw, x, y, dot, rgb(COLOR_HALO));
		}
	}
}

/* The cells that a neutral piece may go to, and whom it would meet there: a click there is the step. */
static bool step_places(struct play *play, struct ui *ui)
{
	float radius = fminf((float)play->view.camera.size * 0.16f, theme_stroke(&play->theme, 15));
	draw_clip_push(ui->draw, play->layout.stage);
	walked(play, ui->draw);
	for (int i = 0; i < play->found.choice_count && !play_hands_off(play); i++) {
		struct cell cell = play->found.choices[i].cell;
		struct rect box = play_cell_box(play, cell.x, cell.y);
		struct ui_answer answer =
		    ui_item(ui, ui_name_at("play.answer.place", i), rect_common(box, play->layout.stage), 0);
		bool lit = answer.hover || i == play->answer.chosen || ui->hover == ui_name_at("play.answer", i);
		draw_fill(ui->draw, box, rgba(COLOR_SLOT, lit ? 0.34f : 0.16f));
		draw_outline(ui->draw, rect_inset(box, play_px(play, 2)), theme_stroke(&play->theme, 4),
		             theme_stroke(&play->theme, lit ? 4 : 2.5f), rgb(lit ? COLOR_SLOT : COLOR_GOLD_RIM));
		ring_met(play, ui->draw, cell, lit);
		mark_slot(ui->draw, &play->theme,
		          (struct vec){(float)box.x + radius * 1.4f, (float)box.y + radius * 1.4f}, radius, i + 1,
		          play_seat_color(play, play->found.seat), lit);
		if (answer.click) {
			draw_clip_pop(ui->draw);
			play_choose(play, i, ui->now);
			return true;
		}
	}
	draw_clip_pop(ui->draw);
	return false;
}

/* Who is to go somewhere, where he comes from: he has come home already, but stands there for the eye. */
void play_goer_draw(struct play *play, struct draw *draw)
{
	struct decision decision = session_decision(play->session);
	struct vec at;
	if (!play_goer(play, &at) || (play->drag.figure && !play->drag.neutral))
		return;
	float height = figure_on_tile(play->view.camera.size);
	draw_ring(draw, at.x, at.y - height * 0.3f, height * 0.8f, theme_stroke(&play->theme, 3), rgb(COLOR_SLOT));
	draw_figure(draw, at.x, at.y, height, figure_pose_on(decision.figure, decision.cell, decision.spot),
	            play_seat_color(play, play->found.seat), LOOK_NORMAL, 1);
}

bool play_answer_places(struct play *play, struct ui *ui)
{
	const struct ask_info *ask = ask_info(session_decision(play->session).kind);
	if (ask->walks)
		return step_places(play, ui);
	struct vec places[PLAY_MARKS_MAX], goer;
	struct plates crowd = {.count = 0};
	float radius = fminf((float)play->view.camera.size * 0.3f, theme_stroke(&play->theme, 17));
	int count = play->found.choice_count < PLAY_MARKS_MAX ? play->found.choice_count : PLAY_MARKS_MAX;
	for (int i = 0; i < play->found.standing_count; i++)
		plates_add(&crowd, play_upright(play, &play->found.standing[i]));
	if (play_goer(play, &goer))
		plates_add(&crowd, around((struct vec){goer.x, goer.y - figure_on_tile(play->view.camera.size) / 2},
		                          figure_on_tile(play->view.camera.size) / 2));
	while (count > 0 && play_sends(play) && !move_has_cell(play->found.choices[count - 1].kind))
		count--; /* to stay is no place */
	for (int i = 0; i < count; i++) {
		const struct move *move = &play->found.choices[i];
		if (!move_has_cell(move->kind)) {
			haven_places(play, ui);
			return false;
		}
		struct vec at = play_place(play, move->cell, move->spot);
		struct rect meant = around(at, radius), box = plates_lay(&crowd, meant, play->layout.stage);
		places[i] = (struct vec){at.x + (float)(box.x - meant.x), at.y + (float)(box.y - meant.y)};
	}
	int last = play->answer.chosen < 0 ? 0 : play->answer.chosen;
	for (int step = 1; step <= count; step++) {
		int i = (last + step) % count; /* the chosen one last: over its neighbours */
		if (!rect_has(play->layout.stage, (int)places[i].x, (int)places[i].y))
			continue;
		struct ui_answer answer = ui_item(ui, ui_name_at("play.answer.place", i), around(places[i], radius), 0);
		if (answer.click && ask->from && i == play->answer.chosen) { /* a second click: as the button says */
			play_choose(play, i, ui->now);
			return true;
		}
		if (answer.click)
			play->answer.chosen = i;
		if (answer.hover)
			play_light(play, play->found.choices[i].cell, play->found.choices[i].spot);
		mark_slot(ui->draw, &play->theme, places[i], radius, i + 1, play_seat_color(play, play->found.seat),
		          i == play->answer.chosen || answer.hover ? 1 : 0);
	}
	return false;
}

void play_answer_seek(struct play *play, uint64_t now)
{
	const struct move *move = play->answer.chosen < 0 ? NULL : &play->found.choices[play->answer.chosen];
	if (move && play_sends(play) && move_has_cell(move->kind))
		play_camera_bring(play, move->cell, now);
}
