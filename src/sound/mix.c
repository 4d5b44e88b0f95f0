#include "sound/mix.h"

#include <stddef.h>

/* Half as loud is a tenth of the power, that is a third of the height: close to
 * the square of what the slider says, in 1/10000. */
static int gain(int volume) { return volume < 0 ? 0 : volume > 100 ? 10000 : volume * volume; }

void mix_play(struct mix *mix, const int16_t *samples, int count, bool endless)
{
	struct mix_voice *place = NULL;
	for (int v = 0; v < MIX_VOICES; v++) {
		struct mix_voice *voice = &mix->voices[v];
		if (!voice->samples) {
			place = voice;
			break;
		}
		if (!voice->endless && (!place || voice->count - voice->at < place->count - place->at))
			place = voice;
	}
	if (place && count > 0)
		*place = (struct mix_voice){.samples = samples, .count = count, .endless = endless};
}

void mix_stop(struct mix *mix, const int16_t *samples)
{
	for (int v = 0; v < MIX_VOICES; v++)
		if (mix->voices[v].samples == samples)
			mix->voices[v].samples = NULL;
}

/* Straight up to two thirds of the range, then ever flatter. */
static int16_t bend(int sum)
{
	const int knee = 22000, room = 32767 - 22000;
	int height = sum < 0 ? -sum : sum;
	if (height > knee)
		height = knee + (int)((int64_t)room * (height - knee) / (room + height - knee));
	return (int16_t)(sum < 0 ? -height : height);
}

static int voice_next(struct mix_voice *voice)
{
	int sample = voice->samples[voice->at++];
	if (voice->at == voice->count) {
		voice->at = 0;
		if (!voice->endless)
			voice->samples = NULL;
	}
	return sample;
}

void mix_render(struct mix *mix, int16_t *out, int count)
{
	int share = gain(mix->volume);
	for (int i = 0; i < count; i++) {
		int sum = 0;
		for (int v = 0; v < MIX_VOICES; v++)
			if (mix->voices[v].samples)
				sum += voice_next(&mix->voices[v]);
		out[i] = bend((int)((int64_t)sum * share / 10000));
	}
}

bool mix_silent(const struct mix *mix)
{
	for (int v = 0; v < MIX_VOICES; v++)
		if (mix->voices[v].samples)
			return false;
	return true;
}
