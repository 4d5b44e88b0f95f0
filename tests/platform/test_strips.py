#!/usr/bin/env python3
"""Strips of a file with three shots follow --size and --ui-scale: what is land and what is ink takes the same share of a
large picture as of a small one, and a wider scale has more ink. The words below all tables of a strip are in letters of
one size, however many they are, and of many tables on a gallery's page each is as large as one of few. What one picture
shows: the end of a file whose tries are over, and who was paid in the turn.

    test_strips.py BASTIDE FILE
"""
import json
import os
import subprocess
import sys
import tempfile


def pixels(path):
    """The picture as 240 columns of a common height, each pixel (r, g, b)."""
    raw = subprocess.run(["convert", path, "-resize", "240x135!", "-depth", "8", "rgb:-"], check=True,
                         stdout=subprocess.PIPE).stdout
    return [raw[i:i + 3] for i in range(0, len(raw), 3)]


def share(points, accept):
    return sum(1 for r, g, b in points if accept(r, g, b)) / len(points)


def land(r, g, b):
    return g > r + 12 and g > b + 40


def ink(r, g, b):
    """Darker than paper is anywhere, on paper: what is left of letters at this size."""
    return 120 < r < 225 and r > b and abs(r - g) < 25 and b > 90


def made(folder, name, moves):
    path = os.path.join(folder, name + ".json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": 1, "players": ["red", "blue"], "tiles": [["D", 0, 0, 0]], "deck": ["V", "V"], "moves": moves}, file)
    return path


def first_line(path, x, w):
    """How many rows of pixels the first line has, that of the scores, in a part of the words below."""
    raw = subprocess.run(["convert", path, "-crop", "%dx1000+%d+0" % (w, x), "+repage", "-depth", "8", "gray:-"], check=True,
                         stdout=subprocess.PIPE).stdout
    rows = [raw[at:at + w] for at in range(0, len(raw), w)]
    paper = next(y for y in range(len(rows)) if all(min(row) > 200 for row in rows[y:y + 6]))
    top = next(y for y in range(paper, len(rows)) if min(rows[y]) < 120)
    return next(y for y in range(top, len(rows)) if min(rows[y]) >= 120) - top


def one_size(bastide, folder):
    out = os.path.join(folder, "words.png")
    file = made(folder, "words", [{"shot": "HHH"}, {"shot": "HHH " * 60}])
    subprocess.run([bastide, "--screenshot", out, "--size", "640x480", file], check=True)
    few, many = first_line(out, 20, 200), first_line(out, 344, 200)
    assert few == many > 4, "letters of %d and of %d rows in one strip" % (few, many)


def words_have_room(bastide, folder):
    """A strip whose words have no room is higher than asked for."""
    high = {}
    for name, words in {"few": "HHH", "many": "HHH " * 120}.items():
        out, file = os.path.join(folder, "room.png"), made(folder, "room", [{"shot": words}, {"shot": "HHH"}])
        subprocess.run([bastide, "--screenshot", out, "--size", "390x360", file], check=True)
        high[name] = int(subprocess.run(["identify", "-format", "%h", out], check=True, stdout=subprocess.PIPE).stdout)
    assert high["few"] == 360 < high["many"], high


def on_a_page(bastide, folder):
    many = made(folder, "many", [{"shot": str(i)} for i in range(12)])
    few = made(folder, "few", [{"shot": str(i)} for i in range(4)])
    page = os.path.join(folder, "page")
    subprocess.run([bastide, "--gallery", page, many, few], check=True)
    least = {}
    for name in ("many", "few"):
        points = pixels(os.path.join(page, "pictures", name + ".webp"))
        size = subprocess.run(["identify", "-format", "%w %h", os.path.join(page, "pictures", name + ".webp")], check=True,
                              stdout=subprocess.PIPE, text=True).stdout.split()
        least[name] = share(points, land) * int(size[0]) * int(size[1]) / {"many": 12, "few": 4}[name]
    assert least["many"] > 0.5 * least["few"], "land of a table: %s" % least
    # a card is 400 pixels wide and shows all 640
    number = first_line(os.path.join(page, "pictures", "few.webp"), 4, 48)
    assert number >= 11, "numbers of tables are %d pixels high" % number


def questions(bastide, folder):
    """So many that the letters of their choices would cover each other: the picture is higher than was asked for."""
    out = os.path.join(folder, "asks.png")
    asks = [{"ask": "Where?", "place": "legal"} for _ in range(8)]
    file = made(folder, "asks", asks + ["place V 1,0 1", "pass"])
    for asked, high in (("640x480", "1440"), ("1280x720", "720")):
        subprocess.run([bastide, "--screenshot", out, "--size", asked, file], check=True)
        size = subprocess.run(["identify", "-format", "%w %h", out], check=True, stdout=subprocess.PIPE, text=True).stdout
        assert size.split() == [asked.split("x")[0], high], size


def names_of_who_is_asked_about(bastide, folder):
    """An answer may be a name: below questions, too, stands who has which colour, and no points."""
    words = []
    for names in (("", ""), ("Anna", "Ben")):
        out = os.path.join(folder, "who.png")
        file = made(folder, "who", ["place V 1,0 1", {"ask": "How many?", "player": "red", "answers": [0, 1]}, "meeple road:W"])
        with open(file, encoding="utf-8") as text:
            told = json.load(text)
        if names[0]:
            told["players"] = [{"color": color, "name": name} for color, name in zip(("red", "blue"), names)]
        with open(file, "w", encoding="utf-8") as text:
            json.dump(told, text)
        subprocess.run([bastide, "--screenshot", out, "--size", "640x480", "--crop", "board", file], check=True)
        words.append(subprocess.run(["convert", out, "-crop", "320x480+320+0", "+repage", "-depth", "8", "rgb:-"], check=True,
                                    stdout=subprocess.PIPE).stdout)
    assert words[0] != words[1], "names are not told below a question"


def small_ones(bastide, folder):
    """A picture smaller than any window is the table alone, with the names below."""
    file, seen = made(folder, "small", ["place V 1,0 1", "pass"]), []
    with open(file, encoding="utf-8") as text:
        told = json.load(text)
    with open(file, "w", encoding="utf-8") as text:
        json.dump({**told, "title": "A bend", "players": [{"color": "red", "name": "Rosalinda"}, "blue"]}, text)
    for crop in ([], ["--crop", "board"]):
        out = os.path.join(folder, "small.png")
        subprocess.run([bastide, "--screenshot", out, "--size", "390x700", *crop, file], check=True)
        with open(out, "rb") as picture:
            seen.append(picture.read())
    assert seen[0] == seen[1], "a small picture has panels"


def pictured(bastide, path, caption=""):
    out = path + ".png"
    subprocess.run([bastide, "--screenshot", out, "--size", "640x480", "--crop", "board", "--caption", caption, path],
                   check=True)
    with open(out, "rb") as file:
        return file.read()


def tries_ended(bastide, folder):
    """A try that marks have ended is no moment to be pictured: the file's end is."""
    played = ["place V 1,0 0", "pass"]
    tried = made(folder, "tried", [{"legal": played[0]}, {"marks": []}] + played)
    assert pictured(bastide, tried) == pictured(bastide, made(folder, "played", played)), "what is played is not seen"


def red_things(path):
    """How many things in the red of crosses and of their tiles' frames a picture has."""
    width, high = 640, 480
    raw = subprocess.run(["convert", path, "-crop", "%dx%d+0+0" % (width, high), "-depth", "8", "rgb:-"], check=True,
                         stdout=subprocess.PIPE).stdout
    left = {i // 3 for i in range(0, len(raw), 3) if raw[i] > 165 and raw[i + 1] < 60 and raw[i + 2] < 60}
    things = 0
    while left:
        stack, size = [left.pop()], 0
        while stack:
            at = stack.pop()
            size += 1
            near = {at + x + width * y for x in (-1, 0, 1) for y in (-1, 0, 1)} & left
            left -= near
            stack.extend(near)
        things += size > 30
    return things


def tries_in_one_place(bastide, folder):
    """Of several that are refused in one cell each has its table, with its own tile and cross."""
    seen = []
    for count in (1, 2, 3):
        path = made(folder, "tries%d" % count, [{"illegal": "place %s 1,0 %d" % tile} for tile in (("V", 2), ("V", 3), ("U", 1))[:count]])
        pictured(bastide, path)
        seen.append(red_things(path + ".png"))
    assert seen[0] < seen[1] and 3 * seen[1] == 2 * seen[2], "red things for one, two, three tries: %s" % seen


def tries_in_two_places(bastide, folder, path):
    """Those of other places share one table, whichever figure they name."""
    copy = os.path.join(folder, "portal.json")
    with open(path, encoding="utf-8") as file, open(copy, "w", encoding="utf-8") as out:
        out.write(file.read())
    pictured(bastide, copy)
    gap = subprocess.run(["convert", copy + ".png", "-crop", "20x200+310+60", "-depth", "8", "rgb:-"], check=True,
                         stdout=subprocess.PIPE).stdout
    columns = [min(gap[3 * (20 * y + x)] for y in range(200)) for x in range(20)]
    assert max(columns) < 220, "the table is cut in two"


def paid_in_the_turn(bastide, folder, path):
    """Whoever was paid is seen although somebody chose something behind it."""
    with open(path, encoding="utf-8") as file:
        told = json.load(file)
    assert told["moves"][-2] == "pass", "points behind which nobody is asked"
    untold = {key: value for key, value in told.items() if key not in ("title", "caption")}
    pictures = []
    for name, text in (("told", told), ("untold", untold)):
        with open(os.path.join(folder, name + ".json"), "w", encoding="utf-8") as file:
            json.dump(text, file)
        pictures.append(pictured(bastide, os.path.join(folder, name + ".json"), "."))
    assert pictures[0] != pictures[1], "who was paid is not seen"


def colored(bastide, path, crop, accept):
    """How many pixels of a part of the file's picture are accepted."""
    pictured(bastide, path)
    raw = subprocess.run(["convert", path + ".png", "-crop", crop, "-depth", "8", "rgb:-"], check=True,
                         stdout=subprocess.PIPE).stdout
    return sum(1 for i in range(0, len(raw), 3) if accept(*raw[i:i + 3]))


def ticks_alone(bastide, folder, path):
    """Where a file's ticks say where he may stand no number is below them."""
    def blue(r, g, b):
        return b > 160 and r < 60
    with open(path, encoding="utf-8") as file:
        plain = json.load(file)
    ticks = [{"mark": "tick", "at": [1, 0], "on": spot} for spot in ("road:W", "city:N", "field:WL")]
    ticked = {**plain, "moves": [{"marks": ticks}, *plain["moves"][1:]]}
    seen = []
    for name, text in (("ticked", ticked), ("plain", plain)):
        with open(os.path.join(folder, name + ".json"), "w", encoding="utf-8") as file:
            json.dump(text, file)
        seen.append(colored(bastide, os.path.join(folder, name + ".json"), "640x480+0+0", blue))
    assert seen[1] > 300 and seen[0] < seen[1] / 10, "numbers below ticks: %s" % seen


def paper(path):
    """How many rows of a picture are below the table."""
    raw = subprocess.run(["convert", path, "-crop", "1x1000+3+0", "+repage", "-depth", "8", "rgb:-"], check=True,
                         stdout=subprocess.PIPE).stdout
    return sum(1 for i in range(0, len(raw), 3) if raw[i] > 230 and raw[i + 1] > 220)


def answers(bastide, folder):
    """An answer's picture has what the file says behind its question, the question's has not; --caption stands below
    both and takes nothing away."""
    seen = {}
    ask = {"ask": "How many?", "player": "red", "answers": [2, 3]}
    for name, more in (("plain", []), ("told", [{"caption": "It has two tiles. " * 30}])):
        file = os.path.join(folder, name + ".json")
        with open(file, "w", encoding="utf-8") as text:
            json.dump({"format": 1, "players": ["red", "blue"], "tiles": [["D", 0, 0, 0], ["W", -1, 0, 0]], "turn": "blue",
                       "figures": [{"player": "red", "at": [-1, 0], "on": "road:E"}], "deck": ["L", "B", "B"],
                       "moves": [ask, *more, "place L 1,0 0", "pass"]}, text)
        for answer in ([], ["--answer"]):
            for caption in ([], ["--caption", "A line."]):
                out = os.path.join(folder, "answer.png")
                subprocess.run([bastide, "--screenshot", out, "--size", "640x480", *answer, *caption, file], check=True)
                seen[name, bool(answer), bool(caption)] = paper(out)
    assert seen["plain", False, False] == seen["told", False, False], "the question tells what stands behind it: %s" % seen
    assert seen["plain", True, False] < seen["told", True, False], "nothing is told behind the answer: %s" % seen
    for name in ("plain", "told"):
        for answer in (False, True):
            assert seen[name, answer, False] < seen[name, answer, True], "--caption is no line below: %s" % seen


def reasons(bastide, folder):
    """An answer's picture has the file's reasons, and what the file says of all stands below one question and several."""
    rows = {}
    for count in (1, 2):
        for more in ({}, {"caption": "A closed road."}, {"why": ["The tile laid now counts, too.", ""]}):
            path, out = os.path.join(folder, "why.json"), os.path.join(folder, "why.png")
            why = {"why": more["why"]} if "why" in more else {}
            ask = {"ask": "How many?", "player": "red", "answers": [2, 3], **why}
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"format": 1, "title": "A road", "players": ["red", "blue"], "tiles": [["D", 0, 0, 0], ["W", -1, 0, 0]],
                           "turn": "blue", "figures": [{"player": "red", "at": [-1, 0], "on": "road:E"}], "deck": ["L", "B"],
                           **{key: more[key] for key in more if key == "caption"},
                           "moves": [ask] * count + ["place L 1,0 0", "pass"]}, file)
            subprocess.run([bastide, "--screenshot", out, "--size", "640x480", "--answer", path], check=True)
            rows[count, "".join(more)] = paper(out)
        for more in ("caption", "why"):
            assert rows[count, more] > rows[count, ""], "%s of %d is not told: %s" % (more, count, rows)


def signs_on_letters(bastide, folder):
    """On one tile each answer's cross lies on its own letter, however narrow the picture is."""
    path, out = os.path.join(folder, "signs.json"), os.path.join(folder, "signs.png")
    ask = {"ask": "Where may he stand?", "choose": ["meeple road:W", "meeple road:E", "meeple city:N"], "right": "legal"}
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": 1, "players": ["yellow", "blue"], "tiles": [["D", 0, 0, 0], ["W", -1, 0, 0], ["E", 0, -1, 2],
                   ["U", 1, 0, 0]], "figures": [{"player": "yellow", "at": [0, 0], "on": "road:E"}], "turn": "blue",
                   "deck": ["L", "K", "V"], "moves": ["place L 2,0 0", ask]}, file)
    for size in ("1280x720", "390x700"):
        subprocess.run([bastide, "--screenshot", out, "--size", size, "--answer", path], check=True)
        wide, high = (int(n) for n in subprocess.run(["identify", "-format", "%w %h", out], check=True,
                                                     stdout=subprocess.PIPE, text=True).stdout.split())
        raw = subprocess.run(["convert", out, "-depth", "8", "rgb:-"], check=True, stdout=subprocess.PIPE).stdout
        red = [divmod(i // 3, wide) for i in range(0, len(raw), 3) if raw[i:i + 3] == bytes((0xC0, 0x1E, 0x14))]
        rows, columns = ([spot[i] for spot in red] for i in (0, 1))
        box = max(columns) - min(columns), max(rows) - min(rows)
        assert max(box) < 1.5 * min(box), "%s: a red letter and its cross take %d x %d" % (size, *box)


def played_in_sight(bastide, folder, path):
    """Of wall tiles that were played beside a marker none is cut by the picture's border."""
    copy = os.path.join(folder, "wall.json")
    with open(path, encoding="utf-8") as file, open(copy, "w", encoding="utf-8") as out:
        out.write(file.read())
    cut = colored(bastide, copy, "12x480+628+0", lambda r, g, b: r > 160 and g < 50 and b < 70)
    assert cut == 0, "%d red pixels at the border" % cut


def tight(bastide, folder):
    """A strip of tables that are cut to their tiles has paper beside them, and towers at their edges are whole."""
    path, out = os.path.join(folder, "tight.json"), os.path.join(folder, "tight.png")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": 1, "players": ["red", "blue"], "tiles": [["D", 0, 0, 0], ["W", -1, 0, 0]], "deck": ["L", "B"],
                   "camera": {"tight": True}, "moves": [{"shot": "1"}, "place L 1,0 0", "pass", {"shot": "2"}]}, file)
    subprocess.run([bastide, "--screenshot", out, "--size", "1280x720", path], check=True)
    beside = subprocess.run(["convert", out, "-crop", "40x80+1230+20", "+repage", "-resize", "1x1!", "-depth", "8", "rgb:-"],
                            check=True, stdout=subprocess.PIPE).stdout
    assert min(beside) > 200, "beside a tight table stands %s" % list(beside)
    subprocess.run([bastide, "--screenshot", out, "--size", "1280x720", "--at", "0", "--crop", "board", path], check=True)
    top = subprocess.run(["convert", out, "-crop", "1280x2+0+0", "+repage", "-depth", "8", "rgb:-"], check=True,
                         stdout=subprocess.PIPE).stdout
    towers = sum(1 for i in range(0, len(top), 3) if top[i + 2] > top[i])
    assert towers == 0, "towers are cut, %d pixels" % towers


def words_change_no_layout(bastide, folder, file):
    """However many lines stand below, the rail's head is that of the window."""
    heads = []
    for words in (["--at", "5"], ["--at", "5", "--caption", ""]):
        out = os.path.join(folder, "layout.png")
        subprocess.run([bastide, "--screenshot", out, "--size", "1280x720", file, *words], check=True)
        heads.append(subprocess.run(["convert", out, "-crop", "200x24+1030+30", "+repage", "-depth", "8", "-posterize", "8",
                                     "rgb:-"], check=True, stdout=subprocess.PIPE).stdout)
    far = sum(abs(a - b) > 60 for a, b in zip(*heads))
    assert far < 20, "below a caption the layout is another, %d bytes" % far


def main():
    bastide, file = sys.argv[1:3]
    seen = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, words in {"720": ["--size", "1280x720"], "4k": ["--size", "3840x2160"],
                            "large": ["--size", "2560x1440", "--ui-scale", "200"],
                            "plain": ["--size", "2560x1440", "--ui-scale", "100"],
                            "upright": ["--size", "390x700"]}.items():
            path = os.path.join(folder, name + ".png")
            subprocess.run([bastide, "--screenshot", path, file, *words], check=True)
            points = pixels(path)
            seen[name] = share(points, land), share(points[-240 * 30:], ink)
            print("%-8s land %.3f, ink below %.3f" % (name, *seen[name]))
    small, large = seen["720"], seen["4k"]
    assert small[0] > 0.1 and 0.7 < large[0] / small[0] < 1.5, "the land of a large strip is as small as that of a small one"
    assert large[1] > 0.5 * small[1], "the words of a large strip are not as large as those of a small one"
    assert seen["large"][1] > 1.3 * seen["plain"][1], "--ui-scale means nothing to a strip"
    with tempfile.TemporaryDirectory() as folder:
        one_size(bastide, folder)
        words_have_room(bastide, folder)
        on_a_page(bastide, folder)
        questions(bastide, folder)
        names_of_who_is_asked_about(bastide, folder)
        answers(bastide, folder)
        reasons(bastide, folder)
        signs_on_letters(bastide, folder)
        small_ones(bastide, folder)
        tight(bastide, folder)
        tries_ended(bastide, folder)
        tries_in_one_place(bastide, folder)
        tries_in_two_places(bastide, folder, os.path.join(os.path.dirname(file), "R-29.20-outside-the-walls.json"))
        paid_in_the_turn(bastide, folder, os.path.join(os.path.dirname(file), "R-15.10-from-the-cathedral.json"))
        ticks_alone(bastide, folder, os.path.join(os.path.dirname(file), "E000-06.json"))
        words_change_no_layout(bastide, folder, os.path.join(os.path.dirname(file), "lesson-4.json"))
        played_in_sight(bastide, folder, os.path.join(os.path.dirname(file), "castle/C-90.json"))
    assert seen["upright"][0] > 0.04, "on an upright page there is no land to be seen"
    return 0


if __name__ == "__main__":
    sys.exit(main())
