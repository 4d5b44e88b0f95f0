/* What lies over the set-up: taking a named one, naming this one, the youngest's choice. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "view/kit/form.h"
#include "view/setup/setup.h"

/* What other games are played by is kept for them. */
static void set(struct setup_view *view, const struct choices *choices)
{
	struct settings settings = view->choices.settings;

	setup_choose_game(view, choices->game);
	view->choices = *choices;
	for (int i = 0; i < SETTING_COUNT; i++)
		if (!game_setting_info(choices->game, (enum setting)i))
			view->choices.settings.value[i] = settings.value[i];
	setup_choose_game(view, choices->game); /* no more seats than these settings have */
}

/* ---- opening and closing ---- */

void setup_store_finish(struct setup_store *store)
{
	free(store->list);
	store->list = NULL;
	store->count = 0;
}

static void list_read(struct setup_store *store, struct host *host)
{
	setup_store_finish(store);
	if (host->home[0])
		store->count = setups_list(host->tiles, host->home, &store->list);
}

void setup_store_open(struct setup_view *view, struct host *host, enum setup_sheet sheet)
{
	struct setup_store *store = &view->store;

	store->sheet = sheet;
	store->sentence[0] = '\0';
	store->removing = -1;
	store->scroll = 0;
	if (sheet == SHEET_LOAD)
		list_read(store, host);
	if (sheet == SHEET_SAVE && !store->title[0])
		snprintf(store->title, sizeof store->title, "%s",
		         view->choices.game == GAME_CASTLE ? tr("The Castle") : rulebook_preset(view->choices.preset));
	view->form.ui.again = true;
}

void setup_store_buttons(struct setup_view *view, struct ui *ui, struct host *host, struct rect *column)
{
	struct button take = {.label = tr("Load a set-up")}, name = {.label = tr("Save this one")};
	int gap = ui_px(ui, 12), tall = ui_px(ui, theme_button_height(&ui->theme));
	struct rect row = rect_cut_top(column, tall), first = rect_part_left(&row, button_width(ui, &take), gap);

	if (button(ui, ui_name("setup.load"), first, &take))
		setup_store_open(view, host, SHEET_LOAD);
	if (row.w < button_width(ui, &name)) {
		rect_cut_top(column, gap / 2);
		row = rect_cut_top(column, tall);
	}
	if (button(ui, ui_name("setup.save"), rect_cut_left(&row, button_width(ui, &name)), &name))
		setup_store_open(view, host, SHEET_SAVE);
}

/* ---- taking one ---- */

static const char *detail_of(struct ui *ui, const struct named_setup *named)
{
	const struct choices *choices = &named->choices;
	int changes = rulebook_difference(choices->preset, &choices->settings);
	bool castle = choices->game == GAME_CASTLE;
	const char *book = castle ? tr("The Castle") : rulebook_preset(choices->preset);

	if (!named->readable)
		return named->error;
	if (changes && !castle)
		book = draw_format(ui->draw, trn("%s, %d change", "%s, %d changes", (unsigned long)changes), book,
		                   changes);
	return draw_format(ui->draw, "%s · %s", say_count("%d player", "%d players", choices->count), book);
}

static const char *title_of(const struct named_setup *named)
{
	return named->readable ? named->title : file_name(named->path);
}

static int rows(struct setup_store *store, struct ui *ui, struct rect in, int pitch)
{
	int chosen = -1;

	for (int i = 0; i < store->count; i++) {
		const struct named_setup *named = &store->list[i];
		struct rect line = rect_cut_top(&in, pitch), box = rect_cut_top(&line, pitch - ui_px(ui, 8));
		struct rect cross = rect_part_right(&box, ui_px(ui, 44), ui_px(ui, 6));
		struct row entry = {.title = title_of(named),
		                    .detail = detail_of(ui, named),
		                    .color = -1,
		                    .tip = named->readable ? NULL : named->error};

		if (row(ui, ui_name_at("store.row", i), box, &entry))
			chosen = i;
		if (icon_button(ui, ui_name_at("store.remove", i), rect_center(cross, ui_px(ui, 36), ui_px(ui, 36)),
		                ICON_CLOSE, draw_format(ui->draw, tr("Delete “%s”"), title_of(named)), false))
			store->removing = i;
	}
	return chosen;
}

/* Keeps what is wrong, and what did not work, until it was read; all is well where that is NULL. */
static bool done(struct setup_store *store, const char *sorry, const char *wrong)
{
	snprintf(store->sentence, sizeof store->sentence, "%s", wrong ? wrong : "");
	store->sorry = sorry;
	return !wrong;
}

static void list_sheet(struct setup_view *view, struct ui *ui)
{
	struct setup_store *store = &view->store;
	struct text_style body = theme_text_color(&ui->theme, TYPE_BODY, COLOR_INK2);
	struct button close = {.label = tr("Close")};
	const char *none = tr("Nothing is kept yet. “Save this one” keeps players, rules and aids by name.");
	int tall = ui_px(ui, theme_button_height(&ui->theme)), gap = ui_px(ui, 16);
	int pitch = ui_px(ui, ui->theme.compact ? 64 : 72), width = ui_px(ui, 560 - 48);
	int text = text_block_height(ui_metrics(ui), &body, none, width);
	int content = store->count ? store->count * pitch : text;
	ui_id id = ui_name("store.scroll"), first = store->count ? ui_name_at("store.row", 0) : ui_name("store.close");
	struct rect in =
	    sheet_begin(ui, first, tr("Load a set-up"), ui_px(ui, 560), content + gap + tall + ui_px(ui, 8));
	struct rect foot = rect_part_bottom(&in, tall, gap);
	int chosen = -1;
	if (store->count) {
		/* Focus rings reach a little beyond their widgets. */
		struct rect wide = {in.x - ui_px(ui, 8), in.y, in.w + ui_px(ui, 16), in.h};
		struct rect list = scroll_begin(ui, id, wide, content + ui_px(ui, 8), &store->scroll);
		list.x += ui_px(ui, 8);
		list.w -= ui_px(ui, 16);
		rect_cut_top(&list, ui_px(ui, 8));
		chosen = rows(store, ui, list, pitch);
		scroll_end(ui, id, wide, content + ui_px(ui, 8), &store->scroll);
	} else {
		draw_text_block(ui->draw, in, ALIGN_LEFT, &body, none);
	}
	bool closed = button(ui, ui_name("store.close"), rect_cut_right(&foot, button_width(ui, &close)), &close);
	if (sheet_end(ui) || closed)
		store->sheet = SHEET_NONE;
	if (chosen < 0)
		return;
	if (!store->list[chosen].readable) {
		done(store, N_("This set-up cannot be opened"), store->list[chosen].error);
		return;
	}
	set(view, &store->list[chosen].choices);
	snprintf(store->title, sizeof store->title, "%s", store->list[chosen].title);
	store->sheet = SHEET_NONE;
}

static void remove_sheet(struct setup_view *view, struct ui *ui, struct host *host)
{
	struct setup_store *store = &view->store;
	enum dialog_answer answer =
	    form_delete(ui, title_of(&store->list[store->removing]), tr("Saved games are not touched."));

	if (answer == DIALOG_OPEN)
		return;
	int which = store->removing;
	store->removing = -1;
	if (answer == DIALOG_ACT && done(store, N_("This set-up was not deleted"), setups_remove(&store->list[which])))
		list_read(store, host);
	ui->again = true;
}

/* ---- naming this one ---- */

/* Blanks around a name are nobody's wish. */
static void trim(char *title)
{
	size_t first = strspn(title, " "), length = strlen(title + first);

	memmove(title, title + first, length + 1);
	while (length > 0 && title[length - 1] == ' ')
		title[--length] = '\0';
}

static void keep(struct setup_view *view, struct host *host)
{
	struct named_setup named = {.choices = view->choices};

	trim(view->store.title);
	memcpy(named.title, view->store.title, sizeof named.title);
	if (done(&view->store, N_("This set-up was not saved"), setups_save(host->tiles, host->home, &named)))
		view->store.sheet = SHEET_NONE;
}

static void save_sheet(struct setup_view *view, struct ui *ui, struct host *host)
{
	struct name_sheet sheet = {.title = tr("Save this set-up"),
	                           .hint = tr("Name of the set-up"),
	                           .note =
	                               tr("Players, rules and aids are kept. A set-up of the same name is replaced."),
	                           .act = tr("Save"),
	                           .must = true};
	enum dialog_answer answer = name_sheet(ui, &sheet, view->store.title, SETUP_TITLE_SIZE);

	if (answer == DIALOG_SAFE)
		view->store.sheet = SHEET_NONE;
	else if (answer == DIALOG_ACT)
		keep(view, host);
}

/* ---- the youngest chooses, or begins ---- */

static int youngest_sheet(struct setup_view *view, struct ui *ui)
{
	struct text_style body = theme_text_color(&ui->theme, TYPE_BODY, COLOR_INK2);
	const char *text = view->choices.youngest_begins ? tr("The youngest of you takes the first turn.")
	                                                 : tr("The youngest of you chooses who takes the first turn.");
	const char *title = view->choices.youngest_begins ? tr("Who is the youngest?") : tr("Who begins?");
	struct button cancel = {.label = tr("Cancel")};
	int tall = ui_px(ui, theme_button_height(&ui->theme)), gap = ui_px(ui, 8), chosen = -1;
	int pitch = ui_px(ui, 56) + gap, words = text_block_height(ui_metrics(ui), &body, text, ui_px(ui, 420 - 48));
	struct rect in = sheet_begin(ui, ui_name_at("store.first", 0), title, ui_px(ui, 420),
	                             words + 2 * gap + view->choices.count * pitch + gap + tall);

	rect_cut_top(&in, draw_text_block(ui->draw, in, ALIGN_LEFT, &body, text) + 2 * gap);
	for (int i = 0; i < view->choices.count; i++) {
		struct row seat = {.title = setup_name(view, i), .color = view->choices.seats[i].color, .badge = true};
		struct rect box = rect_cut_top(&in, pitch);

		box.h -= gap;
		if (row(ui, ui_name_at("store.first", i), box, &seat))
			chosen = i;
	}
	struct rect foot = rect_cut_bottom(&in, tall);
	bool leave = button(ui, ui_name("store.cancel"), rect_cut_right(&foot, button_width(ui, &cancel)), &cancel);
	if (sheet_end(ui) || leave || chosen >= 0)
		view->store.sheet = SHEET_NONE;
	return chosen;
}

int setup_store(struct setup_view *view, struct ui *ui, struct host *host)
{
	struct setup_store *store = &view->store;
	int chosen = -1;

	if (store->sheet == SHEET_LOAD)
		list_sheet(view, ui);
	else if (store->sheet == SHEET_SAVE)
		save_sheet(view, ui, host);
	else if (store->sheet == SHEET_YOUNGEST)
		chosen = youngest_sheet(view, ui);
	/* A question or a sentence lies above the sheet that it is about. */
	if (store->sheet == SHEET_LOAD && store->removing >= 0)
		remove_sheet(view, ui, host);
	else
		form_sorry(ui, store->sentence[0] ? tr(store->sorry) : "", store->sentence);
	return chosen;
}
