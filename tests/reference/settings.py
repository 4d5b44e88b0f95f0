"""The settings of RULES section 20: their values, the default first."""

VALUES = {
    "farm": ("field3", "city4", "city3", "field3cap", "off"),
    "two_tile": ("4", "2"),
    "edition": ("new", "old"),
    "start": ("base", "river1", "river2", "count", "city_plain"),
    "river_turn": ("immediate", "alternate", "lookahead"),
    "volcano": ("extra_turn", "plain"),
    "pigs": ("0", "1"),
    "abbot": ("off", "on"),
    "king": ("off", "on"),
    "kr_final": ("count", "10", "15_40", "running"),
    "shrines": ("off", "on"),
    "shrine_near": ("strict", "literal", "free"),
    "new_land": ("off", "on"),
    "count_move": ("free", "clockwise", "follow"),
    "count_final": ("market", "any"),
    "count_entry": ("none_at_all", "none_for_one"),
}
COLOURS = ("yellow", "red", "green", "blue", "black")
QUARTERS = ("castle", "market", "blacksmith", "cathedral")
SUPPLY = 7

# Which river tiles belong to which start; the rest of the land goes with every start.
RIVER_PREFIX = {"river1": "R1_", "river2": "R2_"}
START_TILE = {"base": "D", "river1": "R1_spring", "river2": "R2_spring"}
BOARD_CELLS = [(f"CC{x}{y}", x, y) for y in range(3) for x in range(4)]


def complete_settings(given=None):
    """Fill in the defaults. Raises ValueError for an unknown key or value."""
    chosen = {key: values[0] for key, values in VALUES.items()}
    for key, value in (given or {}).items():
        if isinstance(value, bool) or not isinstance(value, (str, int)):
            raise ValueError(f"setting {key}: neither a word nor a number")
        if key == "first_player":
            if str(value) not in ("random", "1", "2", "3", "4", "5"):
                raise ValueError("first_player is random or a seat")
            chosen[key] = str(value)
            continue
        if key not in VALUES:
            raise ValueError(f"unknown setting {key}")
        if str(value) not in VALUES[key]:
            raise ValueError(f"setting {key} has no value {value}")
        chosen[key] = str(value)
    chosen.setdefault("first_player", "random")
    return chosen


def pile_sets(settings):
    """Names of the tile sets that are drawn in a full game with these settings."""
    names = ["base_" + settings["edition"]]
    if settings["start"] in RIVER_PREFIX:
        names.append(settings["start"] + "_" + settings["edition"])
    if settings["shrines"] == "on":
        names.append("shrines")
    if settings["new_land"] == "on":
        names.append("kingrobber_" + settings["edition"])
    return names
