/* The audit's chosen score in words: which, by what rule, for whom. */
#include "view/ending/audit.h"

#include "app/language.h"
#include "view/kit/shelf.h"
#include "view/ui/widget.h"
#include "text/say.h"

static int link_height(const struct audit *audit) { return audit_px(audit, 44) < 32 ? 32 : audit_px(audit, 44); }

/* The card's first line: the score's name, and room for the link beside it, which begins a little above. */
static int name_height(const struct audit *audit)
{
	int title = audit_px(audit, 23 + 8), link = link_height(audit);

	return title > link ? title : link;
}

/* Under the rule of the larger keep: both sizes, and what made them so; "" for other scores. */
static const char *keeps_words(const struct audit *audit, const struct record *record)
{
	if (record->reason != SCORE_KEEP)
		return "";
	const char *verdict = tally_keeps_words(audit->show->tally, castle_keeps_verdict);
	const char *raised = tally_keeps_words(audit->show->tally, castle_keeps_raised);
	return draw_format(audit->look.draw, "%s%s%s", verdict, raised[0] ? " " : "", raised);
}

/* The rule of a score in a sentence, and what decided it. */
static const char *rule_line(const struct audit *audit, const struct record *record)
{
	const char *rule = bill_rule_text(record->bill.rule), *more = keeps_words(audit, record),
	           *besides = record->bill.besides;
	more = besides ? bill_rule_text(besides) : more;
	return more[0] ? draw_format(audit->look.draw, "%s %s", rule, more) : rule;
}

int audit_detail_height(struct audit *audit, int w)
{
	struct text_style text = look_text(&audit->look, 24, false, 0);
	const char *told = NULL;
	int most = 0;
	for (int i = 0; i < audit->show->records->count; i++) {
		const struct record *record = &audit->show->records->items[i];
		if (record->bill.rule == told && !record->bill.besides)
			continue;
		int h = look_high(&audit->look, &text, rule_line(audit, record), w - 2 * audit_px(audit, 20));
		most = h > most ? h : most;
		told = record->bill.rule;
	}
	int h = most + name_height(audit) + audit_px(audit, 46) + 2 * audit_px(audit, 20);
	return h > audit_px(audit, 176) ? h : audit_px(audit, 176);
}

/* The way to an example of the rule, at the right of the card's first line; cuts off what it needs. */
static void example_link(struct audit *audit, struct ui *ui, struct rect *line, const char *rule)
{
	struct host *host = audit->show->host;
	enum game_kind game = game_kind(audit->show->game);
	struct button link = {.icon = ICON_EYE, .label = tr("Example")};
	if (!shelf_shows(host, game, rule))
		return;
	int w = button_width(ui, &link), tall = link_height(audit);
	struct rect box = rect_cut_right(line, w);
	if (button(ui, ui_name("audit.example"), rect_make(box.x, box.y - audit_px(audit, 16), w, tall), &link))
		shelf_show(host, game, rule);
	rect_cut_right(line, audit_px(audit, 12));
}

void audit_detail(struct audit *audit, struct ui *ui, struct rect box)
{
	struct draw *draw = ui->draw;
	const struct record *record = audit_chosen(audit);
	if (!record)
		return;
	const char *rule = record->bill.rule;
	theme_draw(draw, &audit->look.theme, SKIN_CARD, box);
	box = rect_inset(box, audit_px(audit, 20));
	struct text_style title = look_text(&audit->look, 23, true, LOOK_HEAD),
	                  text = look_text(&audit->look, 24, false, COLOR_INK);
	struct text_style points = look_text(&audit->look, 30, true, COLOR_INK);
	const char *line = audit_feature(audit->show, record);
	if (record->number)
		line = say(tr("Score %d · %s"), record->number, line);
	struct rect head = rect_cut_top(&box, name_height(audit));
	example_link(audit, ui, &head, rule);
	title = look_fit(&audit->look, title, line, head.w);
	draw_text(draw, head, ALIGN_LEFT, &title, line);
	struct rect foot = rect_cut_bottom(&box, audit_px(audit, 40));
	draw_text_block(draw, box, ALIGN_LEFT, &text, rule_line(audit, record));
	if (record->seat == NOBODY) {
		const char *unpaid =
		    tr("It borders on a field, but it is not finished: the farmers get nothing for it.");
		ui_tell_asked(ui, say("%s.", line), unpaid);
		draw_text(draw, foot, ALIGN_LEFT, &text, unpaid);
		draw_text(draw, foot, ALIGN_RIGHT, &points, "0");
		return;
	}
	const char *sentence = draw_format(draw, "%s = %d", bill_sum(&record->bill, BILL_LIST), (int)record->points);
	draw_text(draw, foot, ALIGN_LEFT, &text, sentence);
	const char *name = audit->show->tally->names[record->seat];
	ui_tell_asked(ui, say("%s, %s.", line, record->turn ? say(tr("Turn %d"), record->turn) : tr("end")),
	              say("%s, %s. %s", name, sentence, rule_line(audit, record)));
	int room = foot.w - look_wide(&audit->look, &text, sentence) - look_wide(&audit->look, &points, " +88") -
	           audit_px(audit, 20);
	name = look_name(&audit->look, &points, name, room);
	draw_text(draw, foot, ALIGN_RIGHT, &points,
	          look_wide(&audit->look, &points, name) <= room
	              ? draw_format(draw, "%s +%d", name, (int)record->points)
	              : draw_format(draw, "+%d", (int)record->points));
}
