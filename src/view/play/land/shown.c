/* What a file draws over the table for people: its marks, and the moves that it says are legal or not. */
#include "view/play/land/land.h"

#include <math.h>

#include "view/play/core/plates.h"

enum { MARK_RED = 0xC01E14, MARK_GREEN = 0x2F7D32 };

/* On a spot of a laid tile, in the middle of any other cell. */
static struct vec place_of(struct play *play, struct cell cell, bool has_spot, struct spot spot)
{
	return has_spot ? play_place(play, cell, spot) : rect_middle(play_cell_box(play, cell.x, cell.y));
}

/* ---- marks of the file ---- */

static struct vec corner_of(const struct play *play, struct cell cell)
{
	struct rect box = play_cell_box(play, cell.x, cell.y);
	return (struct vec){(float)box.x, (float)box.y};
}

static float letter_side(const struct play *play)
{
	return fmaxf((float)play->view.camera.size * 0.26f, theme_stroke(&play->theme, 20));
}

static struct text_style letter_style(const struct play *play)
{
	struct text_style style = text_serif(theme_text(&play->theme, TYPE_SUBHEAD));
	style.px = (int)(letter_side(play) * 0.72f);
	return style;
}

static struct rect letter_box(const struct play *play, const struct draw *draw, struct vec at, const char *text)
{
	struct text_style style = letter_style(play);
	int wide = text_width(draw->metrics, &style, text) + (int)(letter_side(play) * 0.5f),
	    high = (int)letter_side(play);
	return rect_about(at, wide < high ? high : wide, high);
}

static void draw_letter(struct play *play, struct draw *draw, struct rect box, const char *text, uint32_t rim)
{
	struct text_style style = letter_style(play);
	struct skin skin = theme_skin(&play->theme, SKIN_PILL);
	skin.radius = (float)box.h * 0.12f;
	skin.rim = rim;
	skin.rim_width = theme_stroke(&play->theme, 2);
	draw_skin(draw, box, &skin);
	draw_text(draw, box, ALIGN_CENTER, &style, text);
}

/* What letters and numbers make way for: what is written already, and whoever stands there. */
static void crowd_find(const struct play *play, const struct draw *draw, struct plates *crowd)
{
	plates_find(play, draw, crowd);
	plates_add_figures(play, crowd);
}

/* A city's letter stands further in on its tile, away from the city's middle: there its points are told. */
static struct vec letter_place(const struct play *play, const struct scenario_mark *mark, struct vec at)
{
	struct cell beside = cell_beside(mark->at, mark->spot.at);
	float far = (float)play->view.camera.size * 0.3f;
	if (mark->has_spot && mark->spot.kind == FEATURE_CITY)
		at = (struct vec){at.x - far * (float)(beside.x - mark->at.x),
		                  at.y - far * (float)(beside.y - mark->at.y)};
	return at;
}

static float number_radius(const struct play *play)
{
	return fmaxf((float)play->view.camera.size * 0.15f, theme_stroke(&play->theme, 13));
}

static void draw_number(struct play *play, struct draw *draw, struct vec at, int number)
{
	float radius = number_radius(play);
	struct text_style style = text_serif(theme_text_color(&play->theme, TYPE_SUBHEAD, 0xFFFFFF));
	int side = (int)(2 * radius);
	style.px = (int)(radius * (number > 99 ? 0.8f : 1.15f));
	draw_circle(draw, at.x, at.y, radius + theme_stroke(&play->theme, 3), rgba(0x24160D, 0.75f));
	draw_circle(draw, at.x, at.y, radius + theme_stroke(&play->theme, 2), rgb(COLOR_HALO));
	draw_circle(draw, at.x, at.y, radius, rgb(0x2F4F7A));
	draw_text(draw, rect_make((int)(at.x - radius), (int)(at.y - radius), side, side), ALIGN_CENTER, &style,
	          draw_format(draw, "%d", number));
}

/* Half of a cross or a tick; of the places of one tile each is smaller. */
static float sign_arm(const struct play *play, bool small)
{
	return fmaxf((float)play->view.camera.size * (small ? 0.1f : 0.15f), theme_stroke(&play->theme, 10));
}

/* With a rim that holds on any ground. */
static void draw_sign(struct play *play, struct draw *draw, struct vec at, bool tick, bool small)
{
	float arm = sign_arm(play, small), line = arm * 0.34f;
	const uint32_t colors[3] = {rgba(0x24160D, 0.8f), rgb(COLOR_HALO), rgb(tick ? MARK_GREEN : MARK_RED)};
	const float widths[3] = {line + theme_stroke(&play->theme, 6), line + theme_stroke(&play->theme, 4), line};
	for (int i = 0; i < 3; i++) {
		if (tick) {
			struct path path;
			path_clear(&path);
			path_move(&path, at.x - arm, at.y);
			path_line_to(&path, at.x - arm * 0.25f, at.y + arm * 0.75f);
			path_line_to(&path, at.x + arm, at.y - arm * 0.8f);
			draw_path_stroke(draw, &path, &(struct stroke){.width = widths[i]}, colors[i]);
			continue;
		}
		draw_line(draw, at.x - arm, at.y - arm, at.x + arm, at.y + arm, widths[i], colors[i]);
		draw_line(draw, at.x - arm, at.y + arm, at.x + arm, at.y - arm, widths[i], colors[i]);
	}
}

static void draw_arrow(struct play *play, struct draw *draw, struct vec from, struct vec to, uint32_t color)
{
	float dx = to.x - from.x, dy = to.y - from.y, length = sqrtf(dx * dx + dy * dy);
	float line = fmaxf((float)play->view.camera.size * 0.06f, theme_stroke(&play->theme, 5)), head = line * 3.4f;
	if (length < head)
		return;
	dx /= length;
	dy /= length;
	const uint32_t colors[3] = {rgba(0x24160D, 0.8f), rgb(COLOR_HALO), color};
	const float rims[3] = {theme_stroke(&play->theme, 3), theme_stroke(&play->theme, 2), 0};
	for (int i = 0; i < 3; i++) {
		draw_line(draw, from.x, from.y, to.x - dx * head * 0.8f, to.y - dy * head * 0.8f, line + 2 * rims[i],
		          colors[i]);
		draw_arrow_head(draw, to.x + dx * rims[i] * 2, to.y + dy * rims[i] * 2, dx, dy, head + 4 * rims[i],
		                colors[i]);
	}
}

static int frame_line(struct rect cell) { return (int)fmaxf((float)cell.w * 0.045f, 3); }

static void draw_frame(struct play *play, struct draw *draw, struct cell cell, uint32_t color)
{
	struct rect box = play_cell_box(play, cell.x, cell.y);
	int line = frame_line(box);
	draw_outline(draw, rect_inset(box, -2), 0, (float)line + 4, rgb(COLOR_HALO));
	draw_outline(draw, box, 0, (float)line, color);
}

/* What a frame leaves free of its tile, for letters and numbers. */
static struct rect inside_frame(const struct play *play, struct cell cell)
{
	struct rect box = play_cell_box(play, cell.x, cell.y);
	return rect_inset(box, frame_line(box) + 3);
}

static void draw_feature(struct play *play, struct draw *draw, const struct scenario_mark *mark, uint32_t color)
{
	const struct game *game = session_game(play->session);
	struct light how = {.fill = mark->color >= 0 ? (color & 0xFFFFFF00) | 0x70 : rgba(0xF7B928, 0.5f),
	                    .rim = color,
	                    .halo = rgb(COLOR_HALO),
	                    .rim_width = 0.04f,
	                    .rim_on_open = true};
	if (game_feature_at(game, mark->at.x, mark->at.y, mark->spot, play->feature))
		light_feature(draw, play->board, game, play->feature, &how, &play->view.camera, play->layout.stage, 1);
}

/* A haven of the City of Carcassonne, shaded. */
static void draw_haven(struct play *play, struct draw *draw, const struct scenario_mark *mark, uint32_t color)
{
	const struct game *game = session_game(play->session);
	struct light how = {.fill = mark->color >= 0 ? (color & 0xFFFFFF00) | 0x80 : rgba(0xF7B928, 0.5f)};
	struct tile_codes codes = {{0}};
	codes_add(&codes, paint_code(PAINT_HAVEN, mark->haven));
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile laid = game_tile(game, i);
		if (!(game_tile_set(game)->types[laid.type].flags & TILE_CARCASSONNE))
			continue;
		struct art_tile tile = {
		    .type = laid.type, .rotation = laid.rotation, .x = laid.cell.x, .y = laid.cell.y};
		light_tile(draw, board_maps(play->board), &tile, &codes, 0, &how,
		           play_cell_box(play, laid.cell.x, laid.cell.y), 1);
	}
}

static int file_step(const struct play *play)
{
	if (play->look.tells)
		return play->look.stops[play->look.at].step;
	return play->picture.on && play->picture.wish.step >= 0 ? play->picture.wish.step
	                                                        : session_told_step(play->session);
}

/* Does a golden light shine among these marks? */
static bool shines(const struct step *marks)
{
	bool found = false;
	for (int i = 0; marks && i < marks->mark_count; i++)
		found = found || (marks->marks[i].kind == MARK_FEATURE && marks->marks[i].color < 0);
	return found;
}

static uint32_t mark_color(const struct play *play, const struct scenario_mark *mark)
{
	if (mark->color >= 0)
		return rgb(player_colors[mark->color].body);
	/* beside a light of its own colour a frame would be taken for a part of it */
	if (mark->kind == MARK_NEW && shines(scenario_marks_at(session_told(play->session), file_step(play))))
		return rgb(COLOR_TOOLTIP);
	/* Red is what is refused: the frame of a new tile was taken for a tile that may not lie there. */
	bool red = mark->kind != MARK_FEATURE && mark->kind != MARK_HAVEN && mark->kind != MARK_NEW;
	return rgb(red ? MARK_RED : COLOR_GOLD);
}

/* The cell of the tile laid last, also where the turn was handed over since; false: none was. */
static bool last_laid(const struct play *play, struct cell *cell)
{
	const struct history *history = session_history(play->session);
	struct move laid;
	if (session_laid(play->session, &laid)) {
		*cell = laid.cell;
		return true;
	}
	for (int i = history->ply_count - 1; i >= 0; i--)
		if (!history->plies[i].finish && move_lays(history->plies[i].move.kind)) {
			*cell = history->plies[i].move.cell;
			return true;
		}
	return false;
}

/* What lies flat, below letters and figures: `flat`, or all the rest. */
static void draw_mark(struct play *play, struct draw *draw, const struct scenario_mark *mark, bool flat,
                      struct plates *crowd)
{
	uint32_t color = mark_color(play, mark);
	struct cell last;
	struct rect tile = inside_frame(play, mark->at), box;
	int side;
	bool ground = mark->kind == MARK_FEATURE || mark->kind == MARK_HAVEN || mark->kind == MARK_OUTLINE ||
	              mark->kind == MARK_NEW;
	if (flat != ground)
		return;
	struct vec at = mark->corner ? corner_of(play, mark->at) : place_of(play, mark->at, mark->has_spot, mark->spot);
	if (mark->corner) /* not kept within its tile */
		tile = rect_make(0, 0, 0, 0);
	switch (mark->kind) {
	case MARK_ARROW:
		draw_arrow(play, draw, at,
		           mark->to_corner ? corner_of(play, mark->to)
		                           : place_of(play, mark->to, mark->has_to_spot, mark->to_spot),
		           color);
		break;
	case MARK_LETTER:
		box = plates_lay(crowd, letter_box(play, draw, letter_place(play, mark, at), mark->text), tile);
		draw_letter(play, draw, box, mark->text, rgb(COLOR_TOOLTIP));
		break;
	case MARK_NUMBER:
		side = (int)(2 * number_radius(play));
		box = plates_lay(crowd, rect_about(at, side, side), tile);
		draw_number(play, draw, rect_middle(box), mark->number);
		break;
	case MARK_CROSS:
	case MARK_TICK:
		draw_sign(play, draw, at, mark->kind == MARK_TICK, mark->has_spot || mark->corner);
		break;
	case MARK_OUTLINE:
		draw_frame(play, draw, mark->at, color);
		break;
	case MARK_FEATURE:
		draw_feature(play, draw, mark, color);
		break;
	case MARK_HAVEN:
		draw_haven(play, draw, mark, color);
		break;
	default: /* one that waits for its follower has its frame, but in a shot */
		if ((!session_laid(play->session, NULL) || play_is_shot(play)) && last_laid(play, &last))
			draw_frame(play, draw, last, color);
	}
}

/* What a file draws belongs to its pictures, and to whoever looks through it or learns by it.  A game that somebody
 * plays on is no picture any more: its legal places bear no crosses. */
static bool tells_file(const struct play *play) { return play_pictured(play) || play->look.tells; }

/* NULL: it draws nothing. */
static const struct step *marks_now(const struct play *play)
{
	return tells_file(play) || play->lesson.script ? scenario_marks_at(session_told(play->session), file_step(play))
	                                               : NULL;
}

static bool is_sign(const struct scenario_mark *mark) { return mark->kind == MARK_TICK || mark->kind == MARK_CROSS; }

bool play_shown_signs(const struct play *play, struct cell cell)
{
	const struct step *step = marks_now(play);
	for (int i = 0; step && i < step->mark_count; i++) {
		const struct scenario_mark *mark = &step->marks[i];
		if (is_sign(mark) && mark->has_spot && cell_same(mark->at, cell))
			return true;
	}
	return false;
}

void plates_add_signs(struct play *play, struct plates *plates)
{
	const struct step *step = marks_now(play);
	for (int i = 0; step && i < step->mark_count; i++) {
		const struct scenario_mark *mark = &step->marks[i];
		int side = (int)(2 * sign_arm(play, mark->has_spot || mark->corner));
		if (is_sign(mark))
			plates_add(plates,
			           rect_about(place_of(play, mark->at, mark->has_spot, mark->spot), side, side));
	}
}

static void draw_marks(struct play *play, struct draw *draw, bool flat)
{
	const struct step *step = marks_now(play);
	struct plates crowd = {0};
	if (step && !flat)
		crowd_find(play, draw, &crowd);
	/* frames over lights, in whatever order the file has them */
	for (int frames = 0; frames < 2; frames++)
		for (int i = 0; step && i < step->mark_count; i++) {
			uint8_t kind = step->marks[i].kind;
			if ((kind == MARK_NEW || kind == MARK_OUTLINE) == (frames == 1))
				draw_mark(play, draw, &step->marks[i], flat, &crowd);
		}
}

/* ---- moves that are said to be legal or not ---- */

/* A tile where it will lie, with the mill and the trees that it has there, in a frame; returns its cell. */
static struct rect draw_tile_at(struct play *play, struct draw *draw, const struct move *move, float alpha,
                                uint32_t frame)
{
	struct rect box = play_cell_box(play, move->cell.x, move->cell.y);
	const struct art_tile tile = {
	    .type = move->tile, .rotation = move->rotation, .preview = true, .x = move->cell.x, .y = move->cell.y};
	tile_art_preview(board_art(play->board), draw, tile, box, alpha);
	draw_outline(draw, rect_inset(box, -1), 4, theme_stroke(&play->theme, 3), rgb(frame));
	return box;
}

static void draw_claim_tile(struct play *play, struct draw *draw, const struct scenario_claim *claim)
{
	bool refused = claim->refused;
	struct rect box =
	    draw_tile_at(play, draw, &claim->move, refused ? 0.62f : 0.9f, refused ? COLOR_REFUSE : MARK_GREEN);
	if (refused && claim->refusal.reason == REFUSAL_EDGE)
		mark_edge(draw, &play->theme, box, claim->refusal.edge);
	draw_sign(play, draw, rect_middle(box), !refused, false);
}

/* A follower as he would stand on the tile that waits for one. */
static void draw_claim_figure(struct play *play, struct draw *draw, const struct scenario_claim *claim)
{
	const struct game *game = session_game(play->session);
	int last = game_last_placed(game), seat = session_seat(play->session);
	struct move laid;
	struct cell cell;
	if (session_laid(play->session, &laid))
		cell = laid.cell;
	else if (last >= 0)
		cell = game_tile(game, last).cell;
	else
		return;
	if (seat == NOBODY || game_tile_at(game, cell.x, cell.y) < 0)
		return;
	struct vec at = place_of(play, cell, true, claim->move.spot);
	float height = figure_on_tile(play->view.camera.size);
	draw_figure(draw, at.x, at.y, height, figure_pose_on(claim->move.figure, cell, claim->move.spot),
	            (int)game_color(game, seat), LOOK_NORMAL, 0.6f);
	draw_sign(play, draw, (struct vec){at.x, at.y - height * 0.35f}, !claim->refused, false);
}

/* Where a move leads to on a tile that lies already. */
static struct vec move_place(struct play *play, const struct move *move, struct cell cell)
{
	if (move_on_corner(move->kind))
		return corner_of(play, cell);
	return place_of(play, cell, move_has_spot(move->kind), move->spot);
}

static void draw_claims(struct play *play, struct draw *draw)
{
	const struct scenario *scenario = session_told(play->session);
	int to = file_step(play);
	for (int i = scenario_tries_from(scenario, to); i < to; i++) {
		struct scenario_claim claim;
		if (!scenario_claim(&scenario->steps[i], session_game(play->session), &claim))
			continue;
		if (claim.move.kind == MOVE_FIGURE)
			draw_claim_figure(play, draw, &claim);
		else if (claim.move.kind == MOVE_PLACE)
			draw_claim_tile(play, draw, &claim);
		else if (move_has_cell(claim.move.kind))
			draw_sign(play, draw, move_place(play, &claim.move, claim.move.cell), !claim.refused, false);
	}
}

/* ---- moves that a lesson lets choose from ---- */

/* A move to choose from: on which tile it is seen; false: it has no place on the table. */
static bool choice_cell(const struct play *play, const struct move *move, struct cell *cell)
{
	*cell = move->cell;
	return move->kind == MOVE_PLACE || move_words(move->kind) || /* on a tile that lies already */
	       (move->kind == MOVE_FIGURE && last_laid(play, cell));
}

/* Which answers are right?  Each sign lies across a corner of its own letter (w 0: this one does not stand on the
 * table), and clear of all others: between two letters nobody would know whose it is. */
static void draw_judgement(struct play *play, struct draw *draw, const struct rect *letters, const struct rect *bounds,
                           int count)
{
	float arm = sign_arm(play, true), out = arm * 0.4f; /* the letter is still read */
	int side = (int)(2 * arm);
	for (int i = 0; i < count; i++) {
		struct vec corner = {(float)(letters[i].x + letters[i].w) + out,
		                     (float)(letters[i].y + letters[i].h) + out};
		struct plates others = {0};
		for (int k = 0; k < count; k++)
			if (k != i && letters[k].w)
				plates_add(&others, letters[k]);
		if (letters[i].w)
			draw_sign(play, draw,
			          rect_middle(plates_lay(&others, rect_about(corner, side, side), bounds[i])),
			          play->picture.wish.right >> i & 1, true);
	}
}

static void draw_choices(struct play *play, struct draw *draw)
{
	const struct step *ask = play->picture.wish.ask ? play->picture.wish.ask : play->lesson.ask;
	bool answered = play->picture.wish.answered;
	struct plates crowd = {0};
	struct rect letters[ASK_ANSWERS_MAX] = {0}, bounds[ASK_ANSWERS_MAX];
	struct cell cell;
	int count = ask && ask->ask == ASK_CHOOSE ? ask->answer_count : 0;
	for (int i = 0; i < count; i++)
		if (ask->options[i].kind == MOVE_PLACE)
			draw_tile_at(play, draw, &ask->options[i], 0.8f, COLOR_SLOT);
	crowd_find(play, draw, &crowd);
	for (int i = 0; i < count; i++) {
		const struct move *move = &ask->options[i];
		if (!choice_cell(play, move, &cell))
			continue;
		bool right = play->picture.wish.right >> i & 1;
		const char *letter = draw_format(draw, "%c", 'A' + i);
		bounds[i] = move_on_corner(move->kind) ? rect_make(0, 0, 0, 0) : inside_frame(play, cell);
		letters[i] =
		    plates_lay(&crowd, letter_box(play, draw, move_place(play, move, cell), letter), bounds[i]);
		draw_letter(play, draw, letters[i], letter,
		            rgb(!answered ? COLOR_TOOLTIP
		                : right   ? MARK_GREEN
		                          : MARK_RED));
	}
	if (answered)
		draw_judgement(play, draw, letters, bounds, count);
}

/* The tile that a question asks a place for. */
static void draw_hand(struct play *play, struct draw *draw)
{
	if (!play->picture.holds)
		return;
	struct rect box = play_cell_box(play, play->picture.hand.x, play->picture.hand.y);
	tile_art_preview(board_art(play->board), draw, art_alone(session_tile(play->session), 0), box, 1);
	draw_outline(draw, rect_inset(box, -2), 4, theme_stroke(&play->theme, 3), rgb(COLOR_HALO));
}

/* Whose the feature is that is asked about. */
static void draw_owned(struct play *play, struct draw *draw)
{
	const struct step *ask = play->picture.wish.ask;
	if (ask && ask->ask == ASK_OWNER)
		draw_feature(
		    play, draw,
		    &(struct scenario_mark){
		        .kind = MARK_FEATURE, .at = ask->cell, .has_spot = true, .spot = ask->spot, .color = -1},
		    rgb(COLOR_GOLD));
}

/* A picture tells it; an example that is looked at, too, once all has come to rest. */
static bool tells(const struct play *play, uint64_t now)
{
	const struct play_look *look = &play->look;
	return play->picture.wish.told || (look->tells && !look->stops[look->at].half && !play_motion_runs(play, now));
}

void play_shown_flat(struct play *play, struct frame *frame)
{
	int before = frame->draw->count;
	draw_marks(play, frame->draw, true);
	draw_owned(play, frame->draw);
	/* tints and frames lie on the ground, below whoever stands there */
	if (frame->draw->count > before)
		play_draw_again(play, frame->draw, play->layout.table, BOARD_FIGURES);
	if (tells(play, frame->now))
		play_paid_flat(play, frame->draw);
}

void play_shown_over(struct play *play, struct frame *frame)
{
	struct draw *draw = frame->draw;
	/* what was paid would lie over the places of a hint and their numbers */
	if (tells(play, frame->now) && play->advice.of == ADVICE_NONE)
		play_paid_over(play, draw);
	if (tells_file(play))
		draw_claims(play, draw);
	draw_marks(play, draw, false);
	draw_choices(play, draw);
	draw_hand(play, draw);
	const struct move *coming = play_asked_tile(play); /* where the tile comes of which the points are asked */
	if (coming)
		draw_tile_at(play, draw, coming, 0.8f, COLOR_SLOT);
	play_words_draw(play, draw);
}
