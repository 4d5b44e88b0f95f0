#!/usr/bin/env python3
"""The drawings of data/art: what is wrong with one has its line and its sentence; each is asked for: drawings.py ROOT"""

import collections
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from compiled import Compiler, built

HEAD = '<svg xmlns="http://www.w3.org/2000/svg">\n<defs>{defs}</defs>\n<g id="one">{one}</g>\n{rest}</svg>'
RED = 'fill="#FF0000"'
LONG = "M0 0" + "L1 1" * 466

# (what stands in the sheet, the line, the sentence)
FAULTS = [
    ({"one": f'<path {RED} d="M0 0L1"/>'}, 3, "d lacks a number of its command L"),
    ({"one": f'<path {RED} d="M0 0A1 1 0 0 0 2 2"/>'}, 3, "d has the command A, which is not known here"),
    ({"one": f'<path {RED} d="L1 1"/>'}, 3, "d begins with M"),
    ({"one": f'<path {RED} d=" "/>'}, 3, "d begins with M"),
    ({"one": f'<path {RED} d="M٣ 0L1 1"/>'}, 3, "d lacks a number of its command M"),
    ({"one": f'<circle cx="٣" cy="1" r="1" {RED}/>'}, 3, 'cx is a number, not "٣"'),
    ({"one": f'<path {RED} d="M0 0Z1 1"/>'}, 3, 'd goes on with "1 1" where a letter is due'),
    ({"one": f'<path {RED} d="M0 0L1 nan"/>'}, 3, "d lacks a number of its command L"),
    ({"one": f'<path {RED} d="{LONG}"/>'}, 3, "a path has at most 466 lines and curves"),
    ({"one": f"<path {RED}/>"}, 3, "path has no d"),
    ({"one": '<path d="M0 0L1 1"/>'}, 3, 'fill is none, #RRGGBB or url(#...), not ""'),
    ({"one": '<path fill="red" d="M0 0L1 1"/>'}, 3, 'fill is none, #RRGGBB or url(#...), not "red"'),
    ({"one": '<path fill="url(#gold)" d="M0 0L1 1"/>'}, 3, "there is no gradient gold"),
    ({"one": '<path fill="none" d="M0 0L1 1"/>'}, 3, "nothing is seen of it"),
    ({"one": f'<path class="fat" {RED} d="M0 0L1 1"/>'}, 3, "there is no class fat"),
    ({"one": f'<path class="body" {RED} d="M0 0L1 1"/>'}, 3, "a colour is lacking for its class body"),
    ({"one": f'<path class="part" fill-opacity="0.5" {RED} d="M0 0L1 1"/>'}, 3,
     "what has the class part is opaque, and of one colour"),
    ({"one": f'<path class="part body" stroke="#000000" {RED} d="M0 0L1 1"/>'}, 3, "these classes are not for one path"),
    ({"one": f'<circle class="halo" cx="1" cy="1" r="1" {RED}/>'}, 3, "these classes are not for one circle"),
    ({"one": f'<circle cx="1" cy="1" {RED}/>'}, 3, "circle has no r"),
    ({"one": f'<circle cx="1" cy="1" r="1px" {RED}/>'}, 3, 'r is a number, not "1px"'),
    ({"one": f'<path data-least="1" {RED} d="M0 0L1 1"/>'}, 3, "data-least is for a stroke, or for a circle without one"),
    ({"one": f'<path transform="scale(2)" {RED} d="M0 0L1 1"/>'}, 3, "path has a transform, which is not known here"),
    ({"one": f'<path style="filter:url(#soft)" {RED} d="M0 0L1 1"/>'}, 3, "path has a filter, which is not known here"),
    ({"one": f'<path stroke-linecap="butt" {RED} d="M0 0L1 1"/>'}, 3, "stroke-linecap is always round"),
    ({"one": f'<path paint-order="markers" {RED} d="M0 0L1 1"/>'}, 3, "paint-order begins with fill or stroke"),
    ({"one": f'<path class="shape" {RED} d="M0 0L1 1"/><path class="shape" {RED} d="M0 0L2 2"/>'}, 3,
     "the drawing has a shape already"),
    ({"one": '<ellipse cx="1" cy="1" rx="1" ry="2"/>'}, 3, "ellipse is not known here"),
    ({"one": "<g/>"}, 3, "a g does not stand in a g"),
    ({"one": '<use href="#one"/>'}, 3, "there is no one above"),
    ({"rest": '<g id="two"><use href="#three"/></g>\n<g id="three"><use href="#two"/></g>'}, 4, "there is no three above"),
    ({"rest": '<g id="two" transform="translate(4 0)"/>\n<g id="three"><use href="#two"/></g>'}, 5,
     "two is moved on the sheet, and has to be moved back where it is used"),
    ({"rest": f'<g id="two"><use href="#one" {RED}/></g>'}, 4, "a drawing that is used brings its own colours"),
    ({"rest": '<g id="one"/>'}, 4, "one is there already, in line 3"),
    ({"rest": "<g/>"}, 4, "g has no id"),
    ({"rest": '<g id="Layer 1"/>'}, 4, '"Layer 1" is no name: small letters, digits, hyphens between'),
    ({"rest": '<g id="two" transform="rotate(4)"/>'}, 4, "it is moved, and no more: translate(X Y)"),
    ({"rest": f'<path {RED} d="M0 0"/>'}, 4, "a path does not stand in a svg"),
    ({"defs": f'<path id="round" {RED} d="M0 0"/>'}, 2, "a shape in defs is path data and nothing else"),
    ({"defs": '<linearGradient id="gold"><stop stop-color="gold"/></linearGradient>',
      "one": '<path fill="url(#gold)" d="M0 0L1 1"/>'}, 2, 'stop-color is #RRGGBB, not "gold"'),
    ({"defs": '<linearGradient id="gold"><stop class="shoe" stop-color="#000000"/></linearGradient>',
      "one": '<path fill="url(#gold)" d="M0 0L1 1"/>'}, 2, "no player has a colour shoe"),
    ({"defs": '<linearGradient id="gold">' + '<stop offset="0" stop-color="#000000"/>' * 6 + "</linearGradient>",
      "one": '<path fill="url(#gold)" d="M0 0L1 1"/>'}, 2, "a gradient has 1 to 5 stops"),
    ({"defs": '<linearGradient id="gold">' + '<stop offset="0" stop-color="#000000"/>' * 2 + "</linearGradient>",
      "one": '<path fill="url(#gold)" d="M0 0L1 1"/>'}, 2,
     "a linear gradient goes from one corner of its shape to the other: 0 0 1 1"),
    ({"one": "<path"}, 3, "not well-formed (invalid token)"),
]

# (path data, the lines and curves that it is): worked out by hand
PATHS = [
    ("M1 2h3v-4.5l-.5.5z", "MOVE LINE LINE LINE CLOSE", [(1, 2), (4, 2), (4, -2.5), (3.5, -2)]),
    ("M1 1 2,2 3 1H5V0", "MOVE LINE LINE LINE LINE", [(1, 1), (2, 2), (3, 1), (5, 1), (5, 0)]),
    ("m1 1 1 1m3 0l1 0", "MOVE LINE MOVE LINE", [(1, 1), (2, 2), (5, 2), (6, 2)]),
    ("M0 0Q3 0 3 3T6 6", "MOVE CURVE CURVE", [(0, 0), (2, 0), (3, 1), (3, 3), (3, 5), (4, 6), (6, 6)]),
    ("M0 0q3 0 3 3t3 3", "MOVE CURVE CURVE", [(0, 0), (2, 0), (3, 1), (3, 3), (3, 5), (4, 6), (6, 6)]),
    ("M0 0C1 2 3 4 5 5S8 8 9 9s1 0 1 1", "MOVE CURVE CURVE CURVE",
     [(0, 0), (1, 2), (3, 4), (5, 5), (7, 6), (8, 8), (9, 9), (10, 10), (10, 9), (10, 10)]),
    ("M2 2L4 2Zl1 1", "MOVE LINE CLOSE LINE", [(2, 2), (4, 2), (3, 3)]),
    ("M0 0L1 1S2 2 3 3", "MOVE LINE CURVE", [(0, 0), (1, 1), (1, 1), (2, 2), (3, 3)]),
]


def main(root):
    program = Compiler(root, "art", lambda module, files: module.compiled([module.Sheet(file) for file in files]))

    def sheet(**parts):
        return HEAD.format(**{"defs": "", "one": "", "rest": "", **parts})

    yield from program.faults((sheet(**parts), *told) for parts, *told in FAULTS)
    if ".width = 1.0f" not in program.of_text(sheet(one='<path fill="none" stroke="#000000" d="M0 0L1 1"/>'))[0]:
        yield "a stroke without a width is not as wide as SVG has it"
    if built(program.path, "<html/>", "sheet.h") != ("1: html is not known here", False):
        yield "the build goes on with what is no sheet"
    for d, verbs, points in PATHS:
        pen = program.module.Pen(program.module.read_path(None, d))
        if pen.verbs != verbs.split() or pen.points != points:
            yield f"{d} is {' '.join(pen.verbs)} {pen.points}"
    texts = program.own("*.svg")
    if isinstance(texts, str):
        yield texts
        return
    source = "".join(path.read_text(encoding="utf-8") for path in (root / "src").rglob("*.[ch]")) + texts[0]
    asked = collections.Counter(re.findall(r"\bdrawing_\w+", source))
    for drawing in re.findall(r"drawing_\w+", texts[1]):
        if asked[drawing] < 2:
            yield f"{drawing} is asked for nowhere"
    limits = "".join((root / path).read_text(encoding="utf-8") for path in ("src/view/list/draw.h", "src/view/art/shape.h"))
    for name, value in re.findall(r"(STOPS_MAX|VERBS_MAX|POINTS_MAX) = (\d+)", limits):
        if not re.search(rf"{name}\b.*\b{value}\b", program.path.read_text(encoding="utf-8")):
            yield f"the compiler knows {name} otherwise"


if __name__ == "__main__":
    wrong = list(main(Path(sys.argv[1])))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    sys.exit(bool(wrong))
