#include "texts.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { TEXTS_MAX = 1024 };

struct check {
	const char *where;
	unsigned grace;
	int faults, count;
	struct {
		const struct draw_cmd *cmd;
		struct rect box; /* of what its clip leaves */
		bool hidden;
	} seen[TEXTS_MAX];
};

/* All that is wrong is told before the test fails. */
static void fault(struct check *check, const char *text, const char *what, const char *other)
{
	check->faults++;
	if (check->where)
		fprintf(stderr, "%s: \"%s\" %s%s%s\n", check->where, text, what, other ? ": " : "", other ? other : "");
}

/* A line of text as the eye sees it: from the tops of its letters to the base. */
static struct rect ink(const struct draw_cmd *cmd)
{
	int px = cmd->u.text.style.px;

	return rect_make((int)cmd->u.text.at.x, (int)cmd->u.text.at.y - px * 6 / 10, cmd->u.text.width, px * 6 / 10);
}

/* Letters are drawn twice, with a shadow. */
static bool is_shadow(const struct draw_cmd *a, const struct draw_cmd *b)
{
	int far = 1 + a->u.text.style.px / 8;

	return !strcmp(a->u.text.text, b->u.text.text) && fabsf(a->u.text.at.x - b->u.text.at.x) <= (float)far &&
	       fabsf(a->u.text.at.y - b->u.text.at.y) <= (float)far;
}

static bool inside_across(struct rect outer, struct rect inner)
{
	return inner.x >= outer.x - 1 && inner.x + inner.w <= outer.x + outer.w + 1;
}

static bool inside(struct rect outer, struct rect inner)
{
	return inside_across(outer, inner) && inner.y >= outer.y - 1 && inner.y + inner.h <= outer.y + outer.h + 1;
}

static void text_check(struct check *check, const struct draw_cmd *cmd, struct rect clip, bool scrolls)
{
	const char *text = cmd->u.text.text;
	struct rect box = ink(cmd);

	/* What scrolls has nothing beside it, only above and below. */
	struct rect kept = scrolls ? (struct rect){box.x, clip.y, box.w, clip.h} : clip;

	if ((cmd->color & 0xff) < 60 || !text[0] || !rect_overlap(kept, box))
		return;
	if (cmd->flags & 1 && !(check->grace & TEXTS_CUT))
		fault(check, text, "is cut short", NULL);
	for (int i = 0; i < check->count; i++)
		if (inside_across(clip, box) && clip.h < box.h && is_shadow(check->seen[i].cmd, cmd))
			return; /* a band of letters that stand there whole, and were looked at: gold that pales */
	if (scrolls ? !inside_across(clip, box) : !inside(clip, box))
		fault(check, text, "leaves its place", NULL);
	for (int i = 0; i < check->count; i++)
		if (!check->seen[i].hidden && rect_overlap(check->seen[i].box, box) &&
		    !is_shadow(check->seen[i].cmd, cmd))
			fault(check, text, "lies on", check->seen[i].cmd->u.text.text);
	ck_assert_int_lt(check->count, TEXTS_MAX);
	check->seen[check->count].cmd = cmd;
	check->seen[check->count].box = rect_common(clip, box);
	check->seen[check->count++].hidden = false;
}

/* An opaque box hides what was written below it, all of it or nothing. */
static void box_check(struct check *check, const struct draw_cmd *cmd)
{
	if ((cmd->u.skin.top & 0xff) < 250)
		return;
	for (int i = 0; i < check->count; i++) {
		if (check->seen[i].hidden || !rect_overlap(cmd->box, check->seen[i].box))
			continue;
		check->seen[i].hidden = true;
		if (!inside(cmd->box, check->seen[i].box))
			fault(check, check->seen[i].cmd->u.text.text, "is half hidden", NULL);
	}
}

int texts_check(const struct draw *draw, const char *where, unsigned grace)
{
	struct check check = {.where = where, .grace = grace};
	struct rect window = {0, 0, draw->w, draw->h}, clip = window;

	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];

		if (cmd->kind == DRAW_CLIP)
			clip = cmd->box.w < 0 ? window : cmd->box;
		else if (cmd->kind == DRAW_TEXT && !(cmd->flags & DRAW_PRINTED))
			text_check(&check, cmd, clip, grace & TEXTS_SCROLL && clip.h < window.h);
		else if (cmd->kind == DRAW_SKIN)
			box_check(&check, cmd);
	}
	ck_assert_msg(check.count > 3, "%s: nothing is written", where);
	return check.faults;
}
