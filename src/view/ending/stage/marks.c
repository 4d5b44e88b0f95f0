/* Rims, gaps, coins and names over the land. */
#include "view/ending/stage/stage.h"

#include "app/language.h"
#include "view/ending/stage/signs.h"
#include "view/art/figure.h"

/* ---- what a city has paid ---- */

/* Is the i-th payment one that the other rule does not make? */
static bool paid_anew(const struct tally *baseline, int city, const struct paid *paid, int i)
{
	struct paid other;
	int before = 0, there = 0;
	paid_find(baseline, city, &other);
	for (int k = 0; k < i; k++)
		before += paid->seats[k] == paid->seats[i];
	for (int k = 0; k < other.count; k++)
		there += other.seats[k] == paid->seats[i];
	return before >= there;
}

static void glow_draw(struct draw *draw, float x, float y, float height)
{
	for (int i = 0; i < 4; i++) {
		float out = height * (.2f + .13f * (float)(3 - i));
		struct path path;
		path_clear(&path);
		path_round_rect(&path, x - height * 1.1f - out, y - height / 2 - out, height * 2.2f + 2 * out,
		                height + 2 * out, height / 2 + out);
		draw_path_fill(draw, &path, rgba(0xFFC83C, .28f));
	}
}

static void outline_owners(const struct tally *tally, unsigned owners, struct outline *outline)
{
	outline->color_count = 0;
	for (int seat = 0; seat < tally->player_count; seat++)
		if (owners >> seat & 1)
			outline->colors[outline->color_count++] = (uint8_t)game_color(tally->game, seat);
}

/* ---- cities that are not finished ---- */

static void gap_draw(const struct stage *stage, const struct tally_look *look, struct cell cell, float alpha)
{
	struct rect box = rect_inset(camera_cell(&stage->camera, stage->view, cell.x, cell.y), look_px(look, 5));
	struct path path;
	path_clear(&path);
	path_round_rect(&path, (float)box.x, (float)box.y, (float)box.w, (float)box.h, look_stroke(look, 6));
	draw_fill(look->draw, box, rgba(COLOR_HALO, .08f * alpha));
	struct stroke stroke = {
	    .width = look_stroke(look, 5), .dash = look_stroke(look, 10), .gap = look_stroke(look, 7)};
	draw_path_stroke(look->draw, &path, &stroke, rgba(0x1A100A, .7f * alpha));
	stroke.width = look_stroke(look, 3);
	draw_path_stroke(look->draw, &path, &stroke, rgba(COLOR_HALO, alpha));
	/* over small tiles the words would crowd what they tell of; the frame alone tells it */
	if (box.w < look_px(look, 130))
		return;
	box = rect_common(box, stage->view);
	/* below the track points stand on their card until they are walked */
	int card = look_card_foot(look) - box.y;
	if (!look->walled && card > 0)
		rect_cut_top(&box, card < box.h ? card : box.h);
	struct text_style style = look_text(look, 21, false, COLOR_CREAM);
	const char *text = tr("open here");
	style.color = rgba(COLOR_CREAM, alpha);
	/* one word to a line where the gap is narrow; no word is broken */
	int w = box.w - look_px(look, 12), starts[8], lengths[8], h = look_high(look, &style, text, w);
	int lines = text_wrap(look->draw->metrics, &style, text, w, 8, starts, lengths);
	for (int i = 1; i < lines; i++)
		if (text[starts[i] - 1] != ' ')
			return;
	if (h > box.h)
		return;
	draw_text_block(look->draw,
	                rect_make(box.x + look_px(look, 6), box.y + (box.h - h) / 2, box.w - look_px(look, 12), h),
	                ALIGN_CENTER, &style, text);
}

static void open_draw(struct stage *stage, const struct tally_look *look, int index, float p, const struct signs *signs)
{
	const struct tally_city *city = &stage->tally->cities[index];
	struct vec at = stage_city(stage, index);
	float r = struck_radius(stage, look), shown = unit_part(p, 0, .2f), out = unit_part(p, .3f, .45f);
	float grown = ease_out_back(unit_part(p, 0, .33f), 1.3f);
	outline_draw(stage, look, index, &(struct outline){.dashed = true}, out);
	for (int i = 0; i < city->gap_count; i++)
		gap_draw(stage, look, city->gaps[i], unit_part(p, .5f, .7f));
	float swing = unit_part(p, .33f, .76f), offset = 0;
	if (swing > 0 && swing < 1 && !stage->reduced) {
		float turn = swing * 6, fraction = turn - (float)(int)turn;
		offset = ((int)turn & 1 ? -1 : 1) * 4 * fraction * (1 - fraction) * r * .3f;
	}
	if (out < .5f)
		look_coin(look, at.x + offset, at.y, r * grown, 0, shown);
	else
		look_struck(look, at.x + offset, at.y, r);
	struct rect tag = signs->tags[index];
	if (p >= .45f && tag.w)
		look_tag(look, rect_middle(tag), tag_text_open(), true, unit_part(p, .6f, .8f));
}

/* ---- cities ---- */

static void letter_draw(const struct stage *stage, const struct tally_look *look, int index, const struct signs *signs,
                        float alpha)
{
	struct rect box = signs->letters[index];
	struct text_style style = signs_letter_text(stage, look, COLOR_INK);
	struct skin skin = {.radius = look_stroke(look, 5),
	                    .top = rgb(0xFFFAEA),
	                    .bottom = rgb(0xF3E3BC),
	                    .rim = rgb(COLOR_TOOLTIP),
	                    .rim_width = look_stroke(look, 2),
	                    .shadow = rgba(0x0B0603, .5f),
	                    .shadow_blur = look_stroke(look, 4),
	                    .shadow_dy = look_stroke(look, 2)};
	if (!box.w)
		return;
	draw_alpha_push(look->draw, alpha);
	draw_skin(look->draw, box, &skin);
	draw_text(look->draw, box, ALIGN_CENTER, &style, letter_text(stage, index));
	draw_alpha_pop(look->draw);
}

/* Under field3cap: what the city has paid its owner before shows again. */
static void capped_draw(const struct stage *stage, const struct tally_look *look, int i, struct vec at, float p)
{
	const struct tally *tally = stage->tally;
	for (int seat = 0; seat < tally->player_count; seat++) {
		if (!(look->act->owners >> seat & 1) || !(look->act->capped[seat] >> (i & 63) & 1))
			continue;
		const char *text = draw_format(look->draw, tr("already paid to %s"), tally->names[seat]);
		struct rect tag = look_tag(look, at, draw_format(look->draw, "%s · %d", text, tally->each), true, p);
		at.y += (float)tag.h + 4 * look->k;
	}
}

/* Whence it comes to the cities that are counted: of a farm one point of its land for all of them, the nearest to its
 * middle, so that no farmer seems to feed a city of his own; or who stands on a corner of his land. */
static struct vec source_point(const struct stage *stage, const struct tally_act *act)
{
	if (!act->land) {
		const struct tally_farm *farm = &stage->tally->farms[act->farm];
		struct vec best =
		    board_nearest(stage->board, stage->tally->game, &farm->feature, (struct vec){farm->cx, farm->cy});
		return stage_point(stage, best.x, best.y);
	}
	struct vec at = stage_stand(stage, act->owner.figure, act->owner.cell, act->owner.spot);
	return (struct vec){at.x, at.y - figure_on_tile(stage->camera.size) * .15f};
}

static float sheaf_way(const struct tally_look *look, float p)
{
	float way = unit_part(p, .2f, TALLY_LANDED);
	return look_way(look, way * way);
}

/* The way of what flies now: under farmers, coins and words, gone once it is there. */
static void sheaf_trail(struct stage *stage, const struct tally_look *look, int i, float p)
{
	if (p <= 0 || p >= 1)
		return;
	struct vec to = stage_city(stage, look->act->cities[i]), from = source_point(stage, look->act);
	float fly = sheaf_way(look, p), alpha = .9f * (1 - unit_part(p, TALLY_LANDED, 1));
	struct vec at = {from.x + (to.x - from.x) * fly, from.y + (to.y - from.y) * fly};
	draw_circle(look->draw, from.x, from.y, 7 * look->k, rgba(COLOR_TOOLTIP, .8f * alpha));
	draw_circle(look->draw, from.x, from.y, 5 * look->k, rgba(COLOR_HALO, alpha));
	crowd_trail(look, from, at, COLOR_HALO, alpha);
}

/* The counted city of a farm: the sheaf comes to it over the land; where the field is held by a building it is what the
 * city brings. */
static void sheaf_draw(struct stage *stage, const struct tally_look *look, int i, float p)
{
	const struct tally_act *act = look->act;
	struct vec to = stage_city(stage, act->cities[i]), at = to;
	float fly = sheaf_way(look, p), r = coin_radius(stage, look);
	if (fly < 1) {
		struct vec from = source_point(stage, act);
		at = (struct vec){from.x + (to.x - from.x) * fly, from.y + (to.y - from.y) * fly};
	}
	bool capped = tally_capped(act, i);
	if (capped && tally_landed(p))
		capped_draw(stage, look, i, at, unit_part(p, TALLY_LANDED, 1));
	else
		look_coin(look, at.x, at.y, r * (.55f + .45f * fly), tally_corner_each(act),
		          look->reduced ? (float)tally_landed(p) : unit_part(p, .15f, .3f));
	if (tally_landed(p) && !capped)
		marks_count(look, at, r, i, p);
}

void marks_count(const struct tally_look *look, struct vec at, float r, int i, float p)
{
	look_ordinal(look, at.x + r * .82f, at.y + r * .82f, 14 * look->k, i + 1,
	             ease_out_back(unit_part(p, TALLY_LANDED - .1f, 1), 1.6f), 1);
}

void marks_coin(const struct stage *stage, const struct tally_look *look, struct vec at, float r, int value, float p)
{
	float drop = look_way(look, unit_part(p, .2f, TALLY_LANDED));
	/* it falls: what is almost there would be taken for counted */
	float y = at.y - (1 - drop * drop) * 1.1f * (float)stage->camera.size;
	look_coin(look, at.x, y, r, value, look->reduced ? (float)tally_landed(p) : unit_part(p, .2f, .35f));
}

static void cities_draw(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	struct outline outline = {.glow = true};
	outline_owners(stage->tally, act->owners, &outline);
	for (int i = 0; i < act->city_count; i++) {
		float rim = act->kind == ACT_CITIES ? unit_part(look->state->beats[BEAT_SWEEP], 0, 1)
		                                    : unit_part(look->state->city[i], 0, .4f);
		if (act->kind == ACT_CITIES && rim <= 0 && look->state->beats[BEAT_LIGHT] > 0)
			outline_draw(stage, look, act->cities[i], &(struct outline){.glow = true},
			             look->state->beats[BEAT_LIGHT]);
		outline_draw(stage, look, act->cities[i], &outline, rim);
	}
}

static void coins_draw(struct stage *stage, const struct tally_look *look, const struct signs *signs)
{
	const struct tally_act *act = look->act;
	for (int i = 0; i < act->city_count; i++) {
		if (look->state->city[i] <= 0)
			continue;
		if (act->kind == ACT_FARM || act->land)
			sheaf_draw(stage, look, i, look->state->city[i]);
		else /* it drops onto a city that pays (city editions) */
			marks_coin(stage, look, stage_city(stage, act->cities[i]), coin_radius(stage, look),
			           act->kind == ACT_HELD ? 1 : stage->tally->each, look->state->city[i]);
	}
	for (int i = 0; i < act->city_count && (act->kind != ACT_HELD || act->land); i++)
		letter_draw(stage, look, act->cities[i], signs, 1);
}

/* ---- the end ---- */

static void result_draw(struct stage *stage, const struct tally_look *look, const struct signs *signs, float p)
{
	const struct tally *tally = stage->tally;
	float height = paid_height(stage, look);
	for (int c = 0; c < tally->city_count; c++) {
		struct paid paid;
		struct outline outline = {.glow = true};
		unsigned owners = 0;
		if (!tally->cities[c].letter[0])
			continue;
		paid_find(tally, c, &paid);
		for (int i = 0; i < paid.count; i++)
			owners |= 1u << paid.seats[i];
		outline_owners(tally, owners, &outline);
		outline.glow = paid.count > 0;
		outline_draw(stage, look, c, &outline, p);
	}
	for (int a = 0; a < tally->act_count; a++)
		for (int i = 0; i < tally->acts[a].open_count; i++)
			open_draw(stage, look, tally->acts[a].opens[i], 1, signs);
	for (int c = 0; c < tally->city_count; c++) {
		struct paid paid;
		if (!tally->cities[c].letter[0])
			continue;
		paid_find(tally, c, &paid);
		struct vec at = signs->stacks[c];
		for (int i = 0; i < paid.count; i++) {
			float nth = (float)i - (float)(paid.count - 1) / 2; /* badges in a row, or pills in a stack */
			float x = at.x + (signs->brief ? nth * height * .9f : 0),
			      y = at.y + (signs->brief ? 0 : nth * (height + 2 * look->k));
			if (stage->baseline && paid_anew(stage->baseline, c, &paid, i))
				glow_draw(look->draw, x, y, signs->brief ? height * .5f : height);
			if (signs->brief)
				look_badge(look, x, y, height, paid.seats[i]);
			else
				look_paid(look, x, y, height, paid.seats[i], paid.points[i], p);
		}
		letter_draw(stage, look, c, signs, 1);
	}
}

void stage_marks(struct stage *stage, const struct tally_look *look)
{
	const struct tally *tally = stage->tally;
	const struct tally_act *act = look->act;
	const struct signs *signs = signs_of(stage, look);
	if (!signs)
		return;
	draw_clip_push(look->draw, stage->window);
	if (act->kind == ACT_FEATURE)
		marks_feature(stage, look);
	if (tally_castle(tally))
		castle_below(stage, look);
	if (act->road_count)
		marks_roads(stage, look);
	if (act->kind == ACT_FARM || act->kind == ACT_CITIES || act->kind == ACT_HELD)
		cities_draw(stage, look);
	for (int i = 0; i < act->open_count; i++)
		if (look->state->open[i] > 0)
			open_draw(stage, look, act->opens[i], look->state->open[i], signs);
	for (int i = 0; i < act->city_count && (act->kind == ACT_FARM || act->land); i++)
		sheaf_trail(stage, look, i, look->state->city[i]);
	look->draw->coarse = stage->passes && stage->camera.size != stage->to.size;
	crowd_draw(stage, look);
	look->draw->coarse = false;
	crowd_board(stage, look);
	if (act->kind == ACT_FARM || act->kind == ACT_CITIES || act->kind == ACT_HELD)
		coins_draw(stage, look, signs);
	for (int c = 0; c < tally->city_count && act->kind == ACT_CITIES; c++) {
		const char *text = signs_elsewhere(tally, act, c);
		struct rect tag = signs->tags[c];
		if (text && tag.w)
			look_tag(look, rect_middle(tag), text, true,
			         .8f * unit_part(look->state->beats[BEAT_LIGHT], 0, 1));
	}
	float result = unit_part(look->state->beats[BEAT_RESULT], 0, .6f);
	if (act->kind == ACT_END && tally_castle(tally))
		castle_result(stage, look, result);
	else if (act->kind == ACT_END)
		result_draw(stage, look, signs, result);
	if (act->kind == ACT_TITLE && act->part == PART_FARMS)
		for (int c = 0; c < tally->city_count; c++)
			letter_draw(stage, look, c, signs, unit_part(look->state->beats[BEAT_TITLE], .1f, .2f));
	float named = unit_part(
	    act->kind == ACT_TITLE ? look->state->beats[BEAT_TITLE] * 5 : look->state->beats[BEAT_BORDER], 0, 1);
	for (int i = 0; i < tally->farm_count; i++) {
		struct rect name = signs->names[i];
		if (name.w)
			look_tag(look, rect_middle(name), tally->farms[i].name, false, named);
	}
	draw_clip_pop(look->draw);
}
