#include "suite.h"

#include "../../src/app/save.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const farm_examples[] = {
    "E000-16",       "E000-17",       "E000-18",      "E000-19",         "E000-20",
    "E000-21",       "E000-22",       "E000-24",      "E000-25",         "E003-03",
    "E003-04",       "E003-05",       "E003-06",      "E003-06t",        "E003-07",
    "E003-07t",      "X-15",          "X-15c",        "X-15d",           "X-15e",
    "R-12.6-pigs-1", "R-13.16-city4", "R-6.12-order", "T-city-fed-once", NULL};

const char *const whole_games[] = {"whole-game", "river-two", "count-king-robber", NULL};

void ending_init(struct ending *ending, const char *name)
{
	char path[FORMAT_PATH_SIZE], relative[128], line[FORMAT_LINE_SIZE];
	struct format_error error;
	memset(ending, 0, sizeof *ending);
	ending->tiles = tile_set_load(NULL, &error);
	ck_assert_msg(ending->tiles, "%s", ending->tiles ? "" : error.text);
	snprintf(relative, sizeof relative, "scenarios/%s.json", name);
	ck_assert(data_path(relative, path));
	ending->session = save_open(ending->tiles, NULL, path, -1, line);
	ck_assert_msg(ending->session, "%s: %s", name, line);
	if (!game_over(session_game(ending->session)))
		ck_assert_msg(session_finish(ending->session), "%s does not end", name);
	/* the market empties move by move */
	struct move move;
	while (game_legal_moves(session_game(ending->session), &move, 1) > 0)
		ck_assert(session_play(ending->session, &move, NULL));
	const struct history *history = session_history(ending->session);
	struct record_ply *plies = calloc((size_t)history->ply_count + 1, sizeof *plies);
	for (int i = 0; i < history->ply_count; i++)
		plies[i] = (struct record_ply){history->plies[i].move, history->plies[i].finish};
	ending->records = record_list_create(ending->tiles, &session_start(ending->session)->setup, plies,
	                                     history->ply_count, &ending->game);
	free(plies);
	ck_assert_msg(ending->records, "%s cannot be played again", name);
	ending->tally = tally_create(ending->game, ending->records, NULL);
	ck_assert_msg(ending->tally, "%s has no tally", name);
}

void ending_rename(struct ending *ending, const char *const names[PLAYERS_MAX])
{
	const struct history *history = session_history(ending->session);
	struct session_start start = *session_start(ending->session);
	struct refusal refusal;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		snprintf(start.names[seat], sizeof start.names[seat], "%s", names[seat]);
	struct session *session = session_create(ending->tiles, &start, &refusal);
	ck_assert(session);
	for (int i = 0; i < history->ply_count; i++)
		ck_assert(history->plies[i].finish ? session_finish(session)
		                                   : session_play(session, &history->plies[i].move, NULL));
	session_destroy(ending->session);
	ending->session = session;
}

void ending_finish(struct ending *ending)
{
	tally_destroy(ending->tally);
	record_list_destroy(ending->records);
	game_destroy(ending->game);
	session_destroy(ending->session);
	tile_set_destroy(ending->tiles);
}

/* ---- a host that paints nothing ---- */

/* As if memory were short: nothing is painted, the rough pictures stay. */
static void job_drop(struct host *host, const struct job *job)
{
	job->done(job->data, host);
}
static int jobs_none(struct host *host)
{
	(void)host;
	return 0;
}
static bool layer_lost(void *context, uint64_t key)
{
	(void)context;
	(void)key;
	return false;
}

static const struct host_ops ops = {.job = job_drop, .jobs_open = jobs_none};

/* A ruler: every byte but the second and later of a letter is half as wide as high. */
static int ruler_width(void *context, const struct text_style *style, const char *text, size_t length)
{
	int letters = 0;
	(void)context;
	for (size_t i = 0; i < length; i++)
		letters += ((unsigned char)text[i] & 0xC0) != 0x80;
	return letters * style->px / 2;
}

static void ruler_height(void *context, const struct text_style *style, int *ascent, int *height)
{
	(void)context;
	*ascent = style->px;
	*height = style->px * 5 / 4;
}

void desk_init(struct desk *desk, const struct tile_set *tiles, int w, int h)
{
	memset(desk, 0, sizeof *desk);
	desk->host = (struct host){.ops = &ops, .tiles = tiles, .percent = 100};
	desk->metrics = (struct text_metrics){.width = ruler_width, .height = ruler_height};
	desk->cache = (struct draw_cache){.has_layer = layer_lost};
	theme_init(&desk->theme, w, h, 1, 100);
	draw_init(&desk->draw, &desk->metrics);
	desk->draw.cache = &desk->cache;
	draw_begin(&desk->draw, w, h);
}

void desk_finish(struct desk *desk)
{
	draw_finish(&desk->draw);
}

uint64_t desk_build(struct desk *desk, struct screen *screen)
{
	struct frame frame = {.host = &desk->host, .draw = &desk->draw, .theme = &desk->theme, .still = true};
	draw_begin(&desk->draw, desk->draw.w, desk->draw.h);
	screen->kind->build(screen, &frame);
	/* layers are numbered as they are made: the number is no part of the picture */
	for (int i = 0; i < desk->draw.count; i++)
		if (desk->draw.cmds[i].kind == DRAW_LAYER || desk->draw.cmds[i].kind == DRAW_LAYER_BEGIN)
			desk->draw.cmds[i].u.image.key = 0;
	return draw_hash(&desk->draw);
}

bool desk_says(const struct desk *desk, const char *words)
{
	for (int i = 0; i < desk->draw.count; i++)
		if (desk->draw.cmds[i].kind == DRAW_TEXT && strstr(desk->draw.cmds[i].u.text.text, words))
			return true;
	return false;
}

int desk_smallest(const struct desk *desk)
{
	int least = 1000;
	for (int i = 0; i < desk->draw.count; i++)
		if (desk->draw.cmds[i].kind == DRAW_TEXT && desk->draw.cmds[i].u.text.style.px < least)
			least = desk->draw.cmds[i].u.text.style.px;
	return least;
}
