"""The Natural Order: a pantry with everything in its place."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props, room
from kit.containers import bottle
from kit.palette import label, of
from kit.shapes import box, lathe, rounded
from kit.stage import ARGS, camera, render, start

start(5)
SUN = (-0.62, -1.0, 0.46)
room.wall(of("wall-sea"), 1.35)
for z in (0, 1.95, 3.9):
    room.shelf(z, (-6, 6))
for x in (-3.72, 3.72):
    box((x, 0.68, 2), (0.16, 1.3, 12), of("oak"), 0.03)


def rank(x, z, sizes, fills, labels):
    """A row of jars, tallest first, 1 cm apart."""
    for (radius, height), fill, name in zip(sizes, fills, labels):
        x += radius
        props.jar(of("clear"), fill, of("oak"), (x, 0.55, z), radius, height, 0.78, label(name))
        x += radius + 0.1


rank(-3.45, 1.95, [(0.36, 1.3)] * 3 + [(0.3, 0.95)] * 2, ("rice", "oats", "lentils", "turmeric", "peas"), ("jar-rice", "jar-oats", "jar-lentils", "jar-turmeric", "jar-peas"))
for x in (1.05, 2.68):
    props.basket(of("cane"), of("rim"), (x, 0.6, 1.95), 1.42, 0.95, 0.82)
props.folded([of("linen"), of("linen-lagoon"), of("linen")], (1.05, 0.62, 2.5), 1.1, 0.7, 0.2, 0.02)
props.folded([of("linen-wattle"), of("linen")], (2.68, 0.62, 2.55), 1.1, 0.7, 0.2, -0.02)

for x, w in ((-2.6, 1.7), (-0.7, 1.7)):
    props.basket(of("cane"), of("rim"), (x, 0.6, 0), w, 1.0, 0.95)
for i, (x, y, body) in enumerate(((-3.05, 0.6, "amber"), (-2.6, 0.5, "reef"), (-2.15, 0.62, "coral"))):
    bottle(of(body), of("white"), None, "trigger" if i == 1 else "plain", of("ink"), s=0.78, loc=(x, y, 0.06))
props.folded([of("linen"), of("linen-coral"), of("linen"), of("linen-wattle")], (-0.7, 0.62, 0.45), 1.35, 0.75, 0.2, 0.02)
rank(0.45, 0, [(0.38, 1.15)] * 3 + [(0.3, 0.85)], ("beans", "oats", "peas", "lentils"), ("jar-beans", "jar-oats", "jar-peas", "jar-lentils"))

plants.potted(of("clay"), of("soil"), of("foliage"), (-2.9, 0.6, 3.9), 17, 0.95, 0.75)
for i, name in enumerate(("ceramic", "ceramic-lagoon", "ceramic", "ceramic-lagoon", "ceramic")):
    lathe(rounded([(0, 0), (0.3, 0), (0.58, 0.07), (0.58, 0.1), (0.3, 0.035), (0, 0.035)], 0.015), of(name), (-1.2, 0.6, 3.9 + 0.085 * i))
props.bowl(of("ceramic"), (0.35, 0.6, 3.9), 0.62, 0.44)
for x, y, z, turn in ((0.15, 0.5, 4.0, 0.4), (0.55, 0.6, 4.0, -0.6), (0.35, 0.55, 4.28, 1.2)):
    props.lemon(of("lemon"), (x, y, z), 0.19, turn)
props.spiral_shell(of("shell"), (1.55, 0.5, 3.88), 0.36, 0.6, (1.35, 0.0), 2.6)
rank(2.05, 3.9, [(0.3, 0.95), (0.3, 0.95)], ("turmeric", "rice"), ("jar-turmeric", "jar-rice"))

light.palm_shadow((1.2, 1.0, 3.4), 4.6, ((-1.2, -0.5, -62), (0.9, 0.6, -118), (-0.2, 1.2, -85)), sun_from=SUN, scale=1.1)
light.hard_sun(SUN, 4.4, 0.85, 1.2)
camera((0.0, -11.6, 2.9), (0.0, 0.5, 2.32), 60, 4.5, focus=(0, 0.2, 2))
render(-0.08, height=round(ARGS.width * 0.75))
