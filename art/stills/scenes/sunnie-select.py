"""Sunnie Select: a tray of selected products on washed linen, seen from above the table."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import drape, light, plants, props
from kit.containers import TALL, bottle
from kit.palette import label, of
from kit.shapes import box, lathe, rounded, smooth, tube
from kit.stage import ARGS, camera, render, start

start(12)
SUN = (-0.95, -0.35, 0.8)
box((0, 5.2, 3), (24, 0.3, 8), of("wall-white"), 0.03)


table = box((0, 0.4, -0.15), (20, 14, 0.3), of("wall-shell"), 0.03)


def washed(u, v):
    """Linen shaken out over the table, with the slack running out from under the tray in creases."""
    x, y = (u - 0.5) * 6.1, (v - 0.5) * 3.9
    far = min(1.0, max(0.0, math.hypot(x, 1.15 * y) - 1.75) * 1.6)
    return (x, y, 0.03 + far * (0.14 + 0.1 * math.sin(2.6 * x + 1.9 * y) + 0.07 * math.sin(4.7 * y - 2.3 * x + 1) + 0.04 * math.sin(8 * x + 2 * y)))


def weighted(u, v):
    """The tray holds the middle flat."""
    return math.hypot((u - 0.5) * 6.1, (v - 0.5) * 3.9) < 1.6


linen = drape.thrown(of("linen-lagoon"), washed, 6.55, 4.25, [table], (104, 72), 0.18, 30, 0.022, 5, 0.015, weighted, 0.025)
linen.location, linen.rotation_euler = (0.1, 0.1, 0.0), (0, 0, 0.1)

# the tray: oak, with a raised rim
lathe(rounded([(0, 0.0), (1.86, 0.0), (1.98, 0.24), (1.9, 0.25), (1.82, 0.1), (0, 0.1)], 0.03), of("oak"), (0, 0, 0.06), 160)
T = 0.16

lathe(smooth([(0.0, 0.0), (0.2, 0.0), (0.3, 0.25), (0.28, 0.52), (0.13, 0.77), (0.13, 0.87), (0.18, 0.92)], 10), of("ceramic"), (-0.74, 0.78, T))
plants.wattle(of("blossom"), of("foliage-grey"), of("stem"), (-0.74, 0.78, T + 0.7), 1.0, 6, 5, 0.5)
bottle(of("reef"), of("white"), label("pillow-linen-spray"), "mist", shape=TALL, band=(0.14, 1.08), s=0.92, loc=(0.08, 0.95, T), turn=0.15)
props.folded([of("linen-striped"), of("linen-coral")], (0.98, 0.62, T), 1.0, 0.75, 0.17, -0.3)
lathe(rounded([(0, 0), (0.27, 0), (0.29, 0.46), (0.255, 0.46), (0.25, 0.38), (0, 0.38)], 0.02), of("ceramic-lagoon"), (-1.12, -0.3, T))
tube([(-1.12, -0.3, T + 0.36), (-1.115, -0.3, T + 0.5)], 0.012, of("beans"))
props.bowl(of("ceramic"), (0.02, -0.62, T), 0.5, 0.3)
for x, y, z, turn in ((-0.14, -0.68, 0.1, 0.4), (0.2, -0.62, 0.1, -0.7), (0.03, -0.5, 0.28, 1.4)):
    props.lemon(of("lemon"), (x, y, T + z), 0.15, turn)
props.spiral_shell(of("shell"), (0.95, -0.55, T - 0.03), 0.32, 0.5, (0.9, 0.2), 2.6)
props.sea_star(of("star"), (1.35, -0.05, T), 0.3, 0.3)
round_brush = props.brush(of("timber-deep"), of("bristle"), 0.62)
round_brush.location, round_brush.rotation_euler = (-0.9, -1.15, T), (0, 0, 0.12)
plants.hibiscus(of("petal"), of("pollen"), of("foliage"), (-2.15, -1.35, 0.3), (0.5, 0.25), 0.3, 0.36)
plants.sprig(of("foliage"), of("stem"), (1.75, -1.45, 0.12), 0.25, 1.0, 6, 0.36, 0.12, 0.32, 2)

light.palm_shadow((1.5, 1.6, 0.5), 4.2, ((-1.2, -0.5, -62), (0.9, 0.6, -118), (-0.2, 1.2, -85)), SUN)
light.hard_sun(SUN, 4.4, 0.7)
camera((0.0, -7.9, 6.1), (0.02, 0.28, 0.42), 58, 4.0, focus=(0, 0, 0.4))
render(-0.08, height=round(ARGS.width * 0.75))
