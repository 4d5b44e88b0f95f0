/* Who won, on a podium, and the ranking below it. */
#include "view/ending/result.h"

#include <math.h>

#include "app/language.h"
#include "app/rulebook.h"
#include "view/art/figure.h"
#include "view/art/gilt.h"

#include <stdio.h>

/* ---- the podium ---- */

static void laurel_draw(struct draw *draw, const struct tally_look *look, float x, float y, float side)
{
	for (int i = 0; i < 4; i++) {
		struct path path;
		float t = (float)i / 3, cx = x + side * (26 - 20 * t * t) * look->k, cy = y + (12 - 26 * t) * look->k;
		path_clear(&path);
		path_oval(&path, cx + side * 5 * look->k, cy, 7.5f * look->k, 3.6f * look->k);
		path_oval(&path, cx - side * 7 * look->k, cy - 5 * look->k, 3.6f * look->k, 7 * look->k);
		draw_path_fill(draw, &path, rgb(0x5F8F3A));
	}
}

static struct text_style step_text(const struct tally_look *look)
{
	return look_text(look, FACE_SERIF, 28, false, COLOR_INK);
}

/* One step of the podium, of pale stone, its top `up` above the foot. */
static struct rect step_draw(struct draw *draw, const struct tally_look *look, int x, int foot, int w, int up,
                             const char *text)
{
	struct skin skin = {.radius = look_stroke(look, 5),
	                    .top = rgb(0xFBF1D8),
	                    .bottom = rgb(0xC9B48A),
	                    .rim = rgb(0x8A7047),
	                    .rim_width = look_stroke(look, 1.5f),
	                    .highlight = rgb(0xFFFBEE)};
	struct text_style style = step_text(look);
	struct rect step = {x, foot - up, w, up};
	/* The slab on which one stands, a little wider. */
	int out = look_px(look, 5), thick = look_px(look, 16);
	draw_skin(draw, step, &skin);
	draw_fill(draw, rect_make(x + look_px(look, 2), foot - up + thick, w - 2 * look_px(look, 2), look_px(look, 5)),
	          rgba(0x5A4028, .30f));
	skin.bottom = rgb(0xE6D4A8);
	draw_skin(draw, rect_make(x - out, foot - up, w + 2 * out, thick), &skin);
	draw_text(draw, rect_make(step.x, step.y + thick, step.w, step.h - thick), ALIGN_CENTER, &style, text);
	return step;
}

/* Body and staff together stand in the middle of what they stand on. */
static void stand_draw(struct draw *draw, float x, float y, float tall, int color)
{
	draw_figure(draw, x - .07f * tall, y, tall, POSE_STANDING, color, LOOK_NORMAL, 1);
}

/* How high and wide all of it is, for a podium that is as large as its size; how far in the slab the soles are. */
enum { FIRST_WIDE = 196, RUNNER_WIDE = 132, FIRST_UP = 92, FIRST_TALL = 268, SOLE = 9, PODIUM_HIGH = 372 };
static const struct {
	float up, tall;
} runner[2] = {{62, 150}, {48, 132}};

struct podium {
	float large;      /* of its size */
	float tall;       /* who is first */
	struct rect step; /* on which he stands */
	bool runners;     /* who is second and third beside him */
};

static struct podium podium_find(const struct tally_look *look, const struct result *result, struct rect box)
{
	int count = bit_count(result->winners), others = result->player_count > 2 ? 2 : 1;
	float wide = (float)(FIRST_WIDE + (count > 1 ? 0 : 2 * RUNNER_WIDE)) * look->k;
	struct podium podium = {.runners = count == 1};
	podium.large = fminf((float)box.h / (PODIUM_HIGH * look->k), (float)box.w / wide);
	podium.large = fminf(podium.large, 1.6f);
	podium.tall = (count > 3 ? 130 : count > 1 ? 190 : FIRST_TALL) * podium.large * look->k;
	int up = look_px(look, FIRST_UP * podium.large),
	    w = count > 1 ? box.w - 2 * look_px(look, 20) : look_px(look, FIRST_WIDE * podium.large),
	    x = box.x + (box.w - w) / 2;
	/* the two steps of two players stand in the middle together */
	if (podium.runners && others == 1)
		x += look_px(look, RUNNER_WIDE * podium.large / 2);
	/* side by side, staffs and all */
	podium.tall = count > 1 ? fminf(podium.tall, 1.02f * (float)w / (float)count) : podium.tall;
	podium.step = rect_make(x, box.y + box.h - up, w, up);
	return podium;
}

/* Who is second and third stands beside, lower. */
static void runners_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
                         const struct result *result, const struct podium *podium)
{
	int foot = podium->step.y + podium->step.h, w = look_px(look, RUNNER_WIDE * podium->large);
	for (int i = 1; i < 3 && i < result->player_count; i++) {
		int x = i == 1 ? podium->step.x - w : podium->step.x + podium->step.w,
		    up = look_px(look, runner[i - 1].up * podium->large);
		step_draw(draw, look, x, foot, w, up, draw_format(draw, "%d", result->place[i]));
		stand_draw(draw, (float)x + (float)w / 2, (float)(foot - up) + SOLE * look->k,
		           runner[i - 1].tall * podium->large * look->k, (int)game_color(show->game, result->order[i]));
	}
}

/* The winners high on their step; `rise` 0..1: how far they have come. */
static void podium_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
                        const struct result *result, struct rect box, float rise)
{
	int count = bit_count(result->winners), done = 0;
	struct podium podium = podium_find(look, result, box);
	struct rect stand = podium.step;
	struct text_style style = step_text(look);
	float middle = (float)stand.x + (float)stand.w / 2;
	gilt_glory(draw, middle, (float)stand.y - .52f * podium.tall, 1.05f * podium.tall * (.7f + .3f * rise));
	const char *words = count > 1 ? tr("First, shared") : tr("First");
	stand = step_draw(draw, look, stand.x, stand.y + stand.h, stand.w, stand.h, words);
	float leaves = (float)stand.y + (float)stand.h / 2 + 8 * look->k;
	if (text_width(draw->metrics, &style, words) + look_px(look, 110) <= stand.w) {
		laurel_draw(draw, look, (float)stand.x + 36 * look->k, leaves, -1);
		laurel_draw(draw, look, (float)(stand.x + stand.w) - 36 * look->k, leaves, 1);
	}
	for (int i = 0; i < result->player_count; i++) {
		int seat = result->order[i];
		if (!(result->winners >> seat & 1))
			continue;
		float x = (float)stand.x + (float)stand.w * ((float)done + .5f) / (float)count;
		stand_draw(draw, x, (float)stand.y + SOLE * look->k, podium.tall * (.72f + .28f * rise),
		           (int)game_color(show->game, seat));
		done++;
	}
	if (podium.runners)
		runners_draw(draw, look, show, result, &podium);
}

/* ---- the ranking ---- */

/* "1  (figure)  Marta        86" */
static void ranking_row_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
                             const struct result *result, int rank, struct rect row, float counted)
{
	struct text_style place = look_text(look, FACE_SERIF, 24, false, COLOR_INK2);
	struct text_style name = look_text(look, FACE_SERIF, 29, false, COLOR_INK);
	struct text_style score = look_text(look, FACE_SERIF, 38, true, COLOR_INK);
	int seat = result->order[rank], h = row.h;
	const char *points = draw_format(draw, "%d", (int)lroundf((float)result->total[seat] * counted));
	draw_text(draw, rect_make(row.x + look_px(look, 14), row.y, look_px(look, 40), h), ALIGN_LEFT, &place,
	          draw_format(draw, "%d", result->place[rank]));
	float tall = fminf(.6f * (float)h, 56 * look->k); /* its staff ends before the name */
	draw_figure(draw, (float)row.x + 74 * look->k, (float)row.y + .5f * (float)h + .53f * tall, tall, POSE_STANDING,
	            (int)game_color(show->game, seat), LOOK_NORMAL, 1);
	rect_cut_right(&row, look_px(look, 16));
	draw_text(draw, row, ALIGN_RIGHT, &score, points);
	rect_cut_right(&row, text_width(draw->metrics, &score, points) + look_px(look, 8));
	rect_cut_left(&row, look_px(look, 116));
	name = look_fit(draw, look, name, show->tally->names[seat], row.w);
	draw_text(draw, row, ALIGN_LEFT, &name, look_name(draw, &name, show->tally->names[seat], row.w));
}

static void ranking_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
                         const struct result *result, struct rect box, float counted)
{
	struct skin panel = theme_skin(&look->theme, SKIN_PANEL), card = theme_skin(&look->theme, SKIN_CARD_CHOSEN);
	draw_skin(draw, box, &panel);
	box = rect_inset(box, look_px(look, 14));
	int h = box.h / result->player_count;
	for (int i = 0; i < result->player_count; i++) {
		struct rect row = rect_cut_top(&box, h);
		if (result->winners >> result->order[i] & 1)
			draw_skin(draw, row, &card);
		else if (i + 1 < result->player_count)
			draw_fill(draw, rect_make(row.x, row.y + row.h - 1, row.w, 1), rgb(COLOR_LINE));
		ranking_row_draw(draw, look, show, result, i, row, counted);
	}
}

/* ---- what is said above it ---- */

/* How it was counted: of The Castle what is set otherwise than the rules have it. */
static const char *rule_line(struct draw *draw, const struct show *show)
{
	static const char *const rules[] = {[FARM_FIELD3] = N_("Fields · field by field, 3"),
	                                    [FARM_CITY4] = N_("Fields · city by city, 4"),
	                                    [FARM_CITY3] = N_("Fields · city by city, 3"),
	                                    [FARM_FIELD3CAP] = N_("Fields · field by field, 3, once"),
	                                    [FARM_OFF] = N_("No farmers")};
	char text[160];
	if (!tally_castle(show->tally))
		return tr(rules[show->tally->farm_rule]);
	const struct settings plain = {0}, *settings = game_settings(show->game);
	rulebook_edition(settings,
	                 rulebook_varied(settings, &plain) &
	                     ((uint64_t)1 << SETTING_WELL4 | (uint64_t)1 << SETTING_KEEP_STARTS),
	                 text, sizeof text);
	return text[0] ? draw_format(draw, "%s", text) : tr("The Castle");
}

/* As many as the set-up promised; "71 of 72 tiles" where one went back to the box or the pile was not laid. */
static const char *tiles_words(struct draw *draw, const struct game *game)
{
	uint8_t counts[TILESET_TYPES_MAX];
	int laid = game_tile_count(game), all = setup_tile_counts(game_tile_set(game), game_settings(game), counts);

	if (laid < all)
		return draw_format(draw, tr("%d of %d tiles"), laid, all);
	return draw_format(draw, trn("%d tile", "%d tiles", (unsigned long)laid), laid);
}

/* By which rules, with how many tiles: beside the numbers, one line or two. */
static void facts_draw(struct draw *draw, const struct tally_look *look, const struct show *show, struct rect *box)
{
	struct text_style small = look_text(look, FACE_SERIF, 21, false, LOOK_PALE);
	const char *line = draw_format(draw, "%s · %s", rule_line(draw, show), tiles_words(draw, show->game));
	int high = text_block_height(draw->metrics, &small, line, box->w);
	draw_text_block(draw, rect_cut_top(box, high), ALIGN_LEFT, &small, line);
	rect_cut_top(box, look_px(look, 10));
}

/* "Marta wins" in gold, and with how many points. */
static void winner_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
                        const struct result *result, struct rect *box)
{
	char names[TALLY_NAMES_SIZE], line[TALLY_TEXT_SIZE];
	struct text_style title = look_text(look, FACE_SERIF, 76, false, COLOR_CREAM),
	                  sub = look_text(look, FACE_SERIF, 29, false, COLOR_CREAM);
	bool shared = result->winners & (result->winners - 1);
	int points = (int)result->total[result->order[0]], edge = look_px(look, 2.6f);
	tally_seats_write(show->tally, result->winners, names, sizeof names);
	snprintf(line, sizeof line, shared ? "%s" : tr("%s wins"), shared ? tr("Shared victory") : names);
	title = look_fit(draw, look, title, line, box->w);
	gilt_name(draw, rect_cut_top(box, look_px(look, 92)), title, edge < 1 ? 1 : edge, line);
	sub.italic = true;
	sub.color = rgb(0xFBE6B8);
	if (shared)
		snprintf(line, sizeof line, tr("%s, %d points each"), names, points);
	else
		snprintf(line, sizeof line, trn("with %d point", "with %d points", (unsigned long)points), points);
	if (shared && text_width(draw->metrics, &sub, line) > box->w)
		snprintf(line, sizeof line, trn("with %d point each", "with %d points each", (unsigned long)points),
		         points);
	gilt_words(draw, rect_cut_top(box, look_px(look, 44)), ALIGN_LEFT, sub, edge < 1 ? 1 : edge, line);
}

void result_winner_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
                        const struct result *result, struct rect box, bool facts, float rise, float counted)
{
	enum { ROW = 76, ROW_FEW = 92 };
	winner_draw(draw, look, show, result, &box);
	if (facts)
		facts_draw(draw, look, show, &box);
	int high =
	    result->player_count * look_px(look, result->player_count < 4 ? ROW_FEW : ROW) + 2 * look_px(look, 14);
	/* the podium has its room however many there are */
	high = high > box.h * 11 / 20 ? box.h * 11 / 20 : high;
	struct rect ranking = rect_cut_bottom(&box, high);
	rect_cut_bottom(&box, look_px(look, 22));
	podium_draw(draw, look, show, result, box, rise);
	ranking_draw(draw, look, show, result, ranking, counted);
}
