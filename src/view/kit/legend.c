#include "view/kit/legend.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "app/example.h"
#include "text/say.h"
#include "text/utf8.h"
#include "app/language.h"
#include "app/words.h"
#include "view/kit/expansion_art.h"
#include "view/art/emblem.h"

/* ---- what is said ---- */

void legend_title(struct legend *legend, const struct scenario *file)
{
	const char *title = file->title && *file->title ? tr(file->title) : "",
	           *source = example_source_words(file->source);

	snprintf(legend->title, sizeof legend->title, "%s%s%s", title, *title && *source ? " · " : "", source);
}

void legend_caption(struct legend *legend, const char *text)
{
	snprintf(legend->caption, sizeof legend->caption, "%s", text ? tr(text) : "");
}

/* Is the line behind the last one of them?  Several tries may be refused for one reason. */
static bool line_said(const struct legend *legend)
{
	for (int i = 0; i < legend->line_count; i++)
		if (strcmp(legend->lines[i], legend->lines[legend->line_count]) == 0)
			return true;
	return false;
}

void legend_claims(struct legend *legend, const struct session *session, int step)
{
	const struct scenario *file = session_told(session);
	struct scenario_claim claim;
	for (int i = scenario_tries_from(file, step); i < step && legend->line_count < LEGEND_LINES; i++) {
		if (!scenario_claim(&file->steps[i], session_game(session), &claim) || claim.refusal.reason == 0)
			continue;
		utf8_copy(legend->lines[legend->line_count], sizeof legend->lines[0],
		          words_refusal(session, &claim.refusal));
		legend->line_count += !line_said(legend);
	}
}

bool legend_gathers(int holding) { return expansion_token(holding) && !any_holding(holding)->each; }

void legend_scores(struct legend *legend, const struct session *session)
{
	const struct game *game = session_game(session);
	legend->player_count = game_player_count(game);
	for (int seat = 0; seat < legend->player_count; seat++) {
		const char *name = session_scenario(session)->names[seat];
		snprintf(legend->names[seat], sizeof legend->names[seat], "%s", name ? name : "");
		legend->colors[seat] = (uint8_t)game_color(game, seat);
		legend->scores[seat] = game_score(game, seat);
		for (int kind = 0; kind < HOLDINGS_MAX; kind++)
			if (legend_gathers(kind))
				legend->tokens[seat][kind] = (uint8_t)game_held(game, seat, kind);
	}
}

void legend_names(struct legend *legend, const struct session *session)
{
	bool named = false;

	legend_scores(legend, session);
	memset(legend->tokens, 0, sizeof legend->tokens);
	legend->unscored = true;
	for (int seat = 0; seat < legend->player_count; seat++)
		named = named || legend->names[seat][0];
	if (!named)
		legend->player_count = 0;
}

bool legend_empty(const struct legend *legend)
{
	return !legend->title[0] && !legend->caption[0] && legend->line_count == 0;
}

/* ---- measures ---- */

static int px(const struct legend *legend, const struct theme *theme, float units)
{
	return theme_px(theme, units * (float)legend->percent / 100);
}

static struct text_style style_of(const struct legend *legend, const struct theme *theme, enum type type)
{
	struct text_style style = theme_text(theme, type);
	style.px = style.px * legend->percent / 100;
	style.line = style.line * legend->percent / 100;
	return style;
}

static struct text_style caption_style(const struct legend *legend, const struct theme *theme)
{
	struct text_style style = style_of(legend, theme, TYPE_BODY);
	style.face = FACE_SERIF;
	style.px = style.px * 21 / 18;
	style.line = style.line * 27 / 24;
	return style;
}

static struct text_style score_style(const struct legend *legend, const struct theme *theme)
{
	struct text_style style = style_of(legend, theme, TYPE_NAME);
	style.bold = true;
	return style;
}

/* As large as the caption: a page shows pictures in small. */
static struct text_style title_style(const struct legend *legend, const struct theme *theme)
{
	struct text_style style = caption_style(legend, theme);
	style.bold = true;
	return legend->number ? score_style(legend, theme) : style;
}

static struct text_style line_style(const struct legend *legend, const struct theme *theme)
{
	struct text_style style = style_of(legend, theme, TYPE_BODY);
	style.color = rgb(0x8E1B12);
	return style;
}

enum { SCORE_WORDS = SEAT_NAME_SIZE + 20, BADGE = 30 + 3, SCORE_GAP = 14 };

/* "Anna 12", or the number alone where there is no name; `letters` (bytes) of a longer name with an ellipsis. */
static void score_words(const struct legend *legend, int seat, size_t letters, char words[SCORE_WORDS])
{
	const char *name = legend->names[seat], *cut = letters < strlen(name) ? "…" : "";
	letters = utf8_cut(name, letters);
	words[0] = '\0';
	utf8_append(words, SCORE_WORDS, "%.*s%s", (int)letters, name, cut);
	if (!legend->unscored)
		utf8_append(words, SCORE_WORDS, "%s%d", *name ? " " : "", (int)legend->scores[seat]);
}

/* As much of the name as has room beside the number, its first letter at least. */
static void score_words_within(const struct legend *legend, const struct text_metrics *metrics,
                               const struct text_style *style, int seat, int room, char words[SCORE_WORDS])
{
	size_t letters = strlen(legend->names[seat]);
	score_words(legend, seat, letters, words);
	while (text_width(metrics, style, words) > room && utf8_previous(legend->names[seat], (int)letters) > 0) {
		letters = (size_t)utf8_previous(legend->names[seat], (int)letters);
		score_words(legend, seat, letters, words);
	}
}

/* Tokens with their numbers behind a score. Drawn where `draw` is given; returns the width. */
static int tokens_put(const struct legend *legend, struct draw *draw, const struct text_metrics *metrics,
                      const struct theme *theme, int seat, struct rect box)
{
	struct text_style style = style_of(legend, theme, TYPE_SMALL);
	int side = px(legend, theme, 22), x = box.x;
	for (int kind = 0; kind < HOLDINGS_MAX; kind++) {
		const char *words = say("%d", legend->tokens[seat][kind]);
		if (!legend->tokens[seat][kind])
			continue;
		int wide = text_width(metrics, &style, words);
		if (draw) {
			draw_medal(draw, expansion_token(kind), (float)(x + side / 2), (float)(box.y + box.h / 2),
			           (float)side, kind, 1);
			draw_text(draw, rect_make(x + side + 2, box.y, wide + 2, box.h), ALIGN_LEFT, &style,
			          draw_format(draw, "%s", words));
		}
		x += side + wide + px(legend, theme, 8);
	}
	return x - box.x;
}

/* A badge and what stands behind it, in a row so wide; all alike where there are no names. */
static int score_width(const struct legend *legend, const struct text_metrics *metrics, const struct theme *theme,
                       int seat, int room, char words[SCORE_WORDS])
{
	struct text_style style = score_style(legend, theme);
	int besides =
	    px(legend, theme, BADGE + SCORE_GAP) + tokens_put(legend, NULL, metrics, theme, seat, (struct rect){0});
	score_words_within(legend, metrics, &style, seat, room - besides, words);
	int wide = text_width(metrics, &style, words), least = text_width(metrics, &style, "88");
	return besides + (wide < least ? least : wide);
}

/* All in one row. */
static int scores_width(const struct legend *legend, const struct text_metrics *metrics, const struct theme *theme)
{
	char words[SCORE_WORDS];
	int wide = 0;
	for (int seat = 0; seat < legend->player_count; seat++)
		wide += score_width(legend, metrics, theme, seat, INT_MAX / 2, words);
	return wide;
}

/* In as many rows as it takes. Drawn where `draw` is given; returns the height. */
static int scores_put(const struct legend *legend, struct draw *draw, const struct text_metrics *metrics,
                      const struct theme *theme, struct rect box)
{
	int high = px(legend, theme, 30), x = box.x, y = box.y;
	for (int seat = 0; seat < legend->player_count; seat++) {
		char words[SCORE_WORDS];
		int wide = score_width(legend, metrics, theme, seat, box.w, words);
		if (x > box.x && x + wide > box.x + box.w)
			x = box.x, y += high;
		struct rect place = rect_make(x, y, wide, high);
		struct text_style style = score_style(legend, theme);
		x += wide;
		if (!draw)
			continue;
		draw_badge(draw, (float)place.x + (float)high / 2, (float)place.y + (float)high / 2,
		           (float)px(legend, theme, 24), legend->colors[seat]);
		rect_cut_left(&place, px(legend, theme, BADGE));
		draw_text(draw, place, ALIGN_LEFT, &style, draw_format(draw, "%s", words));
		rect_cut_left(&place, text_width(metrics, &style, words) + px(legend, theme, 8));
		tokens_put(legend, draw, metrics, theme, seat, place);
	}
	return legend->player_count ? y + high - box.y : 0;
}

/* The words of the caption, line of the text by line. Drawn where `draw` is given; returns the height. */
static int caption_put(const struct legend *legend, struct draw *draw, const struct text_metrics *metrics,
                       const struct theme *theme, struct rect box)
{
	struct text_style style = caption_style(legend, theme);
	int used = 0;
	for (const char *at = legend->caption; *at;) {
		size_t length = strcspn(at, "\n");
		const char *part = say("%.*s", (int)length, at);
		struct rect rest = rect_make(box.x, box.y + used, box.w, box.h - used);
		used += draw ? draw_text_block(draw, rest, ALIGN_LEFT, &style, part)
		             : text_block_height(metrics, &style, part, box.w);
		at += length + (at[length] == '\n');
	}
	return used;
}

/* Everything, from the top of `box`. Drawn where `draw` is given; returns the height. */
static int put(const struct legend *legend, struct draw *draw, const struct text_metrics *metrics,
               const struct theme *theme, struct rect box)
{
	struct text_style head = title_style(legend, theme), line = line_style(legend, theme);
	int scores = scores_width(legend, metrics, theme), sign = px(legend, theme, 26), used = 0;
	/* Scores stand beside the title where both have room, else on a line of their own. */
	bool beside = text_width(metrics, &head, legend->title) + scores + px(legend, theme, 16) <= box.w;
	int high = px(legend, theme, 30);
	struct rect rows = rect_make(box.x, box.y, box.w, box.h);
	if (beside)
		rows = rect_cut_right(&rows, scores);
	int below = scores_put(legend, draw, metrics, theme, rows);
	used = beside ? 0 : below;
	int wide = beside ? box.w - scores : box.w;
	int title = legend->title[0] ? text_block_height(metrics, &head, legend->title, wide) : 0;
	int row = legend->player_count && beside && title < high ? high : title;
	if (draw && title)
		draw_text_block(draw, rect_make(box.x, box.y + used + (row - title) / 2, wide, title), ALIGN_LEFT,
		                &head, legend->title);
	used += row;
	used += caption_put(legend, draw, metrics, theme, rect_make(box.x, box.y + used, box.w, box.h));
	for (int i = 0; i < legend->line_count; i++) {
		struct rect words = rect_make(box.x + sign, box.y + used, box.w - sign, box.h);
		int arm = px(legend, theme, 6), x = box.x + arm + 2, y = box.y + used + line.line / 2;
		if (draw) {
			draw_line(draw, (float)(x - arm), (float)(y - arm), (float)(x + arm), (float)(y + arm),
			          (float)arm * 0.5f, line.color);
			draw_line(draw, (float)(x - arm), (float)(y + arm), (float)(x + arm), (float)(y - arm),
			          (float)arm * 0.5f, line.color);
			draw_text_block(draw, words, ALIGN_LEFT, &line, legend->lines[i]);
		}
		used += text_block_height(metrics, &line, legend->lines[i], words.w);
	}
	return used;
}

enum { PAD_X = 20, PAD_Y = 10 };

static int height_at(const struct legend *legend, const struct text_metrics *metrics, const struct theme *theme, int w)
{
	struct rect box = rect_make(0, 0, w - 2 * theme_px(theme, PAD_X), 1 << 20);
	return put(legend, NULL, metrics, theme, box) + 2 * theme_px(theme, PAD_Y);
}

int legend_fit(struct legend *legend, const struct text_metrics *metrics, const struct theme *theme, int w, int most)
{
	if (legend_empty(legend))
		return 0;
	legend->percent = 100;
	int height = height_at(legend, metrics, theme, w);
	while (height > most && legend->percent > LEGEND_LEAST) {
		legend->percent -= 5;
		height = height_at(legend, metrics, theme, w);
	}
	return height;
}

int legend_at(struct legend *legend, const struct text_metrics *metrics, const struct theme *theme, int w, int percent)
{
	legend->percent = percent;
	return legend_empty(legend) ? 0 : height_at(legend, metrics, theme, w);
}

void legend_draw(const struct legend *legend, struct draw *draw, const struct theme *theme, struct rect box)
{
	draw_fill(draw, box, rgb(COLOR_PANEL_TOP));
	draw_fill(draw, rect_make(box.x, box.y, box.w, theme_px(theme, 2)), rgb(COLOR_RIM));
	struct rect inner = rect_make(box.x + theme_px(theme, PAD_X), box.y + theme_px(theme, PAD_Y),
	                              box.w - 2 * theme_px(theme, PAD_X), box.h - 2 * theme_px(theme, PAD_Y));
	put(legend, draw, draw->metrics, theme, inner);
}

void legend_words(struct legend *legend, struct draw *draw, const struct theme *theme, struct rect box)
{
	legend->percent = 100;
	while (legend->percent > LEGEND_LEAST && put(legend, NULL, draw->metrics, theme, box) > box.h)
		legend->percent -= 5;
	put(legend, draw, draw->metrics, theme, box);
}
