/* Every score of a game: choose one, see where it comes from, take the list along. */
#include "view/ending/screen.h"
#include "view/ending/audit.h"

#include "app/language.h"
#include "app/record_export.h"
#include "view/art/figure.h"

#include <stdlib.h>

enum { DO_BACK, DO_WATCH, DO_TEXT, DO_JSON, DO_COUNT };

static struct audit *audit_of(struct screen *screen) { return (struct audit *)screen; }

void audit_filter_set(struct audit *audit, int filter)
{
	int kept = audit->count ? audit->rows[audit->chosen] : -1;
	audit->filter = filter;
	audit->count = audit->chosen = 0;
	for (int row = audit_next(audit, filter, -1); row >= 0; row = audit_next(audit, filter, row)) {
		if (row == kept)
			audit->chosen = audit->count;
		audit->rows[audit->count++] = (short)row;
	}
	audit->scroll = 0;
	audit->follow = true;
}

static void destroy(struct screen *screen)
{
	struct audit *audit = audit_of(screen);
	stage_finish(&audit->stage);
	show_drop(audit->show);
	free(screen);
}

/* Of the chosen score: entry of tally.order, or -1 of one while the game was played. */
static int chosen_order(const struct audit *audit)
{
	const struct tally *tally = audit->show->tally;
	for (int i = 0; i < tally->order_count && audit->count; i++)
		if (tally->order[i] == audit->rows[audit->chosen])
			return i;
	return -1;
}

static void watch(struct audit *audit, struct host *host)
{
	int order = chosen_order(audit);
	struct screen *tally = order >= 0 ? tally_screen_create(audit->show) : NULL;
	if (!tally)
		return;
	tally_screen_begin(tally, audit->show->tally->spans[order].start);
	screen_push(host, tally);
}

static void choose(struct audit *audit, int by)
{
	int chosen = audit->chosen + by;
	if (audit->count == 0)
		return;
	audit->chosen = chosen < 0 ? 0 : chosen >= audit->count ? audit->count - 1 : chosen;
	audit->follow = true;
}

static void layout(void *data, struct ui *ui, struct frame *frame)
{
	struct audit *audit = data;
	struct tally_look *look = &audit->look;
	struct record_unpaid unpaid = {audit->unpaid_count, audit->unpaid};
	bool final = chosen_order(audit) >= 0;
	if (ui_key(ui, KEY_DOWN, 0))
		choose(audit, 1);
	if (ui_key(ui, KEY_UP, 0))
		choose(audit, -1);
	if (ui_key(ui, KEY_PAGE_DOWN, 0))
		choose(audit, 8);
	if (ui_key(ui, KEY_PAGE_UP, 0))
		choose(audit, -8);
	if (ui_key(ui, KEY_END, 0))
		choose(audit, audit->count);
	if (ui_key(ui, KEY_HOME, 0))
		choose(audit, -audit->count);
	int margin = audit_px(audit, 24);
	struct rect box = {margin, margin, audit_width(audit), look->bar.y - audit_px(audit, 22) - margin};
	audit_list(audit, ui, box);
	const struct result_button buttons[DO_COUNT] = {
	    [DO_BACK] = {"audit.back", tr("Back"), NULL, false, true, NULL},
	    [DO_WATCH] = {"audit.watch", tr("Watch this score"),
	                  final ? NULL : tr("It was paid during the game: only the final scoring can be watched"),
	                  !final, false, tr("Watch")},
	    [DO_TEXT] = {"audit.text", tr("Export text"), NULL, false, false, NULL},
	    [DO_JSON] = {"audit.json", tr("Export JSON"), NULL, false, false, NULL},
	};
	int pressed = result_bar(ui, look, buttons, DO_COUNT,
	                         tr("↑ ↓ choose a score: the board shows where it comes from"), false);
	if (pressed == DO_WATCH)
		watch(audit, frame->host);
	if (pressed == DO_TEXT || pressed == DO_JSON)
		result_export(audit->show, frame->host, frame->now, "scores", &unpaid, pressed == DO_JSON);
	if (pressed == DO_BACK || ui_key(ui, KEY_ESCAPE, 0))
		screen_pop(frame->host);
}

/* ---- the board beside the list: what the chosen score was paid for ---- */

struct lighting {
	struct stage_land land;
	struct stage_lit lit;
	uint64_t farms;
	short cities[TILES_MAX];
	int city_count;
};

static void farms_find(const struct audit *audit, const struct record *record, struct lighting *light)
{
	const struct tally *tally = audit->show->tally;
	for (int i = 0; i < record->city_count; i++) {
		int city = tally_city_find(tally, &audit->show->records->cities[record->first_city + i]);
		if (city >= 0)
			light->cities[light->city_count++] = (short)city;
	}
	if (record->seat == NOBODY)
		light->farms =
		    tally
		        ->cities[tally_city_find(tally, &(struct city_ref){.cell = record->cell, .spot = record->spot})]
		        .farms;
	else if (tally_by_city(tally) && light->city_count)
		light->farms = tally->cities[light->cities[0]].farms;
	else if (tally_farm_find(tally, record->cell, record->spot) >= 0)
		light->farms = (uint64_t)1 << tally_farm_find(tally, record->cell, record->spot);
}

static void lighting_find(const struct audit *audit, const struct record *record, const struct feature *feature,
                          struct lighting *light)
{
	const struct tally *tally = audit->show->tally;
	*light = (struct lighting){0};
	if (!record || !record->has_place) {
		light->lit.all = !record;
		for (int c = 0; record && record->reason == SCORE_HELD &&
		                tally_card_feature(record->bill.holding) == FEATURE_CITY && c < tally->city_count;
		     c++)
			if (tally->cities[c].finished)
				light->cities[light->city_count++] = (short)c;
	} else if (record->reason == SCORE_FARM) {
		farms_find(audit, record, light);
		if (record->seat == NOBODY)
			stage_lit_add(&light->lit, tally, feature);
	} else {
		stage_lit_add(&light->lit, tally, feature);
	}
	for (int i = 0; i < tally->farm_count; i++) {
		if (!(light->farms >> i & 1))
			continue;
		stage_lit_add(&light->lit, tally, &tally->farms[i].feature);
		light->land.shown[i] = true;
		light->land.looks[i] =
		    (struct field_look){.border = 1, .flood = 1, .sweep = 1, .wheat = tally_by_city(tally), .alpha = 1};
	}
	for (int i = 0; i < light->city_count; i++)
		stage_lit_city(&light->lit, tally, light->cities[i]);
}

/* ---- marks ---- */

static void figures_draw(const struct audit *audit, const struct lighting *light)
{
	struct setup_figure figures[FIGURES_MAX];
	const struct game *game = audit->show->game;
	int count = game_standing(game, figures);
	float tile = (float)audit->stage.camera.size;
	for (int i = 0; i < count; i++) {
		int index = game_tile_at(game, figures[i].cell.x, figures[i].cell.y);
		bool lit = light->lit.all ||
		           codes_has(&light->lit.codes[index], tile_code_laid(game, figures[i].cell, figures[i].spot));
		struct vec on = stage_stand(&audit->stage, figures[i].figure, figures[i].cell, figures[i].spot);
		look_figure(&audit->look, on.x, on.y, figure_on_tile(tile),
		            figure_pose_on(figures[i].figure, figures[i].cell, figures[i].spot), figures[i].seat,
		            lit ? 1 : .5f);
	}
	neutrals_draw(audit->look.draw, audit->stage.board, game, &audit->stage.camera, audit->stage.view,
	              light->lit.all ? 1 : .5f);
}

/* The Castle: of a score what it paid, where it did; the larger keep's the empty area, and the keep itself. */
static void castle_draw(struct audit *audit, const struct record *record, const struct feature *feature,
                        const struct lighting *light)
{
	uint32_t body = player_colors[game_color(audit->show->game, record->seat)].body;
	if (record->reason == SCORE_KEEP)
		castle_area_draw(&audit->stage, &audit->look, 1);
	if (record->has_place)
		stage_light(&audit->stage, &audit->look, feature, body, 1);
	figures_draw(audit, light);
	castle_keeps_draw(&audit->stage, &audit->look);
	castle_paid_draw(&audit->stage, &audit->look, record, 1);
}

static void marks_draw(struct audit *audit, const struct record *record, const struct feature *feature,
                       const struct lighting *light)
{
	const struct tally *tally = audit->show->tally;
	if (record->seat == NOBODY) {
		struct city_ref city = {.cell = record->cell, .spot = record->spot};
		outline_draw(&audit->stage, &audit->look, tally_city_find(tally, &city),
		             &(struct outline){.dashed = true}, 1);
		figures_draw(audit, light);
		struct vec at = stage_anchor(&audit->stage, record->cell, record->spot);
		look_struck(&audit->look, at.x, at.y, 18 * audit->look.k);
		return;
	}
	struct outline outline = {
	    .glow = true, .color_count = 1, .colors = {(uint8_t)game_color(audit->show->game, record->seat)}};
	for (int i = 0; i < light->city_count; i++)
		outline_draw(&audit->stage, &audit->look, light->cities[i], &outline, 1);
	if (record->has_place && record->reason != SCORE_FARM)
		stage_light(&audit->stage, &audit->look, feature, player_colors[outline.colors[0]].body, 1);
	figures_draw(audit, light);
	float height = look_within(.28f * (float)audit->stage.camera.size, 30 * audit->look.k, 46 * audit->look.k);
	for (int i = 0; i < light->city_count; i++) {
		struct vec at = stage_city(&audit->stage, light->cities[i]);
		look_paid(&audit->look, at.x, at.y, height, record->seat,
		          (int)record->points / (light->city_count ? light->city_count : 1), 1);
	}
	if (light->city_count || !record->has_place)
		return;
	struct vec at = stage_anchor(&audit->stage, record->cell, record->spot);
	look_paid(&audit->look, at.x, at.y - height, height, record->seat, (int)record->points, 1);
}

/* What the score was paid for, and a tile round it; without a place the whole table. */
static struct tally_frame frame_of(const struct audit *audit, const struct feature *feature,
                                   const struct lighting *light)
{
	const struct tally *tally = audit->show->tally;
	struct tally_frame frame = {0, 0, 0, 0};
	tally_frame_include(&frame, feature);
	for (int f = 0; f < tally->farm_count; f++)
		if (light->farms >> f & 1)
			tally_frame_include(&frame, &tally->farms[f].feature);
	for (int c = 0; c < light->city_count; c++)
		tally_frame_include(&frame, &tally->cities[light->cities[c]].feature);
	if (frame.w <= 0)
		return tally->whole;
	return (struct tally_frame){frame.x - 1, frame.y - 1, frame.w + 2, frame.h + 2};
}

static void scored_draw(struct audit *audit, struct frame *frame, struct rect box)
{
	const struct record *record = audit_chosen(audit);
	struct lighting *light = malloc(sizeof *light);
	struct feature *feature = calloc(1, sizeof *feature);
	if (light && feature) {
		if (record && record->has_place)
			game_feature_at(audit->show->game, record->cell.x, record->cell.y, record->spot, feature);
		lighting_find(audit, record, feature, light);
		audit->stage.view = box;
		audit->stage.window = audit->look.window;
		audit->stage.camera = stage_camera(&audit->look, box,
		                                   tally_castle(audit->show->tally) ? audit->show->tally->whole
		                                                                    : frame_of(audit, feature, light));
		stage_still_draw(&audit->stage, frame, &light->lit, &light->land, false);
		if (record && tally_castle(audit->show->tally))
			castle_draw(audit, record, feature, light);
		else if (record)
			marks_draw(audit, record, feature, light);
	}
	free(feature);
	free(light);
}

/* ---- the screen ---- */

static void input(struct screen *screen, struct frame *frame, const struct input *what)
{
	struct audit *audit = audit_of(screen);
	show_look(audit->show, &audit->look, frame);
	look_input(&audit->look, &audit->ui, frame, what, layout, audit);
}

static void build(struct screen *screen, struct frame *frame)
{
	struct audit *audit = audit_of(screen);
	show_look(audit->show, &audit->look, frame);
	int x = audit_px(audit, 24 + 20) + audit_width(audit), y = audit_px(audit, 24);
	struct rect box = {x, y, audit->look.window.w - x - audit_px(audit, 20),
	                   audit->look.bar.y - audit_px(audit, 22) - y};
	scored_draw(audit, frame, audit->look.board_only ? audit->look.stage : box);
	if (!audit->look.board_only)
		look_draw(&audit->look, &audit->ui, frame, layout, audit);
}

static const struct screen_kind audit_kind = {
    .name = "audit", .destroy = destroy, .input = input, .build = build, .need_w = 853, .need_h = 500};

struct screen *audit_screen_create(struct show *show)
{
	struct audit *audit = calloc(1, sizeof *audit);
	if (!audit)
		return NULL;
	audit->screen.kind = &audit_kind;
	audit->screen.widgets = &audit->ui;
	audit->show = show_hold(show);
	stage_init(&audit->stage, show->tally, show->board);
	ui_init(&audit->ui);
	audit->unpaid_count = tally_unpaid_find(show->tally, audit->unpaid);
	audit_filter_set(audit, AUDIT_ALL);
	return &audit->screen;
}
