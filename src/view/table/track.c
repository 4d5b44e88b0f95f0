#include "view/table/track.h"

#include "view/art/figure.h"
#include "view/art/title_pill.h"

struct rect track_space(const struct score_track *track, int score)
{
	struct rect inside = track->inside;
	int columns = TRACK_SPACES / track->rows, row = score % TRACK_SPACES / columns, column = score % columns;
	int left = inside.x + inside.w * column / columns, right = inside.x + inside.w * (column + 1) / columns;
	int top = inside.y + inside.h * row / track->rows, bottom = inside.y + inside.h * (row + 1) / track->rows;
	return (struct rect){left, top, right - left, bottom - top};
}

static void number_draw(struct draw *draw, const struct score_track *track, int space)
{
	struct rect box = track_space(track, space);
	struct text_style style = track->number;
	const char *text = draw_format(draw, "%d", space);
	if (track->rows > 1) {
		style.px = box.h * 9 / 20;
		draw_text(draw, rect_make(box.x + 2, box.y, box.w, box.h / 2), ALIGN_LEFT, &style, text);
		return;
	}
	style.bold = style.bold || (track->every && space % 5 == 0);
	draw_text(draw, rect_make(box.x - box.w / 2, box.y, box.w * 2, track->head), ALIGN_CENTER, &style, text);
}

static void spaces_draw(struct draw *draw, const struct score_track *track)
{
	for (int space = 0; space < TRACK_SPACES; space++) {
		struct rect box = track_space(track, space);
		uint32_t fill = space % 5 == 0 ? rgb(0xDABF87) : space % 2 ? rgb(0xEADAB2) : rgb(0xE3D0A2);
		draw_fill(draw, box, fill);
		draw_fill(draw, (struct rect){box.x, box.y, 1, box.h}, rgba(COLOR_LINE, 0.8f));
	}
	for (int i = 0; i < track->count; i++)
		for (int s = track->markers[i].from + 1; s <= track->markers[i].score; s++)
			draw_fill(draw, track_space(track, s), rgba(player_colors[track->markers[i].color].body, .5f));
	for (int space = 0; space < TRACK_SPACES; space += track->every ? 1 : 5)
		number_draw(draw, track, space);
	draw_outline(draw, track->inside, 3, 1, rgba(COLOR_LINE, 1));
}

/* A player's figure where it stands: side by side on one space, on the track a step aside at its ends. */
struct standing {
	int color, score;
	float x, y, height;
	bool back; /* every second of many stands a step back */
};

static struct standing standing_find(const struct score_track *track, int marker)
{
	int score = track->markers[marker].score, beside = 0, of = 0;
	for (int other = 0; other < track->count; other++)
		if (track->markers[other].score % TRACK_SPACES == score % TRACK_SPACES) {
			beside += other < marker;
			of++;
		}
	struct rect box = track_space(track, score), inside = track->inside;
	float height = (float)box.h * 0.54f, most = theme_stroke(track->theme, 31);
	float room = (float)(box.h - track->head) - theme_stroke(track->theme, 3);
	if (track->rows == 1) /* its head may stand over the numbers, unless each space has one */
		height = room + (float)track->head * (track->every ? 0 : 0.6f);
	height = height > most ? most : height;
	float reach = height * (figure_beside(of - 1, of) + 0.5f) + theme_stroke(track->theme, 4);
	float least = (float)inside.x + reach, last = (float)(inside.x + inside.w) - reach,
	      middle = (float)box.x + (float)box.w / 2;
	middle = middle < least ? least : middle > last ? last : middle;
	bool back = of > 3 && beside % 2;
	float y = (float)box.y + (float)box.h - theme_stroke(track->theme, 2) - (back ? height * 0.2f : 0);
	return (struct standing){
	    track->markers[marker].color, score, middle + height * figure_beside(beside, of), y, height, back};
}

static void standing_draw(struct draw *draw, const struct standing *it)
{
	bool lies = it->score >= TRACK_SPACES;
	draw_figure(draw, it->x, lies ? it->y - it->height * 0.32f : it->y, it->height,
	            lies ? POSE_LYING : POSE_STANDING, it->color, LOOK_NORMAL, 1);
}

/* Is anybody's figure this many spaces away, either end included? */
static bool anybody(const struct score_track *track, int score, int from, int to)
{
	for (int i = 0; i < track->count; i++) {
		int away = track->markers[i].score % TRACK_SPACES - score % TRACK_SPACES;
		if (away >= from && away <= to)
			return true;
	}
	return false;
}

struct told {
	int count, laps[PLAYERS_MAX];
	struct rect pills[PLAYERS_MAX];
};

/* The laps behind him: to the right of him, or to the left where the track ends or somebody stands. Neighbours share a
 * pill, or pills stand above one another. */
static void laps_draw(struct draw *draw, const struct score_track *track, const struct standing *it, struct told *told)
{
	const struct theme *theme = track->theme;
	int laps = it->score / TRACK_SPACES;
	if (laps == 0)
		return;
	struct text_style style = theme_text_color(theme, TYPE_LABEL, COLOR_CREAM);
	style.tracking = 0;
	style.px = track->lap_px;
	const char *text = draw_format(draw, "+%d", laps * TRACK_SPACES);
	int wide = text_width(draw->metrics, &style, text) + theme_px(theme, 10), tall = theme_px(theme, 18);
	int half = (int)(it->height * 0.5f), covered = 1 + (half + wide) / (track_space(track, it->score).w | 1);
	struct rect pill = {(int)it->x + half, (int)(it->y - it->height * 0.32f) - tall / 2 + theme_px(theme, 5), wide,
	                    tall};
	struct rect left = pill, inside = track->inside;
	left.x = (int)it->x - half - wide;
	bool taken =
	    anybody(track, it->score, 1, covered) && left.x > inside.x && !anybody(track, it->score, -covered, -1);
	if (taken || pill.x + wide > inside.x + inside.w)
		pill = left;
	for (int i = 0; i < told->count; i++) {
		if (rect_overlap(pill, told->pills[i]) && told->laps[i] == laps)
			return;
		pill.y = rect_overlap(pill, told->pills[i]) ? told->pills[i].y - tall : pill.y;
	}
	told->laps[told->count] = laps;
	told->pills[told->count++] = pill;
	draw_dark_pill(draw, pill);
	draw_text(draw, pill, ALIGN_CENTER, &style, text);
}

void track_draw(struct draw *draw, const struct score_track *track)
{
	struct told told = {.count = 0};
	spaces_draw(draw, track);
	/* Those a step back first, and over all figures what is told of them. */
	for (int n = 0; n < 3 * track->count; n++) {
		struct standing it = standing_find(track, n % track->count);
		if (n >= 2 * track->count)
			laps_draw(draw, track, &it, &told);
		else if (it.back == (n < track->count))
			standing_draw(draw, &it);
	}
}
