/* What libFuzzer changes an input by: bytes as it likes, or one thing of the document. */
#include "change.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t room);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned int seed);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned int seed)
{
	size_t changed = seed % 2 ? fuzz_change(data, size, room, seed / 2) : 0;

	return changed ? changed : LLVMFuzzerMutate(data, size, room);
}
