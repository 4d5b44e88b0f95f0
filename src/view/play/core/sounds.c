/* What is heard of turns that have ended.  What is laid and put is heard when it comes down (drop.c). */
#include "view/play/core/play.h"

static int sound_of(const struct event *event)
{
	static const uint8_t finished[] = {[FEATURE_ROAD] = SOUND_ROAD, [FEATURE_CITY] = SOUND_CITY};
	if (event_info(event->kind)->members & HAS_HAVEN && !event_info(event->kind)->after_all)
		return SOUND_FOLLOWER;
	if (play_tokens_taken(event))
		return SOUND_COIN;
	if (event->kind != EVENT_SCORED)
		return -1;
	if (lift_paid_words(event->reason))
		return SOUND_COIN;
	if (feature_among(FEATURES_BUILT, event->feature))
		return SOUND_MONASTERY;
	return event->feature < sizeof finished ? finished[event->feature] : -1;
}

/* Each once, however many were finished: they are of one key and go together. */
void play_sounds(struct play *play, int from)
{
	const struct history *history = session_history(play->session);
	unsigned heard = 0;
	if (from >= history->ply_count)
		return;
	for (int e = history->plies[from].first_event; e < history->event_count; e++) {
		const struct event *event = &history->events[e];
		/* The final scoring has a screen of its own. */
		if (event->kind == EVENT_SCORED && !score_info(event->reason)->in_turn)
			break;
		int sound = sound_of(event);
		if (sound < 0 || heard >> sound & 1)
			continue;
		heard |= 1u << sound;
		screen_sound(play->host, (enum sound)sound);
	}
}
