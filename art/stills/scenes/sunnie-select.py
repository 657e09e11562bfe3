"""Sunnie Select: a tray of chosen things on washed linen, seen from above the table."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props
from kit.containers import TALL, bottle, card
from kit.palette import label, of
from kit.shapes import box, group, lathe, rounded, sheet, smooth, tube
from kit.stage import ARGS, camera, render, start

start(12)
SUN = (-0.95, -0.35, 0.8)
box((0, 0.4, -0.15), (20, 14, 0.3), of("wall-shell"), 0.03)
box((0, 5.2, 3), (24, 0.3, 8), of("wall-white"), 0.03)


def washed(u, v):
    """Linen thrown over the table: long soft creases that run from corner to corner."""
    x, y = (u - 0.5) * 6.4, (v - 0.5) * 4.2
    crease = 0.04 * math.sin(2.1 * x + 1.3 * y) + 0.02 * math.sin(3.7 * y - 1.1 * x + 1)
    rest = min(1, max(0, (math.hypot(x, y) / 2.0 - 1.0) * 2.5))
    return (x + 0.1 * math.sin(2 * y), y + 0.07 * math.sin(2.6 * x), 0.03 + (0.07 + crease) * rest)


sheet(washed, 1, 1, of("linen-lagoon"), (0.1, 0.05, 0), 0.12, (160, 120), 0.03)

# the tray: oak, with a raised rim
lathe(rounded([(0, 0.0), (1.86, 0.0), (1.98, 0.24), (1.9, 0.25), (1.82, 0.1), (0, 0.1)], 0.03), of("oak"), (0, 0, 0.06), 160)
T = 0.16

lathe(smooth([(0.0, 0.0), (0.24, 0.0), (0.36, 0.3), (0.34, 0.62), (0.16, 0.92), (0.16, 1.04), (0.22, 1.1)], 10), of("ceramic"), (-0.72, 0.75, T))
plants.wattle(of("blossom"), of("foliage-grey"), of("stem"), (-0.72, 0.75, T + 0.85), 1.25, 6, 6, 0.6)
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
plants.hibiscus(of("petal"), of("heart"), of("pollen"), (-2.3, -1.4, 0.3), (0.5, 0.25), 0.3, 0.5)
plants.sprig(of("foliage"), of("stem"), (1.75, -1.45, 0.12), 0.25, 1.0, 6, 0.36, 0.12, 0.32, 2)

light.palm_shadow((1.5, 1.6, 0.5), 4.2, ((-1.2, -0.5, -62), (0.9, 0.6, -118), (-0.2, 1.2, -85)), SUN)
light.hard_sun(SUN, 4.4, 0.7)
camera((0.0, -7.9, 6.1), (0.02, 0.28, 0.42), 58, 4.0, focus=(0, 0, 0.4))
render(-0.08, height=round(ARGS.width * 0.75))
