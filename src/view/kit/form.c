#include "view/kit/form.h"

#include <stdlib.h>

#include "app/language.h"

static struct form *form_of(struct screen *screen) { return (struct form *)screen; }

void *form_create(size_t size, struct host *host, const struct screen_kind *kind, screen_layout *layout)
{
	struct form *form = calloc(1, size);

	if (!form)
		return NULL;
	form->screen.kind = kind;
	form->screen.widgets = &form->ui;
	form->layout = layout;
	ui_init(&form->ui);
	form->art = host ? tile_art_create(host, host->tiles, 1, 0) : NULL;
	return form;
}

void form_destroy(struct screen *screen)
{
	tile_art_destroy(form_of(screen)->art);
	free(screen);
}

void form_enter(struct screen *screen, struct host *host, uint64_t now)
{
	(void)host;
	(void)now;
	if (!form_of(screen)->ui.focus)
		ui_set_focus(&form_of(screen)->ui, ui_name(form_of(screen)->first), true);
}

void form_input(struct screen *screen, struct frame *frame, const struct input *input)
{
	screen_input(&form_of(screen)->ui, frame, input, form_of(screen)->layout, screen);
}

int form_wait(struct screen *screen, uint64_t now)
{
	(void)now;
	return form_of(screen)->ui.wait;
}

void form_build(struct screen *screen, struct frame *frame)
{
	screen_draw(&form_of(screen)->ui, frame, form_of(screen)->layout, screen);
}

bool form_sorry(struct ui *ui, const char *title, char *sentence)
{
	struct dialog sorry = {.title = title, .text = sentence, .safe = tr("Close")};

	if (!sentence[0])
		return false;
	if (dialog(ui, &sorry) != DIALOG_OPEN)
		sentence[0] = '\0';
	return true;
}

enum dialog_answer form_delete(struct ui *ui, const char *name, const char *text)
{
	struct dialog sure = {.title = draw_format(ui->draw, tr("Delete “%s”?"), name),
	                      .text = text,
	                      .safe = tr("Keep"),
	                      .act = tr("Delete"),
	                      .danger = true};

	return dialog(ui, &sure);
}
