#include "view/kit/form.h"

#include "app/language.h"

static struct form *form_of(struct screen *screen) { return (struct form *)screen; }

void form_init(struct form *form, const struct screen_kind *kind, screen_layout *layout)
{
	form->screen.kind = kind;
	form->screen.widgets = &form->ui;
	form->layout = layout;
	ui_init(&form->ui);
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

enum dialog_answer form_delete(struct ui *ui, const char *name, const char *text)
{
	struct dialog sure = {.title = draw_format(ui->draw, tr("Delete “%s”?"), name),
	                      .text = text,
	                      .safe = tr("Keep"),
	                      .act = tr("Delete"),
	                      .danger = true};

	return dialog(ui, &sure);
}
