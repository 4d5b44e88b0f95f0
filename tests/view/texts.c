#include "texts.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

/* A line of text as the eye sees it: from the tops of its letters to the base. */
struct rect texts_ink(const struct draw_cmd *cmd)
{
	int px = cmd->u.text.style.px;

	return rect_make((int)cmd->u.text.at.x, (int)cmd->u.text.at.y - px * 6 / 10, cmd->u.text.width, px * 6 / 10);
}

bool texts_inside(struct rect outer, struct rect inner)
{
	return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w + 1 &&
	       inner.y + inner.h <= outer.y + outer.h + 1;
}

int texts_faults;

/* All that is wrong is told before the test fails. */
static void expect(bool fine, const char *where, const char *text, const char *what)
{
	if (fine)
		return;
	texts_faults++;
	fprintf(stderr, "%s: \"%s\": %s\n", where, text, what);
}

void texts_check(const struct draw *draw, const char *where, bool examples)
{
	struct rect clip = {0, 0, draw->w, draw->h}, window = clip;
	struct rect boxes[1024];
	const char *texts[1024];
	int count = 0;

	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];

		if (cmd->kind == DRAW_CLIP)
			clip = cmd->box.w < 0 ? window : cmd->box;
		if (cmd->kind != DRAW_TEXT)
			continue;
		struct rect box = texts_ink(cmd);
		/* Below the edge of something that scrolls. */
		if (!rect_overlap(clip, box))
			continue;
		/* Captions of examples are as long as their authors liked. */
		expect(!(cmd->flags & 1) || examples, where, cmd->u.text.text, "is cut");
		expect(box.x >= clip.x - 1 && box.x + box.w <= clip.x + clip.w + 1, where, cmd->u.text.text,
		       "leaves its place");
		expect(clip.w != window.w || texts_inside(window, box), where, cmd->u.text.text, "leaves the window");
		for (int k = 0; k < count; k++)
			expect(!rect_overlap(boxes[k], box) || !strcmp(texts[k], cmd->u.text.text), where,
			       cmd->u.text.text, texts[k]);
		if (count < 1024) {
			boxes[count] = box;
			texts[count++] = cmd->u.text.text;
		}
	}
	ck_assert_msg(count > 3, "%s: nothing is written", where);
}
