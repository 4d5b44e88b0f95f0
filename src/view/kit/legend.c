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

/* Where it is written, or only measured: `draw` is NULL. */
struct pen {
	const struct legend *legend;
	struct draw *draw;
	const struct text_metrics *metrics;
	const struct theme *theme;
};

static int px(const struct pen *pen, float units)
{
	return theme_px(pen->theme, units * (float)pen->legend->percent / 100);
}

static struct text_style style_of(const struct pen *pen, enum type type)
{
	struct text_style style = theme_text(pen->theme, type);
	style.px = style.px * pen->legend->percent / 100;
	style.line = style.line * pen->legend->percent / 100;
	return style;
}

static struct text_style caption_style(const struct pen *pen)
{
	struct text_style style = style_of(pen, TYPE_BODY);
	style.face = FACE_SERIF;
	style.px = style.px * 21 / 18;
	style.line = style.line * 27 / 24;
	return style;
}

static struct text_style score_style(const struct pen *pen) { return text_bold(style_of(pen, TYPE_NAME)); }

/* As large as the caption: a page shows pictures in small. */
static struct text_style title_style(const struct pen *pen)
{
	return pen->legend->number ? score_style(pen) : text_bold(caption_style(pen));
}

static struct text_style line_style(const struct pen *pen)
{
	struct text_style style = style_of(pen, TYPE_BODY);
	style.color = rgb(0x8E1B12);
	return style;
}

enum { SCORE_WORDS = SEAT_NAME_SIZE + 20, BADGE = 30 + 3, SCORE_GAP = 14 };

/* "Anna 12", or the number alone where there is no name; `letters` (bytes) of a longer name with an ellipsis. */
static void score_words(const struct pen *pen, int seat, size_t letters, char words[SCORE_WORDS])
{
	const char *name = pen->legend->names[seat], *cut = letters < strlen(name) ? "…" : "";
	letters = utf8_cut(name, letters);
	words[0] = '\0';
	utf8_append(words, SCORE_WORDS, "%.*s%s", (int)letters, name, cut);
	if (!pen->legend->unscored)
		utf8_append(words, SCORE_WORDS, "%s%d", *name ? " " : "", (int)pen->legend->scores[seat]);
}

/* As much of the name as has room beside the number, its first letter at least. */
static void score_words_within(const struct pen *pen, const struct text_style *style, int seat, int room,
                               char words[SCORE_WORDS])
{
	size_t letters = strlen(pen->legend->names[seat]);
	score_words(pen, seat, letters, words);
	while (text_width(pen->metrics, style, words) > room &&
	       utf8_previous(pen->legend->names[seat], (int)letters) > 0) {
		letters = (size_t)utf8_previous(pen->legend->names[seat], (int)letters);
		score_words(pen, seat, letters, words);
	}
}

/* Tokens with their numbers behind a score. Drawn where `draw` is given; returns the width. */
static int tokens_put(const struct pen *pen, int seat, struct rect box)
{
	struct text_style style = style_of(pen, TYPE_SMALL);
	int side = px(pen, 22), x = box.x;
	for (int kind = 0; kind < HOLDINGS_MAX; kind++) {
		const char *words = say("%d", pen->legend->tokens[seat][kind]);
		if (!pen->legend->tokens[seat][kind])
			continue;
		int wide = text_width(pen->metrics, &style, words);
		if (pen->draw) {
			draw_medal(pen->draw, expansion_token(kind), (float)(x + side / 2), (float)(box.y + box.h / 2),
			           (float)side, kind, 1);
			draw_text(pen->draw, rect_make(x + side + 2, box.y, wide + 2, box.h), ALIGN_LEFT, &style,
			          draw_format(pen->draw, "%s", words));
		}
		x += side + wide + px(pen, 8);
	}
	return x - box.x;
}

/* A badge and what stands behind it, in a row so wide; all alike where there are no names. */
static int score_width(const struct pen *pen, int seat, int room, char words[SCORE_WORDS])
{
	struct text_style style = score_style(pen);
	struct pen measured = *pen;
	measured.draw = NULL;
	int besides = px(pen, BADGE + SCORE_GAP) + tokens_put(&measured, seat, (struct rect){0});
	score_words_within(pen, &style, seat, room - besides, words);
	int wide = text_width(pen->metrics, &style, words), least = text_width(pen->metrics, &style, "88");
	return besides + (wide < least ? least : wide);
}

/* All in one row. */
static int scores_width(const struct pen *pen)
{
	char words[SCORE_WORDS];
	int wide = 0;
	for (int seat = 0; seat < pen->legend->player_count; seat++)
		wide += score_width(pen, seat, INT_MAX / 2, words);
	return wide;
}

/* In as many rows as it takes. Drawn where `draw` is given; returns the height. */
static int scores_put(const struct pen *pen, struct rect box)
{
	int high = px(pen, 30), x = box.x, y = box.y;
	for (int seat = 0; seat < pen->legend->player_count; seat++) {
		char words[SCORE_WORDS];
		int wide = score_width(pen, seat, box.w, words);
		if (x > box.x && x + wide > box.x + box.w)
			x = box.x, y += high;
		struct rect place = rect_make(x, y, wide, high);
		struct text_style style = score_style(pen);
		x += wide;
		if (!pen->draw)
			continue;
		draw_badge_in(pen->draw, rect_make(place.x, place.y, high, high), (float)px(pen, 24),
		              pen->legend->colors[seat]);
		rect_cut_left(&place, px(pen, BADGE));
		draw_text(pen->draw, place, ALIGN_LEFT, &style, draw_format(pen->draw, "%s", words));
		rect_cut_left(&place, text_width(pen->metrics, &style, words) + px(pen, 8));
		tokens_put(pen, seat, place);
	}
	return pen->legend->player_count ? y + high - box.y : 0;
}

/* The words of the caption, line of the text by line. Drawn where `draw` is given; returns the height. */
static int caption_put(const struct pen *pen, struct rect box)
{
	struct text_style style = caption_style(pen);
	int used = 0;
	for (const char *at = pen->legend->caption; *at;) {
		size_t length = strcspn(at, "\n");
		const char *part = say("%.*s", (int)length, at);
		struct rect rest = rect_make(box.x, box.y + used, box.w, box.h - used);
		used += pen->draw ? draw_text_block(pen->draw, rest, ALIGN_LEFT, &style, part)
		                  : text_block_height(pen->metrics, &style, part, box.w);
		at += length + (at[length] == '\n');
	}
	return used;
}

/* Everything, from the top of `box`. Drawn where `draw` is given; returns the height. */
static int put(const struct pen *pen, struct rect box)
{
	struct text_style head = title_style(pen), line = line_style(pen);
	int scores = scores_width(pen), sign = px(pen, 26), used = 0;
	/* Scores stand beside the title where both have room, else on a line of their own. */
	bool beside = text_width(pen->metrics, &head, pen->legend->title) + scores + px(pen, 16) <= box.w;
	int high = px(pen, 30);
	struct rect rows = box;
	if (beside)
		rows = rect_cut_right(&rows, scores);
	int below = scores_put(pen, rows);
	used = beside ? 0 : below;
	int wide = beside ? box.w - scores : box.w;
	int title = pen->legend->title[0] ? text_block_height(pen->metrics, &head, pen->legend->title, wide) : 0;
	int row = pen->legend->player_count && beside && title < high ? high : title;
	if (pen->draw && title)
		draw_text_block(pen->draw, rect_make(box.x, box.y + used + (row - title) / 2, wide, title), ALIGN_LEFT,
		                &head, pen->legend->title);
	used += row;
	used += caption_put(pen, rect_make(box.x, box.y + used, box.w, box.h));
	for (int i = 0; i < pen->legend->line_count; i++) {
		struct rect words = rect_make(box.x + sign, box.y + used, box.w - sign, box.h);
		int arm = px(pen, 6), x = box.x + arm + 2, y = box.y + used + line.line / 2;
		if (pen->draw) {
			draw_line(pen->draw, (float)(x - arm), (float)(y - arm), (float)(x + arm), (float)(y + arm),
			          (float)arm * 0.5f, line.color);
			draw_line(pen->draw, (float)(x - arm), (float)(y + arm), (float)(x + arm), (float)(y - arm),
			          (float)arm * 0.5f, line.color);
			draw_text_block(pen->draw, words, ALIGN_LEFT, &line, pen->legend->lines[i]);
		}
		used += text_block_height(pen->metrics, &line, pen->legend->lines[i], words.w);
	}
	return used;
}

enum { PAD_X = 20, PAD_Y = 10 };

/* So small that it is no higher than that; the height. */
static int fit(struct legend *legend, const struct pen *pen, struct rect box, int most)
{
	legend->percent = 100;
	int height = put(pen, box);
	while (height > most && legend->percent > LEGEND_LEAST) {
		legend->percent -= 5;
		height = put(pen, box);
	}
	return height;
}

/* What a frame of this width leaves for the words. */
static struct rect inside(const struct theme *theme, int w)
{
	return rect_make(0, 0, w - 2 * theme_px(theme, PAD_X), 1 << 20);
}

int legend_fit(struct legend *legend, const struct text_metrics *metrics, const struct theme *theme, int w, int most)
{
	struct pen pen = {legend, NULL, metrics, theme};
	int pad = 2 * theme_px(theme, PAD_Y);
	return legend_empty(legend) ? 0 : fit(legend, &pen, inside(theme, w), most - pad) + pad;
}

int legend_at(struct legend *legend, const struct text_metrics *metrics, const struct theme *theme, int w, int percent)
{
	struct pen pen = {legend, NULL, metrics, theme};
	legend->percent = percent;
	return legend_empty(legend) ? 0 : put(&pen, inside(theme, w)) + 2 * theme_px(theme, PAD_Y);
}

void legend_draw(const struct legend *legend, struct draw *draw, const struct theme *theme, struct rect box)
{
	draw_fill(draw, box, rgb(COLOR_PANEL_TOP));
	draw_fill(draw, rect_make(box.x, box.y, box.w, theme_px(theme, 2)), rgb(COLOR_RIM));
	struct rect inner = rect_make(box.x + theme_px(theme, PAD_X), box.y + theme_px(theme, PAD_Y),
	                              box.w - 2 * theme_px(theme, PAD_X), box.h - 2 * theme_px(theme, PAD_Y));
	put(&(struct pen){legend, draw, draw->metrics, theme}, inner);
}

void legend_words(struct legend *legend, struct draw *draw, const struct theme *theme, struct rect box)
{
	struct pen pen = {legend, NULL, draw->metrics, theme};
	fit(legend, &pen, box, box.h);
	pen.draw = draw;
	put(&pen, box);
}
