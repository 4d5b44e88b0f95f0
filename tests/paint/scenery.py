#!/usr/bin/env python3
"""The sheets of data/scenery: what is wrong with one has its line and its sentence; each drawing is asked for:
scenery.py ROOT"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from compiled import Compiler, built

HEAD = '<svg xmlns="http://www.w3.org/2000/svg">\n<g id="one">\n{one}</g>\n{rest}</svg>'
RED = 'fill="#FF0000"'
RECT = 'x="0" y="0" width="9" height="9"'
FLIGHT = " ".join(f"{i},{i}" for i in range(49))

# (what stands in the sheet, the line, the sentence)
FAULTS = [
    ({"one": f'<path d="M0 0" {RED}/>'}, 3, "path is not known here"),
    ({"one": f'<rect {RECT} {RED} rx="3"/>'}, 3, "rect has a rx, which is not known here"),
    ({"one": f'<rect x="0" y="0" width="9" {RED}/>'}, 3, "rect has no height"),
    ({"one": f'<rect x="0" y="0" width="9" height="9px" {RED}/>'}, 3, 'height is a number, not "9px"'),
    ({"one": f"<rect {RECT}/>"}, 3, 'a colour is #RRGGBB, not "None"'),
    ({"one": f'<rect {RECT} fill="red"/>'}, 3, 'a colour is #RRGGBB, not "red"'),
    ({"one": f'<rect {RECT} fill="url(#gold)"/>'}, 3, "there is no gradient gold"),
    ({"one": f'<rect {RECT} {RED} class="fat"/>'}, 3, "there is no class fat"),
    ({"one": f'<polygon points="0,0 1" {RED}/>'}, 3, 'points is numbers two by two, not "0,0 1"'),
    ({"one": f'<polygon points="{FLIGHT}" {RED}/>'}, 3, "a shape has at most 48 points"),
    ({"one": f'<ellipse cx="0" cy="0" rx="1" ry="1" class="courses" {RED}/>'}, 3,
     "a ellipse has not the class courses"),
    ({"one": f'<rect {RECT} class="block"/>'}, 3, "rect has no data-high"),
    ({"one": f'<rect {RECT} {RED} data-look="32"/>'}, 3,
     "data-look is numbers of bits, each after a ! if it is not to be set"),
    ({"one": f'<rect {RECT} {RED} class="courses merlons"/>'}, 3, "one of these classes, not several: courses merlons"),
    ({"one": f'<rect {RECT} {RED} class="green summer"/>'}, 3, "one of these classes, not several: green summer"),
    ({"one": f'<rect {RECT} fill="none" stroke="#000000"/>'}, 3, "a rect is filled"),
    ({"one": f'<g {RED}><rect {RECT} class="inked"/></g>'}, 3, "class stands with its group"),
    ({"one": f'<g {RED} transform="translate(1 1)"><rect {RECT}/></g>'}, 3, "only a drawing is moved"),
    ({"one": f"<g {RED}/>"}, 3, "a group of nothing"),
    ({"one": '<polygon class="snow" points="0,0 1,1 2,2"/>'}, 3, "a snow has 4 points"),
    ({"one": f'<polygon points="" {RED}/>'}, 3, "a polygon has 3 points, or more"),
    ({"one": f'<polyline class="flag" points="0,0" {RED}/>'}, 3, "a flag has 2 points"),
    ({"one": '<use href="#one"/>'}, 3, "there is no #one above"),
    ({"rest": '<g id="one"/>'}, 4, "one is there already"),
    ({"one": '<linearGradient id="a"/>\n<linearGradient id="a"/>'}, 3, "a is there already"),
    ({"rest": '<g id="Layer 1"/>'}, 4, "a drawing has an id of small letters, digits, hyphens between"),
    ({"rest": '<g id="two" data-unit="tile"/>'}, 4, "a unit is a tile, or a thing's size"),
    ({"rest": f"<rect {RECT} {RED}/>"}, 4, "what is painted stands in a group, which is a drawing"),
    ({"one": '<linearGradient id="a" class="one-of">' + '<stop stop-color="#000000"/>' * 17 + "</linearGradient>"
      f'<rect {RECT} fill="url(#a)"/>'}, 3, "there are at most 16 to choose from"),
    ({"one": f'<linearGradient id="a"><stop stop-color="#000000"/></linearGradient><rect {RECT} fill="url(#a)"/>'}, 3,
     "a gradient has two stops, and is in units of the drawing: userSpaceOnUse"),
    ({"one": "<rect"}, 3, "not well-formed (invalid token)"),
]


def main(root):
    program = Compiler(root, "scenery", lambda module, files: module.compiled([module.Sheet(file) for file in files]))

    yield from program.faults((HEAD.format(**{"one": "", "rest": "", **parts}), *told) for parts, *told in FAULTS)
    if built(program.path, "<html/>", "sheet.h") != ("1: html is not known here", False):
        yield "the build goes on with what is no sheet"
    texts = program.own("*.svg")
    if isinstance(texts, str):
        yield texts
        return
    asked = {name for path in (root / "src").rglob("*.c")
             for name in re.findall(r"\w+_(?:draw|shade)\b", path.read_text(encoding="utf-8"))}
    for painter in re.findall(r"item_painter (\w+);", texts[1]):
        if painter not in asked:
            yield f"{painter} is asked for nowhere"
    limits = (root / "src/paint/kit/kit.h").read_text(encoding="utf-8")
    for there, here in (("PART_POINTS = ", "POINTS_MAX"), (r"colors\[", "CHOICES")):
        if int(re.search(rf"{there}(\d+)", limits)[1]) != getattr(program.module, here):
            yield f"the compiler knows {here} otherwise"


if __name__ == "__main__":
    wrong = list(main(Path(sys.argv[1])))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    sys.exit(bool(wrong))
