/* ground.h - layers of the opaque ground. */
#pragma once

#include "paint/kit/grid.h"
#include "paint/land/scene.h"

struct ground {
	const struct scene *scene;
	int size;
	float *grass, *blade, *warp_x, *warp_y; /* size * size each */
	float *city;                            /* coverage of city ground */
	struct grid road, river, flow, street;  /* distance to the middle; along the stream; to streets */
	const struct season *season;
	struct grid wood; /* how much of a wood: 0 ... 1 */
};

/* The ground of a scene; `scratch`: what is left beside it. */
void ground_compose(const struct scene *scene, int size, uint8_t *rgba, void *scratch);

/* The colour of meadow and parcels at a pixel; 0 ... 1: how much is seen of what is dry and pale (`sown`: wheat, fallow
 * land), and of the other parcels (`kept`). */
struct rgb meadow_color(const struct ground *g, int px, int py, float sown, float kept);

/* `lee` -1 ... 1: 1 on the side in the shade of its bank. */
struct rgb road_color(const struct ground *g, struct rgb under, float distance, float lee, int px, int py);
struct rgb river_color(const struct ground *g, struct rgb under, float distance, float flow, float lee, int px, int py);
struct rgb paving_color(const struct ground *g, float street, int px, int py);
