/* chance.h - what looks like chance and is the same on every machine: cosmetic. */
#pragma once

#include <stdint.h>

/* The lot of the n-th thing, 0 .. 1023; another salt, another lot. */
static inline int chance_lot(int n, int salt)
{
	uint32_t h = (uint32_t)n * 0x9E3779B1u + (uint32_t)salt * 0x85EBCA77u;
	h ^= h >> 15;
	h *= 0x2C1B3C6Du;
	h ^= h >> 13;
	return (int)(h & 1023);
}

/* The same, 0 .. 1. */
static inline float chance(int n, int salt) { return (float)chance_lot(n, salt) / 1023; }
