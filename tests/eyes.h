/*
 * eyes.h - how far apart two colours are for readers who lack a kind of cone.
 */
#ifndef BASTIDE_TESTS_EYES_H
#define BASTIDE_TESTS_EYES_H

#include <math.h>

enum { EYES = 4 };
static const char *const eye_names[EYES] = {"all cones", "without red", "without green", "without blue"};

static inline double eyes_root(double t) { return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116; }

/* CIE L*a*b* of a colour (red, green, blue, 0 .. 255 each) as these eyes see it. */
static inline void eyes_lab(const double rgb[3], int eye, double lab[3])
{
	/* Machado, Oliveira and Fernandes (2009), severity 1: on linear red, green, blue. */
	static const double cones[EYES][3][3] = {
	    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
	};
	double linear[3], through[3];
	for (int i = 0; i < 3; i++) {
		double c = rgb[i] / 255;
		linear[i] = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
	}
	for (int i = 0; i < 3; i++) {
		const double *row = cones[eye][i];
		through[i] = fmin(fmax(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2], 0), 1);
	}
	double x = eyes_root((0.4124 * through[0] + 0.3576 * through[1] + 0.1805 * through[2]) / 0.95047);
	double y = eyes_root(0.2126 * through[0] + 0.7152 * through[1] + 0.0722 * through[2]);
	double z = eyes_root((0.0193 * through[0] + 0.1192 * through[1] + 0.9505 * through[2]) / 1.08883);
	lab[0] = 116 * y - 16;
	lab[1] = 500 * (x - y);
	lab[2] = 200 * (y - z);
}

/* Their distance; 2 is hardly seen, 10 at a glance. */
static inline double eyes_apart(const double a[3], const double b[3], int eye)
{
	double first[3], second[3];
	eyes_lab(a, eye, first);
	eyes_lab(b, eye, second);
	return sqrt(pow(first[0] - second[0], 2) + pow(first[1] - second[1], 2) + pow(first[2] - second[2], 2));
}

#endif
