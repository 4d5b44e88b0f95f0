/* The land, the table of points and the records of the result screen. */
#include "view/ending/result.h"

#include "app/language.h"
#include "view/ui/widget.h"

/* ---- where the points came from ---- */

/* Columns; a name that is too wide for its own is broken in it, where all have room so, else stands on a line above. */
struct table {
	struct rect box;                                  /* inside the panel */
	int first, last, w, count, columns[RESULT_SHOWN]; /* those that are shown */
	bool two_lines, broken;                           /* heads; broken: each within its column */
	int head, row;                                    /* heights */
};

static struct text_style table_head(const struct tally_look *look) { return look_text(look, 23, false, COLOR_INK2); }

static struct table table_find(const struct tally_look *look, const struct result *result, struct rect box)
{
	struct table table = {.box = rect_inset(box, look_px(look, 26))};
	struct text_style head = table_head(look), name = look_text(look, 27, false, 0);
	table.first = look_px(look, 146);
	for (int seat = 0; seat < result->player_count; seat++) {
		struct text_style fit = look_fit(look, name, look->tally->names[seat], look_px(look, 200));
		int w = look_wide(look, &fit, look->tally->names[seat]);
		table.first = w > table.first ? w : table.first;
	}
	table.first += look_px(look, 60);
	int total = look_wide(look, &head, tr("Total")) + look_px(look, 16);
	table.last = total > look_px(look, 100) ? total : look_px(look, 100);
	for (int c = 0; c < RESULT_SHOWN; c++)
		if (result->shown[result_order[c]])
			table.columns[table.count++] = result_order[c];
	table.w = (table.box.w - table.first - table.last) / table.count;
	table.broken = true;
	for (int n = 0, room = table.w - look_px(look, 10); n < table.count; n++) {
		const char *word = result_column_name(look->tally, table.columns[n]);
		struct text_style own = head;
		table.two_lines = table.two_lines || look_wide(look, &head, word) > room;
		if (!look_head(look, &own, word, room) && look_wide(look, &own, word) > room)
			table.broken = false;
	}
	table.head = (table.two_lines ? 2 : 1) * head.line + look_px(look, 10);
	table.row = look_px(look, 56);
	return table;
}

int result_table_height(const struct tally_look *look, const struct result *result, int w)
{
	struct table table = table_find(look, result, rect_make(0, 0, w, 0));
	int rows = result->player_count < 3 ? 3 : result->player_count;
	return 2 * look_px(look, 26) + look_label(look).px + look_px(look, 8) + table.head + rows * table.row;
}

static void table_head_draw(const struct tally_look *look, const struct table *table, struct rect line)
{
	int room = table->w - look_px(look, 10), ends[2] = {line.x, line.x}; /* below, above */
	for (int n = 0; n <= table->count; n++) {
		struct text_style head = table_head(look);
		int right = n < table->count ? line.x + table->first + table->w * (n + 1) : line.x + line.w;
		const char *name = n < table->count ? result_column_name(look->tally, table->columns[n]) : tr("Total");
		if (name == look->tally->cloisters && look_wide(look, &head, name) > 2 * table->w - look_px(look, 8))
			name = tr("Monasteries"); /* no room for what is like them */
		if (table->broken && n < table->count && look_head(look, &head, name, room)) {
			int tall = 2 * head.line, top = line.y + line.h - tall - look_px(look, 6);
			draw_text_block(look->draw, rect_make(right - room, top, room, tall), ALIGN_RIGHT, &head, name);
			ends[0] = ends[1] = right + look_px(look, 8);
			continue;
		}
		bool above = table->two_lines && right - look_wide(look, &head, name) < ends[0] && ends[1] < ends[0];
		int w = right - ends[above];
		struct text_style fit = look_fit(look, head, name, w);
		w = look_wide(look, &fit, name) < w ? look_wide(look, &fit, name) : w;
		int y = above ? line.y : line.y + line.h - head.line - look_px(look, 6);
		ends[above] = right + look_px(look, 8);
		draw_text(look->draw, rect_make(right - w, y, w, head.line), ALIGN_RIGHT, &fit, name);
	}
}

static void table_row_draw(const struct tally_look *look, const struct result *result, const struct table *table,
                           int seat, struct rect line)
{
	int most = 1, h = line.h;
	for (int c = 0; c < RESULT_SHOWN; c++)
		most = result->best[c] > most ? (int)result->best[c] : most;
	struct text_style name = look_text(look, 27, false, COLOR_INK), total = look_text(look, 29, true, COLOR_INK);
	draw_fill(look->draw, rect_make(line.x, line.y, line.w, 1), rgb(COLOR_LINE));
	look_badge(look, (float)line.x + 20 * look->k, (float)line.y + (float)h / 2, 32 * look->k, seat);
	struct rect word = rect_make(line.x + look_px(look, 44), line.y, table->first - look_px(look, 52), h);
	name = look_fit(look, name, look->tally->names[seat], word.w);
	draw_text(look->draw, word, ALIGN_LEFT, &name, look_name(look, &name, look->tally->names[seat], word.w));
	for (int n = 0; n < table->count; n++) {
		int c = table->columns[n];
		int32_t points = result->points[seat][c];
		bool best = result->best[c] > 0 && points == result->best[c];
		struct rect cell = {line.x + table->first + table->w * n, line.y, table->w, h};
		struct text_style number = look_text(look, 27, best, COLOR_INK);
		int bar = table->w - look_px(look, 96), thick = h > table->row ? look_px(look, 19) : look_px(look, 13),
		    y = cell.y + (h - thick) / 2;
		if (bar > look_px(look, 24)) {
			draw_fill(look->draw, rect_make(cell.x + look_px(look, 30), y, bar, thick), rgb(0xDCC89B));
			draw_fill(look->draw, rect_make(cell.x + look_px(look, 30), y, bar * (int)points / most, thick),
			          rgb(best ? 0x6B4527 : 0xA68659));
		}
		draw_text(look->draw, cell, ALIGN_RIGHT, &number, draw_format(look->draw, "%d", (int)points));
	}
	draw_text(look->draw, line, ALIGN_RIGHT, &total, draw_format(look->draw, "%d", (int)result->total[seat]));
}

void result_table_draw(const struct tally_look *look, const struct result *result, struct rect box)
{
	struct text_style label = look_label(look);
	struct table table = table_find(look, result, box);
	theme_draw(look->draw, &look->theme, SKIN_PANEL, box);
	box = table.box;
	draw_text(look->draw, rect_cut_top(&box, label.px + look_px(look, 8)), ALIGN_LEFT, &label,
	          tr("Where the points came from"));
	table_head_draw(look, &table, rect_cut_top(&box, table.head));
	/* the rows of two take the room of three */
	int most = result->player_count < 3 ? table.row * 3 / 2 : table.row;
	int h = box.h / result->player_count < most ? box.h / result->player_count : most;
	for (int i = 0; i < result->player_count; i++)
		table_row_draw(look, result, &table, result->order[i], rect_cut_top(&box, h));
}

/* ---- records ---- */

static struct text_style fact_title(const struct tally_look *look) { return look_text(look, 20, false, COLOR_INK2); }
static struct text_style fact_text(const struct tally_look *look) { return look_text(look, 24, false, COLOR_INK); }

/* How many there are; beside one another as many as have room, all lines as long as can be; two where they are long. */
struct facts {
	int known, across, lines;
};

static struct facts facts_find(const struct tally_look *look, const struct result *result, int w)
{
	struct text_style title = fact_title(look), text = fact_text(look);
	struct facts facts = {.lines = 1};
	int most = 0;
	for (int i = 0; i < RESULT_FACTS; i++) {
		const struct result_fact *fact = &result->facts[i];
		int words = fact->known ? look_wide(look, &title, fact->title) : 0;
		int more = fact->known ? look_wide(look, &text, fact->text) : 0;
		facts.known += fact->known;
		most = words > most ? words : most;
		most = more > most ? more : most;
	}
	for (facts.across = facts.known; facts.lines < facts.known; facts.lines++) {
		facts.across = (facts.known + facts.lines - 1) / facts.lines;
		if (facts.across <= 2 || most <= (w - 2 * look_px(look, 22)) / facts.across - look_px(look, 62))
			break;
	}
	return facts;
}

static bool somebody_scored(const struct result *result)
{
	for (int seat = 0; seat < result->player_count; seat++)
		if (result->total[seat])
			return true;
	return false;
}

int result_facts_height(const struct tally_look *look, const struct result *result, int w)
{
	struct facts facts = facts_find(look, result, w);
	if (facts.known == 0 && somebody_scored(result))
		return 0;
	int one = fact_title(look).line + fact_text(look).line;
	return 2 * look_px(look, 22) + facts.lines * (one > look_px(look, 64) ? one : look_px(look, 64)) +
	       (facts.lines - 1) * look_px(look, 10);
}

/* The badges of all whose it is, one half over the other; how wide they are. */
static int fact_badges(const struct tally_look *look, const struct result_fact *fact, struct rect cell)
{
	int n = 0;
	for (int seat = 0; seat < look->tally->player_count; seat++) {
		if (!(fact->seats >> seat & 1))
			continue;
		look_badge(look, (float)cell.x + (17 + 20 * (float)n) * look->k, (float)cell.y + (float)cell.h / 2,
		           34 * look->k, seat);
		n++;
	}
	return look_px(look, 26 + 20 * (float)n);
}

/* "Mathilde, Reynard, 10 tiles". */
static const char *fact_named(const struct tally_look *look, const struct result_fact *fact)
{
	const char *named = "";
	for (int seat = 0; seat < look->tally->player_count; seat++)
		if (fact->seats >> seat & 1)
			named = draw_format(look->draw, "%s%s, ", named, look->tally->names[seat]);
	return draw_format(look->draw, "%s%s", named, fact->text);
}

void result_facts_draw(const struct tally_look *look, const struct result *result, struct rect box)
{
	struct text_style title = fact_title(look), text = fact_text(look);
	struct facts facts = facts_find(look, result, box.w);
	int n = 0;
	if (box.h == 0)
		return;
	theme_draw(look->draw, &look->theme, SKIN_PANEL, box);
	box = rect_inset(box, look_px(look, 22));
	if (facts.known == 0)
		draw_text(look->draw, box, ALIGN_LEFT, &text, tr("Nobody has scored."));
	int h = (box.h - (facts.lines - 1) * look_px(look, 10)) / facts.lines;
	for (int i = 0; i < RESULT_FACTS; i++) {
		const struct result_fact *fact = &result->facts[i];
		if (!fact->known)
			continue;
		int column = n % facts.across, from = box.w * column / facts.across,
		    to = box.w * (column + 1) / facts.across;
		struct rect cell = {box.x + from, box.y + n / facts.across * (h + look_px(look, 10)),
		                    to - from - look_px(look, 14), h};
		n++;
		rect_cut_left(&cell, fact_badges(look, fact, cell));
		draw_text(look->draw, rect_make(cell.x, cell.y, cell.w, cell.h / 2), ALIGN_LEFT, &title, fact->title);
		/* the badges say whose it is; the names too where they have room */
		const char *named = fact_named(look, fact);
		draw_text(look->draw, rect_make(cell.x, cell.y + cell.h / 2, cell.w, cell.h - cell.h / 2), ALIGN_LEFT,
		          &text, look_wide(look, &text, named) <= cell.w ? named : fact->text);
	}
}

/* ---- background and bar ---- */

struct camera result_camera(const struct tally_look *look, struct rect stage)
{
	struct rect view = look->window;
	struct tally_frame whole = look->tally->whole;
	struct extent cells = {whole.x, whole.y, whole.x + whole.w, whole.y + whole.h};
	struct camera camera = camera_fit(stage, cells, 190 * look->k);
	/* what lies in the middle of the stage does so in the window, too */
	camera.x -= ((double)stage.x + stage.w / 2.0 - view.x - view.w / 2.0) / camera.size;
	camera.y -= ((double)stage.y + stage.h / 2.0 - view.y - view.h / 2.0) / camera.size;
	return camera;
}

void result_board_draw(struct frame *frame, const struct tally_look *look, const struct show *show,
                       const struct camera *camera, struct rect stage, bool dark)
{
	struct rect view = look->window;
	board_begin(show->board);
	board_add_game(show->board, show->game, -1);
	board_add_figures(show->board, show->game, NOBODY);
	board_draw(show->board, frame, camera, camera->size, view, view, NULL);
	neutrals_draw(frame->draw, show->board, show->game, camera, view, 1);
	lamp_draw_over(frame->draw, view, stage);
	if (dark)
		draw_fill(frame->draw, view, rgba(0x120A05, .72f));
}

int result_bar(struct ui *ui, const struct tally_look *look, const struct result_button *buttons, int count,
               const char *hint, bool bare)
{
	struct rect left = look->bar;
	int pressed = -1, all = 0, gap = look_px(look, 16);
	if (!bare) {
		theme_draw(ui->draw, &look->theme, SKIN_WALNUT, left);
		ui_block(ui, ui_name("result.bar"), left);
	}
	left = rect_inset(left, look_px(look, bare ? 8 : 14));
	for (int i = 0; i < count; i++)
		all += button_width(ui, &(struct button){.label = buttons[i].label}) + (i ? gap : 0);
	/* no more is said briefly than has to be: the last ones first */
	int whole = count;
	for (; whole > 0 && all > left.w; whole--)
		if (buttons[whole - 1].brief)
			all -= button_width(ui, &(struct button){.label = buttons[whole - 1].label}) -
			       button_width(ui, &(struct button){.label = buttons[whole - 1].brief});
	for (int i = 0; i < count; i++) {
		bool brief = i >= whole && buttons[i].brief;
		struct button it = {.look = buttons[i].primary ? BUTTON_GO : BUTTON_PARCHMENT,
		                    .label = brief ? buttons[i].brief : buttons[i].label,
		                    .tip = buttons[i].tip,
		                    .disabled = buttons[i].disabled};
		int w = button_width(ui, &it), h = look_px(look, 54);
		struct rect box = rect_center(rect_cut_left(&left, w), w, h < 36 ? 36 : h);
		rect_cut_left(&left, gap);
		if (button(ui, ui_name(buttons[i].name), box, &it))
			pressed = i;
	}
	struct text_style style = look_text(look, 21, false, LOOK_PALE);
	if (!hint || left.w < 8 * style.px)
		return pressed;
	int h = text_block_height(ui_metrics(ui), &style, hint, left.w);
	if (h <= left.h)
		draw_text_block(ui->draw, rect_make(left.x, left.y + (left.h - h) / 2, left.w, h), ALIGN_RIGHT, &style,
		                hint);
	return pressed;
}
