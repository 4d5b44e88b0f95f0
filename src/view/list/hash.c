/* Keys of draw.h. */
#include "view/list/draw.h"

#include <string.h>

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
	const unsigned char *p = bytes;

	for (size_t i = 0; i < size; i++)
		hash = (hash ^ p[i]) * UINT64_C(0x100000001b3);
	return hash;
}

uint64_t hash_text(uint64_t hash, const char *text) { return hash_bytes(hash, text, strlen(text)); }

uint64_t hash_int(uint64_t hash, int64_t value)
{
	uint64_t bits = (uint64_t)value;

	for (int i = 0; i < 8; i++, bits >>= 8)
		hash = (hash ^ (bits & 0xff)) * UINT64_C(0x100000001b3);
	return hash;
}
