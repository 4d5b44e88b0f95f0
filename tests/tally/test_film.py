"""--animate writes the same bytes twice, and what it writes is a moving WebP."""
import json
import pathlib
import subprocess
import sys
import tempfile

program, scenarios = sys.argv[1], pathlib.Path(sys.argv[2])


def film(directory, name, *options):
    out = pathlib.Path(directory) / name
    subprocess.run([program, "--animate", str(out), "--size", "480x270", "--fps", "4", *options,
                    str(scenarios / "E003-06.json")], check=True)
    return out.read_bytes()


def frames(data):
    """Number of ANMF chunks of a RIFF file."""
    count, at = 0, 12
    while at + 8 <= len(data):
        size = int.from_bytes(data[at + 4:at + 8], "little")
        count += data[at:at + 4] == b"ANMF"
        at += 8 + size + (size & 1)
    return count


def chunks(data):
    """The frames themselves."""
    found, at = [], 12
    while at + 8 <= len(data):
        size = int.from_bytes(data[at + 4:at + 8], "little")
        if data[at:at + 4] == b"ANMF":
            found.append(data[at:at + 8 + size])
        at += 8 + size + (size & 1)
    return found


def held(data):
    """How long each frame stands, in milliseconds."""
    times, at = [], 12
    while at + 8 <= len(data):
        size = int.from_bytes(data[at + 4:at + 8], "little")
        if data[at:at + 4] == b"ANMF":
            times.append(int.from_bytes(data[at + 20:at + 23], "little"))
        at += 8 + size + (size & 1)
    return times


with tempfile.TemporaryDirectory() as directory:
    # Of a file with shots: from its first step, and each shot's words stand long enough to be read.
    out = pathlib.Path(directory) / "shots.webp"
    subprocess.run([program, "--animate", str(out), "--size", "480x300", "--fps", "5", str(scenarios / "E000-25.json")], check=True)
    times = held(out.read_bytes())
    assert sum(time >= 2000 for time in times) >= 3, times
    assert sum(times) < 25000, times

    # The words of a shot stand over the moves of its own turn, not over those before.
    films = []
    for words in ("AAAA", "BBBB"):
        path = pathlib.Path(directory) / "near.json"
        path.write_text(json.dumps({
            "format": 1, "caption": "Two turns.", "players": ["red", "blue"], "tiles": [["D", 0, 0, 0]], "turn": "red",
            "deck": ["V", "V", "V"], "moves": ["place V 1,0 1", "pass", "place V -1,0 3", "pass", {"shot": words}]}))
        out = pathlib.Path(directory) / "near.webp"
        subprocess.run([program, "--animate", str(out), "--size", "480x300", "--fps", "5", str(path)], check=True)
        films.append(chunks(out.read_bytes()))
    same = next(i for i, (one, other) in enumerate(zip(*films)) if one != other)
    assert same >= 2, "the words of a shot stand over the turn before: %d frames without them" % same

    # The marks of later shots are not seen in the first picture.
    films = []
    for marks in ([], [{"marks": [{"mark": "letter", "text": "A", "at": [0, 0], "on": "city:N"}]}]):
        path = pathlib.Path(directory) / "marks.json"
        path.write_text(json.dumps({
            "format": 1, "caption": "A table.", "players": ["red", "blue"], "tiles": [["D", 0, 0, 0]], "turn": "red",
            "deck": ["V", "V"], "moves": [{"shot": "One."}, *marks, {"shot": "Two."}, "place V 1,0 1", "pass"]}))
        out = pathlib.Path(directory) / "marks.webp"
        subprocess.run([program, "--animate", str(out), "--size", "480x300", "--fps", "5", str(path)], check=True)
        films.append(chunks(out.read_bytes()))
    assert films[0][0] == films[1][0] and films[0] != films[1], "the first picture shows the marks of a later shot"

    # The last one as long as the others, also where nothing follows it.
    for name in ("E000-25", "E001-04", "E002-04"):
        out = pathlib.Path(directory) / (name + ".webp")
        subprocess.run([program, "--animate", str(out), "--size", "480x300", "--fps", "5", str(scenarios / (name + ".json"))], check=True)
        times = held(out.read_bytes())
        assert 2000 <= times[-1] <= max(times) <= 11000, (name, times)

    # A file's words are read before the question that takes their place, and many words take longer than few.
    begins = {}
    for length in (4, 30):
        path = pathlib.Path(directory) / "words.json"
        path.write_text(json.dumps({
            "format": 1, "caption": "Blue lays " + "a fine " * length, "players": ["red", "blue"],
            "tiles": [["E", 0, 0, 0]], "figures": [{"player": "red", "at": [0, 0], "on": "city:N"}], "turn": "blue",
            "deck": ["E", "B"], "moves": [{"ask": "How many points?", "player": "red", "answers": [2, 4]},
                                          "place E 0,-1 2", "pass"]}), encoding="utf-8")
        out = pathlib.Path(directory) / "words.webp"
        subprocess.run([program, "--animate", str(out), "--size", "480x300", "--fps", "5", str(path)], check=True)
        begins[length] = held(out.read_bytes())[0]
    assert 1400 <= begins[4] <= 3000 and 8000 <= begins[30] <= 11000, begins

    # A finished game with shots is the table alone to its end, with the scores below.
    path.write_text(json.dumps({
        "format": 1, "title": "A field", "players": ["red", "blue"], "tiles": [["D", 0, 0, 0]], "deck": ["V", "V"],
        "figures": [{"player": "red", "at": [0, 0], "on": "road:E"}],
        "moves": [{"shot": "One."}, "place V 1,0 0", "pass", "end", {"shot": "Counted."}]}), encoding="utf-8")
    sizes = set()
    for crop in ([], ["--crop", "board"]):
        subprocess.run([program, "--animate", str(out), "--size", "480x300", "--fps", "5", *crop, str(path)], check=True)
        sizes.add(out.read_bytes())
    assert len(sizes) == 1, "the ending shows the window"

    # As the count begins the scores below, which are to grow, are taken away: something changes there besides the whole
    # pictures that come now and then.
    subprocess.run([program, "--animate", str(out), "--size", "640x480", "--fps", "2", "--from", "139",
                    str(scenarios / "whole-game.json")], check=True)
    parts = [(int.from_bytes(chunk[11:14], "little") * 2, int.from_bytes(chunk[17:20], "little") + 1)
             for chunk in chunks(out.read_bytes())]
    assert any(high < 480 and top + high > 360 for top, high in parts), "old scores stand below the count: %s" % parts

    # Of several that are tried in one place each is seen.
    out = pathlib.Path(directory) / "tries.webp"
    subprocess.run([program, "--animate", str(out), "--size", "480x300", "--fps", "5", str(scenarios / "castle/C-07.json")], check=True)
    times = held(out.read_bytes())
    assert len(times) == 2 and times[0] >= 2000 and times[1] >= 1500, times

    # Of a file that asks: each question is held, and its answer after it, whether the game goes on between them or not;
    # the film is so much longer than that of the same file without its questions.
    for name in ("lesson-9", "lesson-12"):
        lesson = json.loads((scenarios / (name + ".json")).read_text(encoding="utf-8"))
        steps = [step for step in lesson["moves"] if not (isinstance(step, dict) and "ask" in step)]
        asked, long = len(lesson["moves"]) - len(steps), []
        for moves in (lesson["moves"], steps):
            path = pathlib.Path(directory) / (name + ".json")
            path.write_text(json.dumps({**lesson, "moves": moves}), encoding="utf-8")
            out = pathlib.Path(directory) / (name + ".webp")
            subprocess.run([program, "--animate", str(out), "--size", "480x300", "--fps", "5", str(path)], check=True)
            long.append(held(out.read_bytes()))
        assert asked and sum(long[0]) - sum(long[1]) >= 2 * asked * 4000, (name, asked, long)
        assert max(long[0]) < 11000, long

    # Why a follower may not stand there is said as long as it is read.
    long = []
    for figure, claim in (("meeple road:W", "illegal"), ("meeple city:N", "legal")):
        path = pathlib.Path(directory) / "why.json"
        path.write_text(json.dumps({
            "format": 1, "players": ["red", "blue"], "tiles": [["D", 0, 0, 0], ["W", -1, 0, 0]], "turn": "blue",
            "figures": [{"player": "red", "at": [-1, 0], "on": "road:E"}], "deck": ["L", "B", "B"],
            "moves": ["place L 1,0 0", {claim: figure}, {"shot": "Here?"}, "pass"]}), encoding="utf-8")
        out = pathlib.Path(directory) / "why.webp"
        subprocess.run([program, "--animate", str(out), "--size", "480x300", "--fps", "5", str(path)], check=True)
        long.append(max(held(out.read_bytes())))
    assert long[0] >= long[1] + 500, "no time for why it is refused: %s" % long

    # What a caption behind a question explains is not said before it.
    opened = []
    for explained in ("It has two tiles.", "It has six tiles."):
        path = pathlib.Path(directory) / "asks.json"
        path.write_text(json.dumps({
            "format": 1, "title": "A wall", "caption": "Blue lays a tile.", "players": ["red", "blue"],
            "tiles": [["E", 0, 0, 0]], "figures": [{"player": "red", "at": [0, 0], "on": "city:N"}], "turn": "blue",
            "deck": ["E", "B"], "moves": [{"ask": "How many points?", "player": "red", "answers": [2, 4]},
                                          {"caption": explained}, "place E 0,-1 2", "pass"]}), encoding="utf-8")
        out = pathlib.Path(directory) / "asks.webp"
        subprocess.run([program, "--animate", str(out), "--size", "480x300", "--fps", "5", str(path)], check=True)
        data = out.read_bytes()
        at = data.index(b"ANMF")
        opened.append(data[at:at + 8 + int.from_bytes(data[at + 4:at + 8], "little")])
    assert opened[0] == opened[1], "the explanation is seen before the question"

    first, second = film(directory, "a.webp"), film(directory, "b.webp")
    assert first == second, "two runs differ"
    assert first == film(directory, "c.webp", "--crop", "board"), "panels in a film smaller than a window"
    assert first[:4] == b"RIFF" and first[8:12] == b"WEBP", "not a WebP file"
    assert frames(first) >= 20, f"only {frames(first)} frames"

    out = pathlib.Path(directory) / "still.png"
    for moment in ("0", "5", "999"):
        subprocess.run([program, "--screenshot", str(out), "--time", moment, str(scenarios / "E003-06.json")], check=True)
        assert out.stat().st_size > 20000
    done = subprocess.run([program, "--screenshot", str(out), "--editions", "city4,nonsense", str(scenarios / "E000-24.json")],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "is no value of farm" in done.stderr, done.stderr
    done = subprocess.run([program, "--screenshot", str(out), "--editions", "city4+king=on,off+king=off", "--size",
                           "320x180", str(scenarios / "count-king-robber.json")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr  # unfinished, with followers in the market
print("ok")
