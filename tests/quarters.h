/* quarters.h - the havens that the Count's expansion brings, and his number among the neutral pieces. */
#pragma once

enum quarter { QUARTER_CASTLE, QUARTER_MARKET, QUARTER_BLACKSMITH, QUARTER_CATHEDRAL };
enum { THE_COUNT = 2 };
