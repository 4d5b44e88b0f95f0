#!/usr/bin/env python3
"""The page of a gallery is written by the game alone: whatever a file is called and whatever stands in it, the page has
the elements and attributes of one whose files are called a and b, no more; its links lead to what is there. Whoever
writes a template of his own is told where it is wrong; every rule that examples stand under has a sentence.

    test_page.py BASTIDE DATA
"""
import html.parser
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
import urllib.parse

BASTIDE = os.path.abspath(sys.argv[1])  # it is called from other folders
DATA = pathlib.Path(sys.argv[2])
HOSTILE = ["x\"><img src=q onerror=alert(1)>", "y' onload='alert(1)", "<script>alert(1)<%2fscript>", "-$(touch q) #?%41&lt;",
           "`z`;\\ é\u202e"]
BREAKS = "\"'><img src=q onerror=alert(1)></title></script><script>alert(1)</script><!-- &quot;"


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.shape, self.ids, self.addresses, self.commands, self.inside = [], set(), [], [], None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.shape.append((tag, *(name for name, _ in attrs)))
        values = dict(attrs)
        self.ids.add(values.get("id"))
        self.addresses += [values[name] for name in ("href", "src") if name in values]
        self.inside = tag
        if tag == "code":
            self.commands.append("")

    def handle_endtag(self, tag):
        self.shape.append("/" + tag)
        self.inside = None

    def handle_data(self, data):
        if self.inside == "code":
            self.commands[-1] += data

    def handle_comment(self, data):
        self.shape.append("comment")


def scenario(text, rule, several):
    words = {"en": text, "ro": text + " ro"} if several else text
    return {"format": 1, "title": words, "caption": words, "source": text, "rules": [rule],
            "players": [{"color": "red", "name": text[:20]}, {"color": "blue", "name": text[:19] + "2"}],
            "tiles": [["D", 0, 0, 0], ["W", -1, 0, 0]], "figures": [{"player": "red", "at": [-1, 0], "on": "road:E"}],
            "turn": "blue", "deck": ["L", "B"],
            "moves": ["place L 1,0 0", "pass", {"illegal": "place B 0,-1 0"}]}


class Hostile(unittest.TestCase):
    def page(self, names, text, rule):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="bastide-page-"))
        self.addCleanup(shutil.rmtree, folder)
        files = []
        for i, name in enumerate(names):
            files.append(folder / (f"{i}{name}.json" if not name.startswith("-") else f"{name}.json"))
            files[-1].write_text(json.dumps(scenario(text, rule, i % 2)))
        done = subprocess.run([BASTIDE, "--gallery", "out", "--lang", "all", "--size", "320x200", "--",
                               *(str(file) for file in files)], cwd=folder, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        page = Page((folder / "out" / "index.html").read_text())
        for address in page.addresses:
            parts = urllib.parse.urlsplit(address)
            self.assertEqual((parts.scheme, parts.netloc, parts.query), ("", "", ""), address)
            if parts.path:
                self.assertTrue((folder / "out" / urllib.parse.unquote(parts.path)).is_file(), address)
            else:
                self.assertIn(urllib.parse.unquote(parts.fragment), page.ids)
        told = {tuple(shlex.split(command)[2:]) for command in page.commands}
        begun = [("./" if file.stem.startswith("-") else "") + file.stem for file in files]
        self.assertEqual(told, {(name + ".png", name + ".json") for name in begun})
        return page

    def test_no_element_and_no_attribute_of_theirs(self):
        tame = self.page(["a", "b", "c", "-d", "e"], "tame", "R-1.1")
        hostile = self.page(HOSTILE, BREAKS, "R-1.1")
        self.assertEqual(sorted(map(str, hostile.shape)), sorted(map(str, tame.shape)))


class Template(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bastide-template-"))
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copytree(DATA / "gallery", self.folder / "own")

    def gallery(self, *arguments):
        return subprocess.run([BASTIDE, "--gallery", "out", "--template", "own", *arguments, DATA / "scenarios/X-05.json"],
                              cwd=self.folder, capture_output=True, text=True)

    def page(self, text, *arguments):
        (self.folder / "own" / "page.html").write_text(text)
        done = self.gallery(*arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        return (self.folder / "out" / "index.html").read_text()

    def test_holes(self):
        self.assertEqual(self.page("a{{#books}}\n{{#rules}}\n<{{rule}}>\n{{/rules}}\n{{/books}}\n{{^title}}no{{/title}}b\n"),
                         "a\n<R-15.2>\nb\n")
        self.assertEqual(self.page("{{title}}", "--title", "B & <i>"), "B &amp; &lt;i&gt;")
        self.assertEqual(self.page('{{"Search"}}', "--lang", "de"), "Suchen")
        self.assertEqual(self.page('{{"Nobody has said this"}}'), "Nobody has said this")

    def test_what_is_wrong_is_told_with_its_line(self):
        for text, wanted in (("\n{{tilte}}", r"page\.html:2: .*tilte"), ("\n\n{{#books}}", r"page\.html:3: .*books"),
                             ("{{/books}}", r"page\.html:1: .*books"), ("{{title", r"page\.html:1: .*}}"),
                             ("{{>gone.html}}", r"gone\.html"), ("{{>page.html}}", r"page\.html.* itself"),
                             ("{{language big}}", r"page\.html:1: .*big"), ("{{several}}", r"page\.html:1: .*several")):
            (self.folder / "own" / "page.html").write_text(text)
            done = self.gallery()
            self.assertEqual(done.returncode, 1, text)
            self.assertRegex(done.stderr, r"bastide: [^\n]*%s[^\n]*\n\Z" % wanted)
            self.assertFalse((self.folder / "out" / "index.html").exists(), text)

    def test_a_template_of_anybody(self):
        def refused(text, wanted, *arguments):
            (self.folder / "own" / "page.html").write_text(text)
            done = self.gallery(*arguments)
            self.assertEqual(done.returncode, 1, text[:80])
            self.assertRegex(done.stderr, r"bastide: [^\n]*%s[^\n]*\n\Z" % wanted)
            self.assertFalse((self.folder / "out" / "index.html").exists())
        (self.folder / "secret").write_text("secret")
        refused("{{>../secret}}", r"page\.html:1: .*folder: \.\./secret")
        refused("{{#title}}" * 50000 + "{{/title}}" * 50000, r"page\.html:1: .*one another")
        refused("{{#'}}".replace("'", '"A"') * 12 + "{{/'}}".replace("'", '"A"') * 12, r"page\.html:1: .*without end",
                "--lang", "all")
        (self.folder / "own" / "page.html").unlink()
        os.mkfifo(self.folder / "own" / "page.html")  # nobody writes there
        done = self.gallery()
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, "page.html.* no file")

    def test_only_a_gallery_has_one(self):
        for option in ("--title", "--template"):
            done = subprocess.run([BASTIDE, "--screenshot", "a.png", option, "x", DATA / "scenarios/X-05.json"],
                                  cwd=self.folder, capture_output=True, text=True)
            self.assertEqual(done.returncode, 2)
            self.assertIn(option, done.stderr)


class Spoken(unittest.TestCase):
    """What stands in a picture is told to who cannot see it: what is marked, pieces that are nobody's, what a strip says,
    that an answer is one."""

    def test_pictures_in_words(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="bastide-spoken-"))
        self.addCleanup(shutil.rmtree, folder)
        files = {"E000-05": "Frame at 1, -1. Tick (Field) at 1, -1. Cross (City) at 1, -1",
                 "Z-45": "The dragon at 0, 2. The Count stands in: castle", "castle/C-43": "Points: Red 112, Blue 0",
                 "E002-03": "The heretic challenges the monk.", "lesson-3": "City", "lesson-9": "Shrine"}
        done = subprocess.run([BASTIDE, "--gallery", "out", *(DATA / f"scenarios/{name}.json" for name in files)],
                              cwd=folder, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        page = (folder / "out/index.html").read_text()
        told = dict(re.findall(r'<img src="pictures/([^"]*)\.webp"[^>]* alt="([^"]*)"', page))
        for name, words in files.items():
            self.assertIn(words, told[pathlib.Path(name).name])
        self.assertEqual(told["lesson-3-answer"], "The answer: " + told["lesson-3"])
        self.assertIn(": +9", told["lesson-9-answer"])  # of a single question: the table as it is answered
        self.assertNotIn(told["lesson-9"], told["lesson-9-answer"])


class Questions(unittest.TestCase):
    """What a file says of itself stands with its questions, not behind their answer; its title among the contents."""

    def test_a_file_that_asks(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="bastide-asks-"))
        self.addCleanup(shutil.rmtree, folder)
        (folder / "one.json").write_text(json.dumps({
            "format": 1, "title": "Who is paid?", "caption": "Red holds the road.", "players": ["red", "blue"],
            "tiles": [["D", 0, 0, 0], ["W", -1, 0, 0]], "turn": "blue", "deck": ["L", "B"],
            "figures": [{"player": "red", "at": [-1, 0], "on": "road:E"}],
            "moves": [{"ask": "How many?", "player": "red", "answers": [2, 3], "why": ["The new tile counts.", ""]},
                      "place L 1,0 0", "pass"]}))
        done = subprocess.run([BASTIDE, "--gallery", "out", "one.json"], cwd=folder, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        page = (folder / "out/index.html").read_text()
        contents, cards = page.split("<main>")
        self.assertIn(">Who is paid?</a>", contents)
        before, answer = cards.split("<summary>", 1)
        self.assertIn("Red holds the road.", before)
        self.assertNotIn("The new tile counts.", before)
        self.assertIn("The new tile counts.", answer)


class Strips(unittest.TestCase):
    """Words of a strip are read on the page, whatever its languages; its picture has numbers."""

    def cards(self, *arguments):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="bastide-strip-"))
        self.addCleanup(shutil.rmtree, folder)
        told = {"format": 1, "players": [{"color": "red", "name": "Rosa"}, "blue"], "tiles": [["D", 0, 0, 0]],
                "deck": ["V", "V"], "title": "One",
                "scores": {"red": 3},
                "moves": [{"shot": {"en": "First", "de": "Erstens"}}, "place V 1,0 0", "pass", {"shot": {"en": "Then"}}]}
        (folder / "strip.json").write_text(json.dumps(told))
        done = subprocess.run([BASTIDE, "--gallery", "out", *arguments, "strip.json"], cwd=folder, capture_output=True,
                              text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        return (folder / "out" / "index.html").read_text(), (folder / "out" / "pictures" / "strip.webp").read_bytes()

    def test_words_stand_below(self):
        page, picture = self.cards()
        self.assertEqual(re.findall(r'<p class="choice">(.*)</p>', page), ["1. First", "2. Then"])
        page, other = self.cards("--lang", "de")
        self.assertIn("1. Erstens", page)
        self.assertRegex(page, r'Rosa(</span>)? 3, Blau 0')
        self.assertEqual(picture, other)

    def test_some_languages(self):
        page, _ = self.cards("--lang", "de,en,de")
        self.assertEqual(re.findall(r'<option value="(..)"', page), ["de", "en"])
        self.assertRegex(page, r'<html lang="de">')
        self.assertRegex(page, r'1\. <span data-say="de" lang="de">Erstens</span>\s*'
                               r'<span data-say="en" lang="en" hidden>First</span>')
        for lang in ("de,", ",de", "de,nl", "all,de"):
            done = subprocess.run([BASTIDE, "--gallery", "out", "--lang", lang], capture_output=True, text=True)
            self.assertEqual(done.returncode, 2, lang)
            self.assertIn("--lang", done.stderr)


class Languages(unittest.TestCase):
    """Pictures with words in them are made in each language of a page, as on a page of that language alone."""

    def test_editions_and_films(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="bastide-tongues-"))
        self.addCleanup(shutil.rmtree, folder)
        for out, languages in (("both", "en,ro"), ("one", "ro")):
            done = subprocess.run([BASTIDE, "--gallery", out, "--lang", languages, DATA / "scenarios/E000-19.json",
                                   DATA / "scenarios/E000-25.json"], cwd=folder, capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
        page = (folder / "both/index.html").read_text()
        for name in ("E000-19-editions", "E000-25-moving"):
            english, other = (folder / f"both/pictures/{name}{end}.webp" for end in ("", "-ro"))
            self.assertTrue(other.exists(), name)
            self.assertEqual(other.read_bytes(), (folder / f"one/pictures/{name}.webp").read_bytes())
            self.assertNotEqual(other.read_bytes(), english.read_bytes())
            for shown, end, alt in ((' data-say="en"', "", "data-en"), (' data-say="ro" hidden', "-ro", "data-ro")):
                self.assertRegex(page, f'<figure{shown}><img src="pictures/{name}{end}.webp"[^>]* {alt}="[^"]')


class Sentences(unittest.TestCase):
    def test_every_rule_that_examples_stand_under_has_one(self):
        told = json.loads((DATA / "gallery/rules.json").read_text())
        paid = []
        for sheet in [*(DATA / "words").glob("*.json"), *(DATA.parent / "src/expansions").glob("*/words.json")]:
            paid += re.findall(r'"rule": "(R[-0-9.]+)"', sheet.read_text())
        self.assertTrue(paid and told)
        lacking = {}
        for path in [*(DATA / "scenarios").glob("[!l]*.json"), *(DATA / "scenarios/castle").glob("*.json")]:
            for rule in json.loads(path.read_text()).get("rules", [])[:1]:
                if rule not in told and rule not in paid:
                    lacking[rule] = path.name
        self.assertEqual(lacking, {})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
