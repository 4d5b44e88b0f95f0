"""The settings of The Castle, the default first, and its numbers (R1, R2, R6)."""

VALUES = {
    "corner": ("each", "last"),      # R34, R40
    "well4": ("1", "2"),             # R39
    "keep_starts": ("on", "off"),    # D9
}
COLOURS = ("yellow", "red", "green", "blue", "black")
PLAYERS = 2
FOLLOWERS = 6  # besides the score marker

WALL_NUMBERS = range(1, 10)
COPIES = 2
EXTRA_TURN, DOUBLE_TOWER, DOUBLE_HOUSE, MARKET, KEEP, POINTS = 1, 2, 3, 7, 8, 9
UNFINISHED = {4: "path", 5: "tower", 6: "house"}
DOUBLES = {"tower": DOUBLE_TOWER, "house": DOUBLE_HOUSE}
