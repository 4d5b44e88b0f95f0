#include "view/art/icon.h"

#include "view/art/shape.h"

/* A part of an icon: path data to stroke ('s') or to fill ('f'), or a circle to
 * stroke ('o') or to fill ('d') given by its middle and radius. */
struct icon_part {
	char kind;
	const char *d;
	float cx, cy, r;
};

enum { PARTS_MAX = 5 };

#define S(path)                                                                                                        \
	{                                                                                                              \
		.kind = 's', .d = path                                                                                 \
	}
#define F(path)                                                                                                        \
	{                                                                                                              \
		.kind = 'f', .d = path                                                                                 \
	}
#define O(x, y, radius)                                                                                                \
	{                                                                                                              \
		.kind = 'o', .cx = x, .cy = y, .r = radius                                                             \
	}
#define D(x, y, radius)                                                                                                \
	{                                                                                                              \
		.kind = 'd', .cx = x, .cy = y, .r = radius                                                             \
	}

static const struct icon_part icons[ICON_COUNT][PARTS_MAX] = {
    [ICON_UNDO] = {S("M8.6 4.6L4 9.2L8.6 13.8"),
                   S("M4.4 9.2H14.4C17.7 9.2 20 11.5 20 14.4C20 17.3 17.7 19.6 14.4 19.6H9")},
    [ICON_REDO] = {S("M15.4 4.6L20 9.2L15.4 13.8"),
                   S("M19.6 9.2H9.6C6.3 9.2 4 11.5 4 14.4C4 17.3 6.3 19.6 9.6 19.6H15")},
    [ICON_TURN_LEFT] = {S("M4.6 12.6C4.8 16.4 8 19.6 12 19.6C16.2 19.6 19.5 16.2 19.5 12.1C19.5 8 16.2 4.6 "
                          "12 4.6C9.2 4.6 6.8 6.1 5.5 8.3"),
                        S("M4.6 3.8V8.8H9.6")},
    [ICON_TURN_RIGHT] = {S("M19.4 12.6C19.2 16.4 16 19.6 12 19.6C7.8 19.6 4.5 16.2 4.5 12.1C4.5 8 7.8 4.6 12 "
                           "4.6C14.8 4.6 17.2 6.1 18.5 8.3"),
                         S("M19.4 3.8V8.8H14.4")},
    [ICON_ZOOM_IN] = {O(10.4f, 10.4f, 6.6f), S("M15.3 15.3L20.4 20.4"), S("M10.4 7.4V13.4M7.4 10.4H13.4")},
    [ICON_ZOOM_OUT] = {O(10.4f, 10.4f, 6.6f), S("M15.3 15.3L20.4 20.4"), S("M7.4 10.4H13.4")},
    [ICON_FIT] = {S("M4 8V4H8M16 4H20V8M20 16V20H16M8 20H4V16"), S("M8.5 8.5H15.5V15.5H8.5Z")},
    [ICON_FULL_SCREEN] = {S("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15")},
    [ICON_FIELDS] = {S("M7.6 4.5H16.4L21 19.5H3Z"), S("M6.2 9.4H17.8M4.6 14.4H19.4"),
                     S("M10.8 4.5L9 19.5M13.2 4.5L15 19.5")},
    [ICON_TILES] = {S("M3.6 9H15V20.4H3.6Z"), S("M8.6 5.6V3.8H20.2V15.4H18.4")},
    [ICON_HISTORY] = {S("M5.5 3.5H18.5V20.5H5.5Z"), S("M9 8H15M9 12H15M9 16H13")},
    [ICON_LAST_ROUND] = {S("M8.4 8.4H15.6V15.6H8.4Z"), S("M12 3V6.4M12 17.6V21M3 12H6.4M17.6 12H21")},
    [ICON_SETTINGS] = {O(12, 12, 3), O(12, 12, 6.4f),
                       S("M12 2.8V5.2M12 18.8V21.2M2.8 12H5.2M18.8 12H21.2M5.5 5.5L7.2 7.2M16.8 16.8L18.5 "
                         "18.5M5.5 18.5L7.2 16.8M16.8 7.2L18.5 5.5")},
    [ICON_HELP] = {O(12, 12, 8.8f),
                   S("M9.3 9.4C9.4 7.8 10.5 6.9 12 6.9C13.6 6.9 14.7 7.9 14.7 9.3C14.7 11.4 12 11.5 12 13.7"),
                   D(12, 16.9f, 1.25f)},
    [ICON_PICTURE] = {S("M3.5 7.5H7.5L9.2 4.8H14.8L16.5 7.5H20.5V19.2H3.5Z"), O(12, 13, 3.6f)},
    [ICON_MENU] = {S("M4 6.5H20M4 12H20M4 17.5H20")},
    [ICON_PLAY] = {F("M7 4.2L19.4 12L7 19.8Z"), S("M7 4.2L19.4 12L7 19.8Z")},
    [ICON_PAUSE] = {F("M6.2 4.5H10V19.5H6.2Z"), F("M14 4.5H17.8V19.5H14Z")},
    [ICON_STEP] = {F("M5.5 4.5L15.8 12L5.5 19.5Z"), S("M5.5 4.5L15.8 12L5.5 19.5Z"), S("M19 4.5V19.5")},
    [ICON_STEP_BACK] = {F("M18.5 4.5L8.2 12L18.5 19.5Z"), S("M18.5 4.5L8.2 12L18.5 19.5Z"), S("M5 4.5V19.5")},
    [ICON_CONFIRM] = {S("M4.4 12.6L9.6 17.8L19.8 6.6")},
    [ICON_CLOSE] = {S("M5.6 5.6L18.4 18.4M18.4 5.6L5.6 18.4")},
    [ICON_LOCK] = {S("M5.5 10.6H18.5V20.2H5.5Z"),
                   S("M8.4 10.4V7.8C8.4 5.3 9.9 3.6 12 3.6C14.1 3.6 15.6 5.3 15.6 7.8V10.4"), D(12, 15.2f, 1.4f)},
    [ICON_WARN] = {S("M12 3.6L21.4 20H2.6Z"), S("M12 9.6V14.2"), D(12, 17, 1.2f)},
    [ICON_INFO] = {O(12, 12, 8.8f), S("M12 11.2V16.4"), D(12, 7.7f, 1.3f)},
    [ICON_CASTLE] = {F("M3.5 20V5H7.3V7.6H10.1V5H13.9V7.6H16.7V5H20.5V20H14.8V16.5C14.8 14.9 13.5 13.8 12 "
                       "13.8C10.5 13.8 9.2 14.9 9.2 16.5V20Z")},
    [ICON_ROAD] = {S("M7.6 3.5L5.2 20.5M16.4 3.5L18.8 20.5"), S("M12 4.5V7M12 10.5V13.5M12 17V20")},
    [ICON_KNIGHT] = {S("M12 3.2L19.4 5.8V11.4C19.4 15.8 16.4 19 12 20.9C7.6 19 4.6 15.8 4.6 11.4V5.8Z")},
    [ICON_EYE] = {S("M2.6 12C5 7.7 8.2 5.6 12 5.6C15.8 5.6 19 7.7 21.4 12C19 16.3 15.8 18.4 12 18.4C8.2 18.4 "
                    "5 16.3 2.6 12Z"),
                  O(12, 12, 2.9f)},
    [ICON_DICE] = {S("M4 4H20V20H4Z"), D(8.4f, 8.4f, 1.5f), D(15.6f, 8.4f, 1.5f), D(8.4f, 15.6f, 1.5f),
                   D(15.6f, 15.6f, 1.5f)},
    [ICON_PLUS] = {S("M12 5V19M5 12H19")},
    [ICON_MINUS] = {S("M5 12H19")},
    [ICON_BACK] = {S("M14.6 5.4L8 12L14.6 18.6")},
    [ICON_FORWARD] = {S("M9.4 5.4L16 12L9.4 18.6")},
    [ICON_DOWN] = {S("M5.8 9.2L12 15.4L18.2 9.2")},
    [ICON_UP] = {S("M5.8 14.8L12 8.6L18.2 14.8")},
    [ICON_GRIP] = {F("M7.4 5H9.8V7.4H7.4ZM7.4 10.8H9.8V13.2H7.4ZM7.4 16.6H9.8V19H7.4ZM14.2 "
                     "5H16.6V7.4H14.2ZM14.2 10.8H16.6V13.2H14.2ZM14.2 16.6H16.6V19H14.2Z")},
    [ICON_SAVE] = {S("M12 4V15M7 10.4L12 15.2L17 10.4"), S("M4.5 15.5V20H19.5V15.5")},
    [ICON_FOLDER] = {S("M3.4 19.4V5H9.4L11.6 7.8H20.6V19.4Z")},
    [ICON_ARROW_LEFT] = {S("M19.4 12H5M11 6L5 12L11 18")},
    [ICON_ARROW_RIGHT] = {S("M4.6 12H19M13 6L19 12L13 18")},
    [ICON_ARROW_UP] = {S("M12 19.4V5M6 11L12 5L18 11")},
    [ICON_ARROW_DOWN] = {S("M12 4.6V19M6 13L12 19L18 13")},
    [ICON_SHIFT] = {S("M12 4L19.6 12H15.6V19.6H8.4V12H4.4Z")},
    [ICON_CROWN] = {S("M3.6 7L7.8 11.6L12 4.6L16.2 11.6L20.4 7L18.8 18.6H5.2Z")},
    [ICON_MASK] = {S("M12 3.4C17 6 18.6 12 18 20.2H6C5.4 12 7 6 12 3.4Z"), D(10, 13.4f, 1.2f), D(14, 13.4f, 1.2f)},
    [ICON_PENCIL] = {S("M4 20L5.2 15.4L16.4 4.2L19.8 7.6L8.6 18.8L4 20Z"), S("M13.8 6.8L17.2 10.2")},
    [ICON_COPY] = {S("M8.4 8.4H19.6V20.4H8.4Z"), S("M15.6 8.4V3.6H4.4V15.6H8.4")},
    [ICON_TRASH] = {S("M6 7.4L7.2 20.4H16.8L18 7.4"), S("M4 7.4H20M9.4 7.4V4H14.6V7.4"), S("M10.2 11V17M13.8 11V17")},
    [ICON_PERSON] = {O(12, 7.6f, 3.8f), S("M4.6 20.4C4.6 16 7.8 13.6 12 13.6C16.2 13.6 19.4 16 19.4 20.4Z")},
    [ICON_DUCKLING] = {O(9.6f, 8, 4), S("M5.8 9.2L2.6 10.2L5.8 11.2"), D(9, 7.4f, 1),
                       S("M8.6 12.2C6.4 13.6 5.8 19.6 11.6 19.8C17 20 20.6 17 20.8 11.8C18.6 14 15.6 13.6 12.8 11.2")},
    [ICON_SHEAF] =
        {S("M12 21V4"),
         S("M12 8.4C9.4 8.4 8.2 6.8 8 4.4C10.6 4.6 12 6 12 8.4C12 6 13.4 4.6 16 4.4C15.8 6.8 14.6 8.4 12 8.4"),
         S("M12 13.4C9.4 13.4 7.8 11.8 7.6 9.4C10.4 9.6 12 11 12 13.4C12 11 13.6 9.6 16.4 9.4C16.2 11.8 14.6 13.4 12 "
           "13.4"),
         S("M12 18.4C9.4 18.4 7.6 16.8 7.4 14.4C10.2 14.6 12 16 12 18.4C12 16 13.8 14.6 16.6 14.4C16.4 16.8 14.6 18.4 "
           "12 18.4")},
    [ICON_MARKET] = {S("M3.6 10.6L5.8 4.4H18.2L20.4 10.6Z"), S("M6 10.6V20.4M18 10.6V20.4M6 15.6H18"),
                     S("M9.4 4.4L8.4 10.6M14.6 4.4L15.6 10.6")},
    [ICON_TOWER] = {S("M6 20.6L7.4 10.4H16.6L18 20.6Z"), S("M5.6 10.4V5H8.6V7H10.6V5H13.4V7H15.4V5H18.4V10.4Z"),
                    S("M12 20V16")},
    [ICON_FOX] = {S("M3.6 4.4L8.6 8H15.4L20.4 4.4L19.6 12.6L12 20.6L4.4 12.6Z"), D(8.8f, 12, 1.1f), D(15.2f, 12, 1.1f),
                  D(12, 18.6f, 1.3f)},
    [ICON_FALCON] =
        {S("M4.2 8.4C5.4 4.8 9 3.4 12.4 4.4C18 6 20.4 12 19.4 20.6C15.6 19.6 12.6 17 11.4 13.4C9.8 13 8 12.4 7.2 11"),
         S("M4.2 8.4C3.4 9.6 3.4 11 4.4 12.2C5 11.2 6 10.8 7.2 11"), D(9.6f, 8.2f, 1.2f)},
    [ICON_LAMP] = {S("M9.2 17.4H14.8M9.8 20.4H14.2"), S("M9.2 17.2C9.2 14.6 5.8 13.2 5.8 9.4C5.8 6 8.6 3.4 12 3.4C15.4 "
                                                        "3.4 18.2 6 18.2 9.4C18.2 13.2 14.8 14.6 14.8 17.2Z")},
    [ICON_BELL] =
        {S("M4.4 17.4C6.4 15.6 6.4 13.4 6.6 10.6C6.8 7 9 4.8 12 4.8C15 4.8 17.2 7 17.4 10.6C17.6 13.4 17.6 15.6 "
           "19.6 17.4Z"),
         S("M12 2.4V4.8"), D(12, 20.4f, 1.9f)},
    [ICON_ASK] = {S("M3.6 4.4H20.4V16.4H11.4L6.6 20.6V16.4H3.6Z"),
                  S("M9.8 8.9C9.9 7.6 10.9 6.9 12 6.9C13.2 6.9 14.2 7.7 14.2 8.8C14.2 10.3 12 10.2 12 11.6"),
                  D(12, 13.7f, 1.1f)},
    [ICON_MONASTERY] = {S("M4 20.2V12.6L9.4 8L14.6 12.6V20.2Z"), S("M14.6 20.2V7.4L17.6 3.4L20.6 7.4V20.2Z"),
                        S("M9.3 20V16")},
};

static bool icon_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct icon_part *parts = icons[*(const enum icon *)context];
	struct ink white = ink_plain(rgb(0xffffff));
	struct path scratch, *path = &scratch;
	float scale = (float)w / 24;
	struct stroke stroke = {.width = scale * 2 < 1.2f ? 1.2f : scale * 2};
	struct pixmap pixmap;

	if (!pixmap_init(&pixmap, w, h))
		return false;
	for (int i = 0; i < PARTS_MAX && parts[i].kind; i++) {
		path_clear(path);
		if (parts[i].d)
			path_svg(path, parts[i].d, scale, 0, 0);
		else
			path_circle(path, parts[i].cx * scale, parts[i].cy * scale, parts[i].r * scale);
		if (parts[i].kind == 's' || parts[i].kind == 'o')
			pixmap_stroke(&pixmap, path, &stroke, white);
		else
			pixmap_fill(&pixmap, path, white);
	}
	return pixmap_put(&pixmap, pixels);
}

void draw_icon(struct draw *draw, struct rect box, int size, enum icon icon, uint32_t color)
{
	if (icon <= ICON_NONE || icon >= ICON_COUNT || size <= 0)
		return;
	struct picture picture = picture_of("icon", size, size, icon_paint, &icon, sizeof icon);
	struct draw_image how = {
	    .dst = rect_center(box, size, size), .alpha = (float)(color & 0xff) / 255, .mod = color | 0xff};
	draw_picture(draw, &picture, &how);
}
