"""Work Flow: a desk set for the day, she-oak shadow on the wall."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props, room
from kit.containers import BOSTON, bottle
from kit.palette import label, of
from kit.shapes import ball, box, group, lathe, rounded, sheet, smooth, tube
from kit.stage import ARGS, camera, render, start

start(14)
SUN = (-0.8, -0.75, 0.72)
room.wall(of("wall-shell"), 1.9)
box((0, 0.25, -0.12), (16, 3.3, 0.24), of("timber"), 0.05)
box((0, -1.2, -0.55), (16, 0.1, 0.62), of("timber-deep"), 0.03)

# laptop, open, its screen a plain sea-green
keys = [box((0, 0, 0.05), (2.0, 1.35, 0.08), of("shell-metal"), 0.035)]
for row in range(4):
    for column in range(12):
        keys.append(box((-0.83 + 0.151 * column, 0.42 - 0.16 * row, 0.098), (0.128, 0.132, 0.02), of("ink"), 0.012))
keys.append(box((0, -0.42, 0.093), (0.62, 0.36, 0.006), of("white"), 0.002))
group(keys, (0.35, -0.1, 0), -0.12)
lid = [box((0, 0, 0.66), (2.0, 0.06, 1.32), of("shell-metal"), 0.028), box((0, -0.034, 0.67), (1.86, 0.006, 1.16), of("screen"), 0.002)]
lid.append(box((0, -0.0385, 0.37), (1.86, 0.003, 0.56), of("linen-lagoon"), 0.001))
lid.append(props.disc(of("sun-wattle"), (0.32, -0.0375, 0.78), 0.24, 0.002))
lid.append(box((0, -0.0395, 0.37), (1.86, 0.003, 0.52), of("screen-sea"), 0.001))
group(lid, (0.43, 0.56, 0.08), -0.12, (-0.26, 0))

# lamp with a wattle shade: the sun of this room
lathe(rounded([(0, 0), (0.36, 0), (0.36, 0.07), (0, 0.09)], 0.03), of("brass"), (-1.95, 0.75, 0))
tube([(-1.95, 0.75, 0.05), (-1.95, 0.75, 1.5), (-1.85, 0.7, 1.98), (-1.5, 0.6, 2.12), (-1.28, 0.55, 1.96)], 0.032, of("brass"))
lathe(smooth([(0.1, 0.42), (0.16, 0.4), (0.36, 0.26), (0.48, 0.0)], 10), of("sun-wattle"), (-1.24, 0.53, 1.52)).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
lathe(rounded([(0, 0), (0.12, 0), (0.1, 0.12), (0, 0.14)], 0.03), of("brass"), (-1.24, 0.53, 1.9))

# books, cup of pencils, notebook, mug, spray and cloth
for i, (w, d, name) in enumerate(((1.1, 0.8, "reef"), (1.0, 0.75, "paper"), (0.92, 0.7, "coral"))):
    box((2.3, 0.85, 0.09 + 0.17 * i), (w, d, 0.15), of(name), 0.02, 0.06 * (1 - i))
props.sea_star(of("star"), (2.3, 0.8, 0.51), 0.28, 0.5)
lathe(rounded([(0, 0), (0.2, 0), (0.22, 0.56), (0.19, 0.56), (0.18, 0.03), (0, 0.03)], 0.02), of("ceramic-lagoon"), (-1.05, 0.95, 0))
for i, (dx, dy, name) in enumerate(((0.1, 0.05, "oak"), (-0.08, 0.08, "sun-coral"), (0.02, -0.1, "sun-wattle"), (-0.1, -0.05, "ink"))):
    tube([(-1.05 - dx * 0.6, 0.95 - dy * 0.6, 0.06), (-1.05 + dx * 1.3, 0.95 + dy * 1.3, 0.98 + 0.06 * i)], 0.028, of(name))
box((-1.35, -0.55, 0.045), (0.95, 0.72, 0.085), of("linen-coral"), 0.025, 0.18)
box((-1.34, -0.55, 0.05), (0.92, 0.7, 0.06), of("paper"), 0.01, 0.18)
tube([(-1.62, -0.78, 0.12), (-1.08, -0.4, 0.12)], 0.026, of("brass"))
lathe(rounded([(0, 0), (0.2, 0), (0.24, 0.06), (0.25, 0.4), (0.22, 0.4), (0.2, 0.06), (0, 0.05)], 0.02), of("ceramic"), (1.85, -0.45, 0))
lathe([(0, 0.33), (0.22, 0.33)], of("beans"), (1.85, -0.45, 0))
tube([(2.08, -0.48, 0.33), (2.26, -0.5, 0.3), (2.26, -0.5, 0.12), (2.07, -0.48, 0.08)], 0.035, of("ceramic"))
bottle(of("leaf"), of("white"), label("glass-cleaner"), "trigger", of("ink"), s=0.86, loc=(-2.3, -0.02, 0), turn=0.05)
props.folded([of("linen-lagoon"), of("linen")], (-2.3, -0.82, 0), 0.66, 0.45, 0.12, 0.15)

light.needle_shadow((0.7, 1.85, 3.1), 4.0, of("ink"), SUN, 6, 1.7)
light.palm_shadow((-2.9, 1.9, 3.4), 4.2, ((-1.0, -0.5, -62),), SUN)
light.hard_sun(SUN, 4.5, 0.65)
camera((0.02, -9.4, 2.75), (-0.06, 0.2, 1.05), 58.5, 3.2, focus=(0.2, -0.2, 0.6))
render(-0.05, height=round(ARGS.width * 0.75))
