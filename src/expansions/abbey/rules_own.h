/*
 * rules_own.h - what abbey, mayor, barn and wagon share.
 */
#pragma once

#include "engine/core/rules.h"

bool abbey_in_game(const struct tile_set *tiles, const struct setup *setup);
