/* thread.h - threads are those of POSIX, which every system that the game is built for has: mingw-w64 brings them. */
#pragma once

#include <pthread.h>
