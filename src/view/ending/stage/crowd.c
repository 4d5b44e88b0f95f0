#include "view/ending/stage/stage.h"

#include "view/ending/core/look.h"

#include "view/art/figure.h"

#include <math.h>

/* ---- beds and ways ---- */

static void bed_draw(struct draw *draw, float x, float y, float tile)
{
	struct path path;
	path_clear(&path);
	path_oval(&path, x, y, .155f * tile, .075f * tile);
	draw_path_fill(draw, &path, rgb(COLOR_HALO));
	path_clear(&path);
	path_oval(&path, x, y, .145f * tile, .066f * tile);
	draw_path_fill(draw, &path, rgb(0xE7C67B));
	struct stroke line = {.width = tile * .008f < 1 ? 1 : tile * .008f};
	draw_path_stroke(draw, &path, &line, rgb(COLOR_GOLD_RIM));
	path_clear(&path);
	static const float straw[][4] = {{-.10f, .01f, -.05f, -.03f},
	                                 {-.06f, .035f, .0f, -.02f},
	                                 {-.01f, .04f, .05f, -.03f},
	                                 {.04f, .035f, .09f, -.01f},
	                                 {.08f, .02f, .11f, -.01f}};
	for (int i = 0; i < 5; i++) {
		path_move(&path, x + straw[i][0] * tile, y + straw[i][1] * tile);
		path_line_to(&path, x + straw[i][2] * tile, y + straw[i][3] * tile);
	}
	draw_path_stroke(draw, &path, &line, rgb(0xB98F3C));
}

void crowd_trail(const struct tally_look *look, struct vec from, struct vec to, uint32_t color, float alpha)
{
	float dx = to.x - from.x, dy = to.y - from.y, length = sqrtf(dx * dx + dy * dy);
	float step = 13 * look->k, r = 2.7f * look->k < 1.4f ? 1.4f : 2.7f * look->k;
	int count = (int)(length / step);
	for (int pass = 0; pass < 2; pass++)
		for (int i = 1; i < count; i++) {
			float t = (float)i / (float)count;
			draw_circle(look->draw, from.x + dx * t, from.y + dy * t, pass ? r : r + 1.2f,
			            pass ? rgba(color, alpha) : rgba(COLOR_TOOLTIP, .8f * alpha));
		}
}

static void number_draw(const struct tally_look *look, float x, float y, int number, float grown)
{
	float r = 16 * look->k * grown;
	if (r < 3)
		return;
	draw_circle(look->draw, x, y, r + look_stroke(look, 1.5f), rgb(COLOR_TOOLTIP));
	draw_circle(look->draw, x, y, r, rgb(0xFFFAEA));
	struct text_style style = look_text(look, 22, true, COLOR_INK);
	if (grown > .8f)
		draw_text(look->draw, rect_make((int)(x - r), (int)(y - r), (int)(2 * r), (int)(2 * r)), ALIGN_CENTER,
		          &style, draw_format(look->draw, "%d", number));
}

/* ---- one follower of the act ---- */

float crowd_stand_height(const struct stage *stage, const struct tally_look *look)
{
	return fmaxf(.40f * (float)stage->camera.size, 42 * look->k);
}

static void farmer_stand(struct stage *stage, const struct tally_look *look, const struct tally_farmer *farmer,
                         struct vec at, float p, float badge)
{
	float tile = (float)stage->camera.size, height = crowd_stand_height(stage, look);
	bool farm = farmer->farm >= 0;
	float grown = stage->reduced ? 1 : ease_out_back(p, 1.3f),
	      hop = stage->reduced ? 0 : 4 * p * (1 - p) * .07f * tile;
	if (farm)
		bed_draw(look->draw, at.x, at.y, tile);
	bool coarse = look->draw->coarse;
	look->draw->coarse = coarse || (stage->passes && p < 1);
	look_figure(look, at.x, at.y + .02f * tile - hop, height * (.55f + .45f * grown),
	            look_upright(farmer->figure, farmer->spot.kind, farm), farmer->seat, 1);
	look->draw->coarse = coarse;
	if (badge > 0)
		number_draw(look, at.x, at.y - height * 1.12f - 12 * look->k, farmer->number, badge);
}

static void farmer_draw(struct stage *stage, const struct tally_look *look, int i)
{
	const struct tally_state *state = look->state;
	const struct tally_act *act = look->act;
	const struct tally_farmer *farmer = &act->farmers[i];
	struct vec cell = stage_farmer(stage, act, i), at = stage_point(stage, cell.x, cell.y);
	if (farmer->keep) /* castle.c */
		return;
	bool loser = state->beats[BEAT_SWEEP] > .1f && !(act->owners >> farmer->seat & 1);
	bool up = state->rise[i] > 0 && state->beats[BEAT_RELEASE] < .5f && !loser;
	if (act->gathers && state->gather[i] > 0 && state->beats[BEAT_RELEASE] < .5f)
		bed_draw(look->draw, at.x, at.y, (float)stage->camera.size);
	else if (up)
		/* once there is a verdict his number is told; beside the cities' it would be taken for one of theirs */
		farmer_stand(stage, look, farmer, at, state->rise[i],
		             unit_part(state->rise[i], .6f, 1) * (1 - look_way(look, state->beats[BEAT_TAG])));
	else
		look_figure(look, at.x, at.y, figure_on_tile(stage->camera.size),
		            figure_pose_on(farmer->figure, farmer->cell, farmer->spot), farmer->seat, loser ? .7f : 1);
}

/* ---- everybody ---- */

static bool of_act(const struct tally_act *act, const struct setup_figure *figure)
{
	for (int i = 0; i < act->farmer_count; i++)
		if (act->farmers[i].seat == figure->seat && cell_same(act->farmers[i].cell, figure->cell) &&
		    spot_same(act->farmers[i].spot, figure->spot))
			return true;
	return false;
}

/* Is he paid for what he stands in, whoever has the most there? */
static bool is_owner(const struct tally_act *act, const struct setup_figure *figure)
{
	return act->land && figure->seat == act->owner.seat && figure->figure == act->owner.figure &&
	       cell_same(figure->cell, act->owner.cell) && spot_same(figure->spot, act->owner.spot);
}

/* How far its doors are open who is paid from the corner of his land; 0: he is not. */
static float opened(const struct stage *stage, const struct tally_state *state, const struct setup_figure *figure)
{
	const struct tally_act *act = &stage->tally->acts[state->act];
	float way = state->beats[BEAT_LIGHT] - state->beats[BEAT_RELEASE];
	if (!is_owner(act, figure))
		return 0;
	return stage->reduced ? (float)(way > 0) : ease_in_out(way);
}

/* `dim` 0..1: how far he has stepped back; he stays opaque. `opens`: how far his doors are. */
static void bystander_draw(struct stage *stage, const struct tally_look *look, const struct setup_figure *figure,
                           float dim, float opens)
{
	struct vec at = stage_stand(stage, figure->figure, figure->cell, figure->spot);
	enum figure_pose pose = figure_pose_on(figure->figure, figure->cell, figure->spot);
	float height = figure_on_tile(stage->camera.size);
	if (opens > 0)
		dim = 0;
	if (dim < 1)
		look_figure(look, at.x, at.y, height, pose, figure->seat, 1);
	if (opens > 0)
		draw_figure_opening(look->draw, at.x, at.y, height, figure->figure, opens);
	if (dim > 0)
		draw_figure(look->draw, at.x, at.y, height, pose, look_color(look, figure->seat), LOOK_SHADED, dim);
}

/* A follower who comes from the market walks in from the City of Carcassonne. */
static void sent_draw(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	const struct record_sent *sent = &stage->tally->records->sent[act->sent];
	float p = look_way(look, ease_in_out(look->state->beats[BEAT_SEND]));
	struct vec to = stage_anchor(stage, sent->cell, sent->spot), from = to;
	for (int c = 0; c < stage->tally->city_count; c++)
		if (stage->tally->cities[c].carcassonne) {
			from = stage_city(stage, c);
		}
	struct vec at = {from.x + (to.x - from.x) * p, from.y + (to.y - from.y) * p};
	crowd_trail(look, from, at, player_colors[look_color(look, sent->seat)].body, .9f);
	look_figure(look, at.x, at.y, figure_on_tile(stage->camera.size),
	            p < 1 ? figure_pose_hat(sent->figure) : figure_pose_on(sent->figure, sent->cell, sent->spot),
	            sent->seat, 1);
}

/* How far somebody who is not counted in this act has stepped back, 0..1; below that: he is not shown. */
static float stepped_back(const struct stage *stage, const struct tally_state *state, const struct setup_figure *figure)
{
	const struct tally *tally = stage->tally;
	const struct tally_act *act = &tally->acts[state->act];
	bool bright = act->kind == ACT_TITLE || act->kind == ACT_WALL || act->kind == ACT_END;
	bool field = figure->spot.kind == FEATURE_FIELD;
	if (act->kind == ACT_END && !field && tally->farm_count > 0)
		return -1;
	/* whoever is still to come out of the market is not there yet */
	if (act->kind == ACT_SEND && field && cell_same(figure->cell, tally->records->sent[act->sent].cell))
		return -1;
	if (act->kind == ACT_TITLE && act->part == PART_FARMS && !field)
		return 1;
	return bright ? 0 : state->act > 1 ? 1 : state->beats[BEAT_DIM];
}

enum { AHEAD = 2 };

/* On the way a few in every frame are painted as they will be seen where the camera comes to rest, for there all would
 * come at once; nothing is drawn of them. */
static void ahead_draw(struct stage *stage, const struct tally_look *look, const struct setup_figure figures[],
                       int count)
{
	struct camera here = stage->camera;
	bool coarse = look->draw->coarse;
	if (!stage->passes || here.size == stage->to.size)
		return;
	stage->camera = stage->to;
	look->draw->coarse = false;
	draw_alpha_push(look->draw, 0);
	for (int i = 0; i < AHEAD && i < count; i++) {
		const struct setup_figure *figure = &figures[stage->ahead++ % (unsigned)count];
		bool counted = of_act(&stage->tally->acts[look->state->act], figure);
		float back = counted ? 0 : stepped_back(stage, look->state, figure);
		if (back >= 0)
			bystander_draw(stage, look, figure, back > 0 ? 1 : 0, 0);
	}
	draw_alpha_pop(look->draw);
	look->draw->coarse = coarse;
	stage->camera = here;
}

/* Pieces that are nobody's stand where the game has left them, and step back as everybody does. */
static void nobodys_draw(struct stage *stage, const struct tally_look *look)
{
	const struct game *game = stage->tally->game;
	const struct tally_act *act = look->act;
	bool bright = act->kind == ACT_TITLE || act->kind == ACT_END;
	float back = bright ? 0 : look->state->act > 1 ? 1 : look->state->beats[BEAT_DIM];
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		struct setup_neutral standing = game_neutral_at(game, id);
		float dark = standing.beside && is_owner(act, &standing.figure) ? 0 : back;
		neutral_draw(look->draw, stage->board, game, &stage->camera, stage->view, id, 1 - .55f * dark);
	}
}

void crowd_draw(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(stage->tally->game, figures);
	ahead_draw(stage, look, figures, count);
	for (int i = 0; i < count; i++) {
		float back = stepped_back(stage, look->state, &figures[i]);
		if (!of_act(act, &figures[i]) && back >= 0)
			bystander_draw(stage, look, &figures[i], back, opened(stage, look->state, &figures[i]));
	}
	nobodys_draw(stage, look);
	/* from north to south, so that nobody stands before the one in front of him */
	int order[TALLY_FARMERS_MAX];
	for (int i = 0; i < act->farmer_count; i++) {
		int at = i;
		for (; at > 0 && stage_farmer(stage, act, order[at - 1]).y > stage_farmer(stage, act, i).y; at--)
			order[at] = order[at - 1];
		order[at] = i;
	}
	for (int i = 0; i < act->farmer_count; i++)
		farmer_draw(stage, look, order[i]);
	if (act->kind == ACT_SEND)
		sent_draw(stage, look);
}

/* ---- the board beside the city ---- */

/* Where a farmer came from, and where he is on his way to the board; false before he goes. */
static bool gathering(struct stage *stage, const struct tally_look *look, int i, struct vec *from, struct vec *at)
{
	const struct tally_act *act = look->act;
	struct vec cell = stage_farmer(stage, act, i), to = stage_gather_place(stage, look, i);
	float p = look_way(look, ease_in_out(look->state->gather[i]));
	*from = stage_point(stage, cell.x, cell.y);
	*at = (struct vec){from->x + (to.x - from->x) * p, from->y + (to.y - from->y) * p};
	return p > 0;
}

void crowd_board(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	if (act->kind != ACT_CITIES || !act->gathers || look->state->rise[0] <= 0 ||
	    look->state->beats[BEAT_RELEASE] > .5f)
		return;
	struct rect box = stage_gather_board(stage, look);
	float height = ((float)box.h - 14 * look->k) / (1.45f * (float)act->row_count);
	for (int i = 0; i < act->farmer_count; i++) {
		struct vec from, at;
		if (gathering(stage, look, i, &from, &at))
			crowd_trail(look, from, at,
			            color_mix(rgb(player_colors[look_color(look, act->farmers[i].seat)].body),
			                      rgb(0xFFFFFF), .45f) >>
			                8,
			            1);
	}
	draw_alpha_push(look->draw, unit_part(look->state->rise[0], 0, .6f));
	theme_draw(look->draw, &look->theme, SKIN_WALNUT, box);
	for (int r = 0; r < act->row_count; r++) {
		int seat = act->rows[r];
		struct rect row = {box.x + look_px(look, 7),
		                   box.y + look_px(look, 7) + (int)(1.45f * height * (float)r),
		                   box.w - look_px(look, 14), (int)(1.45f * height)};
		bool most = look->state->beats[BEAT_TAG] > 0 && act->owners >> seat & 1;
		if (most)
			theme_draw(look->draw, &look->theme, SKIN_CARD_CHOSEN, rect_inset(row, look_px(look, 2)));
		int here = 0;
		for (int i = 0; i < act->farmer_count; i++)
			here += act->farmers[i].seat == seat && look->state->gather[i] >= 1;
		struct text_style style = look_text(look, 32, true, most ? COLOR_INK : COLOR_CREAM);
		rect_cut_right(&row, look_px(look, 14));
		if (here)
			draw_text(look->draw, row, ALIGN_RIGHT, &style, draw_format(look->draw, "%d", here));
	}
	draw_alpha_pop(look->draw);
	for (int i = 0; i < act->farmer_count; i++) {
		struct vec from, at;
		if (gathering(stage, look, i, &from, &at))
			look_figure(look, at.x, at.y, height, figure_pose_hat(act->farmers[i].figure),
			            act->farmers[i].seat, 1);
	}
}

void crowd_copies(struct stage *stage, const struct tally_look *look, const struct vec places[], float height)
{
	const struct tally_act *act = look->act;
	look->draw->coarse = stage->passes; /* in every frame they are smaller */
	for (int i = 0; i < act->farmer_count; i++) {
		float p = look->state->copy[i];
		if (p <= 0 || p >= 1)
			continue;
		struct vec cell = stage_farmer(stage, act, i), from = stage_point(stage, cell.x, cell.y);
		if (act->gathers)
			from = stage_gather_place(stage, look, i);
		float t = ease_in_out(p), rise = 4 * t * (1 - t) * 60 * look->k, tall = crowd_stand_height(stage, look);
		struct vec at = {from.x + (places[i].x - from.x) * t, from.y + (places[i].y - from.y) * t - rise};
		if (act->farmers[i].keep) {
			look_keep(look, at.x, at.y, tall + (height - tall) * t, act->farmers[i].seat,
			          stage->reduced ? 0 : 1);
			continue;
		}
		look_figure(look, at.x, at.y, tall + (height - tall) * t,
		            look_upright(act->farmers[i].figure, act->farmers[i].spot.kind, act->farmers[i].farm >= 0),
		            act->farmers[i].seat, stage->reduced ? 0 : 1);
	}
	look->draw->coarse = false;
}
