/* Screens on their way. */
#include "screen.h"

#define PENDING(name)                            \
	struct screen *name(struct host *host)   \
	{                                        \
		(void)host;                      \
		return NULL;                     \
	}

PENDING(settings_screen_create)
PENDING(help_screen_create)

struct screen *open_screen_create(struct host *host, bool examples)
{
	(void)host;
	(void)examples;
	return NULL;
}

struct screen *menu_screen_create(struct host *host, struct session *session)
{
	(void)host;
	(void)session;
	return NULL;
}
