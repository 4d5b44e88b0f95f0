#include "platform/speaker.h"

#include <stdlib.h>

static void listen(void *context, Uint8 *stream, int bytes)
{
	struct speaker *speaker = context;

	mix_render(&speaker->mix, (int16_t *)(void *)stream, bytes / (int)sizeof(int16_t));
}

static bool made(struct speaker *speaker, enum sound sound)
{
	if (speaker->samples[sound])
		return true;
	speaker->samples[sound] = malloc((size_t)sound_length(sound) * sizeof(int16_t));
	return speaker->samples[sound] && sound_render(sound, speaker->samples[sound]);
}

/* With the device locked, or not yet listening. */
static void begin(struct speaker *speaker, enum sound sound)
{
	mix_play(&speaker->mix, speaker->samples[sound], sound_length(sound), sound == SOUND_ROOM);
	speaker->silent = 0;
}

static bool device_open(struct speaker *speaker, uint64_t now)
{
	/* A hundredth of a second: what one sees and hears stays together. */
	SDL_AudioSpec wanted = {.freq = SOUND_RATE,
	                        .format = AUDIO_S16SYS,
	                        .channels = 1,
	                        .samples = 512,
	                        .callback = listen,
	                        .userdata = speaker};

	if (speaker->device)
		return true;
	if (now < speaker->retry)
		return false;
	SDL_SetHint(SDL_HINT_AUDIO_DEVICE_APP_NAME, "Bastide");
	speaker->mix = (struct mix){.volume = speaker->volume};
	if (!SDL_InitSubSystem(SDL_INIT_AUDIO)) {
		/* Without a sound card ALSA fills the terminal when it is opened, not when it is asked. */
		if (SDL_GetNumAudioDevices(0) != 0)
			speaker->device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
		if (!speaker->device)
			SDL_QuitSubSystem(SDL_INIT_AUDIO);
	}
	if (!speaker->device) {
		speaker->retry = now + SPEAKER_RETRY_MS;
		return false;
	}
	if (speaker->room && made(speaker, SOUND_ROOM))
		begin(speaker, SOUND_ROOM);
	SDL_PauseAudioDevice(speaker->device, 0);
	return true;
}

static void device_close(struct speaker *speaker)
{
	if (!speaker->device)
		return;
	SDL_CloseAudioDevice(speaker->device);
	SDL_QuitSubSystem(SDL_INIT_AUDIO);
	speaker->device = 0;
	speaker->silent = 0;
}

void speaker_play(struct speaker *speaker, enum sound sound, uint64_t now)
{
	if (!speaker->on || speaker->volume <= 0 || !made(speaker, sound) || !device_open(speaker, now))
		return;
	SDL_LockAudioDevice(speaker->device);
	begin(speaker, sound);
	SDL_UnlockAudioDevice(speaker->device);
}

/* The one sound that is played for as long as it is wanted; a device that is opened later begins with it. */
static void room_set(struct speaker *speaker, bool room, uint64_t now)
{
	if (room == speaker->room)
		return;
	if (room && speaker->device) {
		speaker_play(speaker, SOUND_ROOM, now);
	} else if (speaker->device) {
		SDL_LockAudioDevice(speaker->device);
		mix_stop(&speaker->mix, speaker->samples[SOUND_ROOM]);
		SDL_UnlockAudioDevice(speaker->device);
	}
	speaker->room = room;
	if (room)
		device_open(speaker, now);
}

void speaker_set(struct speaker *speaker, bool on, int volume, bool room, uint64_t now)
{
	bool heard = on && volume > 0;

	speaker->on = on;
	speaker->volume = volume;
	if (!heard)
		device_close(speaker);
	if (speaker->device) {
		SDL_LockAudioDevice(speaker->device);
		speaker->mix.volume = volume;
		SDL_UnlockAudioDevice(speaker->device);
	}
	room_set(speaker, room && heard, now);
}

void speaker_tick(struct speaker *speaker, uint64_t now)
{
	if (!speaker->device)
		return;
	SDL_LockAudioDevice(speaker->device);
	bool silent = mix_silent(&speaker->mix);
	SDL_UnlockAudioDevice(speaker->device);
	if (!silent)
		speaker->silent = 0;
	else if (!speaker->silent)
		speaker->silent = now ? now : 1;
	else if (now - speaker->silent >= SPEAKER_IDLE_MS)
		device_close(speaker);
}

/* While something is heard it is enough to look now and then. */
int speaker_wait(const struct speaker *speaker, uint64_t now)
{
	uint64_t due = speaker->silent + SPEAKER_IDLE_MS;

	if (!speaker->device || (speaker->room && !speaker->silent))
		return -1;
	if (!speaker->silent)
		return 1000;
	return due > now ? (int)(due - now) : 0;
}

void speaker_finish(struct speaker *speaker)
{
	device_close(speaker);
	for (int s = 0; s < SOUND_COUNT; s++)
		free(speaker->samples[s]);
	*speaker = (struct speaker){.on = false};
}
