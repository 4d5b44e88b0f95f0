/* hash.h - mixing words. */
#pragma once

#include <stdint.h>

/* A permutation of 64 bits without structure (the finisher of splitmix64). */
static inline uint64_t hash_mix(uint64_t z)
{
	z += 0x9e3779b97f4a7c15;
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
	return z ^ (z >> 31);
}

/* Adds a word to a hash; the order of the words matters. */
static inline void hash_add(uint64_t *hash, uint64_t word) { *hash = hash_mix(*hash ^ word); }
