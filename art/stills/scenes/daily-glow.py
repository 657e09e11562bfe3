"""The Daily Glow: a freshly wiped kitchen bench in nine o'clock light."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props, room
from kit.containers import bottle
from kit.palette import label, of
from kit.shapes import box, lathe, rounded, sheet, smooth, tube
from kit.stage import ARGS, camera, render, start

start(8)
SUN = (-0.85, -0.62, 0.72)
room.wall(of("wall-white"), 1.95)
room.tiles(("tile-lagoon", "tile-lagoon-2", "tile-lagoon-3"), 1.86, (-6.2, 6.2), (0, 1.86))
box((0, 1.82, 1.92), (12.4, 0.3, 0.1), of("oak"), 0.02)
box((0, 0.2, -0.14), (16, 3.7, 0.28), of("worktop"), 0.05)
box((0, -1.45, -2.5), (16, 0.2, 4.6), of("oak"), 0.02)

# the basin and its tap
lathe(rounded([(0, 0), (0.85, 0), (1.2, 0.52), (1.13, 0.54), (0.8, 0.08), (0, 0.06)], 0.04), of("ceramic"), (2.15, 0.35, 0))
lathe(rounded([(0, 0), (0.13, 0), (0.1, 0.1), (0.075, 0.14), (0.075, 0.9), (0, 0.9)], 0.02), of("brass"), (2.15, 1.68, 0))
tube([(2.15, 1.68, 0.85), (2.15, 1.68, 1.6), (2.15, 1.1, 1.92), (2.15, 0.72, 1.62), (2.15, 0.7, 1.4)], 0.065, of("brass"))
tube([(2.15, 1.68, 0.72), (2.42, 1.62, 0.76), (2.6, 1.58, 0.8)], 0.04, of("brass"))

# the vase of wattle, and boards leaning against the tiles
lathe(smooth([(0.0, 0.0), (0.28, 0.0), (0.42, 0.35), (0.4, 0.7), (0.2, 1.02), (0.2, 1.16), (0.26, 1.22)], 10), of("ceramic"), (-2.35, 0.85, 0))
plants.wattle(of("blossom"), of("foliage-grey"), of("stem"), (-2.35, 0.85, 0.95), 2.0, 4, 7, 0.62)
box((-0.72, 1.42, 0.88), (1.05, 0.1, 1.75), of("timber-upright"), 0.05, tilt=(-0.2, 0))
box((0.12, 1.3, 0.6), (0.85, 0.1, 1.2), of("oak-upright"), 0.05, tilt=(-0.24, 0))

bottle(of("reef"), of("white"), label("kitchen-cleaner"), "trigger", of("ink"), s=0.8, loc=(1.0, 1.1, 0), turn=0.12)


def wiped(u, v):
    """A cloth gathered in soft waves where a hand has pushed it along the bench."""
    x, y = (u - 0.5) * 1.35, (v - 0.5) * 1.0
    ridge = 0.11 * math.exp(-((u - 0.36 - 0.1 * math.sin(3 * v)) / 0.1) ** 2) + 0.14 * math.exp(-((u - 0.62 - 0.08 * math.sin(4 * v + 1)) / 0.09) ** 2) + 0.05 * math.exp(-((u - 0.85) / 0.06) ** 2)
    return (x * (0.94 + 0.08 * math.sin(3 * v)), y + 0.1 * math.sin(3.2 * u), 0.025 + ridge * (0.7 + 0.3 * math.sin(2.5 * v + 0.6)))

sheet(wiped, 1, 1, of("linen-wattle"), (0.1, -0.8, 0), -0.25, (120, 90), 0.03)
props.bowl(of("ceramic-lagoon"), (-1.55, -0.55, 0), 0.42, 0.26)
props.lemon(of("lemon"), (-1.62, -0.6, 0.1), 0.17, 0.5)
props.lemon(of("lemon"), (-1.32, -0.42, 0.1), 0.16, -0.9)

middle = room.louvre_bars((0.4, 1.9, 2.6), SUN, 9.0, 5, 5.2, 0.9, 0.3, 0.9)
light.palm_shadow((1.3, 1.9, 2.7), 4.0, ((-1.2, -0.5, -62), (0.9, 0.6, -118)), SUN)
light.hard_sun(SUN, 4.8, 0.7)
camera((0.25, -9.6, 2.85), (0.1, 0.2, 1.0), 64, 3.2, focus=(0, -0.6, 0.5))
render(-0.08, height=round(ARGS.width * 0.75))
