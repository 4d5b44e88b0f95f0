/* Where the spaces of the score track lie. */
#include "view/play/core/play.h"

/* One row of 50 spaces, or two of 25 in the small layout. */
int play_track_rows(const struct play *play) { return play->theme.small ? 2 : 1; }

struct rect play_track_inside(const struct play *play)
{
	return rect_inset(play->layout.track, play_px(play, play->theme.compact ? 4 : 5));
}

struct rect play_track_box(const struct play *play, int space)
{
	struct rect inside = play_track_inside(play);
	int rows = play_track_rows(play), columns = TRACK_SPACES / rows, row = space / columns,
	    column = space % columns;
	int left = inside.x + inside.w * column / columns, right = inside.x + inside.w * (column + 1) / columns;
	int top = inside.y + inside.h * row / rows, bottom = inside.y + inside.h * (row + 1) / rows;
	return (struct rect){left, top, right - left, bottom - top};
}

struct vec play_track_space(const struct play *play, int score)
{
	struct rect box = play_track_box(play, score % TRACK_SPACES);
	return (struct vec){(float)box.x + (float)box.w / 2, (float)box.y + (float)box.h};
}
