#include "layers.h"

#include <check.h>
#include <string.h>

enum { LAYERS_KNOWN = 16 };

static struct {
	int count, frame;
	uint64_t keys[LAYERS_KNOWN];
	int painted[LAYERS_KNOWN];
} held;

static int *layer_find(uint64_t key)
{
	for (int i = 0; i < held.count; i++)
		if (held.keys[i] == key)
			return &held.painted[i];
	return NULL;
}

static bool has_layer(void *context, uint64_t key)
{
	(void)context;
	return layer_find(key) != NULL;
}

void layers_begin(struct desk *desk)
{
	static const struct draw_cache cache = {NULL, has_layer, NULL};
	memset(&held, 0, sizeof held);
	desk->draw.cache = &cache;
	desk->frame.frozen = false;
	desk->frame.live = true;
}

void layers_hold(const struct draw *draw)
{
	held.frame++;
	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		if (cmd->kind != DRAW_LAYER_BEGIN)
			continue;
		if (!layer_find(cmd->u.image.key)) {
			ck_assert_int_lt(held.count, LAYERS_KNOWN);
			held.keys[held.count++] = cmd->u.image.key;
		}
		*layer_find(cmd->u.image.key) = held.frame;
	}
}

int layers_frame(struct desk *desk)
{
	desk->frame.now += 16;
	screen_tick(&desk->host, desk->frame.now);
	desk_build(desk);
	layers_hold(&desk->draw);
	return held.frame;
}

int layers_painted(uint64_t key)
{
	const int *painted = layer_find(key);
	return painted ? *painted : 0;
}
