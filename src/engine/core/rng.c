/* rng.c - chance: xoshiro256** (Blackman and Vigna) seeded by splitmix64.
 * Specified to the bit, so that a seed means the same game everywhere. */
#include <bastide/game.h>

static uint64_t rotate(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

void rng_seed(struct rng *rng, uint64_t seed)
{
	for (int i = 0; i < 4; i++) {
		uint64_t z = seed += 0x9e3779b97f4a7c15;

		z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
		z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
		rng->s[i] = z ^ (z >> 31);
	}
}

static inline uint64_t next(struct rng *rng)
{
	uint64_t *s = rng->s;
	uint64_t result = rotate(s[1] * 5, 7) * 9;
	uint64_t t = s[1] << 17;

	s[2] ^= s[0];
	s[3] ^= s[1];
	s[1] ^= s[2];
	s[0] ^= s[3];
	s[2] ^= t;
	s[3] = rotate(s[3], 45);
	return result;
}

uint64_t rng_next(struct rng *rng) { return next(rng); }

/* Lemire's method: the high half of a product, rejecting the few values that would favour some results. */
uint32_t rng_below(struct rng *rng, uint32_t bound)
{
	uint64_t product = (next(rng) >> 32) * bound;

	if ((uint32_t)product < bound) {
		uint32_t reject = -bound % bound;

		while ((uint32_t)product < reject)
			product = (next(rng) >> 32) * bound;
	}
	return (uint32_t)(product >> 32);
}
