/* mix.h - several sounds at once: what the loudspeaker is given next.
 *
 * No memory of its own and no lock: who plays and who listens in different
 * threads keeps them apart (platform/speaker.c does). */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { MIX_VOICES = 8 };

struct mix {
	struct mix_voice {
		const int16_t *samples; /* borrowed; NULL: free */
		int count, at;
		bool endless; /* begins again */
	} voices[MIX_VOICES];
	int volume; /* percent, 0..100; as the ear counts: 50 sounds half as loud */
};

/* Begins a sound.  Where all voices are taken, the one that has the least left
 * to say makes room; an endless one never does. */
void mix_play(struct mix *mix, const int16_t *samples, int count, bool endless);
/* Ends every sound that is made of these samples. */
void mix_stop(struct mix *mix, const int16_t *samples);

/* The next `count` samples.  A sum too large for 16 bits is bent, not cut. */
void mix_render(struct mix *mix, int16_t *out, int count);

/* Nothing is to come but silence. */
bool mix_silent(const struct mix *mix);
