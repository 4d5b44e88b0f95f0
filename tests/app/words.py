#!/usr/bin/env python3
"""The sheets of data/words and data/talk: what is wrong with one has its line and its sentence: words.py ROOT"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from compiled import Compiler, built

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


def main(root):
    header = root / "src/app/expansion_words.h"
    program = Compiler(root, "words", lambda module, files: module.compiled(header.read_text(encoding="utf-8"),
                                                                            [module.Json(file) for file in files]))

    yield from program.faults(FAULTS)
    if built(program.path, "[]", header) != ("1: a sheet is an object", False):
        yield "the build goes on with what is no sheet"
    for text, line, sentence in TALK:
        told = built(root / "data/talk/compile", text, "a.h", "turn,remark")
        if told != (f"{line}: {sentence}", False):
            yield f'{text}: expected "{line}: {sentence}", is told "{told[0]}"'
    text = program.of_text(json.dumps({"marks": [{"flag": "WELL", "name": {"text": 'a "well"', "translators": "a mark"}}]}), "toll")
    for part in (".flag = TILE_WELL,", r'.name = /* TRANSLATORS: a mark */ N_("a \"well\""),'):
        if part not in text:
            yield f"{part} is not in {text}"


if __name__ == "__main__":
    wrong = list(main(Path(sys.argv[1])))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    sys.exit(bool(wrong))
