#include "system/clip.h"

#include "system/windows/wide.h"

#include <string.h>

/* The clipboard owns what it takes. */
static bool keep(UINT format, const void *head, size_t head_size, const void *bytes, size_t size)
{
	HGLOBAL kept = GlobalAlloc(GMEM_MOVEABLE, head_size + size);
	char *to = kept ? GlobalLock(kept) : NULL;
	if (!to) {
		GlobalFree(kept);
		return false;
	}
	if (head_size)
		memcpy(to, head, head_size);
	memcpy(to + head_size, bytes, size);
	GlobalUnlock(kept);
	if (SetClipboardData(format, kept))
		return true;
	GlobalFree(kept);
	return false;
}

bool sys_clip_picture(const void *png, size_t size, const uint32_t *pixels, int w, int h)
{
	/* Pixels from above have a height below nought, which some that paste do not know: they come from below. */
	BITMAPINFOHEADER head = {.biSize = sizeof head,
	                         .biWidth = w,
	                         .biHeight = h,
	                         .biPlanes = 1,
	                         .biBitCount = 32,
	                         .biCompression = BI_RGB};
	size_t row = (size_t)w * sizeof *pixels;
	char *turned = HeapAlloc(GetProcessHeap(), 0, row * (size_t)h);
	if (!turned || !OpenClipboard(NULL)) {
		if (turned)
			HeapFree(GetProcessHeap(), 0, turned);
		return false;
	}
	for (int y = 0; y < h; y++)
		memcpy(turned + row * (size_t)(h - 1 - y), pixels + (size_t)w * (size_t)y, row);
	EmptyClipboard();
	bool kept = keep(RegisterClipboardFormatW(L"PNG"), NULL, 0, png, size);
	kept = keep(CF_DIB, &head, sizeof head, turned, row * (size_t)h) || kept;
	CloseClipboard();
	HeapFree(GetProcessHeap(), 0, turned);
	return kept;
}
