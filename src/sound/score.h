/* score.h - what each sound consists of; inside this room only. */
#pragma once

#include "sound/voice.h"

#define COUNT(list) ((int)(sizeof(list) / sizeof((list)[0])))

/* wood.c */
void wood_lift(struct voice *voice);
void wood_lay(struct voice *voice);
void wood_follower(struct voice *voice);
/* paper.c */
void paper_page(struct voice *voice);
/* bar.c */
void bar_road(struct voice *voice);
void bar_city(struct voice *voice);
/* bell.c */
void bell_monastery(struct voice *voice);
void bell_coin(struct voice *voice);
void bell_end(struct voice *voice);
/* room.c */
void room_tone(struct voice *voice);
