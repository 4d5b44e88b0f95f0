/* The table of what the expansions show, and what is looked up there. */
#include "view/kit/expansion_art.h"

#include <string.h>

#define ART(name) &name##_art,
const struct expansion_art *const expansion_art_table[] = {
#include "expansions/list.h"
};

const int expansion_art_count = sizeof expansion_art_table / sizeof expansion_art_table[0];

bool expansion_card(struct ui *ui, enum rule_module module, struct rect box, float alpha)
{
	for (int e = 0; e < expansion_art_count; e++) {
		if (!expansion_art_table[e]->card || expansion_art_table[e]->card_module != module)
			continue;
		expansion_art_table[e]->card(ui, box, alpha);
		return true;
	}
	return false;
}

static const struct holding_art *holding_art(int holding)
{
	for (int e = 0; e < expansion_art_count; e++)
		for (int i = 0; i < expansion_art_table[e]->holding_count; i++)
			if (expansion_art_table[e]->holdings[i].holding == holding)
				return &expansion_art_table[e]->holdings[i];
	return NULL;
}

enum icon expansion_icon(int holding) { return holding_art(holding) ? holding_art(holding)->icon : ICON_NONE; }

/* Tokens, told apart without colour by their shape: a drawing of 100 units. */
static bool token_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct medal *job = context;
	struct path scratch;
	struct pixmap pixmap;

	if (!pixmap_init(&pixmap, w, h))
		return false;
	float s = job->size / 100, from = job->middle - 50 * s;
	struct brush brush = {.pixmap = &pixmap, .path = &scratch, .s = s, .dx = from, .dy = from};
	drawing_paint(&brush, holding_art(job->kind)->token, 0);
	return pixmap_put(&pixmap, pixels);
}

const struct medal_kind *expansion_token(int holding)
{
	static const struct medal_kind token = {"token", 4, token_paint};

	return holding_art(holding) && holding_art(holding)->token ? &token : NULL;
}

/* Of those with a key, or of those that go onto a figure by a move. */
static const struct neutral_art *neutral_art(const char *key, int touches)
{
	for (int e = 0; e < expansion_art_count; e++)
		for (int i = 0; i < expansion_art_table[e]->neutral_count; i++) {
			const struct neutral_art *art = &expansion_art_table[e]->neutrals[i];
			if (key ? strcmp(art->key, key) == 0 : art->touches && art->touches == touches)
				return art;
		}
	return NULL;
}

const struct neutral_art *expansion_neutral(const char *key) { return neutral_art(key, 0); }

const struct neutral_art *expansion_neutral_there(const struct game *game, int id)
{
	bool there = game_has_neutral(game, id) && game_neutral_at(game, id).there;

	return there ? expansion_neutral(game_neutral(game_kind(game), id)->key) : NULL;
}

void neutral_draw(struct draw *draw, struct board *board, const struct game *game, const struct camera *camera,
                  struct rect view, int id, float alpha)
{
	const struct neutral_art *art = expansion_neutral_there(game, id);

	if (!art)
		return;
	struct setup_neutral standing = game_neutral_at(game, id);
	struct vec at = board_neutral(board, game, &standing, (struct vec){art->x, art->y}, art->clear);
	float size = (float)camera->size;
	at = camera_point(camera, view, at.x, at.y);
	draw_shape(draw, at.x, at.y - (art->hovers ? size * 0.05f : 0), size * art->height, art->shape, alpha);
}

void neutrals_draw(struct draw *draw, struct board *board, const struct game *game, const struct camera *camera,
                   struct rect view, float alpha)
{
	for (int id = 0; id < NEUTRALS_MAX; id++)
		neutral_draw(draw, board, game, camera, view, id, alpha);
}

const struct neutral_art *expansion_touch(int move) { return neutral_art(NULL, move); }
