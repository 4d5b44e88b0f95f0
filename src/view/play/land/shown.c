/*
 * What a file draws over the table for people: its marks, the moves that it says are legal or not, and what was just
 * scored as long as that is the point of a picture.
 */
#include "view/play/land/land.h"

#include <math.h>

enum { MARK_RED = 0xC01E14, MARK_GREEN = 0x2F7D32 };

static struct rect cell_of(const struct play *play, struct cell cell)
{
	return camera_cell(&play->view.camera, play->layout.stage, cell.x, cell.y);
}

static struct vec middle_of(struct rect box)
{
	return (struct vec){(float)box.x + (float)box.w / 2, (float)box.y + (float)box.h / 2};
}

/* On a spot of a laid tile, in the middle of any other cell. */
static struct vec place_of(struct play *play, struct cell cell, bool has_spot, struct spot spot)
{
	const struct game *game = session_game(play->session);
	if (!has_spot || game_tile_at(game, cell.x, cell.y) < 0)
		return middle_of(cell_of(play, cell));
	struct vec at = board_anchor(play->board, game, cell, spot);
	return camera_point(&play->view.camera, play->layout.stage, at.x, at.y);
}

/* ---- marks of the file ---- */

static void draw_letter(struct play *play, struct draw *draw, struct vec at, const char *text)
{
	struct text_style style = theme_text(&play->theme, TYPE_SUBHEAD);
	struct skin skin = theme_skin(&play->theme, SKIN_PILL);
	float side = fmaxf((float)play->view.camera.size * 0.26f, theme_stroke(&play->theme, 20));
	style.face = FACE_SERIF;
	style.bold = true;
	style.px = (int)(side * 0.72f);
	int wide = text_width(draw->metrics, &style, text) + (int)(side * 0.5f), high = (int)side;
	wide = wide < high ? high : wide;
	struct rect box = {(int)at.x - wide / 2, (int)at.y - high / 2, wide, high};
	skin.radius = side * 0.12f;
	skin.rim = rgb(COLOR_TOOLTIP);
	skin.rim_width = theme_stroke(&play->theme, 2);
	draw_skin(draw, box, &skin);
	draw_text(draw, box, ALIGN_CENTER, &style, text);
}

/* A city's letter stands further in on its tile, away from the city's middle: there its points are told. */
static struct vec letter_place(const struct play *play, const struct scenario_mark *mark, struct vec at)
{
	static const struct vec inward[EDGE_COUNT] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
	float far = (float)play->view.camera.size * 0.3f;
	if (!mark->has_spot || mark->spot.kind != FEATURE_CITY || mark->spot.at >= EDGE_COUNT)
		return at;
	return (struct vec){at.x + inward[mark->spot.at].x * far, at.y + inward[mark->spot.at].y * far};
}

static void draw_number(struct play *play, struct draw *draw, struct vec at, int number)
{
	float radius = fmaxf((float)play->view.camera.size * 0.15f, theme_stroke(&play->theme, 13));
	struct text_style style = theme_text_color(&play->theme, TYPE_SUBHEAD, 0xFFFFFF);
	int side = (int)(2 * radius);
	style.face = FACE_SERIF;
	style.bold = true;
	style.px = (int)(radius * (number > 99 ? 0.8f : 1.15f));
	draw_circle(draw, at.x, at.y, radius + theme_stroke(&play->theme, 3), rgba(0x24160D, 0.75f));
	draw_circle(draw, at.x, at.y, radius + theme_stroke(&play->theme, 2), rgb(COLOR_HALO));
	draw_circle(draw, at.x, at.y, radius, rgb(0x2F4F7A));
	draw_text(draw, rect_make((int)(at.x - radius), (int)(at.y - radius), side, side), ALIGN_CENTER, &style,
	          draw_format(draw, "%d", number));
}

/* A cross or a tick, with a rim that holds on any ground. */
static void draw_sign(struct play *play, struct draw *draw, struct vec at, bool tick)
{
	float arm = fmaxf((float)play->view.camera.size * 0.15f, theme_stroke(&play->theme, 10)), line = arm * 0.34f;
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

static void draw_frame(struct play *play, struct draw *draw, struct cell cell, uint32_t color)
{
	struct rect box = cell_of(play, cell);
	int line = (int)fmaxf((float)box.w * 0.045f, 3);
	draw_outline(draw, rect_inset(box, -2), 0, (float)line + 4, rgb(COLOR_HALO));
	draw_outline(draw, box, 0, (float)line, color);
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

/* A quarter of the City of Carcassonne, shaded. */
static void draw_quarter(struct play *play, struct draw *draw, const struct scenario_mark *mark, uint32_t color)
{
	const struct game *game = session_game(play->session);
	struct light how = {.fill = mark->color >= 0 ? (color & 0xFFFFFF00) | 0x80 : rgba(0xF7B928, 0.5f)};
	uint8_t code = paint_code(PAINT_QUARTER, mark->quarter);
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile laid = game_tile(game, i);
		if (!(game_tile_set(game)->types[laid.type].flags & TILE_CARCASSONNE))
			continue;
		struct art_tile tile = {
		    .type = laid.type, .rotation = laid.rotation, .x = laid.cell.x, .y = laid.cell.y};
		light_tile(draw, board_maps(play->board), &tile, &code, 1, 0, &how, cell_of(play, laid.cell), 1);
	}
}

static uint32_t mark_color(const struct scenario_mark *mark)
{
	if (mark->color >= 0)
		return rgb(player_colors[mark->color].body);
	return rgb(mark->kind == MARK_FEATURE || mark->kind == MARK_QUARTER ? COLOR_GOLD : MARK_RED);
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
		if (!history->plies[i].finish && history->plies[i].move.kind == MOVE_PLACE) {
			*cell = history->plies[i].move.cell;
			return true;
		}
	return false;
}

/* What lies flat, below letters and figures: `flat`, or all the rest. */
static void draw_mark(struct play *play, struct draw *draw, const struct scenario_mark *mark, bool flat)
{
	uint32_t color = mark_color(mark);
	struct cell last;
	bool ground = mark->kind == MARK_FEATURE || mark->kind == MARK_QUARTER || mark->kind == MARK_OUTLINE ||
	              mark->kind == MARK_NEW;
	if (flat != ground)
		return;
	struct vec at = place_of(play, mark->at, mark->has_spot, mark->spot);
	switch (mark->kind) {
	case MARK_ARROW:
		draw_arrow(play, draw, at, place_of(play, mark->to, mark->has_to_spot, mark->to_spot), color);
		break;
	case MARK_LETTER:
		at = letter_place(play, mark, at);
		draw_letter(play, draw, at, mark->text);
		break;
	case MARK_NUMBER:
		draw_number(play, draw, at, mark->number);
		break;
	case MARK_CROSS:
	case MARK_TICK:
		draw_sign(play, draw, at, mark->kind == MARK_TICK);
		break;
	case MARK_OUTLINE:
		draw_frame(play, draw, mark->at, color);
		break;
	case MARK_FEATURE:
		draw_feature(play, draw, mark, color);
		break;
	case MARK_QUARTER:
		draw_quarter(play, draw, mark, color);
		break;
	default:
		if (last_laid(play, &last))
			draw_frame(play, draw, last, color);
	}
}

static int file_step(const struct play *play)
{
	if (play->look.tells)
		return play->look.stops[play->look.at].step;
	return play->picture.on ? play->picture.step : session_step_count(play->session);
}

/* What a file draws belongs to its pictures, and to whoever looks through it or learns by it.  A game that somebody
 * plays on is no picture any more: its legal places bear no crosses. */
static bool shows_file(const struct play *play) { return play->picture.on || play->look.tells || play->lesson.script; }

static void draw_marks(struct play *play, struct draw *draw, bool flat)
{
	if (!shows_file(play))
		return;
	const struct step *step = scenario_marks_at(session_scenario(play->session), file_step(play));
	bool lit = false;
	for (int i = 0; step && i < step->mark_count; i++) {
		draw_mark(play, draw, &step->marks[i], flat);
		lit = lit || step->marks[i].kind == MARK_FEATURE;
	}
	if (flat && lit) /* the tint lies on the ground */
		play_figures_over(play, draw, play->layout.table);
}

/* ---- moves that are said to be legal or not ---- */

static void draw_claim_tile(struct play *play, struct draw *draw, const struct scenario_claim *claim)
{
	const struct move *move = &claim->move;
	bool refused = claim->refused;
	struct rect box = cell_of(play, move->cell);
	struct art_tile tile = {.type = move->tile, .preview = true, .rotation = move->rotation};
	tile_art_preview(board_art(play->board), draw, tile, box, refused ? 0.62f : 0.9f);
	draw_outline(draw, rect_inset(box, -1), 4, theme_stroke(&play->theme, 3),
	             rgb(refused ? COLOR_REFUSE : MARK_GREEN));
	if (refused && claim->refusal.reason == REFUSAL_EDGE)
		mark_edge(draw, &play->theme, box, claim->refusal.edge);
	draw_sign(play, draw, middle_of(box), !refused);
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
	draw_figure(draw, at.x, at.y, height, figure_pose(claim->move.figure, claim->move.spot.kind),
	            (int)game_color(game, seat), LOOK_NORMAL, 0.6f);
	draw_sign(play, draw, (struct vec){at.x, at.y - height * 0.35f}, !claim->refused);
}

static void draw_claims(struct play *play, struct draw *draw)
{
	const struct scenario *scenario = session_scenario(play->session);
	int to = file_step(play);
	struct cell taken[8];
	int count = 0;
	for (int i = scenario_claims_from(scenario, to); i < to; i++) {
		struct scenario_claim claim;
		bool again = false;
		if (!scenario_claim(&scenario->steps[i], session_game(play->session), &claim))
			continue;
		if (claim.move.kind == MOVE_FIGURE) {
			draw_claim_figure(play, draw, &claim);
			continue;
		}
		/* Of several on one cell the first is seen. */
		for (int k = 0; k < count; k++)
			again = again || (taken[k].x == claim.move.cell.x && taken[k].y == claim.move.cell.y);
		if (claim.move.kind != MOVE_PLACE || again || count == (int)(sizeof taken / sizeof taken[0]))
			continue;
		taken[count++] = claim.move.cell;
		draw_claim_tile(play, draw, &claim);
	}
}

/* ---- moves that a lesson lets choose from ---- */

static void draw_choices(struct play *play, struct draw *draw)
{
	const struct step *ask = play->lesson.ask;
	for (int i = 0; ask && ask->ask == ASK_CHOOSE && i < ask->answer_count; i++) {
		const struct move *move = &ask->options[i];
		struct cell cell = move->cell;
		if (move->kind == MOVE_PLACE) {
			struct rect box = cell_of(play, cell);
			struct art_tile tile = {.type = move->tile, .preview = true, .rotation = move->rotation};
			tile_art_preview(board_art(play->board), draw, tile, box, 0.8f);
			draw_outline(draw, rect_inset(box, -1), 4, theme_stroke(&play->theme, 3), rgb(COLOR_SLOT));
		} else if (move->kind != MOVE_FIGURE || !last_laid(play, &cell)) {
			continue;
		}
		draw_letter(play, draw, place_of(play, cell, move->kind == MOVE_FIGURE, move->spot),
		            draw_format(draw, "%c", 'A' + i));
	}
}

/* ---- what was just scored ---- */

/* A badge and a number in a pill. */
struct paid_pill {
	struct rect box;
	struct text_style style;
	const char *text;
	float side;
	int seat;
};

static struct paid_pill paid_pill(struct play *play, struct draw *draw, struct vec at, int seat, int points)
{
	float side = fmaxf((float)play->view.camera.size * 0.24f, theme_stroke(&play->theme, 24));
	struct paid_pill pill = {.style = theme_text(&play->theme, TYPE_SUBHEAD),
	                         .text = draw_format(draw, "+%d", points),
	                         .side = side,
	                         .seat = seat};
	pill.style.face = FACE_SERIF;
	pill.style.bold = true;
	pill.style.px = (int)(side * 0.72f);
	int wide = text_width(draw->metrics, &pill.style, pill.text) + (int)(side * 1.5f), high = (int)side;
	pill.box = (struct rect){(int)at.x - wide / 2, (int)at.y - high / 2, wide, high};
	return pill;
}

/* On a small table those of neighbours would hide each other's numbers: each makes way, up or down. */
static void make_way(struct paid_pill *pill, const struct paid_pill *others, int count)
{
	for (int i = 0; i < count; i++) {
		struct rect other = others[i].box;
		if (!rect_overlap(pill->box, other))
			continue;
		int up = other.y - (pill->box.y + pill->box.h) - 1, down = other.y + other.h - pill->box.y + 1;
		pill->box.y += -up <= down ? up : down;
	}
}

static void draw_points(struct play *play, struct draw *draw, const struct paid_pill *pill)
{
	struct skin skin = theme_skin(&play->theme, SKIN_PILL);
	struct rect box = pill->box;
	float middle = (float)box.y + (float)(box.h / 2);
	skin.rim = rgb(COLOR_TOOLTIP);
	skin.rim_width = theme_stroke(&play->theme, 2);
	draw_skin(draw, box, &skin);
	draw_badge(draw, (float)box.x + pill->side * 0.55f, middle, pill->side * 0.86f,
	           play_seat_color(play, pill->seat));
	rect_cut_left(&box, (int)(pill->side * 1.05f));
	draw_text(draw, box, ALIGN_LEFT, &pill->style, pill->text);
}

/* The feature shines, and whoever was sent home stands there once more. */
static void draw_scored(struct play *play, struct draw *draw, const struct event *event)
{
	const struct game *game = session_game(play->session);
	struct light how = {.fill = rgba(0xFFF3C4, 0.34f),
	                    .rim = rgb(play_seat_colors(play, event->seat)->body),
	                    .halo = rgb(COLOR_HALO),
	                    .rim_width = 0.034f,
	                    .rim_on_open = true,
	                    .soft = true};
	if (game_feature_at(game, event->cell.x, event->cell.y, event->spot, play->feature))
		light_feature(draw, play->board, game, play->feature, &how, &play->view.camera, play->layout.stage, 1);
	else
		return;
	for (int i = 0; i < play->feature->figure_count; i++) {
		const struct feature_figure *figure = &play->feature->figures[i];
		struct vec at = place_of(play, figure->cell, true, figure->spot);
		draw_figure(draw, at.x, at.y, figure_on_tile(play->view.camera.size),
		            figure_pose(figure->figure, figure->spot.kind), play_seat_color(play, figure->seat),
		            LOOK_NORMAL, 1);
	}
}

static void draw_returned(struct play *play, struct draw *draw, const struct event *event)
{
	struct vec at = place_of(play, event->cell, true, event->spot);
	draw_figure(draw, at.x, at.y, figure_on_tile(play->view.camera.size),
	            figure_pose(event->figure, event->spot.kind), play_seat_color(play, event->seat), LOOK_NORMAL, 1);
}

static bool has_place(const struct event *event)
{
	return event->kind == EVENT_SCORED && (event->reason == SCORE_COMPLETE || event->reason == SCORE_RECALL ||
	                                       event->reason == SCORE_FINAL || event->reason == SCORE_COURT);
}

/* Pills of one feature stand in a row over it: the n-th of those paid there before. */
static int paid_before(const struct history *history, int first, int index)
{
	const struct event *event = &history->events[index];
	int count = 0;
	for (int i = first; i < index; i++) {
		const struct event *other = &history->events[i];
		count += has_place(other) && other->cell.x == event->cell.x && other->cell.y == event->cell.y &&
		         other->spot.at == event->spot.at && other->spot.kind == event->spot.kind;
	}
	return count;
}

/* Where somebody's own figure stands in what is paid at the end; false: none does. */
static bool standing(struct play *play, const struct event *event, struct vec *at)
{
	const struct game *game = session_game(play->session);
	if (!game_feature_at(game, event->cell.x, event->cell.y, event->spot, play->feature))
		return false;
	for (int i = 0; i < play->feature->figure_count; i++) {
		const struct feature_figure *figure = &play->feature->figures[i];
		if (figure->seat != event->seat)
			continue;
		*at = place_of(play, figure->cell, true, figure->spot);
		return true;
	}
	return false;
}

/* Where the points of a feature are told: over a follower that stands or stood there, that is where one looks. */
static struct vec paid_place(struct play *play, const struct history *history, int first, int index)
{
	const struct event *event = &history->events[index];
	struct vec at = place_of(play, event->cell, true, event->spot);
	standing(play, event, &at);
	for (int i = first; i < history->event_count; i++)
		if (history->events[i].kind == EVENT_RETURNED && history->events[i].seat == event->seat &&
		    history->events[i].spot.kind == event->feature)
			at = place_of(play, history->events[i].cell, true, history->events[i].spot);
	float side = fmaxf((float)play->view.camera.size * 0.24f, theme_stroke(&play->theme, 24));
	at.y -= figure_on_tile(play->view.camera.size) + side * 0.7f;
	at.y -= (float)paid_before(history, first, index) * side * 1.08f;
	return at;
}

/* A picture tells it; an example that is looked at, too, once all has come to rest. */
static bool tells(const struct play *play, uint64_t now)
{
	const struct play_look *look = &play->look;
	return play->picture.told || (look->tells && !look->stops[look->at].half && !play_motion_runs(play, now));
}

enum { PAID_MOST = 128 /* at the end of a game, all at once */ };

static void draw_told(struct play *play, struct draw *draw)
{
	const struct history *history = session_history(play->session);
	if (history->ply_count == 0)
		return;
	int first = history->plies[history->ply_count - 1].first_event;
	for (int i = first; i < history->event_count; i++)
		if (has_place(&history->events[i]))
			draw_scored(play, draw, &history->events[i]);
	for (int i = first; i < history->event_count; i++)
		if (history->events[i].kind == EVENT_RETURNED)
			draw_returned(play, draw, &history->events[i]);
	play_walk_draw(play, draw);
}

/* Above towers and pennons, which would cut a badge. */
static void draw_paid(struct play *play, struct draw *draw)
{
	const struct history *history = session_history(play->session);
	if (history->ply_count == 0)
		return;
	int first = history->plies[history->ply_count - 1].first_event;
	struct paid_pill pills[PAID_MOST];
	int count = 0;
	for (int i = first; i < history->event_count && count < PAID_MOST; i++) {
		const struct event *event = &history->events[i];
		if (!has_place(event))
			continue;
		pills[count] =
		    paid_pill(play, draw, paid_place(play, history, first, i), event->seat, (int)event->points);
		make_way(&pills[count], pills, count);
		draw_points(play, draw, &pills[count++]);
	}
}

void play_shown_flat(struct play *play, struct frame *frame)
{
	draw_marks(play, frame->draw, true);
	if (tells(play, frame->now))
		draw_told(play, frame->draw);
}

void play_shown_over(struct play *play, struct frame *frame)
{
	struct draw *draw = frame->draw;
	/* what was paid would lie over the places of a hint and their numbers */
	if (tells(play, frame->now) && play->advice.of == ADVICE_NONE)
		draw_paid(play, draw);
	if (play->picture.on || play->look.tells)
		draw_claims(play, draw);
	draw_marks(play, draw, false);
	draw_choices(play, draw);
}
