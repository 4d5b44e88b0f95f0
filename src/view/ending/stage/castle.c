/* The Castle's ending on the table: wall tiles that go, keeps, the empty area filling with light, start spaces, markers
 * on the wall, and at the end what everything has paid. */
#include "view/ending/stage/stage.h"

#include "view/art/figure.h"
#include "view/art/title_pill.h"
#include "view/table/piece.h"

#include <math.h>

/* In sides of a tile: a keep, a marker on the wall, how deep the wall is. */
#define KEEP_HIGH .46f
#define MARKER_HIGH .27f
#define WALL_DEEP .5f
/* How far a wall tile that leaves the game rises before it is gone. */
#define RISE .5f

static const struct castle_board *board_of(const struct stage *stage)
{
	return game_tile_set(stage->tally->game)->castle;
}

/* ---- the wall ---- */

/* What lay on the corner towers when the final scoring began. */
static void wall_tiles_draw(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	uint32_t lying = stage->tally->records->cleared;
	float gone = act->kind == ACT_WALL ? look->state->beats[BEAT_SEND] : 0, wide = PAINT_WALL_TILE_WIDE;
	if (act->kind != ACT_WALL && act->kind != ACT_TITLE)
		return;
	for (int corner = 0; corner < board_of(stage)->corner_count; corner++) {
		if (!(lying >> corner & 1))
			continue;
		struct vec at = board_corner_place(stage->board, corner),
		           on = stage_point(stage, at.x, at.y - (stage->reduced ? 0 : RISE * ease_in_out(gone)));
		float ring = act->kind == ACT_WALL ? unit_part(look->state->beats[BEAT_HOLD], 0, .3f) * (1 - gone) : 0;
		draw_ring(look->draw, on.x, on.y, .2f * (float)stage->camera.size, look_stroke(look, 4),
		          rgba(LOOK_LIT, ring));
		int size = (int)lroundf(wide * (1 + .5f * gone) * (float)stage->camera.size);
		piece_wall_tile(look->draw, rect_make((int)on.x - size / 2, (int)on.y - size / 2, size, size), 0,
		                1 - unit_part(gone, .3f, 1));
	}
}

/* A space as it is paved; those of a corner tower end where the round tower does. */
static void space_path(const struct stage *stage, const struct castle_space *space, struct path *path)
{
	enum { PIECES = 8 };              /* of each side */
	static const float TOWER = 0.31f; /* cells: within the battlements */
	bool round = space->corner != CASTLE_NO_CORNER;
	struct vec middle = {0, 0};
	if (round)
		middle = board_corner_place(stage->board, space->corner);
	path_clear(path);
	for (int i = 0; i < PIECES * space->point_count; i++) {
		struct castle_point from = space->points[i / PIECES],
		                    to = space->points[(i / PIECES + 1) % space->point_count];
		float t = (float)(i % PIECES) / PIECES;
		float dx = from.x + (to.x - from.x) * t - middle.x, dy = from.y + (to.y - from.y) * t - middle.y;
		float far = sqrtf(dx * dx + dy * dy), kept = round && far > TOWER ? TOWER / far : 1;
		struct vec at = stage_point(stage, middle.x + dx * kept, middle.y + dy * kept);
		if (i)
			path_line_to(path, at.x, at.y);
		else
			path_move(path, at.x, at.y);
	}
	path_close(path);
}

/* The spaces that a marker has passed in this act, in its colour. */
static void trail_draw(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	const struct castle_board *board = board_of(stage);
	if (look->state->beats[BEAT_WALK] <= 0 || act->kind == ACT_END)
		return;
	for (int seat = 0; seat < stage->tally->player_count; seat++)
		for (int32_t score = act->before[seat] + 1; score <= look->state->scores[seat]; score++) {
			const struct castle_space *space = &board->spaces[castle_space_of(board, (int)score)];
			struct path path;
			space_path(stage, space, &path);
			draw_path_fill(look->draw, &path,
			               rgba(player_colors[game_color(stage->tally->game, seat)].body, .55f));
		}
}

/* Out of the castle: away from the cell inside that the space stands at. */
static struct vec way_out(const struct castle_board *board, struct vec at)
{
	static const struct vec ways[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
	for (int i = 0; i < 4; i++) {
		float x = at.x - .7f * ways[i].x, y = at.y - .7f * ways[i].y;
		if (castle_inside(board, (int)floorf(x), (int)floorf(y)))
			return ways[i];
	}
	return at.x < (float)board->width / 2 ? ways[3] : ways[1]; /* a corner tower that stands out */
}

void castle_spaces(const struct stage *stage, struct tally_look *look)
{
	const struct tally_act *act = look->act;
	for (int seat = 0; seat < stage->tally->player_count; seat++) {
		struct vec at = board_space_place(stage->board, (int)act->after[seat]);
		look->spaces[seat] = stage_point(stage, at.x, at.y);
		look->out[seat] = way_out(board_of(stage), at);
	}
}

/* "+100" beside a marker that has gone round (R32), on the side of the water. */
static void lap_draw(const struct stage *stage, const struct tally_look *look, struct vec at, int points)
{
	struct text_style style = look_text(look, 16, true, COLOR_CREAM);
	const char *text = draw_format(look->draw, "+%d", points);
	struct vec out = way_out(board_of(stage), at),
	           on = stage_point(stage, at.x + .55f * out.x, at.y + .42f * out.y);
	int wide = look_wide(look, &style, text) + look_px(look, 10), tall = style.px + look_px(look, 2);
	struct rect pill = {(int)on.x - wide / 2 + (int)(out.x * (float)wide / 2), (int)on.y - tall / 2, wide, tall};
	draw_dark_pill(look->draw, pill);
	draw_text(look->draw, pill, ALIGN_CENTER, &style, text);
}

static void markers_draw(struct stage *stage, const struct tally_look *look)
{
	const struct tally *tally = stage->tally;
	for (int seat = 0; seat < tally->player_count; seat++) {
		struct vec at = board_marker_place(stage->board, (int)look->state->scores[seat]);
		bool beside = look->state->scores[0] % board_of(stage)->space_count ==
		              look->state->scores[1] % board_of(stage)->space_count;
		at.x += !beside ? 0 : seat ? .09f : -.09f;
		struct vec on = stage_point(stage, at.x, at.y);
		bool lies = look->state->scores[seat] >= board_of(stage)->space_count; /* R32 */
		look_figure(look, on.x, on.y, MARKER_HIGH * (float)stage->camera.size,
		            lies ? POSE_LYING : POSE_STANDING, seat, 1);
		if (lies)
			lap_draw(stage, look, at,
			         (int)(look->state->scores[seat] / board_of(stage)->space_count *
			               board_of(stage)->space_count));
	}
}

/* ---- keeps ---- */

static struct vec keep_place(const struct stage *stage, int seat, const struct castle_keep *keep)
{
	struct castle_keep other;
	struct vec at = board_anchor(stage->board, stage->tally->game, keep->cell, keep->spot);
	if (game_keep(stage->tally->game, !seat, &other) && cell_same(other.cell, keep->cell) &&
	    other.spot.at == keep->spot.at)
		at.x += seat ? .2f : -.2f;
	return at;
}

static void keep_draw(struct stage *stage, const struct tally_look *look, int seat, float grown, float alpha)
{
	struct castle_keep keep;
	float tile = (float)stage->camera.size;
	if (!game_keep(stage->tally->game, seat, &keep))
		return;
	struct vec at = keep_place(stage, seat, &keep), on = stage_point(stage, at.x, at.y);
	look_keep(look, on.x, on.y + .05f * tile, KEEP_HIGH * tile * grown, seat, alpha);
}

void castle_keeps_draw(struct stage *stage, const struct tally_look *look)
{
	for (int seat = 0; seat < stage->tally->player_count; seat++)
		keep_draw(stage, look, seat, 1, 1);
}

/* They stand up like followers do: larger. */
static void keeps_compare(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	for (int i = 0; i < act->farmer_count; i++) {
		bool lost = look->state->beats[BEAT_SWEEP] > .1f && !(act->owners >> act->farmers[i].seat & 1);
		float up = look->state->beats[BEAT_RELEASE] < .5f ? ease_out_back(look->state->rise[i], 1.3f) : 0;
		keep_draw(stage, look, act->farmers[i].seat, 1 + .45f * look_way(look, up), lost ? .6f : 1);
	}
}

/* ---- the empty area, start spaces ---- */

static struct rect start_box(const struct stage *stage, const struct castle_start *start)
{
	struct rect cell = camera_cell(&stage->camera, stage->view, start->cell.x, start->cell.y);
	struct cell at = {start->cell.x, start->cell.y}, out = cell_beside(at, start->side);
	int deep = (int)(WALL_DEEP * (float)cell.w), dx = out.x - at.x, dy = out.y - at.y;
	struct rect box = rect_moved(cell, dx > 0 ? cell.w : dx * deep, dy > 0 ? cell.h : dy * deep);
	return rect_make(box.x, box.y, dx ? deep : box.w, dy ? deep : box.h);
}

/* The box of what is counted i-th in the act. */
struct rect castle_counted_box(const struct stage *stage, const struct tally_act *act, int i)
{
	int start = i - (act->tile_count - act->start_count);
	if (start >= 0)
		return start_box(stage, &board_of(stage)->starts[act->starts[start]]);
	return camera_cell(&stage->camera, stage->view, act->tiles[i].x, act->tiles[i].y);
}

static bool in_area(const struct tally_act *act, struct cell cell)
{
	for (int i = 0; i < act->tile_count - act->start_count; i++)
		if (cell_same(act->tiles[i], cell))
			return true;
	return false;
}

/* A lit cell, with a line where the area ends. */
static void cell_light(const struct stage *stage, const struct tally_look *look, const struct tally_act *act, int i,
                       float lit)
{
	struct rect box = castle_counted_box(stage, act, i);
	float width = .05f * (float)stage->camera.size;
	bool start = i >= act->tile_count - act->start_count;
	draw_fill(look->draw, box, rgba(0xFFEFB4, .66f * lit));
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		float x0 = (float)box.x, y0 = (float)box.y, x1 = x0 + (float)box.w, y1 = y0 + (float)box.h;
		if (!start && in_area(act, cell_beside(act->tiles[i], edge)))
			continue;
		if (edge == EDGE_N || edge == EDGE_S)
			y0 = y1 = edge == EDGE_N ? y0 + width / 2 : y1 - width / 2;
		else
			x0 = x1 = edge == EDGE_W ? x0 + width / 2 : x1 - width / 2;
		draw_line(look->draw, x0, y0, x1, y1, width, rgba(COLOR_HALO, .9f * lit));
	}
}

static void count_draw(const struct stage *stage, const struct tally_look *look, int i, float p)
{
	struct rect box = castle_counted_box(stage, look->act, i);
	struct text_style style = look_text(look, 20, true, COLOR_CREAM);
	float r = .22f * (float)box.w, least = .5f * (float)look_wide(look, &style, "88") + 1, most = 17 * look->k;
	r = r > most ? most : r;
	r = r < least ? least : r;
	look_ordinal(look, (float)box.x + (float)box.w / 2, (float)box.y + (float)box.h / 2, r, i + 1,
	             ease_out_back(unit_part(p, .3f, .9f), 1.4f), unit_part(p, .2f, .4f));
}

static const struct tally_act *act_keep(const struct tally *tally)
{
	for (int a = 0; a < tally->act_count; a++)
		if (tally->acts[a].kind == ACT_KEEP)
			return &tally->acts[a];
	return NULL;
}

void castle_area_draw(struct stage *stage, const struct tally_look *look, float lit)
{
	const struct tally_act *act = act_keep(stage->tally);
	for (int i = 0; act && i < act->tile_count; i++)
		cell_light(stage, look, act, i, lit);
}

/* Cell by cell while it is counted; numbers where they can be read, or on the last alone. */
static void area_fill(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	for (int i = 0; i < act->tile_count; i++)
		if (look->state->tile[i] > 0)
			cell_light(stage, look, act, i, unit_part(look->state->tile[i], 0, .5f));
	for (int i = 0; i < act->tile_count; i++)
		if (look->state->tile[i] > 0)
			count_draw(stage, look, i, look->state->tile[i]);
}

/* ---- the end ---- */

static struct vec record_place(const struct stage *stage, const struct record *record)
{
	const struct tally_act *act = act_keep(stage->tally);
	if (record->reason == SCORE_KEEP && act && act->tile_count) {
		struct vec middle = {0, 0};
		int cells = act->tile_count - act->start_count;
		/* the cell nearest to the middle of the area: an area may go round something */
		for (int i = 0; i < cells; i++) {
			middle.x += ((float)act->tiles[i].x + .5f) / (float)cells;
			middle.y += ((float)act->tiles[i].y + .5f) / (float)cells;
		}
		struct vec best = middle;
		float least = 1e9f;
		for (int i = 0; i < cells; i++) {
			float x = (float)act->tiles[i].x + .5f, y = (float)act->tiles[i].y + .5f,
			      far = (x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y);
			if (far < least) {
				least = far;
				best = (struct vec){x, y};
			}
		}
		return best;
	}
	return board_anchor(stage->board, stage->tally->game, record->cell, record->spot);
}

/* Did the first edition pay the same for the same? */
static bool paid_alike(const struct tally *baseline, const struct record *record)
{
	for (int i = 0; i < baseline->order_count; i++) {
		const struct record *other = tally_record(baseline, i);
		if (other->reason == record->reason && cell_same(other->cell, record->cell) &&
		    spot_same(other->spot, record->spot) && other->points == record->points)
			return true;
	}
	return false;
}

void castle_paid_draw(struct stage *stage, const struct tally_look *look, const struct record *record, float alpha)
{
	float tile = (float)stage->camera.size, tall = figure_on_tile(tile);
	float height = fmaxf(LOOK_PAID_LEAST, look_within(.34f * tile, 24 * look->k, 44 * look->k));
	struct setup_figure figures[FIGURES_MAX];
	if (!record->has_place)
		return;
	struct vec at = record_place(stage, record), on = stage_point(stage, at.x, at.y);
	for (int i = 0, count = game_standing(stage->tally->game, figures); i < count; i++) { /* above his hat */
		struct vec who = stage_stand(stage, figures[i].figure, figures[i].cell, figures[i].spot);
		if (fabsf(who.x - on.x) < height + .3f * tall && who.y > on.y - height / 2 &&
		    who.y - tall < on.y + height / 2)
			on.y = who.y - 1.1f * tall - height / 2;
	}
	if (stage->baseline && !paid_alike(stage->baseline, record))
		draw_circle(look->draw, on.x, on.y, height * 1.1f, rgba(LOOK_LIT, .85f * alpha));
	look_paid(look, on.x, on.y, height, record->seat, (int)record->points, alpha);
}

void castle_result(struct stage *stage, const struct tally_look *look, float p)
{
	castle_area_draw(stage, look, p);
	for (int i = 0; i < stage->tally->order_count; i++)
		castle_paid_draw(stage, look, tally_record(stage->tally, i), p);
}

/* ---- all together ---- */

void castle_below(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	if (act->kind == ACT_KEEP)
		area_fill(stage, look);
	wall_tiles_draw(stage, look);
	trail_draw(stage, look);
	markers_draw(stage, look);
	if (act->kind == ACT_KEEP)
		keeps_compare(stage, look);
	else
		castle_keeps_draw(stage, look);
}
