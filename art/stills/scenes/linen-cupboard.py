"""A linen cupboard in an arched niche: sheets by size, towels rolled, what's for guests in baskets."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import cushion, light, plants, props, room
from kit.palette import of
from kit.shapes import lathe, smooth
from kit.stage import ARGS, camera, render, start

start(31)
SUN = (-0.6, -1.0, 0.5)
LOW, MIDDLE, HIGH = 0.0, 1.62, 3.12
room.wall(of("wall-shell"), 0, 0.4, openings=((0, 2.75, -5, 2.05),))
room.wall(of("wall-lagoon"), 1.5)
for z, half in ((LOW, 2.74), (MIDDLE, 2.74), (HIGH, 2.54)):
    room.shelf(z, (-half, half), (0.08, 1.5))


def pile(x, z, names, each=0.2, width=1.3, turn=0.0, y=0.72):
    props.folded([of(name) for name in names], (x, y, z), width, 0.85, each, turn, seed=round(10 * x) + 60)


# towels, rolled
for row, count in enumerate((4, 3)):
    for i in range(count):
        name = ("terry", "terry-coral", "waffle", "terry")[(i + 2 * row) % 4]
        props.rolled(of(name), (-2.1 + 0.56 * i + 0.28 * row, 0.62, LOW + 0.48 * row), 3 * i + row + 1, 0.27)
for x, names in ((0.75, ("linen", "linen-lagoon", "linen")), (2.05, ("linen-coral", "linen"))):
    props.basket(of("cane"), of("rim"), (x, 0.68, LOW), 1.2, 0.95, 0.72)
    pile(x, LOW + 0.36, names, 0.19, 0.95, 0.02, 0.68)

# sheets by size
pile(-1.85, MIDDLE, ("linen", "linen-hem", "linen", "linen-lagoon", "linen"), 0.2, 1.35, 0.02)
pile(-0.3, MIDDLE, ("linen-lagoon", "linen", "linen-lagoon", "linen"), 0.2, 1.3, -0.03)
props.draped(of("linen-striped"), (1.42, 0.1, MIDDLE), 1.15, 1.2, 0.08, 0.46, 0.0, 6, 3.0, 0.06)
pile(1.42, MIDDLE + 0.05, ("linen", "linen-wattle", "linen"), 0.2, 1.2, 0.03, 0.85)
plants.sprig(of("foliage-grey"), of("stem"), (-0.75, 0.45, MIDDLE + 0.75), 0.15, 0.85, 7, 0.25, 0.06, 0.3, 4)

# pillows, a quilt and what stands for itself
for i, name in enumerate(("linen", "linen-lagoon")):
    cushion.pillow(of(name), (-1.2, 0.78, HIGH + 0.03 + 0.31 * i), 1.75 - 0.1 * i, 1.0, 0.4, 0.04 - 0.09 * i, (0, 0), 5 + i, 3.0, slump=0.0, flange=0.08)
pile(0.4, HIGH, ("linen-coral", "linen"), 0.34, 1.25, 0.02)
props.spiral_shell(of("shell"), (0.45, 0.55, HIGH + 0.64), 0.24, 0.5, (0.9, 0.15), 2.6)
lathe(smooth([(0.0, 0.0), (0.14, 0.0), (0.21, 0.18), (0.19, 0.37), (0.1, 0.53), (0.1, 0.59), (0.13, 0.62)], 10), of("ceramic"), (1.5, 0.6, HIGH))
plants.wattle(of("blossom"), of("foliage-grey"), of("stem"), (1.5, 0.6, HIGH + 0.4), 0.7, 5, 5, 0.25)

light.palm_shadow((1.6, 0.0, 3.6), 4.6, ((-1.2, -0.5, -62), (0.9, 0.6, -118), (-0.2, 1.2, -85)), SUN, 1.1)
light.hard_sun(SUN, 4.8, 1.0, 1.2)
camera((0.0, -11.8, 2.75), (0.0, 0.5, 2.24), 60, 4.5, focus=(0, 0.3, 2))
render(-0.05, height=round(ARGS.width * 0.75))
