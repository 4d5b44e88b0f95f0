/* Loaded before SDL: a card that takes every order, does nothing but wipe, and says nothing. */
int SDL_RenderCopy(void *renderer, void *texture, const void *from, const void *to);
int SDL_RenderCopyEx(void *renderer, void *texture, const void *from, const void *to, double angle, const void *center,
                     int flip);
int SDL_RenderFillRect(void *renderer, const void *rect);

int SDL_RenderCopy(void *renderer, void *texture, const void *from, const void *to)
{
	(void)renderer, (void)texture, (void)from, (void)to;
	return 0;
}

int SDL_RenderCopyEx(void *renderer, void *texture, const void *from, const void *to, double angle, const void *center,
                     int flip)
{
	(void)renderer, (void)texture, (void)from, (void)to, (void)angle, (void)center, (void)flip;
	return 0;
}

int SDL_RenderFillRect(void *renderer, const void *rect)
{
	(void)renderer, (void)rect;
	return 0;
}
