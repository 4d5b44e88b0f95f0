/* Who won, on a podium, and the ranking below it. */
#include "view/ending/result.h"

#include <math.h>

#include "app/language.h"
#include "app/rulebook.h"
#include "view/art/champion.h"
#include "view/art/figure.h"
#include "view/art/gilt.h"
#include "text/say.h"

/* ---- the podium ---- */

enum { SLAB = 18, MEDAL = 18 /* its radius */ };

/* What stands on a step: who, with how many points; its height beside that of the slab. */
struct engraved {
	struct text_style name, points;
	int high;
};

static struct engraved engraved_find(const struct tally_look *look)
{
	struct engraved engraved = {.name = look_text(look, 29, false, COLOR_INK),
	                            .points = look_text(look, 40, true, COLOR_INK)};
	engraved.high = engraved.name.line + engraved.points.line + look_px(look, MEDAL + 4);
	return engraved;
}

/* One step of the podium, of pale stone; on the slab, a little wider, one stands. */
static void step_draw(const struct tally_look *look, struct rect step)
{
	struct skin skin = {.radius = look_stroke(look, 5),
	                    .top = rgb(0xFBF1D8),
	                    .bottom = rgb(0xC9B48A),
	                    .rim = rgb(0x8A7047),
	                    .rim_width = look_stroke(look, 1.5f),
	                    .highlight = rgb(0xFFFBEE)};
	int out = look_px(look, 5), thick = look_px(look, SLAB), in = look_px(look, 2);
	draw_skin(look->draw, step, &skin);
	draw_fill(look->draw, rect_make(step.x + in, step.y + thick, step.w - 2 * in, look_px(look, 5)),
	          rgba(0x5A4028, .30f));
	skin.bottom = rgb(0xE6D4A8);
	draw_skin(look->draw, rect_make(step.x - out, step.y, step.w + 2 * out, thick), &skin);
}

/* His name, below it his points. */
static void engrave(const struct tally_look *look, const struct result *result, int rank, struct rect step,
                    float counted)
{
	struct engraved in = engraved_find(look);
	const char *name = look->tally->names[result->order[rank]];
	int pad = look_px(look, 2);
	rect_cut_top(&step, look_px(look, SLAB + MEDAL));
	step = rect_make(step.x + pad, step.y, step.w - 2 * pad, step.h);
	in.name = look_fit(look, in.name, name, step.w);
	draw_text(look->draw, rect_cut_top(&step, in.name.line), ALIGN_CENTER, &in.name,
	          look_name(look, &in.name, name, step.w));
	draw_text(look->draw, rect_cut_top(&step, in.points.line), ALIGN_CENTER, &in.points,
	          draw_format(look->draw, "%d", (int)lroundf((float)result->total[result->order[rank]] * counted)));
}

/* On the edge between slab and step: gold, silver or bronze. */
static void medal_draw(const struct tally_look *look, int place, struct rect step)
{
	static const uint32_t metals[] = {COLOR_SLOT, 0xD3D6DA, 0xD8965C};
	struct text_style style = look_text(look, 22, true, COLOR_INK);
	float r = MEDAL * look->k, cx = (float)step.x + (float)step.w / 2, cy = (float)step.y + (SLAB + 2) * look->k;
	draw_circle(look->draw, cx, cy, r, rgb(COLOR_INK));
	draw_circle(look->draw, cx, cy, r - look_stroke(look, 2), rgb(metals[place - 1]));
	draw_text(look->draw, rect_make((int)(cx - r), (int)(cy - r), (int)(2 * r), (int)(2 * r)), ALIGN_CENTER, &style,
	          draw_format(look->draw, "%d", place));
}

/* All three steps are as wide as the box has room for, the first a little wider; how far in the slab the soles are. */
enum { RUNNER_PART = 32, SOLE = 9, FIRST_MORE = 74, SECOND_MORE = 26 };

struct podium {
	struct rect steps[3];
	float tall[3];
	int count; /* steps */
};

static struct podium podium_find(const struct tally_look *look, const struct result *result, struct rect box)
{
	int winners = bit_count(result->winners), high = engraved_find(look).high + look_px(look, SLAB),
	    room = box.h - high, foot = box.y + box.h, side = look_px(look, 6);
	struct podium podium = {.count = winners > 1 ? 1 : result->player_count > 2 ? 3 : 2};
	int wide = winners > 1 ? 0 : (box.w - 2 * side) * (podium.count == 2 ? 45 : RUNNER_PART) / 100,
	    first = box.w - 2 * side - (podium.count - 1) * wide;
	int more = podium.count == 1                      ? 0
	           : look_px(look, FIRST_MORE) < room / 5 ? look_px(look, FIRST_MORE)
	                                                  : room / 5,
	    less = more * SECOND_MORE / FIRST_MORE;
	int x = box.x + side + wide;
	podium.steps[0] = rect_make(x, foot - high - more, first, high + more);
	podium.steps[1] = rect_make(x - wide, foot - high - less, wide, high + less);
	podium.steps[2] = rect_make(x + first, foot - high, wide, high);
	/* cup and all; side by side where several share it */
	podium.tall[0] = fminf(0.78f * (float)(room - more), 0.92f * (float)first / (float)winners);
	if (podium.count > 1)
		podium.tall[0] = fminf(0.78f * (float)(room - more), 1.55f * (float)first);
	podium.tall[1] = fminf(0.78f * podium.tall[0], 1.15f * (float)wide);
	podium.tall[2] = 0.9f * podium.tall[1];
	return podium;
}

/* The winners high on their step, beside them who is second and third; `rise` 0..1: how far they have come. */
static void podium_draw(const struct tally_look *look, const struct result *result, struct rect box, float rise,
                        float counted)
{
	struct podium podium = podium_find(look, result, box);
	struct rect stand = podium.steps[0];
	struct text_style shared = engraved_find(look).name;
	int winners = bit_count(result->winners), done = 0;
	float sole = SOLE * look->k, tall = podium.tall[0] * (.72f + .28f * rise);
	gilt_glory(look->draw, (float)stand.x + (float)stand.w / 2, (float)stand.y - .6f * podium.tall[0],
	           1.15f * podium.tall[0] * (.7f + .3f * rise));
	for (int i = podium.count - 1; i >= 0; i--) {
		struct rect step = podium.steps[i];
		step_draw(look, step);
		if (winners > 1)
			draw_text(look->draw, step, ALIGN_CENTER, &shared, tr("First, shared"));
		else
			engrave(look, result, i, step, counted);
		if (i > 0) /* a little further in: he waves */
			draw_champion(look->draw,
			              (float)step.x + (float)step.w / 2 + (i == 1 ? .05f : -.05f) * podium.tall[i],
			              (float)step.y + sole, podium.tall[i], look_color(look, result->order[i]), i);
	}
	for (int i = 0; i < result->player_count; i++)
		if (result->winners >> result->order[i] & 1) {
			float x = (float)stand.x + (float)stand.w * ((float)done++ + .5f) / (float)winners;
			draw_champion(look->draw, x, (float)stand.y + sole, tall, look_color(look, result->order[i]),
			              0);
		}
	for (int i = 0; i < podium.count && winners == 1; i++)
		medal_draw(look, result->place[i], podium.steps[i]);
}

/* ---- the ranking ---- */

/* "1  (figure)  Marta        86" */
static void ranking_row_draw(const struct tally_look *look, const struct result *result, int rank, struct rect row,
                             float counted)
{
	struct text_style place = look_text(look, 24, false, COLOR_INK2);
	struct text_style name = look_text(look, 29, false, COLOR_INK);
	struct text_style score = look_text(look, 38, true, COLOR_INK);
	int seat = result->order[rank], h = row.h;
	const char *points = draw_format(look->draw, "%d", (int)lroundf((float)result->total[seat] * counted));
	draw_text(look->draw, rect_make(row.x + look_px(look, 14), row.y, look_px(look, 40), h), ALIGN_LEFT, &place,
	          draw_format(look->draw, "%d", result->place[rank]));
	float tall = fminf(.6f * (float)h, 56 * look->k); /* its staff ends before the name */
	look_figure(look, (float)row.x + 74 * look->k, (float)row.y + .5f * (float)h + .53f * tall, tall, POSE_STANDING,
	            seat, 1);
	rect_cut_right(&row, look_px(look, 16));
	draw_text(look->draw, row, ALIGN_RIGHT, &score, points);
	rect_cut_right(&row, look_wide(look, &score, points) + look_px(look, 8));
	rect_cut_left(&row, look_px(look, 116));
	name = look_fit(look, name, look->tally->names[seat], row.w);
	draw_text(look->draw, row, ALIGN_LEFT, &name, look_name(look, &name, look->tally->names[seat], row.w));
}

/* Who stands on no step, or all where several share the first. */
static void ranking_draw(const struct tally_look *look, const struct result *result, struct rect box, int first,
                         float counted)
{
	struct skin panel = theme_skin(&look->theme, SKIN_PANEL), card = theme_skin(&look->theme, SKIN_CARD_CHOSEN);
	draw_skin(look->draw, box, &panel);
	box = rect_inset(box, look_px(look, 14));
	int h = box.h / (result->player_count - first);
	for (int i = first; i < result->player_count; i++) {
		struct rect row = rect_cut_top(&box, h);
		if (result->winners >> result->order[i] & 1)
			draw_skin(look->draw, row, &card);
		else if (i + 1 < result->player_count)
			draw_fill(look->draw, rect_make(row.x, row.y + row.h - 1, row.w, 1), rgb(COLOR_LINE));
		ranking_row_draw(look, result, i, row, counted);
	}
}

/* ---- what is said above it ---- */

/* How it was counted: of The Castle what is set otherwise than the rules have it. */
static const char *rule_line(const struct tally_look *look)
{
	static const char *const rules[] = {[FARM_FIELD3] = N_("Fields · field by field, 3"),
	                                    [FARM_CITY4] = N_("Fields · city by city, 4"),
	                                    [FARM_CITY3] = N_("Fields · city by city, 3"),
	                                    [FARM_FIELD3CAP] = N_("Fields · field by field, 3, once"),
	                                    [FARM_OFF] = N_("No farmers")};
	if (!tally_castle(look->tally))
		return tr(rules[look->tally->farm_rule]);
	const struct settings plain = {0}, *settings = game_settings(look->tally->game);
	const char *text =
	    rulebook_edition(settings, rulebook_varied(settings, &plain) &
	                                   ((uint64_t)1 << SETTING_WELL4 | (uint64_t)1 << SETTING_KEEP_STARTS));
	return text[0] ? draw_format(look->draw, "%s", text) : tr("The Castle");
}

/* As many as the set-up promised; "71 of 72 tiles" where one went back to the box or the pile was not laid. */
static const char *tiles_words(const struct tally_look *look)
{
	const struct game *game = look->tally->game;
	uint8_t counts[TILESET_TYPES_MAX];
	int laid = game_tile_count(game), all = setup_tile_counts(game_tile_set(game), game_settings(game), counts);

	if (laid < all)
		return draw_format(look->draw, tr("%d of %d tiles"), laid, all);
	return say_count("%d tile", "%d tiles", laid);
}

/* By which rules, with how many tiles: beside the numbers, one line or two. */
static void facts_draw(const struct tally_look *look, struct rect *box)
{
	struct text_style small = look_text(look, 21, false, LOOK_PALE);
	const char *line = draw_format(look->draw, "%s · %s", rule_line(look), tiles_words(look));
	int high = look_high(look, &small, line, box->w);
	draw_text_block(look->draw, rect_cut_top(box, high), ALIGN_LEFT, &small, line);
	rect_cut_top(box, look_px(look, 10));
}

/* "Marta wins" in gold, and with how many points. */
static void winner_draw(const struct tally_look *look, const struct result *result, struct rect *box)
{
	struct text_style title = look_text(look, 76, false, COLOR_CREAM),
	                  sub = look_text(look, 29, false, COLOR_CREAM);
	bool shared = result->winners & (result->winners - 1);
	int points = (int)result->total[result->order[0]], edge = look_px(look, 2.6f);
	const char *names = tally_seats_words(look->tally, result->winners);
	const char *line = shared ? tr("Shared victory") : say(tr("%s wins"), names);
	title = look_fit(look, title, line, box->w);
	gilt_name(look->draw, rect_cut_top(box, look_px(look, 92)), title, edge < 1 ? 1 : edge, line);
	sub.italic = true;
	sub.color = rgb(0xFBE6B8);
	line = shared ? say(tr("%s, %d points each"), names, points)
	              : say_count("with %d point", "with %d points", points);
	if (shared && look_wide(look, &sub, line) > box->w)
		line = say_count("with %d point each", "with %d points each", points);
	gilt_words(look->draw, rect_cut_top(box, look_px(look, 44)), ALIGN_LEFT, sub, edge < 1 ? 1 : edge, line);
}

void result_winner_draw(const struct tally_look *look, const struct result *result, struct rect box, bool facts,
                        float rise, float counted)
{
	enum { ROW = 72, ROW_MANY = 62 };
	int first = result->winners & (result->winners - 1) ? 0 : 3, rows = result->player_count - first;
	winner_draw(look, result, &box);
	if (facts)
		facts_draw(look, &box);
	int high = rows > 0 ? rows * look_px(look, rows < 4 ? ROW : ROW_MANY) + 2 * look_px(look, 14) : 0;
	/* the podium has its room however many there are */
	high = high > box.h * 11 / 20 ? box.h * 11 / 20 : high;
	struct rect ranking = rect_cut_bottom(&box, high);
	rect_cut_bottom(&box, rows > 0 ? look_px(look, 22) : 0);
	podium_draw(look, result, box, rise, counted);
	if (rows > 0)
		ranking_draw(look, result, ranking, first, counted);
}
