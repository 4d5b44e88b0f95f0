"""The Castle's board in its ending, in pixels: where the printed board lies is read off data/castle and the moves of
the game, how dark it is off the picture.  What lies inside the wall and is not counted goes dark, empty cells as well as
tiles; the wall, where the markers walk, the water and the wood round the castle stay in the light."""
import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

program, data = sys.argv[1], pathlib.Path(sys.argv[2])
WIDE, HIGH = 320, 240
COURT = 26
CARD = 47  # a wall tile pays, and the camera shows all of the castle; at a court it is near


def pixels(path):
    """Rows of (r, g, b) of a PNG of 8 bits with or without alpha."""
    raw, at, packed = path.read_bytes(), 8, b""
    while at < len(raw):
        length, kind = struct.unpack(">I4s", raw[at:at + 8])
        if kind == b"IHDR":
            wide, high, depth, color = struct.unpack(">IIBB", raw[at + 8:at + 18])
            assert depth == 8 and color in (2, 6), "not 8 bits of colour"
        packed += raw[at + 8:at + 8 + length] if kind == b"IDAT" else b""
        at += length + 12
    step = 3 if color == 2 else 4
    lines, last, flat = [], bytearray(wide * step), zlib.decompress(packed)
    for y in range(high):
        row = bytearray(flat[y * (wide * step + 1) + 1:(y + 1) * (wide * step + 1)])
        how = flat[y * (wide * step + 1)]
        for i, value in enumerate(row):
            a, b, c = row[i - step] if i >= step else 0, last[i], last[i - step] if i >= step else 0
            p = a + b - c
            paeth = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
            row[i] = value + (0, a, b, (a + b) // 2, paeth)[how] & 255
        lines.append([tuple(row[i:i + 3]) for i in range(0, wide * step, step)])
        last = row
    return lines


board = json.loads((data / "castle" / "board.json").read_text())
game = data / "scenarios" / "castle" / "whole-game.json"
moves = [move.split() for move in json.loads(game.read_text())["moves"] if isinstance(move, str)]
laid = {tuple(int(n) for n in move[2].split(",")) for move in moves if move[0] == "place"}
inside = {(x, y) for y, row in enumerate(board["rows"]) for x, sign in enumerate(row) if sign == "#"}
bare = sorted(inside - laid)
assert len(bare) == 16, "16 of 76 cells stay empty"

# The whole castle in the picture: nine tenths of a cell all round, 78 units of 1080 free above, 18 below, 36 aside,
# 12 pixels of margin in a window of 1920.
unit = min(WIDE / 1920, HIGH / 1080)
margin = int(12 * unit + .5)
columns, rows = max(x for x, _ in inside) + 2.8, max(y for _, y in inside) + 2.8
size = min((WIDE - 2 * margin - 72 * unit) / columns, (HIGH - 2 * margin - 96 * unit) / rows)
left, top = WIDE / 2 - (columns / 2 - .9) * size, HIGH / 2 + 30 * unit - (rows / 2 - .9) * size


def light(lines, x, y, reach=.12):
    """How light it is about a point of the board, in cells."""
    low, high = (int(left + (x - reach) * size), int(top + (y - reach) * size)), \
        (int(left + (x + reach) * size) + 1, int(top + (y + reach) * size) + 1)
    sums = [.3 * r + .59 * g + .11 * b for line in lines[low[1]:high[1]] for r, g, b in line[low[0]:high[0]]]
    return sum(sums) / len(sums)


def middle(space):
    return [sum(point[i] for point in space) / len(space) for i in (0, 1)]


walk = [middle(space) for space in board["track"][28:39]]
water = [(len(board["rows"][0]) + .68, y) for y in (4.5, 5.5, 6.5)]
wood = [(-1.2, -1.0), (len(board["rows"][0]) + 1.2, -.5)]

with tempfile.TemporaryDirectory() as directory:
    def at(seconds, size=f"{WIDE}x{HIGH}", crop="board"):
        out = pathlib.Path(directory) / "still.png"
        subprocess.run([program, "--screenshot", str(out), "--size", size, "--crop", crop, "--caption", "",
                        "--time", str(seconds), str(game)], check=True)
        return pixels(out)
    start, card, court = at(.5), at(CARD), at(COURT, "640x360", "window")

for name, points, least, most in (("wall", walk, .95, 1.05), ("water", water, .95, 1.05),
                                  ("empty cell", [(x + .5, y + .5) for x, y in bare], 0, .8)):
    for x, y in points:
        was, now = light(start, x, y), light(card, x, y)
        assert least * was <= now <= most * was, \
            f"{name} at {x:.2f},{y:.2f} while a wall tile pays: {was:.0f}, then {now:.0f}"
for x, y in wood:
    assert abs(light(card, x, y) - light(start, x, y)) < 3, "the wood round the castle changes"
lit = sum(light(card, x + .5, y + .5) > .9 * light(start, x + .5, y + .5) for x, y in laid)
assert lit <= 2, f"{lit} tiles are lit while a wall tile pays for nothing on the table"  # a keep stands on one
# The roof of one tower on two tiles that are dark: what reaches over from the western one is not drawn on it once more.
west, east = ([sum(color) for line in court[36:44] for color in line[x:x + 4]] for x in (21, 28))
assert sum(west) > .9 * sum(east), f"a tower's roof is {sum(west) / sum(east):.2f} as light at its tile's western edge"
print("ok")
