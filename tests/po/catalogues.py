#!/usr/bin/env python3
"""Every catalogue says everything, with the placeholders of the source and the words of the glossary.

catalogues.py SOURCE_ROOT
"""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

ROOT = sys.argv.pop(1)
PO = os.path.join(ROOT, "data", "po")
DIRECTIVE = re.compile(r"%([-+ #0]*\d*(?:\.\d+)?l*[a-zA-Z%])")
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def unquoted(text):
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "t": "\t"}.get(match[1], match[1]), text)


def entries(path):
    """The messages of a catalogue as dictionaries: msgid, msgstr[0] ..., and the line of flags."""
    found, entry, field = [], {}, None
    with open(path, encoding="utf-8") as file:
        for line in [*file.read().split("\n"), ""]:
            if not line:
                if "msgid" in entry:
                    found.append(entry)
                entry, field = {}, None
            elif line.startswith("#,"):
                entry["flags"] = line
            elif match := re.match(r'(msg[a-z_]+(?:\[\d\])?) "(.*)"$', line):
                field = match[1]
                entry[field] = unquoted(match[2])
            elif match := re.match(r'"(.*)"$', line):
                entry[field] += unquoted(match[1])
    return found


def languages():
    with open(os.path.join(PO, "LINGUAS"), encoding="utf-8") as file:
        return [line.strip() for line in file if line.strip() and not line.startswith("#")]


def directives(text):
    """What printf reads, in the order of its arguments."""
    return DIRECTIVE.findall(text)


def glossary(heading):
    """The rows of the first table below a heading, without its own head."""
    with open(os.path.join(PO, "GLOSSARY.md"), encoding="utf-8") as file:
        part = file.read().split(heading, 1)[1].split("\n## ", 1)[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.split("\n") if line.startswith("|")]
    return rows[0], rows[2:]


class Catalogues(unittest.TestCase):
    def each(self):
        for language in languages():
            messages = entries(os.path.join(PO, language + ".po"))
            self.assertGreater(len(messages), 800, language)
            for entry in messages:
                yield language, entry

    def test_every_file_is_listed(self):
        files = sorted(name[:-3] for name in os.listdir(PO) if name.endswith(".po"))
        self.assertEqual(languages(), files)

    def test_no_positions(self):
        """Not every system's printf knows "%1$s"; a sentence whose arguments must change places is to be reworded."""
        for language, entry in self.each():
            for field, text in entry.items():
                if field.startswith("msg"):
                    with self.subTest(language=language, text=text):
                        self.assertIsNone(re.search(r"%\d+\$", text))

    def test_every_message_of_the_template(self):
        wanted = [entry["msgid"] for entry in entries(os.path.join(PO, "bastide.pot"))]
        for language in languages():
            with self.subTest(language=language):
                self.assertEqual(wanted, [entry["msgid"] for entry in entries(os.path.join(PO, language + ".po"))])

    def test_none_is_empty_or_guessed(self):
        for language, entry in self.each():
            self.assertNotIn("fuzzy", entry.get("flags", ""), entry["msgid"])
            for field, text in entry.items():
                if field.startswith("msgstr"):
                    self.assertTrue(text.strip() or not entry["msgid"].strip(), (language, entry["msgid"], field))

    def test_placeholders(self):
        for language, entry in self.each():
            wanted = [directives(entry["msgid"]), directives(entry.get("msgid_plural", entry["msgid"]))]
            for field, text in entry.items():
                if field.startswith("msgstr") and entry["msgid"]:
                    self.assertIn(directives(text), wanted, (language, entry["msgid"]))

    def test_blanks_at_the_ends(self):
        def ends(text):
            return len(text) - len(text.lstrip(" ")), len(text) - len(text.rstrip(" ")), text.endswith("\n")

        for language, entry in self.each():
            for field, text in entry.items():
                if field.startswith("msgstr") and entry["msgid"]:
                    self.assertEqual(ends(entry["msgid"]), ends(text), (language, entry["msgid"]))

    def test_plural_forms(self):
        forms = {"ro": 3}
        for language, entry in self.each():
            count = sum(field.startswith("msgstr[") for field in entry)
            wanted = forms.get(language, 2) if "msgid_plural" in entry else 0
            self.assertEqual(count, wanted, (language, entry["msgid"]))

    def test_marks_of_the_language(self):
        """Typographic quotes and apostrophes, and French blanks that do not break."""
        for language, entry in self.each():
            for field, text in entry.items():
                if not field.startswith("msgstr") or not entry["msgid"]:
                    continue
                wrong = "[\"']"
                if language == "fr":
                    wrong += r"| [:;!?»]| %%|« "
                if language == "ro":
                    wrong += "|[şţŞŢ]"  # a cedilla for a comma
                self.assertNotRegex(text, wrong, language)

    def test_the_colon_is_the_language_s(self):
        """French has a space before it: in the rooms that have a catalogue no two words are joined by a bare one."""
        for path in glob.glob(os.path.join(ROOT, "src", "**", "*.c"), recursive=True):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            if "app/language.h" in text or "/view/" in path:
                self.assertNotRegex(text, r'(?<!tr\()(?<!N_\()"(\. )?%[sd]: \+?%[sd]"', path)


class Glossary(unittest.TestCase):
    def test_words_are_used(self):
        head, rows = glossary("# Words of the game")
        self.assertEqual(head[2:], languages())
        texts = {}
        for language in languages():
            messages = entries(os.path.join(PO, language + ".po"))[1:]
            texts[language] = "\n".join(t for e in messages for f, t in e.items() if f.startswith("msgstr")).lower()
        self.assertGreater(len(rows), 25)
        for row in rows:
            for language, word in zip(head[2:], row[2:]):
                with self.subTest(thing=row[0], language=language, word=word):
                    self.assertTrue(word.lower() in texts[language], "stands nowhere")

    def test_words_are_avoided(self):
        _, rows = glossary("## Words to avoid")
        self.assertGreater(len(rows), 8)
        for language, word, _ in rows:
            for entry in entries(os.path.join(PO, language + ".po"))[1:]:
                for field, text in entry.items():
                    if field.startswith("msgstr"):
                        self.assertNotIn(word.lower(), text.lower(), (language, entry["msgid"]))


    def test_words_of_one_thing(self):
        """A tile that is called by the word for a card, a field by that for a court."""
        _, rows = glossary("## Words of one thing")
        self.assertGreater(len(rows), 3)
        for language, word, english in rows:
            meant = re.compile(r"\b(%s)" % "|".join(english.split(", ")))
            for entry in entries(os.path.join(PO, language + ".po"))[1:]:
                for field, text in entry.items():
                    if field.startswith("msgstr") and word.lower() in text.lower():
                        self.assertRegex(entry["msgid"], meant, (language, text))


class Desktop(unittest.TestCase):
    FOLDER = os.path.join(ROOT, "data", "desktop")

    def test_entry(self):
        with open(os.path.join(self.FOLDER, "org.bastide.Bastide.desktop"), encoding="utf-8") as file:
            lines = dict(line.rstrip("\n").split("=", 1) for line in file if "=" in line)
        for key in ("GenericName", "Comment", "Keywords"):
            for language in languages():
                with self.subTest(key=key, language=language):
                    self.assertTrue(lines[f"{key}[{language}]"])
                    self.assertEqual(lines[key].endswith(";"), lines[f"{key}[{language}]"].endswith(";"))

    @staticmethod
    def metainfo(homepage):
        """What data/meson.build makes of it."""
        with open(os.path.join(Desktop.FOLDER, "org.bastide.Bastide.metainfo.xml.in"), encoding="utf-8") as file:
            text = file.read()
        with open(os.path.join(Desktop.FOLDER, "pages.xml"), encoding="utf-8") as file:
            return text.replace("@pages@", file.read().replace("@homepage@", homepage) if homepage else "")

    def test_metainfo(self):
        root = xml.etree.ElementTree.fromstring(self.metainfo("https://example.org/bastide"))
        self.assertEqual(root.findtext("url"), "https://example.org/bastide")
        shots = root.findall("screenshots/screenshot")
        self.assertGreaterEqual(len(shots), 3)
        notes = root.findall("releases/release/description/p")
        for group in (root.findall("summary"), root.findall("description/p"), notes,
                      *(shot.findall("caption") for shot in shots)):
            told = [element.get(XML_LANG) for element in group]
            self.assertIn(None, told)
            for language in languages():
                with self.subTest(language=language):
                    self.assertEqual(told.count(language), told.count(None))
        for shot in shots:
            image = shot.find("image")
            path = os.path.join(ROOT, image.text.removeprefix("https://example.org/bastide/"))
            with open(path, "rb") as file:
                head = file.read(30)
            self.assertEqual(head[8:16], b"WEBPVP8 ", path)
            size = [int.from_bytes(head[at:at + 2], "little") & 0x3fff for at in (26, 28)]
            self.assertEqual(size, [int(image.get("width")), int(image.get("height"))], path)

    @unittest.skipUnless(shutil.which("appstreamcli"), "appstreamcli is not there")
    def test_store_page(self):
        for homepage in ("", "https://example.org/bastide"):
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "org.bastide.Bastide.metainfo.xml")
                with open(path, "w", encoding="utf-8") as file:
                    file.write(self.metainfo(homepage))
                done = subprocess.run(["appstreamcli", "validate", "--no-net", path], capture_output=True, text=True)
                self.assertEqual(done.returncode, 0, done.stdout)

    def test_manual(self):
        """Every page in every language: the same parts, with the same words of the command line."""
        def parts(name):
            with open(os.path.join(ROOT, "data", "man", name), encoding="utf-8") as file:
                text = file.read()
            return [re.findall(r"^\.SH|\\-\\-[a-z\\-]+|BASTIDE_[A-Z]+", part) for part in text.split("\n.SH ")]

        for program in ("bastide", "bastide-engine"):
            wanted = parts(program + ".6")
            self.assertGreater(len(wanted), 6)
            for language in languages():
                with self.subTest(program=program, language=language):
                    self.assertEqual(wanted, parts(f"{program}.{language}.6"))

    def test_manual_names_options_that_are(self):
        for program in ("bastide", "bastide-engine"):
            with open(os.path.join(ROOT, "data", "help", program + ".txt"), encoding="utf-8") as file:
                told = file.read()
            with open(os.path.join(ROOT, "data", "man", program + ".6"), encoding="utf-8") as file:
                for option in re.findall(r"\\-\\-([a-z\\-]+)", file.read()):
                    self.assertIn("--" + option.replace("\\", ""), told)

    def test_help_names_options_that_are(self):
        with open(os.path.join(ROOT, "src", "platform", "options.c"), encoding="utf-8") as file:
            known = re.findall(r'^    \{"([a-z-]+)", ', file.read(), re.M)
        with open(os.path.join(ROOT, "data", "help", "bastide.txt"), encoding="utf-8") as file:
            told = re.findall(r"--([a-z-]+)", file.read())
        self.assertGreater(len(known), 20)
        self.assertEqual(set(known), set(told))


if __name__ == "__main__":
    unittest.main()
