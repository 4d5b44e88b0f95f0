/* Settings: taste, applied at once and kept. */
#include <errno.h>
#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "view/screens/screens.h"
#include "app/folder.h"
#include "app/language.h"
#include "app/prefs.h"
#include "system/system.h"
#include "view/art/figure.h"
#include "view/art/icon.h"
#include "view/kit/form.h"
#include "view/kit/notice.h"
#include "view/kit/page.h"

/* Four groups, each with its icon on a card of its own: the window and files, what is heard, what lies on the table,
 * what moves. */
enum group { WINDOW, HEARD, SCENE, MOVES, GROUPS };

struct settings_view {
	struct form form;
	const struct tile_set *tiles;
	float scroll;
	int scene;        /* how high the picture of table and season is; 0: it has no room */
	int tall[GROUPS]; /* as high as they were in the last pass */
	bool changed;     /* in this pass */
	bool heard;       /* and what it is about is heard */
	bool opener;      /* the system lets it be set what opens games */
	bool opens;       /* it is this program */
};

/* ---- choices ---- */

enum { VALUES_MAX = 9, LANGUAGES = 24 /* as many as the list holds */ };

/* What a number of the preferences may be, and what that is called; NULL: as percent, 0 by itself. */
struct values {
	int count;
	int of[VALUES_MAX];
	const char *names[VALUES_MAX];
};

/* A member of struct prefs, which is switched or one of these values, or what has a way of its own to be chosen. */
struct line {
	enum group group;
	const char *id, *name, *note;
	void (*choice)(struct settings_view *view, struct ui *ui, struct frame *frame, const struct line *line,
	               struct rect box);
	size_t member;
	const struct values *values;
};

static void *member_of(struct prefs *prefs, const struct line *line) { return (char *)prefs + line->member; }

static void flag_choice(struct settings_view *view, struct ui *ui, struct frame *frame, const struct line *line,
                        struct rect box)
{
	struct prefs *prefs = frame->host->prefs;
	bool *value = member_of(prefs, line), unheard = value == &prefs->room_tone && !prefs->sound;

	if (!toggle(ui, ui_name(line->id), box, value, unheard))
		return;
	view->changed = true;
	view->heard = value == &prefs->sound;
}

static int nearest(const struct values *values, int wanted)
{
	int best = 0;

	for (int i = 1; i < values->count; i++)
		if (abs(values->of[i] - wanted) < abs(values->of[best] - wanted))
			best = i;
	return best;
}

static void value_choice(struct settings_view *view, struct ui *ui, struct frame *frame, const struct line *line,
                         struct rect box)
{
	const struct values *values = line->values;
	struct prefs *prefs = frame->host->prefs;
	int *value = member_of(prefs, line), current = nearest(values, *value);
	bool volume = value == &prefs->volume;
	const char *labels[VALUES_MAX];

	for (int i = 0; i < values->count; i++)
		labels[i] = values->names[i] ? tr(values->names[i]) : draw_format(ui->draw, tr("%d %%"), values->of[i]);
	if (!drop_down(ui, ui_name(line->id), box, labels, values->count, &current, volume && !prefs->sound))
		return;
	*value = values->of[current];
	view->changed = true;
	view->heard = volume;
}

static void language_choice(struct settings_view *view, struct ui *ui, struct frame *frame, const struct line *line,
                            struct rect box)
{
	struct prefs *prefs = frame->host->prefs;
	const char *labels[LANGUAGES] = {tr("The system's")}, *codes[LANGUAGES] = {""};
	int count = 1, current = 0;

	for (int i = 0; language_offer(i) && count < LANGUAGES - 1; i++, count++) {
		labels[count] = language_offer(i)->name;
		codes[count] = language_offer(i)->code;
		if (!strcmp(codes[count], prefs->language))
			current = count;
	}
	/* The one for tests is in the list only where it was asked for. */
	if (current == 0 && prefs->language[0]) {
		labels[count] = codes[count] = prefs->language;
		current = count++;
	}
	if (drop_down(ui, ui_name(line->id), box, labels, count, &current, false) &&
	    codes[current] != prefs->language) {
		snprintf(prefs->language, sizeof prefs->language, "%s", codes[current]);
		view->changed = true;
	}
}

static void opener_choice(struct settings_view *view, struct ui *ui, struct frame *frame, const struct line *line,
                          struct rect box)
{
	if (!toggle(ui, ui_name(line->id), box, &view->opens, false))
		return;
	if (!sys_opener_set(view->opens))
		notice_pass(frame->host, frame->now, tr("This could not be set"), folder_why(errno));
	sys_opener(&view->opens);
	ui->again = true;
}

/* ---- rows ---- */

static const struct values scales = {9, {0, 100, 110, 125, 150, 175, 200, 250, 300}, {N_("Automatic")}},
                           speeds = {5,
                                     {50, 100, 150, 200, 0},
                                     {N_("Slow"), N_("Normal"), N_("Fast"), N_("Very fast"), N_("At once")}},
                           volumes = {5, {20, 40, 60, 80, 100}, {NULL}},
                           tops = {TABLE_TOPS, {0, 1, 2}, {N_("Walnut"), N_("Slate"), N_("Linen")}},
                           seasons = {LAND_SEASONS, {0, 1, 2}, {N_("Summer"), N_("Autumn"), N_("Winter")}};

#define FLAG(name) flag_choice, offsetof(struct prefs, name), NULL
#define VALUE(name, values) value_choice, offsetof(struct prefs, name), values
#define OWN(choice) choice, 0, NULL

static const struct line lines[] = {
    {WINDOW, "settings.scale", N_("Interface size"), N_("Letters, buttons and panels."), VALUE(ui_scale, &scales)},
    {WINDOW, "settings.language", N_("Language"), N_("Of all text."), OWN(language_choice)},
    {WINDOW, "settings.contrast", N_("High contrast"), N_("Bolder text and outlines, larger marks on the table."),
     FLAG(contrast)},
    {WINDOW, "settings.fullscreen", N_("Full screen"), N_("F11 does the same at any time."), FLAG(fullscreen)},
    {WINDOW, "settings.opener", N_("Open games by double click"),
     N_("Files that end in .bastide, for this user alone."), OWN(opener_choice)},
    {HEARD, "settings.sound", N_("Sound"), N_("M does the same at any time."), FLAG(sound)},
    {HEARD, "settings.volume", N_("Volume"), N_("Wood, paper, bells and coins."), VALUE(volume, &volumes)},
    {HEARD, "settings.room", N_("Room sounds"), N_("Air and a stove, very quiet, all the time."), FLAG(room_tone)},
    {HEARD, "settings.talk", N_("Computer players speak"), N_("A short word at what happens to them."), FLAG(talk)},
    {SCENE, "settings.table", N_("Table"), N_("What the tiles lie on."), VALUE(top, &tops)},
    {SCENE, "settings.season", N_("Season"), N_("Of fields, trees and roofs."), VALUE(season, &seasons)},
    {SCENE, "settings.life", N_("Life on the table"), N_("Smoke, water and a cloud; it rests when nobody plays."),
     FLAG(life)},
    {SCENE, "settings.hairline", N_("Lines between tiles"), N_("A faint line shows where one tile ends."),
     FLAG(hairline)},
    {MOVES, "settings.speed", N_("Animation speed"), N_("Tiles, followers, points and the view."),
     VALUE(speed, &speeds)},
    {MOVES, "settings.motion", N_("Reduced motion"), N_("Cuts and short fades instead of movement."),
     FLAG(reduced_motion)},
    {MOVES, "settings.camera", N_("The view follows the game"), N_("It moves to what happens out of sight."),
     FLAG(follow_camera)},
    {MOVES, "settings.rotations", N_("Turn through all four sides"),
     N_("Off: the tile in hand turns only to sides that fit somewhere."), FLAG(all_rotations)},
};

enum { LINES = sizeof lines / sizeof lines[0] };

/* The next line of a group from the i-th on, or LINES. */
static int line_next(const struct settings_view *view, enum group group, int i)
{
	while (i < LINES && (lines[i].group != group || (lines[i].choice == opener_choice && !view->opener)))
		i++;
	return i;
}

/* What the answer of a line needs; the rest is for its words. */
static int answer_width(struct ui *ui, int i)
{
	bool is_switch = lines[i].choice == flag_choice || lines[i].choice == opener_choice;

	return ui_px(ui, is_switch ? 52 : ui->theme.compact ? 220 : 260);
}

/* The note of the first line tells when the window is too small for the wish. */
static const char *note_of(struct ui *ui, struct frame *frame, int i)
{
	const struct prefs *prefs = frame->host->prefs;

	if (i == 0 && frame->host->percent < prefs->ui_scale)
		return tr("Each page grows as far as it has room in this window.");
	if (i == 0 && !prefs->ui_scale)
		return draw_format(ui->draw, tr("Letters, buttons and panels; a window of this size gets %d %%."),
		                   frame->host->percent);
	return tr(lines[i].note);
}

/* Cuts what it used off the card. */
static void draw_line_of(struct settings_view *view, struct ui *ui, struct frame *frame, struct rect *card, int i,
                         bool ruled)
{
	struct text_two words = text_two(ui, tr(lines[i].name), note_of(ui, frame, i));
	int tall = ui_px(ui, ui->theme.compact ? 40 : 46), answer = answer_width(ui, i), gap = ui_px(ui, 20);
	int height = text_two_height(ui, &words, card->w - answer - gap),
	    least = ui_px(ui, theme_button_height(&ui->theme));
	struct rect box = rect_cut_top(card, (height > least ? height : least) + ui_px(ui, ui->theme.compact ? 8 : 20)),
	            in = box, choice = rect_part_right(&in, answer, gap);

	lines[i].choice(view, ui, frame, &lines[i],
	                lines[i].choice == flag_choice ? choice : rect_center(choice, choice.w, tall));
	ui_tell(ui, words.title, NULL);
	rect_cut_top(&in, (box.h - height) / 2);
	text_two_draw(ui, in, ALIGN_LEFT, &words);
	if (ruled)
		draw_fill(ui->draw, rect_make(box.x, box.y + box.h - 1, box.w, ui_px(ui, 1)), rgba(COLOR_LINE, 0.55f));
}

/* A row of tiles of this season on this table, and who stands there: what the two choices mean. */
static void scene(struct settings_view *view, struct ui *ui, struct rect box)
{
	static const struct {
		const char *id;
		int rotation;
	} row[] = {{"U", 1}, {"E", 2}, {"B", 0}, {"E", 0}, {"A", 0}, {"E", 2}, {"U", 1}};
	enum { ROW = sizeof row / sizeof row[0] };
	const struct tile_set *set = view->tiles;
	int side = box.h * 3 / 4, top = box.y + (box.h - side) * 5 / 8, count = (box.w - side / 2) / side;

	count = count > ROW ? ROW : count;
	int left = box.x + (box.w - count * side) / 2;
	draw_clip_push(ui->draw, box);
	tile_art_table(view->form.art, ui->draw, box, -left, -top, side);
	for (int i = 0; i < count; i++) {
		int type = tile_set_find(set, row[i].id);
		if (type >= 0)
			tile_art_preview(view->form.art, ui->draw, art_alone(type, row[i].rotation),
			                 rect_make(left + i * side, top, side, side), 1);
	}
	static const struct {
		int pose, color;
		float x, y;
	} people[] = {{POSE_STANDING, COLOR_RED, 0.5f, 0.72f},
	              {POSE_LYING, COLOR_YELLOW, 1.5f, 0.4f},
	              {POSE_MONK, COLOR_GREEN, 2.24f, 0.86f},
	              {POSE_KNIGHT | POSE_PAVED, COLOR_BLUE, 3.5f, 0.34f}};
	for (int i = 0; i < (int)(sizeof people / sizeof people[0]) && people[i].x < (float)count; i++)
		draw_figure(ui->draw, (float)left + people[i].x * (float)side, (float)top + people[i].y * (float)side,
		            (float)side * 0.34f, (enum figure_pose)people[i].pose, people[i].color, LOOK_NORMAL, 1);
	draw_clip_pop(ui->draw);
	draw_outline(ui->draw, box, 6 * ui->theme.scale, theme_stroke(&ui->theme, 1.5f), rgb(0x4A3525));
}

/* In a small layout it has what the rows leave, where that is enough to be seen. */
static int scene_height(const struct ui *ui, int room)
{
	int most = ui_px(ui, ui->theme.compact ? 96 : 170), least = ui_px(ui, 64);

	return !ui->theme.small || room > most ? most : room < least ? 0 : room;
}

static int group_pad(struct ui *ui) { return ui_px(ui, ui->theme.compact ? 8 : 18); }
static int group_side(struct ui *ui) { return ui_px(ui, ui->theme.small ? 0 : ui->theme.compact ? 44 : 60); }

/* Returns how high it is. */
static int draw_group(struct settings_view *view, struct ui *ui, struct frame *frame, struct rect box, enum group group)
{
	static const uint8_t icons[GROUPS] = {ICON_EYE, ICON_BELL, ICON_TILES, ICON_STEP};

	theme_draw(ui->draw, &ui->theme, SKIN_CARD, box);
	struct rect in = rect_inset(box, group_pad(ui));
	in.h = INT_MAX / 2;
	if (group == SCENE && view->scene) {
		scene(view, ui, rect_cut_top(&in, view->scene));
		rect_cut_top(&in, group_pad(ui) / 2);
	}
	int top = in.y;
	struct rect side = rect_cut_left(&in, group_side(ui));
	if (side.w) {
		float size = (float)ui_px(ui, ui->theme.compact ? 32 : 42), x = (float)side.x + size / 2,
		      y = (float)side.y + size / 2 + (float)ui_px(ui, 4);
		draw_circle(ui->draw, x, y, size / 2, rgb(COLOR_GOLD_RIM));
		draw_circle(ui->draw, x, y, size / 2 - theme_stroke(&ui->theme, 1.5f), rgb(0x503726));
		draw_icon(ui->draw, rect_make((int)(x - size / 2), (int)(y - size / 2), (int)size, (int)size),
		          (int)(size * 0.6f), icons[group], rgb(COLOR_CREAM));
	}
	for (int i = line_next(view, group, 0), next; i < LINES; i = next) {
		next = line_next(view, group, i + 1);
		draw_line_of(view, ui, frame, &in, i, next < LINES);
		if (i ==
		    line_next(view, group, 0)) /* it comes into sight with all above it, and nothing lies between */
			ui_with(ui, rect_make(box.x, box.y, box.w, in.y - box.y));
	}
	return in.y - top + group_pad(ui) + (group == SCENE && view->scene ? view->scene + group_pad(ui) : 0);
}

/* Two columns of two groups where there is room. */
static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct settings_view *view = self;
	ui_id id = ui_name("settings.scroll");
	bool two = page_body_width(ui, 1500) > ui_px(ui, 980);
	float wide = two ? 1500 : 900;
	int gap = ui_px(ui, ui->theme.compact ? 10 : 20), width = page_body_width(ui, wide) - ui_px(ui, 24);
	int rest = page_body_height(ui) - gap - group_pad(ui) + (view->scene ? view->scene + group_pad(ui) : 0);

	view->changed = view->heard = false;
	for (int i = two ? GROUPS / 2 : 0; i < GROUPS; i++)
		rest -= view->tall[i] + gap;
	int scene = scene_height(ui, rest);
	ui->again |= scene != view->scene;
	view->scene = scene;
	struct page page = page_begin(ui, view->form.art, tr("Settings"), wide, column_used(ui, id));
	struct rect in = column_begin(ui, id, page.body, &view->scroll);
	rect_cut_top(&in, gap);
	struct page_columns columns = {.all = rect_make(in.x + ui_px(ui, 2), in.y, width, in.h),
	                               .two = two,
	                               .aside = gap,
	                               .below = gap,
	                               .count = GROUPS,
	                               .heights = view->tall};
	for (int i = 0; i < GROUPS; i++)
		page_card_end(ui, &columns, draw_group(view, ui, frame, page_next_card(&columns), (enum group)i));
	rect_cut_top(&in, columns.tall);
	column_end(ui, id, page.body, &in, &view->scroll);
	if (view->changed) {
		frame->host->ops->prefs_changed(frame->host);
		if (view->heard)
			screen_sound(frame->host, SOUND_LAY);
		ui->again = true;
	}
	if (page.back)
		screen_pop(frame->host);
}

/* ---- the screen ---- */

struct screen *settings_screen_create(struct host *host)
{
	static const struct screen_kind kind = {
	    .name = "settings", .destroy = form_destroy, .enter = form_enter, FORM_KIND, .need_w = 496, .need_h = 300};
	struct settings_view *view = form_create(sizeof *view, host, &kind, layout);

	if (!view)
		return NULL;
	view->form.first = "settings.scale";
	view->tiles = host->tiles;
	view->opener = host->windowed && sys_opener(&view->opens);
	return &view->form.screen;
}
