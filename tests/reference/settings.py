"""The settings of RULES sections 20 and 26: their values, the default first."""

from reading import read_choices

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
    "inns": ("off", "on"),
    "inns_final": ("zero", "plain"),
    "traders": ("off", "on"),
    "dragon": ("off", "on"),
    "dragon_move": ("before", "after"),
    "princess": ("may", "must"),
    "rulings": ("printed", "jcz"),
    "abbey": ("off", "on"),
    "wagon": ("adjacent", "connected"),
    "barn": ("free", "any"),
}
COLOURS = ("yellow", "red", "green", "blue", "black", "pink")
GOODS = ("wine", "grain", "cloth")
QUARTERS = ("castle", "market", "blacksmith", "cathedral")
SUPPLY = 7

# Which river tiles belong to which start; the rest of the land goes with every start.
RIVER_PREFIX = {"river1": "R1_", "river2": "R2_"}
START_TILE = {"base": "D", "river1": "R1_spring", "river2": "R2_spring"}
BOARD_CELLS = [(f"CC{x}{y}", x, y) for y in range(3) for x in range(4)]


def complete_settings(given=None):
    """Fill in the defaults. Raises Refused for an unknown key or value."""
    return read_choices(given or {}, VALUES, len(COLOURS))


def pile_sets(settings):
    """Names of the tile sets that are drawn in a full game with these settings."""
    names = ["base_" + settings["edition"]]
    if settings["start"] in RIVER_PREFIX:
        names.append(settings["start"] + "_" + settings["edition"])
    if settings["shrines"] == "on":
        names.append("shrines")
    if settings["new_land"] == "on":
        names.append("kingrobber_" + settings["edition"])
    for module in ("inns", "traders", "dragon", "abbey"):
        if settings[module] == "on":
            names.append(module + "_" + settings["edition"])
    return names
