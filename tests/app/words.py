#!/usr/bin/env python3
"""The sheets of data/words and data/talk: what is wrong with one has its line and its sentence: words.py ROOT"""

import importlib.machinery
import importlib.util
import json
import subprocess
import sys
import tempfile
from pathlib import Path

# (what stands in the sheet, the line, the sentence)
FAULTS = [
    ('{"place" 1}', 1, "Expecting ':' delimiter"),
    ('{"place": NaN}', 1, "place is a number, or true"),
    ('{"settled": {"text": "So", "translators": "*/"}}', 1, "translators and rule are texts"),
    ('{"settings": [\n{"setting": ["FARM", "START"]}]}', 2, "setting is a name in capitals"),
    ('{"settings": [\n{"needs": []}]}', 2, "needs is a name in capitals"),
    ('{"settings": [\n{"setting": true}]}', 2, "setting is a name in capitals"),
    ('{"place": 1,\n"place": 2}', 2, "place is there already"),
    ('{\n"plaice": 1}', 2, "expansion has no plaice"),
    ('{"place":\n"first"}', 1, "place is a number, or true"),
    ('{"settled": 3}', 1, "here stands a text"),
    ('{"settled": {"txt": "So"}}', 1, "a text has no txt"),
    ('{"settled": {"rule": "R-1.1"}}', 1, "here stands a text"),
    ('{\n"marks": {}}', 2, "marks is a list of objects"),
    ('{\n"marks": ["well"]}', 2, "marks is a list of objects"),
    ('{"marks": [\n{"flag": "WELL",\n"nam": "well"}]}', 3, "mark has no nam"),
    ('{"marks": [\n{"flag": "well"}]}', 2, "flag is a name in capitals"),
    ('{"settings": [\n{"values": "Off"}]}', 2, "here stands a list of texts"),
    ('{"settings": [\n{"values": [1]}]}', 2, "here stands a text"),
    ('{"settings": [\n{"needs": 1.5}]}', 2, "needs is a name in capitals"),
    ('{"neutrals": [\n{"key": 1}]}', 2, "here stands a text"),
    ("[]", 1, "a sheet is an object"),
]

TALK = [
    ('{"turns": {}}', 1, "there is no table turns"),
    ('{"turn":\n[]}', 1, "turn is an object"),
    ('{"turn": {\n"CITY": ["So."]}}', 2, "CITY is an object, by character"),
    ('{"turn": {\n"CITY": {\n"fox": "So."}}}', 3, "what fox says is a list of sentences"),
    ('{"remark": {\n"EATEN": {}}}', 2, "a remark is of an event, own, score, holding or neutral"),
    ('{"turn": {\n"CITY": {},\n"CITY": {}}}', 3, "CITY is there already"),
]


def compiler(root):
    """The build's program, as a module."""
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader("words_compile", str(root / "data/words/compile"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def main(root):
    program, header = compiler(root), root / "src/app/expansion_words.h"

    def told(text):
        """What is wrong with a sheet, or what it is compiled to."""
        sheet.write_text(text, encoding="utf-8")
        try:
            return program.compiled(header.read_text(encoding="utf-8"), [program.Json(sheet)])
        except sys.modules["sheets"].Fault as fault:
            return str(fault)

    with tempfile.TemporaryDirectory() as folder:
        sheet = Path(folder) / "toll.json"
        for text, line, sentence in FAULTS:
            if told(text) != f"{sheet}:{line}: {sentence}":
                yield f'{text}: expected "{line}: {sentence}", is told "{told(text)}"'
        done = subprocess.run([root / "data/words/compile", sheet.with_suffix(".c"), header, sheet], capture_output=True,
                              text=True)
        if not done.returncode or "toll.json:1: " not in done.stderr or sheet.with_suffix(".c").exists():
            yield "the build goes on with what is no sheet"
        for text, line, sentence in TALK:
            sheet.write_text(text, encoding="utf-8")
            done = subprocess.run([root / "data/talk/compile", sheet.with_suffix(".c"), "a.h", "turn,remark", sheet],
                                  capture_output=True, text=True)
            if done.stderr.strip() != f"{sheet}:{line}: {sentence}" or sheet.with_suffix(".c").exists():
                yield f'{text}: expected "{line}: {sentence}", is told "{done.stderr}"'
        text = told(json.dumps({"marks": [{"flag": "WELL", "name": {"text": 'a "well"', "translators": "a mark"}}]}))
        for part in (".flag = TILE_WELL,", r'.name = /* TRANSLATORS: a mark */ N_("a \"well\""),'):
            if part not in text:
                yield f"{part} is not in {text}"


if __name__ == "__main__":
    wrong = list(main(Path(sys.argv[1])))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    sys.exit(bool(wrong))
