"""The gallery of a few files: the same bytes on every run, and a page that needs nothing from elsewhere, that every
reader can use: alternative texts, headings in order, names that are met once, links that lead somewhere, colours with
enough contrast."""

import filecmp
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from html.parser import HTMLParser

VOID = {"img", "meta", "input", "br", "link", "hr"}

NARRATED = """{"format": 1, "title": {"en": "A <road> & more", "ro": "Un drum"},
 "caption": {"en": "Closed: 3 points", "ro": "Închis: 3 puncte"}, "camera": {"tight": true},
 "players": ["red", "blue"], "tiles": [["D", 0, 0, 0], ["W", -1, 0, 0]],
 "figures": [{"player": "red", "at": [-1, 0], "on": "road:E"}], "turn": "blue", "deck": ["L", "B"],
 "moves": [{"shot": "Before"}, "place L 1,0 0", "pass", {"illegal": "place B 0,-1 0"}, {"shot": "After"}]}
"""

# Who knows no English: its title and the claim are in one other language, its words in two.
FOREIGN = NARRATED.replace('"title": {"en": "A <road> & more", "ro": "Un drum"}', '"title": {"ro": "Un drum închis"}')
FOREIGN = FOREIGN.replace('{"en": "Closed: 3 points", "ro": "Închis: 3 puncte"}',
                          '{"de": "Fertig: 3 Punkte für Rot", "fr": "Fini : 3 points"}')


ASKED = """{"format": 1, "title": "A cap", "source": "My club, evening 1", "caption": "Two tiles, and it is closed.",
 "players": ["red", "blue"], "tiles": [["D", 0, 0, 0]], "figures": [{"player": "red", "at": [0, 0], "on": "city:N"}],
 "turn": "red", "deck": ["E", "B", "B"],
 "moves": [{"ask": {"en": "How many points?", "de": "Wie viele Punkte?"}, "player": "red", "answers": [2, 4, 8]},
  "place E 0,-1 2", "pass"]}
"""


def strip_tells(program, directory):
    """On a page in all languages each table of a strip has a number, and its words stand on the page in each of them."""
    pictures = []
    for name, words in (("told", '{"en": "Before", "ro": "Înainte"}'), ("other", '{"en": "Much earlier", "ro": "Cu mult înainte"}')):
        path = os.path.join(directory, name + ".json")
        with open(path, "w", encoding="utf-8") as file:
            file.write(NARRATED.replace('"Before"', words))
        out = os.path.join(directory, "strip-" + name)
        gallery(program, out, [path], "--lang", "all")
        with open(os.path.join(out, "pictures", name + ".webp"), "rb") as file:
            pictures.append(file.read())
    assert pictures[0] == pictures[1], "words in the picture of a strip"
    with open(os.path.join(directory, "strip-told", "index.html"), encoding="utf-8") as file:
        text = file.read()
    assert re.search(r'1\. <span data-say="en"[^>]*>Before', text), "the first table in English"
    assert re.search(r'<span data-say="ro"[^>]*>Înainte', text), "in Romanian"
    assert re.search(r'2\. <span data-say="en"[^>]*>[^<]*After', text), "the second table"


class Page(HTMLParser):
    """`spoken`: every text with the language it is said to be in, and the one for which it is shown (None: all)."""

    def __init__(self):
        super().__init__()
        self.spoken, self.tongues = [], []
        self.open, self.ids, self.links, self.images, self.headings, self.text = [], [], [], [], [], []
        self.lang = None

    def handle_starttag(self, tag, pairs):
        attributes = dict(pairs)
        if tag not in VOID:
            self.open.append(tag)
            lang, shown = self.tongues[-1] if self.tongues else (None, None)
            self.tongues.append((attributes.get("lang", lang), attributes.get("data-say", shown)))
        if "id" in attributes:
            self.ids.append(attributes["id"])
        if tag == "html":
            self.lang = attributes.get("lang")
        if tag == "a":
            self.links.append(attributes["href"])
        if tag == "img":
            self.images.append(attributes)
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        for key in ("src", "href", "action"):
            assert "//" not in attributes.get(key, ""), "%s leads elsewhere: %s" % (tag, attributes[key])

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, "</%s> closes <%s>" % (tag, self.open[-1:])
        self.open.pop()
        self.tongues.pop()

    def handle_data(self, data):
        self.text.append(data)
        if self.open and self.open[-1] not in ("script", "style"):
            self.spoken.append((data, *self.tongues[-1]))


def luminance(color):
    parts = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def check_colors(page):
    schemes = re.findall(r":root\{([^}]*)\}", page)
    assert len(schemes) == 2, "light and dark"
    for scheme in schemes:
        colors = dict(re.findall(r"--(\w+):(#[0-9a-f]{6})", scheme))
        for ink in ("ink", "soft", "link", "bad"):
            for ground in ("ground", "card"):
                value = contrast(colors[ink], colors[ground])
                assert value >= 4.5, "%s on %s: %.2f" % (ink, ground, value)


def check_tidy(path):
    """What HTML Tidy, where it is installed, has to say; it is older than lazy images."""
    if not shutil.which("tidy"):
        return
    run = subprocess.run(["tidy", "-q", "-e", "-utf8", path], capture_output=True, text=True)
    faults = [line for line in run.stderr.split("\n") if line and 'proprietary attribute "loading"' not in line]
    assert not faults, "\n".join(faults[:20])


def check_page(directory, names):
    check_tidy(os.path.join(directory, "index.html"))
    source = open(os.path.join(directory, "index.html"), encoding="utf-8").read()
    page = Page()
    page.feed(source)
    assert not page.open, page.open
    assert page.lang == "en" and "<title>" in source and 'name="viewport"' in source
    assert len(set(page.ids)) == len(page.ids), "an id is met twice"
    assert "http:" not in source and "https:" not in source and "@import" not in source
    assert page.headings[0] == 1 and page.headings.count(1) == 1
    bare = re.findall(r"<h3>(R-?[0-9.]+)</h3>", source)
    assert not bare, "rules that are numbers alone: %s" % bare
    for before, after in zip(page.headings, page.headings[1:]):
        assert after <= before + 1, "h%d after h%d" % (after, before)
    for image in page.images:
        assert len(image["alt"]) > 10 and int(image["width"]) > 0 and int(image["height"]) > 0, image
        assert os.path.getsize(os.path.join(directory, image["src"])) > 1000, image
        for each in filter(None, image.get("srcset", "").split(", ")):
            name, wide = each.split(" ")
            size = subprocess.run(["identify", "-format", "%w", os.path.join(directory, name)], capture_output=True, text=True)
            assert size.stdout == str(int(wide[0]) * int(image["width"])), image
    for link in page.links:
        there = link[1:] in page.ids if link[0] == "#" else os.path.exists(os.path.join(directory, link))
        assert there, "%s leads nowhere" % link
    for name in names:
        assert "file-" + name in page.ids, name
        assert "files/%s.json" % name in page.links, name
    check_colors(source)
    return source, page


PUBLISHER = "Hans im Glück"
# Letters that a language does not have, but one of the others.
LETTERS = {"en": "ăâîșțĂÂÎȘȚäöüßÄÖÜñ¿¡çéèêàùò·", "ro": "äöüßñ¿çéèê", "de": "ășțĂÎȘȚñ¿ç", "fr": "ășțĂȘȚäößñ¿", "es": "ășțĂȘȚäößç",
           "ca": "ășțĂȘȚäößñ"}


def check_languages(page, languages):
    """Every text is in the language that it is said to be in, as far as its letters tell."""
    for text, lang, shown in page.spoken:
        assert lang is not None, text
        assert shown is None or shown in languages, shown
        strange = [letter for letter in LETTERS.get(lang, "") if letter in text.replace(PUBLISHER, "")]
        assert not strange, "%s is not %s: %s" % ("".join(strange), lang, text)


def check_alts(page, languages):
    """A picture is described in each language, in words of its own; one with words in it, in that language."""
    for image in page.images:
        told = [image["data-" + language] for language in languages if "data-" + language in image]
        worded = re.search("-(editions|rules|moving)(-..)?.webp", image["src"])
        assert len(told) == (1 if worded else len(languages)), image
        assert image["alt"] == told[0] and len(set(told)) == len(told), told


def gallery(program, directory, files, *more):
    run = subprocess.run([program, "--gallery", directory, *more, *files], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert not run.stderr, "progress is for a terminal: " + run.stderr


def same_trees(one, other):
    files = sorted(os.path.relpath(os.path.join(at, name), one) for at, _, names in os.walk(one) for name in names)
    assert files == sorted(os.path.relpath(os.path.join(at, name), other)
                           for at, _, names in os.walk(other) for name in names)
    for name in files:
        assert filecmp.cmp(os.path.join(one, name), os.path.join(other, name), shallow=False), name


def same_pictures(directory):
    """Groups of pictures with the same bytes, by their names."""
    groups = {}
    for name in sorted(os.listdir(directory)):
        with open(os.path.join(directory, name), "rb") as file:
            groups.setdefault(file.read(), []).append(os.path.splitext(name)[0])
    return sorted(names for names in groups.values() if len(names) > 1)


def check_same(directory):
    """No two pictures are the same, unless they are listed as such; and none is listed in vain."""
    listed = os.path.join(os.path.dirname(os.path.abspath(__file__)), "gallery_same.txt")
    with open(listed, encoding="utf-8") as file:
        wanted = sorted(line.split() for line in file if not line.startswith("#"))
    found = same_pictures(directory)
    assert found == wanted, "the same: %s\nlisted in vain: %s" % (
        [group for group in found if group not in wanted], [group for group in wanted if group not in found])


def every_file(scenarios):
    """Those of The Castle with them."""
    files = [os.path.join(scenarios, name) for name in sorted(os.listdir(scenarios)) if name.endswith(".json")]
    castle = os.path.join(scenarios, "castle")
    return files + [os.path.join(castle, name) for name in sorted(os.listdir(castle))]


def name_of(path):
    """Two files are called so: the second has its folder before it."""
    name = os.path.splitext(os.path.basename(path))[0]
    return "castle-" + name if name == "whole-game" and "castle" in path else name


def check_asked(program, place):
    """The question's picture and its part of the page tell nothing of what comes behind it; the answer's does."""
    def made(name, text, *more):
        path, out = os.path.join(place, name + ".json"), os.path.join(place, name + ".png")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        run = subprocess.run([program, "--screenshot", out, "--size", "640x480", *more, path], capture_output=True, text=True)
        with open(out, "rb") as file:
            return run, file.read()
    question, answer = made("asked", ASKED), made("asked", ASKED, "--answer")
    assert question[0].returncode == 0 and answer[0].returncode == 0, question[0].stderr + answer[0].stderr
    assert question[1] != answer[1]
    other = ASKED.replace('"pass"', '"meeple field:EL"')  # the caption stands with the question: its writer's affair
    assert made("other", other)[1] == question[1], "something gives the answer away"
    run = made("wrong", ASKED.replace("[2, 4, 8]", "[2, 3]"))[0]
    assert run.returncode == 1 and "none of the answers is right" in run.stderr, run.stderr
    # A picture may ask where a lesson could not: of whoever is to move, at the end of a file.
    end = ASKED[:ASKED.index('{"ask"')].replace('"turn": "red"', '"turn": "blue"')
    last = made("last", end + '{"ask": "Whose?", "owner": [0, 0, "city:N"]}]}')[0]
    assert last.returncode == 0, last.stderr
    page = os.path.join(place, "asked page")
    gallery(program, page, [os.path.join(place, "asked.json")], "--lang", "de", "--title", "Donnerstag")
    source = open(os.path.join(page, "index.html"), encoding="utf-8").read()
    before, behind = source.split("<details><summary>Die Antwort")
    before = before.split("<article")[1]
    assert "Wie viele Punkte?" in before and "C  8" in before and "closed" in before and "Rot 4" not in before, before
    assert "B  4" in behind and "asked-answer.webp" in behind, behind
    assert "<title>Donnerstag</title>" in source and ">My club</span></h2>" in source, source


def main(program, scenarios):
    with tempfile.TemporaryDirectory() as place:
        narrated = os.path.join(place, "narrated.json")
        with open(narrated, "w", encoding="utf-8") as file:
            file.write(NARRATED)
        foreign = os.path.join(place, "foreign.json")
        with open(foreign, "w", encoding="utf-8") as file:
            file.write(FOREIGN)
        names = ["R-12.6-pigs-1", "E000-04", "lesson-9", "narrated", "foreign"]
        files = [os.path.join(scenarios, name + ".json") for name in names[:3]] + [narrated, foreign]
        one, english, again = (os.path.join(place, name) for name in ("one", "english", "again"))
        gallery(program, one, files, "--lang", "all")
        source, page = check_page(one, names)
        languages = ["en", "ca", "de", "es", "fr", "ro"]
        check_languages(page, languages)
        check_alts(page, languages)
        spoken = {(text, lang, shown) for text, lang, shown in page.spoken}
        assert ("Un drum închis", "ro", None) in spoken, "one language for all"
        strip_tells(program, place)
        for shown in languages:
            told = ("Fini : 3 points", "fr") if shown == "fr" else ("Fertig: 3 Punkte für Rot", "de")
            assert (*told, shown) in spoken, shown
        text = "".join(page.text)
        assert "A <road> & more" in text and "Closed: 3 points" in text and "Închis: 3 puncte" in text
        assert any(". U (straight road) at 1, 0: Not allowed" in image["alt"] for image in page.images), "what is tried"
        assert "Field meets road" in text, "why a tile is refused"
        assert "O piesă care nu se potrivește" in text and "Lecția 9" in text, "titles in each language"
        assert "pictures/R-12.6-pigs-1-editions.webp" in source and "pictures/narrated-moving.webp" in source
        assert "pictures/E000-04-editions.webp" not in source
        # Two tables side by side, each wider than high: no wood above and below them that neither needs.
        strip = [image for image in page.images if image["src"] == "pictures/narrated.webp"]
        assert len(strip) == 1 and int(strip[0]["width"]) == 640 and int(strip[0]["height"]) < 400, strip
        headings = re.findall("<h2>(.*?)</h2>", source)
        assert ['id="file-narrated"' in part for part in source.split("<h2>")] == [False, True] + [False] * (len(headings) - 1)
        assert '<h3>R-3.3: <span data-say="en" lang="en">Every edge must continue' in source, "what the rule says"
        check_asked(program, place)
        gallery(program, english, files[1:2])
        gallery(program, again, files[1:2])
        same_trees(english, again)
        text = "".join(check_page(english, names[1:2])[1].text)
        assert "This placement is not allowed." in text and "incorectă" not in text

        # What is said of all tables of a strip is not said below each of them as well.
        said, unsaid, bare = (os.path.join(place, name) for name in ("said.json", "unsaid.json", "strips"))
        for path, words in ((said, '"Closed: 3 points"'), (unsaid, '""')):
            with open(path, "w", encoding="utf-8") as file:
                file.write(NARRATED.replace('{"en": "Closed: 3 points", "ro": "Închis: 3 puncte"}', words)
                           .replace('"Before"', '""').replace('"After"', '""'))
        gallery(program, bare, [said, unsaid])
        pictures = [os.path.join(bare, "pictures", name + ".webp") for name in ("said", "unsaid")]
        assert filecmp.cmp(*pictures, shallow=False), "a strip says the same twice"

        # Two of the same name: the second has that of its folder before it.
        twice = os.path.join(place, "twice")
        os.mkdir(os.path.join(place, "other"))
        shutil.copy(files[1], os.path.join(place, "other", "E000-04.json"))
        gallery(program, twice, [files[1], os.path.join(place, "other", "E000-04.json")])
        check_page(twice, ["E000-04", "other-E000-04"])

        # What was drawn before, at another size, changes nothing.
        alone, behind = os.path.join(place, "alone"), os.path.join(place, "behind")
        castle = [os.path.join(scenarios, "castle", name + ".json") for name in ("C-02", "C-65", "C-84", "C-18")]
        gallery(program, alone, castle[3:])
        gallery(program, behind, castle + [os.path.join(scenarios, "lesson-2.json")])
        assert filecmp.cmp(*(os.path.join(run, "pictures", "C-18.webp") for run in (alone, behind)), shallow=False)
        # Counted otherwise they pay otherwise: the free start spaces, a well, a city of two tiles; and nothing else.
        otherwise = {name for name in os.listdir(os.path.join(behind, "pictures")) if "-rules" in name}
        assert otherwise == {"C-65-rules.webp", "C-84-rules.webp", "lesson-2-rules.webp"}, otherwise
        images = check_page(behind, ["C-84"])[1].images
        told = [image["alt"] for image in images if image["src"] == "pictures/C-84-rules.webp"]
        assert len(told) == 1 and told[0].startswith("The same table, counted otherwise: A table of"), told
        told = {image["alt"] for image in images}
        assert len(told) == len(images), "each picture is described in words of its own"
        assert any("Red: Herald (Path, 1 tile" in alt for alt in told), told

        if os.environ.get("BASTIDE_LONG"):
            whole, once_more = os.path.join(place, "whole"), os.path.join(place, "once more")
            everything = every_file(scenarios)
            gallery(program, whole, everything, "--lang", "all")
            check_languages(check_page(whole, [name_of(path) for path in everything])[1], languages)
            check_same(os.path.join(whole, "pictures"))
            gallery(program, once_more, everything, "--lang", "all")
            same_trees(whole, once_more)

        # The file that the page for writers has as its example.
        page = open(os.path.join(scenarios, "README.md"), encoding="utf-8").read()
        hand = os.path.join(place, "hand.json")
        with open(hand, "w", encoding="utf-8") as file:
            file.write(re.findall("```json\n(.*?)```", page, re.S)[1])
        out = os.path.join(place, "out.png")
        run = subprocess.run([program, "--screenshot", out, hand], capture_output=True, text=True)
        assert run.returncode == 0, run.stderr

        # A file whose claim fails is drawn all the same, and said; one that cannot be read is no picture.
        wrong = os.path.join(place, "wrong.json")
        with open(wrong, "w", encoding="utf-8") as file:
            file.write(NARRATED.replace("illegal", "legal"))
        run = subprocess.run([program, "--screenshot", out, wrong], capture_output=True, text=True)
        assert run.returncode == 1 and "should be legal" in run.stderr, run.stderr
        assert os.path.exists(out)
        # Cut to its tiles, what is tried beside them and what stands over: three cells wide, two high, a third more.
        tried = os.path.join(place, "tried.json")
        with open(tried, "w", encoding="utf-8") as file:
            file.write(NARRATED.replace(', {"shot": "After"}', ""))
        run = subprocess.run([program, "--screenshot", out, "--crop", "board", "--at", "2", "--caption", "",
                              "--size", "600x600", tried], capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        w, h = struct.unpack(">II", open(out, "rb").read()[16:24])
        assert (w, h) == (598, 426), (w, h)
        run = subprocess.run([program, "--screenshot", out, "--lang", "all", narrated], capture_output=True, text=True)
        assert run.returncode == 2 and "--gallery" in run.stderr, run.stderr


main(sys.argv[1], sys.argv[2])
