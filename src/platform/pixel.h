/* pixel.h - arithmetic on pixels of 32 bits, 0xAARRGGBB, colours premultiplied. */
#pragma once

#include <stdint.h>

/* Two channels at a time, each with eight bits of room above it. */
#define PIXEL_PAIR UINT32_C(0x00ff00ff)

/* Both channels times a / 255, rounded exactly. */
static inline uint32_t pixel_pair_scaled(uint32_t pair, uint32_t a)
{
	uint32_t t = pair * a + UINT32_C(0x00800080);

	return (t + (t >> 8 & PIXEL_PAIR)) >> 8 & PIXEL_PAIR;
}

static inline uint32_t pixel_scaled(uint32_t pixel, uint32_t a)
{
	return pixel_pair_scaled(pixel & PIXEL_PAIR, a) | pixel_pair_scaled(pixel >> 8 & PIXEL_PAIR, a) << 8;
}

/* A premultiplied pixel over an opaque one. */
static inline uint32_t pixel_over(uint32_t below, uint32_t pixel)
{
	return pixel + pixel_scaled(below, 255 - (pixel >> 24));
}

/* 0xRRGGBBAA, straight, to 0xAARRGGBB, premultiplied. */
static inline uint32_t pixel_premultiplied(uint32_t color)
{
	uint32_t a = color & 255;

	return a << 24 | (pixel_scaled(color >> 8, a) & 0xffffff);
}

/* A premultiplied pixel with its channels multiplied by the tint's (0xRRGGBBAA). */
static inline uint32_t pixel_tinted(uint32_t pixel, uint32_t tint)
{
	uint32_t r = pixel_pair_scaled(pixel >> 16 & 255, tint >> 24);
	uint32_t g = pixel_pair_scaled(pixel >> 8 & 255, tint >> 16 & 255);
	uint32_t b = pixel_pair_scaled(pixel & 255, tint >> 8 & 255);

	return pixel_scaled((pixel & 0xff000000) | r << 16 | g << 8 | b, tint & 255);
}
