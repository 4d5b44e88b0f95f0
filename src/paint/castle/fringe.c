/* fringe.c - where a court ends at ground that nobody has built on: its grass is trodden off, not cut. */

#include "paint/castle/court.h"
#include "paint/kit/season.h"

enum { FRINGE_POINTS = 25, FRINGE_COATS = 3 };

static bool way_near(const struct ward *w, struct vec p)
{
	for (int i = 0; i < w->way_count; i++)
		if (line_distance(&w->ways[i].line, p) < WAY_HALF + 0.012f)
			return true;
	return false;
}

/* How far in from the edge the grass is gone at that place of it; the world's noise, so that it runs on round a corner.
 */
static float worn(const struct court *court, struct vec p)
{
	const struct paint_job *job = court->job;
	float x = p.x + (float)job->x, y = p.y + (float)job->y;

	for (int i = 0; i < court->spot_count; i++) { /* whoever stands there stands on grass */
		if (vec_distance(vec(court->spots[i].x, court->spots[i].y), p) < 0.17f)
			return 0.0f;
	}
	return 0.050f + 0.030f * noise_at(x * 5.0f, y * 5.0f, job->seed + 71) +
	       0.016f * noise_at(x * 19.0f, y * 19.0f, job->seed + 72);
}

void fringe_draw(const struct court *court, struct easel *c)
{
	static const float part[FRINGE_COATS] = {1.0f, 0.72f, 0.42f}, alpha[FRINGE_COATS] = {0.34f, 0.42f, 0.55f};
	static const struct vec inward[EDGE_COUNT] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
	struct rgb earth = rgb_mix(rgb(c->season->yard[0]), rgb(c->season->yard[1]), 0.5f);

	for (int coat = 0; coat < FRINGE_COATS; coat++) {
		for (int e = 0; e < EDGE_COUNT; e++) {
			struct vec line[FRINGE_POINTS * 2];

			if (court->job->beside[e] != PAINT_BESIDE_NOTHING)
				continue;
			for (int i = 0; i < FRINGE_POINTS; i++) {
				struct vec p = vec_turned(vec((float)i / (FRINGE_POINTS - 1), 0.0f), e);
				float deep = way_near(&court->ward, p) ? 0.0f : worn(court, p) * part[coat];

				line[i] = p;
				line[FRINGE_POINTS * 2 - 1 - i] = vec_along(p, inward[e], deep);
			}
			fill_polygon(c, line, FRINGE_POINTS * 2, ink_alpha(earth, alpha[coat]));
		}
	}
}
