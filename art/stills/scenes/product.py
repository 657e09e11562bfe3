"""A product's card: its pack on a plinth in front of a coloured sun, or in the set that its entry names.

--subject ID; --view hover is from a step to the right, closer and in use.
"""
import json
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import dressing, in_use, light, props, sets
from kit.packs import PACKS
from kit.palette import of
from kit.shapes import lathe, rounded, solid
from kit.stage import ARGS, camera, render, start

# for some products, "in use" depends on the contents rather than the pack
USES = {
    "pellets": lambda top, edge: in_use.scoop(top, edge, "timber-deep"),
    "dog": lambda top, edge: (in_use.drops(top, edge, 6, 40), in_use.brush(top, edge)),
    "fruit": lambda top, edge: in_use.drops(top, edge, 2, 46),
}

here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, "..", "products.json")) as source:
    catalogue = json.load(source)
number, it = next((i, p) for i, p in enumerate(catalogue) if p["id"] == ARGS.subject)
start(number + 3)

hover = ARGS.view == "hover"


def plinth():
    """The pack on its plinth in front of a coloured sun."""
    # a plaster floor that curves up into the wall
    bend = [(1.6 + 1.6 * math.sin(a), 1.6 - 1.6 * math.cos(a)) for a in [math.pi / 2 * i / 24 for i in range(25)]]
    profile = [(-14, 0), *bend, (3.2, 20)]
    rows = len(profile)
    solid("sweep", [(x, y, z) for x in (-20, 20) for y, z in profile], [(i, i + 1, rows + i + 1, rows + i) for i in range(rows - 1)], of(f"wall-{it['wall']}"))

    pack = PACKS[it["pack"]]
    top, edge = pack.get("plinth", (0.34, 1.02))
    lathe(rounded([(0, 0), (edge, 0), (edge, top), (0, top)], 0.045), of("stone"), segments=160)

    side = 1 if number % 2 else -1
    props.disc(of(f"sun-{it['sun']}"), (0.42 * side, 1.3, 1.3), 1.3, 0.08)

    # seen from the side, the pack turns a little towards the camera, so that its whole name stays visible
    pack["make"]({**it, "open": hover, "turn": math.radians(8) if hover else 0.0}, top)
    getattr(dressing, it["props"])(top, edge)
    if hover:
        USES.get(it["props"], pack.get("use", in_use.drops))(top, edge)

    light.palm_shadow((0.2, 2.0, 2.6), 3.6, ((-1.3, -0.6, -62), (1.0, 0.6, -118), (-0.2, 1.3, -85)) if side < 0 else ((-1.9, -0.4, -70), (0.5, 0.9, -122), (-0.9, 1.5, -95)))
    light.hard_sun(strength=4.7, fill=0.6)
    if hover:
        turn, reach = math.radians(20), 7.55
        camera((reach * math.sin(turn), -reach * math.cos(turn), 2.15), (0.03, 0, 1.36), 72, 2.6, focus=(0, -0.35, 1.2))
    else:
        camera((0.1, -8.6, 2.15), (0.02, 0, 1.42), 72, 2.8, focus=(0, -0.4, 1.2))


if "set" in it:
    sets.SETS[it["set"]](it, hover)
else:
    plinth()
render(-0.1)
